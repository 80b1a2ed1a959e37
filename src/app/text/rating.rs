//! Which words about a puzzle fit. The words themselves are in `words/en/rating.ftl`.

use super::{text, words::Rating};
use sudoku_core::{
    Technique, explain,
    rating::{self, Trials},
};
use sudoku_play::features::rating::{Figure, FigureView};

impl Rating {
    /// The score with HoDoKu's word for it.
    #[must_use]
    pub fn score_of(&self, rating: &rating::Rating) -> String {
        self.scored(rating.score as usize, rating.class.name())
    }

    /// The ratings of the hardest step, of the steps to the first digit, and of the first step.
    #[must_use]
    pub fn names(&self) -> [&'static str; 3] {
        [self.hardest_step(), self.hardest_before(), self.first_step()]
    }

    /// A figure: its name, and its meaning.
    #[must_use]
    pub fn figure(&self, figure: Figure) -> (&'static str, &'static str) {
        match figure {
            Figure::Er => (self.er(), self.er_help()),
            Figure::Ep => (self.ep(), self.ep_help()),
            Figure::Ed => (self.ed(), self.ed_help()),
            Figure::Hodoku => (self.hodoku(), self.hodoku_help()),
        }
    }

    /// The value of a figure.
    #[must_use]
    pub fn value(&self, view: &FigureView) -> String {
        let least = |figure: String| if view.at_least { self.at_least(&figure) } else { figure };
        match (view.rating, view.score) {
            (Some(rating), _) => least(rating.to_string()),
            (None, Some((score, class))) => self.scored(score as usize, class.name()),
            (None, None) => String::new(),
        }
    }

    /// The step behind a figure, by its name and its cost.
    #[must_use]
    pub fn step(&self, figure: Figure, name: &str, cost: u32) -> String {
        match figure {
            Figure::Hodoku => self.behind(name, cost as usize),
            Figure::Er | Figure::Ep | Figure::Ed => name.to_owned(),
        }
    }

    /// The hardest technique.
    #[must_use]
    pub fn hardest_technique(&self, technique: Technique) -> String {
        self.technique(explain::technique(technique, text().locale))
    }

    /// How much trial and error it takes.
    #[must_use]
    pub fn trial_and_error(&self, Trials { rounds, nested }: Trials) -> String {
        if nested { self.trials_nested().into() } else { self.trials(rounds as usize) }
    }
}
