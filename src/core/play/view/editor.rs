//! The editor of puzzles, as its dialog shows it.

use crate::{Cell, CellSet, Digit, Grid, Symmetry, play::session::Session, study::Finding, wire::Rated};

/// What is said of what was put in.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Findings {
    /// Nothing was put in.
    Nothing,
    /// The solutions are being counted, or could not be.
    Unknown,
    /// A digit stands twice in a house.
    Twice,
    /// There is no solution, and so many givens clash by themselves; whether each of them is needed for that.
    None {
        /// How many.
        clash: usize,
        /// Whether it is proven that none of them can be left out.
        minimal: bool,
    },
    /// There is one solution.
    One,
    /// There is nothing left to solve.
    Full,
    /// There are several, which differ in so many cells.
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
    /// What is said of it.
    pub findings: Findings,
    /// How hard it is, once that is known.
    pub rated: Option<Rated>,
    /// How many givens are not needed, and of how many that is not known, once it was asked for.
    pub spare: Option<(usize, usize)>,
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
        let editor = self.editor();
        let (grid, doubles) = (editor.grid(), editor.doubles());
        let clash: CellSet = match editor.finding() {
            Some(Finding::None(clash)) if doubles.is_empty() => clash.cells.iter().copied().collect(),
            Some(_) | None => doubles,
        };
        let spare: CellSet =
            editor.spare().map(|spare| spare.cells.iter().copied().collect()).unwrap_or_default();
        let either = |cell| match editor.finding() {
            Some(Finding::Several(first, second)) => {
                first.get(cell).zip(second.get(cell)).filter(|(one, other)| one != other)
            }
            Some(Finding::None(_) | Finding::One(_) | Finding::Undecided) | None => None,
        };
        let cell = |(cell, digit)| EditorCell {
            cell,
            digit,
            clashes: clash.contains(cell),
            spare: spare.contains(cell),
            either: either(cell),
        };
        let cells: Vec<EditorCell> = grid.iter().map(cell).collect();
        let findings = match editor.finding() {
            _ if grid.filled_count() == 0 => Findings::Nothing,
            _ if !doubles.is_empty() => Findings::Twice,
            None => Findings::Unknown,
            Some(Finding::None(clash)) => Findings::None { clash: clash.cells.len(), minimal: clash.minimal },
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
            is_puzzle: findings == Findings::One,
            findings,
            rated: editor.rated(),
            spare: editor.spare().map(|spare| (spare.cells.len(), spare.undecided)),
            can_undo,
            can_redo,
            is_busy: editor.is_looked_through(),
            symmetry: editor.symmetry(),
            is_symmetric: editor.symmetry().holds(grid),
            grid: grid.clone(),
        }
    }
}
