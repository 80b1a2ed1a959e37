//! What is shown of a hint: words for its card, marks for the board, and no more of either than was asked
//! for.

use super::ReviewView;
use crate::{
    Cell,
    advice::Verdict,
    marks::{Marks, Role},
    play::{
        session::Session,
        teacher::{Hint, HintView, Judged, JudgedView},
        ui::Panel,
        work::Awaited,
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
        let cells: Vec<(Cell, Role)> = match (self.teacher().hint(), self.teacher().judged()) {
            (_, Some(Judged { verdict: Awaited::Told(Verdict::Plain(cell)), .. }))
                if self.teacher().is_lit() =>
            {
                vec![(*cell, Role::Cause)]
            }
            (Some(Hint::LostNotes { cells, shown: true }), _) => {
                cells.iter().map(|cell| (cell, Role::Clash)).collect()
            }
            _ => Vec::new(),
        };
        let cells = if self.panel() == Panel::Play { cells } else { Vec::new() };
        Marks { cells, ..Marks::default() }
    }
}
