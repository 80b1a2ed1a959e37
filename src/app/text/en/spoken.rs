//! Spoken labels of cells and events for screen readers, and the line on the cell under the pointer for
//! everyone.

use super::{counted, face, game, playing};
use sudoku_core::{
    Cell, DigitSet, HouseKind, Shape,
    explain::{Locale, capitalised, en},
    notation::names,
};
use sudoku_play::{
    game::colour::Colour,
    input::Target,
    saved::settings::Speech,
    session::{Announcement, DigitChange, Done},
    view::{CellView, Filtered, Ink, Inspected, Labelled, NoteKind},
};

/// "Empty, notes 1 and 4, coloured red, row 4 column 7, box 6": the content comes first, as the player knows the
/// way from the cell before. "Empty, notes 1 4, r4 c7" if the player wants it short, and "Empty, notes 1 4" without
/// places. The place of another cell has a separate sentence, so that no player takes it for the place of this one.
/// `remark` has the words that belong to that board alone.
pub(super) fn cell(labelled: Labelled, shape: &Shape, remark: &str, locale: Locale) -> String {
    let mut said = capitalised(&inside_a_sentence(labelled, shape, remark, locale));
    if let Some((other, further)) = labelled.clash.filter(|_| !labelled.hidden) {
        let is_full = labelled.speech == Speech::Full;
        let clash = if is_full { "Clashes with" } else { "Clash" };
        let more = if further > 0 { format!(" and {further} more") } else { String::new() };
        said = format!("{said}. {clash} {}{more}.", address(other, shape, is_full));
    }
    said
}

fn inside_a_sentence(labelled: Labelled, shape: &Shape, remark: &str, locale: Locale) -> String {
    let Labelled { cell, view, hidden, is_one_of_several, speech, .. } = labelled;
    let mut said = match view.digit {
        _ if hidden => "hidden".to_owned(),
        Some(digit) => en::label(digit, locale.symbols).to_owned(),
        None => "empty".to_owned(),
    };
    let mut add = |more: &str| {
        said.push_str(", ");
        said.push_str(more);
    };
    match (view.digit, view.ink) {
        (Some(_), Ink::Given) => add("given"),
        (Some(_), Ink::Solver) => add("from the solver"),
        (Some(_), _) => {}
        (None, _) => small_digits(&view, speech == Speech::Full, &mut add, locale),
    }
    if view.tried {
        add("trial");
    }
    if view.wrong {
        add("wrong");
    }
    if matches!(view.filtered, Some(Filtered::Standing | Filtered::Possible)) {
        add("highlighted");
    }
    if !view.colours.is_empty() {
        add(&format!("coloured {}", listed(&view.colours.iter().map(colour).collect::<Vec<_>>())));
    }
    for (of_colour, digits) in Colour::all().zip(view.chips).filter(|(_, digits)| !digits.is_empty()) {
        add(&format!("{} coloured {}", en::list(digits, "and", locale.symbols), colour(of_colour)));
    }
    if !remark.is_empty() {
        add(remark);
    }
    if is_one_of_several {
        add("selected");
    }
    match speech {
        Speech::Full => {
            add(&place(cell, shape));
            cages(cell, shape).for_each(|cage| add(&cage));
        }
        Speech::Short => add(&address(cell, shape, false)),
        Speech::Placeless => {}
    }
    said
}

/// "cage of 15", for each cage of a cell.
fn cages(cell: Cell, shape: &Shape) -> impl Iterator<Item = String> {
    let geometry = shape.geometry();
    let cages = geometry.cages_of(cell).iter().map(|&number| &geometry.cages()[usize::from(number)]);
    cages.map(|cage| cage.sum().map_or_else(|| "cage".to_owned(), |sum| format!("cage of {sum}")))
}

/// "row 4 column 7, box 6".
pub(in crate::app::text) fn place(cell: Cell, shape: &Shape) -> String {
    let further = shape.geometry().houses_of(cell).iter().filter(|house| !house.is_line());
    further.fold(en::cell_name(cell, shape), |said, &house| said + ", " + &en::house_name(house))
}

/// "row 4 column 7", or "r4 c7".
fn address(cell: Cell, shape: &Shape, is_full: bool) -> String {
    if is_full {
        return en::cell_name(cell, shape);
    }
    let geometry = shape.geometry();
    format!("r{} c{}", geometry.row(cell) + 1, geometry.column(cell) + 1)
}

/// The notes or candidates of an empty cell.
fn small_digits(view: &CellView, is_full: bool, add: &mut dyn FnMut(&str), locale: Locale) {
    let kinds = match (view.note_kind, view.two_kinds) {
        (NoteKind::None, _) => return,
        (NoteKind::Candidates | NoteKind::Preview, _) => [("can be", view.notes, "or"), NOTHING],
        (NoteKind::Notes, false) => [("notes", view.notes, "and"), NOTHING],
        (NoteKind::Notes, true) => {
            [("corner notes", view.corner, "and"), ("centre notes", view.notes, "and")]
        }
    };
    for (name, digits, joined) in kinds.into_iter().filter(|(_, digits, _)| !digits.is_empty()) {
        let digits = if is_full { en::list(digits, joined, locale.symbols) } else { spaced(digits, locale) };
        add(&format!("{name} {digits}"));
    }
}

/// "red, blue and grey".
pub(super) fn listed(names: &[&str]) -> String {
    match names {
        [most @ .., last] if !most.is_empty() => format!("{} and {last}", most.join(", ")),
        _ => names.concat(),
    }
}

/// No kind of notes.
const NOTHING: (&str, DigitSet, &str) = ("", DigitSet::EMPTY, "");

/// The name of a colour.
pub(super) const fn colour(colour: Colour) -> &'static str {
    match colour.number() {
        1 => "red",
        2 => "orange",
        3 => "yellow",
        4 => "green",
        5 => "teal",
        6 => "blue",
        7 => "violet",
        8 => "pink",
        _ => "grey",
    }
}

/// Asks for the candidates of a cell.
pub(super) const LOOK: &str = "Show candidates";

/// The same, with the cell.
pub(super) fn look(cell: Cell, shape: &Shape) -> String {
    format!("{LOOK} of {}", en::cell_name(cell, shape))
}

/// The cell's name, and the rest of the line.
pub(super) fn inspected(seen: Inspected, shape: &Shape, locale: Locale) -> (String, String) {
    let name = names::cell_name(shape, seen.cell);
    let clash = |digit| {
        let other = seen.clash.map(|other| names::cell_name(shape, other));
        other
            .map_or_else(String::new, |other| format!("; {other} is {} too", en::said(digit, locale.symbols)))
    };
    let said = match (seen.digit, seen.pointed) {
        (Some((digit, Ink::Given)), _) => {
            format!("is {}, a given{}", en::said(digit, locale.symbols), clash(digit))
        }
        (Some((digit, _)), _) => format!("is {}{}", en::said(digit, locale.symbols), clash(digit)),
        (None, Some((digit, places))) => {
            let place = |(kind, n): (HouseKind, usize)| format!("{} in its {}", n, house_kind(kind));
            let places: Vec<String> = places.into_iter().map(place).collect();
            format!("places for {}: {}", en::said(digit, locale.symbols), places.join(", "))
        }
        // Everybody sees that.
        (None, None) if !seen.told && seen.notes.is_empty() => return (String::new(), String::new()),
        (None, None) if !seen.told => format!("has the {}", noted(seen.notes, locale)),
        (None, None) => {
            let can = match seen.candidates.len() {
                0 => "has no candidates".into(),
                1 => format!("can only be {}", in_a_line(seen.candidates, "or", locale)),
                _ => format!("can be {}", in_a_line(seen.candidates, "or", locale)),
            };
            match seen.notes {
                notes if notes.is_empty() || notes == seen.candidates => can,
                notes => format!("{can}; {}", noted(notes, locale)),
            }
        }
    };
    (name, said)
}

fn noted(notes: DigitSet, locale: Locale) -> String {
    let name = if notes.len() == 1 { "note" } else { "notes" };
    format!("{name} {}", in_a_line(notes, "and", locale))
}

/// Digits for a sentence; many of them in a form that fits a phone's line.
fn in_a_line(digits: DigitSet, last: &str, locale: Locale) -> String {
    if digits.len() <= 9 {
        return en::list(digits, last, locale.symbols);
    }
    spaced(digits, locale)
}

/// "1 4 7".
fn spaced(digits: DigitSet, locale: Locale) -> String {
    digits.iter().map(|digit| en::label(digit, locale.symbols)).collect::<Vec<_>>().join(" ")
}

/// Says what an event announces to screen readers.
pub(super) fn announce(event: &Announcement, labelled: &dyn Fn(Cell) -> Labelled, locale: Locale) -> String {
    match event {
        Announcement::Cell(at, shape) => cell(labelled(*at), shape, "", locale),
        Announcement::Puzzle(shape, level) => format!("New puzzle, {}.", game(shape, *level)),
        Announcement::Finished => "Solved.".into(),
        Announcement::Mode(mode, layout) => format!("{}.", super::playing::mode(*mode, *layout)),
        Announcement::Colours(Target::Cells) => "Colours for cells.".into(),
        Announcement::Colours(Target::Candidates) => "Colours for candidates.".into(),
        Announcement::Filtered(found) => super::playing::filtered(*found, locale),
        Announcement::MomentKept => "Savepoint set.".into(),
        Announcement::MomentReached(digits) => {
            format!("Moved to another position: {} on the board.", counted(*digits, "digit", "digits"))
        }
        Announcement::Paused(true) => "Paused. Board hidden.".into(),
        Announcement::Paused(false) => "Resumed.".into(),
        Announcement::TrialBegun => "Trial started. Keep or discard it when you like.".into(),
        Announcement::TrialEnded(true) => "Trial kept.".into(),
        Announcement::TrialEnded(false) => "Trial discarded.".into(),
        Announcement::Candidates(true) => "All candidates shown.".into(),
        Announcement::Candidates(false) => "Candidates hidden.".into(),
        Announcement::Locked(Some(digit)) => {
            format!("{} is locked.", capitalised(en::said(*digit, locale.symbols)))
        }
        Announcement::Locked(None) => "No digit is locked.".into(),
        Announcement::Selected(cells) => format!("{} selected.", counted(*cells, "cell", "cells")),
        Announcement::Changed(cells) => format!("{} changed.", counted(*cells, "cell", "cells")),
        Announcement::EndsCounting => playing::ENDS_COUNTING.into(),
        Announcement::Face(panel, false) => format!("{}.", face(*panel)),
        Announcement::Face(panel, true) => format!("{}. {}", face(*panel), playing::ENDS_COUNTING),
        Announcement::Undone(is_undone, done) => {
            let what = match done {
                Done::Digit(change) => digit_change(change, locale),
                Done::Cell(at, shape) => {
                    let labelled = labelled(*at);
                    // The cell is seldom that of the cursor, so its place is news.
                    let speech = match labelled.speech {
                        Speech::Placeless => Speech::Short,
                        speech => speech,
                    };
                    inside_a_sentence(Labelled { speech, ..labelled }, shape, "", locale)
                }
                Done::Cells(cells) => format!("{} changed", counted(*cells, "cell", "cells")),
            };
            format!("{}: {what}.", if *is_undone { "Undone" } else { "Redone" })
        }
    }
}

fn digit_change(DigitChange { cell, shape, before, after }: &DigitChange, locale: Locale) -> String {
    let cell = en::cell_name(*cell, shape);
    match (*before, *after) {
        (Some(digit), None) => format!("{} removed from {cell}", en::said(digit, locale.symbols)),
        (None, Some(digit)) => format!("{} placed in {cell}", en::said(digit, locale.symbols)),
        (Some(_), Some(digit)) => format!("{cell} is {}", en::said(digit, locale.symbols)),
        (None, None) => format!("{cell} is empty"),
    }
}

const fn house_kind(kind: HouseKind) -> &'static str {
    en::rules::kind(kind).one
}
