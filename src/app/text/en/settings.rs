//! The English words of the settings.

use crate::app::text::settings::{LadderText, SettingsText};
use sudoku_core::{Symbols, ladder::Profile};
use sudoku_play::saved::settings::{
    CheckSays, Choice, ClockSetting, NoteLayout, SettingsFault, SettingsGroup, Speech, Switch, Theme, Tinted,
    Use,
};

pub(super) static SETTINGS: SettingsText = SettingsText {
    more: "More settings",
    group,
    switch,
    question,
    choice,
    own_colours: (
        "Your colours",
        "Choose a hue. Stepdoku makes it lighter or darker, so that digits stay legible.",
        "Theme",
    ),
    tinted: |part| match part {
        Tinted::Digits => "Your digits",
        Tinted::Same => "Cells with the same digit",
        Tinted::Cursor => "Selected cell",
    },
    at_once: |fault| match fault {
        None => "Changes apply immediately.",
        Some(SettingsFault::Newer) => {
            "Your settings come from a newer version of Stepdoku and are not changed. Changes here last until you close the page."
        }
        Some(SettingsFault::NotKept) => {
            "This browser blocks storage. Changes here last until you close the page."
        }
    },
    reset: "Restore defaults",
    ladder: LadderText { techniques: "Techniques", tier, used, idle },
};

const fn group(group: SettingsGroup) -> &'static str {
    match group {
        SettingsGroup::Entering => "Entering digits",
        SettingsGroup::Lit => "Highlighting",
        SettingsGroup::Notes => "Notes",
        SettingsGroup::Checking => "Mistakes",
        SettingsGroup::Hints => "Hints and steps",
        SettingsGroup::Clock => "Timer",
        SettingsGroup::Look => "Appearance",
        SettingsGroup::Ear => "Screen reader",
        SettingsGroup::Ladder => "Techniques",
    }
}

const fn switch(switch: Switch) -> (&'static str, &'static str) {
    match switch {
        Switch::DigitFirst => ("Digit first", "Pick a digit, then tap the cells for it."),
        Switch::LeftCounts => ("Show remaining", "Each digit key shows how many are left to place."),
        Switch::PadFromBottom => ("Number-pad order", "Put 1, 2 and 3 in the bottom row."),
        Switch::LetterKeys => ("Letter shortcuts", "Use single letters and symbols as shortcuts."),
        Switch::Peers => ("Row, column and box", "Shade every cell the selected cell sees."),
        Switch::SameDigit => ("Same digit", "Highlight every cell with the selected digit."),
        Switch::SameCandidate => ("Same note", "Also highlight the selected digit in your notes."),
        Switch::Preview => (
            "Candidates under the pointer",
            "After Show candidates, point at other cells to see theirs also.",
        ),
        Switch::Large => {
            ("Large explanations", "Enlarge hints, steps and answers, so that a class can read them.")
        }
        Switch::Simple => {
            ("Simple view", "Show the board, large keys, Undo and a kind hint, for a small child.")
        }
        Switch::Tools => ("All tools", "Have every tool, the clock and the menu in reach."),
        Switch::Coordinates => ("Row and column numbers", "Number the edges of the board while you play."),
        Switch::LeftHanded => ("Left-handed", "On a wide screen, put the keys to the left of the board."),
        Switch::MoreContrast => ("More contrast", "Black on white or white on black, with heavier lines."),
        Switch::CageColours => ("Tinted cages", "Give neighbouring cages of a killer different tints."),
        Switch::LargeDigits => ("Large digits", "Fill the cells with their digits."),
        Switch::LargeNotes => ("Large notes", "Enlarge candidates, and notes in fixed positions."),
        Switch::WrongAtOnce => (
            "Mark wrong digits at once",
            "Each digit is compared with the solution, which counts as a check.",
        ),
        Switch::Sounds => ("Sounds", "Hear a clash, a complete row, column or box, and the end."),
        Switch::TextBoard => {
            ("Board as text", "Add each row as a line of text, under a heading, for a braille display.")
        }
        Switch::KeepNotes => (
            "Update notes automatically",
            "Placing a digit removes it from notes in its row, column and box.",
        ),
        Switch::StrikeSums => (
            "Strike out combinations",
            "In a killer, the digits on the board strike out combinations that no longer fit. Your notes always do.",
        ),
        Switch::WarnNotes => (
            "Warn about wrong note removals",
            "Warn when a note you remove was the answer. This gives the digit away.",
        ),
        Switch::Duplicates => ("Mark duplicates", "Mark a digit that is twice in a row, column or box."),
        Switch::IdlePause => ("Auto-pause", "Pause and hide the board after five idle minutes."),
        Switch::Celebrate => ("Celebrate", "Play an animation when you finish."),
        Switch::OwnNotes => (
            "Hints from my own notes",
            "Believe your notes: what you removed from complete ones is ruled out.",
        ),
        Switch::StagedSteps => {
            ("Solver in stages", "Next step first shows where to look, then the technique, then the reason.")
        }
        Switch::LineByLine => {
            ("Line by line", "Next shows a long reason line by line, each with its link on the board.")
        }
        Switch::SayWhy => ("Say why", "Mark what forces a digit before it counts."),
        Switch::JudgeMoves => (
            "Was that a guess?",
            "After each move, say whether it could be seen, needed other steps first or was wrong.",
        ),
        Switch::OneSolution => {
            ("Assume one solution", "Also use patterns that rely on it, such as unique rectangles.")
        }
    }
}

const fn question(choice: Choice) -> &'static str {
    match choice {
        Choice::NoteLayout(_) => "Note layout",
        Choice::CheckSays(_) => "What Check reveals",
        Choice::Clock(_) => "Timer",
        Choice::Theme(_) => "Theme",
        Choice::Symbols(_) => "Symbols",
        Choice::Speech(_) => "Spoken cells",
        Choice::Ladder(_) => "Order of techniques",
    }
}

const fn choice(choice: Choice) -> (&'static str, &'static str) {
    match choice {
        Choice::NoteLayout(NoteLayout::Fixed) => {
            ("Fixed positions", "Each digit has its own spot in the cell.")
        }
        Choice::NoteLayout(NoteLayout::CornerCentre) => (
            "Corner and centre",
            "Two kinds of notes: Snyder notes around the corners, and others in the centre.",
        ),
        Choice::CheckSays(CheckSays::Whether) => ("Right or wrong", "Check says whether there is a mistake."),
        Choice::CheckSays(CheckSays::HowMany) => ("How many", "Check says how many digits are wrong."),
        Choice::CheckSays(CheckSays::Which) => ("Which", "Check marks the wrong digits."),
        Choice::Clock(ClockSetting::Shown) => ("Shown", "The timer is above the board."),
        Choice::Clock(ClockSetting::Hidden) => ("Hidden", "You see your time when you finish."),
        Choice::Clock(ClockSetting::Off) => ("Off", "No timer and no pause."),
        Choice::Theme(Theme::System) => ("System", "Match your device."),
        Choice::Theme(Theme::Light) => ("Light", "Always dark on light."),
        Choice::Theme(Theme::Dark) => ("Dark", "Always light on dark."),
        Choice::Symbols(Symbols::Digits) => ("Digits", "1, 2, 3 and so on."),
        Choice::Symbols(Symbols::Letters) => ("Letters", "A, B, C and so on, on 4×4 and 9×9."),
        Choice::Symbols(Symbols::Pictures) => ("Pictures", "Sun, fish, leaf and so on, on 4×4 and 9×9."),
        Choice::Symbols(Symbols::Colours) => ("Colours", "Red, blue, yellow and so on, on 4×4 and 9×9."),
        Choice::Speech(Speech::Full) => ("Full", "Screen readers hear “5, given, row 2 column 3, box 1”."),
        Choice::Speech(Speech::Short) => ("Short", "Screen readers hear “5, given, r2 c3”."),
        Choice::Speech(Speech::Placeless) => {
            ("Without places", "Screen readers hear “5, given”; a semicolon, then P, says the place.")
        }
        Choice::Ladder(Profile::Teaching) => {
            ("Teaching order", "Easiest to spot first: hidden singles before naked singles.")
        }
        Choice::Ladder(Profile::Hodoku) => ("HoDoKu order", "The techniques HoDoKu knows, in its order."),
    }
}

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
