//! The legend: the signs on the board.

use super::{Drawing, Emphasis};
use sudoku_core::{
    Candidate,
    marks::{LinkMark, Role},
};

/// A sign that a legend explains.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Sign {
    /// A framed house that defines the pattern.
    House,
    /// A framed house that the pattern covers.
    Cover,
    /// A marked cell or candidate.
    Mark(Role),
    /// A statement of a chain that is supposed false.
    Denied,
    /// A statement of a chain that is then true.
    Implied,
    /// A placement on one of several branches that agree, by the number of its colour.
    Branch(u8),
    /// A strong link.
    Strong,
    /// A weak link.
    Weak,
    /// Candidates that form one statement.
    Group,
}

impl Sign {
    /// All signs, in the order of a legend.
    pub const ALL: [Sign; 28] = [
        Sign::House,
        Sign::Cover,
        Sign::Mark(Role::Cause),
        Sign::Mark(Role::Aid),
        Sign::Mark(Role::Fin),
        Sign::Mark(Role::Color(0)),
        Sign::Mark(Role::Color(1)),
        Sign::Mark(Role::Color(2)),
        Sign::Mark(Role::Color(3)),
        Sign::Mark(Role::Set(0)),
        Sign::Mark(Role::Set(1)),
        Sign::Mark(Role::Set(2)),
        Sign::Mark(Role::Set(3)),
        Sign::Mark(Role::Set(4)),
        Sign::Mark(Role::Set(5)),
        Sign::Denied,
        Sign::Implied,
        Sign::Branch(0),
        Sign::Branch(1),
        Sign::Branch(2),
        Sign::Branch(3),
        Sign::Strong,
        Sign::Weak,
        Sign::Group,
        Sign::Mark(Role::Placed),
        Sign::Mark(Role::Eliminated),
        Sign::Mark(Role::Guessed),
        Sign::Mark(Role::Clash),
    ];
}

/// The sign of a shape; none for the pointer's highlight.
const fn sign(emphasis: Emphasis) -> Option<Sign> {
    match emphasis {
        Emphasis::House(_, Role::Lit) | Emphasis::Cell(_, Role::Lit) | Emphasis::Candidate(_, Role::Lit) => {
            None
        }
        Emphasis::House(_, Role::Aid) => Some(Sign::Cover),
        Emphasis::House(_, Role::Clash) => Some(Sign::Mark(Role::Clash)),
        Emphasis::House(..) => Some(Sign::House),
        Emphasis::Cell(_, role) | Emphasis::Candidate(_, role) => Some(Sign::Mark(role)),
    }
}

impl Drawing {
    /// The signs drawn, without duplicates.
    #[must_use]
    pub fn signs(&self) -> Vec<Sign> {
        let shaped: Vec<Sign> = self.emphases.iter().filter_map(|&emphasis| sign(emphasis)).collect();
        let links = &self.web.links;
        let alternate = self.colours_alternate();
        let branches = !alternate && self.colours_are_branches();
        let is_there = |wanted: &Sign| match wanted {
            Sign::Denied | Sign::Implied => alternate,
            Sign::Branch(number) => branches && shaped.contains(&Sign::Mark(Role::Color(*number))),
            Sign::Mark(Role::Color(0 | 1)) if alternate => false,
            Sign::Mark(Role::Color(_)) if branches => false,
            Sign::Strong => links.iter().any(|link| link.strong),
            Sign::Weak => links.iter().any(|link| !link.strong),
            Sign::Group => links.iter().any(|link| link.from.len() > 1 || link.to.len() > 1),
            other => shaped.contains(other),
        };
        Sign::ALL.into_iter().filter(is_there).collect()
    }

    /// The colour of a statement, if it has one.
    fn colour(&self, statement: &[Candidate]) -> Option<u8> {
        let of = self.marks.iter().filter(|mark| statement.contains(&mark.candidate));
        let mut colours = of.filter_map(|mark| match mark.role {
            Role::Color(number) => Some(number),
            _ => None,
        });
        colours.next()
    }

    /// Whether each link from a statement in the first colour, supposed false, leads to one in the second,
    /// then true, and from there to the next false one. Otherwise colours mean branches or colourings.
    fn colours_alternate(&self) -> bool {
        let leads = |link: &LinkMark| match (self.colour(&link.from), self.colour(&link.to)) {
            (Some(0), Some(1)) => link.strong,
            (Some(1), Some(0)) => !link.strong,
            _ => false,
        };
        // The links of a colouring are all strong.
        self.web.links.iter().any(|link| !link.strong) && self.web.links.iter().all(leads)
    }

    /// Whether the links lead from a cause to statements that share their own colour, and from these to
    /// others without a colour: colourings have a colour at both ends of each link.
    fn colours_are_branches(&self) -> bool {
        let leads = |link: &LinkMark| self.colour(&link.from).is_none() || self.colour(&link.to).is_none();
        self.web.links.iter().any(leads)
    }
}
