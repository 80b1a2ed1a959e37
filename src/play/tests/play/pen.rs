//! The pen: strokes on a position, and no trace of them in the game.

use crate::{
    common::{ARTICLE, puzzle},
    page::Page,
};
use sudoku_play::{
    features::pen::PenView,
    messages::{DeckMsg, InputMsg, PEN_SCALE, PageMsg, PenColour, PenMsg, PenTool, PresentMsg},
    ui::Panel,
    walk::StepMsg,
};

fn pen(page: &Page) -> PenView {
    page.session.pen().expect("the pen is put away")
}

fn strokes(page: &Page) -> Vec<u32> {
    pen(page).strokes.iter().map(|stroke| stroke.number).collect()
}

fn drawing() -> Page {
    let mut page = Page::new(puzzle(ARTICLE));
    page.send(PenMsg::Toggle);
    page
}

fn draw(page: &mut Page) {
    page.send(PenMsg::Draw(vec![(10, 20), (3000, 4000)]));
}

#[test]
fn strokes_are_drawn_undone_and_cleared() {
    let mut page = drawing();
    assert_eq!(PenColour::all().count(), 4);
    for colour in PenColour::all() {
        page.send(PenMsg::Dip(colour));
        draw(&mut page);
    }
    let colours: Vec<PenColour> = pen(&page).strokes.iter().map(|stroke| stroke.colour).collect();
    assert_eq!(colours, PenColour::all().collect::<Vec<_>>());
    assert_eq!(strokes(&page), [1, 2, 3, 4]);
    page.send(PenMsg::Undo);
    assert_eq!(strokes(&page), [1, 2, 3]);
    page.send(PenMsg::Fade(2));
    assert_eq!(strokes(&page), [1, 3]);
    page.send(PenMsg::Clear);
    assert!(strokes(&page).is_empty());
    page.send(PenMsg::Undo);
    draw(&mut page);
    page.send(PenMsg::Toggle);
    assert!(page.session.pen().is_none());
    page.send(PenMsg::Toggle);
    assert!(strokes(&page).is_empty(), "a pen that was put away has no strokes");
}

#[test]
fn a_pointer_leaves_nothing_and_a_colour_takes_the_pen_again() {
    let mut page = drawing();
    page.send(PenMsg::Take(PenTool::Pointer));
    draw(&mut page);
    assert!(strokes(&page).is_empty());
    let last = PenColour::all().last().expect("a colour");
    page.send(PenMsg::Dip(last));
    draw(&mut page);
    assert_eq!((pen(&page).tool, pen(&page).strokes[0].colour), (PenTool::Pen, last));
    page.send(PenMsg::Vanish(true));
    draw(&mut page);
    let vanish: Vec<bool> = pen(&page).strokes.iter().map(|stroke| stroke.vanishes).collect();
    assert_eq!(vanish, [false, true], "the switch is for new strokes");
}

#[test]
fn strokes_go_with_the_position_and_stay_through_its_reveals() {
    let mut page = drawing();
    draw(&mut page);
    page.send(InputMsg::SelectAll);
    assert_eq!(strokes(&page), [1], "the board is the same");
    page.by_passes().step(StepMsg::NextStep).send(PresentMsg::Open);
    assert!(strokes(&page).is_empty());
    draw(&mut page);
    for _ in 0..4 {
        page.send(PresentMsg::Next);
        assert_eq!(strokes(&page), [2]);
    }
    page.send(PresentMsg::Next);
    assert!(strokes(&page).is_empty(), "the next step");
    draw(&mut page);
    page.show(Panel::Play);
    assert!(strokes(&page).is_empty());
}

#[test]
fn the_pen_writes_nothing_whatever_it_gets() {
    let mut page = Page::new(puzzle(ARTICLE));
    let (games, settings) = (page.disk.games.clone(), page.settings.clone());
    draw(&mut page);
    assert!(page.session.pen().is_none(), "only a pen draws");
    page.send(PenMsg::Toggle);
    page.send(PenMsg::Draw(Vec::new()));
    assert!(strokes(&page).is_empty());
    page.send(PenMsg::Draw(vec![(u16::MAX, 5); 10_000]));
    assert!(pen(&page).strokes[0].points.iter().all(|point| *point == (PEN_SCALE, 5)));
    assert!(pen(&page).strokes[0].points.len() < 10_000);
    for _ in 0..300 {
        draw(&mut page);
    }
    assert_eq!(pen(&page).strokes.len(), 200);
    assert!(page.cmds.is_empty());
    page.write();
    assert_eq!((games, settings), (page.disk.games, page.settings));
}

/// The pen over a slide is not the one over the board, and its strokes go with the slide.
#[test]
fn a_pen_draws_on_the_slide_of_a_lesson() {
    let mut page = Page::new(puzzle(ARTICLE));
    page.show(Panel::Solve).step(StepMsg::NextStep);
    page.work();
    for _ in 0..2 {
        page.send(DeckMsg::Add);
    }
    page.send(DeckMsg::Try);
    assert!(page.session.pen().is_none());
    page.send(PenMsg::Toggle);
    draw(&mut page);
    assert!(pen(&page).on_slide);
    assert_eq!(strokes(&page).len(), 1);
    page.send(DeckMsg::NextSlide);
    assert!(strokes(&page).is_empty(), "the strokes went with the slide");
    draw(&mut page);
    page.send(PageMsg::Dismiss);
    assert!(page.session.pen().is_none(), "the board has a pen of its own");
}
