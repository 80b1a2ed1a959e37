//! The English words of the list of games.

use super::{counted, playing};
use crate::app::text::games::{FileText, GamesText};
use sudoku_play::{features::games::Card, game::clock::Millis, ui::Importing, view::Answer};

pub(super) static GAMES: GamesText = GamesText {
    new: ("New puzzle", "Choose a size and level, or paste your own"),
    print: "Print many",
    progress,
    ago,
    open,
    here: "Open now",
    actions: ["Restart", "Duplicate", "Delete", "Restore"],
    action: |does, game| format!("{does}: {game}"),
    left: |days| match days {
        0 => "Deleted for good today".into(),
        days => format!("Kept for {} more", counted(days.unsigned_abs() as usize, "day", "days")),
    },
    sizes: ("Size", "All"),
    solved: |games| format!("Solved ({games})"),
    away: |games| format!("Recently deleted ({games})"),
    reading: |games| match games {
        0 => "Loading your games…".into(),
        games => format!("Loading your games… {games} so far"),
    },
    more: |games| format!("Show more ({games} left)"),
    importing: (
        |at| match at {
            Importing::Reading(done, of) => format!("Loading the file: {} %", done * 100 / of.max(1)),
            Importing::Comparing => "Comparing the file with the games here…".into(),
            Importing::Writing => "Adding the games from the file…".into(),
        },
        "Stop",
    ),
    unreadable: |games| {
        let them = if games == 1 { "it" } else { "them" };
        format!(
            "{} could not be read. Nothing has changed, and “Save to a file” includes {them}.",
            counted(games, "game", "games")
        )
    },
    part: ("Save them to a file", "Delete them"),
    farewell: (
        "This can't be undone. To keep these games, save them to a file first.",
        "Delete for good",
        "Keep",
    ),
    fault: |fault| {
        format!(
            "Your saved games could not be read. {} Only games from this page are listed.",
            playing::unread(fault)
        )
    },
    unsaved: "This browser can't save anything now. Games last until you close the page.",
    only_here: "Not saved",
    untouched: "Every move is saved, so start as many as you like and come back to any of them.",
    none_open: "No unfinished games.",
    none_here: "No unfinished games at this size.",
    file: FileText {
        title: "Backup",
        sentence: "Your games, times and settings are stored only in this browser. Save them to a file as a backup, or to move them. Loading a file adds to what is here; nothing is lost or duplicated.",
        save: "Save to a file",
        read: "Load a file",
    },
    drop: "Drop the file to load it",
};

fn progress(card: &Card) -> String {
    match card.filled {
        _ if card.finished => "Solved".into(),
        _ if card.untouched => "Nothing entered yet".into(),
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
        (_, true) => "View",
        (true, _) => "Return to",
        (false, _) => "Continue",
    }
}

pub(super) const fn answer(answer: Answer) -> &'static str {
    match answer {
        Answer::Return => "Previous game",
        Answer::Undelete(_) | Answer::Undo => "Undo",
        Answer::KeepNotes => "Keep them up to date",
        Answer::Redo => "Redo",
        Answer::BackToRight => "Rewind",
        Answer::Export => "Save to a file",
        Answer::ExportPart => "Save this page's games",
        Answer::Open(_) => "Continue it",
        Answer::Stop => "Stop",
        Answer::PlayArrived => "Play it",
        Answer::CountFromZero => "Count digits from 0",
        Answer::EmptyZeros => "Read 0 as empty",
        Answer::NextPuzzle => "Next puzzle",
        Answer::Magazine => "Open the magazine",
        Answer::Renew => "Reload",
        Answer::GoOn(_) => "Go on",
    }
}
