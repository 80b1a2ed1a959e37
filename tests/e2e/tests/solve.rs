//! Stepping through the solver: passes, steps, the list, the run, the search, and the solution.

use serde_json::json;
use std::collections::BTreeSet;
use stepdoku_e2e::places::{
    BACK_PASS, BACK_STEP, DO_IT, END, FIELD, MORE_DOORS, NEW, NEXT_PASS, NEXT_STEP, PASSES, PLAY, RUN,
    SETTINGS, SOLVE, START, UNDO,
};
use stepdoku_e2e::puzzles::{ARTICLE, HARD, MEDIUM};
use stepdoku_e2e::{Options, game, journey, numbers, solution, solving};

#[test]
fn the_article_takes_21_passes_by_real_clicks() {
    journey(Options::desktop(), "", |page| {
        // Pasted as a reader of the article would.
        page.click(NEW);
        page.click("#door-enter");
        page.click(FIELD);
        page.insert_text(ARTICLE);
        page.click(DO_IT);
        page.wait_givens(ARTICLE);
        page.wait_gone("dialog[open]");
        page.click(SOLVE);
        page.click(PASSES);

        let mut numbered = 0;
        let mut empty = 0;
        while page.count(".notice-card") == 0 {
            assert!(numbered <= 21, "there is no end");
            page.click(NEXT_PASS);
            let (name, found) = page.moment();
            match name.as_str() {
                "" => break,
                "Naked singles" | "Hidden singles" => {
                    empty += 1;
                    assert_eq!(found, "None");
                    assert!(page.text(".sentence").starts_with("No "), "{}", page.text(".sentence"));
                    assert!(page.shapes().is_empty(), "an empty pass draws nothing");
                }
                _ => {
                    numbered += 1;
                    assert_eq!(name, format!("Pass {numbered}"));
                    assert_eq!(found, "Whole pass");
                    let count = page.passes().last().map_or(0, |(_, _, count)| *count);
                    let shown = page.shapes().iter().filter(|shape| *shape == "text.place-digit").count();
                    assert_eq!(shown, count, "the digits of {name} on the board");
                }
            }
        }
        page.wait_text(".notice-card", "Solved in 21 passes");
        page.wait_text(".notice-card", "57 digits placed, no guessing needed");
        page.wait_announced("Solved");
        assert_eq!((numbered, empty), (21, 1));

        let list = page.passes();
        let found: Vec<_> = list.iter().filter(|(_, _, count)| *count > 0).collect();
        let names: Vec<String> = found.iter().map(|(number, ..)| number.clone()).collect();
        assert_eq!(names, (1..=21).map(|number| number.to_string()).collect::<Vec<_>>());
        assert_eq!(found.iter().map(|(_, _, count)| count).sum::<usize>(), 57);
        assert_eq!(found[20], &("21".to_owned(), "Hidden singles".to_owned(), 2));
        assert_eq!(list[0], ("–".to_owned(), "Naked singles".to_owned(), 0), "the first look finds nothing");
        for (index, (_, kind, _)) in list.iter().enumerate() {
            assert_eq!(
                kind,
                ["Naked singles", "Hidden singles"][index % 2],
                "pass {index}: the kinds take turns"
            );
        }
        assert_eq!(page.board(), solution(ARTICLE));
        assert!(page.is_off(NEXT_PASS) && page.is_off(NEXT_STEP) && page.is_off(END));

        // Back by passes, to its start.
        for _ in 0..=list.len() {
            page.click(BACK_PASS);
        }
        assert!(page.is_off(BACK_PASS));
        assert_eq!(page.board(), ARTICLE);
        assert!(page.shapes().is_empty());
    });
}

#[test]
fn each_of_57_steps_is_explained_and_can_be_taken_back_by_keyboard() {
    game(Options::desktop(), ARTICLE, |page| {
        // From the board back to the tabs, and on to the stepper.
        page.wait_until("a cell has the focus", || page.focused_cell().is_some());
        page.press("Shift+Tab");
        page.wait_until("the tabs have the focus", || page.has_focus("#tab-play"));
        page.press("ArrowRight");
        page.wait_for(".transport");
        page.wait_until("the other tab has the focus", || page.has_focus("#tab-step"));
        page.click(PASSES);
        for _ in 0..20 {
            if !page.has_focus(NEXT_STEP) {
                page.press("Tab");
            }
        }
        assert!(page.has_focus(NEXT_STEP), "the button cannot be reached");

        let solved = solution(ARTICLE);
        let mut board = ARTICLE.to_owned();
        let mut drawn = BTreeSet::new();
        let mut techniques = BTreeSet::new();
        for step in 1..=57 {
            page.press("Enter");
            let (name, which) = page.moment();
            assert!(name.starts_with("Pass ") && which.starts_with("Step "), "{step}: {name}, {which}");
            assert_eq!(page.board(), board, "{step}: the board is that of before the step");
            let (index, digit) = page.placed();
            assert_eq!(solved.chars().nth(index), Some(digit), "{step}");
            // The joiner between a full stop and the word before it is invisible.
            let [reasons, conclusion] = [".reasons", ".conclusion"]
                .map(|css| page.text(css).replace('\u{2060}', "").trim().to_owned());
            assert!(reasons.len() > 20 && reasons.ends_with('.'), "{step}: {reasons}");
            let [row, column] = [index / 9 + 1, index % 9 + 1];
            assert_eq!(conclusion, format!("So r{row}c{column} must be {digit}."), "{step}");
            // Short names are for sighted players.
            let spoken = format!("So row {row} column {column} must be {digit}.");
            assert!(page.announced().ends_with(&spoken), "{step}: {}", page.announced());
            techniques.insert(page.text(".technique"));

            let shapes = page.shapes();
            let is_there = |shape: &str| shapes.iter().any(|drawn| drawn == shape);
            assert!(is_there("rect.place") && is_there("text.place-digit"), "{step}: {shapes:?}");
            assert_eq!(page.drawn(".board .marks .place-digit"), digit.to_string(), "{step}");
            let why = is_there("rect.house") || is_there("rect.cause");
            assert!(why, "{step}: nothing shows why: {shapes:?}");
            drawn.extend(shapes);
            board = format!("{}{digit}{}", &board[..index], &board[index + 1..]);
        }
        assert_eq!(board, solved);
        let all = ["g.elim", "rect.cause", "rect.house", "rect.place", "text.place-digit"];
        assert_eq!(
            drawn.iter().map(String::as_str).collect::<Vec<_>>(),
            all,
            "each meaning has its own shape"
        );
        assert!(
            techniques.contains("Hidden single") && techniques.contains("Naked single"),
            "{techniques:?}"
        );
        page.press("Enter");
        page.wait_text(".notice-card", "Solved in 21 passes");
        assert!(page.has_focus(NEXT_STEP), "the focus was thrown off at the end");

        page.press("ArrowLeft");
        assert!(page.has_focus(BACK_STEP));
        page.press("Enter");
        for step in (1..=57).rev() {
            let (index, _) = page.placed();
            board = format!("{}.{}", &board[..index], &board[index + 1..]);
            assert_eq!(page.board(), board, "back at step {step}");
            page.press("Enter");
        }
        assert_eq!(page.board(), ARTICLE);
        assert_eq!(page.text(".technique"), "From your position");
        assert!(page.shapes().is_empty() && page.is_off(BACK_STEP));
        page.press("Enter");
        assert_eq!(page.board(), ARTICLE, "before the start there is nothing");

        page.click(PLAY);
        assert_eq!(page.board(), ARTICLE, "the player's own board was touched");
        assert!(page.count(&format!("{UNDO}:disabled")) == 1, "there is something to undo");
    });
}

/// Records repeated timers, with their intervals in milliseconds.
const INTERVALS: &str = "const [set, clear] = [setInterval, clearInterval];
    globalThis.intervals = new Map();
    globalThis.setInterval = (call, ms, ...rest) => {
      const id = set(call, ms, ...rest);
      globalThis.intervals.set(id, ms);
      return id;
    };
    globalThis.clearInterval = id => { globalThis.intervals.delete(id); clear(id); };";

#[test]
fn it_runs_by_itself_and_stops() {
    solving(Options::desktop().script(INTERVALS), ARTICLE, |page| {
        let ticks = || page.js("return Array.from(globalThis.intervals.values()).includes(250)", &[]) == true;
        let runs = || page.attr(RUN, "aria-pressed").as_deref() == Some("true");
        let at = || numbers(&page.moment().1).first().copied();
        page.click(".speed select option:nth-child(3)");
        page.click(RUN);
        assert!(runs() && page.text(RUN) == "Stop");
        page.wait_until("it has gone on by itself", || at() > Some(2));
        assert!(ticks());
        page.click(RUN);
        assert!(!runs() && page.text(RUN) == "Auto-play");
        let stopped = page.moment();
        assert!(!ticks(), "something would still make it go on");
        page.click(RUN);
        page.wait_until("it runs", || page.moment() != stopped);
        page.click(BACK_STEP);
        assert!(!runs(), "who steps by hand has stopped it");
        page.click(RUN);
        page.click(PLAY);
        assert_eq!(page.board(), ARTICLE);
        page.click(SOLVE);
        assert!(!runs(), "it ran on while nobody looked");
    });
}

#[test]
fn a_piece_of_a_sentence_lights_what_it_names() {
    solving(Options::desktop(), ARTICLE, |page| {
        page.click(NEXT_STEP);
        let before = page.shapes();
        let check = |piece: &str, lit: &str| {
            page.hover(piece);
            page.wait_until(format!("`{piece}` lights `{lit}`"), || page.shapes().contains(&lit.to_owned()));
            page.hover(".brand");
            page.wait_until("the light is out", || page.shapes() == before);
        };
        check(".sentence .piece.house", "rect.house.lit-house");
        check(".sentence .piece.cell", "rect.lit-cell");
        check(".sentence .piece.digit", "rect.lit-cell");
        // The same without a mouse.
        page.click(NEXT_STEP);
        page.js("document.querySelector(arguments[0]).focus()", &[json!(SOLVE)]);
        for _ in 0..12 {
            if !page.has_focus(".piece.house") {
                page.press("Tab");
            }
        }
        page.wait_until("the focus lights it", || page.shapes().contains(&"rect.house.lit-house".to_owned()));
    });
}

/// A class guesses first: where, which technique, why; and one press shows all of it.
#[test]
fn a_step_is_told_in_stages_if_that_is_wanted() {
    game(Options::desktop(), MEDIUM, |page| {
        page.click(SETTINGS);
        page.click("#more-settings > summary");
        page.click("dialog[open] label:has([name='staged-steps'])");
        page.press("Escape");
        page.wait_gone("dialog[open]");
        page.click(SOLVE);
        page.click(NEXT_STEP);
        page.wait_text(".step-text", "Look for");
        page.wait_announced("Look for");
        assert_eq!(
            (page.count(".technique"), page.count(".marks .place"), page.count(".conclusion")),
            (0, 0, 0)
        );
        page.click(NEXT_STEP);
        page.wait_for(".step-text .technique");
        assert_eq!((page.count(".marks .place-digit"), page.count(".conclusion")), (0, 0));
        page.press("Enter");
        page.wait_for(".marks .place-digit");
        page.wait_for(".step-text .conclusion");
        page.click(NEXT_STEP);
        page.wait_gone(".step-text .conclusion");
        page.click(".step-stages .button:last-child");
        page.wait_for(".step-text .conclusion");
        page.click(BACK_STEP);
        page.wait_for(".step-text .conclusion");
    });
}

/// Switches a technique off, in the open settings.
const WITHOUT_MEDUSA: &str = "document.querySelectorAll('.tier').forEach(tier => tier.open = true);
    document.querySelector(\".tier input[name='3d-medusa']\").click();";

/// A long reason comes line by line: each press brings one with its link and its number; back takes it away.
#[test]
fn a_chain_is_told_line_by_line() {
    const SHOWN: &str = ".sentence .lines li:not([hidden])";
    game(Options::phone(), HARD, |page| {
        page.click(MORE_DOORS);
        page.click(SETTINGS);
        page.click("#more-settings > summary");
        page.click("dialog[open] label:has([name='line-by-line'])");
        // A path without colourings needs a chain here.
        page.js(WITHOUT_MEDUSA, &[]);
        page.press("Escape");
        page.wait_gone("dialog[open]");
        page.click(SOLVE);
        page.wait_until("the path is known", || {
            page.attr(".step-bar", "max").and_then(|max| max.parse().ok()).is_some_and(|max: u32| max > 60)
        });
        while page.count(".marks .link") == 0 || page.count(".lines-left") == 0 {
            page.click(NEXT_STEP);
        }
        let step = page.text(".step-of");
        let mut lines = 1;
        let mut links = 0;
        while page.count(".lines-left") > 0 {
            assert_eq!(page.count(SHOWN), lines);
            assert_eq!(page.count(".line-number"), lines, "a number for each line");
            let now = page.count(".marks .link");
            assert!(now > links, "each line has a link");
            links = now;
            assert_eq!(page.count(".marks .elim"), 0, "the conclusion comes last");
            assert!(page.rect(".lines-left")[1] < page.rect(".transport")[1], "the last line is in sight");
            page.click(NEXT_STEP);
            lines += 1;
        }
        assert!(lines > 3 && page.count(".marks .elim") > 0);
        page.wait_for(".sentence .conclusion:not([hidden])");
        page.click(BACK_STEP);
        page.wait_for(".lines-left");
        assert_eq!(page.count(".marks .elim"), 0);
        page.click(".lines-left .link-button");
        page.wait_gone(".lines-left");
        assert_eq!((page.text(".step-of"), page.count(".marks .link")), (step, links));
    });
}

/// The slider of a pass is dragged, clicked and moved with arrows; after a pointer the solver has the keys
/// again.
#[test]
fn the_slider_leads_to_any_step() {
    const SLIDER: &str = ".step-bar";
    solving(Options::desktop(), ARTICLE, |page| {
        page.wait_until("the path is known", || page.attr(SLIDER, "max").as_deref() == Some("57"));
        page.click(NEXT_STEP);
        page.wait_text(".step-of", "Step 1 of 57");
        assert_eq!(page.value(SLIDER), "1");
        let [x, y, width, height] = page.rect(SLIDER);
        page.click_at(x + width * 0.65, y + height / 2.0);
        page.wait_until("it leads beyond the middle", || {
            let at: f64 = page.value(SLIDER).parse().expect("a number");
            (at / 57.0 - 0.65).abs() < 0.04 && page.text(".step-of") == format!("Step {at} of 57")
        });
        let at: usize = page.value(SLIDER).parse().expect("a number");
        page.wait_until("the board has the keys", || page.has_focus(".cell"));
        page.press("Enter");
        page.wait_text(".step-of", &format!("Step {} of 57", at + 1));
        page.js("document.querySelector(arguments[0]).focus()", &[json!(SLIDER)]);
        for (key, then) in [("ArrowRight", at + 2), ("ArrowLeft", at + 1), ("End", 57), ("ArrowLeft", 56)] {
            page.press(key);
            page.wait_text(".step-of", &format!("Step {then} of 57"));
            assert_eq!(page.attr(SLIDER, "aria-valuetext"), Some(format!("Step {then} of 57")));
            assert!(page.has_focus(SLIDER));
        }
        page.press("Home");
        page.wait_until("the start is shown", || page.text(".step-of").is_empty());
        page.click(START);
        page.click(PASSES);
        page.click(NEXT_PASS);
        // The pass after one without a step has a longer slider immediately.
        page.click(NEXT_PASS);
        page.wait_until("it is at its end", || {
            page.attr(SLIDER, "max").is_some_and(|max| max != "0" && page.value(SLIDER) == max)
        });
    });
}
