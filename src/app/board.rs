//! The board: a grid of cells, one listener for all of them, and the marks above.

use super::{
    browser::dom,
    hand::Hand,
    hint::HintCard,
    icons::{Icon, PLAY, ZOOM},
    inspector::Inspector,
    judged::Judged,
    marks_layer::MarksLayer,
    paint_layer::{ChosenLayer, GroundLayer},
    store::Store,
    text::text,
    why::AskWhy,
};
use leptos::{html, prelude::*, tachys::renderer::types::Element};
use sudoku_core::{
    Cell, Digit, Order,
    play::{
        input::Mode,
        session::{Msg, Session},
        view::{CellView, Ink, Labelled, NoteKind, NoteStyle},
    },
};

/// The board with what stands under it.
#[component]
pub(crate) fn BoardArea() -> impl IntoView {
    let store = expect_context::<Store>();
    let full = RwSignal::new(false);
    let order = store.order();
    let head = store.head();
    let tools = store.tools();
    let style = Memo::new(move |_| store.ground().with(|ground| ground.style));
    let filtering = Memo::new(move |_| store.ground().with(|ground| ground.filtering));
    view! {
        <section class="board-area" aria-label=move || (text().board)(order.get())>
            <div
                class="board-frame"
                class:finished=move || head.get().finished
                data-order=move || order.get().get()
                data-zoom=move || if full.get() { "full" } else { "fit" }
                data-entry=move || mode_name(tools.get().mode)
                data-style=move || style_name(style.get())
                data-filter=move || filtering.get().then_some("on")
                style:--side=move || order.get().side().to_string()
                style:--order=move || order.get().get().to_string()
            >
                {move || view! { <Board order=order.get() pans=full /> }}
                <Show when=move || tools.get().paused>
                    <Cover />
                </Show>
            </div>
            <div class="board-foot">
                <Inspector />
                <AskWhy />
                <Judged />
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
            <HintCard />
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
            aria-multiselectable="true"
            on:pointerdown=move |event| hand.down(&event)
            on:pointermove=move |event| hand.moved(&event)
            on:pointerup=move |event| hand.up(&event)
            on:pointercancel=move |event| hand.cancelled(&event)
            on:pointerleave=move |event| hand.left(&event)
            // The focus goes to the cursor, which is not always where the pointer is.
            on:mousedown=|event| event.prevent_default()
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
                                    view! { <CellSquare cell order seen=store.cell(cell) /> }
                                })
                                .collect_view()}
                        </div>
                    }
                })
                .collect_view()}
            <GroundLayer order />
            <ChosenLayer order />
            <MarksLayer order drawing=store.drawing() />
        </div>
    }
}

/// One cell. Its notes are an attribute that the style draws, so that its spoken label is its only text.
///
/// All of it that changes is written by one effect: a board of 625 cells has no room for one of each
/// attribute, be it when the board is mounted or at each key.
#[component]
fn CellSquare(cell: Cell, order: Order, seen: ReadSignal<Labelled>) -> impl IntoView {
    view! {
        <div
            role="gridcell"
            data-cell=cell.index()
            aria-colindex=order.geometry().column(cell) + 1
            use:painted=(seen, order)
        ></div>
    }
}

/// What is written on a cell.
#[derive(PartialEq)]
struct Written {
    class: String,
    notes: String,
    corner: String,
    label: String,
    selected: bool,
    given: bool,
    cursor: bool,
    digit: Option<Digit>,
}

impl Written {
    fn of(seen: Labelled, order: Order) -> Self {
        let view = seen.view;
        Self {
            class: class(view, order),
            notes: view.note_text(order),
            corner: view.corner_text(order),
            label: (text().cell)(seen, order),
            selected: view.selected || view.cursor,
            given: view.ink == Ink::Given,
            cursor: view.cursor,
            digit: view.digit,
        }
    }
}

/// Keeps the cell as it is seen.
fn painted(cell: Element, (seen, order): (ReadSignal<Labelled>, Order)) {
    Effect::new(move |before: Option<Written>| {
        let now = Written::of(seen.get(), order);
        let was = before.as_ref();
        // Whether something differs from what is there; at first nothing is.
        let new = |differs: fn(&Written, &Written) -> bool| was.is_none_or(|was| differs(was, &now));
        if new(|was, now| was.class != now.class) {
            dom::set(&cell, "class", Some(&now.class));
        }
        if new(|was, now| was.notes != now.notes) {
            dom::set(&cell, "data-notes", Some(&*now.notes).filter(|notes| !notes.is_empty()));
        }
        if new(|was, now| was.corner != now.corner) {
            dom::set(&cell, "data-corner", Some(&*now.corner).filter(|notes| !notes.is_empty()));
        }
        if new(|was, now| was.label != now.label) {
            dom::set(&cell, "aria-label", Some(&now.label));
        }
        if new(|was, now| was.selected != now.selected) {
            dom::set(&cell, "aria-selected", Some(if now.selected { "true" } else { "false" }));
        }
        if new(|was, now| was.given != now.given) {
            dom::set(&cell, "aria-readonly", now.given.then_some("true"));
        }
        if new(|was, now| was.cursor != now.cursor) {
            dom::set(&cell, "tabindex", Some(if now.cursor { "0" } else { "-1" }));
        }
        if new(|was, now| was.digit != now.digit) {
            dom::write(&cell, now.digit.map(Digit::symbol));
        }
        now
    });
}

/// The classes of a cell; what they look like is the style's.
fn class(view: CellView, order: Order) -> String {
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
    let apart = view.is_drawn_apart();
    let coloured = view.painted || view.chips.iter().any(|digits| !digits.is_empty());
    let states = [
        (view.selected, "selected"),
        (view.same, "same"),
        (view.conflict, "conflict"),
        (view.wrong, "wrong"),
        (view.tried, "tried"),
        (view.cause, "cause"),
        (view.target, "target"),
        (view.lit, "lit"),
        (coloured, "painted"),
        (apart, "apart"),
        (apart && !view.corner.is_empty(), CORNERS[view.corner_places(order) - 3]),
        (
            apart && view.centre_length(order) > FEW,
            LENGTHS[view.centre_length(order).saturating_sub(FEW + 1)],
        ),
    ];
    let states = states.into_iter().filter_map(|(is, name)| is.then_some(name));
    let names = ["cell", ink, notes].into_iter().filter(|name| !name.is_empty());
    names.chain(states).collect::<Vec<_>>().join(" ")
}

/// Places for corner notes in one line: from three on.
const CORNERS: [&str; 3] = ["corners-3", "corners-4", "corners-5"];
/// So many centre notes have room in one line at their full size.
const FEW: usize = 5;
/// Centre notes in one line that are more than that.
const LENGTHS: [&str; 5] = ["long-6", "long-7", "long-8", "long-9", "long-10"];

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
