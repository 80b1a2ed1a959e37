//! The events of the kernel and their effects, in one place.

use super::{Card, Happened, Out, Session, Waiting};
use crate::play::{
    settings::FirstStep,
    ui::{Dialog, Panel},
    work::Purpose,
};

/// The parts of the page that are open at the place of notices, and must not be covered.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Opened {
    dialog: Option<Dialog>,
    face: Panel,
    features: Vec<bool>,
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
    /// Passes the events of the kernel to the features that react to them, until none are left.
    pub(super) fn spread(&mut self, out: &mut Out) {
        while let Some(happened) = self.kernel.next_event() {
            self.features.on(&happened, &mut self.kernel, out);
            self.on(&happened, out);
        }
    }

    fn on(&mut self, happened: &Happened, out: &mut Out) {
        match happened {
            Happened::Left(id, left) => {
                let card =
                    Card { deleted: left.deleted, ..Card::of(*id, &left.game, left.played, left.date) };
                self.shelf.renew(card, left.tail.next());
            }
            Happened::Replaced => self.begin_anew(out),
            Happened::Opened(dialog) => {
                self.maker.forget();
                self.begin_dialog(*dialog, out);
            }
            // A spare puzzle doesn't make the player wait.
            Happened::Asking => self.drop_spare(out),
            Happened::Dropped(job) => self.maker.give_up(job.asked()),
            Happened::Says(says) => self.later(Waiting::Say(*says), out),
            _ => {}
        }
    }

    /// Drops everything about the previous board.
    fn begin_anew(&mut self, out: &mut Out) {
        self.drop_job(|purpose| purpose == Purpose::Rate, out);
        self.maker.follow(self.kernel.table.game().order(), self.kernel.table.level());
    }

    /// The parts of the page that are open at the place of notices.
    #[must_use]
    pub(super) fn opened(&self) -> Opened {
        Opened {
            dialog: self.kernel.page.dialog(),
            face: self.kernel.page.panel(),
            features: self.features.open(&self.kernel),
        }
    }

    /// Moves a notice out of the way of parts opened since, and shows a waiting one once its place is free.
    pub(super) fn settle_notices(&mut self, before: &Opened) {
        let now = self.opened();
        if now.has_opened_since(before) {
            self.kernel.notices.make_way();
        }
        if now.is_nothing() {
            self.kernel.notices.go_on();
        }
    }

    /// Ends the tip of a first step once it is done, and all tips for a player who has solved a puzzle.
    pub(super) fn settle_first_steps(&mut self, out: &mut Out) {
        let before = self.kernel.player.settings().done;
        let mut done = before;
        let solved = self.kernel.table.game().is_finished();
        for step in FirstStep::ALL.into_iter().filter(|step| !before.has(*step)) {
            let is_done = match step {
                FirstStep::Place => self.kernel.table.game().has_placed(),
                FirstStep::Lock => self.kernel.input.lock().is_some(),
                FirstStep::Hint => self.features.hint.hint().is_some(),
            };
            if is_done || solved {
                done.add(step);
            }
        }
        if done != before {
            self.kernel.player.change(|settings| settings.done = done);
            self.kernel.keep_settings(out);
        }
    }
}
