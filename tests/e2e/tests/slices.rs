//! Large amounts: thousands of games, a record of many megabytes, a file of many records. The list appears
//! while it is read, an import can be stopped, and the page stays responsive. The longest blocked time is
//! printed but not judged, as machines differ; the core's tests check that work pauses often enough. `cargo
//! xtask soak` takes the full amounts.

use serde_json::{Value, json};
use std::time::Duration;
use stepdoku_e2e::places::GAMES;
use stepdoku_e2e::puzzles::MEDIUM;
use stepdoku_e2e::{Options, Page, game, soaking};

/// Prints each task longer than 50 ms, and makes journals and files as the page does.
const TOOLS: &str = "
    globalThis.long = [];
    new PerformanceObserver(list => list.getEntries().forEach(entry => long.push(entry.duration)))
      .observe({ type: 'longtask' });
    const table = new Uint32Array(256).map((_, n) => {
      for (let k = 0; k < 8; k++) n = n & 1 ? n >>> 1 ^ 0xedb88320 : n >>> 1;
      return n;
    });
    const add = (sum, text) => {
      for (let i = 0; i < text.length; i++) sum = table[(sum ^ text.charCodeAt(i)) & 255] ^ sum >>> 8;
      return sum;
    };
    const hex = sum => ((~sum) >>> 0).toString(16).padStart(8, '0');
    const seal = line => `${line}|${hex(add(-1, line))}`;
    const store = write => new Promise((done, fail) => {
      const request = indexedDB.open('stepdoku');
      request.onsuccess = () => {
        const all = request.result.transaction('journal', 'readwrite');
        write(all.objectStore('journal'));
        all.oncomplete = () => { request.result.close(); done(); };
        all.onabort = () => fail(all.error);
      };
    });
    const key = (game, number) => `${String(game).padStart(16, '0')}-${String(number).padStart(10, '0')}`;
    const record = (number, body) => seal(`1|${number}|${1000 + number}|${1600000000000 + number}|${body}`);
    const head = '1.....2..3.....4 1243342143122134 - -';
    // A snapshot of that many bytes, and one with some turns after it.
    const large = bytes => {
      const count = Math.ceil(bytes / 34), nodes = [];
      for (let i = 1; i <= count; i++)
        nodes.push(`;${i - 1} ${i < count ? i + 1 : 0} play 1:${i % 2 ? '~0>~2' : '~2>~0'}`);
      return record(0, `whole ${head} ${count} 1 - -${nodes.join('')}`);
    };
    const journal = (records) => Array.from({ length: records }, (_, i) => record(i,
      i ? `turn play 1:${i % 2 ? '~0>~2' : '~2>~0'}` : `whole ${head} 0 0 - -`));
    globalThis.putGames = (games, records) => store(all => {
      const texts = journal(records);
      for (let game = 1; game <= games; game++) texts.forEach((text, i) => all.put(text, key(game, i)));
    });
    globalThis.putLarge = bytes => { const text = large(bytes); return store(all => all.put(text, key(7, 0))); };
    globalThis.makeFile = (games, records) => {
      const texts = journal(records), lines = ['stepdoku 1\\n'];
      const sealed = texts.map((text, i) => seal(`record ${i} ${text}`) + '\\n');
      for (let game = 1; game <= games; game++) lines.push(seal(`game ${game}`) + '\\n', ...sealed);
      let sum = -1;
      for (const line of lines) sum = add(sum, line);
      lines.push(seal(`end ${lines.length} ${hex(sum)}`) + '\\n');
      globalThis.file = new File(lines, 'games.txt');
    };
    globalThis.giveFile = () => {
      const field = document.querySelector('dialog[open] input[type=file]'), all = new DataTransfer();
      all.items.add(file);
      field.files = all.files;
      field.dispatchEvent(new Event('change', { bubbles: true }));
    };
    globalThis.countRecords = () => new Promise(done => {
      const request = indexedDB.open('stepdoku');
      request.onsuccess = () => {
        const count = request.result.transaction('journal').objectStore('journal').count();
        count.onsuccess = () => { request.result.close(); done(count.result); };
      };
    });
    globalThis.begin = () => { long.length = 0; globalThis.begun = performance.now(); };";

/// The full amount, or a part of it in a short test.
fn amount(full: u64) -> u64 {
    if std::env::var_os("STEPDOKU_SOAK").is_some() { full } else { full / 20 }
}

/// Prints the duration of an operation, and the longest time that the page was blocked.
fn told(page: &Page, what: &str) {
    let script = "return [performance.now() - begun, Math.max(0, ...long), long.length]";
    let told = page.js(script, &[]);
    let [took, longest, tasks] = [0, 1, 2].map(|at| told[at].as_f64().unwrap_or(f64::NAN));
    println!("slices: {what}: {took:.0} ms; longest task {longest:.0} ms; {tasks} tasks over 50 ms");
}

fn count(page: &Page, script: &str) -> u64 {
    page.js(script, &[]).as_u64().unwrap_or(0)
}

/// The longest time for the full amount on a slow machine.
const LONG: Duration = Duration::from_mins(2);

fn wait_notice(page: &Page, words: &str) {
    let said = "const said = document.querySelector('.notice > span'); return said ? said.textContent : ''";
    page.wait_within(LONG, words, || page.js(said, &[]).as_str().is_some_and(|said| said.contains(words)));
}

const CARDS: &str = "return document.querySelectorAll('dialog[open] .card:not(.new)').length";

#[test]
fn a_long_list_appears_as_it_is_read() {
    let games = amount(3000);
    game(Options::desktop().script(TOOLS), MEDIUM, |page| {
        page.js("return putGames(arguments[0], 5)", &[json!(games)]);
        page.js("begin()", &[]);
        page.click(GAMES);
        page.wait_until("the first games are there", || count(page, CARDS) > 1);
        told(page, &format!("{games} games, the first of them"));
        let said = "const says = document.querySelector('dialog[open] .games-says');
            return !says || says.textContent === ''";
        page.wait_within(LONG, "all are read", || page.js(said, &[]) == Value::Bool(true));
        told(page, &format!("{games} games, the list"));
        // The number shown at first; more on request.
        assert_eq!(count(page, CARDS), 60);
        page.js("begin()", &[]);
        page.click("dialog[open] .cards-more .button");
        page.wait_until("more are there", || count(page, CARDS) == 120);
        told(page, "more of the list");
        page.press("Escape");
        page.wait_gone("dialog[open]");
    });
}

#[test]
fn a_long_record_leaves_the_page_awake() {
    let bytes = amount(40_000_000);
    game(Options::desktop().script(TOOLS), MEDIUM, |page| {
        page.js("return putLarge(arguments[0])", &[json!(bytes)]);
        page.js("begin()", &[]);
        page.click(GAMES);
        page.wait_within(LONG, "the game is there", || count(page, CARDS) == 2);
        told(page, &format!("one record of {bytes} bytes, in the list"));
        page.js("begin()", &[]);
        page.click("dialog[open] .card:last-child .card-main");
        page.wait_for(".app[data-density='small']");
        told(page, &format!("one record of {bytes} bytes, to the board"));
    });
}

#[test]
fn a_long_file_can_be_stopped_and_is_read_in() {
    let games = amount(2000);
    let records = games * 200;
    game(Options::desktop().script(TOOLS), MEDIUM, |page| {
        page.js("makeFile(arguments[0], 200)", &[json!(games)]);
        page.click(GAMES);
        page.wait_for("dialog[open] input[type=file]");
        let before = count(page, "return countRecords()");
        // Stopped right at the start: nothing of it is written.
        page.js(
            "giveFile(); const stop = () => {
               const button = document.querySelector('dialog[open] .games-stop');
               if (button) button.click(); else requestAnimationFrame(stop);
             }; stop()",
            &[],
        );
        page.wait_text(".notice", "Stopped");
        assert_eq!(count(page, "return countRecords()"), before);
        page.wait_for("dialog[open] input[type=file]");
        page.js("begin(); giveFile()", &[]);
        // A short one is read before its progress is visible.
        if soaking() {
            page.wait_text("dialog[open] .games-files", "%");
        }
        wait_notice(page, &format!("Added {games} games"));
        told(page, &format!("a file of {records} records"));
        assert_eq!(count(page, "return countRecords()"), before + records);
        page.js("begin()", &[]);
        page.wait_for("dialog[open] input[type=file]");
        page.js("giveFile()", &[]);
        wait_notice(page, &format!("{games} games were already here"));
        told(page, "the same file again");
        assert_eq!(count(page, "return countRecords()"), before + records);
    });
}
