//! Texts as people post them: jigsaws drawn with signs, ratings beside a puzzle, prints of programs, menus beside a
//! table. Each gives its puzzle, or a refusal; the reading mentions any part that it leaves out.

#![expect(
    clippy::format_collect,
    clippy::format_push_string,
    clippy::cast_possible_wrap,
    reason = "texts of a few lines"
)]

use sudoku_core::{
    CagesError, Candidates, Cell, Digit, Grid, Shape,
    cages::CageFault,
    explain::Locale,
    notation::{
        self, Assumption, Format, ParseErrorKind as Kind, Rule,
        boards::{Snapshot, TextFormat},
    },
    rating::Tenths,
    wire::{Answer, Task, serve},
};

/// A puzzle and its solution, and two more puzzles.
const ONE: &str = "..7...3..18.....72...7.6...2.1...7.3...6.3...39..7..84....6....4...8...5..23.41..";
const SOLVED: &str = "627418359184539672935726418241895763758643921396271584513962847469187235872354196";
const TWO: &str = "..3.2.6..9..3.5..1..18.64....81.29..7.......8..67.82....26.95..8..2.3..9..5.1.3..";
const THREE: &str = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
/// A jigsaw and its regions; regions of a small board; regions in more than one piece each.
const JIGSAW: &str = "9.7.......348...76.1......5..2...3...8.....6...9...8..8......9.29...568.......7.9";
const REGIONS: &str = "122222233111122233411153335416655335444665555744466666774788889777789999788889999";
const SMALL: (&str, &str) = ("1......2..3....4", "1112132233243444");
const IN_PIECES: &str = "112233333111214443211254443222254443615555573688859999688859779688879777666669977";

/// The puzzle of a text with the tag of its rules, and the assumptions.
fn read(text: &str) -> Result<(String, Vec<Assumption>), Kind> {
    let reading = notation::read(text).map_err(|error| error.kind)?;
    Ok((reading.grid.to_string(), reading.assumptions))
}

fn check(text: &str, expected: &str) {
    let grid = read(text).map(|(grid, _)| grid);
    assert_eq!(grid.as_deref(), Ok(expected), "{text}");
}

fn refused(text: &str, kind: Kind) {
    assert_eq!(read(text), Err(kind), "{text}");
}

fn says(text: &str, expected: &str, said: Assumption) {
    let (grid, assumed) = read(text).unwrap_or_else(|kind| panic!("{kind}: {text}"));
    assert_eq!(grid, expected, "{text}");
    assert!(assumed.contains(&said), "{assumed:?}: {text}");
}

/// The words around a text in a post, a quoted mail and a forum.
fn around(text: &str) -> [String; 5] {
    let quoted: String = text.lines().map(|line| format!("> {line}\n")).collect();
    [
        text.to_owned(),
        format!("Can someone help me?\n\n{text}\n\nThanks!"),
        format!("Ann wrote:\n{quoted}\nI am stuck."),
        format!("Try this:\n[code]\n{text}\n[/code]\nbye"),
        format!("```\n{text}\n```"),
    ]
}

fn posted(text: &str, expected: &str) {
    for text in around(text) {
        check(&text, expected);
    }
}

fn jigsaw() -> String {
    format!("j{REGIONS}:{JIGSAW}")
}

fn rows(grid: &str, empty: &str, between: &str) -> Vec<String> {
    let side = grid.len().isqrt();
    let cell = |&symbol: &u8| if symbol == b'.' { empty.to_owned() } else { char::from(symbol).to_string() };
    let row = |row: &[u8]| row.iter().map(cell).collect::<Vec<_>>().join(between);
    grid.as_bytes().chunks(side).map(row).collect()
}

/// A board with the borders of its regions, in the style of Sudopedia.
fn drawn(grid: &str, regions: &str, empty: char) -> String {
    let side = grid.len().isqrt() as isize;
    let region = |row: isize, column: isize| {
        let inside = (0..side).contains(&row) && (0..side).contains(&column);
        inside.then(|| regions.as_bytes()[(row * side + column) as usize])
    };
    let level = |row, column| (0..side).contains(&column) && region(row - 1, column) != region(row, column);
    let upright = |row, column| (0..side).contains(&row) && region(row, column - 1) != region(row, column);
    let mut text = String::new();
    for row in 0..=side {
        for column in 0..=side {
            let across = level(row, column - 1) || level(row, column);
            text.push(match (upright(row - 1, column), upright(row, column)) {
                (false, false) if across => '-',
                (false, false) => ' ',
                (false, true) if across => '.',
                (true, false) if across => '\'',
                _ => '|',
            });
            if column < side {
                text.push_str(if level(row, column) { "---" } else { "   " });
            }
        }
        text.push('\n');
        for column in (0..=side).filter(|_| row < side) {
            text.push(if upright(row, column) { '|' } else { ' ' });
            if column < side {
                let symbol = char::from(grid.as_bytes()[(row * side + column) as usize]);
                text.extend([' ', if symbol == '.' { empty } else { symbol }, ' ']);
            }
        }
        text.push('\n');
    }
    text.lines().map(|line| format!("{}\n", line.trim_end())).collect::<String>().trim_end().to_owned()
}

/// A table with a border around each cell, heavy ones around regions.
fn heavy(grid: &str, regions: &str, empty: char) -> String {
    let of = |at: usize| regions.as_bytes()[at];
    let mut text = String::new();
    for row in 0..9 {
        let bar = |column: usize| {
            if row == 0 || of(9 * row + column) != of(9 * (row - 1) + column) {
                "━━━"
            } else {
                "───"
            }
        };
        text += &format!("┠{}┨\n┃", (0..9).map(bar).collect::<Vec<_>>().join("┼"));
        for column in 0..9 {
            let at = 9 * row + column;
            let symbol = char::from(grid.as_bytes()[at]);
            let wall = if column == 8 || of(at) != of(at + 1) { '┃' } else { '│' };
            text += &format!(" {} {wall}", if symbol == '.' { empty } else { symbol });
        }
        text.push('\n');
    }
    text.trim_end().to_owned()
}

#[test]
fn a_jigsaw_that_is_drawn_is_read_with_its_regions() {
    for empty in ['.', '0', ' '] {
        posted(&drawn(JIGSAW, REGIONS, empty), &jigsaw());
        posted(&heavy(JIGSAW, REGIONS, empty), &jigsaw());
    }
    let indented: String = drawn(JIGSAW, REGIONS, '.').lines().map(|line| format!("    {line}\n")).collect();
    posted(&indented, &jigsaw());
    check(&format!("```{}\n```", drawn(JIGSAW, REGIONS, '.')), &jigsaw());
    check(&drawn(SMALL.0, SMALL.1, '.'), &format!("j{}:{}", SMALL.1, SMALL.0));
    // A classic that is drawn in the same way has boxes.
    let boxes: String = (0..81).map(|at| char::from(b'1' + (at / 27 * 3 + at % 9 / 3) as u8)).collect();
    posted(&drawn(ONE, &boxes, '.'), ONE);
    posted(&heavy(ONE, &boxes, ' '), ONE);
}

/// With a board of candidates, digits alone in their cell are givens by the jigsaw's own regions.
#[test]
fn candidates_in_a_drawing_belong_to_its_regions() {
    let shape = Shape::S9.with_regions(REGIONS.as_bytes()).expect("regions");
    let grid = Grid::from_line(JIGSAW).and_then(|grid| grid.on(&shape)).expect("a jigsaw");
    let candidates = Candidates::new(&grid);
    let cell = |at: usize| -> String {
        let digits = candidates.digits(Cell::at(at)).iter().map(Digit::symbol).collect::<String>();
        grid.get(Cell::at(at)).map_or(digits, |digit| digit.symbol().to_string())
    };
    let of = |at: usize| REGIONS.as_bytes()[at];
    let mut text = String::new();
    for row in 0..9 {
        let level = |column: usize| row == 0 || of(9 * row + column) != of(9 * (row - 1) + column);
        text +=
            &(0..9).map(|column| if level(column) { "+---------" } else { "+         " }).collect::<String>();
        text += "+\n|";
        for at in 9 * row..9 * row + 9 {
            let wall = if at % 9 == 8 || of(at) != of(at + 1) { '|' } else { ' ' };
            text += &format!(" {:<8}{wall}", cell(at));
        }
        text.push('\n');
    }
    check(&text, &jigsaw());
}

/// The digits of an incomplete drawing are never taken for a classic.
#[test]
fn a_drawing_that_is_not_whole_is_refused_as_a_jigsaw() {
    for (digits, empty) in [(JIGSAW, '.'), (ONE, '.'), (ONE, '0')] {
        let drawing = drawn(digits, REGIONS, empty);
        let lines: Vec<&str> = drawing.lines().collect();
        let without = |at: usize| [&lines[..at], &lines[at + 1..]].concat().join("\n");
        let level = (2..lines.len() - 2).step_by(2).filter(|&at| lines[at].contains("--")).map(without);
        let gap = |at: usize| {
            let line = lines[at].replacen("---", "   ", 1);
            [&lines[..at], &[&line[..]], &lines[at + 1..]].concat().join("\n")
        };
        let open = gap(2);
        // A gap in the outer border opens no region.
        check(&gap(0), &format!("j{REGIONS}:{digits}"));
        let packed: String =
            lines.iter().skip(1).step_by(2).map(|line| line.replace(' ', "") + "\n").collect();
        let upright: String = lines.iter().skip(1).step_by(2).map(|line| format!("{line}\n")).collect();
        let texts = level.chain([open, packed, upright, lines[..15].join("\n")]);
        for text in texts.flat_map(|text| around(&text)) {
            refused(&text, Kind::OpenRegions);
        }
    }
}

#[test]
fn regions_beside_a_puzzle_make_it_a_jigsaw() {
    let zeros: String = REGIONS.bytes().map(|region| char::from(region - 1)).collect();
    let letters: String = REGIONS.bytes().map(|region| char::from(region + 16)).collect();
    for regions in [REGIONS, &zeros, &letters] {
        for between in [" ", "  ", ",", ", ", " ; ", "\t", " | ", "\n"] {
            check(&format!("{JIGSAW}{between}{regions}"), &jigsaw());
        }
        check(&format!("Hard: {JIGSAW} {regions} enjoy"), &jigsaw());
        check(&format!("The givens\n{JIGSAW}\nthe regions\n{regions}\nenjoy"), &jigsaw());
        check(&format!("{regions} {JIGSAW}"), &jigsaw());
    }
    let both = format!("{}\n\n{}", rows(JIGSAW, ".", "").join("\n"), rows(REGIONS, ".", "").join("\n"));
    check(&both, &jigsaw());
    check(&format!("{ONE} {IN_PIECES}"), &format!("j{IN_PIECES}:{ONE}"));
    let list = format!("{JIGSAW} {REGIONS}\n{ONE} {IN_PIECES}\n");
    check(&list, &jigsaw());
    let second = notation::read_one(&list, 1).map(|reading| reading.grid.to_string());
    assert_eq!(second.as_deref(), Ok(&format!("j{IN_PIECES}:{ONE}")[..]));
    // Regions that may belong to any of several puzzles.
    refused(&format!("First {JIGSAW}\nSecond {ONE}\nRegions {REGIONS}"), Kind::OpenRegions);
}

#[test]
fn a_second_group_of_digits_is_said() {
    let wrong = format!("{}69", &SOLVED[..79]);
    let other: String = SOLVED.bytes().map(|digit| char::from(b'1' + (digit - b'0') % 9)).collect();
    let any = "31415926535897932384626433832795728841971693993751758297494459237816467628627899286";
    let any = &any[..81];
    assert_eq!(read(&format!("{ONE} {SOLVED}")), Ok((ONE.to_owned(), vec![])));
    for between in [" ", "  ", ",", ";", "\t"] {
        for (group, said) in [
            (&wrong[..], Assumption::WrongSolution),
            (&other, Assumption::WrongSolution),
            (any, Assumption::GroupIgnored),
        ] {
            says(&format!("{ONE}{between}{group}"), ONE, said);
            says(&format!("Hello\n{ONE}{between}{group}\nbye"), ONE, said);
        }
    }
    says(&format!("{ONE} {}", any.replace('7', "0")), ONE, Assumption::GroupIgnored);
    says(&format!("Puzzle\n{ONE}\nSolution\n{wrong}\n"), ONE, Assumption::WrongSolution);
}

/// Words behind a puzzle and before it in lists of ratings.
const BEHIND: [&str; 33] = [
    " 9.6",
    " 9.6/9.4/2.6",
    " ED=9.6/9.4/2.6",
    " ER=7.2",
    " SE 9.6",
    " SE: 9.6",
    " #1",
    " # 9.6",
    " # ED=9.6",
    " [9.6]",
    " {9.6}",
    " *9.6*",
    " 9.6 9.4 2.6",
    "  ER/EP/ED=9.6/9.4/2.6",
    " (9.6)",
    " SER 9.6",
    " SE=9.6",
    " # easy",
    " score 1234",
    " rated 9.6 by SE",
    ",9.6",
    " ;9.6",
    " | 9.6",
    " er: 7.2 ep: 7.2 ed: 2.6",
    " 2012-05-01",
    " # 12",
    " ED=9.6",
    " #12 9.6",
    " no. 12",
    " 11.2",
    " SE 9.6 GP 12",
    " 12.3;9.6",
    "\t9.6",
];
const BEFORE: [&str; 16] = [
    "2012-05-01 ",
    "12.05.2021 ",
    "#12 ",
    "12. ",
    "9.6 ",
    "ED=9.6/9.4/2.6 ",
    "SE 9.6: ",
    "[9.6] ",
    "1) ",
    "2021/05/12: ",
    "No. 12: ",
    "5/12/2021 ",
    "(7.2) ",
    "Hard ",
    "ER=7.2 ",
    "12: ",
];

#[test]
fn a_line_with_its_rating_is_read_alone_and_in_a_post() {
    let texts = BEHIND.map(|words| format!("{ONE}{words}"));
    for line in texts.into_iter().chain(BEFORE.map(|words| format!("{words}{ONE}"))) {
        check(&line, ONE);
        check(&format!("hello\n{line}\nbye"), ONE);
        let list = format!("Some of mine:\n{line}\n{}\n", line.replace(ONE, TWO));
        assert_eq!(notation::list(&list, 0, 9).map(|listing| listing.of), Ok(2), "{list}");
    }
    // Our own form, from the page.
    check(
        &format!("I made this:\n{}\nok?", notation::write::rated_line(&grid(ONE), [96, 94, 26].map(Tenths))),
        ONE,
    );
    // One more digit may be a cell of it.
    for cells in [" 5", " 12", "5", " 5 9.6"] {
        assert!(read(&format!("hello\n{ONE}{cells}\nbye")).is_err(), "{cells}");
        assert!(read(&format!("{ONE}{cells}")).is_err(), "{cells}");
    }
}

fn grid(line: &str) -> Grid {
    Grid::from_line(line).expect("a line")
}

/// A print with blanks for empty cells.
fn framed(grid: &str, wall: &str, bar: &str, pad: &str) -> String {
    let mut lines = vec![bar.to_owned()];
    for (number, row) in rows(grid, " ", " ").iter().enumerate() {
        let boxes = [&row[..5], &row[6..11], &row[12..]].map(|part| format!("{pad}{part}{pad}"));
        lines.push(format!("{wall}{}{wall}", boxes.join(wall)));
        lines.extend((number % 3 == 2).then(|| bar.to_owned()));
    }
    lines.retain(|line| !line.is_empty());
    lines.join("\n")
}

#[test]
fn prints_with_blanks_keep_their_empty_rows() {
    let nine = ".".repeat(9);
    let without = |rows: &[usize]| -> String {
        let row = |row: usize| if rows.contains(&row) { &nine } else { &ONE[9 * row..9 * row + 9] };
        (0..9).map(row).collect()
    };
    for rows in [&[][..], &[0], &[8], &[4], &[0, 8], &[0, 1], &[0, 1, 2], &[0, 4, 8]] {
        let expected = without(rows);
        for (wall, bar, pad) in [
            ("|", "+-------+-------+-------+", " "),
            ("|", "+-----+-----+-----+", ""),
            ("|", "-----+-----+-----", ""),
            ("|", "", " "),
            ("│", "├───────┼───────┼───────┤", " "),
            ("║", "╠═══════╬═══════╬═══════╣", " "),
        ] {
            posted(&framed(&expected, wall, bar, pad), &expected);
        }
    }
    // A lost row makes the bands uneven.
    let print = framed(&without(&[0]), "|", "+-------+-------+-------+", " ");
    for lost in [1, 2, 6] {
        let kept =
            print.lines().enumerate().filter(|(at, _)| *at != lost).map(|(_, line)| format!("{line}\n"));
        assert!(read(&kept.collect::<String>()).is_err(), "{lost}");
    }
}

/// A table with borders around each cell: outside, between boxes, and between cells.
fn table(grid: &str, empty: char, [outer, middle, inner]: [&str; 3], level: Option<&str>) -> String {
    let mut text = String::new();
    for row in rows(grid, &empty.to_string(), "") {
        text.extend(level.map(|bar| format!("{}\n", bar.repeat(19))));
        text += outer;
        for (column, symbol) in row.chars().enumerate() {
            let wall = if column == 8 {
                outer
            } else if column % 3 == 2 {
                middle
            } else {
                inner
            };
            text += &format!(" {symbol} {wall}");
        }
        text.push('\n');
    }
    text
}

#[test]
fn tables_of_any_lines_are_read() {
    let empty_first = format!("{}{}", ".".repeat(9), &ONE[9..]);
    for walls in [
        ["┃", "┃", "┃"],
        ["║", "║", "║"],
        ["┃", "┃", "│"],
        ["║", "║", "│"],
        ["||", "||", "|"],
        ["|", "|", "|"],
        ["│", "│", "│"],
        ["‖", "‖", "|"],
        ["|", "||", "|"],
        ["║", "│", "│"],
    ] {
        for line in [ONE, &empty_first] {
            for (empty, level) in
                [(' ', Some("━")), (' ', None), ('.', Some("═")), ('.', None), (' ', Some("─"))]
            {
                check(&table(line, empty, walls, level), line);
                check(&format!("Hi there\n{}\nbye", table(line, empty, walls, level)), line);
            }
        }
    }
}

fn lists(empty: &str) -> String {
    let rows: Vec<String> = rows(ONE, empty, ", ").iter().map(|row| format!("[{row}]")).collect();
    format!("[{}]", rows.join(",\n "))
}

#[test]
fn words_for_an_empty_cell_in_code_are_read() {
    let words = [
        "-1",
        "NaN",
        "NA",
        "undefined",
        "EMPTY",
        "None",
        "null",
        "nil",
        "nan",
        "np.nan",
        "float('nan')",
        "Empty",
        "NULL",
        "N/A",
        "Nothing",
        "blank",
    ];
    for word in words {
        check(&lists(word), ONE);
        check(&format!("board = {}\nprint(solve(board))", lists(word)), ONE);
        let code = rows(ONE, word, ", ").iter().map(|row| format!("{{{row}}},\n")).collect::<String>();
        check(&format!("int grid[9][9] = {{\n{code}}};"), ONE);
        if !word.contains('(') {
            check(&rows(ONE, word, ",").join("\n"), ONE);
            check(&rows(ONE, word, " ").join("\n"), ONE);
        }
    }
    // Numbers with a point, as numpy and pandas print them.
    for empty in ["0.", "nan", "0.0", "NaN"] {
        let whole = |row: &String| {
            let cell = |cell: &str| match (cell.len(), empty.contains(".0") || empty == "NaN") {
                (1, true) => format!("{cell}.0"),
                (1, false) => format!("{cell}."),
                _ => cell.to_owned(),
            };
            row.split(' ').map(cell).collect::<Vec<_>>().join(" ")
        };
        let printed: Vec<String> = rows(ONE, empty, " ").iter().map(whole).collect();
        check(&format!("[[{}]]", printed.join("]\n [")), ONE);
    }
    // Beside -1, 0 may be a digit; a row of hyphens has none.
    assert!(read(&lists("-1").replace('1', "0").replace("-0", "-1")).is_err());
    let ones = ["[1, 1, -1, -1, -1, -1, -1, -1, -1]", "[-1, -1, -1, -1, -1, -1, -1, -1, -1]"];
    let few = format!("[{},\n{}]", ones[0], [ones[1]; 8].join(",\n"));
    assert!(read(&few).is_err() || read(&few).is_ok_and(|(grid, _)| grid.starts_with("11.......")));
}

/// A grid of candidates as CSP-Rules prints it.
fn of_candidates(line: &str) -> String {
    let grid = grid(line);
    let candidates = Candidates::new(&grid);
    let board = Snapshot::new(grid.clone(), &grid, |cell| candidates.digits(cell));
    TextFormat::CandidateGrid.write(&board).expect("a board with candidates")
}

#[test]
fn exclamation_marks_are_borders() {
    let grid = of_candidates(ONE);
    assert!(grid.contains('|'));
    posted(&grid, ONE);
    posted(&grid.replace('|', "!"), ONE);
    posted(&framed(ONE, "!", "+-------+-------+-------+", " "), ONE);
    let words =
        format!("Resolution state after Singles:\n{}\n185 candidates!\nGreat!", grid.replace('|', "!"));
    check(&words, ONE);
}

#[test]
fn tags_at_rows_lose_no_puzzle_of_a_list() {
    for tag in
        ["[ok]", "[fail]", "(easy)", "# done", "<- here", "// 3", "{x}", "  solved by hand", "[9.6]", "<3>"]
    {
        let texts = [
            rows(ONE, ".", "").join("\n"),
            rows(TWO, ".", " ").join("\n"),
            rows(THREE, "0", " ").join("\n"),
            framed(&ONE.replace('7', "."), "|", "", " ").replace("  ", " .").replace("| ", "|"),
        ];
        for (text, line) in texts.iter().zip([ONE, TWO, THREE]) {
            check(&format!("{text} {tag}"), line);
        }
        let list: Vec<String> = texts[..3].iter().map(|text| format!("{text} {tag}")).collect();
        let listing = notation::list(&list.join("\n\n"), 0, 9).expect("a list");
        let found: Vec<String> =
            listing.puzzles.into_iter().map(|puzzle| puzzle.grid.expect("a grid").to_string()).collect();
        assert_eq!(found, [ONE, TWO, THREE], "{tag}");
    }
}

#[test]
fn a_puzzle_of_a_list_that_cannot_be_read_is_said() {
    let lines = |grid: &str| rows(grid, ".", "");
    let short = {
        let mut lines = lines(TWO);
        lines[4].pop();
        lines.join("\n")
    };
    let grids = |second: &str| {
        format!("A:\n{}\n\nB:\n{second}\n\nThird:\n{}", lines(ONE).join("\n"), lines(THREE).join("\n"))
    };
    for text in [
        grids(&lines(TWO)[..8].join("\n")),
        grids(&short),
        format!("A {ONE}\nB {}\nC {THREE}", &TWO[..80]),
        format!("{ONE}\n{}\n{THREE}\n", &TWO[..80]),
    ] {
        says(&text, ONE, Assumption::OthersUnread);
    }
    let (_, assumed) = read(&grids(&lines(TWO).join("\n"))).expect("three grids");
    assert!(!assumed.contains(&Assumption::OthersUnread), "{assumed:?}");
}

#[test]
fn text_beside_a_table_is_left_out() {
    let menu = [
        "nudoku 6.0.0",
        "",
        "Movement",
        "h - Move left",
        "j - Move down",
        "k - Move up",
        "l - Move right",
        "",
        "Commands",
        "c - Check",
        "N - New puzzle",
        "Q - Quit",
        "x - delete 1 number",
        "1-9 enter",
    ];
    let right = |table: &str| -> String {
        let line = |(at, line): (usize, &str)| format!("    {line}     {}\n", menu.get(at).unwrap_or(&""));
        table.lines().enumerate().map(line).collect()
    };
    let left = |table: &str| -> String {
        let line = |(at, line): (usize, &str)| format!("{:<24}{line}\n", menu.get(at).unwrap_or(&""));
        table.lines().enumerate().map(line).collect()
    };
    let bars = ["┌───┬───┬───┬───┬───┬───┬───┬───┬───┐", "├───┼───┼───┼───┼───┼───┼───┼───┼───┤"];
    let light: String = rows(ONE, " ", " │ ")
        .iter()
        .enumerate()
        .map(|(at, row)| format!("{}\n│ {row} │\n", bars[usize::from(at > 0)]))
        .collect();
    let frame = |grid: &str| framed(grid, "|", "+-------+-------+-------+", " ");
    for table in [&light, &frame(ONE)] {
        for text in [right(table), left(table), right(table)[1..].to_owned()] {
            check(&text, ONE);
        }
    }
    let pair: String =
        frame(ONE).lines().zip(frame(TWO).lines()).map(|(one, two)| format!("{one}    {two}\n")).collect();
    assert_eq!(notation::list(&pair, 0, 9).map(|listing| listing.of), Ok(2));
    let arrows: String = rows(ONE, ".", " ")
        .iter()
        .enumerate()
        .map(|(at, row)| format!("{}{row}\n", if at == 3 { "   r ->  " } else { "         " }))
        .collect();
    let slide = format!(
        "The game is played on a 9x9 grid. Given a matrix, such as\n\n          c\n          |\n          v\n{arrows}\nthe aim is"
    );
    check(&slide, ONE);
}

#[test]
fn lists_of_minizinc_are_read() {
    let rows = rows(ONE, "0", ", ");
    let list = format!("[|\n{}|]", rows.join("|\n"));
    let leading = format!("[| {}\n |]", rows.join("\n | "));
    for list in [&list, &leading, &list.replace('\n', " ")] {
        for text in [
            format!("start={list};"),
            list.to_owned(),
            format!("int: n=9;\narray[1..9,1..9] of 0..9: start = {list};\nsolve satisfy;"),
        ] {
            check(&text, ONE);
        }
    }
    assert!(read(&format!("start=[|{}|];", rows[..8].join("|"))).is_err());
    assert!(read(&list.replacen("0, ", "", 1)).is_err());
}

/// The answer of the worker: the assumptions, or the reason for the refusal.
fn answered(text: &str) -> Result<Vec<Assumption>, Kind> {
    match serve(Task::Read(text.to_owned(), 0), Locale::ENGLISH, &mut |_| {}) {
        Answer::Read(Ok(read)) => {
            assert!(read.proven.is_ok(), "{text}: {:?}", read.proven);
            Ok(read.reading.assumptions)
        }
        Answer::Read(Err(error)) => Err(error.kind),
        other => panic!("{other:?}"),
    }
}

#[test]
fn a_cell_without_candidates_is_said() {
    let gone = |digits: &str| digits.chars().map(|digit| format!("{digit}11 ")).collect::<String>();
    let library = |grid: &str, digits: &str| format!(":0000:x:{grid}:{}:::", gone(digits));
    // Many solutions without the eliminations, and none with these.
    let open = "000456780000000000000000000400000000500000000600000000700000000900000000000000000";
    let refusal = answered(&library(open, "1239"));
    assert!(matches!(refusal, Err(Kind::NoCandidate { row: 1, .. })), "{refusal:?}");
    let said = |text: &str| answered(text).unwrap_or_else(|kind| panic!("{kind}: {text}"));
    let first = Assumption::NoCandidateIn(Cell::at(0));
    let all = Candidates::new(&grid(ONE)).digits(Cell::at(0)).iter().map(Digit::symbol).collect::<String>();
    for text in [library(ONE, &all), format!("{ONE}:{}", gone(&all))] {
        assert!(said(&text).contains(&first), "{text}");
    }
    let right = &SOLVED[..1];
    let wrong = all.replace(right, "");
    assert!(said(&library(ONE, right)).contains(&Assumption::SolutionRuledOut));
    assert!(!said(&library(ONE, &wrong[..1])).contains(&Assumption::SolutionRuledOut));
    let candidates = of_candidates(ONE);
    let kept = candidates.replacen(&all, &wrong, 1);
    assert!(said(&kept).contains(&Assumption::SolutionRuledOut), "{kept}");
    assert!(!said(&candidates).contains(&Assumption::SolutionRuledOut));
    let line = |lost: &str| -> String {
        let left = Candidates::new(&grid(ONE));
        let cell = |at: usize| -> String {
            let given = grid(ONE).get(Cell::at(at));
            let has =
                |digit: Digit| given.map_or(left.digits(Cell::at(at)).contains(digit), |one| one == digit);
            let kept = |digit: Digit| has(digit) && (at > 0 || !lost.contains(digit.symbol()));
            Digit::all(Shape::S9).map(|digit| if kept(digit) { digit.symbol() } else { '.' }).collect()
        };
        (0..81).map(cell).collect()
    };
    assert!(said(&line(&all)).contains(&first));
    assert!(said(&line(right)).contains(&Assumption::SolutionRuledOut));
    assert_eq!(said(&line("")), [Assumption::LoneDigitsAreGivens]);
}

#[test]
fn lines_of_sumocue_are_read() {
    let cell = |(at, symbol): (usize, char)| {
        format!("={}J{}", if symbol == '.' { '0' } else { symbol }, REGIONS.as_bytes()[at] - b'1')
    };
    let line = format!("SumoCueV1{}", JIGSAW.char_indices().map(cell).collect::<String>());
    check(&line, &jigsaw());
    check(&format!("Have a look at {line} please"), &jigsaw());
    let plain: String =
        ONE.chars().map(|symbol| format!("={}", if symbol == '.' { '0' } else { symbol })).collect();
    check(&format!("SumoCueV1{plain}"), ONE);
    // A number too large for a digit is the sum of a cage, here of one cell; `+` joins the cage of another.
    let sum = CagesError { fault: CageFault::Sum, cage: 1, cells: 1, sum: 13 };
    refused(&line.replacen("=0J", "=13J", 1), Kind::Cages(sum));
    let joined = notation::read(&line.replacen("=0J", "+0J", 1)).expect("a killer").grid;
    assert_eq!(joined.shape().cages()[0].cells().len(), 2);
    refused(&line[..line.len() - 4], Kind::Damaged);
    refused(&line.replacen("J0", "J1", 1), Kind::OpenRegions);
}

#[test]
fn rows_without_the_blanks_at_their_ends_are_read() {
    let cut = |grid: &str| {
        rows(grid, ".", "")
            .iter()
            .map(|row| row.trim_end_matches('.').to_owned())
            .collect::<Vec<_>>()
            .join(",")
    };
    for grid in [ONE, TWO, THREE] {
        says(&cut(grid), grid, Assumption::EndsAreEmpty);
        says(&format!("Try {} now", cut(grid)), grid, Assumption::EndsAreEmpty);
        says(&cut(grid).replace('.', "0"), grid, Assumption::EndsAreEmpty);
    }
    // A row that keeps its blanks shows that those of a shorter one are lost.
    assert!(read(&rows(ONE, ".", "").join(",").replacen("18.....72", "18....72", 1)).is_err());
    assert!(read(&cut(ONE).replacen(',', "", 1)).is_err());
}

#[test]
fn a_rule_is_never_dropped() {
    let x = format!("x:{ONE}");
    let j = format!("j{REGIONS}:{JIGSAW}");
    let rows = rows(ONE, ".", " ").join("\n");
    for text in [
        format!("X:{ONE}"),
        format!("x: {ONE}"),
        x.clone(),
        format!("X:  {ONE}"),
        format!("x:\n{rows}"),
        format!("see x:{ONE}"),
        format!("see X: {ONE} ok"),
        format!("Try #p=x:{ONE}, enjoy"),
        format!("Try this: https://stepdoku.app/#p=x:{ONE} enjoy!"),
        format!("(https://stepdoku.app/#p=x:{ONE})"),
        format!("[a](https://stepdoku.app/#p=x:{ONE})"),
        format!("Look: https://stepdoku.app/#p=x:{ONE}."),
        format!("#p=x:{ONE}\n#p=x:{TWO}"),
        format!("https://a.b/#p=x:{ONE}\nhttps://a.b/#p=x:{TWO}"),
        format!("x:{ONE}\nx:{TWO}\n"),
        format!("First x:{ONE}\nthen x:{TWO}\n"),
        format!("x:{ONE} hard"),
    ] {
        check(&text, &x);
    }
    for text in [
        j.clone(),
        j.to_ascii_uppercase(),
        format!("see {j} ok"),
        format!("Look https://a.b/#p={j} ok"),
        format!("Look #p={j}"),
    ] {
        check(&text, &j);
    }
    let second =
        notation::read_one(&format!("x:{ONE}\nn:{TWO}\n"), 1).map(|reading| reading.grid.to_string());
    assert_eq!(second.as_deref(), Ok(&format!("n:{TWO}")[..]));
    for tag in ["q", "xq", "Q", "zz"] {
        let rule = || Kind::Variant(Rule::Other(tag.to_owned()));
        refused(&format!("{tag}:{ONE}"), rule());
        refused(&format!("see {tag}:{ONE} ok"), rule());
        refused(&format!("{tag}:{ONE}\n{tag}:{TWO}"), rule());
    }
    // Labels are not tags.
    says(&format!("Puzzle:{ONE}"), ONE, Assumption::AroundIgnored);
    says(&format!("Q: {ONE}"), ONE, Assumption::AroundIgnored);
    let lettered = format!("a: {ONE}\nb: {TWO}\nk: {THREE}");
    let third = notation::read_one(&lettered, 2).map(|reading| reading.grid.to_string());
    assert_eq!(third.as_deref(), Ok(THREE));
    check(&format!("Try https://stepdoku.app/#p={ONE}."), ONE);
    assert!(read(&format!("Try https://stepdoku.app/#p={}!", &ONE[..79])).is_err());
    // Tags on tags end.
    assert!(read(&"x:".repeat(30_000)).is_err());
}

/// The forms above, each with its puzzle, and whether blanks are its empty cells.
fn forms() -> Vec<(String, String, bool)> {
    let own = |text: String| (text, ONE.to_owned(), false);
    let blank = |text: String| (text, ONE.to_owned(), true);
    let tagged = rows(ONE, ".", " ").join("\n") + " [ok]";
    let zinc = format!("start=[|\n{}|];", rows(ONE, "0", ", ").join("|\n"));
    vec![
        (drawn(JIGSAW, REGIONS, '.'), jigsaw(), false),
        (drawn(JIGSAW, REGIONS, ' '), jigsaw(), true),
        (heavy(JIGSAW, REGIONS, '.'), jigsaw(), false),
        (format!("{JIGSAW} {REGIONS}"), jigsaw(), false),
        (format!("The givens\n{JIGSAW}\nthe regions\n{REGIONS}\nenjoy"), jigsaw(), false),
        own(format!("hello\n{ONE} ED=9.6/9.4/2.6\nbye")),
        own(format!("2012-05-01 {ONE} # 9.6")),
        blank(framed(ONE, "|", "+-------+-------+-------+", " ")),
        own(table(ONE, '.', ["┃", "┃", "│"], Some("━"))),
        blank(table(ONE, ' ', ["║", "║", "│"], None)),
        own(lists("-1")),
        own(format!("board = {}", lists("NaN"))),
        own(of_candidates(ONE).replace('|', "!")),
        own(tagged),
        own(zinc),
        (format!("see x:{ONE} ok"), format!("x:{ONE}"), false),
        (format!("Try this: https://stepdoku.app/#p=x:{ONE} enjoy!"), format!("x:{ONE}"), false),
    ]
}

/// Each form gives the puzzle that it was written from.
/// Cut, doubled, lost and moved signs and lines never make another puzzle of a text in silence.
#[test]
fn damage_gives_no_other_puzzle_in_silence() {
    let mut taken = 0;
    for (text, expected, blanks) in forms() {
        let (_, usual) = read(&text).unwrap_or_else(|kind| panic!("{kind}: {text}"));
        check(&text, &expected);
        let mut damaged: Vec<String> = Vec::new();
        for (at, symbol) in text.char_indices().skip(1).step_by(if text.len() > 700 { 13 } else { 5 }) {
            let (before, after) = (&text[..at], &text[at + symbol.len_utf8()..]);
            // Without its minus, -1 is a 1.
            let is_minus = symbol == '-' && after.starts_with('1');
            if !is_minus {
                damaged.push(format!("{before}{after}"));
            }
            // One more dot behind a link ends a sentence.
            if !text.contains("://") {
                damaged.push(format!("{before}{symbol}{symbol}{after}"));
            }
            damaged.extend([
                format!("{before} {symbol}{after}"),
                format!("{before}\n{symbol}{after}"),
                before.to_owned(),
            ]);
            if !symbol.is_alphanumeric() && symbol != '.' && !is_minus {
                let signs: &[&str] = if after.starts_with('1') { &["|", " "] } else { &["|", "-", " "] };
                damaged.extend(signs.iter().map(|sign| format!("{before}{sign}{after}")));
            }
        }
        let lines: Vec<&str> = text.lines().collect();
        for at in 0..lines.len() {
            let (before, after) = (lines[..at].join("\n"), lines[at + 1..].join("\n"));
            damaged.extend([format!("{before}\n{after}"), format!("{before}\n{}\n{0}\n{after}", lines[at])]);
        }
        for text in damaged {
            let Ok((grid, assumed)) = read(&text) else { continue };
            taken += 1;
            let told = assumed.iter().any(|assumption| !usual.contains(assumption));
            // A digit lost among blanks leaves an empty cell.
            let lost = blanks
                && Grid::from_line(&grid)
                    .is_some_and(|grid| Grid::from_line(&expected).is_some_and(|own| grid.agrees_with(&own)));
            // Nothing shows that a group was there which is gone.
            let gone =
                grid == JIGSAW && !text.split_whitespace().any(|word| word.len() >= 16 && word != JIGSAW);
            assert!(grid == expected || told || lost || gone, "{grid}\nfor {expected}:\n{text}");
        }
    }
    assert!(taken > 500, "{taken}");
}

/// The names of these formats, if they differ from an ordinary grid.
#[test]
fn formats_have_names() {
    let format = |text: &str| notation::read(text).map(|reading| reading.format);
    assert_eq!(format(&drawn(JIGSAW, REGIONS, '.')), Ok(Format::Block));
    assert_eq!(format(&of_candidates(ONE).replace('|', "!")), Ok(Format::Candidates));
    assert_eq!(format(&format!("{JIGSAW} {REGIONS}")), Ok(Format::Line));
}
