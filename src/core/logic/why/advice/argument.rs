//! Judges a learner's argument for a move: whether what is marked forces it, by any way, and what it lacks.
//!
//! What is marked becomes lists of candidates, of each of which one is right. The argument holds if no choice of one
//! candidate from each list fits the opposite of the move. So any sound reason holds, also one that no technique of
//! the ladder gives.
//!
//! A digit that is placed has to be shown: the digits that keep its house's other cells, or its cell's other digits,
//! away must be marked. A candidate that an earlier step ruled out needs no mark. An empty cell that is marked brings
//! the candidates that the board has for it.

use super::{
    reply::pattern_cells,
    ways::{Way, places, way},
};
use crate::step::{
    Step,
    argument::{Argument, ArgumentKind, Judgement, Lack},
};
use sudoku_board::{Candidate, Candidates, Cell, CellSet, Digit, DigitSet, House};

/// The most marks of which the judge looks for those that are enough.
const MOST_MARKS: usize = 60;
/// The marks that an argument may have beyond twice those that are enough.
const SLACK: usize = 2;
/// The most cells that the judge names as missing from a house.
const MOST_MISSING: usize = 3;

/// Judges an argument in the position before its move.
#[must_use]
pub fn judge_argument(position: &Candidates, argument: &Argument) -> Judgement {
    let judge = Judge { position, argument };
    if argument.places
        && let Some(seen) = judge.seen()
    {
        return Judgement::Lacks(seen);
    }
    if argument.is_empty() {
        return Judgement::Lacks(Lack::Marks);
    }
    match way(position.geometry(), judge.premises(None)) {
        Way::None => return Judgement::Lacks(Lack::Sense),
        Way::Unknown => return Judgement::Lacks(Lack::Bounds),
        Way::Found(_) => {}
    }
    match judge.reading() {
        Some(reading) => judge.weigh(reading),
        None => Judgement::Lacks(judge.lack()),
    }
}

/// Returns whether the pattern of a step alone is an argument for everything that the step concludes: it rests on no
/// more than the cells of its pattern.
#[must_use]
pub fn may_argue(step: &Step, position: &Candidates) -> bool {
    if step.placed().is_some() {
        return step.technique().is_single();
    }
    let gone = step.eliminated();
    let cells = pattern_cells(step, position);
    !gone.is_empty()
        && gone.iter().all(|&candidate| {
            let argument = Argument { candidate, places: false, cells, houses: Vec::new() };
            judge_argument(position, &argument).holds()
        })
}

/// A way to read an argument.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Reading {
    /// The cell of the move has no other candidate.
    Cell,
    /// The house has no other place for the digit.
    House(House),
    /// What is marked rules the candidate out.
    Against,
}

struct Judge<'a> {
    position: &'a Candidates,
    argument: &'a Argument,
}

impl Judge<'_> {
    /// Returns the digit on the board that excludes the move.
    fn seen(&self) -> Option<Lack> {
        let (Candidate { cell, digit }, geometry) = (self.argument.candidate, self.position.geometry());
        let mut peers = geometry.peer_list(cell).iter().copied();
        let by = peers.find(|&peer| self.position.digit(peer) == Some(digit))?;
        Some(Lack::Seen(by, geometry.bond(cell, by)?))
    }

    /// Returns the readings to try: the marked houses first, then the cell, then its other houses if a cell is marked.
    fn readings(&self) -> Vec<Reading> {
        if !self.argument.places {
            return vec![Reading::Against];
        }
        let own = self.own_houses();
        let (marked, others): (Vec<House>, Vec<House>) =
            own.iter().partition(|house| self.argument.houses.contains(house));
        let mut readings: Vec<Reading> = marked.into_iter().map(Reading::House).collect();
        readings.push(Reading::Cell);
        if !self.argument.cells.is_empty() {
            readings.extend(others.into_iter().map(Reading::House));
        }
        readings
    }

    fn own_houses(&self) -> &[House] {
        self.position.geometry().houses_of(self.argument.candidate.cell)
    }

    /// Returns a reading by which the argument holds.
    fn reading(&self) -> Option<Reading> {
        self.readings().into_iter().find(|&reading| self.opposite(reading) == Way::None)
    }

    /// Looks for a way in which all that is marked fits the opposite of the move.
    fn opposite(&self, reading: Reading) -> Way {
        let geometry = self.position.geometry();
        let candidate = self.argument.candidate;
        match reading {
            Reading::Against => {
                let mut lists = self.premises(None);
                lists.push(vec![candidate]);
                way(geometry, lists)
            }
            Reading::Cell | Reading::House(_) => {
                let open = self.open(reading);
                if open.is_empty() {
                    return Way::None;
                }
                let strict = matches!(reading, Reading::House(_)).then_some(candidate.digit);
                let mut lists = self.premises(strict);
                for list in &mut lists {
                    list.retain(|one| *one != candidate);
                }
                lists.push(open);
                way(geometry, lists)
            }
        }
    }

    /// Returns the other candidates that a reading leaves open by marked digits alone: in the cell, or in the house.
    fn open(&self, reading: Reading) -> Vec<Candidate> {
        let Candidate { cell, digit } = self.argument.candidate;
        let geometry = self.position.geometry();
        let all: Vec<Candidate> = match reading {
            Reading::Against => Vec::new(),
            Reading::Cell => {
                let others = Digit::all(self.position.shape()).filter(|&other| other != digit);
                others.map(|other| Candidate::new(cell, other)).collect()
            }
            Reading::House(house) => {
                let others = geometry.cells(house).iter().copied().filter(|&other| other != cell);
                others.map(|other| Candidate::new(other, digit)).collect()
            }
        };
        all.into_iter().filter(|&one| self.is_open(one)).collect()
    }

    /// Returns whether a candidate is open: no marked digit excludes it, and no earlier step ruled it out.
    fn is_open(&self, one: Candidate) -> bool {
        let geometry = self.position.geometry();
        let peers = || {
            geometry.peer_list(one.cell).iter().filter(|&&peer| self.position.digit(peer) == Some(one.digit))
        };
        if !self.position.is_open(one.cell) || peers().any(|&peer| self.argument.cells.contains(peer)) {
            return false;
        }
        self.position.allows(one) || peers().next().is_some()
    }

    /// Returns the lists of what is marked: the candidates of each empty cell, and the places of a digit in each house
    /// that has them in marked cells alone. In a strict reading, the board's digits don't tell where that digit goes.
    fn premises(&self, strict: Option<Digit>) -> Vec<Vec<Candidate>> {
        let Argument { candidate, places: is_placed, cells, houses } = self.argument;
        let (position, geometry) = (self.position, self.position.geometry());
        let mut lists: Vec<Vec<Candidate>> = Vec::new();
        let mut add = |list: Vec<Candidate>| {
            if !list.is_empty() && !lists.contains(&list) {
                lists.push(list);
            }
        };
        for cell in cells.iter().filter(|&cell| position.is_open(cell)) {
            let mut digits: DigitSet = position.digits(cell);
            if let Some(digit) = strict.filter(|&digit| self.is_open(Candidate::new(cell, digit))) {
                digits = digits.with(digit);
            }
            add(digits.iter().map(|digit| Candidate::new(cell, digit)).collect());
        }
        for &house in geometry.houses() {
            for digit in Digit::all(position.shape()) {
                let all = places(position, digit, house);
                if all.iter().all(|place| cells.contains(place.cell)) {
                    add(all);
                }
            }
        }
        for &house in houses {
            let is_own = geometry.cells(house).contains(&candidate.cell);
            if !(*is_placed && is_own) {
                add(places(position, candidate.digit, house));
            }
        }
        lists
    }

    /// Judges an argument that holds by the number of its marks.
    fn weigh(&self, reading: Reading) -> Judgement {
        let marked = self.argument.len();
        if marked > MOST_MARKS {
            return Judgement::Lacks(Lack::Bounds);
        }
        let mut needed = self.argument.clone();
        let mut spare = Vec::new();
        for cell in self.argument.cells.iter() {
            let mut fewer = needed.clone();
            fewer.cells.remove(cell);
            if (Judge { position: self.position, argument: &fewer }).opposite(reading) == Way::None {
                needed = fewer;
                spare.push(cell);
            }
        }
        let own = if let Reading::House(house) = reading { Some(house) } else { None };
        for &house in &self.argument.houses {
            let mut fewer = needed.clone();
            fewer.toggle_house(house);
            let judge = Judge { position: self.position, argument: &fewer };
            if own != Some(house) && judge.opposite(reading) == Way::None {
                needed = fewer;
            }
        }
        let enough = needed.len().max(1);
        if marked > 2 * enough + SLACK {
            return Judgement::Lacks(Lack::Choice { enough, marked });
        }
        Judgement::Holds { kind: self.kind(reading, &needed.cells), house: own, spare }
    }

    fn kind(&self, reading: Reading, needed: &CellSet) -> ArgumentKind {
        let has_gap_alone = |house: &House| self.position.gaps(*house) == 1;
        if needed.iter().any(|cell| self.position.is_open(cell)) {
            return ArgumentKind::Pattern;
        }
        match reading {
            Reading::Against => ArgumentKind::Pattern,
            Reading::Cell if self.own_houses().iter().any(has_gap_alone) => ArgumentKind::FullHouse,
            Reading::House(house) if has_gap_alone(&house) => ArgumentKind::FullHouse,
            Reading::Cell => ArgumentKind::NakedSingle,
            Reading::House(_) => ArgumentKind::HiddenSingle,
        }
    }

    /// Returns what the argument lacks.
    fn lack(&self) -> Lack {
        if !self.argument.places {
            return self.missing().unwrap_or_else(|| match self.opposite(Reading::Against) {
                Way::Found(mut way) => {
                    way.retain(|one| *one != self.argument.candidate);
                    Lack::Way(way)
                }
                Way::None | Way::Unknown => Lack::Bounds,
            });
        }
        let marked = self.argument.houses.iter().copied().filter(|house| self.own_houses().contains(house));
        let digit = self.argument.candidate.digit;
        let shows_the_digit = self.argument.cells.iter().any(|cell| self.position.digit(cell) == Some(digit));
        let houses: Vec<House> = match marked.collect::<Vec<_>>() {
            marked if !marked.is_empty() => marked,
            _ if shows_the_digit => self.own_houses().to_vec(),
            _ => Vec::new(),
        };
        let of_houses = houses.into_iter().map(|house| (house, self.possible(Reading::House(house))));
        let fewest = of_houses.filter(|(_, open)| !open.is_empty()).min_by_key(|(_, open)| open.len());
        if let Some((house, open)) = fewest {
            return Lack::Places(house, open.into_iter().map(|one| one.cell).collect());
        }
        let open = self.possible(Reading::Cell);
        if open.is_empty() { Lack::Bounds } else { Lack::Digits(open.iter().map(|one| one.digit).collect()) }
    }

    /// Returns the other candidates of a reading that fit all that is marked.
    fn possible(&self, reading: Reading) -> Vec<Candidate> {
        let candidate = self.argument.candidate;
        let strict = matches!(reading, Reading::House(_)).then_some(candidate.digit);
        let mut lists = self.premises(strict);
        for list in &mut lists {
            list.retain(|one| *one != candidate);
        }
        let mut open = self.open(reading);
        open.retain(|&one| {
            let mut with = lists.clone();
            with.push(vec![one]);
            matches!(way(self.position.geometry(), with), Way::Found(_))
        });
        open
    }

    /// Returns the few places of a digit in a house that would complete the argument if they were marked.
    fn missing(&self) -> Option<Lack> {
        let geometry = self.position.geometry();
        let cells = &self.argument.cells;
        let digit = self.argument.candidate.digit;
        let gaps = geometry.houses().iter().filter_map(|&house| {
            let all = places(self.position, digit, house);
            let (marked, open): (Vec<Candidate>, Vec<Candidate>) =
                all.iter().partition(|place| cells.contains(place.cell));
            let few = !marked.is_empty() && !open.is_empty() && open.len() <= MOST_MISSING;
            let is_inside = all.iter().any(|place| place.cell == self.argument.candidate.cell);
            (few && !is_inside).then(|| (house, open.iter().map(|place| place.cell).collect::<Vec<_>>()))
        });
        let completes = |(_, open): &(House, Vec<Cell>)| {
            let mut argument = self.argument.clone();
            for &cell in open {
                argument.cells.insert(cell);
            }
            Judge { position: self.position, argument: &argument }.reading().is_some()
        };
        let mut gaps: Vec<(House, Vec<Cell>)> = gaps.filter(completes).collect();
        gaps.sort_by_key(|(_, open)| open.len());
        gaps.into_iter().next().map(|(house, open)| Lack::Places(house, open))
    }
}
