//! A board for trying placements, which remembers the cause of each eliminated candidate.

use crate::{families::Forced, step::origin::excludes};
use sudoku_board::{
    Candidate, Candidates, Cell, Contradiction, Digit, DigitSet, Geometry, House, HouseKind, Places, Shape,
    sorting::sort_few_by_key,
};

/// A placement, and the house that has no other place for its digit; `None` if its cell has no other
/// candidate, or it starts a branch.
#[derive(Clone, Copy)]
pub(super) struct Made {
    pub(super) candidate: Candidate,
    pub(super) only_in: Option<House>,
}

impl Made {
    /// Returns the placement that starts a branch.
    pub(super) const fn first(candidate: Candidate) -> Self {
        Self { candidate, only_in: None }
    }

    /// Returns the candidates whose loss forces it.
    fn lost(self, before: &Candidates) -> Vec<Candidate> {
        let Candidate { cell, digit } = self.candidate;
        match self.only_in {
            None => others(before, cell, Some(digit)),
            Some(house) => places_but(before, house, digit, Some(cell)),
        }
    }
}

/// Returns the placements as a step reports them; the first one starts the branch.
pub(super) fn told(before: &Candidates, branch: &[Made]) -> Vec<Forced> {
    let taken = |branch: &[Made], gone: Candidate| {
        let by = branch.iter().position(|made| excludes(before.geometry(), made.candidate, gone))?;
        Some((by as u16, gone))
    };
    let of = |(i, made): (usize, &Made)| {
        let lost = if i == 0 { Vec::new() } else { made.lost(before) };
        let lost = lost.into_iter().filter_map(|gone| taken(&branch[..i], gone)).collect();
        Forced { candidate: made.candidate, only_in: made.only_in, lost }
    };
    branch.iter().enumerate().map(of).collect()
}

const NONE: u16 = u16::MAX;

/// The board after some placements.
#[derive(Clone)]
pub(super) struct Board<'a> {
    shape: &'a Shape,
    geometry: &'a Geometry,
    cells: Vec<DigitSet>,
    places: Vec<Places>,
    /// For each candidate, the placement that eliminated it first.
    taken_by: Vec<u16>,
    /// All placements, in order.
    pub(super) made: Vec<Made>,
    placed: Vec<Option<Digit>>,
    /// All eliminated candidates, in order, and how many of them have been examined.
    lost: Vec<Candidate>,
    looked: usize,
}

impl<'a> Board<'a> {
    pub(super) fn new(candidates: &'a Candidates) -> Self {
        let shape = candidates.shape();
        let geometry = candidates.geometry();
        let side = shape.side();
        let places = House::all(shape)
            .flat_map(|house| Digit::all(shape).map(move |digit| candidates.places(digit, house)))
            .collect();
        Self {
            shape,
            geometry,
            cells: Cell::all(shape).map(|cell| candidates.digits(cell)).collect(),
            places,
            taken_by: vec![NONE; Cell::all(shape).len() * side],
            made: Vec::new(),
            placed: vec![None; Cell::all(shape).len()],
            lost: Vec::new(),
            looked: 0,
        }
    }

    /// Undoes all placements.
    pub(super) fn clear(&mut self) {
        while let Some(gone) = self.lost.pop() {
            let Candidate { cell, digit } = gone;
            self.cells[cell.index()] = self.cells[cell.index()].with(digit);
            let at = self.number(gone);
            self.taken_by[at] = NONE;
            let (houses, places) = (self.geometry.houses_of(cell), self.geometry.places_of(cell));
            for (&house, &place) in houses.iter().zip(places) {
                let at = self.of_house(house, digit);
                self.places[at] = self.places[at].with(place);
            }
        }
        for made in self.made.drain(..) {
            self.placed[made.candidate.cell.index()] = None;
        }
        self.looked = 0;
    }

    const fn of_house(&self, house: House, digit: Digit) -> usize {
        self.geometry.house_index(house) * self.shape.side() + digit.index()
    }

    /// Returns the number of candidates of a board.
    pub(super) const fn size(&self) -> usize {
        self.taken_by.len()
    }

    /// Returns the index of a candidate.
    pub(super) const fn number(&self, candidate: Candidate) -> usize {
        candidate.cell.index() * self.shape.side() + candidate.digit.index()
    }

    /// Makes a placement, and eliminates the candidates that it excludes.
    pub(super) fn place(&mut self, forced: Made) {
        let Candidate { cell, digit } = forced.candidate;
        // An eliminated candidate, or one already placed, cannot be placed.
        if !self.cells[cell.index()].contains(digit) || self.placed[cell.index()].is_some() {
            return;
        }
        let by = self.made.len() as u16;
        self.made.push(forced);
        self.placed[cell.index()] = Some(digit);
        for other in self.cells[cell.index()].without(digit).iter() {
            self.take(Candidate::new(cell, other), by);
        }
        for &peer in self.geometry.peer_list(cell) {
            if self.cells[peer.index()].contains(digit) {
                self.take(Candidate::new(peer, digit), by);
            }
        }
        for (_, other) in self.geometry.pairs_of(cell) {
            for with in self.cells[other.index()].iter() {
                let gone = Candidate::new(other, with);
                if self.geometry.barred(forced.candidate, gone).is_some() {
                    self.take(gone, by);
                }
            }
        }
    }

    fn take(&mut self, gone: Candidate, by: u16) {
        let Candidate { cell, digit } = gone;
        self.cells[cell.index()] = self.cells[cell.index()].without(digit);
        let at = self.number(gone);
        self.taken_by[at] = by;
        let (houses, places) = (self.geometry.houses_of(cell), self.geometry.places_of(cell));
        for (&house, &place) in houses.iter().zip(places) {
            let at = self.of_house(house, digit);
            self.places[at] = self.places[at].without(place);
        }
        self.lost.push(gone);
    }

    /// Returns the contradiction caused by the last eliminations, if there is one: the first in the order of the
    /// board.
    pub(super) fn clash(&self) -> Option<Contradiction> {
        let empty = |gone: &Candidate| self.cells[gone.cell.index()].is_empty();
        let last = &self.lost[self.looked..];
        let cell = last.iter().filter(|gone| empty(gone)).map(|gone| gone.cell).min();
        if let Some(cell) = cell {
            return Some(Contradiction::NoDigit(cell));
        }
        let houses = last.iter().flat_map(|gone| {
            self.geometry.houses_of(gone.cell).iter().map(move |&house| (house, gone.digit))
        });
        let barred = houses.filter(|&(house, digit)| self.places[self.of_house(house, digit)].is_empty());
        barred.min().map(|(house, digit)| Contradiction::NoPlace(house, digit))
    }

    /// Returns the placements forced by the last eliminations, in the order of the board, without duplicates.
    pub(super) fn forced(&mut self) -> Vec<Made> {
        let mut found: Vec<Made> = Vec::new();
        for gone in &self.lost[std::mem::replace(&mut self.looked, self.lost.len())..] {
            if let Some(digit) = self.cells[gone.cell.index()].single()
                && self.placed[gone.cell.index()].is_none()
            {
                found.push(Made { candidate: Candidate::new(gone.cell, digit), only_in: None });
            }
            for &house in self.geometry.houses_of(gone.cell) {
                let place = self.places[self.of_house(house, gone.digit)].single();
                let cell = place.map(|place| self.geometry.cell_at(house, place));
                if let Some(cell) = cell.filter(|cell| self.placed[cell.index()].is_none()) {
                    let candidate = Candidate::new(cell, gone.digit);
                    found.push(Made { candidate, only_in: Some(house) });
                }
            }
        }
        // A person looks at boxes first, then lines, and last at the digits left in a cell.
        sort_few_by_key(&mut found, |forced| {
            let rank = forced.only_in.map_or(4, |house| match house.kind() {
                HouseKind::Box | HouseKind::Region => 0,
                HouseKind::Row => 1,
                HouseKind::Column => 2,
                _ => 3,
            });
            (forced.candidate, rank)
        });
        found.dedup_by_key(|forced| forced.candidate);
        found
    }

    pub(super) fn is_placed(&self, candidate: Candidate) -> bool {
        self.placed[candidate.cell.index()] == Some(candidate.digit)
    }

    /// Returns the placement that eliminated a candidate; `None` if it is still there.
    pub(super) fn taker(&self, candidate: Candidate) -> Option<usize> {
        Some(self.taken_by[self.number(candidate)]).filter(|&by| by != NONE).map(usize::from)
    }

    /// Returns the placements that these eliminations rest on, in order.
    pub(super) fn trace(&self, before: &Candidates, lost: &[Candidate]) -> Vec<Forced> {
        let mut needed = vec![false; self.made.len()];
        lost.iter().filter_map(|&gone| self.taker(gone)).for_each(|by| needed[by] = true);
        self.complete(before, &mut needed)
    }

    /// Returns the placements that a placement rests on, in order.
    pub(super) fn trace_placed(&self, before: &Candidates, placed: Candidate) -> Vec<Forced> {
        let mut needed: Vec<bool> = self.made.iter().map(|made| made.candidate == placed).collect();
        self.complete(before, &mut needed)
    }

    fn complete(&self, before: &Candidates, needed: &mut [bool]) -> Vec<Forced> {
        // The first placement is always reported, even if the end does not rest on it.
        needed[0] = true;
        for at in (1..needed.len()).rev() {
            if needed[at] {
                for gone in self.made[at].lost(before) {
                    if let Some(by) = self.taker(gone).filter(|&by| by < at) {
                        needed[by] = true;
                    }
                }
            }
        }
        let needed = self.made.iter().zip(needed).filter(|(_, needed)| **needed);
        told(before, &needed.map(|(made, _)| *made).collect::<Vec<Made>>())
    }

    /// Returns the candidates whose loss makes a contradiction.
    pub(super) fn lost_to(before: &Candidates, clash: Contradiction) -> Vec<Candidate> {
        match clash {
            Contradiction::NoDigit(cell) => others(before, cell, None),
            Contradiction::NoPlace(house, digit) => places_but(before, house, digit, None),
            Contradiction::Twice(..) | Contradiction::Sum { .. } => Vec::new(),
        }
    }
}

fn others(before: &Candidates, cell: Cell, but: Option<Digit>) -> Vec<Candidate> {
    let digits = before.digits(cell).iter().filter(|&digit| Some(digit) != but);
    digits.map(|digit| Candidate::new(cell, digit)).collect()
}

fn places_but(before: &Candidates, house: House, digit: Digit, but: Option<Cell>) -> Vec<Candidate> {
    let geometry = before.geometry();
    let cells = before.places(digit, house).iter().map(|place| geometry.cell_at(house, place));
    cells.filter(|&cell| Some(cell) != but).map(|cell| Candidate::new(cell, digit)).collect()
}
