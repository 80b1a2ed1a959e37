//! Tables of the levels, clues and symmetries of fixed seeds. The same on every machine.
//!
//! `cargo run --release -p sudoku-tools --bin distribution -- [9x9] [16x16] [25x25]`, each with a number
//! of seeds; without numbers it uses those of `benches/README.md`.

use std::{collections::BTreeMap, env, ops::ControlFlow};
use sudoku_core::{
    Drawn, Filling, Graded, Level, Puzzle, Seed, Shape, Spec, Symmetry, generate,
    generate::measure::{Measure, make},
    grade,
};

/// Seeds for each row of a table, by order.
const SEEDS: [u64; 4] = [100, 100, 10, 4];

fn main() {
    let asked: Vec<u64> = env::args().skip(1).filter_map(|number| number.parse().ok()).collect();
    let seeds = |shape: &Shape| {
        let given = shape.size().checked_sub(Shape::S9.size()).and_then(|at| asked.get(at));
        given.copied().unwrap_or(SEEDS[shape.size()])
    };
    println!("Asked for a level, half-turn symmetry; least / middle / most:\n");
    heading(&["", "seeds", "clues", "% of cells", "narrowest choice", "passes of the hardest tier"]);
    for shape in Shape::ALL {
        for level in Level::ALL.into_iter().filter(|level| level.exists_at(shape)) {
            by_level(shape, level, seeds(shape));
        }
    }
    println!("\nAsked for nothing but a minimal puzzle, by symmetry (9×9); levels in per cent:\n");
    let mut columns = vec!["", "seeds", "clues", "minimal"];
    columns.extend(Level::ALL.map(Level::slug));
    heading(&columns);
    for symmetry in Symmetry::ALL {
        by_symmetry(symmetry, seeds(Shape::S9) * 2);
    }
    println!("\nSymmetries that easy and very hard puzzles have, asked for each (9×9), of as many seeds:\n");
    let mut columns = vec![""];
    columns.extend(Symmetry::ALL.map(Symmetry::slug));
    heading(&columns);
    for symmetry in Symmetry::ALL {
        by_chance(symmetry, seeds(Shape::S9));
    }
}

fn heading(columns: &[&str]) {
    println!("| {} |\n|---|{}", columns.join(" | "), "---:|".repeat(columns.len() - 1));
}

fn made(shape: &Shape, level: Level, symmetry: Symmetry, seed: u64) -> Option<(Puzzle, Graded)> {
    let spec = Spec {
        shape: shape.clone(),
        drawn: Drawn::Nothing,
        level,
        filling: Filling::Random,
        symmetry,
        seed: Seed::new(seed),
    };
    generate(&spec, &mut |_| ControlFlow::Continue(())).ok().map(|made| (made.puzzle, made.graded))
}

/// The minimum, median and maximum of some numbers, separated by slashes.
fn spread(mut numbers: Vec<usize>) -> String {
    numbers.sort_unstable();
    match (numbers.first(), numbers.get(numbers.len() / 2), numbers.last()) {
        (Some(least), Some(middle), Some(most)) => format!("{least} / {middle} / {most}"),
        _ => "none".to_owned(),
    }
}

fn by_level(shape: &Shape, level: Level, seeds: u64) {
    let all: Vec<_> = (0..seeds).filter_map(|seed| made(shape, level, Symmetry::HalfTurn, seed)).collect();
    let clues: Vec<usize> = all.iter().map(|(puzzle, _)| puzzle.clues().filled_count()).collect();
    let mean = clues.iter().sum::<usize>() as f64 / clues.len().max(1) as f64;
    let choice = all.iter().map(|(_, graded)| usize::from(graded.choice)).collect();
    let passes = all.iter().map(|(_, graded)| usize::from(graded.passes)).collect();
    println!(
        "| {0}×{0} {level} | {1} of {seeds} | {2} | {3:.0} | {4} | {5} |",
        shape.side(),
        all.len(),
        spread(clues),
        100.0 * mean / shape.cell_count() as f64,
        spread(choice),
        spread(passes),
    );
}

fn by_symmetry(symmetry: Symmetry, seeds: u64) {
    let (mut clues, mut minimal) = (Vec::new(), 0);
    let mut levels: BTreeMap<Level, u64> = BTreeMap::new();
    for seed in 0..seeds {
        let wish = Measure { symmetry, attempts: 1, ..Measure::minimal(Shape::S9, Seed::new(seed)) };
        let Ok(made) = make(&wish, &mut |_| ControlFlow::Continue(())) else { continue };
        minimal += usize::from(made.lacks.is_empty());
        clues.push(made.puzzle.clues().filled_count());
        *levels.entry(grade(&made.puzzle).level).or_default() += 1;
    }
    let share =
        |level| format!("{:.0}", 100.0 * *levels.get(&level).unwrap_or(&0) as f64 / seeds.max(1) as f64);
    println!(
        "| {} | {seeds} | {} | {minimal} | {} |",
        symmetry.slug(),
        spread(clues),
        Level::ALL.map(share).join(" | ")
    );
}

/// The number of puzzles, made in one symmetry, that have each symmetry.
fn by_chance(asked: Symmetry, seeds: u64) {
    let puzzles: Vec<Puzzle> = [Level::Easy, Level::VeryHard]
        .into_iter()
        .flat_map(|level| (0..seeds / 2).filter_map(move |seed| made(Shape::S9, level, asked, seed)))
        .map(|(puzzle, _)| puzzle)
        .collect();
    let held = |symmetry: Symmetry| {
        puzzles.iter().filter(|puzzle| symmetry.holds(puzzle.clues())).count().to_string()
    };
    println!("| asked: {} | {} |", asked.slug(), Symmetry::ALL.map(held).join(" | "));
}
