//! All techniques by level, and a field that finds one by its name.

use super::{charts, clues, dots, small_picture};
use crate::app::{
    shared::technique_link::TechniqueLink,
    store::Store,
    text::{later, text},
};
use leptos::{ev, prelude::*};
use sudoku_core::{explain::technique, generate::ClueSet};
use sudoku_play::{
    features::learn::{
        SmallPicture,
        view::{LearnGroup, LearnList, Tile, has_words},
    },
    messages::LearnMsg,
};

#[component]
pub(super) fn All(list: LearnList) -> impl IntoView {
    let words = &later().learn;
    let wanted = RwSignal::new(String::new());
    let count: usize = list.groups.iter().map(|group| group.tiles.len()).sum();
    let LearnList { rules, groups } = list;
    let has = move |name: &str| wanted.with(|wanted| has_words(name, wanted));
    let found = move |group: &LearnGroup| -> Vec<Tile> {
        let is_wanted = |tile: &&Tile| has(technique(tile.technique, text().locale));
        group.tiles.iter().filter(is_wanted).cloned().collect()
    };
    let shown = move || {
        // The rules are the first tile of all.
        let mut rules = has(words.rules()).then(|| rules.clone());
        let levels = groups.iter().filter_map(|group| {
            let (first, tiles) = (rules.take(), found(group));
            let is_empty = first.is_none() && tiles.is_empty();
            (!is_empty).then(|| {
                view! {
                    <section class="learn-level">
                        {charts::head(group)}
                        <ul class="learn-list">
                            {first.map(rules_tile)} {tiles.into_iter().map(tile).collect_view()}
                        </ul>
                    </section>
                }
            })
        });
        let levels: Vec<_> = levels.collect();
        let clues: Vec<ClueSet> =
            ClueSet::ALL.into_iter().filter(|&set| has(later().making.lines(set).0)).collect();
        if levels.is_empty() && clues.is_empty() {
            return view! { <p role="status">{words.find_none()}</p> }.into_any();
        }
        let clues = (!clues.is_empty()).then(|| {
            view! {
                <section class="learn-level">
                    <div class="learn-head">
                        <h3>{later().making.lines_and_sums()}</h3>
                    </div>
                    {clues::links(clues)}
                </section>
            }
        });
        view! { {clues} {levels.collect_view()} }.into_any()
    };
    view! {
        <div class="learn-find">
            <label class="field">
                <span class="field-name">{words.find(count)}</span>
                <input
                    class="input"
                    id="learn-find"
                    type="search"
                    autocomplete="off"
                    spellcheck="false"
                    prop:value=move || wanted.get()
                    on:input=move |event| wanted.set(event_target_value(&event))
                />
            </label>
            <p class="learn-about">{words.about()}</p>
        </div>
        {shown}
        <p class="learn-plain"><a href="./learn/index.html">{words.plain()}</a></p>
    }
}

/// The door to the rules.
fn rules_tile(picture: SmallPicture) -> AnyView {
    let store = expect_context::<Store>();
    let open = move |event: ev::MouseEvent| {
        event.prevent_default();
        store.send(LearnMsg::Rules(None));
    };
    view! {
        <li class="learn-tile">
            {small_picture(picture)}
            <a class="technique-link" href="#l=rules" on:click=open>
                {later().learn.rules()}
            </a>
        </li>
    }
    .into_any()
}

/// A technique in the list.
fn tile(Tile { technique, picture, dots: progress, retention }: Tile) -> AnyView {
    let chance = retention.map(|percent| {
        let words = &later().learn;
        let (said, means) = (words.percent(percent.into()), words.percent_help());
        view! {
            <span class="learn-chance" title=means>
                {said}
                <span class="vh">{means}</span>
            </span>
        }
    });
    view! {
        <li class="learn-tile">
            {picture.map(small_picture)}
            <TechniqueLink technique />
            <span class="learn-stand">{dots(progress)} {chance}</span>
        </li>
    }
    .into_any()
}
