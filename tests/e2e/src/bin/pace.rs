//! What one key press costs on a board with all candidates shown, and one turn of the lens, told and not judged:
//! machines differ. How many nodes a key may change is judged beside the components, and how few a turn of the lens
//! changes by a journey. It tells lines of which `cargo xtask bench page` makes a table.

use serde_json::{Value, json};
use std::process::ExitCode;
use stepdoku_e2e::places::CANDIDATES;
use stepdoku_e2e::puzzles::{GIANT, MEDIUM};
use stepdoku_e2e::{Options, Page, dist, game};

/// From the first listener to a key until nothing more is done for it, and to the next frame.
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

/// Collects the nodes that change. That is work, too, and so it is done when the times are taken.
const COLLECT: &str = "
    globalThis.nodes = new Set();
    new MutationObserver(all => all.forEach(change => {
      globalThis.nodes.add(change.target);
      change.addedNodes.forEach(node => globalThis.nodes.add(node));
    })).observe(document.documentElement,
      { subtree: true, childList: true, attributes: true, characterData: true });";

/// Keys that do all that is done often.
const KEYS: [&str; 10] =
    ["1", "2", "ArrowLeft", "Shift+3", "ArrowDown", "Delete", "Ctrl+z", "4", "ArrowRight", "Ctrl+z"];

/// The value that so many of a hundred do not exceed.
fn percentile(values: &mut [f64], percent: usize) -> f64 {
    values.sort_by(f64::total_cmp);
    let at = (values.len() * percent).div_ceil(100).max(1) - 1;
    values.get(at).copied().unwrap_or(f64::NAN)
}

/// Milliseconds that the page's thread spent so far on scripts, on layout and on styles, by the processor's time: what
/// else the machine does makes it no longer.
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
        // To ask whether a press is over is a script, too.
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

/// The most nodes that one of the keys changes.
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

/// Measures on a board with all candidates shown, which must be so many at least.
fn with_all_candidates(hash: &str, least: usize, what: &str) {
    game(Options::desktop(), hash, |page| {
        page.click(CANDIDATES);
        let shown = format!("return document.querySelectorAll('[data-notes]').length > {least}");
        page.wait_until("all candidates are shown", || page.js(&shown, &[]) == Value::Bool(true));
        page.js("document.querySelector('[role=gridcell][tabindex=\"0\"]').focus()", &[]);
        measured(page, what);
    });
}

/// How often two fingers move in a pinch that is measured.
const TURNS: usize = 40;

/// Fingers that part, step by step, and are not taken up: what is drawn anew once they are is not of a turn.
fn pinched() {
    game(Options::phone(), GIANT, |page| {
        page.click(CANDIDATES);
        page.wait_until("all candidates are shown", || page.count("[data-notes]") > 200);
        page.cdp("Performance.enable", &json!({ "timeDomain": "threadTicks" }));
        page.cdp("Emulation.setCPUThrottlingRate", &json!({ "rate": 4 }));
        page.two_fingers("touchStart", ".board-frame", 0.05);
        // The first turn brings the map.
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
