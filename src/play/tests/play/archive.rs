//! The backup file: it is read back as written, damage is located, and a merge loses nothing.

use crate::common::{ARTICLE, SMALL, puzzle};
use proptest::prelude::*;
use std::collections::BTreeMap;
use sudoku_core::{Cell, CellSet, Digit, Shape, Technique};
use sudoku_play::{
    game::{Game, Origin, entry::NoteSort},
    saved::{
        archive::{
            Archive, ArchiveError, MOST_BYTES, MOST_GAME, MOST_READ, MOST_RECORD, Meeting, Merge, StoredGame,
            merge,
        },
        book::Finish,
        journal::{Event, Record},
        practice::{Attempt, AttemptKind},
        settings::Settings,
    },
};

/// The journal of a game of some turns.
fn journal(turns: usize) -> Vec<(u64, String)> {
    let mut game = Game::new(puzzle(SMALL), Origin::default());
    let record = |number, event| (number, Record { number, played: 1000 * number, date: 0, event }.write());
    let mut records = vec![record(0, Event::Snapshot(Box::new(game.clone())))];
    for number in 1..=turns {
        let turn = Cell::all(game.shape())
            .find_map(|cell| {
                game.noting(
                    &CellSet::EMPTY.with(cell),
                    Digit::at(number % game.shape().side()),
                    NoteSort::Fixed,
                )
            })
            .expect("a cell is empty");
        assert!(game.play(turn.clone()));
        records.push(record(number as u64, Event::Turn(turn)));
    }
    records
}

fn game(id: u64, turns: usize) -> StoredGame {
    StoredGame { id, records: journal(turns) }
}

/// A game that no build of ours can read.
fn spoilt(id: u64) -> StoredGame {
    StoredGame { id, records: vec![(3, "1|3|what was\nleft\\ of it\r".into())] }
}

fn finish(game: u64, played: u64) -> (u64, String) {
    let finish = Finish {
        game,
        shape: Shape::S4.clone(),
        level: None,
        played,
        helped: false,
        day: 20_000,
        daily: false,
    };
    (game, finish.write())
}

/// An attempt of that date, as saved.
fn attempt(date: u64) -> (u64, String) {
    let attempt = Attempt {
        date,
        technique: Technique::XWing,
        shape: Shape::S9.clone(),
        kind: AttemptKind::Find,
        found: true,
        wrong: 1,
        help: 0,
        took: 8_400,
        day: 20_000,
        case: None,
    };
    (date, attempt.write())
}

fn sample() -> Archive {
    Archive {
        part: false,
        settings: Some(Settings::default().write()),
        finishes: vec![finish(1_700_000_000_000, 61_000), (5, "spoilt".into())],
        practice: vec![attempt(1_700_000_000_900), (8, "spoilt".into())],
        games: vec![game(1_700_000_000_000, 4), spoilt(1_700_000_000_001)],
    }
}

/// A file with these lines after the first and a valid signature.
fn signed(lines: &[&str]) -> String {
    let seal = |line: &str| format!("{line}|{:08x}\n", crc32fast::hash(line.as_bytes()));
    let mut file = String::from("stepdoku 1\n");
    file.extend(lines.iter().map(|line| seal(line)));
    let sum = crc32fast::hash(file.as_bytes());
    file + &seal(&format!("end {} {sum:08x}", lines.len() + 1))
}

fn check(file: &str, expected: Result<&Archive, ArchiveError>) {
    let got = Archive::read(file);
    assert_eq!(got.as_ref().map_err(|error| *error), expected, "{:?}", &file[..file.len().min(400)]);
}

fn check_lines(lines: &[&str], expected: Result<Archive, ArchiveError>) {
    assert_eq!(Archive::read(&signed(lines)), expected, "{lines:?}");
}

#[test]
fn a_file_that_was_written_once_is_read_for_ever() {
    let file = "stepdoku 1\n\
                settings 1|peers=on|2e2bb30c|4ada90a9\n\
                finish 7 a\\\\b\\nc\\rd |f95c66d7\n\
                game 7|aa086704\n\
                record 0 |089839f5\n\
                record 12 1|12|x|12345678|77ff50dc\n\
                game 9999999999999999|70b03eeb\n\
                end 7 62927c25|90a2fb1e\n";
    let archive = Archive {
        part: false,
        settings: Some("1|peers=on|2e2bb30c".into()),
        finishes: vec![(7, "a\\b\nc\rd ".into())],
        practice: Vec::new(),
        games: vec![
            StoredGame { id: 7, records: vec![(0, String::new()), (12, "1|12|x|12345678".into())] },
            StoredGame { id: 9_999_999_999_999_999, records: Vec::new() },
        ],
    };
    check(file, Ok(&archive));
    assert_eq!(archive.write(), file);
}

#[test]
fn other_line_ends_and_a_mark_in_front_do_no_harm() {
    let archive = sample();
    let file = archive.write();
    check(&file, Ok(&archive));
    check(&file.replace('\n', "\r\n"), Ok(&archive));
    check(&format!("\u{feff}{file}"), Ok(&archive));
    check(&format!("{file}\n\r\n"), Ok(&archive));
    check(file.trim_end(), Ok(&archive));
    check(&Archive::default().write(), Ok(&Archive::default()));
}

#[test]
fn what_is_no_file_of_ours_is_told_apart() {
    for text in ["", "\n", "stepdoku", "stepdoku one", "stepdoku 0", "sudoku 1\n", "{}", "\u{0}\u{1}"] {
        check(text, Err(ArchiveError::NotOurs));
    }
    check("stepdoku 2", Err(ArchiveError::Newer));
    check("stepdoku 2\nwhatever", Err(ArchiveError::Newer));
    check("stepdoku 1", Err(ArchiveError::CutOff { after: 1 }));
    check("stepdoku 1\n", Err(ArchiveError::CutOff { after: 1 }));
    check("stepdoku 1\ngame", Err(ArchiveError::CutOff { after: 1 }));
    check("stepdoku 1\ngame 1\n", Err(ArchiveError::Damaged { line: 2 }));
    check(&"a".repeat(MOST_BYTES + 1), Err(ArchiveError::TooLarge));
}

#[test]
fn what_is_signed_and_no_line_of_ours_is_strange() {
    let strange = |line| Err(ArchiveError::Strange { line });
    check_lines(&["settings"], strange(2));
    check_lines(&["setting 1"], strange(2));
    check_lines(&["settings a", "settings b"], strange(3));
    check_lines(&["settings a\\"], strange(2));
    check_lines(&["settings a\\t"], strange(2));
    check_lines(&["finish 1"], strange(2));
    check_lines(&["finish x text"], strange(2));
    check_lines(&["finish +1 text"], strange(2));
    check_lines(&["finish 1 a", "finish 2 a", "finish 1 b"], strange(4));
    check_lines(&["record 0 text"], strange(2));
    check_lines(&["game 1", "game 1"], strange(3));
    check_lines(&["game -1"], strange(2));
    check_lines(&["game 1", "record 0 a", "record 0 a"], strange(4));
    check_lines(&["game 1", "record 5 a", "record 4 a"], strange(4));
    check_lines(&["end 1"], strange(2));
    check_lines(&["end x 00000000"], strange(2));
    let sum = |line: &str| Err(ArchiveError::Damaged { line: if line.is_empty() { 2 } else { 3 } });
    check_lines(&["end 1 00000000"], sum(""));
    check_lines(&["game 1", "end 2 00000000"], sum("game 1"));
    let one = StoredGame { id: 1, records: vec![(4, "a".into()), (5, "b".into())] };
    check_lines(
        &["game 1", "record 4 a", "record 5 b"],
        Ok(Archive { games: vec![one], ..Archive::default() }),
    );
}

/// A number that leaves no room for later games is refused, with its line.
#[test]
fn numbers_are_bounded() {
    let high = |line| Err(ArchiveError::TooHigh { line });
    check_lines(&["finish 10000000000000000 text"], high(2));
    check_lines(&["finish 1 a", "game 10000000000000000"], high(3));
    check_lines(&["game 99999999999999999999999999"], high(2));
    for number in [MOST_READ + 1, MOST_RECORD, MOST_RECORD + 1, u64::MAX] {
        check_lines(&["game 1", "record 0 a", &format!("record {number} a")], high(4));
    }
    let last = StoredGame { id: 1, records: vec![(MOST_READ, "a".into())] };
    check_lines(
        &["game 1", &format!("record {MOST_READ} a")],
        Ok(Archive { games: vec![last], ..Archive::default() }),
    );
}

#[test]
fn what_is_too_much_for_one_file_comes_in_several() {
    let everything = Archive {
        settings: Some("all".into()),
        finishes: vec![finish(1, 5)],
        practice: vec![attempt(3)],
        games: (1..=9).map(|id| game(id, id as usize)).collect(),
        part: true,
    };
    let whole = everything.write().len();
    for (most, least) in [(usize::MAX, 1), (whole, 1), (whole / 2, 2), (whole / 4, 4), (0, 9)] {
        let files = everything.clone().in_files(most);
        let games = files.iter().flat_map(|file| file.games.clone()).collect();
        assert!((least..=2 * least).contains(&files.len()), "{} files of {most} bytes", files.len());
        assert!(files.iter().all(|file| file.part && !file.games.is_empty()));
        for file in &files {
            assert_eq!(Archive::read(&file.write()).as_ref(), Ok(file));
            assert!(file.games.len() == 1 || file.write().len() <= most.saturating_add(200), "{most} bytes");
        }
        assert_eq!(Archive { games, ..files[0].clone() }, everything);
        let rest = &files[1..];
        assert!(rest.iter().all(|file| file.settings.is_none() && file.finishes.is_empty()));
    }
    assert_eq!(Archive::default().in_files(5), [Archive::default()]);
}

/// An older build may have imported any numbers from a file.
#[test]
fn whatever_numbers_are_on_the_disk_the_file_is_read_back() {
    let mut late = game(1, 3);
    let Record { played, date, event, .. } = Record::read(&late.records[0].1).expect("a record");
    let number = MOST_RECORD;
    late.records = vec![(number, Record { number, played, date, event }.write())];
    let spoilt =
        StoredGame { id: 2, records: vec![(MOST_RECORD - 1, "a".into()), (MOST_RECORD, "b".into())] };
    let named = game(10_000_000_000_000_007, 2);
    let finishes = vec![finish(1, 5), finish(10_000_000_000_000_007, 6)];
    let disk = Archive { finishes, games: vec![late.clone(), spoilt, named.clone()], ..Archive::default() };
    assert!(Archive::read(&disk.write()).is_err());
    let file = Archive::read(&disk.bounded().write()).expect("a file");
    assert_eq!(file.games[0].restore().expect("a game").game, late.restore().expect("a game").game);
    assert_eq!(file.games[1].records, [(0, "a".into()), (1, "b".into())]);
    assert_eq!(file.games[2].records, named.records);
    assert_eq!(file.games[2].id, file.finishes[1].0, "the finish follows its game");
    let sound = sample();
    assert_eq!(sound.clone().bounded(), sound);
}

/// A file cut anywhere is refused, except before the last line end.
#[test]
fn a_file_that_is_cut_off_says_after_which_line() {
    let file = sample().write();
    for at in (0..file.len() - 1).filter(|&at| file.is_char_boundary(at)) {
        let whole = file[..at].matches('\n').count();
        let expected = match Archive::read(&file[..at]) {
            Err(ArchiveError::NotOurs) => at < "stepdoku 1".len(),
            // A line that lacks only its line end is complete.
            Err(ArchiveError::CutOff { after }) => {
                after == whole || after == whole + 1 && file[at..].starts_with('\n')
            }
            _ => false,
        };
        assert!(expected, "cut at {at}: {:?}", Archive::read(&file[..at]));
    }
}

#[test]
fn a_bit_that_is_flipped_has_its_line() {
    let file = sample().write();
    for at in 0..file.len() {
        for bit in 0..7 {
            let mut bytes = file.clone().into_bytes();
            bytes[at] ^= 1 << bit;
            let text = String::from_utf8(bytes).expect("still ASCII");
            let line = 1 + file[..at].matches('\n').count();
            let is_end = file.as_bytes()[at] == b'\n';
            let got = Archive::read(&text);
            let expected = match got {
                Err(ArchiveError::NotOurs | ArchiveError::Newer) => line == 1,
                Err(ArchiveError::Damaged { line: told }) => told == line,
                Err(ArchiveError::CutOff { .. }) => at + 1 == file.len() || line == 1 && is_end,
                _ => false,
            };
            assert!(expected, "bit {bit} at {at}, line {line}: {got:?}");
        }
    }
}

#[test]
fn lines_that_were_moved_are_missed() {
    let file = sample().write();
    let lines: Vec<&str> = file.lines().collect();
    let joined = |lines: &[&str]| lines.iter().fold(String::new(), |text, line| text + line + "\n");
    for at in 1..lines.len() {
        let mut without = lines.clone();
        without.remove(at);
        let got = Archive::read(&joined(&without));
        assert!(
            matches!(got, Err(ArchiveError::CutOff { .. } | ArchiveError::Strange { .. })),
            "without {at}: {got:?}"
        );
        let mut twice = lines.clone();
        twice.insert(at, lines[at]);
        let got = Archive::read(&joined(&twice));
        assert!(
            matches!(got, Err(ArchiveError::Damaged { .. } | ArchiveError::Strange { .. })),
            "twice {at}: {got:?}"
        );
        if at + 1 < lines.len() {
            let mut swapped = lines.clone();
            swapped.swap(at, at + 1);
            assert!(Archive::read(&joined(&swapped)).is_err(), "swapped {at}");
        }
    }
}

/// The stored games after a merge was written.
fn written(here: &Archive, merge: &Merge) -> Archive {
    let mut all = here.clone();
    for Meeting { game: id, records, .. } in &merge.meetings {
        let game = all.games.iter_mut().find(|game| game.id == *id).expect("a game that is here");
        assert!(game.records.last() < records.first(), "it is appended to {id}");
        game.records.extend(records.iter().cloned());
    }
    all.games.extend(merge.games.iter().cloned());
    all.games.retain(|game| !game.records.is_empty());
    all.games.sort_by_key(|game| game.id);
    all.finishes.extend(merge.finishes.iter().cloned());
    all.finishes.sort();
    all.practice.extend(merge.practice.iter().cloned());
    all.practice.sort();
    all
}

/// Another game under the same name, with other givens.
fn other(id: u64) -> StoredGame {
    let event = Event::Snapshot(Box::new(Game::new(puzzle(ARTICLE), Origin::default())));
    StoredGame { id, records: vec![(0, Record { number: 0, played: 7, date: 0, event }.write())] }
}

/// Checks a merge: its counts, the names of added games, and the games that it joins.
fn check_merge(
    here: &[StoredGame],
    file: &[StoredGame],
    added: &[u64],
    joined: &[u64],
    there: usize,
    unreadable: usize,
) {
    let archive = |games: &[StoredGame]| Archive { games: games.to_vec(), ..Archive::default() };
    let merged = merge(&archive(here), archive(file), 100);
    let names: Vec<u64> = merged.games.iter().map(|game| game.id).collect();
    let met: Vec<u64> = merged.meetings.iter().map(|meeting| meeting.game).collect();
    assert_eq!((&names[..], &met[..], merged.there, merged.unreadable), (added, joined, there, unreadable));
}

#[test]
fn games_join_those_that_are_here() {
    check_merge(&[], &[], &[], &[], 0, 0);
    check_merge(&[], &[game(1, 2), game(2, 0)], &[1, 2], &[], 0, 0);
    check_merge(&[game(1, 2)], &[game(1, 2)], &[], &[], 1, 0);
    check_merge(&[game(1, 2)], &[game(2, 3)], &[2], &[], 0, 0);
    // Played on here since: it includes all of the file's game.
    check_merge(&[game(1, 5)], &[game(1, 2)], &[], &[], 1, 0);
    // It was played on elsewhere.
    check_merge(&[game(1, 2)], &[game(1, 5)], &[], &[1], 0, 0);
    // The game still has the turns that this journal lost.
    let short = StoredGame { id: 1, records: game(1, 5).records[1..].to_vec() };
    check_merge(&[game(1, 5)], std::slice::from_ref(&short), &[], &[], 1, 0);
    check_merge(std::slice::from_ref(&short), &[game(1, 5)], &[100], &[], 0, 0);
    // A game under that name, and another game.
    check_merge(&[game(1, 1), game(2, 1)], &[other(1), other(2)], &[100, 101], &[], 0, 0);
    check_merge(&[game(1, 1), StoredGame { id: 100, ..other(1) }], &[other(1)], &[], &[], 1, 0);
    // The new name is taken neither here nor in the file.
    check_merge(&[game(1, 1), game(100, 4)], &[other(1), game(101, 3)], &[102, 101], &[], 0, 0);
    // A copy stays a copy.
    check_merge(&[game(1, 1)], &[game(1, 1), game(2, 1)], &[2], &[], 1, 0);
    check_merge(&[game(1, 1)], &[game(1, 1), game(2, 3)], &[2], &[], 1, 0);
    check_merge(&[game(1, 1), game(2, 3)], &[game(1, 4), game(2, 3)], &[], &[1], 1, 0);
    check_merge(&[], &[spoilt(1), game(2, 0)], &[1, 2], &[], 0, 1);
    check_merge(&[spoilt(1)], &[spoilt(1)], &[], &[], 1, 0);
    check_merge(&[spoilt(1)], &[game(1, 3)], &[100], &[], 0, 0);
    check_merge(&[game(1, 0)], &[spoilt(1)], &[100], &[], 0, 1);
    check_merge(&[], &[game(MOST_GAME, 0), game(MOST_GAME + 1, 1)], &[MOST_GAME, 100], &[], 0, 0);
    check_merge(&[], &[StoredGame { id: 1, records: Vec::new() }], &[], &[], 1, 0);
}

#[test]
fn names_are_found_at_the_end_of_all_names_too() {
    let here = Archive { games: vec![game(1, 1), game(MOST_GAME, 3), game(2, 4)], ..Archive::default() };
    let file = Archive { games: vec![other(1), other(2)], ..Archive::default() };
    for base in [MOST_GAME - 1, MOST_GAME, u64::MAX] {
        let merged = merge(&here, file.clone(), base);
        let mut names: Vec<u64> = merged.games.iter().map(|game| game.id).collect();
        names.sort_unstable();
        let highest = [MOST_GAME - 2, MOST_GAME - 1];
        assert_eq!(names, highest, "from {base}");
    }
}

#[test]
fn a_finish_follows_its_game() {
    let check = |here: &[(u64, String)], file: &[(u64, String)], added: &[(u64, String)]| {
        let side = |id, first: StoredGame, finishes: &[(u64, String)]| Archive {
            part: false,
            settings: None,
            finishes: finishes.to_vec(),
            practice: Vec::new(),
            // Game 1 is another, game 2 has another name here, game 3 is the same, and 4 was played on.
            games: vec![first, game(id, 6), game(3, 3), game(4, usize::from(id == 2))],
        };
        let (here, file) = (side(20, game(1, 1), here), side(2, other(1), file));
        let merged = merge(&here, file.clone(), 100);
        assert_eq!(merged.games, [StoredGame { id: 100, ..other(1) }]);
        assert_eq!((merged.there, merged.meetings.len()), (2, 1));
        assert_eq!(merged.finishes, added);
        let again = merge(&written(&here, &merged), file, 200);
        assert_eq!(again, Merge { there: 4, ..Merge::default() }, "read again");
    };
    let spoilt = |game: u64, text: &str| (game, text.to_owned());
    check(&[], &[], &[]);
    check(
        &[],
        &[finish(1, 50), finish(2, 60), finish(3, 70), finish(4, 80)],
        &[finish(100, 50), finish(20, 60), finish(3, 70), finish(4, 80)],
    );
    // Both were finished before they diverged.
    check(&[finish(1, 50)], &[finish(1, 50)], &[]);
    check(&[finish(1, 50)], &[finish(1, 51)], &[finish(100, 51)]);
    check(&[finish(20, 60)], &[finish(2, 60)], &[]);
    // A game finished in two places keeps the finish of this place.
    check(&[finish(3, 70)], &[finish(3, 80)], &[]);
    check(&[finish(4, 70)], &[finish(4, 80)], &[]);
    // A finish without its game.
    check(&[finish(8, 10)], &[finish(8, 10), finish(9, 10)], &[finish(9, 10)]);
    check(&[], &[spoilt(1, "lost"), spoilt(7, "gone")], &[spoilt(100, "lost"), spoilt(7, "gone")]);
    check(&[spoilt(7, "gone")], &[spoilt(7, "gone")], &[]);
    check(&[spoilt(7, "gone")], &[finish(7, 5)], &[finish(101, 5)]);
    check(&[], &[finish(MOST_GAME + 1, 5)], &[finish(101, 5)]);
}

fn any_text() -> impl Strategy<Value = String> {
    prop_oneof![Just(String::new()), "[a-c|\\\\ \n\r]{0,6}", ".{0,20}", Just(finish(3, 7).1)]
}

fn any_archive(names: std::ops::Range<u64>) -> impl Strategy<Value = Archive> {
    let map = |names: std::ops::RangeInclusive<u64>| prop::collection::btree_map(names, any_text(), 0..6);
    let records = prop_oneof![
        map(0..=4),
        map(0..=MOST_READ),
        (0..4usize).prop_map(|turns| journal(turns).into_iter().collect()),
    ];
    let games = prop::collection::btree_map(names.clone(), records, 0..6);
    let practice = prop::collection::btree_map(
        0..8_u64,
        prop_oneof![any_text(), (0..9_u64).prop_map(|date| attempt(date).1)],
        0..5,
    );
    (prop::option::of(any_text()), map(names.start..=names.end - 1), practice, games).prop_map(
        |(settings, finishes, practice, games)| Archive {
            part: false,
            settings,
            finishes: finishes.into_iter().collect(),
            practice: practice.into_iter().collect(),
            games: games
                .into_iter()
                .map(|(id, records)| StoredGame { id, records: records.into_iter().collect() })
                .collect(),
        },
    )
}

/// A game stored twice, word for word, where only one copy kept its name.
#[test]
fn a_finish_finds_its_game_among_copies() {
    let here = Archive { games: vec![game(1, 1)], ..Archive::default() };
    let copies = vec![other(1), other(300)];
    let file = Archive { finishes: vec![finish(1, 50)], games: copies, ..Archive::default() };
    let merged = merge(&here, file.clone(), 100);
    assert_eq!(merged.finishes, [finish(100, 50)]);
    let here = written(&here, &merged);
    assert_eq!(here.games.len(), 3, "a copy is a game of its own");
    assert_eq!(merge(&here, file, 200), Merge { there: 2, ..Merge::default() });
}

proptest! {
    #[test]
    fn an_archive_is_read_back(archive in prop_oneof![any_archive(0..10), any_archive(0..10_000_000_000_000_000)]) {
        let file = archive.write();
        prop_assert_eq!(Archive::read(&file), Ok(archive.clone()));
        prop_assert_eq!(Archive::read(&file.replace('\n', "\r\n")), Ok(archive));
    }

    #[test]
    fn anything_can_be_tried(text in ".*", lines in prop::collection::vec("(game|record|finish|settings|end) [0-9]{0,18} ?.{0,9}", 0..6)) {
        let _ = Archive::read(&text);
        let _ = Archive::read(&format!("stepdoku 1\n{text}"));
        let lines: Vec<&str> = lines.iter().map(String::as_str).collect();
        let _ = Archive::read(&signed(&lines));
    }

    #[test]
    fn what_is_altered_is_noticed(
        archive in any_archive(0..10), at: prop::sample::Index, to: prop::sample::Index, with in any_text(),
    ) {
        let file = archive.write();
        let at = at.index(file.len());
        let to = at + to.index(file.len() - at);
        prop_assume!(file.is_char_boundary(at) && file.is_char_boundary(to));
        let altered = format!("{}{with}{}", &file[..at], &file[to..]);
        let same = |text: &str| text.replace('\r', "").trim_end_matches('\n').to_owned();
        if same(&altered) != same(&file) {
            prop_assert!(Archive::read(&altered).is_err());
        }
    }

    #[test]
    fn a_merge_alters_and_loses_nothing(here in any_archive(0..8), file in any_archive(0..8), base in 0..12u64) {
        let here = written(&here, &Merge::default());
        let merged = merge(&here, file.clone(), base);
        prop_assert_eq!(merged.games.len() + merged.meetings.len() + merged.there, file.games.len());
        let after = written(&here, &merged);
        let names = |archive: &Archive| -> (Vec<u64>, Vec<u64>) {
            (archive.games.iter().map(|game| game.id).collect(), archive.finishes.iter().map(|(name, _)| *name).collect())
        };
        let (games, finishes) = names(&after);
        prop_assert!(games.is_sorted_by(|a, b| a < b) && finishes.is_sorted_by(|a, b| a < b), "no name is there twice");
        let kept: BTreeMap<u64, &StoredGame> = after.games.iter().map(|game| (game.id, game)).collect();
        for game in &here.games {
            prop_assert!(kept[&game.id].records.starts_with(&game.records));
        }
        for text in &here.finishes {
            prop_assert!(after.finishes.contains(text));
        }
        let holds = |kept: &StoredGame, game: &StoredGame| {
            let joined = game.restore().ok().and_then(|file| kept.meeting(&file));
            joined.is_some_and(|more| more.is_empty()) && kept.id == game.id
                || game.records.iter().all(|record| kept.records.contains(record))
        };
        for game in &file.games {
            prop_assert!(game.records.is_empty() || after.games.iter().any(|kept| holds(kept, game)));
        }
        // Every attempt stays, under its date or a later one, and none comes twice.
        let undated = |text: &str| Attempt::read(text).map(|one| Attempt { date: 0, ..one }).map_err(|_| text.to_owned());
        for text in &here.practice {
            prop_assert!(after.practice.contains(text));
        }
        for (_, text) in &file.practice {
            prop_assert!(after.practice.iter().any(|(_, other)| undated(other) == undated(text)));
        }
        prop_assert!(after.practice.is_sorted_by(|a, b| a.0 < b.0));
        let said = |text: &str| Finish::read(text).map(|finish| Finish { game: 0, ..finish }).map_err(|_| text.to_owned());
        let is_same = |id: &u64| {
            let game = file.games.iter().find(|game| game.id == *id);
            game.zip(kept.get(id)).is_some_and(|(game, kept)| holds(kept, game))
        };
        for (id, text) in &file.finishes {
            let first = is_same(id) && here.finishes.iter().any(|(name, _)| name == id);
            prop_assert!(first || after.finishes.iter().any(|(_, other)| said(other) == said(text)));
        }
        let again = merge(&after, file.clone(), base);
        prop_assert_eq!((again.games, again.meetings, again.finishes), (Vec::new(), Vec::new(), Vec::new()));
        prop_assert_eq!(again.practice, Vec::new());
        prop_assert_eq!(again.there, file.games.len());
    }
}
