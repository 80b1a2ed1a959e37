//! Work started by the address: it can be stopped, and it never replaces a game in play.

use crate::{
    common::{ARTICLE, HARD, SMALL, puzzle},
    page::Page,
};
use sudoku_core::{
    Cell, Digit, Level, Shape,
    generate::{
        Progress,
        daily::Date,
        making::{Fitted, MakeError},
        measure::{Flaw, Lack, MeasureError},
        recipe::Recipe,
    },
    grade,
    wire::{Answer, Reply, Response},
};
use sudoku_play::{
    input::Mode,
    messages::{
        BrowserMsg, DiskMsg, GameMsg, InputMsg, LinkMsg, MachineMsg, MakeMsg, Msg, PageMsg, PointerMsg,
        TextMsg, WorkerMsg,
    },
    ui::{Dialog, Direction, Notice, Panel, Pointing, Refusal},
    view::Answer as Told,
    work::Purpose,
};

/// It would take days of computing.
const ENDLESS: &str = "#s=m2.5.random.none.clues-150.tries-9999.K7Q2M9X4";
/// Two boards are too few for its wish.
const SHORT: &str = "#s=m2.3.random.none.level-extreme.tries-2.K7Q2M9X4";

/// A page on a 4×4 with one move made, where a link is opened.
fn opening(link: &str) -> Page {
    let mut page = Page::new(puzzle(SMALL));
    page.place_right(1).wait(1000).send(LinkMsg::Open(link.into())).check();
    assert_eq!(page.session.job().map(|job| job.purpose), Some(Purpose::Link));
    // A reload opens it again, even if the address has changed since.
    assert_eq!(
        (page.session.notice(), page.link.take().as_deref()),
        (Some(&Notice::OpeningLink), Some(link))
    );
    page
}

fn own() -> String {
    format!("#p={SMALL}")
}

#[test]
fn a_link_is_stopped_by_whatever_says_so() {
    let stop = Told::to(&Notice::OpeningLink).expect("an answer").msg();
    for link in [ENDLESS, &format!("#p={ARTICLE}")] {
        for msg in [
            &stop,
            &Msg::Page(PageMsg::Stop),
            &Msg::Page(PageMsg::DismissNotice),
            &Msg::Page(PageMsg::Escape),
            &Msg::Page(PageMsg::Open(Dialog::New)),
        ] {
            let mut page = opening(link);
            let (board, job) = (page.drawn(), page.session.job().expect("a job").id);
            page.send(msg.clone()).check();
            assert_eq!((page.session.job(), page.session.notice()), (None, None), "{msg:?}");
            // A reload starts nothing again.
            assert_eq!(page.link.take(), Some(own()), "{msg:?}");
            // An answer already on its way is ignored.
            page.answer(job, Answer::Checked(Err(sudoku_core::PuzzleError::Unsolvable))).check();
            assert_eq!((page.session.notice(), page.drawn()), (None, board), "{msg:?}");
        }
    }
}

#[test]
fn what_else_the_worker_is_asked_for_ends_a_link() {
    for msg in [
        Msg::Text(TextMsg::Paste(SMALL.into())),
        Msg::Make(MakeMsg::GenerateSame),
        Msg::Make(MakeMsg::Daily(Level::Easy, Date::of_day(20_778))),
    ] {
        let mut page = opening(ENDLESS);
        page.send(msg.clone()).check();
        assert_ne!(page.session.job().map(|job| job.purpose), Some(Purpose::Link), "{msg:?}");
        assert_eq!(page.link.take(), Some(own()), "{msg:?}");
    }
    // Another link replaces it, and the address names the new one.
    let mut page = opening(ENDLESS);
    page.send(LinkMsg::Open(format!("#p={ARTICLE}"))).check();
    let other = format!("#p={ARTICLE}");
    assert_eq!((page.session.notice(), page.link.take()), (Some(&Notice::OpeningLink), Some(other)));
    page.work().check();
    assert_eq!(page.drawn(), ARTICLE);
}

#[test]
fn the_address_keeps_a_link_while_it_is_opened() {
    for link in [ENDLESS, "#today", &format!("#p={ARTICLE}")] {
        // A stored game is found before the link is opened, or after it.
        for late in [false, true] {
            let mut page = Page::new(puzzle(SMALL));
            page.place_right(1);
            let game = page.disk.last().expect("a game");
            let restored = Box::new(page.disk.read(game).expect("a journal"));
            let found = DiskMsg::Restored { game, restored };
            let mut page = Page::new(puzzle(HARD));
            if !late {
                page.send(found.clone());
                assert_eq!(page.link.take(), Some(own()));
            }
            page.send(LinkMsg::Open(link.into()));
            if late {
                page.send(found);
            }
            assert_eq!(page.session.job().map(|job| job.purpose), Some(Purpose::Link), "{link} {late}");
            assert_eq!(page.link.take().as_deref(), Some(link), "{link} {late}");
            page.send(PageMsg::Stop).check();
            assert_eq!(page.link.take(), Some(own()), "{link} {late}");
        }
    }
}

/// An easy puzzle as the answer to any link.
fn answered(page: &mut Page) {
    let job = page.session.job().expect("a job").id;
    page.asked = None;
    let proven = sudoku_core::wire::serve(
        sudoku_core::wire::Task::Check(puzzle(ARTICLE).clues().clone()),
        sudoku_core::explain::Locale::ENGLISH,
        &mut |_| {},
    );
    page.answer(job, proven).check();
}

#[test]
fn whoever_plays_is_asked_before_the_board_goes() {
    let digit = Digit::new(1).expect("a digit");
    for msg in [
        Msg::Input(InputMsg::Enter(digit)),
        Msg::Input(InputMsg::EnterAs(Mode::Corner, digit)),
        Msg::Input(InputMsg::Go(Direction::Left)),
        Msg::Game(GameMsg::Undo),
        Msg::Page(PageMsg::Open(Dialog::Settings)),
        Msg::Page(PageMsg::Open(Dialog::Games)),
        Msg::Page(PageMsg::Show(Panel::Solve)),
        Msg::Page(PageMsg::Pause),
    ] {
        let mut page = opening(ENDLESS);
        page.send(msg.clone());
        let (board, dialog, panel) = (page.drawn(), page.session.dialog(), page.session.panel());
        answered(&mut page);
        assert_eq!(
            (page.drawn(), page.session.dialog(), page.session.panel()),
            (board, dialog, panel),
            "{msg:?}"
        );
        let Some(Notice::LinkReady(linked)) = page.session.notice() else {
            panic!("{msg:?}: {:?}", page.session.notice());
        };
        assert_eq!(linked.shape, Shape::S9);
        assert!(linked.level.is_some());
        assert!(linked.short.is_none());
        assert_eq!(page.link.take(), Some(own()), "{msg:?}");
        // It waits behind any notice of the meantime, and the player can then choose to play it.
        let mut other = page.clone();
        other.send(PageMsg::CopyFailed).send(PageMsg::DismissNotice).check();
        assert!(matches!(other.session.notice(), Some(Notice::LinkReady(_))), "{msg:?}");
        let play = Told::to(other.session.notice().expect("said")).expect("an answer").msg();
        other.send(play.clone()).check();
        assert_eq!((other.drawn(), other.session.dialog()), (ARTICLE.into(), None));
        assert_eq!(other.session.notice(), Some(&Notice::PuzzleReplaced(None)), "the board before is kept");
        other.send(play).check();
        assert_eq!(other.drawn(), ARTICLE, "it is played once");
        // Or discard it.
        page.send(PageMsg::DismissNotice).check();
        assert_eq!(page.session.notice(), None, "{msg:?}");
        page.send(LinkMsg::Play).check();
        assert_ne!(page.drawn(), ARTICLE);
    }
}

/// A page that was led to a link keeps a board with moves until the player takes the puzzle. A page that a link
/// opened shows the puzzle, as no game is in play there yet.
#[test]
fn the_puzzle_of_a_link_waits_for_a_game_with_moves() {
    let check = |follows: bool, digits: usize, fragment: &str, waits: bool| {
        let mut page = Page::new(puzzle(SMALL));
        page.place_right(digits).wait(1000);
        let board = page.drawn();
        let link = fragment.to_owned();
        page.send(if follows { LinkMsg::Follow(link) } else { LinkMsg::Open(link) }).work().check();
        let offered = matches!(page.session.notice(), Some(Notice::LinkReady(_)));
        assert_eq!((offered, page.drawn() == board), (waits, waits), "{fragment} after {digits} digits");
        if waits {
            assert_eq!(page.link.take(), Some(own()), "{fragment}: the address names the board");
            page.send(LinkMsg::Play).check();
            assert_ne!(page.drawn(), board);
            assert_eq!(page.session.notice(), Some(&Notice::PuzzleReplaced(None)));
        }
    };
    for link in [format!("#p={ARTICLE}"), "#s=2.3.easy.random.none.00000001".to_owned()] {
        check(true, 0, &link, false);
        check(true, 2, &link, true);
        check(false, 2, &link, false);
        // A finished game is not in play.
        check(true, 16, &link, false);
    }
    // A menu asks for it, and no link.
    check(true, 2, "#today", false);
}

/// The entries in the menu of an installed page.
#[test]
fn a_place_of_the_page_is_opened_by_its_name() {
    for (name, dialog) in [("#new", Dialog::New), ("games", Dialog::Games)] {
        let mut page = Page::new(puzzle(SMALL));
        page.place_right(1);
        let board = page.drawn();
        page.send(LinkMsg::Open(name.into())).check();
        assert_eq!((page.session.dialog(), page.drawn(), page.session.notice()), (Some(dialog), board, None));
        // A reload opens nothing again.
        assert_eq!(page.link.take(), Some(own()), "{name}");
    }
    let mut page = Page::new(puzzle(SMALL));
    page.at.day = 20_778;
    page.send(LinkMsg::Open("#today".into())).work().check();
    let date = Date { year: 2026, month: 11, day: 21 };
    assert_eq!(page.session.head(page.at.now).day, Some(date));
    let spec = page.session.game().origin().spec.clone().expect("a recipe");
    assert!(matches!(spec.parse(), Ok(Recipe::Daily(daily)) if daily.date == date), "{spec}");
    // Playing it and coming back continues it; the day after there is another.
    page.place_right(3);
    let board = page.drawn();
    page.send(LinkMsg::Open("#today".into())).check();
    assert_eq!((page.session.job(), page.drawn()), (None, board));
    page.at.day += 1;
    page.send(LinkMsg::Open("#today".into())).work().check();
    assert_eq!(page.session.head(page.at.now).day, Some(Date { day: 22, ..date }));
    // An unknown name does nothing.
    let board = page.drawn();
    for name in ["#", "", "#tomorrow", "#New"] {
        page.send(LinkMsg::Open(name.into())).check();
        assert_eq!(
            (page.session.job(), page.session.dialog(), page.drawn()),
            (None, None, board.clone()),
            "{name}"
        );
    }
}

#[test]
fn a_board_that_nobody_touches_goes_at_once() {
    let pointing = Pointing { cell: Cell::at(0), digit: Digit::new(1).expect("a digit") };
    for msg in [
        Msg::Pointer(PointerMsg::Point(Some(pointing))),
        Msg::Input(InputMsg::Hold(Some(Mode::Corner))),
        Msg::Machine(MachineMsg::Browser(BrowserMsg::Visible(false))),
        Msg::Machine(MachineMsg::Browser(BrowserMsg::Resized(30))),
        Msg::Machine(MachineMsg::Worker(WorkerMsg::Answered(Response {
            job: 1,
            reply: Reply::Progress(Progress::default()),
        }))),
    ] {
        let mut page = opening(ENDLESS);
        page.send(msg.clone());
        answered(&mut page);
        assert_eq!(
            (page.drawn(), page.session.notice()),
            (ARTICLE.into(), Some(&Notice::PuzzleReplaced(None)))
        );
    }
    // The result of a solved game does not block it.
    let mut page = Page::new(puzzle(SMALL));
    page.place_right(16).wait(1000).reload(puzzle(SMALL));
    page.send(LinkMsg::Open(format!("#p={ARTICLE}"))).work().check();
    assert_eq!((page.drawn(), page.session.dialog()), (ARTICLE.into(), None));
}

#[test]
fn what_a_link_lacks_is_said() {
    let level = |lacks: &[Lack]| matches!(lacks, [Lack::Logic(Flaw::Level(Level::Easy))]);
    let mut page = opening(SHORT);
    page.work().check();
    let Some(Notice::LinkShort { short, last_kept: true }) = page.session.notice().cloned() else {
        panic!("{:?}", page.session.notice());
    };
    assert!(level(&short.lacks) && short.attempts == 2 && !short.cut, "{short:?}");
    let made = page.drawn();
    page.send(Told::to(page.session.notice().expect("said")).expect("the way back").msg()).check();
    assert_ne!(page.drawn(), made);
    // A page without any moves offers no way back.
    let mut page = Page::new(puzzle(SMALL));
    page.send(LinkMsg::Open(SHORT.into())).work().check();
    let Some(notice @ Notice::LinkShort { last_kept: false, .. }) = page.session.notice() else {
        panic!("{:?}", page.session.notice());
    };
    assert_eq!(Told::to(notice), None);
    // A player in the middle of a game gets an offer first.
    let mut page = opening(SHORT);
    page.send(GameMsg::Undo).work().check();
    let Some(Notice::LinkReady(linked)) = page.session.notice() else { panic!("nothing is offered") };
    assert!(linked.short.as_ref().is_some_and(|short| level(&short.lacks)));
    page.send(LinkMsg::Play).check();
    assert_eq!(page.drawn(), made);
}

#[test]
fn what_cannot_be_made_is_said_without_a_dialog_over_the_game() {
    let none = MakeError::NotFound(9);
    let refused = |page: &Page, refusal: Refusal| {
        assert_eq!(page.session.notice(), Some(&Notice::LinkRefused(refusal)));
        assert_eq!((page.session.dialog(), page.link.clone()), (None, Some(own())));
    };
    let mut page = opening(ENDLESS);
    let job = page.session.job().expect("a job").id;
    page.asked = None;
    page.send(GameMsg::Undo).answer(job, Answer::Made(Err(none.clone()))).check();
    refused(&page, Refusal::Making(none));
    for fault in [MeasureError::TooMuch, MeasureError::Logic] {
        let mut page = opening(ENDLESS);
        let job = page.session.job().expect("a job").id;
        page.asked = None;
        page.answer(job, Answer::Made(Err(fault.into()))).check();
        refused(&page, Refusal::Making(MakeError::Measure(fault)));
    }
}

/// A link by level promises that level, so a puzzle only near it does not take the board by itself.
#[test]
fn what_is_near_the_level_of_a_link_is_offered() {
    let link = "2.3.extreme.random.full.00000001";
    let near = |page: &Page| {
        let (Ok(recipe), puzzle) = (link.parse::<Recipe>(), puzzle(ARTICLE)) else { panic!("{link}") };
        let lacks = vec![Lack::Logic(Flaw::Level(Level::Easy))];
        let fitted = Fitted { graded: grade(&puzzle), puzzle, recipe, lacks, attempts: 9, cut: false };
        (page.session.job().expect("a job").id, Answer::Made(Ok(Box::new(fitted))))
    };
    let mut page = opening(&format!("#s={link}"));
    let (job, answer) = near(&page);
    page.asked = None;
    let before = page.drawn();
    page.answer(job, answer).check();
    assert_eq!(page.session.dialog(), Some(Dialog::New));
    assert_eq!(page.drawn(), before);
    assert_eq!(page.link, Some(own()));
    let offered = page.session.making().and_then(|view| view.nearest).expect("the nearest");
    assert_eq!(offered.recipe.to_string(), link);
    assert_eq!(offered.attempts, 9);
    page.send(MakeMsg::PlayNearest).check();
    assert_eq!(page.drawn(), ARTICLE);
    assert_eq!(page.session.game().origin().spec.as_deref(), Some(link));
    // A player in the middle of a game gets a notice, without any offer over the game.
    let mut page = opening(&format!("#s={link}"));
    let (job, answer) = near(&page);
    page.asked = None;
    page.send(GameMsg::Undo).answer(job, answer).check();
    let refusal = Refusal::Making(MakeError::NotFound(9));
    assert_eq!(page.session.notice(), Some(&Notice::LinkRefused(refusal)));
    assert_eq!(page.session.dialog(), None);
    assert_eq!(page.link, Some(own()));
}
