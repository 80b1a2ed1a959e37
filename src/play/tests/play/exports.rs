//! Boards as text for other programs: each text has everything that its format can hold, as simple strict
//! readers of those formats find here.

use crate::common::{ARTICLE, of_each_size, puzzle};
use proptest::prelude::*;
use std::{collections::BTreeSet, sync::LazyLock};
use sudoku_core::{
    Candidates, Cell, CellSet, Digit, DigitSet, Grid, Puzzle, Shape,
    notation::{
        self, Played, Reading,
        boards::{Held, Holds, Snapshot, TextFormat},
        sites::Site,
    },
    qr::Code,
};
use sudoku_play::{
    game::{Game, Origin, entry::NoteSort, turns::Fill},
    links::shared::{Unnoted, elsewhere, snapshot},
};

static PUZZLES: LazyLock<Vec<Puzzle>> = LazyLock::new(|| of_each_size(3));

/// Games with some right digits, some wrong ones, and notes.
fn games() -> impl Strategy<Value = Game> {
    let acts = prop::collection::vec((0..4u8, 0..625usize, 0..25usize), 0..50);
    // Up to 9x9, and the variants.
    let of: Vec<usize> = (0..5).chain(9..PUZZLES.len()).collect();
    (prop::sample::select(of), acts).prop_map(|(of, acts)| {
        let mut game = Game::new(PUZZLES[of].clone(), Origin::default());
        let shape = game.shape().clone();
        for (act, cell, digit) in acts {
            let cell = Cell::at(cell % shape.cell_count());
            let cells = CellSet::EMPTY.with(cell);
            let digit = Digit::at(digit % shape.side());
            let turn = match act {
                0 => game.placing(
                    &cells,
                    game.solution().expect("a proven puzzle").get(cell).expect("a digit"),
                    true,
                ),
                1 => game.placing(&cells, digit, false),
                2 => game.noting(&cells, digit, NoteSort::Centre),
                _ => game.filling_notes(Fill::Selected, &cells),
            };
            if let Some(turn) = turn {
                assert!(game.play(turn));
            }
        }
        game
    })
}

/// The contents of each cell: whether it is given, its digit, or else its candidates.
type Told = Vec<(Option<bool>, Option<Digit>, DigitSet)>;

fn told(board: &Snapshot) -> Told {
    let cell = |cell| match board.standing(cell) {
        Held::Given(digit) => (Some(true), Some(digit), DigitSet::EMPTY),
        Held::Placed(digit) => (Some(false), Some(digit), DigitSet::EMPTY),
        Held::Open(digits) => (None, None, digits),
    };
    Cell::all(board.shape()).map(cell).collect()
}

/// The same for formats that do not mark givens.
fn untold(board: &Snapshot) -> Told {
    told(board).into_iter().map(|(_, digit, open)| (None, digit, open)).collect()
}

fn symbol(symbol: char) -> Digit {
    Digit::from_symbol(symbol).unwrap_or_else(|| panic!("{symbol:?} is no digit"))
}

fn set(symbols: &str) -> DigitSet {
    if symbols == "." { DigitSet::EMPTY } else { symbols.chars().map(symbol).collect() }
}

/// A candidate grid: a cell with one candidate is a digit if its peers lack it, as other readers decide.
fn read_candidate_grid(text: &str, shape: &Shape) -> Vec<String> {
    let lines: Vec<&str> = text.lines().collect();
    assert_eq!(lines.len(), shape.side() + shape.box_columns() + 1, "{text}");
    let mut cells = Vec::new();
    for (number, line) in lines.iter().enumerate() {
        assert_eq!(line.len(), lines[0].len(), "{text}");
        if number % (shape.box_rows() + 1) == 0 {
            assert!(line.chars().all(|symbol| matches!(symbol, '+' | '-')), "{line}");
            assert_eq!(line.matches('+').count(), shape.box_rows() + 1);
            continue;
        }
        let parts: Vec<&str> = line.trim_matches('|').split('|').collect();
        assert_eq!(parts.len(), shape.box_rows(), "{line}");
        for part in parts {
            let of_box: Vec<String> = part.split_whitespace().map(str::to_owned).collect();
            assert_eq!(of_box.len(), shape.box_columns(), "{line}");
            cells.extend(of_box);
        }
    }
    cells
}

fn read_candidate_line(text: &str) -> Vec<DigitSet> {
    let symbols: Vec<char> = text.strip_suffix('\n').expect("a line").chars().collect();
    assert_eq!(symbols.len(), 729);
    let place = |(at, &found): (usize, &char)| match found {
        '.' => None,
        found => {
            assert_eq!(symbol(found), Digit::at(at));
            Some(Digit::at(at))
        }
    };
    symbols.chunks(9).map(|cell| cell.iter().enumerate().filter_map(place).collect()).collect()
}

fn read_sdx(text: &str) -> Vec<String> {
    let rows: Vec<Vec<String>> =
        text.lines().map(|line| line.split(' ').map(str::to_owned).collect()).collect();
    assert!(rows.len() == 9 && rows.iter().all(|row| row.len() == 9), "{text}");
    rows.concat()
}

fn read_library(text: &str) -> Told {
    let fields: Vec<&str> = text.strip_suffix('\n').expect("a line").split(':').collect();
    let ["", "0000", "x", digits, gone, "", ""] = fields[..] else { panic!("{text}") };
    let mut cells: Vec<(Option<bool>, Option<Digit>)> = Vec::new();
    let mut placed = false;
    for found in digits.chars() {
        match found {
            '+' => placed = true,
            '.' => cells.push((None, None)),
            found => cells.push((Some(!std::mem::take(&mut placed)), Some(symbol(found)))),
        }
    }
    let grid = Grid::from_cells(cells.iter().map(|(_, digit)| *digit).collect()).expect("81 cells");
    let possible = Candidates::new(&grid);
    let mut told: Told = (0..81)
        .map(|at| {
            let open = if cells[at].1.is_some() { DigitSet::EMPTY } else { possible.digits(Cell::at(at)) };
            (cells[at].0, cells[at].1, open)
        })
        .collect();
    for triple in gone.split_whitespace() {
        let numbers: Vec<usize> = triple.bytes().map(|byte| usize::from(byte - b'1')).collect();
        let [digit, row, column] = numbers[..] else { panic!("{triple}") };
        let open = &mut told[9 * row + column].2;
        assert!(open.contains(Digit::at(digit)), "{triple} is gone already");
        *open = open.without(Digit::at(digit));
    }
    told
}

fn read_solo(text: &str, shape: &Shape) -> Vec<Option<Digit>> {
    let (size, rest) = text.trim_end().split_once(':').expect("a size and cells");
    // Boxes side by side, then above each other.
    let (across, down) = (shape.side() / shape.box_columns(), shape.side() / shape.box_rows());
    let boxes =
        if shape.regions().is_some() { format!("{}j", shape.side()) } else { format!("{across}x{down}") };
    assert_eq!(size, format!("{boxes}{}", if shape.constraints().is_empty() { "" } else { "x" }));
    // Borders follow the cells.
    let cells = rest.split(',').next().expect("cells");
    let mut found = Vec::new();
    let mut number = String::new();
    let end = |number: &mut String, found: &mut Vec<Option<Digit>>| {
        if !number.is_empty() {
            found.push(Some(Digit::new(number.parse().expect("a number")).expect("a digit")));
            number.clear();
        }
    };
    for symbol in cells.chars() {
        match symbol {
            '0'..='9' => number.push(symbol),
            'a'..='z' => {
                end(&mut number, &mut found);
                found.extend((b'a'..=symbol as u8).map(|_| None));
            }
            '_' => {
                assert!(!number.is_empty(), "{text}");
                end(&mut number, &mut found);
            }
            other => panic!("{other:?} in {text}"),
        }
    }
    end(&mut number, &mut found);
    found
}

fn read_sudoku_wiki(text: &str, shape: &Shape) -> Told {
    let side = shape.side() as u64;
    let head = ["S4B", "S6B", "S8B", "S9B", "SAB", "SCB", "SFB", "SGB", "SKB", "SPB"][shape.size()];
    let cells = text.trim_end().strip_prefix(head).expect("the size");
    let width = [1, 2, 2, 2, 2, 3, 3, 4, 4, 5][shape.size()];
    assert_eq!(cells.len(), width * shape.cell_count());
    let cell = |at: usize| {
        let number = u64::from_str_radix(&cells[at * width..(at + 1) * width], 36).expect("a number");
        let digit = |number: u64| Digit::new(number as u8);
        match number {
            0 => (None, None, DigitSet::EMPTY),
            _ if number <= side => (Some(true), digit(number), DigitSet::EMPTY),
            _ if number <= 2 * side => (Some(false), digit(number - side), DigitSet::EMPTY),
            _ => {
                let bits = number - 2 * side;
                (None, None, Digit::all(shape).filter(|digit| bits >> digit.index() & 1 == 1).collect())
            }
        }
    };
    (0..shape.cell_count()).map(cell).collect()
}

fn read_packed(packed: &str, shape: &Shape) -> Told {
    let packed = percent_encoding::percent_decode_str(packed).decode_utf8().expect("text");
    let units = lz_str::decompress_from_base64(&packed).expect("a package");
    let json: serde_json::Value =
        serde_json::from_str(&String::from_utf16(&units).expect("text")).expect("JSON");
    assert_eq!(json["size"], shape.side());
    let rows = json["grid"].as_array().expect("rows");
    assert_eq!(rows.len(), shape.side());
    let number =
        |value: &serde_json::Value| Digit::new(value.as_u64().expect("a number") as u8).expect("a digit");
    let cell = |cell: &serde_json::Value| {
        let fields: BTreeSet<&str> = cell.as_object().expect("a cell").keys().map(String::as_str).collect();
        assert!(fields.is_subset(&["value", "given", "centerPencilMarks", "region"].into()), "{cell}");
        assert_eq!(cell.get("region").is_some(), shape.regions().is_some(), "{cell}");
        if let Some(value) = cell.get("value") {
            (Some(cell.get("given").is_some()), Some(number(value)), DigitSet::EMPTY)
        } else {
            let marks = cell.get("centerPencilMarks").and_then(serde_json::Value::as_array);
            (None, None, marks.into_iter().flatten().map(number).collect())
        }
    };
    rows.iter().flat_map(|row| row.as_array().expect("a row").iter().map(cell)).collect()
}

/// Reads a position of sudoku.coach by an unpacker and a reader of JSON that are not ours.
fn read_sudoku_coach(text: &str) -> Told {
    let payload = text.trim_end().strip_prefix("SCv7_32_").expect("its beginning").to_uppercase();
    let packed = data_encoding::BASE32HEX_NOPAD.decode(payload.as_bytes()).expect("base 32");
    let json = miniz_oxide::inflate::decompress_to_vec_zlib(&packed).expect("a zlib stream");
    let json: serde_json::Value = serde_json::from_slice(&json).expect("JSON");
    assert_eq!(json["gridSize"], 9);
    let digits = |name: &str| -> Vec<Option<Digit>> {
        let text = json[name].as_str().expect("digits");
        text.chars().map(|figure| Digit::new(figure.to_digit(10).expect("a figure") as u8)).collect()
    };
    let noted = json["userCellCandidates"].as_str().expect("numbers").split('-');
    let noted = noted.map(|bits| {
        let bits: u16 = bits.parse().expect("a number");
        (1..=9).filter(|number| bits >> number & 1 == 1).filter_map(Digit::new).collect::<DigitSet>()
    });
    let cell = |((given, placed), open): ((Option<Digit>, Option<Digit>), DigitSet)| match given {
        Some(_) => (Some(true), given, open),
        None => (placed.map(|_| false), placed, open),
    };
    digits("givenDigits").into_iter().zip(digits("userDigits")).zip(noted).map(cell).collect()
}

/// The grid that the page's full reader gets from a text.
fn read(text: &str) -> Grid {
    notation::read(text).unwrap_or_else(|error| panic!("{error}: {text}")).grid
}

/// The contents of each cell in a reading.
fn told_of(reading: &Reading) -> Told {
    let mut told: Told =
        reading.grid.iter().map(|(_, digit)| (digit.map(|_| true), digit, DigitSet::EMPTY)).collect();
    for &(cell, played) in &reading.progress {
        told[cell.index()] = match played {
            Played::Digit(digit) => (Some(false), Some(digit), DigitSet::EMPTY),
            Played::Notes { centre, .. } => (None, None, centre),
        };
    }
    told
}

/// The part of a board that its format can express. The library has no room for a note that the digits rule
/// out. The rows of SudoCue write a lone candidate like a given, so the test ignores that difference.
fn seen(told: Told, format: TextFormat) -> Told {
    let digits = Grid::from_cells(told.iter().map(|(_, digit, _)| *digit).collect()).expect("a board");
    let possible = Candidates::new(&digits);
    let cell = |(at, (given, digit, open)): (usize, (Option<bool>, Option<Digit>, DigitSet))| match (
        format,
        open.single(),
    ) {
        (TextFormat::Library, _) if digit.is_none() => {
            (given, digit, open.intersection(possible.digits(Cell::at(at))))
        }
        (TextFormat::Sdx, Some(only)) => (None, Some(only), DigitSet::EMPTY),
        (TextFormat::Sdx, None) => (given.filter(|given| !given), digit, open),
        _ => (given, digit, open),
    };
    noted(told.into_iter().enumerate().map(cell).collect())
}

/// The same with all candidates in each cell without notes, as some formats leave out full notes.
fn noted(told: Told) -> Told {
    let digits = Grid::from_cells(told.iter().map(|(_, digit, _)| *digit).collect()).expect("a board");
    let possible = Candidates::new(&digits);
    let full = |(at, (given, digit, open)): (usize, (Option<bool>, Option<Digit>, DigitSet))| {
        let nothing = digit.is_none() && open.is_empty();
        (given, digit, if nothing { possible.digits(Cell::at(at)) } else { open })
    };
    told.into_iter().enumerate().map(full).collect()
}

/// A cell for formats that distinguish neither placed digits nor lone candidates.
fn only(
    (_, digit, open): (Option<bool>, Option<Digit>, DigitSet),
) -> (Option<bool>, Option<Digit>, DigitSet) {
    match digit.or(open.single()) {
        Some(digit) => (None, Some(digit), DigitSet::EMPTY),
        None => (None, None, open),
    }
}

/// The sites that get killers alone, and those whose links have the givens alone.
const FOR_KILLERS: [Site; 3] = [Site::InteractiveSolver, Site::KillerWiki, Site::Solo];
const GIVENS_ALONE: [Site; 4] = [Site::SudokuCoach, Site::InteractiveSolver, Site::KillerWiki, Site::Solo];

proptest! {
    #![proptest_config(ProptestConfig::with_cases(80))]

    #[test]
    fn what_a_format_can_hold_is_in_it(game in games()) {
        let board = snapshot(&game, Unnoted::Possible);
        let shape = board.shape();
        let cells = Cell::all(shape);
        let nine = shape == Shape::S9;
        for format in TextFormat::ALL {
            let Some(text) = format.write(&board) else {
                let open = || cells.clone().filter_map(|cell| match board.standing(cell) {
                    Held::Open(digits) => Some(digits),
                    Held::Given(_) | Held::Placed(_) => None,
                });
                let unclear = match format {
                    TextFormat::KSudoku | TextFormat::SumoCue => true,
                    TextFormat::CandidateGrid => open().filter(|digits| digits.len() > 1).count() < 2,
                    TextFormat::CandidateLine => open().any(DigitSet::is_empty),
                    _ => false,
                };
                prop_assert!(unclear || !format.exists_at(shape) && !nine);
                continue;
            };
            prop_assert!(format.exists_at(shape) && text.ends_with('\n'));
            match format {
                TextFormat::Line | TextFormat::Rows | TextFormat::Frame | TextFormat::Matrix
                | TextFormat::Ipuz | TextFormat::SimpleSudoku | TextFormat::Sdk | TextFormat::Sdm => {
                    prop_assert_eq!(&read(&text), board.givens(), "{}", text);
                }
                TextFormat::BoardLine => prop_assert_eq!(read(&text), board.digits()),
                TextFormat::CandidateGrid => {
                    for (cell, text) in cells.clone().zip(read_candidate_grid(&text, shape)) {
                        let expected = match board.standing(cell) {
                            Held::Given(digit) | Held::Placed(digit) => DigitSet::only(digit),
                            Held::Open(digits) => digits,
                        };
                        prop_assert_eq!(set(&text), expected);
                    }
                }
                TextFormat::CandidateLine => {
                    for (cell, found) in cells.clone().zip(read_candidate_line(&text)) {
                        let expected = match board.standing(cell) {
                            Held::Given(digit) | Held::Placed(digit) => DigitSet::only(digit),
                            Held::Open(digits) => digits,
                        };
                        prop_assert_eq!(found, expected);
                    }
                }
                TextFormat::Sdx => {
                    for (cell, text) in cells.clone().zip(read_sdx(&text)) {
                        match board.standing(cell) {
                            Held::Given(digit) => prop_assert_eq!(text, digit.symbol().to_string()),
                            Held::Placed(digit) => prop_assert_eq!(text, format!("u{digit:?}")),
                            Held::Open(digits) => prop_assert_eq!(set(&text), digits),
                        }
                    }
                }
                TextFormat::Library => {
                    // It lists only eliminated candidates: a note that the digits rule out has no place in
                    // it.
                    let possible = Candidates::new(&board.digits());
                    let expected: Told = told(&board)
                        .into_iter()
                        .zip(cells.clone())
                        .map(|((given, digit, open), cell)| {
                            (given, digit, if digit.is_some() { open } else { open.intersection(possible.digits(cell)) })
                        })
                        .collect();
                    prop_assert_eq!(read_library(&text), expected);
                }
                TextFormat::OpenSudoku => {
                    let xml = roxmltree::Document::parse(&text).expect("XML");
                    let games: Vec<_> = xml.descendants().filter(|node| node.has_tag_name("game")).collect();
                    prop_assert_eq!(games.len(), 1);
                    let data = games[0].attribute("data").expect("cells");
                    prop_assert_eq!(data.replace('0', "."), board.givens().to_string());
                }
                TextFormat::Solo => {
                    let givens: Vec<_> = board.givens().iter().map(|(_, digit)| digit).collect();
                    prop_assert_eq!(read_solo(&text, shape), givens, "{}", text);
                }
                TextFormat::SudokuWiki => prop_assert_eq!(read_sudoku_wiki(&text, shape), told(&board)),
                TextFormat::SudokuCoach => prop_assert_eq!(read_sudoku_coach(&text), told(&board)),
                // Killers, which have tests of their own.
                TextFormat::KSudoku | TextFormat::SumoCue => prop_assert!(shape.has_cages()),
            }
        }
    }

    /// The page's own readers read every exported text again: no format says less than it can.
    #[test]
    fn what_is_written_is_read_again(game in games()) {
        let board = snapshot(&game, Unnoted::Possible);
        for format in TextFormat::ALL {
            let Some(text) = format.write(&board) else { continue };
            let reading = notation::read(&text);
            prop_assert!(reading.is_ok(), "{:?}: {:?}\n{}", format, reading, text);
            let reading = reading.expect("it was read");
            match format.holds() {
                Holds::Givens => prop_assert_eq!(&reading.grid, board.givens(), "{:?}", format),
                Holds::Digits => prop_assert_eq!(reading.grid, board.digits(), "{:?}", format),
                Holds::Placed => {
                    let digits = |told: Told| -> Vec<_> { told.into_iter().map(|(_, digit, _)| digit).collect() };
                    prop_assert_eq!(&reading.grid, board.givens(), "{:?}", format);
                    prop_assert_eq!(digits(told_of(&reading)), digits(told(&board)), "{:?}\n{}", format, text);
                }
                Holds::Board => {
                    let (found, expected) = (seen(told_of(&reading), format), seen(told(&board), format));
                    let differ = (0..found.len()).find(|&at| found[at] != expected[at]);
                    let differ = differ.map(|at| (at, found[at], expected[at]));
                    prop_assert_eq!(differ, None, "{:?}\n{}", format, text);
                }
                Holds::Candidates => {
                    let digits = |told: Told| noted(told.into_iter().map(only).collect());
                    prop_assert_eq!(digits(told_of(&reading)), digits(told(&board)), "{:?}\n{}", format, text);
                }
            }
        }
        for site in Site::ALL {
            let Some(address) = elsewhere(site, &game) else { continue };
            let reading = notation::read(&address);
            prop_assert!(reading.is_ok(), "{:?}: {:?}\n{}", site, reading, address);
            let reading = reading.expect("it was read");
            prop_assert_eq!(&reading.grid, board.givens(), "{:?}", site);
            if !GIVENS_ALONE.contains(&site) {
                let handed = snapshot(&game, if site == Site::SudokuWiki { Unnoted::Possible } else { Unnoted::Bare });
                prop_assert_eq!(noted(told_of(&reading)), noted(told(&handed)), "{:?}", site);
            }
        }
    }

    #[test]
    fn other_pages_are_handed_what_they_take(game in games()) {
        let shape = game.shape();
        let (noted, possible) = (snapshot(&game, Unnoted::Bare), snapshot(&game, Unnoted::Possible));
        for site in Site::ALL {
            let Some(address) = elsewhere(site, &game) else {
                prop_assert!(!site.takes(shape));
                continue;
            };
            prop_assert!(site.takes(shape) && address.is_ascii() && !address.contains([' ', '"', '<', '+']));
            let behind = |start: &str| address.strip_prefix(start).unwrap_or_else(|| panic!("{address}"));
            match site {
                Site::SudokuWiki => {
                    let packed = behind("https://www.sudokuwiki.org/sudoku.htm?bd=");
                    prop_assert_eq!(read_sudoku_wiki(packed, shape), told(&possible));
                }
                Site::SudokuPad => {
                    let packed = behind("https://sudokupad.app/fpuzzles");
                    prop_assert_eq!(read_packed(packed, shape), told(&noted));
                }
                Site::FPuzzles => {
                    let packed = behind("https://www.f-puzzles.com/?load=");
                    prop_assert_eq!(read_packed(packed, shape), told(&noted));
                }
                Site::InteractiveSolver | Site::KillerWiki | Site::Solo => prop_assert!(shape.has_cages()),
                Site::SudokuCoach => {
                    let line = behind("https://sudoku.coach/en/play/");
                    prop_assert_eq!(line.replace('0', "."), noted.givens().to_string());
                }
            }
        }
        let is_classic = |site: &&Site| !FOR_KILLERS.contains(site);
        prop_assert!(shape != Shape::S9 || Site::ALL.iter().filter(is_classic).all(|site| site.takes(shape)));
    }

    #[test]
    fn a_code_reads_as_its_text(text in "[ -~]{1,900}") {
        let code = Code::of(&text).expect("a code");
        prop_assert_eq!(common_code(&code), text);
    }
}

/// Reads a code from its dots. The reader takes a few chance patterns among the dots for marks, and may then
/// need to look at the code from another side.
fn common_code(code: &Code) -> String {
    let views = [[false, false], [true, true], [true, false], [false, true]];
    views.into_iter().find_map(|view| read_turned(code, view)).expect("a code")
}

/// Draws a code, six pixels wide for each dot, and reads it: mirrored across, upside down, or both, if asked to.
fn read_turned(code: &Code, [right, below]: [bool; 2]) -> Option<String> {
    let (scale, quiet) = (6, 4);
    let side = (code.dots as usize + 2 * quiet) * scale;
    let mut dark = vec![false; side * side];
    for run in code.path.split('M').skip(1) {
        let numbers: Vec<usize> =
            run.split(|symbol: char| !symbol.is_ascii_digit()).filter_map(|text| text.parse().ok()).collect();
        let [x, y, width, 1, _] = numbers[..] else { panic!("{run}") };
        for down in (quiet + y) * scale..(quiet + y + 1) * scale {
            dark[down * side + (quiet + x) * scale..down * side + (quiet + x + width) * scale].fill(true);
        }
    }
    let mut image = rqrr::PreparedImage::prepare_from_greyscale(side, side, |x, y| {
        let (x, y) = (if right { side - 1 - x } else { x }, if below { side - 1 - y } else { y });
        if dark[y * side + x] { 0 } else { 255 }
    });
    let grids = image.detect_grids();
    assert!(grids.len() < 2);
    grids.first()?.decode().ok().map(|read| read.1)
}

#[test]
fn a_text_that_no_code_can_hold_has_none() {
    assert!(Code::of(&"a".repeat(2953)).is_some());
    assert_eq!(Code::of(&"a".repeat(2954)), None);
}

#[test]
fn formats_are_told_apart() {
    let slugs: BTreeSet<&str> = TextFormat::ALL.into_iter().map(TextFormat::slug).collect();
    assert_eq!(slugs.len(), TextFormat::ALL.len());
    for format in TextFormat::ALL {
        assert_eq!(TextFormat::from_slug(format.slug()), Some(format));
        assert!(format.file_name(Shape::S16).starts_with("stepdoku-16x16."), "{format:?}");
    }
    assert_eq!(TextFormat::from_slug("pdf"), None);
}

#[test]
fn what_is_noted_comes_before_what_is_possible() {
    let mut game = Game::new(puzzle(ARTICLE), Origin::default());
    let cell = Cell::at(0);
    let note = |game: &mut Game, digit: usize, sort| {
        let turn = game.noting(&CellSet::EMPTY.with(cell), Digit::at(digit), sort).expect("a note");
        assert!(game.play(turn));
    };
    note(&mut game, 4, NoteSort::Corner);
    note(&mut game, 0, NoteSort::Centre);
    for unnoted in [Unnoted::Bare, Unnoted::Possible] {
        assert_eq!(snapshot(&game, unnoted).standing(cell), Held::Open(set("15")));
    }
    let other = Cell::at(1);
    assert_eq!(snapshot(&game, Unnoted::Bare).standing(other), Held::Open(DigitSet::EMPTY));
    let Held::Open(open) = snapshot(&game, Unnoted::Possible).standing(other) else { panic!("it is open") };
    assert_eq!(open, Candidates::new(game.clues()).digits(other));
    // Formats that cannot mark givens say so.
    assert_eq!(untold(&snapshot(&game, Unnoted::Bare)).iter().filter(|told| told.1.is_some()).count(), 24);
    assert_eq!(TextFormat::CandidateGrid.holds(), Holds::Candidates);
}
