//! Loading times of the published page, over a slow line, in a browser with a slowed processor.

use crate::run::{command, output_of};
use crate::table::thousands;
use std::{fmt::Write as _, process::Stdio};

/// The measured times, each with the most milliseconds wanted.
const WANTED: [(&str, f64); 4] = [
    ("first visit: skeleton", 1000.0),
    ("first visit: board", 4000.0),
    ("first visit: a key answered", 4500.0),
    ("second visit: board", 1000.0),
];

/// Runs the measuring program, and prints its results.
pub(crate) fn part() -> Result<(), String> {
    let mut cargo = command("cargo");
    cargo.args(["run", "--quiet", "--package", "stepdoku-e2e", "--bin", "loading"]);
    // Its own words give the reason.
    cargo.stderr(Stdio::inherit());
    let said = output_of(&mut cargo).ok_or("the page could not be loaded: the reason is above")?;
    println!(
        "\nLoading, at 1.6 Mbit/s with 150 ms of latency, on a processor slowed 4 times:\n\n{}",
        table(&said)?
    );
    said.lines().filter(|line| line.starts_with("until ")).for_each(|line| println!("\n{line}"));
    Ok(())
}

/// The lines about loading, as a table; slow times are in bold type.
fn table(said: &str) -> Result<String, String> {
    let mut text =
        "| | half of the visits | fastest | slowest | wanted |\n|---|---:|---:|---:|---:|".to_owned();
    for (what, wanted) in WANTED {
        let line = said.lines().find_map(|line| line.strip_prefix(&format!("loading: {what}; ")));
        let times: Vec<f64> =
            line.into_iter().flat_map(|line| line.split("; ")).flat_map(str::parse).collect();
        let [half, fastest, slowest] = times[..] else { return Err(format!("nothing was told of {what}")) };
        let mark = if half > wanted { "**" } else { "" };
        let [half, fastest, slowest, wanted] =
            [half, fastest, slowest, wanted].map(|ms| thousands(ms.round() as u64));
        // Writing to a string cannot fail.
        _ = write!(text, "\n| {what} | {mark}{half} ms{mark} | {fastest} ms | {slowest} ms | {wanted} ms |");
    }
    Ok(text)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_told_becomes_a_table() {
        let said = "loading: first visit: skeleton; 900.4; 800.6; 1000\nloading: first visit: board; 4001; 1; 5000\n\
                    loading: first visit: a key answered; 4002; 1; 2\nloading: second visit: board; 1000; 1; 2\n";
        let table = table(said).unwrap();
        let rows: Vec<&str> = table.lines().skip(2).collect();
        assert_eq!(
            rows[0],
            "| first visit: skeleton | 900 ms | 801 ms | 1\u{202f}000 ms | 1\u{202f}000 ms |"
        );
        assert!(rows[1].starts_with("| first visit: board | **4\u{202f}001 ms** |"), "{}", rows[1]);
        assert!(rows[3].contains("| 1\u{202f}000 ms | 1 ms |"), "{}", rows[3]);
    }

    #[test]
    fn what_was_not_told_is_missed() {
        assert!(table("loading: first visit: skeleton; 1; 2\n").is_err());
        assert!(table("").is_err());
    }
}
