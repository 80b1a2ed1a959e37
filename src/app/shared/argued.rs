//! The question for the reason of a move: what is marked, by buttons for houses, and the judgement. The cells are
//! marked on the board.

use crate::app::{
    shared::{live, sentence::Sentence},
    store::Store,
    text::later,
};
use leptos::{ev, prelude::*};
use sudoku_core::{
    House,
    explain::{self, Span, plain},
};
use sudoku_play::{messages::MarkMsg, taught::ArguedView};

/// Where the question stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Asked {
    /// In a game.
    Game,
    /// In an exercise.
    Exercise,
}

/// A pointer press on a button leaves the focus on the board.
fn keep_the_keys(event: ev::MouseEvent) {
    event.prevent_default();
}

#[component]
pub(crate) fn Argued(view: Memo<Option<ArguedView>>, at: Asked, tell: Callback<MarkMsg>) -> impl IntoView {
    let store = expect_context::<Store>();
    let words = &later().argue;
    // The names of an exercise are not those of the game below it.
    let is_apart = at == Asked::Exercise;
    let asked = Memo::new(move |_| {
        view.with(|view| {
            view.as_ref().map(|view| (words.ask(view), view.shape.clone(), view.argument.places))
        })
    });
    let judged = Memo::new(move |_| {
        view.with(|view| {
            let view = view.as_ref()?;
            let said = explain::judgement(&view.argument, view.judged.as_ref()?, &view.shape, store.locale());
            Some((said, view.shape.clone(), view.judged.as_ref()?.holds()))
        })
    });
    let houses =
        Memo::new(move |_| view.with(|view| view.as_ref().map_or_else(Vec::new, |view| view.houses.clone())));
    let is_marked = move |house: House| {
        view.with(|view| view.as_ref().is_some_and(|view| view.argument.houses.contains(&house)))
    };
    let chip = move |house: House| {
        let name = move || {
            let shape = view.with_untracked(|view| view.as_ref().map(|view| view.shape.clone()));
            shape.map(|shape| explain::capitalised(&plain(&[Span::House(house)], &shape, store.locale())))
        };
        view! {
            <button
                class="button argued-house"
                type="button"
                aria-pressed=move || is_marked(house).to_string()
                on:mousedown=keep_the_keys
                on:click=move |_| tell.run(MarkMsg::House(house))
            >
                {name}
            </button>
        }
    };
    let act = move |name: &'static str, class: &'static str, msg: MarkMsg| {
        view! {
            <button class=class type="button" on:mousedown=keep_the_keys on:click=move |_| tell.run(msg)>
                {name}
            </button>
        }
    };
    view! {
        <div class="argued">
            {live::drawn(move || {
                asked.get().map(|(said, shape, places)| {
                    view! {
                        <div class="argued-ask"><Sentence spans=said shape=shape apart=is_apart /></div>
                        <p class="argued-how" hidden=move || judged.with(Option::is_some)>
                            {if places { words.how_placed() } else { words.how_removed() }}
                        </p>
                    }
                })
            })}
            <div class="argued-said" role="status">
                {live::drawn(move || {
                    judged.get().map(|(said, shape, holds)| {
                        view! { <div class:alarm=!holds><Sentence spans=said shape=shape apart=is_apart /></div> }
                    })
                })}
            </div>
            {move || {
                let houses = houses.get();
                (!houses.is_empty()).then(|| view! {
                    <div class="argued-houses" role="group" aria-label=words.houses()>
                        {houses.into_iter().map(chip).collect_view()}
                    </div>
                })
            }}
            <div class="argued-do">
                {act(words.judge(), "button primary", MarkMsg::Judge)}
                {act(words.take_back(), "button", MarkMsg::TakeBack)}
                {act(if at == Asked::Exercise { words.show() } else { words.skip() }, "button", MarkMsg::Skip)}
            </div>
        </div>
    }
}
