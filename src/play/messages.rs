//! The messages to a session. The page sends them. The kernel and the features post them: a request goes to another
//! feature as the message of that feature.

mod board;
mod machine;
mod making;
mod sharing;
mod teaching;

pub use board::{GameMsg, InputMsg, LensMsg, MomentMsg, PageMsg, PointerMsg, SettingsMsg};
pub use machine::{BrowserMsg, ClockMsg, DiskMsg, MachineMsg, UnreadLines, WorkerMsg};
pub use making::{
    ArrangeMsg, Beginning, EditorMsg, HandoutMsg, MagazineMsg, MakeMsg, PhotoMsg, PictureError, RatingMsg,
    StoryMsg, TextMsg, Tool, ToolGroup, Unmet,
};
pub use sharing::{AssignmentMsg, ClassMsg, DeckMsg, GamesMsg, HandoverMsg, LinkMsg, Pictured};
pub use teaching::{
    ArgueMsg, Course, DrillMsg, ExampleMsg, HintMsg, LearnMsg, LearnTexts, MarkMsg, NearMsg, PEN_SCALE,
    PenColour, PenMsg, PenPoint, PenTool, PresentMsg, ReviewMsg, SolverMsg, SoundMsg, Spread, WhyMsg,
};

use crate::{input::queried::QueryMsg, walk::StepMsg};

/// Declares the message: a row has the variant and its own message.
macro_rules! messages {
    ($($(#[$doc:meta])* $variant:ident($msg:ty);)+) => {
        /// A message: an action of the player, an event of the machine, or a request of a feature to another.
        #[derive(Clone, Debug, PartialEq)]
        pub enum Msg {
            $($(#[$doc])* $variant($msg),)+
        }

        $(impl From<$msg> for Msg {
            fn from(msg: $msg) -> Self {
                Self::$variant(msg)
            }
        })+
    };
}

messages! {
    /// The cursor, the selection, and entries.
    Input(InputMsg);
    /// The game on the board.
    Game(GameMsg);
    /// The pointer, and the candidates on show.
    Pointer(PointerMsg);
    /// The lens over the board.
    Lens(LensMsg);
    /// The page.
    Page(PageMsg);
    /// The settings.
    Settings(SettingsMsg);
    /// The machine: not an action of the player.
    Machine(MachineMsg);
    /// Positions of the game.
    Moment(MomentMsg);
    /// Hints.
    Hint(HintMsg);
    /// Questions about a cell.
    Why(WhyMsg);
    /// The reasons of moves.
    Argue(ArgueMsg);
    /// Judgements, and the review.
    Review(ReviewMsg);
    /// The solver.
    Solver(SolverMsg);
    /// The pen over the board.
    Pen(PenMsg);
    /// Presenting the solver's steps.
    Present(PresentMsg);
    /// The query keys.
    Query(QueryMsg);
    /// The techniques to learn.
    Learn(LearnMsg);
    /// Short sounds.
    Sound(SoundMsg);
    /// Making puzzles.
    Make(MakeMsg);
    /// The magazine.
    Magazine(MagazineMsg);
    /// The story of a puzzle.
    Story(StoryMsg);
    /// The editor of puzzles.
    Editor(EditorMsg);
    /// Texts with puzzles.
    Text(TextMsg);
    /// Photographs of puzzles.
    Photo(PhotoMsg);
    /// The facts about the puzzle.
    Rating(RatingMsg);
    /// The solution path.
    Handout(HandoutMsg);
    /// The saved games.
    Games(GamesMsg);
    /// Links.
    Link(LinkMsg);
    /// Lessons.
    Deck(DeckMsg);
    /// Assignments.
    Assignment(AssignmentMsg);
    /// The results of a class.
    Class(ClassMsg);
    /// Handing the game over to another device.
    Handover(HandoverMsg);
}

/// Makes a message from each inner message of the machine and the solver.
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
    DiskMsg => |told| Self::Machine(MachineMsg::Disk(told)),
    WorkerMsg => |told| Self::Machine(MachineMsg::Worker(told)),
    ClockMsg => |told| Self::Machine(MachineMsg::Clock(told)),
    BrowserMsg => |told| Self::Machine(MachineMsg::Browser(told)),
    StepMsg => |step| Self::Solver(SolverMsg::Step(step)),
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

    /// Whether the disk or the clock sends it: then the player has done nothing.
    pub(crate) const fn is_of_the_machine(&self) -> bool {
        match self {
            Self::Machine(_) => true,
            Self::Games(msg) => msg.is_of_the_disk(),
            Self::Make(msg) => matches!(msg, MakeMsg::SparesRead(_) | MakeMsg::Spare),
            Self::Magazine(msg) => {
                matches!(msg, MagazineMsg::Stored(_) | MagazineMsg::NotKept | MagazineMsg::Elsewhere)
            }
            Self::Learn(msg) => matches!(msg, LearnMsg::PracticeRead(_)),
            Self::Deck(msg) => matches!(msg, DeckMsg::Stored(_)),
            Self::Assignment(msg) => matches!(
                msg,
                AssignmentMsg::Stored(_)
                    | AssignmentMsg::Second
                    | AssignmentMsg::Weighed(_)
                    | AssignmentMsg::Packed(_)
                    | AssignmentMsg::Launched(_)
                    | AssignmentMsg::LmsAnswered(_)
            ),
            Self::Class(msg) => matches!(msg, ClassMsg::Stored(_)),
            Self::Handover(msg) => matches!(msg, HandoverMsg::Stored(_)),
            _ => false,
        }
    }

    /// The message to send if the code for it can't be loaded; none if the player asked for nothing.
    #[must_use]
    pub fn lost(&self) -> Option<Self> {
        let unasked = matches!(
            self,
            Self::Hint(HintMsg::Say)
                | Self::Why(WhyMsg::Say)
                | Self::Review(ReviewMsg::Say)
                | Self::Sound(SoundMsg::Play)
                | Self::Make(MakeMsg::SparesRead(_) | MakeMsg::Spare)
                | Self::Magazine(MagazineMsg::Elsewhere)
                | Self::Assignment(
                    AssignmentMsg::Stored(_) | AssignmentMsg::Second | AssignmentMsg::Finished
                )
        );
        (!unasked).then(|| BrowserMsg::PartMissing.into())
    }

    /// Whether it leaves the game and all open questions as they are, such as the place of a pointer or a held key.
    #[must_use]
    pub const fn leaves_questions_open(&self) -> bool {
        match self {
            Self::Input(input) => matches!(input, InputMsg::Hold(_) | InputMsg::ToggleComma),
            Self::Pointer(pointer) => matches!(pointer, PointerMsg::Point(_) | PointerMsg::PointAt(_)),
            // Zooming ends nothing: neither a comma nor a request for candidates. Nor does a message that was read.
            Self::Lens(_) | Self::Page(PageMsg::DismissNotice) => true,
            _ => false,
        }
    }
}
