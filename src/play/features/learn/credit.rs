//! The credit for a finished game: the techniques of the player's moves, and the places to exercise.

use crate::{
    game::{
        Game,
        aids::{Aid, Help, cause, help},
        claims::{claims, digits, unnoted},
        clock::Millis,
        edit::TurnKind,
        history::NodeId,
    },
    links::case::Case,
    saved::practice::{Attempt, AttemptKind},
};
use std::sync::Arc;
use sudoku_core::{
    Grid, Shape, Technique,
    advice::{Credits, PlayedTurn, Stuck},
    ladder::Plan,
    wire::{PackedSolve, Task},
};

/// The most questions about a game, should the worker stop before its answer.
const TRIES: u8 = 3;

/// The times that the turns of the game on the board took. Those before the page opened the game share evenly the time
/// played until then.
#[derive(Clone, Debug, Default)]
pub(super) struct Tempo {
    /// The last turn before that, and the time played.
    before: (NodeId, Millis),
    /// The moment of the latest change of the board.
    since: Millis,
    /// Each later turn with its time, the earliest first.
    took: Vec<(NodeId, Millis)>,
}

impl Tempo {
    /// The board has another game.
    pub(super) fn begin(&mut self, game: &Game, played: Millis, now: Millis) {
        *self = Self { before: (game.history().len(), played), since: now, took: Vec::new() };
    }

    /// The board changed. Only a new turn has a time; undo and redo repeat old ones.
    pub(super) fn note(&mut self, game: &Game, played: Millis, now: Millis) {
        let last = self.took.last().map_or(self.before.0, |&(last, _)| last);
        let at = game.history().at();
        if game.history().len() < last {
            self.begin(game, played, now);
        } else if at > last {
            self.took.push((at, now.saturating_sub(self.since)));
        }
        self.since = now;
    }

    /// The times of the turns that led to the present, in order.
    fn of(&self, game: &Game) -> Vec<Millis> {
        let line = game.history().line(game.history().at());
        let (last, played) = self.before;
        let before = line.iter().filter(|&&id| id <= last).count().max(1);
        let took = |id: &NodeId| match self.took.binary_search_by_key(id, |&(turn, _)| turn) {
            Ok(at) => self.took[at].1,
            Err(_) if *id <= last => played / before as Millis,
            Err(_) => 0,
        };
        line.iter().map(took).collect()
    }
}

/// A finished game to credit.
#[derive(Clone, Debug)]
pub(super) struct Due {
    /// The name of the game.
    pub(super) game: u64,
    /// The time played, which tells its first finish from a later one.
    pub(super) played: Millis,
    pub(super) shape: Shape,
    clues: Grid,
    /// The question, without its plan.
    solve: PackedSolve,
    /// Whether no hint and no other help showed a digit or a step.
    pub(super) unaided: bool,
    /// Whether its guesses are the player's own: nothing but hints gave away digits.
    guesses: bool,
    /// Whether the log of practice has been read, or could not be.
    pub(super) log_read: bool,
    tries: u8,
}

impl Due {
    /// The credit due for a game; none if it shows nothing about the player.
    pub(super) fn of(game: &Game, id: u64, played: Millis, tempo: &Tempo) -> Option<Self> {
        let path = game.history().path();
        let is_foreign = |kind| matches!(kind, TurnKind::Solver | TurnKind::Solution);
        if path.iter().any(|turn| is_foreign(turn.kind)) {
            return None;
        }
        let turns = path.iter().zip(tempo.of(game)).map(|(turn, took)| PlayedTurn {
            digits: digits(turn),
            claimed: claims(turn),
            unnoted: unnoted(turn),
            hinted: turn.kind == TurnKind::Hint,
            took,
        });
        let puzzle = game.puzzle()?;
        Some(Self {
            game: id,
            played,
            shape: game.shape().clone(),
            clues: puzzle.clues().clone(),
            solve: PackedSolve::new(puzzle.clues(), puzzle.solution(), &turns.collect::<Vec<_>>()),
            unaided: help(game.aids()) != Help::Hinted,
            guesses: matches!(cause(game.aids()), None | Some(Aid::HintReason)),
            log_read: false,
            tries: 0,
        })
    }

    /// The question to the worker; none after too many without an answer.
    pub(super) fn ask(&mut self, plan: Plan) -> Option<Task> {
        self.tries += 1;
        (self.tries <= TRIES).then(|| Task::Credit(self.solve.clone(), plan))
    }

    /// The attempts of the game. Their dates are its end; the log gives each a free one.
    pub(super) fn attempts(&self, credits: Credits, date: u64, day: i32) -> Vec<Attempt> {
        let attempt = |technique, kind, found, case| Attempt {
            date,
            technique,
            shape: self.shape.bare(),
            kind,
            found,
            wrong: 0,
            help: 0,
            took: 0,
            day,
            case,
        };
        let is_learned = |technique: &Technique| technique.info().tier > 0;
        let used = credits.used.into_iter().filter(|one| self.unaided && is_learned(one));
        let used = used.map(|one| attempt(one, AttemptKind::Game, true, None));
        let places = credits
            .stuck
            .into_iter()
            .filter(|one| is_learned(&one.technique) && (one.hinted || self.guesses));
        let places = places.map(|Stuck { technique, digits, gone, hinted }| {
            let kind = if hinted { AttemptKind::Hint } else { AttemptKind::Guess };
            let case = Case { givens: self.clues.clone(), digits, gone };
            attempt(technique, kind, false, Some(Arc::new(case)))
        });
        used.chain(places).collect()
    }
}
