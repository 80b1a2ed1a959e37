//! The English words of the simple view.

use crate::app::text::simple::SimpleText;
use sudoku_core::{
    Symbols,
    explain::{Locale, capitalised, en},
};
use sudoku_play::{game::turns::Applied, taught::HintSays};

pub(super) static SIMPLE: SimpleText = SimpleText {
    panel: "Keys and help",
    undo: "Undo",
    help: "Help me",
    more: "More help",
    place: "Put it there",
    says,
    done: |locale| format!("You did it. Every {} is in its place.", thing(locale)),
    another: "Another one",
    leave: "Full page",
    offer: ("Simple view", "Large keys, a kind hint and no clock, for a small child."),
};

fn says(says: &HintSays, locale: Locale) -> String {
    match says {
        HintSays::Looking => "Looking…".into(),
        HintSays::Where(place) | HintSays::What(_, place) => match place.digit {
            Some(digit) => {
                format!("Look inside the dashed frame. Where does {} go?", en::said(digit, locale.symbols))
            }
            None => format!("Look at the marked square. Which {} fits there?", thing(locale)),
        },
        HintSays::Why(_, Applied::Digit(placed)) => {
            format!("{} goes in the green square.", capitalised(en::said(placed.digit, locale.symbols)))
        }
        HintSays::Why(..) | HintSays::Nothing => "This one is hard. Look at it together with someone.".into(),
        HintSays::WrongDigits(1, false) => format!("One {} belongs somewhere else.", thing(locale)),
        HintSays::WrongDigits(_, false) => format!("Some {}s belong somewhere else.", thing(locale)),
        HintSays::WrongDigits(1, true) => {
            "The marked one belongs somewhere else. Try another one there.".into()
        }
        HintSays::WrongDigits(_, true) => {
            "The marked ones belong somewhere else. Try other ones there.".into()
        }
        HintSays::LostNotes(..) => "Look at the small notes once more.".into(),
    }
}

fn thing(locale: Locale) -> &'static str {
    match locale.symbols {
        Symbols::Digits => "number",
        Symbols::Letters => "letter",
        Symbols::Pictures => "picture",
        Symbols::Colours => "colour",
    }
}
