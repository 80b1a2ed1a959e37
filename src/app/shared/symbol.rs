//! A digit, or the thing in its place. The text is the digit, and a font draws the thing, so a thing has its name
//! beside.

use crate::app::text::text;
use leptos::prelude::*;
use sudoku_core::{Digit, Symbols, explain::label};

/// A digit as the player sees it, with that class.
pub(crate) fn symbol(class: &'static str, digit: Digit) -> AnyView {
    let name = (Symbols::spoken() != Symbols::Digits).then(|| label(digit, text().locale));
    view! { <span class=class role=name.map(|_| "img") aria-label=name>{digit.symbol()}</span> }.into_any()
}
