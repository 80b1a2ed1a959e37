//! The stepper beyond singles: what it asks of the ladder, and what the answers do.

use super::{Announcement, Cmd, Moment, Purpose, Session, StepMsg};
use crate::{
    Candidates,
    passes::{Pass, PassKind, PathStep, Reach},
    play::solver::{AllSteps, Going, Solver, Way},
    step::Step,
    trail::State,
    wire::{Ask, Task, Wanted},
};

impl Session {
    /// A question to the ladder that the player wants.
    fn to_the_ladder(&self, from: &Candidates, wanted: Wanted) -> Task {
        let clues = self.game.puzzle().clues().clone();
        Task::Ladder(Ask { from: from.into(), clues, plan: self.plan() }, wanted)
    }

    /// The trail that is walked.
    pub(super) fn going_mut(&mut self) -> Option<&mut Going> {
        match &mut self.solver {
            Some(Solver::Going(going)) => Some(going),
            _ => None,
        }
    }

    /// A trail from a board.
    pub(super) fn trail_from(&self, from: crate::Grid, from_givens: bool) -> Solver {
        Solver::from_grid(from, from_givens, self.plan())
    }

    /// Asks for what has to be known before a move forwards can be made; whether anything was asked.
    pub(super) fn ask_ahead(&mut self, step: StepMsg, cmds: &mut Vec<Cmd>) -> bool {
        let forwards = matches!(step, StepMsg::NextStep | StepMsg::NextPass | StepMsg::RunTick);
        let Some(going) = self.going_mut().filter(|_| forwards) else { return false };
        if !going.wants_more() {
            return false;
        }
        let (end, due, way) = (going.trail.end(), going.trail.due(), going.way);
        let (purpose, wanted) = match way {
            Way::Passes => (Purpose::Climb(step), Wanted::Passes(due, Reach::Tier)),
            Way::Path => (Purpose::Path(step), Wanted::Path),
        };
        let task = self.to_the_ladder(&end, wanted);
        self.ask(purpose, task, cmds);
        true
    }

    /// As far as singles lead; from there, or on a path, as far as the ladder does. What is known is shown at
    /// once; what is not is found by the worker.
    pub(super) fn run_to_end(&mut self, cmds: &mut Vec<Cmd>) {
        self.stop_running(cmds);
        let Some(going) = self.going_mut() else { return };
        going.all = None;
        let (trail, way) = (&going.trail, going.way);
        let (state, climbs) = (trail.state(), trail.is_climbing() || trail.is_at_end());
        let (end, due) = (trail.end(), trail.due());
        let (purpose, wanted) = match (way, state) {
            (Way::Path, State::Open | State::Dry) => (Purpose::Path(StepMsg::ToEnd), Wanted::Path),
            (Way::Passes, State::Open) if !trail.is_climbing() => {
                (Purpose::Passes, Wanted::Passes(due, Reach::Singles))
            }
            (Way::Passes, State::Open | State::Dry) if climbs => {
                (Purpose::Climb(StepMsg::ToEnd), Wanted::Passes(due, Reach::End))
            }
            _ => return self.show_far_end(cmds),
        };
        let task = self.to_the_ladder(&end, wanted);
        self.ask(purpose, task, cmds);
    }

    fn show_far_end(&mut self, cmds: &mut Vec<Cmd>) {
        if let Some(going) = self.going_mut() {
            going.trail.show_end();
            let state = going.trail.state();
            cmds.push(Cmd::Announce(Announcement::End(state)));
            self.stop_running(cmds);
        }
    }

    pub(super) fn passes_found(
        &mut self,
        passes: Vec<Pass>,
        purpose: Purpose,
        at: Moment,
        cmds: &mut Vec<Cmd>,
    ) {
        let Some(going) = self.going_mut() else { return };
        if let Purpose::Climb(then) = purpose {
            going.trail.add_climb(passes, then == StepMsg::ToEnd);
            // The end that is shown has become another one, if the ladder has nothing to say.
            let then = if going.trail.is_at_end() { StepMsg::ToEnd } else { then };
            self.go_on(then, at, cmds);
        } else {
            going.trail.add_passes(passes);
            self.show_far_end(cmds);
        }
    }

    pub(super) fn path_found(
        &mut self,
        path: Vec<PathStep>,
        purpose: Purpose,
        at: Moment,
        cmds: &mut Vec<Cmd>,
    ) {
        let Some(going) = self.going_mut().filter(|going| going.way == Way::Path) else { return };
        going.add_path(path);
        if purpose == Purpose::Path(StepMsg::ToStart) {
            let (kind, steps) = (PassKind::Path, going.trail.len());
            cmds.push(Cmd::Announce(Announcement::Pass { kind, number: None, steps }));
        }
        if let Purpose::Path(then) = purpose {
            self.go_on(then, at, cmds);
        }
    }

    /// Makes the move for which the worker was asked.
    fn go_on(&mut self, then: StepMsg, at: Moment, cmds: &mut Vec<Cmd>) {
        match then {
            StepMsg::ToEnd => self.show_far_end(cmds),
            // Whoever stopped the run does not want its next step.
            StepMsg::RunTick => self.step(then, at, cmds),
            _ => self.walk(then, cmds),
        }
    }

    /// Turns to passes, or to the path, which is looked for at once.
    pub(super) fn turn_way(&mut self, way: Way, cmds: &mut Vec<Cmd>) {
        self.stop_running(cmds);
        self.drop_solver_job(cmds);
        let Some(going) = self.going_mut() else { return };
        going.turn(way);
        if going.way == Way::Path && going.trail.is_empty() && going.trail.state() == State::Open {
            let start = going.trail.start().clone();
            let task = self.to_the_ladder(&start, Wanted::Path);
            self.ask(Purpose::Path(StepMsg::ToStart), task, cmds);
        }
    }

    /// Shows all steps of the moment shown, or no longer.
    pub(super) fn toggle_all_steps(&mut self, cmds: &mut Vec<Cmd>) {
        self.stop_running(cmds);
        self.drop_solver_job(cmds);
        self.thing = None;
        let Some(going) = self.going_mut() else { return };
        if going.all.take().is_none() {
            self.look_for_all(cmds);
        }
    }

    fn look_for_all(&mut self, cmds: &mut Vec<Cmd>) {
        let Some(going) = self.going_mut() else { return };
        let only = going.all.take().and_then(|all| all.only);
        going.all = Some(AllSteps { only, ..AllSteps::default() });
        let now = going.trail.now().clone();
        let task = self.to_the_ladder(&now, Wanted::All);
        self.ask(Purpose::AllSteps, task, cmds);
    }

    pub(super) fn steps_found(&mut self, steps: Vec<Step>, cmds: &mut Vec<Cmd>) {
        cmds.push(Cmd::Announce(Announcement::AllSteps(steps.len())));
        if let Some(all) = self.going_mut().and_then(|going| going.all.as_mut()) {
            let held = |technique| steps.iter().any(|step| step.technique() == technique);
            all.only = all.only.filter(|&technique| held(technique));
            all.steps = Some(steps);
        }
    }

    /// Points at one of all steps.
    pub(super) fn point_at_step(&mut self, index: usize) {
        self.thing = None;
        if let Some(all) = self.going_mut().and_then(|going| going.all.as_mut()) {
            let there = all.steps.as_ref().is_some_and(|steps| index < steps.len());
            all.pointed = Some(index).filter(|_| there);
        }
    }

    /// Points at one of all steps, and says what it is.
    pub(super) fn tell_of_step(&mut self, index: usize, cmds: &mut Vec<Cmd>) {
        self.point_at_step(index);
        let order = self.game.order();
        let told = self.sentence_shown().map(|sentence| Announcement::Step(sentence, order));
        cmds.extend(told.map(Cmd::Announce));
    }

    /// Takes one of all steps, if it is pointed at; then the steps of the moment after it are looked for.
    pub(super) fn choose_step(&mut self, index: usize, cmds: &mut Vec<Cmd>) {
        let Some(going) = self.going_mut() else { return };
        let Some(all) = &going.all else { return };
        if all.pointed != Some(index) {
            self.tell_of_step(index, cmds);
            return;
        }
        let Some(step) = all.steps.as_ref().and_then(|steps| steps.get(index)).cloned() else { return };
        going.choose(step);
        self.look_for_all(cmds);
    }

    /// Shows the steps of one technique, or of all again.
    pub(super) fn only_steps_of(&mut self, only: Option<crate::Technique>) {
        if let Some(all) = self.going_mut().and_then(|going| going.all.as_mut()) {
            all.only = only;
            all.pointed = None;
        }
    }

    /// A trail that was found by another ladder is no longer what the player wants: it begins anew, in the
    /// same way from the same board.
    pub(super) fn follow_the_plan(&mut self, cmds: &mut Vec<Cmd>) {
        let plan = self.plan();
        let Some(going) = self.going_mut().filter(|going| going.trail.plan() != plan) else { return };
        let (from, from_givens, way) = (going.from.clone(), going.from_givens, going.way);
        self.stop_running(cmds);
        self.drop_solver_job(cmds);
        self.solver = Some(self.trail_from(from, from_givens));
        self.turn_way(way, cmds);
    }
}
