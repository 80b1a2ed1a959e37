//! The list of the page's files, from which the page makes packages for learning management systems. A line has the
//! digest of a file, its size in such a package, and its name (`src/play/scorm/package.rs`).

use crate::compress::squeezed;
use crate::digest::integrity;
use crate::offline;
use std::fs;
use std::path::Path;
use std::process::Command;

/// Its name beside the page.
pub(crate) const LIST: &str = "package.txt";

/// The bytes of gzip around the compressed ones.
const AROUND: usize = 18;

/// Writes the list; all other files of the page must exist by then. Browsers compress as `gzip` does by itself. A build
/// that is not a release gives the whole sizes, as it should take no time.
pub(crate) fn write(folder: &Path, compresses: bool) -> Result<(), String> {
    let mut list = String::new();
    for name in offline::files(folder)?.into_iter().filter(|name| name != LIST) {
        let bytes = fs::read(folder.join(&name)).map_err(|error| format!("{name}: {error}"))?;
        let packed = if compresses {
            squeezed(&bytes, Command::new("gzip").args(["-c", "-n"]))?.len() - AROUND
        } else {
            bytes.len()
        };
        let (digest, size) = (integrity(&bytes), packed.min(bytes.len()).to_string());
        list.extend([&digest, " ", &size, " ", &name, "\n"]);
    }
    fs::write(folder.join(LIST), list).map_err(|error| format!("{LIST}: {error}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn all_files_are_listed_with_their_sizes() {
        let folder = std::env::temp_dir().join(format!("stepdoku-listing-{}", std::process::id()));
        fs::create_dir_all(folder.join("icons")).unwrap();
        let long = "long ".repeat(1000);
        for (name, text) in [("index.html", "page"), ("a-1.js", &long), ("_headers", "rules"), (LIST, "old")]
        {
            fs::write(folder.join(name), text).unwrap();
        }
        let read = |compresses| {
            write(&folder, compresses).unwrap();
            fs::read_to_string(folder.join(LIST)).unwrap()
        };
        let (packed, whole) = (read(true), read(false));
        fs::remove_dir_all(&folder).unwrap();
        let page = format!("{} 4 index.html\n", integrity(b"page"));
        assert_eq!(whole, format!("{} 5000 a-1.js\n{page}", integrity(long.as_bytes())));
        let size: usize = packed.strip_suffix(&page).unwrap().split(' ').nth(1).unwrap().parse().unwrap();
        assert!((10..100).contains(&size), "{packed}");
    }
}
