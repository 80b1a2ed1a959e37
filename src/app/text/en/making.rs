//! Puzzles made to measure, and the puzzle of the day.

use super::{counted, level, size};
use crate::app::text::making::{BoundsText, ChoiceText, MakingText};
use sudoku_core::{
    Cell, Filling, Order, Symmetry, Technique, TechniqueSet,
    explain::{Locale, capitalised, en, technique},
    generate::{
        Progress, Spec,
        daily::{Daily, Date},
        measure::{Flaw, Lack, Measure, MeasureError},
        recipe::Recipe,
    },
    play::{
        making::{BoardFrom, Short},
        view::NearestView,
    },
};

pub(super) static MAKING: MakingText = MakingText {
    tab: "Custom",
    clues: ("Givens", ["Any number", "Exactly", "At most"], "How many givens"),
    minimal: ("Every given is needed", "Without any one of them there would be another solution."),
    symmetry: "Symmetry of the givens",
    symmetry_name,
    draws: (
        "Draw where the givens stand",
        "Tap cells, or draw over them. What the symmetry joins to a cell is drawn with it.",
    ),
    pattern: (
        "Where the givens stand",
        "drawing board",
        "Arrow keys move, the space bar draws or takes away.",
    ),
    pen,
    pattern_buttons: ["As on the board", "Clear"],
    board: "The full grid",
    board_name,
    way: "The way through it",
    level: ("Level", "Any", |order| format!("At {} there are no others.", size(order))),
    class: ChoiceText {
        title: "HoDoKu’s class",
        none: "Any",
        help: "By the hardest step and by what all steps cost together. Its scale is for 9×9.",
    },
    rating: BoundsText {
        title: "Rating of the hardest step",
        from: "from",
        to: "to",
        help: "On the scale of Sudoku Explainer, from 1.0 to 12.0; leave empty for any.",
    },
    needs: ChoiceText {
        title: "Must need",
        none: "Nothing special",
        help: "Whoever knows all that the puzzle asks for but this gets stuck.",
    },
    without: ChoiceText {
        title: "Must not need",
        none: "Add a technique…",
        help: "All that is left leads to the end.",
    },
    allow: |name| format!("Allow again: {}", technique(name, Locale::English)),
    making,
    nearest,
    lack,
    fault,
    daily: ("Today’s", " puzzle", |date| {
        format!("Today’s puzzle, {}: the same for everyone, in the size and level chosen", day(date))
    }),
    day,
    recipe: ("Made from", "As the seed of a new puzzle, this text makes the same one again, anywhere."),
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
        Symmetry::Full => "All of these",
    }
}

const fn board_name(board: BoardFrom) -> &'static str {
    match board {
        BoardFrom::Filling(Filling::Random) => "At random",
        BoardFrom::Filling(Filling::Permutation) => "From a pattern",
        BoardFrom::Here => "This solution",
    }
}

fn pen(cell: Cell, order: Order, drawn: bool, count: usize) -> String {
    let at = capitalised(&en::cell_name(cell, order));
    let state = if drawn { "drawn" } else { "free" };
    format!("{at}: {state}. {} drawn.", counted(count, "cell", "cells"))
}

fn making(order: Order, progress: Progress) -> String {
    let Progress { attempt, attempts, nearest, .. } = progress;
    let tried = format!("{}: board {} of {attempts}", size(order), attempt + 1);
    nearest.map_or_else(|| tried.clone(), |lack| format!("{tried}{}", so_far(lack)))
}

/// What came nearest, behind how far the making is.
pub(super) fn so_far(lack: Lack) -> String {
    format!(". Nearest so far: {}", short(lack))
}

/// What the nearest lacks, in some words.
fn short(lack: Lack) -> String {
    match lack {
        Lack::Clues(clues) => counted(clues, "given", "givens"),
        Lack::Spare(clues) => format!("{clues} not needed"),
        Lack::Unproven(clues) => format!("{clues} maybe not needed"),
        Lack::Outside(clues) => format!("{clues} outside"),
        Lack::Logic(Flaw::Needless { technique: name, .. }) => {
            format!("no need of {}", technique(name, Locale::English))
        }
        Lack::Logic(Flaw::Forbidden(_)) => "needs more than it should".into(),
        Lack::Logic(Flaw::Rating(rating)) => format!("rated {rating}"),
        Lack::Logic(Flaw::Level(found)) => level(found).to_ascii_lowercase(),
        Lack::Logic(Flaw::Class(found)) => format!("of HoDoKu’s class {}", found.name()),
    }
}

/// How far a link is, behind the word that it is being opened.
pub(super) fn opening(progress: Progress) -> String {
    let Progress { attempt, attempts, nearest, .. } = progress;
    let of = if attempts == 0 { String::new() } else { format!(" of {attempts}") };
    format!("Board {}{of}{}.", attempt + 1, nearest.map(so_far).unwrap_or_default())
}

/// What the puzzle of a link lacks, behind another sentence.
pub(super) fn nearest_of_link(short: &Short) -> String {
    let Short { measure, lacks, cut, attempts } = short;
    let cut = if *cut {
        let boards = counted(*attempts as usize, "board", "boards");
        format!(" The link asks for more work than a link may; after {boards} it was ended.")
    } else {
        String::new()
    };
    let lacks: Vec<String> = lacks.iter().map(|&one| lack(one, measure)).collect();
    format!("{cut} It is the nearest to what the link asks for. {}", lacks.join(" "))
}

fn nearest(view: &NearestView) -> String {
    match &view.recipe {
        Recipe::Spec(Spec { level: wanted, .. }) | Recipe::Daily(Daily { level: wanted, .. }) => format!(
            "None of level {} was found on {} boards. The nearest is {}. Play that one, or try again.",
            level(*wanted).to_ascii_lowercase(),
            view.attempts,
            level(view.level).to_ascii_lowercase()
        ),
        Recipe::Measure(_) => nearest_to_measure(view),
    }
}

fn nearest_to_measure(view: &NearestView) -> String {
    let boards = counted(view.attempts as usize, "board", "boards");
    let begin = if view.cut {
        format!("Not quite. This asks for more work than one puzzle may take, and was ended after {boards};")
    } else {
        format!("Not quite. After {boards}")
    };
    format!(
        "{begin} the nearest is {} with {}:",
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
        Lack::Spare(1) => "One given could go without leaving another solution.".into(),
        Lack::Spare(clues) => {
            format!("{clues} givens could go, each by itself, without leaving another solution.")
        }
        Lack::Unproven(clues) => {
            format!("Of {} it is not known whether they are needed.", counted(clues, "given", "givens"))
        }
        Lack::Outside(1) => "One given stands outside what was drawn.".into(),
        Lack::Outside(clues) => format!("{clues} givens stand outside what was drawn."),
        Lack::Logic(Flaw::Needless { technique: name, met }) => {
            let name = technique(name, Locale::English);
            if met {
                format!("{name} helps in it, but there is a way around.")
            } else {
                format!("{name} does not come up in it.")
            }
        }
        Lack::Logic(Flaw::Forbidden(taken)) => forbidden(taken),
        Lack::Logic(Flaw::Rating(rating)) => format!("Its hardest step is rated {rating}."),
        Lack::Logic(Flaw::Level(found)) => format!("Its level is {}.", level(found).to_ascii_lowercase()),
        Lack::Logic(Flaw::Class(found)) => format!("HoDoKu’s class for it is {}.", found.name()),
    }
}

fn forbidden(taken: TechniqueSet) -> String {
    let names: Vec<&str> = taken.iter().map(|name: Technique| technique(name, Locale::English)).collect();
    match &names[..] {
        [] => "No technique known here reaches its end.".into(),
        [one] => format!("It needs what it must not: {one}."),
        [most @ .., last] => format!("It needs some of what it must not: {} or {last}.", most.join(", ")),
    }
}

const fn fault(fault: MeasureError) -> &'static str {
    match fault {
        MeasureError::NoSolution => "The solution to start from is not one of this size.",
        MeasureError::Pattern => {
            "What is drawn does not fit: draw as many cells as there are to be givens, and leave at least one free."
        }
        MeasureError::TooManyClues => "At least one cell must stay empty. Ask for fewer givens.",
        MeasureError::Logic => {
            "There is no such puzzle: a technique cannot be needed and not needed, the rating goes from low to high, and not every size has every level and class."
        }
        MeasureError::TooMuch => {
            "It asks for more work than one puzzle may take, and was ended without one. Ask for less at once, or for a smaller board."
        }
        MeasureError::Interrupted => "The work was stopped.",
    }
}

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

fn day(Date { year, month, day }: Date) -> String {
    let month = MONTHS.get(usize::from(month).wrapping_sub(1)).copied().unwrap_or_default();
    format!("{day} {month} {year}")
}

pub(super) fn short_day(date: Date) -> String {
    day(date).split(' ').take(2).map(|word| &word[..word.len().min(3)]).collect::<Vec<_>>().join(" ")
}
