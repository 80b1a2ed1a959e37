//! Fields shared by several forms.

use super::icons::{Icon, WARNING};
use crate::app::{store::Store, text::later};
use leptos::{html, prelude::*};
use sudoku_core::{Progress, level::Level};
use sudoku_play::messages::PageMsg;

/// The level as bars, one filled for each step.
#[component]
pub(crate) fn LevelBars(level: Level) -> impl IntoView {
    let filled = Level::ALL.iter().position(|&other| other == level).map_or(0, |i| i + 1);
    view! {
        <span class="level-bars" data-level=filled aria-hidden="true">
            {Level::ALL.map(|_| view! { <i></i> }).into_iter().collect_view()}
        </span>
    }
}

/// A fault, in a sentence.
#[component]
pub(crate) fn Fault(said: String) -> impl IntoView {
    view! {
        <p class="verdict bad">
            <Icon icon=WARNING />
            <span>{said}</span>
        </p>
    }
}

/// A list to choose from. Setting the value waits for the options, because it has no effect before.
#[component]
pub(crate) fn Select(
    name: &'static str,
    label: &'static str,
    value: Signal<String>,
    chosen: Callback<String>,
    children: Children,
) -> impl IntoView {
    let element = NodeRef::<html::Select>::new();
    Effect::new(move |_| {
        let value = value.get();
        if let Some(element) = element.get() {
            element.set_value(&value);
        }
    });
    view! {
        <select
            class="select"
            name=name
            aria-label=label
            node_ref=element
            on:change=move |event| chosen.run(event_target_value(&event))
        >
            {children()}
        </select>
    }
}

/// A choice of a few, each with its slug and its name; a number is its own name.
#[component]
pub(crate) fn Chosen(
    name: &'static str,
    slug: &'static str,
    all: Vec<(String, &'static str)>,
    chosen: Signal<String>,
    choose: Callback<String>,
) -> impl IntoView {
    let option = |(slug, name): (String, &'static str)| {
        let name = if name.is_empty() { slug.clone() } else { name.to_owned() };
        view! { <option value=slug>{name}</option> }
    };
    let options = all.into_iter().map(option).collect_view();
    view! {
        <label class="magazine-choice">
            <span class="field-name">{name}</span>
            <Select name=slug label=name value=chosen chosen=choose>
                {options}
            </Select>
        </label>
    }
}

/// Running work: its name, a cancel button, and a progress bar.
#[component]
pub(crate) fn Busy(
    /// The current stage, in a sentence.
    #[prop(into)]
    said: Signal<String>,
    /// The progress; `None` while unknown.
    #[prop(into)]
    share: Signal<Option<Progress>>,
    /// The id of the cancel button.
    cancel: &'static str,
) -> impl IntoView {
    let store = expect_context::<Store>();
    let part = move || share.get().map(Progress::share);
    view! {
        <div class="progress" role="status">
            <span>{said}</span>
            <button class="button" type="button" id=cancel on:click=move |_| store.send(PageMsg::Stop)>
                {later().dialog.cancel()}
            </button>
            <progress
                max=move || part().map_or(1, |(_, of)| of)
                prop:value=move || part().map_or(0, |(done, _)| done)
            ></progress>
        </div>
    }
}
