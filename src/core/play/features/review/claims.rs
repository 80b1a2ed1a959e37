//! What a player said by a turn, and what kind of move it was.

use super::Deed;
use crate::{
    Candidate, Cell, Digit,
    advice::Claimed,
    play::{
        entry::Entry,
        game::{Edit, Turn, TurnKind},
    },
};

/// The most claims of one turn that are looked at.
const MOST: usize = 24;

/// What a turn claims: the digits that it places, or else the notes that it takes away where others stay.
/// Notes that go with a digit go because of it, and a cell that is emptied claims nothing; nor does what
/// the program did.
#[must_use]
pub fn claims(turn: &Turn) -> Vec<Claimed> {
    if turn.kind != TurnKind::Play {
        return Vec::new();
    }
    let placed: Vec<Claimed> =
        placed(turn).map(|candidate| Claimed { candidate, stands: true }).take(MOST).collect();
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

/// The digits that a turn places.
fn placed(turn: &Turn) -> impl Iterator<Item = Candidate> {
    turn.edits.iter().filter_map(|edit| match *edit {
        Edit::Entry { cell, after: Entry::Placed(digit), .. } => Some(Candidate::new(cell, digit)),
        _ => None,
    })
}

/// What a turn did, by what it claims.
#[must_use]
pub fn deed(turn: &Turn, claimed: &[Claimed]) -> Deed {
    match (turn.kind, claimed) {
        (TurnKind::Fill, _) => Deed::Filled,
        (TurnKind::Restart, _) => Deed::Restarted,
        (TurnKind::Hint, _) => Deed::Hint(placed(turn).next()),
        (TurnKind::Solver, _) => Deed::Solver,
        (TurnKind::Solution, _) => Deed::Solution,
        (TurnKind::Play, []) => Deed::Other(1),
        (TurnKind::Play, [one]) if one.stands => Deed::Placed(one.candidate),
        (TurnKind::Play, [one]) => Deed::Unnoted(one.candidate),
        (TurnKind::Play, [first, ..]) if first.stands => {
            Deed::PlacedMany(first.candidate.digit, claimed.len())
        }
        (TurnKind::Play, _) => Deed::UnnotedMany(claimed.len()),
    }
}

/// The digits that stand after a turn in the cells that it changed.
#[must_use]
pub fn digits(turn: &Turn) -> Vec<(Cell, Option<Digit>)> {
    let digit = |edit: &Edit| match *edit {
        Edit::Entry { cell, after, .. } => Some((cell, after.digit())),
        _ => None,
    };
    turn.edits.iter().filter_map(digit).collect()
}
