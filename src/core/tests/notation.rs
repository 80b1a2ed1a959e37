//! Reading and writing grids: what each text gives.
#![cfg(not(target_family = "wasm"))]

use std::ops::ControlFlow;
use sudoku_core::notation::{self, Reading, link, names, write};
use sudoku_core::{Cell, Digit, Grid, House, Order, Puzzle, examples};

/// What reading a text gives, in one line: the format, the grid and what was assumed, or the error.
fn outcome(text: &str) -> String {
    match notation::read(text) {
        Ok(Reading { grid, format, assumptions, other }) if assumptions.is_empty() => {
            assert_eq!(other, None, "what nothing was assumed of has no other reading");
            format!("{} {grid}", format.slug())
        }
        Ok(Reading { grid, format, assumptions, .. }) => format!("{} {grid} {assumptions:?}", format.slug()),
        Err(error) => error.to_string(),
    }
}

fn check(text: &str, expect: &str) {
    assert_eq!(outcome(text), expect, "of {:?}", text.chars().take(700).collect::<String>());
}

/// A 4x4 in many forms, all of which give this line.
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
    // A cell lost in one row and one added in another are two mistakes, not none.
    check("1..4\n..2\n.3..1\n4..1", "row 2 has 3 cells instead of 4 at line 2, column 3");
    check("1..4\n..2.\n.3..", "there are 3 rows instead of 4 at line 3, column 1");
    check(&".........\n".repeat(10), "there are 10 rows instead of 9 at line 10, column 1");
    check("1-.4..2..3..4..1", "'-' is neither a digit nor an empty cell at line 1, column 2");
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
    check(&".".repeat(626), "626 cells are too many: 625 are needed at line 1, column 626");
    check(&".".repeat(6561), "6561 cells are too many: 625 are needed at line 1, column 626");
    check(&"1".repeat(10_000_000), "the text of 10000000 bytes is too big");
    check(&"1\n".repeat(1_000_000), "the text of 2000000 bytes is too big");
    check(&format!("{SMALL}\n{SMALL}\n{SMALL}"), "there are 3 puzzles in the text at line 2, column 1");
    check(
        &format!("{0} first\n{0} second", ".".repeat(81)),
        "there are 2 puzzles in the text at line 2, column 1",
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
    for remark in [" Quite easy", "\t1\tunique", ",4.5", &format!(",{}", "1".repeat(81))] {
        check(&format!("{line}{remark}"), &format!("line {line} [RestIgnored]"));
    }
    check(&format!("{line} 4.5"), "84 cells are too many: 81 are needed at line 1, column 83");
    check(&format!("https://example.org/?a=b#p={line}&s=3.hard"), &format!("link {line}"));
    check(&format!("#p={SMALL}"), &format!("link {SMALL}"));
    check("#p=%E0%A4%A", "the link is damaged");
    check("#p=12", "2 cells are too few: 16 are needed");
    check("https://example.org/sudoku.htm?bd=1", "this is the address of another page, which can't be read");
}

#[test]
fn what_is_known_and_not_read() {
    let cells = |first: &str| format!("{first} {}", "1258 ".repeat(80));
    check(&cells("3"), "this is a grid of candidates, which can't be read at line 1, column 3");
    check(&"1........".repeat(81), "this is a line of candidates, which can't be read");
    check(
        ":0000:x:.3.4.....9.28.63.1.......2.8...6.7...6.2.5.9...3.4...8.7.......4.89.25.6.....8.3.::::",
        "this is a line of a HoDoKu library, which can't be read at line 1, column 1",
    );
    check(
        "+1..4..2..3..4..1",
        "this is a position with digits marked as placed, which can't be read at line 1, column 1",
    );
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
    // Letters that the usual way has, too, are read in the usual way, which is the way they are written.
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
    // Each row is the one above, moved: no digit stands twice in a row, column or box.
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
    for order in Order::ALL {
        for cell in Cell::all(order) {
            assert_eq!(names::cell(order, &names::cell_name(order, cell)), Some(cell));
        }
        for house in House::all(order) {
            assert_eq!(names::house(order, &names::house_name(house)), Some(house));
        }
    }
    assert_eq!(names::cell_name(Order::Five, Cell::at(624)), "r25c25");
    assert_eq!(names::cell(Order::Three, "R3C5"), Some(Cell::at(22)));
    assert_eq!(names::house(Order::Three, "B2"), Some(House::Box(1)));
    for name in [
        "", "r", "r1", "r1c", "r0c1", "r1c0", "r10c1", "r1c10", "r+1c1", "r01c1", "c1r1", "r1c1 ", "é1c1",
        "r٣c1",
    ] {
        assert_eq!(names::cell(Order::Three, name), None, "{name}");
    }
    for name in ["", "b", "b0", "b10", "x1", "r1c1", "b99999999999999999999", "é"] {
        assert_eq!(names::house(Order::Three, name), None, "{name}");
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
        // Givens of any number, so that the largest digits are missing, too.
        for kept in [0, 1, 5, 17, grid.order().cell_count() - 1, grid.order().cell_count()] {
            let cells =
                Cell::all(grid.order()).map(|cell| solution.get(cell).filter(|_| cell.index() < kept));
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
