//! The words about constraints and clues.

use super::{Locale, said, types::Rules};
use crate::technique::NoSeRating;
use std::borrow::Cow;
use sudoku_board::{Clue, ClueKind, Constraint, Digit, Shape};

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

/// Returns the words for two cells that differ because of a clue.
#[must_use]
pub fn clue(locale: Locale) -> SightWords {
    let rules = locale.language.rules();
    SightWords { pair: rules.clue_pair(), apart: rules.clue_apart() }
}

/// The words for a clue.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ClueWords {
    /// Its name, without an article: "thermometer". A rule about all neighbours has the name of what it excludes.
    pub name: Cow<'static, str>,
    /// The rule that clues of its kind, with its number, stand for.
    pub said: Cow<'static, str>,
}

/// Returns the words for a clue of a board.
#[must_use]
pub fn of_clue(clue: &Clue, shape: &Shape, locale: Locale) -> ClueWords {
    let words = locale.language.clues();
    let number = usize::from(clue.number());
    let known = |name: &'static str, said: &'static str| ClueWords { name: name.into(), said: said.into() };
    let counted = |name: String, said: String| ClueWords { name: name.into(), said: said.into() };
    let has = |kinds: &[ClueKind]| shape.clues().iter().any(|other| kinds.contains(&other.kind));
    match (clue.kind, number) {
        (ClueKind::Thermometer, _) => known(words.thermometer(), words.thermometer_said()),
        (ClueKind::Arrow, _) => known(words.arrow(), words.arrow_said()),
        (ClueKind::Renban, _) => known(words.renban(), words.renban_said()),
        (ClueKind::Whispers, 5) => known(words.german_whispers(), words.german_whispers_said()),
        (ClueKind::Whispers, 4) => known(words.dutch_whispers(), words.dutch_whispers_said()),
        (ClueKind::Whispers, _) => counted(words.whispers(number), words.whispers_said(number)),
        (ClueKind::Palindrome, _) => known(words.palindrome(), words.palindrome_said()),
        (ClueKind::Between, _) => known(words.between(), words.between_said()),
        (ClueKind::RegionSum, _) => known(words.region_sum(), words.region_sum_said()),
        (ClueKind::Difference, 1) => known(words.white_dot(), words.white_dot_said()),
        (ClueKind::Difference, _) => counted(words.difference(number), words.difference_said(number)),
        (ClueKind::Ratio, 2) => known(words.black_dot(), words.black_dot_said()),
        (ClueKind::Ratio, _) => counted(words.ratio(number), words.ratio_said(number)),
        (ClueKind::PairSum, 5) => known(words.sum_v(), words.sum_v_said()),
        (ClueKind::PairSum, 10) => known(words.sum_x(), words.sum_x_said()),
        (ClueKind::PairSum, _) => counted(words.pair_sum(number), words.pair_sum_said(number)),
        (ClueKind::Greater, _) => known(words.greater(), words.greater_said()),
        (ClueKind::NoOtherDifference, 1) if has(clue.kind.marks()) => {
            known(words.no_other_white_dots(), words.no_other_white_dots_said())
        }
        (ClueKind::NoOtherDifference, 1) => known(words.nonconsecutive(), words.nonconsecutive_said()),
        (ClueKind::NoOtherDifference, _) => ClueWords {
            name: words.no_other_white_dots().into(),
            said: words.no_other_difference_said(number).into(),
        },
        (ClueKind::NoOtherRatio, 2) => known(words.no_other_black_dots(), words.no_other_black_dots_said()),
        (ClueKind::NoOtherRatio, _) => ClueWords {
            name: words.no_other_black_dots().into(),
            said: words.no_other_ratio_said(number).into(),
        },
        (ClueKind::NoOtherSum, _) => {
            ClueWords { name: words.no_other_sums().into(), said: words.no_other_sum_said(number).into() }
        }
        (ClueKind::LittleKiller, _) => known(words.little_killer(), words.little_killer_said()),
        (ClueKind::Sandwich, _) => {
            let [least, most] = [0, shape.side() - 1].map(|index| said(Digit::at(index), locale));
            ClueWords { name: words.sandwich().into(), said: words.sandwich_said(least, most).into() }
        }
        (ClueKind::Odd, _) => known(words.odd(), words.odd_said()),
        (ClueKind::Even, _) => known(words.even(), words.even_said()),
        (ClueKind::Quadruple, _) => known(words.quadruple(), words.quadruple_said()),
        (ClueKind::ExtraRegion, _) => known(words.extra_region(), words.extra_region_said()),
        (ClueKind::Clone, _) => known(words.the_clone(), words.the_clone_said()),
        (ClueKind::Minimum, _) => known(words.minimum(), words.minimum_said()),
        (ClueKind::Maximum, _) => known(words.maximum(), words.maximum_said()),
        (ClueKind::DisjointGroups, _) => known(words.disjoint_groups(), words.disjoint_groups_said()),
    }
}

/// Returns the words for the clues of a board, those of several clues with the same rule once, in the order of the clues.
#[must_use]
pub fn of_clues(shape: &Shape, locale: Locale) -> Vec<ClueWords> {
    let mut all: Vec<ClueWords> = Vec::new();
    for clue in shape.clues() {
        let words = of_clue(clue, shape, locale);
        if !all.contains(&words) {
            all.push(words);
        }
    }
    all
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
