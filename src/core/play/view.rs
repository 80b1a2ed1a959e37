//! Everything that the screen shows, as plain values: made again from the session whenever it changes, and
//! compared with what is shown. No words are here and no paint; the page has both.

mod answers;
mod board;
mod drawing;
mod editor;
mod games;
mod ground;
mod handout;
mod hint;
mod lighting;
mod magazine;
mod making;
mod moments;
mod outline;
mod pad;
mod panels;
mod path;
mod puzzle;
mod puzzles;
mod review;
mod signs;
mod spots;
mod stepper;
mod watched;
mod ways;
mod why;

pub use answers::Answer;
pub use board::{Ink, NoteKind, NoteStyle, Shape};
pub use drawing::{Drawing, Letter, Links, Mark, Web, path};
pub use editor::{EditorCell, EditorView, Findings};
pub use games::{CHARTED, FinishView, GameLine, GamesView, KindView, MANY, Standing, TimesView};
pub use ground::{Ground, LensView, Paint, slices};
pub use handout::{HandoutJob, HandoutView};
pub use hint::TeachView;
pub use lighting::Lit;
pub use magazine::{LotView, MagazineView};
pub use making::{MakingView, NearestView};
pub use moments::{MomentsView, Picture};
pub use outline::{Corner, outline};
pub use pad::{Hint, KeyFace, KeyView, PadView, PaintView, PlayView};
pub use panels::{Head, Inspected, SaveState};
pub use path::{AllGroup, AllLine, AllView, Bottleneck, PathLine, PathView, Pointed};
pub use puzzle::PuzzleView;
pub use puzzles::PuzzlesView;
pub use review::{Reasoned, ReviewLine, ReviewView, Seen};
pub use signs::Sign;
pub use spots::{Spot, swept};
pub use stepper::{PassLine, PassTitle, Slide, SolveBody, SolveView, StepLine, VeiledStep};
pub use ways::{Arrow, Bend, Curve, Field, Group, Point, arrow, group, head_length};
pub use why::{AnswerView, Askable, By, Crumb, InCell, Link, TrialLine, WhyView};

pub use crate::play::{
    making::day_of,
    taught::{HintSays, HintView, JudgedView},
};

use crate::{
    Cell, Digit, DigitSet,
    play::{
        colour::{Colour, ColourSet},
        session::{Moment, Session},
        ui::Dialog,
    },
};

/// Makes of each row what a dialog shows. Dialogs without a view of their own stand behind.
macro_rules! contents {
    (with $($dialog:ident as $name:ident: $view:ty = $make:expr),+; without $($without:ident),+) => {
        /// What the open dialog shows, if it has a view of its own.
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
            /// What the open dialog shows. It is long and changes with time: it is made only while it can be seen.
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
        Finish as finish: FinishView = |session, at| session.finish(at.day, at.now),
        Puzzle as puzzle: PuzzleView = |session, _| session.puzzle_view(),
        Moments as moments: MomentsView = |session, _| session.moments(),
        Editor as editor: EditorView = |session, _| session.editor_view(),
        Puzzles as puzzles: PuzzlesView = |session, _| session.puzzles(),
        Link as handout: HandoutView = |session, _| session.handout_view();
    without New, Solution, Help, Settings, Review, Magazine
}

/// What the filter says of a cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Filtered {
    /// The digit stands here.
    Standing,
    /// It can stand here; or the cell has two candidates.
    Possible,
    /// It cannot.
    Impossible,
}

/// One cell as it is drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CellView {
    /// The digit in it.
    pub digit: Option<Digit>,
    /// Whose digit that is.
    pub ink: Ink,
    /// The small digits in it; where there are two kinds of notes, those in the middle.
    pub notes: DigitSet,
    /// Notes along its edge, where there are two kinds.
    pub corner: DigitSet,
    /// Whether its notes are of two kinds. Where they are drawn as digits they have no fixed places.
    pub two_kinds: bool,
    /// What these are.
    pub note_kind: NoteKind,
    /// How these are drawn at the present size.
    pub note_style: NoteStyle,
    /// The cursor is here: this cell is reached by the tabulator.
    pub cursor: bool,
    /// It is one of the selected cells, and that is shown.
    pub selected: bool,
    /// It holds the digit that the cursor's cell holds.
    pub same: bool,
    /// Its digit stands in one of its houses, too.
    pub conflict: bool,
    /// It makes the pattern of the step that is shown.
    pub cause: bool,
    /// The step or pass that is shown puts a digit here.
    pub target: bool,
    /// It can hold the digit that is lit.
    pub lit: bool,
    /// What the filter says of it, while there is one.
    pub filtered: Option<Filtered>,
    /// A check has found its digit wrong.
    pub wrong: bool,
    /// Its digit belongs to a trial.
    pub tried: bool,
    /// The player gave it a colour.
    pub painted: bool,
    /// Its colours.
    pub colours: ColourSet,
    /// Its candidates that have a colour, by the colour.
    pub chips: Chips,
}

/// Coloured candidates of one cell: those of the first colour, and so on.
pub type Chips = [DigitSet; Colour::COUNT];

/// A cell with where it is, for its spoken label.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Labelled {
    /// Where.
    pub cell: Cell,
    /// What it looks like.
    pub view: CellView,
    /// A cell of one of its houses that holds the same digit.
    pub conflict_with: Option<Cell>,
}
