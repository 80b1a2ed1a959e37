//! The solver that the player watches: its trail, and its speed.

mod answering;
mod climbing;
mod marks;
mod path;
mod stepping;
pub mod view;

pub use path::{AllGroup, AllLine, AllView, Bottleneck, PathLine, PathView, Pointed};
use stepping::can_keep;

use super::Feature;
use crate::{
    kernel::{Cmd, Happened, Kernel, Out},
    walk::{Speed, StepMsg},
    work::{Job, Purpose},
};
use sudoku_core::{marks::Marks, wire::Answer};
use view::SolveView;

/// The feature: the solver. Its walk is the kernel's, as the board shows it.
#[derive(Clone, Debug, Default)]
pub(crate) struct Solver {
    speed: Speed,
}

impl Feature for Solver {
    type Msg = StepMsg;

    fn at_once(&mut self, msg: &StepMsg, kernel: &mut Kernel, out: &mut Out) -> bool {
        let reviews = *msg == StepMsg::Review;
        if reviews {
            stepping::review(kernel, out);
        }
        reviews
    }

    fn update(&mut self, msg: StepMsg, kernel: &mut Kernel, out: &mut Out) {
        stepping::step(msg, &mut self.speed, kernel, out);
        kernel.input.set_reading(true);
    }

    fn on(&mut self, happened: &Happened, kernel: &mut Kernel, out: &mut Out) {
        match happened {
            Happened::Turned => climbing::leave(kernel, out),
            Happened::FaceChosen => {
                stepping::come(kernel, out);
                kernel.input.set_reading(true);
            }
            Happened::Questioned => climbing::stop_running(kernel, out),
            Happened::Replaced => {
                kernel.walk = None;
                out.push(Cmd::Run(None));
            }
            Happened::SettingsChanged => climbing::follow_the_plan(kernel, out),
            _ => {}
        }
    }

    fn marks(&self, kernel: &Kernel) -> Option<Marks> {
        kernel.walk_shown().map(marks::marks_of)
    }

    fn answered(&mut self, job: Job, answer: Answer, kernel: &mut Kernel, out: &mut Out) {
        let Purpose::Solver(ahead) = job.purpose else { return };
        // The board has changed since the question.
        if job.revision != kernel.current.revision() {
            return;
        }
        match answer {
            Answer::Passes(passes) => answering::passes_found(passes, ahead, kernel, out),
            Answer::Search(search) => answering::search_found(search, kernel, out),
            Answer::Path(path) => answering::path_found(path, ahead, kernel, out),
            Answer::Steps(steps) => answering::steps_found(steps, kernel, out),
            _ => {}
        }
    }
}

impl Solver {
    /// The view of the solver, while it is on the page or has been.
    pub(crate) fn view(&self, kernel: &Kernel) -> Option<SolveView> {
        view::view(kernel, self.speed)
    }
}
