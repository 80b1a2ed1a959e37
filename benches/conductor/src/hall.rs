//! Everything for measuring in one place: the two desks, Debian's programs, the lists, and the table.

use crate::debian;
use crate::player::{Job, Player};
use crate::run::{command, root, run, which};
use crate::table::Table;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

/// The engine of a program.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Place {
    Machine,
    Node,
}

/// One program with one task.
#[derive(Clone, Debug)]
pub(crate) struct Entry {
    pub(crate) place: Place,
    pub(crate) job: Job,
    /// Its displayed name.
    pub(crate) name: String,
    /// Whether its answer must equal the first program's.
    pub(crate) must_agree: bool,
    /// Its total time limit in seconds; a slower program gets through fewer items.
    pub(crate) seconds: f64,
}

/// Everything that a part of the bench needs.
#[derive(Debug)]
pub(crate) struct Hall {
    /// The executable of the desk on the machine.
    pub(crate) program: PathBuf,
    wasm: PathBuf,
    packages: Option<PathBuf>,
    machine: Player,
    node: Option<Player>,
    corpus: Option<PathBuf>,
    /// The results of the parts.
    pub(crate) table: Table,
    /// Missing programs and lists, for the reader.
    pub(crate) missing: Vec<String>,
}

impl Hall {
    /// Builds the desks, installs their requirements and starts them.
    pub(crate) fn ready(target: &Path) -> Result<Self, String> {
        let mut missing = Vec::new();
        let (program, wasm) = build(target)?;
        let packages = packages(&mut missing)?;
        debian::ready(&mut missing)?;
        let corpus = corpus();
        if corpus.is_none() {
            missing.push(
                "The lists of others: CORPUS_DIR does not name their folder, so this run is incomplete."
                    .to_owned(),
            );
        }
        let machine = Player::start(&mut Command::new(&program))?;
        let mut hall =
            Self { program, wasm, packages, machine, node: None, corpus, table: Table::default(), missing };
        if which("node").is_some() {
            hall.node = Some(hall.fresh_node()?);
        } else {
            hall.missing.push("Node: nothing in WebAssembly or JavaScript was measured.".to_owned());
        }
        Ok(hall)
    }

    /// A new desk in Node, without any work done.
    pub(crate) fn fresh_node(&self) -> Result<Player, String> {
        let mut node = command("node");
        node.arg("benches/peers/player.mjs").arg(&self.wasm);
        node.args(self.packages.iter());
        Player::start(&mut node)
    }

    pub(crate) fn player(&mut self, place: Place) -> Result<&mut Player, String> {
        match place {
            Place::Machine => Ok(&mut self.machine),
            Place::Node => self.node.as_mut().ok_or_else(|| "there is no Node".to_owned()),
        }
    }

    /// Clears both desks and adds puzzles to both.
    pub(crate) fn lay(&mut self, lines: &[String]) -> Result<(), String> {
        self.machine.lay(lines)?;
        self.node.as_mut().map_or(Ok(()), |node| node.lay(lines))
    }

    /// Clears both desks and makes them generate the same puzzles.
    pub(crate) fn lay_own(&mut self, shape: usize, level: &str, count: usize) -> Result<(), String> {
        self.lay(&[])?;
        for player in [Some(&mut self.machine), self.node.as_mut()].into_iter().flatten() {
            player
                .take(&format!("lay {shape} {level} {count}"))?
                .ok_or_else(|| format!("there are no {count} {level} puzzles of order {shape}"))?;
        }
        Ok(())
    }

    /// An entry for a race, if that program is here: `words` are its name and its task.
    pub(crate) fn entry(&mut self, place: Place, words: &str, seconds: f64) -> Result<Option<Entry>, String> {
        if place == Place::Node && self.node.is_none() {
            return Ok(None);
        }
        let job = self.player(place)?.take(words)?;
        let name = words.split(' ').next().unwrap_or_default().to_owned();
        Ok(job.map(|job| Entry { place, job, name, must_agree: true, seconds }))
    }

    /// The lines of another program's list, without notes; `None` if it is missing.
    pub(crate) fn list(&self, file: &str) -> Option<Vec<String>> {
        let text = fs::read_to_string(self.corpus.as_ref()?.join(file)).ok()?;
        Some(
            text.lines()
                .filter(|line| !line.is_empty() && !line.starts_with('#'))
                .map(str::to_owned)
                .collect(),
        )
    }
}

/// Builds the desk for the machine and for WebAssembly; returns the executable and the module.
fn build(target: &Path) -> Result<(PathBuf, PathBuf), String> {
    // Inside this project's target folder; its separate workspace would build elsewhere.
    let target = target.join("peers");
    let cargo = || {
        let mut cargo = command("cargo");
        cargo.args(["build", "--quiet", "--release", "--manifest-path", "benches/peers/Cargo.toml"]);
        cargo.arg("--target-dir").arg(&target);
        cargo
    };
    println!("Building the desks.");
    run(&mut cargo())?;
    run(cargo().args(["--lib", "--target", "wasm32-unknown-unknown"]))?;
    Ok((target.join("release/peers"), target.join("wasm32-unknown-unknown/release/peers.wasm")))
}

/// The npm packages under measurement, in a folder of the cache; `None` with a note if they are unavailable.
/// Downloads must have the checksums of `package-lock.json`.
fn packages(missing: &mut Vec<String>) -> Result<Option<PathBuf>, String> {
    let from = root().join("benches/peers/npm");
    let trouble = |error: std::io::Error| format!("{}: {error}", from.display());
    let lock = fs::read(from.join("package-lock.json")).map_err(trouble)?;
    let cache = std::env::var_os("STEPDOKU_CACHE").ok_or("run this by `cargo xtask bench`")?;
    let folder = Path::new(&cache).join("peers-npm");
    // Copied last, so that an interrupted download never looks complete.
    let done = folder.join("installed.json");
    if fs::read(&done).is_ok_and(|installed| installed == lock) {
        return Ok(Some(folder));
    }
    if which("npm").is_none() {
        missing.push("npm: the programs in JavaScript were not measured.".to_owned());
        return Ok(None);
    }
    println!("Missing: @algorithm.ts/sudoku and sudoku-core. Downloading them into {}.", folder.display());
    fs::create_dir_all(&folder).map_err(trouble)?;
    for file in ["package.json", "package-lock.json"] {
        fs::copy(from.join(file), folder.join(file)).map_err(trouble)?;
    }
    let mut npm = Command::new("npm");
    npm.current_dir(&folder).args(["ci", "--ignore-scripts", "--no-audit", "--no-fund", "--silent"]);
    if run(&mut npm).is_err() {
        missing.push("npm could not download: the programs in JavaScript were not measured.".to_owned());
        return Ok(None);
    }
    fs::write(&done, lock).map_err(trouble)?;
    Ok(Some(folder))
}

/// The folder of the lists of others.
fn corpus() -> Option<PathBuf> {
    let folder = std::path::absolute(std::env::var_os("CORPUS_DIR")?).ok()?;
    folder.is_dir().then_some(folder)
}
