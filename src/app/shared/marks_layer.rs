//! The drawing of a step: frames, outlines, links, chips and digits, with a shape for each meaning.
//! Backgrounds are under the board's digits, the rest above. Units are cells; x counts columns and y rows,
//! from 0.

use leptos::prelude::*;
use sudoku_core::{
    Cell, House, Shape,
    drawing::{self, Chip, Figure, MOST, Place, Point, corner},
    marks::Role,
};
use sudoku_play::view::{Arrow, Drawing, Emphasis, Group, Letter, Mark, Spot, path};

/// The whole current drawing. Marks that stay keep their elements, so that only new ones animate.
#[component]
pub(crate) fn MarksLayer(shape: Shape, #[prop(into)] drawing: Signal<Drawing>) -> impl IntoView {
    let side = shape.side();
    let shape = Signal::stored(shape);
    let web = Memo::new(move |_| drawing.with(|drawing| drawing.web.clone()));
    let routed = Memo::new(move |_| web.with(|web| web.routed(&shape.read_untracked())));
    let sets = Memo::new(move |_| drawing.with(|drawing| drawing.sets.clone()));
    let lit = Memo::new(move |_| drawing.with(|drawing| drawing.lit.clone()));
    let lit_links = Memo::new(move |_| lit.with(|lit| lit.links.clone()));
    let halo = move |(cell, spot): (Cell, Spot)| {
        let (x, y) = corner(&shape.read_untracked(), cell);
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
            let with_room = |drawing: &Drawing, emphasis: Emphasis| {
                let aside =
                    matches!(emphasis, Emphasis::Candidate(candidate, _) if drawing.is_aside(candidate.cell));
                (emphasis, aside)
            };
            drawing.with(|drawing| {
                let under = drawing.emphases.iter().copied().filter(drawn);
                under.map(|emphasis| with_room(drawing, emphasis)).collect::<Vec<_>>()
            })
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
            <For each=emphases(true) key=|one| *one children=move |(emphasis, aside)| draw(&shape.read_untracked(), emphasis, aside) />
            {move || {
                let outline = |(number, cells)| element(set_class(number), &drawing::set(&shape.read_untracked(), number, &cells));
                sets.get().into_iter().map(outline).collect_view()
            }}
            {move || routed.with(|links| links.groups.iter().map(together).collect_view())}
            {move || routed.with(|links| beneath(&links.arrows))}
            <For
                each=move || {
                    let again = web.with(|web| web.again);
                    routed.with(|links| links.arrows.iter().cloned().map(|one| (again, one)).collect::<Vec<_>>())
                }
                key=|(again, arrow)| (*again, arrow.number, arrow.strong, path(&arrow.line))
                children=move |(_, one)| {
                    let number = one.number;
                    arrow(&one, move || lit_links.with(|lit| lit.contains(&number)))
                }
            />
        </svg>
        <svg class="marks" viewBox=field aria-hidden="true">
            <For each=emphases(false) key=|one| *one children=move |(emphasis, aside)| draw(&shape.read_untracked(), emphasis, aside) />
            <For each=marks key=key children=move |mark| on_candidate(&shape.read_untracked(), mark) />
            {move || routed.with(|links| links.arrows.iter().filter_map(line_number).collect_view())}
            {move || drawing.with(|drawing| drawing.letters.iter().map(|one| letter(&shape.read_untracked(), *one)).collect_view())}
            {move || lit.with(|lit| lit.spots.iter().copied().map(halo).collect_view())}
        </svg>
    }
}

/// The element of a figure.
fn element(class: &'static str, figure: &Figure) -> AnyView {
    let class = Some(class).filter(|class| !class.is_empty());
    match *figure {
        Figure::Rect { x, y, width, height, round } => {
            view! { <rect class=class x=x y=y width=width height=height rx=round></rect> }.into_any()
        }
        Figure::Polygons(_) | Figure::Lines(_) => {
            view! { <path class=class d=figure.path(Place::BOARD)></path> }.into_any()
        }
    }
}

fn draw(shape: &Shape, emphasis: Emphasis, aside: bool) -> AnyView {
    match emphasis {
        Emphasis::House(house, role) => frame(shape, house, role),
        Emphasis::Cell(cell, Role::Clash) => {
            let frame = element("", &drawing::on_cell(shape, cell, Role::Clash));
            let cross = element("", &drawing::cross(shape, cell));
            view! { <g class="contradiction">{frame}{cross}</g> }.into_any()
        }
        Emphasis::Cell(cell, role) => {
            let class = match role {
                Role::Lit => "lit-cell",
                Role::Aid => "cause aid",
                Role::House => "house",
                _ => "cause",
            };
            element(class, &drawing::on_cell(shape, cell, role))
        }
        Emphasis::Candidate(candidate, role) => {
            let role = if role == Role::Guessed { role } else { Role::Placed };
            let (ground, digit) =
                if role == Role::Guessed { ("guess", "guess-digit") } else { ("place", "place-digit") };
            if aside {
                let ground = if role == Role::Guessed { "guess-aside" } else { "place-aside" };
                return element(ground, &drawing::on_cell(shape, candidate.cell, Role::Placed));
            }
            let (x, y) = corner(shape, candidate.cell);
            let ground = element(ground, &drawing::on_cell(shape, candidate.cell, role));
            let digit = view! { <text class=digit x=x + 0.5 y=y + 0.5>{candidate.digit.symbol()}</text> };
            (ground, digit).into_any()
        }
    }
}

fn frame(shape: &Shape, house: House, role: Role) -> AnyView {
    let class = match role {
        Role::Clash => "house clash",
        Role::Lit => "house lit-house",
        Role::Aid => "house cover",
        _ => "house",
    };
    element(class, &drawing::house(shape, house, role))
}

/// A chip with the candidate's digit: it never hides a note, and shows a candidate without one.
fn on_candidate(shape: &Shape, Mark { candidate, role, spot }: Mark) -> AnyView {
    let (x, y) = corner(shape, candidate.cell);
    let middle = (x + spot.across, y + spot.down);
    chip(role, middle, spot, Some(candidate.digit.symbol()))
}

/// The letter of a set, with inverted colours to tell it from a candidate's chip.
fn letter(shape: &Shape, Letter { set, cell, spot }: Letter) -> AnyView {
    let (x, y) = corner(shape, cell);
    let middle = (x + spot.across, y + spot.down);
    let chip = chip(Role::Set(set), middle, spot, Some(drawing::letter(set)));
    view! { <g class="set-letter">{chip}</g> }.into_any()
}

/// A chip of a role around a point, in the room of its spot.
pub(crate) fn chip(role: Role, middle: Point, spot: Spot, symbol: Option<char>) -> AnyView {
    let Chip { body, digit: ((x, y), size), strike, .. } = Chip::new(role, middle, (spot.width, spot.height));
    let text = symbol.map(|symbol| view! { <text x=x y=y font-size=size>{symbol}</text> });
    let strike = strike.map(|strike| element("", &strike));
    view! { <g class=chip_class(role)>{element("", &body)}{text}{strike}</g> }.into_any()
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
        Role::Placed => "chip-mark place-chip",
        Role::Guessed => "chip-mark guess-chip",
        Role::House | Role::Cause | Role::Clash => "chip-mark cause-cand",
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
    Arrow { strong, line: curve, head, after, .. }: &Arrow,
    lit: impl Fn() -> bool + Send + 'static,
) -> AnyView {
    let class = if *strong { "link strong" } else { "link weak" };
    let long = format!("{:.2}", curve.length());
    let after = format!("{after}ms");
    view! {
        <g class=class class:lit-link=lit style:--long=long style:--after=after>
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
