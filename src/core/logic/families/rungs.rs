//! The rungs of the ladder, made of the table's rows.

#[allow(clippy::wildcard_imports, reason = "the table names the finders of every family")]
use super::*;
use super::{sink::Find, table::rungs};
use crate::technique::Edition;

/// Techniques that are searched together.
#[derive(Clone, Copy, Debug)]
pub struct Rung {
    /// The techniques, all found by one finder.
    pub techniques: &'static [Technique],
    finder: Finder,
}

impl Rung {
    /// Returns the finder of the rung.
    pub(crate) const fn find(&self) -> Find {
        self.finder.find()
    }

    /// Returns whether an edition of the ladder has the rung.
    pub(crate) fn is_in(&self, edition: Edition) -> bool {
        match self.finder {
            // Their techniques are older than these ways to find them.
            Finder::BareRectangle
            | Finder::MultiColorsBoth
            | Finder::DualEmptyRectangles
            | Finder::DeathBlossom => edition >= Edition::Second,
            // The whole death blossom replaces it.
            Finder::BlossomOfOne => edition == Edition::First,
            // No edition without them had boards with sums, or with clues.
            _ => {
                let is_in =
                    |one: &Technique| one.needs_sums() || one.needs_clues() || one.edition() <= edition;
                self.techniques.iter().all(is_in)
            }
        }
    }
}

macro_rules! define {
    (
        teaching { $($name:ident = [$($technique:ident),+], $find:expr;)+ }
        beside { $beside:ident: $alone:ident = [$other:ident], $look:expr; }
    ) => {
        /// The rungs of all editions in the usual order of learning, the easiest first.
        pub(crate) const TEACHING: &[Rung] =
            &[$(Rung { techniques: &[$(Technique::$technique),+], finder: Finder::$name }),+];

        /// Hidden singles in any house, for players who do not distinguish boxes from lines.
        pub(crate) const $beside: Rung =
            Rung { techniques: &[Technique::$other], finder: Finder::$alone };

        /// Names a rung's finder. It is a name instead of a function so that a program that asks for the
        /// order of the ladder without climbing it does not link all finders.
        #[derive(Clone, Copy, Debug)]
        enum Finder {
            $($name,)+
            $alone,
        }

        impl Finder {
            const fn find(self) -> Find {
                match self {
                    $(Self::$name => $find,)+
                    Self::$alone => $look,
                }
            }
        }
    };
}

rungs!(define);
