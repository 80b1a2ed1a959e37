//! Fields shared by several forms.

use crate::app::{
    icons::{Icon, WARNING},
    store::Store,
    text::{later, text},
};
use leptos::{html, prelude::*};
use sudoku_core::{
    Order, Progress,
    level::Level,
    play::{
        session::{PageMsg, PuzzleMsg},
        ui::{Dialog, PuzzleForm},
    },
};

pub(super) fn change_form(store: Store, change: impl FnOnce(&mut PuzzleForm)) {
    let mut form = store.dialog().with_untracked(|view| view.puzzle_form.clone());
    change(&mut form);
    store.send(PuzzleMsg::Form(form));
}

#[component]
pub(super) fn Sizes() -> impl IntoView {
    let store = expect_context::<Store>();
    let chosen = Memo::new(move |_| store.dialog().with(|view| view.puzzle_form.order));
    let choose = move |order: Order| change_form(store, |form| form.order = order);
    let sizes = Order::ALL.map(|order| {
        view! {
            <label class="choice">
                <input
                    type="radio"
                    name="order"
                    value=order.get()
                    prop:checked=move || chosen.get() == order
                    on:change=move |_| choose(order)
                />
                <span class="mini-board" data-order=order.get() aria-hidden="true"></span>
                <span class="choice-name">{(text().game)(order, None)}</span>
            </label>
        }
    });
    view! {
        <fieldset class="group">
            <legend>{later().dialog.size}</legend>
            <div class="choices sizes">{sizes.into_iter().collect_view()}</div>
        </fieldset>
    }
}

/// The number of puzzles: more than one go into the magazine, and a button here opens it.
#[component]
pub(super) fn HowMany() -> impl IntoView {
    let store = expect_context::<Store>();
    let words = &later().magazine;
    let (name, placeholder, help) = words.many;
    let typed = move |many: String| change_form(store, |form| form.many = many);
    view! {
        <div class="how-many">
            <label class="field">
                <span class="field-name">{name}</span>
                <input
                    class="input number"
                    name="many"
                    inputmode="numeric"
                    maxlength="4"
                    placeholder=placeholder
                    autocomplete="off"
                    prop:value=move || store.dialog().with(|view| view.puzzle_form.many.clone())
                    on:input=move |event| typed(event_target_value(&event))
                />
            </label>
            <button
                class="button"
                type="button"
                id="open-magazine"
                on:click=move |_| store.send(PageMsg::Open(Dialog::Magazine))
            >
                {words.open}
            </button>
            <p class="field-help">{help}</p>
        </div>
    }
}

#[component]
pub(super) fn SeedField() -> impl IntoView {
    let store = expect_context::<Store>();
    let words = &later().dialog;
    let typed = move |seed: String| change_form(store, |form| form.seed = seed);
    view! {
        <label class="field">
            <span class="field-name">{words.seed.0}</span>
            <input
                class="input"
                name="seed"
                placeholder=words.seed.1
                maxlength="60"
                autocomplete="off"
                spellcheck="false"
                prop:value=move || store.dialog().with(|view| view.puzzle_form.seed.clone())
                on:input=move |event| typed(event_target_value(&event))
            />
            <span class="field-help">{words.seed.2}</span>
        </label>
    }
}

/// The level as bars, one filled for each step.
#[component]
pub(super) fn LevelBars(level: Level) -> impl IntoView {
    let filled = Level::ALL.iter().position(|&other| other == level).map_or(0, |i| i + 1);
    view! {
        <span class="level-bars" data-level=filled aria-hidden="true">
            {Level::ALL.map(|_| view! { <i></i> }).into_iter().collect_view()}
        </span>
    }
}

/// A fault, in a sentence.
#[component]
pub(super) fn Fault(said: String) -> impl IntoView {
    view! {
        <p class="verdict bad">
            <Icon icon=WARNING />
            <span>{said}</span>
        </p>
    }
}

/// A list to choose from. Setting the value waits for the options, because it has no effect before.
#[component]
pub(super) fn Select(
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
pub(super) fn Chosen(
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
pub(super) fn Busy(
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
            <button class="button" type="button" id=cancel on:click=move |_| store.send(PuzzleMsg::Cancel)>
                {later().dialog.cancel}
            </button>
            <progress
                max=move || part().map_or(1, |(_, of)| of)
                prop:value=move || part().map_or(0, |(done, _)| done)
            ></progress>
        </div>
    }
}
