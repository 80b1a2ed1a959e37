//! The cost of the core and of the page. The package in `benches/conductor` measures; this file prepares its
//! machine, so that `xtask` itself stays quick to compile.

use crate::{
    browsers::Chromium,
    dist,
    run::{command, run},
    tools::{Tools, cache, wasm_target},
};
use std::path::{PathBuf, absolute};
use std::process::Command;

const PAGE: &str = "page";
const LOADING: &str = "loading";
const CORE: &str = "core";
const DISTRIBUTION: &str = "distribution";

/// Runs the named parts, or all but the detailed ones. After `core`, more words select those of its
/// benchmarks with one of them in their names.
pub(crate) fn bench(arguments: &[String]) -> Result<(), String> {
    let words: Vec<&str> = arguments.iter().map(String::as_str).collect();
    if let [CORE, benchmarks @ ..] = &words[..] {
        return core(benchmarks);
    }
    let (own, conducted): (Vec<&str>, Vec<&str>) =
        words.iter().partition(|word| [DISTRIBUTION, PAGE, LOADING].contains(word));
    let wanted = |word: &str| words.is_empty() || own.contains(&word);
    if words.is_empty() || !conducted.is_empty() {
        wasm_target()?;
        run(conductor(command("cargo"), &conducted).env("STEPDOKU_CACHE", cache()?))?;
    }
    if wanted(DISTRIBUTION) {
        distribution()?;
    }
    if wanted(PAGE) {
        in_a_browser(PAGE, dist::to_be_tested)?;
    }
    if wanted(LOADING) {
        in_a_browser(LOADING, dist::to_be_loaded)?;
    }
    Ok(())
}

/// The program that measures these parts, or all that fill its tables. It knows their names and refuses others.
fn conductor(mut cargo: Command, parts: &[&str]) -> Command {
    cargo.args(["run", "--quiet", "--package", "stepdoku-bench", "--"]).args(parts);
    cargo
}

/// Measures a part that needs the release build and a browser.
fn in_a_browser(part: &str, build: fn(&Tools) -> Result<PathBuf, String>) -> Result<(), String> {
    let tools = Tools::ready()?;
    let chromium = Chromium::ready()?;
    let page = build(&tools)?;
    let mut conductor = conductor(tools.command("cargo")?, &[part]);
    conductor.env("STEPDOKU_DIST", page);
    chromium.tell(&mut conductor);
    run(&mut conductor)
}

/// The cost of the core, piece by piece.
fn core(words: &[&str]) -> Result<(), String> {
    let mut cargo = command("cargo");
    if let Some(Ok(corpus)) = std::env::var_os("CORPUS_DIR").map(absolute) {
        cargo.env("CORPUS_DIR", corpus);
    }
    cargo.args(["bench", "--package", "stepdoku-page", "--bench", "core", "--"]).args(words);
    run(&mut cargo)
}

/// The results of fixed seeds: the same everywhere, so they do not measure a machine.
fn distribution() -> Result<(), String> {
    println!();
    let cargo = ["run", "--quiet", "--release", "--package", "sudoku-tools", "--bin", "distribution"];
    run(command("cargo").args(cargo))
}
