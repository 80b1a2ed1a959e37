//! The claims that a turn makes, its digits, and the notes that it removes.

use crate::game::{
    edit::{Edit, Turn, TurnKind},
    entry::Entry,
};
use sudoku_core::{Candidate, Cell, Digit, advice::Claimed};

/// The largest number of claims examined for one turn.
const MOST: usize = 24;

/// Returns the claims of a turn: the digits placed, or else the notes removed from cells where others stay. Notes that
/// a digit removes make no claim; nor does emptying a cell, nor anything the program did.
#[must_use]
pub fn claims(turn: &Turn) -> Vec<Claimed> {
    if turn.kind != TurnKind::Play {
        return Vec::new();
    }
    let placed: Vec<Claimed> =
        turn.placed().map(|candidate| Claimed { candidate, stands: true }).take(MOST).collect();
    if !placed.is_empty() {
        return placed;
    }
    let removed = turn.edits.iter().flat_map(|edit| match *edit {
        Edit::Entry { cell, before: Entry::Notes(before), after: Entry::Notes(after) }
            if !after.is_empty() && after.all().is_subset_of(before.all()) =>
        {
            let gone: Vec<Digit> = before.all().minus(after.all()).iter().collect();
            gone.into_iter().map(|digit| Candidate::new(cell, digit)).collect()
        }
        _ => Vec::new(),
    });
    removed.map(|candidate| Claimed { candidate, stands: false }).take(MOST).collect()
}

/// Returns the digits after a turn, in the cells that it changed.
#[must_use]
pub(crate) fn digits(turn: &Turn) -> Vec<(Cell, Option<Digit>)> {
    let digit = |edit: &Edit| match *edit {
        Edit::Entry { cell, after, .. } => Some((cell, after.digit())),
        _ => None,
    };
    turn.edits.iter().filter_map(digit).collect()
}

/// Returns the candidates whose notes a turn removes, in cells where others stay.
#[must_use]
pub(crate) fn unnoted(turn: &Turn) -> Vec<Candidate> {
    let removed = turn.edits.iter().flat_map(|edit| match *edit {
        Edit::Entry { cell, before: Entry::Notes(before), after: Entry::Notes(after) }
            if !after.is_empty() =>
        {
            let gone: Vec<Digit> = before.all().minus(after.all()).iter().collect();
            gone.into_iter().map(|digit| Candidate::new(cell, digit)).collect()
        }
        _ => Vec::new(),
    });
    removed.collect()
}
