//! A step in stages: the place to look at, the technique to look for, and the reason. Hints work like this,
//! and on request the steps of the solver.

use sudoku_core::{
    Candidates, CellSet,
    advice::Whereabouts,
    marks::{Marks, Role, marks},
    step::{Pattern, Step},
};

/// The revealed part of a step.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Stage {
    /// The place to look at.
    Where,
    /// The technique to look for.
    What,
    /// The whole reason with its conclusion.
    Why,
}

/// A step that is a hint.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FoundStep {
    /// The step.
    pub step: Step,
    /// The position before it.
    pub found_in: Candidates,
    /// The revealed part.
    pub stage: Stage,
    /// The marks at this stage.
    pub marks: Marks,
    /// The cells with marks on their candidates, so that the board shows these.
    pub spoken_of: CellSet,
}

impl FoundStep {
    /// A step with only its place revealed.
    #[must_use]
    pub fn new(step: Step, found_in: Candidates) -> Self {
        let (marks, spoken_of) = (Marks::default(), CellSet::EMPTY);
        Self { step, found_in, stage: Stage::Where, marks, spoken_of }.at(Stage::Where)
    }

    /// A step with everything revealed.
    #[must_use]
    pub fn whole(step: Step, found_in: Candidates) -> Self {
        Self::new(step, found_in).at(Stage::Why)
    }

    /// The same step, one stage further; the last stage stays.
    #[must_use]
    pub fn further(self) -> Self {
        match self.stage {
            Stage::Where => self.at(Stage::What),
            Stage::What | Stage::Why => self.at(Stage::Why),
        }
    }

    /// The same step with its technique named, and no more marked than its place.
    #[must_use]
    pub fn named(self) -> Self {
        Self { stage: Stage::What, ..self.at(Stage::Where) }
    }

    fn at(self, stage: Stage) -> Self {
        let marks = marked(&self.step, &self.found_in, stage);
        let speaks = |(_, role): &&(_, Role)| *role != Role::Placed;
        let spoken_of = marks.candidates.iter().filter(speaks).map(|(candidate, _)| candidate.cell).collect();
        Self { stage, marks, spoken_of, ..self }
    }
}

/// The marks of a step at a stage. The conclusion comes last, and so do the cells that a single depends on,
/// as they show the digit; the eliminations of a placed digit in its peers don't belong to the reason.
fn marked(step: &Step, found_in: &Candidates, stage: Stage) -> Marks {
    let Whereabouts { houses, cells, .. } = Whereabouts::of(step, found_in);
    let framed = cells.into_iter().map(|cell| (cell, Role::House));
    if stage == Stage::Where {
        let houses = houses.into_iter().map(|house| (house, Role::House)).collect();
        return Marks { houses, cells: framed.collect(), ..Marks::default() };
    }
    let mut marks = marks(step, found_in, found_in);
    if stage == Stage::What && matches!(step.pattern, Pattern::NakedSingle | Pattern::HiddenSingle { .. }) {
        marks.cells.clear();
    }
    marks.candidates.retain(|(_, role)| match role {
        Role::Placed => stage == Stage::Why,
        Role::Eliminated => stage == Stage::Why && step.placed().is_none(),
        _ => true,
    });
    // The place alone gives a naked single away.
    if step.pattern == Pattern::NakedSingle {
        marks.cells.extend(framed);
    }
    marks
}
