//! The facts about the current puzzle: its level, its ratings, and, behind a disclosure, its hardest
//! technique.

use crate::app::{
    shared::copying::ShareText,
    shared::{fields::LevelBars, verdict::numbers},
    store::Store,
    text::{later, text},
};
use leptos::prelude::*;
use sudoku_core::rating::Rated;
use sudoku_play::view::{Content, PuzzleView};

#[component]
pub(crate) fn PuzzleFacts() -> impl IntoView {
    let store = expect_context::<Store>();
    let words = &later().rating;
    move || {
        let PuzzleView { order, level, givens, rated, day, recipe } =
            store.showing(Content::puzzle, Clone::clone)?;
        let name = later().making.dated((text().game)(order, level), day);
        let head = level.map_or_else(
            || view! { <p class="puzzle-level">{words.unknown}</p> }.into_any(),
            |level| {
                view! {
                    <p class="puzzle-level">
                        <LevelBars level />
                        <strong>{name}</strong>
                        <span class="choice-text">{(later().level_means)(level)}</span>
                    </p>
                }
                .into_any()
            },
        );
        let numbers = match rated {
            Some(Rated { rating, .. }) => numbers(&rating),
            None => view! { <p class="choice-text">{words.rating}</p> }.into_any(),
        };
        Some(view! {
            <div class="dialog-body puzzle-facts" role="status">
                {head}
                <p>{(words.givens)(givens)}</p>
                <details class="more-options" id="details">
                    <summary>{words.details}</summary>
                    <div class="more-options-body">
                        {numbers}
                        {recipe
                    .map(|recipe| {
                        let (name, help) = later().making.recipe;
                        view! {
                            <div class="field recipe">
                                <span class="field-name">{name}</span>
                                <ShareText label=name shared=recipe />
                                <span class="field-help">{help}</span>
                            </div>
                        }
                    })}
                    </div>
                </details>
            </div>
        })
    }
}
