//! The journal: every record is read back, a game is restored after each, and damage of any kind costs only
//! the damaged record.

use crate::common::{SMALL, dug, puzzle};
use proptest::prelude::*;
use std::sync::LazyLock;
use sudoku_core::{Cell, CellSet, Digit, Level, Puzzle, Rng, Seed, Shape};
use sudoku_play::{
    game::{
        Game, Origin,
        aids::Aid,
        colour::Colour,
        edit::{Edit, Turn, TurnKind},
        entry::NoteSort,
        history::SavepointKind,
        turns::Fill,
    },
    saved::journal::{Event, LAST_MOMENT, Record, RecordError, Restored, last_played, restore},
};

static PUZZLES: LazyLock<Vec<Puzzle>> = LazyLock::new(|| {
    vec![puzzle(SMALL), dug(Shape::S9, 26, 1), dug(Shape::S16, 140, 1), dug(Shape::S25, 400, 1)]
});

fn origin(which: usize) -> Origin {
    match which {
        0 => Origin::default(),
        1 => Origin { level: Some(Level::Extreme), spec: None },
        2 => Origin { level: None, spec: Some("1.4.easy.random.none.00000000".into()) },
        _ => Origin { level: Some(Level::Easy), spec: Some("1.5.easy.random.half-turn.K7Q2M9X4".into()) },
    }
}

/// One action of a player: a choice, a cell and a digit, each modulo the number available.
type Deed = (u8, usize, usize);

/// Plays an action; gives it as an event, or nothing if it was impossible.
fn play(game: &mut Game, (choice, cell, number): Deed) -> Option<Event> {
    let shape = game.shape();
    let (cell, digit) = (Cell::at(cell % shape.cell_count()), Digit::at(number % shape.side()));
    let some: CellSet =
        (0..=number % 4).map(|nth| Cell::at((cell.index() + 5 * nth) % shape.cell_count())).collect();
    let node = number % (game.history().len() + 1);
    let colour = Colour::new(1 + (number % Colour::COUNT) as u8).expect("a colour");
    let sort = [NoteSort::Fixed, NoteSort::Corner, NoteSort::Centre][number % 3];
    let turn = match choice % 32 {
        0..=4 => game.placing(&some, digit, number.is_multiple_of(2)),
        5..=8 => game.noting(&some, digit, sort),
        9 => game.erasing(&some, number.is_multiple_of(2)),
        10 => game.restarting(),
        11 => {
            let mut some = game.solution().expect("a proven puzzle").clone();
            let mut rng = Rng::new(Seed::new(number as u64), 0);
            Cell::all(shape).filter(|_| rng.below(4) > 0).for_each(|cell| some.set(cell, None));
            game.filling(TurnKind::Solver, &some)
        }
        12 => game.filling(TurnKind::Solution, &game.solution().expect("a proven puzzle").clone()),
        13 | 14 => return game.undo().then_some(Event::Undo),
        15 | 16 => return game.redo().then_some(Event::Redo),
        17 => game.swapping(&some),
        18 => game.filling_notes([Fill::All, Fill::Digit(digit), Fill::Selected][number % 3], &some),
        19 | 20 => game.colouring(&some, colour),
        21 | 22 => game.colouring_candidate(&some, digit, colour),
        23 => game.clearing_colours(),
        24 | 25 => return game.go_to(node).then_some(Event::GoTo(node)),
        26 | 27 => {
            let kind = [SavepointKind::Kept, SavepointKind::Trial, SavepointKind::GivenUp][number % 3];
            let name = ["", "a", "if r1c1 is 2, then: 50 % | no, ~3>4", "über 😀"][number % 4].to_owned();
            return game.save_at(node, kind, &name).then_some(Event::Save { node, kind, name });
        }
        28 => return game.unsave(node).then_some(Event::Unsave(node)),
        29 => {
            let aid = Aid::ALL[number % Aid::ALL.len()];
            return game.note_aid(aid).then_some(Event::Aid(aid));
        }
        30 => {
            return Some(
                [Event::Deleted(i32::from(number as u16) - 20_000), Event::Undeleted][number % 2].clone(),
            );
        }
        _ => return Some(Event::Time),
    };
    turn.map(|turn| {
        assert!(game.play(turn.clone()));
        Event::Turn(turn)
    })
}

/// A journal with the game after each record.
struct Journal {
    texts: Vec<String>,
    games: Vec<Game>,
    /// Deletions, by record number: the day, or none for a restored game.
    deleted: Vec<(usize, Option<i32>)>,
    /// Which records are whole.
    snapshots: Vec<bool>,
}

/// The journal of a player's actions, with a snapshot at the start and after each n-th action.
fn journal(which: usize, deeds: &[Deed], whole_every: usize) -> Journal {
    let mut game = Game::new(PUZZLES[which].clone(), origin(which));
    let mut journal =
        Journal { texts: Vec::new(), games: Vec::new(), deleted: Vec::new(), snapshots: Vec::new() };
    let mut add = |event: Event, game: &Game| {
        let number = journal.texts.len() as u64;
        // Facts outside a snapshot keep their own records.
        let said = match event {
            Event::Deleted(day) => vec![(journal.texts.len(), Some(day))],
            Event::Undeleted => vec![(journal.texts.len(), None)],
            _ => Vec::new(),
        };
        let is_snapshot = number.is_multiple_of(whole_every as u64) && said.is_empty();
        let event = if is_snapshot { Event::Snapshot(Box::new(game.clone())) } else { event };
        let record = Record { number, played: played(number), date: date(number), event };
        let text = record.write();
        assert!(!text.contains('\n') && text.is_ascii(), "{text}");
        assert_eq!(Record::read(&text), Ok(record));
        journal.texts.push(text);
        journal.games.push(game.clone());
        journal.deleted.extend(said);
        journal.snapshots.push(is_snapshot);
    };
    add(Event::Time, &game);
    for &deed in deeds {
        if let Some(event) = play(&mut game, deed) {
            add(event, &game);
        }
    }
    journal
}

/// Whether a game is deleted after a record, when read from that snapshot.
fn deleted_since(journal: &Journal, whole: usize, last: usize) -> Option<i32> {
    let mut since = journal.deleted.iter().rev().filter(|(number, _)| (whole..=last).contains(number));
    since.next().and_then(|(_, day)| *day)
}

fn played(number: u64) -> u64 {
    1000 + 250 * number
}

fn date(number: u64) -> u64 {
    1_700_000_000_000 + 1000 * number
}

/// The game restored from records under these numbers.
fn restored<'a>(kept: impl Iterator<Item = (usize, &'a str)>) -> Result<Restored, RecordError> {
    restore(kept.map(|(number, text)| (number as u64, text)))
}

fn deeds(most: usize) -> impl Strategy<Value = Vec<Deed>> {
    prop::collection::vec(any::<Deed>(), 0..most)
}

/// The records of a journal, with some left out and one replaced.
fn kept<'a>(
    journal: &'a Journal,
    from: usize,
    changed: Option<(usize, &'a str)>,
    missing: Option<usize>,
) -> impl Iterator<Item = (usize, &'a str)> {
    let text = move |(number, text): (usize, &'a String)| match changed {
        Some((other, text)) if other == number => (number, text),
        _ => (number, text.as_str()),
    };
    journal.texts.iter().enumerate().skip(from).filter(move |&(number, _)| Some(number) != missing).map(text)
}

/// Checks a restore without one record of a journal: only its own contents are lost, or nothing if a later
/// snapshot supersedes it.
fn check_without(journal: &Journal, bad: usize, is_there: bool, got: Result<Restored, RecordError>) {
    let count = journal.texts.len();
    let usable = |number: &usize| journal.snapshots[*number] && *number != bad;
    let Some(from) = (0..count).rev().find(usable) else {
        assert!(got.is_err());
        return;
    };
    let last = if bad + 1 == count && bad > from { bad - 1 } else { count - 1 };
    let restored = got.expect("a whole record is intact");
    assert_eq!((restored.played, restored.snapshot), (played(last as u64), from as u64));
    let mut said =
        journal.deleted.iter().filter(|(number, _)| *number != bad && (from..=last).contains(number));
    assert_eq!(
        (restored.date, restored.deleted),
        (date(last as u64), said.next_back().and_then(|(_, day)| *day))
    );
    let there = if bad + 1 == count && !is_there { count - 1 } else { count };
    assert_eq!(restored.next, there as u64);
    assert_eq!(restored.intact, bad <= from || (bad + 1 == count && !is_there));
    let event = |number: usize| Record::read(&journal.texts[number]).expect("a record").event;
    let after = || (bad + 1..count).map(event);
    if restored.intact || bad + 1 == count {
        assert_eq!(restored.game, journal.games[last], "without record {bad} of {count}");
        assert_eq!(restored.lost, usize::from(!restored.intact), "without record {bad} of {count}");
        return;
    }
    if let Event::Turn(turn) = event(bad) {
        assert_only_cells_differ(&restored.game, &journal.games[last], &turn);
        // A name given to a lost position goes to the one before it.
        let taken_away = after().filter(|event| matches!(event, Event::Unsave(_))).count();
        assert!((1..=1 + taken_away).contains(&restored.lost), "{} without {bad} of {count}", restored.lost);
    } else {
        let actions = after().filter(Event::is_action).count();
        assert!((1..=1 + actions).contains(&restored.lost), "{} without {bad} of {count}", restored.lost);
    }
    // It can be written and read again.
    let event = Event::Snapshot(Box::new(restored.game));
    let record = Record { number: restored.next, played: 0, date: 0, event };
    assert_eq!(Record::read(&record.write()), Ok(record));
}

/// The two games differ at most in the cells of a turn.
fn assert_only_cells_differ(one: &Game, other: &Game, turn: &Turn) {
    for cell in Cell::all(one.shape()) {
        let edits = || turn.edits.iter().filter(|edit| edit.cell() == cell);
        if !edits().any(|edit| matches!(edit, Edit::Entry { .. })) {
            assert_eq!(one.entry(cell), other.entry(cell), "{cell:?}");
        }
        if !edits().any(|edit| matches!(edit, Edit::Colours { .. })) {
            assert_eq!(one.colours(cell), other.colours(cell), "{cell:?}");
        }
        if !edits().any(|edit| matches!(edit, Edit::Candidate { .. })) {
            assert!(one.coloured_in(cell).eq(other.coloured_in(cell)), "{cell:?}");
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    /// After each record the game is restored unchanged.
    #[test]
    fn a_game_is_restored_after_each_record(which in 0..4usize, deeds in deeds(40), whole_every in 1..60usize) {
        let journal = journal(which, &deeds, whole_every);
        for (last, game) in journal.games.iter().enumerate() {
            let got = restored(kept(&journal, 0, None, None).take(last + 1));
            let snapshot = (0..=last).rev().find(|&number| journal.snapshots[number]).expect("the first is a snapshot");
            let (next, played, date) = (last as u64 + 1, played(last as u64), date(last as u64));
            let deleted = deleted_since(&journal, snapshot, last);
            let snapshot = snapshot as u64;
            let expected =
                Restored { game: game.clone(), played, date, snapshot, next, intact: true, doubled: false, shortened: false, lost: 0, deleted };
            prop_assert_eq!(got, Ok(expected));
        }
    }

    /// Old records can be deleted while a snapshot is left.
    #[test]
    fn what_comes_before_a_whole_record_is_not_needed(
        which in 0..4usize, deeds in deeds(40), whole_every in 1..10usize, from in any::<prop::sample::Index>(),
    ) {
        let journal = journal(which, &deeds, whole_every);
        let from = from.index(journal.texts.len());
        let got = restored(kept(&journal, from, None, None));
        if (from..journal.texts.len()).any(|number| journal.snapshots[number]) {
            prop_assert_eq!(&got.expect("a whole record").game, journal.games.last().expect("a game"));
        } else {
            prop_assert!(got.is_err());
        }
    }

    /// A record cut off anywhere, with a bit flipped, or lost altogether.
    #[test]
    fn damage_costs_only_what_was_damaged(
        which in 0..4usize, deeds in deeds(30), whole_every in 1..20usize,
        bad in any::<prop::sample::Index>(), place in any::<prop::sample::Index>(), bit in 0..8u8,
    ) {
        let journal = journal(which, &deeds, whole_every);
        let bad = bad.index(journal.texts.len());
        let text = &journal.texts[bad];
        let place = place.index(text.len());
        let cut = &text[..place];
        prop_assert_eq!(Record::read(cut), Err(RecordError::Damaged));
        check_without(&journal, bad, true, restored(kept(&journal, 0, Some((bad, cut)), None)));
        check_without(&journal, bad, false, restored(kept(&journal, 0, None, Some(bad))));
        let mut bytes = text.clone().into_bytes();
        bytes[place] ^= 1 << bit;
        let flipped = String::from_utf8_lossy(&bytes).into_owned();
        match Record::read(&flipped) {
            // A letter of the checksum in upper case is the same number.
            Ok(record) => prop_assert_eq!(Ok(record), Record::read(text)),
            Err(error) => {
                prop_assert_eq!(error, RecordError::Damaged);
                check_without(&journal, bad, true, restored(kept(&journal, 0, Some((bad, &flipped)), None)));
            }
        }
    }

    /// A record of a later version costs its own contents only.
    #[test]
    fn later_versions_are_known_as_such(which in 0..4usize, deeds in deeds(30), bad in any::<prop::sample::Index>()) {
        let journal = journal(which, &deeds, 7);
        let bad = bad.index(journal.texts.len());
        let later = signed(&format!("2|{bad}|{}|sketch 1 2 3", played(bad as u64)));
        prop_assert_eq!(Record::read(&later), Err(RecordError::Newer));
        check_without(&journal, bad, true, restored(kept(&journal, 0, Some((bad, &later)), None)));
    }

    /// A record under a wrong number is rejected.
    #[test]
    fn records_are_bound_to_their_numbers(which in 0..4usize, deeds in deeds(20), a in any::<prop::sample::Index>(), b in any::<prop::sample::Index>()) {
        let journal = journal(which, &deeds, 6);
        let count = journal.texts.len();
        if count < 2 {
            return Ok(());
        }
        let a = a.index(count);
        let b = (a + 1 + b.index(count - 1)) % count;
        check_without(&journal, a, true, restored(kept(&journal, 0, Some((a, &journal.texts[b])), None)));
    }

    /// Texts of any kind are refused, with no other effect.
    #[test]
    fn any_text_is_read_or_refused(texts in prop::collection::vec("[ -~|;,:>a-f0-9]{0,80}", 0..6)) {
        for text in &texts {
            prop_assert!(Record::read(text).is_err());
        }
        prop_assert!(restored(texts.iter().map(String::as_str).enumerate()).is_err());
    }

    /// Records with a valid checksum and words that no build of ours writes: the result is always playable.
    #[test]
    fn strange_records_do_no_harm(
        numbers in prop::collection::vec(0..700usize, 14), word in 0..7usize,
        moves in prop::collection::vec(0..4u8, 0..12), spaced in any::<bool>(),
    ) {
        let n = |i: usize| numbers[i];
        let edit = |i: usize| match n(i + 2) % 4 {
            0 => format!("{}#{:x}>{:x}", n(i), n(i + 1) % 3, n(i + 2) % 600),
            1 => format!("{}.{}#{}>{}", n(i) % 16, n(i + 1) % 6, n(i + 2) % 2, n(i + 1) % 11),
            2 => format!("{}:~0>~{:x}.{:x}", n(i) % 16, n(i + 1) % 40, n(i + 2) % 20),
            _ => format!("{}:~{:x}>{}", n(i), n(i + 1) % 4, n(i + 2) % 12),
        };
        let clues = ["1.....2..3.....4", "................", "1.....2..3.....", "1....22..3.....4"][n(0) % 4];
        let node = |i: usize| format!(";{} {} play {},{}", n(i) % 3, n(i + 1) % 4, edit(i), edit(i + 3));
        let (at, first, saved) = (n(1) % 3, n(2) % 3, n(5) % 3);
        let whole = format!("whole {clues} 1243342143122134 - - {at} {first} - {saved}:trial:{}{}", node(0), node(6));
        let right = format!("whole 1.....2..3.....4 1243342143122134 - - 0 1 check 1:trial:,2:kept:a;0 2 play 1:~0>2;1 0 play {}", edit(9));
        let body = match word {
            0 => whole,
            1 => format!("turn play {}", edit(0)),
            2 => "turn solver ".into(),
            3 => format!("undo {}", n(0)),
            4 => String::new(),
            _ => right,
        };
        let text = signed(&format!("1|0|{}|7|{body}{}", n(3), if spaced { " " } else { "" }));
        let follows = signed(&format!("1|1|5|6|{}", ["goto 2", "undo", "redo", "save 2:trial:x"][n(4) % 4]));
        let Ok(Restored { mut game, .. }) = restored([(0, &*text), (1, &*follows)].into_iter()) else { return Ok(()) };
        for deed in moves {
            match deed {
                0 => game.redo(),
                1 => game.undo(),
                2 => game.go_to(n(6) % 4),
                _ => play(&mut game, ((n(7) % 32) as u8, n(4), n(5))).is_some(),
            };
            prop_assert_eq!(game.shape(), Shape::S4);
            prop_assert!(game.clues().agrees_with(&game.grid()));
            prop_assert!(game.history().outline().iter().filter(|line| line.here).count() <= 1);
            let _ = (game.tried(), game.last_right(), game.aids());
        }
    }
}

/// A text with its checksum.
fn signed(text: &str) -> String {
    format!("{text}|{:08x}", crc32fast::hash(text.as_bytes()))
}

/// A small game after one or several records are lost or broken: the digits of the first line, the reported
/// number of lost actions, and the current position.
#[test]
fn what_is_behind_a_gap_is_laid_over_the_board() {
    let check = |bodies: &[&str], bad: &[usize], board: &str, lost: usize, at: usize| {
        let whole = Record {
            number: 0,
            played: 0,
            date: 0,
            event: Event::Snapshot(Box::new(Game::new(puzzle(SMALL), Origin::default()))),
        };
        let later = bodies.iter().enumerate().map(|(i, body)| signed(&format!("1|{}|5|6|{body}", i + 1)));
        let texts: Vec<String> = std::iter::once(whole.write()).chain(later).collect();
        for gone in [false, true] {
            let text = |number: usize| if bad.contains(&number) { "spoilt" } else { texts[number].as_str() };
            let there = (0..texts.len()).filter(|number| !gone || !bad.contains(number));
            let got = restored(there.map(|number| (number, text(number)))).expect("a game");
            let first: String = got.game.grid().to_string().chars().take(4).collect();
            assert_eq!(
                (&*first, got.lost, got.game.history().at()),
                (board, lost, at),
                "{bodies:?} without {bad:?}"
            );
            assert!(!got.intact);
        }
    };
    let (two, four, three) = ("turn play 1:~0>2", "turn play 2:~0>4", "turn play 3:~0>3");
    let all = [two, four, three];
    check(&all, &[1], "1.43", 1, 2);
    check(&all, &[2], "12.3", 1, 2);
    check(&all, &[1, 2], "1..3", 2, 1);
    // A turn starts from the current contents, even if they differ from those at the time of playing.
    check(&[two, "turn play 1:2>3", four], &[1], "134.", 1, 2);
    check(&[two, "turn play 1:2>~0", four], &[1], "1.4.", 1, 1);
    check(&[two, "turn play 1:2>~0", "turn play 1:~0>3", four], &[2], "134.", 1, 3);
    check(&[two, four, "turn restart 1:2>~0,2:4>~0", three], &[2], "1..3", 1, 3);
    // Undoing a lost turn changes nothing, and an earlier one is undone instead.
    check(&[two, four, "undo", three], &[2], "12.3", 1, 2);
    check(&[two, four, "undo", "undo", three], &[2], "1..3", 1, 2);
    check(&[two, four, "undo", "undo", "redo", "redo", three], &[2], "12.3", 1, 2);
    check(&[two, four, three, "undo"], &[1], "1.4.", 1, 1);
    // Positions keep their numbers.
    check(&[two, four, three, "goto 2"], &[1], "1.4.", 1, 1);
    check(&[two, four, three, "goto 0"], &[2], "1...", 1, 0);
    check(&[two, four, three, "goto 1", "save 2:kept:a"], &[3], "12..", 1, 1);
    // Impossible actions also count as lost.
    check(&[two, "undo", "redo", four], &[2], "124.", 2, 2);
    check(&[two, "save 1:kept:", "unsave 1", four], &[2], "124.", 2, 2);
}

#[test]
fn nothing_is_restored_from_nothing() {
    let check = |texts: &[&str], expected: RecordError| {
        let got = restore((0..).zip(texts.iter().copied()));
        assert_eq!(got, Err(expected), "{texts:?}");
    };
    let undo = signed("1|0|0|0|undo");
    let later = signed("2|0|0|0|undo");
    check(&[], RecordError::Strange);
    check(&[&undo], RecordError::Strange);
    check(&[""], RecordError::Damaged);
    check(&["1|0|0|0|undo|00000000"], RecordError::Damaged);
    check(&[&later], RecordError::Newer);
}

#[test]
fn moments_that_no_clock_tells_are_not_understood() {
    let written = |played, date| Record { number: 7, played, date, event: Event::Time }.write();
    let check = |played, date, is_read: bool| {
        let got = Record::read(&written(played, date));
        let want = Record { number: 7, played, date, event: Event::Time };
        assert_eq!(got, if is_read { Ok(want) } else { Err(RecordError::Strange) }, "{played} {date}");
    };
    check(0, 0, true);
    check(LAST_MOMENT, LAST_MOMENT, true);
    check(LAST_MOMENT + 1, 0, false);
    check(0, LAST_MOMENT + 1, false);
    check(u64::MAX, u64::MAX, false);
}

#[test]
fn a_date_that_is_yet_to_come_makes_no_game_the_last() {
    let now = 1_700_000_000_000;
    let hour = 3_600_000;
    let check = |game, date, want| assert_eq!(last_played(game, date, now), want, "{game} {date}");
    check(now - 9, now - 3, now - 3);
    check(now - 3, 0, now - 3);
    check(now - 9, now + hour, now + hour);
    check(now - 9, now + 48 * hour, now - 9);
    check(now - 9, LAST_MOMENT, now - 9);
    check(LAST_MOMENT, now - 9, now - 9);
    check(LAST_MOMENT, LAST_MOMENT, 0);
}
