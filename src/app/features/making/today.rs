//! The card of today's puzzle: one for everybody, with the level of the weekday.

use super::Way;
use crate::app::{
    browser::focus,
    shared::{
        fields::LevelBars,
        icons::{CHECK, Icon},
    },
    store::Store,
    text::{later, text},
};
use leptos::prelude::*;
use sudoku_core::explain::capitalised;
use sudoku_play::{features::making::view::Stage, messages::MakeMsg};

/// The day, the level, how far the player is, and the days in a row.
#[component]
pub(super) fn TodayCard(way: RwSignal<Way>) -> impl IntoView {
    let store = expect_context::<Store>();
    let words = &later().making;
    let today =
        Memo::new(move |_| store.making().with(|making| making.as_ref().map(|view| view.today.clone())));
    let others = move |_| {
        way.set(Way::Today);
        focus::id("back");
    };
    move || {
        today.get().map(|today| {
            let [play, go_on, again] = [words.today_play(), words.today_go_on(), words.today_again()];
            let (name, done) = match today.stage {
                Stage::Open => (play, false),
                Stage::Begun => (go_on, false),
                Stage::Done => (again, true),
            };
            let date = today.daily.date;
            view! {
                <section class="today" aria-labelledby="today-name">
                    <LevelBars level=today.daily.level />
                    <div class="today-said">
                        <h3 class="today-name" id="today-name">{words.today()}</h3>
                        <p class="choice-text">
                            {capitalised(&later().calendar.with_weekday(date))} " · " {text().level(today.daily.level)}
                            {(today.streak > 1).then(|| format!(" · {}", later().numbers.days_in_a_row(today.streak as usize)))}
                        </p>
                        <button class="button quiet" type="button" id=Way::Today.door() on:click=others>
                            {words.today_others()}
                        </button>
                    </div>
                    <button
                        class="button"
                        class:primary=!done
                        type="button"
                        id="today"
                        on:click=move |_| store.send(MakeMsg::Today(date))
                    >
                        {done.then(|| view! { <Icon icon=CHECK /> })}
                        {name}
                    </button>
                </section>
            }
        })
    }
}
