//! Hints in three stages, from the player's own position. Each stage is told only when it is asked for.

use super::{Cmd, Out, Purpose, Says, Session, Taught, Waiting};
use crate::{
    Candidates, Cell, CellSet, DigitSet,
    advice::Sheet,
    play::{
        aids::Aid,
        teacher::{Found, Hint, Stage, TeachMsg},
        turns::Believed,
    },
    wire::{Answer, Task},
};

impl Session {
    pub(super) fn teach(&mut self, msg: TeachMsg, out: &mut Out) {
        match msg {
            TeachMsg::Hint if self.teacher.hint().is_none() => self.ask_for_hint(out),
            TeachMsg::CloseHint => {
                self.close_hint(out);
                out.push(Cmd::Focus);
            }
            TeachMsg::LightReason(lit) => self.teacher.light(lit),
            TeachMsg::Hint
            | TeachMsg::Which
            | TeachMsg::Refill
            | TeachMsg::Apply
            | TeachMsg::Review
            | TeachMsg::LookAt(_) => self.later(Waiting::Teach(msg), out),
        }
    }

    /// What the board does not wait for: all that goes on with what the teacher has said.
    pub(super) fn teach_later(&mut self, msg: TeachMsg, out: &mut Out) {
        match msg {
            TeachMsg::Hint => self.hint_further(out),
            TeachMsg::Which => self.show_which(out),
            TeachMsg::Refill => self.refill_lost(out),
            TeachMsg::Apply => self.apply_hint(out),
            TeachMsg::Review => self.review_game(out),
            TeachMsg::LookAt(line) => self.teacher.look_at(line),
            TeachMsg::CloseHint | TeachMsg::LightReason(_) => {}
        }
    }

    fn ask_for_hint(&mut self, out: &mut Out) {
        if self.can_be_helped() {
            self.look_for_hint(out);
            self.later(Waiting::Say(Says::Hint), out);
        }
    }

    fn can_be_helped(&self) -> bool {
        self.is_playable() && !self.kernel.table.game().is_finished()
    }

    /// The next stage of a hint. What has no next stage is said again.
    fn hint_further(&mut self, out: &mut Out) {
        if !self.can_be_helped() {
            return;
        }
        if self.teacher.go_further() {
            self.note_stage(out);
        }
        self.say_hint(out);
    }

    /// A step from a wrong position would be worth nothing: that it is wrong comes first.
    fn look_for_hint(&mut self, out: &mut Out) {
        let wrong: CellSet = self.kernel.table.game().mistakes().collect();
        if !wrong.is_empty() {
            self.teacher.give(Hint::WrongDigits { cells: wrong, shown: false });
            return self.kernel.note_aid(Aid::Check, out);
        }
        let believed = if self.kernel.player.settings().own_notes {
            self.kernel.table.game().believed()
        } else {
            Believed::default()
        };
        if !believed.lost.is_empty() {
            self.teacher.give(Hint::LostNotes { cells: believed.lost, shown: false });
            return self.kernel.note_aid(Aid::Check, out);
        }
        let sheet = Sheet {
            clues: self.kernel.table.game().puzzle().clues().clone(),
            digits: self.kernel.table.game().grid(),
            gone: believed.gone,
            notes: self.noted(),
        };
        let asked = self.ask(Purpose::Hint, Task::Hint(Box::new(sheet), self.plan()), out);
        self.teacher.give(Hint::Looking(asked));
    }

    /// The notes that say what a cell can hold. Notes in corners alone say where a digit goes in a house, and
    /// nothing of the others.
    fn noted(&self) -> Vec<(Cell, DigitSet)> {
        let notes = |cell| self.kernel.table.game().notes(cell);
        let noted =
            Cell::all(self.kernel.table.game().order()).filter(|&cell| !notes(cell).centre.is_empty());
        noted.map(|cell| (cell, notes(cell).all())).collect()
    }

    pub(super) fn hint_answered(&mut self, answer: Answer, out: &mut Out) {
        let Answer::Hint(hinted) = answer else { return };
        let hint = match hinted {
            None => Hint::Nothing,
            Some(hinted) => {
                let mut found_in = Candidates::new(&self.kernel.table.game().grid());
                for gone in hinted.gone {
                    found_in.eliminate(gone, |_| {});
                }
                Hint::Found(Box::new(Found::new(hinted.step, found_in)))
            }
        };
        self.teacher.give(hint);
        self.note_stage(out);
        self.say_hint(out);
    }

    fn note_stage(&mut self, out: &mut Out) {
        if let Some(Hint::Found(found)) = self.teacher.hint() {
            let aid = match found.stage {
                Stage::Where => Aid::HintPlace,
                Stage::What => Aid::HintTechnique,
                Stage::Why => Aid::HintReason,
            };
            self.kernel.note_aid(aid, out);
        }
    }

    /// Those who listen hear what is shown, stage by stage.
    pub(super) fn say_hint(&self, out: &mut Out) {
        if let Some(view) = self.hint_card() {
            out.push(Cmd::Teach(Taught::Hint(Box::new(view))));
        }
    }

    fn show_which(&mut self, out: &mut Out) {
        if self.teacher.show_which() {
            if let Some(Hint::WrongDigits { cells, .. }) = self.teacher.hint() {
                self.kernel.input.find_wrong(*cells);
            }
            self.kernel.note_aid(Aid::Check, out);
            self.say_hint(out);
        }
    }

    fn refill_lost(&mut self, out: &mut Out) {
        if let Some(Hint::LostNotes { cells, .. }) = self.teacher.hint() {
            let turn = self.kernel.table.game().refilling(cells);
            self.play(turn, out);
            out.push(Cmd::Focus);
        }
    }

    /// One turn that can be undone. Before the last stage there is nothing to apply.
    fn apply_hint(&mut self, out: &mut Out) {
        let Some(Hint::Found(found)) = self.teacher.hint() else { return };
        if found.stage != Stage::Why {
            return;
        }
        let applied = self.kernel.table.game().applied(&found.step);
        let turn = self.kernel.table.game().applying(
            &found.step,
            &found.found_in,
            self.kernel.player.settings().keep_notes,
        );
        // The cells selected stay selected, and the cursor goes to a digit that is placed.
        if let Some(placed) = found.step.placed() {
            self.kernel.input.put_cursor(placed.cell);
        }
        if self.play(turn, out) {
            out.push(Cmd::Teach(Taught::HintApplied(applied, self.kernel.table.game().order())));
        }
        out.push(Cmd::Focus);
    }

    /// The hint goes away, and so does the search for it.
    pub(super) fn close_hint(&mut self, out: &mut Out) {
        self.teacher.drop_hint();
        self.drop_job(|purpose| purpose == Purpose::Hint, out);
    }
}
