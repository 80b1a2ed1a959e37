//! The dialogs, as one table: each row has the purpose of a dialog and its need on opening.

/// The request, or the end of one, that the opening of a dialog needs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Wants {
    /// Nothing: its contents are there.
    Nothing,
    /// The games on the disk.
    Shelf,
    /// The book of times.
    Book,
    /// The rating of the puzzle on the board.
    Rating,
    /// The magazine, as another tab may have left it.
    Magazine,
    /// The solutions of the puzzle in the editor.
    Solutions,
    /// The list of the puzzles of a text.
    Listing,
    /// An end of any other opening.
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

            /// A short name, independent of language.
            #[must_use]
            pub const fn slug(self) -> &'static str {
                match self {
                    $(Dialog::$dialog => $slug,)+
                }
            }

            /// Its need on opening.
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
    /// Selects a new puzzle.
    New "new" wants Rest;
    /// Asks whether to show the solution.
    Solution "solution" wants Nothing;
    /// The link of the puzzle.
    Link "link" wants Nothing;
    /// Facts about the puzzle on the board.
    Puzzle "puzzle" wants Rating;
    /// Keys and their actions.
    Help "help" wants Nothing;
    /// All saved games.
    Games "games" wants Shelf;
    /// The times of finished games.
    Times "times" wants Book;
    /// The player's settings.
    Settings "settings" wants Nothing;
    /// The positions of this game: savepoints, branches and their ends.
    Moments "moments" wants Nothing;
    /// A finished game, move by move.
    Review "review" wants Nothing;
    /// The magazine: puzzles for printing.
    Magazine "magazine" wants Magazine;
    /// The puzzles of a text with several.
    Puzzles "puzzles" wants Listing;
    /// Enters a puzzle by hand.
    Editor "editor" wants Solutions;
    /// The finish.
    Finish "finish" wants Nothing;
}
