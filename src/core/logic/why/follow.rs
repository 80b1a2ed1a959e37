//! Chooses the next single among several.

use crate::{
    Technique,
    families::{Pattern, singles::Singles},
    ladder::Ladder,
    step::{Step, premises::easiest},
};
use sudoku_board::{Candidate, Candidates, HouseKind};

/// Singles in order of discovery, so that near ones come before far ones.
#[derive(Default)]
pub(super) struct Queue(Vec<Candidate>);

impl Queue {
    /// Returns the next single of a position: the earliest of those that are best by a measure, under the name that
    /// a person sees most easily. Considers only techniques of the ladder and singles that `may` accepts.
    pub(super) fn next(
        &mut self,
        now: &Candidates,
        ladder: &Ladder,
        may: impl Fn(Candidate) -> bool,
        measure: impl Fn(Candidate) -> u8,
    ) -> Option<Step> {
        let Singles { naked, hidden } = Singles::scan(now);
        let all = naked.into_iter().chain(hidden).filter(|step| ladder.holds(step.technique()));
        let found: Vec<(Candidate, Step)> =
            all.filter_map(|step| Some((step.placed()?, step))).filter(|(placed, _)| may(*placed)).collect();
        for (placed, _) in &found {
            if !self.0.contains(placed) {
                self.0.push(*placed);
            }
        }
        let seen = |placed: &Candidate| self.0.iter().position(|known| known == placed);
        let rank = |(placed, step): &(Candidate, Step)| (measure(*placed), seen(placed), ease(step));
        found.into_iter().min_by_key(rank).map(|(_, step)| step)
    }
}

/// Returns a rank of singles by how easy they are to see: the lowest is easiest.
fn ease(step: &Step) -> u8 {
    match &step.pattern {
        Pattern::FullHouse { .. } => 0,
        Pattern::HiddenSingle { kinds }
            if matches!(easiest(*kinds), Some(HouseKind::Box | HouseKind::Region)) =>
        {
            1
        }
        Pattern::HiddenSingle { .. } => 2,
        _ => 3,
    }
}

/// Returns the ladder without singles.
pub(super) fn above_singles(ladder: &Ladder) -> Ladder {
    let singles = [Technique::FullHouse, Technique::NakedSingle, Technique::HiddenSingle];
    singles.into_iter().fold(ladder.clone(), Ladder::without)
}
