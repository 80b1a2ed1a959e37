//! The board: a grid of cells, one listener for all of them, and the marks above.

use super::{
    browser::{modal, pointer, scroll, size},
    cells::Rows,
    hand::Hand,
    icons::{Icon, PLAY, ZOOM},
    inspector::Inspector,
    live,
    paint_layer::{ChosenLayer, GroundLayer},
    parts::Lesson,
    store::Store,
    text::text,
    why::AskWhy,
};
use leptos::{html, prelude::*};
use sudoku_core::{
    Order,
    play::{
        input::Mode,
        session::{BrowserMsg, InputMsg, PageMsg},
        view::NoteStyle,
    },
};

/// The board with what stands under it.
#[component]
pub(crate) fn BoardArea() -> impl IntoView {
    let store = expect_context::<Store>();
    let parts = store.parts();
    let full = RwSignal::new(false);
    let order = store.order();
    let finished = Memo::new(move |_| store.head().get().finished);
    let mode = Memo::new(move |_| store.pad().with(|pad| pad.mode));
    let paused = Memo::new(move |_| store.tools().get().paused);
    let style = Memo::new(move |_| store.ground().with(|ground| ground.style));
    let hints = Memo::new(move |_| store.tools().with(|tools| tools.hinting));
    let filtering = Memo::new(move |_| store.ground().with(|ground| ground.filtering));
    view! {
        <section class="board-area" aria-label=live::words(move || (text().board)(order.get()))>
            <div
                class="board-frame"
                class:finished=live::flag(move || finished.get())
                data-order=live::words(move || order.get().get())
                data-zoom=live::words(move || if full.get() { "full" } else { "fit" })
                data-entry=live::words(move || mode_name(mode.get()))
                data-style=live::words(move || style_name(style.get()))
                data-filter=live::words(move || filtering.get().then_some("on"))
                style:--side=move || order.get().side().to_string()
                style:--order=move || order.get().get().to_string()
            >
                {live::drawn(move || view! { <Board order=order.get() pans=full /> })}
                {live::when(move || paused.get(), || view! { <Cover /> })}
            </div>
            <div class="board-foot">
                <Inspector />
                <AskWhy />
                {parts.beside(Lesson::Judged)}
                {live::when(move || matches!(order.get(), Order::Four | Order::Five), move || view! { <Zoom full /> })}
            </div>
            {live::when(move || hints.get(), move || parts.lesson(store, Lesson::Hint))}
        </section>
    }
}

/// Shows a large board in full size, so that it can be panned.
#[component]
fn Zoom(full: RwSignal<bool>) -> impl IntoView {
    let store = expect_context::<Store>();
    view! {
        <button
            class="icon-button zoom"
            type="button"
            aria-label=text().play.zoom
            aria-pressed=live::words(move || full.get().to_string())
            on:click=move |_| {
                full.update(|full| *full = !*full);
                scroll::center_cell(store.cursor());
            }
        >
            <Icon icon=ZOOM />
        </button>
    }
}

/// The cover of a paused game.
#[component]
fn Cover() -> impl IntoView {
    let store = expect_context::<Store>();
    view! {
        <div class="cover">
            <p class="cover-title">{text().play.paused}</p>
            <p class="cover-text">{text().play.covered}</p>
            <button class="button primary" type="button" on:click=move |_| store.send(PageMsg::Pause)>
                <Icon icon=PLAY />
                {text().play.go_on}
            </button>
        </div>
    }
}

/// The grid of one order. The page makes a new one when the order changes, as its shape never does.
#[component]
fn Board(
    order: Order,
    /// Whether it is larger than its frame, so that a finger pans.
    #[prop(into)]
    pans: Signal<bool>,
) -> impl IntoView {
    let store = expect_context::<Store>();
    let board = NodeRef::<html::Div>::new();
    let side = order.side();
    let hand = Hand::new(store, order, board, pans);
    let watched = StoredValue::new_local(None);
    Effect::new(move |_| {
        let told = move |width: f64| store.send(BrowserMsg::Resized((width / side as f64) as u16));
        watched.set_value(board.get().and_then(|board| size::on_resize(&board, told)));
    });
    on_cleanup(move || watched.set_value(None));
    view! {
        <div
            class="board"
            role="grid"
            node_ref=board
            aria-label=(text().board)(order)
            aria-rowcount=side
            aria-colcount=side
            aria-multiselectable="true"
            on:pointerdown=move |event| hand.down(&event)
            on:pointermove=move |event| hand.moved(&event)
            on:pointerup=move |event| hand.up(&event)
            on:pointercancel=move |event| hand.cancelled(&event)
            on:pointerleave=move |event| hand.left(&event)
            on:contextmenu=move |event| event.prevent_default()
            on:focusin=move |event| {
                if modal::gives_focus_back() {
                    return;
                }
                // Mostly it follows the cursor, which is there then.
                if let Some(cell) = pointer::cell_of(event.target()).filter(|cell| *cell != store.cursor().1) {
                    store.send(InputMsg::Select(cell));
                }
            }
        >
            <Rows order board />
            <GroundLayer order />
            <ChosenLayer order />
            {store.parts().beside(Lesson::Marks(order))}
        </div>
    }
}

/// The name of a mode for the style.
pub(crate) const fn mode_name(mode: Mode) -> &'static str {
    match mode {
        Mode::Digit => "digits",
        Mode::Corner => "corner",
        Mode::Centre => "notes",
        Mode::Colour => "colour",
    }
}

const fn style_name(style: NoteStyle) -> Option<&'static str> {
    match style {
        NoteStyle::Digits => None,
        NoteStyle::Dots => Some("dots"),
        NoteStyle::Count => Some("count"),
    }
}
