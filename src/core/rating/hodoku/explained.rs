//! A step of HoDoKu's walk as a step of the core, which can be drawn and put into words.

use super::{HodokuName, HodokuStep};
use crate::{
    Position, Technique,
    ladder::Ladder,
    step::{Conclusion, Step},
    tables::Tables,
};

impl HodokuName {
    /// The technique of the core with this name.
    #[must_use]
    pub fn technique(self) -> Option<Technique> {
        let is_it =
            |technique: &Technique| technique.info().hodoku.is_some_and(|known| known.name == self.text());
        Technique::ALL.into_iter().find(is_it)
    }
}

impl HodokuStep {
    /// A pattern of the same technique that gives all of this step in a position. HoDoKu does not tell its
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
