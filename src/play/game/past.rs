//! Positions of the past: rebuilding a game from the turns that lead there.

use super::{
    Game, Origin, Posed,
    edit::{Edit, Edits, Turn, TurnKind},
};
use crate::game::{
    aids::Aids,
    history::{History, NodeId},
    pace::{Pace, at_once},
};
use sudoku_core::{Cell, Grid};

/// The number of turns replayed without a pause, and the approximate work of one, in the unit of [`Pace`].
const TOGETHER: usize = 100;
const PLAYED: usize = 50;

impl Game {
    /// Resumes a saved game: replays the turns on the way to the present. Returns `None` if one of them doesn't fit.
    #[must_use]
    pub fn resume(posed: impl Into<Posed>, origin: Origin, history: History, aids: Aids) -> Option<Self> {
        at_once(async |pace| Self::resume_slowly(posed.into(), origin, history, aids, pace).await)
    }

    /// Resumes as [`Self::resume`] does, in slices.
    pub(crate) async fn resume_slowly(
        posed: Posed,
        origin: Origin,
        history: History,
        aids: Aids,
        pace: &Pace<'_>,
    ) -> Option<Self> {
        let mut game = Self::new(posed, origin);
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

    /// Returns all digits on the board at a position of the game, on any branch. `None` if the position doesn't exist,
    /// or the turns to it don't fit.
    #[must_use]
    pub fn grid_at(&self, node: NodeId) -> Option<Grid> {
        let turns = self.history.path_to(node)?;
        let mut then = Self::new(self.posed.clone(), Origin::default());
        then.replay(&turns).then(|| then.grid())
    }

    /// Leaves the board unchanged, and makes a single turn of everything before. Recorded help stays; names
    /// of positions and other branches go.
    pub fn forget_the_way(&mut self) {
        let start = Self::new(self.posed.clone(), Origin::default());
        let cells = Cell::all(self.shape());
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

    /// Writes turns onto the board without the history. Returns whether all of them fit.
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
