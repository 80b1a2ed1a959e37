//! The words of help: hints at every stage, and verdicts on moves.

mod words;

use stepdoku_page::app::text::later;
use sudoku_core::{
    Candidate, Candidates, Cell, Digit, Grid, House, Progress, Shape, Technique,
    advice::{Claimed, Verdict, Whereabouts},
    explain::{Locale, plain},
    step::{Conclusion, Locked, Pattern, Step},
    telling::Telling,
};
use sudoku_play::{
    features::review::ReviewedMove,
    game::turns::Applied,
    taught::{HintSays, HintView, JudgedView, TeachingEvent},
};
use words::{check_sentences, check_words};

fn digit(symbol: char) -> Digit {
    Digit::from_symbol(symbol).expect("a digit")
}

fn heard(says: HintSays) -> String {
    let hint = HintView { shape: Shape::S9.clone(), says, costs: false };
    later().taught.said(&TeachingEvent::Hint(Box::new(hint)), Locale::ENGLISH)
}

fn rows() -> Whereabouts {
    let houses = vec![House::Row(1), House::Row(6)];
    Whereabouts { houses, cells: Vec::new(), digit: Some(digit('5')) }
}

#[test]
fn where_to_look() {
    let check = |place: &Whereabouts, expected: &str| {
        let said = plain(&later().hint.place(place, Shape::S9), Shape::S9, Locale::ENGLISH);
        assert_eq!(said, expected);
        check_sentences(&said, &[]);
    };
    check(&rows(), "Look for the 5 in rows 2 and 7.");
    let house = Whereabouts { houses: vec![House::Box(4)], ..Whereabouts::default() };
    check(&house, "Look at box 5.");
    let single = Whereabouts { digit: Some(digit('1')), ..house };
    check(&single, "Look for the 1 in box 5.");
    let cells = [0, 10, 80].map(Cell::at).to_vec();
    let cells = Whereabouts { cells, ..Whereabouts::default() };
    check(&cells, "Look at row 1 column 1, row 2 column 2 and row 9 column 9.");
}

#[test]
fn what_is_no_step() {
    let check = |says: HintSays, data: &[&str]| {
        check_words(&later().hint.says(&says), data);
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
    check(HintSays::LostNotes(1, true), &["marked cell "]);
    check(HintSays::LostNotes(3, true), &["3 marked"]);
}

#[test]
fn stages_are_heard() {
    let placed = Applied::Digit(Candidate::new(Cell::at(0), digit('5')));
    check_sentences(&heard(HintSays::Where(rows())), &["Hint", "rows 2 and 7"]);
    check_sentences(&heard(HintSays::What(Technique::XWing.into(), rows())), &["X-Wing", "rows 2 and 7"]);
    let five = Conclusion::Place(Candidate::new(Cell::at(0), digit('5')));
    let step = Step { pattern: Pattern::NakedSingle, conclusion: five };
    let telling = Telling::of(&step, &Candidates::new(&Grid::empty(Shape::S9)));
    check_sentences(&heard(HintSays::Why(telling, placed)), &["Naked single", "must be 5"]);
}

#[test]
fn what_applying_does_and_did() {
    let check = |applied: Applied, data: &[&str]| {
        check_sentences(&later().hint.applies(applied, Shape::S9, Locale::ENGLISH), data);
        let said =
            later().taught.said(&TeachingEvent::HintApplied(applied, Shape::S9.clone()), Locale::ENGLISH);
        check_sentences(&said, data);
    };
    check(Applied::Digit(Candidate::new(Cell::at(0), digit('5'))), &["5"]);
    let notes = |taken, filled| Applied::Notes { taken, filled, only: None };
    check(notes(1, 0), &["1 note"]);
    check(notes(3, 0), &["3 notes"]);
    check(notes(2, 3), &["3 cells", "2 notes"]);
    let said = |applied| later().hint.applies(applied, Shape::S9, Locale::ENGLISH);
    let placed = Applied::Digit(Candidate::new(Cell::at(17), digit('1')));
    assert_eq!(said(placed), "Apply puts 1 in r2c9. You can undo it.");
    let gone = |symbols: &str| symbols.chars().map(digit).collect();
    let bare = |symbols| Applied::Notes { taken: 0, filled: 1, only: Some((Cell::at(20), gone(symbols))) };
    assert_eq!(said(bare("9")), "There are no notes in r3c3. Apply fills in its candidates, without 9.");
    assert_eq!(
        said(bare("39")),
        "There are no notes in r3c3. Apply fills in its candidates, without 3 and 9."
    );
}

/// A naked single that rests on this many eliminations of locked candidates.
fn forced(eliminations: usize) -> Verdict {
    let candidate = Candidate::new(Cell::at(0), digit('5'));
    let locked = |row: u8| Step {
        pattern: Pattern::Locked(Locked {
            digit: digit('5'),
            within: House::Box(row),
            crossing: Some(House::Row(row)),
        }),
        conclusion: Conclusion::Eliminate(vec![candidate]),
    };
    let x_wing = |row: u8| Step {
        pattern: Pattern::Locked(Locked {
            digit: digit('5'),
            within: House::Row(row),
            crossing: Some(House::Box(row)),
        }),
        ..locked(row)
    };
    let rest = (0..eliminations as u8).map(|row| if row % 2 == 0 { locked(row) } else { x_wing(row) });
    let last = Step { pattern: Pattern::NakedSingle, conclusion: Conclusion::Place(candidate) };
    Verdict::Forced(rest.chain([last]).collect())
}

#[test]
fn what_is_said_of_a_move() {
    let check = |stands: bool, verdict: Verdict, short: &str, expected: &str| {
        let claimed = Claimed { candidate: Candidate::new(Cell::at(1), digit('5')), stands };
        let view =
            JudgedView { shape: Shape::S9.clone(), claimed, verdict: Some(verdict.clone()), lit: false };
        assert_eq!(later().review.judged(&view), short);
        assert_eq!(later().review.verdict(&verdict, Shape::S9), short);
        let said = later().review.judged_said(&view, Locale::ENGLISH);
        check_sentences(&said, &[]);
        assert_eq!(said, expected);
        assert_eq!(later().taught.said(&TeachingEvent::Judged(Box::new(view)), Locale::ENGLISH), said);
    };
    let both = |verdict: &Verdict, short: &str, rest: &str| {
        check(true, verdict.clone(), short, &format!("5 in row 1 column 2 {rest}."));
        check(false, verdict.clone(), short, &format!("Removing 5 from row 1 column 2 {rest}."));
    };
    both(&Verdict::Wrong, "Wrong", "is wrong");
    let unforced = "is right, but nothing on the board proves it yet";
    both(&Verdict::Unforced, "Right, not provable yet", unforced);
    let undecided = "is right. Stepdoku could not tell in time what proves it";
    both(&Verdict::Undecided, "Right, reason not found", undecided);
    for (eliminations, name, said) in [
        (0, "Naked single", "could be seen: Naked single"),
        (1, "Naked single after Pointing", "is right, but another step comes first"),
        (2, "Naked single after Pointing and Claiming", "is right, but 2 other steps come first"),
        (5, "Naked single after Pointing and 4 more", "is right, but 5 other steps come first"),
    ] {
        both(&forced(eliminations), name, said);
    }
    let seen = "Removing 5 from row 1 column 2 is right: row 9 column 9 is 5.";
    check(false, Verdict::Plain(Cell::at(80)), "Blocked by r9c9", seen);
}

#[test]
fn lines_of_a_review() {
    let words = &later().review;
    let candidate = Candidate::new(Cell::at(1), digit('5'));
    let check = |moved: ReviewedMove, data: &[&str]| {
        check_words(&words.moved(moved, Shape::S9, Locale::ENGLISH), data);
    };
    check(ReviewedMove::Placed(candidate), &["5", "r1c2"]);
    check(ReviewedMove::PlacedMany(digit('5'), 3), &["5", "3 cells"]);
    check(ReviewedMove::Unnoted(candidate), &["5 removed from r1c2"]);
    check(ReviewedMove::UnnotedMany(4), &["4 notes"]);
    check(ReviewedMove::Other(1), &["1 other move: "]);
    check(ReviewedMove::Other(7), &["7 other moves: "]);
    check(ReviewedMove::Hint(Some(candidate)), &["Hint: 5 in r1c2"]);
    for moved in [
        ReviewedMove::Filled,
        ReviewedMove::Restarted,
        ReviewedMove::Hint(None),
        ReviewedMove::Solver,
        ReviewedMove::Solution,
    ] {
        check(moved, &[]);
    }
    check_words(&words.easier(Technique::FullHouse, Some(Cell::at(1)), Shape::S9), &["Full house", "r1c2"]);
    check_words(&words.easier(Technique::XWing, None, Shape::S9), &["X-Wing"]);
    check_sentences(&words.sums([0, 0, 0]), &[]);
    check_sentences(&words.sums([5, 2, 1]), &["5 of 8 moves had a reason on the board", "1 wrong"]);
    check_words(&words.progress(None), &[]);
    check_words(
        &words.progress(Some(Progress { attempt: 0, done: 3, of: 57, ..Progress::default() })),
        &["3 of 57"],
    );
    check_words(&words.place(3, 57), &["3 of 57"]);
}
