//! The journal of a game: one line of text for each action, so that a game survives whatever ends the
//! page, but for the action that was not yet written.
//!
//! A record is `1|NUMBER|MILLIS|BODY|CHECKSUM`: the version of the format, the record's number in its
//! game (from 0, without gaps), the time played, what happened, and a CRC-32 over all before it. The first
//! record of a journal, and now and then a later one, holds the whole game, all branches of its history
//! included. A game is read from the latest whole record that is intact, and the records after it in
//! turn; reading ends at the first that is broken or missing. Versions are read for ever, one is written.

use crate::{
    Cell, Digit, DigitSet, Grid,
    level::{Graded, Level},
    play::{
        clock::Millis,
        game::{Edit, Entry, Game, Origin, Turn, TurnKind},
        history::{History, NodeId},
    },
    puzzle::Puzzle,
};
use std::{fmt::Write, num::ParseIntError};

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
    /// Nothing but time passed.
    Time,
}

/// One record of a journal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Record {
    /// Its number in the journal of its game, from 0.
    pub number: u64,
    /// The time played when it was written.
    pub played: Millis,
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
    /// The number of the whole record from which it was read.
    pub whole: u64,
    /// The number of the next record to be written: beyond all that are there, readable or not.
    pub next: u64,
    /// Whether each record could be used. After one that is broken or missing nothing can be appended.
    pub intact: bool,
    /// How many actions could not be used: they are broken, or come after something broken or missing.
    pub lost: usize,
}

impl Record {
    /// The record as text, in one line.
    #[must_use]
    pub fn write(&self) -> String {
        let body = match &self.event {
            Event::Whole(game) => whole(game),
            Event::Turn(turn) => format!("turn {}", turn_text(turn)),
            Event::Undo => "undo".into(),
            Event::Redo => "redo".into(),
            Event::Time => "time".into(),
        };
        let text = format!("1|{}|{}|{body}", self.number, self.played);
        let sum = crc32fast::hash(text.as_bytes());
        format!("{text}|{sum:08x}")
    }

    /// The record of a text.
    pub fn read(text: &str) -> Result<Self, BadRecord> {
        let (signed, sum) = text.rsplit_once('|').ok_or(BadRecord::Damaged)?;
        if u32::from_str_radix(sum, 16).ok() != Some(crc32fast::hash(signed.as_bytes())) {
            return Err(BadRecord::Damaged);
        }
        let (version, rest) = signed.split_once('|').ok_or(BadRecord::Strange)?;
        match version.parse::<u32>() {
            Ok(1) => version_1(rest).ok_or(BadRecord::Strange),
            Ok(_) => Err(BadRecord::Newer),
            Err(_) => Err(BadRecord::Strange),
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
    let Some(Ok(Record { event: Event::Whole(game), number, played })) = rest.next() else {
        return Err(BadRecord::Strange);
    };
    let mut restored =
        Restored { game: *game, played, whole: number, next: number + 1, intact: true, lost: 0 };
    // A record that cannot be read may have been one.
    let may_be_action =
        |record: &Result<Record, BadRecord>| !matches!(record, Ok(Record { event: Event::Time, .. }));
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
                Event::Time => true,
            };
        if fits {
            self.next += 1;
            self.played = record.played;
        }
        fits
    }
}

fn version_1(text: &str) -> Option<Record> {
    let mut fields = text.splitn(3, '|');
    let number = fields.next()?.parse().ok()?;
    let played = fields.next()?.parse().ok()?;
    let body = fields.next()?;
    let event = match body.split_once(' ') {
        Some(("whole", game)) => Event::Whole(Box::new(read_whole(game)?)),
        Some(("turn", turn)) => Event::Turn(read_turn(turn)?),
        None if body == "undo" => Event::Undo,
        None if body == "redo" => Event::Redo,
        None if body == "time" => Event::Time,
        _ => return None,
    };
    Some(Record { number, played, event })
}

/// `whole CLUES SOLUTION LEVEL GUESSES SPEC AT FIRST`, then for each node `;PARENT CHILD TURN`. What is
/// not known is `-`.
fn whole(game: &Game) -> String {
    let puzzle = game.puzzle();
    let Origin { graded, spec } = game.origin();
    let level = graded.map_or("-", |graded| graded.level.slug());
    let guesses = graded.map_or(0, |graded| graded.guesses);
    let spec = spec.as_deref().unwrap_or("-");
    let history = game.history();
    let (at, first) = (history.at(), id_text(history.first()));
    let mut text =
        format!("whole {} {} {level} {guesses} {spec} {at} {first}", puzzle.clues(), puzzle.solution());
    for (parent, child, turn) in history.nodes() {
        // Writing to a String cannot fail.
        let _ = write!(text, ";{parent} {} {}", id_text(child), turn_text(turn));
    }
    text
}

fn read_whole(text: &str) -> Option<Game> {
    let mut parts = text.split(';');
    let mut head = parts.next()?.split(' ');
    let clues = read_line(head.next()?)?;
    let solution = read_line(head.next()?)?;
    let level = head.next().filter(|&level| level != "-").map(Level::from_slug);
    let guesses = head.next()?.parse().ok()?;
    let graded = match level {
        None => None,
        Some(level) => Some(Graded { level: level?, guesses }),
    };
    let spec = head.next().filter(|&spec| spec != "-").map(str::to_owned);
    let at = head.next()?.parse().ok()?;
    let first = read_id(head.next()?).ok()?;
    let nodes: Option<Vec<(NodeId, Option<NodeId>, Turn)>> = parts
        .map(|node| {
            let mut fields = node.splitn(3, ' ');
            let parent = fields.next()?.parse().ok()?;
            let child = read_id(fields.next()?).ok()?;
            Some((parent, child, read_turn(fields.next()?)?))
        })
        .collect();
    let history = History::from_nodes(nodes?, first, at)?;
    Game::resume(Puzzle::proven_before(clues, solution)?, Origin { graded, spec }, history)
}

fn read_line(text: &str) -> Option<Grid> {
    let cells: Option<Vec<Option<Digit>>> = text
        .chars()
        .map(|symbol| if symbol == '.' { Some(None) } else { Digit::from_symbol(symbol).map(Some) })
        .collect();
    Grid::from_cells(cells?)
}

/// The root is nobody's child, so its number stands for none.
fn id_text(id: Option<NodeId>) -> String {
    id.unwrap_or(0).to_string()
}

fn read_id(text: &str) -> Result<Option<NodeId>, ParseIntError> {
    text.parse().map(|id: NodeId| (id > 0).then_some(id))
}

const KINDS: [(TurnKind, &str); 4] = [
    (TurnKind::Play, "play"),
    (TurnKind::Restart, "restart"),
    (TurnKind::Solver, "solver"),
    (TurnKind::Solution, "solution"),
];

/// `KIND CELL:BEFORE>AFTER,…`: cells by number from 0, a digit as its symbol, notes as `~` and their mask
/// in hexadecimal.
fn turn_text(turn: &Turn) -> String {
    let kind = KINDS.iter().find(|(kind, _)| *kind == turn.kind).map_or("play", |(_, word)| word);
    let edits: Vec<String> = turn
        .edits
        .iter()
        .map(|edit| format!("{}:{}>{}", edit.cell.index(), entry_text(edit.before), entry_text(edit.after)))
        .collect();
    format!("{kind} {}", edits.join(","))
}

fn read_turn(text: &str) -> Option<Turn> {
    let (word, edits) = text.split_once(' ')?;
    let (kind, _) = KINDS.into_iter().find(|(_, known)| *known == word)?;
    let edits: Option<Vec<Edit>> = edits
        .split(',')
        .map(|edit| {
            let (cell, entries) = edit.split_once(':')?;
            let (before, after) = entries.split_once('>')?;
            let index: usize = cell.parse().ok().filter(|&index| index < crate::Order::Five.cell_count())?;
            Some(Edit { cell: Cell::at(index), before: read_entry(before)?, after: read_entry(after)? })
        })
        .collect();
    Some(Turn { kind, edits: edits? })
}

fn entry_text(entry: Entry) -> String {
    match entry {
        // A given is never edited, so it is never written.
        Entry::Given(digit) | Entry::Placed(digit) => digit.to_string(),
        Entry::Notes(notes) => format!("~{:x}", notes.bits()),
    }
}

fn read_entry(text: &str) -> Option<Entry> {
    if let Some(mask) = text.strip_prefix('~') {
        return u32::from_str_radix(mask, 16).ok().map(|bits| Entry::Notes(DigitSet::from_bits(bits)));
    }
    let mut symbols = text.chars();
    let digit = Digit::from_symbol(symbols.next()?)?;
    symbols.next().is_none().then_some(Entry::Placed(digit))
}
