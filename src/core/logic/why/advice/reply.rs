//! Judges a learner's answer in an exercise, and says what is wrong with that move.
//!
//! An exercise may show the pattern of its step. Then the reply refers to it: to its digits, its parts, its houses
//! and its ends. Otherwise it says nothing that would lead to the pattern.

use super::ways::{Ways, places};
use crate::{
    Technique,
    step::{
        Step,
        claim::Claim,
        marks::marks,
        premises::{claims, premises},
        reply::{Deed, Fault, Ground, Need, Reply},
        shown::{Marks, Role},
    },
};
use sudoku_board::{Candidate, Candidates, Cell, CellSet, Digit, DigitSet, Grid, House, HouseKind};

/// The most eliminations of a step whose ends are looked up.
const TRIED: usize = 12;

/// A question of an exercise.
#[derive(Clone, Copy, Debug)]
pub struct Question<'a> {
    /// The position on the board.
    pub position: &'a Candidates,
    /// The steps that answer it; pressing cells answers with the first.
    pub steps: &'a [Step],
    /// The technique asked for; none if the exercise does not name it.
    pub technique: Option<Technique>,
    /// The solution, if it is known.
    pub solution: Option<&'a Grid>,
    /// Whether the board shows the pattern of the first step.
    pub shown: bool,
}

/// Returns the cells of the pattern of a step: those with its candidates.
#[must_use]
pub fn pattern_cells(step: &Step, position: &Candidates) -> CellSet {
    parts(&marks(step, position, position)).map(|(part, _)| part.cell).collect()
}

/// Returns the candidates of a pattern with their roles, without its conclusion.
fn parts(marks: &Marks) -> impl Iterator<Item = (Candidate, Role)> {
    let own = marks.candidates.iter().copied();
    own.filter(|(_, role)| !matches!(role, Role::Placed | Role::Eliminated))
}

impl Question<'_> {
    /// Returns the reply to an answer. `None` if it is one that the question asks for.
    #[must_use]
    pub fn reply(&self, deed: Deed) -> Option<Reply> {
        if self.is_answered(deed) {
            return None;
        }
        let truth = match (deed, self.solution) {
            (Deed::Place(one), Some(solution)) => Some(solution.get(one.cell) == Some(one.digit)),
            (Deed::RuleOut(one), Some(solution)) => Some(solution.get(one.cell) != Some(one.digit)),
            (Deed::Point(_) | Deed::Absent, _) | (_, None) => None,
        };
        let fault = match deed {
            Deed::Absent => Fault::Present,
            Deed::Point(cell) => self.pointed(cell),
            Deed::Place(one) | Deed::RuleOut(one) if !self.position.allows(one) => self.impossible(one),
            Deed::Place(one) => self.placed(one).unwrap_or_else(|| self.unfounded(deed, truth)),
            Deed::RuleOut(one) => self.ruled_out(one).unwrap_or_else(|| self.unfounded(deed, truth)),
        };
        let (technique, marks) = (self.technique, Marks::default());
        Some(Reply { deed, technique, truth, fault, marks }.marked())
    }

    fn is_answered(&self, deed: Deed) -> bool {
        match deed {
            Deed::Place(one) => self.steps.iter().any(|step| step.placed() == Some(one)),
            Deed::RuleOut(one) => self.steps.iter().any(|step| step.eliminated().contains(&one)),
            Deed::Point(cell) => {
                self.steps.first().is_some_and(|step| pattern_cells(step, self.position).contains(cell))
            }
            Deed::Absent => self.steps.is_empty(),
        }
    }

    /// The step whose pattern is on the board.
    fn shown(&self) -> Option<&Step> {
        self.steps.first().filter(|_| self.shown)
    }

    /// Returns the reason that a candidate is not on the board.
    fn impossible(&self, Candidate { cell, digit }: Candidate) -> Fault {
        let (position, geometry) = (self.position, self.position.geometry());
        if let Some(there) = position.digit(cell) {
            return Fault::Filled(there);
        }
        let mut by = geometry.peer_list(cell).iter().copied();
        let by = by.find(|&by| position.digit(by) == Some(digit));
        let seen = by.and_then(|by| Some(Fault::Seen(by, geometry.bond(cell, by)?)));
        seen.unwrap_or(Fault::Earlier)
    }

    /// Returns the fault of an answer that the board and the pattern leave open.
    fn unfounded(&self, deed: Deed, truth: Option<bool>) -> Fault {
        if truth != Some(false) {
            return Fault::Unproven { shown: self.shown().is_some() };
        }
        let mut after = self.position.clone();
        match deed {
            Deed::Place(one) => after.place(one, |_| {}),
            Deed::RuleOut(one) => after.eliminate(one, |_| {}),
            Deed::Point(_) | Deed::Absent => {}
        }
        after.contradiction().map_or(Fault::Untrue, Fault::Clash)
    }

    /// Returns the fault of a placed candidate, by its houses and by the other candidates around it.
    fn placed(&self, one: Candidate) -> Option<Fault> {
        let technique = self.technique.filter(|technique| technique.is_single())?;
        if let Some(kind) = self.single(one) {
            return (kind != technique).then_some(Fault::OtherSingle(kind));
        }
        if let Some((step, placed)) = self.shown().and_then(|step| Some((step, step.placed()?))) {
            let shown = marks(step, self.position, self.position);
            let houses: Vec<House> = shown.houses.iter().map(|(house, _)| *house).collect();
            if !houses.is_empty() && !self.is_in(one.cell, &houses) {
                return Some(Fault::OutsideHouses(houses));
            }
            // The marked cells have the digit.
            let is_told = !houses.is_empty() && !premises(step, self.position).placed.is_empty();
            if is_told && one.digit != placed.digit {
                return Some(Fault::OtherDigit(DigitSet::only(placed.digit)));
            }
        }
        let others = |house: House| -> Vec<Cell> {
            let cells = self.position.geometry().cells(house).iter().copied();
            let is_other = |cell: &Cell| *cell != one.cell && self.position.is_open(*cell);
            let fits = |cell: &Cell| {
                technique == Technique::FullHouse || self.position.digits(*cell).contains(one.digit)
            };
            cells.filter(|cell| is_other(cell) && fits(cell)).collect()
        };
        Some(match technique {
            Technique::FullHouse => Fault::MoreGaps(self.in_each_house(one.cell, others)?),
            Technique::HiddenSingle => Fault::MorePlaces(self.in_each_house(one.cell, others)?),
            _ => Fault::MoreDigits(self.position.digits(one.cell).without(one.digit)),
        })
    }

    /// Returns the kind of single that a candidate is.
    fn single(&self, one: Candidate) -> Option<Technique> {
        let houses = self.position.geometry().houses_of(one.cell);
        let is_only = |house: &House| places(self.position, one.digit, *house).len() == 1;
        if houses.iter().any(|&house| self.position.gaps(house) == 1) {
            Some(Technique::FullHouse)
        } else if self.position.digits(one.cell).single() == Some(one.digit) {
            Some(Technique::NakedSingle)
        } else {
            houses.iter().any(is_only).then_some(Technique::HiddenSingle)
        }
    }

    /// Returns one of the other cells in each house of a cell, so that few of them serve all houses. `None` if a house
    /// has no other.
    fn in_each_house(
        &self,
        cell: Cell,
        others: impl Fn(House) -> Vec<Cell>,
    ) -> Option<Vec<(Vec<House>, Cell)>> {
        let mut left: Vec<(House, Vec<Cell>)> =
            self.position.geometry().houses_of(cell).iter().map(|&house| (house, others(house))).collect();
        let mut found = Vec::new();
        while let Some((_, first)) = left.first() {
            let serves = |cell: Cell| left.iter().filter(|(_, others)| others.contains(&cell)).count();
            // The first of the best, in reading order.
            let best = first.iter().copied().rev().max_by_key(|&cell| serves(cell))?;
            let (own, rest): (Vec<_>, Vec<_>) =
                left.into_iter().partition(|(_, others)| others.contains(&best));
            found.push((own.into_iter().map(|(house, _)| house).collect(), best));
            left = rest;
        }
        Some(found)
    }

    fn is_in(&self, cell: Cell, houses: &[House]) -> bool {
        self.position.geometry().houses_of(cell).iter().any(|house| houses.contains(house))
    }

    /// Returns the fault of a candidate that was ruled out, by its place in the pattern shown or beside it.
    fn ruled_out(&self, one: Candidate) -> Option<Fault> {
        let Some(step) = self.shown() else { return self.need(one).map(Fault::Without) };
        let gone = step.eliminated();
        if gone.is_empty() {
            return None;
        }
        let shown = marks(step, self.position, self.position);
        let ways = Ways::of(step, self.position);
        let digits: DigitSet = parts(&shown).map(|(part, _)| part.digit).collect();
        let lost: DigitSet = gone.iter().map(|gone| gone.digit).collect();
        let cells = pattern_cells(step, self.position);
        // The only cell of a pattern would be the answer.
        let is_inside = cells.len() > 1 && gone.iter().all(|gone| cells.contains(gone.cell));
        let is_of_one = digits.union(lost).len() == 1;
        if is_inside && !is_of_one && !cells.contains(one.cell) {
            return Some(Fault::OutsideCells(cells.iter().collect()));
        }
        if !digits.union(lost).contains(one.digit) && !digits.is_empty() {
            return Some(Fault::OtherDigit(digits));
        }
        if ways.name(one) || parts(&shown).any(|(part, _)| part == one) {
            let ground = self.ground(step, one);
            return Some(Fault::Part(ground, self.reach(&shown, step, one.digit, &ways)));
        }
        if !lost.contains(one.digit) {
            return Some(Fault::RulesOut(lost));
        }
        if is_inside && !cells.contains(one.cell) {
            return Some(Fault::OutsideCells(cells.iter().collect()));
        }
        self.out_of_reach(&shown, step, one).or_else(|| self.unseen(step, one, &ways))
    }

    /// Returns what the technique needs to rule out a candidate, if nothing on the board is such a thing. That is true
    /// of the candidate alone, so it leads to no pattern elsewhere.
    fn need(&self, one: Candidate) -> Option<Need> {
        let (position, geometry) = (self.position, self.position.geometry());
        let Candidate { cell, digit } = one;
        match self.technique? {
            Technique::Pointing | Technique::Claiming => {
                let is_there = |house: &House| {
                    let places = places(position, digit, *house);
                    places.len() > 1 && places.iter().all(|place| geometry.see(place.cell, cell))
                };
                (!geometry.houses().iter().any(is_there)).then_some(Need::House)
            }
            Technique::NakedPair | Technique::LockedPair => {
                let seen = geometry.peer_list(cell).iter().map(|&peer| position.digits(peer));
                let pairs: Vec<DigitSet> =
                    seen.filter(|digits| digits.len() == 2 && digits.contains(digit)).collect();
                let is_there = pairs.iter().enumerate().any(|(at, pair)| pairs[..at].contains(pair));
                (!is_there).then_some(Need::Pair)
            }
            Technique::HiddenPair => {
                let is_there = |house: &House| {
                    let others = position.digits(cell).without(digit);
                    let two = others.iter().map(|other| position.places(other, *house));
                    let two: Vec<_> = two.filter(|places| places.len() == 2).collect();
                    two.iter().enumerate().any(|(at, places)| two[..at].contains(places))
                };
                (!geometry.houses_of(cell).iter().any(is_there)).then_some(Need::Places)
            }
            Technique::XWing => {
                let lines = [HouseKind::Row, HouseKind::Column].map(|kind| geometry.line_of(cell, kind));
                let is_there = (0..lines.len()).any(|at| {
                    let (own, crossing) = (lines[at], lines[1 - at]);
                    let parallel = geometry.houses().iter().filter(|house| house.kind() == own.kind());
                    let crossed = parallel.filter(|&&house| house != own).filter_map(|&house| {
                        let places = places(position, digit, house);
                        let of = |place: &Candidate| geometry.line_of(place.cell, crossing.kind());
                        let across: Vec<House> = places.iter().map(of).collect();
                        (across.len() == 2 && across.contains(&crossing)).then_some(across)
                    });
                    let crossed: Vec<Vec<House>> = crossed.collect();
                    crossed.iter().enumerate().any(|(at, across)| crossed[..at].contains(across))
                });
                (!is_there).then_some(Need::Lines)
            }
            _ => None,
        }
    }

    /// Returns the premise that a part of a pattern belongs to: the one with the fewest candidates.
    fn ground(&self, step: &Step, one: Candidate) -> Option<Ground> {
        let mut grounds: Vec<(usize, Ground)> = Vec::new();
        for claim in claims(step, self.position) {
            match claim {
                Claim::Holds(cell, _) if cell == one.cell => {
                    let digits = self.position.digits(cell);
                    grounds.push((digits.len(), Ground::Digits(digits)));
                }
                Claim::Places(digit, house, _) if digit == one.digit && self.is_in(one.cell, &[house]) => {
                    let cells: Vec<Cell> =
                        places(self.position, digit, house).iter().map(|one| one.cell).collect();
                    grounds.push((cells.len(), Ground::Places(house, cells)));
                }
                _ => {}
            }
        }
        grounds.retain(|(count, _)| *count > 1);
        grounds.into_iter().min_by_key(|(count, _)| *count).map(|(_, ground)| ground)
    }

    /// Returns the houses where the pattern rules out a digit: its cover, or the houses of a set.
    fn houses_of(&self, shown: &Marks, step: &Step, digit: Digit) -> Vec<House> {
        let of = |wanted: Role| -> Vec<House> {
            shown.houses.iter().filter(|(_, role)| *role == wanted).map(|(house, _)| *house).collect()
        };
        let cells = pattern_cells(step, self.position);
        let mut houses = of(Role::Aid);
        if houses.is_empty() {
            houses = of(Role::House);
            houses.retain(|&house| cells.iter().all(|cell| self.is_in(cell, &[house])));
        }
        let mut gone = step.eliminated().iter().filter(|gone| gone.digit == digit);
        let holds_all = gone.all(|gone| self.is_in(gone.cell, &houses));
        if holds_all { houses } else { Vec::new() }
    }

    /// Returns the houses where the pattern rules out a digit in all cells but its own; none if it rules out less.
    fn reach(&self, shown: &Marks, step: &Step, digit: Digit, ways: &Ways<'_>) -> Vec<House> {
        let gone = step.eliminated();
        if !gone.iter().any(|gone| gone.digit == digit) {
            return Vec::new();
        }
        let mut houses = self.houses_of(shown, step, digit);
        houses.retain(|&house| gone.iter().any(|gone| self.is_in(gone.cell, &[house])));
        let is_gone = |place: &Candidate| gone.contains(place) || ways.name(*place);
        let all = houses.iter().flat_map(|&house| places(self.position, digit, house));
        let is_whole = all.into_iter().all(|place| is_gone(&place));
        if is_whole { houses } else { Vec::new() }
    }

    /// Returns the fault of a candidate outside the houses of the pattern, or beside its fins.
    fn out_of_reach(&self, shown: &Marks, step: &Step, one: Candidate) -> Option<Fault> {
        let houses = self.houses_of(shown, step, one.digit);
        if houses.is_empty() {
            return None;
        }
        if !self.is_in(one.cell, &houses) {
            return Some(Fault::OutsideHouses(houses));
        }
        let geometry = self.position.geometry();
        let fins = parts(shown).filter(|(_, role)| *role == Role::Fin).map(|(fin, _)| fin.cell);
        let fins: Vec<Cell> = fins.collect();
        let see_all =
            step.eliminated().iter().all(|gone| fins.iter().all(|&fin| geometry.see(gone.cell, fin)));
        let unseen: Vec<Cell> = fins.into_iter().filter(|&fin| !geometry.see(one.cell, fin)).collect();
        (see_all && !unseen.is_empty()).then_some(Fault::BesideFins(unseen))
    }

    /// Returns the fault of a candidate that does not see all ends of the pattern: cells of which one has the digit.
    fn unseen(&self, step: &Step, one: Candidate, ways: &Ways<'_>) -> Option<Fault> {
        let geometry = self.position.geometry();
        let gone = step.eliminated().iter().filter(|gone| gone.digit == one.digit).take(TRIED);
        let ends = gone.filter_map(|&gone| ways.ends(gone)).filter_map(|ends| {
            let is_plain =
                ends.len() > 1 && ends.iter().all(|end| end.digit == one.digit && end.cell != one.cell);
            let cells: Vec<Cell> = ends.iter().map(|end| end.cell).collect();
            let seen: Vec<Cell> = cells.iter().copied().filter(|&end| geometry.see(end, one.cell)).collect();
            (is_plain && seen.len() < cells.len()).then_some((cells, seen))
        });
        let nearest = ends.min_by_key(|(cells, seen)| cells.len() - seen.len());
        nearest.map(|(cells, seen)| Fault::SeesOnly(cells, seen))
    }

    /// Returns the fault of a cell that isn't part of the pattern of the first step.
    fn pointed(&self, cell: Cell) -> Fault {
        let (position, geometry) = (self.position, self.position.geometry());
        if let Some(there) = position.digit(cell) {
            return Fault::Filled(there);
        }
        let Some(step) = self.steps.first() else { return Fault::Apart };
        let gone = step.eliminated();
        if let Some(effect) = gone.iter().find(|gone| gone.cell == cell) {
            return Fault::Effect(effect.digit);
        }
        let shown = marks(step, position, position);
        let digits: DigitSet = parts(&shown).map(|(part, _)| part.digit).collect();
        let cells = pattern_cells(step, position);
        if let Some(digit) = digits.single().filter(|&digit| !position.digits(cell).contains(digit)) {
            return Fault::Lacks(digit);
        }
        let held = claims(step, position);
        let is_held =
            |own: Cell| held.iter().any(|claim| matches!(claim, Claim::Holds(cell, _) if *cell == own));
        let most = cells.iter().map(|own| position.digits(own).len()).max();
        let count = position.digits(cell).len();
        if let Some(most) = most.filter(|&most| most < count && cells.iter().all(is_held)) {
            return Fault::Crowded(count, most);
        }
        let sees_one = |cell: Cell| gone.iter().any(|gone| geometry.see(cell, gone.cell));
        if !gone.is_empty() && !sees_one(cell) && cells.iter().all(sees_one) {
            return Fault::SeesNone;
        }
        Fault::Apart
    }
}
