//! The cost of a key press on a board with all candidates shown, and of a move of the lens, reported but not
//! judged, as machines differ. The component tests limit the nodes that a key changes, and a journey limits
//! those of a lens move. `cargo xtask bench page` makes a table of its output.

use serde_json::{Value, json};
use std::process::ExitCode;
use stepdoku_e2e::places::CANDIDATES;
use stepdoku_e2e::puzzles::{GIANT, MEDIUM};
use stepdoku_e2e::{Options, Page, dist, game};

/// From the first listener to the end of the key's work, and to the next frame.
const WATCH: &str = "
    globalThis.presses = [];
    let begun = 0;
    addEventListener('keydown', event => {
      if (['Shift', 'Control', 'Alt', 'Meta'].includes(event.key)) return;
      begun = performance.now();
      const channel = new MessageChannel();
      channel.port1.onmessage = () => {
        const script = performance.now() - begun;
        requestAnimationFrame(() => setTimeout(() =>
          globalThis.presses.push([script, performance.now() - begun])));
      };
      channel.port2.postMessage(0);
    }, { capture: true });";

/// Collects the changed nodes. Collecting takes time itself, so it runs separately from timing.
const COLLECT: &str = "
    globalThis.nodes = new Set();
    new MutationObserver(all => all.forEach(change => {
      globalThis.nodes.add(change.target);
      change.addedNodes.forEach(node => globalThis.nodes.add(node));
    })).observe(document.documentElement,
      { subtree: true, childList: true, attributes: true, characterData: true });";

/// The most frequent keys.
const KEYS: [&str; 10] =
    ["1", "2", "ArrowLeft", "Shift+3", "ArrowDown", "Delete", "Ctrl+z", "4", "ArrowRight", "Ctrl+z"];

/// The value that `percent` of a hundred do not exceed.
fn percentile(values: &mut [f64], percent: usize) -> f64 {
    values.sort_by(f64::total_cmp);
    let at = (values.len() * percent).div_ceil(100).max(1) - 1;
    values.get(at).copied().unwrap_or(f64::NAN)
}

/// Milliseconds of processor time that the page's thread has spent on scripts, on layout and on styles. Other
/// work of the machine does not lengthen it.
fn duration(page: &Page) -> [f64; 3] {
    let told = page.cdp("Performance.getMetrics", &json!({}));
    ["ScriptDuration", "LayoutDuration", "RecalcStyleDuration"].map(|name| {
        let metrics = told["metrics"].as_array().into_iter().flatten();
        let seconds = metrics.filter(|metric| metric["name"] == name).find_map(|one| one["value"].as_f64());
        1e3 * seconds.expect("Chromium tells the time of it")
    })
}

fn script_time(page: &Page) -> f64 {
    let [script, ..] = duration(page);
    script
}

fn presses(page: &Page) -> usize {
    page.js("return globalThis.presses.length", &[]).as_u64().unwrap_or(0) as usize
}

fn measured(page: &Page, what: &str) {
    page.js(WATCH, &[]);
    page.cdp("Performance.enable", &json!({ "timeDomain": "threadTicks" }));
    let mut lines = Vec::new();
    for throttle in [1, 4] {
        page.cdp("Emulation.setCPUThrottlingRate", &json!({ "rate": throttle }));
        page.js("globalThis.presses = []", &[]);
        // Checking whether a press is over also runs a script.
        let before = script_time(page);
        (0..20).for_each(|_| assert_eq!(presses(page), 0));
        let asking = (script_time(page) - before) / 20.0;
        let mut script = Vec::new();
        for round in 0..4 {
            for (index, key) in KEYS.iter().enumerate() {
                let (before, mut asked) = (script_time(page), 0.0);
                page.press(key);
                page.wait_until("the press is over", || {
                    asked += 1.0;
                    presses(page) == round * KEYS.len() + index + 1
                });
                script.push((script_time(page) - before - asked * asking).max(0.0));
            }
        }
        let told = page.js("return globalThis.presses", &[]);
        let column = |index: usize| -> Vec<f64> {
            told.as_array().into_iter().flatten().filter_map(|press| press[index].as_f64()).collect()
        };
        let (mut clock, mut frame) = (column(0), column(1));
        assert_eq!((script.len(), clock.len()), (4 * KEYS.len(), 4 * KEYS.len()));
        let times = [&mut script, &mut clock, &mut frame]
            .map(|times| format!("{:.1} ms; {:.1} ms", percentile(times, 50), percentile(times, 95)));
        lines.push(format!("pace: {what}; {throttle}; {}", times.join("; ")));
    }
    page.cdp("Emulation.setCPUThrottlingRate", &json!({ "rate": 1 }));
    let nodes = most_nodes(page);
    for line in &lines {
        println!("{line}; {nodes}");
    }
}

/// The most nodes that any of the keys changes.
fn most_nodes(page: &Page) -> u64 {
    page.js(COLLECT, &[]);
    let changed = |key: &str| {
        let before = presses(page);
        page.js("globalThis.nodes.clear()", &[]);
        page.press(key);
        page.wait_until("the press is over", || presses(page) > before);
        page.js("return globalThis.nodes.size", &[]).as_u64().unwrap_or(0)
    };
    KEYS.into_iter().map(changed).max().unwrap_or(0)
}

/// Measures on a board with all candidates shown, at least `least` of them.
fn with_all_candidates(hash: &str, least: usize, what: &str) {
    game(Options::desktop(), hash, |page| {
        page.click(CANDIDATES);
        let shown = format!("return document.querySelectorAll('[data-notes]').length > {least}");
        page.wait_until("all candidates are shown", || page.js(&shown, &[]) == Value::Bool(true));
        page.js("document.querySelector('[role=gridcell][tabindex=\"0\"]').focus()", &[]);
        measured(page, what);
    });
}

/// The moves of two fingers in a measured pinch.
const TURNS: usize = 40;

/// Fingers that spread step by step and stay down: redrawing after the release does not belong to a move.
fn pinched() {
    game(Options::phone(), GIANT, |page| {
        page.click(CANDIDATES);
        page.wait_until("all candidates are shown", || page.count("[data-notes]") > 200);
        page.cdp("Performance.enable", &json!({ "timeDomain": "threadTicks" }));
        page.cdp("Emulation.setCPUThrottlingRate", &json!({ "rate": 4 }));
        page.two_fingers("touchStart", ".board-frame", 0.05);
        // The first move brings the map.
        page.two_fingers("touchMove", ".board-frame", 0.06);
        page.wait_for(".map");
        let before = duration(page);
        for turn in 1..=TURNS {
            page.two_fingers("touchMove", ".board-frame", 0.06 + 0.24 * turn as f64 / TURNS as f64);
        }
        let after = duration(page);
        let [script, layout, style] = [0, 1, 2].map(|part| (after[part] - before[part]) / TURNS as f64);
        println!(
            "pinch: 25×25, all candidates shown; 4; script {script:.1} ms; layout {layout:.1} ms; style {style:.1} ms"
        );
    });
}

fn main() -> ExitCode {
    if dist().is_none() {
        return ExitCode::FAILURE;
    }
    with_all_candidates(GIANT, 200, "25×25, all candidates shown");
    with_all_candidates(MEDIUM, 30, "9×9, all candidates shown");
    pinched();
    ExitCode::SUCCESS
}
