//! The page as it is published, and what it weighs.

use crate::compress::{Keep, compress};
use crate::run::{root, run};
use crate::tools::{Tools, target_folder};
use crate::weights;
use std::path::{Path, PathBuf};

/// Folders beside what cargo compiles, with the page as it is tested and as it is loaded. They must not have the name
/// of a profile: cargo keeps in a folder of that name what it has compiled for this machine, and Trunk empties the
/// one it writes to, so that the next build would begin with nothing.
const TESTED: &str = "page-as-tested";
const LOADED: &str = "page-as-sent";

/// Builds the page for publishing, compressed for hosts that send such files, and tells its sizes.
pub(crate) fn dist() -> Result<(), String> {
    build(&Tools::ready()?, &root().join("dist"), Keep::Beside)
}

/// Builds the page as it is published, for being tested; returns the folder it lies in. That is not
/// `dist`, into which a server for development may be writing at the same time.
pub(crate) fn to_be_tested(tools: &Tools) -> Result<PathBuf, String> {
    let page = target_folder()?.join(TESTED);
    build(tools, &page, Keep::Nothing)?;
    Ok(page)
}

/// The same with its compressed files, for being loaded as from a host.
pub(crate) fn to_be_loaded(tools: &Tools) -> Result<PathBuf, String> {
    let page = target_folder()?.join(LOADED);
    build(tools, &page, Keep::Beside)?;
    Ok(page)
}

/// Builds it, and refuses one for which the board waits too long.
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
