//! The editor: the player enters a puzzle by hand, and the panel beside it checks the puzzle.

use crate::app::shared::measures::{measures, measures_of};
use crate::app::{
    browser::{bars, clipboard, focus, keyboard},
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
    text::{later, text},
};
use leptos::{ev, prelude::*};
use sudoku_core::{Cell, CellSet, Digit, Shape, Symmetry};
use sudoku_play::{
    features::editor::view::{EditorCell, EditorView, Findings},
    keys::{self, keyboard::Keyboard},
    messages::{Beginning, EditorMsg, Msg},
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
                <MovingOn view />
                <Caging view />
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
        let message = if is(view, |view| view.moves_on || view.caging.draws) {
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

/// The switch for a cursor that moves on.
#[component]
fn MovingOn(view: View) -> impl IntoView {
    let store = expect_context::<Store>();
    let words = &later().editor;
    let (name, help) = (words.move_on(), words.move_on_help());
    view! {
        <label class="switch" on:mousedown=keep_the_keys>
            <span class="switch-name">{name}</span>
            <span class="switch-text">{help}</span>
            <input
                type="checkbox"
                role="switch"
                id="move-on"
                prop:checked=move || is(view, |view| view.moves_on)
                on:change=move |event| tell(store, EditorMsg::MoveOn(event_target_checked(&event)))
            />
        </label>
    }
}

/// The switch for drawing cages, and the buttons for it while it is on.
#[component]
fn Caging(view: View) -> impl IntoView {
    let store = expect_context::<Store>();
    let words = &later().editor;
    let (name, help) = (words.draw_cages(), words.draw_cages_help());
    let [cage, uncage, take_out, fill] =
        [words.cage(), words.uncage(), words.empty_cells(), words.fill_cells()];
    let draws = Memo::new(move |_| is(view, |view| view.caging.draws));
    let chosen = Memo::new(move |_| view.with(|view| view.as_ref().map_or(0, |view| view.caging.chosen)));
    let own = Memo::new(move |_| view.with(|view| view.as_ref().and_then(|view| view.caging.sum)));
    let typed = RwSignal::new(String::new());
    let draw = move || {
        tell(store, EditorMsg::Cage(typed.get_untracked().trim().parse().ok()));
        typed.set(String::new());
        focus::id("editor-board");
    };
    view! {
        <label class="switch" on:mousedown=keep_the_keys>
            <span class="switch-name">{name}</span>
            <span class="switch-text">{help}</span>
            <input
                type="checkbox"
                role="switch"
                id="draw-cages"
                prop:checked=move || draws.get()
                on:change=move |event| tell(store, EditorMsg::DrawCages(event_target_checked(&event)))
            />
        </label>
        <Show when=move || draws.get()>
            <form
                class="asked editor-cages"
                on:submit=move |event| {
                    event.prevent_default();
                    draw();
                }
            >
                <label class="bound">
                    <span>{words.sum()}</span>
                    <input
                        class="input number"
                        name="cage-sum"
                        inputmode="numeric"
                        maxlength="3"
                        autocomplete="off"
                        placeholder=move || own.get().map(|sum| sum.to_string())
                        prop:value=move || typed.get()
                        on:input=move |event| typed.set(event_target_value(&event))
                    />
                </label>
                <button class="button" type="submit" id="draw-cage" disabled=move || chosen.get() == 0>
                    {cage}
                </button>
                <Act view id="remove-cage" name=uncage msg=EditorMsg::Uncage can=|view| view.caging.is_caged />
                <Show when=move || is(view, |view| view.caging.has_digits)>
                    <Act view id="take-out" name=take_out msg=EditorMsg::TakeOut can=|_| true />
                </Show>
                <Show when=move || is(view, |view| view.caging.can_fill)>
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
    let refusal = Memo::new(move |_| {
        let refusal = |refused: &_| later().refusals.said(refused, store.locale());
        view.with(|view| view.as_ref().and_then(|view| view.refused.as_ref().map(refusal)))
    });
    view! {
        <div class="editor-said" aria-busy=move || counting().to_string()>
            <div role="status">{move || refusal.get().map(|said| view! { <Fault said /> })}</div>
            <div role="status">{sentence}</div>
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
        view.with(|view| view.as_ref().and_then(|view| view.is_puzzle.then_some(view.rated)))
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

/// The ways to make it a neater puzzle.
#[component]
fn Neater(view: View) -> impl IntoView {
    let store = expect_context::<Store>();
    let words = &later().editor;
    // The answer appears beside its button: on a phone the whole puzzle's verdict is out of sight from here.
    let more = Memo::new(move |_| {
        view.with(|view| {
            let view = view.as_ref()?;
            let busy = view.is_busy.then(|| words.busy().to_owned());
            let thinned = view.thinned.map(|thinned| words.thinned(thinned));
            busy.or(thinned).or(view.spare.map(|(count, undecided)| words.spare(count, undecided)))
        })
    });
    let [mark, fewer] = [words.mark_spare(), words.make_minimal()];
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
            <Act view id="mark-spare" name=mark msg=EditorMsg::MarkSpare can=|view| view.is_puzzle && !view.is_busy />
            <Act view id="make-minimal" name=fewer msg=EditorMsg::RemoveSpare can=|view| view.is_puzzle && !view.is_busy />
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
