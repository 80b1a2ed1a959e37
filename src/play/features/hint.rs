//! Hints in three stages, from the player's own position. The player asks for each stage.

use super::Feature;
use crate::{
    game::{Game, aids::Aid, turns::Believed},
    kernel::{Cmd, Explained, Happened, Kernel, Layer, Out},
    messages::HintMsg,
    saved::settings::FirstStep,
    taught::{HintForm, HintSays, HintView, TeachingEvent},
    ui::{Costly, Notice},
    walk::{
        line_by_line::LineByLine,
        stages::{FoundStep, Stage},
    },
    work::{Asked, Purpose},
};
use sudoku_core::{
    Candidates, Cell, CellSet, DigitSet,
    advice::Sheet,
    marks::{Marks, Role},
    telling::Telling,
    wire::{Answer, Task},
};

/// A hint.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Hint {
    /// The worker looks for it.
    Looking(Asked),
    /// Some digits are wrong, so a hint would be worthless.
    WrongDigits {
        /// The cells of these digits.
        cells: CellSet,
        /// Whether the board shows them.
        shown: bool,
    },
    /// Some cells have notes without the digit of the solution, so a hint would be worthless.
    LostNotes {
        /// These cells.
        cells: CellSet,
        /// Whether the board shows them.
        shown: bool,
    },
    /// A hint.
    Found(Box<FoundStep>),
    /// The ladder finds nothing.
    Nothing,
}

/// The feature: the current hint, if any.
#[derive(Clone, Debug, Default)]
pub(crate) struct Hints {
    hint: Option<Hint>,
    /// Whether the player knows that the next stage ends the counting of the time.
    warned: bool,
}

impl Feature for Hints {
    type Msg = HintMsg;

    fn at_once(&mut self, msg: &HintMsg, kernel: &mut Kernel, out: &mut Out) -> bool {
        match msg {
            HintMsg::Next if self.hint.is_none() => {
                if can_be_helped(kernel) && !kernel.refuses(Aid::HintPlace) {
                    self.look_for_hint(kernel, out);
                    kernel.end_tips([FirstStep::Hint], out);
                    kernel.post(HintMsg::Say);
                }
            }
            HintMsg::Close => {
                self.drop_hint(kernel, out);
                out.push(Cmd::Focus);
            }
            _ => return false,
        }
        true
    }

    fn update(&mut self, msg: HintMsg, kernel: &mut Kernel, out: &mut Out) {
        match msg {
            HintMsg::Next => self.go_further(kernel, out),
            HintMsg::Which => self.show_which(kernel, out),
            HintMsg::Refill => self.refill_lost(kernel, out),
            HintMsg::Apply => self.apply_hint(kernel, out),
            HintMsg::Singles => self.place_singles(kernel, out),
            HintMsg::Close => {}
            HintMsg::Say => self.announce(kernel, out),
            HintMsg::Answered(told) => self.answered(told.answer, kernel, out),
        }
    }

    fn on(&mut self, happened: &Happened, kernel: &mut Kernel, out: &mut Out) {
        match happened {
            Happened::Changed { entries: true, .. } | Happened::Replaced | Happened::Turned => {
                self.drop_hint(kernel, out);
            }
            Happened::Dropped(job) => _ = self.hint.take_if(|hint| *hint == Hint::Looking(job.asked())),
            _ => {}
        }
    }

    fn layer(&self, kernel: &Kernel) -> Option<Layer> {
        match self.hint.as_ref().filter(|_| kernel.page().is_playing())? {
            Hint::Found(found) => {
                let step = (found.stage == Stage::Why)
                    .then(|| Explained { step: found.step.clone(), found_in: found.found_in.clone() });
                let marks = Some(found.marks.clone());
                Some(Layer { step, found: Some((**found).clone()), marks, ..Layer::default() })
            }
            // The notes that lost their digit, once the player has asked which.
            Hint::LostNotes { cells, shown: true } => {
                let cells = cells.iter().map(|cell| (cell, Role::Clash)).collect();
                let marks = Some(Marks { cells, ..Marks::default() });
                Some(Layer { marks, ..Layer::default() })
            }
            _ => None,
        }
    }

    fn is_open(&self, kernel: &Kernel) -> bool {
        kernel.is_playable() && self.hint.is_some()
    }

    fn close(&mut self, kernel: &mut Kernel, out: &mut Out) {
        self.drop_hint(kernel, out);
    }
}

impl Hints {
    /// Announces the hint to screen readers.
    fn announce(&self, kernel: &Kernel, out: &mut Out) {
        out.extend(self.line(kernel).map(Cmd::Teach).or_else(|| {
            let card = self.card(kernel)?;
            Some(Cmd::Teach(TeachingEvent::Hint(Box::new(card))))
        }));
    }

    /// Takes the answer to a question that it asked.
    fn answered(&mut self, answer: Answer, kernel: &mut Kernel, out: &mut Out) {
        let Answer::Hint(hinted) = answer else { return };
        let hint = match hinted {
            None => Hint::Nothing,
            Some(hinted) => {
                let mut found_in = Candidates::new(&kernel.current().game().grid());
                for gone in hinted.gone {
                    found_in.eliminate(gone, |_| {});
                }
                Hint::Found(Box::new(FoundStep::new(hinted.step, found_in)))
            }
        };
        self.give(hint);
        self.note_stage(kernel, out);
        kernel.post(HintMsg::Say);
    }

    /// The card of the hint; none while the board is covered or the solver is open.
    pub(crate) fn card(&self, kernel: &Kernel) -> Option<HintView> {
        let hint = self.hint.as_ref().filter(|_| kernel.is_playable())?;
        let game = kernel.current().game();
        let says = match hint {
            Hint::Looking(_) => HintSays::Looking,
            Hint::WrongDigits { cells, shown } => HintSays::WrongDigits(cells.len(), *shown),
            Hint::LostNotes { cells, shown } => HintSays::LostNotes(cells.len(), *shown),
            Hint::Nothing => HintSays::Nothing,
            Hint::Found(found) => HintSays::of(found, game),
        };
        Some(HintView { shape: game.shape().clone(), says, costs: self.warned })
    }

    /// The form of the hint, if one is open. A short one is a line at the pad, unless the solution has the place
    /// of the pad.
    pub(crate) fn form(&self, kernel: &Kernel) -> Option<HintForm> {
        let hint = self.hint.as_ref().filter(|_| kernel.is_playable())?;
        let is_long = match hint {
            Hint::Found(found) => found.stage == Stage::Why,
            Hint::Nothing => true,
            Hint::Looking(_) | Hint::WrongDigits { .. } | Hint::LostNotes { .. } => false,
        };
        let has_a_card = is_long || kernel.current().is_solution_beside();
        Some(if has_a_card { HintForm::Card } else { HintForm::Line })
    }

    /// The message of Enter on the board while the whole reason is open: the next line, or applying it.
    pub(crate) fn confirmed(&self, kernel: &Kernel) -> Option<HintMsg> {
        let Some(Hint::Found(found)) = self.hint.as_ref().filter(|_| kernel.is_playable()) else {
            return None;
        };
        let has_more = kernel.lines().is_some_and(|lines| lines.is_of(&found.step) && lines.told().is_some());
        let whole = found.stage == Stage::Why && kernel.page().dialog().is_none();
        whole.then_some(if has_more { HintMsg::Next } else { HintMsg::Apply })
    }

    /// The line of a reason told line by line.
    fn line(&self, kernel: &Kernel) -> Option<TeachingEvent> {
        let Some(Hint::Found(found)) = &self.hint else { return None };
        let lines = kernel.lines().filter(|lines| lines.is_of(&found.step))?;
        (found.stage == Stage::Why).then(|| TeachingEvent::Line {
            telling: Telling::of(&found.step, &found.found_in),
            shape: kernel.current().game().shape().clone(),
            line: lines.told(),
        })
    }

    fn give(&mut self, hint: Hint) {
        (self.hint, self.warned) = (Some(hint), false);
    }

    /// Closes the hint, and ends the search for it.
    fn drop_hint(&mut self, kernel: &mut Kernel, out: &mut Out) {
        self.hint = None;
        kernel.drop_job(|purpose| purpose == Purpose::Hint, out);
    }

    /// Shows the next stage. Without a further stage, says the hint again.
    fn go_further(&mut self, kernel: &mut Kernel, out: &mut Out) {
        if !can_be_helped(kernel) {
            return;
        }
        if let Some(Hint::Found(found)) = &mut self.hint {
            let warns = found.stage == Stage::What && kernel.must_warn() && !self.warned;
            self.warned = warns;
            if warns {
                // The next request gets the reason.
            } else if found.stage == Stage::Why {
                kernel.move_in_lines(&found.step, LineByLine::go_on);
            } else {
                **found = (**found).clone().further();
                if found.stage == Stage::Why {
                    kernel.begin_lines(&found.step, &found.found_in);
                }
                self.note_stage(kernel, out);
            }
        }
        kernel.post(HintMsg::Say);
    }

    fn show_which(&mut self, kernel: &mut Kernel, out: &mut Out) {
        match &mut self.hint {
            Some(Hint::WrongDigits { cells, shown }) => {
                *shown = true;
                kernel.input_mut().find_wrong(*cells);
            }
            Some(Hint::LostNotes { shown, .. }) => *shown = true,
            _ => return,
        }
        kernel.note_aid(Aid::Check, out);
        kernel.post(HintMsg::Say);
    }

    /// The reliable information in the player's notes. A wrong position becomes the hint instead, as a step
    /// from it would be worthless.
    fn believed(&mut self, kernel: &mut Kernel, out: &mut Out) -> Option<Believed> {
        let wrong: CellSet = kernel.current().game().mistakes().collect();
        if !wrong.is_empty() {
            self.give(Hint::WrongDigits { cells: wrong, shown: false });
            kernel.note_aid(Aid::Check, out);
            return None;
        }
        let believed = if kernel.player().settings().own_notes {
            kernel.current().game().believed()
        } else {
            Believed::default()
        };
        if !believed.lost.is_empty() {
            self.give(Hint::LostNotes { cells: believed.lost, shown: false });
            kernel.note_aid(Aid::Check, out);
            return None;
        }
        Some(believed)
    }

    /// Looks for a hint.
    fn look_for_hint(&mut self, kernel: &mut Kernel, out: &mut Out) {
        let Some(believed) = self.believed(kernel, out) else { return };
        let sheet = Sheet {
            clues: kernel.current().game().clues().clone(),
            digits: kernel.current().game().grid(),
            gone: believed.gone,
            notes: noted(kernel.current().game()),
        };
        let asked = kernel.ask(
            Purpose::Hint,
            Task::Hint(Box::new(sheet), kernel.plan()),
            |told| HintMsg::Answered(told).into(),
            out,
        );
        self.give(Hint::Looking(asked));
    }

    fn note_stage(&self, kernel: &mut Kernel, out: &mut Out) {
        if let Some(Hint::Found(found)) = self.hint.as_ref() {
            let aid = match found.stage {
                Stage::Where => Aid::HintPlace,
                Stage::What => Aid::HintTechnique,
                Stage::Why => Aid::HintReason,
            };
            kernel.note_aid(aid, out);
        }
    }

    fn refill_lost(&self, kernel: &mut Kernel, out: &mut Out) {
        if let Some(Hint::LostNotes { cells, .. }) = self.hint.as_ref() {
            let turn = kernel.current().game().refilling(cells);
            kernel.play(turn, out);
            out.push(Cmd::Focus);
        }
    }

    /// Places all naked singles as one turn, with the same care as a hint.
    fn place_singles(&mut self, kernel: &mut Kernel, out: &mut Out) {
        if !can_be_helped(kernel) {
            return;
        }
        self.drop_hint(kernel, out);
        let Some(believed) = self.believed(kernel, out) else { return kernel.post(HintMsg::Say) };
        let keep_notes = kernel.player().settings().keep_notes;
        let turn = kernel.current().game().placing_singles(&believed.gone, keep_notes);
        if turn.is_some() && kernel.warns(Costly::Singles) {
            return;
        }
        let placed = turn.as_ref().map_or(0, |turn| turn.placed().count());
        if kernel.play(turn, out) {
            // A player who undoes them has seen them.
            kernel.note_aid(Aid::HintReason, out);
        }
        // A full board has its own news.
        if !kernel.current().game().is_finished() {
            kernel.say(Notice::SinglesPlaced(placed));
        }
        out.push(Cmd::Focus);
    }

    /// Applies the hint as one turn. Before the last stage there is nothing to apply.
    fn apply_hint(&self, kernel: &mut Kernel, out: &mut Out) {
        let Some(Hint::Found(found)) = self.hint.as_ref() else { return };
        if found.stage != Stage::Why {
            return;
        }
        let applied = kernel.current().game().applied(&found.step);
        let turn = kernel.current().game().applying(
            &found.step,
            &found.found_in,
            kernel.player().settings().keep_notes,
        );
        // The selection stays, and the cursor moves to the digit placed.
        if let Some(placed) = found.step.placed() {
            kernel.input_mut().put_cursor(placed.cell);
        }
        if kernel.play(turn, out) {
            out.push(Cmd::Teach(TeachingEvent::HintApplied(
                applied,
                kernel.current().game().shape().clone(),
            )));
        }
        out.push(Cmd::Focus);
    }
}

fn can_be_helped(kernel: &Kernel) -> bool {
    kernel.is_playable() && !kernel.current().game().is_finished()
}

/// The notes that list the candidates of a cell. Notes in corners alone mark places for a digit in a house
/// and don't rule out the other digits.
fn noted(game: &Game) -> Vec<(Cell, DigitSet)> {
    let notes = |cell| game.notes(cell);
    let noted = Cell::all(game.shape()).filter(|&cell| !notes(cell).centre.is_empty());
    noted.map(|cell| (cell, notes(cell).all())).collect()
}
