//! The board of a game as text behind `b=` in a link: the player's digits, notes and colours on a puzzle
//! given beside it. `docs/links.md` has the grammar; it is permanent.

use super::{
    case::Case,
    packed::{Bits, Unread, width},
    sealed,
};
use crate::game::{
    Game, Origin, Posed,
    colour::{Colour, ColourSet},
    edit::{Edit, Edits, Turn, TurnKind},
    entry::{Entry, Notes},
};
use data_encoding::BASE64URL_NOPAD;
use sudoku_core::{
    Candidate, Candidates, Cell, Digit, DigitSet, Grid,
    notation::{
        boards::Snapshot,
        link::{Link, LinkError},
        sites::Site,
    },
};

/// The version of the format, the first character. A later version has another.
const VERSION: char = '1';
/// The bytes of the checksum.
const CHECKED: usize = 4;

/// The player's work on a puzzle.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Shared {
    clues: Grid,
    /// The player's entry of each cell; none for a given.
    entries: Vec<Entry>,
    colours: Vec<ColourSet>,
    coloured: Vec<(Candidate, Colour)>,
}

impl Shared {
    /// Returns the board of a game without its givens.
    #[must_use]
    pub fn of(game: &Game) -> Self {
        let own = |cell| match game.entry(cell) {
            Entry::Given(_) => Entry::EMPTY,
            own @ (Entry::Placed(_) | Entry::Notes(_)) => own,
        };
        let cells = Cell::all(game.shape());
        Self {
            clues: game.clues().clone(),
            entries: cells.clone().map(own).collect(),
            colours: cells.map(|cell| game.colours(cell)).collect(),
            coloured: game.coloured().collect(),
        }
    }

    /// Returns the board at a position, or `None` if it has the givens alone. If more candidates are ruled out than
    /// digits do, all others are its notes.
    #[must_use]
    pub fn at(case: &Case) -> Option<Self> {
        let position = case.position();
        let entry = |cell: Cell| match case.digits.get(cell) {
            _ if case.givens.get(cell).is_some() => Entry::EMPTY,
            Some(digit) => Entry::Placed(digit),
            None if !case.gone.is_empty() => {
                Entry::Notes(Notes { centre: position.digits(cell), ..Notes::NONE })
            }
            None => Entry::EMPTY,
        };
        let shape = case.shape();
        let shared = Self {
            clues: case.givens.clone(),
            entries: Cell::all(shape).map(entry).collect(),
            colours: vec![ColourSet::EMPTY; shape.cell_count()],
            coloured: Vec::new(),
        };
        (!shared.is_empty()).then_some(shared)
    }

    /// Returns whether there is nothing beside the givens.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.entries.iter().all(|entry| *entry == Entry::EMPTY)
            && self.colours.iter().all(|colours| colours.is_empty())
            && self.coloured.is_empty()
    }

    /// Returns the link to the puzzle with this board.
    #[must_use]
    pub fn link(&self) -> Link {
        let link = Link::new(self.clues.clone());
        // The text has only valid characters, and no more than the largest board needs.
        link.clone().with_board(&self.write()).unwrap_or(link)
    }

    /// Returns the game of that puzzle with all of this as one turn. The puzzle must be the one from reading.
    #[must_use]
    pub(crate) fn game(&self, posed: impl Into<Posed>, origin: Origin) -> Game {
        let mut game = Game::new(posed, origin);
        let turn = self.turn(&game);
        // A turn that doesn't fit changes nothing, and a turn of another puzzle never fits.
        if !turn.edits.is_empty() {
            game.play(turn);
        }
        game
    }

    fn turn(&self, start: &Game) -> Turn {
        let cells = || Cell::all(self.clues.shape());
        let open = cells().filter(|&cell| self.clues.get(cell).is_none());
        let entries = open.map(|cell| {
            let (before, after) = (start.entry(cell), self.entries[cell.index()]);
            Edit::Entry { cell, before, after }
        });
        let colours = cells().map(|cell| {
            let (before, after) = (start.colours(cell), self.colours[cell.index()]);
            Edit::Colours { cell, before, after }
        });
        let coloured = self.coloured.iter().map(|&(candidate, colour)| Edit::Candidate {
            candidate,
            before: start.colour(candidate),
            after: Some(colour),
        });
        let edits: Edits = entries.chain(colours).chain(coloured).filter(Edit::changes).collect();
        Turn { kind: TurnKind::Play, edits }
    }

    /// Returns the puzzle.
    pub(crate) const fn clues(&self) -> &Grid {
        &self.clues
    }

    /// Packs the puzzle and the board.
    pub(crate) fn pack_whole(&self, bits: &mut Bits) {
        Case::pack_grid(&self.clues, bits);
        self.pack(bits);
    }

    /// Reads both; nothing if they are damaged.
    pub(crate) fn unpack_whole(bits: &mut Unread) -> Option<Self> {
        let clues = Case::unpack_givens(bits)?;
        Self::unpack(bits, &clues)
    }

    /// Returns the text behind `b=`.
    fn write(&self) -> String {
        let mut bits = Bits::default();
        self.pack(&mut bits);
        let body = bits.into_bytes();
        let mut bytes = self.checksum(&body).to_vec();
        bytes.extend(body);
        format!("{VERSION}{}", BASE64URL_NOPAD.encode(&bytes))
    }

    /// Reads the text behind `b=` for a puzzle. Each board has exactly one text, so that any cut or change is
    /// detected.
    pub fn read(text: &str, clues: &Grid) -> Result<Self, LinkError> {
        let Some(packed) = text.strip_prefix(VERSION) else {
            let later = text.starts_with(|first: char| first.is_ascii_alphanumeric());
            return Err(if later { LinkError::NewerBoard } else { LinkError::BadBoard });
        };
        let bytes = BASE64URL_NOPAD.decode(packed.as_bytes()).map_err(|_| LinkError::BadBoard)?;
        let body = bytes.get(CHECKED..).ok_or(LinkError::BadBoard)?;
        let shared = Self::unpack(&mut Unread::new(body.to_vec()), clues).ok_or(LinkError::BadBoard)?;
        if shared.write() == text { Ok(shared) } else { Err(LinkError::BadBoard) }
    }

    /// Returns the checksum covers the puzzle as well: the board has no meaning on another.
    fn checksum(&self, body: &[u8]) -> [u8; CHECKED] {
        let mut digest = sealed::digest();
        digest.update(self.clues.to_string().as_bytes());
        digest.update(body);
        digest.finalize().to_be_bytes()
    }

    fn pack(&self, bits: &mut Bits) {
        let shape = self.clues.shape();
        let placed = |entry: &Entry| matches!(entry, Entry::Placed(_));
        let with = [
            self.entries.iter().any(placed),
            self.entries.iter().any(|entry| !entry.notes().centre.is_empty()),
            self.entries.iter().any(|entry| !entry.notes().corner.is_empty()),
            self.colours.iter().any(|colours| !colours.is_empty()),
            !self.coloured.is_empty(),
        ];
        for there in with {
            bits.push(there);
        }
        let [digits, centre, corner, colours, coloured] = with;
        if digits {
            for cell in open(&self.clues) {
                let number = self.entries[cell.index()].digit().map_or(0, Digit::number);
                bits.number(number.into(), width(shape));
            }
        }
        if centre || corner {
            let possible = Candidates::new(&self.grid());
            for (there, of) in
                [(centre, (|notes| notes.centre) as fn(Notes) -> DigitSet), (corner, |notes| notes.corner)]
            {
                if there {
                    for cell in possible.open_cells() {
                        bits.noted(of(self.entries[cell.index()].notes()), possible.digits(cell), shape);
                    }
                }
            }
        }
        if colours {
            for &colours in &self.colours {
                bits.push(!colours.is_empty());
                if !colours.is_empty() {
                    Colour::all().for_each(|colour| bits.push(colours.contains(colour)));
                }
            }
        }
        if coloured {
            let mut rest = self.coloured.iter().peekable();
            for cell in Cell::all(shape) {
                bits.push(rest.peek().is_some_and(|(candidate, _)| candidate.cell == cell));
                if rest.peek().is_none_or(|(candidate, _)| candidate.cell != cell) {
                    continue;
                }
                for digit in Digit::all(shape) {
                    let here = rest.next_if(|(candidate, _)| *candidate == Candidate::new(cell, digit));
                    bits.push(here.is_some());
                    if let Some((_, colour)) = here {
                        bits.number(colour.number().into(), COLOUR);
                    }
                }
            }
        }
    }

    fn unpack(bits: &mut Unread, clues: &Grid) -> Option<Self> {
        let shape = clues.shape();
        let cells = shape.cell_count();
        let mut shared = Self {
            clues: clues.clone(),
            entries: vec![Entry::EMPTY; cells],
            colours: vec![ColourSet::EMPTY; cells],
            coloured: Vec::new(),
        };
        let mut with = [false; 5];
        for there in &mut with {
            *there = bits.bit()?;
        }
        let [digits, centre, corner, colours, coloured] = with;
        if digits {
            for cell in open(clues) {
                let number = bits.number(width(shape))?;
                if number > 0 {
                    let digit = Digit::new(number as u8).filter(|digit| digit.index() < shape.side())?;
                    shared.entries[cell.index()] = Entry::Placed(digit);
                }
            }
        }
        if centre || corner {
            let possible = Candidates::new(&shared.grid());
            let mut notes = vec![Notes::NONE; cells];
            if centre {
                for cell in possible.open_cells() {
                    notes[cell.index()].centre = bits.noted(possible.digits(cell), shape)?;
                }
            }
            if corner {
                for cell in possible.open_cells() {
                    notes[cell.index()].corner = bits.noted(possible.digits(cell), shape)?;
                }
            }
            for cell in possible.open_cells() {
                shared.entries[cell.index()] = Entry::Notes(notes[cell.index()]);
            }
        }
        if colours {
            for of in &mut shared.colours {
                if bits.bit()? {
                    for colour in Colour::all() {
                        if bits.bit()? {
                            *of = of.with(colour);
                        }
                    }
                }
            }
        }
        if coloured {
            for cell in Cell::all(shape) {
                if !bits.bit()? {
                    continue;
                }
                for digit in Digit::all(shape) {
                    if bits.bit()? {
                        let colour = Colour::new(bits.number(COLOUR)? as u8)?;
                        shared.coloured.push((Candidate::new(cell, digit), colour));
                    }
                }
            }
        }
        Some(shared)
    }

    /// Returns the givens and the player's digits.
    fn grid(&self) -> Grid {
        let mut grid = self.clues.clone();
        for cell in open(&self.clues) {
            grid.set(cell, self.entries[cell.index()].digit());
        }
        grid
    }
}

/// The candidates to hand over for a cell without notes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Unnoted {
    /// Nothing.
    Bare,
    /// All candidates that the digits on the board allow.
    Possible,
}

/// Returns the board of a game for other programs, with the player's notes of both kinds as its candidates.
#[must_use]
pub fn snapshot(game: &Game, unnoted: Unnoted) -> Snapshot {
    let digits = game.grid();
    let possible = Candidates::new(&digits);
    Snapshot::new(game.clues().clone(), &digits, |cell| match (game.notes(cell).all(), unnoted) {
        (noted, Unnoted::Possible) if noted.is_empty() => possible.digits(cell),
        (noted, Unnoted::Possible | Unnoted::Bare) => noted,
    })
}

/// Returns the address of the board of a game on another page, or `None` if that does not take its size.
#[must_use]
pub fn elsewhere(site: Site, game: &Game) -> Option<String> {
    // A solver gets the candidates; a page for playing gets the notes.
    let unnoted = match site {
        Site::SudokuWiki => Unnoted::Possible,
        Site::SudokuPad
        | Site::SudokuCoach
        | Site::FPuzzles
        | Site::InteractiveSolver
        | Site::KillerWiki
        | Site::Solo => Unnoted::Bare,
    };
    site.address(&snapshot(game, unnoted))
}

/// Returns the cells that are not given.
fn open(clues: &Grid) -> impl Iterator<Item = Cell> + '_ {
    clues.iter().filter(|(_, digit)| digit.is_none()).map(|(cell, _)| cell)
}

/// The bits of a colour.
const COLOUR: u32 = 4;
