//! What the core costs, and how that compares with other programs.

use crate::run::{command, root, run};
use std::path::{PathBuf, absolute};
use std::process::Command;

/// Measures the core (`core`), other programs beside it (`peers`), or both. More words choose, of the
/// core's measures, those with one of them in their names.
pub(crate) fn bench(arguments: &[String]) -> Result<(), String> {
    let (part, words) = match arguments.split_first() {
        Some((part, words)) => (Some(part.as_str()), words),
        None => (None, &[][..]),
    };
    match (part, words) {
        (None, _) => core(&[]).and_then(|()| peers()),
        (Some("core"), words) => core(words),
        (Some("peers"), []) => peers(),
        _ => Err("`bench` takes `core`, with words that choose measures, or `peers`, or nothing".to_owned()),
    }
}

fn core(words: &[String]) -> Result<(), String> {
    let mut cargo = cargo();
    cargo.args(["bench", "--package", "stepdoku", "--bench", "core", "--"]).args(words);
    run(&mut cargo)
}

fn peers() -> Result<(), String> {
    let mut cargo = cargo();
    cargo.args(["run", "--release", "--manifest-path", "benches/peers/Cargo.toml"]);
    // Beside what is built of this project, as it is a workspace of its own and would build elsewhere.
    cargo.arg("--target-dir").arg(target().join("peers"));
    run(&mut cargo)
}

/// Cargo, which knows where the corpus lies from any folder.
fn cargo() -> Command {
    let mut cargo = command("cargo");
    if let Some(Ok(corpus)) = std::env::var_os("CORPUS_DIR").map(absolute) {
        cargo.env("CORPUS_DIR", corpus);
    }
    cargo
}

/// Where cargo builds this project.
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
            assert!(bench(&words).is_err(), "{line}");
        };
        check("solve");
        check("peers core");
        check("--help");
    }
}
