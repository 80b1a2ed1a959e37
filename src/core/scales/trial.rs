//! Trial and error beyond all techniques, measured without luck.
//!
//! A round tries each candidate in turn, with all singles that follow. The candidates that lead to a
//! contradiction are false, and all disappear at the end of the round; then singles are placed, and the next
//! round begins. So each round is one trial deep, and its outcome does not depend on the order of trials.

use super::{Pulse, Tenths};
use serde::{Deserialize, Serialize};
use std::ops::ControlFlow;
use sudoku_board::Cell;
use sudoku_logic::{
    Position,
    search::brute::{Board, Dead},
};

/// The amount of trial and error.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Trials {
    /// Rounds that tried each candidate and found some false.
    pub rounds: u32,
    /// Whether cells remain open, which takes a trial within a trial.
    pub nested: bool,
}

impl Trials {
    /// Returns the rating: above all of the ladder, increasing with the rounds, and higher for nested trials.
    pub(super) fn rating(self) -> Tenths {
        let base = if self.nested { 105 } else { 88 };
        Tenths(base + self.rounds.min(14) as u16)
    }

    /// Returns the addition to the score. HoDoKu counts a guess as 10,000; here a round, which is a whole set of
    /// forcing nets, counts as one of them.
    pub(super) const fn score(self) -> u32 {
        let nested = if self.nested { 10_000 } else { 0 };
        1400 * self.rounds + nested
    }
}

/// Counts the rounds from a position that has a solution.
pub(super) fn trials(from: &Position, pulse: Pulse<'_>) -> ControlFlow<(), Trials> {
    let candidates = from.candidates();
    let mut board = Board::new(from.shape());
    let loaded = board.load(&candidates.to_grid());
    let limited = candidates.open_cells().try_for_each(|cell| {
        let digits = candidates.digits(cell).iter().fold(0, |mask, digit| mask | 1 << digit.index());
        board.keep(cell.index(), digits)
    });
    let _ = loaded.and(limited).and_then(|()| board.singles());
    let mut rounds = 0;
    while !board.is_solved() {
        let mut found_false = Vec::new();
        for cell in Cell::all(from.shape()).map(Cell::index) {
            pulse()?;
            found_false.extend(
                digits_of(&board, cell)
                    .filter(|&digit| is_false(&mut board, cell, digit))
                    .map(|digit| (cell, digit)),
            );
        }
        if found_false.is_empty() {
            return ControlFlow::Continue(Trials { rounds, nested: true });
        }
        rounds += 1;
        let state = found_false.into_iter().try_for_each(|(cell, digit)| board.keep(cell, !digit));
        // A position with a solution always survives; one without is not worth another round.
        if state.and_then(|()| board.singles()).is_err() {
            break;
        }
    }
    ControlFlow::Continue(Trials { rounds, nested: false })
}

/// Returns the digits left in an open cell, as masks of one bit.
fn digits_of(board: &Board, cell: usize) -> impl Iterator<Item = u32> + use<> {
    let mask = board.cells[cell];
    let open = if mask.is_power_of_two() { 0 } else { mask };
    (0..u32::BITS).map(|bit| 1 << bit).filter(move |bit| open & bit != 0)
}

/// Returns whether a digit in a cell ends in a contradiction by singles.
fn is_false(board: &mut Board, cell: usize, digit: u32) -> bool {
    let before = board.mark();
    let state: Result<(), Dead> = board.keep(cell, digit).and_then(|()| board.singles());
    board.back_to(before);
    state.is_err()
}
