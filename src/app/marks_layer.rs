//! The drawing above the board: frames, outlines, chips and digits, each meaning with a shape of its own.
//! Units are cells; x counts columns and y rows, from 0.

use leptos::prelude::*;
use sudoku_core::{Candidate, Cell, House, Order, marks::Role, play::view::Shape};

/// All shapes of the moment. They are made anew with each moment, so that what is new comes in gently.
#[component]
pub(crate) fn MarksLayer(order: Order, shapes: Signal<Vec<Shape>>) -> impl IntoView {
    let side = order.side();
    view! {
        <svg class="marks" viewBox=format!("0 0 {side} {side}") aria-hidden="true">
            {move || shapes.get().into_iter().map(|shape| draw(order, shape)).collect_view()}
        </svg>
    }
}

/// One shape alone, on a field of one cell: for a legend.
#[component]
pub(crate) fn LegendMark(role: Role) -> impl IntoView {
    let shape = match role {
        Role::House => {
            view! { <rect class="house" x="0.08" y="0.08" width="0.84" height="0.84" rx="0.1"></rect> }
                .into_any()
        }
        Role::Cause | Role::Lit | Role::Aid | Role::Fin | Role::Color(_) | Role::Set(_) => {
            view! { <rect class="cause" x="0.1" y="0.1" width="0.8" height="0.8" rx="0.1"></rect> }.into_any()
        }
        Role::Placed => {
            view! { <rect class="place" x="0.05" y="0.05" width="0.9" height="0.9" rx="0.15"></rect> }
                .into_any()
        }
        Role::Eliminated => view! {
            <g class="elim">
                <rect x="0.1" y="0.1" width="0.8" height="0.8" rx="0.15"></rect>
                <line x1="0.24" y1="0.24" x2="0.76" y2="0.76"></line>
            </g>
        }
        .into_any(),
        Role::Guessed => view! { <path class="guess" d="M.5 0L1 .5L.5 1L0 .5Z"></path> }.into_any(),
        Role::Clash => view! {
            <g class="contradiction">
                <rect x="0.06" y="0.06" width="0.88" height="0.88" rx="0.08"></rect>
                <path d="M.25 .25L.75 .75M.75 .25L.25 .75"></path>
            </g>
        }
        .into_any(),
    };
    view! { <svg class="marks" viewBox="0 0 1 1" aria-hidden="true">{shape}</svg> }
}

fn draw(order: Order, shape: Shape) -> AnyView {
    match shape {
        Shape::House(house, role) => frame(order, house, role),
        Shape::Cell(cell, role) => on_cell(order, cell, role),
        Shape::Candidate(candidate, role) => on_candidate(order, candidate, role),
    }
}

fn frame(order: Order, house: House, role: Role) -> AnyView {
    let cells = order.geometry().cells(house);
    let (Some(first), Some(last)) = (cells.first(), cells.last()) else { return ().into_any() };
    let (x, y) = corner(order, *first);
    let (right, bottom) = corner(order, *last);
    let class = match role {
        Role::Clash => "house clash",
        Role::Lit => "house lit-house",
        _ => "house",
    };
    view! {
        <rect
            class=class
            x=x + 0.025
            y=y + 0.025
            width=right - x + 0.95
            height=bottom - y + 0.95
            rx="0.08"
        ></rect>
    }
    .into_any()
}

fn on_cell(order: Order, cell: Cell, role: Role) -> AnyView {
    let (x, y) = corner(order, cell);
    if role == Role::Clash {
        let cross = format!(
            "M{} {}L{} {}M{} {}L{} {}",
            x + 0.25,
            y + 0.25,
            x + 0.75,
            y + 0.75,
            x + 0.75,
            y + 0.25,
            x + 0.25,
            y + 0.75
        );
        return view! {
            <g class="contradiction">
                <rect x=x + 0.06 y=y + 0.06 width="0.88" height="0.88" rx="0.08"></rect>
                <path d=cross></path>
            </g>
        }
        .into_any();
    }
    let class = if role == Role::Lit { "lit-cell" } else { "cause" };
    view! { <rect class=class x=x + 0.04 y=y + 0.04 width="0.92" height="0.92" rx="0.06"></rect> }.into_any()
}

fn on_candidate(order: Order, candidate: Candidate, role: Role) -> AnyView {
    let Candidate { cell, digit } = candidate;
    let (left, top) = corner(order, cell);
    let (middle_x, middle_y) = (left + 0.5, top + 0.5);
    let symbol = digit.symbol();
    let n = order.get() as f64;
    let (line, column) = order.geometry().note_position(digit);
    let (x, y) = (left + (column as f64 + 0.5) / n, top + (line as f64 + 0.5) / n);
    match role {
        Role::Guessed => {
            let diamond = format!(
                "M{middle_x} {}L{} {middle_y}L{middle_x} {}L{} {middle_y}Z",
                middle_y - 0.47,
                middle_x + 0.47,
                middle_y + 0.47,
                middle_x - 0.47
            );
            view! {
                <path class="guess" d=diamond></path>
                <text class="guess-digit" x=middle_x y=middle_y>{symbol}</text>
            }
            .into_any()
        }
        Role::Eliminated => {
            let side = 0.84 / n;
            let reach = 0.36 * side;
            view! {
                <g class="elim">
                    <rect x=x - side / 2.0 y=y - side / 2.0 width=side height=side rx=side * 0.2></rect>
                    <text x=x y=y font-size=side * 0.82>{symbol}</text>
                    <line x1=x - reach y1=y - reach x2=x + reach y2=y + reach></line>
                </g>
            }
            .into_any()
        }
        Role::Lit => view! {
            <g class="lit-cand">
                <circle cx=x cy=y r=0.42 / n></circle>
                <text x=x y=y font-size=0.65 / n>{symbol}</text>
            </g>
        }
        .into_any(),
        Role::House | Role::Cause | Role::Clash | Role::Aid | Role::Fin | Role::Color(_) | Role::Set(_) => {
            view! { <circle class="cause-cand" cx=x cy=y r=0.44 / n></circle> }.into_any()
        }
        Role::Placed => view! {
            <rect class="place" x=left + 0.06 y=top + 0.06 width="0.88" height="0.88" rx="0.1"></rect>
            <text class="place-digit" x=middle_x y=middle_y>{symbol}</text>
        }
        .into_any(),
    }
}

fn corner(order: Order, cell: Cell) -> (f64, f64) {
    let geometry = order.geometry();
    (geometry.column(cell) as f64, geometry.row(cell) as f64)
}
