//! The variants that players choose by name.

use sudoku_board::{Constraint, Constraints, Shape};

/// A kind of board beside the classic one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Variant {
    /// The two long diagonals are houses.
    X,
    /// Four windows are houses.
    Windoku,
    /// Irregular regions take the place of boxes.
    Jigsaw,
    /// Cells a knight's move apart differ.
    AntiKnight,
}

impl Variant {
    /// All of them.
    pub const ALL: [Variant; 4] = [Variant::X, Variant::Windoku, Variant::Jigsaw, Variant::AntiKnight];

    /// Its name in texts.
    #[must_use]
    pub const fn slug(self) -> &'static str {
        match self {
            Variant::X => "x",
            Variant::Windoku => "windoku",
            Variant::Jigsaw => "jigsaw",
            Variant::AntiKnight => "anti-knight",
        }
    }

    /// The variant of that name.
    #[must_use]
    pub fn from_slug(slug: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|variant| variant.slug() == slug)
    }

    /// Whether it is offered at the size of a shape.
    #[must_use]
    pub fn fits(self, shape: Shape) -> bool {
        let sizes: &[Shape] = match self {
            Variant::X => &[Shape::S6, Shape::S9, Shape::S16],
            Variant::Windoku | Variant::Jigsaw | Variant::AntiKnight => &[Shape::S9],
        };
        sizes.contains(&shape.classic())
    }

    /// Its board at the size of a shape, before the regions of a jigsaw are drawn. Where it does not fit, the
    /// classic board.
    #[must_use]
    pub fn shape(self, size: Shape) -> Shape {
        let size = size.classic();
        let with = |constraint| size.with(Constraints::NONE.with(constraint)).unwrap_or(size);
        match self {
            _ if !self.fits(size) => size,
            Variant::X => with(Constraint::Diagonals),
            Variant::Windoku => with(Constraint::Windows),
            Variant::AntiKnight => with(Constraint::Knight),
            Variant::Jigsaw => size,
        }
    }

    /// The variant of a board; `None` for the classic one, and for constraints together.
    #[must_use]
    pub fn of(shape: Shape) -> Option<Self> {
        let mut constraints = shape.constraints().iter();
        match (constraints.next(), constraints.next(), shape.regions()) {
            (None, _, Some(_)) => Some(Variant::Jigsaw),
            (Some(Constraint::Diagonals), None, None) => Some(Variant::X),
            (Some(Constraint::Windows), None, None) => Some(Variant::Windoku),
            (Some(Constraint::Knight), None, None) => Some(Variant::AntiKnight),
            _ => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_variant_has_its_board() {
        for variant in Variant::ALL {
            assert_eq!(Variant::from_slug(variant.slug()), Some(variant));
            for size in Shape::ALL {
                let shape = variant.shape(size);
                let told = (variant != Variant::Jigsaw && variant.fits(size)).then_some(variant);
                assert_eq!(Variant::of(shape), told, "{variant:?} {size:?}");
            }
        }
    }
}
