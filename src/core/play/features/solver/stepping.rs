//! Stepping through the solver.

use super::{
    Stepper,
    climbing::{drop_job, trail_from},
};
use crate::{
    guesses::Search,
    play::{
        kernel::{Cmd, Kernel, Out, Taught},
        solver::{Ahead, Going, Solver, StepMsg},
        taught::{HintSays, HintView},
        ui::Panel,
        work::Purpose,
    },
    telling::Telling,
    trail::{Focus, Trail},
    wire::{SentPosition, Task},
};

impl Stepper {
    /// Turns to the other face of the page. The solver starts from the player's own position, and says so if
    /// that is wrong. A trail from the same position resumes at the same place.
    pub(in crate::play) fn show(&mut self, panel: Panel, kernel: &mut Kernel, out: &mut Out) {
        self.leave(kernel, out);
        kernel.turn_to(panel, out);
        if panel == Panel::Play {
            return;
        }
        let grid = kernel.table.game().grid();
        let wrong = kernel.table.game().mistakes().count();
        match self.solver() {
            Some(Solver::Going(going)) if !going.is_from_givens() && *going.from() == grid => {
                self.follow_the_plan(kernel, out);
            }
            Some(Solver::Going(going)) if going.is_from_givens() && wrong > 0 => {
                self.follow_the_plan(kernel, out);
            }
            Some(_) | None if wrong > 0 => {
                self.begin(Solver::Blocked { wrong });
                out.push(Cmd::Teach(Taught::Blocked(wrong)));
            }
            // A finished board has nothing left to show, and the way to it starts from its givens.
            Some(Solver::Going(going)) if going.is_from_givens() && grid.is_full() => {
                self.follow_the_plan(kernel, out);
            }
            Some(_) | None if grid.is_full() => {
                let givens = kernel.table.game().puzzle().clues().clone();
                self.begin(trail_from(kernel, givens, true));
            }
            Some(_) | None => self.begin(trail_from(kernel, grid, false)),
        }
    }

    /// Steps through the whole puzzle from its givens, ignoring the player's digits.
    pub(in crate::play) fn review(&mut self, kernel: &mut Kernel, out: &mut Out) {
        kernel.page.close();
        self.leave(kernel, out);
        kernel.turn_to(Panel::Solve, out);
        self.begin(trail_from(kernel, kernel.table.game().puzzle().clues().clone(), true));
    }

    pub(super) fn step(&mut self, step: StepMsg, kernel: &mut Kernel, out: &mut Out) {
        if kernel.page.panel() != Panel::Solve {
            return;
        }
        match step {
            StepMsg::SetSpeed(speed) => {
                self.set_speed(speed);
                if self.is_running() {
                    out.push(Cmd::Run(Some(speed.interval())));
                }
            }
            StepMsg::FromGivens => {
                self.leave(kernel, out);
                self.begin(trail_from(kernel, kernel.table.game().puzzle().clues().clone(), true));
                out.push(Cmd::Focus);
            }
            StepMsg::Keep => self.keep(kernel, out),
            StepMsg::Run => self.run(kernel, out),
            StepMsg::ToEnd => self.run_to_end(kernel, out),
            StepMsg::Search => {
                self.stop_running(out);
                if let Some(going) = self.going().filter(|going| going.can_search()) {
                    let from = SentPosition::from(&going.trail().end());
                    kernel.ask(Purpose::Solver(Ahead::Search), Task::Search(from), out);
                }
            }
            StepMsg::Way(way) => self.turn_way(way, kernel, out),
            StepMsg::OtherWay => {
                if let Some(way) = self.going().map(|going| going.way().other()) {
                    self.turn_way(way, kernel, out);
                }
            }
            StepMsg::AllSteps => self.toggle_all_steps(kernel, out),
            StepMsg::Point(index) => self.tell_of_step(index, kernel, out),
            StepMsg::Choose(index) => self.choose_step(index, kernel, out),
            StepMsg::Sift(listed) => {
                if let Some(going) = self.going_mut() {
                    going.list(listed);
                }
            }
            StepMsg::ToTechnique(technique) => {
                self.stop_running(out);
                let next = self.going().and_then(|going| going.next_of(technique));
                if let Some(next) = next {
                    self.walk(StepMsg::GoTo(next), kernel, out);
                }
            }
            StepMsg::Unveil => self.tell_of_it(Going::unveil, kernel, out),
            // The step on the board has more to show.
            StepMsg::NextStep if self.going().is_some_and(|going| going.veiled().is_some()) => {
                self.tell_of_it(Going::tell_more, kernel, out);
            }
            StepMsg::RunTick if !self.is_running() => {}
            // The worker is looking for the next position.
            StepMsg::RunTick if kernel.work.is_for(|purpose| matches!(purpose, Purpose::Solver(_))) => {}
            StepMsg::NextStep
            | StepMsg::BackStep
            | StepMsg::NextPass
            | StepMsg::BackPass
            | StepMsg::ToStart
            | StepMsg::GoTo(_)
            | StepMsg::ShowPass(_)
            | StepMsg::RunTick => {
                if step != StepMsg::RunTick {
                    self.stop_running(out);
                }
                self.walk(step, kernel, out);
            }
        }
    }

    /// Ends the run and the search of the trail.
    pub(super) fn leave(&mut self, kernel: &mut Kernel, out: &mut Out) {
        self.stop_running(out);
        drop_job(kernel, out);
    }

    pub(super) fn walk(&mut self, step: StepMsg, kernel: &mut Kernel, out: &mut Out) {
        // Any highlight belongs to the sentence before, and an answer for the old place on the trail would be
        // added at the wrong one.
        kernel.gaze.point_at(None);
        drop_job(kernel, out);
        if self.ask_ahead(step, kernel, out) {
            return;
        }
        let stages = kernel.player.settings().staged_steps && step == StepMsg::NextStep;
        let Some(going) = self.going_mut() else { return };
        let moved = going.walk(step);
        if moved && stages {
            going.veil();
        }
        // While the solver runs by itself, announces only the end: a listener couldn't follow each step.
        if moved && !going.is_running() {
            self.say_step(kernel, out);
        }
        let Some(going) = self.going_mut() else { return };
        if going.trail().is_at_end() {
            if going.is_running() {
                out.push(Cmd::Teach(Taught::End(going.trail().state())));
            }
            self.stop_running(out);
        }
    }

    /// Reveals more of a step that has stages.
    fn tell_of_it(&mut self, more: impl FnOnce(&mut Going) -> bool, kernel: &mut Kernel, out: &mut Out) {
        kernel.gaze.point_at(None);
        if self.going_mut().is_some_and(more) {
            self.say_step(kernel, out);
        }
    }

    /// Announces the step, as far as it is revealed.
    fn say_step(&self, kernel: &mut Kernel, out: &mut Out) {
        let Some(going) = self.going() else { return };
        let veiled = going.veiled().map(|found| {
            let order = kernel.table.game().order();
            Taught::Hint(Box::new(HintView {
                order,
                says: HintSays::of(found, kernel.table.game()),
                costs: false,
            }))
        });
        out.extend(veiled.or_else(|| said(going.trail())).map(Cmd::Teach));
    }

    fn run(&mut self, kernel: &mut Kernel, out: &mut Out) {
        if self.is_running() {
            self.leave(kernel, out);
            return;
        }
        let interval = self.speed().interval();
        if let Some(going) = self.going_mut().filter(|going| going.can_go_on()) {
            going.run(true);
            out.push(Cmd::Run(Some(interval)));
            self.walk(StepMsg::RunTick, kernel, out);
        }
    }

    pub(in crate::play) fn stop_running(&mut self, out: &mut Out) {
        if self.stop() {
            out.push(Cmd::Run(None));
        }
    }

    pub(super) fn search_found(&mut self, search: Search, out: &mut Out) {
        let Some(going) = self.going_mut() else { return };
        if going.add_search(search) {
            out.extend(said(going.trail()).map(Cmd::Teach));
            // The button that had the focus is gone.
            out.push(Cmd::Focus);
        }
    }

    /// Copies the current position to the player's board as one turn: its digits, and the candidates that
    /// logic ruled out of the notes. An unproven guess among them, which the solution decides, makes this
    /// impossible.
    fn keep(&mut self, kernel: &mut Kernel, out: &mut Out) {
        let Some(trail) = self.trail() else { return };
        let shown = trail.now().clone();
        if shown.to_grid().agrees_with(kernel.table.game().puzzle().solution()) {
            kernel.page.cover(false);
            kernel.turn_to(Panel::Play, out);
            let turn = kernel.table.game().taking_over(&shown);
            kernel.play(turn, out);
            out.push(Cmd::Focus);
        }
    }
}

/// The announcement of the current position.
fn said(trail: &Trail) -> Option<Taught> {
    match trail.focus() {
        Focus::Start => None,
        Focus::End => Some(Taught::End(trail.state())),
        Focus::Step => {
            let telling = Telling::of(trail.last_step()?, trail.found_in());
            Some(Taught::Step(telling, trail.now().order()))
        }
        Focus::Pass(index) => {
            let pass = trail.passes().nth(index)?;
            Some(Taught::Pass { kind: pass.kind, number: pass.number, steps: pass.to - pass.from })
        }
    }
}

/// Whether the current position has anything to copy.
pub(in crate::play) fn can_keep(kernel: &Kernel, trail: &Trail) -> bool {
    trail.now().to_grid().agrees_with(kernel.table.game().puzzle().solution())
        && kernel.table.game().taking_over(trail.now()).is_some()
}
