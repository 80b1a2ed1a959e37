//! What labels and lines say about the clues of a board.
#![cfg(not(target_family = "wasm"))]

use stepdoku_page::app::text::{joined, later, text};
use sudoku_core::{Cell, Shape, clues::ClueKind, explain::Locale};

/// The 9×9 with the clues of this text.
fn clued(clues: &str) -> Shape {
    Shape::S9.tagged(&format!("~{clues}")).unwrap_or_else(|| panic!("{clues}"))
}

#[test]
fn a_label_says_the_place_of_its_cell() {
    // The cells that say something, in reading order.
    let check = |clues: &str, expected: &[&str]| {
        let said: Vec<String> = later()
            .clues
            .remarks(&clued(clues), &[], Locale::ENGLISH)
            .into_iter()
            .map(|(_, said)| said)
            .collect();
        assert_eq!(said, expected, "{clues}");
    };
    check("tAaAbBc", &["thermometer, 1 of 3", "thermometer, 2 of 3", "thermometer, 3 of 3"]);
    check("a1AaAbAc", &["arrow, circle", "arrow, 1 of 2", "arrow, 2 of 2"]);
    check("a2AaAbBb", &["arrow, circle", "arrow, circle", "arrow, 1 of 1"]);
    check("d1AaAb", &["white dot with r1c2", "white dot with r1c1"]);
    check("r3AaBa", &["black dot of 3 with r2c1", "black dot of 3 with r1c1"]);
    check("s10AaAb", &["X with r1c2", "X with r1c1"]);
    check("iAbAa", &["less than r1c2", "greater than r1c1"]);
    check("nAaAb", &["renban line, 1 of 2", "renban line, 2 of 2"]);
    check("w5AaAb", &["German whispers line, 1 of 2", "German whispers line, 2 of 2"]);
    check("l9BaAb", &["little killer 9, 2 of 2", "little killer 9, 1 of 2"]);
    check("oAa", &["odd cell"]);
    check("q1_1_2AaAbBaBb", &["quadruple 1 1 2"; 4]);
    check("yAaAbCcCd", &["clone with r3c3", "clone with r3c4", "clone with r1c1", "clone with r1c2"]);
    check("h12CaCbCcCdCeCfCgChCi", &["sandwich 12 in row 3"; 9]);
    check("h12AcBcCcDcEcFcGcHcIc", &["sandwich 12 in column 3"; 9]);
    check("z", &[]);
}

#[test]
fn a_broken_clue_is_named_with_its_rule() {
    let check = |clues: &str, expected: &str| {
        let shape = clued(clues);
        assert_eq!(later().clues.told(&shape, 0, Locale::ENGLISH).as_deref(), Some(expected));
        let remarks = later().clues.remarks(&shape, &[0], Locale::ENGLISH);
        assert!(remarks.iter().all(|(_, said)| said.ends_with(", broken")), "{remarks:?}");
    };
    check("tBbBc", "Broken at r2c2: thermometer. Digits rise along a thermometer, from its bulb.");
    check("e1", "Broken rule: Neighbours are never consecutive.");
    assert_eq!(later().clues.told(&clued("z"), 1, Locale::ENGLISH), None);
}

#[test]
fn an_answer_has_each_clue_of_the_cell_with_its_rule() {
    let shape = clued("tAaAbd1AbAc");
    let said = later().clues.meanings(Cell::at(1), &shape, Locale::ENGLISH);
    let expected = [
        "Thermometer, 2 of 2. Digits rise along a thermometer, from its bulb.",
        "White dot with r1c3. Digits with a white dot between them are consecutive.",
    ];
    assert_eq!(said, expected);
    assert!(later().clues.meanings(Cell::at(80), &shape, Locale::ENGLISH).is_empty());
}

#[test]
fn a_board_has_the_rule_of_each_kind_once() {
    let check = |clues: &str, expected: &str| {
        assert_eq!(later().making.rules_of(&clued(clues)), expected, "{clues}");
        assert_eq!(text().boards.size_of(&clued(clues)), "9×9 variant");
    };
    check("oAaoBb", "A circle has an odd digit.");
    check(
        "d1AaAbd2AcAd",
        "Digits with a white dot between them are consecutive. \
         Digits with a white dot of 2 between them differ by 2.",
    );
    check("z", "Cells at the same place of different boxes differ.");
    assert_eq!(text().boards.size_of(Shape::S9), "9×9");
    assert_eq!(ClueKind::ALL.len(), 24);
}

#[test]
fn remarks_of_a_cell_are_joined() {
    let [one, two] = [1, 2].map(Cell::at);
    let marks = vec![(two, "ruled out".to_owned())];
    let clues = vec![(one, "odd cell".to_owned()), (two, "X with r1c2".to_owned())];
    let expected = [(one, "odd cell".to_owned()), (two, "ruled out, X with r1c2".to_owned())];
    assert_eq!(joined(marks, clues), expected);
}
