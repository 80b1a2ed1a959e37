//! What is drawn for a step.

use crate::app::text::marks::MarksText;
use sudoku_core::{explain::written::Notation, marks::Role, play::view::Sign};

pub(super) const MARKS: MarksText = MarksText {
    sign,
    unfold: "Signs and notation",
    all: "Signs on the board",
    notation,
    copy: "Copy",
    copied: "Copied",
};

const fn notation(notation: Notation) -> &'static str {
    match notation {
        Notation::Eureka => "Eureka",
        Notation::Hodoku => "HoDoKu",
    }
}

const fn sign(sign: Sign) -> &'static str {
    match sign {
        Sign::House => "house",
        Sign::Cover => "house that covers",
        Sign::Denied => "chain: if false",
        Sign::Implied => "chain: then true",
        Sign::Branch(0) => "branch 1",
        Sign::Branch(1) => "branch 2",
        Sign::Branch(2) => "branch 3",
        Sign::Branch(_) => "branch 4",
        Sign::Strong => "strong link: one is true",
        Sign::Weak => "weak link: not both",
        Sign::Group => "one statement",
        Sign::Mark(role) => match role {
            Role::House | Role::Cause => "why",
            Role::Placed => "placed",
            Role::Guessed => "guess",
            Role::Eliminated => "ruled out",
            Role::Clash => "dead end",
            Role::Lit => "pointed at",
            Role::Aid => "needed, too",
            Role::Fin => "fin",
            Role::Color(0) => "one colour",
            Role::Color(1) => "the other",
            Role::Color(2) => "second colouring",
            Role::Color(_) => "its other colour",
            Role::Set(0) => "set A",
            Role::Set(1) => "set B",
            Role::Set(2) => "set C",
            Role::Set(_) => "set D",
        },
    }
}
