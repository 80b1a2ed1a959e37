//! Controls keep their places and texts can be read: on every screen, for any step.

use serde_json::json;
use stepdoku_e2e::places::{ALL_STEPS, EASY, END, NEW, NEXT_STEP, PASSES, PATH, PLAY, SOLVE, START};
use stepdoku_e2e::puzzles::{HARD, MEDIUM, SMALL};
use stepdoku_e2e::{Options, Page, Server, cell, dist, game, rounds, solution, solving};

/// The screens under test.
const SCREENS: [(u32, u32); 5] = [(360, 740), (390, 844), (820, 1180), (1280, 800), (1920, 1080)];

fn screen((width, height): (u32, u32)) -> Options {
    if width < 800 { Options::phone().size(width, height) } else { Options::desktop().size(width, height) }
}

#[test]
fn the_buttons_of_the_solver_stay_and_no_conclusion_follows_a_text_that_is_cut() {
    // A phone and a desktop, and in a soak all screens.
    for size in SCREENS.into_iter().step_by(rounds(3, 1)) {
        solving(screen(size), HARD, |page| {
            let at = place(page, NEXT_STEP);
            // The worker finds the path; an earlier press requests it again.
            page.click(NEXT_STEP);
            page.wait_for(".step-text .conclusion");
            // On a phone the words have the same room for each step; beside a board, the list gives way to them.
            let room = || (size.0 < 1000).then(|| place(page, ".step-text"));
            let first = room();
            let mut concluded = 0;
            for _ in 0..rounds(20, 60) {
                page.click(NEXT_STEP);
                assert_eq!(place(page, NEXT_STEP), at, "{size:?}");
                if page.count(".notice-card") > 0 {
                    break;
                }
                let Some([below, wider]) = out_of_sight(page) else { continue };
                assert_eq!(room(), first, "{size:?}");
                concluded += 1;
                assert!(wider < 1.0, "{size:?}: {wider}");
                if below <= 3.0 {
                    page.wait_gone(MORE_LINES);
                    continue;
                }
                // A cut text says so, and can be read to its end.
                page.wait_for(MORE_LINES);
                assert!(page.text(MORE_LINES).contains("more line"), "{size:?}");
                page.click(MORE_LINES);
                for _ in 0..20 {
                    // The button goes when the text has scrolled to its end, which may be at any time.
                    page.js(&format!("document.querySelector('{MORE_LINES}')?.click()"), &[]);
                }
                page.wait_gone(MORE_LINES);
                let below = out_of_sight(page).map_or(0.0, |[below, _]| below);
                assert!(below <= 3.0, "{size:?}: {below}");
            }
            assert!(concluded > 10, "{size:?}: {concluded}");
            let (down, height) = scrolled(page);
            assert!(size.0 < 1000 || down <= height, "{size:?}: the page is {down} high");
            page.click(START);
            assert_eq!(place(page, NEXT_STEP), at, "{size:?}");
        });
    }
}

/// Gives the number of hidden lines of a step, and shows them.
const MORE_LINES: &str = ".step-text .more-lines-button";

/// How far the conclusion of a step is below the visible part of its text, and how much the text is wider
/// than its room.
fn out_of_sight(page: &Page) -> Option<[f64; 2]> {
    let out = page.js(
        "const [panel, text, end] = ['.step-text', '.step-text .sentence', '.conclusion']
             .map(css => document.querySelector(css));
         if (!end) return null;
         const [room, place] = [text, end].map(one => one.getBoundingClientRect());
         return [place.bottom - room.bottom, panel.scrollWidth - panel.clientWidth]",
        &[],
    );
    Some([out[0].as_f64()?, out[1].as_f64()?])
}

#[test]
fn the_words_have_room_on_a_phone_and_all_else_is_reached() {
    for (size, least) in [((360, 740), 108.0), ((740, 360), 80.0), ((360, 640), 60.0)] {
        solving(screen(size), HARD, |page| {
            page.click(NEXT_STEP);
            page.wait_for(".step-text .conclusion");
            let [_, _, _, height] = page.rect(".step-text");
            assert!(height >= least, "{size:?}: {height}");
            page.click(".unfolds");
            page.wait_for(".run > .button");
            page.click(PASSES);
            page.wait_for(&format!("{PASSES}[aria-pressed=true]"));
            page.click(".unfolds");
            page.wait_until("it is folded again", || {
                page.js("return getComputedStyle(document.querySelector('.run')).display", &[]) == "none"
            });
        });
    }
}

#[test]
fn all_levels_are_seen_at_once() {
    let sizes = [(360, 740), (390, 844), (820, 1180), (1280, 800), (1920, 1080), (740, 360)];
    for size in sizes {
        game(screen(size), MEDIUM, |page| {
            page.click(NEW);
            page.wait_for("dialog[open] .level:nth-child(6)");
            page.wait_still();
            let out = page.js(
                "const body = document.querySelector('dialog[open] .dialog-body').getBoundingClientRect();
                 return [...document.querySelectorAll('dialog[open] :is(.level, .segment)')].filter(choice => {
                   const r = choice.getBoundingClientRect();
                   return r.top < body.top - 1 || r.bottom > body.bottom + 1;
                 }).length",
                &[],
            );
            assert_eq!(out, 0, "{size:?}");
        });
    }
}

/// The position of an element, in tenths of a pixel.
fn place(page: &Page, css: &str) -> [i64; 4] {
    page.rect(css).map(|far| (far * 10.0).round() as i64)
}

/// The height of the page and of its window.
fn scrolled(page: &Page) -> (f64, f64) {
    let sizes = page.js("return [document.scrollingElement.scrollHeight, innerHeight]", &[]);
    (sizes[0].as_f64().expect("a height"), sizes[1].as_f64().expect("a height"))
}

#[test]
fn a_list_does_not_flee_from_the_pointer() {
    for size in [(1280, 800), (1920, 1080)] {
        solving(screen(size), HARD, |page| {
            page.click(ALL_STEPS);
            page.wait_for(".all-line");
            let at = place(page, ".pass-list");
            for number in 1..=page.count(".all-group:first-of-type .all-line").min(6) {
                page.hover(&format!(".all-group:first-of-type .all-line:nth-child({number})"));
                page.wait_for(".all-card .technique");
                assert_eq!(place(page, ".pass-list"), at, "{size:?}");
            }
        });
    }
}

#[test]
fn a_way_leads_to_its_step_and_a_list_that_closes_leaves_it() {
    solving(screen(SCREENS[0]), HARD, |page| {
        page.click(NEXT_STEP);
        page.click(PASSES);
        page.click(NEXT_STEP);
        page.wait_for(".step-text .conclusion");
        assert_eq!(page.count("[data-sheet=open]"), 0, "the step can be read");
        page.click(PASSES);
        page.wait_for("[data-sheet=open] .pass");
        page.click(PASSES);
        page.wait_gone("[data-sheet=open]");
        page.click(ALL_STEPS);
        page.wait_for("[data-sheet=open] .all-line");
        page.click(PATH);
        page.wait_gone("[data-sheet=open]");
        page.wait_for(".step-text .technique, .step-text .sentence");
    });
}

#[test]
fn word_of_a_new_puzzle_goes_when_the_board_is_touched() {
    game(screen(SCREENS[0]), MEDIUM, |page| {
        page.click(&cell(MEDIUM.find('.').expect("an empty cell")));
        page.press("1");
        page.click(NEW);
        page.click(EASY);
        page.wait_gone("dialog[open]");
        page.wait_for(".app .notice .button");
        page.click(&cell(0));
        page.wait_gone(".app .notice > *");
    });
}

#[test]
fn each_bar_is_one_stop_and_arrows_walk_inside() {
    game(Options::desktop(), SMALL, |page| {
        let focus = |css: &str| page.js("document.querySelector(arguments[0]).focus()", &[json!(css)]);
        focus(".key[data-digit='1']");
        let holds = |css: &str| assert!(page.has_focus(css), "{css}");
        for (key, then) in [("ArrowRight", 2), ("ArrowLeft", 1), ("ArrowLeft", 4), ("Home", 1), ("End", 4)] {
            page.press(key);
            holds(&format!(".key[data-digit='{then}']"));
        }
        page.press("Tab");
        assert!(!page.has_focus(".key"), "the pad is one stop");
        page.press("Shift+Tab");
        holds(".key");
        page.press("Shift+Tab");
        assert!(!page.has_focus(".key"), "in both directions");
    });
    solving(Options::desktop(), SMALL, |page| {
        page.js("document.querySelector(arguments[0]).focus()", &[json!(NEXT_STEP)]);
        page.press("ArrowRight");
        assert!(page.has_focus(END));
        page.press("Tab");
        assert!(!page.has_focus(".step-button"));
    });
}

/// A digit and its count are one block, neighbouring figures are on one line, the tabs of New are whole, and
/// in dark colours a dialog is distinct from the page.
#[test]
fn what_belongs_together_is_seen_together() {
    let number = |page: &Page, script: &str| page.js(script, &[]).as_f64().expect("a number");
    game(Options::desktop(), SMALL, |page| {
        let gap = "const [digit, left] = ['.key-digit', '.key-left'].map(css =>
                document.querySelector(`.key ${css}`).getBoundingClientRect());
            return left.top - digit.bottom";
        let gap = number(page, gap);
        assert!((0.0..8.0).contains(&gap), "{gap}");
        page.click(NEW);
        page.click("dialog[open] label:has([name='shape'][value='2'])");
        page.wait_until("only levels that there are can be seen", || {
            let seen = "return [...document.querySelectorAll('dialog[open] .level')]
                .filter(choice => choice.checkVisibility()).length";
            page.js(seen, &[]) == 1
        });
    });
    game(screen((360, 740)).size(320, 640).dark(), MEDIUM, |page| {
        page.click(NEW);
        page.wait_for("dialog[open] .level");
        let highest =
            "return Math.max(...[...document.querySelectorAll('dialog[open] .doors > *')].map(tab => {
                const words = document.createRange();
                words.selectNodeContents(tab);
                return words.getClientRects().length;
            }))";
        assert_eq!(page.js(highest, &[]), 1, "a word of a door is broken");
        let grounds = "return ['dialog[open]', 'html'].map(css =>
            getComputedStyle(document.querySelector(css)).backgroundColor)";
        let grounds = page.js(grounds, &[]);
        assert_ne!(grounds[0], grounds[1]);
        page.press("Escape");
        page.wait_gone("dialog[open]");
        page.click(".game-name");
        page.click("#details > summary");
        page.wait_for("dialog[open] .exact-figures");
        let uneven =
            "return Math.max(...[...document.querySelectorAll('dialog[open] .exact-figures')].map(facts => {
                const ends = [...facts.querySelectorAll('dd')].map(dd => dd.getBoundingClientRect().left);
                return Math.max(...ends) - Math.min(...ends);
            }))";
        assert!(number(page, uneven) < 1.0);
    });
}

/// The parts that a short hint leaves where they are.
const STAYING: [&str; 7] = [
    "[data-cell='0']",
    "[data-cell='80']",
    "[data-does=undo]",
    "[data-does=hint]",
    "[data-does=notes]",
    ".keypad > :first-child",
    ".keypad > :last-child",
];

/// A hint up to its name takes no room: the digit found goes in with the pad, beside the marks.
#[test]
fn a_short_hint_leaves_board_and_pad_in_place() {
    for size in [(360, 640), (360, 740), (740, 360), (820, 1180), (1280, 800), (1920, 1080)] {
        game(screen(size), MEDIUM, |page| {
            let places = || STAYING.map(|part| page.rect(part));
            let before = places();
            page.click("[data-does=hint]");
            for stage in 1..=2 {
                page.wait_for(&format!(".hint-line .hint-stage[data-stage='{stage}']"));
                page.wait_for(".coordinates");
                assert_eq!(places(), before, "{size:?}: stage {stage}");
                assert_eq!(page.count(".marks .house") + page.count(".marks .cause"), 1, "{size:?}");
                let words = page.rect(".hint-line > .sentence");
                assert!(words[3] <= 33.0, "{size:?}: two lines: {words:?}");
                if stage == 1 {
                    page.click(".hint-actions .primary");
                }
            }
            let empty = MEDIUM.find('.').expect("an empty cell");
            page.select(empty);
            let key = usize::from(solution(MEDIUM).as_bytes()[empty] - b'0');
            page.click(&format!(".keypad [data-digit='{key}']"));
            page.wait_until("the digit is in", || page.board() != page.givens());
            page.wait_gone(".hint-line");
            page.wait_gone(".coordinates");
            assert_eq!(places(), before, "{size:?}: afterwards");
        });
    }
}

#[test]
fn a_hint_a_step_and_an_answer_have_the_same_place() {
    for size in [(360, 640), (360, 740), (740, 360), (820, 1180), (1280, 800), (1920, 1080)] {
        let mut heads = Vec::new();
        game(screen(size), MEDIUM, |page| {
            let mut look = |head: &str, foot: Option<&str>| {
                let [left, top, ..] = place(page, head);
                heads.push((left, top));
                // The room of the pad is the answer's, down to the lower edge on a phone.
                assert_eq!(page.count(".keypad"), 0, "{size:?}: {head}");
                if let Some(foot) = foot {
                    let [_, top, _, height] = page.rect(foot);
                    assert!(top + height <= f64::from(size.1), "{size:?}: {foot}");
                }
            };
            page.click("[data-does=hint]");
            // Which technique, the warning about the time, and the reason.
            for next in ["data-stage='2'", "data-stage='2'", "data-stage='3'"] {
                page.click(".hint-actions .primary");
                page.wait_for(&format!(".hint-stage[{next}]"));
            }
            look(".hint-card > .answer-head", Some(".hint-actions .primary"));
            page.click(".hint-card .answer-head .icon-button");
            page.wait_for(".keypad");
            page.right_click(&cell(0));
            page.click("[data-does=why]");
            page.wait_for(".why");
            look(".why > .answer-head", None);
            page.click(".why-close");
            page.wait_for(".keypad");
            page.click(SOLVE);
            page.wait_for(".transport");
            look(".stepper", Some(".transport"));
            page.click(PLAY);
            page.wait_for(".keypad");
        });
        assert!(heads.iter().all(|head| *head == heads[0]), "{size:?}: {heads:?}");
    }
}

#[test]
fn all_tools_are_in_reach_on_the_lowest_screen() {
    let Some(dist) = dist() else { return };
    let server = Server::start(&dist, "/");
    let page = Page::open_at(Options::screen((740, 360)), &server.url());
    page.wait_until("a cell has the focus", || page.focused_cell().is_some());
    page.click("[data-does=candidates]");
    page.wait_for("[data-does=candidates][aria-pressed=true]");
    page.click("[data-does=fill] .button");
    page.wait_until("notes are in", || page.count(".board .note") > 0);
}

#[test]
fn an_exercise_has_its_board_beside_its_keys_on_a_low_screen() {
    let Some(dist) = dist() else { return };
    let server = Server::start(&dist, "/");
    for size in [(740, 360), (844, 390)] {
        let page = Page::open_at(Options::screen(size), &server.url());
        page.wait_until("a cell has the focus", || page.focused_cell().is_some());
        page.click("#tab-learn");
        page.click(".learn-next .primary");
        page.click("#lesson-go");
        page.wait_for(".drill-cells");
        let end = |css: &str| {
            let [left, top, width, height] = page.rect(css);
            (left + width, top + height)
        };
        assert!(end(".learn-top").1 <= page.rect("#tab-play")[1], "the tabs cover the way back at {size:?}");
        assert!(end(".drill-space").0 <= page.rect(".drill-side")[0], "the keys cover the board at {size:?}");
        for css in [".drill-space", ".drill-side .learn-do"] {
            assert!(end(css).1 <= f64::from(size.1), "{css} is partly out of sight at {size:?}");
        }
    }
}

/// The size of the notes in the first cell that has some, in pixels. They are drawn at a quarter.
fn notes(page: &Page, board: &str) -> f64 {
    let script = "const cell = document.querySelector(arguments[0] + ' .cell[data-notes]');
        return cell ? parseFloat(getComputedStyle(cell, '::before').fontSize) / 4 : 0";
    page.js(script, &[json!(board)]).as_f64().unwrap_or_default()
}

/// An exercise has the board of the game, at its place, with its keys at theirs, and notes as large.
#[test]
fn an_exercise_looks_like_the_game() {
    let Some(dist) = dist() else { return };
    let server = Server::start(&dist, "/");
    for size in [(360, 740), (820, 1180), (1280, 800), (1920, 1080)] {
        let page = Page::open_at(Options::screen(size), &server.url());
        page.wait_until("a cell has the focus", || page.focused_cell().is_some());
        let [left, _, width, _] = page.rect(".board");
        let [keys, _, wide, _] = page.rect(".keypad");
        page.click("#tab-learn");
        page.click("#learn-look");
        page.click(".learn-list .technique-link[href='#l=x-wing']");
        page.wait_for(".learn-page .learn-do .primary");
        page.click(".learn-page .learn-do .primary");
        page.wait_for(".drill-space .cell[data-notes]");
        let [now, _, drawn, _] = page.rect(".drill-space .board-frame");
        assert!(
            (now - left).abs() < 6.0 && (drawn - width).abs() < 12.0,
            "{size:?}: {now}, {left}; {drawn}, {width}"
        );
        let [now, _, drawn, _] = page.rect(".drill .keypad");
        assert!(
            (now - keys).abs() < 6.0 && (drawn - wide).abs() < 12.0,
            "{size:?}: {now}, {keys}; {drawn}, {wide}"
        );
        let read = notes(&page, ".drill-space");
        assert!(read >= 9.5, "notes of {read} pixels at {size:?}");
    }
}
