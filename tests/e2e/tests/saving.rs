//! What is on the disk, and what comes back: after a reload, after a crash, and when the disk is no friend.

use serde_json::{Value, json};
use stepdoku_e2e::puzzles::{ARTICLE, MEDIUM, SMALL};
use stepdoku_e2e::{Options, Page, Profile, cell, dist, game, journey, solution};

const UNDO: &str = "[role=toolbar] .tool:nth-child(1)";

/// Waits until the page says that all is on the disk.
fn wait_saved(page: &Page) {
    page.wait_until("all is saved", || page.text(".save-state") == "Saved");
}

/// What a player has on the board: digits, and the notes of the first row.
fn standing(page: &Page) -> (String, Vec<String>) {
    (page.board(), (0..9).map(|index| page.notes(index)).collect())
}

/// Plays some digits and notes, undoes some, and returns all that stood on the way, the present last and
/// what redo would lead to after it.
fn play(page: &Page) -> (Vec<(String, Vec<String>)>, (String, Vec<String>)) {
    let mut moments = vec![standing(page)];
    let mut press = |keys: &str| {
        page.press(keys);
        moments.push(standing(page));
    };
    page.press("Ctrl+Home");
    page.press("ArrowRight");
    press("6");
    page.press("ArrowRight");
    press("Shift+4");
    press("Shift+7");
    press("Shift+4");
    page.press("ArrowDown");
    press("2");
    page.press("Ctrl+z");
    let undone = moments.pop().unwrap_or_default();
    (moments, undone)
}

/// Checks that all moments can be undone to, and redone.
fn check_history(page: &Page, moments: &[(String, Vec<String>)], undone: &(String, Vec<String>)) {
    let check = |keys: &str, expected: &(String, Vec<String>)| {
        page.press(keys);
        assert_eq!(&standing(page), expected, "after {keys}");
    };
    page.press("Ctrl+Home");
    page.click(&cell(40));
    page.hover(".clock");
    check("Ctrl+y", undone);
    for earlier in moments.iter().rev() {
        check("Ctrl+z", earlier);
    }
    assert_eq!(page.count(&format!("{UNDO}:disabled")), 1);
}

#[test]
fn a_reload_brings_back_digits_notes_and_history() {
    game(Options::desktop(), MEDIUM, |page| {
        let (moments, undone) = play(page);
        wait_saved(page);
        let now = standing(page);
        assert_eq!(&now, &moments[moments.len() - 1]);
        assert_ne!(now.1, vec![String::new(); 9], "no note to come back");
        for _ in 0..2 {
            page.reload();
            page.wait_started();
            page.wait_givens(MEDIUM);
            assert_eq!(standing(page), now);
            assert_eq!(page.text(".save-state"), "Saved");
            assert_eq!(page.puzzle_in_address(), MEDIUM);
        }
        check_history(page, &moments, &undone);
    });
}

#[test]
fn the_address_without_a_puzzle_brings_the_game_back_too() {
    let Some(dist) = dist() else { return };
    let server = stepdoku_e2e::Server::start(&dist, "/");
    let page = Page::open_at(Options::desktop(), &format!("{}#p={MEDIUM}", server.url()));
    page.wait_givens(MEDIUM);
    page.click(&cell(1));
    page.press("6");
    wait_saved(&page);
    let board = page.board();
    page.visit(&server.url());
    page.wait_board(&board);
    assert!(page.text(".game-label").starts_with("9×9 · Medium"));
    page.assert_quiet();
}

#[test]
fn a_crash_after_saved_loses_nothing() {
    let profile = Profile::new();
    let options = || Options::desktop().profile(&profile);
    let mut left = None;
    if dist().is_none() {
        return;
    }
    let page = Page::open(options(), &format!("#p={MEDIUM}"));
    page.wait_givens(MEDIUM);
    let (moments, undone) = play(&page);
    wait_saved(&page);
    left.replace(standing(&page));
    page.kill();
    journey(options(), "", |page| {
        page.wait_givens(MEDIUM);
        assert_eq!(Some(standing(page)), left);
        assert_eq!(page.text(".save-state"), "Saved");
        check_history(page, &moments, &undone);
    });
}

#[test]
fn a_crash_at_any_moment_loses_the_last_action_at_most() {
    if dist().is_none() {
        return;
    }
    for actions in [1, 4, 9] {
        let profile = Profile::new();
        let options = || Options::desktop().profile(&profile);
        let page = Page::open(options(), &format!("#p={MEDIUM}"));
        page.wait_givens(MEDIUM);
        wait_saved(&page);
        page.press("Ctrl+Home");
        page.press("ArrowRight");
        for digit in 1..=actions {
            page.press(&format!("Shift+{digit}"));
        }
        page.kill();
        journey(options(), "", |page| {
            page.wait_givens(MEDIUM);
            let notes = page.notes(1);
            let kept = notes.len();
            assert!("123456789".starts_with(&notes), "`{notes}` never stood there");
            assert!(kept + 1 >= actions, "{kept} of {actions} actions came back");
            println!("{kept} of {actions} actions came back");
        });
    }
}

#[test]
fn the_clock_goes_on_from_what_was_played() {
    let clock = "const real = performance.now.bind(performance);
        globalThis.skip = 0;
        performance.now = () => real() + globalThis.skip;";
    game(Options::desktop().script(clock), MEDIUM, |page| {
        page.js("globalThis.skip = 754_000", &[]);
        page.click(&cell(1));
        page.press("6");
        wait_saved(page);
        page.reload();
        page.wait_started();
        page.wait_until("the clock goes on from 12:34", || page.text(".clock-time").starts_with("12:"));
    });
}

#[test]
fn a_new_puzzle_keeps_the_last_one() {
    game(Options::desktop(), MEDIUM, |page| {
        page.click(&cell(1));
        page.press("6");
        let board = page.board();
        let go = |fragment: &str| page.js("location.hash = arguments[0]", &[json!(fragment)]);
        go(&format!("#p={SMALL}"));
        page.wait_givens(SMALL);
        page.wait_text(".notice", "The last one is kept");
        page.click(".notice .button");
        page.wait_board(&board);
        page.click(UNDO);
        page.wait_board(MEDIUM);
        wait_saved(page);
        page.reload();
        page.wait_started();
        page.wait_board(MEDIUM);
    });
}

/// Forbids the page its storage: in one of the ways that browsers have.
fn forbidden(how: &str) -> Options {
    Options::desktop().script(how)
}

#[test]
fn without_storage_the_game_goes_on_and_says_so() {
    let refused = "new DOMException('forbidden on purpose', 'SecurityError')";
    for how in [
        format!("Object.defineProperty(globalThis, 'indexedDB', {{ get() {{ throw {refused} }} }})"),
        "Object.defineProperty(globalThis, 'indexedDB', { value: undefined })".to_owned(),
        format!("IDBFactory.prototype.open = () => {{ throw {refused} }}"),
    ] {
        game(forbidden(&how), MEDIUM, |page| {
            page.wait_text(".notice", "Not saved: this browser lets the page store nothing");
            page.wait_text(".save-state", "Not saved");
            page.click(&cell(1));
            page.press("6");
            page.press("ArrowRight");
            page.press("4");
            assert_eq!(page.board().matches('.').count(), MEDIUM.matches('.').count() - 2, "{how}");
            page.press("Ctrl+z");
            page.press("Ctrl+z");
            assert_eq!(page.board(), MEDIUM, "{how}");
            page.click(".notice .icon-button");
            page.wait_until("the notice is gone", || page.text(".notice").is_empty());
        });
    }
}

/// While `full` is set, a transaction is given up when it should be written, as on a full disk: its
/// requests have gone well before.
const FULL: &str = "globalThis.full = false;
    const commit = IDBTransaction.prototype.commit;
    IDBTransaction.prototype.commit = function () {
      if (!globalThis.full) return commit.call(this);
      this.objectStore('journal').count().onsuccess = () => this.abort();
    }";

#[test]
fn a_full_disk_is_told_and_all_is_saved_when_there_is_room_again() {
    game(Options::desktop().script(FULL), MEDIUM, |page| {
        wait_saved(page);
        page.js("globalThis.full = true", &[]);
        page.press("Ctrl+Home");
        page.press("ArrowRight");
        page.press("6");
        page.wait_text(".notice", "no room left");
        page.wait_text(".save-state", "Not saved");
        page.press("ArrowRight");
        page.press("Shift+4");
        let now = standing(page);
        page.js("globalThis.full = false", &[]);
        page.press("Shift+7");
        page.press("Ctrl+z");
        wait_saved(page);
        page.wait_until("the notice is gone", || page.text(".notice").is_empty());
        page.reload();
        page.wait_started();
        page.wait_givens(MEDIUM);
        assert_eq!(standing(page), now);
    });
}

/// Does something with each record of the journal: `change(key, text, index, count)` returns what shall
/// stand there, or nothing to leave it. Returns all keys.
fn each_record(page: &Page, change: &str) -> Value {
    let script = format!(
        "const change = {change};
         return new Promise((done, fail) => {{
           const request = indexedDB.open('stepdoku');
           request.onerror = () => fail(request.error);
           request.onsuccess = () => {{
             const store = request.result.transaction('journal', 'readwrite').objectStore('journal');
             const [keys, values] = [store.getAllKeys(), store.getAll()];
             store.transaction.oncomplete = () => {{ request.result.close(); done(keys.result); }};
             values.onsuccess = () => keys.result.forEach((key, index) => {{
               const now = change(key, values.result[index], index, keys.result.length);
               if (now !== undefined) store.put(now, key);
             }});
           }};
         }})"
    );
    page.js(&script, &[])
}

/// Plays three digits on a new game, so that its journal has four records, and damages them.
fn damaged(change: &str, check: impl FnOnce(&Page)) {
    game(Options::desktop(), MEDIUM, |page| {
        page.press("Ctrl+Home");
        for key in ["ArrowRight", "6", "ArrowRight", "4", "Shift+ArrowDown", "2"] {
            page.press(key);
        }
        wait_saved(page);
        let keys = each_record(page, change);
        assert_eq!(keys.as_array().map(Vec::len), Some(4), "{keys}");
        page.visit(page.url().split('#').next().unwrap_or_default());
        check(page);
    });
}

#[test]
fn a_damaged_last_record_costs_the_last_action_alone() {
    damaged("(key, text, i, n) => i == n - 1 ? text.slice(0, -4) : undefined", |page| {
        page.wait_givens(MEDIUM);
        page.wait_text(".notice", "1 last action could not be read");
        let solved = solution(MEDIUM);
        let digits = page.board().matches('.').count();
        assert_eq!(digits, MEDIUM.matches('.').count() - 2, "two of three digits are back");
        // And the game that is saved from here on is whole.
        page.click(&cell(4));
        page.press(&solved[4..5]);
        let board = page.board();
        wait_saved(page);
        page.reload();
        page.wait_started();
        page.wait_board(&board);
        assert!(page.text(".notice").is_empty(), "{}", page.text(".notice"));
    });
}

#[test]
fn a_game_that_cannot_be_read_is_told_and_another_begins() {
    for change in [
        "(key, text, i) => i == 0 ? text.replace('|', '!') : undefined",
        "(key, text) => null",
        "(key, text) => ''",
        "(key, text) => ({ of: 'another program' })",
        "(key, text) => text.replace(/^1/, '2')",
        "(key, text) => text + 'x'.repeat(1_000_000)",
    ] {
        damaged(change, |page| {
            page.wait_text(".notice", "A saved game could not be read");
            let first = page.givens();
            assert!(first.contains('.') && first != MEDIUM, "{change}: {first}");
            let at = first.find('.').unwrap_or(0);
            page.click(&cell(at));
            page.press(&solution(&first)[at..=at]);
            let board = page.board();
            assert_ne!(board, first, "{change}: it cannot be played");
            wait_saved(page);
            let keys = each_record(page, "() => undefined");
            // Its four records, the time that was noted when the page was left, and those of the new game.
            let records = keys.as_array().map_or(0, Vec::len);
            assert!(records >= 5, "{change}: the old one was not left as it was");
            page.reload();
            page.wait_started();
            page.wait_board(&board);
        });
    }
}

#[test]
fn a_storage_that_was_cleared_is_made_again() {
    game(Options::desktop(), MEDIUM, |page| {
        page.click(&cell(1));
        page.press("6");
        wait_saved(page);
        let clear = "return new Promise((done, fail) => {
            const request = indexedDB.deleteDatabase('stepdoku');
            request.onsuccess = () => done();
            request.onerror = request.onblocked = () => fail(new Error('blocked'));
        })";
        page.js(clear, &[]);
        page.press("ArrowRight");
        page.press("4");
        let board = page.board();
        wait_saved(page);
        page.visit(page.url().split('#').next().unwrap_or_default());
        page.wait_board(&board);
    });
}

#[test]
fn two_tabs_on_one_game_lose_nothing_silently() {
    game(Options::desktop(), MEDIUM, |page| {
        page.click(&cell(1));
        page.press("6");
        wait_saved(page);
        let first = page.tab();
        let url = page.url();
        let second = page.open_tab();
        page.goto(&url);
        page.wait_started();
        page.wait_givens(MEDIUM);
        page.press("Ctrl+Home");
        let begun = page.board();

        page.switch_to(&first);
        page.click(&cell(2));
        page.press("4");
        wait_saved(page);
        let of_first = page.board();

        page.switch_to(&second);
        assert_eq!(page.board(), begun);
        page.click(&cell(4));
        page.press("5");
        page.wait_text(".notice", "another tab plays the same game");
        let of_second = page.board();
        wait_saved(page);
        assert_ne!(of_first, of_second);

        page.switch_to(&first);
        page.click(&cell(5));
        page.press("8");
        wait_saved(page);
        let of_first = page.board();
        assert!(!page.text(".notice").contains("another tab"), "the first has lost nothing");

        // Both are on the disk: the one begun last comes back, and the other is there beside it.
        let text = "(key, text) => { (globalThis.games ??= {})[key.split('-')[0]] = text; }";
        each_record(page, text);
        let games = page.js("return Object.keys(globalThis.games).length", &[]);
        assert_eq!(games, 2);
        page.reload();
        page.wait_started();
        page.wait_givens(MEDIUM);
        let back = page.board();
        assert!([of_first, of_second].contains(&back), "{back} is neither");
    });
}

#[test]
fn a_link_comes_before_the_saved_game() {
    let profile = Profile::new();
    let options = || Options::desktop().profile(&profile);
    game(options(), MEDIUM, |page| {
        page.click(&cell(1));
        page.press("6");
        wait_saved(page);
    });
    journey(options(), &format!("#p={ARTICLE}"), |page| {
        page.wait_givens(ARTICLE);
        assert_eq!(page.puzzle_in_address(), ARTICLE);
        page.wait_text(".notice", "The last one is kept");
        page.click(".notice .button");
        page.wait_givens(MEDIUM);
    });
}
