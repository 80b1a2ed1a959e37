//! The contents of the editor's dialog.

use super::{Editor, Thinned};
use crate::ui::Refusal;
use sudoku_core::{Cell, CellSet, Digit, Grid, Symmetry, grid::Duplicate, rating::Rated, study::Finding};

/// The result of examining the puzzle in the editor.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Findings {
    /// The board is empty.
    Nothing,
    /// The worker is counting the solutions for the first time.
    Counting,
    /// The worker had the question for the solutions and stopped without an answer.
    Uncounted,
    /// A digit is twice in a house.
    Twice(Duplicate),
    /// The puzzle has no solution.
    None {
        /// Digits without a common solution, once the worker has found them.
        clash: Vec<(Cell, Digit)>,
        /// Whether the clash provably needs each of them.
        minimal: bool,
    },
    /// The puzzle has exactly one solution.
    One,
    /// The board is full.
    Full,
    /// The puzzle has several solutions; two of them differ in this number of cells.
    Several(usize),
    /// The search stopped before it knew.
    Undecided,
}

/// One cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct EditorCell {
    /// Its address.
    pub cell: Cell,
    /// The digit entered.
    pub digit: Option<Digit>,
    /// Whether it is selected for a cage.
    pub chosen: bool,
    /// Whether it has a part in a clash.
    pub clashes: bool,
    /// Whether the solution doesn't need it.
    pub spare: bool,
    /// The digits of two solutions, if they differ here.
    pub either: Option<(Digit, Digit)>,
}

/// The drawing of cages.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CagingView {
    /// Whether the cells that are pressed are selected for a cage.
    pub draws: bool,
    /// The number of selected cells.
    pub chosen: usize,
    /// The sum of their digits, if all have one.
    pub sum: Option<u16>,
    /// Whether the cell of the cursor has a cage.
    pub is_caged: bool,
    /// Whether there are digits beside cages.
    pub has_digits: bool,
    /// Whether the board is empty and without cages, so that it can be filled at random.
    pub can_fill: bool,
}

/// The contents of the dialog.
#[derive(Clone, Debug, PartialEq)]
pub struct EditorView {
    /// The puzzle so far.
    pub grid: Grid,
    /// All cells in reading order.
    pub cells: Vec<EditorCell>,
    /// The cell that takes the next digit.
    pub cursor: Cell,
    /// The findings; during a new count, the previous ones.
    pub findings: Findings,
    /// Whether the solutions are being counted.
    pub is_counting: bool,
    /// Two solutions, if there are several.
    pub two: Option<(Grid, Grid)>,
    /// The difficulty, once known.
    pub rated: Option<Rated>,
    /// The number of givens that the solution doesn't need, and the number left undecided, once the player
    /// has asked.
    pub spare: Option<(usize, usize)>,
    /// The result, if givens were just removed.
    pub thinned: Option<Thinned>,
    /// Whether there is a change to undo.
    pub can_undo: bool,
    /// Whether there is a change to redo.
    pub can_redo: bool,
    /// Whether it has exactly one solution.
    pub is_puzzle: bool,
    /// Whether the worker is looking for spare givens.
    pub is_busy: bool,
    /// Why the last text was refused.
    pub refused: Option<Refusal>,
    /// The number of digits on the board that a new start replaced, until the next change.
    pub replaced: Option<usize>,
    /// Whether the cursor moves on after a digit.
    pub moves_on: bool,
    /// The drawing of cages.
    pub caging: CagingView,
    /// The selected symmetry.
    pub symmetry: Symmetry,
    /// Whether the givens have that symmetry.
    pub is_symmetric: bool,
}

impl Editor {
    /// The contents of the editor's dialog.
    pub(crate) fn view(&self) -> EditorView {
        let (grid, doubles) = (self.grid(), self.doubles());
        let clash: CellSet = match self.clash() {
            Some(clash) if doubles.is_empty() => clash.cells.iter().copied().collect(),
            Some(_) | None => doubles,
        };
        let spare: CellSet =
            self.spare().map(|spare| spare.cells.iter().copied().collect()).unwrap_or_default();
        // An emptied board shows nothing, though two solutions may be known. The finding for the previous
        // board stays only while the worker counts the solutions of this one.
        let latest = self.latest().filter(|_| !self.is_plain() && !self.wants_count());
        let two = match latest {
            Some(Finding::Several(first, second)) => Some((first, second)),
            Some(Finding::None | Finding::One(_) | Finding::Undecided) | None => None,
        };
        let either = |cell| {
            let (first, second) = two?;
            first.get(cell).zip(second.get(cell)).filter(|(one, other)| one != other)
        };
        let cell = |(cell, digit): (Cell, Option<Digit>)| EditorCell {
            cell,
            digit,
            chosen: self.chosen().contains(cell),
            clashes: clash.contains(cell),
            spare: spare.contains(cell),
            either: either(cell).filter(|_| digit.is_none()),
        };
        let cells: Vec<EditorCell> = grid.iter().map(cell).collect();
        let findings = match latest {
            _ if self.is_empty() => Findings::Nothing,
            None if self.wants_count() => Findings::Uncounted,
            None => grid.duplicate().map_or(Findings::Counting, Findings::Twice),
            Some(Finding::None) => Findings::None {
                clash: grid.filled().filter(|(cell, _)| clash.contains(*cell)).collect(),
                minimal: self.clash().is_some_and(|clash| clash.minimal),
            },
            Some(Finding::One(_)) if grid.is_full() => Findings::Full,
            Some(Finding::One(_)) => Findings::One,
            Some(Finding::Several(..)) => {
                Findings::Several(cells.iter().filter(|cell| cell.either.is_some()).count())
            }
            Some(Finding::Undecided) => Findings::Undecided,
        };
        let (can_undo, can_redo) = self.can_go();
        EditorView {
            cells,
            cursor: self.cursor(),
            findings,
            is_counting: self.is_counting(),
            two: two.map(|(first, second)| (first.clone(), second.clone())),
            rated: self.rated(),
            spare: self.spare().map(|spare| (spare.cells.len(), spare.undecided)),
            thinned: self.thinned(),
            can_undo,
            can_redo,
            is_puzzle: self.puzzle().is_some(),
            is_busy: self.is_looked_through(),
            refused: self.refused().cloned(),
            replaced: self.replaced(),
            moves_on: self.moves_on(),
            caging: CagingView {
                draws: self.draws(),
                chosen: self.chosen().len(),
                sum: self.chosen_sum(),
                is_caged: self.is_caged(),
                has_digits: grid.shape().has_cages() && grid.filled_count() > 0,
                can_fill: self.can_fill(),
            },
            symmetry: self.symmetry(),
            is_symmetric: self.symmetry().holds(grid),
            grid: grid.clone(),
        }
    }
}
