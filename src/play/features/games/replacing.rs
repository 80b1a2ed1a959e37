//! Putting saved games on the board.

use crate::{
    game::Game,
    kernel::{Cmd, IncomingGame, JournalTail, Kernel, LeftGame, Loading, Out},
    saved::journal::{Event, Restored},
    ui::{Dialog, Notice, SaveError},
};
use std::sync::Arc;

/// The requested game isn't on the disk, or its data is unintelligible.
pub(super) fn game_gone(id: u64, kernel: &mut Kernel, out: &mut Out) {
    let Some(loading) = kernel.current_mut().loaded(id) else { return };
    let before = (kernel.notices().told().cloned(), kernel.page().dialog());
    match kernel.left_mut().take(id) {
        Some(left) => kernel.begin(Arc::unwrap_or_clone(left.game), left.played, out),
        None => cannot_load(loading, Notice::GameUnreadable, kernel, out),
    }
    stay_in_list(loading, before, kernel);
}

/// The disk failed to look for the requested game. The one that just left the board is in memory.
pub(super) fn load_failed(id: u64, fault: SaveError, kernel: &mut Kernel, out: &mut Out) {
    let Some(loading) = kernel.current_mut().loaded(id) else { return };
    let before = (kernel.notices().told().cloned(), kernel.page().dialog());
    if kernel.left().get(id).is_some() {
        take_from_memory(loading, kernel, out);
    } else {
        cannot_load(loading, Notice::GamesUnread(fault), kernel, out);
        stay_in_list(loading, before, kernel);
    }
}

/// Reports that loading failed. A deleted game leaves the board even so, for the first puzzle.
fn cannot_load(loading: Loading, why: Notice, kernel: &mut Kernel, out: &mut Out) {
    if matches!(loading, Loading::Replace(_)) {
        lay_first_puzzle(kernel, out);
    }
    kernel.say(why);
}

/// Puts the first puzzle on the board, as on a page without any games.
pub(super) fn lay_first_puzzle(kernel: &mut Kernel, out: &mut Out) {
    kernel.replace(kernel.unkept(Game::first(), 0, out), None, out);
}

/// Keeps the list open after a deletion, with the notice that offers to restore the game.
fn stay_in_list(loading: Loading, (notice, dialog): (Option<Notice>, Option<Dialog>), kernel: &mut Kernel) {
    if matches!(loading, Loading::Replace(_)) {
        kernel.page_mut().reopen(dialog);
        if let Some(way_back @ Notice::GameDeleted(_)) = notice {
            kernel.say(way_back);
        }
    }
}

/// Puts a game that isn't completely on the disk on the board, or a copy of it.
pub(super) fn take_from_memory(loading: Loading, kernel: &mut Kernel, out: &mut Out) {
    kernel.current_mut().stop_loading();
    if let Loading::Copy(id) = loading {
        if let Some(left) = kernel.left().get(id).cloned() {
            kernel.begin(Arc::unwrap_or_clone(left.game), left.played, out);
        }
    } else if let Some(LeftGame { game, played, date, tail, deleted }) = kernel.left_mut().take(loading.id())
    {
        let (game, next) = (Arc::unwrap_or_clone(game), tail.next());
        let (snapshot, intact, doubled, shortened, lost) = (0, true, true, false, 0);
        let restored =
            Restored { game, played, date, snapshot, next, intact, doubled, shortened, lost, deleted };
        put_on_board(loading.id(), restored, tail, Some(loading), kernel, out);
    }
}

/// Takes a game from the disk: at the start, or on request.
pub(crate) fn restored(id: u64, restored: Restored, kernel: &mut Kernel, out: &mut Out) {
    let Some(restored) = loaded(id, restored, kernel, out) else { return };
    let (loading, tail) = (kernel.current_mut().stop_loading(), JournalTail::of(&restored));
    put_on_board(id, restored, tail, loading, kernel, out);
}

fn put_on_board(
    id: u64,
    restored: Restored,
    tail: JournalTail,
    loading: Option<Loading>,
    kernel: &mut Kernel,
    out: &mut Out,
) {
    let Restored { game, played, .. } = restored;
    let incoming = IncomingGame { game, id, played, tail, kept: true };
    // The disk has it, or had it last.
    kernel.left_mut().take(id);
    let dialog = kernel.page().dialog();
    if loading.is_some() {
        let deleted = kernel.leave(out);
        let touched = kernel.current().is_worth_a_way_back();
        let before = kernel.replace(incoming, deleted, out);
        kernel.left_mut().lead_back_to(touched.then_some(before));
    } else {
        kernel.current_mut().replace(incoming);
        kernel.replaced(out);
    }
    kernel.tidy_left();
    match loading {
        // The notice about the deletion offers to restore it, and the list stays open.
        Some(Loading::Replace(_)) => kernel.page_mut().reopen(dialog),
        Some(Loading::Open(_) | Loading::Restart(_) | Loading::Copy(_)) => _ = kernel.notices_mut().take(),
        // A notice about a fault at the start is still unread.
        None => kernel.notices_mut().drop_if(|notice| *notice == Notice::StillReading),
    }
    if restored.shortened {
        kernel.tell(Notice::HistoryShortened);
    }
    if restored.lost > 0 {
        kernel.tell(Notice::ActionsLost(restored.lost));
    }
    if !restored.intact {
        kernel.record(Event::Time, out);
    }
    // The game on the board isn't deleted, and is the one played last: later than the last record of the
    // one that made room.
    out.at.date += 1;
    if restored.deleted.is_some() {
        kernel.record(Event::Undeleted, out);
    } else if loading.is_some() && restored.intact {
        kernel.record(Event::Time, out);
    }
    match loading {
        Some(Loading::Restart(_)) => {
            kernel.restart(out);
            out.push(Cmd::Focus);
        }
        Some(loading) => {
            kernel.announce_puzzle(out);
            if !matches!(loading, Loading::Replace(_)) {
                out.push(Cmd::Focus);
            }
        }
        None => {}
    }
}

/// Takes a game that was requested. Returns whether it was.
pub(super) fn loaded(id: u64, restored: Restored, kernel: &mut Kernel, out: &mut Out) -> Option<Restored> {
    match kernel.current().loading() {
        Some(Loading::Copy(asked)) if asked == id => {
            kernel.current_mut().stop_loading();
            kernel.begin(restored.game, restored.played, out);
            None
        }
        Some(loading) if loading.id() == id => Some(restored),
        // Another game was requested meanwhile.
        Some(_) => None,
        // It was found at the start. The player is playing another game already.
        None if kernel.current().is_kept() => {
            kernel.say(Notice::GameFound(id));
            None
        }
        None => Some(restored),
    }
}
