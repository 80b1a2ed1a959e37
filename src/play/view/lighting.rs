//! The sentence and the board light each other: a word lights its subject on the board, and the pointer
//! lights the words about the spot under it.

use super::{Emphasis, Spot};
use crate::{
    session::Session,
    ui::Pointing,
    walk::line_by_line::{set_cells, stated},
};
use sudoku_core::{
    Candidate, Cell, CellSet,
    marks::{LinkMark, Role, links},
    step::Step,
    telling::{Mention, Telling},
};

/// The highlights of a word on the board, apart from cells and houses, which are shapes.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Lit {
    /// Links, by number.
    pub links: Vec<usize>,
    /// Candidates, at their marks.
    pub spots: Vec<(Cell, Spot)>,
}

impl Session {
    /// The links of the current step.
    pub(super) fn links_shown(&self) -> Vec<LinkMark> {
        self.step_shown().map_or_else(Vec::new, |shown| links(&shown.step, &shown.found_in))
    }

    /// The highlights of the word under the pointer.
    pub(super) fn lit_by_a_word(&self) -> Lit {
        let Some(mention) = self.kernel().pointer().mention() else { return Lit::default() };
        let step = self.step_shown().map(|shown| &shown.step);
        let (lit_links, candidates): (Vec<usize>, Vec<Candidate>) = match mention {
            Mention::Statement(number) => {
                (Vec::new(), step.map_or_else(Vec::new, |step| stated(step, number)))
            }
            Mention::Link(number) => {
                let number = usize::from(number);
                let ends =
                    self.links_shown().get(number).map(|link| [link.from.clone(), link.to.clone()].concat());
                (vec![number], ends.unwrap_or_default())
            }
            Mention::Digit(digit) => {
                let marked = self.emphases().into_iter().filter_map(|emphasis| match emphasis {
                    Emphasis::Candidate(candidate, role)
                        if candidate.digit == digit
                            && !matches!(role, Role::Lit | Role::Placed | Role::Guessed) =>
                    {
                        Some(candidate)
                    }
                    _ => None,
                });
                (Vec::new(), marked.collect())
            }
            Mention::Cell(_) | Mention::Cells(_) | Mention::House(_) | Mention::Set(_) => {
                (Vec::new(), Vec::new())
            }
        };
        let shape = self.game().shape();
        let spots = candidates.into_iter().flat_map(|candidate| {
            let spots = self.small_digits(candidate.cell).spots_of_mark(candidate, shape);
            spots.into_iter().map(move |spot| (candidate.cell, spot))
        });
        Lit { links: lit_links, spots: spots.collect() }
    }

    /// The pieces of the sentence about the spot under the pointer, by number: those of the candidate and its
    /// cell, or else those of a framed house. `mentioned` gives the subject of each piece of a sentence; it
    /// is called only while the pointer is on a spot.
    #[must_use]
    pub fn spoken_of(&self, mentioned: impl FnOnce(&Telling) -> Vec<Option<Mention>>) -> Vec<usize> {
        let told = self
            .kernel()
            .pointer()
            .pointing()
            .and_then(|pointing| Some((pointing, self.kernel().shown().telling()?)));
        let Some((pointing, telling)) = told else { return Vec::new() };
        let pieces = mentioned(&telling);
        let step = self.step_shown().map(|shown| &shown.step);
        let emphases = self.emphases();
        let those = |speaks: &dyn Fn(Mention) -> bool| -> Vec<usize> {
            let named = pieces.iter().enumerate().filter_map(|(number, piece)| Some((number, (*piece)?)));
            named.filter(|(_, mention)| speaks(*mention)).map(|(number, _)| number).collect()
        };
        let near = those(&|mention| speaks_of(mention, pointing, step, &emphases));
        if !near.is_empty() {
            return near;
        }
        let geometry = self.game().shape().geometry();
        those(&|mention| {
            matches!(mention, Mention::House(house) if geometry.cells(house).contains(&pointing.cell)
                && emphases.iter().any(|emphasis| matches!(emphasis, Emphasis::House(framed, _) if *framed == house)))
        })
    }
}

/// Whether a piece is about a marked candidate under the pointer, or about its marked cell.
fn speaks_of(mention: Mention, pointing: Pointing, step: Option<&Step>, emphases: &[Emphasis]) -> bool {
    let Pointing { cell, digit } = pointing;
    let mut marked = CellSet::EMPTY;
    let mut own = false;
    for emphasis in emphases {
        match *emphasis {
            Emphasis::Cell(there, role) if role != Role::Lit => marked.insert(there),
            Emphasis::Candidate(there, role) if role != Role::Lit => {
                marked.insert(there.cell);
                // A digit placed fills its cell.
                let fills = matches!(role, Role::Placed | Role::Guessed) && there.cell == cell;
                own |= fills || there == pointing.candidate();
            }
            _ => {}
        }
    }
    let placed = step.and_then(Step::placed).filter(|placed| placed.cell == cell);
    let meant = placed.map_or(digit, |placed| placed.digit);
    match mention {
        Mention::Cell(there) => there == cell && marked.contains(cell),
        Mention::Cells(there) => there.contains(cell) && marked.contains(cell),
        Mention::Digit(there) => own && there == meant,
        Mention::Statement(number) => {
            let said = step.map_or_else(Vec::new, |step| stated(step, number));
            own && said.contains(&Candidate::new(cell, meant))
        }
        Mention::Set(number) => step.is_some_and(|step| set_cells(step, number).contains(&cell)),
        Mention::House(_) | Mention::Link(_) => false,
    }
}
