//! The one table of keys: each row says what is pressed, where it is heard, what it does, and under which
//! heading it is told. The listener looks it up, and the list of keys is read from it.

use super::{Key, Modifiers};
use crate::{
    Digit, Order,
    play::{
        features::hint::HintMsg,
        input::{Filter, Mode},
        lens::Lens,
        session::{GameMsg, GazeMsg, InputMsg, LensMsg, Msg, PageMsg, StepMsg, WhyMsg},
        turns::Fill,
        ui::{Dialog, Direction, Panel},
    },
};

/// What lines are about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Group {
    /// Digits, notes and taking back.
    Entering,
    /// The cursor, and the selected cells.
    Moving,
    /// What a digit becomes.
    Modes,
    /// What is pointed out and filled in.
    Aids,
    /// Trials, savepoints, the clock and the page.
    Game,
    /// The stepper.
    Solver,
    /// The answers to why.
    Why,
    /// The moves of a finished game.
    Review,
}

/// What the keys of a line do.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Deed {
    /// The digit does what the mode says.
    Enter,
    /// It is noted, where there is one kind of notes.
    Note,
    /// It is noted along the edge.
    Corner,
    /// It is noted in the middle.
    Centre,
    /// The selected cells are emptied.
    Erase,
    /// Notes of both kinds are exchanged.
    Swap,
    /// The digit of the cursor's cell is locked, or let go.
    Lock,
    /// The locked digit is entered; without one, the board is checked.
    Confirm,
    /// A turn is taken back.
    Undo,
    /// It is done again.
    Redo,
    /// A cell on.
    Go,
    /// A box on.
    GoFar,
    /// To an end of the row.
    GoToEnd,
    /// To an end of the board.
    GoToCorner,
    /// The selected cells grow along.
    Extend,
    /// The same, by boxes.
    ExtendFar,
    /// All cells are selected.
    SelectAll,
    /// The board is seen closer.
    Closer,
    /// It is seen from farther away.
    Farther,
    /// All of it is seen.
    Whole,
    /// One thing is let go.
    Escape,
    /// The next letter is a command.
    Comma,
    /// A mode, by its letter.
    DigitMode,
    /// The mode of notes, where there is one kind.
    NoteMode,
    /// The mode of notes along the edge.
    CornerMode,
    /// The mode of notes in the middle.
    CentreMode,
    /// The mode of colours; again: cells or candidates.
    ColourMode,
    /// The next mode in order.
    NextMode,
    /// A digit is pointed out.
    Filter,
    /// Nothing is, any more.
    FilterNone,
    /// The digit after or before.
    StepFilter,
    /// Cells with two candidates.
    Bivalue,
    /// All candidates are shown, or no longer.
    Candidates,
    /// Those of the cursor's cell are.
    Look,
    /// Notes are filled in everywhere.
    FillAll,
    /// Notes are filled into the selected cells.
    FillSelected,
    /// The board is compared with the solution.
    Check,
    /// A hint, or its next stage.
    Hint,
    /// A trial begins.
    Try,
    /// It is kept.
    KeepTrial,
    /// It is given up.
    GiveUp,
    /// The list of moments opens.
    Moments,
    /// The editor of puzzles opens.
    Editor,
    /// The clock stops or goes on.
    Pause,
    /// This list opens.
    Help,
    /// The puzzle on the clipboard is played. The browser hears this key itself.
    Paste,
    /// The solver's next step.
    NextStep,
    /// The step before.
    BackStep,
    /// The next pass.
    NextPass,
    /// The pass before.
    BackPass,
    /// Why something stands or is gone, or is not.
    Why,
    /// Passes turn into the path, or back.
    OtherWay,
    /// All steps of the moment are listed, or no longer.
    AllSteps,
    /// Something in the panel of answers to why.
    Answer(AnswerDeed),
    /// Something in the list of a review.
    Review(ReviewDeed),
}

/// What keys do in the panel of answers to why.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum AnswerDeed {
    /// A digit of the cell is asked about.
    Ask,
    /// Back to the answer that led to this one.
    Back,
    /// A line of a trial back or on.
    Line,
    /// No more.
    Close,
}

/// How far keys lead in the list of a review, back or on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ReviewDeed {
    /// A move.
    Move,
    /// A page of the list.
    Page,
    /// To an end.
    End,
}

impl ReviewDeed {
    /// How many moves a page is.
    pub const PAGE: usize = 10;
}

/// Which keys. Small, as the board waits for the whole table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Typed {
    /// Each digit of the board.
    Digits,
    /// Those digits that are figures.
    Figures,
    /// The four arrows.
    Arrows,
    /// W, A, S and D.
    Wasd,
    /// Home and End.
    Ends,
    /// A single one that writes a character, of ASCII; a letter is a small one.
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
    /// Which; each of them alone.
    pub typed: Typed,
    /// What is held with them.
    pub held: Modifiers,
    /// Whether a comma is typed before.
    pub comma: bool,
}

impl Group {
    /// The face of the page on which its keys mean what is said.
    #[must_use]
    pub const fn panel(self) -> Panel {
        match self {
            Self::Solver => Panel::Solve,
            _ => Panel::Play,
        }
    }
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

    /// Whether it is that key, on a board of that size. A letter is the same with Shift.
    pub(super) fn has(self, key: Key, order: Order) -> bool {
        let key = match key {
            Key::Char(symbol) => Key::Char(symbol.to_ascii_lowercase()),
            other => other,
        };
        match (self, key) {
            (Self::Digits, _) | (Self::Figures, Key::Char('1'..='9')) => digit(key, order).is_some(),
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
    pub fn keys(self, order: Order) -> Vec<Key> {
        let digits = Digit::all(order).map(Digit::symbol);
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

/// Where a key is heard.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Heard {
    /// On the board and its controls, while playing.
    Play,
    /// There, while the solver is watched.
    Solve,
    /// There, on both faces of the page.
    Both,
    /// There, and where nothing has the focus, too.
    Page,
    /// In the panel of answers to why.
    Answers,
    /// In the list of a review.
    Review,
    /// Everywhere, by the browser itself, which tells what is pasted.
    Browser,
}

/// A row of the table.
#[derive(Clone, Copy, Debug)]
pub(super) struct Binding {
    /// Under which heading it is told.
    pub(super) group: Group,
    /// What it does.
    pub(super) deed: Deed,
    /// What is pressed.
    pub(super) press: Press,
    /// Where it is heard.
    pub(super) heard: Heard,
}

impl Binding {
    /// Whether a comma has to come before, as letters are digits.
    pub(super) fn wants_comma(&self, order: Order) -> bool {
        order.has_letters() && self.heard == Heard::Play && self.press.is_letter()
    }
}

/// The digit of a key, on a board of that size.
pub(super) fn digit(key: Key, order: Order) -> Option<Digit> {
    let Key::Char(symbol) = key else { return None };
    Digit::from_symbol(symbol).filter(|digit| digit.index() < order.side())
}

/// Where the cursor goes.
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

impl Deed {
    /// What the session is told when a key does it; none of what is heard elsewhere.
    pub(super) fn message(self, key: Key, order: Order) -> Option<Msg> {
        Some(match self {
            Self::Enter => Msg::Input(InputMsg::Enter(digit(key, order)?)),
            Self::Note | Self::Corner => Msg::Input(InputMsg::EnterAs(Mode::Corner, digit(key, order)?)),
            Self::Centre => Msg::Input(InputMsg::EnterAs(Mode::Centre, digit(key, order)?)),
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
            Self::Closer if Lens::enlarges(order) => Msg::Lens(LensMsg::Closer),
            Self::Farther if Lens::enlarges(order) => Msg::Lens(LensMsg::Farther),
            Self::Whole if Lens::enlarges(order) => Msg::Lens(LensMsg::Whole),
            Self::Escape => Msg::Page(PageMsg::Escape),
            Self::Comma => Msg::Input(InputMsg::ToggleComma),
            Self::DigitMode => Msg::Input(InputMsg::SetMode(Mode::Digit)),
            Self::NoteMode | Self::CornerMode => Msg::Input(InputMsg::SetMode(Mode::Corner)),
            Self::CentreMode => Msg::Input(InputMsg::SetMode(Mode::Centre)),
            Self::ColourMode => Msg::Input(InputMsg::SetMode(Mode::Colour)),
            Self::NextMode => Msg::Input(InputMsg::NextMode),
            Self::Filter => Msg::Input(InputMsg::FilterBy(Some(Filter::Digit(digit(key, order)?)))),
            Self::FilterNone => Msg::Input(InputMsg::FilterBy(None)),
            Self::StepFilter => Msg::Input(InputMsg::StepFilter { forward: key == Key::Char('>') }),
            Self::Bivalue => Msg::Input(InputMsg::FilterBy(Some(Filter::Bivalue))),
            Self::Candidates => Msg::Gaze(GazeMsg::ToggleCandidates),
            Self::Look => Msg::Gaze(GazeMsg::Look),
            Self::FillAll => Msg::Game(GameMsg::FillNotes(Fill::All)),
            Self::FillSelected => Msg::Game(GameMsg::FillNotes(Fill::Selected)),
            Self::Check => Msg::Game(GameMsg::Check),
            Self::Hint => Msg::Hint(HintMsg::Next),
            Self::Try => Msg::Game(GameMsg::Try),
            Self::KeepTrial => Msg::Game(GameMsg::KeepTrial),
            Self::GiveUp => Msg::Game(GameMsg::GiveUp),
            Self::Moments => Msg::Page(PageMsg::Open(Dialog::Moments)),
            Self::Editor => Msg::Page(PageMsg::Open(Dialog::Editor)),
            Self::Pause => Msg::Page(PageMsg::Pause),
            Self::Help => Msg::Page(PageMsg::Open(Dialog::Help)),
            Self::NextStep => Msg::Step(StepMsg::NextStep),
            Self::BackStep => Msg::Step(StepMsg::BackStep),
            Self::NextPass => Msg::Step(StepMsg::NextPass),
            Self::BackPass => Msg::Step(StepMsg::BackPass),
            Self::Why => Msg::Why(WhyMsg::Open),
            Self::OtherWay => Msg::Step(StepMsg::OtherWay),
            Self::AllSteps => Msg::Step(StepMsg::AllSteps),
            Self::Closer | Self::Farther | Self::Whole | Self::Paste | Self::Answer(_) | Self::Review(_) => {
                return None;
            }
        })
    }
}

const fn press(typed: Typed) -> Press {
    Press { typed, held: Modifiers { shift: false, ctrl: false, alt: false }, comma: false }
}

const fn symbol(symbol: u8) -> Press {
    press(Typed::Symbol(symbol))
}

const fn row(group: Group, deed: Deed, press: Press, heard: Heard) -> Binding {
    Binding { group, deed, press, heard }
}

/// The table, in the order in which keys are told.
pub(super) static TABLE: &[Binding] = &[
    row(Group::Entering, Deed::Enter, press(Typed::Digits), Heard::Play),
    row(Group::Entering, Deed::Corner, press(Typed::Digits).shift(), Heard::Play),
    row(Group::Entering, Deed::Centre, press(Typed::Figures).ctrl(), Heard::Play),
    row(Group::Entering, Deed::Erase, press(Typed::Delete), Heard::Play),
    row(Group::Entering, Deed::Erase, press(Typed::Backspace), Heard::Play),
    row(Group::Entering, Deed::Erase, symbol(b'0'), Heard::Play),
    row(Group::Entering, Deed::Swap, symbol(b'.'), Heard::Play),
    row(Group::Entering, Deed::Lock, symbol(b'l'), Heard::Play),
    row(Group::Entering, Deed::Confirm, press(Typed::Enter), Heard::Play),
    row(Group::Entering, Deed::Undo, symbol(b'z').ctrl(), Heard::Page),
    row(Group::Entering, Deed::Undo, symbol(b'u'), Heard::Play),
    row(Group::Entering, Deed::Undo, symbol(b'['), Heard::Play),
    row(Group::Entering, Deed::Redo, symbol(b'y').ctrl(), Heard::Page),
    row(Group::Entering, Deed::Redo, symbol(b'z').shift().ctrl(), Heard::Page),
    row(Group::Entering, Deed::Redo, symbol(b'r'), Heard::Play),
    row(Group::Entering, Deed::Redo, symbol(b']'), Heard::Play),
    row(Group::Moving, Deed::Go, press(Typed::Arrows), Heard::Both),
    row(Group::Moving, Deed::Go, press(Typed::Wasd), Heard::Play),
    row(Group::Moving, Deed::GoFar, press(Typed::Arrows).ctrl(), Heard::Both),
    row(Group::Moving, Deed::GoToEnd, press(Typed::Ends), Heard::Both),
    row(Group::Moving, Deed::GoToCorner, press(Typed::Ends).ctrl(), Heard::Both),
    row(Group::Moving, Deed::Extend, press(Typed::Arrows).shift(), Heard::Play),
    row(Group::Moving, Deed::Extend, press(Typed::Ends).shift(), Heard::Play),
    row(Group::Moving, Deed::ExtendFar, press(Typed::Arrows).shift().ctrl(), Heard::Play),
    row(Group::Moving, Deed::ExtendFar, press(Typed::Ends).shift().ctrl(), Heard::Play),
    row(Group::Moving, Deed::SelectAll, symbol(b'a').ctrl(), Heard::Play),
    row(Group::Moving, Deed::Closer, symbol(b'+'), Heard::Both),
    row(Group::Moving, Deed::Farther, symbol(b'-'), Heard::Both),
    row(Group::Moving, Deed::Whole, symbol(b'*'), Heard::Both),
    row(Group::Moving, Deed::Escape, press(Typed::Escape), Heard::Both),
    row(Group::Modes, Deed::Comma, symbol(b','), Heard::Play),
    row(Group::Modes, Deed::DigitMode, symbol(b'z'), Heard::Play),
    row(Group::Modes, Deed::CornerMode, symbol(b'x'), Heard::Play),
    row(Group::Modes, Deed::CentreMode, symbol(b'c'), Heard::Play),
    row(Group::Modes, Deed::ColourMode, symbol(b'v'), Heard::Play),
    row(Group::Modes, Deed::NextMode, symbol(b' '), Heard::Play),
    row(Group::Aids, Deed::Filter, press(Typed::Digits).alt(), Heard::Play),
    row(Group::Aids, Deed::FilterNone, symbol(b'0').alt(), Heard::Play),
    row(Group::Aids, Deed::StepFilter, symbol(b'<'), Heard::Play),
    row(Group::Aids, Deed::StepFilter, symbol(b'>'), Heard::Play),
    row(Group::Aids, Deed::Bivalue, symbol(b'b'), Heard::Play),
    row(Group::Aids, Deed::Candidates, symbol(b'h'), Heard::Play),
    row(Group::Aids, Deed::Look, symbol(b'e'), Heard::Play),
    row(Group::Aids, Deed::FillAll, symbol(b'f'), Heard::Play),
    row(Group::Aids, Deed::FillSelected, symbol(b'n'), Heard::Play),
    row(Group::Aids, Deed::Check, symbol(b'q'), Heard::Play),
    row(Group::Aids, Deed::Why, symbol(b'y'), Heard::Play),
    row(Group::Aids, Deed::Hint, symbol(b'i'), Heard::Play),
    row(Group::Aids, Deed::Hint, symbol(b'/'), Heard::Play),
    row(Group::Game, Deed::Try, symbol(b't'), Heard::Play),
    row(Group::Game, Deed::KeepTrial, symbol(b'k'), Heard::Play),
    row(Group::Game, Deed::GiveUp, symbol(b'g'), Heard::Play),
    row(Group::Game, Deed::Moments, symbol(b'm'), Heard::Play),
    row(Group::Game, Deed::Pause, symbol(b'p'), Heard::Play),
    row(Group::Game, Deed::Editor, symbol(b'o'), Heard::Play),
    row(Group::Game, Deed::Paste, symbol(b'v').ctrl(), Heard::Browser),
    row(Group::Game, Deed::Help, symbol(b'?'), Heard::Play),
    row(Group::Solver, Deed::NextStep, press(Typed::Enter), Heard::Solve),
    row(Group::Solver, Deed::NextStep, symbol(b' '), Heard::Solve),
    row(Group::Solver, Deed::NextStep, symbol(b'.'), Heard::Solve),
    row(Group::Solver, Deed::BackStep, press(Typed::Backspace), Heard::Solve),
    row(Group::Solver, Deed::BackStep, symbol(b','), Heard::Solve),
    row(Group::Solver, Deed::NextPass, press(Typed::Enter).shift(), Heard::Solve),
    row(Group::Solver, Deed::NextPass, symbol(b'>'), Heard::Solve),
    row(Group::Solver, Deed::BackPass, press(Typed::Backspace).shift(), Heard::Solve),
    row(Group::Solver, Deed::BackPass, symbol(b'<'), Heard::Solve),
    row(Group::Solver, Deed::OtherWay, symbol(b'p'), Heard::Solve),
    row(Group::Solver, Deed::AllSteps, symbol(b'a'), Heard::Solve),
    row(Group::Solver, Deed::Why, symbol(b'y'), Heard::Solve),
    row(Group::Solver, Deed::Candidates, symbol(b'h'), Heard::Solve),
    row(Group::Solver, Deed::Help, symbol(b'?'), Heard::Solve),
    row(Group::Why, Deed::Answer(AnswerDeed::Ask), press(Typed::Digits), Heard::Answers),
    row(Group::Why, Deed::Answer(AnswerDeed::Line), press(Typed::Go(Direction::Left)), Heard::Answers),
    row(Group::Why, Deed::Answer(AnswerDeed::Line), press(Typed::Go(Direction::Right)), Heard::Answers),
    row(Group::Why, Deed::Answer(AnswerDeed::Back), press(Typed::Backspace), Heard::Answers),
    row(Group::Why, Deed::Answer(AnswerDeed::Close), press(Typed::Escape), Heard::Answers),
    row(Group::Review, Deed::Review(ReviewDeed::Move), press(Typed::Go(Direction::Up)), Heard::Review),
    row(Group::Review, Deed::Review(ReviewDeed::Move), press(Typed::Go(Direction::Down)), Heard::Review),
    row(Group::Review, Deed::Review(ReviewDeed::Page), press(Typed::PageUp), Heard::Review),
    row(Group::Review, Deed::Review(ReviewDeed::Page), press(Typed::PageDown), Heard::Review),
    row(Group::Review, Deed::Review(ReviewDeed::End), press(Typed::Ends), Heard::Review),
];
