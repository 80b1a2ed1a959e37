//! The session: takes a message, changes the state, and returns commands. It knows no browser; time,
//! randomness and dates come in with each message.
//!
//! The kernel has the state that all features share. Each feature owns the rest of its state and its behaviour.
//! The parts that are not features yet are here, and `settling` decides the effect of the kernel's events on them.

mod acting;
mod aiding;
mod entering;
mod hearing;
mod importing;
mod jobs;
mod later;
mod library;
mod making;
mod messages;
mod moments;
mod opening;
mod rating;
mod reach;
mod replacing;
mod rooms;
mod saving;
mod settling;
mod shelf;
mod taking;
mod telling;
mod timing;
mod verbs;

pub use crate::play::kernel::{
    AWAY_AFTER, Announcement, Cmd, DigitChange, DiskCmd, IDLE_AFTER, LATE_AFTER, LensMsg, Moment, Says,
    Taught,
};
pub use importing::FileMsg;
pub use later::{Later, Waiting};
pub use library::{Card, DAYS_KEPT};
pub use making::QUIET;
pub use messages::{
    BrowserMsg, ClockMsg, DiskMsg, GameMsg, GazeMsg, InputMsg, MachineMsg, Msg, PageMsg, PuzzleMsg,
    SettingsMsg, ShelfMsg, WorkerMsg,
};
pub use reach::Reach;

pub use crate::play::{
    features::{
        editor::EditorMsg, handout::HandoutMsg, hint::HintMsg, magazine::MagazineMsg, review::ReviewMsg,
        why::WhyMsg,
    },
    making::MakeMsg,
    walk::{Speed, StepMsg},
    work::{Job, Purpose},
};

use crate::play::{
    features::{Feature, Features},
    game::Game,
    kernel::{BoardChanged, Entry, Happened, Kernel, Laid, Left, Loading, Out, Stroke, Tail},
    making::Maker,
    stock::Stock,
    ui::Notice,
};
use importing::Import;
use shelf::Shelf;

/// The whole state while the page is open.
#[derive(Clone, Debug)]
pub struct Session {
    /// The state that all features share.
    kernel: Kernel,
    /// The features, each with its own behaviour.
    features: Features,
    /// The making of puzzles.
    maker: Maker,
    /// Spare puzzles.
    stock: Stock,
    /// The games on the disk.
    shelf: Shelf,
    /// The current import.
    import: Import,
    /// Messages that need code not loaded yet.
    waits: Vec<Waiting>,
    /// The functions that load after the first board, once loaded.
    means: Option<Later>,
}

impl Session {
    /// A session with an untouched game.
    #[must_use]
    pub fn new(game: Game, at: Moment) -> Self {
        let mut session = Self {
            kernel: Kernel::new(game, at),
            features: Features::default(),
            maker: Maker::new(at.day),
            stock: Stock::default(),
            shelf: Shelf::default(),
            import: Import::default(),
            waits: Vec::new(),
            means: None,
        };
        session.kernel.run_clock(at.now);
        session.renew_board();
        session
    }

    /// Takes a message, and returns the commands to the browser.
    pub fn update(&mut self, msg: impl Into<Msg>, at: Moment) -> Vec<Cmd> {
        self.update_with(msg.into(), at, Some(Later::ALL))
    }

    /// As [`Self::update`], with the functions loaded so far. A message that needs others waits for
    /// [`Self::take_waiting`], and comes again as [`Msg::Waited`].
    pub fn update_with(&mut self, msg: Msg, at: Moment, later: Option<Later>) -> Vec<Cmd> {
        let mut out = Out::new(at);
        self.means = later;
        self.maker.set_today(at.day);
        self.kernel.notices.listen();
        let before = self.opened();
        let (cursor, sought) = (self.kernel.input.cursor(), msg.is_at_the_cursor());
        let plays = matches!(msg, Msg::Input(_) | Msg::Game(_) | Msg::Hint(_) | Msg::Review(_))
            && !msg.is_a_gesture();
        self.take_in(msg, &mut out);
        self.kernel.handled();
        self.spread(&mut out);
        self.kernel.settle_zoom(cursor, sought);
        // A page that is only viewed writes nothing, and a held key changes nothing: a game may have come
        // with its digits from elsewhere.
        if plays {
            self.settle_first_steps(&mut out);
        }
        self.kernel.run_clock(at.now);
        self.settle_notices(&before);
        self.renew_board();
        out.into_cmds()
    }

    /// Takes the messages that need code not loaded yet. They are lost unless the caller sends them again.
    pub fn take_waiting(&mut self) -> Vec<Waiting> {
        std::mem::take(&mut self.waits)
    }

    fn renew_board(&mut self) {
        let layers = self.features.layers(&self.kernel);
        self.kernel.show(layers.into_iter());
    }

    fn take_in(&mut self, msg: Msg, out: &mut Out) {
        if msg.is_an_entry() {
            self.kernel.gaze.rest();
        }
        let awaited_a_command = self.kernel.input.is_comma_pending();
        if msg.is_a_gesture() {
            self.kernel.page.act(out.at.now);
        } else if !matches!(msg, Msg::Machine(_) | Msg::Waited(_)) {
            self.something_is_done(out);
            if matches!(msg, Msg::Input(_)) {
                self.kernel.notices.drop_if(Notice::ends_with_a_look_at_the_board);
            }
        }
        match msg {
            // It cancels the comma, and nothing else.
            Msg::Page(PageMsg::Escape) if awaited_a_command => {}
            Msg::Input(msg) => self.act_input(msg, out),
            Msg::Game(msg) => self.act_game(msg, out),
            Msg::Gaze(msg) => self.act_gaze(msg, out),
            Msg::Lens(msg) => self.kernel.zoom.act(&msg, self.kernel.input.cursor()),
            Msg::Page(msg) => self.act_page(msg, out),
            Msg::Settings(msg) => self.act_settings(msg, out),
            Msg::Puzzle(msg) => self.act_puzzle(msg, out),
            Msg::Shelf(msg) => self.later(Waiting::Shelf(msg), out),
            Msg::File(msg) => self.later(Waiting::File(msg), out),
            Msg::Step(msg) => {
                if let Some(msg) = self.features.solver.at_once(msg, &mut self.kernel, out) {
                    self.later(Waiting::Step(msg), out);
                }
            }
            Msg::Hint(msg) => {
                if let Some(msg) = self.features.hint.at_once(msg, &mut self.kernel, out) {
                    self.later(Waiting::Hint(msg), out);
                }
            }
            Msg::Review(msg) => {
                if let Some(msg) = self.features.review.at_once(msg, &mut self.kernel, out) {
                    self.later(Waiting::Review(msg), out);
                }
            }
            Msg::Why(msg) => {
                if let Some(msg) = self.features.why.at_once(msg, &mut self.kernel, out) {
                    self.later(Waiting::Why(msg), out);
                }
            }
            Msg::Make(msg) => self.later(Waiting::Make(msg), out),
            Msg::Magazine(msg) => self.later(Waiting::Magazine(msg), out),
            Msg::Editor(msg) => self.later(Waiting::Editor(msg), out),
            Msg::Handout(msg) => self.later(Waiting::Handout(msg), out),
            Msg::Machine(msg) => self.hear(msg, out),
            Msg::Waited(waiting) => self.later(*waiting, out),
        }
        self.spread(out);
    }

    /// The player does something other than the awaited action: a command after a comma, the puzzle of a
    /// link, or a look into a cell.
    fn something_is_done(&mut self, out: &Out) {
        self.kernel.page.act(out.at.now);
        self.kernel.input.drop_comma();
        self.kernel.work.touch();
        self.kernel.gaze.answered();
    }
}
