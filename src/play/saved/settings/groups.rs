//! The settings in the order and the groups of the dialog.

use super::{CheckSays, Choice, ClockSetting, NoteLayout, Speech, Switch, Theme};

/// A group of settings about one subject.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum SettingsGroup {
    /// Entering digits.
    Entering,
    /// Highlights on the board.
    Lit,
    /// Notes.
    Notes,
    /// Mistakes.
    Checking,
    /// Time.
    Clock,
    /// The look of the page.
    Look,
    /// Playing by ear or by touch.
    Ear,
    /// The solver's techniques.
    Ladder,
    /// Hints, and the judgement of moves.
    Hints,
}

/// One setting of a group.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Item {
    /// Something to turn on and off.
    Switch(Switch),
    /// A question with all its answers.
    Question(Vec<Choice>),
}

impl Item {
    /// Returns whether many players look for the setting, so that it is there without unfolding.
    #[must_use]
    pub fn is_common(&self) -> bool {
        match self {
            Item::Switch(switch) => matches!(
                switch,
                Switch::DigitFirst
                    | Switch::LeftCounts
                    | Switch::Peers
                    | Switch::SameDigit
                    | Switch::KeepNotes
                    | Switch::Duplicates
                    | Switch::IdlePause
                    | Switch::Coordinates
                    | Switch::Simple
                    | Switch::Tools
            ),
            Item::Question(answers) => {
                !answers.iter().any(|answer| matches!(answer, Choice::Ladder(_) | Choice::Speech(_)))
            }
        }
    }
}

impl SettingsGroup {
    /// All of them, in the order of the dialog.
    pub const ALL: [SettingsGroup; 9] = [
        SettingsGroup::Entering,
        SettingsGroup::Lit,
        SettingsGroup::Notes,
        SettingsGroup::Checking,
        SettingsGroup::Hints,
        SettingsGroup::Clock,
        SettingsGroup::Look,
        SettingsGroup::Ear,
        SettingsGroup::Ladder,
    ];

    /// Returns the group of a question, by one of its answers.
    #[must_use]
    pub const fn of_choice(choice: Choice) -> Self {
        match choice {
            Choice::NoteLayout(_) => Self::Notes,
            Choice::CheckSays(_) => Self::Checking,
            Choice::Clock(_) => Self::Clock,
            Choice::Theme(_) | Choice::Tongue(_) | Choice::Symbols(_) => Self::Look,
            Choice::Speech(_) => Self::Ear,
            Choice::Ladder(_) => Self::Ladder,
        }
    }

    /// Returns the settings of the group: its questions, then its switches.
    #[must_use]
    pub fn items(self) -> Vec<Item> {
        let asks = |question: &Vec<Choice>| question.iter().all(|&choice| Self::of_choice(choice) == self);
        let questions = Choice::questions().into_iter().filter(asks).map(Item::Question);
        let switches = Switch::ALL.into_iter().filter(|&switch| switch.group() == self);
        questions.chain(switches.map(Item::Switch)).collect()
    }
}

impl NoteLayout {
    /// All of them, in the order of the dialog.
    pub const ALL: [NoteLayout; 2] = [NoteLayout::Fixed, NoteLayout::CornerCentre];
}

impl CheckSays {
    /// All of them, the least revealing first.
    pub const ALL: [CheckSays; 3] = [CheckSays::Whether, CheckSays::HowMany, CheckSays::Which];
}

impl ClockSetting {
    /// All of them, in the order of the dialog.
    pub const ALL: [ClockSetting; 3] = [ClockSetting::Shown, ClockSetting::Hidden, ClockSetting::Off];
}

impl Speech {
    /// All of them, the longest first.
    pub const ALL: [Speech; 3] = [Speech::Full, Speech::Short, Speech::Placeless];
}

impl Theme {
    /// All of them, in the order of the dialog.
    pub const ALL: [Theme; 3] = [Theme::System, Theme::Light, Theme::Dark];
}
