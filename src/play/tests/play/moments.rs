//! Positions of a game: undo and redo, savepoints, trials and the tree of all moves, kept over a reload.

use crate::{
    common::{ARTICLE, SMALL, digit, puzzle},
    page::Page,
};
use sudoku_core::{Cell, Digit, Shape};
use sudoku_play::{
    game::history::{
        LONGEST_NAME, NodeId, SavepointKind,
        outline::{OutlineLine, Stop},
    },
    messages::{GameMsg, InputMsg, MomentMsg, Msg, PageMsg},
    session::Announcement,
    ui::{Dialog, Notice, Panel},
};

fn small() -> Page {
    Page::new(puzzle(SMALL))
}

/// The outline in short, each branch below its fork: depth, kind, position, turns since the line above; `*`
/// for the current position, `-` for lines off the way to it.
fn outline(page: &Page) -> Vec<String> {
    let mut lines = Vec::new();
    flatten(page.session.game().history().outline(), 0, &mut lines);
    lines
}

fn flatten(way: Vec<OutlineLine>, depth: usize, lines: &mut Vec<String>) {
    for OutlineLine { node, stop, turns, on_the_way, here, ways, .. } in way {
        let what = match stop {
            Stop::Start => "start".into(),
            Stop::Fork => "fork".into(),
            Stop::End => "end".into(),
            Stop::Here => "here".into(),
            Stop::Savepoint(SavepointKind::Kept, name) => format!("kept {name}"),
            Stop::Savepoint(SavepointKind::Trial, name) => format!("trial {name}"),
            Stop::Savepoint(SavepointKind::GivenUp, name) => format!("given up {name}"),
        };
        let mark = match (here, on_the_way) {
            (true, _) => "*",
            (false, true) => "",
            (false, false) => "-",
        };
        lines.push(format!("{depth} {what} {node} +{turns}{mark}"));
        for way in ways {
            flatten(way, depth + 1, lines);
        }
    }
}

fn at(page: &Page) -> NodeId {
    page.session.game().history().at()
}

/// Cells whose digit is shown as tried.
fn tried(page: &Page) -> Vec<usize> {
    (0..page.session.shape().cell_count()).filter(|&cell| page.cell(cell).tried).collect()
}

/// The game that a newly opened page would show.
fn reloaded(page: &Page) -> Page {
    let mut other = page.clone();
    other.reload(puzzle(ARTICLE)).check();
    other
}

#[test]
fn undo_and_redo_have_no_limit() {
    let mut page = Page::new(puzzle(ARTICLE));
    let empty: Vec<Cell> = Cell::all(Shape::S9).filter(|&cell| page.grid().get(cell).is_none()).collect();
    let mut grids = vec![page.grid()];
    for nth in 0..700 {
        let cell = empty[nth % empty.len()];
        page.send(InputMsg::Select(cell)).send(InputMsg::Enter(Digit::at((nth / empty.len() + nth) % 9)));
        grids.push(page.grid());
    }
    assert_eq!(page.session.game().history().path().len(), 700);
    for grid in grids.iter().rev().skip(1) {
        page.send(GameMsg::Undo);
        assert!(page.grid() == *grid);
    }
    assert!(!page.session.tools().can_undo);
    for grid in grids.iter().skip(1) {
        page.send(GameMsg::Redo);
        assert!(page.grid() == *grid);
    }
    assert!(!page.session.tools().can_redo && reloaded(&page).grid() == page.grid());
}

/// A position is named, found in the list, restored, renamed and forgotten.
#[test]
fn moments_are_named_and_gone_to() {
    let mut page = small();
    page.place(1, '2').send(MomentMsg::Save("  before the guess ".into()));
    assert_eq!(page.heard(), Some(Announcement::MomentKept));
    page.place(2, '4').place(3, '3');
    assert_eq!(outline(&page), ["0 start 0 +0", "0 kept before the guess 1 +1", "0 end 3 +2*"]);
    let before = page.session.game().clone();
    page.send(PageMsg::Open(Dialog::Moments)).send(MomentMsg::GoTo(1)).check();
    assert_eq!((page.drawn().as_str(), page.session.dialog()), ("12....2..3.....4", None));
    assert_eq!(page.heard(), Some(Announcement::MomentReached(5)));
    // Another branch from there; the old one stays in the list.
    page.place(3, '4');
    assert_eq!(
        outline(&page),
        ["0 start 0 +0", "0 kept before the guess 1 +1", "1 end 3 +2-", "0 end 4 +1*"]
    );
    page.send(MomentMsg::GoTo(3));
    assert_eq!(page.grid(), before.grid());
    page.send(MomentMsg::Rename(1, "a | b, c: d; ~%\n".into()));
    assert_eq!(outline(&page)[1], "0 kept a | b, c: d; ~% 1 +1");
    assert_eq!(outline(&reloaded(&page)), outline(&page), "branches and names survive a reload");
    assert!(*reloaded(&page).session.game() == *page.session.game());
    page.send(MomentMsg::Unsave(1));
    assert_eq!(outline(&page), ["0 start 0 +0", "0 fork 1 +1", "1 end 4 +1-", "0 end 3 +2*"]);
    // Missing positions and missing names are ignored.
    let game = page.session.game().clone();
    for msg in [
        Msg::Moment(MomentMsg::GoTo(99)),
        Msg::Moment(MomentMsg::GoTo(at(&page))),
        Msg::Moment(MomentMsg::Unsave(1)),
        Msg::Moment(MomentMsg::Rename(1, "x".into())),
    ] {
        page.send(msg.clone()).check();
        assert!(*page.session.game() == game, "{msg:?}");
        assert!(page.cmds.iter().all(|cmd| !matches!(cmd, sudoku_play::session::Cmd::Save { .. })));
    }
    // A name has a largest length, and is never empty.
    page.send(MomentMsg::Save("ä".repeat(200)));
    let name = |page: &Page| page.session.game().history().savepoint(at(page)).expect("a name").name.clone();
    assert_eq!(name(&page), "ä".repeat(LONGEST_NAME));
    page.send(GameMsg::Undo).send(MomentMsg::Save(" ".into()));
    assert_eq!(name(&page), "1");
    page.send(GameMsg::Undo).send(MomentMsg::Save(String::new()));
    assert_eq!(name(&page), "2");
}

/// A position can be named before the first move, and the name is stored with the game.
#[test]
fn the_start_can_be_named() {
    let mut page = small();
    page.send(MomentMsg::Save("start".into())).check();
    assert_eq!(outline(&page), ["0 kept start 0 +0*"]);
    assert_eq!(outline(&reloaded(&page)), outline(&page));
}

/// Try, fail, return to the fork: tried digits are marked during the trial.
#[test]
fn a_trial_is_begun_and_given_up_or_kept() {
    let trial = || {
        let mut page = small();
        page.place(1, '2').send(MomentMsg::Try);
        assert_eq!((page.heard(), page.session.tools().trial), (Some(Announcement::TrialBegun), Some(0)));
        page.place(2, '3')
            .place(3, '4')
            .send(InputMsg::Select(Cell::at(4)))
            .send(InputMsg::Enter(digit('4')));
        page.send(InputMsg::Erase);
        assert_eq!((tried(&page), page.session.tools().trial), (vec![2, 3], Some(2)));
        page
    };
    let mut page = trial();
    assert_eq!(tried(&reloaded(&page)), [2, 3]);
    page.send(MomentMsg::GiveUp).check();
    assert_eq!(
        (page.drawn().as_str(), page.heard()),
        ("12....2..3.....4", Some(Announcement::TrialEnded(false)))
    );
    assert_eq!((tried(&page), page.session.tools().trial), (vec![], None));
    assert_eq!(outline(&page), ["0 start 0 +0", "0 here 1 +1*", "0 given up  5 +4-"]);
    assert_eq!(outline(&reloaded(&page)), outline(&page));
    // It can still be viewed; undo continues from before the trial.
    page.send(MomentMsg::GoTo(5));
    assert_eq!((page.drawn().as_str(), tried(&page)), ("1234..2..3.....4", vec![]));
    page.send(MomentMsg::GoTo(1)).send(GameMsg::Undo);
    assert_eq!(page.drawn(), SMALL);
    let mut page = trial();
    page.send(MomentMsg::Keep).check();
    assert_eq!(
        (page.drawn().as_str(), page.heard()),
        ("1234..2..3.....4", Some(Announcement::TrialEnded(true)))
    );
    assert_eq!((tried(&page), page.session.tools().trial), (vec![], None));
    assert_eq!(outline(&page), ["0 start 0 +0", "0 end 5 +5*"]);
    // Undoing the tried digits, and more, does not end the trial: redo brings it back.
    let mut page = trial();
    for _ in 0..5 {
        page.send(GameMsg::Undo);
    }
    assert_eq!((page.drawn().as_str(), page.session.tools().trial), (SMALL, None));
    page.send(GameMsg::Redo).send(GameMsg::Redo);
    assert_eq!((tried(&page), page.session.tools().trial), (vec![2], Some(1)));
    // Without a trial there is nothing to end.
    let mut page = small();
    page.place(1, '2').send(MomentMsg::GiveUp).send(MomentMsg::Keep);
    assert_eq!((page.drawn().as_str(), outline(&page).len()), ("12....2..3.....4", 2));
}

/// Trials start within trials, and end one by one; existing names stay.
#[test]
fn trials_lie_within_trials() {
    let mut page = small();
    page.send(MomentMsg::Save("first".into())).send(MomentMsg::Try).place(1, '2');
    page.send(MomentMsg::Save(String::new())).send(MomentMsg::Try).place(2, '4');
    assert_eq!(outline(&page), ["0 trial first 0 +0", "0 trial 1 1 +1", "0 end 2 +1*"]);
    assert_eq!(tried(&page), [2]);
    page.send(MomentMsg::GiveUp);
    assert_eq!((at(&page), tried(&page)), (1, vec![1]));
    page.send(MomentMsg::GiveUp);
    assert_eq!((at(&page), tried(&page)), (0, vec![]));
    assert_eq!(outline(&page), ["0 kept first 0 +0*", "0 given up 1 1 +1-", "0 given up  2 +1-"]);
    // A trial without any move leaves no trace.
    let mut page = small();
    page.place(1, '2').send(MomentMsg::Try).send(MomentMsg::GiveUp);
    assert_eq!(outline(&page), ["0 start 0 +0", "0 end 1 +1*"]);
}

/// While the board is covered or the solver's, no position is restored and no trial starts or ends.
#[test]
fn moments_wait_for_the_player() {
    for away in [Msg::Page(PageMsg::Pause), Msg::Page(PageMsg::Show(Panel::Solve))] {
        let mut page = small();
        page.place(1, '2').send(MomentMsg::Try).place(2, '4').send(away.clone());
        let before = page.session.game().clone();
        for msg in [
            Msg::Moment(MomentMsg::GoTo(0)),
            Msg::Moment(MomentMsg::Try),
            Msg::Moment(MomentMsg::GiveUp),
            Msg::Game(GameMsg::Undo),
            Msg::Game(GameMsg::BackToRight),
        ] {
            page.send(msg.clone()).check();
            let now = page.session.game();
            assert!(now.history() == before.history(), "{msg:?} {away:?}");
        }
        assert!(tried(&page).is_empty(), "a covered board shows no trial");
    }
}

/// Jumping to the solved board is a finish, and jumping to a full but wrong board says so.
#[test]
fn moments_that_are_ends_say_so() {
    let mut page = small();
    page.place_right(12);
    let end = at(&page);
    page.send(MomentMsg::GoTo(3)).send(MomentMsg::GoTo(end)).check();
    assert!(page.result().just_ended);
    // A colour on the solved board isn't a second finish.
    page.send(InputMsg::Paint(sudoku_play::game::colour::Colour::default()));
    assert!(!page.result().just_ended);
    let mut page = small();
    page.place_right(11);
    let left = Cell::all(Shape::S4).find(|&cell| page.grid().get(cell).is_none()).expect("one is left");
    let solution = page.session.game().solution().expect("a proven puzzle").get(left);
    let other = Digit::all(Shape::S4).find(|&digit| solution != Some(digit)).expect("another digit");
    page.place(left.index(), other.symbol());
    let end = at(&page);
    page.send(GameMsg::Undo).send(MomentMsg::GoTo(end));
    assert_eq!(page.session.notice(), Some(&Notice::FullButWrong));
}
