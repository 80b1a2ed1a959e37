//! A puzzle made to measure: its requirements, and the nearest result.

use super::{
    foot::MakeFoot,
    pattern::Pattern,
    seed::SeedField,
    way::{LevelWish, Way},
};
use crate::app::{
    browser::dom,
    shared::{
        fields::{Fault, Select},
        sizes::{Rules, Sizes},
        small_board::SmallBoard,
    },
    store::Store,
    text::later,
};
use leptos::prelude::*;
use sudoku_core::{
    Filling, Symmetry,
    generate::{Variant, measure::Measure, recipe::Recipe},
};
use sudoku_play::{
    features::making::view::NearestView,
    messages::MakeMsg,
    ui::{BoardFrom, MeasureForm, PuzzleForm},
};

#[component]
pub(super) fn Measures() -> impl IntoView {
    let store = expect_context::<Store>();
    let words = &later().making;
    let form = Memo::new(move |_| {
        store.making().with(|making| making.as_ref().map_or_else(MeasureForm::default, |view| view.form))
    });
    let wanted = Memo::new(move |_| store.dialog().with(|view| view.puzzle_form.clone()));
    let symmetries = move || {
        let PuzzleForm { shape, .. } = wanted.get();
        let drawn = wanted.with(PuzzleForm::drawn);
        Symmetry::all_on(&shape).filter(|&one| drawn.fits_symmetry(&shape, one)).collect::<Vec<_>>()
    };
    let offers_rules =
        Memo::new(move |_| wanted.with(|wanted| Variant::all().any(|variant| variant.fits(&wanted.shape))));
    let has_clues = move || wanted.with(PuzzleForm::has_clues);
    let has_cages = move || wanted.with(PuzzleForm::has_cages);
    let change = Callback::new(move |next: MeasureForm| store.send(MakeMsg::Form(Box::new(next))));
    let minimal = Asked { form, change, get: |form| form.minimal, set: |form, on| form.minimal = on };
    let way_open = RwSignal::new(false);
    let symmetry = move || if has_cages() { words.symmetry_cages() } else { words.symmetry_givens() };
    let draws = Asked { form, change, get: |form| form.draws, set: |form, on| form.draws = on };
    view! {
        <div class="dialog-body">
            <Sizes />
            <Show when=move || offers_rules.get()>
                <Rules />
            </Show>
            <LevelWish form change wanted />
            <Show when=has_clues>
                <Clues form change />
            </Show>
            <Show when=move || !has_cages()>{minimal.switch("minimal", (words.minimal(), words.minimal_help()))}</Show>
            <fieldset class="group">
                <legend>{symmetry}</legend>
                <Select
                    name="symmetry"
                    label=words.symmetry_givens()
                    value=Signal::derive(move || form.get().symmetry.slug().to_owned())
                    chosen=Callback::new(move |slug: String| {
                        let symmetry = Symmetry::from_slug(&slug).unwrap_or_default();
                        change.run(MeasureForm { symmetry, ..form.get_untracked() });
                    })
                >
                    {move || {
                        let option = |one: Symmetry| {
                            view! { <option value=one.slug()>{words.symmetry(one)}</option> }
                        };
                        symmetries().into_iter().map(option).collect_view()
                    }}
                </Select>
            </fieldset>
            <Show when=move || !has_cages()>{draws.switch("draws", (words.draws(), words.draws_help()))}</Show>
            <Show when=move || form.get().draws>
                <Pattern />
            </Show>
            <Boards form change />
            <details class="more-options" id="way" on:toggle=move |event| way_open.set(dom::is_open(event.target()))>
                <summary>{words.way()}</summary>
                // The lists name every technique twice, so they are made only when they open.
                <Show when=move || way_open.get()>
                    <div class="more-options-body">
                        <Way form change wanted />
                    </div>
                </Show>
            </details>
            <SeedField />
        </div>
        <div role="status" class="made">
            {move || outcome(store)}
        </div>
        <MakeFoot
            press=Callback::new(move |()| store.send(MakeMsg::Measure))
            name=Signal::derive(move || {
                let further = store.dialog().with(|view| view.looks_further);
                if further { later().dialog.keep_looking() } else { later().dialog.make() }
            })
            many=true
        />
    }
}

/// The outcome of the request: why it is impossible, or was not found, or the nearest result.
pub(super) fn outcome(store: Store) -> Option<AnyView> {
    let fault = store.dialog().with(|view| {
        let refused = view.refusal.as_ref().map(|refused| later().refusals.said(refused, store.locale()));
        refused.or_else(|| view.not_made.as_ref().map(|fault| later().dialog.cannot_make(fault)))
    });
    if let Some(said) = fault {
        return Some(view! { <Fault said /> }.into_any());
    }
    let nearest = store.making().with(|making| making.as_ref().and_then(|making| making.nearest.clone()));
    nearest.map(|nearest| match nearest.recipe.clone() {
        Recipe::Measure(measure) => view! { <Nearest view=*nearest measure=*measure /> }.into_any(),
        Recipe::Spec(_) | Recipe::Daily(_) => view! {
            <Fault said=later().making.nearest_to(&nearest) />
            <PlayNearest />
        }
        .into_any(),
    })
}

/// Plays the nearest result.
#[component]
fn PlayNearest() -> impl IntoView {
    let store = expect_context::<Store>();
    view! {
        <button class="button" type="button" id="play-nearest" on:click=move |_| store.send(MakeMsg::PlayNearest)>
            {later().dialog.play_nearest()}
        </button>
    }
}

/// The nearest result, and how it differs from the request.
#[component]
fn Nearest(
    /// The nearest puzzle, with its facts.
    view: NearestView,
    /// The request.
    measure: Measure,
) -> impl IntoView {
    let words = &later().making;
    let lacks = view.lacks.iter().map(|&lack| view! { <li>{later().lacks.lack(lack, &measure)}</li> });
    view! {
        <section class="nearest">
            <SmallBoard givens=view.clues.clone() />
            <div>
                <p>{words.nearest_to(&view)}</p>
                <ul class="lacks">{lacks.collect_view()}</ul>
                <PlayNearest />
            </div>
        </section>
    }
}

/// A switch of the form.
#[derive(Clone, Copy)]
struct Asked {
    form: Memo<MeasureForm>,
    change: Callback<MeasureForm>,
    get: fn(&MeasureForm) -> bool,
    set: fn(&mut MeasureForm, bool),
}

impl Asked {
    fn switch(self, name: &'static str, (title, sentence): (&'static str, &'static str)) -> AnyView {
        let turned = move |event| {
            let mut next = self.form.get_untracked();
            (self.set)(&mut next, event_target_checked(&event));
            self.change.run(next);
        };
        view! {
            <label class="switch">
                <span class="switch-name">{title}</span>
                <span class="switch-text">{sentence}</span>
                <input
                    type="checkbox"
                    role="switch"
                    name=name
                    prop:checked=move || self.form.with(self.get)
                    on:change=turned
                />
            </label>
        }
        .into_any()
    }
}

#[component]
fn Clues(form: Memo<MeasureForm>, change: Callback<MeasureForm>) -> impl IntoView {
    let store = expect_context::<Store>();
    let words = &later().making;
    let (title, label) = (words.clues(), words.clues_number());
    let answers = [words.clues_any(), words.clues_exactly(), words.clues_at_most()];
    let chosen = move || form.with(|form| form.clues.map_or(0, |_| 1 + usize::from(form.or_fewer)));
    let choose = move |answer: usize| {
        let before = form.get_untracked();
        let usual = store.dialog().with_untracked(|view| MeasureForm::usual_clues(&view.puzzle_form.shape));
        let clues = (answer > 0).then(|| before.clues.unwrap_or(usual));
        change.run(MeasureForm { clues, or_fewer: answer == 2, ..before });
    };
    let segment = move |(answer, name): (usize, &'static str)| {
        view! {
            <label class="segment">
                <input
                    type="radio"
                    name="clues"
                    value=answer
                    prop:checked=move || chosen() == answer
                    on:change=move |_| choose(answer)
                />
                {name}
            </label>
        }
    };
    view! {
        <fieldset class="group">
            <legend>{title}</legend>
            <div class="asked">
                <div class="segments">{answers.into_iter().enumerate().map(segment).collect_view()}</div>
                <Show when=move || { chosen() > 0 }>
                    <input
                        class="input number"
                        type="number"
                        name="count"
                        inputmode="numeric"
                        min="1"
                        aria-label=label
                        prop:value=move || form.get().clues.map(|clues| clues.to_string()).unwrap_or_default()
                        on:input=move |event| {
                            if let Ok(clues) = event_target_value(&event).parse() {
                                change.run(MeasureForm { clues: Some(clues), ..form.get_untracked() });
                            }
                        }
                    />
                </Show>
            </div>
        </fieldset>
    }
}

/// The source of the full board.
#[component]
fn Boards(form: Memo<MeasureForm>, change: Callback<MeasureForm>) -> impl IntoView {
    let store = expect_context::<Store>();
    let words = &later().making;
    let here = move || store.making().with(|making| making.as_ref().is_some_and(|view| view.here));
    let fits = move |board: BoardFrom| store.dialog().with(|view| board.fits(&view.puzzle_form));
    let boards =
        [BoardFrom::Filling(Filling::Random), BoardFrom::Filling(Filling::Permutation), BoardFrom::Here];
    let boards = boards.map(|board| {
        view! {
            <label class="segment">
                <input
                    type="radio"
                    name="board"
                    disabled=move || !fits(board) || board == BoardFrom::Here && !here()
                    prop:checked=move || form.get().board == board
                    on:change=move |_| change.run(MeasureForm { board, ..form.get_untracked() })
                />
                {words.board_from(board)}
            </label>
        }
    });
    view! {
        <fieldset class="group">
            <legend>{words.board()}</legend>
            <div class="segments">{boards.into_iter().collect_view()}</div>
        </fieldset>
    }
}
