//! Writes the events of a journal as text, and reads them.

use super::Event;
use crate::game::{
    Game, Origin, Posed,
    aids::{Aid, Aids},
    colour::{Colour, ColourSet},
    edit::{Edit, Edits, Turn, TurnKind},
    entry::{Entry, Notes},
    history::{History, NodeId, Savepoint, SavepointKind},
    pace::Pace,
};
use percent_encoding::{NON_ALPHANUMERIC, percent_decode_str, utf8_percent_encode};
use std::{fmt::Write, num::ParseIntError};
use sudoku_core::{Candidate, Cell, Digit, DigitSet, Grid, Shape, level::Level, puzzle::Puzzle};

/// Marks an unknown or absent value.
const NOTHING: &str = "-";

/// Returns the body of a record.
pub(super) fn body(event: &Event) -> String {
    match event {
        Event::Twice(game) => format!("twice {}", snapshot(game)),
        Event::Snapshot(game) => format!("whole {}", snapshot(game)),
        Event::Turn(turn) => {
            let mut text = "turn ".to_owned();
            write_turn(&mut text, turn);
            text
        }
        Event::Undo => "undo".into(),
        Event::Redo => "redo".into(),
        Event::GoTo(node) => format!("goto {node}"),
        Event::Save { node, kind, name } => format!("save {}", save_text(*node, *kind, name)),
        Event::Unsave(node) => format!("unsave {node}"),
        Event::Aid(aid) => format!("aid {}", aid.slug()),
        Event::Deleted(day) => format!("deleted {day}"),
        Event::Undeleted => "undeleted".into(),
        Event::Time => "time".into(),
    }
}

/// Returns the bodies of [`Event::Twice`] and [`Event::Snapshot`] for one game.
pub(super) fn twins(game: &Game) -> [String; 2] {
    let whole = snapshot(game);
    [format!("twice {whole}"), format!("whole {whole}")]
}

/// Reads the event of a record.
pub(super) async fn read_body(text: &str, pace: &Pace<'_>) -> Option<Event> {
    Some(match text.split_once(' ') {
        Some(("twice", game)) => Event::Twice(Box::new(read_snapshot(game, pace).await?)),
        Some(("whole", game)) => Event::Snapshot(Box::new(read_snapshot(game, pace).await?)),
        Some(("turn", turn)) => Event::Turn(read_turn(turn)?),
        Some(("goto", node)) => Event::GoTo(node.parse().ok()?),
        Some(("save", save)) => {
            let (node, Savepoint { kind, name }) = read_save(save)?;
            Event::Save { node, kind, name }
        }
        Some(("unsave", node)) => Event::Unsave(node.parse().ok()?),
        Some(("aid", slug)) => Event::Aid(Aid::from_slug(slug)?),
        Some(("deleted", day)) => Event::Deleted(day.parse().ok()?),
        None if text == "undo" => Event::Undo,
        None if text == "redo" => Event::Redo,
        None if text == "undeleted" => Event::Undeleted,
        None if text == "time" => Event::Time,
        _ => return None,
    })
}

/// Writes a whole game, with `-` for a solution that is not proven, as `CLUES SOLUTION LEVEL SPEC AT FIRST AIDS SAVES`, then for each node `;PARENT CHILD TURN`.
fn snapshot(game: &Game) -> String {
    let Origin { level, spec } = game.origin();
    let level = level.map_or(NOTHING, Level::slug);
    let spec = spec.as_deref().unwrap_or(NOTHING);
    let history = game.history();
    let (at, first) = (history.at(), history.first().unwrap_or(NOBODY));
    let aids = list(game.noted_aids().iter().map(|aid| aid.slug().to_owned()));
    let saves = list(history.savepoints().map(|(node, point)| save_text(node, point.kind, &point.name)));
    let solution = game.solution().map_or_else(|| NOTHING.into(), Grid::to_string);
    let mut text = format!("{} {solution} {level} {spec} {at} {first} {aids} {saves}", game.clues());
    for (parent, child, turn) in history.nodes() {
        // Writing to a String cannot fail.
        let _ = write!(text, ";{parent} {} ", child.unwrap_or(NOBODY));
        write_turn(&mut text, turn);
    }
    text
}

async fn read_snapshot(text: &str, pace: &Pace<'_>) -> Option<Game> {
    let mut parts = text.split(';');
    let mut head = parts.next()?.split(' ');
    let clues = Grid::from_line(head.next()?)?;
    let posed = match head.next()? {
        NOTHING => Posed::unproven(clues)?,
        solution => Puzzle::proven_before(clues, Grid::from_line(solution)?)?.into(),
    };
    let level = match head.next()? {
        NOTHING => None,
        slug => Some(Level::from_slug(slug)?),
    };
    let spec = head.next().filter(|&spec| spec != NOTHING).map(str::to_owned);
    let at = head.next()?.parse().ok()?;
    let first = read_id(head.next()?).ok()?;
    let aids = read_list(head.next()?, Aid::from_slug)?.into_iter().fold(Aids::EMPTY, Aids::with);
    let saves = read_list(head.next()?, read_save)?;
    let mut nodes = Vec::new();
    for node in parts {
        let mut fields = node.splitn(3, ' ');
        let parent = fields.next()?.parse().ok()?;
        let child = read_id(fields.next()?).ok()?;
        nodes.push((parent, child, read_turn(fields.next()?)?));
        // Reading is more work than computing a checksum, and each turn is replayed.
        pace.spend(4 * node.len()).await;
    }
    let mut history = History::from_nodes(nodes, first, at)?;
    for (node, savepoint) in saves {
        history.save_at(node, savepoint).then_some(())?;
    }
    Game::resume_slowly(posed, Origin { level, spec }, history, aids, pace).await
}

/// Items separated by commas.
fn list(items: impl Iterator<Item = String>) -> String {
    let items: Vec<String> = items.collect();
    if items.is_empty() { NOTHING.into() } else { items.join(",") }
}

fn read_list<T>(text: &str, read: impl Fn(&str) -> Option<T>) -> Option<Vec<T>> {
    if text == NOTHING { Some(Vec::new()) } else { text.split(',').map(read).collect() }
}

/// The root is never a child, so its number means none.
const NOBODY: NodeId = 0;

fn read_id(text: &str) -> Result<Option<NodeId>, ParseIntError> {
    text.parse().map(|id: NodeId| (id != NOBODY).then_some(id))
}

const SAVES: [(SavepointKind, &str); 3] =
    [(SavepointKind::Kept, "kept"), (SavepointKind::Trial, "trial"), (SavepointKind::GivenUp, "given-up")];

/// Writes a name as `NODE:KIND:NAME`, with escapes in the name, so that it can have any characters.
fn save_text(node: NodeId, kind: SavepointKind, name: &str) -> String {
    let word = SAVES.iter().find(|(known, _)| *known == kind).map_or("kept", |(_, word)| word);
    format!("{node}:{word}:{}", utf8_percent_encode(name, NON_ALPHANUMERIC))
}

fn read_save(text: &str) -> Option<(NodeId, Savepoint)> {
    let mut fields = text.splitn(3, ':');
    let node = fields.next()?.parse().ok()?;
    let word = fields.next()?;
    let (kind, _) = SAVES.into_iter().find(|(_, known)| *known == word)?;
    let name = percent_decode_str(fields.next()?).decode_utf8().ok()?.into_owned();
    Some((node, Savepoint { kind, name }))
}

const KINDS: [(TurnKind, &str); 6] = [
    (TurnKind::Play, "play"),
    (TurnKind::Fill, "fill"),
    (TurnKind::Restart, "restart"),
    (TurnKind::Hint, "hint"),
    (TurnKind::Solver, "solver"),
    (TurnKind::Solution, "solution"),
];

/// Writes a turn as `KIND EDIT,…`. An edit is `CELL:BEFORE>AFTER` with a digit as its symbol and notes as `~CENTRE` or
/// `~CENTRE.CORNER`, masks in hexadecimal; `CELL#BEFORE>AFTER` for the colours of the cell, masks again; or
/// `CELL.DIGIT#BEFORE>AFTER` for the colour of a candidate, by number, 0 for none. Cells count from 0.
fn write_turn(text: &mut String, turn: &Turn) {
    let kind = KINDS.iter().find(|(kind, _)| *kind == turn.kind).map_or("play", |(_, word)| word);
    text.push_str(kind);
    text.push(' ');
    for (nth, edit) in turn.edits.iter().enumerate() {
        if nth > 0 {
            text.push(',');
        }
        text.push_str(&edit_text(edit));
    }
}

fn read_turn(text: &str) -> Option<Turn> {
    let (word, edits) = text.split_once(' ')?;
    let (kind, _) = KINDS.into_iter().find(|(_, known)| *known == word)?;
    let edits: Option<Edits> = edits.split(',').map(read_edit).collect();
    Some(Turn { kind, edits: edits? })
}

fn edit_text(edit: &Edit) -> String {
    let number = |colour: Option<Colour>| colour.map_or(0, Colour::number);
    match *edit {
        Edit::Entry { cell, before, after } => {
            format!("{}:{}>{}", cell.index(), entry_text(before), entry_text(after))
        }
        Edit::Colours { cell, before, after } => {
            format!("{}#{:x}>{:x}", cell.index(), before.bits(), after.bits())
        }
        Edit::Candidate { candidate: Candidate { cell, digit }, before, after } => {
            format!("{}.{}#{}>{}", cell.index(), digit.symbol(), number(before), number(after))
        }
    }
}

fn read_edit(text: &str) -> Option<Edit> {
    let sign = text.find([':', '#'])?;
    let (place, change) = (&text[..sign], &text[sign + 1..]);
    let (before, after) = change.split_once('>')?;
    if text[sign..].starts_with(':') {
        let cell = read_cell(place)?;
        return Some(Edit::Entry { cell, before: read_entry(before)?, after: read_entry(after)? });
    }
    let Some((cell, digit)) = place.split_once('.') else {
        let colours = |text| u32::from_str_radix(text, 16).ok().map(ColourSet::from_bits);
        return Some(Edit::Colours {
            cell: read_cell(place)?,
            before: colours(before)?,
            after: colours(after)?,
        });
    };
    let candidate = Candidate::new(read_cell(cell)?, read_digit(digit)?);
    let colour = |text: &str| match text.parse().ok()? {
        0 => Some(None),
        number => Colour::new(number).map(Some),
    };
    Some(Edit::Candidate { candidate, before: colour(before)?, after: colour(after)? })
}

fn read_cell(text: &str) -> Option<Cell> {
    text.parse().ok().filter(|&index| index < Shape::MOST_CELLS).map(Cell::at)
}

fn read_digit(text: &str) -> Option<Digit> {
    let mut symbols = text.chars();
    let digit = Digit::from_symbol(symbols.next()?)?;
    symbols.next().is_none().then_some(digit)
}

fn entry_text(entry: Entry) -> String {
    match entry {
        // A given is never edited, so it is never written.
        Entry::Given(digit) | Entry::Placed(digit) => digit.symbol().to_string(),
        Entry::Notes(Notes { centre, corner }) if corner.is_empty() => format!("~{:x}", centre.bits()),
        Entry::Notes(Notes { centre, corner }) => format!("~{:x}.{:x}", centre.bits(), corner.bits()),
    }
}

fn read_entry(text: &str) -> Option<Entry> {
    let Some(notes) = text.strip_prefix('~') else { return read_digit(text).map(Entry::Placed) };
    let mask = |text| u32::from_str_radix(text, 16).ok().map(DigitSet::from_bits);
    let (centre, corner) = notes.split_once('.').unwrap_or((notes, "0"));
    Some(Entry::Notes(Notes { centre: mask(centre)?, corner: mask(corner)? }))
}
