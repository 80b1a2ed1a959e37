//! Aligned exclusion: cells whose combinations leave other cells nothing.

pub mod find;
pub(crate) mod say;

use super::{
    Claim, Conclusion, Family, Marks, Role, Technique,
    written::{cells, held, joined, run, slashed},
};
use crate::step::origin::conflict;
use serde::{Deserialize, Serialize};
use sudoku_board::{Candidate, Candidates, Cell, DigitSet};

/// Two or three cells, and the cells that exclude combinations of their digits.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Aligned {
    /// The cells.
    pub cells: Vec<Cell>,
    /// Sets of cells that would be left fewer digits than cells. Each sees two or more of the cells whole.
    pub excluding: Vec<Vec<Cell>>,
}

/// The reason that some digits cannot be together.
enum Because {
    /// Two cells with the same digit see each other.
    Sight,
    /// These cells have too few other candidates.
    Leaves(Vec<Cell>),
}

impl Aligned {
    /// Returns the impossible combinations with a candidate, each as few digits as are impossible together, and the
    /// cells that they leave too few digits; no cells if two of them see each other. Empty if any combination with
    /// the candidate is possible.
    #[must_use]
    pub fn impossible(&self, gone: Candidate, before: &Candidates) -> Vec<(Vec<Candidate>, Vec<Cell>)> {
        let of = |cell: Cell| before.digits(cell).iter().map(move |digit| Candidate::new(cell, digit));
        let others: Vec<Cell> = self.cells.iter().copied().filter(|&cell| cell != gone.cell).collect();
        let mut found = Vec::new();
        let (two, more): (Vec<Candidate>, Vec<Candidate>) = others
            .iter()
            .flat_map(|&cell| of(cell))
            .partition(|&one| self.because(&[gone, one], before).is_some());
        found.extend(two.into_iter().map(|one| vec![gone, one]));
        let all_gone = others.iter().any(|&cell| more.iter().all(|one| one.cell != cell));
        if !all_gone && let [second, third] = others[..] {
            for &one in more.iter().filter(|one| one.cell == second) {
                for &other in more.iter().filter(|other| other.cell == third) {
                    let alone = self.because(&[one, other], before).is_some();
                    found.push(if alone { vec![one, other] } else { vec![gone, one, other] });
                }
            }
        } else if all_gone {
            // The digits of one cell are enough.
            let full = others.iter().copied().find(|&cell| more.iter().all(|one| one.cell != cell));
            found.retain(|with| with.last().map(|one| one.cell) == full);
        }
        let told = found.into_iter().map(|with| match self.because(&with, before)? {
            Because::Sight => Some((with, Vec::new())),
            Because::Leaves(cells) => Some((with, cells)),
        });
        told.collect::<Option<_>>().unwrap_or_default()
    }

    /// Returns the reason that these digits cannot be together; `None` if they can.
    fn because(&self, with: &[Candidate], before: &Candidates) -> Option<Because> {
        let clash = |one: &Candidate, other: &Candidate| conflict(before.geometry(), *one, *other);
        if with.iter().any(|one| with.iter().any(|other| clash(one, other))) {
            return Some(Because::Sight);
        }
        let digits: DigitSet = with.iter().map(|one| one.digit).collect();
        let sees = |set: &[Cell]| {
            let geometry = before.geometry();
            with.iter().all(|one| set.iter().all(|&cell| geometry.see(one.cell, cell)))
        };
        let taken = |set: &&Vec<Cell>| held(before, set).minus(digits).len() < set.len() && sees(set);
        self.excluding.iter().find(taken).map(|set| Because::Leaves(set.clone()))
    }

    /// Returns the exclusion with those of its sets that it needs to remove these candidates.
    #[must_use]
    pub fn needed(mut self, gone: &[Candidate], before: &Candidates) -> Self {
        let with = gone.iter().flat_map(|&gone| self.impossible(gone, before));
        let used: Vec<Vec<Cell>> = with.map(|(_, cells)| cells).collect();
        self.excluding.retain(|set| used.contains(set));
        self
    }
}

impl Family for Aligned {
    fn technique(&self) -> Technique {
        if self.cells.len() == 2 { Technique::AlignedPair } else { Technique::AlignedTriplet }
    }

    fn claims(&self, before: &Candidates) -> Vec<Claim> {
        Claim::all_hold(before, self.cells.iter().chain(self.excluding.iter().flatten()))
    }

    fn mark(&self, position: &Candidates, marks: &mut Marks) {
        marks.add_cells(&self.cells, Role::Cause);
        marks.add_all(position, &self.cells, Role::Cause);
        for set in &self.excluding {
            marks.add_all(position, set, Role::Aid);
        }
    }

    /// Returns the cells with their candidates, then the sets that they must leave enough.
    fn eureka(&self, position: &Candidates) -> Option<String> {
        let all = |set: &[Cell]| format!("({}){}", run(held(position, set)), cells(set, position));
        let base = joined(self.cells.iter().map(|&cell| all(&[cell])), ", ");
        let excluding = joined(self.excluding.iter().map(|set| all(set)), ", ");
        Some(if excluding.is_empty() { base } else { format!("{base} - {excluding}") })
    }

    fn hodoku(&self, _: &Conclusion, position: &Candidates) -> Option<String> {
        let digits = slashed(held(position, &self.cells));
        let base = format!("{digits} in {}", cells(&self.cells, position));
        let excluding = joined(self.excluding.iter().map(|set| cells(set, position)), " ");
        Some(if excluding.is_empty() { base } else { format!("{base} ({excluding})") })
    }
}
