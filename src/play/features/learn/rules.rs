//! The rules of Sudoku on a full board: each row, each column and each box has every digit once.

use super::prose::SmallPicture;
use sudoku_core::{
    Cell, CellSet, Grid, House, HouseKind, Order, Rng, Seed, generate::pattern_board, symmetry::Transform,
};

/// The rules at a size, with a house lit.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RulesView {
    /// A full board.
    pub board: Grid,
    /// The kind of the house.
    pub kind: HouseKind,
    /// The house.
    pub house: House,
    /// Its cells.
    pub lit: CellSet,
}

/// The choice of a board; any seed would do.
const SEED: u64 = 9;

/// The rules at a size, with a house of that kind lit.
#[must_use]
pub fn rules(order: Order, kind: HouseKind) -> RulesView {
    let change = Transform::random(order, &mut Rng::new(Seed::new(SEED), 0));
    let house = near_the_middle(order, kind);
    let lit = *order.geometry().cell_set(house);
    RulesView { board: change.apply(&pattern_board(order)), kind, house, lit }
}

fn near_the_middle(order: Order, kind: HouseKind) -> House {
    order.geometry().house_of(Cell::at(order.cell_count() / 2), kind)
}

/// The small picture of the rules: a row and a column, and a box.
pub(super) fn small_picture() -> SmallPicture {
    let order = Order::Three;
    let cells = |kind| order.geometry().cell_set(near_the_middle(order, kind)).iter();
    let lines = cells(HouseKind::Row).chain(cells(HouseKind::Column));
    SmallPicture { order, pattern: lines.collect(), concluded: cells(HouseKind::Box).collect() }
}

/// The slug of the rules in an address, and before a size.
const SLUG: &str = "rules";

/// Whether a slug names the rules: alone, or with the side of a board, as in `rules-16`.
pub(super) fn is_named(slug: &str) -> bool {
    slug.strip_prefix(SLUG).is_some_and(|rest| rest.is_empty() || rest.starts_with('-'))
}

/// The size behind the slug; none without one that boards have.
pub(super) fn size(slug: &str) -> Option<Order> {
    slug.strip_prefix(SLUG)?.strip_prefix('-')?.parse().ok().and_then(Order::from_side)
}
