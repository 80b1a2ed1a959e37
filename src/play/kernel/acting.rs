//! The player's actions on the shared state.

use super::{Announcement, Cmd, Kernel, Out};
use crate::messages::{GameMsg, InputMsg, LensMsg, PageMsg, PointerMsg, SettingsMsg};
use crate::{
    game::{aids::Aid, edit::TurnKind},
    input::{Filter, Mode},
    saved::settings::{FirstStep, NoteLayout},
    ui::Notice,
};

impl Kernel {
    pub(crate) fn act_input(&mut self, msg: InputMsg, out: &mut Out) {
        let shape = self.current.game().shape();
        match msg {
            InputMsg::Select(cell) => self.input.select(cell, shape),
            InputMsg::Go(direction) => self.go(direction, false, out),
            InputMsg::Extend(direction) => {
                self.go(direction, true, out);
                self.tell_selected(out);
            }
            InputMsg::Activate(cell) => self.activate(cell, out),
            InputMsg::Tap(tap) => self.tap(tap, out),
            InputMsg::DragTo(cell) => self.drag_to(cell, out),
            InputMsg::DragEnd => {
                self.input.set_stroke(None);
                out.push(Cmd::Focus);
            }
            InputMsg::SelectSame(cell) => self.select_same(cell),
            InputMsg::SelectAll => {
                self.input.select_all(shape);
                self.tell_selected(out);
            }
            InputMsg::Enter(digit) => self.enter(digit, self.input.set_one(), out),
            InputMsg::EnterAs(mode, digit) => self.enter(digit, mode, out),
            InputMsg::Pad(digit) => self.pad_key(digit, out),
            InputMsg::PadTwice(digit) => self.pad_key_again(digit, out),
            InputMsg::Lock(digit) => self.input.toggle_lock(digit, shape),
            InputMsg::LockHere => {
                let before = self.input.lock();
                self.lock_here();
                let lock = self.input.lock();
                out.extend((lock != before).then_some(Cmd::Announce(Announcement::Locked(lock))));
            }
            InputMsg::Confirm => match self.input.lock() {
                Some(digit) => self.enter(digit, self.input.set_one(), out),
                None => self.check(out),
            },
            InputMsg::Erase => self.erase(out),
            // Notes in fixed places have one kind: the hidden kind doesn't change.
            InputMsg::Swap if self.player.settings().note_layout == NoteLayout::Fixed => {}
            InputMsg::Swap => {
                let turn = self.current.game().swapping(&self.selection());
                self.play(turn, out);
            }
            InputMsg::SetMode(mode) => self.set_mode(mode, out),
            InputMsg::ToggleNotes => {
                let noting = matches!(self.input.set_one(), Mode::Corner | Mode::Centre);
                self.set_mode(if noting { Mode::Digit } else { Mode::Corner }, out);
            }
            InputMsg::NextMode => {
                let next = self.input.set_one().next(self.player.settings().note_layout);
                self.set_mode(next, out);
            }
            InputMsg::Hold(mode) => self.input.hold(mode),
            InputMsg::ToggleComma => self.input.toggle_comma(),
            InputMsg::Paint(colour) => self.paint_with(colour, out),
            InputMsg::PaintOn(target) => self.input.paint_on(target),
            InputMsg::ClearColours => {
                let turn = self.current.game().clearing_colours();
                self.play(turn, out);
            }
            InputMsg::FilterBy(filter) => self.filter_by(filter, out),
            InputMsg::StepFilter { forward } => {
                let next = Filter::stepped(self.input.filter(), forward, shape);
                self.filter_by(Some(next), out);
            }
            InputMsg::TogglePicking => self.input.toggle_picking(),
        }
    }

    pub(crate) fn act_lens(&mut self, msg: &LensMsg) {
        self.zoom.act(msg, self.input.cursor());
    }

    /// Tells the number of selected cells.
    fn tell_selected(&self, out: &mut Out) {
        out.push(Cmd::Announce(Announcement::Selected(self.selection().len())));
    }

    pub(crate) fn act_game(&mut self, msg: GameMsg, out: &mut Out) {
        match msg {
            GameMsg::FillNotes(fill) => self.fill_notes(fill, out),
            GameMsg::Check => self.check(out),
            GameMsg::BackToRight => self.back_to_right(out),
            GameMsg::Undo => self.undo(out),
            GameMsg::Redo => self.redo(out),
            GameMsg::Restart => self.restart(out),
            GameMsg::FillSolution => {
                self.page.close();
                if self.refuses(Aid::Solution) {
                    return;
                }
                if self.is_playable() {
                    self.note_aid(Aid::SolutionSeen, out);
                }
                let game = self.current.game();
                let turn = game.solution().and_then(|solution| game.filling(TurnKind::Solution, solution));
                self.play(turn, out);
            }
            GameMsg::ShowSolution(shown) => {
                self.page.close();
                if shown && self.refuses(Aid::SolutionSeen) {
                    return;
                }
                self.current.put_solution_beside(shown);
                if shown {
                    self.note_aid(Aid::SolutionSeen, out);
                }
                out.push(Cmd::Focus);
            }
        }
    }

    pub(crate) fn act_pointer(&mut self, msg: PointerMsg, out: &mut Out) {
        match msg {
            PointerMsg::Point(pointing) => self.pointer.point(pointing),
            PointerMsg::Look => self.look(out),
            PointerMsg::PointAt(mention) => self.pointer.point_at(mention),
            PointerMsg::AllLines => {
                if let Some(lines) = &mut self.lines {
                    lines.tell_all();
                }
            }
            PointerMsg::DrawAgain => self.pointer.draw_again(),
            PointerMsg::ToggleCandidates => {
                let panel = self.page.panel();
                // A covered board shows nothing, so nothing counts as seen.
                if panel.shows_the_game() && self.page.is_paused() {
                    return;
                }
                if panel.shows_the_game()
                    && !self.pointer.wants_candidates(panel)
                    && self.refuses(Aid::Candidates)
                {
                    return;
                }
                let shown = self.pointer.toggle_candidates(panel);
                if shown && panel.shows_the_game() {
                    self.count_candidates(out);
                }
                out.push(Cmd::Announce(Announcement::Candidates(shown)));
            }
        }
    }

    pub(crate) fn act_settings(&mut self, msg: SettingsMsg, out: &mut Out) {
        match msg {
            SettingsMsg::Set(switch, on) => self.change_settings(|own| own.set(switch, on), out),
            SettingsMsg::Choose(choice) => {
                let before = self.player.settings().tongue;
                self.change_settings(|own| own.choose(choice), out);
                // The page has its words from the start.
                if self.player.settings().tongue != before {
                    out.push(Cmd::ForgetLanguage);
                    self.renew(out);
                }
            }
            SettingsMsg::Tint(part, colour) => {
                self.change_settings(|own| own.colours.set(part, colour), out);
            }
            SettingsMsg::Reset => self.change_settings(|own| *own = own.usual(), out),
            SettingsMsg::SetTechnique(technique, on) => {
                self.change_settings(|own| own.set_technique(technique, on), out);
            }
        }
    }

    pub(crate) fn act_page(&mut self, msg: PageMsg, out: &mut Out) {
        match msg {
            PageMsg::Show(panel) => self.choose(panel, out),
            PageMsg::Open(dialog) => self.open(dialog),
            PageMsg::Dismiss => self.dismiss(out),
            PageMsg::DismissNotice => self.close_notice(out),
            PageMsg::Pause => self.pause(out),
            PageMsg::Stop => self.stop(out),
            PageMsg::CopyFailed => self.notices.say(Notice::CannotCopy),
            PageMsg::Renew => self.renew(out),
            // Features may be open in front.
            PageMsg::Escape => {}
        }
    }

    /// Ends the tip of a first step once it is done, or once the player has had it in sight for some digits, and
    /// all tips for a player who has solved a puzzle.
    pub(crate) fn settle_first_steps(&mut self, out: &mut Out) {
        let game = self.current.game();
        let (solved, placed) = (game.is_finished(), game.placed());
        let is_done = |step: FirstStep| match step {
            FirstStep::Place => placed > 0,
            FirstStep::Lock => self.input.lock().is_some() || placed >= FirstStep::LOCK_UNTIL,
            // The feature reports it.
            FirstStep::Hint => placed >= FirstStep::HINT_UNTIL,
        };
        let done = FirstStep::ALL.map(|step| (solved || is_done(step)).then_some(step));
        self.end_tips(done.into_iter().flatten(), out);
    }

    /// Ends the tips of these first steps.
    pub(crate) fn end_tips(&mut self, steps: impl IntoIterator<Item = FirstStep>, out: &mut Out) {
        let before = self.player.settings().done;
        let mut done = before;
        steps.into_iter().for_each(|step| done.add(step));
        if done != before {
            self.player.change(|settings| settings.done = done);
            self.keep_settings(out);
        }
    }
}
