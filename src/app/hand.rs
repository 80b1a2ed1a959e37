//! Hands on the board: what pointers do there, told in messages. A mouse chooses where it goes down. A finger
//! chooses where it goes up, as until then it may come to rest, to pan, or not to be alone.

use super::{
    browser::{focus, pointer},
    store::Store,
};
use gloo_timers::callback::Timeout;
use leptos::{ev, html, prelude::*};
use sudoku_core::{
    Cell, Order,
    play::{
        input::Tap,
        session::{GazeMsg, InputMsg, Session},
        ui::Pointing,
        view::swept,
    },
};

/// How long a pointer rests before that means something else than a tap, in milliseconds: on the board a finger
/// points then, and on the pad a digit is locked.
pub(crate) const LONG_PRESS: u32 = 350;
/// How far it may tremble meanwhile, in pixels.
pub(crate) const TREMBLE: i32 = 10;
/// How soon a second tap comes after the first, in milliseconds.
const TWICE: f64 = 400.0;

/// How far a pointer that is down has got.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Stage {
    /// A finger: its tap is not told yet.
    Down,
    /// The same, and it has moved too far to come to rest.
    Strayed,
    /// Its tap is told.
    Tapped,
    /// It was drawn over cells.
    Drags,
    /// It rests, and points.
    Rests,
    /// It pans, or is not alone, and means nothing any more.
    Spent,
}

/// A pointer that is down.
struct Press {
    pointer: i32,
    stage: Stage,
    tap: Tap,
    /// Where it went down, in pixels.
    from: (i32, i32),
    /// Where it was last, as shares of the board.
    last: (f64, f64),
    /// The cell it came to last.
    cell: Cell,
    /// Ends when it has rested.
    rest: Option<Timeout>,
}

/// The pointers on one board.
#[derive(Clone, Copy)]
pub(crate) struct Hand {
    store: Store,
    order: Order,
    board: NodeRef<html::Div>,
    /// Whether the board is larger than its frame, so that a finger pans.
    pans: Signal<bool>,
    press: StoredValue<Option<Press>, LocalStorage>,
    pointed: StoredValue<Option<Pointing>>,
    /// The cell tapped last, and when.
    tapped: StoredValue<Option<(Cell, f64)>>,
}

impl Hand {
    /// Hands for a board of that order.
    pub(crate) fn new(store: Store, order: Order, board: NodeRef<html::Div>, pans: Signal<bool>) -> Self {
        let press = StoredValue::new_local(None);
        Self {
            store,
            order,
            board,
            pans,
            press,
            pointed: StoredValue::new(None),
            tapped: StoredValue::new(None),
        }
    }

    /// A pointer goes down.
    pub(crate) fn down(self, event: &ev::PointerEvent) {
        let (pointer, mouse) = (event.pointer_id(), event.pointer_type() == "mouse");
        let alone = event.is_primary()
            || self.press.with_value(|press| press.as_ref().is_none_or(|press| press.pointer == pointer));
        if event.button() != 0 {
            return;
        }
        self.cancel();
        let from = (event.client_x(), event.client_y());
        let Some((last, at)) = self.position(from).and_then(|last| Some((last, self.at(last)?))) else {
            return;
        };
        let tap = Tap { at, adds: event.ctrl_key() || event.meta_key() || event.shift_key() };
        let press = |stage, rest| Press { pointer, stage, tap, from, last, cell: at.cell, rest };
        if !alone {
            self.press.set_value(Some(press(Stage::Spent, None)));
        } else if mouse {
            if let Some(board) = self.board.get_untracked() {
                pointer::hold(&board, pointer);
            }
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
        // A mouse may be let go where nobody is told of it.
        if mouse && event.buttons() == 0 {
            self.cancel();
            self.point(self.position((x, y)).and_then(|spot| self.at(spot)));
            return;
        }
        let pointer = event.pointer_id();
        let mine = |press: &&mut Press| press.pointer == pointer;
        let strayed = |press: &Press| (press.from.0 - x).abs().max((press.from.1 - y).abs()) > TREMBLE;
        let pans = self.pans.get_untracked();
        let stage = self.press.try_update_value(|press| {
            let press = press.as_mut().filter(mine)?;
            if press.stage == Stage::Down && strayed(press) {
                press.rest = None;
                press.stage = if pans { Stage::Spent } else { Stage::Strayed };
            }
            Some(press.stage)
        });
        match stage.flatten() {
            Some(Stage::Strayed | Stage::Tapped | Stage::Drags) => self.drag((x, y)),
            Some(Stage::Rests) => self.point(self.position((x, y)).and_then(|spot| self.at(spot))),
            Some(Stage::Down | Stage::Spent) | None => {}
        }
    }

    /// A pointer goes up.
    pub(crate) fn up(self, event: &ev::PointerEvent) {
        let Some(press) = self.take(event.pointer_id()) else { return };
        match press.stage {
            Stage::Drags => self.store.send(InputMsg::DragEnd),
            Stage::Rests | Stage::Spent => {}
            Stage::Down | Stage::Strayed => {
                self.tap(press.tap);
                self.count(press.tap, event.time_stamp());
            }
            Stage::Tapped => self.count(press.tap, event.time_stamp()),
        }
    }

    /// A pointer is taken away by the browser.
    pub(crate) fn cancelled(self, event: &ev::PointerEvent) {
        if self
            .press
            .with_value(|press| press.as_ref().is_some_and(|press| press.pointer == event.pointer_id()))
        {
            self.cancel();
        }
    }

    /// A pointer leaves the board.
    pub(crate) fn left(self, event: &ev::PointerEvent) {
        if event.pointer_type() == "mouse" {
            self.point(None);
        }
    }

    /// What was begun ends here.
    fn cancel(self) {
        let press = self.press.try_update_value(Option::take).flatten();
        if press.is_some_and(|press| press.stage == Stage::Drags) {
            self.store.send(InputMsg::DragEnd);
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

    /// Goes over cells, if they can be chosen here.
    fn drag(self, to: (i32, i32)) {
        let Some(to) = self.position(to) else { return };
        if !self.store.read(Session::a_drag_chooses) {
            return;
        }
        let way = self.press.try_update_value(|press| {
            let press = press.as_mut()?;
            let mut cells = swept(self.order, press.last, to);
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

    /// Tells of a tap, and leaves the focus where the cursor then is.
    fn tap(self, tap: Tap) {
        self.store.send(InputMsg::Tap(tap));
        focus::drawn_cell(self.store.cursor());
    }

    /// Two taps on a cell choose all that hold the same.
    fn count(self, tap: Tap, now: f64) {
        let cell = tap.at.cell;
        let before = self.tapped.get_value();
        let again = before.is_some_and(|(other, then)| other == cell && now - then < TWICE);
        let counts = !tap.adds && !self.store.read(Session::a_tap_enters);
        self.tapped.set_value((counts && !again).then_some((cell, now)));
        if counts && again && self.store.read(Session::a_drag_chooses) {
            self.store.send(InputMsg::SelectSame(cell));
        }
    }

    fn point(self, now: Option<Pointing>) {
        if self.pointed.get_value() != now {
            self.pointed.set_value(now);
            self.store.send(GazeMsg::Point(now));
        }
    }

    /// Where on the board a pointer is, as shares of its width and height.
    fn position(self, (x, y): (i32, i32)) -> Option<(f64, f64)> {
        Some(pointer::position_in(&*self.board.get_untracked()?, x, y))
    }

    fn at(self, (across, down): (f64, f64)) -> Option<Pointing> {
        self.store.read(|session| session.pointing_at(across, down))
    }
}
