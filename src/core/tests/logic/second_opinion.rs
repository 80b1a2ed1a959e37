//! The core's searches against an independent one: random grids of every shape, and every kind of generated
//! puzzle.

use crate::{
    common::{full, line, variants},
    exact_cover::ExactCover,
};
use std::ops::ControlFlow;
use sudoku_core::{
    Cell, Digit, Drawn, Filling, Grid, Level, Puzzle, Rng, Seed, Shape, Spec, Symmetry, Transform,
    brute::{End, count, count_by_cells, how_many, unlimited},
    examples, generate,
    generate::measure::{Measure, make},
};

/// The plain count stops after this many candidates; no grid here takes so many.
const MOST: u64 = 10_000_000;

/// Random grids of a shape: full boards with clues removed, and in every third a wrong digit.
struct Sample {
    shape: &'static Shape,
    /// Clues, from and to.
    clues: (usize, usize),
    /// At most this many solutions are counted.
    limit: usize,
    /// The number of grids.
    many: usize,
}

fn made(shape: &Shape, level: Level, symmetry: Symmetry, seed: u64) -> Puzzle {
    // The pattern of small boxes has hardly any hard puzzles.
    let all = if shape == Shape::S6 { &[Filling::Random][..] } else { &Filling::ALL };
    let filling = all[seed as usize % all.len()];
    let spec = Spec {
        shape: shape.clone(),
        drawn: Drawn::Nothing,
        level,
        filling,
        symmetry: symmetry.on(shape),
        seed: Seed::new(seed),
    };
    generate(&spec, &mut |_| ControlFlow::Continue(()))
        .unwrap_or_else(|error| panic!("{spec}: {error}"))
        .puzzle
}

/// Full boards, each disguised again and again.
fn boards(shape: &Shape) -> Vec<Grid> {
    let seeds = if shape <= Shape::S9 { 20 } else { 4 };
    (0..seeds).map(|seed| made(shape, Level::Easy, Symmetry::None, seed).solution().clone()).collect()
}

fn differ(sample: &Sample) {
    let &Sample { shape, clues: (from, to), limit, many } = sample;
    let mut rng = Rng::new(Seed::new(2026), shape.size() as u32);
    let boards = boards(shape);
    let mut plain = ExactCover::new(shape);
    let mut cells: Vec<Cell> = Cell::all(shape).collect();
    // With none, one, up to the limit, and more.
    let mut seen = [0; 4];
    for nth in crate::common::sample((0..10_000).collect(), 10_000 / many, 0) {
        let full = Transform::random(shape, &mut rng).apply(&boards[nth % boards.len()]);
        rng.shuffle(&mut cells);
        let clues = from + rng.below((to - from) as u32) as usize;
        let mut grid = Grid::empty(shape);
        cells.iter().take(clues).for_each(|&cell| grid.set(cell, full.get(cell)));
        if nth % 3 == 0 {
            grid.set(cells[clues], Some(Digit::at(rng.below(shape.side() as u32) as usize)));
        }
        let ours = count(&grid, limit, &mut unlimited());
        assert_eq!(how_many(&grid, limit, &mut unlimited()), (ours.found, ours.end), "{grid}");
        let general = count_by_cells(&grid, limit, &mut unlimited());
        assert_eq!((general.found, general.end), (ours.found, ours.end), "{grid}");
        let theirs = plain.count(&grid, limit, MOST);
        assert_eq!((theirs.found, theirs.gave_up), (ours.found, false), "{grid}");
        assert_eq!(ours.end == End::Limit, ours.found == limit, "{grid}");
        if ours.found == 1 && limit > 1 {
            assert_eq!((&ours.first, &general.first), (&theirs.first, &theirs.first), "{grid}");
        }
        seen[match ours.found {
            0 | 1 => ours.found,
            found if found == limit => 3,
            _ => 2,
        }] += 1;
    }
    assert!(seen.iter().all(|&seen| seen > many / 20), "{seen:?}");
}

#[test]
fn grids_of_4x4() {
    differ(&Sample { shape: Shape::S4, clues: (0, 13), limit: 30, many: 10_000 });
}

#[test]
fn grids_of_9x9() {
    differ(&Sample { shape: Shape::S9, clues: (22, 52), limit: 30, many: 10_000 });
}

#[test]
fn grids_of_16x16() {
    differ(&Sample { shape: Shape::S16, clues: (115, 190), limit: 10, many: 2_000 });
}

#[test]
fn grids_of_25x25() {
    differ(&Sample { shape: Shape::S25, clues: (330, 480), limit: 5, many: 2_000 });
}

/// Counts the solutions of generated puzzles again. The only one must be the reported one.
struct Recount {
    plain: Vec<(Shape, ExactCover)>,
    counted: usize,
}

impl Recount {
    fn new() -> Self {
        Self { plain: Vec::new(), counted: 0 }
    }

    fn check(&mut self, clues: &Grid, solution: Option<&Grid>) {
        let shape = clues.shape();
        let known = self.plain.iter().position(|(own, _)| *own == shape);
        let at = known.unwrap_or_else(|| {
            self.plain.push((shape.clone(), ExactCover::new(shape)));
            self.plain.len() - 1
        });
        let cover = self.plain[at].1.count(clues, 2, MOST);
        // The plain count is too slow for some variants with few clues.
        if cover.gave_up && !shape.is_classic() {
            return;
        }
        self.counted += 1;
        assert_eq!((cover.found, cover.gave_up), (1, false), "{clues}");
        let first = cover.first.expect("one was found");
        assert!(first.is_solution() && clues.agrees_with(&first), "{clues}");
        assert!(solution.is_none_or(|told| *told == first), "{clues}");
    }

    fn puzzle(&mut self, puzzle: &Puzzle) {
        self.check(puzzle.clues(), Some(puzzle.solution()));
    }
}

#[test]
fn all_levels_are_counted_again() {
    let mut recount = Recount::new();
    for (shape, seeds) in Shape::ALL.into_iter().zip([60, 30, 20, 20, 10, 5, 1, 2, 1, 1]) {
        for level in Level::ALL.into_iter().filter(|level| level.exists_at(shape)) {
            for seed in 0..seeds {
                let symmetry = Symmetry::ALL[seed as usize % Symmetry::ALL.len()];
                let easily = shape <= Shape::S9 && level < Level::Fiendish;
                let symmetry = if easily { symmetry } else { Symmetry::HalfTurn };
                recount.puzzle(&made(shape, level, symmetry, 1000 + seed));
            }
        }
    }
    assert!(recount.counted > 80, "{}", recount.counted);
}

#[test]
fn all_measures_are_counted_again() {
    let mut recount = Recount::new();
    let wish = |shape, seed| Measure { attempts: 1, ..Measure::minimal(shape, Seed::new(seed)) };
    let mut of = |wish: Measure| {
        let made = make(&wish, &mut |_| ControlFlow::Continue(())).expect("a wish that can be tried");
        recount.puzzle(&made.puzzle);
    };
    (0..200).for_each(|seed| of(wish(Shape::S4, seed)));
    (0..1000).for_each(|seed| of(wish(Shape::S9, seed)));
    (0..6).for_each(|seed| of(wish(Shape::S16, seed)));
    for (clues, seeds) in [(320, 8), (300, 6), (280, 2)] {
        (0..seeds)
            .for_each(|seed| of(Measure { clues: Some(clues), minimal: false, ..wish(Shape::S25, seed) }));
    }
    assert!(recount.counted > 80, "{}", recount.counted);
}

#[test]
fn all_that_is_written_down_is_counted_again() {
    let mut recount = Recount::new();
    let tables = [include_str!("../data/golden.txt"), include_str!("../data/measures.txt")];
    for row in tables.into_iter().flat_map(str::lines) {
        let (_, clues) = row.split_once('\t').expect("two columns");
        recount.check(&Grid::from_line(clues).expect("a line"), None);
    }
    for example in examples::ALL {
        recount.check(&line(example.line), None);
    }
    assert!(recount.counted > 80, "{}", recount.counted);
}

/// Full boards of each variant with clues removed, and in every third a wrong digit.
#[test]
fn variants_have_as_many_solutions_by_exact_cover() {
    // Exact cover knows no sums: `killer.rs` checks those.
    let has_no_sums = |shape: &Shape| shape.side() <= 9 && !shape.has_cages();
    for shape in variants().into_iter().filter(has_no_sums) {
        let mut plain = ExactCover::new(&shape);
        let mut rng = Rng::new(Seed::new(2027), 0);
        let mut cells: Vec<Cell> = Cell::all(&shape).collect();
        let (mut seen, mut lost) = ([0; 3], 0);
        for nth in 0..300 {
            let board = full(&shape, &mut rng);
            rng.shuffle(&mut cells);
            let clues = shape.side() * 2 + rng.below(2 * shape.side() as u32) as usize;
            let mut grid = Grid::empty(&shape);
            cells.iter().take(clues).for_each(|&cell| grid.set(cell, board.get(cell)));
            if nth % 3 == 0 {
                grid.set(cells[clues], Some(Digit::at(rng.below(shape.side() as u32) as usize)));
            }
            let ours = count(&grid, 10, &mut unlimited());
            let theirs = plain.count(&grid, 10, 300_000);
            if theirs.gave_up {
                lost += 1;
                continue;
            }
            assert_eq!(theirs.found, ours.found, "{grid}");
            if ours.found == 1 {
                assert_eq!(ours.first, theirs.first, "{grid}");
            }
            seen[ours.found.min(2)] += 1;
        }
        assert!(lost < 30 && seen.iter().all(|&seen| seen > 3), "{shape:?} {seen:?} {lost}");
    }
}
