//! A cell of the board: its markup, and the attributes that follow the game. The style draws its notes from
//! attributes, so that its spoken label is its only text.

use crate::app::{
    browser::{
        dom::{self, Element},
        focus,
    },
    text::text,
};
use leptos::prelude::*;
use std::borrow::Cow;
use sudoku_core::{Shape, explain::Locale};
use sudoku_play::view::{CellView, Ink, Labelled, NoteKind};

/// The attributes of a cell that never change. A [`Square`] writes the others, its digit and its tab stop.
#[component]
pub(super) fn Cell(shape: Shape, row: usize, column: usize) -> impl IntoView {
    let index = shape.geometry().cell(row, column).index();
    view! { <div role="gridcell" data-cell=index aria-colindex=column + 1></div> }
}

/// The element of a [`Cell`], with its last written attributes.
pub(super) struct Square {
    element: Element,
    written: Option<(Labelled, Locale, String, Attributes)>,
}

impl Square {
    /// Takes up an element whose attributes are unknown.
    pub(super) const fn new(element: Element) -> Self {
        Self { element, written: None }
    }

    /// Writes the attributes that changed, and the digit.
    pub(super) fn paint(&mut self, seen: Labelled, shape: Shape, locale: Locale, remark: &str) {
        let is_as_before = |(before, named, said, _): &(Labelled, Locale, String, Attributes)| {
            (*before, *named) == (seen, locale) && said == remark
        };
        if self.written.as_ref().is_some_and(is_as_before) {
            return;
        }
        let next = attributes(seen, shape, remark, locale);
        let before = self.written.as_ref();
        for (number, (name, next)) in next.iter().enumerate() {
            if before.is_none_or(|(.., before)| before[number].1 != *next) {
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

/// The attributes that follow the game, by name.
type Attributes = [(&'static str, Option<Cow<'static, str>>); 6];

/// Returns the attributes of a cell, with what its label says of a judged move.
fn attributes(seen: Labelled, shape: Shape, remark: &str, locale: Locale) -> Attributes {
    let view = seen.view;
    let text_of = |text: String| Some(text).filter(|text| !text.is_empty()).map(Cow::Owned);
    [
        ("class", Some(Cow::Owned(class(view, shape)))),
        ("data-notes", text_of(view.note_text(shape))),
        ("data-corner", text_of(view.corner_text(shape))),
        ("aria-label", Some(Cow::Owned((text().cell)(seen, shape, remark, locale)))),
        ("aria-selected", Some(Cow::Borrowed(if view.selected || view.cursor { "true" } else { "false" }))),
        ("aria-readonly", (view.ink == Ink::Given).then_some(Cow::Borrowed("true"))),
    ]
}

/// A cell's classes for the style.
pub(crate) fn class(view: CellView, shape: Shape) -> String {
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
