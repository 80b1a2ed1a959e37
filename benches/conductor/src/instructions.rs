//! Instructions by puzzle, counted by callgrind: the same on a busy machine as on an idle one.

use crate::debian::find;
use crate::hall::Hall;
use crate::prove::LISTS;
use crate::table::{Row, thousands};
use std::io::Write as _;
use std::path::Path;
use std::process::{Command, Stdio};

/// The number of puzzles taken from each list.
const SAMPLE: usize = 200;

/// Ours and the nearest peer's for each list; and ours for making puzzles and for walks.
pub(crate) fn part(hall: &mut Hall) -> Result<(), String> {
    let Some(valgrind) = find("valgrind") else { return Ok(()) };
    let program = hall.program.clone();
    let count =
        |lines: &[String], words: &str, items: usize| per_item(&valgrind, &program, lines, words, items);
    for (list, about, _) in LISTS {
        let Some(lines) = hall.list(&format!("bench/{list}.txt")) else { continue };
        let lines: Vec<String> =
            lines.iter().step_by((lines.len() / SAMPLE).max(1)).take(SAMPLE).cloned().collect();
        let ours = count(&lines, "ours prove", lines.len())?;
        let theirs = count(&lines, "sudoku prove", lines.len())?;
        let row = Row::new(format!("instructions to prove {about}")).texts(thousands(ours), "");
        hall.table.add(row.beside("sudoku", theirs as f64 / ours.max(1) as f64));
    }
    let few: Vec<String> = hall.list("bench/minimal.txt").unwrap_or_default().into_iter().take(60).collect();
    for (what, words, lines, items) in [
        ("a walk up the whole ladder", "ours walk", &few[..], few.len()),
        ("a walk by singles, sets and fish", "ours fish", &few[..], few.len()),
        ("making a minimal 9×9", "ours make minimal", &[], 40),
        ("making a hard 9×9", "ours make level 3 hard", &[], 20),
        ("making a 16×16 of 110 clues", "ours make clues 4 110", &[], 5),
        ("making a 25×25 of 320 clues", "ours make clues 5 320", &[], 2),
    ] {
        if items > 0 {
            let ours = count(lines, words, items)?;
            hall.table.add(Row::new(format!("instructions for {what}")).texts(thousands(ours), ""));
        }
    }
    Ok(())
}

/// Instructions for one item: a run that does all of them twice, less one that does them once.
fn per_item(
    valgrind: &Path,
    program: &Path,
    lines: &[String],
    words: &str,
    items: usize,
) -> Result<u64, String> {
    let run = |times: usize| {
        let lay = lines.iter().map(|line| format!("lay {line}"));
        let go = std::iter::repeat_n(format!("go 0 0 {items}"), times);
        let requests: Vec<String> = lay.chain([format!("take {words}")]).chain(go).collect();
        instructions(valgrind, program, &(requests.join("\n") + "\n"))
    };
    Ok(run(2)?.saturating_sub(run(1)?) / items.max(1) as u64)
}

fn instructions(valgrind: &Path, program: &Path, requests: &str) -> Result<u64, String> {
    let trouble = |error: std::io::Error| format!("valgrind: {error}");
    let mut child = Command::new(valgrind)
        .args(["--tool=callgrind", "--callgrind-out-file=/dev/null"])
        .arg(program)
        .stdin(Stdio::piped())
        .stdout(Stdio::null())
        .stderr(Stdio::piped())
        .spawn()
        .map_err(trouble)?;
    if let Some(mut sink) = child.stdin.take() {
        // Its answers stay unread and its other output is short, so neither side blocks.
        sink.write_all(requests.as_bytes()).map_err(trouble)?;
    }
    let output = child.wait_with_output().map_err(trouble)?;
    let said = String::from_utf8_lossy(&output.stderr).into_owned();
    collected(&said).ok_or_else(|| format!("callgrind told no count:\n{said}"))
}

/// The final count of callgrind.
fn collected(said: &str) -> Option<u64> {
    let line = said.lines().find_map(|line| line.split_once("Collected : "))?;
    line.1.trim().parse().ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_count_is_found() {
        let said = "==1== Events    : Ir\n==1== Collected : 192837\n==1== \n==1== I   refs:      192,837\n";
        assert_eq!(collected(said), Some(192_837));
        assert_eq!(collected("killed"), None);
    }
}
