//! The solution path, in words and on paper.

use super::counted;
use crate::app::text::handout::HandoutText;
use sudoku_core::Progress;
use sudoku_play::features::handout::{PathTold, view::HandoutJob};

pub(super) const HANDOUT: HandoutText = HandoutText {
    about: (
        "Solution path",
        "Every step from the givens to the solution, with its reason: as text, or as a sheet of small boards to print.",
    ),
    show: "Show solution path",
    busy,
    told,
    text: "Solution path as text",
    ways: "Steps to print",
    print: |pages| format!("Print {}", counted(pages as usize, "page", "pages")),
};

fn busy(HandoutJob { draws, progress }: HandoutJob) -> String {
    let what = if draws { "Drawing the pages" } else { "Finding the path" };
    match progress {
        Some(Progress { done, of, .. }) if done > 0 => {
            format!("{what}: {done} of {of} {}", if draws { "steps" } else { "cells" })
        }
        _ => format!("{what}…"),
    }
}

fn told(PathTold { steps, whole, .. }: &PathTold) -> String {
    if *steps == 0 {
        return "None of the techniques in use finds a step: this puzzle begins with a guess.".into();
    }
    let steps = counted(*steps, "step", "steps");
    if *whole {
        format!("{steps} to the solution.")
    } else {
        format!("{steps}. None of the techniques in use finds another. From there it takes a guess.")
    }
}
