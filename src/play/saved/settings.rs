//! The player's settings: each aid and each habit, with a default for a beginner.
//!
//! As text they are one line, `1|KEY=VALUE,...|CHECKSUM`: the version, every setting, and a CRC-32 over
//! everything before it. A missing key, or an unknown value, means the default; an unknown key is ignored. So
//! a new setting doesn't need a new version.

mod colours;
mod error;
mod first_steps;
mod groups;
mod ladder;
mod switches;
mod tongue;

pub use colours::{OwnColours, Rgb, Tinted};
pub use error::{SettingsError, SettingsFault};
pub use first_steps::{FirstStep, FirstSteps};
pub use groups::{Item, SettingsGroup};
pub use ladder::{Tier, Use, tiers, tiers_of_making};
pub use switches::{Settings, Switch};
pub use tongue::Tongue;

use crate::links::sealed::{seal, unseal};
use std::fmt::Write;
use sudoku_core::{Symbols, ladder::Profile};

/// The layout of notes in a cell.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum NoteLayout {
    /// Each digit has a fixed spot.
    #[default]
    Fixed,
    /// Notes of two kinds, in the corners and in the centre, each drawn together.
    CornerCentre,
}

/// The result that a check of the board shows.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum CheckSays {
    /// Whether all digits are right so far.
    #[default]
    Whether,
    /// The number of wrong digits.
    HowMany,
    /// The wrong digits themselves.
    Which,
}

/// The display of the time played.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum ClockSetting {
    /// Shown while playing.
    #[default]
    Shown,
    /// Shown only at the finish.
    Hidden,
    /// Shown nowhere, not even at the finish.
    Off,
}

/// The colours of the page.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Theme {
    /// As in the player's system.
    #[default]
    System,
    /// Dark on light.
    Light,
    /// Light on dark.
    Dark,
}

/// The length of the name of a cell, as screen readers speak it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Speech {
    /// In whole words, with row, column and box.
    #[default]
    Full,
    /// As short as can be, with row and column.
    Short,
    /// The same without its place, which the player can ask for.
    Placeless,
}

/// One answer to a question with more than two answers, or with two other than *on* and *off*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Choice {
    /// The layout of notes in a cell.
    NoteLayout(NoteLayout),
    /// The result that a check of the board shows.
    CheckSays(CheckSays),
    /// The display of the time played.
    Clock(ClockSetting),
    /// The colours of the page.
    Theme(Theme),
    /// The language of the page.
    Tongue(Tongue),
    /// The things on the board.
    Symbols(Symbols),
    /// The length of spoken cells.
    Speech(Speech),
    /// The order of techniques.
    Ladder(Profile),
}

impl Choice {
    /// Returns all questions, each with all its answers, in the order of the dialog.
    #[must_use]
    pub fn questions() -> [Vec<Choice>; 8] {
        [
            NoteLayout::ALL.map(Choice::NoteLayout).into(),
            CheckSays::ALL.map(Choice::CheckSays).into(),
            ClockSetting::ALL.map(Choice::Clock).into(),
            Theme::ALL.map(Choice::Theme).into(),
            Tongue::all().map(Choice::Tongue).collect(),
            Symbols::ALL.map(Choice::Symbols).into(),
            Speech::ALL.map(Choice::Speech).into(),
            Profile::ALL.map(Choice::Ladder).into(),
        ]
    }

    /// Returns the name of the question in texts: lower case, with hyphens.
    #[must_use]
    pub const fn key(self) -> &'static str {
        match self {
            Choice::NoteLayout(_) => "note-layout",
            Choice::CheckSays(_) => "check-says",
            Choice::Clock(_) => "clock",
            Choice::Theme(_) => "theme",
            Choice::Tongue(_) => "language",
            Choice::Symbols(_) => "symbols",
            Choice::Speech(_) => "speech",
            Choice::Ladder(_) => "ladder",
        }
    }

    /// Returns the name of the answer in texts: lower case, with hyphens.
    #[must_use]
    pub const fn slug(self) -> &'static str {
        match self {
            Choice::NoteLayout(NoteLayout::Fixed) => "fixed",
            Choice::NoteLayout(NoteLayout::CornerCentre) => "corner-centre",
            Choice::CheckSays(CheckSays::Whether) => "whether",
            Choice::CheckSays(CheckSays::HowMany) => "how-many",
            Choice::CheckSays(CheckSays::Which) => "which",
            Choice::Clock(ClockSetting::Shown) => "shown",
            Choice::Clock(ClockSetting::Hidden) => "hidden",
            Choice::Clock(ClockSetting::Off) => "off",
            Choice::Theme(Theme::System) => "system",
            Choice::Theme(Theme::Light) => "light",
            Choice::Theme(Theme::Dark) => "dark",
            Choice::Tongue(tongue) => tongue.slug(),
            Choice::Symbols(symbols) => symbols.slug(),
            Choice::Speech(Speech::Full) => "full",
            Choice::Speech(Speech::Short) => "short",
            Choice::Speech(Speech::Placeless) => "placeless",
            Choice::Ladder(profile) => ladder::slug(profile),
        }
    }
}

impl Settings {
    /// Returns whether a switch is on.
    #[must_use]
    pub fn get(mut self, switch: Switch) -> bool {
        *self.switch(switch)
    }

    /// Turns a switch on or off.
    pub fn set(&mut self, switch: Switch, on: bool) {
        *self.switch(switch) = on;
    }

    /// Returns whether that answer is selected.
    #[must_use]
    pub fn has(mut self, choice: Choice) -> bool {
        let before = self;
        self.choose(choice);
        self == before
    }

    /// Selects that answer, in place of the previous one to the same question.
    pub fn choose(&mut self, choice: Choice) {
        match choice {
            Choice::NoteLayout(layout) => self.note_layout = layout,
            Choice::CheckSays(says) => self.check_says = says,
            Choice::Clock(clock) => self.clock = clock,
            Choice::Theme(theme) => self.theme = theme,
            Choice::Tongue(tongue) => self.tongue = tongue,
            Choice::Symbols(symbols) => self.symbols = symbols,
            Choice::Speech(speech) => self.speech = speech,
            Choice::Ladder(profile) => self.ladder = profile,
        }
    }

    /// Returns the defaults, with the player's first steps kept, so that their tips don't return.
    #[must_use]
    pub fn usual(self) -> Self {
        Self { done: self.done, tongue: self.tongue, ..Self::default() }
    }

    /// Returns the names of the switches of appearance that the style reads by itself and are on, and of the parts
    /// with a colour of the player's own, with spaces between.
    #[must_use]
    pub fn look(self) -> String {
        const READ: [Switch; 4] =
            [Switch::LeftHanded, Switch::MoreContrast, Switch::LargeDigits, Switch::LargeNotes];
        let on = READ.into_iter().filter(|&switch| self.get(switch)).map(Switch::slug);
        let own = Tinted::ALL.into_iter().filter(|&part| self.colours.get(part).is_some()).map(Tinted::slug);
        on.chain(own).collect::<Vec<_>>().join(" ")
    }

    /// Returns the settings as they apply: the simple view has no clock and no commands by letters, and leaves notes
    /// alone.
    #[must_use]
    pub const fn in_force(mut self) -> Self {
        if self.simple {
            self.clock = ClockSetting::Off;
            self.letter_keys = false;
            self.own_notes = false;
            self.digit_first = false;
            self.keep_notes = false;
        }
        self
    }

    /// Returns the settings as text, in one line.
    #[must_use]
    pub fn write(self) -> String {
        let mut text = String::from("1|");
        // Writing to a String cannot fail.
        for switch in Switch::ALL {
            let _ = write!(text, "{}={},", switch.slug(), if self.get(switch) { "on" } else { "off" });
        }
        for choice in Choice::questions().into_iter().flatten().filter(|&choice| self.has(choice)) {
            let _ = write!(text, "{}={},", choice.key(), choice.slug());
        }
        self.colours.write(&mut text);
        self.write_without(&mut text);
        self.done.write(&mut text);
        text.pop();
        seal(&text)
    }

    /// Returns the settings of a text.
    pub fn read(text: &str) -> Result<Self, SettingsError> {
        let (version, pairs) =
            unseal(text).ok_or(SettingsError::Damaged)?.split_once('|').ok_or(SettingsError::Strange)?;
        match version.parse::<u32>() {
            Ok(1) => {}
            Ok(2..) => return Err(SettingsError::Newer),
            _ => return Err(SettingsError::Strange),
        }
        let mut settings = Self::default();
        for pair in pairs.split(',').filter(|pair| !pair.is_empty()) {
            let (key, value) = pair.split_once('=').ok_or(SettingsError::Strange)?;
            settings.read_pair(key, value);
        }
        Ok(settings)
    }

    fn read_pair(&mut self, key: &str, value: &str) {
        let switch = Switch::ALL.into_iter().find(|switch| switch.slug() == key);
        if let (Some(switch), "on" | "off") = (switch, value) {
            self.set(switch, value == "on");
        }
        let mut choices = Choice::questions().into_iter().flatten();
        if let Some(choice) = choices.find(|choice| choice.key() == key && choice.slug() == value) {
            self.choose(choice);
        }
        self.colours.read(key, value);
        self.read_without(key, value);
        self.done.read(key, value);
    }
}
