//! An assignment as text behind `x=` in a link, and its result as text behind `r=`. `docs/links.md` has the
//! grammar of both; it is permanent.
//!
//! A teacher sets an assignment, a pupil works on it and sends the result back; neither needs a server. The
//! checksum of a result detects slips, not cheats.

use super::{
    case::Case,
    packed::{Bits, Unread, checked, checked_as, unchecked, unchecked_as, width},
    reasons::Reasons,
};
use crate::game::aids::{Aids, HelpKind, HelpKinds};
use sudoku_core::{Candidate, Cell, Digit, Shape, Technique, advice::THOUGHT, notation::link::LinkError};

/// The version of an assignment that asks for reasons, and of a result with them: the first character.
const WITH_REASONS: char = '2';
/// The bits of a long text's length, and of a short one's.
const TEXT: u32 = 10;
const SHORT: u32 = 6;
/// The bits of a number of seconds, and the longest time.
const SECONDS: u32 = 20;
const LONGEST: u32 = (1 << SECONDS) - 1;

/// The longest title, in bytes of UTF-8.
pub const MAX_TITLE: usize = 120;
/// The longest name, in bytes of UTF-8.
pub const MAX_NAME: usize = (1 << SHORT) - 1;
/// The most positions of a drill.
pub const MAX_DRILLS: u8 = 31;
/// The most slips in a result.
pub const MAX_SLIPS: usize = 31;
/// The parts of a race: the rival's time is known at the end of each.
pub const PARTS: usize = 10;

/// The contents of an assignment.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Subject {
    /// A puzzle, from its start or from a position.
    Board(Box<Case>),
    /// Positions with a step of a technique.
    Drill {
        /// The permanent name of the technique, which this version may not know.
        slug: String,
        /// The size of the boards.
        shape: Shape,
        /// The number of positions, 1 to [`MAX_DRILLS`].
        count: u8,
    },
}

/// Positions with a step of a technique, the same ones for everyone with the same seed.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct DrillSet {
    /// The technique.
    pub technique: Technique,
    /// The size of the boards.
    pub shape: Shape,
    /// The number of positions.
    pub count: u8,
    /// The seed of their choice.
    pub seed: u32,
    /// Whether hints and answers are barred.
    pub bars_hints: bool,
    /// Whether each answer needs a reason before it counts.
    pub asks_why: bool,
}

/// A time to beat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Rival {
    /// The rival's name, as typed.
    pub name: String,
    /// The seconds after each tenth of the cells to fill, in ascending order; the last is the whole time.
    pub seconds: [u32; PARTS],
}

/// An assignment.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Assignment {
    /// The title, at most [`MAX_TITLE`] bytes.
    pub title: String,
    /// Its contents.
    pub subject: Subject,
    /// The help that is not allowed.
    pub barred: HelpKinds,
    /// The limit of time in minutes, 1 to 255; none without a limit.
    pub minutes: Option<u8>,
    /// The time to beat.
    pub rival: Option<Rival>,
    /// Whether each move needs a reason before it counts.
    pub asks_why: bool,
}

/// The end of the work on an assignment.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum HandedIn {
    /// Everything is done.
    Done,
    /// The pupil handed it in unfinished.
    Unfinished,
    /// The time was up.
    TimeUp,
}

/// A wrong step.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Slip {
    /// The number of the position in a drill, from 0; 0 on a board.
    pub item: u8,
    /// The wrong digit in its cell; in a drill, the candidate of the wrong answer.
    pub candidate: Candidate,
}

/// The result of an assignment.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Outcome {
    /// The number of the assignment: results of the same one have the same.
    pub assignment: u32,
    /// The size of its boards.
    pub shape: Shape,
    /// The title of the assignment.
    pub title: String,
    /// The pupil's name, as typed, at most [`MAX_NAME`] bytes.
    pub name: String,
    /// The end, in minutes since 1970.
    pub minute: u32,
    /// The time taken, in seconds.
    pub seconds: u32,
    /// The way it ended.
    pub ended: HandedIn,
    /// The cells filled with right digits, or the positions of a drill with a right answer.
    pub done: u16,
    /// The cells to fill, or the positions of a drill.
    pub total: u16,
    /// The help used, by the bits of [`Aids`]. A later version may know more.
    pub aids: u32,
    /// The permanent names of the techniques that the moves needed, without help, the hardest first.
    pub techniques: Vec<String>,
    /// The wrong steps, in order, at most [`MAX_SLIPS`].
    pub slips: Vec<Slip>,
    /// The reasons for the moves; none if the assignment doesn't ask for them.
    pub reasons: Option<Reasons>,
}

/// A pace that leaves no time to think.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Hurry {
    /// The parts done.
    pub done: u16,
    /// The seconds that they took.
    pub seconds: u32,
}

/// Returns a text, cut between two characters to at most this many bytes.
#[must_use]
pub fn cut(text: &str, most: usize) -> &str {
    &text[..text.floor_char_boundary(most)]
}

impl Assignment {
    /// Returns the link, from its `#`.
    #[must_use]
    pub fn link(&self) -> String {
        format!("#x={}", self.write())
    }

    /// Returns the text behind `x=`.
    #[must_use]
    pub fn write(&self) -> String {
        let bytes = self.pack().into_bytes();
        if self.asks_why { checked_as(WITH_REASONS, &bytes) } else { checked(&bytes) }
    }

    /// Returns the number that names the assignment in its results: a checksum of its contents.
    #[must_use]
    pub fn number(&self) -> u32 {
        u32::from_be_bytes(super::packed::checksum(&self.pack().into_bytes()))
    }

    /// Returns the size of the assignment's boards.
    #[must_use]
    pub fn shape(&self) -> Shape {
        match &self.subject {
            Subject::Board(case) => case.shape().clone(),
            Subject::Drill { shape, .. } => shape.clone(),
        }
    }

    /// Returns the parts to do: the cells to fill, or the positions.
    #[must_use]
    pub fn total(&self) -> usize {
        match &self.subject {
            Subject::Board(case) => case.shape().cell_count() - case.digits.filled_count(),
            Subject::Drill { count, .. } => (*count).into(),
        }
    }

    /// Reads the text behind `x=`. Each assignment has exactly one text, so that any cut or change is detected.
    pub fn read(text: &str) -> Result<Self, LinkError> {
        let asks_why = text.starts_with(WITH_REASONS);
        let read = if asks_why { unchecked_as(WITH_REASONS, text) } else { unchecked(text) };
        let body = read.ok_or(LinkError::BadAssignment)?.ok_or(LinkError::NewerAssignment)?;
        let assignment = Self::unpack(&mut Unread::new(body), asks_why).ok_or(LinkError::BadAssignment)?;
        if assignment.write() == text { Ok(assignment) } else { Err(LinkError::BadAssignment) }
    }

    fn pack(&self) -> Bits {
        let mut bits = Bits::default();
        bits.text(cut(&self.title, MAX_TITLE), TEXT);
        match &self.subject {
            Subject::Board(case) => {
                bits.push(false);
                case.pack_givens(&mut bits);
                case.pack_position(&mut bits);
            }
            Subject::Drill { slug, shape, count } => {
                bits.push(true);
                bits.text(slug, SHORT);
                bits.shape(shape);
                bits.number((*count).into(), 5);
            }
        }
        for kind in HelpKind::ALL {
            bits.push(self.barred.contains(kind));
        }
        bits.number(self.minutes.unwrap_or(0).into(), 8);
        bits.push(self.rival.is_some());
        if let Some(Rival { name, seconds }) = &self.rival {
            bits.text(cut(name, MAX_NAME), SHORT);
            for &seconds in seconds {
                bits.number(seconds.min(LONGEST), SECONDS);
            }
        }
        // The same work with reasons is another assignment, so its number differs.
        if self.asks_why {
            bits.number(u32::from(u8::MAX), u8::BITS);
        }
        bits
    }

    fn unpack(bits: &mut Unread, asks_why: bool) -> Option<Self> {
        let title = bits.text(TEXT)?;
        let subject = if bits.bit()? {
            let (slug, shape) = (bits.text(SHORT)?, bits.shape()?);
            let count = bits.number(5)? as u8;
            (count > 0).then_some(Subject::Drill { slug, shape, count })?
        } else {
            let givens = Case::unpack_givens(bits)?;
            Subject::Board(Box::new(Case::unpack_position(givens, bits)?))
        };
        let mut barred = HelpKinds::EMPTY;
        for kind in HelpKind::ALL {
            if bits.bit()? {
                barred = barred.with(kind);
            }
        }
        let minutes = Some(bits.number(8)? as u8).filter(|&minutes| minutes > 0);
        let rival = if bits.bit()? {
            let name = bits.text(SHORT)?;
            let mut seconds = [0; PARTS];
            for seconds in &mut seconds {
                *seconds = bits.number(SECONDS)?;
            }
            seconds.is_sorted().then_some(Some(Rival { name, seconds }))?
        } else {
            None
        };
        Some(Self { title, subject, barred, minutes, rival, asks_why })
    }
}

impl Subject {
    /// Returns whether the work begins after the start of the puzzle.
    #[must_use]
    pub fn has_position(&self) -> bool {
        matches!(self, Self::Board(case) if case.digits != case.givens || !case.gone.is_empty())
    }
}

impl Rival {
    /// Returns the part that the rival has done after this many seconds, in thousandths. Between two known times it
    /// grows evenly.
    #[must_use]
    pub fn progress(&self, seconds: u32) -> u32 {
        let part = 1000 / PARTS as u32;
        let reached = self.seconds.partition_point(|&at| at <= seconds);
        let Some(&to) = self.seconds.get(reached) else { return 1000 };
        let from = reached.checked_sub(1).map_or(0, |before| self.seconds[before]);
        reached as u32 * part + part * (seconds - from) / (to - from).max(1)
    }

    /// Returns the rival's whole time, in seconds.
    #[must_use]
    pub const fn whole(&self) -> u32 {
        self.seconds[PARTS - 1]
    }
}

impl Outcome {
    /// Returns the link, from its `#`.
    #[must_use]
    pub fn link(&self) -> String {
        format!("#r={}", self.write())
    }

    /// Returns the text behind `r=`.
    #[must_use]
    pub fn write(&self) -> String {
        let bytes = self.pack().into_bytes();
        if self.reasons.is_some() { checked_as(WITH_REASONS, &bytes) } else { checked(&bytes) }
    }

    /// Reads the text behind `r=`. Each result has exactly one text, so that any cut or change is detected.
    pub fn read(text: &str) -> Result<Self, LinkError> {
        let has_reasons = text.starts_with(WITH_REASONS);
        let read = if has_reasons { unchecked_as(WITH_REASONS, text) } else { unchecked(text) };
        let body = read.ok_or(LinkError::BadResult)?.ok_or(LinkError::NewerResult)?;
        let outcome = Self::unpack(&mut Unread::new(body), has_reasons).ok_or(LinkError::BadResult)?;
        if outcome.write() == text { Ok(outcome) } else { Err(LinkError::BadResult) }
    }

    /// Returns the help used, as far as this version knows it.
    #[must_use]
    pub fn help(&self) -> Aids {
        let known = crate::game::aids::Aid::ALL.into_iter().enumerate();
        let used = known.filter(|(bit, _)| self.aids >> bit & 1 == 1).map(|(_, aid)| aid);
        used.fold(Aids::EMPTY, Aids::with)
    }

    /// Returns the pace of the work, if it is too fast for thought: less than two seconds for each part.
    #[must_use]
    pub fn hurry(&self) -> Option<Hurry> {
        let (done, seconds) = (self.done, self.seconds);
        let is_too_fast = (u64::from(seconds) + 1) * 1000 <= u64::from(done) * THOUGHT;
        is_too_fast.then_some(Hurry { done, seconds })
    }

    /// Returns the techniques that the moves needed, without help, as far as this version knows them.
    pub fn used(&self) -> impl Iterator<Item = Technique> + '_ {
        self.techniques.iter().filter_map(|slug| Technique::from_slug(slug))
    }

    fn pack(&self) -> Bits {
        let mut bits = Bits::default();
        bits.number(self.assignment, 32);
        bits.shape(&self.shape);
        bits.text(cut(&self.title, MAX_TITLE), TEXT);
        bits.text(cut(&self.name, MAX_NAME), SHORT);
        bits.number(self.minute, 32);
        bits.number(self.seconds.min(LONGEST), SECONDS);
        bits.number(self.ended as u32, 2);
        bits.number(self.done.min(1023).into(), 10);
        bits.number(self.total.min(1023).into(), 10);
        bits.number(self.aids, 32);
        let techniques = &self.techniques[..self.techniques.len().min(31)];
        bits.number(techniques.len() as u32, 5);
        for slug in techniques {
            bits.text(slug, SHORT);
        }
        let slips = &self.slips[..self.slips.len().min(MAX_SLIPS)];
        bits.number(slips.len() as u32, 5);
        for Slip { item, candidate } in slips {
            bits.number((*item).into(), 5);
            bits.number(candidate.cell.index() as u32, 10);
            bits.number(candidate.digit.number().into(), width(&self.shape));
        }
        if let Some(reasons) = &self.reasons {
            reasons.pack(&mut bits);
        }
        bits
    }

    fn unpack(bits: &mut Unread, has_reasons: bool) -> Option<Self> {
        let (assignment, shape) = (bits.number(32)?, bits.shape()?);
        let (title, name) = (bits.text(TEXT)?, bits.text(SHORT)?);
        let (minute, seconds) = (bits.number(32)?, bits.number(SECONDS)?);
        let ended = match bits.number(2)? {
            0 => HandedIn::Done,
            1 => HandedIn::Unfinished,
            2 => HandedIn::TimeUp,
            _ => return None,
        };
        let (done, total) = (bits.number(10)? as u16, bits.number(10)? as u16);
        let aids = bits.number(32)?;
        let techniques: Option<_> = (0..bits.number(5)?).map(|_| bits.text(SHORT)).collect();
        let mut slips = Vec::new();
        for _ in 0..bits.number(5)? {
            let (item, cell) = (bits.number(5)? as u8, bits.number(10)? as usize);
            let digit = Digit::new(bits.number(width(&shape))? as u8)?;
            if cell >= shape.cell_count() || digit.index() >= shape.side() {
                return None;
            }
            slips.push(Slip { item, candidate: Candidate::new(Cell::at(cell), digit) });
        }
        let techniques = techniques?;
        let reasons = if has_reasons { Some(Reasons::unpack(bits)?) } else { None };
        Some(Self {
            assignment,
            shape,
            title,
            name,
            minute,
            seconds,
            ended,
            done,
            total,
            aids,
            techniques,
            slips,
            reasons,
        })
    }
}
