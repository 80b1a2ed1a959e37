//! The journal of a game: one line of text for each action. A game survives any end of the page, except for
//! an action not yet written.
//!
//! A record is `1|NUMBER|MILLIS|DATE|BODY|CHECKSUM`: the version of the format, the record's number in its
//! game (from 0, without gaps), the time played, the date of writing, the event, and a CRC-32 over everything
//! before it.
//!
//! The first two records of a journal, and two later ones now and then, each hold the whole game with all
//! branches of its history: if one is damaged, the records after it are still readable. Reading starts at the
//! latest intact whole record and plays the records after it in order. A broken or missing record costs only
//! its own event: the events of the others are applied to the board without it. The format is permanent.

mod mending;
mod text;

use crate::{
    game::{
        Game,
        aids::Aid,
        clock::Millis,
        edit::Turn,
        history::{MOST_TURNS, NodeId, SavepointKind},
        pace::{Pace, at_once},
    },
    links::sealed::{seal, unseal_slowly},
};
use mending::Mending;

/// The number of records after which the whole game is written again.
pub const WHOLE_EVERY: u64 = 200;

/// The last time that a browser's clock can represent, in milliseconds since 1970. It also limits the time
/// played.
pub const LAST_MOMENT: Millis = 8_640_000_000_000_000;

/// The largest difference between two correct clocks, in milliseconds.
const DAY: Millis = 86_400_000;

/// The approximate work of playing a record, in the unit of [`Pace`].
const FOLLOWED: usize = 200;

/// The event of a record.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Event {
    /// The whole game, which the next record repeats.
    Twice(Box<Game>),
    /// The whole game.
    Snapshot(Box<Game>),
    /// A turn was played.
    Turn(Turn),
    /// A turn was undone.
    Undo,
    /// A turn was redone.
    Redo,
    /// The game went to another position of its history.
    GoTo(NodeId),
    /// A position was named.
    Save {
        /// The position.
        node: NodeId,
        /// The kind of the name.
        kind: SavepointKind,
        /// Its name.
        name: String,
    },
    /// The name of a position was removed.
    Unsave(NodeId),
    /// The player used help.
    Aid(Aid),
    /// The game was deleted, on this day since 1970; the player can restore it for some time.
    Deleted(i32),
    /// It was restored.
    Undeleted,
    /// Only time passed.
    Time,
}

impl Event {
    /// Returns whether the event is an action of the player on the board, so that its loss matters.
    #[must_use]
    pub const fn is_action(&self) -> bool {
        !matches!(self, Self::Time | Self::Aid(_) | Self::Deleted(_) | Self::Undeleted)
    }
}

/// One record of a journal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Record {
    /// Its number in the journal of its game, counted from 0.
    pub number: u64,
    /// The time played, at writing.
    pub played: Millis,
    /// The date of writing, in milliseconds since 1970; 0 if unknown.
    pub date: Millis,
    /// The event.
    pub event: Event,
}

/// The reason why a record is unreadable.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RecordError {
    /// A later version of the program wrote it.
    Newer,
    /// Its checksum is wrong: it was cut or changed.
    Damaged,
    /// Its checksum is right, but Stepdoku never writes such a record.
    Strange,
}

/// A game read from its journal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Restored {
    /// The game.
    pub game: Game,
    /// The time played.
    pub played: Millis,
    /// The date of the last record, in milliseconds since 1970; 0 if unknown.
    pub date: Millis,
    /// The number of the whole record at the start of reading; the first one of a pair.
    pub snapshot: u64,
    /// The number for the next record: after all existing ones, readable or not.
    pub next: u64,
    /// Whether every record was usable. After a broken or missing one, the next has to be the whole game.
    pub intact: bool,
    /// Whether the journal has the whole game at the start of reading twice.
    pub doubled: bool,
    /// Whether the history was too long, so that the game has forgotten its past.
    pub shortened: bool,
    /// The number of actions lost: their records are broken or missing, or they no longer apply to anything.
    pub lost: usize,
    /// The day of its deletion, in days since 1970, if it was deleted.
    pub deleted: Option<i32>,
}

/// Returns a record as text, in one line.
fn line(number: u64, played: Millis, date: Millis, body: &str) -> String {
    seal(&format!("1|{number}|{played}|{date}|{body}"))
}

/// Returns the two records of a whole game, one after the other. A long game is written as text once for both.
#[must_use]
pub fn twins(game: &Game, number: u64, played: Millis, date: Millis) -> [(u64, String); 2] {
    let bodies = text::twins(game);
    let numbered = [number, number + 1].into_iter().zip(bodies);
    let mut lines = numbered.map(|(number, body)| (number, line(number, played, date, &body)));
    std::array::from_fn(|_| lines.next().expect("there are two"))
}

impl Record {
    /// Returns the record as text, in one line.
    #[must_use]
    pub fn write(&self) -> String {
        line(self.number, self.played, self.date, &text::body(&self.event))
    }

    /// Reads the record of a text.
    pub fn read(text: &str) -> Result<Self, RecordError> {
        at_once(async |pace| Self::read_slowly(text, pace).await)
    }

    /// Reads as [`Self::read`] does, in slices: a record may hold a game of any length.
    pub async fn read_slowly(text: &str, pace: &Pace<'_>) -> Result<Self, RecordError> {
        let line = unseal_slowly(text, pace).await.ok_or(RecordError::Damaged)?;
        let (version, rest) = line.split_once('|').ok_or(RecordError::Strange)?;
        match version.parse::<u32>() {
            Ok(1) => record(rest, pace).await.ok_or(RecordError::Strange),
            Ok(2..) => Err(RecordError::Newer),
            _ => Err(RecordError::Strange),
        }
    }
}

/// Returns the time when a game was last played, in milliseconds since 1970, by its name and the date of its last
/// record. A date in the future comes from a wrong clock and is ignored: otherwise such a game would stay the latest
/// permanently.
#[must_use]
pub fn last_played(game: u64, date: Millis, now: Millis) -> Millis {
    let known = |moment: &Millis| *moment <= now.saturating_add(DAY);
    [game, date].into_iter().filter(known).max().unwrap_or(0)
}

/// Restores the game of one journal from its records with their numbers, in ascending order. Fails without an
/// intact whole record.
pub fn restore<'a>(kept: impl IntoIterator<Item = (u64, &'a str)>) -> Result<Restored, RecordError> {
    at_once(async |pace| restore_slowly(kept, pace).await)
}

/// Restores as [`restore`] does, in slices.
pub async fn restore_slowly<'a>(
    kept: impl IntoIterator<Item = (u64, &'a str)>,
    pace: &Pace<'_>,
) -> Result<Restored, RecordError> {
    let mut next = 0;
    let mut records: Vec<(u64, Result<Record, RecordError>)> = Vec::new();
    for (number, text) in kept {
        next = next.max(number + 1);
        let own =
            |record: Record| if record.number == number { Ok(record) } else { Err(RecordError::Strange) };
        records.push((number, Record::read_slowly(text, pace).await.and_then(own)));
    }
    let Some(from) = records.iter().rposition(|(_, record)| snapshot(record).is_some()) else {
        let worst = records.into_iter().find_map(|(_, record)| record.err());
        return Err(worst.unwrap_or(RecordError::Strange));
    };
    let mut rest = records.split_off(from).into_iter();
    let (mut restored, twin) =
        rest.next().and_then(|(_, last)| base(last, records.last())).ok_or(RecordError::Strange)?;
    let mut rest = rest.peekable();
    // The content of the next record is known, so it isn't missing.
    let broken =
        twin && rest.next_if(|(number, record)| *number == restored.next && record.is_err()).is_some();
    let gone = twin && rest.peek().is_some_and(|(number, _)| *number > restored.next);
    restored.next += u64::from(broken || gone);
    // An unreadable record may have been one.
    let may_be_action = |record: &Result<Record, RecordError>| {
        record.as_ref().map_or(true, |record| record.event.is_action())
    };
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

/// Returns the game of a whole record.
fn snapshot(record: &Result<Record, RecordError>) -> Option<&Game> {
    match record {
        Ok(Record { event: Event::Twice(game) | Event::Snapshot(game), .. }) => Some(game),
        _ => None,
    }
}

/// Returns the game of the last whole record, with the record before that one; and whether the record after it should
/// have repeated the game, but doesn't.
fn base(
    last: Result<Record, RecordError>,
    before: Option<&(u64, Result<Record, RecordError>)>,
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
    /// Returns the same game with a history within the limit.
    fn within_bounds(mut self) -> Self {
        self.shortened = self.game.history().len() > MOST_TURNS;
        if self.shortened {
            self.game.forget_the_way();
        }
        self
    }

    /// Passes over this number of records in a row, which are broken or missing.
    fn pass_over(&mut self, mending: &mut Option<Mending>, count: u64) {
        self.intact = false;
        self.lost = self.lost.saturating_add(usize::try_from(count).unwrap_or(usize::MAX));
        mending.get_or_insert_with(|| Mending::of(&self.game)).pass_over(&self.game, count);
    }

    /// Plays the next record. Returns whether its event applied.
    fn follow(&mut self, record: Record, mending: &mut Option<Mending>) -> bool {
        (self.played, self.date) = (record.played, record.date);
        match record.event {
            // It is the last whole record, so none follows.
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

    /// Applies a change of the board or its history while all earlier records were readable. Returns whether
    /// it fits.
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

async fn record(text: &str, pace: &Pace<'_>) -> Option<Record> {
    let mut fields = text.splitn(4, '|');
    let number = fields.next()?.parse().ok()?;
    let mut moment = || fields.next()?.parse().ok().filter(|moment| *moment <= LAST_MOMENT);
    let (played, date) = (moment()?, moment()?);
    let event = text::read_body(fields.next()?, pace).await?;
    Some(Record { number, played, date, event })
}
