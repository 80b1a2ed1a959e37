//! The techniques of a whole solve: those that the player's moves needed, and the places to exercise.
//!
//! A right digit alone shows no technique: every digit has a reason of some kind, however hard. So a technique is
//! credited only for a move that nothing easier explains, with all that the board showed then; only if the easiest
//! path through the puzzle needs it as well; and only to a player who took the time to think, in an order that
//! thinking can have.

use super::{
    Sheet, hint,
    reason::{Claimed, Effort, SINGLES, Verdict, rank},
    review::{CLIMBS, hardness, judge_move},
};
use crate::{
    Position, Share, Technique, TechniqueSet,
    ladder::{Ladder, walk},
    step::{Step, premises::premises},
};
use serde::{Deserialize, Serialize};
use sudoku_board::{Candidate, Candidates, Cell, Digit, Grid, sorting::sort_few};

/// The most places of a solve to exercise.
const PLACES: usize = 5;

/// The least time that a person needs to find a digit, in milliseconds: quicker ones were known before.
pub const THOUGHT: u64 = 2_000;

/// The longest time of a turn that counts for the pace of a solve: one long pause says nothing about the other turns.
const LONGEST: u64 = 20_000;

/// One of this many moves may come before its turn. Someone who copies digits places far more of them before the
/// board shows them.
const AHEAD: usize = 4;

/// A turn of a game, as far as it counts for practice.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct PlayedTurn {
    /// The cells whose digit the turn changed, with their digits after it.
    pub digits: Vec<(Cell, Option<Digit>)>,
    /// The player's claims; empty for a turn not of the player's thinking.
    pub claimed: Vec<Claimed>,
    /// The candidates whose notes the turn removed.
    pub unnoted: Vec<Candidate>,
    /// Whether a hint made the turn.
    pub hinted: bool,
    /// The time since the change of the board before this turn, in milliseconds; 0 if it is unknown.
    pub took: u64,
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
    /// Whether the player needed a hint there; otherwise the player guessed.
    pub hinted: bool,
}

/// The techniques of a solve.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Credits {
    /// The techniques that the player's moves needed, each once, the first to be used first.
    pub used: Vec<Technique>,
    /// The places to exercise in the order of the game: at most five, those of the hardest techniques.
    pub stuck: Vec<Stuck>,
}

/// Credits the turns of a solve in order, each by the correct digits before it and by the candidates that
/// notes have ruled out rightly. Reports the progress.
///
/// `ladder` is the player's choice of techniques, and decides about the places to exercise alone. A move is as easy
/// as its easiest reason, also if the player has switched that technique off.
pub fn credit(
    clues: &Grid,
    solution: &Grid,
    turns: &[PlayedTurn],
    ladder: &Ladder,
    tell: &mut dyn FnMut(Share),
) -> Credits {
    let mut effort = Effort::new(CLIMBS);
    let (mut right, mut gone) = (clues.clone(), Vec::new());
    let mut credits = Credits::default();
    let of = turns.len() as u32;
    let mut needs = (!is_hurried(turns)).then(|| Needs::of(clues));
    for (done, turn) in turns.iter().enumerate() {
        tell((done as u32, of));
        let is_true = !turn.claimed.is_empty() && turn.claimed.iter().all(|one| one.is_true(solution));
        let mut guessed = false;
        if let (true, Some(needs)) = (is_true, &mut needs) {
            let before = Position::within(Candidates::new(&right), clues);
            let is_reasoned = needs.credit(&before, &gone, turn);
            guessed = !is_reasoned && is_guess(&before, &gone, &turn.claimed, ladder, &mut effort);
        }
        if guessed || turn.hinted {
            credits.stuck.extend(stuck(clues, &right, &gone, ladder, turn.hinted));
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
    credits.used = needs.map_or_else(Vec::new, Needs::used);
    credits
}

/// Returns whether the digits came faster than anyone finds them. A long pause counts for no more than a short one.
fn is_hurried(turns: &[PlayedTurn]) -> bool {
    let own = turns.iter().filter(|turn| !turn.claimed.is_empty());
    let (mut took, mut placed) = (0, 0);
    for turn in own {
        took += turn.took.min(LONGEST);
        placed += turn.claimed.iter().filter(|claimed| claimed.stands).count() as u64;
    }
    took < placed * THOUGHT
}

/// Returns whether neither the digits nor the notes force a move: the player guessed it.
fn is_guess(
    before: &Position,
    gone: &[Candidate],
    claimed: &[Claimed],
    ladder: &Ladder,
    effort: &mut Effort,
) -> bool {
    let mut noted = before.clone();
    noted.rule_out(gone);
    let judged = judge_move(&noted, &[], claimed, ladder, effort);
    matches!(judged, Some((claimed, Verdict::Unforced)) if claimed.stands)
}

/// The techniques that the moves of a solve needed.
struct Needs {
    /// The techniques of the easiest path through the puzzle.
    path: TechniqueSet,
    /// The ladder up to the hardest of them, with all singles.
    ladder: Ladder,
    effort: Effort,
    /// The ends of walks from boards of the game, each with the rank that its techniques stay below.
    ends: Vec<(usize, Candidates)>,
    used: Vec<Technique>,
    /// The number of moves with a reason on the path's ladder, and of all moves.
    in_turn: usize,
    moves: usize,
}

impl Needs {
    fn of(clues: &Grid) -> Self {
        let start = Position::within(Candidates::new(clues), clues);
        let all = Ladder::teaching();
        let path: TechniqueSet = walk(&start, &all).steps.iter().map(Step::technique).collect();
        let known = path.iter().chain(SINGLES).collect();
        let (effort, ends, used) = (Effort::new(CLIMBS), Vec::new(), Vec::new());
        Self { path, ladder: all.up_to(known), effort, ends, used, in_turn: 0, moves: 0 }
    }

    /// Returns the techniques to credit: none if too many moves came before their turn.
    fn used(self) -> Vec<Technique> {
        if (self.moves - self.in_turn) * AHEAD > self.moves { Vec::new() } else { self.used }
    }

    /// Credits a true move with the technique that it needed, if it needed one. Returns whether the path's ladder has
    /// a reason for it.
    fn credit(&mut self, before: &Position, gone: &[Candidate], turn: &PlayedTurn) -> bool {
        let mut noted = before.clone();
        noted.rule_out(gone);
        let (technique, claimed) = match self.easiest(&noted, &turn.claimed) {
            Reason::Plain => return true,
            Reason::Missing => {
                self.moves += 1;
                return false;
            }
            Reason::Needs(technique, claimed) => (technique, claimed),
        };
        self.moves += 1;
        let is_single = SINGLES.contains(&technique);
        let may_count =
            self.path.contains(technique) && turn.took >= THOUGHT && !self.used.contains(&technique);
        // A single is there to see, so it comes in its turn.
        let is_needed = (may_count || !is_single) && !self.is_easier(&noted, technique, claimed);
        self.in_turn += usize::from(is_single || is_needed);
        if may_count && is_needed && self.is_enough(&noted, technique, claimed) {
            self.used.push(technique);
        }
        true
    }

    /// Returns whether a technique and the easier ones lead to a claim from the board as it is: an elimination on
    /// the way may rest on a harder one of an earlier move.
    fn is_enough(&self, noted: &Position, technique: Technique, claimed: Claimed) -> bool {
        let up_to = self.ladder.clone().up_to([technique].into_iter().collect());
        is_shown(walk(noted, &up_to).end.candidates(), claimed)
    }

    /// Returns whether easier techniques alone lead to a claim, by any way, also by digits elsewhere that the player
    /// hasn't placed yet. After too much work the answer is yes: what isn't certain earns nothing.
    fn is_easier(&mut self, noted: &Position, technique: Technique, claimed: Claimed) -> bool {
        let limit = rank(&self.ladder, technique);
        // A walk from an earlier board shows no more than one from here, and is there already.
        if self.ends.iter().any(|(below, end)| *below <= limit && is_shown(end, claimed)) {
            return true;
        }
        let mut known = noted.clone();
        let is_below = |(_, by): &&(Candidate, Technique)| rank(&self.ladder, *by) < limit;
        let earlier: Vec<Candidate> =
            self.effort.ruled_out.iter().filter(is_below).map(|&(gone, _)| gone).collect();
        known.rule_out(&earlier);
        let walked = walk(&known, &self.ladder.clone().below(technique));
        let has_effort = self.effort.spend(walked.steps.len() as u32 + 1);
        let end = walked.end.candidates().clone();
        let is_easier = is_shown(&end, claimed);
        self.ends.push((limit, end));
        is_easier || !has_effort
    }

    /// Returns the easiest reason of a move, by its hardest step. The notes have ruled out candidates; and an
    /// elimination on the way to an earlier move counts with its technique, though its pattern may be gone by now.
    fn easiest(&mut self, noted: &Position, claimed: &[Claimed]) -> Reason {
        let (ladder, effort) = (&self.ladder, &mut self.effort);
        let earlier = std::mem::take(&mut effort.ruled_out);
        let by_notes = judge_move(noted, &[], claimed, ladder, effort);
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
            let Some((claimed, Verdict::Forced(steps))) = judged else { return None };
            let mut now = from.clone();
            let mut techniques = Vec::new();
            for step in steps {
                let needed = premises(step, now.candidates()).gone;
                let was_known = earlier.iter().filter(|(gone, _)| {
                    needed.contains(gone)
                        && noted.candidates().allows(*gone)
                        && !from.candidates().allows(*gone)
                });
                techniques.push(step.technique());
                techniques.extend(was_known.map(|&(_, technique)| technique));
                now.apply(step);
            }
            let hardest = techniques.into_iter().max_by_key(|&technique| rank(ladder, technique));
            hardest.zip(Some(*claimed))
        };
        let found = [hardest(noted, &by_notes), hardest(&known, &by_all)];
        let easiest = found.into_iter().flatten().min_by_key(|&(technique, _)| rank(ladder, technique));
        effort.keep_first(earlier);
        match (easiest, by_notes) {
            (Some((technique, claimed)), _) => Reason::Needs(technique, claimed),
            (None, Some((_, Verdict::Plain(_)))) => Reason::Plain,
            (None, _) => Reason::Missing,
        }
    }
}

/// Returns whether a walk with this end leads to a claim.
fn is_shown(end: &Candidates, Claimed { candidate, stands }: Claimed) -> bool {
    let is_placed = end.digit(candidate.cell) == Some(candidate.digit);
    if stands { is_placed } else { !is_placed && !end.allows(candidate) }
}

/// The reason of a move.
enum Reason {
    /// A digit on the board is enough.
    Plain,
    /// The hardest technique of the easiest reason, and the claim that needs it.
    Needs(Technique, Claimed),
    /// No reason on the path's ladder.
    Missing,
}

/// Returns the place before a turn; `None` if the ladder finds no step there.
fn stuck(clues: &Grid, right: &Grid, gone: &[Candidate], ladder: &Ladder, hinted: bool) -> Option<Stuck> {
    let sheet = Sheet { clues: clues.clone(), digits: right.clone(), gone: gone.to_vec(), notes: Vec::new() };
    let candidates = Candidates::new(right);
    let gone = gone.iter().copied().filter(|&gone| candidates.allows(gone)).collect();
    let technique = hint(&sheet, ladder)?.step.technique();
    Some(Stuck { technique, digits: right.clone(), gone, hinted })
}
