//! Values packed into bits, for boards, lessons, assignments and results in links.

use super::sealed;
use data_encoding::BASE64URL_NOPAD;
use sudoku_core::{Constraints, DigitSet, Shape};

/// The bytes of a checksum.
const CHECKED: usize = 4;

/// Returns the checksum of packed bytes: CRC-32, the highest byte first.
pub(crate) fn checksum(body: &[u8]) -> [u8; CHECKED] {
    let mut digest = sealed::digest();
    digest.update(body);
    digest.finalize().to_be_bytes()
}

/// The version of the format, the first character. A later version has another.
const VERSION: char = '1';
/// The bits of a size: its token.
const SIZE: u32 = 5;
/// The bits of the rules beside rows, columns and boxes.
const CONSTRAINTS: u32 = 8;
/// The bit of the rules that says that cages follow. A program that knows no cages refuses it.
const CAGED: u32 = 1 << (CONSTRAINTS - 1);
/// The bit of the rules that says that clues follow.
const CLUED: u32 = 1 << (CONSTRAINTS - 2);
/// The bit of the rules that says that unknown rules follow.
const UNKNOWN: u32 = 1 << (CONSTRAINTS - 3);
/// The bits of the length of the text of clues, and of unknown rules.
const OF_A_TEXT: u32 = 16;
/// The bits of the count of the numbers of cages, and of a number: a sum, a count or a cell.
const OF_NUMBERS: u32 = 12;
const OF_A_NUMBER: u32 = 10;

/// Writes packed bits as text, with their checksum behind the version.
pub(crate) fn checked(bytes: &[u8]) -> String {
    checked_as(VERSION, bytes)
}

/// Writes packed bits as a text of another version.
pub(crate) fn checked_as(version: char, bytes: &[u8]) -> String {
    let bytes = [&checksum(bytes)[..], bytes].concat();
    format!("{version}{}", BASE64URL_NOPAD.encode(&bytes))
}

/// Returns the packed bytes of such a text, without a check of their checksum: writing them again gives the same text
/// if it is right. The inner `None` is a text of a later version; the outer one is damaged.
#[expect(clippy::option_option, reason = "damaged texts and later ones have different messages")]
pub(crate) fn unchecked(text: &str) -> Option<Option<Vec<u8>>> {
    unchecked_as(VERSION, text)
}

/// As [`unchecked`], for a text of another version.
#[expect(clippy::option_option, reason = "damaged texts and later ones have different messages")]
pub(crate) fn unchecked_as(version: char, text: &str) -> Option<Option<Vec<u8>>> {
    let Some(packed) = text.strip_prefix(version) else {
        return text.starts_with(|first: char| first.is_ascii_alphanumeric()).then_some(None);
    };
    let mut bytes = BASE64URL_NOPAD.decode(packed.as_bytes()).ok()?;
    (bytes.len() >= CHECKED).then(|| Some(bytes.split_off(CHECKED)))
}

/// Returns the number of bits for a digit, with 0 for none.
pub(crate) fn width(shape: &Shape) -> u32 {
    (shape.side() as u32).ilog2() + 1
}

/// Bits that are written, the highest of each byte first.
#[derive(Default)]
pub(crate) struct Bits {
    bytes: Vec<u8>,
    count: usize,
}

impl Bits {
    /// Packs a shape.
    pub(crate) fn shape(&mut self, shape: &Shape) {
        self.number(shape.token(), SIZE);
        let is_usual = shape.is_classic() && shape.has_usual_boxes();
        self.push(!is_usual);
        if !is_usual {
            let caged = if shape.has_cages() { CAGED } else { 0 };
            let clued = if shape.has_clues() { CLUED } else { 0 };
            let unknown = if shape.has_unknown_rules() { UNKNOWN } else { 0 };
            let rules = u32::from(shape.constraints().bits());
            self.number(caged | clued | unknown | rules, CONSTRAINTS);
            let regions = shape.unusual_regions();
            self.push(regions.is_some());
            for region in regions.unwrap_or_default() {
                self.number(region.into(), width(shape));
            }
            if caged > 0 {
                self.cages(shape.cage_numbers());
            }
            if clued > 0 {
                self.text(&shape.clue_text(), OF_A_TEXT);
            }
            if unknown > 0 {
                self.text(shape.unknown_text(), OF_A_TEXT);
            }
        }
    }

    /// Packs the numbers of cages behind their count.
    fn cages(&mut self, numbers: &[u16]) {
        self.number(numbers.len() as u32, OF_NUMBERS);
        for &number in numbers {
            self.number(number.into(), OF_A_NUMBER);
        }
    }

    pub(crate) fn into_bytes(self) -> Vec<u8> {
        self.bytes
    }

    pub(crate) fn push(&mut self, bit: bool) {
        if self.count.is_multiple_of(8) {
            self.bytes.push(0);
        }
        if let Some(last) = self.bytes.last_mut() {
            *last |= u8::from(bit) << (7 - self.count % 8);
        }
        self.count += 1;
    }

    pub(crate) fn number(&mut self, number: u32, width: u32) {
        (0..width).rev().for_each(|bit| self.push(number >> bit & 1 == 1));
    }

    /// Packs a text: its length in bytes, in `width` bits, and then its bytes.
    pub(crate) fn text(&mut self, text: &str, width: u32) {
        self.number(text.len() as u32, width);
        text.bytes().for_each(|byte| self.number(byte.into(), 8));
    }

    /// Packs the notes of a cell: none, some of its candidates, or anything.
    pub(crate) fn noted(&mut self, noted: DigitSet, possible: DigitSet, shape: &Shape) {
        self.push(!noted.is_empty());
        if noted.is_empty() {
            return;
        }
        let odd = !noted.is_subset_of(possible);
        self.push(odd);
        let asked = if odd { DigitSet::all(shape) } else { possible };
        asked.iter().for_each(|digit| self.push(noted.contains(digit)));
    }
}

/// Bits that are read.
pub(crate) struct Unread {
    bytes: Vec<u8>,
    at: usize,
}

impl Unread {
    pub(crate) const fn new(bytes: Vec<u8>) -> Self {
        Self { bytes, at: 0 }
    }

    /// Reads a shape, or returns `None` if no shape has the number.
    pub(crate) fn shape(&mut self) -> Option<Shape> {
        let shape = Shape::from_token(self.number(SIZE)? as usize)?;
        if !self.bit()? {
            return Some(shape.clone());
        }
        let rules = self.number(CONSTRAINTS)?;
        let constraints =
            (rules & !(CAGED | CLUED | UNKNOWN)).try_into().ok().and_then(Constraints::from_bits)?;
        let mut shape = shape.with(constraints)?;
        if self.bit()? {
            let number = |_| self.number(width(&shape)).map(|region| region as u8);
            let regions = (0..shape.cell_count()).map(number).collect::<Option<Vec<u8>>>()?;
            shape = shape.with_regions(&regions).ok()?;
        }
        if rules & CAGED != 0 {
            shape = self.cages(&shape)?;
        }
        if rules & CLUED != 0 {
            shape = shape.with_clue_text(&self.text(OF_A_TEXT)?)?;
        }
        if rules & UNKNOWN == 0 { Some(shape) } else { shape.with_unknown_rules(&self.text(OF_A_TEXT)?) }
    }

    fn cages(&mut self, shape: &Shape) -> Option<Shape> {
        let many = self.number(OF_NUMBERS)?;
        let number = |_| self.number(OF_A_NUMBER).map(|number| number as u16);
        shape.with_cage_numbers(&(0..many).map(number).collect::<Option<Vec<u16>>>()?)
    }

    pub(crate) fn bit(&mut self) -> Option<bool> {
        let byte = self.bytes.get(self.at / 8)?;
        let bit = byte >> (7 - self.at % 8) & 1;
        self.at += 1;
        Some(bit == 1)
    }

    pub(crate) fn number(&mut self, width: u32) -> Option<u32> {
        (0..width).try_fold(0, |number, _| Some(number << 1 | u32::from(self.bit()?)))
    }

    pub(crate) fn text(&mut self, width: u32) -> Option<String> {
        let length = self.number(width)?;
        let bytes: Option<Vec<u8>> = (0..length).map(|_| self.number(8).map(|byte| byte as u8)).collect();
        String::from_utf8(bytes?).ok()
    }

    pub(crate) fn noted(&mut self, possible: DigitSet, shape: &Shape) -> Option<DigitSet> {
        if !self.bit()? {
            return Some(DigitSet::EMPTY);
        }
        let asked = if self.bit()? { DigitSet::all(shape) } else { possible };
        let mut noted = DigitSet::EMPTY;
        for digit in asked.iter() {
            if self.bit()? {
                noted = noted.with(digit);
            }
        }
        Some(noted)
    }
}
