//! Moments that are not the present: a game is built again from the turns that lead to it.

use super::{Edit, Edits, Game, Origin, Turn, TurnKind};
use crate::{
    Cell, Grid,
    play::{
        aids::Aids,
        history::{History, NodeId},
        pace::{Pace, at_once},
    },
    puzzle::Puzzle,
};

/// How many turns are played again without a rest, and about how much work one is, as [`Pace`] counts.
const TOGETHER: usize = 100;
const PLAYED: usize = 50;

impl Game {
    /// A game as it was saved: the turns on the way to the present are played again. `None` if one of
    /// them does not fit.
    #[must_use]
    pub fn resume(puzzle: Puzzle, origin: Origin, history: History, aids: Aids) -> Option<Self> {
        at_once(async |pace| Self::resume_slowly(puzzle, origin, history, aids, pace).await)
    }

    /// The same in slices.
    pub(in crate::play) async fn resume_slowly(
        puzzle: Puzzle,
        origin: Origin,
        history: History,
        aids: Aids,
        pace: &Pace<'_>,
    ) -> Option<Self> {
        let mut game = Self::new(puzzle, origin);
        for turns in history.path().chunks(TOGETHER) {
            if !game.replay(turns) {
                return None;
            }
            pace.spend(TOGETHER * PLAYED).await;
        }
        game.history = history;
        game.aids = aids;
        Some(game)
    }

    /// All digits that were on the board at a moment of the game, on whatever branch. `None` if there is no
    /// such moment, or the turns to it do not fit.
    #[must_use]
    pub fn grid_at(&self, node: NodeId) -> Option<Grid> {
        let turns = self.history.path_to(node)?;
        let mut then = Self::new(self.puzzle.clone(), Origin::default());
        then.replay(&turns).then(|| then.grid())
    }

    /// Leaves the board as it is, and makes all that led to it one turn. Help that was had stays noted; names
    /// of moments and other branches go.
    pub fn forget_the_way(&mut self) {
        let start = Self::new(self.puzzle.clone(), Origin::default());
        let cells = Cell::all(self.order());
        let entries = cells.clone().map(|cell| {
            let (before, after) = (start.entry(cell), self.entry(cell));
            Edit::Entry { cell, before, after }
        });
        let colours = cells.map(|cell| {
            let (before, after) = (start.colours(cell), self.colours(cell));
            Edit::Colours { cell, before, after }
        });
        let candidates = self.coloured().map(|(candidate, colour)| Edit::Candidate {
            candidate,
            before: None,
            after: Some(colour),
        });
        let edits: Edits = entries.chain(colours).chain(candidates).filter(Edit::changes).collect();
        self.aids = self.aids();
        self.history = History::default();
        if !edits.is_empty() {
            self.history.push(Turn { kind: TurnKind::Play, edits });
        }
    }

    /// Writes turns onto the board and leaves the history alone; the answer is whether all of them fit.
    fn replay(&mut self, turns: &[&Turn]) -> bool {
        turns.iter().all(|turn| {
            let fits = self.fits(turn);
            if fits {
                self.write(turn);
            }
            fits
        })
    }
}
