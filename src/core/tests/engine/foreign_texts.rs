//! One puzzle in the formats of other programs, packed in their way.
#![allow(dead_code, reason = "each program of tests uses its own part")]

use data_encoding::{BASE32HEX_NOPAD, BASE64_NOPAD};

/// A puzzle, and the same with 0 for an empty cell.
pub(crate) const LINE: &str =
    ".3.4.....9.28.63.1.......2.8...6.7...6.2.5.9...3.4...8.7.......4.89.25.6.....8.3.";

pub(crate) fn zeros() -> String {
    LINE.replace('.', "0")
}

/// The object that f-puzzles packs.
pub(crate) fn object(more: &str) -> String {
    let row = |row: &[u8]| {
        let cell = |symbol: &u8| match symbol {
            b'.' => "{}".to_owned(),
            digit => format!("{{\"value\":{},\"given\":true}}", char::from(*digit)),
        };
        format!("[{}]", row.iter().map(cell).collect::<Vec<_>>().join(","))
    };
    let rows: Vec<String> = LINE.as_bytes().chunks(9).map(row).collect();
    format!("{{\"size\":9,\"title\":\"a, {{b}} [c]\",{more}\"grid\":[{}]}}", rows.join(","))
}

pub(crate) fn coach(text: &str) -> String {
    let packed = miniz_oxide::deflate::compress_to_vec_zlib(text.as_bytes(), 9);
    format!("SCv7_32_{}", BASE32HEX_NOPAD.encode(&packed).to_lowercase())
}

pub(crate) fn lz(text: &str) -> String {
    lz_str::compress_to_base64(text)
}

/// The text that Penpa packs: a head, two lines without cells, and two drawings.
pub(crate) fn penpa(numbers: &str, more: &str) -> String {
    penpa_of(9, numbers, more)
}

/// The same for a board of that many rows.
pub(crate) fn penpa_of(side: usize, numbers: &str, more: &str) -> String {
    let head = format!("square,{side},{side},38,0\n[0,0,0,0]\n{{}}\n");
    let text = format!("{head}{{zN:{{{numbers}}},{more}zD:[]}}\n{{zN:{{}}}}\n");
    let packed = miniz_oxide::deflate::compress_to_vec(text.as_bytes(), 9);
    format!("https://swaroopg92.github.io/penpa-edit/#m=edit&p={}", BASE64_NOPAD.encode(&packed))
}

pub(crate) fn penpa_numbers() -> String {
    let number = |(at, symbol): (usize, char)| {
        let index = (at / 9 + 2) * 13 + at % 9 + 2;
        (symbol != '.').then(|| format!("\"{index}\":[\"{symbol}\",1,\"1\"]"))
    };
    LINE.chars().enumerate().filter_map(number).collect::<Vec<_>>().join(",")
}

/// A text of each kind, all for the same puzzle.
pub(crate) fn texts() -> Vec<String> {
    let zeros = zeros();
    let row = |row: &[u8]| {
        format!(
            "[{}]",
            row.iter()
                .map(|s| if *s == b'.' { String::new() } else { format!("{{v:{}}}", char::from(*s)) })
                .collect::<Vec<_>>()
                .join(",")
        )
    };
    let pad: Vec<String> = LINE.as_bytes().chunks(9).map(row).collect();
    let wiki: String =
        LINE.chars().map(|s| if s == '.' { "00".to_owned() } else { format!("0{s}") }).collect();
    let solo = LINE.chars().fold((String::new(), 0_u8), |(mut text, mut run), symbol| {
        if symbol == '.' {
            run += 1;
        } else {
            match run {
                0 if !text.is_empty() => text.push('_'),
                0 => {}
                run => text.push(char::from(b'a' + run - 1)),
            }
            text.push(symbol);
            run = 0;
        }
        (text, run)
    });
    let solo = format!("3x3:{}{}", solo.0, char::from(b'a' + solo.1 - 1));
    vec![
        format!(":0000:x:{LINE}:::"),
        format!("{LINE}\n{LINE}\n"),
        format!("1,2,3,4,{LINE},5,6"),
        format!("https://www.sudokuwiki.org/sudoku.htm?bd=S9B{wiki}"),
        format!("https://sudokuexchange.com/play/?s={zeros}&d=2"),
        format!("https://sudoku.coach/en/play/{zeros}"),
        coach(&format!("{{\"gridSize\":9,\"givenDigits\":\"{zeros}\"}}")),
        format!("https://f-puzzles.com/?load={}", lz(&object(""))),
        format!("https://sudokupad.app/fpuz{}", lz(&object(""))),
        format!(
            "https://sudokupad.app/scl{}",
            lz(&format!("{{cs:50,ce:[{}],ca:[{{v:'title: a'}}]}}", pad.join(",")))
        ),
        penpa(&penpa_numbers(), ""),
        solo,
        format!("<?xml version=\"1.0\"?><opensudoku><game data=\"{zeros}\"/></opensudoku>"),
    ]
}
