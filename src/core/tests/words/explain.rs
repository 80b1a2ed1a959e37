//! The English sentences and the marks of each pattern, by example, at several shapes. `marks.rs` has the
//! rules for each step of any run.

use crate::common::{HARD, SMALL, at, case_steps, digit, is_in, line, single_of};
use std::collections::BTreeSet;
use sudoku_core::{
    Candidate, Candidates, Cell, Contradiction, DigitSet, Grid, House, HouseKind, KindSet, Shape, Technique,
    explain::{
        Locale, Span, Stated, all_of, capitalised, cell_name, explain, house_name, plain, technique, words,
        written_out,
    },
    marks::{Marks, Role, marks},
    notation::names::cell_name as short_name,
    passes::{PassKind, next_pass},
    step::{Conclusion, Fish, Pattern, StandingGuess, Step},
};

fn said(step: &Step, found_in: &Candidates) -> String {
    written_out(&explain(step, found_in, Locale::ENGLISH), found_in.shape(), Locale::ENGLISH).concat()
}

/// A position: a grid, and eliminated candidates by row, column and symbol.
fn position(grid: &str, gone: &[(usize, usize, char)]) -> Candidates {
    let grid = line(grid);
    let mut position = Candidates::new(&grid);
    for &(row, column, symbol) in gone {
        position.eliminate(Candidate::new(at(grid.shape(), row, column), digit(symbol)), |_| {});
    }
    position
}

/// The single that a pass of that kind finds in a cell.
fn single(position: &Candidates, kind: PassKind, row: usize, column: usize) -> Step {
    let cell = at(position.shape(), row, column);
    let steps = next_pass(position, kind).steps;
    steps.into_iter().find(|step| single_of(step).1.cell == cell).expect("a single in that cell")
}

/// Marks in short: framed houses, marked cells, and placed or struck-out digits.
fn picture(marks: &Marks, shape: &Shape) -> String {
    let name = |role: Role| match role {
        Role::House => "house",
        Role::Cause => "cause",
        Role::Placed => "placed",
        Role::Guessed => "guessed",
        Role::Eliminated => "out",
        Role::Clash => "clash",
        Role::Lit => "lit",
        Role::Aid => "aid",
        Role::Fin => "fin",
        Role::Color(_) => "colour",
        Role::Set(_) => "set",
    };
    let cell =
        |cell: Cell| format!("r{}c{}", cell.index() / shape.side() + 1, cell.index() % shape.side() + 1);
    let mut parts: Vec<String> = marks
        .houses
        .iter()
        .map(|&(house, role)| format!("{} {}", name(role), house_name(house, Locale::ENGLISH)))
        .collect();
    parts.extend(marks.cells.iter().map(|&(at, role)| format!("{} {}", name(role), cell(at))));
    let candidate = |candidate: Candidate| format!("{}{}", candidate.digit.symbol(), cell(candidate.cell));
    parts.extend(marks.candidates.iter().map(|&(at, role)| format!("{} {}", name(role), candidate(at))));
    parts.join(", ")
}

#[test]
fn singles_in_words_and_marks() {
    let check = |position: &Candidates, kind: PassKind, cell: (usize, usize), sentence: &str, shown: &str| {
        let step = single(position, kind, cell.0, cell.1);
        assert_eq!(said(&step, position), sentence);
        assert_eq!(picture(&marks(&step, position, position), position.shape()), shown, "{sentence}");
    };
    let (singles, hidden) = (PassKind::Singles, PassKind::HiddenSingles);
    check(
        &position("12..3...........", &[]),
        singles,
        (2, 2),
        "Box 1 has one empty cell left, and 4 is the only digit missing. So r2c2 must be 4.",
        "house box 1, placed 4r2c2, out 4r2c3, out 4r2c4, out 4r3c2, out 4r4c2",
    );
    check(
        &position("123.............", &[]),
        singles,
        (1, 4),
        "Row 1 has one empty cell left, and 4 is the only digit missing. So r1c4 must be 4.",
        "house row 1, placed 4r1c4, out 4r2c3, out 4r2c4, out 4r3c4, out 4r4c4",
    );
    check(
        &position("1.4.2...3.......", &[]),
        singles,
        (4, 1),
        "Column 1 has one empty cell left, and 4 is the only digit missing. So r4c1 must be 4.",
        "house column 1, placed 4r4c1, out 4r3c2, out 4r4c2, out 4r4c4",
    );
    // The last cell of all its houses rules nothing out any more.
    check(
        &position("124334214312213.", &[]),
        singles,
        (4, 4),
        "Box 4 has one empty cell left, and 4 is the only digit missing. So r4c4 must be 4.",
        "house box 4, placed 4r4c4",
    );
    check(
        &position(SMALL, &[]),
        singles,
        (1, 4),
        "Every digit but 3 is already in the row, column or box of r1c4. So r1c4 must be 3.",
        "cause r1c1, cause r2c3, cause r4c4, placed 3r1c4, out 3r1c3, out 3r2c4",
    );
    check(
        &position("12..............", &[(1, 3, '4')]),
        singles,
        (1, 3),
        "Every digit but 3 and 4 is already in the row, column or box of r1c3. The digit 4 was ruled out earlier. So r1c3 must be 3.",
        "cause r1c1, cause r1c2, placed 3r1c3, out 3r1c4, out 3r2c3, out 3r2c4, out 3r3c3, out 3r4c3",
    );
    check(
        &position("12..............", &[(1, 3, '4'), (1, 4, '3'), (2, 3, '3'), (2, 4, '3'), (3, 3, '3')]),
        singles,
        (1, 3),
        "Every digit but 3 and 4 is already in the row, column or box of r1c3. The digit 4 was ruled out earlier. So r1c3 must be 3.",
        "cause r1c1, cause r1c2, placed 3r1c3, out 3r4c3",
    );
    check(
        &position("1......1.1......", &[]),
        hidden,
        (4, 3),
        "Box 4 still needs its 1. With 1 in r2c4 and r3c2, only r4c3 is left for it. So r4c3 must be 1.",
        "house box 4, cause r2c4, cause r3c2, placed 1r4c3",
    );
    check(
        &position(&".".repeat(16), &[(1, 1, '2'), (1, 2, '2'), (1, 4, '2')]),
        hidden,
        (1, 3),
        "Row 1 still needs its 2. It was ruled out earlier in r1c124, so only r1c3 is left for it. So r1c3 must be 2.",
        "house row 1, aid r1c1, aid r1c2, aid r1c4, placed 2r1c3, out 2r2c3, out 2r2c4, out 2r3c3, out 2r4c3",
    );
    check(
        &position(
            &".".repeat(16),
            &[(1, 1, '2'), (1, 2, '2'), (1, 4, '2'), (2, 3, '2'), (3, 3, '2'), (4, 3, '2')],
        ),
        hidden,
        (1, 3),
        "Row 1 still needs its 2. It was ruled out earlier in r1c124, so only r1c3 is left for it. So r1c3 must be 2.",
        "house row 1, aid r1c1, aid r1c2, aid r1c4, placed 2r1c3, out 2r2c4",
    );
    check(
        &position(crate::common::ARTICLE, &[]),
        hidden,
        (1, 5),
        "Box 2 still needs its 9. With 9 in r3c1 and r7c4, only r1c5 is left for it. So r1c5 must be 9.",
        "house box 2, cause r3c1, cause r7c4, placed 9r1c5, out 9r1c8, out 9r4c5, out 9r6c5",
    );
}

/// The largest board has letters for digits.
#[test]
fn letters_in_words_and_marks() {
    let five = Shape::S25;
    let mut grid = Grid::empty(five);
    for (column, symbol) in (1..).zip("123456789ABCDEFGHIJKL".chars()) {
        grid.set(at(five, 1, column), Some(digit(symbol)));
    }
    for (row, symbol) in [(6, 'M'), (7, 'N'), (8, 'O')] {
        grid.set(at(five, row, 25), Some(digit(symbol)));
    }
    let mut position = Candidates::new(&grid);
    let naked = single(&position, PassKind::Singles, 1, 25);
    assert_eq!(
        said(&naked, &position),
        "Every digit but P is already in the row, column or box of r1c25. So r1c25 must be P."
    );
    let drawn = marks(&naked, &position, &position);
    assert_eq!((drawn.cells.len(), drawn.candidates.len(), drawn.houses.len()), (24, 41, 0));
    for column in (1..25).filter(|&column| column != 22) {
        position.eliminate(Candidate::new(at(five, 13, column), digit('K')), |_| {});
    }
    position.place(Candidate::new(at(five, 9, 25), digit('K')), |_| {});
    let hidden = single(&position, PassKind::HiddenSingles, 13, 22);
    assert_eq!(
        said(&hidden, &position),
        "Row 13 still needs its K. With K in r1c20 and r9c25, and no longer possible in 22 other cells, only r13c22 is left for it. So r13c22 must be K."
    );
    let drawn = picture(&marks(&hidden, &position, &position), five);
    assert!(
        drawn.starts_with("house row 13, cause r1c20, cause r9c25, aid r13c1, aid r13c2, ")
            && drawn.contains(", aid r13c24, placed Kr13c22, out Kr2c22, "),
        "{drawn}"
    );
}

#[test]
fn searches_in_words_and_marks() {
    let check =
        |position: &Candidates, pattern: Pattern, conclusion: Conclusion, sentence: &str, shown: &str| {
            let step = Step { pattern, conclusion };
            assert_eq!(said(&step, position), sentence);
            assert_eq!(picture(&marks(&step, position, position), position.shape()), shown, "{sentence}");
        };
    let small = position("12..............", &[]);
    let classic = position(HARD, &[]);
    let candidate = |shape, row, column, symbol| Candidate::new(at(shape, row, column), digit(symbol));
    let set = |symbols: &str| -> DigitSet { symbols.chars().map(digit).collect() };
    let there = candidate(Shape::S4, 1, 3, '3');
    check(
        &small,
        Pattern::Guess { among: set("34"), depth: 1 },
        Conclusion::Place(there),
        "No single is left. r1c3 can be 3 or 4: try 3 and see what follows.",
        "guessed 3r1c3, out 3r1c4, out 3r2c3, out 3r2c4, out 3r3c3, out 3r4c3",
    );
    let there = candidate(Shape::S9, 1, 2, '1');
    check(
        &classic,
        Pattern::Guess { among: set("1246"), depth: 2 },
        Conclusion::Place(there),
        "No single is left. r1c2 can be 1, 2, 4 or 6: try 1 and see what follows. This is guess 2, on top of one earlier guess.",
        "guessed 1r1c2, out 1r1c5, out 1r1c6, out 1r1c7, out 1r1c9, out 1r2c1, out 1r2c2, out 1r3c1, out 1r5c2",
    );
    check(
        &classic,
        Pattern::Guess { among: set("1246"), depth: 12 },
        Conclusion::Place(there),
        "No single is left. r1c2 can be 1, 2, 4 or 6: try 1 and see what follows. This is guess 12, on top of 11 earlier guesses.",
        "guessed 1r1c2, out 1r1c5, out 1r1c6, out 1r1c7, out 1r1c9, out 1r2c1, out 1r2c2, out 1r3c1, out 1r5c2",
    );
    let gone = |position: &Candidates, guess, (digits, depth), sentence: &str, shown: &str| {
        check(position, Pattern::Retreat { digits, depth }, Conclusion::TakeBack(guess), sentence, shown);
    };
    let small_guess = candidate(Shape::S4, 1, 3, '3');
    gone(
        &small,
        small_guess,
        (1, 1),
        "Undo 3 in r1c3. It led to a contradiction, so r1c3 can't be 3.",
        "out 3r1c3",
    );
    gone(
        &small,
        small_guess,
        (2, 2),
        "Undo 3 in r1c3 and the digit that followed. It led to a contradiction, so r1c3 can't be 3, given the guess before it.",
        "out 3r1c3",
    );
    gone(
        &classic,
        candidate(Shape::S9, 9, 8, '7'),
        (23, 3),
        "Undo 7 in r9c8 and the 22 digits that followed. It led to a contradiction, so r9c8 can't be 7, given the guesses before it.",
        "out 7r9c8",
    );
    let dead = |position: &Candidates, why, depth, sentence: &str, shown: &str| {
        let last = (depth > 0).then_some(StandingGuess { guess: small_guess, depth });
        check(position, Pattern::DeadEnd { why, last }, Conclusion::Impossible, sentence, shown);
    };
    let no_digit = Contradiction::NoDigit(at(Shape::S4, 1, 4));
    dead(
        &position("123....4........", &[]),
        no_digit,
        1,
        "r1c4 has no candidate left. So the guess, 3 in r1c3, was wrong.",
        "clash r1c4",
    );
    dead(
        &position("123....4........", &[]),
        no_digit,
        2,
        "r1c4 has no candidate left. So the last guess, 3 in r1c3, can't be right with the one before it.",
        "clash r1c4",
    );
    dead(
        &position("123....4........", &[]),
        no_digit,
        0,
        "r1c4 has no candidate left. There is no guess left to undo, so this position has no solution.",
        "clash r1c4",
    );
    dead(
        &position("........1....1..", &[]),
        Contradiction::NoPlace(House::Box(0), digit('1')),
        3,
        "Box 1 has no place left for 1. So the last guess, 3 in r1c3, can't be right with the ones before it.",
        "clash box 1",
    );
    dead(
        &position("........1....1..", &[]),
        Contradiction::NoPlace(House::Row(0), digit('4')),
        0,
        "Row 1 has no place left for 4. There is no guess left to undo, so this position has no solution.",
        "clash row 1",
    );
    dead(
        &position("1...........1...", &[]),
        Contradiction::Twice(House::Column(0), digit('1')),
        0,
        "Column 1 would have 1 twice. There is no guess left to undo, so this position has no solution.",
        "clash r1c1, clash r4c1",
    );
}

/// A page uses short names of cells; speech uses row and column. Cells of a line share one name.
#[test]
fn cells_have_a_short_name_and_a_long_one() {
    let check = |shape: &Shape, cells: &[(usize, usize)], written: &str, spoken: &str| {
        let cells: Vec<Cell> = cells.iter().map(|&(row, column)| at(shape, row, column)).collect();
        let spans = [match cells[..] {
            [cell] => Span::Cell(cell),
            _ => Span::Cells(cells),
        }];
        assert_eq!(written_out(&spans, shape, Locale::ENGLISH), [written]);
        assert_eq!(words(&spans[0], shape, Locale::ENGLISH), spoken);
    };
    let (three, four) = (Shape::S9, Shape::S16);
    check(three, &[(4, 7)], "r4c7", "row 4 column 7");
    check(three, &[(8, 4), (8, 5), (8, 6)], "r8c456", "row 8, columns 4, 5 and 6");
    check(three, &[(5, 3), (6, 3)], "r56c3", "rows 5 and 6, column 3");
    check(three, &[(5, 5), (5, 9), (6, 5), (6, 9)], "r5 and r6, c5 and c9", "rows 5 and 6, columns 5 and 9");
    check(four, &[(12, 13)], "r12c13", "row 12 column 13");
    check(four, &[(3, 2), (3, 4), (3, 13)], "c2, c4 and c13 of row 3", "row 3, columns 2, 4 and 13");
    check(
        four,
        &[(1, 16), (11, 16), (12, 16)],
        "r1, r11 and r12 of column 16",
        "rows 1, 11 and 12, column 16",
    );
}

/// A sentence begins with a capital letter, except for the short name of a cell; so does each line of a list.
#[test]
fn sentences_begin_with_capitals() {
    let shape = Shape::S9;
    let cell = || Span::Cell(at(shape, 1, 2));
    let house = || Span::House(House::new(HouseKind::Row, 3));
    let spans: [Span; 12] = [
        house(),
        " and ".into(),
        house(),
        ". ".into(),
        house(),
        ".".into(),
        " ".into(),
        cell(),
        Span::Line,
        "then ".into(),
        cell(),
        Span::Rest,
    ];
    let written = written_out(&spans, shape, Locale::ENGLISH);
    assert_eq!(written.concat(), "Row 4 and row 4. Row 4. r1c2\nThen r1c2\n");
    let spoken = plain(&spans, shape, Locale::ENGLISH);
    assert_eq!(spoken, "Row 4 and row 4. Row 4. Row 1 column 2 Then row 1 column 2 ");
}

#[test]
fn words_for_pieces() {
    let check = |span: Span, shape: &Shape, expected: &str| {
        assert_eq!(words(&span, shape, Locale::ENGLISH), expected);
        assert_eq!(words(&span, shape, Locale::ENGLISH), expected);
    };
    let two = Shape::S4;
    check(Span::Cell(at(two, 2, 3)), two, "row 2 column 3");
    check(Span::Cell(at(Shape::S25, 25, 25)), Shape::S25, "row 25 column 25");
    check(Span::House(House::new(HouseKind::Row, 0)), two, "row 1");
    check(Span::House(House::new(HouseKind::Column, 24)), Shape::S25, "column 25");
    check(Span::House(House::new(HouseKind::Box, 8)), Shape::S9, "box 9");
    check(Span::Digit(digit('4')), two, "4");
    check(Span::Digit(digit('P')), Shape::S25, "P");
    check(Span::Digits(DigitSet::EMPTY), two, "");
    check(Span::Digits([digit('3')].into_iter().collect()), two, "3");
    check(Span::Digits([digit('4'), digit('1')].into_iter().collect()), two, "1 or 4");
    check(Span::Digits("1A4P".chars().map(digit).collect()), Shape::S25, "1, 4, A or P");
    check(Span::Candidate(Candidate::new(at(two, 1, 2), digit('3'))), two, "3 in row 1 column 2");
    check(Span::HouseNumber(House::new(HouseKind::Box, 3)), two, "4");
    for (stated, one, group) in [
        (Stated::True, "row 1 column 2 is 3", "one of row 1, columns 1 and 2 is 3"),
        (Stated::False, "row 1 column 2 isn't 3", "row 1, columns 1 and 2 aren't 3"),
        (Stated::Digit, "3", "3"),
        (Stated::Cells, "row 1 column 2", "one of row 1, columns 1 and 2"),
    ] {
        check(Span::Statement(0, stated, digit('3'), vec![at(two, 1, 2)]), two, one);
        check(Span::Statement(0, stated, digit('3'), vec![at(two, 1, 1), at(two, 1, 2)]), two, group);
    }
    assert_eq!(cell_name(at(two, 2, 3), two, Locale::ENGLISH), "row 2 column 3");
    check(Span::Technique(Technique::FullHouse), two, "Full house");
    check(" and ".into(), two, " and ");
    check(String::from("12 cells").into(), two, "12 cells");
    assert_eq!(all_of("149".chars().map(digit).collect(), Locale::ENGLISH), "1, 4 and 9");
}

#[test]
fn techniques_have_names_of_their_own() {
    let all = [
        (Technique::FullHouse, "Full house", "full-house"),
        (Technique::NakedSingle, "Naked single", "naked-single"),
        (Technique::HiddenSingle, "Hidden single", "hidden-single"),
        (Technique::Guess, "Guess", "guess"),
        (Technique::DeadEnd, "Dead end", "dead-end"),
        (Technique::Retreat, "Undo guess", "retreat"),
    ];
    for (which, name, slug) in all {
        assert_eq!((technique(which, Locale::default()), which.slug()), (name, slug));
    }
    let names: BTreeSet<&str> = all.iter().map(|(_, name, _)| *name).collect();
    assert_eq!(names.len(), all.len());
}

#[test]
fn the_first_letter_is_a_capital() {
    let check = |text: &str, expected: &str| assert_eq!(capitalised(text), expected);
    check("", "");
    check("row 1", "Row 1");
    check("Row 1", "Row 1");
    check("4 in row 1", "4 in row 1");
    check("éa", "Éa");
    check("строка 3", "Строка 3");
    check("第3行", "第3行");
}

#[test]
fn a_step_says_what_it_does() {
    let there = Candidate::new(Cell::at(3), digit('2'));
    let check = |pattern: Pattern,
                 conclusion: Conclusion,
                 name: Technique,
                 placed: Option<Candidate>,
                 gone: usize| {
        let step = Step { pattern, conclusion };
        assert_eq!(
            (step.technique(), step.placed(), step.eliminated().len()),
            (name, placed, gone),
            "{step:?}"
        );
    };
    let kinds = KindSet::only(HouseKind::Row);
    check(Pattern::FullHouse { kinds }, Conclusion::Place(there), Technique::FullHouse, Some(there), 0);
    check(Pattern::NakedSingle, Conclusion::Place(there), Technique::NakedSingle, Some(there), 0);
    check(Pattern::HiddenSingle { kinds }, Conclusion::Place(there), Technique::HiddenSingle, Some(there), 0);
    let among = DigitSet::all(Shape::S4);
    check(Pattern::Guess { among, depth: 1 }, Conclusion::Place(there), Technique::Guess, Some(there), 0);
    let why = Contradiction::NoDigit(Cell::at(0));
    check(Pattern::DeadEnd { why, last: None }, Conclusion::Impossible, Technique::DeadEnd, None, 0);
    check(Pattern::Retreat { digits: 1, depth: 1 }, Conclusion::TakeBack(there), Technique::Retreat, None, 1);
    check(Pattern::NakedSingle, Conclusion::Eliminate(vec![there, there]), Technique::NakedSingle, None, 2);
}

/// A place in two base houses is a fin even inside the cover, and the sentence says why; no other fin has that reason.
#[test]
fn a_cell_that_would_serve_two_base_houses_is_told_as_a_fin() {
    let mut told = 0;
    for (step, now) in case_steps() {
        let Pattern::Fish(Fish { base, fins, .. }) = &step.pattern else { continue };
        let shape = now.shape();
        let text = said(&step, &now);
        let serves = |fin: Cell| base.iter().filter(|&&house| is_in(shape, fin, house)).count() > 1;
        let twice: Vec<Cell> = fins.iter().copied().filter(|&fin| serves(fin)).collect();
        assert_eq!(text.matches("counts as a fin because").count(), twice.len(), "{text}");
        for fin in twice {
            let reason = format!("The cell {} counts as a fin because", short_name(shape, fin));
            assert!(text.contains(&reason), "{text}");
            told += 1;
        }
    }
    assert!(told > 1, "{told}");
}
