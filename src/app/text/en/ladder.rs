//! The ladder of techniques.

use crate::app::text::ladder::LadderText;
use sudoku_core::play::settings::Use;

pub(super) static LADDER: LadderText = LadderText { techniques: "Techniques", tier, used, idle };

const fn tier(number: u8) -> &'static str {
    match number {
        1 => "Singles",
        2 => "Locked candidates and pairs",
        3 => "Triples, X-Wings, two-link patterns",
        4 => "Wings, colouring, unique rectangles",
        5 => "Chains and almost locked sets",
        _ => "Grouped chains, exotic fish, forcing",
    }
}

fn used(on: usize, of: usize) -> String {
    if on == of { format!("all {of}") } else { format!("{on} of {of}") }
}

const fn idle(used: Use) -> &'static str {
    match used {
        Use::On | Use::Off => "",
        Use::NotInOrder => "Not in HoDoKu.",
        Use::Assumes => "Off: assumes one solution.",
    }
}
