//! One game that was played on in two places becomes one again.

use super::{Game, NodeId, SavepointKind};
use crate::play::{
    aids::Aids,
    history::History,
    pace::{Pace, at_once},
};

/// What another state of the same game adds to this one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Joined {
    /// All that was played there was played here, too.
    Nothing,
    /// All that was played here was played there, and more: the game as it is there.
    Later(Box<Game>),
    /// Each has something that the other has not: the game as it is here, with what was played there as
    /// branches of its history.
    Branched(Box<Game>),
}

impl Game {
    /// Whether both began as the same: one puzzle, made in one way. Whether it is one game is then a matter of
    /// its name, as a copy has all of this in common with its original.
    #[must_use]
    pub fn began_as(&self, other: &Self) -> bool {
        self.puzzle == other.puzzle && self.origin.spec == other.origin.spec
    }

    /// Joins what was played elsewhere on the same game. Help that was had in either place counts.
    #[must_use]
    pub fn joined(&self, other: &Self) -> Joined {
        at_once(async |pace| self.joined_slowly(other, pace).await)
    }

    /// The same in slices.
    pub(in crate::play) async fn joined_slowly(&self, other: &Self, pace: &Pace<'_>) -> Joined {
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
        // On the other branch it counts only where it is noted.
        let aids: Aids = aids.union(other.aids());
        here.take_names(&other.history, &at, self.history.len() + 1);
        Joined::Branched(Box::new(Self { history: here, aids, ..self.clone() }))
    }
}

impl History {
    /// Takes over the names of another tree's moments where there is none. On moments before `new`, which both
    /// trees have, a trial has its own way here, and is neither begun nor ended.
    fn take_names(&mut self, other: &Self, to: &[NodeId], new: NodeId) {
        for (node, point) in other.savepoints().map(|(node, point)| (to[node], point)) {
            if self.savepoint(node).is_none() && (node >= new || point.kind == SavepointKind::Kept) {
                self.save_at(node, point.clone());
            }
        }
    }
}
