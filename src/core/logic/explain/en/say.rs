//! Builds sentences from words and things.

use super::rules;
use crate::explain::capitalised;
use crate::explain::naming;
// The words of every sentence of a step.
pub(crate) use crate::{
    Technique,
    explain::{Assertion, Span, Stated, Went},
    step::Step,
};
use sudoku_board::{
    Candidate, Candidates, Cell, Digit, DigitSet, House, HouseKind, Shape, Symbols, sorting::sort_by_key,
};

/// A sentence, from pieces.
macro_rules! sentence {
    ($($piece:expr),+ $(,)?) => {{
        let mut said: Vec<crate::explain::Span> = Vec::new();
        $(crate::explain::en::say::Piece::add($piece, &mut said);)+
        said
    }};
}
pub(crate) use sentence;

/// A part of a sentence: words, a thing, or a list of things. Its method is a call, not inlined: in a build
/// for speed, inlining would cost a hundred bytes for each word of each sentence.
pub(crate) trait Piece {
    fn add(self, said: &mut Vec<Span>);
}

impl Piece for &'static str {
    #[inline(never)]
    fn add(self, said: &mut Vec<Span>) {
        said.push(self.into());
    }
}

impl Piece for String {
    #[inline(never)]
    fn add(self, said: &mut Vec<Span>) {
        said.push(self.into());
    }
}

impl Piece for Vec<Span> {
    #[inline(never)]
    fn add(self, said: &mut Vec<Span>) {
        said.extend(self);
    }
}

impl Piece for Span {
    #[inline(never)]
    fn add(self, said: &mut Vec<Span>) {
        said.push(self);
    }
}

impl Piece for Assertion {
    #[inline(never)]
    fn add(self, said: &mut Vec<Span>) {
        said.push(Span::Says(Box::new(self)));
    }
}

impl Piece for Cell {
    #[inline(never)]
    fn add(self, said: &mut Vec<Span>) {
        said.push(Span::Cell(self));
    }
}

impl Piece for Digit {
    #[inline(never)]
    fn add(self, said: &mut Vec<Span>) {
        said.push(Span::Digit(self));
    }
}

impl Piece for House {
    #[inline(never)]
    fn add(self, said: &mut Vec<Span>) {
        said.push(Span::House(self));
    }
}

impl Piece for Candidate {
    #[inline(never)]
    fn add(self, said: &mut Vec<Span>) {
        said.push(Span::Candidate(self));
    }
}

/// Things separated by commas, with a word before the last.
pub(crate) struct List<T>(pub(crate) Vec<T>, pub(crate) &'static str);

impl<T: Piece> Piece for List<T> {
    #[inline(never)]
    fn add(self, said: &mut Vec<Span>) {
        let count = self.0.len();
        for (i, thing) in self.0.into_iter().enumerate() {
            if i > 0 {
                said.push(if i + 1 == count { self.1.into() } else { ", ".into() });
            }
            thing.add(said);
        }
    }
}

pub(crate) fn or<T: Clone>(things: &[T]) -> List<T> {
    List(things.to_vec(), " or ")
}

/// The most words of a sentence. A longer text becomes two sentences, or a list.
const WORDS: usize = 20;

/// Returns whether a sentence is short enough as written. Digits measure it, so its lines stay when the board shows
/// other things.
pub(crate) fn fits(said: &[Span], shape: &Shape) -> bool {
    let written: String =
        said.iter().map(|span| naming::short(span, shape, crate::explain::Locale::ENGLISH)).collect();
    written.split_whitespace().count() <= WORDS
}

/// Joins sentences, one after another.
pub(crate) fn joined(sentences: Vec<Vec<Span>>) -> Vec<Span> {
    let mut said = Vec::new();
    for sentence in sentences {
        if !said.is_empty() {
            said.push(" ".into());
        }
        said.extend(sentence);
    }
    said
}

/// Returns the sentence before a list, its lines, and the sentence after it.
pub(crate) fn with_list(before: Vec<Span>, lines: Vec<Vec<Span>>, after: Vec<Span>) -> Vec<Span> {
    if lines.is_empty() {
        return sentence!(before, " ", after);
    }
    let mut said = before;
    for line in lines {
        said.extend(sentence!(Span::Line, line));
    }
    sentence!(said, Span::Rest, after)
}

/// Names cells, with one name for those of a line: "r2c2 and r7c46".
pub(crate) fn cells(list: &[Cell], shape: &Shape) -> Vec<Span> {
    let mut said = Vec::new();
    List(naming::parts(list, shape), " and ").add(&mut said);
    said
}

/// Cells with one name, or a single one.
impl Piece for Vec<Cell> {
    #[inline(never)]
    fn add(self, said: &mut Vec<Span>) {
        said.push(if let [cell] = self[..] { Span::Cell(cell) } else { Span::Cells(self) });
    }
}

/// Names houses, with one name for each kind: "rows 2 and 8 and box 4". Between rows and columns there is always an
/// "and": with a comma they would read as a cell.
pub(crate) fn houses(list: &[House]) -> Vec<Span> {
    let of = |kind: HouseKind| list.iter().copied().filter(move |house| house.kind() == kind);
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
    let mut said = Vec::new();
    for (i, &kind) in kinds.iter().enumerate() {
        let own: Vec<House> = of(kind).collect();
        if i > 0 {
            // "Row 3, column 4" would read as a cell.
            let as_cell = kind == HouseKind::Column && own.len() == 1 && of(HouseKind::Row).count() == 1;
            let is_last = i + 1 == kinds.len();
            said.push(match (is_last, kinds.len() == list.len()) {
                _ if as_cell => " and ".into(),
                (true, is_plain) => {
                    if is_plain || i == 1 {
                        " and ".into()
                    } else {
                        ", and ".into()
                    }
                }
                (false, _) => ", ".into(),
            });
        }
        if both && kind == HouseKind::Falling {
            let named = rules::kind(kind).named.as_ref();
            said.push(format!("{} ", named.map_or("", |named| named.many)).into());
            List(vec![Number(House::Falling), Number(House::Rising)], " and ").add(&mut said);
        } else if let [house] = own[..] {
            house.add(&mut said);
        } else {
            let words = rules::kind(kind);
            let the = words.named.as_ref().map_or(words.many, |named| named.many);
            let the = format!("{the} ");
            said.push(the.into());
            List(own.into_iter().map(Number).collect(), " and ").add(&mut said);
        }
    }
    said
}

/// A house by its number alone.
struct Number(House);

impl Piece for Number {
    fn add(self, said: &mut Vec<Span>) {
        said.push(Span::HouseNumber(self.0));
    }
}

/// Names digits after a number: "the digits 4 and 9". Without these words they would read as more numbers of the
/// same kind.
pub(crate) fn the_digits(digits: DigitSet) -> Vec<Span> {
    sentence!(if digits.len() == 1 { "the digit " } else { "the digits " }, all_of(digits))
}

pub(crate) fn all_of(digits: DigitSet) -> List<Digit> {
    List(digits.iter().collect(), " and ")
}

pub(crate) fn one_of(digits: DigitSet) -> List<Digit> {
    List(digits.iter().collect(), " or ")
}

/// The most names in a row; a text with more cells gives their number.
pub(crate) const NAMED: usize = 6;

/// Returns "r1c2 and r1c57", or in the short form "9 other cells".
pub(crate) fn some_or_count(list: &[Cell], shape: &Shape) -> Vec<Span> {
    if are_many(list, shape) {
        vec![Span::Brief(format!("{} other cells", list.len()), cells(list, shape))]
    } else {
        cells(list, shape)
    }
}

/// Returns whether cells have more names than the text beside the board lists.
pub(crate) fn are_many(list: &[Cell], shape: &Shape) -> bool {
    naming::parts(list, shape).len() > NAMED || shape.has_letters() && list.len() > NAMED
}

/// Returns "So r1c2 and r1c5, which see both pincers, can't be 4.", with `begins` in the place of "So" and `aside`
/// as the clause about the cells.
pub(crate) fn cannot(
    begins: &'static str,
    cells: &[Cell],
    aside: Vec<Span>,
    digit: Digit,
    shape: &Shape,
) -> Vec<Span> {
    sentence!(Span::Conclusion, begins, " ", some_or_count(cells, shape), aside, " can't be ", digit, ".")
}

/// Returns ", which see both pincers,", about cells.
pub(crate) fn which_see(cells: &[Cell], what: impl Piece) -> Vec<Span> {
    sentence!(if cells.len() == 1 { ", which sees " } else { ", which see " }, what, ",")
}

/// Returns the eliminations, grouped by cells that lose the same digits.
pub(super) fn losses(gone: &[Candidate]) -> Vec<(Vec<Cell>, DigitSet)> {
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

/// Returns "So r8c2 and r9c5 can't be 3 or 9, and r7c6 can't be 3.", with `begins` in the place of "So".
pub(crate) fn so(begins: &'static str, gone: &[Candidate], shape: &Shape) -> Vec<Span> {
    let groups = losses(gone);
    if groups.len() > NAMED {
        let cells: Vec<Cell> = groups.iter().flat_map(|(cells, _)| cells.iter().copied()).collect();
        let counts = format!("{} candidates in {} cells are ruled out", gone.len(), cells.len());
        return sentence!(
            Span::Conclusion,
            begins,
            " ",
            Span::Brief(counts, each_group(&groups, shape)),
            "."
        );
    }
    sentence!(Span::Conclusion, begins, " ", each_group(&groups, shape), ".")
}

/// Returns "r8c2 and r9c5 can't be 3 or 9, and r7c6 can't be 3"
pub(crate) fn lose(gone: &[Candidate], shape: &Shape) -> Vec<Span> {
    each_group(&losses(gone), shape)
}

fn each_group(groups: &[(Vec<Cell>, DigitSet)], shape: &Shape) -> Vec<Span> {
    let mut said = Vec::new();
    for (i, (cells, digits)) in groups.iter().enumerate() {
        said.extend(match i {
            0 => Vec::new(),
            _ if i + 1 == groups.len() => sentence!(", and "),
            _ => sentence!(", "),
        });
        said.extend(sentence!(some_or_count(cells, shape), " can't be ", one_of(*digits)));
    }
    said
}

/// Like [`so`], if all cells of the conclusion share a reason worth saying: the cells they see, or their
/// place. With several digits the reason is a separate sentence.
pub(crate) fn so_seeing(gone: &[Candidate], what: &'static str, shape: &Shape) -> Vec<Span> {
    if let [(cells, digits)] = &losses(gone)[..] {
        let aside = which_see(cells, what);
        let end = sentence!(aside, " can't be ", one_of(*digits), ".");
        return sentence!(Span::Conclusion, " So ", some_or_count(cells, shape), end);
    }
    let all: DigitSet = gone.iter().map(|gone| gone.digit).collect();
    let mut said = sentence!(" No cell that sees ", what, " can be ", one_of(all), ".");
    said.extend(so(" So", gone, shape));
    said
}

/// Returns a count in words, up to ten.
pub(crate) fn number(count: usize) -> String {
    const WORDS: [&str; 11] =
        ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"];
    WORDS.get(count).map_or_else(|| count.to_string(), |&word| word.to_owned())
}

/// Returns a count in words at the beginning of a sentence.
pub(crate) fn capital_number(count: usize) -> String {
    capitalised(&number(count))
}

/// Returns the kind that all of these houses have in common, if there is one.
fn common_kind(list: &[House]) -> Option<HouseKind> {
    let kind = list.first()?.kind();
    list.iter().all(|house| house.kind() == kind).then_some(kind)
}

/// Returns the plural of the kind that these houses have in common, or "areas" if their kinds differ.
pub(crate) fn kinds(list: &[House]) -> &'static str {
    common_kind(list).map_or("areas", |kind| rules::kind(kind).many)
}

/// Returns "these rows", "this row, column and box": some houses that were just named.
pub(crate) fn these(list: &[House]) -> String {
    // The two diagonals are of one kind here.
    let kind_of = |house: &House| match house.kind() {
        HouseKind::Rising => HouseKind::Falling,
        kind => kind,
    };
    let of = |kind: HouseKind| list.iter().filter(|house| kind_of(house) == kind).count();
    let kinds: Vec<HouseKind> = HouseKind::ALL.into_iter().filter(|&kind| of(kind) > 0).collect();
    let one_each = kinds.iter().all(|&kind| of(kind) == 1);
    let mut said = String::new();
    for (i, &kind) in kinds.iter().enumerate() {
        said += match i {
            0 => "",
            _ if i + 1 == kinds.len() => " and ",
            _ => ", ",
        };
        // One word refers to them all if each is of a different kind.
        said += match (of(kind) == 1, one_each && i > 0) {
            (true, true) => "",
            (true, false) => "this ",
            (false, _) => "these ",
        };
        said += if of(kind) == 1 { rules::kind(kind).one } else { rules::kind(kind).many };
    }
    said
}

/// Returns the word for each of the houses.
pub(crate) fn kind(list: &[House]) -> &'static str {
    common_kind(list).map_or("area", |kind| rules::kind(kind).one)
}

/// The reason that sets keep digits.
pub(crate) const ONE_MORE: &str =
    "Each set has one digit more than cells: if it loses one, it keeps all the others.";

/// Returns the line of a set, by its number, its cells and its digits.
pub(crate) fn set_line(number: u16, own: &[Cell], digits: DigitSet, position: &Candidates) -> Vec<Span> {
    let named = cells(own, position.shape());
    let holds = Assertion::Holds(own.to_vec(), digits);
    sentence!(Span::Line, Span::Set(number), ": ", named, " with ", all_of(digits), ".", holds)
}

/// Returns the cells that lose something to a step.
pub(crate) fn lost(step: &Step) -> Vec<Cell> {
    step.eliminated().iter().map(|gone| gone.cell).collect()
}

/// A pattern that has a sentence in English, in the `say.rs` of its family.
pub(crate) trait English {
    /// Returns the place, the reason, and the conclusion.
    fn english(&self, step: &Step, position: &Candidates) -> Vec<Span>;
}

impl<T: crate::explain::plan::Told> English for T {
    fn english(&self, step: &Step, position: &Candidates) -> Vec<Span> {
        crate::explain::say::say(
            self.plan(step, position),
            position.shape(),
            crate::explain::Language::English,
        )
    }
}
