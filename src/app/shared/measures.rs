//! The measures of a board for the style sheets, which ask for nothing else about its size. Walls between other boxes
//! than the usual ones of a size are drawn as those of irregular regions are.

use leptos::{attr::Attribute, prelude::*};
use sudoku_core::Shape;

/// The custom properties of a shape, for an element and all in it: its side, half of that, and the rows and
/// columns of a usual box, in which notes are arranged. They are set one by one, as the page's policy allows no style as text.
pub(crate) fn measures(shape: impl Fn() -> Shape + Clone + Send + Sync + 'static) -> impl Attribute {
    let of = |measure: fn(&Shape) -> usize| {
        let shape = shape.clone();
        move || measure(&shape()).to_string()
    };
    view! {
        <{..}
            style:--side=of(Shape::side)
            style:--half=of(|shape| shape.side().div_ceil(2))
            style:--box-rows=of(|shape| shape.geometry().note_grid().0)
            style:--box-columns=of(|shape| shape.geometry().note_grid().1)
        />
    }
}

/// Returns the measures of a shape that stays.
pub(crate) fn measures_of(shape: &Shape) -> impl Attribute + use<> {
    let shape = shape.clone();
    measures(move || shape.clone())
}
