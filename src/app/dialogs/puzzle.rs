//! The facts about the current puzzle: its level, its ratings, and, behind a disclosure, its hardest
//! technique.

use super::{fields::LevelBars, share::ShareText};
use crate::app::{
    store::Store,
    text::{later, text},
};
use leptos::prelude::*;
use sudoku_core::{
    play::view::{Content, PuzzleView},
    rating::Rated,
    rating::Rating,
};

#[component]
pub(super) fn PuzzleFacts() -> impl IntoView {
    let store = expect_context::<Store>();
    let words = &later().puzzle;
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
        let score = rated.map(|Rated { rating, .. }| score(&rating));
        let numbers = match rated {
            Some(Rated { rating, .. }) => numbers(&rating),
            None => view! { <p class="choice-text">{words.rating}</p> }.into_any(),
        };
        Some(view! {
            <div class="dialog-body puzzle-facts" role="status">
                {head}
                <dl class="facts">
                    <div>
                        <dt>{words.givens}</dt>
                        <dd>{givens}</dd>
                    </div>
                    {score}
                </dl>
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
        })
    }
}

/// The verdict on a puzzle that isn't on the board: its level, and the ratings.
pub(super) fn verdict(rated: Option<Rated>) -> AnyView {
    let Some(Rated { graded, rating }) = rated else {
        return view! { <p class="choice-text">{later().puzzle.rating}</p> }.into_any();
    };
    view! {
        <div class="puzzle-facts">
            <p class="puzzle-level">
                <LevelBars level=graded.level />
                <strong>{(text().level)(graded.level)}</strong>
                <span class="choice-text">{(later().level_means)(graded.level)}</span>
            </p>
            <details class="more-options">
                <summary>{(later().puzzle.rated)(rating.hardest.to_string())}</summary>
                <div class="more-options-body">
                    <dl class="facts">{score(&rating)}</dl>
                    {numbers(&rating)}
                </div>
            </details>
        </div>
    }
    .into_any()
}

/// The score, as a row of facts.
fn score(rating: &Rating) -> AnyView {
    let words = &later().puzzle;
    view! {
        <div>
            <dt>{words.score.0}</dt>
            <dd>{(words.scored)(rating)}</dd>
        </div>
    }
    .into_any()
}

/// The ratings, and the hardest technique.
fn numbers(rating: &Rating) -> AnyView {
    let words = &later().puzzle;
    let ratings = [rating.hardest, rating.first_placement, rating.first_step];
    let rows = words.ratings.into_iter().zip(ratings).map(|(name, rating)| {
        view! {
            <div>
                <dt>{name}</dt>
                <dd>{rating.to_string()}</dd>
            </div>
        }
    });
    let hardest = match (rating.technique, rating.trials) {
        (_, Some(trials)) => Some((words.trials)(trials)),
        (technique, None) => technique.map(words.technique),
    };
    view! {
        <dl class="facts">
            {rows.collect_view()}
        </dl>
        <p class="choice-text">{words.score.1} " " {words.scale}</p>
        <details class="more-options">
            <summary>{words.hardest}</summary>
            <p class="more-options-body">{hardest}</p>
        </details>
    }
    .into_any()
}
