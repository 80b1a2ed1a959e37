//! Puzzles inside texts as people paste them: the grids found in each, and the refusals.
#![expect(clippy::format_collect, reason = "texts of a few lines")]

use crate::common::{SMALL, dug, line};
use sudoku_core::{
    Shape,
    notation::{self, Assumption, ParseErrorKind, Part, write},
};

/// The puzzle of most of these texts, its solution, and another puzzle.
const ONE: &str = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
const SOLVED: &str = "534678912672195348198342567859761423426853791713924856961537284287419635345286179";
const TWO: &str = "..3.2.6..9..3.5..1..18.64....81.29..7.......8..67.82....26.95..8..2.3..9..5.1.3..";

/// The grids found in a text, in a row.
fn grids(text: &str) -> Vec<String> {
    let Ok(first) = notation::read(text) else { return Vec::new() };
    let of = first.part.map_or(1, |part| part.of);
    let grid = |number| {
        let reading = notation::read_one(text, number).unwrap_or_else(|error| panic!("{text}: {error}"));
        assert_eq!(reading.part, (of > 1).then_some(Part { number, of }), "{text}");
        reading.grid.to_string()
    };
    let all: Vec<String> = (0..of).map(grid).collect();
    if of > 1 {
        let listing = notation::list(text, 0, of).unwrap_or_else(|error| panic!("{text}: {error}"));
        let listed = listing.puzzles.into_iter().map(|puzzle| puzzle.grid.map(|grid| grid.to_string()));
        assert_eq!(listed.collect::<Option<Vec<_>>>().as_ref(), Some(&all), "{text}");
    }
    all
}

fn check(name: &str, text: &str, expect: &[&str]) -> Option<String> {
    let found = grids(text);
    (found != expect).then(|| {
        let error = notation::read(text).err().map(|error| error.to_string());
        format!("{name}: {found:?} {error:?}\n{text}")
    })
}

/// Rows of nine symbols, with something before, between and after them.
fn rows(grid: &str, before: &str, between: &str, after: &str) -> String {
    let cells: Vec<String> = grid.chars().map(String::from).collect();
    cells.chunks(9).map(|row| format!("{before}{}{after}\n", row.join(between))).collect()
}

fn plain(grid: &str) -> String {
    rows(grid, "", "", "")
}

fn zeros(grid: &str) -> String {
    grid.replace('.', "0")
}

/// A frame with the cells of a row in threes, each cell one space from the next.
fn frame(grid: &str, wall: char, bar: &str) -> String {
    let mut text = format!("{bar}\n");
    for (number, row) in grid.as_bytes().chunks(9).enumerate() {
        for part in row.chunks(3) {
            text.push(wall);
            for &symbol in part {
                text.push(' ');
                text.push(char::from(symbol));
            }
            text.push(' ');
        }
        text.push(wall);
        text.push('\n');
        if number % 3 == 2 {
            text.push_str(bar);
            text.push('\n');
        }
    }
    text
}

/// A table of a web page.
fn table(grid: &str, empty: &str, end: &str) -> String {
    let cell = |&symbol: &u8| {
        let text = if symbol == b'.' { empty.to_owned() } else { char::from(symbol).to_string() };
        format!("<td class=\"c\">{text}</td>{end}")
    };
    let row = |row: &[u8]| format!("<tr>{end}{}</tr>\n", row.iter().map(cell).collect::<String>());
    format!(
        "<table border=1><tbody>{}</tbody></table>",
        grid.as_bytes().chunks(9).map(row).collect::<String>()
    )
}

/// A table in Markdown.
fn markdown(grid: &str, head: &str) -> String {
    let rule = "|---|---|---|---|---|---|---|---|---|";
    format!("{head}\n{rule}\n{}", rows(&grid.replace('.', " "), "| ", " | ", " |"))
}

fn lists(grid: &str, between: &str) -> String {
    let row = |row: &[u8]| {
        let cells: Vec<String> = row.iter().map(|&symbol| char::from(symbol).to_string()).collect();
        format!("[{}]", cells.join(between))
    };
    let rows: Vec<String> = zeros(grid).as_bytes().chunks(9).map(row).collect();
    format!("[{}]", rows.join(",\n "))
}

/// Digits in another shape; the first of these means 0.
fn shaped(text: &str, digit: impl Fn(u32) -> String) -> String {
    text.chars().map(|symbol| symbol.to_digit(10).map_or_else(|| symbol.to_string(), &digit)).collect()
}

fn from(code: u32, number: u32) -> String {
    char::from_u32(code + number).expect("a digit").to_string()
}

fn texts() -> Vec<(&'static str, String)> {
    let bar = "+-------+-------+-------+";
    let numbered = |sign: &str| -> String {
        plain(ONE).lines().zip(1..).map(|(row, number)| format!("{number}{sign}{row}\n")).collect()
    };
    let csv = |between: &str| rows(&ONE.replace('.', " "), "", between, "").replace(' ', "");
    let quoted = |before: &str, after: &str| {
        plain(ONE).lines().map(|row| format!("{before}\"{row}\"{after}\n")).collect::<String>()
    };
    vec![
        ("a word before rows", format!("Stuck on this, please help:\n{}", plain(ONE))),
        ("words after rows", format!("{}\nThanks in advance!", plain(ONE))),
        (
            "words around rows",
            format!("Hi all,\n\nhere it is\n\n{}\nI got the 8 in r3c3. Then nothing.\n\nBob", plain(ONE)),
        ),
        ("code tags", format!("[code]\n{}[/code]", plain(ONE))),
        ("code tags on the line", format!("[code]{}[/code]", plain(ONE).trim_end())),
        ("a quote of a forum", format!("[quote=\"eve\"]See:\n[code]{}[/code][/quote] Nice one!", plain(ONE))),
        ("a forum's heading", format!("Code: Select all\n{}", frame(ONE, '|', bar))),
        ("a title", format!("Puzzle 12\n{}", plain(ONE))),
        ("another title", format!("Easy Sudoku\n\n{}", rows(ONE, "", " ", ""))),
        ("a mail", rows(ONE, "> ", "", "")),
        (
            "a mail in a mail",
            format!("On Monday Ann wrote:\n> Look at this:\n>\n{}>\n> Ann\nYes.", rows(ONE, "> ", " ", "")),
        ),
        ("two marks", rows(ONE, ">> ", "", "")),
        ("a label", format!("Puzzle: {}", zeros(ONE))),
        ("a question", format!("Can anyone solve {ONE} without guessing?")),
        ("the end of a sentence", format!("The puzzle is {}.", zeros(ONE))),
        ("brackets", format!("My puzzle ({ONE}) is hard, I think.")),
        ("bold", format!("Try **{}** today", zeros(ONE))),
        ("ticks", format!("Use `{ONE}` as an example.")),
        ("quotes", format!("“{ONE}” from the paper of 12 May 2021, page 7")),
        ("a line with its solution", format!("Puzzle: {ONE}\nSolution: {SOLVED}")),
        ("rows with their solution", format!("Puzzle\n{}\nSolution\n{}", plain(ONE), plain(SOLVED))),
        ("solution first", format!("Answer:\n{}Question:\n{}", plain(SOLVED), plain(ONE))),
        ("hyphens", ONE.replace('.', "-")),
        ("hyphens in rows", plain(&ONE.replace('.', "-"))),
        ("hyphens with spaces", rows(&ONE.replace('.', "-"), "", " ", "")),
        ("hyphens in a frame", frame(&ONE.replace('.', "-"), '|', bar)),
        ("hyphens among words", format!("Help with {} please", ONE.replace('.', "-"))),
        ("question marks", plain(&ONE.replace('.', "?"))),
        ("question marks in a line", ONE.replace('.', "?")),
        ("underscores", rows(&ONE.replace('.', "_"), "", " ", "")),
        ("squares", plain(&ONE.replace('.', "□"))),
        ("white squares", rows(&ONE.replace('.', "⬜"), "", "", "")),
        ("full width", shaped(&zeros(ONE), |number| from(0xff10, number))),
        ("full width in rows", shaped(&plain(ONE), |number| from(0xff10, number)).replace('.', "．")),
        ("circled", shaped(&plain(ONE), |number| from(0x245f, number))),
        ("black circles", shaped(&rows(ONE, "", " ", ""), |number| from(0x2775, number))),
        ("keycaps", shaped(&plain(&ONE.replace('.', "⬜")), |number| format!("{number}\u{fe0f}\u{20e3}"))),
        ("keycaps with 0", shaped(&plain(&zeros(ONE)), |number| format!("{number}\u{fe0f}\u{20e3}"))),
        ("a scan", zeros(ONE).replace('0', "O")),
        ("a scan with both", plain(&zeros(ONE).replacen('0', "O", 30))),
        ("a frame with blanks", frame(&ONE.replace('.', " "), '|', bar)),
        ("a frame of double lines", frame(&ONE.replace('.', " "), '║', "╠═══════╬═══════╬═══════╣")),
        (
            "a frame among words",
            format!("From the book:\n\n{}\nGood luck", frame(&ONE.replace('.', " "), '|', bar)),
        ),
        ("Markdown", markdown(ONE, "| | | | | | | | | |")),
        ("Markdown with letters", markdown(ONE, "| A | B | C | D | E | F | G | H | I |")),
        ("Markdown with numbers", markdown(ONE, "| 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 |")),
        (
            "Markdown among words",
            format!("# Sudoku\n\n{}\n*easy*", markdown(ONE, "|  |  |  |  |  |  |  |  |  |")),
        ),
        ("a table of a page", table(ONE, "", "")),
        ("a table of a page with lines", table(ONE, "&nbsp;", "\n  ")),
        (
            "a page",
            format!("<html><body><h1>Daily 81</h1>{}<p>Good luck</p></body></html>", table(ONE, "", "\n")),
        ),
        (
            "fields of a form",
            table(ONE, "<input maxlength=\"1\">", "")
                .replace("<td class=\"c\">5</td>", "<td><input value=\"5\" readonly></td>"),
        ),
        ("lines of a page", format!("<p>Puzzle</p>{}", plain(ONE).replace('\n', "<br>"))),
        ("preformatted", format!("<pre>\n{}</pre>", frame(ONE, '|', bar))),
        ("a file with a head", format!("quizzes,solutions\n{},{SOLVED}\n", zeros(ONE))),
        (
            "a file with four columns",
            format!("id,puzzle,solution,clues,difficulty\n1,{ONE},{SOLVED},30,0.0\n"),
        ),
        ("a number and a bracket", format!("1) {ONE}")),
        ("a number and a dot", format!("17. {ONE}")),
        ("a number, puzzle, solution", format!("1,{},{SOLVED}", zeros(ONE))),
        ("a line of a bank", format!("0000183b305c {} 1.2", zeros(ONE))),
        ("a line of a bank with a number", format!("000018320051 {}  1.2", zeros(ONE))),
        ("an array", format!("array({})", lists(ONE, ", "))),
        (
            "an array with its name",
            format!("import numpy as np\ngrid = np.array({}, dtype=int)\n", lists(ONE, ", ")),
        ),
        ("an array as it is printed", lists(ONE, " ").replace(',', "")),
        ("a value", format!("puzzle = \"{}\"", zeros(ONE))),
        ("a value in a line of code", format!("const grid = parse('{ONE}'); // 30 clues")),
        ("text over lines", format!("board = \"\"\"\n{}\"\"\"\nsolve(board)", plain(ONE))),
        ("an object", format!("{{\"puzzle\": \"{ONE}\"}}")),
        (
            "an object with the solution",
            format!("{{\"id\": 7, \"puzzle\": \"{}\", \"solution\": \"{SOLVED}\"}}", zeros(ONE)),
        ),
        (
            "an object with rows",
            format!(
                "{{\"difficulty\": \"easy\", \"board\": {}, \"solution\": {}}}",
                lists(ONE, ","),
                lists(SOLVED, ",")
            ),
        ),
        (
            "ipuz",
            format!(
                "{{\"version\": \"http://ipuz.org/v2\", \"kind\": [\"http://ipuz.org/sudoku#1\"], \"title\": \"One\", \"dimensions\": {{\"width\": 9, \"height\": 9}}, \"puzzle\": {}, \"solution\": {}}}",
                lists(ONE, ","),
                lists(SOLVED, ",")
            ),
        ),
        (
            "ipuz in a call",
            format!(
                "ipuz({{\"version\": \"http://ipuz.org/v1\", \"kind\": [\"http://ipuz.org/sudoku#1\"], \"puzzle\": {}}})",
                lists(ONE, ",")
            ),
        ),
        ("the query of any page", format!("https://www.example.org/play?level=3&board={}&v=2", zeros(ONE))),
        ("the fragment of any page", format!("https://example.org/sudoku#{ONE}")),
        ("the path of any page", format!("http://example.com/solve/{ONE}/")),
        ("a page with the solution", format!("https://example.org/?g={}&s={SOLVED}", zeros(ONE))),
        ("a link after words", format!("Look: https://sudoku.coach/en/play/{}", zeros(ONE))),
        ("a link before words", format!("https://sudoku.coach/en/play/{} is today's", zeros(ONE))),
        ("a link with a dot", format!("Try https://sudokuexchange.com/play/?s={}.", zeros(ONE))),
        ("a link in angle brackets", format!("<https://sudokuwiki.org/sudoku.htm?bd={}>", zeros(ONE))),
        ("a link in Markdown", format!("[today's puzzle](https://sudoku.coach/en/play/{})", zeros(ONE))),
        ("a link of ours after words", format!("This one: https://example.org/stepdoku/#p={ONE}")),
        ("strings that are joined", format!("let s =\n{};", quoted("  + ", "").replacen("+ ", "", 1))),
        ("strings side by side", quoted("    ", "")),
        ("strings with a backslash", quoted("  ", " \\")),
        ("strings in a list", format!("rows = [\n{}]\nprint(solve(rows))", quoted("  ", ","))),
        ("rows in one line", plain(ONE).trim_end().replace('\n', "/")),
        (
            "rows in one line of words",
            format!("Puzzle: {} (easy)", plain(ONE).trim_end().replace('\n', " / ")),
        ),
        ("numbered rows", numbered(" ")),
        ("numbered rows with colons", numbered(": ")),
        (
            "rows with letters",
            plain(ONE)
                .lines()
                .zip("ABCDEFGHI".chars())
                .map(|(row, letter)| format!("{letter} {row}\n"))
                .collect(),
        ),
        (
            "rows with r1",
            plain(ONE).lines().zip(1..).map(|(row, number)| format!("r{number}: {row}\n")).collect(),
        ),
        (
            "a printed table with an index",
            format!(
                "   0  1  2  3  4  5  6  7  8\n{}",
                rows(&zeros(ONE), "", "  ", "")
                    .lines()
                    .zip(0..)
                    .map(|(row, number)| format!("{number}  {row}\n"))
                    .collect::<String>()
            ),
        ),
        ("a head of columns", format!("1,2,3,4,5,6,7,8,9\n{}", rows(&zeros(ONE), "", ",", ""))),
        ("commas with nothing between, among words", format!("From a sheet:\n{}", csv(","))),
        ("tabs with zeros, among words", format!("From a sheet:\n{}", rows(&zeros(ONE), "", "\t", ""))),
        ("blank lines between rows", format!("Here:\n{}", rows(ONE, "", " ", "\n"))),
        (
            "blank lines between bands",
            format!(
                "Sudoku\n\n{}",
                plain(ONE)
                    .lines()
                    .collect::<Vec<_>>()
                    .chunks(3)
                    .map(|band| band.join("\n") + "\n\n")
                    .collect::<String>()
            ),
        ),
        ("a list of Markdown", format!("* {ONE}\nfrom the paper")),
        ("LaTeX", rows(&ONE.replace('.', " "), "", " & ", " \\\\")),
        (
            "a package of LaTeX",
            format!("\\begin{{sudoku}}\n{}\\end{{sudoku}}", rows(&ONE.replace('.', " "), "|", "|", "|.")),
        ),
        ("a date above", format!("2021-05-12\n\n{}", plain(ONE))),
        ("a telephone below", format!("{}\ncall 555 123 456\n", plain(ONE))),
        ("numbers in the words", format!("No. 4711 of 12/05/2021, 30 givens, 2 stars:\n{ONE}\n(c) 2021")),
    ]
}

#[test]
fn the_puzzle_is_found_inside_the_text() {
    let texts = texts();
    assert!(texts.len() >= 60, "{}", texts.len());
    let faults: Vec<String> = texts.iter().filter_map(|(name, text)| check(name, text, &[ONE])).collect();
    assert!(faults.is_empty(), "{} of {}:\n{}", faults.len(), texts.len(), faults.join("\n\n"));
}

#[test]
fn all_puzzles_of_a_text_are_offered() {
    let both = [ONE, TWO];
    let texts = [
        ("grids below each other", format!("{}\n{}", plain(ONE), plain(TWO))),
        ("grids with numbers", format!("Grid 01\n{}Grid 02\n{}", plain(&zeros(ONE)), plain(&zeros(TWO)))),
        ("lines among words", format!("First: {ONE}\nSecond: {TWO}\nWhich is harder?")),
        (
            "a file with a head",
            format!("quizzes,solutions\n{},{SOLVED}\n{},{SOLVED}\n", zeros(ONE), zeros(TWO)),
        ),
        ("numbered lines", format!("1. {ONE}\n2. {TWO}\n")),
        ("lines of a bank", format!("0000183b305c {}  1.2\n0000183b305d {}  1.5\n", zeros(ONE), zeros(TWO))),
        ("frames", format!("{}\n{}", frame(ONE, '|', "+---+---+---+"), frame(TWO, '|', "+---+---+---+"))),
        ("a line and rows", format!("This {ONE} and this:\n{}", plain(TWO))),
        (
            "links",
            format!(
                "https://sudoku.coach/en/play/{} or https://sudoku.coach/en/play/{}",
                zeros(ONE),
                zeros(TWO)
            ),
        ),
        ("objects", format!("[{{\"puzzle\":\"{ONE}\"}},{{\"puzzle\":\"{TWO}\"}}]")),
        ("lists of lists", format!("[{},\n{}]", lists(ONE, ","), lists(TWO, ","))),
    ];
    let faults: Vec<String> = texts.iter().filter_map(|(name, text)| check(name, text, &both)).collect();
    assert!(faults.is_empty(), "{}:\n{}", faults.len(), faults.join("\n\n"));
    let names = notation::list(&texts[1].1, 0, 9).expect("two grids").puzzles;
    assert_eq!(names.iter().map(|puzzle| &puzzle.name[..]).collect::<Vec<_>>(), ["Grid 01", "Grid 02"]);
}

#[test]
fn other_sizes_are_found_too() {
    for (shape, clues) in [(Shape::S16, 150), (Shape::S25, 420)] {
        let puzzle = dug(shape, clues, 1);
        let line = puzzle.clues().to_string();
        let texts = [
            ("a line", format!("Here you are: {line}\nHave fun")),
            ("lower case", line.to_lowercase()),
            ("zeros", line.replace('.', "0")),
            ("zeros in lower case", line.replace('.', "0").to_lowercase()),
            ("rows", format!("Large one\n{}", write::plain_rows(puzzle.clues()))),
            ("a frame", format!("Large one\n{}", write::ss(puzzle.clues()))),
            ("numbers", format!("grid = np.array({})", write::matrix(puzzle.clues()))),
        ];
        for (name, text) in texts {
            assert_eq!(check(name, &text, &[&line]), None);
        }
    }
    let rows = format!("A small one\n{}\nfor you", write::plain_rows(&line(SMALL)));
    for text in [format!("A small one: {SMALL}"), rows] {
        assert_eq!(check("small", &text, &[SMALL]), None);
    }
}

/// Never a grid that isn't in the text, and none where there is none.
#[test]
fn what_is_no_puzzle_is_refused() {
    let short = &ONE[..80];
    let digits = "14159265358979323846264338327950288419716939937510582097494459230781640628620899862";
    let mut lost: Vec<String> = plain(ONE).lines().map(str::to_owned).collect();
    lost[4].pop();
    let mut added = plain(ONE);
    added.insert(42, '7');
    let texts = [
        (
            "words",
            "The quick brown fox jumps over the lazy dog and eats 12 of the 81 apples it has found."
                .to_owned(),
        ),
        ("81 characters of words", "x".repeat(40) + " " + &"o".repeat(40)),
        ("81 letters", "abcdefghi".repeat(9)),
        ("telephones", "Tel. 030 1234567\nFax 030 7654321\nMobile 0171 555 12 34\n".repeat(3)),
        ("dates", "2021-05-12\n2021-05-13\n2021-05-14\n2021-05-15\n".repeat(4)),
        ("years", "The years\n2024\n2023\n2022\n2021\n".to_owned()),
        ("numbers of nine digits", (0..8).map(|n| format!("{}\n", 123_456_789 + n)).collect()),
        ("figures of pi", format!("pi is 3.{}", &digits[..81])),
        ("a row of dots", format!("Name {}", ".".repeat(81))),
        ("a row of hyphens", format!("Title\n{}\nText", "-".repeat(81))),
        ("zeros and ones", format!("This is binary: {}0", "01".repeat(40))),
        ("a card", "My card is 4111 1111 1111 1111, valid 12/29".to_owned()),
        ("a card without spaces", "My card is 4111111111111111".to_owned()),
        ("a cut line", format!("Puzzle: {short}")),
        ("a longer line", format!("Puzzle: {ONE}5")),
        ("a cut line with a dot", format!("Puzzle: {}.", short.replace('.', "0"))),
        ("eight rows", format!("Help:\n{}", plain(&ONE[..72]))),
        ("ten rows", format!("Help:\n{}", plain(&format!("{ONE}......1..")))),
        ("a row that is short", format!("Help:\n{}\n", lost.join("\n"))),
        ("a row that is long", format!("Help:\n{added}")),
        ("words between rows", format!("{}and then\n{}", plain(&ONE[..36]), plain(&ONE[36..]))),
        ("a cut line beside another", format!("Puzzle: {ONE}\nPuzzle: {short}")),
        (
            "rows in one line, one short",
            plain(ONE).trim_end().replacen("....6.", "....6", 1).replace('\n', "/"),
        ),
        ("a list with a number lost", format!("np.array({})", lists(ONE, ",").replacen("7,", "", 1))),
        ("a list without a value", format!("np.array({})", lists(ONE, ",").replacen("7,", ",", 1))),
        ("two signs for empty cells", format!("Puzzle: {}", ONE.replacen('.', "?", 3))),
        ("a solved board alone", format!("Done: {SOLVED}")),
        ("a cut table of a page", table(ONE, "", "").replacen("<td class=\"c\"></td>", "", 1)),
        ("a cut file with a head", format!("puzzle,solution\n{short},{SOLVED}")),
        (
            "a frame that lost a row",
            frame(&ONE.replace('.', " "), '|', "").lines().skip(2).collect::<Vec<_>>().join("\n"),
        ),
        (
            "the address of a page",
            "https://example.org/sudoku/2021/05/12?id=123456789012345678901234567890".to_owned(),
        ),
        ("an address with a cut board", format!("https://example.org/play?board={short}")),
        ("a damaged link of ours", format!("See https://example.org/#p={ONE}&p={ONE}")),
        ("a link to a server", "Try https://sudoku.coach/en/s/abc1234 and tell me".to_owned()),
        ("a sum", "1 + 2 + 3 + 4 + 5 + 6 + 7 + 8 + 9 = 45".repeat(9)),
        ("a table of results", "Anna 9 3 5\nBert 8 1 2\nCarl 7 7 7\nDora 1 1 1\n".repeat(3)),
        (
            "uneven rows of a giant, one of which could be a small board",
            "1111111111111111\n11111111111111111\n1111111111111111\n1.2.2.4..3.1.13.\n19.F.D57...7...B\n\
             ..C.4GBF6.F5...\n.6..D.3.F......3\n"
                .to_owned(),
        ),
        ("moves", "r1c1=5 r1c2=3 r1c5=7 r2c1=6 r2c4=1 r2c5=9 r2c6=5".to_owned()),
    ];
    let taken: Vec<String> = texts.iter().filter_map(|(name, text)| check(name, text, &[])).collect();
    assert!(taken.is_empty(), "{}:\n{}", taken.len(), taken.join("\n\n"));
}

/// Any lost or doubled cell of each text is noticed, or the puzzle stays the same.
#[test]
fn a_symbol_lost_or_added_gives_no_other_puzzle() {
    for (name, text) in texts() {
        if notation::read(&text).is_ok_and(|read| read.assumptions.contains(&Assumption::BlanksAreEmpty)) {
            // A digit lost there leaves an empty cell.
            continue;
        }
        let places: Vec<usize> =
            text.char_indices().filter(|&(_, c)| c.is_ascii_digit() || c == '.').map(|(at, _)| at).collect();
        for &at in places.iter().step_by(7) {
            let without = format!("{}{}", &text[..at], &text[at + 1..]);
            let twice = format!("{}{}", &text[..=at], &text[at..]);
            for changed in [without, twice] {
                for grid in grids(&changed) {
                    assert!(grid == ONE || grid == SOLVED, "{name}: {grid}\n{changed}");
                }
            }
        }
    }
}

#[test]
fn rules_are_refused_by_name_inside_a_text_too() {
    let kind = |text: &str| notation::read(text).expect_err(text).kind.to_string();
    let ipuz = |kind: &str, more: &str| {
        format!(
            "{{\"version\": \"http://ipuz.org/v2\", \"kind\": [\"http://ipuz.org/{kind}#1\"], {more}\"puzzle\": {}}}",
            lists(ONE, ",")
        )
    };
    for (text, rule) in [
        (ipuz("sudoku/diagonalsudoku", ""), "diagonals"),
        (ipuz("crossword", ""), "another kind of puzzle"),
        (ipuz("sudoku", "\"cages\": [{\"cells\": [[0,0]]}], "), "killer cages"),
        (ipuz("sudoku", "\"zones\": [{\"rect\": [0,0,1,1]}], "), "\"zones\""),
        (format!("{{\"puzzle\": \"{ONE}\", \"cages\": [[1, 2]]}}"), "killer cages"),
        (format!("{{\"puzzle\": \"{ONE}\", \"antiknight\": true}}"), "anti-knight"),
    ] {
        assert_eq!(kind(&text), format!("the puzzle has other rules: {rule}"), "{text}");
    }
    let idle = format!("{{\"puzzle\": \"{ONE}\", \"cages\": [], \"diagonals\": false}}");
    assert_eq!(grids(&idle), [ONE]);
}

#[test]
fn other_sizes_are_refused_by_name() {
    let seven = "1.....6.5..2.7...34...7.43....2..57.6....1...2..3";
    let rows = |between: &str| -> String {
        seven
            .as_bytes()
            .chunks(7)
            .map(|row| {
                row.iter().map(|&c| char::from(c).to_string()).collect::<Vec<_>>().join(between) + "\n"
            })
            .collect()
    };
    let fourteen = "1............2\n".repeat(14);
    let list = format!(
        "[{}]",
        rows(",").replace('.', "0").lines().map(|row| format!("[{row}]")).collect::<Vec<_>>().join(",")
    );
    for (side, text) in [
        (7, seven.to_owned()),
        (7, rows("")),
        (7, rows(" ")),
        (7, format!("A mini:\n{}", rows(" "))),
        (7, format!("A mini: {seven}")),
        (7, list.clone()),
        (7, format!("grid = {list}")),
        (14, fourteen.clone()),
        (14, format!("From the paper:\n{fourteen}")),
    ] {
        let error = notation::read(&text).expect_err(&text);
        assert_eq!(error.kind, ParseErrorKind::OtherSize { rows: side, columns: side }, "{text}");
    }
    // A shortened 9x9 has digits too large for that.
    let cut = notation::read(&ONE[..64]).expect_err("a cut line").kind;
    assert_eq!(cut, ParseErrorKind::TooShort { found: 64, wanted: 81 });
}

#[test]
fn what_was_left_out_or_assumed_is_said() {
    let assumed =
        |text: &str| notation::read(text).unwrap_or_else(|error| panic!("{text}: {error}")).assumptions;
    let around = Assumption::AroundIgnored;
    for (text, expect) in [
        (format!("Help:\n{}", plain(ONE)), vec![around]),
        (format!("https://example.org/?b={ONE}"), vec![around]),
        (ONE.replace('.', "-"), vec![Assumption::SignIsEmpty('-')]),
        (format!("Help: {}", ONE.replace('.', "?")), vec![Assumption::SignIsEmpty('?'), around]),
        (zeros(ONE).replace('0', "O"), vec![Assumption::LettersOAreEmpty]),
        (frame(&ONE.replace('.', " "), '|', "+---+"), vec![Assumption::BlanksAreEmpty]),
        (format!("{}\n{}", plain(ONE), plain(TWO)), vec![]),
    ] {
        assert_eq!(assumed(&text), expect, "{text}");
    }
}

/// A line of all candidates of a puzzle before any elimination.
#[test]
fn candidates_that_are_all_there_leave_the_givens() {
    let cell = |symbol: char| match symbol.to_digit(10) {
        Some(digit) => (1..=9).map(|n| if n == digit { symbol } else { '.' }).collect::<String>(),
        None => "123456789".to_owned(),
    };
    let line: String = ONE.chars().map(cell).collect();
    let reading = notation::read(&line).expect("a line of candidates");
    assert_eq!((reading.grid.to_string(), reading.has_notes()), (ONE.to_owned(), false));
}

#[test]
fn long_texts_take_no_longer_than_they_are_long() {
    let line = format!("{},{SOLVED}\n", zeros(ONE));
    let many = format!("quizzes,solutions\n{}", line.repeat(20_000));
    assert_eq!(grids(&many), [ONE]);
    for text in [
        "[".repeat(60_000),
        "([{".repeat(20_000),
        "[[1,2]".repeat(10_000),
        "<td>".repeat(2_000_000),
        "<".repeat(4_000_000),
        "http://".repeat(9_000),
        "http://a.b/?c=1 ".repeat(4_000),
        "\"1\" ".repeat(15_000),
        "1 2 3 4 5 6 7 8 9\n".repeat(200_000),
        "word 5 3 4\n".repeat(300_000),
        "- - - - - - - - 1\n".repeat(100_000),
        "| ".repeat(2_000_000),
        "[/b][b]".repeat(500_000),
        "a 81\n".repeat(800_000),
    ] {
        assert!(notation::read(&text).is_err(), "{text:.20}");
    }
}
