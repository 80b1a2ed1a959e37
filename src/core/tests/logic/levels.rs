//! Grades, against a second implementation of their definition in the plainest way.

use crate::{common::line, engine::corpus};
use proptest::prelude::*;
use std::{collections::BTreeSet, ops::ControlFlow};
use sudoku_core::{
    Candidate, Candidates, Cell, Drawn, Filling, Grid, House, Level, Position, Puzzle, Rng, Seed, Shape,
    Spec, Symmetry, Technique, Transform,
    brute::{count, unlimited},
    generate, grade,
    ladder::{Ladder, Rung},
    step::Step,
    tables::Tables,
    technique::Edition,
};

/// Places every hidden single, and if asked every naked single, until none is left.
fn close(candidates: &mut Candidates, naked: bool) {
    while let Some(candidate) =
        hidden_single(candidates).or_else(|| naked.then(|| naked_single(candidates)).flatten())
    {
        candidates.place(candidate, |_| {});
        if candidates.contradiction().is_some() {
            return;
        }
    }
}

fn naked_single(candidates: &Candidates) -> Option<Candidate> {
    candidates.open_cells().find_map(|cell| Some(Candidate::new(cell, candidates.digits(cell).single()?)))
}

fn hidden_single(candidates: &Candidates) -> Option<Candidate> {
    let shape = candidates.shape();
    House::all(shape).find_map(|house| {
        sudoku_core::Digit::all(shape).find_map(|digit| {
            let place = candidates.places(digit, house).single()?;
            Some(Candidate::new(candidates.geometry().cell_at(house, place), digit))
        })
    })
}

/// The definition step by step: singles, then all steps of the first technique by tier.
fn plain_level(puzzle: &Puzzle) -> (Level, u8) {
    let shape = puzzle.clues().shape();
    let mut easy = Candidates::new(puzzle.clues());
    close(&mut easy, false);
    if easy.open_count() == 0 {
        return (Level::Easy, 1);
    }
    let ladder = Ladder::of_edition(Edition::First)
        .without(Technique::ContinuousNiceLoop)
        .without(Technique::GroupedContinuousNiceLoop);
    let mut now = Candidates::new(puzzle.clues());
    let mut of_tier = [usize::MAX; 6];
    loop {
        close(&mut now, true);
        if now.open_count() == 0 {
            break;
        }
        let position = Position::within(now.clone(), puzzle.clues());
        let tables = Tables::new(&position);
        let tier = |rung: &&Rung| rung.techniques[0].info().tier;
        let mut rungs: Vec<&Rung> =
            ladder.rungs().iter().filter(|rung| (2..=5).contains(&tier(rung))).collect();
        rungs.sort_by_key(tier);
        let found = rungs.iter().find_map(|rung| {
            let steps = ladder.steps_of(rung, &position, &tables);
            (!steps.is_empty()).then(|| (tier(rung), steps))
        });
        let Some((tier, steps)) = found else { return (Level::Extreme, 6) };
        let different: BTreeSet<_> = steps.iter().map(Step::eliminated).collect();
        let least = &mut of_tier[usize::from(tier)];
        *least = different.len().min(*least);
        for &gone in different.into_iter().flatten() {
            now.eliminate(gone, |_| {});
        }
    }
    let Some(tier) = (2..=5).rev().find(|&tier| of_tier[tier] < usize::MAX) else {
        return (Level::Medium, 1);
    };
    let narrow = if tier == 5 && shape == Shape::S9 { 3 } else { 1 };
    let levels = [Level::Medium, Level::Hard, Level::VeryHard, Level::Fiendish, Level::Extreme];
    (levels[tier - 2 + usize::from(of_tier[tier] <= narrow)], tier as u8)
}

fn puzzle(clues: &Grid) -> Puzzle {
    Puzzle::new(clues.clone(), &mut unlimited()).expect("one solution")
}

fn check(clues: &Grid) -> Level {
    let puzzle = puzzle(clues);
    let graded = grade(&puzzle);
    assert_eq!((graded.level, graded.tier), plain_level(&puzzle), "{clues}");
    assert_eq!(graded.passes > 0, (2..=5).contains(&graded.tier), "{clues} {graded:?}");
    assert_eq!(graded.choice > 0, graded.passes > 0, "{clues} {graded:?}");
    graded.level
}

#[test]
fn known_puzzles() {
    let level = |clues: &str, level: Level| assert_eq!(check(&line(clues)), level, "{clues}");
    level(".1.....2..3....4", Level::Easy);
    // From an article that solves it by alternating naked and hidden singles; hidden singles are enough.
    level("..3..82.4.2..64.1.9.......8.8............698.......5....49.7.3.8....1....7..5.4..", Level::Easy);
    // Two that newspapers called the hardest ever.
    level(
        "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..",
        Level::Extreme,
    );
    level(
        "1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..",
        Level::Extreme,
    );
}

#[test]
fn references_are_graded_by_the_definition() {
    let Some(rows) = corpus("clue17.txt") else { return };
    for row in rows.iter().step_by(40) {
        check(&line(row.split('\t').next().unwrap()));
    }
}

/// Every puzzle that Sudoku Explainer rates at 1.5 or less needs only hidden singles, so it is easy.
#[test]
fn the_lowest_ratings_are_easy() {
    let Some(rows) = corpus("se_ratings.tsv") else { return };
    let rows: Vec<Vec<&str>> = rows.iter().map(|row| row.split('\t').collect()).collect();
    let lowest = rows.iter().filter(|row| row[2].parse::<f64>().is_ok_and(|rating| rating <= 1.5));
    let levels: Vec<Level> = lowest.map(|row| grade(&puzzle(&line(row[0]))).level).collect();
    let easy = levels.iter().filter(|level| **level == Level::Easy).count();
    assert!(levels.len() > 100 && easy * 100 >= levels.len() * 99, "{easy} of {}", levels.len());
}

/// Every 4×4 puzzle is equivalent to one on one of these two boards. All of them are tried, and none needs
/// more than hidden singles.
#[test]
fn every_small_puzzle_is_easy() {
    let boards = [line("1234341221434321"), line("1234341223414123")];
    let mut puzzles = 0;
    for board in &boards {
        for left in 0..1u32 << 16 {
            let mut clues = Grid::empty(Shape::S4);
            for (cell, digit) in board.filled().filter(|(cell, _)| left >> cell.index() & 1 == 1) {
                clues.set(cell, Some(digit));
            }
            if count(&clues, 2, &mut unlimited()).exact() == Some(1) && !clues.is_full() {
                puzzles += 1;
                assert_eq!(grade(&puzzle(&clues)).level, Level::Easy, "{clues}");
            }
        }
    }
    assert_eq!(puzzles, 41_400 + 50_026);
    let exists = |level: Level| level.exists_at(Shape::S4);
    assert_eq!(Level::ALL.map(exists), [true, false, false, false, false, false]);
}

/// The two boards represent the two classes: 4×4 has 288 boards, and each is one of them transformed.
#[test]
fn two_boards_stand_for_all_small_ones() {
    let mut rng = Rng::new(Seed::new(4), 0);
    let mut seen = std::collections::BTreeSet::new();
    for board in [line("1234341221434321"), line("1234341223414123")] {
        for _ in 0..10_000 {
            seen.insert(Transform::random(Shape::S4, &mut rng).apply(&board).to_string());
        }
    }
    assert_eq!(seen.len(), 288);
}

#[test]
fn slugs_are_read_back() {
    for level in Level::ALL {
        assert_eq!(Level::from_slug(level.slug()), Some(level));
    }
    assert_eq!(Level::from_slug("Easy"), None);
    assert!(Level::ALL.is_sorted());
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(40))]

    /// Turning, permuting or relabelling a puzzle does not change its level.
    #[test]
    fn a_level_does_not_depend_on_the_view(
        shape in prop::sample::select(vec![Shape::S9; 7].into_iter().chain([Shape::S16]).collect::<Vec<_>>()),
        level in prop::sample::select(Level::ALL.to_vec()),
        seed in any::<u64>(),
    ) {
        let spec = Spec { shape: shape.clone(), drawn: Drawn::Nothing, level, filling: Filling::Random, symmetry: Symmetry::None, seed: Seed::new(seed) };
        let made = generate(&spec, &mut |_| ControlFlow::Continue(())).expect("a puzzle").puzzle;
        prop_assert_eq!(check(made.clues()), level);
        let mut rng = Rng::new(spec.seed, u32::MAX);
        for _ in 0..3 {
            let seen = Transform::random(shape, &mut rng).apply(made.clues());
            prop_assert_eq!(grade(&puzzle(&seen)).level, level);
        }
    }

    /// Random clues, not from the generator.
    #[test]
    fn random_puzzles_are_graded_by_the_definition(seed in any::<u64>()) {
        let mut rng = Rng::new(Seed::new(seed), 0);
        let full = count(&Grid::empty(Shape::S9), 1, &mut unlimited()).first.expect("a full board");
        let mut clues = Transform::random(Shape::S9, &mut rng).apply(&full);
        let mut cells: Vec<Cell> = Cell::all(Shape::S9).collect();
        rng.shuffle(&mut cells);
        for cell in cells {
            let digit = clues.get(cell);
            clues.set(cell, None);
            if count(&clues, 2, &mut unlimited()).exact() != Some(1) {
                clues.set(cell, digit);
            }
        }
        check(&clues);
    }
}
