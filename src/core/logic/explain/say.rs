//! The words of a plan: the templates of a language, and the things in their holes.

use super::{
    Language, Locale, Span, Stated, letters,
    naming::{self, Case},
    plan::{Plan, Said, Statement, Thing, losses},
    types::Names,
    uncapitalised, within, words,
};
use stepdoku_words::{Part, walk};
use sudoku_board::{Candidate, Cell, DigitSet, House, HouseKind, Shape, Symbols};

/// The most words of a sentence. A longer text becomes two sentences, or a list.
const WORDS: usize = 20;

/// The most names in a row; a text with more cells gives their number.
pub(crate) const NAMED: usize = 6;

/// Returns the words of a plan.
pub(crate) fn say(plan: Plan, shape: &Shape, language: Language) -> Vec<Span> {
    let mut said = Vec::new();
    Speaker { shape, language, names: language.names() }.say(&chosen(plan, shape, language), &mut said);
    said
}

/// Returns a plan with the texts that fit in the place of choices between texts.
pub(super) fn chosen(plan: Plan, shape: &Shape, language: Language) -> Plan {
    let mut all = Vec::with_capacity(plan.len());
    for part in plan {
        match part {
            Said::Fits(measured, short, long) => {
                let fits = is_short(&say(measured, shape, language), shape, language);
                all.extend(chosen(if fits { short } else { long }, shape, language));
            }
            part => all.push(part),
        }
    }
    all
}

/// Returns whether a sentence is short enough as written.
fn is_short(said: &[Span], shape: &Shape, language: Language) -> bool {
    let text = written(said, shape, language);
    // Chinese and Japanese words are two characters long, on average.
    let dense = text.chars().filter(|letter| letters::stands_alone(*letter)).count();
    text.split_whitespace().count() + dense / 2 <= WORDS
}

/// Returns a text as written, to measure it. Digits do, so its lines stay when the board shows other things.
pub(super) fn written(said: &[Span], shape: &Shape, language: Language) -> String {
    let locale = Locale { language, symbols: Symbols::Digits };
    said.iter().map(|span| naming::short(span, shape, locale)).collect()
}

struct Speaker<'a> {
    shape: &'a Shape,
    language: Language,
    names: Names,
}

impl Speaker<'_> {
    fn say(&self, plan: &[Said], said: &mut Vec<Span>) {
        // Whether a sentence stands before the next one in its line.
        let mut follows = false;
        for part in plan {
            match part {
                Said::Words(message, things) => {
                    if follows {
                        said.push(self.names.sentence_space().into());
                    }
                    self.fill(*message, things, said);
                    follows = true;
                }
                Said::Line => said.push(Span::Line),
                Said::Rest => said.push(Span::Rest),
                Said::Conclusion => said.push(Span::Conclusion),
                Said::Says(fact) => said.push(Span::Says(fact.clone())),
                Said::Brief(short, full) => {
                    let mut spans = Vec::new();
                    self.say(full, &mut spans);
                    said.push(Span::Brief(self.text(short), spans));
                }
                // Inside a hole, where the whole text is measured.
                Said::Fits(_, short, _) => self.say(short, said),
            }
            follows &= !matches!(part, Said::Line | Said::Rest);
        }
    }

    fn fill(&self, message: u16, things: &[Thing], said: &mut Vec<Span>) {
        let Some(template) = self.language.reasons().get(usize::from(message)) else { return };
        let number = |place: usize| things.get(place).and_then(Thing::number);
        let begin = said.len();
        walk(template, &number, self.language.category(), &mut |part| match part {
            // Texts side by side are one, so that an article is seen before a name.
            Part::Text(text) => match said[begin..].last_mut() {
                Some(Span::Text(before)) => before.to_mut().push_str(text),
                _ => said.push(text.into()),
            },
            Part::Hole(place, form) => {
                if let Some(thing) = things.get(place) {
                    self.thing(thing, form, said);
                }
            }
        });
    }

    fn thing(&self, thing: &Thing, form: Option<&'static str>, said: &mut Vec<Span>) {
        let (form, case) = match thing {
            Thing::House(_) | Thing::Houses(_) => Case::of_form(form),
            _ => (form, Case::Usual),
        };
        let last = match form {
            Some("or") => self.names.list_or(),
            Some("nor") => self.names.list_nor(),
            Some("and the") => self.names.list_and_the(),
            Some("commas") => self.names.list_comma(),
            _ => self.names.list_and(),
        };
        match thing {
            thing if form == Some("word") => {
                self.number(thing.number().unwrap_or_default(), said);
            }
            Thing::Number(number) => said.push(number.to_string().into()),
            Thing::Text(text) => said.push(text.clone().into()),
            Thing::Digit(digit) => said.push(Span::Digit(*digit)),
            Thing::Digits(digits) if form == Some("sum") => {
                separated(digits.iter().map(Span::Digit), ["+"; 2], said);
            }
            Thing::Digits(digits) if form == Some("any") => said.push(Span::Digits(*digits)),
            Thing::Digits(digits) => self.list(digits.iter().map(Span::Digit), last, said),
            Thing::Cell(cell) => said.push(Span::Cell(*cell)),
            Thing::Cells(cells) if form == Some("brief") => self.brief(cells, said),
            Thing::Cells(cells) if form == Some("together") => said.push(one_name(cells.clone())),
            Thing::Cells(cells) if matches!(form, Some("or" | "each")) => {
                self.list(cells.iter().copied().map(Span::Cell), last, said);
            }
            Thing::Cells(cells) => self.cells(cells, said),
            Thing::House(house) => match form {
                Some("kind" | "kinds" | "each" | "these") => self.kinds(&[*house], form, case, said),
                _ => said.push(in_case(*house, case)),
            },
            Thing::Houses(houses) => match form {
                Some("kind" | "kinds" | "each" | "these") => self.kinds(houses, form, case, said),
                Some("or") => self.list(houses.iter().map(|house| in_case(*house, case)), last, said),
                Some("numbers") => {
                    let last = self.names.list_and_numbers();
                    self.list(houses.iter().copied().map(Span::HouseNumber), last, said);
                }
                _ => self.houses(houses, case, said),
            },
            Thing::Candidate(candidate) => said.push(Span::Candidate(*candidate)),
            Thing::Candidates(gone) if form == Some("losses") => {
                self.losses(gone, words::common::loss, words::common::losses_counted, said);
            }
            Thing::Candidates(gone) if form == Some("losses-after") => {
                self.losses(gone, words::common::loss_after, words::common::losses_counted_after, said);
            }
            Thing::Candidates(gone) if form == Some("all-losses") => {
                self.groups(&losses(gone), [words::common::loss; 2], said);
            }
            Thing::Candidates(gone) if form == Some("results") => {
                self.groups(&losses(gone), [words::result::are_not; 2], said);
            }
            Thing::Candidates(all) => self.list(all.iter().copied().map(Span::Candidate), last, said),
            Thing::Statement(Statement(number, stated, digit, cells)) => {
                let stated = match (form, stated) {
                    (Some("after"), Stated::True) => Stated::TrueAfter,
                    (Some("after"), Stated::False) => Stated::FalseAfter,
                    (_, &stated) => stated,
                };
                said.push(Span::Statement(*number, stated, *digit, cells.clone()));
            }
            Thing::Link(number) => said.push(Span::Link(*number, form.unwrap_or_default())),
            Thing::Set(number) => said.push(Span::Set(*number)),
            Thing::List(texts) => {
                let [between, last] = match form {
                    Some("semicolons") => [self.names.list_semicolon(); 2],
                    Some("sum") => ["+"; 2],
                    Some("clauses") => [self.names.list_comma_clause(), self.names.list_and_clause()],
                    _ => [self.names.list_comma(), last],
                };
                for (i, text) in texts.iter().enumerate() {
                    let is_last = i + 1 == texts.len();
                    said.extend((i > 0).then(|| if is_last { last.into() } else { between.into() }));
                    self.say(&chosen(text.clone(), self.shape, self.language), said);
                }
            }
            Thing::Technique(technique) => match form {
                Some("within") => said.push(within(*technique, self.locale()).into()),
                _ => said.push(Span::Technique(*technique)),
            },
            Thing::Words(plan) => {
                let begin = said.len();
                self.say(&chosen(plan.clone(), self.shape, self.language), said);
                if let (Some("small"), Some(Span::Text(text))) = (form, said.get_mut(begin)) {
                    *text = uncapitalised(text).into();
                }
            }
        }
    }

    /// Says a count in words, up to ten.
    fn number(&self, count: usize, said: &mut Vec<Span>) {
        let message = match count {
            0 => words::numbers::none(),
            1 => words::numbers::one(),
            2 => words::numbers::two(),
            3 => words::numbers::three(),
            4 => words::numbers::four(),
            5 => words::numbers::five(),
            6 => words::numbers::six(),
            7 => words::numbers::seven(),
            8 => words::numbers::eight(),
            9 => words::numbers::nine(),
            10 => words::numbers::ten(),
            _ => return said.push(count.to_string().into()),
        };
        self.say(&[message], said);
    }

    /// Says the kind that the houses have in common, or that they are areas.
    fn kinds(&self, houses: &[House], form: Option<&str>, case: Case, said: &mut Vec<Span>) {
        let first = houses.first().map(|house| house.kind());
        let common = first.filter(|&kind| houses.iter().all(|house| house.kind() == kind));
        said.push(match (form, common) {
            (Some("kind"), Some(kind)) => naming::kind(kind, case, self.language).into(),
            (Some("kind"), None) => case.pick(self.names.kind_area()).into(),
            (Some("kinds"), Some(kind)) => naming::kinds(kind, case, self.language).into(),
            (Some("kinds"), None) => case.pick(self.names.kinds_area()).into(),
            (Some("each"), Some(kind)) => naming::each(kind, case, self.language).into(),
            (Some("each"), None) => case.pick(self.names.each_area()).into(),
            _ => self.these(houses, case).into(),
        });
    }

    /// Returns "these rows", "this row, column and box": some houses that were just named.
    fn these(&self, houses: &[House], case: Case) -> String {
        // The two diagonals are of one kind here.
        let kind_of = |house: &House| match house.kind() {
            HouseKind::Rising => HouseKind::Falling,
            kind => kind,
        };
        let of = |kind: HouseKind| houses.iter().filter(|house| kind_of(house) == kind).count();
        let kinds: Vec<HouseKind> = HouseKind::ALL.into_iter().filter(|&kind| of(kind) > 0).collect();
        let one_each = kinds.iter().all(|&kind| of(kind) == 1);
        let mut said = String::new();
        for (i, &kind) in kinds.iter().enumerate() {
            said += match i {
                0 => "",
                _ if i + 1 == kinds.len() => self.names.list_and(),
                _ => self.names.list_comma(),
            };
            let one = naming::kind(kind, Case::Usual, self.language);
            let many = naming::kinds(kind, Case::Usual, self.language);
            // One word refers to them all if each is of a different kind.
            match (of(kind) == 1, one_each && i > 0) {
                (true, true) => said += one,
                (true, false) => said += case.pick(&self.names.this_kind(one)),
                (false, _) => said += case.pick(&self.names.these_kinds(many)),
            }
        }
        said
    }

    /// Names houses, with one name for each kind: "rows 2 and 8 and box 4". Between rows and columns there is always
    /// an "and": with a comma they would read as a cell.
    fn houses(&self, houses: &[House], case: Case, said: &mut Vec<Span>) {
        let of = |kind: HouseKind| houses.iter().copied().filter(move |house| house.kind() == kind);
        let mut kinds: Vec<HouseKind> =
            HouseKind::ALL.into_iter().filter(|&kind| of(kind).next().is_some()).collect();
        // Another house between them keeps rows and columns from reading as cells: "rows 6 and 7, column 8" are two.
        if kinds.len() > 2 && [HouseKind::Row, HouseKind::Column].iter().all(|kind| kinds.contains(kind)) {
            kinds[1..].rotate_left(1);
        }
        let both = kinds.contains(&HouseKind::Falling) && kinds.contains(&HouseKind::Rising);
        if both {
            kinds.retain(|&kind| kind != HouseKind::Rising);
        }
        for (i, &kind) in kinds.iter().enumerate() {
            let own: Vec<House> = if both && kind == HouseKind::Falling {
                vec![House::Falling, House::Rising]
            } else {
                of(kind).collect()
            };
            if i > 0 {
                // "Row 3, column 4" would read as a cell.
                let as_cell = kind == HouseKind::Column && own.len() == 1 && of(HouseKind::Row).count() == 1;
                let (is_last, is_plain) = (i + 1 == kinds.len(), kinds.len() == houses.len());
                let between = match (is_last, is_plain || i == 1) {
                    _ if as_cell => self.names.list_and(),
                    (true, true) => self.names.list_and(),
                    (true, false) => self.names.list_and_groups(),
                    (false, true) => self.names.list_comma(),
                    (false, false) => self.names.list_comma_clause(),
                };
                said.push(between.into());
            }
            let message = match kind {
                _ if own.len() == 1 => {
                    said.extend(own.into_iter().map(|house| in_case(house, case)));
                    continue;
                }
                HouseKind::Row => words::areas::rows(&own),
                HouseKind::Column => words::areas::columns(&own),
                HouseKind::Box => words::areas::boxes(&own),
                HouseKind::Region => words::areas::regions(&own),
                HouseKind::Falling | HouseKind::Rising => words::areas::diagonals(&own),
                HouseKind::Window => words::areas::windows(&own),
                HouseKind::Extra => words::areas::extra_regions(&own),
            };
            let mut variants = Vec::new();
            self.say(&[message], &mut variants);
            said.extend(picked(variants, case));
        }
    }

    /// Says things in sequence, with commas and a word before the last.
    fn list(&self, things: impl Iterator<Item = Span>, last: &'static str, said: &mut Vec<Span>) {
        separated(things, [self.names.list_comma(), last], said);
    }

    const fn locale(&self) -> Locale {
        Locale { language: self.language, symbols: Symbols::Digits }
    }

    /// Names cells, with one name for those of a line: "r2c2 and r7c46".
    fn cells(&self, cells: &[Cell], said: &mut Vec<Span>) {
        let parts = naming::parts(cells, self.shape).into_iter().map(one_name);
        self.list(parts, self.names.list_and(), said);
    }

    /// Names cells, or in the short form gives their number.
    fn brief(&self, cells: &[Cell], said: &mut Vec<Span>) {
        if !are_many(cells, self.shape) {
            return self.cells(cells, said);
        }
        let mut named = Vec::new();
        self.cells(cells, &mut named);
        said.push(Span::Brief(self.text(&[words::common::other_cells(cells.len())]), named));
    }

    /// Returns a plan as a text.
    fn text(&self, plan: &[Said]) -> String {
        let mut said = Vec::new();
        self.say(plan, &mut said);
        written(&said, self.shape, self.language)
    }

    /// Says which cells lose which digits. In the short form, a number is in the place of many groups.
    fn losses(
        &self,
        gone: &[Candidate],
        loss: fn(&[Cell], DigitSet) -> Said,
        counted: fn(usize, usize) -> Said,
        said: &mut Vec<Span>,
    ) {
        let groups = losses(gone);
        if groups.len() <= NAMED {
            return self.groups(&groups, [loss, words::common::loss], said);
        }
        let mut each = Vec::new();
        self.groups(&groups, [loss, words::common::loss], &mut each);
        let cells = groups.iter().map(|(cells, _)| cells.len()).sum();
        said.push(Span::Brief(self.text(&[counted(gone.len(), cells)]), each));
    }

    /// Says a message of each group of cells and the digits that they lose: one of the first group, another of the
    /// rest.
    fn groups(
        &self,
        groups: &[(Vec<Cell>, DigitSet)],
        [first, further]: [fn(&[Cell], DigitSet) -> Said; 2],
        said: &mut Vec<Span>,
    ) {
        for (i, (cells, digits)) in groups.iter().enumerate() {
            match i {
                0 => {}
                _ if i + 1 == groups.len() => said.push(self.names.list_and_sentence().into()),
                _ => said.push(self.names.list_comma_clause().into()),
            }
            let message = if i == 0 { first } else { further };
            self.say(&[message(cells, *digits)], said);
        }
    }
}

/// The name of a house in a case.
const fn in_case(house: House, case: Case) -> Span {
    match case {
        Case::Usual => Span::House(house),
        case => Span::HouseIn(house, case),
    }
}

/// The variant of a case among those of a text that names several houses.
fn picked(variants: Vec<Span>, case: Case) -> Vec<Span> {
    let mut all = vec![Vec::new()];
    for span in variants {
        let Span::Text(text) = &span else {
            all.last_mut().expect("the first").push(span);
            continue;
        };
        for (i, part) in text.split('|').enumerate() {
            if i > 0 {
                all.push(Vec::new());
            }
            all.last_mut().expect("the first").push(part.to_owned().into());
        }
    }
    let wanted = case as usize;
    all.swap_remove(if wanted < all.len() { wanted } else { 0 })
}

/// Says things in sequence, with words between them and before the last.
fn separated(things: impl Iterator<Item = Span>, [between, last]: [&'static str; 2], said: &mut Vec<Span>) {
    let mut things = things.peekable();
    let mut is_first = true;
    while let Some(thing) = things.next() {
        if !is_first {
            said.push(if things.peek().is_none() { last } else { between }.into());
        }
        said.push(thing);
        is_first = false;
    }
}

/// Cells with one name, or a single one.
fn one_name(cells: Vec<Cell>) -> Span {
    if let [cell] = cells[..] { Span::Cell(cell) } else { Span::Cells(cells) }
}

/// Returns whether cells have more names than the text beside the board lists.
pub(crate) fn are_many(cells: &[Cell], shape: &Shape) -> bool {
    naming::parts(cells, shape).len() > NAMED || shape.has_letters() && cells.len() > NAMED
}
