//! The words of dialogs, and of smaller features.

use crate::{Lines, digit};
use std::sync::Arc;
use stepdoku_page::app::text::{later, text};
use sudoku_core::{
    Candidate, Candidates, Cell, CellSet, Clue, ClueKind, Filling, Grid, House, Level, Progress, Shape,
    Symbols, Technique,
    advice::Whereabouts,
    cages::CageState,
    explain::Locale,
    generate::story::{Event, Evidence, Removal, What},
    geometry::Bond,
    grid::Duplicate,
    notation::{Listed, boards::TextFormat, read_plain, sites::Site},
    possible::Tally,
    qr::Greys,
    rating::{Class, Rating, Tenths, Trials, exact::Figures},
    step::{Conclusion, Pattern, Step},
    study::Spare,
    symmetry::Stage,
    telling::Telling,
    trail::State,
    why::Source,
    wire::{PhotoError, Weighing},
};
use sudoku_play::{
    features::{
        editor::{
            Carries, CarryingView, Possibles, StepOn, Thinned,
            view::{EditorCell, Findings},
        },
        games::Card,
        handout::{PathTold, view::HandoutJob},
        handover::CannotTake,
        photo::view::{PhotoCell, PhotoCount, PhotoFault, PhotoMark, PhotoReview},
        rating::{Figure, FigureView},
        story::{StoryCounts, StoryScene},
    },
    game::{
        Game,
        history::{
            SavepointKind,
            outline::{OutlineLine, Stop},
        },
        turns::Applied,
    },
    messages::Tool,
    messages::{Beginning, PenColour, PictureError, Spread},
    picture::Look,
    taught::HintSays,
    ui::{Importing, SaveError},
};

pub(crate) fn editor(lines: &mut Lines) {
    let words = &later().editor;
    let fixed = [words.open(), words.begin(), words.board(), words.board_help(), words.pad(), words.erase()];
    lines.all("editor", fixed);
    lines.all("editor move on", [words.move_on(), words.move_on_help()]);
    lines.all("editor live", [words.live(), words.live_help(), words.live_too_large()]);
    carrying(lines);
    lines.all("editor cages", [words.draw_cages(), words.draw_cages_help(), words.sum()]);
    lines.all("editor drawing", [words.put(), words.take(), words.empty_cells(), words.fill_cells()]);
    for tool in [Tool::Cage].into_iter().chain(ClueKind::ALL.map(Tool::Clue)) {
        lines.all("editor tool", [words.tool(tool, Shape::S9), words.tool_help(tool, Shape::S9)]);
    }
    lines.all("editor back", [words.undo(), words.redo()]);
    lines.all(
        "editor solutions",
        [words.counting(), words.one_solution(), words.another_solution(), words.busy()],
    );
    lines.all(
        "editor neater",
        [words.neater(), words.mark_spare(), words.make_minimal(), words.symmetry(), words.make_symmetric()],
    );
    for from in [Beginning::Empty(Shape::S9.clone()), Beginning::Givens, Beginning::Position] {
        lines.add("editor beginning", words.beginning(from));
    }
    let cell = EditorCell {
        cell: Cell::at(1),
        digit: None,
        chosen: true,
        clashes: true,
        spare: true,
        either: Some((digit('4'), digit('7'))),
        possible: None,
        carries: false,
        lit: false,
    };
    lines.add("editor remark", words.remark(cell, Locale::ENGLISH));
    let some = |digits: &str| digits.chars().map(digit).collect();
    let possible = Some(Possibles { found: some("258"), open: some("7") });
    let cell = EditorCell {
        chosen: false,
        clashes: false,
        spare: false,
        either: None,
        possible,
        carries: true,
        ..cell
    };
    lines.add("editor remark", words.remark(cell, Locale::ENGLISH));
    for number in [0, 1, 2, 17] {
        let name = |name: &str| format!("editor {name} {number}");
        lines.add(&name("replaced"), words.replaced(number));
        lines.add(&name("givens"), text().counts.givens(number));
        for undecided in [0, 1, 3] {
            let cells = (0..number).map(Cell::at).collect();
            let spare = Spare { cells, clues: (0..number as u16).collect(), undecided };
            let dots = |at: usize| Clue {
                kind: ClueKind::Difference,
                cells: vec![Cell::at(at), Cell::at(at + 9)],
                numbers: vec![1],
            };
            let dotted = Shape::S9.with_clues((0..18).map(dots).collect()).expect("dots");
            lines.add(&name(&format!("spare {undecided} undecided,")), words.spare(&spare, &dotted));
            let thinned = Thinned { removed: number, undecided };
            lines.add(&name(&format!("thinned {undecided} undecided,")), words.thinned(thinned));
        }
    }
    let clash = |count: usize| (0..count).map(|at| (Cell::at(at), digit('4'))).collect::<Vec<_>>();
    let none = |count, minimal| Findings::None { clash: clash(count), minimal };
    let twice = Duplicate {
        shape: Shape::S9.clone(),
        bond: Bond::House(House::Row(0)),
        digit: digit('4'),
        cells: [Cell::at(0), Cell::at(5)],
    };
    let findings = [
        Findings::Nothing,
        Findings::Counting,
        Findings::Uncounted,
        Findings::Twice(twice),
        none(0, false),
        none(9, false),
        none(2, true),
        none(3, true),
        none(6, true),
        none(7, true),
        Findings::One,
        Findings::Full,
        Findings::Several(1),
        Findings::Several(30),
        Findings::Undecided,
        Findings::Counted(Tally::Exactly(24), true),
        Findings::Counted(Tally::AtLeast(1001), true),
        Findings::Counted(Tally::AtLeast(7), false),
    ];
    for (at, findings) in findings.iter().enumerate() {
        for (kind, said) in
            ["written", "spoken"].into_iter().zip(words.findings(findings, Shape::S9, Locale::ENGLISH))
        {
            lines.add(&format!("editor findings {at} {kind}"), said);
        }
    }
}

/// What carries a step, on a board with a given, a cage and a dot.
fn carrying(lines: &mut Lines) {
    let words = &later().editor;
    lines.all("editor carrying", [words.carry(), words.carry_busy()]);
    let cells = |cells: &[usize]| cells.iter().map(|&cell| Cell::at(cell)).collect::<Vec<_>>();
    let dot = Clue { kind: ClueKind::Difference, cells: cells(&[9, 10]), numbers: vec![1] };
    let shape = Shape::S9.with_clues(vec![dot]).expect("a dot");
    let shape = shape.with_cages(vec![(cells(&[1, 2]), Some(12))]).expect("a cage");
    let mut grid = Grid::empty(&shape);
    grid.set(Cell::at(0), Some(digit('5')));
    let step = |all: bool| StepOn {
        technique: Technique::XWing,
        number: 31,
        givens: cells(&[0]),
        cages: if all { vec![0] } else { Vec::new() },
        clues: if all { vec![0] } else { Vec::new() },
        assumes_one_solution: !all,
    };
    let alone = |source| Carries::Source(source, 9, Some(Technique::XWing));
    for (said, steps, is_whole) in [
        (vec![Carries::Hardest(step(true))], 57, true),
        (vec![Carries::Hardest(step(false))], 57, false),
        (vec![Carries::Fills(Cell::at(1), step(true)), alone(Source::Cage(0))], 57, true),
        (vec![Carries::Unfilled(Cell::at(9)), alone(Source::Clue(0))], 57, false),
        (vec![alone(Source::Given(Cell::at(0)))], 57, true),
        (vec![Carries::Source(Source::Given(Cell::at(0)), 0, None)], 57, true),
        (Vec::new(), 0, false),
    ] {
        let is_first = matches!(said.first(), None | Some(Carries::Hardest(_)));
        let at = (!is_first).then_some(Cell::at(0));
        let carrying = CarryingView { at, said, steps, is_whole };
        lines.add("editor carrying", words.carrying(&carrying, &grid, Locale::ENGLISH));
    }
}

pub(crate) fn cages(lines: &mut Lines) {
    let words = &later().cages;
    lines.all("cages", [words.table(), words.cells(), words.sum(), words.combinations()]);
    for (count, sums) in [(2, None), (3, Some((6, 24))), (9, Some((45, 45)))] {
        lines.add("cages selected", words.several(count, sums));
    }
    for (sum, cells, empty, placed) in [
        (None, 1, 1, 0),
        (None, 3, 2, 0),
        (Some(17), 2, 0, 17),
        (Some(17), 2, 0, 12),
        (Some(17), 3, 1, 18),
        (Some(17), 2, 1, 8),
        (Some(17), 3, 2, 8),
        (Some(9), 1, 1, 0),
        (Some(17), 2, 2, 0),
    ] {
        let cells = (0..cells).map(Cell::at).collect();
        let combinations = vec!["18".chars().map(digit).collect(), "27".chars().map(digit).collect()];
        let (line, listed) =
            words.line(&CageState { sum, cells, empty, placed, combinations }, Symbols::Digits);
        lines.add("cages line", line);
        lines.all("cages line", listed);
    }
}

pub(crate) fn pen(lines: &mut Lines) {
    let words = &later().pen;
    lines.all(
        "pen",
        [words.name(), words.pointer(), words.vanish(), words.undo(), words.clear(), words.close()],
    );
    lines.all("pen colour", PenColour::all().map(|colour| words.colour(colour)));
}

pub(crate) fn present(lines: &mut Lines) {
    let words = &later().present;
    lines.all(
        "present",
        [words.open(), words.open_help(), words.name(), words.controls(), words.back(), words.next()],
    );
    lines.all("present", [words.blank(), words.wake(), words.spell(), words.leave()]);
    lines.all("present start", [1, 30].map(|cells| words.start(cells)));
    let states = [State::Solved, State::Dry, State::Stuck, State::Impossible(None), State::Cut, State::Open];
    lines.all("present end", states.map(|state| words.end(state)));
    lines.all("present spread", [Spread::Fill, Spread::Keep].map(|spread| words.spread(spread)));
}

pub(crate) fn simple(lines: &mut Lines) {
    let words = &later().simple;
    lines.all(
        "simple",
        [words.panel(), words.undo(), words.help(), words.more(), words.place(), words.another()],
    );
    lines.all("simple", [words.leave(), words.offer(), words.offer_help()]);
    let place = |digit| Whereabouts { digit, ..Whereabouts::default() };
    let four = Candidate::new(Cell::at(0), digit('4'));
    let step = Step { pattern: Pattern::NakedSingle, conclusion: Conclusion::Place(four) };
    let telling = Telling::of(&step, &Candidates::new(&Grid::empty(Shape::S9)));
    let notes = Applied::Notes { taken: 1, filled: 0, only: None };
    let says = [
        HintSays::Looking,
        HintSays::Where(place(Some(digit('4')))),
        HintSays::What(Technique::XWing.into(), place(None)),
        HintSays::Why(telling.clone(), Applied::Digit(four)),
        HintSays::Why(telling.clone(), notes),
        HintSays::Nothing,
        HintSays::WrongDigits(1, false),
        HintSays::WrongDigits(2, false),
        HintSays::WrongDigits(1, true),
        HintSays::WrongDigits(2, true),
        HintSays::LostNotes(1, true),
    ];
    for symbols in [Symbols::Digits, Symbols::Letters, Symbols::Pictures, Symbols::Colours] {
        let locale = Locale { symbols, ..Locale::ENGLISH };
        let name = format!("simple {symbols:?}");
        lines.all(&name, says.iter().map(|says| words.says(says, locale)));
        lines.add(&name, words.done(locale));
    }
}

pub(crate) fn handout(lines: &mut Lines) {
    let words = &later().handout;
    lines.all("handout", [words.title(), words.about(), words.show(), words.text(), words.ways()]);
    lines.all("handout print", [1, 26].map(|pages| later().numbers.print_pages(pages)));
    let far = |done| Some(Progress { done, of: 51, ..Progress::default() });
    for draws in [false, true] {
        let busy = [None, far(0), far(3)].map(|progress| words.busy(HandoutJob { draws, progress }));
        lines.all("handout busy", busy);
    }
    for (steps, whole) in [(0, false), (1, false), (7, false), (1, true), (51, true)] {
        let path = PathTold { text: "".into(), steps, whole, pages: Vec::new() };
        lines.add("handout told", words.told(&path));
    }
}

pub(crate) fn handover(lines: &mut Lines) {
    let words = &later().handover;
    lines.all("handover doors", [words.another_device(), words.send(), words.receive()]);
    lines.all("handover send", [1, 2].map(|codes| words.how_to_send(codes)));
    let sent =
        [words.code_name(), words.too_long(), words.too_large(), words.code_before(), words.next_code()];
    lines.all("handover", sent);
    let received = [words.how_to_receive(), words.checking(), words.forget(), words.link(), words.read()];
    lines.all("handover", received);
    let camera = [words.camera(), words.camera_stop(), words.camera_looks(), words.camera_fails()];
    lines.all("handover camera", camera);
    lines.add("handover code", words.code(2, 5));
    lines.all("handover missing", [words.still_missing(&[3], 4), words.still_missing(&[1, 3], 4)]);
    lines.add("handover cannot", words.cannot(&CannotTake::Worker, Locale::ENGLISH));
}

pub(crate) fn texts(lines: &mut Lines) {
    let words = &later().texts;
    lines.all(
        "texts",
        [
            words.which(),
            words.empty(),
            words.reading(),
            words.number(),
            words.page_before(),
            words.next_page(),
        ],
    );
    lines.all("texts", [words.weigh(), words.weigh_help(), words.failed(), words.lines()]);
    lines.add("texts open", words.open(10_000));
    lines.add("texts shown", words.shown(49, 96, 10_000));
    lines.add("texts weighing", words.weighing(3, 48));
    let found = |se: Option<[u16; 3]>, at_least, score| {
        let se = se.map(|tenths| tenths.map(Tenths));
        Weighing::Found(Figures { se, at_least, score })
    };
    for (at, weighing) in [
        found(Some([72, 72, 26]), false, Some(1234)),
        found(Some([72, 72, 26]), true, None),
        found(None, false, Some(9)),
        found(None, false, None),
        Weighing::NotAPuzzle,
        Weighing::Failed,
    ]
    .into_iter()
    .enumerate()
    {
        lines.all(&format!("texts figures {at}"), words.figures(weighing));
    }
    let grid = |line: &str| read_plain(line).ok().map(|reading| reading.grid);
    let nine = format!("12{}", ".".repeat(79));
    for (line, name) in [(nine.as_str(), "Easter Monster"), ("1...............", ""), ("", "x")] {
        let listed = Listed { name: name.into(), grid: grid(line) };
        lines.add("texts said", words.said(&listed));
        lines.add("texts spoken", words.in_full(7, &listed));
    }
}

pub(crate) fn games(lines: &mut Lines) {
    let words = &later().games;
    let heads =
        [words.new(), words.new_help(), words.print(), words.here(), words.sizes(), words.all_sizes()];
    lines.all("games", heads);
    lines.all("games actions", [words.restart(), words.duplicate(), words.delete(), words.restore()]);
    let [save, delete] = [words.save_unreadable(), words.delete_unreadable()];
    let part = [save, delete, words.question(), words.delete_for_good(), words.keep()];
    lines.all("games part", part);
    let none = [words.unsaved(), words.only_here(), words.untouched(), words.none_open(), words.none_here()];
    lines.all("games", none);
    lines.all("games file", [words.file(), words.file_help(), words.save(), words.load()]);
    lines.add("games drop", words.drop());
    lines.add("games action", words.action("Restart", "9×9 · Easy"));
    lines.all("games left", [0, 1, 30].map(|days| words.kept(days)));
    for number in [0, 1, 2] {
        let [solved, away] = [words.solved(number), words.away(number)];
        let said = [solved, away, words.read_so_far(number), words.more(number), words.unreadable(number)];
        lines.all(&format!("games {number}"), said);
    }
    for at in [Importing::Reading(1, 3), Importing::Comparing, Importing::Writing] {
        lines.add("games importing", words.imported(at));
    }
    lines.add("games importing", words.stop());
    lines.add("games fault", words.unread(SaveError::Newer));
    let card = Card::of(1, &Game::first(), 0, 0);
    let begun = Card { untouched: false, filled: (3, 40), ..card.clone() };
    let solved = Card { untouched: false, finished: true, ..card.clone() };
    let here = Card { here: true, ..card.clone() };
    for card in [card, begun, solved, here] {
        lines.add("games progress", words.progress(&card));
        lines.add("games open", words.open(&card));
    }
    for minutes in [0, 2, 59, 60, 90, 35 * 60, 36 * 60, 48 * 60, 60 * 24 * 60, 729 * 24 * 60, 730 * 24 * 60] {
        lines.add(&format!("games ago {minutes}"), words.ago(minutes * 60_000));
    }
}

pub(crate) fn parts(lines: &mut Lines) {
    let words = &text().parts;
    lines.all("parts", [words.coming(), words.missing(), words.updated(), words.again(), words.reload()]);
}

pub(crate) fn story(lines: &mut Lines) {
    let words = &later().story;
    lines.all(
        "story",
        [words.start(), words.run(), words.stop(), words.events(), words.filling(), words.again()],
    );
    lines.all("story buttons", [words.to_start(), words.back(), words.next(), words.skip(), words.to_end()]);
    lines.all(
        "story buttons in full",
        [words.to_start_help(), words.back_help(), words.next_help(), words.skip_help(), words.to_end_help()],
    );
    lines.all(
        "story filling",
        [Filling::Random, Filling::Permutation].map(|filling| words.filling_name(filling)),
    );
    let dig = |proof, verdict| What::Dig(proof, verdict);
    let proofs = [Evidence::Nodes(1), Evidence::Nodes(31), Evidence::HiddenSingles, Evidence::Singles];
    let verdicts = [Removal::Gone, Removal::Needed, Removal::Undecided, Removal::TooHard];
    let digs = proofs.into_iter().flat_map(|proof| verdicts.map(|verdict| dig(proof, verdict)));
    let stages = [
        Stage::Transpose,
        Stage::Relabel,
        Stage::Bands(0, 2),
        Stage::Stacks(0, 2),
        Stage::Rows(1, 2),
        Stage::Columns(1, 2),
    ];
    let tried = What::Try(Candidate::new(Cell::at(3), digit('4')));
    let searched =
        [tried, What::Follow, What::DeadEnd(1), What::DeadEnd(3), What::Restart, What::Cut(1234, 1000)];
    let begun = [What::Board, What::Pattern, What::Boxes, What::Row];
    let all = begun.into_iter().chain(stages.map(What::Stage)).chain(searched).chain(digs);
    for (at, what) in all.enumerate() {
        for count in [1, 2, 4, 5] {
            let cells: Vec<Cell> = (3..3 + count).map(Cell::at).collect();
            let changes = cells.iter().map(|&cell| (cell, None, Some(digit('4')))).collect();
            let event = Event { what, cells, changes };
            let name = format!("story event {at} of {count}");
            lines.add(&name, words.sentence(&event, Shape::S9, Locale::ENGLISH));
            lines.add(&name, words.spoken(&event, Shape::S9, Locale::ENGLISH));
        }
    }
    for boards in 0..4 {
        let counts = StoryCounts { tries: 1234, dead_ends: 5, proofs: 4, nodes: 12_345 * u64::from(boards) };
        let scene = StoryScene {
            board: read_plain(&format!("12{}", ".".repeat(79))).expect("a grid").grid,
            digs: true,
            lit: CellSet::EMPTY,
            event: None,
            place: 3,
            of: 12,
            filled: 2,
            counts,
            boards,
            level: Level::VeryHard,
        };
        let said = [
            words.done(&scene),
            words.place(scene.place, scene.of),
            words.boards(&scene).unwrap_or_default(),
        ];
        lines.all(&format!("story scene {boards}"), said);
        let counts = words.counts(counts).map(|(name, figure)| format!("{name} {figure}"));
        lines.all(&format!("story counts {boards}"), counts);
    }
}

pub(crate) fn moments(lines: &mut Lines) {
    let words = &later().moments;
    let [trial, help] = [words.begin_trial(), words.begin_trial_help()];
    lines.all("moments", [words.name(), words.add(), words.rename_here(), trial, help]);
    let ways = [words.redo(), words.back(), words.restart(), words.list(), words.here(), words.still()];
    lines.all("moments", ways);
    lines.all("moments", [words.keep(), words.discard(), words.rename(), words.delete()]);
    lines.add("moments nameless", words.nameless(3));
    lines.all("moments trial", [0, 1, 2].map(|placed| words.tried(placed)));
    lines.all("moments way", [words.way(1, 1), words.way(1, 2), words.way(2, 2)]);
    lines.all("moments picture", [0, 1, 34].map(|number| words.board(number, (1, 51))));
    for number in [0, 1, 2] {
        let (stop, ways) = (Stop::Fork, Vec::new());
        let line = OutlineLine { node: 0, stop, number, turns: number, on_the_way: true, here: false, ways };
        let (place, since) = words.place(&line);
        lines.all("moments place", [place, since]);
    }
    let kinds = [SavepointKind::Kept, SavepointKind::Trial, SavepointKind::GivenUp];
    let named = |name: &'static str| kinds.map(|kind| Stop::Savepoint(kind, name.into()));
    for stop in named("").into_iter().chain(named("X-wing?")) {
        lines.add("moments savepoint", words.stop(&stop));
    }
    lines.all("moments stop", [Stop::Start, Stop::Fork, Stop::End, Stop::Here].map(|stop| words.stop(&stop)));
}

pub(crate) fn photo(lines: &mut Lines) {
    let words = &later().photo;
    let heads = [words.open(), words.about(), words.promise(), words.choose(), words.corners()];
    lines.all("photo", heads);
    let camera = [words.camera(), words.camera_take(), words.camera_stop(), words.camera_help()];
    lines.all("photo camera", camera);
    lines.all("photo busy", [words.opening(), words.reading()]);
    lines.all("photo corner", words.corner_names());
    lines.all("photo pictures", [words.picture(), words.straightened()]);
    lines.all("photo", [words.read_again(), words.board(), words.board_help()]);
    let marks = [PhotoMark::Doubtful, PhotoMark::Changed, PhotoMark::Written];
    lines.all("photo legend", marks.map(|mark| words.sign(mark)));
    lines.all("photo act", [words.confirm(), words.next_marked()]);
    lines.all("photo again", [words.move_corners(), words.choose_another()]);
    let bad = [
        PictureError::NotAPicture,
        PictureError::Large(72),
        PictureError::Broken,
        PictureError::Heic,
        PictureError::Unreadable,
        PictureError::NoCamera,
        PictureError::CameraRefused,
    ];
    let unread = [PhotoError::Frame, PhotoError::Digits, PhotoError::Size, PhotoError::Program];
    for fault in bad.into_iter().map(PhotoFault::Picture).chain(unread.map(PhotoFault::Read)) {
        lines.add("photo fault", words.fault(fault));
    }
    for mark in [None, Some(PhotoMark::Doubtful), Some(PhotoMark::Changed), Some(PhotoMark::Written)] {
        for clashes in [false, true] {
            let cell = PhotoCell { cell: Cell::at(1), digit: None, mark, clashes };
            lines.add("photo remark", words.remark(cell));
        }
    }
    lines.all("photo marks", [0, 1, 2].map(|count| words.marks(count)));
    lines.add("photo zero", words.largest(Shape::S9, Locale::ENGLISH));
    for count in [
        PhotoCount::Counting,
        PhotoCount::Uncounted,
        PhotoCount::None,
        PhotoCount::One,
        PhotoCount::Full,
        PhotoCount::Several,
        PhotoCount::Undecided,
    ] {
        for first in [0, 1, 2, 3] {
            let review = PhotoReview {
                shape: Shape::S9.clone(),
                straight: Arc::new(Greys { width: 1, pixels: vec![0] }),
                zero: false,
                cells: Vec::new(),
                cursor: Cell::at(0),
                givens: first,
                marks: 0,
                count,
                first: (3..3 + first).map(Cell::at).collect(),
                rated: None,
            };
            lines.all(&format!("photo {count:?} {first}"), words.count(&review));
        }
    }
}

pub(crate) fn share(lines: &mut Lines) {
    let words = &later().share;
    let [puzzle, progress] = [words.puzzle_help(), words.progress_help()];
    lines.all("share", [words.more(), words.what(), words.puzzle(), puzzle, words.progress()]);
    lines.all("share", [progress, words.code(), words.code_name(), words.no_code(), words.text()]);
    let [format, text] = [words.format(), words.text_field()];
    lines.all("share", [format, text, words.save(), words.braille(), words.braille_help()]);
    let [sites, help] = [words.sites(), words.sites_help()];
    lines.all("share", [sites, help, words.picture(), words.look(), words.notes()]);
    lines.all("share", [words.digits(), words.picture_size(), words.save_svg(), words.save_png()]);
    lines.all("share", [words.no_picture(), words.no_site()]);
    lines.all("share pictured", [words.of_board(), words.of_solve()]);
    lines.all("share pictured in full", [false, true].map(|of_solve| words.pictured(of_solve)));
    lines.all("share format", TextFormat::ALL.map(|format| words.format_name(format)));
    lines.all("share holds", TextFormat::ALL.map(|format| words.holds(format)));
    lines.all("share look", Look::ALL.map(|look| words.look_name(look)));
    lines.all("share site", Site::ALL.map(|site| words.site(site)));
    lines.add("share side", words.picture_side(1024));
}

pub(crate) fn rating(lines: &mut Lines) {
    let words = &later().rating;
    lines
        .all("rating", [words.rating(), words.unknown(), words.details(), words.score(), words.score_help()]);
    lines.all("rating", [words.scale(), words.exact(), words.exact_help(), words.line(), words.steps()]);
    lines.all("rating", [words.show(), words.hardest()]);
    lines.all("rating three", words.names());
    lines.all("rating without", [words.working(), words.stopped(), words.other_size(), words.few_givens()]);
    lines.all("rating givens", [1, 24].map(|givens| text().counts.givens(givens)));
    lines.add("rating rated", words.rated("7.2"));
    lines.add("rating technique", words.hardest_technique(Technique::XWing));
    for (rounds, nested) in [(1, false), (3, false), (3, true)] {
        lines.add("rating trials", words.trial_and_error(Trials { rounds, nested }));
    }
    for figure in [Figure::Er, Figure::Ep, Figure::Ed, Figure::Hodoku] {
        let (name, means) = words.figure(figure);
        lines.all("rating figure", [name, means, &words.step(figure, "X-Wing", 140)]);
    }
    for (rating, score) in [(Some(Tenths(72)), None), (None, Some((1234, Class::Hard))), (None, None)] {
        for at_least in [false, true] {
            let figure = Figure::Er;
            let view = FigureView { figure, rating, score, at_least, behind: None, can_show: false };
            lines.add("rating value", words.value(&view));
        }
    }
    let found = Rating {
        score: 1234,
        class: Class::Hard,
        hardest: Tenths(72),
        first_placement: Tenths(12),
        first_step: Tenths(12),
        technique: None,
        trials: None,
    };
    lines.add("rating scored", words.score_of(&found));
}
