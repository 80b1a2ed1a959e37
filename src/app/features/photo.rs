//! A photograph: choosing it, its corners, and the board that was read from it.

use crate::app::shared::measures::measures_of;
use crate::app::{
    browser::{
        files, focus, keyboard,
        photograph::{self, Viewer},
        pointer,
    },
    shared::{
        fields::{Busy, Fault},
        icons::{ERASE, FILE_IN, Icon},
        symbol::symbol,
        verdict::verdict,
    },
    storage::file::FileWork,
    store::Store,
    text::{Has, later, text},
};
use leptos::{ev, html, prelude::*};
use std::sync::Arc;
use sudoku_core::{Cell, Digit, Shape, qr::Greys, wire::Corners};
use sudoku_play::{
    features::photo::view::{PhotoCell, PhotoCount, PhotoMark, PhotoReview, PhotoView},
    keys::{self, keyboard::Keyboard},
    messages::{PhotoMsg, PictureError},
    view::{Content, Labelled},
};

/// The stage of the dialog, which has its own view.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Stage {
    Choosing,
    Opening,
    Reading,
    Corners,
    Review,
}

type View = Memo<Option<PhotoView>>;

#[component]
pub(crate) fn PhotoDialog() -> impl IntoView {
    let store = expect_context::<Store>();
    let view: View = Memo::new(move |_| store.showing(Content::photo, Clone::clone));
    let stage = Memo::new(move |_| {
        view.with(|view| {
            Some(match view.as_ref()? {
                PhotoView::Choosing(_) => Stage::Choosing,
                PhotoView::Opening => Stage::Opening,
                PhotoView::Reading => Stage::Reading,
                PhotoView::Corners { .. } => Stage::Corners,
                PhotoView::Review(_) => Stage::Review,
            })
        })
    });
    // Elsewhere on the page a paste is for the board.
    let pasted = window_event_listener(ev::paste, move |event| {
        if let Some(file) = photograph::pasted(&event) {
            event.prevent_default();
            open(store, file);
        }
    });
    on_cleanup(move || pasted.remove());
    let words = &later().photo;
    move || match stage.get()? {
        Stage::Choosing => Some(view! { <Choosing view /> }.into_any()),
        Stage::Opening => {
            Some(view! { <div class="dialog-body"><p role="status">{words.opening()}</p></div> }.into_any())
        }
        Stage::Reading => Some(
            view! {
                <div class="dialog-body">
                    <Busy said=words.reading().to_owned() share=None cancel="photo-stop" />
                </div>
            }
            .into_any(),
        ),
        Stage::Corners => Some(view! { <SetCorners view /> }.into_any()),
        Stage::Review => Some(view! { <Review view /> }.into_any()),
    }
}

fn open(store: Store, file: files::Chosen) {
    store.parts().do_files(store, FileWork::Photo(file));
}

/// The fault of the latest picture.
fn fault(view: View) -> impl IntoView {
    let fault = Memo::new(move |_| {
        view.with(|view| match view {
            Some(PhotoView::Choosing(fault) | PhotoView::Corners { fault, .. }) => *fault,
            _ => None,
        })
    });
    view! {
        <div role="status">
            {move || fault.get().map(|fault| view! { <Fault said=later().photo.fault(fault) /> })}
        </div>
    }
}

/// The ways to a picture: a file, and the camera.
#[component]
fn Choosing(view: View) -> impl IntoView {
    let store = expect_context::<Store>();
    let words = &later().photo;
    let chosen = move |event| {
        if let Some(file) = files::chosen(&event) {
            open(store, file);
        }
    };
    let on = RwSignal::new(false);
    focus::id("photo-file");
    view! {
        <div class="dialog-body photo-choosing">
            <p>{words.about()}</p>
            {fault(view)}
            <p class="asked">
                <label class="button primary file-button">
                    <Icon icon=FILE_IN />
                    {words.choose()}
                    <input type="file" id="photo-file" accept="image/*" autofocus on:change=chosen />
                </label>
                <button class="button" id="photo-camera" type="button" on:click=move |_| on.update(|on| *on = !*on)>
                    {move || if on.get() { words.camera_stop() } else { words.camera() }}
                </button>
            </p>
            {move || on.get().then(|| view! { <Camera on /> })}
            <p class="field-help">{words.promise()}</p>
        </div>
    }
}

/// The picture of the camera, and the button that takes it.
#[component]
fn Camera(on: RwSignal<bool>) -> impl IntoView {
    let store = expect_context::<Store>();
    let words = &later().photo;
    let video = NodeRef::<html::Video>::new();
    // The camera stops with this view, also if it starts only after that.
    let viewer = StoredValue::new_local(None);
    let ready = RwSignal::new(false);
    let failed = move |fault: PictureError| {
        _ = on.try_set(false);
        store.send(PhotoMsg::Bring(Err(fault)));
    };
    Effect::new(move |_| {
        let Some(video) = video.get() else { return };
        leptos::task::spawn_local(async move {
            match Viewer::start(video).await {
                Ok(started) => {
                    _ = viewer.try_set_value(Some(started));
                    _ = ready.try_set(true);
                }
                Err(fault) => failed(fault),
            }
        });
    });
    on_cleanup(move || viewer.set_value(None));
    let take = move |_| {
        if let Some(taken) = viewer.with_value(|viewer| viewer.as_ref().map(Viewer::take)) {
            store.send(PhotoMsg::Bring(taken));
        }
    };
    view! {
        <div class="photo-camera">
            <p>{words.camera_help()}</p>
            <video node_ref=video muted playsinline aria-label=words.camera_help()></video>
            <button class="button primary" id="photo-take" type="button" disabled=move || !ready.get() on:click=take>
                {words.camera_take()}
            </button>
        </div>
    }
}

/// A picture in grey.
#[component]
fn Picture(#[prop(into)] picture: Signal<Option<Arc<Greys>>>, name: &'static str) -> impl IntoView {
    let canvas = NodeRef::<html::Canvas>::new();
    Effect::new(move |_| {
        if let (Some(canvas), Some(picture)) = (canvas.get(), picture.get()) {
            photograph::paint(&canvas, &picture);
        }
    });
    view! { <canvas class="photo-picture" node_ref=canvas role="img" aria-label=name></canvas> }
}

/// The sides of a picture, in pixels.
fn sides(picture: &Greys) -> (f64, f64) {
    let height = picture.pixels.len().checked_div(picture.width as usize).unwrap_or(0);
    (f64::from(picture.width).max(1.0), (height as f64).max(1.0))
}

/// The picture with the corners of the board.
#[component]
fn SetCorners(view: View) -> impl IntoView {
    let store = expect_context::<Store>();
    let words = &later().photo;
    let picture = Memo::new(move |_| {
        view.with(|view| match view {
            Some(PhotoView::Corners { picture, .. }) => Some(Arc::clone(picture)),
            _ => None,
        })
    });
    let size = Memo::new(move |_| picture.with(|picture| picture.as_deref().map_or((1.0, 1.0), sides)));
    let corners = Memo::new(move |_| {
        view.with(|view| match view {
            Some(PhotoView::Corners { corners, .. }) => *corners,
            _ => Corners::default(),
        })
    });
    let space = NodeRef::<html::Div>::new();
    let outline = move || {
        let (width, height) = size.get();
        let point = |(x, y): (i32, i32)| {
            format!("{:.2},{:.2}", f64::from(x) / width * 100.0, f64::from(y) / height * 100.0)
        };
        corners.get().map(point).join(" ")
    };
    let handles = words.corner_names().into_iter().enumerate().map(|(number, name)| {
        view! { <Handle number name size corners space /> }
    });
    focus::id("photo-corner-0");
    view! {
        <div class="dialog-body photo-corners">
            {fault(view)}
            <p>{words.corners()}</p>
            <div class="photo-space" node_ref=space>
                <Picture picture name=words.picture() />
                <svg class="photo-frame" viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
                    <polygon points=outline></polygon>
                </svg>
                {handles.collect_view()}
            </div>
        </div>
        <footer class="dialog-foot">
            <button class="button" type="button" id="photo-another" on:click=move |_| store.send(PhotoMsg::Forget)>
                {words.choose_another()}
            </button>
            <button class="button primary" type="button" id="photo-read" on:click=move |_| store.send(PhotoMsg::ReadAgain)>
                {words.read_again()}
            </button>
        </footer>
    }
}

/// A corner, moved by the pointer and by the arrow keys.
#[component]
fn Handle(
    number: usize,
    name: &'static str,
    size: Memo<(f64, f64)>,
    corners: Memo<Corners>,
    space: NodeRef<html::Div>,
) -> impl IntoView {
    /// The share of the picture that a key moves a corner by; with Shift, a tenth of it.
    const STEP: f64 = 0.02;
    let store = expect_context::<Store>();
    let held = StoredValue::new(false);
    let x = move || format!("{:.5}", f64::from(corners.get()[number].0) / size.get().0);
    let y = move || format!("{:.5}", f64::from(corners.get()[number].1) / size.get().1);
    let put = move |x: f64, y: f64| {
        store.send(PhotoMsg::Corner(number, (x.round() as i32, y.round() as i32)));
    };
    let down = move |event: ev::PointerEvent| {
        pointer::hold_target(&event);
        held.set_value(true);
    };
    let moved = move |event: ev::PointerEvent| {
        if !held.get_value() {
            return;
        }
        if let Some(element) = space.get_untracked() {
            let (x, y) = pointer::position_in(&element, event.client_x(), event.client_y());
            let (width, height) = size.get_untracked();
            put(x * width, y * height);
        }
    };
    let up = move |_| held.set_value(false);
    let keyed = move |event: ev::KeyboardEvent| {
        let (across, down) = match event.key().as_str() {
            "ArrowLeft" => (-1.0, 0.0),
            "ArrowRight" => (1.0, 0.0),
            "ArrowUp" => (0.0, -1.0),
            "ArrowDown" => (0.0, 1.0),
            _ => return,
        };
        event.prevent_default();
        event.stop_propagation();
        let (width, height) = size.get_untracked();
        let step = (width.min(height) * STEP * if event.shift_key() { 0.1 } else { 1.0 }).max(1.0);
        let (x, y) = corners.get_untracked()[number];
        put(f64::from(x) + across * step, f64::from(y) + down * step);
    };
    view! {
        <button
            class="photo-corner"
            type="button"
            id=format!("photo-corner-{number}")
            aria-label=name
            title=name
            style:--x=x
            style:--y=y
            on:pointerdown=down
            on:pointermove=moved
            on:pointerup=up
            on:pointercancel=up
            on:keydown=keyed
        ></button>
    }
}

/// A part of the review.
fn of<T: Clone + PartialEq + Default + Send + Sync + 'static>(
    view: View,
    part: impl Fn(&PhotoReview) -> T + Send + Sync + 'static,
) -> Memo<T> {
    Memo::new(move |_| {
        view.with(|view| match view {
            Some(PhotoView::Review(review)) => part(review),
            _ => T::default(),
        })
    })
}

/// The straightened picture beside the board that was read.
#[component]
fn Review(view: View) -> impl IntoView {
    let store = expect_context::<Store>();
    let words = &later().photo;
    // Each reading begins another review.
    let shape = view.with_untracked(|view| match view {
        Some(PhotoView::Review(review)) => review.shape.clone(),
        _ => Shape::S9.clone(),
    });
    let picture = of(view, |review| Some(Arc::clone(&review.straight)));
    let can_play = of(view, |review| review.count == PhotoCount::One);
    let again = [
        (words.move_corners(), "photo-corners", PhotoMsg::SetCorners),
        (words.choose_another(), "photo-another", PhotoMsg::Forget),
    ];
    let again = again.map(|(name, id, msg)| {
        view! {
            <button class="button" type="button" id=id on:click=move |_| store.send(msg.clone())>
                {name}
            </button>
        }
    });
    focus::id("photo-board");
    view! {
        <div class="dialog-body photo">
            <div class="photo-pair">
                <div class="photo-seen">
                    <Picture picture name=words.straightened() />
                    <div class="photo-cells" aria-hidden="true" {..measures_of(&shape)}>
                        {Cell::all(&shape).map(|at| seen(view, at)).collect_view()}
                    </div>
                </div>
                <Board view shape=shape.clone() />
            </div>
            <div class="photo-side">
                <Said view />
                <Pad shape />
                <Legend view />
                <Rated view />
            </div>
        </div>
        <footer class="dialog-foot">
            {again.into_iter().collect_view()}
            <button
                class="button primary"
                type="button"
                id="photo-play"
                disabled=move || !can_play.get()
                on:click=move |_| store.send(PhotoMsg::Play)
            >
                {later().dialog.play_it()}
            </button>
        </footer>
    }
}

/// One cell of the review, and whether the cursor is there.
fn one(view: View, at: Cell) -> Memo<Option<(PhotoCell, bool)>> {
    of(view, move |review| Some((*review.cells.get(at.index())?, review.cursor == at)))
}

/// The class of a marked cell.
const fn mark_class(mark: Option<PhotoMark>) -> &'static str {
    match mark {
        Some(PhotoMark::Doubtful) => "doubtful",
        Some(PhotoMark::Changed) => "changed",
        Some(PhotoMark::Written) => "written",
        None => "",
    }
}

/// A cell of the picture, which selects that of the board.
fn seen(view: View, at: Cell) -> AnyView {
    let store = expect_context::<Store>();
    let one = one(view, at);
    let class = move || {
        let (mark, cursor) = one.get().map_or((None, false), |(cell, cursor)| (cell.mark, cursor));
        format!("photo-cell {}{}", mark_class(mark), if cursor { " cursor" } else { "" })
    };
    view! { <span class=class on:click=move |_| store.send(PhotoMsg::Select(at))></span> }.into_any()
}

/// The board, which receives the keys.
#[component]
fn Board(view: View, shape: Shape) -> impl IntoView {
    let store = expect_context::<Store>();
    let (label, help) = (later().photo.board(), later().photo.board_help());
    let strokes = StoredValue::new(Keyboard::default());
    let of_keys = shape.clone();
    let keyed = move |event: ev::KeyboardEvent| {
        let key = strokes.try_update_value(|strokes| keyboard::read(strokes, &event)).flatten();
        let Some((key, held)) = key else { return };
        if let Some(msg) = keys::photo(key, held, &of_keys) {
            event.prevent_default();
            store.send(msg);
        }
    };
    let cursor = of(view, |review| review.cursor.index());
    let cells: Vec<Cell> = Cell::all(&shape).collect();
    let rows = cells.chunks(shape.side()).map(|row| {
        let cells = row.iter().map(|&at| {
            let (one, shape) = (one(view, at), shape.clone());
            move || one.get().map(|(cell, cursor)| entered(store, shape.clone(), cell, cursor))
        });
        view! { <div role="row">{cells.collect_view()}</div> }
    });
    view! {
        <div
            class="mini-board photo-board"
            id="photo-board"
            data-density=shape.density().slug()
            {..measures_of(&shape)}
            role="grid"
            tabindex="0"
            autofocus
            aria-label=label
            aria-describedby="photo-help"
            aria-activedescendant=move || format!("photo-{}", cursor.get())
            on:keydown=keyed
        >
            {rows.collect_view()}
        </div>
        <p class="vh" id="photo-help">{help}</p>
    }
}

fn entered(store: Store, shape: Shape, cell: PhotoCell, cursor: bool) -> AnyView {
    view! {
        <div
            class=format!("entered {}", mark_class(cell.mark))
            class:cursor=cursor
            class:clash=cell.clashes
            role="gridcell"
            id=format!("photo-{}", cell.cell.index())
            aria-label=move || {
                let labelled = store.settings().with(|own| Labelled::apart(cell.cell, cell.digit, own));
                text().spoken.cell(labelled, &shape, &later().photo.remark(cell), store.locale())
            }
            aria-selected=cursor.to_string()
            on:click=move |_| store.send(PhotoMsg::Select(cell.cell))
        >
            {cell.digit.map(|digit| symbol("symbol", digit))}
        </div>
    }
    .into_any()
}

/// The digits, and the buttons for a marked cell. A pointer press on them leaves the focus on the board.
#[component]
fn Pad(shape: Shape) -> impl IntoView {
    let store = expect_context::<Store>();
    let words = &later().photo;
    let erase = later().editor.erase();
    let digit = move |digit: Digit| {
        view! {
            <button class="button editor-key" type="button" on:click=move |_| store.send(PhotoMsg::Enter(digit))>
                {symbol("symbol", digit)}
            </button>
        }
    };
    let act = move |name: &'static str, id: &'static str, msg: PhotoMsg| {
        view! {
            <button class="button" type="button" id=id on:click=move |_| store.send(msg.clone())>
                {name}
            </button>
        }
    };
    view! {
        <div class="photo-keys" on:mousedown=|event: ev::MouseEvent| event.prevent_default()>
            <div class="editor-pad" role="group" aria-label=later().editor.pad()>
                {Digit::all(&shape).map(digit).collect_view()}
                <button
                    class="button editor-key"
                    type="button"
                    id="photo-erase"
                    aria-label=erase
                    title=erase
                    on:click=move |_| store.send(PhotoMsg::Erase)
                >
                    <Icon icon=ERASE />
                </button>
            </div>
            <div class="photo-acts">
                {act(words.confirm(), "photo-confirm", PhotoMsg::Confirm)} {act(words.next_marked(), "photo-next", PhotoMsg::Next)}
            </div>
        </div>
    }
}

/// The solutions and the marks, in sentences.
#[component]
fn Said(view: View) -> impl IntoView {
    let store = expect_context::<Store>();
    let words = &later().photo;
    let count = Memo::new(move |_| {
        view.with(|view| match view {
            Some(PhotoView::Review(review)) => {
                let alarm = matches!(review.count, PhotoCount::None | PhotoCount::Several);
                Some((words.count(review), alarm))
            }
            _ => None,
        })
    });
    let marks = of(view, |review| review.marks);
    let uncounted = of(view, |review| review.count == PhotoCount::Uncounted);
    let zero = of(view, |review| review.zero.then_some(review.shape.clone()));
    view! {
        <div class="photo-said">
            <div role="status">
                {move || {
                    count
                        .get()
                        .map(|([written, spoken], alarm)| {
                            view! {
                                <p class="editor-count" class:alarm=alarm>
                                    <strong aria-hidden="true">{written}</strong>
                                    <span class="vh">{spoken}</span>
                                </p>
                            }
                        })
                }}
                <p>{move || words.marks(marks.get())}</p>
                {move || zero.get().map(|shape| view! { <p>{words.largest(&shape, store.locale())}</p> })}
            </div>
            <Show when=move || uncounted.get()>
                <button class="button" type="button" id="photo-count" on:click=move |_| store.send(PhotoMsg::Look)>
                    {text().parts.again()}
                </button>
            </Show>
        </div>
    }
}

/// The level, once there is exactly one solution.
#[component]
fn Rated(view: View) -> impl IntoView {
    let rated = of(view, |review| (review.count == PhotoCount::One).then_some(review.rated));
    move || rated.get().map(|rated| verdict((rated, Has::Digits)))
}

/// The meaning of the marks, while there are any.
#[component]
fn Legend(view: View) -> impl IntoView {
    let kinds = of(view, |review| {
        let has = |mark| review.cells.iter().any(|cell| cell.mark == Some(mark));
        [PhotoMark::Doubtful, PhotoMark::Changed, PhotoMark::Written].map(has)
    });
    let line = move |number: usize, mark: PhotoMark| {
        let class = format!("photo-sign {}", mark_class(Some(mark)));
        kinds.get()[number].then(
            || view! { <li><span class=class aria-hidden="true"></span> {later().photo.sign(mark)}</li> },
        )
    };
    view! {
        <ul class="photo-legend">
            {move || {
                [PhotoMark::Doubtful, PhotoMark::Changed, PhotoMark::Written]
                    .into_iter()
                    .enumerate()
                    .map(|(number, mark)| line(number, mark))
                    .collect_view()
            }}
        </ul>
    }
}
