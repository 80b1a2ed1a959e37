//! The table: the game on the board, its name, its clock and where its journal ends.

use super::{Entry, Moment, Tail};
use crate::{
    level::Level,
    play::{
        aids::Aid,
        archive::MOST_GAME,
        clock::{Clock, Millis},
        game::{Game, Turn},
        history::{NodeId, SavepointKind},
        journal::Event,
    },
    rating::Rated,
};

/// A game as it is laid on the table.
#[derive(Clone, Debug)]
pub(in crate::play) struct Laid {
    pub(in crate::play) game: Game,
    /// Its name.
    pub(in crate::play) id: u64,
    /// The time played so far.
    pub(in crate::play) played: Millis,
    /// Where its journal ends.
    pub(in crate::play) tail: Tail,
    /// Whether it has a journal.
    pub(in crate::play) kept: bool,
}

/// What becomes of a game that is being read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::play) enum Loading {
    /// It goes to the board as it is.
    Open(u64),
    /// It takes the place of one that was put away, while the list stays open.
    Instead(u64),
    /// It goes to the board, and starts over.
    Restart(u64),
    /// A copy goes to the board.
    Copy(u64),
}

impl Loading {
    /// The game that is read.
    pub(in crate::play) const fn id(self) -> u64 {
        let (Self::Open(id) | Self::Instead(id) | Self::Restart(id) | Self::Copy(id)) = self;
        id
    }
}

/// The board is another than it was, by this action.
#[derive(Debug)]
#[must_use = "what this ends elsewhere is settled by the session"]
pub(in crate::play) struct BoardChanged {
    /// What the journal says of it.
    pub(in crate::play) event: Event,
}

/// The game on the board.
#[derive(Clone, Debug)]
pub(in crate::play) struct Table {
    game: Game,
    id: u64,
    clock: Clock,
    /// The time played that its journal knows of.
    told: Millis,
    tail: Tail,
    /// Whether the player ever changed anything, or a puzzle was chosen: only then is the game kept.
    kept: bool,
    /// Grows with each change of the board, so that late answers are known as such.
    revision: u64,
    /// Whether the player has done anything on this page: one that is only looked at writes nothing.
    acted: bool,
    /// The game that is being read to take the board.
    loading: Option<Loading>,
    /// How hard the puzzle is, once it was asked for.
    rated: Option<Rated>,
    /// Whether the solution is shown beside the board.
    solution_beside: bool,
}

impl Table {
    /// A game that nobody has touched yet.
    pub(in crate::play) fn new(game: Game, id: u64) -> Self {
        Self {
            game,
            id,
            clock: Clock::default(),
            told: 0,
            tail: Tail::default(),
            kept: false,
            revision: 0,
            acted: false,
            loading: None,
            rated: None,
            solution_beside: false,
        }
    }

    /// Another game takes the board; what was there is handed back.
    pub(in crate::play) fn lay(&mut self, laid: Laid) -> Self {
        let Laid { game, id, played, tail, kept } = laid;
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

    /// The game, to be read.
    #[must_use]
    pub(in crate::play) const fn game(&self) -> &Game {
        &self.game
    }

    /// The game, to be kept elsewhere.
    #[must_use]
    pub(in crate::play) fn into_game(self) -> Game {
        self.game
    }

    /// Its name.
    #[must_use]
    pub(in crate::play) const fn id(&self) -> u64 {
        self.id
    }

    /// Its level, if it is known.
    #[must_use]
    pub(in crate::play) const fn level(&self) -> Option<Level> {
        self.game.origin().level
    }

    /// The time played.
    #[must_use]
    pub(in crate::play) fn played(&self, now: Millis) -> Millis {
        self.clock.elapsed(now)
    }

    /// Whether the clock runs.
    #[must_use]
    pub(in crate::play) const fn is_timed(&self) -> bool {
        self.clock.is_running()
    }

    /// Whether its journal may lack time: the clock runs, or has run since the last record.
    #[must_use]
    pub(in crate::play) fn has_untold_time(&self, now: Millis) -> bool {
        self.is_timed() || self.played(now) > self.told
    }

    /// Lets the clock run, or stops it.
    pub(in crate::play) fn run_clock(&mut self, runs: bool, now: Millis) {
        if runs {
            self.clock.run(now);
        } else {
            self.clock.stop(now);
        }
    }

    /// Where its journal ends.
    #[must_use]
    pub(in crate::play) const fn tail(&self) -> Tail {
        self.tail
    }

    /// Whether the game is kept.
    #[must_use]
    pub(in crate::play) const fn is_kept(&self) -> bool {
        self.kept
    }

    /// Whether the game is kept and something was played in it.
    #[must_use]
    pub(in crate::play) fn is_worth_a_way_back(&self) -> bool {
        self.kept && !self.game.history().is_empty()
    }

    /// Grows with each change of the board.
    #[must_use]
    pub(in crate::play) const fn revision(&self) -> u64 {
        self.revision
    }

    /// Whether the player has done anything on this page.
    #[must_use]
    pub(in crate::play) const fn has_acted(&self) -> bool {
        self.acted
    }

    /// The player has done something.
    pub(in crate::play) const fn act(&mut self) {
        self.acted = true;
    }

    /// How hard the puzzle is, once it was asked for.
    #[must_use]
    pub(in crate::play) const fn rated(&self) -> Option<Rated> {
        self.rated
    }

    /// How hard the puzzle is was found out.
    pub(in crate::play) const fn rate(&mut self, rated: Rated) {
        self.rated = Some(rated);
    }

    /// Whether the solution is shown beside the board.
    #[must_use]
    pub(in crate::play) const fn is_solution_beside(&self) -> bool {
        self.solution_beside
    }

    /// Shows the solution beside the board, or no longer.
    pub(in crate::play) const fn put_solution_beside(&mut self, shown: bool) {
        self.solution_beside = shown;
    }

    /// The game that is being read.
    #[must_use]
    pub(in crate::play) const fn loading(&self) -> Option<Loading> {
        self.loading
    }

    /// A game is being read.
    pub(in crate::play) const fn load(&mut self, loading: Loading) {
        self.loading = Some(loading);
    }

    /// No game is being read any more; the one that was.
    pub(in crate::play) const fn stop_loading(&mut self) -> Option<Loading> {
        self.loading.take()
    }

    /// The game that is being read, if it is that one; it is then read no more.
    pub(in crate::play) fn loaded(&mut self, id: u64) -> Option<Loading> {
        self.loading.take_if(|loading| loading.id() == id)
    }

    /// Plays a turn, if the game allows it.
    pub(in crate::play) fn play(&mut self, turn: Turn) -> Option<BoardChanged> {
        let event = Event::Turn(turn.clone());
        self.game.play(turn).then(|| self.changed(event))
    }

    /// Takes the last turn back, if there is one.
    pub(in crate::play) fn undo(&mut self) -> Option<BoardChanged> {
        self.game.undo().then(|| self.changed(Event::Undo))
    }

    /// Does the turn again that was taken back, if there is one.
    pub(in crate::play) fn redo(&mut self) -> Option<BoardChanged> {
        self.game.redo().then(|| self.changed(Event::Redo))
    }

    /// Goes to another moment of the game, if there is such a moment.
    pub(in crate::play) fn go_to(&mut self, node: NodeId) -> Option<BoardChanged> {
        let goes = node != self.game.history().at() && self.game.go_to(node);
        goes.then(|| self.changed(Event::GoTo(node)))
    }

    fn changed(&mut self, event: Event) -> BoardChanged {
        self.revision += 1;
        self.acted = true;
        BoardChanged { event }
    }

    /// Names a moment; what the journal says of it, if that is news.
    pub(in crate::play) fn save_at(
        &mut self,
        node: NodeId,
        kind: SavepointKind,
        name: &str,
    ) -> Option<Event> {
        if !self.game.save_at(node, kind, name) {
            return None;
        }
        self.acted = true;
        let name = self.name_of(node);
        Some(Event::Save { node, kind, name })
    }

    /// Takes its name from a moment; what the journal says of it, if it had one.
    pub(in crate::play) fn unsave(&mut self, node: NodeId) -> Option<Event> {
        if !self.game.unsave(node) {
            return None;
        }
        self.acted = true;
        Some(Event::Unsave(node))
    }

    /// The name of a moment; empty if it has none.
    #[must_use]
    pub(in crate::play) fn name_of(&self, node: NodeId) -> String {
        self.game.history().savepoint(node).map(|point| point.name.clone()).unwrap_or_default()
    }

    /// Notes that help was had; whether that is news, and a finished game needs none.
    pub(in crate::play) fn note_aid(&mut self, aid: Aid) -> bool {
        !self.game.is_finished() && self.game.note_aid(aid)
    }

    /// The game has grown by branches that a file knew: the board is as it was.
    pub(in crate::play) fn branch(&mut self, game: Game) {
        self.game = game;
    }

    /// The game was played further elsewhere: it goes on from there, in the same journal.
    pub(in crate::play) fn go_on(&mut self, game: Game, played: Millis) {
        let (id, tail, kept, loading) = (self.id, self.tail, self.kept, self.loading);
        self.lay(Laid { game, id, played, tail, kept });
        self.loading = loading;
    }

    /// What is on the board is kept from now on.
    pub(in crate::play) const fn keep(&mut self) {
        (self.kept, self.acted) = (true, true);
    }

    /// What is on the board is not kept from now on: it was put away.
    pub(in crate::play) const fn let_go(&mut self) {
        self.kept = false;
    }

    /// A name for a game that begins now. Two games begun within a millisecond are still two; after a name that
    /// lies too far ahead, which only a file can bring, names are the time again.
    #[must_use]
    pub(in crate::play) fn next_name(&self, at: Moment) -> u64 {
        if self.id < MOST_GAME { at.date.max(self.id + 1) } else { at.date }
    }

    /// The game goes on under another name, in a journal that starts over.
    pub(in crate::play) fn rename(&mut self, id: u64) {
        (self.id, self.tail) = (id, Tail::default());
    }

    /// Nothing in the journal can be relied on: the next record is the whole game.
    pub(in crate::play) const fn need_whole(&mut self) {
        self.tail.need_whole();
    }

    /// What an action adds to the journal. A journal begins with the whole game, twice.
    #[must_use]
    pub(in crate::play) fn record(&mut self, event: Event, at: Moment) -> Vec<Entry> {
        let mut entries = Vec::new();
        if !self.tail.has_room() {
            // Only a file can bring such numbers. The game goes on in a journal of its own, and the one that
            // is full is put away.
            if self.kept && self.tail.has_room_for_a_word() {
                entries.push(self.append(Event::Deleted(at.day), at));
            }
            self.rename(self.next_name(at));
        }
        self.kept = true;
        self.told = self.played(at.now);
        if self.tail.turn_page() {
            entries.extend(self.tail.snapshot(self.id, &self.game, self.played(at.now), at));
            // The whole game says all that could have happened to it, but not that it is put away.
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
