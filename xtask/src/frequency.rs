//! How often puzzles need each technique, and positions for drills: both come from an example of the core,
//! built for speed.

use crate::run::{command, run};

pub(crate) fn frequency(arguments: &[String]) -> Result<(), String> {
    let cargo = ["run", "--quiet", "--release", "--package", "sudoku-tools", "--bin", "frequency", "--"];
    run(command("cargo").args(cargo).args(arguments))
}
