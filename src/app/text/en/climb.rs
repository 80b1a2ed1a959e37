//! The stepper beyond singles.

use super::counted;
use crate::app::text::climb::ClimbText;
use sudoku_core::{
    Candidate, Order, Progress, Technique,
    explain::{self, Locale},
    notation::names::cell_name,
    play::{
        view::{AllView, Bottleneck, PassLine, PathView},
        walk::{Ahead, Way},
    },
    sorting::sort,
    step::Conclusion,
};

pub(super) static CLIMB: ClimbText = ClimbText {
    climb: "Use harder techniques",
    guess: "Guess instead",
    stop: "Cancel",
    ways: "How to step",
    way,
    all: ("All steps", "List every step available now"),
    keep: ("Copy to my board", "Fill your board in up to this step, as one move"),
    line,
    follows,
    more_gone: |more| if more == 0 { String::new() } else { format!("+{more}") },
    path,
    techniques: "Techniques of this path",
    columns: ["Technique", "Steps", "Score"],
    to_next: |technique| format!("Go to the next {}", name(technique)),
    bottleneck: ("Bottleneck", bottleneck),
    all_found,
    filter: ("Show", ["What suits this puzzle", "All techniques"]),
    harder: |harder| {
        if harder == 1 { "and 1 harder one".into() } else { format!("and {harder} harder ones") }
    },
    more: |more| format!("{more} more"),
    take: "Take this step",
    close: "Back to the list",
};

const fn name(technique: Technique) -> &'static str {
    explain::technique(technique, Locale::English)
}

const fn way(way: Way) -> (&'static str, &'static str) {
    match way {
        Way::Passes => ("Passes", "Every step of a kind together"),
        Way::Path => ("Path", "One step at a time, easiest first"),
    }
}

fn line(line: &PassLine) -> String {
    match line.part {
        Some((first, last)) if first == last => format!("Step {first}"),
        Some((first, last)) => format!("Steps {first} to {last}"),
        None => explain::capitalised(&super::kind(line.kind)),
    }
}

/// "r1c2 = 5", or "r1c2 r1c3 ≠ 5", digit by digit.
fn follows(conclusion: &Conclusion, order: Order) -> String {
    let cell = |candidate: &Candidate| cell_name(order, candidate.cell);
    match conclusion {
        Conclusion::Place(placed) => format!("{} = {}", cell(placed), placed.digit),
        Conclusion::Eliminate(gone) => {
            let mut digits: Vec<_> = gone.iter().map(|gone| gone.digit).collect();
            sort(&mut digits);
            digits.dedup();
            let of = digits.into_iter().map(|digit| {
                let cells: Vec<String> = gone.iter().filter(|gone| gone.digit == digit).map(cell).collect();
                format!("{} ≠ {digit}", cells.join(" "))
            });
            of.collect::<Vec<_>>().join(", ")
        }
        Conclusion::TakeBack(guess) => format!("{} ≠ {}", cell(guess), guess.digit),
        Conclusion::Impossible => String::new(),
    }
}

fn path(path: &PathView) -> String {
    format!("{}, {} points", counted(path.steps, "step", "steps"), path.score)
}

fn bottleneck(Bottleneck { at, technique, choices }: Bottleneck) -> String {
    let step = name(technique);
    match choices {
        0 => format!("Step {at}: {step}"),
        1 => format!("Step {at}: {step}, the only way forward"),
        choices => format!("Step {at}: {step}, one of {choices} options"),
    }
}

fn all_found(all: &AllView) -> (String, &'static str) {
    match all.total {
        None => ("All steps".into(), "Looking for every technique…"),
        Some(0) if all.solved => ("Solved".into(), "Nothing is left to find."),
        Some(0) => ("No steps found".into(), "None of the techniques you have switched on works here."),
        Some(total) => (
            possible(total, all.left_out()),
            "Point at a step to see it on the board. Select it to apply it.",
        ),
    }
}

/// How many steps there are now, without those that are too hard for the puzzle to be listed at first.
pub(super) fn possible(total: usize, harder: usize) -> String {
    match harder {
        0 => counted(total, "step is possible now", "steps are possible now"),
        _ => counted(total - harder, "step suits this puzzle", "steps suit this puzzle"),
    }
}

/// The current work, and its progress.
pub(super) fn busy(ahead: Ahead, progress: Option<Progress>) -> String {
    let what = match ahead {
        Ahead::Search => "Searching",
        Ahead::Passes => "Finding all passes",
        Ahead::Path(_) => "Finding the path",
        Ahead::AllSteps => "Finding all steps",
        Ahead::Climb(_) => "Trying harder techniques",
    };
    match progress {
        Some(Progress { done, of, .. }) if done > 0 => format!("{what}: {done} of {of} cells"),
        _ => format!("{what}…"),
    }
}
