//! Finds puzzles that are disguises of each other.
//!
//! Up to 9×9 two puzzles are *alike* if relabelling, moving rows within bands, columns within stacks, bands,
//! stacks, and transposition turn one into the other. The solution, which is unique, is first brought to its
//! least form; within two rows this rules out nearly every disguise. The clues decide between the remaining
//! ones, which are the automorphisms of the solution.

use std::cmp::Ordering;
use sudoku_board::{Cell, Digit, Grid, House, Place, Shape, sorting::sort_by_key};
use sudoku_logic::Puzzle;

/// Returns a text that two puzzles share only if they are alike, and up to 9×9 always if they are. Up to 9×9 it is the
/// least of all disguises of the puzzle; larger boards have too many, so there it is the clues unchanged. Cages and clues go
/// with their cells, so a puzzle with them has no disguises.
#[must_use]
pub fn key(puzzle: &Puzzle) -> String {
    if !puzzle.clues().shape().is_bare() {
        return format!("{} {}", puzzle.clues().shape().tag(), puzzle.clues());
    }
    if puzzle.clues().shape() <= Shape::S9 { least(puzzle).to_string() } else { puzzle.clues().to_string() }
}

/// A view of the board, possibly transposed: its lines in order.
struct View {
    transposed: bool,
    rows: Vec<usize>,
    columns: Vec<usize>,
}

fn least(puzzle: &Puzzle) -> Grid {
    let shape = puzzle.clues().shape();
    let geometry = shape.geometry();
    let mut search = CanonicalSearch { shape: shape.clone(), best: Vec::new(), views: Vec::new() };
    let columns = lines(shape);
    let turns = if shape.has_square_boxes() { &[false, true][..] } else { &[false] };
    for &transposed in turns {
        let side = 0..shape.side();
        let mut seen = side.clone().flat_map(|row| side.clone().map(move |column| (row, column)));
        let digit = |(row, column)| {
            let cell = if transposed { geometry.cell(column, row) } else { geometry.cell(row, column) };
            puzzle.solution().get(cell).map(Digit::index)
        };
        let Some(board) = seen.try_fold(Vec::new(), |mut board, at| {
            board.push(digit(at)?);
            Some(board)
        }) else {
            unreachable!("a solution is full")
        };
        let beside: Vec<Vec<usize>> =
            side.clone().map(|number| beside(shape, row(number)).collect()).collect();
        for first in side {
            for columns in &columns {
                search.try_view(&board, first, &beside[first], columns, transposed);
            }
        }
    }
    let images = search.views.iter().map(|view| image(puzzle.clues(), view, &search.best));
    // All images have the same solution, so only the places of the clues differ.
    let images =
        images.min_by_key(|image| image.iter().map(|(_, digit)| digit.is_none()).collect::<Vec<_>>());
    images.unwrap_or_else(|| unreachable!("the board can be looked at as it is"))
}

/// Returns the lines in the band of a line, including itself.
fn beside(shape: &Shape, line: House) -> impl Iterator<Item = usize> {
    shape.geometry().band(line).iter().map(Place::index)
}

fn row(number: usize) -> House {
    House::Row(number as u8)
}

struct CanonicalSearch {
    shape: Shape,
    /// The least form so far without its top row, as numbers of digits, row by row; empty at first.
    best: Vec<usize>,
    /// The views with this form.
    views: Vec<View>,
}

impl CanonicalSearch {
    /// Tries a view with this top row and these columns, naming digits by the top row. The second row, from
    /// the same band, nearly always decides, so nothing else is computed before it.
    fn try_view(
        &mut self,
        board: &[usize],
        first: usize,
        band: &[usize],
        columns: &[usize],
        transposed: bool,
    ) {
        let side = self.shape.side();
        let mut name = [0; Digit::MAX as usize];
        for (at, &column) in columns.iter().enumerate() {
            name[board[first * side + column]] = at;
        }
        let named = |row: usize, at: usize| name[board[row * side + columns[at]]];
        let begins = |row: usize| named(row, 0);
        let second = band.iter().copied().filter(|&row| row != first).min_by_key(|&row| begins(row));
        let Some(second) = second else { return };
        let mut compared = Ordering::Less;
        if let Some(best) = self.best.get(..side) {
            compared = (0..side).map(|at| named(second, at)).cmp(best.iter().copied());
        }
        if compared == Ordering::Greater {
            return;
        }
        // Each band is sorted by the first digit of its rows, and so are the bands, which puts the top row
        // first.
        let mut rows: Vec<usize> = (0..side).collect();
        sort_by_key(&mut rows, |&number| {
            (beside(&self.shape, row(number)).map(begins).min(), begins(number))
        });
        let form: Vec<usize> = rows[1..]
            .iter()
            .flat_map(|&row| (0..side).map(move |at| (row, at)))
            .map(|(row, at)| named(row, at))
            .collect();
        if self.best.is_empty() || form < self.best {
            self.best = form;
            self.views.clear();
        } else if form > self.best {
            return;
        }
        self.views.push(View { transposed, rows, columns: columns.to_vec() });
    }
}

fn image(clues: &Grid, view: &View, best: &[usize]) -> Grid {
    let shape = clues.shape();
    let (geometry, side) = (shape.geometry(), shape.side());
    let mut image = Grid::empty(shape);
    for cell in Cell::all(shape) {
        let (row, column) = (view.rows[geometry.row(cell)], view.columns[geometry.column(cell)]);
        let seen = if view.transposed { geometry.cell(column, row) } else { geometry.cell(row, column) };
        if clues.get(seen).is_some() {
            let at = cell.index();
            image.set(cell, Some(Digit::at(if at < side { at } else { best[at - side] })));
        }
    }
    image
}

/// Returns all orders of the columns that keep stacks together.
fn lines(shape: &Shape) -> Vec<Vec<usize>> {
    let bands: Vec<Vec<usize>> = (0..shape.side())
        .map(|number| House::Column(number as u8))
        .filter(|&column| shape.geometry().begins_boxes(column))
        .map(|column| beside(shape, column).collect())
        .collect();
    let mut all = Vec::new();
    for bands in permutations(&bands) {
        let mut begun = vec![Vec::new()];
        for band in bands {
            let inside = permutations(&band);
            begun = begun
                .iter()
                .flat_map(|begun: &Vec<usize>| {
                    inside.iter().map(move |band| begun.iter().chain(band).copied().collect())
                })
                .collect();
        }
        all.extend(begun);
    }
    all
}

fn permutations<T: Clone>(items: &[T]) -> Vec<Vec<T>> {
    if items.is_empty() {
        return vec![Vec::new()];
    }
    let mut all = Vec::new();
    for at in 0..items.len() {
        let mut rest = items.to_vec();
        let first = rest.remove(at);
        all.extend(permutations(&rest).into_iter().map(|rest| {
            let mut whole = vec![first.clone()];
            whole.extend(rest);
            whole
        }));
    }
    all
}
