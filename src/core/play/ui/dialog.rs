//! The dialogs: one table, of which each row says what a dialog is for and what it wants when it opens.

/// What has to be asked for, or ended, when a dialog opens.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Wants {
    /// Nothing: what it shows is there.
    Nothing,
    /// The games on the disk.
    Shelf,
    /// The book of times.
    Book,
    /// How hard the puzzle on the board is.
    Rating,
    /// The magazine, as another tab may have left it.
    Magazine,
    /// That nothing else is being opened.
    Rest,
}

/// Makes of each row a variant of [`Dialog`].
macro_rules! dialogs {
    ($($(#[$is:meta])+ $dialog:ident wants $wants:ident;)+) => {
        /// A dialog that is open.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub enum Dialog {
            $($(#[$is])+ $dialog,)+
        }

        impl Dialog {
            /// All of them.
            pub const ALL: [Dialog; [$(Wants::$wants),+].len()] = [$(Dialog::$dialog),+];

            /// What it wants when it opens.
            #[must_use]
            pub const fn wants(self) -> Wants {
                match self {
                    $(Dialog::$dialog => Wants::$wants,)+
                }
            }
        }
    };
}

dialogs! {
    /// Choose a new puzzle.
    New wants Rest;
    /// Ask whether the solution shall be shown.
    Solution wants Nothing;
    /// The link of the puzzle.
    Link wants Nothing;
    /// What is known of the puzzle on the board.
    Puzzle wants Rating;
    /// Keys and what they do.
    Help wants Nothing;
    /// All games that are kept.
    Games wants Shelf;
    /// The times of finished games.
    Times wants Book;
    /// The player's settings.
    Settings wants Nothing;
    /// The moments of this game: savepoints, branches and their ends.
    Moments wants Nothing;
    /// A finished game, move by move.
    Review wants Nothing;
    /// The magazine: puzzles to be printed.
    Magazine wants Magazine;
    /// The finish.
    Finish wants Nothing;
}
