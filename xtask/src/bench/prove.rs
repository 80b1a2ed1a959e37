//! 9×9: has it one solution?

use super::debian;
use super::hall::{Entry, Hall, Place};
use super::race::{Race, race, singly};
use super::table::{Row, milliseconds};

/// The lists, what they hold, and how many puzzles are asked for at once: so many that
/// a processor does not learn them by heart.
pub(crate) const LISTS: [(&str, &str, usize); 6] = [
    ("easy33", "random, 33 clues", 250),
    ("minimal", "random minimal", 250),
    ("17clue", "17 clues", 250),
    ("top1465", "top 1465", 100),
    ("hardest11", "hardest, 11 and more", 50),
    ("hardest1106", "hardest", 25),
];

/// Who else is asked, where, what, and for how many seconds.
const PEERS: [(Place, &str, f64); 6] = [
    (Place::Machine, "sudoku prove", 30.0),
    (Place::Machine, "rustoku prove", 2.0),
    (Place::Node, "ours prove", 30.0),
    (Place::Node, "sudoku prove", 30.0),
    (Place::Node, "ours first", 30.0),
    (Place::Node, "algorithm.ts first", 2.0),
];

/// Some puzzles, and how they are told of.
struct Set {
    list: &'static str,
    about: String,
    lines: Vec<String>,
    items: usize,
    chunk: usize,
}

/// What the sets came to together.
#[derive(Default)]
struct Sum {
    ratios: Vec<(f64, Option<f64>)>,
    /// Milliseconds of the slowest puzzle, on the machine and in Node.
    worst: [f64; 2],
}

/// All lists, their mean, and the slowest puzzle of all. Without the lists it is puzzles of our own.
pub(crate) fn part(hall: &mut Hall) -> Result<(), String> {
    let mut sum = Sum::default();
    for (list, about, chunk) in LISTS {
        let Some(lines) = hall.list(&format!("bench/{list}.txt")) else { continue };
        hall.lay(&lines)?;
        let items = lines.len();
        one(hall, &Set { list, about: about.to_owned(), lines, items, chunk }, &mut sum)?;
    }
    if sum.ratios.is_empty() {
        for level in ["easy", "hard", "extreme"] {
            let items = 200;
            hall.lay_own(3, level, items)?;
            let about = format!("{level}, of our own");
            one(hall, &Set { list: "own", about, lines: Vec::new(), items, chunk: 100 }, &mut sum)?;
        }
    }
    totals(hall, &sum);
    Ok(())
}

/// One set, which lies at both desks.
fn one(hall: &mut Hall, set: &Set, sum: &mut Sum) -> Result<(), String> {
    let mut entries = vec![hall.entry(Place::Machine, "ours prove", 30.0)?.ok_or("ours is there")?];
    for (place, words, seconds) in PEERS {
        // Puzzles that desks make by themselves never come to the programs in JavaScript.
        if set.lines.is_empty() && words.starts_with("algorithm.ts") {
            continue;
        }
        entries.extend(hall.entry(place, words, seconds)?);
    }
    let held = race(hall, &entries, set.items, set.chunk)?;
    let at = |place: Place, name: &str, nth: usize| {
        let is = |(_, entry): &(usize, &Entry)| entry.place == place && entry.name == name;
        entries.iter().enumerate().filter(is).nth(nth).map(|(index, _)| index)
    };
    let (wasm, first) = (at(Place::Node, "ours", 0), at(Place::Node, "ours", 1));
    let ratio = |one: Option<usize>, other: Option<usize>| Some(held.ratio(one?, other?));
    let native_ratio = ratio(Some(0), at(Place::Machine, "sudoku", 0));
    let wasm_ratio = ratio(wasm, at(Place::Node, "sudoku", 0));
    let script_ratio = ratio(first, at(Place::Node, "algorithm.ts", 0));
    let mut row =
        Row::new(format!("prove {}", set.about)).rates(Some(held.rate(0)), wasm.map(|w| held.rate(w)));
    for (name, ratio) in [
        ("sudoku", native_ratio),
        ("sudoku in wasm", wasm_ratio),
        ("rustoku", ratio(Some(0), at(Place::Machine, "rustoku", 0))),
        ("QQWing", qqwing(&held, &set.lines)?),
        ("algorithm.ts, first solution", script_ratio),
        ("sudoku-core", sudoku_core(hall, set.list, wasm.map(|wasm| held.rate(wasm)))?),
    ] {
        if let Some(ratio) = ratio {
            row = row.beside(name, ratio);
        }
    }
    row = wanted(row, set.list, native_ratio, wasm_ratio, script_ratio);
    if let Some(wasm) = wasm {
        row = row.least("of native", held.rate(wasm) / held.rate(0), 0.85);
    }
    hall.table.add(row);
    sum.ratios.extend(native_ratio.map(|native| (native, wasm_ratio)));
    for (slot, place) in [(0, Place::Machine), (1, Place::Node)] {
        if let Some(entry) = hall.entry(place, "ours prove", 20.0)? {
            let taken = singly(hall, &entry, set.items, 5)?;
            sum.worst[slot] = sum.worst[slot].max(taken.last().copied().unwrap_or(0.0));
        }
    }
    Ok(())
}

/// The bounds of one list. The two hardest are to be half as fast again.
fn wanted(row: Row, list: &str, native: Option<f64>, wasm: Option<f64>, script: Option<f64>) -> Row {
    let least = if list.starts_with("hardest") { 1.5 } else { 1.0 };
    let mut row = row;
    for (name, ratio, least) in
        [("sudoku", native, 1.0), ("sudoku in wasm", wasm, least), ("algorithm.ts", script, 30.0)]
    {
        if let Some(ratio) = ratio {
            row = row.least(name, ratio, least);
        }
    }
    row
}

fn totals(hall: &mut Hall, sum: &Sum) {
    let Sum { ratios, worst } = sum;
    let mean = |logarithms: Vec<f64>| (logarithms.iter().sum::<f64>() / logarithms.len() as f64).exp();
    let native = mean(ratios.iter().map(|(native, _)| native.ln()).collect());
    let wasm: Option<Vec<f64>> = ratios.iter().map(|(_, wasm)| wasm.map(f64::ln)).collect();
    let wasm = wasm.map(mean);
    let mut row = Row::new("prove, geometric mean").beside("sudoku", native).least("sudoku", native, 1.15);
    if let Some(wasm) = wasm {
        row = row.beside("sudoku in wasm", wasm).least("sudoku in wasm", wasm, 1.15);
    }
    hall.table.add(row);
    let text = |worst: f64| milliseconds(&[("", worst)]);
    let mut row = Row::new("prove, slowest puzzle of all").texts(text(worst[0]), text(worst[1]));
    if wasm.is_some() {
        row = row.most("ms in wasm", worst[1], 2.0);
    }
    hall.table.add(row);
}

/// How many times as fast ours is as `qqwing` at a sample of the list.
fn qqwing(held: &Race, lines: &[String]) -> Result<Option<f64>, String> {
    if lines.is_empty() {
        return Ok(None);
    }
    let sample: Vec<&str> = lines.iter().step_by((lines.len() / 300).max(1)).map(String::as_str).collect();
    let input = sample.join("\n") + "\n";
    let arguments = ["--solve", "--count-solutions", "--nosolution", "--csv"];
    let took = debian::timed("qqwing", &arguments, &input)?;
    Ok(took.map(|(seconds, _)| held.rate(0) * seconds / sample.len() as f64))
}

/// How many times as fast ours is as `sudoku-core`, which counts in the plainest way and gets lost on all but
/// easy puzzles.
fn sudoku_core(hall: &mut Hall, list: &str, ours: Option<f64>) -> Result<Option<f64>, String> {
    let Some(ours) = ours.filter(|_| list == "easy33" || list == "minimal") else { return Ok(None) };
    let Some(entry) = hall.entry(Place::Node, "sudoku-core prove", 3.0)? else { return Ok(None) };
    let taken = singly(hall, &entry, 1000, 1)?;
    Ok(Some(ours * taken.iter().sum::<f64>() / taken.len() as f64 / 1e3))
}
