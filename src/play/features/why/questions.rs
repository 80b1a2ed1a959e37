//! "Why?" and "Why not?" about the board: the questions so far, and their answers.

use crate::{ui::Panel, work::Asked};
use sudoku_core::{
    Candidate, Cell, Digit,
    sorting::sort_by_key,
    step::Step,
    trail,
    why::{Derivation, Fact, Grounding, Reason, Truth},
};

/// The subject of an answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Source {
    /// The board, from play or from the solver's trail.
    Board,
    /// The board, continued with a supposed candidate.
    Trial,
    /// The walk from the board to the digit in question.
    Reason,
    /// The walk from the givens that proves a digit.
    Proof(Candidate),
}

/// One answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Page {
    /// The reason for a fact.
    Truth(Source, Truth),
    /// A step of the trial, by its index.
    Line(usize),
    /// The result of supposing a candidate.
    Tried(Candidate),
}

/// An answer that the player opened.
#[derive(Clone, Debug)]
struct Leaf {
    page: Page,
    /// The ground of its step, if the step was found on another board than the player's. It is found when the
    /// answer opens, because only a part of the page can find it.
    ground: Option<Grounding>,
}

impl Leaf {
    /// An answer whose step, if any, was found on the player's board.
    const fn here(page: Page) -> Self {
        Self { page, ground: None }
    }
}

/// A finding of the worker.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Searched {
    /// The worker hasn't had the question.
    Nothing,
    /// The worker is busy with it.
    Waiting(Asked),
    /// It found none, or there is nothing to find.
    Free,
    /// The steps.
    Steps(Box<Derivation>),
}

/// The state of the page at the question. After a change of it, the answers no longer fit the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Shown {
    /// The revision of the board.
    pub revision: u64,
    /// The face of the page.
    pub panel: Panel,
    /// Whether the board is covered.
    pub paused: bool,
    /// The position on the trail.
    pub moment: Option<(usize, trail::Focus)>,
}

/// A missing finding that an answer needs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Need {
    /// The reason for the digit in question.
    Reason(Candidate),
    /// The result of supposing a candidate.
    Trial(Candidate),
    /// The proof of a digit of the player.
    Proof(Candidate),
}

/// Questions about a cell.
#[derive(Clone, Debug)]
pub(super) struct Questions {
    /// The state of the page at the question.
    shown: Shown,
    cell: Cell,
    /// The walk to the board.
    board: Derivation,
    /// The reason for the digit in question. The worker looks for it only if the digit is right: on a board
    /// with a mistake the ladder also finds reasons for wrong ones.
    reason: Searched,
    /// The trial of the first question.
    trial: Searched,
    /// The proofs of digits of the player.
    proofs: Vec<(Candidate, Searched)>,
    /// The answers, each linked from the previous one; none until the player asks about a digit.
    pages: Vec<Leaf>,
    /// Whether the current answer waits, as it gives away a digit and so ends the counting of the time.
    pub(super) warns: bool,
}

impl Questions {
    /// A cell without a question yet.
    #[must_use]
    pub(super) const fn new(shown: Shown, cell: Cell, board: Derivation) -> Self {
        let (reason, trial) = (Searched::Free, Searched::Nothing);
        Self { shown, cell, board, reason, trial, proofs: Vec::new(), pages: Vec::new(), warns: false }
    }

    /// The state of the page at the question.
    #[must_use]
    pub(super) const fn shown(&self) -> Shown {
        self.shown
    }

    /// The cell.
    #[must_use]
    pub(super) const fn cell(&self) -> Cell {
        self.cell
    }

    /// The walk to the board.
    #[must_use]
    pub(super) const fn board(&self) -> &Derivation {
        &self.board
    }

    /// The trial of the first question.
    #[must_use]
    pub(super) const fn trial(&self) -> &Searched {
        &self.trial
    }

    /// The answers, each linked from the previous one.
    pub(super) fn pages(&self) -> impl Iterator<Item = Page> {
        self.pages.iter().map(|leaf| leaf.page)
    }

    /// The state of a digit in the cell.
    #[must_use]
    pub(super) fn fact(&self, digit: Digit) -> Option<Truth> {
        self.board.fact(Candidate::new(self.cell, digit), self.board.len())
    }

    /// Asks about another cell.
    pub(super) fn turn_to(&mut self, cell: Cell) {
        self.cell = cell;
        self.pages.clear();
        self.trial = Searched::Nothing;
        self.give_up();
    }

    /// Asks about the state of a digit in the cell. For the right digit, its reason comes before all else.
    pub(super) fn ask(&mut self, digit: Digit, is_right: bool) {
        let known = self.fact(digit);
        self.turn_to(self.cell);
        self.reason = if is_right { Searched::Nothing } else { Searched::Free };
        self.pages.push(Leaf::here(match known {
            Some(truth) => Page::Truth(Source::Board, truth),
            None => Page::Tried(Candidate::new(self.cell, digit)),
        }));
    }

    /// Goes to one of the facts that the answer depends on. Returns whether it exists.
    pub(super) fn follow(&mut self, index: usize) -> bool {
        let link = self.page().and_then(|page| self.links(page).get(index).copied());
        let leaf = link.map(|(source, truth)| self.grounded(Page::Truth(source, truth)));
        self.pages.extend(leaf);
        link.is_some()
    }

    /// Goes back to the answer with this number, counted from the first. Returns whether there was a later
    /// one.
    pub(super) fn go_back(&mut self, to: usize) -> bool {
        let further = to + 1 < self.pages.len();
        if further {
            self.pages.truncate(to + 1);
        }
        further
    }

    /// Goes to a line of the trial. Returns whether it exists.
    pub(super) fn go_to_line(&mut self, line: usize) -> bool {
        let there = line < self.line_count();
        if there {
            self.pages.truncate(1);
            // The first line is the question itself.
            if line > 0 {
                self.pages.push(Leaf::here(Page::Line(self.first_line() + line)));
            }
        }
        there
    }

    /// The digit of the question.
    #[must_use]
    pub(super) fn asked_about(&self) -> Option<Digit> {
        match self.pages().next()? {
            Page::Truth(_, truth) => Some(truth.fact.candidate().digit),
            Page::Tried(tried) => Some(tried.digit),
            Page::Line(_) => None,
        }
    }

    /// The missing finding that the current answer needs.
    #[must_use]
    pub(super) fn need(&self) -> Option<Need> {
        let page = self.page()?;
        if self.pages.len() == 1
            && self.reason == Searched::Nothing
            && let Some(goal) = self.asked_of(page)
        {
            return Some(Need::Reason(goal));
        }
        match page {
            Page::Tried(tried) if self.trial == Searched::Nothing && self.pages.len() == 1 => {
                Some(Need::Trial(tried))
            }
            Page::Tried(_) | Page::Truth(..) | Page::Line(_) => {
                self.own(page).filter(|&goal| self.proof(goal).is_none()).map(Need::Proof)
            }
        }
    }

    /// The worker has the question for it.
    pub(super) fn wait(&mut self, need: Need, asked: Asked) {
        match need {
            Need::Reason(_) => self.reason = Searched::Waiting(asked),
            Need::Trial(_) => self.trial = Searched::Waiting(asked),
            Need::Proof(goal) => self.proofs.push((goal, Searched::Waiting(asked))),
        }
    }

    /// Takes the reason for the digit in question: a walk from the board, if there is one, which becomes the
    /// answer.
    pub(super) fn take_reason(&mut self, steps: Option<Vec<Step>>) {
        let goal = self.page().and_then(|page| self.asked_of(page));
        self.reason = Searched::Free;
        let Some((goal, steps)) = goal.zip(steps) else { return };
        let record = self.before(goal.cell).with(steps);
        let truth = Truth { fact: Fact::Stands(goal), at: record.len() };
        self.reason = Searched::Steps(Box::new(record));
        self.pages = vec![self.grounded(Page::Truth(Source::Reason, truth))];
    }

    /// Takes the trial of the candidate: the steps to the contradiction, if there is one.
    pub(super) fn take_trial(&mut self, steps: Option<Vec<Step>>) {
        self.trial =
            steps.map_or(Searched::Free, |steps| Searched::Steps(Box::new(self.board.clone().with(steps))));
    }

    /// Takes the proof that is awaited: a walk from a start, if there is one. Returns whether a proof was
    /// awaited.
    pub(super) fn take_proof(&mut self, start: &sudoku_core::Position, steps: Option<Vec<Step>>) -> bool {
        let waited = self.proofs.iter_mut().find(|(_, found)| matches!(found, Searched::Waiting(_)));
        let Some((_, found)) = waited else { return false };
        *found =
            steps.map_or(Searched::Free, |steps| Searched::Steps(Box::new(Derivation::of(start, steps))));
        true
    }

    /// Returns to the question, for a player who doesn't want to wait.
    pub(super) fn stop_waiting(&mut self) {
        self.give_up();
        self.pages.pop();
    }

    /// The current answer.
    #[must_use]
    pub(super) fn page(&self) -> Option<Page> {
        self.pages.last().map(|leaf| leaf.page)
    }

    /// The walk of a subject, once known.
    #[must_use]
    pub(super) fn record(&self, source: Source) -> Option<&Derivation> {
        let found = match source {
            Source::Board => return Some(&self.board),
            Source::Reason => &self.reason,
            Source::Trial => &self.trial,
            Source::Proof(goal) => self.proof(goal)?,
        };
        match found {
            Searched::Steps(record) => Some(record),
            Searched::Waiting(_) | Searched::Nothing | Searched::Free => None,
        }
    }

    /// The proof of a digit, as far as known, if it was requested.
    #[must_use]
    pub(super) fn proof(&self, goal: Candidate) -> Option<&Searched> {
        self.proofs.iter().find(|(other, _)| *other == goal).map(|(_, found)| found)
    }

    /// Whether the worker is busy for it.
    #[must_use]
    pub(super) fn waits(&self) -> bool {
        let waits = |found: &Searched| matches!(found, Searched::Waiting(_));
        waits(&self.reason) || waits(&self.trial) || self.proofs.iter().any(|(_, found)| waits(found))
    }

    /// Whether the worker's job is a trial.
    #[must_use]
    pub(super) const fn tries(&self) -> bool {
        matches!(self.trial, Searched::Waiting(_))
    }

    /// Stops waiting: missing findings need a new request.
    pub(super) fn give_up(&mut self) {
        self.proofs.retain(|(_, found)| !matches!(found, Searched::Waiting(_)));
        for found in [&mut self.reason, &mut self.trial] {
            if matches!(found, Searched::Waiting(_)) {
                *found = Searched::Nothing;
            }
        }
    }

    /// The walk to the board before a cell was filled.
    #[must_use]
    pub(super) fn before(&self, cell: Cell) -> Derivation {
        if self.board.position(self.board.len()).is_open(cell) {
            self.board.clone()
        } else {
            self.board.without(cell)
        }
    }

    /// The digit explained by the first answer: one that can still go there, or that the player placed.
    fn asked_of(&self, page: Page) -> Option<Candidate> {
        match page {
            Page::Tried(tried) => Some(tried),
            Page::Truth(..) | Page::Line(_) => self.own(page),
        }
    }

    /// The digit of the player that an answer depends on: one placed from the start that isn't a given.
    #[must_use]
    pub(super) fn own(&self, page: Page) -> Option<Candidate> {
        let Page::Truth(source, truth) = page else { return None };
        let Fact::Stands(placed) = truth.fact else { return None };
        let record = self.record(source)?;
        (record.reason(truth) == Some(Reason::Start) && !record.is_given(placed.cell)).then_some(placed)
    }

    /// The step that an answer explains, with its subject.
    #[must_use]
    pub(super) fn step(&self, page: Page) -> Option<(Source, usize)> {
        match page {
            Page::Truth(source, truth) => match self.record(source)?.reason(truth)? {
                Reason::Step(index) => Some((source, index)),
                _ => None,
            },
            Page::Line(index) => Some((Source::Trial, index)),
            Page::Tried(_) => None,
        }
    }

    /// The ground of the step that the current answer explains, on the board in front of the player. A trial has a
    /// board of its own.
    #[must_use]
    pub(super) fn ground(&self) -> Option<Grounding> {
        let leaf = self.pages.last()?;
        let found_here = || {
            let (source, index) = self.step(leaf.page)?;
            Some(Grounding { first: Vec::new(), position: self.record(source)?.found_in(index) })
        };
        leaf.ground.clone().or_else(found_here)
    }

    /// An answer with the ground of its step.
    fn grounded(&self, page: Page) -> Leaf {
        let ground = self.step(page).and_then(|(source, index)| {
            // A reason is found without the digit that it explains; a proof of any digit leaves out its own.
            let board = match source {
                Source::Board | Source::Trial => return None,
                Source::Reason => self.before(self.cell),
                Source::Proof(_) => self.board.clone(),
            };
            self.record(source)?.ground(index, &board.position(board.len()))
        });
        Leaf { page, ground }
    }

    /// The facts that an answer depends on: first those with further reasons, then those visible on the
    /// board.
    #[must_use]
    pub(super) fn links(&self, page: Page) -> Vec<(Source, Truth)> {
        if let Some(goal) = self.own(page) {
            let source = Source::Proof(goal);
            let proven = |proof: &Derivation| Truth { fact: Fact::Stands(goal), at: proof.len() };
            return self.record(source).map(|proof| (source, proven(proof))).into_iter().collect();
        }
        let (source, rests) = match page {
            Page::Truth(source, truth) => {
                let record = self.record(source);
                let reason = record.and_then(|record| record.reason(truth));
                let rests = record.zip(reason).map(|(record, reason)| record.rests(truth, reason));
                (source, rests.map(|rests| self.on_the_board(rests)))
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

    /// Of the facts that a step was found with, those that are on the board in front of the player, or have to come
    /// first.
    fn on_the_board(&self, mut rests: Vec<Truth>) -> Vec<Truth> {
        if let Some(Grounding { position, .. }) = self.ground() {
            rests.retain(|truth| match truth.fact {
                Fact::Stands(placed) => position.digit(placed.cell) == Some(placed.digit),
                Fact::Gone(_) => true,
            });
        }
        rests
    }

    /// The index of the first step of the trial.
    #[must_use]
    pub(super) const fn first_line(&self) -> usize {
        self.board.len()
    }

    /// The number of lines of the trial, including its beginning and its end.
    #[must_use]
    pub(super) fn line_count(&self) -> usize {
        self.record(Source::Trial).map_or(0, |trial| trial.len() - self.first_line())
    }

    /// Whether the contradiction depends on digits of the player.
    #[must_use]
    pub(super) fn rests_on_own_digits(&self) -> bool {
        self.record(Source::Trial).is_some_and(|trial| {
            let last = trial.len().saturating_sub(1);
            let start = trial.support(&trial.rests_of(last)).start;
            start.iter().any(|cell| !trial.is_given(cell))
        })
    }
}
