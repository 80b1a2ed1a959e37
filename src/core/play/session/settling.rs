//! What happens in one room, and what that ends in others: here alone.

use super::{BoardChanged, Cmd, DiskCmd, Out, Session, Zoom, replacing};
use crate::{
    Cell,
    play::{
        aids::Aid,
        game::{Edit, Turn},
        journal::Event,
        settings::{ClockSetting, FirstStep},
        teacher::Teacher,
        ui::{Dialog, Notice, Panel},
        work::{Job, Purpose},
    },
};

/// What happened in one room.
pub(super) enum Happened {
    /// The board has changed.
    Changed(BoardChanged),
    /// Another board is on the table.
    Replaced,
    /// The other face of the page is turned to, or the same one again.
    Turned,
    /// A dialog opened.
    Opened(Dialog),
    /// The player closed what was open.
    Dismissed,
    /// The worker is to be asked for something.
    Asking,
    /// Nothing will come of what the worker was doing.
    Dropped(Job),
    /// The settings are others.
    SettingsChanged,
    /// The game is finished.
    Finished,
}

/// What is open where notices stand: it is not to be covered.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Opened {
    dialog: Option<Dialog>,
    hint: bool,
    answers: bool,
    solver: bool,
}

impl Opened {
    /// Whether something of it was not open before.
    fn has_opened_since(self, before: Self) -> bool {
        self.dialog.is_some_and(|dialog| before.dialog != Some(dialog))
            || self.hint && !before.hint
            || self.answers && !before.answers
            || self.solver && !before.solver
    }
}

impl Session {
    /// Ends what is over by what happened, and begins what follows from it.
    pub(super) fn settle(&mut self, happened: Happened, out: &mut Out) {
        match happened {
            Happened::Changed(BoardChanged { event }) => {
                if !leaves_entries_as_they_are(&event) {
                    self.close_hint(out);
                    self.drop_judgement(out);
                }
                self.input.forget_wrong();
                self.notices.drop_if(Notice::ends_with_a_move);
                self.record(event, out);
            }
            Happened::Replaced => self.begin_anew(out),
            Happened::Turned => {
                // Whatever went on for the face that is left ends with it.
                self.stop_running(out);
                self.drop_job(|purpose| matches!(purpose, Purpose::Solver(_)), out);
                self.close_hint(out);
                self.gaze.leave();
                if self.page.panel() == Panel::Solve {
                    self.note_aid(Aid::Solver, out);
                }
            }
            Happened::Opened(dialog) => {
                self.maker.forget();
                self.notices.drop_if(Notice::ends_with_its_dialog);
                if dialog == Dialog::Puzzles {
                    // What it says of one puzzle would lie over the list of all.
                    self.notices.drop_if(|notice| matches!(notice, Notice::ReadAs { .. }));
                }
                self.begin_dialog(dialog, out);
            }
            Happened::Dismissed => {
                self.gaze.end();
                self.notices.drop_if(Notice::ends_with_its_dialog);
                self.drop_job(Purpose::ends_with_its_dialog, out);
            }
            Happened::Asking => {
                self.cancel(out);
                // Whoever asks for anything does not wait for what is made for later.
                self.drop_spare(out);
                self.page.forget_refusal();
                self.notices.drop_if(Notice::ends_with_a_question);
            }
            Happened::Dropped(job) => {
                self.teacher.give_up(job.asked());
                self.maker.give_up(job.asked());
                self.editor.give_up(job.asked());
            }
            Happened::SettingsChanged => {
                let settings = self.player.settings();
                if settings.clock == ClockSetting::Off {
                    self.page.cover(false);
                }
                if settings.keep_notes {
                    self.notices.drop_if(|notice| *notice == Notice::NotesFilled);
                }
                self.follow_the_plan(out);
                self.handout.forget();
                self.keep_settings(out);
            }
            Happened::Finished => {
                self.page.open(Dialog::Finish);
                self.input.rest();
            }
        }
    }

    /// Nothing that was about the board before is about this one.
    fn begin_anew(&mut self, out: &mut Out) {
        let of_its_puzzle =
            |purpose| matches!(purpose, Purpose::Rate | Purpose::Handout | Purpose::Sheets(_));
        self.drop_job(of_its_puzzle, out);
        self.handout.forget();
        self.input.turn_to(replacing::middle(self.table.game()));
        self.gaze.leave();
        self.stepper.clear();
        self.close_hint(out);
        self.drop_judgement(out);
        self.ruled_out.clear();
        self.teacher = Teacher::default();
        self.page.begin();
        let order = self.table.game().order();
        self.maker.follow(order, self.table.level());
        if self.gaze.wants_candidates(Panel::Play) {
            self.note_aid(Aid::Candidates, out);
        }
        out.push(Cmd::Run(None));
        // A game that is found late does not take the address from a link.
        if !self.is_opening() {
            out.push(self.own_address());
        }
    }

    /// What is open where notices stand.
    #[must_use]
    pub(super) fn opened(&self) -> Opened {
        Opened {
            dialog: self.page.dialog(),
            hint: self.gives_hint(),
            answers: self.inquiry.is_some(),
            solver: self.page.panel() == Panel::Solve,
        }
    }

    /// A notice makes way for what opened since, and what waits is said once nothing lies where it would stand.
    pub(super) fn settle_notices(&mut self, before: Opened) {
        let now = self.opened();
        if now.has_opened_since(before) {
            self.notices.make_way();
        }
        if now == Opened::default() {
            self.notices.go_on();
        }
    }

    /// A first step that was done is told no more, and none is told to whoever has solved a puzzle.
    pub(super) fn settle_first_steps(&mut self, out: &mut Out) {
        let before = self.player.settings().done;
        let mut done = before;
        let solved = self.table.game().is_finished();
        for step in FirstStep::ALL.into_iter().filter(|step| !before.has(*step)) {
            let is_done = match step {
                FirstStep::Place => self.table.game().has_placed(),
                FirstStep::Lock => self.input.lock().is_some(),
                FirstStep::Hint => self.teacher.hint().is_some(),
            };
            if is_done || solved {
                done.add(step);
            }
        }
        if done != before {
            self.player.change(|settings| settings.done = done);
            self.keep_settings(out);
        }
    }

    /// Keeps the settings, where they are to be kept.
    fn keep_settings(&self, out: &mut Out) {
        out.extend(self.player.settings_to_keep().map(|text| Cmd::Disk(DiskCmd::SaveSettings(text))));
    }

    /// The lens is for one size of board, and the cursor is seen wherever it goes, and whenever it is sought.
    pub(super) fn settle_zoom(&mut self, before: Cell, sought: bool) {
        let (order, cursor) = (self.table.game().order(), self.input.cursor());
        if self.zoom.lens().order() != order {
            self.zoom = Zoom::new(order);
        } else if cursor != before || sought {
            self.zoom.show(&[cursor]);
        }
    }

    /// Ends what the worker does, if it is something like that.
    pub(super) fn drop_job(&mut self, kind: impl FnOnce(Purpose) -> bool, out: &mut Out) {
        if self.work.is_for(kind) {
            self.cancel(out);
        }
    }

    /// Questions go with the cursor, and end with what they were asked of.
    pub(super) fn settle_inquiry(&mut self, out: &mut Out) {
        let shown = self.shown_now();
        let cursor = self.input.cursor();
        let asked = self.work.is_for(|purpose| purpose == Purpose::Why);
        let Some(inquiry) = &mut self.inquiry else { return };
        if inquiry.shown() != shown {
            self.drop_inquiry(out);
        } else if inquiry.waits() && !asked {
            inquiry.stop_waiting();
        } else if inquiry.cell() != cursor {
            inquiry.turn_to(cursor);
            self.drop_job(|purpose| purpose == Purpose::Why, out);
        }
    }
}

/// Whether an action leaves digits and notes as they are: colours change nothing that a hint says.
fn leaves_entries_as_they_are(event: &Event) -> bool {
    let keeps = |turn: &Turn| turn.edits.iter().all(|edit| !matches!(edit, Edit::Entry { .. }));
    matches!(event, Event::Turn(turn) if keeps(turn))
}
