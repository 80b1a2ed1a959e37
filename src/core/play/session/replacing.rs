//! Another game takes the board.

use super::{Announcement, Cmd, Left, Loading, Moment, Session, Tail};
use crate::{
    Cell, CellSet,
    notation::link,
    play::{
        aids::Aid,
        clock::{Clock, Millis},
        game::Game,
        journal::{Event, Restored},
        ui::{Dialog, Notice, Panel, SaveFault},
    },
};

impl Session {
    /// A new game takes the board. The one before is kept, and can be taken up again.
    pub(super) fn begin(&mut self, game: Game, played: Millis, at: Moment, cmds: &mut Vec<Cmd>) {
        let deleted = self.leave(at, cmds);
        let touched = self.kept && !self.game.history().is_empty();
        let before = self.put_aside(game, deleted, at);
        self.start_over(at, cmds);
        // A puzzle that nobody touched does not push out the game that was played before it.
        if touched {
            self.aside.lead_back_to(Some(before));
        }
        self.aside.tidy(&self.ledger);
        let fault = self.ledger.fault();
        self.notice = self.aside.previous().map(|_| Notice::PuzzleReplaced(fault));
        self.clock = Clock::stopped_at(played);
        self.run_clock(at.now);
        self.acted = true;
        self.record(Event::Time, at, cmds);
        cmds.push(Cmd::Announce(Announcement::Puzzle(self.game.order(), self.level())));
    }

    /// Another game takes the place of the one on the board, which stays in memory as long as the disk may not
    /// have all of it; its name.
    pub(super) fn put_aside(&mut self, next: Game, deleted: Option<i32>, at: Moment) -> u64 {
        let game = std::mem::replace(&mut self.game, next);
        if self.kept {
            let (played, tail) = (self.clock.elapsed(at.now), self.tail);
            self.aside.put(self.id, Left { game, played, date: at.date, tail, deleted });
        }
        self.id
    }

    /// The game on the board is one that is not kept yet.
    pub(super) fn start_over(&mut self, at: Moment, cmds: &mut Vec<Cmd>) {
        self.loading = None;
        self.id = self.next_name(at);
        self.clock = Clock::default();
        self.tail = Tail::default();
        self.kept = false;
        self.board_replaced(at, cmds);
    }

    pub(super) fn board_replaced(&mut self, at: Moment, cmds: &mut Vec<Cmd>) {
        let order = self.game.order();
        self.revision += 1;
        self.forget_rating(cmds);
        self.cursor = middle(&self.game);
        self.chosen = CellSet::EMPTY;
        self.wrong = CellSet::EMPTY;
        (self.filter, self.lock, self.picking) = (None, None, false);
        self.gaze.end();
        self.thing = None;
        self.solver = None;
        self.close_hint(cmds);
        self.drop_judgement(cmds);
        self.teacher.review = None;
        self.panel = Panel::Play;
        self.solution_beside = false;
        self.dialog = None;
        self.refusal = None;
        self.paused = false;
        self.follow_the_wish(order);
        self.wish.order = order;
        self.wish.level = self.level().unwrap_or(self.wish.level);
        self.wish = self.wish.clone().possible();
        if self.candidates_on[Panel::Play as usize] {
            self.note_aid(Aid::Candidates, at, cmds);
        }
        self.run_clock(at.now);
        cmds.push(Cmd::Run(None));
        cmds.push(Cmd::SetLink(link::write(self.game.puzzle().clues())));
    }

    /// The game before is read from the disk; where there is none, it is still in memory.
    pub(super) fn take_up_previous(&mut self, at: Moment, cmds: &mut Vec<Cmd>) {
        if let Some(id) = self.aside.previous() {
            self.load(Loading::Open(id), at, cmds);
        }
    }

    /// A game that was asked for is not on the disk, or what is there cannot be understood.
    pub(super) fn game_gone(&mut self, id: u64, at: Moment, cmds: &mut Vec<Cmd>) {
        let Some(loading) = self.loading.take_if(|loading| loading.id() == id) else { return };
        let before = (self.notice.clone(), self.dialog);
        match self.aside.take(id) {
            Some(left) => self.begin(left.game, left.played, at, cmds),
            None => self.cannot_load(loading, Notice::GameUnreadable, at, cmds),
        }
        self.stay_in_list(loading, before);
    }

    /// A game that was asked for could not be looked for. The one that just left the board is in memory.
    pub(super) fn load_failed(&mut self, id: u64, fault: SaveFault, at: Moment, cmds: &mut Vec<Cmd>) {
        let Some(loading) = self.loading.take_if(|loading| loading.id() == id) else { return };
        let before = (self.notice.clone(), self.dialog);
        if self.aside.get(id).is_some() {
            self.take_from_memory(loading, at, cmds);
        } else {
            self.cannot_load(loading, Notice::GamesUnread(fault), at, cmds);
            self.stay_in_list(loading, before);
        }
    }

    /// What was put away does not stay on the board for want of another.
    fn cannot_load(&mut self, loading: Loading, why: Notice, at: Moment, cmds: &mut Vec<Cmd>) {
        if matches!(loading, Loading::Instead(_)) {
            self.put_aside(crate::examples::first(), None, at);
            self.start_over(at, cmds);
        }
        self.notice = Some(why);
    }

    /// After a game was put away the list stays open, and the word of that offers it back.
    fn stay_in_list(&mut self, loading: Loading, (notice, dialog): (Option<Notice>, Option<Dialog>)) {
        if matches!(loading, Loading::Instead(_)) {
            self.dialog = dialog;
            let way_back = notice.filter(|notice| matches!(notice, Notice::GameDeleted(_)));
            self.notice = way_back.or(self.notice.take());
        }
    }

    /// A game of which the disk has not all goes to the board, or a copy of it.
    pub(super) fn take_from_memory(&mut self, loading: Loading, at: Moment, cmds: &mut Vec<Cmd>) {
        self.loading = None;
        if let Loading::Copy(id) = loading {
            if let Some(left) = self.aside.get(id).cloned() {
                self.begin(left.game, left.played, at, cmds);
            }
        } else if let Some(Left { game, played, date, tail, deleted }) = self.aside.take(loading.id()) {
            let next = tail.next();
            let (whole, intact, doubled, shortened, lost) = (0, true, true, false, 0);
            let restored =
                Restored { game, played, date, whole, next, intact, doubled, shortened, lost, deleted };
            self.put_on_board(loading.id(), restored, tail, Some(loading), at, cmds);
        }
    }

    /// A game was read from the disk: at the start, or because it was asked for.
    pub(super) fn restored(&mut self, id: u64, restored: Restored, at: Moment, cmds: &mut Vec<Cmd>) {
        let Some(restored) = self.loaded(id, restored, at, cmds) else { return };
        let (loading, tail) = (self.loading.take(), Tail::of(&restored));
        self.put_on_board(id, restored, tail, loading, at, cmds);
    }

    fn put_on_board(
        &mut self,
        id: u64,
        restored: Restored,
        tail: Tail,
        loading: Option<Loading>,
        at: Moment,
        cmds: &mut Vec<Cmd>,
    ) {
        if loading.is_some() {
            let deleted = self.leave(at, cmds);
            let touched = self.kept && !self.game.history().is_empty();
            let before = self.put_aside(restored.game, deleted, at);
            self.aside.lead_back_to(touched.then_some(before));
        } else {
            self.game = restored.game;
        }
        self.id = id;
        // The disk has it, or had it last.
        self.aside.take(id);
        self.aside.tidy(&self.ledger);
        self.clock = Clock::stopped_at(restored.played);
        self.tail = tail;
        self.kept = true;
        let (notice, dialog) = (self.notice.take(), self.dialog);
        self.board_replaced(at, cmds);
        if matches!(loading, Some(Loading::Instead(_))) {
            // The word of what was put away offers it back, and the list stays open.
            (self.notice, self.dialog) = (notice, dialog);
        } else if loading.is_none() {
            // What was found wrong at the start is still to be read.
            self.notice = notice.filter(|notice| *notice != Notice::StillReading);
        }
        if restored.shortened {
            self.tell(Notice::HistoryShortened);
        }
        if restored.lost > 0 {
            self.tell(Notice::ActionsLost(restored.lost));
        }
        if !restored.intact {
            self.record(Event::Time, at, cmds);
        }
        // What is on the board is not put away, and is the game played last: later than the last word of the
        // one that has made room.
        let at = Moment { date: at.date + 1, ..at };
        if restored.deleted.is_some() {
            self.record(Event::Undeleted, at, cmds);
        } else if loading.is_some() && restored.intact {
            self.record(Event::Time, at, cmds);
        }
        match loading {
            Some(Loading::Restart(_)) => {
                let turn = self.game.restarting();
                self.play(turn, at, cmds);
                cmds.push(Cmd::Focus);
            }
            Some(loading) => {
                cmds.push(Cmd::Announce(Announcement::Puzzle(self.game.order(), self.level())));
                if !matches!(loading, Loading::Instead(_)) {
                    cmds.push(Cmd::Focus);
                }
            }
            // At the start there is nothing to do on a board that is solved.
            None if self.game.is_finished() => self.open(Dialog::Games, cmds),
            None => {}
        }
    }
}

/// The empty cell nearest to the middle of the board, where a new game begins; the middle itself if all are
/// filled.
pub(super) fn middle(game: &Game) -> Cell {
    let geometry = game.order().geometry();
    let half = game.order().side() / 2;
    let far = |cell: &Cell| {
        geometry.row(*cell).abs_diff(half).pow(2) + geometry.column(*cell).abs_diff(half).pow(2)
    };
    let empty = Cell::all(game.order()).filter(|&cell| game.entry(cell).digit().is_none());
    empty.min_by_key(far).unwrap_or_else(|| geometry.cell(half, half))
}
