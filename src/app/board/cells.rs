//! The cells of the board. The style draws their notes from attributes, so that a cell's spoken label is its
//! only text.
//!
//! One effect writes all cells. On a board of 625 cells, an effect for each would cost too much at mounting
//! and at each key.

use crate::app::{
    browser::{
        dom::{self, Element},
        focus,
    },
    shared::reconcile::reconcile,
    store::Store,
    text::text,
};
use leptos::{html, prelude::*};
use std::borrow::Cow;
use sudoku_core::{Shape, explain::Locale};
use sudoku_play::view::{CellView, Ink, Labelled, NoteKind};

/// The rows of a board with their cells.
#[component]
pub(crate) fn Rows(
    shape: Shape,
    /// The board around them.
    board: NodeRef<html::Div>,
) -> impl IntoView {
    let store = expect_context::<Store>();
    let (seen, remarks) = (store.cells(), store.remarks());
    let taken = |element| Some(Square { element, written: None });
    reconcile(board, "[data-cell]", taken, move |squares| {
        let locale = store.locale();
        seen.with(|seen| {
            // On a change of size, this effect also gets the cells of the next board.
            if seen.len() == squares.len() {
                remarks.with(|remarks| {
                    let mut remarks = remarks.iter().peekable();
                    for (square, seen) in squares.iter_mut().zip(seen) {
                        let own = remarks.next_if(|(cell, _)| *cell == seen.cell);
                        square.paint(*seen, shape, locale, own.map_or("", |(_, said)| said));
                    }
                });
            }
        });
    });
    let side = shape.side();
    let cell = move |row, column| {
        let index = shape.geometry().cell(row, column).index();
        view! { <div role="gridcell" data-cell=index aria-colindex=column + 1></div> }
    };
    let row = move |row| {
        let cells = (0..side).map(|column| cell(row, column)).collect_view();
        view! { <div role="row" class="row" aria-rowindex=row + 1>{cells}</div> }
    };
    (0..side).map(row).collect_view()
}

/// The attributes that change, except the tab stop.
const NAMES: [&str; 6] =
    ["class", "data-notes", "data-corner", "aria-label", "aria-selected", "aria-readonly"];

/// Their values, in the same order.
type Attributes = [Option<Cow<'static, str>>; NAMES.len()];

/// A cell on the page, with its last written attributes.
struct Square {
    element: Element,
    written: Option<(Labelled, Locale, String, Attributes)>,
}

impl Square {
    /// Writes the attributes that changed.
    fn paint(&mut self, seen: Labelled, shape: Shape, locale: Locale, remark: &str) {
        let is_as_before = |(before, named, said, _): &(Labelled, Locale, String, Attributes)| {
            (*before, *named) == (seen, locale) && said == remark
        };
        if self.written.as_ref().is_some_and(is_as_before) {
            return;
        }
        let next = attributes(seen, shape, remark, locale);
        let before = self.written.as_ref();
        for (number, (name, next)) in NAMES.into_iter().zip(&next).enumerate() {
            if before.is_none_or(|(.., before)| before[number] != *next) {
                dom::set(&self.element, name, next.as_deref());
            }
        }
        if before.is_none_or(|(before, ..)| before.view.cursor != seen.view.cursor) {
            focus::set_tab_stop(&self.element, seen.view.cursor);
        }
        if before.is_none_or(|(before, ..)| before.view.digit != seen.view.digit) {
            let mut buffer = [0; 4];
            let symbol = seen.view.digit.map(|digit| &*digit.symbol().encode_utf8(&mut buffer));
            dom::write(&self.element, symbol);
        }
        self.written = Some((seen, locale, remark.to_owned(), next));
    }
}

fn attributes(seen: Labelled, shape: Shape, remark: &str, locale: Locale) -> Attributes {
    let view = seen.view;
    let text_of = |text: String| Some(text).filter(|text| !text.is_empty()).map(Cow::Owned);
    [
        Some(Cow::Owned(class(view, shape))),
        text_of(view.note_text(shape)),
        text_of(view.corner_text(shape)),
        Some(Cow::Owned((text().cell)(seen, shape, remark, locale))),
        Some(Cow::Borrowed(if view.selected || view.cursor { "true" } else { "false" })),
        (view.ink == Ink::Given).then_some(Cow::Borrowed("true")),
    ]
}

/// A cell's classes for the style.
fn class(view: CellView, shape: Shape) -> String {
    let ink = match view.ink {
        Ink::None => "empty",
        Ink::Given => "given",
        Ink::Placed => "placed",
        Ink::Solver => "solver",
    };
    let notes = match view.note_kind {
        NoteKind::None => "",
        NoteKind::Notes | NoteKind::Candidates => "note",
        NoteKind::Preview => "preview",
    };
    let two_kinds = view.draws_two_kinds();
    let coloured = view.painted || view.chips.iter().any(|digits| !digits.is_empty());
    let states = [
        (view.selected, "selected"),
        (view.same, "same"),
        (view.conflict, "conflict"),
        (view.wrong, "wrong"),
        (view.tried, "tried"),
        (view.cause, "cause"),
        (view.target, "target"),
        (view.lit, "lit"),
        (coloured, "painted"),
        (two_kinds, "two-kinds"),
        (two_kinds && !view.corner.is_empty(), CORNERS[view.corner_places(shape) - 3]),
        (
            two_kinds && view.centre_length(shape) > FEW,
            LENGTHS[view.centre_length(shape).saturating_sub(FEW + 1)],
        ),
    ];
    let states = states.into_iter().filter_map(|(is, name)| is.then_some(name));
    let names = ["cell", ink, notes].into_iter().filter(|name| !name.is_empty());
    names.chain(states).collect::<Vec<_>>().join(" ")
}

/// Places for corner notes in one line, from three on.
const CORNERS: [&str; 3] = ["corners-3", "corners-4", "corners-5"];
/// The number of centre notes that fit in one line at full size.
const FEW: usize = 5;
/// Smaller sizes for longer lines of centre notes.
const LENGTHS: [&str; 5] = ["long-6", "long-7", "long-8", "long-9", "long-10"];
