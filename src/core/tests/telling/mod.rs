//! Saved data in plain lines: everything that a player would miss.

use std::fmt::Write;
use sudoku_core::{Cell, Digit, DigitSet, Level};
use sudoku_play::{
    game::{Game, aids::Aid, colour::ColourSet, entry::Entry, history::NodeId},
    saved::journal::{Event, Record, RecordError, Restored, restore},
};

/// The records of a journal in a file: a number and a record on each line.
pub(crate) fn records(file: &str) -> Vec<(u64, String)> {
    let record = |line: &str| {
        let (number, text) = line.split_once(' ').expect("a number and a record");
        (number.parse().expect("a number"), text.to_owned())
    };
    file.lines().map(record).collect()
}

/// The game restored from records.
pub(crate) fn read(records: &[(u64, String)]) -> Result<Restored, RecordError> {
    restore(records.iter().map(|(number, text)| (*number, text.as_str())))
}

/// The contents of a journal, record by record, and the resulting game.
pub(crate) fn told(records: &[(u64, String)]) -> String {
    let mut lines = String::new();
    for (count, (number, text)) in (1..).zip(records) {
        let what = Record::read(text).map_or_else(|error| format!("{error:?}"), |record| what(&record.event));
        say(&mut lines, &format!("record {number}: {what}, {}", so_far(&records[..count])));
    }
    let Restored { game, snapshot, next, intact, lost, .. } = read(records).expect("a game");
    say(&mut lines, &format!("whole {snapshot}, next {next}, intact {intact}, lost {lost}"));
    lines + &told_game(&game)
}

/// The game after the first records.
fn so_far(records: &[(u64, String)]) -> String {
    let Ok(Restored { game, played, date, deleted, .. }) = read(records) else {
        return "no game yet".into();
    };
    let history = game.history();
    let deleted = deleted.map_or_else(String::new, |day| format!(", deleted on day {day}"));
    format!("at {} of {}, {played} ms, {date}{deleted}", history.at(), history.len())
}

/// The contents of a game.
pub(crate) fn told_game(game: &Game) -> String {
    let mut lines = String::new();
    let mut add = |line: String| say(&mut lines, &line);
    let (origin, history) = (game.origin(), game.history());
    add(format!("givens {}", game.clues()));
    add(format!("solution {}", game.solution().map_or_else(|| "-".to_owned(), ToString::to_string)));
    add(format!("level {}", origin.level.map_or("-", Level::slug)));
    add(format!("made by {}", origin.spec.as_deref().unwrap_or("-")));
    let aids: Vec<&str> = game.noted_aids().iter().map(Aid::slug).collect();
    add(format!("aids {}", aids.join(" ")));
    add(format!("board {}", game.grid()));
    for cell in Cell::all(game.shape()) {
        if let Entry::Notes(notes) = game.entry(cell)
            && !notes.is_empty()
        {
            add(format!(
                "notes {} centre {} corner {}",
                cell.index(),
                digits(notes.centre),
                digits(notes.corner)
            ));
        }
    }
    for cell in Cell::all(game.shape()).filter(|&cell| !game.colours(cell).is_empty()) {
        add(format!("colours {} {}", cell.index(), colours(game.colours(cell))));
    }
    for (candidate, colour) in game.coloured() {
        add(format!(
            "colour of {} in {}: {}",
            candidate.digit.symbol(),
            candidate.cell.index(),
            colour.number()
        ));
    }
    for (node, point) in history.savepoints() {
        add(format!("moment {node} {:?} {:?}", point.kind, point.name));
    }
    add(format!("at {}, redo {}", history.at(), id(history.first())));
    for (node, (parent, child, turn)) in (1..).zip(history.nodes()) {
        let edits = turn.edits.len();
        add(format!("turn {node} after {parent}: {:?}, {edits} edits, redo {}", turn.kind, id(child)));
    }
    // Each end of a branch can be reached, and is unchanged.
    for end in (1..=history.len()).filter(|end| !history.nodes().any(|(parent, ..)| parent == *end)) {
        let mut game = game.clone();
        assert!(game.go_to(end));
        add(format!("end {end} {}", game.grid()));
    }
    lines
}

fn say(lines: &mut String, line: &str) {
    // Writing to a String cannot fail.
    let _ = writeln!(lines, "{}", line.trim_end());
}

/// An event in short.
pub(crate) fn what(event: &Event) -> String {
    match event {
        Event::Twice(_) => "Twice".into(),
        Event::Snapshot(_) => "Whole".into(),
        Event::Turn(turn) => format!("Turn {:?}", turn.kind),
        other => format!("{other:?}"),
    }
}

fn id(node: Option<NodeId>) -> String {
    node.map_or("-".into(), |node| node.to_string())
}

fn digits(set: DigitSet) -> String {
    let text: String = set.iter().map(Digit::symbol).collect();
    if text.is_empty() { "-".into() } else { text }
}

fn colours(set: ColourSet) -> String {
    set.iter().map(|colour| colour.number().to_string()).collect()
}
