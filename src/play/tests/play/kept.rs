//! Everything saved keeps its meaning. `data/kept` has a verbatim sample of each format, written by version 0.1.0,
//! with the contents that it read from it. Never change those samples: a build with another format adds its own
//! file. `shared.rs`, `deck.rs` and `assignments.rs` read the samples of links.
//!
//! `data/golden.txt`, `measures.txt` and `recipes.txt` of the core pin the meaning of seeds, and its `recipes.rs`
//! the parts of a recipe.

use crate::{
    common::{SMALL, puzzle},
    page::{Disk, Page},
    telling::{read, records, told, told_game, what},
};
use std::{fs, path::Path};
use sudoku_core::{
    Filling, Level, Symmetry, Technique,
    generate::recipe::Recipe,
    magazine::{Layout, LotLook, Magazine, Tally},
    notation::link,
    rating::Class,
};
use sudoku_play::{
    features::making::{Kept, Kind, Spares},
    game::{Game, Origin, aids::Aid, history::SavepointKind},
    messages::{GameMsg, MomentMsg},
    saved::{
        archive::{Archive, merge},
        book::Finish,
        journal::{Event, Record, Restored},
        practice::{Attempt, AttemptKind},
        settings::{Choice, FirstStep, Settings, Switch, Tinted},
    },
};

/// Each is a `.journal` with the expected result beside it.
const JOURNALS: [&str; 2] = ["game-9x9", "game-25x25"];

fn file(name: &str) -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/kept").join(name);
    fs::read_to_string(&path).unwrap_or_else(|why| panic!("{}: {why}", path.display()))
}

/// The lines of a file without comments and empty lines, split into fields.
fn table(name: &str) -> Vec<Vec<String>> {
    let file = file(name);
    let lines = file.lines().filter(|line| !line.is_empty() && !line.starts_with('#'));
    lines.map(|line| line.split('\t').map(str::to_owned).collect()).collect()
}

/// A line sealed as by every build of ours.
fn sealed(line: &str) -> String {
    format!("{line}|{:08x}", crc32fast::hash(line.as_bytes()))
}

/// Compares line by line to show the difference.
fn compare(name: &str, got: &str, expected: &str) {
    for (number, (got, expected)) in (1..).zip(got.lines().zip(expected.lines())) {
        assert_eq!(got, expected, "{name}, line {number}");
    }
    assert_eq!(got.lines().count(), expected.lines().count(), "{name}");
}

#[test]
fn journals_are_read_to_what_they_were() {
    for name in JOURNALS {
        let (records, expected) = (records(&file(&format!("{name}.journal"))), file(&format!("{name}.told")));
        compare(name, &told(&records), &expected);
    }
}

#[test]
fn what_is_written_of_them_now_is_read_to_the_same() {
    for name in JOURNALS {
        let records = records(&file(&format!("{name}.journal")));
        for (number, text) in &records {
            // One of them was damaged when the sample was taken, and stays so.
            let Ok(record) = Record::read(text) else { continue };
            assert_eq!(Record::read(&record.write()), Ok(record), "{name}, record {number}");
        }
        let before = read(&records).expect(name);
        let event = Event::Snapshot(Box::new(before.game.clone()));
        let whole = Record { number: 0, played: before.played, date: before.date, event };
        let after = read(&[(0, whole.write())]).expect(name);
        compare(name, &told_game(&after.game), &told_game(&before.game));
        assert_eq!(
            (after.game, after.played, after.date),
            (before.game, before.played, before.date),
            "{name}"
        );
    }
}

/// A page opens the storage of another build.
#[test]
fn kept_games_go_on() {
    for name in JOURNALS {
        let records = records(&file(&format!("{name}.journal")));
        let mut before = read(&records).expect(name).game;
        let mut disk = Disk::default();
        disk.games.insert(7, records.into_iter().collect());
        let mut page = Page::with(Game::new(puzzle(SMALL), Origin::default()), disk);
        page.reload(puzzle(SMALL));
        compare(name, &told_game(page.session.game()), &told_game(&before));
        page.check();
        page.send(MomentMsg::Save("later".into())).send(GameMsg::Undo).reload(puzzle(SMALL));
        let here = before.history().at();
        let kind = before.history().savepoint(here).map(|point| point.kind);
        let kind = kind.unwrap_or(SavepointKind::Kept);
        assert!(before.save_at(here, kind, "later") && before.undo(), "{name}");
        compare(name, &told_game(page.session.game()), &told_game(&before));
        assert_eq!(page.session.notice(), None, "{name}");
    }
}

/// The contents of an archive.
fn told_archive(archive: &Archive) -> String {
    let mut lines = vec![format!("settings {}", archive.settings.as_deref().unwrap_or("-"))];
    for (game, text) in &archive.finishes {
        let read = Finish::read(text).map_or_else(|error| format!("{error:?}"), finish);
        lines.push(format!("finish {game} {read}"));
    }
    for (date, text) in &archive.practice {
        lines.push(format!(
            "practice {date} {}",
            Attempt::read(text).map_or_else(|error| format!("{error:?}"), attempt)
        ));
    }
    for game in &archive.games {
        lines.push(format!("game {} of {} records", game.id, game.records.len()));
        lines.push(match read(&game.records) {
            Err(error) => format!("{error:?}"),
            Ok(Restored { game, played, deleted, .. }) => {
                format!("{played} ms, deleted {deleted:?}\n{}", told_game(&game).trim_end())
            }
        });
    }
    lines.join("\n")
}

#[test]
fn a_file_with_everything_is_read_to_what_it_was() {
    let file_text = file("everything.stepdoku");
    let archive = Archive::read(&file_text).expect("a file of ours");
    compare("everything", &told_archive(&archive), &file("everything.told"));
    // Written again, it has the same contents.
    assert_eq!(Archive::read(&archive.write()).as_ref(), Ok(&archive));
    let added = merge(&Archive::default(), archive.clone(), 0);
    assert_eq!((added.games, added.finishes), (archive.games, archive.finishes));
}

fn finish(finish: Finish) -> String {
    let Finish { game, shape, level, played, helped, day, daily } = finish;
    let (side, level) = (shape.side(), level.map_or("-", Level::slug));
    format!(
        "game {game}, side {side}, {level}, {played} ms, helped {helped}, day {day}{}",
        if daily { ", of that day" } else { "" }
    )
}

fn attempt(attempt: Attempt) -> String {
    let Attempt { date, technique, shape, kind, found, wrong, help, took, day, case } = attempt;
    let (technique, kind, side) = (technique.slug(), kind.slug(), shape.side());
    let case = case.map_or_else(String::new, |case| format!(" at {}", case.write()));
    format!(
        "{date}, {technique}, side {side}, {kind}, found {found}, {wrong} wrong, {help} hints, {took} ms, day {day}{case}"
    )
}

#[test]
fn attempts_are_read_to_what_they_were() {
    for row in table("attempts.txt") {
        let [text, expected] = &row[..] else { panic!("{row:?}") };
        let read = Attempt::read(text).unwrap_or_else(|error| panic!("{text}: {error:?}"));
        assert_eq!(&attempt(read.clone()), expected);
        assert_eq!(&read.write(), text);
    }
}

#[test]
fn finishes_are_read_to_what_they_were() {
    for row in table("finishes.txt") {
        let [text, expected] = &row[..] else { panic!("{row:?}") };
        let read = Finish::read(text).unwrap_or_else(|error| panic!("{text}: {error:?}"));
        assert_eq!(&finish(read.clone()), expected);
        assert_eq!(Finish::read(&read.write()), Ok(read));
    }
}

#[test]
fn settings_are_read_to_what_they_were() {
    let check = |name: &str, settings: Settings, key: &str, value: &str| {
        let switch = Switch::ALL.into_iter().find(|switch| switch.slug() == key);
        let got = if key == "without" {
            settings.without.iter().map(Technique::slug).collect::<Vec<_>>().join("+")
        } else if key == "done" {
            assert!(FirstStep::ALL.into_iter().all(|step| settings.done.has(step)), "{name}");
            value.to_owned()
        } else if let Some(part) = Tinted::ALL.into_iter().find(|part| part.slug() == key) {
            settings.colours.get(part).map(|colour| colour.to_string()).unwrap_or_default()
        } else if let Some(switch) = switch {
            if settings.get(switch) { "on".into() } else { "off".into() }
        } else {
            let answers = Choice::questions().into_iter().flatten().filter(|choice| choice.key() == key);
            answers.filter(|&choice| settings.has(choice)).map(Choice::slug).collect()
        };
        assert_eq!(got, value, "{name}: {key}");
    };
    for row in table("settings.txt") {
        let [name, text, expected] = &row[..] else { panic!("{row:?}") };
        let settings = Settings::read(text).unwrap_or_else(|error| panic!("{name}: {error:?}"));
        let again = Settings::read(&settings.write()).expect("settings written now");
        assert_eq!(again, settings, "{name}");
        for pair in expected.split(',') {
            let (key, value) = pair.split_once('=').expect("a key and a value");
            check(name, settings, key, value);
        }
    }
}

#[test]
fn a_magazine_is_read_to_what_it_was() {
    let text = file("magazine.txt");
    let magazine: Magazine = text.parse().expect("a magazine");
    let puzzles: Vec<String> = magazine.numbered().iter().map(|one| one.puzzle.clues().to_string()).collect();
    assert_eq!(puzzles, ["1.....2..3.....4", "123434122143432."]);
    let look = LotLook { name: "Small ones".into(), needs: None, most: Some(4) };
    assert_eq!(magazine.looks(), [look]);
    let Tally { made, of, alike, missed, millis, .. } = magazine.tally();
    assert_eq!((made, of, alike, missed, millis), (2, 3, 1, 1, 19));
    let (_, lines) = text.split_once('\n').expect("lines");
    let (layout, title, _) = Layout::of_lines(lines).expect("a layout");
    assert_eq!((layout.booklet, layout.cover, title), (true, true, "Sunday"));
    let without: Vec<&str> = text.lines().filter(|line| !line.starts_with('*')).collect();
    assert_eq!(magazine.save(), without.join("\n") + "\n");
}

#[test]
fn stocks_are_read_to_what_they_were() {
    for row in table("stock.txt") {
        let (text, expected) = (&row[0], &row[1..]);
        let mut stock = Spares::read(text);
        assert_eq!(Spares::read(&stock.write()), stock);
        assert_eq!(stock.len(), expected.len(), "{text}");
        for kept in expected {
            let mut fields = kept.split(' ');
            let spec = fields.next().and_then(|spec| spec.parse().ok()).expect("a spec");
            let Kept { spec, puzzle } = stock.take(&Kind::of(&spec)).expect("one of that kind");
            assert_eq!(&format!("{spec} {} {}", puzzle.clues(), puzzle.solution()), kept);
        }
    }
}

#[test]
fn links_are_read_to_what_they_were() {
    for row in table("links.txt") {
        let [fragment, grid, recipe] = &row[..] else { panic!("{row:?}") };
        if grid == "-" {
            // Only its recipe defines a made puzzle.
            assert_eq!(link::read(fragment), Ok(None), "{fragment}");
            assert_eq!(link::recipe(fragment), Ok(Some(recipe.clone())), "{fragment}");
            let made: Recipe = recipe.parse().unwrap_or_else(|error| panic!("{recipe}: {error}"));
            assert_eq!(&made.to_string(), recipe);
        } else {
            let link = link::read(fragment).expect("a link").expect("a puzzle");
            assert_eq!(&link.grid().to_string(), grid, "{fragment}");
            assert_eq!(link.spec().unwrap_or("-"), recipe, "{fragment}");
            assert_eq!(link::read(&link.to_string()), Ok(Some(link)), "{fragment}");
        }
    }
}

/// The meaning of a word in stored data.
fn meaning(kind: &str, word: &str) -> Option<String> {
    fn name<T: std::fmt::Debug>(thing: Option<T>) -> Option<String> {
        thing.map(|thing| format!("{thing:?}"))
    }
    match kind {
        "level" => name(Level::from_slug(word).filter(|level| level.slug() == word)),
        "technique" => name(Technique::from_slug(word)),
        "aid" => name(Aid::from_slug(word)),
        "symmetry" => name(Symmetry::from_slug(word)),
        "filling" => name(Filling::from_slug(word)),
        "class" => name(Class::from_slug(word)),
        "switch" => name(Switch::ALL.into_iter().find(|switch| switch.slug() == word)),
        "choice" => {
            let (key, slug) = word.split_once('=')?;
            let mut choices = Choice::questions().into_iter().flatten();
            name(choices.find(|choice| (choice.key(), choice.slug()) == (key, slug)))
        }
        "record" => {
            let record = Record::read(&sealed(&format!("1|1|5|6|{word}"))).ok()?;
            Some(what(&record.event))
        }
        "attempt" => name(AttemptKind::ALL.iter().find(|kind| kind.slug() == word)),
        "finish" => {
            let finish = Finish::read(&sealed(&format!("1|5|3|-|60000|{word}|20000"))).ok()?;
            Some(if finish.helped { "with help" } else { "without help" }.into())
        }
        _ => None,
    }
}

/// The words that this build writes, each with its kind.
fn written() -> Vec<(&'static str, String)> {
    fn all<'a>(kind: &'static str, words: impl IntoIterator<Item = &'a str>) -> Vec<(&'static str, String)> {
        words.into_iter().map(|word| (kind, word.to_owned())).collect()
    }
    let choices = Choice::questions().into_iter().flatten();
    [
        all("level", Level::ALL.map(Level::slug)),
        all("technique", Technique::ALL.map(Technique::slug)),
        all("aid", Aid::ALL.map(Aid::slug)),
        all("symmetry", Symmetry::ALL.map(Symmetry::slug)),
        all("filling", Filling::ALL.map(Filling::slug)),
        all("class", Class::ALL.map(Class::slug)),
        all("switch", Switch::ALL.map(Switch::slug)),
        all("attempt", AttemptKind::ALL.iter().map(|kind| kind.slug())),
        choices.map(|choice| ("choice", format!("{}={}", choice.key(), choice.slug()))).collect(),
    ]
    .concat()
}

/// Words may be added but never renamed or removed: each is in someone's stored data.
#[test]
fn words_mean_what_they_meant() {
    let words = table("words.txt");
    for row in &words {
        let [kind, word, expected] = &row[..] else { panic!("{row:?}") };
        assert_eq!(meaning(kind, word).as_ref(), Some(expected), "{kind} {word}");
    }
    let kept = |(kind, word): &(&str, String)| words.iter().any(|row| row[0] == *kind && row[1] == *word);
    let new = written().into_iter().filter(|one| !kept(one));
    let new: Vec<String> = new
        .map(|(kind, word)| format!("{kind}\t{word}\t{}", meaning(kind, &word).unwrap_or_default()))
        .collect();
    assert!(new.is_empty(), "new words belong into words.txt:\n{}", new.join("\n"));
}
