//! The player's data beyond a game: settings, the book of times, and the log of practice.

use super::Player;
use crate::{
    messages::UnreadLines,
    saved::{
        book::{Book, Finish},
        practice::Practice,
        settings::{Settings, SettingsError, SettingsFault},
    },
    ui::SaveError,
};

impl Player {
    /// Returns the settings in force.
    #[must_use]
    pub(crate) const fn settings(&self) -> Settings {
        self.settings
    }

    /// Returns the reason why a change of the settings is lost with the page, if it is.
    #[must_use]
    pub(crate) const fn settings_fault(&self) -> Option<SettingsFault> {
        self.settings_fault
    }

    /// Returns the settings to save, or `None` if a later version has saved settings, which must stay unchanged.
    #[must_use]
    pub(crate) fn settings_to_keep(&self) -> Option<String> {
        (self.settings_fault != Some(SettingsFault::Newer)).then(|| self.chosen.write())
    }

    pub(crate) fn change(&mut self, change: impl FnOnce(&mut Settings)) {
        change(&mut self.chosen);
        self.settings = self.chosen.in_force();
    }

    /// Takes the settings found, or the reason why they are unreadable. Those of a later version stay
    /// unchanged: the defaults apply until the page closes.
    pub(crate) fn take_settings(&mut self, read: Result<Settings, SettingsError>) -> Option<SettingsError> {
        match read {
            Ok(settings) => {
                (self.chosen, self.settings_fault) = (settings, None);
                self.settings = settings.in_force();
                None
            }
            Err(fault) => {
                self.settings_fault = (fault == SettingsError::Newer).then_some(SettingsFault::Newer);
                Some(fault)
            }
        }
    }

    /// Notes that saving the settings failed.
    pub(crate) fn settings_not_kept(&mut self) {
        self.settings_fault.get_or_insert(SettingsFault::NotKept);
    }

    /// Returns the book of times, as far as it is loaded.
    #[must_use]
    pub(crate) const fn book(&self) -> &Book {
        &self.book
    }

    #[must_use]
    pub(crate) const fn book_fault(&self) -> Option<SaveError> {
        self.book_fault
    }

    /// Notes how many lines of the book, or of the log of practice, can't be read.
    pub(crate) const fn set_unread(&mut self, lines: UnreadLines) {
        match lines {
            UnreadLines::Times(count) => self.book.set_unread(count),
            UnreadLines::Practice(count) => self.practice.set_unread(count),
        }
    }

    pub(crate) fn take_book(&mut self, read: Result<Vec<Finish>, SaveError>) {
        match read {
            Ok(finishes) => {
                self.book.extend(finishes);
                self.book_fault = None;
            }
            Err(fault) => self.book_fault = Some(fault),
        }
    }

    /// Returns the log of practice, as far as it is loaded.
    pub(crate) const fn practice(&self) -> &Practice {
        &self.practice
    }

    /// Adds a finished game to the book.
    pub(crate) fn write_down(&mut self, finish: Finish) {
        self.book.add(finish);
    }
}
