//! What the player chose: each aid and each habit, with a default that suits a beginner.
//!
//! As text it is one line, `1|KEY=VALUE,...|CHECKSUM`: the version, every setting, and a CRC-32 over all
//! before it. A key that is missing, or whose value is not known, means the default; a key that is not
//! known means nothing. So a setting can be added without a new version.

mod bad;
mod first_steps;
mod groups;
mod ladder;
mod switches;

pub use bad::{BadSettings, SettingsFault};
pub use first_steps::{FirstStep, FirstSteps};
pub use groups::{Group, Item};
pub use ladder::{Tier, Use, tiers};
pub use switches::{Settings, Switch};

use super::sealed::{seal, unseal};
use crate::ladder::Profile;
use std::fmt::Write;

/// How notes lie in a cell.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum NoteLayout {
    /// Each digit has its own spot.
    #[default]
    Fixed,
    /// Notes of two kinds, in the corners and in the centre, each drawn together.
    CornerCentre,
}

/// What a check of the board tells.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum CheckSays {
    /// Whether all digits are right so far.
    #[default]
    Whether,
    /// How many are wrong.
    HowMany,
    /// Which are wrong.
    Which,
}

/// What becomes of the time played.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum ClockSetting {
    /// It is shown while playing.
    #[default]
    Shown,
    /// It is shown at the finish only.
    Hidden,
    /// It is shown nowhere, not even at the finish.
    Off,
}

/// In which colours the page is drawn.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Theme {
    /// As the player's system is.
    #[default]
    System,
    /// Dark on light.
    Light,
    /// Light on dark.
    Dark,
}

/// One answer to a question that has more than two, or two that are not *on* and *off*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Choice {
    /// How notes lie in a cell.
    NoteLayout(NoteLayout),
    /// What a check of the board tells.
    CheckSays(CheckSays),
    /// What becomes of the time played.
    Clock(ClockSetting),
    /// In which colours the page is drawn.
    Theme(Theme),
    /// The order in which techniques are tried.
    Ladder(Profile),
}

impl Choice {
    /// All questions, each with all its answers, in the order in which they are offered.
    #[must_use]
    pub fn questions() -> [Vec<Choice>; 5] {
        [
            NoteLayout::ALL.map(Choice::NoteLayout).into(),
            CheckSays::ALL.map(Choice::CheckSays).into(),
            ClockSetting::ALL.map(Choice::Clock).into(),
            Theme::ALL.map(Choice::Theme).into(),
            Profile::ALL.map(Choice::Ladder).into(),
        ]
    }

    /// The name of the question in texts: lower case, with hyphens.
    #[must_use]
    pub const fn key(self) -> &'static str {
        match self {
            Choice::NoteLayout(_) => "note-layout",
            Choice::CheckSays(_) => "check-says",
            Choice::Clock(_) => "clock",
            Choice::Theme(_) => "theme",
            Choice::Ladder(_) => "ladder",
        }
    }

    /// The name of the answer in texts: lower case, with hyphens.
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
            Choice::Ladder(profile) => profile.slug(),
        }
    }
}

impl Settings {
    /// Whether a switch is on.
    #[must_use]
    pub fn get(mut self, switch: Switch) -> bool {
        *self.switch(switch)
    }

    /// Turns a switch on or off.
    pub fn set(&mut self, switch: Switch, on: bool) {
        *self.switch(switch) = on;
    }

    /// Whether that answer is chosen.
    #[must_use]
    pub fn has(mut self, choice: Choice) -> bool {
        let before = self;
        self.choose(choice);
        self == before
    }

    /// Chooses that answer, in place of the one that was chosen to the same question.
    pub fn choose(&mut self, choice: Choice) {
        match choice {
            Choice::NoteLayout(layout) => self.note_layout = layout,
            Choice::CheckSays(says) => self.check_says = says,
            Choice::Clock(clock) => self.clock = clock,
            Choice::Theme(theme) => self.theme = theme,
            Choice::Ladder(profile) => self.ladder = profile,
        }
    }

    /// As they are at the first start, but for what a player has done and need not be told again.
    #[must_use]
    pub fn usual(self) -> Self {
        Self { done: self.done, ..Self::default() }
    }

    /// The settings as text, in one line.
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
        self.write_without(&mut text);
        self.done.write(&mut text);
        text.pop();
        seal(&text)
    }

    /// The settings of a text.
    pub fn read(text: &str) -> Result<Self, BadSettings> {
        let (version, pairs) =
            unseal(text).ok_or(BadSettings::Damaged)?.split_once('|').ok_or(BadSettings::Strange)?;
        match version.parse::<u32>() {
            Ok(1) => {}
            Ok(2..) => return Err(BadSettings::Newer),
            _ => return Err(BadSettings::Strange),
        }
        let mut settings = Self::default();
        for pair in pairs.split(',').filter(|pair| !pair.is_empty()) {
            let (key, value) = pair.split_once('=').ok_or(BadSettings::Strange)?;
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
        self.read_without(key, value);
        self.done.read(key, value);
    }
}
