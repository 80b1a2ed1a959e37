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
mod reasoning;
mod replacing;
mod saving;
mod shown;
mod state;
mod timing;
mod turning;
mod unconfirmed;
mod zoom;

pub use announcement::{Announcement, DigitChange, Done};
pub use commands::{Cmd, DiskCmd, LmsCmd};
pub use out::Moment;
pub use timing::{AWAY_AFTER, IDLE_AFTER};
pub use unconfirmed::LATE_AFTER;

pub(crate) use {
    current::{BoardChanged, IncomingGame},
    happened::Happened,
    journaling::{Entry, JournalTail, LeftGame},
    out::Out,
    reasoning::Reasoning,
    shown::{Explained, Layer, Origin, Words},
    state::{
        Current, Input, Kernel, LeftGames, Loading, Notices, Page, Player, Pointer, Shown, Stroke, Terms,
        Then, Unconfirmed, Work, Zoom,
    },
    turning::middle,
};

use crate::{game::Game, messages::Msg, ui::PuzzleForm, walk::line_by_line::Outline};
use std::collections::VecDeque;
use sudoku_core::Candidates;

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

    /// Whether a posted message waits.
    pub(crate) fn has_post(&self) -> bool {
        !self.posted.is_empty()
    }

    /// Removes the oldest posted message.
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
