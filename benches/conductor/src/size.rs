//! The cost of size: time and memory at each shape.

use crate::hall::{Entry, Hall, Place};
use crate::player::Player;
use crate::race::{percentile, singly};
use crate::table::figures;

/// The tasks at each shape, with the number of puzzles or seeds.
const DONE: [(&str, &str, usize); 7] = [
    ("has it one solution", "prove", 0),
    ("all singles, as far as they lead", "singles", 0),
    ("a hint, where singles end or not", "hint all", 0),
    ("the whole walk", "walk", 0),
    ("the whole walk in words", "explain", 0),
    ("making an easy puzzle", "make level ORDER easy", 20),
    ("making a minimal one, within bounds", "make minimal ORDER", 7),
];

/// A separate table: the median milliseconds in WebAssembly, and the memory.
pub(crate) fn part(hall: &mut Hall) -> Result<(), String> {
    let place =
        if hall.entry(Place::Node, "ours singles", 1.0)?.is_some() { Place::Node } else { Place::Machine };
    let mut rows: Vec<Vec<String>> = DONE.iter().map(|(what, ..)| vec![(*what).to_owned()]).collect();
    let mut memory = vec!["memory for all of that, in a page of its own".to_owned()];
    for shape in 2..=5 {
        let level = if shape == 2 { "easy" } else { "medium" };
        hall.lay_own(shape, level, 12)?;
        for (row, (_, words, count)) in rows.iter_mut().zip(DONE) {
            let words = words.replace("ORDER", &shape.to_string());
            // At 4×4 and 9×9 a puzzle made to measure has as many tries as it needs.
            let entry = hall.entry(place, &format!("ours {words}"), 8.0)?.ok_or("no such request")?;
            let count = if entry.job.size > 0 { entry.job.size.min(300) } else { count };
            warm(hall, &entry, count)?;
            let taken = singly(hall, &entry, count, 5)?;
            row.push(format!("{} ms", figures(percentile(&taken, 50))));
        }
        memory.push(match memory_of(hall, shape, level)? {
            Some(bytes) => format!("{} MB", figures(bytes as f64 / 1e6)),
            None => String::new(),
        });
    }
    rows.push(memory);
    println!("\nCost against size, {}:\n", if place == Place::Node { "in WebAssembly" } else { "native" });
    println!("| | 4×4 | 9×9 | 16×16 | 25×25 |\n|---|---:|---:|---:|---:|");
    for row in rows {
        println!("| {} |", row.join(" | "));
    }
    Ok(())
}

/// Runs it until just-in-time compilation is over.
fn warm(hall: &mut Hall, entry: &Entry, count: usize) -> Result<(), String> {
    let mut spent = 0;
    while spent < 200_000_000 {
        spent += hall.player(entry.place)?.go(entry.job, 0, count)?.nanoseconds.max(1_000_000);
    }
    Ok(())
}

/// The memory of a fresh desk for all that, where there is Node.
fn memory_of(hall: &mut Hall, shape: usize, level: &str) -> Result<Option<u64>, String> {
    if hall.entry(Place::Node, "ours singles", 1.0)?.is_none() {
        return Ok(None);
    }
    let mut node: Player = hall.fresh_node()?;
    node.take(&format!("lay {shape} {level} 1"))?.ok_or("no such puzzle")?;
    for (_, words, _) in DONE {
        let words = words.replace("ORDER", &shape.to_string());
        let job = node.take(&format!("ours {words}"))?.ok_or("no such request")?;
        node.go(job, 0, 1)?;
    }
    node.memory().map(Some)
}
