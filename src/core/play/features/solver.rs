//! The solver that the player watches: its trail, and its speed.

mod climbing;
mod stepping;

pub(in crate::play) use stepping::can_keep;

use super::Feature;
use crate::{
    play::{
        kernel::{Cmd, Happened, Kernel, Out},
        solver::{Going, Solver, Speed, StepMsg},
        ui::Panel,
        work::{Job, Purpose},
    },
    trail::Trail,
    wire::Answer,
};

/// The feature: the solver, and its speed.
#[derive(Clone, Debug, Default)]
pub(in crate::play) struct Stepper {
    solver: Option<Solver>,
    speed: Speed,
}

impl Feature for Stepper {
    type Msg = StepMsg;

    fn update(&mut self, msg: StepMsg, kernel: &mut Kernel, out: &mut Out) {
        self.step(msg, kernel, out);
    }

    fn on(&mut self, happened: &Happened, kernel: &mut Kernel, out: &mut Out) {
        match happened {
            Happened::Turned if kernel.page.panel() != Panel::Solve => self.leave(kernel, out),
            Happened::Replaced => {
                self.solver = None;
                out.push(Cmd::Run(None));
            }
            Happened::SettingsChanged => self.follow_the_plan(kernel, out),
            _ => {}
        }
    }

    fn answered(&mut self, job: Job, answer: Answer, kernel: &mut Kernel, out: &mut Out) {
        let Purpose::Solver(ahead) = job.purpose else { return };
        // The board has changed since the question.
        if job.revision != kernel.table.revision() {
            return;
        }
        match answer {
            Answer::Passes(passes) => self.passes_found(passes, ahead, kernel, out),
            Answer::Search(search) => self.search_found(search, out),
            Answer::Path(path) => self.path_found(path, ahead, kernel, out),
            Answer::Steps(steps) => self.steps_found(steps, kernel, out),
            _ => {}
        }
    }
}

impl Stepper {
    #[must_use]
    pub(in crate::play) const fn solver(&self) -> Option<&Solver> {
        self.solver.as_ref()
    }

    /// The trail and the player's place on it, if any.
    #[must_use]
    pub(in crate::play) fn going(&self) -> Option<&Going> {
        self.solver.as_ref().and_then(Solver::going)
    }

    #[must_use]
    pub(in crate::play) fn trail(&self) -> Option<&Trail> {
        self.going().map(Going::trail)
    }

    pub(super) fn going_mut(&mut self) -> Option<&mut Going> {
        match &mut self.solver {
            Some(Solver::Going(going)) => Some(going),
            Some(Solver::Blocked { .. }) | None => None,
        }
    }

    #[must_use]
    pub(in crate::play) const fn speed(&self) -> Speed {
        self.speed
    }

    pub(super) const fn set_speed(&mut self, speed: Speed) {
        self.speed = speed;
    }

    #[must_use]
    pub(super) fn is_running(&self) -> bool {
        self.going().is_some_and(Going::is_running)
    }

    /// Stops the run. Returns whether it was running.
    pub(super) fn stop(&mut self) -> bool {
        let ran = self.is_running();
        if let Some(going) = self.going_mut() {
            going.run(false);
        }
        ran
    }

    /// Starts on something else.
    pub(super) fn begin(&mut self, solver: Solver) {
        self.solver = Some(solver);
    }
}
