//! A failing disk: forbidden, full, cleared, damaged, or written to by another tab.

use serde_json::{Value, json};
use stepdoku_e2e::puzzles::MEDIUM;
use stepdoku_e2e::{Options, Page, cell, game, journey, solution};

/// Forbids the page its storage, in one of the ways of real browsers.
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
            page.wait_text(".notice", "Not saved: this browser blocks storage");
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

/// While `full` is set, a transaction aborts at its commit, as on a full disk: its requests have succeeded
/// before.
const FULL: &str = "globalThis.full = false;
    const commit = IDBTransaction.prototype.commit;
    IDBTransaction.prototype.commit = function () {
      if (!globalThis.full) return commit.call(this);
      this.objectStore('journal').count().onsuccess = () => this.abort();
    }";

#[test]
fn a_full_disk_is_told_and_all_is_saved_when_there_is_room_again() {
    game(Options::desktop().script(FULL), MEDIUM, |page| {
        page.wait_saved();
        page.js("globalThis.full = true", &[]);
        page.press("Ctrl+Home");
        page.press("ArrowRight");
        page.press("6");
        page.wait_text(".notice", "disk is full");
        page.wait_text(".save-state", "Not saved");
        page.press("ArrowRight");
        page.press("Shift+4");
        let now = (page.board(), page.notes(2));
        page.js("globalThis.full = false", &[]);
        page.press("Shift+7");
        page.press("Ctrl+z");
        page.wait_saved();
        page.wait_until("the notice is gone", || page.text(".notice").is_empty());
        page.reload();
        page.wait_started();
        page.wait_givens(MEDIUM);
        assert_eq!((page.board(), page.notes(2)), now);
        assert_eq!(page.notes(2), "4");
    });
}

/// Changes each record of the journal: `change(key, text, index, count)` returns the new record, or nothing
/// to keep it. Returns all keys.
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

/// Plays three digits on a new game, so that its journal has five records, damages them, and reopens the
/// page. Earlier games are gone.
fn damaged(page: &Page, change: &str) {
    let address = page.url().split('#').next().unwrap_or_default().to_owned();
    page.goto("about:blank");
    page.cdp("Storage.clearDataForOrigin", &json!({ "origin": address, "storageTypes": "all" }));
    page.visit(&format!("{address}#p={MEDIUM}"));
    page.wait_givens(MEDIUM);
    page.press("Ctrl+Home");
    for key in ["ArrowRight", "6", "ArrowRight", "4", "ArrowRight", "ArrowRight", "5"] {
        page.press(key);
    }
    page.wait_saved();
    let keys = each_record(page, change);
    assert_eq!(keys.as_array().map(Vec::len), Some(5), "{keys}");
    page.visit(&address);
}

#[test]
fn a_damaged_record_costs_one_move_alone() {
    journey(Options::desktop(), "", |page| {
        for back in [1, 2] {
            let change = format!("(key, text, i, n) => i == n - {back} ? text.slice(0, -4) : undefined");
            damaged(page, &change);
            page.wait_givens(MEDIUM);
            page.wait_text(".notice", "except for 1 move that could not be read");
            let digits = page.board().matches('.').count();
            assert_eq!(digits, MEDIUM.matches('.').count() - 2, "two of three digits are back");
        }
        // And the game saved from here on is whole.
        page.select(4);
        page.press(&solution(MEDIUM)[4..5]);
        let board = page.board();
        page.wait_saved();
        page.reload();
        page.wait_started();
        page.wait_board(&board);
        assert!(page.text(".notice").is_empty(), "{}", page.text(".notice"));
    });
}

#[test]
fn a_game_that_cannot_be_read_is_told_and_another_begins() {
    let check = |page: &Page, change: &str| {
        damaged(page, change);
        page.wait_text(".notice", "A saved game could not be read");
        let first = page.givens();
        assert!(first.contains('.') && first != MEDIUM, "{change}: {first}");
        let at = first.find('.').unwrap_or(0);
        page.select(at);
        page.press(&solution(&first)[at..=at]);
        let board = page.board();
        assert_ne!(board, first, "{change}: it cannot be played");
        page.wait_saved();
        let keys = each_record(page, "() => undefined");
        // Its five records, the time noted on leaving the page, and the records of the new game.
        let records = keys.as_array().map_or(0, Vec::len);
        assert!(records >= 7, "{change}: the old one was not left as it was");
        page.reload();
        page.wait_started();
        page.wait_board(&board);
    };
    journey(Options::desktop(), "", |page| {
        check(page, "(key, text, i) => i < 2 ? text.replace('|', '!') : undefined");
        check(page, "() => null");
        check(page, "() => ''");
        check(page, "() => ({ of: 'another program' })");
        check(page, "(key, text) => text.replace(/^1/, '2')");
        check(page, "(key, text) => text + 'x'.repeat(1_000_000)");
    });
}

#[test]
fn a_storage_that_was_cleared_is_made_again() {
    game(Options::desktop(), MEDIUM, |page| {
        page.click(&cell(1));
        page.press("6");
        page.wait_saved();
        let clear = "return new Promise((done, fail) => {
            const request = indexedDB.deleteDatabase('stepdoku');
            request.onsuccess = () => done();
            request.onerror = request.onblocked = () => fail(new Error('blocked'));
        })";
        page.js(clear, &[]);
        page.press("ArrowRight");
        page.press("4");
        let board = page.board();
        page.wait_saved();
        page.visit(page.url().split('#').next().unwrap_or_default());
        page.wait_board(&board);
    });
}

#[test]
fn two_tabs_on_one_game_lose_nothing_silently() {
    game(Options::desktop(), MEDIUM, |page| {
        page.click(&cell(1));
        page.press("6");
        page.wait_saved();
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
        page.wait_saved();
        let of_first = page.board();

        page.switch_to(&second);
        assert_eq!(page.board(), begun);
        page.click(&cell(4));
        page.press("5");
        page.wait_text(".notice", "open in another tab");
        let of_second = page.board();
        page.wait_saved();
        assert_ne!(of_first, of_second);

        page.switch_to(&first);
        page.click(&cell(5));
        page.press("8");
        page.wait_saved();
        let of_first = page.board();
        assert!(!page.text(".notice").contains("another tab"), "the first has lost nothing");

        // Both are on the disk: the newer game comes back, and the other is still there.
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
