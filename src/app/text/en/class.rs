//! The results of a class.

use super::{assignment, counted, playing, size};
use crate::app::text::class::ClassText;
use sudoku_play::{
    features::{
        class::view::UnreadCode,
        times::{Help, help},
    },
    links::assignment::HandedIn,
};

pub(super) static CLASS: ClassText = ClassText {
    about: "Paste the results that your pupils sent: many at once, with any text around them.",
    empty: "No results yet.",
    paste: ("Results", "Add"),
    file: "From a file or picture",
    added: |count, known| {
        let read = format!("{} read.", counted(count, "result", "results"));
        if known == 0 { read } else { format!("{read} {known} of them already in the table.") }
    },
    fault: |fault| match fault {
        UnreadCode::NoCode => {
            "There is no result in this text. A result contains #r= and a long code.".into()
        }
        UnreadCode::NoPicture => "No code was found in this picture. Take it closer and straight on.".into(),
        UnreadCode::Damaged(line) => {
            format!("Line {line}: the code is damaged or incomplete. Ask for it again.")
        }
        UnreadCode::Newer(line) => {
            format!("Line {line}: the code comes from a newer version. Reload the page to update.")
        }
    },
    unread: |count| {
        let results = counted(count, "result", "results");
        let (it, them) = if count == 1 { ("It stays", "it") } else { ("They stay", "them") };
        format!("{results} could not be read. {it} on this device, unchanged. Ask for {them} again.")
    },
    groups: "Assignment",
    group: |group| {
        let title = if group.title.is_empty() { "Without a title" } else { &group.title };
        format!("{title}, {}: {}", size(&group.shape), counted(group.count, "result", "results"))
    },
    hide: "Hide names",
    heads: ["Name", "Ended", "Time", "Done", "Help", "Needed by these moves", "Wrong steps"],
    file_heads: [
        "Name",
        "Assignment",
        "Date",
        "Ended",
        "Seconds",
        "Done",
        "Of",
        "Help",
        "Needed by these moves",
        "Wrong",
        "Wrong steps",
        "Reasons at once",
        "Reasons asked",
        "Weakest reason",
    ],
    reasons: ["Reasons", "Weakest reason of the class:"],
    pupil: |number| format!("Pupil {number}"),
    nameless: "no name",
    ended: |ended| match ended {
        HandedIn::Done => "finished",
        HandedIn::Unfinished => "unfinished",
        HandedIn::TimeUp => "time up",
    },
    help: |aids| match help(aids) {
        Help::None => "none".into(),
        Help::Unhinted | Help::Hinted => playing::used(aids),
    },
    techniques: assignment::techniques,
    common_head: "Most common wrong steps",
    common: |slip, shape, count, all| {
        let step = (assignment::ASSIGNMENT.slip)(slip, shape);
        format!("{step}: {count} of {all}")
    },
    save: ("Save as a table (CSV)", "stepdoku-class.csv"),
    remove: ["Remove", "Remove all of these", "Bring back"],
    honest: "A mistyped code is noticed, cheating is not. The results stay on this device.",
};
