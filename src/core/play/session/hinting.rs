//! Hints in three stages, from the player's own position. Each stage is told only when it is asked for.

use super::{Announcement, Cmd, Moment, Purpose, Session};
use crate::{
    Candidates, Cell, CellSet, DigitSet,
    advice::{Hinted, Sheet},
    play::{
        aids::Aid,
        game::{Edit, Turn},
        teacher::{Found, Hint, Stage, TeachMsg},
        turns::Believed,
    },
    wire::Task,
};

impl Session {
    pub(super) fn teach(&mut self, msg: TeachMsg, at: Moment, cmds: &mut Vec<Cmd>) {
        match msg {
            TeachMsg::Hint => self.hint_further(at, cmds),
            TeachMsg::Which => self.show_which(at, cmds),
            TeachMsg::Refill => self.refill_lost(at, cmds),
            TeachMsg::Apply => self.apply_hint(at, cmds),
            TeachMsg::CloseHint => {
                self.close_hint(cmds);
                cmds.push(Cmd::Focus);
            }
            TeachMsg::LightReason(lit) => self.teacher.lit = lit && self.teacher.judged.is_some(),
            TeachMsg::Review => self.review_game(cmds),
            TeachMsg::LookAt(line) => self.look_at(line),
        }
    }

    /// A hint, or its next stage. What has no next stage is said again.
    fn hint_further(&mut self, at: Moment, cmds: &mut Vec<Cmd>) {
        if !self.is_playable() || self.game.is_finished() {
            return;
        }
        match &mut self.teacher.hint {
            None => self.look_for_hint(at, cmds),
            Some(Hint::Found(found)) => {
                **found = (**found).clone().further();
                self.note_stage(at, cmds);
            }
            Some(_) => {}
        }
        self.say_hint(cmds);
    }

    /// A step from a wrong position would be worth nothing: that it is wrong comes first.
    fn look_for_hint(&mut self, at: Moment, cmds: &mut Vec<Cmd>) {
        let wrong: CellSet = self.game.mistakes().collect();
        if !wrong.is_empty() {
            self.teacher.hint = Some(Hint::WrongDigits { cells: wrong, shown: false });
            return self.note_aid(Aid::Check, at, cmds);
        }
        let believed = if self.settings.own_notes { self.game.believed() } else { Believed::default() };
        if !believed.lost.is_empty() {
            self.teacher.hint = Some(Hint::LostNotes { cells: believed.lost, shown: false });
            return self.note_aid(Aid::Check, at, cmds);
        }
        let sheet = Sheet {
            clues: self.game.puzzle().clues().clone(),
            digits: self.game.grid(),
            gone: believed.gone,
            notes: self.noted(),
        };
        self.ask(Purpose::Hint, Task::Hint(Box::new(sheet), self.plan()), cmds);
        self.teacher.hint = Some(Hint::Looking);
    }

    /// The notes that say what a cell can hold. Notes in corners alone say where a digit goes in a house, and
    /// nothing of the others.
    fn noted(&self) -> Vec<(Cell, DigitSet)> {
        let notes = |cell| self.game.notes(cell);
        let noted = Cell::all(self.game.order()).filter(|&cell| !notes(cell).centre.is_empty());
        noted.map(|cell| (cell, notes(cell).all())).collect()
    }

    pub(super) fn hint_found(&mut self, hinted: Option<Box<Hinted>>, at: Moment, cmds: &mut Vec<Cmd>) {
        self.teacher.hint = Some(match hinted {
            None => Hint::Nothing,
            Some(hinted) => {
                let mut found_in = Candidates::new(&self.game.grid());
                for gone in hinted.gone {
                    found_in.eliminate(gone, |_| {});
                }
                Hint::Found(Box::new(Found::new(hinted.step, found_in)))
            }
        });
        self.note_stage(at, cmds);
        self.say_hint(cmds);
    }

    fn note_stage(&mut self, at: Moment, cmds: &mut Vec<Cmd>) {
        if let Some(Hint::Found(found)) = &self.teacher.hint {
            let aid = match found.stage {
                Stage::Where => Aid::HintPlace,
                Stage::What => Aid::HintTechnique,
                Stage::Why => Aid::HintReason,
            };
            self.note_aid(aid, at, cmds);
        }
    }

    /// Those who listen hear what is shown, stage by stage.
    fn say_hint(&self, cmds: &mut Vec<Cmd>) {
        if let Some(view) = self.hint_card() {
            cmds.push(Cmd::Announce(Announcement::Hint(Box::new(view))));
        }
    }

    fn show_which(&mut self, at: Moment, cmds: &mut Vec<Cmd>) {
        if let Some(Hint::WrongDigits { shown, .. } | Hint::LostNotes { shown, .. }) = &mut self.teacher.hint
        {
            *shown = true;
            if let Some(Hint::WrongDigits { cells, .. }) = &self.teacher.hint {
                self.wrong = *cells;
            }
            self.note_aid(Aid::Check, at, cmds);
            self.say_hint(cmds);
        }
    }

    fn refill_lost(&mut self, at: Moment, cmds: &mut Vec<Cmd>) {
        if let Some(Hint::LostNotes { cells, .. }) = &self.teacher.hint {
            let turn = self.game.refilling(cells);
            self.play(turn, at, cmds);
            cmds.push(Cmd::Focus);
        }
    }

    /// One turn that can be undone. Before the last stage there is nothing to apply.
    fn apply_hint(&mut self, at: Moment, cmds: &mut Vec<Cmd>) {
        let Some(Hint::Found(found)) = &self.teacher.hint else { return };
        if found.stage != Stage::Why {
            return;
        }
        let applied = self.game.applied(&found.step);
        let turn = self.game.applying(&found.step, &found.found_in, self.settings.keep_notes);
        // The cells chosen stay chosen, and the cursor goes to a digit that is placed.
        if let Some(placed) = found.step.placed() {
            self.chosen = CellSet::EMPTY;
            self.cursor = placed.cell;
        }
        if self.play(turn, at, cmds) {
            cmds.push(Cmd::Announce(Announcement::HintApplied(applied, self.game.order())));
        }
        cmds.push(Cmd::Focus);
    }

    /// The hint goes away, and so does the search for it.
    pub(super) fn close_hint(&mut self, cmds: &mut Vec<Cmd>) {
        self.teacher.hint = None;
        if self.job.is_some_and(|job| job.purpose == Purpose::Hint) {
            self.cancel(cmds);
        }
    }

    /// Nothing will come of what the worker was doing.
    pub(super) fn work_dropped(&mut self, purpose: Purpose) {
        match purpose {
            Purpose::Hint => {
                self.teacher.hint.take_if(|hint| *hint == Hint::Looking);
            }
            Purpose::Judge => self.teacher.judged = None,
            Purpose::Review => self.teacher.review = None,
            _ => {}
        }
    }

    /// A hint is out of date once a digit or a note has changed; colours change nothing that it says.
    pub(super) fn hint_outlives(turn: &Turn) -> bool {
        turn.edits.iter().all(|edit| !matches!(edit, Edit::Entry { .. }))
    }
}
