//! The drawing of a step: frames, outlines, links, chips and digits, with a shape for each meaning.
//! Backgrounds are under the board's digits, the rest above. Units are cells; x counts columns and y rows,
//! from 0.

use super::lines::{border, polygon};
use leptos::prelude::*;
use sudoku_core::{Cell, House, Shape, marks::Role};
use sudoku_play::view::{Arrow, Drawing, Emphasis, Group, Letter, Mark, Point, Spot, around_house, path};

/// The most room that a mark of a candidate takes.
const MOST: f64 = 0.36;

/// The whole current drawing. Marks that stay keep their elements, so that only new ones animate.
#[component]
pub(crate) fn MarksLayer(shape: Shape, #[prop(into)] drawing: Signal<Drawing>) -> impl IntoView {
    let side = shape.side();
    let web = Memo::new(move |_| drawing.with(|drawing| drawing.web.clone()));
    let routed = Memo::new(move |_| web.with(|web| web.routed(shape)));
    let sets = Memo::new(move |_| drawing.with(|drawing| drawing.sets.clone()));
    let lit = Memo::new(move |_| drawing.with(|drawing| drawing.lit.clone()));
    let lit_links = Memo::new(move |_| lit.with(|lit| lit.links.clone()));
    let halo = move |(cell, spot): (Cell, Spot)| {
        let (x, y) = corner(shape, cell);
        let radius = spot.width.max(spot.height).min(MOST) * 0.56;
        view! { <circle class="halo" cx=x + spot.across cy=y + spot.down r=radius></circle> }
    };
    let emphases = move |under: bool| {
        move || {
            let drawn = |emphasis: &Emphasis| {
                let below = matches!(emphasis, Emphasis::Cell(_, Role::Cause | Role::Aid));
                let elsewhere = match emphasis {
                    Emphasis::Cell(_, Role::Set(_)) => true,
                    Emphasis::Candidate(_, role) => !matches!(role, Role::Placed | Role::Guessed),
                    _ => false,
                };
                below == under && !elsewhere
            };
            drawing.with(|drawing| drawing.emphases.iter().copied().filter(drawn).collect::<Vec<_>>())
        }
    };
    let marks = move || drawing.with(|drawing| drawing.marks.clone());
    let key = |mark: &Mark| {
        let place = |at: f64| (at * 1000.0) as u32;
        (mark.candidate, mark.role, place(mark.spot.across), place(mark.spot.down))
    };
    let field = format!("0 0 {side} {side}");
    view! {
        <svg class="marks under" viewBox=field.clone() aria-hidden="true">
            <For each=emphases(true) key=|emphasis| *emphasis children=move |emphasis| draw(shape, emphasis) />
            {move || {
                let outline = |(number, cells)| {
                    let inset = 0.03 + 0.018 * f64::from(number);
                    view! { <path class=set_class(number) d=border(shape, &cells, inset)></path> }
                };
                sets.get().into_iter().map(outline).collect_view()
            }}
            {move || routed.with(|links| links.groups.iter().map(together).collect_view())}
            {move || routed.with(|links| beneath(&links.arrows))}
            <For
                each=move || routed.with(|links| links.arrows.clone())
                key=|arrow| (arrow.number, arrow.strong, path(&arrow.line))
                children=move |one| {
                    let number = one.number;
                    arrow(&one, move || lit_links.with(|lit| lit.contains(&number)))
                }
            />
        </svg>
        <svg class="marks" viewBox=field aria-hidden="true">
            <For each=emphases(false) key=|emphasis| *emphasis children=move |emphasis| draw(shape, emphasis) />
            <For each=marks key=key children=move |mark| on_candidate(shape, mark) />
            {move || routed.with(|links| links.arrows.iter().filter_map(line_number).collect_view())}
            {move || drawing.with(|drawing| drawing.letters.iter().map(|one| letter(shape, *one)).collect_view())}
            {move || lit.with(|lit| lit.spots.iter().copied().map(halo).collect_view())}
        </svg>
    }
}

fn draw(shape: Shape, emphasis: Emphasis) -> AnyView {
    match emphasis {
        Emphasis::House(house, role) => frame(shape, house, role),
        Emphasis::Cell(cell, role) => on_cell(shape, cell, role),
        Emphasis::Candidate(candidate, role) => {
            let (x, y) = corner(shape, candidate.cell);
            let (middle_x, middle_y) = (x + 0.5, y + 0.5);
            let symbol = candidate.digit.symbol();
            if role == Role::Guessed {
                let diamond = diamond((middle_x, middle_y), 0.47);
                view! {
                    <path class="guess" d=diamond></path>
                    <text class="guess-digit" x=middle_x y=middle_y>{symbol}</text>
                }
                .into_any()
            } else {
                view! {
                    <rect class="place" x=x + 0.06 y=y + 0.06 width="0.88" height="0.88" rx="0.1"></rect>
                    <text class="place-digit" x=middle_x y=middle_y>{symbol}</text>
                }
                .into_any()
            }
        }
    }
}

fn frame(shape: Shape, house: House, role: Role) -> AnyView {
    let cells = shape.geometry().cells(house);
    let (Some(first), Some(last)) = (cells.first(), cells.last()) else { return ().into_any() };
    let (x, y) = corner(shape, *first);
    let (right, bottom) = corner(shape, *last);
    // Houses cross: the cover's frames are a little further in.
    let inset = if role == Role::Aid { 0.07 } else { 0.025 };
    let class = match role {
        Role::Clash => "house clash",
        Role::Lit => "house lit-house",
        Role::Aid => "house cover",
        _ => "house",
    };
    if let Some(loops) = around_house(shape, house, inset) {
        let mut path = String::new();
        for corners in loops {
            polygon(&mut path, corners.into_iter());
        }
        return view! { <path class=class d=path></path> }.into_any();
    }
    view! {
        <rect
            class=class
            x=x + inset
            y=y + inset
            width=right - x + 1.0 - 2.0 * inset
            height=bottom - y + 1.0 - 2.0 * inset
            rx="0.08"
        ></rect>
    }
    .into_any()
}

fn on_cell(shape: Shape, cell: Cell, role: Role) -> AnyView {
    let (x, y) = corner(shape, cell);
    if role == Role::Clash {
        let (left, right, top, bottom) = (x + 0.25, x + 0.75, y + 0.25, y + 0.75);
        let cross = format!("M{left} {top}L{right} {bottom}M{right} {top}L{left} {bottom}");
        return view! {
            <g class="contradiction">
                <rect x=x + 0.06 y=y + 0.06 width="0.88" height="0.88" rx="0.08"></rect>
                <path d=cross></path>
            </g>
        }
        .into_any();
    }
    let class = match role {
        Role::Lit => "lit-cell",
        Role::Aid => "cause aid",
        Role::House => "house",
        _ => "cause",
    };
    view! { <rect class=class x=x + 0.04 y=y + 0.04 width="0.92" height="0.92" rx="0.06"></rect> }.into_any()
}

/// A chip with the candidate's digit: it never hides a note, and shows a candidate without one.
fn on_candidate(shape: Shape, Mark { candidate, role, spot }: Mark) -> AnyView {
    let (x, y) = corner(shape, candidate.cell);
    let middle = (x + spot.across, y + spot.down);
    chip(role, middle, spot, Some(candidate.digit.symbol()))
}

/// The letter of a set, with inverted colours to tell it from a candidate's chip.
fn letter(shape: Shape, Letter { set, cell, spot }: Letter) -> AnyView {
    let (x, y) = corner(shape, cell);
    let middle = (x + spot.across, y + spot.down);
    let chip = chip(Role::Set(set), middle, spot, Some(char::from(b'A' + set % 26)));
    view! { <g class="set-letter">{chip}</g> }.into_any()
}

/// A chip of a role around a point, in the room of its spot.
pub(crate) fn chip(role: Role, (x, y): Point, spot: Spot, symbol: Option<char>) -> AnyView {
    let (wide, high) = (spot.width.min(MOST) * 0.94, spot.height.min(MOST) * 0.94);
    let least = wide.min(high);
    let round = match role {
        Role::Eliminated | Role::Set(_) | Role::Color(2..) => least * 0.2,
        _ => least / 2.0,
    };
    let (left, top) = (x - wide / 2.0, y - high / 2.0);
    let body = if role == Role::Fin {
        view! { <path d=diamond((x, y), least * 0.66)></path> }.into_any()
    } else {
        view! { <rect x=left y=top width=wide height=high rx=round></rect> }.into_any()
    };
    let reach = 0.43 * least;
    let strike = (role == Role::Eliminated).then(|| {
        view! { <line x1=x - reach y1=y - reach x2=x + reach y2=y + reach></line> }
    });
    let size = (high * 0.8).min(wide * 1.25);
    let text = symbol.map(|symbol| view! { <text x=x y=y font-size=size>{symbol}</text> });
    view! { <g class=chip_class(role)>{body}{text}{strike}</g> }.into_any()
}

const fn chip_class(role: Role) -> &'static str {
    match role {
        Role::Eliminated => "elim",
        Role::Lit => "lit-cand",
        Role::Aid => "chip-mark aid",
        Role::Fin => "chip-mark fin",
        Role::Color(0) => "chip-mark colour-a",
        Role::Color(1) => "chip-mark colour-b",
        Role::Color(2) => "chip-mark colour-c",
        Role::Color(_) => "chip-mark colour-d",
        Role::Set(0) => "chip-mark set-a",
        Role::Set(1) => "chip-mark set-b",
        Role::Set(2) => "chip-mark set-c",
        Role::Set(3) => "chip-mark set-d",
        Role::Set(4) => "chip-mark set-e",
        Role::Set(_) => "chip-mark set-f",
        Role::House | Role::Cause | Role::Placed | Role::Guessed | Role::Clash => "chip-mark cause-cand",
    }
}

/// The class of the outline of a set.
pub(crate) const fn set_class(number: u8) -> &'static str {
    match number {
        0 => "set set-a",
        1 => "set set-b",
        2 => "set set-c",
        3 => "set set-d",
        4 => "set set-e",
        _ => "set set-f",
    }
}

/// The rims of all links, and the grounds of their heads. They are below every line: a link may cross another one, and
/// must not cut it.
fn beneath(arrows: &[Arrow]) -> Option<AnyView> {
    if arrows.is_empty() {
        return None;
    }
    let heads: String = arrows.iter().map(|arrow| head(&arrow.head)).collect();
    let lines: String = arrows.iter().map(|arrow| path(&arrow.line)).collect();
    let drawn = view! {
        <path class="rim" d=format!("{lines}{heads}")></path>
        <path class="head-ground" d=heads></path>
    };
    Some(drawn.into_any())
}

fn head(corners: &[Point; 3]) -> String {
    let [tip, one, other] = corners.map(|(x, y)| format!("{x:.3} {y:.3}"));
    format!("M{tip}L{one}L{other}Z")
}

/// A link: its line, and a head that stays solid even on a dashed line.
pub(crate) fn arrow(
    Arrow { strong, line: curve, head, .. }: &Arrow,
    lit: impl Fn() -> bool + Send + 'static,
) -> AnyView {
    let class = if *strong { "link strong" } else { "link weak" };
    let long = format!("{:.2}", curve.length());
    view! {
        <g class=class class:lit-link=lit style:--long=long>
            <path class="line" d=path(curve)></path>
            <path class="head" d=self::head(head)></path>
        </g>
    }
    .into_any()
}

/// The number of the line that tells of a link, on the middle of the link.
fn line_number(Arrow { line_told, .. }: &Arrow) -> Option<AnyView> {
    let (number, (x, y)) = (*line_told)?;
    let view = view! {
        <g class="line-number">
            <circle cx=x cy=y r="0.12"></circle>
            <text x=x y=y font-size="0.19">{number}</text>
        </g>
    };
    Some(view.into_any())
}

/// The frame that joins candidates into one statement.
fn together(Group { frame, circles, joints, radius, .. }: &Group) -> AnyView {
    let frame = frame.map(|[x, y, width, height]| {
        view! { <rect x=x y=y width=width height=height rx=*radius></rect> }
    });
    let circle = |&(x, y): &Point| view! { <circle cx=x cy=y r=*radius></circle> };
    let joint = |curve| view! { <path d=path(curve)></path> };
    view! {
        <g class="group">
            {frame} {circles.iter().map(circle).collect_view()} {joints.iter().map(joint).collect_view()}
        </g>
    }
    .into_any()
}

pub(crate) fn diamond((x, y): Point, reach: f64) -> String {
    format!("M{x} {}L{} {y}L{x} {}L{} {y}Z", y - reach, x + reach, y + reach, x - reach)
}

fn corner(shape: Shape, cell: Cell) -> (f64, f64) {
    let geometry = shape.geometry();
    (geometry.column(cell) as f64, geometry.row(cell) as f64)
}
