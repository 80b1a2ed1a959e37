//! The kernel of a session: the state that all features share, and the methods that change it. It knows no
//! feature. A method pushes an event, and the session passes each event to the features that react to it.

mod acting;
mod aiding;
mod announcement;
mod aside;
mod asking;
mod commands;
mod entering;
mod gaze;
mod handed;
mod happened;
mod hearing;
mod input;
mod journaling;
mod ledger;
mod messages;
mod notices;
mod out;
mod page;
mod player;
mod playing;
mod replacing;
mod saving;
mod shown;
mod table;
mod timing;
mod turning;
mod zoom;

pub use crate::play::taught::Taught;
pub use announcement::{Announcement, DigitChange};
pub use commands::{Cmd, DiskCmd};
pub use happened::Says;
pub use ledger::LATE_AFTER;
pub use messages::{
    BrowserMsg, ClockMsg, DiskMsg, GameMsg, GazeMsg, InputMsg, MachineMsg, PageMsg, SettingsMsg, WorkerMsg,
};
pub use out::Moment;
pub use timing::{AWAY_AFTER, IDLE_AFTER};
pub use zoom::LensMsg;

pub(in crate::play) use {
    aside::{Aside, Left},
    gaze::Gaze,
    handed::{Handed, Unmet},
    happened::Happened,
    input::{Input, Stroke},
    journaling::{Entry, Tail},
    ledger::Ledger,
    notices::Notices,
    out::Out,
    page::Page,
    player::Player,
    shown::{Explained, Layer, Origin, Shown, Words},
    table::{BoardChanged, Laid, Loading, Table},
    turning::middle,
    zoom::Zoom,
};

use crate::{
    Candidates,
    play::{game::Game, ui::PuzzleForm, walk::Walkthrough, work::Work},
};
use std::collections::VecDeque;

/// The state that features share.
#[derive(Clone, Debug)]
pub(in crate::play) struct Kernel {
    pub(in crate::play) table: Table,
    pub(in crate::play) input: Input,
    /// The pointer, and the cell with its candidates on show.
    pub(in crate::play) gaze: Gaze,
    pub(in crate::play) zoom: Zoom,
    /// The walk that the board shows on a face for walks.
    pub(in crate::play) walk: Option<Box<Walkthrough>>,
    /// The contents of the board.
    pub(in crate::play) shown: Shown,
    /// The current face, the open dialog, the pause.
    pub(in crate::play) page: Page,
    pub(in crate::play) notices: Notices,
    /// The worker's job.
    pub(in crate::play) work: Work,
    /// Records sent to the disk and not confirmed yet.
    pub(in crate::play) ledger: Ledger,
    /// Games that left the board.
    pub(in crate::play) aside: Aside,
    pub(in crate::play) player: Player,
    /// The form for the next puzzle. It follows the puzzle on the board.
    pub(in crate::play) form: PuzzleForm,
    /// The day where the player is, in days since 1970.
    pub(in crate::play) today: i32,
    /// Events that the features haven't had yet.
    happened: VecDeque<Happened>,
    /// The request that no feature has taken yet.
    handed: Option<Box<Handed>>,
}

impl Kernel {
    pub(in crate::play) fn new(game: Game, at: Moment) -> Self {
        Self {
            input: Input::new(middle(&game)),
            zoom: Zoom::new(game.order()),
            gaze: Gaze::default(),
            walk: None,
            shown: Shown::of(Candidates::new(&game.grid()), Origin::Game),
            page: Page::new(at.now),
            notices: Notices::default(),
            work: Work::default(),
            ledger: Ledger::default(),
            aside: Aside::default(),
            player: Player::default(),
            form: PuzzleForm::default(),
            today: at.day,
            happened: VecDeque::new(),
            handed: None,
            table: Table::new(game, at.date),
        }
    }

    fn push(&mut self, happened: Happened) {
        self.happened.push_back(happened);
    }

    /// Reports that a message has been handled.
    pub(in crate::play) fn handled(&mut self) {
        self.push(Happened::Handled);
    }

    /// Reports that the player asks about something on the board.
    pub(in crate::play) fn question(&mut self) {
        self.push(Happened::Questioned);
    }

    /// Requests an announcement. Its words may load later.
    pub(in crate::play) fn say(&mut self, says: Says) {
        self.push(Happened::Says(says));
    }

    /// Removes the oldest event that the features haven't had yet.
    pub(in crate::play) fn next_event(&mut self) -> Option<Happened> {
        self.happened.pop_front()
    }
}
