//! A digit, or the thing in its place. The text is the digit, and a font draws the thing, so a thing has its name
//! beside.

use crate::app::store::Store;
use leptos::prelude::*;
use sudoku_core::{Digit, Symbols, explain::label};

/// A digit as the player sees it, with that class.
pub(crate) fn symbol(class: &'static str, digit: Digit) -> AnyView {
    let locale = expect_context::<Store>().locale();
    let name = (locale.symbols != Symbols::Digits).then(|| label(digit, locale));
    view! { <span class=class role=name.map(|_| "img") aria-label=name>{digit.symbol()}</span> }.into_any()
}
