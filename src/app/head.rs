//! The header: name, size and level, clock, and the actions on a game.

use super::{
    browser::sheets,
    shared::{
        icons::{Brand, Drawing, GAMES, Icon, KEYS, LINK, MORE, PAUSE, PLAY, SLIDERS},
        live,
    },
    store::Store,
    text::{text, time},
};
use leptos::prelude::*;
use sudoku_play::{messages::PageMsg, saved::settings::ClockSetting, ui::Dialog, view::SaveState};

/// The header. A quiet page has the name alone; its doors are on a sheet.
#[component]
pub(crate) fn Head() -> impl IntoView {
    let store = expect_context::<Store>();
    let words = &text().head;
    let head = store.head();
    let clock = Memo::new(move |_| head.get().clock);
    let save = Memo::new(move |_| head.get().save);
    let game = Memo::new(move |_| head.with(|head| (head.shape.clone(), head.level, head.day)));
    let whole = Memo::new(move |_| store.settings().get().tools);
    let name = move || {
        let (shape, level, day) = game.get();
        let name = text().boards.game(&shape, level);
        day.map_or_else(|| name.clone(), |day| format!("{name} · {}", text().dates.short(day)))
    };
    view! {
        <header class="bar">
            <div class="brand-block">
                <h1 class="brand">
                    <Brand />
                    {words.name()}
                </h1>
                <p class="game-label">
                    {live::either(
                        move || whole.get(),
                        move || view! {
                            <button
                                class="game-name"
                                type="button"
                                aria-label=live::words(move || text().head.about(&name()))
                                on:click=move |_| store.send(PageMsg::Open(Dialog::Puzzle))
                            >
                                {live::drawn(name)}
                            </button>
                        },
                        move || view! { <span>{live::drawn(name)}</span> },
                    )}
                    <span
                        class="save-state"
                        data-saved=live::words(move || (save.get() != SaveState::Failed).then_some(""))
                    >{live::drawn(move || words.save(save.get()))}</span>
                </p>
            </div>
            {live::when(move || whole.get() && clock.get() != ClockSetting::Off, || view! { <Clock /> })}
            {live::when(move || whole.get(), move || view! {
                <nav class="bar-actions" aria-label=words.actions()>
                    <button class="button bar-more" type="button" popovertarget="more-actions">
                        <Icon icon=MORE />
                        <span>{words.more()}</span>
                    </button>
                    // With enough room they are all in the bar, without a menu.
                    <div class="more-actions sheet" id="more-actions" popover="auto">
                        <Doors />
                    </div>
                </nav>
            })}
        </header>
    }
}

/// The doors to the dialogs about games and the page.
#[component]
pub(super) fn Doors() -> impl IntoView {
    let words = &text().head;
    view! {
        <Open dialog=Dialog::Games icon=GAMES name=words.games() />
        <Open dialog=Dialog::Link icon=LINK name=words.link() />
        <Open dialog=Dialog::Settings icon=SLIDERS name=words.settings() />
        <Open dialog=Dialog::Help icon=KEYS name=words.help() />
    }
}

/// The time, if shown, on the button that pauses it.
#[component]
fn Clock() -> impl IntoView {
    let store = expect_context::<Store>();
    let words = &text().head;
    let head = store.head();
    let shown =
        Memo::new(move |_| head.with(|head| (head.clock == ClockSetting::Shown).then(|| time(head.seconds))));
    let finished = Memo::new(move |_| head.get().finished);
    let paused = Memo::new(move |_| head.get().paused);
    let label = move || {
        let does = if paused.get() { words.resume() } else { words.pause() };
        shown.get().map_or_else(|| does.to_owned(), |time| format!("{does}, {time}"))
    };
    view! {
        <button
            class="clock"
            type="button"
            aria-label=live::words(label)
            disabled=live::flag(move || finished.get() || !store.panel().get().shows_the_game())
            on:click=move |_| store.send(PageMsg::Pause)
        >
            <span class="clock-time">{live::drawn(move || shown.get())}</span>
            {live::drawn(move || view! { <Icon icon=if paused.get() { PLAY } else { PAUSE } /> })}
        </button>
    }
}

/// A button that opens a dialog.
#[component]
fn Open(dialog: Dialog, icon: Drawing, name: &'static str) -> impl IntoView {
    let store = expect_context::<Store>();
    view! {
        <button
            class="button"
            type="button"
            data-opens=dialog.slug()
            on:click=move |_| {
                store.send(PageMsg::Open(dialog));
                // A closing dialog returns the focus to the menu's button, as the menu has closed by then.
                sheets::close_all();
            }
        >
            <Icon icon />
            <span>{name}</span>
        </button>
    }
}
