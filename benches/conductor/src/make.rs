//! 9×9: making puzzles.

use crate::debian;
use crate::hall::{Entry, Hall, Place};
use crate::race::{percentile, race, singly};
use crate::table::{Row, milliseconds};

/// Ungraded puzzles: minimal, without symmetry.
pub(crate) fn minimal(hall: &mut Hall) -> Result<(), String> {
    const ITEMS: usize = 400;
    hall.lay(&[])?;
    let mut entries: Vec<Entry> = Vec::new();
    for (place, words) in [
        (Place::Machine, "ours make minimal"),
        (Place::Machine, "sudoku make minimal"),
        (Place::Machine, "sudokugen make 3"),
        (Place::Node, "ours make minimal"),
        (Place::Node, "sudoku make minimal"),
        (Place::Node, "algorithm.ts make minimal"),
    ] {
        // Each uses its own random numbers, and makes other puzzles.
        entries.extend(hall.entry(place, words, 4.0)?.map(|entry| Entry { must_agree: false, ..entry }));
    }
    let held = race(hall, &entries, ITEMS, 20)?;
    let at = |place: Place, name: &str| {
        entries.iter().position(|entry| entry.place == place && entry.name == name)
    };
    let native = at(Place::Machine, "ours").ok_or("ours is there")?;
    let wasm = at(Place::Node, "ours");
    let rate = held.rate(native);
    let mut row = Row::new("make minimal").rates(Some(rate), wasm.map(|wasm| held.rate(wasm)));
    for (place, name, said) in [
        (Place::Machine, "sudoku", "sudoku"),
        (Place::Machine, "sudokugen", "sudokugen"),
        (Place::Node, "sudoku", "sudoku in wasm"),
        (Place::Node, "algorithm.ts", "algorithm.ts"),
    ] {
        // The random numbers differ, so the total rates are compared, and not the items that both met.
        if let (Some(ours), Some(theirs)) = (at(place, "ours"), at(place, name)) {
            row = row.beside(said, held.rate(ours) / held.rate(theirs));
        }
    }
    if let Some(theirs) = at(Place::Machine, "sudoku") {
        row = row.least("sudoku", rate / held.rate(theirs), 1.0);
    }
    if let Some((seconds, _)) = debian::timed("qqwing", &["--generate", "300", "--one-line"], "")? {
        let ratio = rate * seconds / 300.0;
        row = row.beside("QQWing", ratio).least("QQWing", ratio, 25.0);
    }
    if let Some(wasm) = wasm {
        row = row.least("of native", held.rate(wasm) / rate, 0.85);
    }
    hall.table.add(row.least("/s", rate, 8500.0));
    Ok(())
}

/// A level of ours, and the nearest levels of others: of `rustoku`, `qqwing`, `sgt-solo`, `sudoku-core`.
const LEVELS: [(&str, [Option<&str>; 4]); 6] = [
    ("easy", [Some("easy"), Some("simple"), Some("3x3dt"), Some("easy")]),
    ("medium", [Some("medium"), Some("easy"), Some("3x3db"), Some("medium")]),
    ("hard", [Some("hard"), Some("intermediate"), Some("3x3di"), None]),
    ("very-hard", [Some("expert"), Some("expert"), Some("3x3da"), None]),
    ("fiendish", [None, None, Some("3x3de"), None]),
    ("extreme", [None, None, Some("3x3du"), None]),
];

/// Puzzles of our own levels.
pub(crate) fn levels(hall: &mut Hall) -> Result<(), String> {
    for (level, theirs) in LEVELS {
        hall.lay(&[])?;
        let words = format!("ours make level 3 {level}");
        let native = hall.entry(Place::Machine, &words, 4.0)?.ok_or("no level of that name")?;
        let taken = singly(hall, &native, 200, 2)?;
        let mut row = Row::new(format!("make 9×9 {level}"));
        let rate = rate_of(&taken);
        if let Some(wasm) = hall.entry(Place::Node, &words, 6.0)? {
            // Once through first, so that just-in-time compilation is over.
            singly(hall, &wasm, 20, 1)?;
            let taken = singly(hall, &wasm, 200, 2)?;
            let slow = percentile(&taken, 95);
            row = row.rates(Some(rate), Some(rate_of(&taken)));
            row = row.most("ms of 95 % in wasm", slow, if level == "extreme" { 60.0 } else { 30.0 });
        } else {
            row = row.rates(Some(rate), None);
        }
        let row = peers(hall, row, rate, theirs)?;
        hall.table.add(row);
    }
    Ok(())
}

fn peers(hall: &mut Hall, row: Row, rate: f64, theirs: [Option<&str>; 4]) -> Result<Row, String> {
    let mut row = row;
    let [rustoku, qqwing, solo, core] = theirs;
    for (place, name, level) in [(Place::Machine, "rustoku", rustoku), (Place::Node, "sudoku-core", core)] {
        let Some(level) = level else { continue };
        if let Some(entry) = hall.entry(place, &format!("{name} make {level}"), 3.0)? {
            let taken = singly(hall, &entry, 200, 1)?;
            row = row.beside(&format!("{name} {level}"), rate / rate_of(&taken));
        }
    }
    if let Some(level) = qqwing {
        let count = if level == "simple" { "10" } else { "60" };
        let arguments = ["--generate", count, "--difficulty", level, "--one-line"];
        if let Some((seconds, lines)) = debian::timed("qqwing", &arguments, "")? {
            row = row.beside(&format!("QQWing {level}"), rate * seconds / lines as f64);
        }
    }
    if let Some(level) = solo {
        let count = if level == "3x3dt" || level == "3x3db" { "1500" } else { "40" };
        if let Some((seconds, lines)) = debian::timed("sgt-solo", &["--generate", count, level], "")? {
            row = row.beside(&format!("Solo {level}"), rate * seconds / lines as f64);
        }
    }
    Ok(row)
}

/// Puzzles of HoDoKu's five levels, by our rating of them: in half-turn symmetry, as HoDoKu makes them, at
/// rates that are 20 times its own; and minimal ones beside them.
pub(crate) fn classes(hall: &mut Hall) -> Result<(), String> {
    let wanted =
        [("easy", 1500.0), ("medium", 570.0), ("hard", 370.0), ("unfair", 190.0), ("extreme", 230.0)];
    let symmetric = wanted.map(|(class, least)| (class, "", "in half-turn symmetry", Some(least)));
    let minimal = wanted.map(|(class, _)| (class, " minimal", "minimal", None));
    for (class, kind, about, least) in symmetric.into_iter().chain(minimal) {
        hall.lay(&[])?;
        let words = format!("ours make class {class}{kind}");
        let native = hall.entry(Place::Machine, &words, 4.0)?.ok_or("no class of that name")?;
        let rate = rate_of(&singly(hall, &native, 200, 2)?);
        let mut wasm_rate = None;
        if let Some(wasm) = hall.entry(Place::Node, &words, 4.0)? {
            // Once through first, so that just-in-time compilation is over.
            singly(hall, &wasm, 100, 1)?;
            wasm_rate = Some(rate_of(&singly(hall, &wasm, 200, 2)?));
        }
        let row = Row::new(format!("make HoDoKu's {class}, {about}")).rates(Some(rate), wasm_rate);
        hall.table.add(match least {
            Some(least) => row.least("/s", rate, least),
            None => row,
        });
    }
    Ok(())
}

/// Items a second, from the milliseconds of each.
fn rate_of(taken: &[f64]) -> f64 {
    taken.len() as f64 * 1e3 / taken.iter().sum::<f64>()
}

/// The median, the 95th percentile, and the longest time.
pub(crate) fn told(taken: &[f64]) -> String {
    milliseconds(&[
        ("", percentile(taken, 50)),
        ("95 %", percentile(taken, 95)),
        ("most", percentile(taken, 100)),
    ])
}
