//! The legend: which signs are on the board.

use super::{Drawing, Shape};
use crate::{
    Candidate,
    marks::{LinkMark, Role},
};

/// A sign that a legend explains.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Sign {
    /// A framed house that the pattern looks at.
    House,
    /// A framed house that it covers.
    Cover,
    /// A marked cell or candidate.
    Mark(Role),
    /// A statement of a chain that is taken to be false.
    Denied,
    /// A statement of a chain that then is true.
    Implied,
    /// A strong link.
    Strong,
    /// A weak link.
    Weak,
    /// Candidates that make one statement.
    Group,
}

impl Sign {
    /// All signs, as a legend lists them.
    pub const ALL: [Sign; 22] = [
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
        Sign::Denied,
        Sign::Implied,
        Sign::Strong,
        Sign::Weak,
        Sign::Group,
        Sign::Mark(Role::Placed),
        Sign::Mark(Role::Eliminated),
        Sign::Mark(Role::Guessed),
        Sign::Mark(Role::Clash),
    ];
}

/// The sign of a shape; none for what only the pointer lights.
const fn sign(shape: Shape) -> Option<Sign> {
    match shape {
        Shape::House(_, Role::Lit) | Shape::Cell(_, Role::Lit) | Shape::Candidate(_, Role::Lit) => None,
        Shape::House(_, Role::Aid) => Some(Sign::Cover),
        Shape::House(_, Role::Clash) => Some(Sign::Mark(Role::Clash)),
        Shape::House(..) => Some(Sign::House),
        Shape::Cell(_, role) | Shape::Candidate(_, role) => Some(Sign::Mark(role)),
    }
}

impl Drawing {
    /// The signs that are drawn, each once.
    #[must_use]
    pub fn signs(&self) -> Vec<Sign> {
        let shaped: Vec<Sign> = self.shapes.iter().filter_map(|&shape| sign(shape)).collect();
        let links = &self.web.links;
        let alternate = self.colours_alternate();
        let is_there = |wanted: &Sign| match wanted {
            Sign::Denied | Sign::Implied => alternate,
            Sign::Mark(Role::Color(0 | 1)) if alternate => false,
            Sign::Strong => links.iter().any(|link| link.strong),
            Sign::Weak => links.iter().any(|link| !link.strong),
            Sign::Group => links.iter().any(|link| link.from.len() > 1 || link.to.len() > 1),
            other => shaped.contains(other),
        };
        Sign::ALL.into_iter().filter(is_there).collect()
    }

    /// Whether the links lead from each statement in the first colour, if it is false, to one in the second
    /// that is true, and from there on to the next that is false. Else colours are branches or colourings.
    fn colours_alternate(&self) -> bool {
        let colour = |end: &[Candidate]| {
            let of = self.marks.iter().filter(|mark| end.contains(&mark.candidate));
            let mut colours = of.filter_map(|mark| match mark.role {
                Role::Color(number) => Some(number),
                _ => None,
            });
            colours.next()
        };
        let leads = |link: &LinkMark| match (colour(&link.from), colour(&link.to)) {
            (Some(0), Some(1)) => link.strong,
            (Some(1), Some(0)) => !link.strong,
            _ => false,
        };
        !self.web.links.is_empty() && self.web.links.iter().all(leads)
    }
}
