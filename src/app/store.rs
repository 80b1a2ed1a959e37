//! The store: it owns the session, and is the only code that writes what is shown.
//!
//! A message changes the session; then all that can be seen is computed again and compared with what is
//! shown, and only the differences are written. That costs less than knowing which of 625 cells changed,
//! and cannot be wrong.

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
use leptos::prelude::*;
use shown::{Look, Shown};
use sudoku_core::{
    Cell, Order,
    play::{
        session::{Announcement, Cmd, Moment, Msg, Reach, Session},
        view::Content,
    },
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
    /// A store over a session, with the parts of the page. It belongs to the owner it is made in.
    pub(crate) fn new(session: Session, parts: Parts<Self>) -> Self {
        let shown = Shown::new(&Look::new(&session, moment()), parts);
        let shown = StoredValue::new(shown);
        let store = Self { session: StoredValue::new(session), shown, effects: StoredValue::new_local(None) };
        store.effects.set_value(Some(Effects::of(store)));
        store.parts().paint(store, moment());
        store
    }

    /// The signals. The handle goes into every closure of the page, so it carries where they are, not them.
    fn shown(self) -> Shown {
        self.shown.get_value()
    }

    /// Tells the session what happened, keeps and shows what changed, and does what else it asks for.
    pub(crate) fn send(self, msg: impl Into<Msg>) {
        self.tell(msg.into());
    }

    fn tell(self, msg: Msg) {
        // A word may come after the page was taken down: from the disk, the worker, or an observer.
        let at = moment();
        let Some(later) = self.shown.try_with_value(|shown| shown.parts.means()) else { return };
        let told = |session: &mut Session| {
            (session.reach(&msg), session.update_with(msg, at, later), session.take_waiting())
        };
        let Some((reach, cmds, waiting)) = self.session.try_update_value(told) else { return };
        // The disk has its record before anybody sees what it tells of, and writes while the page paints.
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
        for waiting in waiting {
            self.parts().wait(self, waiting);
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

    /// Puts the focus on the cell of the cursor, once the board is drawn.
    pub(crate) fn focus(self) {
        focus::cell(move || self.session.try_with_value(|session| (session.order(), session.cursor())));
    }

    /// What is said to those who listen.
    pub(crate) fn announced(self) -> ReadSignal<String> {
        self.shown().announced.read_only()
    }

    /// The parts of the program that come after the board.
    pub(crate) fn parts(self) -> Parts<Self> {
        self.shown().parts
    }

    /// Reads the session where no view value is kept: for a dialog while it opens.
    pub(crate) fn read<T>(self, read: impl FnOnce(&Session) -> T) -> T {
        self.session.with_value(read)
    }

    /// Reads what the open dialog shows, if it shows that.
    pub(crate) fn showing<V, T>(
        self,
        of: fn(&Content) -> Option<&V>,
        read: impl FnOnce(&V) -> T,
    ) -> Option<T> {
        self.content().with(|content| content.as_ref().and_then(of).map(read))
    }

    /// The size of the board, and the cell of the cursor.
    pub(crate) fn cursor(self) -> (Order, Cell) {
        self.read(|session| (session.order(), session.cursor()))
    }

    fn paint(self, at: Moment) {
        self.paint_board(at);
        self.paint_lens(at);
        // Before what leads to them, as what is shown again reads them at once.
        self.parts().paint(self, at);
        self.paint_head(at);
        self.paint_pad(at);
        self.paint_rest(at);
    }

    fn announce(self, announcement: &Announcement) {
        self.say(self.session.with_value(|session| {
            let look = Look::new(session, moment());
            (text().announce)(announcement, &|cell: Cell| look.labelled(cell))
        }));
    }

    /// Says something to those who listen. The same words twice would not be spoken twice: a space that cannot be
    /// heard tells them apart.
    pub(crate) fn say(self, said: String) {
        let again = self.shown().announced.with_untracked(|before| *before == said);
        self.shown().announced.set(if again { format!("{said}\u{a0}") } else { said });
    }
}
