//! "Why?" and "Why not?", asked of what is on the board: the questions so far, and what is known for them.

use crate::{
    Candidate, Cell, Digit,
    play::ui::Panel,
    sorting::sort_by_key,
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
    Waiting,
    /// It found none.
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

/// Questions about a cell.
#[derive(Clone, Debug)]
pub struct Inquiry {
    /// What the page showed.
    pub shown: Shown,
    /// The cell.
    pub cell: Cell,
    /// The walk that led to the board.
    pub board: Derivation,
    /// What the trial of the first question led to.
    pub trial: Found,
    /// What proves digits of the player's.
    pub proofs: Vec<(Candidate, Found)>,
    /// The answers, each a link on from the one before; none as long as no digit was asked for.
    pub pages: Vec<Page>,
}

impl Inquiry {
    /// No question yet.
    #[must_use]
    pub const fn new(shown: Shown, cell: Cell, board: Derivation) -> Self {
        Self { shown, cell, board, trial: Found::Nothing, proofs: Vec::new(), pages: Vec::new() }
    }

    /// Asks about another cell.
    pub fn turn_to(&mut self, cell: Cell) {
        self.cell = cell;
        self.pages.clear();
        self.trial = Found::Nothing;
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
            Source::Trial => &self.trial,
            Source::Proof(goal) => self.proof(goal)?,
        };
        match found {
            Found::Steps(record) => Some(record),
            Found::Waiting | Found::Nothing | Found::Free => None,
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
        self.trial == Found::Waiting || self.proofs.iter().any(|(_, found)| *found == Found::Waiting)
    }

    /// Waits no longer: what was not found yet has to be asked for again.
    pub fn give_up(&mut self) {
        self.proofs.retain(|(_, found)| *found != Found::Waiting);
        if self.trial == Found::Waiting {
            self.trial = Found::Nothing;
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
