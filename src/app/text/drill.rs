//! Which words of exercises fit. The words themselves are in `words/en/drill.ftl`.

use super::{
    later, names,
    spans::{HOLES, named},
    text,
    words::Drill,
};
use sudoku_core::{
    Candidate, Cell, Digit, Shape, Technique,
    advice::Whereabouts,
    chain::{Area, ChainLink, NoLink, Proof},
    explain::{Locale, Span, technique as name, words, written_out},
    generate::daily::Date,
};
use sudoku_play::{
    features::learn::{Activity, Ending, Joint, Mistake, Said},
    messages::Course,
    saved::practice::AttemptKind,
};

/// Names a cell of a board.
pub type NameCell = fn(&Shape, Cell) -> String;

/// How sentences name a cell: as they are seen, and as they are heard.
pub const NAMES: [NameCell; 2] = [names::short_cell, |shape, cell| names::cell_name(cell, shape)];

/// The most letters of a place in a question of a hint: a longer one is framed on the board.
const IN_LINE: usize = 40;

impl Drill {
    /// The task: the activity, the technique if it is named, and whether an answer places a digit.
    #[must_use]
    pub fn task(&self, activity: Activity, technique: Option<Technique>, places: bool) -> String {
        let kind = match activity {
            Activity::Learn(kind) => kind,
            Activity::Chain => return self.task_chain().into(),
            Activity::Mistake => return self.task_mistake().into(),
            Activity::Repair => return self.task_repair().into(),
        };
        let Some(technique) = technique else { return self.task_unnamed().into() };
        let one = name(technique, text().locale);
        match (kind, places) {
            (AttemptKind::Conclude, true) => self.task_conclude_place(one),
            (AttemptKind::Conclude, false) => self.task_conclude_remove(one),
            (AttemptKind::Pattern, _) => self.task_pattern(one),
            (AttemptKind::Here, _) => self.task_here(one),
            (_, true) => self.task_place(one),
            (_, false) => self.task_remove(one),
        }
    }

    /// The number of the exercise, and of all if they end.
    #[must_use]
    pub fn numbered(&self, (number, all): (usize, Option<usize>)) -> String {
        all.map_or_else(|| self.number(number), |all| self.number_of(number, all))
    }

    /// The response to an answer in any exercise but those of a technique.
    #[must_use]
    pub fn said(&self, said: &Said, shape: &Shape, name: NameCell, locale: Locale) -> String {
        match *said {
            Said::Nothing | Said::Reply(_) => String::new(),
            Said::NotOpen(Candidate { cell, digit }) => {
                self.not_open(&name(shape, cell), names::said(digit, locale.symbols))
            }
            Said::NoMistake(cell) => self.no_mistake(&name(shape, cell)),
            Said::InPattern { left } => self.in_pattern(left),
        }
    }

    /// The end of an exercise, with its technique.
    #[must_use]
    pub fn ending(&self, ending: Ending, activity: Activity, technique: Option<Technique>) -> String {
        match (ending, technique) {
            (Ending::Found(_), Some(one)) => self.found(name(one, text().locale)),
            (Ending::Found(_), None) => self.found_step().into(),
            (Ending::NotThere, Some(one)) => self.not_there(name(one, text().locale)),
            (Ending::NotThere, None) => self.no_step_there().into(),
            (Ending::Proved, _) => String::new(),
            (Ending::Mended, _) => self.mended().into(),
            (Ending::Shown, _) if activity == Activity::Repair => self.shown_mistakes().into(),
            (Ending::Shown, _) => self.shown().into(),
        }
    }

    /// The last step of building a chain.
    #[must_use]
    pub fn joint(
        &self,
        Joint { from, to, strong, link }: &Joint,
        shape: &Shape,
        name: NameCell,
        locale: Locale,
    ) -> String {
        let [from, to] = [from, to].map(|one| self.candidate_of(*one, shape, name, locale));
        match link {
            Ok(ChainLink { area: of, .. }) => {
                let place = area(*of, shape, name);
                match (of, strong) {
                    (Area::Cell(_), true) => self.strong_in_cell(&place, &from, &to),
                    (_, true) => self.strong_in_place(&place, &from, &to),
                    (Area::Cell(_), false) => self.weak_in_cell(&place, &from, &to),
                    (_, false) => self.weak_in_place(&place, &from, &to),
                }
            }
            Err(NoLink::Same) => self.same().into(),
            Err(NoLink::Apart) => self.apart(&from, &to),
            Err(NoLink::Others(Area::Constraint(_) | Area::Cage(_) | Area::Clue(_), _)) => {
                self.both_false(&from, &to)
            }
            Err(NoLink::Unseen) => self.unseen(&from, &to),
            Err(NoLink::Others(of, others)) => {
                self.others(&area(*of, shape, name), &self.all_candidates(others, shape, name, locale))
            }
        }
    }

    /// The length of a chain, and its conclusion.
    #[must_use]
    pub fn proof(
        &self,
        length: usize,
        Proof { placed, eliminated, is_loop }: &Proof,
        shape: &Shape,
        name: NameCell,
        locale: Locale,
    ) -> String {
        if let Some(placed) = placed {
            return self.proves(&self.candidate_of(*placed, shape, name, locale));
        }
        if eliminated.is_empty() {
            return match length {
                0 => "",
                length if length.is_multiple_of(2) => self.proves_nothing(),
                _ => self.needs_strong(),
            }
            .into();
        }
        let gone = self.all_candidates(eliminated, shape, name, locale);
        if *is_loop { self.loop_removes(&gone) } else { self.removes(&gone) }
    }

    /// The mistake, and the digit of the solution in its cell.
    #[must_use]
    pub fn mistake(
        &self,
        mistake: Mistake,
        right: Option<Digit>,
        shape: &Shape,
        name: NameCell,
        locale: Locale,
    ) -> String {
        let of = |one| self.candidate_of(one, shape, name, locale);
        match (mistake, right) {
            (Mistake::Digit(one), None) => self.guess(&of(one)),
            (Mistake::Digit(one), Some(right)) => {
                self.guess_right(&of(one), names::said(right, locale.symbols))
            }
            (Mistake::Missing(one), _) => self.note_missing(&of(one)),
            (Mistake::Left(one, there), _) => self.note_left(&of(one), &name(shape, there)),
        }
    }

    fn candidate_of(&self, one: Candidate, shape: &Shape, name: NameCell, locale: Locale) -> String {
        self.candidate(names::said(one.digit, locale.symbols), &name(shape, one.cell))
    }

    /// “5 in r1c2, 5 in r3c4”.
    fn all_candidates(&self, all: &[Candidate], shape: &Shape, name: NameCell, locale: Locale) -> String {
        text().lists.plain(all.iter().map(|one| self.candidate_of(*one, shape, name, locale)))
    }

    /// The second stage of a hint: the name of the technique, and what to ask at its place.
    #[must_use]
    pub fn question(&self, technique: Technique, at: &Whereabouts, shape: &Shape) -> Vec<Span> {
        let whole = names::houses_and_cells(&at.houses, &at.cells, shape);
        let is_short = written_out(&whole, shape, text().locale).concat().chars().count() <= IN_LINE;
        let place = if is_short { whole } else { vec![Span::Brief(self.framed().into(), whole)] };
        let is_hidden = at.cells.is_empty()
            && matches!(
                technique,
                Technique::HiddenPair
                    | Technique::HiddenTriple
                    | Technique::HiddenQuadruple
                    | Technique::HiddenQuintuple
                    | Technique::HiddenSextuple
            );
        let [one, there, digit, _] = HOLES;
        let ask = match (technique, at.digit) {
            (Technique::FullHouse, _) => self.ask_missing(one, there),
            (Technique::HiddenSingle, Some(_)) => self.ask_cells(one, there, digit),
            (Technique::NakedSingle, _) => self.ask_seen(one, there),
            (_, Some(_)) => self.ask_where(one, digit, there),
            _ if is_hidden => self.ask_shared(one, there),
            _ if at.houses.is_empty() => self.ask_digits(one, there),
            _ if technique.needs_sums() => self.ask_sums(one, there),
            _ if technique.needs_clues() => self.ask_clue(one, there),
            _ => self.ask_links(one, there),
        };
        let digit: Vec<Span> = at.digit.map(Span::Digit).into_iter().collect();
        named(&ask, &[&[Span::Technique(technique)], &place, &digit])
    }

    /// The series is over.
    #[must_use]
    pub fn at_end(&self, course: &Course) -> &'static str {
        match course {
            Course::Refresh(_) => self.over_today(),
            _ => self.over(),
        }
    }

    /// How many exercises were right at once, of all.
    #[must_use]
    pub fn report(&self, right: usize, all: usize) -> String {
        match (right, all) {
            (_, 0) => String::new(),
            (right, all) if right == all => self.all_right(all),
            (0, all) => self.none_right(all),
            (right, all) => self.some_right(right, all),
        }
    }

    /// When to refresh what it taught: on that day, counted from 1 January 1970, in so many days.
    #[must_use]
    pub fn back_after(&self, day: i32, days: u16) -> String {
        let weekday = later().calendar.weekday(Date::of_day(day));
        match days {
            0 | 1 => self.back_tomorrow().into(),
            2..=6 => self.back_on(weekday),
            7..=13 => self.back_next_week(weekday),
            14..=60 => self.back_in_weeks(usize::from(days) / 7),
            _ => self.back_in_months(usize::from(days) / 30),
        }
    }
}

fn area(area: Area, shape: &Shape, name: NameCell) -> String {
    match area {
        Area::Cell(cell) => name(shape, cell),
        Area::House(house) => words(&Span::House(house), shape, text().locale).into_owned(),
        Area::Constraint(constraint) => {
            names::rule(constraint).sight.as_ref().map_or("", |sight| sight.pair).into()
        }
        Area::Cage(_) => names::cage().pair.into(),
        Area::Clue(_) => names::clue().pair.into(),
    }
}
