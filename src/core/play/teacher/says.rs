//! What the teacher says, as far as it was asked for: words for a card, and for those who listen.

use crate::{
    Order, Technique,
    advice::{Claimed, Verdict, Whereabouts},
    play::turns::Applied,
    telling::Telling,
};

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
