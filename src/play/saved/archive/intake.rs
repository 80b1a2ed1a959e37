//! Reading a file piece by piece, in slices.

use super::{Archive, ArchiveError, GAMES, MOST_BYTES, MOST_READ, NAME, StoredGame};
use crate::{
    game::pace::Pace,
    links::sealed::{digest, take_in, unseal_slowly},
};
use crc::{Digest, Table};
use std::collections::BTreeSet;

/// A file being read: it takes the text in pieces, cut anywhere.
#[derive(Clone)]
pub struct Intake {
    /// The number of bytes taken so far.
    bytes: usize,
    /// The beginning of a line without its end.
    rest: String,
    /// The beginning of a character without its end.
    cut: Vec<u8>,
    state: State,
    archive: Archive,
    games: BTreeSet<u64>,
    finishes: BTreeSet<u64>,
    practice: BTreeSet<u64>,
    /// The number of lines read.
    lines: usize,
    sum: Digest<'static, u32, Table<1>>,
}

/// The kind of the next line.
#[derive(Clone, Copy, PartialEq, Eq)]
enum State {
    Version,
    Things,
    Nothing,
}

impl std::fmt::Debug for Intake {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Intake")
            .field("bytes", &self.bytes)
            .field("lines", &self.lines)
            .finish_non_exhaustive()
    }
}

impl Default for Intake {
    fn default() -> Self {
        Self {
            bytes: 0,
            rest: String::new(),
            cut: Vec::new(),
            state: State::Version,
            archive: Archive::default(),
            games: BTreeSet::new(),
            finishes: BTreeSet::new(),
            practice: BTreeSet::new(),
            lines: 0,
            sum: digest(),
        }
    }
}

impl Intake {
    /// Takes the next piece of the text, as UTF-8 that may be cut within a character. Invalid bytes become a
    /// character that makes the checksum wrong.
    pub async fn take_bytes(&mut self, piece: &[u8], pace: &Pace<'_>) -> Result<(), ArchiveError> {
        self.cut.extend_from_slice(piece);
        let rest = self.cut.split_off(self.cut.len() - torn(&self.cut));
        let whole = std::mem::replace(&mut self.cut, rest);
        self.take(&String::from_utf8_lossy(&whole), pace).await
    }

    /// Takes the next piece of the text.
    pub async fn take(&mut self, piece: &str, pace: &Pace<'_>) -> Result<(), ArchiveError> {
        let is_first = self.bytes == 0;
        self.bytes += piece.len();
        if self.bytes > MOST_BYTES {
            return Err(ArchiveError::TooLarge);
        }
        let mut piece = if is_first { piece.strip_prefix('\u{feff}').unwrap_or(piece) } else { piece };
        while let Some((line, after)) = piece.split_once('\n') {
            piece = after;
            if self.rest.is_empty() {
                self.line(line.strip_suffix('\r').unwrap_or(line), true, pace).await?;
            } else {
                let line = std::mem::take(&mut self.rest) + line;
                self.line(line.strip_suffix('\r').unwrap_or(&line), true, pace).await?;
            }
        }
        self.rest.push_str(piece);
        Ok(())
    }

    /// Ends the text: returns all of it, or an error.
    pub async fn finish(mut self, pace: &Pace<'_>) -> Result<Archive, ArchiveError> {
        if !self.cut.is_empty() {
            self.take("\u{fffd}", pace).await?;
        }
        let last = std::mem::take(&mut self.rest);
        if !last.is_empty() {
            self.line(&last, false, pace).await?;
        }
        match self.state {
            State::Version => Err(ArchiveError::NotOurs),
            State::Things => Err(ArchiveError::CutOff { after: self.lines }),
            State::Nothing => Ok(self.archive),
        }
    }

    /// Reads one line, with or without its end.
    async fn line(&mut self, text: &str, ended: bool, pace: &Pace<'_>) -> Result<(), ArchiveError> {
        let line = self.lines + 1;
        match self.state {
            State::Version => {
                check_version(text)?;
                self.state = State::Things;
            }
            State::Things => {
                let Some(item) = unseal_slowly(text, pace).await else {
                    return Err(if ended {
                        ArchiveError::Damaged { line }
                    } else {
                        ArchiveError::CutOff { after: line - 1 }
                    });
                };
                if let Some(end) = item.strip_prefix("end ") {
                    self.end(line, end)?;
                    self.state = State::Nothing;
                } else {
                    self.item(item).map_err(|odd| odd.at(line))?;
                }
            }
            State::Nothing if text.is_empty() => {}
            State::Nothing => return Err(ArchiveError::Damaged { line }),
        }
        self.lines += 1;
        take_in(&mut self.sum, text, pace).await;
        self.sum.update(b"\n");
        Ok(())
    }

    /// Takes the item of a line, unless Stepdoku never writes such an item.
    fn item(&mut self, item: &str) -> Result<(), LineFault> {
        let (kind, rest) = item.split_once(' ').ok_or(LineFault::Strange)?;
        match kind {
            "part" => self.archive.part = true,
            "settings" if self.archive.settings.is_none() => {
                self.archive.settings = Some(unescape(rest).ok_or(LineFault::Strange)?);
            }
            "finish" => {
                let (id, text) = numbered(rest, GAMES - 1)?;
                let id = self.finishes.insert(id).then_some(id).ok_or(LineFault::Strange)?;
                self.archive.finishes.push((id, text));
            }
            "practice" => {
                let (date, text) = numbered(rest, GAMES - 1)?;
                let date = self.practice.insert(date).then_some(date).ok_or(LineFault::Strange)?;
                self.archive.practice.push((date, text));
            }
            "game" => {
                let id = number(rest, GAMES - 1)?;
                let id = self.games.insert(id).then_some(id).ok_or(LineFault::Strange)?;
                self.archive.games.push(StoredGame { id, records: Vec::new() });
            }
            "record" => {
                let (number, text) = numbered(rest, MOST_READ)?;
                let records = &mut self.archive.games.last_mut().ok_or(LineFault::Strange)?.records;
                if records.last().is_some_and(|(before, _)| *before >= number) {
                    return Err(LineFault::Strange);
                }
                records.push((number, text));
            }
            _ => return Err(LineFault::Strange),
        }
        Ok(())
    }

    /// Compares the file with its last line.
    fn end(&self, line: usize, end: &str) -> Result<(), ArchiveError> {
        let (lines, sum) = end
            .split_once(' ')
            .and_then(|(lines, sum)| Some((lines.parse::<usize>().ok()?, sum)))
            .ok_or(ArchiveError::Strange { line })?;
        if self.lines < lines {
            return Err(ArchiveError::CutOff { after: self.lines });
        }
        let agrees = self.lines == lines && format!("{:08x}", self.sum.clone().finalize()) == sum;
        if agrees { Ok(()) } else { Err(ArchiveError::Damaged { line }) }
    }
}

/// Returns the number of bytes at the end that form an incomplete character.
fn torn(text: &[u8]) -> usize {
    for (back, byte) in (1..=3).zip(text.iter().rev()) {
        let long = match byte {
            0xc0..=0xdf => 2,
            0xe0..=0xef => 3,
            0xf0..=0xf7 => 4,
            0x80..=0xbf => continue,
            _ => 1,
        };
        return if long > back { back } else { 0 };
    }
    0
}

fn check_version(line: &str) -> Result<(), ArchiveError> {
    match line.split_once(' ').map(|(name, version)| (name, version.parse::<u32>())) {
        Some((NAME, Ok(1))) => Ok(()),
        Some((NAME, Ok(2..))) => Err(ArchiveError::Newer),
        _ => Err(ArchiveError::NotOurs),
    }
}

/// The fault of a line with a correct checksum.
#[derive(Clone, Copy)]
enum LineFault {
    TooHigh,
    Strange,
}

impl LineFault {
    const fn at(self, line: usize) -> ArchiveError {
        match self {
            Self::TooHigh => ArchiveError::TooHigh { line },
            Self::Strange => ArchiveError::Strange { line },
        }
    }
}

/// Reads a number that consists of digits only, up to a limit.
fn number(text: &str, most: u64) -> Result<u64, LineFault> {
    if text.is_empty() || !text.bytes().all(|byte| byte.is_ascii_digit()) {
        return Err(LineFault::Strange);
    }
    // A number beyond 64 bits is also too high.
    text.parse().ok().filter(|&number| number <= most).ok_or(LineFault::TooHigh)
}

/// Reads `NUMBER TEXT`, with a number up to a limit.
fn numbered(text: &str, most: u64) -> Result<(u64, String), LineFault> {
    let (first, text) = text.split_once(' ').ok_or(LineFault::Strange)?;
    Ok((number(first, most)?, unescape(text).ok_or(LineFault::Strange)?))
}

fn unescape(text: &str) -> Option<String> {
    if !text.contains('\\') {
        return Some(text.to_owned());
    }
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
