//! Puzzles made to measure, and the puzzle of the day.

use super::{counted, level, size};
use crate::app::text::making::{BoundsText, ChoiceText, MakingText, TodayText};
use sudoku_core::{
    Cell, Filling, Shape, Symmetry, Technique, TechniqueSet,
    explain::{
        Locale, capitalised,
        en::{self, rules::rule},
        technique,
    },
    generate::{
        Cages, Progress, Spec, Variant,
        daily::{Daily, Date},
        measure::{Flaw, Lack, Measure, MeasureError},
        recipe::Recipe,
    },
};
use sudoku_play::{
    features::making::view::NearestView,
    ui::{BoardFrom, Short},
};

const fn variant(variant: Option<Variant>) -> (&'static str, &'static str) {
    match variant {
        None => ("Classic", ""),
        Some(Variant::Killer(cages)) => {
            let name = match cages {
                Cages::Anywhere => "Killer",
                Cages::InBoxes => "Killer, cages inside boxes",
                Cages::BesideDigits => "Killer with some digits",
            };
            (name, "The digits of a cage differ, and add up to the number in its corner.")
        }
        Some(Variant::Jigsaw) => ("Jigsaw", "Irregular regions take the place of boxes."),
        Some(Variant::Ruled(constraint)) => {
            let words = rule(constraint);
            (words.title, words.said)
        }
    }
}

fn rules_of(shape: &Shape) -> String {
    let regions = shape.regions().map(|_| variant(Some(Variant::Jigsaw)).1);
    let cages = shape
        .has_cages()
        .then_some("The digits of a cage differ and add up to the number in its corner, if it has one.");
    let rules = shape.constraints().iter().map(|one| rule(one).said);
    rules.chain(regions).chain(cages).collect::<Vec<_>>().join(" ")
}

pub(super) static MAKING: MakingText = MakingText {
    doors: ["More", "Made to measure", "Enter your own"],
    print: "Print many",
    today: TodayText {
        name: "Today's puzzle",
        day: |date| {
            let weekday = WEEKDAYS.get(usize::from(date.weekday())).copied().unwrap_or_default();
            format!("{weekday} {} {}", date.day, month(date))
        },
        streak: |days| format!("{days} days in a row"),
        plays: ["Play", "Go on", "Play again"],
        others: "Other sizes",
    },
    back: "Back",
    rules: "Rules",
    variant,
    rules_of,
    examples: "Examples",
    clues: ("Givens", ["Any number", "Exactly", "At most"], "How many givens"),
    minimal: ("No spare givens", "Remove any given and the puzzle has more than one solution."),
    symmetry: ["Symmetry of the givens", "Symmetry of the cages"],
    symmetry_name,
    draws: (
        "Draw a pattern for the givens",
        "Tap cells or drag over them. Their mirror cells are added too.",
    ),
    pattern: ("Pattern of the givens", "drawing board", "Arrow keys move; Space adds or removes a cell."),
    pen,
    pattern_buttons: ["Copy from the board", "Clear"],
    board: "Starting grid",
    board_name,
    way: "Solving path",
    level: ("Level", "Any", |shape| format!("The only level at {}.", size(shape))),
    class: ChoiceText { title: "HoDoKu's class", none: "Any", help: "As HoDoKu gives it. For 9×9 only." },
    rating: BoundsText {
        title: "Rating of the hardest step",
        from: "from",
        to: "to",
        help: "At 9×9 as Sudoku Explainer gives it (ER); at other sizes on its scale. 1.0 to 12.0. Leave empty for any.",
    },
    needs: ChoiceText {
        title: "Must need",
        none: "Any technique",
        help: "The puzzle can't be finished without it.",
    },
    without: ChoiceText {
        title: "Must not need",
        none: "Add a technique…",
        help: "The puzzle can be finished without any of these.",
    },
    allow: |name| format!("Allow again: {}", technique(name, Locale::ENGLISH)),
    making,
    nearest,
    lack,
    fault,
    daily: |date| format!("{}. Everyone gets the same puzzles on that day.", day(date)),
    day,
    recipe: ("Recipe", "Enter this as the seed of a new puzzle to make the same one again."),
};

const fn symmetry_name(symmetry: Symmetry) -> &'static str {
    match symmetry {
        Symmetry::None => "None",
        Symmetry::HalfTurn => "Half turn",
        Symmetry::QuarterTurn => "Quarter turn",
        Symmetry::MirrorRows => "Top and bottom mirrored",
        Symmetry::MirrorColumns => "Left and right mirrored",
        Symmetry::Diagonal => "Along the diagonal \\",
        Symmetry::AntiDiagonal => "Along the diagonal /",
        Symmetry::Full => "All symmetries",
    }
}

const fn board_name(board: BoardFrom) -> &'static str {
    match board {
        BoardFrom::Filling(Filling::Random) => "Random",
        BoardFrom::Filling(Filling::Permutation) => "From a pattern",
        BoardFrom::Here => "This solution",
    }
}

fn pen(cell: Cell, shape: &Shape, drawn: bool, count: usize) -> String {
    let at = capitalised(&en::cell_name(cell, shape));
    let state = if drawn { "given" } else { "empty" };
    format!("{at}: {state}. {} drawn.", counted(count, "cell", "cells"))
}

fn making(shape: &Shape, progress: Progress) -> String {
    let Progress { attempt, attempts, nearest, .. } = progress;
    let tried = format!("{}: try {} of {attempts}", size(shape), attempt + 1);
    nearest.map_or_else(|| tried.clone(), |lack| format!("{tried}{}", so_far(lack)))
}

/// The nearest result so far, after the progress.
pub(super) fn so_far(lack: Lack) -> String {
    format!(". Closest so far: {}", short(lack))
}

/// The difference of the nearest result, in short.
fn short(lack: Lack) -> String {
    match lack {
        Lack::Clues(clues) => counted(clues, "given", "givens"),
        Lack::Spare(clues) => format!("{clues} not needed"),
        Lack::Unproven(clues) => format!("{clues} perhaps not needed"),
        Lack::Outside(clues) => format!("{clues} outside the pattern"),
        Lack::Logic(Flaw::Needless { technique: name, .. }) => {
            format!("{} not needed", technique(name, Locale::ENGLISH))
        }
        Lack::Logic(Flaw::Forbidden(_)) => "needs an excluded technique".into(),
        Lack::Logic(Flaw::Rating(rating)) => format!("rated {rating}"),
        Lack::Logic(Flaw::Level(found)) => level(found).to_ascii_lowercase(),
        Lack::Logic(Flaw::Class(found)) => format!("HoDoKu's class {}", found.name()),
    }
}

/// The progress of a link, after the words that it is being opened.
pub(super) fn opening(progress: Progress) -> String {
    let Progress { attempt, attempts, nearest, .. } = progress;
    let of = if attempts == 0 { String::new() } else { format!(" of {attempts}") };
    format!("Try {}{of}{}.", attempt + 1, nearest.map(so_far).unwrap_or_default())
}

/// The difference of a link's puzzle, after another sentence.
pub(super) fn nearest_of_link(short: &Short) -> String {
    let Short { measure, lacks, cut, attempts } = short;
    let cut = if *cut {
        let tries = counted(*attempts as usize, "try", "tries");
        format!(" This link asks for too much work. The search stopped after {tries}.")
    } else {
        String::new()
    };
    let lacks: Vec<String> = lacks.iter().map(|&one| lack(one, measure)).collect();
    format!("{cut} It is the closest to what the link asks for. {}", lacks.join(" "))
}

fn nearest(view: &NearestView) -> String {
    match &view.recipe {
        Recipe::Spec(Spec { level: wanted, .. }) | Recipe::Daily(Daily { level: wanted, .. }) => format!(
            "No {} puzzle found in {}. The closest is {}. Play that one, or try again.",
            level(*wanted).to_ascii_lowercase(),
            counted(view.attempts as usize, "try", "tries"),
            level(view.level).to_ascii_lowercase()
        ),
        Recipe::Measure(_) => nearest_to_measure(view),
    }
}

fn nearest_to_measure(view: &NearestView) -> String {
    let tries = counted(view.attempts as usize, "try", "tries");
    let begin = if view.cut {
        format!("No exact match: this asks for too much work and stopped after {tries}.")
    } else {
        format!("No exact match after {tries}.")
    };
    format!(
        "{begin} The closest is {} with {}:",
        level(view.level).to_ascii_lowercase(),
        counted(view.clues.filled_count(), "given", "givens")
    )
}

fn lack(lack: Lack, measure: &Measure) -> String {
    match lack {
        Lack::Clues(clues) => {
            let wanted = measure.clues.unwrap_or(clues);
            let most = if measure.or_fewer { "at most " } else { "" };
            format!("It has {}, not {most}{wanted}.", counted(clues, "given", "givens"))
        }
        Lack::Spare(1) => "One given is not needed.".into(),
        Lack::Spare(clues) => {
            format!("{clues} givens could each be removed on their own.")
        }
        Lack::Unproven(clues) => {
            format!("Not proven to be needed: {}.", counted(clues, "given", "givens"))
        }
        Lack::Outside(1) => "One given is outside your pattern.".into(),
        Lack::Outside(clues) => format!("{clues} givens are outside your pattern."),
        Lack::Logic(Flaw::Needless { technique: name, met }) => {
            let name = technique(name, Locale::ENGLISH);
            if met {
                format!("{name} helps, but it can be avoided.")
            } else {
                format!("{name} never comes up.")
            }
        }
        Lack::Logic(Flaw::Forbidden(taken)) => forbidden(taken),
        Lack::Logic(Flaw::Rating(rating)) => format!("Its hardest step is rated {rating}."),
        Lack::Logic(Flaw::Level(found)) => format!("Its level is {}.", level(found).to_ascii_lowercase()),
        Lack::Logic(Flaw::Class(found)) => format!("HoDoKu's class for it is {}.", found.name()),
    }
}

fn forbidden(taken: TechniqueSet) -> String {
    let names: Vec<&str> = taken.iter().map(|name: Technique| technique(name, Locale::ENGLISH)).collect();
    match &names[..] {
        [] => "Stepdoku's techniques don't finish it.".into(),
        [one] => format!("It needs {one}, which you excluded."),
        [most @ .., last] => format!("It needs {} or {last}, which you excluded.", most.join(", ")),
    }
}

const fn fault(fault: MeasureError) -> &'static str {
    match fault {
        MeasureError::NoSolution => "The grid to start from has a different size.",
        MeasureError::Pattern => {
            "The pattern doesn't match the number of givens. Draw that many cells and leave at least one empty."
        }
        MeasureError::TooManyClues => "At least one cell must stay empty. Ask for fewer givens.",
        MeasureError::Logic => {
            "These choices contradict each other. Check that no technique is both required and excluded, that the rating goes from low to high, and that this size has that level and class."
        }
        MeasureError::Drawn => {
            "A killer has cages in the place of givens, and their symmetry is a half turn or none. A jigsaw needs a grid of its own."
        }
        MeasureError::TooMuch => {
            "This asks for too much work, and no puzzle was found in time. Ask for less, or for a smaller board."
        }
        MeasureError::Interrupted => "Cancelled.",
    }
}

/// The days of the week, from Monday.
pub(super) const WEEKDAYS: [&str; 7] =
    ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];

const MONTHS: [&str; 12] = [
    "January",
    "February",
    "March",
    "April",
    "May",
    "June",
    "July",
    "August",
    "September",
    "October",
    "November",
    "December",
];

fn month(date: Date) -> &'static str {
    MONTHS.get(usize::from(date.month).wrapping_sub(1)).copied().unwrap_or_default()
}

fn day(date: Date) -> String {
    format!("{} {} {}", date.day, month(date), date.year)
}

pub(in crate::app::text) fn short_day(date: Date) -> String {
    day(date).split(' ').take(2).map(|word| &word[..word.len().min(3)]).collect::<Vec<_>>().join(" ")
}
