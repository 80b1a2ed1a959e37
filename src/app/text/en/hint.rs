//! The English words of hints.

use super::{counted, playing};
use crate::app::text::hint::HintText;
use sudoku_core::{
    Candidate, Cell, Shape,
    advice::Whereabouts,
    explain::{self, Locale, Span, capitalised, en, plain, written_out},
    notation::names,
    step::Title,
};
use sudoku_play::{
    game::turns::Applied,
    taught::{HintSays, HintView},
};

pub(super) static HINT: HintText = HintText {
    stage: |stage| format!("{stage} of 3"),
    close: "Close the hint",
    says,
    place,
    place_of,
    further: ["Which technique?", "Show me why"],
    next_line: "Next line",
    apply: "Apply",
    applies: |applied, shape, locale| applies(applied, |cell| names::cell_name(shape, cell), locale),
    applied,
    which: ["Show which", "Show where"],
    back: "Rewind",
    ask: "Ask about a cell",
    refill: "Fill them in again",
    stop: "Stop looking",
};

fn says(says: &HintSays) -> String {
    match says {
        HintSays::Looking => "Looking for the next step…".into(),
        HintSays::WrongDigits(1, false) => {
            "One of your digits is wrong. Fix it before taking a hint.".into()
        }
        HintSays::WrongDigits(wrong, false) => {
            format!("{wrong} of your digits are wrong. Fix them before taking a hint.")
        }
        HintSays::WrongDigits(1, true) => "The marked digit is wrong.".into(),
        HintSays::WrongDigits(wrong, true) => format!("The {wrong} marked digits are wrong."),
        HintSays::LostNotes(1, false) => {
            "In one cell, your notes leave out the right digit.".into()
        }
        HintSays::LostNotes(cells, false) => {
            format!("In {cells} cells, your notes leave out the right digit.")
        }
        HintSays::LostNotes(1, true) => "Your notes in the marked cell leave out the right digit.".into(),
        HintSays::LostNotes(cells, true) => {
            format!("Your notes in the {cells} marked cells leave out the right digit.")
        }
        HintSays::Nothing => {
            "None of the techniques you have switched on finds a step. You haven't missed anything: from here it takes a guess, or a technique Stepdoku doesn't know.".into()
        }
        HintSays::Where(_) | HintSays::What(..) | HintSays::Why(..) => String::new(),
    }
}

/// The most letters of a name and a place in the line at the pad: two lines on the narrowest phone.
const IN_LINE: usize = 56;

/// "Look for the 5 in rows 2 and 7." The board frames a place with many names.
fn place(Whereabouts { houses, cells, digit }: &Whereabouts, shape: &Shape) -> Vec<Span> {
    let mut said: Vec<Span> = match digit {
        Some(digit) => vec!["Look for the ".into(), Span::Digit(*digit), " in ".into()],
        None => vec!["Look at ".into()],
    };
    let named = en::houses_and_cells(houses, cells, shape);
    if length(&said, shape) + length(&named, shape) < IN_LINE {
        said.extend(named);
    } else {
        said.push(Span::Brief("the framed part of the board".into(), named));
    }
    said.push(".".into());
    said
}

/// The place after the name of its step. A long name stands alone, as the board frames the place.
fn place_of(title: Title, at: &Whereabouts, shape: &Shape) -> Vec<Span> {
    let said = place(at, shape);
    if name(title).len() + length(&said, shape) < IN_LINE {
        said
    } else {
        vec![Span::Brief(String::new(), said)]
    }
}

fn length(said: &[Span], shape: &Shape) -> usize {
    written_out(said, shape, Locale::ENGLISH).concat().chars().count()
}

fn applies(applied: Applied, name: impl Fn(Cell) -> String, locale: Locale) -> String {
    match applied {
        Applied::Digit(Candidate { cell, digit }) => {
            format!("Apply puts {} in {}. You can undo it.", en::said(digit, locale.symbols), name(cell))
        }
        Applied::Notes { taken, filled: 0, .. } => {
            format!("Apply removes {}. You can undo it.", counted(taken, "note", "notes"))
        }
        Applied::Notes { taken, filled, only } => {
            let cells = counted(filled, "cell has no notes", "cells have no notes");
            let taken = match taken {
                0 => String::new(),
                taken => format!(" and removes {} elsewhere", counted(taken, "note", "notes")),
            };
            match only {
                Some((cell, gone)) => format!(
                    "There are no notes in {}. Apply fills in its candidates, without {}{taken}.",
                    name(cell),
                    en::list(gone, "and", locale.symbols),
                ),
                None => format!("{cells}. Apply adds the remaining candidates{taken}."),
            }
        }
    }
}

fn applied(applied: Applied, shape: &Shape, locale: Locale) -> String {
    match applied {
        Applied::Digit(placed) => {
            let digit = capitalised(en::said(placed.digit, locale.symbols));
            format!("{digit} placed in {}.", en::cell_name(placed.cell, shape))
        }
        Applied::Notes { taken, filled: 0, .. } => format!("{} removed.", counted(taken, "note", "notes")),
        Applied::Notes { taken, filled, .. } => format!(
            "Notes added in {}, {} removed.",
            counted(filled, "cell", "cells"),
            counted(taken, "note", "notes")
        ),
    }
}

/// A hint as far as it is revealed, for screen readers.
pub(super) fn spoken(HintView { shape, says: told, costs }: &HintView, locale: Locale) -> String {
    let place = |at| plain(&place(at, shape), shape, locale);
    match told {
        HintSays::Where(at) => format!("Hint. {}", place(at)),
        HintSays::What(title, at) => {
            if *costs {
                return playing::ENDS_COUNTING.into();
            }
            format!("{}. {}", name(*title), place(at))
        }
        HintSays::Why(telling, does) => {
            let sentence = explain::tell(telling, locale);
            let does = applies(*does, |cell| en::cell_name(cell, shape), locale);
            let named = telling.title().map_or_else(String::new, |title| name(title) + ". ");
            format!("{named}{} {does} Enter applies it.", plain(&sentence, shape, locale))
        }
        other => says(other),
    }
}

fn name(title: Title) -> String {
    explain::title(title, Locale::ENGLISH)
}
