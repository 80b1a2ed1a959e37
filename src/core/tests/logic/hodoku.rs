//! HoDoKu's own walk: its figures to the digit, and steps that are true.

use crate::common::{ARTICLE, HARD, SMALL, corpus, line, puzzle, some_puzzles};
use std::ops::ControlFlow::{Break, Continue};
use sudoku_core::{
    Candidate, Candidates, Position, Puzzle, Shape,
    rating::{
        Class,
        hodoku::{HodokuName, HodokuStep, HodokuWalk, NoHodokuRating, rate},
    },
};

fn figures(puzzle: &Puzzle) -> (u32, Class) {
    let rating = rate(puzzle, &mut |_| Continue(())).expect("a puzzle of 9x9");
    assert_eq!(rating.steps.iter().map(|step| step.name.score()).sum::<u32>(), rating.score);
    (rating.score, rating.class)
}

#[test]
fn figures_are_those_of_the_program() {
    for row in corpus("hodoku_scores.tsv", 3000).unwrap_or_default().iter().step_by(12) {
        let puzzle = Puzzle::proven_before(line(&row[0]), line(&row[3])).expect("the solution fits");
        let (score, class) = figures(&puzzle);
        assert_eq!((score.to_string(), class.name()), (row[2].clone(), row[1].as_str()), "{}", row[0]);
    }
}

#[test]
fn figures_stay_the_same() {
    assert_eq!(figures(&puzzle(ARTICLE)), (308, Class::Easy));
    assert_eq!(figures(&puzzle(HARD)), (21342, Class::Extreme));
}

#[test]
fn no_step_contradicts_the_solution() {
    let nines = || some_puzzles().into_iter().filter(|puzzle| puzzle.clues().shape() == Shape::S9);
    assert!(nines().count() > 10);
    for puzzle in nines() {
        let right = |candidate: Candidate| puzzle.solution().get(candidate.cell) == Some(candidate.digit);
        let mut board = Candidates::new(puzzle.clues());
        let rating = rate(&puzzle, &mut |_| Continue(())).expect("a puzzle of 9x9");
        for step in &rating.steps {
            assert!(step.placed.is_none_or(right), "{step:?}");
            assert!(!step.eliminated.iter().any(|&gone| right(gone)), "{step:?}");
            let news = |gone: &Candidate| board.allows(*gone);
            assert!(step.placed.is_some() || step.eliminated.iter().all(news), "{step:?} tells nothing new");
            step.eliminated.iter().for_each(|&gone| board.eliminate(gone, |_| {}));
            step.placed.iter().for_each(|&placed| board.place(placed, |_| {}));
        }
        assert_eq!(&board.to_grid(), puzzle.solution());
    }
}

#[test]
fn a_walk_takes_steps_of_others() {
    let puzzle = puzzle(ARTICLE);
    let solution = puzzle.solution().clone();
    let mut walk = HodokuWalk::new(&puzzle).expect("a puzzle of 9x9");
    let first = walk.next().expect("it is not solved");
    let elsewhere = |cell: &sudoku_core::Cell| {
        first.placed.is_some_and(|placed| placed.cell != *cell) && puzzle.clues().get(*cell).is_none()
    };
    let cell = sudoku_core::Cell::all(Shape::S9).find(elsewhere).expect("another empty cell");
    let placed = solution.get(cell).map(|digit| Candidate::new(cell, digit));
    walk.apply(&HodokuStep { name: HodokuName::BruteForce, placed, eliminated: Vec::new() });
    while let Some(step) = walk.next() {
        assert!(step.placed.is_none_or(|placed| placed.cell != cell), "it was placed before");
        walk.apply(&step);
    }
}

#[test]
fn a_walk_can_be_stopped() {
    let stop = |score: u32| if score >= 100 { Break(()) } else { Continue(()) };
    let stopped = rate(&puzzle(ARTICLE), &mut |score| stop(score));
    let Err(NoHodokuRating::Stopped { at_least }) = stopped else { panic!("{stopped:?}") };
    assert!((100..308).contains(&at_least), "{at_least}");
}

#[test]
fn other_sizes_have_no_figures() {
    assert_eq!(rate(&puzzle(SMALL), &mut |_| Continue(())), Err(NoHodokuRating::OtherSize));
}

#[test]
fn a_name_survives_its_number() {
    for &name in HodokuName::ALL {
        assert_eq!(HodokuName::try_from(u8::from(name)), Ok(name));
        assert_eq!(HodokuName::ALL.iter().filter(|other| other.text() == name.text()).count(), 1);
    }
    assert!(HodokuName::try_from(HodokuName::ALL.len() as u8).is_err());
}

#[test]
fn the_same_names_have_the_same_figures() {
    let known = HodokuName::ALL.iter().filter_map(|name| Some((name, name.technique()?.info())));
    let mut count = 0;
    for (name, info) in known {
        assert_eq!((name.score(), name.class()), (info.score(), info.class), "{}", name.text());
        count += 1;
    }
    assert!(count > 40, "{count}");
}

#[test]
fn an_explained_step_has_the_same_effect() {
    let mut explained = 0;
    let mut all = 0;
    for puzzle in some_puzzles().into_iter().filter(|puzzle| puzzle.clues().shape() == Shape::S9) {
        let mut position = Position::of(&puzzle);
        for step in rate(&puzzle, &mut |_| Continue(())).expect("a puzzle of 9x9").steps {
            if step.name.class() < Class::Unfair {
                all += 1;
                if let Some(same) = step.explained(&position) {
                    assert_eq!(same.placed(), step.placed);
                    assert_eq!(same.eliminated().len(), step.eliminated.len());
                    explained += 1;
                }
            }
            position.rule_out(&step.eliminated);
            step.placed.iter().for_each(|&placed| position.place(placed));
        }
    }
    assert!(explained * 10 >= all * 9, "{explained} of {all}");
}
