//! A step of HoDoKu's walk as a step of the core, which can be drawn and put into words.

use super::{HodokuName, HodokuStep};
use crate::se;
use sudoku_board::Candidate;
use sudoku_logic::{
    Position, Technique,
    families::Pattern,
    ladder::Ladder,
    position::tables::Tables,
    step::{Conclusion, Step},
};

impl HodokuName {
    /// Returns the technique of the core with this name; `None` if the core has none.
    #[must_use]
    pub fn technique(self) -> Option<Technique> {
        let is_it =
            |technique: &Technique| technique.info().hodoku.is_some_and(|known| known.name == self.text());
        Technique::ALL.into_iter().find(is_it)
    }

    /// Returns whether the technique follows assumptions.
    const fn is_forcing(self) -> bool {
        matches!(
            self,
            Self::ChainContradiction | Self::ChainVerity | Self::NetContradiction | Self::NetVerity
        )
    }
}

impl HodokuStep {
    /// Returns the same step with patterns of the project. Most steps are one pattern. A digit that is forced
    /// because its cell has no other takes more: the reason against each other candidate, and the single that is
    /// left. Empty if there is no such pattern, as for brute force.
    #[must_use]
    pub fn shown(&self, position: &Position) -> Vec<Step> {
        if !self.name.is_forcing() {
            return self.explained(position).into_iter().collect();
        }
        let one = match (self.placed, &self.eliminated[..]) {
            (Some(placed), _) => se::reason(placed, true, position),
            (None, &[gone]) => se::reason(gone, false, position),
            _ => None,
        };
        match (one, self.placed) {
            (Some(one), _) => vec![one],
            (None, Some(placed)) => last_left(placed, position).unwrap_or_default(),
            (None, None) => Vec::new(),
        }
    }

    /// Returns a pattern of the same technique that gives all of this step in a position. HoDoKu does not tell its
    /// patterns here, so the core's finders look for one; `None` if they have none, as for nets.
    #[must_use]
    pub fn explained(&self, position: &Position) -> Option<Step> {
        let technique = self.name.technique()?;
        let ladder = Ladder::teaching().only(technique);
        let tables = Tables::new(position);
        let steps = ladder.rungs().iter().flat_map(|rung| ladder.steps_of(rung, position, &tables));
        let mut steps = steps.filter(|step| step.technique() == technique);
        if self.placed.is_some() {
            return steps.find(|step| step.placed() == self.placed);
        }
        let gives_all = |step: &Step| self.eliminated.iter().all(|gone| step.eliminated().contains(gone));
        let mut step = steps.find(gives_all)?;
        let gone = step.eliminated().iter().filter(|gone| self.eliminated.contains(gone)).copied().collect();
        step.conclusion = Conclusion::Eliminate(gone);
        Some(step)
    }
}

/// Returns the reasons against all other candidates of a cell, and the single that is left.
fn last_left(placed: Candidate, position: &Position) -> Option<Vec<Step>> {
    let others = position.candidates().digits(placed.cell).without(placed.digit);
    let against = |digit| se::reason(Candidate::new(placed.cell, digit), false, position);
    let mut steps: Vec<Step> = others.iter().map(against).collect::<Option<_>>()?;
    steps.push(Step { pattern: Pattern::NakedSingle, conclusion: Conclusion::Place(placed) });
    Some(steps)
}
