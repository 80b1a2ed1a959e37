//! Which words of the settings fit. The words themselves are in `words/en/settings.ftl`.

use super::words::Settings;
use sudoku_core::{Symbols, ladder::Profile};
use sudoku_play::saved::settings::{
    CheckSays, Choice, ClockSetting, NoteLayout, SettingsFault, SettingsGroup, Speech, Switch, Theme, Tinted,
    Tongue, Use,
};

impl Settings {
    /// When a change applies, and how long it lasts if it cannot be saved.
    #[must_use]
    pub fn applies(&self, fault: Option<SettingsFault>) -> &'static str {
        match fault {
            None => self.at_once(),
            Some(SettingsFault::Newer) => self.newer(),
            Some(SettingsFault::NotKept) => self.not_kept(),
        }
    }

    /// A group.
    #[must_use]
    pub fn group(&self, group: SettingsGroup) -> &'static str {
        match group {
            SettingsGroup::Entering => self.group_entering(),
            SettingsGroup::Lit => self.group_lit(),
            SettingsGroup::Notes => self.group_notes(),
            SettingsGroup::Checking => self.group_checking(),
            SettingsGroup::Hints => self.group_hints(),
            SettingsGroup::Clock => self.group_clock(),
            SettingsGroup::Look => self.group_look(),
            SettingsGroup::Ear => self.group_ear(),
            SettingsGroup::Ladder => self.group_ladder(),
        }
    }

    /// A switch: its name, and its description.
    #[must_use]
    pub fn switch(&self, switch: Switch) -> (&'static str, &'static str) {
        match switch {
            Switch::DigitFirst => (self.digit_first(), self.digit_first_help()),
            Switch::LeftCounts => (self.left_counts(), self.left_counts_help()),
            Switch::PadFromBottom => (self.pad_from_bottom(), self.pad_from_bottom_help()),
            Switch::LetterKeys => (self.letter_keys(), self.letter_keys_help()),
            Switch::Peers => (self.peers(), self.peers_help()),
            Switch::SameDigit => (self.same_digit(), self.same_digit_help()),
            Switch::SameCandidate => (self.same_candidate(), self.same_candidate_help()),
            Switch::Preview => (self.preview(), self.preview_help()),
            Switch::Large => (self.large(), self.large_help()),
            Switch::Simple => (self.simple(), self.simple_help()),
            Switch::Tools => (self.tools(), self.tools_help()),
            Switch::Coordinates => (self.coordinates(), self.coordinates_help()),
            Switch::LeftHanded => (self.left_handed(), self.left_handed_help()),
            Switch::MoreContrast => (self.more_contrast(), self.more_contrast_help()),
            Switch::CageColours => (self.cage_colours(), self.cage_colours_help()),
            Switch::LargeDigits => (self.large_digits(), self.large_digits_help()),
            Switch::LargeNotes => (self.large_notes(), self.large_notes_help()),
            Switch::WrongAtOnce => (self.wrong_at_once(), self.wrong_at_once_help()),
            Switch::Sounds => (self.sounds(), self.sounds_help()),
            Switch::TextBoard => (self.text_board(), self.text_board_help()),
            Switch::KeepNotes => (self.keep_notes(), self.keep_notes_help()),
            Switch::StrikeSums => (self.strike_sums(), self.strike_sums_help()),
            Switch::WarnNotes => (self.warn_notes(), self.warn_notes_help()),
            Switch::Duplicates => (self.duplicates(), self.duplicates_help()),
            Switch::IdlePause => (self.idle_pause(), self.idle_pause_help()),
            Switch::Celebrate => (self.celebrate(), self.celebrate_help()),
            Switch::OwnNotes => (self.own_notes(), self.own_notes_help()),
            Switch::StagedSteps => (self.staged_steps(), self.staged_steps_help()),
            Switch::LineByLine => (self.line_by_line(), self.line_by_line_help()),
            Switch::SayWhy => (self.say_why(), self.say_why_help()),
            Switch::JudgeMoves => (self.judge_moves(), self.judge_moves_help()),
            Switch::OneSolution => (self.one_solution(), self.one_solution_help()),
        }
    }

    /// A question, by any of its answers.
    #[must_use]
    pub fn question(&self, choice: Choice) -> &'static str {
        match choice {
            Choice::NoteLayout(_) => self.note_layout(),
            Choice::CheckSays(_) => self.check_says(),
            Choice::Clock(_) => self.clock(),
            Choice::Theme(_) => self.theme(),
            Choice::Tongue(_) => self.language(),
            Choice::Symbols(_) => self.symbols(),
            Choice::Speech(_) => self.speech(),
            Choice::Ladder(_) => self.ladder(),
        }
    }

    /// An answer: its name, and its description.
    #[must_use]
    pub fn choice(&self, choice: Choice) -> (&'static str, &'static str) {
        match choice {
            Choice::NoteLayout(NoteLayout::Fixed) => {
                (self.note_layout_fixed(), self.note_layout_fixed_help())
            }
            Choice::NoteLayout(NoteLayout::CornerCentre) => {
                (self.note_layout_corner_centre(), self.note_layout_corner_centre_help())
            }
            Choice::CheckSays(CheckSays::Whether) => {
                (self.check_says_whether(), self.check_says_whether_help())
            }
            Choice::CheckSays(CheckSays::HowMany) => {
                (self.check_says_how_many(), self.check_says_how_many_help())
            }
            Choice::CheckSays(CheckSays::Which) => (self.check_says_which(), self.check_says_which_help()),
            Choice::Clock(ClockSetting::Shown) => (self.clock_shown(), self.clock_shown_help()),
            Choice::Clock(ClockSetting::Hidden) => (self.clock_hidden(), self.clock_hidden_help()),
            Choice::Clock(ClockSetting::Off) => (self.clock_off(), self.clock_off_help()),
            Choice::Theme(Theme::System) => (self.theme_system(), self.theme_system_help()),
            Choice::Theme(Theme::Light) => (self.theme_light(), self.theme_light_help()),
            Choice::Theme(Theme::Dark) => (self.theme_dark(), self.theme_dark_help()),
            Choice::Tongue(Tongue::Browser) => (self.language_browser(), self.language_browser_help()),
            // Each is named in itself, so that its speakers find it.
            Choice::Tongue(Tongue::Own(language)) => (language.name(), self.language_own_help()),
            Choice::Symbols(Symbols::Digits) => (self.symbols_digits(), self.symbols_digits_help()),
            Choice::Symbols(Symbols::Letters) => (self.symbols_letters(), self.symbols_letters_help()),
            Choice::Symbols(Symbols::Pictures) => (self.symbols_pictures(), self.symbols_pictures_help()),
            Choice::Symbols(Symbols::Colours) => (self.symbols_colours(), self.symbols_colours_help()),
            Choice::Speech(Speech::Full) => (self.speech_full(), self.speech_full_help()),
            Choice::Speech(Speech::Short) => (self.speech_short(), self.speech_short_help()),
            Choice::Speech(Speech::Placeless) => (self.speech_placeless(), self.speech_placeless_help()),
            Choice::Ladder(Profile::Teaching) => (self.ladder_teaching(), self.ladder_teaching_help()),
            Choice::Ladder(Profile::Hodoku) => (self.ladder_hodoku(), self.ladder_hodoku_help()),
        }
    }

    /// A part with a colour of the player's own.
    #[must_use]
    pub fn tinted(&self, part: Tinted) -> &'static str {
        match part {
            Tinted::Digits => self.colour_digits(),
            Tinted::Same => self.colour_same(),
            Tinted::Cursor => self.colour_cursor(),
        }
    }

    /// A tier of the ladder, by its number.
    #[must_use]
    pub fn tier(&self, number: u8) -> &'static str {
        match number {
            1 => self.tier_1(),
            2 => self.tier_2(),
            3 => self.tier_3(),
            4 => self.tier_4(),
            5 => self.tier_5(),
            _ => self.tier_6(),
        }
    }

    /// The number of a tier's techniques in use, and of all its techniques.
    #[must_use]
    pub fn used(&self, on: usize, all: usize) -> String {
        if on == all { self.all_used(all) } else { self.some_used(on, all) }
    }

    /// Why a technique is off although its own switch is on; otherwise nothing.
    #[must_use]
    pub fn idle(&self, used: Use) -> &'static str {
        match used {
            Use::On | Use::Off => "",
            Use::NotInOrder => self.not_in_order(),
            Use::Assumes => self.assumes(),
        }
    }
}
