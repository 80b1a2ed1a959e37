//! The memory of a skill: how well it is known, and how likely it is still known after some days.
//!
//! The method is FSRS-6 with its published default parameters. Its authors fitted these to several hundred
//! million reviews of flashcards, and recognising a pattern is not a flashcard: so everything computed here is an
//! estimate. Formulas: <https://github.com/open-spaced-repetition/awesome-fsrs/wiki/The-Algorithm>. The test
//! `tests/play/memory.rs` compares them with the authors' own program.

/// The default parameters of FSRS-6.
const W: [f32; 21] = [
    0.212, 1.2931, 2.3065, 8.2956, 6.4133, 0.8334, 3.0194, 0.001, 1.8722, 0.1666, 0.796, 1.4835, 0.0614,
    0.2629, 1.6483, 0.6014, 1.8729, 0.5425, 0.0912, 0.0658, 0.1542,
];

/// The range of a stability, in days.
const STABILITY: (f32, f32) = (0.001, 36500.0);
/// The range of a difficulty.
const DIFFICULTY: (f32, f32) = (1.0, 10.0);

/// The outcome of a review.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Grade {
    /// Not known.
    Again = 1,
    /// Known, with help or after a mistake.
    Hard,
    /// Known.
    Good,
    /// Known at once.
    Easy,
}

impl Grade {
    /// All grades, the worst first.
    pub const ALL: [Self; 4] = [Self::Again, Self::Hard, Self::Good, Self::Easy];

    const fn number(self) -> f32 {
        self as u8 as f32
    }
}

/// The memory of a skill after its last review.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Memory {
    /// The days after which the chance to remember has fallen to nine in ten.
    pub stability: f32,
    /// The difficulty of remembering, from 1 to 10.
    pub difficulty: f32,
}

impl Memory {
    /// Returns the memory after a first review.
    #[must_use]
    pub fn first(grade: Grade) -> Self {
        let (least, most) = DIFFICULTY;
        Self { stability: W[grade as usize - 1], difficulty: first_difficulty(grade).clamp(least, most) }
    }

    /// Returns the memory after a further review, that many whole days after the last.
    #[must_use]
    pub fn after(self, days: u32, grade: Grade) -> Self {
        let stability = match (days, grade) {
            (0, _) => self.same_day(grade),
            (_, Grade::Again) => self.forgotten(days),
            _ => self.remembered(days, grade),
        };
        Self { stability: stability.clamp(STABILITY.0, STABILITY.1), difficulty: self.next_difficulty(grade) }
    }

    /// Returns the memory after a whole history: the grade of each review, and the days since the one before.
    #[must_use]
    pub fn of(history: impl IntoIterator<Item = (u32, Grade)>) -> Option<Self> {
        history.into_iter().fold(None, |memory: Option<Self>, (days, grade)| {
            Some(memory.map_or_else(|| Self::first(grade), |memory| memory.after(days, grade)))
        })
    }

    /// Returns the chance that the skill is still known that many days after the last review, from 0 to 1.
    #[must_use]
    pub fn retrievability(self, days: f32) -> f32 {
        (days / self.stability * forgetting() + 1.0).powf(-W[20])
    }

    /// Returns the days after which the chance has fallen to this one.
    #[must_use]
    pub fn days_until(self, chance: f32) -> f32 {
        self.stability / forgetting() * (chance.powf(-1.0 / W[20]) - 1.0)
    }

    fn same_day(self, grade: Grade) -> f32 {
        let growth = (W[17] * (grade.number() - 3.0 + W[18])).exp() * self.stability.powf(-W[19]);
        self.stability * if grade == Grade::Again { growth } else { growth.max(1.0) }
    }

    fn remembered(self, days: u32, grade: Grade) -> f32 {
        let missing = 1.0 - self.retrievability(days as f32);
        let by_grade = match grade {
            Grade::Hard => W[15],
            Grade::Easy => W[16],
            Grade::Again | Grade::Good => 1.0,
        };
        let growth = W[8].exp()
            * (11.0 - self.difficulty)
            * self.stability.powf(-W[9])
            * ((missing * W[10]).exp() - 1.0)
            * by_grade;
        self.stability * (growth + 1.0)
    }

    fn forgotten(self, days: u32) -> f32 {
        let missing = 1.0 - self.retrievability(days as f32);
        let left = W[11]
            * self.difficulty.powf(-W[12])
            * ((self.stability + 1.0).powf(W[13]) - 1.0)
            * (missing * W[14]).exp();
        left.min(self.stability / (W[17] * W[18]).exp())
    }

    fn next_difficulty(self, grade: Grade) -> f32 {
        // The nearer to the top, the smaller the change; and everything drifts towards the difficulty of an
        // easy skill.
        let change = -W[6] * (grade.number() - 3.0);
        let next = self.difficulty + (10.0 - self.difficulty) * change / 9.0;
        let drifted = W[7] * (first_difficulty(Grade::Easy) - next) + next;
        drifted.clamp(DIFFICULTY.0, DIFFICULTY.1)
    }
}

fn first_difficulty(grade: Grade) -> f32 {
    W[4] - (W[5] * (grade.number() - 1.0)).exp() + 1.0
}

/// Returns the factor that makes the chance nine in ten when the days equal the stability.
fn forgetting() -> f32 {
    (0.9_f32.ln() / -W[20]).exp() - 1.0
}
