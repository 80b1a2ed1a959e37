//! Everything that is kept, as one text file: to be put away, carried to another machine, and read again.
//!
//! The first line is `stepdoku 1`, a name and a version. Then comes one line for each thing:
//! `settings TEXT`, `finish ID TEXT`, and `game ID` followed by a `record NUMBER TEXT` for each record of
//! that game. The last line is `end LINES SUM`, with the number of lines before it and a CRC-32 over all of
//! them. Each line but the first ends with a checksum of its own, so that damage has a place. Texts are
//! carried as they were found, whether they can be understood or not.
//!
//! A file that was given other line ends on its way, or a mark of its encoding in front, is still whole.

mod merge;

pub use merge::{Merge, merge};

use super::sealed::{checksum, digest, seal, unseal};
use crc::{Digest, Table};
use std::{borrow::Cow, collections::BTreeSet};

/// The largest file that is read, in bytes. Written out, a long game has some ten thousand.
pub const MOST_BYTES: usize = 50_000_000;
/// The largest name that an imported game is given. Keys have sixteen figures, and this leaves room for a
/// game that is begun next.
pub const MOST_GAME: u64 = 9_999_999_999_999_998;
/// The first name that has no room in a key.
const GAMES: u64 = 10_000_000_000_000_000;
/// The first number of a record that has no room in a key.
const RECORDS: u64 = 10_000_000_000;

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
}

/// One game as it is kept.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct StoredGame {
    /// Its name, less than 10^16: the time at which it was begun, in milliseconds since 1970, or thereabouts.
    pub id: u64,
    /// The records of its journal, by their numbers and in their order. Numbers are less than 10^10.
    pub records: Vec<(u64, String)>,
}

/// Why a file that was chosen gives no text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BadFile {
    /// It is larger than [`MOST_BYTES`].
    TooLarge,
    /// It cannot be read: it was moved, or may not be read.
    Unreadable,
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
    /// The checksum of a line agrees, but it says what no program of ours writes.
    #[error("line {line} of the file is not understood")]
    Strange {
        /// The first such line.
        line: usize,
    },
}

impl Archive {
    /// The file. It can be read again if it is no larger than [`MOST_BYTES`], no game or finish is in it
    /// twice, and numbers are as described.
    #[must_use]
    pub fn write(&self) -> String {
        let mut file = format!("{NAME} 1\n");
        let mut lines = 1;
        let mut add = |line: String| {
            file += &seal(&line);
            file.push('\n');
            lines += 1;
        };
        if let Some(settings) = &self.settings {
            add(format!("settings {}", escape(settings)));
        }
        for (game, text) in &self.finishes {
            add(format!("finish {game} {}", escape(text)));
        }
        for game in &self.games {
            add(format!("game {}", game.id));
            for (number, text) in &game.records {
                add(format!("record {number} {}", escape(text)));
            }
        }
        let sum = checksum(&file);
        file += &seal(&format!("end {lines} {sum:08x}"));
        file.push('\n');
        file
    }

    /// What a file holds. All of it, or nothing.
    pub fn read(file: &str) -> Result<Self, BadArchive> {
        if file.len() > MOST_BYTES {
            return Err(BadArchive::TooLarge);
        }
        let file = file.strip_prefix('\u{feff}').unwrap_or(file);
        let ends_a_line = file.ends_with('\n');
        let mut lines = (1..).zip(file.lines()).peekable();
        let mut reader = Reader::new();
        let (_, first) = lines.next().ok_or(BadArchive::NotOurs)?;
        check_version(first)?;
        reader.count(first);
        while let Some((line, text)) = lines.next() {
            let Some(item) = unseal(text) else {
                let is_torn = lines.peek().is_none() && !ends_a_line;
                return Err(if is_torn {
                    BadArchive::CutOff { after: line - 1 }
                } else {
                    BadArchive::Damaged { line }
                });
            };
            if let Some(end) = item.strip_prefix("end ") {
                reader.end(line, end)?;
                let more = lines.find(|(_, text)| !text.is_empty());
                return more.map_or(Ok(reader.archive), |(line, _)| Err(BadArchive::Damaged { line }));
            }
            reader.item(item).ok_or(BadArchive::Strange { line })?;
            reader.count(text);
        }
        Err(BadArchive::CutOff { after: reader.lines })
    }
}

fn check_version(line: &str) -> Result<(), BadArchive> {
    match line.split_once(' ').map(|(name, version)| (name, version.parse::<u32>())) {
        Some((NAME, Ok(1))) => Ok(()),
        Some((NAME, Ok(2..))) => Err(BadArchive::Newer),
        _ => Err(BadArchive::NotOurs),
    }
}

/// What was read so far.
struct Reader {
    archive: Archive,
    games: BTreeSet<u64>,
    finishes: BTreeSet<u64>,
    lines: usize,
    sum: Digest<'static, u32, Table<1>>,
}

impl Reader {
    fn new() -> Self {
        let (games, finishes) = (BTreeSet::new(), BTreeSet::new());
        Self { archive: Archive::default(), games, finishes, lines: 0, sum: digest() }
    }

    /// Takes a line into the checksum over all, as it was written.
    fn count(&mut self, line: &str) {
        self.lines += 1;
        self.sum.update(line.as_bytes());
        self.sum.update(b"\n");
    }

    /// Takes the thing that a line holds, unless no program of ours writes it.
    fn item(&mut self, item: &str) -> Option<()> {
        let (kind, rest) = item.split_once(' ')?;
        match kind {
            "settings" if self.archive.settings.is_none() => {
                self.archive.settings = Some(unescape(rest)?);
            }
            "finish" => {
                let (id, text) = numbered(rest, GAMES)?;
                self.archive.finishes.push((self.finishes.insert(id).then_some(id)?, text));
            }
            "game" => {
                let id = rest.parse().ok().filter(|&id| id < GAMES)?;
                let id = self.games.insert(id).then_some(id)?;
                self.archive.games.push(StoredGame { id, records: Vec::new() });
            }
            "record" => {
                let (number, text) = numbered(rest, RECORDS)?;
                let records = &mut self.archive.games.last_mut()?.records;
                if records.last().is_some_and(|(before, _)| *before >= number) {
                    return None;
                }
                records.push((number, text));
            }
            _ => return None,
        }
        Some(())
    }

    /// Compares the file with what its last line says of it.
    fn end(&self, line: usize, end: &str) -> Result<(), BadArchive> {
        let (lines, sum) = end
            .split_once(' ')
            .and_then(|(lines, sum)| Some((lines.parse::<usize>().ok()?, sum)))
            .ok_or(BadArchive::Strange { line })?;
        if self.lines < lines {
            return Err(BadArchive::CutOff { after: self.lines });
        }
        let agrees = self.lines == lines && format!("{:08x}", self.sum.clone().finalize()) == sum;
        if agrees { Ok(()) } else { Err(BadArchive::Damaged { line }) }
    }
}

/// `NUMBER TEXT`, with a number below a limit.
fn numbered(text: &str, limit: u64) -> Option<(u64, String)> {
    let (number, text) = text.split_once(' ')?;
    Some((number.parse().ok().filter(|&number| number < limit)?, unescape(text)?))
}

/// The text without ends of lines: what was damaged may hold any.
fn escape(text: &str) -> Cow<'_, str> {
    if text.contains(['\\', '\n', '\r']) {
        Cow::Owned(text.replace('\\', "\\\\").replace('\n', "\\n").replace('\r', "\\r"))
    } else {
        Cow::Borrowed(text)
    }
}

fn unescape(text: &str) -> Option<String> {
    let mut out = String::with_capacity(text.len());
    let mut symbols = text.chars();
    while let Some(symbol) = symbols.next() {
        out.push(match symbol {
            '\\' => match symbols.next()? {
                '\\' => '\\',
                'n' => '\n',
                'r' => '\r',
                _ => return None,
            },
            other => other,
        });
    }
    Some(out)
}
