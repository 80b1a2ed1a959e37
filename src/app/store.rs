//! The store: it owns the session, and is the only code that writes what is shown.
//!
//! A message changes the session; then all that can be seen is computed anew and compared with what is
//! shown, and only the differences are written. That costs less than knowing which of 625 cells changed,
//! and cannot be wrong.

mod dialog;
mod hands;

pub(crate) use dialog::DialogView;

use super::{
    browser::{focus, moment},
    parts::Parts,
    text::{Text, text},
};
use hands::Hands;
use leptos::prelude::*;
use std::cell::LazyCell;
use sudoku_core::{
    Cell, Order,
    play::{
        clock::Millis,
        session::{Announcement, Cmd, Moment, Msg, Reach, Session},
        settings::Settings,
        ui::{Dialog, Notice, Panel},
        view::{
            CellView, Drawing, FinishView, GamesView, Ground, Head, Inspected, KeyView, Labelled,
            MomentsView, PadView, PlayView, PuzzleView, SolveView, TeachView, TimesView, WhyView,
        },
    },
};

/// Everything that is shown, as signals to read.
#[derive(Clone, Copy, Debug)]
struct Shown {
    order: RwSignal<Order>,
    cells: RwSignal<Vec<Labelled>>,
    ground: RwSignal<Ground>,
    drawing: RwSignal<Drawing>,
    head: RwSignal<Head>,
    panel: RwSignal<Panel>,
    pad: RwSignal<PadView>,
    keys: RwSignal<Vec<KeyView>>,
    tools: RwSignal<PlayView>,
    inspected: RwSignal<Option<Inspected>>,
    stepper: RwSignal<Option<SolveView>>,
    spoken: RwSignal<Vec<usize>>,
    dialog: RwSignal<DialogView>,
    settings: RwSignal<Settings>,
    teacher: RwSignal<TeachView>,
    moments: RwSignal<Option<MomentsView>>,
    notice: RwSignal<Option<Notice>>,
    games: RwSignal<Option<GamesView>>,
    times: RwSignal<Option<TimesView>>,
    finish: RwSignal<Option<FinishView>>,
    puzzle: RwSignal<Option<PuzzleView>>,
    announced: RwSignal<String>,
    inquiry: RwSignal<Option<WhyView>>,
    /// The parts of the program that come after the board, which draw much of this.
    parts: Parts,
}

/// The one handle to the state of the page.
#[derive(Clone, Copy)]
pub struct Store {
    session: StoredValue<Session>,
    shown: StoredValue<Shown>,
    hands: StoredValue<Option<Hands>, LocalStorage>,
}

impl std::fmt::Debug for Store {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Store").finish_non_exhaustive()
    }
}

impl Store {
    /// A store over a session. It belongs to the owner it is made in.
    pub(crate) fn new(session: Session) -> Self {
        let order = session.order();
        let views = session.cells();
        let shown = Shown {
            order: RwSignal::new(order),
            cells: RwSignal::new(labelled(&session, &views)),
            ground: RwSignal::new(session.ground(&views)),
            drawing: RwSignal::new(Drawing::default()),
            head: RwSignal::new(session.head(moment().now)),
            panel: RwSignal::new(session.panel()),
            pad: RwSignal::new(session.pad()),
            keys: RwSignal::new(session.keys()),
            tools: RwSignal::new(session.tools()),
            inspected: RwSignal::new(session.inspected()),
            stepper: RwSignal::new(None),
            spoken: RwSignal::new(Vec::new()),
            dialog: RwSignal::new(DialogView::of(&session)),
            settings: RwSignal::new(session.settings()),
            teacher: RwSignal::new(TeachView::default()),
            moments: RwSignal::new(None),
            notice: RwSignal::new(None),
            games: RwSignal::new(None),
            times: RwSignal::new(None),
            finish: RwSignal::new(None),
            puzzle: RwSignal::new(None),
            announced: RwSignal::new(String::new()),
            inquiry: RwSignal::new(None),
            parts: Parts::new(),
        };
        let shown = StoredValue::new(shown);
        let store = Self { session: StoredValue::new(session), shown, hands: StoredValue::new_local(None) };
        store.hands.set_value(Some(Hands::of(store)));
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
        let told = |session: &mut Session| (session.reach(&msg), session.update(msg, at));
        let Some((reach, cmds)) = self.session.try_update_value(told) else { return };
        // The disk has its record before anybody sees what it tells of, and writes while the page paints.
        let (records, cmds): (Vec<Cmd>, Vec<Cmd>) =
            cmds.into_iter().partition(|cmd| matches!(cmd, Cmd::Save { .. }));
        for record in records {
            self.run(record);
        }
        match reach {
            Reach::Nothing => {}
            Reach::Head => self.paint_head(at.now),
            Reach::Pad => self.paint_pad(),
            Reach::All => self.paint(at),
        }
        for cmd in cmds {
            self.run(cmd);
        }
    }

    /// Shows the time that has passed meanwhile, and looks at nothing else.
    pub(crate) fn tick(self) {
        let now = moment().now;
        if let Some(msg) = self.session.with_value(|session| session.due(now)) {
            self.send(msg);
        }
        self.session.with_value(|session| show(self.shown().head, session.head(now)));
    }

    /// Puts the focus on the cell of the cursor, once the board is drawn.
    pub(crate) fn focus(self) {
        focus::cell(move || self.session.try_with_value(|session| (session.order(), session.cursor())));
    }

    fn paint_head(self, now: Millis) {
        let Shown { head, notice, .. } = self.shown();
        self.session.with_value(|session| {
            show(head, session.head(now));
            show(notice, session.notice().cloned());
        });
    }

    /// The size of the board.
    pub(crate) fn order(self) -> ReadSignal<Order> {
        self.shown().order.read_only()
    }

    /// All cells in reading order, each with what its spoken label tells of others.
    pub(crate) fn cells(self) -> ReadSignal<Vec<Labelled>> {
        self.shown().cells.read_only()
    }

    /// What lies under the digits and around the cells.
    pub(crate) fn ground(self) -> ReadSignal<Ground> {
        self.shown().ground.read_only()
    }

    /// What is drawn for a step.
    pub(crate) fn drawing(self) -> ReadSignal<Drawing> {
        self.shown().drawing.read_only()
    }

    /// The line above the board.
    pub(crate) fn head(self) -> ReadSignal<Head> {
        self.shown().head.read_only()
    }

    /// The face of the page.
    pub(crate) fn panel(self) -> ReadSignal<Panel> {
        self.shown().panel.read_only()
    }

    /// The pad.
    pub(crate) fn pad(self) -> ReadSignal<PadView> {
        self.shown().pad.read_only()
    }

    /// The keys of the pad, as they lie from the top.
    pub(crate) fn keys(self) -> ReadSignal<Vec<KeyView>> {
        self.shown().keys.read_only()
    }

    /// The tools of play.
    pub(crate) fn tools(self) -> ReadSignal<PlayView> {
        self.shown().tools.read_only()
    }

    /// What is said of the cell under the pointer or the cursor.
    pub(crate) fn inspected(self) -> ReadSignal<Option<Inspected>> {
        self.shown().inspected.read_only()
    }

    /// The stepper.
    pub(crate) fn stepper(self) -> ReadSignal<Option<SolveView>> {
        self.shown().stepper.read_only()
    }

    /// The pieces of the sentence that speak of what the pointer rests on.
    pub(crate) fn spoken(self) -> ReadSignal<Vec<usize>> {
        self.shown().spoken.read_only()
    }

    /// The dialogs.
    pub(crate) fn dialog(self) -> ReadSignal<DialogView> {
        self.shown().dialog.read_only()
    }

    /// The settings.
    pub(crate) fn settings(self) -> ReadSignal<Settings> {
        self.shown().settings.read_only()
    }

    /// What the teacher says.
    pub(crate) fn teacher(self) -> ReadSignal<TeachView> {
        self.shown().teacher.read_only()
    }

    /// The moments of the game, while their dialog is open.
    pub(crate) fn moments(self) -> ReadSignal<Option<MomentsView>> {
        self.shown().moments.read_only()
    }

    /// The sentence above all.
    pub(crate) fn notice(self) -> ReadSignal<Option<Notice>> {
        self.shown().notice.read_only()
    }

    /// The list of games, while it is open.
    pub(crate) fn games(self) -> ReadSignal<Option<GamesView>> {
        self.shown().games.read_only()
    }

    /// The times, while they are open.
    pub(crate) fn times(self) -> ReadSignal<Option<TimesView>> {
        self.shown().times.read_only()
    }

    /// The puzzle on the board, while its dialog is open.
    pub(crate) fn puzzle(self) -> ReadSignal<Option<PuzzleView>> {
        self.shown().puzzle.read_only()
    }

    /// The finish, while it is open.
    pub(crate) fn finish(self) -> ReadSignal<Option<FinishView>> {
        self.shown().finish.read_only()
    }

    /// What is said to those who listen.
    pub(crate) fn announced(self) -> ReadSignal<String> {
        self.shown().announced.read_only()
    }

    /// What is asked why, and the answer.
    pub(crate) fn inquiry(self) -> ReadSignal<Option<WhyView>> {
        self.shown().inquiry.read_only()
    }

    /// The parts of the program that come after the board.
    pub(crate) fn parts(self) -> Parts {
        self.shown().parts
    }

    /// Reads the session where no view value is kept: for a dialog while it opens.
    pub(crate) fn read<T>(self, read: impl FnOnce(&Session) -> T) -> T {
        self.session.with_value(read)
    }

    /// The size of the board, and the cell of the cursor.
    pub(crate) fn cursor(self) -> (Order, Cell) {
        self.read(|session| (session.order(), session.cursor()))
    }

    fn paint_pad(self) {
        let Shown { pad, keys, tools, .. } = self.shown();
        self.session.with_value(|session| {
            show(pad, session.pad());
            show(keys, session.keys());
            show(tools, session.tools());
        });
    }

    fn paint(self, at: Moment) {
        let Shown {
            order,
            cells,
            ground,
            head,
            panel,
            pad,
            keys,
            tools,
            inspected,
            dialog,
            settings,
            notice,
            ..
        } = self.shown();
        self.session.with_value(|session| {
            let views = session.cells();
            let under = session.ground(&views);
            // Before the order, so that a new board is drawn right from the first moment.
            show(cells, labelled(session, &views));
            show(order, session.order());
            show(ground, under);
        });
        // Before what leads to them, as what is shown anew reads them at once.
        self.parts().paint(self, at);
        self.session.with_value(|session| {
            show(head, session.head(at.now));
            show(panel, session.panel());
            show(pad, session.pad());
            show(keys, session.keys());
            show(tools, session.tools());
            show(inspected, session.inspected());
            show(settings, session.settings());
            show(dialog, DialogView::of(session));
            show(notice, session.notice().cloned());
        });
    }

    /// Shows what teaches. It is called by the part that draws it.
    pub(crate) fn paint_lessons(self, _: Moment) {
        let Shown { drawing, stepper, spoken, teacher, inquiry, .. } = self.shown();
        self.session.with_value(|session| {
            show(drawing, session.drawing());
            show(stepper, session.stepper());
            show(spoken, session.spoken_of());
            show(inquiry, session.inquiry());
            show(teacher, session.teaching());
        });
    }

    /// Shows what is in the dialogs. It is called by the part that draws them.
    pub(crate) fn paint_dialogs(self, at: Moment) {
        let Shown { moments, games, times, finish, puzzle, .. } = self.shown();
        self.session.with_value(|session| {
            show(moments, session.moments());
            // These are long and change with time: they are made only while they can be seen.
            let open = session.dialog();
            show(games, (open == Some(Dialog::Games)).then(|| session.games(at.day, at.now)));
            show(times, (open == Some(Dialog::Times)).then(|| session.times(at.day)));
            show(puzzle, session.puzzle_view());
            show(finish, (open == Some(Dialog::Finish)).then(|| session.finish(at.day, at.now)));
        });
    }

    fn announce(self, announcement: &Announcement) {
        let Text { announce, .. } = text();
        let said = self.session.with_value(|session| {
            // Most of what is said names no cell.
            let views = LazyCell::new(|| session.cells());
            announce(announcement, &|cell: Cell| session.labelled(cell, views[cell.index()]))
        });
        // The same words twice would not be spoken twice: a space that cannot be heard tells them apart.
        let again = self.shown().announced.with_untracked(|before| *before == said);
        self.shown().announced.set(if again { format!("{said}\u{a0}") } else { said });
    }
}

/// All cells with their labels.
fn labelled(session: &Session, views: &[CellView]) -> Vec<Labelled> {
    Cell::all(session.order()).zip(views).map(|(cell, view)| session.labelled(cell, *view)).collect()
}

/// Writes a signal only if what it shows has changed.
fn show<T: PartialEq + Send + Sync + 'static>(signal: RwSignal<T>, next: T) {
    if signal.with_untracked(|now| *now != next) {
        signal.set(next);
    }
}
