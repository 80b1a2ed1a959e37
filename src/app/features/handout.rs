//! The solution path for use elsewhere: in words, and on paper.

use crate::app::{
    browser::{files, focus},
    shared::{
        copying::CopyButton,
        fields::{Busy, Chosen},
    },
    store::Store,
    text::later,
};
use leptos::prelude::*;
use sudoku_core::magazine::{Paper, Ways, path_name};
use sudoku_play::{features::handout::PathTold, messages::HandoutMsg, view::Content};

/// The solution path: in words, and on paper.
#[component]
pub(crate) fn Handout() -> impl IntoView {
    let store = expect_context::<Store>();
    let words = &later().handout;
    let view = Memo::new(move |_| store.showing(Content::handout, Clone::clone));
    let told = Memo::new(move |_| view.get().and_then(|view| view.told));
    let job = Memo::new(move |_| view.get().and_then(|view| view.job));
    // The pressed button gives way to others.
    Effect::new(move |before: Option<bool>| {
        let busy = job.with(Option::is_some);
        match before {
            Some(false) if busy => focus::id("cancel-path"),
            Some(true) if !busy && told.with_untracked(Option::is_some) => focus::id("print-path"),
            Some(true) if !busy => focus::id("show-path"),
            _ => {}
        }
        busy
    });
    let (open, about) = (words.title(), words.about());
    let asks = move || {
        view! {
            <p>{about}</p>
            <div class="sharing-buttons">
                <button
                    class="button"
                    type="button"
                    id="show-path"
                    on:click=move |_| store.send(HandoutMsg::Show)
                >
                    {words.show()}
                </button>
            </div>
        }
    };
    view! {
        <details class="more-options" id="share-path">
            <summary>{open}</summary>
            <div class="more-options-body">
                <div role="status">
                    {move || told.get().map(|told| view! { <p>{words.told(&told)}</p> })}
                </div>
                {move || told.get().map(|told| view! { <PathText text=told.text.to_string() /> })}
                <Show when=move || told.with(Option::is_none) && job.with(Option::is_none)>{asks()}</Show>
                <Show when=move || told.with(Option::is_some) && job.with(Option::is_none)>
                    <PathPrint told />
                </Show>
                <Show when=move || job.with(Option::is_some)>
                    <Busy
                        said=Signal::derive(move || job.get().map(|job| words.busy(job)).unwrap_or_default())
                        share=Signal::derive(move || job.get().and_then(|job| job.progress))
                        cancel="cancel-path"
                    />
                </Show>
            </div>
        </details>
    }
}

/// The words of the path, to be read, copied or saved.
#[component]
fn PathText(text: String) -> impl IntoView {
    let store = expect_context::<Store>();
    let words = &later().share;
    let shape = store.read(|session| session.shape().clone());
    let shown = text.clone();
    let shared = text.clone();
    let save = move |_| {
        files::download(&path_name(&shape), std::slice::from_ref(&text));
    };
    view! {
        <textarea
            class="input shared-text shared-path"
            readonly
            rows="10"
            aria-label=later().handout.text()
            prop:value=shown
        ></textarea>
        <div class="sharing-buttons">
            <CopyButton shared />
            <button class="button" type="button" id="save-path" on:click=save>
                {words.save()}
            </button>
        </div>
    }
}

/// The choice of printed steps, and of the paper.
#[component]
fn PathPrint(told: Memo<Option<PathTold>>) -> impl IntoView {
    let store = expect_context::<Store>();
    let (words, magazine) = (&later().handout, &later().magazine);
    let ways = RwSignal::new(Ways::All);
    let paper = RwSignal::new(Paper::A4);
    let offered = [Ways::All, Ways::Hard];
    let steps = offered.map(|one| (one.slug().to_owned(), magazine.ways_name(one)));
    let papers = Paper::ALL.map(|one| (one.slug().to_owned(), magazine.paper_name(one)));
    let choose_ways = Callback::new(move |slug: String| {
        ways.set(offered.into_iter().find(|one| one.slug() == slug).unwrap_or(Ways::All));
    });
    let choose_paper = Callback::new(move |slug: String| {
        paper.set(Paper::ALL.into_iter().find(|one| one.slug() == slug).unwrap_or_default());
    });
    view! {
        <div class="magazine-choices">
            <Chosen
                name=words.ways()
                slug="path-steps"
                all=steps.to_vec()
                chosen=Signal::derive(move || ways.get().slug().to_owned())
                choose=choose_ways
            />
            <Chosen
                name=magazine.paper()
                slug="path-paper"
                all=papers.to_vec()
                chosen=Signal::derive(move || paper.get().slug().to_owned())
                choose=choose_paper
            />
        </div>
        <div class="sharing-buttons">
            <button
                class="button"
                type="button"
                id="print-path"
                on:click=move |_| store.send(HandoutMsg::Print(ways.get_untracked(), paper.get_untracked()))
            >
                {move || later().numbers.print_pages(told.with(|told| told.as_ref().map_or(0, |told| told.pages(ways.get(), paper.get())) as usize))}
            </button>
        </div>
    }
}
