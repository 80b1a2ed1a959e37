//! Reading and writing grids: the result of each text.

use std::ops::ControlFlow;
use sudoku_core::notation::{self, Played, Reading, link, names, write};
use sudoku_core::{Candidates, Cell, Digit, Grid, House, Puzzle, Shape, examples};

/// The result of reading a text, in one line: the format, the grid and the assumptions, or the error.
fn outcome(text: &str) -> String {
    match notation::read(text) {
        Ok(reading) => {
            let plain = reading.assumptions.is_empty();
            assert!(!plain || reading.other.is_none(), "what nothing was assumed of has no other reading");
            let Reading { grid, format, assumptions, .. } = &reading;
            let assumed = if plain { String::new() } else { format!(" {assumptions:?}") };
            let part = reading.part.map(|part| format!(" {} of {}", part.number + 1, part.of));
            format!("{} {grid}{assumed}{}{}", format.slug(), done(&reading), part.unwrap_or_default())
        }
        Err(error) => error.to_string(),
    }
}

/// The progress on the board in a few words: the placed digits, and how many cells have notes.
fn done(reading: &Reading) -> String {
    let placed = reading.progress.iter().filter_map(|(cell, mark)| match mark {
        Played::Digit(digit) => Some(format!(" {}={digit:?}", names::cell_name(reading.grid.shape(), *cell))),
        Played::Notes { .. } => None,
    });
    let noted = reading.progress.len() - reading.placed();
    let noted = (noted > 0).then(|| format!(" {noted} noted"));
    placed.chain(noted).collect()
}

fn check(text: &str, expect: &str) {
    assert_eq!(outcome(text), expect, "of {:?}", text.chars().take(700).collect::<String>());
}

/// A 4x4 in many forms, each with this line as its grid.
const SMALL: &str = "1..4..2..3..4..1";

#[test]
fn symbols() {
    for text in [
        SMALL,
        "1004002003004001",
        "1__4__2__3__4__1",
        "1**4**2**3**4**1",
        "1xx4XX2xx3XX4xx1",
        "1··4··2··3··4··1",
    ] {
        check(text, &format!("line {SMALL}"));
    }
    check(&format!("\u{feff}  {SMALL}\t\r\n\r\n"), &format!("line {SMALL}"));
    check(&"9.Ag".repeat(64), &format!("line {}", "9.AG".repeat(64)));
    check(&"9.Ap_".repeat(125), &format!("line {}", "9.AP.".repeat(125)));
    check(
        "１２３４３４１２２１４３４３２１",
        "'１' is neither a digit nor an empty cell at line 1, column 1",
    );
    check("1..4..2..3..4..²", "'²' is neither a digit nor an empty cell at line 1, column 16");
    check("1..4..2..3..4..?", "'?' is neither a digit nor an empty cell at line 1, column 16");
    check("1..4..2..\n3..4..\u{301}", "'\\u{301}' is neither a digit nor an empty cell at line 2, column 7");
    check("1..4\n..2.\n.3..\n5..1", "5 is too large for a side of 4 at line 4, column 1");
    check(&"A".repeat(81), "10 is too large for a side of 9 at line 1, column 1");
    check(&"1H".repeat(128), "17 is too large for a side of 16 at line 1, column 2");
    check(&"1Q...".repeat(125), "'Q' is neither a digit nor an empty cell at line 1, column 2");
}

#[test]
fn rows_and_borders() {
    let rows = |text: &str| check(text, &format!("rows {SMALL}"));
    rows("1..4\n..2.\n.3..\n4..1");
    rows("1..4\r\n..2.\r\n.3..\r\n4..1\r\n");
    rows("1..4\r..2.\r.3..\r4..1");
    rows("1..4\u{2028}..2.\u{2029}.3..\n4..1");
    rows("\n 1. .4\n .. 2.\n\n .3 ..\n 4. .1\n");
    rows("1 . . 4\n. . 2 .\n. 3 . .\n4 . . 1");
    rows("1..4..2.\n.3..4..1");
    rows("1\n.\n.\n4\n.\n.\n2\n.\n.\n3\n.\n.\n4\n.\n.\n1\n");
    let block = |text: &str| check(text, &format!("ss {SMALL}"));
    block("1.|.4\n..|2.\n--+--\n.3|..\n4.|.1");
    block("+--+--+\n|1.|.4|\n|..|2.|\n+==+==+\n|.3|..|\n|4.|.1|\n+--+--+");
    block(" *-------*\n |1.|.4|\n |..|2.|\n |---+---|\n |.3|..|\n |4.|.1|\n *-------*");
    block(
        ".-----.-----.\n| 1 . | . 4 |\n| . . | 2 . |\n:-----+-----:\n| . 3 | . . |\n| 4 . | . 1 |\n'-----'-----'",
    );
    block("┏━━━┳━━━┓\n┃1 .┃. 4┃\n┃. .┃2 .┃\n┣━━━╋━━━┫\n┃. 3┃. .┃\n┃4 .┃. 1┃\n┗━━━┻━━━┛");
    block("1 . : . 4\n. . : 2 .\n— — — —\n. 3 : . .\n4 . : . 1");
    check("1..4\n..2.\n.3.\n4..1", "row 3 has 3 cells instead of 4 at line 3, column 3");
    check("1..4\n..2.\n\n.3..1\n4..1", "row 3 has 5 cells instead of 4 at line 4, column 5");
    // A cell lost in one row and one added in another are two mistakes that do not cancel.
    check("1..4\n..2\n.3..1\n4..1", "row 2 has 3 cells instead of 4 at line 2, column 3");
    check("1..4\n..2.\n.3..", "there are 3 rows instead of 4 at line 3, column 1");
    check(&".........\n".repeat(10), "there are 10 rows instead of 9 at line 10, column 1");
    // The rows of a 16x16 with a sign too many are not sixteen 4x4, and a damaged line has no smaller board beside it.
    let rows = format!("{},\n{}", ".".repeat(16), "................\n".repeat(15));
    check(&rows, &format!("list {}", ".".repeat(256)));
    check(
        &format!("{}{{{}", ".".repeat(16), "1".repeat(64)),
        "'{' is neither a digit nor an empty cell at line 1, column 17",
    );
    check("1-.4..2..3..4..1", "'-' is neither a digit nor an empty cell at line 1, column 2");
}

/// A wall alone on its line is damage; bars there turn the boxes.
#[test]
fn borders_between_the_bands() {
    let halves = |between: &str| format!("1.....\n......\n......\n{between}\n......\n......\n......");
    check(&halves("|"), "ss 1...................................");
    check(&halves("---+---"), "ss b3:1...................................");
}

#[test]
fn lengths() {
    check("", "the text is empty");
    check(" \t\r\n\u{feff}\u{a0}\u{200b}", "the text is empty");
    check("# a comment, 2024\n", "there is no puzzle in the text");
    check("+---+---+\n|---|", "there is no puzzle in the text");
    check(&SMALL[1..], "15 cells are too few: 16 are needed at line 1, column 15");
    check(&format!("{SMALL}.4"), "18 cells are too many: 16 are needed at line 1, column 17");
    check(&".".repeat(64), "64 cells are too few: 81 are needed at line 1, column 64");
    check(&".".repeat(196), "the board has 14 rows and 14 columns");
    check(&".".repeat(626), "626 cells are too many: 625 are needed at line 1, column 626");
    check(&".".repeat(6561), "the board has 81 rows and 81 columns");
    check(&"1".repeat(10_000_000), "the text of 10000000 bytes is too big");
    check(&"1\n".repeat(1_000_000), "the text of 2000000 bytes is too big");
    check(&format!("{SMALL}\n{SMALL}\n{SMALL}"), &format!("line {SMALL} 1 of 3"));
    // A row of a 16×16 is as long as such a line. Its digits distinguish them.
    let row =
        |row: usize| (0..16).map(|column| Digit::at((row * 4 + row / 4 + column) % 16).symbol()).collect();
    let rows: Vec<String> = (0..15).map(row).collect();
    check(&rows.join("\n"), "there are 15 rows instead of 16 at line 15, column 1");
    check(
        &format!("{0} first\n{0} second", ".".repeat(81)),
        &format!("line {} [RestIgnored] 1 of 2", ".".repeat(81)),
    );
    check(&".........\n".repeat(18), "there are 2 puzzles in the text at line 10, column 1");
}

#[test]
fn numbers() {
    let list = |text: &str| check(text, &format!("list {SMALL}"));
    list("1 0 0 4 0 0 2 0 0 3 0 0 4 0 0 1");
    list("1, 0, 0, 4, 0, 0, 2, 0, 0, 3, 0, 0, 4, 0, 0, 1");
    list("1,.,.,4\n.,.,2,.\n.,3,.,.\n4,.,.,1\n");
    list("01 00 00 04\n00 00 02 00\n00 03 00 00\n04 00 00 01");
    let large = |zero: &str| -> Vec<String> {
        (0..256).map(|i| if i % 17 == 0 { zero.to_owned() } else { (i % 17).to_string() }).collect()
    };
    let line: String = (0..256).map(|i| Digit::new((i % 17) as u8).map_or('.', Digit::symbol)).collect();
    for (zero, between) in [("0", " "), (".", ","), ("_", ", "), ("0", "\t")] {
        check(&large(zero).join(between), &format!("list {line}"));
    }
    let rows: Vec<String> = large("0").chunks(16).map(|row| row.join(" ")).collect();
    check(&rows.join("\n"), &format!("list {line}"));
    check(&rows[1..].join("\n"), "there are 15 rows instead of 16 at line 15, column 1");
    check(&rows.join("\n").replacen("16", "17", 1), "17 is too large for a side of 16 at line 2, column 1");
    check("12 1 2 3\n1 2 3 4\n1 2 3 4\n1 2 3 4", "12 is too large for a side of 4 at line 1, column 1");
    check("1 2 3 4 -1 2 3 4 1 2 3 4 1 2 3 4", "\"-1\" is not a whole number at line 1, column 9");
    check(
        "1, 2, 3, 4, NaN, 2, 3, 4, 1, 2, 3, 4, 1, 2, 3, 4",
        "\"NaN\" is not a whole number at line 1, column 13",
    );
    check(
        &"1 ".repeat(80).replacen('1', "99999999999999999999", 1).replacen('1', "1 1", 1),
        "4294967295 is too large for a side of 9 at line 1, column 1",
    );
}

#[test]
fn blanks_as_empty_cells() {
    let blank = |format: &str, text: &str| check(text, &format!("{format} {SMALL} [BlanksAreEmpty]"));
    blank("rows", "1,,,4\n,,2,\n,3,,\n4,,,1");
    blank("rows", "1;;;4;\n;;2;;\n;3;;;\n4;;;1;");
    blank("rows", "1\t\t\t4\n\t\t2\t\n\t3\t\t\n4\t\t\t1\n");
    blank(
        "ss",
        "| 1 |   |   | 4 |\n|---|---|---|---|\n|   |   | 2 |   |\n|   | 3 |   |   |\n| 4 |   |   | 1 |",
    );
    blank("rows", "1  4\n  2 \n 3  \n4  1");
    check("12 4  2  3  4 31", "line 12.4..2..3..4.31 [BlanksAreEmpty]");
    check("\t\t\t\n\t1\t\t\n\t\t\t\n\t\t\t\n", "rows .....1.......... [BlanksAreEmpty]");
    check("1  4\n  2\n 3  \n4  1", "6 cells are too few: 16 are needed at line 4, column 4");
}

#[test]
fn brackets() {
    let matrix = |text: &str| check(text, &format!("matrix {SMALL}"));
    matrix("[[1, 0, 0, 4], [0, 0, 2, 0], [0, 3, 0, 0], [4, 0, 0, 1]]");
    matrix("[1,0,0,4,0,0,2,0,0,3,0,0,4,0,0,1]");
    matrix("[[1 0 0 4]\n [0 0 2 0]\n [0 3 0 0]\n [4 0 0 1]]");
    matrix("int[][] grid = {\n  {1,0,0,4},\n  {0,0,2,0},\n  {0,3,0,0}, # the third\n  {4,0,0,1},\n};");
    matrix("A = [1 0 0 4; 0 0 2 0; 0 3 0 0; 4 0 0 1]");
    matrix("[1,0,0,4],\n[0,0,2,0],\n[0,3,0,0],\n[4,0,0,1]");
    matrix("[[1,null,null,4],[None,None,2,nil],[0,3,0,0],[4,0,0,1]]");
    matrix("[['1','.','.','4'],['.','.','2','.'],['.','3','.','.'],['4','','','1']]");
    matrix("[\"1..4\", \"..2.\", \".3..\", \"4..1\"]");
    matrix(&format!("puzzle = [\"{SMALL}\"]"));
    matrix("[[[1,0,0,4],[0,0,2,0]],[[0,3,0,0],[4,0,0,1]]]");
    check("[[1,2,3,4],[3,4,1,2],[2,1,4,3],[4,3,2]]", "row 4 has 3 cells instead of 4 at line 1, column 37");
    check("[[1,2,3,4],[3,4,1,2],[2,1,4,3]]", "there are 3 rows instead of 4 at line 1, column 23");
    check("[[1,2,3,4],[3,,1,2]]", "a number is missing between two commas at line 1, column 15");
    check("[,1]", "a number is missing between two commas at line 1, column 2");
    check("[[1,2,3,4],[3,4,1,2]", "the brackets do not match at line 1, column 20");
    check("[[1,2,3,4}]", "the brackets do not match at line 1, column 10");
    check("[[1,2,3,4]]]", "the brackets do not match at line 1, column 12");
    check("[1,2,[3]]", "the brackets do not match at line 1, column 6");
    check("[[1],2]", "the brackets do not match at line 1, column 6");
    check("[]", "the brackets do not match at line 1, column 2");
    check("[\"1]", "the brackets do not match at line 1, column 2");
    check("[1.5,2]", "\"1.5\" is not a whole number at line 1, column 2");
    check("[-1,2]", "\"-1\" is not a whole number at line 1, column 2");
    check("[NaN,2]", "\"NaN\" is not a whole number at line 1, column 2");
    check("[1,2] + 3", "'+' is neither a digit nor an empty cell at line 1, column 7");
    check("{\"__proto__\": {\"a\": 1}}", "':' is neither a digit nor an empty cell at line 1, column 13");
    check(&"[".repeat(60_000), "the brackets are nested deeper than 3 at line 1, column 4");
    check("[[1,2,3,4],[1,2,3,4],[1,2,3,4],[1,2,3,5]]", "5 is too large for a side of 4 at line 1, column 39");
}

#[test]
fn files_and_links() {
    let rows = "1..4\n..2.\n.3..\n4..1\n";
    check(&format!("#A A. Person\n#B 01-02-2003\n{rows}"), &format!("sdk {SMALL}"));
    check(
        &format!("Title=4\n[Puzzle]\n{rows}[State]\n1234\n{rows}"),
        &format!("sdk {SMALL} [OtherSectionsIgnored]"),
    );
    check("[State]\n1234\n3412\n2143\n4321", "there is no puzzle in the text");
    check(&format!("{SMALL} # 4 hints"), &format!("line {SMALL}"));
    check(&format!("{SMALL}#4"), "'#' is neither a digit nor an empty cell at line 1, column 17");
    let line = ".3.4.....9.28.63.1.......2.8...6.7...6.2.5.9...3.4...8.7.......4.89.25.6.....8.3.";
    for remark in [" Quite easy", "\t1\tunique", ",4.5"] {
        check(&format!("{line}{remark}"), &format!("line {line} [RestIgnored]"));
    }
    check(&format!("{line},{}", "1".repeat(81)), &format!("line {line} [GroupIgnored]"));
    check(&format!("{line} 4.5"), &format!("line {line} [AroundIgnored]"));
    check(&format!("{line} 45"), "83 cells are too many: 81 are needed at line 1, column 83");
    check(&format!("https://example.org/?a=b#p={line}&s=3.hard"), &format!("link {line}"));
    check(&format!("#p={SMALL}"), &format!("link {SMALL}"));
    check("#p=%E0%A4%A", "the link is damaged");
    check("#p=12", "2 cells are too few: 16 are needed");
    check("https://example.org/sudoku.htm?bd=1", "this is the address of another page, which can't be read");
}

/// A row of digits of the puzzle's size.
const NINE: &str = ".3.4.....9.28.63.1.......2.8...6.7...6.2.5.9...3.4...8.7.......4.89.25.6.....8.3.";

/// The candidates of each cell by the digits; filled cells have their digit alone.
fn candidates(line: &str) -> Vec<String> {
    let grid = notation::read(line).expect("a line").grid;
    let candidates = Candidates::new(&grid);
    Cell::all(grid.shape())
        .map(|cell| match grid.get(cell) {
            Some(digit) => digit.symbol().to_string(),
            None => candidates.digits(cell).iter().map(Digit::symbol).collect(),
        })
        .collect()
}

/// Candidates in rows, with something between cells, boxes and bands.
fn in_rows(cells: &[String], wall: &str, bar: &str) -> String {
    let side: usize = if cells.len() == 16 { 4 } else { 9 };
    let n = side.isqrt();
    let mut text = String::new();
    for (row, cells) in cells.chunks(side).enumerate() {
        if row > 0 && row % n == 0 {
            text += bar;
        }
        let boxes: Vec<String> = cells.chunks(n).map(|cells| cells.join("  ")).collect();
        text += &(boxes.join(wall) + "\n");
    }
    text
}

#[test]
fn grids_of_candidates() {
    let cells = candidates("1.....2..3.....4");
    let expect = outcome(&cells.join(" "));
    assert!(expect.starts_with("candidates 1..") && expect.contains("[LoneDigitsAreGivens]"), "{expect}");
    for text in [
        in_rows(&cells, "  ", ""),
        in_rows(&cells, " | ", "------+------\n"),
        in_rows(&cells, " │ ", "──────┼──────\n"),
        format!(".------.------.\n{}'------'------'", in_rows(&cells, " | ", ":------+------:\n")),
    ] {
        check(&text, &expect);
    }
    // A candidate alone in its cell and absent from all peers is a digit; a single not yet placed isn't.
    let mut cells = vec!["1234"; 16];
    cells[0] = "1";
    check(&cells.join(" "), "candidates ................ [LoneDigitsAreGivens] 16 noted");
    for peer in [1, 2, 3, 4, 5, 8, 12] {
        cells[peer] = "234";
    }
    check(&cells.join(" "), "candidates 1............... [LoneDigitsAreGivens] 15 noted");

    let nine = candidates(NINE);
    let shown = outcome(&in_rows(&nine, " | ", "---+---+---\n"));
    assert!(shown.starts_with(&format!("candidates {NINE} [LoneDigitsAreGivens] ")), "{shown}");
    assert!(shown.ends_with(" noted"), "{shown}");
    // Marks of a step shown with it, and its words below.
    let place = nine.iter().position(|cell| cell.len() > 2).expect("such a cell");
    let mut marked = nine.clone();
    marked[place] = format!("*{}-{}", &nine[place][..1], &nine[place][1..]);
    let told = format!("{}Naked Pair: 1,5 in r1c13 => r1c5<>1\n", in_rows(&marked, " | ", "---+---+---\n"));
    assert_eq!(outcome(&told).replace(", RestIgnored", ""), shown);
    // All candidates in one line.
    let all: String = nine
        .iter()
        .flat_map(|cell| ('1'..='9').map(move |digit| if cell.contains(digit) { digit } else { '.' }))
        .collect();
    assert_eq!(all.len(), 729);
    assert_eq!(outcome(&all), shown.replace("candidates ", "candidate-line "));
    check(&".".repeat(729), "729 cells are too many: 625 are needed at line 1, column 626");
    // An error has its position.
    let mut wrong = nine.clone();
    wrong[place] = "321".into();
    let column = nine[..place].iter().map(|cell| cell.len() + 1).sum::<usize>() + 1;
    check(&wrong.join(" "), &format!("\"321\" is no group of candidates at line 1, column {column}"));
    let cells = |first: &str| format!("{first} {}", "1258 ".repeat(80));
    check(&cells("-"), "\"-\" is no group of candidates at line 1, column 1");
    let short = outcome(&in_rows(&nine[..72], " ", ""));
    assert!(short.starts_with("there are 8 rows instead of 9 at line 8"), "{short}");
}

#[test]
fn positions() {
    check("+1..4..2..3..4..1", "position ...4..2..3..4..1 r1c1=1");
    check(&format!("{NINE}:"), &format!("line {NINE}"));
    check("12345678", "8 cells are too few: 16 are needed at line 1, column 8");
    let library = |givens: &str, gone: &str| format!(":0000:x:{givens}:{gone}:::");
    check(&library(NINE, ""), &format!("hodoku {NINE}"));
    let gone = outcome(&library(NINE, "111 512"));
    assert!(gone.starts_with(&format!("hodoku {NINE} ")) && gone.ends_with("noted"), "{gone}");
    let placed = NINE.replacen(".3", "+13", 1);
    check(&library(&placed, ""), &format!("hodoku {NINE} r1c1=1"));
    check(&library(NINE, "999 9"), "\"9\" is not a whole number at line 1, column 95");
    check(&library(&NINE[..80], ""), "80 cells are too few: 81 are needed at line 1, column 88");
    check(&format!("9,8,7,6,{NINE},5,4"), &format!("gsf {NINE} [RestIgnored]"));
    // A row to a line, candidates without separators, and a sign before placed digits.
    let mut cells = candidates(NINE);
    cells[1] = "u3".into();
    let text: String = cells.chunks(9).map(|row| row.join(" ") + "\n").collect();
    let shown = outcome(&text);
    assert!(shown.starts_with(&format!("sdx {} r1c2=3 ", NINE.replacen('3', ".", 1))), "{shown}");
    // The three grids of Simple Sudoku: givens, the same with placed digits, candidates.
    let rows = |line: &str| -> String {
        let row = |row: &[u8]| {
            String::from_utf8_lossy(&[&row[..3], b"|", &row[3..6], b"|", &row[6..], b"\n"].concat())
                .into_owned()
        };
        let rows: Vec<String> = line.as_bytes().chunks(9).map(row).collect();
        [rows[..3].concat(), rows[3..6].concat(), rows[6..].concat()].join("---+---+---\n")
    };
    let solved = NINE.replacen('.', "1", 1);
    check(&format!("{}\n{}", rows(NINE), rows(&solved)), &format!("ss {NINE} r1c1=1"));
    let marks = in_rows(&candidates(NINE), " | ", "---+---+---\n");
    let shown = outcome(&format!("{}\n{}\n{marks}", rows(NINE), rows(&solved)));
    assert!(shown.starts_with(&format!("ss {NINE} r1c1=1 ")) && shown.ends_with("noted"), "{shown}");
    let other = NINE.replacen('3', "5", 1);
    check(&format!("{}\n{}", rows(NINE), rows(&other)), &format!("ss {NINE} 1 of 2"));
}

#[test]
fn collections() {
    let other = NINE.replacen('3', ".", 1);
    let text = format!("# two of them\n{NINE}\r\n\r\n{other} 4.5\n");
    check(&text, &format!("line {NINE} 1 of 2"));
    let second = notation::read_one(&text, 1).expect("the second");
    assert_eq!(second.grid.to_string(), other);
    assert_eq!(notation::read_one(&text, 9).expect("the last").grid, second.grid);
    check(&format!("{NINE}\n{}\n", &other[1..]), "161 cells are too many: 81 are needed at line 2, column 1");
    let game = |line: &str| format!("<game data=\"{}\"/>", line.replace('.', "0"));
    let file = |games: &str| {
        format!(
            "<?xml version=\"1.0\"?><opensudoku version=\"2\"><folder name=\"a\">{games}</folder></opensudoku>"
        )
    };
    check(&file(&game(NINE)), &format!("opensudoku {NINE}"));
    check(&file(&(game(NINE) + &game(&other))), &format!("opensudoku {NINE} 1 of 2"));
    check(&file(""), "there is no puzzle in the text");
    check(&file(&game(NINE)).replace("</folder>", ""), "the text is damaged");
    check(&"<a>".repeat(20_000), "there is no puzzle in the text");
    check(&file(&"<a>".repeat(20_000)), "the brackets are nested deeper than 16");
    check(
        "<?xml version=\"1.0\"?><java version=\"1.8\" class=\"java.beans.XMLDecoder\"></java>",
        "this is a file of HoDoKu's own, which can't be read",
    );
    let bomb = "<!DOCTYPE o [<!ENTITY a \"aaaa\"><!ENTITY b \"&a;&a;\">]><opensudoku>&b;</opensudoku>";
    check(bomb, "the text is damaged");
    let many = format!("{NINE}\n").repeat(60_000);
    assert!(many.len() > 4_000_000);
    check(&many, &format!("line {NINE} 1 of 60000"));
}

#[test]
fn links_of_other_programs() {
    let digits = NINE.replace('.', "0");
    for (address, format) in [
        ("https://www.sudokuwiki.org/sudoku.htm?bd=", "sudokuwiki"),
        ("sudokuwiki.org/Sudoku.htm?bd=", "sudokuwiki"),
        ("https://sudokuexchange.com/play/?d=3&s=", "sudokuexchange"),
        ("https://sudoku.coach/en/play/", "sudoku-coach"),
        ("https://sudoku.coach/de/solver/", "sudoku-coach"),
    ] {
        check(&format!("{address}{digits}"), &format!("{format} {NINE}"));
    }
    check(
        "https://sudoku.coach/en/s/abc",
        "this is a link to a puzzle that is kept on another server, which can't be read",
    );
    check(
        "https://sudokupad.app/abc123",
        "this is a link to a puzzle that is kept on another server, which can't be read",
    );
    check(
        "https://f-puzzles.com/?id=abc",
        "this is a link to a puzzle that is kept on another server, which can't be read",
    );
    check("https://www.sudokuwiki.org/", "this is the address of another page, which can't be read");
    // Each size in SudokuWiki's own notation: a given, a placed digit, notes, and an empty cell.
    for (text, expect) in [("S4B", " r1c2=2 1 noted"), ("SGB", " r1c2=2 1 noted"), ("SPB", " r1c2=2 1 noted")]
    {
        let (side, width) = match text {
            "S4B" => (4_u32, 1),
            "SGB" => (16, 4),
            _ => (25, 5),
        };
        let cell = |value: u32| {
            let mut text = String::new();
            let mut value = value;
            for _ in 0..width {
                text.insert(0, char::from_digit(value % 36, 36).expect("a digit"));
                value /= 36;
            }
            text
        };
        let cells = [1, side + 2, 2 * side + 0b1100].map(cell).concat();
        let empty = cell(0).repeat((side * side - 3) as usize);
        let shown = outcome(&format!("{text}{cells}{empty}"));
        assert!(shown.starts_with("sudokuwiki 1.") && shown.ends_with(expect), "{shown}");
        assert_eq!(outcome(&format!("{text}{cells}{}", &empty[1..])), "the text is damaged");
    }
    // Older: two base-32 digits for each cell, candidates above a bit for clues.
    let old = format!("{}{}{}{}", "03", "04", "0c", "00".repeat(78));
    let shown = outcome(&format!("https://www.sudokuwiki.org/sudoku.htm?bd={old}"));
    assert!(
        shown.contains("sudokuwiki 1.....") && shown.ends_with("[LoneDigitsArePlaced] r1c2=2 1 noted"),
        "{shown}"
    );
    check(
        "https://sigh.github.io/Interactive-Sudoku-Solver/?q=.Lockout~4~R1C1~R1C2",
        "the puzzle has other rules: \"Lockout\"",
    );
}

#[test]
fn games_of_solo() {
    check("2x2:_1b4b2b3b4b1", "the text is damaged");
    check("2x2:1b4b2b3b4b1", "solo 1..4..2..3..4..1");
    check("2x2r2dt:1b4b2b3b4b1", "solo 1..4..2..3..4..1");
    check("2x2:1b4b2b3b4b", "the text is damaged");
    check("2x2:5b4b2b3b4b1", "5 is too large for a side of 4");
    check("3x3k:a", "the text is damaged");
    check("3x2:a", "the text is damaged");
    // Two boxes side by side and three above each other.
    check("2x3:1zi", "solo 1...................................");
    check("3x2:a1zh", "solo b3:.1..................................");
    check("2x6:a", "the text is damaged");
    check("2x7:a", "the boxes have 2 rows and 7 columns");
    check("3x3#1234", "this is a seed of Simon Tatham's Solo, which can't be read");
    let saved = |moves: &str, at: usize| {
        format!(
            "SAVEFILE:41:Simon Tatham's Portable Puzzle Collection\nGAME    :4:Solo\nPARAMS  :3:2x2\nDESC    :11:1b4b2b3b4b1\nSTATEPOS:1:{at}\n{moves}"
        )
    };
    let moves =
        "MOVE    :6:R1,0,2\nMOVE    :6:P2,0,3\nMOVE    :6:P0,1,3\nMOVE    :6:P0,1,4\nMOVE    :6:P2,0,3\n";
    check(&saved(moves, 6), "solo 1..4..2..3..4..1 r1c2=2 1 noted");
    check(&saved(moves, 2), "solo 1..4..2..3..4..1 r1c2=2");
    check(&saved("MOVE    :6:R0,0,2\n", 2), "the text is damaged");
}

#[test]
fn what_is_no_puzzle() {
    for text in
        ["hello", "Lorem ipsum 1 dolor 2 sit 3", "\"><svg/onload=alert(1)>", "%PDF-1.7\n%âã", "🧩🧩🧩"]
    {
        let error = outcome(text);
        assert!(error.starts_with("there is no puzzle in the text"), "{text}: {error}");
    }
}

#[test]
fn alphabets() {
    let text = |alphabet: &str, empty: &str, cells: usize| {
        format!("{}{empty}", alphabet.repeat(cells / alphabet.len() + 1)[..cells - 1].to_owned())
    };
    let usual = |side: usize, cells: usize| text(&"123456789ABCDEFGHIJKLMNOP"[..side], ".", cells);
    let letters = |side: usize| &"ABCDEFGHIJKLMNOPQRSTUVWXY"[..side];
    check(&text(letters(16), ".", 256), &format!("line {} [LettersAreDigits]", usual(16, 256)));
    check(&text(letters(25), ".", 625), &format!("line {} [LettersAreDigits]", usual(25, 625)));
    check(
        &text(letters(25), ".", 625).to_lowercase(),
        &format!("line {} [LettersAreDigits]", usual(25, 625)),
    );
    // Letters also found in the usual notation are read by it, as that is how they are written.
    check(&text("ABCDEFG", ".", 256), &format!("line {}", text("ABCDEFG", ".", 256)));
    check(
        &text("Q", ".", 625).replacen('Q', ".", 623),
        "'Q' is neither a digit nor an empty cell at line 1, column 624",
    );
    check(&text("H.", ".", 256), "17 is too large for a side of 16 at line 1, column 1");
    let x = "the text could mean two different puzzles: X may be a digit or an empty cell";
    check(&text(letters(25), "A", 625), x);
    check(&text("ABCX", ".", 625), x);
    let zero = "the text could mean two different puzzles: 0 may be a digit or an empty cell";
    check(&text("0123456789ABCDEF", "x", 256), zero);
    check(&text("0123456789ABCDEF", ".", 256), zero);
    // Each row is the one above, shifted: no digit is twice in a row, column or box.
    let moved = |symbols: &str, empty: char| -> String {
        let symbols: Vec<char> = symbols.chars().collect();
        (0..256)
            .map(|i| if i % 3 == 0 { empty } else { symbols[(i / 16 % 4 * 4 + i / 64 + i) % 16] })
            .collect()
    };
    check(
        &moved("0123456789abcdef", 'x'),
        &format!("line {} [DigitsFromZero]", moved("123456789ABCDEFG", '.')),
    );
    let other = |text: &str| notation::read(text).ok().and_then(|reading| reading.other);
    let usual = moved(".123456789ABCDEF", '.');
    assert_eq!(other(&moved("0123456789abcdef", 'x')).map(|grid| grid.to_string()), Some(usual));
    assert_eq!(other(&text(letters(16), ".", 256)), None, "the usual way has not so many letters");
    check(&moved("0123456789ABCDEF", '0'), &format!("line {}", moved(".123456789ABCDEF", '.')));
    check(&moved("0123456789ABCDEF", '.').replace(['7', '8'], "."), zero);
    check(&moved(".123456789ABCDEF", '.').replacen('.', "0", 2), zero);
    check(&text("0123456789ABCDEFG", ".", 256), &format!("line {}", text(".123456789ABCDEFG", ".", 256)));
    check(&text("0123456789ABCDEF", "0", 256), &format!("line {}", text(".123456789ABCDEF", ".", 256)));
    check("0...0...0...0..1", "line ...............1");
}

#[test]
fn fragments() {
    let check = |fragment: &str, expect: &str| {
        let outcome = match link::read(fragment) {
            Ok(None) => "none".to_owned(),
            Ok(Some(link)) => format!("{} {:?}", link.grid(), link.spec()),
            Err(error) => error.to_string(),
        };
        assert_eq!(outcome, expect, "of {:?}", fragment.chars().take(80).collect::<String>());
    };
    check("", "none");
    check("#", "none");
    check("#board", "none");
    check("#t=1&other-key=anything%at all", "none");
    check(&format!("#p={SMALL}"), &format!("{SMALL} None"));
    check(
        &format!("p={SMALL}&s=3.hard.permutation-1.k7Qz"),
        &format!("{SMALL} Some(\"3.hard.permutation-1.k7Qz\")"),
    );
    check(&format!("#x=1&s=a&p={}", SMALL.replace('.', "%2e")), &format!("{SMALL} Some(\"a\")"));
    check(&format!("#p={SMALL}&p={SMALL}"), "the link has 'p' twice");
    check(&format!("#p={SMALL}&s="), "the link names its making badly");
    check(&format!("#p={SMALL}&s={}", "a".repeat(3001)), "the link names its making badly");
    check(&format!("#p={SMALL}&s=%3Cb%3E"), "the link names its making badly");
    check("#p=", "the link's puzzle is bad: the text is empty");
    check("#p=1234", "the link's puzzle is bad: 4 cells are too few: 16 are needed");
    check("#p=%E0%A4%A", "the link has a damaged escape");
    check("#p=%", "the link has a damaged escape");
    check("#p=%2", "the link has a damaged escape");
    check("#p=%252e", "the link has a damaged escape");
    check("#p=%F0%9F%A7%A9", "the link's puzzle is bad: '🧩' is neither a digit nor an empty cell");
    check("#p=[[1]]", "the link's puzzle is bad: '[' is neither a digit nor an empty cell");
    check("#p=%3Cscript%3E", "the link's puzzle is bad: '<' is neither a digit nor an empty cell");
    check("#<script>alert(1)</script>", "the link is not made of keys and values");
    check("#javascript:alert(1)", "the link is not made of keys and values");
    check("#__proto__=1", "the link is not made of keys and values");
    check("#p", "none");
    check("#=1", "the link is not made of keys and values");
    check(&format!("#p={}", "1".repeat(200_000)), "the link of 200003 bytes is too big");
}

#[test]
fn short_names() {
    for shape in Shape::ALL {
        for cell in Cell::all(shape) {
            assert_eq!(names::cell(shape, &names::cell_name(shape, cell)), Some(cell));
        }
        for house in House::all(shape) {
            assert_eq!(names::house(shape, &names::house_name(house)), Some(house));
        }
    }
    assert_eq!(names::cell_name(Shape::S25, Cell::at(624)), "r25c25");
    assert_eq!(names::cell(Shape::S9, "R3C5"), Some(Cell::at(22)));
    assert_eq!(names::house(Shape::S9, "B2"), Some(House::Box(1)));
    for name in [
        "", "r", "r1", "r1c", "r0c1", "r1c0", "r10c1", "r1c10", "r+1c1", "r01c1", "c1r1", "r1c1 ", "é1c1",
        "r٣c1",
    ] {
        assert_eq!(names::cell(Shape::S9, name), None, "{name}");
    }
    for name in ["", "b", "b0", "b10", "x1", "r1c1", "b99999999999999999999", "é"] {
        assert_eq!(names::house(Shape::S9, name), None, "{name}");
    }
}

#[test]
fn written_forms() {
    let grid = notation::read(SMALL).expect("it is a grid").grid;
    assert_eq!(write::line(&grid), SMALL);
    assert_eq!(write::plain_rows(&grid), "1..4\n..2.\n.3..\n4..1\n");
    assert_eq!(write::ss(&grid), "1.|.4\n..|2.\n--+--\n.3|..\n4.|.1\n");
    assert_eq!(
        write::block(&grid),
        "┌─────┬─────┐\n│ 1 . │ . 4 │\n│ . . │ 2 . │\n├─────┼─────┤\n│ . 3 │ . . │\n│ 4 . │ . 1 │\n└─────┴─────┘\n"
    );
    assert_eq!(write::matrix(&grid), "[[1, 0, 0, 4],\n [0, 0, 2, 0],\n [0, 3, 0, 0],\n [4, 0, 0, 1]]\n");
    assert_eq!(link::write(&grid), format!("#p={SMALL}"));
}

#[test]
fn links_of_our_own_making_say_the_same_in_either_reading() {
    let mut forever = |_| ControlFlow::Continue(());
    for example in examples::ALL {
        let grid = notation::read(example.line).unwrap().grid;
        assert!(link::read_own(&link::write(&grid)).is_some(), "{}", example.line);
        let solution = Puzzle::new(grid.clone(), &mut forever).unwrap().solution().clone();
        // Any number of givens, so that the largest digits may also be missing.
        for kept in [0, 1, 5, 17, grid.shape().cell_count() - 1, grid.shape().cell_count()] {
            let cells =
                Cell::all(grid.shape()).map(|cell| solution.get(cell).filter(|_| cell.index() < kept));
            let fragment = link::write(&Grid::from_cells(cells.collect()).unwrap());
            if let Some(own) = link::read_own(&fragment) {
                assert_eq!(link::read(&fragment), Ok(Some(own)), "{fragment}");
            }
            assert!(link::names_a_puzzle(&fragment));
        }
    }
    for foreign in ["", "#", "#keys", "#p=", "#p=x", "#p=1234", "#s=z2.1", "#p=%zz", "#q=1"] {
        assert_eq!(link::read_own(foreign), None, "{foreign}");
    }
}

/// A sign that slipped into a line of its own is no border of boxes, and a drawn border is one.
#[test]
fn a_single_bar_parts_no_boxes() {
    let rows = |border: &str| format!("1{0}\n{1}{1}{1}{border}\n{1}{1}{1}{1}", ".".repeat(7), "........\n");
    let shape = |text: &str| notation::read(text).expect("a board").grid.shape().clone();
    assert_eq!(shape(&rows("=")), Shape::S8);
    assert_eq!(shape(&rows("========")).box_rows(), 4);
}
