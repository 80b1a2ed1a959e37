//! The stepper beyond singles.

use super::counted;
use crate::app::text::climb::ClimbText;
use sudoku_core::{
    Candidate, Order, Progress, Technique,
    explain::{self, Locale},
    notation::names::cell_name,
    play::{
        session::Purpose,
        solver::Way,
        view::{AllView, Bottleneck, PassLine, PathView},
    },
    sorting::sort,
    step::Conclusion,
};

pub(super) static CLIMB: ClimbText = ClimbText {
    climb: "Go on up the ladder",
    guess: "Guess instead",
    stop: "Cancel",
    ways: "How to walk",
    way,
    all: ("All steps now", "Lists every step that this position holds"),
    keep: ("Solve up to here", "Takes this moment over to your board, as one move"),
    line,
    follows,
    more_gone: |more| if more == 0 { String::new() } else { format!("+{more}") },
    path,
    techniques: "Techniques of this path",
    columns: ["Technique", "Steps", "Score"],
    to_next: |technique| format!("Next step: {}", name(technique)),
    bottleneck: ("Bottleneck", bottleneck),
    all_found,
    filter: ("Show", "Every technique"),
    more: |more| format!("{more} more"),
    take: "Take this step",
    close: "Back to the list",
};

const fn name(technique: Technique) -> &'static str {
    explain::technique(technique, Locale::English)
}

const fn way(way: Way) -> (&'static str, &'static str) {
    match way {
        Way::Passes => ("Passes", "All steps of a kind at once"),
        Way::Path => ("Path", "One step after another, the easiest first"),
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
        1 => format!("Step {at}: {step}, the only one there"),
        choices => format!("Step {at}: {step}, one of {choices} there"),
    }
}

fn all_found(all: &AllView) -> (String, &'static str) {
    match all.total {
        None => ("All steps now".into(), "Every technique is looked for."),
        Some(0) => ("Nothing to see".into(), "No technique that is switched on finds anything here."),
        Some(total) => (
            counted(total, "step is possible now", "steps are possible now"),
            "Point at one to see it on the board, and choose it to take it.",
        ),
    }
}

/// What is being done, and how far it is.
pub(super) fn busy(purpose: Purpose, progress: Option<Progress>) -> String {
    let what = match purpose {
        Purpose::Search => "Searching",
        Purpose::Passes => "Looking for all passes",
        Purpose::Path(_) => "Looking for the path",
        Purpose::AllSteps => "Looking for all steps",
        Purpose::Climb(_)
        | Purpose::Make
        | Purpose::Paste
        | Purpose::File
        | Purpose::Link
        | Purpose::Example
        | Purpose::Why
        | Purpose::Hint
        | Purpose::Rate
        | Purpose::Judge
        | Purpose::Review
        | Purpose::Magazine
        | Purpose::Paper => "Looking up the ladder",
    };
    match progress {
        Some(Progress { done, of, .. }) if done > 0 => format!("{what}: {done} of {of} cells"),
        _ => format!("{what}…"),
    }
}
