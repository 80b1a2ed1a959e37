//! What a step rests on: the digits that must stand and the candidates that must be gone.

use crate::{
    Candidate, Candidates, Cell, Digit, House, HouseKind, KindSet,
    step::{Pattern, Step},
};

pub use crate::step::Claim;

/// What must be so for a step to be right.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Premises {
    /// Filled cells that it needs and a person points at, in the order in which they are found.
    pub placed: Vec<Cell>,
    /// Filled cells that it needs and that need no pointing: they are in the house that is looked at, and
    /// as they are filled they are no place.
    pub filled: Vec<Cell>,
    /// Candidates that no filled cell rules out, and that an earlier step must have removed.
    pub gone: Vec<Candidate>,
}

/// The house through which a single is explained: a box is seen at a glance, then a row, then a column.
#[must_use]
pub fn easiest(kinds: KindSet) -> Option<HouseKind> {
    [HouseKind::Box, HouseKind::Row, HouseKind::Column].into_iter().find(|&kind| kinds.contains(kind))
}

/// The premises of a step in the position in which it was found.
#[must_use]
pub fn premises(step: &Step, before: &Candidates) -> Premises {
    let geometry = before.geometry();
    let Some(Candidate { cell, digit }) = step.placed() else { return of_claims(step, before) };
    match &step.pattern {
        Pattern::FullHouse { kinds } => {
            let house = easiest(*kinds).map(|kind| geometry.house_of(cell, kind));
            let others = house.iter().flat_map(|&house| geometry.cells(house));
            Premises {
                placed: others.copied().filter(|&other| other != cell).collect(),
                ..Premises::default()
            }
        }
        Pattern::NakedSingle => {
            let mut found = Premises::default();
            for other in Digit::all(before.order()).filter(|&other| other != digit) {
                let peers = geometry.peer_list(cell).iter();
                match peers.copied().find(|&peer| before.digit(peer) == Some(other)) {
                    Some(peer) => found.placed.push(peer),
                    None => found.gone.push(Candidate::new(cell, other)),
                }
            }
            found
        }
        Pattern::HiddenSingle { kinds } => easiest(*kinds).map_or_else(Premises::default, |kind| {
            only_place(before, cell, digit, geometry.house_of(cell, kind))
        }),
        _ => of_claims(step, before),
    }
}

/// What a pattern says of the position. Singles and the steps of a search claim nothing: their premises are told
/// otherwise.
#[must_use]
pub fn claims(step: &Step, before: &Candidates) -> Vec<Claim> {
    step.claims(before)
}

/// Why all is gone that the claims of a pattern say is gone: a filled cell, a digit that sees it, or an
/// earlier step.
fn of_claims(step: &Step, before: &Candidates) -> Premises {
    let geometry = before.geometry();
    let mut found = Premises::default();
    let need = |found: &mut Premises, Candidate { cell, digit }| {
        let seen = geometry.peer_list(cell).iter().copied().find(|&peer| before.digit(peer) == Some(digit));
        if !before.is_open(cell) {
            add(&mut found.filled, cell);
        } else if let Some(peer) = seen {
            add(&mut found.placed, peer);
        } else {
            add(&mut found.gone, Candidate::new(cell, digit));
        }
    };
    for claim in step.claims(before) {
        match claim {
            Claim::Holds(cell, digits) => {
                let gone = Digit::all(before.order()).filter(|&digit| !digits.contains(digit));
                gone.for_each(|digit| need(&mut found, Candidate::new(cell, digit)));
            }
            Claim::Places(digit, house, cells) => {
                let barred = geometry.cells(house).iter().filter(|cell| !cells.contains(cell));
                barred.for_each(|&cell| need(&mut found, Candidate::new(cell, digit)));
            }
            Claim::Solved(cell) => add(&mut found.placed, cell),
        }
    }
    found
}

fn add<T: PartialEq>(list: &mut Vec<T>, one: T) {
    if !list.contains(&one) {
        list.push(one);
    }
}

/// Why a digit can stand nowhere else in a house: the fewest cells holding it that together see all its
/// other empty cells, chosen greedily (at most one more than needed on any board of ours, and what a
/// person would point at).
fn only_place(before: &Candidates, cell: Cell, digit: Digit, house: House) -> Premises {
    let geometry = before.geometry();
    let others = geometry.cells(house).iter().copied();
    let mut barred: Vec<Cell> = others.filter(|&other| other != cell && before.is_open(other)).collect();
    let standing: Vec<Cell> =
        Cell::all(before.order()).filter(|&other| before.digit(other) == Some(digit)).collect();
    let mut placed = Vec::new();
    loop {
        let sees = |&from: &Cell| barred.iter().filter(|&&other| geometry.see(from, other)).count();
        let Some(best) = standing.iter().rev().copied().max_by_key(sees).filter(|best| sees(best) > 0) else {
            break;
        };
        placed.push(best);
        barred.retain(|&other| !geometry.see(best, other));
    }
    let unseen = |cell: &Cell| !placed.iter().any(|&from| from == *cell || geometry.see(from, *cell));
    let filled =
        geometry.cells(house).iter().copied().filter(|&other| other != cell && !before.is_open(other));
    Premises {
        filled: filled.filter(unseen).collect(),
        gone: barred.into_iter().map(|other| Candidate::new(other, digit)).collect(),
        placed,
    }
}
