//! The kernel of a session: the state that all features share, and the methods that change it. It knows no
//! feature. A method pushes an event, and the session passes each event to the features that react to it.

mod acting;
mod aiding;
mod announcement;
mod asking;
mod commands;
mod current;
mod entering;
mod happened;
mod hearing;
mod input;
mod journaling;
mod left;
mod notices;
mod out;
mod page;
mod player;
mod playing;
mod pointer;
mod replacing;
mod saving;
mod shown;
mod timing;
mod turning;
mod unconfirmed;
mod zoom;

pub use crate::taught::TeachingEvent;
pub use announcement::{Announcement, DigitChange, Done};
pub use commands::{Cmd, DiskCmd};
pub use out::Moment;
pub use timing::{AWAY_AFTER, IDLE_AFTER};
pub use unconfirmed::LATE_AFTER;

pub(crate) use {
    asking::Work,
    current::{BoardChanged, Current, IncomingGame, Loading},
    happened::Happened,
    input::{Input, Stroke},
    journaling::{Entry, JournalTail},
    left::{LeftGame, LeftGames},
    notices::Notices,
    out::Out,
    page::Page,
    player::Player,
    pointer::Pointer,
    shown::{Explained, Layer, Origin, Shown, Words},
    turning::middle,
    unconfirmed::Unconfirmed,
    zoom::Zoom,
};

use crate::{
    game::Game,
    messages::Msg,
    ui::PuzzleForm,
    walk::{
        Walkthrough,
        line_by_line::{LineByLine, Outline},
    },
};
use std::collections::VecDeque;
use sudoku_core::Candidates;

/// The state that features share.
#[derive(Clone, Debug)]
pub(crate) struct Kernel {
    pub(crate) current: Current,
    pub(crate) input: Input,
    /// The pointer, and the cell with its candidates on show.
    pub(crate) pointer: Pointer,
    pub(crate) zoom: Zoom,
    /// The walk that the board shows on a face for walks.
    pub(crate) walk: Option<Box<Walkthrough>>,
    /// The contents of the board.
    pub(crate) shown: Shown,
    /// The step told line by line, if one is.
    pub(crate) lines: Option<LineByLine>,
    /// The division of a text into lines.
    pub(crate) outline: Outline,
    /// The current face, the open dialog, the pause.
    pub(crate) page: Page,
    pub(crate) notices: Notices,
    /// The worker's job.
    pub(crate) work: Work,
    /// Records sent to the disk and not confirmed yet.
    pub(crate) unconfirmed: Unconfirmed,
    /// Games that left the board.
    pub(crate) left: LeftGames,
    pub(crate) player: Player,
    /// The form for the next puzzle. It follows the puzzle on the board.
    pub(crate) form: PuzzleForm,
    /// The day where the player is, in days since 1970.
    pub(crate) today: i32,
    /// Events that the features haven't had yet.
    happened: VecDeque<Happened>,
    /// Messages of the kernel and the features that nobody has taken yet, the oldest first.
    posted: VecDeque<Msg>,
}

impl Kernel {
    pub(crate) fn new(game: Game, at: Moment) -> Self {
        Self {
            input: Input::new(middle(&game)),
            zoom: Zoom::new(game.shape()),
            pointer: Pointer::default(),
            walk: None,
            shown: Shown::of(Candidates::new(&game.grid()), Origin::Game),
            lines: None,
            outline: Outline::default(),
            page: Page::new(at.now),
            notices: Notices::default(),
            work: Work::default(),
            unconfirmed: Unconfirmed::default(),
            left: LeftGames::default(),
            player: Player::default(),
            form: PuzzleForm::default(),
            today: at.day,
            happened: VecDeque::new(),
            posted: VecDeque::new(),
            current: Current::new(game, at.date),
        }
    }

    fn push(&mut self, happened: Happened) {
        self.happened.push_back(happened);
    }

    /// Reports that a message has been handled.
    pub(crate) fn handled(&mut self) {
        self.push(Happened::Handled);
    }

    /// Reports that the player asks about something on the board.
    pub(crate) fn question(&mut self) {
        self.push(Happened::Questioned);
    }

    /// Posts a message, for instance to a feature. The session takes it by the code that may come after the first
    /// board, once the current message has been handled.
    pub(crate) fn post(&mut self, msg: impl Into<Msg>) {
        self.posted.push_back(msg.into());
    }

    /// Whether a message has been posted that nobody has taken yet.
    pub(crate) fn has_post(&self) -> bool {
        !self.posted.is_empty()
    }

    /// Removes the oldest message that nobody has taken yet.
    pub(crate) fn next_post(&mut self) -> Option<Msg> {
        self.posted.pop_front()
    }

    /// Removes the oldest event that the features haven't had yet.
    pub(crate) fn next_event(&mut self) -> Option<Happened> {
        self.happened.pop_front()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::messages::{AssignmentMsg, SoundMsg};

    #[test]
    fn both_messages_of_one_message_are_kept() {
        let mut kernel = Kernel::new(Game::first(), Moment::default());
        kernel.post(SoundMsg::Play);
        kernel.post(AssignmentMsg::DrillOver);
        let posted: Vec<Msg> = std::iter::from_fn(|| kernel.next_post()).collect();
        assert_eq!(posted, [SoundMsg::Play.into(), AssignmentMsg::DrillOver.into()]);
    }
}
