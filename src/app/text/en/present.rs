//! A presentation to a class.

use super::counted;
use crate::app::text::present::PresentText;
use sudoku_core::trail::State;
use sudoku_play::messages::Spread;

pub(super) const PRESENT: PresentText = PresentText {
    open: ("Present", "Fill the screen with the board and one sentence"),
    name: "Presentation",
    controls: "Controls of the presentation",
    start: |open| format!("{} empty. Press Next for the first step.", counted(open, "cell is", "cells are")),
    end,
    back: "Back",
    next: "Next",
    blank: "Black screen",
    wake: "Show the board again",
    spell: "Spell cell names out",
    spread,
    leave: "Leave the presentation",
};

const fn end(state: State) -> &'static str {
    match state {
        State::Solved => "Solved. That was the last step.",
        State::Dry => "There are no more singles. Press Next to use harder techniques.",
        State::Stuck => "None of the techniques you have switched on finds another step.",
        State::Impossible(_) => "This position has no solution.",
        State::Cut => "The search stopped here: too many guesses to watch.",
        State::Open => "",
    }
}

const fn spread(spread: Spread) -> &'static str {
    match spread {
        Spread::Fill => "Fill the screen",
        Spread::Keep => "Keep the board in its place",
    }
}
