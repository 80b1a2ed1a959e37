//! Games, times, and the finish.

use super::{
    super::games::{FileText, FinishText, GamesText, TimesText},
    counted, playing,
};
use sudoku_core::play::{
    aids::Aids,
    clock::Millis,
    session::Card,
    ui::Importing,
    view::{Answer, Standing},
};

pub(super) static GAMES: GamesText = GamesText {
    new: ("New puzzle", "Choose a size and a level, or paste one"),
    progress,
    ago,
    open,
    here: "On the board",
    actions: ["Restart", "Copy", "Delete", "Take back"],
    action: |does, game| format!("{does}: {game}"),
    left: |days| match days {
        0 => "Goes for good today".into(),
        days => format!("Kept for {} more", counted(days.unsigned_abs() as usize, "day", "days")),
    },
    sizes: ("Size", "All"),
    solved: |games| format!("Solved ({games})"),
    away: |games| format!("Put away in the last 30 days ({games})"),
    reading: |games| match games {
        0 => "Reading your games…".into(),
        games => format!("Reading your games… {games} so far"),
    },
    more: |games| format!("Show more ({games} left)"),
    importing: (
        |at| match at {
            Importing::Reading(done, of) => format!("Reading the file: {} %", done * 100 / of.max(1)),
            Importing::Comparing => "Comparing the file with the games here…".into(),
            Importing::Writing => "Adding the games of the file…".into(),
        },
        "Stop",
    ),
    unreadable: |games| {
        let (they, them) = if games == 1 { ("It was", "it") } else { ("They were", "them") };
        format!(
            "{} could not be read. {they} left as found, and a file with everything holds {them}, too.",
            counted(games, "game", "games")
        )
    },
    part: ("Save them as a file", "Remove them"),
    farewell: (
        "What is removed can't be had back. Save it as a file first to keep it.",
        "Remove for good",
        "Keep",
    ),
    fault: |fault| {
        format!(
            "Your saved games could not be read. {} Only games of this page are listed.",
            playing::unread(fault)
        )
    },
    unsaved: "Nothing can be saved in this browser now, so games last until you close the page.",
    only_here: "Only in this page",
    untouched: "Your games gather here by themselves. Each move is kept as you make it, so begin as many as you like and go on with any of them.",
    none_open: "No game is waiting to be finished.",
    none_here: "No game of this size is waiting to be finished.",
    file: FileText {
        title: "In a file",
        sentence: "Games, times and settings are in this browser only. A file keeps them safe, or takes them to another one. What is read in joins what is here: nothing is lost or doubled.",
        save: "Save everything as a file",
        read: "Read a file in",
    },
    drop: "Let go to read the file in",
    times: TimesText {
        facts: (
            |days| if days == 1 { "day in a row".into() } else { "days in a row".into() },
            "longest row",
            "puzzles finished",
        ),
        explained: "The first time of each game counts, unless you looked at the solver or the solution.",
        none: "Finish a puzzle, and its time stands here: the best and the middle one of each size and level, and the days in a row.",
        fault: |fault| format!("Your times could not be read. {}", playing::unread(fault)),
        off: "The clock is off, so no times are written down.",
        kind: (|puzzles| format!("{puzzles} finished"), "best", "median"),
        only_helped: "None without the solver or the solution yet.",
        chart: |times| match times {
            [one] => format!("One time: {one}."),
            times => format!("The last {} times, the latest at the end: {}.", times.len(), times.join(", ")),
        },
        charted: |times| match times {
            1 => "One time".into(),
            times => format!("The last {times}, the latest on the right"),
        },
    },
    finish: FinishText {
        solved: how,
        standing,
        facts: (
            "best",
            "median",
            |days| {
                if days == 1 { "day in a row".into() } else { "days in a row".into() }
            },
        ),
        played: |digits, moves| {
            format!("{} placed in {}", counted(digits, "digit", "digits"), counted(moves, "move", "moves"))
        },
        link: ("Link to this puzzle", "Share it: whoever opens the link gets the same puzzle."),
        moments: "Its moments",
    },
};

fn progress(card: &Card) -> String {
    match card.filled {
        _ if card.finished => "Solved".into(),
        _ if card.untouched => "Not begun".into(),
        (filled, of) => format!("{filled} of {of} placed"),
    }
}

fn ago(since: Millis) -> String {
    let minutes = since / 60_000;
    let of = |n: Millis, one: &str, many: &str| format!("{} ago", counted(n as usize, one, many));
    match (minutes, minutes / 60, minutes / (60 * 24)) {
        (0..2, ..) => "just now".into(),
        (2..60, ..) => of(minutes, "minute", "minutes"),
        (_, hours @ 0..36, _) => of(hours, "hour", "hours"),
        (_, _, days @ 0..60) => of(days, "day", "days"),
        (_, _, days @ 60..730) => of(days / 30, "month", "months"),
        (_, _, days) => of(days / 365, "year", "years"),
    }
}

const fn open(card: &Card) -> &'static str {
    match (card.here, card.finished) {
        (_, true) => "Look at",
        (true, _) => "Back to",
        (false, _) => "Go on with",
    }
}

fn how(aids: Aids) -> String {
    format!("Solved {}.", playing::helped(aids))
}

const fn standing(standing: Standing) -> &'static str {
    match standing {
        Standing::Helped => "The time is not compared, as the solver or the solution helped.",
        Standing::Again => "The time is not compared: the first one of a game counts.",
        Standing::First => "Your first at this size and level",
        Standing::Best => "Your best at this size and level",
        Standing::Untimed | Standing::Behind => "",
    }
}

pub(super) const fn answer(answer: Answer) -> &'static str {
    match answer {
        Answer::Return => "Back to the last one",
        Answer::Undelete(_) | Answer::Undo => "Undo",
        Answer::KeepNotes => "Keep them in step",
        Answer::Redo => "Redo",
        Answer::BackToRight => "Back to before the mistake",
        Answer::Export => "Save everything as a file",
        Answer::ExportPart => "Save this page's games",
        Answer::Open(_) => "Continue it",
        Answer::Stop => "Stop",
        Answer::PlayArrived => "Play it",
        Answer::CountFromZero => "Count digits from 0",
        Answer::EmptyZeros => "Read 0 as empty",
        Answer::Magazine => "Open the magazine",
        Answer::Renew => "Reload",
    }
}
