//! The turn that applies a hint, and the value of the notes on the board to a teacher.

use super::turn;
use crate::game::{
    Game,
    edit::{Edit, Turn, TurnKind},
    entry::{Entry, Notes},
};
use sudoku_core::{
    Candidate, Candidates, Cell, CellSet, Digit, DigitSet, Shape, singles::Singles, step::Step,
};

/// The effect of applying a hint, announced before it happens.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Applied {
    /// It places a digit.
    Digit(Candidate),
    /// It removes notes, and fills cells without notes with all remaining candidates.
    Notes {
        /// The number of notes removed.
        taken: usize,
        /// The number of cells filled.
        filled: usize,
        /// If that is one cell, the cell and the digits left out.
        only: Option<(Cell, DigitSet)>,
    },
}

/// The reliable information in the notes.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Believed {
    /// Candidates that they rule out.
    pub gone: Vec<Candidate>,
    /// Cells whose notes lost the digit of the solution.
    pub lost: CellSet,
}

impl Game {
    /// Returns the effect of applying a step to the board.
    #[must_use]
    pub fn applied(&self, step: &Step) -> Applied {
        if let Some(placed) = step.placed() {
            return Applied::Digit(placed);
        }
        let taken = step.eliminated().iter().filter(|gone| self.notes(gone.cell).all().contains(gone.digit));
        let bare = || step.eliminated().iter().filter(|gone| self.notes(gone.cell).is_empty());
        let cells: CellSet = bare().map(|gone| gone.cell).collect();
        let first = cells.first().filter(|_| cells.len() == 1);
        let only = first.map(|cell| (cell, bare().map(|gone| gone.digit).collect()));
        Applied::Notes { taken: taken.count(), filled: cells.len(), only }
    }

    /// Returns the turn that applies a step found in a position: its digit, or its eliminations. Cells without notes
    /// get all their remaining candidates from the position, as notes are the only way to write that something is
    /// impossible.
    #[must_use]
    pub fn applying(&self, step: &Step, found_in: &Candidates, keep_notes: bool) -> Option<Turn> {
        if let Some(placed) = step.placed() {
            let placing = self.placing(&CellSet::EMPTY.with(placed.cell), placed.digit, keep_notes)?;
            return Some(Turn { kind: TurnKind::Hint, ..placing });
        }
        let cells: CellSet = step.eliminated().iter().map(|gone| gone.cell).collect();
        let edits = cells.iter().filter(|&cell| self.entry(cell).digit().is_none()).map(|cell| {
            let noted = self.notes(cell);
            let begun = if noted.is_empty() { Notes::fixed(found_in.digits(cell)) } else { noted };
            let gone = step.eliminated().iter().filter(|gone| gone.cell == cell);
            let left = gone.fold(begun, |notes, gone| notes.forgetting(gone.digit));
            Edit::Entry { cell, before: self.entry(cell), after: Entry::Notes(left) }
        });
        turn(TurnKind::Hint, edits.collect())
    }

    /// Returns the turn that places all naked singles at once: each cell with one candidate left, full houses among
    /// them. `gone` has the candidates that reliable notes rule out. The digits placed make no new singles here;
    /// another turn places those.
    #[must_use]
    pub fn placing_singles(&self, gone: &[Candidate], keep_notes: bool) -> Option<Turn> {
        let mut position = Candidates::new(&self.grid());
        for &gone in gone {
            position.eliminate(gone, |_| {});
        }
        let placed: Vec<Candidate> = Singles::scan(&position).naked.iter().filter_map(Step::placed).collect();
        let cells: CellSet = placed.iter().map(|placed| placed.cell).collect();
        let geometry = self.shape().geometry();
        let mut after: Vec<(Cell, Entry)> =
            placed.iter().map(|placed| (placed.cell, Entry::Placed(placed.digit))).collect();
        if keep_notes {
            after.extend(Cell::all(self.shape()).filter(|&cell| !cells.contains(cell)).filter_map(|cell| {
                let seen = placed.iter().filter(|placed| geometry.peers(placed.cell).contains(cell));
                let left = seen.fold(self.notes(cell), |notes, placed| notes.forgetting(placed.digit));
                (left != self.notes(cell)).then_some((cell, Entry::Notes(left)))
            }));
        }
        self.entering(TurnKind::Hint, after)
    }

    /// Returns the eliminations in the notes. The notes of a cell count once they were complete: since they held all
    /// candidates that the digits on the board allowed, a person has removed each missing one. Incomplete notes show
    /// ideas of the player, and not eliminations.
    #[must_use]
    pub fn believed(&self) -> Believed {
        let board = Candidates::new(&self.grid());
        let mut found = Believed::default();
        for cell in self.whole_notes().iter() {
            let ruled_out = board.digits(cell).minus(self.notes(cell).all());
            if self.right(cell).is_some_and(|digit| ruled_out.contains(digit)) {
                found.lost.insert(cell);
            }
            found.gone.extend(ruled_out.iter().map(|digit| Candidate::new(cell, digit)));
        }
        found
    }

    /// Returns the turn that fills the notes of these cells again, with all that the digits on the board allow.
    #[must_use]
    pub fn refilling(&self, cells: &CellSet) -> Option<Turn> {
        let board = Candidates::new(&self.grid());
        let edits = cells.iter().filter(|&cell| board.is_open(cell)).map(|cell| {
            let corner = self.notes(cell).corner;
            let notes = Notes { centre: board.digits(cell).minus(corner), corner };
            Edit::Entry { cell, before: self.entry(cell), after: Entry::Notes(notes) }
        });
        turn(TurnKind::Fill, edits.collect())
    }

    /// Returns the cells with notes that held all their candidates at some time since their beginning.
    fn whole_notes(&self) -> CellSet {
        let shape = self.shape();
        let mut entries: Vec<Entry> = Cell::all(shape).map(|cell| self.given(cell)).collect();
        let mut whole = CellSet::EMPTY;
        for turn in self.history().path() {
            for edit in &turn.edits {
                if let Edit::Entry { cell, after, .. } = *edit {
                    entries[cell.index()] = after;
                }
            }
            for edit in &turn.edits {
                let Edit::Entry { cell, after, .. } = *edit else { continue };
                match after {
                    Entry::Notes(notes) if notes.is_empty() => whole.remove(cell),
                    Entry::Notes(notes) if allowed(shape, &entries, cell).is_subset_of(notes.all()) => {
                        whole.insert(cell);
                    }
                    Entry::Notes(_) => {}
                    Entry::Given(_) | Entry::Placed(_) => whole.remove(cell),
                }
            }
        }
        whole
    }

    fn given(&self, cell: Cell) -> Entry {
        self.clues().get(cell).map_or(Entry::EMPTY, Entry::Given)
    }
}

/// Returns the candidates that the digits on the board allow in a cell.
fn allowed(shape: &Shape, entries: &[Entry], cell: Cell) -> DigitSet {
    let peers = shape.geometry().peer_list(cell).iter();
    let seen = peers.filter_map(|peer| entries[peer.index()].digit());
    seen.fold(DigitSet::all(shape), |left: DigitSet, digit: Digit| left.without(digit))
}
