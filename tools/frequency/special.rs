//! Puzzles for techniques that ordinary puzzles hardly ever need: killers, made puzzles with clues, symmetric ones, and
//! relatives of a few famous ones, with the lines, digits and some clues exchanged.

use std::ops::ControlFlow;
use sudoku_core::{
    Cages, Candidate, Candidates, Cell, Digit, Drawn, Filling, Grid, Level, Puzzle, Rng, Seed, Shape, Spec,
    Symmetry, Transform,
    brute::{End, budget, how_many},
    generate::{ClueSet, generate},
};

/// Famous puzzles, known from players' forums, with their names. Each needs one of these techniques.
const FAMOUS: [(&str, &str); 4] = [
    ("Loki: a tridagon", "57....9..........8.1.........168..4......28.9..2.9416.....2.....6.9.82.4...41.6.."),
    (
        "Easter Monster: an SK loop",
        "1.......2.9.4...5...6...7...5.9.3.......7.......85..4.7.....6...3...9.8...2.....1",
    ),
    (
        "Golden Nugget: a junior exocet",
        ".......39.....1..5..3.5.8....8.9...6.7...2...1..4.......9.8..5..2....6..4..7.....",
    ),
    (
        "Inkala 2012: a multi-sector locked set",
        "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..",
    ),
];

/// The nodes of a proof.
const NODES: u64 = 200_000;

/// The puzzles of a seed.
pub(crate) fn puzzles(shape: &Shape, seed: u64) -> Vec<Puzzle> {
    let mut rng = Rng::new(Seed::new(seed), 11);
    let mut made: Vec<Puzzle> = [Symmetry::Diagonal, Symmetry::AntiDiagonal, Symmetry::HalfTurn]
        .into_iter()
        .filter_map(|symmetry| symmetric(shape, symmetry, &mut rng))
        .collect();
    if shape == Shape::S9 {
        let relatives = FAMOUS.iter().filter_map(|(_, clues)| relative(clues, &mut rng));
        made.extend(relatives.collect::<Vec<Puzzle>>());
    }
    made
}

/// The killers of a seed, of each level but the one that takes long to hit.
pub(crate) fn killers(shape: &Shape, seed: u64) -> Vec<Puzzle> {
    let symmetry = if seed.is_multiple_of(2) { Symmetry::None } else { Symmetry::HalfTurn };
    let spec = |level| Spec {
        shape: shape.clone(),
        drawn: Drawn::Cages(Cages::Anywhere),
        level,
        filling: Filling::Random,
        symmetry,
        seed: Seed::new(seed),
    };
    let specs = Level::ALL.into_iter().filter(|&level| level != Level::Fiendish).map(spec);
    let made = specs.filter_map(|spec| generate(&spec, &mut |_| ControlFlow::Continue(())).ok());
    made.map(|made| made.puzzle).collect()
}

/// The famous puzzle with up to two clues moved or changed, and all lines and digits exchanged.
fn relative(clues: &str, rng: &mut Rng) -> Option<Puzzle> {
    let mut grid = Grid::from_line(clues)?;
    let changes = rng.below(3);
    for _ in 0..changes {
        let filled: Vec<Cell> = grid.filled().map(|(cell, _)| cell).collect();
        grid.set(*rng.choose(&filled)?, None);
        let fresh = Candidates::new(&grid);
        let open: Vec<Candidate> = fresh
            .open_cells()
            .flat_map(|cell| fresh.digits(cell).iter().map(move |digit| Candidate::new(cell, digit)))
            .collect();
        let Candidate { cell, digit } = *rng.choose(&open)?;
        grid.set(cell, Some(digit));
    }
    let image = Transform::random(grid.shape(), rng).apply(&grid);
    Puzzle::new(image, &mut budget(NODES)).ok()
}

/// A puzzle whose clues have a symmetry if digits change places, and no fewer clues with it.
fn symmetric(shape: &Shape, symmetry: Symmetry, rng: &mut Rng) -> Option<Puzzle> {
    if !symmetry.fits(shape) {
        return None;
    }
    let side = shape.side();
    // As many digits stay the same as the middle or a box on the diagonal has cells that do.
    let fixed = if symmetry == Symmetry::HalfTurn { side % 2 } else { shape.box_rows() };
    let order: Vec<Digit> = rng.permutation(side).into_iter().map(|at| Digit::at(usize::from(at))).collect();
    let mut images: Vec<Digit> = Digit::all(shape).collect();
    for pair in order[fixed..].chunks(2) {
        if let [one, other] = *pair {
            (images[one.index()], images[other.index()]) = (other, one);
        }
    }
    let geometry = shape.geometry();
    let image = |one: Candidate| {
        let cell = symmetry.image(geometry, one.cell).unwrap_or(one.cell);
        Candidate::new(cell, images[one.digit.index()])
    };
    let mut grid = Grid::empty(shape);
    let mut clues = loop {
        let now = Candidates::new(&grid);
        let open: Vec<Cell> = now.open_cells().collect();
        let cell = *rng.choose(&open)?;
        let digits: Vec<Digit> = now.digits(cell).iter().collect();
        let one = Candidate::new(cell, *rng.choose(&digits)?);
        let other = image(one);
        let mut with = grid.clone();
        with.set(one.cell, Some(one.digit));
        with.set(other.cell, Some(other.digit));
        if other.cell == one.cell && other.digit != one.digit || with.duplicate().is_some() {
            if rng.below(200) == 0 {
                return None;
            }
            continue;
        }
        match how_many(&with, 2, &mut budget(NODES)) {
            (0, _) => {
                if rng.below(200) == 0 {
                    return None;
                }
            }
            (1, End::Exhausted) => break with,
            _ => grid = with,
        }
    };
    let mut cells: Vec<Cell> = clues.filled().map(|(cell, _)| cell).collect();
    rng.shuffle(&mut cells);
    for cell in cells {
        let other = symmetry.image(geometry, cell).unwrap_or(cell);
        let mut without = clues.clone();
        without.set(cell, None);
        without.set(other, None);
        if Puzzle::new(without.clone(), &mut budget(NODES)).is_ok() {
            clues = without;
        }
    }
    Puzzle::new(clues, &mut budget(NODES)).ok()
}

/// Made puzzles of a seed, one with the clues of each set, of all levels in turn.
pub(crate) fn clued(shape: &Shape, seed: u64) -> Vec<Puzzle> {
    let of = |set: ClueSet| {
        let spec = |level| Spec {
            shape: shape.clone(),
            drawn: Drawn::Clues(set),
            level,
            filling: Filling::Random,
            symmetry: Symmetry::None,
            seed: Seed::new(seed),
        };
        let specs: Vec<Spec> = Level::ALL.into_iter().map(spec).filter(Spec::exists).collect();
        let spec = specs.get(seed as usize % specs.len().max(1))?;
        Some(generate(spec, &mut |_| ControlFlow::Continue(())).ok()?.puzzle)
    };
    ClueSet::ALL.into_iter().filter_map(of).collect()
}
