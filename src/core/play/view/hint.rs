//! The view of a hint: words for its card and marks for the board, and only as much of both as the player
//! asked for.

use super::ReviewView;
use crate::{
    marks::Marks,
    play::{
        session::Session,
        taught::{HintView, JudgedView},
        ui::Panel,
    },
};

/// Everything that the teacher shows.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct TeachView {
    /// The current hint.
    pub hint: Option<HintView>,
    /// The judgement of the last move.
    pub judged: Option<JudgedView>,
    /// The review of a finished game, while it is open.
    pub review: Option<ReviewView>,
}

impl Session {
    /// Everything that the teacher shows.
    #[must_use]
    pub fn teaching(&self) -> TeachView {
        TeachView { hint: self.hint_card(), judged: self.judged_view(), review: self.review_view() }
    }

    /// The marks of the hint, or of the judgement of the last move.
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
