//! Everything that the screen shows, as plain values: computed from the session after each change, and
//! compared with the previous values. They contain no words and no paint; the page has both.

mod answers;
mod apart;
mod board;
mod deck;
mod drawing;
mod drill;
mod ground;
mod hint;
mod lesson;
mod lighting;
mod pad;
mod panels;
mod review;
mod signs;
mod spoken;
mod spots;
mod ways;

pub use answers::Answer;
pub use board::{Emphasis, Ink, NoteKind, NoteStyle};
pub use drawing::{Drawing, Letter, Links, Mark, Web, path};
pub use ground::{Ground, LensView, Paint, slices};
pub use hint::TeachView;
pub use lesson::{Lesson, LessonBoard};
pub use lighting::Lit;
pub use pad::{KeyFace, KeyView, PadHint, PadView, PaintView, PlayView};
pub use panels::{Head, Inspected, SaveState};
pub use review::{Reasoned, ReviewLine, ReviewView, Seen};
pub use signs::Sign;
pub use spoken::{Labelled, Marked};
pub use spots::{Spot, swept};
pub use ways::{Arrow, Curve, Field, Group, Point, arrow, group, head_length};

use crate::{
    features::{
        assignment::view::AssignmentView, class::view::ClassView, deck::view::DeckView,
        editor::view::EditorView, games::view::GamesView, handout::view::HandoutView,
        handover::view::HandoverView, moments::view::MomentsView, photo::view::PhotoView, rating::PuzzleView,
        story::StoryView, texts::view::PuzzlesView, times::TimesView,
    },
    game::colour::{Colour, ColourSet},
    session::{Moment, Session},
    ui::Dialog,
};
use sudoku_core::{Digit, DigitSet};

/// Builds the content of a dialog from each row. A second list has the dialogs without their own view.
macro_rules! contents {
    (with $($dialog:ident as $name:ident: $view:ty = $make:expr),+; without $($without:ident),+) => {
        /// The content of the open dialog, if it has its own view.
        #[derive(Clone, Debug, PartialEq)]
        pub enum Content {
            $(#[doc = concat!("That of `Dialog::", stringify!($dialog), "`.")] $dialog($view),)+
        }

        impl Content {
            $(#[doc = concat!("That of `Dialog::", stringify!($dialog), "`, if it is that.")]
            #[must_use]
            pub const fn $name(&self) -> Option<&$view> {
                match self {
                    Self::$dialog(view) => Some(view),
                    _ => None,
                }
            })+
        }

        impl Session {
            /// The content of the open dialog. It is long and changes with time, so the page computes it only
            /// while it is visible.
            #[must_use]
            pub fn content(&self, at: Moment) -> Option<Content> {
                match self.dialog()? {
                    $(Dialog::$dialog => {
                        let make: fn(&Session, Moment) -> $view = $make;
                        Some(Content::$dialog(make(self, at)))
                    })+
                    $(Dialog::$without)|+ => None,
                }
            }
        }
    };
}

contents! {
    with
        Games as games: GamesView = |session, at| session.games(at.day, at.now),
        Times as times: TimesView = |session, at| session.times(at.day),
        Puzzle as puzzle: PuzzleView = |session, _| session.puzzle_view(),
        Moments as moments: MomentsView = |session, _| session.moments(),
        Editor as editor: EditorView = |session, _| session.editor_view(),
        Puzzles as puzzles: PuzzlesView = |session, _| session.puzzles(),
        Link as handout: HandoutView = |session, _| session.handout_view(),
        Assignment as assignment: AssignmentView = |session, at| session.assignment_view(at.now),
        Class as class: ClassView = |session, _| session.class_view(),
        Handover as handover: HandoverView = |session, _| session.handover_view(),
        Deck as deck: DeckView = |session, _| session.deck_view(),
        Photo as photo: PhotoView = |session, _| session.photo_view(),
        Story as story: StoryView = |session, _| session.story_view();
    without New, Solution, Help, Learn, Settings, Review, Magazine, Combinations
}

/// The effect of the highlight on a cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Filtered {
    /// The highlighted digit is here.
    Standing,
    /// It can go here; or the cell has two candidates.
    Possible,
    /// It can't go here.
    Impossible,
}

/// One cell, ready to draw.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CellView {
    /// Its digit.
    pub digit: Option<Digit>,
    /// The owner of the digit.
    pub ink: Ink,
    /// Its small digits; with two kinds of notes, the centre notes.
    pub notes: DigitSet,
    /// Its corner notes, if there are two kinds.
    pub corner: DigitSet,
    /// Whether it has two kinds of notes. Drawn as digits, these have no fixed places.
    pub two_kinds: bool,
    /// The meaning of the small digits.
    pub note_kind: NoteKind,
    /// The style of the small digits at the current size.
    pub note_style: NoteStyle,
    /// Whether the cursor is here: the Tab key reaches this cell.
    pub cursor: bool,
    /// Whether it is selected and shown as such.
    pub selected: bool,
    /// Whether it has the same digit as the cell of the cursor.
    pub same: bool,
    /// Whether its digit is also elsewhere in one of its houses.
    pub conflict: bool,
    /// Whether it belongs to the pattern of the current step.
    pub cause: bool,
    /// Whether the current step or pass places a digit here.
    pub target: bool,
    /// Whether it can be the digit that is lit.
    pub lit: bool,
    /// The effect of the highlight, while there is one.
    pub filtered: Option<Filtered>,
    /// Whether a check found its digit wrong.
    pub wrong: bool,
    /// Whether its digit belongs to a trial.
    pub tried: bool,
    /// Whether the player coloured it.
    pub painted: bool,
    /// Its colours.
    pub colours: ColourSet,
    /// Its coloured candidates, by colour.
    pub chips: Chips,
}

/// Coloured candidates of one cell, by the number of the colour.
pub type Chips = [DigitSet; Colour::COUNT];
