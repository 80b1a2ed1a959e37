//! 3D Medusa: colouring with several digits. Of two candidates of a cell, and of two places of a digit in a house,
//! one is right. Followed from candidate to candidate, these links give two colours, and one of them is right
//! throughout.
//!
//! * A colour is wrong if two of its candidates clash (in a cell, or as the same digit in a house), or if it leaves
//!   a cell no candidate, or a digit no place in a house.
//! * A candidate that clashes with one of each colour is wrong.
//!
//! A colouring of a single digit is left to simple colouring.

use super::{ColorLink, ColorRule, Medusa};
use crate::{
    Position,
    families::{
        Decoded,
        sink::{Sink, rule_out},
    },
    position::tables::Tables,
    step::origin::{Origin, conflict},
};
use std::ops::ControlFlow;
use sudoku_board::{Candidate, Cell, CellSet, Digit, DigitSet, House};

/// Candidates that links join.
struct Coloring<'a> {
    position: &'a Position,
    colors: [Vec<Candidate>; 2],
    /// For each colour and digit, the cells that could not be the digit if the colour were right.
    barred: [Vec<CellSet>; 2],
}

/// Finds all colourings of several digits. Each has a cell of two candidates.
pub fn find(position: &Position, tables: &Tables<'_>, sink: Sink<'_>) -> ControlFlow<()> {
    let candidates = position.candidates();
    let side = position.shape().side();
    let at = |one: Candidate| one.cell.index() * side + one.digit.index();
    let mut color: Vec<Option<usize>> = vec![None; Cell::all(position.shape()).len() * side];
    for &cell in tables.bivalue() {
        let Some(digit) = candidates.digits(cell).first() else { continue };
        let start = Candidate::new(cell, digit);
        if color[at(start)].is_some() {
            continue;
        }
        tables.work(1)?;
        color[at(start)] = Some(0);
        let mut colors = [vec![start], Vec::new()];
        let mut front = vec![start];
        // A candidate of both colours makes the position impossible.
        let mut is_even = true;
        while let Some(from) = front.pop() {
            let next = 1 - color[at(from)].unwrap_or(0);
            for link in links(position, from) {
                if let Some(known) = color[at(link.to)] {
                    is_even &= known == next;
                } else {
                    color[at(link.to)] = Some(next);
                    colors[next].push(link.to);
                    front.push(link.to);
                }
            }
        }
        // A cell of two candidates alone says nothing.
        if is_even && colors.iter().map(Vec::len).sum::<usize>() > 2 {
            Coloring::of(position, colors).tell(tables, sink)?;
        }
    }
    ControlFlow::Continue(())
}

/// Returns the links of a candidate.
fn links(position: &Position, from: Candidate) -> impl Iterator<Item = ColorLink> {
    let (candidates, geometry) = (position.candidates(), position.geometry());
    let Candidate { cell, digit } = from;
    let other = Some(candidates.digits(cell).without(digit)).filter(|digits| digits.len() == 1);
    let other = other.and_then(DigitSet::first).map(|digit| (Candidate::new(cell, digit), None));
    let in_house = move |house: House| {
        let places = candidates.places(digit, house);
        let mut cells = places.iter().map(|place| geometry.cell_at(house, place));
        let to = cells.find(|&to| to != cell).filter(|_| places.len() == 2)?;
        Some((Candidate::new(to, digit), Some(house)))
    };
    let houses = geometry.houses_of(cell).iter().copied().filter_map(in_house);
    other.into_iter().chain(houses).map(move |(to, house)| ColorLink { from, to, house })
}

/// Returns the links to all candidates that are joined with one, the nearest first.
fn tree(position: &Position, start: Candidate) -> Vec<ColorLink> {
    let mut met = vec![start];
    let mut tree: Vec<ColorLink> = Vec::new();
    let mut next = 0;
    while let Some(from) = met.get(next).copied() {
        next += 1;
        for link in links(position, from) {
            if !met.contains(&link.to) {
                met.push(link.to);
                tree.push(link);
            }
        }
    }
    tree
}

impl<'a> Coloring<'a> {
    fn of(position: &'a Position, colors: [Vec<Candidate>; 2]) -> Self {
        let (candidates, geometry) = (position.candidates(), position.geometry());
        let barred = [0, 1].map(|color| {
            let own: &Vec<Candidate> = &colors[color];
            let mut barred = vec![CellSet::EMPTY; position.shape().side()];
            for one in own {
                let peers = geometry.peers(one.cell);
                barred[one.digit.index()] = barred[one.digit.index()].union(peers);
                for other in candidates.digits(one.cell).without(one.digit).iter() {
                    barred[other.index()].insert(one.cell);
                }
            }
            barred
        });
        Self { position, colors, barred }
    }

    fn is_barred(&self, color: usize, one: Candidate) -> bool {
        self.barred[color][one.digit.index()].contains(one.cell)
    }

    fn tell(&self, tables: &Tables<'_>, sink: Sink<'_>) -> ControlFlow<()> {
        for color in 0..2 {
            if let Some(rule) = self.wrong(color) {
                rule_out(sink, self.colors[color].clone(), || self.all(color, rule).into())?;
            }
        }
        let mut gone: Vec<Candidate> = Vec::new();
        for digit in Digit::all(self.position.shape()) {
            let [one, other] = [0, 1].map(|color| self.barred[color][digit.index()]);
            let both = one.intersection(&other).intersection(tables.places(digit));
            gone.extend(both.iter().map(|cell| Candidate::new(cell, digit)));
        }
        rule_out(sink, gone.clone(), || self.needed(&gone).into())
    }

    /// Returns the reason that a colour is wrong, if it is.
    fn wrong(&self, color: usize) -> Option<ColorRule> {
        let (candidates, geometry) = (self.position.candidates(), self.position.geometry());
        let own = &self.colors[color];
        if let Some(&one) = own.iter().find(|&&one| self.is_barred(color, one)) {
            let other = own.iter().copied().find(|&other| conflict(geometry, one, other))?;
            return Some(ColorRule::Clash(one, other));
        }
        let is_empty = |&cell: &Cell| {
            candidates.digits(cell).iter().all(|digit| self.is_barred(color, Candidate::new(cell, digit)))
        };
        if let Some(cell) = candidates.open_cells().find(is_empty) {
            return Some(ColorRule::Empties(Origin::Cell(cell)));
        }
        let shape = self.position.shape();
        Digit::all(shape).find_map(|digit| {
            let barred = &self.barred[color][digit.index()];
            if !barred.meets(candidates.cells_of(digit)) {
                return None;
            }
            let left = candidates.cells_of(digit).minus(barred);
            let lacks = |&house: &House| {
                !candidates.places(digit, house).is_empty() && !left.meets(geometry.cell_set(house))
            };
            let house = House::all(shape).find(lacks)?;
            Some(ColorRule::Empties(Origin::House(digit, house)))
        })
    }

    /// Returns the whole colouring, with this colour first.
    fn all(&self, color: usize, rule: ColorRule) -> Decoded {
        let links = self.colors[color].first().map_or_else(Vec::new, |&start| tree(self.position, start));
        let colors = [color, 1 - color].map(|color| sorted(self.colors[color].iter().copied()));
        Decoded::Medusa(Medusa { colors, links, rule })
    }

    /// Returns as much of the colouring as these candidates need.
    fn needed(&self, gone: &[Candidate]) -> Decoded {
        let geometry = self.position.geometry();
        let of = |gone: &Candidate| -> Vec<Candidate> {
            let near =
                |color: &Vec<Candidate>| color.iter().copied().find(|&one| conflict(geometry, one, *gone));
            self.colors.iter().filter_map(near).collect()
        };
        let witnesses: Vec<Candidate> = gone.iter().flat_map(of).collect();
        let all = witnesses.first().map_or_else(Vec::new, |&start| tree(self.position, start));
        let mut kept: Vec<ColorLink> = Vec::new();
        for link in all.into_iter().rev() {
            if witnesses.contains(&link.to) || kept.iter().any(|later| later.from == link.to) {
                kept.push(link);
            }
        }
        kept.reverse();
        let ends = || kept.iter().flat_map(|link| [link.from, link.to]);
        let colors = [0, 1].map(|color| sorted(ends().filter(|one| self.colors[color].contains(one))));
        Decoded::Medusa(Medusa { colors, links: kept, rule: ColorRule::Both })
    }
}

/// Sorts candidates by digit, then by cell.
fn sorted(all: impl Iterator<Item = Candidate>) -> Vec<Candidate> {
    let mut all: Vec<Candidate> = all.collect();
    all.sort_unstable_by_key(|one| (one.digit, one.cell));
    all.dedup();
    all
}
