//! The ladder of techniques.

use crate::app::text::ladder::LadderText;
use sudoku_core::play::settings::Use;

pub(super) static LADDER: LadderText =
    LadderText { techniques: "Techniques, each with a switch", tier, used, idle };

const fn tier(number: u8) -> &'static str {
    match number {
        1 => "Singles",
        2 => "Locked digits and pairs",
        3 => "Triples, X-Wings, one digit in two lines",
        4 => "Wings, colours, rectangles",
        5 => "Chains and almost locked sets",
        _ => "Groups and larger patterns",
    }
}

fn used(on: usize, of: usize) -> String {
    if on == of { format!("all {of}") } else { format!("{on} of {of}") }
}

const fn idle(used: Use) -> &'static str {
    match used {
        Use::On | Use::Off => "",
        Use::NotInOrder => "HoDoKu does not know it.",
        Use::Assumes => "It assumes one solution.",
    }
}
