//! A photograph of a printed puzzle: the worker reads it, the player compares the reading with the picture, and
//! plays it. Until then, the game on the board stays.

pub mod header;
pub mod view;

use super::Feature;
use crate::{
    game::{Game, Origin},
    kernel::{Happened, Kernel, Out},
    messages::PhotoMsg,
    ui::Dialog,
    work::{Asked, Job, Purpose},
};
use std::sync::Arc;
use sudoku_core::{
    Cell, CellSet, Digit, Grid,
    puzzle::Puzzle,
    qr::Greys,
    rating::Rated,
    study::{Clash, Finding},
    wire::{Answer, Corners, PhotoRead, Task},
};
use view::PhotoFault;

/// The feature.
#[derive(Clone, Debug, Default)]
pub(crate) struct Photos {
    /// The question that the worker has.
    asked: Option<Asked>,
    stage: Stage,
    /// The picture of the board that is reviewed.
    picture: Option<Arc<Greys>>,
    /// The corners of the board in the picture.
    corners: Corners,
    fault: Option<PhotoFault>,
}

/// The way of a picture.
#[derive(Clone, Debug, Default)]
enum Stage {
    /// There is none.
    #[default]
    Choosing,
    /// The browser decodes it.
    Opening,
    /// The worker reads it.
    Reading(Arc<Greys>),
    /// The player sets the corners.
    Corners(Arc<Greys>),
    /// The player compares.
    Review(Box<Review>),
}

/// A board on its way to a puzzle.
#[derive(Clone, Debug)]
struct Review {
    grid: Grid,
    /// The cells that the player still has to look at.
    marked: CellSet,
    changed: CellSet,
    written: CellSet,
    zero: bool,
    straight: Arc<Greys>,
    cursor: Cell,
    finding: Option<Finding>,
    clash: Option<Clash>,
    rated: Option<Rated>,
}

impl Feature for Photos {
    type Msg = PhotoMsg;

    fn update(&mut self, msg: PhotoMsg, kernel: &mut Kernel, out: &mut Out) {
        match msg {
            PhotoMsg::Look => self.study(kernel, out),
            PhotoMsg::Opening => {
                kernel.drop_job(|purpose| purpose == Purpose::Photo, out);
                (self.stage, self.fault) = (Stage::Opening, None);
                kernel.page_mut().open(Dialog::Photo);
            }
            // The player has closed the dialog in the meantime.
            PhotoMsg::Bring(_) if !kernel.page().shows(Dialog::Photo) => self.stage = Stage::Choosing,
            PhotoMsg::Bring(Ok(picture)) => self.read(Arc::new(picture), None, kernel, out),
            PhotoMsg::Bring(Err(fault)) => {
                (self.stage, self.fault) = (Stage::Choosing, Some(PhotoFault::Picture(fault)));
            }
            PhotoMsg::SetCorners => {
                if let Some(picture) = &self.picture {
                    kernel.drop_job(|purpose| purpose == Purpose::Photo, out);
                    (self.stage, self.fault) = (Stage::Corners(Arc::clone(picture)), None);
                }
            }
            PhotoMsg::Corner(corner, place) => self.put_corner(corner, place),
            PhotoMsg::ReadAgain => {
                if let Stage::Corners(picture) = &self.stage {
                    self.read(Arc::clone(picture), Some(self.corners), kernel, out);
                }
            }
            PhotoMsg::Forget => {
                kernel.drop_job(|purpose| purpose == Purpose::Photo, out);
                *self = Self::default();
            }
            PhotoMsg::Play => {
                if let Some((puzzle, rated)) = self.puzzle() {
                    let level = rated.map(|rated| rated.graded.level);
                    *self = Self::default();
                    kernel.begin_new(Game::new(puzzle, Origin { level, spec: None }), out);
                }
            }
            PhotoMsg::Select(_)
            | PhotoMsg::Go(_)
            | PhotoMsg::Enter(_)
            | PhotoMsg::Erase
            | PhotoMsg::Confirm
            | PhotoMsg::Next => {
                if let Stage::Review(review) = &mut self.stage {
                    let before = review.grid.clone();
                    review.act(&msg);
                    if review.grid != before {
                        // The answer would be about another board.
                        self.asked = None;
                    }
                    self.study(kernel, out);
                }
            }
            PhotoMsg::Answered(told) => self.answered(told.job, told.answer, kernel, out),
        }
    }

    fn on(&mut self, happened: &Happened, kernel: &mut Kernel, _: &mut Out) {
        match happened {
            Happened::Opened(Dialog::Photo) => kernel.post(PhotoMsg::Look),
            Happened::Dropped(job) => _ = self.asked.take_if(|own| *own == job.asked()),
            _ => {}
        }
    }
}

impl Photos {
    /// Takes the answer to a question that it asked.
    fn answered(&mut self, job: Job, answer: Answer, kernel: &mut Kernel, out: &mut Out) {
        if self.asked.take_if(|own| *own == job.asked()).is_none() {
            return;
        }
        match (answer, &mut self.stage) {
            (Answer::PhotoRead(packed), Stage::Reading(picture)) => {
                let picture = Arc::clone(picture);
                match packed.open() {
                    Ok(read) => {
                        (self.picture, self.corners) = (Some(picture), read.corners);
                        self.stage = Stage::Review(Box::new(Review::of(read)));
                    }
                    Err(fault) => {
                        self.fault = Some(PhotoFault::Read(fault));
                        self.stage = Stage::Corners(picture);
                    }
                }
            }
            (Answer::Counted(finding), Stage::Review(review)) => review.finding = Some(finding),
            (Answer::Clash(clash), Stage::Review(review)) => review.clash = Some(clash),
            (Answer::Rated(rated), Stage::Review(review)) => review.rated = Some(rated),
            _ => return,
        }
        self.study(kernel, out);
    }

    /// Sends a picture to the worker.
    fn read(&mut self, picture: Arc<Greys>, corners: Option<Corners>, kernel: &mut Kernel, out: &mut Out) {
        let task = Task::ReadPhoto(Greys::clone(&picture), corners);
        self.asked = Some(kernel.ask(Purpose::Photo, task, |told| PhotoMsg::Answered(told).into(), out));
        self.corners = corners.unwrap_or_else(|| inset(&picture));
        (self.stage, self.fault, self.picture) = (Stage::Reading(picture), None, None);
    }

    /// Moves a corner within the picture.
    fn put_corner(&mut self, corner: usize, (x, y): (i32, i32)) {
        let Stage::Corners(picture) = &self.stage else { return };
        let (width, height) = sides(picture);
        if let Some(place) = self.corners.get_mut(corner) {
            *place = (x.clamp(0, width), y.clamp(0, height));
        }
    }

    /// Asks for anything still unknown about the board. A change has already ended the questions about the board
    /// before it.
    fn study(&mut self, kernel: &mut Kernel, out: &mut Out) {
        let Stage::Review(review) = &self.stage else { return };
        if !kernel.page().shows(Dialog::Photo) {
            return;
        }
        let task = match &review.finding {
            // A digit twice in a house leaves nothing to count.
            _ if review.grid.duplicate().is_some() => None,
            None => Some(Task::Count(review.grid.clone())),
            Some(Finding::None) if review.clash.is_none() => Some(Task::Clash(review.grid.clone())),
            Some(Finding::One(_)) if review.rated.is_none() => {
                review.puzzle().map(|puzzle| Task::Rate(Box::new(puzzle)))
            }
            Some(_) => None,
        };
        match task {
            None => kernel.drop_job(|purpose| purpose == Purpose::Photo, out),
            // The worker has that question already.
            Some(_) if self.asked.is_some() => {}
            Some(task) => {
                self.asked = Some(kernel.ask_about(
                    review.grid.shape().clone(),
                    Purpose::Photo,
                    task,
                    |told| PhotoMsg::Answered(told).into(),
                    out,
                ));
            }
        }
    }

    /// The puzzle under review, if it has exactly one solution, and its difficulty, once known.
    fn puzzle(&self) -> Option<(Puzzle, Option<Rated>)> {
        let Stage::Review(review) = &self.stage else { return None };
        Some((review.puzzle()?, review.rated))
    }
}

impl Review {
    fn of(read: PhotoRead) -> Self {
        let set = |cells: Vec<Cell>| cells.into_iter().collect::<CellSet>();
        let marked = set(read.marked);
        Self {
            cursor: marked.first().unwrap_or(Cell::at(0)),
            grid: read.grid,
            marked,
            changed: set(read.changed),
            written: set(read.written),
            zero: read.zero,
            straight: Arc::new(read.straight),
            finding: None,
            clash: None,
            rated: None,
        }
    }

    fn act(&mut self, msg: &PhotoMsg) {
        let shape = self.grid.shape();
        match *msg {
            PhotoMsg::Select(cell) if cell.index() < shape.cell_count() => self.cursor = cell,
            PhotoMsg::Go(direction) => self.cursor = direction.from(self.cursor, shape),
            PhotoMsg::Enter(digit) if digit.index() < shape.side() => self.put(Some(digit)),
            PhotoMsg::Erase => self.put(None),
            PhotoMsg::Confirm => {
                self.marked.remove(self.cursor);
                self.next();
            }
            PhotoMsg::Next => self.next(),
            _ => {}
        }
    }

    /// Sets the cell of the cursor, which the player has looked at now.
    fn put(&mut self, digit: Option<Digit>) {
        self.marked.remove(self.cursor);
        if self.grid.get(self.cursor) != digit {
            self.grid.set(self.cursor, digit);
            (self.finding, self.clash, self.rated) = (None, None, None);
        }
    }

    /// Moves the cursor to the next marked cell in reading order; after the last, to the first.
    fn next(&mut self) {
        let after = self.marked.iter().find(|&cell| cell > self.cursor);
        if let Some(next) = after.or(self.marked.first()) {
            self.cursor = next;
        }
    }

    fn puzzle(&self) -> Option<Puzzle> {
        match &self.finding {
            Some(Finding::One(solution)) if !self.grid.is_full() => {
                Puzzle::proven_before(self.grid.clone(), solution.clone())
            }
            _ => None,
        }
    }
}

/// The sides of a picture, in pixels.
fn sides(picture: &Greys) -> (i32, i32) {
    let height = picture.pixels.len().checked_div(picture.width as usize).unwrap_or(0);
    let side = |pixels: usize| i32::try_from(pixels).unwrap_or(i32::MAX);
    (side(picture.width as usize), side(height))
}

/// The corners of a square in the middle of a picture, to begin with.
fn inset(picture: &Greys) -> Corners {
    let (width, height) = sides(picture);
    let half = width.min(height) * 2 / 5;
    let (x, y) = (width / 2, height / 2);
    [(x - half, y - half), (x + half, y - half), (x + half, y + half), (x - half, y + half)]
}
