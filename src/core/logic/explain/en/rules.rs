//! The English words for constraints and kinds of house: a row of one table for each.

use sudoku_board::{Constraint, HouseKind, Shape};

/// The words for a constraint.
#[derive(Debug)]
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
#[derive(Debug)]
pub struct SightWords {
    /// The words after a verb of seeing, " by a knight's move".
    pub by: &'static str,
    /// Two such cells, "a pair of cells that touch".
    pub pair: &'static str,
    /// What two such cells do, "touch".
    pub apart: &'static str,
}

/// The words for two cells that see each other because they share a cage.
pub const CAGE: SightWords =
    SightWords { by: " by the cage", pair: "a pair of cells in a cage", apart: "are in the same cage" };

/// Returns the words for a constraint.
#[must_use]
pub const fn rule(constraint: Constraint) -> &'static RuleWords {
    match constraint {
        Constraint::Diagonals => &RuleWords {
            name: "X",
            title: "X",
            said: "Both diagonals have every digit, too.",
            defined: "X: both diagonals have every digit.",
            sight: None,
        },
        Constraint::Windows => &RuleWords {
            name: "Windoku",
            title: "Windoku",
            said: "Four windows have every digit, too.",
            defined: "Windoku: four windows have every digit.",
            sight: None,
        },
        Constraint::Knight => &RuleWords {
            name: "anti-knight",
            title: "Anti-knight",
            said: "Cells a knight's move apart differ.",
            defined: "Anti-knight: cells a knight's move apart differ.",
            sight: Some(SightWords {
                by: " by a knight's move",
                pair: "a pair of cells a knight's move apart",
                apart: "are a knight's move apart",
            }),
        },
        Constraint::King => &RuleWords {
            name: "anti-king",
            title: "Anti-king",
            said: "Cells that touch at a corner differ.",
            defined: "Anti-king: cells that touch at a corner differ.",
            sight: Some(SightWords {
                by: " by a king's move",
                pair: "a pair of cells that touch",
                apart: "touch",
            }),
        },
    }
}

/// The words for a kind of house.
#[derive(Debug)]
pub struct KindWords {
    /// One of them.
    pub one: &'static str,
    /// Several.
    pub many: &'static str,
    /// The words after a verb of seeing, for houses that a constraint adds.
    pub by: Option<&'static str>,
    /// The names of houses that have names instead of numbers.
    pub named: Option<Named>,
}

/// Houses with names: the words before one name and before several, and the names in order.
#[derive(Debug)]
pub struct Named {
    pub(super) one: &'static str,
    pub(super) many: &'static str,
    pub(super) names: &'static [&'static str],
}

/// Returns the words for a kind of house.
#[must_use]
pub const fn kind(kind: HouseKind) -> &'static KindWords {
    const fn usual(one: &'static str, many: &'static str) -> KindWords {
        KindWords { one, many, by: None, named: None }
    }
    const fn diagonal(names: &'static [&'static str]) -> KindWords {
        let named = Named { one: "the diagonal from", many: "the diagonals from", names };
        KindWords { one: "diagonal", many: "diagonals", by: Some(" by the diagonal"), named: Some(named) }
    }
    match kind {
        HouseKind::Row => &const { usual("row", "rows") },
        HouseKind::Column => &const { usual("column", "columns") },
        HouseKind::Box => &const { usual("box", "boxes") },
        HouseKind::Region => &const { usual("region", "regions") },
        HouseKind::Falling => &const { diagonal(&["top left"]) },
        HouseKind::Rising => &const { diagonal(&["top right"]) },
        HouseKind::Window => &KindWords {
            one: "window",
            many: "windows",
            by: Some(" by the window"),
            named: Some(Named {
                one: "the window at",
                many: "the windows at",
                names: &["top left", "top right", "bottom left", "bottom right"],
            }),
        },
    }
}

/// Returns the words for boxes of another form than the size alone implies, to follow the size: "with boxes of 2
/// rows".
#[must_use]
pub fn boxes(shape: &Shape) -> Option<String> {
    let other = shape.regions().is_none() && !shape.has_usual_boxes();
    other.then(|| format!("with boxes of {} rows", shape.box_rows()))
}
