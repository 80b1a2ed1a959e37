//! Near misses: positions that lack a pattern by one candidate.
//!
//! A near miss has one candidate more than a position with a step of a technique. The candidate contradicts exactly
//! one claim of the step's pattern, and the technique no longer reaches any of the step's conclusion. Without the
//! candidate it finds the step.

use crate::{
    Position,
    ladder::{Ladder, all_steps_within, offered},
    step::{Step, claim::Claim, premises::claims},
};
use serde::{Deserialize, Serialize};
use sudoku_board::{Candidate, Candidates, Cell, CellSet, Digit};

/// A near miss of a step.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct NearMiss {
    /// The step that the position would have without the candidate.
    pub step: Step,
    /// The candidate that breaks its pattern.
    pub extra: Candidate,
}

/// How the board of a near miss comes to have its candidate.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Added {
    /// No digit on the board rules it out, and its cell is empty: only earlier steps have ruled it out.
    Alone,
    /// Its cell is filled, and the digit there is taken back.
    InFilled,
    /// One digit on the board rules it out, which is taken back.
    Seen,
}

impl Added {
    /// All ways, the one with the smallest change of the board first.
    pub const ALL: [Self; 3] = [Self::Alone, Self::InFilled, Self::Seen];
}

/// The limit of work of each search for steps, in the units of a watcher.
const WORK: u64 = 200_000;
/// The number of steps of a position that are tried.
const TRIED: usize = 6;

impl NearMiss {
    /// Finds a near miss of a step that a position has, with the techniques of a ladder; `None` if it finds none. No
    /// given is taken back.
    #[must_use]
    pub fn find(position: &Position, ladder: &Ladder, added: Added) -> Option<Self> {
        let steps = offered(all_steps_within(position, ladder, WORK).steps, position.candidates());
        steps.iter().take(TRIED).find_map(|step| {
            let all = extras(step, position, added).into_iter();
            let mut all = all.map(|extra| Self { step: step.clone(), extra });
            all.find(|near| near.is_true(position, ladder))
        })
    }

    /// Whether it is one: the candidate breaks one claim, and it alone keeps the techniques from the step.
    #[must_use]
    pub fn is_true(&self, position: &Position, ladder: &Ladder) -> bool {
        let before = position.candidates();
        if self.broken(before).is_none() {
            return false;
        }
        let mut near = position.with(self.position(before));
        let found = all_steps_within(&near, ladder, WORK);
        let own = || self.step.eliminated().iter().copied().chain(self.step.placed());
        let concludes =
            |step: &Step| own().any(|one| step.eliminated().contains(&one) || step.placed() == Some(one));
        if found.stopped || found.steps.iter().any(concludes) {
            return false;
        }
        near.rule_out(&[self.extra]);
        all_steps_within(&near, ladder, WORK).steps.contains(&self.step)
    }

    /// Returns the claim of the pattern that fails, from the position of the step; `None` if it isn't just one.
    #[must_use]
    pub fn broken(&self, before: &Candidates) -> Option<Claim> {
        let all = claims(&self.step, before).into_iter();
        let mut broken = all.filter(|claim| against(claim, before).contains(&self.extra));
        broken.next().filter(|_| broken.next().is_none())
    }

    /// Returns the position of the near miss, from the position of the step. Where a digit is taken back, its cell and
    /// the cells that it sees have their candidates again, unless one would break the pattern as well.
    #[must_use]
    pub fn position(&self, before: &Candidates) -> Candidates {
        let geometry = before.geometry();
        let taken = if before.is_open(self.extra.cell) {
            seen(self.extra, before).next()
        } else {
            Some(self.extra.cell)
        };
        let mut digits = before.to_grid();
        if let Some(cell) = taken {
            digits.set(cell, None);
        }
        let mut near = Candidates::new(&digits);
        let barred: Vec<Candidate> =
            claims(&self.step, before).iter().flat_map(|claim| against(claim, before)).collect();
        let again = |one: Candidate| {
            let Some((cell, digit)) = taken.and_then(|cell| Some((cell, before.digit(cell)?))) else {
                return false;
            };
            if one.cell == cell {
                return one.digit == digit || cell != self.extra.cell && !barred.contains(&one);
            }
            one.digit == digit && geometry.see(one.cell, cell) && !barred.contains(&one)
        };
        let all: Vec<Candidate> = near
            .open_cells()
            .flat_map(|cell| near.digits(cell).iter().map(move |digit| Candidate::new(cell, digit)))
            .filter(|&one| !before.allows(one) && one != self.extra && !again(one))
            .collect();
        for one in all {
            near.eliminate(one, |_| {});
        }
        near
    }
}

/// The filled cells whose digit rules out a candidate.
fn seen(one: Candidate, before: &Candidates) -> impl Iterator<Item = Cell> + '_ {
    let peers = before.geometry().peer_list(one.cell).iter().copied();
    peers.filter(move |&peer| before.digit(peer) == Some(one.digit))
}

/// The candidates that contradict a claim of a step, and that the board can have in that way.
fn extras(step: &Step, position: &Position, added: Added) -> Vec<Candidate> {
    let before = position.candidates();
    let is_own = |cell: &Cell| !position.givens().contains(*cell);
    let can_stand = |one: &Candidate| {
        let by: Vec<Cell> = seen(*one, before).collect();
        let is_open = before.is_open(one.cell);
        match added {
            Added::Alone => is_open && !before.allows(*one) && by.is_empty(),
            Added::InFilled => {
                !is_open && by.is_empty() && is_own(&one.cell) && before.digit(one.cell) != Some(one.digit)
            }
            Added::Seen => is_open && matches!(&by[..], [cell] if is_own(cell)),
        }
    };
    let mut found: Vec<Candidate> = Vec::new();
    for extra in claims(step, before).iter().flat_map(|claim| against(claim, before)).filter(can_stand) {
        if !found.contains(&extra) {
            found.push(extra);
        }
    }
    found
}

/// Returns the candidates that contradict a claim.
fn against(claim: &Claim, before: &Candidates) -> Vec<Candidate> {
    let geometry = before.geometry();
    match claim {
        Claim::Holds(cell, digits) => Digit::all(before.shape())
            .filter(|&digit| !digits.contains(digit))
            .map(|digit| Candidate::new(*cell, digit))
            .collect(),
        Claim::Places(digit, house, cells) => {
            let within: CellSet = cells.iter().copied().collect();
            let others = geometry.cells(*house).iter().filter(|cell| !within.contains(**cell));
            others.map(|&cell| Candidate::new(cell, *digit)).collect()
        }
        Claim::Lacks(digit, cells) => cells.iter().map(|&cell| Candidate::new(cell, *digit)).collect(),
        Claim::Solved(_) => Vec::new(),
    }
}
