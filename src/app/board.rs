//! The board: a grid of cells, one listener for all of them, and the marks above.

use super::{
    browser::dom,
    icons::{Icon, PLAY, ZOOM},
    inspector::Inspector,
    marks_layer::MarksLayer,
    store::Store,
    text::text,
};
use gloo_timers::callback::Timeout;
use leptos::{ev, html, prelude::*};
use sudoku_core::{
    Cell, Digit, Order,
    play::{
        input::Mode,
        session::{Msg, Session},
        ui::Pointing,
        view::{CellView, Ink, NoteKind, NoteStyle},
    },
};

/// How long a finger rests before it points instead of tapping, in milliseconds.
const LONG_PRESS: u32 = 350;
/// How far it may tremble meanwhile, in pixels.
const TREMBLE: i32 = 10;

/// The board with what stands under it.
#[component]
pub(crate) fn BoardArea() -> impl IntoView {
    let store = expect_context::<Store>();
    let full = RwSignal::new(false);
    let order = store.order();
    let head = store.head();
    let tools = store.tools();
    let style = Memo::new(move |_| store.cell(Cell::at(0)).get().note_style);
    view! {
        <section class="board-area" aria-label=move || (text().board)(order.get())>
            <div
                class="board-frame"
                class:finished=move || head.get().finished
                data-order=move || order.get().get()
                data-zoom=move || if full.get() { "full" } else { "fit" }
                data-entry=move || mode_name(tools.get().mode)
                data-style=move || style_name(style.get())
                style:--side=move || order.get().side().to_string()
                style:--order=move || order.get().get().to_string()
            >
                {move || view! { <Board order=order.get() /> }}
                <Show when=move || tools.get().paused>
                    <Cover />
                </Show>
            </div>
            <div class="board-foot">
                <Inspector />
                <Show when=move || matches!(order.get(), Order::Four | Order::Five)>
                    <button
                        class="icon-button zoom"
                        type="button"
                        aria-label=text().play.zoom
                        aria-pressed=move || full.get().to_string()
                        on:click=move |_| {
                            full.update(|full| *full = !*full);
                            dom::center_cell(store.read(Session::cursor));
                        }
                    >
                        <Icon icon=ZOOM />
                    </button>
                </Show>
            </div>
        </section>
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
            <button class="button primary" type="button" on:click=move |_| store.send(Msg::Pause)>
                <Icon icon=PLAY />
                {text().play.go_on}
            </button>
        </div>
    }
}

/// The grid of one order. The page makes a new one when the order changes, as its shape never does.
#[component]
fn Board(order: Order) -> impl IntoView {
    let store = expect_context::<Store>();
    let board = NodeRef::<html::Div>::new();
    let side = order.side();
    let pointed = StoredValue::new(None::<Pointing>);
    let press = StoredValue::new_local(None::<(Timeout, i32, i32)>);

    let point = move |now: Option<Pointing>| {
        if pointed.get_value() != now {
            pointed.set_value(now);
            store.send(Msg::Point(now));
        }
    };
    let at = move |x: i32, y: i32| {
        let (across, down) = dom::position_in(&*board.get_untracked()?, x, y);
        Pointing::at(order, across, down)
    };
    let moved = move |event: ev::PointerEvent| {
        let (x, y) = (event.client_x(), event.client_y());
        if event.pointer_type() == "mouse" {
            point(at(x, y));
            return;
        }
        press.update_value(|press| {
            let strayed = |from: i32, to: i32| (from - to).abs() > TREMBLE;
            if press.as_ref().is_some_and(|(_, from_x, from_y)| strayed(*from_x, x) || strayed(*from_y, y)) {
                *press = None;
            }
        });
    };
    let pressed = move |event: ev::PointerEvent| {
        let (x, y) = (event.client_x(), event.client_y());
        if event.pointer_type() != "mouse" {
            point(None);
            press.set_value(Some((Timeout::new(LONG_PRESS, move || point(at(x, y))), x, y)));
        }
    };
    let watched = StoredValue::new_local(None);
    Effect::new(move |_| {
        let told = move |width: f64| store.send(Msg::Resized((width / side as f64) as u16));
        watched.set_value(board.get().and_then(|board| dom::on_resize(&board, told)));
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
            on:pointermove=moved
            on:pointerdown=pressed
            on:pointerup=move |_| press.set_value(None)
            on:pointercancel=move |_| press.set_value(None)
            on:pointerleave=move |event| if event.pointer_type() == "mouse" { point(None) }
            on:contextmenu=move |event| event.prevent_default()
            on:focusin=move |event| {
                if let Some(cell) = dom::cell_of(event.target()) {
                    store.send(Msg::Select(cell));
                }
            }
        >
            {(0..side)
                .map(|row| {
                    view! {
                        <div role="row" class="row" aria-rowindex=row + 1>
                            {(0..side)
                                .map(|column| {
                                    let cell = order.geometry().cell(row, column);
                                    view! { <CellSquare cell order view=store.cell(cell) /> }
                                })
                                .collect_view()}
                        </div>
                    }
                })
                .collect_view()}
            <MarksLayer order shapes=store.shapes() />
        </div>
    }
}

/// One cell. Its notes are an attribute that the style draws, so that its spoken label is its only text.
#[component]
fn CellSquare(cell: Cell, order: Order, view: Signal<CellView>) -> impl IntoView {
    let store = expect_context::<Store>();
    let notes = move || Some(view.get().note_text(order)).filter(|text| !text.is_empty());
    view! {
        <div
            role="gridcell"
            class=move || class(view.get())
            data-cell=cell.index()
            data-notes=notes
            aria-colindex=order.geometry().column(cell) + 1
            aria-label=move || store.label(cell)
            aria-selected=move || view.get().cursor.to_string()
            aria-readonly=move || (view.get().ink == Ink::Given).then_some("true")
            tabindex=move || if view.get().cursor { "0" } else { "-1" }
        >
            {move || view.get().digit.map(Digit::symbol)}
        </div>
    }
}

/// The classes of a cell; what they look like is the style's.
fn class(view: CellView) -> String {
    let ink = match view.ink {
        Ink::None => "empty",
        Ink::Given => "given",
        Ink::Placed => "placed",
        Ink::Solver => "solver",
    };
    let notes = match view.note_kind {
        NoteKind::None => "",
        NoteKind::Notes | NoteKind::Candidates => "note",
        NoteKind::Preview => "preview",
    };
    let states = [
        (view.selected, "selected"),
        (view.peer, "peer"),
        (view.same, "same"),
        (view.conflict, "conflict"),
        (view.cause, "cause"),
        (view.target, "target"),
        (view.lit, "lit"),
    ];
    let states = states.into_iter().filter_map(|(is, name)| is.then_some(name));
    let names = ["cell", ink, notes].into_iter().filter(|name| !name.is_empty());
    names.chain(states).collect::<Vec<_>>().join(" ")
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
