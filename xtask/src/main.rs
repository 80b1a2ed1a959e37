//! The one command for all work on Stepdoku: each task is a verb of `cargo xtask`.
//!
//! It has few and small dependencies, so that it compiles in seconds on a machine with nothing but cargo.
//! Before a verb runs, it installs the tools of that verb and no others.

mod axe;
mod bare;
mod bench;
mod browsers;
mod compress;
mod digest;
mod dist;
mod frequency;
mod imports;
mod languages;
mod listing;
mod notices;
mod npm;
mod offline;
mod parts;
mod programs;
mod run;
mod sdk;
mod serve;
mod sheet;
mod shots;
mod stamp;
mod tally;
mod test;
mod tools;
mod weights;
mod wheel;

use std::process::ExitCode;

const HELP: &str = "\
cargo xtask VERB

  serve [--port N] [--release]   build the page, serve it, rebuild it whenever a file changes
  test [PART ...]                run all tests in Chromium, or only some parts:
                                 fmt lint host wasm e2e; firefox runs the main journeys in Firefox,
                                 sdk tests what others build on, and all runs all seven
  soak                           run the long tests: a million damaged texts for each reader, all positions
                                 of which `test` samples some, twenty times as many kills and damaged
                                 saves, and more windows
  bench [PART ...]               measure ours and other programs for Sudoku side by side; an unknown
                                 part lists all of them
  frequency [VERB ...]           count how often puzzles need each technique, over consecutive seeds,
                                 and choose positions for drills; without a verb, list its verbs
  dist [--at ADDRESS]            build the page for publishing into dist/, compressed for hosts that
                                 send such files, and print its sizes; with the address where it will
                                 be, the pages about techniques name theirs, and there is a sitemap
  npm [FOLDER]                   build the package for npm into target/npm-package or another folder, and print
                                 the sizes of its programs
  shots FOLDER [SCENE...]        take pictures of the main screens at six sizes, light and dark
  wheel [test] [cluster]         build the Python package into target/wheels and install it into a new
                                 environment; with `test` run its tests there, and with `cluster` that
                                 of the example that rates on several processes

Before a verb runs, it names the tools that the machine lacks and installs them: the WebAssembly target
through rustup, Trunk, wasm-bindgen and brotli through cargo into a cache folder of your own that every
clone shares, Chromium and its driver through apt when you are root. Only `test firefox` needs Firefox
and its driver. `wheel` needs Python 3.9 or later, and installs maturin into an environment of its own.";

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let (verb, rest) = match arguments.split_first() {
        Some((verb, rest)) => (verb.as_str(), rest),
        None => ("help", &[][..]),
    };
    let outcome = match verb {
        "serve" => serve::serve(rest),
        "test" => return test::test(rest),
        "soak" => {
            return match no_arguments(rest) {
                Ok(()) => test::soak(),
                Err(why) => {
                    eprintln!("xtask: {why}");
                    ExitCode::FAILURE
                }
            };
        }
        "bench" => bench::bench(rest),
        "frequency" => frequency::frequency(rest),
        "dist" => dist::dist(rest),
        "npm" => npm::npm(rest),
        "shots" => shots::shots(rest),
        "wheel" => wheel::wheel(rest),
        // For Trunk after a build, and for `test` beside its other stages; not for people.
        "stamp" => stamp::stamp(),
        "page" => tools::Tools::ready().and_then(|tools| dist::to_be_tested(&tools)).map(drop),
        "help" | "--help" | "-h" => {
            println!("{HELP}");
            Ok(())
        }
        other => Err(format!("there is no verb `{other}`\n\n{HELP}")),
    };
    match outcome {
        Ok(()) => ExitCode::SUCCESS,
        Err(why) => {
            eprintln!("xtask: {why}");
            ExitCode::FAILURE
        }
    }
}

/// Refuses arguments to a verb without any.
fn no_arguments(rest: &[String]) -> Result<(), String> {
    match rest.first() {
        None => Ok(()),
        Some(extra) => Err(format!("unexpected argument `{extra}`\n\n{HELP}")),
    }
}
