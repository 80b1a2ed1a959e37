//! The switches: one table, of which each row is all that a setting is that is on or off, but for its words.

use super::{CheckSays, ClockSetting, FirstSteps, Group, NoteLayout, Theme};
use crate::{TechniqueSet, ladder::Profile};

/// Makes of each row a variant of [`Switch`] and a field of [`Settings`]. A row says what the switch does
/// when it is on; then its field, its name in texts, its group, and whether it is on at the first start.
macro_rules! switches {
    ($($(#[$does:meta])+ $switch:ident: $field:ident, $slug:literal, $group:ident, $default:literal;)+) => {
        /// All settings of the player.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub struct Settings {
            $($(#[$does])+ pub $field: bool,)+
            /// How notes lie in a cell.
            pub note_layout: NoteLayout,
            /// What a check of the board tells.
            pub check_says: CheckSays,
            /// What becomes of the time played.
            pub clock: ClockSetting,
            /// In which colours the page is drawn.
            pub theme: Theme,
            /// The order in which techniques are tried.
            pub ladder: Profile,
            /// The techniques that the player has switched off.
            pub without: TechniqueSet,
            /// The first steps that the player has done, of which nothing more is said.
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
            /// All of them, in the order in which they are offered and saved.
            pub const ALL: [Switch; [$($slug),+].len()] = [$(Switch::$switch),+];

            /// Its name in texts: lower case, with hyphens.
            #[must_use]
            pub const fn slug(self) -> &'static str {
                match self {
                    $(Switch::$switch => $slug,)+
                }
            }

            /// The group in which it is offered.
            #[must_use]
            pub const fn group(self) -> Group {
                match self {
                    $(Switch::$switch => Group::$group,)+
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
    /// A key of the pad locks its digit, and each cell chosen then takes it.
    DigitFirst: digit_first, "digit-first", Entering, false;
    /// The peers of the cell at the cursor are lit.
    Peers: peers, "peers", Lit, true;
    /// The cells with the digit at the cursor, or with the locked one, are lit.
    SameDigit: same_digit, "same-digit", Lit, true;
    /// The notes of that digit are lit.
    SameCandidate: same_candidate, "same-candidate", Lit, true;
    /// The candidates of the cell under the pointer are shown.
    Preview: preview, "preview", Lit, true;
    /// Digits that stand twice in a house are marked at once.
    Duplicates: duplicates, "duplicates", Checking, true;
    /// A digit that is placed vanishes from the notes of its peers.
    KeepNotes: keep_notes, "keep-notes", Notes, false;
    /// Taking away a note that is the solution is warned of.
    WarnNotes: warn_notes, "warn-notes", Notes, false;
    /// The clock stops when nothing is done for a while.
    IdlePause: idle_pause, "idle-pause", Clock, true;
    /// The keys of the pad say how many of their digit are left to place.
    LeftCounts: left_counts, "left-counts", Entering, true;
    /// The pad begins at the bottom, as the numbers of a keyboard do.
    PadFromBottom: pad_from_bottom, "pad-from-bottom", Entering, false;
    /// Letters on the keyboard are commands.
    LetterKeys: letter_keys, "letter-keys", Entering, true;
    /// The board moves when a puzzle is finished.
    Celebrate: celebrate, "celebrate", Look, true;
    /// Techniques are looked for that are right only where the puzzle has one solution.
    OneSolution: one_solution, "one-solution", Ladder, true;
    /// Hints believe the player's notes.
    OwnNotes: own_notes, "own-notes", Hints, false;
    /// The solver's next step is told in stages, as a hint is.
    StagedSteps: staged_steps, "staged-steps", Hints, false;
    /// Each move is judged: forced, not yet forced, or wrong.
    JudgeMoves: judge_moves, "judge-moves", Hints, false;
}
