//! Stored lines that can't be read, and names with odd signs on their way through files: the page tells of each
//! loss, and loses nothing else.

use crate::{
    common::{ARTICLE, SMALL, puzzle},
    page::Page,
};
use sudoku_core::{Cell, Level, Shape, Technique};
use sudoku_play::{
    features::{learn::view::LearnPlace, magazine::view::MagazineView, times::TimesView},
    messages::{ArrangeMsg, DeckMsg, LearnMsg, MagazineMsg, MakeMsg, MomentMsg, Msg, PageMsg},
    saved::{
        archive::Archive,
        book::Finish,
        practice::{Attempt, AttemptKind, Dots},
    },
    ui::{Dialog, PuzzleForm},
    view::Content,
};

/// Damages of a line: cut, changed, emptied, and something else in its place.
fn damages(line: &str) -> Vec<String> {
    let changed: String = line.chars().map(|symbol| if symbol == '1' { '7' } else { symbol }).collect();
    vec![
        line[..line.len() - 3].to_owned(),
        changed,
        String::new(),
        format!("<b>{line}</b>"),
        "9|later".to_owned(),
    ]
}

fn times(page: &Page) -> TimesView {
    match page.session.content(page.at) {
        Some(Content::Times(view)) => view,
        other => panic!("{other:?}"),
    }
}

#[test]
fn times_that_cannot_be_read_are_told_and_the_others_count() {
    let finish = |game: u64| Finish {
        game,
        shape: Shape::S9.clone(),
        level: Some(Level::Easy),
        played: 60_000 + game,
        helped: false,
        day: 19_670,
        daily: false,
    };
    let lines: Vec<(u64, String)> = (1..=3).map(|game| (game, finish(game).write())).collect();
    for at in 0..3 {
        for damaged in damages(&lines[at].1) {
            let mut page = Page::new(puzzle(SMALL));
            page.finishes.extend(lines.clone());
            page.finishes.insert(lines[at].0, damaged.clone());
            page.send(PageMsg::Open(Dialog::Times));
            let seen = times(&page);
            assert_eq!((seen.unread, seen.finished, seen.fault), (1, 2, None), "{damaged}");
            // A finished game joins the others, and the line stays stored.
            page.send(PageMsg::Dismiss).place_right(16);
            page.send(PageMsg::Open(Dialog::Times));
            assert_eq!((times(&page).unread, times(&page).finished), (1, 3), "{damaged}");
            assert_eq!(page.finishes[&lines[at].0], damaged, "it stays stored");
            let file = Archive::read(&page.kept().write()).expect("a file");
            assert!(file.finishes.contains(&(lines[at].0, damaged.clone())), "a file has it too: {damaged}");
        }
    }
}

#[test]
fn attempts_that_cannot_be_read_are_told_and_the_others_count() {
    let attempt = |date: u64| Attempt { date, ..tried() };
    let lines: Vec<(u64, String)> =
        (1..=3).map(|nth| (1_690_000_000_000 + nth, attempt(1_690_000_000_000 + nth).write())).collect();
    for at in 0..3 {
        for damaged in damages(&lines[at].1) {
            let mut page = Page::new(puzzle(SMALL));
            page.practice.extend(lines.clone());
            page.practice.insert(lines[at].0, damaged.clone());
            let place = |page: &Page| page.session.learn_view().expect("Learn is open").place;
            page.send(LearnMsg::Path);
            let LearnPlace::Path(path) = place(&page) else { panic!("the path is shown") };
            assert_eq!(path.unread, 1, "{damaged}");
            page.send(LearnMsg::Show(None));
            let LearnPlace::All(list) = place(&page) else { panic!("the list is shown") };
            let seen = list.groups.iter().flat_map(|group| &group.tiles);
            let tile = seen.into_iter().find(|tile| tile.technique == Technique::XWing).expect("a tile");
            assert_ne!(tile.dots, Dots::None, "the others count");
            assert_eq!(page.practice[&lines[at].0], damaged, "it stays stored");
        }
    }
}

fn tried() -> Attempt {
    Attempt {
        date: 0,
        technique: Technique::XWing,
        shape: Shape::S9.clone(),
        kind: AttemptKind::Find,
        found: true,
        wrong: 0,
        help: 0,
        took: 9000,
        day: 19_560,
        case: None,
    }
}

fn magazine(page: &mut Page) -> MagazineView {
    page.send(PageMsg::Open(Dialog::Magazine));
    while page.asked.is_some() {
        page.work();
    }
    *page.session.magazine_view().expect("the magazine is open")
}

fn order(page: &mut Page, many: &str) {
    page.send(PageMsg::Open(Dialog::New));
    let mut form = PuzzleForm { shape: Shape::S4.clone(), level: Level::Easy, ..PuzzleForm::default() };
    form.enter_many(many);
    page.send(Msg::Make(MakeMsg::Puzzle(form))).send(MakeMsg::Many);
    while page.asked.is_some() {
        page.work();
    }
}

/// A damaged magazine says so and stays as it is until another is made; the game and all else stay.
#[test]
fn a_magazine_that_cannot_be_read_is_told_and_another_can_be_made() {
    let mut made = Page::new(puzzle(SMALL));
    order(&mut made, "4");
    let whole = made.magazine.clone().expect("it is stored");
    let line = whole.lines().position(|line| line.starts_with('+')).expect("a puzzle");
    for (nth, damage) in [(0, "magazine 9"), (line, "+ damaged"), (line + 1, "<b>x</b>"), (line + 2, "")] {
        let mut lines: Vec<&str> = whole.lines().collect();
        lines[nth] = damage;
        let damaged = lines.join("\n");
        let mut page = Page::new(puzzle(ARTICLE));
        page.place_right(2);
        let board = page.drawn();
        page.magazine = Some(damaged.clone());
        assert!(magazine(&mut page).damaged, "{damage}");
        assert_eq!(page.magazine.as_ref(), Some(&damaged), "{damage}: it stays as it is");
        order(&mut page, "2");
        let seen = magazine(&mut page);
        assert_eq!((seen.damaged, seen.made, seen.of), (false, 2, 2), "{damage}");
        assert_eq!(page.drawn(), board);
        page.check();
    }
}

/// Names that end a field, a line or a text elsewhere.
const ODD: [&str; 12] = [
    "a|b",
    "a | b",
    "100 %7C 25%",
    "* @ ~ + = - !",
    "\"quoted\", 'twice'; and \\ more",
    "<b>one = many</b> & only =",
    "=1+1",
    "Zoë 🙂 é ß 日本",
    "\u{202e}right to left\u{2066}",
    " spaces  inside ",
    "|",
    "%",
];

#[test]
fn names_of_savepoints_go_through_files() {
    let mut page = Page::new(puzzle(ARTICLE));
    for name in ODD {
        page.place_right(1);
        page.send(MomentMsg::Save(name.into()));
    }
    let named = |page: &Page| -> Vec<String> {
        page.session.game().history().savepoints().map(|(_, savepoint)| savepoint.name.clone()).collect()
    };
    let names = named(&page);
    assert_eq!(names.len(), ODD.len(), "{names:?}");
    assert!(names.iter().zip(ODD).all(|(kept, typed)| kept.trim() == typed.trim()), "{names:?}");
    assert_eq!(page.on_disk(), *page.session.game());
    let file = page.kept().bounded().write();
    let read = Archive::read(&file).expect("the file is read back");
    assert_eq!(read.games.len(), 1);
    let mut other = Page::new(puzzle(SMALL));
    other.disk.games.insert(read.games[0].id, read.games[0].records.iter().cloned().collect());
    other.reload(puzzle(SMALL));
    assert_eq!(named(&other), names);
    assert_eq!(other.session.game(), page.session.game());
}

#[test]
fn titles_and_names_of_a_magazine_are_kept_and_its_file_is_read_back() {
    for name in ODD {
        let mut page = Page::new(puzzle(SMALL));
        order(&mut page, "2");
        magazine(&mut page);
        page.send(MagazineMsg::Title(name.into()));
        for arrange in [ArrangeMsg::Begin(true), ArrangeMsg::Lot(0), ArrangeMsg::Name(name.into())] {
            while page.asked.is_some() {
                page.work();
            }
            page.send(MagazineMsg::Arrange(arrange));
        }
        let before = magazine(&mut page);
        assert_eq!(before.title, name);
        page.send(MagazineMsg::Save(sudoku_core::wire::TextForm::Whole)).work();
        let file = page.saved.clone().expect("a file");
        // Stored and read again.
        let stored = page.magazine.clone();
        page.reload(puzzle(SMALL));
        page.magazine = stored;
        let after = magazine(&mut page);
        assert_eq!((after.title.as_str(), after.damaged, after.made), (name, false, 2), "{name}");
        assert_eq!(after.lots[0].name, before.lots[0].name, "{name}");
        assert_eq!(after.lots[0].name.trim(), name.trim(), "{name}");
        // The file gives both puzzles back.
        let found = sudoku_core::notation::read(&file);
        let reading = found.unwrap_or_else(|error| panic!("{name}: {error:?}\n{file}"));
        assert_eq!(reading.part.map(|part| part.of), Some(2), "{name}\n{file}");
        assert_eq!(reading.grid.shape(), Shape::S4);
    }
}

/// A lesson's title and notes go through its link and the store.
#[test]
fn titles_and_notes_of_a_lesson_are_kept() {
    for name in ODD {
        let mut page = Page::new(puzzle(SMALL));
        page.send(DeckMsg::Add)
            .send(DeckMsg::Own)
            .send(DeckMsg::Title(name.into()))
            .send(DeckMsg::Note(name.into()));
        let lesson = page.lesson.clone().expect("it is stored");
        let deck = sudoku_play::links::deck::Deck::read(&lesson).expect("it is read back");
        assert_eq!((deck.title.as_str(), deck.slides[0].note.as_str()), (name, name));
        assert_eq!(deck.slides[0].case.digits.get(Cell::at(0)), puzzle(SMALL).clues().get(Cell::at(0)));
    }
}
