//! The store: it owns the session, and only it writes signals.
//!
//! After a message has changed the session, the store recomputes every visible value, compares it with the
//! last, and writes only the differences. That costs less than tracking which of 625 cells changed, and can't
//! go wrong.

mod dialog;
mod effects;
mod shown;

pub(crate) use dialog::DialogView;

use super::{
    browser::{focus, moment},
    parts::Parts,
    text::text,
};
use effects::Effects;
use leptos::{prelude::*, reactive::graph::Observer};
use shown::{Look, Shown};
use sudoku_core::{Cell, Shape, explain::Locale};
use sudoku_play::{
    messages::Msg,
    session::{Announcement, Cmd, Moment, Reach, Session},
    view::Content,
};

/// The one handle to the state of the page.
#[derive(Clone, Copy)]
pub struct Store {
    session: StoredValue<Session>,
    shown: StoredValue<Shown>,
    effects: StoredValue<Option<Effects>, LocalStorage>,
}

impl std::fmt::Debug for Store {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Store").finish_non_exhaustive()
    }
}

impl Store {
    /// A store over a session, with the parts of the page. It belongs to the owner that is current here.
    pub(crate) fn new(session: Session, parts: Parts<Self>) -> Self {
        let shown = Shown::new(&Look::new(&session, moment()), parts);
        let shown = StoredValue::new(shown);
        let store = Self { session: StoredValue::new(session), shown, effects: StoredValue::new_local(None) };
        store.effects.set_value(Some(Effects::of(store)));
        store.parts().paint(store, moment());
        store
    }

    /// The signals. The handle goes into every closure of the page, so it carries a reference instead of
    /// them.
    fn shown(self) -> Shown {
        self.shown.get_value()
    }

    /// Sends the session a message, saves and shows the changes, and runs its other commands.
    pub(crate) fn send(self, msg: impl Into<Msg>) {
        self.tell(msg.into(), false);
    }

    /// Sends a message that waited for a part, once that is here.
    pub(crate) fn resume(self, msg: Msg) {
        self.tell(msg, true);
    }

    /// Lets the session take a message: first by the code of the board, then by that of a part. A message
    /// whose part is missing waits for it.
    fn tell(self, msg: Msg, has_waited: bool) {
        // A message from the disk, the worker or an observer may come after the page has unmounted.
        let at = moment();
        let Some(common) = self.shown.try_with_value(|shown| shown.parts.common()) else { return };
        let told = |session: &mut Session| {
            let reach = session.reach(&msg);
            let (mut cmds, mut rest) =
                if has_waited { (Vec::new(), vec![msg]) } else { session.at_once(msg, at) };
            if let Some(common) = common {
                for msg in std::mem::take(&mut rest) {
                    cmds.extend((common.late)(session, msg, at));
                }
                (common.explain)(session);
            }
            (reach, cmds, rest)
        };
        let Some((reach, cmds, rest)) = self.session.try_update_value(told) else { return };
        // The disk gets its record before the player sees the change, and writes while the page paints.
        let (records, cmds): (Vec<Cmd>, Vec<Cmd>) =
            cmds.into_iter().partition(|cmd| matches!(cmd, Cmd::Save { .. }));
        for record in records {
            self.run(record);
        }
        match reach {
            Reach::Nothing => {}
            Reach::Head => self.paint_head(at),
            Reach::Pad => self.paint_pad(at),
            Reach::Lens => self.paint_lens(at),
            Reach::All => self.paint(at),
        }
        for cmd in cmds {
            self.run(cmd);
        }
        for msg in rest {
            self.parts().wait(self, msg);
        }
    }

    /// Shows the time that has passed meanwhile.
    pub(crate) fn tick(self) {
        let at = moment();
        if let Some(msg) = self.session.with_value(|session| session.due(at.now)) {
            self.send(msg);
        }
        self.paint_head(at);
    }

    /// Focuses the cell of the cursor on the next frame.
    pub(crate) fn focus(self) {
        focus::cell(move || {
            self.session.try_with_value(|session| (session.shape().clone(), session.cursor()))
        });
    }

    /// The text for screen readers.
    pub(crate) fn announced(self) -> ReadSignal<String> {
        self.shown().announced.read_only()
    }

    /// The parts of the program that come after the board.
    pub(crate) fn parts(self) -> Parts<Self> {
        self.shown().parts
    }

    /// Reads the session for a value without a signal: for a dialog while it opens.
    pub(crate) fn read<T>(self, read: impl FnOnce(&Session) -> T) -> T {
        self.session.with_value(read)
    }

    /// Reads the open dialog's content, if it is of that kind.
    pub(crate) fn showing<V, T>(
        self,
        of: fn(&Content) -> Option<&V>,
        read: impl FnOnce(&V) -> T,
    ) -> Option<T> {
        self.content().with(|content| content.as_ref().and_then(of).map(read))
    }

    /// The size of the board, and the cell of the cursor.
    pub(crate) fn cursor(self) -> (Shape, Cell) {
        self.read(|session| (session.shape().clone(), session.cursor()))
    }

    /// The language and the things on the board, for words about digits. A view that reads it follows a change.
    pub(crate) fn locale(self) -> Locale {
        let symbols = self.symbols();
        // A view that is drawn once reads it too.
        let now = if Observer::get().is_some() { symbols.get() } else { symbols.get_untracked() };
        text().locale.with(now)
    }

    fn paint(self, at: Moment) {
        self.paint_board(at);
        self.paint_lens(at);
        // Before the signals that lead to them, whose views read them immediately.
        self.parts().paint(self, at);
        self.paint_head(at);
        self.paint_pad(at);
        let open = move || self.dialog().with_untracked(|view| view.open);
        let before = open();
        self.paint_rest(at);
        // A region that comes with the dialog would say the last words again.
        if open() != before {
            self.shown().announced.set(String::new());
        }
    }

    fn announce(self, announcement: &Announcement) {
        let (said, dialog) = self.session.with_value(|session| {
            let look = Look::new(session, moment());
            let said =
                text().announcements.said(announcement, &|cell: Cell| look.labelled(cell), self.locale());
            (said, session.dialog())
        });
        let repeats = match announcement {
            // Screen readers speak a name that changes under the focus, which a dialog takes away.
            Announcement::Cell(cell, shape) => {
                dialog.is_none() && focus::name_here((shape.clone(), *cell)).is_some_and(|name| name != said)
            }
            _ => false,
        };
        if !repeats {
            self.say(said);
        }
    }

    /// Announces a text to screen readers. They would not repeat the same words, so a silent space makes a
    /// repetition differ.
    pub(crate) fn say(self, said: String) {
        let again = self.shown().announced.with_untracked(|before| *before == said);
        self.shown().announced.set(if again { format!("{said}\u{a0}") } else { said });
    }
}
