//! A cell of the board: its markup, and the attributes that follow the game. The style draws its notes from
//! attributes, so that its spoken label is its only text.

use crate::app::{
    browser::{
        dom::{self, Element},
        focus,
    },
    shared::cell_class::class,
    text::text,
};
use leptos::prelude::*;
use std::borrow::Cow;
use sudoku_core::{Shape, explain::Locale};
use sudoku_play::view::{Ink, Labelled};

/// The attributes of a cell that never change. A [`Square`] writes the others, its digit and its tab stop.
#[component]
pub(super) fn Cell(index: usize, column: usize) -> impl IntoView {
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
    pub(super) fn paint(&mut self, seen: Labelled, shape: &Shape, locale: Locale, remark: &str) {
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
fn attributes(seen: Labelled, shape: &Shape, remark: &str, locale: Locale) -> Attributes {
    let view = seen.view;
    let text_of = |text: String| Some(text).filter(|text| !text.is_empty()).map(Cow::Owned);
    [
        ("class", Some(Cow::Owned(class(view, shape)))),
        ("data-notes", text_of(view.note_text(shape))),
        ("data-corner", text_of(view.corner_text(shape))),
        ("aria-label", Some(Cow::Owned(text().spoken.cell(seen, shape, remark, locale)))),
        ("aria-selected", Some(Cow::Borrowed(if view.selected || view.cursor { "true" } else { "false" }))),
        ("aria-readonly", (view.ink == Ink::Given).then_some(Cow::Borrowed("true"))),
    ]
}
