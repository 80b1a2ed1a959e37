//! The keyboard focus: after a press of a pointer the board has it, and after a dialog its previous owner.

use serde_json::json;
use stepdoku_e2e::places::{
    CHECK, GAMES, KEYS, LINK, MORE_DOORS, NEXT_PASS, NEXT_STEP, NOTES, PASSES, PLAY, RUN, SETTINGS, SOLVE,
    UNDO,
};
use stepdoku_e2e::puzzles::{ARTICLE, MEDIUM};
use stepdoku_e2e::{Options, Page, game, rounds, solving, with};

/// The buttons in the header, one for each dialog.
const DOORS: [&str; 4] = [LINK, GAMES, SETTINGS, KEYS];
const CLOSE: &str = "dialog[open] .dialog-head .icon-button";
const FIVE: &str = ".key[data-digit='5']";

/// A way to close a dialog, with its name.
type Closing = (&'static str, fn(&Page));

/// The ways to close a dialog. A click beside it neither closes it nor moves the focus.
const CLOSINGS: [Closing; 3] = [
    ("Escape", |page| page.press("Escape")),
    ("its button", |page| page.click(CLOSE)),
    ("Escape after a click beside it", |page| {
        page.click_at(3.0, 400.0);
        page.wait_for("dialog[open]");
        page.press("Escape");
    }),
];

/// The presses after a header button: all of them after the first one, and two after each of the others, or
/// all in a soak.
fn some_of<T: Copy>(presses: &[T], door: &str) -> Vec<T> {
    let many = if door == DOORS[0] { presses.len() } else { rounds(2, presses.len()) };
    presses.iter().take(many).copied().collect()
}

/// Opens a dialog by mouse and closes it again.
fn open_and_close(page: &Page, door: &str, close: fn(&Page)) {
    page.click(door);
    page.wait_for("dialog[open]");
    close(page);
    page.wait_gone("dialog[open]");
}

#[test]
fn after_a_dialog_opened_by_mouse_the_board_hears_the_keys() {
    let presses = [
        ("nothing", None),
        ("a tab", Some(PLAY)),
        ("the pad", Some(FIVE)),
        ("a tool", Some(UNDO)),
        ("the board", Some("[data-cell='1']")),
    ];
    game(Options::desktop(), MEDIUM, |page| {
        for door in DOORS {
            // The way of closing has the same effect for each.
            for (how, close) in CLOSINGS.into_iter().take(if door == LINK { 3 } else { 1 }) {
                for (what, press) in some_of(&presses, door) {
                    let said = format!("{door} closed by {how}, then {what} pressed");
                    page.select(1);
                    // Undo can be pressed only after a move.
                    page.press("4");
                    open_and_close(page, door, close);
                    if let Some(press) = press {
                        page.click(press);
                    }
                    page.press("6");
                    page.wait_until(format!("{said}: a digit"), || page.board() == with(MEDIUM, 1, '6'));
                    page.press("Delete");
                    page.wait_until(format!("{said}: Delete"), || page.board() == MEDIUM);
                    page.press("ArrowRight");
                    page.wait_until(format!("{said}: an arrow"), || page.focused_cell() == Some(2));
                    page.press("Enter");
                    page.wait_text(".notice", "No mistakes so far");
                    assert_eq!(page.count("dialog[open]"), 0, "{said}: Enter opens a dialog");
                    page.click(".notice .icon-button");
                }
            }
        }
    });
}

#[test]
fn after_a_dialog_opened_by_mouse_the_solver_hears_the_keys() {
    solving(Options::desktop(), ARTICLE, |page| {
        let step = || page.text(".step-card .step-where");
        page.click(PASSES);
        for door in DOORS {
            let presses = [None, Some(NEXT_STEP), Some(SOLVE), Some(NEXT_PASS), Some(RUN), Some(PASSES)];
            for press in some_of(&presses, door) {
                page.click("[data-does=start]");
                open_and_close(page, door, |page| page.press("Escape"));
                if let Some(press) = press {
                    page.click(press);
                }
                if press == Some(RUN) {
                    page.click(RUN);
                }
                let said = format!("{door}, then {press:?}");
                page.wait_until(format!("{said}: the keys are the board's"), || {
                    page.focused_cell().is_some()
                });
                let before = step();
                page.press("Enter");
                page.wait_until(format!("{said}: Enter is a step"), || step() != before);
                let after = step();
                page.press("Backspace");
                page.wait_until(format!("{said}: Backspace goes back"), || step() != after);
                assert_eq!(page.count("dialog[open]"), 0, "{said}: Enter opens a dialog");
            }
        }
    });
}

#[test]
fn who_opens_by_keyboard_is_where_they_were_until_a_pointer_is_used() {
    game(Options::desktop(), MEDIUM, |page| {
        for door in DOORS {
            page.select(1);
            page.js("document.querySelector(arguments[0]).focus()", &[json!(door)]);
            page.press("Enter");
            page.wait_for("dialog[open]");
            page.press("Escape");
            page.wait_gone("dialog[open]");
            page.wait_until("the focus is given back", || page.has_focus(door));
            page.press("5");
            assert_eq!(page.board(), MEDIUM, "{door}: a digit is pressed on a button");
            page.click(FIVE);
            page.wait_until(format!("{door}: the pad gives the keys to the board"), || {
                page.focused_cell() == Some(1)
            });
            page.press("4");
            page.wait_until("it hears them", || page.board() == with(MEDIUM, 1, '4'));
            page.press("Delete");
        }
    });
}

#[test]
fn a_press_of_the_pointer_takes_the_keys_from_a_button_that_has_them() {
    game(Options::desktop(), MEDIUM, |page| {
        page.select(1);
        for press in [NOTES, CHECK, ".notice .icon-button"] {
            page.js("document.querySelector(arguments[0]).focus()", &[json!(PLAY)]);
            page.click(press);
            page.wait_until(format!("{press} gives the keys to the board"), || {
                page.focused_cell() == Some(1)
            });
        }
        // The answer to *Why?* takes the keys, and gives them back.
        page.right_click("[data-cell='1']");
        page.click(".cell-menu [data-does=why]");
        page.wait_until("the answer has the focus", || page.has_focus(".why *"));
        page.press("Escape");
        page.wait_until("the answer gives the keys back", || page.focused_cell() == Some(1));
    });
}

#[test]
fn a_notice_that_is_closed_by_a_key_gives_the_keys_to_the_board() {
    game(Options::desktop(), MEDIUM, |page| {
        page.select(1);
        page.press("Enter");
        page.wait_for(".notice .icon-button");
        page.js("document.querySelector('.notice .icon-button').focus()", &[]);
        page.press("Enter");
        page.wait_until("the board has the focus", || page.focused_cell() == Some(1));
    });
}

#[test]
fn a_dialog_opened_from_a_menu_by_keyboard_does_not_lose_the_focus() {
    game(Options::desktop().size(480, 740), MEDIUM, |page| {
        for door in [LINK, SETTINGS, KEYS] {
            page.js("document.querySelector(arguments[0]).focus()", &[json!(MORE_DOORS)]);
            page.press("Enter");
            page.wait_until("the menu is open", || page.count(".more-actions:popover-open") == 1);
            for _ in 0..5 {
                if !page.has_focus(door) {
                    page.press("Tab");
                }
            }
            page.press("Enter");
            page.wait_for("dialog[open]");
            page.press("Escape");
            page.wait_gone("dialog[open]");
            page.wait_until(format!("{door}: the menu's button has the focus again"), || {
                page.has_focus(MORE_DOORS)
            });
        }
    });
}

/// A click on passive parts leaves the keys with the board: the margin, the words of a step, a list.
#[test]
fn after_a_click_anywhere_the_keys_are_heard() {
    solving(Options::desktop(), ARTICLE, |page| {
        let step = || page.text(".step-card .step-where");
        page.click(NEXT_STEP);
        for css in
            [".step-card .step-where", ".step-card .conclusion", ".sentence .piece", ".pass-scroll", ".bar"]
        {
            let before = step();
            // Beside any control.
            let [left, top, _, height] = page.rect(css);
            page.click_at(left + 2.0, top + height - 2.0);
            page.press(".");
            page.wait_until(format!("{css}: the next step"), || step() != before);
        }
    });
    game(Options::desktop(), MEDIUM, |page| {
        page.select(1);
        page.click_at(4.0, 400.0);
        page.press("4");
        page.wait_until("a digit", || page.board() == with(MEDIUM, 1, '4'));
    });
}

/// Tab stops once at a sentence, and the arrows move along its pieces, each of them highlighted.
#[test]
fn a_sentence_is_one_stop_of_the_keyboard() {
    solving(Options::desktop(), MEDIUM, |page| {
        page.click(NEXT_STEP);
        page.wait_for(".step-text .piece:nth-of-type(2)");
        page.js("document.querySelector('.step-text .piece').focus()", &[]);
        let at = || {
            let script = "const all = [...document.querySelectorAll('.step-text .piece')];
                return [all.indexOf(document.activeElement), all.length]";
            let told = page.js(script, &[]);
            [0, 1].map(|part| told[part].as_i64().unwrap_or(-2))
        };
        let [first, count] = at();
        assert!(first == 0 && count > 2, "{first} of {count}");
        let named = "return [...document.querySelectorAll('.step-text .piece[aria-label]')]
            .map(piece => piece.ariaLabel.startsWith(piece.textContent + ', ')).reduce((a, b) => a && b, true)";
        assert_eq!(page.js(named, &[]), true, "what is seen begins what is spoken");
        for (keys, expected) in
            [("ArrowRight", 1), ("ArrowRight", 2), ("ArrowLeft", 1), ("End", count - 1), ("Home", 0)]
        {
            page.press(keys);
            page.wait_until(format!("{keys} leads to piece {expected}"), || at()[0] == expected);
        }
        let stops = "return document.querySelectorAll('.step-text .piece[tabindex=\"0\"]').length";
        assert_eq!(page.js(stops, &[]), 1);
        page.press("Tab");
        page.wait_until("Tab leaves the sentence", || at()[0] == -1);
        assert_eq!(page.js(stops, &[]), count);
        page.press("Shift+Tab");
        page.wait_until("and comes back", || at()[0] == count - 1);
    });
}

/// A panel that replaces the pressed button leaves the keyboard with the board.
#[test]
fn the_board_has_the_keyboard_when_the_pressed_button_goes() {
    for options in [Options::desktop(), Options::phone()] {
        for (button, panel) in [("[data-does=hint]", ".hint-card"), (SOLVE, "#panel-step")] {
            game(options.clone(), MEDIUM, |page| {
                page.js("document.querySelector(arguments[0]).focus()", &[json!(button)]);
                page.press("Enter");
                page.wait_for(panel);
                let somewhere = "return document.activeElement !== document.body";
                page.wait_until(format!("{button} leaves the keyboard somewhere"), || {
                    page.js(somewhere, &[]) == true
                });
            });
        }
    }
}
