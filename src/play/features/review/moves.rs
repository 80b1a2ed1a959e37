//! The kind of action that a turn is.

use super::ReviewedMove;
use crate::game::edit::{Turn, TurnKind};
use sudoku_core::advice::Claimed;

/// The action of a turn, given its claims.
#[must_use]
pub fn move_of(turn: &Turn, claimed: &[Claimed]) -> ReviewedMove {
    match (turn.kind, claimed) {
        (TurnKind::Fill, _) => ReviewedMove::Filled,
        (TurnKind::Restart, _) => ReviewedMove::Restarted,
        (TurnKind::Hint, _) => ReviewedMove::Hint(turn.placed().next()),
        (TurnKind::Solver, _) => ReviewedMove::Solver,
        (TurnKind::Solution, _) => ReviewedMove::Solution,
        (TurnKind::Play, []) => ReviewedMove::Other(1),
        (TurnKind::Play, [one]) if one.stands => ReviewedMove::Placed(one.candidate),
        (TurnKind::Play, [one]) => ReviewedMove::Unnoted(one.candidate),
        (TurnKind::Play, [first, ..]) if first.stands => {
            ReviewedMove::PlacedMany(first.candidate.digit, claimed.len())
        }
        (TurnKind::Play, _) => ReviewedMove::UnnotedMany(claimed.len()),
    }
}
