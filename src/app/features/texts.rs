//! The puzzles of a text with several, a page at a time: a press opens one on the board.

pub(crate) mod several;

use crate::app::{
    browser::{bars, focus},
    shared::{copying::CopyButton, fields::Busy, small_board::SmallBoard},
    store::Store,
    text::later,
};
use leptos::{ev, prelude::*};
use several::chosen;
use std::sync::Arc;
use sudoku_core::{
    generate::Progress,
    notation::{Listed, Listing},
    wire::Weighing,
};
use sudoku_play::{
    features::texts::{
        LISTED,
        view::{PuzzlesView, Weighed},
    },
    messages::TextMsg,
    view::Content,
};

#[component]
pub(crate) fn Puzzles() -> impl IntoView {
    let store = expect_context::<Store>();
    let words = &later().texts;
    let view = Memo::new(move |_| store.showing(Content::puzzles, Clone::clone));
    let of = Memo::new(move |_| view.with(|view| view.as_ref().map_or(0, |view| view.of)));
    let listing = Memo::new(move |_| view.get().and_then(|view| view.listing));
    let here = Memo::new(move |_| view.get().and_then(|view| view.here));
    // Whether the list takes the focus once it is there: at first, and after a key or a typed number.
    let takes = StoredValue::new(Some(None));
    Effect::new(move || {
        let Some(listing) = listing.get() else { return };
        if let Some(wanted) = takes.try_update_value(Option::take).flatten() {
            let number = wanted.or(here.get_untracked()).unwrap_or(listing.from);
            focus::id(id(number.max(listing.from)));
        }
    });
    let turn = move |number: usize| store.send(TextMsg::List(Some(number)));
    let go = move |event: ev::Event| {
        if let Some(number) = chosen(&event, of.get_untracked()) {
            takes.set_value(Some(Some(number)));
            turn(number);
        }
    };
    let keyed = move |event: ev::KeyboardEvent| {
        if bars::turned(&event) {
            event.prevent_default();
            return;
        }
        let Some(from) = listing.with_untracked(|listing| listing.as_ref().map(|listing| listing.from))
        else {
            return;
        };
        let to = match event.key().as_str() {
            "PageDown" => from + LISTED,
            "PageUp" => from.wrapping_sub(LISTED),
            _ => return,
        };
        event.prevent_default();
        if to < of.get_untracked() {
            takes.set_value(Some(Some(to)));
            turn(to);
        }
    };
    view! {
        <div class="dialog-body puzzles">
            <Show
                when=move || { of.get() > 0 }
                fallback=move || view! { <p role="status">{words.empty()}</p> }
            >
                <div class="puzzles-bar">
                    <p class="puzzles-shown" role="status">{move || shown(view.get())}</p>
                    <label class="puzzles-number">
                        <span>{words.number()}</span>
                        <input
                            class="input"
                            type="number"
                            inputmode="numeric"
                            name="number"
                            min="1"
                            max=move || of.get()
                            on:change=go
                        />
                    </label>
                    <Pages listing of />
                </div>
                <Rating />
                <ul
                    class="puzzle-list"
                    on:focusin=move |event| bars::entered(&event)
                    on:focusout=move |event| bars::left(&event)
                    on:keydown=keyed
                >
                    {move || listing.get().map(|listing| lines(&listing, here))}
                </ul>
            </Show>
        </div>
    }
}

/// The name of a puzzle's button.
fn id(number: usize) -> String {
    format!("puzzle-{}", number + 1)
}

/// The range of visible puzzles.
fn shown(view: Option<PuzzlesView>) -> String {
    let words = &later().texts;
    match view.and_then(|view| view.listing) {
        Some(listing) => words.shown(listing.from + 1, listing.from + listing.puzzles.len(), listing.of),
        None => words.reading().to_owned(),
    }
}

/// The buttons for the page before and the one after.
#[component]
fn Pages(listing: Memo<Option<Arc<Listing>>>, of: Memo<usize>) -> impl IntoView {
    let store = expect_context::<Store>();
    let from = move || listing.with(|listing| listing.as_ref().map_or(0, |listing| listing.from));
    let [before, after] = [later().texts.page_before(), later().texts.next_page()];
    view! {
        <div class="puzzles-pages">
            <button
                class="button"
                type="button"
                id="page-before"
                disabled=move || from() == 0
                on:click=move |_| {
                    store.send(TextMsg::List(Some(untrack(from).saturating_sub(LISTED))));
                }
            >
                {before}
            </button>
            <button
                class="button"
                type="button"
                id="page-after"
                disabled=move || { from() + LISTED >= of.get() }
                on:click=move |_| store.send(TextMsg::List(Some(untrack(from) + LISTED)))
            >
                {after}
            </button>
        </div>
    }
}

/// The button for the exact figures of the page, the progress of that, and the rated puzzles as lines.
#[component]
fn Rating() -> impl IntoView {
    let store = expect_context::<Store>();
    let words = &later().texts;
    let weighed =
        Memo::new(move |_| store.showing(Content::puzzles, |view| view.weighed).unwrap_or_default());
    let lines = Memo::new(move |_| store.showing(Content::puzzles, |view| view.lines.clone()).flatten());
    let working = Memo::new(move |_| matches!(weighed.get(), Weighed::Working(..)));
    let counted = move || match weighed.get() {
        Weighed::Working(rated, of) => Some((rated, of)),
        _ => None,
    };
    let said =
        Signal::derive(move || counted().map_or_else(String::new, |(rated, of)| words.weighing(rated, of)));
    let share = Signal::derive(move || {
        counted().map(|(rated, of)| Progress { done: rated as u32, of: of as u32, ..Progress::default() })
    });
    let offers = move || matches!(weighed.get(), Weighed::Some | Weighed::Failed);
    let (button, means) = (words.weigh(), words.weigh_help());
    view! {
        <div class="puzzles-rating">
            <Show when=offers>
                <button
                    class="button"
                    type="button"
                    id="puzzles-rate"
                    title=means
                    on:click=move |_| store.send(TextMsg::Weigh)
                >
                    {button}
                </button>
            </Show>
            <Show when=move || working.get()>
                <Busy said share cancel="puzzles-stop" />
            </Show>
            {move || {
                let lines = lines.get().filter(|_| !working.get())?;
                Some(
                    view! {
                        <div class="puzzles-lines">
                            <span class="choice-text">{words.lines()}</span>
                            <CopyButton shared=lines />
                        </div>
                    },
                )
            }}
            <p class="choice-text" role="status">
                {move || (weighed.get() == Weighed::Failed).then_some(words.failed())}
            </p>
        </div>
    }
}

/// The puzzles of a page.
fn lines(listing: &Listing, here: Memo<Option<usize>>) -> AnyView {
    let numbered = listing.puzzles.iter().enumerate().map(|(at, listed)| (listing.from + at, listed.clone()));
    numbered.map(|(number, listed)| view! { <Line number listed here /> }).collect_view().into_any()
}

/// A puzzle: a small board, its number, its name, and its number of givens.
#[component]
fn Line(number: usize, listed: Listed, here: Memo<Option<usize>>) -> impl IntoView {
    let store = expect_context::<Store>();
    let words = &later().texts;
    let is_here = move || here.get() == Some(number);
    let name = (!listed.name.is_empty()).then(|| format!(" · {}", listed.name));
    let board = listed.grid.clone().map(|givens| view! { <SmallBoard givens /> });
    let figures = Memo::new(move |_| figures_of(store, number));
    let (can_play, said) = (listed.grid.is_some(), words.said(&listed));
    let spoken = move || {
        let puzzle = words.in_full(number + 1, &listed);
        figures
            .get()
            .map_or(puzzle.clone(), |figures| format!("{puzzle}. {}", words.figures(figures).join(", ")))
    };
    view! {
        <li>
            <button
                class="puzzle-line"
                class:here=is_here
                type="button"
                id=id(number)
                disabled=!can_play
                aria-label=spoken
                aria-current=move || is_here().then_some("true")
                on:click=move |_| store.send(TextMsg::ReadPart(number))
            >
                {board}
                <span class="puzzle-line-name">{number + 1} {name}</span>
                <span class="puzzle-line-said">{said}</span>
                {move || {
                    let lines = figures.get().map(|figures| words.figures(figures)).into_iter().flatten();
                    lines.map(|line| view! { <span class="puzzle-line-said">{line}</span> }).collect_view()
                }}
            </button>
        </li>
    }
}

/// The figures of the puzzle with that number, once found.
fn figures_of(store: Store, number: usize) -> Option<Weighing> {
    store
        .showing(Content::puzzles, |view| {
            let from = view.listing.as_ref().map_or(0, |listing| listing.from);
            number.checked_sub(from).and_then(|at| view.figures.get(at).copied()).flatten()
        })
        .flatten()
}
