//! The view of a class's results.

use super::Class;
use crate::{
    game::aids::Aids,
    links::{
        assignment::{HandedIn, Hurry, Slip},
        reasons::{ReasonCount, Reasons},
    },
};
use sudoku_core::{Shape, Technique};

/// A code that could not be read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum UnreadCode {
    /// The text has none.
    NoCode,
    /// The picture has none.
    NoPicture,
    /// The code in this line is cut off or altered.
    Damaged(usize),
    /// The code in this line is of a later version.
    Newer(usize),
}

/// An assignment with results.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GroupView {
    /// Its number.
    pub number: u32,
    /// Its title.
    pub title: String,
    /// The size of its boards.
    pub shape: Shape,
    /// The number of its results.
    pub count: usize,
}

/// The result of a pupil.
#[derive(Clone, Debug, PartialEq)]
pub struct PupilView {
    /// The name as typed; none while names are hidden.
    pub name: Option<String>,
    /// The end, in minutes since 1970.
    pub minute: u32,
    /// The time taken, in seconds.
    pub seconds: u32,
    /// The way it ended.
    pub ended: HandedIn,
    /// The parts done, and all of them.
    pub done: (u16, u16),
    /// The help used.
    pub aids: Aids,
    /// The techniques that the moves needed, without help.
    pub techniques: Vec<Technique>,
    /// The pace, if it is too fast for thinking.
    pub hurry: Option<Hurry>,
    /// The wrong steps.
    pub slips: Vec<Slip>,
    /// The reasons, if the assignment asks for them.
    pub reasons: Option<Reasons>,
}

/// The dialog.
#[derive(Clone, Debug, PartialEq)]
pub struct ClassView {
    /// The assignments with results, the one with the latest result first.
    pub groups: Vec<GroupView>,
    /// The number of the one on show.
    pub chosen: Option<u32>,
    /// The size of its boards.
    pub shape: Shape,
    /// Its results.
    pub pupils: Vec<PupilView>,
    /// The wrong steps that several pupils made, and by how many of them; the most common first.
    pub common: Vec<(Slip, usize)>,
    /// The kind of reason with which the class has the most trouble, if it has any.
    pub weakest: Option<ReasonCount>,
    /// Whether names are hidden.
    pub hidden: bool,
    /// The number of results added last, and of those among them that were known.
    pub added: Option<(usize, usize)>,
    /// The faults of the text or picture read last.
    pub faults: Vec<UnreadCode>,
    /// The number of stored results that can't be read.
    pub unread: usize,
    /// Whether removed results can be brought back.
    pub can_restore: bool,
}

/// The most wrong steps on show.
const MOST_SLIPS: usize = 3;

impl Class {
    pub(crate) fn view(&self) -> ClassView {
        let mut groups: Vec<GroupView> = Vec::new();
        for result in self.results.iter().rev() {
            if let Some(group) = groups.iter_mut().find(|group| group.number == result.assignment) {
                group.count += 1;
            } else {
                let (title, shape) = (result.title.clone(), result.shape.clone());
                groups.push(GroupView { number: result.assignment, title, shape, count: 1 });
            }
        }
        let shown = self.shown();
        let mut common: Vec<(Slip, usize)> = Vec::new();
        for slip in shown.iter().flat_map(|result| &result.slips) {
            match common.iter_mut().find(|(other, _)| other == slip) {
                Some((_, count)) => *count += 1,
                None => common.push((*slip, 1)),
            }
        }
        common.retain(|(_, count)| *count > 1);
        common.sort_by_key(|(slip, count)| (std::cmp::Reverse(*count), *slip));
        common.truncate(MOST_SLIPS);
        let pupil = |result: &&crate::links::assignment::Outcome| PupilView {
            name: (!self.hidden).then(|| result.name.clone()),
            minute: result.minute,
            seconds: result.seconds,
            ended: result.ended,
            done: (result.done, result.total),
            aids: result.help(),
            techniques: result.used().collect(),
            hurry: result.hurry(),
            slips: result.slips.clone(),
            reasons: result.reasons,
        };
        let reasons = shown.iter().filter_map(|result| result.reasons);
        let all = reasons.fold(Reasons::NONE, |sum, own| sum.with(&own));
        ClassView {
            chosen: self.number(),
            shape: shown.first().map_or(Shape::S9, |result| &result.shape).clone(),
            pupils: shown.iter().map(pupil).collect(),
            groups,
            common,
            weakest: all.weakest(),
            hidden: self.hidden,
            added: self.added,
            faults: self.faults.clone(),
            unread: self.unreadable.len(),
            can_restore: !(self.removed.is_empty() && self.removed_unread.is_empty()),
        }
    }
}
