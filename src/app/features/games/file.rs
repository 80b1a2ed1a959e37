//! Saving to files and reading them, and the games that can't be read.

use crate::app::{
    browser::files,
    shared::icons::{FILE_IN, FILE_OUT, Icon, TRASH},
    storage::file::read_in,
    store::Store,
    text::{games::FileText, later},
};
use leptos::{ev, prelude::*, task::spawn_local};
use sudoku_play::{
    session::GamesMsg,
    ui::Importing,
    view::{Content, GamesView},
};

/// The actions on unreadable games: save them as a file, or remove them after a confirmation.
#[component]
pub(super) fn Farewell() -> impl IntoView {
    let store = expect_context::<Store>();
    let words = &later().games;
    let seen = move |what: fn(&GamesView) -> bool| {
        Memo::new(move |_| store.showing(Content::games, what).unwrap_or_default())
    };
    let (removable, asked) = (seen(|view| view.removable > 0), seen(|view| view.farewell));
    let (question, remove, keep) = words.farewell;
    // The same button asks and cancels, so that the focus stays, and a double press removes nothing.
    let toggled = move |_| store.send(GamesMsg::Part(!asked.get_untracked()));
    view! {
        <Show when=move || removable.get()>
            <Show when=move || asked.get()>
                <p class="card-text" role="alert">
                    {question}
                </p>
            </Show>
            <div class="games-buttons">
                <button class="button" type="button" on:click=move |_| store.send(GamesMsg::ExportUnreadable)>
                    <Icon icon=FILE_OUT />
                    {words.part.0}
                </button>
                <button class="button" type="button" on:click=toggled>
                    {move || if asked.get() { keep } else { words.part.1 }}
                </button>
                <Show when=move || asked.get()>
                    <button class="button" type="button" on:click=move |_| store.send(GamesMsg::RemoveUnreadable)>
                        <Icon icon=TRASH />
                        {remove}
                    </button>
                </Show>
            </div>
        </Show>
    }
}

/// Saving everything as a file, and reading a file, chosen or dropped on the dialog.
#[component]
pub(super) fn Files() -> impl IntoView {
    let store = expect_context::<Store>();
    let words = &later().games;
    let FileText { title, sentence, save, read } = words.file;
    let take = move |file: Option<files::Chosen>| {
        if let Some(file) = file {
            spawn_local(read_in(store, file));
        }
    };
    let importing = Memo::new(move |_| store.showing(Content::games, |view| view.importing).flatten());
    let stoppable = move || importing.get().is_some_and(|at| at != Importing::Writing);
    let held = RwSignal::new(false);
    let over = window_event_listener(ev::dragenter, move |event| {
        if files::is_held(&event) {
            held.set(true);
        }
    });
    on_cleanup(move || over.remove());
    view! {
        <section class="games-files">
            <h3 class="games-title">{title}</h3>
            <p class="card-text">{sentence}</p>
            <div class="games-buttons">
                <button class="button" type="button" on:click=move |_| store.send(GamesMsg::Export { part: false })>
                    <Icon icon=FILE_OUT />
                    {save}
                </button>
                <Show when=move || importing.get().is_none()>
                    <label class="button file-button">
                        <Icon icon=FILE_IN />
                        {read}
                        <input type="file" on:change=move |event| take(files::chosen(&event)) />
                    </label>
                </Show>
                <Show when=stoppable>
                    <button class="button games-stop" type="button" on:click=move |_| store.send(GamesMsg::StopImport)>
                        {words.importing.1}
                    </button>
                </Show>
            </div>
            <p class="card-text" role="status">
                {move || importing.get().map(words.importing.0)}
            </p>
        </section>
        <Show when=move || held.get()>
            <div
                class="drop"
                on:dragleave=move |_| held.set(false)
                // The window handles the drop, here as elsewhere.
                on:drop=move |_| held.set(false)
            >
                {words.drop}
            </div>
        </Show>
    }
}
