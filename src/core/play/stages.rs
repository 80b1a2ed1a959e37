//! A step that is told in stages: where to look, which technique is to be seen there, and why. A hint is, and a step
//! of the solver, where that is wanted.

use crate::{
    Candidates, CellSet,
    advice::Whereabouts,
    marks::{Marks, Role, marks},
    step::{Pattern, Step},
};

/// How much of a step was told.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Stage {
    /// Where to look.
    Where,
    /// Which technique is to be seen there.
    What,
    /// The whole reason, and what follows.
    Why,
}

/// A step that is hinted at.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Found {
    /// The step.
    pub step: Step,
    /// The position in which it was found.
    pub found_in: Candidates,
    /// How much was told.
    pub stage: Stage,
    /// What is marked at this stage.
    pub marks: Marks,
    /// The cells with marks on their candidates, so that these have to be seen.
    pub spoken_of: CellSet,
}

impl Found {
    /// A step of which nothing was told but where to look.
    #[must_use]
    pub fn new(step: Step, found_in: Candidates) -> Self {
        let (marks, spoken_of) = (Marks::default(), CellSet::EMPTY);
        Self { step, found_in, stage: Stage::Where, marks, spoken_of }.at(Stage::Where)
    }

    /// A step of which everything is told.
    #[must_use]
    pub fn whole(step: Step, found_in: Candidates) -> Self {
        Self::new(step, found_in).at(Stage::Why)
    }

    /// The same, one stage further; the last stage stays what it is.
    #[must_use]
    pub fn further(self) -> Self {
        match self.stage {
            Stage::Where => self.at(Stage::What),
            Stage::What | Stage::Why => self.at(Stage::Why),
        }
    }

    fn at(self, stage: Stage) -> Self {
        let marks = marked(&self.step, &self.found_in, stage);
        let speaks = |(_, role): &&(_, Role)| *role != Role::Placed;
        let spoken_of = marks.candidates.iter().filter(speaks).map(|(candidate, _)| candidate.cell).collect();
        Self { stage, marks, spoken_of, ..self }
    }
}

/// What is marked of a step at a stage: what follows comes last, and so do the cells on which a single rests, as they
/// say which digit goes where; what a digit takes from its peers says nothing of why.
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
    // A naked single is known by where it is.
    if step.pattern == Pattern::NakedSingle {
        marks.cells.extend(framed);
    }
    marks
}
