//! The text of a measure: a part for each property that is set.
//!
//! `m2.3.random.half-turn.clues-24.minimal.tries-20.K7Q2M9X4` is a 9×9 from a random board, in half-turn
//! symmetry, with 24 clues that are all needed, from at most 20 boards. The number after the `m` is the
//! version of the generator; the seed is last.

use super::{Logic, Measure, MeasureError, Source};
use crate::{Filling, generate::Drawn};
use std::{
    fmt::{self, Write},
    str::FromStr,
};
use sudoku_board::{
    Cell, Digit, Grid, Seed, Shape, Symmetry,
    rng::{EXACT_VERSION, GENERATOR_VERSION},
};
use sudoku_logic::{Level, Technique};
use sudoku_scales::{Class, Tenths};

/// The cells in one figure of a pattern.
const CELLS_PER_FIGURE: usize = 4;

/// Why a text is not a measure.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum MeasureTextError {
    /// The version, order, board, symmetry or seed is missing.
    #[error("it is not of the form mVERSION.ORDER.BOARD.SYMMETRY.PARTS.SEED")]
    Form,
    /// It has another generator's version, whose puzzles this one cannot make again.
    #[error("it was written by generator {0}, and this is generator {EXACT_VERSION}")]
    Version(u32),
    /// This part is unknown, malformed or repeated.
    #[error("the part {0:?} is not understood")]
    Part(String),
    /// No puzzle can match it.
    #[error("{0}")]
    Impossible(#[from] MeasureError),
}

impl fmt::Display for Measure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "m{}.{}{}.", self.version(), self.shape.written(), self.drawn.letter())?;
        match &self.source {
            Source::Filling(filling) => write!(f, "{filling}")?,
            Source::Solution(grid) => write!(f, "{GIVEN}{}", grid.symbols())?,
        }
        write!(f, ".{}", self.symmetry)?;
        if let Some(clues) = self.clues {
            write!(f, ".{}{clues}", if self.or_fewer { MOST } else { CLUES })?;
        }
        if self.minimal {
            write!(f, ".{MINIMAL}")?;
        }
        if let Some(drawn) = &self.pattern {
            write!(f, ".{PATTERN}{}", figures(&self.shape, drawn))?;
        }
        let Logic { needs, without, rating, level, class, exact } = self.logic;
        if let Some(level) = level {
            write!(f, ".{LEVEL}{level}")?;
        }
        if let Some(class) = class {
            write!(f, ".{}{}", if exact { EXACT_CLASS } else { CLASS }, class.slug())?;
        }
        if let Some((low, high)) = rating {
            write!(f, ".{}{}-{}", if exact { EXACT_RATING } else { RATING }, low.0, high.0)?;
        }
        if let Some(technique) = needs {
            write!(f, ".{NEEDS}{}", technique.slug())?;
        }
        without.iter().try_for_each(|technique| write!(f, ".{WITHOUT}{}", technique.slug()))?;
        write!(f, ".{TRIES}{}.{}", self.attempts, self.seed)
    }
}

/// The prefixes of the parts.
const GIVEN: &str = "given-";
const CLUES: &str = "clues-";
const MOST: &str = "most-";
const MINIMAL: &str = "minimal";
const PATTERN: &str = "cells-";
const LEVEL: &str = "level-";
const CLASS: &str = "class-";
const RATING: &str = "rated-";
const EXACT_CLASS: &str = "hodoku-";
const EXACT_RATING: &str = "er-";
const NEEDS: &str = "needs-";
const WITHOUT: &str = "without-";
const TRIES: &str = "tries-";

impl FromStr for Measure {
    type Err = MeasureTextError;

    /// Reads the text of a measure, and checks that a puzzle can match it.
    fn from_str(text: &str) -> Result<Self, MeasureTextError> {
        let mut parts = text.strip_prefix('m').ok_or(MeasureTextError::Form)?.split('.');
        let version = parts.next().and_then(number::<u32>).ok_or(MeasureTextError::Form)?;
        if ![GENERATOR_VERSION, EXACT_VERSION].contains(&version) {
            return Err(MeasureTextError::Version(version));
        }
        let mut part = || parts.next().ok_or(MeasureTextError::Form);
        let bad = |part: &str| MeasureTextError::Part(part.to_owned());
        let (shape, source, symmetry) = (part()?, part()?, part()?);
        // A wish has one text.
        let named = Drawn::read(shape).filter(|(named, drawn)| named.written() + drawn.letter() == shape);
        let (shape, drawn) = named.ok_or_else(|| bad(shape))?;
        let source = read_source(source, &shape).ok_or_else(|| bad(source))?;
        let symmetry = Symmetry::from_slug(symmetry)
            .filter(|symmetry| symmetry.fits(&shape))
            .ok_or_else(|| bad(symmetry))?;
        let mut rest: Vec<&str> = parts.collect();
        let seed = rest.pop().ok_or(MeasureTextError::Form)?;
        let seed = Seed::read(seed).ok_or_else(|| bad(seed))?;
        let mut measure = Self { drawn, source, symmetry, minimal: false, ..Self::minimal(&shape, seed) };
        let mut last = 0;
        for part in rest {
            // Parts have a fixed order, so that a wish has one text.
            let rank = measure.read_part(part).filter(|&rank| rank > last).ok_or_else(|| bad(part))?;
            last = rank;
        }
        if version != measure.version() {
            return Err(MeasureTextError::Form);
        }
        measure.check()?;
        Ok(measure)
    }
}

impl Measure {
    /// Returns the version of the measure's text.
    const fn version(&self) -> u32 {
        if self.logic.exact { EXACT_VERSION } else { GENERATOR_VERSION }
    }

    /// Returns whether the form of a text without its version names exact figures.
    pub(crate) fn is_exact_form(form: &str) -> bool {
        form.split('.').any(|part| part.starts_with(EXACT_CLASS) || part.starts_with(EXACT_RATING))
    }

    /// Reads one part; returns its rank among the parts, if it is known.
    fn read_part(&mut self, part: &str) -> Option<u32> {
        let after = |prefix: &str| part.strip_prefix(prefix);
        if let Some(clues) = after(CLUES) {
            self.clues = Some(number(clues)?);
            Some(1)
        } else if let Some(clues) = after(MOST) {
            (self.clues, self.or_fewer) = (Some(number(clues)?), true);
            Some(1)
        } else if part == MINIMAL {
            self.minimal = true;
            Some(2)
        } else if let Some(drawn) = after(PATTERN) {
            self.pattern = Some(read_figures(&self.shape, drawn)?);
            Some(3)
        } else if let Some(level) = after(LEVEL) {
            self.logic.level = Some(Level::from_slug(level)?);
            Some(4)
        } else if let Some(class) = after(CLASS) {
            self.logic.class = Some(Class::from_slug(class)?);
            Some(5)
        } else if let Some(class) = after(EXACT_CLASS) {
            (self.logic.class, self.logic.exact) = (Some(Class::from_slug(class)?), true);
            Some(5)
        } else if let Some(range) = after(RATING).filter(|_| !self.logic.exact) {
            self.logic.rating = Some(read_range(range)?);
            Some(6)
        } else if let Some(range) = after(EXACT_RATING) {
            // A class that is not exact does not go with it.
            if self.logic.class.is_some() && !self.logic.exact {
                return None;
            }
            (self.logic.rating, self.logic.exact) = (Some(read_range(range)?), true);
            Some(6)
        } else if let Some(technique) = after(NEEDS) {
            self.logic.needs = Some(Technique::from_slug(technique)?);
            Some(7)
        } else if let Some(technique) = after(WITHOUT) {
            let technique = Technique::from_slug(technique)?;
            self.logic.without.set(technique, true);
            // Several are allowed, in the order of the techniques.
            Some(8 + Technique::ALL.iter().position(|&other| other == technique)? as u32)
        } else if let Some(tries) = after(TRIES) {
            self.attempts = number(tries).filter(|&tries| tries > 0)?;
            Some(u32::MAX)
        } else {
            None
        }
    }
}

/// Returns a number in its canonical form: without a sign or leading zeros.
fn number<T: FromStr + ToString>(text: &str) -> Option<T> {
    text.parse().ok().filter(|number: &T| number.to_string() == text)
}

fn read_source(text: &str, shape: &Shape) -> Option<Source> {
    if let Some(filling) = Filling::from_slug(text).filter(|filling| filling.fits(shape)) {
        return Some(Source::Filling(filling));
    }
    let cells: Option<Vec<Option<Digit>>> =
        text.strip_prefix(GIVEN)?.chars().map(|symbol| Digit::from_symbol(symbol).map(Some)).collect();
    Grid::empty(shape).filled_with(cells?).map(Source::Solution)
}

/// Reads a range of ratings in tenths, such as "65-70".
fn read_range(range: &str) -> Option<(Tenths, Tenths)> {
    let (low, high) = range.split_once('-')?;
    Some((Tenths(number(low)?), Tenths(number(high)?)))
}

/// Returns a pattern in hexadecimal figures: four cells each, in reading order, the first in the highest bit.
fn figures(shape: &Shape, drawn: &[Cell]) -> String {
    let cells: Vec<bool> = Cell::all(shape).map(|cell| drawn.contains(&cell)).collect();
    cells.chunks(CELLS_PER_FIGURE).fold(String::new(), |mut text, four| {
        let worth =
            four.iter().enumerate().map(|(place, &drawn)| u8::from(drawn) << (CELLS_PER_FIGURE - 1 - place));
        // Writing to a `String` cannot fail.
        let _ = write!(text, "{:x}", worth.sum::<u8>());
        text
    })
}

fn read_figures(shape: &Shape, text: &str) -> Option<Vec<Cell>> {
    let mut drawn = Vec::new();
    for (figure, symbol) in text.chars().enumerate() {
        let worth = symbol.to_digit(16).filter(|_| !symbol.is_ascii_uppercase())?;
        let places = (0..CELLS_PER_FIGURE).filter(|place| worth >> (CELLS_PER_FIGURE - 1 - place) & 1 == 1);
        drawn.extend(places.map(|place| figure * CELLS_PER_FIGURE + place));
    }
    let fits = text.len() == shape.cell_count().div_ceil(CELLS_PER_FIGURE)
        && drawn.last().is_none_or(|&last| last < shape.cell_count());
    fits.then(|| drawn.into_iter().map(Cell::at).collect())
}
