//! The header: name, size and level, clock, and what can be done with a game.

use super::{
    icons::{Brand, Drawing, Icon, KEYS, LINK, NEW, PAUSE, PLAY},
    store::Store,
    text::{text, time},
};
use leptos::prelude::*;
use sudoku_core::play::{
    session::Msg,
    ui::{Dialog, Panel},
};

/// The header.
#[component]
pub(crate) fn Head() -> impl IntoView {
    let store = expect_context::<Store>();
    let words = &text().head;
    let head = store.head();
    let clock = move || time(head.get().seconds);
    let paused = Memo::new(move |_| head.get().paused);
    let label = move || format!("{} {}", if paused.get() { words.resume } else { words.pause }, clock());
    view! {
        <header class="bar">
            <div class="brand-block">
                <h1 class="brand">
                    <Brand />
                    {words.name}
                </h1>
                <p class="game-label">
                    {move || (text().game)(head.get().order, head.get().level)}
                    <span class="save-state">{move || (words.save)(head.get().save)}</span>
                </p>
            </div>
            <button
                class="clock"
                type="button"
                aria-label=label
                disabled=move || head.get().finished || store.panel().get() == Panel::Solve
                on:click=move |_| store.send(Msg::Pause)
            >
                <span class="clock-time">{clock}</span>
                {move || view! { <Icon icon=if paused.get() { PLAY } else { PAUSE } /> }}
            </button>
            <nav class="bar-actions" aria-label=words.actions>
                <Open dialog=Dialog::New icon=NEW name=words.new />
                <Open dialog=Dialog::Link icon=LINK name=words.link />
                <Open dialog=Dialog::Help icon=KEYS name=words.help />
            </nav>
        </header>
    }
}

/// A button that opens a dialog.
#[component]
fn Open(dialog: Dialog, icon: Drawing, name: &'static str) -> impl IntoView {
    let store = expect_context::<Store>();
    view! {
        <button class="button" type="button" on:click=move |_| store.send(Msg::Open(dialog))>
            <Icon icon />
            <span>{name}</span>
        </button>
    }
}
