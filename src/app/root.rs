//! The root of the page.

use super::{
    announcer::Announcer,
    board::BoardArea,
    browser::{
        address, bars, dom, focus,
        journal::{self, LastGame},
        keyboard, moment, panic, settings, theme,
    },
    dialogs::Dialogs,
    head::Head,
    language,
    listening::listen,
    notice::NoticeBar,
    places::{self, Tabs},
    seams,
    shared::live,
    side::Side,
    storage::file::FileWork,
    store::Store,
    text::text,
};
use crate::app::shared::measures::measures;
use futures::future::{Either, select};
use gloo_timers::future::TimeoutFuture;
use leptos::prelude::*;
use leptos_meta::{Title, provide_meta_context};
use std::{cell::RefCell, pin::Pin};
use sudoku_play::{
    game::Game,
    messages::{AssignmentMsg, BrowserMsg, DiskMsg, LinkMsg, MakeMsg, TextMsg},
    session::Session,
    ui::Untranslated,
};

/// How long the page waits for the disk before it starts without it, in milliseconds.
const PATIENCE: u32 = 2000;

/// The search for the last game on the disk.
type Looking = Pin<Box<dyn Future<Output = LastGame>>>;

/// Looks for the last game, then mounts the page. A slow disk reports later.
pub fn start() {
    panic::watch();
    wasm_bindgen_futures::spawn_local(async {
        let looking: Looking = Box::pin(journal::last_game());
        // English has its words, and waits for none.
        let untranslated = language::bring().await;
        let found = match select(looking, TimeoutFuture::new(PATIENCE)).await {
            Either::Left((found, _)) => Ok(found),
            Either::Right(((), looking)) => Err(looking),
        };
        if let Some(mount) = dom::take_mount() {
            // The page lives as long as the document, so it never unmounts.
            let found = RefCell::new(Some(found));
            leptos::mount::mount_to(mount, move || {
                let untranslated = untranslated.clone();
                let (found, looking) = match found.borrow_mut().take() {
                    Some(Ok(found)) => (Some(found), None),
                    Some(Err(looking)) => (None, Some(looking)),
                    None => (None, None),
                };
                view! { <App found looking=RefCell::new(looking) untranslated /> }
            })
            .forget();
            dom::say_ready();
        }
    });
}

/// Sends the session the game found on the disk.
fn tell(store: Store, found: LastGame) {
    let known = settings::knows_games();
    match found {
        LastGame::Nothing => {
            store.send(DiskMsg::NoGames { known, settings: settings::text().is_some() });
        }
        LastGame::Fault(fault) => store.send(DiskMsg::GamesUnread { known, fault }),
        LastGame::Unreadable => store.send(DiskMsg::Unreadable),
        LastGame::Game { id, restored, unreadable } => {
            store.send(DiskMsg::Restored { game: id, restored });
            if unreadable {
                store.send(DiskMsg::Unreadable);
            }
        }
    }
}

/// The whole page.
#[component]
pub fn App(
    /// The game found on the disk.
    #[prop(default = Some(LastGame::Nothing))]
    found: Option<LastGame>,
    /// Where it is still looked for.
    #[prop(optional)]
    looking: RefCell<Option<Looking>>,
    /// Why the page is not in the language that was wanted.
    #[prop(default = None)]
    untranslated: Option<Untranslated>,
) -> impl IntoView {
    provide_meta_context();
    // Before anything else writes to the address.
    let (shared, fragment) = (address::take_shared(), address::fragment());
    let store = Store::new(Session::new(Game::first(), moment()), seams::parts());
    provide_context(store);
    let parts = store.parts();
    parts.come_along(store);
    if let Some(settings) = settings::read() {
        store.send(DiskMsg::SettingsRead(settings));
    }
    if let Some(spares) = settings::spares() {
        store.send(MakeMsg::SparesRead(spares));
    }
    if let Some(assignment) = settings::assignment() {
        store.send(AssignmentMsg::Stored(assignment));
    }
    store.parts().do_files(store, FileWork::ReadBook);
    if let Some(found) = found {
        tell(store, found);
    }
    if let Some(looking) = looking.take() {
        store.send(DiskMsg::StillReading);
        leptos::task::spawn_local(async move { tell(store, looking.await) });
    }
    let held = listen(store);
    store.focus();
    if !fragment.is_empty() {
        store.send(LinkMsg::Open(fragment));
    }
    if let Some(text) = shared {
        store.send(TextMsg::Paste(text));
    }
    if let Some(why) = untranslated {
        store.send(BrowserMsg::Untranslated(why));
    }
    let theme = Memo::new(move |_| store.settings().get().theme);
    Effect::new(move |_| theme::set(theme.get()));
    let symbols = store.symbols();
    Effect::new(move |_| theme::draw(symbols.get()));
    let look = Memo::new(move |_| {
        let settings = store.settings().get();
        (settings.look(), settings.colours)
    });
    Effect::new(move |_| look.with(|(look, colours)| theme::look(look, *colours)));
    let simple = Memo::new(move |_| store.settings().get().simple);
    let quiet = Memo::new(move |_| !store.settings().get().tools);
    let large = Memo::new(move |_| store.settings().get().large);
    let (panel, shape) = (store.panel(), store.shape());
    let title = Memo::new(move |_| {
        let face = Some(panel.get()).filter(|face| face.lies_over());
        store.head().with(|head| text().boards.title(face, &head.shape, head.level))
    });
    view! {
        <Title text=move || title.get() />
        <div
            class="app"
            data-mode=live::words(move || places::of(panel.get()).name)
            data-density=live::words(move || shape.get().density().slug())
            {..measures(move || shape.get())}
            data-simple=live::words(move || simple.get().then_some(""))
            data-quiet=live::words(move || quiet.get().then_some(""))
            data-large=live::words(move || large.get().then_some(""))
            on:pointerdown:capture=move |_| held.tell()
            on:click:capture=move |_| {
                held.tell();
                // A click on an element without keys would keep the keyboard from the board.
                if keyboard::are_lost() {
                    focus::drawn_cell(store.cursor());
                }
            }
            on:focusin=move |event| bars::entered(&event)
            on:focusout=move |event| bars::left(&event)
            on:keydown=move |event| {
                if bars::turned(&event) {
                    event.prevent_default();
                }
            }
            on:mousedown=move |event| {
                if keyboard::stays_with_the_board(&event) {
                    event.prevent_default();
                    focus::drawn_cell(store.cursor());
                }
            }
        >
            <Head />
            <main class="stage">
                <Tabs />
                <BoardArea />
                <Side />
            </main>
            {live::when(move || store.dialog().with(|view| view.open.is_none()), || view! { <NoticeBar /> })}
            <Announcer id="announcer" />
        </div>
        <Dialogs />
    }
}
