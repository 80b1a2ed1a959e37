//! Which words of the exports fit. The words themselves are in `words/en/share.ftl`.

use super::words::Share;
use sudoku_core::notation::{
    boards::{Holds, TextFormat},
    sites::Site,
};
use sudoku_play::picture::Look;

impl Share {
    /// A format.
    #[must_use]
    pub fn format_name(&self, format: TextFormat) -> &'static str {
        match format {
            TextFormat::Line => self.format_line(),
            TextFormat::BoardLine => self.format_board_line(),
            TextFormat::Rows => self.format_rows(),
            TextFormat::Frame => self.format_frame(),
            TextFormat::Matrix => self.format_matrix(),
            TextFormat::CandidateGrid => self.format_candidate_grid(),
            TextFormat::CandidateLine => self.format_candidate_line(),
            TextFormat::Ipuz => self.format_ipuz(),
            TextFormat::SimpleSudoku => self.format_simple_sudoku(),
            TextFormat::Sdk => self.format_sdk(),
            TextFormat::Sdx => self.format_sdx(),
            TextFormat::Sdm => self.format_sdm(),
            TextFormat::Library => self.format_library(),
            TextFormat::OpenSudoku => self.format_open_sudoku(),
            TextFormat::Solo => self.format_solo(),
            TextFormat::SudokuWiki => self.format_sudoku_wiki(),
            TextFormat::SudokuCoach => self.format_sudoku_coach(),
            TextFormat::KSudoku => self.format_k_sudoku(),
            TextFormat::SumoCue => self.format_sumo_cue(),
        }
    }

    /// The content of a format.
    #[must_use]
    pub fn holds(&self, format: TextFormat) -> &'static str {
        match format.holds() {
            Holds::Givens if matches!(format, TextFormat::KSudoku | TextFormat::SumoCue) => {
                self.holds_cages()
            }
            Holds::Givens => self.holds_givens(),
            Holds::Digits => self.holds_digits(),
            Holds::Placed => self.holds_placed(),
            Holds::Board => self.holds_board(),
            Holds::Candidates => self.holds_candidates(),
        }
    }

    /// A look.
    #[must_use]
    pub fn look_name(&self, look: Look) -> &'static str {
        match look {
            Look::Light => self.look_light(),
            Look::Dark => self.look_dark(),
            Look::Print => self.look_print(),
        }
    }

    /// The data handed to a page.
    #[must_use]
    pub fn site(&self, site: Site) -> &'static str {
        match site {
            Site::SudokuWiki => self.gets_candidates(),
            Site::SudokuPad | Site::FPuzzles => self.gets_notes(),
            Site::InteractiveSolver => self.gets_givens_for_solutions(),
            Site::KillerWiki => self.gets_cages(),
            Site::Solo => self.gets_givens(),
            Site::SudokuCoach => self.gets_givens_or_text(),
        }
    }

    /// The name of a picture for screen readers, by whether it is of the solved game.
    #[must_use]
    pub fn pictured(&self, of_solve: bool) -> &'static str {
        if of_solve { self.of_solve_name() } else { self.of_board_name() }
    }
}
