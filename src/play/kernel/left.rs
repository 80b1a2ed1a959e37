//! The games that left the board and may not be completely on the disk.

use super::{LeftGame, LeftGames, Unconfirmed};

impl LeftGames {
    pub(crate) fn put(&mut self, id: u64, left: LeftGame) {
        self.games.insert(id, left);
    }

    /// Returns the game of that name, if it is not completely on the disk.
    pub(crate) fn unsaved(&self, id: u64, unconfirmed: &Unconfirmed) -> Option<&LeftGame> {
        self.games.get(&id).filter(|_| unconfirmed.awaits(id))
    }

    pub(crate) fn all(&self) -> impl Iterator<Item = (u64, &LeftGame)> {
        self.games.iter().map(|(&id, left)| (id, left))
    }

    pub(crate) fn get(&self, id: u64) -> Option<&LeftGame> {
        self.games.get(&id)
    }

    pub(crate) fn get_mut(&mut self, id: u64) -> Option<&mut LeftGame> {
        self.games.get_mut(&id)
    }

    /// Removes a game: it moves to the board, or gets another name.
    pub(crate) fn take(&mut self, id: u64) -> Option<LeftGame> {
        self.previous.take_if(|previous| *previous == id);
        self.games.remove(&id)
    }

    /// Returns the game that the player can resume.
    #[must_use]
    pub(crate) const fn previous(&self) -> Option<u64> {
        self.previous
    }

    /// Sets the game that the player can resume.
    pub(crate) fn lead_back_to(&mut self, id: Option<u64>) {
        self.previous = id;
    }

    /// Forgets each game that the disk has, except the one that the player can resume.
    pub(crate) fn tidy(&mut self, unconfirmed: &Unconfirmed) {
        let previous = self.previous;
        self.games.retain(|&id, _| Some(id) == previous || unconfirmed.awaits(id));
    }
}
