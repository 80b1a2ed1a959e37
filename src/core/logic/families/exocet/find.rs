//! Junior exocets.
//!
//! ```text
//!   B B o | . . . | . . .      B base, T targets, c companions without the digits of the base; r1 is the line of
//!   . . . | T . . | c . .      the base, and c3, c4 and c7 are the crossing lines.
//!   . . . | c . . | T . .
//! ```
//!
//! Suppose that a digit is in a base cell and in neither target. Then it is nowhere else in the line and the box of the
//! base, and not in a companion: so each of the crossing lines has it outside the band. Where fewer houses than these
//! lines hold all its places there, that cannot be. So both digits of the base are in the targets, one in each.

use super::{Exocet, outside};
use crate::{
    Position,
    families::{
        Decoded,
        sink::{Sink, rule_out},
    },
    position::tables::Tables,
};
use std::ops::ControlFlow;
use sudoku_board::{Candidate, Candidates, Cell, Digit, DigitSet, House, HouseKind};

/// The most digits of a base.
const DIGITS: usize = 4;

/// Finds all junior exocets.
pub fn junior(position: &Position, tables: &Tables<'_>, sink: Sink<'_>) -> ControlFlow<()> {
    let (candidates, geometry, shape) = (position.candidates(), position.geometry(), position.shape());
    if shape.regions().is_some() {
        return ControlFlow::Continue(());
    }
    for one in candidates.open_cells() {
        tables.work(1)?;
        for kind in [HouseKind::Row, HouseKind::Column] {
            let (line, own_box) = (geometry.line_of(one, kind), geometry.box_of(one));
            let small = geometry.cell_set(line).intersection(geometry.cell_set(own_box));
            let after = small.iter().filter(|&other| other > one && candidates.is_open(other));
            for other in after {
                let digits = candidates.digits(one).union(candidates.digits(other));
                if (3..=DIGITS).contains(&digits.len()) {
                    let base = Base { cells: [one, other], line, own_box, digits };
                    base.targets(candidates, sink)?;
                }
            }
        }
    }
    ControlFlow::Continue(())
}

/// The two cells of a base.
struct Base {
    cells: [Cell; 2],
    line: House,
    own_box: House,
    digits: DigitSet,
}

impl Base {
    fn targets(&self, candidates: &Candidates, sink: Sink<'_>) -> ControlFlow<()> {
        let geometry = candidates.geometry();
        let across_kind = if self.line.kind() == HouseKind::Row { HouseKind::Column } else { HouseKind::Row };
        let band: Vec<House> = geometry
            .band(self.line)
            .iter()
            .map(|place| House::new(self.line.kind(), place.index() as u8))
            .filter(|&line| line != self.line)
            .collect();
        let has_any = |cell: Cell| {
            let own = candidates.digit(cell).map_or(candidates.digits(cell), DigitSet::only);
            !own.intersection(self.digits).is_empty()
        };
        let in_box = geometry.cells(self.own_box).iter().copied();
        let in_box: Vec<Cell> =
            in_box.filter(|&cell| geometry.line_of(cell, self.line.kind()) == self.line).collect();
        let aside = in_box.iter().filter(|cell| !self.cells.contains(cell));
        let aside: Vec<House> = aside.map(|&cell| geometry.line_of(cell, across_kind)).collect();
        // The cells that may be targets: others of their crossing line in the band have no digit of the base.
        let mut targets: Vec<(Cell, House)> = Vec::new();
        for &line in &band {
            for &cell in geometry.cells(line) {
                if geometry.box_of(cell) == self.own_box || !candidates.is_open(cell) || !has_any(cell) {
                    continue;
                }
                let across = geometry.line_of(cell, across_kind);
                let mut companions = geometry.cells(across).iter().filter(|&&other| {
                    let own = geometry.line_of(other, self.line.kind());
                    other != cell && band.contains(&own)
                });
                if companions.all(|&other| !has_any(other)) {
                    targets.push((cell, across));
                }
            }
        }
        for (at, &(one, first)) in targets.iter().enumerate() {
            for &(other, second) in &targets[at + 1..] {
                if first == second || geometry.box_of(one) == geometry.box_of(other) {
                    continue;
                }
                let across = [&aside[..], &[first, second]].concat();
                self.tell([one, other], across, candidates, sink)?;
            }
        }
        ControlFlow::Continue(())
    }

    fn tell(
        &self,
        targets: [Cell; 2],
        mut across: Vec<House>,
        candidates: &Candidates,
        sink: Sink<'_>,
    ) -> ControlFlow<()> {
        let both = candidates.digits(targets[0]).union(candidates.digits(targets[1]));
        let mut gone = Vec::new();
        for target in targets {
            let out = candidates.digits(target).minus(self.digits);
            gone.extend(out.iter().map(|digit| Candidate::new(target, digit)));
        }
        for cell in self.cells {
            let out = candidates.digits(cell).minus(both);
            gone.extend(out.iter().map(|digit| Candidate::new(cell, digit)));
        }
        if gone.is_empty() {
            return ControlFlow::Continue(());
        }
        across.sort_unstable();
        let mut covers = Vec::new();
        for digit in self.digits.iter() {
            let Some(cover) = self.cover(digit, &across, candidates) else {
                return ControlFlow::Continue(());
            };
            covers.push((digit, cover));
        }
        rule_out(sink, gone, || {
            Decoded::Exocet(Exocet {
                base: self.cells,
                houses: [self.line, self.own_box],
                digits: self.digits,
                targets,
                across,
                covers,
            })
            .into()
        })
    }

    /// Returns the fewest lines that hold all places of the digit in the crossing lines outside the band, if they
    /// are fewer than these.
    fn cover(&self, digit: Digit, across: &[House], candidates: &Candidates) -> Option<Vec<House>> {
        let geometry = candidates.geometry();
        let there = outside(candidates, self.line, across, digit);
        let mut best: Option<Vec<House>> = None;
        for bits in 0_u32..1 << across.len() {
            let mut cover: Vec<House> = across
                .iter()
                .enumerate()
                .filter(|(at, _)| bits >> at & 1 == 1)
                .map(|(_, &line)| line)
                .collect();
            let is_left = |cell: &&Cell| !cover.iter().any(|&line| geometry.cell_set(line).contains(**cell));
            let mut rest: Vec<House> =
                there.iter().filter(is_left).map(|&cell| geometry.line_of(cell, self.line.kind())).collect();
            rest.sort_unstable();
            rest.dedup();
            cover.extend(rest);
            if cover.len() < across.len() && best.as_ref().is_none_or(|best| cover.len() < best.len()) {
                best = Some(cover);
            }
        }
        best
    }
}
