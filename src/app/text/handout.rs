//! Which words of the solution path fit. The words themselves are in `words/en/handout.ftl`.

use super::words::Handout;
use sudoku_core::Progress;
use sudoku_play::features::handout::{PathTold, view::HandoutJob};

impl Handout {
    /// How far the worker is with its steps or its pages.
    #[must_use]
    pub fn busy(&self, HandoutJob { draws, progress }: HandoutJob) -> String {
        match progress {
            Some(Progress { done, of, .. }) if done > 0 => {
                let (done, of) = (done as usize, of as usize);
                if draws { self.drawing_at(done, of) } else { self.finding_at(done, of) }
            }
            _ => if draws { self.drawing() } else { self.finding() }.into(),
        }
    }

    /// How long it is, and whether it leads to the solution.
    #[must_use]
    pub fn told(&self, &PathTold { steps, whole, .. }: &PathTold) -> String {
        match (steps, whole) {
            (0, _) => self.none().into(),
            (_, true) => self.whole(steps),
            (_, false) => self.part(steps),
        }
    }
}
