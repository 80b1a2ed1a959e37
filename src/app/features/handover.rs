//! Handing a game over: its codes, or those of another device.

use crate::app::{
    browser::address,
    shared::{copying::ShareText, fields::Fault, qr_code::QrCode, viewfinder::Viewfinder},
    store::Store,
    text::later,
};
use leptos::{html, prelude::*};
use sudoku_play::{features::handover::view::HandoverView, messages::HandoverMsg, view::Content};

#[component]
pub(crate) fn HandoverDialog() -> impl IntoView {
    let store = expect_context::<Store>();
    let view = Memo::new(move |_| store.showing(Content::handover, Clone::clone));
    let sends = Memo::new(move |_| view.with(|view| matches!(view, Some(HandoverView::Sends { .. }))));
    let there = Memo::new(move |_| view.with(Option::is_some));
    view! {
        <div class="dialog-body handover">
            {move || {
                there
                    .get()
                    .then(|| {
                        if sends.get() { view! { <Sends view /> }.into_any() } else { view! { <Receives view /> }.into_any() }
                    })
            }}
        </div>
    }
}

/// The codes of the game, one at a time.
#[component]
fn Sends(view: Memo<Option<HandoverView>>) -> impl IntoView {
    let store = expect_context::<Store>();
    let words = &later().handover;
    let shown = Memo::new(move |_| match view.get() {
        Some(HandoverView::Sends { link, number }) => (link, number),
        _ => (None, (0, 0)),
    });
    let turn = move |name: &'static str, id: &'static str, on: bool| {
        view! {
            <button class="button" id=id type="button" on:click=move |_| store.send(HandoverMsg::Turn(on))>
                {name}
            </button>
        }
    };
    let code = move || {
        let (link, (number, of)) = shown.get();
        match link.map(|link| address::with(&link)) {
            Some(link) => view! {
                <p role="status">{words.code(number, of)}</p>
                <QrCode link=link.clone() name=words.code_name() without=words.too_long() />
                <ShareText label=words.code_name() shared=link />
            }
            .into_any(),
            None => view! { <Fault said=words.too_large().to_owned() /> }.into_any(),
        }
    };
    view! {
        <p>{move || words.how_to_send(shown.get().1.1)}</p>
        {code}
        {move || {
            (shown.get().1.1 > 1)
                .then(|| {
                    view! {
                        <div class="handover-turn">
                            {turn(words.code_before(), "handover-back", false)} {turn(words.next_code(), "handover-next", true)}
                        </div>
                    }
                })
        }}
    }
}

/// The codes read so far, and the ways to read more.
#[component]
fn Receives(view: Memo<Option<HandoverView>>) -> impl IntoView {
    let store = expect_context::<Store>();
    let words = &later().handover;
    let field = NodeRef::<html::Input>::new();
    let read = move |_| {
        if let Some(field) = field.get_untracked() {
            store.send(HandoverMsg::Read(field.value()));
            field.set_value("");
        }
    };
    let state = move || {
        let Some(HandoverView::Receives { missing, of, checks, fault }) = view.get() else {
            return ().into_any();
        };
        let said = match (of, checks) {
            (_, true) => Some(words.checking().to_owned()),
            (0, false) => None,
            (of, false) => (!missing.is_empty()).then(|| words.still_missing(&missing, of)),
        };
        view! {
            {said.map(|said| view! { <p class="handover-read">{said}</p> })}
            {fault.map(|fault| view! { <Fault said=words.cannot(&fault, store.locale()) /> })}
            {(of > 0)
                .then(|| {
                    view! {
                        <button class="button quiet" type="button" on:click=move |_| store.send(HandoverMsg::Forget)>
                            {words.forget()}
                        </button>
                    }
                })}
        }
        .into_any()
    };
    view! {
        <p>{words.how_to_receive()}</p>
        <div role="status">{state}</div>
        <Viewfinder take=Callback::new(move |picture| store.send(HandoverMsg::Picture(picture))) />
        <label class="field">
            <span class="field-name">{words.link()}</span>
            <input class="input" id="handover-link" autocomplete="off" node_ref=field />
        </label>
        <button class="button" id="handover-read" type="button" on:click=read>{words.read()}</button>
    }
}
