//! Puzzles with clues of one kind: a full board gives lines, dots and sums that are true for it, and then as many digits
//! as one solution and the level need.
//!
//! Lines grow cell by cell in a random way that keeps the rule of their kind. No two share a cell or cross. Dots and X and
//! V are all that the board has, with the rule that there are no others; sandwiches stand at every row and column of a 9×9.

use super::{
    ClueSet, Drawn, Interrupted, Pulse,
    clues::{put_back, take},
    digging::Digger,
    prover::Prover,
};
use std::ops::Range;
use sudoku_board::{Cell, Clue, ClueKind, Geometry, Grid, Rng, Shape, Symmetry, sorting::sort};

/// The indices of the levels in [`Level::ALL`] that such puzzles have; see [`super::Spec::exists`].
///
/// [`Level::ALL`]: sudoku_logic::Level::ALL
pub(super) const fn levels(set: ClueSet) -> Range<usize> {
    match set {
        // A medium puzzle hardly uses its sums: to add them up is harder than that.
        ClueSet::LittleKillers | ClueSet::Sandwiches => 2..5,
        // Where singles are enough, no clue is needed; and harder ones are rare.
        _ => 1..4,
    }
}

/// How many times as many boards are tried as for other puzzles. Few small boards with X and V need more than what these
/// say, and each takes a fraction of a millisecond.
pub(super) fn patience(shape: &Shape, drawn: Drawn) -> u32 {
    if drawn == Drawn::Clues(ClueSet::Xv) && shape.side() < 9 { 6 } else { 1 }
}

/// How much of a board lines cover, in hundredths.
const COVERED: usize = 45;

/// The tries to begin a line.
const BEGINNINGS: usize = 300;

/// The tries to find a line from one cell.
const WALKS: usize = 12;

/// The nodes of a proof that digits can go. Where it takes more, people find no way either.
const NODES: u64 = 60;

/// The fewest cells of a diagonal with a sum.
const SHORTEST_SUM: usize = 3;

/// Returns the least difference on a whispers line of boards with this side: German whispers at 9×9.
const fn whispers(side: usize) -> u16 {
    side.div_ceil(2) as u16
}

/// Clues that a full board keeps, on their way to a shape.
struct Board<'a> {
    solution: &'a Grid,
    geometry: &'a Geometry,
    /// The cells of all lines so far.
    taken: Vec<bool>,
    /// The corners between four cells that a line crosses, by their upper left cell.
    crossed: Vec<Cell>,
    clues: Vec<Clue>,
}

/// Returns the shape of a full board with clues that it keeps; `None` if chance finds none.
pub(super) fn drawn(solution: &Grid, set: ClueSet, rng: &mut Rng) -> Option<Shape> {
    let geometry = solution.geometry();
    let taken = vec![false; geometry.cell_count()];
    let mut board = Board { solution, geometry, taken, crossed: Vec::new(), clues: Vec::new() };
    match set {
        ClueSet::Kropki => board.kropki(rng),
        ClueSet::Xv => board.sums(),
        ClueSet::LittleKillers => board.diagonals(rng),
        ClueSet::Sandwiches => board.sandwiches(rng),
        ClueSet::Thermometers | ClueSet::Arrows | ClueSet::Renban | ClueSet::Whispers => {
            board.lines(set, rng);
        }
    }
    if board.clues.is_empty() {
        return None;
    }
    solution.shape().with_clues(board.clues).ok()
}

/// Returns the digits that stand beside clues: few enough for the level, and enough for one solution.
pub(super) fn digits_beside(
    digger: &mut Digger,
    solution: &Grid,
    symmetry: Symmetry,
    rng: &mut Rng,
    pulse: &mut Pulse<'_>,
) -> Result<Grid, Interrupted> {
    let shape = solution.shape();
    let mut orbits = symmetry.orbits(shape);
    rng.shuffle(&mut orbits);
    let mut prover = Prover::new(shape);
    let mut digits = solution.clone();
    // Half of the orbits at once, then half of the rest: most of a full board can go.
    let (mut at, mut many) = (0, orbits.len().div_ceil(2));
    while at < orbits.len() {
        pulse.beat()?;
        let these = &orbits[at..orbits.len().min(at + many)];
        let cells = these.concat();
        take(&mut digits, &cells);
        if prover.count(&digits, 2, NODES, pulse)? == Some(1) {
            at += these.len();
            continue;
        }
        put_back(&mut digits, &cells, solution);
        at += usize::from(many == 1);
        many = (many / 2).max(1);
    }
    // What is too hard gets digits back, one orbit after another.
    let mut back = Vec::new();
    let gone = orbits.iter().filter(|orbit| orbit.iter().all(|&cell| digits.get(cell).is_none()));
    for orbit in gone.cloned().collect::<Vec<_>>() {
        if digger.graded(&digits, digger.level(), pulse)?.is_some() {
            break;
        }
        put_back(&mut digits, &orbit, solution);
        back.push(orbit);
    }
    // The last ones may do alone.
    back.pop();
    for orbit in back {
        take(&mut digits, &orbit);
        if digger.graded(&digits, digger.level(), pulse)?.is_none() {
            put_back(&mut digits, &orbit, solution);
        }
    }
    Ok(digits)
}

/// Returns whether the clues are needed: the digits alone have several solutions.
pub(super) fn are_needed(digits: &Grid, pulse: &mut Pulse<'_>) -> Result<bool, Interrupted> {
    let shape = digits.shape().bare();
    let Some(plain) = digits.clone().on(&shape) else { return Ok(false) };
    Ok(Prover::new(&shape).count(&plain, 2, NODES, pulse)? != Some(1))
}

impl Board<'_> {
    fn number(&self, cell: Cell) -> u16 {
        self.solution.get(cell).map_or(0, |digit| u16::from(digit.number()))
    }

    /// Returns each two neighbours once.
    fn neighbours(&self) -> Vec<[Cell; 2]> {
        let cells = Cell::all(self.solution.shape());
        let beside = |one: Cell| self.geometry.beside(one).map(move |other| [one, other]);
        cells.flat_map(beside).filter(|[one, other]| one < other).collect()
    }

    fn add(&mut self, kind: ClueKind, cells: &[Cell], numbers: &[u16]) {
        self.clues.push(Clue { kind, cells: cells.to_vec(), numbers: numbers.to_vec() });
    }

    fn kropki(&mut self, rng: &mut Rng) {
        for cells in self.neighbours() {
            let [one, other] = cells.map(|cell| self.number(cell));
            let (is_white, is_black) = (one.abs_diff(other) == 1, one == 2 * other || other == 2 * one);
            // 1 and 2 may have either.
            if is_black && (!is_white || rng.below(2) == 0) {
                self.add(ClueKind::Ratio, &cells, &[2]);
            } else if is_white {
                self.add(ClueKind::Difference, &cells, &[1]);
            }
        }
        self.add(ClueKind::NoOtherDifference, &[], &[1]);
        self.add(ClueKind::NoOtherRatio, &[], &[2]);
    }

    fn sums(&mut self) {
        for cells in self.neighbours() {
            let sum: u16 = cells.iter().map(|&cell| self.number(cell)).sum();
            if [5, 10].contains(&sum) {
                self.add(ClueKind::PairSum, &cells, &[sum]);
            }
        }
        self.add(ClueKind::NoOtherSum, &[], &[5]);
        self.add(ClueKind::NoOtherSum, &[], &[10]);
    }

    /// Adds the sums of all rows and columns. A small board does without some: with all of them, hardly any is fiendish.
    fn sandwiches(&mut self, rng: &mut Rng) {
        let side = self.geometry.side();
        for line in 0..side {
            let row: Vec<Cell> = (0..side).map(|place| self.geometry.cell(line, place)).collect();
            let column: Vec<Cell> = (0..side).map(|place| self.geometry.cell(place, line)).collect();
            for cells in [row, column] {
                let numbers: Vec<u16> = cells.iter().map(|&cell| self.number(cell)).collect();
                let is_end = |number: &u16| *number == 1 || usize::from(*number) == side;
                let sum = numbers.split(is_end).nth(1).unwrap_or_default().iter().sum();
                self.add(ClueKind::Sandwich, &cells, &[sum]);
            }
        }
        if side < 9 {
            rng.shuffle(&mut self.clues);
            let without = rng.below(side as u32 + 1) as usize;
            self.clues.truncate(self.clues.len() - without);
        }
    }

    /// Adds sums of diagonals, with at most one at each place beside the board.
    fn diagonals(&mut self, rng: &mut Rng) {
        let (side, geometry) = (i32::from(self.geometry.side() as u16), self.geometry);
        let on_board = |(row, column): (i32, i32)| {
            let inside = (0..side).contains(&row) && (0..side).contains(&column);
            inside.then(|| geometry.cell(row as usize, column as usize))
        };
        // The place beside the board where each begins, and its cells.
        let mut all: Vec<((i32, i32), Vec<Cell>)> = Vec::new();
        for row in -1..=side {
            for column in -1..=side {
                let place = (row, column);
                for (down, right) in [(1, 1), (1, -1), (-1, 1), (-1, -1)] {
                    let at = |by: i32| on_board((row + by * down, column + by * right));
                    let cells: Vec<Cell> = (1..=side).map_while(at).collect();
                    if on_board(place).is_none() && cells.len() >= SHORTEST_SUM {
                        all.push((place, cells));
                    }
                }
            }
        }
        rng.shuffle(&mut all);
        let most = geometry.side() + geometry.side() / 2;
        let (mut places, mut known) = (Vec::new(), Vec::new());
        for (place, cells) in all {
            let mut sorted = cells.clone();
            sort(&mut sorted);
            if known.len() < most && !places.contains(&place) && !known.contains(&sorted) {
                let sum = cells.iter().map(|&cell| self.number(cell)).sum();
                self.add(ClueKind::LittleKiller, &cells, &[sum]);
                places.push(place);
                known.push(sorted);
            }
        }
    }

    fn lines(&mut self, set: ClueSet, rng: &mut Rng) {
        let cells = self.geometry.cell_count();
        let mut covered = 0;
        for _ in 0..BEGINNINGS {
            if covered * 100 >= cells * COVERED {
                break;
            }
            let start = Cell::at(rng.below(cells as u32) as usize);
            let walks = (0..WALKS).filter_map(|_| self.line(set, start, rng));
            let Some((cells, numbers)) = walks.max_by_key(|(cells, _)| cells.len()) else { continue };
            covered += cells.len();
            for step in cells.windows(2) {
                self.crossed.extend(self.corner(step[0], step[1]));
            }
            for cell in &cells {
                self.taken[cell.index()] = true;
            }
            let kind = match set {
                ClueSet::Thermometers => ClueKind::Thermometer,
                ClueSet::Arrows => ClueKind::Arrow,
                ClueSet::Renban => ClueKind::Renban,
                _ => ClueKind::Whispers,
            };
            self.add(kind, &cells, &numbers);
        }
    }

    /// Returns the corner that a diagonal step crosses, by the upper left cell of the four around it.
    fn corner(&self, one: Cell, other: Cell) -> Option<Cell> {
        let rows = [one, other].map(|cell| self.geometry.row(cell));
        let columns = [one, other].map(|cell| self.geometry.column(cell));
        let is_diagonal = rows[0] != rows[1] && columns[0] != columns[1];
        is_diagonal.then(|| self.geometry.cell(rows[0].min(rows[1]), columns[0].min(columns[1])))
    }

    /// Returns a line of a kind from a cell, by one random walk: its cells, and the numbers of its clue.
    fn line(&self, set: ClueSet, start: Cell, rng: &mut Rng) -> Option<(Vec<Cell>, Vec<u16>)> {
        if self.taken[start.index()] {
            return None;
        }
        let side = self.geometry.side();
        let most = 3 + rng.below(side as u32 / 2) as usize;
        let by = whispers(side);
        let (mut cells, mut own): (Vec<Cell>, Vec<Cell>) = (vec![start], Vec::new());
        let numbers = |cells: &[Cell]| -> Vec<u16> { cells.iter().map(|&cell| self.number(cell)).collect() };
        let goes_on = |cells: &[Cell], next: Cell| {
            let (last, next) = (cells.last().map_or(0, |&last| self.number(last)), self.number(next));
            match set {
                ClueSet::Thermometers => last < next,
                ClueSet::Whispers => last.abs_diff(next) >= by,
                ClueSet::Arrows => numbers(&cells[1..]).iter().sum::<u16>() + next <= self.number(cells[0]),
                _ => {
                    let all = [numbers(cells), vec![next]].concat();
                    let (least, greatest) = (all.iter().min(), all.iter().max());
                    let span = greatest.zip(least).map_or(0, |(greatest, least)| greatest - least);
                    usize::from(span) < most && !numbers(cells).contains(&next)
                }
            }
        };
        let is_whole = |cells: &[Cell]| match set {
            ClueSet::Arrows => {
                cells.len() > 2 && numbers(&cells[1..]).iter().sum::<u16>() == self.number(cells[0])
            }
            ClueSet::Renban => {
                let all = numbers(cells);
                let span = all.iter().max().zip(all.iter().min()).map_or(0, |(most, least)| most - least);
                cells.len() > 2 && usize::from(span) + 1 == cells.len()
            }
            _ => cells.len() > 2,
        };
        let mut whole = None;
        loop {
            if is_whole(&cells) {
                whole = Some(cells.clone());
            }
            // An arrow ends where its sum is full.
            if cells.len() >= most && set != ClueSet::Arrows || set == ClueSet::Arrows && whole.is_some() {
                break;
            }
            let last = *cells.last()?;
            let next: Vec<Cell> = self
                .geometry
                .around(last)
                .filter(|&next| !self.taken[next.index()] && !cells.contains(&next) && goes_on(&cells, next))
                .filter(|&next| {
                    let corner = self.corner(last, next);
                    corner.is_none_or(|corner| !self.crossed.contains(&corner) && !own.contains(&corner))
                })
                .collect();
            let Some(&next) = rng.choose(&next) else { break };
            own.extend(self.corner(last, next));
            cells.push(next);
        }
        let numbers = match set {
            ClueSet::Arrows => vec![1],
            ClueSet::Whispers => vec![by],
            _ => Vec::new(),
        };
        Some((whole?, numbers))
    }
}
