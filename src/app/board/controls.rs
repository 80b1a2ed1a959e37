//! The controls for playing: tools, modes and pad.

use super::{hold::Hold, keypad::Keypad, modes::ModeBar, pad_line::PadLine};
use crate::app::{
    browser::sheets,
    parts::Lesson,
    shared::{
        icons::{
            BULB, CANDIDATES, CHECK, COLOUR, Drawing, ERASE, FILTER, FLAG, HINT, Icon, MORE, PENCIL, UNDO,
        },
        live,
    },
    store::Store,
    text::text,
};
use leptos::prelude::*;
use sudoku_play::{
    messages::{GameMsg, HintMsg, InputMsg, Msg, PageMsg},
    ui::Dialog,
    view::{PadView, PlayView},
};

#[component]
pub(crate) fn PlayPanel() -> impl IntoView {
    let store = expect_context::<Store>();
    let words = &text().entry.tools;
    let (tools, pad) = (store.tools(), store.pad());
    let is = move |read: fn(&PlayView) -> bool| Signal::derive(move || tools.with(read));
    let notes = Signal::derive(move || pad.with(PadView::takes_notes));
    let quiet = Memo::new(move |_| !store.settings().get().tools);
    view! {
        <section class="panel play" role="tabpanel" id="panel-play" aria-labelledby="tab-play">
            <div class="tools" role="toolbar" aria-label=words.tools>
                <Undo />
                <Tool does="erase" icon=ERASE name=words.erase msg=|| Msg::Input(InputMsg::Erase) off=is(|tools| tools.paused) />
                {live::when(move || !pad.with(PadView::has_bar), move || view! {
                    <Tool does="notes" icon=PENCIL name=words.notes msg=|| Msg::Input(InputMsg::ToggleNotes) pressed=notes />
                })}
                <Tool
                    does="hint"
                    icon=HINT
                    name=words.hint
                    msg=|| Msg::Hint(HintMsg::Next)
                    off=is(|tools| tools.paused || tools.finished)
                />
                <button class="tool opens-more" type="button" popovertarget="more">
                    <Icon icon=MORE />
                    <span>{words.more}</span>
                </button>
            </div>
            {live::when(move || pad.with(PadView::has_bar), || view! { <ModeBar /> })}
            <PadLine />
            {live::either(
                move || tools.get().solution_beside,
                move || store.parts().lesson(store, Lesson::Solution),
                || view! { <Keypad /> },
            )}
            {live::when(move || !quiet.get(), || view! { <MoreTools /> })}
            {store.parts().beside(Lesson::Sheets)}
        </section>
    }
}

/// Undoes a turn, and after a long press does it again.
#[component]
fn Undo() -> impl IntoView {
    let store = expect_context::<Store>();
    let words = &text().entry.tools;
    let tools = store.tools();
    let hold = Hold::new();
    view! {
        <button
            class="tool"
            type="button"
            data-does="undo"
            title=words.undo_hold
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
            <span>{words.undo}</span>
        </button>
    }
}

/// The tools for occasional use. On a phone they are in a sheet.
#[component]
fn MoreTools() -> impl IntoView {
    let store = expect_context::<Store>();
    let words = &text().entry.tools;
    let (tools, pad) = (store.tools(), store.pad());
    let is = move |read: fn(&PlayView) -> bool| Signal::derive(move || tools.with(read));
    let filters = Signal::derive(move || pad.with(PadView::filters));
    view! {
        <div
            class="tools more sheet"
            id="more"
            popover="auto"
            role="toolbar"
            aria-label=words.more
        >
            <Tool does="check" icon=CHECK name=words.check msg=|| Msg::Game(GameMsg::Check) off=is(|tools| tools.paused) />
            <OpensSheet does="notes-menu" sheet="candidates" icon=CANDIDATES name=words.candidates off=is(|tools| tools.paused) />
            <Tool does="filter" icon=FILTER name=words.filter msg=|| Msg::Input(InputMsg::TogglePicking) pressed=filters />
            <OpensSheet does="paint-menu" sheet="paint" icon=COLOUR name=words.paint off=is(|tools| tools.paused) />
            <Tool does="moments" icon=FLAG name=words.moments msg=|| Msg::Page(PageMsg::Open(Dialog::Moments)) />
            <Tool does="solution" icon=BULB name=words.solution msg=|| Msg::Page(PageMsg::Open(Dialog::Solution)) />
        </div>
    }
}

/// A tool that opens a sheet.
#[component]
fn OpensSheet(
    does: &'static str,
    /// The id of the sheet.
    sheet: &'static str,
    icon: Drawing,
    name: &'static str,
    #[prop(into)] off: Signal<bool>,
) -> impl IntoView {
    view! {
        <button
            class="tool"
            type="button"
            data-does=does
            popovertarget=sheet
            disabled=live::flag(move || off.get())
        >
            <Icon icon />
            <span>{name}</span>
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
