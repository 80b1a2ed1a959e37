//! Clues: lines, dots, numbers and other signs that rule over some cells. A row of one table says all about a kind that
//! the board has to know: the cells and numbers that it needs, how these lie, and which digits fit together.
//!
//! A clue is a row of data: its kind, its cells in order, and its numbers. What follows for digits is a list of
//! [relations](Relation): search, sight, check and reasons know these alone, and no kind.
//!
//! The text of clues is for tags of shapes. Each clue is the letter of its kind, its numbers with `_` between them,
//! and its cells: a capital letter for a row, `A` at the top, and a small one for a column, `a` at the left. So
//! `tAaBbCc` is a thermometer from r1c1 to r3c3, and `d1AaAb` a white dot between r1c1 and r1c2.

use super::Shape;
use crate::{Cell, Digit, Geometry, sorting::sort};
use serde::{Deserialize, Serialize};
use std::{cmp::Ordering, fmt::Write};

/// How the cells of a clue lie.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Lie {
    /// Each touches the one before it, if only at a corner.
    Line,
    /// As a line, that means the same from both ends.
    Reversible,
    /// Two cells side by side, the first one above or to the left of the other unless the kind has a direction.
    Beside,
    /// Two cells side by side, in this order.
    Directed,
    /// Up to four cells around a corner.
    Corner,
    /// A whole row or column, from its beginning or from its end.
    Whole,
    /// A diagonal from one edge of the board to another.
    Diagonal,
    /// Any cells, whose order means nothing.
    Area,
    /// Two groups of as many cells, one behind the other.
    Twins,
    /// No cells: the whole board.
    Board,
}

/// Writes the kinds of clue from a row for each: its letter in texts, its name, the fewest and the most cells, the fewest
/// and the most numbers, and how its cells lie. `0` for the most cells means as many as there are digits.
macro_rules! kinds {
    ($($(#[$doc:meta])+ $kind:ident $letter:literal $slug:literal $cells:expr, $numbers:expr, $lie:ident;)+) => {
        /// The kinds of clue.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
        pub enum ClueKind {
            $($(#[$doc])+ $kind,)+
        }

        impl ClueKind {
            /// All kinds.
            pub const ALL: [ClueKind; [$($letter),+].len()] = [$(ClueKind::$kind),+];
        }

        static ROWS: [Row; ClueKind::ALL.len()] =
            [$(Row { letter: $letter, slug: $slug, cells: $cells, numbers: $numbers, lie: Lie::$lie }),+];
    };
}

struct Row {
    letter: char,
    slug: &'static str,
    cells: (u16, u16),
    numbers: (u16, u16),
    lie: Lie,
}

/// The most cells of a clue of any kind.
const MOST: u16 = 64;

kinds! {
    /// Digits rise from the first cell, the bulb, to the last.
    Thermometer 't' "thermometer" (2, 0), (0, 0), Line;
    /// The first cells, the circle, are a number whose figures are read in order, and the others add up to it. The number of
    /// the clue counts the cells of the circle: two or three are a pill.
    Arrow 'a' "arrow" (2, MOST), (1, 1), Line;
    /// The digits differ by the number: a white dot for 1.
    Difference 'd' "difference" (2, 2), (1, 1), Beside;
    /// One digit is the other times the number: a black dot for 2.
    Ratio 'r' "ratio" (2, 2), (1, 1), Beside;
    /// The digits add up to the number: V for 5, X for 10.
    PairSum 's' "pair-sum" (2, 2), (1, 1), Beside;
    /// Neighbours without a [difference](Self::Difference) or a [ratio](Self::Ratio) don't differ by the number.
    NoOtherDifference 'e' "no-other-difference" (0, 0), (1, 1), Board;
    /// Neighbours without a [difference](Self::Difference) or a [ratio](Self::Ratio) don't have this ratio.
    NoOtherRatio 'f' "no-other-ratio" (0, 0), (1, 1), Board;
    /// Neighbours without a [sum](Self::PairSum) don't add up to the number.
    NoOtherSum 'g' "no-other-sum" (0, 0), (1, 1), Board;
    /// The digits are consecutive, in any order: *renban*.
    Renban 'n' "renban" (2, 0), (0, 0), Reversible;
    /// Neighbours on the line differ by at least the number: *German whispers* for 5, *Dutch* for 4.
    Whispers 'w' "whispers" (2, MOST), (1, 1), Reversible;
    /// The line reads the same from both ends.
    Palindrome 'p' "palindrome" (2, MOST), (0, 0), Reversible;
    /// The digits of the diagonal add up to the number: *little killer*.
    LittleKiller 'l' "little-killer" (1, 0), (1, 1), Diagonal;
    /// The digits between the least and the greatest one of the board add up to the number.
    Sandwich 'h' "sandwich" (4, 0), (1, 1), Whole;
    /// Each digit of the line lies between those of its ends.
    Between 'b' "between" (3, MOST), (0, 0), Reversible;
    /// The digit is odd.
    Odd 'o' "odd" (1, 1), (0, 0), Area;
    /// The digit is even.
    Even 'v' "even" (1, 1), (0, 0), Area;
    /// The first digit is greater than the second.
    Greater 'i' "greater" (2, 2), (0, 0), Directed;
    /// The cells have these digits, each as often as it is named.
    Quadruple 'q' "quadruple" (2, 4), (1, 4), Corner;
    /// The cells have each digit once.
    ExtraRegion 'x' "extra-region" (2, 0), (0, 0), Area;
    /// Both groups of cells have the same digits in the same order.
    Clone 'y' "clone" (2, MOST), (0, 0), Twins;
    /// The digit is less than those beside it, unless these are marked so too.
    Minimum 'j' "minimum" (1, 1), (0, 0), Area;
    /// The digit is greater than those beside it, unless these are marked so too.
    Maximum 'k' "maximum" (1, 1), (0, 0), Area;
    /// The parts of the line in each box add up to the same.
    RegionSum 'm' "region-sum" (2, MOST), (0, 0), Reversible;
    /// Cells at the same place of different boxes have different digits.
    DisjointGroups 'z' "disjoint-groups" (0, 0), (0, 0), Board;
}

impl ClueKind {
    const fn row(self) -> &'static Row {
        &ROWS[self as usize]
    }

    /// Returns the letter of the kind in texts.
    #[must_use]
    pub const fn letter(self) -> char {
        self.row().letter
    }

    /// Returns the name in texts, in lower case with hyphens.
    #[must_use]
    pub const fn slug(self) -> &'static str {
        self.row().slug
    }

    /// Returns the kind with this [name](Self::slug); `None` if there is none.
    #[must_use]
    pub fn from_slug(slug: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|kind| kind.slug() == slug)
    }

    /// Returns how the cells lie.
    #[must_use]
    pub const fn lie(self) -> Lie {
        self.row().lie
    }

    /// Returns the fewest and the most cells on a board.
    #[must_use]
    pub fn cells_at(self, shape: &Shape) -> (usize, usize) {
        let (least, most) = self.row().cells;
        let most = if most == 0 && least > 0 { shape.side() } else { most.into() };
        (least.into(), most)
    }

    /// Returns the fewest and the most numbers.
    #[must_use]
    pub const fn numbers(self) -> (u16, u16) {
        self.row().numbers
    }

    /// Returns the numbers that such a clue mostly has on a board; empty if that is for the puzzle to say, or if it has
    /// none. Each number of a rule about all neighbours is a clue of its own.
    #[must_use]
    pub fn usual_numbers(self, shape: &Shape) -> Vec<u16> {
        match self {
            Self::Arrow | Self::Difference | Self::NoOtherDifference => vec![1],
            Self::Ratio | Self::NoOtherRatio => vec![2],
            Self::PairSum => vec![10],
            Self::NoOtherSum => vec![5, 10],
            // German whispers on a 9×9.
            Self::Whispers => vec![shape.side().div_ceil(2) as u16],
            _ => Vec::new(),
        }
    }

    /// Returns the cells that a setter means by some: two cells of a row, a column or a diagonal stand for all of it, in
    /// their direction. Other cells are meant as they are.
    #[must_use]
    pub fn completed(self, shape: &Shape, cells: &[Cell]) -> Vec<Cell> {
        let (&[one, other, ..], Lie::Whole | Lie::Diagonal) = (cells, self.lie()) else {
            return cells.to_vec();
        };
        let geometry = shape.geometry();
        let place = |cell: Cell| [geometry.row(cell), geometry.column(cell)];
        let (from, to) = (place(one), place(other));
        if from == to {
            return cells.to_vec();
        }
        // The next cell on the way from the first place to the second, or back.
        let next = |[row, column]: [usize; 2], back: bool| {
            let lines = [(row, 0), (column, 1)].map(|(line, at)| match to[at].cmp(&from[at]) {
                Ordering::Equal => Some(line),
                way if (way == Ordering::Greater) != back => {
                    Some(line + 1).filter(|&line| line < shape.side())
                }
                _ => line.checked_sub(1),
            });
            Some([lines[0]?, lines[1]?])
        };
        let way = |back| std::iter::successors(Some(from), move |&at| next(at, back)).skip(1);
        let mut all: Vec<[usize; 2]> = way(true).collect();
        all.reverse();
        all.push(from);
        all.extend(way(false));
        all.into_iter().map(|[row, column]| geometry.cell(row, column)).collect()
    }

    /// Returns the kinds of the marks that stand for the same as this rule about all neighbours; none for other kinds. A pair
    /// with one of them is free of the rule.
    #[must_use]
    pub const fn marks(self) -> &'static [ClueKind] {
        match self {
            Self::NoOtherDifference | Self::NoOtherRatio => &[Self::Difference, Self::Ratio],
            Self::NoOtherSum => &[Self::PairSum],
            _ => &[],
        }
    }
}

/// A clue: its kind, its cells in order, and its numbers.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Clue {
    /// The kind.
    pub kind: ClueKind,
    /// The cells, in the order of the kind.
    pub cells: Vec<Cell>,
    /// The numbers that the kind needs: a sum, a difference, digits.
    pub numbers: Vec<u16>,
}

/// Which digits may stand in some cells together.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Relation {
    /// The digit of a cell is odd, or even.
    Parity(Cell, bool),
    /// The digits of two cells fit together.
    Pair([Cell; 2], Pairing),
    /// The digits differ.
    Differ(Vec<Cell>),
    /// The digits are consecutive in some order, and differ.
    Run(Vec<Cell>),
    /// The digits, each times its weight, add up to a total.
    Sum(Vec<(Cell, i16)>, i16),
    /// The digit of the cell lies between those of two others.
    Between(Cell, [Cell; 2]),
    /// The digits of a house between the least and the greatest one of the board add up to a sum.
    Sandwich(Vec<Cell>, u16),
    /// The cells have these digits, each as often as it is named.
    Has(Vec<Cell>, Vec<Digit>),
}

/// How the digits of two cells fit together.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Pairing {
    /// They are the same.
    Same,
    /// The first is that much less than the second, or more.
    Less(u16),
    /// They are at least that far apart.
    Apart(u16),
    /// They are that far apart.
    Difference(u16),
    /// One is that many times the other.
    Ratio(u16),
    /// They add up to that.
    Sum(u16),
    /// They are not that far apart.
    NoDifference(u16),
    /// None is that many times the other.
    NoRatio(u16),
    /// They don't add up to that.
    NoSum(u16),
}

impl Pairing {
    /// Returns whether two digits fit together.
    #[must_use]
    pub const fn fits(self, one: Digit, other: Digit) -> bool {
        let (one, other) = (one.number() as u16, other.number() as u16);
        let apart = one.abs_diff(other);
        match self {
            Self::Same => apart == 0,
            Self::Less(by) => one + by <= other,
            Self::Apart(by) => apart >= by,
            Self::Difference(by) => apart == by,
            Self::NoDifference(by) => apart != by,
            Self::Ratio(times) => one * times == other || other * times == one,
            Self::NoRatio(times) => one * times != other && other * times != one,
            Self::Sum(sum) => one + other == sum,
            Self::NoSum(sum) => one + other != sum,
        }
    }

    /// Returns whether two cells with this relation can't have the same digit on a board of this side.
    fn parts(self, side: usize) -> bool {
        (0..side).map(Digit::at).all(|digit| !self.fits(digit, digit))
    }
}

/// Returns what the clues of a board mean for digits, each with the number of its clue.
#[must_use]
pub fn relations(clues: &[Clue], geometry: &Geometry) -> Vec<(u16, Relation)> {
    let of = |(number, clue): (usize, &Clue)| {
        clue.relations(clues, geometry).into_iter().map(move |relation| (number as u16, relation))
    };
    clues.iter().enumerate().flat_map(of).collect()
}

impl Clue {
    /// Returns its first number; 0 without one.
    #[must_use]
    pub fn number(&self) -> u16 {
        self.numbers.first().copied().unwrap_or(0)
    }

    /// Returns the clue with the number that the digits in its cells give it; `None` if a cell is empty, or no number
    /// fits. A function gives the digit of each cell.
    #[must_use]
    pub fn counted(&self, shape: &Shape, digit_at: &dyn Fn(Cell) -> Option<Digit>) -> Option<Self> {
        let side = shape.side() as u16;
        let with = |number| Self { numbers: vec![number], ..self.clone() };
        let holds = |clue: &Self| {
            let relations = clue.relations(&[], shape.geometry());
            relations.iter().all(|relation| relation.holds(shape.side(), digit_at))
        };
        let is_full = self.cells.iter().all(|&cell| digit_at(cell).is_some());
        (0..=side * side).map(with).find(|clue| is_full && holds(clue))
    }

    /// Returns the parts of a region sum line, each within one box, in the order of the line.
    pub fn parts<'a>(&'a self, geometry: &'a Geometry) -> impl Iterator<Item = &'a [Cell]> {
        self.cells.chunk_by(|&one, &other| geometry.box_of(one) == geometry.box_of(other))
    }

    /// Returns what the clue means for digits. This is the one place that says it. Plain loops: the first board waits for
    /// this code, and adaptors of iterators would double it.
    fn relations(&self, all: &[Clue], geometry: &Geometry) -> Vec<Relation> {
        let Self { kind, cells, .. } = self;
        let number = self.number();
        let mut own = Vec::new();
        match kind {
            ClueKind::Thermometer => {
                along(cells, Pairing::Less(1), &mut own);
                own.push(Relation::Differ(cells.clone()));
            }
            ClueKind::Arrow => {
                let (circle, line) = cells.split_at(cells.len().min(number.into()));
                let mut terms: Vec<(Cell, i16)> = Vec::new();
                for &cell in line {
                    terms.push((cell, 1));
                    if let &[circle] = circle {
                        // The other cells of the line are at least 1 each.
                        let by = line.len().saturating_sub(1) as u16;
                        own.push(Relation::Pair([cell, circle], Pairing::Less(by)));
                    }
                }
                let mut weight = -1;
                for &cell in circle.iter().rev() {
                    terms.push((cell, weight));
                    weight *= 10;
                }
                own.push(Relation::Sum(terms, 0));
            }
            ClueKind::Difference => along(cells, Pairing::Difference(number), &mut own),
            ClueKind::Ratio => along(cells, Pairing::Ratio(number), &mut own),
            ClueKind::PairSum => along(cells, Pairing::Sum(number), &mut own),
            ClueKind::Whispers => along(cells, Pairing::Apart(number), &mut own),
            ClueKind::Greater => {
                for step in cells.windows(2) {
                    own.push(Relation::Pair([step[1], step[0]], Pairing::Less(1)));
                }
            }
            ClueKind::NoOtherDifference | ClueKind::NoOtherRatio | ClueKind::NoOtherSum => {
                let pairing = match kind {
                    ClueKind::NoOtherDifference => Pairing::NoDifference(number),
                    ClueKind::NoOtherRatio => Pairing::NoRatio(number),
                    _ => Pairing::NoSum(number),
                };
                for one in (0..geometry.cell_count()).map(Cell::at) {
                    for other in geometry.beside(one) {
                        let is_marked = |clue: &Clue| {
                            let has = |cell| clue.cells.contains(cell);
                            kind.marks().contains(&clue.kind) && has(&one) && has(&other)
                        };
                        if one < other && !all.iter().any(is_marked) {
                            own.push(Relation::Pair([one, other], pairing));
                        }
                    }
                }
            }
            ClueKind::Renban => own.push(Relation::Run(cells.clone())),
            ClueKind::Palindrome | ClueKind::Clone => {
                let half = cells.len() / 2;
                for at in 0..half {
                    let other = if *kind == ClueKind::Clone { half + at } else { cells.len() - 1 - at };
                    own.push(Relation::Pair([cells[at], cells[other]], Pairing::Same));
                }
            }
            ClueKind::LittleKiller => {
                let mut terms = Vec::new();
                for &cell in cells {
                    terms.push((cell, 1));
                }
                own.push(Relation::Sum(terms, number.cast_signed()));
            }
            ClueKind::Sandwich => own.push(Relation::Sandwich(cells.clone(), number)),
            ClueKind::Between => {
                if let &[first, ref inner @ .., last] = &cells[..] {
                    // A digit fits between them.
                    own.push(Relation::Pair([first, last], Pairing::Apart(2)));
                    for &cell in inner {
                        own.push(Relation::Pair([first, cell], Pairing::Apart(1)));
                        own.push(Relation::Pair([last, cell], Pairing::Apart(1)));
                        own.push(Relation::Between(cell, [first, last]));
                    }
                }
            }
            ClueKind::Odd | ClueKind::Even => {
                for &cell in cells {
                    own.push(Relation::Parity(cell, *kind == ClueKind::Odd));
                }
            }
            ClueKind::Quadruple => {
                let mut digits = Vec::new();
                for &number in &self.numbers {
                    digits.extend(Digit::new(number as u8));
                }
                own.push(Relation::Has(cells.clone(), digits));
            }
            ClueKind::ExtraRegion => {
                own.push(Relation::Differ(cells.clone()));
                if cells.len() == geometry.side() {
                    let mut digits = Vec::new();
                    for index in 0..geometry.side() {
                        digits.extend(Some(Digit::at(index)));
                    }
                    own.push(Relation::Has(cells.clone(), digits));
                }
            }
            ClueKind::Minimum | ClueKind::Maximum => {
                for &one in cells {
                    for other in geometry.beside(one) {
                        let is_marked = |clue: &Clue| clue.kind == *kind && clue.cells.contains(&other);
                        if !all.iter().any(is_marked) {
                            let is_least = *kind == ClueKind::Minimum;
                            let ordered = if is_least { [one, other] } else { [other, one] };
                            own.push(Relation::Pair(ordered, Pairing::Less(1)));
                        }
                    }
                }
            }
            ClueKind::RegionSum => {
                // The fewest cells say most about the others.
                let mut fewest: &[Cell] = &[];
                for part in self.parts(geometry) {
                    if fewest.is_empty() || part.len() < fewest.len() {
                        fewest = part;
                    }
                }
                for part in self.parts(geometry) {
                    match (fewest, part) {
                        _ if part == fewest => {}
                        (&[one], &[other]) => own.push(Relation::Pair([one, other], Pairing::Same)),
                        _ => {
                            let mut terms = Vec::new();
                            for (cells, weight) in [(part, 1), (fewest, -1)] {
                                for &cell in cells {
                                    terms.push((cell, weight));
                                }
                            }
                            own.push(Relation::Sum(terms, 0));
                        }
                    }
                }
            }
            ClueKind::DisjointGroups => {
                for place in 0..geometry.side() {
                    let mut group = Vec::new();
                    for &house in geometry.houses().iter().filter(|house| house.kind().is_box()) {
                        group.extend(geometry.cells(house).get(place));
                    }
                    own.push(Relation::Differ(group));
                }
            }
        }
        own
    }
}

/// Adds a relation of each two neighbours on a line.
fn along(cells: &[Cell], pairing: Pairing, own: &mut Vec<Relation>) {
    for step in cells.windows(2) {
        own.push(Relation::Pair([step[0], step[1]], pairing));
    }
}

impl Relation {
    /// Returns the cells, each once.
    #[must_use]
    pub fn cells(&self) -> Vec<Cell> {
        match self {
            Self::Parity(cell, _) => vec![*cell],
            Self::Pair(cells, _) => cells.to_vec(),
            Self::Sum(terms, _) => terms.iter().map(|&(cell, _)| cell).collect(),
            Self::Between(cell, [one, other]) => vec![*one, *cell, *other],
            Self::Differ(cells) | Self::Run(cells) | Self::Sandwich(cells, _) | Self::Has(cells, _) => {
                cells.clone()
            }
        }
    }

    /// Returns the cells that add up to a known number, each counted once, and the number; `None` for other relations.
    #[must_use]
    pub fn amount(&self) -> Option<(Vec<Cell>, u16)> {
        match self {
            Self::Sum(terms, total) if terms.iter().all(|&(_, weight)| weight == 1) => {
                Some((self.cells(), u16::try_from(*total).ok()?))
            }
            Self::Pair(cells, Pairing::Sum(sum)) => Some((cells.to_vec(), *sum)),
            _ => None,
        }
    }

    /// Returns two cells that have the same digit.
    pub(crate) const fn twins(&self) -> Option<[Cell; 2]> {
        match self {
            Self::Pair(cells, Pairing::Same) => Some(*cells),
            _ => None,
        }
    }

    /// Passes on each two cells that can't have the same digit by this relation alone.
    pub(crate) fn sights(&self, side: usize, add: &mut dyn FnMut(Cell, Cell)) {
        match self {
            Self::Pair([one, other], pairing) if pairing.parts(side) => add(*one, *other),
            Self::Differ(cells) | Self::Run(cells) => {
                for (at, &one) in cells.iter().enumerate() {
                    cells[at + 1..].iter().for_each(|&other| add(one, other));
                }
            }
            _ => {}
        }
    }

    /// Returns whether digits keep the relation, as far as its cells have some. A function gives the digit of each cell.
    #[must_use]
    pub fn holds(&self, side: usize, digit_at: &dyn Fn(Cell) -> Option<Digit>) -> bool {
        let number = |cell: Cell| digit_at(cell).map(|digit| i32::from(digit.number()));
        let all = |cells: &[Cell]| cells.iter().map(|&cell| digit_at(cell)).collect::<Option<Vec<Digit>>>();
        match self {
            Self::Parity(cell, odd) => number(*cell).is_none_or(|number| (number % 2 == 1) == *odd),
            Self::Pair([one, other], pairing) => {
                let both = digit_at(*one).zip(digit_at(*other));
                both.is_none_or(|(one, other)| pairing.fits(one, other))
            }
            Self::Differ(cells) => {
                let digits: Vec<Digit> = cells.iter().filter_map(|&cell| digit_at(cell)).collect();
                differ(&digits)
            }
            Self::Run(cells) => all(cells).is_none_or(|digits| {
                let numbers = || digits.iter().map(|digit| usize::from(digit.number()));
                let span = numbers().max().unwrap_or(0) - numbers().min().unwrap_or(0);
                differ(&digits) && span + 1 == digits.len()
            }),
            Self::Sum(terms, total) => {
                let each = terms.iter().map(|&(cell, weight)| Some(number(cell)? * i32::from(weight)));
                each.sum::<Option<i32>>().is_none_or(|sum| sum == i32::from(*total))
            }
            Self::Between(cell, [one, other]) => {
                let ends = number(*one).zip(number(*other));
                number(*cell)
                    .zip(ends)
                    .is_none_or(|(own, (one, other))| one.min(other) < own && own < one.max(other))
            }
            Self::Sandwich(cells, sum) => all(cells).is_none_or(|digits| {
                let is_end = |digit: &Digit| digit.index() == 0 || digit.index() + 1 == side;
                let mut parts = digits.split(is_end);
                let inner = parts.nth(1).unwrap_or_default();
                inner.iter().map(|digit| u16::from(digit.number())).sum::<u16>() == *sum
            }),
            Self::Has(cells, digits) => all(cells).is_none_or(|own| {
                let count = |all: &[Digit], digit| all.iter().filter(|&&one| one == digit).count();
                digits.iter().all(|&digit| count(&own, digit) >= count(digits, digit))
            }),
        }
    }
}

fn differ(digits: &[Digit]) -> bool {
    digits.iter().enumerate().all(|(at, digit)| !digits[at + 1..].contains(digit))
}

/// Why something is no clue of a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, thiserror::Error)]
#[error("{}", self.told())]
pub struct ClueError {
    /// What is wrong.
    pub fault: ClueFault,
    /// The kind of the clue.
    pub kind: ClueKind,
    /// The clue, from 0 among those of its kind, in the order in which they were given.
    pub nth: u16,
    /// Its first cell, or the one that is wrong; `None` without any.
    pub cell: Option<Cell>,
    /// The number of its cells.
    pub cells: u16,
    /// The number that is wrong, or else its first; 0 if it has none.
    pub number: u16,
}

/// What is wrong with a clue.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum ClueFault {
    /// There are more clues than any board has.
    Many,
    /// It has too few cells.
    Few,
    /// It has too many cells: mostly, more than there are digits.
    Large,
    /// It has a cell outside the board.
    Outside,
    /// It has a cell twice.
    Twice,
    /// Its cells don't lie as the kind needs: a cell does not touch the one before it, or is not in the row, diagonal or
    /// square of the others.
    Apart,
    /// No digits have this number, or a number is lacking.
    Number,
    /// Its two parts have different numbers of cells.
    Uneven,
}

impl ClueError {
    fn told(self) -> String {
        let (kind, nth, cells, number) = (self.kind.slug(), self.nth + 1, self.cells, self.number);
        match self.fault {
            ClueFault::Many => "there are too many clues".to_owned(),
            ClueFault::Few => format!("{kind} {nth} has too few cells ({cells})"),
            ClueFault::Large => format!("{kind} {nth} has too many cells ({cells})"),
            ClueFault::Outside => format!("{kind} {nth} has a cell outside the board"),
            ClueFault::Twice => format!("{kind} {nth} has a cell twice"),
            ClueFault::Apart => format!("the cells of {kind} {nth} don't lie together as they must"),
            ClueFault::Number => format!("{kind} {nth} cannot have the number {number}"),
            ClueFault::Uneven => format!("the two parts of {kind} {nth} differ in size"),
        }
    }
}

/// The most clues of a board.
const MOST_CLUES: usize = 2_000;

/// Returns the numbers of the clues of a board, each clue once, in order.
pub(super) fn checked(shape: &Shape, clues: Vec<Clue>) -> Result<Vec<u16>, ClueError> {
    let mut checked: Vec<Clue> = Vec::with_capacity(clues.len());
    let mut counts = [0_u16; ClueKind::ALL.len()];
    let many = clues.len() > MOST_CLUES;
    for mut clue in clues {
        let nth = counts[clue.kind as usize];
        counts[clue.kind as usize] += 1;
        let fault = if many { Err((ClueFault::Many, None, 0)) } else { checked_one(shape, &mut clue) };
        if let Err((fault, cell, number)) = fault {
            let cell = cell.or(clue.cells.first().copied());
            let cells = clue.cells.len() as u16;
            let number = if number > 0 { number } else { clue.number() };
            return Err(ClueError { fault, kind: clue.kind, nth, cell, cells, number });
        }
        checked.push(clue);
    }
    sort(&mut checked);
    checked.dedup();
    Ok(numbered(&checked))
}

/// Returns whether clues may be those of a board, as a text has them: in order, each with as many cells and numbers as its
/// kind needs. How the cells lie is for [`checked`] to say, whose code the first board need not wait for.
pub(super) fn are_clues(shape: &Shape, clues: &[Clue]) -> bool {
    let is_one = |clue: &Clue| {
        let (least, most) = clue.kind.cells_at(shape);
        let (fewest, greatest) = clue.kind.numbers();
        let (cells, numbers) = (clue.cells.len(), clue.numbers.len());
        let is_whole = clue.kind.lie() != Lie::Whole || cells == shape.side();
        let is_once = |at: usize| !clue.cells[..at].contains(&clue.cells[at]);
        least <= cells
            && cells <= most
            && is_whole
            && usize::from(fewest) <= numbers
            && numbers <= usize::from(greatest)
            && (0..cells).all(is_once)
            && clue.numbers.iter().all(|&number| clue.may_have(number, shape.side() as u16))
    };
    clues.len() <= MOST_CLUES && clues.windows(2).all(|two| two[0] < two[1]) && clues.iter().all(is_one)
}

/// Returns clues as numbers: for each its kind, its count of numbers, these, its count of cells, and these.
pub(super) fn numbered(clues: &[Clue]) -> Vec<u16> {
    let mut all = Vec::new();
    for Clue { kind, cells, numbers } in clues {
        all.extend([*kind as u16, numbers.len() as u16]);
        all.extend(numbers);
        all.push(cells.len() as u16);
        all.extend(cells.iter().map(|&cell| u16::from(cell)));
    }
    all
}

/// Checks a clue, and puts its cells in the order that the kind means.
fn checked_one(shape: &Shape, clue: &mut Clue) -> Result<(), (ClueFault, Option<Cell>, u16)> {
    let geometry = shape.geometry();
    let (least, most) = clue.kind.cells_at(shape);
    let of = |fault| Err((fault, None, 0));
    let count = clue.cells.len();
    if count < least {
        return of(ClueFault::Few);
    }
    if count > most {
        return of(ClueFault::Large);
    }
    for (at, &cell) in clue.cells.iter().enumerate() {
        if cell.index() >= shape.cell_count() {
            return Err((ClueFault::Outside, Some(cell), 0));
        }
        if clue.cells[..at].contains(&cell) {
            return Err((ClueFault::Twice, Some(cell), 0));
        }
    }
    let apart = |one: Cell, other: Cell| {
        let rows = geometry.row(one).abs_diff(geometry.row(other));
        (rows, geometry.column(one).abs_diff(geometry.column(other)))
    };
    let touch = |one: Cell, other: Cell| matches!(apart(one, other), (0 | 1, 1) | (1, 0));
    let beside = |one: Cell, other: Cell| matches!(apart(one, other), (0, 1) | (1, 0));
    let lie = clue.kind.lie();
    let steps = || clue.cells.iter().zip(clue.cells.iter().skip(1));
    // The line of an arrow begins at any cell of its circle.
    let circle = if clue.kind == ClueKind::Arrow { usize::from(clue.number()).min(count) } else { 0 };
    let begins = |cell: Cell| {
        clue.cells.get(circle) == Some(&cell) && clue.cells[..circle].iter().any(|&own| touch(own, cell))
    };
    let broken = match lie {
        Lie::Line | Lie::Reversible => steps().find(|&(&one, &other)| !touch(one, other) && !begins(other)),
        Lie::Beside | Lie::Directed => steps().find(|&(&one, &other)| !beside(one, other)),
        Lie::Corner => {
            let is_near = |other: Cell| clue.cells.iter().all(|&one| one == other || touch(one, other));
            steps().find(|&(_, &other)| !is_near(other))
        }
        Lie::Diagonal | Lie::Whole => {
            let step = |(one, other): (&Cell, &Cell)| {
                (
                    geometry.row(*other).cmp(&geometry.row(*one)),
                    geometry.column(*other).cmp(&geometry.column(*one)),
                )
            };
            let first = steps().next().map(step);
            let fits = |(rows, columns): (Ordering, Ordering)| {
                let is_straight = rows.is_eq() || columns.is_eq();
                is_straight == (lie == Lie::Whole)
            };
            steps().find(|&pair| Some(step(pair)) != first || !touch(*pair.0, *pair.1) || !fits(step(pair)))
        }
        Lie::Area | Lie::Twins | Lie::Board => None,
    };
    if let Some((_, &cell)) = broken {
        return Err((ClueFault::Apart, Some(cell), 0));
    }
    if lie == Lie::Whole && count != shape.side() {
        return of(ClueFault::Few);
    }
    if lie == Lie::Diagonal && !clue.ends_at_edges(geometry) {
        return of(ClueFault::Apart);
    }
    if lie == Lie::Twins && count % 2 == 1 {
        return of(ClueFault::Uneven);
    }
    let (fewest, most_numbers) = clue.kind.numbers();
    let many = clue.numbers.len() as u16;
    if many < fewest || many > most_numbers || clue.numbers.len() > count && lie != Lie::Board {
        return Err((ClueFault::Number, None, clue.number()));
    }
    let side = shape.side() as u16;
    let outside = clue.numbers.iter().find(|&&number| !clue.may_have(number, side));
    if let Some(&number) = outside {
        return Err((ClueFault::Number, None, number));
    }
    match lie {
        Lie::Reversible | Lie::Whole if clue.cells.last() < clue.cells.first() => clue.cells.reverse(),
        Lie::Beside | Lie::Corner | Lie::Area => sort(&mut clue.cells),
        _ => {}
    }
    if clue.kind == ClueKind::Quadruple {
        sort(&mut clue.numbers);
    }
    Ok(())
}

/// Returns the number of houses that extra regions add, and for each cell the one that it is in; no list without such
/// houses. A region that shares a cell with one before it is no house, as a cell is in one house of a kind.
pub(crate) fn extra_houses(clues: &[Clue], shape: &Shape) -> (usize, Vec<Option<u8>>) {
    let (mut many, mut of_cell) = (0, Vec::new());
    for clue in clues.iter().filter(|clue| clue.kind == ClueKind::ExtraRegion) {
        of_cell.resize(shape.cell_count(), None);
        let is_free = clue.cells.iter().all(|cell| of_cell[cell.index()].is_none());
        if clue.cells.len() == shape.side() && is_free {
            clue.cells.iter().for_each(|cell| of_cell[cell.index()] = Some(many));
            many += 1;
        }
    }
    (many.into(), of_cell)
}

impl Clue {
    /// Returns whether the first and the last cell are at edges, as those of a whole diagonal are.
    fn ends_at_edges(&self, geometry: &Geometry) -> bool {
        let at_edge = |cell: &Cell| {
            let last = geometry.side() - 1;
            let (row, column) = (geometry.row(*cell), geometry.column(*cell));
            row == 0 || column == 0 || row == last || column == last
        };
        self.cells.first().is_some_and(at_edge) && self.cells.last().is_some_and(at_edge)
    }

    /// Returns whether some digits up to the side of the board can have a number of this clue.
    fn may_have(&self, number: u16, side: u16) -> bool {
        let cells = self.cells.len() as u16;
        match self.kind {
            ClueKind::Arrow => (1..=3).contains(&number) && number < cells,
            ClueKind::Quadruple => 1 <= number && number <= side,
            ClueKind::LittleKiller => cells <= number && number <= cells * side,
            // All digits but the least and the greatest.
            ClueKind::Sandwich => number < side * (side + 1) / 2 - side,
            ClueKind::PairSum | ClueKind::NoOtherSum => 3 <= number && number < 2 * side,
            ClueKind::Ratio | ClueKind::NoOtherRatio => 2 <= number && number <= side,
            _ => 1 <= number && number < side,
        }
    }
}

/// Returns the clues of [numbers](Shape::clue_numbers); `None` if they are not those of clues.
pub(crate) fn of_numbers(mut numbers: &[u16]) -> Option<Vec<Clue>> {
    let mut take = |many: usize| -> Option<&[u16]> {
        let (first, rest) = numbers.split_at_checked(many)?;
        numbers = rest;
        Some(first)
    };
    let mut all = Vec::new();
    while let Some(&[kind, many]) = take(2) {
        let kind = *ClueKind::ALL.get(usize::from(kind))?;
        let own = take(many.into())?.to_vec();
        let &[many] = take(1)? else { return None };
        let cells = take(many.into())?.iter().map(|&cell| Cell::try_from(cell).ok());
        all.push(Clue { kind, cells: cells.collect::<Option<_>>()?, numbers: own });
    }
    Some(all)
}

/// Returns the text of clues.
pub(super) fn written(shape: &Shape, clues: &[Clue]) -> String {
    let (geometry, mut text) = (shape.geometry(), String::new());
    for Clue { kind, cells, numbers } in clues {
        text.push(kind.letter());
        for (at, number) in numbers.iter().enumerate() {
            let between = if at == 0 { "" } else { "_" };
            let _ = write!(text, "{between}{number}");
        }
        for &cell in cells {
            text.push((b'A' + geometry.row(cell) as u8) as char);
            text.push((b'a' + geometry.column(cell) as u8) as char);
        }
    }
    text
}

/// Returns whether a text begins as that of clues: with the letter of a kind, and a number, a cell or nothing.
pub(super) fn are_meant(text: &str) -> bool {
    let is_kind = |sign: char| ClueKind::ALL.iter().any(|kind| kind.letter() == sign);
    let mut signs = text.chars();
    signs.next().is_some_and(is_kind) && signs.all(|sign| sign.is_ascii_alphanumeric() || sign == '_')
}

/// Reads the text of clues, as [`written`] writes it; `None` for a text that has another form.
pub(super) fn read(shape: &Shape, text: &str) -> Option<Vec<Clue>> {
    let mut all: Vec<Clue> = Vec::new();
    let mut signs = text.chars().peekable();
    while let Some(sign) = signs.next() {
        let kind = ClueKind::ALL.into_iter().find(|kind| kind.letter() == sign)?;
        let mut clue = Clue { kind, cells: Vec::new(), numbers: Vec::new() };
        let mut in_number = false;
        while let Some(sign) = signs.next_if(|sign| matches!(sign, '0'..='9' | '_')) {
            match sign.to_digit(10) {
                None => in_number = false,
                Some(figure) => {
                    if !in_number {
                        clue.numbers.push(0);
                    }
                    in_number = true;
                    let number = clue.numbers.last_mut()?;
                    *number = number.checked_mul(10)?.checked_add(figure as u16)?;
                }
            }
        }
        while let Some(row) = signs.next_if(char::is_ascii_uppercase) {
            let line = |sign: char, first: char| {
                (sign as usize).checked_sub(first as usize).filter(|&line| line < shape.side())
            };
            let (row, column) = (line(row, 'A')?, line(signs.next()?, 'a')?);
            clue.cells.push(shape.geometry().cell(row, column));
        }
        all.push(clue);
    }
    Some(all)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn letters_and_names_are_of_one_kind_each() {
        for kind in ClueKind::ALL {
            let same = ClueKind::ALL.into_iter().filter(|other| other.letter() == kind.letter());
            assert_eq!(same.collect::<Vec<_>>(), [kind]);
            assert_eq!(ClueKind::from_slug(kind.slug()), Some(kind));
        }
    }

    fn cells(names: &str) -> Vec<Cell> {
        names
            .split(' ')
            .filter(|name| !name.is_empty())
            .map(|name| crate::names::cell(Shape::S9, name).expect(name))
            .collect()
    }

    fn clue(kind: ClueKind, names: &str, numbers: &[u16]) -> Clue {
        Clue { kind, cells: cells(names), numbers: numbers.to_vec() }
    }

    #[test]
    fn a_text_gives_the_same_clues() {
        let check = |clues: Vec<Clue>, text: &str| {
            let shape = Shape::S9.with_clues(clues).expect("clues");
            assert_eq!(shape.tag(), text);
            assert_eq!(Shape::S9.tagged(text), Some(shape), "{text}");
            assert!(Shape::is_tag(text), "{text}");
        };
        check(vec![clue(ClueKind::Thermometer, "r9c4 r8c3 r7c2", &[])], "~tIdHcGb");
    }
}
