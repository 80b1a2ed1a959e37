//! The current notice, and those that wait behind it.

use super::Notices;
use crate::ui::{Notice, SaveError};

impl Notices {
    #[must_use]
    pub(crate) const fn told(&self) -> Option<&Notice> {
        self.told.as_ref()
    }

    /// Shows a notice in place of the current one.
    pub(crate) fn say(&mut self, notice: impl Into<Option<Notice>>) {
        self.told = notice.into();
        self.news = true;
    }

    /// Begins a new message: the current notice is no longer news.
    pub(crate) const fn listen(&mut self) {
        self.news = false;
    }

    /// Returns whether the current message brought the current notice.
    pub(crate) const fn has_news(&self) -> bool {
        self.news
    }

    /// Makes way for something that opens at the place of notices. The current notice goes, or waits if it is still
    /// needed. A notice from the message that opens it stays.
    pub(crate) fn make_way(&mut self) {
        if !self.news {
            self.later.extend(self.told.take().filter(|told| !told.ends_with_what_opens()));
        }
    }

    /// Shows an important notice; the current one waits behind it.
    pub(crate) fn tell(&mut self, notice: Notice) {
        self.later.extend(self.told.replace(notice));
        self.news = true;
    }

    /// Shows a notice after the current one, unless it is shown or waiting already.
    pub(crate) fn tell_later(&mut self, notice: Notice) {
        if self.told.as_ref() != Some(&notice) && !self.later.contains(&notice) {
            self.later.push(notice);
        }
    }

    /// Removes the current notice: the player has read it.
    pub(crate) const fn take(&mut self) -> Option<Notice> {
        self.told.take()
    }

    /// Removes all notices of that kind, both current and waiting.
    pub(crate) fn drop_if(&mut self, kind: fn(&Notice) -> bool) {
        self.told.take_if(|told| kind(told));
        self.later.retain(|waiting| !kind(waiting));
    }

    /// Removes the offer to restore a game: the player has restored it.
    pub(crate) fn taken_back(&mut self, game: u64) {
        let is_it = |notice: &Notice| *notice == Notice::GameDeleted(game);
        self.told.take_if(|told| is_it(told));
        self.later.retain(|waiting| !is_it(waiting));
    }

    /// Shows the next waiting notice, unless there is a current one.
    pub(crate) fn go_on(&mut self) {
        if self.told.is_none() {
            self.told = self.later.pop();
        }
    }

    /// Removes the notices about saving: everything is on the disk.
    pub(crate) fn all_is_saved(&mut self) {
        self.drop_if(|notice| matches!(notice, Notice::NotSaved(_)));
        for notice in self.told.iter_mut().chain(&mut self.later) {
            if let Notice::PuzzleReplaced(fault) = notice {
                *fault = None;
            }
        }
    }

    /// From now on, something else than this browser keeps the work, so it says no more that saving failed.
    pub(crate) fn keep_elsewhere(&mut self) {
        self.kept_elsewhere = true;
        self.drop_if(|notice| matches!(notice, Notice::NotSaved(_)));
    }

    /// Shows that saving failed. If the player knows that already, an unread notice about something else
    /// stays.
    pub(crate) fn not_saved(&mut self, fault: SaveError, is_news: bool) {
        if self.kept_elsewhere {
            return;
        }
        let waits = self.later.iter().position(|notice| matches!(notice, Notice::NotSaved(_)));
        if let Some(waiting) = waits {
            if !is_news {
                self.later[waiting] = Notice::NotSaved(fault);
                return;
            }
            self.later.remove(waiting);
        }
        match &mut self.told {
            // The offer to resume the game also stays.
            Some(Notice::PuzzleReplaced(told)) => *told = Some(fault),
            Some(notice) if !is_news && !matches!(notice, Notice::NotSaved(_)) => {}
            notice => *notice = Some(Notice::NotSaved(fault)),
        }
    }
}
