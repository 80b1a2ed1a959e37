//! Texts as people paste them, made from forms of a puzzle and from the words around it: each gives its
//! puzzle, and none another.

#![expect(clippy::format_collect, reason = "texts of a few lines")]

use sudoku_core::{
    Digit,
    notation::{self, Assumption, Format, ParseErrorKind, Played, Reading, Rule, boards::TextFormat},
    wire::{Answer, Task, serve},
};

const ONE: &str = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
const SOLVED: &str = "534678912672195348198342567859761423426853791713924856961537284287419635345286179";

fn zeros() -> String {
    ONE.replace('.', "0")
}

/// The cells with this sign for an empty one, and this between two cells of a row, in lines.
fn rows(empty: &str, between: &str) -> Vec<String> {
    let cell = |&symbol: &u8| if symbol == b'.' { empty.to_owned() } else { char::from(symbol).to_string() };
    let row = |row: &[u8]| row.iter().map(cell).collect::<Vec<_>>().join(between);
    ONE.as_bytes().chunks(9).map(row).collect()
}

/// A frame around the boxes: its corner pieces from top to bottom, and its upright line.
fn framed(empty: &str, [top, middle, bottom]: [&str; 3], wall: &str) -> String {
    let mut lines = vec![top.to_owned()];
    for (number, row) in rows(empty, " ").iter().enumerate() {
        let symbols: Vec<char> = row.chars().step_by(2).collect();
        let boxes: Vec<String> = symbols
            .chunks(3)
            .map(|part| part.iter().map(char::to_string).collect::<Vec<_>>().join(" "))
            .collect();
        lines.push(format!("{wall} {} {wall}", boxes.join(&format!(" {wall} "))));
        match number {
            2 | 5 => lines.push(middle.to_owned()),
            8 => lines.push(bottom.to_owned()),
            _ => {}
        }
    }
    lines.join("\n")
}

/// The puzzle in forms of every day.
fn forms() -> Vec<(&'static str, String)> {
    let plain = ["+-------+-------+-------+"; 3];
    let drawn = ["┌───────┬───────┬───────┐", "├───────┼───────┼───────┤", "└───────┴───────┴───────┘"];
    let double = ["╔═══════╦═══════╦═══════╗", "╠═══════╬═══════╬═══════╣", "╚═══════╩═══════╩═══════╝"];
    let listed: Vec<String> = rows("0", ", ").iter().map(|row| format!("[{row}]")).collect();
    let numbered = rows(".", " ").iter().zip(1..).map(|(row, n)| format!("{n} {row}")).collect::<Vec<_>>();
    vec![
        ("a line", ONE.to_owned()),
        ("a line with zeros", zeros()),
        ("a line with underscores", ONE.replace('.', "_")),
        ("a line with hyphens", ONE.replace('.', "-")),
        ("rows", rows(".", "").join("\n")),
        ("rows with zeros", rows("0", "").join("\n")),
        ("rows with spaces", rows(".", " ").join("\n")),
        ("rows with asterisks", rows("*", " ").join("\n")),
        ("rows with hyphens", rows("-", " ").join("\n")),
        ("rows with squares", rows("□", "").join("\n")),
        ("rows with hash signs", rows("#", " ").join("\n")),
        ("rows with tildes", rows("~", "").join("\n")),
        ("rows with commas", rows("0", ",").join("\n")),
        ("rows with tabs", rows("0", "\t").join("\n")),
        ("a frame", framed(".", plain, "|")),
        ("a drawn frame", framed(".", drawn, "│")),
        ("a frame of double lines", framed("0", double, "║")),
        ("a frame with blanks", framed(" ", plain, "|")),
        ("a drawn frame with blanks", framed(" ", drawn, "│")),
        ("lists", format!("[{}]", listed.join(",\n "))),
        ("lists on a line", format!("[{}]", listed.join(","))),
        ("numbered rows", numbered.join("\n")),
        ("rows by slashes", rows(".", "").join("/")),
    ]
}

/// Words around a text.
type Around = (&'static str, fn(&str) -> String);

const AROUND: [Around; 14] = [
    ("nothing", str::to_owned),
    ("blank lines", |text| format!("\n\n{text}\n\n")),
    ("a question above", |text| format!("Can someone help me with this one?\n\n{text}")),
    ("thanks below", |text| format!("{text}\n\nThanks in advance!\n-- \nEve")),
    ("a mail", |text| {
        format!("From: Ann\nSubject: Sudoku No. 12\nDate: 12 May 2021\n\nHi Bob,\n\n{text}\n\nRegards, Ann")
    }),
    ("a quoted mail", |text| {
        let quoted: Vec<String> = text.lines().map(|line| format!("> {line}")).collect();
        format!("On 12 May 2021 Ann wrote:\n{}\n\nI am stuck.", quoted.join("\n"))
    }),
    ("code of a forum", |text| format!("Try this:\n[code]\n{text}\n[/code]\nRated 7.2")),
    ("a heading of a forum", |text| format!("Code: Select all\n{text}\n\nLast edited by Eve")),
    ("a fence", |text| format!("Here it is:\n```\n{text}\n```\nAny ideas?")),
    ("preformatted", |text| format!("<p>Today</p><pre>\n{text}\n</pre><p>Good luck</p>")),
    ("a title with a number", |text| format!("Puzzle 4711 (hard)\n{text}")),
    ("a rating below", |text| format!("{text}\n\nER 7.1, 26 givens")),
    ("lines of a page", |text| {
        format!("Sudoku of the day\r\n{}\r\nPrint | Share", text.replace('\n', "\r\n"))
    }),
    ("a spoiler", |text| format!("[spoiler=\"The grid\"]\n{text}\n[/spoiler] Solution tomorrow.")),
];

/// Each form among each kind of words. Two are refused: a comma or a bracket of the words may be the grid's.
#[test]
fn each_form_is_found_among_words_of_each_kind() {
    let forms = forms();
    assert!(forms.len() * AROUND.len() >= 200);
    let faults: Vec<String> = forms
        .iter()
        .flat_map(|(form, text)| AROUND.map(|(around, put)| (form, around, put(text))))
        .filter_map(|(form, around, text)| {
            let read = notation::read(&text);
            let grid = read.as_ref().map(|reading| reading.grid.to_string());
            (grid.as_deref() != Ok(ONE)).then(|| format!("{form}, {around}: {grid:?}\n{text}"))
        })
        .collect();
    assert!(faults.is_empty(), "{}:\n{}", faults.len(), faults.join("\n\n"));
}

/// The cells with a digit, each as its row, column and digit.
fn named(format: impl Fn(usize, usize, char) -> String, between: &str) -> String {
    let given = ONE.char_indices().filter(|&(_, symbol)| symbol != '.');
    given.map(|(at, symbol)| format(at / 9 + 1, at % 9 + 1, symbol)).collect::<Vec<_>>().join(between)
}

#[test]
fn forms_of_programs_and_papers_are_read() {
    let csv = rows("0", ",");
    let trimmed = |between: &str| {
        rows(" ", between).iter().map(|row| row.trim_end().to_owned() + "\n").collect::<String>()
    };
    let columns = "1,2,3,4,5,6,7,8,9";
    let texts = [
        ("a mail that breaks at 40", format!("{}\n{}\n{}", &ONE[..40], &ONE[40..80], &ONE[80..])),
        ("a mail that breaks at 76", format!("{}\n{}", &ONE[..76], &ONE[76..])),
        ("a head of names", format!("c1,c2,c3,c4,c5,c6,c7,c8,c9\n{}", csv.join("\n"))),
        ("a head of letters", format!("A,B,C,D,E,F,G,H,I\n{}", csv.join("\n"))),
        ("a head of numbers", format!("{columns}\n{}", csv.join("\n"))),
        (
            "numbered rows below a head",
            format!(
                ",{columns}\n{}",
                csv.iter().zip(1..).map(|(row, n)| format!("{n},{row}\n")).collect::<String>()
            ),
        ),
        ("row letters", csv.iter().zip('A'..='I').map(|(row, letter)| format!("{letter},{row}\n")).collect()),
        (
            "an index of pandas",
            format!(
                "   0  1  2  3  4  5  6  7  8\n{}",
                rows("0", "  ").iter().zip(0..).map(|(row, n)| format!("{n}  {row}\n")).collect::<String>()
            ),
        ),
        (
            "an index of pandas with letters",
            format!(
                "   A  B  C  D  E  F  G  H  I\n{}",
                rows("0", "  ").iter().zip(1..).map(|(row, n)| format!("{n}  {row}\n")).collect::<String>()
            ),
        ),
        ("cells by name", named(|row, column, digit| format!("r{row}c{column}={digit}"), ", ")),
        ("cells in German", named(|row, column, digit| format!("Z{row}S{column}={digit}"), ", ")),
        ("cells in French", named(|row, column, digit| format!("L{row}C{column}={digit}"), ", ")),
        (
            "cells in French, column first",
            named(|row, column, digit| format!("C{column}L{row} = {digit}"), "\n"),
        ),
        (
            "cells in Spanish",
            format!("Pistas: {}.", named(|row, column, digit| format!("F{row}C{column}: {digit}"), "; ")),
        ),
        ("cells by name in lines", named(|row, column, digit| format!("R{row}C{column} = {digit}"), "\n")),
        (
            "cells by name after a word",
            format!("Givens: {}.", named(|r, c, digit| format!("r{r}c{c}={digit}"), " ")),
        ),
        ("YAML", rows("0", ", ").iter().map(|row| format!("- [{row}]\n")).collect::<String>()),
        (
            "YAML with a name",
            format!(
                "puzzle:\n{}",
                rows("0", ", ").iter().map(|row| format!("  - [{row}]\n")).collect::<String>()
            ),
        ),
        (
            "YAML of strings",
            format!(
                "rows:\n{}",
                rows(".", "").iter().map(|row| format!("  - \"{row}\"\n")).collect::<String>()
            ),
        ),
        (
            "a block of YAML",
            format!(
                "puzzle: |\n{}",
                rows(".", "").iter().map(|row| format!("  {row}\n")).collect::<String>()
            ),
        ),
        ("trimmed rows", trimmed("")),
        ("trimmed rows with spaces", trimmed(" ")),
        ("LaTeX", rows("", " & ").iter().map(|row| format!("{row} \\\\\n")).collect::<String>()),
        (
            "LaTeX with rules",
            format!(
                "\\begin{{tabular}}{{|c|c|c|c|c|c|c|c|c|}}\n\\hline\n{}\\end{{tabular}}",
                rows("", " & ").iter().map(|row| format!("{row} \\\\ \\hline\n")).collect::<String>()
            ),
        ),
        ("l and I for 1", zeros().replacen('1', "l", 2).replace('1', "I")),
        ("O and l of a scan", zeros().replace('0', "O").replace('1', "l")),
        ("l in rows of a scan", rows("0", " ").join("\n").replace('1', "l")),
        ("a solution beside it", format!("{} -> {SOLVED}", zeros())),
        (
            "a table with a rule of equals signs",
            rows(".", " ").chunks(3).map(|band| band.join("\n")).collect::<Vec<_>>().join("\n======\n"),
        ),
    ];
    let faults: Vec<String> = texts
        .iter()
        .filter_map(|(name, text)| {
            let grid = notation::read(text).map(|reading| reading.grid.to_string());
            (grid.as_deref() != Ok(ONE)).then(|| format!("{name}: {grid:?}\n{text}"))
        })
        .collect();
    assert!(faults.is_empty(), "{}:\n{}", faults.len(), faults.join("\n\n"));
}

/// Texts with less than the whole puzzle, or with more, give none.
#[test]
fn a_form_that_lost_a_cell_gives_no_other_puzzle() {
    for (form, text) in forms() {
        for (around, put) in AROUND {
            let whole = put(&text);
            let places: Vec<usize> =
                whole.char_indices().filter(|&(_, c)| c.is_ascii_digit()).map(|(at, _)| at).collect();
            for &at in places.iter().step_by(23) {
                let blanks =
                    |read: &notation::Reading| read.assumptions.contains(&Assumption::BlanksAreEmpty);
                let without = format!("{}{}", &whole[..at], &whole[at + 1..]);
                let twice = format!("{}{}", &whole[..=at], &whole[at..]);
                for changed in [without, twice] {
                    if let Ok(read) = notation::read(&changed) {
                        assert!(
                            read.grid.to_string() == ONE || blanks(&read),
                            "{form}, {around}: {}\n{changed}",
                            read.grid
                        );
                    }
                }
            }
        }
    }
}

#[test]
fn moves_and_parts_of_lists_are_no_puzzles() {
    let cells = named(|row, column, digit| format!("r{row}c{column}={digit}"), ", ");
    let texts = [
        ("a move twice", format!("{cells}, r1c1=4")),
        ("a few moves", cells[..80].to_owned()),
        ("an elimination among them", format!("{cells}, r9c1<>4")),
        ("moves with their reasons", format!("{} X-Wing {}", &cells[..100], &cells[100..])),
        (
            "rows without their blanks on both sides",
            rows(" ", "").iter().map(|row| row.trim().to_owned() + "\n").collect::<String>(),
        ),
    ];
    for (name, text) in texts {
        let read = notation::read(&text).map(|reading| reading.grid.to_string());
        assert!(read.is_err(), "{name}: {read:?}\n{text}");
    }
}

/// A size without a board is refused by its name, however it is written.
#[test]
fn sizes_that_are_not_played_are_named() {
    let seven = "1......2......3......4......5......6......7......";
    let lines = |side: usize, between: &str| -> Vec<String> {
        let cell =
            |row: usize, column: usize| if row == column { (row % 9 + 1).to_string() } else { ".".into() };
        (0..side)
            .map(|row| (0..side).map(|column| cell(row, column)).collect::<Vec<_>>().join(between))
            .collect()
    };
    let listed = |side: usize| {
        let rows: Vec<String> =
            lines(side, ",").iter().map(|row| format!("[{}]", row.replace('.', "0"))).collect();
        format!("[{}]", rows.join(","))
    };
    let frame = |side: usize| {
        let bar = format!("+{}+", "-".repeat(2 * side + 1));
        let rows: String = lines(side, " ").iter().map(|row| format!("| {row} |\n")).collect();
        format!("{bar}\n{rows}{bar}\n")
    };
    for (side, text) in [
        (7, format!("{}1", &seven[..48])),
        (7, lines(7, "").join("\n")),
        (7, lines(7, " ").join("\n")),
        (7, frame(7)),
        (7, listed(7)),
        (7, format!("grid = {}", listed(7))),
        (14, lines(14, "").join("\n")),
        (14, lines(14, " ").join("\n")),
        (14, frame(14)),
        (14, format!("From the paper:\n\n{}", lines(14, "").join("\n"))),
    ] {
        let error = notation::read(&text).expect_err(&text);
        assert_eq!(error.kind, ParseErrorKind::OtherSize { rows: side, columns: side }, "{text}");
    }
}

/// Digits by cell, and the first cell with notes.
type OwnEntries = (Vec<(usize, char)>, Option<(usize, String)>);

/// The digits that a reading has beside the givens, and the candidates of the first cell with some.
fn played(reading: &Reading) -> OwnEntries {
    let placed = reading.progress.iter().filter_map(|(cell, mark)| match mark {
        Played::Digit(digit) => Some((cell.index(), digit.symbol())),
        Played::Notes { .. } => None,
    });
    let mut noted = reading.progress.iter().filter_map(|(cell, mark)| match mark {
        Played::Digit(_) => None,
        Played::Notes { centre, corner } => {
            Some((cell.index(), centre.union(*corner).iter().map(Digit::symbol).collect()))
        }
    });
    (placed.collect(), noted.next())
}

#[test]
fn boards_of_opensudoku_keep_digits_and_notes() {
    // The third cell has the notes 1 and 4, and the fourth a digit of the player.
    let cells = |fields: &dyn Fn(usize, char) -> String| -> String {
        ONE.char_indices().map(|(at, symbol)| fields(at, if symbol == '.' { '0' } else { symbol })).collect()
    };
    let free = |at: usize, digit: char| if at == 3 { ('6', 1) } else { (digit, u8::from(digit == '0')) };
    let first = cells(&|at, digit| {
        let (digit, free) = free(at, digit);
        format!("{digit}|{}|{free}|", if at == 2 { "1,4," } else { "-" })
    });
    let bits = |between: &'static str| {
        cells(&|at, digit| {
            let (digit, free) = free(at, digit);
            format!("{digit}|{}|{between}{free}|", if at == 2 { 9 } else { 0 })
        })
    };
    let texts = [
        format!("version: 1\n{first}"),
        format!("version: 2\n{}", bits("|")),
        format!("version: 3\n{}", bits("")),
        format!("version: 4\n{}", bits("0|")),
        format!("version: 5\n{}", bits("0|3|")),
    ];
    for text in texts {
        let file = format!(
            "<?xml version='1.0'?><opensudoku><game data=\"{}\"/></opensudoku>",
            text.replace('\n', "&#10;")
        );
        for text in [&text, &file, &text.replace('\n', " ")] {
            let reading = notation::read(text).unwrap_or_else(|error| panic!("{text}: {error}"));
            assert_eq!(reading.grid.to_string(), ONE, "{text}");
            assert_eq!(reading.format, Format::OpenSudoku);
            assert_eq!(played(&reading), (vec![(3, '6')], Some((2, "14".to_owned()))), "{text}");
        }
        let cut = &text[..text.len() - 4];
        assert!(notation::read(cut).is_err(), "{cut}");
    }
}

#[test]
fn files_of_sadman_keep_the_digits_of_their_state() {
    let lines = |grid: &str| {
        grid.as_bytes().chunks(9).map(|row| String::from_utf8_lossy(row) + "\n").collect::<String>()
    };
    let state = ONE.replacen('.', "4", 1);
    let text = format!("#A Ann\n[Puzzle]\n{}[State]\n{}", lines(ONE), lines(&state));
    let reading = notation::read(&text).expect("both sections");
    assert_eq!((reading.grid.to_string(), reading.format), (ONE.to_owned(), Format::Sdk));
    assert_eq!((played(&reading).0, &reading.assumptions[..]), (vec![(2, '4')], &[][..]));
    // The reader leaves out the state of another puzzle, and says so.
    let other = format!("[Puzzle]\n{}[State]\n{}", lines(ONE), lines(&state.replacen('5', "6", 1)));
    let reading = notation::read(&other).expect("a puzzle");
    assert_eq!(reading.assumptions, [Assumption::OtherSectionsIgnored]);
    assert!(reading.progress.is_empty() && TextFormat::Sdk.slug() == "sdk");
}

/// The answer of the worker to a text.
fn answered(text: &str) -> Result<String, String> {
    match serve(Task::Read(text.to_owned(), 0), sudoku_core::explain::Locale::ENGLISH, &mut |_| {}) {
        Answer::Read(Ok(read)) => {
            read.proven.map(|proven| proven.puzzle.clues().to_string()).map_err(|fault| fault.to_string())
        }
        Answer::Read(Err(error)) => Err(match error.kind {
            ParseErrorKind::Variant(Rule::Candidates) => "candidates".to_owned(),
            kind => kind.to_string(),
        }),
        other => Err(format!("{other:?}")),
    }
}

/// A puzzle whose candidates are a part of it is refused as that, not as one with several solutions.
#[test]
fn puzzles_of_candidates_are_named() {
    let cell = |(at, digit): (usize, char), all: bool| -> String {
        let given = digit != '.';
        let keep = |n: u8| {
            let own = char::from(b'0' + n) == SOLVED.as_bytes()[at] as char;
            own || (!given && (all || usize::from(n) == (at * 5 + at / 9) % 9 + 1))
        };
        (1..=9).map(|n| if keep(n) { char::from(b'0' + n) } else { '.' }).collect()
    };
    let line = |all: bool, grid: &str| grid.char_indices().map(|at| cell(at, all)).collect::<String>();
    assert_eq!(answered(&line(true, ONE)).as_deref(), Ok(ONE));
    // The same without a given: each cell has one or two candidates, and only one solution fits them.
    let none = ".".repeat(81);
    let sparse = line(false, &none);
    assert_eq!(answered(&sparse), Err("candidates".to_owned()), "{sparse}");
}

/// The objects that two programs pack into their links, unpacked.
#[test]
fn unpacked_objects_of_programs_are_read() {
    let cell = |&symbol: &u8| match symbol {
        b'.' => "{}".to_owned(),
        digit => format!("{{\"value\":{},\"given\":true}}", char::from(digit)),
    };
    let rows = |cell: &dyn Fn(&u8) -> String| -> String {
        let row = |row: &[u8]| format!("[{}]", row.iter().map(cell).collect::<Vec<_>>().join(","));
        ONE.as_bytes().chunks(9).map(row).collect::<Vec<_>>().join(",\n")
    };
    let pad = |&symbol: &u8| {
        if symbol == b'.' { "{}".to_owned() } else { format!("{{\"value\":{}}}", char::from(symbol)) }
    };
    for text in [
        format!("{{\"size\":9,\"grid\":[{}]}}", rows(&cell)),
        format!("{{\n  \"size\": 9,\n  \"title\": \"One\",\n  \"grid\": [{}]\n}}\n", rows(&cell)),
        format!("{{\"cellSize\":50,\"cells\":[{}],\"regions\":[]}}", rows(&pad)),
    ] {
        assert_eq!(notation::read(&text).map(|read| read.grid.to_string()).as_deref(), Ok(ONE), "{text}");
    }
}
