//! The words for which the first board waits, and the notices.

use crate::{Lines, digit, making::lacks, results::FAULTS};
use stepdoku_page::app::text::{later, text, time};
use sudoku_core::{
    Cell, Digit, DigitSet, HouseKind, Level, Progress, Seed, Shape,
    explain::Locale,
    generate::{Variant, daily::Date, measure::Measure},
};
use sudoku_play::{
    game::{Game, aids::HelpKind, colour::Colour},
    input::{Filter, Mode, Target},
    saved::{
        archive::ArchiveError,
        settings::{FirstStep, NoteLayout, SettingsError, Speech},
    },
    session::{Announcement, DigitChange, Done, Moment, Session},
    ui::{
        Checked, Costly, Dialog, Exported, Imported, Linked, Notice, Panel, SaveError, Short, Undrawn,
        WorkError,
    },
    view::{Answer, CellView, Filtered, Ink, Inspected, KeyFace, Labelled, NoteKind, PadHint, SaveState},
};

fn digits(symbols: &str) -> DigitSet {
    symbols.chars().map(digit).collect()
}

pub(crate) fn head(lines: &mut Lines) {
    let words = &text().head;
    lines.all(
        "head",
        [words.name(), words.games(), words.link(), words.settings(), words.help(), words.actions()],
    );
    lines.all("head", [words.more(), words.pause(), words.resume(), words.mode()]);
    let states = [SaveState::Untouched, SaveState::Saving, SaveState::Saved, SaveState::Failed];
    lines.all("head save", states.map(|state| words.save(state)));
    lines.all("head face", Panel::ALL.iter().map(|&panel| words.face(panel)));
    let words = text();
    lines.all(
        "head",
        [words.head.close(), words.play.ask_why(), words.play.ask_why_help(), words.play.look()],
    );
    lines.add("head about", words.head.about("9×9 · Hard"));
    lines.all("head broken", [words.head.broken(), words.head.broken_help(), words.head.reload()]);
    lines.add("head look", words.play.look_in(Cell::at(12), Shape::S9));
    lines.all("head title", Dialog::ALL.map(|dialog| words.titles.of_dialog(dialog)));
    let words = &text().play;
    lines.all(
        "play",
        [words.paused(), words.covered(), words.go_on(), words.solution_beside(), words.hide_solution()],
    );
    lines.add("play", words.zoom());
    for month in 1..13 {
        lines.add("short day", text().dates.short(Date { year: 2026, month, day: 1 }));
    }
    for seconds in [0, 75, 3675] {
        lines.add("time", time(seconds));
    }
}

/// A killer with and without a sum, a jigsaw, and a board with other boxes.
fn other_shapes() -> [Shape; 3] {
    let cage = |cells: [usize; 2], sum| (cells.map(Cell::at).to_vec(), sum);
    let killer = Shape::S9.with_cages(vec![cage([0, 1], Some(15)), cage([9, 10], None)]).expect("cages");
    let regions = [0, 0, 0, 1, 0, 2, 1, 1, 2, 2, 3, 1, 2, 3, 3, 3];
    let jigsaw = Shape::S4.with_regions(&regions).expect("regions");
    [killer, jigsaw, Shape::S12.with_box_rows(4).expect("boxes")]
}

pub(crate) fn boards(lines: &mut Lines) {
    let words = text();
    let variants = Variant::all().filter(|variant| variant.fits(Shape::S9));
    let shapes = Shape::ALL
        .into_iter()
        .cloned()
        .chain(other_shapes())
        .chain(variants.map(|variant| variant.shape(Shape::S9)));
    for shape in shapes {
        lines.add("board", words.boards.label(&shape));
        lines.all("board", [None, Some(Level::VeryHard)].map(|level| words.boards.game(&shape, level)));
        lines.add("board title", words.boards.title(None, &shape, Some(Level::Hard)));
        lines.add("board title", words.boards.title(Some(Panel::Learn), &shape, None));
    }
    lines.all("level", Level::ALL.map(|level| words.level(level)));
    let mut progress = Progress { attempt: 4, ..Progress::default() };
    for attempts in [0, 90] {
        progress.attempts = attempts;
        lines.add("opening", later().lacks.opening(progress));
        for lack in lacks() {
            lines.add("opening", later().lacks.opening(Progress { nearest: Some(lack), ..progress }));
        }
    }
}

pub(crate) fn entry(lines: &mut Lines) {
    let words = &text().entry;
    lines.all(
        "entry",
        [words.pad(), words.left(), words.modes(), words.comma(), words.highlights(), words.pairs()],
    );
    lines.all(
        "entry",
        [words.clear_highlight(), words.paints(), words.targets(), words.locked(), words.trial()],
    );
    lines.all("entry", [words.keep(), words.discard(), words.clear_colours(), words.clear_colours_help()]);
    lines.all("entry colour", Colour::all().map(|colour| words.numbered(colour)));
    lines.all("entry target", [Target::Cells, Target::Candidates].map(|target| words.target(target)));
    lines.all("entry tried", [0, 1, 12].map(|placed| words.tried(placed)));
    lines.all(
        "tools",
        [
            words.tools(),
            words.tools_more(),
            words.tools_all(),
            words.undo(),
            words.undo_hold(),
            words.notes(),
        ],
    );
    lines.all("tools", [words.erase(), words.hint(), words.check(), words.filter(), words.candidates()]);
    lines.all(
        "tools",
        [words.all_candidates(), words.moments(), words.paint_tools(), words.colour(), words.pen()],
    );
    lines.all("tools", [words.singles(), words.solution(), words.fill(), words.fill_all()]);
    lines.all("tools", [words.fill_selected(), words.fill_one(), words.fill_plain()]);
    let modes = [Mode::Digit, Mode::Corner, Mode::Centre, Mode::Colour];
    let faces = [KeyFace::Digit, KeyFace::Fixed, KeyFace::Corner, KeyFace::Centre, KeyFace::Colour];
    let hints: Vec<PadHint> = [PadHint::Command, PadHint::Paints]
        .into_iter()
        .chain(modes.map(|mode| PadHint::Locked(digit('5'), mode)))
        .chain(FirstStep::ALL.map(PadHint::First))
        .chain(faces.map(PadHint::Face))
        .collect();
    for layout in NoteLayout::ALL {
        lines.all("entry mode", modes.map(|mode| words.mode(mode, layout)));
        for &hint in &hints {
            lines.add("entry hint", words.action(hint, layout, Locale::ENGLISH));
            lines.add("entry way out", words.way_out(hint));
        }
    }
}

fn notices() -> Vec<Notice> {
    let measure = Measure { clues: Some(22), ..Measure::minimal(Shape::S9, Seed::new(1)) };
    let short = |cut, attempts| Short { measure: measure.clone(), lacks: lacks(), attempts, cut };
    let shorts = [short(false, 20), short(true, 1), short(true, 20)];
    let linked = |progress, level, short| {
        let shape = Shape::S9.clone();
        Notice::LinkReady(Box::new(Linked { shape, level, progress, short }))
    };
    let imported = |games, joined, there, unreadable, finishes| {
        Notice::Imported(Imported { games, joined, there, unreadable, finishes })
    };
    let part = |times, settings| Notice::Exported(Exported::Part { times, settings });
    let mut all = vec![
        Notice::PuzzleReplaced(None),
        Notice::PuzzleReplaced(Some(SaveError::Full)),
        Notice::ActionsLost(1),
        Notice::ActionsLost(12),
        Notice::HistoryShortened,
        Notice::SaveUnreadable,
        Notice::GamesMissing,
        Notice::StillReading,
        Notice::MagazineInMaking,
        Notice::MagazineMade(1),
        Notice::MagazineMade(7),
        Notice::MagazineElsewhere,
        Notice::GameFound(5),
        Notice::BecameItsOwn,
        Notice::DeletedElsewhere,
        Notice::OpeningLink,
        linked(false, Some(Level::Hard), None),
        linked(true, None, None),
        Notice::CannotCopy,
        Notice::WorkerFailed(WorkError::Died),
        Notice::WorkerFailed(WorkError::Unreachable),
        Notice::WorkerFailed(WorkError::Updated),
        Notice::FullButWrong,
        Notice::FullUnchecked,
        Notice::UnknownRules,
        Notice::Checked(Checked::Right),
        Notice::Checked(Checked::Wrong),
        Notice::Checked(Checked::HowMany(1)),
        Notice::Checked(Checked::HowMany(3)),
        Notice::Checked(Checked::Which(1)),
        Notice::Checked(Checked::Which(3)),
        Notice::WentBack(1),
        Notice::WentBack(12),
        Notice::NoteWasRight(Cell::at(33), Shape::S9.clone()),
        Notice::CandidatesCount,
        Notice::NotesFilled,
        Notice::SinglesPlaced(0),
        Notice::SinglesPlaced(1),
        Notice::SinglesPlaced(5),
        Notice::GameDeleted(5),
        Notice::GameUnreadable,
        Notice::PlayedElsewhere,
        Notice::SettingsUnreadable(SettingsError::Newer),
        Notice::SettingsUnreadable(SettingsError::Damaged),
        Notice::UnreadableRemoved(1),
        Notice::UnreadableRemoved(3),
        Notice::UnreadableExported(true),
        Notice::UnreadableExported(false),
        Notice::Exported(Exported::All { files: 1 }),
        Notice::Exported(Exported::All { files: 3 }),
        part(true, true),
        part(false, true),
        part(true, false),
        part(false, false),
        Notice::Exported(Exported::Refused),
        imported(0, 0, 0, 0, 0),
        imported(1, 0, 0, 0, 1),
        imported(3, 1, 1, 1, 1),
        imported(3, 2, 2, 2, 4),
        imported(3, 0, 2, 0, 4),
        imported(3, 0, 0, 1, 4),
        Notice::ImportStopped,
        Notice::CannotImport(ArchiveError::TooLarge),
        Notice::CannotImport(ArchiveError::NotOurs),
        Notice::CannotImport(ArchiveError::Newer),
        Notice::CannotImport(ArchiveError::CutOff { after: 7 }),
        Notice::CannotImport(ArchiveError::Damaged { line: 9 }),
        Notice::CannotImport(ArchiveError::Strange { line: 11 }),
        Notice::CannotImport(ArchiveError::TooHigh { line: 12 }),
        Notice::ImportFailed,
        Notice::NewVersion,
        Notice::NotDrawn(Undrawn::Shown),
        Notice::NotDrawn(Undrawn::Printed),
        Notice::EndsCounting(Costly::Solver),
        Notice::Restarted,
    ];
    all.extend([HelpKind::Notes, HelpKind::Checks, HelpKind::Hints, HelpKind::Solver].map(Notice::Barred));
    for fault in FAULTS {
        all.extend([Notice::GamesUnread(fault), Notice::NotSaved(fault)]);
        all.push(Notice::Exported(Exported::Unread(fault)));
    }
    for short in shorts {
        all.push(linked(false, Some(Level::Hard), Some(short.clone())));
        for last_kept in [false, true] {
            all.push(Notice::LinkShort { short: Box::new(short.clone()), last_kept });
        }
    }
    all
}

pub(crate) fn noticed(lines: &mut Lines) {
    for notice in notices() {
        let (first, later) = (text().notices.said(&notice), later().reading.notice(&notice, Locale::ENGLISH));
        lines.add("notice", &first);
        if later != first {
            lines.add("notice later", later);
        }
    }
    for answer in [
        Answer::Return,
        Answer::Undelete(5),
        Answer::KeepNotes,
        Answer::Undo,
        Answer::Redo,
        Answer::BackToRight,
        Answer::Export,
        Answer::ExportPart,
        Answer::Open(5),
        Answer::Stop,
        Answer::PlayArrived,
        Answer::Magazine,
        Answer::Renew,
        Answer::CountFromZero,
        Answer::EmptyZeros,
        Answer::NextPuzzle,
        Answer::GoOn(Costly::Solver),
    ] {
        lines.add("answer", text().answers.said(answer));
    }
}

/// A cell without contents or marks.
fn empty() -> CellView {
    let session = Session::new(Game::first(), Moment::default());
    let views = session.cells();
    *views.iter().find(|view| view.digit.is_none() && !view.cursor).expect("an empty cell")
}

fn labelled(view: CellView) -> Labelled {
    Labelled {
        cell: Cell::at(33),
        view,
        hidden: false,
        clash: None,
        is_one_of_several: false,
        speech: Speech::Full,
    }
}

pub(crate) fn spoken(lines: &mut Lines) {
    let plain = empty();
    let two: sudoku_play::game::colour::ColourSet = Colour::all().take(2).collect();
    let mut chips = plain.chips;
    chips[0] = digits("35");
    let five = CellView { digit: Some(digit('5')), ..plain };
    let views = [
        plain,
        five,
        CellView { ink: Ink::Given, ..five },
        CellView { ink: Ink::Solver, ..five },
        CellView { notes: digits("46"), note_kind: NoteKind::Candidates, ..plain },
        CellView { notes: digits("46"), note_kind: NoteKind::Notes, ..plain },
        CellView {
            notes: digits("46"),
            corner: digits("1"),
            two_kinds: true,
            note_kind: NoteKind::Notes,
            ..plain
        },
        CellView { tried: true, wrong: true, filtered: Some(Filtered::Standing), ..five },
        CellView { colours: Colour::all().collect(), chips, ..plain },
        CellView { colours: two, ..plain },
    ];
    for view in views {
        for speech in [Speech::Full, Speech::Short, Speech::Placeless] {
            for clash in [None, Some((Cell::at(3), 0)), Some((Cell::at(3), 2))] {
                let one = Labelled { speech, clash, ..labelled(view) };
                lines.add("cell", text().spoken.cell(one, Shape::S9, "", Locale::ENGLISH));
            }
            let hidden = Labelled { speech, hidden: true, is_one_of_several: true, ..labelled(view) };
            lines.add("cell", text().spoken.cell(hidden, Shape::S9, "8 ruled out", Locale::ENGLISH));
        }
    }
    for cell in [0, 9, 18].map(Cell::at) {
        let one = Labelled { cell, ..labelled(plain) };
        lines.add("cell of a killer", text().spoken.cell(one, &other_shapes()[0], "", Locale::ENGLISH));
    }
    for shape in other_shapes() {
        lines.add("rules", later().making.rules_of(&shape));
    }
    let seen = Inspected {
        cell: Cell::at(33),
        digit: None,
        clash: None,
        notes: DigitSet::EMPTY,
        candidates: DigitSet::EMPTY,
        told: false,
        offered: true,
        pointed: None,
    };
    let given = Some((digit('5'), Ink::Given));
    let own = Some((digit('5'), Ink::Placed));
    let places = vec![(HouseKind::Row, 2), (HouseKind::Column, 1), (HouseKind::Box, 3)];
    let many: DigitSet = Digit::all(Shape::S16).collect();
    for seen in [
        seen.clone(),
        Inspected { digit: given, ..seen.clone() },
        Inspected { digit: own, ..seen.clone() },
        Inspected { digit: given, clash: Some(Cell::at(3)), ..seen.clone() },
        Inspected { digit: own, clash: Some(Cell::at(3)), ..seen.clone() },
        Inspected { pointed: Some((digit('5'), places)), ..seen.clone() },
        Inspected { notes: digits("4"), ..seen.clone() },
        Inspected { notes: digits("46"), ..seen.clone() },
        Inspected { told: true, ..seen.clone() },
        Inspected { told: true, candidates: digits("4"), ..seen.clone() },
        Inspected { told: true, candidates: digits("46"), ..seen.clone() },
        Inspected { told: true, candidates: digits("46"), notes: digits("46"), ..seen.clone() },
        Inspected { told: true, candidates: digits("46"), notes: digits("4"), ..seen.clone() },
        Inspected { told: true, candidates: many, notes: digits("469"), ..seen.clone() },
    ] {
        let (name, said) = text().spoken.inspected(seen, Shape::S9, Locale::ENGLISH);
        lines.all("inspected", [name, said]);
    }
}

pub(crate) fn announced(lines: &mut Lines) {
    let look = |cell: Cell| Labelled { cell, ..labelled(empty()) };
    let silent = |cell: Cell| Labelled { speech: Speech::Placeless, ..look(cell) };
    let shape = || Shape::S9.clone();
    let change = |before: Option<char>, after: Option<char>| {
        let (before, after) = (before.map(digit), after.map(digit));
        Done::Digit(DigitChange { cell: Cell::at(40), shape: shape(), before, after })
    };
    let mut all = vec![
        Announcement::Cell(Cell::at(33), shape()),
        Announcement::Puzzle(Shape::S16.clone(), Some(Level::Hard)),
        Announcement::Puzzle(shape(), None),
        Announcement::Finished,
        Announcement::Colours(Target::Cells),
        Announcement::Colours(Target::Candidates),
        Announcement::Filtered(None),
        Announcement::Filtered(Some((Filter::Bivalue, 0, 1))),
        Announcement::Filtered(Some((Filter::Bivalue, 0, 7))),
        Announcement::Filtered(Some((Filter::Digit(digit('4')), 1, 12))),
        Announcement::Filtered(Some((Filter::Digit(digit('4')), 3, 0))),
        Announcement::MomentKept,
        Announcement::MomentReached(1),
        Announcement::MomentReached(30),
        Announcement::Paused(true),
        Announcement::Paused(false),
        Announcement::TrialBegun,
        Announcement::TrialEnded(true),
        Announcement::TrialEnded(false),
        Announcement::Candidates(true),
        Announcement::Candidates(false),
        Announcement::Locked(Some(digit('4'))),
        Announcement::Locked(None),
        Announcement::Selected(1),
        Announcement::Selected(12),
        Announcement::Changed(1),
        Announcement::Changed(2),
        Announcement::EndsCounting,
    ];
    for panel in Panel::ALL {
        all.extend([false, true].map(|costs| Announcement::Face(*panel, costs)));
    }
    for layout in NoteLayout::ALL {
        let modes = [Mode::Digit, Mode::Corner, Mode::Centre, Mode::Colour];
        all.extend(modes.map(|mode| Announcement::Mode(mode, layout)));
    }
    for undone in [true, false] {
        all.extend(
            [
                change(Some('4'), None),
                change(None, Some('4')),
                change(Some('4'), Some('7')),
                change(None, None),
                Done::Cell(Cell::at(33), shape()),
                Done::Cells(1),
                Done::Cells(3),
            ]
            .map(|done| Announcement::Undone(undone, done)),
        );
    }
    for event in &all {
        lines.add("announced", text().announcements.said(event, &look, Locale::ENGLISH));
    }
    let done = Announcement::Undone(true, Done::Cell(Cell::at(33), shape()));
    lines.add("announced", text().announcements.said(&done, &silent, Locale::ENGLISH));
}
