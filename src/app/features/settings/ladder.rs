//! The ladder of techniques in the settings: folded by tier, with a switch for each.

use crate::app::{
    shared::technique_link::AboutTechnique,
    store::Store,
    text::{later, text},
};
use leptos::prelude::*;
use sudoku_core::{Technique, explain::technique};
use sudoku_play::{
    messages::SettingsMsg,
    saved::settings::{Tier, Use, tiers},
};

#[component]
pub(super) fn Techniques() -> impl IntoView {
    view! {
        <div class="tiers" role="group" aria-label=later().settings.techniques()>
            {tiers().into_iter().map(|tier| view! { <OneTier tier /> }).collect_view()}
        </div>
    }
}

/// A tier, and how many of its techniques are on.
#[component]
fn OneTier(tier: Tier) -> impl IntoView {
    let store = expect_context::<Store>();
    let words = &later().settings;
    let Tier { number, techniques } = tier;
    let used = {
        let techniques = techniques.clone();
        move || {
            let settings = store.settings().get();
            let on = techniques.iter().filter(|&&one| settings.use_of(one) == Use::On).count();
            words.used(on, techniques.len())
        }
    };
    view! {
        <details class="tier">
            <summary>
                <span>{words.tier(number)}</span>
                <span class="tier-used">{used}</span>
            </summary>
            {techniques.into_iter().map(|one| view! { <OneTechnique one /> }).collect_view()}
        </details>
    }
}

#[component]
fn OneTechnique(one: Technique) -> impl IntoView {
    let store = expect_context::<Store>();
    let used = Memo::new(move |_| store.settings().get().use_of(one));
    view! {
        <div class="tier-row">
        <label class="switch">
            <span class="switch-name">{technique(one, text().locale)}</span>
            <span class="switch-text">{move || later().settings.idle(used.get())}</span>
            <input
                type="checkbox"
                role="switch"
                name=one.slug()
                disabled=move || matches!(used.get(), Use::NotInOrder | Use::Assumes)
                prop:checked=move || used.get() == Use::On
                on:change=move |event| store.send(SettingsMsg::SetTechnique(one, event_target_checked(&event)))
            />
        </label>
        <AboutTechnique technique=one />
        </div>
    }
}
