//! The player's actions, room by room.

use super::{
    Cmd, GameMsg, GazeMsg, InputMsg, Loading, Out, PageMsg, PuzzleMsg, Session, SettingsMsg, ShelfMsg,
    Waiting,
};
use crate::{
    examples, notation,
    notation::Part,
    play::{aids::Aid, game::TurnKind, input::Filter, settings::NoteLayout, ui::Notice, work::Purpose},
    wire::Task,
};

impl Session {
    pub(super) fn act_input(&mut self, msg: InputMsg, out: &mut Out) {
        let order = self.kernel.table.game().order();
        match msg {
            InputMsg::Select(cell) => self.kernel.input.select(cell, order),
            InputMsg::Go(direction) => self.go(direction, false, out),
            InputMsg::Extend(direction) => self.go(direction, true, out),
            InputMsg::Tap(tap) => self.tap(tap, out),
            InputMsg::DragTo(cell) => self.drag_to(cell, out),
            InputMsg::DragEnd => {
                self.kernel.input.set_stroke(None);
                out.push(Cmd::Focus);
            }
            InputMsg::SelectSame(cell) => self.select_same(cell),
            InputMsg::SelectAll => self.kernel.input.select_all(order),
            InputMsg::Enter(digit) => self.enter(digit, self.kernel.input.set_one(), out),
            InputMsg::EnterAs(mode, digit) => self.enter(digit, mode, out),
            InputMsg::Pad(digit) => self.pad_key(digit, out),
            InputMsg::PadTwice(digit) => self.pad_key_again(digit, out),
            InputMsg::Lock(digit) => self.kernel.input.toggle_lock(digit, order),
            InputMsg::LockHere => self.lock_here(),
            InputMsg::Confirm => match self.kernel.input.lock() {
                Some(digit) => self.enter(digit, self.kernel.input.set_one(), out),
                None => self.check(out),
            },
            InputMsg::Erase => self.erase(out),
            // Notes in fixed places have one kind: the hidden kind doesn't change.
            InputMsg::Swap if self.kernel.player.settings().note_layout == NoteLayout::Fixed => {}
            InputMsg::Swap => {
                let turn = self.kernel.table.game().swapping(&self.selection());
                self.play(turn, out);
            }
            InputMsg::SetMode(mode) => self.set_mode(mode, out),
            InputMsg::NextMode => {
                let next = self.kernel.input.set_one().next(self.kernel.player.settings().note_layout);
                self.set_mode(next, out);
            }
            InputMsg::Hold(mode) => self.kernel.input.hold(mode),
            InputMsg::ToggleComma => self.kernel.input.toggle_comma(),
            InputMsg::Paint(colour) => self.paint_with(colour, out),
            InputMsg::PaintOn(target) => self.kernel.input.paint_on(target),
            InputMsg::ClearColours => {
                let turn = self.kernel.table.game().clearing_colours();
                self.play(turn, out);
            }
            InputMsg::FilterBy(filter) => self.filter_by(filter, out),
            InputMsg::StepFilter { forward } => {
                let next = Filter::stepped(self.kernel.input.filter(), forward, order);
                self.filter_by(Some(next), out);
            }
            InputMsg::TogglePicking => self.kernel.input.toggle_picking(),
        }
    }

    pub(super) fn act_game(&mut self, msg: GameMsg, out: &mut Out) {
        match msg {
            GameMsg::FillNotes(fill) => self.fill_notes(fill, out),
            GameMsg::Check => self.check(out),
            GameMsg::BackToRight => self.back_to_right(out),
            GameMsg::SaveMoment(name) => self.save_here(&name, out),
            GameMsg::RenameMoment(node, name) => self.rename(node, &name, out),
            GameMsg::UnsaveMoment(node) => self.unsave(node, out),
            GameMsg::GoTo(node) => {
                self.kernel.page.close();
                self.go_to(node, out);
                out.push(Cmd::Focus);
            }
            GameMsg::Try => self.try_out(out),
            GameMsg::GiveUp => self.give_up(out),
            GameMsg::KeepTrial => self.keep_trial(out),
            GameMsg::Undo => self.undo(out),
            GameMsg::Redo => self.redo(out),
            GameMsg::Restart => {
                let turn = self.kernel.table.game().restarting();
                self.play(turn, out);
            }
            GameMsg::FillSolution => {
                self.kernel.page.close();
                if self.is_playable() {
                    self.kernel.note_aid(Aid::SolutionSeen, out);
                }
                let game = self.kernel.table.game();
                let turn = game.filling(TurnKind::Solution, game.puzzle().solution());
                self.play(turn, out);
            }
            GameMsg::ShowSolution(shown) => {
                self.kernel.page.close();
                self.kernel.table.put_solution_beside(shown);
                if shown {
                    self.kernel.note_aid(Aid::SolutionSeen, out);
                }
                out.push(Cmd::Focus);
            }
        }
    }

    pub(super) fn act_gaze(&mut self, msg: GazeMsg, out: &mut Out) {
        match msg {
            GazeMsg::Point(pointing) => self.kernel.gaze.point(pointing),
            GazeMsg::Look => self.look(out),
            GazeMsg::PointAt(mention) => self.kernel.gaze.point_at(mention),
            GazeMsg::ToggleCandidates => {
                let panel = self.kernel.page.panel();
                if self.kernel.gaze.toggle_candidates(panel) && panel.shows_the_game() {
                    self.kernel.note_aid(Aid::Candidates, out);
                }
            }
        }
    }

    pub(super) fn act_page(&mut self, msg: PageMsg, out: &mut Out) {
        match msg {
            PageMsg::Show(panel) => self.kernel.choose(panel, out),
            PageMsg::Open(dialog) => self.open(dialog, out),
            PageMsg::Dismiss => self.dismiss(out),
            PageMsg::Escape => self.escape(out),
            PageMsg::DismissNotice => self.dismiss_notice(out),
            PageMsg::Pause => self.kernel.pause(out),
            PageMsg::CopyFailed => self.kernel.notices.say(Notice::CannotCopy),
            PageMsg::Renew => self.kernel.renew(out),
        }
    }

    pub(super) fn act_settings(&mut self, msg: SettingsMsg, out: &mut Out) {
        match msg {
            SettingsMsg::Set(switch, on) => self.change_settings(|own| own.set(switch, on), out),
            SettingsMsg::Choose(choice) => self.change_settings(|own| own.choose(choice), out),
            SettingsMsg::Reset => self.change_settings(|own| *own = own.usual(), out),
            SettingsMsg::SetTechnique(technique, on) => {
                self.change_settings(|own| own.set_technique(technique, on), out);
            }
        }
    }

    pub(super) fn act_puzzle(&mut self, msg: PuzzleMsg, out: &mut Out) {
        match msg {
            PuzzleMsg::Cancel => self.kernel.stop(out),
            PuzzleMsg::Link(fragment) => self.open_link(&fragment, out),
            PuzzleMsg::Form(_)
            | PuzzleMsg::Generate
            | PuzzleMsg::GenerateSame
            | PuzzleMsg::Paste(_)
            | PuzzleMsg::ReadOtherwise
            | PuzzleMsg::ReadNext
            | PuzzleMsg::ReadPart(_)
            | PuzzleMsg::List(_)
            | PuzzleMsg::Example(_) => self.later(Waiting::Puzzle(msg), out),
        }
    }

    /// Handles requests for puzzles from a dialog, or as a text.
    pub(super) fn act_puzzle_later(&mut self, msg: PuzzleMsg, out: &mut Out) {
        match msg {
            PuzzleMsg::Form(puzzle_form) => {
                self.kernel.page.forget_refusal();
                self.maker.take_form(puzzle_form);
            }
            PuzzleMsg::Generate => self.generate(out),
            PuzzleMsg::GenerateSame => {
                self.maker.wish_for_one_more();
                self.generate(out);
            }
            PuzzleMsg::Paste(text) => self.take_text(text, Purpose::Paste, out),
            PuzzleMsg::ReadOtherwise => self.read_otherwise(out),
            PuzzleMsg::ReadNext => self.read_part(|Part { number, of }| (number + 1) % of, out),
            PuzzleMsg::ReadPart(number) => self.read_part(|Part { of, .. }| number.min(of - 1), out),
            PuzzleMsg::List(number) => self.list_puzzles(number, out),
            PuzzleMsg::Example(index) => {
                if let Some(example) = examples::ALL.get(index)
                    && let Ok(reading) = notation::read_plain(example.line)
                {
                    self.ask_about(reading.grid.order(), Purpose::Example, Task::Check(reading.grid), out);
                }
            }
            PuzzleMsg::Link(fragment) => self.open_foreign(&fragment, out),
            PuzzleMsg::Cancel => self.act_puzzle(msg, out),
        }
    }

    pub(super) fn act_shelf(&mut self, msg: ShelfMsg, out: &mut Out) {
        match msg {
            ShelfMsg::Return => self.take_up_previous(out),
            ShelfMsg::Open(id) => self.load(Loading::Open(id), out),
            ShelfMsg::Restart(id) => self.load(Loading::Restart(id), out),
            ShelfMsg::Copy(id) => self.load(Loading::Copy(id), out),
            ShelfMsg::Delete(id) => self.delete(id, out),
            ShelfMsg::Undelete(id) => self.undelete(id, out),
        }
    }
}
