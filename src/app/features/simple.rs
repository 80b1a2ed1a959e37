//! The simple view: large keys, Undo, a kind hint, and the way back to the full page. It takes the place of
//! everything beside the board.

use crate::app::{
    shared::{
        icons::{HINT, Icon, UNDO},
        symbol::symbol,
    },
    store::Store,
    text::{later, text},
};
use leptos::prelude::*;
use sudoku_core::Digit;
use sudoku_play::{
    game::turns::Applied,
    messages::{GameMsg, HintMsg, InputMsg, Msg, SettingsMsg},
    saved::settings::Switch,
    taught::HintSays,
};

#[component]
pub(crate) fn SimplePanel() -> impl IntoView {
    let store = expect_context::<Store>();
    let words = &later().simple;
    let shape = store.shape();
    let tools = store.tools();
    let can_undo = Memo::new(move |_| tools.with(|tools| tools.can_undo));
    let hint =
        Memo::new(move |_| store.teacher().with(|view| view.hint.as_ref().map(|hint| hint.says.clone())));
    let said = move || hint.get().map(|says| words.says(&says, store.locale()));
    let (name, msgs) = (move || further(hint.get().as_ref()).0, move || further(hint.get().as_ref()).1);
    let off = Memo::new(move |_| msgs().is_empty());
    view! {
        <section class="panel simple" role="region" aria-label=words.panel()>
            <h1 class="vh">{text().head.name()}</h1>
            // One place for all its words, so that nothing below it moves.
            // Its words name the things on the screen; a screen reader speaks those of the hint.
            <p class="simple-said" aria-hidden="true">{said}</p>
            <div class="simple-keys" data-density=move || shape.get().density().slug()>
                {move || Digit::all(&shape.get()).map(|digit| key(store, digit)).collect_view()}
            </div>
            <div class="simple-tools">
                <button
                    class="button simple-undo"
                    type="button"
                    disabled=move || !can_undo.get()
                    on:click=move |_| store.send(GameMsg::Undo)
                >
                    <Icon icon=UNDO />
                    {words.undo()}
                </button>
                <button
                    class="button primary simple-help"
                    type="button"
                    disabled=move || off.get()
                    on:click=move |_| untrack(msgs).into_iter().for_each(|msg| store.send(msg))
                >
                    <Icon icon=HINT />
                    {name}
                </button>
            </div>
            <button
                class="simple-leave"
                type="button"
                on:click=move |_| store.send(SettingsMsg::Set(Switch::Simple, false))
            >
                {words.leave()}
            </button>
        </section>
    }
}

/// A key: it enters its digit in the selected cell, in place of another.
fn key(store: Store, digit: Digit) -> impl IntoView {
    let done =
        Memo::new(move |_| store.keys().with(|keys| keys.iter().any(|key| key.digit == digit && key.done)));
    view! {
        <button
            class="simple-key"
            class:done=move || done.get()
            type="button"
            data-digit=digit.number()
            on:click=move |_| store.send(InputMsg::Enter(digit))
        >
            {symbol("key-digit", digit)}
        </button>
    }
}

/// The name of the button for help, and its messages: where to look, then the thing, then the thing in its place.
/// Techniques have no name here.
fn further(hint: Option<&HintSays>) -> (&'static str, Vec<Msg>) {
    let words = &later().simple;
    match hint {
        None => (words.help(), vec![HintMsg::Next.into()]),
        Some(HintSays::Where(_)) => (words.more(), vec![HintMsg::Next.into(), HintMsg::Next.into()]),
        Some(HintSays::What(..)) => (words.more(), vec![HintMsg::Next.into()]),
        Some(HintSays::Why(_, Applied::Digit(_))) => (words.place(), vec![HintMsg::Apply.into()]),
        Some(HintSays::WrongDigits(_, false)) => (words.more(), vec![HintMsg::Which.into()]),
        // The hint ends here.
        Some(HintSays::WrongDigits(..) | HintSays::Why(..) | HintSays::LostNotes(..) | HintSays::Nothing) => {
            (words.help(), vec![HintMsg::Close.into()])
        }
        Some(HintSays::Looking) => (words.help(), Vec::new()),
    }
}
