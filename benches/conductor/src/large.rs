//! 16×16 and 25×25: making puzzles, and counting the solutions of others' puzzles.

use crate::debian;
use crate::hall::{Hall, Place};
use crate::make::told;
use crate::race::{percentile, singly};
use crate::table::Row;

/// Solo's task nearest to ours (its easiest level has about as many clues), the number to make, and how many
/// times as fast ours should be.
type Solo = Option<(&'static str, &'static str, f64)>;

/// The task, the wanted median in WebAssembly in milliseconds, the number to make, and Solo's task.
const MADE: [(&str, &str, f64, usize, Solo); 5] = [
    ("make 16×16 of 110 clues", "make clues 4 110", 4.0, 40, Some(("4x4dt", "100", 3.0))),
    ("make 16×16, minimal within bounds", "make minimal 4", 110.0, 15, None),
    ("make 25×25 of 320 clues", "make clues 5 320", 18.0, 20, None),
    ("make 25×25 of 300 clues", "make clues 5 300", 90.0, 15, Some(("5x5dt", "4", 50.0))),
    ("make 25×25 of 280 clues", "make clues 5 280", 600.0, 7, None),
];

/// Puzzles by their number of clues.
pub(crate) fn made(hall: &mut Hall) -> Result<(), String> {
    for (what, words, most, count, solo) in MADE {
        hall.lay(&[])?;
        let words = format!("ours {words}");
        let native = hall.entry(Place::Machine, &words, 12.0)?.ok_or("no such request")?;
        let native = singly(hall, &native, count, 3)?;
        let mut row = Row::new(what);
        let mean = native.iter().sum::<f64>() / native.len() as f64;
        if let Some(wasm) = hall.entry(Place::Node, &words, 12.0)? {
            singly(hall, &wasm, 3, 1)?;
            let wasm = singly(hall, &wasm, count, 3)?;
            row =
                row.texts(told(&native), told(&wasm)).most("ms of half in wasm", percentile(&wasm, 50), most);
        } else {
            row = row.texts(told(&native), "");
        }
        if let Some((level, many, least)) = solo
            && let Some((seconds, lines)) = debian::timed("sgt-solo", &["--generate", many, level], "")?
        {
            let ratio = seconds * 1e3 / lines as f64 / mean;
            row = row.beside(&format!("Solo {level}"), ratio).least("Solo", ratio, least);
        }
        hall.table.add(row);
    }
    Ok(())
}

/// Puzzles of all levels.
pub(crate) fn levels(hall: &mut Hall) -> Result<(), String> {
    for (shape, size, most, count) in [(4, "16×16", 300.0, 40), (5, "25×25", 1500.0, 20)] {
        for level in ["easy", "medium", "hard", "very-hard", "fiendish", "extreme"] {
            hall.lay(&[])?;
            let words = format!("ours make level {shape} {level}");
            let native = hall.entry(Place::Machine, &words, 12.0)?.ok_or("no such level")?;
            let native = singly(hall, &native, count, 1)?;
            let mut row = Row::new(format!("make {size} {level}"));
            if let Some(wasm) = hall.entry(Place::Node, &words, 20.0)? {
                let wasm = singly(hall, &wasm, count, 1)?;
                row = row.texts(told(&native), told(&wasm));
                row = row.most("ms of 95 % in wasm", percentile(&wasm, 95), most);
            } else {
                row = row.texts(told(&native), "");
            }
            hall.table.add(row);
        }
    }
    Ok(())
}

/// A count stops after this many nodes: about ten seconds of them at 25×25.
const NODES: u64 = 200_000;

/// Others' puzzles: each count runs until one solution is certain.
pub(crate) fn counted(hall: &mut Hall) -> Result<(), String> {
    let Some(gecode) = hall.list("big_puzzles.tsv") else { return Ok(()) };
    let of_side = |side: &str| -> Vec<String> {
        let rows = gecode.iter().filter_map(|row| row.strip_prefix(side)?.strip_prefix('\t'));
        rows.filter_map(|row| row.split('\t').nth(1)).map(str::to_owned).collect()
    };
    let mut sixteen = of_side("16");
    for list in ["bench/gen_16x16_110c.csv", "bench/gen_16x16_minimal20.csv"] {
        sixteen.extend(hall.list(list).unwrap_or_default());
    }
    let made = |list: &str| hall.list(list).unwrap_or_default();
    let dense = [made("bench/gen_25x25_320c.csv"), made("bench/gen_25x25_300c.csv")].concat();
    for (what, lines, all_within, some_within) in [
        ("count 16×16 of the lists", sixteen, Some(100.0), None),
        ("count 25×25 of 300 and 320 clues", dense, None, None),
        ("count 25×25 of Gecode", of_side("25"), None, Some(10_000.0)),
    ] {
        hall.lay(&lines)?;
        let place =
            if hall.entry(Place::Node, "ours prove", 1.0)?.is_some() { Place::Node } else { Place::Machine };
        let entry = hall.entry(place, &format!("ours prove nodes {NODES}"), 1e9)?.ok_or("no such request")?;
        let (mut taken, mut known) = (Vec::new(), 0);
        for at in 0..lines.len() {
            let done = hall.player(place)?.go(entry.job, at, at + 1)?;
            let took = done.nanoseconds as f64 / 1e6;
            taken.push(took);
            known += usize::from(done.answer == 1 && some_within.is_none_or(|most| took <= most));
        }
        taken.sort_by(f64::total_cmp);
        let mut row = Row::new(what).texts("", format!("{}; {known} of {} known", told(&taken), lines.len()));
        if let Some(most) = all_within {
            row = row.most("ms at most", percentile(&taken, 100), most);
        }
        if some_within.is_some() {
            row = row.least("known within 10 s", known as f64 / lines.len() as f64, 1.0 / 3.0);
        } else {
            row = row.least("known", known as f64 / lines.len() as f64, 1.0);
        }
        hall.table.add(row);
    }
    Ok(())
}
