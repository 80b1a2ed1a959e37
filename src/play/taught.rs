//! The messages of the solver, hints, the review and answers: for a card, and for screen readers.

use crate::{
    game::{Game, turns::Applied},
    input::queried::Queried,
    walk::{
        Way,
        stages::{FoundStep, Stage},
    },
};
use sudoku_core::{
    Cell, House, Shape,
    advice::{Claimed, Verdict, Whereabouts},
    marks::Marks,
    passes::PassKind,
    step::{
        Title,
        argument::{Argument, Judgement},
    },
    telling::Telling,
    trail::State,
};

/// An announcement of steps for players who can't see the board. It is separate from other announcements,
/// because the page has the words for those before the words for steps have loaded.
#[derive(Clone, Debug, PartialEq)]
pub enum TeachingEvent {
    /// A step, or an answer to "Why?", on a board of that shape; with its number in its pass and the number of
    /// steps there, if it is one of the solver's.
    Step(Telling, Shape, Option<(usize, usize)>),
    /// A line of a step told line by line.
    Line {
        /// The whole text.
        telling: Telling,
        /// The size of the board.
        shape: Shape,
        /// The number of the line, counted from 1; none for the conclusion.
        line: Option<usize>,
    },
    /// The place of a step, and its name once that is revealed.
    Look {
        /// The place.
        place: Box<Whereabouts>,
        /// The name.
        title: Option<Title>,
        /// The size of the board.
        shape: Shape,
    },
    /// A whole pass.
    Pass {
        /// The kind of pass.
        kind: PassKind,
        /// Its number, if it found anything.
        number: Option<usize>,
        /// The number of its steps.
        steps: usize,
    },
    /// The state at the solver's end.
    End(State),
    /// The answer to a query key.
    Queried(Box<Queried>),
    /// A key changed nothing, for this reason.
    Replied(Reply),
    /// The solver can't start: this number of digits is wrong.
    Blocked(usize),
    /// A hint, as far as it is revealed.
    Hint(Box<HintView>),
    /// A hint was applied, on a board of that shape.
    HintApplied(Applied, Shape),
    /// The judgement of the last move.
    Judged(Box<JudgedView>),
    /// A question for the reason of a move, or the judgement of that reason.
    Argued(Box<ArguedView>),
    /// A cell is marked as a part of a reason, or no longer.
    Marked(Cell, Shape, bool),
    /// Steps are possible in the current position.
    AllSteps {
        /// The number of steps.
        total: usize,
        /// The number not listed, as they are too hard for the puzzle.
        harder: usize,
        /// Whether the search stopped at its limit, so that there may be more.
        stopped: bool,
    },
}

impl TeachingEvent {
    /// The place of a step, without the digit to look for.
    #[must_use]
    pub fn place_of(FoundStep { step, found_in, .. }: &FoundStep) -> Self {
        let place = Whereabouts { digit: None, ..Whereabouts::of(step, found_in) };
        Self::Look { place: Box::new(place), title: None, shape: found_in.shape().clone() }
    }
}

/// The question for the reason of a move, with the reason as far as it is marked.
#[derive(Clone, Debug)]
pub struct ArguedView {
    /// The move, and the marks.
    pub argument: Argument,
    /// The houses to mark by a button.
    pub houses: Vec<House>,
    /// The judgement; none since the last mark.
    pub judged: Option<Judgement>,
    /// The size of the board.
    pub shape: Shape,
    /// The changes of the reason so far.
    pub changes: u32,
}

/// The board waits for the code that compares views, so it compares no more than tells two views of a move apart.
impl PartialEq for ArguedView {
    fn eq(&self, other: &Self) -> bool {
        (self.changes, self.argument.candidate) == (other.changes, other.argument.candidate)
    }
}

impl Eq for ArguedView {}

impl ArguedView {
    /// The marks on the board.
    #[must_use]
    pub fn marks(&self) -> Marks {
        self.argument.marks(self.judged.as_ref())
    }
}

/// The reply to a key that changes nothing.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Reply {
    /// The game on a board of that size is paused. A key resumes it, if the player wants such keys.
    Paused(Shape, bool),
    /// The cell is a given.
    Given,
    /// The cell has a digit, so it has no notes and no candidates.
    Filled,
    /// The cell has no such candidate.
    NotHere,
    /// There is nothing to clear.
    NothingToClear,
    /// There are no notes to change.
    NoNotes,
    /// The cell has no digit to lock.
    NoDigit,
    /// Nothing is highlighted.
    NoHighlight,
    /// The next letter is a command.
    Command,
    /// No move is left to undo.
    NothingToUndo,
    /// No move is left to redo.
    NothingToRedo,
    /// There is no trial.
    NoTrial,
    /// There is no clock to stop.
    NoClock,
    /// The puzzle is solved.
    Solved,
    /// The solver is at its start.
    AtTheStart,
    /// The solver goes this way from here on.
    Way(Way),
    /// The list of all steps is closed.
    StepsHidden,
}

/// The judgement of a move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct JudgedView {
    /// The size of the board.
    pub shape: Shape,
    /// The claim.
    pub claimed: Claimed,
    /// The verdict; none while the worker is busy.
    pub verdict: Option<Verdict>,
    /// Whether the board shows its reason.
    pub lit: bool,
}

impl JudgedView {
    /// Whether there is a reason to show on the board.
    #[must_use]
    pub const fn has_reason(&self) -> bool {
        matches!(self.verdict, Some(Verdict::Forced(_) | Verdict::Plain(_)))
    }
}

/// The form of a hint on the page.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum HintForm {
    /// A line at the pad, which stays for the digit that the player finds.
    Line,
    /// A card in the place of the pad.
    Card,
}

/// A hint.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HintView {
    /// The size of the board.
    pub shape: Shape,
    /// The message.
    pub says: HintSays,
    /// Whether its next stage keeps the time from counting.
    pub costs: bool,
}

/// The message of a hint.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum HintSays {
    /// The worker is looking for it.
    Looking,
    /// The number of wrong digits, and whether the board shows them.
    WrongDigits(usize, bool),
    /// The number of cells with notes that lost their digit, and whether the board shows them.
    LostNotes(usize, bool),
    /// The place to look at.
    Where(Whereabouts),
    /// The step to look for there, by name.
    What(Title, Whereabouts),
    /// The whole reason, and the effect of applying it.
    Why(Telling, Applied),
    /// The ladder finds nothing.
    Nothing,
}

impl HintSays {
    /// A step as far as it is revealed, on the player's board.
    #[must_use]
    pub fn of(FoundStep { step, found_in, stage, .. }: &FoundStep, game: &Game) -> Self {
        let place = || Whereabouts::of(step, found_in);
        match stage {
            Stage::Where => Self::Where(place()),
            Stage::What => Self::What(step.title(), place()),
            Stage::Why => Self::Why(Telling::of(step, found_in), game.applied(step)),
        }
    }

    /// The stage, from 1 to 3; none for a message without stages.
    #[must_use]
    pub const fn stage(&self) -> Option<u8> {
        match self {
            Self::Where(_) => Some(1),
            Self::What(..) => Some(2),
            Self::Why(..) => Some(3),
            _ => None,
        }
    }
}
