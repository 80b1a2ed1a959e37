//! Which words of assignments fit. The words themselves are in `words/en/assignment.ftl`.

use super::{boards::size, later, names, text, time, words::Assignment};
use sudoku_core::{
    Shape, Technique,
    explain::{Locale, technique as name},
};
use sudoku_play::{
    features::assignment::{
        CannotBegin,
        lms::{Packing, Told},
    },
    game::aids::{HelpKind, HelpKinds},
    links::assignment::{HandedIn, Slip},
    scorm::package::NotPacked,
    ui::Refusal,
};

impl Assignment {
    /// A kind of help: its name, and its parts.
    #[must_use]
    pub fn help(&self, kind: HelpKind) -> (&'static str, &'static str) {
        match kind {
            HelpKind::Notes => (self.help_notes(), self.help_notes_parts()),
            HelpKind::Checks => (self.help_checks(), self.help_checks_parts()),
            HelpKind::Hints => (self.help_hints(), self.help_hints_parts()),
            HelpKind::Solver => (self.help_solver(), self.help_solver_parts()),
        }
    }

    /// The task on a board of a size, by the number of open cells.
    #[must_use]
    pub fn board(&self, shape: &Shape, open: usize) -> String {
        self.task_board(&size(shape), open)
    }

    /// The task of a drill; the technique may be unknown.
    #[must_use]
    pub fn drill(&self, technique: Option<Technique>, shape: &Shape, count: u8) -> String {
        let technique = technique.map_or(self.some_technique(), |technique| name(technique, text().locale));
        self.task_drill(technique, count.into(), &size(shape))
    }

    /// The help that is barred, in a sentence.
    #[must_use]
    pub fn barred(&self, kinds: HelpKinds) -> String {
        let name = |kind| match kind {
            HelpKind::Notes => self.without_notes(),
            HelpKind::Checks => self.without_checks(),
            HelpKind::Hints => self.without_hints(),
            HelpKind::Solver => self.without_solver(),
        };
        let names: Vec<&str> = kinds.iter().map(name).collect();
        if names.is_empty() { self.all_allowed().into() } else { self.without(&text().lists.all_of(&names)) }
    }

    /// The sentence about barred help that the player used.
    #[must_use]
    pub fn refused(&self, kind: HelpKind) -> &'static str {
        match kind {
            HelpKind::Notes => self.refused_notes(),
            HelpKind::Checks => self.refused_checks(),
            HelpKind::Hints => self.refused_hints(),
            HelpKind::Solver => self.refused_solver(),
        }
    }

    /// The time to beat, by the rival's name and the seconds.
    #[must_use]
    pub fn to_beat(&self, name: &str, seconds: u32) -> String {
        let whole = time(seconds.into());
        if name.is_empty() { self.beat(&whole) } else { self.beat_name(name, &whole) }
    }

    /// Why it can't begin.
    #[must_use]
    pub fn cannot(&self, fault: &CannotBegin, locale: Locale) -> String {
        match fault {
            CannotBegin::Puzzle(fault) => {
                self.cannot_puzzle(&later().refusals.said(&Refusal::Puzzle(fault.clone()), locale))
            }
            CannotBegin::Position => self.cannot_position().into(),
            CannotBegin::Technique => self.cannot_technique().into(),
            CannotBegin::Worker => self.cannot_check().into(),
        }
    }

    /// The progress of the player and of the rival, in percent.
    #[must_use]
    pub fn bars(&self, name: &str, own: u32, rival: u32) -> (String, String) {
        let name = if name.is_empty() { self.rival() } else { name };
        (self.own_bar(own as usize), self.other_bar(name, rival as usize))
    }

    /// The result in a sentence, by the parts done and all.
    #[must_use]
    pub fn ended(&self, ended: HandedIn, (done, all): (u16, u16)) -> String {
        let (done, all) = (usize::from(done), usize::from(all));
        match ended {
            HandedIn::Done if done == all => self.done().into(),
            HandedIn::Done => self.done_some(done, all),
            HandedIn::Unfinished => self.unfinished(done, all),
            HandedIn::TimeUp => self.time_up(done, all),
        }
    }

    /// A wrong step.
    #[must_use]
    pub fn wrong_step(&self, Slip { item, candidate }: Slip, shape: &Shape) -> String {
        let said = self.slip(
            &names::short_cell(shape, candidate.cell),
            candidate.digit.symbol().encode_utf8(&mut [0; 4]),
        );
        if item == 0 { said } else { self.slip_on(usize::from(item) + 1, &said) }
    }

    /// The result of a race: the rival's name, their time, whether the player was faster, and whether the player
    /// finished.
    #[must_use]
    pub fn raced(&self, name: &str, seconds: u32, faster: bool, finished: bool) -> String {
        let name = if name.is_empty() { self.your_rival() } else { name };
        let whole = time(seconds.into());
        match (finished, faster) {
            (true, true) => self.won(name, &whole),
            (true, false) => self.lost(name, &whole),
            (false, _) => self.beat_name(name, &whole),
        }
    }

    /// The state of the package.
    #[must_use]
    pub fn packing(&self, packing: Packing) -> String {
        match packing {
            Packing::Unasked | Packing::Weighing => self.package_weighing().into(),
            Packing::Ready(size) => self.package_ready(&self.size(size)),
            Packing::Making { .. } => self.package_making().into(),
            Packing::Made(size) => self.package_made(&self.size(size)),
            Packing::Failed(NotPacked::Unreachable) => self.package_unreachable().into(),
            Packing::Failed(NotPacked::Updated) => self.package_updated().into(),
            Packing::Failed(NotPacked::Refused) => self.package_refused().into(),
        }
    }

    /// A size, to a tenth of a megabyte.
    fn size(&self, bytes: u64) -> String {
        let tenths = (bytes + 50_000) / 100_000;
        self.megabytes(&format!("{}{}{}", tenths / 10, later().numbers.decimal(), tenths % 10))
    }

    /// What the learning management system said about a result.
    #[must_use]
    pub fn told(&self, told: Told) -> String {
        match told {
            Told::Taken(mark) => self.told_taken(mark.into()),
            Told::Refused => self.told_refused().into(),
        }
    }
}
