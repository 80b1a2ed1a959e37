//! The session: takes a message, changes the state, and returns commands. It knows no browser; time,
//! randomness and dates come in with each message.
//!
//! The kernel has the state that all features share. Each feature owns the rest of its state and its behaviour.
//! The session passes messages to both, and the events of the kernel to the features.

mod reach;
mod rooms;
mod silence;

pub use crate::kernel::{
    AWAY_AFTER, Announcement, Cmd, DigitChange, DiskCmd, Done, IDLE_AFTER, LATE_AFTER, LmsCmd, Moment,
};
pub use reach::Reach;

use crate::{
    features::{Feature, Features, games},
    game::{Game, clock::Millis},
    kernel::{Kernel, Out},
    messages::{
        ArgueMsg, AssignmentMsg, BrowserMsg, ClockMsg, DiskMsg, InputMsg, MachineMsg, MakeMsg, Msg, PageMsg,
        WorkerMsg,
    },
    taught::TeachingEvent,
    ui::{Dialog, Notice, Panel},
};
use sudoku_core::wire::{Reply, Response};

/// The whole state while the page is open.
#[derive(Clone, Debug)]
pub struct Session {
    /// The state that all features share.
    kernel: Kernel,
    /// The features, each with its own behaviour.
    features: Features,
}

/// The parts of the page that are open at the place of notices, and must not be covered.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Opened {
    dialog: Option<Dialog>,
    face: Panel,
    features: [bool; Features::COUNT],
}

impl Opened {
    /// Whether any of them was not open before.
    fn has_opened_since(&self, before: &Self) -> bool {
        self.dialog.is_some_and(|dialog| before.dialog != Some(dialog))
            || !self.face.shows_the_game() && before.face != self.face
            || self.features.iter().zip(&before.features).any(|(now, before)| *now && !before)
    }

    fn is_nothing(&self) -> bool {
        self.dialog.is_none() && self.face.shows_the_game() && !self.features.contains(&true)
    }
}

impl Session {
    /// A session with an untouched game.
    #[must_use]
    pub fn new(game: Game, at: Moment) -> Self {
        let mut session = Self { kernel: Kernel::new(game, at), features: Features::default() };
        session.kernel.run_clock(at.now);
        session.renew_board();
        session
    }

    /// Takes a message, and returns the commands to the browser.
    pub fn update(&mut self, msg: impl Into<Msg>, at: Moment) -> Vec<Cmd> {
        let (mut cmds, rest) = self.at_once(msg.into(), at);
        for msg in rest {
            cmds.extend(self.late(msg, at));
        }
        self.explain();
        cmds
    }

    /// As [`Self::update`], with the code for the first board alone. Also returns the messages for
    /// [`Self::late`], which the caller may keep until it has the other code.
    pub fn at_once(&mut self, msg: Msg, at: Moment) -> (Vec<Cmd>, Vec<Msg>) {
        let cmds = self.turn(msg, at, Self::take_in);
        (cmds, std::iter::from_fn(|| self.kernel.next_post()).collect())
    }

    /// Takes a message that [`Self::at_once`] left.
    pub fn late(&mut self, msg: Msg, at: Moment) -> Vec<Cmd> {
        let mut cmds = self.turn(msg, at, Self::take_late);
        while let Some(msg) = self.kernel.next_post() {
            cmds.extend(self.turn(msg, at, Self::take_late));
        }
        cmds
    }

    /// Renews the explanation on the board: the step, its words and marks. Without its code, which isn't needed
    /// before the first step, the board has none.
    pub fn explain(&mut self) {
        if !self.kernel.is_explained() {
            let layers = self.features.layers(&self.kernel);
            self.kernel.explain(layers);
        }
    }

    fn turn(&mut self, msg: Msg, at: Moment, take: impl FnOnce(&mut Self, Msg, &mut Out)) -> Vec<Cmd> {
        let mut out = Out::new(at);
        self.kernel.set_today(at.day);
        self.kernel.notices_mut().listen();
        let before = self.opened();
        // A moving lens and a held key come many times a second, and leave the board's contents alone.
        let renews = self.reach(&msg) == Reach::All;
        let (cursor, sought) = (self.kernel.input().cursor(), msg.is_at_the_cursor());
        let plays =
            matches!(msg, Msg::Input(_) | Msg::Game(_) | Msg::Moment(_) | Msg::Hint(_) | Msg::Review(_))
                && !msg.leaves_questions_open();
        let reply = self.reply_to(&msg);
        take(self, msg, &mut out);
        self.spread(&mut out);
        self.kernel.handled();
        self.spread(&mut out);
        if out.is_empty() && !self.kernel.has_post() && !self.kernel.notices().has_news() {
            out.extend(reply.map(|reply| Cmd::Teach(TeachingEvent::Replied(reply))));
        }
        self.kernel.settle_zoom(cursor, sought);
        // A page that is only viewed writes nothing, and a held key changes nothing: a game may have come
        // with its digits from elsewhere.
        if plays {
            self.kernel.settle_first_steps(&mut out);
        }
        self.kernel.run_clock(at.now);
        self.settle_notices(&before);
        if renews {
            self.renew_board();
        }
        out.into_cmds()
    }

    fn renew_board(&mut self) {
        let position = self.features.position(&self.kernel);
        self.kernel.show(position);
    }

    fn take_in(&mut self, msg: Msg, out: &mut Out) {
        if msg.is_an_entry() {
            self.kernel.pointer_mut().rest();
        }
        let awaited_a_command = self.kernel.input().is_comma_pending();
        if msg.leaves_questions_open() {
            self.kernel.page_mut().act(out.at.now);
        } else if !msg.is_of_the_machine() {
            self.kernel.something_is_done(out);
            if matches!(msg, Msg::Input(_)) {
                self.kernel.input_mut().set_reading(false);
                self.kernel.notices_mut().drop_if(Notice::ends_with_a_look_at_the_board);
            }
        }
        match msg {
            // It cancels the comma, and nothing else.
            Msg::Page(PageMsg::Escape) if awaited_a_command => {}
            Msg::Page(PageMsg::Escape) => self.escape(out),
            // The main button of a whole hint is one key away from the board.
            Msg::Input(InputMsg::Confirm) if let Some(msg) = self.features.hint.confirmed(&self.kernel) => {
                self.kernel.post(msg);
            }
            Msg::Input(msg) if self.features.argue.is_open(&self.kernel) => {
                self.kernel.post(ArgueMsg::Input(msg));
            }
            Msg::Input(msg) => self.kernel.act_input(msg, out),
            Msg::Game(msg) => self.kernel.act_game(msg, out),
            Msg::Pointer(msg) => self.kernel.act_pointer(msg, out),
            Msg::Lens(msg) => self.kernel.act_lens(&msg),
            Msg::Page(msg) => self.kernel.act_page(msg, out),
            Msg::Settings(msg) => self.kernel.act_settings(msg, out),
            Msg::Machine(msg) => self.hear(msg, out),
            msg if self.features.at_once(&msg, &mut self.kernel, out) => {}
            msg => self.kernel.post(msg),
        }
    }

    fn take_late(&mut self, msg: Msg, out: &mut Out) {
        match msg {
            Msg::Machine(MachineMsg::Worker(WorkerMsg::Answered(response))) => self.answered(response, out),
            msg => {
                // A question may be about the marks of the step on the board, which each message renews.
                if matches!(msg, Msg::Query(_)) {
                    self.explain();
                }
                self.features.update(msg, &mut self.kernel, out);
            }
        }
    }

    /// Takes a message of the machine.
    fn hear(&mut self, msg: MachineMsg, out: &mut Out) {
        let kernel = &mut self.kernel;
        match msg {
            MachineMsg::Disk(DiskMsg::Restored { game, restored }) => {
                kernel.something_is_done(out);
                games::restored(game, *restored, kernel, out);
            }
            MachineMsg::Disk(msg) => kernel.hear_disk(msg, out),
            MachineMsg::Worker(WorkerMsg::Lost(fault)) => {
                if kernel.lose_work() {
                    kernel.say(Notice::WorkerFailed(fault));
                }
            }
            MachineMsg::Clock(ClockMsg::Idle) => kernel.idle(out),
            MachineMsg::Clock(ClockMsg::SaveLate) => kernel.save_late(out),
            MachineMsg::Browser(BrowserMsg::Visible(visible)) => kernel.set_visible(visible, out),
            MachineMsg::Browser(BrowserMsg::Resized(pixels)) => kernel.pointer_mut().resize(pixels),
            MachineMsg::Browser(BrowserMsg::At(base)) => self.features.magazine.set_base(base),
            MachineMsg::Browser(BrowserMsg::NewVersion) => {
                kernel.notices_mut().tell_later(Notice::NewVersion);
            }
            MachineMsg::Browser(BrowserMsg::PartMissing) => kernel.part_missing(out),
            MachineMsg::Browser(BrowserMsg::PartCame) => kernel.part_came(),
            MachineMsg::Browser(BrowserMsg::Untranslated(why)) => kernel.say(Notice::Untranslated(why)),
            MachineMsg::Browser(BrowserMsg::NotDrawn(what)) => kernel.say(Notice::NotDrawn(what)),
            MachineMsg::Worker(WorkerMsg::Answered(_)) => kernel.post(msg),
        }
    }

    /// Returns the answer to the feature that asked.
    fn answered(&mut self, Response { job: id, reply }: Response, out: &mut Out) {
        let Some(reply) = self.features.making.take_reply(id, reply, out) else { return };
        if self.kernel.work().job().is_none_or(|job| job.id != id) {
            return;
        }
        match reply {
            Reply::Progress(progress) => self.kernel.work_mut().go_on(id, progress),
            Reply::Attempts(attempts) => self.features.magazine.attempted(attempts, out),
            Reply::Done(answer) => {
                if let Some(msg) = self.kernel.work_mut().answer(answer) {
                    self.features.update(msg, &mut self.kernel, out);
                }
            }
        }
    }

    /// Passes the events of the kernel to the features that react to them, until none are left.
    fn spread(&mut self, out: &mut Out) {
        while let Some(happened) = self.kernel.next_event() {
            self.features.on(&happened, &mut self.kernel, out);
        }
    }

    /// Cancels one thing: the latest first.
    fn escape(&mut self, out: &mut Out) {
        let kernel = &mut self.kernel;
        if kernel.page().dialog().is_some() {
            kernel.dismiss(out);
        } else if self.features.close(kernel, out) {
        } else if kernel.is_opening() {
            kernel.cancel(out);
        } else if !kernel.input_mut().let_go() {
            kernel.dismiss(out);
        }
    }

    fn opened(&self) -> Opened {
        Opened {
            dialog: self.kernel.page().dialog(),
            face: self.kernel.page().panel(),
            features: self.features.open(&self.kernel),
        }
    }

    /// Moves a notice out of the way of parts opened since, and shows a waiting one once its place is free.
    fn settle_notices(&mut self, before: &Opened) {
        let now = self.opened();
        if now.has_opened_since(before) {
            self.kernel.notices_mut().make_way();
        }
        if now.is_nothing() {
            self.kernel.notices_mut().go_on();
        }
    }

    /// The current notice: the last one, or else the state of a link being opened or waiting.
    #[must_use]
    pub fn notice(&self) -> Option<&Notice> {
        let opening = self.kernel.is_opening().then_some(&Notice::OpeningLink);
        // A hint and an answer to "Why?" cover its place.
        let arrived = self.features.links.notice();
        let arrived = arrived.filter(|_| !self.features.open(&self.kernel).contains(&true));
        let told = self.kernel.notices().told();
        // The dialog tells more.
        let here = self.kernel.page().shows(Dialog::Magazine);
        let told = told.filter(|told| !here || **told != Notice::MagazineInMaking);
        told.or(opening).or(arrived)
    }

    /// The message that the passing of time makes due.
    #[must_use]
    pub fn due(&self, now: Millis) -> Option<Msg> {
        if self.is_idle(now) {
            return Some(ClockMsg::Idle.into());
        }
        if self.kernel.unconfirmed().is_late(now) {
            return Some(ClockMsg::SaveLate.into());
        }
        if self.features.assignment.is_timed(&self.kernel) {
            return Some(AssignmentMsg::Second.into());
        }
        self.has_time_to_spare(now).then(|| MakeMsg::Spare.into())
    }
}
