//! A visible search: guesses, consequences, contradictions and retreats, each a step.
//!
//! This is the search that a person could do with pencil and eraser, one step at a time. Code that only needs
//! the answer uses [`crate::search::brute`] instead. The order is fixed, so that the search of a position is always
//! the same: singles first (naked before hidden, in reading order), then a guess in the cell with the fewest
//! candidates (the first in reading order), smallest digit first.
//!
//! The search never copies the position: it logs each change in one list, and undoes from its end.

use crate::{
    families::{Pattern, singles::Singles},
    step::{
        Step,
        conclusion::{Conclusion, StandingGuess},
    },
};
use serde::{Deserialize, Serialize};
use std::ops::ControlFlow;
use sudoku_board::{Candidate, Candidates, Change};

/// The end of a visible search.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum SearchEnding {
    /// The board is complete.
    Solved,
    /// Each guess led to a contradiction: the position has no solution.
    Impossible,
    /// The list of steps reached its limit before the search ended.
    Cut,
}

/// The steps of a search, and its ending.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Search {
    /// Guesses, singles, dead ends and retreats, in order.
    pub steps: Vec<Step>,
    /// The number of guesses among them.
    pub guesses: usize,
    /// The ending.
    pub ending: SearchEnding,
}

/// A guess in effect, and the length of the list of changes before it.
struct Branch {
    guess: Candidate,
    undo_to: usize,
    filled_before: usize,
}

/// The most steps of a search to store for watching; a person watches far fewer.
pub const WATCHED_STEPS: usize = 4000;

/// Searches a position for someone who watches, for at most [`WATCHED_STEPS`] steps.
#[must_use]
pub fn watched(start: &Candidates) -> Search {
    let found = search(start, WATCHED_STEPS, &mut |_| ControlFlow::Continue(()));
    found.unwrap_or_else(|| Search { steps: Vec::new(), guesses: 0, ending: SearchEnding::Cut })
}

/// Searches a position, for at most `limit` steps. `watch` receives the number of steps from time to time and
/// can stop the search; the result is then `None`.
pub fn search(
    start: &Candidates,
    limit: usize,
    watch: &mut dyn FnMut(usize) -> ControlFlow<()>,
) -> Option<Search> {
    let mut now = start.clone();
    let mut steps = Vec::new();
    let mut guesses = 0;
    let mut done: Vec<Change> = Vec::new();
    let mut branches: Vec<Branch> = Vec::new();
    loop {
        if steps.len() % 32 == 0 && watch(steps.len()).is_break() {
            return None;
        }
        if let Some(why) = now.contradiction() {
            // A dead end and its retreat are only reported together.
            if steps.len() + 2 > limit {
                return Some(Search { steps, guesses, ending: SearchEnding::Cut });
            }
            let depth = branches.len() as u16;
            let last = branches.last().map(|branch| StandingGuess { guess: branch.guess, depth });
            let pattern = Pattern::DeadEnd { why, last };
            steps.push(Step { pattern, conclusion: Conclusion::Impossible });
            let Some(branch) = branches.pop() else {
                return Some(Search { steps, guesses, ending: SearchEnding::Impossible });
            };
            let digits = (branch.filled_before - now.open_count()) as u16;
            for change in done.drain(branch.undo_to..).rev() {
                now.undo(change);
            }
            now.eliminate(branch.guess, |change| done.push(change));
            let conclusion = Conclusion::TakeBack(branch.guess);
            steps.push(Step { pattern: Pattern::Retreat { digits, depth }, conclusion });
            continue;
        }
        if now.open_count() == 0 {
            return Some(Search { steps, guesses, ending: SearchEnding::Solved });
        }
        if steps.len() >= limit {
            return Some(Search { steps, guesses, ending: SearchEnding::Cut });
        }
        let step = single(&now).unwrap_or_else(|| {
            let step = guess(&now, branches.len() as u16 + 1);
            let undo_to = done.len();
            let filled_before = now.open_count();
            branches.extend(step.placed().map(|guess| Branch { guess, undo_to, filled_before }));
            guesses += 1;
            step
        });
        if let Some(candidate) = step.placed() {
            now.place(candidate, |change| done.push(change));
        }
        steps.push(step);
    }
}

fn single(now: &Candidates) -> Option<Step> {
    let Singles { naked, hidden } = Singles::scan(now);
    naked.into_iter().chain(hidden).next()
}

/// Returns a guess in the cell with the fewest candidates, where a wrong one shows soonest.
fn guess(now: &Candidates, depth: u16) -> Step {
    let cell = now
        .open_cells()
        .min_by_key(|&cell| now.digits(cell).len())
        .expect("a board that is not complete has an empty cell");
    let among = now.digits(cell);
    let digit = among.first().expect("a position without contradiction has candidates in each empty cell");
    let conclusion = Conclusion::Place(Candidate::new(cell, digit));
    Step { pattern: Pattern::Guess { among, depth }, conclusion }
}
