//! The session while playing: scripts of a player's actions, and their effects.

use crate::{
    common::{ARTICLE, SMALL, digit, dug, puzzle},
    page::Page,
};
use sudoku_core::{Cell, Digit, Shape};
use sudoku_play::{
    features::times::{FinishView, Standing},
    game::{
        aids::{Aid, Aids},
        entry::Entry,
    },
    input::{Mode, Target},
    keys::{Key, Modifiers},
    messages::{BrowserMsg, DiskMsg, GameMsg, InputMsg, Msg, PageMsg, PointerMsg},
    saved::settings::NoteLayout,
    session::{Announcement, Cmd},
    taught::TeachingEvent,
    ui::{Dialog, Direction, Notice, Panel},
    walk::StepMsg,
};

const SHIFT: Modifiers = Modifiers { shift: true, ctrl: false, alt: false };
const CTRL: Modifiers = Modifiers { shift: false, ctrl: true, alt: false };

fn small() -> Page {
    Page::new(puzzle(SMALL))
}

#[test]
fn a_small_board_is_played_to_its_finish_by_keyboard_alone() {
    let mut page = small();
    let solution = page.session.game().solution().expect("a proven puzzle").clone();
    let empty: Vec<Cell> = Cell::all(Shape::S4).filter(|&cell| page.grid().get(cell).is_none()).collect();
    for (nth, &cell) in empty.iter().enumerate() {
        assert_eq!((page.session.dialog(), page.session.head(page.at.now).finished), (None, false));
        page.wait(1000).walk_to(cell).type_keys(&solution.get(cell).unwrap().symbol().to_string());
        assert_eq!(page.session.game().history().len(), nth + 1);
        page.check();
    }
    assert_eq!(page.drawn(), solution.to_string());
    assert!(page.result().just_ended);
    assert!(page.said.contains(&Announcement::Finished));
    let finish = page.result();
    assert_eq!((finish.aids, finish.placed, finish.moves), (Aids::EMPTY, 12, 12));
    assert_eq!(
        (finish.times.finished, finish.times.best, finish.standing),
        (1, Some(12_000), Standing::First)
    );
    let head = page.session.head(page.at.now);
    assert_eq!((head.finished, head.seconds), (true, 12));
    assert!(page.session.tools().finished && page.session.tools().aids.is_empty());
    // The clock has stopped, and the keyboard can also undo everything.
    page.wait(60_000);
    assert_eq!(page.seconds(), 12);
    for _ in 0..20 {
        page.press(Key::Char('z'), CTRL).check();
    }
    assert_eq!(page.drawn(), SMALL);
    for _ in 0..20 {
        page.press(Key::Char('y'), CTRL).check();
    }
    assert_eq!((page.drawn(), page.result().just_ended), (solution.to_string(), true));
    assert_eq!(page.on_disk(), *page.session.game());
}

/// The result belongs to the finished board: it is there whatever the player does, until an undo opens the game again.
#[test]
fn a_finished_board_keeps_its_result_and_takes_no_digit() {
    let mut page = small();
    page.wait(5_000).place_right(12);
    let (solution, told) = (page.drawn(), page.result());
    assert!(told.just_ended && told.celebrate);
    let is_lit = |page: &Page| page.session.cells().iter().all(|cell| !cell.selected && !cell.same);
    assert!(is_lit(&page) && page.session.ground(&page.session.cells()).peers.is_empty());
    // The last key, pressed again, is not taken back; nor is any other entry.
    let last = page.session.cursor();
    for msg in [InputMsg::Enter(page.grid().get(last).unwrap()), InputMsg::Erase] {
        page.send(msg);
        assert_eq!(page.drawn(), solution);
    }
    let later = FinishView { just_ended: false, celebrate: false, ..told.clone() };
    page.send(PageMsg::Open(Dialog::Review)).send(PageMsg::Dismiss);
    assert_eq!(page.result(), told);
    page.show(Panel::Solve).show(Panel::Play);
    assert_eq!(page.result(), later);
    page.write();
    // The page reads the book at its start.
    page.reload(puzzle(SMALL)).send(PageMsg::Open(Dialog::Times)).send(PageMsg::Dismiss);
    assert_eq!((page.result(), is_lit(&page)), (later, false));
    page.send(GameMsg::Undo);
    assert_eq!(page.session.result(page.at.day, page.at.now), None);
    page.send(GameMsg::Redo);
    assert!(page.result().just_ended);
}

#[test]
fn every_size_can_be_played_to_its_finish() {
    for shape in Shape::ALL {
        let mut page = Page::new(dug(shape, shape.cell_count() * 2 / 3, 2));
        page.place_right(shape.cell_count());
        assert!(page.said.contains(&Announcement::Finished));
        assert!(page.result().just_ended);
        assert_eq!(page.on_disk(), *page.session.game());
        page.check();
    }
}

#[test]
fn notes_are_written_turned_over_and_taken_back() {
    let mut page = small();
    let notes = |page: &Page, cell: usize| match page.session.game().entry(Cell::at(cell)) {
        Entry::Notes(notes) => notes.all().iter().map(Digit::symbol).collect::<String>(),
        other => format!("{other:?}"),
    };
    page.send(InputMsg::Select(Cell::at(1)));
    page.press(Key::Char('2'), SHIFT).press(Key::Char('4'), CTRL);
    assert_eq!(notes(&page, 1), "24");
    page.press(Key::Char('4'), SHIFT);
    assert_eq!(notes(&page, 1), "2");
    // Note mode: digits enter notes, and the pad shows the mode.
    page.type_keys(" ");
    let said = |mode| Some(Announcement::Mode(mode, NoteLayout::Fixed));
    assert_eq!(page.heard(), said(Mode::Centre));
    page.type_keys("3");
    assert_eq!(notes(&page, 1), "23");
    let on: Vec<bool> = page.session.keys().iter().map(|key| key.on).collect();
    assert_eq!((on, page.session.pad().mode), (vec![false, true, true, false], Mode::Centre));
    assert_eq!(page.cell(1).note_text(Shape::S4), " 2\n3 ");
    page.type_keys(" ");
    assert_eq!(page.heard(), Some(Announcement::Colours(Target::Cells)));
    page.type_keys(" ");
    assert_eq!(page.heard(), said(Mode::Digit));
    // A digit replaces the notes, no note can be added beside it, and undo brings the notes back.
    page.type_keys("2");
    assert_eq!(page.session.game().entry(Cell::at(1)), Entry::Placed(digit('2')));
    let turns = page.session.game().history().len();
    page.press(Key::Char('4'), SHIFT);
    assert_eq!(page.session.game().history().len(), turns);
    page.send(GameMsg::Undo);
    assert_eq!(notes(&page, 1), "23");
    page.press(Key::Delete, Modifiers::default());
    assert_eq!(notes(&page, 1), "");
    page.send(GameMsg::Undo).send(GameMsg::Undo).send(GameMsg::Undo).send(GameMsg::Undo).send(GameMsg::Undo);
    assert_eq!(notes(&page, 1), "");
    assert!(!page.session.tools().can_undo);
    page.check();
}

#[test]
fn givens_cannot_be_changed() {
    let mut page = small();
    page.send(InputMsg::Select(Cell::at(0)));
    let before = page.session.game().clone();
    for key in [Key::Char('1'), Key::Char('3'), Key::Char('0'), Key::Delete, Key::Backspace] {
        page.press(key, Modifiers::default()).press(key, SHIFT);
    }
    page.send(GameMsg::Restart);
    assert_eq!(*page.session.game(), before);
    assert!(page.disk.games.is_empty(), "nothing was done, so nothing is kept");
}

#[test]
fn digits_that_the_board_does_not_have_are_not_entered() {
    let mut page = small();
    page.send(InputMsg::Select(Cell::at(1)));
    for msg in [
        Msg::Input(InputMsg::Enter(digit('5'))),
        Msg::Input(InputMsg::EnterAs(Mode::Corner, digit('P'))),
        Msg::Input(InputMsg::Enter(digit('P'))),
    ] {
        page.send(msg).check();
    }
    assert!(page.session.game().history().is_empty());
    page.send(InputMsg::Select(Cell::at(16)));
    page.send(InputMsg::Select(Cell::at(624)));
    assert_eq!(page.session.cursor(), Cell::at(1));
}

#[test]
fn restarting_is_one_turn() {
    let mut page = small();
    page.place(1, '2').place(2, '3').press(Key::Char('4'), SHIFT);
    page.send(InputMsg::Select(Cell::at(3))).press(Key::Char('3'), SHIFT);
    let before = page.grid();
    assert!(page.session.tools().can_restart);
    page.send(GameMsg::Restart);
    assert_eq!(page.drawn(), SMALL);
    assert!(!page.session.tools().can_restart);
    page.send(GameMsg::Undo);
    assert_eq!(page.grid(), before);
    page.send(GameMsg::Redo);
    assert_eq!(page.drawn(), SMALL);
}

#[test]
fn a_full_board_that_is_wrong_says_so() {
    let mut page = small();
    page.place_right(11);
    assert_eq!(page.session.notice(), None);
    let last = Cell::all(Shape::S4).find(|&cell| page.grid().get(cell).is_none()).expect("one is left");
    let right = page.session.game().solution().expect("a proven puzzle").get(last).expect("a digit");
    let wrong = Digit::all(Shape::S4).find(|&digit| digit != right).expect("another digit");
    page.place(last.index(), wrong.symbol());
    assert_eq!((page.session.notice(), page.session.dialog()), (Some(&Notice::FullButWrong), None));
    page.send(InputMsg::Erase);
    assert_eq!(page.session.notice(), None);
    page.place(last.index(), right.symbol());
    assert_eq!((page.session.notice(), page.result().just_ended), (None, true));
}

#[test]
fn pausing_covers_the_board_and_stops_the_clock() {
    let mut page = small();
    page.place(1, '2').wait(3_000).send(PageMsg::Pause).wait(100_000);
    assert_eq!((page.seconds(), page.session.head(page.at.now).paused), (3, true));
    assert_eq!(page.drawn(), ".".repeat(16));
    let game = page.session.game().clone();
    for msg in [
        Msg::Input(InputMsg::Enter(digit('3'))),
        Msg::Input(InputMsg::EnterAs(Mode::Corner, digit('3'))),
        Msg::Input(InputMsg::Erase),
        Msg::Game(GameMsg::Undo),
        Msg::Game(GameMsg::Redo),
        Msg::Game(GameMsg::Restart),
    ] {
        page.send(msg).check();
    }
    page.send(GameMsg::FillSolution).check();
    assert_eq!(*page.session.game(), game);
    assert_eq!(page.session.inspected(), None);
    assert!(page.session.emphases().is_empty());
    assert!(page.session.cells().iter().all(|view| view.notes.is_empty() && !view.conflict));
    page.send(PageMsg::Pause).wait(2_000);
    assert_eq!((page.seconds(), page.drawn()), (5, "12....2..3.....4".into()));
}

#[test]
fn the_clock_counts_what_is_played() {
    let mut page = small();
    let check = |page: &Page, expected: u64| assert_eq!(page.seconds(), expected);
    page.wait(1_999);
    check(&page, 1);
    page.place(1, '2').wait(1);
    check(&page, 2);
    page.send(BrowserMsg::Visible(false)).wait(50_000);
    check(&page, 2);
    // After a long absence the board is covered, and the clock waits for the player.
    page.send(BrowserMsg::Visible(true)).wait(60_000);
    check(&page, 2);
    page.send(PageMsg::Pause).wait(1_000);
    check(&page, 3);
    page.by_passes().wait(50_000);
    check(&page, 3);
    page.show(Panel::Play).wait(1_000);
    check(&page, 4);
    // Hidden and paused: both must end.
    page.send(PageMsg::Pause)
        .send(BrowserMsg::Visible(false))
        .wait(9_000)
        .send(BrowserMsg::Visible(true))
        .wait(9_000);
    check(&page, 4);
    page.send(BrowserMsg::Visible(false)).send(PageMsg::Pause).wait(9_000);
    check(&page, 4);
    page.send(BrowserMsg::Visible(true)).wait(1_000);
    check(&page, 5);
    page.place_right(16).wait(9_000);
    check(&page, 5);
    // Hiding and showing does not restart the clock after the finish; undoing a digit does.
    page.send(BrowserMsg::Visible(false)).send(BrowserMsg::Visible(true)).wait(9_000);
    check(&page, 5);
    page.send(PageMsg::Dismiss).send(GameMsg::Undo).wait(1_000);
    check(&page, 6);
}

#[test]
fn the_cursor_moves_by_cells_boxes_and_to_the_ends() {
    use Direction::{
        BoardEnd, BoardStart, BoxDown, BoxLeft, BoxRight, BoxUp, Down, Left, Right, RowEnd, RowStart, Up,
    };
    let check = |shape: &Shape, from: (usize, usize), direction: Direction, to: (usize, usize)| {
        let geometry = shape.geometry();
        let cell = |(row, column): (usize, usize)| geometry.cell(row - 1, column - 1);
        assert_eq!(direction.from(cell(from), shape), cell(to), "{shape:?} {from:?} {direction:?}");
        // Rows and columns behave alike.
        let turned = match direction {
            Up => Left,
            Down => Right,
            Left => Up,
            Right => Down,
            BoxUp => BoxLeft,
            BoxDown => BoxRight,
            BoxLeft => BoxUp,
            BoxRight => BoxDown,
            RowStart | RowEnd | BoardStart | BoardEnd => return,
        };
        let (from, to) = ((from.1, from.0), (to.1, to.0));
        assert_eq!(turned.from(cell(from), shape), cell(to), "{shape:?} {from:?} {turned:?}");
    };
    let three = Shape::S9;
    check(three, (1, 5), Up, (1, 5));
    check(three, (2, 5), Up, (1, 5));
    check(three, (9, 5), Down, (9, 5));
    check(three, (8, 5), Down, (9, 5));
    check(three, (5, 1), Left, (5, 1));
    check(three, (5, 9), Right, (5, 9));
    check(three, (5, 2), BoxUp, (4, 2));
    check(three, (4, 2), BoxUp, (1, 2));
    check(three, (1, 2), BoxUp, (1, 2));
    check(three, (1, 2), BoxDown, (4, 2));
    check(three, (3, 2), BoxDown, (4, 2));
    check(three, (6, 2), BoxDown, (7, 2));
    check(three, (7, 2), BoxDown, (9, 2));
    check(three, (9, 2), BoxDown, (9, 2));
    check(Shape::S25, (6, 13), BoxUp, (1, 13));
    check(Shape::S25, (20, 13), BoxDown, (21, 13));
    check(Shape::S25, (21, 13), BoxDown, (25, 13));
    check(Shape::S4, (2, 2), BoxDown, (3, 2));
    check(Shape::S4, (3, 2), BoxDown, (4, 2));
    check(three, (5, 5), RowStart, (5, 1));
    check(three, (5, 5), RowEnd, (5, 9));
    check(three, (5, 5), BoardStart, (1, 1));
    check(three, (5, 5), BoardEnd, (9, 9));
    for (near, far) in [
        (Up, BoxUp),
        (Down, BoxDown),
        (Left, BoxLeft),
        (Right, BoxRight),
        (RowStart, BoardStart),
        (RowEnd, BoardEnd),
    ] {
        assert_eq!((near.far(), far.far()), (far, far));
    }
    // A new game starts at an empty cell in the middle, and the focus follows the cursor.
    let mut page = Page::new(puzzle(ARTICLE));
    assert_eq!(page.grid().get(page.session.cursor()), None);
    page.send(InputMsg::Go(BoardEnd));
    assert_eq!((page.session.cursor(), &page.cmds[..]), (Cell::at(80), &[Cmd::Focus][..]));
}

#[test]
fn a_notice_that_is_closed_gives_the_focus_to_the_board() {
    let mut page = Page::new(puzzle(ARTICLE));
    page.send(PageMsg::CopyFailed).send(PageMsg::DismissNotice);
    assert_eq!((page.session.notice(), &page.cmds[..]), (None, &[Cmd::Focus][..]));
    page.send(PageMsg::Open(Dialog::Link)).send(PageMsg::CopyFailed).send(PageMsg::DismissNotice);
    assert_eq!((page.session.notice(), &page.cmds[..]), (None, &[][..]), "a dialog keeps it inside");
}

#[test]
fn the_solution_is_a_move_or_stands_beside() {
    let mut page = small();
    let solution = page.session.game().solution().expect("a proven puzzle").to_string();
    page.place(1, '3').send(PageMsg::Open(Dialog::Solution));
    assert_eq!(page.session.dialog(), Some(Dialog::Solution));
    page.send(GameMsg::ShowSolution(true));
    assert_eq!((page.session.dialog(), page.session.tools().solution_beside), (None, true));
    assert_eq!(page.drawn(), "13....2..3.....4");
    page.send(GameMsg::ShowSolution(false));
    let seen = Aids::only(Aid::SolutionSeen);
    assert_eq!((page.session.tools().solution_beside, page.session.tools().aids), (false, seen));
    page.send(PageMsg::Open(Dialog::Solution)).send(GameMsg::FillSolution);
    assert_eq!((page.drawn(), page.result().just_ended), (solution, true));
    let finish = page.result();
    assert_eq!((finish.aids, finish.placed, finish.moves), (seen.with(Aid::Solution), 12, 2));
    page.send(GameMsg::Undo);
    assert_eq!((page.drawn(), page.session.tools().aids), ("13....2..3.....4".into(), seen));
}

#[test]
fn panels_are_switched_and_entry_is_for_play_alone() {
    let mut page = small();
    page.place(1, '2').by_passes();
    let game = page.session.game().clone();
    for msg in [
        Msg::Input(InputMsg::Enter(digit('3'))),
        Msg::Input(InputMsg::EnterAs(Mode::Corner, digit('3'))),
        Msg::Input(InputMsg::Erase),
        Msg::Game(GameMsg::Undo),
        Msg::Game(GameMsg::Redo),
        Msg::Game(GameMsg::Restart),
        Msg::Game(GameMsg::FillSolution),
    ] {
        page.send(msg).check();
    }
    assert_eq!((page.session.panel(), *page.session.game() == game), (Panel::Solve, true));
    // The solver accepts messages only while it is shown.
    page.show(Panel::Play).step(StepMsg::NextStep);
    assert_eq!(page.cmds.len(), 0);
    page.by_passes().step(StepMsg::NextStep);
    assert!(matches!(page.taught(), Some(TeachingEvent::Step(..))));
}

#[test]
fn candidates_are_switched_for_each_panel() {
    let mut page = small();
    assert!(!page.session.tools().candidates_on);
    page.send(PointerMsg::ToggleCandidates);
    assert!(page.session.tools().candidates_on);
    page.by_passes();
    assert!(page.stepper().candidates_on);
    page.send(PointerMsg::ToggleCandidates);
    assert!(!page.stepper().candidates_on);
    page.show(Panel::Play);
    assert!(page.session.tools().candidates_on);
}

#[test]
fn notices_are_read_and_forgotten() {
    let mut page = small();
    page.send(PageMsg::CopyFailed);
    assert_eq!(page.session.notice(), Some(&Notice::CannotCopy));
    page.send(PageMsg::DismissNotice);
    assert_eq!(page.session.notice(), None);
    page.send(DiskMsg::Unreadable);
    assert_eq!(page.session.notice(), Some(&Notice::SaveUnreadable));
}
