//! The finish: congratulations, how and how fast the player solved it, and the next puzzle.

use crate::app::{
    shared::{copying::CopyButton, icons::Brand},
    store::Store,
    text::{later, text, time},
};
use leptos::prelude::*;
use sudoku_play::{
    features::times::{FinishView, Standing},
    messages::{AssignmentMsg, MakeMsg, Msg, PageMsg, ReviewMsg, SolverMsg},
    ui::Dialog,
    view::Content,
    walk::StepMsg,
};

#[component]
pub(crate) fn Finish() -> impl IntoView {
    let store = expect_context::<Store>();
    let words = &later().dialog;
    let celebrate = untrack(|| store.showing(Content::finish, |view| view.celebrate)).unwrap_or_default();
    let shown = move || store.showing(Content::finish, |view| said(*view));
    let (next, solving, board) = words.finish;
    let more = [
        (solving, Msg::Solver(SolverMsg::Step(StepMsg::Review))),
        (text().head.link, Msg::Page(PageMsg::Open(Dialog::Link))),
        (later().assignment.race, Msg::Assignment(AssignmentMsg::Race)),
        (later().times.finish.moments, Msg::Page(PageMsg::Open(Dialog::Moments))),
        ((text().titles)(Dialog::Games), Msg::Page(PageMsg::Open(Dialog::Games))),
        (board, Msg::Page(PageMsg::Dismiss)),
    ];
    let button = move |class: &'static str| {
        move |(name, msg): (&'static str, Msg)| {
            view! {
                <button class=class type="button" on:click=move |_| store.send(msg.clone())>
                    {name}
                </button>
            }
        }
    };
    view! {
        <div class="finish" class:celebrate=celebrate>
            <div class="finish-mark">
                <Brand />
                // Not a button: a key still held after the last digit must not start another puzzle.
                <h2 class="finish-title" tabindex="-1" autofocus aria-describedby="finish-label finish-time">{(text().titles)(Dialog::Finish)}</h2>
            </div>
            {shown}
            <div class="finish-actions">
                {button("button primary")((next, Msg::Make(MakeMsg::GenerateSame)))}
                {button("button")((later().review.open, Msg::Review(ReviewMsg::Open)))}
            </div>
            <details class="finish-details">
                <summary>{later().times.finish.details}</summary>
                {move || store.showing(Content::finish, |view| details(*view))}
                <div class="finish-more">{more.map(button("button quiet")).into_iter().collect_view()}</div>
            </details>
        </div>
    }
}

/// The time, a line to be proud of, and the result of a daily puzzle.
fn said(view: FinishView) -> AnyView {
    let words = &later().times.finish;
    let timed = view.standing != Standing::Untimed;
    view! {
        <p class="finish-label" id="finish-label">{(text().game)(view.shape, view.level)}</p>
        {timed.then(|| view! { <p class="finish-time" id="finish-time">{time(view.played / 1000)}</p> })}
        {view.pride.map(|pride| view! { <p class="finish-pride">{(words.proud)(pride, &view)}</p> })}
        {view.day.map(|_| result(&view))}
    }
    .into_any()
}

/// The result in a line, to copy.
fn result(view: &FinishView) -> impl IntoView + use<> {
    let said = (later().times.finish.result)(view);
    view! {
        <div class="finish-result">
            <p>{said.clone()}</p>
            <CopyButton shared=said />
        </div>
    }
}

/// The help, the moves, and the other times of the kind.
fn details(view: FinishView) -> AnyView {
    let words = &later().times.finish;
    let compared = matches!(view.standing, Standing::First | Standing::Best | Standing::Behind);
    let (best, median, row) = words.facts;
    let number = |value: Option<u64>, name: &'static str| {
        value.filter(|_| compared && view.times.count > 1).map(|value| (time(value / 1000), name.to_owned()))
    };
    // One day isn't a streak.
    let streak =
        (view.streak.current > 1).then(|| (view.streak.current.to_string(), row(view.streak.current)));
    let facts: Vec<_> = [number(view.times.best, best), number(view.times.median, median), streak]
        .into_iter()
        .flatten()
        .map(|(number, name)| view! { <div><dt>{name}</dt><dd>{number}</dd></div> })
        .collect();
    let standing = Some((words.standing)(view.standing)).filter(|said| !said.is_empty());
    view! {
        <p class="finish-how">
            {(words.solved)(view.aids)} " " {(words.played)(view.placed, view.moves)} "."
        </p>
        {standing.map(|said| view! { <p class="finish-standing">{said}</p> })}
        {(!facts.is_empty()).then(|| view! { <dl class="facts">{facts}</dl> })}
        {view.day.is_none().then(|| result(&view))}
    }
    .into_any()
}
