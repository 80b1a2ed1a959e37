//! Which words of the simple view fit. The words themselves are in `words/en/simple.ftl`.

use super::{names, words::Simple};
use sudoku_core::{
    Symbols,
    explain::{Locale, capitalised},
};
use sudoku_play::{game::turns::Applied, taught::HintSays};

impl Simple {
    /// The hint, as far as it is revealed.
    #[must_use]
    pub fn says(&self, says: &HintSays, locale: Locale) -> String {
        let said = match says {
            HintSays::Looking => self.looking(),
            HintSays::Where(place) | HintSays::What(_, place) => match place.digit {
                Some(digit) => return self.where_is(names::said(digit, locale.symbols)),
                None => match locale.symbols {
                    Symbols::Digits => self.which_number(),
                    Symbols::Letters => self.which_letter(),
                    Symbols::Pictures => self.which_picture(),
                    Symbols::Colours => self.which_colour(),
                },
            },
            HintSays::Why(_, Applied::Digit(placed)) => {
                return self.goes_here(&capitalised(names::said(placed.digit, locale.symbols)));
            }
            HintSays::Why(..) | HintSays::Nothing => self.hard(),
            HintSays::WrongDigits(1, false) => match locale.symbols {
                Symbols::Digits => self.one_wrong_number(),
                Symbols::Letters => self.one_wrong_letter(),
                Symbols::Pictures => self.one_wrong_picture(),
                Symbols::Colours => self.one_wrong_colour(),
            },
            HintSays::WrongDigits(_, false) => match locale.symbols {
                Symbols::Digits => self.some_wrong_number(),
                Symbols::Letters => self.some_wrong_letter(),
                Symbols::Pictures => self.some_wrong_picture(),
                Symbols::Colours => self.some_wrong_colour(),
            },
            HintSays::WrongDigits(1, true) => self.marked_wrong(),
            HintSays::WrongDigits(_, true) => self.marked_wrongs(),
            HintSays::LostNotes(..) => self.lost_notes(),
        };
        said.into()
    }

    /// The board is full and right.
    #[must_use]
    pub fn done(&self, locale: Locale) -> &'static str {
        match locale.symbols {
            Symbols::Digits => self.done_number(),
            Symbols::Letters => self.done_letter(),
            Symbols::Pictures => self.done_picture(),
            Symbols::Colours => self.done_colour(),
        }
    }
}
