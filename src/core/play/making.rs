//! The request for a puzzle made to measure, as its form holds it.

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

/// The source of the full board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BoardFrom {
    /// It is generated.
    Filling(Filling),
    /// It is the solution of the current puzzle.
    Here,
}

/// The contents of the form. Size and seed are those of the form beside it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MeasureForm {
    /// The number of clues, if requested.
    pub clues: Option<u16>,
    /// Whether fewer are acceptable.
    pub or_fewer: bool,
    /// Whether the solution must need each clue.
    pub minimal: bool,
    /// The symmetry of the clues; for a drawing, the symmetry that adds further cells to each.
    pub symmetry: Symmetry,
    /// Whether the player draws the cells of the clues.
    pub draws: bool,
    /// The cells drawn.
    pub drawn: CellSet,
    /// The source of the full board.
    pub board: BoardFrom,
    /// The requirements for its logic.
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

/// An action to make a puzzle other than by level.
#[derive(Clone, Debug, PartialEq)]
pub enum MakeMsg {
    /// Change the form.
    Form(Box<MeasureForm>),
    /// Draw the clue of a cell or remove it, together with its symmetric cells.
    Draw(Cell, bool),
    /// Move the pen.
    Pen(Direction),
    /// Draw the cell of the pen, or remove it.
    Press,
    /// Draw the cells of the givens on the board.
    DrawGivens,
    /// Clear the drawing.
    Clear,
    /// Make the puzzle of the form.
    Measure,
    /// Play the nearest puzzle, which misses some of the request.
    PlayNearest,
    /// Play the puzzle of a link that arrived during another game.
    PlayArrived,
    /// Make the puzzle of a day, of the size and level in the form. The day is the one shown: after midnight
    /// it is yesterday.
    Daily(Date),
}

/// The making of puzzles: the requests and their results.
#[derive(Clone, Debug, PartialEq)]
pub(in crate::play) struct Maker {
    /// The contents of the dialog for a new puzzle.
    puzzle_form: PuzzleForm,
    form: MeasureForm,
    /// The cell that the keys draw in.
    pen: Cell,
    /// The result of the last unsuccessful request, until the next one.
    unmet: Option<Unmet>,
    /// The puzzle of a link that arrived during another game.
    arrived: Option<Box<Arrived>>,
    /// A text with an assumption, until the worker has proven its puzzle.
    reading: Option<(Asked, Reading)>,
    /// The board of a link, until the worker has proven its puzzle.
    shared: Option<(Asked, Shared)>,
    /// The last text sent to the worker, as long as the player can ask for another of its puzzles.
    several: Option<Several>,
    /// The day where the player is, in days since 1970.
    today: i32,
}

/// The result of a request, if not the puzzle.
#[derive(Clone, Debug, PartialEq)]
pub(in crate::play) enum Unmet {
    /// The nearest puzzle, as an offer.
    Nearest(Box<Fitted>),
    /// None, and the reason.
    NotMade(NotMade),
}

/// The puzzle of a link, which waits until the player asks for it.
#[derive(Clone, Debug, PartialEq)]
pub(in crate::play) struct Arrived {
    pub(in crate::play) game: Game,
    /// The notice during the wait.
    pub(in crate::play) notice: Notice,
}

impl Maker {
    /// A maker without requests.
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

    /// The contents of the dialog for a new puzzle.
    #[must_use]
    pub(in crate::play) const fn puzzle_form(&self) -> &PuzzleForm {
        &self.puzzle_form
    }

    #[must_use]
    pub(in crate::play) const fn form(&self) -> &MeasureForm {
        &self.form
    }

    /// The cell that the keys draw in.
    #[must_use]
    pub(in crate::play) const fn pen(&self) -> Cell {
        self.pen
    }

    /// The result of the last request, if not the puzzle.
    #[must_use]
    pub(in crate::play) const fn unmet(&self) -> Option<&Unmet> {
        self.unmet.as_ref()
    }

    /// The notice about the puzzle of a link.
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

    /// Takes the form with a new request, and drops the result of the previous one.
    pub(in crate::play) fn take_form(&mut self, puzzle_form: PuzzleForm) {
        self.turn_to(puzzle_form.order);
        self.puzzle_form = puzzle_form.possible();
    }

    /// Requests one more puzzle of the same kind, with a fresh seed.
    pub(in crate::play) fn wish_for_one_more(&mut self) {
        self.puzzle_form.seed.clear();
        self.puzzle_form.many.clear();
    }

    /// A puzzle takes the board: the next request starts with its kind.
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

    /// The form's request to the generator.
    #[must_use]
    pub(in crate::play) fn measure(&self, solution: &Grid, fresh: Seed) -> Measure {
        self.form.measure(self.puzzle_form.order, solution, self.puzzle_form.spec(fresh).seed)
    }

    /// A request failed; the result is shown until the next request.
    pub(in crate::play) fn fall_short(&mut self, unmet: Unmet) {
        self.unmet = Some(unmet);
    }

    /// Takes out the nearest puzzle, if there is one.
    pub(in crate::play) fn take_nearest(&mut self) -> Option<Fitted> {
        match self.unmet.take() {
            Some(Unmet::Nearest(fitted)) => Some(*fitted),
            other @ (Some(Unmet::NotMade(_)) | None) => {
                self.unmet = other;
                None
            }
        }
    }

    /// A text was read with this reading, and the worker is proving its puzzle.
    pub(in crate::play) fn read(&mut self, reading: Reading, asked: Asked) {
        self.reading = Some((asked, reading));
    }

    /// A link has this board for a puzzle, and the worker is proving the puzzle.
    pub(in crate::play) fn bring_board(&mut self, shared: Shared, asked: Asked) {
        self.shared = Some((asked, shared));
    }

    /// Takes out the board for the puzzle of that question.
    pub(in crate::play) fn take_board(&mut self, asked: Asked) -> Option<Shared> {
        self.shared.take_if(|(own, _)| *own == asked).map(|(_, shared)| shared)
    }

    /// Nothing answers that question any more.
    pub(in crate::play) fn give_up(&mut self, asked: Asked) {
        self.take_reading(asked);
        self.take_board(asked);
    }

    /// Takes out the reading of that question.
    pub(in crate::play) fn take_reading(&mut self, asked: Asked) -> Option<Reading> {
        self.reading.take_if(|(own, _)| *own == asked).map(|(_, reading)| reading)
    }

    /// The worker has the question to read that text.
    pub(in crate::play) fn read_text(&mut self, text: String, asked: Asked) {
        self.several = Some(Several::new(text, asked));
    }

    /// The worker read a puzzle of the text of that question: one of several, or the only one.
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

    /// The worker has another question about the text.
    pub(in crate::play) const fn ask_of_text(&mut self, asked: Asked) {
        if let Some(several) = &mut self.several {
            several.ask(asked);
        }
    }

    /// The last text, if it has several puzzles.
    #[must_use]
    pub(in crate::play) fn several(&self) -> Option<&Several> {
        self.several.as_ref().filter(|several| several.part().is_some())
    }

    /// A link brought a puzzle during another game.
    pub(in crate::play) fn receive(&mut self, arrived: Arrived) {
        self.arrived = Some(Box::new(arrived));
    }

    /// Takes out the puzzle of a link.
    pub(in crate::play) fn take_arrived(&mut self) -> Option<Game> {
        self.arrived.take().map(|arrived| arrived.game)
    }

    /// Drops the result of an earlier request or form.
    pub(in crate::play) fn forget(&mut self) {
        self.unmet = None;
    }

    /// Drops the result of an earlier request; for another size, also the drawing, and perhaps level and
    /// class.
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

    /// Draws the cells of these clues, if their board has the size of the form.
    pub(in crate::play) fn draw_those(&mut self, clues: &Grid) {
        if clues.order() == self.puzzle_form.order {
            self.form.drawn = clues.filled().map(|(cell, _)| cell).collect();
            self.forget();
        }
    }

    /// Draws the cell of the pen, or removes it.
    pub(in crate::play) fn press(&mut self) {
        self.draw(self.pen, !self.form.drawn.contains(self.pen));
    }

    /// Draws a cell with its symmetric cells, or removes them.
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

/// The lowest and the highest possible rating.
const RATINGS: (Tenths, Tenths) = (Tenths(10), Tenths(120));

/// Reads a rating as typed: `4`, `4.5` or `4,5`.
#[must_use]
pub fn rating(text: &str) -> Option<Tenths> {
    let text = text.trim();
    let (whole, part) = text.split_once(['.', ',']).unwrap_or((text, "0"));
    let tenths = part.get(..1).and_then(|part| part.parse::<u16>().ok())?;
    Some(Tenths(whole.parse::<u16>().ok().filter(|&whole| whole < 100)? * 10 + tenths))
}

/// The number of boards to try for a form: some seconds of work, at most.
const fn attempts(order: Order) -> u16 {
    match order {
        Order::Two => 200,
        Order::Three => 1000,
        Order::Four => 60,
        Order::Five => 16,
    }
}

impl MeasureForm {
    /// The number of clues to begin with, if the player sets one.
    #[must_use]
    pub const fn usual_clues(order: Order) -> u16 {
        match order {
            Order::Two => 6,
            Order::Three => 26,
            Order::Four => 112,
            Order::Five => 330,
        }
    }

    /// The lowest and the highest rating requested; none if every rating is allowed.
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

    /// Its request to the generator. Ignores a solution of another size, and generates the board.
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

/// The date of a daily puzzle; none for any other game.
#[must_use]
pub fn day_of(game: &Game) -> Option<Date> {
    Daily::date_of(game.origin().spec.as_deref()?)
}
