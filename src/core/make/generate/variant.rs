//! The variants that players choose by name.

use super::{Cages, ClueSet, Drawn};
use sudoku_board::{Constraint, Constraints, Shape};

/// A kind of board beside the classic one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Variant {
    /// A constraint beside rows, columns and boxes.
    Ruled(Constraint),
    /// Irregular regions take the place of boxes.
    Jigsaw,
    /// Cages with sums take the place of digits, or of most.
    Killer(Cages),
    /// Lines, dots or sums stand beside few digits.
    Lines(ClueSet),
}

impl Variant {
    /// Returns all variants: killers, those with further houses, jigsaws, those with further sight, and those with clues.
    pub fn all() -> impl Iterator<Item = Variant> {
        let offered =
            |constraint: &Constraint| Shape::ALL.into_iter().any(|size| constraint.is_offered_at(size));
        let ruled = move |houses: bool| {
            let all = Constraint::ALL.into_iter().filter(offered);
            all.filter(move |constraint| constraint.has_houses() == houses).map(Variant::Ruled)
        };
        Cages::ALL
            .map(Variant::Killer)
            .into_iter()
            .chain(ruled(true))
            .chain([Variant::Jigsaw])
            .chain(ruled(false))
            .chain(ClueSet::ALL.map(Variant::Lines))
    }

    /// Returns the name of the variant in texts.
    #[must_use]
    pub const fn slug(self) -> &'static str {
        match self {
            Variant::Ruled(constraint) => constraint.slug(),
            Variant::Jigsaw => "jigsaw",
            Variant::Killer(Cages::Anywhere) => "killer",
            Variant::Killer(Cages::InBoxes) => "killer-in-boxes",
            Variant::Killer(Cages::BesideDigits) => "killer-with-digits",
            Variant::Lines(set) => set.slug(),
        }
    }

    /// Returns the variant of that name.
    #[must_use]
    pub fn from_slug(slug: &str) -> Option<Self> {
        Self::all().find(|variant| variant.slug() == slug)
    }

    /// Returns whether the variant is offered at the size of a shape.
    #[must_use]
    pub fn fits(self, shape: &Shape) -> bool {
        match self {
            Variant::Ruled(constraint) => constraint.is_offered_at(&shape.classic()),
            Variant::Jigsaw => shape.usual() == Shape::S9,
            Variant::Killer(_) => [Shape::S4, Shape::S6, Shape::S9].contains(&shape.usual()),
            Variant::Lines(_) => [Shape::S6, Shape::S9].contains(&shape.usual()),
        }
    }

    /// Returns the variant's board at the size of a shape, before regions, cages or clues are drawn. Where the variant
    /// does not fit, this is the classic board.
    #[must_use]
    pub fn shape(self, size: &Shape) -> Shape {
        let size = size.classic();
        match self {
            Variant::Ruled(constraint) if self.fits(&size) => {
                size.with(Constraints::NONE.with(constraint)).unwrap_or(size)
            }
            Variant::Ruled(_) | Variant::Jigsaw | Variant::Killer(_) | Variant::Lines(_) => size,
        }
    }

    /// Returns what a seed draws for the variant.
    #[must_use]
    pub const fn drawn(self) -> Drawn {
        match self {
            Variant::Ruled(_) => Drawn::Nothing,
            Variant::Jigsaw => Drawn::Regions,
            Variant::Killer(cages) => Drawn::Cages(cages),
            Variant::Lines(set) => Drawn::Clues(set),
        }
    }

    /// Returns whether boards of both variants are alike: all killers are.
    #[must_use]
    pub const fn is_like(self, other: Self) -> bool {
        match (self, other) {
            (Variant::Killer(_), Variant::Killer(_)) | (Variant::Jigsaw, Variant::Jigsaw) => true,
            (Variant::Ruled(one), Variant::Ruled(other)) => one as u8 == other as u8,
            (Variant::Lines(one), Variant::Lines(other)) => one as u8 == other as u8,
            _ => false,
        }
    }

    /// Returns whether there are puzzles of the day like this.
    #[must_use]
    pub fn is_daily(self) -> bool {
        self == Variant::Killer(Cages::Anywhere)
    }

    /// Returns the variant of a board, or `None` for the classic board and for several constraints together. All killers
    /// are one: those with cages anywhere. So are all boards with clues of one set.
    #[must_use]
    pub fn of(shape: &Shape) -> Option<Self> {
        let mut constraints = shape.constraints().iter();
        if shape.has_unknown_rules() {
            return None;
        }
        if shape.has_clues() {
            return ClueSet::of(shape).map(Variant::Lines).filter(|_| shape.bare() == *shape.usual());
        }
        if shape.has_cages() {
            let is_plain = constraints.next().is_none() && shape.regions().is_none();
            return (is_plain && shape.has_sums()).then_some(Variant::Killer(Cages::Anywhere));
        }
        match (constraints.next(), constraints.next(), shape.regions()) {
            (None, _, Some(_)) => Some(Variant::Jigsaw),
            (Some(one), None, None) => {
                Some(Variant::Ruled(one)).filter(|ruled| Self::all().any(|own| own == *ruled))
            }
            _ => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_variant_has_its_board() {
        for variant in Variant::all() {
            assert_eq!(Variant::from_slug(variant.slug()), Some(variant));
            for size in Shape::ALL {
                let shape = variant.shape(size);
                let told = (variant.drawn() == Drawn::Nothing && variant.fits(size)).then_some(variant);
                assert_eq!(Variant::of(&shape), told, "{variant:?} {size:?}");
            }
        }
    }
}
