//! Starting other programs: their folder, their path, and the text of their failure.

use std::ffi::OsString;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

/// The root of the repository: the folder above this package with the lock file.
pub(crate) fn root() -> PathBuf {
    // Read at run time, as a clone may be moved with its `target`; cargo sets it.
    let manifest = std::env::var_os("CARGO_MANIFEST_DIR")
        .map_or_else(|| PathBuf::from(env!("CARGO_MANIFEST_DIR")), PathBuf::from);
    let root = manifest.ancestors().find(|folder| folder.join("Cargo.lock").is_file());
    root.map_or_else(|| PathBuf::from("."), Path::to_path_buf)
}

/// A command to run at the root of the repository.
pub(crate) fn command(program: &str) -> Command {
    let mut command = Command::new(program);
    command.current_dir(root());
    command
}

/// Runs a command that prints its own output; an error is a sentence with its name.
pub(crate) fn run(command: &mut Command) -> Result<(), String> {
    let name = command.get_program().to_string_lossy().into_owned();
    let status = command.status().map_err(|error| format!("`{name}` could not be started: {error}"))?;
    if status.success() { Ok(()) } else { Err(format!("`{}` ended with {status}", words(command))) }
}

/// The output of a command, both streams, if it started and succeeded.
pub(crate) fn output_of(command: &mut Command) -> Option<String> {
    let output = command.stdin(Stdio::null()).output().ok()?;
    output.status.success().then(|| String::from_utf8_lossy(&output.stdout).into_owned())
}

/// A command as a person would type it.
pub(crate) fn words(command: &Command) -> String {
    let mut line = command.get_program().to_string_lossy().into_owned();
    for argument in command.get_args() {
        line.push(' ');
        line.push_str(&argument.to_string_lossy());
    }
    line
}

/// The path of a program, if it is there.
pub(crate) fn which(program: &str) -> Option<PathBuf> {
    let path = std::env::var_os("PATH")?;
    std::env::split_paths(&path).map(|folder| folder.join(program)).find(|file| file.is_file())
}

/// The path with some folders before all others.
pub(crate) fn path_with(first: &[PathBuf]) -> Result<OsString, String> {
    let old = std::env::var_os("PATH").unwrap_or_default();
    std::env::join_paths(first.iter().cloned().chain(std::env::split_paths(&old)))
        .map_err(|error| format!("a tool lies in a folder that cannot be on the path: {error}"))
}
