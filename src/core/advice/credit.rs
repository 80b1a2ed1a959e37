//! The techniques of a whole solve: those that the player's moves needed, and the places to exercise.

use super::{
    Sheet, hint,
    reason::{Claimed, Effort, Verdict, rank},
    review::{CLIMBS, hardness, judge_move},
};
use crate::{
    Candidate, Candidates, Cell, Digit, Grid, Position, Progress, Technique, ladder::Ladder,
    premises::premises, sorting::sort_few,
};
use serde::{Deserialize, Serialize};

/// The most places of a solve to exercise.
const PLACES: usize = 5;

/// A turn of a game, as far as it counts for practice.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct PlayedTurn {
    /// The digits of the cells whose digit it changed, after it.
    pub digits: Vec<(Cell, Option<Digit>)>,
    /// The player's claims; empty for a turn not of the player's thinking.
    pub claimed: Vec<Claimed>,
    /// The candidates whose notes it removed.
    pub unnoted: Vec<Candidate>,
    /// Whether a hint made it.
    pub hinted: bool,
}

/// A place in a solve where the player needed a hint, or guessed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Stuck {
    /// The technique of the easiest step there.
    pub technique: Technique,
    /// The right digits there.
    pub digits: Grid,
    /// The candidates ruled out beyond those by digits.
    pub gone: Vec<Candidate>,
    /// Whether it was a hint; otherwise a guess.
    pub hinted: bool,
}

/// The techniques of a solve.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Credits {
    /// The techniques that the player's moves needed, each once, the first to be used first: for each move
    /// the hardest step of its easiest reason.
    pub used: Vec<Technique>,
    /// The places to exercise in the order of the game: at most five, those of the hardest techniques.
    pub stuck: Vec<Stuck>,
}

/// Credits the turns of a solve in order, each by the correct digits before it and by the candidates that
/// notes have ruled out rightly. Reports the progress.
pub fn credit(
    clues: &Grid,
    solution: &Grid,
    turns: &[PlayedTurn],
    ladder: &Ladder,
    tell: &mut dyn FnMut(Progress),
) -> Credits {
    let mut effort = Effort::new(CLIMBS);
    let (mut right, mut gone) = (clues.clone(), Vec::new());
    let mut credits = Credits::default();
    let of = turns.len() as u32;
    for (done, turn) in turns.iter().enumerate() {
        tell(Progress { attempt: 0, done: done as u32, of, ..Progress::default() });
        let is_true = !turn.claimed.is_empty() && turn.claimed.iter().all(|one| one.is_true(solution));
        let before = Position::within(Candidates::new(&right), clues);
        let reason = is_true.then(|| easiest(&before, &gone, &turn.claimed, ladder, &mut effort)).flatten();
        match reason {
            Some(Reason::Technique(technique)) if !credits.used.contains(&technique) => {
                credits.used.push(technique);
            }
            Some(Reason::None) => credits.stuck.extend(stuck(clues, &right, &gone, ladder, false)),
            _ if turn.hinted => credits.stuck.extend(stuck(clues, &right, &gone, ladder, true)),
            _ => {}
        }
        for &(cell, digit) in &turn.digits {
            right.set(cell, digit.filter(|&digit| solution.get(cell) == Some(digit)));
        }
        gone.extend(turn.unnoted.iter().filter(|gone| solution.get(gone.cell) != Some(gone.digit)));
        sort_few(&mut gone);
        gone.dedup();
    }
    while credits.stuck.len() > PLACES {
        let ranks = credits.stuck.iter().map(|stuck| rank(ladder, stuck.technique)).enumerate();
        let Some((easiest, _)) = ranks.min_by_key(|&(_, rank)| rank) else { break };
        credits.stuck.remove(easiest);
    }
    credits
}

/// The reason of a move.
enum Reason {
    /// The hardest technique of the easiest reason.
    Technique(Technique),
    /// The digits and the notes force none of it: a guess.
    None,
}

/// The easiest reason of a move; none if it needs no technique, or is undecided. The notes have ruled out
/// candidates; and an elimination on the way to an earlier move counts with its technique, though its pattern may
/// be gone by now.
fn easiest(
    before: &Position,
    gone: &[Candidate],
    claimed: &[Claimed],
    ladder: &Ladder,
    effort: &mut Effort,
) -> Option<Reason> {
    let earlier = std::mem::take(&mut effort.ruled_out);
    let mut noted = before.clone();
    noted.rule_out(gone);
    let by_notes = judge_move(&noted, &[], claimed, ladder, effort);
    let mut known = noted.clone();
    let is_claimed = |gone: Candidate| claimed.iter().any(|claimed| claimed.candidate == gone);
    let apart: Vec<Candidate> =
        earlier.iter().map(|&(gone, _)| gone).filter(|&gone| !is_claimed(gone)).collect();
    known.rule_out(&apart);
    let by_all = match &by_notes {
        Some((_, verdict)) if hardness(verdict, ladder) > 1 && !apart.is_empty() => {
            judge_move(&known, &[], claimed, ladder, effort)
        }
        _ => None,
    };
    let hardest = |from: &Position, judged: &Option<(Claimed, Verdict)>| {
        let Some((_, Verdict::Forced(steps))) = judged else { return None };
        let mut now = from.clone();
        let mut techniques = Vec::new();
        for step in steps {
            let needed = premises(step, now.candidates()).gone;
            let was_known = earlier.iter().filter(|(gone, _)| {
                needed.contains(gone) && noted.candidates().allows(*gone) && !from.candidates().allows(*gone)
            });
            techniques.push(step.technique());
            techniques.extend(was_known.map(|&(_, technique)| technique));
            now.apply(step);
        }
        techniques.into_iter().max_by_key(|&technique| rank(ladder, technique))
    };
    let found = [hardest(&noted, &by_notes), hardest(&known, &by_all)];
    let easiest = found.into_iter().flatten().min_by_key(|&technique| rank(ladder, technique));
    let is_guess = match &by_notes {
        Some((claimed, Verdict::Unforced)) => claimed.stands,
        _ => false,
    };
    effort.keep_first(earlier);
    easiest.map(Reason::Technique).or_else(|| is_guess.then_some(Reason::None))
}

/// The place before a turn; none if the ladder finds no step there.
fn stuck(clues: &Grid, right: &Grid, gone: &[Candidate], ladder: &Ladder, hinted: bool) -> Option<Stuck> {
    let sheet = Sheet { clues: clues.clone(), digits: right.clone(), gone: gone.to_vec(), notes: Vec::new() };
    let candidates = Candidates::new(right);
    let gone = gone.iter().copied().filter(|&gone| candidates.allows(gone)).collect();
    let technique = hint(&sheet, ladder)?.step.technique();
    Some(Stuck { technique, digits: right.clone(), gone, hinted })
}
