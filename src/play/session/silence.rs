//! Keys that change nothing. A player who sees the board sees that; one who hears it is told why.

use super::Session;
use crate::{
    game::entry::Entry,
    input::Mode,
    messages::{GameMsg, HintMsg, InputMsg, MomentMsg, Msg, PageMsg, PointerMsg, SolverMsg, WhyMsg},
    saved::settings::ClockSetting,
    taught::Reply,
    walk::StepMsg,
};

impl Session {
    /// What to say if nothing comes of a message.
    pub(super) fn reply_to(&self, msg: &Msg) -> Option<Reply> {
        let kernel = &self.kernel;
        if kernel.page().dialog().is_some() {
            return None;
        }
        if matches!(msg, Msg::Input(InputMsg::ToggleComma)) {
            return (!kernel.input().is_comma_pending()).then_some(Reply::Command);
        }
        if kernel.page().is_paused() && kernel.page().is_playing() {
            let shape = kernel.current().game().shape();
            let letters = kernel.player().settings().letter_keys;
            return wants_the_board(msg).then_some(Reply::Paused(shape.clone(), letters));
        }
        let game = kernel.current().game();
        let has = |wanted: fn(Entry) -> bool| kernel.selection().iter().all(|cell| wanted(game.entry(cell)));
        let is_given = || has(|entry| matches!(entry, Entry::Given(_)));
        let pad_locks = kernel.player().settings().digit_first || kernel.input().lock().is_some();
        match msg {
            Msg::Input(input) => match input {
                InputMsg::Pad(_) | InputMsg::PadTwice(_) if pad_locks => None,
                InputMsg::Confirm if kernel.input().lock().is_none() => None,
                InputMsg::Enter(_)
                | InputMsg::EnterAs(..)
                | InputMsg::Pad(_)
                | InputMsg::PadTwice(_)
                | InputMsg::Confirm
                | InputMsg::Erase
                    if kernel.mode() != Mode::Colour && is_given() =>
                {
                    Some(Reply::Given)
                }
                InputMsg::Enter(_) | InputMsg::EnterAs(..) | InputMsg::Pad(_) | InputMsg::Confirm => {
                    Some(if has(|entry| entry.digit().is_some()) { Reply::Filled } else { Reply::NotHere })
                }
                InputMsg::Erase => Some(Reply::NothingToClear),
                InputMsg::Swap => Some(Reply::NoNotes),
                InputMsg::LockHere => Some(Reply::NoDigit),
                InputMsg::FilterBy(None) => Some(Reply::NoHighlight),
                _ => None,
            },
            Msg::Game(GameMsg::Undo) => Some(Reply::NothingToUndo),
            Msg::Game(GameMsg::Redo) => Some(Reply::NothingToRedo),
            Msg::Game(GameMsg::FillNotes(_)) => Some(Reply::NoNotes),
            Msg::Pointer(PointerMsg::Look) => Some(Reply::Filled),
            Msg::Moment(MomentMsg::GiveUp | MomentMsg::Keep) => Some(Reply::NoTrial),
            Msg::Hint(HintMsg::Next) | Msg::Page(PageMsg::Pause) if game.is_finished() => Some(Reply::Solved),
            Msg::Page(PageMsg::Pause) if kernel.player().settings().clock == ClockSetting::Off => {
                Some(Reply::NoClock)
            }
            Msg::Solver(SolverMsg::Step(StepMsg::BackStep | StepMsg::BackPass)) => Some(Reply::AtTheStart),
            Msg::Solver(SolverMsg::Step(StepMsg::OtherWay)) => Some(Reply::Way(kernel.walk()?.way().other())),
            Msg::Solver(SolverMsg::Step(StepMsg::AllSteps)) => Some(Reply::StepsHidden),
            _ => None,
        }
    }
}

/// Whether a message asks for something that a covered board doesn't do.
const fn wants_the_board(msg: &Msg) -> bool {
    match msg {
        Msg::Input(input) => matches!(
            input,
            InputMsg::Enter(_)
                | InputMsg::EnterAs(..)
                | InputMsg::Pad(_)
                | InputMsg::PadTwice(_)
                | InputMsg::Confirm
                | InputMsg::Erase
                | InputMsg::Swap
                | InputMsg::LockHere
                | InputMsg::FilterBy(_)
                | InputMsg::StepFilter { .. }
        ),
        Msg::Game(game) => {
            matches!(game, GameMsg::Undo | GameMsg::Redo | GameMsg::Check | GameMsg::FillNotes(_))
        }
        Msg::Pointer(pointer) => matches!(pointer, PointerMsg::Look | PointerMsg::ToggleCandidates),
        Msg::Hint(hint) => matches!(hint, HintMsg::Next),
        Msg::Moment(moment) => matches!(moment, MomentMsg::Try | MomentMsg::GiveUp | MomentMsg::Keep),
        Msg::Why(why) => matches!(why, WhyMsg::Open),
        _ => false,
    }
}
