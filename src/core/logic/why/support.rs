//! The complete support of a fact: all its premises, down to the start, and nothing else.

use super::{Derivation, Fact, Reason, Truth};
use crate::{
    families::Pattern,
    step::{Step, premises::easiest},
};
use std::collections::BTreeSet;
use sudoku_board::{CellSet, KindSet};

/// The support of a fact.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Support {
    /// The indices of the steps.
    pub steps: BTreeSet<usize>,
    /// The cells whose digits were there at the start.
    pub start: CellSet,
}

impl Derivation {
    /// Returns the support of these truths, down to the start.
    #[must_use]
    pub fn support(&self, truths: &[Truth]) -> Support {
        let mut support = Support::default();
        let mut open: Vec<Truth> = truths.to_vec();
        let mut seen = BTreeSet::new();
        seen.extend(open.iter().copied());
        while let Some(truth) = open.pop() {
            let Some(reason) = self.reason(truth) else { continue };
            match (reason, truth.fact) {
                (Reason::Step(index), _) if !support.steps.insert(index) => continue,
                (Reason::Start, Fact::Stands(placed)) => support.start.insert(placed.cell),
                _ => {}
            }
            let rests = self.rests(truth, reason);
            open.extend(rests.into_iter().filter(|&next| seen.insert(next)));
        }
        support
    }

    /// Returns the record with only the support of its last step, and with its first step if that is a trial. A
    /// single may name houses besides its main one, and its claim about them may no longer be true here, so
    /// they are removed.
    #[must_use]
    pub(super) fn of_its_end(&self) -> Self {
        let mut whole = self.clone();
        loop {
            let Some(last) = whole.len().checked_sub(1) else { return whole };
            let mut needed = whole.support(&whole.rests_of(last)).steps;
            needed.insert(last);
            needed.extend(
                whole.step(0).filter(|step| matches!(step.pattern, Pattern::Guess { .. })).map(|_| 0),
            );
            if needed.len() == whole.len() {
                return whole;
            }
            // Leaving out a step may change other reasons, so that more can be left out.
            let mut kept = Self::new(whole.start.clone(), whole.givens);
            needed.iter().filter_map(|&index| whole.step(index)).for_each(|step| kept.push(narrowed(step)));
            whole = kept;
        }
    }
}

fn narrowed(step: &Step) -> Step {
    let through = |kinds: KindSet| easiest(kinds).map_or(kinds, KindSet::only);
    let pattern = match &step.pattern {
        Pattern::FullHouse { kinds } => Pattern::FullHouse { kinds: through(*kinds) },
        Pattern::HiddenSingle { kinds } => Pattern::HiddenSingle { kinds: through(*kinds) },
        other => other.clone(),
    };
    Step { pattern, conclusion: step.conclusion.clone() }
}
