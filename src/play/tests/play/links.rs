//! The ways of links over the board: each starts and ends at its candidates, and is one shallow arc in its line.

use crate::common::{HARD, at, candidate, case_steps, corpus_puzzles, digit, line};
use sudoku_core::{
    Candidate, Candidates, Cell, CellSet, Position, Shape, drawing,
    ladder::{Plan, all_steps},
    marks::{LinkMark, Role, links},
    step::Step,
};
use sudoku_play::{
    view::{Curve, Drawing, Emphasis, Field, Mark, Point, Reasoned, Spot, Web, arrow, head_length},
    walk::stages::FoundStep,
};

/// The steps of all cases that draw links, each with its candidates.
fn drawn_steps() -> Vec<(Step, Candidates)> {
    case_steps().filter(|(step, now)| !links(step, now).is_empty()).collect()
}

/// A puzzle whose nice loops cross their own links.
const CROSSING: &str = "3....1.....4..7.15.8..4..7...9..5861.........5318..9...6..5..3.95.4..7.....2....6";

/// Steps with links: those of all cases, and the chains of a few hard puzzles.
pub(crate) fn steps_with_links() -> Vec<(Step, Candidates)> {
    let mut steps: Vec<(Step, Candidates)> = case_steps().collect();
    let hard = corpus_puzzles().into_iter().map(|(grid, _)| grid).filter(|grid| grid.shape() == Shape::S9);
    for grid in hard.step_by(900).take(8).chain([line(HARD), line(CROSSING)]) {
        let position = Position::new(Candidates::new(&grid));
        let mut chains = all_steps(&position, &Plan::default().ladder());
        chains.retain(|step| !links(step, position.candidates()).is_empty());
        let every = chains.len() / 60 + 1;
        let some = chains.into_iter().step_by(every);
        steps.extend(some.map(|step| (step, position.candidates().clone())));
    }
    steps.retain(|(step, now)| !links(step, now).is_empty());
    steps
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

fn middle(shape: &Shape, candidate: Candidate) -> Point {
    let (spot, side) = (Spot::fixed(candidate.digit, shape), shape.side());
    let (row, column) = (candidate.cell.index() / side, candidate.cell.index() % side);
    (column as f64 + spot.across, row as f64 + spot.down)
}

fn apart(one: Point, other: Point) -> f64 {
    (one.0 - other.0).hypot(one.1 - other.1)
}

/// The candidates under a point of a link, or the digit.
fn run_over(curve: &Curve, shape: &Shape, position: &Candidates, own: &[Candidate]) -> Option<String> {
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
fn every_link_joins_its_candidates_and_shows_its_head() {
    let steps = drawn_steps();
    let shapes: std::collections::BTreeSet<&Shape> = steps.iter().map(|(_, now)| now.shape()).collect();
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
            let near = |point: Point, ends: &[Candidate]| {
                ends.iter().any(|&end| apart(point, middle(shape, end)) < 0.62 * room)
            };
            assert!(near(drawn_as.line.start, from) && near(drawn_as.head[0], to), "{step:?}");
            // A separate head is visible, and so is the line before it.
            assert!(drawn_as.line.length() > 0.15 * room, "{:?} {step:?}", drawn_as.line);
            assert!(apart(drawn_as.head[0], drawn_as.head[1]) > 0.08 * room, "{step:?}");
        }
        for group in &routed.groups {
            assert!(group.members.len() > 1 && group.frame.is_some() != (group.circles.len() > 1));
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
    let check = |from: &str, to: &str, small: &str, standing: &[(usize, usize)]| {
        let standing: CellSet = standing.iter().map(|&(row, column)| at(shape, row, column)).collect();
        let small: Vec<Candidate> = names(small);
        let blocks = small.iter().map(|other| (other.cell, Spot::fixed(other.digit, shape)));
        let mut field = Field::new(shape, &standing, blocks);
        let ends = [from, to].map(|end| names(end).iter().map(|&end| middle(shape, end)).collect::<Vec<_>>());
        let found = arrow(&mut field, &ends[0], &ends[1], true, head_length(64)).expect("two ends");
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
    check("5r1c1", "5r1c9", "5r1c1 5r1c9", &[]);
    check("5r1c1", "5r1c9", "5r1c1 5r1c9", &[(1, 4), (1, 5)]);
    check("1r1c1", "2r1c1", "1r1c1 2r1c1", &[]);
    check("1r1c1", "3r1c1", "1r1c1 2r1c1 3r1c1", &[]);
    // The link joins the nearest two of a group.
    check("5r1c1 5r2c1", "5r9c1", "5r1c1 5r2c1 5r9c1", &[]);
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

/// The room that a chip takes around its middle, in shares of the room of a small digit.
const CHIP: f64 = 0.5;

/// How a link is drawn, by the rules that a teacher would keep.
#[derive(Debug, Default)]
struct Faults {
    links: usize,
    out: Vec<String>,
    wobbles: Vec<String>,
    wide: Vec<String>,
    nodes: Vec<String>,
    over: Vec<String>,
}

/// Whether a line turns both ways.
fn wobbles(spots: &[Point]) -> bool {
    let turns = spots.windows(3).map(|three| {
        let [(ax, ay), (bx, by), (cx, cy)] = [three[0], three[1], three[2]];
        let (one, other) = (apart(three[0], three[1]), apart(three[1], three[2]));
        ((bx - ax) * (cy - by) - (by - ay) * (cx - bx)) / (one * other).max(f64::EPSILON)
    });
    let turns: Vec<f64> = turns.filter(|turn| turn.abs() > 1e-4).collect();
    turns.iter().any(|turn| *turn > 0.0) && turns.iter().any(|turn| *turn < 0.0)
}

/// The largest distance of a line from the straight way between its ends.
fn rise(spots: &[Point]) -> f64 {
    let ((ax, ay), (bx, by)) = (spots[0], spots[spots.len() - 1]);
    let long = apart((ax, ay), (bx, by)).max(f64::EPSILON);
    let off = |&(x, y): &Point| (((bx - ax) * (y - ay) - (by - ay) * (x - ax)) / long).abs();
    spots.iter().map(off).fold(0.0, f64::max)
}

impl Faults {
    fn of(steps: &[(Step, Candidates)]) -> Self {
        let mut faults = Self::default();
        for (step, position) in steps {
            let shape = position.shape();
            let web = web(step, position, 48);
            let room = Spot::fixed(digit('1'), shape).width;
            let routed = web.routed(shape);
            for (LinkMark { from, to, .. }, drawn) in web.links.iter().zip(&routed.arrows) {
                faults.links += 1;
                let name = || format!("{from:?} {to:?} {:?}", step.technique());
                let nearest = |spot: Point, all: &[Candidate]| -> Candidate {
                    let away = |one: &&Candidate| apart(middle(shape, **one), spot);
                    *all.iter().min_by(|a, b| away(a).total_cmp(&away(b))).expect("an end")
                };
                let ends = [nearest(drawn.line.start, from), nearest(drawn.head[0], to)];
                let spots: Vec<Point> = drawn.line.spots().collect();
                let lines: [fn(Point) -> usize; 2] = [|spot| spot.0 as usize, |spot| spot.1 as usize];
                let mut shared = lines
                    .into_iter()
                    .filter(|line| line(middle(shape, ends[0])) == line(middle(shape, ends[1])))
                    .peekable();
                if shared.peek().is_some() {
                    let stays = |line: fn(Point) -> usize| {
                        spots
                            .iter()
                            .chain(&drawn.head[..1])
                            .all(|&spot| line(spot) == line(middle(shape, ends[0])))
                    };
                    if !shared.any(stays) {
                        faults.out.push(name());
                    }
                }
                if wobbles(&spots) {
                    faults.wobbles.push(name());
                }
                let long = apart(middle(shape, ends[0]), middle(shape, ends[1]));
                if rise(&spots) > (0.25 * long).max(0.4) {
                    faults.wide.push(name());
                }
                let own: Vec<Candidate> = from.iter().chain(to).copied().collect();
                let nodes = web.ends.iter().map(|(node, _)| *node).filter(|node| !own.contains(node));
                let hit = |node: Candidate| {
                    spots.iter().any(|&spot| apart(spot, middle(shape, node)) < CHIP * room)
                };
                faults.nodes.extend(
                    nodes.filter(|&node| hit(node)).take(1).map(|node| format!("{node:?}: {}", name())),
                );
                faults.over.extend(
                    run_over(&drawn.line, shape, position, &own).map(|over| format!("{over}: {}", name())),
                );
            }
        }
        faults
    }
}

#[test]
fn a_link_is_one_shallow_arc_that_stays_in_its_line() {
    let faults = Faults::of(&steps_with_links());
    let Faults { links, out, wobbles, wide, nodes, over } = &faults;
    for (what, all) in [("out", out), ("wobbles", wobbles), ("wide", wide), ("nodes", nodes), ("over", over)]
    {
        println!("{links} links, {what}: {}", all.len());
    }
    assert!(*links > 20_000, "{links} links");
    assert!(
        out.is_empty() && wobbles.is_empty() && wide.is_empty(),
        "{:?} {:?} {:?}",
        out.first(),
        wobbles.first(),
        wide.first()
    );
    // A candidate just before an end leaves no room for a shallow arc, and a long line is full of notes.
    assert!(nodes.len() * 60 < *links, "{}: {:?}", nodes.len(), nodes.first_chunk::<6>());
    assert!(over.len() * 6 < *links, "{}: {:?}", over.len(), over.first_chunk::<6>());
}

/// Whether a digit placed is drawn over the whole cell.
fn fills(drawing: &Drawing, emphasis: Emphasis) -> Option<Cell> {
    match emphasis {
        Emphasis::Candidate(candidate, Role::Placed | Role::Guessed) => {
            Some(candidate.cell).filter(|&cell| !drawing.is_aside(cell))
        }
        _ => None,
    }
}

#[test]
fn no_candidate_of_a_step_lies_on_a_digit_that_it_places() {
    let (mut whole, mut aside) = (0, 0);
    for (step, now) in case_steps().chain(steps_with_links()) {
        let shape = now.shape();
        let drawing = Reasoned::in_full(FoundStep::whole(step.clone(), now.clone())).drawing(&now.to_grid());
        let ends: Vec<Cell> = drawing
            .web
            .links
            .iter()
            .flat_map(|link| link.from.iter().chain(&link.to))
            .map(|end| end.cell)
            .collect();
        for cell in drawing.emphases.iter().filter_map(|&emphasis| fills(&drawing, emphasis)) {
            whole += 1;
            assert!(!ends.contains(&cell), "{:?}: a link ends at {cell:?}", step.technique());
            assert!(
                drawing.marks.iter().all(|mark| mark.candidate.cell != cell),
                "{:?}: {cell:?}",
                step.technique()
            );
        }
        for (number, mark) in
            drawing.marks.iter().enumerate().filter(|(_, mark)| drawing.is_aside(mark.candidate.cell))
        {
            aside += 1;
            let at = |mark: &Mark| {
                let (x, y) = drawing::corner(shape, mark.candidate.cell);
                (x + mark.spot.across, y + mark.spot.down)
            };
            let others = drawing.marks[..number].iter().filter(|other| other.candidate != mark.candidate);
            assert!(
                others.into_iter().all(|other| apart(at(mark), at(other)) > 0.9 * mark.spot.width),
                "{step:?}"
            );
        }
    }
    assert!(
        whole > 20 && aside > 50,
        "{whole} digits fill their cells, {aside} chips lie beside a digit placed"
    );
}

#[test]
fn the_links_of_a_chain_follow_one_another() {
    let steps = drawn_steps();
    let longest = steps.iter().map(|(step, now)| links(step, now).len()).max().expect("a step");
    assert!(longest > 15, "{longest} links");
    for (step, now) in &steps {
        let routed = web(step, now, 48).routed(now.shape());
        let after: Vec<usize> = routed.arrows.iter().map(|arrow| arrow.after).collect();
        assert!(after.windows(2).all(|two| two[0] < two[1]) && after[0] == 0, "{after:?}");
        assert!(after.len() > 7 || after.windows(2).all(|two| two[1] - two[0] == 250), "{after:?}");
        assert!(after.iter().all(|time| *time <= 1_750), "{after:?}");
    }
    // Line by line, the links of a new line come at once.
    let (step, now) = steps.iter().find(|(step, now)| links(step, now).len() == 4).expect("a short chain");
    let told = Web { lines: vec![1, 1, 2, 2], told: Some(2), ..web(step, now, 48) };
    let after: Vec<usize> = told.routed(now.shape()).arrows.iter().map(|arrow| arrow.after).collect();
    assert_eq!(after, [0, 250, 0, 250]);
}
