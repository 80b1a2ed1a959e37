//! Forcing chains and nets: common consequences of all candidates, or the contradiction of one.
//!
//! ```text
//!   3 in A ─▶ 5 in B ─▶ 7 in C       A is 3, 4 or 8. Each leads to a placement, this to the next, and the
//!   4 in A ─▶ 7 in D                 last of each row excludes the same candidate, which is false.
//!   8 in A ─▶ 2 in E ─▶ 7 in F
//! ```
//!
//! A placement forces another if it leaves one digit to a cell, or one place to a digit in a house. In a
//! *chain* each does so alone; in a *net* several may do it together. If a net from one candidate leaves a
//! cell without a digit, or a digit without a place, the candidate is false.
//!
//! A net can grow into a search, which explains nothing. So consequences are computed in waves, up to a few,
//! and a step reports only the placements that its end rests on. Nets are last on the ladder.

mod board;
mod chain;
mod kraken;
mod net;

pub use chain::find as chains;
pub use kraken::find as kraken;
pub use net::find as nets;

use crate::step::origin::Origin;
use sudoku_board::{Candidate, Candidates, Cell, Digit, House};

/// Returns the cells and the digits in houses that have at least `least` and at most `most` candidates.
fn origins(candidates: &Candidates, least: usize, most: usize) -> Vec<(Origin, Vec<Candidate>)> {
    let geometry = candidates.geometry();
    let shape = candidates.shape();
    let mut found = Vec::new();
    let few = least..=most;
    for cell in candidates.open_cells() {
        let digits = candidates.digits(cell);
        if few.contains(&digits.len()) {
            let options = digits.iter().map(|digit| Candidate::new(cell, digit));
            found.push((Origin::Cell(cell), options.collect()));
        }
    }
    for house in House::all(shape) {
        for digit in Digit::all(shape) {
            let places = candidates.places(digit, house);
            if few.contains(&places.len()) {
                let cells = places.iter().map(|place| geometry.cell_at(house, place));
                let options = cells.map(|cell| Candidate::new(cell, digit));
                found.push((Origin::House(digit, house), options.collect()));
            }
        }
    }
    found
}

/// Returns whether a placement excludes a candidate.
fn excludes(candidates: &Candidates, placed: Candidate, other: Candidate) -> bool {
    let sees = |one: Cell| candidates.geometry().see(one, other.cell);
    if placed.cell == other.cell {
        placed.digit != other.digit
    } else {
        placed.digit == other.digit && sees(placed.cell)
    }
}
