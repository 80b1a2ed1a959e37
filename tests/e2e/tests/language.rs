//! Another language: asked for by a link or chosen in the settings, kept for a visit without a network, and named where
//! the page has no words in it.

use stepdoku_e2e::places::{MORE_DOORS, NEW, NEXT_STEP, PLAY, SETTINGS, SOLVE};
use stepdoku_e2e::puzzles::HARD;
use stepdoku_e2e::{Fault, Options, Page, Profile, Server, dist, journey};

/// The button for the next step, when there is one to show.
const READY: &str = "[data-does=next-step]:not(:disabled, [aria-disabled=true])";

/// A language in a journey.
struct Spoken {
    code: &'static str,
    tag: &'static str,
    /// The button *Play*.
    play: &'static str,
    /// The level *Hard*.
    hard: &'static str,
    /// How a conclusion of a chain begins.
    so: [&'static str; 2],
}

const GERMAN: Spoken =
    Spoken { code: "de", tag: "de", play: "Spielen", hard: "Schwer", so: ["Also ", "So oder so"] };
const CHINESE: Spoken =
    Spoken { code: "zh", tag: "zh-Hans", play: "游戏", hard: "困难", so: ["所以", "无论"] };

/// Waits until the page speaks a language.
fn wait_spoken(page: &Page, language: &Spoken) {
    page.wait_started();
    page.wait_for(&format!("html[lang={}]", language.tag));
    page.wait_text(PLAY, language.play);
}

/// Waits until the page speaks German.
fn wait_german(page: &Page) {
    wait_spoken(page, &GERMAN);
}

#[test]
fn german_leads_from_new_to_a_reason_also_without_a_server() {
    leads_from_new_to_a_reason(&GERMAN);
}

#[test]
fn chinese_leads_from_new_to_a_reason_also_without_a_server() {
    leads_from_new_to_a_reason(&CHINESE);
}

fn leads_from_new_to_a_reason(language: &Spoken) {
    let Some(dist) = dist() else { return };
    let server = Server::start(&dist, "/");
    let profile = Profile::new();
    let address = format!("{}?lang={}", server.url(), language.code);
    let page = Page::open_at(Options::phone().profile(&profile), &address);
    wait_spoken(&page, language);
    // The page keeps itself, and the words with the next visit.
    let kept = "return navigator.serviceWorker.controller?.state === 'activated'";
    page.wait_until("the page is kept", || page.js(kept, &[]) == true);
    page.visit(&address);
    wait_spoken(&page, language);
    let words = format!(
        "return caches.match(new URL('languages/{}.txt', document.baseURI).href).then(words => !!words)",
        language.code
    );
    page.wait_until("the words are kept", || page.js(&words, &[]) == true);
    drop(server);
    page.visit(&address);
    wait_spoken(&page, language);
    page.tap(NEW);
    page.tap("#level-hard");
    page.wait_gone("dialog[open]");
    page.wait_text(".game-name", language.hard);
    page.tap(SOLVE);
    page.tap(SOLVE);
    page.tap(NEXT_STEP);
    page.wait_for("#panel-step .sentence");
    // A puzzle that needs links between candidates.
    page.visit(&format!("{address}#p={HARD}"));
    wait_spoken(&page, language);
    page.tap(SOLVE);
    while page.count(".marks .link") == 0 {
        page.wait_for(READY);
        let before = page.text("#panel-step");
        page.tap(NEXT_STEP);
        page.wait_until("there is another step", || page.text("#panel-step") != before);
    }
    let (end, said) = (page.text("#panel-step .conclusion"), page.text("#panel-step"));
    assert!(language.so.iter().any(|so| end.contains(so)), "{end}");
    for english in ["the ", "can't", "must be", "Next", "row", "column", "box"] {
        assert!(!said.contains(english), "{english:?} in {said}");
    }
    page.assert_quiet();
}

/// Chooses a language in the settings by a key: the first letter of its name, or Home for that of the browser.
fn choose(page: &Page, key: &str) {
    page.js("document.querySelector('dialog[open] select[name=language]').focus()", &[]);
    page.press(key);
}

#[test]
fn a_language_is_chosen_in_the_settings_and_stays() {
    journey(Options::desktop(), "", |page| {
        page.click(NEW);
        page.click("#level-easy");
        page.wait_gone("dialog[open]");
        let givens = page.givens();
        if page.rect(SETTINGS)[2] == 0.0 {
            page.click(MORE_DOORS);
        }
        page.click(SETTINGS);
        page.wait_for("dialog[open] .settings");
        choose(page, "D");
        wait_german(page);
        page.wait_givens(&givens);
        page.reload();
        wait_german(page);
        // A link may ask for another one as long as it is open.
        let english = page.js("return location.href.split('#')[0] + '?lang=en'", &[]);
        page.visit(english.as_str().expect("an address"));
        page.wait_for("html[lang=en]");
        page.wait_text(PLAY, "Play");
        page.reload();
        page.wait_started();
        page.wait_for("html[lang=en]");
        // What is chosen later counts against the link.
        if page.rect(SETTINGS)[2] == 0.0 {
            page.click(MORE_DOORS);
        }
        page.click(SETTINGS);
        page.wait_for("dialog[open] .settings");
        choose(page, "Home");
        page.wait_until("the link is forgotten", || page.js("return location.search", &[]) == "");
    });
}

#[test]
fn a_language_that_is_not_there_or_does_not_come_leaves_english_and_a_line() {
    let Some(dist) = dist() else { return };
    let server = Server::start(&dist, "/");
    let page = Page::open_at(Options::desktop(), &format!("{}#lang=nl", server.url()));
    page.wait_for("html[lang=en]");
    page.wait_text(".notice", "no words in “nl” yet. It speaks English, Deutsch");
    for fault in [Fault::Status(404), Fault::Half, Fault::Replaced(b"names\x1dof another version".to_vec())] {
        server.fault("languages/de.txt", fault.clone());
        let page = Page::open_at(Options::desktop(), &format!("{}#lang=de", server.url()));
        page.wait_for("html[lang=en]");
        page.wait_text(".notice", "The words in Deutsch could not be loaded");
        server.mend();
        page.click(".notice .button");
        wait_german(&page);
    }
}
