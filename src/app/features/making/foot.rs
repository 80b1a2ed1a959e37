//! The foot of the dialog for a new puzzle: the button to make it, or the progress with a cancel button.

use crate::app::{
    browser::focus,
    shared::{
        fields::Busy,
        icons::{DAY, Icon},
    },
    store::Store,
    text::later,
};
use leptos::prelude::*;
use sudoku_play::{
    features::making::MakeMsg,
    session::{PageMsg, Purpose},
};

/// The button to make it, or the progress with a cancel button.
#[component]
pub(super) fn MakeFoot(
    press: Callback<()>,
    /// The button's label, unless it gives the number of puzzles.
    #[prop(optional)]
    name: Option<&'static str>,
    /// Whether the button is disabled.
    #[prop(optional, into)]
    off: Signal<bool>,
    /// Whether it also offers the puzzle of the day.
    #[prop(optional)]
    daily: bool,
) -> impl IntoView {
    let store = expect_context::<Store>();
    let words = &later().dialog;
    let job =
        Memo::new(move |_| store.dialog().with(|view| view.job.filter(|job| job.purpose == Purpose::Make)));
    let making = Memo::new(move |_| job.get().is_some());
    // The pressed button gives way to the other.
    Effect::new(move |before: Option<bool>| {
        let making = making.get();
        if before.is_some_and(|before| before != making) {
            focus::id(if making { "cancel-making" } else { "make" });
        }
        making
    });
    let order =
        move || job.get().map_or_else(|| store.dialog().with(|view| view.puzzle_form.order), |job| job.order);
    let progress = move || job.get().and_then(|job| job.progress);
    let said = move || match progress() {
        // For a puzzle made to measure, show the limit of boards and the nearest result.
        Some(progress) if progress.attempts != 0 => (later().making.making)(order(), progress),
        progress => (words.making)(order(), progress),
    };
    let named = move || match (name, store.dialog().with(|view| view.puzzle_form.count())) {
        (Some(name), _) => name.to_owned(),
        (None, Some(2..)) => {
            let many = store.dialog().with(|view| view.puzzle_form.count().unwrap_or_default());
            (later().magazine.make)(many)
        }
        (None, _) if store.dialog().with(|view| view.looks_further) => words.keep_looking.to_owned(),
        (None, _) => words.make.to_owned(),
    };
    view! {
        <footer class="dialog-foot">
            <Show
                when=move || making.get()
                fallback=move || {
                    view! {
                        {daily.then(|| view! { <Daily /> })}
                        <button class="button quiet" type="button" on:click=move |_| store.send(PageMsg::Dismiss)>
                            {words.cancel}
                        </button>
                        <button
                            class="button primary"
                            type="button"
                            id="make"
                            autofocus
                            disabled=move || off.get()
                            on:click=move |_| press.run(())
                        >
                            {named}
                        </button>
                    }
                }
            >
                <Busy said=Signal::derive(said) share=Signal::derive(progress) cancel="cancel-making" />
            </Show>
        </footer>
    }
}

#[component]
fn Daily() -> impl IntoView {
    let store = expect_context::<Store>();
    let (name, more, whole) = later().making.daily;
    let today = move || store.dialog().with(|view| view.making.as_ref().map(|view| view.today));
    let said = move || today().map(whole);
    // Take the day on the button, even if the clock has passed midnight.
    let press = move |_| {
        if let Some(today) = untrack(today) {
            store.send(MakeMsg::Daily(today));
        }
    };
    view! {
        <button
            class="button"
            type="button"
            id="daily"
            aria-label=said
            title=said
            on:click=press
        >
            <Icon icon=DAY />
            <span>{name}<span class="wide-only">{more}</span></span>
        </button>
    }
}
