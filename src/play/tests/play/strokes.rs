//! The strokes of drawings: the lines of rules, walls and houses keep clear of every digit, and links keep whole where
//! they cross.

use crate::{
    common::{at, dug, variants},
    links::steps_with_links,
    magazines::magazine,
    page::Page,
};
use roxmltree::{Document, Node};
use std::collections::BTreeSet;
use sudoku_core::{
    Cell, Constraint, Grid, Shape,
    drawing::{self, Figure, Place},
    explain::Locale,
    geometry::{Tint, Tinted},
    magazine::{Layout, Numbered, Press, Printing},
};
use sudoku_play::{
    game::turns::Fill,
    messages::GameMsg,
    picture::{Look, of_houses, of_step, picture},
    view::Reasoned,
    walk::stages::FoundStep,
};

type Point = (f64, f64);

/// A painted path: its lines, each through points close together, and its paints.
struct Painted {
    lines: Vec<Vec<Point>>,
    fill: Option<String>,
    stroke: Option<(String, f64)>,
}

/// The points of a path, curves in 32 pieces. Every command is relative or absolute as SVG says.
fn lines(path: &str) -> Vec<Vec<Point>> {
    let mut lines: Vec<Vec<Point>> = Vec::new();
    let spaced = path.replace('-', " -");
    let mut rest = spaced.trim_start();
    let mut here = (0.0, 0.0);
    while let Some(command) = rest.chars().next() {
        let end = rest[1..].find(|letter: char| letter.is_ascii_alphabetic()).map_or(rest.len(), |at| at + 1);
        let numbers: Vec<f64> =
            rest[1..end].split_whitespace().map(|text| text.parse().expect("a number")).collect();
        rest = rest[end..].trim_start();
        let base = if command.is_ascii_lowercase() { here } else { (0.0, 0.0) };
        let to = |x: f64, y: f64| (base.0 + x, base.1 + y);
        match (command.to_ascii_uppercase(), &numbers[..]) {
            ('M', &[x, y]) => lines.push(vec![to(x, y)]),
            ('L', &[x, y]) => lines.last_mut().expect("a start").push(to(x, y)),
            ('H', &[x]) => lines.last_mut().expect("a start").push((base.0 + x, here.1)),
            ('V', &[y]) => lines.last_mut().expect("a start").push((here.0, base.1 + y)),
            ('C', &[a, b, c, d, x, y]) => {
                let [one, other, end] = [to(a, b), to(c, d), to(x, y)];
                let curve = (1..=32).map(|step| {
                    let t = f64::from(step) / 32.0;
                    let mix = |p: f64, q: f64, r: f64, s: f64| {
                        let u = 1.0 - t;
                        u.powi(3) * p + 3.0 * u * u * t * q + 3.0 * u * t * t * r + t.powi(3) * s
                    };
                    (mix(here.0, one.0, other.0, end.0), mix(here.1, one.1, other.1, end.1))
                });
                lines.last_mut().expect("a start").extend(curve.collect::<Vec<_>>());
            }
            ('Z', &[]) => {
                let line = lines.last_mut().expect("a start");
                line.push(line[0]);
            }
            _ => panic!("{command} {numbers:?} in {path}"),
        }
        here = *lines.last().and_then(|line| line.last()).expect("a point");
    }
    lines
}

/// Everything painted below a node, in order; its groups only scale.
fn painted(node: Node<'_, '_>, scale: f64, all: &mut Vec<Painted>) {
    let number = |name: &str| node.attribute(name).map_or(0.0, |text| text.parse().expect("a number"));
    let scale = match node.attribute("transform") {
        Some(by) => {
            scale * by.trim_start_matches("scale(").trim_end_matches(')').parse::<f64>().expect("a scale")
        }
        None => scale,
    };
    let path = match node.tag_name().name() {
        "path" => node.attribute("d").map(str::to_owned),
        "rect" => {
            let [x, y, width, height] = ["x", "y", "width", "height"].map(number);
            Some(format!("M{x} {y}h{width}v{height}h{}z", -width))
        }
        _ => None,
    };
    let paint = |name: &str| node.attribute(name).filter(|paint| *paint != "none").map(str::to_owned);
    all.extend(path.map(|path| {
        Painted {
            lines: lines(&path)
                .into_iter()
                .map(|line| line.into_iter().map(|(x, y)| (x * scale, y * scale)).collect())
                .collect(),
            fill: paint("fill"),
            stroke: paint("stroke").map(|paint| (paint, number("stroke-width") * scale)),
        }
    }));
    node.children().filter(Node::is_element).for_each(|child| painted(child, scale, all));
}

fn all_painted(svg: &str) -> Vec<Painted> {
    let document = Document::parse(svg).unwrap_or_else(|error| panic!("{error}: {svg}"));
    let mut all = Vec::new();
    painted(document.root_element(), 1.0, &mut all);
    all
}

/// How near to the edge of a cell a line of a rule stays, in cells: digits and candidates begin further inside.
const EDGE: f64 = 0.1;

/// Panics if a stroke on a board with its corner there crosses the digit area of a cell.
#[track_caller]
fn check_clear(strokes: &[Painted], (left, top): Point, cell: f64, shape: &Shape, what: &str) {
    let side = shape.side() as f64;
    let on_board = |&(x, y): &Point| x >= 0.0 && y >= 0.0 && x < side && y < side;
    for stroke in strokes.iter().filter(|one| one.stroke.is_some()) {
        for two in stroke.lines.iter().flat_map(|line| line.windows(2)) {
            let [from, to] = [two[0], two[1]].map(|(x, y)| ((x - left) / cell, (y - top) / cell));
            let spots = (0..=200).map(|at| f64::from(at) / 200.0);
            let spots = spots.map(|at| (from.0 + (to.0 - from.0) * at, from.1 + (to.1 - from.1) * at));
            for (x, y) in spots.filter(on_board) {
                let inside = |at: f64| (EDGE..=1.0 - EDGE).contains(&at.fract());
                assert!(!(inside(x) && inside(y)), "{what}: {shape:?}, {from:?} to {to:?}");
            }
        }
    }
}

/// Boards of every rule, and the usual ones.
fn shapes() -> Vec<Shape> {
    let all = variants()
        .into_iter()
        .chain([Shape::S4, Shape::S9, Shape::S25].map(Clone::clone))
        .collect::<Vec<_>>();
    let has = |rule| all.iter().any(|shape| shape.constraints().has(rule));
    assert!(
        has(Constraint::Diagonals)
            && has(Constraint::Windows)
            && all.iter().any(|one| one.regions().is_some())
    );
    all
}

#[test]
fn every_rule_tints_its_cells_and_no_other() {
    for shape in &shapes() {
        let side = shape.side();
        let mut plain: BTreeSet<(Tint, Cell)> = BTreeSet::new();
        for (row, column) in (0..side).flat_map(|row| (0..side).map(move |column| (row, column))) {
            let rules = shape.constraints();
            if rules.has(Constraint::Diagonals) && (row == column || row + column + 1 == side) {
                plain.insert((Tint::Diagonal, at(shape, row + 1, column + 1)));
            }
            if rules.has(Constraint::Windows) && row % 4 != 0 && column % 4 != 0 {
                plain.insert((Tint::Window, at(shape, row + 1, column + 1)));
            }
        }
        let tinted = shape.geometry().tinted();
        let cells = |&Tinted { tint, row, column, side }: &Tinted| {
            let lines = move |from: usize| from..from + side;
            lines(row)
                .flat_map(move |row| lines(column).map(move |column| (tint, at(shape, row + 1, column + 1))))
        };
        let drawn: Vec<(Tint, Cell)> = tinted.iter().flat_map(cells).collect();
        assert_eq!(drawn.len(), plain.len(), "{shape:?}: no cell twice");
        assert_eq!(drawn.into_iter().collect::<BTreeSet<_>>(), plain, "{shape:?}");
    }
    const { assert!(Tint::INSET < EDGE) }
}

/// The pieces of straight lines, each one cell long: whether it lies across, its line, and the cell beside it.
fn pieces(figure: &Figure) -> Vec<(bool, usize, usize)> {
    let Figure::Lines(lines) = figure else { panic!("{figure:?}") };
    let piece = |&((x, y), (right, down)): &(Point, Point)| {
        let across = (y - down).abs() < 0.5;
        let (line, from, to) = if across { (y, x, right) } else { (x, y, down) };
        (from as usize..to as usize).map(move |at| (across, line as usize, at))
    };
    lines.iter().flat_map(piece).collect()
}

#[test]
fn walls_part_boxes_and_lines_part_all_other_cells() {
    for shape in shapes() {
        let (geometry, side) = (shape.geometry(), shape.side());
        let (mut all, mut between) = (BTreeSet::new(), BTreeSet::new());
        for (line, place) in (1..side).flat_map(|line| (0..side).map(move |place| (line, place))) {
            for across in [true, false] {
                let cell = |line: usize| {
                    if across { geometry.cell(line, place) } else { geometry.cell(place, line) }
                };
                all.insert((across, line, place));
                if geometry.box_of(cell(line - 1)) != geometry.box_of(cell(line)) {
                    between.insert((across, line, place));
                }
            }
        }
        let (walls, hairs) = (pieces(&drawing::walls(&shape)), pieces(&drawing::hairs(&shape)));
        assert_eq!(walls.len(), between.len(), "{shape:?}: no wall twice");
        assert_eq!(walls.iter().copied().collect::<BTreeSet<_>>(), between, "{shape:?}");
        assert_eq!(walls.into_iter().chain(hairs).collect::<BTreeSet<_>>(), all, "{shape:?}");
    }
}

#[test]
fn a_path_has_its_figure_at_any_place() {
    let check = |figure: Figure, place: Place, path: &str| assert_eq!(figure.path(place), path);
    let paper = Place { corner: (15.0, 20.5), cell: 8.0, decimals: 2 };
    let square = Figure::Rect { x: 1.0, y: 0.5, width: 2.0, height: 0.25, round: 0.1 };
    check(square.clone(), Place::BOARD, "M1 0.5h2v0.25h-2z");
    check(square, paper, "M23 24.5h16v2h-16z");
    let lines = vec![((0.0, 1.0), (3.0, 1.0)), ((2.0, 0.0), (2.0, 1.5)), ((0.0, 0.0), (1.0, 1.0))];
    check(Figure::Lines(lines), paper, "M15 28.5h24M31 20.5v12M15 20.5L23 28.5");
    check(Figure::diamond((0.5, 0.5), 0.25), Place::BOARD, "M0.5 0.25L0.75 0.5L0.5 0.75L0.25 0.5z");
}

#[test]
fn no_line_of_a_rule_crosses_a_digit() {
    for shape in shapes() {
        let puzzle = dug(&shape, shape.cell_count() / 2, 4);
        let mut page = Page::new(puzzle.clone());
        page.send(GameMsg::FillNotes(Fill::All));
        for look in Look::ALL {
            let drawn = all_painted(&picture(&page.session, look, true).svg);
            let tinted =
                drawn.iter().filter(|one| one.stroke.as_ref().is_some_and(|(_, width)| *width <= 3.0));
            assert!(
                tinted.count() >= shape.geometry().tinted().len(),
                "{shape:?}: each square has its outline"
            );
            check_clear(&drawn, (0.0, 0.0), 100.0, &shape, "picture");
        }
        for &house in shape.geometry().houses() {
            let drawn = all_painted(&of_houses(puzzle.solution(), &[house], "a house"));
            check_clear(&drawn, (0.0, 0.0), 100.0, &shape, &format!("{house:?}"));
        }
        let mut sheet = magazine("z2.K7Q2M9X4.1x3.easy.random.none").numbered();
        sheet[0] = Numbered { puzzle: puzzle.clone(), ..sheet[0].clone() };
        for candidates in [false, true] {
            let layout = Layout { most: 1, candidates, recipe: false, code: false, ..Layout::default() };
            check_print(sheet.clone(), layout, &shape);
        }
    }
}

/// Checks the boards of a printed magazine: the puzzle and its answer.
fn check_print(sheet: Vec<Numbered>, layout: Layout, shape: &Shape) {
    let printing = Printing {
        sheet,
        lots: Vec::new(),
        chosen: false,
        layout,
        title: "Rules".into(),
        batch: "z2.K7Q2M9X4.1x3.easy.random.none".into(),
        base: "https://stepdoku.example/".into(),
        locale: Locale::ENGLISH,
        way_ends: Vec::new(),
    };
    let mut press = Press::new(&printing, &mut |_| {});
    let mut boards = 0;
    for page in 0..press.len() {
        let drawn = all_painted(&press.page(page));
        // The frame of a board is the last line of its black walls.
        let frames = drawn.iter().filter(|one| one.stroke.as_ref().is_some_and(|(ink, _)| ink == "#000"));
        let frames = frames.filter_map(|one| one.lines.last().filter(|line| line.len() == 5));
        for frame in frames.collect::<Vec<_>>() {
            boards += 1;
            let cell = (frame[1].0 - frame[0].0) / shape.side() as f64;
            check_clear(&drawn, frame[0], cell, shape, "print");
        }
    }
    assert!(boards >= 2, "{boards} boards");
}

/// The longest piece of a link that something else covers with the ground of the board, in cells.
fn longest_gap(drawn: &[Painted]) -> f64 {
    let mut longest: f64 = 0.0;
    let is_link = |one: &&(usize, &Painted)| {
        one.1.stroke.as_ref().is_some_and(|(ink, width)| ink == "var(--link)" && *width > 3.5)
            && one.1.fill.is_none()
    };
    for (number, link) in drawn.iter().enumerate().collect::<Vec<_>>().iter().filter(is_link) {
        let covers: Vec<&Painted> = drawn[number + 1..].iter().filter(|one| erases(one)).collect();
        for line in &link.lines {
            let mut gap = 0.0;
            for two in line.windows(2) {
                let long = (two[1].0 - two[0].0).hypot(two[1].1 - two[0].1);
                let parts = (long / 1.0).ceil().max(1.0);
                for part in 0..parts as usize {
                    let share = (part as f64 + 0.5) / parts;
                    let spot =
                        (two[0].0 + (two[1].0 - two[0].0) * share, two[0].1 + (two[1].1 - two[0].1) * share);
                    if covers.iter().any(|cover| covered(cover, spot)) {
                        gap += long / parts;
                        longest = longest.max(gap);
                    } else {
                        gap = 0.0;
                    }
                }
            }
        }
    }
    longest / 100.0
}

fn erases(one: &Painted) -> bool {
    one.fill.as_deref() == Some("var(--surface)")
        || one.stroke.as_ref().is_some_and(|(ink, _)| ink == "var(--surface)")
}

fn covered(cover: &Painted, (x, y): Point) -> bool {
    let ground = |paint: Option<&str>| paint == Some("var(--surface)");
    let filled = ground(cover.fill.as_deref()) && {
        // Even-odd, which is enough for shapes that do not cross themselves.
        let crossings = cover.lines.iter().flat_map(|line| line.windows(2)).filter(|two| {
            let [(ax, ay), (bx, by)] = [two[0], two[1]];
            (ay > y) != (by > y) && x < ax + (y - ay) / (by - ay) * (bx - ax)
        });
        crossings.count() % 2 == 1
    };
    let near = |two: &[Point]| {
        let [(ax, ay), (bx, by)] = [two[0], two[1]];
        let long = (bx - ax).hypot(by - ay).max(f64::EPSILON);
        let along = (((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / long / long).clamp(0.0, 1.0);
        (ax + (bx - ax) * along - x).hypot(ay + (by - ay) * along - y)
    };
    filled
        || cover.stroke.as_ref().is_some_and(|(ink, width)| {
            ground(Some(ink))
                && cover.lines.iter().flat_map(|line| line.windows(2)).any(|two| near(two) < width / 2.0)
        })
}

#[test]
fn a_link_that_crosses_others_stays_whole() {
    let steps = steps_with_links();
    assert!(steps.len() > 150, "{} steps", steps.len());
    for (step, now) in steps {
        let board: Grid = now.to_grid();
        let reason = Reasoned::in_full(FoundStep::whole(step.clone(), now.clone()));
        let gap = longest_gap(&all_painted(&of_step(&board, &board, &reason, "a step")));
        // Six pixels of a cell with 48.
        assert!(gap <= 6.0 / 48.0, "{gap} cells: {:?}", step.technique());
    }
}

/// On the page, rims and the grounds of heads are below every link, and neither is a filled curve.
#[test]
fn the_rims_of_links_are_strokes_below_them() {
    let style = include_str!("../../../../style/roles.css");
    let rule = |name: &str| {
        let (_, rest) = style.split_once(&format!("\n  {name} {{\n")).unwrap_or_else(|| panic!("{name}"));
        rest.split_once('}').expect("an end").0.to_owned()
    };
    let rim = rule(".marks .rim");
    assert!(rim.contains("fill: none"), "{rim}");
    let edges: f64 = rim
        .split_once("var(--line-width) + ")
        .and_then(|(_, rest)| rest.split_once("px")?.0.parse().ok())
        .expect("a width");
    assert!(edges / 2.0 <= 2.0, "{edges} on both sides");
    assert!(rule(".marks .link.weak .head").contains("fill: none"), "an open head shows the links below it");
    let layer = include_str!("../../../app/shared/marks_layer.rs");
    let place = |text: &str| layer.find(text).unwrap_or_else(|| panic!("{text}"));
    assert!(
        place("beneath(&links.arrows)") < place("links.arrows.iter().cloned()"),
        "rims come before all links"
    );
}
