//! The visible search: a patient person could take each of its steps, and its end is true.

use crate::common::{
    HARD, corpus, line, on, part, plain_singles, positions, puzzle, single_of, some_puzzles, thinned,
};
use proptest::prelude::*;
use std::ops::ControlFlow;
use sudoku_core::{
    Candidate, Candidates, Cell, Contradiction, Grid, Level, Shape,
    brute::{Solutions, budget, solve},
    examples,
    explain::{Locale, explain, plain},
    guesses::{Search, SearchEnding, search},
    passes::PassKind,
    step::{Conclusion, Pattern, StandingGuess},
};

/// A limit that no search of these tests comes near.
const FAR: usize = 100_000;

fn whole(start: &Candidates) -> Search {
    search(start, FAR, &mut on).expect("nobody stops it")
}

/// The singles that the search may take: those of the first cell that has any, naked before hidden. Two
/// digits with their only place in one cell give several singles, a contradiction not yet seen.
fn first_singles(position: &Candidates) -> Vec<crate::common::Single> {
    let naked = plain_singles(position, PassKind::Singles);
    let singles = if naked.is_empty() { plain_singles(position, PassKind::HiddenSingles) } else { naked };
    let first = singles.first().map(|(_, candidate, _)| candidate.cell);
    singles.into_iter().filter(|(_, candidate, _)| Some(candidate.cell) == first).collect()
}

/// Whether a dead end gives its true reason.
fn is_true(why: Contradiction, position: &Candidates) -> bool {
    let geometry = position.geometry();
    match why {
        Contradiction::NoDigit(cell) => position.is_open(cell) && position.digits(cell).is_empty(),
        Contradiction::NoPlace(house, digit) => geometry.cells(house).iter().all(|&cell| {
            position.digit(cell) != Some(digit) && !position.allows(Candidate::new(cell, digit))
        }),
        Contradiction::Twice(house, digit) => {
            geometry.cells(house).iter().filter(|&&cell| position.digit(cell) == Some(digit)).count() > 1
        }
        Contradiction::Sum { first, found, sum } => {
            let mut cages = position.shape().cages().iter();
            let cage =
                cages.find(|cage| cage.cells()[0] == first && cage.sum() == Some(sum)).expect("a cage");
            let number = |&cell: &Cell| position.digit(cell).map(|digit| u16::from(digit.number()));
            cage.cells().iter().map(number).sum::<Option<u16>>() == Some(found) && cage.sum() != Some(found)
        }
    }
}

/// Replays a search from its steps alone, and checks each against the position before it. With a solution,
/// only steps behind a wrong guess may contradict it.
fn check(start: &Candidates, found: &Search, solution: Option<&Grid>) {
    let all = positions(start, &found.steps);
    let right =
        |candidate: Candidate| solution.is_none_or(|own| own.get(candidate.cell) == Some(candidate.digit));
    // The guesses still standing, each with the number of empty cells before it.
    let mut standing: Vec<(Candidate, usize)> = Vec::new();
    let mut guesses = 0;
    let mut after_dead_end = false;
    for (step, before) in found.steps.iter().zip(&all) {
        let context = || format!("{step:?} in {:?}", before.to_grid());
        let on_track = standing.iter().all(|&(guess, _)| right(guess));
        let contradiction = before.contradiction();
        assert_eq!(after_dead_end, matches!(step.pattern, Pattern::Retreat { .. }), "{}", context());
        after_dead_end = false;
        let says = |words: &str| -> bool {
            plain(&explain(step, before, Locale::ENGLISH), before.shape(), Locale::ENGLISH).contains(words)
        };
        // A conclusion given without reserve rests on no other guess, so it must be true.
        let alone = standing.len() == 1;
        match (&step.pattern, &step.conclusion) {
            (Pattern::Guess { among, depth }, Conclusion::Place(guess)) => {
                assert_eq!((contradiction, first_singles(before)), (None, Vec::new()), "{}", context());
                let fewest = before.open_cells().map(|cell| before.digits(cell).len()).min();
                let cell = before.open_cells().find(|&cell| Some(before.digits(cell).len()) == fewest);
                assert_eq!((Some(guess.cell), *among), (cell, before.digits(guess.cell)), "{}", context());
                assert_eq!(Some(guess.digit), among.first(), "{}", context());
                standing.push((*guess, before.open_count()));
                guesses += 1;
                assert_eq!(usize::from(*depth), standing.len(), "{}", context());
                assert!(!says("rules out"), "a guess proves nothing: {}", context());
                assert_eq!(says("on top of"), standing.len() > 1, "{}", context());
            }
            (Pattern::DeadEnd { why, last }, Conclusion::Impossible) => {
                assert_eq!(contradiction, Some(*why), "{}", context());
                assert!(is_true(*why, before), "{}", context());
                let depth = standing.len() as u16;
                let guessed = standing.last().map(|&(guess, _)| StandingGuess { guess, depth });
                assert_eq!(*last, guessed, "{}", context());
                assert!(solution.is_none() || !on_track, "a right position is no dead end: {}", context());
                assert_eq!(says("was wrong"), alone, "{}", context());
                assert_eq!(says("right with"), standing.len() > 1, "{}", context());
                after_dead_end = last.is_some();
            }
            (Pattern::Retreat { digits, depth }, Conclusion::TakeBack(guess)) => {
                assert_eq!(usize::from(*depth), standing.len(), "{}", context());
                assert_eq!(says(", given the guess"), !alone, "{}", context());
                let (last, open) = standing.pop().expect("a guess to take back");
                assert_eq!(*guess, last, "{}", context());
                assert!(solution.is_none() || !alone || !right(*guess), "{}", context());
                assert_eq!(usize::from(*digits), open - before.open_count(), "{}", context());
                let others_right = standing.iter().all(|&(guess, _)| right(guess));
                assert!(solution.is_none() || !others_right || !right(*guess), "{}", context());
            }
            (_, Conclusion::Place(candidate)) => {
                assert_eq!(contradiction, None, "{}", context());
                assert!(first_singles(before).contains(&single_of(step)), "{}", context());
                assert!(!on_track || right(*candidate), "{}", context());
            }
            other => panic!("{other:?} is no step of a search"),
        }
    }
    assert_eq!(found.guesses, guesses);
    let end = all.last().expect("the last position");
    match found.ending {
        SearchEnding::Solved => {
            assert!(end.to_grid().is_solution() && start.to_grid().agrees_with(&end.to_grid()));
            assert!(solution.is_none_or(|solution| *solution == end.to_grid()));
        }
        SearchEnding::Impossible => {
            assert!(standing.is_empty() && solution.is_none());
            let last = found.steps.last().map(|step| &step.pattern);
            assert!(matches!(last, Some(Pattern::DeadEnd { last: None, .. })), "{last:?}");
        }
        SearchEnding::Cut => {}
    }
}

#[test]
fn searches_of_every_size() {
    for puzzle in some_puzzles() {
        let start = Candidates::new(puzzle.clues());
        let found = whole(&start);
        assert_eq!(found.ending, SearchEnding::Solved);
        check(&start, &found, Some(puzzle.solution()));
    }
    for example in examples::ALL.iter().filter(|example| example.level >= Level::Hard) {
        let puzzle = puzzle(example.line);
        let start = Candidates::new(puzzle.clues());
        let found = search(&start, 700, &mut on).expect("nobody stops it");
        assert!(found.guesses > 0);
        check(&start, &found, Some(puzzle.solution()));
    }
}

#[test]
fn searches_of_the_corpus() {
    let Some(rows) = corpus("se_ratings.tsv", 1700) else { return };
    let mut guessed = 0;
    for row in rows.iter().step_by(11) {
        let (start, solution) = (Candidates::new(&line(&row[0])), line(&row[1]));
        let found = search(&start, 2000, &mut on).expect("nobody stops it");
        check(&start, &found, Some(&solution));
        guessed += usize::from(found.guesses > 0);
    }
    assert!(guessed > 80, "{guessed}");
    let Some(rows) = corpus("clue17.txt", 1985) else { return };
    for row in rows.iter().step_by(40) {
        let (start, solution) = (Candidates::new(&line(&row[0])), line(&row[1]));
        check(&start, &search(&start, 2000, &mut on).expect("nobody stops it"), Some(&solution));
    }
    let Some(rows) = corpus("big_puzzles.tsv", 29) else { return };
    for row in &rows {
        let start = Candidates::new(&crate::common::numbers(&row[2]));
        check(
            &start,
            &search(&start, 400, &mut on).expect("nobody stops it"),
            Some(&crate::common::numbers(&row[3])),
        );
    }
}

fn any_grid() -> impl Strategy<Value = Grid> {
    let shape = prop_oneof![Just((Shape::S4, 16)), Just((Shape::S9, 81))];
    (shape, 40..=100usize, 0..3usize, any::<u64>())
        .prop_map(|((shape, cells), share, wrong, seed)| part(shape, cells * share / 100, wrong, seed))
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(128))]

    /// Any grid, with and without solutions: the end agrees with the other search.
    #[test]
    fn both_searches_agree(grid in any_grid()) {
        let start = Candidates::new(&grid);
        let found = search(&start, 3000, &mut on).expect("nobody stops it");
        let verdict = solve(&grid, &mut budget(100_000));
        match found.ending {
            SearchEnding::Solved => prop_assert!(matches!(verdict, Solutions::One(_) | Solutions::Several(..))),
            SearchEnding::Impossible => prop_assert_eq!(&verdict, &Solutions::None),
            SearchEnding::Cut => {}
        }
        let solution = if let Solutions::One(solution) = &verdict { Some(solution) } else { None };
        check(&start, &found, solution);
    }

    /// Earlier eliminations remain, and the search uses them.
    #[test]
    fn thinned_positions_are_searched(grid in any_grid(), percent in 0..50u32, seed in any::<u64>()) {
        let start = thinned(&grid, None, percent, seed);
        let found = search(&start, 3000, &mut on).expect("nobody stops it");
        check(&start, &found, None);
        for step in &found.steps {
            prop_assert!(step.placed().is_none_or(|candidate| start.allows(candidate)));
        }
    }
}

#[test]
fn searches_without_an_end_in_sight() {
    let check_ending = |grid: &str, ending: SearchEnding, guesses: usize| {
        let start = Candidates::new(&line(grid));
        let found = whole(&start);
        check(&start, &found, None);
        assert_eq!((found.ending, found.guesses), (ending, guesses), "{grid}");
    };
    check_ending("1243342143122134", SearchEnding::Solved, 0);
    check_ending("124334214312213.", SearchEnding::Solved, 0);
    check_ending("1..1............", SearchEnding::Impossible, 0);
    check_ending("123....4........", SearchEnding::Impossible, 0);
    check_ending("23.....4........", SearchEnding::Impossible, 0);
    check_ending(&".".repeat(16), SearchEnding::Solved, 7);
    // A puzzle without a solution; naive searches take minutes to find that out.
    let hopeless = ".....5.8....6.1.43..........1.5........1.6...3.......553.....61........4.........";
    let start = Candidates::new(&line(hopeless));
    let found = search(&start, 500, &mut on).expect("nobody stops it");
    assert_eq!(found.ending, SearchEnding::Cut);
    check(&start, &found, None);
}

/// A limit cuts the list of steps and changes nothing before the cut.
#[test]
fn a_limit_cuts() {
    for grid in [HARD, "1.....2..3.....4", "123....4........"] {
        let start = Candidates::new(&line(grid));
        let all = whole(&start);
        for limit in 0..all.steps.len().min(300) {
            let cut = search(&start, limit, &mut on).expect("nobody stops it");
            assert!(cut.steps.len() <= limit, "{} of {limit}", cut.steps.len());
            // A dead end always comes with its retreat.
            assert!(cut.steps.len() + 1 >= limit, "{} of {limit}", cut.steps.len());
            assert_eq!(cut.ending, SearchEnding::Cut);
            assert_eq!(cut.steps, all.steps[..cut.steps.len()]);
            check(&start, &cut, None);
        }
        // To know that it is stuck, the search must be free to look further.
        let limit = all.steps.len() + usize::from(all.ending == SearchEnding::Impossible);
        let enough = search(&start, limit, &mut on).expect("nobody stops it");
        assert_eq!(enough, all);
    }
}

/// The same position is searched in the same way. The caller can only stop the search, not change it.
#[test]
fn a_watcher_can_stop_a_search() {
    let start = Candidates::new(&line(HARD));
    let all = whole(&start);
    let mut told = Vec::new();
    let again = search(&start, FAR, &mut |steps| {
        told.push(steps);
        ControlFlow::Continue(())
    });
    assert_eq!(again, Some(all));
    assert_eq!(told.first(), Some(&0));
    assert!(told.windows(2).all(|two| two[0] < two[1] && two[1] - two[0] <= 96), "{told:?}");
    for stop_at in 0..told.len().min(20) {
        let mut calls = 0;
        let stopped = search(&start, FAR, &mut |_| {
            calls += 1;
            if calls > stop_at { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
        });
        assert_eq!((stopped, calls), (None, stop_at + 1));
    }
}
