//! The settings: switches and questions in groups. A choice takes effect immediately.

mod ladder;

use crate::app::{shared::fields::Select, store::Store, text::later};
use ladder::Techniques;
use leptos::prelude::*;
use sudoku_play::{
    messages::SettingsMsg,
    saved::settings::{Choice, Item, Rgb, SettingsGroup, Switch, Tinted, Tongue},
};

#[component]
pub(crate) fn PlayerSettings() -> impl IntoView {
    let store = expect_context::<Store>();
    let words = &later().settings;
    let groups = |common: bool| {
        let sections = SettingsGroup::ALL.into_iter().filter_map(move |group| section(group, common));
        sections.collect_view()
    };
    view! {
        <div class="dialog-body settings" tabindex="-1" autofocus>
            {groups(true)}
            <details class="more-options" id="more-settings">
                <summary>{words.more()}</summary>
                <div class="more-options-body">{groups(false)}</div>
            </details>
        </div>
        <footer class="dialog-foot">
            <p class="foot-text">{move || words.applies(store.dialog().with(|view| view.settings_fault))}</p>
            <button
                class="button"
                type="button"
                disabled=move || store.settings().with(|settings| *settings == settings.usual())
                on:click=move |_| store.send(SettingsMsg::Reset)
            >
                {words.reset()}
            </button>
        </footer>
    }
}

/// The common settings of a group, or its others; none if it has none of them.
fn section(group: SettingsGroup, common: bool) -> Option<AnyView> {
    let mut items: Vec<Item> = group.items();
    items.retain(|item| item.is_common() == common);
    if items.is_empty() {
        return None;
    }
    let items = items.into_iter().map(|item| match item {
        Item::Switch(switch) => view! { <Turn switch /> }.into_any(),
        Item::Question(answers) => view! { <Question answers /> }.into_any(),
    });
    let section = view! {
        <section class="setting-group">
            <h3 class="setting-title">{later().settings.group(group)}</h3>
            {items.collect_view()}
            {(group == SettingsGroup::Look && !common).then(|| view! { <OwnColours /> })}
            {(group == SettingsGroup::Ladder).then(|| view! { <Techniques /> })}
        </section>
    };
    Some(section.into_any())
}

/// A switch with its name and what it does.
#[component]
fn Turn(switch: Switch) -> impl IntoView {
    let store = expect_context::<Store>();
    let (name, does) = later().settings.switch(switch);
    let described = format!("does-{}", switch.slug());
    view! {
        <label class="switch">
            <span class="switch-name">{name}</span>
            <span class="switch-text" id=described.clone()>{does}</span>
            <input
                type="checkbox"
                role="switch"
                name=switch.slug()
                aria-label=name
                aria-describedby=described
                prop:checked=move || store.settings().get().get(switch)
                on:change=move |event| store.send(SettingsMsg::Set(switch, event_target_checked(&event)))
            />
        </label>
    }
}

/// The player's own colours.
#[component]
fn OwnColours() -> impl IntoView {
    let store = expect_context::<Store>();
    let words = &later().settings;
    let (title, does, theme) = (words.colours(), words.colours_help(), words.colours_theme());
    let row = |part: Tinted| {
        let own = move || store.settings().with(|settings| settings.colours.get(part));
        let chosen = move |event| {
            if let Some(colour) = Rgb::read(&event_target_value(&event)) {
                store.send(SettingsMsg::Tint(part, Some(colour)));
            }
        };
        view! {
            <p class="own-colour">
                <label>
                    <input
                        type="color"
                        name=part.slug()
                        prop:value=move || own().unwrap_or(part.usual()).to_string()
                        on:input=chosen
                    />
                    {words.tinted(part)}
                </label>
                <button
                    class="button quiet"
                    type="button"
                    aria-label=format!("{theme}: {}", words.tinted(part))
                    disabled=move || own().is_none()
                    on:click=move |_| store.send(SettingsMsg::Tint(part, None))
                >
                    {theme}
                </button>
            </p>
        }
    };
    view! {
        <fieldset class="group setting">
            <legend>{title}</legend>
            <p class="switch-text">{does}</p>
            {Tinted::ALL.map(row).into_iter().collect_view()}
        </fieldset>
    }
}

/// The tag of the language in which an answer is named, if it isn't that of the page.
const fn tag(answer: Choice) -> Option<&'static str> {
    match answer {
        Choice::Tongue(Tongue::Own(language)) => Some(language.tag()),
        _ => None,
    }
}

/// The most answers that stand side by side as buttons. More are a list.
const MOST_BUTTONS: usize = 6;

/// A question with its answers; the sentence below describes the chosen answer.
#[component]
fn Question(answers: Vec<Choice>) -> impl IntoView {
    let store = expect_context::<Store>();
    let words = &later().settings;
    let first = answers[0];
    let chosen = {
        let answers = answers.clone();
        Memo::new(move |_| {
            let settings = store.settings().get();
            answers.iter().copied().find(|&answer| settings.has(answer)).unwrap_or(first)
        })
    };
    let question = words.question(first);
    let list = if answers.len() > MOST_BUTTONS {
        let value = Signal::derive(move || chosen.get().slug().to_owned());
        let options = answers.iter().map(|&answer| {
            view! { <option value=answer.slug() lang=tag(answer)>{words.choice(answer).0}</option> }
        });
        let options = options.collect_view();
        let choose = Callback::new(move |slug: String| {
            if let Some(answer) = answers.iter().find(|answer| answer.slug() == slug) {
                store.send(SettingsMsg::Choose(*answer));
            }
        });
        view! { <Select name=first.key() label=question value chosen=choose>{options}</Select> }.into_any()
    } else {
        let choices = answers.into_iter().map(|answer| {
            let (name, does) = words.choice(answer);
            view! {
                <label class="segment">
                    <input
                        type="radio"
                        name=answer.key()
                        value=answer.slug()
                        aria-label=format!("{name}: {does}")
                        prop:checked=move || chosen.get() == answer
                        on:change=move |_| store.send(SettingsMsg::Choose(answer))
                    />
                    {name}
                </label>
            }
        });
        view! { <div class="segments">{choices.collect_view()}</div> }.into_any()
    };
    view! {
        <fieldset class="group setting">
            <legend>{question}</legend>
            {list}
            <p class="switch-text" aria-hidden="true">{move || words.choice(chosen.get()).1}</p>
        </fieldset>
    }
}
