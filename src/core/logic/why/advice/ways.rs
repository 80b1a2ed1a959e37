//! The ways in which premises can be true together: of each list of candidates, one is right.

use crate::{
    families::{Pattern, RectangleKind},
    step::{Step, claim::Claim, origin::excludes, premises::claims},
};
use sudoku_board::{Candidate, Candidates, Digit, Geometry, House};

/// The most steps of one search for a way. No pattern that a person follows needs as many.
const STEPS: usize = 4_000;

/// The premises of a pattern: of each of these lists, one candidate is right.
pub(super) struct Ways<'a> {
    geometry: &'a Geometry,
    lists: Vec<Vec<Candidate>>,
}

impl<'a> Ways<'a> {
    /// Returns the premises of a step in the position it was found in.
    pub(super) fn of(step: &Step, position: &'a Candidates) -> Self {
        let geometry = position.geometry();
        let mut lists: Vec<Vec<Candidate>> = Vec::new();
        for claim in claims(step, position) {
            let list: Vec<Candidate> = match claim {
                Claim::Holds(cell, _) => {
                    position.digits(cell).iter().map(|digit| Candidate::new(cell, digit)).collect()
                }
                Claim::Places(digit, house, _) => places(position, digit, house),
                Claim::Solved(_) | Claim::Lacks(..) => Vec::new(),
            };
            if list.len() > 1 && !lists.contains(&list) {
                lists.push(list);
            }
        }
        if let Pattern::Chain(chain) = &step.pattern {
            for list in chain.lists_of_clues(position) {
                if !lists.contains(&list) {
                    lists.push(list);
                }
            }
        }
        // The corners of a rectangle are not all of its two digits, as the puzzle has one solution.
        if let Pattern::Rectangle(rectangle) = &step.pattern
            && !matches!(rectangle.kind, RectangleKind::AvoidableOne | RectangleKind::AvoidableTwo)
        {
            let extra = rectangle.corners.iter().flat_map(|&corner| {
                let digits = position.digits(corner).minus(rectangle.digits);
                digits.iter().map(move |digit| Candidate::new(corner, digit)).collect::<Vec<_>>()
            });
            lists.push(extra.collect());
        }
        Self { geometry, lists }
    }

    /// Returns whether the premises name a candidate.
    pub(super) fn name(&self, one: Candidate) -> bool {
        self.lists.iter().any(|list| list.contains(&one))
    }

    /// Returns the fewest candidates in conflict with one that the pattern rules out, of which one must be right.
    /// `None` if the premises alone don't say so.
    pub(super) fn ends(&self, gone: Candidate) -> Option<Vec<Candidate>> {
        let mut ends: Vec<Candidate> = Vec::new();
        for &one in self.lists.iter().flatten() {
            if excludes(self.geometry, one, gone) && !ends.contains(&one) {
                ends.push(one);
            }
        }
        if self.is_possible(&ends) {
            return None;
        }
        for at in (0..ends.len()).rev() {
            let mut fewer = ends.clone();
            fewer.remove(at);
            if !self.is_possible(&fewer) {
                ends = fewer;
            }
        }
        Some(ends)
    }

    /// Returns whether all premises can be true without these candidates, as far as the search goes.
    fn is_possible(&self, without: &[Candidate]) -> bool {
        let left = |list: &Vec<Candidate>| -> Vec<Candidate> {
            list.iter().copied().filter(|one| !without.contains(one)).collect()
        };
        way(self.geometry, self.lists.iter().map(left).collect()) != Way::None
    }
}

/// The result of a search for a way.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Way {
    /// These candidates, one of each list, can all be right.
    Found(Vec<Candidate>),
    /// There is none.
    None,
    /// The search took too many steps.
    Unknown,
}

/// Looks for candidates, one of each list, that can all be right.
pub(super) fn way(geometry: &Geometry, lists: Vec<Vec<Candidate>>) -> Way {
    let mut chosen = Vec::new();
    let mut steps = STEPS;
    if has_way(geometry, lists, &mut chosen, &mut steps) {
        Way::Found(chosen)
    } else if steps == 0 {
        Way::Unknown
    } else {
        Way::None
    }
}

fn has_way(
    geometry: &Geometry,
    lists: Vec<Vec<Candidate>>,
    chosen: &mut Vec<Candidate>,
    steps: &mut usize,
) -> bool {
    let Some(shortest) = (0..lists.len()).min_by_key(|&at| lists[at].len()) else { return true };
    for &one in &lists[shortest] {
        if *steps == 0 {
            return false;
        }
        *steps -= 1;
        let others = lists.iter().filter(|list| !list.contains(&one));
        let fits = |other: &Candidate| !excludes(geometry, *other, one);
        let rest = others.map(|list| list.iter().copied().filter(fits).collect()).collect();
        chosen.push(one);
        if has_way(geometry, rest, chosen, steps) {
            return true;
        }
        chosen.pop();
    }
    false
}

/// Returns the candidates of a digit in a house.
pub(super) fn places(position: &Candidates, digit: Digit, house: House) -> Vec<Candidate> {
    let places = position.places(digit, house).iter();
    places.map(|place| Candidate::new(position.geometry().cell_at(house, place), digit)).collect()
}
