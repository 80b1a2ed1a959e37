//! The editor: the player enters a puzzle by hand, and the panel beside it checks the puzzle.

use crate::app::shared::measures::{measures, measures_of};
use crate::app::{
    browser::{bars, clipboard, focus, keyboard, pointer},
    shared::{
        fields::{Fault, Select},
        icons::{Drawing, ERASE, Icon, REDO, UNDO},
        live,
        picture::digits,
        reason_board::{Frame, Layers},
        sketch,
        symbol::symbol,
        verdict::verdict,
    },
    store::Store,
    text::{Has, later, text},
};
use leptos::{ev, html, prelude::*};
use sudoku_core::{Cell, CellSet, Digit, Shape, Symmetry};
use sudoku_play::{
    features::editor::view::{EditorCell, EditorView, Findings},
    keys::{self, keyboard::Keyboard},
    messages::{Beginning, EditorMsg, Msg, Tool, ToolGroup},
    view::{Content, Drawing as Marks, Labelled},
};

/// The editor's view, or `None` while it closes.
type View = Memo<Option<EditorView>>;

/// Whether the view meets a condition; false without a view.
fn is(view: View, ask: fn(&EditorView) -> bool) -> bool {
    view.with(|view| view.as_ref().is_some_and(ask))
}

fn size(view: View) -> Memo<Shape> {
    Memo::new(move |_| view.with(|view| view.as_ref().map_or(Shape::S9, |view| view.grid.shape()).clone()))
}

fn tell(store: Store, msg: EditorMsg) {
    store.send(Msg::Editor(msg));
}

#[component]
pub(crate) fn Editor() -> impl IntoView {
    let store = expect_context::<Store>();
    let view = Memo::new(move |_| store.showing(Content::editor, Clone::clone));
    // From the first board with one solution on, so that nothing goes away under a finger.
    let neater = Memo::new(move |shown: Option<&bool>| {
        shown.is_some_and(|shown| *shown) || is(view, |view| view.is_puzzle)
    });
    // The dialog may open before its part has loaded; then the browser's autofocus found nothing.
    focus::id("editor-board");
    view! {
        <div class="dialog-body editor">
            <Board view />
            <div class="editor-side">
                <Said view />
                <Pad view />
                <Switches view />
                <Drawn view />
                <Verdict view />
                <Two view />
                <Begin view />
                {live::when(move || neater.get(), move || view! { <Neater view /> })}
            </div>
        </div>
        <footer class="dialog-foot">
            <Act view id="play-entered" name=later().dialog.play_it() msg=EditorMsg::Play can=|view| view.is_puzzle primary=true />
        </footer>
    }
}

/// The board, which receives the keys.
#[component]
fn Board(view: View) -> impl IntoView {
    let store = expect_context::<Store>();
    let words = &later().editor;
    let (label, help) = (words.board(), words.board_help());
    let shape = size(view);
    let strokes = StoredValue::new(Keyboard::default());
    let keyed = move |event: ev::KeyboardEvent| {
        let key = strokes.try_update_value(|strokes| keyboard::read(strokes, &event)).flatten();
        let Some((key, held)) = key else { return };
        let message = if is(view, |view| view.moves_on || view.drawing.tool.is_some()) {
            keys::editor_moving_on
        } else {
            keys::editor
        };
        if let Some(msg) = message(key, held, &shape.get_untracked()) {
            event.prevent_default();
            tell(store, msg);
        }
    };
    let pasted = move |event: ev::ClipboardEvent| {
        if let Some(text) = clipboard::pasted_text(&event) {
            event.prevent_default();
            tell(store, EditorMsg::Paste(text));
        }
    };
    let draws = move || is(view, |view| view.drawing.tool.is_some());
    // A pressed pointer draws over cells; a tap is a click of one cell.
    let board = NodeRef::<html::Div>::new();
    let drawing = StoredValue::new(None::<Cell>);
    let under = move |event: &ev::PointerEvent| {
        let board = board.get_untracked()?;
        let (across, down) = pointer::position_in(&board, event.client_x(), event.client_y());
        let (cell, ..) = shape.get_untracked().geometry().cell_under(across, down)?;
        Some(cell)
    };
    let went_down = move |event: ev::PointerEvent| {
        if draws() {
            drawing.set_value(under(&event));
        }
    };
    let moved = move |event: ev::PointerEvent| {
        let (Some(last), Some(cell)) = (drawing.get_value(), under(&event)) else { return };
        if cell != last {
            if let Some(board) = board.get_untracked() {
                pointer::hold(&board, event.pointer_id());
            }
            for cell in [last, cell] {
                tell(store, EditorMsg::Pass(cell));
            }
            drawing.set_value(Some(cell));
        }
    };
    let cursor = Memo::new(move |_| view.with(|view| view.as_ref().map(|view| view.cursor)));
    let active = move || cursor.get().map(|cell| format!("entered-{}", cell.index()));
    // A new size makes new cells. Otherwise only the changed cells redraw.
    let rows = move || {
        let shape = shape.get();
        let cells: Vec<Cell> = Cell::all(&shape).collect();
        let rows = cells.chunks(shape.side()).map(|row| {
            let cells = row.iter().map(|&at| one_of(view, at, shape.clone())).collect_view();
            view! { <div role="row" class="row">{cells}</div> }
        });
        rows.collect_view()
    };
    view! {
        <div class="editor-board-space">
            <Frame shape>
                <div
                    class="board"
                    id="editor-board"
                    role="grid"
                    tabindex="0"
                    autofocus
                    aria-label=label
                    aria-describedby="editor-help"
                    aria-activedescendant=active
                    node_ref=board
                    data-draws=move || draws().then_some("")
                    on:pointerdown=went_down
                    on:pointermove=moved
                    on:pointerup=move |_| drawing.set_value(None)
                    on:pointercancel=move |_| drawing.set_value(None)
                    on:keydown=keyed
                    on:paste=pasted
                >
                    {rows}
                    {move || {
                        view! { <Layers shape=shape.get() cursor drawing=Signal::stored(Marks::default()) /> }
                    }}
                </div>
            </Frame>
            <p class="field-help" id="editor-help">{help}</p>
        </div>
    }
}

/// One cell, redrawn when it changes.
fn one_of(view: View, at: Cell, shape: Shape) -> AnyView {
    let store = expect_context::<Store>();
    let seen = Memo::new(move |_| {
        view.with(|view| {
            let view = view.as_ref()?;
            Some((*view.cells.get(at.index())?, view.cursor == at))
        })
    });
    (move || seen.get().map(|(one, cursor)| cell(store, one, cursor, shape.clone()))).into_any()
}

fn cell(store: Store, one: EditorCell, cursor: bool, shape: Shape) -> AnyView {
    let small = one.small_text(&shape);
    let either = one.either.map(|(first, second)| {
        view! { <span class="entered-either">{symbol("symbol", first)} " " {symbol("symbol", second)}</span> }
    });
    view! {
        <div
            class="cell entered"
            class:given=one.digit.is_some()
            class:selected=cursor
            class:conflict=one.clashes
            class:spare=one.spare
            class:picked=one.chosen
            class:differs=one.either.is_some()
            class:carries=one.carries
            class:lit=one.lit
            data-notes=(!small.is_empty()).then_some(small)
            role="gridcell"
            id=format!("entered-{}", one.cell.index())
            aria-label=move || {
                let labelled = store.settings().with(|own| Labelled::apart(one.cell, one.digit, own));
                let locale = store.locale();
                text().spoken.cell(labelled, &shape, &later().editor.remark(one, locale), locale)
            }
            aria-selected=cursor.to_string()
            on:click=move |_| tell(store, EditorMsg::Select(one.cell))
        >
            {one.digit.map(|digit| symbol("symbol", digit))}
            {either}
        </div>
    }
    .into_any()
}

/// A pointer press on a button leaves the focus on the board.
fn keep_the_keys(event: ev::MouseEvent) {
    event.prevent_default();
}

/// The digits, and the buttons to undo.
#[component]
fn Pad(view: View) -> impl IntoView {
    let store = expect_context::<Store>();
    let words = &later().editor;
    let shape = size(view);
    let digit = move |digit: Digit| {
        view! {
            <button
                class="button editor-key"
                type="button"
                on:click=move |_| tell(store, EditorMsg::Enter(digit))
            >
                {symbol("symbol", digit)}
            </button>
        }
    };
    let digits = move || Digit::all(&shape.get()).map(digit).collect_view();
    view! {
        <div
            class="editor-pad"
            on:mousedown=keep_the_keys
            on:focusin=move |event| bars::entered(&event)
            on:focusout=move |event| bars::left(&event)
            on:keydown=move |event| {
                if bars::turned(&event) {
                    event.prevent_default();
                }
            }
            role="toolbar"
            aria-label=words.pad()
            data-density=move || shape.get().density().slug()
                {..measures(move || shape.get())}
        >
            {digits}
            <button
                class="button editor-key"
                type="button"
                id="editor-erase"
                aria-label=words.erase()
                title=words.erase()
                on:click=move |_| tell(store, EditorMsg::Erase)
            >
                <Icon icon=ERASE />
            </button>
        </div>
    }
}

/// The switches for a cursor that moves on, and for the digits that some solution has.
#[component]
fn Switches(view: View) -> impl IntoView {
    let words = &later().editor;
    let (move_on, help) = (words.move_on(), words.move_on_help());
    let live_help =
        move || if is(view, |view| view.live.is_none()) { words.live_too_large() } else { words.live_help() };
    view! {
        <Switch view id="move-on" name=move_on help=Signal::stored(help) on=|view| view.moves_on msg=EditorMsg::MoveOn />
        <Switch
            view
            id="true-candidates"
            name=words.live()
            help=Signal::derive(live_help)
            on=|view| view.live == Some(true)
            can=|view| view.live.is_some()
            msg=EditorMsg::Live
        />
    }
}

#[component]
fn Switch(
    view: View,
    id: &'static str,
    name: &'static str,
    #[prop(into)] help: Signal<&'static str>,
    /// Whether it is on.
    on: fn(&EditorView) -> bool,
    /// Whether it can be on.
    #[prop(default = |_| true)]
    can: fn(&EditorView) -> bool,
    msg: fn(bool) -> EditorMsg,
) -> impl IntoView {
    let store = expect_context::<Store>();
    view! {
        <label class="switch" on:mousedown=keep_the_keys>
            <span class="switch-name">{name}</span>
            <span class="switch-text">{help}</span>
            <input
                type="checkbox"
                role="switch"
                id=id
                prop:checked=move || is(view, on)
                disabled=move || !is(view, can)
                on:change=move |event| tell(store, msg(event_target_checked(&event)))
            />
        </label>
    }
}

/// The choice of what is drawn, and the field and buttons for it.
#[component]
fn Drawn(view: View) -> impl IntoView {
    let store = expect_context::<Store>();
    let words = &later().editor;
    let [put, take, take_out, fill] = [words.put(), words.take(), words.empty_cells(), words.fill_cells()];
    let shape = size(view);
    let tool = Memo::new(move |_| view.with(|view| view.as_ref().and_then(|view| view.drawing.tool)));
    let own = Memo::new(move |_| view.with(|view| view.as_ref().and_then(|view| view.drawing.number)));
    let typed = RwSignal::new(String::new());
    let draw = move || {
        let typed_now = typed.get_untracked();
        let numbers = typed_now.split(|sign: char| !sign.is_ascii_digit());
        tell(store, EditorMsg::Put(numbers.filter_map(|number| number.parse().ok()).collect()));
        typed.set(String::new());
        focus::id("editor-board");
    };
    let choose = Callback::new(move |slug: String| tell(store, EditorMsg::Draw(Tool::from_slug(&slug))));
    let usual = move || {
        let usual = match tool.get() {
            Some(Tool::Clue(kind)) => kind.usual_numbers(&shape.get()),
            Some(Tool::Cage) | None => Vec::new(),
        };
        let own = own.get().map_or(usual, |number| vec![number]);
        own.iter().map(u16::to_string).collect::<Vec<_>>().join(" ")
    };
    let has_numbers = move || tool.get().is_some_and(Tool::has_numbers);
    let name = move || if tool.get() == Some(Tool::Cage) { words.sum() } else { words.number() };
    view! {
        <label class="asked">
            <span>{words.draw()}</span>
            {move || {
                let shape = shape.get();
                let option = move |tool: Tool| {
                    view! { <option value=tool.slug()>{words.tool(tool, &shape)}</option> }
                };
                let groups = ToolGroup::ALL.map(|group| {
                    let name = match group {
                        ToolGroup::Lines => words.draw_lines(),
                        ToolGroup::Between => words.draw_between(),
                        ToolGroup::InCells => words.draw_in_cells(),
                        ToolGroup::Outside => words.draw_outside(),
                        ToolGroup::Everywhere => words.draw_everywhere(),
                    };
                    let tools = group.tools().map(option.clone()).collect_view();
                    view! { <optgroup label=name>{tools}</optgroup> }
                });
                view! {
                    <Select
                        name="tool"
                        label=words.draw()
                        value=Signal::derive(move || tool.get().map_or("", Tool::slug).to_owned())
                        chosen=choose
                    >
                        <option value="">{words.draw_digits()}</option>
                        {option(Tool::Cage)}
                        {groups.into_iter().collect_view()}
                    </Select>
                }
            }}
        </label>
        <Show when=move || tool.get().is_some()>
            <p class="field-help">{move || tool.get().map(|tool| words.tool_help(tool, &shape.get()))}</p>
            <form
                class="asked editor-cages"
                on:submit=move |event| {
                    event.prevent_default();
                    draw();
                }
            >
                <Show when=has_numbers>
                    <label class="bound">
                        <span>{name}</span>
                        <input
                            class="input number"
                            name="drawn-number"
                            inputmode="numeric"
                            maxlength="11"
                            autocomplete="off"
                            placeholder=usual
                            prop:value=move || typed.get()
                            on:input=move |event| typed.set(event_target_value(&event))
                        />
                    </label>
                </Show>
                <button
                    class="button"
                    type="submit"
                    id="put-drawn"
                    disabled=move || !is(view, |view| view.drawing.can_draw())
                >
                    {put}
                </button>
                <Act view id="take-drawn" name=take msg=EditorMsg::Take can=|view| view.drawing.is_marked />
                <Show when=move || is(view, |view| view.drawing.has_digits)>
                    <Act view id="take-out" name=take_out msg=EditorMsg::TakeOut can=|_| true />
                </Show>
                <Show when=move || is(view, |view| view.drawing.can_fill)>
                    <Act view id="fill-board" name=fill msg=EditorMsg::Fill can=|_| true />
                </Show>
            </form>
        </Show>
    }
}

/// A button that sends a message to the editor, enabled while the action is possible.
#[component]
fn Act(
    view: View,
    id: &'static str,
    name: &'static str,
    msg: EditorMsg,
    /// Whether the action is possible.
    can: fn(&EditorView) -> bool,
    /// An icon in place of the visible name.
    #[prop(optional)]
    icon: Option<Drawing>,
    /// Whether it is the dialog's main action.
    #[prop(optional)]
    primary: bool,
) -> impl IntoView {
    let store = expect_context::<Store>();
    view! {
        <button
            class=if icon.is_some() { "icon-button" } else { "button" }
            class:primary=primary
            type="button"
            id=id
            aria-label=icon.map(|_| name)
            title=icon.map(|_| name)
            disabled=move || !is(view, can)
            on:click=move |_| tell(store, msg.clone())
        >
            {match icon {
                Some(icon) => view! { <Icon icon /> }.into_any(),
                None => name.into_any(),
            }}
        </button>
    }
}

/// The buttons that undo a change and redo it.
#[component]
fn Back(view: View) -> impl IntoView {
    let [undo, redo] = [later().editor.undo(), later().editor.redo()];
    view! {
        <div class="editor-back" on:mousedown=keep_the_keys>
            <Act view id="editor-undo" name=undo msg=EditorMsg::Undo can=|view| view.can_undo icon=UNDO />
            <Act view id="editor-redo" name=redo msg=EditorMsg::Redo can=|view| view.can_redo icon=REDO />
        </div>
    }
}

/// The result of the check.
#[component]
fn Said(view: View) -> impl IntoView {
    let store = expect_context::<Store>();
    let words = &later().editor;
    let found = Memo::new(move |_| {
        let locale = store.locale();
        view.with(|view| {
            let view = view.as_ref()?;
            let [written, spoken] = words.findings(&view.findings, view.grid.shape(), locale);
            let alarm = matches!(view.findings, Findings::Twice(_) | Findings::None { .. });
            Some((written, spoken, alarm))
        })
    });
    let sentence = move || {
        let (written, spoken, alarm) = found.get()?;
        Some(view! {
            <p class="editor-count" class:alarm=alarm>
                <strong aria-hidden="true">{written}</strong>
                <span class="vh">{spoken}</span>
            </p>
        })
    };
    // The board keeps the focus, so its names change unheard: a digit is announced with its cell, and a whole
    // puzzle by its givens.
    let digits = Memo::new(move |_| {
        view.with(|view| {
            let cells = view.as_ref().map(|view| view.cells.iter().map(|one| (one.cell, one.digit)));
            cells.map(Iterator::collect::<Vec<(Cell, Option<Digit>)>>).unwrap_or_default()
        })
    });
    Effect::new(move |before: Option<Vec<(Cell, Option<Digit>)>>| {
        let now = digits.get();
        if let Some(before) = before.filter(|before| before.len() == now.len()) {
            let changed: Vec<_> = before.iter().zip(&now).filter(|(old, new)| old != new).collect();
            match changed[..] {
                [] => {}
                [(_, (cell, digit))] => {
                    let labelled = store.settings().with_untracked(|own| Labelled::apart(*cell, *digit, own));
                    store.say(text().spoken.cell(labelled, &size(view).get_untracked(), "", store.locale()));
                }
                _ => {
                    let filled = now.iter().filter(|(_, digit)| digit.is_some()).count();
                    store.say(text().counts.givens(filled));
                }
            }
        }
        now
    });
    let counting = move || is(view, |view| view.is_counting);
    let uncounted = move || is(view, |view| view.findings == Findings::Uncounted);
    let givens = move || view.with(|view| view.as_ref().map_or(0, |view| view.grid.filled_count()));
    // What carries the selected cell is beside the board, where the cell was selected.
    let of_cell = Memo::new(move |_| {
        view.with(|view| {
            let view = view.as_ref()?;
            let carrying = view.carrying.as_ref().filter(|carrying| carrying.at.is_some())?;
            Some(words.carrying(carrying, &view.grid, store.locale()))
        })
    });
    let refusal = Memo::new(move |_| {
        let refusal = |refused: &_| later().refusals.said(refused, store.locale());
        view.with(|view| view.as_ref().and_then(|view| view.refused.as_ref().map(refusal)))
    });
    view! {
        <div class="editor-said" aria-busy=move || counting().to_string()>
            <div role="status">{move || refusal.get().map(|said| view! { <Fault said /> })}</div>
            <div role="status">{sentence}</div>
            <div role="status">{move || of_cell.get().map(|said| view! { <p>{said}</p> })}</div>
            <Show when=uncounted>
                <div>
                    <Act view id="count-again" name=text().parts.again() msg=EditorMsg::Look can=|_| true />
                </div>
            </Show>
            <div class="editor-facts">
                <p class="choice-text">
                    {move || text().counts.givens(givens())} <span class="editor-counting">{words.counting()}</span>
                </p>
                <Back view />
            </div>
        </div>
    }
}

#[component]
fn Verdict(view: View) -> impl IntoView {
    let rated = Memo::new(move |_| {
        let told = |view: &EditorView| (view.rated, Has::of(view.grid.shape()));
        view.with(|view| view.as_ref().filter(|view| view.is_puzzle).map(told))
    });
    move || rated.get().map(verdict)
}

/// Two solutions, side by side.
#[component]
fn Two(view: View) -> impl IntoView {
    let two = Memo::new(move |_| {
        view.with(|view| {
            let view = view.as_ref()?;
            let (first, second) = view.two.clone()?;
            Some((view.grid.clone(), first, second))
        })
    });
    let drawn = move || {
        let (entered, first, second) = two.get()?;
        let shape = entered.shape();
        let differ: CellSet = Cell::all(shape).filter(|&cell| first.get(cell) != second.get(cell)).collect();
        let names = [later().editor.one_solution(), later().editor.another_solution()];
        let boards = [first, second].into_iter().zip(names).map(|(solution, name)| {
            let side = shape.side() * sketch::CELL;
            let (given, found): (Vec<_>, Vec<_>) =
                solution.filled().partition(|&(cell, _)| entered.get(cell).is_some());
            view! {
                <figure class="editor-solution">
                    <div class="mini-board" {..measures_of(shape)} data-density=shape.density().slug()>
                        <svg viewBox=format!("0 0 {side} {side}") role="img" aria-label=name>
                            <path class="editor-lit" d=sketch::cells(shape, &differ, sketch::CELL)></path>
                            {digits("editor-digits given", shape, sketch::CELL, given.into_iter())}
                            {digits("editor-digits", shape, sketch::CELL, found.into_iter())}
                        </svg>
                    </div>
                    <figcaption class="choice-text">{name}</figcaption>
                </figure>
            }
        });
        Some(view! { <div class="editor-two">{boards.collect_view()}</div> })
    };
    view! { {drawn} }
}

/// Whether there is a puzzle, and nothing is looking through it.
const fn is_idle(view: &EditorView) -> bool {
    view.is_puzzle && !view.is_busy && !view.looks_for_carried
}

/// The ways to look through the puzzle, and to make it a neater one.
#[component]
fn Neater(view: View) -> impl IntoView {
    let store = expect_context::<Store>();
    let words = &later().editor;
    // The answer appears beside its button: on a phone the whole puzzle's verdict is out of sight from here.
    let more = Memo::new(move |_| {
        view.with(|view| {
            let view = view.as_ref()?;
            let busy = view.is_busy.then(|| words.busy().to_owned());
            let busy = busy.or_else(|| view.looks_for_carried.then(|| words.carry_busy().to_owned()));
            let carrying = view.carrying.as_ref().filter(|carrying| carrying.at.is_none());
            let carrying = carrying.map(|carrying| words.carrying(carrying, &view.grid, store.locale()));
            let thinned = view.thinned.map(|thinned| words.thinned(thinned));
            let spare = view.spare.as_ref().map(|spare| words.spare(spare, view.grid.shape()));
            busy.or(carrying).or(thinned).or(spare)
        })
    });
    let [mark, fewer, hardest] = [words.mark_spare(), words.make_minimal(), words.carry()];
    let (symmetry, mirror) = (words.symmetry(), words.make_symmetric());
    let chosen = Signal::derive(move || {
        view.with(|view| view.as_ref().map_or("", |view| view.symmetry.slug()).to_owned())
    });
    let shape = size(view);
    let symmetries = move || {
        let shape = shape.get();
        let all = Symmetry::all_on(&shape).filter(|&one| one != Symmetry::None);
        let option = |one: Symmetry| {
            view! { <option value=one.slug()>{later().making.symmetry(one)}</option> }
        };
        all.map(option).collect_view()
    };
    view! {
        <p class="field-help">{words.neater()}</p>
        <div class="asked">
            <Act view id="mark-spare" name=mark msg=EditorMsg::MarkSpare can=is_idle />
            <Act view id="make-minimal" name=fewer msg=EditorMsg::RemoveSpare can=is_idle />
            <Act view id="find-hardest" name=hardest msg=EditorMsg::FindHardest can=is_idle />
        </div>
        <div class="editor-neater" role="status">{move || more.get().map(|more| view! { <p>{more}</p> })}</div>
        <div class="asked">
            <Select
                name="editor-symmetry"
                label=symmetry
                value=chosen
                chosen=Callback::new(move |slug: String| {
                    if let Some(symmetry) = Symmetry::from_slug(&slug) {
                        tell(store, EditorMsg::Symmetry(symmetry));
                    }
                })
            >
                {symmetries}
            </Select>
            <Act view id="make-symmetric" name=mirror msg=EditorMsg::Mirror can=|view| view.is_puzzle && !view.is_symmetric />
        </div>
    }
}

/// The choice of a start. It is a change like any other, so the player can undo it.
#[component]
fn Begin(view: View) -> impl IntoView {
    let store = expect_context::<Store>();
    let words = &later().editor;
    let empty = Shape::offered().map(|shape| Beginning::Empty(shape.clone()));
    let begins = empty.chain([Beginning::Givens, Beginning::Position]).map(|from| {
        view! {
            <button class="button small-button" type="button" on:click=move |_| tell(store, EditorMsg::Begin(from.clone()))>
                {words.beginning(from.clone())}
            </button>
        }
    });
    let replaced = Memo::new(move |_| view.with(|view| view.as_ref().and_then(|view| view.replaced)));
    view! {
        <fieldset class="group editor-begin">
            <legend>{words.begin()}</legend>
            <div class="asked">{begins.collect_view()}</div>
            <p class="choice-text" role="status">{move || replaced.get().map(|digits| words.replaced(digits))}</p>
            <Show when=move || replaced.get().is_some()>
                <div class="asked">
                    <Act view id="undo-begin" name=words.undo() msg=EditorMsg::Undo can=|view| view.can_undo />
                </div>
            </Show>
        </fieldset>
    }
}
