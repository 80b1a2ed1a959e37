//! The editor of puzzles, as its dialog shows it.

use crate::{
    Cell, CellSet, Digit, Grid, Symmetry,
    grid::Duplicate,
    play::{features::editor::Thinned, session::Session},
    rating::Rated,
    study::Finding,
};

/// What is said of what was put in.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Findings {
    /// Nothing was put in.
    Nothing,
    /// The solutions are being counted for the first time.
    Counting,
    /// The worker was asked for them and fell silent.
    Uncounted,
    /// A digit is twice in a house.
    Twice(Duplicate),
    /// There is no solution.
    None {
        /// Digits that have none by themselves, once they were looked for.
        clash: Vec<(Cell, Digit)>,
        /// Whether it is proven that none of them can be left out.
        minimal: bool,
    },
    /// There is one solution.
    One,
    /// There is nothing left to solve.
    Full,
    /// There are several, two of which differ in so many cells.
    Several(usize),
    /// The search was stopped before it knew.
    Undecided,
}

/// One cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct EditorCell {
    /// Where.
    pub cell: Cell,
    /// What was put in.
    pub digit: Option<Digit>,
    /// Whether it has a part in a clash.
    pub clashes: bool,
    /// Whether it is not needed.
    pub spare: bool,
    /// What two solutions have here, where they differ.
    pub either: Option<(Digit, Digit)>,
}

/// What the dialog shows.
#[derive(Clone, Debug, PartialEq)]
pub struct EditorView {
    /// What was put in.
    pub grid: Grid,
    /// All cells in reading order.
    pub cells: Vec<EditorCell>,
    /// The cell at which digits are entered.
    pub cursor: Cell,
    /// What is said of it; while the solutions are counted again, what was said before.
    pub findings: Findings,
    /// Whether the solutions are being counted.
    pub is_counting: bool,
    /// Two solutions, if there are several.
    pub two: Option<(Grid, Grid)>,
    /// How hard it is, once that is known.
    pub rated: Option<Rated>,
    /// How many givens are not needed, and of how many that is not known, once it was asked for.
    pub spare: Option<(usize, usize)>,
    /// What became of it, if givens were just removed.
    pub thinned: Option<Thinned>,
    /// Whether a change can be taken back.
    pub can_undo: bool,
    /// Whether one can be made again.
    pub can_redo: bool,
    /// Whether it is a puzzle.
    pub is_puzzle: bool,
    /// Whether the worker looks for givens that are not needed.
    pub is_busy: bool,
    /// The symmetry that is chosen.
    pub symmetry: Symmetry,
    /// Whether its givens stand in that symmetry.
    pub is_symmetric: bool,
}

impl Session {
    /// The editor, as its dialog shows it.
    #[must_use]
    pub fn editor_view(&self) -> EditorView {
        let editor = &self.features().editor;
        let (grid, doubles) = (editor.grid(), editor.doubles());
        let clash: CellSet = match editor.clash() {
            Some(clash) if doubles.is_empty() => clash.cells.iter().copied().collect(),
            Some(_) | None => doubles,
        };
        let spare: CellSet =
            editor.spare().map(|spare| spare.cells.iter().copied().collect()).unwrap_or_default();
        // Of a board from which everything was erased nothing is shown, though two solutions may be known. What was
        // found of the board before stays only while this one's solutions are being counted.
        let latest = editor.latest().filter(|_| !editor.is_plain() && !editor.wants_count());
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
            clashes: clash.contains(cell),
            spare: spare.contains(cell),
            either: either(cell).filter(|_| digit.is_none()),
        };
        let cells: Vec<EditorCell> = grid.iter().map(cell).collect();
        let findings = match latest {
            _ if grid.filled_count() == 0 => Findings::Nothing,
            None if editor.wants_count() => Findings::Uncounted,
            None => grid.duplicate().map_or(Findings::Counting, Findings::Twice),
            Some(Finding::None) => Findings::None {
                clash: grid.filled().filter(|(cell, _)| clash.contains(*cell)).collect(),
                minimal: editor.clash().is_some_and(|clash| clash.minimal),
            },
            Some(Finding::One(_)) if grid.is_full() => Findings::Full,
            Some(Finding::One(_)) => Findings::One,
            Some(Finding::Several(..)) => {
                Findings::Several(cells.iter().filter(|cell| cell.either.is_some()).count())
            }
            Some(Finding::Undecided) => Findings::Undecided,
        };
        let (can_undo, can_redo) = editor.can_go();
        EditorView {
            cells,
            cursor: editor.cursor(),
            findings,
            is_counting: editor.is_counting(),
            two: two.map(|(first, second)| (first.clone(), second.clone())),
            rated: editor.rated(),
            spare: editor.spare().map(|spare| (spare.cells.len(), spare.undecided)),
            thinned: editor.thinned(),
            can_undo,
            can_redo,
            is_puzzle: editor.puzzle().is_some(),
            is_busy: editor.is_looked_through(),
            symmetry: editor.symmetry(),
            is_symmetric: editor.symmetry().holds(grid),
            grid: grid.clone(),
        }
    }
}
