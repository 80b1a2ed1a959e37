//! A board to draw on: the player marks the cells of the givens.

use crate::app::shared::measures::measures;
use crate::app::{browser::pointer, shared::sketch, store::Store, text::later};
use leptos::{ev, html, prelude::*};
use sudoku_core::{Cell, Shape};
use sudoku_play::{
    messages::{MakeMsg, Msg},
    ui::{Direction, MeasureForm},
};

/// The board, its summary, and the button to clear it.
#[component]
pub(super) fn Pattern() -> impl IntoView {
    let store = expect_context::<Store>();
    let words = &later().making;
    let view = Memo::new(move |_| {
        let shown = |view: &sudoku_play::features::making::view::MakingView| {
            (view.form, view.shape.clone(), view.pen, view.here)
        };
        store.making().with(|making| making.as_ref().map(|view| shown(view)))
    });
    let form = move || view.with(|view| view.as_ref().map_or_else(MeasureForm::default, |(form, ..)| *form));
    let shape = move || view.with(|view| view.as_ref().map_or(Shape::S9, |(_, shape, ..)| shape).clone());
    let pen = move || view.with(|view| view.as_ref().map_or(Cell::at(0), |(_, _, pen, _)| *pen));
    let make = move |msg: MakeMsg| store.send(Msg::Make(msg));
    let board = NodeRef::<html::Div>::new();
    // Whether the pressed pointer draws or erases, and its last cell.
    let drawing = StoredValue::new(None::<(bool, Cell)>);
    let under = move |event: &ev::PointerEvent| {
        let board = board.get_untracked()?;
        let (across, down) = pointer::position_in(&board, event.client_x(), event.client_y());
        let (cell, ..) = shape().geometry().cell_under(across, down)?;
        Some(cell)
    };
    let went_down = move |event: ev::PointerEvent| {
        let Some(cell) = under(&event) else { return };
        if let Some(board) = board.get_untracked() {
            pointer::hold(&board, event.pointer_id());
        }
        let on = !form().drawn.contains(cell);
        drawing.set_value(Some((on, cell)));
        make(MakeMsg::Draw(cell, on));
    };
    let moved = move |event: ev::PointerEvent| {
        let (Some((on, last)), Some(cell)) = (drawing.get_value(), under(&event)) else { return };
        if cell != last {
            drawing.set_value(Some((on, cell)));
            make(MakeMsg::Draw(cell, on));
        }
    };
    let pressed = move |event: ev::KeyboardEvent| {
        let msg = match event.key().as_str() {
            "ArrowUp" => MakeMsg::Pen(Direction::Up),
            "ArrowDown" => MakeMsg::Pen(Direction::Down),
            "ArrowLeft" => MakeMsg::Pen(Direction::Left),
            "ArrowRight" => MakeMsg::Pen(Direction::Right),
            "Home" => MakeMsg::Pen(Direction::RowStart),
            "End" => MakeMsg::Pen(Direction::RowEnd),
            " " | "Enter" => MakeMsg::Press,
            _ => return,
        };
        event.prevent_default();
        make(msg);
    };
    let side = move || shape().side() * sketch::CELL;
    let place = move || {
        let shape = shape();
        let geometry = shape.geometry();
        (geometry.column(pen()) * sketch::CELL, geometry.row(pen()) * sketch::CELL)
    };
    let said = move || {
        let drawn = form().drawn;
        words.pen(pen(), &shape(), drawn.contains(pen()), drawn.len())
    };
    let (label, role, help) = (words.pattern(), words.pattern_role(), words.pattern_help());
    let [givens, clear] = [words.pattern_copy(), words.pattern_clear()];
    view! {
        <div class="draws">
            <div
                class="mini-board pattern"
                node_ref=board
                data-density=move || shape().density().slug()
                {..measures(shape)}
                role="application"
                tabindex="0"
                aria-label=label
                aria-roledescription=role
                aria-describedby="pattern-help"
                on:keydown=pressed
                on:pointerdown=went_down
                on:pointermove=moved
                on:pointerup=move |_| drawing.set_value(None)
                on:pointercancel=move |_| drawing.set_value(None)
            >
                <svg viewBox=move || format!("0 0 {0} {0}", side()) aria-hidden="true">
                    <path class="pattern-drawn" d=move || sketch::cells(&shape(), &form().drawn, sketch::CELL)></path>
                    <rect
                        class="pattern-pen"
                        x=move || place().0
                        y=move || place().1
                        width=sketch::CELL
                        height=sketch::CELL
                    ></rect>
                </svg>
            </div>
            <p class="field-help" id="pattern-help">{help}</p>
            <p class="pattern-says" role="status">{said}</p>
            <div class="asked">
                <button
                    class="button"
                    type="button"
                    disabled=move || view.with(|view| view.as_ref().is_none_or(|(.., here)| !here))
                    on:click=move |_| make(MakeMsg::DrawGivens)
                >
                    {givens}
                </button>
                <button class="button" type="button" on:click=move |_| make(MakeMsg::Clear)>
                    {clear}
                </button>
            </div>
        </div>
    }
}
