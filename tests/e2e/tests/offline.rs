//! Without a network: after one visit everything works, a new version waits for the player, and versions
//! never mix.

use base64::{Engine, engine::general_purpose::STANDARD};
use serde_json::{Value, json};
use sha2::{Digest, Sha256};
use std::fs;
use std::path::{Path, PathBuf};
use stepdoku_e2e::places::{GAMES, KEYS, LINK, MORE_DOORS, NEW, NEXT_STEP, PLAY, SETTINGS, SOLVE};
use stepdoku_e2e::{Fault, Options, Page, Profile, Server, cell, dist, with};

/// A lesson as the text of a link.
const LESSON: &str = include_str!("../../../src/play/tests/data/kept/lesson.txt");

/// Waits until the browser has stored the whole page, and serves it.
fn wait_kept(page: &Page) {
    let kept = "return navigator.serviceWorker.controller?.state === 'activated'";
    page.wait_until("the page is kept", || page.js(kept, &[]) == true);
}

/// The stored versions.
fn kept(page: &Page) -> usize {
    page.js("return caches.keys().then(names => names.length)", &[]).as_u64().expect("a number") as usize
}

/// The current version, by the name of its program.
fn version(page: &Page) -> String {
    page.attr("script[data-js]", "data-js").expect("a program")
}

/// Plays a digit that the cell does not have yet, by keyboard; gives the board after it.
fn play_one(page: &Page) -> String {
    let before = page.board();
    let empty = before.find('.').expect("an empty cell");
    page.click(&cell(empty));
    page.press("1");
    let after = with(&before, empty, '1');
    page.wait_board(&after);
    page.wait_saved();
    after
}

/// Another release, made from this one: the names with the hash of the program get another hash.
struct Release(PathBuf);

impl Release {
    fn of(dist: &Path, name: &str) -> Self {
        let folder = std::env::temp_dir().join(format!("stepdoku-release-{}-{name}", std::process::id()));
        fs::create_dir_all(&folder).expect("a folder");
        let html = fs::read_to_string(dist.join("index.html")).expect("the page");
        let program = html.split(" data-js=\"./stepdoku-").nth(1).expect("a program");
        let (old, new) = (&program[..16], "00ab00cd00ef0012");
        for entry in fs::read_dir(dist).expect("files").flatten() {
            let Ok(bytes) = fs::read(entry.path()) else { continue };
            let name = entry.file_name().to_string_lossy().into_owned();
            let bytes = replace(&bytes, old.as_bytes(), new.as_bytes());
            fs::write(folder.join(name.replace(old, new)), bytes).expect("a file");
        }
        // The list of files, with their new digests.
        let script = folder.join("service-worker.js");
        let listed = fs::read_to_string(&script).expect("what keeps the page");
        let line = |line: &str| match line
            .strip_prefix("  \"./")
            .and_then(|line| line.split_once("\": \"sha256-"))
        {
            Some((file, _)) => {
                let bytes = fs::read(folder.join(if file.is_empty() { "index.html" } else { file }));
                let digest = STANDARD.encode(Sha256::digest(bytes.expect("a file of the list")));
                format!("  \"./{file}\": \"sha256-{digest}\",\n")
            }
            None => format!("{}\n", line.replace("const BUILD = \"", "const BUILD = \"another-")),
        };
        fs::write(&script, listed.lines().map(line).collect::<String>()).expect("a file");
        Self(folder)
    }
}

/// Bytes with some replaced by as many others.
fn replace(bytes: &[u8], old: &[u8], new: &[u8]) -> Vec<u8> {
    let mut bytes = bytes.to_vec();
    let places: Vec<usize> =
        bytes.windows(old.len()).enumerate().filter(|(_, found)| *found == old).map(|(at, _)| at).collect();
    for at in places {
        bytes[at..at + old.len()].copy_from_slice(new);
    }
    bytes
}

impl Drop for Release {
    fn drop(&mut self) {
        _ = fs::remove_dir_all(&self.0);
    }
}

#[test]
fn after_one_visit_everything_works_without_a_server() {
    let Some(dist) = dist() else { return };
    for (options, prefix) in [(Options::desktop(), "/"), (Options::phone(), "/sub/path/")] {
        let server = Server::start(&dist, prefix);
        let profile = Profile::new();
        let page = Page::open_at(options.clone().profile(&profile), &server.url());
        wait_kept(&page);
        let address = server.url();
        let board = play_one(&page);
        drop(server);
        page.reload();
        page.wait_started();
        page.wait_board(&board);
        // A puzzle of each size, made by the worker.
        for (shape, level) in [(2, "easy"), (3, "hard"), (4, "medium"), (5, "easy")] {
            page.click(NEW);
            page.click(&format!("dialog[open] label:has(> input[name=shape][value='{shape}'])"));
            page.click(&format!("#level-{level}"));
            page.wait_gone("dialog[open]");
            assert_eq!(page.givens().len(), usize::pow(shape, 4));
            // The exact ratings are a program that this visit has not used before.
            if shape == 3 {
                page.click(".game-name");
                page.click("#details > summary");
                page.wait_for("dialog[open] .exact-figures");
                page.press("Escape");
                page.wait_gone("dialog[open]");
            }
        }
        // A hint, and a step with its reason.
        page.click("[data-does=hint]");
        page.wait_for(".hint-card, .hint-line");
        page.press("Escape");
        page.click(SOLVE);
        page.click(NEXT_STEP);
        page.wait_for("#panel-step .sentence");
        page.click(PLAY);
        for door in [NEW, GAMES, SETTINGS, KEYS, LINK] {
            if page.rect(door)[2] == 0.0 {
                page.click(MORE_DOORS);
            }
            page.click(door);
            page.wait_for("dialog[open] .dialog-body");
            page.wait_gone(".part-coming");
            assert_eq!(page.count(".part-missing"), 0, "{door}");
            page.press("Escape");
            page.wait_gone("dialog[open]");
        }
        page.click("#tab-learn");
        page.click("#learn-look");
        page.click(".learn .technique-link[href='#l=x-wing']");
        page.wait_for(".learn-words h4");
        page.wait_for(".learn-example .marks .elim");
        page.press("Escape");
        page.wait_gone("dialog[open]");
        // A lesson of a link.
        page.js("location.hash = arguments[0]", &[json!(format!("#t={}", LESSON.trim()))]);
        page.wait_text(".deck-title", "Two steps");
        page.click("#deck-next");
        page.press("Escape");
        page.wait_gone("dialog[open]");
        // The licences are beside the page.
        let licences = "return fetch('third-party.txt').then(file => file.text()).then(text => text.length)";
        assert!(page.js(licences, &[]).as_u64().expect("a length") > 10_000);
        page.assert_quiet();
        // Closed and opened again.
        page.wait_saved();
        let givens = page.givens();
        drop(page);
        let page = Page::open_at(options.profile(&profile), &address);
        page.wait_givens(&givens);
        page.assert_quiet();
    }
}

#[test]
fn a_first_visit_that_is_cut_off_keeps_nothing_and_the_next_one_keeps_all() {
    let Some(dist) = dist() else { return };
    let server = Server::start(&dist, "/");
    for fault in [Fault::Cut, Fault::Half, Fault::Status(404), Fault::Replaced(b"another release".to_vec())] {
        server.fault("third-party.txt", fault.clone());
        // Requests of earlier visits are in the list.
        let tries = || server.requests().iter().filter(|file| file.ends_with("third-party.txt")).count();
        let before = tries();
        let page = Page::open_at(Options::desktop(), &server.url());
        let over = "return navigator.serviceWorker.getRegistration().then(keeper => !keeper)";
        page.wait_until("it was tried", || tries() > before);
        page.wait_until("it was given up", || page.js(over, &[]) == true);
        assert_eq!(kept(&page), 0, "{fault:?}");
        let board = play_one(&page);
        server.mend();
        page.reload();
        page.wait_started();
        page.wait_board(&board);
        wait_kept(&page);
        assert_eq!(kept(&page), 1, "{fault:?}");
    }
}

#[test]
fn a_new_version_waits_until_the_player_wants_it() {
    let Some(dist) = dist() else { return };
    let next = Release::of(&dist, "waits");
    for alone in [false, true] {
        let server = Server::start(&dist, "/");
        let page = Page::open_at(Options::phone(), &server.url());
        wait_kept(&page);
        let (board, old) = (play_one(&page), version(&page));
        if alone {
            server.release_alone(&next.0);
        } else {
            server.release(&next.0);
        }
        // A game in progress is undisturbed, before and after the new version has arrived.
        page.reload();
        page.wait_started();
        page.wait_text(".app .notice", "new version");
        assert_eq!((version(&page), page.board()), (old.clone(), board.clone()));
        assert_eq!(kept(&page), 2);
        // The new version waits through any number of reloads, and the old one stays whole.
        page.reload();
        page.wait_started();
        page.wait_text(".app .notice", "new version");
        assert_eq!(version(&page), old);
        let board = play_one(&page);
        page.click(GAMES);
        page.wait_for("dialog[open] .dialog-body");
        assert_eq!(page.count(".part-missing"), 0);
        page.press("Escape");
        page.wait_gone("dialog[open]");
        // The player accepts it.
        page.click(".app .notice .button");
        page.wait_until("the new version", || page.count("script[data-js]") == 1 && version(&page) != old);
        page.wait_started();
        page.wait_board(&board);
        page.wait_until("the old version is gone", || kept(&page) == 1);
        assert_eq!(page.count(".app .notice .button"), 0);
        drop(server);
        page.reload();
        page.wait_started();
        page.wait_board(&board);
        assert_ne!(version(&page), old);
        page.assert_quiet();
    }
}

/// A release that arrives in an open page, in the midst of a game and behind a dialog: it waits there, every move is
/// saved, and the game continues in the new version with its notes.
#[test]
fn a_release_that_arrives_in_the_midst_of_a_game_waits() {
    let Some(dist) = dist() else { return };
    let next = Release::of(&dist, "midst");
    let server = Server::start(&dist, "/");
    let page = Page::open_at(Options::desktop(), &server.url());
    wait_kept(&page);
    let old = version(&page);
    play_one(&page);
    page.press("ArrowDown");
    page.press("Shift+1");
    page.click(SETTINGS);
    page.wait_for("dialog[open] .switch");
    server.release(&next.0);
    page.js(
        "return navigator.serviceWorker.getRegistration().then(own => own.update()).then(() => null)",
        &[],
    );
    page.wait_until("both versions are kept", || kept(&page) == 2);
    assert_eq!(
        (page.text("dialog[open] .notice").as_str(), version(&page)),
        ("", old.clone()),
        "nothing interrupts"
    );
    page.press("Escape");
    page.wait_gone("dialog[open]");
    page.wait_text(".app .notice", "new version");
    let board = play_one(&page);
    page.press("ArrowDown");
    page.press("Shift+2");
    page.wait_saved();
    let labels = page.labels();
    page.click(".app .notice .button");
    page.wait_until("the new version", || page.count("script[data-js]") == 1 && version(&page) != old);
    page.wait_started();
    page.wait_board(&board);
    assert_eq!(page.labels(), labels, "the notes are there");
    page.press("Ctrl+z");
    page.wait_until("undo reaches the moves before", || page.labels() != labels);
    page.assert_quiet();
}

#[test]
fn another_tab_goes_on_with_the_version_it_has() {
    let Some(dist) = dist() else { return };
    let next = Release::of(&dist, "tabs");
    let server = Server::start(&dist, "/");
    let page = Page::open_at(Options::desktop(), &server.url());
    wait_kept(&page);
    let (first, old) = (page.tab(), version(&page));
    // The second tab lacks the later parts, and has not requested them yet.
    page.open_tab();
    page.goto(&server.url());
    page.wait_started();
    server.release_alone(&next.0);
    page.reload();
    page.wait_started();
    page.wait_text(".app .notice", "new version");
    page.click(".app .notice .button");
    page.wait_until("the new version", || page.count("script[data-js]") == 1 && version(&page) != old);
    page.wait_started();
    page.switch_to(&first);
    assert_eq!(version(&page), old);
    let board = play_one(&page);
    // Its files are still there, although the server no longer has them.
    let parts = "const own = document.querySelector('script[data-js]').dataset.wasm;
        return fetch(own).then(file => file.ok)";
    assert_eq!(page.js(parts, &[]), json!(true));
    page.click(SETTINGS);
    page.wait_for("dialog[open] .switch");
    page.press("Escape");
    page.wait_gone("dialog[open]");
    page.reload();
    page.wait_started();
    assert_ne!(version(&page), old);
    page.wait_board(&board);
}

#[test]
fn a_page_that_is_not_kept_says_that_it_was_updated() {
    let Some(dist) = dist() else { return };
    let next = Release::of(&dist, "unkept");
    let server = Server::start(&dist, "/");
    // The board arrives, but the later parts do not.
    for part in ["stepdoku-desk-", "stepdoku-school-"] {
        let files = fs::read_dir(&dist).expect("files").flatten();
        let mut names = files.map(|file| file.file_name().to_string_lossy().into_owned());
        let is_program = |file: &str| Path::new(file).extension().is_some_and(|ending| ending == "wasm");
        let program = names.find(|file| file.starts_with(part) && is_program(file)).expect("a part");
        server.fault(&program, Fault::Stalled);
    }
    let page = Page::open_at(Options::desktop().unkept(), &server.url());
    let old = version(&page);
    page.click(SETTINGS);
    page.wait_for("dialog[open] .part-coming");
    server.release_alone(&next.0);
    server.mend();
    page.wait_text("dialog[open] .part-missing", "was updated");
    page.press("Escape");
    page.wait_gone("dialog[open]");
    let board = play_one(&page);
    page.click(SETTINGS);
    page.click("dialog[open] .part-missing .button");
    page.wait_until("the new version", || page.count("script[data-js]") == 1 && version(&page) != old);
    page.wait_started();
    page.wait_board(&board);
}

#[test]
fn a_build_in_the_making_is_not_caught_by_what_was_kept() {
    let Some(dist) = dist() else { return };
    let server = Server::start(&dist, "/");
    let page = Page::open_at(Options::desktop(), &server.url());
    wait_kept(&page);
    let board = play_one(&page);
    // At the same address, `serve` now serves its own build.
    let html = fs::read_to_string(dist.join("index.html")).expect("the page");
    server.add("index.html", &html.replace(" data-keeper=\"./service-worker.js\"", " data-made=\"now\""));
    server.add("service-worker.js", include_str!("../../../src/offline/let_go.js"));
    page.reload();
    page.wait_until("the new build", || page.count("script[data-made]") == 1);
    page.wait_started();
    page.wait_board(&board);
    assert_eq!(kept(&page), 0);
    let keeper = "return navigator.serviceWorker.getRegistration().then(keeper => keeper ?? null)";
    assert_eq!(page.js(keeper, &[]), Value::Null);
    page.assert_quiet();
}
