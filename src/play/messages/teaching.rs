//! The messages about help and teaching: hints, questions, the solver, the review, presenting and learning.

use super::InputMsg;
use crate::{
    input::queried::QueryMsg,
    links::assignment::DrillSet,
    saved::practice::Attempt,
    ui::{Direction, SaveError},
    walk::StepMsg,
    work::Answered,
};
use sudoku_core::{Cell, Digit, House, HouseKind, Shape, Technique, generate::ClueSet};

/// Messages about hints.
#[derive(Clone, Debug, PartialEq)]
pub enum HintMsg {
    /// Give a hint; or, while one is given, its next stage.
    Next,
    /// Show which digits or notes are wrong, after the hint that some are.
    Which,
    /// Fill the notes that lost their digit with all candidates again.
    Refill,
    /// Apply the hint to the board.
    Apply,
    /// Place all naked singles at once.
    Singles,
    /// Close the hint.
    Close,
    /// Announce it. Its words may come after the first board.
    Say,
    /// The worker's answer.
    Answered(Box<Answered>),
}

/// An action on the questions.
#[derive(Clone, Debug, PartialEq)]
pub enum WhyMsg {
    /// Ask about the cell under the pointer, or else about the cell of the cursor.
    Open,
    /// Ask why that digit is in the cell or ruled out, or why it isn't.
    Ask(Digit),
    /// Go to one of the facts that the answer depends on.
    Follow(usize),
    /// Go back to the answer with this number, counted from the first.
    Back(usize),
    /// Go to that line of the trial: 0 is its beginning.
    Line(usize),
    /// Show the answer that waits, although it ends the counting of the time.
    GoOn,
    /// Close the questions.
    Close,
    /// Announce it. Its words may come after the first board.
    Say,
    /// The worker's answer.
    Answered(Box<Answered>),
}

/// Messages about judgements and the review.
#[derive(Clone, Debug, PartialEq)]
pub enum ReviewMsg {
    /// Light the reason of the last move on the board, or clear it.
    Light(bool),
    /// Open the review of a finished game.
    Open,
    /// Look at a line of the review, by its number from 0.
    LookAt(usize),
    /// Announce it. Its words may come after the first board.
    Say,
    /// The worker's answer.
    Answered(Box<Answered>),
}

/// A message to the pen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PenMsg {
    /// Take the pen, or put it away.
    Toggle,
    /// Draw, or only point.
    Take(PenTool),
    /// Draw in this colour, and no longer point.
    Dip(PenColour),
    /// A finished stroke.
    Draw(Vec<PenPoint>),
    /// The time of this stroke is over.
    Fade(u32),
    /// Let strokes vanish after some seconds, or keep them until the next step.
    Vanish(bool),
    /// Remove the last stroke.
    Undo,
    /// Remove all strokes.
    Clear,
}

/// A place on the board, in shares of its width and height from the left and the top, of [`PEN_SCALE`].
pub type PenPoint = (u16, u16);

/// The width and the height of the board for the pen.
pub const PEN_SCALE: u16 = 10_000;

/// The use of the pen.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum PenTool {
    /// It draws.
    #[default]
    Pen,
    /// It shows a place, and leaves nothing there.
    Pointer,
}

/// A colour of the pen, from 0.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct PenColour(u8);

impl PenColour {
    /// The number of colours.
    pub const COUNT: u8 = 4;

    /// Returns all colours, in the order of the controls.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..Self::COUNT).map(Self)
    }

    /// Returns the number, from 0.
    #[must_use]
    pub const fn number(self) -> u8 {
        self.0
    }
}

/// A message to the presentation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PresentMsg {
    /// Present the walk on the board.
    Open,
    /// Return to the solver, at the same step.
    Leave,
    /// Reveal more, or turn to the next step.
    Next,
    /// Take the last reveal back.
    Back,
    /// Return to the first reveal of the step.
    Again,
    /// Make the screen black.
    Blank,
    /// End that. Any other message does the same, and then nothing else.
    Wake,
    /// Lay the board out in this way.
    Lay(Spread),
    /// Spell the names of cells out, or write them short.
    Spell(bool),
}

/// The layout of the screen.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Spread {
    /// The board and the words fill the screen.
    #[default]
    Fill,
    /// The board keeps its place in the window, for a class that sees only that part of the screen.
    Keep,
}

impl Spread {
    /// Both, in the order of the controls.
    pub const ALL: [Spread; 2] = [Spread::Fill, Spread::Keep];

    /// Returns a name, independent of language.
    #[must_use]
    pub const fn slug(self) -> &'static str {
        match self {
            Self::Fill => "fill",
            Self::Keep => "keep",
        }
    }
}

/// Messages about the techniques to learn.
#[derive(Clone, Debug, PartialEq)]
pub enum LearnMsg {
    /// The player turned to Learn: stay at the last place.
    Look,
    /// Show the path of units.
    Path,
    /// Show the page of a technique, or the list of all.
    Show(Option<Technique>),
    /// The texts arrived, or could not be loaded.
    Read(Option<LearnTexts>),
    /// The cases for exercises arrived, or could not be loaded.
    Cases(Option<String>),
    /// Begin a series of exercises.
    Begin(Course),
    /// Go on from the lesson before a unit, to its next one or to the exercises.
    Taught,
    /// Ask for the reason of each answer, or don't.
    SayWhy(bool),
    /// Have boards with mistakes at this size; a series of them begins again.
    Boards(Shape),
    /// Act on the exercise.
    Drill(DrillMsg),
    /// Act on an example of the page, by its number from 0.
    Example(usize, ExampleMsg),
    /// Ask for the boards beside the example of the page.
    Hang,
    /// Act on the near miss of the page.
    Near(NearMsg),
    /// Show the example of the page as a lesson, which can be shared.
    AsLesson,
    /// Make a puzzle that needs the technique on the page.
    Make,
    /// A puzzle is solved: credit its moves.
    Finished,
    /// Show the rules at a size; at that of the board in play if none is named.
    Rules(Option<Shape>),
    /// Show the page of a rule of clues.
    Clues(ClueSet),
    /// Light a house of that kind on the board of the rules.
    Light(HouseKind),
    /// Show the page of a technique or of a rule with this slug, or the list of all.
    Page(String),
    /// Begin the drill of an assignment.
    Set(DrillSet),
    /// The log of practice was read, or is unreadable.
    PracticeRead(Result<Vec<Attempt>, SaveError>),
    /// The worker's answer.
    Answered(Box<Answered>),
}

/// Messages to the example of a page.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ExampleMsg {
    /// Tell its first line alone.
    Begin,
    /// Take back a line.
    Back,
    /// Tell one more line, and after the last one the conclusion.
    Next,
    /// Tell everything.
    All,
    /// Show the example at this size.
    Size(Shape),
}

/// Messages to the near miss of a page.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NearMsg {
    /// Say that this cell breaks the pattern.
    Tap(Cell),
    /// Move the cursor.
    Go(Direction),
    /// Say it of the cell of the cursor.
    Confirm,
    /// Show the answer.
    Show,
}

/// The texts about techniques.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct LearnTexts {
    /// The prose.
    pub prose: String,
    /// An example of each technique.
    pub examples: String,
    /// The small pictures of the techniques.
    pub pictures: String,
    /// How often puzzles use the techniques.
    pub often: String,
}

/// A message about the reason of a digit in a game.
#[derive(Clone, Debug, PartialEq)]
pub enum ArgueMsg {
    /// Ask for the reason of the digit placed last.
    Begin,
    /// An input while a digit waits for its reason: the board's cells are there to mark.
    Input(InputMsg),
    /// Act on the reason.
    Mark(MarkMsg),
}

/// A message about the reason of a move, in a game or in an exercise.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MarkMsg {
    /// Mark a cell, or remove its mark.
    Cell(Cell),
    /// Mark a house, or remove its mark.
    House(House),
    /// Judge what is marked.
    Judge,
    /// Take the move back.
    TakeBack,
    /// Go on without a reason.
    Skip,
}

/// A message to an exercise.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DrillMsg {
    /// Move the cursor to a cell; in an exercise that asks for a pattern, answer with it.
    Select(Cell),
    /// Move the cursor.
    Go(Direction),
    /// Answer with a digit in the cell of the cursor: it goes there, it is ruled out, or it extends the chain.
    Answer(Digit),
    /// Take the last candidate off the chain.
    Shorten,
    /// Answer with the cell of the cursor; after the end, begin the next exercise.
    Confirm,
    /// Answer that the technique is not on the board.
    Absent,
    /// Answer by placing digits, or by ruling them out.
    Place(bool),
    /// Show all candidates, or hide them.
    Candidates,
    /// Show the next stage of a hint.
    Help,
    /// Show the answer.
    Show,
    /// Show the common mistake of the technique, or hide it.
    Miss,
    /// Turn to the next exercise.
    Next,
    /// At the end of a series, do exercises of the kinds that were not right at once.
    Missed,
    /// Act on the reason of the answer.
    Argue(MarkMsg),
    /// Mark the cell of the cursor as a part of the reason, or remove its mark.
    Mark,
    /// Ask about the board.
    Query(QueryMsg),
}

/// A series of exercises.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Course {
    /// One technique at a size, without end.
    Technique(Technique, Shape),
    /// A unit of the path, by its place in it.
    Unit(usize),
    /// Boards with clues of a set, their techniques unnamed, without end.
    Clues(ClueSet),
    /// Techniques learned so far, unnamed, without end.
    Mixed,
    /// One exercise of each of these techniques, which the player may have forgotten.
    Refresh(Vec<Technique>),
    /// Places of the player's own games, with a hint or a guess, unnamed, without end.
    Own,
    /// Chains built candidate by candidate, without end.
    Chains,
    /// Boards of a size with one mistake, without end.
    Mistakes(Shape),
    /// Full boards of a size with some wrong digits, without end.
    Repairs(Shape),
    /// The positions of an assignment, in order.
    Set(DrillSet),
}

impl Course {
    /// The same series with boards of a size; none of a series that has no size to choose.
    #[must_use]
    pub fn with_boards(&self, shape: Shape) -> Option<Self> {
        match self {
            Self::Mistakes(_) => Some(Self::Mistakes(shape)),
            Self::Repairs(_) => Some(Self::Repairs(shape)),
            _ => None,
        }
    }
}

/// Messages to the solver.
#[derive(Clone, Debug, PartialEq)]
pub enum SolverMsg {
    /// A move of the player's.
    Step(StepMsg),
    /// The worker's answer.
    Answered(Box<Answered>),
}

impl From<StepMsg> for SolverMsg {
    fn from(step: StepMsg) -> Self {
        Self::Step(step)
    }
}

/// Messages about sounds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SoundMsg {
    /// Play the sound of the last turn. Its code may come after the first board.
    Play,
}
