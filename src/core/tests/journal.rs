//! The journal: every record is read back, a game is restored after each, and damage of any kind costs only
//! what comes after it.
#![cfg(not(target_family = "wasm"))]

mod common;

use common::{SMALL, digit, dug, puzzle};
use proptest::prelude::*;
use std::sync::LazyLock;
use sudoku_core::{
    Cell, Digit, DigitSet, Graded, Level, Order, Puzzle, Rng, Seed,
    play::{
        entry::{Entry, Notes},
        game::{Edit, Game, Origin, Turn, TurnKind},
        journal::{BadRecord, Event, Record, Restored, restore},
    },
};

static PUZZLES: LazyLock<Vec<Puzzle>> = LazyLock::new(|| {
    vec![puzzle(SMALL), dug(Order::Three, 26, 1), dug(Order::Four, 140, 1), dug(Order::Five, 400, 1)]
});

fn origin(which: usize) -> Origin {
    let graded = |level, guesses| Some(Graded { level, guesses });
    match which {
        0 => Origin::default(),
        1 => Origin { graded: graded(Level::VeryHard, 12), spec: None },
        2 => Origin { graded: None, spec: Some("1.4.easy.random.none.00000000".into()) },
        _ => {
            Origin { graded: graded(Level::Easy, 0), spec: Some("1.5.easy.random.half-turn.K7Q2M9X4".into()) }
        }
    }
}

/// One action of a player: a choice, a cell and a digit, all taken modulo what there is.
type Deed = (u8, usize, usize);

/// Plays an action; what it did as an event, or nothing if it could not be done.
fn play(game: &mut Game, (choice, cell, number): Deed) -> Option<Event> {
    let order = game.order();
    let (cell, digit) = (Cell::at(cell % order.cell_count()), Digit::at(number % order.side()));
    let turn = match choice % 16 {
        0..=4 => game.placing(cell, digit),
        5..=8 => game.noting(cell, digit),
        9 => game.erasing(cell),
        10 => game.restarting(),
        11 => {
            let mut some = game.puzzle().solution().clone();
            let mut rng = Rng::new(Seed::new(number as u64), 0);
            Cell::all(order).filter(|_| rng.below(4) > 0).for_each(|cell| some.set(cell, None));
            game.filling(TurnKind::Solver, &some)
        }
        12 => game.filling(TurnKind::Solution, &game.puzzle().solution().clone()),
        13 => return game.undo().then_some(Event::Undo),
        14 => return game.redo().then_some(Event::Redo),
        _ => return Some(Event::Time),
    };
    turn.map(|turn| {
        assert!(game.play(turn.clone()));
        Event::Turn(turn)
    })
}

/// A journal with the game as it stood after each record.
struct Journal {
    texts: Vec<String>,
    games: Vec<Game>,
    /// Which records are whole.
    whole: Vec<bool>,
}

/// The journal of a player's actions, with a whole record at the start and after every so many.
fn journal(which: usize, deeds: &[Deed], whole_every: usize) -> Journal {
    let mut game = Game::new(PUZZLES[which].clone(), origin(which));
    let mut journal = Journal { texts: Vec::new(), games: Vec::new(), whole: Vec::new() };
    let mut add = |event: Event, game: &Game| {
        let number = journal.texts.len() as u64;
        let is_whole = number.is_multiple_of(whole_every as u64);
        let event = if is_whole { Event::Whole(Box::new(game.clone())) } else { event };
        let record = Record { number, played: played(number), event };
        let text = record.write();
        assert!(!text.contains('\n') && text.is_ascii(), "{text}");
        assert_eq!(Record::read(&text), Ok(record));
        journal.texts.push(text);
        journal.games.push(game.clone());
        journal.whole.push(is_whole);
    };
    add(Event::Time, &game);
    for &deed in deeds {
        if let Some(event) = play(&mut game, deed) {
            add(event, &game);
        }
    }
    journal
}

fn played(number: u64) -> u64 {
    1000 + 250 * number
}

/// What is restored from records that are kept under these numbers.
fn restored<'a>(kept: impl Iterator<Item = (usize, &'a str)>) -> Result<Restored, BadRecord> {
    restore(kept.map(|(number, text)| (number as u64, text)))
}

fn deeds(most: usize) -> impl Strategy<Value = Vec<Deed>> {
    prop::collection::vec(any::<Deed>(), 0..most)
}

/// The records of a journal, with some left out and one put in the place of another.
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

/// What must be restored when one record of a journal is of no use: all up to it, unless a whole record
/// after it makes it superfluous. `after` is how many records are there after it.
fn check_without(journal: &Journal, bad: usize, is_there: bool, got: Result<Restored, BadRecord>) {
    let count = journal.texts.len();
    let usable = |number: &usize| journal.whole[*number] && *number != bad;
    let Some(from) = (0..count).rev().find(usable) else {
        assert!(got.is_err());
        return;
    };
    let last = if bad > from { bad - 1 } else { count - 1 };
    let restored = got.expect("a whole record is intact");
    assert_eq!(restored.game, journal.games[last], "without record {bad} of {count}");
    assert_eq!((restored.played, restored.whole), (played(last as u64), from as u64));
    // A record that only tells the time is no action; one that cannot be read may have been one.
    let is_action = |number: &usize| {
        !matches!(Record::read(&journal.texts[*number]), Ok(Record { event: Event::Time, .. }))
    };
    let after = (bad + 1..count).filter(is_action).count();
    let lost = if bad > from { usize::from(is_there) + after } else { 0 };
    assert_eq!(restored.lost, lost, "without record {bad} of {count}");
    assert_eq!(restored.intact, bad <= from || (bad + 1 == count && !is_there));
    let there = if bad + 1 == count && !is_there { count - 1 } else { count };
    assert_eq!(restored.next, there as u64);
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    /// After each record the game is restored as it stood.
    #[test]
    fn a_game_is_restored_after_each_record(which in 0..4usize, deeds in deeds(40), whole_every in 1..60usize) {
        let journal = journal(which, &deeds, whole_every);
        for (last, game) in journal.games.iter().enumerate() {
            let got = restored(kept(&journal, 0, None, None).take(last + 1));
            let whole = (last - last % whole_every) as u64;
            let (next, played) = (last as u64 + 1, played(last as u64));
            let expected = Restored { game: game.clone(), played, whole, next, intact: true, lost: 0 };
            prop_assert_eq!(got, Ok(expected));
        }
    }

    /// Old records may be forgotten as long as a whole one is left.
    #[test]
    fn what_comes_before_a_whole_record_is_not_needed(
        which in 0..4usize, deeds in deeds(40), whole_every in 1..10usize, from in any::<prop::sample::Index>(),
    ) {
        let journal = journal(which, &deeds, whole_every);
        let from = from.index(journal.texts.len());
        let got = restored(kept(&journal, from, None, None));
        if (from..journal.texts.len()).any(|number| journal.whole[number]) {
            prop_assert_eq!(&got.expect("a whole record").game, journal.games.last().expect("a game"));
        } else {
            prop_assert!(got.is_err());
        }
    }

    /// A record cut off anywhere, with a bit turned over, or lost altogether.
    #[test]
    fn damage_costs_only_what_comes_after_it(
        which in 0..4usize, deeds in deeds(30), whole_every in 1..20usize,
        bad in any::<prop::sample::Index>(), place in any::<prop::sample::Index>(), bit in 0..8u8,
    ) {
        let journal = journal(which, &deeds, whole_every);
        let bad = bad.index(journal.texts.len());
        let text = &journal.texts[bad];
        let place = place.index(text.len());
        let cut = &text[..place];
        prop_assert_eq!(Record::read(cut), Err(BadRecord::Damaged));
        check_without(&journal, bad, true, restored(kept(&journal, 0, Some((bad, cut)), None)));
        check_without(&journal, bad, false, restored(kept(&journal, 0, None, Some(bad))));
        let mut bytes = text.clone().into_bytes();
        bytes[place] ^= 1 << bit;
        let flipped = String::from_utf8_lossy(&bytes).into_owned();
        match Record::read(&flipped) {
            // A letter of the checksum in upper case is the same number.
            Ok(record) => prop_assert_eq!(Ok(record), Record::read(text)),
            Err(error) => {
                prop_assert_eq!(error, BadRecord::Damaged);
                check_without(&journal, bad, true, restored(kept(&journal, 0, Some((bad, &flipped)), None)));
            }
        }
    }

    /// A record of a later version ends what this one can read.
    #[test]
    fn later_versions_are_known_as_such(which in 0..4usize, deeds in deeds(30), bad in any::<prop::sample::Index>()) {
        let journal = journal(which, &deeds, 7);
        let bad = bad.index(journal.texts.len());
        let later = signed(&format!("2|{bad}|{}|sketch 1 2 3", played(bad as u64)));
        prop_assert_eq!(Record::read(&later), Err(BadRecord::Newer));
        check_without(&journal, bad, true, restored(kept(&journal, 0, Some((bad, &later)), None)));
    }

    /// A record under another number than its own is none.
    #[test]
    fn records_are_bound_to_their_numbers(which in 0..4usize, deeds in deeds(20), a in any::<prop::sample::Index>(), b in any::<prop::sample::Index>()) {
        let journal = journal(which, &deeds, 6);
        let count = journal.texts.len();
        let (a, b) = (a.index(count), b.index(count));
        prop_assume!(a != b);
        check_without(&journal, a, true, restored(kept(&journal, 0, Some((a, &journal.texts[b])), None)));
    }

    /// Texts of any kind are refused, and never more than refused.
    #[test]
    fn any_text_is_read_or_refused(texts in prop::collection::vec("[ -~|;,:>a-f0-9]{0,80}", 0..6)) {
        for text in &texts {
            prop_assert!(Record::read(text).is_err());
        }
        prop_assert!(restored(texts.iter().map(String::as_str).enumerate()).is_err());
    }

    /// Records with a right checksum and words that no program of ours writes: whatever is read of them can
    /// be played with.
    #[test]
    fn strange_records_do_no_harm(
        numbers in prop::collection::vec(0..700usize, 12), word in 0..6usize, moves in prop::collection::vec(0..3u8, 0..12),
        spaced in any::<bool>(),
    ) {
        let n = |i: usize| numbers[i];
        let edit = |i: usize| format!("{}:~{:x}>{}", n(i), n(i + 1) % 4, n(i + 2) % 12);
        let clues = ["1.....2..3.....4", "................", "1.....2..3.....", "1....22..3.....4"][n(0) % 4];
        let node = |i: usize| format!(";{} {} play {},{}", n(i) % 3, n(i + 1) % 4, edit(i), edit(i + 3));
        let whole = format!("whole {clues} 1243342143122134 - 0 - {} {}{}{}", n(1) % 3, n(2) % 3, node(0), node(6));
        let right = "whole 1.....2..3.....4 1243342143122134 - 0 - 0 1;0 2 play 1:~0>2;1 0 play 600:~0>5".to_owned();
        let body = match word {
            0 => whole,
            1 => format!("turn play {}", edit(0)),
            2 => "turn solver ".into(),
            3 => format!("undo {}", n(0)),
            4 => String::new(),
            _ => right,
        };
        let text = signed(&format!("1|0|{}|{body}{}", n(3), if spaced { " " } else { "" }));
        let Ok(Restored { mut game, .. }) = restored([(0, text.as_str())].into_iter()) else { return Ok(()) };
        for deed in moves {
            match deed {
                0 => game.redo(),
                1 => game.undo(),
                _ => play(&mut game, (0, n(4), n(5))).is_some(),
            };
            prop_assert_eq!(game.order(), Order::Two);
            prop_assert!(game.puzzle().clues().agrees_with(&game.grid()));
        }
    }
}

/// A text with its checksum.
fn signed(text: &str) -> String {
    format!("{text}|{:08x}", crc32fast::hash(text.as_bytes()))
}

/// The form of version 1 is read for ever: these lines may never stop being read.
#[test]
fn version_1_is_read_for_ever() {
    let edit = |cell: usize, before: Entry, after: Entry| Edit { cell: Cell::at(cell), before, after };
    let notes = |symbols: &str| -> Entry { Entry::Notes(symbols.chars().map(digit).collect::<DigitSet>()) };
    let check = |text: &str, number: u64, played: u64, event: Event| {
        let text = signed(text);
        let record = Record { number, played, event };
        assert_eq!(Record::read(&text), Ok(record.clone()), "{text}");
        assert_eq!(record.write(), text);
    };
    check("1|3|4500|undo", 3, 4500, Event::Undo);
    check("1|4|4600|redo", 4, 4600, Event::Redo);
    check("1|18446744073709551615|0|time", u64::MAX, 0, Event::Time);
    let turn = |kind, edits: Vec<Edit>| Event::Turn(Turn { kind, edits });
    let placed = |symbol| Entry::Placed(digit(symbol));
    check("1|1|200|turn play 5:~0>4", 1, 200, turn(TurnKind::Play, vec![edit(5, Entry::EMPTY, placed('4'))]));
    check("1|2|900|turn play 5:4>~5", 2, 900, turn(TurnKind::Play, vec![edit(5, placed('4'), notes("13"))]));
    check(
        "1|9|900|turn restart 0:P>~0,624:~1000001>~0",
        9,
        900,
        turn(
            TurnKind::Restart,
            vec![edit(0, placed('P'), Entry::EMPTY), edit(624, notes("1P"), Entry::EMPTY)],
        ),
    );
    check(
        "1|9|900|turn solver 7:3>A",
        9,
        900,
        turn(TurnKind::Solver, vec![edit(7, placed('3'), placed('A'))]),
    );
    check(
        "1|9|900|turn solution 7:3>1",
        9,
        900,
        turn(TurnKind::Solution, vec![edit(7, placed('3'), placed('1'))]),
    );
    let fresh = Game::new(puzzle(SMALL), Origin::default());
    check("1|0|0|whole 1.....2..3.....4 1243342143122134 - 0 - 0 0", 0, 0, Event::Whole(Box::new(fresh)));
    let mut game = Game::new(
        puzzle(SMALL),
        Origin {
            graded: Some(Graded { level: Level::VeryHard, guesses: 12 }),
            spec: Some("1.2.easy.x".into()),
        },
    );
    let mut place = |cell: usize, symbol: char| {
        let turn = game.placing(Cell::at(cell), digit(symbol)).expect("a turn");
        assert!(game.play(turn));
    };
    place(1, '2');
    place(2, '4');
    game.undo();
    let turn = game.noting(Cell::at(3), digit('3')).expect("a turn");
    game.play(turn);
    game.undo();
    check(
        "1|200|61000|whole 1.....2..3.....4 1243342143122134 very-hard 12 1.2.easy.x 1 1;0 3 play 1:~0>2;1 0 play 2:~0>4;1 0 play 3:~0>~4",
        200,
        61000,
        Event::Whole(Box::new(game)),
    );
}

#[test]
fn strange_records_are_known_as_such() {
    let check = |text: &str, expected: BadRecord| {
        assert_eq!(Record::read(&signed(text)), Err(expected), "{text}");
        assert_eq!(Record::read(text), Err(BadRecord::Damaged), "{text}");
    };
    let strange = BadRecord::Strange;
    check("2|0|0|whatever comes", BadRecord::Newer);
    check("99|", BadRecord::Newer);
    check("", strange);
    check("x|0|0|undo", strange);
    check("1", strange);
    check("1|0|undo", strange);
    check("1|0|0|", strange);
    check("1|0|0|jump", strange);
    check("1|-1|0|undo", strange);
    check("1|0|x|undo", strange);
    check("1|0|0|undo 1", strange);
    check("1|0|0|turn", strange);
    check("1|0|0|turn play", strange);
    check("1|0|0|turn play ", strange);
    check("1|0|0|turn jump 5:~0>4", strange);
    check("1|0|0|turn play 5:~0", strange);
    check("1|0|0|turn play 625:~0>4", strange);
    check("1|0|0|turn play 5:~0>Q", strange);
    check("1|0|0|turn play 5:~0>12", strange);
    check("1|0|0|turn play 5:~x>4", strange);
    check("1|0|0|turn play 5:>4", strange);
    // A whole game whose parts do not fit each other.
    check("1|0|0|whole 1.....2..3.....4 1243342143122133 - 0 - 0 0", strange);
    check("1|0|0|whole 2.....2..3.....4 1243342143122134 - 0 - 0 0", strange);
    check("1|0|0|whole 1.....2..3..... 1243342143122134 - 0 - 0 0", strange);
    check("1|0|0|whole 1.....2..3.....4 1243342143122134 - 0 - 1 0", strange);
    check("1|0|0|whole 1.....2..3.....4 1243342143122134 - 0 - 0 1", strange);
    check("1|0|0|whole 1.....2..3.....4 1243342143122134 - x - 0 0", strange);
    check("1|0|0|whole 1.....2..3.....4 1243342143122134 awful 0 - 0 0", strange);
    check("1|0|0|whole 1.....2..3.....4 1243342143122134 - 0 - 1 1;0 0 play 0:1>2", strange);
    check("1|0|0|whole 1.....2..3.....4 1243342143122134 - 0 - 1 1;0 0 play 1:~0>5", strange);
    check("1|0|0|whole 1.....2..3.....4 1243342143122134 - 0 - 1 1;1 0 play 1:~0>2", strange);
}

#[test]
fn nothing_is_restored_from_nothing() {
    let check = |texts: &[&str], expected: BadRecord| {
        let got = restore((0..).zip(texts.iter().copied()));
        assert_eq!(got, Err(expected), "{texts:?}");
    };
    let undo = signed("1|0|0|undo");
    let later = signed("2|0|0|undo");
    check(&[], BadRecord::Strange);
    check(&[&undo], BadRecord::Strange);
    check(&[""], BadRecord::Damaged);
    check(&["1|0|0|undo|00000000"], BadRecord::Damaged);
    check(&[&later], BadRecord::Newer);
}

/// The words of errors, which a page may log.
#[test]
fn errors_have_words() {
    for error in [BadRecord::Newer, BadRecord::Damaged, BadRecord::Strange] {
        assert!(error.to_string().starts_with("the record "), "{error}");
    }
}
