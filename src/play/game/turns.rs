//! The turns that a game offers. Each lists its changes, and [`Game::play`] plays it; a turn without changes
//! isn't offered.

mod hint;
mod returning;

pub use hint::{Applied, Believed};

use crate::game::{
    Game,
    colour::{Colour, ColourSet},
    edit::{Edit, Edits, Turn, TurnKind},
    entry::{Entry, NoteSort, Notes},
};
use sudoku_core::{Candidate, Candidates, Cell, CellSet, Digit, DigitSet, Grid, notation::Played};

/// The notes to fill in with all candidates that the digits on the board allow.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fill {
    /// Those of all empty cells.
    All,
    /// One digit, wherever it can still go.
    Digit(Digit),
    /// All that is possible in the selected cells.
    Selected,
    /// All digits in all empty cells, possible or not: where elimination by hand begins. It tells nothing.
    Plain,
}

impl Game {
    /// Returns the turn that puts a digit into all of these cells except givens. On request, it also removes the note
    /// of the digit from all cells that see one of them, and brings back those that the digits before took.
    #[must_use]
    pub fn placing(&self, cells: &CellSet, digit: Digit, keep_notes: bool) -> Option<Turn> {
        let mut after: Vec<(Cell, Entry)> = cells.iter().map(|cell| (cell, Entry::Placed(digit))).collect();
        let placed = after.iter().any(|&(cell, entry)| self.can_be(cell, entry));
        if keep_notes && placed {
            let geometry = self.shape().geometry();
            let open = after.iter().filter(|(cell, _)| !matches!(self.entry(*cell), Entry::Given(_)));
            let seen = open.fold(CellSet::EMPTY, |seen, (cell, _)| seen.union(geometry.peers(*cell)));
            let back = self.returning(cells, Some(digit));
            let notes = |cell: Cell| {
                back.iter().find(|(other, _)| *other == cell).map_or(self.notes(cell), |(_, notes)| *notes)
            };
            let noted = seen.iter().filter(|&cell| !cells.contains(cell));
            let noted = noted.filter(|&cell| self.notes(cell).all().contains(digit));
            let changed: CellSet = noted.chain(back.iter().map(|(cell, _)| *cell)).collect();
            let left =
                |cell: Cell| if seen.contains(cell) { notes(cell).forgetting(digit) } else { notes(cell) };
            after.extend(changed.iter().map(|cell| (cell, Entry::Notes(left(cell)))));
        }
        if placed { self.entering(TurnKind::Play, after) } else { None }
    }

    /// Returns the turn that notes a digit in all of these cells that are empty; if all of them have the note, it
    /// removes it from all.
    #[must_use]
    pub fn noting(&self, cells: &CellSet, digit: Digit, sort: NoteSort) -> Option<Turn> {
        let empty: Vec<Cell> = cells.iter().filter(|&cell| self.entry(cell).digit().is_none()).collect();
        let everywhere = empty.iter().all(|&cell| self.notes(cell).of(sort).contains(digit));
        let change = |notes: Notes| {
            if everywhere { notes.without(digit, sort) } else { notes.with(digit, sort) }
        };
        self.entering(
            TurnKind::Play,
            empty.into_iter().map(|cell| (cell, Entry::Notes(change(self.notes(cell))))),
        )
    }

    /// Returns the turn that removes one note from a cell, of either kind.
    #[must_use]
    pub fn unnoting(&self, Candidate { cell, digit }: Candidate) -> Option<Turn> {
        let noted = self.notes(cell).all().contains(digit);
        let without = Entry::Notes(self.notes(cell).forgetting(digit));
        if noted { self.entering(TurnKind::Play, [(cell, without)]) } else { None }
    }

    /// Returns the turn that exchanges corner and centre notes in these cells.
    #[must_use]
    pub fn swapping(&self, cells: &CellSet) -> Option<Turn> {
        let empty = cells.iter().filter(|&cell| self.entry(cell).digit().is_none());
        self.entering(TurnKind::Play, empty.map(|cell| (cell, Entry::Notes(self.notes(cell).swapped()))))
    }

    /// Returns the turn that empties these cells of digits and notes; givens stay. On request, it also brings back the
    /// notes that the digits took from other cells.
    #[must_use]
    pub fn erasing(&self, cells: &CellSet, keep_notes: bool) -> Option<Turn> {
        let back = if keep_notes { self.returning(cells, None) } else { Vec::new() };
        let back = back.into_iter().map(|(cell, notes)| (cell, Entry::Notes(notes)));
        self.entering(TurnKind::Play, cells.iter().map(|cell| (cell, Entry::EMPTY)).chain(back))
    }

    /// Returns the turn that clears the board to the givens, including colours. It can be undone.
    #[must_use]
    pub fn restarting(&self) -> Option<Turn> {
        let entries = Cell::all(self.shape()).map(|cell| (cell, Entry::EMPTY));
        let mut edits = self.entry_edits(entries);
        edits.extend(self.uncolouring_edits());
        turn(TurnKind::Restart, edits)
    }

    /// Returns the turn that puts the digits of a grid onto the board; its empty cells leave the board unchanged.
    #[must_use]
    pub fn filling(&self, kind: TurnKind, grid: &Grid) -> Option<Turn> {
        self.entering(kind, grid.filled().map(|(cell, digit)| (cell, Entry::Placed(digit))))
    }

    /// Returns the turn that puts progress from elsewhere onto the board.
    #[must_use]
    pub fn arriving(&self, progress: &[(Cell, Played)]) -> Option<Turn> {
        let entry = |mark: Played| match mark {
            Played::Digit(digit) => Entry::Placed(digit),
            Played::Notes { centre, corner } => Entry::Notes(Notes { centre, corner }),
        };
        self.entering(TurnKind::Play, progress.iter().map(|&(cell, mark)| (cell, entry(mark))))
    }

    /// Returns the turn that copies a solver's position: its digits, and the candidates that it rules out of the
    /// notes.
    #[must_use]
    pub fn taking_over(&self, solved: &Candidates) -> Option<Turn> {
        let entry = |cell: Cell| {
            let (notes, possible) = (self.notes(cell), solved.digits(cell));
            let kept = Notes {
                centre: notes.centre.intersection(possible),
                corner: notes.corner.intersection(possible),
            };
            solved.digit(cell).map_or(Entry::Notes(kept), Entry::Placed)
        };
        let open = Cell::all(self.shape())
            .filter(|&cell| solved.digit(cell).is_some() || self.entry(cell).digit().is_none());
        self.entering(TurnKind::Solver, open.map(|cell| (cell, entry(cell))))
    }

    /// Returns the turn that gives these cells a colour; if all of them have it, it removes it from all.
    #[must_use]
    pub fn colouring(&self, cells: &CellSet, colour: Colour) -> Option<Turn> {
        let everywhere = cells.iter().all(|cell| self.colours(cell).contains(colour));
        let edits = cells.iter().map(|cell| {
            let before = self.colours(cell);
            let after = if everywhere { before.without(colour) } else { before.with(colour) };
            Edit::Colours { cell, before, after }
        });
        turn(TurnKind::Play, edits.collect())
    }

    /// Returns the turn that gives a candidate of these cells a colour; if all have just that one, they lose it. Cells
    /// with a digit have no candidates.
    #[must_use]
    pub fn colouring_candidate(&self, cells: &CellSet, digit: Digit, colour: Colour) -> Option<Turn> {
        if digit.index() >= self.shape().side() {
            return None;
        }
        let empty = cells.iter().filter(|&cell| self.entry(cell).digit().is_none());
        let candidates: Vec<Candidate> = empty.map(|cell| Candidate::new(cell, digit)).collect();
        let everywhere = candidates.iter().all(|&candidate| self.colour(candidate) == Some(colour));
        let after = (!everywhere).then_some(colour);
        let edits = candidates.into_iter().map(|candidate| Edit::Candidate {
            candidate,
            before: self.colour(candidate),
            after,
        });
        turn(TurnKind::Play, edits.collect())
    }

    /// Returns the turn that takes all colours from these cells and their candidates.
    #[must_use]
    pub fn uncolouring(&self, cells: &CellSet) -> Option<Turn> {
        let within = self.uncolouring_edits().into_iter().filter(|edit| cells.contains(edit.cell()));
        turn(TurnKind::Play, within.collect())
    }

    /// Returns the turn that takes all colours from the board.
    #[must_use]
    pub fn clearing_colours(&self) -> Option<Turn> {
        turn(TurnKind::Play, self.uncolouring_edits())
    }

    /// Returns the turn that fills notes with all candidates that the digits on the board allow. Existing notes of
    /// both kinds stay if they are possible; impossible ones go, except when filling a single digit.
    #[must_use]
    pub fn filling_notes(&self, fill: Fill, chosen: &CellSet) -> Option<Turn> {
        let board = Candidates::new(&self.grid());
        let filled = |cell: Cell| {
            let notes = self.notes(cell);
            let possible = board.digits(cell);
            let wanted = match fill {
                Fill::Digit(digit) if possible.contains(digit) => notes.all().with(digit),
                Fill::Digit(_) => return Entry::Notes(notes),
                Fill::All | Fill::Selected => possible,
                Fill::Plain => DigitSet::all(self.shape()),
            };
            let corner = notes.corner.intersection(wanted);
            Entry::Notes(Notes {
                centre: wanted.minus(corner).union(notes.centre.intersection(wanted)),
                corner,
            })
        };
        let open = board.open_cells().filter(|cell| fill != Fill::Selected || chosen.contains(*cell));
        let kind = if fill == Fill::Plain { TurnKind::Play } else { TurnKind::Fill };
        self.entering(kind, open.map(|cell| (cell, filled(cell))))
    }

    /// Returns the notes removed by a turn that are digits of the solution. A digit placed over notes removes none.
    #[must_use]
    pub fn right_notes_lost(&self, turn: &Turn) -> Vec<Candidate> {
        let lost = |edit: &Edit| {
            let Edit::Entry { cell, before: Entry::Notes(before), after: Entry::Notes(after) } = *edit else {
                return None;
            };
            let digit = self.right(cell)?;
            let gone: DigitSet = before.all().minus(after.all());
            gone.contains(digit).then_some(Candidate::new(cell, digit))
        };
        turn.edits.iter().filter_map(lost).collect()
    }

    fn can_be(&self, cell: Cell, entry: Entry) -> bool {
        !matches!(self.entry(cell), Entry::Given(_)) && self.entry(cell) != entry && entry.fits(self.shape())
    }

    /// Returns a turn of those entries that change something, without givens.
    fn entering(&self, kind: TurnKind, entries: impl IntoIterator<Item = (Cell, Entry)>) -> Option<Turn> {
        turn(kind, self.entry_edits(entries))
    }

    fn entry_edits(&self, entries: impl IntoIterator<Item = (Cell, Entry)>) -> Edits {
        let changing = entries.into_iter().filter(|&(cell, after)| self.can_be(cell, after));
        changing.map(|(cell, after)| Edit::Entry { cell, before: self.entry(cell), after }).collect()
    }

    fn uncolouring_edits(&self) -> Edits {
        let cells = Cell::all(self.shape()).map(|cell| Edit::Colours {
            cell,
            before: self.colours(cell),
            after: ColourSet::EMPTY,
        });
        let candidates = self.coloured().map(|(candidate, colour)| Edit::Candidate {
            candidate,
            before: Some(colour),
            after: None,
        });
        cells.chain(candidates).filter(Edit::changes).collect()
    }
}

fn turn(kind: TurnKind, mut edits: Edits) -> Option<Turn> {
    edits.retain(|edit| edit.changes());
    (!edits.is_empty()).then_some(Turn { kind, edits })
}
