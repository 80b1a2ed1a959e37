//! Every test, in stages; a failing stage does not stop the later ones.

use crate::axe;
use crate::browsers::{
    Chromium, Firefox, IN_FIREFOX, IN_WEBKIT, NOT_IN_FIREFOX, NOT_IN_WEBKIT, ONLY_CHROMIUM, cargo_in_webkit,
};
use crate::dist::{self, Beside};
use crate::programs::{self, Group, Outcome};
use crate::run::{command, root, run, words};
use crate::sdk;
use crate::tally::{Lacking, Tally, failure};
use crate::tools::{Tools, checkers, target_folder, wasm_target};
use crate::wheel;
use std::cell::{LazyCell, OnceCell};
use std::fs;
use std::io::{BufRead, BufReader, Write as _};
use std::path::{Path, PathBuf, absolute};
use std::process::{Command, ExitCode, Stdio};
use std::time::Instant;

/// A part with a name on the command line.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Part {
    Fmt,
    Lint,
    Host,
    Wasm,
    E2e,
    Firefox,
    Sdk,
}

/// The parts in their order of running, those of the plain command first.
const PARTS: [(&str, Part); 7] = [
    ("fmt", Part::Fmt),
    ("lint", Part::Lint),
    ("host", Part::Host),
    ("wasm", Part::Wasm),
    ("e2e", Part::E2e),
    ("firefox", Part::Firefox),
    ("sdk", Part::Sdk),
];
/// Runs WebAssembly programs in a browser. Cargo would read it from `.cargo/config.toml`.
const RUNNER: &str = "wasm-bindgen-test-runner";
/// The number of parts in the plain command. It neither needs nor installs a second browser, nor Node or Python.
const PLAIN: usize = 5;

/// Runs the named parts, or those of the plain command. The last line counts the tests of every kind.
pub(crate) fn test(arguments: &[String]) -> ExitCode {
    let parts = match parts(arguments) {
        Ok(parts) => parts,
        Err(why) => {
            eprintln!("xtask: {why}");
            return ExitCode::FAILURE;
        }
    };
    // The first stage that needs the tools prepares them; if that fails, the stage fails.
    let tools = LazyCell::new(Tools::ready);
    let chromium = LazyCell::new(Chromium::ready);
    let with_tools = || tools.as_ref().map_err(Clone::clone);
    let with_chromium = || chromium.as_ref().map_err(Clone::clone);

    let mut report = Report::new(|line| {
        // If the output has no reader any more, the tests continue.
        _ = writeln!(std::io::stdout(), "{line}");
    });
    // Built by the first stage that tests it.
    let built = OnceCell::new();
    let mut beside = None;
    let build = |report: &mut Report, beside: &mut Option<Beside>| {
        if built.get().is_none() {
            report.check("release build", || {
                let page = match beside.take() {
                    Some(begun) => begun.end()?,
                    None => dist::to_be_tested(with_tools()?)?,
                };
                _ = built.set(page);
                Ok(())
            });
        }
    };
    // The tests in a browser keep one core busy, so they run beside the journeys when both are requested.
    for together in parts.chunk_by(|one, next| (*one, *next) == (Part::Wasm, Part::E2e)) {
        let Some(part) = together.last() else { continue };
        match part {
            Part::Fmt => {
                report.check("fmt", || {
                    checkers()?;
                    run(command("cargo").args(["fmt", "--all", "--check"]))
                });
            }
            Part::Lint => {
                report.check("clippy", || {
                    checkers()?;
                    run(command("cargo").args([
                        "clippy",
                        "--workspace",
                        "--all-targets",
                        "--",
                        "-D",
                        "warnings",
                    ]))
                });
                report.check("clippy for wasm", || {
                    checkers()?;
                    wasm_target()?;
                    let page = ["stepdoku-page", "stepdoku-worker", "stepdoku-scales", "stepdoku-reader"]
                        .map(|name| ["--package", name]);
                    let page = page.as_flattened().iter().chain(&["--all-targets"]);
                    let strictly = ["--target", "wasm32-unknown-unknown", "--", "-D", "warnings"];
                    run(command("cargo").arg("clippy").args(page).args(strictly))
                });
            }
            Part::Host => {
                if parts.iter().any(|part| matches!(part, Part::E2e | Part::Firefox)) {
                    // One that cannot start is tried again when it is its turn.
                    beside = Beside::start().ok();
                }
                let all = ["--workspace", "--exclude", "stepdoku-e2e"];
                report.programs("host", || {
                    let mut cargo = cargo_test(command("cargo"));
                    cargo.args(all);
                    vec![Ok(native(cargo, &[]))]
                });
                // Examples in the documentation are not separate programs.
                report.check("host, examples in the documentation", || {
                    run(command("cargo").args(["test", "--quiet", "--doc"]).args(all))
                });
            }
            Part::Wasm | Part::E2e => {
                let wanted = |part| together.contains(&part);
                let name = match (wanted(Part::Wasm), wanted(Part::E2e)) {
                    (true, true) => "browser and end to end",
                    (true, false) => "browser",
                    (false, _) => "end to end",
                };
                if wanted(Part::E2e) {
                    build(&mut report, &mut beside);
                }
                let in_browser = || browser_tests(with_tools()?, with_chromium()?);
                let end_to_end = || {
                    let mut cargo = journeys(&built)?;
                    with_chromium()?.tell(&mut cargo);
                    with_axe(&mut cargo);
                    Ok(native(cargo, &[]))
                };
                report.programs(name, || {
                    let group = |part: &Part| if *part == Part::Wasm { in_browser() } else { end_to_end() };
                    together.iter().map(group).collect()
                });
            }
            Part::Firefox => {
                build(&mut report, &mut beside);
                report.programs("end to end in Firefox", || {
                    let cargo = journeys(&built).and_then(|mut cargo| {
                        cargo.args(IN_FIREFOX.into_iter().flat_map(|name| ["--test", name]));
                        Firefox::ready()?.tell(&mut cargo);
                        Ok(native(cargo, &NOT_IN_FIREFOX))
                    });
                    vec![cargo]
                });
            }
            Part::Sdk => {
                report.check("documentation for others", sdk::documentation);
                report.check("choices of features", || {
                    checkers()?;
                    sdk::features()
                });
                report.check("licences", sdk::licences);
                report.check("packages as published", sdk::packages);
                report.check("the guide, from an empty folder", sdk::guide);
                report.check("the package for npm", || sdk::npm(with_chromium()?));
                report.check("the package for Python", sdk::wheel);
            }
        }
    }
    report.end()
}

/// Tests too long for daily use: kills and damage by the dozen, in the release build, and random messages by
/// the thousand in the core.
pub(crate) fn soak() -> ExitCode {
    let mut report = Report::new(|line| _ = writeln!(std::io::stdout(), "{line}"));
    let mut built = None;
    report.tests("core", || {
        let mut cargo = cargo_test(command("cargo"));
        cargo.args([
            "--package",
            "sudoku-core",
            "--package",
            "sudoku-play",
            "--release",
            "--test",
            "play",
            "--test",
            "words",
            "--",
        ]);
        cargo.args(["anything::", "game::", "journal::", "foreign::", "--show-output"]);
        cargo.env("PROPTEST_CASES", "20000");
        Ok(vec![cargo])
    });
    report.tests("all positions, pictures and notes", || {
        let mut cargo = cargo_test(command("cargo"));
        cargo.args(["--package", "sudoku-core", "--package", "sudoku-play", "--package", "stepdoku-photo"]);
        cargo.args(["--release", "--test", "logic", "--test", "words", "--test", "play", "--test", "photo"]);
        cargo.args(["--", "--show-output"]).env("STEPDOKU_SOAK", "1");
        Ok(vec![cargo])
    });
    report.tests("readers, a million texts each", || {
        let mut cargo = cargo_test(command("cargo"));
        cargo.args(["--package", "sudoku-play", "--release", "--test", "play", "--"]);
        cargo.args(["readers::", "--show-output"]);
        cargo.env("PROPTEST_CASES", "1000000");
        Ok(vec![cargo])
    });
    report.check("release build", || {
        let tools = Tools::ready()?;
        built = Some(dist::to_be_tested(&tools)?);
        Ok(())
    });
    report.tests("accessibility, kills, mutants and windows", || {
        let dist = built.as_ref().ok_or("there is no release build to test")?;
        let mut cargo = cargo_test(command("cargo"));
        cargo.args(["--package", "stepdoku-e2e"]);
        cargo.args(
            [
                "axe", "kills", "memory", "mutants", "storage", "notices", "overflow", "focus", "fitting",
                "sharing", "zoom",
            ]
            .into_iter()
            .flat_map(|name| ["--test", name]),
        );
        cargo.args(["--", "--show-output"]).env("STEPDOKU_DIST", dist).env("STEPDOKU_SOAK", "1");
        Chromium::ready()?.tell(&mut cargo);
        with_axe(&mut cargo);
        Ok(vec![cargo])
    });
    report.tests("questions of others, a million texts for each verb", || {
        let mut cargo = cargo_test(command("cargo"));
        cargo.args(["--package", "stepdoku-verbs", "--release", "--test", "damaged", "--", "--show-output"]);
        cargo.env("STEPDOKU_DAMAGES", "1000000");
        Ok(vec![cargo])
    });
    report.check("a cluster that loses a worker", || wheel::wheel(&["cluster".to_owned()]));
    report.check("the face of the crate, beside the last one that was promised", sdk::same_face);
    report.tests("all journeys in Firefox", || {
        let dist = built.as_ref().ok_or("there is no release build to test")?;
        let mut cargo = cargo_test(command("cargo"));
        cargo.args(["--package", "stepdoku-e2e", "--"]);
        cargo.args(NOT_IN_FIREFOX.into_iter().chain(ONLY_CHROMIUM).flat_map(|name| ["--skip", name]));
        cargo.env("STEPDOKU_DIST", dist);
        Firefox::ready()?.tell(&mut cargo);
        Ok(vec![cargo])
    });
    report.tests("journeys in WebKit", || {
        let dist = built.as_ref().ok_or("there is no release build to test")?;
        let mut cargo = cargo_test(cargo_in_webkit()?);
        cargo.args(["--package", "stepdoku-e2e"]);
        cargo.args(IN_WEBKIT.into_iter().flat_map(|name| ["--test", name])).arg("--");
        cargo.args(NOT_IN_WEBKIT.into_iter().flat_map(|name| ["--skip", name]));
        cargo.env("STEPDOKU_DIST", dist);
        Ok(vec![cargo])
    });
    report.end()
}

fn parts(arguments: &[String]) -> Result<Vec<Part>, String> {
    let all = PARTS.map(|(_, part)| part);
    match arguments {
        [] => return Ok(all[..PLAIN].to_vec()),
        [only] if only == "all" => return Ok(all.to_vec()),
        _ => {}
    }
    let find = |name: &String| {
        let known = PARTS.iter().find(|(known, _)| known == name);
        known.map(|(_, part)| *part).ok_or_else(|| {
            let known = PARTS.map(|(known, _)| known).join(", ");
            format!("`test` has no part `{name}`, only {known}, and all")
        })
    };
    arguments.iter().map(find).collect()
}

/// `cargo test` that continues after a failing binary, and gets the corpus as an absolute path.
fn cargo_test(mut cargo: Command) -> Command {
    cargo.args(["test", "--no-fail-fast"]);
    if let Some(Ok(corpus)) = std::env::var_os("CORPUS_DIR").map(absolute) {
        cargo.env("CORPUS_DIR", corpus);
    }
    cargo
}

/// The journeys through the release build.
fn journeys(built: &OnceCell<PathBuf>) -> Result<Command, String> {
    let dist = built.get().ok_or("there is no release build to test")?;
    let mut cargo = cargo_test(command("cargo"));
    cargo.args(["--package", "stepdoku-e2e"]).env("STEPDOKU_DIST", dist);
    // A program of journeys runs on each core.
    cargo.env("STEPDOKU_BROWSERS", "1");
    Ok(cargo)
}

/// Tells a test command where axe-core is. A machine that cannot have it leaves its cases out, and says so.
fn with_axe(cargo: &mut Command) {
    match axe::ready() {
        Ok(script) => _ = cargo.env("STEPDOKU_AXE", script),
        Err(why) => println!("axe-core could not be fetched: {why}"),
    }
}

/// Programs for this machine, without some of their tests.
fn native(cargo: Command, without: &[&str]) -> Group {
    let skips = without.iter().flat_map(|name| ["--skip", name]);
    let arguments = ["--show-output"].into_iter().chain(skips).map(str::to_owned).collect();
    Group { cargo, runner: None, arguments }
}

/// The tests that run as WebAssembly in a browser: the page's components, and the core's golden seeds.
fn browser_tests(tools: &Tools, chromium: &Chromium) -> Result<Group, String> {
    let mut cargo = cargo_test(tools.command("cargo")?);
    // Both together, so that the core is built once; and nothing else, as the page's own library and program
    // have no tests and take minutes to build for some.
    cargo.args([
        "--target",
        "wasm32-unknown-unknown",
        "--package",
        "stepdoku-page",
        "--package",
        "sudoku-core",
    ]);
    for folder in ["tests", "src/core/tests", "src/play/tests"] {
        let names = for_browsers(&root().join(folder))?;
        cargo.args(names.iter().flat_map(|name| ["--test", name]));
    }
    // The runner's own limits suit a fast and idle machine.
    cargo.env("WASM_BINDGEN_TEST_TIMEOUT", "300").env("WASM_BINDGEN_TEST_DRIVER_TIMEOUT", "60");
    // Found from the folder of any package.
    cargo.env("WASM_BINDGEN_TEST_WEBDRIVER_JSON", root().join("webdriver.json"));
    for other_browser in ["GECKODRIVER", "GECKODRIVER_REMOTE", "SAFARIDRIVER"] {
        cargo.env_remove(other_browser);
    }
    chromium.tell(&mut cargo);
    Ok(Group { cargo, runner: Some(RUNNER), arguments: Vec::new() })
}

/// The test programs of a folder that run in a browser: those whose first file mentions such tests.
fn for_browsers(folder: &Path) -> Result<Vec<String>, String> {
    let trouble = |error: std::io::Error| format!("{}: {error}", folder.display());
    let mut names = Vec::new();
    for entry in fs::read_dir(folder).map_err(trouble)? {
        let path = entry.map_err(trouble)?.path();
        let (first, name) = if path.is_dir() {
            (path.join("main.rs"), path.file_name())
        } else {
            (path.clone(), path.file_stem())
        };
        // A folder without that file is not a program.
        let text = fs::read_to_string(&first).unwrap_or_default();
        if text.contains("wasm_bindgen_test") {
            names.extend(name.map(|name| name.to_string_lossy().into_owned()));
        }
    }
    names.sort();
    Ok(names)
}

/// The results of the stages.
#[derive(Debug)]
struct Report {
    /// The destination of the tests' output.
    echo: fn(&str),
    sum: Tally,
    stages: Vec<(&'static str, bool)>,
    failures: Vec<String>,
    lacking: Lacking,
}

impl Report {
    fn new(echo: fn(&str)) -> Self {
        Self {
            echo,
            sum: Tally::default(),
            stages: Vec::new(),
            failures: Vec::new(),
            lacking: Lacking::default(),
        }
    }

    /// A stage that succeeds or fails without counting tests.
    fn check(&mut self, name: &'static str, stage: impl FnOnce() -> Result<(), String>) {
        self.stage(name, |_| stage());
    }

    /// A stage of commands that print the results of tests.
    fn tests(&mut self, name: &'static str, commands: impl FnOnce() -> Result<Vec<Command>, String>) {
        self.stage(name, |report| {
            let mut tally = Tally::default();
            let mut trouble = Vec::new();
            for mut command in commands()? {
                trouble.extend(report.counted(&mut command, &mut tally).err());
            }
            report.judge(tally, trouble)
        });
    }

    /// A stage of programs, built group by group and then all run side by side. A group that fails to build
    /// does not stop the others.
    fn programs(&mut self, name: &'static str, groups: impl FnOnce() -> Vec<Result<Group, String>>) {
        self.stage(name, |report| {
            let mut trouble = Vec::new();
            let mut tally = Tally::default();
            let mut programs = Vec::new();
            for group in groups() {
                let built = group.and_then(|group| {
                    (report.echo)(&words(&group.cargo));
                    group.built()
                });
                match built {
                    Ok(built) => programs.extend(built),
                    // Named whether or not others fail.
                    Err(why) => {
                        (report.echo)(&why);
                        tally.failed += 1;
                        report.failures.push(format!("{name}: {why}"));
                    }
                }
            }
            let times = target_folder()?.join(format!("times-of-{}", name.replace(' ', "-")));
            programs::run(programs, &times, |outcome| {
                let Outcome { name, output, status, seconds } = outcome;
                (report.echo)(&format!("\n--- {name}, {seconds:.1} s"));
                let mut shown = Shown::default();
                output.lines().for_each(|line| report.read(line, &mut tally, &mut shown));
                match status {
                    Ok(status) if status.success() => {}
                    Ok(status) => trouble.push(format!("{name} ended with {status}")),
                    Err(why) => trouble.push(format!("{name} could not be run: {why}")),
                }
            })?;
            report.judge(tally, trouble)
        });
    }

    /// The result of a stage with these counts and errors.
    fn judge(&mut self, tally: Tally, trouble: Vec<String>) -> Result<(), String> {
        self.sum += tally;
        match trouble.into_iter().next() {
            // Failed tests are already counted and named.
            Some(_) if tally.failed > 0 => Err(String::new()),
            Some(why) => Err(why),
            // A stage that has lost all its tests must fail.
            None if tally.is_empty() => Err("no test ran".to_owned()),
            None if tally.failed > 0 => Err(String::new()),
            None => Ok(()),
        }
    }

    /// Reads a line of the tests' output, and prints it.
    fn read(&mut self, line: &str, tally: &mut Tally, shown: &mut Shown) {
        tally.read(line);
        self.lacking.read(line);
        self.failures.extend(failure(line));
        if shown.shows(line) {
            (self.echo)(line);
        }
    }

    /// Runs a command, passes its output on, counts its tests and notes the failed ones.
    fn counted(&mut self, command: &mut Command, tally: &mut Tally) -> Result<(), String> {
        let line = words(command);
        (self.echo)(&line);
        let mut child = command
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .spawn()
            .map_err(|error| format!("`{line}` could not be started: {error}"))?;
        let output = child.stdout.take().ok_or("a child without output")?;
        let mut shown = Shown::default();
        for bytes in BufReader::new(output).split(b'\n') {
            let bytes = bytes.map_err(|error| format!("`{line}`: {error}"))?;
            let text = String::from_utf8_lossy(&bytes);
            self.read(&text, tally, &mut shown);
        }
        let status = child.wait().map_err(|error| format!("`{line}`: {error}"))?;
        if status.success() { Ok(()) } else { Err(format!("`{line}` ended with {status}")) }
    }

    fn stage(&mut self, name: &'static str, run: impl FnOnce(&mut Self) -> Result<(), String>) {
        (self.echo)(&format!("\n=== {name}"));
        let begin = Instant::now();
        let outcome = run(self);
        let seconds = begin.elapsed().as_secs();
        (self.echo)(&format!("=== {name}: {} after {seconds} s", word(outcome.is_ok())));
        self.stages.push((name, outcome.is_ok()));
        if let Err(why) = outcome
            && !why.is_empty()
        {
            (self.echo)(&why);
            self.sum.failed += 1;
            self.failures.push(format!("{name}: {why}"));
        }
    }

    fn end(self) -> ExitCode {
        let stages: Vec<_> = self.stages.iter().map(|(name, ok)| format!("{name} {}", word(*ok))).collect();
        println!();
        for failure in &self.failures {
            println!("failed: {failure}");
        }
        for sentence in self.lacking.sentences() {
            println!("skipped: {sentence}");
        }
        println!("stepdoku: {} ({})", self.sum, stages.join(", "));
        let well = self.sum.failed == 0 && self.stages.iter().all(|(_, ok)| *ok);
        if well { ExitCode::SUCCESS } else { ExitCode::FAILURE }
    }
}

fn word(ok: bool) -> &'static str {
    if ok { "ok" } else { "FAILED" }
}

/// Omits the second list of all tests, which the harness prints when it shows their output.
#[derive(Debug, Default)]
struct Shown {
    in_list: bool,
}

impl Shown {
    fn shows(&mut self, line: &str) -> bool {
        self.in_list = line == "successes:" || self.in_list && (line.is_empty() || line.starts_with("    "));
        !self.in_list
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn parts_are_found_by_name() {
        let check = |line: &str, found: Option<&[Part]>| {
            let words: Vec<String> = line.split_whitespace().map(str::to_owned).collect();
            assert_eq!(parts(&words).ok().as_deref(), found, "{line}");
        };
        check("", Some(&[Part::Fmt, Part::Lint, Part::Host, Part::Wasm, Part::E2e]));
        check("e2e", Some(&[Part::E2e]));
        check("firefox", Some(&[Part::Firefox]));
        check("all", Some(&PARTS.map(|(_, part)| part)));
        check("sdk", Some(&[Part::Sdk]));
        check("all e2e", None);
        check("wasm fmt", Some(&[Part::Wasm, Part::Fmt]));
        check("everything", None);
    }

    #[test]
    fn tests_for_browsers_are_found() {
        assert_eq!(for_browsers(&root().join("tests")).as_deref(), Ok(&["web".to_owned()][..]));
        assert_eq!(
            for_browsers(&root().join("src/core/tests")).as_deref(),
            Ok(&["wasm_golden".to_owned()][..])
        );
    }

    #[test]
    fn the_second_list_of_tests_is_left_out() {
        let output = "test a ... ok\n\nsuccesses:\n\n---- a stdout ----\nSKIPPED 3 cases\n    kept\n\n\n\
            successes:\n    a\n    b\n\ntest result: ok. 2 passed; 0 failed";
        let mut shown = Shown::default();
        let lines: Vec<_> = output.lines().filter(|line| shown.shows(line)).collect();
        assert_eq!(
            lines,
            [
                "test a ... ok",
                "",
                "---- a stdout ----",
                "SKIPPED 3 cases",
                "    kept",
                "",
                "",
                "test result: ok. 2 passed; 0 failed"
            ]
        );
    }

    /// A command that runs a script of the shell.
    fn shell(script: &str) -> Command {
        let mut shell = Command::new("sh");
        shell.args(["-c", script]);
        shell
    }

    #[test]
    fn stages_are_summed_and_any_failure_fails_the_whole() {
        let check = |script: &str, sum: (usize, usize, usize), ok: bool| {
            let mut report = Report::new(|_| {});
            report.tests("stage", || Ok(vec![shell(script)]));
            let Tally { passed, failed, skipped } = report.sum;
            assert_eq!((passed, failed, skipped), sum, "{script}");
            assert_eq!(report.stages, [("stage", ok)], "{script}");
        };
        check("echo 'test result: ok. 3 passed; 0 failed; 0 ignored'; echo SKIPPED 2 x", (3, 0, 1), true);
        check("echo 'test result: FAILED. 3 passed; 2 failed'; exit 101", (3, 2, 0), false);
        check("echo 'test result: ok. 3 passed; 0 failed'; exit 101", (3, 1, 0), false);
        check("exit 101", (0, 1, 0), false);
        check("exit 0", (0, 1, 0), false);
        check("echo 'test result: FAILED. 0 passed; 1 failed'", (0, 1, 0), false);
    }

    #[test]
    fn a_stage_that_cannot_run_has_failed() {
        let mut report = Report::new(|_| {});
        report.programs("browser", || vec![Err("no browser".to_owned()), Err("no build".to_owned())]);
        assert_eq!(report.sum.failed, 2);
        assert_eq!(report.failures, ["browser: no browser", "browser: no build"]);
        assert_eq!(report.stages, [("browser", false)]);

        let mut report = Report::new(|_| {});
        report.check("build", || Err("no tools".to_owned()));
        assert_eq!(report.sum.failed, 1);
        assert_eq!(report.failures, ["build: no tools"]);
        assert_eq!(report.stages, [("build", false)]);
    }
}
