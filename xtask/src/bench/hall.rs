//! Where all that is measured meets: the two desks, the programs of Debian, the lists, and the table.

use super::debian;
use super::player::{Job, Player};
use super::table::Table;
use crate::run::{command, root, run, which};
use crate::tools::{cache, wasm_target};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

/// Where a program runs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Place {
    Machine,
    Node,
}

/// One program at one question.
#[derive(Clone, Debug)]
pub(crate) struct Entry {
    pub(crate) place: Place,
    pub(crate) job: Job,
    /// What it is called.
    pub(crate) name: String,
    /// Whether its answer must be that of the first.
    pub(crate) must_agree: bool,
    /// Seconds that it may take in all; who is slower meets fewer of the items.
    pub(crate) seconds: f64,
}

/// All that a part of the bench needs.
#[derive(Debug)]
pub(crate) struct Hall {
    /// The program of the desk on the machine.
    pub(crate) program: PathBuf,
    wasm: PathBuf,
    packages: Option<PathBuf>,
    machine: Player,
    node: Option<Player>,
    corpus: Option<PathBuf>,
    /// What the parts found.
    pub(crate) table: Table,
    /// What is missing, for the reader to know.
    pub(crate) missing: Vec<String>,
}

impl Hall {
    /// Builds the desks, installs what they need and starts them.
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

    /// A desk in Node that has done nothing yet.
    pub(crate) fn fresh_node(&self) -> Result<Player, String> {
        let mut node = command("node");
        node.arg("benches/peers/player.mjs").arg(&self.wasm);
        node.args(self.packages.iter());
        Player::start(&mut node)
    }

    /// The desk at a place.
    pub(crate) fn player(&mut self, place: Place) -> Result<&mut Player, String> {
        match place {
            Place::Machine => Ok(&mut self.machine),
            Place::Node => self.node.as_mut().ok_or_else(|| "there is no Node".to_owned()),
        }
    }

    /// Clears both desks and lays puzzles down at both.
    pub(crate) fn lay(&mut self, lines: &[String]) -> Result<(), String> {
        self.machine.lay(lines)?;
        self.node.as_mut().map_or(Ok(()), |node| node.lay(lines))
    }

    /// Clears both desks and has them make puzzles of their own: the same at both.
    pub(crate) fn lay_own(&mut self, order: usize, level: &str, count: usize) -> Result<(), String> {
        self.lay(&[])?;
        for player in [Some(&mut self.machine), self.node.as_mut()].into_iter().flatten() {
            player
                .take(&format!("lay {order} {level} {count}"))?
                .ok_or_else(|| format!("there are no {count} {level} puzzles of order {order}"))?;
        }
        Ok(())
    }

    /// An entry for a race, if that program is here: `words` are its name and what it is asked.
    pub(crate) fn entry(&mut self, place: Place, words: &str, seconds: f64) -> Result<Option<Entry>, String> {
        if place == Place::Node && self.node.is_none() {
            return Ok(None);
        }
        let job = self.player(place)?.take(words)?;
        let name = words.split(' ').next().unwrap_or_default().to_owned();
        Ok(job.map(|job| Entry { place, job, name, must_agree: true, seconds }))
    }

    /// The lines of a list of others, without notes; none if it is not there.
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

/// Builds the desk for the machine and for WebAssembly; returns the program and the module.
fn build(target: &Path) -> Result<(PathBuf, PathBuf), String> {
    wasm_target()?;
    // Beside what is built of this project, as it is a workspace of its own and would build elsewhere.
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

/// The packages of npm that are measured, in a folder of the cache; none, and a word about it, where
/// they cannot be had. What is downloaded must have the checksums of `package-lock.json`.
fn packages(missing: &mut Vec<String>) -> Result<Option<PathBuf>, String> {
    let from = root().join("benches/peers/npm");
    let trouble = |error: std::io::Error| format!("{}: {error}", from.display());
    let lock = fs::read(from.join("package-lock.json")).map_err(trouble)?;
    let folder = cache()?.join("peers-npm");
    // Copied last, so what an interrupted download left is never taken for the whole.
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
