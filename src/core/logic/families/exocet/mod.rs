//! Junior exocets.

pub mod find;
pub(crate) mod say;

use super::{
    Claim, Conclusion, Family, Marks, Role, Technique,
    written::{cells, run},
};
use serde::{Deserialize, Serialize};
use sudoku_board::{Candidate, Candidates, Cell, Digit, DigitSet, House};

/// Two cells of a line and box, and two targets that have the same two digits.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Exocet {
    /// The base cells.
    pub base: [Cell; 2],
    /// The line and the box of the base cells.
    pub houses: [House; 2],
    /// The digits of the base cells.
    pub digits: DigitSet,
    /// The targets, elsewhere in the band.
    pub targets: [Cell; 2],
    /// The lines that cross the band: through the targets, and through the box beside the base cells.
    pub across: Vec<House>,
    /// For each digit, houses with all its places in these lines outside the band: fewer than the lines.
    pub covers: Vec<(Digit, Vec<House>)>,
}

impl Exocet {
    /// Returns the other cells of the crossing lines in the band, in other boxes than the base and outside its line.
    #[must_use]
    pub fn companions(&self, before: &Candidates) -> Vec<Cell> {
        let geometry = before.geometry();
        let [line, own_box] = self.houses;
        let band = geometry.band(line);
        let mut found = Vec::new();
        for &across in &self.across {
            for &cell in geometry.cells(across) {
                let row = geometry.line_of(cell, line.kind());
                let in_band = band.contains(sudoku_board::Place::at(row.number())) && row != line;
                if in_band && geometry.box_of(cell) != own_box && !self.targets.contains(&cell) {
                    found.push(cell);
                }
            }
        }
        found
    }

    /// Returns the cells of the crossing lines outside the band, where the digit is or may be.
    #[must_use]
    pub fn outside(&self, before: &Candidates, digit: Digit) -> Vec<Cell> {
        outside(before, self.houses[0], &self.across, digit)
    }
}

/// Returns the cells of lines that cross a band, outside it, where the digit is or may be.
pub(crate) fn outside(before: &Candidates, line: House, across: &[House], digit: Digit) -> Vec<Cell> {
    let geometry = before.geometry();
    let band = geometry.band(line);
    let is_out =
        |cell: &Cell| !band.contains(sudoku_board::Place::at(geometry.line_of(*cell, line.kind()).number()));
    let has = |cell: &Cell| before.digit(*cell) == Some(digit) || before.allows(Candidate::new(*cell, digit));
    let all = across.iter().flat_map(|&across| geometry.cells(across).iter().copied());
    all.filter(is_out).filter(has).collect()
}

impl Family for Exocet {
    fn technique(&self) -> Technique {
        Technique::JuniorExocet
    }

    fn claims(&self, before: &Candidates) -> Vec<Claim> {
        let mut said = Claim::all_hold(before, &self.base);
        for &(digit, ref covers) in &self.covers {
            // A line that counts as one of the covers may have the digit anywhere.
            let confined = self.across.iter().filter(|line| !covers.contains(line));
            said.extend(confined.map(|&line| Claim::all_places(before, digit, line)));
            said.push(Claim::Lacks(digit, self.companions(before)));
        }
        said
    }

    fn mark(&self, position: &Candidates, marks: &mut Marks) {
        marks.add_houses(&self.across, Role::House);
        marks.add_cells(&self.base, Role::Cause);
        marks.add_digits(position, &self.base, self.digits, Role::Cause);
        marks.add_digits(position, &self.targets, self.digits, Role::Color(1));
        for &(digit, _) in &self.covers {
            marks.add_digit(position, &self.outside(position, digit), digit, Role::Aid);
        }
    }

    fn eureka(&self, position: &Candidates) -> Option<String> {
        let base = cells(&self.base, position);
        Some(format!("JE ({}){base}\\{}", run(self.digits), cells(&self.targets, position)))
    }

    fn hodoku(&self, _: &Conclusion, position: &Candidates) -> Option<String> {
        self.eureka(position)
    }
}
