//! The editor: a puzzle is put in by hand, and what it comes to is said beside it.

use super::fields::{LevelBars, Select};
use crate::app::{
    browser::keyboard,
    icons::{ERASE, Icon, REDO, UNDO},
    store::Store,
    text::{later, text},
};
use leptos::{ev, prelude::*};
use sudoku_core::{
    Digit, Order, Symmetry,
    play::{
        editor::{Beginning, EditorMsg},
        keyboard::Keyboard,
        keys,
        session::Msg,
        view::{Content, EditorCell, EditorView, Findings},
    },
};

/// The editor as it is shown, or nothing while it closes.
type View = Memo<Option<EditorView>>;

/// Tells the editor something.
fn tell(store: Store, msg: EditorMsg) {
    store.send(Msg::Editor(msg));
}

/// The dialog's inside.
#[component]
pub(super) fn Editor() -> impl IntoView {
    let store = expect_context::<Store>();
    let view = Memo::new(move |_| store.showing(Content::editor, Clone::clone));
    let is = move |ask: fn(&EditorView) -> bool| view.with(|view| view.as_ref().is_some_and(ask));
    view! {
        <div class="dialog-body editor">
            <Board view />
            <div class="editor-side">
                <Pad view />
                <Said view />
                <Neater view />
                <Begin />
            </div>
        </div>
        <footer class="dialog-foot">
            <button
                class="button primary"
                type="button"
                id="play-entered"
                disabled=move || !is(|view| view.is_puzzle)
                on:click=move |_| tell(store, EditorMsg::Play)
            >
                {later().dialog.play_it}
            </button>
        </footer>
    }
}

/// The board, at which keys are heard.
#[component]
fn Board(view: View) -> impl IntoView {
    let store = expect_context::<Store>();
    let (label, help) = later().editor.board;
    let order =
        Memo::new(move |_| view.with(|view| view.as_ref().map_or(Order::Three, |view| view.grid.order())));
    let strokes = StoredValue::new(Keyboard::default());
    let keyed = move |event: ev::KeyboardEvent| {
        let key = strokes.try_update_value(|strokes| keyboard::read(strokes, &event)).flatten();
        let Some((key, held)) = key else { return };
        if let Some(msg) = keys::editor(key, held, order.get_untracked()) {
            event.prevent_default();
            tell(store, msg);
        }
    };
    let active =
        move || view.with(|view| view.as_ref().map(|view| format!("entered-{}", view.cursor.index())));
    let rows = move || {
        view.with(|view| {
            let view = view.as_ref()?;
            let order = view.grid.order();
            let rows = view.cells.chunks(order.side()).map(|row| {
                let cells = row.iter().map(|&one| cell(store, one, one.cell == view.cursor, order));
                view! { <div role="row">{cells.collect_view()}</div> }
            });
            Some(rows.collect_view())
        })
    };
    view! {
        <div class="editor-board-space">
            <div
                class="mini-board editor-board"
                id="editor-board"
                data-order=move || order.get().get()
                role="grid"
                tabindex="0"
                autofocus
                aria-label=label
                aria-describedby="editor-help"
                aria-activedescendant=active
                on:keydown=keyed
            >
                {rows}
            </div>
            <p class="field-help" id="editor-help">{help}</p>
        </div>
    }
}

/// One cell.
fn cell(store: Store, one: EditorCell, cursor: bool, order: Order) -> AnyView {
    let either = one.either.filter(|_| one.digit.is_none()).map(|(one, other)| {
        view! { <span class="entered-either">{one.to_string()} " " {other.to_string()}</span> }
    });
    view! {
        <div
            class="entered"
            class:cursor=cursor
            class:clash=one.clashes
            class:spare=one.spare
            class:differs=one.either.is_some()
            role="gridcell"
            id=format!("entered-{}", one.cell.index())
            aria-label=(later().editor.cell)(one, order)
            aria-selected=cursor.to_string()
            on:click=move |_| tell(store, EditorMsg::Select(one.cell))
        >
            {one.digit.map(|digit| digit.to_string())}
            {either}
        </div>
    }
    .into_any()
}

/// The digits, and what takes back.
#[component]
fn Pad(view: View) -> impl IntoView {
    let store = expect_context::<Store>();
    let words = &later().editor;
    let order =
        Memo::new(move |_| view.with(|view| view.as_ref().map_or(Order::Three, |view| view.grid.order())));
    let digit = move |digit: Digit| {
        view! {
            <button
                class="button editor-key"
                type="button"
                on:click=move |_| tell(store, EditorMsg::Enter(digit))
            >
                {digit.to_string()}
            </button>
        }
    };
    let digits = move || Digit::all(order.get()).map(digit).collect_view();
    let can = move |ask: fn(&EditorView) -> bool| view.with(|view| view.as_ref().is_some_and(ask));
    let [undo, redo, erase] = words.tools;
    view! {
        <div class="editor-pad" role="group" aria-label=words.pad data-order=move || order.get().get()>
            {digits}
        </div>
        <div class="asked">
            <button
                class="button"
                type="button"
                id="editor-undo"
                disabled=move || !can(|view| view.can_undo)
                on:click=move |_| tell(store, EditorMsg::Undo)
            >
                <Icon icon=UNDO />
                {undo}
            </button>
            <button
                class="button"
                type="button"
                id="editor-redo"
                disabled=move || !can(|view| view.can_redo)
                on:click=move |_| tell(store, EditorMsg::Redo)
            >
                <Icon icon=REDO />
                {redo}
            </button>
            <button class="button" type="button" id="editor-erase" on:click=move |_| tell(store, EditorMsg::Erase)>
                <Icon icon=ERASE />
                {erase}
            </button>
        </div>
    }
}

/// What it comes to.
#[component]
fn Said(view: View) -> impl IntoView {
    let words = &later().editor;
    let said = move || {
        view.with(|view| {
            let view = view.as_ref()?;
            let alarm = matches!(view.findings, Findings::Twice | Findings::None { .. });
            let spare =
                view.spare.map(|(count, undecided)| view! { <p>{(words.spare)(count, undecided)}</p> });
            let busy = view.is_busy.then(|| view! { <p>{words.busy}</p> });
            let rated = view.rated.map(|rated| {
                let level = rated.graded.level;
                view! {
                    <p class="editor-rated">
                        <LevelBars level />
                        <strong>{(text().level)(level)}</strong>
                        <span>{(words.rated)(rated.rating.hardest.to_string())}</span>
                    </p>
                }
            });
            let rating = (view.is_puzzle && rated.is_none())
                .then(|| view! { <p class="choice-text">{words.rating}</p> });
            Some(view! {
                <p class="editor-count" class:alarm=alarm>
                    <strong>{(words.findings)(&view.findings)}</strong>
                    " "
                    {(words.givens)(view.grid.filled_count())}
                </p>
                {rated}
                {rating}
                {busy}
                {spare}
            })
        })
    };
    view! { <div class="editor-said" role="status">{said}</div> }
}

/// What makes a neater puzzle of it.
#[component]
fn Neater(view: View) -> impl IntoView {
    let store = expect_context::<Store>();
    let words = &later().editor;
    let can = move |ask: fn(&EditorView) -> bool| view.with(|view| view.as_ref().is_some_and(ask));
    let [mark, remove] = words.spares;
    let (symmetry, mirror) = words.mirror;
    let chosen = Signal::derive(move || {
        view.with(|view| view.as_ref().map_or("", |view| view.symmetry.slug()).to_owned())
    });
    let symmetries = Symmetry::ALL.into_iter().filter(|&one| one != Symmetry::None).map(|one| {
        view! { <option value=one.slug()>{(later().making.symmetry_name)(one)}</option> }
    });
    view! {
        <div class="asked">
            <button
                class="button"
                type="button"
                id="mark-spare"
                disabled=move || !can(|view| view.is_puzzle && !view.is_busy)
                on:click=move |_| tell(store, EditorMsg::MarkSpare)
            >
                {mark}
            </button>
            <button
                class="button"
                type="button"
                id="remove-spare"
                disabled=move || !can(|view| view.is_puzzle && !view.is_busy)
                on:click=move |_| tell(store, EditorMsg::RemoveSpare)
            >
                {remove}
            </button>
        </div>
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
                {symmetries.collect_view()}
            </Select>
            <button
                class="button"
                type="button"
                id="mirror"
                disabled=move || !can(|view| view.is_puzzle && !view.is_symmetric)
                on:click=move |_| tell(store, EditorMsg::Mirror)
            >
                {mirror}
            </button>
        </div>
    }
}

/// With what it begins. A change like any other, so it can be undone.
#[component]
fn Begin() -> impl IntoView {
    let store = expect_context::<Store>();
    let words = &later().editor;
    let empty = Order::ALL.into_iter().map(Beginning::Empty);
    let begins = empty.chain([Beginning::Givens, Beginning::Position]).map(|from| {
        view! {
            <button class="button small-button" type="button" on:click=move |_| tell(store, EditorMsg::Begin(from))>
                {(words.beginning)(from)}
            </button>
        }
    });
    view! {
        <fieldset class="group editor-begin">
            <legend>{words.begin}</legend>
            <div class="asked">{begins.collect_view()}</div>
        </fieldset>
    }
}
