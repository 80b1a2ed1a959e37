//! What a player asks of a puzzle that is made to measure, as the form for it holds it.

pub use super::ui::{Linked, Short};

use super::{
    game::Game,
    several::Several,
    shared::Shared,
    ui::{Direction, Notice, PuzzleForm},
    work::Asked,
};
use crate::{
    Cell, CellSet, Filling, Grid, Level, Order, Seed, Symmetry,
    generate::{
        daily::{Daily, Date},
        making::{Fitted, NotMade},
        measure::{Logic, Measure, Source},
    },
    notation::{Listing, Part, Reading},
    rating::Tenths,
};

/// Where the full board comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BoardFrom {
    /// It is made.
    Filling(Filling),
    /// It is the solution of the puzzle that is being played.
    Here,
}

/// What the form holds. Size and seed are those of the wish beside it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MeasureForm {
    /// How many clues, if that is asked for.
    pub clues: Option<u16>,
    /// Whether fewer will do.
    pub or_fewer: bool,
    /// Whether each clue must be needed.
    pub minimal: bool,
    /// How the clues stand; where they are drawn, how one that is drawn draws others.
    pub symmetry: Symmetry,
    /// Whether the cells of the clues are drawn.
    pub draws: bool,
    /// Those that were drawn.
    pub drawn: CellSet,
    /// Where the full board comes from.
    pub board: BoardFrom,
    /// What the way through it is to be like.
    pub logic: Logic,
}

impl Default for MeasureForm {
    fn default() -> Self {
        Self {
            clues: None,
            or_fewer: false,
            minimal: false,
            symmetry: Symmetry::HalfTurn,
            draws: false,
            drawn: CellSet::EMPTY,
            board: BoardFrom::Filling(Filling::Random),
            logic: Logic::default(),
        }
    }
}

/// What can be done to make a puzzle otherwise than by level.
#[derive(Clone, Debug, PartialEq)]
pub enum MakeMsg {
    /// The form holds this.
    Form(Box<MeasureForm>),
    /// The clue of a cell is drawn or taken away, and with it those that the symmetry joins to it.
    Draw(Cell, bool),
    /// The pen goes to another cell.
    Pen(Direction),
    /// The pen draws where it is, or takes away what is drawn there.
    Press,
    /// The clues shall stand where those of the puzzle on the board do.
    DrawGivens,
    /// Nothing is drawn any more.
    Clear,
    /// Make the puzzle of the form.
    Measure,
    /// Play the nearest to what was asked for, which lacks something.
    PlayNearest,
    /// Play what a link brought while something else was played.
    PlayArrived,
    /// Make the puzzle of a day, of the size and level that are wished for. The day is the one that was shown,
    /// which is yesterday's if midnight has passed since.
    Daily(Date),
}

/// The making of puzzles: what is wished for, and what came of it.
#[derive(Clone, Debug, PartialEq)]
pub(in crate::play) struct Maker {
    /// What the dialog for a new puzzle holds.
    puzzle_form: PuzzleForm,
    form: MeasureForm,
    /// The cell at which keys draw.
    pen: Cell,
    /// What came of what was asked for last, until something else is.
    unmet: Option<Unmet>,
    /// What a link brought while something else was played.
    arrived: Option<Box<Arrived>>,
    /// A text of which something was taken for granted, until the worker has proven it.
    reading: Option<(Asked, Reading)>,
    /// The board that a link has for a puzzle, until the worker has proven that.
    shared: Option<(Asked, Shared)>,
    /// The text that the worker was asked to read last, as long as another puzzle of it can be asked for.
    several: Option<Several>,
    /// The day where the player is, in days since 1970.
    today: i32,
}

/// What comes of asking for a puzzle, if not the puzzle.
#[derive(Clone, Debug, PartialEq)]
pub(in crate::play) enum Unmet {
    /// The nearest to it, which is offered.
    Nearest(Box<Fitted>),
    /// None; and why.
    NotMade(NotMade),
}

/// The puzzle of a link, which waits until the player asks for it.
#[derive(Clone, Debug, PartialEq)]
pub(in crate::play) struct Arrived {
    pub(in crate::play) game: Game,
    /// What is said of it meanwhile.
    pub(in crate::play) notice: Notice,
}

impl Maker {
    /// Nothing is asked for yet.
    #[must_use]
    pub(in crate::play) fn new(today: i32) -> Self {
        Self {
            puzzle_form: PuzzleForm::default(),
            form: MeasureForm::default(),
            pen: Cell::at(0),
            unmet: None,
            arrived: None,
            reading: None,
            shared: None,
            several: None,
            today,
        }
    }

    /// What the dialog for a new puzzle holds.
    #[must_use]
    pub(in crate::play) const fn puzzle_form(&self) -> &PuzzleForm {
        &self.puzzle_form
    }

    /// What the form holds.
    #[must_use]
    pub(in crate::play) const fn form(&self) -> &MeasureForm {
        &self.form
    }

    /// The cell at which keys draw.
    #[must_use]
    pub(in crate::play) const fn pen(&self) -> Cell {
        self.pen
    }

    /// What came of what was asked for last, if not the puzzle.
    #[must_use]
    pub(in crate::play) const fn unmet(&self) -> Option<&Unmet> {
        self.unmet.as_ref()
    }

    /// What is said of the puzzle that a link brought.
    #[must_use]
    pub(in crate::play) fn arrived(&self) -> Option<&Notice> {
        self.arrived.as_ref().map(|arrived| &arrived.notice)
    }

    /// Today.
    #[must_use]
    pub(in crate::play) fn date(&self) -> Date {
        Date::of_day(self.today)
    }

    /// The day where the player is, in days since 1970.
    pub(in crate::play) const fn set_today(&mut self, today: i32) {
        self.today = today;
    }

    /// Another wish: what was said of an earlier one says nothing of it.
    pub(in crate::play) fn take_form(&mut self, puzzle_form: PuzzleForm) {
        self.turn_to(puzzle_form.order);
        self.puzzle_form = puzzle_form.possible();
    }

    /// The wish for another puzzle of the same kind: one, with a seed of its own.
    pub(in crate::play) fn wish_for_one_more(&mut self) {
        self.puzzle_form.seed.clear();
        self.puzzle_form.many.clear();
    }

    /// A puzzle takes the board: the next one is wished for like it.
    pub(in crate::play) fn follow(&mut self, order: Order, level: Option<Level>) {
        self.turn_to(order);
        self.puzzle_form.order = order;
        self.puzzle_form.level = level.unwrap_or(self.puzzle_form.level);
        self.puzzle_form = self.puzzle_form.clone().possible();
    }

    /// The form holds this.
    pub(in crate::play) fn fill(&mut self, form: MeasureForm) {
        self.form = form;
        self.forget();
    }

    /// The pen goes to another cell.
    pub(in crate::play) fn move_pen(&mut self, direction: Direction) {
        self.pen = direction.from(self.pen, self.puzzle_form.order);
    }

    /// What the form asks of the generator.
    #[must_use]
    pub(in crate::play) fn measure(&self, solution: &Grid, fresh: Seed) -> Measure {
        self.form.measure(self.puzzle_form.order, solution, self.puzzle_form.spec(fresh).seed)
    }

    /// What was asked for did not come, which is said until something else is asked for.
    pub(in crate::play) fn fall_short(&mut self, unmet: Unmet) {
        self.unmet = Some(unmet);
    }

    /// Takes out the nearest, if one is offered.
    pub(in crate::play) fn take_nearest(&mut self) -> Option<Fitted> {
        match self.unmet.take() {
            Some(Unmet::Nearest(fitted)) => Some(*fitted),
            other @ (Some(Unmet::NotMade(_)) | None) => {
                self.unmet = other;
                None
            }
        }
    }

    /// A text was read like this, and the worker was asked whether it is a puzzle.
    pub(in crate::play) fn read(&mut self, reading: Reading, asked: Asked) {
        self.reading = Some((asked, reading));
    }

    /// A link has this board for a puzzle, and the worker was asked whether it is one.
    pub(in crate::play) fn bring_board(&mut self, shared: Shared, asked: Asked) {
        self.shared = Some((asked, shared));
    }

    /// Takes out the board for the puzzle of that question.
    pub(in crate::play) fn take_board(&mut self, asked: Asked) -> Option<Shared> {
        self.shared.take_if(|(own, _)| *own == asked).map(|(_, shared)| shared)
    }

    /// Nothing will come of that question.
    pub(in crate::play) fn give_up(&mut self, asked: Asked) {
        self.take_reading(asked);
        self.take_board(asked);
    }

    /// Takes out how the text of that question was read.
    pub(in crate::play) fn take_reading(&mut self, asked: Asked) -> Option<Reading> {
        self.reading.take_if(|(own, _)| *own == asked).map(|(_, reading)| reading)
    }

    /// The worker was asked to read that text.
    pub(in crate::play) fn read_text(&mut self, text: String, asked: Asked) {
        self.several = Some(Several::new(text, asked));
    }

    /// A puzzle of the text of that question was read: one of several, or the only one.
    pub(in crate::play) fn text_read(&mut self, asked: Asked, part: Option<Part>) {
        match (self.several.as_mut().filter(|several| several.is_asked(asked)), part) {
            (Some(several), Some(part)) => several.read(part),
            (Some(_), None) => self.several = None,
            (None, _) => {}
        }
    }

    /// Puzzles of the text of that question were listed.
    pub(in crate::play) fn listed(&mut self, asked: Asked, listing: Listing) {
        if let Some(several) = self.several.as_mut().filter(|several| several.is_asked(asked)) {
            several.listed(listing);
        }
    }

    /// The worker was asked for something more of the text.
    pub(in crate::play) const fn ask_of_text(&mut self, asked: Asked) {
        if let Some(several) = &mut self.several {
            several.ask(asked);
        }
    }

    /// The text that was read last, if it has several puzzles.
    #[must_use]
    pub(in crate::play) fn several(&self) -> Option<&Several> {
        self.several.as_ref().filter(|several| several.part().is_some())
    }

    /// A link brought a puzzle while something else is played.
    pub(in crate::play) fn receive(&mut self, arrived: Arrived) {
        self.arrived = Some(Box::new(arrived));
    }

    /// Takes out the puzzle that a link brought.
    pub(in crate::play) fn take_arrived(&mut self) -> Option<Game> {
        self.arrived.take().map(|arrived| arrived.game)
    }

    /// What was said of an earlier wish or form says nothing of this one.
    pub(in crate::play) fn forget(&mut self) {
        self.unmet = None;
    }

    /// What was said of an earlier wish says nothing of this one; where its size is another, what was drawn
    /// fits no more, nor may level and class.
    fn turn_to(&mut self, order: Order) {
        if order != self.puzzle_form.order {
            self.resize(order);
            self.pen = Cell::at(0);
        }
        self.forget();
    }

    fn resize(&mut self, order: Order) {
        let logic = &mut self.form.logic;
        logic.class = logic.class.filter(|class| class.exists_at(order));
        logic.level = logic.level.filter(|level| level.exists_at(order));
        self.form.drawn = CellSet::EMPTY;
    }

    /// Nothing is drawn any more.
    pub(in crate::play) fn clear_drawing(&mut self) {
        self.resize(self.puzzle_form.order);
        self.forget();
    }

    /// These cells are drawn, if they are those of a board of the size that is wished for.
    pub(in crate::play) fn draw_those(&mut self, clues: &Grid) {
        if clues.order() == self.puzzle_form.order {
            self.form.drawn = clues.filled().map(|(cell, _)| cell).collect();
            self.forget();
        }
    }

    /// Draws where the pen is, or takes away what is drawn there.
    pub(in crate::play) fn press(&mut self) {
        self.draw(self.pen, !self.form.drawn.contains(self.pen));
    }

    /// Draws a cell with those that the symmetry joins to it, or takes them away.
    pub(in crate::play) fn draw(&mut self, cell: Cell, on: bool) {
        let order = self.puzzle_form.order;
        if cell.index() >= order.cell_count() {
            return;
        }
        self.pen = cell;
        for one in self.form.symmetry.orbit(order.geometry(), cell) {
            if on {
                self.form.drawn.insert(one);
            } else {
                self.form.drawn.remove(one);
            }
        }
        self.forget();
    }
}

/// The least and the greatest rating there is.
const RATINGS: (Tenths, Tenths) = (Tenths(10), Tenths(120));

/// A rating as somebody writes it: `4`, `4.5` or `4,5`.
#[must_use]
pub fn rating(text: &str) -> Option<Tenths> {
    let text = text.trim();
    let (whole, part) = text.split_once(['.', ',']).unwrap_or((text, "0"));
    let tenths = part.get(..1).and_then(|part| part.parse::<u16>().ok())?;
    Some(Tenths(whole.parse::<u16>().ok().filter(|&whole| whole < 100)? * 10 + tenths))
}

/// Boards that are tried for a form: what takes some seconds, at most.
const fn attempts(order: Order) -> u16 {
    match order {
        Order::Two => 200,
        Order::Three => 1000,
        Order::Four => 60,
        Order::Five => 16,
    }
}

impl MeasureForm {
    /// A number of clues to begin with, where one is asked for.
    #[must_use]
    pub const fn usual_clues(order: Order) -> u16 {
        match order {
            Order::Two => 6,
            Order::Three => 26,
            Order::Four => 112,
            Order::Five => 330,
        }
    }

    /// The lowest and the highest rating asked for; none where every rating is allowed.
    #[must_use]
    pub fn rating(&self) -> (Option<Tenths>, Option<Tenths>) {
        let (low, high) = self.logic.rating.unwrap_or(RATINGS);
        (Some(low).filter(|&low| low != RATINGS.0), Some(high).filter(|&high| high != RATINGS.1))
    }

    /// Asks for a rating from the one to the other.
    pub fn set_rating(&mut self, low: Option<Tenths>, high: Option<Tenths>) {
        let asked = low.is_some() || high.is_some();
        self.logic.rating = asked.then(|| (low.unwrap_or(RATINGS.0), high.unwrap_or(RATINGS.1)));
    }

    /// What it asks of the generator. A solution of another size is left out, and the board is made.
    #[must_use]
    pub fn measure(&self, order: Order, solution: &Grid, seed: Seed) -> Measure {
        let source = match self.board {
            BoardFrom::Here if solution.order() == order => Source::Solution(solution.clone()),
            BoardFrom::Here => Source::Filling(Filling::Random),
            BoardFrom::Filling(filling) => Source::Filling(filling),
        };
        Measure {
            source,
            symmetry: self.symmetry,
            clues: self.clues.map(usize::from),
            or_fewer: self.or_fewer && self.clues.is_some(),
            minimal: self.minimal,
            pattern: self.draws.then(|| self.drawn.iter().collect()),
            logic: self.logic,
            attempts: attempts(order),
            ..Measure::minimal(order, seed)
        }
    }
}

/// The day of which a game is the puzzle, if it is one.
#[must_use]
pub fn day_of(game: &Game) -> Option<Date> {
    Daily::date_of(game.origin().spec.as_deref()?)
}
