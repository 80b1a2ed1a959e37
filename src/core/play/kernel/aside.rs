//! The games that left the board and of which the disk may not have all.

use super::{Ledger, Tail};
use crate::play::{clock::Millis, game::Game};
use std::collections::BTreeMap;

/// A game as it left the board.
#[derive(Clone, Debug, PartialEq)]
pub(in crate::play) struct Left {
    pub(in crate::play) game: Game,
    pub(in crate::play) played: Millis,
    /// When it was played last, in milliseconds since 1970.
    pub(in crate::play) date: Millis,
    /// Where its journal ends.
    pub(in crate::play) tail: Tail,
    /// The day on which it was put away, if it was.
    pub(in crate::play) deleted: Option<i32>,
}

/// Games of this page that are not on the board, by their names: each stays in memory until the disk has all
/// of it, and the one played last for as long as there is a way back to it.
#[derive(Clone, Debug, Default, PartialEq)]
pub(in crate::play) struct Aside {
    games: BTreeMap<u64, Left>,
    previous: Option<u64>,
}

impl Aside {
    pub(in crate::play) fn put(&mut self, id: u64, left: Left) {
        self.games.insert(id, left);
    }

    /// A game of which the disk has not all.
    pub(in crate::play) fn unsaved(&self, id: u64, ledger: &Ledger) -> Option<&Left> {
        self.games.get(&id).filter(|_| ledger.awaits(id))
    }

    pub(in crate::play) fn all(&self) -> impl Iterator<Item = (u64, &Left)> {
        self.games.iter().map(|(&id, left)| (id, left))
    }

    pub(in crate::play) fn get(&self, id: u64) -> Option<&Left> {
        self.games.get(&id)
    }

    pub(in crate::play) fn get_mut(&mut self, id: u64) -> Option<&mut Left> {
        self.games.get_mut(&id)
    }

    /// Takes a game out: it goes to the board, or has another name from now on.
    pub(in crate::play) fn take(&mut self, id: u64) -> Option<Left> {
        self.previous.take_if(|previous| *previous == id);
        self.games.remove(&id)
    }

    /// The game to which there is a way back.
    #[must_use]
    pub(in crate::play) const fn previous(&self) -> Option<u64> {
        self.previous
    }

    /// From now on there is a way back to that game, or to none.
    pub(in crate::play) fn lead_back_to(&mut self, id: Option<u64>) {
        self.previous = id;
    }

    /// Forgets what the disk has and nobody is led back to.
    pub(in crate::play) fn tidy(&mut self, ledger: &Ledger) {
        let previous = self.previous;
        self.games.retain(|&id, _| Some(id) == previous || ledger.awaits(id));
    }
}
