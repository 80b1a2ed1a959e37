//! The store: it owns the session, and is the only code that writes what is shown.
//!
//! A message changes the session; then all that can be seen is computed anew and compared with what is
//! shown, and only the differences are written. That costs less than knowing which of 625 cells changed,
//! and cannot be wrong.

mod dialog;

pub(crate) use dialog::DialogView;

use super::{
    browser::{
        dom,
        journal::{Entry, Journal, Outcome},
        moment,
        worker::{Bridge, Word},
    },
    keeping::keep,
    text::{Text, text},
};
use gloo_timers::callback::Interval;
use leptos::prelude::*;
use std::{cell::RefCell, rc::Rc};
use sudoku_core::{
    Cell, Order,
    play::{
        clock::Millis,
        session::{Announcement, Cmd, Msg, Session, StepMsg},
        settings::Settings,
        ui::{Dialog, Notice, Panel},
        view::{
            Drawing, FinishView, GamesView, Ground, Head, Inspected, Labelled, MomentsView, PadView,
            PlayView, PuzzleView, SolveView, TeachView, TimesView, WhyView,
        },
    },
};

/// Everything that is shown, as signals to read.
#[derive(Clone, Copy, Debug)]
struct Shown {
    order: RwSignal<Order>,
    cells: StoredValue<Vec<RwSignal<Labelled>>>,
    ground: RwSignal<Ground>,
    drawing: RwSignal<Drawing>,
    head: RwSignal<Head>,
    panel: RwSignal<Panel>,
    pad: RwSignal<PadView>,
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
}

/// The hands of the store in the browser.
struct Hands {
    worker: Rc<RefCell<Bridge>>,
    journal: Rc<Journal>,
    run: Option<Interval>,
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
        // Signals for the largest board, made once: a smaller one leaves the rest asleep.
        let labelled: Vec<Labelled> =
            Cell::all(order).zip(&views).map(|(cell, view)| session.labelled(cell, *view)).collect();
        let cells = (0..Order::Five.cell_count()).map(|i| RwSignal::new(labelled[i % labelled.len()]));
        let shown = Shown {
            order: RwSignal::new(order),
            cells: StoredValue::new(cells.collect()),
            ground: RwSignal::new(session.ground(&views)),
            drawing: RwSignal::new(session.drawing()),
            head: RwSignal::new(session.head(moment().now)),
            panel: RwSignal::new(session.panel()),
            pad: RwSignal::new(session.pad()),
            tools: RwSignal::new(session.tools()),
            inspected: RwSignal::new(session.inspected()),
            stepper: RwSignal::new(session.stepper()),
            spoken: RwSignal::new(Vec::new()),
            dialog: RwSignal::new(DialogView::of(&session)),
            settings: RwSignal::new(session.settings()),
            teacher: RwSignal::new(session.teaching()),
            moments: RwSignal::new(session.moments()),
            notice: RwSignal::new(None),
            games: RwSignal::new(None),
            times: RwSignal::new(None),
            finish: RwSignal::new(None),
            puzzle: RwSignal::new(None),
            announced: RwSignal::new(String::new()),
            inquiry: RwSignal::new(session.inquiry()),
        };
        let shown = StoredValue::new(shown);
        let store = Self { session: StoredValue::new(session), shown, hands: StoredValue::new_local(None) };
        let worker = Bridge::start(move |word| match word {
            Word::Response(response) => store.send(Msg::Answered(response)),
            Word::Lost => store.send(Msg::WorkerLost),
        });
        let journal = Journal::new(move |outcome| {
            store.send(match outcome {
                Outcome::Saved(game, number) => Msg::Saved { game, number },
                Outcome::Failed(fault) => Msg::SaveFailed(fault),
                Outcome::Taken(game) => Msg::Taken { game },
                Outcome::Gone => Msg::SavesGone,
            });
        });
        store.hands.set_value(Some(Hands { worker, journal, run: None }));
        store
    }

    /// The signals. The handle goes into every closure of the page, so it carries where they are, not them.
    fn shown(self) -> Shown {
        self.shown.get_value()
    }

    /// Tells the session what happened, shows what changed, and does what it asks for.
    pub(crate) fn send(self, msg: Msg) {
        // A word may come after the page was taken down: from the disk, the worker, or an observer.
        let Some(cmds) = self.session.try_update_value(|session| session.update(msg, moment())) else {
            return;
        };
        self.paint();
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

    /// The size of the board.
    pub(crate) fn order(self) -> ReadSignal<Order> {
        self.shown().order.read_only()
    }

    /// One cell, with what its spoken label tells of others.
    pub(crate) fn cell(self, cell: Cell) -> ReadSignal<Labelled> {
        self.shown().cells.with_value(|cells| cells[cell.index()]).read_only()
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

    /// Reads the session where no view value is kept: for a dialog while it opens.
    pub(crate) fn read<T>(self, read: impl FnOnce(&Session) -> T) -> T {
        self.session.with_value(read)
    }

    fn paint(self) {
        let Shown {
            order,
            cells,
            ground,
            drawing,
            head,
            panel,
            pad,
            tools,
            inspected,
            stepper,
            spoken,
            dialog,
            settings,
            teacher,
            moments,
            notice,
            games,
            times,
            finish,
            puzzle,
            announced: _,
            inquiry,
        } = self.shown();
        let at = moment();
        self.session.with_value(|session| {
            let views = session.cells();
            let under = session.ground(&views);
            // Before the order, so that a new board is drawn right from the first moment.
            cells.with_value(|cells| {
                for ((cell, view), shown) in Cell::all(session.order()).zip(views).zip(cells) {
                    show(*shown, session.labelled(cell, view));
                }
            });
            show(order, session.order());
            show(ground, under);
            show(drawing, session.drawing());
            show(head, session.head(at.now));
            show(panel, session.panel());
            show(pad, session.pad());
            show(tools, session.tools());
            show(inspected, session.inspected());
            show(stepper, session.stepper());
            show(spoken, session.spoken_of());
            show(settings, session.settings());
            show(inquiry, session.inquiry());
            show(teacher, session.teaching());
            // Before the dialog, whose inside reads them when it opens.
            show(moments, session.moments());
            show(dialog, DialogView::of(session));
            show(notice, session.notice().cloned());
            // These are long and change with time: they are made only while they can be seen.
            let open = session.dialog();
            show(games, (open == Some(Dialog::Games)).then(|| session.games(at.day, at.now)));
            show(times, (open == Some(Dialog::Times)).then(|| session.times(at.day)));
            show(puzzle, session.puzzle_view());
            show(finish, (open == Some(Dialog::Finish)).then(|| session.finish(at.day, at.now)));
        });
    }

    fn run(self, cmd: Cmd) {
        match cmd {
            Cmd::Announce(announcement) => self.announce(&announcement),
            Cmd::SetLink(fragment) => dom::set_fragment(&fragment),
            Cmd::Focus => dom::focus_cell(self.session.with_value(Session::cursor)),
            Cmd::Ask(request) => self.with_hands(|hands| hands.worker.borrow_mut().ask(&request)),
            Cmd::Stock(request) => self.with_hands(|hands| hands.worker.borrow_mut().stock(request.as_ref())),
            Cmd::Cancel => self.with_hands(|hands| hands.worker.borrow_mut().restart()),
            Cmd::Save { game, number, text, forget_below } => self.with_hands(|hands| {
                hands.journal.push(Entry { game, number, text, forget_below });
            }),
            Cmd::Run(interval) => self.with_hands(|hands| {
                hands.run = interval.map(|every| self.ticking(every));
            }),
            Cmd::SaveSettings(_)
            | Cmd::ReadShelf
            | Cmd::Load(_)
            | Cmd::Purge(_)
            | Cmd::SaveFinish(_)
            | Cmd::ReadBook
            | Cmd::Export(_)
            | Cmd::Import(_)
            | Cmd::SaveStock(_) => keep(self, cmd),
        }
    }

    fn ticking(self, every: Millis) -> Interval {
        Interval::new(every as u32, move || self.send(Msg::Step(StepMsg::RunTick)))
    }

    fn announce(self, announcement: &Announcement) {
        let Text { announce, .. } = text();
        let said = self.session.with_value(|session| {
            let views = session.cells();
            announce(announcement, &|cell: Cell| session.labelled(cell, views[cell.index()]))
        });
        // The same words twice would not be spoken twice: a space that cannot be heard tells them apart.
        let again = self.shown().announced.with_untracked(|before| *before == said);
        self.shown().announced.set(if again { format!("{said}\u{a0}") } else { said });
    }

    fn with_hands(self, use_them: impl FnOnce(&mut Hands)) {
        self.hands.update_value(|hands| {
            if let Some(hands) = hands {
                use_them(hands);
            }
        });
    }
}

/// Writes a signal only if what it shows has changed.
fn show<T: PartialEq + Send + Sync + 'static>(signal: RwSignal<T>, next: T) {
    if signal.with_untracked(|now| *now != next) {
        signal.set(next);
    }
}
