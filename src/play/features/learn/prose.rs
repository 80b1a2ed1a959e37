//! The prose about techniques, and their examples, as two texts outside the program.
//!
//! The prose has a head `# slug` for each technique, and below it sections with heads such as `## what`. The
//! examples have a line for each technique: its slug, the givens, the digits of the position, and the
//! candidates ruled out beyond them, between bars.

use crate::links::case::cases;
use sudoku_core::{Candidates, Cell, CellSet, Grid, Shape, Technique};

/// A section of the page of a technique.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Section {
    /// The technique in two sentences.
    What,
    /// The idea, as to a child.
    Idea,
    /// The proof.
    Why,
    /// The common mistake.
    Miss,
    /// The way to find it.
    Look,
    /// Its relatives.
    Kin,
    /// Its names elsewhere.
    Names,
}

impl Section {
    /// All sections, in the order of a page.
    pub const ALL: [Self; 7] =
        [Self::What, Self::Idea, Self::Why, Self::Look, Self::Miss, Self::Kin, Self::Names];

    /// The name of its head in the text.
    #[must_use]
    pub const fn slug(self) -> &'static str {
        match self {
            Self::What => "what",
            Self::Idea => "idea",
            Self::Why => "why",
            Self::Miss => "miss",
            Self::Look => "look",
            Self::Kin => "kin",
            Self::Names => "names",
        }
    }
}

/// The prose about a technique: its sections in the order of a page, each with its paragraphs.
pub type Prose = Vec<(Section, Vec<String>)>;

/// The lesson on a technique in the text of all; empty if the text has none.
#[must_use]
pub fn lesson(text: &str, technique: Technique) -> Prose {
    let slug = technique.slug();
    let own = text.lines().skip_while(|line| line.strip_prefix("# ") != Some(slug)).skip(1);
    let own: Vec<&str> = own.take_while(|line| !line.starts_with("# ")).collect();
    let section = |section: Section| {
        let mut found = own.iter().skip_while(|line| line.strip_prefix("## ") != Some(section.slug()));
        found.next()?;
        let paragraphs = found.take_while(|line| !line.starts_with("## "));
        let paragraphs = paragraphs.map(|line| line.trim().to_owned()).filter(|line| !line.is_empty());
        Some((section, paragraphs.collect()))
    };
    Section::ALL.into_iter().filter_map(section).collect()
}

/// The small picture of a technique: the cells of its pattern, and those of its conclusion.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SmallPicture {
    /// The size of the board.
    pub shape: Shape,
    /// The cells of the pattern.
    pub pattern: CellSet,
    /// The cells of the conclusion.
    pub concluded: CellSet,
}

/// The small picture of a technique in the text of all: behind the slug a sign for each cell,
/// `p` for the pattern, `c` for the conclusion, `b` for both.
pub(super) fn small_picture(text: &str, technique: Technique) -> Option<SmallPicture> {
    let signs = text.lines().find_map(|line| line.strip_prefix(technique.slug())?.strip_prefix('|'))?;
    let shape = Shape::ALL.into_iter().find(|shape| shape.cell_count() == signs.len())?;
    let cells = |of: [char; 2]| {
        Cell::all(shape)
            .zip(signs.chars())
            .filter(|(_, sign)| of.contains(sign))
            .map(|(cell, _)| cell)
            .collect()
    };
    Some(SmallPicture { shape: shape.clone(), pattern: cells(['p', 'b']), concluded: cells(['c', 'b']) })
}

/// The example of a technique in the text of all: its givens, and the position.
#[must_use]
pub fn example(text: &str, technique: Technique) -> Option<(Grid, Candidates)> {
    let case = cases(text, technique).next()?;
    let position = case.position();
    Some((case.givens, position))
}
