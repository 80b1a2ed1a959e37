//! The list of keys for help: the rows of the table that apply to a board, by its size, the setting for
//! letter commands, and the layout of notes.

use super::table::{Heard, KeyAction, KeyGroup, Press, TABLE};
use crate::{input::lens::Lens, saved::settings::NoteLayout};
use sudoku_core::Shape;

/// A line of the list: keys with the same action.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct KeyLine {
    /// The action.
    pub action: KeyAction,
    /// The keys; at least one.
    pub presses: Vec<Press>,
}

/// All keys that apply to a board of that size, with or without letter and sign commands.
#[must_use]
pub fn list(shape: &Shape, letters: bool, layout: NoteLayout) -> Vec<(KeyGroup, Vec<KeyLine>)> {
    let mut groups: Vec<(KeyGroup, Vec<KeyLine>)> = Vec::new();
    for binding in TABLE {
        let is_command =
            binding.press.is_letter() || binding.press.is_sign() || binding.heard == Heard::Queries;
        // A clicker sends letters whether or not the player wants commands by letters.
        let is_switched_off = is_command && !letters && binding.heard != Heard::Present;
        if is_switched_off || !is_of_use(binding.action, shape, layout) {
            continue;
        }
        let action = as_notes_lie(binding.action, layout);
        let press = Press { comma: binding.wants_comma(shape), ..binding.press };
        if groups.last().is_none_or(|(group, _)| *group != binding.group) {
            groups.push((binding.group, Vec::new()));
        }
        let Some((_, lines)) = groups.last_mut() else { continue };
        match lines.iter_mut().find(|line| line.action == action) {
            Some(line) => line.presses.push(press),
            None => lines.push(KeyLine { action, presses: vec![press] }),
        }
    }
    groups
}

/// Whether the action has a visible effect there. The table applies a comma at each size, and the exchange of
/// notes in each layout.
fn is_of_use(action: KeyAction, shape: &Shape, layout: NoteLayout) -> bool {
    match action {
        KeyAction::Swap => layout == NoteLayout::CornerCentre,
        KeyAction::Closer | KeyAction::Farther | KeyAction::Whole => Lens::enlarges(shape),
        KeyAction::Comma => shape.has_letters(),
        _ => true,
    }
}

/// The same action, named for the layout of notes: with one kind of notes, both keys write it.
const fn as_notes_lie(action: KeyAction, layout: NoteLayout) -> KeyAction {
    match (layout, action) {
        (NoteLayout::Fixed, KeyAction::Corner | KeyAction::Centre) => KeyAction::Note,
        (NoteLayout::Fixed, KeyAction::CornerMode | KeyAction::CentreMode) => KeyAction::NoteMode,
        (NoteLayout::Fixed | NoteLayout::CornerCentre, action) => action,
    }
}
