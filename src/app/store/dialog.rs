//! The session's state for the dialogs.

use sudoku_core::generate::making::MakeError;
use sudoku_play::{
    saved::settings::SettingsFault,
    session::Session,
    ui::{Dialog, PuzzleForm, Refusal},
    work::Job,
};

#[derive(Clone, Debug, PartialEq)]
pub(crate) struct DialogView {
    /// Which is open, over whatever face.
    pub(crate) open: Option<Dialog>,
    /// Which waits under Learn.
    pub(crate) under: Option<Dialog>,
    /// The wishes for the next puzzle.
    pub(crate) puzzle_form: PuzzleForm,
    /// Why the last text was refused.
    pub(crate) refusal: Option<Refusal>,
    /// Why there is neither the requested puzzle nor one near it.
    pub(crate) not_made: Option<MakeError>,
    /// Whether the same request continues the search.
    pub(crate) looks_further: bool,
    /// Why changed settings end with the page, if they do.
    pub(crate) settings_fault: Option<SettingsFault>,
    /// The work in progress.
    pub(crate) job: Option<Job>,
}

impl DialogView {
    /// The dialogs' state of a session.
    pub(super) fn of(session: &Session) -> Self {
        Self {
            open: session.dialog().filter(|dialog| *dialog != Dialog::Learn),
            under: session.dialog_under(),
            puzzle_form: session.puzzle_form().clone(),
            refusal: session.refusal().cloned(),
            not_made: session.not_made().cloned(),
            looks_further: session.looks_further(),
            settings_fault: session.settings_fault(),
            job: session.job().cloned(),
        }
    }
}
