//! Keys to messages, for every size and mode.
//!
//! On 16×16 and 25×25 letters are digits, so no letter is a command anywhere; commands are keys that
//! are never digits, or have a modifier.

use crate::{
    Digit, Order,
    play::{
        session::{Msg, StepMsg},
        ui::{Direction, Panel},
    },
};

/// A key, free of the browser's names.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Key {
    /// A key that writes a character; with Shift or Ctrl held it is the one printed on the key.
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
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Modifiers {
    /// Shift.
    pub shift: bool,
    /// Ctrl, or Cmd on a Mac.
    pub ctrl: bool,
    /// Alt or Option; with it a key belongs to the browser.
    pub alt: bool,
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

/// What a key means; `None` leaves it to the browser.
#[must_use]
pub fn message(key: Key, held: Modifiers, focus: Focus, order: Order, panel: Panel) -> Option<Msg> {
    let meant = any(key, held, order, panel)?;
    // A button that has the focus is pressed by Enter and Space, and the page scrolls by the arrows.
    let the_buttons_own = matches!(key, Key::Enter | Key::Char(' ') | Key::Go(_));
    let heard = match focus {
        Focus::Board => true,
        Focus::Controls => !the_buttons_own,
        Focus::Nothing => held.ctrl && matches!(meant, Msg::Undo | Msg::Redo),
        Focus::Elsewhere => false,
    };
    heard.then_some(meant)
}

fn any(key: Key, held: Modifiers, order: Order, panel: Panel) -> Option<Msg> {
    if held.alt {
        return None;
    }
    match (key, held.ctrl) {
        (Key::Go(direction), ctrl) => Some(Msg::Go(if ctrl { direction.far() } else { direction })),
        (Key::Char('z' | 'Z'), true) => Some(if held.shift { Msg::Redo } else { Msg::Undo }),
        (Key::Char('y' | 'Y'), true) => Some(Msg::Redo),
        (Key::Char(symbol), ctrl) => match panel {
            Panel::Play => play_symbol(symbol, ctrl, held.shift, order),
            Panel::Solve if !ctrl => solve_symbol(symbol),
            Panel::Solve => None,
        },
        (Key::Delete | Key::Backspace, false) if panel == Panel::Play => Some(Msg::Erase),
        (Key::Enter, false) if panel == Panel::Solve => {
            Some(Msg::Step(if held.shift { StepMsg::NextPass } else { StepMsg::NextStep }))
        }
        (Key::Backspace, false) => {
            Some(Msg::Step(if held.shift { StepMsg::BackPass } else { StepMsg::BackStep }))
        }
        (Key::Escape, false) => Some(Msg::Dismiss),
        _ => None,
    }
}

fn play_symbol(symbol: char, ctrl: bool, shift: bool, order: Order) -> Option<Msg> {
    let digit = Digit::from_symbol(symbol).filter(|digit| digit.index() < order.side());
    match (digit, symbol) {
        // Ctrl and a letter is the browser's; Ctrl or Shift and a figure is a note.
        (Some(digit), '1'..='9') if ctrl || shift => Some(Msg::Note(digit)),
        (Some(digit), _) if !ctrl && shift => Some(Msg::Note(digit)),
        (Some(digit), _) if !ctrl => Some(Msg::Enter(digit)),
        (None, '0' | '.') if !ctrl => Some(Msg::Erase),
        (None, ' ') if !ctrl => Some(Msg::ToggleNotes),
        (None, '?') => Some(Msg::ToggleCandidates),
        _ => None,
    }
}

const fn solve_symbol(symbol: char) -> Option<Msg> {
    match symbol {
        '.' | ' ' => Some(Msg::Step(StepMsg::NextStep)),
        ',' => Some(Msg::Step(StepMsg::BackStep)),
        '>' => Some(Msg::Step(StepMsg::NextPass)),
        '<' => Some(Msg::Step(StepMsg::BackPass)),
        '?' => Some(Msg::ToggleCandidates),
        _ => None,
    }
}
