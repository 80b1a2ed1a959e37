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
    /// The solutions of what is put in by hand.
    Solutions,
    /// The list of the puzzles of a text.
    Listing,
    /// That nothing else is being opened.
    Rest,
}

/// Makes of each row a variant of [`Dialog`].
macro_rules! dialogs {
    ($($(#[$is:meta])+ $dialog:ident $slug:literal wants $wants:ident;)+) => {
        /// A dialog that is open.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub enum Dialog {
            $($(#[$is])+ $dialog,)+
        }

        impl Dialog {
            /// All of them.
            pub const ALL: [Dialog; [$(Wants::$wants),+].len()] = [$(Dialog::$dialog),+];

            /// A short name that belongs to no language.
            #[must_use]
            pub const fn slug(self) -> &'static str {
                match self {
                    $(Dialog::$dialog => $slug,)+
                }
            }

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
    New "new" wants Rest;
    /// Ask whether the solution shall be shown.
    Solution "solution" wants Nothing;
    /// The link of the puzzle.
    Link "link" wants Nothing;
    /// What is known of the puzzle on the board.
    Puzzle "puzzle" wants Rating;
    /// Keys and what they do.
    Help "help" wants Nothing;
    /// All games that are kept.
    Games "games" wants Shelf;
    /// The times of finished games.
    Times "times" wants Book;
    /// The player's settings.
    Settings "settings" wants Nothing;
    /// The moments of this game: savepoints, branches and their ends.
    Moments "moments" wants Nothing;
    /// A finished game, move by move.
    Review "review" wants Nothing;
    /// The magazine: puzzles to be printed.
    Magazine "magazine" wants Magazine;
    /// The puzzles of a text that has several.
    Puzzles "puzzles" wants Listing;
    /// Put in a puzzle by hand.
    Editor "editor" wants Solutions;
    /// The finish.
    Finish "finish" wants Nothing;
}
