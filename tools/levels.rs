//! The distribution of levels in random puzzles, dug without a wanted level, at each shape.
//!
//! `cargo run --release -p sudoku-tools --bin levels -- SIDE=PUZZLES ...`, as in `9=1000 16=100 9x=200`, with the
//! tag of a variant behind the side; it prints
//! a table of levels, and for each tier the choice of steps at the bottleneck. The bounds for narrow among the
//! figures of a shape come from it.

use std::{collections::BTreeMap, env, time::Instant};
use sudoku_core::{
    Cell, Drawn, Filling, Graded, Grid, Level, Puzzle, Rng, Seed, Shape, Spec, Symmetry,
    brute::{budget, count},
    generate, grade,
};

/// The node limit of each check whether a clue is spare.
const NODES: u64 = 300;

fn main() {
    for wanted in env::args().skip(1) {
        let asked = wanted.split_once('=').and_then(|(side, many)| {
            let end = side.find(|symbol: char| !symbol.is_ascii_digit()).unwrap_or(side.len());
            let shape = Shape::from_side(side[..end].parse().ok()?)?.tagged(&side[end..])?;
            Some((shape, many.parse::<usize>().ok()?))
        });
        let Some((shape, many)) = asked else {
            eprintln!("{wanted:?} is not a side and a number of puzzles, as in 9=1000");
            continue;
        };
        // Digging stops when no clue is spare, or at this number of clues plus a random number.
        let (least, most) = shape.making().wished;
        let (least, spread) = (least as usize, (most - least).max(1));
        let start = Instant::now();
        let sample: Vec<Puzzle> = (0..many as u64).map(|seed| dug(&shape, least, spread, seed)).collect();
        let dug = start.elapsed();
        let start = Instant::now();
        let graded: Vec<Graded> = sample.iter().map(grade).collect();
        tell(&shape, &graded);
        println!("dug in {dug:.1?}, graded in {:.1?}\n", start.elapsed());
    }
}

/// A full board without the clues that random digging finds spare.
fn dug(shape: &Shape, least: usize, spread: u32, seed: u64) -> Puzzle {
    let seed = Seed::new(seed);
    let spec = Spec {
        shape: shape.clone(),
        drawn: Drawn::Nothing,
        level: Level::Easy,
        filling: Filling::Random,
        symmetry: Symmetry::None,
        seed,
    };
    let made = generate(&spec, &mut |_| std::ops::ControlFlow::Continue(())).expect("an easy puzzle");
    let solution = made.puzzle.solution().clone();
    let mut rng = Rng::new(seed, 77);
    let mut cells: Vec<Cell> = Cell::all(shape).collect();
    rng.shuffle(&mut cells);
    let least = least + rng.below(spread) as usize;
    let mut clues: Grid = solution.clone();
    for cell in cells {
        if clues.filled_count() <= least {
            break;
        }
        clues.set(cell, None);
        if count(&clues, 2, &mut budget(NODES)).exact() != Some(1) {
            clues.set(cell, solution.get(cell));
        }
    }
    Puzzle::proven_before(clues, solution).expect("its own solution")
}

fn tell(shape: &Shape, graded: &[Graded]) {
    let of = graded.len();
    println!("{0}×{0} {1}: {of} puzzles", shape.side(), shape.tag());
    for level in Level::ALL {
        let many = graded.iter().filter(|one| one.level == level).count();
        println!("  {:10} {many:5} {:5.1} %", level.slug(), many as f64 * 100.0 / of as f64);
    }
    let mut tiers: BTreeMap<u8, Vec<(u16, u16)>> = BTreeMap::new();
    for one in graded {
        tiers.entry(one.tier).or_default().push((one.choice, one.passes));
    }
    for (tier, mut found) in tiers {
        found.sort_unstable();
        let at = |tenth: usize| found[(found.len() - 1) * tenth / 10].0;
        let passes = found.iter().map(|one| usize::from(one.1)).sum::<usize>() as f64 / found.len() as f64;
        println!(
            "  tier {tier}: {:4}, choice at the bottleneck {} {} {} {} {} (a tenth to nine), {passes:.1} passes",
            found.len(),
            at(1),
            at(3),
            at(5),
            at(7),
            at(9)
        );
    }
}
