//! A session beside the page's own: it gets messages where the page gets events, and the page must always
//! show the views of this session.

use crate::page::{Page, single_spaced, text_of};
use js_sys::Function;
use stepdoku_page::app::text::{later, text};
use sudoku_core::{Cell, Digit, Shape, explain::Locale, marks::Role};
use sudoku_play::{
    game::{Game, colour::Colour},
    input::{Filter, Mode, Target},
    messages::{BrowserMsg, MachineMsg, Msg, WorkerMsg},
    session::{Announcement, Cmd, Moment, Session},
    ui::{Panel, WorkError},
    view::{
        CellView, Emphasis, Ground, Ink, KeyFace, KeyView, NoteKind, NoteStyle, PadHint, PadView, PlayView,
        Spot,
    },
};
use wasm_bindgen::JsValue;
use web_sys::Element;

pub(crate) struct Twin {
    session: Session,
    /// What the page may have announced last. It leaves the words about a cell to the name of a cell with the focus,
    /// and then the earlier ones stay.
    said: Vec<String>,
    /// Whether its worker has a job.
    waits: bool,
}

impl Twin {
    /// A session on the page's game, with cells of the same size.
    pub(crate) fn of(game: Game, page: &Page) -> Self {
        // A newcomer hears of the keys first.
        let said = vec![page.text("#announcer")];
        let mut twin = Self { session: Session::new(game, Moment::default()), said, waits: false };
        twin.resized(page);
        twin
    }

    /// The language, with the things on the board of the session.
    fn locale(&self) -> Locale {
        text().locale.with(self.session.symbols())
    }

    /// Reads the size of the page's cells.
    pub(crate) fn resized(&mut self, page: &Page) {
        let width = f64::from(page.one(".board").client_width());
        let side = self.session.shape().side();
        self.hear(Msg::Machine(MachineMsg::Browser(BrowserMsg::Resized((width / side as f64) as u16))));
    }

    pub(crate) fn hear(&mut self, msg: Msg) {
        let open = self.session.dialog();
        let cmds = self.session.update(msg, Moment::default());
        // A dialog has a region of its own, which begins empty.
        if self.session.dialog() != open {
            self.said = vec![String::new()];
        }
        for cmd in cmds {
            match cmd {
                Cmd::Announce(announcement) => {
                    if !matches!(announcement, Announcement::Cell(..)) {
                        self.said.clear();
                    }
                    let views = self.session.cells();
                    let labelled = |cell: Cell| self.session.labelled(cell, views[cell.index()]);
                    self.said.push(text().announcements.said(&announcement, &labelled, self.locale()));
                }
                Cmd::Ask(_) => self.waits = true,
                Cmd::Cancel => self.waits = false,
                Cmd::Teach(taught) => self.said = vec![later().taught.said(&taught, self.locale())],
                _ => {}
            }
        }
    }

    pub(crate) const fn session(&self) -> &Session {
        &self.session
    }

    /// Loses the worker, if it has a job. A page under test has none, and says so as soon as it knows.
    pub(crate) async fn loses_its_worker(&mut self, page: &Page) {
        if std::mem::take(&mut self.waits) {
            page.until("the loss of the worker", |page| page.has(".notice > span")).await;
            self.hear(Msg::Machine(MachineMsg::Worker(WorkerMsg::Lost(WorkError::Unreachable))));
        }
    }

    /// Compares all cells, the shading and outlines around them, the pad, the tools, the shapes over the
    /// board, the sentences and the announcements with those of the page.
    pub(crate) fn agrees_with(&self, page: &Page, after: &str) {
        let (shape, views) = (self.session.shape(), self.session.cells());
        let elements = page.all("[role=gridcell]");
        assert_eq!(elements.len(), shape.cell_count(), "cells after {after}");
        agrees_on_ground(page, shape, &self.session.ground(&views), after);
        for (cell, (view, element)) in Cell::all(shape).zip(views.into_iter().zip(elements)) {
            self.agrees_on_cell(cell, view, &element, after);
        }
        self.agrees_on_panel(page, after);
        assert_eq!(shapes_on(page), shapes_of(&self.session), "shapes after {after}");
        let notice =
            self.session.notice().map(|notice| single_spaced(&later().reading.notice(notice, self.locale())));
        assert_eq!(page.texts(".notice > span"), Vec::from_iter(notice), "the notice after {after}");
        let inspected =
            self.session.inspected().map(|seen| text().spoken.inspected(seen, shape, self.locale()));
        let inspected = inspected.map(|(name, said)| single_spaced(&format!("{name} {said}")));
        assert_eq!(page.text(".inspector"), inspected.unwrap_or_default(), "the line after {after}");
        let offered = self.session.inspected().is_some_and(|seen| seen.offered);
        assert_eq!(page.has(".board-foot .look"), offered, "a look is offered after {after}");
        let heard = page.text("#announcer");
        let may_be = self.said.iter().any(|said| heard == single_spaced(said));
        assert!(may_be, "{heard} said after {after}, and not one of {:?}", self.said);
    }

    fn agrees_on_cell(&self, cell: Cell, view: CellView, element: &Element, after: &str) {
        let shape = self.session.shape();
        let attribute = |name: &str| element.get_attribute(name);
        let check = |what: &str, on_page: Option<String>, told: Option<String>| {
            assert_eq!(on_page, told, "{what} of {cell:?} after {after}");
        };
        let notes = view.note_text(shape);
        check("index", attribute("data-cell"), Some(cell.index().to_string()));
        let corner = view.corner_text(shape);
        check("corner notes", attribute("data-corner"), (!corner.is_empty()).then_some(corner));
        check(
            "digit",
            Some(text_of(element)),
            Some(view.digit.map_or_else(String::new, |d| d.symbol().to_string())),
        );
        check("notes", attribute("data-notes"), (!notes.is_empty()).then_some(notes));
        let marked = self.session.marked().into_iter().find(|marked| marked.cell == cell);
        let remark = marked.map_or_else(String::new, |marked| later().marks.remark(&marked, self.locale()));
        check(
            "label",
            attribute("aria-label"),
            Some(text().spoken.cell(self.session.labelled(cell, view), shape, &remark, self.locale())),
        );
        check("tab stop", attribute("tabindex"), Some(if view.cursor { "0" } else { "-1" }.into()));
        check("selected", attribute("aria-selected"), Some((view.selected || view.cursor).to_string()));
        check("read only", attribute("aria-readonly"), (view.ink == Ink::Given).then(|| "true".into()));
        let mut classes: Vec<String> =
            attribute("class").unwrap_or_default().split_whitespace().map(str::to_owned).collect();
        classes.sort();
        assert_eq!(classes, classes_of(view, shape), "classes of {cell:?} after {after}");
    }

    fn agrees_on_panel(&self, page: &Page, after: &str) {
        let playing = self.session.panel() == Panel::Play;
        assert_eq!(page.has("#panel-play"), playing, "the panel after {after}");
        let (pad, tools) = (self.session.pad(), self.session.tools());
        let frame = page.one(".board-frame");
        assert_eq!(frame.get_attribute("data-entry").as_deref(), Some(name_of(pad.mode)), "after {after}");
        let ended = playing && tools.finished && !tools.asking;
        assert_eq!(page.has(".panel.finish"), ended, "the result after {after}");
        if playing && !ended {
            agrees_on_tools(page, &tools, after);
            if self.session.settings().tools {
                agrees_on_more_tools(page, &tools, &pad, after);
            }
            assert_eq!(page.has("[data-does='all-tools']"), !self.session.settings().tools, "after {after}");
            agrees_on_modes(page, &pad, after);
            agrees_on_line(page, &pad, after);
            assert_eq!(page.has(".keypad"), pad.digits && !tools.solution_beside, "the pad after {after}");
            let paints = !pad.paints.is_empty() && !tools.solution_beside;
            assert_eq!(page.has(".paints"), paints, "the colours after {after}");
            agrees_on_keys(page, &pad, &self.session.keys(), after);
            agrees_on_paints(page, &pad, after);
        }
    }
}

fn agrees_on_keys(page: &Page, pad: &PadView, views: &[KeyView], after: &str) {
    if !page.has(".keypad") {
        return;
    }
    let keys = page.all(".keypad button");
    assert_eq!(keys.len(), views.len(), "keys after {after}");
    for (view, key) in views.iter().zip(keys) {
        let part = |selector: &str| key.query_selector(selector).unwrap().map(|part| text_of(&part));
        let digit = view.digit.symbol();
        assert_eq!(part(".key-digit"), Some(digit.to_string()), "a key after {after}");
        let left = view.left.map_or_else(String::new, |left| format!("{left}{}", text().entry.left()));
        assert_eq!(part(".key-left"), Some(left), "left of {digit} after {after}");
        let locked = view.locked.then(|| text().entry.locked().to_owned());
        assert_eq!(part(".key-lock:not([hidden])"), locked, "the lock of {digit} after {after}");
        assert_eq!(key.get_attribute("data-digit"), Some(view.digit.number().to_string()));
        let state = [(view.locked, "key locked"), (view.done, "key done")];
        let class = state.into_iter().find(|(is, _)| *is).map_or("key", |(_, class)| class);
        assert_eq!(key.get_attribute("class").as_deref(), Some(class), "{digit} after {after}");
        let pressed = view.pressed.map(|pressed| pressed.to_string());
        assert_eq!(key.get_attribute("aria-pressed"), pressed, "{digit} pressed after {after}");
    }
    let face = match pad.face {
        KeyFace::Digit => "digit",
        KeyFace::Fixed => "fixed",
        KeyFace::Corner => "corner",
        KeyFace::Centre => "centre",
        KeyFace::Colour => "colour",
    };
    let keypad = page.one(".keypad");
    assert_eq!(keypad.get_attribute("data-face").as_deref(), Some(face), "after {after}");
    let from = pad.from_bottom.then_some("bottom");
    assert_eq!(keypad.get_attribute("data-from").as_deref(), from, "after {after}");
}

fn agrees_on_paints(page: &Page, pad: &PadView, after: &str) {
    let cells = pad.brush.target == Target::Cells;
    let keys = page.all(".paints button");
    if page.has(".paints") {
        assert_eq!(keys.len(), pad.paints.len(), "colours after {after}");
    }
    for (view, key) in pad.paints.iter().zip(keys) {
        let name = text().entry.numbered(view.colour);
        assert_eq!(key.get_attribute("aria-label").as_deref(), Some(name.as_str()), "after {after}");
        assert_eq!(key.has_attribute("data-taken"), view.taken, "{name} taken after {after}");
        let pressed = if cells { view.on } else { view.taken };
        assert_eq!(key.get_attribute("aria-pressed"), Some(pressed.to_string()), "{name} after {after}");
        let lock = key.query_selector(".vh").unwrap();
        assert_eq!(lock.is_some(), view.locked, "{name} locked after {after}");
    }
}

/// The tools at the pad, and those in the sheet of candidates.
fn agrees_on_tools(page: &Page, tools: &PlayView, after: &str) {
    // A long press of *Undo* does a turn again.
    let undo = page.tool("undo").get_attribute("aria-disabled");
    assert_eq!(undo.is_none(), tools.can_undo, "undo after {after}");
    agree_on_disabled(
        page,
        &[
            ("undo", !tools.can_undo && !tools.can_redo),
            ("erase", tools.paused),
            ("hint", tools.paused || tools.finished),
            ("singles", tools.paused || tools.finished),
        ],
        after,
    );
    let candidates = page.tool("candidates").get_attribute("aria-pressed");
    assert_eq!(candidates, Some(tools.candidates_on.to_string()), "candidates pressed after {after}");
    let tried = tools.trial.map(|placed| text().entry.tried(placed));
    assert_eq!(page.texts(".trial > p"), Vec::from_iter(tried), "the trial after {after}");
}

fn agree_on_disabled(page: &Page, tools: &[(&str, bool)], after: &str) {
    for &(does, off) in tools {
        assert_eq!(page.tool(does).has_attribute("disabled"), off, "{does} disabled after {after}");
    }
}

/// The tools that a quiet page doesn't have.
fn agrees_on_more_tools(page: &Page, tools: &PlayView, pad: &PadView, after: &str) {
    let off = ["check", "notes-menu", "paint-menu"].map(|does| (does, tools.paused));
    agree_on_disabled(page, &off, after);
    agree_on_disabled(page, &[("filter", false), ("moments", false), ("solution", false)], after);
    for (does, on) in [("colour", pad.mode == Mode::Colour), ("filter", pad.filters())] {
        let pressed = page.tool(does).get_attribute("aria-pressed");
        assert_eq!(pressed, Some(on.to_string()), "{does} pressed after {after}");
    }
}

fn agrees_on_modes(page: &Page, pad: &PadView, after: &str) {
    if !pad.has_bar() {
        let noting = page.one("[data-does='notes']").get_attribute("aria-pressed");
        return assert_eq!(noting, Some(pad.takes_notes().to_string()), "notes after {after}");
    }
    let modes = page.all(".modes .mode");
    assert_eq!(modes.len(), pad.modes.len(), "modes after {after}");
    for (&mode, button) in pad.modes.iter().zip(modes) {
        assert_eq!(text_of(&button), text().entry.mode(mode, pad.layout), "after {after}");
        assert_eq!(button.get_attribute("data-mode").as_deref(), Some(name_of(mode)), "after {after}");
        let pressed = button.get_attribute("aria-pressed");
        assert_eq!(pressed, Some((mode == pad.mode).to_string()), "{mode:?} pressed after {after}");
    }
    let held = page.one(".modes").has_attribute("data-held");
    assert_eq!(held, pad.momentary, "a held mode after {after}");
}

/// The line at the pad: its text or offer, and its exit.
fn agrees_on_line(page: &Page, pad: &PadView, after: &str) {
    let words = &text().entry;
    let (painting, highlighting) = (pad.offers_painting(), pad.offers_highlights());
    let hint = words.action(pad.hint, pad.layout, text().locale);
    let comma = if pad.letters && pad.hint.is_quiet() { words.comma() } else { "" };
    let said = (!painting && !highlighting).then(|| single_spaced(&format!("{hint}{comma}")));
    assert_eq!(page.texts(".pad-line .hint"), Vec::from_iter(said), "the hint after {after}");
    let locked = matches!(pad.hint, PadHint::Locked(..));
    let way_out = highlighting || pad.way_out().is_some() && (!painting || locked);
    assert_eq!(page.has(".pad-line .way-out"), way_out, "the way out after {after}");
    let targets = page.all(".pad-line .track .mode");
    let pressed: Vec<_> = targets.iter().map(|target| target.get_attribute("aria-pressed")).collect();
    let told =
        [Target::Cells, Target::Candidates].map(|target| Some((target == pad.brush.target).to_string()));
    assert_eq!(pressed, if painting { told.to_vec() } else { Vec::new() }, "what is painted after {after}");
    let on = |selector: &str| {
        page.all(selector)
            .iter()
            .filter(|it| it.get_attribute("aria-pressed").as_deref() == Some("true"))
            .count()
    };
    assert_eq!(page.has(".highlights"), highlighting, "the digits to highlight after {after}");
    let (digits, pairs) = (on(".highlights button"), on(".pad-line .pairs"));
    let expected = match pad.filter.filter(|_| highlighting) {
        Some(Filter::Digit(_)) => (1, 0),
        Some(Filter::Bivalue) => (0, 1),
        None => (0, 0),
    };
    assert_eq!((digits, pairs), expected, "the highlight after {after}");
}

/// Shading and outlines: the cells that each path covers.
fn agrees_on_ground(page: &Page, shape: &Shape, ground: &Ground, after: &str) {
    let frame = page.one(".board-frame");
    let style = match ground.style {
        NoteStyle::Digits => None,
        NoteStyle::Dots => Some("dots"),
        NoteStyle::Count => Some("count"),
    };
    assert_eq!(frame.get_attribute("data-style").as_deref(), style, "after {after}");
    assert_eq!(frame.has_attribute("data-filter"), ground.filtering, "filtering after {after}");
    for (path, told) in [
        (".ground .peers", &ground.peers),
        (".ground .standing", &ground.standing),
        (".ground .barred", &ground.impossible),
        (".rings .chosen", &ground.selected),
        (".rings .here", &ground.cursor.into_iter().collect()),
    ] {
        let covered: Vec<Cell> = covered(&Path::of(page, path), shape);
        assert_eq!(covered, told.iter().collect::<Vec<_>>(), "{path} after {after}");
    }
    let discs = Path::of(page, ".ground .discs");
    assert_eq!(discs.pieces(), ground.discs.len(), "discs after {after}");
    for (cell, spot) in &ground.discs {
        assert!(discs.covers(on(shape, *cell, *spot)), "a disc in {cell:?} after {after}");
    }
    for colour in Colour::all() {
        let number = colour.number();
        let paint = Path::of(page, &format!(".ground .paint[data-colour='{number}']"));
        let cells: Vec<Cell> = ground
            .paint
            .cells
            .iter()
            .filter(|(_, set)| set.contains(colour))
            .map(|(cell, _)| *cell)
            .collect();
        assert_eq!(paint.begins_in(shape), cells, "cells of colour {number} after {after}");
        let chip = Path::of(page, &format!(".ground .chip[data-colour='{number}']"));
        let spots: Vec<_> = ground.paint.chips.iter().filter(|(other, ..)| *other == colour).collect();
        assert_eq!(chip.pieces(), spots.len(), "candidates of colour {number} after {after}");
        for (_, cell, spot) in spots {
            assert!(chip.covers(on(shape, *cell, *spot)), "colour {number} in {cell:?} after {after}");
        }
    }
}

/// A drawn path, evaluated by the browser.
struct Path {
    element: Element,
    line: String,
}

impl Path {
    fn of(page: &Page, selector: &str) -> Self {
        let element: Element = page.one(selector).into();
        let line = element.get_attribute("d").unwrap_or_default();
        Self { element, line }
    }

    fn pieces(&self) -> usize {
        self.line.matches('M').count()
    }

    /// Whether it covers a point, in cells from the left and the top.
    fn covers(&self, (x, y): (f64, f64)) -> bool {
        thread_local! {
            static ASK: Function =
                Function::new_with_args("path, x, y", "return path.isPointInFill({ x, y });");
        }
        let ask = |ask: &Function| ask.call3(&JsValue::NULL, &self.element, &x.into(), &y.into());
        !self.line.is_empty() && ASK.with(ask).unwrap().is_truthy()
    }

    /// The cells where its pieces start, in reading order.
    fn begins_in(&self, shape: &Shape) -> Vec<Cell> {
        let start = |piece: &str| -> (f64, f64) {
            let end = piece.find(|letter: char| letter.is_ascii_alphabetic()).unwrap_or(piece.len());
            let (x, y) = piece[..end].trim().split_once(' ').unwrap();
            (x.parse().unwrap(), y.parse().unwrap())
        };
        let cell = |(x, y): (f64, f64)| shape.geometry().cell(y as usize, x as usize);
        let mut cells: Vec<Cell> = self.line.split('M').skip(1).map(|piece| cell(start(piece))).collect();
        cells.sort_unstable();
        cells
    }
}

/// The cells whose middle a path covers.
fn covered(path: &Path, shape: &Shape) -> Vec<Cell> {
    if path.line.is_empty() {
        return Vec::new();
    }
    let geometry = shape.geometry();
    let middle = |cell: Cell| (geometry.column(cell) as f64 + 0.5, geometry.row(cell) as f64 + 0.5);
    Cell::all(shape).filter(|&cell| path.covers(middle(cell))).collect()
}

fn on(shape: &Shape, cell: Cell, spot: Spot) -> (f64, f64) {
    let geometry = shape.geometry();
    (geometry.column(cell) as f64 + spot.across, geometry.row(cell) as f64 + spot.down)
}

const fn name_of(mode: Mode) -> &'static str {
    match mode {
        Mode::Digit => "digits",
        Mode::Corner => "corner",
        Mode::Centre => "notes",
        Mode::Colour => "colour",
    }
}

fn classes_of(view: CellView, shape: &Shape) -> Vec<String> {
    let ink = match view.ink {
        Ink::None => "empty",
        Ink::Given => "given",
        Ink::Placed => "placed",
        Ink::Solver => "solver",
    };
    let two_kinds = view.draws_two_kinds();
    let names = [
        ("cell", true),
        (ink, true),
        ("note", matches!(view.note_kind, NoteKind::Notes | NoteKind::Candidates)),
        ("preview", view.note_kind == NoteKind::Preview),
        ("selected", view.selected),
        ("same", view.same),
        ("conflict", view.conflict),
        ("wrong", view.wrong),
        ("tried", view.tried),
        ("cause", view.cause),
        ("target", view.target),
        ("lit", view.lit),
        ("painted", view.painted || view.chips.iter().any(|digits| !digits.is_empty())),
        ("two-kinds", two_kinds),
    ];
    let mut names: Vec<String> =
        names.into_iter().filter(|(_, is)| *is).map(|(name, _)| name.to_owned()).collect();
    if two_kinds && !view.corner.is_empty() {
        names.push(format!("corners-{}", view.corner_places(shape)));
    }
    if two_kinds && view.centre_length(shape) > 5 {
        names.push(format!("long-{}", view.centre_length(shape).min(10)));
    }
    names.sort();
    names
}

/// A shape by its name, column and row.
type Drawn = (&'static str, usize, usize);

fn shapes_of(session: &Session) -> Vec<Drawn> {
    let geometry = session.shape().geometry();
    let at = |name, cell: Cell| (name, geometry.column(cell), geometry.row(cell));
    let mut emphases: Vec<Drawn> = session
        .emphases()
        .into_iter()
        // One outline surrounds the cells of a set.
        .filter(|emphasis| !matches!(emphasis, Emphasis::Cell(_, Role::Set(_))))
        .map(|emphasis| match emphasis {
            Emphasis::House(house, role) => {
                let name = match role {
                    Role::Clash => "rect.house.clash",
                    Role::Lit => "rect.house.lit-house",
                    Role::Aid => "rect.house.cover",
                    _ => "rect.house",
                };
                at(name, geometry.cells(house)[0])
            }
            Emphasis::Cell(cell, Role::Clash) => at("g.contradiction", cell),
            Emphasis::Cell(cell, Role::Lit) => at("rect.lit-cell", cell),
            Emphasis::Cell(cell, _) => at("rect.cause", cell),
            Emphasis::Candidate(candidate, role) => {
                let name = match role {
                    Role::Placed => "rect.place",
                    Role::Guessed => "text.guess-digit",
                    Role::Eliminated => "g.elim",
                    Role::Lit => "g.lit-cand",
                    _ => "g.chip-mark",
                };
                at(name, candidate.cell)
            }
        })
        .collect();
    emphases.extend(session.drawing().letters.into_iter().map(|letter| at("g.set-letter", letter.cell)));
    let halos = session.drawing().lit.spots;
    emphases.extend(halos.into_iter().map(|(cell, _)| at("circle.halo", cell)));
    emphases.sort_unstable();
    emphases
}

fn shapes_on(page: &Page) -> Vec<Drawn> {
    let names = [
        "rect.house.clash",
        "rect.house.lit-house",
        "rect.house.cover",
        "rect.house",
        "g.contradiction",
        "rect.lit-cell",
        "rect.cause",
        "rect.place",
        "text.guess-digit",
        "g.elim",
        "g.lit-cand",
        "g.chip-mark",
        "g.set-letter",
        "circle.halo",
    ];
    let mut emphases = Vec::new();
    for emphasis in page.all(".board > svg.marks > *") {
        // A digit beside its frame, and the diamond beside its digit, are part of that shape.
        let part = emphasis.matches("text.place-digit, path.guess").unwrap();
        if part {
            continue;
        }
        let name = names.into_iter().find(|name| emphasis.matches(name).unwrap());
        let name = name.unwrap_or_else(|| panic!("an unknown shape: {}", emphasis.outer_html()));
        let inner = emphasis.query_selector("rect, circle").unwrap().unwrap_or(emphasis);
        let number = |names: [&str; 2]| -> f64 {
            let found = names.into_iter().find_map(|name| inner.get_attribute(name));
            found.unwrap().parse().unwrap()
        };
        emphases.push((name, number(["x", "cx"]).floor() as usize, number(["y", "cy"]).floor() as usize));
    }
    emphases.sort_unstable();
    emphases
}

pub(crate) fn digit(number: u8) -> Digit {
    Digit::new(number).unwrap()
}
