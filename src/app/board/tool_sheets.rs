//! What comes after the board: the occasional tools, or the menu of a quiet page, their sheets of candidates and of
//! colours, and the solution.

use super::controls::Tool;
use crate::app::{
    browser::sheets,
    head::Doors,
    shared::{
        icons::{BULB, CANDIDATES, CHECK, COLOUR, Drawing, FILTER, FLAG, Icon, PEN, SINGLES, SLIDERS},
        live,
        symbol::symbol,
    },
    store::Store,
    text::text,
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

/// The tools with their sheets.
#[component]
pub(crate) fn ToolSheets() -> impl IntoView {
    let store = expect_context::<Store>();
    let quiet = Memo::new(move |_| !store.settings().get().tools);
    view! {
        {live::either(move || quiet.get(), || view! { <QuietMenu /> }, || view! { <MoreTools /> })}
        <CandidatesSheet />
        <PaintSheet />
    }
}

/// The tools for occasional use. On a phone they are in a sheet.
#[component]
fn MoreTools() -> impl IntoView {
    let store = expect_context::<Store>();
    let words = &text().entry;
    let (tools, pad) = (store.tools(), store.pad());
    let is = move |read: fn(&PlayView) -> bool| Signal::derive(move || tools.with(read));
    let filters = Signal::derive(move || pad.with(PadView::filters));
    view! {
        <div
            class="tools more sheet"
            id="more"
            popover="auto"
            role="toolbar"
            aria-label=words.tools_more()
        >
            <Tool does="check" icon=CHECK name=words.check() msg=|| Msg::Game(GameMsg::Check) off=is(|tools| tools.paused) />
            <OpensSheet does="notes-menu" sheet="candidates" icon=CANDIDATES name=words.candidates() off=is(|tools| tools.paused) />
            <Tool does="filter" icon=FILTER name=words.filter() msg=|| Msg::Input(InputMsg::TogglePicking) pressed=filters />
            <OpensSheet does="paint-menu" sheet="paint" icon=COLOUR name=words.paint_tools() off=is(|tools| tools.paused) />
            <Tool does="moments" icon=FLAG name=words.moments() msg=|| Msg::Page(PageMsg::Open(Dialog::Moments)) />
            <Tool does="solution" icon=BULB name=words.solution() msg=|| Msg::Page(PageMsg::Open(Dialog::Solution)) />
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

/// The doors of the bar, while the page is quiet, and the way to all tools.
#[component]
fn QuietMenu() -> impl IntoView {
    let store = expect_context::<Store>();
    let words = &text().entry;
    view! {
        <div class="more sheet" id="more" popover="auto" role="toolbar" aria-label=words.tools_more()>
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
                <span>{words.tools_all()}</span>
            </button>
        </div>
    }
}

/// Shows all candidates, fills in notes, and places what they leave single.
#[component]
fn CandidatesSheet() -> impl IntoView {
    let store = expect_context::<Store>();
    let tools = store.tools();
    let words = &text().entry;
    let (title, all, selected) = (words.fill(), words.fill_all(), words.fill_selected());
    let (one, plain) = (words.fill_one(), words.fill_plain());
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
        <div class="choice-sheet sheet" id="candidates" popover="auto" role="group" aria-label=words.candidates()>
            <Tool
                does="candidates"
                icon=CANDIDATES
                name=words.all_candidates()
                msg=|| Msg::Pointer(PointerMsg::ToggleCandidates)
                pressed=is(|tools| tools.candidates_on)
            />
            <Tool
                does="singles"
                icon=SINGLES
                name=words.singles()
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
                    {live::drawn(move || Digit::all(&store.shape().get()).map(digit).collect_view())}
                </div>
            </div>
        </div>
    }
}

/// The colours, and the pen.
#[component]
fn PaintSheet() -> impl IntoView {
    let store = expect_context::<Store>();
    let words = &text().entry;
    let pad = store.pad();
    let colours = Signal::derive(move || pad.with(|pad| pad.mode == Mode::Colour));
    view! {
        <div class="choice-sheet sheet" id="paint" popover="auto" role="group" aria-label=words.paint_tools()>
            <Tool does="colour" icon=COLOUR name=words.colour() msg=|| Msg::Input(InputMsg::SetMode(Mode::Colour)) pressed=colours />
            <Tool does="pen" icon=PEN name=words.pen() msg=|| Msg::Pen(PenMsg::Toggle) />
        </div>
    }
}

/// A small solution, for a player who only wants to look at it.
#[component]
pub(crate) fn SolutionBeside() -> impl IntoView {
    let store = expect_context::<Store>();
    let words = &text().play;
    let solution = store.read(|session| session.game().solution().cloned())?;
    let shape = solution.shape();
    Some(view! {
        <figure class="solution">
            <figcaption>
                {words.solution_beside()}
                <button class="button quiet" type="button" on:click=move |_| store.send(GameMsg::ShowSolution(false))>
                    {words.hide_solution()}
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
    })
}
