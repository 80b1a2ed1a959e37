//! Which words of photographs fit. The words themselves are in `words/en/photo.ftl`.

use super::{names, text, words::Photo};
use std::borrow::Cow;
use sudoku_core::{
    Digit, Shape, Symbols,
    explain::{Locale, Span},
    wire::PhotoError,
};
use sudoku_play::{
    features::photo::view::{PhotoCell, PhotoCount, PhotoFault, PhotoMark, PhotoReview},
    messages::PictureError,
};

/// Names a piece.
type Name = fn(&Span, &Shape, Symbols) -> Cow<'static, str>;

impl Photo {
    /// The fault of a picture without a board.
    #[must_use]
    pub fn fault(&self, fault: PhotoFault) -> String {
        let said = match fault {
            PhotoFault::Picture(bad) => match bad {
                PictureError::NotAPicture => self.not_a_picture(),
                PictureError::Large(millions) => return self.large(millions as usize),
                PictureError::Broken => self.broken(),
                PictureError::Heic => self.heic(),
                PictureError::Unreadable => self.unreadable(),
                PictureError::NoCamera => self.no_camera(),
                PictureError::CameraRefused => self.camera_refused(),
            },
            PhotoFault::Read(no) => match no {
                PhotoError::Frame => self.no_frame(),
                PhotoError::Digits => self.no_digits(),
                PhotoError::Size => self.wrong_size(),
                PhotoError::Program => self.no_program(),
            },
        };
        said.into()
    }

    /// The corners, clockwise from the top left.
    #[must_use]
    pub fn corner_names(&self) -> [&'static str; 4] {
        [self.top_left(), self.top_right(), self.bottom_right(), self.bottom_left()]
    }

    /// The sign of a cell.
    #[must_use]
    pub fn sign(&self, mark: PhotoMark) -> &'static str {
        match mark {
            PhotoMark::Doubtful => self.doubtful(),
            PhotoMark::Changed => self.changed(),
            PhotoMark::Written => self.written(),
        }
    }

    /// The remark about a cell in its spoken label.
    #[must_use]
    pub fn remark(&self, cell: PhotoCell) -> String {
        let said = [cell.mark.map(|mark| self.sign(mark)), cell.clashes.then(|| self.clashes())];
        text().lists.plain(said.into_iter().flatten())
    }

    /// The number of marked cells, with the way to deal with them.
    #[must_use]
    pub fn marks(&self, count: usize) -> String {
        match count {
            0 => self.marked_none().into(),
            _ => self.marked(count),
        }
    }

    /// The digit of the board for the zero of the picture, if it prints the digits from 0.
    #[must_use]
    pub fn largest(&self, shape: &Shape, locale: Locale) -> String {
        self.zero(Digit::all(shape).last().map_or("", |digit| names::label(digit, locale.symbols)))
    }

    /// The solutions, as written and as spoken.
    #[must_use]
    pub fn count(&self, review: &PhotoReview) -> [String; 2] {
        [names::short as Name, names::words].map(|name| self.counted(review, name))
    }

    fn counted(&self, review: &PhotoReview, name: Name) -> String {
        match review.count {
            PhotoCount::Counting => self.counting().into(),
            PhotoCount::Uncounted => self.uncounted().into(),
            PhotoCount::None => self.none(&self.look(review, name)),
            PhotoCount::One => self.one(review.givens),
            PhotoCount::Full => self.full().into(),
            PhotoCount::Several => self.several(&self.look(review, name)),
            PhotoCount::Undecided => self.undecided().into(),
        }
    }

    /// Where to look first.
    fn look(&self, review: &PhotoReview, name: Name) -> String {
        let named = |&cell| name(&Span::Cell(cell), &review.shape, Symbols::Digits);
        let named: Vec<_> = review.first.iter().map(named).collect();
        if named.is_empty() {
            self.look_anywhere().into()
        } else {
            self.look_at(&text().lists.all_of(&named))
        }
    }
}
