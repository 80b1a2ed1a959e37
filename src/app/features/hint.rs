//! The card of a hint: the hint itself, the button for more of it, and at the last stage the button that
//! applies it. It takes the place of the pad and the tools, and closing it brings them back.

use crate::app::{
    shared::{
        icons::{CLOSE, Icon},
        legend::Legend,
        sentence::{Sentence, Told},
    },
    store::Store,
    text::{later, text},
};
use leptos::prelude::*;
use sudoku_play::{
    messages::{GameMsg, HintMsg, Msg},
    taught::{HintSays, HintView},
};

/// The card, or nothing.
#[component]
pub(crate) fn HintCard() -> impl IntoView {
    let store = expect_context::<Store>();
    let hint = Memo::new(move |_| store.teacher().with(|view| view.hint.clone()));
    move || hint.get().map(|view| card(store, view))
}

fn card(store: Store, HintView { shape, says, costs }: HintView) -> AnyView {
    let words = &later().hint;
    let stage = says.stage();
    // At first only the place to look has a frame, and a step brings its own.
    let legend = stage == Some(2);
    let (said, applies) = match says.clone() {
        HintSays::Where(place) => {
            (view! { <Sentence spans=(words.place)(&place, shape) shape /> }.into_any(), None)
        }
        HintSays::What(name, place) => {
            (view! { <Sentence spans=(words.place)(&place, shape) shape name=Some(name) /> }.into_any(), None)
        }
        HintSays::Why(telling, applied) => (
            view! { <Told telling shape titled=true /> }.into_any(),
            Some((words.applies)(applied, shape, store.locale())),
        ),
        other => (view! { <p class="sentence">{(words.says)(&other)}</p> }.into_any(), None),
    };
    let dots = stage.map(|stage| {
        view! {
            <span class="hint-stage" data-stage=stage>
                <span class="vh">{(words.stage)(stage)}</span>
            </span>
        }
    });
    // The player reads every line before applying the hint.
    let has_more_lines = Memo::new(move |_| store.lines().with(Option::is_some));
    let actions = move || {
        actions(&says, costs, has_more_lines.get())
            .into_iter()
            .map(|(name, msg, primary)| {
                view! {
                    <button
                        class=if primary { "button primary" } else { "button" }
                        type="button"
                        on:click=move |_| store.send(msg.clone())
                    >
                        {name}
                    </button>
                }
            })
            .collect_view()
    };
    view! {
        <section class="panel answer hint-card" aria-label=text().entry.tools.hint>
            <header class="answer-head">
                <span class="hint-name">{text().entry.tools.hint}</span>
                {dots}
                <button
                    class="icon-button"
                    type="button"
                    aria-label=words.close
                    title=words.close
                    on:click=move |_| store.send(HintMsg::Close)
                >
                    <Icon icon=CLOSE />
                </button>
            </header>
            <div class="answer-card hint-said">
                {said}
                {applies.map(|applies| view! { <p class="hint-applies" hidden=move || has_more_lines.get()>{applies}</p> })}
                {costs.then(|| view! { <p class="hint-costs">{later().times.finish.costs.0}</p> })}
                {legend.then(|| view! { <Legend /> })}
            </div>
            <div class="answer-foot hint-actions">
                {actions}
            </div>
        </section>
    }
    .into_any()
}

/// The buttons: name, message, and whether it is the main one.
fn actions(says: &HintSays, costs: bool, has_more_lines: bool) -> Vec<(&'static str, Msg, bool)> {
    let words = later().hint;
    let teach = |name: &'static str, msg: HintMsg, primary: bool| (name, Msg::Hint(msg), primary);
    match says {
        HintSays::Where(_) => vec![teach(words.further[0], HintMsg::Next, true)],
        HintSays::What(..) if costs => vec![teach(later().times.finish.costs.1, HintMsg::Next, true)],
        HintSays::What(..) => vec![teach(words.further[1], HintMsg::Next, true)],
        HintSays::Why(..) if has_more_lines => vec![teach(words.next_line, HintMsg::Next, true)],
        HintSays::Why(..) => vec![teach(words.apply, HintMsg::Apply, true)],
        HintSays::WrongDigits(_, shown) => {
            let which = (!shown).then(|| teach(words.which[0], HintMsg::Which, false));
            which.into_iter().chain([(words.back, Msg::Game(GameMsg::BackToRight), true)]).collect()
        }
        HintSays::LostNotes(_, shown) => {
            let which = (!shown).then(|| teach(words.which[1], HintMsg::Which, false));
            which.into_iter().chain([teach(words.refill, HintMsg::Refill, true)]).collect()
        }
        HintSays::Looking => vec![teach(words.stop, HintMsg::Close, false)],
        HintSays::Nothing => Vec::new(),
    }
}
