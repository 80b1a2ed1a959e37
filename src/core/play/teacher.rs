//! The teacher at the player's side: what was asked, and how much of the answer has been told.

mod claims;
mod says;

pub use crate::play::stages::{Found, Stage};
pub use claims::{claims, deed, digits};
pub use says::{HintSays, HintView, JudgedView};

use crate::{
    Candidate, Candidates, CellSet, Digit, Grid,
    advice::{Claimed, Reviewed, Verdict},
    marks::Role,
    play::{
        history::NodeId,
        work::{Asked, Awaited},
    },
    premises::premises,
    step::Step,
};

/// What is asked of the teacher.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TeachMsg {
    /// A hint; or, while one is given, its next stage.
    Hint,
    /// Which digits or notes are wrong, after it was told that some are.
    Which,
    /// The notes that lost their digit are filled again.
    Refill,
    /// The hint is applied to the board.
    Apply,
    /// The hint goes away.
    CloseHint,
    /// The reason of the last move is lit on the board, or no longer.
    LightReason(bool),
    /// The review of a finished game opens.
    Review,
    /// The review looks at a line, by its number from 0.
    LookAt(usize),
}

/// A hint.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Hint {
    /// It is being looked for.
    Looking(Asked),
    /// These digits are wrong, so there is none.
    WrongDigits {
        /// Where.
        cells: CellSet,
        /// Whether they were shown.
        shown: bool,
    },
    /// These cells have notes that lost the digit of the solution, so there is none.
    LostNotes {
        /// Where.
        cells: CellSet,
        /// Whether they were shown.
        shown: bool,
    },
    /// There is one.
    Found(Box<Found>),
    /// The ladder knows of none.
    Nothing,
}

/// What is said of a move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Judged {
    /// What was claimed by it.
    pub claimed: Claimed,
    /// What is to be said of that.
    pub verdict: Awaited<Verdict>,
    /// The right digits that stood before it.
    pub before: Grid,
    /// The step that says it, if there is one.
    pub reason: Option<Box<Found>>,
}

impl Judged {
    /// A claim of which the worker was asked.
    #[must_use]
    pub const fn asked(asked: Asked, claimed: Claimed, before: Grid) -> Self {
        Self { claimed, verdict: Awaited::Asked(asked), before, reason: None }
    }

    /// A claim that the solution denies.
    #[must_use]
    pub const fn wrong(claimed: Claimed, before: Grid) -> Self {
        Self { claimed, verdict: Awaited::Told(Verdict::Wrong), before, reason: None }
    }

    /// What is said of a claim, with the reason as it is drawn.
    #[must_use]
    pub fn new(claimed: Claimed, verdict: Verdict, before: Grid) -> Self {
        let reason = match &verdict {
            Verdict::Forced(steps) => steps.split_last().map(|(last, rest)| {
                let mut found_in = Candidates::new(&before);
                for &gone in rest.iter().flat_map(Step::eliminated) {
                    found_in.eliminate(gone, |_| {});
                }
                // Why the last step holds is seen only with what the others ruled out for it. In its own cell
                // that would lie over the digit.
                let needed = premises(last, &found_in).gone;
                let struck = |gone: &&Candidate| {
                    gone.cell != claimed.candidate.cell
                        && rest.iter().any(|step| step.eliminated().contains(gone))
                };
                let struck: Vec<Candidate> = needed.iter().filter(struck).copied().collect();
                let mut found = Found::whole(last.clone(), found_in);
                for gone in struck {
                    found.marks.candidates.push((gone, Role::Eliminated));
                    found.spoken_of.insert(gone.cell);
                }
                Box::new(found)
            }),
            Verdict::Plain(_) | Verdict::Unforced | Verdict::Wrong | Verdict::Undecided => None,
        };
        Self { claimed, verdict: Awaited::Told(verdict), before, reason }
    }
}

/// The review of a whole solve.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Review {
    /// The board that it was made of, so that another one gets a review of its own.
    pub revision: u64,
    /// Its lines.
    pub lines: Vec<Line>,
    /// What is said of each.
    pub told: Awaited<Vec<Reviewed>>,
    /// The line that is looked at.
    pub at: usize,
}

/// A line of a review: a move, or several in a row that claim nothing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line {
    /// The number of its first turn, from 1.
    pub first: usize,
    /// What was done.
    pub deed: Deed,
    /// The moment before it.
    pub before: NodeId,
    /// The moment after it.
    pub after: NodeId,
}

/// What a line of a review did.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Deed {
    /// A digit was placed.
    Placed(Candidate),
    /// A digit was placed in so many cells at once.
    PlacedMany(Digit, usize),
    /// A note was taken away.
    Unnoted(Candidate),
    /// So many notes were taken away at once.
    UnnotedMany(usize),
    /// So many turns wrote notes, emptied cells or painted.
    Other(usize),
    /// Notes were filled in by the program.
    Filled,
    /// The board was cleared.
    Restarted,
    /// A hint was applied, with the digit that it placed, if it placed one.
    Hint(Option<Candidate>),
    /// Digits were taken over from the solver.
    Solver,
    /// The solution was filled in.
    Solution,
}

/// What the teacher has in hand.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(in crate::play) struct Teacher {
    /// The hint that is given.
    hint: Option<Hint>,
    /// What is said of the last move.
    judged: Option<Judged>,
    /// Whether its reason is lit on the board.
    lit: bool,
    /// The review of the finished game.
    review: Option<Review>,
}

impl Teacher {
    /// The hint that is given.
    pub(in crate::play) const fn hint(&self) -> Option<&Hint> {
        self.hint.as_ref()
    }

    /// Gives a hint in place of any other.
    pub(in crate::play) fn give(&mut self, hint: Hint) {
        self.hint = Some(hint);
    }

    /// Goes a stage further, if there is a step to be told of; whether there is.
    pub(in crate::play) fn go_further(&mut self) -> bool {
        match &mut self.hint {
            Some(Hint::Found(found)) => {
                **found = (**found).clone().further();
                true
            }
            Some(Hint::Looking(_) | Hint::WrongDigits { .. } | Hint::LostNotes { .. } | Hint::Nothing)
            | None => false,
        }
    }

    /// Shows which digits or notes are wrong, if that some are is what the hint says; whether it does.
    pub(in crate::play) const fn show_which(&mut self) -> bool {
        match &mut self.hint {
            Some(Hint::WrongDigits { shown, .. } | Hint::LostNotes { shown, .. }) => {
                *shown = true;
                true
            }
            Some(Hint::Looking(_) | Hint::Found(_) | Hint::Nothing) | None => false,
        }
    }

    /// The hint goes away.
    pub(in crate::play) fn drop_hint(&mut self) {
        self.hint = None;
    }

    /// What is said of the last move.
    pub(in crate::play) const fn judged(&self) -> Option<&Judged> {
        self.judged.as_ref()
    }

    /// Says something of the last move.
    pub(in crate::play) fn judge(&mut self, judged: Judged) {
        self.judged = Some(judged);
    }

    /// The worker's judgement of the last move; none if it has nothing to say.
    pub(in crate::play) fn take_judgement(&mut self, judged: Option<(Claimed, Verdict)>) {
        let asked = self.judged.take();
        self.judged =
            asked.zip(judged).map(|(asked, (claimed, verdict))| Judged::new(claimed, verdict, asked.before));
    }

    /// What was said of a move says nothing of the next.
    pub(in crate::play) fn drop_judgement(&mut self) {
        (self.judged, self.lit) = (None, false);
    }

    /// Whether the reason of the last move is lit on the board.
    pub(in crate::play) const fn is_lit(&self) -> bool {
        self.lit
    }

    /// Lights the reason of the last move on the board, or no longer.
    pub(in crate::play) const fn light(&mut self, lit: bool) {
        self.lit = lit && self.judged.is_some();
    }

    /// The review of the finished game.
    pub(in crate::play) const fn review(&self) -> Option<&Review> {
        self.review.as_ref()
    }

    /// Begins a review.
    pub(in crate::play) fn begin_review(&mut self, review: Review) {
        self.review = Some(review);
    }

    /// Takes what is said of the turns of a review.
    pub(in crate::play) fn take_review(&mut self, told: Vec<Reviewed>) {
        if let Some(review) = &mut self.review {
            review.told = Awaited::Told(told);
        }
    }

    /// The review looks at a line.
    pub(in crate::play) fn look_at(&mut self, line: usize) {
        if let Some(review) = &mut self.review {
            review.at = line.min(review.lines.len().saturating_sub(1));
        }
    }

    /// Nothing will come of that question.
    pub(in crate::play) fn give_up(&mut self, asked: Asked) {
        self.hint.take_if(|hint| *hint == Hint::Looking(asked));
        self.judged.take_if(|judged| judged.verdict.awaits(asked));
        self.review.take_if(|review| review.told.awaits(asked));
    }
}
