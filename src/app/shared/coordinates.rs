//! The numbers of rows and columns at the edges of the board. They follow an enlarged board, so that those of
//! the visible cells stay in sight. Labels of cells already say them, so only eyes need these.

use crate::app::store::Store;
use leptos::prelude::*;
use sudoku_core::Shape;

/// The numbers along the upper and the left edge.
#[component]
pub(crate) fn Coordinates(shape: Shape) -> impl IntoView {
    let store = expect_context::<Store>();
    let side = shape.side();
    let numbers = move || (1..=side).map(|number| view! { <i>{number}</i> }).collect_view();
    // A strip is as long as the whole board, and its visible part is that of the board.
    let lens = Memo::new(move |_| {
        let lens = store.lens().get().lens;
        if *lens.shape() == shape { (lens.scale(), lens.corner()) } else { (1.0, (0.0, 0.0)) }
    });
    let long = move || format!("{:.4}", lens.get().0);
    let across = move || format!("translateX({:.4}%)", -100.0 * lens.get().1.0);
    let down = move || format!("translateY({:.4}%)", -100.0 * lens.get().1.1);
    view! {
        <div class="coordinates columns" aria-hidden="true">
            <div style:--long=long style:transform=across>
                {numbers()}
            </div>
        </div>
        <div class="coordinates rows" aria-hidden="true">
            <div style:--long=long style:transform=down>
                {numbers()}
            </div>
        </div>
    }
}
