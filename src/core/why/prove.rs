//! Why a digit must stand in a cell: a walk from a start that leads there.

use super::{
    Derivation,
    follow::{Queue, above_singles},
};
use crate::{
    Candidate, Cell, Grid, Position,
    generate::Progress,
    ladder::{Ladder, next_step},
    step::Step,
};

/// The steps from a position that prove a digit, each of them needed, the last of them placing it. None if
/// the ladder does not lead there.
///
/// `board` is what the player has placed so far. Digits that stand there are found first, so that the proof
/// goes by the player's own digits where it can. No proof places another digit in one of these cells or
/// leaves no room for one of these digits: it would tell of a mistake for which nobody asked.
///
/// `told` hears how many cells the walk has filled, of how many that are empty at its start.
#[must_use]
pub fn prove(
    start: &Position,
    board: &Grid,
    goal: Candidate,
    ladder: &Ladder,
    told: &mut dyn FnMut(Progress),
) -> Option<Vec<Step>> {
    let above = above_singles(ladder);
    let agrees = |placed: Candidate| board.get(placed.cell).is_none_or(|own| own == placed.digit);
    let is_foreign = |placed: Candidate| u8::from(board.get(placed.cell).is_none());
    let mut queue = Queue::default();
    let mut now = start.clone();
    let mut record = Derivation::of(start, []);
    let open = start.candidates().open_count();
    while now.candidates().is_open(goal.cell) {
        // Only a board with a mistake has one.
        if now.candidates().contradiction().is_some() {
            return None;
        }
        let done = open - now.candidates().open_count();
        told(Progress { done: done as u32, of: open as u32, ..Progress::default() });
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
    Cell::all(start.order()).all(has_room).then(|| proof.steps().cloned().collect())
}
