//! Puzzles made for a wished solution path, checked by walks, grades and ratings computed here a second time.

use std::ops::ControlFlow;
use sudoku_core::{
    Cell, Level, Position, Puzzle, Seed, Shape, Symmetry, Technique, TechniqueSet,
    brute::{count_by_cells, unlimited},
    generate::{
        Cages, Drawn,
        measure::{Flaw, Lack, Logic, Made, Measure, MeasureError, make},
    },
    grade,
    ladder::{Ending, Ladder, Walk, walk},
    rating::{Class, Rating, Tenths, hodoku, rate, se},
    step::Step,
    technique::Edition,
};

fn wish(logic: Logic, attempts: u16, seed: u64) -> Measure {
    Measure { logic, attempts, minimal: false, ..Measure::minimal(Shape::S9, Seed::new(seed)) }
}

fn made(wish: &Measure) -> Made {
    make(wish, &mut |_| ControlFlow::Continue(())).expect("a wish that can be tried")
}

fn up(puzzle: &Puzzle, ladder: &Ladder) -> Walk {
    walk(&Position::of(puzzle), ladder)
}

fn ladder_without(without: TechniqueSet) -> Ladder {
    without.iter().fold(Ladder::of_edition(Edition::First), Ladder::without)
}

fn rating(puzzle: &Puzzle) -> Rating {
    match rate(puzzle, &mut || ControlFlow::Continue(())) {
        ControlFlow::Continue(rating) => rating,
        ControlFlow::Break(()) => unreachable!("nobody stops it"),
    }
}

fn rated(puzzle: &Puzzle) -> Tenths {
    rating(puzzle).hardest
}

/// Whether the walk reaches the solution, and no ladder of its height does without the technique.
fn needs(puzzle: &Puzzle, technique: Technique, without: TechniqueSet) -> bool {
    let known = ladder_without(without);
    let way = up(puzzle, &known);
    let taken: Vec<Technique> = way.steps.iter().map(Step::technique).collect();
    let beyond = known
        .rungs()
        .iter()
        .rev()
        .take_while(|rung| !rung.techniques.iter().any(|one| taken.contains(one)))
        .flat_map(|rung| rung.techniques.iter().copied());
    let lower = beyond.chain([technique]).fold(known.clone(), Ladder::without);
    way.ending == Ending::Solved && up(puzzle, &lower).ending == Ending::Stuck
}

/// The flaws reported for a made puzzle are the ones it has.
fn check(wish: &Measure) -> Made {
    let made = made(wish);
    let Logic { needs: needed, without, rating: range, level, class, exact } = wish.logic;
    let puzzle = &made.puzzle;
    let flaws: Vec<Flaw> = made
        .lacks
        .iter()
        .filter_map(|lack| match lack {
            Lack::Logic(flaw) => Some(*flaw),
            _ => None,
        })
        .collect();
    let said = |test: &dyn Fn(&Flaw) -> bool| flaws.iter().any(test);
    let way = up(puzzle, &ladder_without(without));
    if let Some(technique) = needed {
        let met = way.steps.iter().any(|step| step.technique() == technique);
        let flaw = Flaw::Needless { technique, met };
        assert_eq!(said(&|one| *one == flaw), !needs(puzzle, technique, without), "{wish:?}");
    }
    let stuck = way.ending == Ending::Stuck && !without.is_empty();
    assert_eq!(said(&|flaw| matches!(flaw, Flaw::Forbidden(_))), stuck, "{wish:?}");
    if let Some((low, high)) = range {
        let rated = if exact { er(puzzle) } else { rated(puzzle) };
        let flaw = Flaw::Rating(rated);
        assert_eq!(said(&|one| *one == flaw), !(low..=high).contains(&rated), "{wish:?}");
    }
    if let Some(wanted) = level {
        let level = grade(puzzle).level;
        assert_eq!(said(&|one| *one == Flaw::Level(level)), level != wanted, "{wish:?}");
    }
    if let Some(wanted) = class {
        let class = if exact { hodoku_class(puzzle) } else { rating(puzzle).class };
        assert_eq!(said(&|one| *one == Flaw::Class(class)), class != wanted, "{wish:?}");
        assert!(!said(&|one| matches!(one, Flaw::Class(other) if *other != class)), "{wish:?}");
    }
    assert!(made.lacks.is_empty() || made.attempts == wish.attempts, "{wish:?}");
    made
}

fn met(logic: Logic, attempts: u16) {
    for seed in 0..3 {
        let made = check(&wish(logic, attempts, seed));
        assert_eq!(made.lacks, [], "{logic:?}, seed {seed}, {} attempts", made.attempts);
    }
}

fn needing(technique: Technique) -> Logic {
    Logic { needs: Some(technique), ..Logic::default() }
}

fn rated_between(low: u16, high: u16) -> Logic {
    Logic { rating: Some((Tenths(low), Tenths(high))), ..Logic::default() }
}

#[test]
fn techniques_that_must_be_needed() {
    use Technique as T;
    let often = [
        T::HiddenSingle,
        T::NakedSingle,
        T::Pointing,
        T::Claiming,
        T::NakedPair,
        T::HiddenPair,
        T::NakedTriple,
        T::Skyscraper,
        T::TwoStringKite,
        T::EmptyRectangle,
        T::XyWing,
        T::XyzWing,
        T::UniqueRectangle1,
        T::UniqueRectangle4,
        T::HiddenRectangle,
        T::AlsXz,
    ];
    for technique in often {
        met(needing(technique), 2000);
    }
}

#[test]
fn techniques_that_must_not_be_needed() {
    let uniqueness = Technique::ALL.into_iter().filter(|one| one.assumes_one_solution()).collect();
    let pairs = [Technique::NakedPair, Technique::HiddenPair, Technique::LockedPair].into_iter().collect();
    for without in [uniqueness, pairs] {
        met(Logic { without, ..Logic::default() }, 200);
        met(Logic { without, ..needing(Technique::XyWing) }, 2000);
    }
}

#[test]
fn ratings_between_bounds() {
    for (low, high) in [(10, 12), (15, 23), (26, 30), (34, 40), (42, 45), (66, 72), (78, 110)] {
        met(rated_between(low, high), 1000);
    }
}

#[test]
fn levels_with_whatever_else_was_asked_for() {
    for level in Level::ALL {
        met(Logic { level: Some(level), ..Logic::default() }, 300);
    }
    met(Logic { level: Some(Level::VeryHard), ..needing(Technique::XyWing) }, 4000);
    let minimal =
        Measure { minimal: true, ..wish(Logic { level: Some(Level::Easy), ..Logic::default() }, 300, 5) };
    assert_eq!(check(&minimal).lacks, []);
    for level in [Level::Medium, Level::Hard, Level::Extreme] {
        let logic = Logic { level: Some(level), ..Logic::default() };
        assert_eq!(check(&Measure { shape: Shape::S16.clone(), ..wish(logic, 60, 2) }).lacks, []);
    }
    let four = |logic| Measure { shape: Shape::S4.clone(), ..wish(logic, 50, 1) };
    assert_eq!(check(&four(needing(Technique::HiddenSingle))).lacks, []);
    let sixteen = Measure { shape: Shape::S16.clone(), ..wish(needing(Technique::Pointing), 100, 1) };
    assert_eq!(check(&sixteen).lacks, []);
}

fn of_class(class: Class) -> Logic {
    Logic { class: Some(class), ..Logic::default() }
}

fn er(puzzle: &Puzzle) -> Tenths {
    let rated = se::rate(puzzle.clues(), se::SeEdition::Current, &mut |_| ControlFlow::Continue(()));
    rated.expect("a puzzle that the program rates").hardest
}

fn hodoku_class(puzzle: &Puzzle) -> Class {
    hodoku::rate(puzzle, &mut |_| ControlFlow::Continue(())).expect("a puzzle that the program rates").class
}

/// By the walks of the other programs themselves, which are seldom the same as ours.
#[test]
fn exact_figures() {
    for (low, high) in [(12, 15), (20, 28), (34, 36), (42, 45), (66, 66), (71, 73), (83, 84)] {
        met(Logic { exact: true, ..rated_between(low, high) }, 3000);
    }
    for class in Class::ALL {
        met(Logic { exact: true, ..of_class(class) }, 1000);
    }
    met(Logic { exact: true, class: Some(Class::Hard), ..rated_between(44, 50) }, 3000);
    let level = Some(Level::Hard);
    met(Logic { exact: true, level, ..rated_between(30, 42) }, 1000);
    let sixteen =
        Measure { shape: Shape::S16.clone(), ..wish(Logic { exact: true, ..rated_between(12, 15) }, 9, 1) };
    assert_eq!(sixteen.check(), Err(MeasureError::Logic));
    let nothing = wish(Logic { exact: true, ..Logic::default() }, 9, 1);
    assert_eq!(nothing.check(), Err(MeasureError::Logic));
}

#[test]
fn classes_of_hodoku() {
    for class in Class::ALL {
        for seed in 0..12 {
            for (symmetry, minimal) in [(Symmetry::HalfTurn, false), (Symmetry::None, true)] {
                let wish = Measure { symmetry, minimal, ..wish(of_class(class), 300, seed) };
                assert_eq!(check(&wish).lacks, [], "{class:?}, seed {seed}");
            }
        }
    }
    met(Logic { class: Some(Class::Hard), ..needing(Technique::XyWing) }, 2000);
    met(Logic { class: Some(Class::Unfair), level: Some(Level::Fiendish), ..Logic::default() }, 2000);
    let of_so_many = Measure { clues: Some(30), ..wish(of_class(Class::Medium), 300, 3) };
    assert_eq!(check(&of_so_many).lacks, []);
}

/// An easy puzzle needs no almost locked sets, and singles alone make none extreme. One board is seldom enough.
#[test]
fn classes_that_cannot_be_met_are_said() {
    let easy = check(&wish(Logic { class: Some(Class::Easy), ..needing(Technique::AlsXz) }, 20, 7)).lacks;
    assert_eq!(easy, [Lack::Logic(Flaw::Needless { technique: Technique::AlsXz, met: false })]);
    let level = Some(Level::Easy);
    let extreme = check(&wish(Logic { level, ..of_class(Class::Extreme) }, 20, 7)).lacks;
    assert!(matches!(extreme[..], [Lack::Logic(Flaw::Level(_) | Flaw::Class(_))]), "{extreme:?}");
    let near = |attempts| check(&wish(of_class(Class::Unfair), attempts, 2)).lacks;
    assert!(matches!(near(1)[..], [Lack::Logic(Flaw::Class(_))]), "{:?}", near(1));
}

/// No 9x9 puzzle has a set of five (the other four cells are one) or a Squirmbag. No puzzle is rated below a
/// full house, and none of the easiest needs a chain.
#[test]
fn what_cannot_be_met_is_said() {
    let flaws = |logic: Logic, attempts: u16| check(&wish(logic, attempts, 7)).lacks;
    let squirmbag = Flaw::Needless { technique: Technique::Squirmbag, met: false };
    assert_eq!(flaws(needing(Technique::Squirmbag), 20), [Lack::Logic(squirmbag)]);
    let lowest = flaws(rated_between(1, 9), 20);
    assert!(matches!(lowest[..], [Lack::Logic(Flaw::Rating(Tenths(10..=15)))]), "{lowest:?}");
    let easy = flaws(Logic { level: Some(Level::Easy), ..needing(Technique::AlsXz) }, 20);
    assert_eq!(easy, [Lack::Logic(Flaw::Needless { technique: Technique::AlsXz, met: false })]);
    let all = Technique::ALL.into_iter().skip(3).collect();
    let high = flaws(Logic { without: all, ..rated_between(70, 200) }, 20);
    assert_eq!(high.len(), 1, "{high:?}");
}

/// More attempts never give a worse puzzle, and a closer one replaces the one before it.
#[test]
fn the_nearest_is_kept() {
    for (low, high) in [(1_u16, 5_u16), (60, 61), (200, 300)] {
        let far = |tenths: Tenths| low.saturating_sub(tenths.0).max(tenths.0.saturating_sub(high));
        let nearest = |attempts| rated(&made(&wish(rated_between(low, high), attempts, 11)).puzzle);
        let kept: Vec<u16> = (1..=30).map(|attempts| far(nearest(attempts))).collect();
        assert!(kept.is_sorted_by(|before, after| before >= after), "{kept:?}");
        assert!(kept.first() > kept.last(), "{kept:?}");
    }
}

#[test]
fn wishes_that_contradict_themselves_are_refused() {
    let check = |shape: &Shape, logic: Logic| {
        let refused =
            make(&Measure { shape: shape.clone(), ..wish(logic, 5, 1) }, &mut |_| ControlFlow::Continue(()));
        assert_eq!(refused, Err(MeasureError::Logic), "{logic:?}");
    };
    let without = [Technique::XyWing].into_iter().collect();
    check(Shape::S9, Logic { without, ..needing(Technique::XyWing) });
    check(Shape::S9, needing(Technique::Guess));
    check(Shape::S9, rated_between(30, 29));
    check(Shape::S4, Logic { level: Some(Level::Hard), ..Logic::default() });
    for shape in [Shape::S4, Shape::S16, Shape::S25] {
        check(shape, of_class(Class::Easy));
    }
}

/// Killers and jigsaws for a wish: one solution by the cages or regions that were drawn, and the flaws that are said.
#[test]
fn wishes_with_what_a_seed_draws() {
    let drawn = |drawn: Drawn, shape: &Shape, logic: Logic, seed: u64| {
        let wish = wish(logic, 60, seed);
        let wish = Measure { drawn, shape: shape.clone(), symmetry: Symmetry::HalfTurn, ..wish };
        let made = check(&wish);
        let clues = made.puzzle.clues();
        assert!(wish.gives(clues.shape()), "{wish:?}");
        assert_eq!(count_by_cells(clues, 2, &mut unlimited()).exact(), Some(1), "{wish:?}");
        let geometry = clues.geometry();
        let image = |cells: &[Cell]| -> Vec<Cell> {
            let mut images: Vec<Cell> =
                cells.iter().filter_map(|&cell| Symmetry::HalfTurn.image(geometry, cell)).collect();
            images.sort_unstable();
            images
        };
        let cages: Vec<Vec<Cell>> = geometry.cages().iter().map(|cage| cage.cells().to_vec()).collect();
        assert!(cages.iter().all(|cage| cages.contains(&image(cage))), "{wish:?}");
        made
    };
    let needing = |technique| Logic { needs: Some(technique), ..Logic::default() };
    let killer = Drawn::Cages(Cages::Anywhere);
    let mut met = 0;
    for technique in Technique::ALL.into_iter().filter(|one| one.needs_sums()).chain([Technique::XWing]) {
        let made = drawn(killer, Shape::S9, needing(technique), 1);
        println!("{}: {:?} on {} boards", technique.slug(), made.lacks, made.attempts);
        met += usize::from(made.lacks.is_empty());
    }
    assert!(met >= 5, "{met}");
    for level in [Level::Medium, Level::Hard] {
        let logic = Logic { level: Some(level), ..Logic::default() };
        for (kind, shape) in
            [(killer, Shape::S6), (Drawn::Cages(Cages::InBoxes), Shape::S6), (Drawn::Regions, Shape::S9)]
        {
            assert_eq!(drawn(kind, shape, logic, 3).lacks, [], "{kind:?} {level}");
        }
    }
    for clues in [1, 8, 20] {
        let wish = Measure {
            drawn: Drawn::Cages(Cages::BesideDigits),
            clues: Some(clues),
            ..wish(Logic::default(), 1, clues as u64)
        };
        let made = check(&wish);
        assert_eq!((made.puzzle.clues().filled_count(), made.lacks.as_slice()), (clues, &[][..]));
        assert_eq!(count_by_cells(made.puzzle.clues(), 2, &mut unlimited()).exact(), Some(1));
    }
}
