//! The main screens, as data: the puzzle, the actions, and the name.
//!
//! Each scene opens a puzzle by its link, so that its pictures stay the same until the page changes.

use crate::Page;
use serde_json::json;
use std::time::Duration;

/// A screen worth looking at.
#[derive(Debug, Clone, Copy)]
pub struct Scene {
    /// The beginning of its pictures' names.
    pub name: &'static str,
    /// The puzzle of the link; empty for none.
    pub puzzle: &'static str,
    /// The actions that lead to it.
    pub acts: &'static [Act],
}

/// One action on the way.
#[derive(Debug, Clone, Copy)]
pub enum Act {
    /// Clicks an element.
    Click(&'static str),
    /// Clicks an element with the second button.
    RightClick(&'static str),
    /// Clicks the first element repeatedly until the second exists.
    ClickUntil(&'static str, &'static str),
    /// Moves the mouse to an element.
    Hover(&'static str),
    /// Presses keys or chords, separated by spaces, one after another.
    Press(&'static str),
    /// Types a text.
    Type(&'static str),
    /// Waits for an element.
    Wait(&'static str),
    /// Opens another fragment of the page's address.
    Open(&'static str),
}

use crate::places;
use crate::puzzles::{
    ARTICLE, CROSSING, DIAGONALS, GIANT, HARD, LARGE, MEDIUM, REGIONS, SMALL, WINDOWS, givens,
};
use Act::{Click, ClickUntil, Hover, Open, Press, RightClick, Type, Wait};

/// Opens the solver.
const SOLVE: Act = Click("#tab-step");
const NEXT_STEP: &str = "[data-does=next-step]";
const NEXT_PASS: &str = "[data-does=next-pass]";
const NEW: Act = Click(places::NEW);

const HINT: &str = "[data-does=hint]";
/// Shows the next stage of a hint.
const FURTHER: &str = ".hint-actions .primary";

/// Steps to the first hidden single.
const TO_HIDDEN_SINGLE: Act = ClickUntil(NEXT_STEP, "[aria-current][data-technique='hidden-single']");
/// Steps by passes, and not along the path.
const BY_PASSES: Act = Click(places::PASSES);
/// Steps to the first pass of hidden singles.
const TO_HIDDEN_PASS: Act = ClickUntil(NEXT_PASS, ".pass.current[data-kind='hidden-singles']:not(.nothing)");
/// Steps to the first chain.
const TO_CHAIN: Act = ClickUntil(NEXT_STEP, ".marks .link");
const LEARN: Act = Click("#tab-learn");
/// The part of the sharing dialog after the link, the picture and the race.
const SHARE_MORE: Act = Click("#share-more > summary");

/// Steps by singles until they run out, and takes the offered search.
const SEARCH: [Act; 4] = [
    SOLVE,
    BY_PASSES,
    ClickUntil(NEXT_PASS, ".notice-card-actions"),
    Click(".notice-card-actions .button:not(.primary)"),
];

/// The longest time for many clicks on a busy machine.
const WALK: Duration = Duration::from_mins(1);

impl Scene {
    /// Opens a scene as a first-time visitor.
    #[track_caller]
    pub fn reach(&self, page: &Page, url: &str) {
        page.goto("about:blank");
        page.cdp("Storage.clearDataForOrigin", &json!({ "origin": url, "storageTypes": "all" }));
        // A hovering mouse belongs to a scene only if the scene moves it there.
        page.hover_at(0.0, 0.0);
        if self.puzzle.is_empty() {
            page.visit(url);
        } else {
            page.visit(&format!("{url}#p={}", self.puzzle));
        }
        // The worker proves the puzzle of a link before it takes the board; an invalid one is refused.
        page.wait_until("the link has been read", || {
            page.givens() == givens(self.puzzle) || self.puzzle.is_empty() || page.count(".notice > span") > 0
        });
        for act in self.acts {
            match *act {
                Act::Click(css) => page.click(css),
                Act::RightClick(css) => page.right_click(css),
                Act::ClickUntil(css, there) => page.wait_within(WALK, format!("there is `{there}`"), || {
                    let found = page.count(there) > 0;
                    if !found {
                        page.click(css);
                    }
                    found
                }),
                Act::Hover(css) => page.hover(css),
                Act::Press(keys) => keys.split(' ').for_each(|key| page.press(key)),
                Act::Type(text) => page.type_text(text),
                Act::Wait(css) => page.wait_for(css),
                Act::Open(fragment) => page.goto(&format!("{url}{fragment}")),
            }
        }
    }
}

pub const SCENES: &[Scene] = &[
    Scene { name: "start", puzzle: "", acts: &[] },
    Scene {
        name: "play-4",
        puzzle: SMALL,
        acts: &[Wait("[data-density='small'] .board"), Press("1 ArrowDown 3")],
    },
    Scene {
        name: "play-9",
        puzzle: MEDIUM,
        // A digit, notes, and the cursor on a digit that the board has several times.
        acts: &[Click("[data-cell='2']"), Press("5 ArrowLeft Shift+9 Shift+4 ArrowLeft")],
    },
    Scene {
        name: "play-16",
        puzzle: LARGE,
        acts: &[Wait("[data-density='large'] .board"), Press("Shift+3 Shift+b")],
    },
    Scene {
        name: "play-25",
        puzzle: GIANT,
        acts: &[Wait("[data-density='huge'] .board"), Press("Shift+3 Shift+b")],
    },
    Scene {
        name: "zoom-25",
        puzzle: GIANT,
        acts: &[Wait("[data-density='huge'] .board"), Click(".board-foot .zoom")],
    },
    Scene {
        name: "preview-9",
        puzzle: ARTICLE,
        acts: &[Click("[data-cell='1']"), Click(".look"), Hover("[data-cell='40']")],
    },
    Scene {
        name: "notes-duplicate",
        puzzle: MEDIUM,
        acts: &[Click("[data-cell='2']"), Press("9 ArrowLeft Space 4 9 5")],
    },
    Scene {
        name: "candidates-9",
        puzzle: ARTICLE,
        acts: &[Click(places::CANDIDATES), Hover("[data-cell='40']")],
    },
    Scene {
        name: "candidates-16",
        puzzle: LARGE,
        acts: &[Wait("[data-density='large'] .board"), Click(places::CANDIDATES)],
    },
    Scene {
        name: "candidates-25",
        puzzle: GIANT,
        acts: &[Wait("[data-density='huge'] .board"), Click(places::CANDIDATES)],
    },
    Scene { name: "solution-asked", puzzle: MEDIUM, acts: &[Click(places::SOLUTION)] },
    Scene {
        name: "solution-beside",
        puzzle: MEDIUM,
        acts: &[Click(places::SOLUTION), Click("dialog[open] .dialog-foot button:nth-child(2)")],
    },
    Scene { name: "paused", puzzle: MEDIUM, acts: &[Click(".clock")] },
    Scene {
        name: "finish",
        puzzle: SMALL,
        acts: &[
            Wait("[data-density='small'] .board"),
            Press(
                "Ctrl+Home ArrowRight 1 ArrowRight 4 Home ArrowDown 2 ArrowRight 4 ArrowRight ArrowRight 3",
            ),
            Press(
                "Home ArrowDown 4 ArrowRight ArrowRight 3 ArrowRight 1 Home ArrowDown ArrowRight 3 ArrowRight 2",
            ),
            Wait(".finish"),
        ],
    },
    Scene { name: "solve-start", puzzle: ARTICLE, acts: &[SOLVE] },
    Scene { name: "step-9", puzzle: ARTICLE, acts: &[SOLVE, TO_HIDDEN_SINGLE] },
    Scene {
        name: "step-16",
        puzzle: LARGE,
        acts: &[Wait("[data-density='large'] .board"), SOLVE, TO_HIDDEN_SINGLE],
    },
    Scene {
        name: "step-25",
        puzzle: GIANT,
        acts: &[Wait("[data-density='huge'] .board"), SOLVE, TO_HIDDEN_SINGLE],
    },
    Scene { name: "pass-9", puzzle: ARTICLE, acts: &[SOLVE, BY_PASSES, TO_HIDDEN_PASS] },
    Scene {
        name: "pass-25",
        puzzle: GIANT,
        acts: &[Wait("[data-density='huge'] .board"), SOLVE, BY_PASSES, TO_HIDDEN_PASS],
    },
    Scene {
        name: "solved",
        puzzle: ARTICLE,
        acts: &[SOLVE, Click("[data-does=end]"), Wait(".notice-card.done")],
    },
    Scene {
        name: "dry",
        puzzle: HARD,
        acts: &[SOLVE, BY_PASSES, ClickUntil(NEXT_PASS, ".notice-card-actions"), Hover("[data-cell='40']")],
    },
    Scene {
        name: "guess",
        puzzle: HARD,
        acts: &[SEARCH[0], SEARCH[1], SEARCH[2], SEARCH[3], Wait(".marks .guess")],
    },
    Scene {
        name: "dead-end",
        puzzle: HARD,
        acts: &[
            SEARCH[0],
            SEARCH[1],
            SEARCH[2],
            SEARCH[3],
            Wait(".marks .guess"),
            ClickUntil(NEXT_STEP, "[aria-current][data-technique='dead-end']"),
        ],
    },
    Scene {
        name: "blocked",
        puzzle: MEDIUM,
        acts: &[Click("[data-cell='2']"), Press("9"), SOLVE, SOLVE, Wait(".notice-card")],
    },
    Scene { name: "new-make", puzzle: MEDIUM, acts: &[NEW, Wait("dialog[open] .levels")] },
    Scene {
        name: "new-make-4",
        puzzle: MEDIUM,
        acts: &[NEW, Click("dialog[open] label:has([name='shape'][value='2'])")],
    },
    Scene { name: "new-paste", puzzle: MEDIUM, acts: &[NEW, Click("#door-enter")] },
    Scene {
        name: "paste-error",
        puzzle: MEDIUM,
        acts: &[
            NEW,
            Click("#door-enter"),
            Click("dialog[open] textarea"),
            Type("11..............................................................................."),
            Click("dialog[open] .dialog-foot .primary"),
            Wait("dialog[open] .verdict.bad"),
        ],
    },
    Scene {
        name: "new-examples",
        puzzle: MEDIUM,
        acts: &[NEW, Click("#door-enter"), Click("#examples > summary")],
    },
    Scene { name: "link", puzzle: MEDIUM, acts: &[Click(places::LINK)] },
    Scene { name: "link-refused", puzzle: "12..<script>", acts: &[Wait(".notice span")] },
    Scene { name: "keys", puzzle: MEDIUM, acts: &[Click(places::KEYS)] },
    Scene {
        name: "hint-9",
        puzzle: ARTICLE,
        acts: &[
            Click(HINT),
            Click(FURTHER),
            Click(FURTHER),
            Click(FURTHER),
            Wait(".hint-stage[data-stage='3']"),
        ],
    },
    Scene {
        name: "hint-25",
        puzzle: GIANT,
        acts: &[
            Wait("[data-density='huge'] .board"),
            Click(HINT),
            Click(FURTHER),
            Click(FURTHER),
            Click(FURTHER),
            Wait(".hint-stage[data-stage='3']"),
        ],
    },
    Scene {
        name: "why",
        puzzle: ARTICLE,
        acts: &[
            Click("[data-cell='0']"),
            RightClick("[data-cell='0']"),
            Click("[data-does=why]"),
            Click(".why-digit[data-digit='8']"),
            Wait(".why-answer"),
        ],
    },
    Scene { name: "path", puzzle: HARD, acts: &[SOLVE, Wait(".path-title")] },
    Scene { name: "all-steps", puzzle: HARD, acts: &[SOLVE, Click(places::ALL_STEPS), Wait(".all-line")] },
    Scene { name: "colours", puzzle: MEDIUM, acts: &[Click(places::COLOURS)] },
    Scene { name: "fill", puzzle: MEDIUM, acts: &[Click(places::CANDIDATE_TOOLS)] },
    Scene {
        name: "highlight",
        puzzle: MEDIUM,
        acts: &[Click(places::FILTER), Click(".highlights button:nth-child(5)")],
    },
    Scene {
        name: "highlight-trial-25",
        puzzle: GIANT,
        acts: &[
            Wait("[data-density='huge'] .board"),
            Press(", t"),
            Wait(".trial"),
            Click(places::FILTER),
            Click(".highlights button:nth-child(3)"),
        ],
    },
    Scene { name: "diagonals", puzzle: DIAGONALS, acts: &[Click("[data-cell='2']"), Press("5")] },
    Scene { name: "windows", puzzle: WINDOWS, acts: &[Click("[data-cell='3']"), Press("5")] },
    Scene { name: "regions", puzzle: REGIONS, acts: &[Click("[data-cell='1']"), Press("5")] },
    Scene {
        name: "history-diagonals",
        puzzle: DIAGONALS,
        acts: &[
            Click("[data-cell='2']"),
            Press("5 Ctrl+z 7"),
            Click("[data-does=moments]"),
            Wait("dialog[open] .moment"),
        ],
    },
    Scene {
        name: "crossing-links",
        puzzle: CROSSING,
        acts: &[SOLVE, ClickUntil(NEXT_STEP, ".marks .link ~ .link ~ .link")],
    },
    Scene { name: "trial", puzzle: MEDIUM, acts: &[Press("t"), Wait(".trial"), Press("5")] },
    Scene {
        name: "settings",
        puzzle: MEDIUM,
        acts: &[Click(places::SETTINGS), Wait("dialog[open] .settings")],
    },
    Scene {
        name: "games",
        puzzle: MEDIUM,
        acts: &[Click("[data-cell='2']"), Press("5"), Click(places::GAMES), Wait("dialog[open] .card")],
    },
    Scene {
        name: "history",
        puzzle: MEDIUM,
        acts: &[
            Click("[data-cell='2']"),
            Press("5 Ctrl+z 7"),
            Click("[data-does=moments]"),
            Wait("dialog[open] .moment"),
        ],
    },
    Scene {
        name: "puzzle",
        puzzle: MEDIUM,
        acts: &[Click(".game-name"), Wait("dialog[open] .puzzle-facts")],
    },
    Scene { name: "custom", puzzle: MEDIUM, acts: &[NEW, Click("#door-more"), Click("#door-custom")] },
    Scene {
        name: "magazine",
        puzzle: MEDIUM,
        acts: &[Click(places::GAMES), Click("#print-magazine"), Wait("dialog[open] .magazine")],
    },
    Scene { name: "editor", puzzle: MEDIUM, acts: &[Press("o"), Wait("dialog[open] .editor")] },
    Scene {
        name: "share-text",
        puzzle: MEDIUM,
        acts: &[Click(places::LINK), SHARE_MORE, Click("#share-text > summary")],
    },
    Scene {
        name: "picture",
        puzzle: MEDIUM,
        acts: &[Click(places::LINK), Click("#share-picture > summary")],
    },
    Scene { name: "learn", puzzle: MEDIUM, acts: &[LEARN, Wait(".learn-next .primary")] },
    Scene { name: "learn-rules", puzzle: MEDIUM, acts: &[Open("#l=rules-9"), Wait(".rules-board")] },
    Scene {
        name: "learn-page",
        puzzle: MEDIUM,
        acts: &[Open("#l=x-wing"), Wait(".learn-example .marks .elim")],
    },
    Scene {
        name: "learn-unit",
        puzzle: MEDIUM,
        acts: &[LEARN, Click(".learn-next .primary"), Wait(".unit-lesson .marks")],
    },
    Scene {
        name: "learn-exercise",
        puzzle: MEDIUM,
        acts: &[LEARN, Click(".learn-next .primary"), Click("#lesson-go"), Wait(".drill-cells")],
    },
    Scene {
        name: "learn-chain",
        puzzle: MEDIUM,
        acts: &[LEARN, Click("#practise-chains"), Wait(".drill-cells")],
    },
    Scene {
        name: "learn-made",
        puzzle: MEDIUM,
        acts: &[LEARN, Click("#see-story"), Wait("dialog[open] .story")],
    },
    Scene { name: "chain-9", puzzle: HARD, acts: &[SOLVE, TO_CHAIN] },
    Scene {
        name: "present",
        puzzle: HARD,
        acts: &[SOLVE, TO_CHAIN, Click(".presents"), Wait(".presenting")],
    },
    Scene {
        name: "lesson",
        puzzle: ARTICLE,
        acts: &[
            SOLVE,
            TO_HIDDEN_SINGLE,
            Click("#add-to-lesson"),
            Click("#open-lesson"),
            Wait(".deck-number"),
        ],
    },
    Scene {
        name: "assignment",
        puzzle: MEDIUM,
        acts: &[LEARN, Click("#set-assignment"), Wait("#assignment-title")],
    },
    Scene { name: "class", puzzle: MEDIUM, acts: &[LEARN, Click("#class-results"), Wait("#class-codes")] },
    Scene {
        name: "handed-over",
        puzzle: MEDIUM,
        acts: &[Click(places::LINK), SHARE_MORE, Click("#share-device > summary"), Click("#hand-over")],
    },
    Scene { name: "queries", puzzle: MEDIUM, acts: &[Click("[data-cell='2']"), Press("; r")] },
];
