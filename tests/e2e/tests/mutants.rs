//! Saved games with all kinds of damage: the page starts, shows a position of the game, or reports that it
//! cannot be read; and it never touches another game.

use serde_json::{Value, json};
use stepdoku_e2e::puzzles::{MEDIUM, SMALL};
use stepdoku_e2e::{Chance, Options, Page, cell, journey, rounds};

type Records = Vec<(String, Value)>;

/// The game of a record's key.
fn game_of(key: &str) -> &str {
    key.split('-').next().unwrap_or_default()
}

/// The damaged records of the last game.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Which {
    /// Any of them.
    Any,
    /// The first record; in a young game only it holds everything.
    First,
}

/// Damages one record of the last game; gives a description.
fn damage(records: &mut Records, game: &str, which: Which, chance: &mut Chance) -> String {
    let own: Vec<usize> = (0..records.len()).filter(|&i| game_of(&records[i].0) == game).collect();
    let at = if which == Which::First { own[0] } else { chance.one_of(&own) };
    let text = records[at].1.as_str().unwrap_or_default().to_owned();
    let cut = chance.below(text.len());
    let kind = chance.below(12);
    let number = &records[at].0[game.len()..];
    let what = format!("{kind} of record {number} at {cut}");
    let new = match kind {
        0..=2 => json!(text.get(..cut).unwrap_or_default()),
        // One bit of one character; all of them are ASCII, and stay so.
        3..=6 => {
            let mut bytes = text.into_bytes();
            if let Some(byte) = bytes.get_mut(cut) {
                *byte ^= 1 << chance.below(7);
            }
            json!(String::from_utf8(bytes).unwrap_or_default())
        }
        7 => json!(""),
        8 => Value::Null,
        9 => json!(["of", { "another": "program" }, 7.5]),
        10 => {
            records.remove(at);
            return what;
        }
        // A record of a later version with more fields.
        _ => json!(text.replacen('2', "3", 1)),
    };
    records[at].1 = new;
    what
}

/// Damages the same game repeatedly, and reopens it each time.
fn mutants(name: &str, which: Which, times: usize) {
    journey(Options::desktop(), &format!("#p={SMALL}"), |page: &Page| {
        let mut chance = Chance::new(name);
        page.wait_givens(SMALL);
        page.click(&cell(SMALL.find('.').unwrap_or(0)));
        page.press("Shift+1");
        page.wait_saved();
        let other = page.records();

        page.take_puzzle(MEDIUM);
        let mut moments = vec![page.board()];
        for (at, key) in [(1, "6"), (2, "4"), (4, "5"), (4, "Ctrl+z"), (4, "3"), (5, "8"), (5, "Delete")] {
            page.click(&cell(at));
            page.press(key);
            moments.push(page.board());
        }
        page.wait_saved();
        let whole = page.records();
        let game = whole.last().map(|(key, _)| game_of(key).to_owned()).unwrap_or_default();
        let (before, _) =
            page.url().split_once('#').map(|(a, b)| (a.to_owned(), b.to_owned())).unwrap_or_default();

        let (mut back, mut unread) = (0, 0);
        for round in 1..=times {
            let mut records = whole.clone();
            let what = damage(&mut records, &game, which, &mut chance);
            page.goto("about:blank");
            page.goto(&before);
            page.wait_started();
            page.write_records(&records);
            page.goto("about:blank");
            page.goto(&before);
            page.wait_started();
            page.hover(".clock");
            let board = page.board();
            if moments.contains(&board) {
                back += 1;
            } else {
                let notice = page.text(".notice");
                assert!(notice.contains("could not be read"), "{round}: {what}: {board} and `{notice}`");
                unread += 1;
            }
            let now = page.records();
            for record in other.iter().filter(|(key, _)| game_of(key) != game) {
                assert!(now.contains(record), "{round}: {what}: {} of the other game is gone", record.0);
            }
            let kept = records.iter().filter(|(key, _)| game_of(key) == game);
            for record in kept {
                assert!(now.contains(record), "{round}: {what}: {} was written over", record.0);
            }
        }
        println!("{name}: {back} came back at a moment of the game, {unread} were told of");
    });
}

#[test]
fn no_damage_stops_the_page_or_touches_another_game() {
    mutants("mutants", Which::Any, rounds(12, 500));
}

#[test]
fn nor_does_damage_of_the_only_whole_record() {
    mutants("mutants of the only whole record", Which::First, rounds(4, 100));
}
