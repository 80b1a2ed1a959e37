//! "Why?" and "Why not?": the questions offered, and the answers.

use super::{
    Why,
    questions::{Page, Questions, Source},
};
use crate::kernel::Kernel;
use sudoku_core::{
    Candidate, Cell, Digit, Technique,
    marks::{Marks, Role, marks},
    step::{Pattern, Step, Title},
    telling::Telling,
    why::{Derivation, Fact, Reason, Truth},
};

/// The state of a digit in a cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum InCell {
    /// The cell is this digit.
    Stands,
    /// The cell can't be this digit.
    Gone,
    /// The digit is still a candidate, but not any more once what the answer names has come first.
    Then,
    /// The digit is still a candidate.
    There,
}

/// A digit of the cell with a question to ask.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Askable {
    /// The digit.
    pub digit: Digit,
    /// Its state in the cell.
    pub is: InCell,
    /// Whether it is the subject of the current question.
    pub asked: bool,
}

/// The kind of reason for a fact.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum By {
    /// It is given.
    Given,
    /// The player placed it.
    Player,
    /// It was so before the known history.
    Before,
    /// A digit on the board rules out the candidate.
    Digit,
    /// A step.
    Step(Technique),
    /// It is the supposition of the trial.
    Trial,
    /// The givens prove it.
    Proof,
}

/// A fact that an answer depends on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Link {
    /// The fact.
    pub fact: Fact,
    /// The kind of reason for it.
    pub by: By,
}

/// One link of the way from the first answer to the current one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Crumb {
    /// The reason for a fact.
    Fact(Fact),
    /// The consequences of a candidate.
    Tried(Candidate),
    /// A line of the trial, by number: 0 is its beginning.
    Line(usize),
}

/// A line of a trial.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TrialLine {
    /// Its technique.
    pub technique: Technique,
    /// The digit it places, or the first candidate that it rules out; none for the last line.
    pub candidate: Option<Candidate>,
    /// Whether it places the digit.
    pub places: bool,
}

/// An answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AnswerView {
    /// The name of the step explained, which a line of a trial has without its own telling.
    pub title: Option<Title>,
    /// The explanation.
    pub telling: Telling,
    /// The facts that it depends on.
    pub links: Vec<Link>,
    /// The lines of the trial, if it ends in a contradiction.
    pub lines: Vec<TrialLine>,
    /// The number of the current line.
    pub line: usize,
    /// Whether the worker is looking for the rest.
    pub busy: bool,
    /// Whether the worker is running a trial.
    pub tries: bool,
}

/// The questions and answers about a cell.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WhyView {
    /// The cell.
    pub cell: Cell,
    /// Its digits, in order.
    pub digits: Vec<Askable>,
    /// The way to the current answer, which is the last one.
    pub way: Vec<Crumb>,
    /// The current answer; none until the player asks about a digit.
    pub answer: Option<AnswerView>,
    /// Whether the answer ends the counting of the time, and waits.
    pub warns: bool,
}

impl WhyView {
    /// The question that the answers began with. There is none while its answer waits: whether a reason was found or
    /// the digit has to be tried would tell whether it is right.
    #[must_use]
    pub fn subject(&self) -> Option<&Crumb> {
        self.way.first().filter(|_| !self.warns || self.way.len() > 1)
    }
}

impl Why {
    /// The questions and answers, while they are open.
    pub(crate) fn view(&self, kernel: &Kernel) -> Option<WhyView> {
        let questions = self.questions()?;
        let shape = kernel.current().game().shape();
        let asked = questions.pages().next().map(|page| match page {
            Page::Truth(_, truth) => truth.fact.candidate().digit,
            Page::Tried(tried) => tried.digit,
            Page::Line(_) => Digit::at(0),
        });
        let ground = self.answered_questions().and_then(Questions::ground);
        let rules_out = |digit| {
            let candidate = Candidate::new(questions.cell(), digit);
            ground.as_ref().is_some_and(|ground| !ground.position.allows(candidate))
        };
        let askable = |digit| {
            let fact = questions.fact(digit);
            let is = match fact.map(|truth| truth.fact) {
                Some(Fact::Stands(_)) => InCell::Stands,
                Some(Fact::Gone(_)) => InCell::Gone,
                None if rules_out(digit) => InCell::Then,
                None => InCell::There,
            };
            Askable { digit, is, asked: asked == Some(digit) }
        };
        let crumb = |page: Page| match page {
            Page::Truth(_, truth) => Crumb::Fact(truth.fact),
            Page::Tried(tried) => Crumb::Tried(tried),
            Page::Line(index) => Crumb::Line(index - questions.first_line()),
        };
        Some(WhyView {
            cell: questions.cell(),
            digits: Digit::all(shape).map(askable).collect(),
            way: questions.pages().map(crumb).collect(),
            answer: self.answer(kernel),
            warns: questions.warns,
        })
    }

    /// The current answer.
    fn answer(&self, kernel: &Kernel) -> Option<AnswerView> {
        let questions = self.answered_questions()?;
        let page = questions.page()?;
        let telling = self.told_now(kernel)?;
        let step = questions.step(page);
        let step = step.and_then(|(source, index)| questions.record(source)?.step(index));
        let links = questions.links(page).into_iter();
        let links = links.filter_map(|(source, truth)| link(questions, page, source, truth)).collect();
        let in_trial = matches!(questions.pages().next(), Some(Page::Tried(_)));
        let line = questions.pages().find_map(|page| match page {
            Page::Line(index) => Some(index - questions.first_line()),
            _ => None,
        });
        Some(AnswerView {
            title: step.map(Step::title),
            telling,
            links,
            lines: if in_trial { lines(questions) } else { Vec::new() },
            line: line.unwrap_or_default(),
            busy: questions.waits(),
            tries: questions.tries(),
        })
    }

    pub(super) fn own_marks(&self, kernel: &Kernel) -> Option<Marks> {
        let questions = self.answered_questions()?;
        let page = questions.page()?;
        if let Some((source, index)) = questions.step(page) {
            let record = questions.record(source)?;
            let found_in = questions.ground()?.position;
            return record.step(index).map(|step| marks(step, &found_in, &found_in));
        }
        let (source, truth) = match page {
            Page::Truth(source, truth) => (source, truth),
            Page::Tried(tried) => {
                return Some(Marks { candidates: vec![(tried, Role::Guessed)], ..Marks::default() });
            }
            Page::Line(_) => return None,
        };
        let candidate = truth.fact.candidate();
        // Over a digit in a cell, a struck-out small digit would make both unreadable.
        let mut marks = Marks::default();
        let strike = |marks: &mut Marks| {
            if kernel.board().is_open(candidate.cell) {
                marks.candidates.push((candidate, Role::Eliminated));
            } else {
                marks.cells.push((candidate.cell, Role::Aid));
            }
        };
        match (questions.record(source)?.reason(truth)?, truth.fact) {
            (Reason::Seen(by), _) => {
                let house =
                    kernel.current().game().shape().geometry().shared_houses(candidate.cell, by).last()?;
                marks.houses.push((house, Role::House));
                marks.cells.push((by, Role::Cause));
                strike(&mut marks);
            }
            (Reason::Start, Fact::Gone(_)) => strike(&mut marks),
            _ => marks.cells.push((candidate.cell, Role::Cause)),
        }
        Some(marks)
    }
}

fn lines(questions: &Questions) -> Vec<TrialLine> {
    let trial = questions.record(Source::Trial);
    let steps = trial.into_iter().flat_map(|trial: &Derivation| trial.steps().skip(questions.first_line()));
    steps
        .map(|step| TrialLine {
            technique: step.technique(),
            candidate: step.placed().or_else(|| step.eliminated().first().copied()),
            places: step.placed().is_some(),
        })
        .collect()
}

fn link(questions: &Questions, page: Page, source: Source, truth: Truth) -> Option<Link> {
    let record = questions.record(source)?;
    let fact = truth.fact;
    let own_proof = questions.own(page).is_some();
    let by = match record.reason(truth)? {
        _ if own_proof => By::Proof,
        Reason::Start if record.is_given(fact.candidate().cell) => By::Given,
        Reason::Start if matches!(fact, Fact::Stands(_)) => By::Player,
        Reason::Start => By::Before,
        Reason::Filled(_) | Reason::Seen(_) => By::Digit,
        Reason::Step(index) => match record.step(index)? {
            Step { pattern: Pattern::Guess { .. }, .. } if source == Source::Trial => By::Trial,
            step => By::Step(step.technique()),
        },
    };
    Some(Link { fact, by })
}
