//! The Python package as a wheel: built, installed into an environment of its own, and tested there.
//!
//! All that it makes is in the target folder: environments in `python`, the wheel in `wheels`.

use crate::browsers::apt_install;
use crate::run::{command, output_of, root, run};
use crate::tools::target_folder;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

/// What builds the wheel; the next major version may take other arguments.
const MATURIN: &str = "maturin>=1.16,<2";
/// What the tests use.
const TESTERS: [&str; 4] = ["pytest", "pandas", "polars", "mypy"];
/// What the example of a cluster uses.
const CLUSTER: [&str; 2] = ["pytest", "dask[distributed]"];

pub(crate) fn wheel(arguments: &[String]) -> Result<(), String> {
    let tests: &[&str] = match arguments.iter().map(String::as_str).collect::<Vec<_>>()[..] {
        [] => &[],
        ["test"] => &["test"],
        ["cluster"] => &["cluster"],
        ["test", "cluster"] => &["test", "cluster"],
        _ => return Err("`wheel` takes `test`, `cluster`, both or nothing".to_owned()),
    };
    let python = python()?;
    let target = target_folder()?;
    let wheel = build(&python, &target)?;
    let fresh = environment(&python, &target.join("python/fresh"), true)?;
    pip(&fresh, &["--no-index", &wheel.to_string_lossy()])?;
    let question = "import stepdoku; print('stepdoku', stepdoku.__version__, 'solves', stepdoku.solve('3..2..1..2..1..4'))";
    run(in_package(&fresh).args(["-c", question]))?;
    for &part in tests {
        let (needs, tests): (&[&str], _) =
            if part == "test" { (&TESTERS, "tests") } else { (&CLUSTER, "tests/cluster_test.py") };
        pip(&fresh, needs)?;
        run(in_package(&fresh).args(["-m", "pytest", "-q", "-p", "no:cacheprovider", tests]))?;
    }
    Ok(())
}

/// Builds the wheel and prints its size.
fn build(python: &Path, target: &Path) -> Result<PathBuf, String> {
    let builder = environment(python, &target.join("python/build"), false)?;
    pip(&builder, &[MATURIN])?;
    let wheels = target.join("wheels");
    let trouble = |error: std::io::Error| format!("{}: {error}", wheels.display());
    // An older wheel would be taken for the new one.
    if wheels.exists() {
        fs::remove_dir_all(&wheels).map_err(trouble)?;
    }
    let mut maturin = in_package(&builder);
    // The wheel's name says from which system on it works: this one.
    maturin.args(["-m", "maturin", "build", "--release", "--locked", "--quiet", "--out"]).arg(&wheels);
    run(maturin.env("CARGO_TARGET_DIR", target))?;
    let entry =
        fs::read_dir(&wheels).map_err(trouble)?.next().ok_or("maturin built no wheel")?.map_err(trouble)?;
    let bytes = entry.metadata().map_err(trouble)?.len();
    println!("{}: {} kB", entry.path().display(), bytes.div_ceil(1000));
    Ok(entry.path())
}

/// The Python of this machine, which can make environments. Installs what is missing if allowed.
pub(crate) fn python() -> Result<PathBuf, String> {
    let found = find();
    if found.is_ok() || std::env::var_os("PYTHON").is_some() {
        return found;
    }
    println!("Missing: Python 3.9 or later with virtual environments. Installing it takes half a minute.");
    apt_install(&["python3", "python3-venv"], &found.err().unwrap_or_default())?;
    find()
}

fn find() -> Result<PathBuf, String> {
    let names = std::env::var("PYTHON")
        .map_or_else(|_| vec!["python3".to_owned(), "python".to_owned()], |name| vec![name]);
    let new_enough = "import sys; sys.exit(sys.version_info < (3, 9))";
    let found = names.iter().find(|name| output_of(command(name).args(["-c", new_enough])).is_some());
    let python = found.ok_or_else(|| {
        format!(
            "this needs Python 3.9 or later, and there is none under the name {}. On Debian, install the packages \
             python3 and python3-venv; elsewhere, name your Python in the variable PYTHON",
            names.join(" or ")
        )
    })?;
    if output_of(command(python).args(["-c", "import venv, ensurepip"])).is_none() {
        return Err(format!(
            "`{python}` cannot make virtual environments. On Debian, install the package python3-venv"
        ));
    }
    Ok(python.into())
}

/// The Python of a virtual environment, which is made if it is not there, or has to be new.
pub(crate) fn environment(python: &Path, folder: &Path, new: bool) -> Result<PathBuf, String> {
    let inside = folder.join(if cfg!(windows) { "Scripts/python.exe" } else { "bin/python" });
    if new || output_of(Command::new(&inside).arg("--version")).is_none() {
        run(command(&python.to_string_lossy()).args(["-m", "venv", "--clear"]).arg(folder))?;
    }
    Ok(inside)
}

/// Installs packages into an environment.
pub(crate) fn pip(python: &Path, packages: &[&str]) -> Result<(), String> {
    let mut pip = in_package(python);
    pip.args(["-m", "pip", "install", "--quiet", "--disable-pip-version-check"]).args(packages);
    run(&mut pip).map_err(|why| {
        format!("{why}\nThe packages {} could not be installed; pip says why above", packages.join(", "))
    })
}

/// A command of an environment, in the folder of the package.
fn in_package(python: &Path) -> Command {
    let mut command = Command::new(python);
    // An environment that is active around this one would mislead maturin.
    command.current_dir(root().join("sdk/python")).env_remove("VIRTUAL_ENV").env_remove("PYTHONPATH");
    command
}
