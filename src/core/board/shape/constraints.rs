//! The constraints of a board beyond rows, columns and boxes or regions: a row of one table for each.
//!
//! A row says all that the board, the generator, texts and drawings have to know. Its words are a row of the table of
//! each language, in `words/en/core/rules.ftl`. A kind of house that a row names is also a row in
//! [`crate::cell`].

use super::{Shape, Size, sizes::Making};
use crate::HouseKind;
use serde::{Deserialize, Serialize};

/// Squares that a variant tints on a drawn board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Tint {
    /// The windows.
    Window,
    /// The cells of the diagonals, also within windows.
    Diagonal,
}

impl Tint {
    /// All tints, in the order of drawing.
    pub const ALL: [Tint; 2] = [Tint::Window, Tint::Diagonal];

    /// How far inside a tinted square its outline runs, in cells: clear of all digits, also of candidates at the
    /// edge of their cell.
    pub const INSET: f64 = 0.025;
}

/// A rule that a board has in addition to the usual ones.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Constraint {
    /// Each of the two long diagonals is a house: *X-Sudoku*.
    Diagonals,
    /// Four windows of three rows and three columns inside a 9×9 are houses: *Windoku*.
    Windows,
    /// Cells a knight's move apart see each other.
    Knight,
    /// Cells that touch, also at a corner, see each other.
    King,
}

/// Finds the number of the house of a kind that a cell is in, by the side of the board, the row and the column.
pub(crate) type HouseOf = fn(usize, usize, usize) -> Option<u8>;

/// The row of a constraint.
struct Row {
    constraint: Constraint,
    /// The letter in tags.
    letter: char,
    /// The name in settings and questions.
    slug: &'static str,
    /// The further houses: each kind, and which of its houses a cell is in. Every house has as many cells as a row.
    houses: &'static [(HouseKind, HouseOf)],
    /// How far apart two cells are that see each other without a house, in rows and columns: the fewer, and the more.
    sight: Option<[usize; 2]>,
    /// The squares by which drawings show the houses.
    tint: Option<Tint>,
    /// The only size that has such houses; `None` if each has them.
    only: Option<Size>,
    /// The figures for making puzzles, where they differ from those of the size.
    making: &'static [(Size, Making)],
    /// The sizes at which players choose it by name.
    offered: &'static [Size],
}

/// The table, in the order of [`Constraint::ALL`].
static ROWS: [Row; Constraint::ALL.len()] = [
    Row {
        constraint: Constraint::Diagonals,
        letter: 'x',
        slug: "x",
        houses: &[
            (HouseKind::Falling, |_, row, column| (row == column).then_some(0)),
            (HouseKind::Rising, |side, row, column| (row + column + 1 == side).then_some(0)),
        ],
        sight: None,
        tint: Some(Tint::Diagonal),
        only: None,
        making: &[
            (Size::S6, {
                let clues = [(12, 15), (8, 10), (6, 8), (5, 7), (5, 7), (5, 7)];
                Making { levels: 6, clues, narrow: [0, 1, 1, 1, 1, 0], ..Making::of(Size::S6) }
            }),
            (Size::S9, {
                let clues = [(30, 36), (21, 26), (17, 21), (15, 19), (14, 18), (13, 17)];
                Making { clues, ..Making::of(Size::S9) }
            }),
        ],
        offered: &[Size::S6, Size::S9, Size::S16],
    },
    Row {
        constraint: Constraint::Windows,
        letter: 'w',
        slug: "windoku",
        // The windows leave a line free at each edge and between them.
        houses: &[(HouseKind::Window, |_, row, column| {
            (row % 4 != 0 && column % 4 != 0).then_some((row / 4 * 2 + column / 4) as u8)
        })],
        sight: None,
        tint: Some(Tint::Window),
        only: Some(Size::S9),
        making: &[(Size::S9, {
            let clues = [(30, 36), (21, 26), (18, 22), (16, 20), (15, 19), (14, 18)];
            Making { clues, ..Making::of(Size::S9) }
        })],
        offered: &[Size::S9],
    },
    Row {
        constraint: Constraint::Knight,
        letter: 'n',
        slug: "anti-knight",
        houses: &[],
        sight: Some([1, 2]),
        tint: None,
        only: None,
        making: &[(Size::S9, {
            let clues = [(28, 34), (18, 23), (14, 18), (12, 16), (11, 15), (10, 14)];
            Making { clues, ..Making::of(Size::S9) }
        })],
        offered: &[Size::S9],
    },
    Row {
        constraint: Constraint::King,
        letter: 'k',
        slug: "anti-king",
        houses: &[],
        sight: Some([1, 1]),
        tint: None,
        only: None,
        making: &[],
        offered: &[],
    },
];

const _: () = {
    let mut at = 0;
    while at < ROWS.len() {
        assert!(
            ROWS[at].constraint as usize == at && Constraint::ALL[at] as usize == at,
            "the table is in order"
        );
        at += 1;
    }
};

impl Constraint {
    /// All constraints.
    pub const ALL: [Constraint; 4] =
        [Constraint::Diagonals, Constraint::Windows, Constraint::Knight, Constraint::King];

    const fn row(self) -> &'static Row {
        &ROWS[self as usize]
    }

    /// Returns the letter of the constraint in tags.
    #[must_use]
    pub const fn letter(self) -> char {
        self.row().letter
    }

    /// Returns the name in texts, in lower case.
    #[must_use]
    pub const fn slug(self) -> &'static str {
        self.row().slug
    }

    /// Returns whether players choose the constraint by name at the size of a shape, with the usual boxes.
    #[must_use]
    pub fn is_offered_at(self, shape: &Shape) -> bool {
        shape.has_usual_boxes() && self.row().offered.contains(&shape.size)
    }

    /// Returns whether the constraint adds houses, and not only sight.
    #[must_use]
    pub const fn has_houses(self) -> bool {
        !self.row().houses.is_empty()
    }

    /// Returns the kinds of house that the constraint adds.
    pub fn kinds(self) -> impl Iterator<Item = HouseKind> {
        self.houses().iter().map(|(kind, _)| *kind)
    }

    /// Returns whether a board of that size can have the constraint.
    pub(super) fn fits(self, size: Size) -> bool {
        self.row().only.is_none_or(|only| only == size)
    }

    /// Returns the figures for making puzzles of that size; `None` where they are those of the size itself.
    pub(super) fn making(self, size: Size) -> Option<&'static Making> {
        self.row().making.iter().find(|(own, _)| *own == size).map(|(_, making)| making)
    }

    /// Returns the kinds of house that the constraint adds, each with the function that finds the house of a cell.
    pub(crate) const fn houses(self) -> &'static [(HouseKind, HouseOf)] {
        self.row().houses
    }

    /// Returns whether the constraint makes cells see each other without a house.
    pub(crate) fn has_sight(self) -> bool {
        self.row().sight.is_some()
    }

    /// Returns whether two cells this many rows and columns apart see each other by the constraint.
    pub(crate) fn bars(self, [rows, columns]: [usize; 2]) -> bool {
        self.row().sight == Some([rows.min(columns), rows.max(columns)])
    }

    /// Returns the squares by which drawings show houses of that kind; `None` unless the constraint adds that kind.
    pub(crate) fn tint(self, kind: HouseKind) -> Option<Tint> {
        self.row().tint.filter(|_| self.kinds().any(|own| own == kind))
    }
}

/// A set of rules.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Constraints(u8);

impl Constraints {
    /// The empty set.
    pub const NONE: Self = Self(0);
    /// The number of sets.
    pub(super) const COUNT: usize = 1 << Constraint::ALL.len();

    /// Returns the set with this mask, a bit for each rule in the order of [`Constraint::ALL`]; `None` if a bit has no
    /// constraint.
    #[must_use]
    pub const fn from_bits(bits: u8) -> Option<Self> {
        if (bits as usize) < Self::COUNT { Some(Self(bits)) } else { None }
    }

    /// Returns the mask, with a bit for each rule.
    #[must_use]
    pub const fn bits(self) -> u8 {
        self.0
    }

    /// Returns the set with one more rule.
    #[must_use]
    pub const fn with(self, rule: Constraint) -> Self {
        Self(self.0 | 1 << rule as u8)
    }

    /// Returns whether the rule is in the set.
    #[must_use]
    pub const fn has(self, rule: Constraint) -> bool {
        self.0 >> rule as u8 & 1 == 1
    }

    /// Returns whether the set has no rules.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Returns the rules of the set.
    pub fn iter(self) -> impl Iterator<Item = Constraint> {
        Constraint::ALL.into_iter().filter(move |&rule| self.has(rule))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_set_of_rules_is_its_members() {
        let both = Constraints::NONE.with(Constraint::Knight).with(Constraint::Diagonals);
        assert!(both.iter().eq([Constraint::Diagonals, Constraint::Knight]));
        assert_eq!(Constraints::from_bits(both.bits()), Some(both));
        assert_eq!(Constraints::from_bits(16), None);
        assert!(Constraints::NONE.is_empty() && !both.is_empty());
    }
}
