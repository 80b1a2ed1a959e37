//! The finish: that it is done, how, how fast, and what comes next.

use super::{
    super::{
        icons::{BRANCH, Brand, GAMES, Icon, STEPS},
        store::Store,
        text::{text, time},
    },
    ShareLink,
};
use leptos::prelude::*;
use sudoku_core::play::{
    session::Msg,
    ui::Dialog,
    view::{FinishView, Standing},
};

/// The dialog's inside.
#[component]
pub(super) fn Finish() -> impl IntoView {
    let store = expect_context::<Store>();
    let words = &text().dialog;
    let celebrate = store.finish().with_untracked(|view| view.is_some_and(|view| view.celebrate));
    let shown = move || store.finish().get().map(said);
    let (next, review, board) = words.finish;
    let (label, sentence) = text().games.finish.link;
    view! {
        <div class="finish" class:celebrate=celebrate>
            <div class="finish-mark">
                <Brand />
            </div>
            // Not a button: a key that is still held from the last digit must not begin another puzzle.
            <h2 class="finish-title" id="finish-title" tabindex="-1" autofocus>{words.solved}</h2>
            {shown}
            <div class="finish-actions">
                <button class="button primary" type="button" on:click=move |_| store.send(Msg::GenerateSame)>
                    {next}
                </button>
                <button class="button" type="button" on:click=move |_| store.send(Msg::Review)>
                    <Icon icon=STEPS />
                    {review}
                </button>
                <button class="button" type="button" on:click=move |_| store.send(Msg::Open(Dialog::Moments))>
                    <Icon icon=BRANCH />
                    {text().games.finish.moments}
                </button>
                <button class="button" type="button" on:click=move |_| store.send(Msg::Open(Dialog::Games))>
                    <Icon icon=GAMES />
                    {text().games.title}
                </button>
                <button class="button" type="button" on:click=move |_| store.send(Msg::Dismiss)>
                    {board}
                </button>
            </div>
            <div class="finish-link">
                <p class="card-text">{sentence}</p>
                <ShareLink label />
            </div>
        </div>
    }
}

/// What is told of the game.
fn said(view: FinishView) -> AnyView {
    let words = &text().games.finish;
    let timed = view.standing != Standing::Untimed;
    let compared = matches!(view.standing, Standing::First | Standing::Best | Standing::Behind);
    let (best, median, row) = words.facts;
    let number = |value: Option<u64>, name: &'static str| {
        value.filter(|_| compared && view.times.count > 1).map(|value| (time(value / 1000), name.to_owned()))
    };
    let streak =
        (view.streak.current > 0).then(|| (view.streak.current.to_string(), row(view.streak.current)));
    let facts: Vec<_> = [number(view.times.best, best), number(view.times.median, median), streak]
        .into_iter()
        .flatten()
        .map(|(number, name)| view! { <div><dt>{name}</dt><dd>{number}</dd></div> })
        .collect();
    let standing = Some((words.standing)(view.standing)).filter(|said| !said.is_empty());
    view! {
        <p class="finish-label">
            {(text().game)(view.order, view.level)} <br /> {(words.solved)(view.aids)} " "
            {(words.played)(view.placed, view.moves)} "."
        </p>
        {timed.then(|| view! { <p class="finish-time">{time(view.played / 1000)}</p> })}
        {standing
            .map(|said| view! { <p class="finish-standing" class:best=compared>{said}</p> })}
        {(!facts.is_empty()).then(|| view! { <dl class="facts">{facts}</dl> })}
    }
    .into_any()
}
