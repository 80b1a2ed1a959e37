//! The controls for playing: tools, modes and pad.

use super::{keypad::Keypad, modes::ModeBar, pad_line::PadLine};
use crate::app::{
    browser::sheets,
    shared::{
        icons::{
            BEFORE, BRANCH, BULB, CANDIDATES, CHECK, Drawing, ERASE, FILL, FILTER, FLAG, HINT, Icon, MORE,
            PEN, REDO, RESTART, SINGLES, UNDO,
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
    messages::{GameMsg, HintMsg, InputMsg, MomentMsg, Msg, PageMsg, PenMsg, PointerMsg},
    ui::Dialog,
    view::{PadView, PlayView},
};

#[component]
pub(crate) fn PlayPanel() -> impl IntoView {
    let store = expect_context::<Store>();
    let words = &text().entry.tools;
    let tools = store.tools();
    let is = move |read: fn(&PlayView) -> bool| Signal::derive(move || tools.with(read));
    view! {
        <section class="panel play" role="tabpanel" id="panel-play" aria-labelledby="tab-play">
            <div class="tools" role="toolbar" aria-label=words.tools>
                <Tool does="undo" icon=UNDO name=words.undo msg=|| Msg::Game(GameMsg::Undo) off=is(|tools| !tools.can_undo) />
                <Tool does="redo" icon=REDO name=words.redo msg=|| Msg::Game(GameMsg::Redo) off=is(|tools| !tools.can_redo) />
                <Tool does="erase" icon=ERASE name=words.erase msg=|| Msg::Input(InputMsg::Erase) off=is(|tools| tools.paused) />
                <Tool
                    does="hint"
                    icon=HINT
                    name=text().entry.tools.hint
                    msg=|| Msg::Hint(HintMsg::Next)
                    off=is(|tools| tools.paused || tools.finished)
                />
                <button class="tool opens-more" type="button" popovertarget="more">
                    <Icon icon=MORE />
                    <span>{words.more}</span>
                </button>
            </div>
            <ModeBar />
            <PadLine />
            {live::either(
                move || tools.get().solution_beside,
                || view! { <SolutionBeside /> },
                || view! { <Keypad /> },
            )}
            <MoreTools />
        </section>
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
            <button
                class="tool"
                type="button"
                data-does="filter"
                aria-pressed=live::words(move || filters.get().to_string())
                on:click=move |_| {
                    store.send(InputMsg::TogglePicking);
                    sheets::close_all();
                }
            >
                <Icon icon=FILTER />
                <span>{words.filter}</span>
            </button>
            <Tool
                does="candidates"
                icon=CANDIDATES
                name=words.candidates
                msg=|| Msg::Pointer(PointerMsg::ToggleCandidates)
                pressed=is(|tools| tools.candidates_on)
            />
            <button class="tool opens-game" type="button" data-does="game" popovertarget="game">
                <Icon icon=MORE />
                <span>{words.game}</span>
            </button>
            <GameMenu />
        </div>
    }
}

/// The occasional actions on a game. On a phone they are in the sheet with the other tools.
#[component]
fn GameMenu() -> impl IntoView {
    let store = expect_context::<Store>();
    let words = &text().entry.tools;
    let tools = store.tools();
    let is = move |read: fn(&PlayView) -> bool| Signal::derive(move || tools.with(read));
    view! {
        <div class="game-menu sheet" id="game" popover="auto" role="group" aria-label=words.game>
            <button class="tool" type="button" data-does="fill" popovertarget="fill" disabled=live::flag(move || tools.get().paused)>
                <Icon icon=FILL />
                <span>{words.fill.name}</span>
            </button>
            <Tool
                does="singles"
                icon=SINGLES
                name=words.singles
                msg=|| Msg::Hint(HintMsg::Singles)
                off=is(|tools| tools.paused || tools.finished)
            />
            <Tool does="try" icon=BRANCH name=words.try_out msg=|| Msg::Moment(MomentMsg::Try) off=is(|tools| tools.paused || tools.finished) />
            <Tool does="moments" icon=FLAG name=words.moments msg=|| Msg::Page(PageMsg::Open(Dialog::Moments)) />
            <Tool does="back" icon=BEFORE name=words.back msg=|| Msg::Game(GameMsg::BackToRight) off=is(|tools| !tools.can_undo) />
            <Tool does="restart" icon=RESTART name=words.restart msg=|| Msg::Game(GameMsg::Restart) off=is(|tools| !tools.can_restart) />
            <Tool does="pen" icon=PEN name=words.pen msg=|| Msg::Pen(PenMsg::Toggle) />
            <Tool does="solution" icon=BULB name=words.solution msg=|| Msg::Page(PageMsg::Open(Dialog::Solution)) />
            <FillSheet />
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

/// The choice of notes to fill in.
#[component]
fn FillSheet() -> impl IntoView {
    let store = expect_context::<Store>();
    let FillText { title, all, selected, one, plain, .. } = text().entry.tools.fill;
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
    view! {
        <div class="fill sheet" id="fill" popover="auto" role="group" aria-labelledby="fill-title">
            <h2 class="sheet-title" id="fill-title">{title}</h2>
            <button class="button" type="button" on:click=move |_| fill(Fill::All)>{all}</button>
            <button class="button" type="button" on:click=move |_| fill(Fill::Selected)>{selected}</button>
            <button class="button" type="button" on:click=move |_| fill(Fill::Plain)>{plain}</button>
            <p class="sheet-part" id="fill-one">{one}</p>
            <div class="fill-digits" role="group" aria-labelledby="fill-one">
                {live::drawn(move || Digit::all(store.shape().get()).map(digit).collect_view())}
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
