//! Fish of every kind, single and in pairs.

pub mod find;
pub(crate) mod say;

use super::{
    Claim, Conclusion, Family, Marks, Role, Technique,
    written::{self, joined},
};
use crate::step::{claim::meeting, shown::held_of};
use serde::{Deserialize, Serialize};
use sudoku_board::{Candidates, Cell, Digit, DigitSet, House, HouseKind, sorting::sort};

/// Whether a fish has fins.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum FishShape {
    /// It has no fins.
    Basic,
    /// It has fins, and would be a fish without them.
    Finned,
    /// It has fins, and a base house without them has a single place.
    Sashimi,
}

/// The houses of a fish.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum FishFamily {
    /// Rows, covered by columns, or the reverse.
    Basic,
    /// The same, with boxes or other houses on either side.
    Franken,
    /// Rows and columns on the same side.
    Mutant,
}

impl FishFamily {
    /// Returns the family of a fish.
    #[must_use]
    pub fn of(base: &[House], cover: &[House]) -> Self {
        let has = |houses: &[House], kind: HouseKind| houses.iter().any(|house| house.kind() == kind);
        let mixes = |one: HouseKind, other: HouseKind| {
            has(base, one) && has(cover, one) || has(base, one) && has(base, other)
        };
        let (row, column) = (HouseKind::Row, HouseKind::Column);
        if mixes(row, column) || mixes(column, row) || has(cover, row) && has(cover, column) {
            Self::Mutant
        } else if base.iter().chain(cover).any(|house| !house.is_line()) {
            Self::Franken
        } else {
            Self::Basic
        }
    }
}

/// A digit whose places in some houses (the base) are in as many others (the cover), except for some (the
/// fins).
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Fish {
    /// The digit.
    pub digit: Digit,
    /// The base houses, which must have the digit.
    pub base: Vec<House>,
    /// As many houses with all its places in the base, except the fins.
    pub cover: Vec<House>,
    /// The places in the base outside the cover, or in two base houses; empty without fins.
    pub fins: Vec<Cell>,
    /// Whether it has fins, and is a fish without them.
    pub shape: FishShape,
}

/// One of two ways to cover the base of a fish.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct FishReading {
    /// The cover houses.
    pub cover: Vec<House>,
    /// The places in the base outside the cover, or in two base houses.
    pub fins: Vec<Cell>,
}

/// Two fish with the same base and different fins.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct SiameseFish {
    /// The digit.
    pub digit: Digit,
    /// The base houses, which must have the digit.
    pub base: Vec<House>,
    /// The two covers, each with its fins.
    pub readings: Vec<FishReading>,
    /// The shape of the simpler one.
    pub shape: FishShape,
}

/// Returns the cover houses with a place of the base that isn't a fin; the others do not matter. If they are fewer
/// than the base houses, one of the fins must be right.
pub(crate) fn met_covers(
    position: &Candidates,
    digit: Digit,
    (base, cover): (&[House], &[House]),
    is_fin: &dyn Fn(Cell) -> bool,
) -> Vec<House> {
    let geometry = position.geometry();
    let is_met = |cover: &&House| {
        base.iter().any(|&base| {
            let mut places = position.places(digit, base).iter();
            places.any(|place| {
                let cell = geometry.cell_at(base, place);
                !is_fin(cell) && geometry.houses_of(cell).contains(cover)
            })
        })
    };
    cover.iter().filter(is_met).copied().collect()
}

impl Family for Fish {
    fn technique(&self) -> Technique {
        technique(self.shape, &self.base, &self.cover)
    }

    fn claims(&self, before: &Candidates) -> Vec<Claim> {
        claims(before, self.digit, &self.base, &self.cover, &self.fins)
    }

    fn mark(&self, position: &Candidates, marks: &mut Marks) {
        marks.add_houses(&self.base, Role::House);
        let is_fin = |cell: Cell| self.fins.contains(&cell);
        marks.add_houses(&met_covers(position, self.digit, (&self.base, &self.cover), &is_fin), Role::Aid);
        mark_base(position, self.digit, &self.base, is_fin, marks);
    }

    fn eureka(&self, position: &Candidates) -> Option<String> {
        let based = written::based(self.digit, &self.base, &self.cover, position);
        if self.fins.is_empty() {
            return Some(based);
        }
        Some(format!("{based} f{}", written::cells(&self.fins, position)))
    }

    fn hodoku(&self, _: &Conclusion, position: &Candidates) -> Option<String> {
        Some(hodoku(self.digit, &self.base, &self.cover, &self.fins, position))
    }
}

impl Family for SiameseFish {
    fn technique(&self) -> Technique {
        let first = self.readings.first();
        first.map_or(Technique::FinnedXWing, |first| technique(self.shape, &self.base, &first.cover))
    }

    fn claims(&self, before: &Candidates) -> Vec<Claim> {
        let of =
            |reading: &FishReading| claims(before, self.digit, &self.base, &reading.cover, &reading.fins);
        self.readings.iter().flat_map(of).collect()
    }

    fn mark(&self, position: &Candidates, marks: &mut Marks) {
        marks.add_houses(&self.base, Role::House);
        let met = |reading: &FishReading| {
            let is_fin = |cell: Cell| reading.fins.contains(&cell);
            met_covers(position, self.digit, (&self.base, &reading.cover), &is_fin)
        };
        let mut covers: Vec<House> = self.readings.iter().flat_map(met).collect();
        sort(&mut covers);
        covers.dedup();
        marks.add_houses(&covers, Role::Aid);
        let is_fin = |cell: Cell| self.readings.iter().any(|reading| reading.fins.contains(&cell));
        mark_base(position, self.digit, &self.base, is_fin, marks);
    }

    fn eureka(&self, position: &Candidates) -> Option<String> {
        let reading = |reading: &FishReading| {
            let based = written::based(self.digit, &self.base, &reading.cover, position);
            format!("{based} f{}", written::cells(&reading.fins, position))
        };
        Some(joined(self.readings.iter().map(reading), ", "))
    }

    fn hodoku(&self, _: &Conclusion, position: &Candidates) -> Option<String> {
        let reading =
            |reading: &FishReading| hodoku(self.digit, &self.base, &reading.cover, &reading.fins, position);
        Some(joined(self.readings.iter().map(reading), ", "))
    }
}

fn technique(shape: FishShape, base: &[House], cover: &[House]) -> Technique {
    match FishFamily::of(base, cover) {
        FishFamily::Basic => pure(shape, base.len()),
        FishFamily::Franken => franken(shape, base.len()),
        FishFamily::Mutant => mutant(shape, base.len()),
    }
}

const fn franken(shape: FishShape, size: usize) -> Technique {
    match (shape, size) {
        (FishShape::Basic, 0..=2) => Technique::FrankenXWing,
        (FishShape::Basic, 3) => Technique::FrankenSwordfish,
        (FishShape::Basic, _) => Technique::FrankenJellyfish,
        (_, 0..=2) => Technique::FinnedFrankenXWing,
        (_, 3) => Technique::FinnedFrankenSwordfish,
        (_, _) => Technique::FinnedFrankenJellyfish,
    }
}

const fn mutant(shape: FishShape, size: usize) -> Technique {
    match (shape, size) {
        // Each of two mixed houses without fins is in one cover by itself.
        (FishShape::Basic, 0..=3) => Technique::MutantSwordfish,
        (FishShape::Basic, _) => Technique::MutantJellyfish,
        (_, 0..=2) => Technique::FinnedMutantXWing,
        (_, 3) => Technique::FinnedMutantSwordfish,
        (_, _) => Technique::FinnedMutantJellyfish,
    }
}

const fn pure(shape: FishShape, size: usize) -> Technique {
    match (shape, size) {
        (FishShape::Basic, 0..=2) => Technique::XWing,
        (FishShape::Basic, 3) => Technique::Swordfish,
        (FishShape::Basic, 4) => Technique::Jellyfish,
        (FishShape::Basic, _) => Technique::Squirmbag,
        (FishShape::Finned, 0..=2) => Technique::FinnedXWing,
        (FishShape::Finned, 3) => Technique::FinnedSwordfish,
        (FishShape::Finned, _) => Technique::FinnedJellyfish,
        (FishShape::Sashimi, 0..=2) => Technique::SashimiXWing,
        (FishShape::Sashimi, 3) => Technique::SashimiSwordfish,
        (FishShape::Sashimi, _) => Technique::SashimiJellyfish,
    }
}

fn claims(before: &Candidates, digit: Digit, base: &[House], cover: &[House], fins: &[Cell]) -> Vec<Claim> {
    let houses_of = |cell: &Cell| before.geometry().houses_of(*cell);
    let of = |&house: &House| {
        let mut cells = meeting(before, house, cover);
        // A place in two base houses would count twice, so only fins are there.
        cells.retain(|cell| houses_of(cell).iter().filter(|house| base.contains(house)).count() < 2);
        cells.extend(fins);
        Claim::Places(digit, house, cells)
    };
    base.iter().map(of).collect()
}

fn mark_base(
    position: &Candidates,
    digit: Digit,
    base: &[House],
    is_fin: impl Fn(Cell) -> bool,
    marks: &mut Marks,
) {
    for &house in base {
        let there = held_of(position, position.geometry().cells(house), DigitSet::only(digit));
        let (fins, body): (Vec<_>, Vec<_>) = there.into_iter().partition(|found| is_fin(found.cell));
        marks.add(body, Role::Cause);
        marks.add(fins, Role::Fin);
    }
}

fn hodoku(digit: Digit, base: &[House], cover: &[House], fins: &[Cell], position: &Candidates) -> String {
    let mut told = format!(
        "{} {} {}",
        digit.symbol(),
        written::houses(base, position),
        written::houses(cover, position)
    );
    for &fin in fins {
        told.push_str(" f");
        told.push_str(&written::cells(&[fin], position));
    }
    told
}
