//! The controls for playing: tools, modes and pad.

use super::{hold::Hold, keypad::Keypad, modes::ModeBar, pad_line::PadLine};
use crate::app::{
    browser::sheets,
    head::Doors,
    shared::{
        icons::{
            BULB, CANDIDATES, CHECK, COLOUR, Drawing, ERASE, FILTER, FLAG, HINT, Icon, MORE, PEN, PENCIL,
            SINGLES, SLIDERS, UNDO,
        },
        live,
        symbol::symbol,
    },
    store::Store,
    text::{FillText, text},
};
use leptos::prelude::*;
use sudoku_core::Digit;
use sudoku_play::{
    game::turns::Fill,
    input::Mode,
    messages::{GameMsg, HintMsg, InputMsg, Msg, PageMsg, PenMsg, PointerMsg, SettingsMsg},
    saved::settings::Switch,
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
                || view! { <SolutionBeside /> },
                || view! { <Keypad /> },
            )}
            {live::either(move || quiet.get(), || view! { <QuietMenu /> }, || view! { <MoreTools /> })}
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

/// The doors of the bar, while the page is quiet, and the way to all tools.
#[component]
fn QuietMenu() -> impl IntoView {
    let store = expect_context::<Store>();
    let words = &text().entry.tools;
    view! {
        <div class="more sheet" id="more" popover="auto" role="toolbar" aria-label=words.more>
            <Doors />
            <button
                class="button"
                type="button"
                data-does="all-tools"
                on:click=move |_| {
                    sheets::close_all();
                    store.send(SettingsMsg::Set(Switch::Tools, true));
                }
            >
                <Icon icon=SLIDERS />
                <span>{words.all}</span>
            </button>
        </div>
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
            <CandidatesSheet />
            <PaintSheet />
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

/// The colours, and the pen.
#[component]
fn PaintSheet() -> impl IntoView {
    let store = expect_context::<Store>();
    let words = &text().entry.tools;
    let pad = store.pad();
    let colours = Signal::derive(move || pad.with(|pad| pad.mode == Mode::Colour));
    view! {
        <div class="choice-sheet sheet" id="paint" popover="auto" role="group" aria-label=words.paint>
            <Tool does="colour" icon=COLOUR name=words.colour msg=|| Msg::Input(InputMsg::SetMode(Mode::Colour)) pressed=colours />
            <Tool does="pen" icon=PEN name=words.pen msg=|| Msg::Pen(PenMsg::Toggle) />
        </div>
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

/// Shows all candidates, fills in notes, and places what they leave single.
#[component]
fn CandidatesSheet() -> impl IntoView {
    let store = expect_context::<Store>();
    let tools = store.tools();
    let words = &text().entry.tools;
    let FillText { title, all, selected, one, plain } = words.fill;
    let fill = move |fill: Fill| {
        store.send(GameMsg::FillNotes(fill));
        sheets::close_all();
    };
    let digit = move |digit: Digit| {
        view! {
            <button class="button" type="button" on:click=move |_| fill(Fill::Digit(digit))>
                {symbol("symbol", digit)}
            </button>
        }
    };
    let is = move |read: fn(&PlayView) -> bool| Signal::derive(move || tools.with(read));
    view! {
        <div class="choice-sheet sheet" id="candidates" popover="auto" role="group" aria-label=words.candidates>
            <Tool
                does="candidates"
                icon=CANDIDATES
                name=words.all_candidates
                msg=|| Msg::Pointer(PointerMsg::ToggleCandidates)
                pressed=is(|tools| tools.candidates_on)
            />
            <Tool
                does="singles"
                icon=SINGLES
                name=words.singles
                msg=|| Msg::Hint(HintMsg::Singles)
                off=is(|tools| tools.paused || tools.finished)
            />
            <h2 class="sheet-title" id="fill-title">{title}</h2>
            <div class="fill" data-does="fill" role="group" aria-labelledby="fill-title">
                <button class="button" type="button" on:click=move |_| fill(Fill::All)>{all}</button>
                <button class="button" type="button" on:click=move |_| fill(Fill::Selected)>{selected}</button>
                <button class="button" type="button" on:click=move |_| fill(Fill::Plain)>{plain}</button>
                <p class="sheet-part" id="fill-one">{one}</p>
                <div class="fill-digits" role="group" aria-labelledby="fill-one">
                    {live::drawn(move || Digit::all(store.shape().get()).map(digit).collect_view())}
                </div>
            </div>
        </div>
    }
}

/// A small solution, for a player who only wants to look at it.
#[component]
fn SolutionBeside() -> impl IntoView {
    let store = expect_context::<Store>();
    let words = &text().play;
    let solution = store.read(|session| session.game().puzzle().solution().clone());
    let shape = solution.shape();
    view! {
        <figure class="solution">
            <figcaption>
                {words.solution_beside}
                <button class="button quiet" type="button" on:click=move |_| store.send(GameMsg::ShowSolution(false))>
                    {words.hide_solution}
                </button>
            </figcaption>
            <table class="solution-board" data-density=shape.density().slug() data-rows=shape.box_rows() data-columns=shape.box_columns() data-regions=(!shape.has_usual_boxes()).then_some("")>
                {(0..shape.side())
                    .map(|row| {
                        let cells = (0..shape.side()).map(|column| {
                            let digit = solution.get(shape.geometry().cell(row, column));
                            view! { <td>{digit.map(|digit| symbol("symbol", digit))}</td> }
                        });
                        view! { <tr>{cells.collect_view()}</tr> }
                    })
                    .collect_view()}
            </table>
        </figure>
    }
}
