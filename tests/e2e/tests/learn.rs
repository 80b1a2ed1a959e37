//! Learning: the list of techniques, a page with its example, the ways to it, and a puzzle that needs one.

use serde_json::json;
use std::fs;
use stepdoku_e2e::places::{NEXT_STEP, SETTINGS};
use stepdoku_e2e::puzzles::{ARTICLE, MEDIUM};
use stepdoku_e2e::{Options, Page, dist, game, journey, sees, solving};

const LEARN: &str = "#tab-learn";
const DOOR: &str = "#panel-learn .learn";
/// The way to the list of all techniques.
const LOOK: &str = "#learn-look";

/// Returns the number of static pages in the release: the rules and each technique, without their list.
fn leaflets() -> usize {
    let folder = dist().expect("a journey has a release").join("learn");
    let files = fs::read_dir(folder).expect("the static pages");
    let is_page = |name: &std::ffi::OsStr| name != "index.html" && name.to_string_lossy().ends_with(".html");
    files.filter(|file| file.as_ref().is_ok_and(|file| is_page(&file.file_name()))).count()
}

#[test]
fn a_technique_is_found_read_and_played() {
    for options in [Options::phone(), Options::desktop()] {
        game(options, MEDIUM, |page| {
            page.click(LEARN);
            page.wait_for(DOOR);
            page.click(LOOK);
            assert_eq!(page.count(".learn-list .technique-link"), leaflets());
            page.click("#learn-find");
            page.type_text("naked p");
            page.wait_until("one technique is left", || page.count(".learn-list .technique-link") == 1);
            page.click(".learn-list .technique-link[href='#l=naked-pair']");
            page.wait_text(".learn-name", "Naked pair");
            page.wait_for(".learn-words h4");
            page.wait_for(".learn-example .marks .elim");
            assert_eq!(page.count(".learn-words h4"), page.count(".learn-words h4:not(:empty)"));
            // A relative, and back along the pages.
            page.click(".learn-words .technique-link");
            page.wait_until("another page is open", || page.text(".learn-name") != "Naked pair");
            page.click(".learn-up");
            page.wait_for(".learn-list");
            page.click(".learn-list .technique-link[href='#l=naked-pair']");
            page.wait_text(".learn-name", "Naked pair");
            page.click(".learn-page > .learn-do .button:last-child");
            page.wait_gone("#panel-learn");
            page.wait_until("another puzzle is on the board", || page.givens() != MEDIUM);
            page.assert_quiet();
        });
    }
}

#[test]
fn the_name_of_a_step_and_of_a_hint_lead_to_the_page() {
    solving(Options::desktop(), ARTICLE, |page| {
        page.click(NEXT_STEP);
        let name = page.text(".technique");
        page.click(".technique .technique-link");
        page.wait_text(".learn-name", &name);
        assert_eq!(page.attr("#tab-learn", "aria-selected").as_deref(), Some("true"));
        page.press("Escape");
        page.wait_gone("#panel-learn");
        page.wait_text(".technique", &name);
    });
    game(Options::desktop(), ARTICLE, |page| {
        page.click("[data-does=hint]");
        page.click(".hint-actions .primary");
        page.click(".hint-card .technique-link");
        page.wait_text(".learn-name", "Hidden single");
    });
}

#[test]
fn an_address_opens_the_page_of_a_technique() {
    journey(Options::desktop(), "#l=x-wing", |page| {
        page.wait_text(".learn-name", "X-Wing");
        page.wait_for(".learn-example .marks .elim");
    });
    journey(Options::desktop(), "#l=no-such-thing", |page| {
        page.wait_for(".learn-list");
    });
}

/// The page for readers without the program: the picture, the text, and the ways onwards.
#[test]
fn a_technique_is_read_without_scripts() {
    for options in [Options::phone(), Options::desktop().dark()] {
        journey(options, "", |page| {
            let base = page.url().split('#').next().unwrap_or_default().to_owned();
            page.cdp("Emulation.setScriptExecutionDisabled", &json!({ "value": true }));
            page.goto(&base);
            page.click("noscript a");
            page.wait_text("h1", "Sudoku techniques");
            // The rules have their place above the list.
            assert_eq!(page.count(".list a") + 1, leaflets());
            page.click(".list a[href='x-wing.html']");
            page.wait_text("h1", "X-Wing");
            let [_, _, width, height] = page.rect(".board svg");
            assert!(width > 250.0 && (width - height).abs() < 1.0, "{width} by {height}");
            assert!(page.text("figcaption .conclusion").starts_with("So "));
            let [left, _, wide, _] = page.rect("body");
            assert!(left >= 0.0 && left + wide <= page.rect("html")[2] + 0.5);
            page.click("main > p a[href$='.html']");
            page.wait_until("a relative is open", || page.text("h1") != "X-Wing");
            page.click("nav [rel=next]");
            page.wait_for(".open a");
            page.cdp("Emulation.setScriptExecutionDisabled", &json!({ "value": false }));
            let name = page.text("h1");
            page.click(".open a");
            page.wait_started();
            page.wait_text(".learn-name", &name);
        });
    }
}

#[test]
fn a_page_opened_from_the_settings_leads_back_to_the_same_place() {
    game(Options::desktop(), MEDIUM, |page| {
        page.click(SETTINGS);
        page.wait_for("dialog[open] .tier");
        page.js("document.querySelectorAll('.settings details').forEach(one => one.open = true)", &[]);
        page.click(".tier-row a[href='#l=x-wing']");
        page.wait_text(".learn-name", "X-Wing");
        page.click(".learn-back");
        page.wait_gone(".learn-name");
        // The place is still unfolded, and has the focus.
        page.wait_until("the sign has the focus", || page.has_focus(".tier-row a[href='#l=x-wing']"));
        page.press("Escape");
        page.wait_gone("dialog[open]");
    });
}

#[test]
fn an_example_is_told_line_by_line_and_at_another_size() {
    for options in [Options::phone(), Options::desktop()] {
        journey(options, "#l=x-wing", |page| {
            page.wait_for(".learn-example .marks .elim");
            assert_eq!(page.count(".learn-example .later"), 0);
            let height = page.rect(".learn-example figcaption")[3];
            page.click(".example-turn .button:nth-child(2)");
            page.wait_gone(".learn-example .marks .elim");
            let later = page.count(".learn-example .later");
            assert!(later > 1, "{later} lines to come");
            assert!((page.rect(".learn-example figcaption")[3] - height).abs() < 1.0, "nothing jumps");
            for left in (0..later).rev() {
                page.press("ArrowRight");
                page.wait_until("a line more", || page.count(".learn-example .later") == left);
            }
            page.wait_for(".learn-example .marks .elim");
            assert!(page.text(".learn-example [role=status]").starts_with("So "));
            page.press("ArrowLeft");
            page.wait_until("a line less", || page.count(".learn-example .later") == 1);
            page.click(".example-turn .button:nth-child(3)");
            page.wait_gone(".learn-example .later");
            page.click(".learn-at .segment:nth-child(2)");
            page.wait_for(".learn-example[data-density='large'] .marks .elim");
            page.assert_quiet();
        });
    }
}

/// A learner looks for the candidate that breaks the pattern: with the keys, and by pointer or finger.
#[test]
fn the_candidate_that_breaks_a_pattern_is_found() {
    for (options, is_phone) in [(Options::phone(), true), (Options::desktop(), false)] {
        journey(options, "#l=x-wing", |page| {
            page.wait_for(".near-cells .marks .elim");
            let said = |page: &Page| page.text(".near-said");
            let tap = |cell: usize| {
                let cell = format!("#near-{cell}");
                if is_phone {
                    page.tap(&cell);
                } else {
                    page.click(&cell);
                }
            };
            tap(0);
            page.wait_until("a reply", || !said(page).is_empty());
            assert!(page.has_focus(".near-cells"));
            page.press("ArrowDown");
            assert_eq!(page.attr(".near-cells", "aria-activedescendant").as_deref(), Some("near-9"));
            page.press("Enter");
            page.wait_until("a reply about another cell", || {
                page.text(".learn-near [role=status]").contains("ow 2 column 1")
            });
            // Its task and its answers leave the board where it is.
            let before = page.rect(".near-cells");
            let found = (0..81).find(|&cell| {
                tap(cell);
                said(page).starts_with("Yes: ")
            });
            assert!(found.is_some(), "{}", said(page));
            assert!((page.rect(".near-cells")[3] - before[3]).abs() < 1.0, "nothing jumps");
            page.wait_gone(".near-cells .marks .elim");
            page.wait_gone(".learn-near .button");
            assert!(said(page).ends_with("So the pattern fails."), "{}", said(page));
            page.assert_quiet();
        });
    }
}

#[test]
fn a_page_has_its_exercises_under_the_board_and_further_boards() {
    for options in [Options::phone(), Options::desktop()] {
        journey(options, "#l=x-wing", |page| {
            page.wait_for(".learn-example .marks .elim");
            let [_, top, _, height] = page.rect(".learn-example .learn-board");
            let buttons = page.rect(".learn-start")[1] - (top + height);
            assert!((0.0..40.0).contains(&buttons), "{buttons} px under the board");
            assert_eq!(page.count(".learn-page .primary"), 1);
            page.wait_for(".learn-picture figcaption");
            assert!(page.count(".learn-picture") >= 1);
            // On paper, the sheet has the words and the board with its marks, and nothing to press.
            let is_shown = |css: &str| {
                let script =
                    "return [...document.querySelectorAll(arguments[0])].some(one => one.checkVisibility())";
                page.js(script, &[json!(css)]) == json!(true)
            };
            assert!(is_shown("#learn-print") && is_shown(".learn-near"));
            page.cdp("Emulation.setEmulatedMedia", &json!({ "media": "print" }));
            for css in
                [".learn-name", ".learn-example .marks .elim", ".learn-example .conclusion", ".learn-here"]
            {
                assert!(is_shown(css), "{css} is on paper");
            }
            for css in [".learn-page button", ".tabs", ".bar", ".learn-near", ".learn-picture"] {
                assert!(!is_shown(css), "{css} is not on paper");
            }
            page.cdp("Emulation.setEmulatedMedia", &json!({ "media": "" }));
        });
    }
}

#[test]
fn the_rules_are_read_and_lead_to_the_first_exercise() {
    for options in [Options::phone(), Options::desktop()] {
        journey(options, "#l=rules-4", |page| {
            page.wait_text(".learn-name", "Rules of Sudoku");
            let lit = |page: &Page| page.attr(".picture-differs", "d");
            let row = lit(page);
            page.click(".rules-said li:nth-child(2) .rule");
            page.wait_until("a column is lit", || lit(page) != row);
            page.click(".learn-sizes .segment:nth-child(7)");
            page.wait_until("the board is larger", || {
                page.attr(".rules-board", "aria-label").is_some_and(|label| label.contains("16×16"))
            });
            page.click(".learn-rules .primary");
            page.click("#lesson-go");
            page.wait_for(".drill-cells");
            page.assert_quiet();
        });
    }
}

/// The page of a rule of clues: on the path and in the list, with two examples and exercises on such boards.
#[test]
fn a_rule_of_clues_is_found_read_and_practised() {
    for options in [Options::phone(), Options::desktop()] {
        game(options, MEDIUM, |page| {
            page.click(LEARN);
            page.wait_for(".learn-path");
            page.click(".stair-step:has(.clue-links) .stair-head");
            page.click(".clue-links a[href='#l=thermometer']");
            page.wait_text(".learn-name", "Thermometers");
            page.wait_until("both examples are there", || page.count(".learn-example .learn-board") == 2);
            page.wait_for(".clue-needs .technique-link[href='#l=clue-alone']");
            let fits = "const place = document.querySelector('.learn');
                return place.scrollWidth <= place.clientWidth";
            assert_eq!(page.js(fits, &[]), json!(true));
            // Back on the path, the link has the focus; the list finds the rule by its name.
            page.click(".learn-up");
            page.wait_for(".stair .clue-links a:focus");
            page.click(LOOK);
            page.click("#learn-find");
            page.type_text("thermo");
            page.wait_until("the rule is left", || page.count(".clue-links a") == 1);
            page.click(".clue-links a");
            page.wait_text(".learn-name", "Thermometers");
            page.click(".learn-start .primary");
            page.wait_for(".drill-cells");
            page.assert_quiet();
        });
    }
}

const DRILL_CELL: &str = ".drill-cells [role=gridcell]";

/// The digits on the board of an exercise in reading order, from the labels of its cells; 0 for an empty cell.
fn drill_digits(page: &Page) -> Vec<u8> {
    let script = "return [...document.querySelectorAll(arguments[0])].map(cell => cell.ariaLabel)";
    let labels = page.js(script, &[json!(DRILL_CELL)]);
    let labels = labels.as_array().expect("labels").iter().filter_map(|label| label.as_str());
    labels.map(|label| label.split(", ").next().and_then(|digit| digit.parse().ok()).unwrap_or(0)).collect()
}

/// The cells of a 4×4 board that are the last empty ones of a house, with their digits.
fn full_houses(digits: &[u8]) -> Vec<(usize, u8)> {
    let houses = (0..4).flat_map(|number| {
        let row: Vec<usize> = (0..4).map(|at| 4 * number + at).collect();
        let column: Vec<usize> = (0..4).map(|at| 4 * at + number).collect();
        let corner = 8 * (number / 2) + 2 * (number % 2);
        [row, column, vec![corner, corner + 1, corner + 4, corner + 5]]
    });
    let last = |house: Vec<usize>| {
        let empty: Vec<usize> = house.iter().copied().filter(|&cell| digits[cell] == 0).collect();
        let [cell] = empty[..] else { return None };
        Some((cell, 10 - house.iter().map(|&cell| digits[cell]).sum::<u8>()))
    };
    houses.filter_map(last).collect()
}

/// The first of them.
fn full_house(digits: &[u8]) -> (usize, u8) {
    full_houses(digits).first().copied().unwrap_or_else(|| panic!("a full house in {digits:?}"))
}

/// Waits for a board with an exercise, that is, without the button for the next one.
fn wait_exercise(page: &Page, number: usize) {
    page.wait_text(".drill-number", &format!("{number} of 5"));
    page.wait_for(".drill-cells");
    page.wait_gone(".drill-side .primary");
}

#[test]
fn a_whole_unit_is_done_by_touch_and_stays_done() {
    game(Options::phone(), MEDIUM, |page| {
        page.tap(LEARN);
        page.wait_text(".learn-next .primary", "Start: Full house on 4×4");
        page.tap(".learn-next .primary");
        // The lesson comes first: the rules, the words of a step, and the idea.
        page.wait_text(".learn-name", "Full house");
        assert_eq!((page.count(".rules-said li"), page.count(".lesson-words dt")), (3, 3));
        page.tap("#lesson-go");
        for number in 1..=5 {
            wait_exercise(page, number);
            let (cell, digit) = full_house(&drill_digits(page));
            // Words answer a question about the board, and the exercise continues.
            page.press(";");
            page.press("r");
            let heard =
                "return [...document.querySelectorAll('[aria-live]')].map(one => one.textContent).join()";
            page.wait_until("the row is read", || {
                page.js(heard, &[])
                    .as_str()
                    .is_some_and(|heard| heard.contains("Row ") && heard.contains("issing"))
            });
            page.tap(&format!("#drill-{cell}"));
            page.tap(&format!(".drill .drill-key:nth-child({digit})"));
            page.wait_for(".drill-side .primary");
            assert!(page.text(".drill-said").contains("Full house"));
            page.tap(".drill-side .primary");
        }
        page.wait_gone(".drill-cells");
        page.tap(".learn-up");
        page.wait_text(".learn-next .primary", "Start: Hidden single on 4×4");
        assert_eq!(page.count(".learn-unit.is-done"), 1);
        assert_eq!(page.text(".path-done"), "1 of 45 done");
        // The log of practice is on the disk.
        page.reload();
        page.wait_started();
        page.tap(LEARN);
        page.wait_text(".learn-next .primary", "Start: Hidden single on 4×4");
        page.assert_quiet();
    });
}

/// Each wrong move has its own reply, which the hint replaces, and the answer comes under its own name.
#[test]
fn a_wrong_move_is_answered_by_itself() {
    for options in [Options::phone(), Options::desktop()] {
        game(options, MEDIUM, |page| {
            page.click(LEARN);
            page.click(".learn-next .primary");
            page.click("#lesson-go");
            wait_exercise(page, 1);
            let digits = drill_digits(page);
            let known = full_houses(&digits);
            let is_selected = |(cell, _): &&(usize, u8)| page.count(&format!("#drill-{cell}.cursor")) == 1;
            let &(_, right) = known.iter().find(is_selected).expect("the cell of the marks is selected");
            let said = |words: &str| {
                page.wait_until(words, || page.text(".drill-said").contains(words));
                assert_eq!(page.count(".drill-said p"), 1, "only the newest text");
            };
            // A digit that its house already has.
            page.press(&(right % 4 + 1).to_string());
            said("already has its");
            assert_eq!(page.count(".drill-said .alarm"), 1);
            page.wait_for(".drill-space .marks .clash");
            // A filled cell is no mistake.
            let filled = digits.iter().position(|&digit| digit > 0).expect("a digit");
            page.click(&format!("#drill-{filled}"));
            page.press(&right.to_string());
            said("is already");
            assert_eq!(page.count(".drill-said .alarm"), 0);
            // Another empty cell, by one of its candidates.
            let is_known = |other: usize| known.iter().any(|(cell, _)| *cell == other);
            let others = (0..digits.len()).filter(|&other| digits[other] == 0 && !is_known(other));
            let outside = others.into_iter().any(|other| {
                page.click(&format!("#drill-{other}"));
                (1..=4).any(|digit| {
                    page.press(&digit.to_string());
                    let told = page.text(".drill-said");
                    told.contains("The full house is there") || told.contains("asks for a full house")
                })
            });
            assert!(outside, "{:?}", page.text(".drill-said"));
            // The hint takes the place of the reply, in two different stages.
            let buttons = page.count(".drill-side .learn-do .button");
            page.click("#drill-help");
            said("Look for the");
            assert_eq!(page.count(".drill-said .alarm"), 0);
            page.click("#drill-help");
            said("Full house: which digit is missing in");
            page.wait_until("no hint is left", || page.count(".drill-side .learn-do .button") == buttons - 1);
            page.click("#drill-help");
            page.wait_for("#drill-next");
            page.assert_quiet();
        });
    }
}

/// A term says what it means in a sheet, which a press beside it or Escape closes.
#[test]
fn a_term_says_what_it_means() {
    for options in [Options::phone(), Options::desktop()] {
        journey(options, "#l=xy-wing", |page| {
            page.wait_for(".learn-words .term");
            page.click(".learn-words .term");
            page.wait_for(".meaning:popover-open");
            page.press("Escape");
            page.wait_gone(".meaning:popover-open");
            page.wait_text(".learn-name", "XY-Wing");
            page.js("document.querySelector('.learn-words .term').focus()", &[]);
            page.press("Enter");
            page.wait_for(".meaning:popover-open");
            page.assert_quiet();
        });
    }
}

/// A step is one stop of Tab with its terms, which the arrows lead to. To a class they are plain words.
#[test]
fn a_term_of_a_step_says_what_it_means() {
    const TERM: &str = ".step-card .sentence .term";
    // Its first step, an SK loop, speaks of areas.
    const LOOP: &str = "1.......2.9.4...5...6...7...5.9.3.......7.......85..4.7.....6...3...9.8...2.....1";
    for options in [Options::phone(), Options::desktop()] {
        solving(options, LOOP, |page| {
            page.click(NEXT_STEP);
            page.wait_for(TERM);
            assert_eq!(page.text(".sentence .term"), "area");
            let step = page.text(".sentence .reasons");
            assert!(step.contains("So each area has all of its own there"), "{step}");
            page.js("document.querySelector('.sentence .piece').focus()", &[]);
            for _ in 0..80 {
                if page.has_focus(TERM) {
                    break;
                }
                page.press("ArrowRight");
            }
            assert!(page.has_focus(TERM));
            page.press("Enter");
            page.wait_text(".meaning:popover-open", "An area is a row, a column or a box");
            page.wait_announced("An area is a row, a column or a box");
            page.press("Escape");
            page.wait_gone(".meaning:popover-open");
            assert_eq!(page.text(".sentence .reasons"), step);
            page.assert_quiet();
        });
    }
}

/// In a game, the reason that holds is shown until the cursor moves.
#[test]
fn a_reason_that_holds_is_seen_in_the_game() {
    // The only candidate of its cell, and cells with all the other digits.
    const SINGLE: usize = 69;
    let seen = |digit: char| {
        let digits = MEDIUM.chars().enumerate();
        digits.filter(|&(at, one)| one == digit && sees(81, at, SINGLE)).map(|(at, _)| at).next()
    };
    for options in [Options::phone(), Options::desktop()] {
        game(options, MEDIUM, |page| {
            page.click(SETTINGS);
            page.wait_for("dialog[open]");
            page.js("document.querySelector('input[name=say-why]').click()", &[]);
            page.press("Escape");
            page.wait_gone("dialog[open]");
            page.select(SINGLE);
            page.press("5");
            page.wait_for(".argued");
            for cell in ('1'..='9').filter(|digit| *digit != '5').filter_map(seen) {
                page.click(&stepdoku_e2e::cell(cell));
            }
            page.click(".argued-do .primary");
            page.wait_gone(".argued");
            page.wait_text(".held-reason", "Yes. r8c7 has no other candidate than 5.");
            page.select(0);
            page.wait_gone(".held-reason");
            page.assert_quiet();
        });
    }
}

/// With *Say why*, an answer waits for the cells that force it; a house has its button, and less than enough is named.
#[test]
fn an_answer_waits_for_its_reason() {
    for options in [Options::phone(), Options::desktop()] {
        game(options, MEDIUM, |page| {
            page.click(LEARN);
            page.click(".learn-next .primary");
            page.click("#lesson-go");
            wait_exercise(page, 1);
            page.click("#drill-why");
            page.wait_for("#drill-why[aria-pressed=true]");
            let (cell, digit) = full_house(&drill_digits(page));
            page.click(&format!("#drill-{cell}"));
            page.click(&format!(".drill .drill-key:nth-child({digit})"));
            page.wait_for(".argued");
            page.click(".argued-do .primary");
            page.wait_text(".argued-said", "Mark at least one cell, row, column or box.");
            // Every house by its button, for the last cell of one: that one is a reason.
            for chip in 1..=3 {
                page.click(&format!(".argued-house:nth-child({chip})"));
                page.wait_for(&format!(".argued-house:nth-child({chip})[aria-pressed=true]"));
            }
            page.click(".argued-do .primary");
            page.wait_for("#drill-next");
            assert!(page.text(".drill-said").starts_with("Yes. In "), "{}", page.text(".drill-said"));
            page.assert_quiet();
        });
    }
}

#[test]
fn an_exercise_is_done_by_keyboard_alone() {
    game(Options::desktop(), MEDIUM, |page| {
        page.js("document.querySelector(arguments[0]).focus()", &[json!(LEARN)]);
        page.press("Enter");
        page.wait_for(".learn-next .primary");
        page.js("document.querySelector('.learn-next .primary').focus()", &[]);
        page.press("Enter");
        page.wait_for("#lesson-go");
        page.js("document.querySelector('#lesson-go').focus()", &[]);
        page.press("Enter");
        for number in 1..=2 {
            wait_exercise(page, number);
            page.wait_until("the board has the keys", || page.has_focus("#drill-board"));
            let (cell, digit) = full_house(&drill_digits(page));
            for _ in 0..3 {
                page.press("ArrowUp");
                page.press("ArrowLeft");
            }
            for _ in 0..cell / 4 {
                page.press("ArrowDown");
            }
            for _ in 0..cell % 4 {
                page.press("ArrowRight");
            }
            page.press(&digit.to_string());
            page.wait_until("the next key belongs to Next", || page.has_focus("#drill-next"));
            page.press("Enter");
        }
        wait_exercise(page, 3);
    });
}

#[test]
fn a_chain_is_built_and_a_mistake_is_found() {
    game(Options::desktop(), MEDIUM, |page| {
        page.click(LEARN);
        page.click("#practise-chains");
        page.wait_for(".drill-cells");
        // A cell with two candidates has a strong link inside.
        let script = "return [...document.querySelectorAll(arguments[0])]
            .findIndex(cell => /can be \\S+ or \\S+, /.test(cell.ariaLabel))";
        let cell = page.js(script, &[json!(DRILL_CELL)]).as_i64().expect("a cell");
        page.click(&format!("#drill-{cell}"));
        page.click(".drill .drill-key:enabled");
        page.click(".drill .drill-key:enabled ~ .drill-key:enabled");
        page.wait_until("the link is told", || page.text(".drill-said").starts_with("Strong link"));
        page.wait_for(".drill-space .marks");
        page.click(".learn-up");
        page.click("#practise-mistakes");
        page.wait_until("a usual board", || page.count(DRILL_CELL) == 81);
        page.click(".drill-size .segment:nth-child(1)");
        page.wait_until("a small board", || page.count(DRILL_CELL) == 16);
        // One cell after another: only one is wrong.
        let mut pressed = 0;
        while page.count(".drill-side .primary") == 0 {
            page.click(&format!("#drill-{pressed}"));
            pressed += 1;
            assert!(pressed <= 16);
        }
        assert!(page.text(".drill-said").starts_with("Found."));
        page.click(".learn-up");
        // A door leads to the story of a puzzle.
        page.click("#see-story");
        page.wait_for("dialog[open] .story");
        page.press("Escape");
        page.wait_gone("dialog[open]");
        page.wait_for(".learn-path");
    });
}

/// The tabs turn to Learn and away from it: its place stays, and so does the game below.
#[test]
fn learn_is_a_face_with_its_own_place() {
    for (options, narrow) in [(Options::phone(), true), (Options::desktop(), false)] {
        game(options, MEDIUM, |page| {
            let tab = page.rect(LEARN);
            let title = page.js("return document.title", &[]);
            page.click(LEARN);
            page.wait_for(".learn-path");
            assert_eq!(page.attr(LEARN, "aria-selected").as_deref(), Some("true"));
            assert_eq!(page.js("return document.title", &[]), json!("Learn – Stepdoku"));
            assert_eq!(page.count("dialog[open]"), 0);
            if !narrow {
                let now = page.rect(LEARN);
                let stays = now.iter().zip(tab).all(|(now, before)| (now - before).abs() < 0.5);
                assert!(stays, "the tabs stay: {now:?}, {tab:?}");
            }
            // Nothing is wider than the screen, and the page itself does not scroll.
            let fits =
                "const root = document.scrollingElement; const place = document.querySelector('.learn');
                return root.scrollHeight <= innerHeight && place.scrollWidth <= place.clientWidth";
            assert_eq!(page.js(fits, &[]), json!(true));
            page.click(LOOK);
            page.click(".learn-list .technique-link[href='#l=x-wing']");
            page.wait_text(".learn-name", "X-Wing");
            page.click("#tab-play");
            page.wait_gone("#panel-learn");
            assert_eq!(page.js("return document.title", &[]), title);
            page.wait_until("the board has the keys", || page.focused_cell().is_some());
            assert_eq!(page.board(), MEDIUM);
            page.click(LEARN);
            page.wait_text(".learn-name", "X-Wing");
            page.click(".learn-up");
            page.wait_for(".learn-list");
            page.press("Escape");
            page.wait_gone("#panel-learn");
            page.assert_quiet();
        });
    }
}
