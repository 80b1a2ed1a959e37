//! The one table of keys: each row has the keys, their context, their action, and their heading in the list.
//! Key presses and the list of keys both use it.

use super::{Key, Modifiers};
use crate::{
    game::turns::Fill,
    input::{
        Filter, Mode,
        lens::Lens,
        queried::{Query, QueryMsg, Sought, Towards},
    },
    messages::{GameMsg, HintMsg, InputMsg, LensMsg, MomentMsg, Msg, PageMsg, PointerMsg, SolverMsg, WhyMsg},
    ui::{Dialog, Direction},
    walk::StepMsg,
};
use sudoku_core::{Digit, HouseKind, Shape};

/// The heading of some lines.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum KeyGroup {
    /// Digits, notes and undo.
    Entering,
    /// The cursor, and the selected cells.
    Moving,
    /// The modes for digits.
    Modes,
    /// Highlights and filling in.
    Aids,
    /// Questions about the board, after a semicolon.
    Queries,
    /// Trials, savepoints, the clock and the page.
    Game,
    /// The stepper.
    Solver,
    /// A presentation to a class.
    Present,
    /// The answers to "Why?".
    Why,
    /// The moves of a finished game.
    Review,
}

/// The action of the keys in a line.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum KeyAction {
    /// Enters the digit by the mode.
    Enter,
    /// Notes the digit, if there is one kind of notes.
    Note,
    /// Notes the digit in the corner.
    Corner,
    /// Notes the digit in the centre.
    Centre,
    /// Empties the selected cells.
    Erase,
    /// Exchanges the notes of both kinds.
    Swap,
    /// Locks the digit of the cursor's cell, or unlocks it.
    Lock,
    /// Enters the locked digit; without one, checks the board.
    Confirm,
    /// Undoes a turn.
    Undo,
    /// Redoes a turn.
    Redo,
    /// Moves the cursor by a cell.
    Go,
    /// Moves the cursor by a box.
    GoFar,
    /// Moves the cursor to an end of the row.
    GoToEnd,
    /// Moves the cursor to an end of the board.
    GoToCorner,
    /// Extends the selection by a cell.
    Extend,
    /// Extends the selection by a box.
    ExtendFar,
    /// Selects all cells.
    SelectAll,
    /// Zooms in.
    Closer,
    /// Zooms out.
    Farther,
    /// Shows the whole board.
    Whole,
    /// Cancels one thing.
    Escape,
    /// Makes the next letter a command.
    Comma,
    /// Selects the digit mode.
    DigitMode,
    /// Selects the note mode, if there is one kind of notes.
    NoteMode,
    /// Selects the mode of corner notes.
    CornerMode,
    /// Selects the mode of centre notes.
    CentreMode,
    /// Selects the colour mode; again: switches between cells and candidates.
    ColourMode,
    /// Selects the next mode in order.
    NextMode,
    /// Highlights a digit.
    Filter,
    /// Clears the highlight.
    FilterNone,
    /// Highlights the digit after or before.
    StepFilter,
    /// Highlights cells with two candidates.
    Bivalue,
    /// Shows all candidates, or hides them.
    Candidates,
    /// Shows the candidates of the cursor's cell.
    Look,
    /// Fills in notes everywhere.
    FillAll,
    /// Fills notes into the selected cells.
    FillSelected,
    /// Compares the board with the solution.
    Check,
    /// Gives a hint, or its next stage.
    Hint,
    /// Begins a trial.
    Try,
    /// Keeps the trial.
    KeepTrial,
    /// Discards the trial.
    GiveUp,
    /// Opens the history.
    Moments,
    /// Opens the editor of puzzles.
    Editor,
    /// Pauses the game, or resumes it.
    Pause,
    /// Opens this list.
    Help,
    /// Plays the puzzle on the clipboard. The browser handles this key itself.
    Paste,
    /// Shows the solver's next step.
    NextStep,
    /// Shows the step before.
    BackStep,
    /// Shows the next pass.
    NextPass,
    /// Shows the pass before.
    BackPass,
    /// Asks why a digit is in a cell or ruled out, or why not.
    Why,
    /// Switches between passes and the path.
    OtherWay,
    /// Lists all steps of the position, or hides them.
    AllSteps,
    /// Makes the next key a question about the board.
    Ask,
    /// A question about the board.
    Query(Query),
    /// An action in a presentation.
    Present(PresentAction),
    /// An action in the panel "Why?".
    Answer(AnswerAction),
    /// An action in the list of a review.
    Review(ReviewAction),
}

/// The action of keys in a presentation.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum PresentAction {
    /// Reveals more.
    Next,
    /// Takes the last reveal back.
    Back,
    /// Returns to the first reveal of the step.
    Again,
    /// Makes the screen black.
    Blank,
    /// Shows all candidates, or hides them.
    Candidates,
    /// Returns to the solver.
    Leave,
}

/// The action of keys in the panel "Why?".
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum AnswerAction {
    /// Asks about a digit of the cell.
    Ask,
    /// Returns to the previous answer.
    Back,
    /// Moves a line of the trial back or forwards.
    Line,
    /// Closes the panel.
    Close,
}

/// The distance for keys in the list of a review, back or forwards.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ReviewAction {
    /// A move.
    Move,
    /// A page of the list.
    Page,
    /// To an end.
    End,
}

impl ReviewAction {
    /// The number of moves in a page.
    pub const PAGE: usize = 10;
}

/// A key or a group of keys. It is small, as the board waits for the whole table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Typed {
    /// Each digit of the board.
    Digits,
    /// Those digits of the board that are figures.
    Figures,
    /// The four arrows.
    Arrows,
    /// W, A, S and D.
    Wasd,
    /// Home and End.
    Ends,
    /// A single ASCII character; a letter is lower case.
    Symbol(u8),
    /// A single arrow.
    Go(Direction),
    /// Delete.
    Delete,
    /// Backspace.
    Backspace,
    /// Enter.
    Enter,
    /// Escape.
    Escape,
    /// Page up.
    PageUp,
    /// Page down.
    PageDown,
}

/// Keys to press.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Press {
    /// The keys; each of them alone.
    pub typed: Typed,
    /// The modifiers.
    pub held: Modifiers,
    /// Whether a comma comes before.
    pub comma: bool,
    /// Whether a semicolon comes before.
    pub prefixed: bool,
}

impl Typed {
    /// The key, if it is a single one.
    const fn one(self) -> Option<Key> {
        Some(match self {
            Self::Symbol(symbol) => Key::Char(symbol as char),
            Self::Go(to) => Key::Go(to),
            Self::Delete => Key::Delete,
            Self::Backspace => Key::Backspace,
            Self::Enter => Key::Enter,
            Self::Escape => Key::Escape,
            Self::PageUp => Key::PageUp,
            Self::PageDown => Key::PageDown,
            Self::Digits | Self::Figures | Self::Arrows | Self::Wasd | Self::Ends => return None,
        })
    }

    /// Whether it includes that key, on a board of that size. Shift makes no difference to a letter.
    pub(super) fn has(self, key: Key, shape: &Shape) -> bool {
        let key = match key {
            Key::Char(symbol) => Key::Char(symbol.to_ascii_lowercase()),
            other => other,
        };
        match (self, key) {
            (Self::Digits, _) | (Self::Figures, Key::Char('1'..='9')) => digit(key, shape).is_some(),
            (Self::Wasd, Key::Char('w' | 'a' | 's' | 'd'))
            | (Self::Arrows, Key::Go(Direction::Up | Direction::Left | Direction::Down | Direction::Right))
            | (Self::Ends, Key::Go(Direction::RowStart | Direction::RowEnd)) => true,
            _ => self.one() == Some(key),
        }
    }
}

impl Press {
    /// The keys, one by one.
    #[must_use]
    pub fn keys(self, shape: &Shape) -> Vec<Key> {
        let digits = Digit::all(shape).map(Digit::symbol);
        match self.typed {
            Typed::Digits => digits.map(Key::Char).collect(),
            Typed::Figures => digits.filter(char::is_ascii_digit).map(Key::Char).collect(),
            Typed::Arrows => {
                [Direction::Up, Direction::Left, Direction::Down, Direction::Right].map(Key::Go).into()
            }
            Typed::Wasd => ['w', 'a', 's', 'd'].map(Key::Char).into(),
            Typed::Ends => [Direction::RowStart, Direction::RowEnd].map(Key::Go).into(),
            single => single.one().into_iter().collect(),
        }
    }

    /// Whether it is a command by a letter alone.
    pub(super) fn is_letter(self) -> bool {
        match self.typed {
            Typed::Wasd => true,
            Typed::Symbol(symbol) => symbol.is_ascii_alphabetic() && !self.held.ctrl,
            _ => false,
        }
    }

    /// Whether it is a command by a sign.
    pub(super) fn is_sign(self) -> bool {
        matches!(self.typed, Typed::Symbol(symbol) if symbol.is_ascii_punctuation())
    }

    const fn shift(self) -> Self {
        Self { held: Modifiers { shift: true, ..self.held }, ..self }
    }

    const fn ctrl(self) -> Self {
        Self { held: Modifiers { ctrl: true, ..self.held }, ..self }
    }

    const fn alt(self) -> Self {
        Self { held: Modifiers { alt: true, ..self.held }, ..self }
    }
}

/// The context of a key.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Heard {
    /// On the board and its controls, while playing.
    Play,
    /// The same, in the solver.
    Solve,
    /// The same, on both faces of the page.
    Both,
    /// The same, and also without any focus.
    Page,
    /// After a semicolon, on the board and its controls.
    Queries,
    /// In a presentation, with any focus.
    Present,
    /// In the panel "Why?".
    Answers,
    /// In the list of a review.
    Review,
    /// Everywhere, by the browser itself, which sends the pasted text.
    Browser,
}

/// A row of the table.
#[derive(Clone, Copy, Debug)]
pub(super) struct Binding {
    /// The heading in the list.
    pub(super) group: KeyGroup,
    /// The action.
    pub(super) action: KeyAction,
    /// The keys.
    pub(super) press: Press,
    /// The context.
    pub(super) heard: Heard,
}

impl Binding {
    /// Whether a comma has to come before, as letters are digits.
    pub(super) fn wants_comma(&self, shape: &Shape) -> bool {
        shape.has_letters() && self.heard == Heard::Play && self.press.is_letter()
    }
}

/// The digit of a key, on a board of that size.
pub(super) fn digit(key: Key, shape: &Shape) -> Option<Digit> {
    let Key::Char(symbol) = key else { return None };
    Digit::from_symbol(symbol).filter(|digit| digit.index() < shape.side())
}

pub(super) const fn direction(key: Key) -> Option<Direction> {
    Some(match key {
        Key::Go(direction) => direction,
        Key::Char('w' | 'W') => Direction::Up,
        Key::Char('a' | 'A') => Direction::Left,
        Key::Char('s' | 'S') => Direction::Down,
        Key::Char('d' | 'D') => Direction::Right,
        _ => return None,
    })
}

impl KeyAction {
    /// The message of a key with this action; none for keys handled elsewhere.
    pub(super) fn message(self, key: Key, shape: &Shape) -> Option<Msg> {
        Some(match self {
            Self::Enter => Msg::Input(InputMsg::Enter(digit(key, shape)?)),
            Self::Note | Self::Corner => Msg::Input(InputMsg::EnterAs(Mode::Corner, digit(key, shape)?)),
            Self::Centre => Msg::Input(InputMsg::EnterAs(Mode::Centre, digit(key, shape)?)),
            Self::Erase => Msg::Input(InputMsg::Erase),
            Self::Swap => Msg::Input(InputMsg::Swap),
            Self::Lock => Msg::Input(InputMsg::LockHere),
            Self::Confirm => Msg::Input(InputMsg::Confirm),
            Self::Undo => Msg::Game(GameMsg::Undo),
            Self::Redo => Msg::Game(GameMsg::Redo),
            Self::Go | Self::GoToEnd => Msg::Input(InputMsg::Go(direction(key)?)),
            Self::GoFar | Self::GoToCorner => Msg::Input(InputMsg::Go(direction(key)?.far())),
            Self::Extend => Msg::Input(InputMsg::Extend(direction(key)?)),
            Self::ExtendFar => Msg::Input(InputMsg::Extend(direction(key)?.far())),
            Self::SelectAll => Msg::Input(InputMsg::SelectAll),
            Self::Closer if Lens::enlarges(shape) => Msg::Lens(LensMsg::Closer),
            Self::Farther if Lens::enlarges(shape) => Msg::Lens(LensMsg::Farther),
            Self::Whole if Lens::enlarges(shape) => Msg::Lens(LensMsg::Whole),
            Self::Escape => Msg::Page(PageMsg::Escape),
            Self::Comma => Msg::Input(InputMsg::ToggleComma),
            Self::DigitMode => Msg::Input(InputMsg::SetMode(Mode::Digit)),
            Self::NoteMode | Self::CornerMode => Msg::Input(InputMsg::SetMode(Mode::Corner)),
            Self::CentreMode => Msg::Input(InputMsg::SetMode(Mode::Centre)),
            Self::ColourMode => Msg::Input(InputMsg::SetMode(Mode::Colour)),
            Self::NextMode => Msg::Input(InputMsg::NextMode),
            Self::Filter => Msg::Input(InputMsg::FilterBy(Some(Filter::Digit(digit(key, shape)?)))),
            Self::FilterNone => Msg::Input(InputMsg::FilterBy(None)),
            Self::StepFilter => Msg::Input(InputMsg::StepFilter { forward: key == Key::Char('>') }),
            Self::Bivalue => Msg::Input(InputMsg::FilterBy(Some(Filter::Bivalue))),
            Self::Candidates => Msg::Pointer(PointerMsg::ToggleCandidates),
            Self::Look => Msg::Pointer(PointerMsg::Look),
            Self::FillAll => Msg::Game(GameMsg::FillNotes(Fill::All)),
            Self::FillSelected => Msg::Game(GameMsg::FillNotes(Fill::Selected)),
            Self::Check => Msg::Game(GameMsg::Check),
            Self::Hint => Msg::Hint(HintMsg::Next),
            Self::Try => Msg::Moment(MomentMsg::Try),
            Self::KeepTrial => Msg::Moment(MomentMsg::Keep),
            Self::GiveUp => Msg::Moment(MomentMsg::GiveUp),
            Self::Moments => Msg::Page(PageMsg::Open(Dialog::Moments)),
            Self::Editor => Msg::Page(PageMsg::Open(Dialog::Editor)),
            Self::Pause => Msg::Page(PageMsg::Pause),
            Self::Help => Msg::Page(PageMsg::Open(Dialog::Help)),
            Self::NextStep => Msg::Solver(SolverMsg::Step(StepMsg::NextStep)),
            Self::BackStep => Msg::Solver(SolverMsg::Step(StepMsg::BackStep)),
            Self::NextPass => Msg::Solver(SolverMsg::Step(StepMsg::NextPass)),
            Self::BackPass => Msg::Solver(SolverMsg::Step(StepMsg::BackPass)),
            Self::Why => Msg::Why(WhyMsg::Open),
            Self::OtherWay => Msg::Solver(SolverMsg::Step(StepMsg::OtherWay)),
            Self::AllSteps => Msg::Solver(SolverMsg::Step(StepMsg::AllSteps)),
            Self::Ask => Msg::Query(QueryMsg::Begin),
            Self::Closer
            | Self::Farther
            | Self::Whole
            | Self::Paste
            | Self::Query(_)
            | Self::Present(_)
            | Self::Answer(_)
            | Self::Review(_) => return None,
        })
    }
}

const fn press(typed: Typed) -> Press {
    Press { typed, held: Modifiers { shift: false, ctrl: false, alt: false }, comma: false, prefixed: false }
}

const fn symbol(symbol: u8) -> Press {
    press(Typed::Symbol(symbol))
}

const fn row(group: KeyGroup, action: KeyAction, press: Press, heard: Heard) -> Binding {
    Binding { group, action, press, heard }
}

const fn query(query: Query, press: Press) -> Binding {
    row(KeyGroup::Queries, KeyAction::Query(query), Press { prefixed: true, ..press }, Heard::Queries)
}

const fn present(action: PresentAction, press: Press) -> Binding {
    row(KeyGroup::Present, KeyAction::Present(action), press, Heard::Present)
}

/// The table, in the order of the list of keys.
pub(super) static TABLE: &[Binding] = &[
    row(KeyGroup::Entering, KeyAction::Enter, press(Typed::Digits), Heard::Play),
    row(KeyGroup::Entering, KeyAction::Corner, press(Typed::Digits).shift(), Heard::Play),
    row(KeyGroup::Entering, KeyAction::Centre, press(Typed::Figures).ctrl(), Heard::Play),
    row(KeyGroup::Entering, KeyAction::Erase, press(Typed::Delete), Heard::Play),
    row(KeyGroup::Entering, KeyAction::Erase, press(Typed::Backspace), Heard::Play),
    row(KeyGroup::Entering, KeyAction::Erase, symbol(b'0'), Heard::Play),
    row(KeyGroup::Entering, KeyAction::Swap, symbol(b'.'), Heard::Play),
    row(KeyGroup::Entering, KeyAction::Lock, symbol(b'l'), Heard::Play),
    row(KeyGroup::Entering, KeyAction::Confirm, press(Typed::Enter), Heard::Play),
    row(KeyGroup::Entering, KeyAction::Undo, symbol(b'z').ctrl(), Heard::Page),
    row(KeyGroup::Entering, KeyAction::Undo, symbol(b'u'), Heard::Play),
    row(KeyGroup::Entering, KeyAction::Undo, symbol(b'['), Heard::Play),
    row(KeyGroup::Entering, KeyAction::Redo, symbol(b'y').ctrl(), Heard::Page),
    row(KeyGroup::Entering, KeyAction::Redo, symbol(b'z').shift().ctrl(), Heard::Page),
    row(KeyGroup::Entering, KeyAction::Redo, symbol(b'r'), Heard::Play),
    row(KeyGroup::Entering, KeyAction::Redo, symbol(b']'), Heard::Play),
    row(KeyGroup::Moving, KeyAction::Go, press(Typed::Arrows), Heard::Both),
    row(KeyGroup::Moving, KeyAction::Go, press(Typed::Wasd), Heard::Play),
    row(KeyGroup::Moving, KeyAction::GoFar, press(Typed::Arrows).ctrl(), Heard::Both),
    row(KeyGroup::Moving, KeyAction::GoToEnd, press(Typed::Ends), Heard::Both),
    row(KeyGroup::Moving, KeyAction::GoToCorner, press(Typed::Ends).ctrl(), Heard::Both),
    row(KeyGroup::Moving, KeyAction::Extend, press(Typed::Arrows).shift(), Heard::Play),
    row(KeyGroup::Moving, KeyAction::Extend, press(Typed::Ends).shift(), Heard::Play),
    row(KeyGroup::Moving, KeyAction::ExtendFar, press(Typed::Arrows).shift().ctrl(), Heard::Play),
    row(KeyGroup::Moving, KeyAction::ExtendFar, press(Typed::Ends).shift().ctrl(), Heard::Play),
    row(KeyGroup::Moving, KeyAction::SelectAll, symbol(b'a').ctrl(), Heard::Play),
    row(KeyGroup::Moving, KeyAction::Closer, symbol(b'+'), Heard::Both),
    row(KeyGroup::Moving, KeyAction::Farther, symbol(b'-'), Heard::Both),
    row(KeyGroup::Moving, KeyAction::Whole, symbol(b'*'), Heard::Both),
    row(KeyGroup::Moving, KeyAction::Escape, press(Typed::Escape), Heard::Both),
    row(KeyGroup::Modes, KeyAction::Comma, symbol(b','), Heard::Play),
    row(KeyGroup::Modes, KeyAction::DigitMode, symbol(b'z'), Heard::Play),
    row(KeyGroup::Modes, KeyAction::CornerMode, symbol(b'x'), Heard::Play),
    row(KeyGroup::Modes, KeyAction::CentreMode, symbol(b'c'), Heard::Play),
    row(KeyGroup::Modes, KeyAction::ColourMode, symbol(b'v'), Heard::Play),
    row(KeyGroup::Modes, KeyAction::NextMode, symbol(b' '), Heard::Play),
    row(KeyGroup::Aids, KeyAction::Filter, press(Typed::Digits).alt(), Heard::Play),
    row(KeyGroup::Aids, KeyAction::FilterNone, symbol(b'0').alt(), Heard::Play),
    row(KeyGroup::Aids, KeyAction::StepFilter, symbol(b'<'), Heard::Play),
    row(KeyGroup::Aids, KeyAction::StepFilter, symbol(b'>'), Heard::Play),
    row(KeyGroup::Aids, KeyAction::Bivalue, symbol(b'b'), Heard::Play),
    row(KeyGroup::Aids, KeyAction::Candidates, symbol(b'h'), Heard::Play),
    row(KeyGroup::Aids, KeyAction::Look, symbol(b'e'), Heard::Play),
    row(KeyGroup::Aids, KeyAction::FillAll, symbol(b'f'), Heard::Play),
    row(KeyGroup::Aids, KeyAction::FillSelected, symbol(b'n'), Heard::Play),
    row(KeyGroup::Aids, KeyAction::Check, symbol(b'q'), Heard::Play),
    row(KeyGroup::Aids, KeyAction::Why, symbol(b'y'), Heard::Play),
    row(KeyGroup::Aids, KeyAction::Hint, symbol(b'i'), Heard::Play),
    row(KeyGroup::Aids, KeyAction::Hint, symbol(b'/'), Heard::Play),
    row(KeyGroup::Queries, KeyAction::Ask, symbol(b';'), Heard::Both),
    query(Query::Read(HouseKind::Row), symbol(b'r')),
    query(Query::Read(HouseKind::Column), symbol(b'c')),
    query(Query::Read(HouseKind::Box), symbol(b'b')),
    query(Query::ReadFurther, symbol(b'x')),
    query(Query::Board, symbol(b'a')),
    query(Query::Place, symbol(b'p')),
    query(Query::Missing, symbol(b'm')),
    query(Query::PlacesOf, press(Typed::Figures)),
    query(Query::Digit, symbol(b'f')),
    query(Query::Seek(Sought::Empty, Towards::Onwards), symbol(b'n')),
    query(Query::Seek(Sought::Empty, Towards::Back), symbol(b'n').shift()),
    query(Query::Seek(Sought::Highlighted, Towards::Onwards), symbol(b'h')),
    query(Query::Seek(Sought::Highlighted, Towards::Back), symbol(b'h').shift()),
    query(Query::Seek(Sought::Bivalue, Towards::Onwards), symbol(b'w')),
    query(Query::Seek(Sought::Bivalue, Towards::Back), symbol(b'w').shift()),
    query(Query::Go, symbol(b'g')),
    query(Query::Scan(Towards::Onwards), symbol(b's')),
    query(Query::Scan(Towards::Back), symbol(b's').shift()),
    query(Query::Highlighted, symbol(b'l')),
    query(Query::Link(Towards::Onwards), symbol(b'k')),
    query(Query::Link(Towards::Back), symbol(b'k').shift()),
    query(Query::Counts, symbol(b'd')),
    query(Query::State, symbol(b'i')),
    row(KeyGroup::Game, KeyAction::Try, symbol(b't'), Heard::Play),
    row(KeyGroup::Game, KeyAction::KeepTrial, symbol(b'k'), Heard::Play),
    row(KeyGroup::Game, KeyAction::GiveUp, symbol(b'g'), Heard::Play),
    row(KeyGroup::Game, KeyAction::Moments, symbol(b'm'), Heard::Play),
    row(KeyGroup::Game, KeyAction::Pause, symbol(b'p'), Heard::Play),
    row(KeyGroup::Game, KeyAction::Editor, symbol(b'o'), Heard::Play),
    row(KeyGroup::Game, KeyAction::Paste, symbol(b'v').ctrl(), Heard::Browser),
    row(KeyGroup::Game, KeyAction::Help, symbol(b'?'), Heard::Play),
    row(KeyGroup::Solver, KeyAction::NextStep, press(Typed::Enter), Heard::Solve),
    row(KeyGroup::Solver, KeyAction::NextStep, symbol(b' '), Heard::Solve),
    row(KeyGroup::Solver, KeyAction::NextStep, symbol(b'.'), Heard::Solve),
    row(KeyGroup::Solver, KeyAction::BackStep, press(Typed::Backspace), Heard::Solve),
    row(KeyGroup::Solver, KeyAction::BackStep, symbol(b','), Heard::Solve),
    row(KeyGroup::Solver, KeyAction::NextPass, press(Typed::Enter).shift(), Heard::Solve),
    row(KeyGroup::Solver, KeyAction::NextPass, symbol(b'>'), Heard::Solve),
    row(KeyGroup::Solver, KeyAction::BackPass, press(Typed::Backspace).shift(), Heard::Solve),
    row(KeyGroup::Solver, KeyAction::BackPass, symbol(b'<'), Heard::Solve),
    row(KeyGroup::Solver, KeyAction::OtherWay, symbol(b'p'), Heard::Solve),
    row(KeyGroup::Solver, KeyAction::AllSteps, symbol(b'a'), Heard::Solve),
    row(KeyGroup::Solver, KeyAction::Why, symbol(b'y'), Heard::Solve),
    row(KeyGroup::Solver, KeyAction::Candidates, symbol(b'h'), Heard::Solve),
    row(KeyGroup::Solver, KeyAction::Help, symbol(b'?'), Heard::Solve),
    present(PresentAction::Next, press(Typed::PageDown)),
    present(PresentAction::Next, symbol(b' ')),
    present(PresentAction::Next, press(Typed::Go(Direction::Right))),
    present(PresentAction::Next, press(Typed::Enter)),
    present(PresentAction::Back, press(Typed::PageUp)),
    present(PresentAction::Back, press(Typed::Go(Direction::Left))),
    present(PresentAction::Back, press(Typed::Backspace)),
    present(PresentAction::Again, press(Typed::Go(Direction::RowStart))),
    present(PresentAction::Blank, symbol(b'.')),
    present(PresentAction::Blank, symbol(b'b')),
    present(PresentAction::Candidates, symbol(b'h')),
    present(PresentAction::Leave, press(Typed::Escape)),
    row(KeyGroup::Why, KeyAction::Answer(AnswerAction::Ask), press(Typed::Digits), Heard::Answers),
    row(
        KeyGroup::Why,
        KeyAction::Answer(AnswerAction::Line),
        press(Typed::Go(Direction::Left)),
        Heard::Answers,
    ),
    row(
        KeyGroup::Why,
        KeyAction::Answer(AnswerAction::Line),
        press(Typed::Go(Direction::Right)),
        Heard::Answers,
    ),
    row(KeyGroup::Why, KeyAction::Answer(AnswerAction::Back), press(Typed::Backspace), Heard::Answers),
    row(KeyGroup::Why, KeyAction::Answer(AnswerAction::Close), press(Typed::Escape), Heard::Answers),
    row(
        KeyGroup::Review,
        KeyAction::Review(ReviewAction::Move),
        press(Typed::Go(Direction::Up)),
        Heard::Review,
    ),
    row(
        KeyGroup::Review,
        KeyAction::Review(ReviewAction::Move),
        press(Typed::Go(Direction::Down)),
        Heard::Review,
    ),
    row(KeyGroup::Review, KeyAction::Review(ReviewAction::Page), press(Typed::PageUp), Heard::Review),
    row(KeyGroup::Review, KeyAction::Review(ReviewAction::Page), press(Typed::PageDown), Heard::Review),
    row(KeyGroup::Review, KeyAction::Review(ReviewAction::End), press(Typed::Ends), Heard::Review),
];
