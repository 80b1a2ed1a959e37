//! The words of exercises: the second stage of a hint asks a question that the first does not, at its place.
#![cfg(not(target_family = "wasm"))]

mod words;

use stepdoku_page::app::text::later;
use sudoku_core::{
    Position, Shape, Technique,
    advice::Whereabouts,
    explain::{self, Locale, Span, plain, written_out},
    ladder::{Ladder, all_steps},
};
use sudoku_play::features::learn::{UNITS, cases};
use words::{check_sentences, check_words};

const DRILLS: &str = include_str!("../learn/learn-drills.txt");

/// The words of a stage of a hint, as they are read and as they are heard.
fn both(said: &[Span], shape: &Shape) -> [String; 2] {
    [written_out(said, shape, Locale::ENGLISH).concat(), plain(said, shape, Locale::ENGLISH)]
}

#[test]
fn the_second_hint_asks_at_the_place_of_the_first() {
    let mut asked = 0;
    let taught = UNITS.iter().flat_map(|unit| unit.techniques.iter().map(|&one| (one, unit.shape)));
    for (technique, shape) in taught {
        let name = explain::technique(technique, Locale::ENGLISH);
        for case in cases(DRILLS, technique).filter(|case| case.is_of(shape)).take(3) {
            let position = Position::within(case.position(), &case.givens);
            let ladder = Ladder::of_edition(technique.edition()).only(technique);
            let Some(step) = all_steps(&position, &ladder).into_iter().next() else { continue };
            let at = Whereabouts::of(&step, position.candidates());
            let place = both(&later().hint.place(&at, shape), shape);
            let question = both(&later().drill.question(technique, &at, shape), shape);
            check_sentences(&place[0], &[]);
            check_words(&question[0], &[]);
            for (question, place) in question.iter().zip(&place) {
                assert!(question.starts_with(&format!("{name}: ")) && question.ends_with('?'), "{question}");
                assert_ne!(question, place);
            }
            // Beside the board it is one line or two.
            assert!(question[0].chars().count() <= 110, "{}", question[0]);
            asked += 1;
        }
    }
    assert!(asked > 150, "{asked}");
}

#[test]
fn the_questions_of_the_first_techniques() {
    let expected = [
        (Technique::FullHouse, Shape::S4, "Full house: which digit is missing in box 1?"),
        (Technique::HiddenSingle, Shape::S4, "Hidden single: which empty cells of box 1 can't be 1?"),
        (Technique::NakedSingle, Shape::S9, "Naked single: which digits does r2c4 see?"),
        (Technique::XWing, Shape::S9, "X-Wing: where can 4 go in rows 3 and 8?"),
        (Technique::NakedPair, Shape::S9, "Naked pair: which digits can go in r58c1?"),
        (Technique::HouseSum, Shape::S9, "45 rule: what do the cages of column 1 leave, or have outside?"),
        (
            Technique::CageCombinations,
            Shape::S9,
            "Cage combinations: which digits can go in r1c12, r2c2 and r3c23?",
        ),
    ];
    for (technique, shape, question) in expected {
        let case = cases(DRILLS, technique).find(|case| case.is_of(shape)).expect("a case");
        let position = Position::within(case.position(), &case.givens);
        let step = all_steps(&position, &Ladder::teaching().only(technique)).remove(0);
        let at = Whereabouts::of(&step, position.candidates());
        let said = later().drill.question(technique, &at, shape);
        assert_eq!(both(&said, shape)[0], question);
    }
}
