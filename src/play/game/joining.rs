//! Joining two continuations of one game.

use super::{Game, NodeId, SavepointKind};
use crate::game::{
    aids::Aids,
    history::History,
    pace::{Pace, at_once},
};

/// The additions of another state of the same game to this one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Joined {
    /// Everything played there was also played here.
    Nothing,
    /// Everything played here was also played there, and more: the game there.
    Later(Box<Game>),
    /// Each has something that the other hasn't: the game here, with the turns from there as branches of its
    /// history.
    Branched(Box<Game>),
}

impl Game {
    /// Returns whether both began with the same puzzle, made in the same way. Only the name then shows whether they
    /// are one game: a copy shares all of this with its original.
    #[must_use]
    pub fn began_as(&self, other: &Self) -> bool {
        self.posed == other.posed && self.origin.spec == other.origin.spec
    }

    /// Joins another state of the same game. Help used in either place counts.
    #[must_use]
    pub fn joined(&self, other: &Self) -> Joined {
        at_once(async |pace| self.joined_slowly(other, pace).await)
    }

    /// Joins as [`Self::joined`] does, in slices.
    pub(crate) async fn joined_slowly(&self, other: &Self, pace: &Pace<'_>) -> Joined {
        let aids = self.aids.union(other.aids);
        let (mut here, mut there) = (self.history.clone(), other.history.clone());
        let at = here.join(&other.history, pace).await;
        if here.len() == self.history.len() {
            return if aids == self.aids {
                Joined::Nothing
            } else {
                Joined::Branched(Box::new(Self { aids, ..self.clone() }))
            };
        }
        let back = there.join(&self.history, pace).await;
        if there.len() == other.history.len() {
            let mut later = Self { aids, ..other.clone() };
            later.history.take_names(&self.history, &back, usize::MAX);
            return Joined::Later(Box::new(later));
        }
        // On the other branch it counts only if it is recorded.
        let aids: Aids = aids.union(other.aids());
        here.take_names(&other.history, &at, self.history.len() + 1);
        Joined::Branched(Box::new(Self { history: here, aids, ..self.clone() }))
    }
}

impl History {
    /// Takes the names of another tree's positions that have none here. On positions before `new`, which both
    /// trees have, trials belong to this tree: none begins or ends.
    fn take_names(&mut self, other: &Self, to: &[NodeId], new: NodeId) {
        for (node, point) in other.savepoints().map(|(node, point)| (to[node], point)) {
            if self.savepoint(node).is_none() && (node >= new || point.kind == SavepointKind::Kept) {
                self.save_at(node, point.clone());
            }
        }
    }
}
