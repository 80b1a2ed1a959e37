//! Another game takes the board.

use super::{Announcement, Cmd, Loading, Moment, Session};
use crate::{
    Cell, CellSet,
    notation::link,
    play::{
        aids::Aid,
        clock::{Clock, Millis},
        game::{Game, Origin},
        journal::{Event, Restored},
        ui::{Dialog, Notice, Panel},
    },
};

impl Session {
    /// A new game takes the board. The one before is kept, and can be taken up again.
    pub(super) fn begin(&mut self, game: Game, played: Millis, at: Moment, cmds: &mut Vec<Cmd>) {
        self.leave(at, cmds);
        let touched = self.kept && !self.game.history().is_empty();
        let played_before = self.clock.elapsed(at.now);
        let old = self.start_over(game, at, cmds);
        // A puzzle that nobody touched does not push out the game that was played before it.
        if touched {
            self.previous = Some((old.0, old.1, played_before));
        }
        self.notice = self.previous.is_some().then_some(Notice::PuzzleReplaced);
        self.clock = Clock::stopped_at(played);
        self.run_clock(at.now);
        self.acted = true;
        self.record(Event::Time, at, cmds);
        cmds.push(Cmd::Announce(Announcement::Puzzle(self.game.order(), self.level())));
    }

    /// A game that is not kept yet takes the board; the one before, and its name.
    pub(super) fn start_over(&mut self, game: Game, at: Moment, cmds: &mut Vec<Cmd>) -> (u64, Game) {
        let old = (self.id, std::mem::replace(&mut self.game, game));
        self.loading = None;
        // Two games begun within a millisecond are still two.
        self.id = at.date.max(self.id + 1);
        self.clock = Clock::default();
        self.next_record = 0;
        self.whole = [0; 2];
        self.kept = false;
        self.board_replaced(at, cmds);
        old
    }

    pub(super) fn board_replaced(&mut self, at: Moment, cmds: &mut Vec<Cmd>) {
        let order = self.game.order();
        self.revision += 1;
        self.forget_rating(cmds);
        self.cursor = middle(&self.game);
        self.chosen = CellSet::EMPTY;
        self.wrong = CellSet::EMPTY;
        (self.filter, self.lock, self.picking) = (None, None, false);
        self.pointing = None;
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
        if let Some((id, ..)) = self.previous {
            self.load(Loading::Open(id), at, cmds);
        }
    }

    /// A game that was asked for is not on the disk, or cannot be read.
    pub(super) fn game_gone(&mut self, id: u64, at: Moment, cmds: &mut Vec<Cmd>) {
        let Some(loading) = self.loading.take_if(|loading| loading.id() == id) else { return };
        let (notice, dialog) = (self.notice.clone(), self.dialog);
        let instead = matches!(loading, Loading::Instead(_));
        if let Some((_, game, played)) = self.previous.take_if(|(previous, ..)| *previous == id) {
            self.begin(game, played, at, cmds);
        } else {
            // What was put away does not stay on the board for want of another.
            if instead {
                self.start_over(crate::examples::first(), at, cmds);
            }
            self.notice = Some(Notice::GameUnreadable);
        }
        if instead {
            // The list stays open, and the word of what was put away offers it back.
            self.dialog = dialog;
            let way_back = notice.filter(|notice| matches!(notice, Notice::GameDeleted(_)));
            self.notice = way_back.or(self.notice.take());
        }
    }

    /// A game was read from the disk: at the start, or because it was asked for.
    pub(super) fn restored(&mut self, id: u64, restored: Restored, at: Moment, cmds: &mut Vec<Cmd>) {
        let Some(restored) = self.loaded(id, restored, at, cmds) else { return };
        let loading = self.loading.take();
        if loading.is_some() {
            let touched = self.kept && !self.game.history().is_empty();
            let old = std::mem::replace(
                &mut self.game,
                Game::new(restored.game.puzzle().clone(), Origin::default()),
            );
            self.previous = touched.then(|| (self.id, old, self.clock.elapsed(at.now)));
        }
        self.game = restored.game;
        self.id = id;
        self.clock = Clock::stopped_at(restored.played);
        self.next_record = restored.next;
        self.whole = [restored.whole, 0];
        // What follows a gap cannot be appended to: the next record is the whole game.
        self.kept = restored.intact;
        let (notice, dialog) = (self.notice.take(), self.dialog);
        self.board_replaced(at, cmds);
        if matches!(loading, Some(Loading::Instead(_))) {
            // The word of what was put away offers it back, and the list stays open.
            (self.notice, self.dialog) = (notice, dialog);
        }
        if restored.lost > 0 {
            self.notice = Some(Notice::ActionsLost(restored.lost));
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
