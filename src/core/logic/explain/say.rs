//! The words of a plan: the templates of a language, and the things in their holes.

use super::{
    Language, Span, en,
    en::naming,
    plan::{Plan, Said, Statement, Thing},
    words,
};
use stepdoku_words::{Part, Plurals, walk};
use sudoku_board::{Candidate, Cell, DigitSet, House, HouseKind, Shape, Symbols, sorting::sort_by_key};

/// The most words of a sentence. A longer text becomes two sentences, or a list.
const WORDS: usize = 20;

/// The most names in a row; a text with more cells gives their number.
pub(crate) const NAMED: usize = 6;

/// Returns the words of a plan.
pub(crate) fn say(plan: Plan, shape: &Shape, language: Language) -> Vec<Span> {
    let mut said = Vec::new();
    Speaker { shape, language }.say(&chosen(plan, shape, language), &mut said);
    said
}

/// Returns a plan with the texts that fit in the place of choices between texts.
pub(super) fn chosen(plan: Plan, shape: &Shape, language: Language) -> Plan {
    let mut all = Vec::with_capacity(plan.len());
    for part in plan {
        match part {
            Said::Fits(measured, short, long) => {
                let fits = is_short(&say(measured, shape, language), shape);
                all.extend(chosen(if fits { short } else { long }, shape, language));
            }
            part => all.push(part),
        }
    }
    all
}

/// Returns whether a sentence is short enough as written. Digits measure it, so its lines stay when the board shows
/// other things.
fn is_short(said: &[Span], shape: &Shape) -> bool {
    let written: String = said.iter().map(|span| naming::short(span, shape, Symbols::Digits)).collect();
    written.split_whitespace().count() <= WORDS
}

struct Speaker<'a> {
    shape: &'a Shape,
    language: Language,
}

impl Speaker<'_> {
    /// Returns the templates of all messages.
    const fn templates(&self) -> &'static [&'static str] {
        match self.language {
            Language::English => words::ENGLISH,
        }
    }

    fn say(&self, plan: &[Said], said: &mut Vec<Span>) {
        // Whether a sentence stands before the next one in its line.
        let mut follows = false;
        for part in plan {
            match part {
                Said::Words(message, things) => {
                    if follows {
                        said.push(" ".into());
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
        let Some(template) = self.templates().get(usize::from(message)) else { return };
        let number = |place: usize| things.get(place).and_then(Thing::number);
        walk(template, &number, Plurals::ENGLISH.of, &mut |part| match part {
            Part::Text(text) => said.push(text.into()),
            Part::Hole(place, form) => {
                if let Some(thing) = things.get(place) {
                    self.thing(thing, form, said);
                }
            }
        });
    }

    fn thing(&self, thing: &Thing, form: Option<&'static str>, said: &mut Vec<Span>) {
        let last = match form {
            Some("or") => " or ",
            Some("and the") => " and the ",
            Some("commas") => ", ",
            _ => " and ",
        };
        match thing {
            thing if form == Some("word") => {
                said.push(en::say::number(thing.number().unwrap_or_default()).into());
            }
            Thing::Number(number) => said.push(number.to_string().into()),
            Thing::Text(text) => said.push(text.clone().into()),
            Thing::Digit(digit) => said.push(Span::Digit(*digit)),
            Thing::Digits(digits) if form == Some("sum") => {
                separated(digits.iter().map(Span::Digit), "+", "+", said);
            }
            Thing::Digits(digits) if form == Some("any") => said.push(Span::Digits(*digits)),
            Thing::Digits(digits) => list(digits.iter().map(Span::Digit), last, said),
            Thing::Cell(cell) => said.push(Span::Cell(*cell)),
            Thing::Cells(cells) if form == Some("brief") => self.brief(cells, said),
            Thing::Cells(cells) if form == Some("together") => said.push(one_name(cells.clone())),
            Thing::Cells(cells) if matches!(form, Some("or" | "each")) => {
                list(cells.iter().copied().map(Span::Cell), last, said);
            }
            Thing::Cells(cells) => self.cells(cells, said),
            Thing::House(house) => match form {
                Some("kind" | "kinds" | "these") => self.kinds(&[*house], form, said),
                _ => said.push(Span::House(*house)),
            },
            Thing::Houses(houses) => match form {
                Some("kind" | "kinds" | "these") => self.kinds(houses, form, said),
                Some("or") => list(houses.iter().copied().map(Span::House), last, said),
                _ => said.extend(en::say::houses(houses)),
            },
            Thing::Candidate(candidate) => said.push(Span::Candidate(*candidate)),
            Thing::Candidates(gone) if form == Some("losses") => self.losses(gone, true, said),
            Thing::Candidates(gone) if form == Some("all-losses") => self.losses(gone, false, said),
            Thing::Candidates(all) => list(all.iter().copied().map(Span::Candidate), last, said),
            Thing::Statement(Statement(number, stated, digit, cells)) => {
                said.push(Span::Statement(*number, *stated, *digit, cells.clone()));
            }
            Thing::Link(number) => said.push(Span::Link(*number, form.unwrap_or_default())),
            Thing::Set(number) => said.push(Span::Set(*number)),
            Thing::List(texts) => {
                let [between, last] = match form {
                    Some("semicolons") => ["; ", "; "],
                    Some("sum") => ["+", "+"],
                    Some("clauses") => [", ", ", and "],
                    _ => [", ", last],
                };
                for (i, text) in texts.iter().enumerate() {
                    let is_last = i + 1 == texts.len();
                    said.extend((i > 0).then(|| if is_last { last.into() } else { between.into() }));
                    self.say(&chosen(text.clone(), self.shape, self.language), said);
                }
            }
            Thing::Technique(technique) => match form {
                Some("within") => said.push(en::within(*technique).into()),
                _ => said.push(Span::Technique(*technique)),
            },
            Thing::Words(plan) => self.say(&chosen(plan.clone(), self.shape, self.language), said),
        }
    }

    fn kinds(&self, houses: &[House], form: Option<&str>, said: &mut Vec<Span>) {
        said.push(match form {
            Some("kind") => en::say::kind(houses).into(),
            Some("kinds") => en::say::kinds(houses).into(),
            _ => en::say::these(houses).into(),
        });
    }

    /// Names cells, with one name for those of a line: "r2c2 and r7c46".
    fn cells(&self, cells: &[Cell], said: &mut Vec<Span>) {
        list(naming::parts(cells, self.shape).into_iter().map(one_name), " and ", said);
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
        said.iter().map(|span| naming::short(span, self.shape, Symbols::Digits)).collect()
    }

    /// Says which cells lose which digits. In the short form of a conclusion, a number is in the place of many groups.
    fn losses(&self, gone: &[Candidate], may_count: bool, said: &mut Vec<Span>) {
        let groups = losses(gone);
        let mut each = Vec::new();
        for (i, (cells, digits)) in groups.iter().enumerate() {
            match i {
                0 => {}
                _ if i + 1 == groups.len() => each.push(", and ".into()),
                _ => each.push(", ".into()),
            }
            self.say(&[words::common::loss(cells, *digits)], &mut each);
        }
        if may_count && groups.len() > NAMED {
            let cells = groups.iter().map(|(cells, _)| cells.len()).sum();
            let counts = self.text(&[words::common::losses_counted(gone.len(), cells)]);
            said.push(Span::Brief(counts, each));
        } else {
            said.extend(each);
        }
    }
}

/// Says things in sequence, with commas and a word before the last.
fn list(things: impl Iterator<Item = Span>, last: &'static str, said: &mut Vec<Span>) {
    separated(things, ", ", last, said);
}

/// Says things in sequence, with a sign between them and a word before the last.
fn separated(
    things: impl Iterator<Item = Span>,
    between: &'static str,
    last: &'static str,
    said: &mut Vec<Span>,
) {
    let mut things = things.peekable();
    let mut is_first = true;
    while let Some(thing) = things.next() {
        if !is_first {
            said.push(if things.peek().is_none() { last.into() } else { between.into() });
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

/// Returns the eliminations, grouped by cells that lose the same digits.
pub(crate) fn losses(gone: &[Candidate]) -> Vec<(Vec<Cell>, DigitSet)> {
    let mut by_cell: Vec<(Cell, DigitSet)> = Vec::new();
    for one in gone {
        match by_cell.iter_mut().find(|(cell, _)| *cell == one.cell) {
            Some((_, digits)) => *digits = digits.with(one.digit),
            None => by_cell.push((one.cell, DigitSet::only(one.digit))),
        }
    }
    sort_by_key(&mut by_cell, |(cell, _)| *cell);
    let mut groups: Vec<(Vec<Cell>, DigitSet)> = Vec::new();
    for (cell, digits) in by_cell {
        match groups.iter_mut().find(|(_, known)| *known == digits) {
            Some((cells, _)) => cells.push(cell),
            None => groups.push((vec![cell], digits)),
        }
    }
    groups
}
