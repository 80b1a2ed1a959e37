//! The solver beyond singles: its questions to the ladder, and the effect of the answers.

use super::Stepper;
use crate::{
    Candidates,
    passes::{Pass, PassKind, PathStep, Reach},
    play::{
        kernel::{Cmd, Kernel, Out, Taught},
        solver::{Ahead, AllSteps, Sift, Solver, StepMsg, Way},
        work::Purpose,
    },
    step::Step,
    telling::Telling,
    trail::State,
    wire::{Ask, Task},
};

impl Stepper {
    /// Asks for everything that a move forwards needs first. Returns whether it asked anything.
    pub(super) fn ask_ahead(&mut self, step: StepMsg, kernel: &mut Kernel, out: &mut Out) -> bool {
        let forwards = matches!(step, StepMsg::NextStep | StepMsg::NextPass | StepMsg::RunTick);
        let Some(going) = self.going_mut().filter(|_| forwards) else { return false };
        if !going.wants_more() {
            return false;
        }
        let (end, due, way) = (going.trail().end(), going.trail().due(), going.way());
        let ask = to_the_ladder(kernel, &end);
        let (ahead, task) = match way {
            Way::Passes => (Ahead::Climb(step), Task::Climb(ask, due, Reach::Tier)),
            Way::Path => (Ahead::Path(step), Task::FindPath(ask)),
        };
        look_ahead(ahead, task, kernel, out);
        true
    }

    /// Moves as far as singles lead; from there, or on a path, as far as the ladder leads. Known positions
    /// appear immediately, and the worker finds the rest.
    pub(super) fn run_to_end(&mut self, kernel: &mut Kernel, out: &mut Out) {
        self.stop_running(out);
        let Some(going) = self.going_mut() else { return };
        going.hide_all();
        let (trail, way) = (going.trail(), going.way());
        let (state, climbs) = (trail.state(), trail.is_climbing() || trail.is_at_end());
        let (end, due) = (trail.end(), trail.due());
        let is_climbing = trail.is_climbing();
        let ask = to_the_ladder(kernel, &end);
        let (ahead, task) = match (way, state) {
            (Way::Path, State::Open | State::Dry) => (Ahead::Path(StepMsg::ToEnd), Task::FindPath(ask)),
            (Way::Passes, State::Open) if !is_climbing => {
                (Ahead::Passes, Task::Climb(ask, due, Reach::Singles))
            }
            (Way::Passes, State::Open | State::Dry) if climbs => {
                (Ahead::Climb(StepMsg::ToEnd), Task::Climb(ask, due, Reach::End))
            }
            _ => return self.show_far_end(out),
        };
        look_ahead(ahead, task, kernel, out);
    }

    fn show_far_end(&mut self, out: &mut Out) {
        if let Some(going) = self.going_mut() {
            let state = going.show_end();
            out.push(Cmd::Teach(Taught::End(state)));
            self.stop_running(out);
        }
    }

    pub(super) fn passes_found(
        &mut self,
        passes: Vec<Pass>,
        ahead: Ahead,
        kernel: &mut Kernel,
        out: &mut Out,
    ) {
        let Some(going) = self.going_mut() else { return };
        if let Ahead::Climb(then) = ahead {
            going.add_climb(passes, then == StepMsg::ToEnd);
            // If the ladder finds nothing, the position shown has become the end.
            let then = if going.trail().is_at_end() { StepMsg::ToEnd } else { then };
            self.go_on(then, kernel, out);
        } else {
            going.add_passes(passes);
            self.show_far_end(out);
        }
    }

    pub(super) fn path_found(
        &mut self,
        path: Vec<PathStep>,
        ahead: Ahead,
        kernel: &mut Kernel,
        out: &mut Out,
    ) {
        let Some(going) = self.going_mut().filter(|going| going.way() == Way::Path) else { return };
        going.add_path(path);
        if ahead == Ahead::Path(StepMsg::ToStart) {
            let (kind, steps) = (PassKind::Path, going.trail().len());
            out.push(Cmd::Teach(Taught::Pass { kind, number: None, steps }));
        }
        if let Ahead::Path(then) = ahead {
            self.go_on(then, kernel, out);
        }
    }

    /// Makes the move that was waiting for the worker.
    fn go_on(&mut self, then: StepMsg, kernel: &mut Kernel, out: &mut Out) {
        match then {
            StepMsg::ToEnd => self.show_far_end(out),
            // After the player stops a run, it doesn't take its next step.
            StepMsg::RunTick => self.step(then, kernel, out),
            other => self.walk(other, kernel, out),
        }
    }

    /// Switches to passes, or to the path, which the worker then looks for immediately.
    pub(super) fn turn_way(&mut self, way: Way, kernel: &mut Kernel, out: &mut Out) {
        self.leave(kernel, out);
        let Some(going) = self.going_mut() else { return };
        going.turn(way);
        if going.way() == Way::Path && going.trail().is_empty() && going.trail().state() == State::Open {
            let start = going.trail().start().clone();
            let task = Task::FindPath(to_the_ladder(kernel, &start));
            look_ahead(Ahead::Path(StepMsg::ToStart), task, kernel, out);
        }
    }

    /// Shows all steps of the current position, or hides them.
    pub(super) fn toggle_all_steps(&mut self, kernel: &mut Kernel, out: &mut Out) {
        self.leave(kernel, out);
        kernel.gaze.point_at(None);
        let Some(going) = self.going_mut() else { return };
        if !going.hide_all() {
            self.look_for_all(kernel, out);
        }
    }

    fn look_for_all(&mut self, kernel: &mut Kernel, out: &mut Out) {
        let Some(going) = self.going_mut() else { return };
        going.look_for_all();
        let now = going.trail().now().clone();
        let task = Task::FindSteps(to_the_ladder(kernel, &now));
        look_ahead(Ahead::AllSteps, task, kernel, out);
    }

    pub(super) fn steps_found(&mut self, steps: Vec<Step>, kernel: &mut Kernel, out: &mut Out) {
        let (total, level) = (steps.len(), kernel.table.level());
        let Some(going) = self.going_mut() else { return };
        going.take_all(steps, level);
        let harder = going.all().filter(|all| all.listed() == Sift::Suiting).map_or(0, AllSteps::harder);
        out.push(Cmd::Teach(Taught::AllSteps { total, harder }));
    }

    /// Highlights one of all steps.
    pub(super) fn point_at_step(&mut self, index: usize, kernel: &mut Kernel) {
        kernel.gaze.point_at(None);
        if let Some(going) = self.going_mut() {
            going.point_at(index);
        }
    }

    /// Highlights one of all steps and announces it.
    pub(super) fn tell_of_step(&mut self, index: usize, kernel: &mut Kernel, out: &mut Out) {
        self.point_at_step(index, kernel);
        let order = kernel.table.game().order();
        let going = self.going();
        let told = going.and_then(|going| Some(Telling::of(going.pointed()?, going.trail().now())));
        let told = told.map(|telling| Taught::Step(telling, order));
        out.extend(told.map(Cmd::Teach));
    }

    /// Applies one of all steps, if it is highlighted, and then looks for the steps of the next position.
    pub(super) fn choose_step(&mut self, index: usize, kernel: &mut Kernel, out: &mut Out) {
        let Some(going) = self.going_mut() else { return };
        let Some(all) = going.all() else { return };
        if all.pointed() != Some(index) {
            self.tell_of_step(index, kernel, out);
        } else if going.choose_pointed(index) {
            self.look_for_all(kernel, out);
        }
    }

    /// The trail of another ladder is out of date: starts over from the same board, again with passes or the
    /// path.
    pub(super) fn follow_the_plan(&mut self, kernel: &mut Kernel, out: &mut Out) {
        let plan = kernel.plan();
        let Some(going) = self.going_mut().filter(|going| going.trail().plan() != plan) else {
            return;
        };
        let (from, from_givens, way) = (going.from().clone(), going.is_from_givens(), going.way());
        self.leave(kernel, out);
        self.begin(trail_from(kernel, from, from_givens));
        self.turn_way(way, kernel, out);
    }
}

fn to_the_ladder(kernel: &Kernel, from: &Candidates) -> Ask {
    let clues = kernel.table.game().puzzle().clues().clone();
    Ask { from: from.into(), clues, plan: kernel.plan() }
}

fn look_ahead(ahead: Ahead, task: Task, kernel: &mut Kernel, out: &mut Out) {
    kernel.ask(Purpose::Solver(ahead), task, out);
}

pub(super) fn trail_from(kernel: &Kernel, from: crate::Grid, from_givens: bool) -> Solver {
    Solver::from_grid(from, from_givens, kernel.plan())
}

/// Ends the worker's job for the solver.
pub(super) fn drop_job(kernel: &mut Kernel, out: &mut Out) {
    kernel.drop_job(|purpose| matches!(purpose, Purpose::Solver(_)), out);
}
