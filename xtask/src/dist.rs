//! The published page, and its sizes.

use crate::compress::{Keep, compress};
use crate::run::{command, root, run};
use crate::tools::{Tools, target_folder};
use crate::weights;
use std::path::{Path, PathBuf};

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

/// The same with its compressed files, for loading it as from a host.
pub(crate) fn to_be_loaded(tools: &Tools) -> Result<PathBuf, String> {
    let page = target_folder()?.join(LOADED);
    build(tools, &page, Keep::Beside, None)?;
    Ok(page)
}

/// Builds it, and fails if the board waits too long.
fn build(tools: &Tools, folder: &Path, keep: Keep, address: Option<&str>) -> Result<(), String> {
    run(tools
        .for_release()?
        .trunk()?
        .env(crate::parts::ASKED, "1")
        .args(["build", "--release", "--dist"])
        .arg(folder))?;
    // The service worker has its list by now, so these pages are not in it.
    run(command("cargo")
        .args(["run", "--quiet", "--package", "stepdoku", "--example", "leaflets", "--"])
        .arg(folder)
        .args(address))?;
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
