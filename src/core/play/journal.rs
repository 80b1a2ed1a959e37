//! The journal of a game: one line of text for each action, so that a game survives whatever ends the
//! page, but for the action that was not yet written.
//!
//! A record is `2|NUMBER|MILLIS|DATE|BODY|CHECKSUM`: the version of the format, the record's number in its
//! game (from 0, without gaps), the time played, the date when it was written, what happened, and a CRC-32
//! over all before it; version 1 had no date. The first
//! record of a journal, and now and then a later one, holds the whole game, all branches of its history
//! included. A game is read from the latest whole record that is intact, and the records after it in
//! turn; reading ends at the first that is broken or missing. Versions are read for ever, one is written.

mod text;

use crate::play::{
    aids::Aid,
    clock::Millis,
    game::{Game, Turn},
    history::{NodeId, SavepointKind},
    sealed::{seal, unseal},
};

/// After how many records the whole game is written again.
pub const WHOLE_EVERY: u64 = 200;

/// What a record says.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Event {
    /// The whole game as it stands.
    Whole(Box<Game>),
    /// A turn was played.
    Turn(Turn),
    /// A turn was taken back.
    Undo,
    /// A turn was done again.
    Redo,
    /// The game went to another moment of its history.
    GoTo(NodeId),
    /// A moment was named.
    Save {
        /// Which.
        node: NodeId,
        /// What it is.
        kind: SavepointKind,
        /// Its name.
        name: String,
    },
    /// The name of a moment was forgotten.
    Unsave(NodeId),
    /// Help was had.
    Aid(Aid),
    /// The game was put away, on that day since 1970; it is kept for some time, to be had back.
    Deleted(i32),
    /// It was taken back.
    Undeleted,
    /// Nothing but time passed.
    Time,
}

impl Event {
    /// Whether it is something that the player did to the board and would miss.
    #[must_use]
    pub const fn is_action(&self) -> bool {
        !matches!(self, Self::Time | Self::Aid(_) | Self::Deleted(_) | Self::Undeleted)
    }
}

/// One record of a journal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Record {
    /// Its number in the journal of its game, from 0.
    pub number: u64,
    /// The time played when it was written.
    pub played: Millis,
    /// The date when it was written, in milliseconds since 1970; 0 if that is not known.
    pub date: Millis,
    /// What happened.
    pub event: Event,
}

/// Why a record cannot be read.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum BadRecord {
    /// It was written by a later version of the program, which knows more.
    #[error("the record was written by a newer version")]
    Newer,
    /// Its checksum does not agree: it was cut or altered.
    #[error("the record is damaged")]
    Damaged,
    /// Its checksum agrees, but it says what no program of ours writes.
    #[error("the record is not understood")]
    Strange,
}

/// A game read from its journal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Restored {
    /// The game.
    pub game: Game,
    /// The time played.
    pub played: Millis,
    /// The date of the last record, in milliseconds since 1970; 0 if that is not known.
    pub date: Millis,
    /// The number of the whole record from which it was read.
    pub whole: u64,
    /// The number of the next record to be written: beyond all that are there, readable or not.
    pub next: u64,
    /// Whether each record could be used. After one that is broken or missing nothing can be appended.
    pub intact: bool,
    /// How many actions could not be used: they are broken, or come after something broken or missing.
    pub lost: usize,
    /// The day on which it was put away, in days since 1970, if it was.
    pub deleted: Option<i32>,
}

impl Record {
    /// The record as text, in one line.
    #[must_use]
    pub fn write(&self) -> String {
        seal(&format!("2|{}|{}|{}|{}", self.number, self.played, self.date, text::body(&self.event)))
    }

    /// The record of a text.
    pub fn read(text: &str) -> Result<Self, BadRecord> {
        let (version, rest) =
            unseal(text).ok_or(BadRecord::Damaged)?.split_once('|').ok_or(BadRecord::Strange)?;
        match version.parse::<u32>() {
            Ok(version @ 1..=2) => record(version, rest).ok_or(BadRecord::Strange),
            Ok(3..) => Err(BadRecord::Newer),
            _ => Err(BadRecord::Strange),
        }
    }
}

/// The game that the records of one journal tell of, given with the numbers under which they are kept and
/// in their order. An error if no whole record is intact.
pub fn restore<'a>(kept: impl IntoIterator<Item = (u64, &'a str)>) -> Result<Restored, BadRecord> {
    let mut next = 0;
    let records: Vec<Result<Record, BadRecord>> = kept
        .into_iter()
        .map(|(number, text)| {
            next = next.max(number + 1);
            Record::read(text)
                .and_then(|record| if record.number == number { Ok(record) } else { Err(BadRecord::Strange) })
        })
        .collect();
    let is_whole =
        |record: &&Result<Record, BadRecord>| matches!(record, Ok(Record { event: Event::Whole(_), .. }));
    let Some(from) = records.iter().rposition(|record| is_whole(&record)) else {
        let worst = records.into_iter().find_map(Result::err);
        return Err(worst.unwrap_or(BadRecord::Strange));
    };
    let mut rest = records.into_iter().skip(from);
    let Some(Ok(Record { event: Event::Whole(game), number, played, date })) = rest.next() else {
        return Err(BadRecord::Strange);
    };
    let mut restored = Restored {
        game: *game,
        played,
        date,
        whole: number,
        next: number + 1,
        intact: true,
        lost: 0,
        deleted: None,
    };
    // A record that cannot be read may have been one.
    let may_be_action =
        |record: &Result<Record, BadRecord>| record.as_ref().map_or(true, |record| record.event.is_action());
    while let Some(record) = rest.next() {
        let is_action = may_be_action(&record);
        if !record.is_ok_and(|record| restored.follow(record)) {
            restored.intact = false;
            restored.lost = usize::from(is_action) + rest.by_ref().filter(may_be_action).count();
        }
    }
    restored.next = next;
    Ok(restored)
}

impl Restored {
    /// Plays the record that comes next; the answer is whether it is that one, and fits.
    fn follow(&mut self, record: Record) -> bool {
        let fits = record.number == self.next
            && match record.event {
                Event::Whole(game) => {
                    self.game = *game;
                    self.whole = record.number;
                    true
                }
                Event::Turn(turn) => self.game.play(turn),
                Event::Undo => self.game.undo(),
                Event::Redo => self.game.redo(),
                Event::GoTo(node) => self.game.go_to(node),
                Event::Save { node, kind, name } => self.game.save_at(node, kind, &name),
                Event::Unsave(node) => self.game.unsave(node),
                Event::Aid(aid) => {
                    self.game.note_aid(aid);
                    true
                }
                Event::Deleted(day) => {
                    self.deleted = Some(day);
                    true
                }
                Event::Undeleted => {
                    self.deleted = None;
                    true
                }
                Event::Time => true,
            };
        if fits {
            self.next += 1;
            self.played = record.played;
            self.date = record.date;
        }
        fits
    }
}

fn record(version: u32, text: &str) -> Option<Record> {
    let mut fields = text.splitn(if version == 1 { 3 } else { 4 }, '|');
    let number = fields.next()?.parse().ok()?;
    let played = fields.next()?.parse().ok()?;
    let date = if version == 1 { 0 } else { fields.next()?.parse().ok()? };
    let event = text::read_body(version, fields.next()?)?;
    Some(Record { number, played, date, event })
}
