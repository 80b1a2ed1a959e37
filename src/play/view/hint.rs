//! The view of a hint: words for its card and marks for the board, and only as much of both as the player
//! asked for.

use super::ReviewView;
use crate::features::{pen::PenView, present::PresentView};
use crate::{
    session::Session,
    taught::{ArguedView, HintView, JudgedView},
};

/// Everything that the teacher shows.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct TeachView {
    /// The current hint.
    pub hint: Option<HintView>,
    /// The question for the reason of a move.
    pub argued: Option<ArguedView>,
    /// The reason that has just held.
    pub held: Option<ArguedView>,
    /// The judgement of the last move.
    pub judged: Option<JudgedView>,
    /// The review of a finished game, while it is open.
    pub review: Option<ReviewView>,
    /// The presentation to a class.
    pub present: Option<PresentView>,
    /// The pen over the board, while it is in use.
    pub pen: Option<PenView>,
    /// The number of slides of the player's own lesson, if the step on the board was just added.
    pub added: Option<usize>,
}

impl Session {
    /// Everything that the teacher shows.
    #[must_use]
    pub fn teaching(&self) -> TeachView {
        TeachView {
            hint: self.features().hint.card(self.kernel()),
            argued: self.features().argue.card(self.kernel()),
            held: self.features().argue.held(self.kernel()),
            judged: self.features().review.view(self.kernel()),
            review: self.review_view(),
            present: self.presenting(),
            pen: self.pen(),
            added: self.features().deck.added(self.kernel()),
        }
    }
}
