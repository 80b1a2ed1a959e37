//! The magazine: ordered, made, stopped, continued, drawn, printed, saved, stored.

use crate::{
    common::{SMALL, puzzle},
    page::Page,
};
use std::collections::BTreeSet;
use sudoku_core::{
    Level, Shape, Technique,
    explain::Locale,
    generate::measure::Logic,
    magazine::{Answers, Layout, Magazine, Paper, Shortfall},
    wire::{Answer, Reply, Response, Task, TextForm},
};
use sudoku_play::{
    features::magazine::{SIDES, view::MagazineView},
    keys::{self, Key, Modifiers},
    messages::{ArrangeMsg, MagazineMsg, MakeMsg, Msg, PageMsg, WorkerMsg},
    ui::{Dialog, Direction, MeasureForm, Notice, PuzzleForm, Refusal, WorkError},
    work::Purpose,
};

fn open() -> Page {
    let mut page = Page::new(puzzle(SMALL));
    page.send(PageMsg::Open(Dialog::New));
    page
}

fn puzzle_form(shape: &Shape, level: Level, many: &str) -> Msg {
    let mut form = PuzzleForm { shape: shape.clone(), level, ..PuzzleForm::default() };
    form.enter_many(many);
    Msg::Make(MakeMsg::Puzzle(form))
}

fn view(page: &Page) -> MagazineView {
    *page.session.magazine_view().expect("the magazine is open")
}

/// The puzzles of the stored magazine.
fn kept(page: &Page) -> Vec<String> {
    let text = page.magazine.as_deref().expect("a magazine is kept");
    let magazine: Magazine = text.parse().expect("it can be read");
    magazine.numbered().iter().map(|one| one.puzzle.clues().to_string()).collect()
}

/// Lets the worker send its next answers; the player stops it after at most `most`.
fn work_and_stop(page: &mut Page, most: usize) {
    let request = page.asked.take().expect("puzzles are asked for");
    let (mut replies, mut clock) = (Vec::new(), 0);
    let now = &mut || {
        clock += 70;
        clock
    };
    let scales = &mut sudoku_core::rating::exact::OwnScales;
    sudoku_core::wire::answer(
        request.task,
        Locale::ENGLISH,
        scales,
        &mut |_: &[u8]| Vec::new(),
        now,
        &mut |reply| replies.push(reply),
    );
    let attempts = replies.into_iter().filter(|reply| matches!(reply, Reply::Attempts(_)));
    for reply in attempts.take(most) {
        page.send(WorkerMsg::Answered(Response { job: request.job, reply }));
    }
    page.send(PageMsg::Stop);
}

#[test]
fn a_number_of_puzzles_goes_into_the_magazine() {
    let check = |many: &str, can: bool| {
        let mut page = open();
        page.send(PageMsg::Open(Dialog::Magazine));
        page.send(puzzle_form(Shape::S9, Level::Medium, many)).send(MakeMsg::Many);
        let asked = page.asked.as_ref().is_some_and(|request| matches!(request.task, Task::Publish(_)));
        assert_eq!((asked, page.session.dialog()), (can, Some(Dialog::Magazine)), "{many:?}");
        let refused = matches!(page.session.refusal(), Some(Refusal::Magazine(_)));
        assert_eq!(refused, !can, "{many:?}");
        page.check();
    };
    check("", true);
    check(" 1 ", true);
    check("2", true);
    check("1000", true);
    for bad in ["0", "1001", "-3", "many", "2.5", "99999999999999999999"] {
        check(bad, false);
    }
}

#[test]
fn puzzles_are_made_kept_and_drawn_and_the_board_is_untouched() {
    let mut page = open();
    let board = page.session.game().clone();
    page.send(puzzle_form(Shape::S9, Level::Easy, "7")).send(MakeMsg::Many).work();
    let seen = view(&page);
    assert_eq!((seen.made, seen.of, seen.lacks, seen.makes), (7, 7, false, false));
    assert!(seen.draws, "the pages are drawn once all are made");
    let puzzles = kept(&page);
    assert_eq!(puzzles.iter().collect::<BTreeSet<_>>().len(), 7);
    // Others of another size and level join them.
    page.send(PageMsg::Open(Dialog::New))
        .send(puzzle_form(Shape::S4, Level::Easy, "3"))
        .send(MakeMsg::Many)
        .work();
    assert_eq!((view(&page).made, view(&page).of, view(&page).lots.len()), (10, 10, 2));
    assert_eq!(kept(&page)[..7], puzzles);
    page.work();
    let seen = view(&page);
    assert_eq!(Some(seen.sides.len() as u32), seen.side_count);
    assert!(!seen.draws && seen.sides.iter().all(|side| side.starts_with("<svg ")));
    assert_eq!((page.session.game(), page.printed), (&board, 0));
    page.check();
}

#[test]
fn what_was_made_before_a_stop_stays_and_is_gone_on_with() {
    let mut whole = open();
    whole.send(puzzle_form(Shape::S9, Level::Easy, "9")).send(MakeMsg::Many);
    let mut page = whole.clone();
    whole.work();
    for most in [0, 1, 2] {
        work_and_stop(&mut page, most);
        let seen = view(&page);
        assert!(seen.lacks && !seen.makes && seen.made < 9, "{most}: {}", seen.made);
        assert_eq!(usize::from(seen.made), kept(&page).len());
        // The puzzles so far are drawn in the meantime.
        assert_eq!(page.asked.is_some(), seen.made > 0, "{most}");
        page.asked = None;
        page.send(MagazineMsg::GoOn);
    }
    page.work();
    assert_eq!(kept(&page), kept(&whole));
    assert!(!view(&page).lacks);
}

#[test]
fn a_page_that_is_left_in_the_middle_finds_its_magazine_again() {
    let mut page = open();
    page.send(puzzle_form(Shape::S9, Level::Easy, "9")).send(MakeMsg::Many);
    work_and_stop(&mut page, 2);
    let made = view(&page).made;
    let magazine = page.magazine.clone();
    let mut page = open();
    page.magazine = magazine;
    page.send(PageMsg::Open(Dialog::Magazine));
    assert_eq!((view(&page).made, view(&page).of, view(&page).lacks), (made, 9, true));
    // A request before the first look at the magazine also joins it.
    let mut other = open();
    other.magazine.clone_from(&page.magazine);
    other.send(puzzle_form(Shape::S4, Level::Easy, "2")).send(MakeMsg::Many).work();
    assert_eq!((view(&other).made, view(&other).lots.len()), (11, 2));
    assert_eq!(kept(&other)[..usize::from(made)], kept(&page));
    // The page reports an unreadable magazine and keeps it until another is made.
    let mut spoilt = open();
    spoilt.magazine = Some("magazine 9".into());
    spoilt.send(PageMsg::Open(Dialog::Magazine));
    assert!(view(&spoilt).damaged && view(&spoilt).lots.is_empty());
    assert_eq!(spoilt.magazine.as_deref(), Some("magazine 9"));
    spoilt
        .send(PageMsg::Open(Dialog::New))
        .send(puzzle_form(Shape::S4, Level::Easy, "2"))
        .send(MakeMsg::Many)
        .work();
    assert_eq!((view(&spoilt).damaged, kept(&spoilt).len()), (false, 2));
    // The worker reports one with damaged lines.
    let mut cut = open();
    cut.magazine = page.magazine.as_ref().map(|text| text[..text.len() - 9].to_owned());
    cut.send(PageMsg::Open(Dialog::Magazine)).work();
    assert!(view(&cut).damaged);
}

#[test]
fn what_cannot_be_made_is_said_and_what_was_made_stays() {
    let mut page = open();
    let minimal = MeasureForm { minimal: true, ..MeasureForm::default() };
    let custom = |shape, many: u16| PuzzleForm { shape, many, custom: true, ..PuzzleForm::default() };
    page.send(MakeMsg::Puzzle(custom(Shape::S4.clone(), 50)));
    page.send(MakeMsg::Form(Box::new(minimal))).send(MakeMsg::Many).work();
    let seen = view(&page);
    assert_eq!(seen.lots[0].shortfall, Some(Shortfall::Alike));
    assert!(seen.made > 0 && seen.made < 50 && !seen.lacks, "{}", seen.made);
    // A custom form that asks for a level and no more makes puzzles of that level.
    let logic = Logic { level: Some(Level::Medium), ..Logic::default() };
    page.send(MakeMsg::Puzzle(custom(Shape::S9.clone(), 2)));
    page.send(MakeMsg::Form(Box::new(MeasureForm { logic, ..MeasureForm::default() })));
    page.send(MakeMsg::Many).work();
    assert_eq!(view(&page).lots[1].level, Some(Level::Medium));
    // The page refuses an impossible one in the form, before any work.
    page.send(MakeMsg::Form(Box::new(MeasureForm { clues: Some(81), ..MeasureForm::default() })));
    page.send(MakeMsg::Many);
    assert!(matches!(page.session.refusal(), Some(Refusal::Making(_))));
    assert_eq!((page.session.dialog(), view(&page).lots.len()), (Some(Dialog::Magazine), 2));
    // At most a thousand in all.
    page.send(PageMsg::Open(Dialog::New))
        .send(puzzle_form(Shape::S9, Level::Easy, "951"))
        .send(MakeMsg::Many);
    assert!(matches!(page.session.refusal(), Some(Refusal::Magazine(_))));
    assert_eq!(page.session.dialog(), Some(Dialog::New));
    // A worker that dies leaves all puzzles that it sent.
    let mut page = open();
    page.send(puzzle_form(Shape::S9, Level::Easy, "5")).send(MakeMsg::Many);
    page.send(WorkerMsg::Lost(WorkError::Died));
    assert!(view(&page).lacks && !view(&page).makes);
    page.asked = None;
    page.send(MagazineMsg::GoOn).work();
    assert_eq!(view(&page).made, 5);
}

#[test]
fn all_pages_are_drawn_before_they_are_printed() {
    let mut page = open();
    page.send(puzzle_form(Shape::S9, Level::Easy, "30")).send(MakeMsg::Many).work().work();
    let layout = Layout { most: 1, cover: false, ..Layout::default() };
    page.send(MagazineMsg::Layout(Box::new(layout))).work();
    assert_eq!(view(&page).sides.len() as u32, SIDES);
    let of = view(&page).side_count.expect("it is known");
    assert!(of > 30, "{of}");
    page.send(MagazineMsg::More).work();
    assert_eq!(view(&page).sides.len() as u32, 2 * SIDES);
    page.send(MagazineMsg::Print);
    while page.asked.is_some() {
        assert_eq!(page.printed, 0);
        page.work();
    }
    assert_eq!((page.printed, view(&page).sides.len() as u32, view(&page).prints), (1, of, false));
    // A second time without drawing; another title is redrawn.
    page.send(MagazineMsg::Print);
    assert_eq!((page.printed, page.asked.is_some()), (2, false));
    page.send(MagazineMsg::Title("For <you>".into()));
    assert!(page.asked.is_some());
    page.work();
    assert!(view(&page).sides.len() as u32 == SIDES && page.printed == 2);
    // The dialog is closed during the work: nothing is printed unasked.
    page.send(MagazineMsg::Print).send(PageMsg::Dismiss);
    assert_eq!((page.session.job(), page.printed), (None, 2));
}

#[test]
fn it_is_saved_as_texts_taken_out_and_had_back() {
    let mut page = open();
    page.send(puzzle_form(Shape::S9, Level::Easy, "3")).send(MakeMsg::Many).work().work();
    let puzzles = kept(&page);
    page.send(MagazineMsg::Save(TextForm::Lines)).work();
    let saved = page.saved.take().expect("a file");
    assert_eq!(saved.lines().count(), 3);
    page.send(MagazineMsg::Save(TextForm::Whole)).work();
    let saved = page.saved.take().expect("a file");
    assert!(puzzles.iter().all(|puzzle| saved.contains(puzzle.as_str())), "{saved}");
    page.send(MagazineMsg::Title("For you".into())).work();
    page.send(MagazineMsg::Save(TextForm::Braille)).work();
    let saved = page.saved.take().expect("a file");
    assert!(saved.starts_with(",FOR YOU\r\n") && saved.matches(",ANSWER ").count() == 3, "{saved}");
    page.send(MagazineMsg::Clear);
    assert_eq!((view(&page).lots.len(), view(&page).can_restore, &page.magazine), (0, true, &None));
    page.send(MagazineMsg::Restore);
    assert_eq!((view(&page).made, kept(&page)), (3, puzzles));
    page.send(MagazineMsg::NotKept);
    assert!(view(&page).unkept);
}

#[test]
fn it_is_made_on_while_the_dialog_is_closed_and_then_told() {
    let mut page = open();
    page.send(puzzle_form(Shape::S9, Level::Easy, "4")).send(MakeMsg::Many).send(PageMsg::Dismiss);
    assert_eq!(page.session.job().map(|job| job.purpose), Some(Purpose::Magazine));
    // The board says so, unless the dialog does.
    assert_eq!(page.session.notice(), Some(&Notice::MagazineInMaking));
    let mut stopped = page.clone();
    stopped.send(PageMsg::Open(Dialog::Magazine));
    assert_eq!(stopped.session.notice(), None);
    stopped.send(PageMsg::Stop).send(PageMsg::Dismiss);
    assert_eq!(stopped.session.notice(), None);
    page.work();
    assert_eq!(page.session.notice(), Some(&Notice::MagazineMade(4)));
    let mut read = page.clone();
    read.send(PageMsg::DismissNotice);
    assert_eq!(read.session.notice(), None);
    assert_eq!(page.asked, None, "nothing is drawn that nobody sees");
    // A late answer about a stopped magazine changes nothing.
    let before = page.magazine.clone();
    page.answer(999, Answer::Published(None));
    assert_eq!(page.magazine, before);
}

#[test]
fn two_tabs_do_not_spoil_each_others_magazine() {
    let mut here = open();
    here.send(puzzle_form(Shape::S9, Level::Easy, "9")).send(MakeMsg::Many);
    work_and_stop(&mut here, 2);
    let before = kept(&here);
    // Another tab reads the magazine and adds to it while this one continues.
    let mut there = open();
    there.magazine.clone_from(&here.magazine);
    there.send(puzzle_form(Shape::S4, Level::Easy, "3")).send(MakeMsg::Many).work();
    let all = kept(&there);
    assert_eq!((all.len(), &all[..before.len()]), (12, &before[..]));
    here.send(MagazineMsg::GoOn);
    here.magazine.clone_from(&there.magazine);
    here.send(MagazineMsg::Elsewhere).check();
    assert_eq!(here.session.notice(), Some(&Notice::MagazineElsewhere));
    assert_ne!(here.session.job().map(|job| job.purpose), Some(Purpose::Magazine));
    assert_eq!((view(&here).made, kept(&here)), (12, all.clone()));
    // If nothing was in progress, no notice appears, and the page shows the stored magazine.
    here.send(PageMsg::DismissNotice).work();
    there.send(MagazineMsg::Clear);
    here.magazine.clone_from(&there.magazine);
    here.send(MagazineMsg::Elsewhere).check();
    assert_eq!((here.session.notice(), view(&here).made), (None, 0));
    // A closed one is read when it is opened again.
    here.send(PageMsg::Dismiss);
    there.send(MagazineMsg::Restore);
    here.magazine.clone_from(&there.magazine);
    here.send(MagazineMsg::Elsewhere).send(PageMsg::Open(Dialog::Magazine));
    assert_eq!((view(&here).made, kept(&here)), (12, all));
}

/// Title and layout come back with the puzzles, and so does the reason for fewer.
#[test]
fn what_is_printed_is_kept_with_the_puzzles() {
    let mut page = open();
    let minimal = MeasureForm { minimal: true, ..MeasureForm::default() };
    page.send(MakeMsg::Puzzle(PuzzleForm {
        shape: Shape::S4.clone(),
        many: 50,
        custom: true,
        ..PuzzleForm::default()
    }));
    page.send(MakeMsg::Form(Box::new(minimal))).send(MakeMsg::Many).work();
    let layout = Layout { paper: Paper::Letter, most: 6, answers: Answers::UpsideDown, ..Layout::default() };
    page.send(MagazineMsg::Title("My | Sunday".into())).send(MagazineMsg::Layout(Box::new(layout))).work();
    let before = view(&page);
    let mut later = open();
    later.magazine.clone_from(&page.magazine);
    later.send(PageMsg::Open(Dialog::Magazine));
    let seen = view(&later);
    assert_eq!((seen.layout, &*seen.title, seen.made), (layout, "My | Sunday", before.made));
    later.work();
    let seen = view(&later);
    assert_eq!(seen.lots[0].shortfall, Some(Shortfall::Alike));
    assert!(!seen.lacks && !seen.can_look);
    // A change of the layout loses no puzzle.
    assert_eq!(kept(&later), kept(&page));
}

#[test]
fn rare_puzzles_are_looked_for_until_they_are_there() {
    let mut page = open();
    let logic = Logic { needs: Some(Technique::Swordfish), ..Logic::default() };
    let rare = MeasureForm { logic, ..MeasureForm::default() };
    page.send(MakeMsg::Puzzle(PuzzleForm {
        shape: Shape::S4.clone(),
        many: 2,
        custom: true,
        ..PuzzleForm::default()
    }));
    page.send(MakeMsg::Form(Box::new(rare))).send(MakeMsg::Many).work();
    let seen = view(&page);
    assert_eq!(
        (seen.lots[0].shortfall, seen.lots[0].needs),
        (Some(Shortfall::Missed), Some(Technique::Swordfish))
    );
    assert!(seen.can_look && seen.lots[0].tried.is_some_and(|(tries, _)| tries == 3));
    page.send(MagazineMsg::KeepLooking);
    let request = page.asked.clone().expect("a question");
    assert!(matches!(request.task, Task::Publish(text) if text.ends_with("~ 0\n")));
    assert!(view(&page).makes && !view(&page).can_look);
    // A 4×4 never needs one, so only a stop ends it.
    page.send(PageMsg::Stop);
    assert!(!view(&page).makes && view(&page).lacks);
    page.check();
}

/// A magazine of three lots, weeded, reordered and named.
fn arranged() -> Page {
    let mut page = open();
    for (shape, level, many) in
        [(Shape::S4, Level::Easy, "3"), (Shape::S9, Level::Easy, "4"), (Shape::S9, Level::Medium, "2")]
    {
        page.send(PageMsg::Open(Dialog::New))
            .send(puzzle_form(shape, level, many))
            .send(MakeMsg::Many)
            .work();
    }
    page.work();
    page
}

fn arrange(page: &mut Page, messages: &[ArrangeMsg]) {
    for msg in messages {
        page.send(MagazineMsg::Arrange(msg.clone())).check();
    }
}

fn names(page: &Page) -> Vec<(usize, u16, String)> {
    view(page).lots.into_iter().map(|lot| (lot.lot, lot.count, lot.name)).collect()
}

/// Each change by its effect on the puzzles kept, which are those in print; all of it undone at the end.
#[test]
fn lots_and_puzzles_are_taken_out_moved_and_named() {
    let mut page = arranged();
    let usual = kept(&page);
    assert_eq!((usual.len(), view(&page).can_arrange, view(&page).arranging.is_some()), (9, true, false));
    arrange(&mut page, &[ArrangeMsg::Begin(true), ArrangeMsg::Lot(1)]);
    let check = |page: &mut Page, messages: &[ArrangeMsg], expected: &[usize]| {
        arrange(page, messages);
        let expected: Vec<String> = expected.iter().map(|&at| usual[at].clone()).collect();
        assert_eq!(kept(page), expected, "{messages:?}");
        assert_eq!(usize::from(view(page).made), expected.len(), "{messages:?}");
        assert!(!view(page).lacks, "{messages:?}");
        // A mere selection draws nothing.
        if page.asked.is_some() {
            page.work();
        }
    };
    let selected = |page: &Page| view(page).arranging.and_then(|it| it.selected).expect("a lot is selected");
    // Its puzzles have the numbers of print; the first can't move earlier.
    let picks: Vec<(u16, u16)> = selected(&page).picks.iter().map(|one| (one.place, one.number)).collect();
    assert_eq!(picks, [(0, 4), (1, 5), (2, 6), (3, 7)]);
    assert_eq!(selected(&page).can_shift, (true, true));
    check(&mut page, &[ArrangeMsg::Puzzle(0)], &[0, 1, 2, 3, 4, 5, 6, 7, 8]);
    assert_eq!(selected(&page).can_shift, (false, true));
    check(&mut page, &[ArrangeMsg::Shift(false)], &[0, 1, 2, 3, 4, 5, 6, 7, 8]);
    check(&mut page, &[ArrangeMsg::Shift(true)], &[0, 1, 2, 4, 3, 5, 6, 7, 8]);
    check(&mut page, &[ArrangeMsg::To(3)], &[0, 1, 2, 4, 5, 6, 3, 7, 8]);
    check(&mut page, &[ArrangeMsg::TakeOut], &[0, 1, 2, 4, 5, 6, 7, 8]);
    // The one before is selected, as it was the last.
    assert_eq!(selected(&page).puzzle.map(|one| (one.place, one.number)), Some((3, 6)));
    check(&mut page, &[ArrangeMsg::Puzzle(3), ArrangeMsg::Shift(false)], &[4, 5, 6, 0, 1, 2, 7, 8]);
    check(&mut page, &[ArrangeMsg::Name("Warm | up".into())], &[4, 5, 6, 0, 1, 2, 7, 8]);
    check(&mut page, &[ArrangeMsg::Lot(0), ArrangeMsg::TakeOut], &[4, 5, 6, 7, 8]);
    assert_eq!(names(&page), [(1, 3, "Warm | up".into()), (2, 2, String::new())]);
    check(&mut page, &[ArrangeMsg::Lot(2), ArrangeMsg::Most(Some(1))], &[4, 5, 6, 7, 8]);
    // The layout follows: a cover, one page of three, two of one, and the answers.
    assert_eq!(view(&page).side_count, Some(5));
    assert!(view(&page).sides[1].contains("1. Warm | up"));
    // It is the same after a reload, and can be changed further.
    let mut later = open();
    later.magazine.clone_from(&page.magazine);
    later.send(PageMsg::Open(Dialog::Magazine));
    assert_eq!((view(&later).made, view(&later).can_arrange, names(&later)), (5, false, names(&page)));
    later.work();
    assert_eq!((view(&later).made, view(&later).can_arrange, kept(&later)), (5, true, kept(&page)));
    arrange(&mut later, &[ArrangeMsg::Begin(true)]);
    let seen = view(&later).arranging.expect("the player arranges");
    assert_eq!((seen.can_undo, seen.can_put_back), (false, true));
    check(&mut later, &[ArrangeMsg::PutBack], &[4, 5, 6, 3, 0, 1, 2, 7, 8]);
    // Files are as the print.
    later.send(MagazineMsg::Save(TextForm::Whole)).work();
    assert!(later.saved.take().is_some_and(|text| text.starts_with("1. 9×9, Easy: Warm | up\n")));
    // More puzzles follow those arranged.
    later
        .send(PageMsg::Open(Dialog::New))
        .send(puzzle_form(Shape::S4, Level::Easy, "1"))
        .send(MakeMsg::Many)
        .work();
    assert_eq!(names(&later).last(), Some(&(3, 1, String::new())));
    assert_eq!(kept(&later)[..9], [4, 5, 6, 3, 0, 1, 2, 7, 8].map(|at: usize| usual[at].clone()));
    // All of it undone, the text is that of before.
    for _ in 0..7 {
        assert!(view(&page).arranging.is_some_and(|it| it.can_undo));
        arrange(&mut page, &[ArrangeMsg::Undo]);
        page.work();
    }
    assert_eq!((kept(&page), view(&page).arranging.map(|it| it.can_undo)), (usual.clone(), Some(false)));
    assert!(!page.magazine.as_deref().is_some_and(|text| text.contains("\n@ ")));
    // All taken out and put back; deleted and restored as arranged.
    check(&mut page, &[ArrangeMsg::Lot(0), ArrangeMsg::TakeOut], &[3, 4, 5, 6, 7, 8]);
    check(&mut page, &[ArrangeMsg::Lot(1), ArrangeMsg::TakeOut], &[7, 8]);
    page.send(MagazineMsg::Clear).send(MagazineMsg::Restore).work();
    arrange(&mut page, &[ArrangeMsg::Begin(true)]);
    check(&mut page, &[ArrangeMsg::Lot(2), ArrangeMsg::TakeOut], &[]);
    check(&mut page, &[ArrangeMsg::PutBack], &[0, 1, 2, 3, 4, 5, 6, 7, 8]);
}

#[test]
fn the_easiest_first_leave_no_order_to_choose() {
    let mut page = arranged();
    page.send(MagazineMsg::Ascending(true)).work();
    let sorted = kept(&page);
    arrange(&mut page, &[ArrangeMsg::Begin(true), ArrangeMsg::Lot(2)]);
    let seen = view(&page).arranging.expect("the player arranges");
    let selected = seen.selected.expect("a lot");
    assert_eq!((seen.sorted, selected.can_shift), (true, (false, false)));
    // Its puzzles have the numbers of print.
    let print =
        |place: u16| usize::from(selected.picks.iter().find(|one| one.place == place).unwrap().number);
    let usual = kept(&arranged());
    assert_eq!((&sorted[print(0) - 1], &sorted[print(1) - 1]), (&usual[7], &usual[8]));
    arrange(&mut page, &[ArrangeMsg::Shift(false), ArrangeMsg::To(0)]);
    assert_eq!(kept(&page), sorted);
    arrange(&mut page, &[ArrangeMsg::TakeOut]);
    assert_eq!(kept(&page).len(), 7);
}

/// A lot taken out before it is complete is not made any further until it is put back.
#[test]
fn a_stopped_lot_that_is_taken_out_is_not_made() {
    let mut page = open();
    page.send(puzzle_form(Shape::S9, Level::Easy, "9")).send(MakeMsg::Many);
    work_and_stop(&mut page, 2);
    let made = view(&page).made;
    page.work();
    arrange(&mut page, &[ArrangeMsg::Begin(true), ArrangeMsg::Lot(0), ArrangeMsg::TakeOut]);
    assert_eq!((view(&page).made, view(&page).lots.len(), view(&page).lacks), (0, 0, false));
    page.asked = None;
    page.send(PageMsg::Open(Dialog::New))
        .send(puzzle_form(Shape::S4, Level::Easy, "2"))
        .send(MakeMsg::Many)
        // Nothing is arranged while puzzles are being made.
        .send(MagazineMsg::Arrange(ArrangeMsg::PutBack))
        .work()
        .work();
    assert_eq!((view(&page).made, kept(&page).len(), view(&page).lacks), (2, 2, false));
    arrange(&mut page, &[ArrangeMsg::Begin(true), ArrangeMsg::PutBack]);
    assert_eq!((view(&page).made, view(&page).of, view(&page).lacks), (made + 2, 11, true));
    page.asked = None;
    page.send(MagazineMsg::GoOn).work();
    assert_eq!((view(&page).made, kept(&page).len()), (11, 11));
}

/// A text of a magazine that is not arranged, with a layout and without one.
#[test]
fn magazines_without_an_arrangement_are_read() {
    let puzzle = "+ 123434122143432. 1234341221434321 easy 12 300 = 5";
    for style in ["", "* letter 6 upside-down none code cover booklet | Old\n"] {
        let text = format!("magazine 1 z2.K7Q2M9X4.1x2.easy.random.none\n{style}{puzzle}\n");
        let mut page = open();
        page.magazine = Some(text.clone());
        page.send(PageMsg::Open(Dialog::Magazine));
        let seen = view(&page);
        assert_eq!((seen.made, seen.lots.len(), seen.damaged, &*seen.lots[0].name), (1, 1, false, ""));
        assert_eq!((seen.layout.booklet, seen.layout.signature), (!style.is_empty(), 0));
        assert_eq!(page.magazine.as_deref(), Some(&*text), "reading changes nothing");
    }
}

#[test]
fn keys_arrange() {
    let alt = Modifiers { alt: true, ..Modifiers::default() };
    let check = |key, held, msg| assert_eq!(keys::arranging(key, held), msg, "{key:?}");
    check(Key::Go(Direction::Up), alt, Some(ArrangeMsg::Shift(false)));
    check(Key::Go(Direction::Right), alt, Some(ArrangeMsg::Shift(true)));
    check(Key::Go(Direction::Up), Modifiers::default(), None);
    check(Key::Delete, Modifiers::default(), Some(ArrangeMsg::TakeOut));
    check(Key::Char('z'), Modifiers { ctrl: true, ..Modifiers::default() }, Some(ArrangeMsg::Undo));
    check(Key::Char('z'), Modifiers::default(), None);
}
