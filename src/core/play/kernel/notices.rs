//! What has to be read: one notice, and those that come after it.

use crate::play::ui::{Notice, SaveFault};

/// The notice that is told, and what is told when it has gone.
#[derive(Clone, Debug, Default)]
pub(in crate::play) struct Notices {
    told: Option<Notice>,
    later: Vec<Notice>,
    /// Whether what is told was said by the message that is taken in.
    news: bool,
}

impl Notices {
    /// What is told.
    #[must_use]
    pub(in crate::play) const fn told(&self) -> Option<&Notice> {
        self.told.as_ref()
    }

    /// Says something in place of what is said.
    pub(in crate::play) fn say(&mut self, notice: impl Into<Option<Notice>>) {
        self.told = notice.into();
        self.news = true;
    }

    /// A message is taken in: what was said until now is no news.
    pub(in crate::play) const fn listen(&mut self) {
        self.news = false;
    }

    /// Something opens where notices stand. What is told goes, or waits if it has not done its work; what was said
    /// by the message that opens it stays.
    pub(in crate::play) fn make_way(&mut self) {
        if !self.news {
            self.later.extend(self.told.take().filter(|told| !told.ends_with_what_opens()));
        }
    }

    /// Says something that has to be read; what is said already comes after it.
    pub(in crate::play) fn tell(&mut self, notice: Notice) {
        self.later.extend(self.told.replace(notice));
        self.news = true;
    }

    /// Says something once what is said has gone, unless it is said or waits already.
    pub(in crate::play) fn tell_later(&mut self, notice: Notice) {
        if self.told.as_ref() != Some(&notice) && !self.later.contains(&notice) {
            self.later.push(notice);
        }
    }

    /// What was said was read.
    pub(in crate::play) const fn take(&mut self) -> Option<Notice> {
        self.told.take()
    }

    /// What is said goes if it is of that kind, and so does what waits.
    pub(in crate::play) fn drop_if(&mut self, kind: fn(&Notice) -> bool) {
        self.told.take_if(|told| kind(told));
        self.later.retain(|waiting| !kind(waiting));
    }

    /// The game that was put away is taken back: that it can be is said no more.
    pub(in crate::play) fn taken_back(&mut self, game: u64) {
        let is_it = |notice: &Notice| *notice == Notice::GameDeleted(game);
        self.told.take_if(|told| is_it(told));
        self.later.retain(|waiting| !is_it(waiting));
    }

    /// Where nothing is said, what came later is.
    pub(in crate::play) fn go_on(&mut self) {
        if self.told.is_none() {
            self.told = self.later.pop();
        }
    }

    /// Everything is on the disk.
    pub(in crate::play) fn all_is_saved(&mut self) {
        self.drop_if(|notice| matches!(notice, Notice::NotSaved(_)));
        for notice in self.told.iter_mut().chain(&mut self.later) {
            if let Notice::PuzzleReplaced(fault) = notice {
                *fault = None;
            }
        }
    }

    /// Something cannot be saved. What else is said and not read yet stays, if the player knows that already.
    pub(in crate::play) fn not_saved(&mut self, fault: SaveFault, is_news: bool) {
        let waits = self.later.iter().position(|notice| matches!(notice, Notice::NotSaved(_)));
        if let Some(waiting) = waits {
            if !is_news {
                self.later[waiting] = Notice::NotSaved(fault);
                return;
            }
            self.later.remove(waiting);
        }
        match &mut self.told {
            // The way back stays, too.
            Some(Notice::PuzzleReplaced(told)) => *told = Some(fault),
            Some(notice) if !is_news && !matches!(notice, Notice::NotSaved(_)) => {}
            notice => *notice = Some(Notice::NotSaved(fault)),
        }
    }
}
