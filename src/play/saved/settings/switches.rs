//! The switches, as one table: a row defines everything about a setting that is on or off, except its words.

use super::{
    CheckSays, ClockSetting, FirstSteps, NoteLayout, OwnColours, SettingsGroup, Speech, Theme, Tongue,
};
use sudoku_core::{Symbols, TechniqueSet, ladder::Profile};

/// Makes a variant of [`Switch`] and a field of [`Settings`] from each row. A row has the effect of the
/// switch when it is on; then its field, its name in texts, its group, and its default.
macro_rules! switches {
    ($($(#[$does:meta])+ $switch:ident: $field:ident, $slug:literal, $group:ident, $default:literal;)+) => {
        /// All settings of the player.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub struct Settings {
            $($(#[$does])+ pub $field: bool,)+
            /// The layout of notes in a cell.
            pub note_layout: NoteLayout,
            /// The result that a check of the board shows.
            pub check_says: CheckSays,
            /// The display of the time played.
            pub clock: ClockSetting,
            /// The colours of the page.
            pub theme: Theme,
            /// The language of the page.
            pub tongue: Tongue,
            /// The things on the board.
            pub symbols: Symbols,
            /// The length of spoken cells.
            pub speech: Speech,
            /// The player's own colours.
            pub colours: OwnColours,
            /// The order of techniques.
            pub ladder: Profile,
            /// The techniques that the player has switched off.
            pub without: TechniqueSet,
            /// The first steps that the player has done; their tips don't return.
            pub done: FirstSteps,
        }

        impl Default for Settings {
            fn default() -> Self {
                Self {
                    $($field: $default,)+
                    note_layout: NoteLayout::default(),
                    check_says: CheckSays::default(),
                    clock: ClockSetting::default(),
                    theme: Theme::default(),
                    tongue: Tongue::default(),
                    symbols: Symbols::default(),
                    speech: Speech::default(),
                    colours: OwnColours::default(),
                    ladder: Profile::default(),
                    without: TechniqueSet::NONE,
                    done: FirstSteps::default(),
                }
            }
        }

        /// A setting that is on or off.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub enum Switch {
            $($(#[$does])+ $switch,)+
        }

        impl Switch {
            /// All of them, in the order of the dialog and of the text.
            pub const ALL: [Switch; [$($slug),+].len()] = [$(Switch::$switch),+];

            /// Returns the name of the switch in texts: lower case, with hyphens.
            #[must_use]
            pub const fn slug(self) -> &'static str {
                match self {
                    $(Switch::$switch => $slug,)+
                }
            }

            /// Returns the group of the switch in the dialog.
            #[must_use]
            pub const fn group(self) -> SettingsGroup {
                match self {
                    $(Switch::$switch => SettingsGroup::$group,)+
                }
            }
        }

        impl Settings {
            pub(super) fn switch(&mut self, switch: Switch) -> &mut bool {
                match switch {
                    $(Switch::$switch => &mut self.$field,)+
                }
            }
        }
    };
}

switches! {
    /// A key of the pad locks its digit, and each selected cell then takes it.
    DigitFirst: digit_first, "digit-first", Entering, false;
    /// The peers of the cell at the cursor are lit.
    Peers: peers, "peers", Lit, true;
    /// The cells with the digit at the cursor, or with the locked one, are lit.
    SameDigit: same_digit, "same-digit", Lit, true;
    /// The notes of that digit are lit.
    SameCandidate: same_candidate, "same-candidate", Lit, true;
    /// Pointing at another cell continues a request for candidates. Off, only the requested cell has them.
    Preview: preview, "preview", Lit, true;
    /// The numbers of rows and columns are at the edges of the board, also in play.
    Coordinates: coordinates, "coordinates", Look, false;
    /// The keys are on the left of the board, for players whose left hand writes.
    LeftHanded: left_handed, "left-handed", Look, false;
    /// Lines are heavier, and tints give way to outlines, whatever the system asks for.
    MoreContrast: more_contrast, "more-contrast", Look, false;
    /// The cages of a killer are tinted, each other than its neighbours.
    CageColours: cage_colours, "cage-colours", Look, false;
    /// Digits are as large as a cell allows.
    LargeDigits: large_digits, "large-digits", Look, false;
    /// Notes and candidates are as large as a cell allows.
    LargeNotes: large_notes, "large-notes", Notes, false;
    /// Short sounds tell of a clash, a complete row, column or box, and the end.
    Sounds: sounds, "sounds", Ear, false;
    /// The board is also on the page as lines of text, unseen, for braille displays.
    TextBoard: text_board, "text-board", Ear, false;
    /// Answers have large letters, and candidates and marks are heavier, for a class in front of the screen.
    Large: large, "large", Look, false;
    /// The page is the board, large keys, undo and a kind hint: for small children.
    Simple: simple, "simple", Look, false;
    /// All tools are in reach. Off, the page has only those that a newcomer needs.
    Tools: tools, "tools", Look, true;
    /// Digits that are twice in a house are marked immediately.
    Duplicates: duplicates, "duplicates", Checking, true;
    /// A digit that is not the solution is marked immediately.
    WrongAtOnce: wrong_at_once, "wrong-at-once", Checking, false;
    /// A digit that is placed vanishes from the notes of its peers.
    KeepNotes: keep_notes, "keep-notes", Notes, false;
    /// The digits on the board strike out combinations of cages.
    StrikeSums: strike_sums, "strike-sums", Notes, false;
    /// Removing a note that is the solution brings a warning.
    WarnNotes: warn_notes, "warn-notes", Notes, false;
    /// The clock stops when the player is idle for a while.
    IdlePause: idle_pause, "idle-pause", Clock, true;
    /// The keys of the pad show the number of digits left to place.
    LeftCounts: left_counts, "left-counts", Entering, true;
    /// The pad begins at the bottom, as the numbers of a keyboard do.
    PadFromBottom: pad_from_bottom, "pad-from-bottom", Entering, false;
    /// Letters on the keyboard are commands.
    LetterKeys: letter_keys, "letter-keys", Entering, true;
    /// The board moves when a puzzle is finished.
    Celebrate: celebrate, "celebrate", Look, true;
    /// The solver also tries techniques that are valid only with one solution.
    OneSolution: one_solution, "one-solution", Ladder, true;
    /// Hints trust the player's notes.
    OwnNotes: own_notes, "own-notes", Hints, false;
    /// The solver's next step comes in stages, like a hint.
    StagedSteps: staged_steps, "staged-steps", Hints, false;
    /// A chain and any other reason with several parts comes line by line.
    LineByLine: line_by_line, "line-by-line", Hints, false;
    /// A digit counts once the player has marked what forces it.
    SayWhy: say_why, "say-why", Hints, false;
    /// Each move is judged: forced, not yet forced, or wrong.
    JudgeMoves: judge_moves, "judge-moves", Hints, false;
}
