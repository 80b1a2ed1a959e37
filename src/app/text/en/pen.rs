//! The English words of the pen.

use crate::app::text::pen::PenText;
use sudoku_play::messages::PenColour;

pub(super) const PEN: PenText = PenText {
    name: "Pen",
    colour,
    pointer: "Pointer",
    vanish: "Strokes vanish",
    undo: "Undo stroke",
    clear: "Clear strokes",
    close: "Put the pen away",
};

const fn colour(colour: PenColour) -> &'static str {
    match colour.number() {
        0 => "Red",
        1 => "Blue",
        2 => "Green",
        _ => "Orange",
    }
}
