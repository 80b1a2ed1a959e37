//! Playing: tools and pad.

use super::{
    icons::{BULB, CANDIDATES, Drawing, ERASE, Icon, PENCIL, REDO, RESTART, UNDO},
    keypad::Keypad,
    store::Store,
    text::text,
};
use leptos::prelude::*;
use sudoku_core::{
    Digit,
    play::{input::Mode, session::Msg, ui::Dialog},
};

/// The panel of play.
#[component]
pub(crate) fn PlayPanel() -> impl IntoView {
    let store = expect_context::<Store>();
    let words = &text().play;
    let tools = store.tools();
    let is =
        move |read: fn(&sudoku_core::play::view::PlayView) -> bool| Signal::derive(move || tools.with(read));
    view! {
        <section class="panel play" role="tabpanel" id="panel-play" aria-labelledby="tab-play">
            <div class="tools" role="toolbar" aria-label=words.tools on:mousedown=|event| event.prevent_default()>
                <Tool icon=UNDO name=words.undo msg=Msg::Undo off=is(|tools| !tools.can_undo) />
                <Tool icon=REDO name=words.redo msg=Msg::Redo off=is(|tools| !tools.can_redo) />
                <Tool icon=PENCIL name=words.notes msg=Msg::NextMode pressed=is(|tools| tools.mode != Mode::Digit) />
                <Tool icon=ERASE name=words.erase msg=Msg::Erase off=is(|tools| tools.paused) />
            </div>
            <Show when=move || tools.get().solution_beside fallback=|| view! { <Keypad /> }>
                <SolutionBeside />
            </Show>
            <div class="tools more">
                <Tool
                    icon=CANDIDATES
                    name=words.candidates
                    msg=Msg::ToggleCandidates
                    pressed=is(|tools| tools.candidates_on)
                />
                <Tool icon=RESTART name=words.restart msg=Msg::Restart off=is(|tools| !tools.can_restart) />
                <Tool icon=BULB name=words.solution msg=Msg::Open(Dialog::Solution) />
            </div>
        </section>
    }
}

/// A tool: a button with an icon and a word. One that is pressed says so.
#[component]
pub(crate) fn Tool(
    icon: Drawing,
    name: &'static str,
    msg: Msg,
    #[prop(into, optional)] off: Signal<bool>,
    #[prop(into, optional)] pressed: Option<Signal<bool>>,
) -> impl IntoView {
    let store = expect_context::<Store>();
    view! {
        <button
            class="tool"
            type="button"
            aria-pressed=move || pressed.map(|pressed| pressed.get().to_string())
            disabled=move || off.get()
            on:click=move |_| store.send(msg.clone())
        >
            <Icon icon />
            <span>{name}</span>
        </button>
    }
}

/// The solution, small, for who wants to look and not to be told.
#[component]
fn SolutionBeside() -> impl IntoView {
    let store = expect_context::<Store>();
    let words = &text().play;
    let solution = store.read(|session| session.game().puzzle().solution().clone());
    let order = solution.order();
    view! {
        <figure class="solution">
            <figcaption>
                {words.solution_beside}
                <button class="button quiet" type="button" on:click=move |_| store.send(Msg::ShowSolution(false))>
                    {words.hide_solution}
                </button>
            </figcaption>
            <table class="solution-board" data-order=order.get()>
                {(0..order.side())
                    .map(|row| {
                        let cells = (0..order.side()).map(|column| {
                            let digit = solution.get(order.geometry().cell(row, column));
                            view! { <td>{digit.map(Digit::symbol)}</td> }
                        });
                        view! { <tr>{cells.collect_view()}</tr> }
                    })
                    .collect_view()}
            </table>
        </figure>
    }
}
