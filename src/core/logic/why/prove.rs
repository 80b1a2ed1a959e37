//! Proves a digit by a walk from the start to its placement.

use super::{
    Derivation,
    follow::{Queue, above_singles},
};
use crate::{
    Position, Share,
    ladder::{Ladder, next_step},
    step::Step,
};
use sudoku_board::{Candidate, Cell, Grid};

/// Returns the steps from a position that prove a digit, all of them necessary, and the last one its placement.
/// `None` if the ladder finds no proof.
///
/// `board` has the player's digits so far. The proof finds these first, so that it uses the player's digits
/// if it can. It never places another digit in one of these cells, or removes all room for one of these
/// digits: that would reveal a mistake without a request.
///
/// `told` receives the number of filled cells so far, and of cells empty at the start.
#[must_use]
pub fn prove(
    start: &Position,
    board: &Grid,
    goal: Candidate,
    ladder: &Ladder,
    told: &mut dyn FnMut(Share),
) -> Option<Vec<Step>> {
    let above = above_singles(ladder);
    let agrees = |placed: Candidate| board.get(placed.cell).is_none_or(|own| own == placed.digit);
    let is_foreign = |placed: Candidate| u8::from(board.get(placed.cell).is_none());
    let mut queue = Queue::default();
    let mut now = start.clone();
    let mut record = Derivation::of(start, []);
    let open = start.candidates().open_count();
    while now.candidates().is_open(goal.cell) {
        // Only a board with a mistake has a contradiction.
        if now.candidates().contradiction().is_some() {
            return None;
        }
        let done = open - now.candidates().open_count();
        told((done as u32, open as u32));
        let single = queue.next(now.candidates(), ladder, agrees, is_foreign);
        let step =
            single.or_else(|| next_step(&now, &above).filter(|step| step.placed().is_none_or(agrees)))?;
        now.apply(&step);
        record.push(step);
    }
    if now.candidates().digit(goal.cell) != Some(goal.digit) {
        return None;
    }
    let proof = record.of_its_end();
    let end = proof.position(proof.len());
    let has_room = |cell: Cell| {
        board
            .get(cell)
            .is_none_or(|own| end.digit(cell) == Some(own) || end.allows(Candidate::new(cell, own)))
    };
    Cell::all(start.shape()).all(has_room).then(|| proof.steps().cloned().collect())
}
