//! Reads photographs: `read_photo FILE...` prints a line of JSON for each.
//!
//! A line has the name of the file, the digits in reading order with `.` for an empty cell, and the cells to look at,
//! from 0 in reading order. A picture without a Sudoku has `null` for digits, and the reason.

#[path = "shared/labelled.rs"]
mod shared;

use serde_json::{Value, json};
use std::path::Path;
use stepdoku_photo::read;
use sudoku_core::Digit;

fn main() {
    for file in std::env::args().skip(1) {
        println!("{}", line(&file));
    }
}

/// Returns the line of a file.
fn line(file: &str) -> Value {
    let path = Path::new(file);
    let name = path.file_name().map_or_else(|| file.into(), |name| name.to_string_lossy());
    let read = shared::open(path).and_then(|picture| read(&picture).map_err(|error| error.to_string()));
    match read {
        Ok(reading) => {
            let symbol = |&digit: &u8| Digit::new(digit).map_or('.', Digit::symbol);
            let digits: String = reading.digits.iter().map(symbol).collect();
            json!({ "file": name, "digits": digits, "marked": reading.marked })
        }
        Err(reason) => json!({ "file": name, "digits": null, "reason": reason }),
    }
}
