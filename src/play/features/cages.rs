//! The cages of the cell under the pointer or the cursor, and the sums of the selected cells, for the line under the board
//! of a killer.
//!
//! A combination is struck out if it doesn't fit the player's own notes. With the switch, the digits on the board strike
//! out more; that counts as help.

use super::Feature;
use crate::{
    game::{aids::Aid, entry::Entry},
    kernel::{Happened, Kernel, Out},
};
use std::convert::Infallible;
use sudoku_core::{
    Cell, DigitSet,
    cages::{CageState, fits, span, states},
    candidates::CellState,
};

/// The feature.
#[derive(Clone, Debug, Default)]
pub(crate) struct Cages;

impl Feature for Cages {
    type Msg = Infallible;

    fn update(&mut self, msg: Infallible, _: &mut Kernel, _: &mut Out) {
        match msg {}
    }

    fn on(&mut self, happened: &Happened, kernel: &mut Kernel, out: &mut Out) {
        if matches!(happened, Happened::Changed { entries: true, played: true }) && strikes(kernel) {
            kernel.note_aid(Aid::Combinations, out);
        }
    }
}

/// The cages of a cell, and the sums of the selected cells.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CagesView {
    /// The cages, each with the combinations that are struck out.
    pub cages: Vec<(CageState, Vec<bool>)>,
    /// The number of selected cells, if there are several, and the smallest and the largest sum that they may have.
    pub selected: Option<(usize, Option<(u16, u16)>)>,
}

impl CagesView {
    /// The number of cells of the first cage, for a table that shows only its combinations.
    #[must_use]
    pub fn cells(&self) -> Option<usize> {
        self.cages.first().map(|(cage, _)| cage.cells.len()).filter(|&cells| cells > 1)
    }
}

/// Whether the digits on the board strike out combinations in the game.
fn strikes(kernel: &Kernel) -> bool {
    kernel.player().settings().strike_sums
        && kernel.board().shape().has_sums()
        && !kernel.current().bars(Aid::Combinations)
}

/// Returns what the line says; `None` without cages, and while the board is covered.
pub(crate) fn view(kernel: &Kernel) -> Option<CagesView> {
    let board = kernel.board();
    let shape = board.shape();
    if !shape.has_cages() || kernel.page().is_paused() {
        return None;
    }
    let cell = kernel.pointer().cell().unwrap_or(kernel.input().cursor());
    let digit_at = |cell: Cell| board.digit(cell);
    let is_game = kernel.page().panel().shows_the_game();
    let by_board = !is_game || strikes(kernel);
    // The digits that a cell may have.
    let open = |cell: Cell| {
        let noted = match kernel.current().game().entry(cell) {
            Entry::Notes(notes) if is_game && !notes.all().is_empty() => notes.all(),
            _ => DigitSet::all(shape),
        };
        match board.state(cell) {
            CellState::Open(digits) if by_board => noted.intersection(digits),
            _ => noted,
        }
    };
    let geometry = shape.geometry();
    let numbers = geometry.cages_of(cell).iter().map(|&number| usize::from(number));
    let cages: Vec<(CageState, Vec<bool>)> = numbers
        .zip(states(shape, cell, digit_at))
        .map(|(number, state)| {
            let cells = geometry.cages()[number].cells().iter().copied();
            let open: Vec<DigitSet> = cells.filter(|&cell| digit_at(cell).is_none()).map(open).collect();
            let struck = state.combinations.iter().map(|&one| !fits(one, &open)).collect();
            (state, struck)
        })
        .collect();
    let selected: Vec<Cell> = kernel.selection().iter().collect();
    // The line tells more of a whole cage.
    let is_cage = cages.iter().any(|(cage, _)| cage.cells == selected);
    let sums = (selected.len() > 1 && !is_cage).then(|| (selected.len(), span(shape, &selected, digit_at)));
    Some(CagesView { cages, selected: sums })
}
