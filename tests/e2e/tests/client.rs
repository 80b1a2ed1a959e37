//! The client itself, on a page that records its events: each action of a journey must reach the page as
//! intended.

use stepdoku_e2e::{Browser, Engine, Options, Profile, Server, dist};

const PAGE: &str = r#"<!DOCTYPE html>
<html lang="en"><head><meta charset="utf-8"><title>Client</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="icon" href="favicon.svg"><link rel="stylesheet" href="page.css"><script defer src="page.js"></script></head>
<body><button id="one">One</button><button id="two">Two</button>
<input id="field" aria-label="Field"><button id="last">Last</button><p id="far">Far</p></body></html>"#;

const STYLE: &str =
    "body { margin: 0 } button { display: block; width: 100px; height: 60px; touch-action: none }
                     #far { margin-top: 3000px }";

/// Writes each event as one word: its type, its target, and its details.
const SCRIPT: &str = r#"
const log = [];
const note = (type, tell) => addEventListener(type, (event) => {
  if (!event.isTrusted) log.push("forged");
  log.push([type, event.target.id || "page", tell(event)].filter(Boolean).join(":"));
}, true);
const keys = (e) => [e.ctrlKey && "Ctrl", e.shiftKey && "Shift", e.altKey && "Alt", e.key].filter(Boolean).join("+");
note("keydown", keys);
note("click", (e) => e.detail > 1 ? e.detail : "");
note("contextmenu", () => "");
note("pointerover", (e) => e.pointerType);
note("pointerdown", (e) => e.pointerType);
note("pointerup", (e) => e.pointerType);
let down = 0;
addEventListener("pointerdown", (e) => down = e.timeStamp, true);
addEventListener("pointerup", (e) => globalThis.held = e.timeStamp - down, true);
let at = "";
document.documentElement.addEventListener("pointermove", (e) => {
  const word = `move:${document.elementFromPoint(e.clientX, e.clientY)?.id || "page"}`;
  if (at != word) log.push(at = word);
});
globalThis.take = () => log.splice(0);
if (localStorage.getItem("kept")) document.title = localStorage.getItem("kept");
"#;

/// A browser on that page; `None` where no browser tests run.
fn open(options: &Options) -> Option<(Server, Browser)> {
    let dist = dist()?;
    let server = Server::start(&dist, "/");
    server.add("index.html", PAGE);
    server.add("page.css", STYLE);
    server.add("page.js", SCRIPT);
    let browser = Browser::open(options);
    browser.goto(&server.url());
    Some((server, browser))
}

/// The events since the last call, of the given types.
fn events(browser: &Browser, types: &[&str]) -> Vec<String> {
    let all = browser.js("return take()", &[]);
    let words = all.as_array().into_iter().flatten().filter_map(|word| word.as_str().map(str::to_owned));
    words.filter(|word| types.iter().any(|kind| word.starts_with(kind)) || word == "forged").collect()
}

#[test]
fn keys_arrive_as_they_are_named() {
    let Some((_server, browser)) = open(&Options::desktop()) else { return };
    let check = |keys: &str, heard: &[&str]| {
        browser.press(keys);
        let heard: Vec<_> = heard.iter().map(|key| format!("keydown:{key}")).collect();
        assert_eq!(events(&browser, &["keydown"]), heard, "{keys}");
    };
    check("7", &["page:7"]);
    check("ArrowDown", &["page:ArrowDown"]);
    check("Ctrl+z", &["page:Ctrl+Control", "page:Ctrl+z"]);
    check("Ctrl+Shift+Z", &["page:Ctrl+Control", "page:Ctrl+Shift+Shift", "page:Ctrl+Shift+Z"]);
    check("Shift+Tab", &["page:Shift+Shift", "page:Shift+Tab"]);
    check("Escape", &["last:Escape"]);
    check("Shift+Tab", &["last:Shift+Shift", "last:Shift+Tab"]);
    check("Tab", &["field:Tab"]);
    assert!(!browser.has_focus("#field"));
    browser.press("Shift+Tab");
    assert!(browser.has_focus("#field"));
    browser.type_text("a B+3");
    browser.insert_text(" and more");
    assert_eq!(browser.value("#field"), "a B+3 and more");
}

#[test]
fn the_mouse_moves_presses_and_drags() {
    let Some((_server, browser)) = open(&Options::desktop()) else { return };
    browser.hover("#one");
    assert_eq!(events(&browser, &["pointer"]), ["pointerover:one:mouse"]);
    assert_eq!(browser.count("#one:hover"), 1);
    browser.click("#two");
    let clicked = ["pointerover:two:mouse", "pointerdown:two:mouse", "pointerup:two:mouse", "click:two"];
    assert_eq!(events(&browser, &["pointer", "click"]), clicked);
    browser.double_click("#one");
    assert_eq!(events(&browser, &["click"]), ["click:one", "click:one:2"]);
    browser.right_click("#one");
    assert_eq!(events(&browser, &["contextmenu", "click"]), ["contextmenu:one"]);
    browser.hover_at(5.0, 65.0);
    assert_eq!(browser.count("#two:hover"), 1);
    events(&browser, &[]);
    browser.drag(&["#one", "#two", "#one"]);
    let dragged = ["move:one", "pointerdown:one:mouse", "move:two", "move:one", "pointerup:one:mouse"];
    assert_eq!(events(&browser, &["move", "pointerdown", "pointerup"]), dragged);
    browser.click("#far");
    assert_eq!(events(&browser, &["click"]), ["click:far"]);
    let top = browser.js("return scrollY", &[]).as_f64().unwrap();
    assert!(top > 0.0, "the page was not scrolled to what was clicked");
    browser.wheel("#far", -200);
    browser.wait_until("the wheel has turned", || {
        browser.js("return scrollY", &[]).as_f64().is_some_and(|now| now < top)
    });
}

#[test]
fn fingers_tap_press_and_swipe() {
    let Some((_server, browser)) = open(&Options::phone()) else { return };
    browser.tap("#one");
    browser.wait_until("the tap is a click", || {
        events(&browser, &["click", "pointerdown"]) == ["pointerdown:one:touch", "click:one"]
    });
    browser.long_press("#two");
    let followed = match Engine::asked() {
        Engine::Chromium => &["pointerdown:two:touch", "click:two"][..],
        Engine::Firefox | Engine::WebKit => &["pointerdown:two:touch"],
    };
    assert_eq!(events(&browser, &["pointerdown", "click"]), followed);
    let held = browser.js("return held", &[]).as_f64().unwrap_or(0.0);
    assert!(held >= 800.0, "held for {held} milliseconds only");
    browser.swipe(&["#one", "#two"]);
    let swiped = events(&browser, &["pointerdown", "move", "pointerup"]);
    assert_eq!(swiped.first().map(String::as_str), Some("pointerdown:one:touch"));
    assert!(swiped.contains(&"move:two".to_owned()), "{swiped:?}");
}

#[test]
fn the_screen_and_the_tastes_are_as_asked() {
    let Some((server, browser)) = open(&Options::phone().dark().reduced_motion()) else { return };
    let matches =
        |query: &str| browser.js("return matchMedia(arguments[0]).matches", &[query.into()]) == true;
    let size = || browser.js("return [innerWidth, innerHeight, devicePixelRatio]", &[]).to_string();
    assert_eq!(size(), "[360,740,2]");
    for query in [
        "(prefers-color-scheme: dark)",
        "(prefers-reduced-motion: reduce)",
        "(pointer: coarse)",
        "(hover: none)",
    ] {
        assert!(matches(query), "{query}");
    }
    browser.emulate(&Options::desktop());
    browser.goto(&server.url());
    assert_eq!(size(), "[1280,800,1]");
    for query in ["(prefers-color-scheme: light)", "(prefers-reduced-motion: no-preference)"] {
        assert!(matches(query), "{query}");
    }
    assert_eq!(browser.title(), "Client");
    assert_eq!(browser.attr("#field", "aria-label").as_deref(), Some("Field"));
    assert_eq!(browser.texts("button"), ["One", "Two", "Last"]);
    assert_eq!(format!("{:?}", browser.rect("#two")), "[0.0, 60.0, 100.0, 60.0]");
}

#[test]
fn a_profile_outlives_its_browsers_and_a_crash_is_a_crash() {
    let profile = Profile::new();
    let Some((server, browser)) = open(&Options::desktop().profile(&profile)) else { return };
    browser.js("localStorage.setItem('kept', 'Remembered')", &[]);
    drop(browser);
    let again = || {
        let browser = Browser::open(&Options::desktop().profile(&profile));
        browser.goto(&server.url());
        browser
    };
    let browser = again();
    browser.wait_until("the title is remembered", || browser.title() == "Remembered");
    browser.kill();
    let browser = again();
    browser.wait_until("the title is remembered after a crash", || browser.title() == "Remembered");
}

#[test]
fn errors_reach_the_console() {
    let Some((_server, browser)) = open(&Options::desktop()) else { return };
    browser.assert_quiet();
    let check = |script: &str, words: &str| {
        browser.js(script, &[]);
        browser.wait_until(format!("the console says `{words}`"), || {
            browser.console().iter().any(|line| line.starts_with("SEVERE") && line.contains(words))
        });
    };
    check("setTimeout(() => { throw new Error('thrown on purpose') })", "thrown on purpose");
    check("console.error('said on purpose')", "said on purpose");
    check("return fetch('absent.json').then(() => {})", "404");
    check("document.body.setAttribute('style', 'color: red')", "violates the following");
    check("new Image().src = 'https://example.org/picture.png'", "img-src");
}
