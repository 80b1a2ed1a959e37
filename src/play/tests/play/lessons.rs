//! The pictures for a newcomer agree with their sentences.

use sudoku_core::{Candidates, House, examples};
use sudoku_play::view::{Lesson, LessonBoard};

#[test]
fn each_picture_belongs_to_the_puzzle() {
    let (puzzle, _) = examples::first();
    for lesson in Lesson::ALL {
        let LessonBoard { givens, board, subject, notes, .. } = lesson.picture();
        assert_eq!(&givens, puzzle.clues(), "{lesson:?}");
        assert!(board.filled().all(|(cell, digit)| puzzle.solution().get(cell) == Some(digit)), "{lesson:?}");
        assert!(givens.filled().all(|(cell, digit)| board.get(cell) == Some(digit)), "{lesson:?}");
        let about = subject.is_some();
        assert_eq!(about, matches!(lesson, Lesson::Digit | Lesson::Notes | Lesson::Hint), "{lesson:?}");
        assert_eq!(notes.len(), if lesson == Lesson::Notes { 2 } else { 0 }, "{lesson:?}");
    }
}

#[test]
fn the_rules_are_shown_on_a_full_board() {
    let LessonBoard { board, lit, .. } = Lesson::Rules.picture();
    assert!(board.is_solution());
    // A row and a column share a cell, the row and the box none, and the column and the box none.
    assert_eq!(lit.len(), 9 + 9 + 9 - 1);
}

#[test]
fn the_digit_is_the_only_one_for_its_cell() {
    let LessonBoard { givens, lit, subject, .. } = Lesson::Digit.picture();
    let single = subject.expect("a digit");
    let candidates = Candidates::new(&givens);
    assert_eq!(candidates.digits(single.cell).iter().collect::<Vec<_>>(), [single.digit]);
    let mut seen: Vec<_> = lit.iter().filter_map(|cell| givens.get(cell)).collect();
    seen.sort_unstable();
    seen.dedup();
    assert_eq!(seen.len(), 8, "the marked cells have all other digits");
}

#[test]
fn the_notes_are_the_candidates_of_their_cell() {
    let LessonBoard { givens, notes, subject, .. } = Lesson::Notes.picture();
    assert_eq!(Candidates::new(&givens).digits(subject.expect("a cell").cell), notes);
}

#[test]
fn the_hint_is_the_only_place_in_its_box() {
    let LessonBoard { givens, lit, subject, .. } = Lesson::Hint.picture();
    let single = subject.expect("a digit");
    let candidates = Candidates::new(&givens);
    let house = givens.geometry().box_of(single.cell);
    assert!(matches!(house, House::Box(_)));
    assert_eq!(&lit, givens.geometry().cell_set(house));
    let places: Vec<_> = lit.iter().filter(|&cell| candidates.digits(cell).contains(single.digit)).collect();
    assert_eq!(places, [single.cell]);
    assert!(candidates.digits(single.cell).len() > 1, "the cell alone does not give it away");
}

#[test]
fn the_steps_leave_something_to_do() {
    let LessonBoard { givens, board, .. } = Lesson::Steps.picture();
    let more = board.filled_count() - givens.filled_count();
    assert!(more > 0 && !board.is_full(), "{more}");
}
