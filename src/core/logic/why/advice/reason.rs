//! The easiest reason on the ladder for a digit or an elimination.

use crate::{
    Position, Share, Technique,
    families::singles::Singles,
    ladder::{Ladder, next_step},
    step::{Step, premises::premises},
    why,
};
use serde::{Deserialize, Serialize};
use std::collections::BTreeSet;
use sudoku_board::{Candidate, Cell, Grid};

/// The techniques that directly place a digit.
pub(super) const SINGLES: [Technique; 3] =
    [Technique::FullHouse, Technique::HiddenSingle, Technique::NakedSingle];

/// The most climbs of the ladder for one claim. No person sees the need for more eliminations than these at
/// once.
const CLIMBS: u32 = 150;

/// A player's claim, made by a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Claimed {
    /// The candidate.
    pub candidate: Candidate,
    /// Whether the claim places the candidate; otherwise it eliminates it.
    pub stands: bool,
}

impl Claimed {
    /// Returns whether the solution agrees with the claim.
    #[must_use]
    pub fn is_true(self, solution: &Grid) -> bool {
        (solution.get(self.candidate.cell) == Some(self.candidate.digit)) == self.stands
    }

    /// Returns whether a step directly proves the claim, by a placement or an elimination.
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

/// The verdict on a claim.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Verdict {
    /// The solution contradicts it.
    Wrong,
    /// It is true, but the board does not force it yet.
    Unforced,
    /// The digit in this cell excludes the candidate.
    Plain(Cell),
    /// The last of these steps proves it; those before it make the necessary eliminations, in order.
    Forced(Vec<Step>),
    /// It is true; the work limit left open whether it is forced.
    Undecided,
}

/// The distance of a claim from its board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Nearness {
    /// It is immediately visible: a digit excludes it, or one step proves it.
    Near,
    /// It is true, but other steps come first, or no proof exists yet.
    Far,
    /// It is wrong.
    Wrong,
}

impl Verdict {
    /// Returns the distance of the claim from its board.
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

/// The remaining climbs of the ladder.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Effort {
    /// The work that is left for this claim and all later ones.
    left: u32,
    /// All eliminations found on the way, each with its technique. They remain valid as correct digits are
    /// placed, though their patterns may disappear.
    pub ruled_out: Vec<(Candidate, Technique)>,
}

impl Effort {
    /// Puts earlier eliminations before those recorded so far. Each keeps the technique that comes first.
    pub(super) fn keep_first(&mut self, mut earlier: Vec<(Candidate, Technique)>) {
        let later = std::mem::take(&mut self.ruled_out);
        let mut seen: BTreeSet<Candidate> = earlier.iter().map(|&(gone, _)| gone).collect();
        earlier.extend(later.into_iter().filter(|&(gone, _)| seen.insert(gone)));
        self.ruled_out = earlier;
    }

    /// Returns a limit of climbs for all claims together.
    #[must_use]
    pub const fn new(climbs: u32) -> Self {
        Self { left: climbs, ruled_out: Vec::new() }
    }

    /// Spends some climbs. Returns whether any were left.
    pub(super) const fn spend(&mut self, climbs: u32) -> bool {
        let some = self.left > 0;
        self.left = self.left.saturating_sub(climbs);
        some
    }
}

impl Default for Effort {
    fn default() -> Self {
        Self::new(CLIMBS)
    }
}

/// Judges a true claim in the position before it. The search makes no placements: if it needs another digit
/// first, the board does not force the claim yet.
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
        if !effort.spend(1) {
            return Verdict::Undecided;
        }
        let Some(step) = next_step(&now, &above) else { return Verdict::Unforced };
        if claimed.follows_from(&step, &now) {
            return Verdict::Forced(chain(step, &now, taken));
        }
        // A pattern may place a digit, but its consequences come only after that.
        if step.placed().is_some() {
            return Verdict::Unforced;
        }
        let before = now.clone();
        now.apply(&step);
        let technique = step.technique();
        effort.ruled_out.extend(step.eliminated().iter().map(|&gone| (gone, technique)));
        taken.push((step, before));
    }
    Verdict::Undecided
}

/// Returns the index of a technique's rung on a ladder, or the highest value if it is not there.
#[must_use]
pub(super) fn rank(ladder: &Ladder, technique: Technique) -> usize {
    let mut rungs = ladder.rungs().iter();
    rungs.position(|rung| rung.techniques.contains(&technique)).unwrap_or(usize::MAX)
}

/// Returns a step with the earlier ones that it rests on.
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

/// Returns the steps from a board that prove a digit, all of them necessary, and the last one its placement. Prefers
/// steps that need no other placement, unless the nearest digits lead there by easier techniques, as in
/// [`why::prove`]. `None` if the ladder finds no proof.
///
/// Trusts the board: a step may rest on a mistake. `told` receives the progress.
#[must_use]
pub fn prove_from_here(
    board: &Position,
    goal: Candidate,
    ladder: &Ladder,
    told: &mut dyn FnMut(Share),
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
    let by_digits = why::prove(board, &Grid::empty(board.shape()), goal, ladder, told);
    // The first of equals wins.
    at_once.into_iter().chain(by_digits).min_by_key(hardest)
}
