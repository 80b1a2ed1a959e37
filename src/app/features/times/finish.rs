//! The result of a finished game, in the place of the pad: how fast and how the player solved it, and the next puzzle.

use crate::app::{
    browser::focus,
    shared::{copying::CopyButton, icons::Brand},
    store::Store,
    text::{later, text, time},
};
use leptos::{ev, prelude::*};
use sudoku_play::{
    features::times::{FinishView, Standing},
    messages::{GameMsg, MakeMsg, Msg, PageMsg, ReviewMsg, SettingsMsg, SolverMsg},
    saved::settings::Switch,
    ui::Dialog,
    walk::StepMsg,
};

/// The name of the button for the next puzzle in the document.
const NEXT: &str = "finish-next";

#[component]
pub(crate) fn Finish(
    /// The result that the player hands in.
    children: Children,
) -> impl IntoView {
    let store = expect_context::<Store>();
    let words = &later().times;
    let result = store.result();
    let is_simple = Memo::new(move |_| store.settings().with(|own| own.simple));
    let celebrate = result.with_untracked(|view| view.as_ref().is_some_and(|view| view.celebrate));
    let just_ended = result.with_untracked(|view| view.as_ref().is_some_and(|view| view.just_ended));
    if just_ended {
        focus::id(NEXT);
    }
    let title = move || if is_simple.get() { later().simple.done(store.locale()) } else { words.title() };
    let next = move || if is_simple.get() { later().simple.another() } else { words.next() };
    let more = [
        (text().entry.undo(), Msg::Game(GameMsg::Undo)),
        (later().moments.restart(), Msg::Game(GameMsg::Restart)),
        (words.moments(), Msg::Page(PageMsg::Open(Dialog::Moments))),
        (words.solving(), Msg::Solver(SolverMsg::Step(StepMsg::Review))),
    ];
    let button = move |(name, msg): (&'static str, Msg)| {
        view! {
            <button class="button" type="button" on:click=move |_| store.send(msg.clone())>
                {name}
            </button>
        }
    };
    // A key that is still held after the last digit must not start another puzzle.
    let held = move |event: ev::KeyboardEvent| {
        if event.repeat() {
            event.prevent_default();
        }
    };
    view! {
        <section
            class="panel finish"
            class:celebrate=celebrate
            data-just-ended=just_ended.then_some("")
            role="tabpanel"
            id="panel-play"
            aria-labelledby="finish-title"
        >
            <div class="finish-head">
                <Brand />
                <div class="finish-said">
                    <h2 class="finish-title" id="finish-title">{title}</h2>
                    {move || result.get().map(label)}
                </div>
            </div>
            {move || result.get().filter(|view| view.day.is_some()).map(|view| line(&view))}
            {children()}
            <div class="finish-actions">
                <button
                    class="button primary"
                    type="button"
                    id=NEXT
                    aria-describedby="finish-title finish-label finish-time finish-pride"
                    on:keydown=held
                    on:click=move |_| store.send(MakeMsg::GenerateSame)
                >
                    {next}
                </button>
                {button((words.review(), Msg::Review(ReviewMsg::Open)))}
                {button((text().head.link(), Msg::Page(PageMsg::Open(Dialog::Link))))}
            </div>
            <details class="finish-details">
                <summary>{words.details()}</summary>
                {move || result.get().map(|view| details(&view))}
                <div class="finish-more">{more.map(button).into_iter().collect_view()}</div>
            </details>
            <Show when=move || is_simple.get()>
                <button
                    class="simple-leave"
                    type="button"
                    on:click=move |_| store.send(SettingsMsg::Set(Switch::Simple, false))
                >
                    {later().simple.leave()}
                </button>
            </Show>
        </section>
    }
}

/// The kind of puzzle, the time, and something to be proud of.
fn label(view: FinishView) -> AnyView {
    let words = &later().times;
    let timed = view.standing != Standing::Untimed;
    view! {
        <p class="finish-label" id="finish-label">{text().boards.game(&view.shape, view.level)}</p>
        {timed.then(|| view! { <p class="finish-time" id="finish-time">{time(view.played / 1000)}</p> })}
        {view.pride.map(|pride| view! { <p class="finish-pride" id="finish-pride">{words.proud(pride, &view)}</p> })}
    }
    .into_any()
}

/// The result in a line, to copy.
fn line(view: &FinishView) -> AnyView {
    let said = later().times.result_line(view);
    view! {
        <div class="finish-result">
            <p>{said.clone()}</p>
            <CopyButton shared=said />
        </div>
    }
    .into_any()
}

/// The help, the moves, and the other times of the kind.
fn details(view: &FinishView) -> AnyView {
    let words = &later().times;
    let compared = matches!(view.standing, Standing::First | Standing::Best | Standing::Behind);
    let (best, median) = (words.best(), words.median());
    let number = |value: Option<u64>, name: &'static str| {
        value.filter(|_| compared && view.times.count > 1).map(|value| (time(value / 1000), name.to_owned()))
    };
    // One day isn't a streak.
    let streak =
        (view.streak.current > 1).then(|| (view.streak.current.to_string(), words.day_streak().to_owned()));
    let facts: Vec<_> = [number(view.times.best, best), number(view.times.median, median), streak]
        .into_iter()
        .flatten()
        .map(|(number, name)| view! { <div><dt>{name}</dt><dd>{number}</dd></div> })
        .collect();
    let standing = Some(words.standing(view.standing)).filter(|said| !said.is_empty());
    view! {
        <p class="finish-how">
            {words.solved_by(view.aids)} " " {words.played(view.placed, view.moves)}
        </p>
        {standing.map(|said| view! { <p class="finish-standing">{said}</p> })}
        {(!facts.is_empty()).then(|| view! { <dl class="facts">{facts}</dl> })}
        {view.day.is_none().then(|| line(view))}
    }
    .into_any()
}
