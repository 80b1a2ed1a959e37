//! Another language: asked for by a link or chosen in the settings, kept for a visit without a network, and named where
//! the page has no words in it.

use stepdoku_e2e::places::{MORE_DOORS, NEW, NEXT_STEP, PLAY, SETTINGS, SOLVE};
use stepdoku_e2e::{Fault, Options, Page, Profile, Server, dist, journey};

/// Waits until the page speaks German.
fn wait_german(page: &Page) {
    page.wait_started();
    page.wait_for("html[lang=de]");
    page.wait_text(PLAY, "Spielen");
}

#[test]
fn german_leads_from_new_to_a_reason_also_without_a_server() {
    let Some(dist) = dist() else { return };
    let server = Server::start(&dist, "/");
    let profile = Profile::new();
    let address = format!("{}?lang=de", server.url());
    let page = Page::open_at(Options::phone().profile(&profile), &address);
    wait_german(&page);
    // The page keeps itself, and the words with the next visit.
    let kept = "return navigator.serviceWorker.controller?.state === 'activated'";
    page.wait_until("the page is kept", || page.js(kept, &[]) == true);
    page.visit(&address);
    wait_german(&page);
    let words =
        "return caches.match(new URL('languages/de.txt', document.baseURI).href).then(words => !!words)";
    page.wait_until("the words are kept", || page.js(words, &[]) == true);
    drop(server);
    page.visit(&address);
    wait_german(&page);
    page.tap(NEW);
    page.tap("#level-hard");
    page.wait_gone("dialog[open]");
    page.wait_text(".game-name", "Schwer");
    page.tap(SOLVE);
    page.tap(SOLVE);
    page.tap(NEXT_STEP);
    page.wait_text("#panel-step .sentence", "Also ");
    let said = page.text("#panel-step");
    for english in ["the ", "can't", "must be", "Next", "row", "column", "box"] {
        assert!(!said.contains(english), "{english:?} in {said}");
    }
    page.assert_quiet();
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
        page.click("input[name=language][value=de]");
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
        page.click("input[name=language][value=browser]");
        page.wait_until("the link is forgotten", || page.js("return location.search", &[]) == "");
    });
}

#[test]
fn a_language_that_is_not_there_or_does_not_come_leaves_english_and_a_line() {
    let Some(dist) = dist() else { return };
    let server = Server::start(&dist, "/");
    let page = Page::open_at(Options::desktop(), &format!("{}#lang=nl", server.url()));
    page.wait_for("html[lang=en]");
    page.wait_text(".notice", "no words in “nl” yet. It speaks English and Deutsch.");
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
