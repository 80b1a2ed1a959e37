//! A session beside the page's own: it is told in messages what the page is told in events, and all that
//! the page then shows must be what this session says.

use crate::page::{Page, single_spaced, text_of};
use stepdoku::app::text::text;
use sudoku_core::{
    Cell, Digit,
    marks::Role,
    play::{
        game::Game,
        session::{Cmd, Moment, Msg, Session},
        view::{CellView, Ink, NoteKind, Shape},
    },
};
use web_sys::Element;

/// The session beside the page's.
pub(crate) struct Twin {
    session: Session,
    /// What was said last to those who listen.
    said: String,
}

impl Twin {
    /// A session on the game that the page shows, with cells as large as there.
    pub(crate) fn of(game: Game, page: &Page) -> Self {
        let side = game.order().side();
        let mut twin = Self { session: Session::new(game, Moment::default()), said: String::new() };
        let width = f64::from(page.one(".board").client_width());
        twin.hear(Msg::Resized((width / side as f64) as u16));
        twin
    }

    /// Takes a message in.
    pub(crate) fn hear(&mut self, msg: Msg) {
        for cmd in self.session.update(msg, Moment::default()) {
            if let Cmd::Announce(announcement) = cmd {
                let views = self.session.cells();
                let labelled = |cell: Cell| self.session.labelled(cell, views[cell.index()]);
                self.said = (text().announce)(&announcement, &labelled);
            }
        }
    }

    /// The session, to be read.
    pub(crate) const fn session(&self) -> &Session {
        &self.session
    }

    /// Compares all cells, the pad, the tools, the shapes over the board and what is said with those of the page.
    pub(crate) fn agrees_with(&self, page: &Page, after: &str) {
        let (order, views) = (self.session.order(), self.session.cells());
        let elements = page.all("[role=gridcell]");
        assert_eq!(elements.len(), order.cell_count(), "cells after {after}");
        for (cell, (view, element)) in Cell::all(order).zip(views.into_iter().zip(elements)) {
            self.agrees_on_cell(cell, view, &element, after);
        }
        self.agrees_on_pad(page, after);
        assert_eq!(shapes_on(page), shapes_of(&self.session), "shapes after {after}");
        assert_eq!(page.text("#announcer"), single_spaced(&self.said), "said after {after}");
    }

    fn agrees_on_cell(&self, cell: Cell, view: CellView, element: &Element, after: &str) {
        let order = self.session.order();
        let attribute = |name: &str| element.get_attribute(name);
        let check = |what: &str, on_page: Option<String>, told: Option<String>| {
            assert_eq!(on_page, told, "{what} of {cell:?} after {after}");
        };
        let notes = view.note_text(order);
        check("index", attribute("data-cell"), Some(cell.index().to_string()));
        check("digit", Some(text_of(element)), Some(view.digit.map_or_else(String::new, |d| d.to_string())));
        check("notes", attribute("data-notes"), (!notes.is_empty()).then_some(notes));
        check(
            "label",
            attribute("aria-label"),
            Some((text().cell)(self.session.labelled(cell, view), order)),
        );
        check("tab stop", attribute("tabindex"), Some(if view.cursor { "0" } else { "-1" }.into()));
        check("selected", attribute("aria-selected"), Some(view.cursor.to_string()));
        check("read only", attribute("aria-readonly"), (view.ink == Ink::Given).then(|| "true".into()));
        let mut classes: Vec<String> =
            attribute("class").unwrap_or_default().split_whitespace().map(str::to_owned).collect();
        classes.sort();
        assert_eq!(classes, classes_of(view), "classes of {cell:?} after {after}");
    }

    fn agrees_on_pad(&self, page: &Page, after: &str) {
        if !page.has(".keypad") {
            return;
        }
        let pad = self.session.pad();
        let keys = page.all(".keypad button");
        assert_eq!(keys.len(), pad.keys.len(), "keys after {after}");
        for (view, key) in pad.keys.iter().zip(keys) {
            let said = text_of(&key);
            let told = format!("{} {} {}", view.digit, view.left, text().play.left);
            assert_eq!(said, told, "a key after {after}");
            assert_eq!(key.get_attribute("data-digit"), Some(view.digit.number().to_string()));
            assert_eq!(key.class_list().contains("done"), view.left == 0, "{said} done after {after}");
            let pressed = pad.notes_on.then(|| view.on.to_string());
            assert_eq!(key.get_attribute("aria-pressed"), pressed, "{said} pressed after {after}");
        }
        let (tools, words) = (self.session.tools(), &text().play);
        for (name, off) in [
            (words.undo, !tools.can_undo),
            (words.redo, !tools.can_redo),
            (words.restart, !tools.can_restart),
            (words.erase, tools.paused),
        ] {
            let disabled = page.button(".tools", name).has_attribute("disabled");
            assert_eq!(disabled, off, "{name} disabled after {after}");
        }
        for (name, on) in [(words.notes, tools.notes_on), (words.candidates, tools.candidates_on)] {
            let pressed = page.button(".tools", name).get_attribute("aria-pressed");
            assert_eq!(pressed, Some(on.to_string()), "{name} pressed after {after}");
        }
    }
}

fn classes_of(view: CellView) -> Vec<String> {
    let ink = match view.ink {
        Ink::None => "empty",
        Ink::Given => "given",
        Ink::Placed => "placed",
        Ink::Solver => "solver",
    };
    let names = [
        ("cell", true),
        (ink, true),
        ("note", matches!(view.note_kind, NoteKind::Notes | NoteKind::Candidates)),
        ("preview", view.note_kind == NoteKind::Preview),
        ("selected", view.selected),
        ("peer", view.peer),
        ("same", view.same),
        ("conflict", view.conflict),
        ("cause", view.cause),
        ("target", view.target),
        ("lit", view.lit),
    ];
    let mut names: Vec<String> =
        names.into_iter().filter(|(_, is)| *is).map(|(name, _)| name.to_owned()).collect();
    names.sort();
    names
}

/// A shape by its name and the column and row in which it is drawn.
type Drawn = (&'static str, usize, usize);

fn shapes_of(session: &Session) -> Vec<Drawn> {
    let geometry = session.order().geometry();
    let at = |name, cell: Cell| (name, geometry.column(cell), geometry.row(cell));
    let mut shapes: Vec<Drawn> = session
        .shapes()
        .into_iter()
        .map(|shape| match shape {
            Shape::House(house, role) => {
                let name = match role {
                    Role::Clash => "rect.house.clash",
                    Role::Lit => "rect.house.lit-house",
                    _ => "rect.house",
                };
                at(name, geometry.cells(house)[0])
            }
            Shape::Cell(cell, Role::Clash) => at("g.contradiction", cell),
            Shape::Cell(cell, Role::Lit) => at("rect.lit-cell", cell),
            Shape::Cell(cell, _) => at("rect.cause", cell),
            Shape::Candidate(candidate, role) => {
                let name = match role {
                    Role::Placed => "rect.place",
                    Role::Guessed => "text.guess-digit",
                    Role::Eliminated => "g.elim",
                    Role::Lit => "g.lit-cand",
                    Role::House | Role::Cause | Role::Clash => "circle.cause-cand",
                };
                at(name, candidate.cell)
            }
        })
        .collect();
    shapes.sort_unstable();
    shapes
}

fn shapes_on(page: &Page) -> Vec<Drawn> {
    let names = [
        "rect.house.clash",
        "rect.house.lit-house",
        "rect.house",
        "g.contradiction",
        "rect.lit-cell",
        "rect.cause",
        "rect.place",
        "text.guess-digit",
        "g.elim",
        "g.lit-cand",
        "circle.cause-cand",
    ];
    let mut shapes = Vec::new();
    for shape in page.all(".board > svg.marks > *") {
        // A digit of its own beside its frame, and the diamond beside its digit, are part of that shape.
        let part = shape.matches("text.place-digit, path.guess").unwrap();
        if part {
            continue;
        }
        let name = names.into_iter().find(|name| shape.matches(name).unwrap());
        let name = name.unwrap_or_else(|| panic!("an unknown shape: {}", shape.outer_html()));
        let inner = shape.query_selector("rect, circle").unwrap().unwrap_or(shape);
        let number = |names: [&str; 2]| -> f64 {
            let found = names.into_iter().find_map(|name| inner.get_attribute(name));
            found.unwrap().parse().unwrap()
        };
        shapes.push((name, number(["x", "cx"]).floor() as usize, number(["y", "cy"]).floor() as usize));
    }
    shapes.sort_unstable();
    shapes
}

/// A digit by its number.
pub(crate) fn digit(number: u8) -> Digit {
    Digit::new(number).unwrap()
}
