//! The memory of a skill, compared with the program of the method's authors.

use fsrs::{FSRS, FSRSItem, FSRSReview};
use proptest::prelude::*;
use sudoku_play::saved::memory::{Grade, Memory};

/// A history: the days since the review before, and the grade.
fn histories() -> impl Strategy<Value = Vec<(u32, Grade)>> {
    let days = prop_oneof![Just(0_u32), 1..10_u32, 10..400_u32];
    prop::collection::vec((days, prop::sample::select(Grade::ALL.as_slice())), 1..25)
}

fn nearly(a: f32, b: f32) -> bool {
    (a - b).abs() <= 1e-6 * a.abs().max(b.abs())
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(10_000))]

    #[test]
    fn the_memory_of_a_history_is_that_of_the_authors(history in histories()) {
        let oracle = FSRS::default();
        let reviews = history.iter().map(|&(days, grade)| FSRSReview { rating: grade as u32, delta_t: days });
        let expected = oracle.memory_state(FSRSItem { reviews: reviews.collect() }, None).expect("a history");
        let memory = Memory::of(history.clone()).expect("a history");
        prop_assert!(nearly(memory.stability, expected.stability), "{memory:?} and {expected:?} of {history:?}");
        prop_assert!(nearly(memory.difficulty, expected.difficulty), "{memory:?} and {expected:?} of {history:?}");
        for days in [0.0, 0.5, 3.0, 80.0] {
            let theirs = fsrs::current_retrievability(expected, days, 0.1542);
            // Their two forms of the forgetting curve differ in the last places of a number.
            prop_assert!((memory.retrievability(days) - theirs).abs() < 2e-6);
        }
        let due = oracle.next_interval(Some(expected.stability), 0.85, 3);
        prop_assert!((memory.days_until(0.85) - due).abs() <= 1e-4 * due);
    }
}

#[test]
fn a_memory_fades_and_reviews_renew_it() {
    let mut memory = Memory::first(Grade::Good);
    for _ in 0..5 {
        let days = memory.days_until(0.9).round();
        assert!((memory.retrievability(memory.stability) - 0.9).abs() < 1e-5);
        assert!(memory.retrievability(days + 30.0) < memory.retrievability(days));
        let renewed = memory.after(days as u32, Grade::Good);
        assert!(renewed.stability > memory.stability);
        assert!(memory.after(days as u32, Grade::Again).stability < memory.stability);
        memory = renewed;
    }
    assert_eq!(Memory::of([]), None);
}
