//! The journal of a game: one line of text for each action, so that a game survives whatever ends the
//! page, but for the action that was not yet written.
//!
//! A record is `3|NUMBER|MILLIS|DATE|BODY|CHECKSUM`: the version of the format, the record's number in its
//! game (from 0, without gaps), the time played, the date when it was written, what happened, and a CRC-32
//! over all before it. Version 1 had no date, and versions 1 and 2 wrote the whole game once at a time.
//!
//! The first two records of a journal, and now and then two later ones, each hold the whole game, all
//! branches of its history included: should one be damaged, the records after it can still be read. A game
//! is read from the latest whole record that is intact, and the records after it in turn. One that is broken or
//! missing costs what it said itself: what the others say is laid over the board without it. Versions are read
//! for ever, one is written.

mod mending;
mod text;

use crate::play::{
    aids::Aid,
    clock::Millis,
    game::{Game, Turn},
    history::{MOST_TURNS, NodeId, SavepointKind},
    pace::{Pace, at_once},
    sealed::{seal, unseal_slowly},
};
use mending::Mending;

/// After how many records the whole game is written again.
pub const WHOLE_EVERY: u64 = 200;

/// The last moment that a browser's clock can tell, in milliseconds since 1970. No time played is longer.
pub const LAST_MOMENT: Millis = 8_640_000_000_000_000;

/// How far clocks may differ that are both right, in milliseconds.
const DAY: Millis = 86_400_000;

/// About how much work it is to play a record, as [`Pace`] counts.
const FOLLOWED: usize = 200;

/// What a record says.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Event {
    /// The whole game as it stands, which the next record says once more.
    Twice(Box<Game>),
    /// The whole game as it stands.
    Snapshot(Box<Game>),
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
    /// The number of the whole record from which it was read; of two that say the same, of the first.
    pub snapshot: u64,
    /// The number of the next record to be written: beyond all that are there, readable or not.
    pub next: u64,
    /// Whether each record could be used. After one that is broken or missing the next has to be the whole game.
    pub intact: bool,
    /// Whether the whole game from which it was read is there a second time.
    pub doubled: bool,
    /// Whether the history was longer than there is room for, so that the game has forgotten the way to where it
    /// stands.
    pub shortened: bool,
    /// How many actions could not be used: they are broken or missing, or nothing is there any more for them to do.
    pub lost: usize,
    /// The day on which it was put away, in days since 1970, if it was.
    pub deleted: Option<i32>,
}

/// A record as text, in one line.
fn line(number: u64, played: Millis, date: Millis, body: &str) -> String {
    seal(&format!("3|{number}|{played}|{date}|{body}"))
}

/// The two records that hold a whole game, one after the other. A long game is put into words once for both.
#[must_use]
pub fn twins(game: &Game, number: u64, played: Millis, date: Millis) -> [(u64, String); 2] {
    let bodies = text::twins(game);
    let numbered = [number, number + 1].into_iter().zip(bodies);
    let mut lines = numbered.map(|(number, body)| (number, line(number, played, date, &body)));
    std::array::from_fn(|_| lines.next().expect("there are two"))
}

impl Record {
    /// The record as text, in one line.
    #[must_use]
    pub fn write(&self) -> String {
        line(self.number, self.played, self.date, &text::body(&self.event))
    }

    /// The record of a text.
    pub fn read(text: &str) -> Result<Self, BadRecord> {
        at_once(async |pace| Self::read_slowly(text, pace).await)
    }

    /// The same in slices: a record may hold a game of any length.
    pub async fn read_slowly(text: &str, pace: &Pace<'_>) -> Result<Self, BadRecord> {
        let line = unseal_slowly(text, pace).await.ok_or(BadRecord::Damaged)?;
        let (version, rest) = line.split_once('|').ok_or(BadRecord::Strange)?;
        match version.parse::<u32>() {
            Ok(version @ 1..=3) => record(version, rest, pace).await.ok_or(BadRecord::Strange),
            Ok(4..) => Err(BadRecord::Newer),
            _ => Err(BadRecord::Strange),
        }
    }
}

/// When a game was played last, in milliseconds since 1970, by its name and the date of its last record. A
/// date that is yet to come was written by a clock that was wrong, and counts for nothing: such a game would
/// be the last one for good.
#[must_use]
pub fn last_played(game: u64, date: Millis, now: Millis) -> Millis {
    let known = |moment: &Millis| *moment <= now.saturating_add(DAY);
    [game, date].into_iter().filter(known).max().unwrap_or(0)
}

/// The game that the records of one journal tell of, given with the numbers under which they are kept and
/// in their order. An error if no whole record is intact.
pub fn restore<'a>(kept: impl IntoIterator<Item = (u64, &'a str)>) -> Result<Restored, BadRecord> {
    at_once(async |pace| restore_slowly(kept, pace).await)
}

/// The same in slices.
pub async fn restore_slowly<'a>(
    kept: impl IntoIterator<Item = (u64, &'a str)>,
    pace: &Pace<'_>,
) -> Result<Restored, BadRecord> {
    let mut next = 0;
    let mut records: Vec<(u64, Result<Record, BadRecord>)> = Vec::new();
    for (number, text) in kept {
        next = next.max(number + 1);
        let own = |record: Record| if record.number == number { Ok(record) } else { Err(BadRecord::Strange) };
        records.push((number, Record::read_slowly(text, pace).await.and_then(own)));
    }
    let Some(from) = records.iter().rposition(|(_, record)| snapshot(record).is_some()) else {
        let worst = records.into_iter().find_map(|(_, record)| record.err());
        return Err(worst.unwrap_or(BadRecord::Strange));
    };
    let mut rest = records.split_off(from).into_iter();
    let (mut restored, twin) =
        rest.next().and_then(|(_, last)| base(last, records.last())).ok_or(BadRecord::Strange)?;
    let mut rest = rest.peekable();
    // What the next record should say is known, so it is not missed.
    let broken =
        twin && rest.next_if(|(number, record)| *number == restored.next && record.is_err()).is_some();
    let gone = twin && rest.peek().is_some_and(|(number, _)| *number > restored.next);
    restored.next += u64::from(broken || gone);
    // A record that cannot be read may have been one.
    let may_be_action =
        |record: &Result<Record, BadRecord>| record.as_ref().map_or(true, |record| record.event.is_action());
    let mut mending = None;
    for (number, record) in rest {
        pace.spend(FOLLOWED).await;
        let is_action = may_be_action(&record);
        let missing = number.saturating_sub(restored.next);
        if missing > 0 {
            restored.pass_over(&mut mending, missing);
        }
        match record {
            Ok(record) => {
                let is_done = restored.follow(record, &mut mending);
                restored.lost += usize::from(is_action && !is_done);
            }
            Err(_) => restored.pass_over(&mut mending, 1),
        }
        restored.next = number + 1;
    }
    restored.next = next;
    Ok(restored)
}

/// The game of a record that holds it whole.
fn snapshot(record: &Result<Record, BadRecord>) -> Option<&Game> {
    match record {
        Ok(Record { event: Event::Twice(game) | Event::Snapshot(game), .. }) => Some(game),
        _ => None,
    }
}

/// The game as the last whole record tells it, with the record before that one; and whether the record after
/// it should have said the same, and does not.
fn base(
    last: Result<Record, BadRecord>,
    before: Option<&(u64, Result<Record, BadRecord>)>,
) -> Option<(Restored, bool)> {
    let last = last.ok()?;
    let (game, twin) = match last.event {
        Event::Twice(game) => (*game, true),
        Event::Snapshot(game) => (*game, false),
        _ => return None,
    };
    let earlier =
        before.filter(|(number, _)| number + 1 == last.number).and_then(|(_, record)| record.as_ref().ok());
    let doubled = !twin && earlier.is_some_and(|record| matches!(record.event, Event::Twice(_)));
    let restored = Restored {
        game,
        played: last.played,
        date: last.date,
        snapshot: last.number - u64::from(doubled),
        next: last.number + 1,
        intact: true,
        doubled,
        shortened: false,
        lost: 0,
        deleted: None,
    };
    Some((restored.within_bounds(), twin))
}

impl Restored {
    /// The same with a history that there is room for.
    fn within_bounds(mut self) -> Self {
        self.shortened = self.game.history().len() > MOST_TURNS;
        if self.shortened {
            self.game.forget_the_way();
        }
        self
    }

    /// So many records in a row are broken or missing.
    fn pass_over(&mut self, mending: &mut Option<Mending>, count: u64) {
        self.intact = false;
        self.lost = self.lost.saturating_add(usize::try_from(count).unwrap_or(usize::MAX));
        mending.get_or_insert_with(|| Mending::of(&self.game)).pass_over(&self.game, count);
    }

    /// Plays the record that comes next; the answer is whether what it says could be done.
    fn follow(&mut self, record: Record, mending: &mut Option<Mending>) -> bool {
        (self.played, self.date) = (record.played, record.date);
        match record.event {
            // Nothing whole comes after the last that is.
            Event::Twice(_) | Event::Snapshot(_) => {
                self.intact = false;
                return false;
            }
            Event::Aid(aid) => _ = self.game.note_aid(aid),
            Event::Deleted(day) => self.deleted = Some(day),
            Event::Undeleted => self.deleted = None,
            Event::Time => {}
            event => {
                if mending.is_none() && self.play(&event) {
                    return true;
                }
                self.intact = false;
                return mending.get_or_insert_with(|| Mending::of(&self.game)).follow(&mut self.game, event);
            }
        }
        true
    }

    /// Does what changes the board or its history, where all before it was read; the answer is whether it fits.
    fn play(&mut self, event: &Event) -> bool {
        match event {
            Event::Turn(turn) => self.game.play(turn.clone()),
            Event::Undo => self.game.undo(),
            Event::Redo => self.game.redo(),
            Event::GoTo(node) => self.game.go_to(*node),
            Event::Save { node, kind, name } => self.game.save_at(*node, *kind, name),
            Event::Unsave(node) => self.game.unsave(*node),
            _ => false,
        }
    }
}

async fn record(version: u32, text: &str, pace: &Pace<'_>) -> Option<Record> {
    let mut fields = text.splitn(if version == 1 { 3 } else { 4 }, '|');
    let number = fields.next()?.parse().ok()?;
    let mut moment = || fields.next()?.parse().ok().filter(|moment| *moment <= LAST_MOMENT);
    let played = moment()?;
    let date = if version == 1 { 0 } else { moment()? };
    let event = text::read_body(version, fields.next()?, pace).await?;
    Some(Record { number, played, date, event })
}
