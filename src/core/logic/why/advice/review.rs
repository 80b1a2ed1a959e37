//! Reviews a whole solve, move by move.

use super::reason::{Claimed, Effort, Verdict, judge, rank};
use crate::{
    Position, Share,
    ladder::{Ladder, next_step},
    step::Step,
};
use serde::{Deserialize, Serialize};
use sudoku_board::{Candidate, Candidates, Cell, Digit, Grid};

/// The most climbs of the ladder for a whole solve, not counting the search for an easier move.
pub(super) const CLIMBS: u32 = 3_000;

/// One move of a player.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Move {
    /// The cells whose digit the move changed, with their digits after it.
    pub digits: Vec<(Cell, Option<Digit>)>,
    /// The player's claims; empty for a move not of the player's thinking.
    pub claimed: Vec<Claimed>,
}

/// The review of a move.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Reviewed {
    /// The claim of the move with the weakest reason, and the verdict on it.
    pub verdict: Option<(Claimed, Verdict)>,
    /// An easier move that was available.
    pub easier: Option<Step>,
}

/// Judges all moves in order, each by the correct digits before it, and reports the progress.
pub fn review(
    clues: &Grid,
    solution: &Grid,
    moves: &[Move],
    ladder: &Ladder,
    tell: &mut dyn FnMut(Share),
) -> Vec<Reviewed> {
    let mut effort = Effort::new(CLIMBS);
    let mut right = clues.clone();
    let of = moves.len() as u32;
    let mut reviewed = Vec::with_capacity(moves.len());
    for (done, made) in moves.iter().enumerate() {
        tell((done as u32, of));
        reviewed.push(of_move(made, clues, &right, solution, ladder, &mut effort));
        for &(cell, digit) in &made.digits {
            right.set(cell, digit.filter(|&digit| solution.get(cell) == Some(digit)));
        }
    }
    reviewed
}

/// Returns the verdict on the true claims of a move: on the one with the weakest reason, the first of equals; `None`
/// without claims. Tries reasons by the digits alone first, and then reasons that rest on `known`, the
/// earlier eliminations.
#[must_use]
pub fn judge_move(
    before: &Position,
    known: &[Candidate],
    claimed: &[Claimed],
    ladder: &Ladder,
    effort: &mut Effort,
) -> Option<(Claimed, Verdict)> {
    let judged = claimed.iter().map(|&one| {
        let verdict = judge(before, one, ladder, effort);
        if known.is_empty() || !matches!(verdict, Verdict::Unforced | Verdict::Undecided) {
            return (one, verdict);
        }
        let mut later = before.clone();
        later.rule_out(known);
        (one, judge(&later, one, ladder, effort))
    });
    let judged: Vec<(Claimed, Verdict)> = judged.collect();
    judged.into_iter().rev().max_by_key(|(_, verdict)| hardness(verdict, ladder))
}

fn of_move(
    made: &Move,
    clues: &Grid,
    right: &Grid,
    solution: &Grid,
    ladder: &Ladder,
    effort: &mut Effort,
) -> Reviewed {
    if made.claimed.is_empty() {
        return Reviewed { verdict: None, easier: None };
    }
    let before = Position::within(Candidates::new(right), clues);
    let wrong = made.claimed.iter().find(|claimed| !claimed.is_true(solution));
    let verdict = if let Some(&wrong) = wrong {
        Some((wrong, Verdict::Wrong))
    } else {
        let earlier = std::mem::take(&mut effort.ruled_out);
        let known: Vec<Candidate> = earlier.iter().map(|&(gone, _)| gone).collect();
        let judged = judge_move(&before, &known, &made.claimed, ladder, effort);
        effort.keep_first(earlier);
        judged
    };
    let hard = verdict.as_ref().map_or(0, |(_, verdict)| hardness(verdict, ladder));
    // The easiest kind of move needs no comparison.
    let easiest = if hard > 1 { next_step(&before, ladder) } else { None };
    Reviewed { easier: easiest.filter(|step| rank(ladder, step.technique()) + 1 < hard), verdict }
}

/// Returns the difficulty of a verdict, by its hardest step: 0 if a digit excludes the candidate, then by the ladder,
/// and above it a claim without a reason.
pub(super) fn hardness(verdict: &Verdict, ladder: &Ladder) -> usize {
    match verdict {
        Verdict::Plain(_) => 0,
        Verdict::Forced(steps) => {
            let ranks = steps.iter().map(|step| rank(ladder, step.technique()).saturating_add(1));
            ranks.max().unwrap_or(0)
        }
        Verdict::Undecided => usize::MAX - 2,
        Verdict::Unforced => usize::MAX - 1,
        Verdict::Wrong => usize::MAX,
    }
}
