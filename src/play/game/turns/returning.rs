//! The notes that come back when a digit goes. While the program keeps notes, a placed digit takes its note from the
//! cells in sight; a wrong digit takes right ones.

use crate::game::{
    Game,
    edit::{Edit, Turn, TurnKind},
    entry::{Entry, NoteSort, Notes},
};
use sudoku_core::{Candidate, Cell, CellSet, Digit};

impl Game {
    /// Returns the notes of other cells once these lose their digits, and perhaps get another: each note comes back
    /// that a digit took from a cell where no such digit is in sight any more. A note that the player removed stays
    /// away.
    pub(super) fn returning(&self, cells: &CellSet, placed: Option<Digit>) -> Vec<(Cell, Notes)> {
        let geometry = self.shape().geometry();
        let goes = |cell: Cell| match self.entry(cell) {
            Entry::Placed(digit) if cells.contains(cell) && placed != Some(digit) => Some(digit),
            _ => None,
        };
        let stays = |cell: Cell| match self.entry(cell) {
            given @ Entry::Given(_) => given.digit(),
            _ if cells.contains(cell) => placed,
            entry => entry.digit(),
        };
        let mut away: Vec<Candidate> = Vec::new();
        for (gone, digit) in cells.iter().filter_map(|cell| Some((cell, goes(cell)?))) {
            let open = geometry.peer_list(gone).iter().filter(|cell| !cells.contains(**cell));
            for &cell in open.filter(|cell| matches!(self.entry(**cell), Entry::Notes(_))) {
                let one = Candidate::new(cell, digit);
                let in_sight = || geometry.peer_list(cell).iter().any(|&peer| stays(peer) == Some(digit));
                if !self.notes(cell).all().contains(digit) && !away.contains(&one) && !in_sight() {
                    away.push(one);
                }
            }
        }
        let mut back: Vec<(Cell, Notes)> = Vec::new();
        for (Candidate { cell, digit }, taken) in self.taken_notes(away) {
            let at = back.iter().position(|(other, _)| *other == cell).unwrap_or_else(|| {
                back.push((cell, self.notes(cell)));
                back.len() - 1
            });
            for sort in [NoteSort::Corner, NoteSort::Centre] {
                if taken.of(sort).contains(digit) {
                    back[at].1 = back[at].1.with(digit, sort);
                }
            }
        }
        back
    }

    /// Returns the missing notes of a list that digits took away, each with the notes of its cell before that.
    fn taken_notes(&self, mut sought: Vec<Candidate>) -> Vec<(Candidate, Notes)> {
        let mut taken = Vec::new();
        for turn in self.history().path().into_iter().rev() {
            if sought.is_empty() || turn.kind == TurnKind::Restart {
                break;
            }
            for edit in &turn.edits {
                let Edit::Entry { cell, before, after } = *edit else { continue };
                sought.retain(|one| {
                    if one.cell != cell {
                        return true;
                    }
                    let (Entry::Notes(before), Entry::Notes(after)) = (before, after) else { return false };
                    if before.all().contains(one.digit) {
                        if self.takes_note(turn, *one) {
                            taken.push((*one, before));
                        }
                        return false;
                    }
                    // A cell that the player has cleared stays clear.
                    let mut gone = before.all().minus(after.all()).iter();
                    !after.is_empty() || gone.all(|digit| self.takes_note(turn, Candidate::new(cell, digit)))
                });
            }
        }
        taken
    }

    /// Returns whether a turn places the digit of a candidate in its sight.
    fn takes_note(&self, turn: &Turn, Candidate { cell, digit }: Candidate) -> bool {
        let peers = self.shape().geometry().peers(cell);
        turn.placed().any(|placed| placed.digit == digit && peers.contains(placed.cell))
    }
}
