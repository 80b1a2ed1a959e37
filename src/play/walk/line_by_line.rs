//! A step told line by line: the lines so far, and the marks and links that they name.

use std::fmt;
use sudoku_core::{
    Candidate, Cell, House,
    marks::{LinkMark, Marks, Role},
    step::{AlmostLockedSets, Chain, DeathBlossom, Pattern, Step, SueDeCoq},
    telling::{Mention, Telling},
};

/// The pieces of a text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pieces {
    /// The lines of its list.
    Lines,
    /// These, or the sentences of a text without a list.
    Sentences,
}

/// The mentions of a text: those before its list, and then those of each line. Only the page knows a
/// language, so it passes this function in.
#[derive(Clone, Copy)]
pub struct Outline(pub fn(&Telling, Pieces) -> Vec<Vec<Mention>>);

impl Default for Outline {
    /// A text without lines.
    fn default() -> Self {
        Self(|_, _| Vec::new())
    }
}

impl fmt::Debug for Outline {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Outline")
    }
}

/// A step, and the number of its lines told.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LineByLine {
    step: Step,
    /// The mentions before the list, and in each line.
    parts: Vec<Vec<Mention>>,
    /// The number of lines told; one more with the conclusion.
    told: usize,
}

impl LineByLine {
    /// A step with its first line told; none for a text of a single line.
    #[must_use]
    pub fn begin(step: &Step, parts: Vec<Vec<Mention>>) -> Option<Self> {
        (parts.len() > 2).then(|| Self { step: step.clone(), parts, told: 1 })
    }

    /// A step with this number of lines told, for a text of any length: 0 is the words before a list. None if
    /// that is the whole text.
    #[must_use]
    pub fn up_to(step: &Step, parts: Vec<Vec<Mention>>, told: usize) -> Option<Self> {
        (told < parts.len()).then(|| Self { step: step.clone(), parts, told })
    }

    /// Whether it tells this step.
    #[must_use]
    pub fn is_of(&self, step: &Step) -> bool {
        self.step == *step
    }

    /// The number of lines told, and of the last of them; none with the conclusion.
    #[must_use]
    pub const fn told(&self) -> Option<usize> {
        if self.told < self.parts.len() { Some(self.told) } else { None }
    }

    /// Tells the next line, or at the end the conclusion. Returns whether there was one.
    pub const fn go_on(&mut self) -> bool {
        let goes = self.told().is_some();
        self.told += goes as usize;
        goes
    }

    /// Takes back the last line. The first line stays.
    pub const fn go_back(&mut self) -> bool {
        let goes = self.told > 1;
        self.told -= goes as usize;
        goes
    }

    /// The number of its lines.
    #[must_use]
    pub const fn count(&self) -> usize {
        self.parts.len().saturating_sub(1)
    }

    /// Returns to the first line.
    pub const fn begin_again(&mut self) {
        self.told = 1;
    }

    /// Tells everything. Returns whether there was more.
    pub const fn tell_all(&mut self) -> bool {
        let tells = self.told().is_some();
        self.told = self.parts.len();
        tells
    }

    /// The marks so far, of all marks of the step. A mark waits for the first line that names it, and the
    /// conclusion's marks wait for the conclusion.
    #[must_use]
    pub fn marks(&self, mut marks: Marks) -> Marks {
        if self.told().is_none() {
            return marks;
        }
        marks.houses.retain(|&(house, role)| role != Role::Clash && self.has_told_of_house(house));
        marks.cells.retain(|&(cell, role)| role != Role::Clash && self.has_told_of_cell(cell));
        marks.candidates.retain(|&(candidate, role)| {
            let concludes = matches!(role, Role::Eliminated | Role::Placed | Role::Guessed);
            !concludes && self.line_of(candidate) <= self.told
        });
        marks
    }

    /// The line of each of these links, counted from 1, and 0 before the list.
    #[must_use]
    pub fn lines_of(&self, links: &[LinkMark]) -> Vec<usize> {
        let line = |(number, link): (usize, &LinkMark)| {
            let named = self.first_part(|mention| mention == Mention::Link(number as u16));
            named.unwrap_or_else(|| {
                let ends = link.from.iter().chain(&link.to);
                ends.map(|&candidate| self.line_of(candidate)).max().unwrap_or_default()
            })
        };
        links.iter().enumerate().map(line).collect()
    }

    fn has_told_of_house(&self, house: House) -> bool {
        self.first_part(|mention| mention == Mention::House(house)).is_none_or(|line| line <= self.told)
    }

    fn has_told_of_cell(&self, cell: Cell) -> bool {
        let line = self.first_part(|mention| names_cell(&self.step, mention, cell));
        line.is_none_or(|line| line <= self.told)
    }

    /// The first line that names a candidate, or else its cell; 0 if none does.
    fn line_of(&self, candidate: Candidate) -> usize {
        let named = self.first_part(|mention| names_candidate(&self.step, mention, candidate));
        let in_cell = || self.first_part(|mention| names_cell(&self.step, mention, candidate.cell));
        named.or_else(in_cell).unwrap_or_default()
    }

    fn first_part(&self, names: impl Fn(Mention) -> bool) -> Option<usize> {
        self.parts.iter().position(|part| part.iter().any(|&mention| names(mention)))
    }
}

/// Whether a piece of the step's text names a cell.
fn names_cell(step: &Step, mention: Mention, cell: Cell) -> bool {
    match mention {
        Mention::Cell(named) => named == cell,
        Mention::Cells(named) => named.contains(cell),
        Mention::Set(number) => set_cells(step, number).contains(&cell),
        Mention::Statement(number) => stated(step, number).iter().any(|stated| stated.cell == cell),
        Mention::House(_) | Mention::Digit(_) | Mention::Link(_) => false,
    }
}

/// Whether a piece of the step's text names a candidate. A statement of a chain names its own candidates and
/// no others of their cells.
fn names_candidate(step: &Step, mention: Mention, candidate: Candidate) -> bool {
    match mention {
        Mention::Statement(number) => stated(step, number).contains(&candidate),
        _ => names_cell(step, mention, candidate.cell),
    }
}

/// The cells of a set of the step, by its number.
#[must_use]
pub fn set_cells(step: &Step, number: u16) -> Vec<Cell> {
    let number = usize::from(number);
    let set = match &step.pattern {
        Pattern::Chain(Chain { through, .. }) => through.get(number).map(|(_, cells)| cells),
        Pattern::AlmostLockedSets(AlmostLockedSets { sets, .. }) => sets.get(number).map(|set| &set.cells),
        Pattern::DeathBlossom(DeathBlossom { petals, .. }) => petals.get(number).map(|set| &set.cells),
        Pattern::SueDeCoq(SueDeCoq { line_set, box_set, .. }) => {
            [line_set, box_set].get(number).map(|set| &set.cells)
        }
        _ => None,
    };
    set.cloned().unwrap_or_default()
}

/// The candidates of a statement of the step's chain, by its number.
#[must_use]
pub fn stated(step: &Step, number: u16) -> Vec<Candidate> {
    let Pattern::Chain(Chain { nodes, .. }) = &step.pattern else { return Vec::new() };
    let node = nodes.get(usize::from(number));
    node.map_or_else(Vec::new, |node| {
        node.cells.iter().map(|&cell| Candidate::new(cell, node.digit)).collect()
    })
}
