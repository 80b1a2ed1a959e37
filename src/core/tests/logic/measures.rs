//! Puzzles made to measure: each meets its wish or names its flaws.

use crate::{
    engine::naive_solutions,
    golden_measures::{made, wish},
};
use std::{env, fs, ops::ControlFlow};
use sudoku_core::{
    Cell, Filling, Grid, Rng, Seed, Shape, Symmetry,
    brute::{count, count_by_cells, unlimited},
    generate::{
        Progress,
        measure::{Lack, Made, Measure, MeasureError, Source, make, make_within},
    },
};

/// Checks a made puzzle, with or without flaws. The general search counts its solutions from the clues alone.
fn check(wish: &Measure) -> Made {
    let made = made(wish);
    let (clues, solution) = (made.puzzle.clues(), made.puzzle.solution());
    assert!(wish.gives(clues.shape()), "{wish:?}");
    let counted = count_by_cells(clues, 2, &mut unlimited());
    assert_eq!((counted.exact(), counted.first.as_ref()), (Some(1), Some(solution)), "{wish:?}");
    let number = clues.filled_count();
    let has = |test: fn(&Lack) -> bool| made.lacks.iter().any(test);
    assert_eq!(
        has(|lack| matches!(lack, Lack::Clues(_))),
        wish.clues.is_some_and(|n| n != number),
        "{wish:?}"
    );
    if let Some(drawn) = &wish.pattern {
        assert!(drawn.iter().all(|&cell| clues.get(cell).is_some()), "{wish:?}");
        let outside = number - drawn.len();
        assert_eq!(made.lacks.contains(&Lack::Outside(outside)), outside > 0, "{wish:?}");
    } else {
        assert!(wish.symmetry.holds(clues), "{wish:?}");
    }
    if wish.minimal && wish.shape <= Shape::S9.clone() {
        let spare = clues.filled().filter(|&(cell, _)| {
            let mut fewer = clues.clone();
            fewer.set(cell, None);
            count(&fewer, 2, &mut unlimited()).found == 1
        });
        let spare = spare.count();
        assert_eq!(made.lacks.contains(&Lack::Spare(spare)), spare > 0, "{wish:?}");
    }
    made
}

fn seeds(count: u64, of: impl Fn(Seed) -> Measure) -> Vec<Made> {
    (0..count).map(|seed| check(&of(Seed::new(seed)))).collect()
}

fn complete(made: &[Made]) -> usize {
    made.iter().filter(|made| made.lacks.is_empty()).count()
}

#[test]
fn minimal_puzzles_of_9x9_are_always_met() {
    let made = seeds(300, |seed| Measure::minimal(Shape::S9, seed));
    assert_eq!(complete(&made), 300);
    let clues: usize = made.iter().map(|made| made.puzzle.clues().filled_count()).sum();
    assert!((24 * 300..25 * 300).contains(&clues), "a mean of {clues} / 300 clues");
}

#[test]
fn every_symmetry_and_filling() {
    for shape in [Shape::S4, Shape::S9, Shape::S16] {
        for symmetry in Symmetry::ALL {
            for filling in Filling::ALL {
                let source = Source::Filling(filling);
                let wish = |seed| Measure {
                    symmetry,
                    source: source.clone(),
                    minimal: false,
                    ..Measure::minimal(shape, seed)
                };
                assert_eq!(complete(&seeds(2, wish)), 2);
            }
        }
    }
}

#[test]
fn so_many_clues() {
    let check = |shape: &Shape, clues: usize, symmetry: Symmetry, count: u64| {
        let wish =
            |seed| Measure { clues: Some(clues), symmetry, minimal: false, ..Measure::minimal(shape, seed) };
        assert_eq!(complete(&seeds(count, wish)), count as usize, "{shape:?} {clues}");
    };
    check(Shape::S4, 6, Symmetry::None, 10);
    check(Shape::S9, 24, Symmetry::None, 20);
    check(Shape::S9, 31, Symmetry::HalfTurn, 20);
    check(Shape::S9, 36, Symmetry::Full, 10);
    check(Shape::S9, 80, Symmetry::None, 5);
    check(Shape::S16, 110, Symmetry::None, 5);
    check(Shape::S16, 120, Symmetry::HalfTurn, 5);
    check(Shape::S25, 320, Symmetry::None, 3);
    check(Shape::S25, 330, Symmetry::HalfTurn, 2);
}

#[test]
fn what_cannot_be_met_is_said() {
    // No 9x9 has fewer than 17 clues (McGuire, Tugemann, Civario, 2012), no 4x4 fewer than 4.
    for (shape, clues, least) in [(Shape::S9, 16, 17), (Shape::S4, 3, 4)] {
        let wish = Measure { clues: Some(clues), minimal: false, ..Measure::minimal(shape, Seed::new(1)) };
        let made = check(&wish);
        let number = made.puzzle.clues().filled_count();
        assert!(number >= least, "{number}");
        assert_eq!((made.lacks, made.attempts), (vec![Lack::Clues(number)], wish.attempts));
    }
}

#[test]
fn clues_in_the_cells_that_were_drawn() {
    let drawn = |seed: u64, count: usize| {
        let mut cells: Vec<Cell> = Cell::all(Shape::S9).collect();
        Rng::new(Seed::new(seed), 1).shuffle(&mut cells);
        cells.truncate(count);
        cells
    };
    let wish = |seed: u64, count: usize| Measure {
        pattern: Some(drawn(seed, count)),
        minimal: false,
        ..Measure::minimal(Shape::S9, Seed::new(seed))
    };
    let met = (0..8).filter(|&seed| check(&wish(seed, 27)).lacks.is_empty()).count();
    assert!(met >= 7, "{met}");
    // Eight cells are never enough, so others are added.
    let made = check(&Measure { attempts: 2, ..wish(1, 8) });
    assert!(matches!(made.lacks[..], [Lack::Outside(9..)]), "{:?}", made.lacks);
}

#[test]
fn a_solution_that_is_given() {
    let solution = made(&wish("3.none.-.-.random.A")).puzzle.solution().clone();
    let given =
        |grid: Grid| Measure { source: Source::Solution(grid), ..Measure::minimal(Shape::S9, Seed::new(4)) };
    assert_eq!(check(&given(solution.clone())).puzzle.solution(), &solution);
    let mut wrong = solution.clone();
    wrong.set(Cell::at(0), solution.get(Cell::at(1)));
    let mut empty = solution;
    empty.set(Cell::at(3), None);
    for grid in [wrong, empty, Grid::empty(Shape::S4)] {
        let refused = make(&given(grid), &mut |_| ControlFlow::Continue(()));
        assert_eq!(refused, Err(MeasureError::NoSolution));
    }
}

#[test]
fn wishes_that_contradict_themselves_are_refused() {
    let check = |change: &dyn Fn(&mut Measure), error: MeasureError| {
        let mut wish = Measure::minimal(Shape::S4, Seed::new(1));
        change(&mut wish);
        assert_eq!(make(&wish, &mut |_| ControlFlow::Continue(())), Err(error), "{wish:?}");
    };
    let cells = |cells: &[usize]| Some(cells.iter().map(|&cell| Cell::at(cell)).collect());
    check(&|wish| wish.clues = Some(16), MeasureError::TooManyClues);
    check(&|wish| wish.pattern = cells(&[1, 1]), MeasureError::Pattern);
    check(&|wish| wish.pattern = cells(&[16]), MeasureError::Pattern);
    check(&|wish| wish.pattern = Some(Cell::all(Shape::S4).collect()), MeasureError::Pattern);
    check(
        &|wish| {
            wish.pattern = cells(&[1, 2, 3, 4, 5]);
            wish.clues = Some(4);
        },
        MeasureError::Pattern,
    );
}

#[test]
fn it_stops_when_it_is_told() {
    for shape in Shape::ALL {
        let wish = Measure::minimal(shape, Seed::new(1));
        for stop_at in [0, 1, 5, 40] {
            let mut beats = 0;
            let stopped = make(&wish, &mut |progress| {
                assert!(progress.done <= progress.of || progress.of == 0, "{progress:?}");
                beats += 1;
                if beats > stop_at { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
            });
            match stopped {
                Err(error) => assert_eq!((error, beats), (MeasureError::Interrupted, stop_at + 1)),
                Ok(_) => assert!(beats <= stop_at, "{shape:?} {stop_at}"),
            }
        }
    }
}

/// The plainest search finds no other solution.
#[test]
fn the_naive_twin_finds_one_solution() {
    for shape in [Shape::S4, Shape::S9] {
        for seed in 0..5 {
            let wish = Measure {
                clues: Some(shape.side() * 3 + 1),
                minimal: false,
                ..Measure::minimal(shape, Seed::new(seed))
            };
            let made = made(&wish);
            let mut solutions = Vec::new();
            naive_solutions(&mut made.puzzle.clues().clone(), 2, &mut solutions);
            assert_eq!(solutions, [made.puzzle.solution().clone()], "{wish:?}");
        }
    }
}

/// With `UPDATE_GOLDEN` set, it writes the table again. Do so only with a new version of the generator.
#[test]
fn seeds_are_puzzles_for_ever() {
    if env::var_os("UPDATE_GOLDEN").is_some() {
        let rows = crate::golden_measures::wishes();
        let rows = rows.into_iter().map(|wish| format!("{wish}\t{}\n", crate::golden_measures::clues(wish)));
        let file = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/data/measures.txt");
        fs::write(file, rows.collect::<String>()).expect("the table is written");
        return;
    }
    crate::golden_measures::check();
}

/// A text may ask for any number of boards. The work stops at the same point everywhere, and the result is
/// the closest of the boards tried.
#[test]
fn work_without_end_is_ended() {
    let rare = |attempts: u16| Measure {
        clues: Some(17),
        attempts,
        ..Measure::minimal(Shape::S9, Seed::from_text("K7Q2M9X4"))
    };
    let on = &mut |_: Progress| ControlFlow::Continue(());
    let mut shares = Vec::new();
    let cut = make_within(20_000, &rare(u16::MAX), &mut |progress| {
        let (done, of) = progress.share();
        shares.push(u64::from(done) * 100 / u64::from(of));
        ControlFlow::Continue(())
    })
    .expect("the nearest");
    assert!(cut.cut && (10..5000).contains(&cut.attempts), "{} boards", cut.attempts);
    assert!(matches!(cut.lacks[..], [Lack::Clues(18..)]), "{:?}", cut.lacks);
    assert_eq!(make_within(20_000, &rare(u16::MAX), on).as_ref(), Ok(&cut));
    // With as many boards and no bound in reach, it gives the same puzzle.
    let whole = make(&rare(cut.attempts), on).expect("the nearest");
    assert_eq!(Made { cut: true, ..whole }, cut);
    // Progress follows the work when that runs out first.
    assert!(shares.is_sorted() && shares.last() >= Some(&98), "{:?}", shares.last());
    // Too little work for one board gives nothing.
    assert_eq!(make_within(3, &rare(9), on), Err(MeasureError::TooMuch));
    assert_eq!(
        make_within(u64::MAX, &rare(9), &mut |_| ControlFlow::Break(())),
        Err(MeasureError::Interrupted)
    );
}

/// The bound is far above any real wish: nothing in the tables comes near it.
#[test]
fn what_people_ask_for_is_far_from_the_end_of_the_work() {
    for recipe in include_str!("../data/recipes.txt").lines().filter_map(|row| row.split('\t').next()) {
        let Ok(wish) = recipe.parse::<Measure>() else { continue };
        let mut spent = 0;
        let made = make(&wish, &mut |progress| {
            spent = spent.max(progress.spent);
            ControlFlow::Continue(())
        });
        assert!(made.is_ok_and(|made| !made.cut) && spent < 2, "{recipe}: {spent}");
    }
}
