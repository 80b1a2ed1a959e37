//! Texts with many puzzles: each is listed with its name and can be played, on any page of the list.

use crate::{
    common::{ARTICLE, HARD, SMALL, dug, full, puzzle},
    magazines::magazine,
    page::Page,
};
use std::ops::ControlFlow;
use sudoku_core::{
    Grid, Rng, Seed, Shape,
    explain::Locale,
    magazine::{sdm, text as magazine_text},
    notation::{self, Listed, ParseErrorKind},
    rating::{
        hodoku,
        se::{self, SeEdition},
    },
    wire::Weighing,
};
use sudoku_play::{
    features::texts::{
        LISTED,
        view::{PuzzlesView, Weighed},
    },
    messages::{InputMsg, PageMsg, TextMsg},
    ui::{Dialog, Notice},
    work::Purpose,
};

/// The names and grids of all puzzles in a text, read in pages of that size.
fn listed(text: &str, at_a_time: usize) -> Vec<Listed> {
    let mut all: Vec<Listed> = Vec::new();
    loop {
        let listing = notation::list(text, all.len(), at_a_time).expect("a text with several puzzles");
        assert_eq!(listing.from, all.len());
        assert!(listing.puzzles.len() == at_a_time || listing.from + listing.puzzles.len() == listing.of);
        all.extend(listing.puzzles);
        if all.len() >= listing.of {
            return all;
        }
    }
}

/// Each listed puzzle is the one read by its number.
fn check(text: &str) -> Vec<Listed> {
    let all = listed(text, 7);
    assert_eq!(listed(text, 1000), all);
    for (number, one) in all.iter().enumerate() {
        let read = notation::read_one(text, number).ok();
        assert_eq!(read.as_ref().map(|reading| &reading.grid), one.grid.as_ref(), "{number}");
        let part = read.and_then(|reading| reading.part).map(|part| (part.number, part.of));
        assert!(part.is_none() || part == Some((number, all.len())));
    }
    all
}

#[test]
fn names_stand_behind_their_puzzles() {
    let names = |text: &str| check(text).into_iter().map(|one| one.name).collect::<Vec<_>>();
    let solution = puzzle(ARTICLE).solution().to_string();
    let long = "y".repeat(500);
    for (rest, name) in [
        ("", ""),
        (" Easter Monster", "Easter Monster"),
        ("\t# Easter   Monster ", "Easter Monster"),
        (",7.2,hard", "7.2,hard"),
        ("; | Golden Nugget", "Golden Nugget"),
        (&*format!(",{solution}"), ""),
        (&*format!(" {solution} ED=7.1"), "ED=7.1"),
        (&*format!(" {long}"), &long[..60]),
        (" ×\u{7}½\u{202e}é", "×½\u{202e}é"),
    ] {
        assert_eq!(names(&format!("{ARTICLE}{rest}\n{HARD}\n")), [name, ""], "{rest}");
    }
    let library = format!(":0000:x:{}:::", ARTICLE.replace('.', "0"));
    assert_eq!(names(&format!("{library}\n{library}\n")), ["", ""]);
    let zeros = ARTICLE.replace('.', "0");
    let files = format!(
        "<?xml version=\"1.0\"?><opensudoku><folder name=\"Sundays\"><game data=\"{zeros}\"/>\
         <game note=\"with pencil\" data=\"{zeros}\"/></folder><game data=\"{zeros}\"/></opensudoku>"
    );
    assert_eq!(names(&files), ["Sundays", "with pencil", ""]);
}

#[test]
fn one_that_cannot_be_read_hides_no_other() {
    // A puzzle with a digit twice in a row is read; a library line without its cells is not.
    let twice = format!("11{}", ".".repeat(79));
    let all = check(&format!("{ARTICLE}\n{twice}\n{HARD}\n"));
    assert_eq!(all.iter().map(|one| one.grid.is_some()).collect::<Vec<_>>(), [true, true, true]);
    let broken =
        format!("<opensudoku><game data=\"{}\"/><game data=\"12\"/></opensudoku>", ARTICLE.replace('.', "0"));
    let all = check(&broken);
    assert_eq!(all.iter().map(|one| one.grid.is_some()).collect::<Vec<_>>(), [true, false]);
}

/// The saved magazine is read back, with any mixture of sizes.
#[test]
fn a_saved_magazine_is_a_text_with_several_puzzles() {
    for batch in [
        "z2.K7Q2M9X4.3x3.easy.random.half-turn.2x2.easy.random.none.2x4.easy.random.none.1x5.easy.random.none",
        "z2.K7Q2M9X4.5x2.easy.random.none",
        "z2.K7Q2M9X4.16x2.easy.random.none",
        "z2.K7Q2M9X4.2x5.easy.random.none",
    ] {
        let sheet = magazine(batch).numbered();
        let clues: Vec<&Grid> = sheet.iter().map(|one| one.puzzle.clues()).collect();
        for text in [sdm(&sheet), magazine_text(&sheet, &[], Locale::ENGLISH)] {
            for text in [text.clone(), text.replace('\n', "\r\n"), format!("\u{feff}\n\n{text}")] {
                let all = check(&text);
                let grids: Vec<&Grid> = all.iter().filter_map(|one| one.grid.as_ref()).collect();
                assert_eq!(grids, clues, "{batch}");
            }
        }
        let named = check(&magazine_text(&sheet, &[], Locale::ENGLISH));
        assert!(named.iter().all(|one| one.name.contains(", Easy") && !one.name.contains(". ")), "{named:?}");
    }
}

/// Rows of a board are never read as boards.
#[test]
fn rows_of_sixteen_are_a_board() {
    let mut rng = Rng::new(Seed::new(3), 1);
    for empty in [0, 3, 100, 200] {
        let mut grid = full(Shape::S16, &mut rng);
        for cell in sudoku_core::Cell::all(Shape::S16).take(empty) {
            grid.set(cell, None);
        }
        let line = grid.to_string();
        let rows: Vec<&str> = (0..16).map(|row| &line[row * 16..][..16]).collect();
        let reading = notation::read(&rows.join("\n")).expect("a board in rows");
        assert_eq!((reading.grid, reading.part), (grid, None));
        // One row too few is not a list of small boards.
        assert!(notation::read(&rows[1..].join("\n")).is_err());
    }
}

/// Nor are rows with only the digits of a small board, or without any digit; and sixteen small boards are not
/// rows.
#[test]
fn rows_with_small_digits_alone_are_a_board() {
    let mut rng = Rng::new(Seed::new(4), 1);
    for digits in [4, 2, 1, 0] {
        let mut grid = full(Shape::S16, &mut rng);
        for (cell, digit) in grid.clone().filled() {
            grid.set(cell, Some(digit).filter(|digit| digit.index() < digits));
        }
        let line = grid.to_string();
        let rows: Vec<&str> = (0..16).map(|row| &line[row * 16..][..16]).collect();
        let reading = notation::read(&rows.join("\n")).expect("a board in rows");
        assert_eq!((reading.grid, reading.part), (grid, None));
    }
    let listing = notation::list(&[SMALL; 16].join("\n"), 0, 48).expect("a list");
    assert_eq!(listing.of, 16);
}

#[test]
fn what_has_one_puzzle_or_none_has_no_list() {
    for text in ["", ARTICLE, "nonsense", "1. one\n\n2. two\n", "<opensudoku></opensudoku>"] {
        assert!(notation::list(text, 0, 9).is_err(), "{text}");
    }
    let long = "1".repeat(9_000_000);
    assert!(matches!(
        notation::list(&long, 0, 9).map_err(|error| error.kind),
        Err(ParseErrorKind::TooBig { .. })
    ));
}

fn view(page: &Page) -> PuzzlesView {
    page.session.puzzles()
}

/// A text with this many different puzzles, each named by its number.
fn many(of: usize) -> String {
    let rows: Vec<String> = (0..12).map(|seed| dug(Shape::S9, 30, seed).clues().to_string()).collect();
    let line = |number: usize| format!("{} n{}\n", rows[number % rows.len()], number + 1);
    (0..of).map(line).collect::<Vec<_>>().concat()
}

#[test]
fn a_press_chooses_one_of_ten_thousand() {
    let mut page = Page::new(puzzle(SMALL));
    page.send(TextMsg::Paste(many(10_000))).work();
    page.send(PageMsg::Open(Dialog::Puzzles));
    assert!(view(&page).busy && view(&page).listing.is_none());
    assert_eq!(page.session.notice(), None, "nothing lies over the list");
    page.work().check();
    let shown = |page: &Page| {
        let listing = view(page).listing.expect("a page");
        (listing.from, listing.puzzles.len(), listing.of, listing.puzzles[0].name.clone())
    };
    assert_eq!(shown(&page), (0, LISTED, 10_000, "n1".into()));
    assert_eq!((view(&page).here, view(&page).busy), (Some(0), false));
    // Another page, the last, and a number beyond it.
    page.send(TextMsg::List(Some(LISTED))).work();
    assert_eq!(shown(&page), (LISTED, LISTED, 10_000, format!("n{}", LISTED + 1)));
    assert_eq!(view(&page).here, None);
    let last = 9_999 / LISTED * LISTED;
    for number in [9_999, 10_000, usize::MAX] {
        page.send(TextMsg::List(Some(number))).work();
        assert_eq!(shown(&page), (last, 10_000 - last, 10_000, format!("n{}", last + 1)));
    }
    page.send(TextMsg::ReadPart(9_998)).work().check();
    assert_eq!(page.session.dialog(), None);
    assert_eq!(page.drawn(), many(10_000).lines().nth(9_998).expect("a line")[..81]);
    // Playing it ends the notice, and the list remains available, on the page of that puzzle.
    let open = page.session.game().shape();
    assert_eq!(open, Shape::S9);
    page.send(InputMsg::SelectAll).send(PageMsg::DismissNotice);
    assert_eq!(page.session.notice(), None);
    page.send(PageMsg::Open(Dialog::New));
    assert_eq!(page.session.making().and_then(|view| view.several), Some(10_000));
    page.send(PageMsg::Open(Dialog::Puzzles)).work();
    assert_eq!((shown(&page).0, view(&page).here), (last, Some(9_998)));
    page.check();
}

#[test]
fn one_that_is_no_puzzle_is_refused_and_the_board_stays() {
    let twice = format!("11{}", ".".repeat(79));
    let mut page = Page::new(puzzle(SMALL));
    page.send(TextMsg::Paste(format!("{ARTICLE}\n{twice}\n"))).work();
    page.send(PageMsg::Open(Dialog::Puzzles)).work();
    page.send(TextMsg::ReadPart(1)).work().check();
    assert!(matches!(page.session.notice(), Some(Notice::PasteRefused(_))));
    assert_eq!((page.drawn(), page.session.dialog()), (ARTICLE.into(), Some(Dialog::Puzzles)));
    assert_eq!(view(&page).listing.map(|listing| listing.of), Some(2));
    // Closing the list ends its request.
    page.send(TextMsg::List(Some(0)));
    assert_eq!(page.session.job().map(|job| job.purpose), Some(Purpose::List));
    page.send(PageMsg::Dismiss);
    assert_eq!(page.session.job(), None);
}

#[test]
fn without_several_puzzles_the_list_is_empty() {
    let mut page = Page::new(puzzle(SMALL));
    page.send(PageMsg::Open(Dialog::Puzzles)).send(TextMsg::List(Some(3))).send(TextMsg::ReadPart(3)).check();
    assert_eq!((page.asked.take(), view(&page).of, view(&page).listing), (None, 0, None));
    page.send(TextMsg::Paste(format!("{ARTICLE}\n{HARD}"))).work();
    page.send(TextMsg::Paste(SMALL.into())).work();
    assert_eq!(view(&page).of, 0);
}

/// A puzzle of ours, solved by singles of every kind.
const MEDIUM: &str = "1..9....2.3.1.64.5........6.81.2..6...........7..9.15.5........6.32.7.9.7....4..8";

/// ER and HoDoKu's score, by the walks themselves.
fn weighed(clues: &str) -> (String, Option<u32>) {
    let puzzle = puzzle(clues);
    let se = se::rate(puzzle.clues(), SeEdition::Current, &mut |_| ControlFlow::Continue(())).expect("9x9");
    let score = hodoku::rate(&puzzle, &mut |_| ControlFlow::Continue(())).ok().map(|rated| rated.score);
    (format!("{clues} ED={}/{}/{}", se.hardest, se.first_placement, se.first_step), score)
}

fn scored(found: Option<Weighing>) -> Option<u32> {
    match found {
        Some(Weighing::Found(figures)) => figures.score,
        _ => None,
    }
}

#[test]
fn the_listed_puzzles_get_exact_figures_one_after_another() {
    let twice = format!("11{}", ".".repeat(79));
    let mut page = Page::new(puzzle(SMALL));
    page.send(TextMsg::Paste(format!("{ARTICLE}\n{twice}\n{SMALL}\n{MEDIUM}\n"))).work();
    page.send(PageMsg::Open(Dialog::Puzzles)).work();
    assert_eq!((view(&page).weighed, view(&page).figures), (Weighed::Some, vec![None; 4]));
    page.send(TextMsg::Weigh).check();
    assert_eq!(page.session.job().map(|job| job.purpose), Some(Purpose::Figures));
    assert_eq!(view(&page).weighed, Weighed::Working(0, 3));
    // The next press continues with the second puzzle.
    page.work().check();
    assert_eq!(view(&page).weighed, Weighed::Working(1, 3));
    page.send(PageMsg::Stop).check();
    assert_eq!(view(&page).weighed, Weighed::Some);
    let (article, score) = weighed(ARTICLE);
    assert_eq!(view(&page).lines, Some(article.clone()));
    assert_eq!(scored(view(&page).figures[0]), score);
    page.send(TextMsg::Weigh);
    while page.asked.is_some() {
        page.work().check();
    }
    let told = view(&page);
    assert_eq!(told.weighed, Weighed::All);
    let others = (told.figures[1], told.figures[2]);
    assert_eq!(others, (Some(Weighing::NotAPuzzle), None), "clashing clues, and another size");
    let (medium, score) = weighed(MEDIUM);
    assert_eq!(scored(told.figures[3]), score);
    let lines = told.lines.expect("two lines");
    assert_eq!(lines, format!("{article}\n{medium}"));
    // The lines are a text that the page reads.
    let read: Vec<_> =
        check(&lines).into_iter().filter_map(|one| one.grid).map(|grid| grid.to_string()).collect();
    assert_eq!(read, [ARTICLE, MEDIUM]);
    // Nothing is left to rate, and reading the list again keeps the figures.
    page.send(TextMsg::Weigh);
    assert_eq!(page.session.job(), None);
    page.send(TextMsg::List(None)).work().check();
    assert_eq!(view(&page).weighed, Weighed::All);
}

#[test]
fn boards_of_other_sizes_alone_offer_no_figures() {
    let mut page = Page::new(puzzle(SMALL));
    page.send(TextMsg::Paste(format!("{SMALL}\n{SMALL}\n"))).work();
    page.send(PageMsg::Open(Dialog::Puzzles)).work();
    page.send(TextMsg::Weigh).check();
    assert_eq!((view(&page).weighed, page.session.job()), (Weighed::Nothing, None));
}
