//! Time: the clock, the pause, the book of times; and the settings, some of which rule the clock.

use super::{Announcement, Cmd, Moment, Session};
use crate::play::{
    aids::Aid,
    book::Finish,
    clock::Millis,
    journal::Event,
    settings::{BadSettings, ClockSetting, Settings, SettingsFault},
    ui::{Notice, Panel},
};

/// How long nothing is done before the clock stops by itself.
pub const IDLE_AFTER: Millis = 5 * 60 * 1000;
/// How long the page can be out of sight before the board is covered on return.
pub const AWAY_AFTER: Millis = 30 * 1000;

impl Session {
    pub(super) fn pause(&mut self, at: Moment, cmds: &mut Vec<Cmd>) {
        // While the solver is watched the clock stands anyway.
        let over = self.panel == Panel::Solve || self.game.is_finished();
        // Without a clock there is nothing to stop, but a board that is covered can be uncovered.
        if over || self.settings.clock == ClockSetting::Off && !self.paused {
            return;
        }
        self.paused = !self.paused;
        if !self.paused {
            cmds.push(Cmd::Focus);
        }
        cmds.push(Cmd::Announce(Announcement::Paused(self.paused)));
        self.clock.stop(at.now);
        self.run_clock(at.now);
    }

    /// Whether nothing was done for so long that the clock should stop.
    #[must_use]
    pub fn is_idle(&self, now: Millis) -> bool {
        self.settings.idle_pause
            && self.settings.clock != ClockSetting::Off
            && self.clock.is_running()
            && self.dialog.is_none()
            && now.saturating_sub(self.active) >= IDLE_AFTER
    }

    /// The clock goes back to when something was done last, and stands.
    pub(super) fn idle(&mut self, at: Moment, cmds: &mut Vec<Cmd>) {
        if self.is_idle(at.now) {
            self.clock.stop(self.active);
            self.pause(at, cmds);
        }
    }

    pub(super) fn set_visible(&mut self, visible: bool, at: Moment, cmds: &mut Vec<Cmd>) {
        self.visible = visible;
        if visible {
            let away = at.now.saturating_sub(self.active) >= AWAY_AFTER;
            let timed = self.settings.clock != ClockSetting::Off && self.settings.idle_pause;
            let playing = self.panel == Panel::Play && self.acted && !self.game.is_finished();
            self.paused |= away && timed && playing;
            self.active = at.now;
            self.run_clock(at.now);
        } else {
            // From here on the page is away.
            self.drop_spare(cmds);
            self.active = at.now;
            let counted = self.clock.is_running();
            self.clock.stop(at.now);
            // The time would be lost with the page, which may end now without another word.
            if counted && self.kept && self.acted {
                self.record(Event::Time, at, cmds);
            }
        }
    }

    /// Lets the clock run if the player can see the board and there is something left to do.
    pub(super) fn run_clock(&mut self, now: Millis) {
        if self.visible
            && !self.paused
            && self.panel == Panel::Play
            && self.settings.clock != ClockSetting::Off
            && !self.game.is_finished()
        {
            self.clock.run(now);
        } else {
            self.clock.stop(now);
        }
    }

    /// The time of the first finish of a game counts: who plays it again knows it.
    pub(super) fn write_into_book(&mut self, at: Moment, cmds: &mut Vec<Cmd>) {
        if self.settings.clock == ClockSetting::Off || self.book.of(self.id).is_some() {
            return;
        }
        let finish = Finish {
            game: self.id,
            order: self.game.order(),
            level: self.level(),
            played: self.clock.elapsed(at.now),
            helped: self.game.aids().iter().any(Aid::decides),
            day: at.day,
        };
        self.book.add(finish);
        cmds.push(Cmd::SaveFinish(finish));
        // The finish compares the time with those of other days.
        cmds.push(Cmd::ReadBook);
    }

    pub(super) fn change_settings(
        &mut self,
        change: impl FnOnce(&mut Settings),
        at: Moment,
        cmds: &mut Vec<Cmd>,
    ) {
        change(&mut self.settings);
        self.settings_changed(at, cmds);
    }

    pub(super) fn settings_changed(&mut self, at: Moment, cmds: &mut Vec<Cmd>) {
        self.paused &= self.settings.clock != ClockSetting::Off;
        self.run_clock(at.now);
        if self.settings.keep_notes && self.notice == Some(Notice::NotesFilled) {
            self.notice = None;
        }
        self.follow_the_plan(cmds);
        if self.settings_fault != Some(SettingsFault::Newer) {
            cmds.push(Cmd::SaveSettings(self.settings.write()));
        }
    }

    /// Settings of a later program are left as they are: the usual ones hold until the page is closed.
    pub(super) fn settings_read(&mut self, read: Result<Settings, BadSettings>, at: Moment) {
        match read {
            Ok(settings) => {
                self.settings = settings;
                self.settings_fault = None;
            }
            Err(fault) => {
                self.settings_fault = (fault == BadSettings::Newer).then_some(SettingsFault::Newer);
                self.tell(Notice::SettingsUnreadable(fault));
            }
        }
        self.run_clock(at.now);
    }
}
