//! The session: one message in, the state changed, commands out. It knows no browser; time, chance and
//! dates come in with each message.

mod jobs;
mod messages;
mod saving;
mod stepping;

pub use messages::{Announcement, Cmd, Job, Moment, Msg, Purpose};

pub use crate::play::solver::{Speed, StepMsg};
use crate::{
    Candidates, Cell, Digit,
    generate::GenerateError,
    level::Level,
    play::{
        clock::{Clock, Millis},
        game::{Game, Turn, TurnKind},
        journal::Event,
        solver::Solver,
        ui::{Dialog, Notice, Panel, Pointing, Refusal, SaveFault, Thing, Wish},
    },
    wire::JobId,
};
use std::{collections::BTreeSet, sync::OnceLock};

/// Everything that is known while the page is open.
#[derive(Clone, Debug)]
pub struct Session {
    pub(super) game: Game,
    pub(super) id: u64,
    pub(super) clock: Clock,
    /// The number of the next record.
    pub(super) next_record: u64,
    /// Where the last whole record is, and the one before.
    pub(super) whole: [u64; 2],
    /// Whether the player has done anything on this page: one that is only looked at writes nothing.
    pub(super) acted: bool,
    /// Records that were sent and have not reached the disk.
    pub(super) unsaved: BTreeSet<(u64, u64)>,
    /// Whether the player ever changed anything, or a puzzle was chosen: only then is the game kept.
    pub(super) kept: bool,
    pub(super) previous: Option<(u64, Game, Millis)>,
    /// Grows with each change of the board, so that late answers are known as such.
    pub(super) revision: u64,
    pub(super) job: Option<Job>,
    pub(super) next_job: JobId,
    pub(super) cursor: Cell,
    pub(super) notes_on: bool,
    pub(super) pointing: Option<Pointing>,
    /// The cell on which the pointer rested when a key was pressed: it has nothing to say until it leaves.
    pub(super) resting: Option<Cell>,
    pub(super) thing: Option<Thing>,
    pub(super) candidates_on: [bool; 2],
    pub(super) solution_beside: bool,
    pub(super) panel: Panel,
    pub(super) solver: Option<Solver>,
    pub(super) speed: Speed,
    pub(super) dialog: Option<Dialog>,
    pub(super) wish: Wish,
    pub(super) refusal: Option<Refusal>,
    pub(super) cannot_generate: Option<GenerateError>,
    pub(super) notice: Option<Notice>,
    /// Why the last record could not be written, until one is.
    pub(super) save_fault: Option<SaveFault>,
    pub(super) paused: bool,
    pub(super) visible: bool,
    pub(super) cell_pixels: u16,
    /// The position that the board shows, once it was asked for; forgotten with each message.
    pub(super) shown: OnceLock<Candidates>,
}

impl Session {
    /// A session on a game that nobody has touched yet.
    #[must_use]
    pub fn new(game: Game, at: Moment) -> Self {
        let mut session = Self {
            cursor: middle(&game),
            game,
            id: at.date,
            clock: Clock::default(),
            next_record: 0,
            whole: [0; 2],
            acted: false,
            unsaved: BTreeSet::new(),
            kept: false,
            previous: None,
            revision: 0,
            job: None,
            next_job: 1,
            notes_on: false,
            pointing: None,
            resting: None,
            thing: None,
            candidates_on: [false, true],
            solution_beside: false,
            panel: Panel::Play,
            solver: None,
            speed: Speed::default(),
            dialog: None,
            wish: Wish::default(),
            refusal: None,
            cannot_generate: None,
            notice: None,
            save_fault: None,
            paused: false,
            visible: true,
            cell_pixels: 48,
            shown: OnceLock::new(),
        };
        session.run_clock(at.now);
        session
    }

    /// Takes a message in, and says what the browser has to do.
    pub fn update(&mut self, msg: Msg, at: Moment) -> Vec<Cmd> {
        self.shown = OnceLock::new();
        if msg.is_an_entry() {
            self.resting = self.pointing.take().map(|pointing| pointing.cell).or(self.resting);
        }
        let mut cmds = Vec::new();
        match msg {
            Msg::Select(cell) => self.select(cell),
            Msg::Go(direction) => {
                self.select(direction.from(self.cursor, self.game.order()));
                cmds.push(Cmd::Focus);
            }
            Msg::Enter(digit) if self.notes_on => self.note(digit, at, &mut cmds),
            Msg::Enter(digit) => {
                let turn = self.game.placing(self.cursor, digit);
                self.play(turn, at, &mut cmds);
            }
            Msg::Note(digit) => self.note(digit, at, &mut cmds),
            Msg::Erase => {
                let turn = self.game.erasing(self.cursor);
                self.play(turn, at, &mut cmds);
            }
            Msg::ToggleNotes => {
                self.notes_on = !self.notes_on;
                cmds.push(Cmd::Announce(Announcement::Notes(self.notes_on)));
            }
            Msg::Undo => self.undo(at, &mut cmds),
            Msg::Redo => self.redo(at, &mut cmds),
            Msg::Restart => {
                let turn = self.game.restarting();
                self.play(turn, at, &mut cmds);
            }
            Msg::FillSolution => {
                self.dialog = None;
                let turn = self.game.filling(TurnKind::Solution, self.game.puzzle().solution());
                self.play(turn, at, &mut cmds);
            }
            Msg::ShowSolution(shown) => {
                self.dialog = None;
                self.solution_beside = shown;
                cmds.push(Cmd::Focus);
            }
            Msg::Point(pointing) => self.point(pointing),
            Msg::PointAt(thing) => self.thing = thing,
            Msg::Review => self.review(at, &mut cmds),
            Msg::ToggleCandidates => {
                let on = &mut self.candidates_on[self.panel as usize];
                *on = !*on;
            }
            Msg::Show(panel) => self.show(panel, at, &mut cmds),
            Msg::Step(step) => self.step(step, at, &mut cmds),
            Msg::Open(dialog) => self.open(dialog),
            Msg::Dismiss => self.dismiss(&mut cmds),
            Msg::DismissNotice => self.notice = None,
            Msg::Pause => self.pause(at, &mut cmds),
            Msg::Visible(visible) => self.set_visible(visible, at, &mut cmds),
            Msg::Resized(pixels) => self.cell_pixels = pixels,
            Msg::Saved { game, number } => self.saved(game, number),
            Msg::SavesGone => self.save_whole(at, &mut cmds),
            Msg::SaveFailed(fault) => self.save_failed(fault, at, &mut cmds),
            Msg::Restored { game, restored } => self.restored(game, *restored, at, &mut cmds),
            Msg::Unreadable => self.notice = Some(Notice::SaveUnreadable),
            Msg::CopyFailed => self.notice = Some(Notice::CannotCopy),
            Msg::Return => self.take_up_previous(at, &mut cmds),
            Msg::Wish(_)
            | Msg::Generate
            | Msg::GenerateSame
            | Msg::Cancel
            | Msg::Paste(_)
            | Msg::Example(_)
            | Msg::Link(_)
            | Msg::Answered(_)
            | Msg::WorkerLost => self.work(msg, at, &mut cmds),
        }
        cmds
    }

    fn select(&mut self, cell: Cell) {
        if cell.index() < self.game.order().cell_count() {
            self.cursor = cell;
        }
    }

    fn point(&mut self, pointing: Option<Pointing>) {
        let rests = pointing.is_some_and(|pointing| Some(pointing.cell) == self.resting);
        if !rests {
            self.resting = None;
            self.pointing = pointing;
        }
    }

    fn note(&mut self, digit: Digit, at: Moment, cmds: &mut Vec<Cmd>) {
        let turn = self.game.noting(self.cursor, digit);
        self.play(turn, at, cmds);
    }

    /// Plays a turn if there is one and the board is the player's to play on.
    fn play(&mut self, turn: Option<Turn>, at: Moment, cmds: &mut Vec<Cmd>) {
        let Some(turn) = turn else { return };
        if self.panel != Panel::Play || self.paused {
            return;
        }
        let several = turn.edits.len() > 1;
        if let [edit] = &turn.edits[..] {
            self.cursor = edit.cell;
        }
        let event = Event::Turn(turn.clone());
        if !self.game.play(turn) {
            return;
        }
        if !several {
            cmds.push(Cmd::Announce(Announcement::Cell(self.cursor, self.game.order())));
        }
        self.board_changed(event, at, cmds);
        self.notice_the_end(at, cmds);
    }

    fn undo(&mut self, at: Moment, cmds: &mut Vec<Cmd>) {
        if self.panel == Panel::Play && !self.paused && self.game.undo() {
            cmds.push(Cmd::Announce(Announcement::Undone(true)));
            self.board_changed(Event::Undo, at, cmds);
        }
    }

    fn redo(&mut self, at: Moment, cmds: &mut Vec<Cmd>) {
        if self.panel == Panel::Play && !self.paused && self.game.redo() {
            cmds.push(Cmd::Announce(Announcement::Undone(false)));
            self.board_changed(Event::Redo, at, cmds);
            self.notice_the_end(at, cmds);
        }
    }

    fn board_changed(&mut self, event: Event, at: Moment, cmds: &mut Vec<Cmd>) {
        self.revision += 1;
        self.acted = true;
        if matches!(self.notice, Some(Notice::PuzzleReplaced | Notice::FullButWrong)) {
            self.notice = None;
        }
        self.record(event, at, cmds);
        self.run_clock(at.now);
    }

    /// The finish, or the word that a full board is not right.
    fn notice_the_end(&mut self, at: Moment, cmds: &mut Vec<Cmd>) {
        if self.game.is_finished() {
            self.clock.stop(at.now);
            self.dialog = Some(Dialog::Finish);
            cmds.push(Cmd::Announce(Announcement::Finished));
        } else if self.game.grid().is_full() {
            self.notice = Some(Notice::FullButWrong);
        }
    }

    /// A new game takes the board. The one before is kept, and can be taken up again.
    fn begin(&mut self, game: Game, played: Millis, at: Moment, cmds: &mut Vec<Cmd>) {
        let touched = self.kept && !self.game.history().is_empty();
        let played_before = self.clock.elapsed(at.now);
        let old = std::mem::replace(&mut self.game, game);
        // A puzzle that nobody touched does not push out the game that was played before it.
        if touched {
            self.previous = Some((self.id, old, played_before));
        }
        self.notice = self.previous.is_some().then_some(Notice::PuzzleReplaced);
        // Two games begun within a millisecond are still two.
        self.id = at.date.max(self.id + 1);
        self.clock = Clock::stopped_at(played);
        self.next_record = 0;
        self.whole = [0; 2];
        self.kept = false;
        self.acted = true;
        self.board_replaced(at, cmds);
        self.record(Event::Time, at, cmds);
        cmds.push(Cmd::Announce(Announcement::Puzzle(self.game.order(), self.level())));
    }

    fn board_replaced(&mut self, at: Moment, cmds: &mut Vec<Cmd>) {
        let order = self.game.order();
        self.revision += 1;
        self.cursor = middle(&self.game);
        self.pointing = None;
        self.thing = None;
        self.solver = None;
        self.panel = Panel::Play;
        self.solution_beside = false;
        self.dialog = None;
        self.refusal = None;
        self.paused = false;
        self.wish.order = order;
        self.wish.level = self.level().unwrap_or(self.wish.level);
        self.wish = self.wish.clone().possible();
        self.run_clock(at.now);
        cmds.push(Cmd::Run(None));
        cmds.push(Cmd::SetLink(crate::notation::link::write(self.game.puzzle().clues())));
    }

    fn take_up_previous(&mut self, at: Moment, cmds: &mut Vec<Cmd>) {
        if let Some((_, game, played)) = self.previous.take() {
            self.begin(game, played, at, cmds);
        }
    }

    fn open(&mut self, dialog: Dialog) {
        self.dialog = Some(dialog);
        self.refusal = None;
        self.cannot_generate = None;
    }

    fn dismiss(&mut self, cmds: &mut Vec<Cmd>) {
        // The browser gives the focus back to where it was before the dialog.
        self.dialog = None;
        self.pointing = None;
        if self.job.is_some_and(|job| matches!(job.purpose, Purpose::Generate | Purpose::Paste)) {
            self.cancel(cmds);
        }
    }

    fn pause(&mut self, at: Moment, cmds: &mut Vec<Cmd>) {
        // While the solver is watched the clock stands anyway.
        if self.panel == Panel::Solve {
            return;
        }
        self.paused = !self.paused;
        if !self.paused {
            cmds.push(Cmd::Focus);
        }
        self.clock.stop(at.now);
        self.run_clock(at.now);
    }

    fn set_visible(&mut self, visible: bool, at: Moment, cmds: &mut Vec<Cmd>) {
        self.visible = visible;
        if visible {
            self.run_clock(at.now);
        } else {
            let counted = self.clock.is_running();
            self.clock.stop(at.now);
            // The time would be lost with the page, which may end now without another word.
            if counted && self.kept && self.acted {
                self.record(Event::Time, at, cmds);
            }
        }
    }

    /// Lets the clock run if the player can see the board and there is something left to do.
    fn run_clock(&mut self, now: Millis) {
        if self.visible && !self.paused && self.panel == Panel::Play && !self.game.is_finished() {
            self.clock.run(now);
        } else {
            self.clock.stop(now);
        }
    }

    pub(super) fn level(&self) -> Option<Level> {
        self.game.origin().graded.map(|graded| graded.level)
    }
}

/// The empty cell nearest to the middle of the board, where a new game begins; the middle itself if all are
/// filled.
fn middle(game: &Game) -> Cell {
    let geometry = game.order().geometry();
    let half = game.order().side() / 2;
    let far = |cell: &Cell| {
        geometry.row(*cell).abs_diff(half).pow(2) + geometry.column(*cell).abs_diff(half).pow(2)
    };
    let empty = Cell::all(game.order()).filter(|&cell| game.entry(cell).digit().is_none());
    empty.min_by_key(far).unwrap_or_else(|| geometry.cell(half, half))
}
