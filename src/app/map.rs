//! The map in the corner of a board that is enlarged: the whole board, small, with a frame around what is seen. To
//! drag on it moves that; it is there for hands and eyes alone, as the keys go everywhere without it.

use super::{browser::pointer, live, store::Store};
use leptos::{ev, html, prelude::*};
use std::fmt::Write;
use sudoku_core::{
    Order,
    play::{lens::MapCorner, session::LensMsg},
};

/// The map.
#[component]
pub(crate) fn Map() -> impl IntoView {
    let store = expect_context::<Store>();
    let map = NodeRef::<html::Div>::new();
    let order = Memo::new(move |_| store.order().get());
    let corner = Memo::new(move |before: Option<&MapCorner>| {
        store.lens().get().map.or(before.copied()).unwrap_or_default()
    });
    let seen = move || {
        let lens = store.lens().get().lens;
        let ((x, y), side) = (lens.corner(), lens.seen());
        format!("M{x:.4} {y:.4}h{side:.4}v{side:.4}h-{side:.4}z")
    };
    let look = move |event: &ev::PointerEvent| {
        if let Some(map) = map.get_untracked() {
            store.send(LensMsg::LookAt(pointer::position_in(&map, event.client_x(), event.client_y())));
        }
    };
    view! {
        <div
            class="map"
            class:top=live::flag(move || corner.get().top)
            class:left=live::flag(move || corner.get().left)
            aria-hidden="true"
            node_ref=map
            on:pointerdown=move |event| {
                if let Some(map) = map.get_untracked() {
                    pointer::hold(&map, event.pointer_id());
                }
                look(&event);
            }
            on:pointermove=move |event| {
                if event.buttons() != 0 {
                    look(&event);
                }
            }
            on:pointerup=move |_| store.send(LensMsg::Rest)
            on:pointercancel=move |_| store.send(LensMsg::Rest)
        >
            <svg viewBox="0 0 1 1">
                <path class="map-boxes" d=live::words(move || boxes(order.get()))></path>
                <path class="map-seen" d=live::words(seen)></path>
            </svg>
        </div>
    }
}

/// The lines between boxes.
fn boxes(order: Order) -> String {
    let count = order.get();
    let mut lines = String::new();
    for line in 1..count {
        let at = line as f64 / count as f64;
        // A text cannot fail to be written to.
        _ = write!(lines, "M{at} 0V1M0 {at}H1");
    }
    lines
}
