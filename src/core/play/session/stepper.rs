//! The stepper's room: the trail that is walked, and how fast it runs.

use crate::{
    play::solver::{Going, Solver, Speed},
    trail::Trail,
};

/// The solver as it is watched.
#[derive(Clone, Debug, Default)]
pub(in crate::play) struct Stepper {
    solver: Option<Solver>,
    speed: Speed,
}

impl Stepper {
    /// What it works on.
    #[must_use]
    pub(in crate::play) const fn solver(&self) -> Option<&Solver> {
        self.solver.as_ref()
    }

    /// The trail and how it is walked, if one is.
    #[must_use]
    pub(in crate::play) fn going(&self) -> Option<&Going> {
        self.solver.as_ref().and_then(Solver::going)
    }

    /// The trail, if one is walked.
    #[must_use]
    pub(in crate::play) fn trail(&self) -> Option<&Trail> {
        self.going().map(Going::trail)
    }

    /// The trail, to be walked.
    pub(super) fn going_mut(&mut self) -> Option<&mut Going> {
        match &mut self.solver {
            Some(Solver::Going(going)) => Some(going),
            Some(Solver::Blocked { .. }) | None => None,
        }
    }

    /// How fast it runs.
    #[must_use]
    pub(in crate::play) const fn speed(&self) -> Speed {
        self.speed
    }

    /// It runs at that speed.
    pub(super) const fn set_speed(&mut self, speed: Speed) {
        self.speed = speed;
    }

    /// Whether it runs.
    #[must_use]
    pub(super) fn is_running(&self) -> bool {
        self.going().is_some_and(Going::is_running)
    }

    /// It runs no longer; whether it did.
    pub(super) fn stop(&mut self) -> bool {
        let ran = self.is_running();
        if let Some(going) = self.going_mut() {
            going.run(false);
        }
        ran
    }

    /// Works on something else.
    pub(super) fn begin(&mut self, solver: Solver) {
        self.solver = Some(solver);
    }

    /// Works on nothing.
    pub(super) fn clear(&mut self) {
        self.solver = None;
    }
}
