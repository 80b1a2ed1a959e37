//! The view of a lesson.

use super::{Cases, Kept, Lessons, Material, Reveal, Source, Use, WorksheetJob, play_link};
use crate::{
    kernel::Kernel,
    links::deck::{Deck, MAX_SLIDES, MAX_TEXT, Shown},
    walk::stages::FoundStep,
};
use sudoku_core::{
    Candidate, Cell, DigitSet, Grid, Technique,
    advice::Whereabouts,
    marks::{LinkMark, Marks, Role, links},
    telling::Telling,
};

/// The words of a slide, as far as they are revealed.
#[derive(Clone, Debug, PartialEq)]
pub enum DeckSays {
    /// The worker has not answered.
    Awaits,
    /// Nothing is revealed, or the slide has no step.
    Board,
    /// The place to look at.
    Place(Whereabouts),
    /// The technique.
    Technique(Technique),
    /// The text of a step, and the number of its lines revealed; none with the conclusion.
    Step(Technique, Telling, Option<usize>),
    /// The permanent name of a technique that finds nothing here today.
    Lost(String),
    /// The result of such a step: the digit that it places, or the candidates that it rules out.
    Result(String, Option<Candidate>, Vec<Candidate>),
    /// The slide contradicts its puzzle.
    Wrong,
}

/// A fault of the lesson on this device.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DeckFault {
    /// It comes from a later version, so this one lasts as long as the page.
    Newer,
    /// It is damaged, and can't be set aside, so this one lasts as long as the page.
    Damaged,
    /// It was damaged and set aside, so the browser keeps this one.
    Aside,
}

/// A lesson, ready to draw.
#[derive(Clone, Debug, PartialEq)]
pub struct DeckView {
    /// The title.
    pub title: String,
    /// The number of the slide, from 1, and the number of all.
    pub number: (usize, usize),
    /// The teacher's note.
    pub note: String,
    /// The board; none without slides.
    pub board: Option<Box<DeckBoard>>,
    /// The words.
    pub says: DeckSays,
    /// Whether there is anything to take back, and anything more.
    pub can: (bool, bool),
    /// Whether all candidates are shown.
    pub candidates: bool,
    /// Whether the lesson can be changed.
    pub own: bool,
    /// Whether it is the player's own, as a pupil sees it.
    pub tried: bool,
    /// Whether the lesson has room for another slide.
    pub has_room: bool,
    /// The fault of the lesson on this device, if it has one.
    pub fault: Option<DeckFault>,
    /// Whether a removed slide can be brought back.
    pub can_restore: bool,
    /// The link to the lesson, from its `#`.
    pub link: String,
    /// The link to the slide alone.
    pub slide_link: String,
    /// The link to the position of the slide, for playing on.
    pub play_link: String,
    /// Whether there may be another slide like this one.
    pub may_repeat: bool,
    /// Whether the positions for that are still to be loaded.
    pub awaits_cases: bool,
    /// Whether they could not be loaded, or none has the technique.
    pub lacks_cases: bool,
    /// The most bytes of the title and of a note.
    pub most: usize,
    /// The worker's job for the lesson on paper.
    pub prints: Option<WorksheetJob>,
    /// Whether the lesson on paper is what the player came for.
    pub for_paper: bool,
    /// The technique of a step that the title calls by another program's name.
    pub named_elsewhere: Option<Technique>,
    /// Whether the screen is black.
    pub blank: bool,
}

/// The board of a slide.
#[derive(Clone, Debug, PartialEq)]
pub struct DeckBoard {
    /// The digits.
    pub digits: Grid,
    /// The givens.
    pub givens: Grid,
    /// The small digits.
    pub small: Vec<(Cell, DigitSet)>,
    /// The marks.
    pub marks: Marks,
    /// The links.
    pub links: Vec<LinkMark>,
}

impl Lessons {
    pub(crate) fn view(&self, kernel: &Kernel) -> DeckView {
        let deck = self.deck();
        let reveal = self.reveal(kernel);
        let last = self.reveals(kernel).len() - 1;
        let awaits = self.material.is_some() && self.material().is_none();
        let (at, of) = (self.at, deck.slides.len());
        let alone = self.slide().map(|slide| Deck { title: String::new(), slides: vec![slide.clone()] });
        let is_own = self.used == Use::Own;
        let more = !awaits && !is_own && self.revealed < last;
        DeckView {
            title: deck.title.clone(),
            number: (at + 1, of),
            note: self.slide().map_or_else(String::new, |slide| slide.note.clone()),
            board: self.board(reveal, kernel).map(Box::new),
            says: if awaits { DeckSays::Awaits } else { self.says(reveal) },
            can: (at > 0 || !is_own && self.revealed > 0, more || at + 1 < of),
            candidates: self.shows_candidates(),
            own: is_own,
            tried: self.used == Use::Tried,
            has_room: self.own.slides.len() < MAX_SLIDES,
            fault: match self.kept {
                Kept::Newer => Some(DeckFault::Newer),
                Kept::Damaged => Some(DeckFault::Damaged),
                Kept::Unread | Kept::Here => self.aside.is_some().then_some(DeckFault::Aside),
            },
            can_restore: is_own && self.removed.is_some(),
            link: deck.link(),
            slide_link: alone.map_or_else(String::new, |deck| deck.link()),
            play_link: self.slide().map_or_else(String::new, |slide| play_link(&slide.case)),
            may_repeat: deck.slides.len() < MAX_SLIDES && matches!(self.material(), Some(Material::Step(_))),
            awaits_cases: matches!(self.cases, Cases::Awaited),
            lacks_cases: matches!(self.cases, Cases::Missing),
            most: MAX_TEXT,
            prints: Self::worksheet_job(kernel),
            for_paper: self.from == Source::Sheet && self.used == Use::Shown,
            named_elsewhere: self
                .slide()
                .filter(|_| self.from == Source::Figure && self.used == Use::Shown)
                .and_then(|slide| slide.shown.as_ref().and_then(Shown::technique)),
            blank: self.blank && !is_own,
        }
    }

    fn says(&self, reveal: Reveal) -> DeckSays {
        let Some(slide) = self.slide() else { return DeckSays::Board };
        match (self.material(), &slide.shown) {
            (Some(Material::Wrong), _) => DeckSays::Wrong,
            (Some(Material::Step(step)), _) => {
                let found_in = slide.case.position();
                let technique = step.technique();
                match reveal {
                    Reveal::Board => DeckSays::Board,
                    Reveal::Place => DeckSays::Place(Whereabouts::of(step, &found_in)),
                    Reveal::Technique => DeckSays::Technique(technique),
                    Reveal::Reason(told) => {
                        DeckSays::Step(technique, Telling::of(step, &found_in), Some(told))
                    }
                    Reveal::Whole => DeckSays::Step(technique, Telling::of(step, &found_in), None),
                }
            }
            (Some(Material::Lost), Some(shown)) => match reveal {
                Reveal::Technique => DeckSays::Lost(shown.slug.clone()),
                Reveal::Whole => DeckSays::Result(shown.slug.clone(), shown.placed, shown.eliminated.clone()),
                Reveal::Board | Reveal::Place | Reveal::Reason(_) => DeckSays::Board,
            },
            (Some(Material::Lost | Material::None) | None, _) => DeckSays::Board,
        }
    }

    fn board(&self, reveal: Reveal, kernel: &Kernel) -> Option<DeckBoard> {
        let slide = self.slide()?;
        let position = slide.case.position();
        let (mut board_marks, mut board_links) = (Marks::default(), Vec::new());
        match (self.material(), &slide.shown) {
            (Some(Material::Step(step)), _) => {
                let placed = FoundStep::new((**step).clone(), position.clone());
                match reveal {
                    Reveal::Board => {}
                    Reveal::Place => board_marks = placed.marks,
                    Reveal::Technique => board_marks = placed.further().marks,
                    Reveal::Reason(told) => {
                        let whole = placed.further().further().marks;
                        let all = links(step, &position);
                        if let Some(lines) = self.lines(step, told, kernel) {
                            let of = lines.lines_of(&all);
                            board_links = all
                                .into_iter()
                                .zip(of)
                                .filter(|(_, line)| *line <= told)
                                .map(|(link, _)| link)
                                .collect();
                            board_marks = lines.marks(whole);
                        }
                    }
                    Reveal::Whole => {
                        board_marks = placed.further().further().marks;
                        board_links = links(step, &position);
                    }
                }
            }
            (Some(Material::Lost), Some(shown)) if reveal != Reveal::Board => {
                board_marks.cells.extend(shown.pattern.iter().map(|cell| (cell, Role::Cause)));
                if reveal == Reveal::Whole {
                    board_marks.candidates.extend(shown.placed.map(|one| (one, Role::Placed)));
                    board_marks
                        .candidates
                        .extend(shown.eliminated.iter().map(|&one| (one, Role::Eliminated)));
                }
            }
            _ => {}
        }
        let marked: Vec<Cell> = board_marks.candidates.iter().map(|(one, _)| one.cell).collect();
        let shows = |cell: &Cell| self.shows_candidates() || marked.contains(cell);
        let small = position.open_cells().filter(shows).map(|cell| (cell, position.digits(cell))).collect();
        let mut digits = slide.case.digits.clone();
        if let (Reveal::Whole, Some(placed)) = (reveal, slide.shown.as_ref().and_then(|shown| shown.placed))
            && !matches!(self.material(), Some(Material::Wrong) | None)
        {
            digits.set(placed.cell, Some(placed.digit));
        }
        Some(DeckBoard {
            digits,
            givens: slide.case.givens.clone(),
            small,
            marks: board_marks,
            links: board_links,
        })
    }
}
