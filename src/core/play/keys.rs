//! Keys to messages, for every size and mode.
//!
//! On 16×16 and 25×25 letters are digits. There a comma comes before a letter that is a command; the page
//! shows that it is awaited. At the smaller sizes the letters are free, and the comma is not needed.

mod list;

pub use list::{Deed, Group, Line, Press, Typed, list};

use crate::{
    Digit, Order,
    play::{
        input::{Filter, Mode},
        session::{GameMsg, GazeMsg, InputMsg, Msg, PageMsg, StepMsg, WhyMsg},
        teacher::TeachMsg,
        turns::Fill,
        ui::{Dialog, Direction, Panel},
    },
};

/// A key, free of the browser's names.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Key {
    /// A key that writes a character; with Shift, Ctrl or Alt held it is the one printed on the key.
    Char(char),
    /// An arrow, Home, End, Page up or Page down.
    Go(Direction),
    /// Delete.
    Delete,
    /// Backspace.
    Backspace,
    /// Enter.
    Enter,
    /// Escape.
    Escape,
}

/// Keys held with another.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Modifiers {
    /// Shift.
    pub shift: bool,
    /// Ctrl, or Cmd on a Mac.
    pub ctrl: bool,
    /// Alt or Option.
    pub alt: bool,
}

impl Modifiers {
    /// The mode that these keys stand for while they are held.
    #[must_use]
    pub const fn mode(self) -> Option<Mode> {
        match self {
            Self { ctrl: true, alt: false, .. } => Some(Mode::Centre),
            Self { shift: true, alt: false, .. } => Some(Mode::Corner),
            _ => None,
        }
    }
}

/// What has the focus when a key is pressed. Keys without Ctrl mean something only on the board and its
/// controls, so that nobody who speaks to the browser or browses with the keyboard sets one off.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Focus {
    /// A cell of the board.
    Board,
    /// A button of the pad, the tools or the stepper.
    Controls,
    /// Nothing at all.
    Nothing,
    /// Something that takes keys itself, such as a field.
    Elsewhere,
}

/// What a key is pressed upon.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ground {
    /// What has the focus.
    pub focus: Focus,
    /// The size of the board.
    pub order: Order,
    /// The face of the page.
    pub panel: Panel,
    /// Whether a comma came before, so that a letter is a command.
    pub layer: bool,
    /// Whether the player wants letters and signs to be commands at all.
    pub letters: bool,
}

impl Ground {
    /// Whether keys that are held stand for a mode here: on the board and its controls, while playing.
    #[must_use]
    pub const fn hears_modes(self) -> bool {
        matches!(self.focus, Focus::Board | Focus::Controls) && matches!(self.panel, Panel::Play)
    }
}

/// Whether a key that stays down does it again and again. What turns something over does it once.
#[must_use]
pub const fn repeats(msg: &Msg) -> bool {
    match msg {
        Msg::Step(step) => !matches!(step, StepMsg::OtherWay | StepMsg::AllSteps),
        Msg::Input(InputMsg::Go(_) | InputMsg::Extend(_) | InputMsg::StepFilter { .. })
        | Msg::Game(GameMsg::Undo | GameMsg::Redo) => true,
        _ => false,
    }
}

/// What a click on a key of the pad means, by how many there were in a row: each second one is a double
/// click. A key that is pressed by the keyboard counts none.
#[must_use]
pub const fn pad(digit: Digit, clicks: u32) -> Msg {
    match (clicks, clicks.is_multiple_of(2)) {
        (1.., true) => Msg::Input(InputMsg::PadTwice(digit)),
        _ => Msg::Input(InputMsg::Pad(digit)),
    }
}

/// What a key means; `None` leaves it to the browser.
#[must_use]
pub fn message(key: Key, held: Modifiers, ground: Ground) -> Option<Msg> {
    let meant = any(key, held, ground)?;
    // A button that has the focus is pressed by Enter and Space, and the page scrolls by the arrows.
    let the_buttons_own = matches!(key, Key::Enter | Key::Char(' ') | Key::Go(_));
    let heard = match ground.focus {
        Focus::Board => true,
        Focus::Controls => !the_buttons_own,
        Focus::Nothing => held.ctrl && matches!(meant, Msg::Game(GameMsg::Undo | GameMsg::Redo)),
        Focus::Elsewhere => false,
    };
    heard.then_some(meant)
}

fn any(key: Key, held: Modifiers, ground: Ground) -> Option<Msg> {
    let Ground { order, panel, .. } = ground;
    let playing = panel == Panel::Play;
    if held.alt {
        // Other keys with Alt are the browser's.
        return match key {
            Key::Char('0') if !held.ctrl && playing => Some(Msg::Input(InputMsg::FilterBy(None))),
            Key::Char(symbol) if !held.ctrl && playing => {
                digit(symbol, order).map(|digit| Msg::Input(InputMsg::FilterBy(Some(Filter::Digit(digit)))))
            }
            _ => None,
        };
    }
    match (key, held.ctrl) {
        (Key::Go(direction), ctrl) => {
            let direction = if ctrl { direction.far() } else { direction };
            Some(if held.shift && playing {
                Msg::Input(InputMsg::Extend(direction))
            } else {
                Msg::Input(InputMsg::Go(direction))
            })
        }
        (Key::Char('z' | 'Z'), true) => {
            Some(if held.shift { Msg::Game(GameMsg::Redo) } else { Msg::Game(GameMsg::Undo) })
        }
        (Key::Char('y' | 'Y'), true) => Some(Msg::Game(GameMsg::Redo)),
        (Key::Char('a' | 'A'), true) if playing => Some(Msg::Input(InputMsg::SelectAll)),
        (Key::Char(symbol), true) if playing => match symbol {
            // Ctrl and a letter is the browser's.
            '1'..='9' => digit(symbol, order).map(|digit| Msg::Input(InputMsg::EnterAs(Mode::Centre, digit))),
            _ => None,
        },
        (Key::Char(symbol), false) if playing => play_symbol(symbol, held.shift, ground),
        (Key::Char(symbol), false) if ground.letters => solve_symbol(symbol),
        (Key::Char(' '), false) => Some(Msg::Step(StepMsg::NextStep)),
        (Key::Delete | Key::Backspace, false) if playing => Some(Msg::Input(InputMsg::Erase)),
        (Key::Enter, false) if playing => Some(Msg::Input(InputMsg::Confirm)),
        (Key::Enter, false) => {
            Some(Msg::Step(if held.shift { StepMsg::NextPass } else { StepMsg::NextStep }))
        }
        (Key::Backspace, false) => {
            Some(Msg::Step(if held.shift { StepMsg::BackPass } else { StepMsg::BackStep }))
        }
        (Key::Escape, false) => Some(Msg::Page(PageMsg::Escape)),
        _ => None,
    }
}

fn digit(symbol: char, order: Order) -> Option<Digit> {
    Digit::from_symbol(symbol).filter(|digit| digit.index() < order.side())
}

fn play_symbol(symbol: char, shift: bool, ground: Ground) -> Option<Msg> {
    if ground.layer && ground.letters && symbol.is_ascii_alphabetic() {
        return command(symbol);
    }
    match (digit(symbol, ground.order), symbol) {
        (Some(digit), _) if shift => Some(Msg::Input(InputMsg::EnterAs(Mode::Corner, digit))),
        (Some(digit), _) => Some(Msg::Input(InputMsg::Enter(digit))),
        (None, '0') => Some(Msg::Input(InputMsg::Erase)),
        (None, ' ') => Some(Msg::Input(InputMsg::NextMode)),
        (None, _) if !ground.letters => None,
        (None, _) if ground.order.has_letters() => sign(symbol),
        (None, _) => sign(symbol).or_else(|| command(symbol)),
    }
}

/// Signs that are commands at every size.
const fn sign(symbol: char) -> Option<Msg> {
    Some(match symbol {
        '.' => Msg::Input(InputMsg::Swap),
        ',' => Msg::Input(InputMsg::ToggleLayer),
        '<' => Msg::Input(InputMsg::StepFilter { forward: false }),
        '>' => Msg::Input(InputMsg::StepFilter { forward: true }),
        '[' => Msg::Game(GameMsg::Undo),
        ']' => Msg::Game(GameMsg::Redo),
        '/' => Msg::Teach(TeachMsg::Hint),
        '?' => Msg::Page(PageMsg::Open(Dialog::Help)),
        _ => return None,
    })
}

/// Letters that are commands: where letters are no digits, or after a comma.
fn command(symbol: char) -> Option<Msg> {
    Some(match symbol.to_ascii_lowercase() {
        'z' => Msg::Input(InputMsg::SetMode(Mode::Digit)),
        'x' => Msg::Input(InputMsg::SetMode(Mode::Corner)),
        'c' => Msg::Input(InputMsg::SetMode(Mode::Centre)),
        'v' => Msg::Input(InputMsg::SetMode(Mode::Colour)),
        'w' => Msg::Input(InputMsg::Go(Direction::Up)),
        'a' => Msg::Input(InputMsg::Go(Direction::Left)),
        's' => Msg::Input(InputMsg::Go(Direction::Down)),
        'd' => Msg::Input(InputMsg::Go(Direction::Right)),
        'l' => Msg::Input(InputMsg::LockHere),
        'b' => Msg::Input(InputMsg::FilterBy(Some(Filter::Pairs))),
        'h' => Msg::Gaze(GazeMsg::ToggleCandidates),
        'f' => Msg::Game(GameMsg::FillNotes(Fill::All)),
        'n' => Msg::Game(GameMsg::FillNotes(Fill::Chosen)),
        't' => Msg::Game(GameMsg::Try),
        'g' => Msg::Game(GameMsg::GiveUp),
        'k' => Msg::Game(GameMsg::KeepTrial),
        'm' => Msg::Page(PageMsg::Open(Dialog::Moments)),
        'u' => Msg::Game(GameMsg::Undo),
        'r' => Msg::Game(GameMsg::Redo),
        'p' => Msg::Page(PageMsg::Pause),
        'q' => Msg::Game(GameMsg::Check),
        'y' => Msg::Why(WhyMsg::Open),
        'i' => Msg::Teach(TeachMsg::Hint),
        _ => return None,
    })
}

const fn solve_symbol(symbol: char) -> Option<Msg> {
    match symbol {
        '.' | ' ' => Some(Msg::Step(StepMsg::NextStep)),
        ',' => Some(Msg::Step(StepMsg::BackStep)),
        '>' => Some(Msg::Step(StepMsg::NextPass)),
        '<' => Some(Msg::Step(StepMsg::BackPass)),
        'h' | 'H' => Some(Msg::Gaze(GazeMsg::ToggleCandidates)),
        'y' | 'Y' => Some(Msg::Why(WhyMsg::Open)),
        'p' | 'P' => Some(Msg::Step(StepMsg::OtherWay)),
        'a' | 'A' => Some(Msg::Step(StepMsg::AllSteps)),
        '?' => Some(Msg::Page(PageMsg::Open(Dialog::Help))),
        _ => None,
    }
}
