//! Sentences for templates.

use super::Templates;
use crate::explain::en::say::{
    Assertion, English, Span, Step, Technique, cells, fits, houses, number, or, sentence, so, with_list,
};
use sudoku_board::{Candidate, Candidates, Cell, House, HouseKind};

/// The names of the techniques of this family.
pub(crate) const NAMES: &[(Technique, &str)] =
    &[(Technique::TemplateSet, "Template set"), (Technique::TemplateDelete, "Template delete")];

impl English for Templates {
    /// Returns the places, then the ways, a line for each, and "None of them uses r3c5. So r3c5 can't be 4."
    fn english(&self, step: &Step, position: &Candidates) -> Vec<Span> {
        let shape = position.shape();
        let Templates { digit, count, listed, .. } = self;
        let rows = House::all(shape).filter(|house| house.kind() == HouseKind::Row);
        let rows: Vec<House> = rows.filter(|&row| !position.places(*digit, row).is_empty()).collect();
        let places: Vec<Cell> = position.cells_of(*digit).iter().collect();
        let need = if rows.len() == 1 { " needs its " } else { " need their " };
        let named = cells(&places, shape);
        let mut before = sentence!(houses(&rows), need, *digit, ", in ", named.clone(), ".");
        if !fits(&before, shape) {
            let count = Span::Brief(format!("{} places", places.len()), named);
            before = sentence!(houses(&rows), need, *digit, ", in ", count, ".");
        }
        for &row in &rows {
            let own = position.places(*digit, row).iter();
            let own = own.map(|place| position.geometry().cell_at(row, place)).collect();
            before.extend(sentence!(Assertion::Places(*digit, row, own)));
        }
        let ways = if *count == 1 {
            " There is only one way that also gives".to_owned()
        } else {
            format!(" There are {} ways that also give", number(*count as usize))
        };
        let fact = Assertion::Templates(*digit, *count);
        before.extend(sentence!(ways, " every column and box one ", *digit, ".", fact));
        let lines = listed.iter().map(|way| sentence!(cells(way, shape), ".")).collect();
        let after = if let Some(Candidate { cell, .. }) = step.placed() {
            let way = if *count == 1 { "It uses " } else { "Each of them uses " };
            sentence!(way, cell, ".", Span::Conclusion, " So ", cell, " must be ", *digit, ".")
        } else {
            let gone: Vec<Cell> = step.eliminated().iter().map(|gone| gone.cell).collect();
            let way = if *count == 1 { "It doesn't use " } else { "None of them uses " };
            let named = if gone.len() > 6 { sentence!("the other places") } else { sentence!(or(&gone)) };
            sentence!(way, named, ".", so(" So", step.eliminated(), shape))
        };
        with_list(before, lines, after)
    }
}
