//! What one key press costs on the largest board with all candidates shown, told and not judged: machines
//! differ. How many nodes may change is judged beside the components.

use serde_json::{Value, json};
use stepdoku_e2e::places::CANDIDATES;
use stepdoku_e2e::puzzles::{GIANT, MEDIUM};
use stepdoku_e2e::{Options, Page, game};

/// From the first listener to a key until the next frame, and the nodes that it changed.
const WATCH: &str = "
    globalThis.presses = [];
    let begun = 0, nodes = new Set();
    new MutationObserver(all => all.forEach(change => {
      nodes.add(change.target);
      change.addedNodes.forEach(node => nodes.add(node));
    })).observe(document.documentElement,
      { subtree: true, childList: true, attributes: true, characterData: true });
    addEventListener('keydown', event => {
      if (['Shift', 'Control', 'Alt', 'Meta'].includes(event.key)) return;
      begun = performance.now();
      nodes = new Set();
      requestAnimationFrame(() => setTimeout(() =>
        globalThis.presses.push([performance.now() - begun, nodes.size])));
    }, { capture: true });";

/// The value that so many of a hundred do not exceed.
fn percentile(values: &mut [f64], percent: usize) -> f64 {
    values.sort_by(f64::total_cmp);
    let at = (values.len() * percent).div_ceil(100).max(1) - 1;
    values.get(at).copied().unwrap_or(f64::NAN)
}

/// How long scripts have run since the page began, in milliseconds, as the browser counts it: what else
/// has its time on the machine, or is drawn meanwhile, is not in it.
fn script(page: &Page) -> f64 {
    let told = page.cdp("Performance.getMetrics", &json!({}));
    let all = told["metrics"].as_array().into_iter().flatten();
    let found = all.into_iter().find(|metric| metric["name"] == "ScriptDuration");
    found.and_then(|metric| metric["value"].as_f64()).unwrap_or(f64::NAN) * 1000.0
}

fn measured(page: &Page, what: &str) {
    let keys =
        ["1", "2", "ArrowLeft", "Shift+3", "ArrowDown", "Delete", "Ctrl+z", "4", "ArrowRight", "Ctrl+z"];
    page.js(WATCH, &[]);
    page.cdp("Performance.enable", &json!({}));
    for throttle in [1, 4] {
        page.cdp("Emulation.setCPUThrottlingRate", &json!({ "rate": throttle }));
        page.js("globalThis.presses = []", &[]);
        let mut scripts = Vec::new();
        for round in 0..4 {
            for (index, key) in keys.iter().enumerate() {
                let before = script(page);
                page.press(key);
                let count = round * keys.len() + index + 1;
                page.wait_until("the press is over", || {
                    page.js("return globalThis.presses.length", &[]) == count
                });
                scripts.push(script(page) - before);
            }
        }
        let presses = page.js("return globalThis.presses", &[]);
        let column = |index: usize| -> Vec<f64> {
            presses.as_array().into_iter().flatten().filter_map(|press| press[index].as_f64()).collect()
        };
        let (mut frame, mut nodes) = (column(0), column(1));
        assert_eq!(nodes.len(), 4 * keys.len());
        // `cargo xtask bench page` makes a table of these lines.
        println!(
            "pace: {what}; slowed {throttle} times; {:.1} ms; {:.1} ms; {:.1} ms; {:.1} ms; {:.0}",
            percentile(&mut scripts, 50),
            percentile(&mut scripts, 95),
            percentile(&mut frame, 50),
            percentile(&mut frame, 95),
            percentile(&mut nodes, 100),
        );
    }
    page.cdp("Emulation.setCPUThrottlingRate", &json!({ "rate": 1 }));
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

#[test]
fn a_key_press_on_the_largest_board() {
    with_all_candidates(GIANT, 200, "25×25, all candidates shown");
}

#[test]
fn a_key_press_on_a_classic_board() {
    with_all_candidates(MEDIUM, 30, "9×9, all candidates shown");
}
