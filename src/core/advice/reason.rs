//! Why a digit had to stand, or a candidate had to go: the easiest reason that the ladder knows.

use crate::{
    Candidate, Cell, Grid, Position, Progress, Technique,
    ladder::{Ladder, next_step},
    premises::premises,
    singles::Singles,
    step::Step,
    why,
};
use serde::{Deserialize, Serialize};
use std::collections::BTreeSet;

/// The techniques that place a digit at a glance.
const SINGLES: [Technique; 3] = [Technique::FullHouse, Technique::HiddenSingle, Technique::NakedSingle];

/// How often the ladder is climbed for one claim before it is given up. What rests on more eliminations than
/// these nobody has seen at once.
const CLIMBS: u32 = 150;

/// What a player said by a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Claimed {
    /// The candidate.
    pub candidate: Candidate,
    /// Whether it was said to stand; else it was said to be impossible.
    pub stands: bool,
}

impl Claimed {
    /// Whether the solution agrees.
    #[must_use]
    pub fn is_true(self, solution: &Grid) -> bool {
        (solution.get(self.candidate.cell) == Some(self.candidate.digit)) == self.stands
    }

    /// Whether a step says the same, at once: by what it places or rules out.
    fn follows_from(self, step: &Step, position: &Position) -> bool {
        let Candidate { cell, digit } = self.candidate;
        match (step.placed(), self.stands) {
            (Some(placed), true) => placed == self.candidate,
            (Some(placed), false) => {
                let elsewhere = placed.digit == digit && position.geometry().see(placed.cell, cell);
                elsewhere || placed.cell == cell && placed.digit != digit
            }
            (None, true) => false,
            (None, false) => step.eliminated().contains(&self.candidate),
        }
    }
}

/// What is to be said of a claim.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Verdict {
    /// The solution says otherwise.
    Wrong,
    /// It is true, but nothing on the board forces it yet.
    Unforced,
    /// A digit that stands in this cell rules the candidate out.
    Plain(Cell),
    /// The last of these steps says it; those before it rule out what it needs gone, in their order.
    Forced(Vec<Step>),
    /// It is true; whether it is forced was not found out within the work allowed.
    Undecided,
}

/// How far a claim is from the board on which it was made.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Nearness {
    /// A look shows it: it is blocked, or one step proves it.
    Near,
    /// It is true, but other steps come first, or nothing proves it yet.
    Far,
    /// It is not true.
    Wrong,
}

impl Verdict {
    /// How far the claim is.
    #[must_use]
    pub const fn nearness(&self) -> Nearness {
        match self {
            Self::Plain(_) => Nearness::Near,
            Self::Forced(steps) if steps.len() <= 1 => Nearness::Near,
            Self::Forced(_) | Self::Unforced | Self::Undecided => Nearness::Far,
            Self::Wrong => Nearness::Wrong,
        }
    }
}

/// How often the ladder may still be climbed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Effort {
    /// For this claim and all that follow.
    left: u32,
    /// All that was ruled out with a reason on the way. It stays ruled out as right digits are placed, though
    /// the pattern that showed it may go.
    pub ruled_out: Vec<Candidate>,
}

impl Effort {
    /// So many climbs for all claims together.
    #[must_use]
    pub const fn new(climbs: u32) -> Self {
        Self { left: climbs, ruled_out: Vec::new() }
    }

    const fn spend(&mut self) -> bool {
        let some = self.left > 0;
        self.left = self.left.saturating_sub(1);
        some
    }
}

impl Default for Effort {
    fn default() -> Self {
        Self::new(CLIMBS)
    }
}

/// Judges a true claim by the position before it. No digit is placed on the way: what must be placed first
/// has to be placed first, and until then nothing on the board forces the rest.
#[must_use]
pub fn judge(before: &Position, claimed: Claimed, ladder: &Ladder, effort: &mut Effort) -> Verdict {
    let Candidate { cell, digit } = claimed.candidate;
    let candidates = before.candidates();
    if !claimed.stands && !candidates.allows(claimed.candidate) {
        let peers = before.geometry().peer_list(cell).iter().copied();
        let standing = peers.into_iter().find(|&peer| candidates.digit(peer) == Some(digit));
        return standing.map_or(Verdict::Unforced, Verdict::Plain);
    }
    let rank = |step: &Step| rank(ladder, step.technique());
    let above = SINGLES.into_iter().fold(ladder.clone(), Ladder::without);
    let mut now = before.clone();
    let mut taken: Vec<(Step, Position)> = Vec::new();
    for _ in 0..=CLIMBS {
        let singles = Singles::scan(now.candidates());
        let known = |step: &Step| ladder.holds(step.technique()) && claimed.follows_from(step, &now);
        let easiest = singles.naked.into_iter().chain(singles.hidden).filter(known).min_by_key(rank);
        if let Some(step) = easiest {
            return Verdict::Forced(chain(step, &now, taken));
        }
        if !effort.spend() {
            return Verdict::Undecided;
        }
        let Some(step) = next_step(&now, &above) else { return Verdict::Unforced };
        if claimed.follows_from(&step, &now) {
            return Verdict::Forced(chain(step, &now, taken));
        }
        // Some patterns place a digit: it may be seen, but what follows from it comes after it.
        if step.placed().is_some() {
            return Verdict::Unforced;
        }
        let before = now.clone();
        now.apply(&step);
        effort.ruled_out.extend(step.eliminated());
        taken.push((step, before));
    }
    Verdict::Undecided
}

/// Where a technique stands on a ladder, from 0; above all if it is not on it.
#[must_use]
pub(super) fn rank(ladder: &Ladder, technique: Technique) -> usize {
    let mut rungs = ladder.rungs().iter();
    rungs.position(|rung| rung.techniques.contains(&technique)).unwrap_or(usize::MAX)
}

/// A step with those before it on which it rests.
fn chain(last: Step, found_in: &Position, taken: Vec<(Step, Position)>) -> Vec<Step> {
    let needs = |step: &Step, position: &Position| premises(step, position.candidates()).gone;
    let mut needed = BTreeSet::new();
    needed.extend(needs(&last, found_in));
    let mut steps = vec![last];
    for (step, before) in taken.into_iter().rev() {
        if step.eliminated().iter().any(|gone| needed.contains(gone)) {
            needed.extend(needs(&step, &before));
            steps.push(step);
        }
    }
    steps.reverse();
    steps
}

/// The steps from a board that lead to a digit, each of them needed, the last of them placing it. Those that need no
/// other digit placed first, unless the nearest digits lead there by easier techniques, as in [`why::prove`]. None if
/// the ladder does not lead there.
///
/// It believes the board: a step may rest on a mistake. `told` hears how far the walk is.
#[must_use]
pub fn prove_from_here(
    board: &Position,
    goal: Candidate,
    ladder: &Ladder,
    told: &mut dyn FnMut(Progress),
) -> Option<Vec<Step>> {
    let claimed = Claimed { candidate: goal, stands: true };
    let hardest = |steps: &Vec<Step>| steps.iter().map(|step| rank(ladder, step.technique())).max();
    let at_once = match judge(board, claimed, ladder, &mut Effort::default()) {
        Verdict::Forced(steps) if steps.len() == 1 && SINGLES.contains(&steps[0].technique()) => {
            return Some(steps);
        }
        Verdict::Forced(steps) => Some(steps),
        _ => None,
    };
    let by_digits = why::prove(board, &Grid::empty(board.order()), goal, ladder, told);
    // The first of equals.
    at_once.into_iter().chain(by_digits).min_by_key(hardest)
}
