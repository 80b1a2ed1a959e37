//! The boards on the page of a technique beside its example, and the near miss with its answers.

use super::example::said_whole;
use crate::app::{
    browser::keyboard,
    shared::{
        cell_class::class,
        reason_board::{Frame, Layers, ReasonBoard, notes},
    },
    store::Store,
    text::{later, text},
};
use leptos::{ev, prelude::*};
use sudoku_core::{
    Cell, CellSet, Digit, Shape, Technique,
    explain::{Span, plain, written_out},
};
use sudoku_play::{
    features::{
        learn::{
            Picture,
            view::{LearnPage, NearView},
        },
        moments::view::PositionView,
    },
    keys::{self, keyboard::Keyboard},
    messages::{LearnMsg, NearMsg},
    view::{CellView, Reasoned},
};

type Page = Memo<Option<LearnPage>>;
type View = Memo<Option<NearView>>;

/// The boards beside the example, each with its step in words.
#[component]
pub(super) fn Pictures(page: Page) -> impl IntoView {
    let pictures = Memo::new(move |_| {
        page.with(|page| page.as_ref().map_or_else(Vec::new, |page| page.pictures.clone()))
    });
    move || {
        let pictures = pictures.get();
        (!pictures.is_empty()).then(|| {
            view! { <div class="learn-pictures">{pictures.into_iter().map(picture).collect_view()}</div> }
        })
    }
}

fn picture(Picture { beside, givens, found }: Picture) -> AnyView {
    let board = found.found_in.to_grid();
    let shape = board.shape().clone();
    let reason = Reasoned::in_full(found);
    let drawing = Signal::stored(reason.drawing(&board));
    let picture = PositionView { board, givens, differs: CellSet::EMPTY, number: 0, filled: (0, 0) };
    let said = said_whole(&reason.telling, &shape);
    view! {
        <figure class="learn-picture" data-density=shape.density().slug()>
            <h4>{later().learn.beside(beside, &shape)}</h4>
            <div class="learn-board" aria-hidden="true">
                <ReasonBoard picture small=Signal::stored(reason.small) drawing />
            </div>
            <figcaption>{said}</figcaption>
        </figure>
    }
    .into_any()
}

/// The near miss: its board, which receives the keys, and the answer.
#[component]
pub(super) fn Near(of: Technique, page: Page) -> impl IntoView {
    let view: View = Memo::new(move |_| page.with(|page| page.as_ref()?.near.as_deref().cloned()));
    let shape = Memo::new(move |_| view.with(|view| Some(view.as_ref()?.digits.shape().clone())));
    move || shape.get().map(|shape| view! { <Search of view shape /> })
}

/// The id of the task, which describes the board.
const TASK: &str = "near-task";

fn act(store: Store, msg: NearMsg) {
    store.send(LearnMsg::Near(msg));
}

#[component]
fn Search(of: Technique, view: View, shape: Shape) -> impl IntoView {
    let store = expect_context::<Store>();
    let words = &later().near;
    let over = Memo::new(move |_| view.with(|view| view.as_ref().is_some_and(|view| view.over)));
    let said = Memo::new(move |_| view.with(|view| view.as_ref().map_or_else(Vec::new, said)));
    let of_shape = shape.clone();
    let seen = move || said.with(|said| written_out(said, &of_shape, store.locale()).concat());
    let of_shape = shape.clone();
    let heard = move || said.with(|said| plain(said, &of_shape, store.locale()));
    view! {
        <section class="learn-near">
            <h4>{words.head()}</h4>
            <p id=TASK>{words.task_of(of)}</p>
            <Board view shape />
            // The status below names cells in full.
            <p class="near-said" aria-hidden="true">{seen}</p>
            <p class="vh" role="status">{heard}</p>
            {move || {
                (!over.get()).then(|| {
                    view! {
                        <button class="button" type="button" on:click=move |_| act(store, NearMsg::Show)>
                            {words.show()}
                        </button>
                    }
                })
            }}
        </section>
    }
}

/// The answer to the last tap: what the cell is, or why the pattern fails.
fn said(view: &NearView) -> Vec<Span> {
    let words = &later().near;
    match view.tapped {
        _ if view.over => {
            let is_found = view.tapped.is_some_and(|(cell, _)| cell == view.extra.cell);
            let mut said: Vec<Span> = Vec::new();
            if is_found {
                said.push(words.found().into());
            }
            said.extend(words.reason(&view.broken, view.extra));
            said
        }
        Some((cell, tap)) => words.said(cell, tap),
        None => Vec::new(),
    }
}

/// A memo of a part of the near miss.
fn part<T: Clone + PartialEq + Default + Send + Sync + 'static>(
    view: View,
    part: impl Fn(&NearView) -> T + Send + Sync + 'static,
) -> Memo<T> {
    Memo::new(move |_| view.with(|view| view.as_ref().map_or_else(T::default, &part)))
}

#[component]
fn Board(view: View, shape: Shape) -> impl IntoView {
    let store = expect_context::<Store>();
    let drawing = part(view, NearView::drawing);
    let cursor = part(view, |view| Some(view.cursor));
    let around = part(view, |view| Some(view.cursor).filter(|_| !view.over));
    let remarks = part(view, move |view| {
        let (marked, locale) = (view.marked().into_iter(), store.locale());
        marked.map(|marked| (marked.cell, later().marks.remark(&marked, locale))).collect()
    });
    let strokes = StoredValue::new(Keyboard::default());
    let of_keys = shape.clone();
    let keyed = move |event: ev::KeyboardEvent| {
        let key = strokes.try_update_value(|strokes| keyboard::read(strokes, &event)).flatten();
        let Some((key, held)) = key else { return };
        if let Some(msg) = keys::near(key, held, &of_keys) {
            event.prevent_default();
            act(store, msg);
        }
    };
    let active = move || cursor.get().map(|cell| format!("near-{}", cell.index()));
    let cells: Vec<Cell> = Cell::all(&shape).collect();
    let rows = cells.chunks(shape.side()).map(|row| {
        let cells = row.iter().map(|&at| cell(store, view, remarks, at, shape.clone())).collect_view();
        view! { <div role="row" class="row">{cells}</div> }
    });
    let rows = rows.collect_view();
    view! {
        <Frame shape=shape.clone()>
            <div
                class="board near-cells"
                role="grid"
                tabindex="0"
                aria-label=later().near.board()
                aria-describedby=TASK
                aria-activedescendant=active
                on:keydown=keyed
            >
                {rows}
                <Layers shape cursor=around drawing />
            </div>
        </Frame>
    }
}

/// The marks of cells in words.
type Remarks = Memo<Vec<(Cell, String)>>;

/// One cell: its label, its look, and its place for the pointer.
fn cell(store: Store, view: View, remarks: Remarks, at: Cell, shape: Shape) -> AnyView {
    let seen = part(view, move |view| {
        Some((store.settings().with(|own| view.labelled(at, own)), view.cursor == at))
    });
    let (of_class, of_notes) = (shape.clone(), shape.clone());
    let label = move || {
        let (labelled, _) = seen.get()?;
        let remark = remarks.with(|remarks| {
            let own = remarks.iter().find(|(cell, _)| *cell == at);
            own.map_or_else(String::new, |(_, said)| said.clone())
        });
        Some(text().spoken.cell(labelled, &shape, &remark, store.locale()))
    };
    let face = Memo::new(move |_| {
        let (labelled, cursor) = seen.get()?;
        Some(CellView { selected: cursor, ..labelled.view })
    });
    let is_cursor = move || seen.get().is_some_and(|(_, cursor)| cursor);
    view! {
        <div
            role="gridcell"
            id=format!("near-{}", at.index())
            class=move || face.get().map(|face| class(face, &of_class))
            class:cursor=is_cursor
            data-notes=move || face.get().and_then(|face| notes(face, &of_notes))
            aria-label=label
            aria-selected=move || is_cursor().to_string()
            on:click=move |_| act(store, NearMsg::Tap(at))
        >
            {move || face.get().and_then(|face| face.digit).map(Digit::symbol)}
        </div>
    }
    .into_any()
}
