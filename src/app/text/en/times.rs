//! The English words of times and the finish.

use super::{counted, making, playing};
use crate::app::text::{
    time,
    times::{FinishText, TimesText},
};
use sudoku_core::{
    Shape,
    explain::{self, Locale, technique as name},
};
use sudoku_play::{
    features::times::{FinishView, Help, Pride, Standing, help},
    game::aids::{Aid, Aids},
};

pub(super) static TIMES: TimesText = TimesText {
    facts: (|_| "day streak".into(), "longest streak", "puzzles finished"),
    explained: "Only your first time for each game counts, and only without a full hint, a digit from Why?, the solver or the solution.",
    none: "Finish a puzzle to see your times here: best and median for each size and level, and your streak.",
    fault: |fault| format!("Your times could not be read. {}", playing::unread(fault)),
    unread: |count| {
        let times = counted(count, "time", "times");
        let it = if count == 1 { "It stays" } else { "They stay" };
        format!("{times} could not be read. {it} on this device, unchanged. All others are here.")
    },
    off: "The timer is off, so no times are recorded.",
    kind: (|puzzles| format!("{puzzles} finished"), "best", "median", "so far"),
    only_helped: "No time yet without a full hint, a digit from Why?, the solver or the solution.",
    chart: |times| match times {
        [one] => format!("One time: {one}."),
        times => format!("Last {} times, oldest first: {}.", times.len(), times.join(", ")),
    },
    charted: |times| match times {
        1 => "One time".into(),
        times => format!("Last {times}, newest on the right"),
    },
    save: ("Save as CSV", "stepdoku-times.csv", ["date", "cells in a row", "level", "seconds", "with help"]),
    finish: FinishText {
        title: "Solved",
        next: "Next puzzle",
        review: "Review",
        solving: "See how to solve it",
        solved: how,
        proud,
        standing,
        result,
        details: "More",
        costs: (playing::ENDS_COUNTING, "Go on"),
        facts: ("best", "median", |_| "day streak".into()),
        played: |digits, moves| {
            format!("{} placed in {}", counted(digits, "digit", "digits"), counted(moves, "move", "moves"))
        },
        moments: "History",
    },
};

fn how(aids: Aids) -> String {
    format!("Solved {}.", playing::helped(aids))
}

const fn standing(standing: Standing) -> &'static str {
    match standing {
        Standing::Helped(cause) => not_counted(cause),
        Standing::Again => "Not counted: only your first time for a game does.",
        Standing::First | Standing::Best | Standing::Untimed | Standing::Behind => "",
    }
}

fn proud(pride: Pride, view: &FinishView) -> String {
    let level = view.level.map_or("", super::level);
    let kind = match (&view.shape, level) {
        (Shape::S9, level) if !level.is_empty() => level.to_owned(),
        (shape, level) => format!("{} {level}", super::size(shape)).trim_end().to_owned(),
    };
    match pride {
        Pride::Technique(technique) => {
            format!("Your first {} in a game, without a hint", name(technique, Locale::ENGLISH))
        }
        Pride::Best => format!("Your fastest {kind}"),
        Pride::First => format!("Your first {kind}"),
        Pride::Week => format!("Your fastest {kind} of this week"),
        Pride::Unaided => "Without any help".into(),
        Pride::Unhinted => "Without a hint".into(),
        Pride::Streak(days) => format!("{days} days in a row"),
    }
}

/// A result without spoilers, such as "Stepdoku 24 Nov, 9×9 Hard, 12:31, no hints, hardest step X-Wing".
fn result(view: &FinishView) -> String {
    let name = match view.day {
        Some(day) => format!("Stepdoku {}", making::short_day(day)),
        None => "Stepdoku".into(),
    };
    let kind = match view.level {
        Some(level) => format!("{} {}", super::size(&view.shape), super::level(level)),
        None => super::size(&view.shape),
    };
    let played = (view.standing != Standing::Untimed).then(|| time(view.played / 1000));
    let help = match help(view.aids) {
        Help::None => "no help",
        Help::Unhinted => "no hints",
        Help::Hinted => "with help",
    };
    let hardest = view
        .hardest
        .map(|technique| format!("hardest step {}", explain::technique(technique, Locale::ENGLISH)));
    [Some(name), Some(kind), played, Some(help.into()), hardest]
        .into_iter()
        .flatten()
        .collect::<Vec<_>>()
        .join(", ")
}

/// Says which help keeps a time from counting.
const fn not_counted(cause: Option<Aid>) -> &'static str {
    match cause {
        Some(Aid::HintReason) => "Not counted: a full hint showed you a step.",
        Some(Aid::WhyDigit) => "Not counted: an answer to Why? gave a digit away.",
        Some(Aid::Solver) => "Not counted: you looked at the solver.",
        Some(Aid::SolverDigits) => "Not counted: you copied digits from the solver.",
        Some(Aid::Path) => "Not counted: you looked at the solution path.",
        Some(Aid::SolutionSeen) => "Not counted: you looked at the solution.",
        Some(Aid::Solution) => "Not counted: the solution was filled in.",
        _ => "Not counted: you had help with a digit.",
    }
}
