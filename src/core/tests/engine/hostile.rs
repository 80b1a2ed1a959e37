//! Texts made to hurt their reader: long, deep, packed to unfold to a great length, or like an address. Tests
//! hold that each gets an answer, and `benches/core` measures how fast.
#![allow(dead_code, reason = "each uses its own part")]

pub(crate) use super::foreign_texts::LINE;
use super::foreign_texts::{coach, lz, object, penpa};

/// The length of the longest text that is read at all, less some room for a beginning.
pub(crate) const LONGEST: usize = 8_380_000;
/// The longest text of one puzzle.
const ONE: usize = 64 * 1024;

fn filled(piece: &str, bytes: usize) -> String {
    piece.repeat(bytes / piece.len())
}

/// The texts with their names; the long ones have the given length.
pub(crate) fn texts(longest: usize) -> Vec<(&'static str, String)> {
    let bomb = "0".repeat(60_000_000);
    let deep = |levels: usize| format!("\"a\":{}1{},", "[".repeat(levels), "]".repeat(levels));
    // Each entity is ten of the one before.
    let entity = |n: u32| format!("<!ENTITY a{n} \"{}\">", format!("&a{};", n - 1).repeat(10));
    let entities = (1..10).map(entity).collect::<Vec<_>>().concat();
    vec![
        ("10 MB of digits", "1".repeat(10_000_000)),
        ("many digits", filled("1", longest)),
        ("lines of a digit", filled("1\n", longest)),
        ("lines of a remark", filled("#\n", longest)),
        ("line ends", filled("\n", longest)),
        ("titles", filled("1. a\n\n", longest)),
        ("a title and lines", format!("1. a\n{}", filled("b\n", longest - 8))),
        ("puzzles", filled(&format!("{LINE}\n"), longest)),
        ("puzzles in one line", filled(&format!("{LINE} "), longest)),
        ("small puzzles", filled("1.....2..3.....4\n", longest)),
        ("elements in elements", filled("<a>", longest)),
        ("files in files", filled("<opensudoku>", longest)),
        ("elements", format!("<opensudoku>{}</opensudoku>", filled("<game data=\"1\"/>", longest - 32))),
        (
            "entities of entities",
            format!(
                "<!DOCTYPE opensudoku [<!ENTITY a0 \"0\">{entities}]><opensudoku><game data=\"&a9;\"/></opensudoku>"
            ),
        ),
        ("brackets in brackets", filled("[", longest)),
        ("braces", filled("{\"a\":", longest)),
        ("colons", filled(":", longest)),
        ("bars", filled("|", longest)),
        ("numbers", filled("1 2 ", longest)),
        ("addresses", filled("https://", longest)),
        ("accents", filled("e\u{301}", longest)),
        ("digits of other scripts", filled("１²٣", longest)),
        ("64 kB of digits", filled("1", ONE)),
        ("64 kB of brackets", filled("[", ONE)),
        ("64 kB of numbers", filled("1,", ONE)),
        ("64 kB of bars", filled("|-+", ONE)),
        ("64 kB of candidates", filled("123456789 ", ONE)),
        ("60 MB packed for sudoku.coach", coach(&bomb)),
        ("1.5 MB packed for sudoku.coach", coach(&"0".repeat(1_500_000))),
        ("60 MB packed for Penpa", penpa(&bomb, "")),
        ("1 MB packed for f-puzzles", lz(&object(&format!("\"a\":\"{}\",", "b".repeat(1_000_000))))),
        (
            "many clues, packed for f-puzzles",
            lz(&object(&format!(
                "\"odd\":[{}],",
                "{\"cell\":\"R1C1\"},".repeat(80_000).trim_end_matches(',')
            ))),
        ),
        (
            "many rules, packed for f-puzzles",
            lz(&object(&format!("\"negative\":[{}],", "\"ratio\",".repeat(80_000).trim_end_matches(',')))),
        ),
        ("40 kB of rules of a solver", filled(".StrictXV.AntiConsecutive", 40_000) + ".Unknown"),
        ("40 kB of dots of a solver", format!(".WhiteDot{}", filled("~R1C1~R1C2", 40_000))),
        ("40 kB of lines of a solver", filled(".Thermo~R1C1~R1C2", 40_000)),
        (
            "many dots, packed for SudokuPad",
            format!(
                "scl{}",
                lz(&format!(
                    "{{ce:[{}],o:[{}]}}",
                    "[],".repeat(9),
                    "{ct:[1,0.5],w:0.3,h:0.3,r:t,c2:#F},".repeat(40_000)
                ))
            ),
        ),
        (
            "a long line, packed for SudokuPad",
            format!(
                "scl{}",
                lz("{ce:[[],[],[],[]],u:[{ct:[0.5,0.5],w:0.8,h:0.8,r:t}],l:[{wp:[[0.5,0.5],[1e300,0.5]]}]}")
            ),
        ),
        ("lists in lists, packed", lz(&object(&deep(5_000)))),
        ("40 lists in lists, packed", lz(&object(&deep(40)))),
        ("12 kB of any codes", format!("N4I{}", "zQ9a".repeat(3_000))),
        ("a link with 60 kB of cells", format!("https://stepdoku.example/#p={}", filled(".", 60_000))),
        ("a link with 60 kB of escapes", format!("#p={}", filled("%2E", 60_000))),
        ("a link with half letters", format!("#p={}", filled("%ED%A0%80", 60_000))),
        ("a link with 60 kB of a board", format!("#p={LINE}&b=1{}", filled("_", 60_000))),
        ("a link with 10,000 keys", format!("#{}p={LINE}", filled("q=1&", 40_000))),
        ("a recipe of 60 kB", format!("#s={}", filled("2.", 60_000))),
        (
            "a link of SudokuWiki of 60 kB",
            format!("https://www.sudokuwiki.org/sudoku.htm?bd=S9B{}", filled("0", 60_000)),
        ),
        ("a link of SudokuPad of 60 kB", format!("https://sudokupad.app/scl{}", filled("N4Ig", 60_000))),
        ("a game of Solo of 60 kB", format!("3x3:{}", filled("z", 60_000))),
        ("a script", "<script>alert(81)</script>".to_owned()),
    ]
}
