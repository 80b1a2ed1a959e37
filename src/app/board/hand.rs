//! Pointers on the board, turned into messages. A mouse selects at the press. A finger selects when it goes
//! up: until then it may rest, pan, or get a second finger beside it. Two fingers zoom a large board, which
//! cancels any gesture of a single one.

use super::cell_menu::Asked;
use crate::app::{
    browser::{focus, pointer, sheets},
    store::Store,
};
use gloo_timers::callback::Timeout;
use leptos::{ev, html, prelude::*};
use sudoku_core::{Cell, Shape};
use sudoku_play::{
    input::{
        Tap,
        lens::{Lens, Share},
    },
    messages::{InputMsg, LensMsg, PointerMsg},
    session::Session,
    ui::Pointing,
    view::swept,
};

/// How long a press lasts before it counts as long, in milliseconds: on the board it then points, and on the
/// pad it locks a digit.
pub(crate) const LONG_PRESS: u32 = 350;
/// How far it may tremble meanwhile, in pixels.
pub(crate) const TREMBLE: i32 = 10;
/// The longest time between the taps of a double tap, in milliseconds.
const TWICE: f64 = 400.0;

/// The longest time from the end of a press to its click, in milliseconds.
const CLICK_FOLLOWS: f64 = 500.0;
/// How long a wheel rests before the zoomed board is laid out again, in milliseconds.
const WHEEL_RESTS: u32 = 160;

/// The stage of a press.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Stage {
    /// A finger whose tap has not been sent yet.
    Down,
    /// The same, after it moved too far for a long press.
    Strayed,
    /// The tap has been sent.
    Tapped,
    /// It drags over cells.
    Drags,
    /// It rests, and points.
    Rests,
    /// It pans the zoomed board.
    Pans,
    /// On the map in the corner. A tap there is for the cell under it.
    OnMap,
    /// It drags on the map.
    Maps,
    /// It isn't alone any more, and means nothing.
    Spent,
}

struct Press {
    pointer: i32,
    stage: Stage,
    tap: Tap,
    /// Where it went down, in pixels.
    from: (i32, i32),
    mouse: bool,
    /// Where it was last, as shares of the board.
    last: (f64, f64),
    cell: Cell,
    /// The timer of a long press.
    rest: Option<Timeout>,
}

/// The pointers on one board.
#[derive(Clone, Copy)]
pub(crate) struct Hand {
    store: Store,
    shape: StoredValue<Shape>,
    /// Whether the board can zoom.
    enlarges: bool,
    board: NodeRef<html::Div>,
    map: NodeRef<html::Div>,
    /// The fingers on a board that can zoom, with their places in its frame.
    fingers: StoredValue<Vec<(i32, Share)>>,
    /// The frame when the first of them went down.
    frame: StoredValue<Option<pointer::Frame>>,
    press: StoredValue<Option<Press>, LocalStorage>,
    /// The timer until the wheel counts as resting.
    wheel: StoredValue<Option<Timeout>, LocalStorage>,
    pointed: StoredValue<Option<Pointing>>,
    /// When the last press ended, until its click.
    released: StoredValue<Option<f64>>,
    /// Whether a finger has just ended a long press.
    chose: StoredValue<bool>,
    /// The cell tapped last, when, and the changes of the board so far.
    tapped: StoredValue<Option<(Cell, f64, u64)>>,
    /// Where the menu of a cell is wanted.
    asked: Asked,
}

impl Hand {
    /// The pointers of a board of that shape, with the map in its corner.
    pub(crate) fn new(
        store: Store,
        shape: &Shape,
        board: NodeRef<html::Div>,
        map: NodeRef<html::Div>,
        asked: Asked,
    ) -> Self {
        let press = StoredValue::new_local(None);
        Self {
            store,
            shape: StoredValue::new(shape.clone()),
            enlarges: Lens::enlarges(shape),
            board,
            map,
            fingers: StoredValue::new(Vec::new()),
            frame: StoredValue::new(None),
            press,
            wheel: StoredValue::new_local(None),
            pointed: StoredValue::new(None),
            released: StoredValue::new(None),
            chose: StoredValue::new(false),
            tapped: StoredValue::new(None),
            asked,
        }
    }

    pub(crate) fn down(self, event: &ev::PointerEvent) {
        let (pointer, mouse) = (event.pointer_id(), event.pointer_type() == "mouse");
        let alone = event.is_primary()
            || self.press.with_value(|press| press.as_ref().is_none_or(|press| press.pointer == pointer));
        if event.button() != 0 {
            return;
        }
        self.cancel();
        if !mouse {
            self.finger_down(event);
        }
        let from = (event.client_x(), event.client_y());
        let Some((last, at)) = self.position(from).and_then(|last| Some((last, self.at(last)?))) else {
            return;
        };
        let tap = Tap { at, adds: event.ctrl_key() || event.meta_key() || event.shift_key() };
        let press = |stage, rest| Press { pointer, stage, tap, from, mouse, last, cell: at.cell, rest };
        // A press beside an open sheet only closes it.
        if !alone || sheets::is_open() {
            self.press.set_value(Some(press(Stage::Spent, None)));
            return;
        }
        if let Some(board) = self.board.get_untracked().filter(|_| mouse) {
            pointer::hold(&board, pointer);
        }
        if self.is_on_map(from) {
            self.press.set_value(Some(press(Stage::OnMap, None)));
        } else if mouse {
            self.press.set_value(Some(press(Stage::Tapped, None)));
            self.tap(tap);
        } else {
            self.point(None);
            let rest = Timeout::new(LONG_PRESS, move || self.rest());
            self.press.set_value(Some(press(Stage::Down, Some(rest))));
        }
    }

    /// A pointer moves, down or not.
    pub(crate) fn moved(self, event: &ev::PointerEvent) {
        let (x, y) = (event.client_x(), event.client_y());
        let mouse = event.pointer_type() == "mouse";
        // The release of a mouse button outside the window is not reported.
        if mouse && event.buttons() == 0 {
            self.cancel();
            self.point(self.position((x, y)).and_then(|spot| self.at(spot)));
            return;
        }
        let pointer = event.pointer_id();
        if !mouse && self.fingers.with_value(|fingers| fingers.len() > 1) {
            self.finger_moved(event);
            return;
        }
        let mine = |press: &&mut Press| press.pointer == pointer;
        let strayed = |press: &Press| (press.from.0 - x).abs().max((press.from.1 - y).abs()) > TREMBLE;
        let pans = self.press.with_value(|press| press.as_ref().map(|press| press.tap.at.cell));
        let pans = pans.is_some_and(|cell| self.store.read(|session| session.a_finger_pans(cell)));
        let stage = self.press.try_update_value(|press| {
            let press = press.as_mut().filter(mine)?;
            if press.stage == Stage::Down && strayed(press) {
                press.rest = None;
                press.stage = if pans { Stage::Pans } else { Stage::Strayed };
            }
            if press.stage == Stage::OnMap && strayed(press) {
                press.stage = Stage::Maps;
            }
            Some(press.stage)
        });
        match stage.flatten() {
            Some(Stage::Strayed | Stage::Tapped | Stage::Drags) => self.drag((x, y)),
            Some(Stage::Pans) => self.finger_moved(event),
            Some(Stage::Maps) => self.look_at((x, y)),
            Some(Stage::Rests) => self.point(self.position((x, y)).and_then(|spot| self.at(spot))),
            Some(Stage::Down | Stage::OnMap | Stage::Spent) | None => {}
        }
    }

    pub(crate) fn up(self, event: &ev::PointerEvent) {
        let at = (event.client_x(), event.client_y());
        if event.button() == 2 {
            // Only now: a sheet that opens under a held button closes with its release.
            if let Some(pointing) = self.position(at).and_then(|spot| self.at(spot)) {
                self.ask_about(pointing.cell, at);
            }
            return;
        }
        self.released.set_value(Some(event.time_stamp()));
        self.finger_up(event.pointer_id());
        let Some(press) = self.take(event.pointer_id()) else { return };
        match press.stage {
            Stage::Drags => self.store.send(InputMsg::DragEnd),
            Stage::Rests => {
                self.chose.set_value(true);
                self.choose_pointed(at);
            }
            Stage::Pans | Stage::Spent => {}
            Stage::Maps => self.store.send(LensMsg::Rest),
            Stage::Down | Stage::Strayed | Stage::OnMap => {
                self.tap(press.tap);
                self.count(&press, event.time_stamp());
            }
            Stage::Tapped => self.count(&press, event.time_stamp()),
        }
    }

    /// A finger has left the screen, after [`Self::up`]. A browser makes a press of a mouse and a click of it, which
    /// would close the menu that a long press just opened.
    pub(crate) fn touch_ended(self, event: &ev::TouchEvent) {
        if self.chose.get_value() {
            self.chose.set_value(false);
            event.prevent_default();
        }
    }

    /// A click without a press before it comes from assistive technology, which acts on a cell by it.
    pub(crate) fn clicked(self, event: &ev::MouseEvent) {
        let released = self.released.try_update_value(Option::take).flatten();
        let follows = released.is_some_and(|then| event.time_stamp() - then < CLICK_FOLLOWS);
        if (event.detail() == 0 || !follows)
            && let Some(cell) = pointer::cell_of(event.target())
        {
            self.store.send(InputMsg::Activate(cell));
        }
    }

    /// The browser takes a pointer away.
    pub(crate) fn cancelled(self, event: &ev::PointerEvent) {
        self.finger_up(event.pointer_id());
        if self
            .press
            .with_value(|press| press.as_ref().is_some_and(|press| press.pointer == event.pointer_id()))
        {
            self.cancel();
        }
    }

    pub(crate) fn left(self, event: &ev::PointerEvent) {
        if event.pointer_type() == "mouse" {
            self.point(None);
        }
    }

    /// The wheel with Ctrl zooms; a trackpad reports a pinch this way. Without Ctrl it pans a zoomed board,
    /// and scrolls the page otherwise.
    pub(crate) fn wheel(self, event: &ev::WheelEvent) {
        let whole = self.store.read(|session| session.lens().lens.is_whole());
        let closer = event.ctrl_key();
        if !self.enlarges || whole && !closer {
            return;
        }
        let Some(frame) = self.frame_now() else { return };
        let at = frame.share((event.client_x(), event.client_y()));
        event.prevent_default();
        if closer {
            self.turn(at, at, Lens::wheel(event.delta_y()));
        } else {
            let Some(board) = self.board.get_untracked() else { return };
            let side = f64::from(board.offset_width()).max(1.0);
            self.turn(at, (at.0 - event.delta_x() / side, at.1 - event.delta_y() / side), 1.0);
        }
        // A wheel doesn't report its end.
        self.wheel.set_value(Some(Timeout::new(WHEEL_RESTS, move || self.store.send(LensMsg::Rest))));
    }

    /// A finger goes down, perhaps beside another.
    fn finger_down(self, event: &ev::PointerEvent) {
        if !self.enlarges {
            return;
        }
        // A primary finger is the only one, even if the release of others was not reported.
        if event.is_primary() {
            self.fingers.update_value(Vec::clear);
            self.frame.set_value(self.frame_now());
        }
        let Some(at) = self.share(event) else { return };
        self.fingers.update_value(|fingers| {
            fingers.retain(|(finger, _)| *finger != event.pointer_id());
            fingers.push((event.pointer_id(), at));
        });
    }

    /// A finger that pans the board moves, alone or with another.
    fn finger_moved(self, event: &ev::PointerEvent) {
        let Some(to) = self.share(event) else { return };
        let turn = self.fingers.try_update_value(|fingers| {
            let number = fingers.iter().position(|(finger, _)| *finger == event.pointer_id())?;
            let before = hold(fingers);
            fingers.get_mut(number)?.1 = to;
            Some((before?, hold(fingers)?))
        });
        if let Some(((from, apart), (to, now_apart))) = turn.flatten() {
            self.turn(from, to, if apart > 0.0 { now_apart / apart } else { 1.0 });
        }
    }

    /// A finger goes up; the last one ends the zoom gesture.
    fn finger_up(self, pointer: i32) {
        let last = self.fingers.try_update_value(|fingers| {
            let before = fingers.len();
            fingers.retain(|(finger, _)| *finger != pointer);
            before > 0 && fingers.is_empty()
        });
        if last == Some(true) && self.store.read(|session| session.lens().held) {
            self.store.send(LensMsg::Rest);
        }
    }

    fn is_on_map(self, at: (i32, i32)) -> bool {
        let on = |share: f64| (0.0..=1.0).contains(&share);
        self.place_on_map(at).is_some_and(|(across, down)| on(across) && on(down))
    }

    /// Centres the board on the pointer's place on the map, or beside it.
    fn look_at(self, at: (i32, i32)) {
        if let Some(place) = self.place_on_map(at) {
            self.store.send(LensMsg::LookAt(place));
        }
    }

    /// The pointer's place in shares of the map's width and height; `None` without a map.
    fn place_on_map(self, (x, y): (i32, i32)) -> Option<Share> {
        Some(pointer::position_in(&*self.map.get_untracked()?, x, y))
    }

    fn turn(self, from: Share, to: Share, factor: f64) {
        self.store.send(LensMsg::Turn { from, to, factor });
    }

    /// Cancels the gesture.
    fn cancel(self) {
        let press = self.press.try_update_value(Option::take).flatten();
        match press.map(|press| press.stage) {
            Some(Stage::Drags) => self.store.send(InputMsg::DragEnd),
            Some(Stage::Maps) => self.store.send(LensMsg::Rest),
            Some(
                Stage::Down
                | Stage::Strayed
                | Stage::Tapped
                | Stage::Rests
                | Stage::Pans
                | Stage::OnMap
                | Stage::Spent,
            )
            | None => {}
        }
    }

    fn take(self, pointer: i32) -> Option<Press> {
        self.press.try_update_value(|press| press.take_if(|press| press.pointer == pointer)).flatten()
    }

    fn rest(self) {
        let at = self.press.try_update_value(|press| {
            let press = press.as_mut()?;
            press.stage = Stage::Rests;
            Some(press.tap.at)
        });
        self.point(at.flatten());
    }

    /// After a long press, keeps the cell under the finger highlighted and moves the cursor there: otherwise
    /// two cells would look selected. It enters nothing, even with a locked digit, and opens the menu of the cell.
    fn choose_pointed(self, at: (i32, i32)) {
        if let Some(pointing) = self.pointed.get_value() {
            self.ask_about(pointing.cell, at);
        }
    }

    /// The browser wants a menu. A button or a finger gets that of its cell once it goes up, and a key that of the
    /// cursor's cell.
    pub(crate) fn menu(self, event: &ev::MouseEvent) {
        event.prevent_default();
        if event.button() != 2 && self.press.with_value(Option::is_none) {
            self.ask_about(self.store.cursor().1, (event.client_x(), event.client_y()));
        }
    }

    fn ask_about(self, cell: Cell, at: (i32, i32)) {
        self.store.send(InputMsg::Select(cell));
        focus::drawn_cell(self.store.cursor());
        self.asked.set(Some(at));
    }

    /// Drags over cells, if the player can select them here.
    fn drag(self, to: (i32, i32)) {
        let Some(to) = self.position(to) else { return };
        if !self.store.read(Session::a_drag_chooses) {
            return;
        }
        let way = self.press.try_update_value(|press| {
            let press = press.as_mut()?;
            let mut cells = self.shape.with_value(|shape| swept(shape, press.last, to));
            press.last = to;
            let mut cell = press.cell;
            cells.retain(|&next| std::mem::replace(&mut cell, next) != next);
            press.cell = cell;
            let begins = press.stage != Stage::Drags && !cells.is_empty();
            let untold = begins && press.stage == Stage::Strayed;
            if begins {
                press.stage = Stage::Drags;
            }
            Some((cells, begins, untold.then_some(press.tap)))
        });
        let Some((cells, begins, untold)) = way.flatten() else { return };
        if begins {
            self.point(None);
        }
        if let Some(tap) = untold {
            self.tap(tap);
        }
        for cell in cells {
            self.store.send(InputMsg::DragTo(cell));
        }
    }

    /// Sends a tap, and leaves the focus on the cursor.
    fn tap(self, tap: Tap) {
        self.store.send(InputMsg::Tap(tap));
        focus::drawn_cell(self.store.cursor());
    }

    /// A double click selects all cells with the same digit, as does a double tap; where a finger is larger
    /// than a cell, a double tap zooms in on its box instead.
    fn count(self, press: &Press, now: f64) {
        let (tap, cell) = (press.tap, press.tap.at.cell);
        let before = self.tapped.get_value();
        let changes = self.store.read(Session::changes);
        // A digit between two taps on a cell belongs to that cell, and not to all that a double tap selects.
        let again = before
            .is_some_and(|(other, then, changed)| other == cell && now - then < TWICE && changed == changes);
        let counts = !tap.adds && !self.store.read(Session::a_tap_enters);
        self.tapped.set_value((counts && !again).then_some((cell, now, changes)));
        if counts && again && !press.mouse && self.enlarges {
            self.store.send(LensMsg::Box(cell));
        } else if counts && again && self.store.read(Session::a_drag_chooses) {
            self.store.send(InputMsg::SelectSame(cell));
        }
    }

    fn point(self, now: Option<Pointing>) {
        if self.pointed.get_value() != now {
            self.pointed.set_value(now);
            self.store.send(PointerMsg::Point(now));
        }
    }

    fn frame_now(self) -> Option<pointer::Frame> {
        pointer::Frame::around(&*self.board.get_untracked()?)
    }

    /// Where in the frame of the board a finger is.
    fn share(self, event: &ev::PointerEvent) -> Option<Share> {
        Some(self.frame.get_value()?.share((event.client_x(), event.client_y())))
    }

    /// A pointer's place on the board, in shares of its width and height.
    fn position(self, (x, y): (i32, i32)) -> Option<(f64, f64)> {
        Some(pointer::position_in(&*self.board.get_untracked()?, x, y))
    }

    fn at(self, (across, down): (f64, f64)) -> Option<Pointing> {
        self.store.read(|session| session.pointing_at(across, down))
    }
}

/// The middle between the fingers, and their distance; 0 for a single finger.
fn hold(fingers: &[(i32, Share)]) -> Option<(Share, f64)> {
    match *fingers {
        [(_, one)] => Some((one, 0.0)),
        [(_, one), (_, other), ..] => {
            let (across, down) = (one.0 - other.0, one.1 - other.1);
            Some(((f64::midpoint(one.0, other.0), f64::midpoint(one.1, other.1)), across.hypot(down)))
        }
        [] => None,
    }
}
