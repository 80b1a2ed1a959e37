//! The words of texts that were read, or that can't be read.

use crate::{Lines, making::FAULTS};
use stepdoku_page::app::text::later;
use sudoku_core::{
    CagesError, Cell, ClueError, ClueKind, Digit, DigitSet, Grid, House, Level, PuzzleError, Shape,
    cages::CageFault,
    clues::ClueFault,
    explain::Locale,
    generate::{
        SpecError, daily::DailyError, making::MakeError, measure::MeasureTextError, recipe::RecipeError,
    },
    geometry::Bond,
    grid::Duplicate,
    magazine::BatchError,
    notation::{
        Ambiguity, Assumption, Foreign, Format, ParseError, ParseErrorKind, Part, Played, Reading, Rule,
        TextPosition, link::LinkError,
    },
    rng::EXACT_VERSION,
};
use sudoku_play::ui::{Notice, Refusal};

fn rules() -> Vec<Rule> {
    vec![
        Rule::Diagonals,
        Rule::Windows,
        Rule::Jigsaw,
        Rule::ExtraRegions,
        Rule::AntiKnight,
        Rule::AntiKing,
        Rule::NonConsecutive,
        Rule::Cages,
        Rule::Thermometers,
        Rule::Arrows,
        Rule::LittleKiller,
        Rule::Sandwich,
        Rule::Dots,
        Rule::Xv,
        Rule::Parity,
        Rule::Palindromes,
        Rule::Quadruples,
        Rule::Clones,
        Rule::Lines,
        Rule::Shaded,
        Rule::Drawn,
        Rule::Candidates,
        Rule::OtherGame,
        Rule::Other("whisper".into()),
    ]
}

fn kinds() -> Vec<ParseErrorKind> {
    use ParseErrorKind as Kind;
    let cage = |fault| Kind::Cages(CagesError { fault, cage: 2, cells: 3, sum: 27 });
    let cages = [
        CageFault::Many,
        CageFault::Empty,
        CageFault::Outside,
        CageFault::Twice,
        CageFault::Large,
        CageFault::Sum,
    ];
    let clue = |(fault, at)| {
        let fault = ClueError { fault, kind: ClueKind::Whispers, nth: 1, cell: None, cells: 1, number: 5 };
        Kind::Clues { fault, at }
    };
    let place = Some((3, 4));
    let clues = [
        (ClueFault::Many, None),
        (ClueFault::Few, place),
        (ClueFault::Few, None),
        (ClueFault::Large, place),
        (ClueFault::Outside, place),
        (ClueFault::Twice, place),
        (ClueFault::Apart, place),
        (ClueFault::Number, place),
        (ClueFault::Uneven, place),
    ];
    let without = ClueError {
        fault: ClueFault::Number,
        kind: ClueKind::Sandwich,
        nth: 0,
        cell: None,
        cells: 9,
        number: 0,
    };
    let clues = clues.map(clue).into_iter().chain([Kind::Clues { fault: without, at: place }]);
    let foreign = [
        Foreign::OnServer,
        Foreign::HodokuFile,
        Foreign::SoloSeed,
        Foreign::WebAddress,
        Foreign::Picture,
        Foreign::Pdf,
        Foreign::Packed,
    ];
    let kinds = vec![
        Kind::Empty,
        Kind::NoPuzzle,
        Kind::TooBig { bytes: 123_456 },
        Kind::TooShort { found: 79, wanted: 81 },
        Kind::TooShort { found: 80, wanted: 81 },
        Kind::TooShort { found: 1, wanted: 16 },
        Kind::TooShort { found: 1, wanted: 17 },
        Kind::TooLong { found: 260, wanted: 256 },
        Kind::TooLong { found: 17, wanted: 16 },
        Kind::TooLong { found: 1, wanted: 0 },
        Kind::RowLength { row: 3, found: 8, wanted: 9 },
        Kind::RowLength { row: 3, found: 1, wanted: 4 },
        Kind::RowCount { found: 8, wanted: 9 },
        Kind::RowCount { found: 1, wanted: 4 },
        Kind::UnknownSymbol { symbol: '$' },
        Kind::UnknownSymbol { symbol: '\u{feff}' },
        Kind::NotANumber { word: "2.5".into() },
        Kind::DigitTooLarge { number: 5, side: 4 },
        Kind::DigitTooLarge { number: 12, side: 9 },
        Kind::DigitTooLarge { number: u32::MAX, side: 25 },
        Kind::MissingNumber,
        Kind::Brackets,
        Kind::TooDeep { most: 4 },
        Kind::SeveralPuzzles { found: 3 },
        Kind::Ambiguous(Ambiguity::Zero),
        Kind::Ambiguous(Ambiguity::LetterX),
        Kind::NotCandidates { word: "175".into() },
        Kind::OtherSize { rows: 7, columns: 7 },
        Kind::OtherSize { rows: 1, columns: 8 },
        Kind::OtherSize { rows: 6, columns: 1 },
        Kind::OtherBoxes { rows: 2, columns: 7 },
        Kind::OtherBoxes { rows: 1, columns: 1 },
        Kind::OpenRegions,
        Kind::NoCandidate { row: 2, column: 7 },
        Kind::NoneFits,
        Kind::Damaged,
        Kind::UnpacksTooLarge { most: 2_000_000 },
        Kind::BadLink,
    ];
    let cages = cages.map(cage).into_iter().chain(clues).chain(foreign.map(Kind::Foreign));
    kinds.into_iter().chain(cages).chain(rules().into_iter().map(Kind::Variant)).collect()
}

fn refusals() -> Vec<Refusal> {
    let at = TextPosition { line: 3, column: 7, offset: 40 };
    let unreadable = kinds().into_iter().flat_map(|kind| {
        [None, Some(at)].map(|at| Refusal::Unreadable(ParseError { at, kind: kind.clone() }))
    });
    let links = kinds().into_iter().map(LinkError::Puzzle).chain([
        LinkError::TooBig { bytes: 5000 },
        LinkError::Malformed,
        LinkError::BadBoard,
        LinkError::BadLesson,
        LinkError::BadAssignment,
        LinkError::BadHandover,
        LinkError::BadResult,
        LinkError::NewerBoard,
        LinkError::NewerLesson,
        LinkError::NewerAssignment,
        LinkError::NewerResult,
        LinkError::NewerHandover,
    ]);
    let twice = |bond| {
        PuzzleError::Clash(Duplicate {
            shape: Shape::S9.clone(),
            bond,
            digit: Digit::at(3),
            cells: [Cell::at(0), Cell::at(5)],
        })
    };
    let knight = sudoku_core::Constraint::ALL.into_iter().find(|one| !one.has_houses());
    let bonds = [Bond::House(House::Row(0)), Bond::Cage(0)].into_iter().chain(knight.map(Bond::Sight));
    let puzzles = bonds.map(twice).chain([
        PuzzleError::Complete,
        PuzzleError::Unsolvable,
        PuzzleError::Ambiguous(Grid::empty(Shape::S9), Grid::empty(Shape::S9)),
        PuzzleError::Undecided,
        PuzzleError::UnknownRules,
    ]);
    let recipes = || {
        let impossible = FAULTS.map(|fault| RecipeError::Measure(MeasureTextError::Impossible(fault)));
        impossible.into_iter().chain([
            RecipeError::Spec(SpecError::Version(EXACT_VERSION + 1)),
            RecipeError::Spec(SpecError::Version(EXACT_VERSION - 1)),
            RecipeError::Spec(SpecError::Level),
            RecipeError::Daily(DailyError::Date),
            RecipeError::Measure(MeasureTextError::Part("clues-x".into())),
            RecipeError::NoSuchLevel(Level::VeryHard, Shape::S4.clone()),
        ])
    };
    let made = FAULTS.map(MakeError::Measure).into_iter().chain([
        MakeError::NotFound(1),
        MakeError::NotFound(25),
        MakeError::NoSuchLevel(Level::VeryHard, Shape::S4.clone()),
        MakeError::Interrupted,
    ]);
    let batches = recipes().map(|recipe| BatchError::Form(String::new(), recipe)).chain([
        BatchError::Count("x".into()),
        BatchError::TooMany(2000, 1),
        BatchError::TooMany(2, 1000),
        BatchError::Parts,
    ]);
    let all = unreadable.chain(links.map(Refusal::Link)).chain(puzzles.map(Refusal::Puzzle));
    let all = all.chain(recipes().map(Refusal::Recipe)).chain(made.map(Refusal::Making));
    all.chain(batches.map(Refusal::Magazine)).collect()
}

pub(crate) fn refused(lines: &mut Lines) {
    for refusal in refusals() {
        lines.add("refused", later().refusals.said(&refusal, Locale::ENGLISH));
    }
    for notice in [Notice::LinkRefused, Notice::PasteRefused, Notice::FileRefused] {
        for refusal in [refusals().remove(0), Refusal::Link(LinkError::Malformed)] {
            lines.add("refused notice", later().reading.notice(&notice(refusal), Locale::ENGLISH));
        }
    }
}

const FORMATS: [Format; 26] = [
    Format::Line,
    Format::Rows,
    Format::Block,
    Format::List,
    Format::Matrix,
    Format::Sdk,
    Format::Link,
    Format::Candidates,
    Format::CandidateLine,
    Format::Sdx,
    Format::Hodoku,
    Format::Position,
    Format::Gsf,
    Format::SudokuWiki,
    Format::SudokuPad,
    Format::FPuzzles,
    Format::SudokuCoach,
    Format::SudokuExchange,
    Format::Penpa,
    Format::Solo,
    Format::OpenSudoku,
    Format::Iss,
    Format::Ipuz,
    Format::SumoCue,
    Format::Killer,
    Format::KSudoku,
];

pub(crate) fn reading(lines: &mut Lines) {
    let read = |format, assumptions: Vec<Assumption>, progress, part| Notice::ReadAs {
        reading: Box::new(Reading {
            grid: Grid::empty(Shape::S9),
            progress,
            format,
            assumptions,
            other: None,
            part,
            unknown: Vec::new(),
        }),
        last_kept: part.is_some(),
    };
    let mut say = |notice: Notice| lines.add("read", later().reading.notice(&notice, Locale::ENGLISH));
    for format in FORMATS {
        say(read(format, Vec::new(), Vec::new(), None));
    }
    let digit = (Cell::at(0), Played::Digit(Digit::at(0)));
    let notes = Played::Notes { centre: [Digit::at(0)].into_iter().collect(), corner: DigitSet::EMPTY };
    let notes = (Cell::at(1), notes);
    let other = (Cell::at(2), Played::Digit(Digit::at(1)));
    for progress in [vec![digit], vec![notes], vec![digit, other], vec![digit, other, notes]] {
        say(read(Format::Line, Vec::new(), progress, Some(Part { number: 1, of: 12 })));
    }
    for assumption in [
        Assumption::LettersAreDigits,
        Assumption::DigitsFromZero,
        Assumption::ZerosAreEmpty,
        Assumption::BlanksAreEmpty,
        Assumption::RestIgnored,
        Assumption::OtherSectionsIgnored,
        Assumption::LoneDigitsAreGivens,
        Assumption::LoneDigitsArePlaced,
        Assumption::AroundIgnored,
        Assumption::SignIsEmpty('?'),
        Assumption::LettersOAreEmpty,
        Assumption::LettersLAreOnes,
        Assumption::OtherBoxes,
        Assumption::WrongSolution,
        Assumption::GroupIgnored,
        Assumption::EndsAreEmpty,
        Assumption::OthersUnread,
        Assumption::NoCandidateIn(Cell::at(10)),
        Assumption::SolutionRuledOut,
    ] {
        say(read(Format::Line, vec![assumption], Vec::new(), None));
    }
}
