//! The page hidden and shown again.

use super::{AWAY_AFTER, Out, Session};
use crate::play::{settings::ClockSetting, ui::Panel};

impl Session {
    pub(super) fn set_visible(&mut self, visible: bool, out: &mut Out) {
        let away = out.at.now.saturating_sub(self.kernel.page.active()) >= AWAY_AFTER;
        self.kernel.page.set_visible(visible, out.at.now);
        if visible {
            let timed = self.kernel.player.settings().clock != ClockSetting::Off
                && self.kernel.player.settings().idle_pause;
            let playing = self.kernel.page.panel() == Panel::Play
                && self.kernel.table.has_acted()
                && !self.kernel.table.game().is_finished();
            self.kernel.page.cover(self.kernel.page.is_paused() || away && timed && playing);
        } else {
            // From now on the page is hidden.
            self.drop_spare(out);
            // The time would be lost with the page, which may end now without another message.
            self.kernel.save_time(out);
        }
    }
}
