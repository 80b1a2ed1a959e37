//! Shared by all tests: boards, reference cases, and plain twins of the core's computations.
//!
//! The twins work on row, column and digit numbers alone and use none of the core's tables, so that a mistake
//! there cannot hide itself.
#![allow(dead_code, reason = "each program of tests uses its own part")]

pub(crate) mod clued;

use std::{
    env, fs,
    ops::ControlFlow,
    path::Path,
    sync::{LazyLock, Mutex, PoisonError},
};
use sudoku_core::clues::{Pairing, Relation};
use sudoku_core::{
    CagesError, Candidate, Candidates, Cell, CellState, ClueKind, Constraint, Digit, DigitSet, Grid, House,
    HouseKind, Position, Puzzle, Rng, Seed, Shape, Technique, Transform,
    brute::{Solutions, budget, count, solve, unlimited},
    generate::irregular,
    ladder::{Ladder, all_steps},
    notation::names,
    passes::{self, Pass, PassKind},
    step::{Conclusion, Pattern, Step},
};

/// The puzzle of the article on solving by singles.
pub(crate) const ARTICLE: &str =
    "..3..82.4.2..64.1.9.......8.8............698.......5....49.7.3.8....1....7..5.4..";
/// Singles run out on it immediately; a short search solves it.
pub(crate) const HARD: &str =
    "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..";
/// A 4x4 with four givens.
pub(crate) const SMALL: &str = "1.....2..3.....4";

/// A grid from its symbols, `.` for an empty cell.
pub(crate) fn line(text: &str) -> Grid {
    if text.contains(':') {
        return Grid::from_line(text).expect("a tag and a line of a whole board");
    }
    Grid::from_cells(text.chars().map(Digit::from_symbol).collect()).expect("a line of a whole board")
}

/// A grid from numbers with commas between, 0 for an empty cell.
pub(crate) fn numbers(text: &str) -> Grid {
    let digit = |number: &str| Digit::new(number.parse().expect("a number"));
    Grid::from_cells(text.split(',').map(digit).collect()).expect("the numbers of a whole board")
}

/// The cell of that row and column, both from 1.
pub(crate) fn at(shape: &Shape, row: usize, column: usize) -> Cell {
    Cell::at((row - 1) * shape.side() + column - 1)
}

/// The digit of that symbol.
pub(crate) fn digit(symbol: char) -> Digit {
    Digit::from_symbol(symbol).expect("the symbol of a digit")
}

/// The puzzle of a line.
pub(crate) fn puzzle(text: &str) -> Puzzle {
    Puzzle::new(line(text), &mut unlimited()).expect("a puzzle with one solution")
}

/// A record damaged on its way: cut at a place, or with one bit flipped.
pub(crate) fn damaged(text: String, at: usize, bit: u32, cut: bool) -> String {
    let mut bytes = text.into_bytes();
    if cut {
        bytes.truncate(at);
    } else {
        bytes[at] ^= 1 << bit;
    }
    String::from_utf8(bytes).expect("still ASCII")
}

/// A puzzle of each size, and a second one of 9x9; the seed determines the generated ones.
pub(crate) fn of_each_size(seed: u64) -> Vec<Puzzle> {
    let small = variants().into_iter().filter(|shape| shape.side() <= 9);
    let others = small.map(|shape| dug(&shape, shape.side() * 3, seed));
    let mut puzzles = vec![
        puzzle(SMALL),
        dug(Shape::S6, 9, seed),
        dug(Shape::S8, 20, seed),
        puzzle(ARTICLE),
        dug(Shape::S9, 24, seed),
        dug(Shape::S10, 38, seed),
        dug(Shape::S12, 60, seed),
        dug(Shape::S16, 120, seed),
        dug(Shape::S25, 360, seed),
    ];
    puzzles.extend(others);
    puzzles
}

/// Never stops a search.
pub(crate) fn on(_: usize) -> ControlFlow<()> {
    ControlFlow::Continue(())
}

/// Printed when the folder of reference cases is not set.
pub(crate) const NO_CORPUS: &str = "CORPUS_DIR names no folder of reference cases";

/// The rows of a file of reference cases, split into fields. Without a folder of cases, it prints how many
/// cases are left out.
pub(crate) fn corpus(file: &str, cases: usize) -> Option<Vec<Vec<String>>> {
    let Some(folder) = env::var_os("CORPUS_DIR") else {
        println!("SKIPPED {cases} cases: {NO_CORPUS}");
        return None;
    };
    let text = fs::read_to_string(Path::new(&folder).join(file)).expect("a file of the corpus");
    let rows: Vec<Vec<String>> = text
        .lines()
        .filter(|row| !row.starts_with('#') && !row.is_empty())
        .map(|row| row.split('\t').map(str::to_owned).collect())
        .collect();
    assert!(rows.len() >= cases, "{file} has {} rows", rows.len());
    Some(rows)
}

/// The rows of a file of reference cases in JSON lines. Without a folder of cases, it prints how many cases are left out.
pub(crate) fn corpus_objects(file: &str, cases: usize) -> Option<Vec<serde_json::Value>> {
    let Some(folder) = env::var_os("CORPUS_DIR") else {
        println!("SKIPPED {cases} cases: {NO_CORPUS}");
        return None;
    };
    let text = fs::read_to_string(Path::new(&folder).join(file)).expect("a file of the corpus");
    let rows: Vec<_> =
        text.lines().map(|line| serde_json::from_str(line).expect("a row is an object")).collect();
    assert!(rows.len() >= cases, "{file} has {} rows", rows.len());
    Some(rows)
}

/// The board of a row of the corpus of killers: its givens with its cages, or why they are none.
pub(crate) fn killer_board(row: &serde_json::Value) -> Result<Grid, CagesError> {
    let side = row["size"].as_u64().expect("a size") as usize;
    let shape = Shape::from_side(side).expect("a size of a board");
    let cell = |name: &serde_json::Value| {
        let outside = Cell::at(Shape::MOST_CELLS - 1);
        names::cell(shape, name.as_str().expect("a name")).unwrap_or(outside)
    };
    let cages = row["cages"].as_array().expect("cages").iter().map(|cage| {
        let cells = cage["cells"].as_array().expect("cells").iter().map(cell).collect();
        (cells, cage["sum"].as_u64().map(|sum| sum as u16))
    });
    let shape = shape.with_cages(cages.collect())?;
    let givens = row["givens"].as_str().expect("givens");
    let digits = givens.chars().map(Digit::from_symbol).collect();
    Ok(Grid::empty(&shape).filled_with(digits).expect("as many givens as cells"))
}

/// The corpus has at least this many puzzles with a known solution.
const CORPUS_PUZZLES: usize = 7300;

/// All puzzles of the corpus with a known solution, 16x16 and 25x25 among them. Without a corpus, a few
/// hundred of our own replace it, with a message that says so.
pub(crate) fn corpus_puzzles() -> Vec<(Grid, Grid)> {
    if env::var_os("CORPUS_DIR").is_none() {
        println!("SKIPPED {CORPUS_PUZZLES} cases: {NO_CORPUS}");
        return own_puzzles();
    }
    let mut puzzles = Vec::new();
    for (file, cases, solution) in [
        ("clue17.txt", 1985, 1),
        ("hodoku_scores.tsv", 3000, 3),
        ("site_labels.tsv", 400, 1),
        ("se_ratings.tsv", 1700, 1),
    ] {
        let rows = corpus(file, cases).expect("the folder of the corpus is given");
        puzzles.extend(rows.iter().map(|row| (line(&row[0]), line(&row[solution]))));
    }
    let rows = corpus("big_puzzles.tsv", 29).expect("the folder of the corpus is given");
    puzzles.extend(rows.iter().map(|row| (numbers(&row[2]), numbers(&row[3]))));
    assert!(puzzles.len() >= CORPUS_PUZZLES, "{} puzzles", puzzles.len());
    puzzles
}

/// Puzzles of every shape with their solutions, made from seeds. Singles solve about half of those at 9x9.
fn own_puzzles() -> Vec<(Grid, Grid)> {
    let sizes = [
        (Shape::S4, 6, 20),
        (Shape::S6, 9, 60),
        (Shape::S8, 19, 40),
        (Shape::S9, 24, 300),
        (Shape::S10, 36, 20),
        (Shape::S12, 58, 10),
        (Shape::S15, 112, 5),
        (Shape::S16, 130, 8),
        (Shape::S20, 205, 3),
        (Shape::S25, 340, 3),
    ];
    let made = sizes.into_iter().flat_map(|(shape, clues, count)| {
        (0..count).map(move |seed| dug(shape, clues + seed as usize % 4, seed + 1000))
    });
    made.map(|puzzle| (puzzle.clues().clone(), puzzle.solution().clone())).collect()
}

/// Each size, and boards with further houses, rules and irregular regions.
pub(crate) static SHAPES: LazyLock<Vec<Shape>> = LazyLock::new(|| {
    let mut shapes: Vec<Shape> = Shape::ALL.into_iter().cloned().collect();
    shapes.extend(variants());
    // Boxes that are higher than wide, and low ones.
    shapes.extend(
        [(Shape::S6, 3), (Shape::S12, 2)].map(|(size, rows)| size.with_box_rows(rows).expect("such boxes")),
    );
    shapes
});

/// Boards with further houses, rules or irregular regions.
pub(crate) fn variants() -> Vec<Shape> {
    VARIANTS.clone()
}

static VARIANTS: LazyLock<Vec<Shape>> = LazyLock::new(|| {
    let tags = [
        (Shape::S6, "x"),
        (Shape::S9, "x"),
        (Shape::S16, "x"),
        (Shape::S9, "w"),
        (Shape::S9, "n"),
        (Shape::S9, "xw"),
        (Shape::S9, "nk"),
        // Cages within a box, across boxes, in pieces, without a sum, and one cell in two of them.
        (Shape::S9, "c15AabBa0AcDf0BdDeFg8CeDe4Eef24HhiIh"),
        (Shape::S6, "xc6AabBa0CbFe11DefEa"),
    ];
    let mut shapes: Vec<Shape> =
        tags.into_iter().map(|(size, tag)| size.tagged(tag).expect("a tag of that size")).collect();
    let has_boards = |shape: &Shape| count(&Grid::empty(shape), 1, &mut budget(20_000)).found == 1;
    let mut rng = Rng::new(Seed::new(7), 3);
    for (size, many) in [(Shape::S9, 2), (Shape::S6, 1)] {
        let made = std::iter::repeat_with(|| irregular(size, &mut rng));
        shapes.extend(made.filter(has_boards).take(many));
    }
    shapes
});

static FULL: LazyLock<Vec<(Shape, Grid)>> = LazyLock::new(|| {
    let first = |shape: &Shape| count(&Grid::empty(shape), 1, &mut unlimited()).first.expect("a full board");
    SHAPES.iter().map(|shape| (shape.clone(), first(shape))).collect()
});

/// A full board.
pub(crate) fn full(shape: &Shape, rng: &mut Rng) -> Grid {
    let (_, full) = FULL.iter().find(|(own, _)| *own == shape).expect("a shape of the tests");
    Transform::random(shape, rng).apply(full)
}

/// A puzzle of about that many givens, the same for the same numbers. Up to 12x12, givens are removed one by
/// one while one solution is left; larger boards start with that many givens and get more until there is
/// one solution.
pub(crate) fn dug(shape: &Shape, clues: usize, seed: u64) -> Puzzle {
    let mut rng = Rng::new(Seed::new(seed), 7);
    let solution = full(shape, &mut rng);
    let mut cells: Vec<Cell> = Cell::all(shape).collect();
    rng.shuffle(&mut cells);
    if shape.making().is_quick {
        let mut grid = solution.clone();
        for cell in cells {
            let digit = grid.get(cell);
            grid.set(cell, None);
            if grid.filled_count() < clues || !matches!(solve(&grid, &mut unlimited()), Solutions::One(_)) {
                grid.set(cell, digit);
            }
        }
        return Puzzle::new(grid, &mut unlimited()).expect("one solution is left");
    }
    let mut grid = Grid::empty(shape);
    for (placed, &cell) in cells.iter().enumerate() {
        grid.set(cell, solution.get(cell));
        if placed >= clues
            && placed % shape.box_rows() == 0
            && let Ok(puzzle) = Puzzle::new(grid.clone(), &mut budget(3000))
        {
            return puzzle;
        }
    }
    unreachable!("a board with one empty cell is a puzzle")
}

/// A handful of puzzles of every shape; singles solve most of them, but not all.
pub(crate) fn some_puzzles() -> Vec<Puzzle> {
    let mut puzzles = vec![puzzle(ARTICLE), puzzle(HARD), puzzle(SMALL)];
    puzzles.extend((0..8).map(|seed| dug(Shape::S4, 4, seed)));
    puzzles.extend((0..12).map(|seed| dug(Shape::S9, 22 + seed as usize, seed)));
    puzzles.extend((0..4).map(|seed| dug(Shape::S6, 8, seed)));
    puzzles.extend((0..3).map(|seed| dug(Shape::S8, 18, seed)));
    puzzles.extend((0..2).map(|seed| dug(Shape::S10, 34 + 8 * seed as usize, seed)));
    puzzles.extend((0..2).map(|seed| dug(Shape::S12, 56 + 10 * seed as usize, seed)));
    puzzles.extend((0..3).map(|seed| dug(Shape::S16, 125 + 20 * seed as usize, seed)));
    puzzles.extend((0..2).map(|seed| dug(Shape::S25, 380 + 40 * seed as usize, seed)));
    let share = |shape: &Shape| if shape.side() > 9 { shape.cell_count() * 5 / 8 } else { shape.side() * 2 };
    puzzles.extend(variants().into_iter().zip(50..).map(|(shape, seed)| dug(&shape, share(&shape), seed)));
    puzzles
}

/// A full board reduced to `left` cells, some of them changed (`wrong`): often without a solution.
pub(crate) fn part(shape: &Shape, left: usize, wrong: usize, seed: u64) -> Grid {
    let mut rng = Rng::new(Seed::new(seed), 8);
    let full = full(shape, &mut rng);
    let mut cells: Vec<Cell> = Cell::all(shape).collect();
    rng.shuffle(&mut cells);
    let mut grid = Grid::empty(shape);
    for (nth, &cell) in cells.iter().take(left).enumerate() {
        let other = Digit::at(rng.below(shape.side() as u32) as usize);
        grid.set(cell, if nth < wrong { Some(other) } else { full.get(cell) });
    }
    grid
}

/// The position of a grid without `percent` of its candidates: only wrong ones are removed, if the solution
/// is given.
pub(crate) fn thinned(grid: &Grid, solution: Option<&Grid>, percent: u32, seed: u64) -> Candidates {
    let mut rng = Rng::new(Seed::new(seed), 9);
    let mut candidates = Candidates::new(grid);
    for cell in Cell::all(grid.shape()) {
        for digit in candidates.digits(cell).iter() {
            let right = solution.is_some_and(|solution| solution.get(cell) == Some(digit));
            if rng.below(100) < percent && !right {
                candidates.eliminate(Candidate::new(cell, digit), |_| {});
            }
        }
    }
    candidates
}

/// All houses of a shape with their cells, by arithmetic alone: rows, columns, boxes or regions, diagonals,
/// windows.
pub(crate) fn all_plain_houses(shape: &Shape) -> Vec<(HouseKind, Vec<Cell>)> {
    let (rows, columns, side) = (shape.box_rows(), shape.box_columns(), shape.side());
    let mut houses = Vec::new();
    let mut add = |kind: HouseKind, is_in: &dyn Fn(usize, usize) -> bool| {
        let cells = (0..side * side).filter(|at| is_in(at / side, at % side)).map(Cell::at).collect();
        houses.push((kind, cells));
    };
    for line in 0..side {
        add(HouseKind::Row, &|row, _| row == line);
    }
    for line in 0..side {
        add(HouseKind::Column, &|_, column| column == line);
    }
    for number in 0..side {
        match shape.regions() {
            None => add(HouseKind::Box, &|row, column| row / rows * rows + column / columns == number),
            Some(of) => add(HouseKind::Region, &|row, column| usize::from(of[row * side + column]) == number),
        }
    }
    if shape.constraints().has(Constraint::Diagonals) {
        add(HouseKind::Falling, &|row, column| row == column);
        add(HouseKind::Rising, &|row, column| row == side - 1 - column);
    }
    if shape.constraints().has(Constraint::Windows) {
        for (top, left) in [(1, 1), (1, 5), (5, 1), (5, 5)] {
            add(HouseKind::Window, &|row, column| {
                (top..top + 3).contains(&row) && (left..left + 3).contains(&column)
            });
        }
    }
    houses.extend(extra_regions(shape).into_iter().map(|cells| (HouseKind::Extra, cells)));
    houses
}

/// The extra regions of a board that are houses: as many cells as digits, and none in one before it.
fn extra_regions(shape: &Shape) -> Vec<Vec<Cell>> {
    let mut houses: Vec<Vec<Cell>> = Vec::new();
    for clue in shape.clues().iter().filter(|clue| clue.kind == ClueKind::ExtraRegion) {
        let is_taken = |cell: &Cell| houses.iter().any(|house| house.contains(cell));
        if clue.cells.len() == shape.side() && !clue.cells.iter().any(is_taken) {
            houses.push(clue.cells.clone());
        }
    }
    houses
}

/// Whether a clue leaves two cells no common digit.
fn differ_by_a_clue(shape: &Shape, a: Cell, b: Cell) -> bool {
    let both = |cells: &[Cell]| cells.contains(&a) && cells.contains(&b);
    shape.has_clues()
        && shape.geometry().relations().iter().any(|(_, relation)| match relation {
            Relation::Pair(cells, pairing) => {
                both(cells) && !Digit::all(shape).any(|digit| pairing.fits(digit, digit))
            }
            Relation::Differ(cells) | Relation::Run(cells) => both(cells),
            _ => false,
        })
}

/// The houses of a cell as lists of cells, in the same order.
pub(crate) fn plain_houses(shape: &Shape, cell: Cell) -> &'static [(HouseKind, Vec<Cell>)] {
    /// The houses of each cell. A test asks for them at each step of thousands, so each shape's are listed once.
    type Table = Vec<Vec<(HouseKind, Vec<Cell>)>>;
    static TABLES: Mutex<Vec<(Shape, &'static Table)>> = Mutex::new(Vec::new());
    let mut tables = TABLES.lock().unwrap_or_else(PoisonError::into_inner);
    let known = tables.iter().find(|(other, _)| *other == shape).map(|&(_, table)| table);
    let table = known.unwrap_or_else(|| {
        let all = all_plain_houses(shape);
        let with = |cell| all.iter().filter(|(_, cells)| cells.contains(&cell)).cloned().collect();
        let table: &'static Table = Box::leak(Box::new(Cell::all(shape).map(with).collect()));
        tables.push((shape.clone(), table));
        table
    });
    &table[cell.index()]
}

/// A cell with all that have the same digit by a clue.
pub(crate) fn with_twins(shape: &Shape, cell: Cell) -> Vec<Cell> {
    let mut all = vec![cell];
    let mut at = 0;
    while let Some(&own) = all.get(at) {
        for (_, relation) in shape.geometry().relations() {
            if let Relation::Pair(cells, Pairing::Same) = relation
                && cells.contains(&own)
            {
                let new: Vec<Cell> = cells.iter().copied().filter(|cell| !all.contains(cell)).collect();
                all.extend(new);
            }
        }
        at += 1;
    }
    all
}

/// Whether two different cells cannot have the same digit, by arithmetic alone.
pub(crate) fn plain_see(shape: &Shape, a: Cell, b: Cell) -> bool {
    if !shape.has_clues() {
        return see_each_other(shape, a, b);
    }
    let (own, others) = (with_twins(shape, a), with_twins(shape, b));
    a != b && own.iter().any(|&one| others.iter().any(|&other| see_each_other(shape, one, other)))
}

/// Whether two different cells cannot have the same digit, without other cells that have it.
pub(crate) fn see_each_other(shape: &Shape, a: Cell, b: Cell) -> bool {
    let (rows, columns, side) = (shape.box_rows(), shape.box_columns(), shape.side());
    let place = |cell: Cell| (cell.index() / side, cell.index() % side);
    let ((r, c), (s, d)) = (place(a), place(b));
    let in_box = match shape.regions() {
        None => r / rows == s / rows && c / columns == d / columns,
        Some(of) => of[a.index()] == of[b.index()],
    };
    let windows = |line: usize| (!line.is_multiple_of(4)).then_some(line / 4);
    let in_window =
        (windows(r), windows(c)) == (windows(s), windows(d)) && windows(r).is_some() && windows(c).is_some();
    let on_diagonal = r == c && s == d || r + c == side - 1 && s + d == side - 1;
    let apart = (r.abs_diff(s), c.abs_diff(d));
    let has = |constraint: Constraint| shape.constraints().has(constraint);
    let in_cage = shape.cages().iter().any(|cage| [a, b].iter().all(|cell| cage.cells().contains(cell)));
    a != b
        && (r == s
            || in_cage
            || differ_by_a_clue(shape, a, b)
            || c == d
            || in_box
            || has(Constraint::Windows) && in_window
            || has(Constraint::Diagonals) && on_diagonal
            || has(Constraint::Knight) && matches!(apart, (1, 2) | (2, 1))
            || has(Constraint::King) && apart == (1, 1))
}

/// Whether a cell is in a house.
pub(crate) fn is_in(shape: &Shape, cell: Cell, house: House) -> bool {
    let (rows, columns, side) = (shape.box_rows(), shape.box_columns(), shape.side());
    let (row, column) = (cell.index() / side, cell.index() % side);
    match house {
        House::Row(own) => row == usize::from(own),
        House::Column(own) => column == usize::from(own),
        House::Box(own) => {
            shape.regions().is_none() && row / rows * rows + column / columns == usize::from(own)
        }
        House::Region(own) => shape.regions().is_some_and(|of| of[cell.index()] == own),
        House::Extra(own) => extra_regions(shape).get(usize::from(own)).is_some_and(|of| of.contains(&cell)),
        House::Falling => row == column,
        House::Rising => row + column == side - 1,
        House::Window(own) => {
            !row.is_multiple_of(4)
                && !column.is_multiple_of(4)
                && row / 4 * 2 + column / 4 == usize::from(own)
        }
    }
}

/// Whether a house has a digit twice, checked pair by pair.
pub(crate) fn breaks_the_rules(grid: &Grid) -> bool {
    let filled: Vec<(Cell, Digit)> = grid.filled().collect();
    filled.iter().any(|&(a, d)| filled.iter().any(|&(b, e)| d == e && plain_see(grid.shape(), a, b)))
}

/// Whether a full board has a cage with another sum than it should, added up cell by cell.
pub(crate) fn breaks_a_sum(grid: &Grid) -> bool {
    let number = |&cell: &Cell| grid.get(cell).map_or(0, |digit| u16::from(digit.number()));
    let cages = grid.shape().cages().iter();
    cages
        .clone()
        .any(|cage| cage.sum().is_some_and(|sum| sum != cage.cells().iter().map(number).sum::<u16>()))
}

/// A single: the technique's slug, the candidate, and for full houses and hidden singles the kinds of house,
/// sorted.
pub(crate) type Single = (&'static str, Candidate, Vec<HouseKind>);

/// The same for a step found by the core.
pub(crate) fn single_of(step: &Step) -> Single {
    let kinds = match step.pattern {
        Pattern::FullHouse { kinds } | Pattern::HiddenSingle { kinds } => kinds.iter().collect(),
        _ => Vec::new(),
    };
    (step.technique().slug(), step.placed().expect("a single places a digit"), kinds)
}

/// All singles of a position in reading order, found in the plainest way.
pub(crate) fn plain_singles(position: &Candidates, kind: PassKind) -> Vec<Single> {
    let shape = position.shape();
    let mut found = Vec::new();
    for cell in Cell::all(shape) {
        let CellState::Open(own) = position.state(cell) else { continue };
        let houses = plain_houses(shape, cell);
        let full: Vec<HouseKind> = houses
            .iter()
            .filter(|(_, cells)| cells.iter().all(|&other| other == cell || position.digit(other).is_some()))
            .map(|&(kind, _)| kind)
            .collect();
        if kind == PassKind::Singles {
            let [digit] = own.iter().collect::<Vec<_>>()[..] else { continue };
            let name = if full.is_empty() { "naked-single" } else { "full-house" };
            found.push((name, Candidate::new(cell, digit), full));
            continue;
        }
        for digit in own.iter() {
            let only: Vec<HouseKind> = houses
                .iter()
                .filter(|(_, cells)| {
                    cells.iter().all(|&other| other == cell || !position.digits(other).contains(digit))
                })
                .map(|&(kind, _)| kind)
                .collect();
            if !only.is_empty() && full.is_empty() {
                found.push(("hidden-single", Candidate::new(cell, digit), only));
            } else if !only.is_empty() {
                found.push(("full-house", Candidate::new(cell, digit), full.clone()));
            }
        }
    }
    found
}

/// Applies the placements and eliminations of a step. A retreat cannot be applied without its past.
pub(crate) fn apply(position: &mut Candidates, step: &Step) {
    match &step.conclusion {
        Conclusion::Place(candidate) => position.place(*candidate, |_| {}),
        Conclusion::Eliminate(candidates) => {
            for &candidate in candidates {
                position.eliminate(candidate, |_| {});
            }
        }
        Conclusion::Impossible => {}
        Conclusion::TakeBack(_) => panic!("a retreat needs the position before its guess"),
    }
}

/// The positions before each step of a list and after the last. A guess keeps its position, and its retreat
/// restores it.
pub(crate) fn positions(start: &Candidates, steps: &[Step]) -> Vec<Candidates> {
    let mut all = vec![start.clone()];
    let mut before_guess = Vec::new();
    for step in steps {
        let mut now = all.last().expect("the start").clone();
        if matches!(step.pattern, Pattern::Guess { .. }) {
            before_guess.push(now.clone());
        }
        if let Conclusion::TakeBack(guess) = step.conclusion {
            now = before_guess.pop().expect("a retreat has a guess");
            now.eliminate(guess, |_| {});
        } else {
            apply(&mut now, step);
        }
        all.push(now);
    }
    all
}

/// All passes by singles, empty ones included.
pub(crate) fn all_passes(from: &Candidates) -> Vec<Pass> {
    passes::rest(from, PassKind::Singles, &mut on).expect("nobody stops it")
}

/// The tables rebuilt from the candidates of each cell; filled cells become empty ones without candidates.
pub(crate) fn rebuilt(position: &Candidates) -> Candidates {
    let mut anew = Candidates::new(&Grid::empty(position.shape()));
    for cell in Cell::all(position.shape()) {
        let left = match position.state(cell) {
            CellState::Open(digits) => digits,
            CellState::Filled(_) => DigitSet::EMPTY,
        };
        for digit in anew.digits(cell).minus(left).iter() {
            anew.eliminate(Candidate::new(cell, digit), |_| {});
        }
    }
    anew
}

/// A case of a technique, from a line of `data/techniques.txt`.
pub(crate) struct Case {
    pub(crate) technique: Technique,
    pub(crate) position: Position,
    placed: Option<Candidate>,
    gone: Vec<Candidate>,
}

impl Case {
    /// Whether the technique must find nothing.
    pub(crate) fn is_nothing(&self) -> bool {
        self.placed.is_none() && self.gone.is_empty()
    }

    /// Whether a step is the expected one.
    pub(crate) fn fits(&self, step: &Step) -> bool {
        step.placed() == self.placed && step.eliminated() == self.gone
    }
}

/// The lines of the cases of techniques.
pub(crate) fn case_lines() -> Vec<&'static str> {
    include_str!("../data/techniques.txt").lines().filter(|line| !line.starts_with('#')).collect()
}

/// The case of a line.
pub(crate) fn case(text: &str) -> Case {
    let fields: Vec<&str> = text.split('|').collect();
    let [technique, givens, digits, gone, what] = fields[..] else { panic!("five fields: {text}") };
    // Cages stand before the givens.
    let (tag, givens) = givens.split_once(':').unwrap_or(("", givens));
    let tagged = |cells: &str| Grid::from_line(&format!("{tag}:{cells}")).expect("a line of a whole board");
    let grid = tagged(digits);
    let mut now = Candidates::new(&grid);
    for gone in named(grid.shape(), gone) {
        now.eliminate(gone, |_| {});
    }
    let wanted = match what {
        "nothing" => Vec::new(),
        _ => named(grid.shape(), &what[2..]),
    };
    let places = what.starts_with('+');
    Case {
        technique: Technique::from_slug(technique).expect("a technique"),
        position: Position::within(now, &tagged(givens)),
        placed: wanted.first().copied().filter(|_| places),
        gone: if places { Vec::new() } else { wanted },
    }
}

/// Returns every n-th of the items, from one on, or all of them in a long run: `cargo xtask soak` sets
/// `STEPDOKU_SOAK`. Tests that begin at different items miss different ones.
pub(crate) fn sample<T>(all: Vec<T>, every: usize, from: usize) -> impl Iterator<Item = T> {
    let every = if env::var_os("STEPDOKU_SOAK").is_some() { 1 } else { every };
    all.into_iter().skip(from % every).step_by(every)
}

/// The steps of all cases, each with the candidates before it.
pub(crate) fn case_steps() -> impl Iterator<Item = (Step, Candidates)> {
    case_lines().into_iter().map(case).flat_map(|case| {
        let steps = all_steps(&case.position, &Ladder::teaching().only(case.technique));
        steps.into_iter().map(move |step| (step, case.position.candidates().clone()))
    })
}

/// A candidate by digit, row and column: `4r2c7`.
pub(crate) fn candidate(shape: &Shape, name: &str) -> Candidate {
    let (row, column) = name[2..].split_once('c').expect("a row and a column");
    let number = |text: &str| text.parse().expect("a number");
    Candidate::new(at(shape, number(row), number(column)), digit(name.chars().next().expect("a digit")))
}

/// Candidates by name, in their order.
fn named(shape: &Shape, text: &str) -> Vec<Candidate> {
    let mut read: Vec<Candidate> = text.split_whitespace().map(|name| candidate(shape, name)).collect();
    read.sort_unstable();
    read
}
