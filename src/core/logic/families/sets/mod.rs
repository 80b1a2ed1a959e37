//! Almost locked sets.

pub mod find;
pub(crate) mod say;

use super::{
    Claim, Conclusion, Family, Marks, Role, Technique,
    written::{self, digits, either, joined, run, says},
};
use serde::{Deserialize, Serialize};
use std::fmt::Write;
use sudoku_board::{Candidates, Cell, Digit, DigitSet, House};

/// Cells of one house with one candidate more than cells.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct AlmostLocked {
    /// The cells, in reading order.
    pub cells: Vec<Cell>,
    /// The candidates of the cells.
    pub digits: DigitSet,
}

impl AlmostLocked {
    /// Writes the set in HoDoKu's notation: `r1c23 {123}`.
    fn hodoku(&self, position: &Candidates) -> String {
        format!("{} {{{}}}", written::cells(&self.cells, position), run(self.digits))
    }
}

fn cells_of(sets: &[AlmostLocked]) -> impl Iterator<Item = &Cell> {
    sets.iter().flat_map(|set| &set.cells)
}

fn mark_sets(sets: &[AlmostLocked], position: &Candidates, marks: &mut Marks) {
    for (i, set) in sets.iter().enumerate() {
        // A cell that two sets share is in both outlines.
        marks.add_cells(&set.cells, Role::set(i));
        marks.add_digits(position, &set.cells, set.digits, Role::set(i));
    }
}

/// A row of almost locked sets, each sharing a restricted common with the next.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct AlmostLockedSets {
    /// The sets, at least two.
    pub sets: Vec<AlmostLocked>,
    /// The restricted commons of each set and the next; two for a doubly linked pair.
    pub commons: Vec<DigitSet>,
    /// The digits that the first or the last set must have.
    pub digits: DigitSet,
}

impl Family for AlmostLockedSets {
    fn technique(&self) -> Technique {
        match self.sets.len() {
            0..=2 => Technique::AlsXz,
            3 => Technique::AlsXyWing,
            _ => Technique::AlsChain,
        }
    }

    fn claims(&self, before: &Candidates) -> Vec<Claim> {
        Claim::all_hold(before, cells_of(&self.sets))
    }

    fn mark(&self, position: &Candidates, marks: &mut Marks) {
        mark_sets(&self.sets, position, marks);
    }

    fn eureka(&self, position: &Candidates) -> Option<String> {
        let linked = |i: usize| self.commons.get(i).copied().unwrap_or(DigitSet::EMPTY);
        // Two sets with two restricted commons are a loop.
        let ring = self.sets.len() == 2 && linked(0).len() > 1;
        let common = |i: usize| linked(i).first().map_or_else(DigitSet::default, DigitSet::only);
        let ends = if ring { linked(0).minus(common(0)) } else { self.digits };
        let told = self.sets.iter().enumerate().map(|(i, set)| {
            let before = if i == 0 { ends } else { common(i - 1) };
            let after = if i + 1 == self.sets.len() { ends } else { common(i) };
            either(&run(before), &run(after), &set.cells, position)
        });
        Some(format!("{}{}", joined(told, "-"), if ring { "-" } else { "" }))
    }

    /// Writes the sets with letters, or in a row if there are many.
    fn hodoku(&self, _: &Conclusion, position: &Candidates) -> Option<String> {
        let Self { sets, commons, digits: ends } = self;
        let set = |set: &AlmostLocked| set.hodoku(position);
        let all = |commons: &[DigitSet]| {
            digits(commons.iter().fold(DigitSet::EMPTY, |all, one| all.union(*one)), ",")
        };
        let last = if ends.is_empty() { String::new() } else { format!(", Z={}", digits(*ends, ",")) };
        Some(match &sets[..] {
            [a, b] => format!("A={}, B={}, X={}{last}", set(a), set(b), all(commons)),
            // The middle set, linked to both others, is C.
            [a, c, b] => format!("A={}, B={}, C={}, X,Y={}{last}", set(a), set(b), set(c), all(commons)),
            _ => {
                let end = digits(*ends, ",");
                let mut told = format!("{end}- ");
                for (i, one) in sets.iter().enumerate() {
                    if i > 0 {
                        // Writing to a `String` cannot fail.
                        let _ = write!(told, " -{}- ", all(commons.get(i - 1..i).unwrap_or_default()));
                    }
                    told += &set(one);
                }
                format!("{told} -{end}")
            }
        })
    }
}

/// A stem cell and, for each of its candidates, an almost locked set that loses this digit if the stem has
/// it.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct DeathBlossom {
    /// The stem.
    pub stem: Cell,
    /// The sets, by the stem's candidates in ascending order.
    pub petals: Vec<AlmostLocked>,
    /// The digits that are in the sets, whichever of them is locked.
    pub digits: DigitSet,
}

impl Family for DeathBlossom {
    fn technique(&self) -> Technique {
        Technique::DeathBlossom
    }

    fn claims(&self, before: &Candidates) -> Vec<Claim> {
        Claim::all_hold(before, cells_of(&self.petals).chain([&self.stem]))
    }

    fn mark(&self, position: &Candidates, marks: &mut Marks) {
        marks.add_all(position, &[self.stem], Role::Cause);
        mark_sets(&self.petals, position, marks);
    }

    fn eureka(&self, position: &Candidates) -> Option<String> {
        let petal = |(taken, petal): (Digit, &AlmostLocked)| {
            let rest = either(&taken.symbol().to_string(), &run(self.digits), &petal.cells, position);
            format!("{}-{rest}", says(taken, &[self.stem], position))
        };
        Some(joined(position.digits(self.stem).iter().zip(&self.petals).map(petal), " || "))
    }

    fn hodoku(&self, _: &Conclusion, position: &Candidates) -> Option<String> {
        let own = position.digits(self.stem);
        let kept = digits(self.digits, ",");
        let petal = |(taken, petal): (Digit, &AlmostLocked)| {
            format!("{}- {} -{kept}", taken.symbol(), petal.hodoku(position))
        };
        let petals = joined(own.iter().zip(&self.petals).map(petal), ", ");
        Some(format!("{} {{{}}}, {petals}", written::cells(&[self.stem], position), run(own)))
    }
}

/// The cells in a line and a box, whose digits two sets divide.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct SueDeCoq {
    /// The row or column.
    pub line: House,
    /// The box.
    pub within: House,
    /// The cells in both.
    pub cells: Vec<Cell>,
    /// The set in the rest of the line.
    pub line_set: AlmostLocked,
    /// The set in the rest of the box.
    pub box_set: AlmostLocked,
}

impl SueDeCoq {
    /// Returns each of the three groups of cells of the pattern, with its digits.
    fn parts(&self, position: &Candidates) -> [(&[Cell], DigitSet); 3] {
        let Self { cells, line_set, box_set, .. } = self;
        [
            (cells, written::held(position, cells)),
            (&line_set.cells, line_set.digits),
            (&box_set.cells, box_set.digits),
        ]
    }
}

impl Family for SueDeCoq {
    fn technique(&self) -> Technique {
        Technique::SueDeCoq
    }

    fn claims(&self, before: &Candidates) -> Vec<Claim> {
        let sets = self.line_set.cells.iter().chain(&self.box_set.cells);
        Claim::all_hold(before, self.cells.iter().chain(sets))
    }

    fn mark(&self, position: &Candidates, marks: &mut Marks) {
        marks.add_houses(&[self.line, self.within], Role::House);
        marks.add_all(position, &self.cells, Role::Cause);
        marks.add_digits(position, &self.line_set.cells, self.line_set.digits, Role::set(0));
        marks.add_digits(position, &self.box_set.cells, self.box_set.digits, Role::set(1));
    }

    fn eureka(&self, position: &Candidates) -> Option<String> {
        let told =
            |(cells, all): (&[Cell], DigitSet)| format!("({}){}", run(all), written::cells(cells, position));
        Some(self.parts(position).map(told).join(", "))
    }

    fn hodoku(&self, _: &Conclusion, position: &Candidates) -> Option<String> {
        let told = |(cells, all): (&[Cell], DigitSet)| {
            format!("{} - {{{}}}", written::cells(cells, position), run(all))
        };
        let [own, line, within] = self.parts(position).map(told);
        Some(format!("{own} ({line}, {within})"))
    }
}
