//! What is shown of a hint: words for its card, marks for the board, and no more of either than was asked
//! for.

use super::ReviewView;
use crate::{
    Cell, DigitSet,
    advice::{Verdict, Whereabouts},
    marks::{Marks, Role},
    play::{
        session::Session,
        teacher::{Found, Hint, HintSays, HintView, Judged, JudgedView, Stage},
        ui::Panel,
        work::Awaited,
    },
    telling::Telling,
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

    /// Whether a hint is given over the board, or looked for.
    pub(in crate::play) fn gives_hint(&self) -> bool {
        !self.page().is_paused() && self.panel() == Panel::Play && self.teacher().hint().is_some()
    }

    /// The card of the hint that is given; nothing while the board is covered or the solver is watched.
    #[must_use]
    pub fn hint_card(&self) -> Option<HintView> {
        if !self.gives_hint() {
            return None;
        }
        let says = match self.teacher().hint()? {
            Hint::Looking(_) => HintSays::Looking,
            Hint::WrongDigits { cells, shown } => HintSays::WrongDigits(cells.len(), *shown),
            Hint::LostNotes { cells, shown } => HintSays::LostNotes(cells.len(), *shown),
            Hint::Nothing => HintSays::Nothing,
            Hint::Found(found) => self.hint_says(found),
        };
        Some(HintView { order: self.game().order(), says })
    }

    fn hint_says(&self, Found { step, found_in, stage, .. }: &Found) -> HintSays {
        let place = || Whereabouts::of(step, found_in);
        match stage {
            Stage::Where => HintSays::Where(place()),
            Stage::What => HintSays::What(step.technique(), place()),
            Stage::Why => {
                HintSays::Why(step.technique(), Telling::of(step, found_in), self.game().applied(step))
            }
        }
    }

    /// What is said of the last move; nothing while the board is covered or the solver is watched.
    #[must_use]
    pub fn judged_view(&self) -> Option<JudgedView> {
        let judged =
            self.teacher().judged().filter(|_| !self.page().is_paused() && self.panel() == Panel::Play)?;
        let (claimed, verdict) = (judged.claimed, judged.verdict.told().cloned());
        Some(JudgedView { order: self.game().order(), claimed, verdict, lit: self.teacher().is_lit() })
    }

    /// The step that is drawn: the reason of the last move while that is pointed at, or else the hint.
    pub(super) fn drawn(&self) -> Option<&Found> {
        if self.panel() != Panel::Play {
            return None;
        }
        let reason = self.teacher().judged().and_then(|judged| judged.reason.as_deref());
        match self.teacher().hint() {
            _ if self.teacher().is_lit() && reason.is_some() => reason,
            Some(Hint::Found(found)) => Some(found),
            _ => None,
        }
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

    /// What a cell can hold in the position of the step that is drawn, if marks lie on that.
    pub(super) fn hinted_candidates(&self, cell: Cell) -> Option<DigitSet> {
        let found = self.drawn().filter(|found| found.spoken_of.contains(cell))?;
        Some(found.found_in.digits(cell))
    }
}
