//! The features of a session. A feature owns its state and its behaviour. It gets the kernel and nothing
//! else, so it can't see another feature.

pub mod assignment;
pub mod class;
pub mod deck;
pub mod editor;
pub mod games;
pub mod handout;
pub mod handover;
pub mod hint;
pub mod learn;
pub mod links;
pub mod magazine;
pub mod making;
pub mod moments;
pub mod pen;
pub mod photo;
pub mod present;
pub mod queries;
pub mod rating;
pub mod review;
pub mod solver;
pub mod sounds;
pub mod story;
pub mod texts;
pub mod times;
pub mod why;

use crate::{
    kernel::{
        BrowserMsg, ClockMsg, DiskMsg, GameMsg, Handed, Happened, InputMsg, Kernel, Layer, LensMsg,
        MachineMsg, Out, PageMsg, PointerMsg, Says, SettingsMsg, WorkerMsg,
    },
    ui::Dialog,
    walk::StepMsg,
    work::{Job, Purpose},
};
use sudoku_core::{Candidates, wire::Answer};

/// A feature: state and behaviour.
pub(crate) trait Feature {
    /// The messages that it takes.
    type Msg;

    /// Takes a message that cannot wait for code that comes after the first board. Returns whether it took it.
    /// Most features have no such message.
    fn at_once(&mut self, _: &Self::Msg, _: &mut Kernel, _: &mut Out) -> bool {
        false
    }

    /// Takes any other message.
    fn update(&mut self, msg: Self::Msg, kernel: &mut Kernel, out: &mut Out);

    /// Reacts to an event of the kernel.
    fn on(&mut self, happened: &Happened, kernel: &mut Kernel, out: &mut Out);

    /// Takes the answer to a question that it asked.
    fn answered(&mut self, _: Job, _: Answer, _: &mut Kernel, _: &mut Out) {}

    /// Takes a request that another feature hands on.
    fn take(&mut self, _: Handed, _: &mut Kernel, _: &mut Out) {}

    /// Takes a message of the disk.
    fn hear(&mut self, _: DiskMsg, _: &mut Kernel, _: &mut Out) {}

    /// Makes the announcement that it requested by [`Kernel::say`].
    fn announce(&mut self, _: &mut Kernel, _: &mut Out) {}

    /// The position that it shows in place of the one on the board.
    fn position(&self, _: &Kernel) -> Option<Candidates> {
        None
    }

    /// Its contribution to the board apart from the position.
    fn layer(&self, _: &Kernel) -> Option<Layer> {
        None
    }

    /// Whether it is open in the place of notices.
    fn is_open(&self, _: &Kernel) -> bool {
        false
    }

    /// Closes its open parts.
    fn close(&mut self, _: &mut Kernel, _: &mut Out) {}
}

/// Declares the features. A row has the field and the type, then its message, the purposes of its questions to
/// the worker, the requests that it takes from other features, the messages of the disk for it, its
/// announcement, and the messages on opening dialogs. The layers of earlier rows are above those of later
/// ones.
macro_rules! features {
    ($(
        $(#[$doc:meta])*
        $name:ident: $feature:ty
        $(, message $variant:ident($msg:ty))?
        $(, asks $($purpose:ident)|+)?
        $(, takes $($handed:ident)|+)?
        $(, hears $($told:ident)|+)?
        $(, says $says:ident)?
        $(, opening $dialog:ident sends $look:expr)*;
    )+) => {
        /// A message: an action of the player, or an event of the machine.
        #[derive(Clone, Debug, PartialEq)]
        pub enum Msg {
            /// The cursor, the selection, and entries.
            Input(InputMsg),
            /// The game on the board.
            Game(GameMsg),
            /// The pointer, and the candidates on show.
            Pointer(PointerMsg),
            /// The lens over the board.
            Lens(LensMsg),
            /// The page.
            Page(PageMsg),
            /// The settings.
            Settings(SettingsMsg),
            /// The machine: not an action of the player.
            Machine(MachineMsg),
            $($(#[doc = concat!("The feature `", stringify!($name), "`.")] $variant($msg),)?)+
        }

        $($(impl From<$msg> for Msg {
            fn from(msg: $msg) -> Self {
                Self::$variant(msg)
            }
        })?)+

        #[derive(Clone, Debug, Default)]
        pub(crate) struct Features {
            $($(#[$doc])* pub(crate) $name: $feature,)+
        }

        impl Features {
            /// The number of features.
            pub(crate) const COUNT: usize = [$(stringify!($name)),+].len();

            /// Lets the feature of a message take it if it cannot wait. Returns whether it did.
            pub(crate) fn at_once(&mut self, msg: &Msg, kernel: &mut Kernel, out: &mut Out) -> bool {
                match msg {
                    $($(Msg::$variant(msg) => self.$name.at_once(msg, kernel, out),)?)+
                    _ => false,
                }
            }

            /// Lets the feature of a message take it.
            pub(crate) fn update(&mut self, msg: Msg, kernel: &mut Kernel, out: &mut Out) {
                match msg {
                    $($(Msg::$variant(msg) => self.$name.update(msg, kernel, out),)?)+
                    _ => {}
                }
            }

            /// The message that looks into a dialog on its opening, if it needs one.
            pub(crate) fn on_opening(dialog: Dialog) -> Option<Msg> {
                match dialog {
                    $($(Dialog::$dialog => Some($look.into()),)*)+
                    _ => None,
                }
            }

            pub(crate) fn on(&mut self, happened: &Happened, kernel: &mut Kernel, out: &mut Out) {
                $(self.$name.on(happened, kernel, out);)+
            }

            pub(crate) fn answered(
                &mut self,
                job: Job,
                answer: Answer,
                kernel: &mut Kernel,
                out: &mut Out,
            ) {
                match job.purpose {
                    $($($(Purpose::$purpose { .. })|+ => self.$name.answered(job, answer, kernel, out),)?)+
                }
            }

            /// Passes on a request to the feature that takes it.
            pub(crate) fn take(&mut self, handed: Handed, kernel: &mut Kernel, out: &mut Out) {
                match handed {
                    $($($(Handed::$handed { .. })|+ => self.$name.take(handed, kernel, out),)?)+
                }
            }

            /// Passes on a message of the disk. The kernel has taken those without a feature.
            pub(crate) fn hear(&mut self, msg: DiskMsg, kernel: &mut Kernel, out: &mut Out) {
                match msg {
                    $($($(DiskMsg::$told { .. })|+ => self.$name.hear(msg, kernel, out),)?)+
                    _ => {}
                }
            }

            pub(crate) fn announce(&mut self, says: Says, kernel: &mut Kernel, out: &mut Out) {
                match says {
                    $($(Says::$says => self.$name.announce(kernel, out),)?)+
                }
            }

            /// The position that the topmost feature shows, if any does.
            pub(crate) fn position(&self, kernel: &Kernel) -> Option<Candidates> {
                None$(.or_else(|| self.$name.position(kernel)))+
            }

            /// The layers over the board, the topmost first.
            pub(crate) fn layers(&self, kernel: &Kernel) -> impl Iterator<Item = Layer> + use<> {
                let mut layers = Vec::new();
                $(layers.extend(self.$name.layer(kernel));)+
                layers.into_iter()
            }

            /// Whether each is open in the place of notices.
            pub(crate) fn open(&self, kernel: &Kernel) -> [bool; Self::COUNT] {
                [$(self.$name.is_open(kernel),)+]
            }

            /// Closes the first that is open there. Returns whether any was.
            pub(crate) fn close(&mut self, kernel: &mut Kernel, out: &mut Out) -> bool {
                $(if self.$name.is_open(kernel) {
                    self.$name.close(kernel, out);
                    return true;
                })+
                false
            }
        }
    };
}

features! {
    /// Questions about a cell, and their answers.
    why: why::Why, message Why(why::WhyMsg), asks Why, says Answer;
    /// The judgement of the last move, and the review of a finished game.
    review: review::Reviews, message Review(review::ReviewMsg), asks Judge | Review, says Judgement;
    /// Hints in three stages.
    hint: hint::Hints, message Hint(hint::HintMsg), asks Hint, says Hint;
    /// The solver, stepping through a puzzle.
    solver: solver::Solver, message Step(StepMsg), asks Solver, takes NextStep;
    /// The pen over the board.
    pen: pen::Pen, message Pen(pen::PenMsg);
    /// Presenting the solver's steps to a class.
    present: present::Present, message Present(present::PresentMsg);
    /// The query keys.
    queries: queries::Queries, message Query(crate::queried::QueryMsg);
    /// The editor of puzzles.
    editor: editor::Editor, message Editor(editor::EditorMsg), asks Study,
        opening Editor sends editor::EditorMsg::Look;
    /// The solution path, as text and on paper.
    handout: handout::Handout, message Handout(handout::HandoutMsg), asks Handout | Sheets;
    /// The magazine.
    magazine: magazine::Magazines, message Magazine(magazine::MagazineMsg), asks Magazine | Paper,
        takes Many, hears MagazineRead | MagazineNotKept | MagazineElsewhere;
    /// Making puzzles by recipe.
    making: making::Making, message Make(making::MakeMsg), asks Make,
        takes Recipe | Unmet, hears SparesRead;
    /// The story of how a puzzle is made.
    story: story::StoryTold, message Story(story::StoryMsg), asks Story,
        opening Story sends story::StoryMsg::Look;
    /// Texts and files with puzzles.
    texts: texts::Texts, message Text(texts::TextMsg), asks Paste | List | Figures | File | Example,
        opening Puzzles sends texts::TextMsg::List(None);
    /// Photographs of puzzles.
    photo: photo::Photos, message Photo(photo::PhotoMsg), asks Photo, opening Photo sends photo::PhotoMsg::Look;
    /// The techniques to learn.
    learn: learn::Learn, message Learn(learn::LearnMsg), asks Learn | Credit, takes Learn | Drill, hears PracticeRead,
        opening Finish sends learn::LearnMsg::Finished, opening Learn sends learn::LearnMsg::Look;
    /// Lessons.
    deck: deck::Lessons, message Deck(deck::DeckMsg), asks Deck | Steps | Worksheet, takes Deck, hears DeckRead;
    /// Assignments, set and worked on.
    assignment: assignment::Assignments, message Assignment(assignment::AssignmentMsg), asks Assignment,
        takes Assignment | Credited | Drilled | DrillOver, hears AssignmentRead, says Assignment;
    /// The results of a class.
    class: class::Class, message Class(class::ClassMsg), asks Class, takes Outcomes, hears ClassRead,
        opening Class sends class::ClassMsg::Look;
    /// Handing the game over to another device.
    handover: handover::Handovers, message Handover(handover::HandoverMsg), asks Handover, takes Piece,
        hears HandoverRead;
    /// The puzzles of links.
    links: links::Links, message Link(links::LinkMsg), asks Link, takes Link;
    /// The saved games.
    games: games::Games, message Games(games::GamesMsg),
        takes Archive,
        hears GameRead | GamesRead | GamesFailed | GameGone | LoadFailed | Exported | GamesExported | Importing
            | ImportWrites | Join | Imported;
    /// Positions of the game.
    moments: moments::Moments, message Moment(moments::MomentMsg);
    /// The times of finished games.
    times: times::TimesDialog;
    /// Short sounds.
    sounds: sounds::Sounds, says Sound;
    /// The facts about the puzzle on the board.
    rating: rating::RatingDialog, message Rating(rating::RatingMsg), asks Rate | Scale,
        opening Puzzle sends rating::RatingMsg::Look;
}

/// Makes a message from each message of the kernel and of the machine.
macro_rules! nested {
    ($($inner:ty => $wrap:expr),+ $(,)?) => {
        $(impl From<$inner> for Msg {
            fn from(inner: $inner) -> Self {
                ($wrap)(inner)
            }
        })+
    };
}

nested! {
    InputMsg => Self::Input,
    GameMsg => Self::Game,
    PointerMsg => Self::Pointer,
    LensMsg => Self::Lens,
    PageMsg => Self::Page,
    SettingsMsg => Self::Settings,
    DiskMsg => |told| Self::Machine(MachineMsg::Disk(told)),
    WorkerMsg => |told| Self::Machine(MachineMsg::Worker(told)),
    ClockMsg => |told| Self::Machine(MachineMsg::Clock(told)),
    BrowserMsg => |told| Self::Machine(MachineMsg::Browser(told)),
}

impl Msg {
    /// Whether the player acts on the board by the cursor, independently of the pointer.
    #[must_use]
    pub const fn is_an_entry(&self) -> bool {
        match self {
            Self::Input(input) => input.is_an_entry(),
            Self::Game(game) => matches!(game, GameMsg::Undo | GameMsg::Redo),
            _ => false,
        }
    }

    /// Whether it is for the cell of the cursor, which the lens must then show.
    pub(crate) const fn is_at_the_cursor(&self) -> bool {
        match self {
            Self::Input(input) => {
                input.is_an_entry() || matches!(input, InputMsg::Pad(_) | InputMsg::PadTwice(_))
            }
            _ => false,
        }
    }

    /// The message to send if the code for it can't be loaded; none if the player asked for nothing.
    #[must_use]
    pub fn lost(&self) -> Option<Self> {
        let unasked = matches!(
            self,
            Self::Machine(
                MachineMsg::Disk(
                    DiskMsg::SparesRead(_) | DiskMsg::MagazineElsewhere | DiskMsg::AssignmentRead(_)
                ) | MachineMsg::Says(_)
                    | MachineMsg::Clock(ClockMsg::Spare | ClockMsg::Second)
            )
        );
        (!unasked).then(|| BrowserMsg::PartMissing.into())
    }

    /// Whether it only reports the place of a pointer or the keys held.
    #[must_use]
    pub const fn is_a_gesture(&self) -> bool {
        match self {
            Self::Input(input) => matches!(input, InputMsg::Hold(_) | InputMsg::ToggleComma),
            Self::Pointer(pointer) => matches!(pointer, PointerMsg::Point(_) | PointerMsg::PointAt(_)),
            // Zooming ends nothing: neither a comma nor a request for candidates.
            Self::Lens(_) => true,
            _ => false,
        }
    }
}
