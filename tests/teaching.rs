//! The words of the teacher: hints at every stage, and what is said of moves.

mod words;

use stepdoku::app::text::text;
use sudoku_core::{
    Candidate, Cell, Digit, House, Order, Technique,
    advice::Whereabouts,
    explain::{Locale, Span, plain},
    play::{
        session::Announcement,
        turns::Applied,
        view::{HintSays, HintView, Labelled},
    },
};
use words::{check_sentences, check_words};

fn digit(symbol: char) -> Digit {
    Digit::from_symbol(symbol).expect("a digit")
}

fn nobody(_: Cell) -> Labelled {
    panic!("no cell is asked for")
}

fn heard(says: HintSays) -> String {
    let hint = Announcement::Hint(Box::new(HintView { order: Order::Three, says }));
    (text().announce)(&hint, &nobody)
}

fn rows() -> Whereabouts {
    let houses = vec![House::Row(1), House::Row(6)];
    Whereabouts { houses, cells: Vec::new(), digit: Some(digit('5')) }
}

#[test]
fn where_to_look() {
    let check = |place: &Whereabouts, expected: &str| {
        let said = plain(&(text().teaching.hint.place)(place), Order::Three, Locale::English);
        assert_eq!(said, expected);
        check_sentences(&said, &[]);
    };
    check(&rows(), "Look at digit 5 in row 2 and row 7.");
    let house = Whereabouts { houses: vec![House::Box(4)], ..Whereabouts::default() };
    check(&house, "Look at box 5.");
    let cells = [0, 10, 80].map(Cell::at).to_vec();
    let cells = Whereabouts { cells, ..Whereabouts::default() };
    check(&cells, "Look at row 1, column 1, row 2, column 2 and row 9, column 9.");
}

#[test]
fn what_is_no_step() {
    let check = |says: HintSays, data: &[&str]| {
        check_words(&(text().teaching.hint.says)(&says), data);
        check_words(&heard(says), data);
    };
    check(HintSays::Looking, &["Looking"]);
    check(HintSays::Nothing, &["guess"]);
    check(HintSays::WrongDigits(1, false), &["One"]);
    check(HintSays::WrongDigits(4, false), &["4"]);
    check(HintSays::WrongDigits(1, true), &["marked"]);
    check(HintSays::WrongDigits(4, true), &["4", "marked"]);
    check(HintSays::LostNotes(1, false), &["one cell"]);
    check(HintSays::LostNotes(3, false), &["3 cells"]);
    check(HintSays::LostNotes(1, true), &["marked"]);
    check(HintSays::LostNotes(3, true), &["3 marked"]);
}

#[test]
fn stages_are_heard() {
    let placed = Applied::Digit(Candidate::new(Cell::at(0), digit('5')));
    check_sentences(&heard(HintSays::Where(rows())), &["Hint", "row 7"]);
    check_sentences(&heard(HintSays::What(Technique::XWing, rows())), &["X-Wing", "row 7"]);
    let sentence = vec![Span::Cell(Cell::at(0)), " can hold only 5.".into()];
    check_sentences(
        &heard(HintSays::Why(Technique::NakedSingle, sentence, placed)),
        &["Naked single", "only 5"],
    );
}

#[test]
fn what_applying_does_and_did() {
    let check = |applied: Applied, data: &[&str]| {
        check_sentences(&(text().teaching.hint.applies)(applied), data);
        let said = (text().announce)(&Announcement::HintApplied(applied, Order::Three), &nobody);
        check_sentences(&said, data);
    };
    check(Applied::Digit(Candidate::new(Cell::at(0), digit('5'))), &["5"]);
    check(Applied::Notes { taken: 1, filled: 0 }, &["1 note"]);
    check(Applied::Notes { taken: 3, filled: 0 }, &["3 notes"]);
    check(Applied::Notes { taken: 0, filled: 1 }, &["1 cell"]);
    check(Applied::Notes { taken: 2, filled: 3 }, &["3 cells", "2 notes"]);
}
