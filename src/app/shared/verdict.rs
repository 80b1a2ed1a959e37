//! The verdict on a puzzle: its level, its ratings, and its hardest technique.

use super::{fields::LevelBars, technique_link::linked};
use crate::app::text::{Has, later, text};
use leptos::prelude::*;
use sudoku_core::rating::{Rated, Rating};

/// The verdict on a puzzle that isn't on the board, and has such clues: its level, and the ratings.
pub(crate) fn verdict((rated, has): (Option<Rated>, Has)) -> AnyView {
    let Some(Rated { graded, rating }) = rated else {
        return view! { <p class="choice-text">{later().rating.rating()}</p> }.into_any();
    };
    view! {
        <div class="puzzle-facts">
            <p class="puzzle-level">
                <LevelBars level=graded.level />
                <strong>{text().level(graded.level)}</strong>
                <span class="choice-text">{later().dialog.level_means(graded.level, has)}</span>
            </p>
            {rating.map(|rating| view! {
                <details class="more-options">
                    <summary>{later().rating.rated(&rating.hardest.to_string())}</summary>
                    <div class="more-options-body">{numbers(&rating)}</div>
                </details>
            })}
        </div>
    }
    .into_any()
}

/// The hardest technique, which unfolds.
fn hardest(rating: &Rating) -> AnyView {
    let words = &later().rating;
    let hardest = match (rating.technique, rating.trials) {
        (_, Some(trials)) => Some(words.trial_and_error(trials)),
        (technique, None) => technique.map(|technique| words.hardest_technique(technique)),
    };
    view! {
        <details class="more-options">
            <summary>{words.hardest()}</summary>
            <p class="more-options-body">{hardest.map(|words| linked(&words, None))}</p>
        </details>
    }
    .into_any()
}

/// The ratings and the score, and the hardest technique.
pub(crate) fn numbers(rating: &Rating) -> AnyView {
    let words = &later().rating;
    let ratings = [rating.hardest, rating.first_placement, rating.first_step];
    let rows = words.names().into_iter().zip(ratings).map(|(name, rating)| {
        view! {
            <div>
                <dt>{name}</dt>
                <dd>{rating.to_string()}</dd>
            </div>
        }
    });
    view! {
        <dl class="facts in-rows">
            {rows.collect_view()}
            <div>
                <dt>{words.score()}</dt>
                <dd>{words.score_of(rating)}</dd>
            </div>
        </dl>
        <p class="choice-text">{words.score_help()} " " {words.scale()}</p>
        {hardest(rating)}
    }
    .into_any()
}
