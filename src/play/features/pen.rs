//! A pen and a pointer over the board, for a teacher. A stroke belongs to the position it was drawn on: it goes
//! with that position, and no record of the game knows it.

use super::Feature;
use crate::{
    kernel::{Happened, Kernel, Out},
    messages::{PEN_SCALE, PenColour, PenMsg, PenPoint, PenTool},
    ui::Dialog,
};
use sudoku_core::trail::Focus;

/// A stroke of the pen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PenStroke {
    /// Its number, different for each stroke while the page is open.
    pub number: u32,
    /// Its colour.
    pub colour: PenColour,
    /// Whether it vanishes after some seconds.
    pub vanishes: bool,
    /// Its points, at least one.
    pub points: Vec<PenPoint>,
}

/// The pen in use, ready to draw.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PenView {
    /// Whether it is over the slide of a lesson, and not over the board.
    pub on_slide: bool,
    /// Its use.
    pub tool: PenTool,
    /// Its colour.
    pub colour: PenColour,
    /// Whether new strokes vanish.
    pub vanishes: bool,
    /// The strokes on the board, in the order of drawing.
    pub strokes: Vec<PenStroke>,
}

/// The most strokes on a board, and the most points of one; the oldest go.
const MOST: usize = 200;

const MOST_POINTS: usize = 4000;

/// The position under a stroke: the state of the game, and the place on a walk.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Ground {
    revision: u64,
    walked: Option<(usize, Focus)>,
    /// Whether it is on the slide of a lesson.
    on_slide: bool,
}

impl Ground {
    fn of(kernel: &Kernel) -> Self {
        let walked = kernel.walk_shown().map(|walk| (walk.trail().at(), walk.trail().focus()));
        let on_slide = kernel.page().shows(Dialog::Deck);
        Self { revision: kernel.current().revision(), walked, on_slide }
    }
}

/// The feature: the pen.
#[derive(Clone, Debug, Default)]
pub(crate) struct Pen {
    /// Whether it is in use over the board.
    on: bool,
    /// Whether it is in use over the slide of a lesson.
    on_slide: bool,
    tool: PenTool,
    colour: PenColour,
    vanishes: bool,
    strokes: Vec<PenStroke>,
    ground: Option<Ground>,
    drawn: u32,
}

impl Feature for Pen {
    type Msg = PenMsg;

    fn update(&mut self, msg: PenMsg, kernel: &mut Kernel, _: &mut Out) {
        let ground = Ground::of(kernel);
        if self.ground != Some(ground) {
            self.strokes.clear();
            self.ground = Some(ground);
        }
        match msg {
            PenMsg::Toggle => {
                let on = if ground.on_slide { &mut self.on_slide } else { &mut self.on };
                *on = !*on;
                self.strokes.clear();
            }
            PenMsg::Take(tool) => self.tool = tool,
            PenMsg::Dip(colour) => (self.tool, self.colour) = (PenTool::Pen, colour),
            PenMsg::Draw(points) => self.draw(points),
            PenMsg::Fade(number) => self.strokes.retain(|stroke| stroke.number != number),
            PenMsg::Vanish(vanishes) => self.vanishes = vanishes,
            PenMsg::Undo => _ = self.strokes.pop(),
            PenMsg::Clear => self.strokes.clear(),
        }
    }

    fn on(&mut self, _: &Happened, _: &mut Kernel, _: &mut Out) {}
}

impl Pen {
    fn draw(&mut self, mut points: Vec<PenPoint>) {
        let is_on = self.ground.is_some_and(|ground| if ground.on_slide { self.on_slide } else { self.on });
        if !is_on || self.tool != PenTool::Pen || points.is_empty() {
            return;
        }
        points.truncate(MOST_POINTS);
        for (across, down) in &mut points {
            (*across, *down) = ((*across).min(PEN_SCALE), (*down).min(PEN_SCALE));
        }
        if self.strokes.len() == MOST {
            self.strokes.remove(0);
        }
        self.drawn = self.drawn.wrapping_add(1);
        let (number, colour, vanishes) = (self.drawn, self.colour, self.vanishes);
        self.strokes.push(PenStroke { number, colour, vanishes, points });
    }

    /// The pen, while it is in use. Strokes on an earlier position are gone.
    pub(crate) fn view(&self, kernel: &Kernel) -> Option<PenView> {
        let ground = Ground::of(kernel);
        let lasts = self.ground == Some(ground);
        let is_on = if ground.on_slide { self.on_slide } else { self.on };
        is_on.then(|| PenView {
            on_slide: ground.on_slide,
            tool: self.tool,
            colour: self.colour,
            vanishes: self.vanishes,
            strokes: if lasts { self.strokes.clone() } else { Vec::new() },
        })
    }
}
