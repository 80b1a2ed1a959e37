//! The moments of the game: the tree of turns as a list, what can be done with it, and small pictures.

use crate::{
    CellSet, Grid,
    play::{
        history::{NodeId, SavepointKind, outline::Line},
        session::Session,
        ui::Panel,
    },
};

/// What the dialog of moments shows.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MomentsView {
    /// The moments, from the start.
    pub outline: Vec<Line>,
    /// What the present moment is, if it has a name.
    pub named: Option<SavepointKind>,
    /// A number for a savepoint that the player gives no name: the first with which no other name ends.
    pub next_number: usize,
    /// A trial is going on: how many digits were placed in it.
    pub trial: Option<usize>,
    /// The board is covered, or the solver is watched: nothing can be changed, and nothing is pictured.
    pub still: bool,
    /// Where the game stands.
    pub at: NodeId,
}

/// The board at a moment of the game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Picture {
    /// All digits on it.
    pub board: Grid,
    /// The digits of the puzzle.
    pub givens: Grid,
    /// Cells whose digit is another one now, or none, or was none then.
    pub differs: CellSet,
    /// How many turns lie between the start and it.
    pub number: usize,
    /// How many of the cells that were empty hold a digit, and how many there were.
    pub filled: (usize, usize),
}

impl Session {
    /// What the dialog of moments shows.
    #[must_use]
    pub fn moments(&self) -> MomentsView {
        let history = self.game().history();
        let number = |name: &str| name.rsplit(' ').next().and_then(|word| word.parse::<usize>().ok());
        let taken: Vec<usize> = history.savepoints().filter_map(|(_, point)| number(&point.name)).collect();
        MomentsView {
            outline: history.outline(),
            named: history.savepoint(history.at()).map(|point| point.kind),
            next_number: (1..=taken.len()).find(|number| !taken.contains(number)).unwrap_or(taken.len() + 1),
            trial: history.trial().map(|_| self.game().tried().len()),
            still: self.page().is_paused() || self.panel() != Panel::Play,
            at: history.at(),
        }
    }

    /// The board at a moment of the game; nothing while the board is covered, or if there is no such moment.
    #[must_use]
    pub fn picture(&self, node: NodeId) -> Option<Picture> {
        let board = self.game().grid_at(node).filter(|_| !self.page().is_paused())?;
        let givens = self.game().puzzle().clues().clone();
        let now = self.game().grid();
        let differs = board.iter().filter(|&(cell, digit)| now.get(cell) != digit).map(|(cell, _)| cell);
        let given = givens.filled_count();
        let filled = (board.filled_count() - given, self.order().cell_count() - given);
        let number = self.game().history().line(node).len();
        Some(Picture { differs: differs.collect(), number, filled, board, givens })
    }
}
