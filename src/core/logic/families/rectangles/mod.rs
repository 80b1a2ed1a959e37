//! Unique, hidden and avoidable rectangles.

pub mod find;
pub(crate) mod say;

use super::{
    Claim, Conclusion, Family, Marks, Role, Technique,
    written::{cells, each, held, joined, run, slashed},
};
use serde::{Deserialize, Serialize};
use sudoku_board::{Candidates, Cell, Digit, DigitSet, House};

/// The reason that a rectangle cannot have two solutions.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum RectangleKind {
    /// One corner has extra candidates: it must be one of them.
    One,
    /// Two corners of a side have the same single extra candidate.
    Two,
    /// The extra candidates of two corners make a naked set with other cells.
    Three,
    /// One of the two digits has no other place in a house of two corners with extra candidates.
    Four,
    /// Two diagonal corners, or three, have the same single extra candidate.
    Five,
    /// Two diagonal corners have extra candidates, and one digit forms an X-Wing.
    Six,
    /// Opposite a bare corner, one digit has strong links along both sides.
    Hidden,
    /// Three corners are solved: the fourth can't be the digit that would complete it.
    AvoidableOne,
    /// Two corners are solved, and the others have the same single extra candidate.
    AvoidableTwo,
    /// Two corners of a side are bare, and one of them has a strong link across to the other side.
    HiddenSide,
}

/// Four corners in two rows, two columns and two boxes that would have a second solution.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Rectangle {
    /// The reason.
    pub kind: RectangleKind,
    /// The corners; solved ones, or ones without extra candidates, come first.
    pub corners: [Cell; 4],
    /// The two digits.
    pub digits: DigitSet,
    /// The other cells of a naked set.
    pub others: Vec<Cell>,
    /// The houses in the argument, besides the corners.
    pub houses: Vec<House>,
}

impl Family for Rectangle {
    fn technique(&self) -> Technique {
        match self.kind {
            RectangleKind::One => Technique::UniqueRectangle1,
            RectangleKind::Two => Technique::UniqueRectangle2,
            RectangleKind::Three => Technique::UniqueRectangle3,
            RectangleKind::Four => Technique::UniqueRectangle4,
            RectangleKind::Five => Technique::UniqueRectangle5,
            RectangleKind::Six => Technique::UniqueRectangle6,
            RectangleKind::Hidden | RectangleKind::HiddenSide => Technique::HiddenRectangle,
            RectangleKind::AvoidableOne => Technique::AvoidableRectangle1,
            RectangleKind::AvoidableTwo => Technique::AvoidableRectangle2,
        }
    }

    fn claims(&self, before: &Candidates) -> Vec<Claim> {
        let claimed = match self.kind {
            RectangleKind::One | RectangleKind::AvoidableOne => 3,
            RectangleKind::Two | RectangleKind::Three | RectangleKind::Five | RectangleKind::AvoidableTwo => {
                4
            }
            RectangleKind::Four | RectangleKind::Six | RectangleKind::HiddenSide => 2,
            RectangleKind::Hidden => 1,
        };
        let corner = |&cell: &Cell| {
            if before.is_open(cell) { Claim::holds(before, cell) } else { Claim::Solved(cell) }
        };
        let mut said: Vec<Claim> = self.corners[..claimed].iter().map(corner).collect();
        said.extend(Claim::all_hold(before, &self.others));
        let locked = |&house: &House| {
            let inside = |digit: &Digit| {
                let mut places = before.places(*digit, house).iter();
                places.all(|place| self.corners.contains(&before.geometry().cell_at(house, place)))
            };
            self.digits.iter().find(inside).map(|digit| Claim::places(digit, house, &self.corners))
        };
        said.extend(self.houses.iter().filter_map(locked));
        said
    }

    fn mark(&self, position: &Candidates, marks: &mut Marks) {
        marks.add_houses(&self.houses, Role::House);
        // All four are seen as the corners of one figure, whatever is in them.
        marks.add_cells(&self.corners, Role::Cause);
        for &corner in self.corners.iter().filter(|&&corner| position.is_open(corner)) {
            marks.add_digits(position, &[corner], self.digits, Role::Cause);
            marks.add_digits(position, &[corner], position.digits(corner).minus(self.digits), Role::Aid);
        }
        marks.add_all(position, &self.others, Role::Aid);
    }

    fn eureka(&self, position: &Candidates) -> Option<String> {
        let Self { kind, corners, digits, ref others, .. } = *self;
        let is_avoidable = matches!(kind, RectangleKind::AvoidableOne | RectangleKind::AvoidableTwo);
        let name = if is_avoidable { "AR" } else { "UR" };
        let extra = |cell: Cell| position.digits(cell).minus(digits);
        let open: Vec<Cell> = corners.into_iter().filter(|&cell| !extra(cell).is_empty()).collect();
        let beside = match kind {
            RectangleKind::Two | RectangleKind::Five | RectangleKind::AvoidableTwo => {
                let says = |&cell: &Cell| format!("({}){}", run(extra(cell)), cells(&[cell], position));
                format!(": {}", joined(open.iter().map(says), "="))
            }
            RectangleKind::Three => {
                let extras = open.iter().fold(held(position, others), |all, &cell| all.union(extra(cell)));
                let set: Vec<Cell> = open.iter().chain(others).copied().collect();
                format!(": ({}){}", run(extras), cells(&set, position))
            }
            _ => String::new(),
        };
        Some(format!("{name}({}){}{beside}", run(digits), cells(&corners, position)))
    }

    fn hodoku(&self, _: &Conclusion, position: &Candidates) -> Option<String> {
        Some(format!("{} in {}", slashed(self.digits), each(&self.corners, position)))
    }
}
