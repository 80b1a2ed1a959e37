//! The measures of a board for the style sheets, which ask for nothing else about its size. Walls between other boxes
//! than the usual ones of a size are drawn as those of irregular regions are.

use leptos::{attr::Attribute, prelude::*};
use sudoku_core::Shape;

/// The custom properties of a shape, for an element and all in it: its side, half of that, and the rows and
/// columns of a usual box, in which notes are arranged. They are set one by one, as the page's policy allows no style as text.
pub(crate) fn measures(shape: impl Fn() -> Shape + Copy + Send + Sync + 'static) -> impl Attribute {
    view! {
        <{..}
            style:--side=move || shape().side().to_string()
            style:--half=move || shape().side().div_ceil(2).to_string()
            style:--box-rows=move || shape().geometry().note_grid().0.to_string()
            style:--box-columns=move || shape().geometry().note_grid().1.to_string()
        />
    }
}
