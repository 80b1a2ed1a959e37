//! The solution path to be taken along, as its place in the dialog shows it.

use crate::{
    generate::Progress,
    play::{
        features::handout::PathTold,
        session::{Purpose, Session},
    },
};

/// What is shown of the path.
#[derive(Clone, Debug, PartialEq)]
pub struct HandoutView {
    /// The path, once it was found.
    pub told: Option<PathTold>,
    /// What the worker does for it.
    pub job: Option<HandoutJob>,
    /// Whether the time counts until it is asked for.
    pub counts: bool,
}

/// What the worker does for a path, and how far it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct HandoutJob {
    /// Whether it draws the pages; else it looks for the steps.
    pub draws: bool,
    /// How far it is: cells filled, or steps drawn.
    pub progress: Option<Progress>,
}

impl Session {
    /// The solution path, as far as it was asked for.
    #[must_use]
    pub fn handout_view(&self) -> HandoutView {
        let told = self.features().handout.found().map(|found| found.told.clone());
        let job = self.job().and_then(|job| match job.purpose {
            Purpose::Handout => Some(HandoutJob { draws: false, progress: job.progress }),
            Purpose::Sheets => Some(HandoutJob { draws: true, progress: job.progress }),
            _ => None,
        });
        HandoutView { told, job, counts: self.time_counts() }
    }
}
