//! The tools that the project needs: finding them, and installing them with a message.
//!
//! Trunk and wasm-bindgen are pinned, because the second must have exactly the version of the library in
//! `Cargo.lock`, and the first must compile with this toolchain. They go into a cache folder of the user, by
//! version, so that the second clone finds them.

use crate::run::{command, output_of, path_with, root, run};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::thread;

/// The newest Trunk that Rust 1.95 compiles: 0.22 needs 1.96.
const TRUNK: &str = "0.21.14";
/// Cuts the page. It has to understand the marks of `wasm_split_helpers` in `Cargo.lock`.
const SPLITTER: &str = "0.2.4";
/// The target of the page.
pub(crate) const TARGET: &str = "wasm32-unknown-unknown";

/// The programs that build the page.
#[derive(Debug)]
pub(crate) struct Tools {
    bins: Vec<PathBuf>,
}

impl Tools {
    /// The same as [`Self::ready`], before a development build of the page: while missing tools compile, so
    /// does the page, as a tool alone leaves a core idle much of the time.
    pub(crate) fn ready_with_the_page() -> Result<Self, String> {
        wasm_target()?;
        let cache = cache()?;
        if pinned()?.iter().all(|tool| tool.stands_in(&tool.home(&cache))) {
            return Self::ready();
        }
        run(&mut fetch())?;
        println!("The page is compiled beside that.");
        thread::scope(|scope| {
            // The real build of the page reports its errors, so none are printed here.
            scope.spawn(|| PROGRAMS.map(|program| output_of(&mut compile(program))));
            Self::ready()
        })
    }

    /// Finds them, and installs missing ones.
    pub(crate) fn ready() -> Result<Self, String> {
        wasm_target()?;
        let cache = cache()?;
        let bins = pinned()?.iter().map(|tool| tool.ready(&cache)).collect::<Result<_, _>>()?;
        Ok(Self { bins })
    }

    /// These and the one that only a release needs.
    pub(crate) fn for_release(&self) -> Result<Self, String> {
        let splitter = Tool {
            package: "wasm_split_cli_support",
            version: SPLITTER.to_owned(),
            programs: &["wasm-split-cli"],
            opt_level: "0",
            quick: &[],
            features: "build-binary",
            // It does not know its version; the folder does.
            says: None,
            why: "cuts the page into what the board waits for and what comes after it",
        };
        let mut bins = self.bins.clone();
        bins.push(splitter.ready(&cache()?)?);
        Ok(Self { bins })
    }

    /// A command at the root of the repository that finds these tools before any others.
    pub(crate) fn command(&self, program: &str) -> Result<Command, String> {
        let mut command = command(program);
        command.env("PATH", path_with(&self.bins)?);
        Ok(command)
    }

    /// Trunk without downloads: everything it needs is here already.
    pub(crate) fn trunk(&self) -> Result<Command, String> {
        // Trunk passes its own `offline` on to cargo, so the crates must be here already.
        run(&mut fetch())?;
        let mut trunk = self.command("trunk")?;
        trunk.env("TRUNK_OFFLINE", "true").env("TRUNK_SKIP_VERSION_CHECK", "true");
        // Trunk reads NO_COLOR as a truth value and refuses the customary `1`.
        if std::env::var_os("NO_COLOR").is_some() {
            trunk.env("NO_COLOR", "true");
        }
        Ok(trunk)
    }
}

/// The programs of the page, as Trunk makes cargo build them.
const PROGRAMS: [[&str; 2]; 4] = [
    ["Cargo.toml", "stepdoku-page"],
    ["src/worker/Cargo.toml", "stepdoku-worker"],
    ["src/scales/Cargo.toml", "stepdoku-scales"],
    ["src/reader/Cargo.toml", "stepdoku-reader"],
];

/// Compiles one of them for development.
fn compile([manifest, program]: [&str; 2]) -> Command {
    let mut cargo = command("cargo");
    cargo.args(["build", "--quiet", "--offline", "--target", TARGET]);
    cargo.arg("--manifest-path").arg(root().join(manifest)).args(["--bin", program]);
    cargo
}

/// Downloads the crates of the page, which Trunk does not: the linked ones, and those that run during its
/// compilation.
fn fetch() -> Command {
    let mut cargo = command("cargo");
    cargo.args(["fetch", "--target", TARGET, "--target", "host-tuple", "--quiet"]);
    cargo
}

/// The tools of every build.
fn pinned() -> Result<[Tool; 2], String> {
    let lock = root().join("Cargo.lock");
    let lock = fs::read_to_string(&lock).map_err(|error| format!("{}: {error}", lock.display()))?;
    let bindgen = locked_version(&lock, "wasm-bindgen").ok_or("Cargo.lock names no wasm-bindgen")?;
    Ok([
        Tool {
            package: "wasm-bindgen-cli",
            version: bindgen.to_owned(),
            programs: &["wasm-bindgen", "wasm-bindgen-test-runner"],
            opt_level: "0",
            // It processes the whole program after each change, mostly in these packages.
            quick: &["walrus", "wasmparser", "wasm-bindgen-cli-support"],
            features: "",
            says: Some("--version"),
            why: "joins the program to the browser, and must equal the version in Cargo.lock",
        },
        Tool {
            package: "trunk",
            version: TRUNK.to_owned(),
            programs: &["trunk"],
            opt_level: "0",
            quick: &[],
            features: "",
            says: Some("--version"),
            why: "builds and serves the page",
        },
    ])
}

/// A program that cargo installs.
pub(crate) struct Tool {
    pub(crate) package: &'static str,
    pub(crate) version: String,
    pub(crate) programs: &'static [&'static str],
    pub(crate) opt_level: &'static str,
    /// The packages in it that are worth a little optimising, unlike the rest.
    pub(crate) quick: &'static [&'static str],
    /// Features beyond its default ones.
    pub(crate) features: &'static str,
    /// The argument that prints its version, if any.
    pub(crate) says: Option<&'static str>,
    pub(crate) why: &'static str,
}

impl Tool {
    /// The folder of its programs, after installing them if necessary.
    pub(crate) fn ready(&self, cache: &Path) -> Result<PathBuf, String> {
        let home = self.home(cache);
        if !self.stands_in(&home) {
            self.install(cache, &home)?;
        }
        Ok(home.join("bin"))
    }

    fn home(&self, cache: &Path) -> PathBuf {
        cache.join(format!("{}-{}", self.package, self.version))
    }

    fn stands_in(&self, home: &Path) -> bool {
        self.programs.iter().all(|program| {
            let program = home.join("bin").join(program);
            let Some(version) = self.says else {
                return output_of(Command::new(program).arg("--help")).is_some();
            };
            let says = output_of(Command::new(program).arg(version));
            says.is_some_and(|says| says_version(&says, &self.version))
        })
    }

    fn install(&self, cache: &Path, home: &Path) -> Result<(), String> {
        let Self { package, version, why, .. } = self;
        println!(
            "Missing: {package} {version}, which {why}.\n\
             Compiling it into {}. This happens once and takes a minute or two.",
            home.display()
        );
        fs::create_dir_all(cache).map_err(|error| format!("{}: {error}", cache.display()))?;
        // Built beside its place and then moved there whole, so that an interrupted installation never looks
        // complete. It runs in the cache, where no project's configuration applies.
        let fresh = cache.join(format!(".{package}-{version}-{}", std::process::id()));
        let mut cargo = Command::new("cargo");
        cargo
            .current_dir(cache)
            .args(["install", "--locked", package, "--version", version, "--no-default-features"])
            // Some packages include unwanted programs.
            .args(self.programs.iter().flat_map(|program| ["--bin", program]))
            .args((!self.features.is_empty()).then(|| format!("--features={}", self.features)))
            .args(self.quick.iter().flat_map(|package| {
                ["--config".to_owned(), format!("profile.release.package.{package}.opt-level=1")]
            }))
            .arg("--root")
            .arg(&fresh)
            // Without this, the programs would be built as published, in three times the minutes.
            .env("CARGO_PROFILE_RELEASE_LTO", "off")
            .env("CARGO_PROFILE_RELEASE_CODEGEN_UNITS", "16")
            .env("CARGO_PROFILE_RELEASE_DEBUG", "0")
            // Unwinding code is a third of the compilation; a panic just ends these programs.
            .env("CARGO_PROFILE_RELEASE_PANIC", "abort")
            .env("CARGO_PROFILE_RELEASE_OPT_LEVEL", self.opt_level)
            .env("CARGO_TARGET_DIR", fresh.join("target"));
        for meant_for_the_project in ["RUSTFLAGS", "CARGO_ENCODED_RUSTFLAGS", "CARGO_BUILD_TARGET"] {
            cargo.env_remove(meant_for_the_project);
        }
        let installed = run(&mut cargo).and_then(|()| {
            remove(&fresh.join("target"))?;
            if !self.stands_in(home) {
                remove(home)?;
                fs::rename(&fresh, home).map_err(|error| format!("{}: {error}", home.display()))?;
            }
            if self.stands_in(home) {
                Ok(())
            } else {
                Err(format!("{package} was installed but does not answer with version {version}"))
            }
        });
        remove(&fresh)?;
        installed
    }
}

/// Removes a folder, if it exists.
fn remove(folder: &Path) -> Result<(), String> {
    match fs::remove_dir_all(folder) {
        Err(error) if error.kind() != std::io::ErrorKind::NotFound => {
            Err(format!("{}: {error}", folder.display()))
        }
        _ => Ok(()),
    }
}

/// The folder that all clones of one user share.
pub(crate) fn cache() -> Result<PathBuf, String> {
    let base = match std::env::var_os("XDG_CACHE_HOME").map(PathBuf::from) {
        Some(folder) if folder.is_absolute() => folder,
        _ => std::env::home_dir().ok_or("there is no home folder to keep tools in")?.join(".cache"),
    };
    Ok(base.join("stepdoku"))
}

/// The folder of cargo's output. This program is in `target/debug`.
pub(crate) fn target_folder() -> Result<PathBuf, String> {
    let program = std::env::current_exe().map_err(|error| error.to_string())?;
    Ok(program.ancestors().nth(2).ok_or("this program lies in no target folder")?.to_owned())
}

/// Whether the version that a program prints is exactly this one.
fn says_version(says: &str, version: &str) -> bool {
    says.split_whitespace().any(|word| word == version)
}

/// The version of a package in the text of a `Cargo.lock`.
fn locked_version<'a>(lock: &'a str, package: &str) -> Option<&'a str> {
    let name = format!("name = \"{package}\"");
    let mut lines = lock.lines().skip_while(|line| *line != name);
    lines.nth(1)?.strip_prefix("version = \"")?.strip_suffix('"')
}

/// Installs the browser's half of the standard library.
pub(crate) fn wasm_target() -> Result<(), String> {
    let sysroot = output_of(command("rustc").args(["--print", "sysroot"])).ok_or("`rustc` does not run")?;
    if Path::new(sysroot.trim()).join("lib/rustlib").join(TARGET).join("lib").is_dir() {
        return Ok(());
    }
    println!("Missing: the target {TARGET}, for which the page is compiled. Adding it takes seconds.");
    run(command("rustup").args(["target", "add", TARGET])).map_err(|why| {
        format!("{why}\nStepdoku needs Rust's target {TARGET}; a Rust that rustup did not install has it in a package of its own")
    })
}

/// Installs the checkers, which rustup's minimal profile omits.
pub(crate) fn checkers() -> Result<(), String> {
    for (verb, component) in [("fmt", "rustfmt"), ("clippy", "clippy")] {
        if output_of(command("cargo").args([verb, "--version"])).is_none() {
            println!("Missing: {component}, with which the code is checked. Adding it takes seconds.");
            run(command("rustup").args(["component", "add", component]))?;
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    const LOCK: &str = "version = 4\n\n[[package]]\nname = \"wasm-bindgen-futures\"\nversion = \"0.4.79\"\n\n\
        [[package]]\nname = \"wasm-bindgen\"\nversion = \"0.2.129\"\nsource = \"registry\"\n";

    #[test]
    fn the_lock_file_names_versions() {
        let check = |package, version| assert_eq!(locked_version(LOCK, package), version, "{package}");
        check("wasm-bindgen", Some("0.2.129"));
        check("wasm-bindgen-futures", Some("0.4.79"));
        check("wasm", None);
        check("", None);
    }

    #[test]
    fn this_lock_file_is_understood() {
        let lock = fs::read_to_string(root().join("Cargo.lock")).unwrap();
        let version = locked_version(&lock, "wasm-bindgen").unwrap();
        let manifest = fs::read_to_string(root().join("Cargo.toml")).unwrap();
        assert!(manifest.contains(&format!("wasm-bindgen = \"={version}\"")), "{version} is not pinned");
    }

    /// The crates that cargo would compile for the browser for some packages, each with its features.
    fn crates(packages: &[&str]) -> Vec<String> {
        let mut tree = command("cargo");
        tree.args(["tree", "--offline", "--locked", "--target", TARGET, "--edges", "normal,build"]);
        tree.args(["--prefix", "none", "--no-dedupe", "--format", "{p} [{f}]"]);
        tree.args(packages.iter().flat_map(|package| ["--package", package]));
        let tree = output_of(&mut tree).unwrap();
        tree.lines().map(|line| line.trim_end_matches(" (*)").to_owned()).collect()
    }

    /// A crate with other features is compiled again, with all its dependents. Features missing here must be
    /// added to the worker's manifest.
    #[test]
    fn the_core_of_the_worker_is_that_of_the_page() {
        let name = |line: &String| line.split(" [").next().unwrap_or_default().to_owned();
        let core: Vec<String> = crates(&["sudoku-core"]).iter().map(name).collect();
        let page = crates(&["stepdoku-page", "stepdoku-worker", "sudoku-core"]);
        for program in ["stepdoku-worker", "stepdoku-scales", "stepdoku-reader"] {
            let worker = crates(&[program]);
            let of_core: Vec<&String> = worker.iter().filter(|line| core.contains(&name(line))).collect();
            assert!(of_core.len() > 10, "{program}: {of_core:?}");
            let other: Vec<_> = of_core.into_iter().filter(|line| !page.contains(line)).collect();
            assert!(other.is_empty(), "{program}: {other:?}");
        }
    }

    #[test]
    fn a_version_is_a_whole_word() {
        let check = |says, version, equal| assert_eq!(says_version(says, version), equal, "{says:?}");
        check("trunk 0.21.14\n", "0.21.14", true);
        check("wasm-bindgen 0.2.129 (abcdef)", "0.2.129", true);
        check("wasm-bindgen 0.2.129", "0.2.12", false);
        check("trunk 0.21.14-beta.1", "0.21.14", false);
        check("", "0.21.14", false);
    }
}
