//! Checks whether the places of a digit alone allow any elimination.
//!
//! A *template* is a way to put the digit once into each house that lacks it. A pattern of one digit only
//! eliminates places that are in no template. So if each place is in some template, no fish, colouring, chain
//! of this digit or locked candidates can eliminate anything, and their search can be skipped.

use sudoku_board::{Candidates, Digit, Geometry, House, HouseKind};

/// The node limit before a digit counts as worth a search. 9×9 never reaches it.
const NODES: u32 = 2000;

/// A row that lacks the digit.
#[derive(Clone, Copy, Default)]
struct Row {
    number: usize,
    /// The places in the row, as numbers of columns.
    places: u32,
    /// The places in some template so far.
    covered: u32,
}

/// Rows, and a partial way to fill them.
struct Filling<'a> {
    geometry: &'a Geometry,
    rows: [Row; Digit::MAX as usize],
    count: usize,
    nodes: u32,
}

/// Returns whether some place of a digit is in no template. Also true if that takes too long to decide, or on a
/// board whose other houses or rules may exclude more places.
pub(super) fn leaves_places_out(candidates: &Candidates, digit: Digit) -> bool {
    if !candidates.shape().is_classic() {
        return true;
    }
    let side = candidates.shape().side();
    let mut lacking = [0; HouseKind::USUAL.len()];
    let mut filling =
        Filling { geometry: candidates.geometry(), rows: Default::default(), count: 0, nodes: 0 };
    for kind in HouseKind::USUAL {
        for number in 0..side {
            let places = candidates.places(digit, House::new(kind, number as u8)).bits();
            lacking[kind as usize] += usize::from(places != 0);
            if kind == HouseKind::Row && places != 0 {
                filling.rows[filling.count] = Row { number, places, covered: 0 };
                filling.count += 1;
            }
        }
    }
    // The rows, columns and boxes without the digit must be equal in number.
    lacking.iter().any(|&count| count != filling.count) || filling.leaves_places_out()
}

impl Filling<'_> {
    fn leaves_places_out(&mut self) -> bool {
        for row in 0..self.count {
            loop {
                let rest = self.rows[row].places & !self.rows[row].covered;
                if rest == 0 {
                    break;
                }
                let place = rest & rest.wrapping_neg();
                if !self.fill(0, (row, place), place, 0) {
                    return true;
                }
            }
        }
        false
    }

    /// Fills the rows from this one on, with the digit fixed in one place of one row. `taken` are the columns
    /// that have it, `barred` those whose box has it. On success, covers the places of the template.
    fn fill(&mut self, from: usize, decided: (usize, u32), taken: u32, barred: u32) -> bool {
        if from == self.count {
            return true;
        }
        let row = self.rows[from];
        let mut open = if from == decided.0 {
            decided.1
        } else {
            // The fixed place bars its box in the other rows, including those above it.
            let same_band = self.band(row.number) >> self.rows[decided.0].number & 1 == 1;
            let own = if same_band { self.stack(decided.1) } else { 0 };
            row.places & !taken & !barred & !own
        };
        self.nodes += 1;
        if self.nodes > NODES {
            return false;
        }
        let next = self.rows.get(from + 1).map_or(0, |next| next.number);
        let same_band = self.band(row.number) >> next & 1 == 1;
        while open != 0 {
            let place = open & open.wrapping_neg();
            open &= open - 1;
            let after = if same_band { barred | self.stack(place) } else { 0 };
            if self.fill(from + 1, decided, taken | place, after) {
                self.rows[from].covered |= place;
                return true;
            }
        }
        false
    }

    fn band(&self, row: usize) -> u32 {
        self.geometry.band(House::Row(row as u8)).bits()
    }

    /// Returns the columns through the boxes of a place.
    fn stack(&self, place: u32) -> u32 {
        self.geometry.band(House::Column(place.trailing_zeros() as u8)).bits()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use sudoku_board::{Candidate, Cell, CellSet, Digit, Grid, Rng, Seed, Shape};

    /// Adds all places of the digit in any template, by exhaustive search.
    fn in_templates(candidates: &Candidates, digit: Digit, chosen: &mut Vec<Cell>, found: &mut CellSet) {
        let geometry = candidates.geometry();
        let taken = |cell: Cell, chosen: &[Cell]| chosen.iter().any(|&other| geometry.see(cell, other));
        let houses = House::all(candidates.shape());
        let mut open = houses.filter(|&house| {
            let cells = geometry.cells(house);
            !candidates.places(digit, house).is_empty() && !cells.iter().any(|cell| chosen.contains(cell))
        });
        let Some(house) = open.next() else {
            *found = found.union(&chosen.iter().copied().collect());
            return;
        };
        for place in candidates.places(digit, house).iter() {
            let cell = geometry.cell_at(house, place);
            if !taken(cell, chosen) {
                chosen.push(cell);
                in_templates(candidates, digit, chosen, found);
                chosen.pop();
            }
        }
    }

    #[test]
    fn a_place_is_left_out_where_no_template_has_it() {
        let mut seen = [0, 0];
        for seed in 0..400 {
            let mut rng = Rng::new(Seed::new(seed), 9);
            let shape = if seed % 4 == 0 { Shape::S4 } else { Shape::S9 };
            let mut candidates = Candidates::new(&Grid::empty(shape));
            let mut cells: Vec<Cell> = Cell::all(shape).collect();
            rng.shuffle(&mut cells);
            let digit = Digit::at(0);
            for &cell in &cells[..rng.below(4) as usize] {
                let one = Candidate::new(cell, digit);
                if candidates.allows(one) {
                    candidates.place(one, |_| {});
                }
            }
            for &cell in &cells[..cells.len() * (3 + rng.below(3) as usize) / 9] {
                candidates.eliminate(Candidate::new(cell, digit), |_| {});
            }
            let mut found = CellSet::EMPTY;
            in_templates(&candidates, digit, &mut Vec::new(), &mut found);
            let out = !candidates.cells_of(digit).minus(&found).is_empty();
            assert_eq!(leaves_places_out(&candidates, digit), out, "seed {seed}");
            seen[usize::from(out)] += 1;
        }
        assert!(seen[0] > 20 && seen[1] > 20, "{seen:?}");
    }
}
