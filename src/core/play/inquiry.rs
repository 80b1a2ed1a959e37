//! "Why?" and "Why not?", asked of what is on the board: the questions so far, and what is known for them.

use crate::{
    Candidate, Cell, Digit,
    play::{ui::Panel, work::Asked},
    sorting::sort_by_key,
    step::Step,
    trail,
    why::{Derivation, Fact, Reason, Truth},
};

/// What is asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum WhyMsg {
    /// Ask about what the pointer rests on, or else about the cell of the cursor.
    Open,
    /// Why that digit stands in the cell or is gone from it, or why it is not.
    Ask(Digit),
    /// On to one of the things on which the answer rests.
    Follow(usize),
    /// Back to the answer that was that many links from the first.
    Back(usize),
    /// To that line of the trial: 0 is its beginning.
    Line(usize),
    /// No more.
    Close,
}

/// Of what something is told.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Source {
    /// Of the board, as it was played or as the solver's trail made it.
    Board,
    /// Of the same, going on with a candidate that is tried.
    Trial,
    /// Of the walk from the board that leads to the digit asked about.
    Reason,
    /// Of the walk from the givens that proves a digit.
    Proof(Candidate),
}

/// One answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Page {
    /// Why something is so.
    Truth(Source, Truth),
    /// A step of the trial, by its index.
    Line(usize),
    /// What came of trying a candidate.
    Tried(Candidate),
}

/// Something that the worker is asked for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Found {
    /// It was not asked.
    Nothing,
    /// It is at work.
    Waiting(Asked),
    /// It found none, or none is looked for.
    Free,
    /// The steps.
    Steps(Box<Derivation>),
}

/// What the page showed when it was asked. If that changes, the answers are no longer of what is seen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Shown {
    /// The revision of the board.
    pub revision: u64,
    /// The face of the page.
    pub panel: Panel,
    /// Whether the board is covered.
    pub paused: bool,
    /// The moment of the trail.
    pub moment: Option<(usize, trail::Focus)>,
}

/// What an answer needs that is not known yet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Need {
    /// The reason for the digit asked about.
    Reason(Candidate),
    /// What comes of trying a candidate.
    Trial(Candidate),
    /// What proves a digit of the player's.
    Proof(Candidate),
}

/// Questions about a cell.
#[derive(Clone, Debug)]
pub struct Inquiry {
    /// What the page showed.
    shown: Shown,
    cell: Cell,
    /// The walk that led to the board.
    board: Derivation,
    /// The reason for the digit asked about, which is looked for only where that is the right one: the
    /// ladder would find reasons for a wrong one, too, on a board with a mistake.
    reason: Found,
    /// What the trial of the first question led to.
    trial: Found,
    /// What proves digits of the player's.
    proofs: Vec<(Candidate, Found)>,
    /// The answers, each a link on from the one before; none as long as no digit was asked for.
    pages: Vec<Page>,
}

impl Inquiry {
    /// No question yet.
    #[must_use]
    pub const fn new(shown: Shown, cell: Cell, board: Derivation) -> Self {
        let (reason, trial) = (Found::Free, Found::Nothing);
        Self { shown, cell, board, reason, trial, proofs: Vec::new(), pages: Vec::new() }
    }

    /// What the page showed when it was asked.
    #[must_use]
    pub const fn shown(&self) -> Shown {
        self.shown
    }

    /// The cell.
    #[must_use]
    pub const fn cell(&self) -> Cell {
        self.cell
    }

    /// The walk that led to the board.
    #[must_use]
    pub const fn board(&self) -> &Derivation {
        &self.board
    }

    /// What the trial of the first question led to.
    #[must_use]
    pub const fn trial(&self) -> &Found {
        &self.trial
    }

    /// The answers, each a link on from the one before.
    #[must_use]
    pub fn pages(&self) -> &[Page] {
        &self.pages
    }

    /// What a digit is in the cell.
    #[must_use]
    pub fn fact(&self, digit: Digit) -> Option<Truth> {
        self.board.fact(Candidate::new(self.cell, digit), self.board.len())
    }

    /// Asks about another cell.
    pub fn turn_to(&mut self, cell: Cell) {
        self.cell = cell;
        self.pages.clear();
        self.trial = Found::Nothing;
        self.give_up();
    }

    /// Asks why a digit is what it is in the cell. If it is the right one, its reason is told before all else.
    pub fn ask(&mut self, digit: Digit, is_right: bool) {
        let known = self.fact(digit);
        self.turn_to(self.cell);
        self.reason = if is_right { Found::Nothing } else { Found::Free };
        self.pages.push(match known {
            Some(truth) => Page::Truth(Source::Board, truth),
            None => Page::Tried(Candidate::new(self.cell, digit)),
        });
    }

    /// Goes on to one of the things on which the answer rests; whether there is such a thing.
    pub fn follow(&mut self, index: usize) -> bool {
        let link = self.page().and_then(|page| self.links(page).get(index).copied());
        self.pages.extend(link.map(|(source, truth)| Page::Truth(source, truth)));
        link.is_some()
    }

    /// Goes back to the answer that was that many links from the first; whether there is one to go back from.
    pub fn go_back(&mut self, to: usize) -> bool {
        let further = to + 1 < self.pages.len();
        if further {
            self.pages.truncate(to + 1);
        }
        further
    }

    /// Goes to a line of the trial; whether there is such a line.
    pub fn go_to_line(&mut self, line: usize) -> bool {
        let there = line < self.line_count();
        if there {
            self.pages.truncate(1);
            // The first line is what the question itself says.
            if line > 0 {
                self.pages.push(Page::Line(self.first_line() + line));
            }
        }
        there
    }

    /// What the answer that is shown needs and has not got.
    #[must_use]
    pub fn need(&self) -> Option<Need> {
        let page = self.page()?;
        if self.pages.len() == 1
            && self.reason == Found::Nothing
            && let Some(goal) = self.asked_of(page)
        {
            return Some(Need::Reason(goal));
        }
        match page {
            Page::Tried(tried) if self.trial == Found::Nothing && self.pages.len() == 1 => {
                Some(Need::Trial(tried))
            }
            Page::Tried(_) | Page::Truth(..) | Page::Line(_) => {
                self.own(page).filter(|&goal| self.proof(goal).is_none()).map(Need::Proof)
            }
        }
    }

    /// The worker was asked for it.
    pub fn wait(&mut self, need: Need, asked: Asked) {
        match need {
            Need::Reason(_) => self.reason = Found::Waiting(asked),
            Need::Trial(_) => self.trial = Found::Waiting(asked),
            Need::Proof(goal) => self.proofs.push((goal, Found::Waiting(asked))),
        }
    }

    /// What leads to the digit asked about: a walk from the board, which becomes the answer, if there is one.
    pub fn take_reason(&mut self, steps: Option<Vec<Step>>) {
        let goal = self.page().and_then(|page| self.asked_of(page));
        self.reason = Found::Free;
        let Some((goal, steps)) = goal.zip(steps) else { return };
        let record = self.before(goal.cell).with(steps);
        let truth = Truth { fact: Fact::Stands(goal), at: record.len() };
        self.reason = Found::Steps(Box::new(record));
        self.pages = vec![Page::Truth(Source::Reason, truth)];
    }

    /// What came of trying the candidate: the steps to the contradiction, if one was met.
    pub fn take_trial(&mut self, steps: Option<Vec<Step>>) {
        self.trial =
            steps.map_or(Found::Free, |steps| Found::Steps(Box::new(self.board.clone().with(steps))));
    }

    /// What proves the digit that is waited for: a walk from a start, if there is one; whether one is waited for.
    pub fn take_proof(&mut self, start: &crate::Position, steps: Option<Vec<Step>>) -> bool {
        let waited = self.proofs.iter_mut().find(|(_, found)| matches!(found, Found::Waiting(_)));
        let Some((_, found)) = waited else { return false };
        *found = steps.map_or(Found::Free, |steps| Found::Steps(Box::new(Derivation::of(start, steps))));
        true
    }

    /// Whoever does not want to wait is where the question was put.
    pub fn stop_waiting(&mut self) {
        self.give_up();
        self.pages.pop();
    }

    /// The answer that is shown.
    #[must_use]
    pub fn page(&self) -> Option<Page> {
        self.pages.last().copied()
    }

    /// The record of a source, once it is there.
    #[must_use]
    pub fn record(&self, source: Source) -> Option<&Derivation> {
        let found = match source {
            Source::Board => return Some(&self.board),
            Source::Reason => &self.reason,
            Source::Trial => &self.trial,
            Source::Proof(goal) => self.proof(goal)?,
        };
        match found {
            Found::Steps(record) => Some(record),
            Found::Waiting(_) | Found::Nothing | Found::Free => None,
        }
    }

    /// What is known of the proof of a digit, if it was asked for.
    #[must_use]
    pub fn proof(&self, goal: Candidate) -> Option<&Found> {
        self.proofs.iter().find(|(other, _)| *other == goal).map(|(_, found)| found)
    }

    /// Whether the worker is at work for it.
    #[must_use]
    pub fn waits(&self) -> bool {
        let waits = |found: &Found| matches!(found, Found::Waiting(_));
        waits(&self.reason) || waits(&self.trial) || self.proofs.iter().any(|(_, found)| waits(found))
    }

    /// Whether that is a trial.
    #[must_use]
    pub const fn tries(&self) -> bool {
        matches!(self.trial, Found::Waiting(_))
    }

    /// Waits no longer: what was not found yet has to be asked for again.
    pub fn give_up(&mut self) {
        self.proofs.retain(|(_, found)| !matches!(found, Found::Waiting(_)));
        for found in [&mut self.reason, &mut self.trial] {
            if matches!(found, Found::Waiting(_)) {
                *found = Found::Nothing;
            }
        }
    }

    /// The walk to the board as it was before a cell was filled.
    #[must_use]
    pub fn before(&self, cell: Cell) -> Derivation {
        if self.board.position(self.board.len()).is_open(cell) {
            self.board.clone()
        } else {
            self.board.without(cell)
        }
    }

    /// The digit whose reason the first answer is: one that may still go there, or that the player placed.
    fn asked_of(&self, page: Page) -> Option<Candidate> {
        match page {
            Page::Tried(tried) => Some(tried),
            Page::Truth(..) | Page::Line(_) => self.own(page),
        }
    }

    /// The digit of the player's on which an answer comes down: one that stood from the start and is no
    /// given.
    #[must_use]
    pub fn own(&self, page: Page) -> Option<Candidate> {
        let Page::Truth(source, truth) = page else { return None };
        let Fact::Stands(placed) = truth.fact else { return None };
        let record = self.record(source)?;
        (record.reason(truth) == Some(Reason::Start) && !record.is_given(placed.cell)).then_some(placed)
    }

    /// The step that an answer tells of, and of which source.
    #[must_use]
    pub fn step(&self, page: Page) -> Option<(Source, usize)> {
        match page {
            Page::Truth(source, truth) => match self.record(source)?.reason(truth)? {
                Reason::Step(index) => Some((source, index)),
                _ => None,
            },
            Page::Line(index) => Some((Source::Trial, index)),
            Page::Tried(_) => None,
        }
    }

    /// What an answer rests on: what leads further first, then what the board shows at a glance.
    #[must_use]
    pub fn links(&self, page: Page) -> Vec<(Source, Truth)> {
        if let Some(goal) = self.own(page) {
            let source = Source::Proof(goal);
            let proven = |proof: &Derivation| Truth { fact: Fact::Stands(goal), at: proof.len() };
            return self.record(source).map(|proof| (source, proven(proof))).into_iter().collect();
        }
        let (source, rests) = match page {
            Page::Truth(source, truth) => {
                let record = self.record(source);
                let reason = record.and_then(|record| record.reason(truth));
                (source, record.zip(reason).map(|(record, reason)| record.rests(truth, reason)))
            }
            Page::Line(index) => {
                (Source::Trial, self.record(Source::Trial).map(|record| record.rests_of(index)))
            }
            Page::Tried(_) => (Source::Trial, None),
        };
        let mut rests = rests.unwrap_or_default();
        let is_at_start = |truth: &Truth| {
            self.record(source).and_then(|record| record.reason(*truth)) == Some(Reason::Start)
        };
        sort_by_key(&mut rests, is_at_start);
        rests.into_iter().map(|truth| (source, truth)).collect()
    }

    /// The index of the step with which the trial begins.
    #[must_use]
    pub const fn first_line(&self) -> usize {
        self.board.len()
    }

    /// How many lines the trial has, its beginning and its end included.
    #[must_use]
    pub fn line_count(&self) -> usize {
        self.record(Source::Trial).map_or(0, |trial| trial.len() - self.first_line())
    }

    /// Whether the contradiction that was met rests on digits of the player's.
    #[must_use]
    pub fn rests_on_own_digits(&self) -> bool {
        self.record(Source::Trial).is_some_and(|trial| {
            let last = trial.len().saturating_sub(1);
            let start = trial.support(&trial.rests_of(last)).start;
            start.iter().any(|cell| !trial.is_given(cell))
        })
    }
}
