//! Irregular regions: boxes whose neighbours exchange cells, as long as each stays in one piece.

use sudoku_board::{Cell, Grid, Rng, Shape};
use sudoku_logic::search::brute;

/// The exchanges that are tried for each cell of the board. Fewer leave many boxes whole; with more, the regions
/// only change their form.
const TRIES: usize = 12;

/// Returns the shape with random regions in the place of boxes, each in one piece. Not every layout has a full board.
#[must_use]
pub fn irregular(shape: &Shape, rng: &mut Rng) -> Shape {
    let geometry = shape.geometry();
    let cells: Vec<Cell> = Cell::all(shape).collect();
    let mut of: Vec<u8> = cells.iter().map(|&cell| geometry.box_of(cell).number() as u8).collect();
    for _ in 0..TRIES * cells.len() {
        let one = cells[rng.below(cells.len() as u32) as usize];
        let own = of[one.index()];
        let beside: Vec<u8> = geometry.beside(one).map(|next| of[next.index()]).collect();
        let Some(&theirs) = rng.choose(&beside).filter(|&&theirs| theirs != own) else { continue };
        // The cell that comes back touches the region that gives one away.
        let touches = |cell: &&Cell| {
            of[cell.index()] == theirs && geometry.beside(**cell).any(|next| of[next.index()] == own)
        };
        let back: Vec<Cell> = cells.iter().filter(touches).copied().collect();
        let Some(&other) = rng.choose(&back) else { continue };
        (of[one.index()], of[other.index()]) = (theirs, own);
        if !(is_whole(shape, &of, own) && is_whole(shape, &of, theirs)) {
            (of[one.index()], of[other.index()]) = (own, theirs);
        }
    }
    shape.with_regions(&of).unwrap_or_else(|_| shape.clone())
}

/// The nodes to find a full board in. Most layouts that have one show it at once.
const NODES: u64 = 5_000;

/// Returns the shape with random regions that have a full board.
pub(super) fn jigsaw(shape: &Shape, rng: &mut Rng) -> Shape {
    loop {
        let made = irregular(shape, rng);
        if brute::count(&Grid::empty(&made), 1, &mut brute::budget(NODES)).found > 0 {
            return made;
        }
    }
}

/// Returns whether the cells of a region are in one piece.
fn is_whole(shape: &Shape, of: &[u8], region: u8) -> bool {
    let cells: Vec<usize> = (0..of.len()).filter(|&cell| of[cell] == region).collect();
    let Some(&first) = cells.first() else { return false };
    let mut met = vec![Cell::at(first)];
    let mut next = 0;
    while let Some(&cell) = met.get(next) {
        next += 1;
        for beside in shape.geometry().beside(cell) {
            if of[beside.index()] == region && !met.contains(&beside) {
                met.push(beside);
            }
        }
    }
    met.len() == cells.len()
}

#[cfg(test)]
mod tests {
    use super::*;
    use sudoku_board::Seed;

    #[test]
    fn regions_are_whole_and_differ_from_boxes() {
        let mut filled = 0;
        for seed in 0..40 {
            let mut rng = Rng::new(Seed::new(seed), 0);
            let shape = irregular(Shape::S9, &mut rng);
            let regions = shape.regions().expect("no longer boxes");
            assert!((0..9).all(|region| is_whole(&shape, regions, region)), "seed {seed}");
            let kept = Cell::all(&shape)
                .filter(|&cell| regions[cell.index()] == Shape::S9.geometry().box_of(cell).number() as u8);
            assert!(kept.count() < 70, "seed {seed}");
            let full = brute::count(&Grid::empty(&shape), 1, &mut brute::budget(20_000));
            filled += full.found;
        }
        assert!(filled > 20, "{filled} of 40 layouts have a full board");
    }
}
