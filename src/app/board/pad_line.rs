//! The line at the pad: the action of its keys, the locked digit and how to release it, the digits to
//! highlight, and the two ends of a trial. Its height never changes, so that no key moves under a finger.

use super::{colours::Painting, highlights::Highlights};
use crate::app::{
    shared::{
        icons::{CHECK, CLOSE, Drawing, Icon, LOCK, UNDO},
        live,
    },
    store::Store,
    text::text,
};
use leptos::prelude::*;
use sudoku_play::{
    session::{MomentMsg, Msg},
    view::{PadHint, PadView},
};

/// The line.
#[component]
pub(crate) fn PadLine() -> impl IntoView {
    let store = expect_context::<Store>();
    let words = &text().entry;
    let pad = store.pad();
    let hint = Memo::new(move |_| pad.with(|pad| pad.hint));
    let painting = Memo::new(move |_| pad.with(PadView::offers_painting));
    let highlighting = Memo::new(move |_| pad.with(PadView::offers_highlights));
    let trying = Memo::new(move |_| store.tools().get().trial.is_some());
    let comma = Memo::new(move |_| pad.with(|pad| pad.letters && pad.hint.is_quiet()));
    let locked = move || matches!(hint.get(), PadHint::Locked(..));
    let said = move || (words.hint)(hint.get(), pad.with(|pad| pad.layout));
    let way_out = move || {
        pad.with(PadView::way_out).filter(|_| !highlighting.get() && (!painting.get() || locked()))?;
        let name = (words.way_out)(hint.get());
        Some(view! {
            <button
                class="line-button way-out"
                type="button"
                aria-label=name
                title=name
                on:click=move |_| {
                    if let Some(msg) = pad.with_untracked(PadView::way_out) {
                        store.send(msg);
                    }
                }
            >
                <Icon icon=CLOSE />
            </button>
        })
    };
    view! {
        <div class="pad-line">
            {live::when(move || highlighting.get(), || view! { <Highlights /> })}
            {live::when(move || painting.get(), move || view! { <Painting locked=Signal::derive(locked) /> })}
            {live::when(move || !highlighting.get() && !painting.get(), move || view! {
                <p class="hint" class:quiet=live::flag(move || hint.get().is_quiet())>
                    {live::drawn(move || locked().then(|| view! { <Icon icon=LOCK /> }))}
                    <span class=move || if comma.get() { "comma-else" } else { "" }>{live::drawn(said)}</span>
                    {live::drawn(move || comma.get().then(|| view! { <span class="comma">{words.comma}</span> }))}
                </p>
            })}
            {live::drawn(way_out)}
            {live::when(move || trying.get(), move || view! {
                <div class="trial" role="group" aria-label=words.trial>
                    <TrialEnd icon=CHECK name=words.keep msg=|| Msg::Moment(MomentMsg::Keep) primary=true />
                    <TrialEnd icon=UNDO name=words.give_up msg=|| Msg::Moment(MomentMsg::GiveUp) primary=false />
                </div>
            })}
        </div>
    }
}

/// One of the ends of a trial. Where the line is full, its word is only spoken.
#[component]
fn TrialEnd(icon: Drawing, name: &'static str, msg: fn() -> Msg, primary: bool) -> impl IntoView {
    let store = expect_context::<Store>();
    view! {
        <button
            class=if primary { "line-button primary" } else { "line-button" }
            type="button"
            title=name
            on:click=move |_| store.send(msg())
        >
            <Icon icon />
            <span class="word">{name}</span>
        </button>
    }
}
