//! Stepping through the solver.

use super::{Cmd, Out, Purpose, Session, StepMsg, Taught};
use crate::{
    guesses::Search,
    play::{
        solver::{Ahead, Going, Solver},
        taught::{HintSays, HintView},
        ui::Panel,
    },
    telling::Telling,
    trail::{Focus, Trail},
    wire::{SentPosition, Task},
};

impl Session {
    /// Turns to the other face of the page. The solver starts from the player's own position, and says so
    /// if that is wrong; a trail from the same position is taken up where it was left.
    pub(super) fn show(&mut self, panel: Panel, out: &mut Out) {
        self.turn_to(panel, out);
        if panel == Panel::Play {
            return;
        }
        let grid = self.kernel.table.game().grid();
        let wrong = self.kernel.table.game().mistakes().count();
        match self.stepper.solver() {
            Some(Solver::Going(going)) if !going.is_from_givens() && *going.from() == grid => {
                self.follow_the_plan(out);
            }
            Some(Solver::Going(going)) if going.is_from_givens() && wrong > 0 => self.follow_the_plan(out),
            Some(_) | None if wrong > 0 => {
                self.stepper.begin(Solver::Blocked { wrong });
                out.push(Cmd::Teach(Taught::Blocked(wrong)));
            }
            // Of a finished board nothing is left to be told, and the way there is in its givens.
            Some(Solver::Going(going)) if going.is_from_givens() && grid.is_full() => {
                self.follow_the_plan(out);
            }
            Some(_) | None if grid.is_full() => {
                let givens = self.kernel.table.game().puzzle().clues().clone();
                self.stepper.begin(self.trail_from(givens, true));
            }
            Some(_) | None => self.stepper.begin(self.trail_from(grid, false)),
        }
    }

    /// Steps through the whole puzzle, whatever the player has placed.
    pub(super) fn review(&mut self, out: &mut Out) {
        self.kernel.page.close();
        self.turn_to(Panel::Solve, out);
        self.stepper.begin(self.trail_from(self.kernel.table.game().puzzle().clues().clone(), true));
    }

    pub(super) fn step(&mut self, step: StepMsg, out: &mut Out) {
        if self.kernel.page.panel() != Panel::Solve {
            return;
        }
        match step {
            StepMsg::SetSpeed(speed) => {
                self.stepper.set_speed(speed);
                if self.stepper.is_running() {
                    out.push(Cmd::Run(Some(speed.interval())));
                }
            }
            StepMsg::FromGivens => {
                self.stop_running(out);
                self.drop_solver_job(out);
                self.stepper.begin(self.trail_from(self.kernel.table.game().puzzle().clues().clone(), true));
                out.push(Cmd::Focus);
            }
            StepMsg::Keep => self.keep(out),
            StepMsg::Run => self.run(out),
            StepMsg::ToEnd => self.run_to_end(out),
            StepMsg::Search => {
                self.stop_running(out);
                if let Some(going) = self.stepper.going().filter(|going| going.can_search()) {
                    let from = SentPosition::from(&going.trail().end());
                    self.ask(Purpose::Solver(Ahead::Search), Task::Search(from), out);
                }
            }
            StepMsg::Way(way) => self.turn_way(way, out),
            StepMsg::OtherWay => {
                if let Some(way) = self.stepper.going().map(|going| going.way().other()) {
                    self.turn_way(way, out);
                }
            }
            StepMsg::AllSteps => self.toggle_all_steps(out),
            StepMsg::Point(index) => self.tell_of_step(index, out),
            StepMsg::Choose(index) => self.choose_step(index, out),
            StepMsg::Sift(listed) => {
                if let Some(going) = self.stepper.going_mut() {
                    going.list(listed);
                }
            }
            StepMsg::ToTechnique(technique) => {
                self.stop_running(out);
                let next = self.stepper.going().and_then(|going| going.next_of(technique));
                if let Some(next) = next {
                    self.walk(StepMsg::GoTo(next), out);
                }
            }
            StepMsg::Unveil => self.tell_of_it(Going::unveil, out),
            // There is more to be told of the step that is shown.
            StepMsg::NextStep if self.stepper.going().is_some_and(|going| going.veiled().is_some()) => {
                self.tell_of_it(Going::tell_more, out);
            }
            StepMsg::RunTick if !self.stepper.is_running() => {}
            // The worker is looking for what comes next.
            StepMsg::RunTick if self.kernel.work.is_for(|purpose| matches!(purpose, Purpose::Solver(_))) => {}
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
                self.walk(step, out);
            }
        }
    }

    pub(super) fn drop_solver_job(&mut self, out: &mut Out) {
        self.drop_job(|purpose| matches!(purpose, Purpose::Solver(_)), out);
    }

    pub(super) fn walk(&mut self, step: StepMsg, out: &mut Out) {
        // What was pointed at belonged to the sentence before, and an answer on its way to a trail that has
        // moved on would be added in the wrong place.
        self.kernel.gaze.point_at(None);
        self.drop_solver_job(out);
        if self.ask_ahead(step, out) {
            return;
        }
        let stages = self.kernel.player.settings().staged_steps && step == StepMsg::NextStep;
        let Some(going) = self.stepper.going_mut() else { return };
        let moved = going.walk(step);
        if moved && stages {
            going.veil();
        }
        // While it runs by itself only the end is spoken: a listener could not follow each step.
        if moved && !going.is_running() {
            self.say_step(out);
        }
        let Some(going) = self.stepper.going_mut() else { return };
        if going.trail().is_at_end() {
            if going.is_running() {
                out.push(Cmd::Teach(Taught::End(going.trail().state())));
            }
            self.stop_running(out);
        }
    }

    /// Tells more of a step that is told in stages.
    fn tell_of_it(&mut self, more: impl FnOnce(&mut Going) -> bool, out: &mut Out) {
        self.kernel.gaze.point_at(None);
        if self.stepper.going_mut().is_some_and(more) {
            self.say_step(out);
        }
    }

    /// Says what is shown, as far as it is told.
    fn say_step(&self, out: &mut Out) {
        let Some(going) = self.stepper.going() else { return };
        let veiled = going.veiled().map(|found| {
            let order = self.kernel.table.game().order();
            Taught::Hint(Box::new(HintView {
                order,
                says: HintSays::of(found, self.kernel.table.game()),
                costs: false,
            }))
        });
        out.extend(veiled.or_else(|| said(going.trail())).map(Cmd::Teach));
    }

    fn run(&mut self, out: &mut Out) {
        if self.stepper.is_running() {
            self.stop_running(out);
            self.drop_solver_job(out);
            return;
        }
        let interval = self.stepper.speed().interval();
        if let Some(going) = self.stepper.going_mut().filter(|going| going.can_go_on()) {
            going.run(true);
            out.push(Cmd::Run(Some(interval)));
            self.walk(StepMsg::RunTick, out);
        }
    }

    pub(super) fn stop_running(&mut self, out: &mut Out) {
        if self.stepper.stop() {
            out.push(Cmd::Run(None));
        }
    }

    pub(super) fn search_found(&mut self, search: Search, out: &mut Out) {
        let Some(going) = self.stepper.going_mut() else { return };
        if going.add_search(search) {
            out.extend(said(going.trail()).map(Cmd::Teach));
            // The button that was pressed is gone.
            out.push(Cmd::Focus);
        }
    }

    /// Takes the moment shown over to the player's board, as one turn: its digits, and what logic ruled out
    /// of the notes. It is possible only where no unproven guess is among them, which the solution decides.
    fn keep(&mut self, out: &mut Out) {
        let Some(trail) = self.stepper.trail() else { return };
        let shown = trail.now().clone();
        if shown.to_grid().agrees_with(self.kernel.table.game().puzzle().solution()) {
            self.kernel.page.cover(false);
            self.turn_to(Panel::Play, out);
            let turn = self.kernel.table.game().taking_over(&shown);
            self.play(turn, out);
            out.push(Cmd::Focus);
        }
    }

    /// Whether the moment shown holds anything that can be taken over.
    pub(in crate::play) fn can_keep(&self, trail: &Trail) -> bool {
        trail.now().to_grid().agrees_with(self.kernel.table.game().puzzle().solution())
            && self.kernel.table.game().taking_over(trail.now()).is_some()
    }
}

/// What the moment shown says to those who listen.
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
