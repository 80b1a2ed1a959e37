//! Files of SadMan Software with a section `[State]`: all digits on the board, those of the player too.

use super::Answer;
use crate::{Assumption, Played, read_plain};

/// Reads a text with both sections, if the digits of the second include the givens of the first.
pub(super) fn read(text: &str) -> Option<Answer> {
    let title = |line: &str| {
        let name = line.trim().strip_prefix('[')?.strip_suffix(']')?;
        Some(name.trim().to_ascii_lowercase())
    };
    let sections: Vec<String> = text.lines().filter_map(title).collect();
    if sections.iter().filter(|name| *name == "state").count() != 1 {
        return None;
    }
    let state: Vec<&str> = text
        .lines()
        .skip_while(|line| title(line).as_deref() != Some("state"))
        .skip(1)
        .take_while(|line| title(line).is_none())
        .collect();
    let mut reading = read_plain(text).ok()?;
    let state = read_plain(&state.join("\n")).ok().filter(|state| state.assumptions.is_empty())?.grid;
    let fits = state.shape() == reading.grid.shape()
        && reading.grid.filled().all(|(cell, digit)| state.get(cell) == Some(digit));
    if !fits {
        return None;
    }
    let placed = state.filled().filter(|(cell, _)| reading.grid.get(*cell).is_none());
    reading.progress = placed.map(|(cell, digit)| (cell, Played::Digit(digit))).collect();
    if sections.len() == 2 {
        reading.assumptions.retain(|assumption| *assumption != Assumption::OtherSectionsIgnored);
    }
    Some(Ok(reading))
}
