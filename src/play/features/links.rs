//! Links: the puzzles that an address names. The player can stop the work for one like any other, and it never
//! replaces a game in play.

use super::Feature;
use crate::{
    assignment::{Assignment, Outcome},
    deck::Deck,
    game::{Game, Origin, day_of},
    handover::Piece,
    kernel::{Cmd, Handed, Happened, Kernel, Out, Unmet},
    settings::Settings,
    shared::Shared,
    ui::{Dialog, Linked, Notice, PuzzleForm, Refusal, Short},
    work::{Asked, Job, Purpose},
};
use sudoku_core::{
    Level, Shape, Symbols,
    generate::{
        daily::{Daily, Date},
        making::{Fitted, NotMade},
        recipe::Recipe,
    },
    notation::link::{self, Link},
    rng::Seed,
    wire::{Answer, Task},
};

/// Messages about links.
#[derive(Clone, Debug, PartialEq)]
pub enum LinkMsg {
    /// Open the puzzle of this address.
    Open(String),
    /// Play the puzzle of a link that arrived during another game.
    Play,
}

/// The puzzle of a link, which waits until the player asks for it.
#[derive(Clone, Debug, PartialEq)]
struct Arrived {
    game: Game,
    /// The notice during the wait.
    notice: Notice,
}

/// The feature: the puzzle that waits, and the board that the worker proves.
#[derive(Clone, Debug, Default)]
pub(crate) struct Links {
    arrived: Option<Box<Arrived>>,
    /// The board of a link, until the worker has proven its puzzle.
    shared: Option<(Asked, Shared)>,
}

impl Feature for Links {
    type Msg = LinkMsg;

    fn at_once(&mut self, msg: &LinkMsg, kernel: &mut Kernel, out: &mut Out) -> bool {
        let LinkMsg::Open(fragment) = msg else { return false };
        // A link still being checked is no longer the one in the address.
        if kernel.is_opening() {
            kernel.end_work(out);
        }
        match link::read_own(fragment) {
            _ if link::simple(fragment).is_some() => return false,
            Some(link) => self.open_puzzle(&link, fragment, kernel, out),
            None if link::names_a_puzzle(fragment) || link::is_no_puzzle(fragment) => return false,
            None => self.open_recipe(fragment, kernel, out),
        }
        true
    }

    fn update(&mut self, msg: LinkMsg, kernel: &mut Kernel, out: &mut Out) {
        match msg {
            LinkMsg::Open(fragment) => self.open(&fragment, kernel, out),
            LinkMsg::Play => {
                if let Some(arrived) = self.arrived.take() {
                    kernel.begin_new(arrived.game, out);
                }
            }
        }
    }

    fn take(&mut self, handed: Handed, kernel: &mut Kernel, out: &mut Out) {
        if let Handed::Link(fragment) = handed {
            self.open(&fragment, kernel, out);
        }
    }

    fn on(&mut self, happened: &Happened, kernel: &mut Kernel, out: &mut Out) {
        match happened {
            Happened::Dropped(job) => _ = self.shared.take_if(|(own, _)| *own == job.asked()),
            // A player who wants a new puzzle doesn't wait for that of a link.
            Happened::Opened(Dialog::New) if kernel.is_opening() => kernel.cancel(out),
            Happened::LinkDropped => self.arrived = None,
            _ => {}
        }
    }

    fn answered(&mut self, job: Job, answer: Answer, kernel: &mut Kernel, out: &mut Out) {
        match answer {
            Answer::Made(Ok(fitted)) => self.made(fitted, job, kernel, out),
            Answer::Made(Err(error)) => fall_short(Unmet::NotMade(error), job, kernel, out),
            Answer::Checked(Ok(proven)) => {
                let origin = Origin { level: Some(proven.graded.level), spec: None };
                let game = match self.shared.take_if(|(own, _)| *own == job.asked()) {
                    Some((_, shared)) => shared.game(proven.puzzle, origin),
                    None => Game::new(proven.puzzle, origin),
                };
                self.bring(game, None, job, kernel, out);
            }
            Answer::Checked(Err(fault)) => refuse_link(Refusal::NotAPuzzle(fault), kernel, out),
            _ => {}
        }
    }
}

impl Links {
    /// Opens an address that is no puzzle of ours alone.
    fn open(&mut self, fragment: &str, kernel: &mut Kernel, out: &mut Out) {
        if let Some((things, puzzle)) = link::simple(fragment) {
            self.open_simple(things, puzzle, kernel, out);
        } else if let Some(text) = link::deck(fragment) {
            match Deck::read(text) {
                Ok(deck) => kernel.hand_on(Handed::Deck(Box::new(deck), Vec::new())),
                Err(error) => refuse_link(Refusal::BadLink(error), kernel, out),
            }
        } else if let Some(text) = link::assignment(fragment) {
            match Assignment::read(text) {
                Ok(assignment) => kernel.hand_on(Handed::Assignment(Box::new(assignment))),
                Err(error) => refuse_link(Refusal::BadLink(error), kernel, out),
            }
        } else if let Some(text) = link::outcome(fragment) {
            match Outcome::read(text) {
                Ok(outcome) => kernel.hand_on(Handed::Outcomes(vec![outcome])),
                Err(error) => refuse_link(Refusal::BadLink(error), kernel, out),
            }
        } else if let Some(text) = link::piece(fragment) {
            match Piece::read(text) {
                Ok(piece) => kernel.hand_on(Handed::Piece(Box::new(piece))),
                Err(error) => refuse_link(Refusal::BadLink(error), kernel, out),
            }
        } else if let Some(slug) = link::lesson(fragment) {
            kernel.hand_on(Handed::Learn(slug.to_owned()));
        } else {
            self.open_foreign(fragment, kernel, out);
        }
    }

    /// Turns the page to its simple view, and opens the puzzle of the link; without one, a small board.
    fn open_simple(&mut self, things: &str, puzzle: &str, kernel: &mut Kernel, out: &mut Out) {
        let symbols = Symbols::ALL.into_iter().find(|symbols| symbols.slug() == things);
        let turn = |own: &mut Settings| {
            own.simple = true;
            own.symbols = symbols.unwrap_or(own.symbols);
        };
        kernel.change_settings(turn, out);
        let shape = Shape::S4;
        if !puzzle.is_empty() {
            self.open_foreign(puzzle, kernel, out);
        } else if kernel.current.game().shape() == shape {
            out.push(kernel.own_address());
        } else {
            let form = PuzzleForm { shape, level: Level::Easy, ..kernel.form.clone() };
            let recipe = Recipe::Spec(form.possible().spec(Seed::short(out.at.chance)));
            let fragment = format!("#s={recipe}");
            _ = self.begin_opening(shape, Task::Make(recipe), &fragment, kernel, out);
        }
    }

    /// Opens the address of a puzzle in a foreign or damaged format.
    pub(super) fn open_foreign(&mut self, fragment: &str, kernel: &mut Kernel, out: &mut Out) {
        match link::read(fragment) {
            Ok(Some(link)) => match link.board().map(|board| Shared::read(board, link.grid())) {
                Some(Ok(shared)) => self.open_board(&link, shared, fragment, kernel, out),
                Some(Err(error)) => refuse_link(Refusal::BadLink(error), kernel, out),
                None => self.open_puzzle(&link, fragment, kernel, out),
            },
            Ok(None) => self.open_recipe(fragment, kernel, out),
            Err(error) => refuse_link(Refusal::BadLink(error), kernel, out),
        }
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
    ) {
        let here = kernel.current.game();
        if link.grid() != here.puzzle().clues() {
            let asked = self.begin_opening(
                link.grid().shape(),
                Task::Check(link.grid().clone()),
                fragment,
                kernel,
                out,
            );
            self.shared = Some((asked, shared));
            return;
        }
        if shared == Shared::of(here) {
            return out.push(kernel.own_address());
        }
        let untouched = here.history().is_empty();
        let game = shared.game(here.puzzle().clone(), here.origin().clone());
        if untouched {
            kernel.begin_new(game, out);
        } else {
            self.offer(game, None, kernel, out);
        }
    }

    fn open_puzzle(&mut self, link: &Link, fragment: &str, kernel: &mut Kernel, out: &mut Out) {
        // It may be the puzzle on the board already.
        if link.grid() != kernel.current.game().puzzle().clues() {
            _ = self.begin_opening(
                link.grid().shape(),
                Task::Check(link.grid().clone()),
                fragment,
                kernel,
                out,
            );
        }
    }

    /// Opens the address of a recipe, which doesn't have the puzzle itself.
    fn open_recipe(&mut self, fragment: &str, kernel: &mut Kernel, out: &mut Out) {
        match link::recipe(fragment) {
            // It is the puzzle on the board.
            Ok(Some(text)) if kernel.current.game().origin().spec.as_ref() == Some(&text) => {}
            Ok(Some(text)) => match text.parse::<Recipe>() {
                Ok(recipe) => {
                    _ = self.begin_opening(recipe.shape(), Task::Make(recipe), fragment, kernel, out);
                }
                Err(error) => refuse_link(Refusal::BadRecipe(error), kernel, out),
            },
            Ok(None) => self.open_place(fragment, kernel, out),
            Err(error) => refuse_link(Refusal::BadLink(error), kernel, out),
        }
    }

    /// Opens the address of a place in the page, as the menu of an installed page does.
    fn open_place(&mut self, fragment: &str, kernel: &mut Kernel, out: &mut Out) {
        match fragment.trim_start_matches('#') {
            "new" => open_by_link(Dialog::New, kernel, out),
            "games" => open_by_link(Dialog::Games, kernel, out),
            // A player of today's puzzle continues it.
            "today" if day_of(kernel.current.game()) == Some(Date::of_day(kernel.today)) => {
                out.push(kernel.own_address());
            }
            "today" => {
                let PuzzleForm { shape, level, .. } = kernel.form;
                let date = Date::of_day(kernel.today);
                let daily = Recipe::Daily(Daily { shape, level, date });
                _ = self.begin_opening(shape, Task::Make(daily), fragment, kernel, out);
            }
            _ => {}
        }
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
    ) -> Asked {
        let asked = kernel.ask_about(shape, Purpose::Link, task, out);
        // An important notice stays, and comes before the progress of the link.
        kernel.notices.drop_if(Notice::ends_with_a_move);
        self.arrived = None;
        out.push(Cmd::SetLink(fragment.to_owned()));
        asked
    }

    /// Puts the puzzle of a link on the board, unless the player has done anything since the link was opened:
    /// then it waits for the player.
    pub(super) fn bring(
        &mut self,
        game: Game,
        short: Option<Short>,
        job: Job,
        kernel: &mut Kernel,
        out: &mut Out,
    ) {
        if job.touched {
            return self.offer(game, short, kernel, out);
        }
        kernel.begin_new(game, out);
        if let Some(short) = short {
            let short = Box::new(short);
            let last_kept = kernel.notices.told().is_some();
            let told = Notice::LinkShort { short, last_kept };
            match kernel.notices.told() {
                // An unsaved previous puzzle is more important than the shortfall of this one.
                Some(Notice::PuzzleReplaced(Some(_))) => kernel.notices.tell_later(told),
                Some(_) | None => kernel.notices.say(told),
            }
        }
    }

    /// Holds the puzzle of a link until the player wants it.
    fn offer(&mut self, game: Game, short: Option<Short>, kernel: &mut Kernel, out: &mut Out) {
        let (shape, level, progress) = (game.shape(), game.origin().level, !game.history().is_empty());
        let notice = Notice::LinkReady(Box::new(Linked { shape, level, progress, short }));
        self.arrived = Some(Box::new(Arrived { game, notice }));
        out.push(kernel.own_address());
    }

    /// Takes the puzzle of a recipe. A link to measure names the puzzle itself, with any shortfall: its sender
    /// has played it.
    fn made(&mut self, fitted: Box<Fitted>, job: Job, kernel: &mut Kernel, out: &mut Out) {
        let short = Short::of(&fitted);
        if fitted.is_as_asked() || short.is_some() {
            self.bring(Game::made(*fitted), short, job, kernel, out);
        } else {
            fall_short(Unmet::Nearest(fitted), job, kernel, out);
        }
    }

    /// The notice about the puzzle that waits.
    pub(crate) fn notice(&self) -> Option<&Notice> {
        self.arrived.as_ref().map(|arrived| &arrived.notice)
    }
}

/// Reports that the puzzle of a link was not made: in the dialog for another request if one is possible
/// and the player isn't busy.
fn fall_short(unmet: Unmet, job: Job, kernel: &mut Kernel, out: &mut Out) {
    let why = match &unmet {
        Unmet::NotMade(error) => *error,
        Unmet::Nearest(fitted) => NotMade::NotFound(fitted.attempts),
    };
    if job.touched || matches!(why, NotMade::Measure(_)) {
        return refuse_link(Refusal::NotMade(why), kernel, out);
    }
    kernel.open(Dialog::New);
    out.push(kernel.own_address());
    kernel.hand_on(Handed::Unmet(unmet));
}

fn open_by_link(dialog: Dialog, kernel: &mut Kernel, out: &mut Out) {
    kernel.open(dialog);
    out.push(kernel.own_address());
}

/// Refuses a link: the board stays, so the address returns to its puzzle.
fn refuse_link(refusal: Refusal, kernel: &mut Kernel, out: &mut Out) {
    kernel.notices.say(Notice::LinkRefused(refusal));
    out.push(kernel.own_address());
}
