//! Texts from the player: pasted on the page or in the field, or in a file dropped on the page.

use crate::{
    common::{ARTICLE, SMALL, puzzle},
    page::Page,
};
use sudoku_core::{
    Cell, Digit, Level, Shape,
    generate::{daily::DailyError, recipe::RecipeError},
    notation::{Assumption, Foreign, Format, ParseError, ParseErrorKind, link::LinkError},
    wire::Task,
};
use sudoku_play::{
    game::entry::Entry,
    messages::{GameMsg, GamesMsg, InputMsg, LinkMsg, MachineMsg, Msg, PageMsg, TextMsg, WorkerMsg},
    saved::archive::{ArchiveError, FileError},
    ui::{Dialog, Notice, Refusal, WorkError},
    view::Answer,
    work::Purpose,
};

const MEASURE: &str = "m2.2.random.half-turn.tries-20.00000001";
const DAILY: &str = "d2.2.easy.2026-11-21";
const SPEC: &str = "2.2.easy.random.none.00000001";

fn small() -> Page {
    Page::new(puzzle(SMALL))
}

fn dropped(text: Result<String, FileError>) -> Msg {
    Msg::Text(TextMsg::Dropped(text))
}

fn unreadable(kind: ParseErrorKind) -> Refusal {
    Refusal::Unreadable(ParseError { at: None, kind })
}

#[test]
fn a_recipe_is_taken_alone_and_in_a_link_of_the_page() {
    for recipe in [MEASURE, DAILY, SPEC] {
        let mut made = Vec::new();
        for text in [
            recipe.to_owned(),
            format!(" \n{recipe}\n"),
            format!("#s={recipe}"),
            format!("http://localhost:8080/deep/#s={recipe}"),
            format!("https://stepdoku.example/#s={recipe}\n"),
        ] {
            for open in [false, true] {
                let mut page = small();
                if open {
                    page.send(PageMsg::Open(Dialog::New));
                }
                page.send(TextMsg::Paste(text.clone())).check();
                let job = page.session.job().expect("a job");
                // It is made where the player can see and stop it.
                assert_eq!((job.purpose, job.shape.clone()), (Purpose::Make, Shape::S4.clone()), "{text}");
                assert_eq!(page.session.dialog(), Some(Dialog::New), "{text}");
                match page.asked.as_ref().map(|request| &request.task) {
                    Some(Task::Make(asked)) => assert_eq!(asked.to_string(), recipe, "{text}"),
                    other => panic!("{text}: {other:?}"),
                }
                page.work().check();
                assert_eq!(page.session.dialog(), None, "{text}");
                made.push(page.drawn());
            }
        }
        made.dedup();
        assert!(made.len() == 1 && made[0] != SMALL, "{recipe}: {made:?}");
    }
    // A puzzle with flaws is offered, as usual.
    let mut page = small();
    page.send(TextMsg::Paste("m2.3.random.none.level-extreme.tries-2.K7Q2M9X4".into())).work().check();
    let nearest = page.session.making().and_then(|view| view.nearest).expect("the nearest");
    assert_eq!((nearest.level, page.drawn()), (Level::Easy, SMALL.into()));
}

/// A line may begin as a recipe does.
#[test]
fn a_puzzle_stays_a_puzzle() {
    let check = |text: &str| {
        let mut page = small();
        page.send(TextMsg::Paste(text.into())).check();
        assert_eq!(page.session.job().map(|job| job.purpose), Some(Purpose::Paste), "{text}");
        page.work().check();
        assert_eq!(page.drawn(), text.rsplit("#p=").next().expect("a line"), "{text}");
    };
    check("1.....2..3.....4");
    check("2.1....3..4....1");
    check(ARTICLE);
    check(&format!("https://stepdoku.example/#p={ARTICLE}"));
}

/// A 16×16 with one empty cell, whose digits count from 0.
fn from_zero() -> String {
    let symbol = |i: usize| match (i, (i / 16 % 4 * 4 + i / 64 + i) % 16) {
        (5, _) => '.',
        (_, digit) => char::from_digit(digit as u32, 16).expect("a digit").to_ascii_uppercase(),
    };
    (0..256).map(symbol).collect()
}

/// The assumptions that the notice lists, and its offer.
fn assumed(page: &Page) -> (Vec<Assumption>, Option<Answer>) {
    let Some(notice @ Notice::ReadAs { reading, .. }) = page.session.notice() else {
        panic!("{:?}", page.session.notice())
    };
    (reading.assumptions.clone(), Answer::to(notice))
}

#[test]
fn what_was_taken_for_granted_is_told() {
    let check = |text: &str, expected: &[Assumption], answer: Option<Answer>| {
        for dialog in [false, true] {
            let mut page = small();
            if dialog {
                page.send(PageMsg::Open(Dialog::New));
            }
            page.send(TextMsg::Paste(text.into())).check();
            assert_eq!(page.session.notice(), None, "nothing is told of what is not on the board yet");
            page.work().check();
            let told = assumed(&page);
            assert_eq!(told.0, expected, "{text}");
            assert_eq!(told.1, answer, "{text}");
            page.send(PageMsg::Dismiss).send(PageMsg::DismissNotice).check();
        }
        let mut page = small();
        page.send(dropped(Ok(text.into()))).work().check();
        assert_eq!(assumed(&page).0, expected, "{text}");
    };
    check(&format!("{ARTICLE} a remark"), &[Assumption::RestIgnored], None);
    check(&from_zero(), &[Assumption::DigitsFromZero], Some(Answer::EmptyZeros));
    let letter = |symbol: char| symbol.to_digit(16).map_or(symbol, |digit| char::from(b'A' + digit as u8));
    let letters: String = from_zero().chars().map(letter).collect();
    check(&letters, &[Assumption::LettersAreDigits], None);
    // The previous game can be resumed.
    let mut page = small();
    page.send(InputMsg::Select(Cell::at(1))).send(InputMsg::Enter(Digit::at(1))).check();
    page.send(TextMsg::Paste(format!("{ARTICLE} a remark"))).work().check();
    assert_eq!(assumed(&page).1, Some(Answer::Return));
    // Without assumptions no notice appears.
    let mut page = small();
    page.send(TextMsg::Paste(ARTICLE.into())).work().check();
    assert_eq!(page.session.notice(), None);
}

#[test]
fn a_text_is_read_in_the_other_way_and_back() {
    let mut page = small();
    page.send(TextMsg::Paste(from_zero())).work().check();
    let drawn = page.drawn();
    assert!(drawn.contains('G') && drawn.matches('.').count() == 1, "{drawn}");
    let (_, answer) = assumed(&page);
    page.send(answer.expect("the other way").msg()).work().check();
    let other = page.drawn();
    assert_eq!(other, from_zero().replace('0', "."));
    assert_eq!(assumed(&page), (vec![Assumption::ZerosAreEmpty], Some(Answer::CountFromZero)));
    page.send(Answer::CountFromZero.msg()).work().check();
    assert_eq!(page.drawn(), drawn);
    assert_eq!(assumed(&page).0, [Assumption::DigitsFromZero]);
    // A move confirms the reading, and ends the offer of another.
    let hole = Cell::at(5);
    let digit = page.session.game().solution().expect("a proven puzzle").get(hole).expect("a digit");
    page.send(InputMsg::Select(hole)).send(InputMsg::Enter(digit)).check();
    assert!(!matches!(page.session.notice(), Some(Notice::ReadAs { .. })));
    let played = page.drawn();
    page.send(TextMsg::ReadOtherwise).check();
    assert_eq!(page.drawn(), played);
    assert!(page.session.job().is_none_or(|job| job.purpose != Purpose::Paste));
}

/// The refusal of a text ends the sentence about the one before.
#[test]
fn the_next_text_ends_what_was_told_of_the_last() {
    let mut page = small();
    page.send(TextMsg::Paste(format!("{ARTICLE} a remark"))).work().check();
    assert_eq!(assumed(&page).0, [Assumption::RestIgnored]);
    page.send(PageMsg::Open(Dialog::New)).send(TextMsg::Paste("no puzzle".into())).work().check();
    assert!(page.session.refusal().is_some());
    assert_eq!(page.session.notice(), None);
    page.send(PageMsg::Dismiss).check();
    assert_eq!(page.session.notice(), None);
}

/// A late answer does not bring the assumptions of another text.
#[test]
fn what_was_asked_before_is_forgotten() {
    let mut page = small();
    page.send(TextMsg::Paste(from_zero())).send(TextMsg::Paste(ARTICLE.into())).work().check();
    assert_eq!((page.drawn(), page.session.notice()), (ARTICLE.to_owned(), None));
    page.send(TextMsg::Paste(from_zero())).send(PageMsg::Stop).check();
    assert!(page.session.job().is_none());
    page.send(TextMsg::Paste(SMALL.into())).work().check();
    assert!(!matches!(page.session.notice(), Some(Notice::ReadAs { .. })));
}

#[test]
fn what_is_none_is_refused_where_it_was_given() {
    // The page itself reads a recipe; the worker reads any other text.
    let answered = |page: &mut Page| {
        if page.asked.is_some() {
            page.work();
        }
        page.check();
    };
    let check = |text: &str, refusal: &Refusal| {
        let mut page = small();
        answered(page.send(TextMsg::Paste(text.into())));
        assert_eq!(page.session.notice(), Some(&Notice::PasteRefused(refusal.clone())), "{text}");
        answered(page.send(PageMsg::Open(Dialog::New)).send(TextMsg::Paste(text.into())));
        assert_eq!(page.session.refusal(), Some(refusal), "{text}");
        answered(page.send(dropped(Ok(text.into()))));
        assert_eq!(page.session.notice(), Some(&Notice::FileRefused(refusal.clone())), "{text}");
        assert!(page.asked.is_none());
        assert_eq!(page.drawn(), SMALL);
    };
    check("d2.3.hard.2026-11-31", &Refusal::Recipe(RecipeError::Daily(DailyError::Date)));
    check("d9.3.hard.2026-11-21", &Refusal::Recipe(RecipeError::Daily(DailyError::Version(9))));
    check(
        "2.2.hard.random.none.00000001",
        &Refusal::Recipe(RecipeError::NoSuchLevel(Level::Hard, Shape::S4.clone())),
    );
    check("#s=m2.2 <b>", &Refusal::Link(LinkError::BadSpec));
    check("#p=", &unreadable(ParseErrorKind::BadLink));
    check("https://stepdoku.example/#p=", &unreadable(ParseErrorKind::BadLink));
    let mut page = small();
    page.send(LinkMsg::Open("#p=".into())).check();
    let empty = Refusal::Link(LinkError::Puzzle(ParseErrorKind::Empty));
    assert_eq!(page.session.notice(), Some(&Notice::LinkRefused(empty)));
}

#[test]
fn a_file_is_read_in_or_played_or_refused() {
    // One of ours: a backup of everything.
    let mut page = small();
    page.place_right(2).send(GamesMsg::Export { part: false });
    let file = page.file.clone().expect("a file");
    for text in [file.clone(), format!("\u{feff}{file}")] {
        let mut other = Page::new(puzzle(ARTICLE));
        other.send(dropped(Ok(text))).check();
        assert!(matches!(other.session.notice(), Some(Notice::Imported(_))), "{:?}", other.session.notice());
        assert_eq!(other.drawn(), ARTICLE, "the board stays");
        assert_eq!(other.disk.games.len(), 1);
    }
    page.send(dropped(Ok("stepdoku 9\n".into()))).check();
    assert_eq!(page.session.notice(), Some(&Notice::CannotImport(ArchiveError::Newer)));
    page.send(dropped(Err(FileError::Bad(ArchiveError::TooLarge)))).check();
    assert_eq!(page.session.notice(), Some(&Notice::CannotImport(ArchiveError::TooLarge)));
    page.send(dropped(Err(FileError::Unreadable))).check();
    assert_eq!(page.session.notice(), Some(&Notice::ImportFailed));
    // A notice about a file disappears with the dialog that read it.
    page.send(PageMsg::Open(Dialog::Times));
    assert_eq!(page.session.notice(), None);
    page.send(PageMsg::Dismiss).send(dropped(Err(FileError::Unreadable))).send(PageMsg::Dismiss);
    assert_eq!(page.session.notice(), None);
    // A text with a puzzle, and the worker's answer to it.
    page.send(dropped(Ok(format!("{ARTICLE}\n")))).work().check();
    assert_eq!((page.drawn(), page.session.notice()), (ARTICLE.into(), Some(&Notice::PuzzleReplaced(None))));
    page.send(dropped(Ok("................".into()))).work().check();
    assert!(matches!(page.session.notice(), Some(Notice::FileRefused(Refusal::Puzzle(_)))));
    // The notice names the kind of a file that isn't text.
    for (bytes, kind) in [
        (&b"\x89PNG\r\n\x1a\n\0\0\0"[..], ParseErrorKind::Foreign(Foreign::Picture)),
        (b"\xff\xd8\xff\xe0\0\x10JFIF\0", ParseErrorKind::Foreign(Foreign::Picture)),
        (b"GIF89a\x10\0\x10\0", ParseErrorKind::Foreign(Foreign::Picture)),
        (b"RIFF\x24\0\0\0WEBPVP8 ", ParseErrorKind::Foreign(Foreign::Picture)),
        (b"\0\0\0\x18ftypheic\0\0", ParseErrorKind::Foreign(Foreign::Picture)),
        (b"BM\x36\0\x0c\0", ParseErrorKind::Foreign(Foreign::Picture)),
        (b"%PDF-1.7\n%\xe2\xe3", ParseErrorKind::Foreign(Foreign::Pdf)),
        (b"PK\x03\x04\x14\0", ParseErrorKind::Foreign(Foreign::Packed)),
        (b"abc\0", ParseErrorKind::NoPuzzle),
        (b"abc\xff", ParseErrorKind::NoPuzzle),
        (b"", ParseErrorKind::NoPuzzle),
    ] {
        let text = String::from_utf8_lossy(bytes).into_owned();
        page.send(dropped(Ok(text.clone()))).check();
        let none = Notice::FileRefused(unreadable(kind));
        assert_eq!(page.session.notice(), Some(&none), "{text:?}");
        assert_eq!(page.drawn(), ARTICLE);
    }
}

/// A position of another program: the player continues from it.
#[test]
fn what_was_done_elsewhere_is_on_the_board() {
    let text = "1+2....2..3.....4:313";
    let mut page = small();
    page.send(TextMsg::Paste(text.into())).work().check();
    let game = page.session.game();
    assert_eq!(game.clues().to_string(), SMALL);
    assert_eq!(game.entry(Cell::at(1)), Entry::Placed(Digit::at(1)));
    assert!(!game.notes(Cell::at(2)).all().contains(Digit::at(2)));
    assert!(game.notes(Cell::at(2)).all().contains(Digit::at(3)));
    let Some(Notice::ReadAs { reading, .. }) = page.session.notice() else {
        panic!("{:?}", page.session.notice())
    };
    assert_eq!((reading.format, reading.placed()), (Format::Position, 1));
    // It is one turn, and later moves are stored as usual.
    page.send(GameMsg::Undo).check();
    assert_eq!(page.drawn(), SMALL);
    page.send(GameMsg::Redo).check();
    assert_eq!(page.drawn(), "12....2..3.....4");
}

/// Of several puzzles the first is played, and a press leads to each other one.
#[test]
fn one_of_several_puzzles_is_chosen() {
    let text = format!("{ARTICLE}\n{}\n", crate::common::HARD);
    let mut page = small();
    page.send(dropped(Ok(text))).work().check();
    assert_eq!(page.drawn(), ARTICLE);
    let Some(notice) = page.session.notice() else { panic!("nothing is told") };
    assert_eq!(Answer::to(notice), Some(Answer::NextPuzzle));
    page.send(Answer::NextPuzzle.msg()).work().check();
    assert_eq!(page.drawn(), crate::common::HARD);
    page.send(Answer::NextPuzzle.msg()).work().check();
    assert_eq!(page.drawn(), ARTICLE);
    // Or the player chooses one by its number; a number above the last gives the last.
    page.send(TextMsg::ReadPart(1)).work().check();
    assert_eq!(page.drawn(), crate::common::HARD);
    page.send(TextMsg::ReadPart(0)).work().check();
    assert_eq!(page.drawn(), ARTICLE);
    page.send(TextMsg::ReadPart(9)).work().check();
    assert_eq!(page.drawn(), crate::common::HARD);
    // A move settles on this one.
    page.send(InputMsg::Select(Cell::at(0))).send(TextMsg::Paste(SMALL.into())).work().check();
    page.send(TextMsg::ReadNext).check();
    assert!(page.asked.is_none());
}

/// The worker may die over a text, and a later text overtakes an earlier one.
#[test]
fn a_text_is_waited_for_as_any_work_is() {
    let mut page = small();
    page.send(TextMsg::Paste("nonsense".into())).check();
    assert!(matches!(page.asked.as_ref().map(|request| &request.task), Some(Task::Read(..))));
    page.send(TextMsg::Paste(ARTICLE.into())).work().check();
    assert_eq!((page.drawn(), page.session.notice()), (ARTICLE.to_owned(), None));
    page.send(TextMsg::Paste(SMALL.into())).send(PageMsg::Stop).check();
    assert!(page.session.job().is_none());
    page.send(TextMsg::Paste(SMALL.into()));
    page.send(Msg::Machine(MachineMsg::Worker(WorkerMsg::Lost(WorkError::Died)))).check();
    assert_eq!(page.session.notice(), Some(&Notice::WorkerFailed(WorkError::Died)));
    assert_eq!(page.drawn(), ARTICLE);
    // A far too long text is not even sent.
    page.send(TextMsg::Paste("1".repeat(9_000_000))).check();
    assert!(page.asked.is_none() && page.session.job().is_none());
    assert!(matches!(page.session.notice(), Some(Notice::PasteRefused(Refusal::Unreadable(_)))));
}
