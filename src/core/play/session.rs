//! The session: one message in, the state changed, commands out. It knows no browser; time, chance and
//! dates come in with each message.

mod jobs;
mod stepping;

pub use crate::play::solver::{Speed, StepMsg};
use crate::{
    Cell, Digit, Order,
    explain::Span,
    generate::GenerateError,
    level::Level,
    passes::PassKind,
    play::{
        clock::{Clock, Millis},
        game::{Game, Turn, TurnKind},
        journal::{Event, Record, Restored, WHOLE_EVERY},
        solver::Solver,
        ui::{Dialog, Direction, Notice, Panel, Pointing, Refusal, SaveFault, Thing, Wish},
    },
    wire::{JobId, Request, Response},
};
use std::collections::BTreeSet;

/// What the browser alone knows when a message comes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Moment {
    /// A clock that never goes back, in milliseconds.
    pub now: Millis,
    /// The date, in milliseconds since 1970: it names games and nothing else.
    pub date: Millis,
    /// Fresh chance.
    pub chance: u64,
}

/// All that can happen.
#[derive(Clone, Debug, PartialEq)]
pub enum Msg {
    /// The cursor goes to a cell.
    Select(Cell),
    /// The cursor moves.
    Go(Direction),
    /// A digit was typed or tapped: it is placed, or noted in note mode.
    Enter(Digit),
    /// A digit is noted, whatever the mode.
    Note(Digit),
    /// The cell under the cursor is emptied.
    Erase,
    /// Note mode is switched.
    ToggleNotes,
    /// The last turn is taken back.
    Undo,
    /// The turn taken back is done again.
    Redo,
    /// The board is cleared to the givens.
    Restart,
    /// The pointer rests on another spot, or left the board.
    Point(Option<Pointing>),
    /// A piece of a sentence is pointed at, or no longer.
    PointAt(Option<Thing>),
    /// All candidates are shown, or no longer.
    ToggleCandidates,
    /// The other face of the page.
    Show(Panel),
    /// See how the puzzle is solved, from its givens.
    Review,
    /// A move of the stepper.
    Step(StepMsg),
    /// A dialog opens.
    Open(Dialog),
    /// Whatever is open closes.
    Dismiss,
    /// The notice was read.
    DismissNotice,
    /// The wishes for the next puzzle.
    Wish(Wish),
    /// Make the puzzle that is wished for.
    Generate,
    /// Make another of the same kind as the present one.
    GenerateSame,
    /// Stop the work in progress.
    Cancel,
    /// A text was pasted as a puzzle.
    Paste(String),
    /// A built-in example is chosen, by its index.
    Example(usize),
    /// The address names this puzzle.
    Link(String),
    /// The puzzle before is taken up again.
    Return,
    /// The solution is filled in.
    FillSolution,
    /// The solution is shown beside the board, or no longer.
    ShowSolution(bool),
    /// The clock is paused or goes on, by the player.
    Pause,
    /// The page was hidden or shown.
    Visible(bool),
    /// Some time has passed.
    Tick,
    /// The board is drawn so large: a cell in pixels.
    Resized(u16),
    /// The worker says something.
    Answered(Response),
    /// The worker died, and a new one stands ready.
    WorkerLost,
    /// A record has reached the disk.
    Saved {
        /// The game.
        game: u64,
        /// The record's number.
        number: u64,
    },
    /// A record could not be written.
    SaveFailed(SaveFault),
    /// Something saved was found at the start.
    Restored {
        /// The game's name.
        game: u64,
        /// What was read.
        restored: Box<Restored>,
    },
    /// Something saved was found at the start and could not be read.
    Unreadable,
    /// The link was not copied.
    CopyFailed,
}

/// What the browser is asked to do.
#[derive(Clone, Debug, PartialEq)]
pub enum Cmd {
    /// Append a record to a game's journal.
    Save {
        /// The game.
        game: u64,
        /// The record's number.
        number: u64,
        /// The record.
        text: String,
        /// Records below this number are no longer needed.
        forget_below: u64,
    },
    /// Ask the worker.
    Ask(Request),
    /// End the worker's work at once.
    Cancel,
    /// Say something to those who listen.
    Announce(Announcement),
    /// The address shall hold this.
    SetLink(String),
    /// Send [`StepMsg::RunTick`] at this interval, or no longer.
    Run(Option<Millis>),
    /// Put the focus on the cell of the cursor.
    Focus,
}

/// Something to be said to those who cannot see the board.
#[derive(Clone, Debug, PartialEq)]
pub enum Announcement {
    /// That cell has changed, on a board of that order.
    Cell(Cell, Order),
    /// A step, as its sentence.
    Step(Vec<Span>, Order),
    /// A whole pass.
    Pass {
        /// What it looked for.
        kind: PassKind,
        /// Its number, if it found something.
        number: Option<usize>,
        /// How many steps it has.
        steps: usize,
    },
    /// The solver's end.
    End(crate::trail::State),
    /// A new puzzle stands on the board.
    Puzzle(Order, Option<Level>),
    /// The puzzle is solved.
    Finished,
    /// Note mode is on or off.
    Notes(bool),
    /// A turn was taken back or done again.
    Undone(bool),
    /// The solver will not start: so many digits are wrong.
    Blocked(usize),
}

/// Long work that was asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Job {
    /// Its name.
    pub id: JobId,
    /// What for.
    pub purpose: Purpose,
    /// The revision of the board it was asked for.
    pub revision: u64,
    /// How far it is, once something was heard.
    pub progress: Option<crate::generate::Progress>,
}

/// What long work is for, and so what its answer does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Purpose {
    /// A puzzle to be played.
    Generate,
    /// A pasted text to be played.
    Paste,
    /// The puzzle of a link.
    Link,
    /// An example.
    Example,
    /// All passes to the end.
    Passes,
    /// A search.
    Search,
}

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
    pub(super) paused: bool,
    pub(super) visible: bool,
    pub(super) cell_pixels: u16,
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
            unsaved: BTreeSet::new(),
            kept: false,
            previous: None,
            revision: 0,
            job: None,
            next_job: 1,
            notes_on: false,
            pointing: None,
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
            paused: false,
            visible: true,
            cell_pixels: 48,
        };
        session.run_clock(at.now);
        session
    }

    /// Takes a message in, and says what the browser has to do.
    pub fn update(&mut self, msg: Msg, at: Moment) -> Vec<Cmd> {
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
            }
            Msg::Point(pointing) => self.pointing = pointing,
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
            Msg::Pause => self.pause(at),
            Msg::Visible(visible) => self.set_visible(visible, at, &mut cmds),
            Msg::Tick => {}
            Msg::Resized(pixels) => self.cell_pixels = pixels,
            Msg::Saved { game, number } => self.saved(game, number),
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

    /// Appends to the journal. The first record of a journal is the whole game.
    fn record(&mut self, event: Event, at: Moment, cmds: &mut Vec<Cmd>) {
        let began = !self.kept;
        self.kept = true;
        let whole = began || self.next_record - self.whole[0] >= WHOLE_EVERY;
        let event = if whole { Event::Whole(Box::new(self.game.clone())) } else { event };
        let number = self.next_record;
        if whole {
            self.whole = [number, self.whole[0]];
        }
        self.next_record += 1;
        let text = Record { number, played: self.clock.elapsed(at.now), event }.write();
        self.unsaved.insert((self.id, number));
        cmds.push(Cmd::Save { game: self.id, number, text, forget_below: self.whole[1] });
    }

    fn saved(&mut self, game: u64, number: u64) {
        self.unsaved.remove(&(game, number));
        let told = matches!(self.notice, Some(Notice::NotSaved(fault)) if fault != SaveFault::Elsewhere);
        if self.unsaved.is_empty() && told {
            self.notice = None;
        }
    }

    /// What could not be written is tried again with the next record. If another page writes to the same
    /// game, this one goes on as a game of its own, so that neither overwrites the other.
    fn save_failed(&mut self, fault: SaveFault, at: Moment, cmds: &mut Vec<Cmd>) {
        if fault == SaveFault::Elsewhere {
            self.unsaved.clear();
            self.id = at.date.max(self.id + 1);
            self.next_record = 0;
            self.whole = [0; 2];
            self.kept = false;
            self.record(Event::Time, at, cmds);
        }
        self.notice = Some(Notice::NotSaved(fault));
    }

    /// A new game takes the board. The one before is kept, and can be taken up again.
    fn begin(&mut self, game: Game, played: Millis, at: Moment, cmds: &mut Vec<Cmd>) {
        let touched = self.kept && !self.game.history().is_empty();
        let played_before = self.clock.elapsed(at.now);
        let old = std::mem::replace(&mut self.game, game);
        self.previous = touched.then_some((self.id, old, played_before));
        self.notice = touched.then_some(Notice::PuzzleReplaced);
        // Two games begun within a millisecond are still two.
        self.id = at.date.max(self.id + 1);
        self.clock = Clock::stopped_at(played);
        self.next_record = 0;
        self.whole = [0; 2];
        self.kept = false;
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

    fn restored(&mut self, id: u64, restored: Restored, at: Moment, cmds: &mut Vec<Cmd>) {
        self.game = restored.game;
        self.id = id;
        self.clock = Clock::stopped_at(restored.played);
        self.next_record = restored.next;
        self.whole = [restored.whole, 0];
        // What follows a gap cannot be appended to: the next record is the whole game.
        self.kept = restored.lost == 0;
        self.board_replaced(at, cmds);
        if restored.lost > 0 {
            self.notice = Some(Notice::ActionsLost(restored.lost));
            self.record(Event::Time, at, cmds);
        }
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
        if self.dialog.take().is_some() {
            cmds.push(Cmd::Focus);
        }
        self.pointing = None;
        if self.job.is_some_and(|job| matches!(job.purpose, Purpose::Generate | Purpose::Paste)) {
            self.cancel(cmds);
        }
    }

    fn pause(&mut self, at: Moment) {
        self.paused = !self.paused;
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
            if counted && self.kept {
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
