//! The legend: the signs on the board now, with their meanings; and the step in common Sudoku notations.

use super::{
    copying::copying,
    icons::{CHECK, COPY, Icon, SIGNS},
    marks_layer::{chip, set_class},
};
use crate::app::{store::Store, text::later};
use leptos::prelude::*;
use sudoku_core::{
    drawing::{Figure, Place},
    explain::written::Notation,
    marks::Role,
};
use sudoku_play::view::{Sign, Spot};

#[component]
pub(crate) fn Legend() -> impl IntoView {
    let store = expect_context::<Store>();
    let signs = Memo::new(move |_| store.drawing().with(sudoku_play::view::Drawing::signs));
    view! { <SignList signs /> }
}

#[component]
pub(crate) fn Unfold(
    unfolded: RwSignal<bool>,
    /// Its name, where that is more than notations.
    #[prop(default = later().marks.written())]
    name: &'static str,
    /// A word beside the sign, where there is room.
    #[prop(optional)]
    word: &'static str,
) -> impl IntoView {
    view! {
        <button
            class="icon-button"
            type="button"
            aria-label=name
            title=name
            aria-expanded=move || unfolded.get().to_string()
            on:click=move |_| unfolded.update(|unfolded| *unfolded = !*unfolded)
        >
            <Icon icon=SIGNS />
            {(!word.is_empty()).then(|| view! { <span class="run-word">{word}</span> })}
        </button>
    }
}

/// The folded content under the sentence: the legend, unless it is visible anyway, and the notations.
#[component]
pub(crate) fn Signs(
    unfolded: Signal<bool>,
    /// The step on the board, in notations.
    written: Signal<Vec<(Notation, String)>>,
) -> impl IntoView {
    let line = |(notation, said): (Notation, String)| view! { <Written notation said /> };
    view! {
        <Show when=move || unfolded.get()>
            <div class="signs" id="signs">
                <Legend />
                <dl class="written">{move || written.get().into_iter().map(line).collect_view()}</dl>
            </div>
        </Show>
    }
}

/// The step in a notation, to be read and copied.
#[component]
fn Written(notation: Notation, said: String) -> impl IntoView {
    let store = expect_context::<Store>();
    let words = &later().marks;
    let name = words.notation(notation);
    let shown = said.clone();
    let (done, copying) = copying(store, said);
    let label = move || format!("{}: {name}", if done.get() { words.copied() } else { words.copy() });
    view! {
        <div>
            <dt>{name}</dt>
            <dd translate="no">{shown}</dd>
            <button class="icon-button" type="button" aria-label=label title=label on:click=copying>
                {move || view! { <Icon icon=if done.get() { CHECK } else { COPY } /> }}
            </button>
        </div>
    }
}

/// Signs with their meanings.
#[component]
pub(crate) fn SignList(#[prop(into)] signs: Signal<Vec<Sign>>) -> impl IntoView {
    let entry = |sign| view! { <li>{drawn(sign)} {later().marks.sign(sign)}</li> };
    view! { <ul class="legend">{move || signs.get().into_iter().map(entry).collect_view()}</ul> }
}

/// A sign alone, on a field of one cell.
fn drawn(sign: Sign) -> AnyView {
    let whole = Spot { across: 0.5, down: 0.5, width: 0.9, height: 0.9 };
    let rect = |class| {
        view! { <rect class=class x="0.08" y="0.08" width="0.84" height="0.84" rx="0.1"></rect> }.into_any()
    };
    let link = |class| {
        view! {
            <g class=class>
                <path d="M.02 .5H.7"></path>
                <path class="head" d="M1 .5L.64 .3V.7Z"></path>
            </g>
        }
        .into_any()
    };
    let shape = match sign {
        Sign::House => rect("house"),
        Sign::Cover => rect("house cover"),
        Sign::Denied => return drawn(Sign::Mark(Role::Color(0))).into_any(),
        Sign::Implied => return drawn(Sign::Mark(Role::Color(1))).into_any(),
        Sign::Branch(number) => return drawn(Sign::Mark(Role::Color(number))).into_any(),
        Sign::Strong => link("link strong"),
        Sign::Weak => link("link weak"),
        Sign::Group => {
            view! { <g class="group"><rect x="0.05" y="0.25" width="0.9" height="0.5" rx="0.25"></rect></g> }
                .into_any()
        }
        Sign::Mark(Role::Placed) => rect("place"),
        Sign::Mark(Role::Guessed) => {
            view! { <path class="guess" d=Figure::diamond((0.5, 0.5), 0.5).path(Place::BOARD)></path> }
                .into_any()
        }
        Sign::Mark(Role::Clash) => view! {
            <g class="contradiction">
                <rect x="0.06" y="0.06" width="0.88" height="0.88" rx="0.08"></rect>
                <path d="M.25 .25L.75 .75M.75 .25L.25 .75"></path>
            </g>
        }
        .into_any(),
        Sign::Mark(Role::Cause) => rect("cause"),
        Sign::Mark(Role::Set(number)) => rect(set_class(number)),
        // As large as the field allows.
        Sign::Mark(role) => view! { <g transform="translate(.5 .5) scale(2.4) translate(-.5 -.5)">
            {chip(role, (0.5, 0.5), whole, None)}
        </g> }
        .into_any(),
    };
    view! { <svg class="marks" viewBox="0 0 1 1" aria-hidden="true">{shape}</svg> }.into_any()
}
