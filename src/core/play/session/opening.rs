//! Links: work that was begun by the address. It can be stopped like any other, and it takes no board that
//! somebody plays on.

use super::{Cmd, Job, Moment, Msg, Purpose, Session};
use crate::{
    generate::{
        GenerateError,
        measure::{BadMeasure, MeasureError},
        recipe::{BadRecipe, Recipe},
    },
    notation::link,
    play::{
        game::Game,
        making::{Arrived, Linked, Short},
        ui::{Dialog, Notice, Refusal},
    },
    wire::Task,
};

impl Session {
    /// The address names a puzzle, or how one is made.
    pub(super) fn open_link(&mut self, fragment: &str, cmds: &mut Vec<Cmd>) {
        // A link that is still being looked at is no longer the one in the address.
        if self.is_opening() {
            self.end_work(cmds);
        }
        match link::read(fragment) {
            // The address names the puzzle that stands on the board already.
            Ok(Some(link)) if *link.grid() == *self.game.puzzle().clues() => {}
            Ok(Some(link)) => self.begin_opening(Task::Check(link.grid().clone()), cmds),
            Ok(None) => self.open_recipe(fragment, cmds),
            Err(error) => self.refuse_link(Refusal::BadLink(error), cmds),
        }
    }

    /// The address says how a puzzle is made, and holds none itself.
    fn open_recipe(&mut self, fragment: &str, cmds: &mut Vec<Cmd>) {
        match link::recipe(fragment) {
            // It is the puzzle on the board.
            Ok(Some(text)) if self.game.origin().spec.as_ref() == Some(&text) => {}
            Ok(Some(text)) => match text.parse::<Recipe>() {
                Ok(recipe) => self.begin_opening(Task::Make(recipe), cmds),
                Err(error) => self.refuse_link(Refusal::BadRecipe(error), cmds),
            },
            Ok(None) => {}
            Err(error) => self.refuse_link(Refusal::BadLink(error), cmds),
        }
    }

    fn begin_opening(&mut self, task: Task, cmds: &mut Vec<Cmd>) {
        self.ask(Purpose::Link, task, cmds);
        // What has to be read stays, and is said before how far the link is.
        self.notice.take_if(|notice| notice.ends_with_a_move());
        self.maker.forget();
        self.maker.arrived = None;
    }

    /// Whether the puzzle of a link is being looked at or made.
    pub(in crate::play) fn is_opening(&self) -> bool {
        self.job.is_some_and(|job| job.purpose == Purpose::Link)
    }

    /// The player does something else while the worker works.
    pub(super) fn touch_work(&mut self, msg: &Msg) {
        if let Some(job) = &mut self.job {
            job.touched |= !msg.is_a_gesture();
        }
    }

    /// The puzzle of a link takes the board, unless somebody has done anything since the link was opened: then
    /// it waits until it is asked for.
    pub(super) fn bring(
        &mut self,
        game: Game,
        short: Option<Short>,
        job: Job,
        at: Moment,
        cmds: &mut Vec<Cmd>,
    ) {
        if job.touched {
            let (order, level) = (game.order(), game.origin().level);
            let notice = Notice::LinkReady(Box::new(Linked { order, level, short }));
            self.maker.arrived = Some(Box::new(Arrived { game, notice }));
            cmds.push(self.own_address());
            return;
        }
        self.begin(game, 0, at, cmds);
        if let Some(short) = short {
            let short = Box::new(short);
            match &self.notice {
                // That the last puzzle is not saved comes before what this one lacks.
                Some(Notice::PuzzleReplaced(Some(_))) => {
                    self.later.push(Notice::LinkShort { short, last_kept: true });
                }
                told => {
                    let last_kept = told.is_some();
                    self.notice = Some(Notice::LinkShort { short, last_kept });
                }
            }
        }
        cmds.push(Cmd::Focus);
    }

    /// The puzzle that a link brought is asked for.
    pub(super) fn play_arrived(&mut self, at: Moment, cmds: &mut Vec<Cmd>) {
        if let Some(arrived) = self.maker.arrived.take() {
            self.begin(arrived.game, 0, at, cmds);
            cmds.push(Cmd::Focus);
        }
    }

    /// What was asked for cannot be made. Of a link that is said where another can be asked for, if that
    /// disturbs nobody.
    pub(super) fn cannot_be_made(&mut self, error: GenerateError, job: Job, cmds: &mut Vec<Cmd>) {
        if job.purpose == Purpose::Link && job.touched {
            return self.refuse_link(Refusal::NotMade(error), cmds);
        }
        if job.purpose == Purpose::Link {
            self.open(Dialog::New, cmds);
            cmds.push(self.own_address());
        }
        self.cannot_generate = Some(error);
    }

    /// There can be no such puzzle.
    pub(super) fn cannot_be_measured(&mut self, fault: MeasureError, job: Job, cmds: &mut Vec<Cmd>) {
        if job.purpose == Purpose::Link {
            let refusal = Refusal::BadRecipe(BadRecipe::Measure(BadMeasure::Impossible(fault)));
            self.refuse_link(refusal, cmds);
        } else {
            self.maker.fault = Some(fault);
        }
    }

    /// The board stays, and so the address goes back to what it holds.
    pub(super) fn refuse_link(&mut self, refusal: Refusal, cmds: &mut Vec<Cmd>) {
        self.notice = Some(Notice::LinkRefused(refusal));
        cmds.push(self.own_address());
    }

    /// The address shall name the puzzle on the board: a reload then begins nothing else.
    pub(super) fn own_address(&self) -> Cmd {
        Cmd::SetLink(link::write(self.game.puzzle().clues()))
    }

    /// What the player must know: what was said last; else the link that is being opened, or what it brought.
    #[must_use]
    pub fn notice(&self) -> Option<&Notice> {
        let opening = self.is_opening().then_some(&Notice::OpeningLink);
        let arrived = || self.maker.arrived.as_ref().map(|arrived| &arrived.notice);
        self.notice.as_ref().or(opening).or_else(arrived)
    }

    /// The link that is told of is not wanted: that it is opened, or what it brought.
    pub(super) fn drop_link(&mut self, cmds: &mut Vec<Cmd>) {
        if self.is_opening() {
            self.cancel(cmds);
        } else {
            self.maker.arrived = None;
        }
    }
}
