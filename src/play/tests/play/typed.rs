//! Typed texts on paper: with any words, the page may draw them, and a reader can read them.

use crate::{
    common::{SMALL, puzzle},
    page::Page,
    paper,
    policy::{elements, refuses},
};
use proptest::prelude::*;
use sudoku_core::{Level, Shape, magazine::Paper};
use sudoku_play::{
    links::{
        case::Case,
        deck::{Deck, DeckCard},
    },
    messages::{ArrangeMsg, DeckMsg, LinkMsg, MagazineMsg, MakeMsg, Msg, PageMsg},
    picture::{Look, picture},
    ui::{Dialog, PuzzleForm, sheets::Sheets},
};

/// Texts that read like code, and signs that end one text or another.
const WORDS: [&str; 24] = [
    "one = many",
    "only =",
    "once = 1",
    "on = 5",
    "then this one = 5",
    "JavaScript: club",
    "javascript:alert(1)",
    "<script>alert(1)</script>",
    "<script",
    "<iframe src=\"x\">",
    "<img src=x onerror=alert(1)>",
    " onclick=\"x\"",
    "\" onload=\"x\" x=\"",
    "</text></svg>",
    "<!-- x -->",
    "]]>",
    "&lt;b&gt;",
    "&",
    "<",
    ">",
    "'",
    "\u{0}",
    "\u{202e}",
    "\u{fffe}",
];

fn any_typed() -> impl Strategy<Value = String> {
    let word = prop_oneof![
        3 => prop::sample::select(WORDS.to_vec()).prop_map(str::to_owned),
        1 => any::<String>().prop_map(|text| text.chars().take(12).collect()),
    ];
    prop::collection::vec(word, 1..4).prop_map(|words| words.join(" "))
}

fn work(page: &mut Page) {
    while page.asked.is_some() {
        page.work();
    }
}

fn printed(page: &mut Page) -> Sheets {
    work(page);
    page.sheets.take().expect("it is printed")
}

/// The page may draw each of these, and the printer gets whole pages.
fn check(sheets: &Sheets, typed: &[&String]) -> Result<(), TestCaseError> {
    let elements = elements();
    for page in &sheets.pages {
        prop_assert!(!refuses(page, &elements), "{typed:?}: {page}");
        let read =
            roxmltree::Document::parse(page).map(|page| page.root_element().tag_name().name() == "svg");
        prop_assert_eq!(read, Ok(true), "{:?}", typed);
    }
    Ok(())
}

fn magazine() -> Page {
    let mut page = Page::new(puzzle(SMALL));
    page.send(PageMsg::Open(Dialog::New));
    let mut form = PuzzleForm { shape: Shape::S4.clone(), level: Level::Easy, ..PuzzleForm::default() };
    form.enter_many("2");
    page.send(Msg::Make(MakeMsg::Puzzle(form))).send(MakeMsg::Many);
    work(&mut page);
    page
}

fn lesson(title: &str, note: &str) -> Page {
    let case = Case::of(puzzle(SMALL).clues(), &sudoku_core::Candidates::new(puzzle(SMALL).clues()));
    let slide = DeckCard { case, shown: None, note: "A note".into() };
    let link = Deck { title: "A title".into(), slides: vec![slide] }.link();
    let mut page = Page::new(puzzle(SMALL));
    page.send(LinkMsg::Open(link));
    work(&mut page);
    page.send(DeckMsg::Take)
        .send(DeckMsg::Own)
        .send(DeckMsg::Title(title.into()))
        .send(DeckMsg::Note(note.into()));
    work(&mut page);
    page
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    #[test]
    fn a_magazine_is_printed_whatever_its_title_and_the_names_of_its_parts(title in any_typed(), name in any_typed()) {
        let mut page = magazine();
        page.send(MagazineMsg::Title(title.clone()));
        for arrange in [ArrangeMsg::Begin(true), ArrangeMsg::Lot(0), ArrangeMsg::Name(name.clone())] {
            work(&mut page);
            page.send(MagazineMsg::Arrange(arrange));
        }
        work(&mut page);
        page.send(MagazineMsg::Print);
        check(&printed(&mut page), &[&title, &name])?;
    }

    #[test]
    fn a_worksheet_is_printed_whatever_its_title_and_notes(title in any_typed(), note in any_typed()) {
        let mut page = lesson(&title, &note);
        page.send(DeckMsg::Print(Paper::A4, "https://example.org/".into()));
        check(&printed(&mut page), &[&title, &note])?;
    }
}

/// A reader sees the text as the player typed it.
#[test]
fn typed_words_stand_on_paper_as_they_were_typed() {
    for typed in
        ["Hidden singles: one = many", "Read once = 1", "JavaScript: club", "a <b onclick=\"x\"> & c"]
    {
        let mut page = magazine();
        page.send(MagazineMsg::Title(typed.into()));
        work(&mut page);
        page.send(MagazineMsg::Print);
        let sheets = printed(&mut page);
        let mut pages = sheets.pages.iter().map(|page| paper::read(page));
        assert!(pages.any(|seen| seen.texts.iter().any(|text| text == typed)), "{typed}");
        let mut page = lesson("A title", typed);
        page.send(DeckMsg::Print(Paper::A4, "https://example.org/".into()));
        let texts: Vec<String> =
            printed(&mut page).pages.iter().flat_map(|page| paper::read(page).texts).collect();
        assert!(texts.join(" ").contains(typed), "{typed}: {texts:?}");
    }
}

#[test]
fn the_page_may_draw_each_picture_of_a_board() {
    let elements = elements();
    let page = Page::new(puzzle(SMALL));
    for look in Look::ALL {
        let svg = picture(&page.session, look, true).svg;
        assert!(!refuses(&svg, &elements), "{svg}");
    }
}
