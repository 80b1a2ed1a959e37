//! A hint. At first it is a line at the pad: where to look, then what to look for, and a button for more. The
//! reason is a card in the place of the pad, with a button that applies it; closing it brings the pad back.

use crate::app::{
    shared::{
        icons::{CLOSE, Icon},
        sentence::{Sentence, Told},
    },
    store::Store,
    text::{later, text},
};
use leptos::prelude::*;
use sudoku_play::{
    messages::{GameMsg, HintMsg, Msg, WhyMsg},
    taught::{HintForm, HintSays, HintView},
};

/// The hint as a line, or nothing.
#[component]
pub(crate) fn HintLine() -> impl IntoView {
    let store = expect_context::<Store>();
    let hint = shown_as(store, HintForm::Line);
    let says = Memo::new(move |_| hint.get().map(|view| (view.shape, view.says, view.costs)));
    let said = move || {
        says.get().map(|(shape, says, costs)| {
            let words = &later().hint;
            let sentence = |said: String| view! { <p class="sentence">{said}</p> }.into_any();
            match says {
                HintSays::What(..) if costs => sentence(text().notices.ends_counting().into()),
                HintSays::Where(place) => {
                    view! { <Sentence spans=words.place(&place, &shape) shape /> }.into_any()
                }
                HintSays::What(name, place) => {
                    view! { <Sentence spans=words.place_of(name, &place, &shape) shape name=Some(name) /> }
                        .into_any()
                }
                other => sentence(words.says(&other)),
            }
        })
    };
    // The button stays while its name changes, and keeps the focus.
    let next =
        Memo::new(move |_| hint.with(|view| view.as_ref().and_then(|view| action(&view.says, view.costs))));
    view! {
        <section class="hint-card hint-line" aria-label=text().entry.hint()>
            {move || hint.with(|view| view.as_ref().and_then(|view| view.says.stage())).map(stage)}
            {said}
            <div class="hint-actions" hidden=move || next.with(Option::is_none)>
                <button
                    class="line-button primary"
                    type="button"
                    on:click=move |_| {
                        if let Some((_, msg)) = next.get_untracked() {
                            store.send(msg);
                        }
                    }
                >
                    {move || next.get().map(|(name, _)| name)}
                </button>
            </div>
            {close(store, "line-button way-out")}
        </section>
    }
}

/// The card, or nothing.
#[component]
pub(crate) fn HintCard() -> impl IntoView {
    let store = expect_context::<Store>();
    let hint = shown_as(store, HintForm::Card);
    move || hint.get().map(|view| card(store, view))
}

/// The hint, while it has this form. Both forms exist for a moment while one follows the other.
fn shown_as(store: Store, form: HintForm) -> Memo<Option<HintView>> {
    Memo::new(move |_| {
        let has_it = store.tools().with(|tools| tools.hinting == Some(form));
        store.teacher().with(|view| view.hint.clone()).filter(|_| has_it)
    })
}

fn card(store: Store, HintView { shape, says, costs }: HintView) -> AnyView {
    let words = &later().hint;
    let (said, applies) = match says.clone() {
        HintSays::Where(place) => {
            (view! { <Sentence spans=words.place(&place, &shape) shape /> }.into_any(), None)
        }
        HintSays::What(name, place) => (
            view! { <Sentence spans=words.place_of(name, &place, &shape) shape name=Some(name) /> }
                .into_any(),
            None,
        ),
        HintSays::Why(telling, applied) => (
            view! { <Told telling shape=shape.clone() /> }.into_any(),
            Some(words.applies(applied, &shape, store.locale())),
        ),
        other => (view! { <p class="sentence">{words.says(&other)}</p> }.into_any(), None),
    };
    // The player reads every line before applying the hint.
    let has_more_lines = Memo::new(move |_| store.lines().with(Option::is_some));
    let stage_reached = says.stage();
    let is_whole = applies.is_some();
    let actions = move || {
        let next = if is_whole && has_more_lines.get() {
            Some((words.next_line(), HintMsg::Next.into()))
        } else {
            action(&says, costs)
        };
        next.map(|(name, msg): (&'static str, Msg)| {
            view! {
                <button class="button primary" type="button" on:click=move |_| store.send(msg.clone())>
                    {name}
                </button>
            }
        })
    };
    view! {
        <section class="panel answer hint-card" aria-label=text().entry.hint()>
            <header class="answer-head">
                <span class="hint-name">{text().entry.hint()}</span>
                {stage_reached.map(stage)}
                {close(store, "icon-button")}
            </header>
            <div class="answer-card hint-said">
                {said}
                {applies.map(|applies| view! { <p class="hint-applies" hidden=move || has_more_lines.get()>{applies}</p> })}
                {costs.then(|| view! { <p class="hint-costs">{text().notices.ends_counting()}</p> })}
            </div>
            <div class="answer-foot hint-actions">
                {actions}
                <button class="button" type="button" on:click=move |_| store.send(WhyMsg::Open)>
                    {words.ask()}
                </button>
            </div>
        </section>
    }
    .into_any()
}

/// The stage that it has reached.
fn stage(stage: u8) -> impl IntoView {
    view! {
        <span class="hint-stage" data-stage=stage>
            <span class="vh">{later().hint.stage(stage.into())}</span>
        </span>
    }
}

fn close(store: Store, class: &'static str) -> impl IntoView {
    let name = later().hint.close();
    view! {
        <button
            class=class
            type="button"
            aria-label=name
            title=name
            on:click=move |_| store.send(HintMsg::Close)
        >
            <Icon icon=CLOSE />
        </button>
    }
}

/// The button for more: its name and message.
fn action(says: &HintSays, costs: bool) -> Option<(&'static str, Msg)> {
    let words = later().hint;
    Some(match says {
        HintSays::Where(_) => (words.which_technique(), HintMsg::Next.into()),
        HintSays::What(..) if costs => (later().times.go_on(), HintMsg::Next.into()),
        HintSays::What(..) => (words.show_reason(), HintMsg::Next.into()),
        HintSays::Why(..) => (words.apply(), HintMsg::Apply.into()),
        HintSays::WrongDigits(_, false) => (words.show_digits(), HintMsg::Which.into()),
        HintSays::WrongDigits(_, true) => (words.back(), GameMsg::BackToRight.into()),
        HintSays::LostNotes(_, false) => (words.show_notes(), HintMsg::Which.into()),
        HintSays::LostNotes(_, true) => (words.refill(), HintMsg::Refill.into()),
        HintSays::Looking => (words.stop(), HintMsg::Close.into()),
        HintSays::Nothing => return None,
    })
}
