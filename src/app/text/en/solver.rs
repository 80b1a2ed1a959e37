//! The English words of the solver.

use super::{counted, figure};
use crate::app::text::solver::{AtEnd, ClimbText, SolverText};
use sudoku_core::{
    Candidate, Progress, Shape, Technique,
    explain::{self, Locale, en},
    notation::names::cell_name,
    passes::PassKind,
    sorting::sort,
    step::Conclusion,
    trail::State,
};
use sudoku_play::{
    features::solver::{
        AllView, Bottleneck, PathView,
        view::{PassLine, PassTitle},
    },
    walk::{Ahead, Speed, Way},
};

pub(super) static SOLVER: SolverText = SolverText {
    card: "This step",
    steps: "Steps",
    start: ("Start", "Back to the start"),
    back_pass: ("‹ Pass", "Previous pass"),
    back_step: ("Back", "Back to the previous step"),
    next_step: ("Next step", "Next step"),
    next_pass: ("Pass ›", "Next pass"),
    end: ("End", "Skip to the end"),
    run: "Auto-play",
    stop: "Stop",
    speed: "Speed",
    speed_name,
    kind,
    passes: "Passes",
    moment,
    pass_found,
    at_start,
    unveil: "Show it all",
    more: "More controls",
    at_end,
    count,
    search: "Solve by guessing",
    keep: "Copy to my board",
    blocked,
    from_givens: "Solve from the givens instead",
    back_to_play: "Back to my board",
    busy,
    climb: CLIMB,
};

const CLIMB: ClimbText = ClimbText {
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
        if harder == 1 { "1 harder one".into() } else { format!("{} harder ones", figure(harder as u64)) }
    },
    more: |more| format!("{more} more"),
    take: "Take this step",
    close: "Back to the list",
};

const fn name(technique: Technique) -> &'static str {
    explain::technique(technique, Locale::ENGLISH)
}

const fn way(way: Way) -> (&'static str, &'static str) {
    match way {
        Way::Passes => ("Passes", "All singles or pairs of a kind together, harder steps one by one"),
        Way::Path => ("Path", "One step at a time, easiest first"),
    }
}

fn line(line: &PassLine) -> String {
    match line.part {
        Some((first, last)) if first == last => format!("Step {first}"),
        Some((first, last)) => format!("Steps {first} to {last}"),
        None => explain::capitalised(&kind(line.kind)),
    }
}

/// "r1c2 = 5", or "r1c2 r1c3 ≠ 5", digit by digit.
fn follows(conclusion: &Conclusion, shape: &Shape, locale: Locale) -> String {
    let cell = |candidate: &Candidate| cell_name(shape, candidate.cell);
    match conclusion {
        Conclusion::Place(placed) => {
            format!("{} = {}", cell(placed), en::label(placed.digit, locale.symbols))
        }
        Conclusion::Eliminate(gone) => {
            let mut digits: Vec<_> = gone.iter().map(|gone| gone.digit).collect();
            sort(&mut digits);
            digits.dedup();
            let of = digits.into_iter().map(|digit| {
                let cells: Vec<String> = gone.iter().filter(|gone| gone.digit == digit).map(cell).collect();
                format!("{} ≠ {}", cells.join(" "), en::label(digit, locale.symbols))
            });
            of.collect::<Vec<_>>().join(", ")
        }
        Conclusion::TakeBack(guess) => {
            format!("{} ≠ {}", cell(guess), en::label(guess.digit, locale.symbols))
        }
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

/// The search for all steps ended before it had tried everything.
pub(super) const STOPPED: &str =
    "The search stopped at its limit, so there may be more. A contradiction on the board can be the reason.";

fn all_found(all: &AllView) -> (String, &'static str) {
    match all.total {
        None => ("All steps".into(), "Looking for every technique…"),
        Some(0) if all.solved => ("Solved".into(), "Nothing is left to find."),
        Some(total) if all.stopped => (possible(total, all.left_out()), STOPPED),
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
fn busy(ahead: Ahead, progress: Option<Progress>) -> String {
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

const fn speed_name(speed: Speed) -> &'static str {
    match speed {
        Speed::Slow => "Slow",
        Speed::Normal => "Medium",
        Speed::Fast => "Fast",
    }
}

pub(super) fn kind(kind: PassKind) -> String {
    match kind {
        PassKind::Singles => "naked singles".into(),
        PassKind::HiddenSingles => "hidden singles".into(),
        PassKind::Search => "search".into(),
        PassKind::Tier(technique) => explain::technique(technique, Locale::ENGLISH).into(),
        PassKind::Path => "path".into(),
    }
}

fn moment(title: PassTitle) -> (String, String, String) {
    let name = match (title.kind, title.number) {
        (PassKind::Search, _) => "Search".into(),
        (PassKind::Path, _) => "Path".into(),
        (_, Some(number)) => format!("Pass {number}"),
        (other, None) => explain::capitalised(&kind(other)),
    };
    let step = match title.step {
        Some(step) => format!("Step {step} of {}", title.steps),
        None if title.steps == 0 => "None".into(),
        None if title.kind == PassKind::Path => "Whole path".into(),
        None => "Whole pass".into(),
    };
    let kind = match (title.kind, title.number) {
        (PassKind::Search, _) => "by guessing".into(),
        // The card has the name of the step.
        (PassKind::Tier(_), _) if title.step.is_some() => String::new(),
        (PassKind::Path, _) | (_, None) => String::new(),
        (other, Some(_)) => kind(other),
    };
    (name, kind, step)
}

fn pass_found(title: PassTitle) -> String {
    match (title.kind, title.steps) {
        (PassKind::Path, steps) => format!("The path has {}.", counted(steps, "step", "steps")),
        (PassKind::Search, steps) => format!("The search took {}.", counted(steps, "step", "steps")),
        (PassKind::Singles, 0) => "No cell has just one candidate left.".into(),
        (PassKind::HiddenSingles, 0) => "No digit has just one place left in a row, column or box.".into(),
        (PassKind::Tier(technique), 0) => {
            format!("{}: none.", explain::technique(technique, Locale::ENGLISH))
        }
        (PassKind::Singles, 1) => "One cell has just one candidate left.".into(),
        (PassKind::HiddenSingles, 1) => "One digit has just one place left.".into(),
        (PassKind::Tier(_), 1) => "One pattern found.".into(),
        (PassKind::Singles, steps) => {
            format!("{steps} cells have just one candidate left. You can see them all on this board.")
        }
        (PassKind::HiddenSingles, steps) => format!(
            "{steps} digits have one place left in a row, column or box. You can see them all on this board."
        ),
        (PassKind::Tier(_), steps) => format!("{steps} patterns. You can see them all on this board."),
    }
}

fn at_start(open: usize, from_givens: bool, way: Way) -> (String, String) {
    let title = if from_givens { "From the givens" } else { "From your position" };
    let cells = counted(open, "cell is empty", "cells are empty");
    let steps = "Next step shows one step with its reason.";
    let passes = match way {
        Way::Passes => " A pass has all singles or pairs of a kind together, or one harder step.",
        Way::Path => "",
    };
    (title.into(), format!("{cells}. {steps}{passes}"))
}

fn at_end(AtEnd { state, passes, guesses, placed, open }: AtEnd) -> (String, String) {
    let passes_text = counted(passes, "pass", "passes");
    let digits = counted(placed, "digit", "digits");
    let cells = counted(open, "cell is empty", "cells are empty");
    match state {
        // A path has no passes.
        State::Solved if guesses == 0 => (
            if passes == 0 { "Solved step by step".into() } else { format!("Solved in {passes_text}") },
            format!("{digits} placed, no guessing needed."),
        ),
        State::Solved => (
            if passes == 0 {
                "Solved by guessing".into()
            } else {
                format!("Solved in {passes_text} and by guessing")
            },
            format!("{digits} placed. It took {}.", counted(guesses, "guess", "guesses")),
        ),
        State::Dry if passes == 0 => {
            ("No singles here".into(), format!("{cells}. Point at one to see its candidates."))
        }
        State::Dry => (
            format!("No more singles after {passes_text}"),
            format!("{digits} placed, {cells}. Point at one to see its candidates."),
        ),
        State::Stuck => (
            "Out of techniques".into(),
            format!(
                "{digits} placed, {cells}. None of the techniques you have switched on finds another step. From here it takes a guess, or a technique Stepdoku doesn't know."
            ),
        ),
        State::Impossible(_) => {
            ("No solution".into(), "The digits on this board contradict each other.".into())
        }
        State::Cut => (
            "Search stopped".into(),
            format!(
                "It stopped after {}: too many to watch. The solution is known, and you can show it from Play.",
                counted(guesses, "guess", "guesses")
            ),
        ),
        State::Open => (String::new(), String::new()),
    }
}

pub(super) fn count(kind: PassKind, steps: usize) -> String {
    match (kind, steps) {
        (_, 0) => "nothing found".into(),
        (PassKind::Search | PassKind::Path | PassKind::Tier(_), steps) => counted(steps, "step", "steps"),
        (_, steps) => counted(steps, "digit", "digits"),
    }
}

pub(super) fn blocked(wrong: usize) -> (String, &'static str) {
    let title = match wrong {
        1 => "One of your digits is wrong".into(),
        wrong => format!("{wrong} of your digits are wrong"),
    };
    (
        title,
        "Steps from here would be based on a mistake. Go back and fix it, or solve from the givens. Your board won't change.",
    )
}
