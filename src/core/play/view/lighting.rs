//! The sentence and the board light each other: what a word names is lit on the board, and what the pointer
//! rests on is lit in the sentence.

use super::{Shape, Spot, watched};
use crate::{
    Candidate, Candidates, Cell, CellSet,
    explain::{Locale, Span, explain},
    marks::{LinkMark, Role, links},
    play::{
        session::Session,
        teacher::Stage,
        ui::{Panel, Pointing, Thing},
    },
    step::{AlmostLockedSets, Chain, DeathBlossom, Pattern, Step},
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
        Pattern::Chain(Chain { through, .. }) => through.get(number).map(|(_, cells)| cells),
        Pattern::AlmostLockedSets(AlmostLockedSets { sets, .. }) => sets.get(number).map(|set| &set.cells),
        Pattern::DeathBlossom(DeathBlossom { petals, .. }) => petals.get(number).map(|set| &set.cells),
        _ => None,
    };
    set.cloned().unwrap_or_default()
}

/// The candidates of a statement of a chain, by its number.
fn stated(step: &Step, number: u16) -> Vec<Candidate> {
    let Pattern::Chain(Chain { nodes, .. }) = &step.pattern else { return Vec::new() };
    let node = nodes.get(usize::from(number));
    node.map_or_else(Vec::new, |node| {
        node.cells.iter().map(|&cell| Candidate::new(cell, node.digit)).collect()
    })
}

impl Session {
    /// The step that is shown with its whole reason: that of an answer, of the solver, of a hint that has
    /// been told to its end, or of what is said of the last move.
    pub(super) fn step_shown(&self) -> Option<&Step> {
        if let Some((inquiry, page)) = self.asked().and_then(|asked| Some((asked, asked.page()?))) {
            let (source, index) = inquiry.step(page)?;
            return inquiry.record(source)?.step(index);
        }
        if self.panel() == Panel::Play {
            return self.drawn().filter(|found| found.stage == Stage::Why).map(|found| &found.step);
        }
        let going = self.stepping().going()?;
        if going.all().is_some() {
            return watched::pointed(going);
        }
        going.trail().last_step().filter(|_| going.trail().focus() == Focus::Step)
    }

    /// The sentence that is told of what is drawn on the board. A hint at its first stages has one that the
    /// page makes up from a place, and the reason of the last move none that is seen.
    pub(in crate::play) fn sentence_shown(&self) -> Option<Vec<Span>> {
        if let Some(answer) = self.why_answer() {
            return Some(answer.sentence);
        }
        let tell = |step: &Step, found_in: &Candidates| explain(step, found_in, Locale::default());
        let step = self.step_shown()?;
        if self.panel() == Panel::Play {
            let hint = self.drawn().filter(|_| !self.teacher().is_lit())?;
            return Some(tell(step, &hint.found_in));
        }
        let going = self.stepping().going()?;
        let trail = going.trail();
        if going.all().is_some() {
            return Some(tell(step, trail.now()));
        }
        Some(tell(step, trail.found_in()))
    }

    /// The links of the step that is shown.
    pub(super) fn links_shown(&self) -> Vec<LinkMark> {
        self.step_shown().map_or_else(Vec::new, links)
    }

    /// What the word that is pointed at lights.
    pub(super) fn lit_by_a_word(&self) -> Lit {
        let Some(thing) = self.gaze().mention() else { return Lit::default() };
        let step = self.step_shown();
        let (lit_links, candidates): (Vec<usize>, Vec<Candidate>) = match thing {
            Thing::Statement(number) => (Vec::new(), step.map_or_else(Vec::new, |step| stated(step, number))),
            Thing::Link(number) => {
                let number = usize::from(number);
                let ends =
                    self.links_shown().get(number).map(|link| [link.from.clone(), link.to.clone()].concat());
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
        let order = self.game().order();
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
        let told = self.gaze().pointing().and_then(|pointing| Some((pointing, self.sentence_shown()?)));
        let Some((pointing, spans)) = told else { return Vec::new() };
        let step = self.step_shown();
        let shapes = self.shapes();
        let those = |speaks: &dyn Fn(&Span) -> bool| -> Vec<usize> {
            spans.iter().enumerate().filter(|(_, span)| speaks(span)).map(|(number, _)| number).collect()
        };
        let near = those(&|span| speaks_of(span, pointing, step, &shapes));
        if !near.is_empty() {
            return near;
        }
        let geometry = self.game().order().geometry();
        those(&|span| {
            matches!(span, Span::House(house) if geometry.cells(*house).contains(&pointing.cell)
                && shapes.iter().any(|shape| matches!(shape, Shape::House(framed, _) if framed == house)))
        })
    }
}

/// Whether a piece speaks of a marked candidate under the pointer, or of its marked cell.
fn speaks_of(span: &Span, pointing: Pointing, step: Option<&Step>, shapes: &[Shape]) -> bool {
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
    let placed = step.and_then(Step::placed).filter(|placed| placed.cell == cell);
    let meant = placed.map_or(digit, |placed| placed.digit);
    match span {
        Span::Cell(there) => *there == cell && marked.contains(cell),
        Span::Candidate(there) => there.cell == cell && marked.contains(cell),
        Span::Digit(there) => own && *there == meant,
        Span::Statement(_, there, cells) => own && *there == meant && cells.contains(&cell),
        Span::Set(number) => step.is_some_and(|step| set_cells(step, *number).contains(&cell)),
        Span::House(_) | Span::Link(..) | Span::Text(_) | Span::Technique(_) | Span::Digits(_) => false,
    }
}
