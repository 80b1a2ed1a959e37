//! The places of the page: a row for each.

use super::Dialog;
use crate::game::aids::Aid;

/// The content of the board on a face.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum OnBoard {
    /// The player's game.
    Game,
    /// A walk of steps.
    Walk,
    /// None of these: it covers the board of the place before.
    Covered,
}

/// Declares the places: the content of the board, the initial state of the switch for all candidates, and the
/// help that looking at it is.
macro_rules! faces {
    ($($(#[$doc:meta])* $name:ident: $board:ident, candidates $candidates:ident, $aid:expr;)+) => {
        /// A place of the page, with a tab of its own.
        #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
        pub enum Panel {
            $($(#[$doc])* $name,)+
        }

        impl Panel {
            /// All places, in the order of their tabs.
            pub const ALL: &[Panel] = &[$(Panel::$name,)+];

            const fn board(self) -> OnBoard {
                match self {
                    $(Self::$name => OnBoard::$board,)+
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
    /// Learning. It covers a board, which stays unchanged below it.
    Learn: Covered, candidates hidden, None;
    /// Choosing a new puzzle. It covers a board in the same way.
    New: Covered, candidates hidden, None;
}

impl Panel {
    /// The place where a new page begins.
    pub const HOME: Self = Self::ALL[0];

    /// Whether the board is the player's game.
    #[must_use]
    pub const fn shows_the_game(self) -> bool {
        matches!(self.board(), OnBoard::Game)
    }

    /// Whether it covers the board of another place.
    #[must_use]
    pub const fn lies_over(self) -> bool {
        matches!(self.board(), OnBoard::Covered)
    }

    /// The dialog that is this place; none for a place with a board.
    #[must_use]
    pub const fn dialog(self) -> Option<Dialog> {
        match self {
            Self::Play | Self::Solve => None,
            Self::Learn => Some(Dialog::Learn),
            Self::New => Some(Dialog::New),
        }
    }

    /// Whether the board is a walk of steps.
    #[must_use]
    pub const fn shows_a_walk(self) -> bool {
        matches!(self.board(), OnBoard::Walk)
    }
}
