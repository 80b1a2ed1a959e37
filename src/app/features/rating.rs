//! The facts about the current puzzle: its level, its ratings, and, behind a disclosure, its hardest
//! technique.

use crate::app::{
    shared::copying::ShareText,
    shared::{
        fields::{Busy, LevelBars},
        technique_link::ClueLink,
        verdict::numbers,
    },
    store::Store,
    text::{Has, later, text},
};
use leptos::prelude::*;
use sudoku_core::{Shape, puzzle::PuzzleError, rating::Rated};
use sudoku_play::{
    features::{
        learn::rule_of,
        rating::{ExactView, FigureView, PuzzleView},
    },
    messages::RatingMsg,
    ui::Refusal,
    view::Content,
};

/// The exact figures of other programs, each with the step behind it.
#[component]
fn ExactFigures() -> impl IntoView {
    let store = expect_context::<Store>();
    let words = &later().rating;
    let view = Memo::new(move |_| store.showing(Content::puzzle, |view| view.exact.clone()));
    let line = Memo::new(move |_| store.showing(Content::puzzle, |view| view.rated_line.clone()).flatten());
    let working = Memo::new(move |_| matches!(view.get(), Some(ExactView::Working(_))));
    let share = Signal::derive(move || match view.get() {
        Some(ExactView::Working(progress)) => progress,
        _ => None,
    });
    let [works, stopped, other_size, few] =
        [words.working(), words.stopped(), words.other_size(), words.few_givens()];
    let one = |said: &'static str| view! { <p class="choice-text">{said}</p> }.into_any();
    let row = move |view: &FigureView| {
        let (name, means) = words.figure(view.figure);
        view! {
            <div class="exact-figure">
                <dt>
                    <abbr title=means>{name}</abbr>
                    <span class="choice-text">{means}</span>
                </dt>
                <dd>
                    <strong>{words.value(view)}</strong>
                </dd>
            </div>
        }
    };
    // The steps are hints, and showing one leads into the path.
    let step = move |view: FigureView| {
        let (name, _) = words.figure(view.figure);
        let figure = view.figure;
        let (behind, cost) = view.behind?;
        let show = view.can_show.then(|| {
            view! {
                <button
                    class="button quiet"
                    type="button"
                    aria-label=format!("{}: {name}", words.show())
                    on:click=move |_| store.send(RatingMsg::Show(figure))
                >
                    {words.show()}
                </button>
            }
        });
        Some(view! { <li><span>{name} ": " {words.step(figure, &behind, cost)}</span> {show}</li> })
    };
    let found = move || match view.get() {
        None | Some(ExactView::Working(_)) => ().into_any(),
        Some(ExactView::OtherSize) => one(other_size),
        Some(ExactView::Stopped) => one(stopped),
        Some(ExactView::Found(figures)) => {
            let lacks_se = figures.iter().all(|view| view.rating.is_none());
            view! {
                {lacks_se.then(|| one(few))}
                <dl class="exact-figures">{figures.iter().map(row).collect_view()}</dl>
                <p class="choice-text">{words.exact_help()}</p>
                {line.get().map(|line| view! { <ShareText label=words.line() shared=line /> })}
                <details class="more-options">
                    <summary>{words.steps()}</summary>
                    <div class="more-options-body">
                        <ul class="exact-steps">{figures.into_iter().filter_map(step).collect_view()}</ul>
                    </div>
                </details>
            }
            .into_any()
        }
    };
    view! {
        <section class="exact">
            <h3>{words.exact()}</h3>
            {move || working.get().then(|| view! { <Busy said=works share cancel="exact-stop" /> })}
            {found}
        </section>
    }
}

#[component]
pub(crate) fn PuzzleFacts() -> impl IntoView {
    let store = expect_context::<Store>();
    let words = &later().rating;
    let is_exact = Memo::new(move |_| {
        let found = |view: &PuzzleView| matches!(&view.exact, ExactView::Found(figures) if figures.len() > 1);
        store.showing(Content::puzzle, found).unwrap_or_default()
    });
    move || {
        let PuzzleView { shape, level, givens, rated, day, recipe, .. } = store
            .showing(Content::puzzle, |view| PuzzleView { exact: ExactView::OtherSize, ..view.clone() })?;
        let name = later().making.dated(text().boards.game(&shape, level), day);
        let head = level.map_or_else(
            || view! { <p class="puzzle-level">{words.unknown()}</p> }.into_any(),
            |level| {
                view! {
                    <p class="puzzle-level">
                        <LevelBars level />
                        <strong>{name}</strong>
                        <span class="choice-text">{later().dialog.level_means(level, Has::of(&shape))}</span>
                    </p>
                }
                .into_any()
            },
        );
        let numbers = match rated {
            // Two figures for the same thing would confuse.
            Some(_) if is_exact.get() => ().into_any(),
            Some(Rated { rating: Some(rating), .. }) => numbers(&rating),
            Some(_) => ().into_any(),
            None => view! { <p class="choice-text">{words.rating()}</p> }.into_any(),
        };
        if shape.has_unknown_rules() {
            return Some(unknown(&shape).into_any());
        }
        Some(
            view! {
                <div class="dialog-body puzzle-facts" role="status">
                    {head}
                    {(!shape.is_classic()).then(|| view! { <p>{later().making.rules_of(&shape)}</p> })}
                    {rule_of(&shape).map(|set| view! { <p><ClueLink set /></p> })}
                    <p>{text().counts.givens(givens)}</p>
                    <details class="more-options" id="details">
                        <summary>{words.details()}</summary>
                        <div class="more-options-body">
                            <ExactFigures />
                            {numbers}
                            {recipe
                        .map(|recipe| {
                            let (name, help) = (later().making.recipe(), later().making.recipe_help());
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
            }
            .into_any(),
        )
    }
}

/// The rules of a puzzle that are known, and what its author says about all of them.
fn unknown(shape: &Shape) -> impl IntoView {
    let words = &later().rating;
    let known = later().making.rules_of(shape);
    let said = shape.unknown_rules().map(|rules| rules.said).filter(|said| !said.is_empty());
    let said = match said {
        Some(said) => view! { <p>{words.author_says()}</p> <p class="author-says">{said}</p> }.into_any(),
        None => view! { <p>{words.author_silent()}</p> }.into_any(),
    };
    view! {
        <div class="dialog-body puzzle-facts" role="status">
            <p>{later().refusals.plain(&Refusal::Puzzle(PuzzleError::UnknownRules), text().locale)}</p>
            {said}
            {(!known.is_empty()).then(|| view! { <p>{known}</p> })}
        </div>
    }
}
