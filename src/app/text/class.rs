//! Which words of a class's results fit. The words themselves are in `words/en/class.ftl`.

use super::{boards::size, later, text, words::Class};
use sudoku_core::{Shape, Technique, explain::technique};
use sudoku_play::{
    features::{
        class::view::{GroupView, UnreadCode},
        times::{Help, help},
    },
    game::aids::Aids,
    links::assignment::{HandedIn, Hurry, Slip},
};

impl Class {
    /// The number of results read, and of those among them known before.
    #[must_use]
    pub fn read(&self, count: usize, known: usize) -> String {
        if known == 0 { self.added(count) } else { self.added_known(count, known) }
    }

    /// A fault of a text or picture.
    #[must_use]
    pub fn fault(&self, fault: UnreadCode) -> String {
        match fault {
            UnreadCode::NoCode => self.no_code().into(),
            UnreadCode::NoPicture => self.no_picture().into(),
            UnreadCode::Damaged(line) => self.damaged(line),
            UnreadCode::Newer(line) => self.newer(line),
        }
    }

    /// An assignment in the list.
    #[must_use]
    pub fn group(&self, group: &GroupView) -> String {
        let title = if group.title.is_empty() { self.untitled() } else { &group.title };
        self.group_line(title, &size(&group.shape), group.count)
    }

    /// The heads of the columns, without that of reasons.
    #[must_use]
    pub fn heads(&self) -> [&'static str; 7] {
        [
            self.head_name(),
            self.head_ended(),
            self.head_time(),
            self.head_done(),
            self.head_help(),
            self.head_techniques(),
            self.head_wrong_steps(),
        ]
    }

    /// The heads of the columns in the file: name, assignment, date, end, seconds, done, of all, help, techniques, the
    /// number of wrong steps, and the steps; the reasons that held at once, those asked for, and the weakest kind.
    #[must_use]
    pub fn file_heads(&self) -> [&'static str; 14] {
        [
            self.head_name(),
            self.file_assignment(),
            self.file_date(),
            self.head_ended(),
            self.file_seconds(),
            self.head_done(),
            self.file_all(),
            self.head_help(),
            self.head_techniques(),
            self.file_wrong(),
            self.head_wrong_steps(),
            self.file_at_once(),
            self.file_asked(),
            self.file_weakest(),
        ]
    }

    /// The end of the work, by its way.
    #[must_use]
    pub fn ended(&self, ended: HandedIn) -> &'static str {
        match ended {
            HandedIn::Done => self.done(),
            HandedIn::Unfinished => self.unfinished(),
            HandedIn::TimeUp => self.time_up(),
        }
    }

    /// The help used.
    #[must_use]
    pub fn help(&self, aids: Aids) -> String {
        match help(aids) {
            Help::None => self.no_help().into(),
            Help::Unhinted | Help::Hinted => later().aids.used(aids),
        }
    }

    /// Techniques that moves needed, and a pace that was too fast for thinking.
    #[must_use]
    pub fn techniques(&self, all: &[Technique], hurry: Option<Hurry>) -> String {
        let lists = &text().lists;
        let names = lists.plain(all.iter().map(|one| technique(*one, text().locale)));
        let names = Some(names).filter(|names| !names.is_empty());
        let doubt = hurry.map(|Hurry { done, seconds }| self.hurry(usize::from(done), seconds as usize));
        lists.unlike(names.into_iter().chain(doubt))
    }

    /// A common wrong step, by its number of pupils and the number of all.
    #[must_use]
    pub fn common(&self, slip: Slip, shape: &Shape, count: usize, all: usize) -> String {
        self.common_step(&later().assignment.wrong_step(slip, shape), count, all)
    }
}
