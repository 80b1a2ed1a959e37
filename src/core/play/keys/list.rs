//! The list of keys, for who asks what they do: all that means something, and nothing that does not. What
//! it says of a board depends on its size, on whether letters are commands, and on how notes lie.

use super::{Key, Modifiers};
use crate::{
    Digit, Order,
    play::{
        settings::NoteLayout,
        ui::{Direction, Panel},
    },
};

/// What lines are about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Group {
    /// Digits, notes and taking back.
    Entering,
    /// The cursor, and the cells chosen.
    Moving,
    /// What a digit becomes.
    Modes,
    /// What is pointed out and filled in.
    Aids,
    /// Trials, savepoints, the clock and the page.
    Game,
    /// The stepper.
    Solver,
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
    /// The cells chosen are emptied.
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
    /// The cells chosen grow along.
    Extend,
    /// The same, by boxes.
    ExtendFar,
    /// All cells are chosen.
    SelectAll,
    /// One thing is let go.
    Escape,
    /// The next letter is a command.
    Layer,
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
    Pairs,
    /// All candidates are shown, or no longer.
    Candidates,
    /// Notes are filled in everywhere.
    FillAll,
    /// Notes are filled into the cells chosen.
    FillChosen,
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
}

/// Which keys.
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
    /// A single one.
    One(Key),
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

/// A line of the list: keys that do the same.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line {
    /// What they do.
    pub deed: Deed,
    /// Which they are; at least one.
    pub presses: Vec<Press>,
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
            Typed::One(key) => vec![key],
        }
    }

    fn is_letter(self) -> bool {
        let letter = matches!(self.typed, Typed::One(Key::Char(symbol)) if symbol.is_ascii_alphabetic());
        self.typed == Typed::Wasd || letter && !self.held.ctrl
    }

    fn is_sign(self) -> bool {
        matches!(self.typed, Typed::One(Key::Char(symbol)) if symbol.is_ascii_punctuation())
    }
}

const fn press(typed: Typed) -> Press {
    Press { typed, held: Modifiers { shift: false, ctrl: false, alt: false }, comma: false }
}

const fn key(key: Key) -> Press {
    press(Typed::One(key))
}

const fn symbol(symbol: char) -> Press {
    key(Key::Char(symbol))
}

impl Press {
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

type Lines = &'static [(Deed, &'static [Press])];

const ENTERING: Lines = &[
    (Deed::Enter, &[press(Typed::Digits)]),
    (Deed::Note, &[press(Typed::Digits).shift(), press(Typed::Figures).ctrl()]),
    (Deed::Corner, &[press(Typed::Digits).shift()]),
    (Deed::Centre, &[press(Typed::Figures).ctrl()]),
    (Deed::Erase, &[key(Key::Delete), key(Key::Backspace), symbol('0')]),
    (Deed::Swap, &[symbol('.')]),
    (Deed::Lock, &[symbol('l')]),
    (Deed::Confirm, &[key(Key::Enter)]),
    (Deed::Undo, &[symbol('z').ctrl(), symbol('u'), symbol('[')]),
    (Deed::Redo, &[symbol('y').ctrl(), symbol('z').shift().ctrl(), symbol('r'), symbol(']')]),
];

const MOVING: Lines = &[
    (Deed::Go, &[press(Typed::Arrows), press(Typed::Wasd)]),
    (Deed::GoFar, &[press(Typed::Arrows).ctrl()]),
    (Deed::GoToEnd, &[press(Typed::Ends)]),
    (Deed::GoToCorner, &[press(Typed::Ends).ctrl()]),
    (Deed::Extend, &[press(Typed::Arrows).shift(), press(Typed::Ends).shift()]),
    (Deed::ExtendFar, &[press(Typed::Arrows).shift().ctrl(), press(Typed::Ends).shift().ctrl()]),
    (Deed::SelectAll, &[symbol('a').ctrl()]),
    (Deed::Escape, &[key(Key::Escape)]),
];

const MODES: Lines = &[
    (Deed::Layer, &[symbol(',')]),
    (Deed::DigitMode, &[symbol('z')]),
    (Deed::NoteMode, &[symbol('x'), symbol('c')]),
    (Deed::CornerMode, &[symbol('x')]),
    (Deed::CentreMode, &[symbol('c')]),
    (Deed::ColourMode, &[symbol('v')]),
    (Deed::NextMode, &[symbol(' ')]),
];

const AIDS: Lines = &[
    (Deed::Filter, &[press(Typed::Digits).alt()]),
    (Deed::FilterNone, &[symbol('0').alt()]),
    (Deed::StepFilter, &[symbol('<'), symbol('>')]),
    (Deed::Pairs, &[symbol('b')]),
    (Deed::Candidates, &[symbol('h')]),
    (Deed::FillAll, &[symbol('f')]),
    (Deed::FillChosen, &[symbol('n')]),
    (Deed::Check, &[symbol('q')]),
    (Deed::Why, &[symbol('y')]),
    (Deed::Hint, &[symbol('i'), symbol('/')]),
];

const GAME: Lines = &[
    (Deed::Try, &[symbol('t')]),
    (Deed::KeepTrial, &[symbol('k')]),
    (Deed::GiveUp, &[symbol('g')]),
    (Deed::Moments, &[symbol('m')]),
    (Deed::Pause, &[symbol('p')]),
    (Deed::Paste, &[symbol('v').ctrl()]),
    (Deed::Help, &[symbol('?')]),
];

const SOLVER: Lines = &[
    (Deed::NextStep, &[key(Key::Enter), symbol(' '), symbol('.')]),
    (Deed::BackStep, &[key(Key::Backspace), symbol(',')]),
    (Deed::NextPass, &[key(Key::Enter).shift(), symbol('>')]),
    (Deed::BackPass, &[key(Key::Backspace).shift(), symbol('<')]),
    (Deed::OtherWay, &[symbol('p')]),
    (Deed::AllSteps, &[symbol('a')]),
    (Deed::Why, &[symbol('y')]),
    (Deed::Candidates, &[symbol('h')]),
    (Deed::Help, &[symbol('?')]),
];

const LIST: [(Group, Lines); 6] = [
    (Group::Entering, ENTERING),
    (Group::Moving, MOVING),
    (Group::Modes, MODES),
    (Group::Aids, AIDS),
    (Group::Game, GAME),
    (Group::Solver, SOLVER),
];

/// All keys that mean something on a board of that size, with letters and signs as commands or without.
#[must_use]
pub fn list(order: Order, letters: bool, layout: NoteLayout) -> Vec<(Group, Vec<Line>)> {
    let is_there = |deed: Deed| match deed {
        Deed::Note | Deed::NoteMode => layout == NoteLayout::Fixed,
        Deed::Corner | Deed::Centre | Deed::CornerMode | Deed::CentreMode | Deed::Swap => {
            layout == NoteLayout::CornerCentre
        }
        Deed::Layer => order.has_letters(),
        _ => true,
    };
    let section = |(group, lines): (Group, Lines)| {
        let line = |&(deed, presses): &(Deed, &[Press])| {
            let presses = presses.iter().filter(|press| letters || !press.is_letter() && !press.is_sign());
            let comma = order.has_letters() && group.panel() == Panel::Play;
            let presses: Vec<Press> =
                presses.map(|&press| Press { comma: comma && press.is_letter(), ..press }).collect();
            (is_there(deed) && !presses.is_empty()).then_some(Line { deed, presses })
        };
        (group, lines.iter().filter_map(line).collect())
    };
    LIST.into_iter().map(section).collect()
}
