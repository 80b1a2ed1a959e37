//! The shapes of board: a [size](sizes), with boxes of one form or irregular regions, [constraints](constraints),
//! [cages](cages), [clues](clues), and [rules that nobody here knows](unknown).
//!
//! A side alone, or a count of cells, means the usual boxes of that size: two rows of three at 6×6. A text that shows
//! or names other boxes has a shape with those. Regions that are rectangles of one form are such boxes, so each board
//! has one shape.

pub mod cages;
pub mod clues;
pub mod constraints;
mod rules;
mod sizes;
mod tables;
pub mod unknown;

pub use sizes::{Density, Limits, Making, Page};
pub use tables::{Held, PerShape};

use crate::{Cell, Geometry};
use cages::{Cage, CagesError};
use clues::{Clue, ClueError};
use constraints::{Constraint, Constraints};
use rules::{Content, Layout, Rules};
use serde::{Deserialize, Serialize};
use sizes::{JIGSAWS, MOST_BOXES, ROWS, Row};
use std::sync::Arc;
use unknown::UnknownRules;

/// The shape of a board: its side, the rows and columns of its boxes or its irregular regions, its constraints, its
/// cages and its clues.
///
/// It is a handle. With boxes, and without cages and clues, it is a few numbers. Irregular regions, cages and clues are
/// counted, with all tables that follow from them: they go with the last shape, grid or position that has them.
#[derive(Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "Written", into = "Written")]
pub struct Shape {
    size: Size,
    /// The form of its boxes among those of its size; 0 for the usual ones, and with irregular regions.
    boxes: u8,
    constraints: Constraints,
    layout: Layout,
}

/// The sizes, each a row of the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
enum Size {
    S4,
    S6,
    S8,
    S9,
    S10,
    S12,
    S15,
    S16,
    S20,
    S25,
}

/// The sign of the rows of a box in a tag.
const BOXES: char = 'b';
/// The sign of irregular regions in a tag.
const REGIONS: char = 'j';
/// The sign of cages in a tag.
const CAGES: char = 'c';

/// A shape as it is sent between the page and the worker: its side, and its [tag](Shape::tag).
#[derive(Serialize, Deserialize)]
struct Written(u8, String);

impl Shape {
    /// 4×4, with boxes of 2×2.
    pub const S4: &'static Shape = &Self::of(Size::S4);
    /// 6×6, with boxes of two rows and three columns.
    pub const S6: &'static Shape = &Self::of(Size::S6);
    /// 8×8, with boxes of two rows and four columns.
    pub const S8: &'static Shape = &Self::of(Size::S8);
    /// 9×9, the classic.
    pub const S9: &'static Shape = &Self::of(Size::S9);
    /// 10×10, with boxes of two rows and five columns.
    pub const S10: &'static Shape = &Self::of(Size::S10);
    /// 12×12, with boxes of three rows and four columns.
    pub const S12: &'static Shape = &Self::of(Size::S12);
    /// 15×15, with boxes of three rows and five columns.
    pub const S15: &'static Shape = &Self::of(Size::S15);
    /// 16×16, with boxes of 4×4.
    pub const S16: &'static Shape = &Self::of(Size::S16);
    /// 20×20, with boxes of four rows and five columns.
    pub const S20: &'static Shape = &Self::of(Size::S20);
    /// 25×25, with boxes of 5×5.
    pub const S25: &'static Shape = &Self::of(Size::S25);
    /// All sizes, smallest first, with the usual boxes and rules.
    pub const ALL: [&'static Shape; 10] = [
        Shape::S4,
        Shape::S6,
        Shape::S8,
        Shape::S9,
        Shape::S10,
        Shape::S12,
        Shape::S15,
        Shape::S16,
        Shape::S20,
        Shape::S25,
    ];

    /// The sign of clues in a [tag](Self::tag).
    pub const CLUES: char = '~';
    /// The sign of unknown rules in a [tag](Self::tag).
    pub const UNKNOWN: char = '!';

    const fn of(size: Size) -> Self {
        Self { size, boxes: 0, constraints: Constraints::NONE, layout: Layout::BOXES }
    }

    /// Returns the shape of the same size with the usual boxes and rules.
    #[must_use]
    #[inline(always)]
    pub const fn usual(&self) -> &'static Self {
        Self::ALL[self.size as usize]
    }

    /// Returns the shape with the same boxes, the usual rules, no cages and no clues; for irregular regions the usual
    /// boxes.
    #[must_use]
    #[inline(always)]
    pub const fn classic(&self) -> Self {
        Self { size: self.size, boxes: self.boxes, constraints: Constraints::NONE, layout: Layout::BOXES }
    }

    /// Returns the shape with the usual boxes in the place of irregular regions, the same constraints, no cages and
    /// no clues.
    pub(crate) const fn boxed(&self) -> Self {
        let Self { size, boxes, constraints, .. } = *self;
        Self { size, boxes, constraints, layout: Layout::BOXES }
    }

    /// Returns the rules of irregular regions, cages and clues; `None` with boxes alone.
    #[inline(always)]
    pub(crate) const fn own_rules(&self) -> Option<&Arc<Rules>> {
        self.layout.rules()
    }

    /// Returns whether the shape has the boxes that its side alone means, and no irregular regions.
    #[must_use]
    pub fn has_usual_boxes(&self) -> bool {
        self.boxes == 0 && self.regions().is_none()
    }

    /// Returns the shapes of this size with the usual rules, one for each form of boxes, the usual one first.
    pub fn of_its_size(&self) -> impl Iterator<Item = Shape> + Clone + use<> {
        let size = self.size;
        (0..self.row().boxes.len()).map(move |boxes| Self { boxes: boxes as u8, ..Self::of(size) })
    }

    /// Returns the shape with boxes of this many rows instead of its own boxes or regions; `None` if the size has
    /// no such boxes.
    #[must_use]
    pub fn with_box_rows(&self, rows: usize) -> Option<Self> {
        let boxes = self.row().boxes.iter().position(|&(own, _)| usize::from(own) == rows)? as u8;
        Some(self.ruled(boxes, self.constraints, &[]))
    }

    /// Returns whether the shape has boxes, the usual rules and no cages.
    #[must_use]
    #[inline(always)]
    pub const fn is_classic(&self) -> bool {
        self.constraints.is_empty() && self.layout.is_boxes()
    }

    /// Returns the rules beyond the usual ones.
    #[must_use]
    pub const fn constraints(&self) -> Constraints {
        self.constraints
    }

    /// Returns the shape with these rules in addition; `None` if the size has no such houses: windows are for 9×9.
    #[must_use]
    pub fn with(&self, more: Constraints) -> Option<Self> {
        let constraints = Constraints::from_bits(self.constraints.bits() | more.bits())?;
        let fits = more.iter().all(|rule| rule.fits(self.size));
        let regions = self.regions().unwrap_or_default();
        fits.then(|| self.ruled(self.boxes, constraints, regions))
    }

    /// Returns the shape of the same size with these boxes, constraints and regions, and its own cages and clues.
    fn ruled(&self, boxes: u8, constraints: Constraints, regions: &[u8]) -> Self {
        let (cages, clues) = (self.cage_numbers().to_vec(), self.clue_numbers().to_vec());
        let (form, unknown) = ((self.size, boxes), self.unknown_text().to_owned());
        let layout =
            Layout::of(Content { regions: regions.to_vec(), constraints, form, cages, clues, unknown });
        Self { size: self.size, boxes, constraints, layout }
    }

    /// Returns the shape with these regions in the place of boxes, given by a number for each cell in reading order.
    /// Regions that are boxes of a form of its size give a shape with those.
    ///
    /// # Errors
    /// The regions are not as many as digits, or not each of as many cells.
    pub fn with_regions(&self, regions: &[u8]) -> Result<Self, RegionsError> {
        let side = self.side();
        if regions.len() != self.cell_count() {
            return Err(RegionsError::Cells(regions.len()));
        }
        // Numbered anew in reading order, so that the same regions are the same shape.
        let mut names: Vec<u8> = Vec::new();
        let mut numbered = Vec::with_capacity(regions.len());
        for &name in regions {
            let number = names.iter().position(|&known| known == name).unwrap_or_else(|| {
                names.push(name);
                names.len() - 1
            });
            numbered.push(number as u8);
        }
        if names.len() != side {
            return Err(RegionsError::Count(names.len()));
        }
        for number in 0..side {
            let cells = numbered.iter().filter(|&&one| usize::from(one) == number).count();
            if cells != side {
                return Err(RegionsError::Size { region: number, cells });
            }
        }
        let boxed = self.of_its_size().find(|boxed| {
            let geometry = Geometry::of(boxed);
            let number = |cell: usize| geometry.box_of(Cell::at(cell)).number();
            numbered.iter().enumerate().all(|(cell, &region)| number(cell) == usize::from(region))
        });
        let (boxes, regions) = boxed.map_or((0, numbered), |boxed| (boxed.boxes, Vec::new()));
        Ok(self.ruled(boxes, self.constraints, &regions))
    }

    /// Returns the shape with these cages in the place of its own: the cells of each, and its sum.
    ///
    /// # Errors
    /// A cage has no cells, too many, one twice or one outside, or a sum that different digits cannot have.
    pub fn with_cages(&self, cages: Vec<(Vec<Cell>, Option<u16>)>) -> Result<Self, CagesError> {
        Ok(self.holding(&cages::checked(self, cages)?))
    }

    /// Returns the shape with the cages of these [numbers](Self::cage_numbers); `None` if they are those of no cages
    /// here.
    #[must_use]
    pub fn with_cage_numbers(&self, numbers: &[u16]) -> Option<Self> {
        cages::are_cages(self, numbers).then(|| self.holding(numbers))
    }

    fn holding(&self, cages: &[u16]) -> Self {
        self.marked(cages.to_vec(), self.clue_numbers().to_vec(), self.unknown_text())
    }

    /// Returns the shape with the numbers of these cages and clues, and the text of these unknown rules, in the place of
    /// its own.
    fn marked(&self, cages: Vec<u16>, clues: Vec<u16>, unknown: &str) -> Self {
        let Self { size, boxes, constraints, .. } = *self;
        let (regions, form) = (self.regions().unwrap_or_default().to_vec(), (size, boxes));
        let unknown = unknown.to_owned();
        let layout = Layout::of(Content { regions, constraints, form, cages, clues, unknown });
        Self { size, boxes, constraints, layout }
    }

    /// Returns the shape without its cages.
    #[must_use]
    pub fn without_cages(&self) -> Self {
        self.holding(&[])
    }

    /// Returns the shape without its cages, its clues and its unknown rules: what is left is a kind of board, and not one
    /// puzzle.
    #[must_use]
    pub fn bare(&self) -> Self {
        self.marked(Vec::new(), Vec::new(), "")
    }

    /// Returns the shape with the unknown rules of a [text](UnknownRules::written) in the place of its own; `None` if no
    /// tag has such a text.
    #[must_use]
    pub fn with_unknown_rules(&self, text: &str) -> Option<Self> {
        let (cages, clues) = (self.cage_numbers().to_vec(), self.clue_numbers().to_vec());
        UnknownRules::may_be(text).then(|| self.marked(cages, clues, text))
    }

    /// Returns whether there are [rules that this program does not know](unknown). Nobody can prove that a puzzle on such a
    /// board has one solution.
    #[must_use]
    pub fn has_unknown_rules(&self) -> bool {
        !self.unknown_text().is_empty()
    }

    /// Returns the unknown rules; `None` without any, and if their text is damaged.
    #[must_use]
    pub fn unknown_rules(&self) -> Option<UnknownRules> {
        UnknownRules::read(self.unknown_text())
    }

    /// Returns the [text](UnknownRules::written) of the unknown rules; empty without any.
    #[must_use]
    pub fn unknown_text(&self) -> &str {
        self.layout.unknown()
    }

    /// Returns whether anything is drawn on the board for clues, or for unknown rules.
    #[must_use]
    pub fn has_drawn_clues(&self) -> bool {
        self.has_clues() || self.has_unknown_rules()
    }

    /// Returns the shape with these clues in the place of its own.
    ///
    /// # Errors
    /// The first clue that no board of this size can have.
    pub fn with_clues(&self, clues: Vec<Clue>) -> Result<Self, ClueError> {
        Ok(self.marked(self.cage_numbers().to_vec(), clues::checked(self, clues)?, self.unknown_text()))
    }

    /// Returns the clues, by their kind.
    #[must_use]
    pub fn clues(&self) -> &[Clue] {
        if self.has_clues() { self.geometry().clues() } else { &[] }
    }

    /// Returns whether the board has clues.
    #[must_use]
    pub fn has_clues(&self) -> bool {
        !self.clue_numbers().is_empty()
    }

    /// Returns whether the board has no cages, no clues and no unknown rules: these belong to one puzzle.
    #[must_use]
    pub fn is_bare(&self) -> bool {
        !self.has_cages() && !self.has_drawn_clues()
    }

    /// Returns the text of the [clues](clues), as in the [tag](Self::tag); empty without clues.
    #[must_use]
    pub fn clue_text(&self) -> String {
        clues::written(self, self.clues())
    }

    /// Returns the shape with the clues of a [text](Self::clue_text) in the place of its own; `None` for any other text.
    #[must_use]
    pub fn with_clue_text(&self, text: &str) -> Option<Self> {
        let clues = clues::read(self, text)?;
        let is_its = clues::are_clues(self, &clues) && clues::written(self, &clues) == text;
        let cages = || self.cage_numbers().to_vec();
        is_its.then(|| self.marked(cages(), clues::numbered(&clues), self.unknown_text()))
    }

    /// Returns the clues as numbers: for each its kind, the count of its numbers, these, the count of its cells, and these.
    pub(crate) fn clue_numbers(&self) -> &[u16] {
        self.layout.clues()
    }

    /// Returns the cages, in the reading order of their cells.
    #[must_use]
    pub fn cages(&self) -> &[Cage] {
        if self.has_cages() { self.geometry().cages() } else { &[] }
    }

    /// Returns whether the board has cages.
    #[must_use]
    pub fn has_cages(&self) -> bool {
        !self.cage_numbers().is_empty()
    }

    /// Returns the sum of the digits of a house.
    #[must_use]
    pub fn house_sum(&self) -> i32 {
        let side = i32::from(self.side() as u16);
        side * (side + 1) / 2
    }

    /// Returns whether a cage has a sum, which some techniques add up.
    #[must_use]
    pub fn has_sums(&self) -> bool {
        self.cages().iter().any(|cage| cage.sum().is_some())
    }

    /// Returns whether the digits of some cells add up to a known number, by a cage or by a clue.
    #[must_use]
    pub fn has_amounts(&self) -> bool {
        self.has_sums() || self.geometry().relations().iter().any(|(_, relation)| relation.amount().is_some())
    }

    /// Returns whether cages or clues say more than that digits differ, so that some techniques reason with the values of
    /// digits. The scales of other programs have no figures for such a board.
    #[must_use]
    pub fn has_arithmetic(&self) -> bool {
        self.has_sums() || self.has_clues()
    }

    /// Returns the cages as numbers: for each its sum, 0 without one, the number of its cells, and the cells.
    #[must_use]
    pub fn cage_numbers(&self) -> &[u16] {
        self.layout.cages()
    }

    /// Returns whether cells see each other in rows, columns, and boxes or regions alone.
    #[must_use]
    pub fn has_plain_sight(&self) -> bool {
        self.constraints.is_empty() && !self.has_cages() && !self.has_clues()
    }

    /// Returns the region of each cell, from 0; `None` unless regions take the place of boxes.
    #[must_use]
    pub fn regions(&self) -> Option<&[u8]> {
        self.layout.regions()
    }

    /// Returns the region or box of each cell, from 0; `None` with the usual boxes of the size. It is for texts that
    /// state no form of boxes, and for drawings.
    #[must_use]
    pub fn unusual_regions(&self) -> Option<Vec<u8>> {
        let number = |cell| self.geometry().box_of(cell).number() as u8;
        (!self.has_usual_boxes()).then(|| Cell::all(self).map(number).collect())
    }

    /// Returns whether another board has the same size, the same constraints, the same boxes, or irregular regions like
    /// this one, cages if this one has some, and clues of the same kinds: all jigsaws of a size are of one kind, and so are
    /// all killers.
    #[must_use]
    pub fn is_like(&self, other: &Self) -> bool {
        let kind = |shape: &Self| {
            let kinds = shape.clues().iter().fold(0_u32, |kinds, clue| kinds | 1 << clue.kind as u32);
            let layout = (shape.regions().is_none(), shape.has_cages(), kinds, shape.has_unknown_rules());
            (shape.size, shape.boxes, shape.constraints, layout)
        };
        kind(self) == kind(other)
    }

    /// Returns the text for the shape beside its size: a letter for each rule, then `b` and the rows of a box, if they
    /// are not the usual ones, or `j` with a symbol for each cell's region; then `c` and the text of the [cages](cages),
    /// `~` and that of the [clues](clues), and `!` and that of [unknown rules](unknown). The text is empty with the usual
    /// boxes and rules.
    #[must_use]
    pub fn tag(&self) -> String {
        let mut tag: String = self.constraints.iter().map(Constraint::letter).collect();
        if self.boxes != 0 {
            tag = format!("{tag}{BOXES}{}", self.box_rows());
        }
        if let Some(regions) = self.regions() {
            tag.push(REGIONS);
            tag.extend(regions.iter().map(|&region| crate::Digit::at(region.into()).symbol()));
        }
        if self.has_cages() {
            tag.push(CAGES);
            tag.push_str(&cages::written(self, self.cage_numbers()));
        }
        if self.has_clues() {
            tag.push(Self::CLUES);
            tag.push_str(&self.clue_text());
        }
        if self.has_unknown_rules() {
            tag.push(Self::UNKNOWN);
            tag.push_str(self.unknown_text());
        }
        tag
    }

    /// Returns the text in recipes: the [token](Self::token) and the [tag](Self::tag), such as `3x` for a 9×9 with
    /// diagonals.
    #[must_use]
    pub fn written(&self) -> String {
        format!("{}{}", self.token(), self.tag())
    }

    /// Reads a shape from its text in recipes, see [`Shape::written`]; `None` for any other text.
    #[must_use]
    pub fn from_written(text: &str) -> Option<Self> {
        let end = text.find(|symbol: char| !symbol.is_ascii_digit()).unwrap_or(text.len());
        let (token, tag) = text.split_at(end);
        Self::from_token(token.parse().ok()?)?.tagged(tag)
    }

    /// Returns the shape of the same size with this tag; `None` if that size has no such tag.
    #[must_use]
    pub fn tagged(&self, tag: &str) -> Option<Self> {
        if let Some((rest, unknown)) = tag.split_once(Self::UNKNOWN) {
            return self.tagged(rest)?.with_unknown_rules(unknown).filter(Self::has_unknown_rules);
        }
        if let Some((rest, clues)) = tag.split_once(Self::CLUES) {
            return self.tagged(rest)?.with_clue_text(clues).filter(Self::has_clues);
        }
        // No letter before the cages is the same: rules have others, and regions digits and capital letters.
        if let Some((rest, cages)) = tag.split_once(CAGES) {
            let shape = self.tagged(rest)?;
            return shape.with_cage_numbers(&cages::read(self, cages)?).filter(Self::has_cages);
        }
        let (letters, rest) = tag.split_at(tag.find([BOXES, REGIONS]).unwrap_or(tag.len()));
        let rule = |letter: char| Constraint::ALL.into_iter().find(|rule| rule.letter() == letter);
        let rules =
            letters.chars().try_fold(Constraints::NONE, |rules, letter| Some(rules.with(rule(letter)?)))?;
        let shape = self.classic().with(rules)?;
        if let Some(rows) = rest.strip_prefix(BOXES) {
            return shape.with_box_rows(rows.parse().ok()?).filter(|shape| shape.tag() == tag);
        }
        let Some(regions) = rest.strip_prefix(REGIONS) else { return Some(shape) };
        let number = |symbol: char| crate::Digit::from_symbol(symbol).map(|digit| digit.index() as u8);
        let regions: Vec<u8> = regions.chars().map(number).collect::<Option<_>>()?;
        shape.with_regions(&regions).ok()
    }

    /// Returns whether a text has the form of a [tag](Self::tag), even if no board has that tag.
    #[must_use]
    pub fn is_tag(text: &str) -> bool {
        if let Some((rest, unknown)) = text.split_once(Self::UNKNOWN) {
            return UnknownRules::may_be(unknown) && (rest.is_empty() || Self::is_tag(rest));
        }
        if let Some((rest, clues)) = text.split_once(Self::CLUES) {
            return clues::are_meant(clues) && (rest.is_empty() || Self::is_tag(rest));
        }
        if let Some((rest, cages)) = text.split_once(CAGES) {
            return cages::are_meant(cages) && (rest.is_empty() || Self::is_tag(rest));
        }
        let (letters, rest) = text.split_at(text.find([BOXES, REGIONS]).unwrap_or(text.len()));
        let known = letters.chars().all(|letter| Constraint::ALL.iter().any(|rule| rule.letter() == letter));
        let has_rows = |rows: &str| {
            let has = |shape: &Shape| shape.with_box_rows(rows.parse().unwrap_or(0)).is_some();
            !rows.starts_with(['0', '+']) && Self::ALL.into_iter().any(has)
        };
        let rest_fits = match rest.strip_prefix(BOXES) {
            Some(rows) => has_rows(rows),
            None => rest.chars().all(|symbol| symbol.is_ascii_alphanumeric()),
        };
        known && rest_fits && !text.is_empty()
    }

    /// Returns the position of the size in [`Shape::ALL`], from 0.
    #[must_use]
    #[inline(always)]
    pub const fn size(&self) -> usize {
        self.size as usize
    }

    /// The largest shape.
    pub const LARGEST: &'static Shape = Shape::S25;
    /// The number of its cells.
    pub const MOST_CELLS: usize = ROWS[Size::S25 as usize].cells as usize;
    /// The number of its digits.
    pub const MOST_DIGITS: usize = ROWS[Size::S25 as usize].side as usize;

    const fn row(&self) -> &'static Row {
        &ROWS[self.size as usize]
    }

    /// Returns the number of the form of its boxes among those of all sizes.
    const fn form(&self) -> usize {
        self.size as usize * MOST_BOXES + self.boxes as usize
    }

    /// Returns the rows and columns of a usual box of the size.
    #[inline(always)]
    pub(crate) const fn usual_box(&self) -> (usize, usize) {
        let (rows, columns) = self.row().boxes[0];
        (rows as usize, columns as usize)
    }

    /// Returns the rows of a box; with irregular regions, those of a usual box.
    #[must_use]
    #[inline(always)]
    pub const fn box_rows(&self) -> usize {
        self.row().boxes[self.boxes as usize].0 as usize
    }

    /// Returns the columns of a box. A board has as many boxes one below another.
    #[must_use]
    #[inline(always)]
    pub const fn box_columns(&self) -> usize {
        self.row().boxes[self.boxes as usize].1 as usize
    }

    /// Returns whether a box has as many rows as columns, so that clues can have the symmetries of a square.
    #[must_use]
    pub const fn has_square_boxes(&self) -> bool {
        self.box_rows() == self.box_columns()
    }

    /// Returns the number of cells along a side, and of digits in a house.
    #[must_use]
    #[inline(always)]
    pub const fn side(&self) -> usize {
        self.row().side as usize
    }

    /// Returns the number of cells on the board.
    #[must_use]
    #[inline(always)]
    pub const fn cell_count(&self) -> usize {
        self.row().cells as usize
    }

    /// Returns the number that names the size in texts, links and seeds: the side of a box from 2 to 5 if the usual
    /// boxes are squares, else the side of the board.
    #[must_use]
    pub const fn token(&self) -> u32 {
        self.row().token
    }

    /// Returns the shape with usual boxes of the size with this [token](Self::token); `None` if there is none.
    #[must_use]
    pub fn from_token(token: usize) -> Option<&'static Self> {
        Self::ALL.into_iter().find(|shape| shape.token() as usize == token)
    }

    /// Returns the shape whose boxes have this many rows and columns; `None` if no size has such boxes.
    #[must_use]
    pub fn from_box(rows: usize, columns: usize) -> Option<Self> {
        Self::from_side(rows.checked_mul(columns)?)?.with_box_rows(rows)
    }

    /// Returns whether players choose the size by name. The others, and all boxes but the usual ones, come by paste,
    /// link and editor.
    #[must_use]
    pub const fn is_offered(&self) -> bool {
        self.row().is_offered
    }

    /// Returns the shapes that players choose by name, smallest first.
    pub fn offered() -> impl DoubleEndedIterator<Item = &'static Shape> + Clone {
        Self::ALL.into_iter().filter(|shape| shape.is_offered())
    }

    /// Returns how crowded the board is.
    #[must_use]
    pub const fn density(&self) -> Density {
        self.row().density
    }

    /// Returns the limits of the finders of steps.
    #[must_use]
    pub const fn limits(&self) -> &'static Limits {
        &self.row().limits
    }

    /// Returns the figures for making puzzles: those of the variant, if they are known, else those of the size.
    #[must_use]
    pub fn making(&self) -> &'static Making {
        let mut rules = self.constraints.iter();
        let varied = match (rules.next(), rules.next()) {
            (Some(rule), None) => rule.making(self.size),
            (None, _) if self.regions().is_some() => {
                JIGSAWS.iter().find(|(size, _)| *size == self.size).map(|(_, making)| making)
            }
            _ => None,
        };
        varied.unwrap_or(&self.row().making)
    }

    /// Returns the figures for the page and for paper.
    #[must_use]
    pub const fn page(&self) -> &'static Page {
        &self.row().page
    }

    /// Returns whether some digits of the board are written as letters.
    #[must_use]
    pub fn has_letters(&self) -> bool {
        crate::Digit::all(self).any(|digit| digit.symbol().is_ascii_alphabetic())
    }

    /// Returns the shape with this number of cells along a side, and the usual boxes; `None` if there is none.
    #[must_use]
    pub fn from_side(side: usize) -> Option<&'static Self> {
        Self::ALL.into_iter().find(|shape| shape.side() == side)
    }

    /// Returns the shape with this number of cells on the board, and the usual boxes; `None` if there is none.
    #[must_use]
    pub fn from_cell_count(cells: usize) -> Option<&'static Self> {
        Self::ALL.into_iter().find(|shape| shape.cell_count() == cells)
    }

    /// Returns the number of different layouts, of irregular regions, cages or clues by constraints, that some shape has now.
    #[must_use]
    pub fn layouts_alive() -> usize {
        Layout::alive()
    }

    /// Returns the tables of this shape, which are built once.
    #[must_use]
    pub fn geometry(&self) -> &Geometry {
        Geometry::of(self)
    }
}

impl Clone for Shape {
    /// Out of line, as a call is shorter than the counting, and the page has hundreds of them.
    #[inline(never)]
    fn clone(&self) -> Self {
        let Self { size, boxes, constraints, ref layout } = *self;
        Self { size, boxes, constraints, layout: layout.clone() }
    }
}

impl PartialEq<Shape> for &Shape {
    fn eq(&self, other: &Shape) -> bool {
        **self == *other
    }
}

impl PartialEq<&Shape> for Shape {
    fn eq(&self, other: &&Shape) -> bool {
        *self == **other
    }
}

impl From<Shape> for Written {
    fn from(shape: Shape) -> Self {
        Self(shape.side() as u8, shape.tag())
    }
}

impl TryFrom<Written> for Shape {
    type Error = NoSuchShape;

    fn try_from(Written(side, tag): Written) -> Result<Self, NoSuchShape> {
        Self::from_side(side.into()).and_then(|shape| shape.tagged(&tag)).ok_or(NoSuchShape)
    }
}

/// A side without boards, or one that has no such rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("no such board")]
pub struct NoSuchShape;

/// Why regions cannot take the place of boxes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum RegionsError {
    /// There are not as many numbers as cells.
    #[error("{0} cells have a region")]
    Cells(usize),
    /// There are not as many regions as digits.
    #[error("there are {0} regions")]
    Count(usize),
    /// A region has too few cells, or too many.
    #[error("region {number} has {cells} cells", number = .region + 1)]
    Size {
        /// The region, from 0 in the reading order of first cells.
        region: usize,
        /// Its number of cells.
        cells: usize,
    },
}
