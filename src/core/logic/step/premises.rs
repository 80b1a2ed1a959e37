//! The premises of a step: digits on the board, and eliminated candidates.

use super::Step;
use crate::families::Pattern;
use sudoku_board::{Candidate, Candidates, Cell, Digit, House, HouseKind, KindSet};

pub use super::claim::Claim;

/// The premises of a step.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Premises {
    /// Filled cells that an explanation names, in order of discovery.
    pub placed: Vec<Cell>,
    /// Filled cells that need no mention: they are in the examined house, and can't be places because they are
    /// filled.
    pub filled: Vec<Cell>,
    /// Candidates that an earlier step must have eliminated, since no filled cell excludes them.
    pub gone: Vec<Candidate>,
    /// The filled cells that exclude a candidate, each with the candidate's cell, which it sees.
    pub sights: Vec<(Cell, Cell)>,
}

/// Returns the kind of house that explains a single most easily: a box, then a row, then a column, then the others.
#[must_use]
pub fn easiest(kinds: KindSet) -> Option<HouseKind> {
    let boxes = [HouseKind::Box, HouseKind::Region].into_iter().find(|&kind| kinds.contains(kind));
    boxes.or_else(|| kinds.first())
}

/// Returns the premises of a step in the position it was found in.
#[must_use]
pub fn premises(step: &Step, before: &Candidates) -> Premises {
    let geometry = before.geometry();
    let Some(Candidate { cell, digit }) = step.placed() else { return of_claims(step, before) };
    match &step.pattern {
        Pattern::FullHouse { kinds } => {
            let house = easiest(*kinds).and_then(|kind| geometry.house_of(cell, kind));
            let others = house.iter().flat_map(|&house| geometry.cells(house));
            Premises {
                placed: others.copied().filter(|&other| other != cell).collect(),
                ..Premises::default()
            }
        }
        Pattern::NakedSingle => {
            let mut found = Premises::default();
            for other in Digit::all(before.shape()).filter(|&other| other != digit) {
                let peers = geometry.peer_list(cell).iter();
                match peers.copied().find(|&peer| before.digit(peer) == Some(other)) {
                    Some(peer) => {
                        found.placed.push(peer);
                        found.sights.push((peer, cell));
                    }
                    None => found.gone.push(Candidate::new(cell, other)),
                }
            }
            found
        }
        Pattern::HiddenSingle { kinds } => easiest(*kinds)
            .and_then(|kind| geometry.house_of(cell, kind))
            .map_or_else(Premises::default, |house| only_place(before, cell, digit, house)),
        _ => of_claims(step, before),
    }
}

/// Returns the claims of a step's pattern. Empty for singles and the steps of a search, whose premises are in
/// [`premises`].
#[must_use]
pub fn claims(step: &Step, before: &Candidates) -> Vec<Claim> {
    step.claims(before)
}

/// Returns the reasons for all eliminations that a pattern claims: a filled cell, a digit that sees the candidate, or
/// an earlier step.
fn of_claims(step: &Step, before: &Candidates) -> Premises {
    let geometry = before.geometry();
    let mut found = Premises::default();
    let need = |found: &mut Premises, Candidate { cell, digit }| {
        let seen = geometry.peer_list(cell).iter().copied().find(|&peer| before.digit(peer) == Some(digit));
        if !before.is_open(cell) {
            add(&mut found.filled, cell);
        } else if let Some(peer) = seen {
            add(&mut found.placed, peer);
            add(&mut found.sights, (peer, cell));
        } else {
            add(&mut found.gone, Candidate::new(cell, digit));
        }
    };
    for claim in step.claims(before) {
        match claim {
            Claim::Holds(cell, digits) => {
                let gone = Digit::all(before.shape()).filter(|&digit| !digits.contains(digit));
                gone.for_each(|digit| need(&mut found, Candidate::new(cell, digit)));
            }
            Claim::Places(digit, house, cells) => {
                let barred = geometry.cells(house).iter().filter(|cell| !cells.contains(cell));
                barred.for_each(|&cell| need(&mut found, Candidate::new(cell, digit)));
            }
            Claim::Solved(cell) => add(&mut found.placed, cell),
            Claim::Lacks(digit, cells) => {
                for cell in cells {
                    need(&mut found, Candidate::new(cell, digit));
                }
            }
        }
    }
    found
}

fn add<T: PartialEq>(list: &mut Vec<T>, one: T) {
    if !list.contains(&one) {
        list.push(one);
    }
}

/// Returns the reasons that a digit has no other place in a house: the fewest cells with the digit that together see
/// all other empty cells, chosen greedily (at most one more than needed on any of our boards, and natural to
/// a person).
fn only_place(before: &Candidates, cell: Cell, digit: Digit, house: House) -> Premises {
    let geometry = before.geometry();
    let others = geometry.cells(house).iter().copied();
    let mut barred: Vec<Cell> = others.filter(|&other| other != cell && before.is_open(other)).collect();
    let standing: Vec<Cell> =
        Cell::all(before.shape()).filter(|&other| before.digit(other) == Some(digit)).collect();
    let (mut placed, mut sights) = (Vec::new(), Vec::new());
    loop {
        let sees = |&from: &Cell| barred.iter().filter(|&&other| geometry.see(from, other)).count();
        let Some(best) = standing.iter().rev().copied().max_by_key(sees).filter(|best| sees(best) > 0) else {
            break;
        };
        placed.push(best);
        sights.extend(barred.iter().filter(|&&other| geometry.see(best, other)).map(|&other| (best, other)));
        barred.retain(|&other| !geometry.see(best, other));
    }
    let filled =
        geometry.cells(house).iter().copied().filter(|&other| other != cell && !before.is_open(other));
    let (mut unseen, mut seen) = (Vec::new(), Vec::new());
    for other in filled {
        match placed.iter().find(|&&from| from == other || geometry.see(from, other)) {
            Some(&from) => seen.extend((from != other).then_some((from, other))),
            None => unseen.push(other),
        }
    }
    sights.extend(seen);
    Premises {
        filled: unseen,
        gone: barred.into_iter().map(|other| Candidate::new(other, digit)).collect(),
        placed,
        sights,
    }
}
