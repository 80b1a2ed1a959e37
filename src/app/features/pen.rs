//! The pen over the board: the layer that takes the pointer and has the strokes, and the bar with its colours.

use crate::app::{
    browser::pointer,
    shared::icons::{CLOSE, Drawing, ERASE, Icon, POINTER, UNDO, VANISH},
    store::Store,
    text::later,
};
use gloo_timers::callback::Timeout;
use leptos::{ev, html, prelude::*};
use std::fmt::Write;
use sudoku_core::Shape;
use sudoku_play::{
    features::pen::{PenStroke, PenView},
    input::lens::{Lens, Share},
    messages::{LensMsg, PEN_SCALE, PenColour, PenMsg, PenPoint, PenTool},
};

/// How long a vanishing stroke stays, in milliseconds.
const STAYS: u32 = 4000;

/// How long the trail of a resting pointer stays, in milliseconds.
const TRAIL: u32 = 600;

/// The points of that trail.
const TRAIL_POINTS: usize = 14;

/// The pen, if it is in use.
fn used<T: PartialEq + Send + Sync + 'static>(store: Store, read: fn(&PenView) -> T) -> Memo<Option<T>> {
    let view = store.teacher();
    Memo::new(move |_| view.with(|view| view.pen.as_ref().map(read)))
}

/// Whether the pen is in use here: over the slide of a lesson, or over the board.
fn is_here(store: Store, on_slide: bool) -> Memo<bool> {
    let over = used(store, |view| view.on_slide);
    Memo::new(move |_| over.get() == Some(on_slide))
}

/// The layer over a board. It is there only while the pen is in use.
#[component]
pub(crate) fn PenLayer(
    shape: Shape,
    /// Whether the board is that of a slide.
    #[prop(optional)]
    on_slide: bool,
) -> impl IntoView {
    let on = is_here(expect_context(), on_slide);
    view! { <Show when=move || on.get()><Sheet shape=shape.clone() /></Show> }
}

#[component]
fn Sheet(shape: Shape) -> impl IntoView {
    let store = expect_context::<Store>();
    let strokes = used(store, |view| view.strokes.clone());
    let (tool, colour) = (used(store, |view| view.tool), used(store, |view| view.colour));
    let hand = PenHand::new(store, &shape);
    let timers = StoredValue::new_local(Vec::<(u32, Timeout)>::new());
    // A vanishing stroke reports itself once its time is over.
    Effect::new(move |_| {
        let strokes = strokes.get().unwrap_or_default();
        timers.update_value(|timers| {
            timers.retain(|(number, _)| strokes.iter().any(|stroke| stroke.number == *number));
            for stroke in strokes.iter().filter(|stroke| stroke.vanishes) {
                let number = stroke.number;
                if !timers.iter().any(|(other, _)| *other == number) {
                    timers.push((number, Timeout::new(STAYS, move || store.send(PenMsg::Fade(number)))));
                }
            }
        });
    });
    on_cleanup(move || {
        timers.set_value(Vec::new());
        hand.rest.set_value(None);
    });
    let field = format!("0 0 {PEN_SCALE} {PEN_SCALE}");
    let drawn = move || {
        let points = hand.points.get();
        let is_pointer = move || tool.get() == Some(PenTool::Pointer);
        let class = move || if is_pointer() { "pen-trail" } else { "pen-stroke" };
        let dipped = move || colour.get().unwrap_or_default().number();
        let dot = points.last().filter(|_| tool.get_untracked() == Some(PenTool::Pointer)).map(
            |&(across, down)| {
                view! { <path class="pen-dot" d=line(&[(across, down)])></path> }
            },
        );
        view! {
            <path class=class data-pen=dipped d=line(&points)></path>
            {dot}
        }
    };
    view! {
        <div
            class="pen-layer"
            node_ref=hand.layer
            on:pointerdown=move |event| hand.down(&event)
            on:pointermove=move |event| hand.moved(&event)
            on:pointerup=move |event| hand.up(&event)
            on:pointercancel=move |event| hand.cancelled(&event)
            on:pointerleave=move |event| hand.left(&event)
        >
            <svg viewBox=field aria-hidden="true">
                <For
                    each=move || strokes.get().unwrap_or_default()
                    key=|stroke| stroke.number
                    children=|PenStroke { colour, vanishes, points, .. }| {
                        view! { <path class="pen-stroke" data-pen=colour.number() class:vanishes=vanishes d=line(&points)></path> }
                    }
                />
                {drawn}
            </svg>
        </div>
    }
}

/// A line through points. A single one is a dot.
fn line(points: &[PenPoint]) -> String {
    let mut path = String::new();
    for (number, (across, down)) in points.iter().enumerate() {
        let _ = write!(path, "{}{across} {down}", if number == 0 { 'M' } else { 'L' });
    }
    if points.len() == 1 {
        path.push('z');
    }
    path
}

/// The pointers on the layer.
#[derive(Clone, Copy)]
struct PenHand {
    store: Store,
    shape: StoredValue<Shape>,
    layer: NodeRef<html::Div>,
    /// The stroke that is being drawn, or the trail of the pointer.
    points: RwSignal<Vec<PenPoint>>,
    /// The pointer that draws.
    drawing: StoredValue<Option<i32>>,
    /// The fingers down, with their places in the frame of the board.
    fingers: StoredValue<Vec<(i32, Share)>>,
    frame: StoredValue<Option<pointer::Frame>>,
    /// The timer until a pointer counts as resting.
    rest: StoredValue<Option<Timeout>, LocalStorage>,
}

impl PenHand {
    fn new(store: Store, shape: &Shape) -> Self {
        Self {
            store,
            shape: StoredValue::new(shape.clone()),
            layer: NodeRef::new(),
            points: RwSignal::new(Vec::new()),
            drawing: StoredValue::new(None),
            fingers: StoredValue::new(Vec::new()),
            frame: StoredValue::new(None),
            rest: StoredValue::new_local(None),
        }
    }

    fn is_pointing(self) -> bool {
        self.store
            .teacher()
            .with_untracked(|view| view.pen.as_ref().is_some_and(|pen| pen.tool == PenTool::Pointer))
    }

    /// The place of an event on the board.
    fn place(self, event: &ev::PointerEvent) -> Option<PenPoint> {
        let layer = self.layer.get_untracked()?;
        let (across, down) = pointer::position_in(&layer, event.client_x(), event.client_y());
        let scaled = |share: f64| (share.clamp(0.0, 1.0) * f64::from(PEN_SCALE)).round() as u16;
        Some((scaled(across), scaled(down)))
    }

    fn down(self, event: &ev::PointerEvent) {
        // The board below would select a cell.
        event.stop_propagation();
        if event.button() != 0 {
            return;
        }
        let mouse = event.pointer_type() == "mouse";
        if !mouse {
            self.finger_down(event);
        }
        if self.fingers.with_value(|fingers| fingers.len() > 1) {
            self.drop_stroke();
            return;
        }
        if let Some(layer) = self.layer.get_untracked() {
            pointer::hold(&layer, event.pointer_id());
        }
        self.drawing.set_value(Some(event.pointer_id()));
        self.points.set(self.place(event).into_iter().collect());
    }

    fn moved(self, event: &ev::PointerEvent) {
        event.stop_propagation();
        if self.fingers.with_value(|fingers| fingers.len() > 1) {
            return self.zoom(event);
        }
        let draws = self.drawing.get_value() == Some(event.pointer_id());
        let Some(place) = self.place(event) else { return };
        if self.is_pointing() {
            self.point(place);
        } else if draws {
            self.points.update(|points| {
                if points.last() != Some(&place) {
                    points.push(place);
                }
            });
        }
    }

    fn up(self, event: &ev::PointerEvent) {
        event.stop_propagation();
        self.finger_up(event.pointer_id());
        if self.drawing.get_value() != Some(event.pointer_id()) {
            return;
        }
        self.drawing.set_value(None);
        if !self.is_pointing() {
            let points = self.points.get_untracked();
            self.points.set(Vec::new());
            self.store.send(PenMsg::Draw(points));
        }
    }

    fn cancelled(self, event: &ev::PointerEvent) {
        event.stop_propagation();
        self.finger_up(event.pointer_id());
        self.drop_stroke();
    }

    fn left(self, event: &ev::PointerEvent) {
        if self.drawing.get_value().is_none() && event.pointer_type() == "mouse" {
            self.points.set(Vec::new());
        }
    }

    fn drop_stroke(self) {
        self.drawing.set_value(None);
        self.points.set(Vec::new());
    }

    /// Moves the pointer, with a short trail that goes when it rests.
    fn point(self, place: PenPoint) {
        self.points.update(|points| {
            points.push(place);
            let late = points.len().saturating_sub(TRAIL_POINTS);
            points.drain(..late);
        });
        let points = self.points;
        let rests = move || points.update(|points| _ = points.drain(..points.len().saturating_sub(1)));
        self.rest.set_value(Some(Timeout::new(TRAIL, rests)));
    }

    /// A finger goes down, perhaps beside another. Two zoom a large board, as without the pen.
    fn finger_down(self, event: &ev::PointerEvent) {
        if !self.shape.with_value(Lens::enlarges) {
            return;
        }
        if event.is_primary() {
            self.fingers.update_value(Vec::clear);
            let layer = self.layer.get_untracked();
            self.frame.set_value(layer.and_then(|layer| pointer::Frame::around_board(&layer)));
        }
        if let Some(at) = self.share(event) {
            self.fingers.update_value(|fingers| {
                fingers.retain(|(finger, _)| *finger != event.pointer_id());
                fingers.push((event.pointer_id(), at));
            });
        }
    }

    fn share(self, event: &ev::PointerEvent) -> Option<Share> {
        Some(self.frame.get_value()?.share((event.client_x(), event.client_y())))
    }

    fn zoom(self, event: &ev::PointerEvent) {
        let Some(to) = self.share(event) else { return };
        let turn = self.fingers.try_update_value(|fingers| {
            let before = middle(fingers)?;
            fingers.iter_mut().find(|(finger, _)| *finger == event.pointer_id())?.1 = to;
            Some((before, middle(fingers)?))
        });
        if let Some(((from, apart), (to, now_apart))) = turn.flatten() {
            let factor = if apart > 0.0 { now_apart / apart } else { 1.0 };
            self.store.send(LensMsg::Turn { from, to, factor });
        }
    }

    fn finger_up(self, pointer: i32) {
        let zoomed = self.fingers.try_update_value(|fingers| {
            let two = fingers.len() > 1;
            fingers.retain(|(finger, _)| *finger != pointer);
            two
        });
        if zoomed == Some(true) {
            self.store.send(LensMsg::Rest);
        }
    }
}

/// The middle of two fingers, and their distance.
fn middle(fingers: &[(i32, Share)]) -> Option<(Share, f64)> {
    let [(_, one), (_, other), ..] = fingers else { return None };
    let middle = (one.0.midpoint(other.0), one.1.midpoint(other.1));
    Some((middle, (one.0 - other.0).hypot(one.1 - other.1)))
}

/// The bar of the pen, while it is in use.
#[component]
pub(crate) fn PenBar(
    /// Whether it is that of a slide.
    #[prop(optional)]
    on_slide: bool,
) -> impl IntoView {
    let store = expect_context::<Store>();
    let words = &later().pen;
    let on = is_here(store, on_slide);
    let tool = used(store, |view| view.tool);
    let colour = used(store, |view| view.colour);
    let vanishes = used(store, |view| view.vanishes);
    let empty = used(store, |view| view.strokes.is_empty());
    let colours = move || {
        let button = |one: PenColour| {
            let dips = move || tool.get() == Some(PenTool::Pen) && colour.get() == Some(one);
            view! {
                <button
                    class="pen-colour"
                    data-pen=one.number()
                    type="button"
                    aria-label=words.colour(one)
                    title=words.colour(one)
                    aria-pressed=move || dips().to_string()
                    on:click=move |_| store.send(PenMsg::Dip(one))
                >
                    <i></i>
                </button>
            }
        };
        PenColour::all().map(button).collect_view()
    };
    let is_empty = move || empty.get() != Some(false);
    view! {
        <Show when=move || on.get()>
            <div class="pen-bar" role="group" aria-label=words.name()>
                {colours()}
                <PenButton does="pointer" icon=POINTER name=words.pointer() on=Signal::derive(move || tool.get() == Some(PenTool::Pointer)) msg=move || {
                    PenMsg::Take(if tool.get_untracked() == Some(PenTool::Pointer) { PenTool::Pen } else { PenTool::Pointer })
                } />
                <PenButton does="vanish" icon=VANISH name=words.vanish() on=Signal::derive(move || vanishes.get() == Some(true)) msg=move || PenMsg::Vanish(vanishes.get_untracked() != Some(true)) />
                <PenButton does="pen-undo" icon=UNDO name=words.undo() off=Signal::derive(is_empty) msg=|| PenMsg::Undo />
                <PenButton does="pen-clear" icon=ERASE name=words.clear() off=Signal::derive(is_empty) msg=|| PenMsg::Clear />
                <PenButton does="pen-close" icon=CLOSE name=words.close() msg=|| PenMsg::Toggle />
            </div>
        </Show>
    }
}

/// A button of the bar. With a state it is a switch.
#[component]
fn PenButton(
    does: &'static str,
    icon: Drawing,
    name: &'static str,
    #[prop(optional, into)] on: Option<Signal<bool>>,
    #[prop(optional, into)] off: Signal<bool>,
    msg: impl Fn() -> PenMsg + 'static,
) -> impl IntoView {
    let store = expect_context::<Store>();
    view! {
        <button
            class="icon-button"
            type="button"
            data-does=does
            aria-label=name
            title=name
            aria-pressed=move || on.map(|on| on.get().to_string())
            aria-disabled=move || off.get().then_some("true")
            on:click=move |_| {
                if !off.get_untracked() {
                    store.send(msg());
                }
            }
        >
            <Icon icon />
        </button>
    }
}
