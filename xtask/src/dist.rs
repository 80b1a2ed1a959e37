//! The published page, and its sizes.

use crate::compress::{Keep, compress};
use crate::run::{root, run};
use crate::tools::{Tools, target_folder};
use crate::weights;
use std::path::{Path, PathBuf};

/// Folders beside cargo's output, for the page under test and for loading. They must not have the name of a
/// profile: cargo keeps this machine's output in a folder of that name, and Trunk empties its target, so the
/// next build would start from scratch.
const TESTED: &str = "page-as-tested";
const LOADED: &str = "page-as-sent";

/// Builds the page for publishing, compressed for hosts that send such files, and prints its sizes.
pub(crate) fn dist() -> Result<(), String> {
    build(&Tools::ready()?, &root().join("dist"), Keep::Beside)
}

/// Builds the published page for tests; returns its folder. That is not `dist`, as a development server may
/// be writing there at the same time.
pub(crate) fn to_be_tested(tools: &Tools) -> Result<PathBuf, String> {
    let page = target_folder()?.join(TESTED);
    build(tools, &page, Keep::Nothing)?;
    Ok(page)
}

/// The same with its compressed files, for loading it as from a host.
pub(crate) fn to_be_loaded(tools: &Tools) -> Result<PathBuf, String> {
    let page = target_folder()?.join(LOADED);
    build(tools, &page, Keep::Beside)?;
    Ok(page)
}

/// Builds it, and fails if the board waits too long.
fn build(tools: &Tools, folder: &Path, keep: Keep) -> Result<(), String> {
    run(tools
        .for_release()?
        .trunk()?
        .env(crate::parts::ASKED, "1")
        .args(["build", "--release", "--dist"])
        .arg(folder))?;
    let weights = compress(folder, keep)?;
    print!("{}", weights::table(&weights));
    weights::judge(&weights)
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::fs;

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
