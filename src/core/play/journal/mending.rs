//! A game read past a gap: the records behind it still say what they changed, and that is laid over the board.
//!
//! What a record that is broken or missing said is not known. It is taken for a turn, as most are: numbers of
//! moments count on as if it had been one, and to take it back changes nothing. A turn behind it names each
//! cell with what stood there before and after; what stands there now may be something else, and then the turn
//! begins with that. So each cell that was changed behind the gap is what it was, and so is each that the gap
//! did not change.

use super::Event;
use crate::{
    Cell,
    play::{
        colour::Colour,
        edit::{Edit, Edits, Turn, TurnKind},
        game::Game,
        history::{History, NodeId},
    },
};

/// The most records in a row that may be missing and are still counted as moments.
const LONGEST_GAP: u64 = 1000;

/// The history as the records count it, and where each of its moments is in the game that is read.
#[derive(Debug)]
pub(super) struct Mending {
    told: History,
    /// The moment of the game for each that is told, by its number.
    real: Vec<NodeId>,
}

impl Mending {
    /// Up to here the game has what the records say.
    pub(super) fn of(game: &Game) -> Self {
        Self { told: game.history().clone(), real: (0..=game.history().len()).collect() }
    }

    /// So many records in a row are broken or missing, each of which may have been a turn.
    pub(super) fn pass_over(&mut self, game: &Game, count: u64) {
        for _ in 0..count.min(LONGEST_GAP) {
            self.push(game);
        }
    }

    /// One more moment is told, and the game stands where it is meant to be.
    fn push(&mut self, game: &Game) {
        self.told.push(Turn { kind: TurnKind::Play, edits: Edits::new() });
        self.real.push(game.history().at());
    }

    /// Does what a record says that changes the board or its history; the answer is whether that could be done.
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

    /// The game goes to the moment that is told now.
    fn go(&self, game: &mut Game) -> bool {
        let Some(&node) = self.real.get(self.told.at()) else { return false };
        let history = game.history();
        if history.at() == node {
            true
        } else if history.parent(history.at()) == Some(node) {
            // That is much less work, and what is asked for most.
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
            // There was no room, so the game has forgotten the way, as it did when this was played.
            *self = Self::of(game);
        } else {
            self.push(game);
        }
        fits
    }
}

/// The same change, begun with what is there now; none if there is no such place on the board.
fn begun_now(game: &Game, edit: Edit) -> Option<Edit> {
    let there = |cell: Cell| cell.index() < game.order().cell_count();
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
