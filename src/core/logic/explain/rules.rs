//! The words about constraints.

use super::{Locale, types::Rules};
use crate::technique::NoSeRating;
use sudoku_board::{Constraint, Shape};

/// The words for a constraint.
#[derive(Clone, Copy, Debug)]
pub struct RuleWords {
    /// The name of the constraint in the name of a board, "anti-knight".
    pub name: &'static str,
    /// The name of the constraint as a title.
    pub title: &'static str,
    /// The rule, beside the usual ones.
    pub said: &'static str,
    /// The rule by itself, with its name.
    pub defined: &'static str,
    /// The words of a constraint that adds sight and no houses; `None` for any other.
    pub sight: Option<SightWords>,
}

/// The words for cells that see each other without a house.
#[derive(Clone, Copy, Debug)]
pub struct SightWords {
    /// Two such cells, "a pair of cells that touch".
    pub pair: &'static str,
    /// What two such cells do, "touch".
    pub apart: &'static str,
}

/// Returns the words for two cells that see each other because they share a cage.
#[must_use]
pub fn cage(locale: Locale) -> SightWords {
    let rules = locale.language.rules();
    SightWords { pair: rules.cage_pair(), apart: rules.cage_apart() }
}

/// Returns the words for a constraint.
#[must_use]
pub fn rule(constraint: Constraint, locale: Locale) -> RuleWords {
    let rules = locale.language.rules();
    match constraint {
        Constraint::Diagonals => RuleWords {
            name: rules.diagonals(),
            title: rules.diagonals_title(),
            said: rules.diagonals_said(),
            defined: rules.diagonals_defined(),
            sight: None,
        },
        Constraint::Windows => RuleWords {
            name: rules.windows(),
            title: rules.windows_title(),
            said: rules.windows_said(),
            defined: rules.windows_defined(),
            sight: None,
        },
        Constraint::Knight => RuleWords {
            name: rules.knight(),
            title: rules.knight_title(),
            said: rules.knight_said(),
            defined: rules.knight_defined(),
            sight: Some(SightWords { pair: rules.knight_pair(), apart: rules.knight_apart() }),
        },
        Constraint::King => RuleWords {
            name: rules.king(),
            title: rules.king_title(),
            said: rules.king_said(),
            defined: rules.king_defined(),
            sight: Some(SightWords { pair: rules.king_pair(), apart: rules.king_apart() }),
        },
    }
}

/// Returns the words for boxes of another form than the size alone implies, to follow the size: "with boxes of 2
/// rows".
#[must_use]
pub fn boxes(shape: &Shape, locale: Locale) -> Option<String> {
    let other = shape.regions().is_none() && !shape.has_usual_boxes();
    other.then(|| locale.language.rules().boxes(shape.box_rows()))
}

/// Returns the reason that a grid has no rating by Sudoku Explainer.
pub(super) fn no_se_rating(why: NoSeRating, rules: Rules) -> &'static str {
    match why {
        NoSeRating::Size => rules.no_rating_size(),
        NoSeRating::FewGivens => rules.no_rating_givens(),
        NoSeRating::NoSolution => rules.no_rating_none(),
        NoSeRating::SeveralSolutions => rules.no_rating_several(),
    }
}
