//! An assignment in a learning management system: the package that a teacher makes of it, and the page
//! inside such a package, which reports to the system.

use super::{Assignments, At, Work};
use crate::{
    kernel::{Cmd, DiskCmd, Kernel, LmsCmd, Moment, Out},
    links::{
        assignment::{Assignment, HandedIn, Outcome},
        handover::Handover,
    },
    scorm::{
        cmi::{Launch, Report, mark},
        package::NotPacked,
    },
    ui::Dialog,
};

/// The package of the assignment being set.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Packing {
    /// The teacher has not asked for it.
    #[default]
    Unasked,
    /// The list of its files is on its way.
    Weighing,
    /// It can be made, and has about so many bytes.
    Ready(u64),
    /// It is being made.
    Making {
        /// Whether the assignment has changed since.
        changed: bool,
    },
    /// It was handed to the browser, with so many bytes.
    Made(u64),
    /// It was not made.
    Failed(NotPacked),
}

/// What the system said about a result.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Told {
    /// It has the result, with this mark.
    Taken(u8),
    /// It has not taken it.
    Refused,
}

/// The system around the page.
#[derive(Clone, Debug)]
pub(super) struct Lms {
    /// The work on the assignment of the package, as the system had it when the page opened.
    had: Box<Work>,
    /// The game of that work, if it was under way, until the pupil continues it.
    game: Option<Box<Handover>>,
    /// The time that the work had taken before the page opened, in seconds.
    before: u32,
    /// Whether the work was over by then, or by now: then its result stands.
    is_over: bool,
    /// Its answer to the last report of a result.
    told: Option<Told>,
}

impl Assignments {
    /// Asks for the size of the package.
    pub(super) fn weigh(&mut self, out: &mut Out) {
        if let (Some(form), Packing::Unasked | Packing::Failed(_)) = (&self.form, self.packing) {
            out.push(Cmd::Disk(DiskCmd::Lms(LmsCmd::Weigh, form.write())));
            self.packing = Packing::Weighing;
        }
    }

    /// Takes the size of the package.
    pub(super) fn weighed(&mut self, weight: Result<u64, NotPacked>) {
        if self.packing == Packing::Weighing {
            self.packing = weight.map_or_else(Packing::Failed, Packing::Ready);
        }
    }

    /// Asks for the package itself.
    pub(super) fn pack(&mut self, out: &mut Out) {
        let can = matches!(self.packing, Packing::Ready(_) | Packing::Made(_) | Packing::Failed(_));
        if let Some(form) = self.form.as_ref().filter(|_| can) {
            out.push(Cmd::Disk(DiskCmd::Lms(LmsCmd::Pack, form.write())));
            self.packing = Packing::Making { changed: false };
        }
    }

    /// Takes the end of its making.
    pub(super) fn packed(&mut self, made: Result<u64, NotPacked>) {
        if let Packing::Making { changed } = self.packing {
            let known = if changed { Packing::Ready } else { Packing::Made };
            self.packing = made.map_or_else(Packing::Failed, known);
        }
    }

    /// The assignment changes, so its package is another one.
    pub(super) const fn unpack(&mut self) {
        match &mut self.packing {
            Packing::Making { changed } => *changed = true,
            Packing::Made(size) => self.packing = Packing::Ready(*size),
            _ => {}
        }
    }

    /// The page has opened inside a package, and found a system. If the work is over, its result stands: another try
    /// is for the system to allow, and begins there without one.
    pub(super) fn launched(&mut self, launch: &str, kernel: &mut Kernel, out: &mut Out) {
        let Some(Launch { assignment, name, is_over, outcome, game }) = Launch::read(launch) else { return };
        if self.name.is_empty() {
            let kept = outcome.as_ref().map(|outcome| outcome.name.clone());
            self.name = kept.filter(|kept| !kept.is_empty()).unwrap_or(name);
        }
        // The browser stores nothing in a frame, and the system keeps the work.
        kernel.notices_mut().keep_elsewhere();
        if !is_over {
            tell(Report::begun(), out);
        }
        let had = Box::new(Work { outcome, ..Work::new(assignment, None) });
        self.lms = Some(Lms { had, game, before: 0, is_over, told: None });
        self.show_result(kernel);
    }

    /// Whether the system has a result of this assignment.
    pub(super) fn has_result_of(&self, assignment: &Assignment) -> bool {
        let has =
            |lms: &Lms| lms.game.is_none() && lms.had.outcome.is_some() && lms.had.assignment == *assignment;
        self.lms.as_ref().is_some_and(has)
    }

    /// Shows the result that the system has, if it has one.
    pub(super) fn show_result(&mut self, kernel: &mut Kernel) {
        let Some(lms) = &mut self.lms else { return };
        let Some(outcome) = lms.had.outcome.as_ref().filter(|_| lms.game.is_none()) else { return };
        lms.told = Some(Told::Taken(mark(outcome)));
        kernel.current_mut().assign(None);
        (self.offer, self.work, self.at) = (None, Some(lms.had.clone()), At::Work);
        kernel.page_mut().open(Dialog::Assignment);
    }

    /// The work begins, perhaps again: then the result that the system has taken stands.
    pub(super) fn lms_begins(&mut self) {
        if let Some(lms) = &mut self.lms
            && matches!(lms.told.take(), Some(Told::Taken(_)))
        {
            lms.is_over = true;
        }
    }

    /// The work that the system has of an assignment, if it is under way: its result so far, and its game.
    pub(super) fn under_way(&self, assignment: &Assignment) -> Option<(&Outcome, &Handover)> {
        let lms = self.lms.as_ref().filter(|lms| lms.had.assignment == *assignment)?;
        Some((lms.had.outcome.as_ref()?, lms.game.as_deref()?))
    }

    /// Continues that work, whose game is on the board.
    pub(super) fn go_on(&mut self, kernel: &Kernel) {
        let (Some(lms), Some(work)) = (&mut self.lms, &mut self.work) else { return };
        let (Some(game), Some(outcome)) = (lms.game.take(), lms.had.outcome.take()) else { return };
        lms.before = game.seconds;
        work.starts = kernel.current().game().history().nodes().count();
        (work.slips, work.reasons) = (outcome.slips, outcome.reasons.unwrap_or_default());
    }

    /// Reports the result to the system, if it is that of the package. A result from before stands.
    pub(super) fn tell_lms(&self, out: &mut Out) {
        let outcome = self.work.as_ref().and_then(|work| work.outcome.as_ref());
        let open = self.lms.as_ref().filter(|lms| !lms.is_over);
        if let (Some(lms), Some(outcome)) = (open, outcome)
            && lms.had.assignment.number() == outcome.assignment
        {
            tell(Report::ended(outcome, outcome.seconds.saturating_sub(lms.before)), out);
        }
    }

    /// Takes the system's answer to a report.
    pub(super) fn lms_answered(&mut self, taken: bool) {
        let (Some(lms), Some(work)) = (&mut self.lms, &self.work) else { return };
        if let Some(outcome) = &work.outcome
            && outcome.assignment == lms.had.assignment.number()
        {
            lms.told = Some(if taken { Told::Taken(mark(outcome)) } else { Told::Refused });
        }
    }

    /// What the system said about the result on show.
    pub(super) fn told(&self) -> Option<Told> {
        let (lms, work) = (self.lms.as_ref()?, self.work.as_ref()?);
        let is_of_it = work.assignment.number() == lms.had.assignment.number();
        lms.told.filter(|_| is_of_it)
    }

    /// How far the work has come, for a page that is closed or covered during it.
    pub(crate) fn leaving(&self, kernel: &Kernel, at: Moment) -> Option<Report> {
        let lms = self.lms.as_ref().filter(|lms| !lms.is_over)?;
        let so_far = self.result(HandedIn::Unfinished, kernel, at)?;
        let game = self.is_at_work_on(kernel).then(|| {
            let current = kernel.current();
            Handover::of(current.game(), current.played(at.now))
        });
        let seconds = so_far.seconds.saturating_sub(lms.before);
        (so_far.assignment == lms.had.assignment.number())
            .then(|| Report::left(seconds, &so_far, game.as_ref()))
    }
}

/// Reports to the system.
fn tell(Report(values): Report, out: &mut Out) {
    out.push(Cmd::Disk(DiskCmd::Lms(LmsCmd::Report, values)));
}
