//! The cost of a key press in the published page, and of a lens move over a large board, in a browser with a
//! slowed processor.

use crate::run::{command, output_of};

/// Runs the measuring program, and prints its results.
pub(crate) fn part() -> Result<(), String> {
    let mut cargo = command("cargo");
    cargo.args(["run", "--quiet", "--package", "stepdoku-e2e", "--bin", "pace"]);
    let said =
        output_of(&mut cargo).ok_or("the measure of key presses failed: see `cargo xtask test e2e`")?;
    println!("\nA key press:\n\n{}", table(&said));
    for pinch in said.lines().filter_map(|line| line.split_once("pinch: ")).map(|(_, told)| told) {
        println!("\nA turn of the lens: {pinch}");
    }
    Ok(())
}

/// The lines about key presses, as a table.
fn table(said: &str) -> String {
    let mut text =
        "| | slowed | script, by the processor | 95 % | script, by the clock | 95 % | until painted, by the clock | 95 % \
         | nodes changed, most |\n|---|---:|---:|---:|---:|---:|---:|---:|---:|"
            .to_owned();
    for line in said.lines().filter_map(|line| line.split_once("pace: ")).map(|(_, told)| told) {
        text.extend(["\n| ", &line.replace("; ", " | "), " |"]);
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_told_becomes_a_table() {
        let said = "running\npace: 9x9; 4; 1.0 ms; 2.0 ms; 8.0 ms; 9.0 ms; 12\n.pace: x; y\n";
        let table = table(said);
        let rows: Vec<&str> = table.lines().skip(2).collect();
        assert_eq!(rows, ["| 9x9 | 4 | 1.0 ms | 2.0 ms | 8.0 ms | 9.0 ms | 12 |", "| x | y |"]);
    }
}
