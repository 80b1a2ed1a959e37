//! The drawing of a step.

use crate::app::text::marks::MarksText;
use sudoku_core::{
    DigitSet,
    explain::{Locale, en, written::Notation},
    marks::Role,
};
use sudoku_play::view::{Marked, Sign};

pub(super) const MARKS: MarksText = MarksText {
    sign,
    remark,
    unfold: "Legend and notation",
    legend: "Legend",
    written: "Notation",
    more_lines: |lines| format!("{lines} more {}", if lines == 1 { "line" } else { "lines" }),
    lines_left: |lines| match lines {
        0 => "Then the conclusion".into(),
        lines => format!("{lines} more {}", if lines == 1 { "line" } else { "lines" }),
    },
    all_lines: "Show all",
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
        Sign::House => "row, column or box to look at",
        Sign::Cover => "cover: row, column or box",
        Sign::Denied => "if this is false…",
        Sign::Implied => "…then this is true",
        Sign::Branch(0) => "branch 1",
        Sign::Branch(1) => "branch 2",
        Sign::Branch(2) => "branch 3",
        Sign::Branch(_) => "branch 4",
        Sign::Strong => "strong link: at least one is true",
        Sign::Weak => "weak link: at most one is true",
        Sign::Group => "group: counts as one",
        Sign::Mark(role) => match role {
            Role::House | Role::Cause => "what it rests on",
            Role::Placed => "placed",
            Role::Guessed => "guess",
            Role::Eliminated => "ruled out",
            Role::Clash => "dead end",
            Role::Lit => "highlighted",
            Role::Aid => "part of the pattern",
            Role::Fin => "fin",
            Role::Color(0) => "colour A",
            Role::Color(1) => "colour B",
            Role::Color(2) => "colour C",
            Role::Color(_) => "colour D",
            Role::Set(0) => "set A",
            Role::Set(1) => "set B",
            Role::Set(2) => "set C",
            Role::Set(3) => "set D",
            Role::Set(4) => "set E",
            Role::Set(_) => "set F",
        },
    }
}

/// "8 in the pattern, 3 and 5 ruled out".
fn remark(marked: &Marked, locale: Locale) -> String {
    let said = |(role, digits): &(Role, DigitSet)| {
        let digits =
            if digits.is_empty() { String::new() } else { en::list(*digits, "and", locale.symbols) + " " };
        digits
            + match role {
                Role::House | Role::Cause | Role::Aid => "in the pattern",
                Role::Placed => "goes here",
                Role::Guessed => "guessed here",
                Role::Eliminated => "ruled out",
                Role::Clash => "marked",
                Role::Fin => "as a fin",
                Role::Lit => "highlighted",
                Role::Color(0) => "in colour A",
                Role::Color(1) => "in colour B",
                Role::Color(2) => "in colour C",
                Role::Color(_) => "in colour D",
                Role::Set(0) => "in set A",
                Role::Set(1) => "in set B",
                Role::Set(2) => "in set C",
                Role::Set(3) => "in set D",
                Role::Set(4) => "in set E",
                Role::Set(_) => "in set F",
            }
    };
    marked.roles.iter().map(said).collect::<Vec<_>>().join(", ")
}
