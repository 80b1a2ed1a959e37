//! Positions of the game: savepoints, trials, and going to any of them.

pub mod view;

use super::Feature;
use crate::{
    game::history::{NodeId, SavepointKind},
    kernel::{Announcement, Cmd, Happened, Kernel, Out},
    messages::MomentMsg,
    ui::Dialog,
};

/// The feature. The history of the game has all of its state.
#[derive(Clone, Debug, Default)]
pub(crate) struct Moments;

impl Feature for Moments {
    type Msg = MomentMsg;

    fn at_once(&mut self, msg: &MomentMsg, kernel: &mut Kernel, out: &mut Out) -> bool {
        match msg {
            MomentMsg::Try => {
                try_out(kernel, out);
                // What follows is on the board.
                if kernel.page().dialog() == Some(Dialog::Moments) {
                    kernel.dismiss(out);
                }
            }
            MomentMsg::GiveUp => give_up(kernel, out),
            MomentMsg::Keep => keep_trial(kernel, out),
            _ => return false,
        }
        true
    }

    fn update(&mut self, msg: MomentMsg, kernel: &mut Kernel, out: &mut Out) {
        match msg {
            MomentMsg::Save(name) => save_here(&name, kernel, out),
            MomentMsg::Rename(node, name) => rename(node, &name, kernel, out),
            MomentMsg::Unsave(node) => unsave(node, kernel, out),
            MomentMsg::GoTo(node) => {
                kernel.page_mut().close();
                kernel.go_to(node, out);
                out.push(Cmd::Focus);
            }
            MomentMsg::Try | MomentMsg::GiveUp | MomentMsg::Keep => {}
        }
    }

    fn on(&mut self, _: &Happened, _: &mut Kernel, _: &mut Out) {}
}

/// Names the current position, so that the player can find it again. Without a name it gets a number: the
/// end of a trial removes an unnamed savepoint at its beginning.
fn save_here(name: &str, kernel: &mut Kernel, out: &mut Out) {
    let here = kernel.current().game().history().at();
    let taken =
        |name: &String| kernel.current().game().history().savepoints().any(|(_, point)| point.name == *name);
    // Among this many numbers at least one is free.
    let numbers = 1..=kernel.current().game().history().savepoints().count() + 1;
    let number = || numbers.map(|number| number.to_string()).find(|number| !taken(number));
    let name = Some(name.trim()).filter(|name| !name.is_empty()).map(str::to_owned);
    let name = &name.or_else(number).unwrap_or_default();
    let point = kernel.current().game().history().savepoint(here);
    let kind = point.map_or(SavepointKind::Kept, |point| point.kind);
    put_name(here, kind, name, kernel, out);
    out.push(Cmd::Announce(Announcement::MomentKept));
}

fn rename(node: NodeId, name: &str, kernel: &mut Kernel, out: &mut Out) {
    if let Some(kind) = kernel.current().game().history().savepoint(node).map(|point| point.kind) {
        put_name(node, kind, name, kernel, out);
    }
}

fn unsave(node: NodeId, kernel: &mut Kernel, out: &mut Out) {
    if let Some(event) = kernel.current_mut().unsave(node) {
        kernel.record(event, out);
    }
}

/// Begins a trial: digits placed from here on are shown as tried, until the player keeps or discards it.
fn try_out(kernel: &mut Kernel, out: &mut Out) {
    if kernel.is_playable() {
        let here = kernel.current().game().history().at();
        let name = kernel.current().name_of(here);
        put_name(here, SavepointKind::Trial, &name, kernel, out);
        out.push(Cmd::Announce(Announcement::TrialBegun));
    }
}

/// Undoes all of the last trial. It stays in the tree as a discarded branch.
fn give_up(kernel: &mut Kernel, out: &mut Out) {
    let Some(trial) = kernel.current().game().history().trial() else { return };
    if !kernel.is_playable() {
        return;
    }
    let here = kernel.current().game().history().at();
    if here != trial {
        let name = kernel.current().name_of(here);
        put_name(here, SavepointKind::GivenUp, &name, kernel, out);
        kernel.go_to(trial, out);
    }
    end_trial(trial, kernel, out);
    out.push(Cmd::Announce(Announcement::TrialEnded(false)));
}

/// Keeps the digits of the trial.
fn keep_trial(kernel: &mut Kernel, out: &mut Out) {
    if let Some(trial) = kernel.current().game().history().trial() {
        end_trial(trial, kernel, out);
        out.push(Cmd::Announce(Announcement::TrialEnded(true)));
    }
}

/// Turns the beginning of a trial back into a savepoint if it has a name; otherwise removes it.
fn end_trial(trial: NodeId, kernel: &mut Kernel, out: &mut Out) {
    let name = kernel.current().name_of(trial);
    if name.is_empty() {
        unsave(trial, kernel, out);
    } else {
        put_name(trial, SavepointKind::Kept, &name, kernel, out);
    }
}

fn put_name(node: NodeId, kind: SavepointKind, name: &str, kernel: &mut Kernel, out: &mut Out) {
    if let Some(event) = kernel.current_mut().save_at(node, kind, name) {
        kernel.record(event, out);
    }
}
