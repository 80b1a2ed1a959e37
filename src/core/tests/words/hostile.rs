//! Hostile texts: each gets an answer, and none gains a digit.

use crate::{
    common::{ARTICLE, sample},
    foreign_texts::{LINE, coach, lz, object},
    hostile_texts,
};
use sudoku_core::{
    Digit,
    notation::{self, ParseErrorKind, link, write},
};

/// The length of the long ones here; `benches/core` measures texts of the largest accepted length.
const LONG: usize = 600_000;

#[test]
fn each_is_answered() {
    for (name, text) in hostile_texts::texts(LONG) {
        // Those of many puzzles give the first one.
        let many = text.starts_with(&format!("{LINE}\n")) || text.starts_with("1.....2..3.....4\n");
        let answer = notation::read(&text);
        match &answer {
            Ok(reading) => {
                assert!(many && reading.part.is_some() || name.contains("keys"), "{name}: {reading:?}");
            }
            Err(_) => assert!(!many, "{name}"),
        }
        let listing = notation::list(&text, usize::MAX, 48);
        assert_eq!(listing.is_ok(), many || name == "elements" && listing.is_ok(), "{name}");
        if let Some(fragment) = link::fragment(&text) {
            _ = (link::read(fragment), link::recipe(fragment), link::read_own(fragment));
        }
    }
}

/// A packed text has a largest unpacked size, and going over it is reported.
#[test]
fn what_is_packed_has_a_bound_that_is_said() {
    let texts = hostile_texts::texts(LONG);
    let kind = |name: &str| {
        let (_, text) = texts.iter().find(|(own, _)| *own == name).expect("such a text");
        notation::read(text).expect_err(name).kind
    };
    for name in ["1.5 MB packed for sudoku.coach", "60 MB packed for Penpa", "1 MB packed for f-puzzles"] {
        let kind = kind(name);
        assert!(
            matches!(
                kind,
                ParseErrorKind::UnpacksTooLarge { most: 2_000_000 } | ParseErrorKind::TooBig { .. }
            ),
            "{name}: {kind:?}"
        );
    }
    assert!(matches!(kind("40 lists in lists, packed"), ParseErrorKind::TooDeep { most: 16 }));
    assert!(matches!(kind("elements in elements"), ParseErrorKind::NoPuzzle));
    assert!(matches!(kind("files in files"), ParseErrorKind::TooDeep { most: 16 }));
    assert!(matches!(kind("10 MB of digits"), ParseErrorKind::TooBig { bytes: 10_000_000 }));
}

/// Half a surrogate pair, which a page's script can have, is invalid in packed text.
#[test]
fn half_letters_are_damage() {
    for half in ["\\ud800", "\\udc00\\ud800"] {
        assert!(
            notation::read(&lz(&object(&format!("\"a\":\"{half}\","))))
                .is_ok_and(|reading| reading.grid.to_string() == LINE)
                || notation::read(&lz(&object(&format!("\"a\":\"{half}\",")))).is_err()
        );
    }
    // In sixteen bits a letter, as LZ-string packs.
    let mut units: Vec<u16> = object("").encode_utf16().collect();
    units.insert(30, 0xd800);
    assert!(notation::read(&lz_str::compress_to_base64(units)).is_err());
    assert!(notation::read(&coach("{\"gridSize\":9,\"givenDigits\":\"\u{fffd}\"}")).is_err());
    assert!(notation::read("#p=%ED%A0%80").is_err() && notation::read("#p=%FF").is_err());
}

/// A lookalike in place of a digit: a refusal, or the cell is empty. Never another digit, nor any other
/// change.
#[test]
fn no_letter_is_taken_for_another_digit() {
    let grid = notation::read(ARTICLE).expect("a line").grid;
    let forms = [write::line, write::plain_rows, write::ss, write::block];
    let numbers =
        ARTICLE.replace('.', "0").chars().map(|digit| digit.to_string()).collect::<Vec<_>>().join(", ");
    let texts: Vec<String> =
        forms.iter().map(|form| form(&grid)).chain([numbers.clone(), format!("[{numbers}]")]).collect();
    let strange = ('\u{80}'..=char::MAX).filter(|symbol| u32::from(*symbol) % 211 == 0);
    let strange =
        ('\u{80}'..=char::MAX).filter(|symbol| symbol.is_numeric()).chain(sample(strange.collect(), 10, 0));
    let mut accepted = String::new();
    for symbol in strange.chain("/:;<=>?@!\"$%&'()^`~\\".chars()) {
        for text in &texts {
            // The 8 of the first row, and the last digit.
            for at in [text.find('8'), text.rfind('4')].into_iter().flatten() {
                let changed = format!("{}{symbol}{}", &text[..at], &text[at + 1..]);
                let Ok(reading) = notation::read(&changed) else { continue };
                let other: Vec<(Option<Digit>, Option<Digit>)> =
                    (reading.grid.iter().map(|(_, digit)| digit))
                        .zip(grid.iter().map(|(_, digit)| digit))
                        .filter(|(got, was)| got != was)
                        .collect();
                assert!(
                    other.len() <= 1 && other.iter().all(|(got, _)| got.is_none()),
                    "{symbol:?} in {text:?}"
                );
                if !accepted.ends_with(symbol) {
                    accepted.push(symbol);
                }
            }
        }
    }
    println!("an empty cell: {accepted:?}");
}

/// Also in whole lines: digits of other scripts are refused, or read as their value.
#[test]
fn lines_in_other_digits_are_refused_or_right() {
    for zero in ['\u{ff10}', '\u{660}', '\u{6f0}', '\u{966}', '\u{1d7ce}', '\u{2080}', '\u{1d7e2}'] {
        let other = |symbol: char| match symbol.to_digit(10) {
            Some(digit) => char::from_u32(u32::from(zero) + digit).unwrap_or(symbol),
            None => symbol,
        };
        for text in [ARTICLE.to_owned(), ARTICLE.replace('.', "0")] {
            let text: String = text.chars().map(other).collect();
            let read = notation::read(&text).map(|reading| reading.grid.to_string());
            assert!(read.is_err() || read.as_deref() == Ok(ARTICLE), "{text}");
        }
    }
    let superscript: String = ARTICLE
        .chars()
        .map(|symbol| match symbol {
            '1' => '¹',
            '2' => '²',
            '3' => '³',
            other => other,
        })
        .collect();
    assert!(notation::read(&superscript).is_err());
}
