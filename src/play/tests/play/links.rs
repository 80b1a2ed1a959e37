//! The paths of links over the board, for every step of every technique with a case: they start and end at
//! their candidates and cross nothing else.

use crate::common::{at, candidate, case_steps, digit};
use sudoku_core::{
    Candidate, Candidates, CellSet, Shape,
    marks::{LinkMark, links},
    step::Step,
};
use sudoku_play::view::{Curve, Field, Point, Spot, Web, arrow, head_length};

/// The steps of all cases that draw links, each with its candidates.
fn drawn_steps() -> Vec<(Step, Candidates)> {
    case_steps().filter(|(step, now)| !links(step, now).is_empty()).collect()
}

/// The web of a step on a board that shows all candidates.
fn web(step: &Step, position: &Candidates, pixels: u16) -> Web {
    let shape = position.shape();
    let links = links(step, position);
    let ends = links.iter().flat_map(|link| link.from.iter().chain(&link.to));
    let spot = |digit| Spot::fixed(digit, shape);
    Web {
        ends: ends.map(|end| (*end, spot(end.digit))).collect(),
        standing: sudoku_core::Cell::all(shape).filter(|&cell| !position.is_open(cell)).collect(),
        small: position
            .open_cells()
            .flat_map(|cell| position.digits(cell).iter().map(move |digit| (cell, spot(digit))))
            .collect(),
        links,
        pixels,
        ..Web::default()
    }
}

fn middle(shape: Shape, candidate: Candidate) -> Point {
    let (spot, side) = (Spot::fixed(candidate.digit, shape), shape.side());
    let (row, column) = (candidate.cell.index() / side, candidate.cell.index() % side);
    (column as f64 + spot.across, row as f64 + spot.down)
}

fn apart(one: Point, other: Point) -> f64 {
    (one.0 - other.0).hypot(one.1 - other.1)
}

/// The candidates under a point of a link, or the digit.
fn run_over(curve: &Curve, shape: Shape, position: &Candidates, own: &[Candidate]) -> Option<String> {
    let room = Spot::fixed(digit('1'), shape).width;
    let side = shape.side();
    for spot in curve.spots() {
        assert!(spot.0 > 0.0 && spot.1 > 0.0 && spot.0 < side as f64 && spot.1 < side as f64, "{spot:?}");
        let cell = sudoku_core::Cell::at(spot.1 as usize * side + spot.0 as usize);
        if let Some(digit) = position.digit(cell) {
            let (x, y) = (spot.0.fract() - 0.5, spot.1.fract() - 0.5);
            if x.abs() < 0.12 && y.abs() < 0.2 {
                return Some(format!("the {digit:?} of {cell:?}"));
            }
        }
        for digit in position.digits(cell).iter() {
            let other = Candidate::new(cell, digit);
            if !own.contains(&other) && apart(spot, middle(shape, other)) < 0.35 * room {
                return Some(format!("{other:?}"));
            }
        }
    }
    None
}

#[test]
fn no_link_runs_over_a_digit_or_a_candidate() {
    let steps = drawn_steps();
    let shapes: std::collections::BTreeSet<Shape> = steps.iter().map(|(_, now)| now.shape()).collect();
    assert!(steps.len() > 150 && shapes.len() > 1, "{} steps", steps.len());
    let mut drawn = 0;
    for (step, position) in &steps {
        let shape = position.shape();
        let web = web(step, position, 48);
        let routed = web.routed(shape);
        assert_eq!(routed.arrows.len(), web.links.len());
        let room = Spot::fixed(digit('1'), shape).width;
        for (LinkMark { from, to, strong }, drawn_as) in web.links.iter().zip(&routed.arrows) {
            drawn += 1;
            assert_eq!(*strong, drawn_as.strong);
            let own: Vec<Candidate> = from.iter().chain(to).copied().collect();
            let near = |point: Point, ends: &[Candidate]| {
                ends.iter().any(|&end| apart(point, middle(shape, end)) < 0.62 * room)
            };
            assert!(near(drawn_as.line.start, from) && near(drawn_as.head[0], to), "{step:?}");
            // A separate head is visible, and so is the line before it.
            assert!(drawn_as.line.length() > 0.15 * room, "{:?} {step:?}", drawn_as.line);
            assert!(apart(drawn_as.head[0], drawn_as.head[1]) > 0.08 * room, "{step:?}");
            let over = run_over(&drawn_as.line, shape, position, &own);
            assert!(over.is_none(), "{over:?}: {from:?} {to:?} {step:?}");
        }
        for group in &routed.groups {
            assert!(group.members.len() > 1 && group.frame.is_some() != (group.circles.len() > 1));
            for joint in &group.joints {
                assert!(run_over(joint, shape, position, &group.members).is_none(), "{step:?}");
            }
        }
    }
    assert!(drawn > 600, "{drawn} links");
}

#[test]
fn a_link_finds_its_way() {
    let shape = Shape::S9;
    let names = |text: &str| -> Vec<Candidate> {
        text.split_whitespace().map(|name| candidate(shape, name)).collect()
    };
    // Whether the link is straight, and the obstacles that it must avoid.
    let check = |from: &str,
                 to: &str,
                 small: &str,
                 standing: &[(usize, usize)],
                 pieces: std::ops::RangeInclusive<usize>| {
        let standing: CellSet = standing.iter().map(|&(row, column)| at(shape, row, column)).collect();
        let small: Vec<Candidate> = names(small);
        let blocks = small.iter().map(|other| (other.cell, Spot::fixed(other.digit, shape)));
        let mut field = Field::new(shape, &standing, blocks);
        let ends = [from, to].map(|end| names(end).iter().map(|&end| middle(shape, end)).collect::<Vec<_>>());
        let found = arrow(&mut field, &ends[0], &ends[1], true, head_length(64)).expect("two ends");
        assert!(pieces.contains(&found.line.bends.len()), "{from} {to}: {:?}", found.line);
        for spot in found.line.spots() {
            assert!(field.is_clear(spot, &ends.concat()), "{from} {to}: {spot:?}");
            assert!(
                small.iter().all(|&other| names(from).contains(&other)
                    || names(to).contains(&other)
                    || apart(spot, middle(shape, other)) > 0.12),
                "{from} {to}: {spot:?}"
            );
        }
    };
    check("5r1c1", "5r1c9", "5r1c1 5r1c9", &[], 1..=1);
    check("5r1c1", "5r1c9", "5r1c1 5r1c9", &[(1, 4), (1, 5)], 1..=1);
    check("1r1c1", "2r1c1", "1r1c1 2r1c1", &[], 1..=1);
    check("1r1c1", "3r1c1", "1r1c1 2r1c1 3r1c1", &[], 1..=1);
    // The link joins the nearest two of a group.
    check("5r1c1 5r2c1", "5r9c1", "5r1c1 5r2c1 5r9c1", &[], 1..=1);
    // A wall of notes with one gap.
    let wall: Vec<String> =
        (1..=9).flat_map(|row| (1..=9).map(move |digit| format!("{digit}r{row}c5"))).collect();
    check("5r5c2", "5r5c8", &format!("5r5c2 5r5c8 {}", wall.join(" ")), &[], 1..=9);
}

#[test]
fn heads_can_be_seen_at_every_size() {
    let check = |pixels: u16, length: f64| {
        assert!((head_length(pixels) - length).abs() < 1e-9, "{pixels}: {}", head_length(pixels));
    };
    check(0, 0.3);
    check(14, 0.3);
    check(36, 0.25);
    check(90, 0.1);
    check(140, 0.1);
}

#[test]
fn few_links_hide_in_a_line_of_the_grid() {
    let (mut drawn, mut hidden) = (0, Vec::new());
    for (step, position) in &drawn_steps() {
        let shape = position.shape();
        let web = web(step, position, 48);
        let field = Field::new(shape, &web.standing, web.small.iter().copied());
        for (link, arrow) in web.links.iter().zip(&web.routed(shape).arrows) {
            drawn += 1;
            let along = field.along(&arrow.line);
            if along > 0.6 {
                hidden.push((along, format!("{link:?} {:?}", step.technique())));
            }
        }
    }
    hidden.sort_by(|a, b| b.0.total_cmp(&a.0));
    assert!(hidden.len() * 100 < drawn, "{} of {drawn}: {:?}", hidden.len(), hidden.first_chunk::<12>());
}
