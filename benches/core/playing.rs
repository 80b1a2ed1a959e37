//! The page's work between a key and its picture, without the browser's part: the session handles the message
//! and computes all views again.

use crate::puzzles::{Set, grid, own_sets, puzzle};
use divan::{Bencher, black_box, counter::ItemsCount};
use sudoku_core::{Cell, Digit, Level, Shape, examples};
use sudoku_play::{
    game::{Game, Origin},
    messages::{InputMsg, Msg, PageMsg, PointerMsg},
    session::{Moment, Session},
    ui::Panel,
    walk::StepMsg,
};

/// A session on the medium example of a shape, with all candidates shown and the cursor on an empty cell.
fn session(shape: &Shape) -> (Session, Digit) {
    let of_level = |level| examples::ALL.iter().find(|one| one.shape == shape && one.level == level);
    let example = of_level(Level::Medium).or(of_level(Level::Easy)).expect("an example of each order");
    let puzzle = puzzle(&grid(example.line));
    let empty = Cell::all(shape).find(|&cell| puzzle.clues().get(cell).is_none()).expect("an empty cell");
    let digit = puzzle.solution().get(empty).expect("the solution is full");
    let mut session = Session::new(Game::new(puzzle, Origin::default()), Moment::default());
    for msg in [Msg::Pointer(PointerMsg::ToggleCandidates), Msg::Input(InputMsg::Select(empty))] {
        session.update(msg, Moment::default());
    }
    (session, digit)
}

/// All views that the store compares after each message.
fn look(session: &Session) -> usize {
    let board = (session.cells(), session.emphases(), session.inspected(), session.shape());
    let head = (session.head(0), session.panel(), session.notice().cloned());
    let panels = (session.pad(), session.tools(), session.stepper());
    let dialogs =
        (session.dialog(), session.puzzle_form().clone(), session.refusal().cloned(), session.job());
    black_box((&head, &panels, &dialogs));
    black_box(&board).0.len()
}

/// A key that places a digit, or empties the cell again, and all views after it.
#[divan::bench(args = Shape::ALL.map(Side))]
fn key_and_all_views(bencher: Bencher, Side(shape): &Side) {
    let (mut session, digit) = session(shape);
    let mut filled = false;
    bencher.counter(ItemsCount::new(1_usize)).bench_local(move || {
        filled = !filled;
        let msg = if filled { Msg::Input(InputMsg::Enter(digit)) } else { Msg::Input(InputMsg::Erase) };
        black_box(session.update(msg, Moment::default()));
        look(&session)
    });
}

/// An arrow, and all views after it.
#[divan::bench(args = Shape::ALL.map(Side))]
fn arrow_and_all_views(bencher: Bencher, Side(shape): &Side) {
    let (mut session, _) = session(shape);
    let mut at = 0;
    bencher.counter(ItemsCount::new(1_usize)).bench_local(move || {
        at = (at + 1) % shape.cell_count();
        black_box(session.update(InputMsg::Select(Cell::at(at)), Moment::default()));
        look(&session)
    });
}

/// A step of the solver, and all views after it.
#[divan::bench(args = Shape::ALL.map(Side))]
fn step_and_all_views(bencher: Bencher, Side(shape): &Side) {
    let (mut session, _) = session(shape);
    session.update(PageMsg::Show(Panel::Solve), Moment::default());
    bencher.counter(ItemsCount::new(1_usize)).bench_local(move || {
        let commands = session.update(StepMsg::NextStep, Moment::default());
        if commands.is_empty() {
            session.update(StepMsg::ToStart, Moment::default());
        }
        look(&session)
    });
}

/// The cells alone, for each puzzle of a set.
#[divan::bench(args = own_sets())]
fn cells(bencher: Bencher, set: &Set) {
    let begin = |grid| Session::new(Game::new(puzzle(grid), Origin::default()), Moment::default());
    let sessions: Vec<Session> = set.grids.iter().take(10).map(begin).collect();
    bencher
        .counter(ItemsCount::new(sessions.len()))
        .bench_local(|| sessions.iter().map(|session| black_box(session.cells()).len()).sum::<usize>());
}

/// A shape, displayed as the size of its board.
struct Side(&'static Shape);

impl std::fmt::Display for Side {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{0}x{0}", self.0.side())
    }
}
