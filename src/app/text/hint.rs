//! Which words of hints fit. The words themselves are in `words/en/hint.ftl`.

use super::{
    spans::{HOLES, named},
    text,
    words::Hint,
};
use sudoku_core::{
    Candidate, Cell, Shape,
    advice::Whereabouts,
    explain::{self, Locale, Span, capitalised, en, plain, written_out},
    notation::names,
    step::Title,
};
use sudoku_play::{
    game::turns::Applied,
    taught::{HintSays, HintView},
};

/// The most letters of a name and a place in the line at the pad: two lines on the narrowest phone.
const IN_LINE: usize = 56;

impl Hint {
    /// A hint that doesn't name a step.
    #[must_use]
    pub fn says(&self, says: &HintSays) -> String {
        match says {
            HintSays::Looking => self.looking().into(),
            HintSays::WrongDigits(wrong, false) => self.wrong_digits(*wrong),
            HintSays::WrongDigits(wrong, true) => self.marked_digits(*wrong),
            HintSays::LostNotes(cells, false) => self.lost_notes(*cells),
            HintSays::LostNotes(cells, true) => self.marked_notes(*cells),
            HintSays::Nothing => self.nothing().into(),
            HintSays::Where(_) | HintSays::What(..) | HintSays::Why(..) => String::new(),
        }
    }

    /// Where to look. The board frames a place with many names.
    #[must_use]
    pub fn place(&self, Whereabouts { houses, cells, digit }: &Whereabouts, shape: &Shape) -> Vec<Span> {
        let (said, digit) = match digit {
            Some(digit) => (self.look_for(HOLES[1], HOLES[0]), vec![Span::Digit(*digit)]),
            None => (self.look_at(HOLES[0]), Vec::new()),
        };
        let place = en::houses_and_cells(houses, cells, shape);
        let whole = named(&said, &[&place, &digit]);
        if length(&whole, shape) <= IN_LINE {
            return whole;
        }
        named(&said, &[&[Span::Brief(self.framed().into(), place)], &digit])
    }

    /// The place after the name of its step. A long name stands alone, as the board frames the place.
    #[must_use]
    pub fn place_of(&self, title: Title, at: &Whereabouts, shape: &Shape) -> Vec<Span> {
        let said = self.place(at, shape);
        if name(title).len() + length(&said, shape) < IN_LINE {
            said
        } else {
            vec![Span::Brief(String::new(), said)]
        }
    }

    /// The effect of applying it.
    #[must_use]
    pub fn applies(&self, applied: Applied, shape: &Shape, locale: Locale) -> String {
        self.applying(applied, |cell| names::cell_name(shape, cell), locale)
    }

    fn applying(&self, applied: Applied, name: impl Fn(Cell) -> String, locale: Locale) -> String {
        match applied {
            Applied::Digit(Candidate { cell, digit }) => {
                self.puts(en::said(digit, locale.symbols), &name(cell))
            }
            Applied::Notes { taken, filled: 0, .. } => self.removes(taken),
            Applied::Notes { taken, only: Some((cell, gone)), .. } => {
                let (cell, gone) = (name(cell), text().lists.digits(gone, locale));
                match taken {
                    0 => self.fills_one(&cell, &gone),
                    taken => self.fills_one_removes(&cell, &gone, taken),
                }
            }
            Applied::Notes { taken: 0, filled, only: None } => self.fills(filled),
            Applied::Notes { taken, filled, only: None } => self.fills_removes(filled, taken),
        }
    }

    /// The effect that it had, for screen readers.
    #[must_use]
    pub fn applied(&self, applied: Applied, shape: &Shape, locale: Locale) -> String {
        match applied {
            Applied::Digit(placed) => {
                let digit = capitalised(en::said(placed.digit, locale.symbols));
                self.placed(&digit, &en::cell_name(placed.cell, shape))
            }
            Applied::Notes { taken, filled: 0, .. } => self.removed(taken),
            Applied::Notes { taken, filled, .. } => self.added(filled, taken),
        }
    }

    /// A hint as far as it is revealed, for screen readers.
    #[must_use]
    pub fn spoken(&self, HintView { shape, says, costs }: &HintView, locale: Locale) -> String {
        let place = |at| plain(&self.place(at, shape), shape, locale);
        match says {
            HintSays::Where(at) => self.spoken_place(&place(at)),
            HintSays::What(..) if *costs => text().notices.ends_counting().into(),
            HintSays::What(title, at) => self.spoken_step(&name(*title), &place(at)),
            HintSays::Why(telling, does) => {
                let reason = plain(&explain::tell(telling, locale), shape, locale);
                let does = self.applying(*does, |cell| en::cell_name(cell, shape), locale);
                let reason = self.spoken_reason(&reason, &does);
                telling
                    .title()
                    .map_or_else(|| reason.clone(), |title| self.spoken_step(&name(title), &reason))
            }
            other => self.says(other),
        }
    }
}

fn length(said: &[Span], shape: &Shape) -> usize {
    written_out(said, shape, text().locale).concat().chars().count()
}

fn name(title: Title) -> String {
    explain::title(title, text().locale)
}
