//! Starting other programs: where they run, what they find on their path, and how their failure reads.

use std::ffi::OsString;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

/// The root of the repository: the folder above this package.
pub(crate) fn root() -> PathBuf {
    // Read when run and not when compiled, for a clone may be moved with its `target`; cargo sets it.
    let manifest = std::env::var_os("CARGO_MANIFEST_DIR")
        .map_or_else(|| PathBuf::from(env!("CARGO_MANIFEST_DIR")), PathBuf::from);
    manifest.parent().map_or_else(|| PathBuf::from("."), Path::to_path_buf)
}

/// A command to be run at the root of the repository.
pub(crate) fn command(program: &str) -> Command {
    let mut command = Command::new(program);
    command.current_dir(root());
    command
}

/// Runs a command that shows its own output; an error is a sentence that names it.
pub(crate) fn run(command: &mut Command) -> Result<(), String> {
    let name = command.get_program().to_string_lossy().into_owned();
    let status = command.status().map_err(|error| format!("`{name}` could not be started: {error}"))?;
    if status.success() { Ok(()) } else { Err(format!("`{}` ended with {status}", words(command))) }
}

/// What a command printed, both ways, if it could be started and went well.
pub(crate) fn output_of(command: &mut Command) -> Option<String> {
    let output = command.stdin(Stdio::null()).output().ok()?;
    output.status.success().then(|| String::from_utf8_lossy(&output.stdout).into_owned())
}

/// A command as a person would have typed it.
pub(crate) fn words(command: &Command) -> String {
    let mut line = command.get_program().to_string_lossy().into_owned();
    for argument in command.get_args() {
        line.push(' ');
        line.push_str(&argument.to_string_lossy());
    }
    line
}

/// Where a program stands on the path, if it does.
pub(crate) fn which(program: &str) -> Option<PathBuf> {
    let path = std::env::var_os("PATH")?;
    std::env::split_paths(&path).map(|folder| folder.join(program)).find(|file| file.is_file())
}

/// The path with some folders put before all others.
pub(crate) fn path_with(first: &[PathBuf]) -> Result<OsString, String> {
    let old = std::env::var_os("PATH").unwrap_or_default();
    std::env::join_paths(first.iter().cloned().chain(std::env::split_paths(&old)))
        .map_err(|error| format!("a tool lies in a folder that cannot be on the path: {error}"))
}
