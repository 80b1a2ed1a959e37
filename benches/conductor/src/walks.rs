//! The ladder of techniques: whole walks, and single hints.

use crate::hall::{Entry, Hall, Place};
use crate::make::told;
use crate::race::{percentile, race, singly};
use crate::table::{Row, milliseconds};

/// Whole walks over random minimal puzzles.
pub(crate) fn walks(hall: &mut Hall) -> Result<(), String> {
    let Some(lines) = hall.list("bench/minimal.txt") else { return Ok(()) };
    hall.lay(&lines)?;
    for (what, words, peer, least) in [
        ("walk up the whole ladder", "walk", None, 5000.0),
        ("walk up to chains and almost locked sets", "walk levels", None, 0.0),
        ("walk by singles, sets and fish", "fish", Some("fish"), 33_000.0),
        ("walk by singles alone, with passes", "singles", Some("singles"), 0.0),
    ] {
        let mut entries = Vec::new();
        for place in [Place::Machine, Place::Node] {
            entries.extend(hall.entry(place, &format!("ours {words}"), 10.0)?);
            if let Some(peer) = peer {
                let theirs = hall.entry(place, &format!("sudoku {peer}"), 10.0)?;
                // The ladders differ a little, as fish may have fins and sets may overlap boxes.
                entries.extend(theirs.map(|entry| Entry { must_agree: words == "singles", ..entry }));
            }
        }
        let held = race(hall, &entries, lines.len(), 50)?;
        let at = |place: Place, name: &str| {
            entries.iter().position(|entry| entry.place == place && entry.name == name)
        };
        let native = at(Place::Machine, "ours").ok_or("ours is there")?;
        let wasm = at(Place::Node, "ours");
        let mut row = Row::new(what).rates(Some(held.rate(native)), wasm.map(|wasm| held.rate(wasm)));
        for (place, said) in [(Place::Machine, "sudoku"), (Place::Node, "sudoku in wasm")] {
            if let (Some(ours), Some(theirs)) = (at(place, "ours"), at(place, "sudoku")) {
                row = row.beside(said, held.ratio(ours, theirs));
            }
        }
        if least > 0.0 {
            row = row.least("/s", held.rate(native), least);
            if let Some(wasm) = wasm {
                row = row.least("of native", held.rate(wasm) / held.rate(native), 0.75);
            }
        }
        hall.table.add(row);
    }
    Ok(())
}

/// Hints at all positions of walks, and at those where no single helps; and a walk with its sentences.
pub(crate) fn hints(hall: &mut Hall) -> Result<(), String> {
    // We make these puzzles ourselves, so that they exist everywhere.
    for (shape, size, level, puzzles, most) in
        [(3, "9×9", "extreme", 30, 2.0), (4, "16×16", "extreme", 6, 10.0), (5, "25×25", "extreme", 4, 30.0)]
    {
        for (which, said) in [("all", "all positions"), ("hard", "where singles end")] {
            hall.lay_own(shape, level, puzzles)?;
            let mut texts = [String::new(), String::new()];
            let mut slow = None;
            for (text, place) in texts.iter_mut().zip([Place::Machine, Place::Node]) {
                let Some(entry) = hall.entry(place, &format!("ours hint {which}"), 10.0)? else { continue };
                let taken = singly(hall, &entry, entry.job.size, 5)?;
                let ninety_nine = percentile(&taken, 99);
                *text = milliseconds(&[
                    ("", percentile(&taken, 50)),
                    ("99 %", ninety_nine),
                    ("most", percentile(&taken, 100)),
                ]);
                slow = (place == Place::Node).then_some(ninety_nine);
            }
            let [native, wasm] = texts;
            let mut row = Row::new(format!("hint at {size} {level}, {said}")).texts(native, wasm);
            if let Some(slow) = slow {
                row = row.most("ms of 99 % in wasm", slow, most);
            }
            hall.table.add(row);
        }
    }
    hall.lay_own(5, "hard", 8)?;
    let mut texts = [String::new(), String::new()];
    let mut longest = None;
    for (text, place) in texts.iter_mut().zip([Place::Machine, Place::Node]) {
        let Some(entry) = hall.entry(place, "ours explain", 20.0)? else { continue };
        let taken = singly(hall, &entry, entry.job.size, 3)?;
        *text = told(&taken);
        longest = (place == Place::Node).then_some(percentile(&taken, 100));
    }
    let [native, wasm] = texts;
    let mut row = Row::new("walk of a 25×25 hard, in words").texts(native, wasm);
    if let Some(longest) = longest {
        row = row.most("ms at most in wasm", longest, 300.0);
    }
    hall.table.add(row);
    Ok(())
}

/// The exact figures of other programs for random minimal puzzles, one at a time.
pub(crate) fn ratings(hall: &mut Hall) -> Result<(), String> {
    let Some(lines) = hall.list("bench/minimal.txt") else { return Ok(()) };
    hall.lay(&lines)?;
    for (what, words, most) in [
        ("Sudoku Explainer's rating, or that it is above 7.6", "rate se 76", 20.0),
        ("Sudoku Explainer's rating, to any height", "rate se 200", 0.0),
        ("HoDoKu's score and class", "rate hodoku", 0.0),
    ] {
        let mut texts = [String::new(), String::new()];
        let mut median = None;
        for (text, place) in texts.iter_mut().zip([Place::Machine, Place::Node]) {
            let Some(entry) = hall.entry(place, &format!("ours {words}"), 20.0)? else { continue };
            let taken = singly(hall, &entry, entry.job.size.min(300), 1)?;
            *text = told(&taken);
            median = (place == Place::Node).then_some(percentile(&taken, 50));
        }
        let [native, wasm] = texts;
        let mut row = Row::new(what).texts(native, wasm);
        if let Some(median) = median.filter(|_| most > 0.0) {
            row = row.most("ms of the median in wasm", median, most);
        }
        hall.table.add(row);
    }
    Ok(())
}
