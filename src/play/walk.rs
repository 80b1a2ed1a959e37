//! The solver in play: a trail from the player's position, and the player's place on it.

pub mod line_by_line;
pub mod stages;

use crate::{
    game::clock::Millis,
    walk::stages::{FoundStep, Stage},
};
use sudoku_core::{
    Candidates, Grid, Technique,
    guesses::Search,
    ladder::{Plan, StepsFound},
    level::Level,
    passes::{Pass, PathStep},
    step::{Conclusion, Step},
    trail::{Focus, State, Trail},
};

/// The speed of the solver's run.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Speed {
    /// A step every two seconds: time to read.
    Slow,
    /// A step a second.
    #[default]
    Normal,
    /// Four steps a second.
    Fast,
}

impl Speed {
    /// All speeds, slowest first.
    pub const ALL: [Speed; 3] = [Speed::Slow, Speed::Normal, Speed::Fast];

    /// A short name, independent of language.
    #[must_use]
    pub const fn slug(self) -> &'static str {
        match self {
            Self::Slow => "slow",
            Self::Normal => "normal",
            Self::Fast => "fast",
        }
    }

    /// The time between two steps.
    #[must_use]
    pub const fn interval(self) -> Millis {
        match self {
            Self::Slow => 2000,
            Self::Normal => 1000,
            Self::Fast => 250,
        }
    }
}

/// A question of the solver to the worker.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ahead {
    /// All passes of singles.
    Passes,
    /// A search.
    Search,
    /// The next passes beyond singles, and then that move.
    Climb(StepMsg),
    /// The whole path, and then that move.
    Path(StepMsg),
    /// All steps of the current position.
    AllSteps,
}

/// A message to the solver.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum StepMsg {
    /// Show the next step.
    NextStep,
    /// Show the next step, with only its place revealed.
    NextVeiled,
    /// Show the step before.
    BackStep,
    /// Reveal the whole of a step in stages.
    Unveil,
    /// Show the next pass, whole.
    NextPass,
    /// Show the pass before, whole.
    BackPass,
    /// Go as far as singles lead.
    ToEnd,
    /// Go back to the start.
    ToStart,
    /// Let it run, or stop it.
    Run,
    /// Run at that speed.
    SetSpeed(Speed),
    /// Take the next step of a run.
    RunTick,
    /// Show the position after that many steps.
    GoTo(usize),
    /// Show a pass, whole.
    ShowPass(usize),
    /// Search from where singles ran out.
    Search,
    /// Copy the digits shown to the board.
    Keep,
    /// Step from the givens, as the player's position is wrong.
    FromGivens,
    /// Switch to that way of walking.
    Way(Way),
    /// Switch to the other way.
    OtherWay,
    /// Show all steps of the current position, or hide them.
    AllSteps,
    /// Highlight one of them, by its index.
    Point(usize),
    /// Apply one of them. One that isn't highlighted yet is highlighted first: a finger has no other way.
    Choose(usize),
    /// Of all steps, show these.
    Sift(Sift),
    /// Turn to the solver, and step from the givens.
    Review,
    /// Go to the next known step of a technique; after the last, to the first.
    ToTechnique(Technique),
}

/// The solver's way of walking.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Way {
    /// By passes: all singles or pairs of a kind together, and harder steps one by one.
    Passes,
    /// One step after another, the easiest first, all the way.
    #[default]
    Path,
}

impl Way {
    /// Both, in the order of the controls.
    pub const ALL: [Way; 2] = [Way::Path, Way::Passes];

    /// Returns the other way of walking.
    #[must_use]
    pub const fn other(self) -> Self {
        match self {
            Self::Passes => Self::Path,
            Self::Path => Self::Passes,
        }
    }
}

/// The selection of steps in the list of all.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Sift {
    /// Those that suit the level of the puzzle.
    #[default]
    Suiting,
    /// All of them.
    All,
    /// Those of one technique.
    One(Technique),
}

impl Sift {
    /// A name, independent of language.
    #[must_use]
    pub const fn slug(self) -> &'static str {
        match self {
            Self::Suiting => "suiting",
            Self::All => "all",
            Self::One(technique) => technique.slug(),
        }
    }

    /// The value with that name.
    #[must_use]
    pub fn from_slug(slug: &str) -> Option<Self> {
        match slug {
            "suiting" => Some(Self::Suiting),
            "all" => Some(Self::All),
            slug => Technique::from_slug(slug).map(Self::One),
        }
    }
}

/// All steps of one position.
#[derive(Clone, Debug, Default)]
pub struct AllSteps {
    /// The steps, the easiest technique first; none until found.
    steps: Option<Vec<Step>>,
    /// The highlighted one.
    pointed: Option<usize>,
    /// The selection listed.
    listed: Sift,
    /// The hardest tier that suits the puzzle.
    tier: u8,
    /// Whether the search stopped at its limit.
    stopped: bool,
}

impl AllSteps {
    /// The steps, the easiest technique first; none until found.
    #[must_use]
    pub fn steps(&self) -> Option<&[Step]> {
        self.steps.as_deref()
    }

    /// Whether the search stopped at its limit, so that there may be more.
    #[must_use]
    pub const fn is_stopped(&self) -> bool {
        self.stopped
    }

    /// Returns the index of the highlighted step.
    #[must_use]
    pub const fn pointed(&self) -> Option<usize> {
        self.pointed
    }

    /// Returns the highlighted step.
    #[must_use]
    pub fn pointed_step(&self) -> Option<&Step> {
        self.steps.as_ref()?.get(self.pointed?)
    }

    /// The selection listed.
    #[must_use]
    pub const fn listed(&self) -> Sift {
        self.listed
    }

    /// Whether the steps of a technique are listed.
    #[must_use]
    pub fn lists(&self, technique: Technique) -> bool {
        match self.listed {
            Sift::Suiting => self.suits(technique),
            Sift::All => true,
            Sift::One(one) => one == technique,
        }
    }

    /// The number of steps too hard for the puzzle.
    #[must_use]
    pub fn harder(&self) -> usize {
        self.steps.iter().flatten().filter(|step| !self.suits(step.technique())).count()
    }

    fn suits(&self, technique: Technique) -> bool {
        technique.info().tier <= self.tier
    }
}

/// A trail and the player's place on it.
#[derive(Clone, Debug)]
pub struct Walkthrough {
    /// The passes and steps.
    trail: Trail,
    /// The board at its start.
    from: Grid,
    /// Whether that is only the givens, though the player has placed more.
    from_givens: bool,
    /// Whether it runs by itself.
    running: bool,
    /// The way of walking.
    way: Way,
    /// The trail of the other way, unchanged.
    parked: Option<Trail>,
    /// For each step of a path, the number of conclusions to choose from; 0 if not counted.
    choices: Vec<u32>,
    /// All steps of the moment shown, while they are shown.
    all: Option<AllSteps>,
    /// The revealed part of the current step, until everything is revealed.
    veiled: Option<Box<FoundStep>>,
}

impl Walkthrough {
    /// A walk from a board by the techniques of a plan, in that way.
    #[must_use]
    pub fn new(from: Grid, from_givens: bool, plan: Plan, way: Way) -> Self {
        Self {
            trail: Trail::with_plan(Candidates::new(&from), plan),
            from,
            from_givens,
            running: false,
            way,
            parked: None,
            choices: Vec::new(),
            all: None,
            veiled: None,
        }
    }

    /// The passes and steps.
    #[must_use]
    pub const fn trail(&self) -> &Trail {
        &self.trail
    }

    /// The board at its start.
    #[must_use]
    pub const fn from(&self) -> &Grid {
        &self.from
    }

    /// Whether that is only the givens, though the player has placed more.
    #[must_use]
    pub const fn is_from_givens(&self) -> bool {
        self.from_givens
    }

    /// Whether it runs by itself.
    #[must_use]
    pub const fn is_running(&self) -> bool {
        self.running
    }

    /// Starts its run, or stops it.
    pub const fn run(&mut self, running: bool) {
        self.running = running;
    }

    /// The way of walking.
    #[must_use]
    pub const fn way(&self) -> Way {
        self.way
    }

    /// For each step of a path, the number of conclusions to choose from; 0 if not counted.
    #[must_use]
    pub fn choices(&self) -> &[u32] {
        &self.choices
    }

    /// All steps of the moment shown, while they are shown.
    #[must_use]
    pub const fn all(&self) -> Option<&AllSteps> {
        self.all.as_ref()
    }

    /// The revealed part of the current step, until everything is revealed.
    #[must_use]
    pub fn veiled(&self) -> Option<&FoundStep> {
        self.veiled.as_deref()
    }

    /// The step on the board with the position it was found in, once it is completely revealed.
    #[must_use]
    pub fn explained(&self) -> Option<(&Step, &Candidates)> {
        let trail = self.trail();
        match self.all() {
            Some(all) => Some((all.pointed_step()?, trail.now())),
            None => Some((self.step_told()?, trail.found_in())),
        }
    }

    /// The current step, with everything revealed.
    #[must_use]
    pub fn step_told(&self) -> Option<&Step> {
        self.trail.last_step().filter(|_| self.trail.focus() == Focus::Step && self.veiled.is_none())
    }

    /// Hides all of a step just reached except its place.
    pub fn veil(&mut self) {
        let step = self.trail.last_step().filter(|_| self.trail.focus() == Focus::Step).cloned();
        self.veiled = step.map(|step| Box::new(FoundStep::new(step, self.trail.found_in().clone())));
    }

    /// Reveals the place of the current step and no more, or also the name of its technique.
    pub fn veil_again(&mut self, named: bool) {
        self.veil();
        if named {
            self.veiled = self.veiled.take().map(|found| Box::new(found.named()));
        }
    }

    /// Reveals more of a step: its technique, then all. Returns whether there was more.
    pub fn tell_more(&mut self) -> bool {
        let Some(veiled) = self.veiled.take() else { return false };
        let told = veiled.further();
        self.veiled = (told.stage != Stage::Why).then(|| Box::new(told));
        true
    }

    /// Reveals all of a step. Returns whether there was more.
    pub fn unveil(&mut self) -> bool {
        self.veiled.take().is_some()
    }

    /// The highlighted one of all steps.
    #[must_use]
    pub fn pointed(&self) -> Option<&Step> {
        self.all.as_ref()?.pointed_step()
    }

    /// The position to draw: the one before a step, so that its eliminations can be struck out; after the
    /// removal of a guess, the one without its digits. While all steps are shown, it is the current position
    /// itself.
    #[must_use]
    pub fn shown(&self) -> Candidates {
        let trail = &self.trail;
        if self.all.is_some() {
            return trail.now().clone();
        }
        match trail.focus() {
            Focus::Start | Focus::End => trail.now().clone(),
            Focus::Pass(_) => trail.found_in().clone(),
            Focus::Step => match trail.last_step().map(|step| &step.conclusion) {
                Some(Conclusion::TakeBack(_)) => trail.now().clone(),
                _ => trail.drawn_from(),
            },
        }
    }

    /// Starts a search for all steps of the current position, with the same selection as before.
    pub fn look_for_all(&mut self) {
        self.veiled = None;
        let listed = self.all.take().map(|all| all.listed).unwrap_or_default();
        self.all = Some(AllSteps { listed, ..AllSteps::default() });
    }

    /// Hides all steps. Returns whether they were shown.
    pub fn hide_all(&mut self) -> bool {
        self.all.take().is_some()
    }

    /// Takes all steps of the current position, if they are still wanted. Those within the level of the
    /// puzzle suit it, and so do the easiest ones; with an unknown level, only these. Beyond the tiers of all levels,
    /// a step is too hard for any puzzle.
    pub fn take_all(&mut self, StepsFound { steps, stopped }: StepsFound, level: Option<Level>) {
        if let Some(all) = &mut self.all {
            let tiers = || steps.iter().map(|step| step.technique().info().tier);
            let of_level = |level: Level| level.hardest_tier().or(Level::Fiendish.hardest_tier());
            let needed = level.and_then(of_level).unwrap_or_default();
            all.tier = tiers().min().unwrap_or_default().max(needed);
            if let Sift::One(one) = all.listed
                && !steps.iter().any(|step| step.technique() == one)
            {
                all.listed = Sift::Suiting;
            }
            all.steps = Some(steps);
            all.stopped = stopped;
        }
    }

    /// Highlights one of all steps, if it exists.
    pub fn point_at(&mut self, index: usize) {
        if let Some(all) = &mut self.all {
            let there = all.steps.as_ref().is_some_and(|steps| index < steps.len());
            all.pointed = Some(index).filter(|_| there);
        }
    }

    /// Selects these steps for the list.
    pub fn list(&mut self, listed: Sift) {
        if let Some(all) = &mut self.all {
            (all.listed, all.pointed) = (listed, None);
        }
    }

    /// Applies one of all steps, if it is highlighted, and drops everything after the current position.
    /// Returns whether it was.
    pub fn choose_pointed(&mut self, index: usize) -> bool {
        let all = self.all.as_ref().filter(|all| all.pointed == Some(index));
        let Some(step) = all.and_then(AllSteps::pointed_step).cloned() else { return false };
        self.choices.truncate(self.trail.at());
        self.trail.choose(step);
        true
    }

    /// Shows the far end, and returns its state.
    pub fn show_end(&mut self) -> State {
        self.veiled = None;
        self.trail.show_end();
        self.trail.state()
    }

    /// Takes the passes by singles.
    pub fn add_passes(&mut self, passes: Vec<Pass>) {
        self.trail.add_passes(passes);
    }

    /// Takes the passes of the ladder; if they lead to the end, they are all.
    pub fn add_climb(&mut self, passes: Vec<Pass>, to_the_end: bool) {
        self.trail.add_climb(passes, to_the_end);
    }

    /// Takes a search and shows its first step, if the trail has run out. Returns whether it has.
    pub fn add_search(&mut self, search: Search) -> bool {
        let dry = matches!(self.trail.state(), State::Dry | State::Stuck);
        if dry {
            self.trail.go_to(self.trail.len());
            self.trail.add_search(search);
            self.trail.next_step();
            self.veiled = None;
        }
        dry
    }

    /// Makes a move that needs no more than one look at the board. Returns whether anything new is shown.
    pub fn move_by(&mut self, step: StepMsg) -> bool {
        (self.all, self.veiled) = (None, None);
        match step {
            StepMsg::NextStep | StepMsg::RunTick => self.trail.next_step(),
            StepMsg::NextVeiled => {
                let moved = self.trail.next_step();
                // A step of a search has no place to look at.
                if self.trail.last_step().is_some_and(|step| step.technique().info().tier > 0) {
                    self.veil();
                }
                moved
            }
            StepMsg::BackStep => self.trail.back_step(),
            // A path has no passes: showing it whole would give away the solution.
            StepMsg::NextPass if self.way == Way::Path => self.trail.next_step(),
            StepMsg::BackPass if self.way == Way::Path => self.trail.back_step(),
            StepMsg::NextPass => self.trail.next_pass(),
            StepMsg::BackPass => self.trail.back_pass(),
            StepMsg::ToStart => {
                self.trail.go_to(0);
                true
            }
            StepMsg::GoTo(at) => {
                self.trail.go_to(at);
                true
            }
            StepMsg::ShowPass(index) => {
                self.trail.show_pass(index);
                true
            }
            // Any other message leaves the trail unchanged.
            StepMsg::Unveil
            | StepMsg::ToEnd
            | StepMsg::Run
            | StepMsg::SetSpeed(_)
            | StepMsg::Search
            | StepMsg::Keep
            | StepMsg::FromGivens
            | StepMsg::Review
            | StepMsg::Way(_)
            | StepMsg::OtherWay
            | StepMsg::AllSteps
            | StepMsg::Point(_)
            | StepMsg::Choose(_)
            | StepMsg::Sift(_)
            | StepMsg::ToTechnique(_) => false,
        }
    }

    /// Switches to another way with its unchanged trail.
    pub fn turn(&mut self, way: Way) {
        (self.all, self.veiled) = (None, None);
        if self.way != way {
            self.way = way;
            let fresh = || Trail::with_plan(self.trail.start().clone(), self.trail.plan());
            let other = self.parked.take().unwrap_or_else(fresh);
            self.parked = Some(std::mem::replace(&mut self.trail, other));
        }
    }

    /// Whether the worker has to answer before a move forwards: for the ladder, or for the rest of the path.
    pub fn wants_more(&mut self) -> bool {
        let unknown = matches!(self.trail.state(), State::Open | State::Dry);
        match self.way {
            Way::Passes => self.trail.wants_ladder(),
            Way::Path => unknown && self.trail.at() == self.trail.len(),
        }
    }

    /// The position after the next known step of a technique; after the last one, the first.
    #[must_use]
    pub fn next_of(&self, technique: Technique) -> Option<usize> {
        let is = |&at: &usize| self.trail.step(at).is_some_and(|step| step.technique() == technique);
        let len = self.trail.len();
        (self.trail.at()..len).chain(0..self.trail.at()).find(is).map(|at| at + 1)
    }

    /// Adds the steps of a path, each with its number of choices.
    pub fn add_path(&mut self, path: Vec<PathStep>) {
        self.choices.resize(self.trail.len(), 0);
        self.choices.extend(path.iter().map(|one| one.choices));
        self.trail.add_path(path.into_iter().map(|one| one.step).collect());
    }

    /// Whether to offer a search: the end is shown, and singles or the whole ladder have run out.
    #[must_use]
    pub fn can_search(&self) -> bool {
        matches!(self.trail.state(), State::Dry | State::Stuck) && self.trail.is_at_end()
    }

    /// Whether there is anything further to show.
    #[must_use]
    pub fn can_go_on(&self) -> bool {
        !self.trail.is_at_end() || self.trail.state() == State::Dry
    }
}
