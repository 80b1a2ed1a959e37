//! The page for people who do not see it, or have no mouse: roles, names, focus, and announcements.

use serde_json::json;
use stepdoku_e2e::places::{
    EASY, END, FIELD, NEW, NEXT_PASS, NEXT_STEP, PASSES, PLAY, SETTINGS, SOLUTION, SOLVE,
};
use stepdoku_e2e::puzzles::{ARTICLE, GIANT, HARD, LARGE, MEDIUM, SMALL};
use stepdoku_e2e::{Options, Page, cell, game, journey, solution, with};

/// The elements that match the first selector and not the second.
fn without(page: &Page, all: &str, good: &str) -> Vec<String> {
    let script = "return Array.from(document.querySelectorAll(arguments[0]))
        .filter(e => !e.matches(arguments[1])).map(e => e.outerHTML.slice(0, 120))";
    let found = page.js(script, &[json!(all), json!(good)]);
    found.as_array().into_iter().flatten().filter_map(|html| html.as_str().map(str::to_owned)).collect()
}

#[test]
fn the_board_is_a_grid_of_rows_of_cells_with_one_tab_stop() {
    game(Options::desktop(), SMALL, |page| {
        for puzzle in [SMALL, MEDIUM, LARGE, GIANT] {
            page.take_puzzle(puzzle);
            let side = puzzle.len().isqrt();
            let count = |css: &str| page.count(css);
            assert_eq!(count("[role=grid]"), 1);
            assert_eq!(count("[role=grid] > [role=row]"), side);
            assert_eq!(count("[role=row] > [role=gridcell]"), side * side);
            let name = format!("Sudoku board, {side} by {side}");
            assert_eq!(page.attr("[role=grid]", "aria-label"), Some(name));
            for counted in ["aria-rowcount", "aria-colcount"] {
                assert_eq!(page.attr("[role=grid]", counted), Some(side.to_string()));
            }
            let script = "const rows = Array.from(document.querySelectorAll('[role=row]'));
                return rows.every((row, r) => row.ariaRowIndex == r + 1 &&
                  Array.from(row.children).every((cell, c) => cell.ariaColIndex == c + 1))";
            assert_eq!(page.js(script, &[]), true, "rows and columns are counted from 1");
            let one_stop = || count("[role=gridcell][tabindex='0']") == 1;
            assert!(one_stop());
            assert_eq!(count("[role=gridcell][tabindex='-1']"), side * side - 1);
            let givens = puzzle.len() - puzzle.matches('.').count();
            assert_eq!(count("[role=gridcell][aria-readonly=true]"), givens);
            page.press("Ctrl+Home");
            page.press("ArrowDown");
            page.wait_until("the stop follows the cursor", || {
                page.focused_cell() == Some(side)
                    && one_stop()
                    && count(&format!("{}[tabindex='0']", cell(side))) == 1
            });
            assert_eq!(count("[role=gridcell][aria-selected=true]"), 1);
        }
    });
}

#[test]
fn cells_are_spoken_with_their_place_and_what_they_hold() {
    game(Options::desktop(), MEDIUM, |page| {
        assert_eq!(page.label(0), "1, given, row 1 column 1, box 1");
        assert_eq!(page.label(80), "8, given, row 9 column 9, box 9");
        assert_eq!(page.label(1), "Empty, row 1 column 2, box 1");
        page.press("Ctrl+Home");
        page.press("ArrowRight");
        page.press("6");
        page.wait_until("the name changes under the focus", || page.label(1) == "6, row 1 column 2, box 1");
        page.press("ArrowRight");
        page.press("Shift+4");
        page.wait_until("a note", || page.label(2) == "Empty, notes 4, row 1 column 3, box 1");
        page.press("Shift+7");
        page.wait_until("two notes", || page.label(2) == "Empty, notes 4 and 7, row 1 column 3, box 1");
        page.press("1");
        page.wait_until("a clash", || {
            page.label(2) == "1, row 1 column 3, box 1. Clashes with row 1 column 1 and 1 more."
        });
        // Screen readers speak such a change, so nothing says it again.
        assert!(!page.announced().contains("row 1 column"), "{}", page.announced());
        page.press("Ctrl+z");
        page.wait_announced("Undone");
        page.press("Ctrl+y");
        page.wait_announced("Redone");
        page.press("Ctrl+z");
        page.press("h");
        assert_eq!(page.label(4), "Empty, can be 3, 4, 5, 7 or 8, row 1 column 5, box 2");
    });
}

#[test]
fn a_preview_is_seen_and_not_spoken_for_each_cell_that_is_passed() {
    game(Options::desktop(), ARTICLE, |page| {
        page.click(&cell(1));
        page.click(".look");
        page.wait_for(".board .preview");
        let said = page.announced();
        page.hover(&cell(40));
        page.wait_until("a preview", || page.count(".board .preview") == 2);
        assert_eq!(page.announced(), said, "a moving mouse is silent");
    });
}

#[test]
fn live_regions_are_there_before_their_words() {
    journey(Options::desktop(), "", |page| {
        assert_eq!(page.attr("#announcer", "aria-live").as_deref(), Some("polite"));
        page.js("globalThis.region = document.querySelector('#announcer')", &[]);
        page.js("location.hash = arguments[0]", &[json!(format!("#p={ARTICLE}"))]);
        page.wait_announced("New puzzle, 9×9 · Easy");
        page.click(SOLVE);
        page.click(PASSES);
        page.click(NEXT_PASS);
        page.wait_announced("Looked for naked singles: nothing found");
        page.click(NEXT_PASS);
        page.wait_announced("Pass 1, hidden singles: 6 digits");
        page.click(NEXT_STEP);
        page.wait_announced("must be");
        let same = "return globalThis.region === document.querySelector('#announcer')";
        assert_eq!(page.js(same, &[]), true, "a new region would not be heard");
    });
}

#[test]
fn the_same_words_twice_are_spoken_twice() {
    game(Options::desktop(), MEDIUM, |page| {
        page.press("Ctrl+Home");
        page.press("ArrowRight");
        page.press("6");
        page.press("5");
        let script = "globalThis.spoken = [];
            new MutationObserver(() => spoken.push(document.querySelector('#announcer').textContent))
              .observe(document.querySelector('#announcer'), { childList: true, characterData: true, subtree: true })";
        page.js(script, &[]);
        page.press("Ctrl+z");
        page.press("Ctrl+z");
        page.wait_until("both are spoken", || page.js("return globalThis.spoken.length", &[]) == 2);
    });
}

#[test]
fn the_faces_are_tabs_that_arrows_turn() {
    game(Options::desktop(), MEDIUM, |page| {
        let selected = |id: &str| page.attr(&format!("#{id}"), "aria-selected").as_deref() == Some("true");
        // They come before the board.
        page.wait_until("a cell has the focus", || page.focused_cell().is_some());
        page.press("Shift+Tab");
        page.wait_until("the tab has the focus", || page.has_focus("#tab-play"));
        assert!(selected("tab-play") && !selected("tab-step"));
        for (keys, id, panel) in [
            ("ArrowRight", "tab-step", "panel-step"),
            ("ArrowRight", "tab-learn", "panel-learn"),
            ("ArrowRight", "tab-new", "panel-new"),
            ("ArrowRight", "tab-play", "panel-play"),
            ("ArrowLeft", "tab-new", "panel-new"),
            ("ArrowLeft", "tab-learn", "panel-learn"),
            ("ArrowLeft", "tab-step", "panel-step"),
            ("ArrowLeft", "tab-play", "panel-play"),
        ] {
            page.press(keys);
            page.wait_until(format!("{keys} leads to #{id}"), || page.has_focus(&format!("#{id}")));
            assert!(selected(id));
            assert_eq!(page.attr(&format!("#{id}"), "aria-controls").as_deref(), Some(panel));
            assert_eq!(page.attr(&format!("#{panel}"), "aria-labelledby").as_deref(), Some(id));
            assert_eq!(page.count("[role=tablist][aria-label=Mode] [tabindex='0']"), 1);
        }
        page.press("Tab");
        page.wait_until("after them comes the board", || page.focused_cell().is_some());
    });
}

#[test]
fn dialogs_hold_the_focus_and_give_it_back() {
    game(Options::desktop(), MEDIUM, |page| {
        for number in ["games", "link", "settings", "help"] {
            let opener = format!("[data-opens={number}]");
            page.js("document.querySelector(arguments[0]).focus()", &[json!(opener)]);
            page.press("Enter");
            page.wait_for("dialog[open]");
            page.wait_until("it has the focus", || page.has_focus("dialog[open] *"));
            let name = "const d = document.querySelector('dialog[open]');
                return d.ariaLabel ?? document.getElementById(d.getAttribute('aria-labelledby'))?.textContent ?? ''";
            assert!(
                page.js(name, &[]).as_str().is_some_and(|name| name.len() > 3),
                "dialog {number} has no name"
            );
            for _ in 0..25 {
                page.press("Tab");
                // After the last element comes the browser itself, and then the dialog again.
                assert!(
                    page.has_focus("dialog[open] *, dialog[open], body"),
                    "the focus left dialog {number}"
                );
            }
            let behind = "document.querySelector('[data-cell=\"1\"]').focus();
                return document.activeElement.closest('dialog[open], .board')?.tagName ?? ''";
            assert_ne!(page.js(behind, &[]), "DIV", "what lies behind dialog {number} can be reached");
            page.press("Escape");
            page.wait_gone("dialog[open]");
            page.wait_until("the focus is given back", || page.has_focus(&opener));
        }
    });
}

#[test]
fn everything_that_can_be_pressed_is_a_named_button() {
    game(Options::desktop(), ARTICLE, |page| {
        let check = |what: &str| {
            let unnamed = "return Array.from(document.querySelectorAll('button, input, select, textarea, summary'))
                .filter(e => e.checkVisibility() && !(e.ariaLabel || e.textContent.trim() || e.labels?.length))
                .map(e => e.outerHTML.slice(0, 120))";
            assert_eq!(page.js(unnamed, &[]), json!([]), "{what}: without a name");
            assert_eq!(without(page, "button", "[type=button]"), Vec::<String>::new(), "{what}");
            let drawing = without(page, "svg", "[aria-hidden=true], [aria-hidden=true] *, [role=img]");
            assert_eq!(drawing, Vec::<String>::new(), "{what}: a drawing that is spoken");
            let twice = "const ids = Array.from(document.querySelectorAll('[id]'), e => e.id);
                return ids.filter((id, i) => ids.indexOf(id) != i)";
            assert_eq!(page.js(twice, &[]), json!([]), "{what}: an id twice");
        };
        check("play");
        page.click(SOLVE);
        page.click(NEXT_STEP);
        page.click(NEXT_STEP);
        check("a step");
        page.click(END);
        page.wait_for(".notice-card");
        check("the end");
        for door in 0..=2 {
            page.click(NEW);
            page.wait_for(EASY);
            if door > 0 {
                page.click(&format!("dialog[open] .doors > :nth-child({door})"));
            }
            check("new");
            page.press("Escape");
            page.wait_gone("dialog[open]");
        }
    });
}

#[test]
fn the_title_and_the_language_are_true() {
    game(Options::desktop(), SMALL, |page| {
        assert_eq!(page.title(), "4×4 · Easy – Stepdoku");
        assert_eq!(page.attr("html", "lang").as_deref(), Some("en"));
        page.js("location.hash = arguments[0]", &[json!(format!("#p={MEDIUM}"))]);
        page.wait_until("the title follows the game", || page.title() == "9×9 · Medium – Stepdoku");
        assert_eq!(page.count("h1"), 1);
        assert_eq!(page.count("main"), 1);
    });
}

#[test]
fn who_wants_little_movement_gets_little() {
    game(Options::desktop().reduced_motion(), ARTICLE, |page| {
        page.click(SOLVE);
        page.click(NEXT_STEP);
        let moving = "return document.getAnimations().filter(a => a.playState == 'running').map(a => {
            const timing = a.effect.getComputedTiming();
            return timing.activeDuration > 100 ? a.effect.target.outerHTML.slice(0, 80) : null;
        }).filter(Boolean)";
        assert_eq!(page.js(moving, &[]), json!([]));
    });
}

#[test]
fn fingers_find_what_they_aim_at() {
    game(Options::phone(), MEDIUM, |page| {
        // A piece of a sentence is as high as its line, and only for mouse users.
        let small = "return Array.from(document.querySelectorAll('button:not(.piece), select, [role=tab]'))
            .filter(e => e.checkVisibility()).map(e => [e, e.getBoundingClientRect()])
            .filter(([, r]) => r.width < 24 || r.height < 24)
            .map(([e, r]) => `${e.className} ${r.width} x ${r.height}`)";
        assert_eq!(page.js(small, &[]), json!([]));
        let wide = "return document.documentElement.scrollWidth <= innerWidth";
        assert_eq!(page.js(wide, &[]), true, "the page is wider than the phone");
        page.tap(SOLVE);
        page.tap(NEXT_STEP);
        assert_eq!(page.js(small, &[]), json!([]));
        assert_eq!(page.js(wide, &[]), true, "the solver is wider than the phone");
        page.tap(PLAY);
        page.tap(&cell(1));
        page.tap(".key[data-digit='6']");
        assert_eq!(page.board()[1..2], solution(MEDIUM)[1..2]);
    });
}

#[test]
fn the_board_of_a_phone_is_as_wide_as_the_phone() {
    // With a finger, and in a narrow window with room for a scroll bar.
    for options in [Options::phone(), Options::desktop().size(360, 740)] {
        game(options, MEDIUM, |page| {
            for part in [".board", ".board-frame"] {
                let [left, _, width, height] = page.rect(part);
                assert_eq!([left, width, height].map(|side| side.round() as i32), [6, 348, 348], "{part}");
            }
            let high = "return document.documentElement.scrollHeight <= innerHeight";
            assert_eq!(page.js(high, &[]), true, "the page is higher than the phone");
        });
    }
}

/// The levels are one stop with arrow keys inside; a door takes the focus with it, and gives it back.
#[test]
fn the_sheet_of_a_new_puzzle_is_walked_with_keys() {
    game(Options::desktop(), MEDIUM, |page| {
        page.click(NEW);
        page.wait_for("#level-medium");
        page.js("document.querySelector('#level-medium').focus()", &[]);
        for (keys, slug) in
            [("ArrowDown", "hard"), ("ArrowUp", "medium"), ("End", "extreme"), ("Home", "easy")]
        {
            page.press(keys);
            page.wait_until(format!("{keys} leads to {slug}"), || page.has_focus(&format!("#level-{slug}")));
        }
        page.press("Tab");
        page.wait_until("the doors follow", || page.has_focus("#door-more"));
        for door in ["#door-today", "#door-more"] {
            page.js("document.querySelector(arguments[0]).focus()", &[json!(door)]);
            page.press("Enter");
            page.wait_until("the way back has the focus", || page.has_focus("#back"));
            page.press("Enter");
            page.wait_until("the door has it again", || page.has_focus(door));
        }
        page.js("document.querySelector('#door-enter').focus()", &[]);
        page.press("Enter");
        page.wait_until("the field has the focus", || page.has_focus(FIELD));
    });
}

#[test]
fn the_focus_is_never_lost_with_the_button_that_was_pressed() {
    let hold = "const post = Worker.prototype.postMessage;
        Worker.prototype.postMessage = function (...what) {
          if (!globalThis.hold || !(what[0] instanceof Uint8Array)) post.apply(this, what);
        }";
    game(Options::desktop().script(hold), HARD, |page| {
        let press = |css: &str| {
            page.wait_for(css);
            page.js("document.querySelector(arguments[0]).focus()", &[json!(css)]);
            page.press("Enter");
        };
        let held = |what: &str, place: &str| {
            page.wait_until(format!("after {what} the focus is at `{place}`"), || page.has_focus(place));
        };
        held("beginning", ".board .cell");
        press(".clock");
        press(".cover button");
        held("going on", ".board .cell");
        press(SOLUTION);
        press("dialog[open] .dialog-foot button:nth-child(2)");
        press(".solution button");
        held("hiding the solution", ".panel *, .board .cell");
        press(SOLVE);
        press(PASSES);
        press(END);
        press(".notice-card-actions .primary");
        held("going up the ladder", ".stepper *, .board .cell");
        page.click(PLAY);
        page.select(HARD.find('.').unwrap_or(0));
        page.press("9");
        press(SOLVE);
        press(".notice-card-actions .primary");
        held("going back to the board", ".board .cell");
        page.js("globalThis.hold = true", &[]);
        press(NEW);
        press(EASY);
        page.wait_for("dialog[open] .progress");
        held("making", "dialog[open] *");
        press("dialog[open] .progress button");
        page.wait_for(".doors");
        held("cancelling", "dialog[open] *");
    });
}

/// Switches of appearance, and own colours, change the page at once and after a reload.
#[test]
fn the_page_looks_as_its_player_wants() {
    game(Options::desktop(), MEDIUM, |page| {
        let style = |css: &str, property: &str| {
            let script = "return getComputedStyle(document.querySelector(arguments[0]))[arguments[1]]";
            page.js(script, &[json!(css), json!(property)])
        };
        let pixels = |css: &str, property: &str| {
            let text = style(css, property);
            text.as_str().and_then(|text| text.trim_end_matches("px").parse::<f64>().ok()).expect("pixels")
        };
        page.select(1);
        page.press("6");
        page.wait_board(&with(MEDIUM, 1, '6'));
        // The line after the first box.
        let line = ".board [data-cell='2']";
        let entry = ".board [data-cell='1']";
        let before = (pixels(entry, "fontSize"), style(entry, "color"), pixels(line, "borderRightWidth"));
        assert!(page.rect(".side")[0] > page.rect(".board")[0]);
        page.click(SETTINGS);
        page.click("#more-settings > summary");
        for name in ["left-handed", "more-contrast", "large-digits"] {
            page.click(&format!("dialog[open] label:has([name='{name}'])"));
        }
        let choose = "const field = document.querySelector(`[name='own-digits']`);
            field.value = '#ffd0f0';
            field.dispatchEvent(new Event('input', { bubbles: true }));";
        page.js(choose, &[]);
        page.press("Escape");
        page.wait_gone("dialog[open]");
        for _ in 0..2 {
            assert!(page.rect(".side")[0] < page.rect(".board")[0], "the keys are on the left");
            assert!(pixels(entry, "fontSize") > before.0);
            assert!(pixels(line, "borderRightWidth") > before.2);
            let colour = style(entry, "color");
            assert_ne!(colour, before.1);
            // The chosen colour is as light as the ground; the page makes it dark.
            let lightness = colour.as_str().and_then(|text| text.strip_prefix("oklch(")?.split(' ').next());
            let lightness: f64 = lightness.and_then(|text| text.parse().ok()).expect("a lightness");
            assert!(lightness <= 0.47, "{colour}");
            page.wait_saved();
            page.reload();
            page.wait_started();
            page.wait_board(&with(MEDIUM, 1, '6'));
        }
        page.click(SETTINGS);
        page.click("#more-settings > summary");
        page.click(".own-colour button:enabled");
        page.wait_gone(".own-colour button:enabled");
    });
}
