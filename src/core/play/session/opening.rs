//! Links: work that the address starts. The player can stop it like any other, and it never replaces a game
//! in play.

use super::{Cmd, Job, Out, Purpose, PuzzleMsg, Session, Waiting};
use crate::{
    Order,
    generate::{daily::Daily, making::NotMade, recipe::Recipe},
    notation::link::{self, Link},
    play::{
        game::Game,
        making::{Arrived, Linked, Short, Unmet, day_of},
        shared::Shared,
        ui::{Dialog, Notice, PuzzleForm, Refusal},
        work::Asked,
    },
    wire::Task,
};

impl Session {
    /// Opens the address of a puzzle, or of a recipe.
    pub(super) fn open_link(&mut self, fragment: &str, out: &mut Out) {
        // A link still being checked is no longer the one in the address.
        if self.is_opening() {
            self.end_work(out);
        }
        match link::read_own(fragment) {
            Some(link) => self.open_puzzle(&link, fragment, out),
            None if link::names_a_puzzle(fragment) => {
                self.later(Waiting::Puzzle(PuzzleMsg::Link(fragment.to_owned())), out);
            }
            None => self.open_recipe(fragment, out),
        }
    }

    /// Opens the address of a puzzle in a foreign or damaged format.
    pub(super) fn open_foreign(&mut self, fragment: &str, out: &mut Out) {
        match link::read(fragment) {
            Ok(Some(link)) => match link.board().map(|board| Shared::read(board, link.grid())) {
                Some(Ok(shared)) => self.open_board(&link, shared, fragment, out),
                Some(Err(error)) => self.refuse_link(Refusal::BadLink(error), out),
                None => self.open_puzzle(&link, fragment, out),
            },
            Ok(None) => self.open_recipe(fragment, out),
            Err(error) => self.refuse_link(Refusal::BadLink(error), out),
        }
    }

    /// Opens the address of a puzzle with a player's progress. If the puzzle is on the board already, the
    /// progress replaces an untouched board; otherwise the page offers it.
    fn open_board(&mut self, link: &Link, shared: Shared, fragment: &str, out: &mut Out) {
        let here = self.kernel.table.game();
        if link.grid() != here.puzzle().clues() {
            let asked =
                self.begin_opening(link.grid().order(), Task::Check(link.grid().clone()), fragment, out);
            return self.maker.bring_board(shared, asked);
        }
        if shared == Shared::of(here) {
            return out.push(self.kernel.own_address());
        }
        let untouched = here.history().is_empty();
        let game = shared.game(here.puzzle().clone(), here.origin().clone());
        if untouched {
            self.begin_new(game, out);
        } else {
            self.offer(game, None, out);
        }
    }

    fn open_puzzle(&mut self, link: &Link, fragment: &str, out: &mut Out) {
        // It may be the puzzle on the board already.
        if link.grid() != self.kernel.table.game().puzzle().clues() {
            _ = self.begin_opening(link.grid().order(), Task::Check(link.grid().clone()), fragment, out);
        }
    }

    /// Opens the address of a recipe, which doesn't have the puzzle itself.
    fn open_recipe(&mut self, fragment: &str, out: &mut Out) {
        match link::recipe(fragment) {
            // It is the puzzle on the board.
            Ok(Some(text)) if self.kernel.table.game().origin().spec.as_ref() == Some(&text) => {}
            Ok(Some(text)) => match text.parse::<Recipe>() {
                Ok(recipe) => _ = self.begin_opening(recipe.order(), Task::Make(recipe), fragment, out),
                Err(error) => self.refuse_link(Refusal::BadRecipe(error), out),
            },
            Ok(None) => self.open_place(fragment, out),
            Err(error) => self.refuse_link(Refusal::BadLink(error), out),
        }
    }

    /// Opens the address of a place in the page, as the menu of an installed page does.
    fn open_place(&mut self, fragment: &str, out: &mut Out) {
        match fragment.trim_start_matches('#') {
            "new" => self.open_by_link(Dialog::New, out),
            "games" => self.open_by_link(Dialog::Games, out),
            // A player of today's puzzle continues it.
            "today" if day_of(self.kernel.table.game()) == Some(self.maker.date()) => {
                out.push(self.kernel.own_address());
            }
            "today" => {
                let &PuzzleForm { order, level, .. } = self.maker.puzzle_form();
                let date = self.maker.date();
                let daily = Recipe::Daily(Daily { order, level, date });
                _ = self.begin_opening(order, Task::Make(daily), fragment, out);
            }
            _ => {}
        }
    }

    fn open_by_link(&mut self, dialog: Dialog, out: &mut Out) {
        self.open(dialog, out);
        out.push(self.kernel.own_address());
    }

    /// Asks for the puzzle of a link. Until the answer, the address has that link: a reload opens it again,
    /// and a copy of it leads to the same puzzle. The address may have named the board since the page opened.
    fn begin_opening(&mut self, order: Order, task: Task, fragment: &str, out: &mut Out) -> Asked {
        let asked = self.ask_about(order, Purpose::Link, task, out);
        // An important notice stays, and comes before the progress of the link.
        self.kernel.notices.drop_if(Notice::ends_with_a_move);
        self.maker.forget();
        self.maker.take_arrived();
        out.push(Cmd::SetLink(fragment.to_owned()));
        asked
    }

    /// Puts the puzzle of a link on the board, unless the player has done anything since the link was opened:
    /// then it waits for the player.
    pub(super) fn bring(&mut self, game: Game, short: Option<Short>, job: Job, out: &mut Out) {
        if job.touched {
            return self.offer(game, short, out);
        }
        self.begin_new(game, out);
        if let Some(short) = short {
            let short = Box::new(short);
            let last_kept = self.kernel.notices.told().is_some();
            let told = Notice::LinkShort { short, last_kept };
            match self.kernel.notices.told() {
                // An unsaved previous puzzle is more important than the shortfall of this one.
                Some(Notice::PuzzleReplaced(Some(_))) => self.kernel.notices.tell_later(told),
                Some(_) | None => self.kernel.notices.say(told),
            }
        }
    }

    /// Holds the puzzle of a link until the player wants it.
    fn offer(&mut self, game: Game, short: Option<Short>, out: &mut Out) {
        let (order, level, progress) = (game.order(), game.origin().level, !game.history().is_empty());
        let notice = Notice::LinkReady(Box::new(Linked { order, level, progress, short }));
        self.maker.receive(Arrived { game, notice });
        out.push(self.kernel.own_address());
    }

    /// Plays the waiting puzzle of a link.
    pub(super) fn play_arrived(&mut self, out: &mut Out) {
        if let Some(game) = self.maker.take_arrived() {
            self.begin_new(game, out);
        }
    }

    /// Reports that the puzzle of a link was not made: in the dialog for another request if one is possible
    /// and the player isn't busy.
    pub(super) fn link_falls_short(&mut self, unmet: Unmet, job: Job, out: &mut Out) {
        let why = match &unmet {
            Unmet::NotMade(error) => *error,
            Unmet::Nearest(fitted) => NotMade::NotFound(fitted.attempts),
        };
        if job.touched || matches!(why, NotMade::Measure(_)) {
            return self.refuse_link(Refusal::NotMade(why), out);
        }
        self.open(Dialog::New, out);
        out.push(self.kernel.own_address());
        self.maker.fall_short(unmet);
    }

    /// Refuses a link: the board stays, so the address returns to its puzzle.
    pub(super) fn refuse_link(&mut self, refusal: Refusal, out: &mut Out) {
        self.kernel.notices.say(Notice::LinkRefused(refusal));
        out.push(self.kernel.own_address());
    }

    /// The current notice: the last one, or else the state of a link being opened or waiting.
    #[must_use]
    pub fn notice(&self) -> Option<&Notice> {
        let opening = self.is_opening().then_some(&Notice::OpeningLink);
        // A hint and an answer to "Why?" cover its place.
        let arrived = self.maker.arrived().filter(|_| !self.features.open(&self.kernel).contains(&true));
        self.kernel.notices.told().or(opening).or(arrived)
    }

    /// Drops the link in the notice: the opening, or the waiting puzzle.
    pub(super) fn drop_link(&mut self, out: &mut Out) {
        if self.is_opening() {
            self.cancel(out);
        } else {
            self.maker.take_arrived();
        }
    }
}
