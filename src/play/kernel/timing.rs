//! Time: the clock, the pause and the book of times; and the settings, as some of them control the clock.

use super::{Announcement, Cmd, DiskCmd, Happened, Kernel, Out};
use crate::{
    game::{
        aids::{Aid, cause},
        clock::Millis,
        day_of,
    },
    input::Mode,
    saved::{
        book::Finish,
        settings::{ClockSetting, Settings, SettingsError},
    },
    ui::{Costly, Notice, Panel},
};
use sudoku_core::{generate::daily::Date, ladder::Plan};

/// The idle time after which the clock stops, in milliseconds.
pub const IDLE_AFTER: Millis = 5 * 60 * 1000;
/// The time out of sight after which the board is covered on return, in milliseconds.
pub const AWAY_AFTER: Millis = 30 * 1000;

impl Kernel {
    pub(crate) fn pause(&mut self, out: &mut Out) {
        // While the solver is open, the clock stops anyway.
        let over = !self.page.is_playing() || self.current.game().is_finished();
        // Without a clock there is nothing to stop, but a covered board needs uncovering.
        if over || self.player.settings().clock == ClockSetting::Off && !self.page.is_paused() {
            return;
        }
        self.page.cover(!self.page.is_paused());
        if !self.page.is_paused() {
            out.push(Cmd::Focus);
        }
        out.push(Cmd::Announce(Announcement::Paused(self.page.is_paused())));
    }

    /// Returns whether the player has been idle long enough to stop the clock.
    pub(crate) fn is_idle(&self, now: Millis) -> bool {
        self.player.settings().idle_pause
            && self.player.settings().clock != ClockSetting::Off
            && self.current.is_timed()
            && !self.page.is_by_ear()
            && now.saturating_sub(self.page.active()) >= IDLE_AFTER
    }

    /// Sets the clock back to the player's last action, and stops it.
    pub(crate) fn idle(&mut self, out: &mut Out) {
        if self.is_idle(out.at.now) {
            self.current.run_clock(false, self.page.active());
            self.pause(out);
        }
    }

    /// Runs the clock if the player can see the board and the game is unfinished. Called after each message,
    /// so anything that covers the board also stops the clock.
    pub(crate) fn run_clock(&mut self, now: Millis) {
        let seen = self.page.is_visible() && self.page.is_playable() && self.page.dialog().is_none();
        let wanted = self.player.settings().clock != ClockSetting::Off || self.current.is_assigned();
        let runs = seen && wanted && !self.current.game().is_finished();
        self.current.run_clock(runs, now);
    }

    /// Returns whether the time of this game can still count: then help that ends this asks first.
    pub(crate) fn time_counts(&self) -> bool {
        let game = self.current.game();
        self.player.settings().clock != ClockSetting::Off
            && !game.is_finished()
            && cause(game.aids()).is_none()
            && self.player.book().of(self.current.id()).is_none()
    }

    /// Returns whether help that ends the counting has to say so first. The simple view has no times.
    pub(crate) fn must_warn(&self) -> bool {
        self.time_counts() && !self.player.settings().simple
    }

    /// Returns whether help that ends the counting has to wait: the first request for it says what it ends, the second
    /// one gets it.
    pub(crate) fn warns(&mut self, help: Costly) -> bool {
        let warning = Notice::EndsCounting(help);
        if !self.must_warn() {
            return false;
        }
        let is_told = self.notices.told() == Some(&warning);
        self.notices.say((!is_told).then_some(warning));
        !is_told
    }

    /// Returns whether the game has been begun, or is one that everyone gets today: then opening the solver loses a
    /// time.
    fn has_a_time_to_lose(&self) -> bool {
        !self.current.game().history().is_empty() || day_of(self.current.game()).is_some()
    }

    /// Returns whether opening the solver has to wait. Before a game is begun, only a look at its puzzle ends the
    /// counting; then the solver says it.
    pub(crate) fn warns_of_solver(&mut self) -> bool {
        self.has_a_time_to_lose() && self.warns(Costly::Solver)
    }

    /// Returns whether the solver has to say that it ended the counting of a game not begun yet.
    pub(crate) fn tells_of_solver(&self) -> bool {
        let game = self.current.game();
        cause(game.aids()) == Some(Aid::Solver)
            && !game.is_finished()
            && !self.has_a_time_to_lose()
            && self.player.settings().clock != ClockSetting::Off
            && self.player.book().of(self.current.id()).is_none()
    }

    /// Clears the board to the givens.
    pub(crate) fn restart(&mut self, out: &mut Out) {
        let turn = self.current.game().restarting();
        if self.play(turn, out) && self.player.settings().clock != ClockSetting::Off {
            self.notices.say(Notice::Restarted);
        }
    }

    /// Writes the time of a game's first finish. A later one doesn't count: the player knows the puzzle.
    pub(crate) fn write_into_book(&mut self, out: &mut Out) {
        if self.player.settings().clock == ClockSetting::Off
            || self.player.book().of(self.current.id()).is_some()
        {
            return;
        }
        let finish = Finish {
            game: self.current.id(),
            shape: self.current.game().shape().clone(),
            level: self.current.level(),
            played: self.current.played(out.at.now),
            helped: cause(self.current.game().aids()).is_some(),
            day: out.at.day,
            daily: day_of(self.current.game()) == Some(Date::of_day(out.at.day)),
        };
        self.player.write_down(finish.clone());
        out.push(Cmd::Disk(DiskCmd::SaveFinish(finish)));
        // The finish compares this time with earlier ones.
        out.push(Cmd::Disk(DiskCmd::ReadBook));
    }

    /// Takes the settings found at the start, or the reason why they are unreadable.
    pub(crate) fn settings_read(&mut self, read: Result<Settings, SettingsError>) {
        if let Some(fault) = self.player.take_settings(read) {
            self.notices.tell(Notice::SettingsUnreadable(fault));
        }
    }

    /// Returns the player's ladder.
    pub(crate) fn plan(&self) -> Plan {
        self.player.settings().plan()
    }

    /// Changes the settings and saves them.
    pub(crate) fn change_settings(&mut self, change: impl FnOnce(&mut Settings), out: &mut Out) {
        self.player.change(change);
        self.settings_changed(out);
    }

    fn settings_changed(&mut self, out: &mut Out) {
        let settings = self.player.settings();
        if settings.clock == ClockSetting::Off {
            self.page.cover(false);
        }
        if settings.simple {
            // The other face, modes and locks have no controls there.
            self.input.set_mode(Mode::Digit);
            self.input.set_lock(None);
            self.input.point_out(None, self.current.game().shape());
            if !self.page.is_playing() {
                self.choose(Panel::Play, out);
            }
        }
        if settings.keep_notes {
            self.notices.drop_if(|notice| *notice == Notice::NotesFilled);
        }
        self.push(Happened::SettingsChanged);
        self.keep_settings(out);
    }

    /// Writes the settings, unless the browser has those of a later version.
    pub(crate) fn keep_settings(&self, out: &mut Out) {
        out.extend(self.player.settings_to_keep().map(|text| Cmd::Disk(DiskCmd::SaveSettings(text))));
    }

    /// Notes that the page was hidden, or shown again.
    pub(crate) fn set_visible(&mut self, visible: bool, out: &mut Out) {
        let away = out.at.now.saturating_sub(self.page.active()) >= AWAY_AFTER;
        self.page.set_visible(visible, out.at.now);
        if visible {
            let timed =
                self.player.settings().clock != ClockSetting::Off && self.player.settings().idle_pause;
            let playing =
                self.page.is_playing() && self.current.has_acted() && !self.current.game().is_finished();
            let covers = away && timed && playing && !self.page.is_by_ear();
            self.page.cover(self.page.is_paused() || covers);
        } else {
            // From now on the page is hidden.
            self.push(Happened::Hidden);
            // The time would be lost with the page, which may end now without another message.
            self.save_time(out);
        }
    }
}
