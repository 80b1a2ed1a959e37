//! Stepping through the solver.

use super::{Announcement, Cmd, Moment, Purpose, Session, StepMsg};
use crate::{
    explain::{Locale, explain},
    guesses::Search,
    play::{aids::Aid, solver::Solver, ui::Panel},
    trail::{Focus, State, Trail},
    wire::{SentPosition, Task},
};

impl Session {
    /// Turns to the other face of the page. The solver starts from the player's own position, and says so
    /// if that is wrong; a trail from the same position is taken up where it was left.
    pub(super) fn show(&mut self, panel: Panel, at: Moment, cmds: &mut Vec<Cmd>) {
        self.turn_to(panel, at, cmds);
        if panel == Panel::Play {
            return;
        }
        let grid = self.game.grid();
        let wrong = self.game.mistakes().count();
        match &self.solver {
            Some(Solver::Going(going)) if !going.from_givens && going.from == grid => {
                self.follow_the_plan(cmds);
            }
            Some(Solver::Going(going)) if going.from_givens && wrong > 0 => self.follow_the_plan(cmds),
            _ if wrong > 0 => {
                self.solver = Some(Solver::Blocked { wrong });
                cmds.push(Cmd::Announce(Announcement::Blocked(wrong)));
            }
            _ => self.solver = Some(self.trail_from(grid, false)),
        }
    }

    /// Steps through the whole puzzle, whatever the player has placed.
    pub(super) fn review(&mut self, at: Moment, cmds: &mut Vec<Cmd>) {
        self.dialog = None;
        self.turn_to(Panel::Solve, at, cmds);
        self.solver = Some(self.trail_from(self.game.puzzle().clues().clone(), true));
    }

    /// Whatever went on for the face that is left ends with it.
    pub(super) fn turn_to(&mut self, panel: Panel, at: Moment, cmds: &mut Vec<Cmd>) {
        self.stop_running(cmds);
        self.drop_solver_job(cmds);
        self.close_hint(cmds);
        self.panel = panel;
        self.gaze.end();
        self.thing = None;
        if panel == Panel::Solve {
            self.note_aid(Aid::Solver, at, cmds);
        }
        // Who looks at the solver is no longer away.
        self.paused &= panel == Panel::Play;
        self.run_clock(at.now);
    }

    pub(super) fn step(&mut self, step: StepMsg, at: Moment, cmds: &mut Vec<Cmd>) {
        if self.panel != Panel::Solve {
            return;
        }
        match step {
            StepMsg::SetSpeed(speed) => {
                self.speed = speed;
                if self.is_running() {
                    cmds.push(Cmd::Run(Some(speed.interval())));
                }
            }
            StepMsg::FromGivens => {
                self.stop_running(cmds);
                self.drop_solver_job(cmds);
                self.solver = Some(self.trail_from(self.game.puzzle().clues().clone(), true));
                cmds.push(Cmd::Focus);
            }
            StepMsg::Keep => self.keep(at, cmds),
            StepMsg::Run => self.run(cmds),
            StepMsg::ToEnd => self.run_to_end(cmds),
            StepMsg::Search => {
                self.stop_running(cmds);
                if let Some(Solver::Going(going)) = &self.solver
                    && going.can_search()
                {
                    let from = SentPosition::from(&going.trail.end());
                    self.ask(Purpose::Search, Task::Search(from), cmds);
                }
            }
            StepMsg::Way(way) => self.turn_way(way, cmds),
            StepMsg::OtherWay => {
                if let Some(way) = self.going_mut().map(|going| going.way.other()) {
                    self.turn_way(way, cmds);
                }
            }
            StepMsg::AllSteps => self.toggle_all_steps(cmds),
            StepMsg::Point(index) => self.tell_of_step(index, cmds),
            StepMsg::Choose(index) => self.choose_step(index, cmds),
            StepMsg::Only(only) => self.only_steps_of(only),
            StepMsg::ToTechnique(technique) => {
                self.stop_running(cmds);
                let next = self.going_mut().and_then(|going| going.next_of(technique));
                if let Some(next) = next {
                    self.walk(StepMsg::GoTo(next), cmds);
                }
            }
            StepMsg::RunTick if !self.is_running() => {}
            // The worker is looking for what comes next.
            StepMsg::RunTick if self.job.is_some_and(|job| job.purpose.is_stepping()) => {}
            _ => {
                if step != StepMsg::RunTick {
                    self.stop_running(cmds);
                }
                self.walk(step, cmds);
            }
        }
    }

    pub(super) fn drop_solver_job(&mut self, cmds: &mut Vec<Cmd>) {
        if self.job.is_some_and(|job| job.purpose.is_stepping()) {
            self.cancel(cmds);
        }
    }

    pub(super) fn walk(&mut self, step: StepMsg, cmds: &mut Vec<Cmd>) {
        // What was pointed at belonged to the sentence before, and an answer on its way to a trail that has
        // moved on would be added in the wrong place.
        self.thing = None;
        self.drop_solver_job(cmds);
        if self.ask_ahead(step, cmds) {
            return;
        }
        let Some(Solver::Going(going)) = &mut self.solver else { return };
        going.all = None;
        let moved = going.walk(step);
        // While it runs by itself only the end is spoken: a listener could not follow each step.
        if moved && !going.running {
            cmds.extend(said(&going.trail).map(Cmd::Announce));
        }
        if going.trail.is_at_end() {
            if going.running {
                cmds.push(Cmd::Announce(Announcement::End(going.trail.state())));
            }
            self.stop_running(cmds);
        }
    }

    fn run(&mut self, cmds: &mut Vec<Cmd>) {
        if self.is_running() {
            self.stop_running(cmds);
            self.drop_solver_job(cmds);
            return;
        }
        let interval = self.speed.interval();
        if let Some(Solver::Going(going)) = &mut self.solver
            && going.can_go_on()
        {
            going.running = true;
            cmds.push(Cmd::Run(Some(interval)));
            self.walk(StepMsg::RunTick, cmds);
        }
    }

    pub(super) fn stop_running(&mut self, cmds: &mut Vec<Cmd>) {
        if let Some(Solver::Going(going)) = &mut self.solver
            && going.running
        {
            going.running = false;
            cmds.push(Cmd::Run(None));
        }
    }

    fn is_running(&self) -> bool {
        matches!(&self.solver, Some(Solver::Going(going)) if going.running)
    }

    pub(super) fn search_found(&mut self, search: Search, cmds: &mut Vec<Cmd>) {
        if let Some(Solver::Going(going)) = &mut self.solver
            && matches!(going.trail.state(), State::Dry | State::Stuck)
        {
            going.trail.go_to(going.trail.len());
            going.trail.add_search(search);
            going.trail.next_step();
            cmds.extend(said(&going.trail).map(Cmd::Announce));
            // The button that was pressed is gone.
            cmds.push(Cmd::Focus);
        }
    }

    /// Takes the moment shown over to the player's board, as one turn: its digits, and what logic ruled out
    /// of the notes. It is possible only where no unproven guess is among them, which the solution decides.
    fn keep(&mut self, at: Moment, cmds: &mut Vec<Cmd>) {
        let Some(trail) = self.solver.as_ref().and_then(Solver::trail) else { return };
        let shown = trail.now().clone();
        if shown.to_grid().agrees_with(self.game.puzzle().solution()) {
            self.paused = false;
            self.turn_to(Panel::Play, at, cmds);
            let turn = self.game.taking_over(&shown);
            self.play(turn, at, cmds);
            cmds.push(Cmd::Focus);
        }
    }

    /// Whether the moment shown holds anything that can be taken over.
    pub(in crate::play) fn can_keep(&self, trail: &Trail) -> bool {
        trail.now().to_grid().agrees_with(self.game.puzzle().solution())
            && self.game.taking_over(trail.now()).is_some()
    }
}

/// What the moment shown says to those who listen.
fn said(trail: &Trail) -> Option<Announcement> {
    match trail.focus() {
        Focus::Start => None,
        Focus::End => Some(Announcement::End(trail.state())),
        Focus::Step => {
            let sentence = explain(trail.last_step()?, trail.found_in(), Locale::default());
            Some(Announcement::Step(sentence, trail.now().order()))
        }
        Focus::Pass(index) => {
            let pass = trail.passes().nth(index)?;
            Some(Announcement::Pass { kind: pass.kind, number: pass.number, steps: pass.to - pass.from })
        }
    }
}
