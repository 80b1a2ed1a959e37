//! Puzzles with clues of a kind or two, drawn around a random solution. Digits are added until there is one solution, and
//! taken away while there is.

use std::ops::ControlFlow;
use sudoku_core::{
    Cages, Cell, Drawn, Filling, Grid, Level, Puzzle, Rng, Seed, Shape, Spec, Symmetry,
    brute::budget,
    generate::generate,
    shape::clues::{Clue, ClueKind, Lie},
};

/// The nodes of a proof.
const NODES: u64 = 200_000;

/// The attempts to draw a clue, for each that is wanted.
const ATTEMPTS: usize = 400;

/// A random solution of a shape, that of a made puzzle.
pub(crate) fn solution(shape: &Shape, seed: u64) -> Option<Grid> {
    let spec = Spec {
        shape: shape.clone(),
        drawn: Drawn::Cages(Cages::Anywhere),
        level: if Level::Medium.exists_at(shape) { Level::Medium } else { Level::Easy },
        filling: Filling::Random,
        symmetry: Symmetry::None,
        seed: Seed::new(seed),
    };
    let made = generate(&spec, &mut |_| ControlFlow::Continue(())).ok()?;
    made.puzzle.solution().clone().on(shape)
}

/// Draws clues of a kind that the solution keeps, up to some number, without a common cell on lines.
pub(crate) fn drawn(kind: ClueKind, many: usize, solution: &Grid, rng: &mut Rng) -> Vec<Clue> {
    let shape = solution.shape();
    let mut clues: Vec<Clue> = Vec::new();
    for _ in 0..many * ATTEMPTS {
        if clues.len() == many {
            break;
        }
        let Some(clue) = one(kind, solution, rng) else { continue };
        let is_free = |cell: &Cell| clues.iter().all(|other| !other.cells.contains(cell));
        let crosses = matches!(kind.lie(), Lie::Line | Lie::Reversible | Lie::Twins | Lie::Area);
        if clues.contains(&clue) || crosses && !clue.cells.iter().all(is_free) {
            continue;
        }
        let Ok(with) = shape.with_clues(vec![clue.clone()]) else { continue };
        if with.geometry().broken_clues(&|cell| solution.get(cell)).is_empty() {
            clues.push(clue);
        }
    }
    clues
}

/// Draws some cells of a kind with the numbers that the solution gives them, if it gives any.
fn one(kind: ClueKind, solution: &Grid, rng: &mut Rng) -> Option<Clue> {
    let shape = solution.shape();
    let (geometry, side) = (shape.geometry(), shape.side());
    let below = |rng: &mut Rng, most: usize| rng.below(most as u32) as usize;
    let number = |cell: &Cell| solution.get(*cell).map_or(0, |digit| u16::from(digit.number()));
    let first = Cell::at(below(rng, shape.cell_count()));
    let (least, _) = kind.cells_at(shape);
    let place = |row: usize, column: usize| (row < side && column < side).then(|| geometry.cell(row, column));
    let cells: Vec<Cell> = match kind.lie() {
        Lie::Line | Lie::Reversible | Lie::Twins => {
            let wanted = least.max(3) + below(rng, 3);
            let mut cells = vec![first];
            while cells.len() < wanted {
                let last = cells[cells.len() - 1];
                let (row, column) = (geometry.row(last), geometry.column(last));
                let near = (row.saturating_sub(1)..=row + 1)
                    .flat_map(|row| (column.saturating_sub(1)..=column + 1).map(move |column| (row, column)));
                let near = near.filter_map(|(row, column)| place(row, column));
                let next: Vec<Cell> = near.filter(|cell| !cells.contains(cell)).collect();
                cells.push(*rng.choose(&next)?);
            }
            cells
        }
        Lie::Beside | Lie::Directed => {
            let near: Vec<Cell> = geometry.beside(first).collect();
            vec![first, *rng.choose(&near)?]
        }
        Lie::Corner => {
            let (row, column) = (geometry.row(first), geometry.column(first));
            let all = [(row, column), (row, column + 1), (row + 1, column), (row + 1, column + 1)];
            all.into_iter().map(|(row, column)| place(row, column)).collect::<Option<_>>()?
        }
        Lie::Whole => {
            let line = below(rng, side);
            let by_row = rng.below(2) == 0;
            (0..side).filter_map(|at| if by_row { place(line, at) } else { place(at, line) }).collect()
        }
        Lie::Diagonal => {
            let start = below(rng, side - 1);
            let down = rng.below(2) == 0;
            let at = |step: usize| {
                if down { place(step, start + step) } else { place(step, start.checked_sub(step)?) }
            };
            (0..side).map_while(at).collect()
        }
        Lie::Area => vec![first],
        Lie::Board => Vec::new(),
    };
    let sum: u16 = cells.iter().map(number).sum();
    let pair = || (cells.first().map_or(0, number), cells.last().map_or(0, number));
    let numbers = match kind {
        ClueKind::Arrow => vec![1],
        ClueKind::Difference => vec![pair().0.abs_diff(pair().1)],
        ClueKind::Ratio => vec![pair().0.max(pair().1) / pair().0.min(pair().1).max(1)],
        ClueKind::PairSum | ClueKind::LittleKiller => vec![sum],
        ClueKind::Whispers => vec![side.div_ceil(2) as u16],
        ClueKind::Sandwich => {
            let ends = |cell: &&Cell| matches!(usize::from(number(cell)), own if own == 1 || own == side);
            let at = |cell: &Cell| cells.iter().position(|other| other == cell);
            let ends: Vec<usize> = cells.iter().filter(ends).filter_map(at).collect();
            let &[one, other] = &ends[..] else { return None };
            vec![cells[one + 1..other].iter().map(number).sum()]
        }
        ClueKind::Quadruple => {
            let mut own: Vec<u16> = cells.iter().map(number).collect();
            rng.shuffle(&mut own);
            own.truncate(2 + below(rng, 3));
            own
        }
        _ => Vec::new(),
    };
    Some(Clue { kind, cells, numbers })
}

/// Returns a puzzle whose clues and digits have this solution alone.
pub(crate) fn puzzle(clues: Vec<Clue>, solution: &Grid, rng: &mut Rng) -> Option<Puzzle> {
    let shape = solution.shape().with_clues(clues).ok()?;
    let mut cells: Vec<Cell> = Cell::all(&shape).collect();
    rng.shuffle(&mut cells);
    let mut grid = Grid::empty(&shape);
    let proven = |grid: &Grid| Puzzle::new(grid.clone(), &mut budget(NODES)).ok();
    let mut found = None;
    let mut given = 0;
    while found.is_none() && given < cells.len() {
        let step = (cells.len() / 12).max(1);
        for &cell in cells.iter().skip(given).take(step) {
            grid.set(cell, solution.get(cell));
        }
        given += step;
        found = proven(&grid);
    }
    for &cell in cells.iter().take(given) {
        let digit = grid.get(cell);
        grid.set(cell, None);
        match proven(&grid) {
            Some(puzzle) => found = Some(puzzle),
            None => grid.set(cell, digit),
        }
    }
    found
}

/// Kinds that a puzzle has together, with how many of each on a board of 81 cells.
const KINDS: [&[(ClueKind, usize)]; 12] = [
    &[(ClueKind::Thermometer, 7)],
    &[(ClueKind::Arrow, 8)],
    &[(ClueKind::Renban, 8)],
    &[(ClueKind::Whispers, 6)],
    &[(ClueKind::Quadruple, 12)],
    &[(ClueKind::Sandwich, 18)],
    &[(ClueKind::LittleKiller, 9), (ClueKind::Odd, 10)],
    &[(ClueKind::Between, 8), (ClueKind::Even, 10)],
    &[(ClueKind::Difference, 18), (ClueKind::Ratio, 8)],
    &[(ClueKind::PairSum, 16), (ClueKind::Palindrome, 3)],
    &[(ClueKind::Greater, 24), (ClueKind::Maximum, 6)],
    &[(ClueKind::Thermometer, 3), (ClueKind::Quadruple, 4), (ClueKind::Arrow, 4), (ClueKind::Renban, 3)],
];

/// The puzzles of a seed, one of each group of kinds.
pub(crate) fn puzzles(shape: &Shape, seed: u64) -> Vec<Puzzle> {
    let Some(solution) = solution(shape, seed) else { return Vec::new() };
    let mut rng = Rng::new(Seed::new(seed), 12);
    let mut made = Vec::new();
    for kinds in KINDS {
        let mut clues = Vec::new();
        for &(kind, many) in kinds {
            let many = (many * shape.cell_count()).div_ceil(81);
            clues.extend(drawn(kind, many, &solution, &mut rng));
        }
        made.extend(puzzle(clues, &solution, &mut rng));
    }
    made
}
