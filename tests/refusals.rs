//! Reasons for refusing a text: one or two sentences for each fault, with the error, its position, and a
//! remedy.
#![cfg(not(target_family = "wasm"))]

mod words;

use std::collections::BTreeSet;
use stepdoku_page::app::text::later;
use sudoku_core::{
    ClueError, ClueKind, Digit, Grid, House, HouseKind, PuzzleError, Shape,
    clues::ClueFault,
    explain::Locale,
    generate::{measure::MeasureTextError, recipe::RecipeError},
    geometry::Bond,
    grid::Duplicate,
    notation::{self, Ambiguity, Foreign, ParseError, ParseErrorKind, Rule, TextPosition, link::LinkError},
};
use sudoku_play::ui::{Notice, Refusal};
use words::check_sentences;

fn line(symbols: &str) -> Grid {
    Grid::from_cells(symbols.chars().map(Digit::from_symbol).collect()).expect("a grid")
}

/// A fault of the second clue of a kind, which has five cells.
fn clue(kind: ClueKind, fault: ClueFault, number: u16) -> ParseErrorKind {
    let fault = ClueError { fault, kind, nth: 1, cell: None, cells: 5, number };
    ParseErrorKind::Clues { fault, at: Some((3, 4)) }
}

/// Each fault of a text, with the contents that its sentence needs.
fn faults() -> Vec<(ParseErrorKind, Vec<&'static str>)> {
    use ParseErrorKind::{
        Ambiguous, BadLink, Brackets, Damaged, DigitTooLarge, Empty, Foreign as Known, MissingNumber,
        NoCandidate, NoPuzzle, NoneFits, NotANumber, NotCandidates, OpenRegions, OtherBoxes, OtherSize,
        RowCount, RowLength, SeveralPuzzles, TooBig, TooDeep, TooLong, TooShort, UnknownSymbol,
        UnpacksTooLarge, Variant,
    };
    vec![
        (Empty, vec!["no text", "Paste a puzzle"]),
        (NoPuzzle, vec!["16, 36, 64, 81, 100, 144, 225, 256, 400 or 625", "dots or zeros"]),
        (TooBig { bytes: 123_456 }, vec!["124 kB"]),
        (TooShort { found: 79, wanted: 81 }, vec!["79", "81", "2 are missing", "9×9"]),
        (TooShort { found: 80, wanted: 81 }, vec!["80 cells", "1 is missing"]),
        (TooShort { found: 1, wanted: 16 }, vec!["1 cell,", "15 are missing", "4×4"]),
        (TooLong { found: 260, wanted: 256 }, vec!["260", "256", "4 are too many", "16×16"]),
        (TooLong { found: 17, wanted: 16 }, vec!["1 is too many"]),
        (RowLength { row: 3, found: 8, wanted: 9 }, vec!["Row 3", "8 cells", "9"]),
        (RowLength { row: 3, found: 1, wanted: 4 }, vec!["Row 3", "1 cell ", "4"]),
        (RowCount { found: 8, wanted: 9 }, vec!["8 rows", "9"]),
        (RowCount { found: 1, wanted: 4 }, vec!["1 row", "4"]),
        (UnknownSymbol { symbol: '$' }, vec!["“$”"]),
        (UnknownSymbol { symbol: '\u{7}' }, vec!["U+0007"]),
        (UnknownSymbol { symbol: '\u{feff}' }, vec!["U+FEFF"]),
        (UnknownSymbol { symbol: '\u{a0}' }, vec!["U+00A0"]),
        (NotANumber { word: "2.5".into() }, vec!["“2.5”"]),
        (DigitTooLarge { number: 5, side: 4 }, vec!["5 ", "4 by 4"]),
        (DigitTooLarge { number: 12, side: 9 }, vec!["12 (C)", "9"]),
        (DigitTooLarge { number: u32::MAX, side: 25 }, vec!["4294967295", "25"]),
        (MissingNumber, vec!["comma", "0"]),
        (Brackets, vec!["brackets"]),
        (TooDeep { most: 4 }, vec!["brackets", "deep"]),
        (SeveralPuzzles { found: 3 }, vec!["3 puzzles", "one"]),
        (Ambiguous(Ambiguity::Zero), vec!["0"]),
        (Ambiguous(Ambiguity::LetterX), vec!["X"]),
        (Known(Foreign::OnServer), vec!["kept on another site"]),
        (Known(Foreign::HodokuFile), vec!["HoDoKu"]),
        (Known(Foreign::SoloSeed), vec!["seed", "Solo"]),
        (Known(Foreign::Picture), vec!["That is a picture.", "reads text"]),
        (Known(Foreign::Pdf), vec!["That is a PDF.", "reads text"]),
        (Known(Foreign::Packed), vec!["That is a packed file.", "reads text"]),
        (NotCandidates { word: "175".into() }, vec!["“175”", "ascending"]),
        (OtherSize { rows: 7, columns: 7 }, vec!["7×7 is not supported yet", "4×4, 6×6, 8×8", "and 25×25"]),
        (OtherSize { rows: 6, columns: 8 }, vec!["6 rows", "8 columns", "16×16"]),
        (OtherBoxes { rows: 2, columns: 7 }, vec!["2 rows", "7 columns", "12×12"]),
        (OpenRegions, vec!["jigsaw", "regions"]),
        (
            clue(ClueKind::Thermometer, ClueFault::Few, 0),
            vec!["Thermometer 2 (row 3, column 4)", "too few cells (5)"],
        ),
        (
            clue(ClueKind::Thermometer, ClueFault::Large, 0),
            vec!["Thermometer 2 (row 3, column 4)", "too many cells for this board (5)"],
        ),
        (
            clue(ClueKind::Arrow, ClueFault::Outside, 1),
            vec!["Arrow 2 has", "outside the board", "row 3, column 4"],
        ),
        (
            clue(ClueKind::Whispers, ClueFault::Twice, 5),
            vec!["German whispers line 2 (row 3, column 4)", "twice"],
        ),
        (clue(ClueKind::Renban, ClueFault::Apart, 0), vec!["Renban line 2 (row 3, column 4)", "breaks off"]),
        (
            clue(ClueKind::LittleKiller, ClueFault::Number, 99),
            vec!["Little killer 2 (row 3, column 4)", "99"],
        ),
        (
            clue(ClueKind::Sandwich, ClueFault::Number, 0),
            vec!["Sandwich 2 (row 3, column 4)", "has no number"],
        ),
        (clue(ClueKind::Clone, ClueFault::Uneven, 0), vec!["Clone 2 (row 3, column 4)", "differ in size"]),
        (clue(ClueKind::Odd, ClueFault::Many, 0), vec!["lines, dots and signs"]),
        (NoCandidate { row: 2, column: 7 }, vec!["Row 2 column 7", "no candidate left", "no solution"]),
        (NoneFits, vec!["No solution fits the candidates"]),
        (Damaged, vec!["damaged", "again"]),
        (UnpacksTooLarge { most: 2_000_000 }, vec!["2000 kB"]),
        (Variant(Rule::Diagonals), vec!["diagonals"]),
        (Variant(Rule::Windows), vec!["extra boxes"]),
        (Variant(Rule::Jigsaw), vec!["jigsaw"]),
        (Variant(Rule::ExtraRegions), vec!["extra regions"]),
        (Variant(Rule::AntiKnight), vec!["anti-knight"]),
        (Variant(Rule::AntiKing), vec!["anti-king"]),
        (Variant(Rule::NonConsecutive), vec!["consecutive"]),
        (Variant(Rule::Cages), vec!["killer cages"]),
        (Variant(Rule::Thermometers), vec!["thermometers"]),
        (Variant(Rule::Arrows), vec!["arrows"]),
        (Variant(Rule::LittleKiller), vec!["little killer"]),
        (Variant(Rule::Sandwich), vec!["sandwich"]),
        (Variant(Rule::Dots), vec!["Kropki"]),
        (Variant(Rule::Xv), vec!["XV"]),
        (Variant(Rule::Parity), vec!["even"]),
        (Variant(Rule::Palindromes), vec!["palindromes"]),
        (Variant(Rule::Quadruples), vec!["quadruples"]),
        (Variant(Rule::Clones), vec!["clones"]),
        (Variant(Rule::Lines), vec!["lines"]),
        (Variant(Rule::Shaded), vec!["shaded"]),
        (Variant(Rule::Drawn), vec!["marks"]),
        (Variant(Rule::Candidates), vec!["candidates"]),
        (Variant(Rule::OtherGame), vec!["another game"]),
        (Variant(Rule::Other("whisper".into())), vec!["“whisper”"]),
        (Known(Foreign::WebAddress), vec!["another site"]),
        (BadLink, vec!["link"]),
    ]
}

#[test]
fn refused_texts() {
    let refusal = |refusal: &Refusal, locale| later().refusals.said(refusal, locale);
    let at = TextPosition { line: 3, column: 7, offset: 40 };
    let mut said = BTreeSet::new();
    for (kind, data) in faults() {
        let alone =
            refusal(&Refusal::Unreadable(ParseError { at: None, kind: kind.clone() }), Locale::ENGLISH);
        check_sentences(&alone, &data);
        assert!(!alone.contains("line 3"), "{alone}");
        let placed =
            refusal(&Refusal::Unreadable(ParseError { at: Some(at), kind: kind.clone() }), Locale::ENGLISH);
        check_sentences(&placed, &data);
        // A fault of a single symbol has its position.
        let has_place = matches!(
            kind,
            ParseErrorKind::UnknownSymbol { .. }
                | ParseErrorKind::NotANumber { .. }
                | ParseErrorKind::DigitTooLarge { .. }
                | ParseErrorKind::RowLength { .. }
                | ParseErrorKind::TooLong { .. }
                | ParseErrorKind::MissingNumber
                | ParseErrorKind::Brackets
        );
        if has_place {
            check_sentences(&placed, &["line 3", "character 7"]);
        }
        check_sentences(&refusal(&Refusal::Link(LinkError::Puzzle(kind.clone())), Locale::ENGLISH), &[]);
        check_sentences(
            &later().reading.notice(
                &Notice::PasteRefused(Refusal::Unreadable(ParseError { at: None, kind })),
                Locale::ENGLISH,
            ),
            &[],
        );
        said.insert(alone);
    }
    assert_eq!(said.len(), faults().len(), "no two faults are told alike");
}

/// The sizes in a refusal are those of the shapes, whatever their number.
#[test]
fn every_size_is_named() {
    let refusal =
        |kind| later().refusals.said(&Refusal::Unreadable(ParseError { at: None, kind }), Locale::ENGLISH);
    let none = refusal(ParseErrorKind::NoPuzzle);
    let other = refusal(ParseErrorKind::OtherSize { rows: 7, columns: 7 });
    for shape in Shape::ALL {
        let (cells, side) = (shape.cell_count(), shape.side());
        assert!(none.contains(&format!("{cells}")) && other.contains(&format!("{side}×{side}")), "{shape:?}");
    }
}

/// Real texts, from the reader to the sentence.
#[test]
fn texts_that_people_paste() {
    let check = |pasted: &str, data: &[&str]| {
        let error = notation::read(pasted).expect_err(pasted);
        check_sentences(&later().refusals.said(&Refusal::Unreadable(error), Locale::ENGLISH), data);
    };
    check("", &["no text to read"]);
    check("hello", &[]);
    check("1.....2..3.....", &["15 cells", "1 is missing"]);
    check("123456789\n12345678\n", &[]);
    check("[[1, 2, 3], [4, ,", &[]);
    check("1.....2..3.....5", &["5", "line 1, character 16"]);
    check(&"1".repeat(200_000), &["200 kB"]);
}

/// Quoted words of the player lose all characters that would turn, join or stretch the sentence around them.
#[test]
fn what_is_quoted_turns_no_sentence() {
    let said = |refusal: Refusal| {
        let texts = [
            later().refusals.said(&refusal, Locale::ENGLISH),
            later().reading.notice(&Notice::PasteRefused(refusal.clone()), Locale::ENGLISH),
        ];
        for text in &texts {
            check_sentences(text, &[]);
            let bare = |symbol: char| matches!(symbol, '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}' | '\u{300}');
            assert!(!text.contains(|symbol: char| symbol.is_control() || bare(symbol)), "{text:?}");
            assert!(text.chars().count() < 300, "{text}");
        }
        texts.concat()
    };
    let unreadable = |kind| Refusal::Unreadable(ParseError { at: None, kind });
    for symbol in ['\u{202e}', '\u{2066}', '\u{200b}', '\u{0}', '\u{300}', '\u{e0041}', '\u{f8ff}'] {
        let told = said(unreadable(ParseErrorKind::UnknownSymbol { symbol }));
        assert!(told.contains(&format!("U+{:04X}", symbol as u32)), "{told}");
        said(Refusal::Link(LinkError::Puzzle(ParseErrorKind::UnknownSymbol { symbol })));
        let word = format!("2.{symbol}5");
        let told = said(unreadable(ParseErrorKind::NotANumber { word: word.clone() }));
        assert!(told.contains("“2.\u{fffd}5”"), "{told}");
        let part = RecipeError::Measure(MeasureTextError::Part(word));
        assert!(said(Refusal::Recipe(part)).contains("“2.\u{fffd}5”"));
    }
    for symbol in ['$', 'ß', 'א', '数', '😀', '́'] {
        said(unreadable(ParseErrorKind::UnknownSymbol { symbol }));
    }
    // As much of a word as identifies it.
    let told = said(Refusal::Recipe(RecipeError::Measure(MeasureTextError::Part("x".repeat(3000)))));
    assert!(told.contains(&format!("“{}…”", "x".repeat(notation::WORD_SHOWN))), "{told}");
    let none = LinkError::Puzzle(ParseErrorKind::Empty);
    assert!(said(Refusal::Link(none)).contains("There is no puzzle in it."));
}

#[test]
fn grids_that_are_no_puzzles() {
    let check = |fault: PuzzleError, data: &[&str]| {
        check_sentences(&later().refusals.said(&Refusal::Puzzle(fault.clone()), Locale::ENGLISH), data);
        check_sentences(
            &later().reading.notice(&Notice::LinkRefused(Refusal::Puzzle(fault)), Locale::ENGLISH),
            data,
        );
    };
    check(PuzzleError::Complete, &["nothing to solve"]);
    check(PuzzleError::Unsolvable, &["no solution"]);
    check(
        PuzzleError::Ambiguous(line("1234341221434321"), line("1243342143122134")),
        &["more than one solution"],
    );
    check(PuzzleError::Undecided, &["could not tell"]);
    check(PuzzleError::UnknownRules, &["does not know", "prove"]);
}

/// Duplicates name their house and both cells, at any size of the board.
#[test]
fn duplicates_are_named() {
    for shape in Shape::ALL {
        let geometry = shape.geometry();
        for house in House::all(shape) {
            let cells = geometry.cells(house);
            for (nth, &a) in cells.iter().enumerate() {
                for &b in &cells[nth + 1..] {
                    let mut grid = Grid::empty(shape);
                    let both = Digit::at(shape.side() - 1);
                    grid.set(a, Some(both));
                    grid.set(b, Some(both));
                    let duplicate = grid.duplicate().expect("a duplicate");
                    // Cells of a box in one line are reported for that line.
                    assert_eq!(duplicate.cells, [a, b]);
                    check_duplicate(shape, &duplicate);
                }
            }
        }
    }
}

fn check_duplicate(shape: &Shape, duplicate: &Duplicate) {
    let said =
        later().refusals.said(&Refusal::Puzzle(PuzzleError::Clash(duplicate.clone())), Locale::ENGLISH);
    let Bond::House(house) = duplicate.bond else { panic!("only a house forbids it here") };
    let kind = match house.kind() {
        HouseKind::Row => "Row",
        HouseKind::Column => "Column",
        HouseKind::Box => "Box",
        _ => panic!("only houses of every board"),
    };
    let house = format!("{kind} {} ", house.number() + 1);
    let names = duplicate.cells.map(|cell| {
        format!("row {} column {}", cell.index() / shape.side() + 1, cell.index() % shape.side() + 1)
    });
    assert!(said.starts_with(&house) && names.iter().all(|name| said.contains(name)), "{shape:?}: {said}");
    check_sentences(&said, &[&format!("has {} twice", duplicate.digit.symbol())]);
}

#[test]
fn damaged_links() {
    let check = |error: LinkError, data: &[&str]| {
        check_sentences(&later().refusals.said(&Refusal::Link(error.clone()), Locale::ENGLISH), data);
        let notice = later().reading.notice(&Notice::LinkRefused(Refusal::Link(error)), Locale::ENGLISH);
        check_sentences(&notice, data);
        assert!(notice.starts_with("This link could not be opened. "), "{notice}");
    };
    check(LinkError::TooBig { bytes: 5000 }, &["5 kB"]);
    check(LinkError::Malformed, &["damaged"]);
    check(LinkError::BadEscape, &["damaged"]);
    check(LinkError::Repeated { key: 'p' }, &["damaged"]);
    check(LinkError::BadSpec, &["damaged"]);
    check(LinkError::BadBoard, &["digits and notes", "incomplete"]);
    check(LinkError::NewerBoard, &["newer version"]);
    check(LinkError::Puzzle(ParseErrorKind::UnknownSymbol { symbol: '<' }), &["damaged", "“<”"]);
}
