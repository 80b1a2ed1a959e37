//! Presenting to a class: the solver's steps, revealed press by press. A press forwards never skips a reveal,
//! and a press back returns through the same ones.

use super::Feature;
use crate::{
    kernel::{Cmd, Happened, Kernel, Out},
    messages::{PresentMsg, Spread},
    taught::TeachingEvent,
    walk::{
        Ahead, StepMsg, Walkthrough,
        line_by_line::{LineByLine, Outline, Pieces},
        stages::Stage,
    },
    work::Purpose,
};
use sudoku_core::{
    Candidates,
    advice::Whereabouts,
    step::{Step, Title},
    telling::{Mention, Telling},
    trail::{Focus, State},
};

/// A reveal of a step.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Reveal {
    /// The place to look at.
    Place,
    /// The digit to look for.
    Digit,
    /// The name of the technique.
    Technique,
    /// This number of lines of the reason; 0 is the words before a list.
    Reason(usize),
    /// The conclusion, with everything before it.
    Whole,
}

/// The words of a presentation.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PresentSays {
    /// No step yet, with this number of empty cells.
    Start(usize),
    /// The place of a step, perhaps with its digit and its name.
    Place(Whereabouts, Option<Title>),
    /// The text of a step. The board's lines tell how much of it is revealed.
    Step(Telling),
    /// Nothing more to reveal, in this state.
    End(State),
}

/// A presentation, ready to draw.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PresentView {
    /// The layout.
    pub spread: Spread,
    /// Whether the names of cells are spelled out.
    pub spelled: bool,
    /// Whether the screen is black.
    pub blank: bool,
    /// The sentences that are revealed.
    pub says: PresentSays,
    /// Whether there is anything before.
    pub can_back: bool,
    /// Whether there may be anything after.
    pub can_next: bool,
    /// The worker's task for the next step.
    pub busy: Option<Ahead>,
    /// Whether all candidates are shown.
    pub candidates_on: bool,
}

/// The feature: presenting. Its place on the walk is the kernel's, so the solver shows the same step later.
#[derive(Clone, Debug, Default)]
pub(crate) struct Present {
    on: bool,
    blank: bool,
    /// Whether the presenter has asked for the digit of a step with only its place revealed.
    asked: bool,
    spread: Spread,
    spelled: bool,
}

impl Feature for Present {
    type Msg = PresentMsg;

    fn update(&mut self, msg: PresentMsg, kernel: &mut Kernel, out: &mut Out) {
        kernel.input_mut().set_reading(true);
        if std::mem::take(&mut self.blank) {
            return;
        }
        match msg {
            PresentMsg::Open => self.open(kernel, out),
            PresentMsg::Lay(spread) => self.spread = spread,
            PresentMsg::Spell(spelled) => self.spelled = spelled,
            _ if !self.is_on(kernel) => {}
            PresentMsg::Leave => self.leave(kernel, out),
            PresentMsg::Next => self.next(kernel, out),
            PresentMsg::Back => self.back(kernel, out),
            PresentMsg::Again => {
                if let Some(first) = reveals(kernel).first() {
                    self.reveal(*first, kernel, out);
                }
            }
            PresentMsg::Blank => self.blank = true,
            PresentMsg::Wake => {}
        }
    }

    fn on(&mut self, happened: &Happened, _: &mut Kernel, _: &mut Out) {
        if matches!(happened, Happened::Turned | Happened::Replaced) {
            (self.on, self.blank) = (false, false);
        }
    }
}

impl Present {
    fn is_on(&self, kernel: &Kernel) -> bool {
        self.on && kernel.walk_shown().is_some()
    }

    /// Begins at the first reveal of the step on the board. A whole pass begins at its first step.
    fn open(&mut self, kernel: &mut Kernel, out: &mut Out) {
        if kernel.walk_shown().is_none() {
            return;
        }
        self.on = true;
        out.push(Cmd::Run(None));
        let Some(walk) = kernel.walk_mut() else { return };
        walk.run(false);
        walk.hide_all();
        let pass = match walk.trail().focus() {
            Focus::Pass(index) => walk.trail().passes().nth(index),
            _ => None,
        };
        if let Some(pass) = pass {
            let first = if pass.to > pass.from { pass.from + 1 } else { pass.from };
            walk.move_by(StepMsg::GoTo(first));
        }
        match reveals(kernel).first() {
            Some(first) => self.reveal(*first, kernel, out),
            None => kernel.pointer_mut().point_at(None),
        }
    }

    fn leave(&mut self, kernel: &mut Kernel, out: &mut Out) {
        self.on = false;
        // The solver tells only a list line by line.
        if matches!(self.current(kernel), Some(Reveal::Reason(_))) && reasons(kernel).count() == 1 {
            self.set(Reveal::Technique, kernel);
        }
        out.push(Cmd::Focus);
    }

    fn next(&mut self, kernel: &mut Kernel, out: &mut Out) {
        if is_looking(kernel) {
            return;
        }
        match self.neighbour(1, kernel) {
            Some(reveal) => self.reveal(reveal, kernel, out),
            None if kernel.walk().is_some_and(Walkthrough::can_go_on) => {
                self.asked = false;
                kernel.post(StepMsg::NextVeiled);
            }
            None => {}
        }
    }

    fn back(&mut self, kernel: &mut Kernel, out: &mut Out) {
        kernel.drop_job(|purpose| matches!(purpose, Purpose::Solver(_)), out);
        if let Some(reveal) = self.neighbour(-1, kernel) {
            return self.reveal(reveal, kernel, out);
        }
        let moved = kernel.walk_mut().is_some_and(|walk| walk.move_by(StepMsg::BackStep));
        if moved && step_of(kernel).is_some() {
            self.reveal(Reveal::Whole, kernel, out);
        } else {
            self.set(Reveal::Whole, kernel);
        }
    }

    /// The reveal of the step that far from the current one, if it has one.
    fn neighbour(&self, by: isize, kernel: &Kernel) -> Option<Reveal> {
        let (all, current) = (reveals(kernel), self.current(kernel)?);
        let at = all.iter().position(|reveal| *reveal == current)?;
        all.get(at.checked_add_signed(by)?).copied()
    }

    /// The last reveal of the step.
    fn current(&self, kernel: &Kernel) -> Option<Reveal> {
        let (walk, step, _) = step_of(kernel)?;
        let lines = kernel.lines().filter(|lines| lines.is_of(step));
        Some(match (walk.veiled().map(|found| found.stage), lines.and_then(LineByLine::told)) {
            (Some(Stage::Where), _) if self.asked => Reveal::Digit,
            (Some(Stage::Where), _) => Reveal::Place,
            (Some(_), _) => Reveal::Technique,
            (None, Some(told)) => Reveal::Reason(told),
            (None, None) => Reveal::Whole,
        })
    }

    /// Shows a step up to a reveal, and announces that one.
    fn reveal(&mut self, reveal: Reveal, kernel: &mut Kernel, out: &mut Out) {
        self.set(reveal, kernel);
        out.extend(said(reveal, kernel).map(Cmd::Teach));
    }

    fn set(&mut self, reveal: Reveal, kernel: &mut Kernel) {
        kernel.pointer_mut().point_at(None);
        self.asked = reveal == Reveal::Digit;
        let lines = match reveal {
            Reveal::Reason(told) => step_of(kernel)
                .and_then(|(_, step, found_in)| LineByLine::up_to(step, parts(step, found_in, kernel), told)),
            _ => None,
        };
        kernel.set_lines(lines);
        let Some(walk) = kernel.walk_mut() else { return };
        match reveal {
            Reveal::Place | Reveal::Digit => walk.veil_again(false),
            Reveal::Technique => walk.veil_again(true),
            Reveal::Reason(_) | Reveal::Whole => _ = walk.unveil(),
        }
    }

    /// The presentation, while there is one.
    pub(crate) fn view(&self, kernel: &Kernel) -> Option<PresentView> {
        let walk = kernel.walk_shown().filter(|_| self.on)?;
        let trail = walk.trail();
        let says = match (step_of(kernel), self.current(kernel)) {
            (Some((_, step, found_in)), Some(Reveal::Reason(_) | Reveal::Whole)) => {
                PresentSays::Step(Telling::of(step, found_in))
            }
            (Some((_, step, found_in)), Some(reveal)) => {
                let place = Whereabouts::of(step, found_in);
                let digit = place.digit.filter(|_| reveal != Reveal::Place);
                let title = (reveal == Reveal::Technique).then(|| step.title());
                PresentSays::Place(Whereabouts { digit, ..place }, title)
            }
            _ if trail.is_at_end() => PresentSays::End(trail.state()),
            _ => PresentSays::Start(trail.now().open_count()),
        };
        let busy = kernel.work().job().and_then(|job| match job.purpose {
            Purpose::Solver(ahead) => Some(ahead),
            _ => None,
        });
        Some(PresentView {
            spread: self.spread,
            spelled: self.spelled,
            blank: self.blank,
            says,
            can_back: trail.focus() != Focus::Start,
            can_next: walk.can_go_on() && busy.is_none(),
            busy,
            candidates_on: kernel.candidates_are_on(),
        })
    }
}

fn is_looking(kernel: &Kernel) -> bool {
    kernel.work().is_for(|purpose| matches!(purpose, Purpose::Solver(_)))
}

/// The step on the board, revealed or not, with the position it was found in.
fn step_of(kernel: &Kernel) -> Option<(&Walkthrough, &Step, &Candidates)> {
    let walk = kernel.walk_shown()?;
    let step = walk.trail().last_step().filter(|_| walk.trail().focus() == Focus::Step)?;
    Some((walk, step, walk.trail().found_in()))
}

/// The mentions of the step's text: before its list, and in each line.
fn parts(step: &Step, found_in: &Candidates, kernel: &Kernel) -> Vec<Vec<Mention>> {
    let Outline(outline) = kernel.outline();
    outline(&Telling::of(step, found_in), Pieces::Lines)
}

/// The parts of the reason that are revealed one by one, by the number of lines told.
fn reasons(kernel: &Kernel) -> std::ops::Range<usize> {
    let parts = step_of(kernel).map_or(0, |(_, step, found_in)| parts(step, found_in, kernel).len());
    // The words before a list come with its first line.
    usize::from(parts > 1)..parts
}

/// The reveals of the step on the board, in order. A step of a search has no reason to reveal slowly.
fn reveals(kernel: &Kernel) -> Vec<Reveal> {
    let Some((_, step, found_in)) = step_of(kernel) else { return Vec::new() };
    if step.technique().info().tier == 0 {
        return vec![Reveal::Whole];
    }
    let digit = Whereabouts::of(step, found_in).digit.map(|_| Reveal::Digit);
    let told = reasons(kernel).map(Reveal::Reason);
    let first = [Reveal::Place].into_iter().chain(digit).chain([Reveal::Technique]);
    first.chain(told).chain([Reveal::Whole]).collect()
}

/// The announcement of a reveal.
fn said(reveal: Reveal, kernel: &Kernel) -> Option<TeachingEvent> {
    let (walk, step, found_in) = step_of(kernel)?;
    let shape = found_in.shape();
    let line =
        |line| TeachingEvent::Line { telling: Telling::of(step, found_in), shape: shape.clone(), line };
    Some(match reveal {
        Reveal::Place => TeachingEvent::place_of(walk.veiled()?),
        Reveal::Digit | Reveal::Technique => TeachingEvent::Look {
            place: Box::new(Whereabouts::of(step, found_in)),
            title: (reveal == Reveal::Technique).then(|| step.title()),
            shape: shape.clone(),
        },
        Reveal::Reason(told) => line(Some(told.max(1))),
        Reveal::Whole if reasons(kernel).is_empty() || step.technique().info().tier == 0 => {
            TeachingEvent::Step(Telling::of(step, found_in), shape.clone(), None)
        }
        Reveal::Whole => line(None),
    })
}
