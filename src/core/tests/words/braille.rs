//! Files of braille: their signs, lines and pages, and each board read back from them.

use crate::{
    common::{dug, of_each_size, puzzle, variants},
    magazines::magazine,
};
use std::ops::ControlFlow;
use sudoku_core::{
    Grid, Level, Puzzle, Shape,
    explain::Locale,
    generate::recipe::Recipe,
    magazine::{LotLook, braille, braille_name, puzzle_in_braille},
    notation::{self, braille as cells},
};

fn check(text: &str, expected: &str) {
    assert_eq!(cells::words(text), expected, "{text}");
}

#[test]
fn words_are_in_uncontracted_braille() {
    check("", "");
    check("Easy", ",EASY");
    check("very hard", "VERY HARD");
    check("12. 9×9, Easy", "#AB4 #I\"8#I1 ,EASY");
    check("1234567890", "#ABCDEFGHIJ");
    check("0.5 and 1,000", "#J4E AND #A1JJJ");
    check("1, 2", "#A1 #B");
    check("4-6", "#D-#F");
    // A letter from a to j behind a number would continue it.
    check("4b", "#D;B");
    check("4k", "#DK");
    check("4B", "#D,B");
    check("4é", "#D^/E");
    check("ALS-XZ", ",,ALS-,,XZ");
    check("BUG+1", ",,BUG\"6#A");
    check("X-Wing", ",X-,WING");
    check("McDonald", ",MC,DONALD");
    check("HoDoKu", ",HO,DO,KU");
    check("(a) [b]", "\"<A\"> .<B.>");
    check("What? “Yes!” it's", ",WHAT8 8,YES60 IT'S");
    check("Übung für Élan", ",^3UBUNG F^3UR ,^/ELAN");
    check("ÉTÉ", ",,^/ET^/E");
    check("one – two", "ONE ,- TWO");
    check("a/b & c_d", "A_/B @& C.-D");
    // Braille for English has no sign for these.
    check("数独 1", " #A");
    check("a\tb\nc", "A B C");
}

#[test]
fn long_words_are_broken_and_lines_are_short() {
    let check = |text: &str, expected: &[&str]| assert_eq!(cells::lines(text), expected, "{text}");
    check("", &[]);
    check(" \n ", &[]);
    check("数独", &[]);
    check("one", &["ONE"]);
    check("aaaaaaaaaa bbbbbbbbbb cccccccccc", &["AAAAAAAAAA BBBBBBBBBB CCCCCCCCCC"]);
    check("aaaaaaaaaa bbbbbbbbbb cccccccccc d", &["AAAAAAAAAA BBBBBBBBBB CCCCCCCCCC", "D"]);
    check(&"x".repeat(40), &[&"X".repeat(32), &"X".repeat(8)]);
}

#[test]
fn a_row_fits_a_display() {
    let check = |side: usize, width: usize| {
        let shape = Shape::from_side(side).expect("a size");
        let rows = cells::board(&Grid::empty(shape));
        assert_eq!(rows.len(), side);
        assert!(rows.iter().all(|row| row.len() == width), "{side}: {rows:?}");
    };
    for (side, width) in
        [4, 6, 8, 9, 10, 12, 15, 16, 20, 25].into_iter().zip([7, 11, 15, 17, 19, 23, 29, 31, 23, 29])
    {
        check(side, width);
    }
    let nine = puzzle("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79");
    assert_eq!(cells::board(nine.clues())[0], "5 3 . . 7 . . . .");
    let large = dug(Shape::S25, 300, 1);
    assert_eq!(
        cells::board(large.clues())[0].match_indices(' ').map(|(at, _)| at).collect::<Vec<_>>(),
        [5, 11, 17, 23]
    );
}

/// The pages of a file, each with its lines.
fn pages(file: &str) -> Vec<Vec<String>> {
    assert!(file.chars().all(|sign| matches!(sign, ' '..='_' | '\r' | '\n' | '\u{c}')), "{file:?}");
    let pages: Vec<Vec<String>> = file
        .strip_suffix('\u{c}')
        .expect("a form feed ends the last page")
        .split('\u{c}')
        .map(|page| {
            let full = page.split("\r\n").count() == 25 && !page.ends_with("\r\n");
            let lines = if full { page } else { page.strip_suffix("\r\n").expect("a line ends") };
            lines.split("\r\n").map(str::to_owned).collect()
        })
        .collect();
    for page in &pages {
        assert!((1..=25).contains(&page.len()), "{page:?}");
        let is_fit = |line: &String| !line.is_empty() && line.len() <= 32 && !line.contains(['\r', '\n']);
        assert!(page.iter().all(is_fit), "{page:?}");
    }
    pages
}

/// The board on the last lines of a page, read as any other text.
fn read(page: &[String], shape: &Shape) -> Grid {
    let rows = page[page.len() - shape.side()..].join("\n");
    let grid = notation::read(&rows).unwrap_or_else(|error| panic!("{rows}: {error}")).grid;
    grid.on(shape).expect("the size of the board")
}

/// The pages behind the first, each with a board.
fn boards(puzzle: &Puzzle) -> Vec<Vec<String>> {
    let pages = pages(&puzzle_in_braille(puzzle, Some(Level::Hard), Locale::ENGLISH));
    let is_heading_alone = |page: &Vec<String>| page.len() < puzzle.clues().shape().side();
    pages.into_iter().skip(1).filter(|page| !is_heading_alone(page)).collect()
}

#[test]
fn puzzle_and_answer_are_read_back() {
    let varied = variants().into_iter().map(|shape| dug(&shape, shape.cell_count() / 2, 3));
    for puzzle in of_each_size(5).into_iter().chain(varied) {
        let shape = puzzle.clues().shape();
        let pages = boards(&puzzle);
        let (first, last) = (&pages[0], &pages[pages.len() - 1]);
        assert_eq!(
            (&read(first, shape), &read(last, shape)),
            (puzzle.clues(), puzzle.solution()),
            "{shape:?}"
        );
        // The names of two rules need a line more.
        if shape.side() < 25 && shape.constraints().iter().count() < 2 {
            assert_eq!(first.len(), shape.side() + 1, "one line of heading: {first:?}");
        }
        let Some(regions) = shape.regions() else {
            assert_eq!(pages.len(), 2);
            continue;
        };
        assert_eq!((pages.len(), pages[1][0].as_str()), (3, ",REGIONS"));
        let letters = pages[1][1..].concat().replace(' ', "");
        let numbers: Vec<u8> = letters.bytes().map(|letter| letter - b'A').collect();
        assert_eq!(numbers, regions);
    }
}

#[test]
fn a_file_says_what_is_in_it() {
    let check = |shape: &Shape, level: Option<Level>, expected: &[&str]| {
        let file = puzzle_in_braille(&dug(shape, shape.cell_count() / 2, 1), level, Locale::ENGLISH);
        let pages = pages(&file);
        let said = pages[0].join(" ");
        assert_eq!(pages[1][0], expected[0], "{shape:?}");
        for part in &expected[1..] {
            assert!(said.contains(&cells::words(part)), "{part}: {said}");
        }
        assert_eq!(said.contains(",X3"), expected.iter().any(|part| part.starts_with("X:")));
        assert_eq!(said.contains("LETTER"), expected.iter().any(|part| part.contains("letter")), "{said}");
        assert_eq!(pages.iter().filter(|page| page[0] == ",ANSWER").count(), 1);
    };
    let signs = "Digits are low in their cell, without a number sign. Dots 4 and 6 are an empty cell.";
    check(Shape::S9, Some(Level::Easy), &["#I\"8#I1 ,EASY", signs]);
    check(Shape::S9, None, &["#I\"8#I", signs]);
    check(Shape::S16, None, &["#AF\"8#AF", signs, "The letters A to G are 10 to 16."]);
    check(Shape::S10, None, &["#AJ\"8#AJ", signs, "The letter A is 10."]);
    let tagged = |tag: &str| Shape::S9.tagged(tag).expect("a tag");
    check(
        &tagged("x"),
        Some(Level::VeryHard),
        &["#I\"8#I ,X1 ,VERY HARD", "X: both diagonals have every digit."],
    );
    check(
        &tagged("nk"),
        None,
        &["#I\"8#I ANTI-KNIGHT ANTI-KING", "Anti-knight: cells a knight's move apart differ.", "Anti-king:"],
    );
    let jigsaw = variants().into_iter().find(|shape| shape.regions().is_some()).expect("a jigsaw");
    check(
        &jigsaw,
        None,
        &["#I\"8#I JIGSAW", "Jigsaw: regions take the place of boxes.", "the same letter in all cells"],
    );
    let recipe: Recipe = "2.2cd.easy.random.half-turn.00000001".parse().expect("a killer");
    let killer = recipe.make(&mut |_| ControlFlow::Continue(())).expect("nothing stops it").puzzle;
    let pages = pages(&puzzle_in_braille(&killer, None, Locale::ENGLISH));
    let rule = cells::words("Killer: the digits of a cage differ, and add up to its sum.");
    assert!(pages[0].join(" ").contains(&rule), "{pages:?}");
    assert_eq!((pages.len(), pages[1][0].as_str()), (4, "#D\"8#D KILLER"));
    assert_eq!(pages[2][..2], [",CAGES", "#C3 R#A;C#A R#B;C#A"]);
    assert_eq!(braille_name(Shape::S16), "stepdoku-16x16.brf");
}

#[test]
fn a_magazine_has_its_puzzles_in_order_and_then_the_answers() {
    let made = magazine("z2.K7Q2M9X4.2x3.easy.random.half-turn.1x4.easy.random.none");
    let sheet = made.numbered();
    let mut lots = made.looks();
    lots[0].name = "Warm-up".to_owned();
    let pages = pages(&braille("Sunday — Ü & more", &sheet, &lots, Locale::ENGLISH));
    assert_eq!(pages[0][0], ",SUNDAY ,- ,^3U @& MORE");
    assert_eq!(pages.len(), 1 + 2 * sheet.len());
    let (puzzles, answers) = pages[1..].split_at(sheet.len());
    for (one, (asked, answered)) in sheet.iter().zip(puzzles.iter().zip(answers)) {
        let shape = one.puzzle.clues().shape();
        assert_eq!(&read(asked, shape), one.puzzle.clues());
        assert_eq!(&read(answered, shape), one.puzzle.solution());
        assert_eq!(answered[0], cells::words(&format!("Answer {}", one.number)));
    }
    assert_eq!(puzzles[0][0], "#A4 #I\"8#I1 ,EASY3 ,WARM-UP");
    assert_eq!(puzzles[2][0], "#C4 #AF\"8#AF1 ,EASY");
    // Nothing at all is a file, too, and a title without a sign in braille is left out.
    let nothing = braille("数独", &[], &[LotLook::default()], Locale::ENGLISH);
    assert!(pages_of_nothing(&nothing));
}

fn pages_of_nothing(file: &str) -> bool {
    let pages = pages(file);
    pages.len() == 1 && pages[0][0].starts_with(",DIGITS")
}

#[test]
fn clues_are_rules_and_a_list() {
    let puzzle = puzzle("~tAaAbAca1BaBbAad1BaBbs5CcDch5AaAbAcAd:....4....1..3...");
    let file = puzzle_in_braille(&puzzle, None, Locale::ENGLISH);
    let all: Vec<String> = pages(&file).into_iter().map(|page| page.join(" ")).collect();
    let check = |page: usize, text: &str| {
        let said = cells::lines(text).join(" ");
        assert!(all[page].contains(&said), "{said} in {all:#?}");
    };
    // The first page has the rules, the second the board, and the third the clues.
    check(0, "Digits rise along a thermometer, from its bulb.");
    check(2, "thermometer: r1c1 r1c2 r1c3");
    check(2, "arrow: r2c1: r2c2 r1c1");
    check(2, "sandwich 5: r1c1 r1c2 r1c3 r1c4");
}
