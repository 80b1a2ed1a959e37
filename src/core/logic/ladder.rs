//! The ladder of techniques, and the climb up it: the next step, all steps, or the whole walk.
//!
//! [`crate::families`] has the table of the rungs.

pub mod guesses;
pub mod level;
pub mod passes;

mod plan;

pub use crate::families::rungs::Rung;
pub use plan::{Plan, Profile};

use crate::{
    Position, Technique, TechniqueSet,
    families::{
        rungs::{HIDDEN_SINGLE, TEACHING},
        sink::Sink,
    },
    position::tables::Tables,
    step::Step,
    technique::Edition,
};
use std::ops::ControlFlow;
use sudoku_board::sorting::sort_by_key;

mod news;
mod offered;
mod walk;

use news::News;
pub use offered::offered;
pub use walk::{
    Ending, STEPS_WORK, StepsFound, Stopped, Walk, Watcher, all_steps, all_steps_watched, all_steps_within,
    next_step, next_step_watched, walk, walk_watched,
};

/// A choice of techniques, and their order.
#[derive(Clone, Debug)]
pub struct Ladder {
    rungs: Vec<Rung>,
    off: TechniqueSet,
}

impl Default for Ladder {
    fn default() -> Self {
        Self::teaching()
    }
}

impl Ladder {
    /// Returns the ladder in the usual order of learning: full house, hidden single in a box, in a line, naked
    /// single, then upwards. It is of the newest edition, with all techniques.
    #[must_use]
    pub fn teaching() -> Self {
        Self::of_edition(Edition::Second)
    }

    /// Returns the ladder of [`Self::teaching`] in an edition.
    #[must_use]
    pub fn of_edition(edition: Edition) -> Self {
        let rungs = TEACHING.iter().filter(|rung| rung.is_in(edition)).copied().collect();
        Self { rungs, off: TechniqueSet::NONE }
    }

    /// Returns the ladder in HoDoKu's order: naked singles before hidden ones, then by HoDoKu's index. Leaves out
    /// techniques that HoDoKu lacks.
    #[must_use]
    pub fn hodoku() -> Self {
        Self::hodoku_of_edition(Edition::Second)
    }

    /// Returns the ladder of [`Self::hodoku`] in an edition.
    pub fn hodoku_of_edition(edition: Edition) -> Self {
        let index = |rung: &Rung| rung.techniques.first().and_then(|first| first.info().hodoku);
        let mut rungs = vec![HIDDEN_SINGLE];
        let Self { rungs: all, off } = Self::of_edition(edition);
        let own = |rung: &Rung| rung.techniques != HIDDEN_SINGLE.techniques && index(rung).is_some();
        rungs.extend(all.into_iter().filter(own));
        sort_by_key(&mut rungs, |rung| index(rung).map(|figures| figures.index));
        Self { rungs, off }
    }

    /// Returns the ladder without a technique.
    #[must_use]
    pub fn without(mut self, technique: Technique) -> Self {
        self.off.set(technique, true);
        self
    }

    /// Returns the ladder up to the last rung with one of these techniques.
    #[must_use]
    pub fn up_to(mut self, techniques: TechniqueSet) -> Self {
        let has = |rung: &Rung| rung.techniques.iter().any(|&one| techniques.contains(one));
        self.rungs.truncate(self.rungs.iter().rposition(has).map_or(0, |last| last + 1));
        self
    }

    /// Returns the ladder below the first rung with a technique.
    #[must_use]
    pub fn below(mut self, technique: Technique) -> Self {
        let first = self.rungs.iter().position(|rung| rung.techniques.contains(&technique));
        self.rungs.truncate(first.unwrap_or(self.rungs.len()));
        self
    }

    /// Returns the ladder with one technique only.
    #[must_use]
    pub fn only(mut self, technique: Technique) -> Self {
        self.rungs.retain(|rung| rung.techniques.contains(&technique));
        self.off = Technique::ALL.into_iter().filter(|&other| other != technique).collect();
        self
    }

    /// Returns the rungs, the first to try first.
    #[must_use]
    pub fn rungs(&self) -> &[Rung] {
        &self.rungs
    }

    /// Returns whether the ladder has a technique.
    #[must_use]
    pub fn holds(&self, technique: Technique) -> bool {
        !self.off.contains(technique) && self.rungs.iter().any(|rung| rung.techniques.contains(&technique))
    }

    /// Returns all steps of one rung in a position, except those of techniques that are off or require a unique
    /// solution that isn't proven.
    #[must_use]
    pub fn steps_of(&self, rung: &Rung, position: &Position, tables: &Tables<'_>) -> Vec<Step> {
        let mut found = Vec::new();
        let _ = self.look(rung, position, tables, &mut |step| {
            found.push(step);
            ControlFlow::Continue(())
        });
        found
    }

    /// Searches rung by rung, until the sink stops it. `news` limits the search of each rung to changes, and
    /// records each rung that is exhausted.
    fn climb(
        &self,
        position: &Position,
        tables: &Tables<'_>,
        mut news: Option<&mut News>,
        sink: Sink<'_>,
    ) -> ControlFlow<()> {
        for (nth, rung) in self.rungs.iter().enumerate() {
            if !self.may_climb(rung, position) {
                continue;
            }
            tables.work(1)?;
            if let Some(news) = &mut news {
                let (digits, houses) = news.of(nth);
                tables.look_at(digits, houses);
            }
            self.look(rung, position, tables, sink)?;
            if let Some(news) = &mut news {
                news.is_done(nth);
            }
        }
        ControlFlow::Continue(())
    }

    /// Returns whether a technique is on, holds at the shape, and does not require more than is proven.
    fn may(&self, technique: Technique, position: &Position) -> bool {
        !self.off.contains(technique)
            && technique.holds_at(position.shape())
            && (position.has_one_solution() || !technique.assumes_one_solution())
    }

    fn may_climb(&self, rung: &Rung, position: &Position) -> bool {
        rung.techniques.iter().any(|&one| self.may(one, position))
    }

    fn look(&self, rung: &Rung, position: &Position, tables: &Tables<'_>, sink: Sink<'_>) -> ControlFlow<()> {
        if !self.may_climb(rung, position) {
            return ControlFlow::Continue(());
        }
        rung.find()(position, tables, &mut |step| {
            let technique = step.technique();
            if rung.techniques.contains(&technique) && self.may(technique, position) {
                sink(step)
            } else {
                ControlFlow::Continue(())
            }
        })
    }
}
