//! Loading times of the page over a slow line on a slow phone: once with an empty cache, and once more with a
//! warm one. `cargo xtask bench loading` makes a table of its output.

use serde_json::{Value, json};
use std::path::Path;
use std::process::ExitCode;
use std::time::Duration;
use stepdoku_e2e::{Browser, Options, Server, dist};

/// The number of visits; the reported value is the median.
const ROUNDS: usize = 5;
/// The line: 1.6 Mbit/s down and half of that up, with 150 ms latency.
const BYTES_A_SECOND: u32 = 200_000;
const LATENCY: u32 = 150;
/// The phone is this many times slower than this machine.
const SLOWED: u32 = 4;
/// A visit that takes longer has failed.
const PATIENCE: Duration = Duration::from_mins(2);

/// Records in every document when something first became visible. The key is pressed as soon as the board is
/// drawn, and answered when its effect is drawn.
const WATCH: &str = "
    const seen = globalThis.seen = {};
    const look = (name, there, then) => {
      const frame = () => {
        if (!there()) return requestAnimationFrame(frame);
        // The contents of a frame are visible once it is over.
        const channel = new MessageChannel();
        channel.port1.onmessage = () => { seen[name] = performance.now(); then?.(); };
        channel.port2.postMessage(0);
      };
      requestAnimationFrame(frame);
    };
    const shown = css => document.querySelector(css)?.checkVisibility({ visibilityProperty: true });
    const cell = () => document.querySelector('[role=gridcell][tabindex=\"0\"]');
    if (location.protocol == 'http:') {
      look('skeleton', () => shown('.skeleton-board') || cell());
      look('board', () => document.documentElement.dataset.app == 'ready' && shown('[role=grid]') && cell(), () => {
        const before = cell();
        before.focus();
        before.dispatchEvent(new KeyboardEvent('keydown',
          { key: 'ArrowDown', code: 'ArrowDown', bubbles: true, cancelable: true }));
        look('key', () => cell() != before);
      });
    }";

fn main() -> ExitCode {
    let Some(dist) = dist() else { return ExitCode::FAILURE };
    let programs = programs(&dist);
    let mut first = [const { Vec::new() }; 3];
    let mut again = [const { Vec::new() }; 1];
    let mut bytes = 0;
    for _ in 0..ROUNDS {
        let server = Server::start_packed(&dist, "/");
        let browser = Browser::open(&Options::phone().script(WATCH).unwaited());
        browser.cdp("Network.enable", &json!({}));
        let line = json!({
            "offline": false,
            "latency": LATENCY,
            "downloadThroughput": BYTES_A_SECOND,
            "uploadThroughput": BYTES_A_SECOND / 2,
        });
        browser.cdp("Network.emulateNetworkConditions", &line);
        browser.cdp("Emulation.setCPUThrottlingRate", &json!({ "rate": SLOWED }));
        visit(&browser, &server, ["skeleton", "board", "key"], &mut first);
        bytes = waited_for(&browser);
        // The second visit also waits for the parts after the board and for the cache: a visitor on the next
        // day does not meet the caching. The programs that the worker calls come with the first question for them.
        browser.wait_within(PATIENCE, "all parts have come", || {
            let come = browser.js(COME, &[]);
            programs.iter().all(|program| come.as_array().into_iter().flatten().any(|one| one == program))
        });
        browser.wait_within(PATIENCE, "the build is kept", || {
            browser.js("return navigator.serviceWorker.controller !== null", &[]) == true
        });
        browser.goto("about:blank");
        visit(&browser, &server, ["board"], &mut again);
        browser.assert_quiet();
    }
    let [skeleton, board, key] = &mut first;
    for (what, times) in [
        ("first visit: skeleton", skeleton),
        ("first visit: board", board),
        ("first visit: a key answered", key),
        ("second visit: board", &mut again[0]),
    ] {
        times.sort_by(f64::total_cmp);
        println!("loading: {what}; {}; {}; {}", times[ROUNDS / 2], times[0], times[ROUNDS - 1]);
    }
    println!("until the board of a first visit {bytes} bytes had come");
    ExitCode::SUCCESS
}

/// The names of the completely loaded files.
const COME: &str = "return performance.getEntriesByType('resource')
    .filter(file => file.responseEnd > 0).map(file => file.name.split('/').pop())";

/// Opens the page, and adds the milliseconds until each named item became visible.
fn visit<const N: usize>(browser: &Browser, server: &Server, names: [&str; N], times: &mut [Vec<f64>; N]) {
    browser.goto(&server.url());
    let seen = || browser.js("return globalThis.seen?.key ? globalThis.seen : null", &[]);
    browser.wait_within(PATIENCE, "a key is answered", || !seen().is_null());
    let seen = seen();
    for (name, times) in names.into_iter().zip(times) {
        times.push(seen[name].as_f64().unwrap_or_else(|| panic!("{name} was never seen: {seen}")));
    }
}

/// The bytes loaded before the board appeared. They have to come compressed, as from a host.
fn waited_for(browser: &Browser) -> u64 {
    let told = browser.js(
        "const files = [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')];
         const before = files.filter(file => file.responseEnd > 0 && file.responseEnd <= globalThis.seen.board);
         const sum = what => before.reduce((sum, file) => sum + file[what], 0);
         return [sum('encodedBodySize'), sum('decodedBodySize')]",
        &[],
    );
    let [sent, whole] = [0, 1].map(|index| told[index].as_u64().unwrap_or(0));
    assert!(sent > 0 && 2 * sent < whole, "{sent} bytes of {whole} were sent: nothing was packed");
    sent
}

/// The beginnings of the names of programs that a visit does not load: the worker asks for them at the first question
/// that needs one.
const CALLED: [&str; 2] = ["stepdoku-scales", "stepdoku-reader"];

/// The names of the programs that come with a visit: the page, its parts and its worker.
fn programs(dist: &Path) -> Vec<Value> {
    let files = std::fs::read_dir(dist).unwrap_or_else(|why| panic!("{}: {why}", dist.display()));
    let names = files.map(|file| file.expect("a folder that can be read").file_name());
    let names: Vec<String> = names.map(|name| name.to_string_lossy().into_owned()).collect();
    names.into_iter().filter(|name| comes_with_a_visit(name)).map(Value::from).collect()
}

/// Whether a file is a program that comes with a visit.
fn comes_with_a_visit(name: &str) -> bool {
    let is_program = Path::new(name).extension().is_some_and(|ending| ending == "wasm");
    is_program && !CALLED.iter().any(|called| name.starts_with(called))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_visit_waits_for_no_program_that_only_a_question_loads() {
        for (name, comes) in [
            ("stepdoku-3f_bg.wasm", true),
            ("stepdoku-desk-3f.wasm", true),
            ("stepdoku-worker-3f_bg.wasm", true),
            ("stepdoku-scales-3f_bg.wasm", false),
            ("stepdoku-reader-3f_bg.wasm", false),
            ("stepdoku-3f.js", false),
        ] {
            assert_eq!(comes_with_a_visit(name), comes, "{name}");
        }
    }
}
