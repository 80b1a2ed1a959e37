//! The order in which the digits of a game came, and who placed each.

use super::{
    Game,
    edit::{Edit, TurnKind},
    entry::Entry,
};
use std::collections::BTreeMap;
use sudoku_core::Cell;

/// A digit that was not given.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Came {
    /// Its cell.
    pub cell: Cell,
    /// Its rank, from zero. Digits of one turn share it.
    pub rank: usize,
    /// Whether the player placed it, and not a hint, the solver or the solution.
    pub own: bool,
}

impl Game {
    /// Returns the digits on the board that were not given, in reading order, each with its rank. A digit counts from
    /// the turn that placed it last; turns that were undone don't count.
    #[must_use]
    pub fn order(&self) -> Vec<Came> {
        let mut placed: BTreeMap<Cell, (usize, bool)> = BTreeMap::new();
        for (at, turn) in self.history().path().into_iter().enumerate() {
            for edit in &turn.edits {
                let &Edit::Entry { cell, before, after } = edit else { continue };
                match after {
                    Entry::Placed(_) if before == after => {}
                    Entry::Placed(_) => _ = placed.insert(cell, (at, turn.kind == TurnKind::Play)),
                    _ => _ = placed.remove(&cell),
                }
            }
        }
        let mut turns: Vec<usize> = placed.values().map(|&(at, _)| at).collect();
        turns.sort_unstable();
        turns.dedup();
        let rank = |at: usize| turns.partition_point(|&turn| turn < at);
        placed.into_iter().map(|(cell, (at, own))| Came { cell, rank: rank(at), own }).collect()
    }
}
