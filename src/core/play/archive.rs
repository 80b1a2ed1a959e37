//! Everything that is kept, as one text file: to be put away, carried to another machine, and read again.
//!
//! The first line is `stepdoku 1`, a name and a version. Then comes one line for each thing:
//! `part of what is kept` if it is only what one page knew, `settings TEXT`, `finish ID TEXT`, and `game ID` followed by a `record NUMBER TEXT` for each record of
//! that game. The last line is `end LINES SUM`, with the number of lines before it and a CRC-32 over all of
//! them. Each line but the first ends with a checksum of its own, so that damage has a place. Texts are
//! carried as they were found, whether they can be understood or not.
//!
//! A file that was given other line ends on its way, or a mark of its encoding in front, is still whole.

mod bounds;
mod intake;
mod merge;

pub use intake::Intake;
pub use merge::{Meeting, Merge, merge, merge_slowly};

use super::{
    pace::{Pace, at_once},
    sealed::{digest, take_in},
};
use crc::{Digest, Table};
use std::borrow::Cow;

/// The largest file that is read, in bytes. Written out, a long game has some ten thousand.
pub const MOST_BYTES: usize = 200_000_000;
/// About how many bytes of games are written into one file; what is more goes into further ones.
pub const FILE_BYTES: usize = 100_000_000;
/// The largest name that a game is given: a time in milliseconds since 1970 that lies thirty thousand years
/// ahead. Keys have sixteen figures, so there is room for all games that are begun after one of that name.
pub const MOST_GAME: u64 = 999_999_999_999_999;
/// The largest number of a record that a file may hold. Nobody acts so often; keys have ten figures, so
/// whoever continues such a game has room for nine times as many.
pub const MOST_READ: u64 = 999_999_999;
/// The largest number of a record that a key has room for.
pub const MOST_RECORD: u64 = 9_999_999_999;
/// The first name that has no room in a key.
const GAMES: u64 = 10_000_000_000_000_000;

/// About how long a part of a file is that is written, in bytes.
const PART: usize = 1_000_000;

/// The first line, without the version.
const NAME: &str = "stepdoku";

/// Everything that is kept.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Archive {
    /// The settings, as [`super::settings::Settings`] writes them.
    pub settings: Option<String>,
    /// Finishes under the names of their games, as [`super::book::Finish`] writes them.
    pub finishes: Vec<(u64, String)>,
    /// The games.
    pub games: Vec<StoredGame>,
    /// Whether it is only what one page knew: the disk could not be read.
    pub part: bool,
}

/// One game as it is kept.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct StoredGame {
    /// Its name, less than 10^16: the time at which it was begun, in milliseconds since 1970, or thereabouts.
    pub id: u64,
    /// The records of its journal, by their numbers and in their order. Those of a file are at most
    /// [`MOST_READ`].
    pub records: Vec<(u64, String)>,
}

/// Why a file that was chosen cannot be read in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BadFile {
    /// It cannot be read: it was moved, or may not be read.
    Unreadable,
    /// What it says cannot be read in.
    Bad(BadArchive),
}

/// Why a file cannot be read. Lines are counted from 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum BadArchive {
    /// It is larger than [`MOST_BYTES`].
    #[error("the file is too large")]
    TooLarge,
    /// It does not begin as a file of ours does.
    #[error("the file is none of ours")]
    NotOurs,
    /// It was written by a later version of the program, which knows more.
    #[error("the file was written by a newer version")]
    Newer,
    /// Its end, or some of its lines, are missing.
    #[error("the file ends before its end, after line {after}")]
    CutOff {
        /// The last line that is whole.
        after: usize,
    },
    /// A checksum does not agree: the line was altered, or lines were added or moved.
    #[error("the file is damaged at line {line}")]
    Damaged {
        /// The first line that is not as it was written.
        line: usize,
    },
    /// A number is larger than any that a program of ours gives, and would leave no room for what comes next.
    #[error("the number in line {line} of the file is too large")]
    TooHigh {
        /// The first line with such a number.
        line: usize,
    },
    /// The checksum of a line agrees, but it says what no program of ours writes.
    #[error("line {line} of the file is not understood")]
    Strange {
        /// The first such line.
        line: usize,
    },
}

impl Archive {
    /// Whether a text is meant to be such a file, be it a whole one or not.
    #[must_use]
    pub fn is_meant(text: &str) -> bool {
        let text = text.strip_prefix('\u{feff}').unwrap_or(text);
        text.strip_prefix(NAME).is_some_and(|rest| rest.starts_with(' '))
    }

    /// The file. It can be read again if it is no larger than [`MOST_BYTES`], no game or finish is in it
    /// twice, and numbers are as described.
    #[must_use]
    pub fn write(&self) -> String {
        at_once(async |pace| self.write_slowly(pace).await).concat()
    }

    /// The same in slices, and in parts that together are the file.
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

    /// Adds what a page knows to what the disk says: its settings, the finishes that are missing, and the
    /// records that follow those of each game.
    pub fn add_page(&mut self, page: Self) {
        self.settings = page.settings.or(self.settings.take());
        for (game, finish) in page.finishes {
            if self.finishes.iter().all(|(known, _)| *known != game) {
                self.finishes.push((game, finish));
            }
        }
        for game in page.games {
            match self.games.iter_mut().find(|kept| kept.id == game.id) {
                Some(kept) => kept.records.extend(game.records),
                None => self.games.push(game),
            }
        }
    }

    /// What a file holds. All of it, or nothing.
    pub fn read(file: &str) -> Result<Self, BadArchive> {
        at_once(async |pace| {
            let mut intake = Intake::default();
            intake.take(file, pace).await?;
            intake.finish(pace).await
        })
    }
}

/// A file that is being written.
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

/// The text without ends of lines: what was damaged may hold any.
fn escape(text: &str) -> Cow<'_, str> {
    if text.contains(['\\', '\n', '\r']) {
        Cow::Owned(text.replace('\\', "\\\\").replace('\n', "\\n").replace('\r', "\\r"))
    } else {
        Cow::Borrowed(text)
    }
}
