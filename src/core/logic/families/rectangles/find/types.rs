//! The types of unique rectangles, and hidden ones.

use super::{each_rectangle, shared};
use crate::{
    Position,
    families::{
        Pattern, Rectangle, RectangleKind,
        sink::{Sink, rule_out, rule_out_of},
    },
    position::tables::{Tables, choose},
};
use std::ops::ControlFlow;
use sudoku_board::{
    Candidate, Candidates, Cell, CellSet, Digit, DigitSet, House, HouseKind, sorting::sort_few_by_key,
};

/// A rectangle of open cells and two digits that could be swapped in it.
struct DeadlyRectangle<'a> {
    position: &'a Position,
    tables: &'a Tables<'a>,
    /// The corners in order around it.
    corners: [Cell; 4],
    digits: DigitSet,
}

/// The corners of a rectangle, in order around it, and two digits that could be swapped in it.
type Exchange = ([Cell; 4], DigitSet);

/// The rectangles for all types.
struct Exchanges(Vec<Exchange>);

/// Returns all rectangles with a bare corner and two digits that could be swapped.
fn exchanges(candidates: &Candidates) -> Vec<Exchange> {
    let mut found = Vec::new();
    let open = |upper: Cell, lower: Cell| candidates.is_open(upper) && candidates.is_open(lower);
    let done = each_rectangle(candidates.geometry(), open, |corners| {
        let sets = corners.map(|corner| candidates.digits(corner));
        // Each type has a bare corner, and one with both digits determines these.
        for (i, &digits) in sets.iter().enumerate() {
            let new = digits.len() == 2 && !sets[..i].contains(&digits);
            if new && is_exchangeable(sets, digits) {
                found.push((corners, digits));
            }
        }
        ControlFlow::Continue(())
    });
    debug_assert!(done.is_continue(), "nobody stops it");
    found
}

/// Finds rectangles of one kind.
pub fn find(
    kind: RectangleKind,
    position: &Position,
    tables: &Tables<'_>,
    sink: Sink<'_>,
) -> ControlFlow<()> {
    let exchanges = tables.shared(|| Exchanges(exchanges(position.candidates())));
    for &(corners, digits) in &exchanges.0 {
        DeadlyRectangle { position, tables, corners, digits }.look(kind, sink)?;
    }
    ControlFlow::Continue(())
}

/// Finds hidden rectangles with two bare corners on a diagonal, one of which loses a digit.
pub fn hidden_between_bare(position: &Position, tables: &Tables<'_>, sink: Sink<'_>) -> ControlFlow<()> {
    let exchanges = tables.shared(|| Exchanges(exchanges(position.candidates())));
    for &(corners, digits) in &exchanges.0 {
        DeadlyRectangle { position, tables, corners, digits }.hidden(true, sink)?;
    }
    ControlFlow::Continue(())
}

/// Returns whether the two digits could fill the corners in one of the two ways.
fn is_exchangeable(sets: [DigitSet; 4], digits: DigitSet) -> bool {
    let mut both = digits.iter();
    let (Some(a), Some(b)) = (both.next(), both.next()) else { return false };
    let fills = |x: Digit, y: Digit| {
        sets[0].contains(x) && sets[2].contains(x) && sets[1].contains(y) && sets[3].contains(y)
    };
    fills(a, b) || fills(b, a)
}

impl DeadlyRectangle<'_> {
    fn extra(&self, corner: usize) -> DigitSet {
        self.position.candidates().digits(self.corners[corner]).minus(self.digits)
    }

    fn look(&self, kind: RectangleKind, sink: Sink<'_>) -> ControlFlow<()> {
        let mut rich = [0; 4];
        let mut count = 0;
        for corner in (0..4).filter(|&corner| !self.extra(corner).is_empty()) {
            rich[count] = corner;
            count += 1;
        }
        let rich = &rich[..count];
        let diagonal = rich.len() == 2 && rich[1] - rich[0] == 2;
        match (kind, rich.len()) {
            (RectangleKind::One, 1) => self.one(rich[0], sink),
            (RectangleKind::Two, 2) if !diagonal => self.same_extra(kind, rich, sink),
            (RectangleKind::Five, 2) if diagonal => self.same_extra(kind, rich, sink),
            (RectangleKind::Five, 3) => self.same_extra(kind, rich, sink),
            (RectangleKind::Three, 2) if !diagonal => self.three(rich, sink),
            (RectangleKind::Four, 2) if !diagonal => self.four(rich, sink),
            (RectangleKind::Six, 2) if diagonal => self.six(rich, sink),
            (RectangleKind::Hidden, 2 | 3) => {
                self.hidden(false, sink)?;
                self.hidden_side(sink)
            }
            _ => ControlFlow::Continue(()),
        }
    }

    fn pattern(&self, kind: RectangleKind, last: &[usize], others: Vec<Cell>, houses: Vec<House>) -> Pattern {
        let mut turns = [0, 1, 2, 3];
        sort_few_by_key(&mut turns, |turn| last.contains(turn));
        let corners = turns.map(|turn| self.corners[turn]);
        Pattern::Rectangle(Rectangle { kind, corners, digits: self.digits, others, houses })
    }

    fn one(&self, rich: usize, sink: Sink<'_>) -> ControlFlow<()> {
        let corner = self.corners[rich];
        let there = self.position.candidates().digits(corner).intersection(self.digits);
        let gone = there.iter().map(|digit| Candidate::new(corner, digit)).collect();
        rule_out(sink, gone, || self.pattern(RectangleKind::One, &[rich], Vec::new(), Vec::new()))
    }

    fn same_extra(&self, kind: RectangleKind, rich: &[usize], sink: Sink<'_>) -> ControlFlow<()> {
        let Some(digit) = self.extra(rich[0]).single() else { return ControlFlow::Continue(()) };
        if rich.iter().any(|&corner| self.extra(corner) != DigitSet::only(digit)) {
            return ControlFlow::Continue(());
        }
        let seers = self.position.geometry().common_peers(rich.iter().map(|&corner| self.corners[corner]));
        let gone = seers.intersection(self.tables.places(digit));
        rule_out_of(sink, digit, &gone, || self.pattern(kind, rich, Vec::new(), Vec::new()))
    }

    /// Finds type three: the extra candidates of two corners act as one cell of a naked set in a house of both.
    fn three(&self, rich: &[usize], sink: Sink<'_>) -> ControlFlow<()> {
        let (candidates, geometry) = (self.position.candidates(), self.position.geometry());
        let [one, other] = [rich[0], rich[1]].map(|corner| self.corners[corner]);
        let extra = self.extra(rich[0]).union(self.extra(rich[1]));
        if extra.len() < 2 {
            return ControlFlow::Continue(());
        }
        for house in shared(self.position.shape(), one, other) {
            let around: Vec<Cell> = geometry
                .cells(house)
                .iter()
                .copied()
                .filter(|cell| candidates.is_open(*cell) && !self.corners.contains(cell))
                .collect();
            let masks: Vec<u32> =
                around.iter().map(|&cell| candidates.digits(cell).union(extra).bits()).collect();
            for size in extra.len() - 1..=self.tables.limits().subset {
                choose(&masks, size, size + 1, &mut |chosen, union| {
                    let set = DigitSet::from_bits(union);
                    let cells: Vec<Cell> = chosen.iter().map(|&i| around[i]).collect();
                    if set.len() != size + 1 || !set.intersection(self.digits).is_empty() {
                        return ControlFlow::Continue(());
                    }
                    self.tell_three(rich, house, cells, set, sink)
                })?;
            }
        }
        ControlFlow::Continue(())
    }

    /// Reports a type three, in the first house that its cells share; both corners lose the digits.
    fn tell_three(
        &self,
        rich: &[usize],
        house: House,
        cells: Vec<Cell>,
        set: DigitSet,
        sink: Sink<'_>,
    ) -> ControlFlow<()> {
        let geometry = self.position.geometry();
        let mut all = cells.clone();
        all.extend(rich.iter().map(|&corner| self.corners[corner]));
        let own: CellSet = all.iter().copied().collect();
        let houses: Vec<House> = geometry.houses_of_all(&all).collect();
        if houses.first() != Some(&house) {
            return ControlFlow::Continue(());
        }
        let gone: Vec<Candidate> = houses
            .iter()
            .flat_map(|&house| set.iter().map(move |digit| (house, digit)))
            .flat_map(|(house, digit)| {
                let there = self.tables.places(digit).intersection(geometry.cell_set(house)).minus(&own);
                there.iter().map(move |cell| Candidate::new(cell, digit)).collect::<Vec<_>>()
            })
            .collect();
        rule_out(sink, gone, || self.pattern(RectangleKind::Three, rich, cells, houses))
    }

    /// Finds type four: a digit locked in two rich corners leaves them no room for the other digit.
    fn four(&self, rich: &[usize], sink: Sink<'_>) -> ControlFlow<()> {
        let pair = [rich[0], rich[1]].map(|corner| self.corners[corner]);
        for locked in self.digits.iter() {
            for house in shared(self.position.shape(), pair[0], pair[1]) {
                if self.confined(locked, house) {
                    let other = self.digits.without(locked);
                    self.tell_of(RectangleKind::Four, rich, &pair, other, vec![house], sink)?;
                }
            }
        }
        ControlFlow::Continue(())
    }

    /// Finds type six: with an X-Wing of one digit in the corners, that digit in a rich corner would force the other
    /// digit into the bare ones.
    fn six(&self, rich: &[usize], sink: Sink<'_>) -> ControlFlow<()> {
        let pair = [rich[0], rich[1]].map(|corner| self.corners[corner]);
        for kind in [HouseKind::Row, HouseKind::Column] {
            let lines: Vec<House> =
                pair.iter().map(|&cell| self.position.geometry().line_of(cell, kind)).collect();
            for digit in self.digits.iter() {
                if lines.iter().all(|&line| self.confined(digit, line)) {
                    let gone = DigitSet::only(digit);
                    self.tell_of(RectangleKind::Six, rich, &pair, gone, lines.clone(), sink)?;
                }
            }
        }
        ControlFlow::Continue(())
    }

    /// Finds a bare corner and, along both sides of the opposite one, which is bare or not, a digit with places in
    /// the corners only.
    fn hidden(&self, opposite_bare: bool, sink: Sink<'_>) -> ControlFlow<()> {
        for bare in (0..4).filter(|&corner| self.extra(corner).is_empty()) {
            let opposite = (bare + 2) % 4;
            let cell = self.corners[opposite];
            if self.extra(opposite).is_empty() != opposite_bare {
                continue;
            }
            let [row, column, _] = self.position.geometry().usual_houses_of(cell);
            for digit in self.digits.iter() {
                if self.confined(digit, row) && self.confined(digit, column) {
                    let others = (0..4).filter(|&corner| corner != bare && corner != opposite);
                    let mut corners: Vec<Cell> = vec![self.corners[bare]];
                    corners.extend(others.map(|corner| self.corners[corner]));
                    let gone = self.digits.without(digit);
                    let there = gone.intersection(self.position.candidates().digits(cell));
                    let gone = there.iter().map(|digit| Candidate::new(cell, digit)).collect();
                    rule_out(sink, gone, || {
                        Pattern::Rectangle(Rectangle {
                            kind: RectangleKind::Hidden,
                            corners: [corners[0], corners[1], corners[2], cell],
                            digits: self.digits,
                            others: Vec::new(),
                            houses: vec![row, column],
                        })
                    })?;
                }
            }
        }
        ControlFlow::Continue(())
    }

    /// Finds two bare corners of a side, one of them with a strong link to the corner across it: that link and the
    /// fourth corner would complete the rectangle.
    fn hidden_side(&self, sink: Sink<'_>) -> ControlFlow<()> {
        for target in (0..4).filter(|&corner| !self.extra(corner).is_empty()) {
            let far = (target + 2) % 4;
            for (near, across) in [((target + 1) % 4, (target + 3) % 4), ((target + 3) % 4, (target + 1) % 4)]
            {
                let bare = |corner: usize| self.extra(corner).is_empty();
                // With three bare corners it is a type one.
                if !bare(far) || !bare(near) || bare(across) {
                    continue;
                }
                let [far, near, across, target] = [far, near, across, target].map(|at| self.corners[at]);
                for digit in self.digits.iter() {
                    let mut links = shared(self.position.shape(), far, across);
                    let Some(house) = links.find(|&house| self.confined(digit, house)) else { continue };
                    let there = self.position.candidates().digits(target);
                    let gone = there.intersection(self.digits.without(digit)).iter();
                    let gone = gone.map(|digit| Candidate::new(target, digit)).collect();
                    rule_out(sink, gone, || {
                        Pattern::Rectangle(Rectangle {
                            kind: RectangleKind::HiddenSide,
                            corners: [far, near, across, target],
                            digits: self.digits,
                            others: Vec::new(),
                            houses: vec![house],
                        })
                    })?;
                }
            }
        }
        ControlFlow::Continue(())
    }

    /// Returns whether all places of a digit in a house, at least one, are in the corners.
    fn confined(&self, digit: Digit, house: House) -> bool {
        let geometry = self.position.geometry();
        let places = self.position.candidates().places(digit, house);
        places.len() == 2 && places.iter().all(|place| self.corners.contains(&geometry.cell_at(house, place)))
    }

    fn tell_of(
        &self,
        kind: RectangleKind,
        rich: &[usize],
        cells: &[Cell],
        digits: DigitSet,
        houses: Vec<House>,
        sink: Sink<'_>,
    ) -> ControlFlow<()> {
        let of = |&cell: &Cell| {
            let there = self.position.candidates().digits(cell).intersection(digits);
            there.iter().map(move |digit| Candidate::new(cell, digit))
        };
        let gone = cells.iter().flat_map(of).collect();
        rule_out(sink, gone, || self.pattern(kind, rich, Vec::new(), houses))
    }
}
