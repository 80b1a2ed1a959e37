//! Sentences for steps, in spans that the page can link and highlight.
//!
//! A text with many links or parts is a list, a line for each; lists and sentences are one sequence of spans,
//! where [`Span::Line`] begins a line and [`Span::Rest`] ends the list. [`Span::Conclusion`] separates the
//! conclusion from the reasons.
//!
//! This module and its languages are the only part of the core that depends on a language. No reasoning
//! depends on it, and `play` never asks for a sentence: it passes on a [`Telling`]. A language is a set of
//! total functions: a new pattern does not compile until every language has a sentence for it.

mod after;
mod answer;
mod argument;
pub(crate) mod assertion;
pub(crate) mod clues;
mod glossary;
mod grounds;
mod language;
mod letters;
pub(crate) mod naming;
pub mod paper;
pub(crate) mod phrases;
pub(crate) mod plan;
mod reply;
mod result;
pub mod rules;
pub(crate) mod say;
mod search;
mod sight;
pub(crate) mod sums;
mod symbols;
mod titles;
mod types;
pub(crate) mod words;
pub mod written;

pub use assertion::{Assertion, Went};
pub use glossary::{Term, terms};
pub use grounds::grounds;
pub use language::Language;
pub use naming::Case;
pub use result::LONGEST as LONGEST_RESULT;
pub use symbols::{label, said};
pub use titles::{alias, technique, title, within};
pub use types::{Names, Paper, Rules, Techniques, Terms};

use crate::{
    Level, Technique,
    families::{
        Pattern, ask,
        singles::say::{full_house, hidden_single, naked_single},
    },
    step::{
        Step,
        argument::{Argument, Judgement},
        reply::Reply,
        telling::{Mention, Telling},
    },
    technique::NoSeRating,
};
use plan::{Plan, Said, Thing, Told};
use serde::{Deserialize, Serialize};
use std::{borrow::Cow, iter::once};
use sudoku_board::{Candidate, Candidates, Cell, CellSet, Digit, DigitSet, House, HouseKind, Shape, Symbols};
use types::place;

/// What a text depends on besides its subject: the language, and the things that it names in the place of digits.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Locale {
    /// The language.
    pub language: Language,
    /// The things on the board.
    pub symbols: Symbols,
}

impl Locale {
    /// English with digits, the language of every text to keep.
    pub const ENGLISH: Self = Self { language: Language::English, symbols: Symbols::Digits };

    /// Returns the same language with other things on the board.
    #[must_use]
    pub const fn with(self, symbols: Symbols) -> Self {
        Self { symbols, ..self }
    }
}

/// The wording of a statement in a chain.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stated {
    /// As true: "r1c2 is 5".
    True,
    /// As true after a word such as "then".
    TrueAfter,
    /// As false: "r1c2 isn't 5".
    False,
    /// As false after a word such as "then".
    FalseAfter,
    /// The digit of the statement alone, after its cells.
    Digit,
    /// The cells of the statement alone, beside its digit.
    Cells,
}

/// A piece of a text. A span with a name can be highlighted.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Span {
    /// Words.
    Text(Cow<'static, str>),
    /// The name of a technique.
    Technique(Technique),
    /// A cell.
    Cell(Cell),
    /// Cells with one name: those of a row or column, or the crossings of some rows and columns.
    Cells(Vec<Cell>),
    /// A digit.
    Digit(Digit),
    /// A set of digits.
    Digits(DigitSet),
    /// A house.
    House(House),
    /// A house in a case of its language.
    HouseIn(House, Case),
    /// The number of a house, after the name of its kind: the second in "rows 2 and 8".
    HouseNumber(House),
    /// A digit in a cell.
    Candidate(Candidate),
    /// A statement of a chain: its number from 0, its wording, the digit, and the cells, one of them with the
    /// digit.
    Statement(u16, Stated, Digit, Vec<Cell>),
    /// Words for a link between two statements of a chain, by its number from 0.
    Link(u16, &'static str),
    /// An almost locked set of a step, by its number from 0.
    Set(u16),
    /// A marker: the next spans are a line of a list, up to the next line or to the rest.
    Line,
    /// A marker: the list ends.
    Rest,
    /// A marker: the conclusion begins. The reasons come before it.
    Conclusion,
    /// A text with many names: a short form for the page, beside the board, and a full form for speech and
    /// exports, which have no board.
    Brief(String, Vec<Span>),
    /// A marker: the words beside it make this claim. Only [`claimed`] returns it.
    Says(Box<Assertion>),
}

impl From<&'static str> for Span {
    fn from(words: &'static str) -> Self {
        Span::Text(Cow::Borrowed(words))
    }
}

impl From<String> for Span {
    fn from(words: String) -> Self {
        Span::Text(Cow::Owned(words))
    }
}

impl Span {
    /// Returns the thing that the span names, if it names one.
    #[must_use]
    pub fn mention(&self) -> Option<Mention> {
        match self {
            Span::Cell(cell) => Some(Mention::Cell(*cell)),
            Span::Cells(cells) => Some(Mention::Cells(cells.iter().copied().collect::<CellSet>())),
            Span::House(house) | Span::HouseIn(house, _) | Span::HouseNumber(house) => {
                Some(Mention::House(*house))
            }
            Span::Digit(digit) => Some(Mention::Digit(*digit)),
            Span::Candidate(candidate) => Some(Mention::Cell(candidate.cell)),
            Span::Statement(number, ..) => Some(Mention::Statement(*number)),
            Span::Link(number, _) => Some(Mention::Link(*number)),
            Span::Set(number) => Some(Mention::Set(*number)),
            Span::Text(_)
            | Span::Technique(_)
            | Span::Digits(_)
            | Span::Line
            | Span::Rest
            | Span::Conclusion
            | Span::Brief(..)
            | Span::Says(_) => None,
        }
    }
}

/// Returns the sentence of a telling. It has no claims.
#[must_use]
pub fn tell(telling: &Telling, locale: Locale) -> Vec<Span> {
    match telling {
        Telling::Step { step, found_in } => explain(step, found_in, locale),
        Telling::After(told) => {
            let after = after::after(
                &told.first,
                plan(&told.step, &told.found_in),
                told.found_in.shape(),
                locale.language,
            );
            without_claims(spoken(after, &told.found_in, locale))
        }
        // An answer names no cells whose names depend on the board.
        Telling::Answer(told) => say::say(answer::answer(*told), Shape::S9, locale.language),
    }
}

/// Returns the sentences of a reply to a learner's answer on a board of that shape.
#[must_use]
pub fn reply(reply: &Reply, shape: &Shape, locale: Locale) -> Vec<Span> {
    say::say(reply::reply(reply, shape), shape, locale.language)
}

/// Returns the sentences of the judgement of an argument, on a board of that shape.
#[must_use]
pub fn judgement(argument: &Argument, judged: &Judgement, shape: &Shape, locale: Locale) -> Vec<Span> {
    say::say(argument::judgement(argument, judged), shape, locale.language)
}

/// Returns "rows 2 and 7", "box 2 and r7c8", or "row 3 and box 2, and at r7c8": a place to look at.
#[must_use]
pub fn houses_and_cells(houses: &[House], cells: &[Cell], shape: &Shape, locale: Locale) -> Vec<Span> {
    say::say(after::houses_and_cells(houses, cells), shape, locale.language)
}

/// Returns the plan of a step's text.
fn plan(step: &Step, found_in: &Candidates) -> Plan {
    match &step.pattern {
        Pattern::FullHouse { kinds } => full_house(step, *kinds, found_in),
        Pattern::NakedSingle => naked_single(step, found_in),
        Pattern::HiddenSingle { kinds } => hidden_single(step, *kinds, found_in),
        Pattern::Guess { among, depth } => search::guess(step, *among, *depth),
        Pattern::DeadEnd { why, last } => search::dead_end(*why, *last),
        Pattern::Retreat { digits, depth } => search::retreat(step, *digits, *depth),
        pattern => ask!(pattern, found => found.plan(step, found_in), else Plan::new()),
    }
}

/// Returns the words of a plan, with the sights that it rests on.
fn spoken(plan: Plan, found_in: &Candidates, locale: Locale) -> Vec<Span> {
    sight::told(say::say(plan, found_in.shape(), locale.language), found_in, locale.language)
}

/// Returns the claims of a step's text, which no language changes.
fn facts(step: &Step, found_in: &Candidates) -> Vec<Assertion> {
    let mut facts = Vec::new();
    facts_of(&plan(step, found_in), &mut facts);
    facts
}

fn facts_of(plan: &[Said], facts: &mut Vec<Assertion>) {
    for part in plan {
        match part {
            Said::Says(fact) => facts.push((**fact).clone()),
            Said::Words(_, things) => {
                for thing in things {
                    match thing {
                        Thing::Words(plan) => facts_of(plan, facts),
                        Thing::List(plans) => plans.iter().for_each(|plan| facts_of(plan, facts)),
                        _ => {}
                    }
                }
            }
            Said::Brief(_, full) | Said::Fits(full, ..) => facts_of(full, facts),
            Said::Line | Said::Rest | Said::Conclusion => {}
        }
    }
}

fn without_claims(mut said: Vec<Span>) -> Vec<Span> {
    said.retain(|span| !matches!(span, Span::Says(_)));
    said
}

/// Returns the sentence of a step. `found_in` is the position before the step, which the reasons refer to.
///
/// ```
/// use sudoku_logic::explain::{Locale, explain, plain};
/// use sudoku_board::{Candidates, Grid};
/// use sudoku_logic::{Position, ladder};
///
/// let grid = Grid::from_line("123.............").expect("a line of 16 symbols");
/// let position = Position::new(Candidates::new(&grid));
/// let step = ladder::next_step(&position, &ladder::Ladder::teaching()).expect("a single");
/// let sentence = explain(&step, position.candidates(), Locale::ENGLISH);
/// let text = plain(&sentence, grid.shape(), Locale::ENGLISH);
/// assert!(text.ends_with("So row 1 column 4 must be 4."));
/// ```
#[must_use]
pub fn explain(step: &Step, found_in: &Candidates, locale: Locale) -> Vec<Span> {
    without_claims(claimed(step, found_in, locale))
}

/// Returns the result of a telling in a few words: what its step places or rules out. `None` without a step.
///
/// ```
/// use sudoku_logic::{Position, explain::{Locale, result, written_out}, ladder, step::telling::Telling};
/// use sudoku_board::{Candidates, Grid};
///
/// let grid = Grid::from_line("123.............").expect("a line of 16 symbols");
/// let position = Position::new(Candidates::new(&grid));
/// let step = ladder::next_step(&position, &ladder::Ladder::teaching()).expect("a single");
/// let said = result(&Telling::of(&step, position.candidates()), Locale::ENGLISH).expect("a step");
/// assert_eq!(written_out(&said, grid.shape(), Locale::ENGLISH).concat(), "r1c4 is 4");
/// ```
#[must_use]
pub fn result(telling: &Telling, locale: Locale) -> Option<Vec<Span>> {
    let (step, found_in) = telling.step()?;
    Some(result::of(step, found_in.shape(), locale))
}

/// Returns the reason that a grid has no rating by Sudoku Explainer.
#[must_use]
pub fn no_se_rating(why: NoSeRating, locale: Locale) -> &'static str {
    rules::no_se_rating(why, locale.language.rules())
}

/// Like [`explain`], with each claim beside the words that make it.
#[must_use]
pub fn claimed(step: &Step, found_in: &Candidates, locale: Locale) -> Vec<Span> {
    spoken(plan(step, found_in), found_in, locale)
}

/// Returns a text as a list: one without a list gets a line for each sentence before its conclusion.
#[must_use]
pub fn in_lines(spans: Vec<Span>) -> Vec<Span> {
    if spans.contains(&Span::Line) {
        return spans;
    }
    let (mut lines, mut begins, mut ended) = (Vec::new(), true, false);
    for span in spans {
        ended |= matches!(span, Span::Rest | Span::Conclusion);
        match span {
            Span::Text(words) if !ended => {
                for piece in letters::sentences(&words) {
                    let piece = if begins { piece.trim_start() } else { piece };
                    if piece.is_empty() {
                        continue;
                    }
                    lines.extend(begins.then_some(Span::Line));
                    lines.push(Span::from(piece.to_owned()));
                    begins = piece.trim_end().ends_with(['.', '。']);
                }
            }
            span => {
                lines.extend((begins && !ended).then_some(Span::Line));
                lines.push(span);
                begins = false;
            }
        }
    }
    lines
}

/// Returns the mentions of a sentence: those before its list, and then those of each line of the list.
#[must_use]
pub fn outline(sentence: Vec<Span>) -> Vec<Vec<Mention>> {
    let mut parts = vec![Vec::new()];
    for span in in_full(sentence) {
        match span {
            Span::Line => parts.push(Vec::new()),
            Span::Rest | Span::Conclusion => break,
            span => {
                if let Some(part) = parts.last_mut() {
                    part.extend(span.mention());
                }
            }
        }
    }
    parts
}

/// Returns a line of a sentence, numbered from 1; the first includes the words before the list. Without a number,
/// returns the words after the list.
#[must_use]
pub fn line(sentence: Vec<Span>, line: Option<usize>) -> Vec<Span> {
    let (mut at, mut ended) = (0, false);
    let is_in = |span: &Span| {
        match span {
            Span::Line => at += 1,
            Span::Rest | Span::Conclusion => ended = true,
            _ => {}
        }
        match line {
            Some(line) => !ended && (at == line || line == 1 && at == 0),
            None => ended,
        }
    };
    sentence.into_iter().filter(is_in).collect()
}

/// Returns a text for use without a board: with all names that the page leaves out.
#[must_use]
pub fn in_full(spans: Vec<Span>) -> Vec<Span> {
    let full = |span| if let Span::Brief(_, full) = span { in_full(full) } else { vec![span] };
    spans.into_iter().flat_map(full).collect()
}

/// Returns a text in pieces, with each name of a technique in it as a piece: the longest name at a place counts.
#[must_use]
pub fn with_names(text: &str, locale: Locale) -> Vec<Span> {
    let named = |at: usize| {
        let rest = &text[at..];
        let starts = !text[..at].ends_with(letters::joins);
        let is_here = |one: &Technique| {
            let rest = rest.strip_prefix(technique(*one, locale));
            starts
                && rest
                    .is_some_and(|rest| !rest.starts_with(|next: char| letters::joins(next) || next == '+'))
        };
        let named = Technique::ALL.into_iter().filter(|one| one.info().tier > 0 && is_here(one));
        named.max_by_key(|one| technique(*one, locale).len())
    };
    let (mut said, mut from, mut at) = (Vec::new(), 0, 0);
    while at < text.len() {
        let Some(found) = text.is_char_boundary(at).then(|| named(at)).flatten() else {
            at += 1;
            continue;
        };
        if from < at {
            said.push(Span::from(text[from..at].to_owned()));
        }
        said.push(Span::Technique(found));
        at += technique(found, locale).len();
        from = at;
    }
    if from < text.len() {
        said.push(Span::from(text[from..].to_owned()));
    }
    said
}

/// Returns the name of a level.
#[must_use]
pub fn level(level: Level, locale: Locale) -> &'static str {
    locale.language.names().by_place(match level {
        Level::Easy => place!(Names, "easy"),
        Level::Medium => place!(Names, "medium"),
        Level::Hard => place!(Names, "hard"),
        Level::VeryHard => place!(Names, "very-hard"),
        Level::Fiendish => place!(Names, "fiendish"),
        Level::Extreme => place!(Names, "extreme"),
    })
}

/// Returns "row 4 column 7", the spoken name of a cell. It has no comma, since commas separate things.
#[must_use]
pub fn cell_name(cell: Cell, shape: &Shape, locale: Locale) -> String {
    naming::cell_name(cell, shape, locale.language, naming::Form::Long)
}

/// Returns "r4c7", the written name of a cell.
#[must_use]
pub fn written_cell(cell: Cell, shape: &Shape, locale: Locale) -> String {
    naming::cell_name(cell, shape, locale.language, naming::Form::Short)
}

/// Returns "row 5, columns 2 and 4; row 7 column 1", the spoken names of cells in as few parts as possible.
#[must_use]
pub fn cell_names(cells: &[Cell], shape: &Shape, locale: Locale) -> String {
    naming::cell_names(cells, shape, locale.language)
}

/// Returns "columns 2 and 4", the spoken places of cells in a line; in another house the same as [`cell_names`].
#[must_use]
pub fn places_in(house: House, cells: &[Cell], shape: &Shape, locale: Locale) -> String {
    naming::places_in(house, cells, shape, locale.language)
}

/// Returns "box 5", "the window at top right".
#[must_use]
pub fn house_name(house: House, locale: Locale) -> String {
    naming::house_name(house, locale.language)
}

/// Returns the word for a house of this kind: "box".
#[must_use]
pub fn kind_name(kind: HouseKind, locale: Locale) -> &'static str {
    naming::kind(kind, Case::Usual, locale.language)
}

/// Returns "1, 4 or 7".
#[must_use]
pub fn one_of(digits: DigitSet, locale: Locale) -> String {
    naming::list(digits, locale.language.names().list_or(), locale)
}

/// Returns "1, 4 and 7".
#[must_use]
pub fn all_of(digits: DigitSet, locale: Locale) -> String {
    naming::list(digits, locale.language.names().list_and(), locale)
}

/// Returns the words on printed pages.
#[must_use]
pub fn paper_words(locale: Locale) -> paper::PaperWords {
    paper::PaperWords::new(locale)
}

/// Returns a span in spoken form: cells by row and column.
#[must_use]
pub fn words(span: &Span, shape: &Shape, locale: Locale) -> Cow<'static, str> {
    naming::words(span, shape, locale)
}

/// Returns a span as the page writes it: cells by their short names.
#[must_use]
pub fn short(span: &Span, shape: &Shape, locale: Locale) -> Cow<'static, str> {
    naming::short(span, shape, locale)
}

/// Returns a text as the page writes it, span by span: cells by their short names, and each line of a list on a
/// separate line. A text that is one sentence among others is the concatenation of its spans.
#[must_use]
pub fn written_out(spans: &[Span], shape: &Shape, locale: Locale) -> Vec<String> {
    let said = |span: &Span| match span {
        Span::Line | Span::Rest => "\n".into(),
        _ => naming::short(span, shape, locale),
    };
    // A short name such as r4c7 keeps its small letter.
    let is_name = |span: &Span, words: &str| match span {
        Span::Cell(_) | Span::Cells(_) | Span::Statement(..) => true,
        // In some languages the cell comes first, and in others the digit.
        Span::Candidate(_) => words.chars().nth(1).is_some_and(|second| second.is_ascii_digit()),
        _ => false,
    };
    said_with(spans, locale.language, said, is_name)
}

/// Like [`written_out`], with the names spelled out for readers who don't know the short ones.
#[must_use]
pub fn spelled_out(spans: &[Span], shape: &Shape, locale: Locale) -> Vec<String> {
    let said = |span: &Span| match span {
        Span::Line | Span::Rest => "\n".into(),
        _ => naming::varied(span, shape, locale),
    };
    said_with(spans, locale.language, said, |_, _| false)
}

/// Returns a whole text in plain words, in spoken and full form: its sentences in sequence, each beginning with a
/// capital letter.
#[must_use]
pub fn plain(spans: &[Span], shape: &Shape, locale: Locale) -> String {
    let between = locale.language.names().sentence_space();
    let said = |span: &Span| match span {
        Span::Line | Span::Rest => between.into(),
        _ => naming::varied(span, shape, locale),
    };
    said_with(&in_full(spans.to_vec()), locale.language, said, |_, _| false).concat()
}

/// Returns the words of each span. A sentence begins with a capital letter, unless it begins with a short name.
fn said_with(
    spans: &[Span],
    language: Language,
    said: impl Fn(&Span) -> Cow<'static, str>,
    stays: impl Fn(&Span, &str) -> bool,
) -> Vec<String> {
    let (mut begins, mut after_stop, mut articled) = (true, false, false);
    let mut before = (String::new(), Case::Usual);
    let piece = |span: &Span| {
        if matches!(span, Span::Conclusion | Span::Says(_)) {
            return String::new();
        }
        let mut words = said(span);
        if !language.names().before_cells().is_empty() {
            words = naming::resolved(&words, &mut before, language).into();
        }
        if articled && names_digits(span) {
            words = symbols::bare(&words, language).to_owned().into();
        }
        let is_break = matches!(span, Span::Line | Span::Rest);
        let piece = if begins && !is_break && !stays(span, &words) {
            capitalised(&words)
        } else {
            words.into_owned()
        };
        begins = is_break || piece.ends_with(". ") || after_stop && piece == " ";
        after_stop = piece.ends_with('.');
        articled = symbols::takes_no_article(&piece, language);
        piece
    };
    spans.iter().map(piece).collect()
}

/// Returns whether the span begins with the name of a digit.
const fn names_digits(span: &Span) -> bool {
    matches!(
        span,
        Span::Digit(_) | Span::Digits(_) | Span::Candidate(_) | Span::Statement(_, Stated::Digit, ..)
    )
}

/// Returns the text with its first letter in upper case.
#[must_use]
pub fn capitalised(text: &str) -> String {
    let mut all = text.chars();
    all.next().map_or_else(String::new, |first| once(letters::large(first)).chain(all).collect())
}

/// Returns the text with its first letter in lower case, as inside a sentence.
#[must_use]
pub fn uncapitalised(text: &str) -> String {
    let mut all = text.chars();
    all.next().map_or_else(String::new, |first| once(letters::small(first)).chain(all).collect())
}
