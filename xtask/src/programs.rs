//! Test programs, run side by side: one for each core.
//!
//! cargo runs one program after another, each with a test for every core, so that all wait for the longest
//! test of each program. Here the longest programs start first, as far as an earlier run shows, and a free
//! core takes the next one.

use crate::run::words;
use std::collections::BTreeMap;
use std::ffi::{OsStr, OsString};
use std::fs;
use std::io::Read as _;
use std::path::{Path, PathBuf};
use std::process::{Command, ExitStatus, Stdio};
use std::sync::{Arc, Mutex, PoisonError, mpsc};
use std::thread;
use std::time::Instant;

/// A test program built by cargo.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Program {
    /// The package and the target.
    name: String,
    file: PathBuf,
    /// The folder where it expects to run.
    folder: PathBuf,
    launch: Arc<Launch>,
}

/// The way to start the programs of one `cargo test`.
#[derive(Debug, Default, PartialEq, Eq)]
struct Launch {
    /// The runner, if they do not run by themselves.
    runner: Option<&'static str>,
    arguments: Vec<String>,
    /// Added and removed variables of their environment.
    environment: Vec<(OsString, Option<OsString>)>,
}

/// The result of one.
#[derive(Debug)]
pub(crate) struct Outcome {
    pub(crate) name: String,
    pub(crate) output: String,
    pub(crate) status: Result<ExitStatus, String>,
    pub(crate) seconds: f64,
}

/// A `cargo test` whose programs are built first and run later.
#[derive(Debug)]
pub(crate) struct Group {
    /// Its environment is also that of the programs.
    pub(crate) cargo: Command,
    /// The runner of the programs, if they do not run by themselves.
    pub(crate) runner: Option<&'static str>,
    /// The arguments of each program.
    pub(crate) arguments: Vec<String>,
}

impl Group {
    /// Builds the programs that cargo would run.
    pub(crate) fn built(self) -> Result<Vec<Program>, String> {
        let Self { mut cargo, runner, arguments } = self;
        let line = words(&cargo);
        let trouble = |error: std::io::Error| format!("`{line}`: {error}");
        let owned = |(name, value): (&OsStr, Option<&OsStr>)| (name.to_owned(), value.map(ToOwned::to_owned));
        let environment = cargo.get_envs().map(owned).collect();
        let launch = Arc::new(Launch { runner, arguments, environment });
        cargo.args(["--no-run", "--message-format", "json-render-diagnostics"]);
        let mut child = cargo.stdin(Stdio::null()).stdout(Stdio::piped()).spawn().map_err(trouble)?;
        let mut text = String::new();
        child.stdout.take().ok_or("a child without output")?.read_to_string(&mut text).map_err(trouble)?;
        let status = child.wait().map_err(trouble)?;
        if !status.success() {
            return Err(format!("`{line}` ended with {status}"));
        }
        let programs: Vec<Program> = text.lines().filter_map(|line| program(line, &launch)).collect();
        if programs.is_empty() { Err(format!("`{line}` built no tests")) } else { Ok(programs) }
    }
}

/// The test program in a line of cargo's messages, if any.
fn program(line: &str, launch: &Arc<Launch>) -> Option<Program> {
    let (_, profile) = line.split_once("\"profile\":{")?;
    let is_test = profile.split_once('}')?.0.contains("\"test\":true");
    let text = |after: &str| {
        let (_, rest) = line.split_once(after)?;
        Some(rest.split_once('"')?.0.replace("\\\\", "\\"))
    };
    let file = PathBuf::from(text("\"executable\":\"")?);
    let folder = Path::new(&text("\"manifest_path\":\"")?).parent()?.to_owned();
    let (_, target) = line.split_once("\"target\":{")?;
    let name = target.split_once("\"name\":\"")?.1.split_once('"')?.0;
    let name = format!("{}/{name}", folder.file_name()?.to_string_lossy());
    is_test.then(|| Program { name, file, folder, launch: Arc::clone(launch) })
}

/// Runs programs and reports each when it has ended.
pub(crate) fn run(
    mut programs: Vec<Program>,
    times: &Path,
    mut told: impl FnMut(Outcome),
) -> Result<(), String> {
    let mut known = Times::read(times);
    programs.sort_by(|one, other| known.of(&other.name).total_cmp(&known.of(&one.name)));
    let queue = Mutex::new(programs.into_iter());
    let next = || queue.lock().unwrap_or_else(PoisonError::into_inner).next();
    let cores = thread::available_parallelism().map_or(1, usize::from);
    thread::scope(|scope| {
        let (tell, hear) = mpsc::channel();
        for _ in 0..cores {
            let tell = tell.clone();
            let next = &next;
            scope.spawn(move || {
                while let Some(program) = next() {
                    // The receiver is gone if the caller has given up.
                    if tell.send(outcome(&program)).is_err() {
                        break;
                    }
                }
            });
        }
        drop(tell);
        for outcome in hear {
            known.note(&outcome);
            told(outcome);
        }
    });
    known.write(times)
}

fn outcome(program: &Program) -> Outcome {
    let Program { name, file, folder, launch } = program;
    let mut command = match launch.runner {
        Some(runner) => {
            let mut command = Command::new(runner);
            command.arg(file);
            command
        }
        None => Command::new(file),
    };
    command.args(&launch.arguments).current_dir(folder);
    // With one thread, tests would run without separate threads, and have no names for their pictures.
    command.env("CARGO_MANIFEST_DIR", folder).env("RUST_TEST_THREADS", "2");
    for (name, value) in &launch.environment {
        match value {
            Some(value) => command.env(name, value),
            None => command.env_remove(name),
        };
    }
    let begin = Instant::now();
    let done = command.stdin(Stdio::null()).stderr(Stdio::inherit()).output();
    let (output, status) = match done {
        Ok(done) => (String::from_utf8_lossy(&done.stdout).into_owned(), Ok(done.status)),
        Err(error) => (String::new(), Err(error.to_string())),
    };
    Outcome { name: name.clone(), output, status, seconds: begin.elapsed().as_secs_f64() }
}

/// The seconds of each program in its last run.
#[derive(Debug, Default)]
struct Times(BTreeMap<String, f64>);

impl Times {
    /// The times in a file, which may be missing.
    fn read(file: &Path) -> Self {
        let text = fs::read_to_string(file).unwrap_or_default();
        let read = |line: &str| {
            let (name, seconds) = line.split_once(' ')?;
            Some((name.to_owned(), seconds.parse().ok()?))
        };
        Self(text.lines().filter_map(read).collect())
    }

    fn write(&self, file: &Path) -> Result<(), String> {
        let lines: Vec<String> =
            self.0.iter().map(|(name, seconds)| format!("{name} {seconds:.1}")).collect();
        fs::write(file, lines.join("\n")).map_err(|error| format!("{}: {error}", file.display()))
    }

    /// An unknown program may be the longest.
    fn of(&self, name: &str) -> f64 {
        self.0.get(name).copied().unwrap_or(f64::INFINITY)
    }

    fn note(&mut self, outcome: &Outcome) {
        self.0.insert(outcome.name.clone(), outcome.seconds);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const MESSAGE: &str = r#"{"reason":"compiler-artifact","package_id":"path+file:///x/src/core#sudoku-core@0.1.0","manifest_path":"/x/src/core/Cargo.toml","target":{"kind":["test"],"crate_types":["bin"],"name":"logic","src_path":"/x/src/core/tests/logic/main.rs","edition":"2024","doc":false,"doctest":false,"test":true},"profile":{"opt_level":"3","debuginfo":1,"debug_assertions":true,"overflow_checks":true,"test":TEST},"features":[],"filenames":["/x/target/debug/deps/logic-1"],"executable":FILE,"fresh":true}"#;

    #[test]
    fn programs_are_found_among_the_messages() {
        let check = |test: &str, file: &str, found: bool| {
            let line = MESSAGE.replace("TEST", test).replace("FILE", file);
            let expected = Program {
                name: "core/logic".to_owned(),
                file: PathBuf::from("/x/target/debug/deps/logic-1"),
                folder: PathBuf::from("/x/src/core"),
                launch: Arc::default(),
            };
            assert_eq!(program(&line, &Arc::default()), found.then_some(expected), "{test} {file}");
        };
        check("true", "\"/x/target/debug/deps/logic-1\"", true);
        // An example, and a library.
        check("false", "\"/x/target/debug/deps/logic-1\"", false);
        check("true", "null", false);
        assert_eq!(program("{\"reason\":\"build-finished\",\"success\":true}", &Arc::default()), None);
    }

    #[test]
    fn all_programs_run_and_those_that_took_longest_begin() {
        let folder = std::env::temp_dir().join(format!("stepdoku-programs-{}", std::process::id()));
        fs::create_dir_all(&folder).unwrap();
        let times = folder.join("times");
        fs::write(&times, "x/short 1\nx/long 9.5\n").unwrap();
        let script = "echo $WORD $RUST_TEST_THREADS; test $WORD = said".to_owned();
        let launch = |runner, first: &str| {
            let arguments = vec![first.to_owned(), script.clone()];
            Arc::new(Launch { runner, arguments, environment: vec![("WORD".into(), Some("said".into()))] })
        };
        let program = |name: &str, file: &str, launch| Program {
            name: format!("x/{name}"),
            file: file.into(),
            folder: folder.clone(),
            launch,
        };
        let mut all = Vec::new();
        let programs = vec![
            program("short", "/bin/sh", launch(None, "-c")),
            program("long", "/bin/sh", launch(None, "-c")),
            // A program with a runner.
            program("new", "-e", launch(Some("sh"), "-c")),
        ];
        run(programs, &times, |outcome| all.push(outcome)).unwrap();
        assert!(all.iter().all(|one| one.output == "said 2\n" && one.status.as_ref().unwrap().success()));
        let mut names: Vec<&str> = all.iter().map(|one| one.name.as_str()).collect();
        names.sort_unstable();
        assert_eq!(names, ["x/long", "x/new", "x/short"]);
        let known = Times::read(&times);
        assert!(known.of("x/long") < 9.5 && known.of("x/other").is_infinite());
        fs::remove_dir_all(&folder).unwrap();
    }
}
