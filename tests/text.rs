//! The words of the page, without a browser: each sentence is complete, has its data, and agrees in number.
//! `refusals.rs` covers invalid texts.
#![cfg(not(target_family = "wasm"))]

mod words;

use std::collections::BTreeSet;
use stepdoku_page::app::text::{Has, later, solver::AtEnd, text, time};
use sudoku_core::{
    Candidate, Candidates, Cell, Contradiction, Digit, DigitSet, Grid, House, HouseKind, KindSet, Level,
    Progress, Shape, Technique,
    cages::CageState,
    examples,
    explain::Locale,
    generate::{
        making::MakeError,
        measure::{Flaw, Lack},
    },
    marks::{LinkMark, Marks, Role},
    notation::{Assumption, Format, Part, Played, Reading, link::LinkError},
    passes::PassKind,
    rating::Trials,
    step::{Conclusion, Pattern, Step},
    telling::Telling,
    trail::State,
};
use sudoku_play::{
    features::{making::view::NearestView, solver::view::PassTitle},
    game::{
        Game,
        aids::{Aid, Aids},
    },
    input::{
        Filter, Mode,
        queried::{Places, Queried, Sought},
    },
    saved::{
        archive::ArchiveError,
        settings::{NoteLayout, SettingsError, Speech},
    },
    session::{Announcement, DigitChange, Done, Moment, Session},
    taught::{Reply, TeachingEvent},
    ui::{Checked, Dialog, Exported, Imported, Notice, Panel, Refusal, SaveError, Undrawn, WorkError},
    view::{CellView, Ink, Inspected, Labelled, SaveState, Sign},
    walk::{Ahead, Speed, StepMsg, Way},
};
use words::{check_sentences, check_words};

fn digit(symbol: char) -> Digit {
    Digit::from_symbol(symbol).expect("the symbol of a digit")
}

fn digits(symbols: &str) -> DigitSet {
    symbols.chars().map(digit).collect()
}

#[test]
fn notices() {
    let mut said = BTreeSet::new();
    let mut check = |notice: Notice, data: &[&str]| {
        let sentence = later().reading.notice(&notice, Locale::ENGLISH);
        check_sentences(&sentence, data);
        assert!(said.insert(sentence), "{notice:?} is told like another");
    };
    check(Notice::Checked(Checked::Right), &["No mistakes"]);
    check(Notice::Checked(Checked::Wrong), &["a mistake"]);
    check(Notice::Checked(Checked::HowMany(1)), &["One digit"]);
    check(Notice::Checked(Checked::HowMany(3)), &["3 digits"]);
    check(Notice::Checked(Checked::Which(1)), &["marked digit "]);
    check(Notice::Checked(Checked::Which(3)), &["3 marked digits"]);
    check(Notice::SinglesPlaced(0), &["No empty cell"]);
    check(Notice::SinglesPlaced(1), &["1 naked single:"]);
    check(Notice::SinglesPlaced(5), &["5 naked singles:"]);
    check(Notice::WentBack(1), &["1 move,"]);
    check(Notice::WentBack(12), &["12 moves"]);
    check(Notice::NoteWasRight(Cell::at(33), Shape::S9.clone()), &["row 4 column 7"]);
    let read_as = |assumption: Assumption, last_kept: bool| {
        let grid = Grid::empty(Shape::S16);
        let reading = Reading {
            grid,
            progress: Vec::new(),
            format: Format::Line,
            assumptions: vec![assumption],
            other: None,
            part: None,
            unknown: Vec::new(),
        };
        Notice::ReadAs { reading: Box::new(reading), last_kept }
    };
    for last_kept in [false, true] {
        check(read_as(Assumption::LettersAreDigits, last_kept), &["A as 1"]);
        check(read_as(Assumption::DigitsFromZero, last_kept), &["0 is shown as 1"]);
        check(read_as(Assumption::ZerosAreEmpty, last_kept), &["0", "empty"]);
        check(read_as(Assumption::BlanksAreEmpty, last_kept), &["empty"]);
        check(read_as(Assumption::RestIgnored, last_kept), &["left out"]);
        check(read_as(Assumption::OtherSectionsIgnored, last_kept), &["givens"]);
        check(read_as(Assumption::LoneDigitsAreGivens, last_kept), &["alone", "givens"]);
        check(read_as(Assumption::LoneDigitsArePlaced, last_kept), &["alone", "placed"]);
        check(read_as(Assumption::WrongSolution, last_kept), &["isn't its solution", "left out"]);
        check(read_as(Assumption::GroupIgnored, last_kept), &["second group", "left out"]);
        check(read_as(Assumption::EndsAreEmpty, last_kept), &["ends of rows", "empty"]);
        check(read_as(Assumption::OtherBoxes, last_kept), &["4 rows", "4 columns"]);
        check(read_as(Assumption::OthersUnread, last_kept), &["look like puzzles", "can't be read"]);
        check(read_as(Assumption::NoCandidateIn(Cell::at(10)), last_kept), &["no candidate left"]);
        check(read_as(Assumption::SolutionRuledOut, last_kept), &["right digit", "at least one cell"]);
    }
    let read = |format: Format| Reading {
        grid: Grid::empty(Shape::S9),
        progress: vec![
            (Cell::at(0), Played::Digit(Digit::at(0))),
            (Cell::at(1), Played::Notes { centre: digits("12"), corner: DigitSet::EMPTY }),
        ],
        format,
        assumptions: Vec::new(),
        other: None,
        part: Some(Part { number: 1, of: 12 }),
        unknown: Vec::new(),
    };
    for (format, name) in [
        (Format::Rows, "rows"),
        (Format::Block, "drawn"),
        (Format::List, "numbers"),
        (Format::Matrix, "brackets"),
        (Format::Sdk, "SDK"),
        (Format::Link, "Stepdoku"),
        (Format::Candidates, "grid of candidates"),
        (Format::CandidateLine, "line of candidates"),
        (Format::Sdx, "SDX"),
        (Format::Hodoku, "HoDoKu"),
        (Format::Position, "placed"),
        (Format::Gsf, "commas"),
        (Format::SudokuWiki, "SudokuWiki"),
        (Format::SudokuPad, "SudokuPad"),
        (Format::FPuzzles, "f-puzzles"),
        (Format::SudokuCoach, "sudoku.coach"),
        (Format::SudokuExchange, "SudokuExchange"),
        (Format::Penpa, "Penpa"),
        (Format::Solo, "Solo"),
        (Format::OpenSudoku, "OpenSudoku"),
        (Format::Iss, "Interactive"),
    ] {
        let notice = Notice::ReadAs { reading: Box::new(read(format)), last_kept: false };
        check(notice, &[name, "9×9 with 0 givens, 1 placed digit and notes", "puzzle 2 of 12"]);
    }
    check(Notice::CandidatesCount, &["help", "result"]);
    check(Notice::NotesFilled, &["filled in"]);
    check(Notice::GameDeleted(5), &["30 days"]);
    check(Notice::GameUnreadable, &["could not be read"]);
    check(Notice::PlayedElsewhere, &["another tab"]);
    check(Notice::SettingsUnreadable(SettingsError::Newer), &["newer"]);
    check(Notice::SettingsUnreadable(SettingsError::Damaged), &["could not be read"]);
    check(Notice::Exported(Exported::All { files: 1 }), &["Games, times and settings", "the file"]);
    check(
        Notice::Exported(Exported::All { files: 3 }),
        &["Games, times and settings", "3 files", "load each"],
    );
    check(Notice::MagazineElsewhere, &["another tab", "stopped"]);
    check(Notice::HistoryShortened, &["more moves", "Undo"]);
    let part = |times, settings| Notice::Exported(Exported::Part { times, settings });
    check(part(true, true), &["This page's games, times and settings are saved", "not in it"]);
    check(part(false, true), &["This page's games and settings are saved", "not in it"]);
    check(part(true, false), &["This page's games and times are saved", "not in it"]);
    check(part(false, false), &["This page's games are saved", "not in it"]);
    check(Notice::Exported(Exported::Refused), &["could not be saved", "not changed"]);
    for (fault, why) in [
        (SaveError::Forbidden, "blocks storage"),
        (SaveError::Newer, "newer"),
        (SaveError::Blocked, "Close that tab"),
        (SaveError::Slow, "Restart"),
        (SaveError::Failed, "Reload"),
    ] {
        check(Notice::Exported(Exported::Unread(fault)), &["could not be saved", why]);
        check(Notice::GamesUnread(fault), &["could not be read", why]);
    }
    check(Notice::PuzzleReplaced(Some(SaveError::Full)), &["could not be saved"]);
    check(Notice::GamesMissing, &["gone"]);
    check(Notice::StillReading, &["still"]);
    check(Notice::GameFound(5), &["found"]);
    let imported = |games, joined, there, unreadable, finishes| {
        Notice::Imported(Imported { games, joined, there, unreadable, finishes })
    };
    check(imported(1, 0, 0, 0, 0), &["1 game ", "0 times"]);
    check(imported(3, 1, 1, 1, 1), &["3 games", "1 time", "1 game here", "1 game was", "1 game could"]);
    check(imported(3, 2, 2, 2, 4), &["3 games", "4 times", "2 games here", "2 games were", "2 games could"]);
    check(Notice::CannotImport(ArchiveError::TooLarge), &["200 MB"]);
    check(Notice::CannotImport(ArchiveError::NotOurs), &["isn't a Stepdoku file"]);
    check(Notice::CannotImport(ArchiveError::Newer), &["newer"]);
    check(Notice::CannotImport(ArchiveError::CutOff { after: 7 }), &["line 7"]);
    check(Notice::CannotImport(ArchiveError::Damaged { line: 9 }), &["9"]);
    check(Notice::CannotImport(ArchiveError::Strange { line: 11 }), &["11"]);
    check(Notice::CannotImport(ArchiveError::TooHigh { line: 12 }), &["line 12", "Nothing has changed"]);
    check(Notice::UnreadableRemoved(1), &["1 game "]);
    check(Notice::UnreadableRemoved(3), &["3 games"]);
    check(Notice::UnreadableExported(true), &["file"]);
    check(Notice::UnreadableExported(false), &["could not be saved", "not changed"]);
    check(Notice::ImportStopped, &["Nothing"]);
    check(Notice::ImportFailed, &["Nothing has changed"]);
    check(Notice::NewVersion, &["new version", "kept"]);
    check(Notice::PuzzleReplaced(None), &["New puzzle"]);
    check(Notice::ActionsLost(1), &["except for 1 move that could not be read."]);
    check(Notice::ActionsLost(12), &["except for 12 moves"]);
    check(Notice::SaveUnreadable, &["could not be read"]);
    check(Notice::NotSaved(SaveError::Forbidden), &["Not saved"]);
    check(Notice::NotSaved(SaveError::Full), &["Not saved", "full"]);
    check(Notice::BecameItsOwn, &["open in another tab", "saved"]);
    check(Notice::DeletedElsewhere, &["deleted in another tab", "saved"]);
    check(Notice::NotSaved(SaveError::Newer), &["Not saved", "newer"]);
    check(Notice::NotSaved(SaveError::Blocked), &["Not saved yet", "another tab"]);
    check(Notice::NotSaved(SaveError::Slow), &["Not saved yet", "safe"]);
    check(Notice::NotSaved(SaveError::Failed), &["Not saved"]);
    check(Notice::CannotCopy, &["copy"]);
    check(Notice::NotDrawn(Undrawn::Shown), &["not shown", "unchanged", "Reload"]);
    check(Notice::NotDrawn(Undrawn::Printed), &["Nothing was printed", "unchanged", "Reload"]);
    check(Notice::OpeningLink, &["shared"]);
    check(Notice::FileRefused(Refusal::Link(LinkError::Malformed)), &["file", "damaged"]);
    check(Notice::WorkerFailed(WorkError::Died), &["again"]);
    check(Notice::WorkerFailed(WorkError::Unreachable), &["connection", "again"]);
    check(Notice::WorkerFailed(WorkError::Updated), &["updated", "Reload"]);
    check(Notice::FullButWrong, &["full"]);
}

/// All ends of a trail, with numbers that must agree with their nouns.
#[test]
fn ends_of_the_stepper() {
    let states = [
        State::Dry,
        State::Solved,
        State::Impossible(None),
        State::Impossible(Some(Contradiction::NoDigit(Cell::at(0)))),
        State::Cut,
    ];
    for state in states {
        for passes in [0, 1, 2, 21] {
            for guesses in [0, 1, 2] {
                for (placed, open) in [(0, 60), (1, 1), (57, 0), (2, 2)] {
                    let (title, sentence) =
                        later().solver.at_end(AtEnd { state, passes, guesses, placed, open });
                    check_words(&title, &[]);
                    assert!(title.starts_with(char::is_uppercase) && !title.ends_with('.'), "{title}");
                    check_sentences(&sentence, &[]);
                }
            }
        }
    }
    let end = |state, passes, guesses, placed, open| {
        later().solver.at_end(AtEnd { state, passes, guesses, placed, open })
    };
    let (title, sentence) = end(State::Solved, 21, 0, 57, 0);
    assert_eq!(
        (title.as_str(), sentence.as_str()),
        ("Solved in 21 passes", "57 digits placed, no guessing needed.")
    );
    check_words(&end(State::Solved, 1, 0, 9, 0).0, &["1 pass"]);
    check_words(&end(State::Solved, 3, 2, 9, 0).1, &["9 digits", "2 guesses"]);
    check_words(&end(State::Dry, 1, 0, 1, 1).1, &["1 digit ", "1 cell is"]);
    for open in [1, 2, 60] {
        for (from_givens, way) in [(false, Way::Passes), (true, Way::Passes), (false, Way::Path)] {
            let (title, sentence) = later().solver.at_start(open, from_givens, way);
            check_words(title, &[]);
            check_sentences(&sentence, &[&open.to_string()]);
            // A path has no passes, so its card recommends none.
            assert_eq!(sentence.contains("A pass has"), way == Way::Passes, "{sentence}");
        }
    }
    for wrong in [1, 2, 40] {
        let (title, sentence) = (later().solver.blocked(wrong), later().solver.blocked_text());
        check_words(&title, &[if wrong == 1 { "One" } else { "of your digits are wrong" }]);
        check_sentences(sentence, &[]);
    }
}

#[test]
fn moments_of_the_stepper() {
    let solve = &later().solver;
    let (tier, path) = (PassKind::Tier(Technique::XWing), PassKind::Path);
    for kind in [PassKind::Singles, PassKind::HiddenSingles, PassKind::Search, tier, path] {
        check_words(solve.kind(kind), &[]);
        for steps in [0, 1, 2, 57] {
            let number = (steps > 0 && !kind.is_a_walk()).then_some(4);
            for step in [None, Some(1)].into_iter().filter(|step| step.is_none() || steps > 0) {
                let title = PassTitle { kind, number, steps, step };
                let (name, what, which) = solve.moment(title);
                for part in [name.as_str(), what, which.as_str()] {
                    // A path has no kind, an empty pass is named by its kind, and a technique by its steps.
                    let may_lack = kind == path || kind == tier || number.is_none();
                    if !(may_lack && part.is_empty()) {
                        check_words(part, &[]);
                    }
                }
                assert_eq!(name.contains('4'), number.is_some(), "{name}");
                if step.is_some() {
                    check_words(&which, &["1", &steps.to_string()]);
                }
                check_sentences(&solve.pass_found(title), &[]);
            }
            let count = solve.count(kind, steps);
            check_words(&count, if steps > 0 { &[] } else { &["nothing found"] });
            assert!(steps == 0 || count.starts_with(&steps.to_string()), "{count}");
        }
    }
    let questions = [
        Ahead::Passes,
        Ahead::Search,
        Ahead::Climb(StepMsg::NextStep),
        Ahead::Path(StepMsg::ToEnd),
        Ahead::AllSteps,
    ];
    for ahead in questions {
        check_words(&solve.busy(ahead, None), &[]);
        let progress = Progress { attempt: 0, done: 12, of: 57, ..Progress::default() };
        check_words(&solve.busy(ahead, Some(progress)), &["12", "57"]);
    }
    let speeds: BTreeSet<&str> = Speed::ALL.map(|speed| solve.speed_name(speed)).into();
    assert_eq!(speeds.len(), Speed::ALL.len());
}

/// A cell without contents or marks.
fn empty() -> CellView {
    let session = Session::new(Game::first(), Moment::default());
    let views = session.cells();
    *views.iter().find(|view| view.digit.is_none() && !view.cursor).expect("an empty cell")
}

#[test]
fn what_is_said_of_the_cell_under_the_pointer() {
    let check = |inspected: Inspected, shape: &Shape, name: &str, expected: &str| {
        let (cell, said) = text().spoken.inspected(inspected, shape, Locale::ENGLISH);
        assert_eq!((cell.as_str(), said.as_str()), (name, expected));
    };
    let open = |symbols: &str| Inspected {
        cell: Cell::at(33),
        digit: None,
        clash: None,
        notes: DigitSet::EMPTY,
        candidates: digits(symbols),
        told: true,
        offered: false,
        pointed: None,
    };
    let filled = |ink| Inspected { digit: Some((digit('5'), ink)), ..open("") };
    check(filled(Ink::Given), Shape::S9, "r4c7", "is 5, a given");
    check(filled(Ink::Placed), Shape::S9, "r4c7", "is 5");
    let clashing = |ink| Inspected { clash: Some(Cell::at(27)), ..filled(ink) };
    check(clashing(Ink::Given), Shape::S9, "r4c7", "is 5, a given; r4c1 is 5 too");
    check(clashing(Ink::Placed), Shape::S9, "r4c7", "is 5; r4c1 is 5 too");
    let untold = Inspected { told: false, offered: true, ..open("") };
    check(untold.clone(), Shape::S9, "", "");
    let noted = |symbols: &str, seen: Inspected| Inspected { notes: digits(symbols), ..seen };
    check(noted("7", untold.clone()), Shape::S9, "r4c7", "has the note 7");
    check(noted("147", untold), Shape::S9, "r4c7", "has the notes 1, 4 and 7");
    check(noted("17", open("14")), Shape::S9, "r4c7", "can be 1 or 4; notes 1 and 7");
    check(noted("14", open("14")), Shape::S9, "r4c7", "can be 1 or 4");
    let words = &text().play;
    let in_cell = words.look_in(Cell::at(33), Shape::S9);
    assert_eq!(in_cell, format!("{} of row 4 column 7", words.look()));
    check(open(""), Shape::S9, "r4c7", "has no candidates");
    check(open("4"), Shape::S9, "r4c7", "can only be 4");
    check(open("14"), Shape::S9, "r4c7", "can be 1 or 4");
    let places = vec![(HouseKind::Row, 3), (HouseKind::Column, 2), (HouseKind::Box, 1)];
    let pointed = Inspected { pointed: Some((digit('4'), places)), ..open("14") };
    check(pointed, Shape::S9, "r4c7", "places for 4: 3 in its row, 2 in its column, 1 in its box");
}

#[test]
fn query_keys_are_answered_in_sentences() {
    let check = |answer: Queried, data: &[&str]| {
        check_sentences(
            &later().taught.said(&TeachingEvent::Queried(Box::new(answer)), Locale::ENGLISH),
            data,
        );
    };
    let shape = Shape::S9;
    let row = House::new(HouseKind::Row, 4);
    let read = |digits: &str| digits.chars().map(Digit::from_symbol).collect::<Vec<_>>();
    check(Queried::Begun, &[]);
    check(Queried::WhichDigit, &["digit"]);
    check(Queried::WhichRow(shape.clone()), &["Press the row."]);
    check(Queried::WhichColumn(shape.clone()), &["Press the column."]);
    check(Queried::WhichRow(Shape::S16.clone()), &["Press the row, A for 10."]);
    check(Queried::WhichColumn(Shape::S25.clone()), &["Press the column, A for 10."]);
    check(
        Queried::Read { house: row, digits: read("7..3"), missing: digits("25") },
        &["Row 5: 7, empty, empty, 3. Missing 2 and 5."],
    );
    check(
        Queried::Read { house: row, digits: read("73"), missing: DigitSet::EMPTY },
        &["Row 5: 7, 3. Complete."],
    );
    let missing = vec![(row, digits("25")), (House::new(HouseKind::Box, 4), DigitSet::EMPTY)];
    check(Queried::Missing(missing.clone(), None), &["Row 5: missing 2 and 5; box 5: complete."]);
    check(Queried::Missing(missing.clone(), Some(DigitSet::EMPTY)), &["So nothing is left for this cell."]);
    check(Queried::Missing(missing, Some(digits("25"))), &["complete. So 2 or 5."]);
    check(Queried::Bivalue(digits("25")), &["2 or 5."]);
    let rows = vec![(row, read("7.")), (House::new(HouseKind::Row, 5), read(".3"))];
    check(Queried::Board(rows), &["Row 5: 7, empty. Row 6: empty, 3."]);
    check(Queried::Place(Cell::at(40), shape.clone(), Vec::new()), &["Row 5 column 5, box 5."]);
    let cells = || [30, 31, 40].map(Cell::at).to_vec();
    let cage = |sum, empty| CageState { sum, cells: cells(), empty, placed: 0, combinations: Vec::new() };
    let cages = vec![cage(Some(15), 2), cage(Some(9), 0), cage(None, 3)];
    check(
        Queried::Place(Cell::at(40), shape.clone(), cages),
        &[
            "Row 5 column 5, box 5.",
            "Cage of 15, 3 cells, 2 empty: row 4, columns 4 and 5; row 5 column 5.",
            "Cage of 9, 3 cells, full: row 4, columns 4 and 5; row 5 column 5.",
            "A cage of 3 cells, all different: row 4, columns 4 and 5; row 5 column 5.",
        ],
    );
    let places = |houses| Queried::Places { digit: digit('5'), houses, shape: shape.clone() };
    check(
        places(vec![
            (row, Places::Can(vec![Cell::at(37), Cell::at(39)])),
            (House::new(HouseKind::Column, 1), Places::In(Cell::at(1))),
            (House::new(HouseKind::Box, 4), Places::Can(vec![Cell::at(39)])),
            (House::new(HouseKind::Box, 0), Places::Can(Vec::new())),
        ]),
        &[
            "5. Row 5: it can go in columns 2 and 4. Column 2: it is in row 1.",
            "Box 5: it can go in row 5 column 4. Box 1: it can go nowhere.",
        ],
    );
    check(Queried::NoneLeft(Sought::Empty), &["empty"]);
    check(Queried::NoneLeft(Sought::Highlighted), &["highlighted"]);
    check(Queried::NoneLeft(Sought::Bivalue), &["two candidates"]);
    check(Queried::Counts(vec![(digit('1'), 9), (digit('2'), 4)], 9), &["2: 4 of 9.", "complete"]);
    check(Queried::Counts(vec![(digit('1'), 9)], 9), &["9 times"]);
    let none = Queried::Counts(vec![(digit('1'), 8), (digit('2'), 4)], 9);
    let said = later().taught.said(&TeachingEvent::Queried(Box::new(none)), Locale::ENGLISH);
    assert_eq!(said, "1: 8 of 9, 2: 4 of 9.");
    let lit = |cells, marks| Queried::Highlighted(cells, Box::new(marks), shape.clone());
    check(lit(None, Marks::default()), &["Nothing"]);
    check(lit(Some(Vec::new()), Marks::default()), &["No cell"]);
    let marks = Marks {
        houses: vec![(row, Role::House)],
        cells: vec![(Cell::at(0), Role::Aid)],
        candidates: vec![
            (Candidate::new(Cell::at(2), digit('8')), Role::Cause),
            (Candidate::new(Cell::at(30), digit('8')), Role::Eliminated),
            (Candidate::new(Cell::at(31), digit('8')), Role::Eliminated),
        ],
    };
    check(
        lit(None, marks),
        &[
            "Look at: row 5. In the pattern: row 1 column 1 and 8 in row 1 column 3.",
            "Ruled out: 8 in row 4 column 4 and 8 in row 4 column 5.",
        ],
    );
    let [one, other, third] = [0, 2, 3].map(|at| Candidate::new(Cell::at(at), digit('8')));
    let link = |from, to, strong| Queried::Link(2, 5, LinkMark { from, to, strong }, shape.clone());
    check(
        link(vec![one], vec![other], true),
        &["Link 2 of 5, strong: if 8 in row 1 column 1 is false, 8 in row 1 column 3 is true."],
    );
    check(
        link(vec![one], vec![other, third], false),
        &["weak: if 8 in row 1 column 1 is true, 8 in row 1 column 3 and 8 in row 1 column 4 are false."],
    );
    check(
        link(vec![one, third], vec![other], true),
        &["if 8 in row 1 column 1 and 8 in row 1 column 4 are false, 8 in row 1 column 3 is true."],
    );
    check(Queried::NoLinks, &["No chain"]);
    check(Queried::Standing(digit('5'), Vec::new(), shape.clone()), &["5 is not on the board yet."]);
    check(Queried::Standing(digit('5'), vec![Cell::at(0)], shape.clone()), &["5 is in row 1 column 1."]);
    check(
        Queried::Candidates(vec![one, third], shape.clone()),
        &["8 in row 1 column 1 and 8 in row 1 column 4."],
    );
    check(
        Queried::Cells(
            vec![(Cell::at(0), None, digits("46")), (Cell::at(1), Some(digit('7')), DigitSet::EMPTY)],
            shape.clone(),
        ),
        &["Empty, notes 4 and 6, row 1 column 1. 7, row 1 column 2."],
    );
    check(lit(Some(vec![Cell::at(0), Cell::at(30)]), Marks::default()), &["row 1 column 1; row 4 column 4"]);
    let scanned = |house, digit, notes| Queried::Scanned {
        house,
        cell: Cell::at(40),
        digit,
        notes,
        shape: shape.clone(),
    };
    check(scanned(Some(row), None, digits("46")), &["Row 5. Empty, notes 4 and 6, row 5 column 5."]);
    check(scanned(None, Some(digit('7')), DigitSet::EMPTY), &["7, row 5 column 5."]);
    let state = |lock| Queried::State {
        shape: shape.clone(),
        level: Some(Level::Hard),
        empty: 51,
        mode: Mode::Centre,
        lock,
    };
    check(state(None), &["Hard 9×9: 51 empty cells. Mode: Centre notes."]);
    check(state(Some(digit('7'))), &["7 is locked."]);
    check(Queried::Covered, &["hidden"]);
    check(Queried::Unknown, &["Help"]);
}

#[test]
fn a_key_that_changes_nothing_is_answered() {
    let check = |reply: Reply, expected: &str| {
        let said = later().taught.said(&TeachingEvent::Replied(reply), Locale::ENGLISH);
        check_sentences(&said, &[expected]);
    };
    check(Reply::Paused(Shape::S9.clone(), true), "Paused. P resumes.");
    check(Reply::Paused(Shape::S16.clone(), true), "Paused. Comma, then P resumes.");
    check(Reply::Paused(Shape::S9.clone(), false), "Paused. The button Resume");
    check(Reply::Given, "A given can't be changed.");
    check(Reply::Filled, "has a digit");
    check(Reply::NotHere, "no such candidate");
    check(Reply::NothingToClear, "Nothing to clear");
    check(Reply::NoNotes, "No notes");
    check(Reply::NoDigit, "no digit");
    check(Reply::NoHighlight, "Nothing is highlighted");
    check(Reply::Command, "command");
    check(Reply::NothingToUndo, "undo");
    check(Reply::NothingToRedo, "redo");
    check(Reply::NoTrial, "no trial");
    check(Reply::NoClock, "timer is off");
    check(Reply::Solved, "solved");
    check(Reply::AtTheStart, "start");
    check(Reply::Way(Way::Passes), "Passes");
    check(Reply::Way(Way::Path), "Path");
    check(Reply::StepsHidden, "closed");
}

#[test]
fn the_board_in_plain_text_has_a_sign_for_each_cell() {
    let words = &later().queries;
    check_words(words.title(), &[]);
    check_sentences(words.empty_sign(), &["0"]);
    check_sentences(words.hidden(), &[]);
    let row = |digits: &str| {
        words.row(&digits.chars().map(Digit::from_symbol).collect::<Vec<_>>(), Locale::ENGLISH)
    };
    assert_eq!(row("53..7...."), "5 3 0 0 7 0 0 0 0");
    assert_eq!(row("G.A"), "G 0 A");
}

#[test]
fn what_the_solver_says() {
    let check = |taught: TeachingEvent, data: &[&str]| {
        check_sentences(&later().taught.said(&taught, Locale::ENGLISH), data);
    };
    let kinds = KindSet::only(HouseKind::Box);
    let two = Conclusion::Place(Candidate::new(Cell::at(28), digit('2')));
    let step = Step { pattern: Pattern::HiddenSingle { kinds }, conclusion: two };
    let telling = Telling::of(&step, &Candidates::new(&Grid::empty(Shape::S9)));
    check(
        TeachingEvent::Step(telling, Shape::S9.clone(), Some((2, 5))),
        &["Hidden single, step 2 of 5.", "Box 4 still needs its 2", "So row 4 column 2 must be 2"],
    );
    let pass = |kind, number, steps| TeachingEvent::Pass { kind, number, steps };
    check(pass(PassKind::Singles, Some(3), 1), &["Pass 3, naked singles: 1 digit."]);
    check(pass(PassKind::HiddenSingles, Some(12), 4), &["Pass 12, hidden singles: 4 digits."]);
    check(pass(PassKind::Singles, None, 0), &["singles", "nothing found"]);
    check(pass(PassKind::Search, None, 120), &["Search", "120 steps"]);
    check(pass(PassKind::Path, None, 79), &["Path", "79 steps"]);
    check(pass(PassKind::Tier(Technique::XWing), Some(5), 2), &["Pass 5, X-Wing: 2 steps."]);
    check(TeachingEvent::End(State::Solved), &["Solved"]);
    check(TeachingEvent::End(State::Dry), &["No more singles"]);
    check(TeachingEvent::End(State::Stuck), &["guessing"]);
    check(TeachingEvent::End(State::Impossible(None)), &["no solution"]);
    check(TeachingEvent::End(State::Cut), &["stopped"]);
    check(TeachingEvent::Blocked(1), &["One"]);
    check(TeachingEvent::Blocked(3), &["3"]);
}

#[test]
fn announcements() {
    let labelled = |cell: Cell| Labelled {
        cell,
        view: empty(),
        hidden: false,
        clash: None,
        is_one_of_several: false,
        speech: Speech::Full,
    };
    let check = |event: Announcement, data: &[&str]| {
        let said = text().announcements.said(&event, &labelled, Locale::ENGLISH);
        check_sentences(&said, data);
    };
    check(Announcement::Puzzle(Shape::S16.clone(), Some(Level::Hard)), &["16×16", "Hard"]);
    check(Announcement::Puzzle(Shape::S4.clone(), None), &["4×4"]);
    check(Announcement::Finished, &["Solved"]);
    for layout in NoteLayout::ALL {
        let said: BTreeSet<String> = Mode::all(layout)
            .iter()
            .map(|&mode| {
                text().announcements.said(&Announcement::Mode(mode, layout), &labelled, Locale::ENGLISH)
            })
            .collect();
        assert_eq!(said.len(), Mode::all(layout).len(), "{said:?}");
    }
    check(Announcement::Filtered(None), &["cleared"]);
    check(Announcement::Filtered(Some((Filter::Bivalue, 0, 1))), &["1 cell"]);
    check(
        Announcement::Filtered(Some((Filter::Digit(digit('4')), 3, 12))),
        &["4 is in 3 cells and can go in 12."],
    );
    check(Announcement::MomentKept, &[]);
    check(Announcement::MomentReached(30), &["30 digits"]);
    check(Announcement::Paused(true), &["hidden"]);
    check(Announcement::Paused(false), &[]);
    check(Announcement::TrialBegun, &[]);
    check(Announcement::TrialEnded(true), &["kept"]);
    check(Announcement::TrialEnded(false), &["discarded"]);
    let change = |before: Option<char>, after: Option<char>| {
        let (before, after) = (before.map(digit), after.map(digit));
        Done::Digit(DigitChange { cell: Cell::at(40), shape: Shape::S9.clone(), before, after })
    };
    let cell = Done::Cell(Cell::at(33), Shape::S9.clone());
    check(Announcement::Undone(true, cell), &["Undone: empty, row 4 column 7, box 6."]);
    check(Announcement::Undone(false, Done::Cells(3)), &["Redone: 3 cells changed."]);
    check(Announcement::Candidates(true), &["shown"]);
    check(Announcement::Candidates(false), &["hidden"]);
    check(Announcement::Locked(Some(digit('4'))), &["4 is locked"]);
    check(Announcement::Locked(None), &[]);
    check(Announcement::Selected(12), &["12 cells"]);
    check(Announcement::Changed(2), &["2 cells"]);
    check(Announcement::Face(Panel::Solve, false), &["Explain"]);
    check(Announcement::Face(Panel::Solve, true), &["Explain", "time won't count"]);
    check(Announcement::Undone(true, change(Some('4'), None)), &["Undone: 4 removed from row 5 column 5."]);
    check(Announcement::Undone(false, change(None, Some('4'))), &["Redone: 4 placed in row 5 column 5."]);
    check(Announcement::Undone(true, change(Some('4'), Some('7'))), &["Undone: row 5 column 5 is 7."]);
    let cell = text().announcements.said(
        &Announcement::Cell(Cell::at(33), Shape::S9.clone()),
        &labelled,
        Locale::ENGLISH,
    );
    assert_eq!(cell, "Empty, row 4 column 7, box 6");
}

#[test]
fn making_a_puzzle() {
    let dialog = &later().dialog;
    for shape in Shape::ALL {
        let size = format!("{0}×{0}", shape.side());
        check_words(&dialog.progress(shape, None), &[&size]);
        check_words(
            &dialog.progress(shape, Some(Progress { attempt: 0, done: 3, of: 90, ..Progress::default() })),
            &[&size, "3 of 90"],
        );
        check_words(
            &dialog.progress(shape, Some(Progress { attempt: 1, done: 3, of: 90, ..Progress::default() })),
            &[&size, "3 of 90", "2"],
        );
        let nearest = Some(Lack::Logic(Flaw::Level(Level::Hard)));
        let second = Progress { attempt: 1, done: 3, of: 90, nearest, ..Progress::default() };
        check_words(&dialog.progress(shape, Some(second)), &[&size, "Closest so far: hard"]);
        check_sentences(&later().making.only_level(shape), &[&size]);
        for level in Level::ALL {
            let name = text().level(level);
            check_words(name, &[]);
            check_words(&text().boards.title(None, shape, Some(level)), &[&size, name, "Stepdoku"]);
            check_words(&text().boards.game(shape, Some(level)), &[&size, name]);
            check_sentences(
                &dialog.cannot_make(&MakeError::NoSuchLevel(level, shape.clone())),
                &[&size, &name.to_lowercase()],
            );
        }
        check_words(&text().boards.title(None, shape, None), &[&size, "Stepdoku"]);
        check_words(&text().boards.title(Some(Panel::Learn), shape, None), &["Learn", "Stepdoku"]);
        check_words(&text().boards.label(shape), &[&shape.side().to_string()]);
    }
    check_sentences(&dialog.cannot_make(&MakeError::NotFound(10_000)), &["10000"]);
    let near = NearestView {
        clues: Grid::empty(Shape::S4),
        level: Level::Easy,
        recipe: "2.3.extreme.random.none.near".parse().expect("a recipe"),
        lacks: vec![Lack::Logic(Flaw::Level(Level::Easy))],
        attempts: 25,
        cut: false,
    };
    check_sentences(&later().making.nearest_to(&near), &["25", "extreme", "easy"]);
    check_sentences(&dialog.cannot_make(&MakeError::Interrupted), &[]);
    let puzzle = &later().rating;
    for name in Technique::ALL {
        check_sentences(&puzzle.hardest_technique(name), &[]);
    }
    for (rounds, nested, said) in
        [(1, false, "1 round of"), (3, false, "3 rounds"), (3, true, "within trial and error")]
    {
        check_sentences(&puzzle.trial_and_error(Trials { rounds, nested }), &[said]);
    }
    check_words(&text().head.about("9×9 · Hard"), &["9×9 · Hard"]);
    let different = |names: BTreeSet<&str>, count: usize| assert_eq!(names.len(), count, "{names:?}");
    different(Level::ALL.map(|level| text().level(level)).into(), 6);
    for has in [Has::Digits, Has::Sums, Has::Clues] {
        different(Level::ALL.map(|level| later().dialog.level_means(level, has)).into(), 6);
    }
    let helped: BTreeSet<String> = Aid::ALL.map(|aid| later().aids.helped(Aids::only(aid))).into();
    assert_eq!(helped.len(), Aid::ALL.len());
    assert_eq!(later().aids.helped(Aids::EMPTY), "by yourself");
    let two = Aids::only(Aid::Check).with(Aid::Solver);
    assert_eq!(later().aids.helped(two), "with a check and a look at the solver");
    let states = [SaveState::Saving, SaveState::Saved, SaveState::Failed];
    different(states.map(|state| text().head.save(state)).into(), 3);
    assert_eq!(text().head.save(SaveState::Untouched), "");
    let examples: BTreeSet<(String, &str)> = examples::ALL.iter().map(|one| dialog.example(one)).collect();
    assert_eq!(examples.len(), examples::ALL.len(), "{examples:?}");
    for (name, means) in examples {
        check_words(&name, &["×"]);
        check_words(means, &[]);
    }
}

/// Fixed words: present, and without traces of their source format.
#[test]
fn fixed_words() {
    let (text, later) = (text(), later());
    let (head, play, solve, dialog) = (&text.head, &text.play, &later.solver, &later.dialog);
    let buttons = [
        (solve.start(), solve.start_help()),
        (solve.back_pass(), solve.back_pass_help()),
        (solve.back_step(), solve.back_step_help()),
        (solve.next_step(), solve.next_step_help()),
        (solve.next_pass(), solve.next_pass_help()),
        (solve.end(), solve.end_help()),
    ];
    let spoken: BTreeSet<&str> = buttons.iter().map(|button| button.1).collect();
    assert_eq!(spoken.len(), buttons.len(), "each button has a name of its own");
    let words = [head.name(), head.link(), head.help(), head.pause(), head.resume()]
        .into_iter()
        .chain(Panel::ALL.iter().map(|&panel| head.face(panel)))
        .chain([play.paused(), play.go_on(), play.solution_beside(), play.hide_solution(), play.zoom()])
        .chain([
            solve.run(),
            solve.stop(),
            solve.search(),
            solve.keep(),
            solve.from_givens(),
            solve.back_to_play(),
        ])
        .chain([
            head.close(),
            play.ask_why(),
            dialog.cancel(),
            dialog.make(),
            later.making.back(),
            later.making.examples(),
            dialog.play_it(),
        ])
        .chain(Dialog::ALL.map(|dialog| text.titles.of_dialog(dialog)))
        .chain([later.making.door_more(), later.making.door_measure(), later.making.door_own()])
        .chain(buttons.into_iter().flat_map(|(short, whole)| [short, whole]));
    words.for_each(|word| check_words(word, &[]));
    let signs: BTreeSet<String> = Sign::ALL.into_iter().map(|sign| later.marks.sign(sign)).collect();
    for sign in &signs {
        check_words(sign, &[]);
    }
    assert_eq!(signs.len(), Sign::ALL.len(), "each sign has a meaning of its own");
    let titles: BTreeSet<&str> =
        Dialog::ALL.into_iter().map(|dialog| text.titles.of_dialog(dialog)).collect();
    assert_eq!(titles.len(), Dialog::ALL.len(), "each dialog has a title of its own");
    for sentence in
        [play.covered(), dialog.seed_help(), dialog.link_help(), dialog.solution_help(), head.broken_help()]
    {
        check_sentences(sentence, &[]);
    }
    assert_eq!(text.locale.language.code(), "en");
}

#[test]
fn the_clock_is_read_as_one() {
    let check = |seconds: u64, expected: &str| assert_eq!(time(seconds), expected);
    check(0, "00:00");
    check(9, "00:09");
    check(61, "01:01");
    check(599, "09:59");
    check(3599, "59:59");
    check(3600, "1:00:00");
    check(3661, "1:01:01");
    check(360_000, "100:00:00");
}
