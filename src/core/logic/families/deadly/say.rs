//! Sentences for cells that can't all have their own digits alone: loops, rectangles, graves, odd rings and
//! tridagons.

use super::{Deadly, DeadlyShape, Way};
use crate::{
    explain::{
        Assertion,
        plan::{Plan, Said, Told, fitting, lost, plan, with_list},
        words::{common, deadly},
    },
    step::{Step, origin::Origin},
};
use sudoku_board::{Candidate, Candidates, Cell, Digit, DigitSet, House, HouseKind};

impl Told for Deadly {
    fn plan(&self, step: &Step, position: &Candidates) -> Plan {
        let told = Open { found: self, position, cells: self.open(), extras: self.extras() };
        let said = match self.shape {
            DeadlyShape::Grave => told.grave(),
            DeadlyShape::Loop => told.ring(),
            DeadlyShape::Rectangle => told.rectangle(),
            DeadlyShape::Odd => told.odd(),
            DeadlyShape::Tridagon => told.tridagon(),
        };
        let gone = step.eliminated();
        let needs = |origins: Vec<Origin>| Assertion::Whichever(origins, gone.to_vec());
        let in_cells = |list: &[Cell]| list.iter().map(|&cell| Origin::Cell(cell)).collect::<Vec<_>>();
        let way = match &self.way {
            Way::One => plan![told.one(), needs(Vec::new())],
            Way::Same(digit) => {
                let seen = match told.cells.len() {
                    2 => common::both(),
                    3 => common::all_three(),
                    _ => common::them_all(),
                };
                let (gone, needs) = (lost(step), needs(in_cells(&told.cells)));
                let sees = Assertion::Sees(gone.clone(), told.cells.clone());
                let so = common::cannot_seeing(&gone, seen, *digit);
                return plan![said, told.must(), needs, sees, Said::Conclusion, so];
            }
            Way::Naked(house, others) => {
                let within = [&told.cells[..], &others[..]].concat();
                let needs = needs(in_cells(&within));
                plan![told.must(), told.naked(*house, others), Assertion::Within(within, *house), needs]
            }
            Way::Hidden(house, others, digits) => {
                let mut list: Vec<Origin> = digits.iter().map(|digit| Origin::House(digit, *house)).collect();
                list.extend(in_cells(&told.cells));
                plan![told.hidden(*house, others, *digits), needs(list)]
            }
            Way::Bound(digit, house) => {
                let mut list = vec![Origin::House(*digit, *house)];
                list.extend(in_cells(&told.cells));
                plan![told.bound(*digit, *house), needs(list)]
            }
            Way::Each => {
                let (right, needs) = (deadly::at_least_one_right(), needs(in_cells(&told.cells)));
                return plan![said, right, needs, Said::Conclusion, deadly::whichever(gone)];
            }
        };
        plan![said, way, Said::Conclusion, common::so(gone)]
    }
}

/// A pattern on its board.
struct Open<'a> {
    found: &'a Deadly,
    position: &'a Candidates,
    /// The cells with extra candidates; `extras` has the extra digits of all of them.
    cells: Vec<Cell>,
    extras: DigitSet,
}

impl Open<'_> {
    /// Returns whether the text names all cells.
    fn is_ring(&self) -> bool {
        self.found.shape != DeadlyShape::Grave
    }

    fn ring(&self) -> Plan {
        let (ring, pair) = (&self.found.ring, self.found.digits);
        let swapping = common::second_solution(ring.len(), pair);
        plan![deadly::ring(ring), swapping, Assertion::Ring(ring.clone(), pair), self.holds()]
    }

    /// Returns the candidates of each of the cells.
    fn holds(&self) -> Vec<Assertion> {
        let holds = |&cell: &Cell| Assertion::Holds(vec![cell], self.position.digits(cell));
        self.found.ring.iter().map(holds).collect()
    }

    /// Names both lines of a rectangle, and the second solution if all cells had its digits alone.
    fn rectangle(&self) -> Plan {
        let Deadly { ring, digits, .. } = self.found;
        let (one, other) = ring.split_at(ring.len() / 2);
        let geometry = self.position.geometry();
        let share = |kind: HouseKind, list: &[Cell]| {
            list.iter().all(|&cell| geometry.house_of(cell, kind) == geometry.house_of(list[0], kind))
        };
        let lie = match (share(HouseKind::Row, one), share(HouseKind::Box, one)) {
            (true, true) => deadly::columns_in_a_box,
            (true, false) => deadly::columns_and_boxes,
            (false, true) => deadly::rows_in_a_box,
            (false, false) => deadly::rows_and_boxes,
        };
        let exchange = Assertion::Exchange(one.to_vec(), other.to_vec(), *digits);
        plan![lie(one, other), exchange, deadly::if_all(*digits), self.holds()]
    }

    fn odd(&self) -> Plan {
        let Deadly { ring, digits, .. } = self.found;
        let alternate = deadly::would_alternate(ring, *digits);
        plan![deadly::odd_ring(ring), alternate, Assertion::OddRing(ring.clone(), *digits), self.holds()]
    }

    /// Returns a line for each box, then the reason that an odd number of boxes with a turned order can't be filled.
    fn tridagon(&self) -> Plan {
        let Deadly { ring, digits, .. } = self.found;
        let geometry = self.position.geometry();
        let mut before = plan![deadly::four_boxes(), deadly::suppose_all(ring, *digits)];
        if let [first, second, third] = digits.iter().collect::<Vec<Digit>>()[..] {
            let circles = deadly::circles(first, second, third);
            before.extend(plan![deadly::read_from_top(), circles, deadly::from_left()]);
        }
        let mut lines = Vec::new();
        let mut odd = 0;
        for three in ring.chunks(3) {
            let mut across = three.to_vec();
            across.sort_by_key(|&cell| geometry.column(cell));
            // The order from the left is the same circle if it is a rotation of that from the top.
            let at = three.iter().position(|&cell| cell == across[0]).unwrap_or_default();
            let is_same = three[(at + 1) % three.len()] == across[1];
            odd += usize::from(!is_same);
            let turn = if is_same { deadly::same_circle } else { deadly::opposite_circles };
            lines.push(turn(geometry.box_of(three[0]), three).into());
        }
        let reversed = if odd == 1 { deadly::reversed_once() } else { deadly::reversed_three_times() };
        let after = plan![deadly::side_by_side(), deadly::in_a_stack(), reversed];
        let fact = Assertion::Hammer(ring.clone(), *digits);
        plan![with_list(before, lines, after), fact, self.holds()]
    }

    fn grave(&self) -> Plan {
        let extra = &self.found.extra;
        let without = if let [(_, digits), ..] = extra[..]
            && extra.iter().all(|&(_, own)| own == digits)
            && self.cells.len() > 1
        {
            deadly::without_in_cells(digits, &self.cells)
        } else {
            deadly::without(extra.iter().map(|&(cell, digits)| deadly::extra(digits, cell).into()).collect())
        };
        let never = deadly::never_one_solution();
        plan![without, deadly::two_places(), never, Assertion::Graves(extra.clone())]
    }

    fn one(&self) -> Option<Said> {
        let &cell = self.cells.first()?;
        let one = if self.is_ring() { common::only_one_more } else { deadly::must_be };
        Some(one(cell, self.extras))
    }

    /// Says that one of the cells must have an extra digit.
    fn must(&self) -> Said {
        let same = || self.found.extra.iter().all(|&(_, digits)| digits == self.extras);
        match (self.is_ring(), self.cells.len()) {
            (true, 2) => deadly::one_must_be(&self.cells, self.extras),
            (true, _) => deadly::at_least_one_must_be(&self.cells, self.extras),
            (false, _) if same() => deadly::one_is(&self.cells, self.extras),
            (false, _) => deadly::one_has_extra(&self.cells),
        }
    }

    /// Says that the cells and others are a naked set.
    fn naked(&self, house: House, others: &[Cell]) -> Plan {
        let own = others.iter().fold(DigitSet::EMPTY, |all, &cell| all.union(self.position.digits(cell)));
        let all = own.union(self.extras);
        let long = plan![deadly::others_have(others, own), common::together_used_up(all, &[house])];
        let brief = fitting(deadly::used_up_briefly(others, own, all, house), long);
        let using = fitting(common::used_up(others, own, all, &[house]), brief);
        plan![using, Assertion::Holds(others.to_vec(), own)]
    }

    /// Says that the cells leave some digits of a house to others.
    fn hidden(&self, house: House, others: &[Cell], digits: DigitSet) -> Plan {
        let kept = |digit: Digit| Assertion::Kept(digit, house, [&self.cells[..], others].concat());
        let kept: Vec<Assertion> = digits.iter().map(kept).collect();
        let either = |&cell: &Cell| {
            Assertion::Either(digits.iter().map(|digit| Candidate::new(cell, digit)).collect())
        };
        let either: Vec<Assertion> = others.iter().map(either).collect();
        let most = deadly::at_most_one(&self.cells, self.extras, digits);
        plan![most, kept, deadly::otherwise_in(house, others), deadly::fill(digits, others), either]
    }

    fn bound(&self, digit: Digit, house: House) -> Plan {
        let places = Assertion::Places(digit, house, self.cells.clone());
        if !self.is_ring() {
            return plan![deadly::needs_so_other(house, digit, &self.cells), places];
        }
        let other = self.found.digits.without(digit);
        plan![
            deadly::can_be_else(&self.cells, self.extras),
            deadly::needs(house, digit, &self.cells),
            places,
            deadly::other_in_other(other, self.found.ring.len(), other.with(digit)),
        ]
    }
}
