//! The teacher.

use super::counted;
use crate::app::text::teaching::{HintText, TeachingText};
use sudoku_core::{
    Order,
    advice::Whereabouts,
    explain::{self, Locale, Span, en, plain},
    play::{
        turns::Applied,
        view::{HintSays, HintView},
    },
};

pub(super) static TEACHING: TeachingText = TeachingText {
    hint: HintText {
        name: "Hint",
        stage: |stage| format!("{stage} of 3"),
        close: "Close the hint",
        says,
        place,
        further: ["Which technique?", "Why?"],
        apply: "Apply",
        applies,
        applied,
        which: ["Show which", "Show where"],
        back: "Back to before it",
        refill: "Fill them anew",
        stop: "Stop looking",
    },
};

fn says(says: &HintSays) -> String {
    match says {
        HintSays::Looking => "Looking for the next step…".into(),
        HintSays::WrongDigits(1, false) => {
            "One of your digits is wrong, so no step from here could be trusted.".into()
        }
        HintSays::WrongDigits(wrong, false) => {
            format!("{wrong} of your digits are wrong, so no step from here could be trusted.")
        }
        HintSays::WrongDigits(1, true) => "The marked digit is wrong.".into(),
        HintSays::WrongDigits(wrong, true) => format!("The {wrong} marked digits are wrong."),
        HintSays::LostNotes(1, false) => {
            "The notes of one cell have lost the digit that belongs there.".into()
        }
        HintSays::LostNotes(cells, false) => {
            format!("The notes of {cells} cells have lost the digit that belongs there.")
        }
        HintSays::LostNotes(1, true) => "The marked cell has notes that lack its digit.".into(),
        HintSays::LostNotes(cells, true) => format!("The {cells} marked cells have notes that lack their digit."),
        HintSays::Nothing => {
            "No technique that is switched on finds a step from here. That is no fault of yours: from here on it takes a guess, or a technique that Stepdoku does not look for.".into()
        }
        HintSays::Where(_) | HintSays::What(..) | HintSays::Why(..) => String::new(),
    }
}

/// "Look at the 5s in row 2 and row 7."
fn place(Whereabouts { houses, cells, digit }: &Whereabouts) -> Vec<Span> {
    let mut said: Vec<Span> = vec!["Look at ".into()];
    if let Some(digit) = digit {
        said.extend(["digit ".into(), Span::Digit(*digit), " in ".into()]);
    }
    let houses = houses.iter().map(|&house| Span::House(house));
    let things: Vec<Span> = houses.chain(cells.iter().map(|&cell| Span::Cell(cell))).collect();
    let last = things.len().saturating_sub(1);
    for (i, thing) in things.into_iter().enumerate() {
        if i > 0 {
            said.push(if i == last { " and ".into() } else { ", ".into() });
        }
        said.push(thing);
    }
    said.push(".".into());
    said
}

fn applies(applied: Applied) -> String {
    match applied {
        Applied::Digit(placed) => format!("Apply places {}, as a move that undo takes back.", placed.digit),
        Applied::Notes { taken, filled: 0 } => {
            format!("Apply takes {} away, and undo brings them back.", counted(taken, "note", "notes"))
        }
        Applied::Notes { taken, filled } => {
            let cells = counted(filled, "cell has no notes", "cells have no notes");
            let taken = match taken {
                0 => String::new(),
                taken => format!(" and takes {} away elsewhere", counted(taken, "note", "notes")),
            };
            format!("{cells}: Apply writes there what is left{taken}.")
        }
    }
}

fn applied(applied: Applied, order: Order) -> String {
    match applied {
        Applied::Digit(placed) => {
            format!("{} placed in {}.", placed.digit, en::cell_name(placed.cell, order))
        }
        Applied::Notes { taken, filled: 0 } => format!("{} taken away.", counted(taken, "note", "notes")),
        Applied::Notes { taken, filled } => format!(
            "Notes written in {}, {} taken away.",
            counted(filled, "cell", "cells"),
            counted(taken, "note", "notes")
        ),
    }
}

/// A hint as far as it is told, for those who listen.
pub(super) fn spoken(HintView { order, says: told }: &HintView) -> String {
    let place = |at| plain(&place(at), *order, Locale::English);
    let name = |technique| explain::technique(technique, Locale::English);
    match told {
        HintSays::Where(at) => format!("Hint. {}", place(at)),
        HintSays::What(technique, at) => format!("{}. {}", name(*technique), place(at)),
        HintSays::Why(technique, sentence, does) => {
            format!("{}. {} {}", name(*technique), plain(sentence, *order, Locale::English), applies(*does))
        }
        other => says(other),
    }
}
