//! A game on its way to another device: text behind `h=` in links, in as many pieces as its codes need.
//! `docs/links.md` has the grammar; it is permanent.

use super::{
    packed::{Bits, Unread, checked, checksum, unchecked},
    shared::Shared,
};
use crate::game::{Game, Origin, clock::Millis};
use sudoku_core::{Grid, notation::link::LinkError, puzzle::Puzzle};

/// The bytes in a piece: a code of them is still easy to scan from a screen.
const PIECE: usize = 500;
/// The bits of a time, in seconds.
const SECONDS: u32 = 24;

/// The most pieces of a game.
pub const MAX_PIECES: usize = 255;

/// A game on its way.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Handover {
    shared: Shared,
    /// The time played, in seconds.
    pub seconds: u32,
    /// The help used, by the bits of `Aids`.
    pub aids: u32,
}

/// A piece of a game on its way.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Piece {
    /// The checksum of the whole: pieces of the same game have the same.
    pub whole: u32,
    /// Its place, from 0.
    pub at: u8,
    /// The number of all pieces.
    pub of: u8,
    bytes: Vec<u8>,
}

impl Handover {
    /// Returns a game, with its board, its time and its help.
    #[must_use]
    pub fn of(game: &Game, played: Millis) -> Self {
        let seconds = u32::try_from(played / 1000).unwrap_or(u32::MAX).min((1 << SECONDS) - 1);
        Self { shared: Shared::of(game), seconds, aids: game.aids().bits() }
    }

    /// Returns the givens of the game.
    #[must_use]
    pub fn clues(&self) -> &Grid {
        self.shared.clues()
    }

    /// Returns the game, with its puzzle proven.
    #[must_use]
    pub(crate) fn game(&self, puzzle: Puzzle, origin: Origin) -> Game {
        let mut game = self.shared.game(puzzle, origin);
        let known = crate::game::aids::Aid::ALL.into_iter().enumerate();
        for (_, aid) in known.filter(|(bit, _)| self.aids >> bit & 1 == 1) {
            game.note_aid(aid);
        }
        game
    }

    /// Returns the pieces of the game, or `None` if it is too large.
    #[must_use]
    pub fn pieces(&self) -> Option<Vec<Piece>> {
        let mut bits = Bits::default();
        self.shared.pack_whole(&mut bits);
        bits.number(self.seconds, SECONDS);
        bits.number(self.aids, 32);
        let body = bits.into_bytes();
        let whole = u32::from_be_bytes(checksum(&body));
        let of = body.len().div_ceil(PIECE);
        let piece =
            |(at, bytes): (usize, &[u8])| Piece { whole, at: at as u8, of: of as u8, bytes: bytes.to_vec() };
        (of <= MAX_PIECES).then(|| body.chunks(PIECE).enumerate().map(piece).collect())
    }

    /// Puts the pieces together, which are in order and complete.
    pub fn from_pieces<'a>(pieces: impl IntoIterator<Item = &'a Piece>) -> Result<Self, LinkError> {
        let (mut body, mut whole) = (Vec::new(), 0);
        for piece in pieces {
            body.extend(&piece.bytes);
            whole = piece.whole;
        }
        if u32::from_be_bytes(checksum(&body)) != whole {
            return Err(LinkError::BadHandover);
        }
        let bits = &mut Unread::new(body);
        let read = Shared::unpack_whole(bits)
            .and_then(|shared| Some(Self { shared, seconds: bits.number(SECONDS)?, aids: bits.number(32)? }));
        read.ok_or(LinkError::BadHandover)
    }
}

impl Piece {
    /// Returns the link, from its `#`.
    #[must_use]
    pub fn link(&self) -> String {
        format!("#h={}", self.write())
    }

    /// Returns the text behind `h=`.
    #[must_use]
    pub fn write(&self) -> String {
        let mut body = self.whole.to_be_bytes().to_vec();
        body.extend([self.at, self.of]);
        body.extend(&self.bytes);
        checked(&body)
    }

    /// Reads the text behind `h=`. Each piece has exactly one text, so that any cut or change is detected.
    pub fn read(text: &str) -> Result<Self, LinkError> {
        let read = unchecked(text).ok_or(LinkError::BadHandover)?;
        let body = read.ok_or(LinkError::NewerHandover)?;
        let piece = match body.split_first_chunk::<4>() {
            Some((&whole, &[at, of, ref bytes @ ..])) if at < of => {
                Self { whole: u32::from_be_bytes(whole), at, of, bytes: bytes.to_vec() }
            }
            _ => return Err(LinkError::BadHandover),
        };
        if piece.write() == text { Ok(piece) } else { Err(LinkError::BadHandover) }
    }
}
