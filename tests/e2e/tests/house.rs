//! The house itself: that the page arrives whole wherever it is put, that nothing jumps while it does,
//! and that it says so in words when it does not.

use serde_json::{Value, json};
use std::fs;
use std::path::Path;
use std::time::Duration;
use stepdoku_e2e::places::{DO_IT, NEW};
use stepdoku_e2e::{Browser, Fault, Options, POLICY, Page, Server, dist, with};

/// The page of the release build as text.
fn index(dist: &Path) -> String {
    fs::read_to_string(dist.join("index.html")).expect("the page is there")
}

/// The values of an attribute, in their order.
fn values<'a>(html: &'a str, attribute: &str) -> Vec<&'a str> {
    let opening = format!(" {attribute}=\"");
    html.split(&opening).skip(1).filter_map(|rest| rest.split_once('"')).map(|(value, _)| value).collect()
}

#[test]
fn the_page_starts_at_the_root_and_below_any_path() {
    let Some(dist) = dist() else { return };
    for prefix in ["/", "/sub/path/"] {
        let server = Server::start(&dist, prefix);
        let page = Page::open_at(Options::desktop(), &server.url());
        assert!(!page.text("#app").is_empty(), "an empty page at {prefix}");
        for request in server.requests() {
            assert!(request.starts_with(prefix), "{request} leaves {prefix}");
        }
        page.assert_quiet();
    }
}

#[test]
fn the_page_runs_no_script_of_its_own_text_and_names_nothing_from_the_root() {
    let Some(dist) = dist() else { return };
    let html = index(&dist);
    for script in html.split("<script").skip(1) {
        let (tag, rest) = script.split_once('>').unwrap();
        assert!(tag.contains(" src=\""), "a script without a file: {tag}");
        assert!(rest.starts_with("</script>"), "a script with a text of its own: {tag}");
    }
    assert!(html.contains("<script"), "no script at all");
    for forbidden in ["<style", " style=\"", " onload=", " onclick=", " onerror=", "<base", "integrity="] {
        assert!(!html.contains(forbidden), "{forbidden} in the page");
    }
    for attribute in ["src", "href", "data-js", "data-wasm", "data-worker-js", "data-worker-wasm"] {
        for path in values(&html, attribute) {
            assert!(path.starts_with("./"), "{attribute} {path} is not relative");
            assert!(dist.join(path).is_file(), "{attribute} {path} is not there");
        }
    }
    assert!(values(&html, "content").contains(&POLICY), "the page does not state its policy");
}

#[test]
fn what_can_change_has_its_hash_in_its_name() {
    let Some(dist) = dist() else { return };
    let html = index(&dist);
    let files: Vec<_> = ["href", "data-js", "data-wasm", "data-worker-js", "data-worker-wasm"]
        .into_iter()
        .flat_map(|attribute| values(&html, attribute))
        .filter_map(|path| path.rsplit_once('.').filter(|(_, kind)| ["css", "js", "wasm"].contains(kind)))
        .collect();
    for (needed, count) in [("css", 1), ("js", 2), ("wasm", 2)] {
        let there = files.iter().filter(|(_, kind)| *kind == needed).count();
        assert!(there >= count, "{there} files of {needed}");
    }
    for (path, kind) in files {
        let stem = path.trim_end_matches("_bg");
        let hash = stem.rsplit_once('-').unwrap().1;
        let hashed = hash.len() >= 8 && hash.chars().all(|digit| digit.is_ascii_hexdigit());
        assert!(hashed, "{path}.{kind} has no hash");
    }
}

#[test]
fn the_page_can_be_enlarged_and_installed() {
    let Some(dist) = dist() else { return };
    let html = index(&dist);
    let viewport =
        values(&html, "content").into_iter().find(|content| content.contains("width=device-width"));
    let viewport = viewport.expect("no viewport");
    for forbidden in ["user-scalable", "maximum-scale", "minimum-scale"] {
        assert!(!viewport.contains(forbidden), "{forbidden} keeps people from enlarging the page");
    }
    let manifest = fs::read(dist.join("manifest.webmanifest")).unwrap();
    let manifest: Value = serde_json::from_slice(&manifest).unwrap();
    let icons = manifest["icons"].as_array().unwrap();
    assert!(!icons.is_empty());
    for icon in icons {
        assert!(dist.join(icon["src"].as_str().unwrap()).is_file(), "{icon} is not there");
    }
}

#[test]
fn failures_are_told_in_words_and_can_be_tried_again() {
    let Some(dist) = dist() else { return };
    let html = index(&dist);
    let glue = values(&html, "data-js")[0].trim_start_matches("./").to_owned();
    let server = Server::start(&dist, "/");
    let browser = Browser::open(&Options::phone());
    let check = |file: &str, fault: Fault, words: &str| {
        server.fault(file, fault);
        browser.goto("about:blank");
        browser.goto(&server.url());
        browser.wait_text("#app .boot-note[role=alert] > p", words);
        assert_eq!(browser.count("html[data-app=failed]"), 1, "{words}");
        server.mend();
        browser.click(".boot-note button");
        browser.wait_for("html[data-app=ready]");
        assert_eq!(browser.count(".boot-note"), 0, "{words}");
    };
    check(".wasm", Fault::Status(404), "The server answered 404");
    check(".wasm", Fault::Status(503), "The server answered 503");
    check(".wasm", Fault::Half, "damaged or incomplete");
    check(
        ".wasm",
        Fault::Replaced(b"<!DOCTYPE html><title>Log in</title>".to_vec()),
        "damaged or incomplete",
    );
    check(".wasm", Fault::Cut, "could not be loaded");
    check(&glue, Fault::Status(404), "could not be loaded");
    check(&glue, Fault::Mime("text/html"), "could not be loaded");
    check(&glue, Fault::Cut, "could not be loaded");
    check(
        &glue,
        Fault::Replaced(b"export default () => { throw new Error('no') }".to_vec()),
        "not be started",
    );

    // Without any server the sentence changes, and stays on the page.
    server.fault(".wasm", Fault::Status(404));
    browser.reload();
    browser.wait_text(".boot-note", "404");
    drop(server);
    browser.click(".boot-note button");
    browser.wait_text(".boot-note", "still no connection");
}

#[test]
fn a_program_of_the_wrong_type_still_starts() {
    let Some(dist) = dist() else { return };
    let server = Server::start(&dist, "/");
    server.fault(".wasm", Fault::Mime("application/octet-stream"));
    let page = Page::open_at(Options::desktop(), &server.url());
    page.assert_quiet();
}

#[test]
fn a_browser_without_webassembly_is_told_so() {
    let Some(dist) = dist() else { return };
    let server = Server::start(&dist, "/");
    let browser = Browser::open(&Options::desktop().script("delete globalThis.WebAssembly"));
    browser.goto(&server.url());
    browser.wait_text(".boot-note[role=alert]", "needs WebAssembly");
}

#[test]
fn a_long_wait_is_explained_until_it_ends() {
    let Some(dist) = dist() else { return };
    let server = Server::start(&dist, "/");
    server.fault(".wasm", Fault::Stalled);
    // Ten seconds pass in a tenth of one.
    let hurry =
        "const real = setTimeout; globalThis.setTimeout = (f, ms, ...rest) => real(f, ms / 100, ...rest)";
    let browser = Browser::open(&Options::desktop().script(hurry));
    browser.goto(&server.url());
    browser.wait_text(".boot-note[role=status]", "Still loading");
    assert_eq!(browser.count(".skeleton-board"), 1);
    server.mend();
    browser.wait_for("html[data-app=ready]");
    assert_eq!(browser.count(".boot-note"), 0, "the note outlived the waiting");
    browser.assert_quiet();
}

#[test]
fn the_board_stands_where_its_skeleton_stood() {
    let Some(dist) = dist() else { return };
    let measure = "globalThis.shift = 0;
        new PerformanceObserver(list => list.getEntries().forEach(entry => globalThis.shift += entry.value))
          .observe({ type: 'layout-shift', buffered: true })";
    for options in [Options::phone(), Options::desktop(), Options::phone().size(740, 360)] {
        let server = Server::start(&dist, "/");
        server.fault(".wasm", Fault::Stalled);
        let browser = Browser::open(&options.script(measure));
        browser.goto(&server.url());
        let skeleton = browser.rect(".skeleton-board");
        let [left, _, width, height] = skeleton;
        assert!((width - height).abs() <= 1.0 && width > 100.0, "{skeleton:?} is no board");
        let room = browser.js("return document.documentElement.clientWidth", &[]).as_f64().unwrap();
        assert!(left >= 0.0 && left + width <= room, "{skeleton:?} is wider than {room}");
        server.mend();
        browser.wait_for("html[data-app=ready]");
        browser.wait_gone(".skeleton-board");
        browser
            .js("return new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))", &[]);
        let shift = browser.js("return globalThis.shift", &[]).as_f64().unwrap();
        assert!(shift < 0.01, "the page shifted by {shift}");
        let board = browser.rect(".board-frame");
        for (side, (before, after)) in skeleton.into_iter().zip(board).enumerate() {
            assert!((before - after).abs() <= 1.0, "side {side}: {skeleton:?} became {board:?}");
        }
        browser.assert_quiet();
    }
}

#[test]
fn the_page_is_played_while_its_worker_is_on_its_way() {
    let Some(dist) = dist() else { return };
    let html = index(&dist);
    let program = values(&html, "data-worker-wasm")[0].trim_start_matches("./");
    let check = |fault: Fault, told: &str| {
        let server = Server::start(&dist, "/");
        server.fault(program, fault);
        let page = Page::open_at(Options::desktop(), &server.url());
        let (givens, before) = (page.givens(), page.board());
        let empty = before.find('.').expect("an empty cell");
        page.select(empty);
        page.press("1");
        page.wait_board(&with(&before, empty, '1'));
        page.click(NEW);
        page.click(DO_IT);
        page.wait_until("it is told", || page.text("body").contains(told));
        server.mend();
        if page.count(DO_IT) > 0 {
            page.click(DO_IT);
        }
        let made = || page.count("dialog[open]") == 0;
        page.wait_within(Duration::from_mins(1), "a puzzle is made", made);
        assert_ne!(page.givens(), givens, "{told}");
    };
    check(Fault::Stalled, "Making a 9×9 puzzle");
    check(Fault::Status(404), "work in the background broke off");
}

#[test]
fn a_worker_of_the_wrong_type_still_starts() {
    let Some(dist) = dist() else { return };
    let server = Server::start(&dist, "/");
    server.fault(".wasm", Fault::Mime("application/octet-stream"));
    let page = Page::open_at(Options::desktop(), &server.url());
    let givens = page.givens();
    page.click(NEW);
    page.click(DO_IT);
    page.wait_within(Duration::from_mins(1), "a puzzle is made", || page.count("dialog[open]") == 0);
    assert_ne!(page.givens(), givens);
    page.assert_quiet();
}

/// Starts the worker of the page with some glue, posts it some messages after the first, and returns
/// what it answers, up to a number of answers.
fn worker(browser: &Browser, glue: &str, messages: &[&str], answers: usize) -> Value {
    let script = "const [glue, messages, answers] = arguments;
        const empty = new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0]);
        const worker = new Worker('worker.js', { type: 'module' });
        worker.postMessage({ js: new URL(glue, document.baseURI).href, module: new WebAssembly.Module(empty) });
        messages.forEach(message => worker.postMessage(message));
        return new Promise((done, fail) => {
          const got = [];
          worker.onerror = event => fail(new Error(event.message));
          worker.onmessage = event => {
            got.push(event.data);
            if (got.length == answers) { worker.terminate(); done(got); }
          };
        })";
    browser.js(script, &[json!(glue), json!(messages), json!(answers)])
}

#[test]
fn the_worker_keeps_what_arrives_before_its_program() {
    let Some(dist) = dist() else { return };
    let server = Server::start(&dist, "/sub/");
    // Stands in for the real glue, and takes its time to start.
    server.add(
        "slow-glue.js",
        "export default async ({ module_or_path }) => {
           await new Promise(done => setTimeout(done, 50));
           self.postMessage(module_or_path instanceof WebAssembly.Module ? 'a module' : 'something else');
           self.onmessage = event => {
             self.postMessage(`heard ${event.data}`);
             if (event.data == 'two') self.onmessage = late => self.postMessage(`then ${late.data}`);
           };
         }",
    );
    let page = Page::open_at(Options::desktop(), &server.url());
    let answers = worker(&page, "slow-glue.js", &["one", "two", "three"], 4);
    assert_eq!(answers, json!(["a module", "heard one", "heard two", "then three"]));
    page.assert_quiet();
}

#[test]
fn a_worker_that_cannot_start_says_so_once() {
    let Some(dist) = dist() else { return };
    let server = Server::start(&dist, "/");
    server.add("broken-glue.js", "export default async () => { throw new Error('broken on purpose') }");
    let page = Page::open_at(Options::desktop(), &server.url());
    let check = |glue: &str, words: &str| {
        let answers = worker(&page, glue, &["one", "two"], 1);
        let error = answers[0]["error"].as_str().unwrap_or_else(|| panic!("{glue}: {answers}"));
        assert!(error.contains(words), "{glue}: {error}");
    };
    check("broken-glue.js", "broken on purpose");
    check("absent-glue.js", "imported module");
}
