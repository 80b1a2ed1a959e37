//! Links: the puzzles that an address names. The player can stop the work for one like any other, and it never
//! replaces a game in play. A link that opens the page comes before any game there.

use super::Feature;
use crate::{
    game::{Game, Origin, Posed, day_of},
    kernel::{Cmd, Happened, Kernel, Out},
    links::{
        assignment::{Assignment, Outcome},
        deck::Deck,
        handover::Piece,
        shared::Shared,
    },
    messages::{AssignmentMsg, ClassMsg, DeckMsg, HandoverMsg, LearnMsg, LinkMsg, MakeMsg, Unmet},
    saved::settings::Settings,
    ui::{Dialog, Linked, Notice, PuzzleForm, Refusal, Short},
    work::{Asked, Job, Purpose},
};
use sudoku_core::{
    Cell, Level, Shape, Symbols,
    generate::{
        daily::Date,
        making::{Fitted, MakeError},
        recipe::Recipe,
    },
    notation::link::{self, Link, LinkError},
    puzzle::PuzzleError,
    rng::Seed,
    wire::{Answer, Task},
};

/// The puzzle of a link, which waits until the player asks for it.
#[derive(Clone, Debug, PartialEq)]
struct Arrived {
    game: Game,
    /// The notice during the wait.
    notice: Notice,
    /// The things of the simple view that the link asks for.
    simple: Option<Symbols>,
}

/// The rest of a link, whose puzzle the worker makes or proves.
#[derive(Clone, Debug, Default)]
struct Beside {
    /// The board.
    shared: Option<Shared>,
    /// The things of the simple view.
    simple: Option<Symbols>,
    /// Whether a board with moves stays.
    waits: bool,
    /// The puzzle that nobody can prove, if its rules are not known.
    unproven: Option<Posed>,
}

/// Where the puzzle of a link is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Place {
    /// The worker makes or proves it.
    Worker,
    /// It is on the board.
    Board,
    /// It waits for the player.
    Waiting,
    /// The link has none, or was refused.
    Nowhere,
}

/// The feature: the puzzle that waits, and the rest of the link whose puzzle the worker proves.
#[derive(Clone, Debug, Default)]
pub(crate) struct Links {
    arrived: Option<Box<Arrived>>,
    beside: Option<(Asked, Beside)>,
}

impl Feature for Links {
    type Msg = LinkMsg;

    fn at_once(&mut self, msg: &LinkMsg, kernel: &mut Kernel, out: &mut Out) -> bool {
        let (LinkMsg::Open(fragment) | LinkMsg::Follow(fragment)) = msg else { return false };
        let follows = matches!(msg, LinkMsg::Follow(_));
        // A link still being checked is no longer the one in the address.
        if kernel.is_opening() {
            kernel.end_work(out);
        }
        match link::read_own(fragment) {
            _ if link::simple(fragment).is_some() => return false,
            Some(link) => _ = self.open_puzzle(&link, fragment, kernel, out),
            None if link::names_a_puzzle(fragment) || link::is_no_puzzle(fragment) => return false,
            None => match link::recipe(fragment) {
                Ok(Some(text)) if is_of_the_board(&text, kernel) => {}
                Ok(None) => _ = self.open_place(fragment, kernel, out),
                // Reading a recipe comes with the parts, and its puzzle with the worker.
                Ok(Some(_)) | Err(_) => return false,
            },
        }
        self.wait_if(follows, fragment);
        true
    }

    fn update(&mut self, msg: LinkMsg, kernel: &mut Kernel, out: &mut Out) {
        match msg {
            LinkMsg::Open(fragment) | LinkMsg::Within(fragment) => self.open(&fragment, kernel, out),
            LinkMsg::Follow(fragment) => {
                self.open(&fragment, kernel, out);
                self.wait_if(true, &fragment);
            }
            LinkMsg::Play => {
                if let Some(arrived) = self.arrived.take() {
                    begin(arrived.game, arrived.simple, kernel, out);
                }
            }
            LinkMsg::Answered(told) => self.answered(told.job, told.answer, kernel, out),
        }
    }

    fn on(&mut self, happened: &Happened, kernel: &mut Kernel, out: &mut Out) {
        match happened {
            Happened::Dropped(job) => _ = self.take_beside(job),
            // A player who wants a new puzzle doesn't wait for that of a link.
            Happened::Opened(Dialog::New) if kernel.is_opening() => kernel.cancel(out),
            Happened::LinkDropped => self.arrived = None,
            _ => {}
        }
    }
}

impl Links {
    /// Takes the answer to a question that it asked.
    fn answered(&mut self, job: Job, answer: Answer, kernel: &mut Kernel, out: &mut Out) {
        match answer {
            Answer::Made(Ok(fitted)) => self.made(fitted, &job, kernel, out),
            Answer::Made(Err(error)) => {
                _ = self.take_beside(&job);
                fall_short(Unmet::Failed(error), &job, kernel, out);
            }
            Answer::Checked(Ok(proven)) => {
                let origin = Origin { level: Some(proven.graded.level), spec: None };
                let shared = self.beside.as_ref().filter(|(own, _)| *own == job.asked());
                let game = match shared.and_then(|(_, beside)| beside.shared.as_ref()) {
                    Some(shared) => shared.game(proven.puzzle, origin),
                    None => Game::new(proven.puzzle, origin),
                };
                self.bring(game, None, &job, kernel, out);
            }
            Answer::Checked(Err(fault)) => {
                let beside = self.beside.as_ref().filter(|(own, _)| *own == job.asked());
                let unproven =
                    beside.and_then(|(_, beside)| Some((beside.unproven.clone()?, beside.shared.as_ref())));
                if let (PuzzleError::UnknownRules, Some((posed, shared))) = (&fault, unproven) {
                    let game = match shared {
                        Some(shared) => shared.game(posed, Origin::default()),
                        None => Game::new(posed, Origin::default()),
                    };
                    return self.bring(game, None, &job, kernel, out);
                }
                _ = self.take_beside(&job);
                refuse_link(Refusal::Puzzle(fault), kernel, out);
            }
            _ => {}
        }
    }

    /// Opens an address that is more than one of our puzzles.
    fn open(&mut self, fragment: &str, kernel: &mut Kernel, out: &mut Out) {
        if let Some((things, puzzle)) = link::simple(fragment) {
            self.open_simple(things, puzzle, kernel, out);
        } else if let Some(text) = link::deck(fragment) {
            match Deck::read(text) {
                Ok(deck) => kernel.post(DeckMsg::Show(Box::new(deck), Vec::new())),
                Err(error) => refuse_link(Refusal::Link(error), kernel, out),
            }
        } else if let Some(text) = link::assignment(fragment) {
            match Assignment::read(text) {
                Ok(assignment) => kernel.post(AssignmentMsg::Offer(Box::new(assignment))),
                Err(error) => refuse_link(Refusal::Link(error), kernel, out),
            }
        } else if let Some(text) = link::outcome(fragment) {
            match Outcome::read(text) {
                Ok(outcome) => kernel.post(ClassMsg::Add(vec![outcome])),
                Err(error) => refuse_link(Refusal::Link(error), kernel, out),
            }
        } else if let Some(text) = link::piece(fragment) {
            match Piece::read(text) {
                Ok(piece) => kernel.post(HandoverMsg::Take(Box::new(piece))),
                Err(error) => refuse_link(Refusal::Link(error), kernel, out),
            }
        } else if let Some(slug) = link::lesson(fragment) {
            kernel.post(LearnMsg::Page(slug.to_owned()));
        } else {
            _ = self.open_foreign(fragment, kernel, out);
        }
    }

    /// Opens the puzzle of a link to the simple view; without one, a small board. The page turns to that view with
    /// the puzzle: a link that is refused changes nothing.
    fn open_simple(&mut self, things: &str, puzzle: &str, kernel: &mut Kernel, out: &mut Out) {
        let Some(symbols) = Symbols::ALL.into_iter().find(|symbols| symbols.slug() == things) else {
            return refuse_link(Refusal::Link(LinkError::Malformed), kernel, out);
        };
        // Unknown keys are ignored.
        let names_none = matches!((link::read(puzzle), link::recipe(puzzle)), (Ok(None), Ok(None)));
        let puzzle = if names_none && puzzle.contains('=') { "" } else { puzzle };
        let shape = Shape::S4;
        let place = if !puzzle.is_empty() {
            self.open_foreign(puzzle, kernel, out)
        } else if kernel.current().game().shape() == shape {
            out.push(kernel.own_address());
            Place::Board
        } else {
            let form = PuzzleForm { shape: shape.clone(), level: Level::Easy, ..kernel.form().clone() };
            let recipe = Recipe::Spec(form.possible().spec(Seed::short(out.at.chance)));
            self.begin_opening(shape.clone(), Task::Make(recipe), &format!("#v={things}"), kernel, out)
        };
        match place {
            Place::Board => turn_simple(symbols, kernel, out),
            Place::Worker => {
                self.beside.iter_mut().for_each(|(_, beside)| beside.simple = Some(symbols));
                let and = if puzzle.is_empty() { "" } else { "&" };
                out.push(Cmd::SetLink(format!("#v={things}{and}{puzzle}")));
            }
            Place::Waiting => {
                self.arrived.iter_mut().for_each(|arrived| arrived.simple = Some(symbols));
            }
            Place::Nowhere => {}
        }
    }

    /// Opens the address of a puzzle in a foreign or damaged format.
    fn open_foreign(&mut self, fragment: &str, kernel: &mut Kernel, out: &mut Out) -> Place {
        let refusal = match link::read(fragment) {
            Ok(Some(link)) => match link.board().map(|board| Shared::read(board, link.grid())) {
                Some(Ok(shared)) => return self.open_board(&link, shared, fragment, kernel, out),
                Some(Err(error)) => error,
                None => return self.open_puzzle(&link, fragment, kernel, out),
            },
            Ok(None) => return self.open_recipe(fragment, kernel, out),
            Err(error) => error,
        };
        refuse_link(Refusal::Link(refusal), kernel, out);
        Place::Nowhere
    }

    /// Opens the address of a puzzle with a player's progress. If the puzzle is on the board already, the
    /// progress replaces an untouched board; otherwise the page offers it.
    fn open_board(
        &mut self,
        link: &Link,
        shared: Shared,
        fragment: &str,
        kernel: &mut Kernel,
        out: &mut Out,
    ) -> Place {
        let here = kernel.current().game();
        if link.grid() != here.clues() {
            let (shape, check) = (link.grid().shape(), Task::Check(link.grid().clone()));
            let place = self.begin_opening(shape.clone(), check, fragment, kernel, out);
            self.beside.iter_mut().for_each(|(_, beside)| beside.shared = Some(shared.clone()));
            return place;
        }
        if shared == Shared::of(here) {
            out.push(kernel.own_address());
            return Place::Board;
        }
        let untouched = here.history().is_empty();
        let game = shared.game(here.posed().clone(), here.origin().clone());
        if untouched {
            kernel.begin_new(game, out);
            Place::Board
        } else {
            self.offer(game, None, None, kernel, out);
            Place::Waiting
        }
    }

    fn open_puzzle(&mut self, link: &Link, fragment: &str, kernel: &mut Kernel, out: &mut Out) -> Place {
        // It may be the puzzle on the board already.
        if link.grid() == kernel.current().game().clues() {
            return Place::Board;
        }
        self.begin_opening(
            link.grid().shape().clone(),
            Task::Check(link.grid().clone()),
            fragment,
            kernel,
            out,
        )
    }

    /// Opens the address of a recipe, which doesn't have the puzzle itself.
    fn open_recipe(&mut self, fragment: &str, kernel: &mut Kernel, out: &mut Out) -> Place {
        let refusal = match link::recipe(fragment) {
            Ok(Some(text)) if is_of_the_board(&text, kernel) => return Place::Board,
            Ok(Some(text)) => match text.parse::<Recipe>() {
                Ok(recipe) => {
                    return self.begin_opening(
                        recipe.shape().clone(),
                        Task::Make(recipe),
                        fragment,
                        kernel,
                        out,
                    );
                }
                Err(error) => Refusal::Recipe(error),
            },
            Ok(None) => return self.open_place(fragment, kernel, out),
            Err(error) => Refusal::Link(error),
        };
        refuse_link(refusal, kernel, out);
        Place::Nowhere
    }

    /// Opens the address of a place in the page, as the menu of an installed page does.
    fn open_place(&mut self, fragment: &str, kernel: &mut Kernel, out: &mut Out) -> Place {
        match fragment.trim_start_matches('#') {
            "new" => open_by_link(Dialog::New, kernel, out),
            "games" => open_by_link(Dialog::Games, kernel, out),
            // A player of today's puzzle continues it.
            TODAY if day_of(kernel.current().game()) == Some(Date::of_day(kernel.today())) => {
                out.push(kernel.own_address());
                return Place::Board;
            }
            TODAY => {
                let daily = kernel.form().daily(Date::of_day(kernel.today()));
                let (shape, task) = (daily.shape.clone(), Task::Make(Recipe::Daily(daily)));
                return self.begin_opening(shape, task, fragment, kernel, out);
            }
            _ => {}
        }
        Place::Nowhere
    }

    /// Lets a board with moves stay when the puzzle of a link arrives, as the player was led here from it. The menu of
    /// an installed page asks for today's puzzle itself.
    fn wait_if(&mut self, follows: bool, fragment: &str) {
        if follows && fragment.trim_start_matches('#') != TODAY {
            self.beside.iter_mut().for_each(|(_, beside)| beside.waits = true);
        }
    }

    /// Takes the rest of the link, if this job was for its puzzle.
    fn take_beside(&mut self, job: &Job) -> Option<Beside> {
        self.beside.take_if(|(own, _)| *own == job.asked()).map(|(_, beside)| beside)
    }

    /// Asks for the puzzle of a link. Until the answer, the address has that link: a reload opens it again,
    /// and a copy of it leads to the same puzzle. The address may have named the board since the page opened.
    fn begin_opening(
        &mut self,
        shape: Shape,
        task: Task,
        fragment: &str,
        kernel: &mut Kernel,
        out: &mut Out,
    ) -> Place {
        let unproven = match &task {
            Task::Check(grid) => Posed::unproven(grid.clone()),
            _ => None,
        };
        let asked = kernel.ask_about(shape, Purpose::Link, task, |told| LinkMsg::Answered(told).into(), out);
        // An important notice stays, and comes before the progress of the link.
        kernel.notices_mut().drop_if(Notice::ends_with_a_move);
        self.arrived = None;
        self.beside = Some((asked, Beside { unproven, ..Beside::default() }));
        out.push(Cmd::SetLink(fragment.to_owned()));
        Place::Worker
    }

    /// Puts the puzzle of a link on the board, unless the player has done anything since the link was opened, or was
    /// led to it from a game with moves: then it waits for the player.
    fn bring(&mut self, game: Game, short: Option<Short>, job: &Job, kernel: &mut Kernel, out: &mut Out) {
        let Beside { simple, waits, .. } = self.take_beside(job).unwrap_or_default();
        let here = kernel.current().game();
        let in_play = !here.history().is_empty() && !here.is_finished();
        if job.touched || waits && in_play {
            return self.offer(game, short, simple, kernel, out);
        }
        begin(game, simple, kernel, out);
        if let Some(short) = short {
            let short = Box::new(short);
            let last_kept = kernel.notices().told().is_some();
            let told = Notice::LinkShort { short, last_kept };
            match kernel.notices().told() {
                // An unsaved previous puzzle is more important than the shortfall of this one.
                Some(Notice::PuzzleReplaced(Some(_))) => kernel.notices_mut().tell_later(told),
                Some(_) | None => kernel.say(told),
            }
        }
    }

    /// Holds the puzzle of a link until the player wants it.
    fn offer(
        &mut self,
        game: Game,
        short: Option<Short>,
        simple: Option<Symbols>,
        kernel: &mut Kernel,
        out: &mut Out,
    ) {
        let (shape, level, progress) = (game.shape(), game.origin().level, !game.history().is_empty());
        let notice = Notice::LinkReady(Box::new(Linked { shape: shape.clone(), level, progress, short }));
        self.arrived = Some(Box::new(Arrived { game, notice, simple }));
        out.push(kernel.own_address());
    }

    /// Takes the puzzle of a recipe. A link to measure names the puzzle itself, with any shortfall: its sender
    /// has played it.
    fn made(&mut self, fitted: Box<Fitted>, job: &Job, kernel: &mut Kernel, out: &mut Out) {
        let short = Short::of(&fitted);
        if fitted.is_as_asked() || short.is_some() {
            self.bring(Game::made(*fitted), short, job, kernel, out);
        } else {
            _ = self.take_beside(job);
            fall_short(Unmet::Nearest(fitted), job, kernel, out);
        }
    }

    /// The notice about the puzzle that waits.
    pub(crate) fn notice(&self) -> Option<&Notice> {
        self.arrived.as_ref().map(|arrived| &arrived.notice)
    }
}

/// The name of today's puzzle.
const TODAY: &str = "today";

/// Whether the board has the puzzle of this recipe.
fn is_of_the_board(recipe: &str, kernel: &Kernel) -> bool {
    kernel.current().game().origin().spec.as_deref() == Some(recipe)
}

/// Puts the puzzle of a link on the board, in the view that the link asks for.
fn begin(game: Game, simple: Option<Symbols>, kernel: &mut Kernel, out: &mut Out) {
    if let Some(symbols) = simple {
        turn_simple(symbols, kernel, out);
    }
    // Somebody who sends notes writes to a player who knows them.
    if !kernel.player().settings().tools && Cell::all(game.shape()).any(|cell| !game.notes(cell).is_empty()) {
        kernel.change_settings(|own| own.tools = true, out);
    }
    kernel.begin_new(game, out);
}

/// Turns the page to its simple view, with these things on the board.
fn turn_simple(symbols: Symbols, kernel: &mut Kernel, out: &mut Out) {
    let turn = |own: &mut Settings| {
        own.simple = true;
        own.symbols = symbols;
    };
    kernel.change_settings(turn, out);
}

/// Reports that the puzzle of a link was not made: in the dialog for another request if one is possible
/// and the player isn't busy.
fn fall_short(unmet: Unmet, job: &Job, kernel: &mut Kernel, out: &mut Out) {
    let why = match &unmet {
        Unmet::Failed(error) => error.clone(),
        Unmet::Nearest(fitted) => MakeError::NotFound(fitted.attempts),
    };
    if job.touched || matches!(why, MakeError::Measure(_)) {
        return refuse_link(Refusal::Making(why), kernel, out);
    }
    kernel.open(Dialog::New);
    out.push(kernel.own_address());
    kernel.post(MakeMsg::Unmet(unmet));
}

fn open_by_link(dialog: Dialog, kernel: &mut Kernel, out: &mut Out) {
    kernel.open(dialog);
    out.push(kernel.own_address());
}

/// Refuses a link: the board stays, so the address returns to its puzzle.
fn refuse_link(refusal: Refusal, kernel: &mut Kernel, out: &mut Out) {
    kernel.say(Notice::LinkRefused(refusal));
    out.push(kernel.own_address());
}
