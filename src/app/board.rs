//! The board: a grid of cells with one listener for all of them, and the marks above.

mod cell;
pub(super) mod cell_menu;
pub(super) mod clue_line;
mod colours;
pub(super) mod controls;
mod hand;
mod highlights;
mod hold;
mod inspector;
mod keypad;
mod modes;
mod pad_line;
mod paint_layer;
mod rows;
pub(super) mod tool_sheets;
mod trial;

use super::{
    browser::{modal, pointer, size},
    features::zoom::Map,
    parts::Lesson,
    shared::{
        icons::{Icon, PLAY, ZOOM},
        lines::fine,
        live,
    },
    store::Store,
    text::text,
};
use cell_menu::Asked;
use hand::Hand;
use inspector::Inspector;
use leptos::{html, prelude::*};
use paint_layer::{ChosenLayer, GroundLayer};
use rows::Rows;
use sudoku_core::Shape;
use sudoku_play::{
    input::{Mode, lens::Lens},
    messages::{BrowserMsg, InputMsg, LensMsg, PageMsg},
    view::NoteStyle,
};
use trial::Trial;

/// The board and the controls below it.
#[component]
pub(crate) fn BoardArea() -> impl IntoView {
    let store = expect_context::<Store>();
    let parts = store.parts();
    let shape = store.shape();
    let zoomed = Memo::new(move |_| !store.lens().get().lens.is_whole());
    let held = Memo::new(move |_| store.lens().get().held);
    let finished = Memo::new(move |_| store.head().get().finished);
    let mode = Memo::new(move |_| store.pad().with(|pad| pad.mode));
    let paused = Memo::new(move |_| store.tools().get().paused);
    let style = Memo::new(move |_| store.ground().with(|ground| ground.style));
    let filtering = Memo::new(move |_| store.ground().with(|ground| ground.filtering));
    let coordinates = Memo::new(move |_| store.ground().with(|ground| ground.coordinates));
    let hinted = Memo::new(move |_| store.ground().with(|ground| ground.hinted));
    let reading = Memo::new(move |_| store.ground().with(|ground| ground.reading));
    let map = NodeRef::<html::Div>::new();
    let asked = RwSignal::new(None);
    view! {
        <section class="board-area" aria-label=live::words(move || text().boards.label(&shape.get()))>
            <div
                class="board-frame"
                class:finished=live::flag(move || finished.get())
                data-density=live::words(move || shape.get().density().slug())
                data-rows=live::words(move || shape.get().geometry().note_grid().0)
                data-columns=live::words(move || shape.get().geometry().note_grid().1)
                data-regions=live::words(move || (!shape.get().has_usual_boxes()).then_some(""))
                data-zoom=live::words(move || if zoomed.get() { "part" } else { "whole" })
                data-held=live::words(move || held.get().then_some(""))
                data-entry=live::words(move || mode_name(mode.get()))
                data-style=live::words(move || style_name(style.get()))
                data-filter=live::words(move || filtering.get().then_some("on"))
                data-coordinates=live::words(move || coordinates.get().then_some(""))
                data-hinted=live::words(move || hinted.get().then_some(""))
                data-reading=live::words(move || reading.get().then_some(""))
                style:--side=move || shape.get().side().to_string()
            >
                {live::drawn(move || view! { <Board shape=shape.get() map asked /> })}
                {live::when(
                    move || coordinates.get(),
                    move || {
                        shape.track();
                        parts.beside(Lesson::Coordinates)
                    },
                )}
                {live::when(move || zoomed.get(), move || view! { <Map map /> })}
                {live::when(move || paused.get(), || view! { <Cover /> })}
            </div>
            <div class="board-foot">
                <Trial />
                <Inspector />
                {parts.beside(Lesson::CellMenu(asked))}
                {parts.beside(Lesson::Judged)}
                {live::when(move || Lens::enlarges(&shape.get()), move || view! { <Zoom zoomed /> })}
            </div>
        </section>
    }
}

/// Zooms in on the cursor's box, and back out to the whole board.
#[component]
fn Zoom(zoomed: Memo<bool>) -> impl IntoView {
    let store = expect_context::<Store>();
    view! {
        <button
            class="icon-button zoom"
            type="button"
            aria-label=text().play.zoom()
            aria-pressed=live::words(move || zoomed.get().to_string())
            on:click=move |_| store.send(LensMsg::Box(store.cursor().1))
        >
            <Icon icon=ZOOM />
        </button>
    }
}

#[component]
fn Cover() -> impl IntoView {
    let store = expect_context::<Store>();
    view! {
        // A tap anywhere on the board goes on.
        <div class="cover" on:click=move |_| store.send(PageMsg::Pause)>
            <p class="cover-title">{text().play.paused()}</p>
            <p class="cover-text">{text().play.covered()}</p>
            <button class="button primary" type="button">
                <Icon icon=PLAY />
                {text().play.go_on()}
            </button>
        </div>
    }
}

/// The grid of one shape. A new shape makes a new grid, as a grid never changes its shape.
#[component]
fn Board(shape: Shape, map: NodeRef<html::Div>, asked: Asked) -> impl IntoView {
    let store = expect_context::<Store>();
    let board = NodeRef::<html::Div>::new();
    let side = shape.side();
    let hand = Hand::new(store, &shape, board, map, asked);
    let watched = StoredValue::new_local(None);
    Effect::new(move |_| {
        // Report a cell's size as it would be on the whole board.
        let told = move |width: f64| {
            let drawn = store.lens().with_untracked(|view| view.drawn);
            store.send(BrowserMsg::Resized((width / side as f64 / drawn).round() as u16));
        };
        watched.set_value(board.get().and_then(|board| size::on_resize(&board, told)));
    });
    on_cleanup(move || watched.set_value(None));
    // During a zoom gesture only the transform changes, and the cells keep their layout. After the gesture
    // the cells are laid out at their visible size, so that lines are thin and digits sharp.
    let own = StoredValue::new(shape.clone());
    let is_own = move |lens: &Lens| own.with_value(|own| lens.shape() == own);
    let drawn =
        Memo::new(move |_| store.lens().with(|view| if is_own(&view.lens) { view.drawn } else { 1.0 }));
    let transform = move || {
        let lens = store.lens().get().lens;
        // A board that is just leaving must not use the next board's lens.
        if lens.is_whole() || !is_own(&lens) {
            return "none".to_owned();
        }
        // Between two layouts, enlarge the last one.
        let ((left, top), scale) = (lens.corner(), lens.scale() / drawn.get());
        let [left, top] = [left, top].map(|share| fine(-100.0 * share * scale));
        format!("translate(round({left}%, 1px), round({top}%, 1px)) scale({})", fine(scale))
    };
    view! {
        <div
            class="board"
            role="grid"
            node_ref=board
            style:transform=transform
            style:--drawn=move || fine(drawn.get()).to_string()
            aria-label=text().boards.label(&shape)
            aria-rowcount=side
            aria-colcount=side
            aria-multiselectable="true"
            aria-describedby="by-ear"
            on:pointerdown=move |event| hand.down(&event)
            on:pointermove=move |event| hand.moved(&event)
            on:pointerup=move |event| hand.up(&event)
            on:pointercancel=move |event| hand.cancelled(&event)
            on:pointerleave=move |event| hand.left(&event)
            on:wheel=move |event| hand.wheel(&event)
            on:click=move |event| hand.clicked(&event)
            on:touchend=move |event| hand.touch_ended(&event)
            on:contextmenu=move |event| hand.menu(&event)
            on:focusin=move |event| {
                if modal::gives_focus_back() {
                    return;
                }
                // Usually the pointer follows the cursor, which is on this cell already.
                if let Some(cell) = pointer::cell_of(event.target()).filter(|cell| *cell != store.cursor().1) {
                    store.send(InputMsg::Select(cell));
                }
            }
        >
            <Rows shape=shape.clone() board />
            <GroundLayer shape=shape.clone() />
            <ChosenLayer shape=shape.clone() />
            {store.parts().beside(Lesson::Marks)}
        </div>
    }
}

/// A mode's name in the style sheets.
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
