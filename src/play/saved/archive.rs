//! Everything saved, as one text file: for a backup, for another machine, and for reading again.
//!
//! The first line is `stepdoku 1`, a name and a version. Then comes one line for each item:
//! `part of what is kept` if the file has only the data of one page, `settings TEXT`, `finish ID TEXT`,
//! `practice DATE TEXT`, and
//! `game ID` followed by a `record NUMBER TEXT` for each record of that game. The last line is
//! `end LINES SUM`, with the number of lines before it and a CRC-32 over all of them. Each line except the
//! first ends with its own checksum, so that damage can be located. The file contains each text unchanged,
//! understood or not.
//!
//! Other line endings or a byte order mark, added on the way, leave a file whole.

mod bounds;
mod intake;
mod merge;

pub use intake::Intake;
pub use merge::{Meeting, Merge, merge, merge_slowly};

use crate::{
    game::pace::{Pace, at_once},
    links::sealed::{digest, take_in},
};
use crc::{Digest, Table};
use std::borrow::Cow;

/// The largest file accepted, in bytes. A long game has some ten thousand.
pub const MOST_BYTES: usize = 200_000_000;
/// The approximate size of the games in one file, in bytes; the rest goes into further files.
pub const FILE_BYTES: usize = 100_000_000;
/// The largest name of a game: a time in milliseconds since 1970, thirty thousand years ahead. Keys have
/// sixteen figures, so that later games still have room after this name.
pub const MOST_GAME: u64 = 999_999_999_999_999;
/// The largest number of a record in a file, more than any player can reach. Keys have ten figures, so a game
/// with this number has room for nine times as many records.
pub const MOST_READ: u64 = 999_999_999;
/// The largest number of a record that fits into a key.
pub const MOST_RECORD: u64 = 9_999_999_999;
/// The first name that doesn't fit into a key.
const GAMES: u64 = 10_000_000_000_000_000;

/// The approximate size of a part of a file while writing, in bytes.
const PART: usize = 1_000_000;

/// The first line, without the version.
const NAME: &str = "stepdoku";

/// Everything saved.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Archive {
    /// The settings, as written by [`super::settings::Settings`].
    pub settings: Option<String>,
    /// Finishes under the names of their games, as written by [`super::book::Finish`].
    pub finishes: Vec<(u64, String)>,
    /// Attempts at techniques under their dates, as written by [`super::practice::Attempt`].
    pub practice: Vec<(u64, String)>,
    /// The games.
    pub games: Vec<StoredGame>,
    /// Whether it has only the data of one page, because the disk was unreadable.
    pub part: bool,
}

/// One saved game.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct StoredGame {
    /// Its name, less than 10^16: roughly the time of its start, in milliseconds since 1970.
    pub id: u64,
    /// The records of its journal with their numbers, in ascending order. Those of a file are at most
    /// [`MOST_READ`].
    pub records: Vec<(u64, String)>,
}

/// The reason why the selected file can't be imported.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FileError {
    /// The browser can't read it: it was moved, or access is denied.
    Unreadable,
    /// Its contents are wrong.
    Bad(ArchiveError),
}

/// The reason why a file is invalid. Lines are counted from 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ArchiveError {
    /// It is larger than [`MOST_BYTES`].
    TooLarge,
    /// It doesn't begin like a Stepdoku file.
    NotOurs,
    /// A later version of the program wrote it.
    Newer,
    /// Its end, or some of its lines, are missing.
    CutOff {
        /// The last whole line.
        after: usize,
    },
    /// A checksum is wrong: the line was changed, or lines were added or moved.
    Damaged {
        /// The first line that was changed.
        line: usize,
    },
    /// A number is larger than any that Stepdoku writes, and would leave no room for the next ones.
    TooHigh {
        /// The first line with such a number.
        line: usize,
    },
    /// The checksum of a line is right, but Stepdoku never writes such a line.
    Strange {
        /// The first such line.
        line: usize,
    },
}

impl Archive {
    /// Returns whether a text looks like such a file, whole or not.
    #[must_use]
    pub fn is_meant(text: &str) -> bool {
        let text = text.strip_prefix('\u{feff}').unwrap_or(text);
        text.strip_prefix(NAME).is_some_and(|rest| rest.starts_with(' '))
    }

    /// Returns the text of the file. It is readable if it isn't larger than [`MOST_BYTES`], has each game and finish
    /// only once, and its numbers are within the limits.
    #[must_use]
    pub fn write(&self) -> String {
        at_once(async |pace| self.write_slowly(pace).await).concat()
    }

    /// Writes as [`Self::write`] does, in slices. Returns parts that together form the file.
    pub async fn write_slowly(&self, pace: &Pace<'_>) -> Vec<String> {
        let mut writer = Writer { parts: vec![format!("{NAME} 1\n")], lines: 1, sum: digest() };
        writer.sum.update(writer.parts[0].as_bytes());
        if self.part {
            writer.line("part of what is kept".to_owned(), pace).await;
        }
        if let Some(settings) = &self.settings {
            writer.line(format!("settings {}", escape(settings)), pace).await;
        }
        for (game, text) in &self.finishes {
            writer.line(format!("finish {game} {}", escape(text)), pace).await;
        }
        for (date, text) in &self.practice {
            writer.line(format!("practice {date} {}", escape(text)), pace).await;
        }
        for game in &self.games {
            writer.line(format!("game {}", game.id), pace).await;
            for (number, text) in &game.records {
                writer.line(format!("record {number} {}", escape(text)), pace).await;
            }
        }
        let (lines, sum) = (writer.lines, writer.sum.clone().finalize());
        writer.line(format!("end {lines} {sum:08x}"), pace).await;
        writer.parts
    }

    /// Adds the data of a page to that of the disk: its settings, the missing finishes, and the records that
    /// follow those of each game.
    pub fn add_page(&mut self, page: Self) {
        self.settings = page.settings.or(self.settings.take());
        for (game, finish) in page.finishes {
            if self.finishes.iter().all(|(known, _)| *known != game) {
                self.finishes.push((game, finish));
            }
        }
        for (date, attempt) in page.practice {
            if self.practice.iter().all(|(known, _)| *known != date) {
                self.practice.push((date, attempt));
            }
        }
        for game in page.games {
            match self.games.iter_mut().find(|kept| kept.id == game.id) {
                Some(kept) => kept.records.extend(game.records),
                None => self.games.push(game),
            }
        }
    }

    /// Reads a file, completely or not at all.
    pub fn read(file: &str) -> Result<Self, ArchiveError> {
        at_once(async |pace| {
            let mut intake = Intake::default();
            intake.take(file, pace).await?;
            intake.finish(pace).await
        })
    }
}

struct Writer {
    parts: Vec<String>,
    lines: usize,
    sum: Digest<'static, u32, Table<1>>,
}

impl Writer {
    async fn line(&mut self, line: String, pace: &Pace<'_>) {
        let mut own = digest();
        take_in(&mut own, &line, pace).await;
        let end = format!("|{:08x}\n", own.finalize());
        for text in [&line, &end] {
            take_in(&mut self.sum, text, pace).await;
            match self.parts.last_mut().filter(|part| part.len() < PART) {
                Some(part) => part.push_str(text),
                None => self.parts.push(text.clone()),
            }
        }
        self.lines += 1;
    }
}

/// Returns the text with escaped line ends: a damaged text may have any.
fn escape(text: &str) -> Cow<'_, str> {
    if text.contains(['\\', '\n', '\r']) {
        Cow::Owned(text.replace('\\', "\\\\").replace('\n', "\\n").replace('\r', "\\r"))
    } else {
        Cow::Borrowed(text)
    }
}
