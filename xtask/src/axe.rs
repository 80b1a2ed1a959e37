//! axe-core, which checks the page for hindrances to people with disabilities. It is one file of the npm registry,
//! fetched at test time, because its licence (MPL 2.0) and its size keep it out of the repository.

use crate::browsers::apt_install;
use crate::digest::integrity;
use crate::run::{command, run, which};
use crate::tools::cache;
use std::fs;
use std::path::PathBuf;

const VERSION: &str = "4.14.1";
/// The digest of its `axe.min.js`.
const DIGEST: &str = "sha256-KTSJmUUM3yhJqOcLeRL8LahahJ2jnA0NU5T1HUqe2Vw=";

/// The path of `axe.min.js`, fetched if it is not there yet. Without a network the error says so.
pub(crate) fn ready() -> Result<PathBuf, String> {
    let home = cache()?.join(format!("axe-core-{VERSION}"));
    let script = home.join("axe.min.js");
    let stands = || fs::read(&script).is_ok_and(|bytes| integrity(&bytes) == DIGEST);
    if stands() {
        return Ok(script);
    }
    println!(
        "Missing: axe-core {VERSION}, which checks the page's accessibility. Fetching it takes seconds."
    );
    if which("curl").is_none() {
        apt_install(&["curl", "ca-certificates"], "please install curl")?;
    }
    fs::create_dir_all(&home).map_err(|error| format!("{}: {error}", home.display()))?;
    let packed = home.join("axe-core.tgz");
    let address = format!("https://registry.npmjs.org/axe-core/-/axe-core-{VERSION}.tgz");
    let fetch = ["--fail", "--silent", "--show-error", "--location", "--retry", "2", "--max-time", "120"];
    run(command("curl").args(fetch).arg("--output").arg(&packed).arg(address))?;
    let unpack = ["--extract", "--gzip", "--strip-components=1", "--file"];
    run(command("tar").args(unpack).arg(&packed).arg("--directory").arg(&home).arg("package/axe.min.js"))?;
    fs::remove_file(&packed).map_err(|error| format!("{}: {error}", packed.display()))?;
    if stands() { Ok(script) } else { Err(format!("{} has another digest than {DIGEST}", script.display())) }
}
