//! Playing: modes, help, and the notices above all.

use super::counted;
use crate::app::text::text;
use sudoku_core::explain::{Locale, capitalised, en};
use sudoku_play::{
    input::{Filter, Mode},
    saved::{
        archive::ArchiveError,
        settings::{NoteLayout, SettingsError},
    },
    ui::{Checked, Exported, Imported, Notice, SaveError, WorkError},
    view::Answer,
};

/// The start of a notice about a link, before its reason.
pub(super) const LINK_REFUSED: &str = "This link could not be opened.";
/// The same about a text.
pub(super) const PASTE_REFUSED: &str = "That isn't a playable puzzle.";
/// The same about a file.
pub(super) const FILE_REFUSED: &str = "The file was not loaded.";

/// The name of a mode.
pub(in crate::app::text) const fn mode(mode: Mode, layout: NoteLayout) -> &'static str {
    match (mode, layout) {
        (Mode::Digit, _) => "Digits",
        (Mode::Colour, _) => "Colours",
        (Mode::Corner | Mode::Centre, NoteLayout::Fixed) => "Notes",
        (Mode::Corner, _) => "Corner notes",
        (Mode::Centre, _) => "Centre notes",
    }
}

/// The result of the filter.
pub(super) fn filtered(found: Option<(Filter, usize, usize)>, locale: Locale) -> String {
    match found {
        None => "Highlight cleared.".into(),
        Some((Filter::Bivalue, _, possible)) => {
            format!("{} with two candidates.", counted(possible, "cell", "cells"))
        }
        Some((Filter::Digit(digit), standing, possible)) => {
            let digit = capitalised(en::said(digit, locale.symbols));
            format!("{digit} is in {} and can go in {possible}.", counted(standing, "cell", "cells"))
        }
    }
}

/// The words of the first help that ends the counting of the time, everywhere.
pub(in crate::app::text) const ENDS_COUNTING: &str = "This game's time won't count.";

/// A notice.
pub(super) fn notice(notice: &Notice) -> String {
    match notice {
        Notice::PuzzleReplaced(None) => "New puzzle.".into(),
        Notice::PuzzleReplaced(Some(_)) => {
            "New puzzle. Your last game could not be saved: it lasts until you close this page.".into()
        }
        Notice::ActionsLost(lost) => format!(
            "Your game is restored, except for {} that could not be read.",
            if *lost == 1 { "1 move".into() } else { format!("{lost} moves") }
        ),
        Notice::HistoryShortened => {
            "This game has more moves than Stepdoku can keep. The board is unchanged, but Undo can only go back to this point."
                .into()
        }
        Notice::SaveUnreadable => {
            "A saved game could not be read. It has not been changed; this game is saved separately.".into()
        }
        Notice::GamesUnread(fault) => {
            format!("Your saved games could not be read. {} Nothing has changed.", unread(*fault))
        }
        Notice::GamesMissing => {
            "Your saved games are gone: your browser lost or cleared them. If you saved them to a file, load it under Games.".into()
        }
        Notice::StillReading => "Your saved games are still being read. You can play this puzzle meanwhile.".into(),
        Notice::MagazineInMaking => "Your magazine is being made. You can play meanwhile.".into(),
        Notice::MagazineMade(made) => {
            format!("The magazine has {}.", counted(usize::from(*made), "puzzle", "puzzles"))
        }
        Notice::MagazineElsewhere => {
            "The magazine was changed in another tab, so this tab stopped making puzzles for it. You can continue with it as it is now.".into()
        }
        Notice::GameFound(_) => "Your last game was found.".into(),
        Notice::NotSaved(fault) => not_saved(*fault).into(),
        // Their words load later.
        Notice::BecameItsOwn | Notice::DeletedElsewhere => {
            "Another tab has changed this game. From here on, yours is saved as a separate game.".into()
        }
        Notice::OpeningLink => "Opening the shared puzzle.".into(),
        Notice::LinkReady(linked) => {
            let name = super::game(&linked.shape, linked.level);
            let shared = if linked.progress { "game" } else { "puzzle" };
            let ready = format!("The shared {shared} is ready: {name}. Your game stays open until you play it.");
            let short = linked.short.as_ref().map(|short| text().lacks.of_link(short));
            text().lists.text([ready].into_iter().chain(short))
        }
        Notice::LinkShort { short, last_kept } => {
            let kept = last_kept.then(|| "Your last game is under Games.".to_owned());
            let said = ["This is the shared puzzle.".to_owned(), text().lacks.of_link(short)];
            text().lists.text(said.into_iter().chain(kept))
        }
        // The reasons of these three load later.
        Notice::LinkRefused(_) => LINK_REFUSED.into(),
        Notice::PasteRefused(_) => PASTE_REFUSED.into(),
        Notice::FileRefused(_) => FILE_REFUSED.into(),
        // Its words load later, with the reader of texts.
        Notice::ReadAs { .. } => "The text was read as this puzzle.".into(),
        // Its words load later, with those of the pages that draw.
        Notice::NotDrawn(_) => String::new(),
        Notice::CannotCopy => {
            "Your browser blocked copying. Select the text and copy it yourself.".into()
        }
        Notice::WorkerFailed(fault) => work_fault(*fault).into(),
        // Its words load later, with those of assignments.
        Notice::Barred(_) => "This assignment is without that help.".into(),
        Notice::EndsCounting(_) => ENDS_COUNTING.into(),
        Notice::Restarted => "Restarted. The clock goes on.".into(),
        Notice::FullButWrong => "The board is full, but not right.".into(),
        Notice::Checked(says) => checked(*says),
        Notice::WentBack(turns) => format!("Rewound {}, to before the mistake.", counted(*turns, "move", "moves")),
        Notice::NoteWasRight(cell, shape) => {
            format!("The note you removed from {} was right.", en::cell_name(*cell, shape))
        }
        Notice::CandidatesCount => "Candidates count as help in the result.".into(),
        Notice::NotesFilled => "Notes filled in.".into(),
        Notice::SinglesPlaced(0) => "No empty cell has only one candidate.".into(),
        Notice::SinglesPlaced(placed) => {
            format!("Placed {}: each cell had only one candidate.", counted(*placed, "naked single", "naked singles"))
        }
        Notice::GameDeleted(_) => "Game deleted. You can restore it for 30 days.".into(),
        Notice::GameUnreadable => "That game could not be read. It has not been changed.".into(),
        Notice::PlayedElsewhere => {
            "That game is open in another tab. Close it there first.".into()
        }
        Notice::SettingsUnreadable(SettingsError::Newer) => {
            "Your settings come from a newer version of Stepdoku and were not changed. Changes you make here last until you close the page.".into()
        }
        Notice::SettingsUnreadable(_) => {
            "Your settings could not be read, so the defaults are in use. Your next change will be saved.".into()
        }
        Notice::UnreadableRemoved(games) => {
            format!("Deleted for good: {} that could not be read.", counted(*games, "game", "games"))
        }
        Notice::UnreadableExported(true) => {
            "The games that could not be read are saved to the file, unchanged.".into()
        }
        Notice::UnreadableExported(false) => {
            "The file could not be saved: your browser could not read these games. They have not changed. Try again later.".into()
        }
        Notice::Exported(Exported::All { files: 0 | 1 }) => {
            "Games, times and settings saved to the file.".into()
        }
        Notice::Exported(Exported::All { files }) => format!(
            "Games, times and settings saved to {files} files, as they are too much for one. To restore everything, load each of them."
        ),
        Notice::Exported(Exported::Part { times, settings }) => {
            let what = match (times, settings) {
                (true, true) => "games, times and settings",
                (true, false) => "games and times",
                (false, true) => "games and settings",
                (false, false) => "games",
            };
            format!("This page's {what} are saved to the file. Anything that could not be read is not in it.")
        }
        Notice::Exported(Exported::Unread(fault)) => {
            format!("The file could not be saved: your saved games could not be read. {}", unread(*fault))
        }
        Notice::Exported(Exported::Refused) => {
            "The file could not be saved: your browser did not accept it. Your games have not changed. Try again.".into()
        }
        Notice::Imported(what) => imported(*what),
        Notice::ImportStopped => "Stopped. Nothing was loaded from the file.".into(),
        Notice::CannotImport(fault) => format!("The file was not loaded. {}", bad_archive(*fault)),
        Notice::ImportFailed => {
            "The file could not be loaded. Nothing has changed. Check the file and try again.".into()
        }
        Notice::NewVersion => "A new version of Stepdoku is ready. Reload to use it; your game is kept.".into(),
    }
}

const fn work_fault(fault: WorkError) -> &'static str {
    match fault {
        WorkError::Died => "That didn't work: the background task stopped. Your game is safe. Try again.",
        WorkError::Unreachable => {
            "The part of Stepdoku that does this could not be loaded. Your game is safe. Check the connection and try again."
        }
        WorkError::Updated => {
            "Stepdoku was updated, so the part that does this can no longer be loaded here. Your game is kept. Reload the page."
        }
    }
}

fn checked(says: Checked) -> String {
    match says {
        Checked::Right => "No mistakes so far.".into(),
        Checked::Wrong => "There is a mistake.".into(),
        Checked::HowMany(1) => "One digit is wrong.".into(),
        Checked::HowMany(wrong) => format!("{wrong} digits are wrong."),
        Checked::Which(1) => "The marked digit is wrong.".into(),
        Checked::Which(wrong) => format!("The {wrong} marked digits are wrong."),
    }
}

fn imported(Imported { games, joined, there, unreadable, finishes }: Imported) -> String {
    let read =
        format!("Added {} and {}.", counted(games, "game", "games"), counted(finishes, "time", "times"));
    let more =
        counted(joined, "game here now includes", "games here now include") + " the moves from the file.";
    let was = format!("{} already here.", counted(there, "game was", "games were"));
    let stay = if unreadable == 1 { "stays" } else { "stay" };
    let kept = format!("{} could not be read and {stay} unchanged.", counted(unreadable, "game", "games"));
    let said = [(true, read), (joined > 0, more), (there > 0, was), (unreadable > 0, kept)];
    said.into_iter().filter_map(|(holds, said)| holds.then_some(said)).collect::<Vec<_>>().join(" ")
}

fn bad_archive(fault: ArchiveError) -> String {
    match fault {
        ArchiveError::TooLarge => "The file is over 200 MB, too large to come from Stepdoku.".into(),
        ArchiveError::NotOurs => "It isn't a Stepdoku file. Choose one made with “Save to a file”.".into(),
        ArchiveError::Newer => {
            "The file comes from a newer version of Stepdoku. Reload the page to update, then try again."
                .into()
        }
        ArchiveError::CutOff { after } => {
            format!(
                "The file is incomplete: it stops after line {after}. Copy it again from where you saved it."
            )
        }
        ArchiveError::Damaged { line } => {
            format!("Line {line} has been changed or damaged. Copy the file again from where you saved it.")
        }
        ArchiveError::TooHigh { line } => {
            format!(
                "The number in line {line} is too large to come from Stepdoku. Nothing has changed. Save the file again where it came from."
            )
        }
        ArchiveError::Strange { line } => format!("Stepdoku does not understand line {line}."),
    }
}

const fn not_saved(fault: SaveError) -> &'static str {
    match fault {
        SaveError::Forbidden => {
            "Not saved: this browser blocks storage, or another page frames this one. You can keep playing, but the game will be lost when you close the page."
        }
        SaveError::Full => {
            "Not saved: the disk is full. Free some space; your next move will save everything."
        }
        SaveError::Newer => {
            "Not saved: a newer version of Stepdoku has been used in this browser. Save your games to a file, then reload the page."
        }
        SaveError::Blocked => {
            "Not saved yet: another tab with an older version of Stepdoku has your games open. Close that tab to save everything."
        }
        SaveError::Slow => {
            "Not saved yet: your browser's storage is slow to respond. Your moves are safe while this page is open."
        }
        SaveError::Elsewhere | SaveError::Failed => {
            "Not saved: your browser could not write to its storage. It will try again with your next move. If this stays, save your games to a file."
        }
    }
}

/// Why saved data can't be read, and how to help.
pub(in crate::app::text) const fn unread(fault: SaveError) -> &'static str {
    match fault {
        SaveError::Forbidden => "This browser blocks storage, or another page frames this one.",
        SaveError::Newer => "They come from a newer version of Stepdoku. Reload the page to update.",
        SaveError::Blocked => {
            "Another tab with an older version of Stepdoku has them open. Close that tab, then reload the page."
        }
        SaveError::Slow => "Your browser's storage isn't responding. Restart the browser.",
        SaveError::Full | SaveError::Elsewhere | SaveError::Failed => {
            "Your browser could not read its storage. Reload the page, or restart the browser. If neither helps, only clearing this site's data does, and that deletes its games."
        }
    }
}

/// The action for a notice.
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
