//! What the solver, hints, the review and answers say: for a card, and for those who listen.

use crate::{
    Order, Technique,
    advice::{Claimed, Verdict, Whereabouts},
    passes::PassKind,
    play::{
        game::Game,
        stages::{Found, Stage},
        turns::Applied,
    },
    telling::Telling,
    trail::State,
};

/// What is said of steps to those who cannot see the board. It is apart from other announcements, because the page
/// can make those before the words of steps have come.
#[derive(Clone, Debug, PartialEq)]
pub enum Taught {
    /// A step, or an answer to "Why?", on a board of that order.
    Step(Telling, Order),
    /// A whole pass.
    Pass {
        /// What it looked for.
        kind: PassKind,
        /// Its number, if it found something.
        number: Option<usize>,
        /// How many steps it has.
        steps: usize,
    },
    /// The solver's end.
    End(State),
    /// The solver will not start: so many digits are wrong.
    Blocked(usize),
    /// A hint, as far as it is told.
    Hint(Box<HintView>),
    /// A hint was applied, on a board of that order.
    HintApplied(Applied, Order),
    /// What is said of the last move.
    Judged(Box<JudgedView>),
    /// Steps are possible at the moment shown.
    AllSteps {
        /// How many there are.
        total: usize,
        /// How many of them are not listed, as they are harder than suits the puzzle.
        harder: usize,
    },
}

/// What is said of a move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct JudgedView {
    /// The size of the board.
    pub order: Order,
    /// What was claimed.
    pub claimed: Claimed,
    /// What is said of it; nothing while it is looked for.
    pub verdict: Option<Verdict>,
    /// Whether its reason is lit on the board.
    pub lit: bool,
}

impl JudgedView {
    /// Whether there is something on the board to be lit.
    #[must_use]
    pub const fn has_reason(&self) -> bool {
        matches!(self.verdict, Some(Verdict::Forced(_) | Verdict::Plain(_)))
    }
}

/// The card of a hint.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HintView {
    /// The size of the board.
    pub order: Order,
    /// What it says.
    pub says: HintSays,
    /// Whether its next stage keeps the time from counting.
    pub costs: bool,
}

/// What a hint says.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum HintSays {
    /// It is being looked for.
    Looking,
    /// So many digits are wrong, and whether it is shown which.
    WrongDigits(usize, bool),
    /// So many cells have notes that lost their digit, and whether it is shown which.
    LostNotes(usize, bool),
    /// Where to look.
    Where(Whereabouts),
    /// Which technique is to be seen there.
    What(Technique, Whereabouts),
    /// The whole reason, and what applying it does.
    Why(Technique, Telling, Applied),
    /// The ladder knows of nothing.
    Nothing,
}

impl HintSays {
    /// A step as far as it is told, on the player's board.
    #[must_use]
    pub fn of(Found { step, found_in, stage, .. }: &Found, game: &Game) -> Self {
        let place = || Whereabouts::of(step, found_in);
        match stage {
            Stage::Where => Self::Where(place()),
            Stage::What => Self::What(step.technique(), place()),
            Stage::Why => Self::Why(step.technique(), Telling::of(step, found_in), game.applied(step)),
        }
    }

    /// How much is told, from 1 to 3; none where there is nothing to tell by stages.
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
