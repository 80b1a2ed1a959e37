//! The dialogs, as one table.

/// Makes of each row a variant of [`Dialog`].
macro_rules! dialogs {
    ($($(#[$is:meta])+ $dialog:ident $slug:literal;)+) => {
        /// A dialog that is open.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub enum Dialog {
            $($(#[$is])+ $dialog,)+
        }

        impl Dialog {
            /// All of them.
            pub const ALL: [Dialog; [$(stringify!($dialog)),+].len()] = [$(Dialog::$dialog),+];

            /// A short name, independent of language.
            #[must_use]
            pub const fn slug(self) -> &'static str {
                match self {
                    $(Dialog::$dialog => $slug,)+
                }
            }
        }
    };
}

dialogs! {
    /// Selects a new puzzle. The page shows it as a place.
    New "new";
    /// Shows how a puzzle is made.
    Story "story";
    /// Asks whether to show the solution.
    Solution "solution";
    /// The link of the puzzle.
    Link "link";
    /// Facts about the puzzle on the board.
    Puzzle "puzzle";
    /// Keys and their actions.
    Help "help";
    /// The techniques to learn. The page shows them as a place.
    Learn "learn";
    /// A lesson, slide by slide.
    Deck "deck";
    /// An assignment, being set or worked on.
    Assignment "assignment";
    /// The results of a class.
    Class "class";
    /// A game on its way to another device, or from one.
    Handover "handover";
    /// All saved games.
    Games "games";
    /// The times of finished games.
    Times "times";
    /// The player's settings.
    Settings "settings";
    /// The positions of this game: savepoints, branches and their ends.
    Moments "moments";
    /// A finished game, move by move.
    Review "review";
    /// The magazine: puzzles for printing.
    Magazine "magazine";
    /// The puzzles of a text with several.
    Puzzles "puzzles";
    /// A puzzle in a photograph.
    Photo "photo";
    /// All combinations of cages.
    Combinations "combinations";
    /// Enters a puzzle by hand.
    Editor "editor";
}
