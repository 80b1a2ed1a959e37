//! The page as a whole: it arrives complete at any address, nothing jumps while it loads, and a failure to
//! load is reported in words.

use serde_json::{Value, json};
use std::fs;
use std::path::Path;
use std::time::Duration;
use stepdoku_e2e::places::{DO_IT, EASY, NEW};
use stepdoku_e2e::puzzles::SMALL;
use stepdoku_e2e::{Browser, Fault, Options, Page, Profile, Server, cell, dist, solution, with};

/// The page of the release build as text.
fn index(dist: &Path) -> String {
    fs::read_to_string(dist.join("index.html")).expect("the page is there")
}

/// The values of an attribute, in order.
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
    assert_eq!(html.matches("<style").count(), 1, "one text of style, which the policy knows by its hash");
    for forbidden in [" style=\"", " onload=", " onclick=", " onerror=", "<base", "integrity="] {
        assert!(!html.contains(forbidden), "{forbidden} in the page");
    }
    for attribute in ["src", "href", "data-js", "data-wasm", "data-worker-js", "data-worker-wasm"] {
        for path in values(&html, attribute) {
            assert!(path.starts_with("./"), "{attribute} {path} is not relative");
            assert!(dist.join(path).is_file(), "{attribute} {path} is not there");
        }
    }
    let headers = fs::read_to_string(dist.join("_headers")).expect("hosts find what to say");
    let policy = headers.lines().find_map(|line| line.trim().strip_prefix("Content-Security-Policy: "));
    let (policy, frames) = policy.and_then(|policy| policy.split_once("; frame-ancestors ")).unwrap();
    assert_eq!(frames, "*");
    assert!(values(&html, "content").contains(&policy), "the page does not state its policy");
}

/// The letters arrive, and the page uses them.
#[test]
fn the_letters_are_the_page_s_own() {
    let Some(dist) = dist() else { return };
    let server = Server::start(&dist, "/");
    let page = Page::open_at(Options::phone(), &server.url());
    // The fonts of things in the place of digits wait until they are used.
    let loaded = "return [...document.fonts].filter(font => font.status != 'unloaded').map(font => [font.family, font.status])";
    page.wait_until("the font is there", || page.js(loaded, &[]) == json!([["Stepdoku", "loaded"]]));
    for css in [".cell.given", ".key", ".brand", ".tab"] {
        let family = page
            .js("return getComputedStyle(document.querySelector(arguments[0])).fontFamily", &[json!(css)]);
        assert!(family.as_str().is_some_and(|family| family.starts_with("Stepdoku")), "{css}: {family}");
    }
    page.assert_quiet();
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
fn what_never_changes_is_kept_by_browsers_and_all_else_is_asked_for_anew() {
    let Some(dist) = dist() else { return };
    let server = Server::start(&dist, "/");
    let page = Page::open_at(Options::desktop(), &server.url());
    let ask = "const { headers } = await fetch(arguments[0], { cache: 'no-store' }); return [...headers]";
    let said = |path: &str| page.js(ask, &[json!(path)]);
    let html = index(&dist);
    let hashed = ["data-js", "data-wasm", "data-worker-js", "data-worker-wasm"];
    let mut parts: Vec<_> = hashed.into_iter().map(|attribute| (values(&html, attribute)[0], true)).collect();
    let style = values(&html, "href").into_iter().find(|path| path.starts_with("./style-")).unwrap();
    parts.extend([(style, true), (".", false), ("index.html", false), ("boot.js", false)]);
    for (path, kept) in parts {
        let headers = said(path);
        let value = |name: &str| {
            let header = headers.as_array().unwrap().iter().find(|header| header[0] == name);
            header.map(|header| header[1].as_str().unwrap().to_owned())
        };
        let cache = if kept { "public, max-age=31536000, immutable" } else { "no-cache" };
        assert_eq!(value("cache-control").as_deref(), Some(cache), "{path}");
        for (name, says) in [
            ("x-content-type-options", "nosniff"),
            ("referrer-policy", "no-referrer"),
            ("cross-origin-opener-policy", "same-origin"),
            ("cross-origin-resource-policy", "same-origin"),
        ] {
            assert_eq!(value(name).as_deref(), Some(says), "{path}: {name}");
        }
    }
    page.assert_quiet();
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
    let list = |name: &str| manifest[name].as_array().unwrap().clone();
    let icons = list("icons");
    for purpose in ["any", "maskable"] {
        for sizes in ["192x192", "512x512"] {
            let there = icons.iter().any(|icon| icon["purpose"] == purpose && icon["sizes"] == sizes);
            assert!(there, "no {purpose} icon of {sizes}");
        }
    }
    for form in ["narrow", "wide"] {
        assert!(list("screenshots").iter().any(|shot| shot["form_factor"] == form), "no {form} screenshot");
    }
    // Each picture has the size that the manifest gives.
    for picture in icons.iter().chain(&list("screenshots")) {
        let file = dist.join(picture["src"].as_str().unwrap());
        let bytes = fs::read(&file).unwrap_or_else(|error| panic!("{}: {error}", file.display()));
        if picture["type"] == "image/png" {
            assert_eq!(size_of_png(&bytes), picture["sizes"].as_str().unwrap(), "{}", file.display());
        }
    }
    for name in ["apple-touch-icon.png", "card.png"] {
        assert!(html.contains(&format!("./icons/{name}")), "{name} is not named by the page");
        assert!(dist.join("icons").join(name).is_file(), "{name} is not there");
    }
}

/// The width and the height in a PNG's header, as a manifest writes them.
fn size_of_png(bytes: &[u8]) -> String {
    assert!(bytes.starts_with(b"\x89PNG\r\n\x1a\n"), "no PNG");
    let number = |at: usize| u32::from_be_bytes(bytes[at..at + 4].try_into().expect("four bytes"));
    format!("{}x{}", number(16), number(20))
}

#[test]
fn failures_are_told_in_words_and_can_be_tried_again() {
    let Some(dist) = dist() else { return };
    let html = index(&dist);
    let glue = values(&html, "data-js")[0].trim_start_matches("./").to_owned();
    let server = Server::start(&dist, "/");
    let browser = Browser::open(&Options::phone().unkept());
    let check = |file: &str, fault: Fault, words: &str| {
        server.fault(file, fault);
        browser.goto("about:blank");
        browser.forget_files();
        browser.goto(&server.url());
        browser.wait_text("#app .boot-note[role=alert] > p", words);
        assert_eq!(browser.count("html[data-app=failed]"), 1, "{words}");
        server.mend();
        browser.click(".boot-note button");
        browser.wait_for("html[data-app=ready]");
        assert_eq!(browser.count(".boot-note"), 0, "{words}");
    };
    check(".wasm", Fault::Status(404), "missing on the server");
    check(".wasm", Fault::Status(503), "the server answered 503");
    check(".wasm", Fault::Half, "damaged or incomplete");
    check(
        ".wasm",
        Fault::Replaced(b"<!DOCTYPE html><title>Log in</title>".to_vec()),
        "damaged or incomplete",
    );
    check(".wasm", Fault::Cut, "could not be loaded");
    check(&glue, Fault::Status(404), "missing on the server");
    check(&glue, Fault::Mime("text/html"), "missing on the server");
    check(&glue, Fault::Status(500), "the server answered 500");
    check(&glue, Fault::Cut, "could not be loaded");
    check(
        &glue,
        Fault::Replaced(b"export default () => { throw new Error('no') }".to_vec()),
        "could not start",
    );
    check(".css", Fault::Status(404), "missing on the server");
    check(".css", Fault::Mime("text/html"), "missing on the server");
    check(".css", Fault::Half, "damaged or incomplete");
    check(".css", Fault::Replaced(Vec::new()), "damaged or incomplete");

    // Without any server the sentence changes, and stays on the page.
    server.fault(".wasm", Fault::Status(404));
    browser.forget_files();
    browser.reload();
    browser.wait_text(".boot-note", "missing");
    drop(server);
    browser.click(".boot-note button");
    browser.wait_text(".boot-note", "Still no connection");
}

#[test]
fn a_page_of_an_earlier_release_says_that_it_was_updated() {
    let Some(dist) = dist() else { return };
    let html = index(&dist);
    let browser = Browser::open(&Options::phone().unkept());
    for attribute in ["data-js", "data-wasm"] {
        let part = values(&html, attribute)[0].trim_start_matches("./");
        let server = Server::start(&dist, "/");
        server.fault(part, Fault::Stalled);
        browser.forget_files();
        browser.goto(&server.url());
        browser.wait_for("html[data-app=starting]");
        // While the page loads, files of another release replace its own.
        server.add("index.html", &html.replace(part, "stepdoku-of-another-release"));
        server.fault(part, Fault::Status(404));
        browser.wait_text(".boot-note[role=alert]", "Stepdoku was updated");
        assert!(!browser.text(".boot-note").contains("connection"), "{attribute}");
        server.add("index.html", &html);
        server.mend();
        browser.click(".boot-note button");
        browser.wait_for("html[data-app=ready]");
    }
}

/// Whether the page's built-in message is visible after this many milliseconds.
fn says_by_itself(browser: &Browser, after: u32) -> bool {
    let look = "const late = document.querySelector('.late');
        for (const waiting of late.getAnimations()) waiting.currentTime = arguments[0];
        return late.checkVisibility({ visibilityProperty: true })";
    browser.js(look, &[json!(after)]) == true
}

#[test]
fn a_page_that_does_not_begin_says_so_without_a_script() {
    let Some(dist) = dist() else { return };
    let server = Server::start(&dist, "/");
    let browser = Browser::open(&Options::phone().unkept().unwaited());
    let check = |file: &str, fault: Fault| {
        server.fault(file, fault.clone());
        browser.goto("about:blank");
        browser.forget_files();
        browser.goto(&server.url());
        browser.wait_until(format!("{file}, {fault:?}: the page is there"), || {
            browser.count("body > .late") == 1 && (fault == Fault::Stalled || browser.count("#app") == 1)
        });
        assert!(!says_by_itself(&browser, 7_900), "{file}, {fault:?}: too soon");
        assert!(says_by_itself(&browser, 8_000), "{file}, {fault:?}: nothing is said");
        assert!(browser.text(".late").contains("has not started yet"), "{file}, {fault:?}");
        assert_eq!(browser.count("html[data-app]"), 0, "{file}, {fault:?}: it has begun");
        server.mend();
        if fault != Fault::Stalled {
            browser.reload();
        }
        browser.wait_for("html[data-app=ready]");
        assert!(!says_by_itself(&browser, 60_000), "{file}, {fault:?}: said of a page that has started");
    };
    check("boot.js", Fault::Status(404));
    check("boot.js", Fault::Half);
    check("boot.js", Fault::Cut);
    check("boot.js", Fault::Mime("text/html"));
    check("boot.js", Fault::Stalled);
    check(".css", Fault::Stalled);
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
    assert_eq!(browser.count(".boot-note button"), 1, "whoever does not want to wait reloads");
    assert_eq!(browser.count(".skeleton-board"), 1);
    assert!(!says_by_itself(&browser, 60_000), "the page speaks for a program that has begun");
    server.mend();
    browser.wait_for("html[data-app=ready]");
    assert_eq!(browser.count(".boot-note"), 0, "the note outlived the waiting");
    browser.assert_quiet();
}

/// The cells of a board: the text and the position of each with a digit.
fn digits_in_place(browser: &Browser, board: &str) -> Vec<Value> {
    let script = "const rect = cell => { const { x, y, width, height } = cell.getBoundingClientRect();
            return [cell.textContent, ...[x, y, width, height].map(Math.round),
                parseFloat(getComputedStyle(cell).fontSize)] };
        return [...document.querySelectorAll(arguments[0] + ' .row .cell')].map(rect)";
    browser.js(script, &[json!(board)]).as_array().expect("cells").clone()
}

#[test]
fn a_first_visit_reads_its_puzzle_before_the_program_is_there() {
    let Some(dist) = dist() else { return };
    for options in [Options::phone(), Options::desktop().dark(), Options::desktop().size(820, 1180)] {
        let server = Server::start(&dist, "/");
        server.fault(".wasm", Fault::Stalled);
        let browser = Browser::open(&options.newcomer());
        browser.goto(&server.url());
        browser.wait_for("html[data-first] .skeleton-board");
        let before = digits_in_place(&browser, ".skeleton-board");
        assert_eq!(before.len(), 81);
        server.mend();
        browser.wait_for("html[data-app=ready]");
        browser.wait_for(".board .cell.given");
        assert_eq!(before, digits_in_place(&browser, ".board"), "the digits have moved");
        browser.assert_quiet();
    }
}

/// The puzzle of a first visit stays hidden where another board may come: in a browser with earlier visits,
/// or after a link.
#[test]
fn no_other_visit_reads_that_puzzle() {
    let Some(dist) = dist() else { return };
    let server = Server::start(&dist, "/");
    let covered = |options: Options, address: &str| {
        let program_away = "WebAssembly.instantiateStreaming = () => new Promise(() => {})";
        let browser = Browser::open(&options.script(program_away));
        browser.goto(address);
        browser.wait_for("html[data-app=starting] .skeleton-board");
        // The page has already asked whether anything is stored, so it has its answer before this one.
        browser.js("return indexedDB.databases().then(() => new Promise(requestAnimationFrame))", &[]);
        assert_eq!(browser.count("html[data-first]"), 0, "{address}");
        let cells = digits_in_place(&browser, ".skeleton-board");
        assert!(cells.len() == 81 && cells.iter().all(|cell| cell[5] == 0.0), "{address}: {cells:?}");
    };
    for options in [Options::phone(), Options::desktop().dark()] {
        let profile = Profile::new();
        let options_here = options.clone().profile(&profile);
        drop(Page::open_at(options_here.clone(), &server.url()));
        covered(options_here, &server.url());
        covered(options, &format!("{}#s=2.2.easy.random.half-turn.0000001A", server.url()));
    }
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
        page.click(EASY);
        page.wait_until("it is told", || page.text("body").contains(told));
        server.mend();
        // The sheet closes by itself if the puzzle is made meanwhile.
        page.js("document.querySelector(arguments[0])?.click()", &[json!(EASY)]);
        let made = || page.count("dialog[open]") == 0;
        page.wait_within(Duration::from_mins(1), "a puzzle is made", made);
        assert_ne!(page.givens(), givens, "{told}");
    };
    check(Fault::Stalled, "Making a 9×9 puzzle");
    check(Fault::Status(404), "Stepdoku was updated");
}

#[test]
fn a_worker_of_the_wrong_type_still_starts() {
    let Some(dist) = dist() else { return };
    let server = Server::start(&dist, "/");
    server.fault(".wasm", Fault::Mime("application/octet-stream"));
    let page = Page::open_at(Options::desktop(), &server.url());
    let givens = page.givens();
    page.click(NEW);
    page.click(EASY);
    page.wait_within(Duration::from_mins(1), "a puzzle is made", || page.count("dialog[open]") == 0);
    assert_ne!(page.givens(), givens);
    page.assert_quiet();
}

/// The code after the glue of the worker.
const START: &str = include_str!("../../../src/worker/start.js");

/// Starts a worker with some glue as the page does, posts it some messages after the first, and returns its
/// answers, up to a number of them.
fn worker(browser: &Browser, glue: &str, messages: &[&str], answers: usize) -> Value {
    let script = "const [text, messages, answers] = arguments;
        const empty = new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0]);
        const script = URL.createObjectURL(new Blob([text], { type: 'text/javascript' }));
        const worker = new Worker(script, { type: 'module' });
        worker.postMessage([new WebAssembly.Module(empty), location.href, `lock of ${script}`]);
        messages.forEach(message => worker.postMessage(message));
        return new Promise((done, fail) => {
          const got = [];
          worker.onerror = event => fail(new Error(event.message));
          worker.onmessage = event => {
            // It says that it holds its lock.
            if (Array.isArray(event.data)) return;
            got.push(event.data);
            if (got.length == answers) { worker.terminate(); done(got); }
          };
        })";
    // It calls no other program.
    let others = "const [startScales, SCALES, startReader, READER] = [];";
    let text = format!("{others} const startProgram = {glue};\n{START}");
    browser.js(script, &[json!(text), json!(messages), json!(answers)])
}

#[test]
fn the_worker_keeps_what_arrives_before_its_program() {
    let Some(dist) = dist() else { return };
    let server = Server::start(&dist, "/sub/");
    // Replaces the real glue, and starts slowly.
    let slow = "async ({ module_or_path }) => {
           await new Promise(done => setTimeout(done, 50));
           self.postMessage(module_or_path instanceof WebAssembly.Module ? 'a module' : 'something else');
           self.onmessage = event => {
             self.postMessage(`heard ${event.data}`);
             if (event.data == 'two') self.onmessage = late => self.postMessage(`then ${late.data}`);
           };
         }";
    let page = Page::open_at(Options::desktop(), &server.url());
    let answers = worker(&page, slow, &["one", "two", "three"], 4);
    assert_eq!(answers, json!(["a module", "heard one", "heard two", "then three"]));
    page.assert_quiet();
}

#[test]
fn a_worker_that_cannot_start_says_so_once() {
    let Some(dist) = dist() else { return };
    let server = Server::start(&dist, "/");
    let page = Page::open_at(Options::desktop(), &server.url());
    let broken = "async () => { throw new Error('broken on purpose') }";
    let answers = worker(&page, broken, &["one", "two"], 1);
    let error = answers[0]["error"].as_str().unwrap_or_else(|| panic!("{answers}"));
    assert!(error.contains("broken on purpose"), "{error}");
}

/// One download serves any number of workers.
#[test]
fn without_a_server_work_is_cancelled_and_asked_for_again_and_again() {
    let Some(dist) = dist() else { return };
    let server = Server::start(&dist, "/");
    let page = Page::open_at(Options::desktop().unkept(), &format!("{}#p={SMALL}", server.url()));
    // A worker proved the link, so its program is here.
    page.wait_givens(SMALL);
    page.wait_until("the worker has answered", || page.text(".notice").is_empty());
    drop(server);
    for _ in 0..3 {
        page.click(NEW);
        page.click("#door-more");
        page.click("#door-custom");
        page.click("dialog[open] label:has(> input[name=shape][value='5'])");
        page.click("dialog[open] label:has(> input[name=clues][value='1'])");
        page.click("dialog[open] input[name=count]");
        page.press("Ctrl+a");
        page.type_text("200");
        page.click(DO_IT);
        page.click("#cancel-making");
        page.wait_for(DO_IT);
        page.press("Escape");
        page.wait_gone("dialog[open]");
    }
    page.click("[data-does=hint]");
    page.wait_for(".hint-stage");
    let whole = solution(SMALL);
    for (at, _) in SMALL.char_indices().filter(|(_, symbol)| *symbol == '.') {
        page.click(&cell(at));
        page.press(&whole[at..=at]);
    }
    page.wait_for(".finish");
    page.click(".finish-actions .button:nth-child(2)");
    page.wait_for(".review-line[data-verdict]");
    page.press("Escape");
    page.wait_gone("dialog[open]");
    page.click(NEW);
    page.click(EASY);
    page.wait_within(Duration::from_mins(1), "a puzzle is made", || page.count("dialog[open]") == 0);
    assert_ne!(page.givens(), SMALL);
    page.assert_quiet();
}

/// No text becomes a part of the page that could act, and no script comes from elsewhere.
#[test]
fn only_drawings_and_own_scripts_get_into_the_page() {
    let Some(dist) = dist() else { return };
    let server = Server::start(&dist, "/");
    let page = Page::open_at(Options::desktop(), &server.url());
    // The console speaks of each refusal.
    let refused = |script: &str| {
        let tried = format!("try {{ {script} }} catch (error) {{ return error.name }} return 'done'");
        page.js(&tried, &[]) == "TypeError"
    };
    for (script, is_refused) in [
        ("document.createElement('p').innerHTML = '<svg><path d=\"M0 0\"/></svg>'", false),
        ("document.createElement('p').innerHTML = '<b>15 on 3</b>'", false),
        ("document.createElement('p').innerHTML = 'only = 5, JavaScript: club, one = many'", false),
        ("document.createElement('p').innerHTML = '<b>once = 1 &lt;script</b>'", false),
        ("document.createElement('p').innerHTML = '<script>1</script>'", true),
        ("document.createElement('p').innerHTML = '<b onclick=\"x\">x</b>'", true),
        ("document.createElement('p').innerHTML = '<svg><animate/></svg>'", true),
        ("document.createElement('p').innerHTML = '<img src=x onerror=alert(1)>'", true),
        ("document.createElement('p').innerHTML = '<a href=\"javascript:alert(1)\">x</a>'", true),
        ("new Worker('https://example.org/x.js')", true),
        ("document.createElement('script').src = 'https://example.org/x.js'", true),
    ] {
        assert_eq!(refused(script), is_refused, "{script}");
    }
}
