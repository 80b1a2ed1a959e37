//! The stepper: what is shown of a trail.

use super::path::{self, AllView, PathView};
use crate::{
    Candidate, Technique,
    advice::Whereabouts,
    passes::PassKind,
    play::{
        features::solver::can_keep,
        session::{Purpose, Session, Speed},
        solver::{Ahead, Going, Solver, StepMsg, Way},
        stages::{Found, Stage},
    },
    step::{Conclusion, Pattern, Step},
    telling::Telling,
    trail::{Focus, PassInfo, State, Trail},
};

/// The name of what is shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PassTitle {
    /// The kind of pass.
    pub kind: PassKind,
    /// Its number, if it has one.
    pub number: Option<usize>,
    /// How many steps it has.
    pub steps: usize,
    /// Which of them is shown, from 1; none if all are.
    pub step: Option<usize>,
}

/// Where a pass is that is walked along: a slider.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Slide {
    /// How many steps come before the pass.
    pub before: usize,
    /// How many of its own are shown.
    pub at: usize,
    /// How many it has.
    pub of: usize,
}

impl Slide {
    /// The least it is drawn to: a path is walked from its start, and any other pass is entered with its first step.
    #[must_use]
    pub const fn least(self) -> usize {
        if self.before == 0 { 0 } else { 1 }
    }

    /// What shows the moment after so many of its steps.
    #[must_use]
    pub const fn to(self, steps: usize) -> StepMsg {
        StepMsg::GoTo(self.before + steps)
    }

    /// That of the pass shown, or at the start of the first with steps; none if there are no steps.
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
    /// How many steps it has.
    pub count: usize,
    /// Whether it is shown.
    pub current: bool,
    /// Its steps, if it is shown; of a long one, those around the one that is shown.
    pub steps: Vec<StepLine>,
    /// Of a path, which is listed in parts, the first and the last step of this one, from 1.
    pub part: Option<(usize, usize)>,
    /// What shows it.
    pub shows: StepMsg,
}

/// One step in the list.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct StepLine {
    /// The moment after it, for going there.
    pub at: usize,
    /// Its technique.
    pub technique: Technique,
    /// The digit it places or takes back, or the first candidate that it rules out.
    pub candidate: Option<Candidate>,
    /// How many candidates it rules out; 0 if it places a digit.
    pub gone: usize,
    /// Whether it is the hardest moment of a path.
    pub bottleneck: bool,
    /// Whether it is shown.
    pub current: bool,
    /// Whether it comes after the moment shown.
    pub ahead: bool,
}

/// The stepper.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SolveView {
    /// How fast it runs.
    pub speed: Speed,
    /// Whether it runs.
    pub running: bool,
    /// Whether the worker is busy for it.
    pub busy: Option<Ahead>,
    /// Whether all candidates are shown.
    pub candidates_on: bool,
    /// What it works on.
    pub body: SolveBody,
}

/// As much of a step as was told of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct VeiledStep {
    /// Where to look.
    pub place: Whereabouts,
    /// Which technique is to be seen there, once that was told.
    pub technique: Option<Technique>,
}

impl VeiledStep {
    fn of(Found { step, found_in, stage, .. }: &Found) -> Self {
        let technique = (*stage > Stage::Where).then(|| step.technique());
        Self { place: Whereabouts::of(step, found_in), technique }
    }
}

/// What the stepper works on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SolveBody {
    /// Nothing: so many of the player's digits are wrong.
    Blocked(usize),
    /// A trail.
    Going {
        /// What is shown; nothing at the start.
        title: Option<PassTitle>,
        /// How far into its pass that is, where it has steps.
        slide: Option<Slide>,
        /// The technique of the step that is shown.
        technique: Option<Technique>,
        /// What is told of it.
        telling: Option<Telling>,
        /// What is told of a step in stages, while that is not all of it.
        veiled: Option<Box<VeiledStep>>,
        /// All passes so far.
        passes: Vec<PassLine>,
        /// How many of them by logic found something, up to the moment shown.
        numbered: usize,
        /// How many guesses stand in the searches up to the moment shown.
        guesses: usize,
        /// How many digits were placed up to the moment shown.
        placed: usize,
        /// How many cells are empty at the moment shown.
        open: usize,
        /// Where the far end stands, if it is shown.
        end: Option<State>,
        /// There is something before.
        can_back: bool,
        /// There may be something after.
        can_next: bool,
        /// A search can be offered.
        can_search: bool,
        /// The digits shown can be taken over.
        can_keep: bool,
        /// It starts from the givens, though the player has placed more.
        from_givens: bool,
        /// How it walks.
        way: Way,
        /// What the path comes to, if it walks one.
        path: Option<Box<PathView>>,
        /// All steps of the moment shown, while they are shown.
        all: Option<Box<AllView>>,
    },
}

impl SolveBody {
    /// Whether the card at the far end offers to take the digits over, as there is nothing else to be done; then
    /// nothing beside it needs to.
    #[must_use]
    pub const fn ends_with_keeping(&self) -> bool {
        matches!(self, Self::Going { end: Some(_), can_keep: true, can_search: false, all: None, .. })
    }
}

/// The longest list of steps that is shown whole.
const WINDOW: usize = 60;

/// How many steps of a path are listed together.
const PART: usize = 50;

impl Session {
    /// The stepper, if it is open.
    #[must_use]
    pub fn stepper(&self) -> Option<SolveView> {
        let solver = self.stepping().solver()?;
        let (running, body) = match solver {
            Solver::Blocked { wrong } => (false, SolveBody::Blocked(*wrong)),
            Solver::Going(going) => (going.is_running(), self.going(going)),
        };
        let busy = self.job().and_then(|job| match job.purpose {
            Purpose::Solver(ahead) => Some(ahead),
            _ => None,
        });
        let candidates_on = self.candidates_are_on();
        Some(SolveView { speed: self.stepping().speed(), running, busy, candidates_on, body })
    }

    fn going(&self, going: &Going) -> SolveBody {
        let trail = going.trail();
        let step = going.step_told();
        let all = if trail.is_at_end() { usize::MAX } else { 0 };
        let shown_to = trail.pass().map_or(all, |index| index + 1);
        let guessed =
            |&at: &usize| trail.step(at).is_some_and(|step| matches!(step.pattern, Pattern::Guess { .. }));
        let path = (going.way() == Way::Path).then(|| Box::new(path::path_view(going)));
        let hardest = path.as_ref().and_then(|path| path.bottleneck).map(|hardest| hardest.at);
        let mut passes = Vec::new();
        for (index, pass) in trail.passes().enumerate() {
            passes.extend(lines(going, index, pass, hardest));
        }
        SolveBody::Going {
            title: title(trail),
            slide: Slide::of(trail),
            technique: step.map(Step::technique),
            telling: step.map(|step| Telling::of(step, trail.found_in())),
            veiled: going.veiled().map(|found| Box::new(VeiledStep::of(found))),
            passes,
            numbered: trail.passes().take(shown_to).filter_map(|pass| pass.number).max().unwrap_or(0),
            guesses: (0..trail.at()).filter(guessed).count(),
            placed: trail.placed_count(),
            open: trail.now().open_count(),
            end: trail.is_at_end().then_some(trail.state()),
            can_back: trail.focus() != Focus::Start,
            can_next: going.can_go_on(),
            can_search: going.can_search(),
            can_keep: can_keep(self.kernel(), trail),
            from_givens: going.is_from_givens(),
            way: going.way(),
            path,
            all: path::all_view(going).map(Box::new),
        }
    }
}

fn title(trail: &Trail) -> Option<PassTitle> {
    let index = trail.pass()?;
    let pass = trail.passes().nth(index)?;
    let step = (trail.focus() == Focus::Step).then(|| trail.at() - pass.from);
    Some(PassTitle { kind: pass.kind, number: pass.number, steps: pass.to - pass.from, step })
}

/// The lines of a pass: one, or one for each part of a path.
fn lines(going: &Going, index: usize, pass: PassInfo, hardest: Option<usize>) -> Vec<PassLine> {
    let trail = going.trail();
    let PassInfo { kind, number, from, to } = pass;
    // What is not told yet is not listed.
    let listed = if going.veiled().is_some() { trail.at().saturating_sub(1) } else { usize::MAX };
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
                // A path that nobody has entered yet shows how it begins.
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
