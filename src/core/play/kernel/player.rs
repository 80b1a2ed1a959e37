//! What outlives games: the player's settings, and the book of times.

use crate::play::{
    book::{Book, Finish},
    settings::{BadSettings, Settings, SettingsFault},
    ui::SaveFault,
};

/// The player.
#[derive(Clone, Debug, Default)]
pub(in crate::play) struct Player {
    settings: Settings,
    /// Why a change of the settings ends with the page, if it does.
    settings_fault: Option<SettingsFault>,
    book: Book,
    /// Why the book of times could not be read.
    book_fault: Option<SaveFault>,
}

impl Player {
    /// The settings.
    #[must_use]
    pub(in crate::play) const fn settings(&self) -> Settings {
        self.settings
    }

    /// Why a change of the settings ends with the page, if it does.
    #[must_use]
    pub(in crate::play) const fn settings_fault(&self) -> Option<SettingsFault> {
        self.settings_fault
    }

    /// The settings as they are kept; none if those of a later program lie there, which are left as they are.
    #[must_use]
    pub(in crate::play) fn settings_to_keep(&self) -> Option<String> {
        (self.settings_fault != Some(SettingsFault::Newer)).then(|| self.settings.write())
    }

    /// Changes the settings.
    pub(in crate::play) fn change(&mut self, change: impl FnOnce(&mut Settings)) {
        change(&mut self.settings);
    }

    /// Settings were found, or could not be read. Those of a later program are left as they are: the usual ones
    /// hold until the page is closed.
    pub(in crate::play) fn take_settings(
        &mut self,
        read: Result<Settings, BadSettings>,
    ) -> Option<BadSettings> {
        match read {
            Ok(settings) => {
                (self.settings, self.settings_fault) = (settings, None);
                None
            }
            Err(fault) => {
                self.settings_fault = (fault == BadSettings::Newer).then_some(SettingsFault::Newer);
                Some(fault)
            }
        }
    }

    /// The settings could not be kept.
    pub(in crate::play) fn settings_not_kept(&mut self) {
        self.settings_fault.get_or_insert(SettingsFault::NotKept);
    }

    /// The book of times, as far as it was read.
    #[must_use]
    pub(in crate::play) const fn book(&self) -> &Book {
        &self.book
    }

    /// Why the book could not be read.
    #[must_use]
    pub(in crate::play) const fn book_fault(&self) -> Option<SaveFault> {
        self.book_fault
    }

    /// The book was read, or could not be.
    pub(in crate::play) fn take_book(&mut self, read: Result<Vec<Finish>, SaveFault>) {
        match read {
            Ok(finishes) => {
                self.book.extend(finishes);
                self.book_fault = None;
            }
            Err(fault) => self.book_fault = Some(fault),
        }
    }

    /// A game was finished.
    pub(in crate::play) fn write_down(&mut self, finish: Finish) {
        self.book.add(finish);
    }
}
