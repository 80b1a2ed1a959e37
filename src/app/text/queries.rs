//! Which words of the board in plain text, and of the answers to query keys, fit. The words themselves are in
//! `words/en/queries.ftl`.

use super::{
    boards::{level, size},
    later,
    marks::{colour, set},
    names,
    spoken::place,
    text,
    words::Queries,
};
use sudoku_core::{
    Candidate, Cell, Digit, DigitSet, House, Shape,
    explain::{Locale, capitalised},
    marks::{LinkMark, Marks, Role},
};
use sudoku_play::{
    input::queried::{Places, Queried, Sought},
    saved::settings::NoteLayout,
};

impl Queries {
    /// A row of the board as a line. An empty cell is 0. In braille it is as wide as any digit, so that columns are
    /// straight, and speech never leaves it out as it does a dot.
    #[must_use]
    pub fn row(&self, digits: &[Option<Digit>], locale: Locale) -> String {
        let said: Vec<&str> = digits
            .iter()
            .map(|digit| digit.map_or("0", |digit| names::label(digit, locale.symbols)))
            .collect();
        said.join(" ")
    }

    /// An answer as it is spoken.
    #[must_use]
    pub fn said(&self, answer: &Queried, locale: Locale) -> String {
        let lists = &text().lists;
        let named = |digit: Digit| capitalised(names::said(digit, locale.symbols));
        match answer {
            Queried::Begun => self.begun().into(),
            Queried::WhichDigit => self.which_digit().into(),
            Queried::WhichRow(shape) if shape.side() > 9 => self.which_row_letters().into(),
            Queried::WhichRow(_) => self.which_row().into(),
            Queried::WhichColumn(shape) if shape.side() > 9 => self.which_column_letters().into(),
            Queried::WhichColumn(_) => self.which_column().into(),
            Queried::Read { house, digits, missing } => {
                let line = self.read(*house, digits, locale);
                self.line_lacks(&line, &capitalised(&self.lacking(*missing, locale)))
            }
            Queried::Place(cell, shape, cages) => {
                let cages = cages.iter().map(|cage| later().cages.answer(cage, shape));
                let place = self.place(&capitalised(&place(*cell, shape)));
                let clues = later().clues.meanings(*cell, shape, locale);
                lists.text([place].into_iter().chain(cages).chain(clues))
            }
            Queried::Board(rows) => {
                lists.text(rows.iter().map(|(row, digits)| self.read(*row, digits, locale)))
            }
            Queried::Further(read) if read.is_empty() => self.no_further().into(),
            Queried::Further(read) => lists.text(read.iter().map(|read| self.said(read, locale))),
            Queried::Missing(houses, of_all) => self.missing_in(houses, *of_all, locale),
            Queried::Places { digit, houses, shape } => {
                let one = |(house, places): &(House, Places)| {
                    let house_name = capitalised(&names::house_name(*house));
                    self.digit_in(&house_name, &self.placed(*house, places, shape))
                };
                lists.text([self.digit(&named(*digit))].into_iter().chain(houses.iter().map(one)))
            }
            Queried::NoneLeft(Sought::Empty) => self.no_empty().into(),
            Queried::NoneLeft(Sought::Highlighted) => self.no_highlighted().into(),
            Queried::NoneLeft(Sought::Bivalue) => self.no_pair().into(),
            Queried::Bivalue(digits) => self.pair(&capitalised(&lists.one_digit_of(*digits, locale))),
            Queried::Counts(counts, of) => self.counted(counts, *of, locale),
            Queried::Highlighted(cells, marks, shape) => {
                self.highlighted(cells.as_deref(), marks, shape, locale)
            }
            Queried::Link(number, of, link, shape) => self.linked((*number, *of), link, shape, locale),
            Queried::NoLinks => self.no_chain().into(),
            Queried::Cells(cells, shape) => {
                let one = |&(cell, digit, notes): &(Cell, Option<Digit>, DigitSet)| {
                    self.cell_with(cell, digit, notes, shape, locale)
                };
                lists.text(cells.iter().map(one))
            }
            Queried::Standing(digit, cells, _) if cells.is_empty() => self.not_there(&named(*digit)),
            Queried::Standing(digit, cells, shape) => {
                self.there(&named(*digit), &names::cell_names(cells, shape))
            }
            Queried::Candidates(candidates, shape) => {
                let said: Vec<String> =
                    candidates.iter().map(|one| self.candidate_of(*one, shape, locale)).collect();
                self.candidates(&capitalised(&lists.all_of(&said)))
            }
            Queried::Scanned { house, cell, digit, notes, shape } => {
                let said = self.cell_with(*cell, *digit, *notes, shape, locale);
                house.map_or_else(
                    || said.clone(),
                    |house| self.cell_of(&capitalised(&names::house_name(house)), &said),
                )
            }
            Queried::State { shape, level: known, empty, mode: now, lock } => {
                let kind = known.map_or_else(|| size(shape), |known| self.kind(level(known), &size(shape)));
                let mode = text().announcements.mode(*now, NoteLayout::CornerCentre);
                let state = self.state(&capitalised(&kind), *empty, mode);
                lists.text([state].into_iter().chain(lock.map(|digit| self.locked(&named(digit)))))
            }
            Queried::Exercise { shape, empty } => self.exercise(&size(shape), *empty),
            Queried::Covered => self.hidden().into(),
            Queried::Unknown => self.unknown().into(),
        }
    }

    fn missing_in(&self, houses: &[(House, DigitSet)], of_all: Option<DigitSet>, locale: Locale) -> String {
        let lists = &text().lists;
        let one = |&(house, digits): &(House, DigitSet)| {
            self.place_lacks(&names::house_name(house), &self.lacking(digits, locale))
        };
        let said = self.all_lack(&capitalised(&lists.unlike(houses.iter().map(one))));
        let left = of_all.map(|digits| {
            if digits.is_empty() {
                self.nothing_left().into()
            } else {
                self.left(&lists.one_digit_of(digits, locale))
            }
        });
        lists.text([said].into_iter().chain(left))
    }

    fn counted(&self, counts: &[(Digit, usize)], of: usize, locale: Locale) -> String {
        let left: Vec<String> = counts
            .iter()
            .filter(|(_, count)| *count < of)
            .map(|&(digit, count)| self.count(names::label(digit, locale.symbols), count, of))
            .collect();
        let list = text().lists.plain(&left);
        match left.len() {
            0 => self.counts_complete(of),
            all if all == counts.len() => self.counts(&list),
            _ => self.counts_rest(&list),
        }
    }

    /// The highlighted cells, and the meaning of the marks of a step.
    fn highlighted(&self, cells: Option<&[Cell]>, marks: &Marks, shape: &Shape, locale: Locale) -> String {
        let houses = marks.houses.iter().map(|&(house, role)| (role, names::house_name(house)));
        let whole = marks.cells.iter().map(|&(cell, role)| (role, names::cell_name(cell, shape)));
        let single =
            marks.candidates.iter().map(|&(one, role)| (role, self.candidate_of(one, shape, locale)));
        let mut groups: Vec<(String, Vec<String>)> = Vec::new();
        let all = houses.chain(whole).chain(single).filter(|(role, _)| *role != Role::Lit);
        for (name, said) in all.map(|(role, said)| (self.heading(role), said)) {
            match groups.iter_mut().find(|(known, _)| *known == name) {
                Some((_, all)) => all.push(said),
                None => groups.push((name, vec![said])),
            }
        }
        let lists = &text().lists;
        let lit = cells.filter(|cells| !cells.is_empty());
        let lit = lit.map(|cells| self.marked(self.mark_lit(), &names::cell_names(cells, shape)));
        let marked = groups.into_iter().map(|(name, all)| self.marked(&name, &lists.all_of(&all)));
        let said: Vec<String> = lit.into_iter().chain(marked).collect();
        match (said.is_empty(), cells) {
            (true, None) => self.nothing_marked().into(),
            (true, Some(_)) => self.none_highlighted().into(),
            (false, _) => lists.text(said),
        }
    }

    /// The heading over the places of a mark.
    fn heading(&self, role: Role) -> String {
        let said = match role {
            Role::House => self.mark_house(),
            Role::Cause | Role::Aid => self.mark_pattern(),
            Role::Placed => self.mark_placed(),
            Role::Guessed => self.mark_guessed(),
            Role::Eliminated => self.mark_eliminated(),
            Role::Clash => self.mark_clash(),
            Role::Fin => self.mark_fin(),
            Role::Lit => self.mark_lit(),
            Role::Color(number) => return self.mark_colour(colour(number)),
            Role::Set(number) => return self.mark_set(set(number)),
        };
        said.into()
    }

    /// "Link 2 of 5, strong: if 8 in row 1 column 3 is false, 8 in row 1 column 7 is true."
    fn linked(
        &self,
        (number, of): (usize, usize),
        LinkMark { from, to, strong }: &LinkMark,
        shape: &Shape,
        locale: Locale,
    ) -> String {
        let lists = &text().lists;
        // A group is true if one of its candidates is, and false if all of them are.
        let end = |all: &[Candidate], is_true: bool| {
            let said: Vec<String> = all.iter().map(|one| self.candidate_of(*one, shape, locale)).collect();
            if is_true {
                self.end_true(&lists.one_of(&said))
            } else {
                self.end_false(&lists.all_of(&said), all.len())
            }
        };
        let (first, second) = (end(from, !strong), end(to, *strong));
        if *strong {
            self.strong(number, of, &first, &second)
        } else {
            self.weak(number, of, &first, &second)
        }
    }

    /// "8 in row 1 column 3".
    fn candidate_of(&self, Candidate { cell, digit }: Candidate, shape: &Shape, locale: Locale) -> String {
        self.candidate(names::said(digit, locale.symbols), &names::cell_name(cell, shape))
    }

    /// "Row 3: 5, empty, 7."
    fn read(&self, house: House, digits: &[Option<Digit>], locale: Locale) -> String {
        let digit =
            |digit: &Option<Digit>| digit.map_or(self.empty(), |digit| names::label(digit, locale.symbols));
        let digits = text().lists.plain(digits.iter().map(digit));
        self.line(&capitalised(&names::house_name(house)), &digits)
    }

    /// "missing 2 and 5".
    fn lacking(&self, digits: DigitSet, locale: Locale) -> String {
        if digits.is_empty() {
            self.complete().into()
        } else {
            self.missing(&text().lists.digits(digits, locale))
        }
    }

    fn placed(&self, house: House, places: &Places, shape: &Shape) -> String {
        match places {
            Places::In(cell) => self.is_in(&names::places_in(house, &[*cell], shape)),
            Places::Can(cells) if cells.is_empty() => self.nowhere().into(),
            Places::Can(cells) => self.can_go(&names::places_in(house, cells, shape)),
        }
    }

    fn cell_with(
        &self,
        cell: Cell,
        digit: Option<Digit>,
        notes: DigitSet,
        shape: &Shape,
        locale: Locale,
    ) -> String {
        let content = match digit {
            Some(digit) => names::label(digit, locale.symbols).to_owned(),
            None if notes.is_empty() => self.empty().into(),
            None => self.empty_notes(&text().lists.digits(notes, locale)),
        };
        self.cell(&capitalised(&content), &names::cell_name(cell, shape))
    }
}
