//! What is shown of a hint: words for its card, marks for the board, and no more of either than was asked
//! for.

use super::ReviewView;
use crate::{
    marks::Marks,
    play::{
        session::Session,
        taught::{HintView, JudgedView},
        ui::Panel,
    },
};

/// All that the teacher says.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct TeachView {
    /// The hint that is given.
    pub hint: Option<HintView>,
    /// What is said of the last move.
    pub judged: Option<JudgedView>,
    /// The review of a finished game, while it is open.
    pub review: Option<ReviewView>,
}

impl Session {
    /// What the teacher says.
    #[must_use]
    pub fn teaching(&self) -> TeachView {
        TeachView { hint: self.hint_card(), judged: self.judged_view(), review: self.review_view() }
    }

    /// The marks of the hint, or of what is said of the last move.
    pub(super) fn hint_marks(&self) -> Marks {
        if let Some(found) = self.drawn() {
            return found.marks.clone();
        }
        if self.panel() != Panel::Play {
            return Marks::default();
        }
        self.features().review.marks().unwrap_or_else(|| self.features().hint.marks())
    }
}
