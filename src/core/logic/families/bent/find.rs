//! Bent naked sets: WXYZ-Wings and larger ones. The cells have as many digits as they are, but share no house.
//!
//! A digit is *restricted* if all cells that can be it see each other: then only one of them is. With one other
//! digit, the restricted ones leave a cell over, so this digit is in one of the cells. With none, each digit is.

use super::Bent;
use crate::{
    Position,
    families::{
        Decoded,
        sink::{Sink, rule_out},
    },
    position::tables::Tables,
};
use std::ops::ControlFlow;
use sudoku_board::{Candidate, Cell, CellSet, DigitSet};

/// The search for sets of a size.
struct Search<'a> {
    position: &'a Position,
    tables: &'a Tables<'a>,
    size: usize,
    /// The cells with few enough candidates, in order.
    cells: Vec<(Cell, DigitSet)>,
    /// Whether each of them may have changed since the search last found nothing.
    is_new: Vec<bool>,
    chosen: Vec<usize>,
}

/// A cell that may come next: its place in the list, and the digits that would not be restricted with it.
type Next = (usize, DigitSet);

/// Finds bent sets of `size` cells.
pub fn find(size: usize, position: &Position, tables: &Tables<'_>, sink: Sink<'_>) -> ControlFlow<()> {
    if size > tables.limits().bent {
        return ControlFlow::Continue(());
    }
    let (candidates, geometry) = (position.candidates(), position.geometry());
    let of = |cell: Cell| (cell, candidates.digits(cell));
    let cells: Vec<(Cell, DigitSet)> =
        candidates.open_cells().map(of).filter(|(_, digits)| (2..=size).contains(&digits.len())).collect();
    let new =
        |&(cell, _): &(Cell, DigitSet)| geometry.houses_of(cell).iter().all(|&house| tables.is_new(house));
    let is_new: Vec<bool> = cells.iter().map(new).collect();
    let all: Vec<Next> = (0..cells.len()).map(|at| (at, DigitSet::EMPTY)).collect();
    let mut search = Search { position, tables, size, cells, is_new, chosen: Vec::with_capacity(size) };
    search.extend(&all, DigitSet::EMPTY, DigitSet::EMPTY, false, sink)
}

impl Search<'_> {
    /// Adds one of these cells. `free` has the digits that are not restricted.
    fn extend(
        &mut self,
        list: &[Next],
        digits: DigitSet,
        free: DigitSet,
        new: bool,
        sink: Sink<'_>,
    ) -> ControlFlow<()> {
        let geometry = self.position.geometry();
        let left = self.size - self.chosen.len();
        for (nth, &(next, freed)) in list.iter().enumerate() {
            if list.len() - nth < left {
                break;
            }
            let (cell, own) = self.cells[next];
            let (digits, free) = (digits.union(own), free.union(freed));
            let new = new || self.is_new[next];
            self.chosen.push(next);
            let done = if left == 1 {
                if new && digits.len() == self.size {
                    self.tell(digits, free, sink)
                } else {
                    ControlFlow::Continue(())
                }
            } else {
                // A cell that does not go with these does not go with more.
                let fits = |&(at, freed): &Next| {
                    let (other, theirs) = self.cells[at];
                    let apart =
                        if geometry.see(cell, other) { DigitSet::EMPTY } else { own.intersection(theirs) };
                    let freed = freed.union(apart);
                    (digits.union(theirs).len() <= self.size && free.union(freed).len() <= 1)
                        .then_some((at, freed))
                };
                let rest: Vec<Next> = list[nth + 1..].iter().filter_map(fits).collect();
                if new || rest.iter().any(|&(at, _)| self.is_new[at]) {
                    self.extend(&rest, digits, free, new, sink)
                } else {
                    ControlFlow::Continue(())
                }
            };
            self.chosen.pop();
            done?;
        }
        ControlFlow::Continue(())
    }

    fn tell(&self, digits: DigitSet, free: DigitSet, sink: Sink<'_>) -> ControlFlow<()> {
        let geometry = self.position.geometry();
        let chosen = || self.chosen.iter().map(|&at| self.cells[at]);
        let cells: Vec<Cell> = chosen().map(|(cell, _)| cell).collect();
        if geometry.houses_of_all(&cells).next().is_some() {
            return ControlFlow::Continue(());
        }
        let own: CellSet = cells.iter().copied().collect();
        let free = free.first();
        let lost = free.map_or(digits, DigitSet::only);
        let mut gone = Vec::new();
        for digit in lost.iter() {
            let places = chosen().filter(|(_, own)| own.contains(digit)).map(|(cell, _)| cell);
            let seers = geometry.common_peers(places).intersection(self.tables.places(digit)).minus(&own);
            gone.extend(seers.iter().map(|cell| Candidate::new(cell, digit)));
        }
        rule_out(sink, gone, || Decoded::Bent(Bent { cells, digits, free }).into())
    }
}
