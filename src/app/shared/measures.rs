//! The measures of a board for the style sheets, which ask for nothing else about its size.

use leptos::{attr::Attribute, prelude::*};
use sudoku_core::Shape;

/// The custom properties of a shape, for an element and all in it: its side, half of that, and the rows and
/// columns of a box. They are set one by one, as the page's policy allows no style as text.
pub(crate) fn measures(shape: impl Fn() -> Shape + Copy + Send + Sync + 'static) -> impl Attribute {
    view! {
        <{..}
            style:--side=move || shape().side().to_string()
            style:--half=move || shape().side().div_ceil(2).to_string()
            style:--box-rows=move || shape().box_rows().to_string()
            style:--box-columns=move || shape().box_columns().to_string()
        />
    }
}
