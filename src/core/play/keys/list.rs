//! The list of keys, for who asks what they do: the rows of the table that mean something on a board, by its
//! size, by whether letters are commands, and by how notes lie.

use super::table::{Deed, Group, Press, TABLE};
use crate::{
    Order,
    play::{lens::Lens, settings::NoteLayout},
};

/// A line of the list: keys that do the same.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line {
    /// What they do.
    pub deed: Deed,
    /// Which they are; at least one.
    pub presses: Vec<Press>,
}

/// All keys that mean something on a board of that size, with letters and signs as commands or without.
#[must_use]
pub fn list(order: Order, letters: bool, layout: NoteLayout) -> Vec<(Group, Vec<Line>)> {
    let mut groups: Vec<(Group, Vec<Line>)> = Vec::new();
    for binding in TABLE {
        let is_command = binding.press.is_letter() || binding.press.is_sign();
        if is_command && !letters || !is_of_use(binding.deed, order, layout) {
            continue;
        }
        let deed = as_notes_lie(binding.deed, layout);
        let press = Press { comma: binding.wants_comma(order), ..binding.press };
        if groups.last().is_none_or(|(group, _)| *group != binding.group) {
            groups.push((binding.group, Vec::new()));
        }
        let Some((_, lines)) = groups.last_mut() else { continue };
        match lines.iter_mut().find(|line| line.deed == deed) {
            Some(line) => line.presses.push(press),
            None => lines.push(Line { deed, presses: vec![press] }),
        }
    }
    groups
}

/// Whether it does anything there that could be seen. A comma is heard at each size, and notes are exchanged
/// however they lie.
fn is_of_use(deed: Deed, order: Order, layout: NoteLayout) -> bool {
    match deed {
        Deed::Swap => layout == NoteLayout::CornerCentre,
        Deed::Closer | Deed::Farther | Deed::Whole => Lens::enlarges(order),
        Deed::Comma => order.has_letters(),
        _ => true,
    }
}

/// The same deed in the words of how notes lie: where there is one kind of them, both keys write it.
const fn as_notes_lie(deed: Deed, layout: NoteLayout) -> Deed {
    match (layout, deed) {
        (NoteLayout::Fixed, Deed::Corner | Deed::Centre) => Deed::Note,
        (NoteLayout::Fixed, Deed::CornerMode | Deed::CentreMode) => Deed::NoteMode,
        (NoteLayout::Fixed | NoteLayout::CornerCentre, deed) => deed,
    }
}
