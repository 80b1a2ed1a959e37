//! The requirements for the solution path of a puzzle made to measure.

use crate::app::{
    shared::{
        fields::Select,
        icons::{CLOSE, Icon},
    },
    text::{later, text},
};
use leptos::prelude::*;
use sudoku_core::{Technique, explain::technique, generate::measure::Logic, level::Level, rating::Class};
use sudoku_play::{
    saved::settings::{Tier, tiers_of_making},
    ui::{MeasureForm, PuzzleForm, rating},
};

#[component]
pub(super) fn Way(
    form: Memo<MeasureForm>,
    change: Callback<MeasureForm>,
    wanted: Memo<PuzzleForm>,
) -> impl IntoView {
    let words = &later().making;
    let logic = move |set: &dyn Fn(&mut MeasureForm)| {
        let mut next = form.get_untracked();
        set(&mut next);
        change.run(next);
    };
    let name = |one: Technique| technique(one, text().locale);
    let (rated, from, to) = (words.rating(), words.rating_from(), words.rating_to());
    let help = words.rating_help();
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
                    aria-label=words.allow_again(one)
                    on:click=move |_| logic(&|form| form.logic.without.set(one, false))
                >
                    {name(one)}
                    <Icon icon=CLOSE />
                </button>
            }
        });
        chosen.collect_view()
    };
    view! {
        <Classes form change wanted />
        <Show when=move || !wanted.with(PuzzleForm::has_cages)>
            <fieldset class="group">
                <legend>{rated}</legend>
                <div class="asked">{bound(false, from)} {bound(true, to)}</div>
                <p class="field-help">{help}</p>
            </fieldset>
        </Show>
        <OneOf
            form
            change
            asked=Asked {
                name: "needs",
                title: words.needs(),
                none: words.needs_any(),
                get: |logic| logic.needs.map_or("", Technique::slug),
                set: |logic, slug| logic.needs = Technique::from_slug(slug),
            }
            help=move || Some(words.needs_help().to_owned())
        >
            {move || techniques(&wanted.get())}
        </OneOf>
        <fieldset class="group">
            <legend>{words.without()}</legend>
            <div class="asked">
                {without}
                <Select
                    name="without"
                    label=words.without()
                    value=Signal::derive(move || form.with(|_| String::new()))
                    chosen=Callback::new(move |slug: String| {
                        if let Some(one) = Technique::from_slug(&slug) {
                            logic(&|form| form.logic.without.set(one, true));
                        }
                    })
                >
                    <option value="">{words.without_add()}</option>
                    {move || techniques(&wanted.get())}
                </Select>
            </div>
            <p class="field-help">{words.without_help()}</p>
        </fieldset>
    }
}

/// The level, if one is requested.
#[component]
pub(super) fn LevelWish(
    form: Memo<MeasureForm>,
    change: Callback<MeasureForm>,
    wanted: Memo<PuzzleForm>,
) -> impl IntoView {
    let words = &later().making;
    let levels = move || {
        let wanted = wanted.get();
        Level::ALL
            .into_iter()
            .filter(|&level| wanted.has(level))
            .map(|level| view! { <option value=level.slug()>{text().level(level)}</option> })
            .collect_view()
    };
    view! {
        <OneOf
            form
            change
            asked=Asked {
                name: "asked-level",
                title: words.level(),
                none: words.level_any(),
                get: |logic| logic.level.map_or("", Level::slug),
                set: |logic, slug| logic.level = Level::from_slug(slug),
            }
            help=move || {
                let wanted = wanted.get();
                let is_short = !wanted.has_cages() && Level::ALL.iter().any(|&level| !wanted.has(level));
                is_short.then(|| words.only_level(&wanted.shape))
            }
        >
            {levels}
        </OneOf>
    }
}

/// The class on HoDoKu's scale, for the size that it applies to.
#[component]
fn Classes(
    form: Memo<MeasureForm>,
    change: Callback<MeasureForm>,
    wanted: Memo<PuzzleForm>,
) -> impl IntoView {
    let words = &later().making;
    let (title, none, help) = (words.class(), words.class_any(), words.class_help());
    let asked = Asked {
        name: "asked-class",
        title,
        none,
        get: |logic| logic.class.map_or("", Class::slug),
        set: |logic, slug| logic.class = Class::from_slug(slug),
    };
    let classes = || Class::ALL.map(|class| view! { <option value=class.slug()>{class.name()}</option> });
    view! {
        <Show when=move || wanted.with(PuzzleForm::has_class)>
            <OneOf form change asked help=move || Some(help.to_owned())>
                {classes().into_iter().collect_view()}
            </OneOf>
        </Show>
    }
}

/// One possible requirement, or none.
#[derive(Clone, Copy)]
struct Asked {
    name: &'static str,
    title: &'static str,
    /// The words for no requirement.
    none: &'static str,
    get: fn(&Logic) -> &'static str,
    set: fn(&mut Logic, &str),
}

/// A list of choices for one requirement, with a sentence about the one chosen.
#[component]
fn OneOf(
    form: Memo<MeasureForm>,
    change: Callback<MeasureForm>,
    asked: Asked,
    #[prop(into)] help: Signal<Option<String>>,
    children: Children,
) -> impl IntoView {
    let Asked { name, title, none, get, set } = asked;
    let chosen = Callback::new(move |slug: String| {
        let mut next = form.get_untracked();
        set(&mut next.logic, &slug);
        change.run(next);
    });
    view! {
        <fieldset class="group">
            <legend>{title}</legend>
            <Select
                name=name
                label=title
                value=Signal::derive(move || form.with(|form| get(&form.logic)).to_owned())
                chosen=chosen
            >
                <option value="">{none}</option>
                {children()}
            </Select>
            {move || help.get().map(|help| view! { <p class="field-help">{help}</p> })}
        </fieldset>
    }
}

/// The techniques that the generator knows and that such puzzles may need, by tier.
fn techniques(wanted: &PuzzleForm) -> AnyView {
    let tier = |Tier { number, techniques }: Tier| {
        let techniques = techniques.into_iter().filter(|&one| wanted.may_need(one));
        let named =
            |one: Technique| view! { <option value=one.slug()>{technique(one, text().locale)}</option> };
        view! {
            <optgroup label=later().settings.tier(number)>{techniques.map(named).collect_view()}</optgroup>
        }
    };
    tiers_of_making().into_iter().map(tier).collect_view().into_any()
}
