//! The rules of Sudoku: a full board, and a sentence for each kind of house, which lights one.

use super::{begin, sizes::SizeSwitch};
use crate::app::{shared::picture::Drawn, store::Store, text::later};
use leptos::prelude::*;
use sudoku_core::{Grid, HouseKind, Shape};
use sudoku_play::{
    features::{
        learn::{
            RulesView,
            view::{LearnPlace, LearnView},
        },
        moments::view::PositionView,
    },
    messages::{Course, LearnMsg},
};

#[component]
pub(super) fn Rules(view: Memo<Option<LearnView>>) -> impl IntoView {
    let store = expect_context::<Store>();
    let words = &later().learn;
    let rules = Memo::new(move |_| {
        view.with(|view| match &view.as_ref()?.place {
            LearnPlace::Rules(rules) => Some(rules.clone()),
            _ => None,
        })
    });
    let shape = Memo::new(move |_| {
        rules.with(|rules| rules.as_ref().map_or(Shape::S9, |rules| rules.board.shape()).clone())
    });
    let kind =
        Memo::new(move |_| rules.with(|rules| rules.as_ref().map_or(HouseKind::Row, |rules| rules.kind)));
    let drawn = move || {
        rules.get().map(|RulesView { board, lit, .. }| {
            let givens = Grid::empty(board.shape());
            let picture = PositionView { board, givens, differs: lit, number: 0, filled: (0, 0) };
            view! { <Drawn picture /> }
        })
    };
    let sentences = move || {
        let sentence = |(one, said): (HouseKind, String)| {
            let light = move |_| store.send(LearnMsg::Light(one));
            view! {
                <li>
                    <button
                        class="rule"
                        type="button"
                        aria-pressed=move || (kind.get() == one).to_string()
                        on:click=light
                    >
                        {said}
                    </button>
                </li>
            }
        };
        HouseKind::USUAL.into_iter().zip(words.rules_said(&shape.get())).map(sentence).collect_view()
    };
    view! {
        <article class="learn-rules">
            <h3 class="learn-name">{words.rules()}</h3>
            <div class="rules-board" role="img" aria-label=move || words.rules_board(&shape.get(), kind.get())>
                {drawn}
            </div>
            <div class="rules-side">
                <ol class="rules-said">{sentences}</ol>
                <SizeSwitch
                    name="rules-size"
                    sizes={Shape::offered().collect::<Vec<_>>()}
                    chosen=shape
                    choose=move |shape| store.send(LearnMsg::Rules(Some(shape)))
                />
                <div class="learn-do">
                    {begin(store, Course::Unit(0), words.rules_start(), "button primary")}
                </div>
            </div>
        </article>
    }
}
