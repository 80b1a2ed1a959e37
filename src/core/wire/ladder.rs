//! Questions to the ladder of techniques.

use super::{PROOF_NODES, SentPosition};
use serde::{Deserialize, Serialize};
use std::ops::ControlFlow;
use sudoku_board::{Candidate, Candidates, Grid};
use sudoku_logic::{
    Position,
    ladder::{
        Plan, STEPS_WORK, StepsFound, all_steps_within, next_step, offered,
        passes::{self, Pass, PassKind, PathStep, Reach},
    },
    search::brute,
    step::Step,
    why::{Added, NearMiss, advice},
};
use sudoku_make::generate::Progress;

/// A position, and the ladder that is to be climbed from it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Ask {
    /// The position. Its digits are right, except for [`super::Task::Reason`], which believes them.
    pub from: SentPosition,
    /// The clues of the puzzle, which has one solution.
    pub clues: Grid,
    /// The ladder.
    pub plan: Plan,
}

impl Ask {
    fn position(&self) -> Position {
        Position::within(Candidates::from(&self.from), &self.clues)
    }

    pub(super) fn passes(self, due: PassKind, reach: Reach, tell: &mut dyn FnMut(Progress)) -> Vec<Pass> {
        let from = self.position();
        let watch = &mut watch(from.candidates(), tell);
        passes::climb_to_read(&from, self.plan, due, reach, watch).unwrap_or_default()
    }

    pub(super) fn path(self, tell: &mut dyn FnMut(Progress)) -> Vec<PathStep> {
        let from = self.position();
        let watch = &mut watch(from.candidates(), tell);
        passes::path(&from, self.plan, watch).unwrap_or_default()
    }

    pub(super) fn reason(self, goal: Candidate, tell: &mut dyn FnMut(Progress)) -> Option<Vec<Step>> {
        advice::prove_from_here(&self.position(), goal, &self.plan.ladder(), &mut |share| tell(share.into()))
    }

    pub(super) fn exercise(self) -> Exercise {
        let mut watch = brute::budget(PROOF_NODES);
        let solution = match brute::solve(&self.clues, &mut watch) {
            brute::Solutions::One(solution) => Some(solution),
            _ => None,
        };
        let next = next_step(&self.position(), &Plan::default().ladder());
        // Any step of the technique answers the exercise, however long its words.
        let steps = all_steps_within(&self.position(), &self.plan.ladder(), STEPS_WORK).steps;
        Exercise { steps, next, solution }
    }

    pub(super) fn steps(self) -> StepsFound {
        let position = self.position();
        let found = all_steps_within(&position, &self.plan.ladder(), STEPS_WORK);
        StepsFound { steps: offered(found.steps, position.candidates()), ..found }
    }
}

/// The material of an exercise.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Exercise {
    /// All steps of the techniques asked for.
    pub steps: Vec<Step>,
    /// The next step of the whole ladder; `None` if it finds none.
    pub next: Option<Step>,
    /// The solution of the puzzle; `None` if the search for it reached its limit.
    pub solution: Option<Grid>,
}

/// A question for the boards on the page of a technique beside its example.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Gallery {
    /// Positions, each with the conclusion of the step to find there; any step, if that is empty.
    pub pictures: Vec<(Ask, Vec<Candidate>)>,
    /// Positions to find a near miss in; the first that has one is taken.
    pub near: Vec<Ask>,
}

/// What a [`Gallery`] has.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Hung {
    /// The step of each picture, if it was found.
    pub pictures: Vec<Option<Step>>,
    /// The near miss, with the number of its position.
    pub near: Option<(usize, NearMiss)>,
}

impl Gallery {
    pub(super) fn hang(self) -> Hung {
        let pictures = self.pictures.into_iter().map(|(ask, goal)| {
            let concludes = |step: &Step| {
                let placed = step.placed();
                let mut all = step.eliminated().iter().chain(placed.as_ref());
                let count = step.eliminated().len() + usize::from(step.placed().is_some());
                goal.is_empty() || count == goal.len() && all.all(|one| goal.contains(one))
            };
            ask.steps().steps.into_iter().find(concludes)
        });
        let near = Added::ALL.into_iter().find_map(|added| {
            self.near.iter().enumerate().find_map(|(number, ask)| {
                Some((number, NearMiss::find(&ask.position(), &ask.plan.ladder(), added)?))
            })
        });
        Hung { pictures: pictures.collect(), near }
    }
}

/// Reports progress in cells that are filled, of those that were empty at first.
fn watch(from: &Candidates, tell: &mut dyn FnMut(Progress)) -> impl FnMut(&Candidates) -> ControlFlow<()> {
    let open = from.open_count();
    move |now: &Candidates| {
        let done = open - now.open_count();
        tell((done as u32, open as u32).into());
        ControlFlow::Continue(())
    }
}
