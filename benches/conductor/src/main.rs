//! Measures Stepdoku beside other programs, and its page, all in one run. `cargo xtask bench` prepares the machine and
//! runs it at the root of the repository.

mod debian;
mod hall;
mod instructions;
mod large;
mod loading;
mod make;
mod page;
mod player;
mod prove;
mod race;
#[path = "../../../xtask/src/run.rs"]
#[expect(dead_code, reason = "xtask uses all of it")]
mod run;
mod size;
mod table;
mod walks;

use hall::Hall;
use run::root;
use std::path::PathBuf;
use std::process::ExitCode;

/// A part that runs among others.
struct Part {
    word: &'static str,
    about: &'static str,
    /// Its rough duration on an idle machine.
    minutes: f64,
    work: fn(&mut Hall) -> Result<(), String>,
}

const fn part(
    word: &'static str,
    about: &'static str,
    minutes: f64,
    work: fn(&mut Hall) -> Result<(), String>,
) -> Part {
    Part { word, about, minutes, work }
}

/// All parts that fill the table, in its order.
const PARTS: [Part; 11] = [
    part("prove", "9x9: has it one solution?", 1.5, prove::part),
    part("minimal", "9x9: making minimal puzzles", 0.5, make::minimal),
    part("levels", "9x9: making puzzles of our six levels", 2.0, make::levels),
    part("classes", "9x9: making puzzles of HoDoKu's five", 1.0, make::classes),
    part("large", "16x16 and 25x25: making puzzles by clues", 1.0, large::made),
    part("larger", "16x16 and 25x25: making puzzles of all levels", 3.0, large::levels),
    part("count", "16x16 and 25x25: the lists of others, counted", 3.0, large::counted),
    part("walks", "walks up the ladder", 0.5, walks::walks),
    part("hints", "one hint, at each size", 1.0, walks::hints),
    part("ratings", "exact ratings, of Sudoku Explainer and HoDoKu", 1.0, walks::ratings),
    part("instructions", "instructions by puzzle, by callgrind", 1.0, instructions::part),
];

/// A part with its own table.
const SIZE: &str = "size";
/// Parts that run alone, in a browser that `cargo xtask bench` has prepared.
const PAGE: &str = "page";
const LOADING: &str = "loading";

fn main() -> ExitCode {
    let words: Vec<String> = std::env::args().skip(1).collect();
    match bench(&words) {
        Ok(()) => ExitCode::SUCCESS,
        Err(why) => {
            eprintln!("bench: {why}");
            ExitCode::FAILURE
        }
    }
}

/// Runs the named parts, or without a name every part of [`PARTS`], and the sizes.
fn bench(words: &[String]) -> Result<(), String> {
    let words: Vec<&str> = words.iter().map(String::as_str).collect();
    match words[..] {
        [PAGE] => return page::part(),
        [LOADING] => return loading::part(),
        _ => {}
    }
    let known = |word: &&str| PARTS.iter().any(|part| part.word == *word) || *word == SIZE;
    if let Some(other) = words.iter().find(|word| !known(word)) {
        return Err(format!("there is nothing to measure called `{other}`\n\n{}", help()));
    }
    let wanted = |word: &str| words.is_empty() || words.contains(&word);
    let minutes: f64 = PARTS.iter().filter(|part| wanted(part.word)).map(|part| part.minutes).sum();
    println!("This takes about {:.0} minutes, and longer on a busy machine.", (minutes + 1.0).ceil());
    let mut hall = Hall::ready(&target())?;
    for part in PARTS.iter().filter(|part| wanted(part.word)) {
        println!("{}", part.about);
        (part.work)(&mut hall)?;
    }
    tell(&hall);
    if wanted(SIZE) {
        size::part(&mut hall)?;
    }
    Ok(())
}

/// Prints the table, the missing programs, and the number of bounds met.
fn tell(hall: &Hall) {
    println!("\n{}", hall.table);
    let (all, missed) = hall.table.wishes();
    println!("\nOf {all} figures that are wanted {missed} were not reached; they are in bold type.");
    for missing in &hall.missing {
        println!("Missing: {missing}");
    }
}

fn help() -> String {
    let parts = PARTS.iter().map(|part| (part.word, part.about));
    let others = [
        (SIZE, "cost against size, in time and memory"),
        (PAGE, "a key press in the page, in a browser"),
        (LOADING, "until the page can be played, over a slow line, in a browser"),
        ("distribution", "levels, clues and symmetries of what fixed seeds give"),
        ("core", "[WORD ...]: what each part of the core costs, in detail"),
    ];
    let lines: Vec<String> =
        parts.chain(others).map(|(word, about)| format!("  {word:14} {about}")).collect();
    format!("cargo xtask bench [PART ...]\n\n{}", lines.join("\n"))
}

/// The folder where cargo builds this project.
fn target() -> PathBuf {
    std::env::var_os("CARGO_TARGET_DIR").map_or_else(|| root().join("target"), PathBuf::from)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_not_known_is_refused_before_anything_is_built() {
        let check = |line: &str| {
            let words: Vec<String> = line.split_whitespace().map(str::to_owned).collect();
            let refused = bench(&words).expect_err(line);
            assert!(PARTS.iter().all(|part| refused.contains(part.word)), "{refused}");
        };
        check("solve");
        check("prove solve");
        check("--help");
        check("prove core");
    }
}
