//! The presentation: the board and one sentence, revealed by a clicker.

use crate::app::{
    browser::{
        focus,
        presenter::{self, Listening},
    },
    shared::{
        icons::{BLANK, CANDIDATES, CLOSE, Drawing, Icon, KEEP_PLACE, NEXT, PEN, PREV, SPELL},
        sentence::{Names, Sentence},
    },
    store::Store,
    text::{later, text},
};
use leptos::{html, prelude::*};
use sudoku_core::explain::tell;
use sudoku_play::{
    features::present::{PresentSays, PresentView},
    keys,
    messages::{Msg, PenMsg, PointerMsg, PresentMsg, Spread},
};

/// The presentation, in place of the solver's panel.
#[component]
pub(crate) fn Presenting(
    /// The bar of the pen.
    children: Children,
) -> impl IntoView {
    let store = expect_context::<Store>();
    let words = &later().present;
    let view = Memo::new(move |_| store.teacher().with(|view| view.present.clone()));
    let is = move |read: fn(&PresentView) -> bool| {
        Memo::new(move |_| view.with(|view| view.as_ref().is_some_and(read)))
    };
    let (blank, spelled) = (is(|view| view.blank), is(|view| view.spelled));
    let (can_back, can_next) = (is(|view| view.can_back), is(|view| view.can_next));
    let spread =
        Memo::new(move |_| view.with(|view| view.as_ref().map_or(Spread::default(), |view| view.spread)));
    let says = Memo::new(move |_| view.with(|view| view.as_ref().map(|view| view.says.clone())));
    // A search of the worker is not the end.
    let is_over =
        Memo::new(move |_| !can_next.get() && says.with(|says| matches!(says, Some(PresentSays::End(_)))));
    let busy = Memo::new(move |_| view.with(|view| view.as_ref().and_then(|view| view.busy)));

    let root = NodeRef::<html::Section>::new();
    let take_keys = move || {
        if let Some(root) = root.get_untracked() {
            focus::element(&root);
        }
    };
    let press = move |pressed: presenter::Pressed| {
        let msg: Option<Msg> = match pressed {
            _ if blank.get_untracked() => Some(PresentMsg::Wake.into()),
            Some((key, held)) => keys::present(key, held),
            None => None,
        };
        let used = msg.is_some();
        if let Some(msg) = msg {
            store.send(msg);
        }
        // No key of the solver has a meaning here.
        used || pressed.is_some_and(|(_, held)| !held.ctrl)
    };
    let listening = StoredValue::new_local(None);
    Effect::new(move |_| {
        if root.get().is_some() {
            let left = move || {
                if spread.get_untracked() == Spread::Fill {
                    store.send(PresentMsg::Leave);
                }
            };
            listening.set_value(Some(Listening::start(press, take_keys, left)));
            take_keys();
        }
    });
    // A board that keeps its place keeps the window too.
    Effect::new(move |_| presenter::fill_screen(spread.get() == Spread::Fill));
    on_cleanup(move || {
        listening.set_value(None);
        presenter::fill_screen(false);
    });
    let said = move || {
        let names = if spelled.get() { Names::Spelled } else { Names::Short };
        says.get().map(|says| view! { <Says says names /> })
    };
    let looking = move || busy.get().map(|ahead| later().solver.busy(ahead, None));
    view! {
        <section
            class="presenting"
            id="panel-step"
            role="region"
            aria-label=words.name()
            tabindex="-1"
            data-spread=move || spread.get().slug()
            node_ref=root
        >
            // The page's own heading is hidden meanwhile.
            <h1 class="vh">{words.name()}</h1>
            <div class="present-text">{said}</div>
            {children()}
            <div class="present-bar" role="group" aria-label=words.controls()>
                <button
                    class="step-button"
                    type="button"
                    data-does="back"
                    aria-label=words.back()
                    aria-disabled=move || (!can_back.get()).then_some("true")
                    on:click=move |_| store.send(PresentMsg::Back)
                >
                    <Icon icon=PREV />
                    <span aria-hidden="true">{words.back()}</span>
                </button>
                <button
                    class="step-button primary"
                    type="button"
                    data-does="next"
                    aria-label=words.next()
                    aria-disabled=move || is_over.get().then_some("true")
                    on:click=move |_| store.send(PresentMsg::Next)
                >
                    <Icon icon=NEXT />
                    <span aria-hidden="true">{words.next()}</span>
                </button>
                <span class="busy" role="status">{looking}</span>
                <Tools spread spelled />
            </div>
            <Show when=move || blank.get()>
                <button
                    class="present-blank"
                    type="button"
                    aria-label=words.wake()
                    on:click=move |_| store.send(PresentMsg::Wake)
                ></button>
            </Show>
        </section>
    }
}

/// The switches of the presentation.
#[component]
fn Tools(spread: Memo<Spread>, spelled: Memo<bool>) -> impl IntoView {
    let store = expect_context::<Store>();
    let words = &later().present;
    let pen = Memo::new(move |_| store.teacher().with(|view| view.pen.is_some()));
    let keeps = Memo::new(move |_| spread.get() == Spread::Keep);
    let candidates_on = Memo::new(move |_| {
        store.teacher().with(|view| view.present.as_ref().is_some_and(|view| view.candidates_on))
    });
    let lay = move || PresentMsg::Lay(if keeps.get_untracked() { Spread::Fill } else { Spread::Keep }).into();
    let spell = move || PresentMsg::Spell(!spelled.get_untracked()).into();
    view! {
        <span class="present-tools">
            <Tool does="pen" icon=PEN name=later().pen.name() on=pen msg=|| PenMsg::Toggle.into() />
            <Tool does="blank" icon=BLANK name=words.blank() msg=|| PresentMsg::Blank.into() />
            <Tool
                does="candidates"
                icon=CANDIDATES
                name=text().entry.candidates()
                on=candidates_on
                msg=|| PointerMsg::ToggleCandidates.into()
            />
            <Tool does="spell" icon=SPELL name=words.spell() on=spelled msg=spell />
            <Tool does="keep" icon=KEEP_PLACE name=words.spread(Spread::Keep) on=keeps msg=lay />
            <Tool does="leave" icon=CLOSE name=words.leave() msg=|| PresentMsg::Leave.into() />
        </span>
    }
}

/// The words so far.
#[component]
fn Says(says: PresentSays, names: Names) -> impl IntoView {
    let words = &later().present;
    let store = expect_context::<Store>();
    let shape = store.shape().get_untracked();
    match says {
        PresentSays::Start(open) => view! { <p class="sentence">{words.start(open)}</p> }.into_any(),
        PresentSays::End(state) => view! { <p class="sentence">{words.end(state)}</p> }.into_any(),
        PresentSays::Place(place, name) => {
            view! { <Sentence spans=later().hint.place(&place, &shape) shape name names /> }.into_any()
        }
        PresentSays::Step(telling) => {
            let name = telling.title();
            let spans = tell(&telling, store.locale());
            view! { <Sentence spans shape of_the_board=true by_line=true name names /> }.into_any()
        }
    }
}

/// A button of the bar. With a state it is a switch.
#[component]
fn Tool(
    does: &'static str,
    icon: Drawing,
    name: &'static str,
    #[prop(optional, into)] on: Option<Signal<bool>>,
    msg: impl Fn() -> Msg + 'static,
) -> impl IntoView {
    let store = expect_context::<Store>();
    view! {
        <button
            class="icon-button"
            type="button"
            data-does=does
            aria-label=name
            title=name
            aria-pressed=move || on.map(|on| on.get().to_string())
            on:click=move |_| store.send(msg())
        >
            <Icon icon />
        </button>
    }
}
