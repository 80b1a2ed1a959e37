//! A board whose digits in cells that were drawn leave no choice for all others.
//!
//! Few boards have this for a pattern of few cells, and chance would take long. So it goes uphill: some
//! of the digits are forgotten, the board is filled in another way, and that is kept if its pattern
//! has no more solutions than before.

use super::{Interrupted, Pulse, filling, prover::Prover};
use crate::{Cell, Grid, Rng};

/// Solutions that are counted: at first a board is as good as any with more.
const MOST_SOLUTIONS: usize = 500;
/// Steps uphill.
const STEPS: usize = 400;
/// Nodes to count the solutions of one step, and to fill a board again.
const NODES: u64 = 2000;

/// The board, or one by which the pattern has fewer solutions, at best one.
pub(super) fn better_board(
    first: Grid,
    drawn: &[Cell],
    prover: &mut Prover,
    rng: &mut Rng,
    pulse: &mut Pulse<'_>,
) -> Result<Grid, Interrupted> {
    let order = first.order();
    let part = |board: &Grid| {
        let mut part = Grid::empty(order);
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
