//! Reading a game past a gap: the records behind it still give their changes, which are applied to the board.
//!
//! The event of a broken or missing record is unknown. It counts as a turn, as most are: the numbers of
//! positions continue as if it had been one, and undoing it changes nothing. A turn behind it names each cell
//! with its entry before and after; the current entry may be different, and then the turn starts from that.
//! So each cell changed behind the gap gets its old entry, and so does each that the gap left unchanged.

use super::Event;
use crate::game::{
    Game,
    colour::Colour,
    edit::{Edit, Edits, Turn, TurnKind},
    history::{History, NodeId},
};
use sudoku_core::Cell;

/// The largest number of missing records in a row that count as positions.
const LONGEST_GAP: u64 = 1000;

/// The history as the records count it, with the place of each position in the game being read.
#[derive(Debug)]
pub(super) struct Mending {
    told: History,
    /// The position in the game for each one of the journal, by number.
    real: Vec<NodeId>,
}

impl Mending {
    /// Begins with the game as it is before the gap.
    pub(super) fn of(game: &Game) -> Self {
        Self { told: game.history().clone(), real: (0..=game.history().len()).collect() }
    }

    /// Passes over this number of records in a row. They are broken or missing, and each may have been a turn.
    pub(super) fn pass_over(&mut self, game: &Game, count: u64) {
        for _ in 0..count.min(LONGEST_GAP) {
            self.push(game);
        }
    }

    /// Adds one more position of the journal, which the game is at.
    fn push(&mut self, game: &Game) {
        self.told.push(Turn { kind: TurnKind::Play, edits: Edits::new() });
        self.real.push(game.history().at());
    }

    /// Applies a change of the board or its history. Returns whether it could.
    pub(super) fn follow(&mut self, game: &mut Game, event: Event) -> bool {
        match event {
            Event::Turn(turn) => self.lay_over(game, turn),
            Event::Undo => self.told.undo().is_some() && self.go(game),
            Event::Redo => self.told.redo().is_some() && self.go(game),
            Event::GoTo(node) => self.told.go_to(node) && self.go(game),
            Event::Save { node, kind, name } => {
                self.real.get(node).is_some_and(|&node| game.save_at(node, kind, &name))
            }
            Event::Unsave(node) => self.real.get(node).is_some_and(|&node| game.unsave(node)),
            _ => false,
        }
    }

    /// Takes the game to the current position of the journal.
    fn go(&self, game: &mut Game) -> bool {
        let Some(&node) = self.real.get(self.told.at()) else { return false };
        let history = game.history();
        if history.at() == node {
            true
        } else if history.parent(history.at()) == Some(node) {
            // That is much less work, and the most frequent case.
            game.undo()
        } else {
            game.go_to(node)
        }
    }

    fn lay_over(&mut self, game: &mut Game, turn: Turn) -> bool {
        let mut cells: Vec<Edit> = Vec::new();
        let mut fits = true;
        for edit in turn.edits {
            match begun_now(game, edit) {
                Some(edit) if edit.changes() => cells.push(edit),
                Some(_) => {}
                None => fits = false,
            }
        }
        let before = game.history().len();
        let turn = Turn { kind: turn.kind, edits: cells.into() };
        if !turn.edits.is_empty() && !game.play(turn) {
            fits = false;
        }
        if game.history().len() < before {
            // The history was full, so the game has forgotten its past, as it did at the time of play.
            *self = Self::of(game);
        } else {
            self.push(game);
        }
        fits
    }
}

/// Returns the same change, starting from the current entry, or `None` if the board doesn't have the cell.
fn begun_now(game: &Game, edit: Edit) -> Option<Edit> {
    let there = |cell: Cell| cell.index() < game.shape().cell_count();
    if !there(edit.cell()) {
        return None;
    }
    Some(match edit {
        Edit::Entry { cell, after, .. } => Edit::Entry { cell, before: game.entry(cell), after },
        Edit::Colours { cell, after, .. } => Edit::Colours { cell, before: game.colours(cell), after },
        Edit::Candidate { candidate, after, .. } => {
            let before: Option<Colour> = game.colour(candidate);
            Edit::Candidate { candidate, before, after }
        }
    })
}
