//! What is said of cells and events to those who listen, and of the cell under the pointer to all.

use super::{count, counted, game, kind};
use sudoku_core::{
    Cell, HouseKind, Order,
    explain::{Locale, capitalised, en, plain},
    notation::names,
    passes::PassKind,
    play::{
        session::Announcement,
        view::{Ink, Inspected, Labelled, NoteKind},
    },
    trail::State,
};

/// "Row 4, column 7, empty, notes 1 and 4".
pub(super) fn cell(labelled: Labelled, order: Order) -> String {
    let Labelled { cell, view, conflict_with } = labelled;
    let what = match (view.digit, view.ink, view.note_kind) {
        (Some(digit), Ink::Given, _) => format!("{digit}, given"),
        (Some(digit), Ink::Solver, _) => format!("{digit}, from the solver"),
        (Some(digit), ..) => digit.to_string(),
        (None, ..) if view.notes.is_empty() => "empty".into(),
        (None, _, NoteKind::Notes) => format!("empty, notes {}", en::list(view.notes, "and")),
        (None, _, NoteKind::Candidates | NoteKind::Preview) => {
            format!("empty, can hold {}", en::list(view.notes, "or"))
        }
        (None, _, NoteKind::None) => "empty".into(),
    };
    let name = capitalised(&en::cell_name(cell, order));
    let conflict = conflict_with.map(|other| format!(", the same as {}", en::cell_name(other, order)));
    format!("{name}, {what}{}", conflict.unwrap_or_default())
}

/// The cell's name, and what follows it.
pub(super) fn inspected(seen: Inspected, order: Order) -> (String, String) {
    let name = names::cell_name(order, seen.cell);
    let said = match (seen.digit, seen.pointed) {
        (Some((digit, Ink::Given)), _) => format!("holds {digit}, a given"),
        (Some((digit, _)), _) => format!("holds {digit}"),
        (None, Some((digit, places))) => {
            let place = |(kind, n): (HouseKind, usize)| format!("{} in its {}", n, house_kind(kind));
            let [row, column, box_] = places.map(place);
            format!("places for {digit}: {row}, {column}, {box_}")
        }
        (None, None) => match seen.candidates.len() {
            0 => "can hold nothing".into(),
            1 => format!("can hold only {}", en::list(seen.candidates, "or")),
            _ => format!("can hold {}", en::list(seen.candidates, "or")),
        },
    };
    (name, said)
}

/// One event.
pub(super) fn announce(event: &Announcement, labelled: &dyn Fn(Cell) -> Labelled) -> String {
    match event {
        Announcement::Cell(at, order) => cell(labelled(*at), *order),
        Announcement::Step(sentence, order) => plain(sentence, *order, Locale::English),
        Announcement::Pass { kind: of, number, steps } => match (of, number) {
            (PassKind::Search, _) => format!("Search, {}.", counted(*steps, "step", "steps")),
            (_, Some(number)) => format!("Pass {number}, {}: {}.", kind(*of), count(*of, *steps)),
            (_, None) => format!("Looked for {}: nothing found.", kind(*of)),
        },
        Announcement::End(state) => match state {
            State::Solved => "Solved.".into(),
            State::Dry => "Singles have run dry. A search can go on from here.".into(),
            State::Impossible(_) => "This position has no solution.".into(),
            State::Cut => "The search was stopped, as it is too long to watch.".into(),
            State::Open => String::new(),
        },
        Announcement::Puzzle(order, level) => format!("New puzzle, {}.", game(*order, *level)),
        Announcement::Finished => "Solved. Well done.".into(),
        Announcement::Mode(mode, layout) => format!("{}.", super::playing::mode(*mode, *layout)),
        Announcement::Filtered(found) => super::playing::filtered(*found),
        Announcement::MomentKept => "Savepoint set.".into(),
        Announcement::MomentReached(digits) => {
            format!("Another moment, {} on the board.", counted(*digits, "digit", "digits"))
        }
        Announcement::Paused(true) => "Paused. The board is covered.".into(),
        Announcement::Paused(false) => "The clock goes on.".into(),
        Announcement::TrialBegun => "Trying. What you place from here can be given up at once.".into(),
        Announcement::TrialEnded(true) => "The trial is kept.".into(),
        Announcement::TrialEnded(false) => "The trial is given up.".into(),
        Announcement::Undone(true) => "Undone.".into(),
        Announcement::Undone(false) => "Done again.".into(),
        Announcement::Blocked(wrong) => super::blocked(*wrong).0 + ".",
    }
}

const fn house_kind(kind: HouseKind) -> &'static str {
    match kind {
        HouseKind::Row => "row",
        HouseKind::Column => "column",
        HouseKind::Box => "box",
    }
}
