//! The solution path to take away, for its place in the dialog.

use super::{Handout, PathTold};
use crate::{kernel::Kernel, work::Purpose};
use sudoku_core::generate::Progress;

/// The view of the solution path.
#[derive(Clone, Debug, PartialEq)]
pub struct HandoutView {
    /// The path, once found.
    pub told: Option<PathTold>,
    /// The worker's job for it.
    pub job: Option<HandoutJob>,
}

/// The worker's job for a path, with its progress.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct HandoutJob {
    /// Whether it draws the pages; otherwise it looks for the steps.
    pub draws: bool,
    /// The progress: cells filled, or steps drawn.
    pub progress: Option<Progress>,
}

impl Handout {
    /// The solution path, as far as the player has requested it.
    pub(crate) fn view(&self, kernel: &Kernel) -> HandoutView {
        let told = self.found().map(|found| found.told.clone());
        let job = kernel.work().job().and_then(|job| match job.purpose {
            Purpose::Handout => Some(HandoutJob { draws: false, progress: job.progress }),
            Purpose::Sheets => Some(HandoutJob { draws: true, progress: job.progress }),
            _ => None,
        });
        HandoutView { told, job }
    }
}
