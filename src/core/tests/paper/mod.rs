//! Reads a printed page back: everything drawn on it and where, with no knowledge of how it was drawn.
#![allow(dead_code, reason = "each program of tests uses its own part")]

use roxmltree::{Document, Node};

/// A board on a page: the square frame around it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Frame {
    pub(crate) x: f64,
    pub(crate) y: f64,
    pub(crate) width: f64,
    /// The half of the sheet, or any other group moved as a whole, from 1; 0 outside of groups.
    pub(crate) group: usize,
}

/// A letter, and the middle or the start of its base line.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Letter {
    pub(crate) x: f64,
    pub(crate) y: f64,
    pub(crate) text: String,
    pub(crate) size: f64,
    pub(crate) grey: bool,
    pub(crate) group: usize,
}

/// A text, and its place on the page.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Line {
    pub(crate) text: String,
    pub(crate) upside_down: bool,
    pub(crate) top: f64,
    pub(crate) bottom: f64,
}

/// The contents of a page.
#[derive(Debug, Default)]
pub(crate) struct Seen {
    pub(crate) size: (f64, f64),
    pub(crate) frames: Vec<Frame>,
    /// Single letters with their own positions.
    pub(crate) letters: Vec<Letter>,
    /// All texts in order.
    pub(crate) texts: Vec<String>,
    /// The same with their places.
    pub(crate) lines: Vec<Line>,
    /// The lower edge of each frame on the page.
    pub(crate) ends: Vec<f64>,
    /// The dots of each code: its side, and the black ones.
    pub(crate) codes: Vec<(usize, Vec<(usize, usize)>)>,
    /// The least and the largest coordinate on each axis.
    pub(crate) least: (f64, f64),
    pub(crate) most: (f64, f64),
    /// The current group, and the number of groups so far.
    group: usize,
    groups: usize,
}

/// The translation of a group.
#[derive(Clone, Copy)]
struct Matrix([f64; 6]);

impl Matrix {
    fn of(self, (x, y): (f64, f64)) -> (f64, f64) {
        let [a, b, c, d, e, f] = self.0;
        (a * x + c * y + e, b * x + d * y + f)
    }

    fn then(self, inner: [f64; 6]) -> Self {
        let [a, b, c, d, ..] = self.0;
        let (e, f) = self.of((inner[4], inner[5]));
        let turn = |x: f64, y: f64| (a * x + c * y, b * x + d * y);
        let ((a, b), (c, d)) = (turn(inner[0], inner[1]), turn(inner[2], inner[3]));
        Self([a, b, c, d, e, f])
    }
}

fn numbers(text: &str) -> Vec<f64> {
    let parts = text.split(|symbol: char| !(symbol.is_ascii_digit() || matches!(symbol, '.' | '-')));
    parts.filter(|part| !part.is_empty()).map(|part| part.parse().expect("a number")).collect()
}

/// Reads a page. It must be well-formed, contain no unknown element, and load nothing.
pub(crate) fn read(svg: &str) -> Seen {
    let document = Document::parse(svg).expect("well-formed");
    let root = document.root_element();
    let view = numbers(root.attribute("viewBox").expect("a box"));
    let mut seen = Seen {
        size: (view[2], view[3]),
        least: (f64::MAX, f64::MAX),
        most: (f64::MIN, f64::MIN),
        ..Seen::default()
    };
    assert_eq!(root.attribute("width"), Some(&*format!("{}mm", view[2])));
    walk(root, Matrix([1.0, 0.0, 0.0, 1.0, 0.0, 0.0]), &mut seen);
    seen
}

fn walk(node: Node<'_, '_>, at: Matrix, seen: &mut Seen) {
    for attribute in node.attributes() {
        assert!(!matches!(attribute.name(), "style" | "href" | "class" | "onload"), "{}", attribute.name());
        assert!(!attribute.value().contains("url("), "{}", attribute.value());
    }
    let mut inside = at;
    match node.tag_name().name() {
        "svg" | "rect" => {}
        "g" => {
            let text = node.attribute("transform").expect("a group moves something");
            for part in text.split_inclusive(')') {
                let n = numbers(part);
                inside = match (part.trim().split('(').next(), &n[..]) {
                    (Some("translate"), [x, y]) => inside.then([1.0, 0.0, 0.0, 1.0, *x, *y]),
                    (Some("scale"), [by]) => inside.then([*by, 0.0, 0.0, *by, 0.0, 0.0]),
                    (Some("rotate"), [turn, x, y]) if (turn - 180.0).abs() < 1e-9 => {
                        inside.then([-1.0, 0.0, 0.0, -1.0, 2.0 * x, 2.0 * y])
                    }
                    _ => panic!("{text}"),
                };
            }
        }
        "path" => path(node, at, seen),
        "circle" => {
            let [x, y, r] = ["cx", "cy", "r"].map(|name| numbers(node.attribute(name).expect(name))[0]);
            for point in [(x - r, y - r), (x + r, y + r)] {
                touch(at.of(point), seen);
            }
        }
        "text" => text(node, at, seen),
        other => panic!("<{other}>"),
    }
    for child in node.children().filter(Node::is_element) {
        let outermost = child.tag_name().name() == "g" && seen.group == 0;
        if outermost {
            seen.groups += 1;
            seen.group = seen.groups;
        }
        walk(child, inside, seen);
        if outermost {
            seen.group = 0;
        }
    }
}

fn touch((x, y): (f64, f64), seen: &mut Seen) {
    seen.least = (seen.least.0.min(x), seen.least.1.min(y));
    seen.most = (seen.most.0.max(x), seen.most.1.max(y));
}

fn path(node: Node<'_, '_>, at: Matrix, seen: &mut Seen) {
    let text = node.attribute("d").expect("a path");
    let (mut here, mut start) = ((0.0, 0.0), (0.0, 0.0));
    let mut dots = Vec::new();
    let starts: Vec<usize> =
        text.match_indices(|s: char| s.is_ascii_alphabetic()).map(|(at, _)| at).collect();
    for (nth, &from) in starts.iter().enumerate() {
        let part = &text[from..starts.get(nth + 1).copied().unwrap_or(text.len())];
        let n = numbers(&part[1..]);
        here = match (&part[..1], &n[..]) {
            // The quarters of a circle end where it is widest.
            ("M" | "L", [x, y]) | ("C", [.., x, y]) => (*x, *y),
            ("h", [x]) => (here.0 + x, here.1),
            ("v", [y]) => (here.0, here.1 + y),
            ("H", [x]) => (*x, here.1),
            ("V", [y]) => (here.0, *y),
            ("z", []) => start,
            _ => panic!("{part} of {text}"),
        };
        if part.starts_with('M') {
            start = here;
        }
        if part.starts_with('h') && n[0] > 0.0 {
            dots.push((start, n[0]));
        }
        touch(at.of(here), seen);
    }
    if node.attribute("shape-rendering").is_some() {
        let dots: Vec<(usize, usize)> = dots
            .into_iter()
            .flat_map(|((x, y), run)| (0..run as usize).map(move |dot| (x as usize + dot, y as usize)))
            .collect();
        let side = dots.iter().map(|dot| dot.0.max(dot.1) + 1).max().expect("dots");
        seen.codes.push((side, dots));
    } else if text.ends_with('z') && text.contains('h') && node.attribute("stroke") == Some("#000") {
        // The frame ends the path of thick lines; smaller squares surround candidates.
        let last = numbers(&text[text.rfind('M').expect("a start")..]);
        if text.matches('M').count() > 1 {
            seen.ends.push(at.of((last[0], last[1] + last[2])).1);
            seen.frames.push(Frame { x: last[0], y: last[1], width: last[2], group: seen.group });
        }
    }
}

fn text(node: Node<'_, '_>, at: Matrix, seen: &mut Seen) {
    let text = node.text().unwrap_or_default();
    let places = numbers(node.attribute("x").expect("a place"));
    let y = numbers(node.attribute("y").expect("a line"))[0];
    let size = numbers(node.attribute("font-size").expect("a size"))[0];
    let count = text.chars().count();
    assert!(count > 0, "no empty text");
    seen.texts.push(text.to_owned());
    let (over, under) = (at.of((0.0, y - size * 0.75)).1, at.of((0.0, y)).1);
    let (top, bottom) = (over.min(under), over.max(under));
    seen.lines.push(Line { text: text.to_owned(), upside_down: over > under, top, bottom });
    let grey = node.attribute("fill").is_some();
    // No letter is narrower than a quarter of its size, so a longer text is surely cut off.
    let width = if places.len() == 1 { count as f64 * size * 0.4 } else { size * 0.6 };
    let (before, after) = match node.attribute("text-anchor") {
        Some("middle") => (width / 2.0, width / 2.0),
        Some("end") => (width, 0.0),
        _ => (0.0, width),
    };
    for &x in &places {
        touch(at.of((x - before, y - size * 0.75)), seen);
        touch(at.of((x + after, y)), seen);
    }
    if places.len() == count {
        for (&x, symbol) in places.iter().zip(text.chars()) {
            seen.letters.push(Letter { x, y, text: symbol.to_string(), size, grey, group: seen.group });
        }
    }
}

impl Seen {
    /// The digits in a board, as a line; notes, which are grey, are left out.
    pub(crate) fn board(&self, frame: Frame, side: usize) -> String {
        let cell = frame.width / side as f64;
        let mut line = vec!["."; side * side];
        for letter in self
            .letters
            .iter()
            .filter(|letter| letter.group == frame.group && !letter.grey && letter.size > cell * 0.5)
        {
            let (x, y) = ((letter.x - frame.x) / cell, (letter.y - letter.size * 0.355 - frame.y) / cell);
            if x > 0.0 && y > 0.0 && x < side as f64 && y < side as f64 {
                // Each is centred in its cell.
                assert!(
                    (x.fract() - 0.5).abs() < 0.02 && (y.fract() - 0.5).abs() < 0.02,
                    "{letter:?} {frame:?}"
                );
                let at = y as usize * side + x as usize;
                assert_eq!(line[at], ".", "two digits in a cell");
                line[at] = &letter.text;
            }
        }
        line.concat()
    }

    /// Whether everything is inside a margin.
    pub(crate) fn is_within(&self, margin: f64) -> bool {
        let ((left, top), (right, bottom)) = (self.least, self.most);
        left >= margin && top >= margin && right <= self.size.0 - margin && bottom <= self.size.1 - margin
    }
}
