//! The times of finished games: how many, how fast, and days in a row.

mod finish;

use crate::app::{
    browser::files,
    shared::{
        fields::Fault,
        game_tabs::GameTabs,
        icons::{Icon, NEW},
    },
    store::Store,
    text::{later, text, time},
};
pub(crate) use finish::Finish;
use leptos::prelude::*;
use std::iter;
use sudoku_play::{
    features::times::{CHARTED, KindView, TimesView},
    game::clock::Millis,
    messages::PageMsg,
    saved::csv::csv,
    ui::Dialog,
    view::Content,
};

/// The height of a chart, in drawing units; a bar is ten wide, with two between bars.
const HEIGHT: Millis = 100;
const BAR: usize = 10;

#[component]
pub(crate) fn Times() -> impl IntoView {
    let store = expect_context::<Store>();
    let shown = move || store.showing(Content::times, all);
    view! {
        <div class="dialog-body times">
            <GameTabs here=Dialog::Times />
            {shown}
        </div>
    }
}

fn all(view: &TimesView) -> AnyView {
    let words = &later().times;
    if let Some(fault) = view.fault {
        return view! { <p class="card-text">{words.unreadable(fault)}</p> }.into_any();
    }
    let off = (!view.written).then_some(words.off());
    let unread = (view.unread > 0).then(|| view! { <Fault said=words.unread(view.unread) /> });
    if view.kinds.is_empty() {
        return view! { {unread} <Empty off=off.unwrap_or_default() /> }.into_any();
    }

    let facts = [
        (view.streak.current as usize, words.day_streak()),
        (view.streak.longest as usize, words.longest_streak()),
        (view.finished, words.puzzles_finished()),
    ];
    view! {
        <dl class="facts">
            {facts
                .map(|(number, name)| view! { <div><dt>{name}</dt><dd>{number}</dd></div> })
                .into_iter()
                .collect_view()}
        </dl>
        <ul class="kinds">{view.kinds.iter().map(kind).collect_view()}</ul>
        {unread}
        <p class="card-text">{words.explained()} " " {off}</p>
        <Save />
    }
    .into_any()
}

/// Saves all times as a table.
#[component]
fn Save() -> impl IntoView {
    let store = expect_context::<Store>();
    let words = &later().times;
    let (name, file, heads) = (words.save(), words.save_name(), words.columns());
    let save = move |_| {
        let rows = store.read(sudoku_play::session::Session::times_as_rows);
        let rows: Vec<Vec<String>> =
            iter::once(heads.map(str::to_owned)).chain(rows).map(Into::into).collect();
        files::download(file, &[csv(&rows, None)]);
    };
    view! { <button class="button quiet" type="button" id="save-times" on:click=save>{name}</button> }
}

/// Nothing was finished yet.
#[component]
fn Empty(off: &'static str) -> impl IntoView {
    let store = expect_context::<Store>();
    view! {
        <div class="times-empty">
            <p>{later().times.none()} " " {off}</p>
            <button class="button primary" type="button" on:click=move |_| store.send(PageMsg::Open(Dialog::New))>
                <Icon icon=NEW />
                {later().games.new()}
            </button>
        </div>
    }
}

/// One kind of puzzle.
fn kind(kind: &KindView) -> AnyView {
    let words = &later().times;
    let (best, median, only) = (words.best(), words.median(), words.only());
    let number = |value: Option<Millis>, name: &'static str, class: &'static str| {
        value.map(|value| view! { <div class=class><dt>{name}</dt><dd>{time(value / 1000)}</dd></div> })
    };
    let numbers = match kind.times.count {
        0 => view! { <p class="card-text">{words.only_helped()}</p> }.into_any(),
        1 => view! { <dl class="kind-numbers">{number(kind.times.best, only, "kind-best")}</dl> }.into_any(),
        _ => view! {
            <dl class="kind-numbers">
                {number(kind.times.best, best, "kind-best")} {number(kind.times.median, median, "kind-median")}
            </dl>
        }
        .into_any(),
    };
    view! {
        <li class="kind">
            <h3 class="card-name">{text().boards.game(&kind.shape, kind.level)}</h3>
            <p class="card-text">{words.finished(kind.times.finished)}</p>
            {numbers}
            // One bar isn't a chart.
            {(kind.last.len() > 1).then(|| chart(kind))}
        </li>
    }
    .into_any()
}

/// The last times as bars, the best in its own colour, with a line at the median.
fn chart(kind: &KindView) -> AnyView {
    let words = &later().times;
    let longest = kind.last.iter().copied().chain(kind.times.median).max().unwrap_or_default().max(1);
    let height = |played: Millis| (played * HEIGHT / longest).max(3);
    // The last time is at the right edge, even if there are few.
    let first = CHARTED - kind.last.len();
    let bars = kind.last.iter().enumerate().map(|(nth, &played)| {
        let high = height(played);
        view! {
            <rect
                class:best=Some(played) == kind.times.best
                x=(first + nth) * BAR + 1
                y=HEIGHT - high
                width=BAR - 2
                height=high
                rx="1.5"
            ></rect>
        }
    });
    let median = kind.times.median.map(|median| {
        let y = HEIGHT - height(median);
        view! { <line x1="0" x2=CHARTED * BAR y1=y y2=y></line> }
    });
    let said: Vec<String> = kind.last.iter().map(|played| time(played / 1000)).collect();
    view! {
        <figure class="chart">
            <svg
                role="img"
                aria-label=words.chart(&said)
                viewBox=format!("0 0 {} {HEIGHT}", CHARTED * BAR)
                preserveAspectRatio="none"
            >
                {bars.collect_view()}
                {median}
            </svg>
            <figcaption class="card-text" aria-hidden="true">{words.charted(said.len())}</figcaption>
        </figure>
    }
    .into_any()
}
