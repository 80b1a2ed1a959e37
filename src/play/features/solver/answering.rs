//! The effect of the worker's answers on the walk.

use super::{
    climbing::show_far_end,
    stepping::{move_by, said, tick},
};
use crate::{
    kernel::{Cmd, Kernel, Out, TeachingEvent},
    walk::{Ahead, AllSteps, Sift, StepMsg, Way},
};
use sudoku_core::{
    guesses::Search,
    passes::{Pass, PassKind, PathStep},
    step::Step,
};

pub(super) fn passes_found(passes: Vec<Pass>, ahead: Ahead, kernel: &mut Kernel, out: &mut Out) {
    let Some(walk) = kernel.walk.as_deref_mut() else { return };
    if let Ahead::Climb(then) = ahead {
        walk.add_climb(passes, then == StepMsg::ToEnd);
        // If the ladder finds nothing, the position shown has become the end.
        let then = if walk.trail().is_at_end() { StepMsg::ToEnd } else { then };
        go_on(then, kernel, out);
    } else {
        walk.add_passes(passes);
        show_far_end(kernel, out);
    }
}

pub(super) fn path_found(path: Vec<PathStep>, ahead: Ahead, kernel: &mut Kernel, out: &mut Out) {
    let Some(walk) = kernel.walk.as_deref_mut().filter(|walk| walk.way() == Way::Path) else { return };
    walk.add_path(path);
    if ahead == Ahead::Path(StepMsg::ToStart) {
        let (kind, steps) = (PassKind::Path, walk.trail().len());
        out.push(Cmd::Teach(TeachingEvent::Pass { kind, number: None, steps }));
    }
    if let Ahead::Path(then) = ahead {
        go_on(then, kernel, out);
    }
}

/// Makes the move that was waiting for the worker.
fn go_on(then: StepMsg, kernel: &mut Kernel, out: &mut Out) {
    match then {
        StepMsg::ToEnd => show_far_end(kernel, out),
        // After the player stops a run, it doesn't take its next step.
        StepMsg::RunTick => tick(kernel, out),
        other => move_by(other, kernel, out),
    }
}

pub(super) fn steps_found(steps: Vec<Step>, kernel: &mut Kernel, out: &mut Out) {
    let (total, level) = (steps.len(), kernel.current.level());
    let Some(walk) = kernel.walk.as_deref_mut() else { return };
    walk.take_all(steps, level);
    let harder = walk.all().filter(|all| all.listed() == Sift::Suiting).map_or(0, AllSteps::harder);
    out.push(Cmd::Teach(TeachingEvent::AllSteps { total, harder }));
}

pub(super) fn search_found(search: Search, kernel: &mut Kernel, out: &mut Out) {
    let Some(walk) = kernel.walk.as_deref_mut() else { return };
    if walk.add_search(search) {
        out.extend(said(walk.trail()).map(Cmd::Teach));
        // The button that had the focus is gone.
        out.push(Cmd::Focus);
    }
}
