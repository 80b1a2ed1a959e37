//! Sets of puzzles: made by this program from seeds, so that they are the same everywhere; and, where
//! `CORPUS_DIR` names a folder of reference cases, the lists by which others measure.

use std::{env, fmt, fs, ops::ControlFlow, path::Path, sync::LazyLock};
use sudoku_core::{
    Filling, Grid, Level, Order, Puzzle, Seed, Spec, Symmetry, brute::unlimited, examples, generate, notation,
};

/// Puzzles of one kind.
pub(crate) struct Set {
    name: String,
    pub(crate) grids: Vec<Grid>,
}

impl fmt::Display for Set {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.name)
    }
}

/// All sets.
pub(crate) fn sets() -> &'static [Set] {
    static SETS: LazyLock<Vec<Set>> = LazyLock::new(|| {
        let mut sets = vec![examples_of(Order::Two)];
        sets.extend(Level::ALL.map(|level| made(Order::Three, level, 200)));
        sets.extend([examples_of(Order::Four), examples_of(Order::Five)]);
        sets.extend(borrowed());
        sets
    });
    &SETS
}

/// The sets that this program made.
pub(crate) fn own_sets() -> impl Iterator<Item = &'static Set> {
    sets().iter().filter(|set| !set.name.ends_with(BORROWED))
}

/// Marks sets that come from elsewhere.
const BORROWED: &str = " (list)";

fn made(order: Order, level: Level, count: u64) -> Set {
    let grids = (0..count).map(|seed| {
        let made = generate(&spec(order, level, seed), &mut |_| ControlFlow::Continue(()));
        made.expect("a puzzle of that level").puzzle.clues().clone()
    });
    Set { name: format!("{0}x{0} {level}", order.side()), grids: grids.collect() }
}

/// What is asked of the generator.
pub(crate) fn spec(order: Order, level: Level, seed: u64) -> Spec {
    Spec { order, level, filling: Filling::Random, symmetry: Symmetry::HalfTurn, seed: Seed::short(seed) }
}

/// The examples of that order, one for each level that there is.
fn examples_of(order: Order) -> Set {
    let lines = examples::ALL.iter().filter(|example| example.order == order).map(|example| example.line);
    Set { name: format!("{0}x{0}", order.side()), grids: lines.map(grid).collect() }
}

/// A grid of any order from its line.
pub(crate) fn grid(line: &str) -> Grid {
    notation::read(line).expect("the line of a puzzle").grid
}

/// A puzzle from a grid that is one.
pub(crate) fn puzzle(grid: &Grid) -> Puzzle {
    Puzzle::new(grid.clone(), &mut unlimited()).expect("a puzzle")
}

fn borrowed() -> Vec<Set> {
    let Some(folder) = env::var_os("CORPUS_DIR") else {
        eprintln!("without the lists of others: CORPUS_DIR is not set");
        return Vec::new();
    };
    let lists = [
        ("easy33.txt", "9x9 of 33 clues"),
        ("minimal.txt", "9x9 random minimal"),
        ("17clue.txt", "9x9 of 17 clues"),
        ("top1465.txt", "9x9 top 1465"),
        ("hardest1106.txt", "9x9 hardest"),
        ("gen_16x16_110c.csv", "16x16 of 110 clues"),
        ("gen_25x25_320c.csv", "25x25 of 320 clues"),
    ];
    let read = |(file, name): (&str, &str)| {
        let text = fs::read_to_string(Path::new(&folder).join("bench").join(file)).ok()?;
        let grids = text.lines().filter(|line| !line.is_empty()).map(grid).collect();
        Some(Set { name: format!("{name}{BORROWED}"), grids })
    };
    lists.into_iter().filter_map(read).collect()
}
