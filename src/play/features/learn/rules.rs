//! The rules of Sudoku on a full board: each row, each column and each box has every digit once.

use super::prose::SmallPicture;
use sudoku_core::{
    Cell, CellSet, Grid, House, HouseKind, Rng, Seed, Shape, generate::pattern_board, symmetry::Transform,
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
pub fn rules(shape: &Shape, kind: HouseKind) -> RulesView {
    let change = Transform::random(shape, &mut Rng::new(Seed::new(SEED), 0));
    let house = near_the_middle(shape, kind);
    let lit = *shape.geometry().cell_set(house);
    RulesView { board: change.apply(&pattern_board(shape)), kind, house, lit }
}

fn near_the_middle(shape: &Shape, kind: HouseKind) -> House {
    let (geometry, cell) = (shape.geometry(), Cell::at(shape.cell_count() / 2));
    geometry.house_of(cell, kind).unwrap_or(geometry.box_of(cell))
}

/// The small picture of the rules: a row and a column, and a box.
pub(super) fn small_picture() -> SmallPicture {
    let shape = Shape::S9;
    let cells = |kind| shape.geometry().cell_set(near_the_middle(shape, kind)).iter();
    let lines = cells(HouseKind::Row).chain(cells(HouseKind::Column));
    SmallPicture {
        shape: shape.clone(),
        pattern: lines.collect(),
        concluded: cells(HouseKind::Box).collect(),
    }
}

/// The slug of the rules in an address, and before a size.
const SLUG: &str = "rules";

/// Whether a slug names the rules: alone, or with the side of a board, as in `rules-16`.
pub(super) fn is_named(slug: &str) -> bool {
    slug.strip_prefix(SLUG).is_some_and(|rest| rest.is_empty() || rest.starts_with('-'))
}

/// The size behind the slug; none without one that boards have.
pub(super) fn size(slug: &str) -> Option<&'static Shape> {
    slug.strip_prefix(SLUG)?.strip_prefix('-')?.parse().ok().and_then(Shape::from_side)
}
