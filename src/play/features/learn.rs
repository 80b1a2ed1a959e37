//! The techniques to learn: a list by level, and a page for each with its prose and an example.

mod prose;
pub mod view;

pub use prose::{Prose, Section, example, lesson};

use super::Feature;
use crate::{
    kernel::{Handed, Happened, Kernel, Out},
    ui::Dialog,
    work::{Job, Purpose},
};
use std::sync::Arc;
use sudoku_core::{
    Candidates, Grid, Symmetry, Technique, TechniqueSet,
    generate::{
        measure::{Logic, Measure},
        recipe::Recipe,
    },
    ladder::{Plan, Profile},
    order::Order,
    rng::Seed,
    step::Step,
    wire::{Answer, Ask, SentPosition, Task},
};

/// Messages about the techniques to learn.
#[derive(Clone, Debug, PartialEq)]
pub enum LearnMsg {
    /// Show the page of a technique, or the list of all.
    Show(Option<Technique>),
    /// The prose and the examples arrived, or could not be loaded.
    Read(Option<(String, String)>),
    /// Make a puzzle that needs the technique on the page.
    Make,
}

/// The prose and the examples.
#[derive(Clone, Debug, Default, PartialEq)]
enum Texts {
    /// They are on their way.
    #[default]
    Awaited,
    /// They could not be loaded.
    Missing,
    /// They are here.
    Here(Arc<(String, String)>),
}

/// The example of a technique.
#[derive(Clone, Debug, PartialEq)]
struct Example {
    technique: Technique,
    givens: Grid,
    position: Candidates,
    /// The step; none until the worker has found it.
    step: Option<Step>,
}

/// The feature: the page, the texts, and the example.
#[derive(Clone, Debug, Default)]
pub(crate) struct Learn {
    at: Option<Technique>,
    texts: Texts,
    example: Option<Example>,
}

/// The plan that finds the step of a technique's example.
#[must_use]
pub fn only(technique: Technique) -> Plan {
    let mut without = TechniqueSet::NONE;
    for other in Technique::ALL {
        without.set(other, other != technique);
    }
    Plan { profile: Profile::default(), without }
}

/// The number of boards to try for a puzzle that needs a technique.
const ATTEMPTS: u16 = 1000;

impl Feature for Learn {
    type Msg = LearnMsg;

    fn update(&mut self, msg: LearnMsg, kernel: &mut Kernel, out: &mut Out) {
        match msg {
            LearnMsg::Show(technique) => self.show(technique, kernel, out),
            LearnMsg::Read(texts) => {
                self.texts = texts.map_or(Texts::Missing, |texts| Texts::Here(Arc::new(texts)));
                if kernel.page.dialog() == Some(Dialog::Learn) {
                    self.find_example(kernel, out);
                }
            }
            LearnMsg::Make => {
                if let Some(technique) = self.at {
                    let logic = Logic { needs: Some(technique), ..Logic::default() };
                    let seed = Seed::short(out.at.chance);
                    let symmetry = Symmetry::HalfTurn;
                    let order = self.example.as_ref().map_or(Order::Three, |example| example.givens.order());
                    let measure = Measure::minimal(order, seed);
                    let measure = Measure { minimal: false, symmetry, logic, attempts: ATTEMPTS, ..measure };
                    kernel.hand_on(Handed::Recipe(Recipe::Measure(Box::new(measure))));
                }
            }
        }
    }

    fn on(&mut self, _: &Happened, _: &mut Kernel, _: &mut Out) {}

    fn answered(&mut self, _: Job, answer: Answer, _: &mut Kernel, _: &mut Out) {
        if let (Answer::Steps(steps), Some(example)) = (answer, &mut self.example) {
            example.step = steps.into_iter().next();
        }
    }

    fn take(&mut self, handed: Handed, kernel: &mut Kernel, out: &mut Out) {
        if let Handed::Learn(technique) = handed {
            self.show(technique, kernel, out);
        }
    }
}

impl Learn {
    fn show(&mut self, technique: Option<Technique>, kernel: &mut Kernel, out: &mut Out) {
        self.at = technique;
        // A text that could not be loaded is requested again.
        if self.texts == Texts::Missing {
            self.texts = Texts::Awaited;
        }
        kernel.page.open(Dialog::Learn);
        self.find_example(kernel, out);
    }

    /// Asks for the step of the technique's example.
    fn find_example(&mut self, kernel: &mut Kernel, out: &mut Out) {
        let (Some(technique), Texts::Here(texts)) = (self.at, &self.texts) else { return };
        let known = self.example.as_ref().filter(|example| example.technique == technique);
        if known.is_some_and(|example| example.step.is_some()) {
            return;
        }
        self.example = prose::example(&texts.1, technique).map(|(givens, position)| Example {
            technique,
            givens,
            position,
            step: None,
        });
        let Some(example) = &self.example else { return };
        let ask = Ask {
            from: SentPosition::from(&example.position),
            clues: example.givens.clone(),
            plan: only(technique),
        };
        kernel.ask_about(example.givens.order(), Purpose::Learn, Task::FindSteps(ask), out);
    }
}
