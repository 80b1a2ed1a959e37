//! The session: one message in, the state changed, commands out. It knows no browser; time, chance and
//! dates come in with each message.

mod aiding;
mod announcement;
mod aside;
mod asking;
mod climbing;
mod commands;
mod entering;
mod hinting;
mod importing;
mod job;
mod jobs;
mod judging;
mod ledger;
mod library;
mod making;
mod messages;
mod moments;
mod opening;
mod playing;
mod publishing;
mod rating;
mod reach;
mod replacing;
mod reviewing;
mod saving;
mod shelf;
mod stepping;
mod taking;
mod telling;
mod timing;

pub use announcement::Announcement;
pub use commands::Cmd;
pub use importing::FileMsg;
pub use job::{Job, Purpose};
pub use ledger::LATE_AFTER;
pub use library::{Card, DAYS_KEPT};
pub use making::QUIET;
pub use messages::{Moment, Msg};
pub use reach::Reach;
pub use timing::{AWAY_AFTER, IDLE_AFTER};

pub use crate::play::{
    inquiry::WhyMsg,
    solver::{Speed, StepMsg},
};
use crate::{
    Candidates, Cell, CellSet, Digit,
    generate::GenerateError,
    play::{
        aids::Aid,
        book::Book,
        clock::{Clock, Millis},
        edition::Edition,
        game::{Game, TurnKind},
        gaze::Gaze,
        input::{Brush, Filter, Mode},
        inquiry::Inquiry,
        making::Maker,
        settings::{NoteLayout, Settings, SettingsFault},
        solver::Solver,
        stock::Stock,
        teacher::Teacher,
        ui::{Dialog, Notice, Panel, Refusal, SaveFault, Thing, Wish},
    },
    wire::{JobId, Rated},
};
use aside::{Aside, Left};
use importing::Import;
use ledger::Ledger;
use library::Loading;
use saving::Tail;
use shelf::{Kept, Shelf};
use std::sync::OnceLock;

/// Everything that is known while the page is open.
#[derive(Clone, Debug)]
pub struct Session {
    pub(super) game: Game,
    pub(super) id: u64,
    pub(super) clock: Clock,
    /// Where its journal ends.
    pub(super) tail: Tail,
    /// Whether the player has done anything on this page: one that is only looked at writes nothing.
    pub(super) acted: bool,
    /// What was sent to the disk and is not known to be there.
    pub(super) ledger: Ledger,
    /// Whether the player ever changed anything, or a puzzle was chosen: only then is the game kept.
    pub(super) kept: bool,
    /// The games that left the board.
    pub(super) aside: Aside,
    /// Grows with each change of the board, so that late answers are known as such.
    pub(super) revision: u64,
    pub(super) job: Option<Job>,
    pub(super) next_job: JobId,
    pub(super) settings: Settings,
    /// Why a change of the settings ends with the page, if it does.
    pub(super) settings_fault: Option<SettingsFault>,
    pub(super) cursor: Cell,
    /// The cells chosen; none if it is the cursor's alone.
    pub(super) chosen: CellSet,
    pub(super) mode: Mode,
    /// The mode of a key that is held.
    pub(super) held: Option<Mode>,
    /// The digit that tapped cells take.
    pub(super) lock: Option<Digit>,
    /// Whether the next letter is a command where letters are digits.
    pub(super) layer: bool,
    pub(super) brush: Brush,
    pub(super) filter: Option<Filter>,
    /// Whether the pad chooses what is pointed out.
    pub(super) picking: bool,
    /// Cells that a check found wrong, until the board changes.
    pub(super) wrong: CellSet,
    pub(super) shelf: Shelf,
    pub(super) import: Import,
    pub(super) loading: Option<Loading>,
    pub(super) book: Book,
    /// Why the book of times could not be read.
    pub(super) book_fault: Option<SaveFault>,
    /// When the player last did anything.
    pub(super) active: Millis,
    pub(super) gaze: Gaze,
    pub(super) thing: Option<Thing>,
    pub(super) candidates_on: [bool; 2],
    pub(super) solution_beside: bool,
    pub(super) panel: Panel,
    pub(super) solver: Option<Solver>,
    pub(super) speed: Speed,
    pub(super) teacher: Teacher,
    pub(super) dialog: Option<Dialog>,
    pub(super) wish: Wish,
    pub(super) maker: Maker,
    pub(super) stock: Stock,
    pub(super) edition: Edition,
    pub(super) refusal: Option<Refusal>,
    pub(super) cannot_generate: Option<GenerateError>,
    /// How hard the puzzle on the board is, once it was asked for.
    pub(super) rated: Option<Rated>,
    pub(super) notice: Option<Notice>,
    /// What is said after the notice, when that has gone.
    pub(super) later: Vec<Notice>,
    pub(super) paused: bool,
    pub(super) visible: bool,
    pub(super) cell_pixels: u16,
    /// The position that the board shows, once it was asked for; forgotten with each message.
    pub(super) shown: OnceLock<Candidates>,
    /// What was asked why, and the position that the answer is about if it is another than the board's.
    pub(super) inquiry: Option<Box<Inquiry>>,
    pub(super) answer: Option<Candidates>,
}

impl Session {
    /// A session on a game that nobody has touched yet.
    #[must_use]
    pub fn new(game: Game, at: Moment) -> Self {
        let mut session = Self {
            cursor: replacing::middle(&game),
            game,
            id: at.date,
            clock: Clock::default(),
            tail: Tail::default(),
            acted: false,
            ledger: Ledger::default(),
            kept: false,
            aside: Aside::default(),
            revision: 0,
            job: None,
            next_job: 1,
            settings: Settings::default(),
            settings_fault: None,
            chosen: CellSet::EMPTY,
            mode: Mode::default(),
            held: None,
            lock: None,
            layer: false,
            brush: Brush::default(),
            filter: None,
            picking: false,
            wrong: CellSet::EMPTY,
            shelf: Shelf::default(),
            import: Import::default(),
            loading: None,
            book: Book::default(),
            book_fault: None,
            active: at.now,
            gaze: Gaze::default(),
            thing: None,
            candidates_on: [false, true],
            solution_beside: false,
            panel: Panel::Play,
            solver: None,
            speed: Speed::default(),
            teacher: Teacher::default(),
            dialog: None,
            wish: Wish::default(),
            maker: Maker::new(at.day),
            stock: Stock::default(),
            edition: Edition::default(),
            refusal: None,
            cannot_generate: None,
            rated: None,
            notice: None,
            later: Vec::new(),
            paused: false,
            visible: true,
            cell_pixels: 48,
            shown: OnceLock::new(),
            inquiry: None,
            answer: None,
        };
        session.run_clock(at.now);
        session
    }

    /// Takes a message in, and says what the browser has to do.
    pub fn update(&mut self, msg: Msg, at: Moment) -> Vec<Cmd> {
        self.shown = OnceLock::new();
        self.maker.today = at.day;
        if msg.is_an_entry() {
            self.gaze.rest();
        }
        let layered = self.layer;
        if !msg.is_from_the_machine() {
            self.active = at.now;
            self.layer &= msg.is_a_gesture();
            self.touch_work(&msg);
            if !msg.is_a_gesture() {
                self.gaze.answered();
            }
        }
        let mut cmds = Vec::new();
        match msg {
            Msg::Select(cell) => self.select(cell),
            Msg::Go(direction) => self.go(direction, false, &mut cmds),
            Msg::Extend(direction) => self.go(direction, true, &mut cmds),
            Msg::Tap(tap) => self.tap(tap, at, &mut cmds),
            Msg::DragTo(cell) => self.extend_to(cell),
            Msg::DragEnd => cmds.push(Cmd::Focus),
            Msg::SelectSame(cell) => self.select_same(cell),
            Msg::SelectAll => self.select_all(),
            Msg::Enter(digit) => self.enter(digit, self.mode, at, &mut cmds),
            Msg::EnterAs(mode, digit) => self.enter(digit, mode, at, &mut cmds),
            Msg::Pad(digit) => self.pad_key(digit, at, &mut cmds),
            Msg::PadTwice(digit) => self.pad_key_again(digit, at, &mut cmds),
            Msg::Lock(digit) => self.toggle_lock(digit),
            Msg::LockHere => self.lock_here(),
            Msg::Confirm => match self.lock {
                Some(digit) => self.enter(digit, self.mode, at, &mut cmds),
                None => self.check(at, &mut cmds),
            },
            Msg::Erase => self.erase(at, &mut cmds),
            // Notes in fixed places have one kind: what nobody sees is not changed.
            Msg::Swap if self.settings.note_layout == NoteLayout::Fixed => {}
            Msg::Swap => {
                let turn = self.game.swapping(&self.selection());
                self.play(turn, at, &mut cmds);
            }
            Msg::SetMode(mode) => self.set_mode(mode, &mut cmds),
            Msg::NextMode => {
                let next = self.mode.next(self.settings.note_layout);
                self.set_mode(next, &mut cmds);
            }
            Msg::Hold(mode) => self.held = mode,
            Msg::ToggleLayer => self.layer = !self.layer,
            Msg::Paint(colour) => self.paint_with(colour, at, &mut cmds),
            Msg::PaintOn(target) => self.brush.target = target,
            Msg::ClearColours => {
                let turn = self.game.clearing_colours();
                self.play(turn, at, &mut cmds);
            }
            Msg::FillNotes(fill) => self.fill_notes(fill, at, &mut cmds),
            Msg::FilterBy(filter) => self.filter_by(filter, at, &mut cmds),
            Msg::StepFilter { forward } => {
                let next = Filter::stepped(self.filter, forward, self.game.order());
                self.filter_by(Some(next), at, &mut cmds);
            }
            Msg::TogglePicking => {
                self.picking = !self.picking;
                self.filter = self.filter.filter(|_| self.picking);
            }
            Msg::Check => self.check(at, &mut cmds),
            Msg::BackToRight => self.back_to_right(at, &mut cmds),
            Msg::SaveMoment(name) => self.save_here(&name, at, &mut cmds),
            Msg::RenameMoment(node, name) => self.rename(node, &name, at, &mut cmds),
            Msg::UnsaveMoment(node) => self.unsave(node, at, &mut cmds),
            Msg::GoTo(node) => {
                self.dialog = None;
                self.go_to(node, at, &mut cmds);
                cmds.push(Cmd::Focus);
            }
            Msg::Try => self.try_out(at, &mut cmds),
            Msg::GiveUp => self.give_up(at, &mut cmds),
            Msg::KeepTrial => self.keep_trial(at, &mut cmds),
            Msg::Undo => self.undo(at, &mut cmds),
            Msg::Redo => self.redo(at, &mut cmds),
            Msg::Restart => {
                let turn = self.game.restarting();
                self.play(turn, at, &mut cmds);
            }
            Msg::FillSolution => {
                self.dialog = None;
                if self.is_playable() {
                    self.note_aid(Aid::SolutionSeen, at, &mut cmds);
                }
                let turn = self.game.filling(TurnKind::Solution, self.game.puzzle().solution());
                self.play(turn, at, &mut cmds);
            }
            Msg::ShowSolution(shown) => {
                self.dialog = None;
                self.solution_beside = shown;
                if shown {
                    self.note_aid(Aid::SolutionSeen, at, &mut cmds);
                }
                cmds.push(Cmd::Focus);
            }
            Msg::Point(pointing) => self.gaze.point(pointing),
            Msg::Look => self.look(&mut cmds),
            Msg::PointAt(thing) => self.thing = thing,
            Msg::Review => self.review(at, &mut cmds),
            Msg::ToggleCandidates => {
                let on = &mut self.candidates_on[self.panel as usize];
                *on = !*on;
                if *on && self.panel == Panel::Play {
                    self.note_aid(Aid::Candidates, at, &mut cmds);
                }
            }
            Msg::Show(panel) => self.show(panel, at, &mut cmds),
            Msg::Step(step) => self.step(step, at, &mut cmds),
            Msg::Teach(asked) => self.teach(asked, at, &mut cmds),
            Msg::Open(dialog) => self.open(dialog, &mut cmds),
            Msg::Dismiss => self.dismiss(&mut cmds),
            // It takes the comma back, and nothing else.
            Msg::Escape if layered => {}
            Msg::Escape if self.inquiry.is_some() => self.close_inquiry(&mut cmds),
            Msg::Escape => self.escape(&mut cmds),
            Msg::DismissNotice => self.dismiss_notice(&mut cmds),
            Msg::Set(switch, on) => self.change_settings(|own| own.set(switch, on), at, &mut cmds),
            Msg::Choose(choice) => self.change_settings(|own| own.choose(choice), at, &mut cmds),
            Msg::ResetSettings => self.change_settings(|own| *own = Settings::default(), at, &mut cmds),
            Msg::SetTechnique(technique, on) => {
                self.change_settings(|own| own.set_technique(technique, on), at, &mut cmds);
            }
            Msg::SettingsRead(read) => self.settings_read(read, at),
            Msg::SettingsNotKept => _ = self.settings_fault.get_or_insert(SettingsFault::NotKept),
            Msg::Pause => self.pause(at, &mut cmds),
            Msg::Idle => self.idle(at, &mut cmds),
            Msg::Visible(visible) => self.set_visible(visible, at, &mut cmds),
            Msg::Resized(pixels) => self.cell_pixels = pixels,
            Msg::Saved { game, number } => self.saved(game, number, &mut cmds),
            Msg::SaveLate => self.save_late(at, &mut cmds),
            Msg::SavesGone => self.save_whole(at, &mut cmds),
            Msg::Taken { game } => self.taken(game, at, &mut cmds),
            Msg::SaveFailed(fault) => self.save_failed(fault, at, &mut cmds),
            Msg::Restored { game, restored } => self.restored(game, *restored, at, &mut cmds),
            Msg::Unreadable => self.tell(Notice::SaveUnreadable),
            Msg::NoGames { known } => self.no_games(known),
            Msg::GamesUnread { known, fault } => self.games_unread(known, fault),
            Msg::StillReading => self.notice = Some(Notice::StillReading),
            Msg::CopyFailed => self.notice = Some(Notice::CannotCopy),
            Msg::Return => self.take_up_previous(at, &mut cmds),
            Msg::OpenGame(id) => self.load(Loading::Open(id), at, &mut cmds),
            Msg::RestartGame(id) => self.load(Loading::Restart(id), at, &mut cmds),
            Msg::CopyGame(id) => self.load(Loading::Copy(id), at, &mut cmds),
            Msg::DeleteGame(id) => self.delete(id, at, &mut cmds),
            Msg::UndeleteGame(id) => self.undelete(id, at, &mut cmds),
            Msg::Shelved { game, outcome } => self.shelved(game, outcome),
            Msg::ShelfGrew => {}
            Msg::ShelfRead => self.shelf_read(at, &mut cmds),
            Msg::ShelfFailed(fault) => self.shelf.fail(fault),
            Msg::GameGone(id) => self.game_gone(id, at, &mut cmds),
            Msg::LoadFailed { game, fault } => self.load_failed(game, fault, at, &mut cmds),
            Msg::BookRead(finishes) => {
                self.book.extend(finishes);
                self.book_fault = None;
            }
            Msg::BookFailed(fault) => self.book_fault = Some(fault),
            Msg::Export { part } => self.export(part, at, &mut cmds),
            Msg::Exported(what) => self.notice = Some(Notice::Exported(what)),
            Msg::Import(file) => self.import(file, &mut cmds),
            Msg::File(msg) => self.file(msg, at, &mut cmds),
            Msg::Why(why) => self.why(why, at, &mut cmds),
            Msg::Make(make) => self.make(make, at, &mut cmds),
            Msg::Magazine(msg) => self.magazine(msg, &mut cmds),
            Msg::Wish(_)
            | Msg::Generate
            | Msg::GenerateSame
            | Msg::PlayNearest
            | Msg::Cancel
            | Msg::Paste(_)
            | Msg::Example(_)
            | Msg::Link(_)
            | Msg::Answered(_)
            | Msg::WorkerLost(_) => self.work(msg, at, &mut cmds),
        }
        self.settle_inquiry(&mut cmds);
        if self.notice.is_none() {
            self.notice = self.later.pop();
        }
        cmds
    }
}
