//! Spoken labels of cells for screen readers, and the line on the cell under the pointer for everyone. Their words
//! are in `words/en/spoken.ftl`.

use super::{
    names, text,
    words::{Lists, Spoken},
};
use sudoku_core::{
    Cell, DigitSet, HouseKind, Shape,
    explain::{Locale, capitalised},
};
use sudoku_play::{
    game::colour::Colour,
    saved::settings::Speech,
    view::{CellView, Filtered, Ink, Inspected, Labelled, NoteKind},
};

/// A message with digits.
type Say = fn(&Spoken, &str) -> String;

impl Spoken {
    /// "Empty, notes 1 and 4, coloured red, row 4 column 7, box 6": the content comes first, as the player knows the
    /// way from the cell before. "Empty, notes 1 4, r4 c7" if the player wants it short, and "Empty, notes 1 4"
    /// without places. The place of another cell has a separate sentence, so that no player takes it for the place
    /// of this one. `remark` has the words that belong to that board alone.
    #[must_use]
    pub fn cell(&self, labelled: Labelled, shape: &Shape, remark: &str, locale: Locale) -> String {
        let name = capitalised(&self.inside_a_sentence(labelled, shape, remark, locale));
        let Some((other, more)) = labelled.clash.filter(|_| !labelled.hidden) else { return name };
        let is_full = labelled.speech == Speech::Full;
        let other = self.address_of(other, shape, is_full);
        match (is_full, more) {
            (true, 0) => self.clash(&name, &other),
            (true, more) => self.clash_more(&name, &other, more),
            (false, 0) => self.clash_short(&name, &other),
            (false, more) => self.clash_short_more(&name, &other, more),
        }
    }

    /// The same as a part of another sentence, without a clash.
    pub(super) fn inside_a_sentence(
        &self,
        labelled: Labelled,
        shape: &Shape,
        remark: &str,
        locale: Locale,
    ) -> String {
        let Labelled { cell, view, hidden, is_one_of_several, speech, .. } = labelled;
        let lists = &text().lists;
        let content = match view.digit {
            _ if hidden => self.hidden(),
            Some(digit) => names::label(digit, locale.symbols),
            None => self.empty(),
        };
        let mut said = vec![content.to_owned()];
        match (view.digit, view.ink) {
            (Some(_), Ink::Given) => said.push(self.given().into()),
            (Some(_), Ink::Solver) => said.push(self.from_solver().into()),
            (Some(_), _) => {}
            (None, _) => self.small_digits(&view, speech == Speech::Full, &mut said, locale),
        }
        let is_lit = matches!(view.filtered, Some(Filtered::Standing | Filtered::Possible));
        let remarks = [(view.tried, self.trial()), (view.wrong, self.wrong()), (is_lit, self.highlighted())];
        said.extend(remarks.into_iter().filter(|(holds, _)| *holds).map(|(_, said)| said.to_owned()));
        let colour = |colour| text().entry.colour_name(colour);
        if !view.colours.is_empty() {
            let colours: Vec<&str> = view.colours.iter().map(colour).collect();
            said.push(self.coloured(&lists.all_of(&colours)));
        }
        for (of_colour, digits) in Colour::all().zip(view.chips).filter(|(_, digits)| !digits.is_empty()) {
            said.push(self.digits_coloured(&lists.digits(digits, locale), colour(of_colour)));
        }
        if !remark.is_empty() {
            said.push(remark.into());
        }
        if is_one_of_several {
            said.push(self.selected().into());
        }
        match speech {
            Speech::Full => {
                said.push(place(cell, shape));
                self.cages(cell, shape, &mut said);
            }
            Speech::Short => said.push(self.address_of(cell, shape, false)),
            Speech::Placeless => {}
        }
        lists.plain(said)
    }

    /// "cage of 15", for each cage of a cell.
    fn cages(&self, cell: Cell, shape: &Shape, said: &mut Vec<String>) {
        let geometry = shape.geometry();
        for &number in geometry.cages_of(cell) {
            let sum = geometry.cages()[usize::from(number)].sum();
            said.push(sum.map_or_else(|| self.cage().to_owned(), |sum| self.cage_of(sum.into())));
        }
    }

    /// "row 4 column 7", or "r4 c7".
    fn address_of(&self, cell: Cell, shape: &Shape, is_full: bool) -> String {
        if is_full {
            return names::cell_name(cell, shape);
        }
        let geometry = shape.geometry();
        let (row, column) = (geometry.row(cell) + 1, geometry.column(cell) + 1);
        let names = text().locale.language.names();
        self.address(&format!("{}{row}", names.row_letter()), &format!("{}{column}", names.column_letter()))
    }

    /// The notes or candidates of an empty cell.
    fn small_digits(&self, view: &CellView, is_full: bool, said: &mut Vec<String>, locale: Locale) {
        let lists = &text().lists;
        let mut add = |digits: DigitSet, list: fn(&Lists, DigitSet, Locale) -> String, say: Say| {
            if !digits.is_empty() {
                let digits = if is_full { list(lists, digits, locale) } else { spaced(digits, locale) };
                said.push(say(self, &digits));
            }
        };
        match (view.note_kind, view.two_kinds) {
            (NoteKind::None, _) => {}
            (NoteKind::Candidates | NoteKind::Preview, _) => {
                add(view.notes, Lists::one_digit_of, Self::can_be);
            }
            (NoteKind::Notes, false) => add(view.notes, Lists::digits, Self::notes),
            (NoteKind::Notes, true) => {
                add(view.corner, Lists::digits, Self::corner_notes);
                add(view.notes, Lists::digits, Self::centre_notes);
            }
        }
    }

    /// The line about the cell under the pointer or the cursor: the cell's name, and the rest.
    #[must_use]
    pub fn inspected(&self, seen: Inspected, shape: &Shape, locale: Locale) -> (String, String) {
        let name = names::short_cell(shape, seen.cell);
        let lists = &text().lists;
        let said = match (seen.digit, seen.pointed) {
            (Some((digit, ink)), _) => {
                let digit = names::said(digit, locale.symbols);
                let is = if ink == Ink::Given { self.is_given(digit) } else { self.is_digit(digit) };
                let clash = seen.clash.map(|other| self.too(&names::short_cell(shape, other), digit));
                lists.unlike([is].into_iter().chain(clash))
            }
            (None, Some((digit, places))) => {
                let place = |(kind, count): (HouseKind, usize)| self.places_in(count, names::kind_name(kind));
                let places = lists.plain(places.into_iter().map(place));
                self.places(names::said(digit, locale.symbols), &places)
            }
            // Everybody sees that.
            (None, None) if !seen.told && seen.notes.is_empty() => return (String::new(), String::new()),
            (None, None) if !seen.told => self.has_notes(&self.noted(seen.notes, locale)),
            (None, None) => {
                let listed = in_a_line(seen.candidates, false, locale);
                let can = match seen.candidates.len() {
                    0 => self.no_candidates().into(),
                    1 => self.can_only_be(&listed),
                    _ => self.can_be(&listed),
                };
                let news = !seen.notes.is_empty() && seen.notes != seen.candidates;
                lists.unlike([can].into_iter().chain(news.then(|| self.noted(seen.notes, locale))))
            }
        };
        (name, said)
    }

    fn noted(&self, notes: DigitSet, locale: Locale) -> String {
        self.note_list(notes.len(), &in_a_line(notes, true, locale))
    }
}

/// "row 4 column 7, box 6".
pub(super) fn place(cell: Cell, shape: &Shape) -> String {
    let further = shape.geometry().houses_of(cell).iter().filter(|house| !house.is_line());
    let names = further.map(|&house| names::house_name(house));
    text().lists.plain([names::cell_name(cell, shape)].into_iter().chain(names))
}

/// Digits for a sentence, all or one of them; many of them in a form that fits a phone's line.
fn in_a_line(digits: DigitSet, all: bool, locale: Locale) -> String {
    let lists = &text().lists;
    match (digits.len(), all) {
        (0..=9, true) => lists.digits(digits, locale),
        (0..=9, false) => lists.one_digit_of(digits, locale),
        _ => spaced(digits, locale),
    }
}

/// "1 4 7".
fn spaced(digits: DigitSet, locale: Locale) -> String {
    digits.iter().map(|digit| names::label(digit, locale.symbols)).collect::<Vec<_>>().join(" ")
}
