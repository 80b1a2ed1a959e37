//! The positions of the game: the tree of turns as a list, its actions, and small pictures.

use crate::{
    game::history::{NodeId, SavepointKind, outline::OutlineLine},
    kernel::Kernel,
};
use sudoku_core::{CellSet, Grid};

/// The contents of the history dialog.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MomentsView {
    /// The positions, from the start.
    pub outline: Vec<OutlineLine>,
    /// The kind of savepoint at the current position, if it has a name.
    pub named: Option<SavepointKind>,
    /// The number for a savepoint that the player leaves unnamed: the first one that doesn't end another
    /// name.
    pub next_number: usize,
    /// The number of digits placed in the current trial, if there is one.
    pub trial: Option<usize>,
    /// Whether the board is covered or the solver open: then nothing can change, and pictures are hidden.
    pub still: bool,
    /// The current position.
    pub at: NodeId,
}

/// The board at a position of the game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PositionView {
    /// All digits on it.
    pub board: Grid,
    /// The digits of the puzzle.
    pub givens: Grid,
    /// Cells with a digit now or then, but not the same one.
    pub differs: CellSet,
    /// The number of turns between the start and it.
    pub number: usize,
    /// The number of filled cells among those empty at the start, and the number of those.
    pub filled: (usize, usize),
}

/// The contents of the history dialog.
pub(crate) fn view(kernel: &Kernel) -> MomentsView {
    let history = kernel.current().game().history();
    let number = |name: &str| name.rsplit(' ').next().and_then(|word| word.parse::<usize>().ok());
    let taken: Vec<usize> = history.savepoints().filter_map(|(_, point)| number(&point.name)).collect();
    MomentsView {
        outline: history.outline(),
        named: history.savepoint(history.at()).map(|point| point.kind),
        next_number: (1..=taken.len()).find(|number| !taken.contains(number)).unwrap_or(taken.len() + 1),
        trial: history.trial().map(|_| kernel.current().game().tried().len()),
        still: !kernel.page().is_playable(),
        at: history.at(),
    }
}

/// The board at a position of the game; none while the board is covered, or if the position doesn't
/// exist.
pub(crate) fn picture(kernel: &Kernel, node: NodeId) -> Option<PositionView> {
    let board = kernel.current().game().grid_at(node).filter(|_| !kernel.page().is_paused())?;
    let givens = kernel.current().game().clues().clone();
    let now = kernel.current().game().grid();
    let differs = board.iter().filter(|&(cell, digit)| now.get(cell) != digit).map(|(cell, _)| cell);
    let given = givens.filled_count();
    let filled = (board.filled_count() - given, kernel.current().game().shape().cell_count() - given);
    let number = kernel.current().game().history().line(node).len();
    Some(PositionView { differs: differs.collect(), number, filled, board, givens })
}
