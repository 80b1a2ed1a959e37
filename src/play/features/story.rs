//! How a puzzle is made, to watch: the events of filling a board and digging in it, forwards and back.

use super::Feature;
use crate::{
    game::clock::Millis,
    kernel::{Happened, Kernel, Out},
    messages::StoryMsg,
    ui::Dialog,
    walk::Speed,
    work::Purpose,
};
use sudoku_core::{
    Cell, CellSet, Drawn, Filling, Grid, Level, Shape, Symmetry,
    generate::{
        Progress, Spec,
        making::{Fitted, MakeError},
        recipe::Recipe,
        story::{Event, Evidence, Removal, Story, What},
    },
    rng::Seed,
    wire::{Answer, Task},
};

/// The numbers of events up to a place.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct StoryCounts {
    /// Digits tried.
    pub tries: u32,
    /// Tries that were wrong.
    pub dead_ends: u32,
    /// Proofs, or attempts at one, that clues have one solution.
    pub proofs: u32,
    /// The nodes of their searches.
    pub nodes: u64,
}

/// A puzzle with its story, and a place in it.
#[derive(Clone, Debug, PartialEq)]
struct OpenStory {
    fitted: Fitted,
    story: Story,
    /// The counts after each event.
    counts: Vec<StoryCounts>,
    /// The number of events before the digging.
    filled: usize,
    place: usize,
    board: Grid,
}

/// The feature.
#[derive(Clone, Debug)]
pub(crate) struct StoryTold {
    shape: Shape,
    filling: Filling,
    level: Level,
    told: Option<Box<OpenStory>>,
    failed: Option<MakeError>,
    running: bool,
    speed: Speed,
}

impl Default for StoryTold {
    fn default() -> Self {
        Self {
            shape: Shape::S9.clone(),
            filling: Filling::Random,
            level: Level::Easy,
            told: None,
            failed: None,
            running: false,
            speed: Speed::default(),
        }
    }
}

/// The visible moment of a story.
#[derive(Clone, Debug, PartialEq)]
pub struct StoryScene {
    /// The digits.
    pub board: Grid,
    /// Whether the board is full already, so that the digits are the clues.
    pub digs: bool,
    /// The cells that the event is about.
    pub lit: CellSet,
    /// The event that led here; none at the start.
    pub event: Option<Event>,
    /// The number of events up to here.
    pub place: usize,
    /// The number of all events.
    pub of: usize,
    /// The number of those before the digging.
    pub filled: usize,
    /// The numbers up to here.
    pub counts: StoryCounts,
    /// The number of boards that were tried, this one included.
    pub boards: u32,
    /// The level of the puzzle.
    pub level: Level,
}

/// The contents of the dialog.
#[derive(Clone, Debug, PartialEq)]
pub struct StoryView {
    /// The size.
    pub shape: Shape,
    /// The way to fill the board.
    pub filling: Filling,
    /// While the worker makes the puzzle, its progress; the inner `None` comes before its first report.
    pub busy: Option<Option<Progress>>,
    /// The moment, once there is a puzzle.
    pub scene: Option<Box<StoryScene>>,
    /// Why no puzzle could be made.
    pub failed: Option<MakeError>,
    /// The time between two events, while it runs.
    pub every: Option<Millis>,
    /// The speed.
    pub speed: Speed,
}

/// The time between two events.
const fn interval(speed: Speed) -> Millis {
    match speed {
        Speed::Slow => 2000,
        Speed::Normal => 600,
        Speed::Fast => 100,
    }
}

impl Feature for StoryTold {
    type Msg = StoryMsg;

    fn update(&mut self, msg: StoryMsg, kernel: &mut Kernel, out: &mut Out) {
        match msg {
            StoryMsg::Look => {
                self.running = false;
                let form = kernel.form();
                let same = form.shape == self.shape && form.level == self.level;
                if self.told.is_none() || !same {
                    (self.shape, self.level) = (form.shape.clone(), form.level);
                    self.make(kernel, out);
                }
            }
            StoryMsg::Make(shape, filling) => {
                (self.shape, self.filling) = (shape, filling);
                self.make(kernel, out);
            }
            StoryMsg::Go(place) => {
                self.running = false;
                self.go(place);
            }
            StoryMsg::Next => {
                self.running = false;
                self.go(self.place() + 1);
            }
            StoryMsg::Back => {
                self.running = false;
                self.go(self.place().saturating_sub(1));
            }
            StoryMsg::Skip => {
                let place = self.place();
                self.go(self.told.as_ref().map_or(0, |told| {
                    if place < told.filled { told.filled } else { told.story.events.len() }
                }));
            }
            StoryMsg::Run => {
                self.running = !self.running && self.told.is_some();
                if self.running {
                    // From the end it begins again.
                    let ended = self.told.as_ref().is_some_and(|told| told.is_at_the_end());
                    self.go(if ended { 0 } else { self.place() + 1 });
                }
            }
            StoryMsg::SetSpeed(speed) => self.speed = speed,
            StoryMsg::Tick => {
                if self.running {
                    self.go(self.place() + 1);
                }
            }
            StoryMsg::Answered(told) => self.answered(told.answer),
        }
        let goes_on = self.told.as_ref().is_some_and(|told| !told.is_at_the_end());
        self.running &= goes_on;
    }

    // The page sends ticks only while the dialog is open, and opening it again ends the run.
    fn on(&mut self, happened: &Happened, kernel: &mut Kernel, _: &mut Out) {
        if matches!(happened, Happened::Opened(Dialog::Story)) {
            kernel.post(StoryMsg::Look);
        }
    }
}

impl StoryTold {
    /// Takes the answer to a question that it asked.
    fn answered(&mut self, answer: Answer) {
        match answer {
            // A story runs by itself from its start; any move along it stops it.
            Answer::Watched(Ok(made)) => {
                (self.told, self.running) = (Some(Box::new(OpenStory::new(made.0, made.1))), true);
            }
            Answer::Watched(Err(error)) => self.failed = Some(error),
            _ => {}
        }
    }

    fn make(&mut self, kernel: &mut Kernel, out: &mut Out) {
        (self.told, self.failed, self.running) = (None, None, false);
        let level = if self.level.exists_at(&self.shape) { self.level } else { Level::Easy };
        let (shape, filling, symmetry) = (self.shape.clone(), self.filling, Symmetry::HalfTurn);
        let spec = Spec {
            shape: shape.clone(),
            drawn: Drawn::Nothing,
            level,
            filling,
            symmetry,
            seed: Seed::short(out.at.chance),
        };
        kernel.ask_about(
            shape,
            Purpose::Story,
            Task::Watch(Recipe::Spec(spec)),
            |told| StoryMsg::Answered(told).into(),
            out,
        );
    }

    fn place(&self) -> usize {
        self.told.as_ref().map_or(0, |told| told.place)
    }

    fn go(&mut self, place: usize) {
        if let Some(told) = &mut self.told {
            told.go(place);
        }
    }

    pub(crate) fn view(&self, kernel: &Kernel) -> StoryView {
        let job = kernel.work().job().filter(|job| job.purpose == Purpose::Story);
        StoryView {
            shape: self.shape.clone(),
            filling: self.filling,
            busy: job.map(|job| job.progress),
            scene: self.told.as_ref().map(|told| Box::new(told.scene())),
            failed: self.failed.clone(),
            every: self.running.then(|| interval(self.speed)),
            speed: self.speed,
        }
    }
}

impl OpenStory {
    fn new(fitted: Fitted, story: Story) -> Self {
        let mut sum = StoryCounts::default();
        let counts = story.events.iter().map(|event| {
            sum.add(event);
            sum
        });
        let counts = counts.collect();
        let digs = |event: &Event| matches!(event.what, What::Dig(..));
        let filled = story.events.iter().position(digs).unwrap_or(story.events.len());
        let board = Grid::empty(&story.shape);
        Self { fitted, story, counts, filled, place: 0, board }
    }

    fn is_at_the_end(&self) -> bool {
        self.place == self.story.events.len()
    }

    fn go(&mut self, place: usize) {
        let place = place.min(self.story.events.len());
        while self.place < place {
            self.story.events[self.place].redo(&mut self.board);
            self.place += 1;
        }
        while self.place > place {
            self.place -= 1;
            self.story.events[self.place].undo(&mut self.board);
        }
    }

    fn scene(&self) -> StoryScene {
        let before = self.place.checked_sub(1);
        let event = before.and_then(|at| self.story.events.get(at)).cloned();
        let lit = |event: &Event| -> CellSet {
            let changed = event.changes.iter().map(|change| change.0);
            event.cells.iter().copied().chain(changed).collect::<Vec<Cell>>().into_iter().collect()
        };
        StoryScene {
            board: self.board.clone(),
            digs: self.place >= self.filled,
            lit: event.as_ref().map_or(CellSet::EMPTY, lit),
            event,
            place: self.place,
            of: self.story.events.len(),
            filled: self.filled,
            counts: before.and_then(|at| self.counts.get(at)).copied().unwrap_or_default(),
            boards: self.fitted.attempts,
            level: self.fitted.graded.level,
        }
    }
}

impl StoryCounts {
    fn add(&mut self, event: &Event) {
        match event.what {
            What::Try(_) => self.tries += 1,
            What::DeadEnd(wrong) => self.dead_ends += wrong,
            What::Cut(tries, wrong) => {
                self.tries += tries;
                self.dead_ends += wrong;
            }
            What::Dig(proof, verdict) => {
                self.proofs += u32::from(verdict != Removal::Undecided);
                if let Evidence::Nodes(nodes) = proof {
                    self.nodes += u64::from(nodes);
                }
            }
            What::Board
            | What::Pattern
            | What::Stage(_)
            | What::Boxes
            | What::Row
            | What::Follow
            | What::Restart => {}
        }
    }
}
