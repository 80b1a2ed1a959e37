//! The controls for playing: tools, modes and pad.

use super::{hold::Hold, keypad::Keypad, modes::ModeBar, pad_line::PadLine};
use crate::app::{
    browser::sheets,
    parts::Lesson,
    shared::{
        icons::{Drawing, ERASE, HINT, Icon, MORE, PENCIL, UNDO},
        live,
    },
    store::Store,
    text::text,
};
use leptos::prelude::*;
use sudoku_play::{
    messages::{GameMsg, HintMsg, InputMsg, Msg},
    view::{PadView, PlayView},
};

#[component]
pub(crate) fn PlayPanel() -> impl IntoView {
    let store = expect_context::<Store>();
    let words = &text().entry;
    let (tools, pad) = (store.tools(), store.pad());
    let is = move |read: fn(&PlayView) -> bool| Signal::derive(move || tools.with(read));
    let notes = Signal::derive(move || pad.with(PadView::takes_notes));
    view! {
        <section class="panel play" role="tabpanel" id="panel-play" aria-labelledby="tab-play">
            <div class="tools" role="toolbar" aria-label=words.tools()>
                <Undo />
                <Tool does="erase" icon=ERASE name=words.erase() msg=|| Msg::Input(InputMsg::Erase) off=is(|tools| tools.paused) />
                {live::when(move || !pad.with(PadView::has_bar), move || view! {
                    <Tool does="notes" icon=PENCIL name=words.notes() msg=|| Msg::Input(InputMsg::ToggleNotes) pressed=notes />
                })}
                <Tool
                    does="hint"
                    icon=HINT
                    name=words.hint()
                    msg=|| Msg::Hint(HintMsg::Next)
                    off=is(|tools| tools.paused || tools.finished)
                />
                <button class="tool opens-more" type="button" popovertarget="more">
                    <Icon icon=MORE />
                    <span>{words.tools_more()}</span>
                </button>
            </div>
            {live::when(move || pad.with(PadView::has_bar), || view! { <ModeBar /> })}
            <PadLine />
            {live::either(
                move || tools.get().solution_beside,
                move || store.parts().lesson(store, Lesson::Solution),
                || view! { <Keypad /> },
            )}
            {store.parts().beside(Lesson::Sheets)}
        </section>
    }
}

/// Undoes a turn, and after a long press does it again.
#[component]
fn Undo() -> impl IntoView {
    let store = expect_context::<Store>();
    let words = &text().entry;
    let tools = store.tools();
    let hold = Hold::new();
    view! {
        <button
            class="tool"
            type="button"
            data-does="undo"
            title=words.undo_hold()
            aria-disabled=live::words(move || tools.with(|tools| !tools.can_undo).then_some("true"))
            disabled=live::flag(move || tools.with(|tools| !tools.can_undo && !tools.can_redo))
            on:pointerdown=move |event| hold.begin(&event, move || store.send(GameMsg::Redo))
            on:pointermove=move |event| hold.move_to(&event)
            on:pointerup=move |_| hold.end()
            on:pointercancel=move |_| hold.end()
            on:contextmenu=move |event| event.prevent_default()
            on:click=move |event| {
                if !hold.ends_with(&event) {
                    store.send(GameMsg::Undo);
                }
            }
        >
            <Icon icon=UNDO />
            <span>{words.undo()}</span>
        </button>
    }
}

/// A tool: a button with an icon and a word. A pressed one has that state for screen readers.
#[component]
pub(crate) fn Tool(
    /// The action, as a word that is the same in every language.
    does: &'static str,
    icon: Drawing,
    name: &'static str,
    /// The message that a press sends.
    msg: fn() -> Msg,
    #[prop(into, optional)] off: Signal<bool>,
    #[prop(into, optional)] pressed: Option<Signal<bool>>,
) -> impl IntoView {
    let store = expect_context::<Store>();
    view! {
        <button
            class="tool"
            type="button"
            data-does=does
            aria-pressed=live::words(move || pressed.map(|pressed| pressed.get().to_string()))
            disabled=live::flag(move || off.get())
            on:click=move |_| {
                store.send(msg());
                sheets::close_all();
            }
        >
            <Icon icon />
            <span>{name}</span>
        </button>
    }
}
