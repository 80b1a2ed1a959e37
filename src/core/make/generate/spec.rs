//! The player's request for a puzzle by level, and its text.

use super::{Filling, killer, lines, regions::jigsaw};
use serde::{Deserialize, Serialize};
use std::{fmt, str::FromStr};
use sudoku_board::{ClueKind, Rng, Seed, Shape, Symmetry, rng::GENERATOR_VERSION};
use sudoku_logic::Level;

/// A request to the generator.
///
/// Its text has the version of the generator first, then shape, level, filling, symmetry and seed:
/// `2.3.medium.random.half-turn.K7Q2M9X4`. Behind the number of the shape comes its tag, if it has one:
/// `2.3x.medium.random.half-turn.K7Q2M9X4` has diagonals.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Spec {
    /// The board.
    pub shape: Shape,
    /// What the seed draws beside digits.
    pub drawn: Drawn,
    /// The level.
    pub level: Level,
    /// The way to make the full board.
    pub filling: Filling,
    /// The symmetry of the clues.
    pub symmetry: Symmetry,
    /// The seed.
    pub seed: Seed,
}

/// What a seed draws beside the digits.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Drawn {
    /// Nothing else.
    #[default]
    Nothing,
    /// Irregular regions in the place of boxes.
    Regions,
    /// Cages with their sums.
    Cages(Cages),
    /// Clues of one kind, beside some digits.
    Clues(ClueSet),
}

/// The clues that a seed draws.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum ClueSet {
    /// Thermometers.
    Thermometers,
    /// Arrows with a circle of one cell.
    Arrows,
    /// All white and black dots.
    Kropki,
    /// All X and V.
    Xv,
    /// Renban lines.
    Renban,
    /// Whispers lines: German whispers at 9×9, and of half as many as there are digits elsewhere.
    Whispers,
    /// Sums of diagonals.
    LittleKillers,
    /// The sandwich of each row and column.
    Sandwiches,
}

impl ClueSet {
    /// All of them.
    pub const ALL: [Self; 8] = [
        Self::Thermometers,
        Self::Arrows,
        Self::Kropki,
        Self::Xv,
        Self::Renban,
        Self::Whispers,
        Self::LittleKillers,
        Self::Sandwiches,
    ];

    /// Returns the kinds of clue that such boards have.
    #[must_use]
    pub const fn kinds(self) -> &'static [ClueKind] {
        match self {
            Self::Thermometers => &[ClueKind::Thermometer],
            Self::Arrows => &[ClueKind::Arrow],
            Self::Kropki => {
                const DOTS: &[ClueKind] = &[
                    ClueKind::Difference,
                    ClueKind::Ratio,
                    ClueKind::NoOtherDifference,
                    ClueKind::NoOtherRatio,
                ];
                DOTS
            }
            Self::Xv => &[ClueKind::PairSum, ClueKind::NoOtherSum],
            Self::Renban => &[ClueKind::Renban],
            Self::Whispers => &[ClueKind::Whispers],
            Self::LittleKillers => &[ClueKind::LittleKiller],
            Self::Sandwiches => &[ClueKind::Sandwich],
        }
    }

    /// Returns the set whose kinds a board has, and no other; `None` if it has others or none.
    #[must_use]
    pub fn of(shape: &Shape) -> Option<Self> {
        let has = |set: &Self| shape.clues().iter().all(|clue| set.kinds().contains(&clue.kind));
        Self::ALL.into_iter().find(has).filter(|_| shape.has_clues())
    }

    /// Returns the name in texts, in lower case with hyphens.
    #[must_use]
    pub const fn slug(self) -> &'static str {
        match self {
            Self::Thermometers => "thermometer",
            Self::Arrows => "arrow",
            Self::Kropki => "kropki",
            Self::Xv => "xv",
            Self::Renban => "renban",
            Self::Whispers => "whispers",
            Self::LittleKillers => "little-killer",
            Self::Sandwiches => "sandwich",
        }
    }
}

/// The cages that a seed draws.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Cages {
    /// They lie anywhere, in the place of all digits.
    #[default]
    Anywhere,
    /// No cage has cells of two boxes. There are no digits.
    InBoxes,
    /// They lie anywhere, beside some digits.
    BesideDigits,
}

impl Cages {
    /// All of them.
    pub const ALL: [Self; 3] = [Self::Anywhere, Self::InBoxes, Self::BesideDigits];
}

impl Drawn {
    /// Returns whether clues can be wished for: killers have cages in the place of all digits, or of most.
    #[must_use]
    pub const fn has_clues(self) -> bool {
        !matches!(self, Self::Cages(Cages::Anywhere | Cages::InBoxes))
    }

    /// Returns whether a symmetry is one of such boards: that of the clues, or of the cages.
    #[must_use]
    pub fn fits_symmetry(self, shape: &Shape, symmetry: Symmetry) -> bool {
        match self {
            Self::Cages(_) => matches!(symmetry, Symmetry::None | Symmetry::HalfTurn),
            // Lines have none, and few digits beside them are hardly seen to have one.
            Self::Clues(_) => symmetry == Symmetry::None,
            Self::Nothing | Self::Regions => symmetry.fits(shape),
        }
    }

    /// Returns the symmetry of such boards where nobody asks for another.
    #[must_use]
    pub const fn usual_symmetry(self) -> Symmetry {
        match self {
            Self::Clues(_) => Symmetry::None,
            Self::Nothing | Self::Regions | Self::Cages(_) => Symmetry::HalfTurn,
        }
    }

    /// Returns whether a full board can come from a filling. Those beside regions, cages or clues are random.
    #[must_use]
    pub fn fits_filling(self, shape: &Shape, filling: Filling) -> bool {
        filling == Filling::Random || self == Self::Nothing && filling.fits(shape)
    }

    /// Returns whether there are such puzzles of a level: at 4×4 all classic ones are easy, and killers without digits
    /// are harder.
    #[must_use]
    pub fn has_level(self, shape: &Shape, level: Level) -> bool {
        match self {
            Self::Nothing | Self::Regions => level.exists_at(shape),
            Self::Cages(cages) => killer::levels(shape, cages).contains(&(level as usize)),
            Self::Clues(set) => lines::levels(set).contains(&(level as usize)),
        }
    }

    /// Returns the board of a shape, with the regions that a seed draws.
    pub(super) fn board(self, shape: &Shape, seed: Seed) -> Shape {
        match self {
            Self::Regions => jigsaw(shape, &mut Rng::new(seed, REGIONS)),
            Self::Nothing | Self::Cages(_) | Self::Clues(_) => shape.clone(),
        }
    }

    /// Returns whether a seed may draw a board on another one.
    #[must_use]
    pub fn gives(self, from: &Shape, board: &Shape) -> bool {
        match self {
            Self::Nothing => board == from,
            Self::Regions => board.regions().is_some() && board.classic() == from.classic(),
            Self::Cages(_) => board.has_sums() && board.without_cages() == *from,
            Self::Clues(set) => ClueSet::of(board) == Some(set) && board.bare() == *from,
        }
    }

    /// Returns what stands behind the shape in the text of a spec: the letters with which a tag of regions,
    /// cages or clues begins, and the kind of the cages.
    pub(super) const fn letter(self) -> &'static str {
        match self {
            Self::Nothing => "",
            Self::Regions => "j",
            Self::Cages(Cages::Anywhere) => "c",
            Self::Cages(Cages::InBoxes) => "cb",
            Self::Cages(Cages::BesideDigits) => "cd",
            Self::Clues(ClueSet::Thermometers) => "~t",
            Self::Clues(ClueSet::Arrows) => "~a",
            Self::Clues(ClueSet::Kropki) => "~d",
            Self::Clues(ClueSet::Xv) => "~s",
            Self::Clues(ClueSet::Renban) => "~n",
            Self::Clues(ClueSet::Whispers) => "~w",
            Self::Clues(ClueSet::LittleKillers) => "~l",
            Self::Clues(ClueSet::Sandwiches) => "~h",
        }
    }

    /// Returns the shape of a written one, and what a seed draws beside. Letters behind cages belong to their cells.
    pub(super) fn read(written: &str) -> Option<(Shape, Self)> {
        let clues = ClueSet::ALL.map(Self::Clues).into_iter();
        let all = clues.chain(Cages::ALL.map(Self::Cages)).chain([Self::Regions, Self::Nothing]);
        all.into_iter().find_map(|drawn| {
            let shape = Shape::from_written(written.strip_suffix(drawn.letter())?)?;
            (drawn == Self::Nothing || shape.is_bare()).then_some((shape, drawn))
        })
    }
}

/// Why a text is not a spec.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum SpecError {
    /// It does not have the six parts.
    #[error("it is not of the form version.shape.level.filling.symmetry.seed")]
    Form,
    /// It has another generator's version, whose puzzles this one cannot make again.
    #[error("it was written by generator {0}, and this is generator {GENERATOR_VERSION}")]
    Version(u32),
    /// No shape has the number.
    #[error("no board has that number: 2 to 5 are boxes of so many rows and columns, others are sides")]
    Shape,
    /// The level is unknown.
    #[error("the level is not known")]
    Level,
    /// The filling is unknown, or boards of that shape do not come from a pattern.
    #[error("no board of that shape has that filling")]
    Filling,
    /// The symmetry is unknown, exchanges rows and columns of a board with rectangular boxes, or is none of cages.
    #[error("no board of that size has that symmetry")]
    Symmetry,
}

/// The random stream of regions, which no puzzle uses.
const REGIONS: u32 = u32::MAX;

impl Spec {
    /// Returns the board, with the regions that the seed draws.
    pub(super) fn board(&self) -> Shape {
        self.drawn.board(&self.shape, self.seed)
    }

    /// Returns whether a seed of this spec may give such a board.
    #[must_use]
    pub fn gives(&self, shape: &Shape) -> bool {
        self.drawn.gives(&self.shape, shape)
    }

    /// Returns whether there are such puzzles.
    #[must_use]
    pub fn exists(&self) -> bool {
        self.drawn.has_level(&self.shape, self.level)
    }
}

impl fmt::Display for Spec {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { shape, drawn, level, filling, symmetry, seed } = self;
        let drawn = drawn.letter();
        write!(f, "{GENERATOR_VERSION}.{}{drawn}.{level}.{filling}.{symmetry}.{seed}", shape.written())
    }
}

impl FromStr for Spec {
    type Err = SpecError;

    /// Reads the text of a spec; the seed may be any text that [`Seed::from_text`] takes.
    fn from_str(text: &str) -> Result<Self, SpecError> {
        let mut parts = text.splitn(6, '.');
        let mut part = || parts.next().ok_or(SpecError::Form);
        let version: u32 = part()?.parse().map_err(|_| SpecError::Form)?;
        if version != GENERATOR_VERSION {
            return Err(SpecError::Version(version));
        }
        let (shape, drawn) = Drawn::read(part()?).ok_or(SpecError::Shape)?;
        let level = Level::from_slug(part()?).ok_or(SpecError::Level)?;
        let filling = Filling::from_slug(part()?).filter(|&filling| drawn.fits_filling(&shape, filling));
        let filling = filling.ok_or(SpecError::Filling)?;
        let symmetry = Symmetry::from_slug(part()?).filter(|&symmetry| drawn.fits_symmetry(&shape, symmetry));
        let symmetry = symmetry.ok_or(SpecError::Symmetry)?;
        let seed = Seed::from_text(part()?);
        Ok(Self { shape, drawn, level, filling, symmetry, seed })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_spec_is_its_text() {
        let check = |text: &str| {
            let spec: Spec = text.parse().unwrap_or_else(|error| panic!("{text}: {error}"));
            assert_eq!(spec.to_string(), text);
        };
        check("2.3.medium.random.half-turn.K7Q2M9X4");
        check("2.2.easy.permutation.none.00000000");
        check("2.4.hard.random.anti-diagonal.ZZZZZZZZ");
        check("2.5.very-hard.permutation.full.FZZZZZZZZZZZZ");
        check("2.3x.hard.random.full.00000000");
        check("2.6xn.easy.random.none.00000000");
        check("2.3j.medium.random.half-turn.K7Q2M9X4");
        check("2.2j1112122233343444.easy.random.none.00000000");
        check("2.3c.hard.random.half-turn.K7Q2M9X4");
        check("2.6c.medium.random.none.00000000");
        check("2.3cb.fiendish.random.half-turn.K7Q2M9X4");
        check("2.3cd.easy.random.none.K7Q2M9X4");
        check("2.3c15AabBa6Ccd.easy.random.none.K7Q2M9X4");
        check("2.3~t.medium.random.none.K7Q2M9X4");
        check("2.6~w.hard.random.none.K7Q2M9X4");
        check("2.3~tCaCbq1_2AaAbBaBb.easy.random.none.K7Q2M9X4");
    }

    #[test]
    fn a_seed_may_be_any_text() {
        let spec: Spec = "2.3.easy.random.none.mother's 70th.1".parse().unwrap();
        assert_eq!(spec.seed, Seed::from_text("mother's 70th.1"));
    }

    #[test]
    fn other_texts_are_refused() {
        let check = |text: &str, error: SpecError| assert_eq!(text.parse::<Spec>(), Err(error), "{text}");
        check("", SpecError::Form);
        check("x.3.medium.random.half-turn.K7Q2M9X4", SpecError::Form);
        check("2.3.medium.random.half-turn", SpecError::Form);
        check("1.3.medium.random.half-turn.K7Q2M9X4", SpecError::Version(1));
        check("0.whatever", SpecError::Version(0));
        check("2.7.medium.random.half-turn.K7Q2M9X4", SpecError::Shape);
        check("2.-3.medium.random.half-turn.K7Q2M9X4", SpecError::Shape);
        check("2.6.medium.random.quarter-turn.K7Q2M9X4", SpecError::Symmetry);
        check("2.3.Medium.random.half-turn.K7Q2M9X4", SpecError::Level);
        check("2.4w.medium.random.half-turn.K7Q2M9X4", SpecError::Shape);
        check("2.3x.medium.permutation.half-turn.K7Q2M9X4", SpecError::Filling);
        check("2.3.medium.magic.half-turn.K7Q2M9X4", SpecError::Filling);
        check("2.3.medium.random.third-turn.K7Q2M9X4", SpecError::Symmetry);
        check("2.3c.medium.random.full.K7Q2M9X4", SpecError::Symmetry);
        check("2.3c.medium.permutation.none.K7Q2M9X4", SpecError::Filling);
        assert_eq!(
            SpecError::Version(1).to_string(),
            "it was written by generator 1, and this is generator 2"
        );
    }
}
