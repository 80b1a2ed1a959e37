//! A worksheet's questions and pages, as bytes: the code that loads with the first board passes them on and needs no
//! code for their content.

use super::{Ask, Exercise, decode, encode};
use serde::{Deserialize, Serialize};
use sudoku_logic::explain::Locale;
use sudoku_make::{
    generate::Progress,
    magazine::{self, Worksheet},
};

/// Several questions about exercises, or the answers to them.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PackedExercises(Vec<u8>);

impl PackedExercises {
    /// Packs the questions.
    #[must_use]
    pub fn ask(asks: &[Ask]) -> Self {
        Self(encode(&asks))
    }

    /// Prepares the answers to the questions; none if the bytes are damaged. Reports progress in exercises.
    pub(super) fn prepare(&self, tell: &mut dyn FnMut(Progress)) -> Self {
        let asks: Vec<Ask> = decode(&self.0).unwrap_or_default();
        let of = asks.len() as u32;
        let prepared = (0..).zip(asks).map(|(done, ask)| {
            tell(Progress { done, of, ..Progress::default() });
            ask.exercise()
        });
        Self(encode(&prepared.collect::<Vec<Exercise>>()))
    }

    /// Unpacks the answers; none if the bytes are damaged.
    #[must_use]
    pub fn open(&self) -> Vec<Exercise> {
        decode(&self.0).unwrap_or_default()
    }
}

/// The content of a worksheet.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PackedWorksheet(Vec<u8>);

impl From<&Worksheet> for PackedWorksheet {
    fn from(sheet: &Worksheet) -> Self {
        Self(encode(sheet))
    }
}

impl PackedWorksheet {
    /// Draws the pages; none if the bytes are damaged. Reports progress in positions.
    pub(super) fn draw(&self, locale: Locale, tell: &mut dyn FnMut(Progress)) -> Vec<String> {
        let Ok(sheet) = decode::<Worksheet>(&self.0) else { return Vec::new() };
        let of = sheet.cases.len() as u32;
        let mut told = |done| tell(Progress { done: done as u32, of, ..Progress::default() });
        magazine::worksheet(&sheet, locale, &mut told)
    }
}
