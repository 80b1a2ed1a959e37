//! The words of the exports: links, texts, other pages, pictures.

use sudoku_core::notation::{boards::TextFormat, sites::Site};
use sudoku_play::picture::Look;

/// The exports, and their forms.
#[derive(Clone, Copy, Debug)]
pub struct ShareText {
    /// The disclosure of everything but the link, the picture and the race.
    pub more: &'static str,
    /// The choice between the bare puzzle and the current board.
    pub what: &'static str,
    /// Each of the two: its name, and the content that the link opens.
    pub puzzle: (&'static str, &'static str),
    /// With the player's progress.
    pub progress: (&'static str, &'static str),
    /// The code for a phone: its disclosure, and its name for screen readers.
    pub code: (&'static str, &'static str),
    /// The link is too long for a code.
    pub no_code: &'static str,
    /// The board as text: its disclosure, the choice of the format, the field.
    pub text: (&'static str, &'static str, &'static str),
    /// A format.
    pub format: fn(TextFormat) -> &'static str,
    /// The content of a format.
    pub holds: fn(TextFormat) -> &'static str,
    /// Saves it.
    pub save: &'static str,
    /// Puzzle and answer in braille: the disclosure, and the content of the file.
    pub braille: (&'static str, &'static str),
    /// Other pages: their disclosure, and the effect of following a link.
    pub sites: (&'static str, &'static str),
    /// The data handed to a page.
    pub site: fn(Site) -> &'static str,
    /// The picture: its disclosure, and the choice of its look.
    pub picture: (&'static str, &'static str),
    /// Its subject: the board, or the solved game. Each with its name for screen readers.
    pub pictured: [(&'static str, &'static str); 2],
    /// A look.
    pub look: fn(Look) -> &'static str,
    /// Whether it has notes, if it is of the board.
    pub notes: &'static str,
    /// Whether it has digits, if it is of the solved game.
    pub digits: &'static str,
    /// The choice of the size of a PNG.
    pub picture_size: &'static str,
    /// A side of it in pixels.
    pub picture_side: fn(u32) -> String,
    /// Saves it as either.
    pub save_picture: [&'static str; 2],
    /// The browser did not draw it.
    pub no_picture: &'static str,
    /// None of them takes boards of this size.
    pub no_site: &'static str,
}
