//! Moves through the steps of the solver, and asks the worker for those that are not known yet.

use super::climbing::{
    ask_ahead, begin, begin_from_givens, choose_step, drop_job, follow_the_plan, leave, run_to_end,
    show_far_end, stop_running, tell_of_step, toggle_all_steps, turn_way,
};
use crate::{
    kernel::{Cmd, Kernel, Out},
    messages::SolverMsg,
    taught::{HintSays, HintView, TeachingEvent},
    ui::Panel,
    walk::{Ahead, AllSteps, Sift, Speed, StepMsg, Walkthrough, Way, line_by_line::LineByLine},
    work::Purpose,
};
use sudoku_core::{
    Candidates,
    guesses::Search,
    ladder::StepsFound,
    passes::{Pass, PassKind, PathStep},
    telling::Telling,
    trail::{Focus, Trail},
    wire::{SentPosition, Task},
};

/// The player turned to a face. The solver starts from the player's own position, unless that is wrong. A
/// walk from the same position resumes at the same place.
pub(super) fn come(kernel: &mut Kernel, out: &mut Out) {
    if !kernel.page().panel().shows_a_walk() {
        return;
    }
    let grid = kernel.current().game().grid();
    let wrong = kernel.current().game().mistakes().count();
    let walk = kernel.walk();
    // A finished board has nothing left to show, and the way to it starts from its givens.
    let resumes = walk.is_some_and(|walk| {
        if walk.is_from_givens() { wrong > 0 || grid.is_full() } else { *walk.from() == grid }
    });
    if resumes {
        follow_the_plan(kernel, out);
    } else if wrong > 0 {
        kernel.set_walk(None);
        out.push(Cmd::Teach(TeachingEvent::Blocked(wrong)));
    } else if grid.is_full() {
        begin_from_givens(kernel, out);
    } else {
        begin(kernel, grid, false, out);
    }
}

/// Steps through the whole puzzle from its givens, ignoring the player's digits.
pub(super) fn review(kernel: &mut Kernel, out: &mut Out) {
    kernel.page_mut().close();
    kernel.turn_to(Panel::Solve, out);
    begin_from_givens(kernel, out);
}

pub(super) fn step(step: StepMsg, speed: &mut Speed, kernel: &mut Kernel, out: &mut Out) {
    if !kernel.page().panel().shows_a_walk() {
        return;
    }
    match step {
        StepMsg::SetSpeed(chosen) => {
            *speed = chosen;
            if is_running(kernel) {
                out.push(Cmd::Run(Some(chosen.interval())));
            }
        }
        StepMsg::FromGivens => {
            leave(kernel, out);
            begin_from_givens(kernel, out);
            out.push(Cmd::Focus);
        }
        StepMsg::Keep => keep(kernel, out),
        StepMsg::Run => run(*speed, kernel, out),
        StepMsg::ToEnd => run_to_end(kernel, out),
        StepMsg::Search => {
            stop_running(kernel, out);
            if let Some(walk) = kernel.walk().filter(|walk| walk.can_search()) {
                let from = SentPosition::from(&walk.trail().end());
                kernel.ask(
                    Purpose::Solver(Ahead::Search),
                    Task::Search(from),
                    |told| SolverMsg::Answered(told).into(),
                    out,
                );
            }
        }
        StepMsg::Way(way) => turn_way(way, kernel, out),
        StepMsg::OtherWay => {
            if let Some(way) = kernel.walk().map(|walk| walk.way().other()) {
                turn_way(way, kernel, out);
            }
        }
        StepMsg::AllSteps => toggle_all_steps(kernel, out),
        StepMsg::Point(index) => tell_of_step(index, kernel, out),
        StepMsg::Choose(index) => choose_step(index, kernel, out),
        StepMsg::Sift(listed) => {
            if let Some(walk) = kernel.walk_mut() {
                walk.list(listed);
            }
        }
        StepMsg::ToTechnique(technique) => {
            stop_running(kernel, out);
            let next = kernel.walk().and_then(|walk| walk.next_of(technique));
            if let Some(next) = next {
                move_by(StepMsg::GoTo(next), kernel, out);
            }
        }
        // The step on the board has more lines, or is to lose its last.
        StepMsg::NextStep if by_line(LineByLine::go_on, kernel, out) => {}
        StepMsg::BackStep if by_line(LineByLine::go_back, kernel, out) => {}
        StepMsg::Unveil if by_line(LineByLine::tell_all, kernel, out) => {}
        StepMsg::Unveil => tell_of_it(Walkthrough::unveil, false, kernel, out),
        // The step on the board has more to show.
        StepMsg::NextStep if kernel.walk().is_some_and(|walk| walk.veiled().is_some()) => {
            tell_of_it(Walkthrough::tell_more, true, kernel, out);
        }
        StepMsg::RunTick => tick(kernel, out),
        // Nothing is before the start, and the search for the path goes on.
        StepMsg::BackStep | StepMsg::BackPass
            if kernel.walk().is_some_and(|walk| walk.trail().focus() == Focus::Start) => {}
        StepMsg::NextStep
        | StepMsg::NextVeiled
        | StepMsg::BackStep
        | StepMsg::NextPass
        | StepMsg::BackPass
        | StepMsg::ToStart
        | StepMsg::GoTo(_)
        | StepMsg::ShowPass(_) => {
            stop_running(kernel, out);
            move_by(step, kernel, out);
        }
        StepMsg::Review => {}
    }
}

/// Takes the next step of a run, unless the player has stopped it or the worker is looking for the step.
pub(super) fn tick(kernel: &mut Kernel, out: &mut Out) {
    let asks = kernel.work().is_for(|purpose| matches!(purpose, Purpose::Solver(_)));
    if is_running(kernel) && !asks && !moves_in_lines(LineByLine::go_on, kernel) {
        move_by(StepMsg::RunTick, kernel, out);
    }
}

pub(super) fn move_by(step: StepMsg, kernel: &mut Kernel, out: &mut Out) {
    // Any highlight belongs to the sentence before, and an answer for the old place on the trail would be
    // added at the wrong one.
    kernel.pointer_mut().point_at(None);
    drop_job(kernel, out);
    if ask_ahead(step, kernel, out) {
        return;
    }
    let stages = kernel.player().settings().staged_steps && step == StepMsg::NextStep;
    let Some(walk) = kernel.walk_mut() else { return };
    let moved = walk.move_by(step);
    // A presenter's way back knows no stop between singles and the ladder.
    if step == StepMsg::NextVeiled
        && walk.can_go_on()
        && walk.trail().is_at_end()
        && ask_ahead(step, kernel, out)
    {
        return;
    }
    let Some(walk) = kernel.walk_mut() else { return };
    if moved && stages {
        walk.veil();
    }
    // A jump to a step shows all of it.
    let goes_on = matches!(step, StepMsg::NextStep | StepMsg::RunTick);
    if moved {
        begin_lines(goes_on, kernel);
    }
    let Some(walk) = kernel.walk_mut() else { return };
    // While the solver runs by itself, announces only the end: a listener couldn't follow each step.
    if moved && !walk.is_running() {
        let place = walk.veiled().filter(|_| step == StepMsg::NextVeiled).map(TeachingEvent::place_of);
        match place {
            Some(place) => out.push(Cmd::Teach(place)),
            None => say_step(kernel, out),
        }
    }
    let Some(walk) = kernel.walk_mut() else { return };
    if walk.trail().is_at_end() {
        if walk.is_running() {
            out.push(Cmd::Teach(TeachingEvent::End(walk.trail().state())));
        }
        stop_running(kernel, out);
    }
}

/// Reveals more of a step that has stages.
fn tell_of_it(
    more: impl FnOnce(&mut Walkthrough) -> bool,
    by_line: bool,
    kernel: &mut Kernel,
    out: &mut Out,
) {
    kernel.pointer_mut().point_at(None);
    if kernel.walk_mut().is_some_and(more) {
        begin_lines(by_line, kernel);
        say_step(kernel, out);
    }
}

/// Starts the step on the board line by line if it is next, and shows all of any other.
fn begin_lines(is_next: bool, kernel: &mut Kernel) {
    kernel.set_lines(None);
    let step = kernel.walk().filter(|_| is_next).and_then(|walk| {
        let trail = walk.trail();
        walk.step_told().map(|step| (step.clone(), trail.found_in().clone()))
    });
    if let Some((step, found_in)) = step {
        kernel.begin_lines(&step, &found_in);
    }
}

fn moves_in_lines(by: fn(&mut LineByLine) -> bool, kernel: &mut Kernel) -> bool {
    let step = kernel.walk().and_then(Walkthrough::step_told).cloned();
    step.is_some_and(|step| kernel.move_in_lines(&step, by))
}

/// Moves along the lines of the step, and announces the change. Returns whether there was a line to move to.
fn by_line(by: fn(&mut LineByLine) -> bool, kernel: &mut Kernel, out: &mut Out) -> bool {
    let moved = moves_in_lines(by, kernel);
    if moved {
        stop_running(kernel, out);
        say_step(kernel, out);
    }
    moved
}

/// Announces the step, as far as it is revealed.
fn say_step(kernel: &mut Kernel, out: &mut Out) {
    let Some(walk) = kernel.walk() else { return };
    let veiled = walk.veiled().map(|found| {
        let shape = kernel.current().game().shape();
        TeachingEvent::Hint(Box::new(HintView {
            shape: shape.clone(),
            says: HintSays::of(found, kernel.current().game()),
            costs: false,
        }))
    });
    let line = || {
        let line = kernel.lines()?.told();
        let telling = Telling::of(walk.step_told()?, walk.trail().found_in());
        Some(TeachingEvent::Line { telling, shape: walk.trail().now().shape().clone(), line })
    };
    out.extend(veiled.or_else(line).or_else(|| said(walk.trail())).map(Cmd::Teach));
}

fn run(speed: Speed, kernel: &mut Kernel, out: &mut Out) {
    if is_running(kernel) {
        leave(kernel, out);
        return;
    }
    if let Some(walk) = kernel.walk_mut().filter(|walk| walk.can_go_on()) {
        walk.run(true);
        out.push(Cmd::Run(Some(speed.interval())));
        move_by(StepMsg::RunTick, kernel, out);
    }
}

/// Copies the current position to the player's board as one turn: its digits, and the candidates that
/// logic ruled out of the notes. An unproven guess among them, which the solution decides, makes this
/// impossible.
fn keep(kernel: &mut Kernel, out: &mut Out) {
    let Some(trail) = kernel.walk().map(Walkthrough::trail) else { return };
    let shown = trail.now().clone();
    if agrees(&shown, kernel) {
        kernel.page_mut().cover(false);
        kernel.turn_to(Panel::HOME, out);
        let turn = kernel.current().game().taking_over(&shown);
        kernel.play(turn, out);
        out.push(Cmd::Focus);
    }
}

fn is_running(kernel: &Kernel) -> bool {
    kernel.walk().is_some_and(Walkthrough::is_running)
}

/// The announcement of the current position.
pub(super) fn said(trail: &Trail) -> Option<TeachingEvent> {
    match trail.focus() {
        Focus::Start => None,
        Focus::End => Some(TeachingEvent::End(trail.state())),
        Focus::Step => {
            let telling = Telling::of(trail.last_step()?, trail.found_in());
            let pass = trail.pass().and_then(|index| trail.passes().nth(index));
            let number = pass.map(|pass| (trail.at() - pass.from, pass.to - pass.from));
            Some(TeachingEvent::Step(telling, trail.now().shape().clone(), number))
        }
        Focus::Pass(index) => {
            let pass = trail.passes().nth(index)?;
            Some(TeachingEvent::Pass { kind: pass.kind, number: pass.number, steps: pass.to - pass.from })
        }
    }
}

/// Whether a position has no digit that the solution doesn't have.
fn agrees(position: &Candidates, kernel: &Kernel) -> bool {
    kernel.current().game().solution().is_some_and(|solution| position.to_grid().agrees_with(solution))
}

/// Whether the current position has anything to copy.
pub(crate) fn can_keep(kernel: &Kernel, trail: &Trail) -> bool {
    agrees(trail.now(), kernel) && kernel.current().game().taking_over(trail.now()).is_some()
}

pub(super) fn passes_found(passes: Vec<Pass>, ahead: Ahead, kernel: &mut Kernel, out: &mut Out) {
    let Some(walk) = kernel.walk_mut() else { return };
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
    let Some(walk) = kernel.walk_mut().filter(|walk| walk.way() == Way::Path) else { return };
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

pub(super) fn steps_found(found: StepsFound, kernel: &mut Kernel, out: &mut Out) {
    let (total, stopped, level) = (found.steps.len(), found.stopped, kernel.current().level());
    let Some(walk) = kernel.walk_mut() else { return };
    walk.take_all(found, level);
    let harder = walk.all().filter(|all| all.listed() == Sift::Suiting).map_or(0, AllSteps::harder);
    out.push(Cmd::Teach(TeachingEvent::AllSteps { total, harder, stopped }));
}

pub(super) fn search_found(search: Search, kernel: &mut Kernel, out: &mut Out) {
    let Some(walk) = kernel.walk_mut() else { return };
    if walk.add_search(search) {
        out.extend(said(walk.trail()).map(Cmd::Teach));
        // The button that had the focus is gone.
        out.push(Cmd::Focus);
    }
}
