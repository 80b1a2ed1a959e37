//! Sizes and levels: a press on a level makes a puzzle. Today's is above them, and the doors to other ways below.

use super::{Way, foot::Doors, measure::outcome, today::TodayCard};
use crate::app::{
    browser::bars,
    shared::{
        fields::LevelBars,
        icons::{Icon, NEXT},
        sizes::{Rules, Sizes},
    },
    store::Store,
    text::{Has, later, text},
};
use leptos::prelude::*;
use sudoku_core::{Shape, generate::Variant, level::Level};
use sudoku_play::{
    messages::{MakeMsg, SettingsMsg},
    saved::settings::Switch,
};

#[component]
pub(super) fn Levels(way: RwSignal<Way>) -> impl IntoView {
    let store = expect_context::<Store>();
    let words = &later().making;
    let here = way.get_untracked();
    let daily = here == Way::Today;
    let shape = Memo::new(move |_| store.dialog().with(|view| view.puzzle_form.shape.clone()));
    // Take the day on the page, even if the clock has passed midnight.
    let today = move || store.making().with(|making| making.as_ref().map(|view| view.today.daily.date));
    let press = move |level: Level| match untrack(today).filter(|_| daily) {
        Some(today) => store.send(MakeMsg::Daily(level, today)),
        None => store.send(MakeMsg::Start(level)),
    };
    // The player's own level, so that Enter makes another of the same kind.
    let usual = store.dialog().with_untracked(|view| view.puzzle_form.level);
    // A player who plays other rules has them here as well.
    let offers_rules = move || match here {
        Way::Sheet => store.dialog().with(|view| view.puzzle_form.variant.is_some()),
        Way::More => Variant::all().any(|variant| variant.fits(&shape.get())),
        Way::Today => Variant::all().any(|variant| variant.is_daily() && variant.fits(&shape.get())),
        Way::Custom | Way::Enter => false,
    };
    let kind = Memo::new(move |_| {
        let form = store.dialog().with(|view| view.puzzle_form.clone());
        if daily { form.for_the_day() } else { form }
    });
    let levels = move || {
        let form = kind.get();
        let has = Has::in_variant(form.variant);
        let offered = Level::ALL.into_iter().filter(move |&level| form.has(level));
        offered
            .map(|level| {
                view! {
                    <button
                        class="level"
                        type="button"
                        id=format!("level-{}", level.slug())
                        autofocus=level == usual
                        on:click=move |_| press(level)
                    >
                        <LevelBars level />
                        <span class="choice-name">{text().level(level)}</span>
                        <span class="choice-text">{later().dialog.level_means(level, has)}</span>
                        <Icon icon=NEXT />
                    </button>
                }
            })
            .collect_view()
    };
    view! {
        <div class="dialog-body first-choice">
            {(here == Way::Sheet).then(|| view! { <TodayCard way /> })}
            <Sizes />
            {move || offers_rules().then(|| view! { <Rules daily /> })}
            <div class="group">
                {daily.then(|| view! { <p class="field-help">{move || today().map(|day| words.on_day(day))}</p> })}
                <div
                    class="levels"
                    role="toolbar"
                    aria-orientation="vertical"
                    aria-label=later().dialog.level()
                    on:focusin=move |event| bars::entered(&event)
                    on:focusout=move |event| bars::left(&event)
                    on:keydown=move |event| {
                        if bars::turned(&event) {
                            event.prevent_default();
                        }
                    }
                >
                    {levels}
                </div>
            </div>
            // Below the levels, so that none moves when it comes.
            {move || (shape.get() == Shape::S4).then(|| offer(store))}
        </div>
        <div role="status" class="made">
            {move || outcome(store)} {move || (!daily).then(|| further(store))}
        </div>
        <Doors way />
    }
}

/// Draws the switch of the simple view, for the size that children begin with.
fn offer(store: Store) -> impl IntoView {
    let (name, does) = (later().simple.offer(), later().simple.offer_help());
    view! {
        <label class="switch">
            <span class="switch-name">{name}</span>
            <span class="switch-text" id="does-simple">{does}</span>
            <input
                type="checkbox"
                role="switch"
                name="simple"
                aria-label=name
                aria-describedby="does-simple"
                prop:checked=move || store.settings().get().simple
                on:change=move |event| {
                    store.send(SettingsMsg::Set(Switch::Simple, event_target_checked(&event)));
                }
            />
        </label>
    }
}

/// The button that goes on looking for a puzzle of the same level.
fn further(store: Store) -> Option<AnyView> {
    store.dialog().with(|view| view.looks_further).then(|| {
        view! {
            <button class="button" type="button" id="make" on:click=move |_| store.send(MakeMsg::GenerateSame)>
                {later().dialog.keep_looking()}
            </button>
        }
        .into_any()
    })
}
