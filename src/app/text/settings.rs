//! The words of the settings.

use sudoku_play::saved::settings::{Choice, SettingsFault, SettingsGroup, Switch, Tinted, Use};

/// The settings.
#[derive(Clone, Copy, Debug)]
pub struct SettingsText {
    /// Unfolds the rarer settings.
    pub more: &'static str,
    /// A group.
    pub group: fn(SettingsGroup) -> &'static str,
    /// A switch: its name, and its description.
    pub switch: fn(Switch) -> (&'static str, &'static str),
    /// A question, by any of its answers.
    pub question: fn(Choice) -> &'static str,
    /// An answer: its name, and its description.
    pub choice: fn(Choice) -> (&'static str, &'static str),
    /// The group of own colours, its description, and the way back to the theme's.
    pub own_colours: (&'static str, &'static str, &'static str),
    /// A part with a colour of the player's own.
    pub tinted: fn(Tinted) -> &'static str,
    /// When a change applies, and how long it lasts if it cannot be saved.
    pub at_once: fn(Option<SettingsFault>) -> &'static str,
    /// Restores the defaults.
    pub reset: &'static str,
    /// The ladder of techniques.
    pub ladder: LadderText,
}

/// The ladder in the settings.
#[derive(Clone, Copy, Debug)]
pub struct LadderText {
    /// The list of techniques.
    pub techniques: &'static str,
    /// A tier, by its number.
    pub tier: fn(u8) -> &'static str,
    /// The number of a tier's techniques in use, and of all its techniques.
    pub used: fn(usize, usize) -> String,
    /// Why a technique is off although its own switch is on; otherwise nothing.
    pub idle: fn(Use) -> &'static str,
}
