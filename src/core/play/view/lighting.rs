//! The sentence and the board light each other: what a word names is lit on the board, and what the pointer
//! rests on is lit in the sentence.

use super::{Shape, Spot, watched};
use crate::{
    Candidate, Candidates, Cell, CellSet,
    explain::{Locale, Span, explain},
    marks::{LinkMark, Role, links},
    play::{
        session::Session,
        ui::{Panel, Pointing, Thing},
    },
    step::{Pattern, Step},
    trail::Focus,
};

/// What a word lights on the board beside cells and houses, which are shapes.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Lit {
    /// Links, by number.
    pub links: Vec<usize>,
    /// Candidates, where they are marked.
    pub spots: Vec<(Cell, Spot)>,
}

/// The cells of a set of a step, by its number.
pub(super) fn set_cells(step: &Step, number: u16) -> Vec<Cell> {
    let number = usize::from(number);
    let set = match &step.pattern {
        Pattern::Chain { through, .. } => through.get(number).map(|(_, cells)| cells),
        Pattern::AlmostLockedSets { sets, .. } => sets.get(number).map(|set| &set.cells),
        Pattern::DeathBlossom { petals, .. } => petals.get(number).map(|set| &set.cells),
        _ => None,
    };
    set.cloned().unwrap_or_default()
}

/// The candidates of a statement of a chain, by its number.
fn stated(step: &Step, number: u16) -> Vec<Candidate> {
    let Pattern::Chain { nodes, .. } = &step.pattern else { return Vec::new() };
    let node = nodes.get(usize::from(number));
    node.map_or_else(Vec::new, |node| {
        node.cells.iter().map(|&cell| Candidate::new(cell, node.digit)).collect()
    })
}

impl Session {
    /// The step that is shown, with the position in which it was found.
    pub(super) fn step_shown(&self) -> Option<(&Step, &Candidates)> {
        let going = self.solver.as_ref().filter(|_| self.panel == Panel::Solve)?.going()?;
        let trail = &going.trail;
        if going.all.is_some() {
            return Some((watched::pointed(going)?, trail.now()));
        }
        Some((trail.last_step().filter(|_| trail.focus() == Focus::Step)?, trail.found_in()))
    }

    /// The links of the step that is shown.
    pub(super) fn links_shown(&self) -> Vec<LinkMark> {
        self.step_shown().map_or_else(Vec::new, |(step, _)| links(step))
    }

    /// What the word that is pointed at lights.
    pub(super) fn lit_by_a_word(&self) -> Lit {
        let (Some(thing), Some((step, _))) = (self.thing, self.step_shown()) else { return Lit::default() };
        let (lit_links, candidates): (Vec<usize>, Vec<Candidate>) = match thing {
            Thing::Statement(number) => (Vec::new(), stated(step, number)),
            Thing::Link(number) => {
                let number = usize::from(number);
                let ends = links(step).get(number).map(|link| [link.from.clone(), link.to.clone()].concat());
                (vec![number], ends.unwrap_or_default())
            }
            Thing::Digit(digit) => {
                let marked = self.shapes().into_iter().filter_map(|shape| match shape {
                    Shape::Candidate(candidate, role)
                        if candidate.digit == digit
                            && !matches!(role, Role::Lit | Role::Placed | Role::Guessed) =>
                    {
                        Some(candidate)
                    }
                    _ => None,
                });
                (Vec::new(), marked.collect())
            }
            Thing::Cell(_) | Thing::House(_) | Thing::Set(_) => (Vec::new(), Vec::new()),
        };
        let order = self.game.order();
        let spots = candidates.into_iter().flat_map(|candidate| {
            let spots = self.small_digits(candidate.cell).spots_of_mark(candidate, order);
            spots.into_iter().map(move |spot| (candidate.cell, spot))
        });
        Lit { links: lit_links, spots: spots.collect() }
    }

    /// The pieces of the sentence that speak of what the pointer rests on, by number: those of the candidate
    /// and its cell, or else those of a house that is framed.
    #[must_use]
    pub fn spoken_of(&self) -> Vec<usize> {
        let Some((pointing, (step, found_in))) = self.pointing.zip(self.step_shown()) else {
            return Vec::new();
        };
        let before = self.trail().map(crate::trail::Trail::before_step);
        let spans = explain(step, found_in, before.as_ref().unwrap_or(found_in), Locale::default());
        let shapes = self.shapes();
        let those = |speaks: &dyn Fn(&Span) -> bool| -> Vec<usize> {
            spans.iter().enumerate().filter(|(_, span)| speaks(span)).map(|(number, _)| number).collect()
        };
        let near = those(&|span| speaks_of(span, pointing, step, &shapes));
        if !near.is_empty() {
            return near;
        }
        let geometry = found_in.geometry();
        those(&|span| {
            matches!(span, Span::House(house) if geometry.cells(*house).contains(&pointing.cell)
                && shapes.iter().any(|shape| matches!(shape, Shape::House(framed, _) if framed == house)))
        })
    }
}

/// Whether a piece speaks of a marked candidate under the pointer, or of its marked cell.
fn speaks_of(span: &Span, pointing: Pointing, step: &Step, shapes: &[Shape]) -> bool {
    let Pointing { cell, digit } = pointing;
    let mut marked = CellSet::EMPTY;
    let mut own = false;
    for shape in shapes {
        match *shape {
            Shape::Cell(there, role) if role != Role::Lit => marked.insert(there),
            Shape::Candidate(there, role) if role != Role::Lit => {
                marked.insert(there.cell);
                // A digit that is placed fills its cell.
                let fills = matches!(role, Role::Placed | Role::Guessed) && there.cell == cell;
                own |= fills || there == pointing.candidate();
            }
            _ => {}
        }
    }
    let placed = step.placed().filter(|placed| placed.cell == cell);
    let meant = placed.map_or(digit, |placed| placed.digit);
    match span {
        Span::Cell(there) => *there == cell && marked.contains(cell),
        Span::Candidate(there) => there.cell == cell && marked.contains(cell),
        Span::Digit(there) => own && *there == meant,
        Span::Statement(_, there, cells) => own && *there == meant && cells.contains(&cell),
        Span::Set(number) => set_cells(step, *number).contains(&cell),
        Span::House(_) | Span::Link(..) | Span::Text(_) | Span::Technique(_) | Span::Digits(_) => false,
    }
}
