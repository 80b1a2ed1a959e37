//! The stepper: the view of a trail.

use super::{
    can_keep,
    path::{self, AllView, PathView},
};
use crate::{
    kernel::Kernel,
    walk::{
        Ahead, Speed, StepMsg, Walkthrough, Way,
        stages::{FoundStep, Stage},
    },
    work::Purpose,
};
use sudoku_core::{
    Candidate, Technique,
    advice::Whereabouts,
    marks::{Marks, Role, marks, marks_of_pass},
    passes::PassKind,
    sorting::sort,
    step::{Conclusion, Pattern, Step, Title},
    telling::Telling,
    trail::{Focus, PassInfo, State, Trail},
};

/// The name of the current pass or step.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PassTitle {
    /// The kind of pass.
    pub kind: PassKind,
    /// Its number, if it has one.
    pub number: Option<usize>,
    /// The number of its steps.
    pub steps: usize,
    /// The number of the current step, counted from 1; none for all steps.
    pub step: Option<usize>,
}

/// A position within a pass, for a slider.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Slide {
    /// The number of steps before the pass.
    pub before: usize,
    /// The number of its steps shown.
    pub at: usize,
    /// The number of all its steps.
    pub of: usize,
}

impl Slide {
    /// The lowest position: a path starts at its beginning, and any other pass with its first step.
    #[must_use]
    pub const fn least(self) -> usize {
        if self.before == 0 { 0 } else { 1 }
    }

    /// The message for the position after this number of its steps.
    #[must_use]
    pub const fn to(self, steps: usize) -> StepMsg {
        StepMsg::GoTo(self.before + steps)
    }

    /// The slide of the current pass, or at the start that of the first with steps; none without steps.
    fn of(trail: &Trail) -> Option<Self> {
        let shown = trail.pass();
        let starts = trail.focus() == Focus::Start;
        let is_it =
            |&(index, pass): &(usize, PassInfo)| pass.to > pass.from && (starts || shown == Some(index));
        let (_, pass) = trail.passes().enumerate().find(is_it)?;
        Some(Self { before: pass.from, at: trail.at() - pass.from, of: pass.to - pass.from })
    }
}

/// One pass in the list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PassLine {
    /// Its index.
    pub index: usize,
    /// Its kind.
    pub kind: PassKind,
    /// Its number, if it has one.
    pub number: Option<usize>,
    /// The number of its steps.
    pub count: usize,
    /// Whether it is the current one.
    pub current: bool,
    /// Its steps, if it is the current one; of a long one, those around the current step.
    pub steps: Vec<StepLine>,
    /// The first and the last step of this part of a path, counted from 1; a path is listed in parts.
    pub part: Option<(usize, usize)>,
    /// The message that shows it.
    pub shows: StepMsg,
}

/// One step in the list.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct StepLine {
    /// The position after it, as a target for the stepper.
    pub at: usize,
    /// Its technique.
    pub technique: Technique,
    /// The digit it places or removes, or the first candidate that it rules out.
    pub candidate: Option<Candidate>,
    /// The number of candidates that it rules out; 0 if it places a digit.
    pub gone: usize,
    /// Whether it is the hardest position of a path.
    pub bottleneck: bool,
    /// Whether it is the current one.
    pub current: bool,
    /// Whether it comes after the current position.
    pub ahead: bool,
}

/// The stepper.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SolveView {
    /// Its speed.
    pub speed: Speed,
    /// Whether it is running.
    pub running: bool,
    /// The worker's progress, if it is busy for the solver.
    pub busy: Option<Ahead>,
    /// Whether all candidates are shown.
    pub candidates_on: bool,
    /// The contents.
    pub body: SolveBody,
}

/// The revealed part of a step.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct VeiledStep {
    /// The place to look at.
    pub place: Whereabouts,
    /// The name of the step to look for there, once revealed.
    pub title: Option<Title>,
}

impl VeiledStep {
    fn of(FoundStep { step, found_in, stage, .. }: &FoundStep) -> Self {
        let title = (*stage > Stage::Where).then(|| step.title());
        Self { place: Whereabouts::of(step, found_in), title }
    }
}

/// The contents of the stepper.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SolveBody {
    /// Nothing: this number of the player's digits is wrong.
    Blocked(usize),
    /// A trail.
    Going {
        /// The name of the current pass or step; none at the start.
        title: Option<PassTitle>,
        /// The position within its pass, if that has steps.
        slide: Option<Slide>,
        /// The explanation of the current step.
        telling: Option<Telling>,
        /// The revealed part of a step in stages, until everything is revealed.
        veiled: Option<Box<VeiledStep>>,
        /// All passes so far.
        passes: Vec<PassLine>,
        /// The number of passes by logic with a result, up to the current position.
        numbered: usize,
        /// The number of open guesses in searches up to the current position.
        guesses: usize,
        /// The number of digits placed up to the current position.
        placed: usize,
        /// The number of empty cells in the current position.
        open: usize,
        /// The state of the far end, if it is shown.
        end: Option<State>,
        /// Whether there is anything before.
        can_back: bool,
        /// Whether there may be anything after.
        can_next: bool,
        /// Whether a search can be offered.
        can_search: bool,
        /// Whether the player can copy the digits shown.
        can_keep: bool,
        /// Whether it starts from the givens, though the player has placed more digits.
        from_givens: bool,
        /// Whether opening the solver has ended the counting of the time, in a game not begun.
        ended_counting: bool,
        /// The way of walking: passes or a path.
        way: Way,
        /// The summary of the path, if it walks one.
        path: Option<Box<PathView>>,
        /// All steps of the current position, while they are shown.
        all: Option<Box<AllView>>,
    },
}

impl SolveBody {
    /// Whether the card at the far end offers to copy the digits as the only remaining action; then the rest
    /// of the page doesn't need to.
    #[must_use]
    pub const fn ends_with_keeping(&self) -> bool {
        matches!(self, Self::Going { end: Some(_), can_keep: true, can_search: false, all: None, .. })
    }
}

/// The length of the longest list of steps shown whole.
const WINDOW: usize = 60;

/// The number of steps in one part of a path.
const PART: usize = 50;

/// The view of the solver. Without a walk, the player's digits are in its way.
pub(super) fn view(kernel: &Kernel, speed: Speed) -> Option<SolveView> {
    let (running, body) = match kernel.walk() {
        Some(walk) => (walk.is_running(), of_walk(kernel, walk)),
        None if kernel.page().panel().shows_a_walk() => {
            (false, SolveBody::Blocked(kernel.current().game().mistakes().count()))
        }
        None => return None,
    };
    let busy = kernel.work().job().and_then(|job| match job.purpose {
        Purpose::Solver(ahead) => Some(ahead),
        _ => None,
    });
    let candidates_on = kernel.candidates_are_on();
    Some(SolveView { speed, running, busy, candidates_on, body })
}

fn of_walk(kernel: &Kernel, walk: &Walkthrough) -> SolveBody {
    let trail = walk.trail();
    let step = walk.step_told();
    let all = if trail.is_at_end() { usize::MAX } else { 0 };
    let shown_to = trail.pass().map_or(all, |index| index + 1);
    let guessed =
        |&at: &usize| trail.step(at).is_some_and(|step| matches!(step.pattern, Pattern::Guess { .. }));
    let path = (walk.way() == Way::Path).then(|| Box::new(path::path_view(walk)));
    let hardest = path.as_ref().and_then(|path| path.bottleneck).map(|hardest| hardest.at);
    let mut passes = Vec::new();
    for (index, pass) in trail.passes().enumerate() {
        passes.extend(lines(walk, index, pass, hardest));
    }
    SolveBody::Going {
        title: title(trail),
        slide: Slide::of(trail),
        telling: step.map(|step| Telling::of(step, trail.found_in())),
        veiled: walk.veiled().map(|found| Box::new(VeiledStep::of(found))),
        passes,
        numbered: trail.passes().take(shown_to).filter_map(|pass| pass.number).max().unwrap_or(0),
        guesses: (0..trail.at()).filter(guessed).count(),
        placed: trail.placed_count(),
        open: trail.now().open_count(),
        end: trail.is_at_end().then_some(trail.state()),
        can_back: trail.focus() != Focus::Start,
        can_next: walk.can_go_on(),
        can_search: walk.can_search(),
        can_keep: can_keep(kernel, trail),
        from_givens: walk.is_from_givens(),
        ended_counting: kernel.tells_of_solver(),
        way: walk.way(),
        path,
        all: path::all_view(walk).map(Box::new),
    }
}

fn title(trail: &Trail) -> Option<PassTitle> {
    let index = trail.pass()?;
    let pass = trail.passes().nth(index)?;
    let step = (trail.focus() == Focus::Step).then(|| trail.at() - pass.from);
    Some(PassTitle { kind: pass.kind, number: pass.number, steps: pass.to - pass.from, step })
}

/// The lines of a pass: one, or one for each part of a path.
fn lines(walk: &Walkthrough, index: usize, pass: PassInfo, hardest: Option<usize>) -> Vec<PassLine> {
    let trail = walk.trail();
    let PassInfo { kind, number, from, to } = pass;
    // Unrevealed steps are not listed.
    let listed = if walk.veiled().is_some() { trail.at().saturating_sub(1) } else { usize::MAX };
    let shown = trail.at().saturating_sub(1).clamp(from, to.max(from));
    let shows_it = trail.pass() == Some(index);
    let steps = |first: usize, end: usize| {
        let line = |at: usize| {
            let step = trail.step(at)?;
            Some(StepLine {
                at: at + 1,
                technique: step.technique(),
                candidate: step.placed().or_else(|| step.eliminated().first().copied()),
                gone: match &step.conclusion {
                    Conclusion::Eliminate(gone) => gone.len(),
                    _ => 0,
                },
                bottleneck: hardest == Some(at + 1),
                current: trail.focus() == Focus::Step && trail.at() == at + 1,
                ahead: at >= trail.at(),
            })
        };
        (first..end.min(listed)).filter_map(line).collect()
    };
    if kind == PassKind::Path {
        let parts = (from..to).step_by(PART);
        return parts
            .map(|first| {
                let end = to.min(first + PART);
                // A path not yet entered shows its beginning.
                let begins = trail.pass().is_none() && first == 0 && trail.at() == 0;
                let current = shows_it && (first..end).contains(&shown) || begins;
                let part = Some((first - from + 1, end - from));
                let steps = if current { steps(first, end) } else { Vec::new() };
                let shows = StepMsg::GoTo(first + 1);
                PassLine { index, kind, number, count: end - first, current, steps, part, shows }
            })
            .collect();
    }
    let first =
        if to - from <= WINDOW { from } else { shown.saturating_sub(WINDOW / 2).clamp(from, to - WINDOW) };
    let steps = if shows_it { steps(first, to.min(first + WINDOW)) } else { Vec::new() };
    let shows = StepMsg::ShowPass(index);
    vec![PassLine { index, kind, number, count: to - from, current: shows_it, steps, part: None, shows }]
}

/// The marks of the current position, or of the highlighted step.
pub(super) fn marks_of(walk: &Walkthrough) -> Marks {
    let trail = walk.trail();
    if walk.all().is_some() {
        let now = trail.now();
        return walk.pointed().map_or_else(Marks::default, |step| marks(step, now, now));
    }
    // The revealed part is drawn like a hint.
    if let Some(found) = walk.veiled() {
        return found.marks.clone();
    }
    match trail.focus() {
        Focus::Start | Focus::End => Marks::default(),
        Focus::Pass(index) => pass_marks(trail, index),
        Focus::Step => trail
            .last_step()
            .map_or_else(Marks::default, |step| marks(step, trail.found_in(), &trail.drawn_from())),
    }
}

/// The effect of a whole pass. A pass of the ladder rules out candidates, which no digit nearby shows.
fn pass_marks(trail: &Trail, index: usize) -> Marks {
    let mut marks = marks_of_pass(trail.steps_of(index));
    if trail.passes().nth(index).is_some_and(|pass| matches!(pass.kind, PassKind::Tier(_))) {
        let mut gone: Vec<Candidate> = trail.steps_of(index).flat_map(Step::eliminated).copied().collect();
        sort(&mut gone);
        gone.dedup();
        marks.candidates.extend(gone.into_iter().map(|gone| (gone, Role::Eliminated)));
    }
    marks
}
