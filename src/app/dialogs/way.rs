//! What is asked of the way through a puzzle made to measure.

use super::measure::Select;
use crate::app::text::{later, text};
use leptos::prelude::*;
use sudoku_core::{
    Order, Technique,
    explain::technique,
    level::Level,
    play::{
        making::{Form, rating},
        settings::{Tier, tiers},
    },
    rating::Class,
};

/// What the way through it is to be like.
#[component]
pub(super) fn Way(form: Memo<Form>, change: Callback<Form>, order: Signal<Order>) -> impl IntoView {
    let words = &later().making;
    let logic = move |set: &dyn Fn(&mut Form)| {
        let mut next = form.get_untracked();
        set(&mut next);
        change.run(next);
    };
    let name = |one: Technique| technique(one, text().locale);
    let levels = move || {
        let offered = Level::ALL.into_iter().filter(|level| level.exists_at(order.get()));
        offered
            .map(|level| view! { <option value=level.slug()>{(text().level)(level)}</option> })
            .collect_view()
    };
    let (rated, from, to, help) = words.rating;
    let bound = move |high: bool, label: &'static str| {
        let value = move || {
            let (low, most) = form.get().rating();
            if high { most } else { low }.map(|rating| rating.to_string()).unwrap_or_default()
        };
        let typed = move |event| {
            let asked = rating(&event_target_value(&event));
            logic(&|form| {
                let (low, most) = form.rating();
                if high { form.set_rating(low, asked) } else { form.set_rating(asked, most) }
            });
        };
        view! {
            <label class="bound">
                <span>{label}</span>
                <input
                    class="input number"
                    name=if high { "rated-to" } else { "rated-from" }
                    inputmode="decimal"
                    maxlength="4"
                    autocomplete="off"
                    prop:value=value
                    on:change=typed
                />
            </label>
        }
    };
    let without = move || {
        let chosen = form.get().logic.without.iter().map(move |one| {
            view! {
                <button
                    class="button small-button"
                    type="button"
                    aria-label=(words.allow)(one)
                    on:click=move |_| logic(&|form| form.logic.without.set(one, false))
                >
                    {name(one)}
                    <super::Icon icon=super::CLOSE />
                </button>
            }
        });
        chosen.collect_view()
    };
    view! {
        <fieldset class="group">
            <legend>{words.level.0}</legend>
            <Select
                name="asked-level"
                label=words.level.0
                value=Signal::derive(move || form.get().logic.level.map_or("", Level::slug).to_owned())
                chosen=Callback::new(move |slug: String| logic(&|form| form.logic.level = Level::from_slug(&slug)))
            >
                <option value="">{words.level.1}</option>
                {levels}
            </Select>
            {move || {
                let all = Level::ALL.iter().all(|level| level.exists_at(order.get()));
                (!all).then(|| view! { <p class="field-help">{(words.level.2)(order.get())}</p> })
            }}
        </fieldset>
        <Classes form change order />
        <fieldset class="group">
            <legend>{rated}</legend>
            <div class="asked">{bound(false, from)} {bound(true, to)}</div>
            <p class="field-help">{help}</p>
        </fieldset>
        <fieldset class="group">
            <legend>{words.needs.0}</legend>
            <Select
                name="needs"
                label=words.needs.0
                value=Signal::derive(move || form.get().logic.needs.map_or("", Technique::slug).to_owned())
                chosen=Callback::new(move |slug: String| logic(&|form| form.logic.needs = Technique::from_slug(&slug)))
            >
                <option value="">{words.needs.1}</option>
                {techniques()}
            </Select>
            <p class="field-help">{words.needs.2}</p>
        </fieldset>
        <fieldset class="group">
            <legend>{words.without.0}</legend>
            <div class="asked">
                {without}
                <Select
                    name="without"
                    label=words.without.0
                    value=Signal::derive(move || form.with(|_| String::new()))
                    chosen=Callback::new(move |slug: String| {
                        if let Some(one) = Technique::from_slug(&slug) {
                            logic(&|form| form.logic.without.set(one, true));
                        }
                    })
                >
                    <option value="">{words.without.1}</option>
                    {techniques()}
                </Select>
            </div>
            <p class="field-help">{words.without.2}</p>
        </fieldset>
    }
}

/// The class on HoDoKu's scale, at the size that it is for.
#[component]
fn Classes(form: Memo<Form>, change: Callback<Form>, order: Signal<Order>) -> impl IntoView {
    let (title, any, help) = later().making.class;
    let choose = move |slug: String| {
        let mut next = form.get_untracked();
        next.logic.class = Class::from_slug(&slug);
        change.run(next);
    };
    let classes = || Class::ALL.map(|class| view! { <option value=class.slug()>{class.name()}</option> });
    view! {
        <Show when=move || Class::Easy.exists_at(order.get())>
            <fieldset class="group">
                <legend>{title}</legend>
                <Select
                    name="asked-class"
                    label=title
                    value=Signal::derive(move || form.get().logic.class.map_or("", Class::slug).to_owned())
                    chosen=Callback::new(choose)
                >
                    <option value="">{any}</option>
                    {classes().into_iter().collect_view()}
                </Select>
                <p class="field-help">{help}</p>
            </fieldset>
        </Show>
    }
}

/// All techniques, by tier.
fn techniques() -> AnyView {
    let tier = |Tier { number, techniques }: Tier| {
        let named =
            |one: Technique| view! { <option value=one.slug()>{technique(one, text().locale)}</option> };
        view! {
            <optgroup label=(later().ladder.tier)(number)>{techniques.into_iter().map(named).collect_view()}</optgroup>
        }
    };
    tiers().into_iter().map(tier).collect_view().into_any()
}
