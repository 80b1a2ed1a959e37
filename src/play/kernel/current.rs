//! The current game: the game on the board, its name, its clock and the end of its journal.

use super::{Current, Entry, JournalTail, Loading, Moment, Terms};
use crate::{
    game::{
        Game,
        aids::{Aid, HelpKind, HelpKinds},
        clock::{Clock, Millis},
        edit::Turn,
        history::{NodeId, SavepointKind},
    },
    saved::{archive::MOST_GAME, journal::Event},
};
use sudoku_core::{Technique, level::Level, rating::Rated};

/// A game on its way to the board.
#[derive(Clone, Debug)]
pub(crate) struct IncomingGame {
    pub(crate) game: Game,
    pub(crate) id: u64,
    /// The time played so far.
    pub(crate) played: Millis,
    /// The end of its journal.
    pub(crate) tail: JournalTail,
    pub(crate) kept: bool,
}

impl Loading {
    pub(crate) const fn id(self) -> u64 {
        let (Self::Open(id) | Self::Replace(id) | Self::Restart(id) | Self::Copy(id)) = self;
        id
    }
}

/// A change of the board by an action.
#[derive(Debug)]
#[must_use = "what this ends elsewhere is settled by the session"]
pub(crate) struct BoardChanged {
    /// The action, for the journal.
    pub(crate) event: Event,
}

impl Current {
    /// Returns an untouched game.
    pub(crate) fn new(game: Game, id: u64) -> Self {
        Self {
            game,
            id,
            clock: Clock::default(),
            told: 0,
            tail: JournalTail::default(),
            kept: false,
            revision: 0,
            acted: false,
            loading: None,
            rated: None,
            first_use: None,
            solution_beside: false,
            assigned: None,
        }
    }

    /// Puts another game on the board and returns the previous one.
    pub(crate) fn replace(&mut self, incoming: IncomingGame) -> Self {
        let IncomingGame { game, id, played, tail, kept } = incoming;
        let next = Self {
            clock: Clock::stopped_at(played),
            told: played,
            tail,
            kept,
            revision: self.revision + 1,
            acted: self.acted,
            ..Self::new(game, id)
        };
        std::mem::replace(self, next)
    }

    #[must_use]
    pub(crate) const fn game(&self) -> &Game {
        &self.game
    }

    /// Returns the game, to store elsewhere.
    #[must_use]
    pub(crate) fn into_game(self) -> Game {
        self.game
    }

    #[must_use]
    pub(crate) const fn id(&self) -> u64 {
        self.id
    }

    #[must_use]
    pub(crate) const fn level(&self) -> Option<Level> {
        self.game.origin().level
    }

    #[must_use]
    pub(crate) fn played(&self, now: Millis) -> Millis {
        self.clock.elapsed(now)
    }

    #[must_use]
    pub(crate) const fn is_timed(&self) -> bool {
        self.clock.is_running()
    }

    /// Returns whether the game's journal may lack time: the clock is running, or has run since the last record.
    #[must_use]
    pub(crate) fn has_untold_time(&self, now: Millis) -> bool {
        self.is_timed() || self.played(now) > self.told
    }

    /// Starts the clock, or stops it.
    pub(crate) fn run_clock(&mut self, runs: bool, now: Millis) {
        if runs {
            self.clock.run(now);
        } else {
            self.clock.stop(now);
        }
    }

    /// Returns the end of the game's journal.
    #[must_use]
    pub(crate) const fn tail(&self) -> JournalTail {
        self.tail
    }

    #[must_use]
    pub(crate) const fn is_kept(&self) -> bool {
        self.kept
    }

    /// Returns whether the game is saved and has turns.
    #[must_use]
    pub(crate) fn is_worth_a_way_back(&self) -> bool {
        self.kept && !self.game.history().is_empty()
    }

    /// Returns a number that grows with each change of the board.
    #[must_use]
    pub(crate) const fn revision(&self) -> u64 {
        self.revision
    }

    #[must_use]
    pub(crate) const fn has_acted(&self) -> bool {
        self.acted
    }

    pub(crate) const fn act(&mut self) {
        self.acted = true;
    }

    /// Returns the difficulty of the puzzle, once the worker has rated it.
    #[must_use]
    pub(crate) const fn rated(&self) -> Option<Rated> {
        self.rated
    }

    pub(crate) const fn rate(&mut self, rated: Rated) {
        self.rated = Some(rated);
    }

    /// Returns the hardest technique that the player used here for the first time, once the worker has credited the
    /// game.
    #[must_use]
    pub(crate) const fn first_use(&self) -> Option<Technique> {
        self.first_use
    }

    pub(crate) const fn set_first_use(&mut self, technique: Technique) {
        self.first_use = Some(technique);
    }

    #[must_use]
    pub(crate) const fn is_solution_beside(&self) -> bool {
        self.solution_beside
    }

    /// Shows the solution beside the board, or hides it.
    pub(crate) const fn put_solution_beside(&mut self, shown: bool) {
        self.solution_beside = shown;
    }

    /// Sets the terms of an assignment under way on this board; `None` if no assignment is under way here any more.
    pub(crate) const fn assign(&mut self, terms: Option<Terms>) {
        self.assigned = terms;
    }

    /// Returns whether an assignment is under way on this board.
    #[must_use]
    pub(crate) const fn is_assigned(&self) -> bool {
        self.assigned.is_some()
    }

    /// Returns whether an assignment under way here asks for the reason of each move.
    #[must_use]
    pub(crate) fn asks_why(&self) -> bool {
        self.assigned.is_some_and(|terms| terms.asks_why)
    }

    /// Returns whether this help is barred: by an assignment, or because the puzzle is not proven. Nothing is on a finished
    /// board.
    #[must_use]
    pub(crate) fn bars(&self, aid: Aid) -> bool {
        let barred = match self.game.puzzle() {
            Some(_) => self.assigned.map_or(HelpKinds::EMPTY, |terms| terms.barred),
            None => HelpKind::NEED_A_PROOF.into_iter().fold(HelpKinds::EMPTY, HelpKinds::with),
        };
        aid.kind().is_some_and(|kind| barred.contains(kind)) && !self.game.is_finished()
    }

    /// Returns the game being read.
    #[must_use]
    pub(crate) const fn loading(&self) -> Option<Loading> {
        self.loading
    }

    pub(crate) const fn load(&mut self, loading: Loading) {
        self.loading = Some(loading);
    }

    /// Stops reading a game. Returns the one being read.
    pub(crate) const fn stop_loading(&mut self) -> Option<Loading> {
        self.loading.take()
    }

    /// Ends the reading of that game. Returns nothing if another one is being read.
    pub(crate) fn loaded(&mut self, id: u64) -> Option<Loading> {
        self.loading.take_if(|loading| loading.id() == id)
    }

    /// Plays a turn, if the game allows it.
    pub(crate) fn play(&mut self, turn: Turn) -> Option<BoardChanged> {
        let event = Event::Turn(turn.clone());
        self.game.play(turn).then(|| self.changed(event))
    }

    /// Undoes the last turn, if any.
    pub(crate) fn undo(&mut self) -> Option<BoardChanged> {
        self.game.undo().then(|| self.changed(Event::Undo))
    }

    /// Redoes the turn undone last, if any.
    pub(crate) fn redo(&mut self) -> Option<BoardChanged> {
        self.game.redo().then(|| self.changed(Event::Redo))
    }

    /// Goes to another position of the game, if it exists.
    pub(crate) fn go_to(&mut self, node: NodeId) -> Option<BoardChanged> {
        let goes = node != self.game.history().at() && self.game.go_to(node);
        goes.then(|| self.changed(Event::GoTo(node)))
    }

    fn changed(&mut self, event: Event) -> BoardChanged {
        self.revision += 1;
        self.acted = true;
        BoardChanged { event }
    }

    /// Names a position. Returns the event for the journal, if the name is new.
    pub(crate) fn save_at(&mut self, node: NodeId, kind: SavepointKind, name: &str) -> Option<Event> {
        if !self.game.save_at(node, kind, name) {
            return None;
        }
        self.acted = true;
        let name = self.name_of(node);
        Some(Event::Save { node, kind, name })
    }

    /// Removes the name of a position. Returns the event for the journal, if it had one.
    pub(crate) fn unsave(&mut self, node: NodeId) -> Option<Event> {
        if !self.game.unsave(node) {
            return None;
        }
        self.acted = true;
        Some(Event::Unsave(node))
    }

    /// Returns the name of a position, or an empty text if it has none.
    #[must_use]
    pub(crate) fn name_of(&self, node: NodeId) -> String {
        self.game.history().savepoint(node).map(|point| point.name.clone()).unwrap_or_default()
    }

    /// Records the use of help. Returns whether that is news; a finished game records none.
    pub(crate) fn note_aid(&mut self, aid: Aid) -> bool {
        !self.game.is_finished() && self.game.note_aid(aid)
    }

    /// Adds branches from a file to the game; the board stays unchanged.
    pub(crate) fn branch(&mut self, game: Game) {
        self.game = game;
    }

    /// Continues with a game that was played further elsewhere, in the same journal.
    pub(crate) fn go_on(&mut self, game: Game, played: Millis) {
        let (id, tail, kept, loading) = (self.id, self.tail, self.kept, self.loading);
        self.replace(IncomingGame { game, id, played, tail, kept });
        self.loading = loading;
    }

    /// Saves the game from now on.
    pub(crate) const fn keep(&mut self) {
        (self.kept, self.acted) = (true, true);
    }

    /// Stops saving the game: it was deleted.
    pub(crate) const fn let_go(&mut self) {
        self.kept = false;
    }

    /// Returns a name for a new game. Two games begun within a millisecond get two names. Only a file can bring a name
    /// so far in the future that none is left after it; the new name is then the time again.
    #[must_use]
    pub(crate) fn next_name(&self, at: Moment) -> u64 {
        if self.id < MOST_GAME { at.date.max(self.id + 1) } else { at.date }
    }

    /// Continues the game under another name, in a new journal.
    pub(crate) fn rename(&mut self, id: u64) {
        (self.id, self.tail) = (id, JournalTail::default());
    }

    /// Makes the next record the whole game: everything in the journal is unreliable.
    pub(crate) const fn need_whole(&mut self) {
        self.tail.need_whole();
    }

    /// Returns the records that an action adds to the journal. A journal begins with the whole game, twice.
    #[must_use]
    pub(crate) fn record(&mut self, event: Event, at: Moment) -> Vec<Entry> {
        let mut entries = Vec::new();
        if !self.tail.has_room() {
            // Only a file can bring such numbers. The game continues in a new journal, and the full one is
            // deleted.
            if self.kept && self.tail.has_room_for_a_word() {
                entries.push(self.append(Event::Deleted(at.day), at));
            }
            self.rename(self.next_name(at));
        }
        self.kept = true;
        self.told = self.played(at.now);
        if self.tail.turn_page() {
            entries.extend(self.tail.snapshot(self.id, &self.game, self.played(at.now), at));
            // The whole game includes every other event, but not its deletion.
            if !matches!(event, Event::Deleted(_) | Event::Undeleted) {
                return entries;
            }
        }
        entries.push(self.append(event, at));
        entries
    }

    fn append(&mut self, event: Event, at: Moment) -> Entry {
        let played = self.played(at.now);
        self.tail.append(self.id, event, played, at.date)
    }
}
