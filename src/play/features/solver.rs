//! The solver that the player watches: its trail, and its speed.

mod climbing;
mod path;
mod stepping;
pub mod view;

pub use path::{AllGroup, AllLine, AllView, Bottleneck, PathLine, PathView, Pointed};
use stepping::can_keep;

use super::Feature;
use crate::{
    kernel::{Cmd, Explained, Happened, Kernel, Layer, Out},
    messages::SolverMsg,
    walk::{Speed, StepMsg},
    work::{Job, Purpose},
};
use sudoku_core::{Candidates, step::Step, wire::Answer};
use view::SolveView;

/// The feature: the solver. Its walk is the kernel's, as the board shows it.
#[derive(Clone, Debug, Default)]
pub(crate) struct Solver {
    speed: Speed,
}

impl Feature for Solver {
    type Msg = SolverMsg;

    fn at_once(&mut self, msg: &SolverMsg, kernel: &mut Kernel, out: &mut Out) -> bool {
        let reviews = *msg == SolverMsg::Step(StepMsg::Review);
        if reviews {
            stepping::review(kernel, out);
        }
        reviews
    }

    fn update(&mut self, msg: SolverMsg, kernel: &mut Kernel, out: &mut Out) {
        match msg {
            SolverMsg::Step(step) => {
                stepping::step(step, &mut self.speed, kernel, out);
                kernel.input_mut().set_reading(true);
            }
            SolverMsg::Answered(told) => Self::answered(told.job, told.answer, kernel, out),
        }
    }

    fn on(&mut self, happened: &Happened, kernel: &mut Kernel, out: &mut Out) {
        match happened {
            Happened::Turned => {
                climbing::leave(kernel, out);
                kernel.input_mut().set_reading(true);
            }
            Happened::FaceChosen => stepping::come(kernel, out),
            Happened::Questioned => climbing::stop_running(kernel, out),
            Happened::Replaced => {
                kernel.set_walk(None);
                out.push(Cmd::Run(None));
            }
            Happened::SettingsChanged => climbing::follow_the_plan(kernel, out),
            _ => {}
        }
    }

    fn layer(&self, kernel: &Kernel) -> Option<Layer> {
        let walk = kernel.walk_shown()?;
        let explained = |(step, found_in): (&Step, &Candidates)| Explained {
            step: step.clone(),
            found_in: found_in.clone(),
        };
        Some(Layer {
            step: walk.explained().map(explained),
            marks: Some(view::marks_of(walk)),
            ..Layer::default()
        })
    }
}

impl Solver {
    /// Takes the answer to a question that it asked.
    fn answered(job: Job, answer: Answer, kernel: &mut Kernel, out: &mut Out) {
        let Purpose::Solver(ahead) = job.purpose else { return };
        // The board has changed since the question.
        if job.revision != kernel.current().revision() {
            return;
        }
        match answer {
            Answer::Passes(passes) => stepping::passes_found(passes, ahead, kernel, out),
            Answer::Search(search) => stepping::search_found(search, kernel, out),
            Answer::Path(path) => stepping::path_found(path, ahead, kernel, out),
            Answer::Steps(found) => stepping::steps_found(found, kernel, out),
            _ => {}
        }
    }

    /// The view of the solver, while it is on the page or has been.
    pub(crate) fn view(&self, kernel: &Kernel) -> Option<SolveView> {
        view::view(kernel, self.speed)
    }
}
