//! Recipes as text: one text for each wish, and it always gives the same puzzle.

use crate::golden_recipes::clues;
use std::ops::ControlFlow;
use sudoku_core::{
    Cell, Filling, Grid, Level, Puzzle, Seed, Shape, Symmetry, Technique,
    brute::{count_by_cells, unlimited},
    explain::Locale,
    generate::{
        Cages, Drawn, Progress, SpecError,
        daily::{Daily, DailyError, Date},
        measure::{Flaw, Lack, Logic, Measure, MeasureError, MeasureTextError, Source},
        recipe::{Recipe, RecipeError},
    },
    notation,
    rating::{Class, Tenths, hodoku, rate},
    wire::{Task, serve},
};

#[test]
fn golden() {
    crate::golden_recipes::check();
}

#[test]
fn each_puzzle_of_a_recipe_has_one_solution() {
    for recipe in crate::golden_recipes::recipes() {
        let grid = Grid::from_line(&clues(recipe)).expect("a grid");
        assert_eq!(count_by_cells(&grid, 2, &mut unlimited()).exact(), Some(1), "{recipe}");
    }
}

#[test]
fn each_puzzle_of_a_class_is_of_it() {
    let wanted = |recipe: &str| Some((recipe.to_owned(), recipe.parse::<Measure>().ok()?.logic.class?));
    let of_classes: Vec<_> = crate::golden_recipes::recipes().into_iter().filter_map(wanted).collect();
    assert!(Class::ALL.iter().all(|class| of_classes.iter().any(|(_, wanted)| wanted == class)));
    for (recipe, wanted) in of_classes {
        let grid = notation::read(&clues(&recipe)).expect("a grid").grid;
        let puzzle = Puzzle::new(grid, &mut unlimited()).expect("a puzzle");
        let class = if recipe.starts_with("m3") {
            hodoku::rate(&puzzle, &mut |_| ControlFlow::Continue(())).ok().map(|rated| rated.class)
        } else {
            rate(&puzzle, &mut || ControlFlow::Continue(())).continue_value().map(|rated| rated.class)
        };
        assert_eq!(class, Some(wanted), "{recipe}");
    }
}

fn measure(text: &str) -> Measure {
    text.parse().unwrap_or_else(|error| panic!("{text}: {error}"))
}

#[test]
fn a_measure_is_its_text() {
    let check = |text: &str, change: &dyn Fn(&mut Measure)| {
        let mut wish = Measure { minimal: false, ..Measure::minimal(Shape::S9, Seed::from_text("K7Q2M9X4")) };
        change(&mut wish);
        assert_eq!(wish.to_string(), text);
        assert_eq!(measure(text), wish, "{text}");
        assert_eq!(text.parse(), Ok(Recipe::Measure(Box::new(wish))), "{text}");
        assert!(Recipe::is_meant(text), "{text}");
    };
    check("m2.3.random.none.tries-20.K7Q2M9X4", &|_| {});
    check("m2.3.permutation.anti-diagonal.minimal.tries-1.K7Q2M9X4", &|wish| {
        wish.source = Source::Filling(Filling::Permutation);
        (wish.symmetry, wish.minimal, wish.attempts) = (Symmetry::AntiDiagonal, true, 1);
    });
    check("m2.3.random.full.clues-36.tries-1000.K7Q2M9X4", &|wish| {
        (wish.symmetry, wish.clues, wish.attempts) = (Symmetry::Full, Some(36), 1000);
    });
    check("m2.5.random.none.most-320.minimal.tries-20.K7Q2M9X4", &|wish| {
        (wish.shape, wish.clues, wish.or_fewer, wish.minimal) = (Shape::S25.clone(), Some(320), true, true);
    });
    check("m2.2.given-1234341221434321.none.cells-80c1.tries-20.K7Q2M9X4", &|wish| {
        wish.shape = Shape::S4.clone();
        wish.source = Source::Solution(notation::read("1234341221434321").expect("a grid").grid);
        wish.pattern = Some([0, 8, 9, 15].map(Cell::at).to_vec());
    });
    check("m2.3.random.none.cells-800000000000000000008.tries-20.K7Q2M9X4", &|wish| {
        wish.pattern = Some([0, 80].map(Cell::at).to_vec());
    });
    check(
        "m2.3.random.half-turn.level-hard.class-unfair.rated-30-45.needs-x-wing.without-xy-wing.without-x-chain.tries-900.K7Q2M9X4",
        &|wish| {
            (wish.symmetry, wish.attempts) = (Symmetry::HalfTurn, 900);
            wish.logic = Logic {
                needs: Some(Technique::XWing),
                without: [Technique::XChain, Technique::XyWing].into_iter().collect(),
                rating: Some((Tenths(30), Tenths(45))),
                level: Some(Level::Hard),
                class: Some(Class::Unfair),
                exact: false,
            };
        },
    );
    check("m2.3c.random.half-turn.level-hard.needs-split-cage.tries-60.K7Q2M9X4", &|wish| {
        (wish.drawn, wish.symmetry) = (Drawn::Cages(Cages::Anywhere), Symmetry::HalfTurn);
        (wish.logic.level, wish.logic.needs) = (Some(Level::Hard), Some(Technique::SplitCage));
        wish.attempts = 60;
    });
    check("m2.6cd.random.none.clues-5.tries-20.K7Q2M9X4", &|wish| {
        wish.shape = Shape::S6.clone();
        (wish.drawn, wish.clues) = (Drawn::Cages(Cages::BesideDigits), Some(5));
    });
    check("m2.3cb.random.none.tries-20.K7Q2M9X4", &|wish| {
        wish.drawn = Drawn::Cages(Cages::InBoxes);
    });
    check("m2.3j.random.none.minimal.tries-20.K7Q2M9X4", &|wish| {
        (wish.drawn, wish.minimal) = (Drawn::Regions, true);
    });
    check("m3.3.random.none.hodoku-unfair.er-66-72.tries-900.K7Q2M9X4", &|wish| {
        wish.attempts = 900;
        wish.logic = Logic {
            rating: Some((Tenths(66), Tenths(72))),
            class: Some(Class::Unfair),
            exact: true,
            ..Logic::default()
        };
    });
}

#[test]
fn other_texts_are_no_measures() {
    let check = |text: &str, error: MeasureTextError| {
        assert_eq!(text.parse::<Measure>(), Err(error.clone()), "{text}");
        assert_eq!(text.parse::<Recipe>(), Err(RecipeError::Measure(error)), "{text}");
    };
    let part = |part: &str| MeasureTextError::Part(part.into());
    check("m", MeasureTextError::Form);
    check("m2", MeasureTextError::Form);
    check("m2.3.random.none", MeasureTextError::Form);
    check("mx.3.random.none.K7Q2M9X4", MeasureTextError::Form);
    check("m1.3.random.none.K7Q2M9X4", MeasureTextError::Version(1));
    check("m99.anything", MeasureTextError::Version(99));
    check("m3.3.random.none.tries-20.K7Q2M9X4", MeasureTextError::Form);
    check("m3.3.random.none.rated-66-72.tries-20.K7Q2M9X4", MeasureTextError::Form);
    check("m2.3.random.none.er-66-72.tries-20.K7Q2M9X4", MeasureTextError::Form);
    check("m3.3.random.none.class-hard.er-66-72.tries-20.K7Q2M9X4", part("er-66-72"));
    check("m3.3.random.none.hodoku-hard.rated-66-72.tries-20.K7Q2M9X4", part("rated-66-72"));
    check("m3.4.random.none.er-66-72.tries-20.K7Q2M9X4", MeasureTextError::Impossible(MeasureError::Logic));
    check("m2.7.random.none.K7Q2M9X4", part("7"));
    check("m2.6.random.diagonal.K7Q2M9X4", part("diagonal"));
    check("m2.03.random.none.K7Q2M9X4", part("03"));
    check("m2.3.magic.none.K7Q2M9X4", part("magic"));
    check("m2.3.given-1234.none.K7Q2M9X4", part("given-1234"));
    check("m2.3.random.third-turn.K7Q2M9X4", part("third-turn"));
    check("m2.3.random.none.K7Q2M9X", part("K7Q2M9X"));
    check("m2.3.random.none.nice.K7Q2M9X4", part("nice"));
    check("m2.3.random.none.clues-+4.K7Q2M9X4", part("clues-+4"));
    check("m2.3.random.none.tries-0.K7Q2M9X4", part("tries-0"));
    check("m2.3.random.none.minimal.clues-24.K7Q2M9X4", part("clues-24"));
    check("m2.3.random.none.clues-24.most-24.K7Q2M9X4", part("most-24"));
    check("m2.2.random.none.cells-80C1.K7Q2M9X4", part("cells-80C1"));
    check("m2.2.random.none.cells-80c.K7Q2M9X4", part("cells-80c"));
    check("m2.3.random.none.cells-80000000000000000000c.K7Q2M9X4", part("cells-80000000000000000000c"));
    check("m2.3.random.none.level-nice.K7Q2M9X4", part("level-nice"));
    check("m2.3.random.none.class-nice.K7Q2M9X4", part("class-nice"));
    check("m2.3.random.none.class-Hard.K7Q2M9X4", part("class-Hard"));
    check("m2.3.random.none.class-hard.level-hard.K7Q2M9X4", part("level-hard"));
    check("m2.4.random.none.class-hard.K7Q2M9X4", MeasureTextError::Impossible(MeasureError::Logic));
    check("m2.3.random.none.rated-45.K7Q2M9X4", part("rated-45"));
    check("m2.3.random.none.needs-luck.K7Q2M9X4", part("needs-luck"));
    check("m2.3.random.none.without-x-chain.without-xy-wing.K7Q2M9X4", part("without-xy-wing"));
    check("m2.3.random.none.rated-45-30.K7Q2M9X4", MeasureTextError::Impossible(MeasureError::Logic));
    check("m2.2.random.none.level-hard.K7Q2M9X4", MeasureTextError::Impossible(MeasureError::Logic));
    check("m2.3.random.none.needs-guess.K7Q2M9X4", part("needs-guess"));
    check("m2.2.random.none.cells-ffff.K7Q2M9X4", MeasureTextError::Impossible(MeasureError::Pattern));
    check("m2.2.random.none.clues-16.K7Q2M9X4", MeasureTextError::Impossible(MeasureError::TooManyClues));
    check(
        "m2.2.given-1234341221434322.none.K7Q2M9X4",
        MeasureTextError::Impossible(MeasureError::NoSolution),
    );
    let drawn = |text: &str| check(text, MeasureTextError::Impossible(MeasureError::Drawn));
    drawn("m2.3c.random.none.minimal.K7Q2M9X4");
    drawn("m2.3c.random.none.clues-5.K7Q2M9X4");
    drawn("m2.3cd.random.none.clues-2.cells-800000000000000000008.K7Q2M9X4");
    drawn("m2.3c.random.full.K7Q2M9X4");
    drawn("m2.3j.permutation.none.K7Q2M9X4");
    drawn("m2.2j.given-1234341221434321.none.K7Q2M9X4");
    let logic = |text: &str| check(text, MeasureTextError::Impossible(MeasureError::Logic));
    logic("m2.3.random.none.needs-split-cage.K7Q2M9X4");
    logic("m2.3c.random.none.rated-30-45.K7Q2M9X4");
    logic("m2.3c.random.none.class-hard.K7Q2M9X4");
    logic("m2.3j.random.none.class-hard.K7Q2M9X4");
    logic("m2.3c.random.none.level-easy.K7Q2M9X4");
    logic("m2.3cd.random.none.level-extreme.K7Q2M9X4");
    assert_eq!(RecipeError::Measure(MeasureTextError::Version(1)).version(), Some(1));
    assert_eq!(RecipeError::Measure(part("x")).version(), None);
}

#[test]
fn what_is_no_recipe_is_a_seed() {
    let check = |text: &str, meant: bool| assert_eq!(Recipe::is_meant(text), meant, "{text:?}");
    check("", false);
    check("K7Q2M9X4", false);
    check("mother's 70th.1", false);
    check("2026-11-21", false);
    check("3.14", false);
    check("dad. 3. 4", false);
    check("2.3.medium", true);
    check(" m2.3.random.none.K7Q2M9X4 ", true);
    check("d2.3.hard.2026-11-21", true);
    check("1.3.easy.random.none.K7Q2M9X4", true);
}

#[test]
fn recipes_of_all_kinds() {
    let check = |text: &str, shape: &Shape| {
        let recipe: Recipe = text.parse().expect("a recipe");
        assert_eq!((recipe.to_string().as_str(), recipe.shape()), (text, shape));
    };
    check("2.4.medium.random.half-turn.K7Q2M9X4", Shape::S16);
    check("d2.2.easy.2026-11-21", Shape::S4);
    check("m2.3.random.none.tries-20.K7Q2M9X4", Shape::S9);
    let refused = |text: &str, error: RecipeError| assert_eq!(text.parse::<Recipe>(), Err(error), "{text}");
    refused("2.2.hard.random.none.K7Q2M9X4", RecipeError::NoSuchLevel(Level::Hard, Shape::S4.clone()));
    refused("d2.2.hard.2026-11-21", RecipeError::NoSuchLevel(Level::Hard, Shape::S4.clone()));
    refused("d2.3.hard.2026-02-30", RecipeError::Daily(DailyError::Date));
    refused("1.3.hard.random.none.K7Q2M9X4", RecipeError::Spec(SpecError::Version(1)));
    refused("2.3", RecipeError::Spec(SpecError::Form));
}

/// The date as the seed of the same wish gives the puzzle of that day.
#[test]
fn the_seed_of_a_day_is_its_date() {
    let daily =
        Daily { shape: Shape::S9.clone(), is_killer: false, level: Level::Easy, date: Date::of_day(20_778) };
    let spec = daily.spec(0);
    assert_eq!(spec.seed, Seed::from_text("2026-11-21"));
    assert_eq!(clues(&daily.to_string()), clues(&spec.to_string()));
    let next = Daily { date: Date::of_day(20_779), ..daily.clone() };
    assert_ne!(clues(&daily.to_string()), clues(&next.to_string()));
    assert_eq!(Daily::date_of("d1.3.easy.2026-11-21"), Some(daily.date), "whichever generator wrote it");
    for text in ["", "d", "m2.3.random.none.tries-20.2026-11-21", "2.3.easy.random.none.2026-11-21"] {
        assert_eq!(Daily::date_of(text), None, "{text}");
    }
}

/// Progress never goes back, and the closest board is reported from the second one on.
#[test]
fn the_making_tells_how_far_it_is() {
    let told = |text: &str| -> Vec<Progress> {
        let mut told = Vec::new();
        serve(Task::Make(text.parse().expect("a recipe")), Locale::ENGLISH, &mut |progress| {
            told.push(progress);
        });
        told
    };
    let measured = told("m2.3.random.none.clues-17.tries-5.00000001");
    let shares: Vec<(u32, u32)> = measured.iter().map(|progress| progress.share()).collect();
    assert!(shares.is_sorted(), "{shares:?}");
    assert!(shares.iter().all(|&(done, of)| done <= of && of == 500), "{shares:?}");
    for progress in measured.iter().chain(&told("2.3.extreme.random.half-turn.00000001")) {
        let (first, nearest) = (progress.attempt == 0, progress.nearest);
        assert_eq!(nearest.is_none(), first, "{progress:?}");
        let lack = nearest.is_none_or(|lack| matches!(lack, Lack::Clues(18..) | Lack::Logic(Flaw::Level(_))));
        assert!(lack, "{progress:?}");
    }
    assert_eq!(Progress { done: 3, of: 9, ..Progress::default() }.share(), (3, 9), "of one board");
}

#[test]
fn fewer_clues_may_do() {
    let made = |text: &str| notation::read(&clues(text)).expect("a grid").grid.filled_count();
    assert_eq!(made("m2.3.random.half-turn.clues-40.tries-20.00000007"), 40);
    assert!(made("m2.3.random.none.most-26.minimal.tries-20.00000007") <= 26);
    let grid: Grid =
        notation::read(&clues("m2.2.random.none.most-15.minimal.tries-1.00000007")).expect("a grid").grid;
    assert!((4..=7).contains(&grid.filled_count()), "{grid}");
}
