//! Sentences for unique, hidden and avoidable rectangles.

use super::{Rectangle, RectangleKind};
use crate::{
    explain::{
        Assertion,
        plan::{Plan, Said, Told, fitting, lost, plan, with_list},
        words::{common, rectangles},
    },
    step::Step,
};
use sudoku_board::{Candidates, Cell, Digit, DigitSet, House};

impl Told for Rectangle {
    fn plan(&self, step: &Step, position: &Candidates) -> Plan {
        let fact = Assertion::Corners(self.corners.to_vec(), self.digits);
        if matches!(self.kind, RectangleKind::AvoidableOne | RectangleKind::AvoidableTwo) {
            return plan![rectangles::no_givens(&self.corners), fact, avoidable(self, step, position)];
        }
        let Some(corner) = Corners::of(self, step, position) else { return Vec::new() };
        let swapping = common::second_solution(self.corners.len(), self.digits);
        let why = match self.kind {
            RectangleKind::One => corner.one(),
            RectangleKind::Two | RectangleKind::Five => {
                return plan![
                    rectangles::corners(&self.corners),
                    fact,
                    swapping,
                    corner.same_extra(&lost(step)),
                ];
            }
            RectangleKind::Three => corner.naked_set(),
            RectangleKind::Four => corner.four(),
            RectangleKind::Six => corner.six(),
            RectangleKind::Hidden => corner.hidden(),
            RectangleKind::HiddenSide => corner.hidden_side(),
            RectangleKind::AvoidableOne | RectangleKind::AvoidableTwo => Vec::new(),
        };
        let so = common::so(step.eliminated());
        plan![rectangles::corners(&self.corners), fact, swapping, why, Said::Conclusion, so]
    }
}

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

    /// Returns the claim that some corners have the two digits alone.
    fn confined(&self, list: &[Cell]) -> Assertion {
        Assertion::Only(list.to_vec(), self.found.digits)
    }

    /// Returns the candidates of each corner.
    fn all_hold(&self) -> Vec<Assertion> {
        let hold = |&cell: &Cell| Assertion::Holds(vec![cell], self.position.digits(cell));
        self.found.corners.iter().map(hold).collect()
    }

    /// Says that some corners have the two digits alone, and that houses need one of these in the corners.
    fn bound_in_corners(&self, list: &[Cell]) -> Plan {
        let Rectangle { digits, houses, .. } = self.found;
        plan![
            rectangles::needs_in_corners(list, *digits, houses, self.bound),
            self.confined(list),
            self.places_in_corners(),
        ]
    }

    /// Returns the claims that the houses have places for the bound digit in the corners alone.
    fn places_in_corners(&self) -> Vec<Assertion> {
        let geometry = self.position.geometry();
        let places = |&house: &House| {
            let there = self.found.corners.iter().copied();
            let there = there.filter(|&corner| geometry.houses_of(corner).contains(&house));
            Assertion::Places(self.bound, house, there.collect())
        };
        self.found.houses.iter().map(places).collect()
    }

    fn one(&self) -> Plan {
        plan![common::only_one_more(self.found.corners[3], self.extras), self.all_hold()]
    }

    /// Says that two or three corners have the same extra digit.
    fn same_extra(&self, gone: &[Cell]) -> Plan {
        let Some(extra) = self.extras.first() else { return Vec::new() };
        let (only, all) = if self.open.len() == 2 {
            (rectangles::two_have_more(&self.open, extra), common::both())
        } else {
            (rectangles::three_have_more(&self.open, extra), common::all_three())
        };
        plan![
            only,
            self.all_hold(),
            Assertion::Sees(gone.to_vec(), self.open.clone()),
            Said::Conclusion,
            common::cannot_seeing(gone, all, extra),
        ]
    }

    /// Says that two corners and other cells are a naked set.
    fn naked_set(&self) -> Plan {
        let Rectangle { others, houses, .. } = self.found;
        let own = held(others, self.position);
        let all = own.union(self.extras);
        let fact = Assertion::Holds(others.clone(), own);
        let using = plan![common::used_up(others, own, all, houses), fact.clone()];
        // Large sets have a line, which has just named their digits.
        let set = plan![rectangles::others_have(others, own), fact];
        let listed = with_list(Vec::new(), vec![set], common::together_used_up(all, houses).into());
        plan![rectangles::one_has_more(&self.open, self.extras), self.all_hold(), fitting(using, listed),]
    }

    fn four(&self) -> Plan {
        let Rectangle { corners: [first, second, third, last], digits, .. } = *self.found;
        let Some(&house) = self.found.houses.first() else { return Vec::new() };
        plan![
            rectangles::needs_in_side(&[first, second], digits, house, self.bound, third, last),
            self.confined(&[first, second]),
            self.places_in_corners(),
            rectangles::other_in_side(self.other, digits),
        ]
    }

    fn six(&self) -> Plan {
        let [first, second, third, last] = self.found.corners;
        let with = rectangles::bound_in_opposite(third, last, self.bound, self.other);
        plan![self.bound_in_corners(&[first, second]), with]
    }

    fn hidden(&self) -> Plan {
        let [first, second, third, last] = self.found.corners;
        let then = rectangles::if_last(last, self.other, &[second, third], self.bound, first);
        plan![self.bound_in_corners(&[first]), then]
    }

    fn hidden_side(&self) -> Plan {
        let [first, second, third, last] = self.found.corners;
        let Some(&house) = self.found.houses.first() else { return Vec::new() };
        let Self { bound, other, .. } = *self;
        let then = rectangles::if_last_in_side(last, other, second, bound, first, house, third);
        plan![self.bound_in_corners(&[first, second]), then]
    }
}

/// Returns all candidates of some cells.
fn held(list: &[Cell], position: &Candidates) -> DigitSet {
    list.iter().fold(DigitSet::EMPTY, |all, &cell| all.union(position.digits(cell)))
}

/// Explains a rectangle without givens, and its conclusion.
fn avoidable(found: &Rectangle, step: &Step, position: &Candidates) -> Plan {
    let [first, second, third, last] = found.corners;
    let solved = |cell: Cell| position.digits(cell).first().or_else(|| position.digit(cell));
    let (Some(a), Some(b)) = (solved(first), solved(second)) else { return Vec::new() };
    if found.kind == RectangleKind::AvoidableOne {
        return plan![
            rectangles::three_filled(&[first, third], a, second, b),
            Assertion::Solved(vec![first, third], a),
            Assertion::Solved(vec![second], b),
            rectangles::fourth_would_swap(b, last, found.digits),
            Said::Conclusion,
            common::so(step.eliminated()),
        ];
    }
    let [of_third, of_last] = [third, last].map(|cell| position.digits(cell));
    let Some(extra) = of_third.union(of_last).minus(found.digits).first() else { return Vec::new() };
    let filled = [(first, DigitSet::only(a)), (second, DigitSet::only(b))];
    let corners = filled.into_iter().chain([(third, of_third), (last, of_last)]);
    let corners = corners.map(|(cell, digits)| rectangles::corner_is(cell, digits).into());
    let gone = lost(step);
    plan![
        rectangles::two_filled(corners.collect()),
        Assertion::Solved(vec![first], a),
        Assertion::Solved(vec![second], b),
        Assertion::Holds(vec![third], of_third),
        Assertion::Holds(vec![last], of_last),
        rectangles::without_extra(third, last, extra, found.digits),
        rectangles::one_is_extra(extra),
        Assertion::Sees(gone.clone(), vec![third, last]),
        Said::Conclusion,
        common::cannot_seeing(&gone, common::both(), extra),
    ]
}
