//! Exports: links, texts, other pages, pictures.

use crate::app::text::share::ShareText;
use sudoku_core::notation::{
    boards::{Holds, TextFormat},
    sites::Site,
};
use sudoku_play::picture::Look;

pub(super) const SHARE: ShareText = ShareText {
    more: "More",
    what: "What to share",
    puzzle: ("Puzzle", "Anyone who opens this link gets the same puzzle, from the start."),
    progress: (
        "Puzzle and progress",
        "Anyone who opens this link gets the board as it is now, with your digits, notes and colours.",
    ),
    code: ("QR code", "QR code with the link"),
    no_code: "This link is too long for a QR code. Copy it instead.",
    text: ("Copy or save as text", "Format", "Board as text"),
    format,
    holds,
    save: "Save",
    braille: ("Braille", "Puzzle and answer as a BRF file, for an embosser or a braille display."),
    sites: ("Open in another program", "A link opens that program's website and hands the board to it."),
    site,
    picture: ("Picture", "Look"),
    pictured: [
        ("Board", "The board as a picture"),
        ("My solve", "The solved board, its cells shaded in the order you filled them"),
    ],
    look,
    notes: "Show notes",
    digits: "Show digits",
    picture_size: "Size of the PNG",
    picture_side: |side| format!("{side} × {side} pixels"),
    save_picture: ["Save as SVG", "Save as PNG"],
    no_picture: "Your browser could not draw the picture. Save it as SVG instead.",
    no_site: "None of these websites opens a board of this size.",
};

const fn format(format: TextFormat) -> &'static str {
    match format {
        TextFormat::Line => "One line",
        TextFormat::BoardLine => "One line, with your digits",
        TextFormat::Rows => "Rows",
        TextFormat::Frame => "Rows in a frame",
        TextFormat::Matrix => "List of numbers (JSON)",
        TextFormat::CandidateGrid => "Candidate grid",
        TextFormat::CandidateLine => "729 candidates in one line",
        TextFormat::Ipuz => "ipuz (.ipuz)",
        TextFormat::SimpleSudoku => "Simple Sudoku (.ss)",
        TextFormat::Sdk => "SadMan Sudoku (.sdk)",
        TextFormat::Sdx => "SudoCue, with candidates (.sdx)",
        TextFormat::Sdm => "Puzzle list (.sdm)",
        TextFormat::Library => "HoDoKu library",
        TextFormat::OpenSudoku => "OpenSudoku",
        TextFormat::Solo => "Simon Tatham's Solo",
        TextFormat::SudokuWiki => "SudokuWiki package",
        TextFormat::SudokuCoach => "sudoku.coach, to import there",
        TextFormat::KSudoku => "KSudoku (.xml)",
        TextFormat::SumoCue => "SumoCue",
    }
}

const fn holds(format: TextFormat) -> &'static str {
    match format.holds() {
        Holds::Givens if matches!(format, TextFormat::KSudoku | TextFormat::SumoCue) => {
            "It has the cages and their sums only."
        }
        Holds::Givens => "It has the givens only.",
        Holds::Digits => "It has all digits; yours look like givens.",
        Holds::Placed => "It has the givens and your digits, but no notes.",
        Holds::Board => {
            "It has givens, your digits and candidates. Cells without notes have all their possible candidates."
        }
        Holds::Candidates => {
            "It has all digits and candidates; your digits look like givens. Cells without notes have all their possible candidates."
        }
    }
}

const fn look(look: Look) -> &'static str {
    match look {
        Look::Light => "Light",
        Look::Dark => "Dark",
        Look::Print => "For print",
    }
}

const fn site(site: Site) -> &'static str {
    match site {
        Site::SudokuWiki => "With your digits and all candidates, but no colours",
        Site::SudokuPad | Site::FPuzzles => "With your digits and notes, but no colours",
        Site::InteractiveSolver => "The givens and cages only; it finds all solutions",
        Site::KillerWiki => "The cages only; it explains its steps",
        Site::Solo => "The givens and cages only",
        Site::SudokuCoach => {
            "The givens only; copy the board as text for its import to hand over your digits and notes"
        }
    }
}
