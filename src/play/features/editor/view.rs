//! The contents of the editor's dialog.

use super::{CarryingView, Editor, Possibles, Thinned};
use crate::{messages::Tool, ui::Refusal};
use sudoku_core::{
    Cage, Cell, CellSet, Digit, Grid, Symmetry,
    clues::Lie,
    grid::Duplicate,
    possible::Tally,
    rating::Rated,
    study::{Finding, Spare},
};

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
    /// The puzzle has so many solutions. Whether each digit in the empty cells is decided.
    Counted(Tally, bool),
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
    /// Whether it is selected for a cage or a clue.
    pub chosen: bool,
    /// Whether it has a part in a clash.
    pub clashes: bool,
    /// Whether the solution doesn't need it.
    pub spare: bool,
    /// The digits of two solutions, if they differ here.
    pub either: Option<(Digit, Digit)>,
    /// The digits that solutions have, while they are shown and the cell is empty.
    pub possible: Option<Possibles>,
    /// Whether it has a given that the step in question rests on.
    pub carries: bool,
    /// Whether it is in a cage or a clue that the step in question rests on.
    pub lit: bool,
}

/// The drawing of cages and clues.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DrawingView {
    /// What the cells that are pressed are selected for.
    pub tool: Option<Tool>,
    /// The number of selected cells.
    pub chosen: usize,
    /// The number that their digits give, if all have one.
    pub number: Option<u16>,
    /// Whether the tool can remove something at the cursor.
    pub is_marked: bool,
    /// Whether there are digits beside cages or clues.
    pub has_digits: bool,
    /// Whether the board is empty, without cages and clues, so that it can be filled at random.
    pub can_fill: bool,
}

impl DrawingView {
    /// Returns whether the tool can draw something now.
    #[must_use]
    pub fn can_draw(&self) -> bool {
        self.chosen > 0 || matches!(self.tool, Some(Tool::Clue(kind)) if kind.lie() == Lie::Board)
    }
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
    /// What the solution doesn't need, once the player has asked.
    pub spare: Option<Spare>,
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
    /// Whether the worker is looking for what carries the puzzle.
    pub looks_for_carried: bool,
    /// What carries the puzzle, once the player has asked.
    pub carrying: Option<CarryingView>,
    /// Whether the empty cells show the digits that some solution has; `None` on a board too large for that.
    pub live: Option<bool>,
    /// Why the last text was refused.
    pub refused: Option<Refusal>,
    /// The number of digits on the board that a new start replaced, until the next change.
    pub replaced: Option<usize>,
    /// Whether the cursor moves on after a digit.
    pub moves_on: bool,
    /// The drawing of cages and clues.
    pub drawing: DrawingView,
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
        let (possible, carrying) = (self.shown_possible(), self.carrying_view());
        let (carry, lit) = carrying.as_ref().map(|own| self.marked_by(own)).unwrap_or_default();
        let cell = |(cell, digit): (Cell, Option<Digit>)| EditorCell {
            cell,
            digit,
            chosen: self.chosen().contains(&cell),
            clashes: clash.contains(cell),
            spare: spare.contains(cell),
            either: either(cell).filter(|_| digit.is_none() && possible.is_none()),
            possible: possible.as_ref().filter(|_| digit.is_none()).map(|possible| possible(cell)),
            carries: carry.contains(cell),
            lit: lit.contains(cell),
        };
        let cells: Vec<EditorCell> = grid.iter().map(cell).collect();
        let findings = match (latest, self.tally()) {
            _ if self.is_empty() => Findings::Nothing,
            (Some(Finding::Several(..)), Some((tally, decided))) => Findings::Counted(tally, decided),
            (Some(Finding::Undecided), Some((tally @ Tally::AtLeast(1..), decided))) => {
                Findings::Counted(tally, decided)
            }
            (latest, _) => match latest {
                None if self.wants_count() => Findings::Uncounted,
                None => grid.duplicate().map_or(Findings::Counting, Findings::Twice),
                Some(Finding::None) => Findings::None {
                    clash: grid.filled().filter(|(cell, _)| clash.contains(*cell)).collect(),
                    minimal: self.clash().is_some_and(|clash| clash.minimal),
                },
                Some(Finding::One(_)) if grid.is_full() => Findings::Full,
                Some(Finding::One(_)) => Findings::One,
                Some(Finding::Several(..)) => {
                    let differ = |(first, second): (&Grid, &Grid)| {
                        grid.iter().filter(|(cell, _)| first.get(*cell) != second.get(*cell)).count()
                    };
                    Findings::Several(two.map_or(0, differ))
                }
                Some(Finding::Undecided) => Findings::Undecided,
            },
        };
        let (can_undo, can_redo) = self.can_go();
        EditorView {
            cells,
            cursor: self.cursor(),
            findings,
            is_counting: self.is_counting() || self.looks_for_possible(),
            two: two.map(|(first, second)| (first.clone(), second.clone())),
            rated: self.rated(),
            spare: self.spare().cloned(),
            thinned: self.thinned(),
            can_undo,
            can_redo,
            is_puzzle: self.puzzle().is_some(),
            is_busy: self.looks_for_spare(),
            looks_for_carried: self.looks_for_carried(),
            carrying,
            live: self.can_be_live().then(|| self.is_live()),
            refused: self.refused().cloned(),
            replaced: self.replaced(),
            moves_on: self.moves_on(),
            drawing: DrawingView {
                tool: self.tool(),
                chosen: self.chosen().len(),
                number: self.chosen_number(),
                is_marked: self.is_marked(),
                has_digits: !grid.shape().is_bare() && grid.filled_count() > 0,
                can_fill: self.can_fill(),
            },
            symmetry: self.symmetry(),
            is_symmetric: self.symmetry().holds(grid),
            grid: grid.clone(),
        }
    }
    /// The cells of the givens that a step rests on, and those of its cages and clues.
    fn marked_by(&self, carrying: &CarryingView) -> (CellSet, CellSet) {
        let Some(step) = carrying.step() else { return Default::default() };
        let geometry = self.grid().geometry();
        let cages = step.cages.iter().filter_map(|&number| geometry.cages().get(usize::from(number)));
        let clues = step.clues.iter().filter_map(|&number| geometry.clues().get(usize::from(number)));
        let lit = cages.flat_map(Cage::cells).chain(clues.flat_map(|clue| &clue.cells));
        (step.givens.iter().copied().collect(), lit.copied().collect())
    }
}
