//! The book of times: each number against a plain count.

use crate::common::{SHAPES, damaged, variants};
use proptest::prelude::*;
use sudoku_core::{Level, Shape};
use sudoku_play::saved::{
    book::{Book, Finish, Streak, Times},
    journal::RecordError,
};

const LEVELS: [Option<Level>; 5] =
    [None, Some(Level::Easy), Some(Level::Medium), Some(Level::Hard), Some(Level::VeryHard)];

fn finish(game: u64, day: i32, played: u64) -> Finish {
    Finish {
        game,
        shape: Shape::S9.clone(),
        level: Some(Level::Hard),
        played,
        helped: false,
        day,
        daily: false,
    }
}

/// Finishes of few kinds and days, so that they coincide.
fn any_finish() -> impl Strategy<Value = Finish> {
    let level = prop::sample::select(vec![None, Some(Level::Easy), Some(Level::Hard)]);
    let shape = prop::sample::select(vec![Shape::S4, Shape::S9]);
    let played = prop_oneof![4 => 0..1000u64, 1 => Just(u64::MAX)];
    (0..40u64, shape, level, played, any::<bool>(), -12..12i32).prop_map(
        |(game, shape, level, played, helped, day)| Finish {
            game,
            shape: shape.clone(),
            level,
            played,
            helped,
            day,
            daily: false,
        },
    )
}

fn finishes() -> impl Strategy<Value = Vec<Finish>> {
    prop::collection::vec(any_finish(), 0..60)
}

/// The finishes left, in order, when each later one of a game replaces the earlier one.
fn left(finishes: &[Finish]) -> Vec<Finish> {
    let is_last = |&at: &usize| finishes[at + 1..].iter().all(|later| later.game != finishes[at].game);
    let mut left: Vec<Finish> = (0..finishes.len()).filter(is_last).map(|at| finishes[at].clone()).collect();
    left.sort_by_key(|finish| (finish.day, finish.game));
    left
}

/// A text with a valid signature.
fn signed(text: &str) -> String {
    format!("{text}|{:08x}", crc32fast::hash(text.as_bytes()))
}

fn check(text: &str, expected: Result<Finish, RecordError>) {
    assert_eq!(Finish::read(&signed(text)), expected, "{text}");
}

fn check_streak(days: &[i32], today: i32, current: u32, longest: u32) {
    let book: Book = (1..).zip(days).map(|(game, &day)| finish(game, day, 1)).collect();
    assert_eq!(book.streak(today), Streak { current, longest }, "{days:?} seen from {today}");
}

fn check_times(played: &[u64], best: Option<u64>, median: Option<u64>) {
    let book: Book = (1..).zip(played).map(|(game, &played)| finish(game, 0, played)).collect();
    let times = Times { finished: played.len(), count: played.len(), best, median };
    assert_eq!(book.times(Shape::S9, Some(Level::Hard)), times, "{played:?}");
}

#[test]
fn a_text_that_was_written_once_is_read_for_ever() {
    let alone = Finish {
        game: 1_700_000_000_000,
        shape: Shape::S25.clone(),
        level: Some(Level::VeryHard),
        played: 754_321,
        helped: false,
        day: 20_000,
        daily: false,
    };
    let helped = Finish {
        game: 7,
        shape: Shape::S4.clone(),
        level: None,
        played: 0,
        helped: true,
        day: -1,
        daily: false,
    };
    for (finish, text) in
        [(alone, "1|1700000000000|5|very-hard|754321|alone|20000"), (helped, "1|7|2|-|0|helped|-1")]
    {
        assert_eq!(finish.write(), signed(text));
        check(text, Ok(finish));
    }
}

#[test]
fn what_is_no_finish_of_ours_is_refused() {
    check("2|7|2|-|0|helped|-1", Err(RecordError::Newer));
    check("2|no more of this", Err(RecordError::Newer));
    check("0|7|2|-|0|helped|-1", Err(RecordError::Strange));
    check("1|7|7|-|0|helped|-1", Err(RecordError::Strange));
    check("1|7|2|harder|0|helped|-1", Err(RecordError::Strange));
    check("1|7|2|-|-5|helped|-1", Err(RecordError::Strange));
    check("1|7|2|-|0|perhaps|-1", Err(RecordError::Strange));
    check("1|7|2|-|0|helped|2147483648", Err(RecordError::Strange));
    check("1|7|2|-|0|helped", Err(RecordError::Strange));
    check("1|7|2|-|0|helped|1|1", Err(RecordError::Strange));
    check("", Err(RecordError::Strange));
    assert_eq!(Finish::read(""), Err(RecordError::Damaged));
    assert_eq!(Finish::read("1|7|2|-|0|helped|-1"), Err(RecordError::Damaged));
}

#[test]
fn best_and_median_are_those_of_the_times() {
    check_times(&[], None, None);
    check_times(&[5], Some(5), Some(5));
    check_times(&[9, 4], Some(4), Some(6));
    check_times(&[9, 4, 5], Some(4), Some(5));
    check_times(&[u64::MAX, u64::MAX], Some(u64::MAX), Some(u64::MAX));
}

#[test]
fn a_streak_lasts_until_a_day_is_over() {
    check_streak(&[], 5, 0, 0);
    check_streak(&[5], 5, 1, 1);
    check_streak(&[4], 5, 1, 1);
    check_streak(&[3], 5, 0, 1);
    check_streak(&[5, 4, 3, 5, 4], 5, 3, 3);
    check_streak(&[1, 2, 3, 4, 6, 7], 7, 2, 4);
    check_streak(&[1, 2, 3, 4, 6, 7], 8, 2, 4);
    check_streak(&[1, 2, 3, 4, 6, 7], 9, 0, 4);
    check_streak(&[-2, -1, 0, 1], 1, 4, 4);
    check_streak(&[-9, -8, -7], -7, 3, 3);
    // A clock that was ahead.
    check_streak(&[4, 5, 6, 7], 5, 2, 4);
    check_streak(&[9], 5, 0, 1);
    // The ends of the calendar.
    check_streak(&[i32::MAX, i32::MIN], i32::MAX, 1, 1);
    check_streak(&[i32::MAX, i32::MIN], i32::MIN, 1, 1);
    check_streak(&[i32::MAX - 1, i32::MAX], i32::MAX, 2, 2);
}

#[test]
fn help_counts_for_the_streak_and_not_for_the_times() {
    let helped = Finish { helped: true, ..finish(2, 1, 10) };
    let mut book: Book = [finish(1, 0, 60), helped].into_iter().collect();
    let kind = (Shape::S9, Some(Level::Hard));
    assert_eq!(book.times(kind.0, kind.1), Times { finished: 2, count: 1, best: Some(60), median: Some(60) });
    assert_eq!(book.last(kind.0, kind.1, 9), [60]);
    assert_eq!(book.streak(1), Streak { current: 2, longest: 2 });
    book.add(finish(2, 1, 50));
    assert_eq!(book.times(kind.0, kind.1).best, Some(50), "a game that is finished again counts anew");
    assert_eq!(book.last(kind.0, kind.1, 1), [50]);
    assert_eq!(book.of(2), Some(&finish(2, 1, 50)));
}

/// All jigsaws are of one kind. An X-Sudoku is of another than a classic board.
#[test]
fn times_of_variants_are_apart() {
    let shapes = [Shape::S9, &variants()[1], &variants()[9], &variants()[10]];
    assert!(shapes[2].is_like(shapes[3]) && shapes[2] != shapes[3] && !shapes[1].is_like(shapes[0]));
    let level = Some(Level::Hard);
    let finish = |game: u64| Finish {
        game,
        shape: shapes[game as usize].clone(),
        level,
        played: 10 * game,
        helped: false,
        day: 0,
        daily: false,
    };
    let book: Book = (0..4).map(finish).collect();
    let kinds = book.kinds();
    assert_eq!(kinds.len(), 3, "{kinds:?}");
    assert_eq!(
        book.times(shapes[3], level),
        Times { finished: 2, count: 2, best: Some(20), median: Some(25) }
    );
}

proptest! {
    #[test]
    fn a_finish_is_read_back(
        game: u64, shape in prop::sample::select(SHAPES.clone()), level in prop::sample::select(LEVELS.to_vec()),
        played: u64, helped: bool, day: i32,
    ) {
        let finish = Finish { game, shape, level, played, helped, day, daily: false };
        let text = finish.write();
        prop_assert!(text.is_ascii() && !text.contains('\n'));
        prop_assert_eq!(Finish::read(&text), Ok(finish));
    }

    #[test]
    fn damage_is_noticed(finish in any_finish(), at: prop::sample::Index, bit in 0..7u32, cut: bool) {
        let text = finish.write();
        let at = at.index(text.len());
        let text = damaged(text, at, bit, cut);
        prop_assert_eq!(Finish::read(&text), Err(RecordError::Damaged));
    }

    #[test]
    fn any_text_can_be_tried(text in ".*", body in "[0-3]\\|[0-9a-z|-]{0,40}") {
        let _ = Finish::read(&text);
        let _ = Finish::read(&signed(&body));
    }

    #[test]
    fn the_book_holds_what_a_list_does(finishes in finishes(), most in 0..9usize) {
        let book: Book = finishes.iter().cloned().collect();
        let left = left(&finishes);
        prop_assert_eq!(book.finishes().cloned().collect::<Vec<_>>(), left.clone());
        let mut finished = 0;
        for shape in Shape::ALL {
            for level in LEVELS {
                let kind: Vec<&Finish> =
                    left.iter().filter(|finish| finish.shape == shape && finish.level == level).collect();
                let alone: Vec<u64> =
                    kind.iter().filter(|finish| !finish.helped).map(|finish| finish.played).collect();
                let times = book.times(shape, level);
                prop_assert_eq!((times.finished, times.count), (kind.len(), alone.len()));
                prop_assert_eq!(times.best, alone.iter().copied().min());
                prop_assert_eq!(times.median, median(&alone));
                let last: Vec<u64> = alone.iter().rev().take(most).rev().copied().collect();
                prop_assert_eq!(book.last(shape, level, most), last);
                prop_assert_eq!(book.kinds().contains(&(shape.clone(), level)), !kind.is_empty());
                finished += kind.len();
            }
        }
        prop_assert_eq!(finished, left.len());
        prop_assert!(book.kinds().is_sorted());
    }

    #[test]
    fn a_streak_is_what_one_counts_on_a_calendar(finishes in finishes(), today in -14..14i32) {
        let book: Book = finishes.iter().cloned().collect();
        let left = left(&finishes);
        let played = |day: i32| left.iter().any(|finish| finish.day == day);
        let row = |end: i32| (0..40).take_while(|back| played(end - back)).count() as u32;
        let current = if played(today) { row(today) } else { row(today - 1) };
        let longest = (-14..14).map(row).max().unwrap_or_default();
        prop_assert_eq!(book.streak(today), Streak { current, longest });
    }
}

/// The median by its meaning: remove the shortest and the longest alternately until at most two are left.
fn median(times: &[u64]) -> Option<u64> {
    let mut times = times.to_vec();
    while times.len() > 2 {
        for extreme in [times.iter().min().copied(), times.iter().max().copied()] {
            let at = times.iter().position(|&time| Some(time) == extreme)?;
            times.swap_remove(at);
        }
    }
    let (&first, &last) = (times.first()?, times.last()?);
    Some(first.min(last) + first.abs_diff(last) / 2)
}

#[test]
fn the_best_of_the_week_needs_another_to_beat() {
    let finish = |game, played, day, helped| Finish {
        game,
        shape: Shape::S9.clone(),
        level: Some(Level::Hard),
        played,
        helped,
        day,
        daily: false,
    };
    let mut book = Book::default();
    let best = |book: &Book| book.best_of_the_week(Shape::S9, Some(Level::Hard), 20);
    book.add(finish(1, 100, 13, false));
    book.add(finish(2, 300, 14, false));
    assert_eq!(best(&book), None, "one alone in these seven days");
    book.add(finish(3, 400, 20, false));
    assert_eq!(best(&book), Some(300));
    book.add(finish(4, 200, 20, true));
    assert_eq!(best(&book), Some(300), "help doesn't count");
    book.add(finish(5, 150, 21, false));
    assert_eq!(best(&book), Some(300), "tomorrow is not in it");
    book.add(finish(6, 250, 20, false));
    assert_eq!(best(&book), Some(250));
}
