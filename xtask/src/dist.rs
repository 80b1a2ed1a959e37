//! The published page, and its sizes.

use crate::compress::{Keep, compress};
use crate::run::{command, root, run};
use crate::tools::{Tools, target_folder};
use crate::weights;
use std::fs::{self, File};
use std::path::{Path, PathBuf};
use std::process::{Child, Stdio};

/// Folders beside cargo's output, for the page under test and for loading. They must not have the name of a
/// profile: cargo keeps this machine's output in a folder of that name, and Trunk empties its target, so the
/// next build would start from scratch.
const TESTED: &str = "page-as-tested";
const LOADED: &str = "page-as-sent";

/// Builds the page for publishing, compressed for hosts that send such files, and prints its sizes.
/// With the address where it will be, its static pages say theirs.
pub(crate) fn dist(arguments: &[String]) -> Result<(), String> {
    let address = match arguments {
        [] => None,
        [option, address] if option == "--at" && address.starts_with("http") => Some(address.as_str()),
        _ => return Err(format!("`dist` takes `--at https://...`, not `{}`", arguments.join(" "))),
    };
    build(&Tools::ready()?, &root().join("dist"), Keep::Beside, address)
}

/// Builds the published page for tests; returns its folder. That is not `dist`, as a development server may
/// be writing there at the same time.
pub(crate) fn to_be_tested(tools: &Tools) -> Result<PathBuf, String> {
    let page = target_folder()?.join(TESTED);
    build(tools, &page, Keep::Nothing, None)?;
    Ok(page)
}

/// That build in a process of its own, with the installation of its tools. Its links keep one core busy for minutes,
/// so it runs beside other stages.
#[derive(Debug)]
pub(crate) struct Beside {
    child: Child,
    /// The file of its output, which would otherwise come amid that of the stages.
    output: PathBuf,
}

impl Beside {
    /// Starts the release build in a process of its own.
    pub(crate) fn start() -> Result<Self, String> {
        let trouble = |error: std::io::Error| format!("the release build could not be started: {error}");
        let output = target_folder()?.join("page-as-tested.log");
        let file = File::create(&output).map_err(trouble)?;
        let program = std::env::current_exe().map_err(trouble)?;
        let mut build = command(&program.to_string_lossy());
        build.arg("page").stdin(Stdio::null());
        build.stdout(file.try_clone().map_err(trouble)?).stderr(file);
        Ok(Self { child: build.spawn().map_err(trouble)?, output })
    }

    /// Waits for its end, and passes its output on. Returns the folder.
    pub(crate) fn end(mut self) -> Result<PathBuf, String> {
        let status = self.child.wait().map_err(|error| error.to_string())?;
        print!("{}", fs::read_to_string(&self.output).unwrap_or_default());
        if status.success() {
            Ok(target_folder()?.join(TESTED))
        } else {
            Err(format!("the release build ended with {status}"))
        }
    }
}

/// The same with its compressed files, for loading it as from a host.
pub(crate) fn to_be_loaded(tools: &Tools) -> Result<PathBuf, String> {
    let page = target_folder()?.join(LOADED);
    build(tools, &page, Keep::Beside, None)?;
    Ok(page)
}

/// The compiler's options that name the sources of crates without cargo's folder on this machine. The programs have the
/// names for their messages about faults, so the folder would take bytes, and a different number on each machine.
pub(crate) fn short_paths() -> String {
    let home = std::env::var_os("CARGO_HOME").map(PathBuf::from);
    let home = home.or_else(|| std::env::home_dir().map(|home| home.join(".cargo"))).unwrap_or_default();
    let registries = fs::read_dir(home.join("registry/src")).into_iter().flatten().flatten();
    // Cargo parts these options at blanks.
    let paths = registries.filter_map(|entry| entry.path().into_os_string().into_string().ok());
    let paths = paths.filter(|path| !path.contains(char::is_whitespace));
    paths.map(|path| format!("--remap-path-prefix={path}/=")).collect::<Vec<_>>().join(" ")
}

/// Builds it, and fails if the board waits too long.
fn build(tools: &Tools, folder: &Path, keep: Keep, address: Option<&str>) -> Result<(), String> {
    run(tools
        .for_release()?
        .trunk()?
        .env(crate::parts::ASKED, "1")
        .env("CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_RUSTFLAGS", short_paths())
        .args(["build", "--release", "--dist"])
        .arg(folder))?;
    // The service worker has its list by now, so these pages are not in it.
    for language in ["en".to_owned()].into_iter().chain(crate::languages::codes()?) {
        run(command("cargo")
            .args(["run", "--quiet", "--package", "stepdoku-page", "--example", "leaflets", "--"])
            .arg(language)
            .arg(folder)
            .args(address))?;
    }
    let weights = compress(folder, keep)?;
    print!("{}", weights::table(&weights));
    weights::judge(&weights)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_folder_of_the_page_is_one_of_cargo() {
        let manifest = fs::read_to_string(root().join("Cargo.toml")).unwrap();
        let profiles: Vec<_> = manifest
            .lines()
            .filter_map(|line| line.strip_prefix("[profile.")?.split(['.', ']']).next())
            .collect();
        assert!(profiles.contains(&"page"), "{profiles:?}");
        for folder in [TESTED, LOADED] {
            assert!(!profiles.contains(&folder), "{folder}");
            assert!(!["debug", "release", "doc", "tmp", "package"].contains(&folder), "{folder}");
        }
    }
}
