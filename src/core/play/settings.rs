//! What the player chose: each aid and each habit, with a default that suits a beginner.
//!
//! As text it is one line, `1|KEY=VALUE,...|CHECKSUM`: the version, every setting, and a CRC-32 over all
//! before it. A key that is missing, or whose value is not known, means the default; a key that is not
//! known means nothing. So a setting can be added without a new version.

mod bad;
mod groups;
mod ladder;

pub use bad::{BadSettings, SettingsFault};
pub use groups::{Group, Item};
pub use ladder::{Tier, Use, tiers};

use super::sealed::{seal, unseal};
use crate::{TechniqueSet, ladder::Profile};
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

/// All settings of the player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Settings {
    /// See [`Switch::DigitFirst`].
    pub digit_first: bool,
    /// How notes lie in a cell.
    pub note_layout: NoteLayout,
    /// See [`Switch::Peers`].
    pub peers: bool,
    /// See [`Switch::SameDigit`].
    pub same_digit: bool,
    /// See [`Switch::SameCandidate`].
    pub same_candidate: bool,
    /// See [`Switch::Preview`].
    pub preview: bool,
    /// See [`Switch::Duplicates`].
    pub duplicates: bool,
    /// See [`Switch::KeepNotes`].
    pub keep_notes: bool,
    /// See [`Switch::WarnNotes`].
    pub warn_notes: bool,
    /// What a check of the board tells.
    pub check_says: CheckSays,
    /// What becomes of the time played.
    pub clock: ClockSetting,
    /// See [`Switch::IdlePause`].
    pub idle_pause: bool,
    /// See [`Switch::LeftCounts`].
    pub left_counts: bool,
    /// See [`Switch::PadFromBottom`].
    pub pad_from_bottom: bool,
    /// See [`Switch::LetterKeys`].
    pub letter_keys: bool,
    /// In which colours the page is drawn.
    pub theme: Theme,
    /// See [`Switch::Celebrate`].
    pub celebrate: bool,
    /// The order in which techniques are tried.
    pub ladder: Profile,
    /// See [`Switch::OneSolution`].
    pub one_solution: bool,
    /// See [`Switch::OwnNotes`].
    pub own_notes: bool,
    /// See [`Switch::JudgeMoves`].
    pub judge_moves: bool,
    /// The techniques that the player has switched off.
    pub without: TechniqueSet,
}

impl Default for Settings {
    fn default() -> Self {
        Self {
            digit_first: false,
            note_layout: NoteLayout::default(),
            peers: true,
            same_digit: true,
            same_candidate: true,
            preview: true,
            duplicates: true,
            keep_notes: false,
            warn_notes: false,
            check_says: CheckSays::default(),
            clock: ClockSetting::default(),
            idle_pause: true,
            left_counts: true,
            pad_from_bottom: false,
            letter_keys: true,
            theme: Theme::default(),
            celebrate: true,
            ladder: Profile::default(),
            one_solution: true,
            own_notes: false,
            judge_moves: false,
            without: TechniqueSet::NONE,
        }
    }
}

/// A setting that is on or off.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Switch {
    /// A key of the pad locks its digit, and each cell chosen then takes it.
    DigitFirst,
    /// The peers of the cell at the cursor are lit.
    Peers,
    /// The cells with the digit at the cursor, or with the locked one, are lit.
    SameDigit,
    /// The notes of that digit are lit.
    SameCandidate,
    /// The candidates of the cell under the pointer are shown.
    Preview,
    /// Digits that stand twice in a house are marked at once.
    Duplicates,
    /// A digit that is placed vanishes from the notes of its peers.
    KeepNotes,
    /// Taking away a note that is the solution is warned of.
    WarnNotes,
    /// The clock stops when nothing is done for a while.
    IdlePause,
    /// The keys of the pad say how many of their digit are left to place.
    LeftCounts,
    /// The pad begins at the bottom, as the numbers of a keyboard do.
    PadFromBottom,
    /// Letters on the keyboard are commands.
    LetterKeys,
    /// The board moves when a puzzle is finished.
    Celebrate,
    /// Techniques are looked for that are right only where the puzzle has one solution.
    OneSolution,
    /// Hints believe the player's notes.
    OwnNotes,
    /// Each move is judged: forced, not yet forced, or wrong.
    JudgeMoves,
}

impl Switch {
    /// All of them, in the order in which they are offered.
    pub const ALL: [Switch; 16] = [
        Switch::DigitFirst,
        Switch::Peers,
        Switch::SameDigit,
        Switch::SameCandidate,
        Switch::Preview,
        Switch::Duplicates,
        Switch::KeepNotes,
        Switch::WarnNotes,
        Switch::IdlePause,
        Switch::LeftCounts,
        Switch::PadFromBottom,
        Switch::LetterKeys,
        Switch::Celebrate,
        Switch::OneSolution,
        Switch::OwnNotes,
        Switch::JudgeMoves,
    ];

    /// Its name in texts: lower case, with hyphens.
    #[must_use]
    pub const fn slug(self) -> &'static str {
        match self {
            Switch::DigitFirst => "digit-first",
            Switch::Peers => "peers",
            Switch::SameDigit => "same-digit",
            Switch::SameCandidate => "same-candidate",
            Switch::Preview => "preview",
            Switch::Duplicates => "duplicates",
            Switch::KeepNotes => "keep-notes",
            Switch::WarnNotes => "warn-notes",
            Switch::IdlePause => "idle-pause",
            Switch::LeftCounts => "left-counts",
            Switch::PadFromBottom => "pad-from-bottom",
            Switch::LetterKeys => "letter-keys",
            Switch::Celebrate => "celebrate",
            Switch::OneSolution => "one-solution",
            Switch::OwnNotes => "own-notes",
            Switch::JudgeMoves => "judge-moves",
        }
    }
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

    fn switch(&mut self, switch: Switch) -> &mut bool {
        match switch {
            Switch::DigitFirst => &mut self.digit_first,
            Switch::Peers => &mut self.peers,
            Switch::SameDigit => &mut self.same_digit,
            Switch::SameCandidate => &mut self.same_candidate,
            Switch::Preview => &mut self.preview,
            Switch::Duplicates => &mut self.duplicates,
            Switch::KeepNotes => &mut self.keep_notes,
            Switch::WarnNotes => &mut self.warn_notes,
            Switch::IdlePause => &mut self.idle_pause,
            Switch::LeftCounts => &mut self.left_counts,
            Switch::PadFromBottom => &mut self.pad_from_bottom,
            Switch::LetterKeys => &mut self.letter_keys,
            Switch::Celebrate => &mut self.celebrate,
            Switch::OneSolution => &mut self.one_solution,
            Switch::OwnNotes => &mut self.own_notes,
            Switch::JudgeMoves => &mut self.judge_moves,
        }
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
    }
}
