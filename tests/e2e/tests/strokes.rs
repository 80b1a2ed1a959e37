//! The strokes of a real page: no line of a rule crosses a digit, and no rim cuts a link.

use serde_json::json;
use stepdoku_e2e::puzzles::{CROSSING, DIAGONALS, REGIONS, WINDOWS};
use stepdoku_e2e::{Options, Page, game, journey, places};

/// Boards with diagonals, with windows and with regions.
const BOARDS: [&str; 3] = [DIAGONALS, WINDOWS, REGIONS];

/// Panics if a stroke of these drawings crosses the middle of a cell. `unit` is the width of a cell there.
fn check_clear(page: &Page, css: &str, unit: f64, side: usize) {
    let script = "const [css, unit, side] = arguments, found = [];
        const drawings = [...document.querySelectorAll(css)];
        for (const svg of drawings) for (const path of svg.querySelectorAll('path')) {
            const shown = path.getAttribute('d') && getComputedStyle(path).stroke !== 'none';
            if (!shown || path.closest('defs')) continue;
            const turn = svg.getScreenCTM().inverse().multiply(path.getScreenCTM()), long = path.getTotalLength();
            const inside = at => { const rest = at - Math.floor(at); return rest > 0.1 && rest < 0.9; };
            for (let at = 0; at <= long; at += long / 3000) {
                const point = path.getPointAtLength(at).matrixTransform(turn);
                const [x, y] = [point.x / unit, point.y / unit];
                const onBoard = x > 0 && y > 0 && x < side && y < side;
                if (onBoard && inside(x) && inside(y)) {
                    found.push(`${path.getAttribute('class')} at ${x.toFixed(2)} ${y.toFixed(2)}`);
                    break;
                }
                if (!(long > 0)) break;
            }
        }
        return [drawings.length, found]";
    let found = page.js(script, &[json!(css), json!(unit), json!(side)]);
    assert!(found[0].as_u64() > Some(0), "{css}: no drawing");
    assert_eq!(found[1], json!([]), "{css}");
}

#[test]
fn no_line_of_a_rule_crosses_a_digit() {
    for board in BOARDS {
        game(Options::desktop(), board, |page| {
            page.wait_for(".board .cell");
            check_clear(page, ".board .ground, .board .rings", 1.0, 9);
            page.press("m");
            page.wait_for("dialog[open] .picture-board");
            check_clear(page, "dialog[open] .picture-board", 10.0, 9);
        });
    }
    // The first exercise of the rules of a variant, and an example of a lesson.
    journey(Options::desktop(), "#l=rules-9", |page| {
        page.wait_for(".rules-board .picture-board");
        check_clear(page, ".rules-board .picture-board", 10.0, 9);
    });
}

#[test]
fn rims_are_below_all_links_and_narrow() {
    game(Options::desktop(), CROSSING, |page| {
        page.click(places::SOLVE);
        let mut steps = 0;
        while page.count(".marks .link") < 3 {
            page.click(places::NEXT_STEP);
            steps += 1;
            assert!(steps < 500, "no step with three links");
        }
        let script = "const rim = getComputedStyle(document.querySelector('.marks .rim'));
            const line = getComputedStyle(document.querySelector('.marks .link .line'));
            const order = [...document.querySelectorAll('.marks.under > :is(.rim, .head-ground, .link)')];
            const below = order.findIndex(one => one.matches('.link')) === 2;
            return [rim.fill, parseFloat(rim.strokeWidth) - parseFloat(line.strokeWidth), below]";
        let seen = page.js(script, &[]);
        assert_eq!((&seen[0], &seen[2]), (&json!("none"), &json!(true)), "{seen}");
        assert!(seen[1].as_f64().is_some_and(|both| both > 0.0 && both <= 4.0), "{seen}");
    });
}
