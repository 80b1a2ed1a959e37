//! Help for a player, with real keys and a real pointer: a hint in its three stages, verdicts on moves, and
//! the review at the end.

use serde_json::json;
use stepdoku_e2e::places::{GAMES, LINK, SOLVE};
use stepdoku_e2e::puzzles::SMALL;
use stepdoku_e2e::{Options, game, solution};

const HINT: &str = "[data-does=hint]";
const CARD: &str = ".hint-card";
const FURTHER: &str = ".hint-actions .primary";

#[test]
fn a_hint_is_told_stage_by_stage_and_applied() {
    game(Options::desktop(), SMALL, |page| {
        page.click(HINT);
        page.wait_for(".hint-stage[data-stage='1']");
        page.wait_announced("Hint. Look ");
        assert_eq!(page.count(".board .marks .place"), 0, "what follows is told last");
        page.click(FURTHER);
        page.wait_for(".hint-stage[data-stage='2']");
        assert_eq!(page.count(".board .marks .place"), 0);
        // The reason ends the counting of the time. A warning comes once before; the same key gets the reason.
        page.press("i");
        page.wait_announced("time won't count");
        page.wait_text(CARD, "time won't count");
        assert_eq!(page.count(".board .marks .place"), 0);
        // The same key continues for a screen reader user, and the focus stays.
        page.press("i");
        page.wait_for(".hint-stage[data-stage='3']");
        assert_eq!(page.count(".board .marks .place"), 1);
        page.click(FURTHER);
        page.wait_until("the card is gone", || page.count(CARD) == 0);
        page.wait_announced("placed in");
        page.wait_until("the board has the focus", || page.focused_cell().is_some());
        page.press("Ctrl+z");
        page.press("/");
        page.wait_for(CARD);
        page.press("Escape");
        page.wait_until("Escape lets it go", || page.count(CARD) == 0);
    });
}

#[test]
fn moves_are_judged_when_it_is_wanted_and_the_game_is_reviewed() {
    game(Options::desktop(), SMALL, |page| {
        page.click("[data-opens=settings]");
        page.click("#more-settings > summary");
        page.click("input[name=judge-moves]");
        page.press("Escape");
        let whole = solution(SMALL);
        let empty: Vec<usize> = SMALL.char_indices().filter(|(_, c)| *c == '.').map(|(at, _)| at).collect();
        for (nth, at) in empty.into_iter().enumerate() {
            page.click(&stepdoku_e2e::cell(at));
            page.press(&whole[at..=at]);
            if nth == 0 {
                page.wait_for(".judged");
            }
        }
        page.wait_for(".finish");
        page.click(".finish-actions .button:nth-child(2)");
        page.wait_for(".review-line[data-verdict]");
        page.press("ArrowDown");
        page.wait_until("the next line has the focus", || page.has_focus("#review-1"));
        assert_eq!(page.attr("#review-1", "aria-current").as_deref(), Some("true"));
        page.press("End");
        let last = format!("#review-{}", SMALL.matches('.').count() - 1);
        page.wait_until("the last line has the focus", || page.has_focus(&last));
        // The card has the reason, and its buttons lead from move to move.
        page.press("Home");
        page.wait_for(".review-answer .technique");
        page.click(".review-answer .answer-foot .primary");
        page.wait_for("#review-1[aria-current=true]");
        page.click(".review-answer .technique-link");
        page.wait_for(".learn-name");
        page.click(".learn-back");
        page.wait_for("#review-1[aria-current=true]");
        page.wait_gone(".learn-name");
        page.wait_for(".review-seen .marks .place");
    });
}

/// Words that read like code, and are none.
const TYPED: &str = "Hidden singles: one = many, only = JavaScript: club <b onclick=\"x\">";

/// A magazine and a worksheet are printed with any typed words, and the board still takes digits.
#[test]
fn what_is_typed_is_printed_whatever_its_words() {
    game(Options::desktop(), SMALL, |page| {
        page.js("window.print = () => { window.printed = (window.printed ?? 0) + 1 }", &[]);
        let printed = |times: u32| {
            page.wait_until("it is printed", || page.js("return window.printed", &[]) == json!(times));
            let text = page.js("return document.querySelector('#paper').textContent", &[]).to_string();
            text.replace(char::is_whitespace, "")
        };
        let type_into = |field: &str| {
            page.click(field);
            page.press("Ctrl+a");
            page.type_text(TYPED);
            page.press("Tab");
        };
        page.click(GAMES);
        page.click("#print-magazine");
        page.wait_for("dialog[open] input[name=many]");
        page.click("dialog[open] label:has([name='shape'][value='2'])");
        page.click("dialog[open] input[name=many]");
        page.press("Ctrl+a");
        page.type_text("2");
        page.click("#make");
        page.wait_text("dialog[open] .magazine-state", "2 of 2 puzzles");
        let sides = "dialog[open] .magazine-side > svg";
        page.wait_for(sides);
        type_into("dialog[open] input[name=title]");
        page.wait_until("the preview has the title", || {
            // Its lines end anywhere.
            let script =
                "return [...document.querySelectorAll(arguments[0])].map((side) => side.textContent).join()";
            let text = page.js(script, &[json!(sides)]).to_string();
            text.replace(char::is_whitespace, "").contains("one=many")
        });
        page.click("#print");
        assert!(printed(1).contains("only=JavaScript:club<bonclick="), "the title is on paper");
        page.press("Escape");
        page.wait_gone("dialog[open]");
        // A lesson, whose note and title have the same words.
        page.click(SOLVE);
        page.wait_for("#add-to-lesson");
        page.click("#add-to-lesson");
        page.wait_for("#open-lesson");
        page.click("#open-lesson");
        page.wait_for("#deck-note");
        type_into("#deck-title");
        type_into("#deck-note");
        page.click("#deck-print > summary");
        page.click("#print-worksheet");
        let worksheet = printed(2);
        assert!(worksheet.matches("one=many").count() >= 2, "{worksheet}");
        page.press("Escape");
        page.wait_gone("dialog[open]");
        // The board takes digits.
        page.click("#tab-play");
        let at = SMALL.find('.').unwrap_or(0);
        page.click(&stepdoku_e2e::cell(at));
        page.press(&solution(SMALL)[at..=at]);
        page.wait_until("a digit is placed", || page.board() != SMALL);
        assert_eq!(page.text(".notice"), "");
    });
}

/// A refusal of the policy ends in a sentence, and the board still takes digits.
#[test]
fn a_drawing_that_is_refused_is_told() {
    game(Options::desktop(), SMALL, |page| {
        // As if the policy had taken the drawing for code.
        page.js(
            "const own = Object.getOwnPropertyDescriptor(Element.prototype, 'innerHTML');
             Object.defineProperty(Element.prototype, 'innerHTML', {
                 ...own,
                 set(text) { if (text.includes('viewBox=\"-')) throw new TypeError('refused'); own.set.call(this, text) },
             })",
            &[],
        );
        page.click(LINK);
        page.click("#share-picture > summary");
        page.wait_text("dialog[open] .notice", "The drawing is not shown");
        page.press("Escape");
        page.wait_gone("dialog[open]");
        let at = SMALL.find('.').unwrap_or(0);
        page.click(&stepdoku_e2e::cell(at));
        page.press(&solution(SMALL)[at..=at]);
        page.wait_until("a digit is placed", || page.board() != SMALL);
    });
}
