//! Which words of the signs drawn for a step fit. The words themselves are in `words/en/marks.ftl`.

use super::{text, words::Marks};
use sudoku_core::{
    DigitSet,
    explain::{Locale, written::Notation},
    marks::Role,
};
use sudoku_play::view::{Marked, Sign};

impl Marks {
    /// A notation.
    #[must_use]
    pub fn notation(&self, notation: Notation) -> &'static str {
        match notation {
            Notation::Eureka => self.eureka(),
            Notation::Hodoku => self.hodoku(),
        }
    }

    /// The number of lines of a reason that the next presses tell, before the conclusion.
    #[must_use]
    pub fn lines_left(&self, lines: usize) -> String {
        if lines == 0 { self.then_conclusion().into() } else { self.more_lines(lines) }
    }

    /// The meaning of a sign.
    #[must_use]
    pub fn sign(&self, sign: Sign) -> String {
        let said = match sign {
            Sign::House => self.house(),
            Sign::Cover => self.cover(),
            Sign::Denied => self.denied(),
            Sign::Implied => self.implied(),
            Sign::Branch(number) => return self.branch(usize::from(number.min(3)) + 1),
            Sign::Strong => self.strong(),
            Sign::Weak => self.weak(),
            Sign::Group => self.group(),
            Sign::Mark(role) => match role {
                Role::House | Role::Cause => self.cause(),
                Role::Placed => self.placed(),
                Role::Guessed => self.guessed(),
                Role::Eliminated => self.eliminated(),
                Role::Clash => self.clash(),
                Role::Lit => self.lit(),
                Role::Aid => self.aid(),
                Role::Fin => self.fin(),
                Role::Color(number) => return self.colour(colour(number)),
                Role::Set(number) => return self.set(set(number)),
            },
        };
        said.into()
    }

    /// The marks in one cell, for its spoken label: "8 in the pattern, 3 and 5 ruled out".
    #[must_use]
    pub fn remark(&self, marked: &Marked, locale: Locale) -> String {
        let lists = &text().lists;
        let said = |(role, digits): &(Role, DigitSet)| {
            let mark = self.said(*role);
            if digits.is_empty() { mark } else { self.of_digits(&lists.digits(*digits, locale), &mark) }
        };
        lists.plain(marked.roles.iter().map(said))
    }

    fn said(&self, role: Role) -> String {
        let said = match role {
            Role::House | Role::Cause | Role::Aid => self.said_pattern(),
            Role::Placed => self.said_placed(),
            Role::Guessed => self.said_guessed(),
            Role::Eliminated => self.said_eliminated(),
            Role::Clash => self.said_clash(),
            Role::Fin => self.said_fin(),
            Role::Lit => self.said_lit(),
            Role::Color(number) => return self.said_colour(colour(number)),
            Role::Set(number) => return self.said_set(set(number)),
        };
        said.into()
    }
}

/// The letter of a colour of a colouring.
pub(super) fn colour(number: u8) -> &'static str {
    ["A", "B", "C"].get(usize::from(number)).unwrap_or(&"D")
}

/// The letter of an almost locked set.
pub(super) fn set(number: u8) -> &'static str {
    ["A", "B", "C", "D", "E"].get(usize::from(number)).unwrap_or(&"F")
}
