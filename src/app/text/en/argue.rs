//! The English words of reasons that players give for their moves.

use crate::app::text::argue::ArgueText;
use sudoku_core::{
    Candidate,
    explain::{Locale, Span, plain},
    step::argument::ArgumentKind,
};
use sudoku_play::taught::ArguedView;

pub(super) static ARGUE: ArgueText = ArgueText {
    switch: "Say why",
    title: "Say why",
    ask,
    how: [
        "Mark the cells that force it. If a row, column or box is part of the reason, press its button.",
        "Mark the cells that rule it out.",
    ],
    houses: "Row, column or box",
    judge: "That's why",
    take_back: "Take it back",
    without: ["Skip", "Show the reason"],
    marked: |cell, shape, is_marked| {
        let named = plain(&[Span::Cell(cell)], shape, Locale::ENGLISH);
        if is_marked { format!("{named} marked.") } else { format!("{named} no longer marked.") }
    },
    kind,
    counts: |reasons| {
        let (at_once, of) = reasons.sum();
        format!("{at_once} of {of} at once")
    },
    weakest: |count| format!("{}, {} of {} at once", kind(count.kind), count.at_once, count.held),
};

fn ask(view: &ArguedView) -> Vec<Span> {
    let Candidate { cell, digit } = view.argument.candidate;
    if view.argument.places {
        vec!["Why is ".into(), Span::Cell(cell), " ".into(), Span::Digit(digit), "?".into()]
    } else {
        vec!["Why can't ".into(), Span::Cell(cell), " be ".into(), Span::Digit(digit), "?".into()]
    }
}

const fn kind(kind: ArgumentKind) -> &'static str {
    match kind {
        ArgumentKind::FullHouse => "full house",
        ArgumentKind::HiddenSingle => "hidden single",
        ArgumentKind::NakedSingle => "naked single",
        ArgumentKind::Pattern => "pattern",
    }
}
