//! Pictures of the board: well-formed XML, with each digit in its place and nothing that a strict policy
//! forbids.

use crate::{
    common::{ARTICLE, HARD, SMALL, dug, puzzle},
    page::Page,
};
use std::collections::BTreeSet;
use sudoku_core::{Cell, Digit, Shape};
use sudoku_play::{
    game::{colour::Colour, turns::Fill},
    input::{Mode, Target},
    messages::{GameMsg, InputMsg},
    picture::{Caption, Look, Picture, TOKENS, picture, picture_name, picture_sides, solve_picture},
    walk::StepMsg,
};

/// The texts of a picture: each with its cell and its size.
fn written(svg: &str) -> Vec<(usize, usize, String, f64)> {
    let xml = roxmltree::Document::parse(svg).unwrap_or_else(|error| panic!("{error}: {svg}"));
    let number = |node: &roxmltree::Node, name: &str| -> f64 {
        node.attribute(name).and_then(|text| text.parse().ok()).unwrap_or_else(|| panic!("{name}"))
    };
    let texts = xml.descendants().filter(|node| node.has_tag_name("text"));
    texts
        .map(|node| {
            let (x, y, size) = (number(&node, "x"), number(&node, "y"), number(&node, "font-size"));
            // The base line is a little below the middle.
            let row = ((y - 0.355 * size) / 100.0) as usize;
            (row, (x / 100.0) as usize, node.text().expect("a symbol").to_owned(), size)
        })
        .collect()
}

/// The large digits of a picture, as the line of a board.
fn line(svg: &str, shape: &Shape) -> String {
    let mut cells = vec!["."; shape.cell_count()];
    let written = written(svg);
    for (row, column, text, _) in written.iter().filter(|(.., size)| *size > 40.0) {
        assert_eq!(std::mem::replace(&mut cells[row * shape.side() + column], text), ".");
    }
    cells.concat()
}

fn all_looks(page: &Page, check: impl Fn(&Picture, Look)) {
    for look in Look::ALL {
        for notes in [false, true] {
            let drawn = picture(&page.session, look, notes);
            assert!(drawn.svg.starts_with("<svg xmlns=\"http://www.w3.org/2000/svg\" width=\""));
            for forbidden in ["style", "class", "href", "script", "NaN", "inf"] {
                assert!(!drawn.svg.contains(forbidden), "{forbidden} in {}", drawn.svg);
            }
            check(&drawn, look);
        }
    }
}

#[test]
fn each_digit_stands_where_it_does_on_the_board() {
    for puzzle in [puzzle(SMALL), puzzle(ARTICLE), dug(Shape::S16, 120, 5), dug(Shape::S25, 360, 5)] {
        let mut page = Page::new(puzzle);
        page.place_right(3);
        let shape = page.session.shape();
        all_looks(&page, |drawn, _| {
            assert_eq!(line(&drawn.svg, shape), page.drawn());
            assert_eq!(drawn.side as usize, 128 * shape.side());
        });
    }
}

#[test]
fn notes_are_there_when_they_are_wanted() {
    let mut page = Page::new(puzzle(ARTICLE));
    page.send(GameMsg::FillNotes(Fill::All));
    let small = |notes: bool| -> BTreeSet<(usize, usize, String)> {
        let drawn = picture(&page.session, Look::Light, notes);
        let small = written(&drawn.svg).into_iter().filter(|(.., size)| *size < 40.0);
        small.map(|(row, column, text, _)| (row, column, text)).collect()
    };
    assert_eq!(small(false), BTreeSet::new());
    let game = page.session.game();
    let noted = Cell::all(Shape::S9).flat_map(|cell| {
        let geometry = Shape::S9.geometry();
        let digits: Vec<Digit> = game.notes(cell).all().iter().collect();
        digits
            .into_iter()
            .map(move |digit| (geometry.row(cell), geometry.column(cell), digit.symbol().to_string()))
    });
    assert_eq!(small(true), noted.collect());
}

#[test]
fn colours_and_steps_are_drawn_in_each_look() {
    let mut page = Page::new(puzzle(HARD));
    page.send(InputMsg::Select(Cell::at(1)))
        .send(InputMsg::SetMode(Mode::Colour))
        .send(InputMsg::PaintOn(Target::Cells));
    for colour in Colour::all() {
        page.send(InputMsg::Paint(colour));
    }
    let painted = |page: &Page, token: &str, check: &dyn Fn(usize) -> bool| {
        let (_, light, dark) = TOKENS.iter().find(|(name, ..)| *name == token).expect("a paint");
        all_looks(page, |drawn, look| {
            let colour = match look {
                Look::Light => light,
                Look::Dark => dark,
                Look::Print => return,
            };
            assert!(check(drawn.svg.matches(&format!("fill=\"{colour}\"")).count()), "{token} {}", drawn.svg);
        });
    };
    for number in 1..=9 {
        painted(&page, &format!("tint-{number}"), &|count| count >= 1);
    }
    // A step of the solver is drawn with its marks, and its digit as a separate block.
    let mut page = Page::new(puzzle(ARTICLE));
    page.by_passes().step(StepMsg::NextStep);
    painted(&page, "place", &|count| count == 1);
    let before = picture(&page.session, Look::Print, true);
    page.step(StepMsg::NextStep);
    assert_ne!(picture(&page.session, Look::Print, true), before);
}

#[test]
fn clues_are_in_pictures_with_room_beside_the_board() {
    let check = |clues: &str, paths: usize, signs: &[&str], room: (f64, f64)| {
        let page = Page::new(puzzle(&format!("{clues}:..3.4....1..3...")));
        let plain = Page::new(puzzle(SMALL));
        let count = |svg: &str| svg.matches("stroke-linecap").count();
        all_looks(&page, |drawn, look| {
            assert_eq!(count(&drawn.svg), paths, "{clues}");
            assert_eq!(count(&picture(&plain.session, look, false).svg), 0);
            let texts: Vec<String> = written(&drawn.svg)
                .into_iter()
                .filter(|(.., size)| *size <= 40.0)
                .map(|(.., text, _)| text)
                .collect();
            assert_eq!(texts, signs, "{clues}");
            let view = format!("viewBox=\"-{} -{} ", room.0, room.1);
            assert!(drawn.svg.contains(&view), "{view} {}", drawn.svg);
        });
    };
    // A rim and a band, and beside the signs the ground of a V. The margin around a board is 10.
    check("~tAaAbAcd1BaBbr2CaCbs5CcDch5AaAbAcAd", 4, &["V", "5"], (76.0, 43.0));
    check("~tAaAbAcd1BaBbr2CaCbs5CcDc", 4, &["V"], (10.0, 10.0));
}

#[test]
fn looks_are_told_apart() {
    for look in Look::ALL {
        assert_eq!(Look::from_slug(look.slug()), Some(look));
        let name = picture_name(Shape::S16, look, "png");
        assert_eq!(name, format!("stepdoku-16x16-{}.png", look.slug()));
    }
    assert_eq!(Look::from_slug("sepia"), None);
    // Paper has no colours.
    let page = Page::new(puzzle(SMALL));
    let drawn = picture(&page.session, Look::Print, true);
    for colour in drawn.svg.split('#').skip(1).map(|text| &text[..6]) {
        assert!(colour[..2] == colour[2..4] && colour[..2] == colour[4..6], "#{colour}");
    }
}

#[test]
fn a_picture_has_several_sizes_its_own_among_them() {
    let check = |intended: u32, expected: &[u32]| assert_eq!(picture_sides(intended), expected);
    check(512, &[512, 600, 1200, 2400, 4000]);
    check(1152, &[600, 1152, 1200, 2400, 4000]);
    check(1200, &[600, 1200, 2400, 4000]);
    check(2048, &[600, 1200, 2048, 2400, 4000]);
    check(4800, &[600, 1200, 2400, 4000, 4800]);
}

fn caption() -> Caption {
    Caption {
        name: "4×4 <Easy>".into(),
        time: Some("00:12".into()),
        address: "https://example.org/sudoku/".into(),
    }
}

/// The order has each digit that was not given, from the turn that placed it last; undone turns are not in it.
#[test]
fn the_order_of_a_game_is_that_of_its_standing_digits() {
    let mut page = Page::new(puzzle(SMALL));
    let open: Vec<Cell> = Cell::all(Shape::S4).filter(|&cell| page.grid().get(cell).is_none()).collect();
    let solution = page.session.game().solution().expect("a proven puzzle").clone();
    let right = |cell: Cell| solution.get(cell).expect("full").symbol();
    // The second cell first, then the first one wrong, erased, and right; between them a turn that is undone.
    page.place(open[1].index(), right(open[1]));
    let wrong = Digit::all(Shape::S4).map(Digit::symbol).find(|&symbol| symbol != right(open[0]));
    page.place(open[0].index(), wrong.expect("another digit")).send(InputMsg::Erase);
    page.place(open[2].index(), right(open[2])).send(GameMsg::Undo);
    page.place(open[0].index(), right(open[0])).send(GameMsg::FillSolution);
    let order = page.session.game().order();
    assert_eq!(order.iter().map(|came| came.cell).collect::<Vec<_>>(), open);
    let told: Vec<(usize, bool)> = order.iter().map(|came| (came.rank, came.own)).collect();
    let mut expected = vec![(2, false); open.len()];
    (expected[0], expected[1]) = ((1, true), (0, true));
    assert_eq!(told, expected);
}

/// Each own digit has a shade, the first and the last those of the look; the cells of the solver have a bar; givens
/// have neither. Digits come only if they are wanted.
#[test]
fn a_picture_of_a_solve_shades_what_the_player_filled() {
    let mut page = Page::new(puzzle(SMALL));
    page.place_right(4).send(GameMsg::FillSolution);
    let givens = page.session.game().clues().filled_count();
    for look in Look::ALL {
        let mut drawn = Vec::new();
        for digits in [false, true] {
            let Picture { svg, side } = solve_picture(&page.session, look, digits, &caption());
            assert_eq!(side, 4 * 128);
            for forbidden in ["style", "class", "href", "script", "NaN", "inf"] {
                assert!(!svg.contains(forbidden), "{forbidden} in {svg}");
            }
            let xml = roxmltree::Document::parse(&svg).unwrap_or_else(|error| panic!("{error}: {svg}"));
            let all = |tag| xml.descendants().filter(move |node| node.has_tag_name(tag));
            let shaded: Vec<&str> = all("rect")
                .filter(|node| node.attribute("width") == Some("100"))
                .filter_map(|node| node.attribute("fill"))
                .collect();
            assert_eq!(shaded.iter().collect::<BTreeSet<_>>().len(), 4, "{look:?}: {shaded:?}");
            let bars = all("path").filter(|node| node.attribute("d").is_some_and(is_a_bar)).count();
            assert_eq!(bars, 16 - givens - 4, "{look:?}");
            let texts: Vec<&str> = all("text").filter_map(|node| node.text()).collect();
            for expected in ["4×4 <Easy>", "00:12", "example.org/sudoku", "1", "4"] {
                assert!(texts.contains(&expected), "{expected}: {texts:?}");
            }
            drawn.push(texts.len());
        }
        assert_eq!(drawn[1] - drawn[0], 16, "{look:?}");
    }
}

/// Whether a path is one line.
fn is_a_bar(path: &str) -> bool {
    path.matches('M').count() == 1 && path.matches('L').count() == 1
}

/// Later digits are darker on light and lighter on dark, so that the order also shows in grey.
#[test]
fn the_shades_of_a_solve_follow_its_order_in_grey() {
    let mut page = Page::new(puzzle(SMALL));
    page.place_right(16);
    for look in Look::ALL {
        let Picture { svg, .. } = solve_picture(&page.session, look, false, &caption());
        let xml = roxmltree::Document::parse(&svg).expect("a picture");
        let light = |fill: &str| {
            let part = |at: usize| u32::from_str_radix(&fill[at..at + 2], 16).expect("a colour");
            part(1) * 299 + part(3) * 587 + part(5) * 114
        };
        let cells = xml.descendants().filter(|node| node.attribute("width") == Some("100"));
        let fills = cells.map(|cell| light(cell.attribute("fill").expect("a fill")));
        let ranks = page.session.game().order().into_iter().map(|came| came.rank);
        let mut shades: Vec<(usize, u32)> = ranks.zip(fills).collect();
        shades.sort_unstable();
        assert_eq!(shades.len(), 12);
        for pair in shades.windows(2) {
            assert_eq!(pair[0].1 < pair[1].1, look == Look::Dark, "{look:?}: {shades:?}");
        }
    }
}
