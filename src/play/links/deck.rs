//! A lesson as text behind `t=` in a link: a title and its slides. A slide has a position, a step in it, and a
//! note of the teacher. `docs/links.md` has the grammar; it is permanent.
//!
//! A slide names its step by position, technique and conclusion, so it means the same when the ladder grows.

use super::{
    case::{Case, each},
    packed::{Bits, Unread, checked, unchecked, width},
};
use sudoku_core::{
    Candidate, Candidates, Cell, CellSet, Digit, Grid, Shape, Technique,
    marks::{Role, marks},
    notation::link::LinkError,
    step::Step,
};

/// The version of the format, the first character. A later version has another.
/// The bits of a text's length.
const TEXT: u32 = 10;
/// The bits of the number of slides.
const SLIDES: u32 = 6;
/// The bits of the length of a technique's name.
const SLUG: u32 = 6;

/// The longest title or note, in bytes of UTF-8.
pub const MAX_TEXT: usize = (1 << TEXT) - 1;
/// The most slides of a lesson.
pub const MAX_SLIDES: usize = (1 << SLIDES) - 1;

/// The step of a slide, by its result.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Shown {
    /// The permanent name of its technique, which this version may not know.
    pub slug: String,
    /// The digit that it places.
    pub placed: Option<Candidate>,
    /// The candidates that it rules out, if it places none; in the shape of the board.
    pub eliminated: Vec<Candidate>,
    /// The cells of its pattern, to be lit where the step itself is not found.
    pub pattern: CellSet,
}

impl Shown {
    /// Returns the technique of the step, if this version knows it.
    #[must_use]
    pub fn technique(&self) -> Option<Technique> {
        Technique::from_slug(&self.slug)
    }

    /// Returns whether the solution contradicts the step.
    #[must_use]
    pub fn is_wrong(&self, solution: &Grid) -> bool {
        let is_right = |one: &Candidate| solution.get(one.cell) == Some(one.digit);
        !self.placed.iter().all(is_right) || self.eliminated.iter().any(is_right)
    }
}

/// A page of a lesson.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DeckCard {
    /// The position.
    pub case: Case,
    /// The step in it; none on a slide that only asks.
    pub shown: Option<Shown>,
    /// The teacher's note, at most [`MAX_TEXT`] bytes.
    pub note: String,
}

impl DeckCard {
    /// Returns the slide of a step in a position.
    #[must_use]
    pub fn of(givens: &Grid, step: &Step, found_in: &Candidates) -> Self {
        let placed = step.placed();
        let eliminated = if placed.is_some() { Vec::new() } else { step.eliminated().to_vec() };
        let shown = (placed.is_some() || !eliminated.is_empty()).then(|| Shown {
            slug: step.technique().slug().to_owned(),
            placed,
            eliminated,
            pattern: pattern_of(step, found_in),
        });
        Self { case: Case::of(givens, found_in), shown, note: String::new() }
    }
}

/// Returns the cells of a step's pattern.
pub(crate) fn pattern_of(step: &Step, found_in: &Candidates) -> CellSet {
    let marks = marks(step, found_in, found_in);
    let concludes = |role: &Role| matches!(role, Role::Placed | Role::Eliminated);
    let causes = marks.candidates.iter().filter(|(_, role)| !concludes(role));
    causes.map(|(candidate, _)| candidate.cell).collect()
}

/// A lesson: slides with a title.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Deck {
    /// The title, at most [`MAX_TEXT`] bytes.
    pub title: String,
    /// Its slides, at most [`MAX_SLIDES`].
    pub slides: Vec<DeckCard>,
}

/// Returns a text, cut to [`MAX_TEXT`] bytes between two characters.
#[must_use]
pub fn fitting(text: &str) -> &str {
    &text[..text.floor_char_boundary(MAX_TEXT)]
}

impl Deck {
    /// Returns the link, from its `#`.
    #[must_use]
    pub fn link(&self) -> String {
        format!("#t={}", self.write())
    }

    /// Returns the text behind `t=`.
    #[must_use]
    pub fn write(&self) -> String {
        let slides = &self.slides[..self.slides.len().min(MAX_SLIDES)];
        let mut bits = Bits::default();
        bits.text(fitting(&self.title), TEXT);
        bits.number(slides.len() as u32, SLIDES);
        let mut before = None;
        for slide in slides {
            pack(slide, before, &mut bits);
            before = Some(&slide.case.givens);
        }
        checked(&bits.into_bytes())
    }

    /// Reads the text behind `t=`. Each lesson has exactly one text, so that any cut or change is detected.
    pub fn read(text: &str) -> Result<Self, LinkError> {
        let body = unchecked(text).ok_or(LinkError::BadLesson)?.ok_or(LinkError::NewerLesson)?;
        let deck = Self::unpack(&mut Unread::new(body)).ok_or(LinkError::BadLesson)?;
        if deck.write() == text { Ok(deck) } else { Err(LinkError::BadLesson) }
    }

    fn unpack(bits: &mut Unread) -> Option<Self> {
        let title = bits.text(TEXT)?;
        let count = bits.number(SLIDES)?;
        let mut slides: Vec<DeckCard> = Vec::new();
        for _ in 0..count {
            let before = slides.last().map(|slide| slide.case.givens.clone());
            slides.push(unpack(before, bits)?);
        }
        (!slides.is_empty()).then_some(Self { title, slides })
    }
}

fn pack(DeckCard { case, shown, note }: &DeckCard, before: Option<&Grid>, bits: &mut Bits) {
    let shape = case.shape();
    if let Some(before) = before {
        bits.push(*before == case.givens);
    }
    if before != Some(&case.givens) {
        case.pack_givens(bits);
    }
    case.pack_position(bits);
    let position = case.position();
    bits.push(shown.is_some());
    if let Some(Shown { slug, placed, eliminated, pattern }) = shown {
        bits.text(slug, SLUG);
        bits.push(placed.is_some());
        match placed {
            Some(one) => {
                bits.number(one.cell.index() as u32, place(shape));
                bits.number(one.digit.number().into(), width(shape));
            }
            None => each(&position).for_each(|one| bits.push(eliminated.contains(&one))),
        }
        Cell::all(shape).for_each(|cell| bits.push(pattern.contains(cell)));
    }
    bits.text(fitting(note), TEXT);
}

fn unpack(before: Option<Grid>, bits: &mut Unread) -> Option<DeckCard> {
    let repeated = match before {
        Some(before) => bits.bit()?.then_some(before),
        None => None,
    };
    let givens = if let Some(givens) = repeated { givens } else { Case::unpack_givens(bits)? };
    let case = Case::unpack_position(givens, bits)?;
    let shown = if bits.bit()? { Some(unpack_shown(&case, bits)?) } else { None };
    Some(DeckCard { case, shown, note: bits.text(TEXT)? })
}

fn unpack_shown(case: &Case, bits: &mut Unread) -> Option<Shown> {
    let shape = case.shape();
    let slug = bits.text(SLUG)?;
    let (mut placed, mut eliminated) = (None, Vec::new());
    let position = case.position();
    if bits.bit()? {
        let cell = bits.number(place(shape))? as usize;
        let digit = Digit::new(bits.number(width(shape))? as u8)?;
        let fits = cell < shape.cell_count() && digit.index() < shape.side();
        let one = fits.then(|| Candidate::new(Cell::at(cell), digit))?;
        placed = Some(one).filter(|&one| position.allows(one));
        placed?;
    } else {
        for one in each(&position) {
            if bits.bit()? {
                eliminated.push(one);
            }
        }
        if eliminated.is_empty() {
            return None;
        }
    }
    let mut pattern = CellSet::EMPTY;
    for cell in Cell::all(shape) {
        if bits.bit()? {
            pattern.insert(cell);
        }
    }
    Some(Shown { slug, placed, eliminated, pattern })
}

/// Returns the bits of a cell's number.
fn place(shape: &Shape) -> u32 {
    (shape.cell_count() as u32).ilog2() + 1
}
