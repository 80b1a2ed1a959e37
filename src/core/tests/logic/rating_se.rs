//! Sudoku Explainer's ratings: equal to the program's own, true to the solution, and the same for disguises of
//! a puzzle.

use crate::common::{ARTICLE, HARD, SMALL, corpus, dug, line, puzzle};
use std::ops::ControlFlow::{self, Break, Continue};
use sudoku_core::{
    Candidate, Candidates, Cell, Grid, Position, Puzzle, Rng, Seed, Shape, Transform,
    explain::{Locale, explain, plain},
    premises::{Claim, claims},
    rating::{
        Tenths,
        se::{NoSeRating, SeEdition, SeProgress, SeRating, SeTechnique, next_step, rate},
    },
};

fn on(_: SeProgress) -> ControlFlow<()> {
    Continue(())
}

fn rated(grid: &Grid) -> SeRating {
    rate(grid, SeEdition::Current, &mut on).expect("a puzzle of nine")
}

/// A text of its figures.
fn figures(rating: &SeRating) -> String {
    format!("{}/{}/{}", rating.hardest, rating.first_placement, rating.first_step)
}

/// Generated puzzles that no chains from several assumptions solve.
fn easier(seeds: u64) -> Vec<(Puzzle, SeRating)> {
    let made = (0..seeds).map(|seed| dug(Shape::S9, 22, seed));
    let rated = made.map(|puzzle| {
        let rating = rated(puzzle.clues());
        (puzzle, rating)
    });
    rated.filter(|(_, rating)| rating.hardest <= Tenths(76)).collect()
}

#[test]
fn no_step_removes_what_the_solution_needs() {
    let mut puzzles: Vec<Puzzle> = (0..40).map(|seed| dug(Shape::S9, 22, seed)).collect();
    puzzles.push(puzzle(ARTICLE));
    for puzzle in &puzzles {
        for edition in [SeEdition::Current, SeEdition::Classic] {
            let rating = rate(puzzle.clues(), edition, &mut on).expect("a puzzle of nine");
            let right = |one: &Candidate| puzzle.solution().get(one.cell) == Some(one.digit);
            for step in &rating.steps {
                assert!(step.placed.iter().all(right), "{step:?} of {}", puzzle.clues());
                assert!(!step.eliminated.iter().any(right), "{step:?} of {}", puzzle.clues());
                assert!(step.placed.is_some() || !step.eliminated.is_empty(), "{step:?}");
            }
            let placed = rating.steps.iter().filter(|step| step.placed.is_some()).count();
            assert_eq!(placed, Shape::S9.cell_count() - puzzle.clues().filled_count());
        }
    }
}

#[test]
fn the_figures_are_those_of_their_steps() {
    for (puzzle, rating) in easier(30) {
        let ratings = || rating.steps.iter().map(|step| step.rating);
        let placing = rating.steps.iter().position(|step| step.placed.is_some()).expect("a digit is placed");
        assert_eq!(ratings().max(), Some(rating.hardest), "{}", puzzle.clues());
        assert_eq!(ratings().take(placing + 1).max(), Some(rating.first_placement), "{}", puzzle.clues());
        assert_eq!(ratings().next(), Some(rating.first_step), "{}", puzzle.clues());
    }
}

#[test]
fn disguises_have_the_same_ratings() {
    let mut rng = Rng::new(Seed::new(12), 0);
    let puzzles = easier(60);
    assert!(puzzles.len() > 40);
    for (puzzle, rating) in puzzles {
        let view = Transform::random(Shape::S9, &mut rng);
        let there = rated(&view.apply(puzzle.clues()));
        assert_eq!(figures(&there), figures(&rating), "{}", puzzle.clues());
    }
}

#[test]
fn grids_without_a_rating_say_why() {
    let check = |grid: &Grid, why: NoSeRating| {
        assert_eq!(rate(grid, SeEdition::Current, &mut on), Err(why), "{grid}");
        assert!(why.to_string().starts_with("the "));
    };
    check(&line(SMALL), NoSeRating::Size);
    check(&Grid::empty(Shape::S9), NoSeRating::FewGivens);
    let puzzle = puzzle(ARTICLE);
    let mut fewer = puzzle.clues().clone();
    let (cell, _) = fewer.filled().next().expect("a given");
    fewer.set(cell, None);
    check(&fewer, NoSeRating::SeveralSolutions);
    let mut wrong = puzzle.clues().clone();
    let (cell, digit) =
        puzzle.solution().filled().find(|&(cell, _)| wrong.get(cell).is_none()).expect("a gap");
    let other = sudoku_core::Digit::all(Shape::S9)
        .find(|&other| other != digit && Candidates::new(&wrong).allows(Candidate::new(cell, other)));
    wrong.set(cell, other);
    check(&wrong, NoSeRating::NoSolution);
}

#[test]
fn a_watcher_stops_it_and_learns_the_least() {
    let stop_at = |limit: Tenths| {
        let mut watch = |progress: SeProgress| if progress.least >= limit { Break(()) } else { Continue(()) };
        rate(&line(HARD), SeEdition::Current, &mut watch).expect("a puzzle of nine")
    };
    // The chains that would be rated 9.5 or more were not asked.
    let stopped = stop_at(Tenths(95));
    assert!(stopped.stopped && stopped.hardest >= Tenths(95), "{}", figures(&stopped));
    let soon = stop_at(Tenths(0));
    assert!(soon.stopped && soon.steps.len() < stopped.steps.len() || soon.steps.is_empty());
}

#[test]
fn a_position_has_its_own_step() {
    // The first steps of a walk, found again from the candidates.
    let puzzle = puzzle(ARTICLE);
    let rating = rated(puzzle.clues());
    let mut position = Candidates::new(puzzle.clues());
    for step in rating.steps.iter().take(12) {
        let found = next_step(&position, SeEdition::Current, &mut |_| Continue(()));
        assert_eq!(found, Continue(Some(step.clone())));
        step.eliminated.iter().for_each(|&one| position.eliminate(one, |_| ()));
        step.placed.iter().for_each(|&one| position.place(one, |_| ()));
    }
}

/// Whether a claim about a position is true.
fn holds(claim: &Claim, position: &Candidates) -> bool {
    match claim {
        Claim::Holds(cell, digits) => {
            position.is_open(*cell) && position.digits(*cell).iter().all(|digit| digits.contains(digit))
        }
        Claim::Places(digit, house, cells) => {
            let all = position.geometry().cells(*house).iter();
            let places = all.filter(|&&cell| position.allows(Candidate::new(cell, *digit)));
            places.into_iter().all(|cell| cells.contains(cell))
        }
        Claim::Solved(cell) => position.digit(*cell).is_some(),
        Claim::Lacks(digit, cells) => {
            let has = |&cell: &Cell| {
                position.digit(cell) == Some(*digit) || position.allows(Candidate::new(cell, *digit))
            };
            !cells.iter().any(has)
        }
    }
}

#[test]
fn shown_steps_do_the_same_for_reasons_that_hold() {
    let (mut shown, mut all) = (0, 0);
    for (puzzle, rating) in easier(40) {
        let mut position = Position::of(&puzzle);
        for step in &rating.steps {
            let steps = step.shown(&position);
            all += 1;
            shown += usize::from(!steps.is_empty());
            let mut after = position.clone();
            for one in &steps {
                for claim in claims(one, after.candidates()) {
                    assert!(holds(&claim, after.candidates()), "{claim:?} of {one:?} in {}", puzzle.clues());
                }
                let told = explain(one, after.candidates(), Locale::ENGLISH);
                assert!(!plain(&told, Shape::S9, Locale::ENGLISH).is_empty());
                after.apply(one);
            }
            if let Some(last) = steps.last() {
                assert_eq!(last.placed(), step.placed, "{step:?}");
                if step.placed.is_none() {
                    assert_eq!(sorted(last.eliminated()), sorted(&step.eliminated), "{step:?}");
                }
            }
            position.rule_out(&step.eliminated);
            step.placed.into_iter().for_each(|placed| position.place(placed));
        }
    }
    println!("{shown} of {all} steps are shown");
    assert!(shown * 100 >= all * 97, "{shown} of {all}");
}

fn sorted(list: &[Candidate]) -> Vec<Candidate> {
    let mut list = list.to_vec();
    list.sort_unstable();
    list
}

#[test]
fn recorded_puzzles_have_their_ratings() {
    // Every band to 9.4; a whole comparison is the example `se`.
    for (file, rows, every) in [("se_paths_index.tsv", 240, 4), ("se_paths_more_index.tsv", 580, 8)] {
        let rows = corpus(file, rows).unwrap_or_default();
        let known = |text: &str| -> u16 {
            let value: f64 = text.parse().expect("a rating");
            ((value + 0.05) * 10.0 + 1e-9).floor() as u16
        };
        for row in rows.iter().filter(|row| known(&row[1]) <= 94).step_by(every) {
            let rating = rated(&line(&row[0]));
            let found = [rating.hardest, rating.first_placement, rating.first_step];
            assert_eq!(found, [1, 2, 3].map(|at| Tenths(known(&row[at]))), "{}", row[0]);
        }
    }
}

#[test]
fn techniques_have_the_names_of_the_program() {
    let check = |technique: SeTechnique, name: &str| assert_eq!(technique.name(), name);
    check(SeTechnique::StrongLinks(3), "3 Strong Links");
    check(SeTechnique::BentWing(4), "WXYZ-Wing");
    check(SeTechnique::BentWing(7), "TUVWXYZ-Wing");
    check(SeTechnique::UniqueLoop(4, 2), "Unique Rectangle type 2");
    check(SeTechnique::UniqueLoop(6, 1), "Unique Loop 6 type 1");
}
