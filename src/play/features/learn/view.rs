//! The view of the techniques to learn.

use super::{Learn, Prose, Texts, lesson};
use crate::stages::Found;
use sudoku_core::{Grid, Technique, level::Level, sorting::sort_by_key};

/// The techniques of a level, in the order of the ladder.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LearnGroup {
    /// The easiest level that needs them.
    pub level: Level,
    /// The techniques.
    pub techniques: Vec<Technique>,
}

/// The page of a technique.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LearnPage {
    /// The technique.
    pub technique: Technique,
    /// Its prose; none until it arrives.
    pub lesson: Option<Prose>,
    /// Whether the prose could not be loaded.
    pub missing: bool,
    /// The givens of its example, and the step; none until it is found.
    pub example: Option<Box<(Grid, Found)>>,
    /// The techniques before and after it.
    pub beside: [Option<Technique>; 2],
}

/// The contents of the dialog.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LearnView {
    /// All techniques by level.
    pub groups: Vec<LearnGroup>,
    /// The page of one technique; none on the list of all.
    pub page: Option<Box<LearnPage>>,
    /// Whether the prose is still to be loaded.
    pub awaits: bool,
}

/// The techniques to learn by level, and in the order of the ladder: all except the steps of a search.
#[must_use]
pub fn techniques() -> Vec<Technique> {
    let mut all: Vec<Technique> =
        Technique::ALL.into_iter().filter(|technique| technique.info().tier > 0).collect();
    sort_by_key(&mut all, |technique| level(*technique));
    all
}

/// The easiest level that needs a technique.
#[must_use]
pub fn level(technique: Technique) -> Level {
    let tier = technique.info().tier;
    let fits = |level: &Level| level.hardest_tier().is_none_or(|hardest| tier <= hardest);
    Level::ALL.into_iter().find(fits).unwrap_or(Level::Extreme)
}

impl Learn {
    pub(crate) fn view(&self) -> LearnView {
        let groups = Level::ALL.into_iter().map(|one| LearnGroup {
            level: one,
            techniques: techniques().into_iter().filter(|technique| level(*technique) == one).collect(),
        });
        LearnView {
            groups: groups.filter(|group| !group.techniques.is_empty()).collect(),
            page: self.at.map(|technique| Box::new(self.page(technique))),
            awaits: self.texts == Texts::Awaited,
        }
    }

    fn page(&self, technique: Technique) -> LearnPage {
        let prose = match &self.texts {
            Texts::Here(texts) => Some(lesson(&texts.0, technique)),
            Texts::Awaited | Texts::Missing => None,
        };
        let example = self.example.as_ref().filter(|example| example.technique == technique);
        let example = example.and_then(|example| {
            let found = Found::whole(example.step.clone()?, example.position.clone());
            Some(Box::new((example.givens.clone(), found)))
        });
        let all = techniques();
        let at = all.iter().position(|one| *one == technique);
        let beside = [-1, 1].map(|by| all.get(at?.checked_add_signed(by)?).copied());
        LearnPage { technique, lesson: prose, missing: self.texts == Texts::Missing, example, beside }
    }
}
