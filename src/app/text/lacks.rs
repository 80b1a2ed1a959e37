//! Which words fit what the closest puzzle lacks. The words themselves are in `words/en/lacks.ftl`.

use super::{boards::level, text, words::Lacks};
use sudoku_core::{
    Technique, TechniqueSet,
    explain::{technique, uncapitalised},
    generate::{
        Progress,
        measure::{Flaw, Lack, Measure},
    },
};
use sudoku_play::ui::Short;

impl Lacks {
    /// The nearest result so far, after the progress.
    #[must_use]
    pub fn so_far(&self, lack: Lack) -> String {
        self.closest(&self.short(lack))
    }

    /// The difference of the nearest result, in short.
    fn short(&self, lack: Lack) -> String {
        match lack {
            Lack::Clues(clues) => text().counts.givens(clues),
            Lack::Spare(clues) => self.short_spare(clues),
            Lack::Unproven(clues) => self.short_unproven(clues),
            Lack::Outside(clues) => self.short_outside(clues),
            Lack::Logic(Flaw::Needless { technique: name, .. }) => {
                self.short_needless(technique(name, text().locale))
            }
            Lack::Logic(Flaw::Forbidden(_)) => self.short_forbidden().into(),
            Lack::Logic(Flaw::Rating(rating)) => self.short_rating(&rating.to_string()),
            Lack::Logic(Flaw::Level(found)) => uncapitalised(level(found)),
            Lack::Logic(Flaw::Class(found)) => self.short_class(found.name()),
        }
    }

    /// The difference.
    #[must_use]
    pub fn lack(&self, lack: Lack, measure: &Measure) -> String {
        match lack {
            Lack::Clues(clues) => {
                let wanted = measure.clues.unwrap_or(clues);
                if measure.or_fewer { self.givens_at_most(clues, wanted) } else { self.givens(clues, wanted) }
            }
            Lack::Spare(clues) => self.spare(clues),
            Lack::Unproven(clues) => self.unproven(clues),
            Lack::Outside(clues) => self.outside(clues),
            Lack::Logic(Flaw::Needless { technique: name, met }) => {
                let name = technique(name, text().locale);
                if met { self.avoidable(name) } else { self.needless(name) }
            }
            Lack::Logic(Flaw::Forbidden(taken)) => self.taken(taken),
            Lack::Logic(Flaw::Rating(rating)) => self.rating(&rating.to_string()),
            Lack::Logic(Flaw::Level(found)) => self.level(&uncapitalised(level(found))),
            Lack::Logic(Flaw::Class(found)) => self.class(found.name()),
        }
    }

    fn taken(&self, taken: TechniqueSet) -> String {
        let names: Vec<&str> = taken.iter().map(|name: Technique| technique(name, text().locale)).collect();
        if names.is_empty() { self.unsolved().into() } else { self.forbidden(&text().lists.one_of(&names)) }
    }

    /// The progress of a link, after the words that it is being opened.
    #[must_use]
    pub fn opening(&self, progress: Progress) -> String {
        let Progress { attempt, attempts, nearest, .. } = progress;
        let (number, all) = (attempt as usize + 1, attempts as usize);
        match (all, nearest.map(|lack| self.so_far(lack))) {
            (0, None) => self.trying(number),
            (0, Some(closest)) => self.trying_closest(number, &closest),
            (all, None) => self.trying_of(number, all),
            (all, Some(closest)) => self.trying_of_closest(number, all, &closest),
        }
    }

    /// The difference of a link's puzzle, in sentences.
    #[must_use]
    pub fn of_link(&self, Short { measure, lacks, cut, attempts }: &Short) -> String {
        let lists = &text().lists;
        let lacks = lists.text(lacks.iter().map(|&lack| self.lack(lack, measure)));
        let cut = cut.then(|| self.too_much(*attempts as usize));
        lists.text(cut.into_iter().chain([self.nearest(&lacks)]))
    }
}
