//! Sentences for unique, hidden and avoidable rectangles.

use super::{Rectangle, RectangleKind};
use crate::explain::en::say::{
    Assertion, English, Span, Step, Technique, all_of, cannot, cells, fits, houses, number, one_of, or,
    sentence, so, which_see,
};
use sudoku_board::{Candidates, Cell, Digit, DigitSet, House};

/// The names of the techniques of this family.
pub(crate) const NAMES: &[(Technique, &str)] = &[
    (Technique::UniqueRectangle1, "Unique rectangle type 1"),
    (Technique::UniqueRectangle2, "Unique rectangle type 2"),
    (Technique::UniqueRectangle3, "Unique rectangle type 3"),
    (Technique::UniqueRectangle4, "Unique rectangle type 4"),
    (Technique::UniqueRectangle5, "Unique rectangle type 5"),
    (Technique::UniqueRectangle6, "Unique rectangle type 6"),
    (Technique::HiddenRectangle, "Hidden rectangle"),
    (Technique::AvoidableRectangle1, "Avoidable rectangle type 1"),
    (Technique::AvoidableRectangle2, "Avoidable rectangle type 2"),
];

impl English for Rectangle {
    fn english(&self, step: &Step, position: &Candidates) -> Vec<Span> {
        let shape = position.shape();
        let corners = sentence!("The corners at ", cells(&self.corners, shape), " lie in just two boxes");
        let is_avoidable = matches!(self.kind, RectangleKind::AvoidableOne | RectangleKind::AvoidableTwo);
        let corners = sentence!(corners, Assertion::Corners(self.corners.to_vec(), self.digits));
        if is_avoidable {
            let swapping = sentence!(", swapping ", all_of(self.digits), " would give a second solution");
            return sentence!(corners, ", and none is a given. ", avoidable(self, swapping, step, position));
        }
        let all_four = sentence!(". If all four were ", one_of(self.digits), ", swapping them", SECOND, ".");
        let Some(corner) = Corners::of(self, step, position) else { return Vec::new() };
        let why = match self.kind {
            RectangleKind::One => corner.one(),
            RectangleKind::Two | RectangleKind::Five => {
                let gone: Vec<Cell> = step.eliminated().iter().map(|gone| gone.cell).collect();
                return sentence!(corners, all_four, corner.same_extra(&gone));
            }
            RectangleKind::Three => corner.naked_set(),
            RectangleKind::Four => corner.four(),
            RectangleKind::Six => corner.six(),
            RectangleKind::Hidden => corner.hidden(),
            RectangleKind::HiddenSide => corner.hidden_side(),
            RectangleKind::AvoidableOne | RectangleKind::AvoidableTwo => Vec::new(),
        };
        sentence!(corners, all_four, why, so(" So", step.eliminated(), shape))
    }
}

/// The contradiction.
const SECOND: &str = " would give a second solution, but the puzzle has one";

/// A rectangle on its board.
struct Corners<'a> {
    found: &'a Rectangle,
    position: &'a Candidates,
    /// The corners that have other candidates than its two digits.
    open: Vec<Cell>,
    /// The other candidates of the open corners.
    extras: DigitSet,
    /// The digit with strong links, and the other one.
    bound: Digit,
    other: Digit,
}

impl<'a> Corners<'a> {
    fn of(found: &'a Rectangle, step: &Step, position: &'a Candidates) -> Option<Self> {
        let Rectangle { kind, corners, digits, .. } = *found;
        let has_more = |cell: &Cell| !position.digits(*cell).minus(digits).is_empty();
        let open: Vec<Cell> = corners.into_iter().filter(has_more).collect();
        let extras = held(&corners, position).minus(digits);
        let ruled_out = step.eliminated().first()?.digit;
        let rest = digits.without(ruled_out).first()?;
        let is_bound = kind == RectangleKind::Six;
        let (bound, other) = if is_bound { (ruled_out, rest) } else { (rest, ruled_out) };
        Some(Self { found, position, open, extras, bound, other })
    }

    fn cells(&self, list: &[Cell]) -> Vec<Span> {
        cells(list, self.position.shape())
    }

    /// Returns " r4c16 can only be 5 or 8"
    fn confined(&self, list: &[Cell]) -> Vec<Span> {
        let mut said = sentence!(" ", self.cells(list), " can only be ", one_of(self.found.digits));
        said.extend(sentence!(Assertion::Only(list.to_vec(), self.found.digits)));
        said
    }

    /// Returns the candidates of each corner.
    fn all_hold(&self) -> Vec<Span> {
        let hold =
            |&cell: &Cell| Span::Says(Box::new(Assertion::Holds(vec![cell], self.position.digits(cell))));
        self.found.corners.iter().map(hold).collect()
    }

    /// Returns "; rows 2 and 4 need their 7 in these corners."
    fn bound_in_corners(&self) -> Vec<Span> {
        let within = &self.found.houses;
        let need = if within.len() == 1 { " needs its " } else { " need their " };
        let mut said = sentence!("; ", houses(within), need, self.bound, " in these corners.");
        for &house in within {
            said.extend(sentence!(self.places_in_corners(house)));
        }
        said
    }

    /// Returns the claim that a house has places for the bound digit in the corners alone.
    fn places_in_corners(&self, house: House) -> Assertion {
        let geometry = self.position.geometry();
        let there = self.found.corners.iter().copied();
        let there = there.filter(|&corner| geometry.houses_of(corner).contains(&house));
        Assertion::Places(self.bound, house, there.collect())
    }

    fn one(&self) -> Vec<Span> {
        let last = self.found.corners[3];
        let (else_, must) = if self.extras.len() == 1 {
            (" has another candidate, ", sentence!(one_of(self.extras)))
        } else {
            (" has other candidates, ", sentence!("one of them"))
        };
        let mut said = sentence!(" Only ", last, else_, all_of(self.extras), ", so it must be ", must, ".");
        said.extend(self.all_hold());
        said
    }

    /// Says that two or three corners have the same extra digit.
    fn same_extra(&self, gone: &[Cell]) -> Vec<Span> {
        let Some(extra) = self.extras.first() else { return Vec::new() };
        let (one, all) =
            if self.open.len() == 2 { ("one of them", "both") } else { ("at least one", "all three") };
        let mut said = sentence!(" Only ", self.cells(&self.open), " can be anything else, and only ", extra);
        said.extend(self.all_hold());
        said.extend(sentence!(", so ", one, " must be ", extra, "."));
        said.extend(sentence!(Assertion::Sees(gone.to_vec(), self.open.clone())));
        said.extend(cannot(" So", gone, which_see(gone, all), extra, self.position.shape()));
        said
    }

    /// Says that two corners and other cells are a naked set.
    fn naked_set(&self) -> Vec<Span> {
        let others = &self.found.others;
        let own = held(others, self.position);
        let mut said = sentence!(" Only ", self.cells(&self.open), " can be anything else, ");
        said.extend(sentence!(one_of(self.extras), ", so one of them must be.", self.all_hold()));
        let have = if others.len() == 1 { ", which has only " } else { ", which have only " };
        let all = own.union(self.extras);
        said.extend(sentence!(Assertion::Holds(others.clone(), own)));
        let within = sentence!(" for ", houses(&self.found.houses), ".");
        let using = sentence!("With ", self.cells(others), have, all_of(own), ", that uses up ");
        let using = sentence!(using, all_of(all), within.clone());
        // Large sets have a line, which has just named their digits.
        said.extend(if fits(&using, self.position.shape()) {
            sentence!(" ", using)
        } else {
            let set = sentence!(Span::Line, self.cells(others), " have only ", all_of(own), ".", Span::Rest);
            sentence!(set, format!("Together, that uses up all {}", number(all.len())), within)
        });
        said
    }

    fn four(&self) -> Vec<Span> {
        let [first, second, third, last] = self.found.corners;
        let Self { bound, other, .. } = *self;
        let within = houses(&self.found.houses);
        let mut said = self.confined(&[first, second]);
        said.extend(sentence!(", and ", within, " needs its ", bound, " in ", or(&[third, last])));
        for &house in &self.found.houses {
            said.extend(sentence!(self.places_in_corners(house)));
        }
        said.extend(sentence!(". With ", other, " in the other one, all four would be "));
        said.extend(sentence!(one_of(self.found.digits), "."));
        said
    }

    fn six(&self) -> Vec<Span> {
        let [first, second, third, last] = self.found.corners;
        let Self { bound, other, .. } = *self;
        let mut said = self.confined(&[first, second]);
        said.extend(sentence!(self.bound_in_corners(), " With ", bound, " in "));
        said.extend(sentence!(or(&[third, last]), ", both would be ", bound, " and the other two ", other));
        said.push(".".into());
        said
    }

    fn hidden(&self) -> Vec<Span> {
        let [first, second, third, last] = self.found.corners;
        let Self { bound, other, .. } = *self;
        let mut said = self.confined(&[first]);
        said.extend(sentence!(self.bound_in_corners(), " If ", last, " were "));
        said.extend(sentence!(other, ", ", self.cells(&[second, third]), " would be ", bound, ", and "));
        said.extend(sentence!(first, " would be ", other, "."));
        said
    }

    fn hidden_side(&self) -> Vec<Span> {
        let [first, second, third, last] = self.found.corners;
        let Self { bound, other, .. } = *self;
        let within = houses(&self.found.houses);
        let mut said = self.confined(&[first, second]);
        said.extend(sentence!(self.bound_in_corners(), " If ", last, " were ", other));
        said.extend(sentence!(", ", second, " would be ", bound, " and ", first, " ", other, ", and "));
        said.extend(sentence!(within, " would need its ", bound, " in ", third, "."));
        said
    }
}

/// Returns all candidates of some cells.
fn held(list: &[Cell], position: &Candidates) -> DigitSet {
    list.iter().fold(DigitSet::EMPTY, |all, &cell| all.union(position.digits(cell)))
}

/// Explains a rectangle without givens, and its conclusion.
fn avoidable(found: &Rectangle, swapping: Vec<Span>, step: &Step, position: &Candidates) -> Vec<Span> {
    let [first, second, third, last] = found.corners;
    let shape = position.shape();
    let solved = |cell: Cell| position.digits(cell).first().or_else(|| position.digit(cell));
    let (Some(a), Some(b)) = (solved(first), solved(second)) else { return Vec::new() };
    if found.kind == RectangleKind::AvoidableOne {
        let mut said = sentence!(cells(&[first, third], shape), " are ", a, ", and ", second, " is ", b);
        said.extend(sentence!(Assertion::Solved(vec![first, third], a), Assertion::Solved(vec![second], b)));
        said.extend(sentence!(". With ", b, " in ", last, swapping, ", but the puzzle has one."));
        said.extend(so(" So", step.eliminated(), shape));
        return said;
    }
    let can_be = |cell: Cell| sentence!(cell, " is ", one_of(position.digits(cell)));
    let extras = held(&[third, last], position).minus(found.digits);
    let mut said = sentence!(first, " is ", a, ", ", second, " is ", b, ", ", can_be(third), ", and ");
    said.extend(sentence!(
        can_be(last),
        ".",
        Assertion::Solved(vec![first], a),
        Assertion::Solved(vec![second], b)
    ));
    for cell in [third, last] {
        said.extend(sentence!(Assertion::Holds(vec![cell], position.digits(cell))));
    }
    said.extend(sentence!(" If neither ", third, " nor ", last, " were ", all_of(extras), swapping, "."));
    said.extend(sentence!(" The puzzle has one, so one of them is ", all_of(extras), "."));
    let gone: Vec<Cell> = step.eliminated().iter().map(|gone| gone.cell).collect();
    let Some(extra) = extras.first() else { return said };
    said.extend(sentence!(Assertion::Sees(gone.clone(), vec![third, last])));
    said.extend(cannot(" So", &gone, which_see(&gone, "both"), extra, shape));
    said
}
