//! Which words of the techniques to learn fit. The words themselves are in `words/en/learn.ftl`.

use super::{
    boards::size,
    later, names,
    near::all_of,
    numbers::figure,
    spans::{HOLES, named},
    text,
    words::Learn,
};
use sudoku_core::{
    Digit, HouseKind, Shape, Technique,
    explain::{Span, technique as name},
};
use sudoku_play::{
    features::learn::{
        Beside, Chapter, Often, Section, UNITS, Worth,
        view::{Here, Progress},
    },
    messages::Course,
    saved::practice::Dots,
};

/// The most digits, and the most rows, columns, boxes and cells, that a line under the idea names.
const NAMED: (usize, usize) = (4, 5);

impl Learn {
    /// The head of a section; empty for the first, which needs none.
    #[must_use]
    pub fn head(&self, section: Section) -> &'static str {
        match section {
            Section::What => "",
            Section::Idea => self.head_idea(),
            Section::Why => self.head_why(),
            Section::Miss => self.head_miss(),
            Section::Look => self.head_look(),
            Section::Kin => self.head_kin(),
            Section::Names => self.head_names(),
        }
    }

    /// The digits and the place of the example's pattern, under the idea; empty if they are too many to name.
    #[must_use]
    pub fn here(&self, Here { digits, place, shape }: &Here) -> Vec<Span> {
        let count = place.houses.len() + place.cells.len();
        if digits.is_empty() || digits.len() > NAMED.0 {
            return Vec::new();
        }
        let [all, there, ..] = HOLES;
        let said = match (digits.len(), count > 0 && count <= NAMED.1) {
            (1, false) => self.here_digit(all),
            (1, true) => self.here_digit_in(all, there),
            (_, false) => self.here_digits(all),
            (_, true) => self.here_digits_in(all, there),
        };
        named(&said, &[&all_of(*digits), &names::houses_and_cells(&place.houses, &place.cells, shape)])
    }

    /// How often puzzles use a technique: "Of 100 Hard to Extreme puzzles at 9×9, 7 use it, and for 2 it is the
    /// hardest step."
    #[must_use]
    pub fn how_often(&self, sizes: &[Often]) -> String {
        let sentence = |(nth, one): (usize, &Often)| {
            let Often { shape, counted, of, used, hardest } = *one;
            let (size, all, count) = (size(shape), figure(of), used as usize);
            if used == 0 {
                return self.often_none(&figure(counted), &size);
            }
            let using = if used == of { self.often_all().to_owned() } else { figure(used) };
            match (nth, hardest) {
                (0, 0) => self.often_first(&all, &size, &using, count),
                (0, _) => self.often_first_hardest(&all, &size, &using, count, &figure(hardest)),
                (_, 0) => self.often_next(&all, &size, &using, count),
                (_, _) => self.often_next_hardest(&all, &size, &using, count, &figure(hardest)),
            }
        };
        text().lists.text(sizes.iter().enumerate().map(sentence))
    }

    /// Says that the technique has no example at some sizes.
    #[must_use]
    pub fn lacks_at(&self, sizes: &[&Shape]) -> String {
        let sizes: Vec<String> = sizes.iter().map(|one| size(one)).collect();
        self.lacks(&text().lists.all_of(&sizes))
    }

    /// The caption of a board beside the example.
    #[must_use]
    pub fn beside(&self, beside: Beside, shape: &Shape) -> String {
        match beside {
            Beside::Turned(HouseKind::Column) => self.beside_columns().into(),
            Beside::Turned(_) => self.beside_rows().into(),
            Beside::Smaller => self.beside_smaller(&size(shape)),
            Beside::Plainer => self.beside_plainer().into(),
            Beside::Another => self.beside_another().into(),
        }
    }

    /// The progress with a technique.
    #[must_use]
    pub fn dots(&self, dots: Dots) -> &'static str {
        match dots {
            Dots::None => "",
            Dots::Seen => self.seen(),
            Dots::FoundOne => self.found_one(),
            Dots::FoundAlone => self.found_alone(),
        }
    }

    /// More about the progress; empty without any attempt.
    #[must_use]
    pub fn progress(&self, Progress { retention, median, trend, .. }: Progress) -> String {
        let said = [
            median.map(|median| self.usually(&self.time(median))),
            trend.map(|(first, last)| self.trend(&self.time(first), &self.time(last))),
            retention.map(|percent| self.chance(percent.into())),
        ];
        text().lists.text(said.into_iter().flatten())
    }

    fn time(&self, seconds: u64) -> String {
        let seconds = seconds as usize;
        if seconds < 120 { later().numbers.seconds(seconds) } else { self.minutes(seconds / 60) }
    }

    /// The times of spotting a technique, in seconds, for a player who can't see them.
    #[must_use]
    pub fn times(&self, times: &[u64]) -> String {
        self.chart_times(&text().lists.plain(times.iter().map(u64::to_string)))
    }

    /// The estimate of retention: the first percentage and the last, and the days between them.
    #[must_use]
    pub fn retention(&self, (now, later): (u8, u8), days: usize) -> String {
        self.chart_chance(now.into(), later.into(), days)
    }

    /// Its caption.
    #[must_use]
    pub fn estimate(&self, (now, later): (u8, u8), days: usize) -> String {
        self.chart_estimate(now.into(), later.into(), days)
    }

    /// The techniques of a level seen, found, and found without help, and all of them.
    #[must_use]
    pub fn learned(&self, [seen, found, alone]: [usize; 3], all: usize) -> String {
        self.chart_learned(all, seen, found, alone)
    }

    /// Begins exercises of these techniques, which have faded: the name, and a line about it.
    #[must_use]
    pub fn refresh_of(&self, faded: &[Technique]) -> (String, String) {
        (self.refresh_today(faded.len()), names(faded))
    }

    /// Leads to the next unit, which has these techniques, and which the player has begun or not.
    #[must_use]
    pub fn go_on(&self, techniques: &[Technique], shape: &Shape, begun: bool) -> String {
        let unit = self.unit(techniques, shape);
        if begun { self.continue_unit(&unit) } else { self.start(&unit) }
    }

    /// Begins the unit of the technique that is worth most, which it names.
    #[must_use]
    pub fn worth_most(&self, technique: Technique) -> String {
        self.worth(name(technique, text().locale))
    }

    /// The reason beside it; empty without one: "The hardest step of 13 of 100 Hard to Extreme puzzles."
    #[must_use]
    pub fn reason(&self, Worth { shape, needed, of, hard, .. }: &Worth) -> String {
        let (count, all, usual) = (figure(*needed), figure(*of), *shape == Shape::S9);
        match (hard, usual) {
            _ if *needed == 0 => String::new(),
            (true, true) => self.worth_hard(&count, &all),
            (true, false) => self.worth_hard_at(&count, &all, &size(shape)),
            (false, true) => self.worth_easy(&count, &all),
            (false, false) => self.worth_easy_at(&count, &all, &size(shape)),
        }
    }

    /// The name of a unit.
    #[must_use]
    pub fn unit(&self, techniques: &[Technique], shape: &Shape) -> String {
        match shape {
            Shape::S9 => names(techniques),
            other => self.unit_at(&names(techniques), other.side()),
        }
    }

    /// The name of a chapter.
    #[must_use]
    pub fn chapter(&self, chapter: Chapter) -> &'static str {
        match chapter {
            Chapter::Small => self.chapter_small(),
            Chapter::Scanning => self.chapter_scanning(),
            Chapter::Singles => self.chapter_singles(),
            Chapter::Locked => self.chapter_locked(),
            Chapter::Killer => self.chapter_killer(),
            Chapter::Lines => self.chapter_lines(),
            Chapter::Pairs => self.chapter_pairs(),
            Chapter::Triples => self.chapter_triples(),
            Chapter::Fish => self.chapter_fish(),
            Chapter::Wings => self.chapter_wings(),
            Chapter::Uniqueness => self.chapter_uniqueness(),
            Chapter::Colouring => self.chapter_colouring(),
            Chapter::Chains => self.chapter_chains(),
            Chapter::Sets => self.chapter_sets(),
            Chapter::Exotics => self.chapter_exotics(),
        }
    }

    /// The name of a series of exercises.
    #[must_use]
    pub fn course_name(&self, course: &Course) -> String {
        match course {
            Course::Unit(number) => {
                UNITS.get(*number).map_or_else(String::new, |one| self.unit(one.techniques, one.shape))
            }
            Course::Technique(one, shape) => self.unit(&[*one], shape),
            Course::Set(set) => self.unit(&[set.technique], &set.shape),
            Course::Clues(set) => later().making.lines(*set).0.into(),
            Course::Mixed => self.mixed().into(),
            Course::Refresh(_) => self.refresh().into(),
            Course::Own => self.own().into(),
            Course::Chains => self.chains().into(),
            Course::Mistakes(_) => self.mistakes().into(),
            Course::Repairs(_) => self.repairs().into(),
        }
    }

    /// The lesson, an assignment, the results of a class, the making of a puzzle, and presenting: the name of each,
    /// and a line about it.
    #[must_use]
    pub fn doors(&self) -> [(&'static str, &'static str); 5] {
        [
            (self.door_lesson(), self.door_lesson_help()),
            (self.door_assignment(), self.door_assignment_help()),
            (self.door_class(), self.door_class_help()),
            (self.door_story(), self.door_story_help()),
            (self.door_present(), self.door_present_help()),
        ]
    }

    /// The rules of Sudoku: a sentence for each kind of house.
    #[must_use]
    pub fn rules_said(&self, shape: &Shape) -> [String; 3] {
        let last = Digit::at(shape.side() - 1).symbol();
        let digits = match last {
            'A' => self.digits_letter().to_owned(),
            'B'..='Z' => self.digits_letters(&last.to_string()),
            _ => self.digits_to(&last.to_string()),
        };
        [self.rule_rows(&digits), self.rule_columns().into(), self.rule_boxes().into()]
    }

    /// The board, with a house of that kind lit, for a player who can't see it.
    #[must_use]
    pub fn rules_board(&self, shape: &Shape, kind: HouseKind) -> String {
        let size = size(shape);
        match kind {
            HouseKind::Row => self.picture_row(&size),
            HouseKind::Column => self.picture_column(&size),
            _ => self.picture_box(&size),
        }
    }

    /// The words that a step uses, each with its meaning.
    #[must_use]
    pub fn lesson_words(&self) -> [(&'static str, &'static str); 3] {
        [
            (self.word_cell(), self.word_cell_help()),
            (self.word_candidate(), self.word_candidate_help()),
            (self.word_area(), self.word_area_help()),
        ]
    }
}

fn names(techniques: &[Technique]) -> String {
    let names: Vec<&str> = techniques.iter().map(|&one| name(one, text().locale)).collect();
    text().lists.all_of(&names)
}
