//! The faces of the page: a row for each.

use crate::game::aids::Aid;

/// The content of the board on a face.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Board {
    /// The player's game.
    Game,
    /// A walk of steps.
    Walk,
    /// That of a lesson, over the board of the face before.
    Lesson,
}

/// Declares the faces: the content of the board, the initial state of the switch for all candidates, and the
/// help that looking at it is.
macro_rules! faces {
    ($($(#[$doc:meta])* $name:ident: $board:ident, candidates $candidates:ident, $aid:expr;)+) => {
        /// A face of the page.
        #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
        pub enum Panel {
            $($(#[$doc])* $name,)+
        }

        impl Panel {
            /// All faces, in the order of their tabs.
            pub const ALL: &[Panel] = &[$(Panel::$name,)+];

            const fn board(self) -> Board {
                match self {
                    $(Self::$name => Board::$board,)+
                }
            }

            /// Whether all candidates are shown there until the player switches them off.
            #[must_use]
            pub const fn starts_with_candidates(self) -> bool {
                match self {
                    $(Self::$name => faces!(@ $candidates),)+
                }
            }

            /// The help that looking at it is.
            #[must_use]
            pub const fn aid(self) -> Option<Aid> {
                match self {
                    $(Self::$name => $aid,)+
                }
            }
        }
    };
    (@ hidden) => { false };
    (@ shown) => { true };
}

faces! {
    /// Playing.
    #[default]
    Play: Game, candidates hidden, None;
    /// Stepping through the solver.
    Solve: Walk, candidates shown, Some(Aid::Solver);
    /// Learning. It covers one of the others, which stays unchanged below it.
    Learn: Lesson, candidates hidden, None;
}

impl Panel {
    /// The face of a new page.
    pub const HOME: Self = Self::ALL[0];

    /// Whether the board is the player's game.
    #[must_use]
    pub const fn shows_the_game(self) -> bool {
        matches!(self.board(), Board::Game)
    }

    /// Whether it covers another face, with its own boards.
    #[must_use]
    pub const fn lies_over(self) -> bool {
        matches!(self.board(), Board::Lesson)
    }

    /// Whether the board is a walk of steps.
    #[must_use]
    pub const fn shows_a_walk(self) -> bool {
        matches!(self.board(), Board::Walk)
    }
}
