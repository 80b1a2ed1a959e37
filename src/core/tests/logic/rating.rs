//! Ratings: by rank against those of HoDoKu and of Sudoku Explainer, and the same for all disguises of a
//! puzzle.

use crate::{
    common::{ARTICLE, HARD, corpus, line, puzzle, some_puzzles},
    passes::transposing,
};
use std::ops::ControlFlow;
use sudoku_core::{
    Puzzle, Rng, Seed, Shape, Technique, Transform,
    rating::{Class, Rating, Tenths, rate},
};

fn rated(puzzle: &Puzzle) -> Rating {
    rate(puzzle, &mut || ControlFlow::Continue(())).continue_value().expect("nobody stops it")
}

/// The rank of each number, the mean rank for equal ones.
fn ranks(numbers: &[f64]) -> Vec<f64> {
    let place = |one: &f64| {
        let up_to = numbers.iter().filter(|other| *other <= one).count();
        let below = numbers.iter().filter(|other| *other < one).count();
        f64::midpoint(up_to as f64, below as f64)
    };
    numbers.iter().map(place).collect()
}

/// Spearman's rank correlation.
fn correlation(ours: &[f64], theirs: &[f64]) -> f64 {
    let (ours, theirs) = (ranks(ours), ranks(theirs));
    let mean = |ranks: &[f64]| ranks.iter().sum::<f64>() / ranks.len() as f64;
    let (a, b) = (mean(&ours), mean(&theirs));
    let sum = |of: &dyn Fn(f64, f64) -> f64| -> f64 {
        ours.iter().zip(&theirs).map(|(x, y)| of(x - a, y - b)).sum()
    };
    sum(&|x, y| x * y) / (sum(&|x, _| x * x) * sum(&|_, y| y * y)).sqrt()
}

#[test]
fn correlation_is_that_of_ranks() {
    let check = |ours: &[f64], theirs: &[f64], expected: f64| {
        assert!((correlation(ours, theirs) - expected).abs() < 1e-9, "{ours:?} {theirs:?}");
    };
    check(&[1.0, 2.0, 3.0], &[10.0, 200.0, 3000.0], 1.0);
    check(&[1.0, 2.0, 3.0], &[3.0, 2.0, 1.0], -1.0);
    check(&[1.0, 1.0, 2.0, 2.0], &[1.0, 2.0, 1.0, 2.0], 0.0);
}

/// Some rows of a corpus file, with our ratings.
fn some_rated(file: &str, rows: usize, every: usize) -> Vec<(Vec<String>, Rating)> {
    let rows = corpus(file, rows).unwrap_or_default();
    let some = rows.into_iter().step_by(every);
    some.map(|row| {
        let puzzle =
            Puzzle::proven_before(line(&row[0]), line(&row[if file == "hodoku_scores.tsv" { 3 } else { 1 }]));
        (row, rated(&puzzle.expect("the solution fits")))
    })
    .collect()
}

fn number(text: &str) -> f64 {
    text.parse().expect("a number")
}

#[test]
fn scores_rank_puzzles_as_hodoku_does() {
    let rows = some_rated("hodoku_scores.tsv", 3000, 9);
    if rows.is_empty() {
        return;
    }
    let ours: Vec<f64> = rows.iter().map(|(_, rating)| f64::from(rating.score)).collect();
    let theirs: Vec<f64> = rows.iter().map(|(row, _)| number(&row[2])).collect();
    let found = correlation(&ours, &theirs);
    println!("score: {found:.4} over {} puzzles", rows.len());
    assert!(found >= 0.95, "{found}");
    let same = rows.iter().filter(|(row, rating)| row[1] == rating.class.name()).count();
    println!("class: the same for {same} of {}", rows.len());
    assert!(same * 100 >= rows.len() * 90, "{same} of {}", rows.len());
}

#[test]
fn ratings_rank_puzzles_as_sudoku_explainer_does() {
    let rows = some_rated("se_ratings.tsv", 1700, 7);
    if rows.is_empty() {
        return;
    }
    let check = |name: &str, column: usize, least: f64, ours: fn(&Rating) -> Tenths| {
        let known: Vec<_> = rows.iter().filter(|(row, _)| !row[column].is_empty()).collect();
        let theirs: Vec<f64> = known.iter().map(|(row, _)| number(&row[column])).collect();
        let ours: Vec<f64> = known.iter().map(|(_, rating)| f64::from(ours(rating).0)).collect();
        let found = correlation(&ours, &theirs);
        println!("{name}: {found:.4} over {} puzzles", known.len());
        assert!(found >= least, "{name} {found}");
    };
    check("ER", 2, 0.95, |rating| rating.hardest);
    check("EP", 3, 0.92, |rating| rating.first_placement);
    check("ED", 4, 0.92, |rating| rating.first_step);
}

#[test]
fn a_rating_does_not_depend_on_the_view() {
    let mut rng = Rng::new(Seed::new(5), 0);
    let mut puzzles = some_puzzles();
    for (file, rows, every) in
        [("se_ratings.tsv", 1700, 40), ("hodoku_scores.tsv", 3000, 90), ("clue17.txt", 1985, 100)]
    {
        let rows = corpus(file, rows).unwrap_or_default();
        puzzles.extend(rows.iter().step_by(every).map(|row| puzzle(&row[0])));
    }
    for puzzle in &puzzles {
        let shape = puzzle.clues().shape();
        let here = rated(puzzle);
        let views = [transposing(shape, &mut rng), Transform::random(shape, &mut rng)];
        let views = if shape > Shape::S9 { &views[1..] } else { &views[..] };
        for view in views {
            let (clues, solution) = (view.apply(puzzle.clues()), view.apply(puzzle.solution()));
            let there = Puzzle::proven_before(clues, solution).expect("the same puzzle");
            assert_eq!(rated(&there), here, "{} {}", puzzle.clues(), there.clues());
        }
    }
}

#[test]
fn singles_count_as_they_are() {
    let check = |text: &str, score: u32, tenths: [u16; 3], technique: Technique| {
        let found = rated(&puzzle(text));
        assert_eq!((found.score, found.class, found.trials), (score, Class::Easy, None), "{text}");
        assert_eq!([found.hardest, found.first_placement, found.first_step], tenths.map(Tenths), "{text}");
        assert_eq!(found.technique, Some(technique), "{text}");
    };
    // Each empty cell is the last of a house, or becomes it.
    check("123434122143432.", 4, [10; 3], Technique::FullHouse);
    check("12343412214343..", 8, [10; 3], Technique::FullHouse);
}

#[test]
fn what_the_ladder_cannot_do_is_rated_above_it() {
    // "Platinum Blonde", which needs trials within trials.
    let found =
        rated(&puzzle(".......12........3..23..4....18....5.6..7.8.......9.....85.....9...4.5..47...6..."));
    assert_eq!(found.class, Class::Extreme);
    assert!(found.hardest > Tenths(85) && found.score > 1800, "{found:?}");
    // A puzzle that takes trial and error names no technique as its hardest step.
    assert_eq!(found.technique.is_none(), found.trials.is_some(), "{found:?}");
    assert!(rated(&puzzle(ARTICLE)).hardest < rated(&puzzle(HARD)).hardest);
}

#[test]
fn a_watcher_can_stop_it() {
    let puzzle = puzzle(HARD);
    let mut beats = 0;
    let all = rate(&puzzle, &mut || {
        beats += 1;
        ControlFlow::Continue(())
    });
    assert!(all.is_continue());
    for stop in [1, 2, beats / 2, beats] {
        let mut left = stop;
        let stopped = rate(&puzzle, &mut || {
            left -= 1;
            if left == 0 { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
        });
        assert!(stopped.is_break(), "{stop} of {beats}");
    }
}
