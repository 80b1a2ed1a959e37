//! Puts the page into the program: the folder that the variable `STEPDOKU_PAGE` names, or `page` beside this file if it exists.

use std::{
    env, fs, io,
    path::{Path, PathBuf},
};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    println!("cargo::rerun-if-env-changed=STEPDOKU_PAGE");
    let beside = Path::new(&env::var("CARGO_MANIFEST_DIR")?).join("page");
    println!("cargo::rerun-if-changed=build.rs");
    let folder = match env::var_os("STEPDOKU_PAGE") {
        Some(folder) => {
            let folder = PathBuf::from(folder);
            if !folder.join("index.html").is_file() {
                return Err(format!(
                    "STEPDOKU_PAGE is {}, where there is no index.html. `cargo xtask dist` builds the page into the folder dist; \
                     name it by its whole path.",
                    folder.display()
                )
                .into());
            }
            Some(folder)
        }
        None => beside.is_dir().then_some(beside),
    };
    let mut files = Vec::new();
    if let Some(folder) = folder {
        println!("cargo::rerun-if-changed={}", folder.display());
        let folder = folder.canonicalize()?;
        collect(&folder, &folder, &mut files)?;
    }
    files.sort();
    let row = |(name, packed, path): &(String, bool, PathBuf)| {
        let path = path.display().to_string();
        format!("    ({name:?}, {packed}, include_bytes!({path:?})),\n")
    };
    let rows: Vec<String> = files.iter().map(row).collect();
    let out = PathBuf::from(env::var("OUT_DIR")?).join("page.rs");
    fs::write(out, format!("static FILES: &[Inside] = &[\n{}];\n", rows.concat()))?;
    Ok(())
}

/// Lists the files of a folder, those packed with brotli in the place of the plain ones.
fn collect(root: &Path, folder: &Path, files: &mut Vec<(String, bool, PathBuf)>) -> io::Result<()> {
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        if path.is_dir() {
            collect(root, &path, files)?;
            continue;
        }
        let ending = path.extension().and_then(|ending| ending.to_str()).unwrap_or_default();
        let is_packed = ending == "br";
        let plain = if is_packed { path.with_extension("") } else { path.clone() };
        let beside = |ending: &str| PathBuf::from(format!("{}{ending}", plain.display())).is_file();
        // A release of this package has the packed files alone.
        if !is_packed && beside(".br") || ending == "gz" && path.with_extension("").exists() {
            continue;
        }
        let name = plain.strip_prefix(root).map_err(io::Error::other)?.components();
        let name: Vec<_> = name.map(|part| part.as_os_str().to_string_lossy()).collect();
        files.push((name.join("/"), is_packed, path));
    }
    Ok(())
}
