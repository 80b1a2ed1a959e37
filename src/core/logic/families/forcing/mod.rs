//! Forcing chains and nets.

mod deduction;
pub mod find;
mod kraken;
pub(crate) mod say;

pub use deduction::{Consequence, Deduction, Ground, Inner, Lost, Supposition};
pub use kraken::Kraken;

use super::{
    Claim, Conclusion, Family, LinkMark, Marks, Role, Technique,
    written::{joined, says},
};
use crate::step::origin::{Origin, excludes};
use serde::{Deserialize, Serialize};
use sudoku_board::{Candidate, Candidates, Contradiction, Geometry, House};

/// The number of different colours for branches.
const COLORS: usize = 4;

/// A placement that follows from earlier ones.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Forced {
    /// The placement.
    pub candidate: Candidate,
    /// The house without another place for the digit; `None` if the cell has no other digit, and for the
    /// first placement.
    pub only_in: Option<House>,
    /// The other candidates of the cell, or the other places in the house; each with the index, in its
    /// branch, of the placement that excludes it.
    pub lost: Vec<(u16, Candidate)>,
}

/// One of some candidates is right, and all lead to the same conclusion; or one candidate leads to a
/// contradiction.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Forcing {
    /// The start.
    pub origin: Origin,
    /// The placements that follow from each candidate of the origin, beginning with itself.
    pub branches: Vec<Vec<Forced>>,
    /// The contradiction at the end of the only branch; `None` if the branches have a common conclusion.
    pub clash: Option<Contradiction>,
    /// Whether each placement follows from the one before it, as in a chain.
    pub plain: bool,
}

impl Forcing {
    /// Returns the placements of a branch before it contradicts itself: a reason ends there.
    fn told<'a>(branch: &'a [Forced], geometry: &Geometry) -> &'a [Forced] {
        let end = Self::breaks(branch, geometry).map_or(branch.len(), |(at, _)| at);
        &branch[..end]
    }

    /// Returns the point where a branch contradicts itself: the index of the first placement that an earlier one
    /// excludes, and the contradiction of the earlier ones. `None` if its placements can all be right.
    pub(crate) fn breaks(branch: &[Forced], geometry: &Geometry) -> Option<(usize, Contradiction)> {
        let ruled_out = |at: &usize| {
            let made = branch[*at].candidate;
            branch[..*at].iter().any(|before| excludes(geometry, before.candidate, made))
        };
        let at = (1..branch.len()).find(ruled_out)?;
        let Forced { candidate: Candidate { cell, digit }, only_in, .. } = branch[at];
        let clash =
            only_in.map_or(Contradiction::NoDigit(cell), |house| Contradiction::NoPlace(house, digit));
        Some((at, clash))
    }
}

impl Family for Forcing {
    fn technique(&self) -> Technique {
        if self.plain { Technique::ForcingChain } else { Technique::ForcingNet }
    }

    /// Returns the premises: the origin, and the reason for each placement.
    fn claims(&self, before: &Candidates) -> Vec<Claim> {
        let mut said = match self.origin {
            Origin::Cell(cell) => vec![Claim::holds(before, cell)],
            Origin::House(digit, house) => vec![Claim::all_places(before, digit, house)],
            Origin::Candidate(_) => Vec::new(),
        };
        said.extend(claims_of(&self.branches, before));
        said.extend(self.clash.and_then(|clash| claim_of(clash, before)));
        said
    }

    fn mark(&self, before: &Candidates, marks: &mut Marks) {
        match self.origin {
            Origin::Cell(_) | Origin::Candidate(_) => {}
            Origin::House(_, house) => marks.add_houses(&[house], Role::House),
        }
        mark(&self.branches, before, marks);
        match self.clash {
            Some(Contradiction::NoDigit(cell)) => marks.add_cells(&[cell], Role::Clash),
            Some(Contradiction::NoPlace(house, _)) => marks.add_houses(&[house], Role::Clash),
            Some(Contradiction::Twice(..) | Contradiction::Sum { .. }) | None => {}
        }
    }

    fn links(&self, before: &Candidates) -> Vec<LinkMark> {
        links(&self.branches, before)
    }

    /// Returns the consequences of each candidate of the origin, separated by bars; for a contradiction, `0` at the
    /// end.
    fn eureka(&self, position: &Candidates) -> Option<String> {
        let end = if self.clash.is_some() { "-0" } else { "" };
        Some(eureka(&self.branches, position) + end)
    }

    fn hodoku(&self, _: &Conclusion, position: &Candidates) -> Option<String> {
        self.eureka(position)
    }
}

fn claim_of(clash: Contradiction, before: &Candidates) -> Option<Claim> {
    match clash {
        Contradiction::NoDigit(cell) => Some(Claim::holds(before, cell)),
        Contradiction::NoPlace(house, digit) => Some(Claim::all_places(before, digit, house)),
        Contradiction::Twice(..) | Contradiction::Sum { .. } => None,
    }
}

/// Returns the reason for each placement after the first of each branch, and for the contradiction of one that breaks.
pub(super) fn claims_of(branches: &[Vec<Forced>], before: &Candidates) -> Vec<Claim> {
    let mut said = Vec::new();
    for branch in branches {
        let broken = Forcing::breaks(branch, before.geometry());
        let end = broken.map_or(branch.len(), |(at, _)| at);
        for &Forced { candidate: Candidate { cell, digit }, only_in, .. } in &branch[1..end] {
            said.push(
                only_in.map_or_else(
                    || Claim::holds(before, cell),
                    |house| Claim::all_places(before, digit, house),
                ),
            );
        }
        said.extend(broken.and_then(|(_, clash)| claim_of(clash, before)));
    }
    said
}

/// Marks the start of each branch, and its placements in a colour.
pub(super) fn mark(branches: &[Vec<Forced>], before: &Candidates, marks: &mut Marks) {
    for branch in branches {
        marks.add(branch[..1].iter().map(|made| made.candidate), Role::Cause);
    }
    for (i, branch) in branches.iter().enumerate() {
        // A single branch is colored like a chain, where the start is true.
        let color = if branches.len() == 1 { 1 } else { i % COLORS };
        let told = Forcing::told(branch, before.geometry());
        marks.add(told[1..].iter().map(|made| made.candidate), Role::Color(color as u8));
    }
}

/// Returns the links of all branches.
pub(super) fn links(branches: &[Vec<Forced>], before: &Candidates) -> Vec<LinkMark> {
    branches.iter().flat_map(|branch| links_of(Forcing::told(branch, before.geometry()))).collect()
}

/// Returns the placements of each branch, separated by bars.
pub(super) fn eureka(branches: &[Vec<Forced>], position: &Candidates) -> String {
    let branch = |branch: &Vec<Forced>| {
        let one = |made: &Forced| says(made.candidate.digit, &[made.candidate.cell], position);
        joined(branch.iter().map(one), "-")
    };
    joined(branches.iter().map(branch), " || ")
}

/// Returns the links of a branch: from each placement to the candidate it excludes, and from there to the next
/// placement.
fn links_of(branch: &[Forced]) -> Vec<LinkMark> {
    let mut drawn: Vec<LinkMark> = Vec::new();
    for next in branch {
        for (i, by) in branch.iter().enumerate() {
            let takes = next.lost.iter().filter(|(taker, _)| usize::from(*taker) == i);
            let taken: Vec<Candidate> = takes.map(|(_, lost)| *lost).collect();
            if !taken.is_empty() {
                drawn.push(LinkMark::weak(vec![by.candidate], taken.clone()));
                drawn.push(LinkMark::strong(taken, vec![next.candidate]));
            }
        }
    }
    drawn
}
