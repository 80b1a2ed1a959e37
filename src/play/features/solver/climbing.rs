//! The solver beyond singles: its questions to the ladder, and the effect of the answers.

use crate::{
    kernel::{Cmd, Kernel, Out},
    messages::SolverMsg,
    taught::TeachingEvent,
    walk::{Ahead, StepMsg, Walkthrough, Way},
    work::Purpose,
};
use sudoku_core::{
    Candidates,
    passes::Reach,
    telling::Telling,
    trail::State,
    wire::{Ask, Task},
};

/// Asks for everything that a move forwards needs first. Returns whether it asked anything.
pub(super) fn ask_ahead(step: StepMsg, kernel: &mut Kernel, out: &mut Out) -> bool {
    let forwards =
        matches!(step, StepMsg::NextStep | StepMsg::NextVeiled | StepMsg::NextPass | StepMsg::RunTick);
    let Some(walk) = kernel.walk_mut().filter(|_| forwards) else { return false };
    if !walk.wants_more() {
        return false;
    }
    let (end, due, way) = (walk.trail().end(), walk.trail().due(), walk.way());
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
pub(super) fn run_to_end(kernel: &mut Kernel, out: &mut Out) {
    stop_running(kernel, out);
    let Some(walk) = kernel.walk_mut() else { return };
    walk.hide_all();
    let (trail, way) = (walk.trail(), walk.way());
    let (state, climbs) = (trail.state(), trail.is_climbing() || trail.is_at_end());
    let (end, due) = (trail.end(), trail.due());
    let is_climbing = trail.is_climbing();
    let ask = to_the_ladder(kernel, &end);
    let (ahead, task) = match (way, state) {
        (Way::Path, State::Open | State::Dry) => (Ahead::Path(StepMsg::ToEnd), Task::FindPath(ask)),
        (Way::Passes, State::Open) if !is_climbing => (Ahead::Passes, Task::Climb(ask, due, Reach::Singles)),
        (Way::Passes, State::Open | State::Dry) if climbs => {
            (Ahead::Climb(StepMsg::ToEnd), Task::Climb(ask, due, Reach::End))
        }
        _ => return show_far_end(kernel, out),
    };
    look_ahead(ahead, task, kernel, out);
}

/// Switches to passes, or to the path.
pub(super) fn turn_way(way: Way, kernel: &mut Kernel, out: &mut Out) {
    leave(kernel, out);
    if let Some(walk) = kernel.walk_mut() {
        walk.turn(way);
        look_for_path(kernel, out);
    }
}

/// Lets the worker look for the path at once, if the walk is on one that isn't known.
fn look_for_path(kernel: &mut Kernel, out: &mut Out) {
    let Some(walk) = kernel.walk() else { return };
    if walk.way() == Way::Path && walk.trail().is_empty() && walk.trail().state() == State::Open {
        let start = walk.trail().start().clone();
        let task = Task::FindPath(to_the_ladder(kernel, &start));
        look_ahead(Ahead::Path(StepMsg::ToStart), task, kernel, out);
    }
}

/// Shows all steps of the current position, or hides them.
pub(super) fn toggle_all_steps(kernel: &mut Kernel, out: &mut Out) {
    leave(kernel, out);
    kernel.pointer_mut().point_at(None);
    let Some(walk) = kernel.walk_mut() else { return };
    if !walk.hide_all() {
        look_for_all(kernel, out);
    }
}

pub(super) fn look_for_all(kernel: &mut Kernel, out: &mut Out) {
    let Some(walk) = kernel.walk_mut() else { return };
    walk.look_for_all();
    let now = walk.trail().now().clone();
    let task = Task::FindSteps(to_the_ladder(kernel, &now));
    look_ahead(Ahead::AllSteps, task, kernel, out);
}

/// Highlights one of all steps.
pub(super) fn point_at_step(index: usize, kernel: &mut Kernel) {
    kernel.pointer_mut().point_at(None);
    if let Some(walk) = kernel.walk_mut() {
        walk.point_at(index);
    }
}

/// Highlights one of all steps and announces it.
pub(super) fn tell_of_step(index: usize, kernel: &mut Kernel, out: &mut Out) {
    point_at_step(index, kernel);
    let shape = kernel.current().game().shape();
    let walk = kernel.walk();
    let told = walk.and_then(|walk| Some(Telling::of(walk.pointed()?, walk.trail().now())));
    let told = told.map(|telling| TeachingEvent::Step(telling, shape.clone(), None));
    out.extend(told.map(Cmd::Teach));
}

/// Applies one of all steps, if it is highlighted, and then looks for the steps of the next position.
pub(super) fn choose_step(index: usize, kernel: &mut Kernel, out: &mut Out) {
    let Some(walk) = kernel.walk_mut() else { return };
    let Some(all) = walk.all() else { return };
    if all.pointed() != Some(index) {
        tell_of_step(index, kernel, out);
    } else if walk.choose_pointed(index) {
        look_for_all(kernel, out);
    }
}

/// The trail of another ladder is out of date: starts over from the same board, again with passes or the
/// path.
pub(super) fn follow_the_plan(kernel: &mut Kernel, out: &mut Out) {
    let plan = kernel.plan();
    let Some(walk) = kernel.walk_mut().filter(|walk| walk.trail().plan() != plan) else {
        return;
    };
    let (from, from_givens) = (walk.from().clone(), walk.is_from_givens());
    leave(kernel, out);
    begin(kernel, from, from_givens, out);
}

fn to_the_ladder(kernel: &Kernel, from: &Candidates) -> Ask {
    let clues = kernel.current().game().clues().clone();
    Ask { from: from.into(), clues, plan: kernel.plan() }
}

pub(super) fn show_far_end(kernel: &mut Kernel, out: &mut Out) {
    if let Some(walk) = kernel.walk_mut() {
        let state = walk.show_end();
        out.push(Cmd::Teach(TeachingEvent::End(state)));
        stop_running(kernel, out);
    }
}

fn look_ahead(ahead: Ahead, task: Task, kernel: &mut Kernel, out: &mut Out) {
    kernel.ask(Purpose::Solver(ahead), task, |told| SolverMsg::Answered(told).into(), out);
}

/// Starts a walk from a board, in the way of the last one.
pub(super) fn begin(kernel: &mut Kernel, from: sudoku_core::Grid, from_givens: bool, out: &mut Out) {
    stop_running(kernel, out);
    let way = kernel.walk().map(Walkthrough::way).unwrap_or_default();
    kernel.set_walk(Some(Walkthrough::new(from, from_givens, kernel.plan(), way)));
    // Other work goes first: the first step asks for the path as well.
    if kernel.work().job().is_none() {
        look_for_path(kernel, out);
    }
}

/// Starts a walk from the givens.
pub(super) fn begin_from_givens(kernel: &mut Kernel, out: &mut Out) {
    begin(kernel, kernel.current().game().clues().clone(), true, out);
}

/// Ends the worker's job for the solver.
pub(super) fn drop_job(kernel: &mut Kernel, out: &mut Out) {
    kernel.drop_job(|purpose| matches!(purpose, Purpose::Solver(_)), out);
}

/// Ends the run and the search of the trail.
pub(super) fn leave(kernel: &mut Kernel, out: &mut Out) {
    stop_running(kernel, out);
    drop_job(kernel, out);
}

/// Stops the run of the walk.
pub(super) fn stop_running(kernel: &mut Kernel, out: &mut Out) {
    if let Some(walk) = kernel.walk_mut().filter(|walk| walk.is_running()) {
        walk.run(false);
        out.push(Cmd::Run(None));
    }
}
