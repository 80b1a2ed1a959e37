//! The session: one message in, the state changed, commands out. It knows no browser; time, chance and
//! dates come in with each message.
//!
//! Its state is in rooms, each in its own file with private fields: a room changes only itself and says what
//! happened; what that ends in other rooms is decided in [`settling`] alone.

mod aiding;
mod announcement;
mod aside;
mod asking;
mod climbing;
mod commands;
mod entering;
mod gaze;
mod hinting;
mod importing;
mod input;
mod jobs;
mod journaling;
mod judging;
mod ledger;
mod library;
mod making;
mod messages;
mod moments;
mod notices;
mod opening;
mod out;
mod page;
mod player;
mod playing;
mod publishing;
mod rating;
mod reach;
mod replacing;
mod reviewing;
mod rooms;
mod saving;
mod settling;
mod shelf;
mod stepper;
mod stepping;
mod table;
mod taking;
mod telling;
mod timing;

pub use announcement::Announcement;
pub use commands::Cmd;
pub use importing::FileMsg;
pub use ledger::LATE_AFTER;
pub use library::{Card, DAYS_KEPT};
pub use making::QUIET;
pub use messages::{Moment, Msg};
pub use reach::Reach;
pub use timing::{AWAY_AFTER, IDLE_AFTER};

pub use crate::play::{
    inquiry::WhyMsg,
    solver::{Speed, StepMsg},
    work::{Job, Purpose},
};
pub(in crate::play) use gaze::Position;

use crate::play::{
    aids::Aid,
    edition::Edition,
    game::{Game, TurnKind},
    input::Filter,
    inquiry::Inquiry,
    making::Maker,
    settings::{NoteLayout, Settings},
    stock::Stock,
    teacher::Teacher,
    ui::{Notice, Panel},
    work::Work,
};
use aside::{Aside, Left};
use gaze::Gaze;
use importing::Import;
use input::Input;
use journaling::Tail;
use ledger::Ledger;
use library::Loading;
use notices::Notices;
use out::Out;
use page::Page;
use player::Player;
use settling::Happened;
use shelf::Shelf;
use stepper::Stepper;
use table::{BoardChanged, Laid, Table};

/// Everything that is known while the page is open.
#[derive(Clone, Debug)]
pub struct Session {
    /// The game on the board.
    table: Table,
    /// What the player's hand is about.
    input: Input,
    /// Where the player looks.
    gaze: Gaze,
    /// What is seen of the page.
    page: Page,
    /// What has to be read.
    notices: Notices,
    /// What the worker does.
    work: Work,
    /// The solver as it is watched.
    stepper: Stepper,
    /// Hints, judgements and the review.
    teacher: Teacher,
    /// What was asked why.
    inquiry: Option<Box<Inquiry>>,
    /// The making of puzzles.
    maker: Maker,
    /// Puzzles made for later.
    stock: Stock,
    /// The magazine.
    edition: Edition,
    /// What was sent to the disk and is not known to be there.
    ledger: Ledger,
    /// The games that left the board.
    aside: Aside,
    /// The games on the disk.
    shelf: Shelf,
    /// The file that is read in.
    import: Import,
    /// Settings and times.
    player: Player,
}

impl Session {
    /// A session on a game that nobody has touched yet.
    #[must_use]
    pub fn new(game: Game, at: Moment) -> Self {
        let mut session = Self {
            input: Input::new(replacing::middle(&game)),
            table: Table::new(game, at.date),
            gaze: Gaze::default(),
            page: Page::new(at.now),
            notices: Notices::default(),
            work: Work::default(),
            stepper: Stepper::default(),
            teacher: Teacher::default(),
            inquiry: None,
            maker: Maker::new(at.day),
            stock: Stock::default(),
            edition: Edition::default(),
            ledger: Ledger::default(),
            aside: Aside::default(),
            shelf: Shelf::default(),
            import: Import::default(),
            player: Player::default(),
        };
        session.run_clock(at.now);
        session
    }

    /// Takes a message in, and says what the browser has to do.
    pub fn update(&mut self, msg: Msg, at: Moment) -> Vec<Cmd> {
        self.gaze.forget_position();
        self.maker.set_today(at.day);
        if msg.is_an_entry() {
            self.gaze.rest();
        }
        let awaited_a_command = self.input.is_comma_pending();
        if !msg.is_from_the_machine() {
            self.page.act(at.now);
            if !msg.is_a_gesture() {
                self.input.drop_comma();
                self.work.touch();
                self.gaze.answered();
            }
        }
        let mut out = Out::new(at);
        match msg {
            Msg::Select(cell) => self.input.select(cell, self.table.game().order()),
            Msg::Go(direction) => self.go(direction, false, &mut out),
            Msg::Extend(direction) => self.go(direction, true, &mut out),
            Msg::Tap(tap) => self.tap(tap, &mut out),
            Msg::DragTo(cell) => self.input.extend_to(cell, self.table.game().order()),
            Msg::DragEnd => out.push(Cmd::Focus),
            Msg::SelectSame(cell) => self.select_same(cell),
            Msg::SelectAll => self.input.select_all(self.table.game().order()),
            Msg::Enter(digit) => self.enter(digit, self.input.set_one(), &mut out),
            Msg::EnterAs(mode, digit) => self.enter(digit, mode, &mut out),
            Msg::Pad(digit) => self.pad_key(digit, &mut out),
            Msg::PadTwice(digit) => self.pad_key_again(digit, &mut out),
            Msg::Lock(digit) => self.input.toggle_lock(digit, self.table.game().order()),
            Msg::LockHere => self.lock_here(),
            Msg::Confirm => match self.input.lock() {
                Some(digit) => self.enter(digit, self.input.set_one(), &mut out),
                None => self.check(&mut out),
            },
            Msg::Erase => self.erase(&mut out),
            // Notes in fixed places have one kind: what nobody sees is not changed.
            Msg::Swap if self.player.settings().note_layout == NoteLayout::Fixed => {}
            Msg::Swap => {
                let turn = self.table.game().swapping(&self.selection());
                self.play(turn, &mut out);
            }
            Msg::SetMode(mode) => self.set_mode(mode, &mut out),
            Msg::NextMode => {
                let next = self.input.set_one().next(self.player.settings().note_layout);
                self.set_mode(next, &mut out);
            }
            Msg::Hold(mode) => self.input.hold(mode),
            Msg::ToggleLayer => self.input.toggle_comma(),
            Msg::Paint(colour) => self.paint_with(colour, &mut out),
            Msg::PaintOn(target) => self.input.paint_on(target),
            Msg::ClearColours => {
                let turn = self.table.game().clearing_colours();
                self.play(turn, &mut out);
            }
            Msg::FillNotes(fill) => self.fill_notes(fill, &mut out),
            Msg::FilterBy(filter) => self.filter_by(filter, &mut out),
            Msg::StepFilter { forward } => {
                let next = Filter::stepped(self.input.filter(), forward, self.table.game().order());
                self.filter_by(Some(next), &mut out);
            }
            Msg::TogglePicking => self.input.toggle_picking(),
            Msg::Check => self.check(&mut out),
            Msg::BackToRight => self.back_to_right(&mut out),
            Msg::SaveMoment(name) => self.save_here(&name, &mut out),
            Msg::RenameMoment(node, name) => self.rename(node, &name, &mut out),
            Msg::UnsaveMoment(node) => self.unsave(node, &mut out),
            Msg::GoTo(node) => {
                self.page.close();
                self.go_to(node, &mut out);
                out.push(Cmd::Focus);
            }
            Msg::Try => self.try_out(&mut out),
            Msg::GiveUp => self.give_up(&mut out),
            Msg::KeepTrial => self.keep_trial(&mut out),
            Msg::Undo => self.undo(&mut out),
            Msg::Redo => self.redo(&mut out),
            Msg::Restart => {
                let turn = self.table.game().restarting();
                self.play(turn, &mut out);
            }
            Msg::FillSolution => {
                self.page.close();
                if self.is_playable() {
                    self.note_aid(Aid::SolutionSeen, &mut out);
                }
                let turn =
                    self.table.game().filling(TurnKind::Solution, self.table.game().puzzle().solution());
                self.play(turn, &mut out);
            }
            Msg::ShowSolution(shown) => {
                self.page.close();
                self.table.put_solution_beside(shown);
                if shown {
                    self.note_aid(Aid::SolutionSeen, &mut out);
                }
                out.push(Cmd::Focus);
            }
            Msg::Point(pointing) => self.gaze.point(pointing),
            Msg::Look => self.look(&mut out),
            Msg::PointAt(thing) => self.gaze.point_at(thing),
            Msg::Review => self.review(&mut out),
            Msg::ToggleCandidates => {
                let panel = self.page.panel();
                if self.gaze.toggle_candidates(panel) && panel == Panel::Play {
                    self.note_aid(Aid::Candidates, &mut out);
                }
            }
            Msg::Show(panel) => self.show(panel, &mut out),
            Msg::Step(step) => self.step(step, &mut out),
            Msg::Teach(asked) => self.teach(asked, &mut out),
            Msg::Open(dialog) => self.open(dialog, &mut out),
            Msg::Dismiss => self.dismiss(&mut out),
            // It takes the comma back, and nothing else.
            Msg::Escape if awaited_a_command => {}
            Msg::Escape if self.inquiry.is_some() => self.close_inquiry(&mut out),
            Msg::Escape => self.escape(&mut out),
            Msg::DismissNotice => self.dismiss_notice(&mut out),
            Msg::Set(switch, on) => self.change_settings(|own| own.set(switch, on), &mut out),
            Msg::Choose(choice) => self.change_settings(|own| own.choose(choice), &mut out),
            Msg::ResetSettings => self.change_settings(|own| *own = Settings::default(), &mut out),
            Msg::SetTechnique(technique, on) => {
                self.change_settings(|own| own.set_technique(technique, on), &mut out);
            }
            Msg::SettingsRead(read) => self.settings_read(read, &out),
            Msg::SettingsNotKept => self.player.settings_not_kept(),
            Msg::Pause => self.pause(&mut out),
            Msg::Idle => self.idle(&mut out),
            Msg::Visible(visible) => self.set_visible(visible, &mut out),
            Msg::Resized(pixels) => self.gaze.resize(pixels),
            Msg::Saved { game, number } => self.saved(game, number, &mut out),
            Msg::SaveLate => self.save_late(&mut out),
            Msg::SavesGone => self.save_whole(&mut out),
            Msg::Taken { game } => self.taken(game, &mut out),
            Msg::SaveFailed(fault) => self.save_failed(fault, &mut out),
            Msg::Restored { game, restored } => self.restored(game, *restored, &mut out),
            Msg::Unreadable => self.notices.tell(Notice::SaveUnreadable),
            Msg::NoGames { known } => self.no_games(known),
            Msg::GamesUnread { known, fault } => self.games_unread(known, fault),
            Msg::StillReading => self.notices.say(Notice::StillReading),
            Msg::CopyFailed => self.notices.say(Notice::CannotCopy),
            Msg::Return => self.take_up_previous(&mut out),
            Msg::OpenGame(id) => self.load(Loading::Open(id), &mut out),
            Msg::RestartGame(id) => self.load(Loading::Restart(id), &mut out),
            Msg::CopyGame(id) => self.load(Loading::Copy(id), &mut out),
            Msg::DeleteGame(id) => self.delete(id, &mut out),
            Msg::UndeleteGame(id) => self.undelete(id, &mut out),
            Msg::Shelved { game, outcome } => self.shelf.take(game, outcome),
            Msg::ShelfGrew => {}
            Msg::ShelfRead => self.shelf_read(&mut out),
            Msg::ShelfFailed(fault) => self.shelf.fail(fault),
            Msg::GameGone(id) => self.game_gone(id, &mut out),
            Msg::LoadFailed { game, fault } => self.load_failed(game, fault, &mut out),
            Msg::BookRead(finishes) => self.player.take_book(Ok(finishes)),
            Msg::BookFailed(fault) => self.player.take_book(Err(fault)),
            Msg::Export { part } => self.export(part, &mut out),
            Msg::Exported(what) => self.notices.say(Notice::Exported(what)),
            Msg::Import(file) => self.import(file, &mut out),
            Msg::File(msg) => self.file(msg, &mut out),
            Msg::Why(why) => self.why(why, &mut out),
            Msg::Make(make) => self.make(make, &mut out),
            Msg::Magazine(msg) => self.magazine(msg, &mut out),
            Msg::Wish(_)
            | Msg::Generate
            | Msg::GenerateSame
            | Msg::PlayNearest
            | Msg::Cancel
            | Msg::Paste(_)
            | Msg::Example(_)
            | Msg::Link(_)
            | Msg::Answered(_)
            | Msg::WorkerLost(_) => self.work(msg, &mut out),
        }
        self.settle_inquiry(&mut out);
        self.notices.go_on();
        self.gaze.forget_position();
        out.into_cmds()
    }
}
