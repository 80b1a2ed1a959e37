//! Finds a board whose digits in a pattern of cells determine all others.
//!
//! Few boards have this property for a pattern of few cells, and random tries would take long. So this is a
//! hill climb: it forgets some of the digits, fills the board in another way, and keeps that if its pattern
//! has no more solutions than before.

use super::{Interrupted, Pulse, filling, prover::Prover};
use sudoku_board::{Cell, Grid, Rng};

/// The limit in counting solutions, for the start of the climb.
const MOST_SOLUTIONS: usize = 500;
/// Steps of the climb.
const STEPS: usize = 400;
/// The node limit for counting the solutions of one step, and for filling a board again.
const NODES: u64 = 2000;

/// Returns the board, or another one whose pattern has fewer solutions, at best one.
pub(super) fn better_board(
    first: Grid,
    drawn: &[Cell],
    prover: &mut Prover,
    rng: &mut Rng,
    pulse: &mut Pulse<'_>,
) -> Result<Grid, Interrupted> {
    let shape = first.shape().clone();
    let part = |board: &Grid| {
        let mut part = Grid::empty(&shape);
        for &cell in drawn {
            part.set(cell, board.get(cell));
        }
        part
    };
    let mut best = first;
    let mut fewest = prover.count(&part(&best), MOST_SOLUTIONS, NODES, pulse)?.unwrap_or(MOST_SOLUTIONS);
    pulse.progress.of = STEPS as u32;
    for step in 0..STEPS {
        if fewest == 1 {
            break;
        }
        pulse.progress.done = step as u32;
        pulse.beat()?;
        let mut clues = part(&best);
        for _ in 0..=rng.below(3) {
            if let Some(&cell) = rng.choose(drawn) {
                clues.set(cell, None);
            }
        }
        let Some(other) = filling::random_solution(&clues, prover, rng, NODES, pulse)? else { continue };
        let limit = (fewest + 1).min(MOST_SOLUTIONS);
        let count = prover.count(&part(&other), limit, NODES, pulse)?.unwrap_or(limit);
        if count <= fewest {
            (best, fewest) = (other, count);
        }
    }
    Ok(best)
}
