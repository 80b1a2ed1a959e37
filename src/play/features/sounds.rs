//! Short sounds for players who hear the board. By ear, a digit that clashes and a row that is done cost a question
//! each; a sound tells either at once. They are off at first, and tell nothing that the board doesn't show.

use super::Feature;
use crate::{
    game::Game,
    kernel::{Cmd, Happened, Kernel, Out},
    messages::SoundMsg,
    ui::sound::Sound,
};
use sudoku_core::{Candidate, DigitSet, House};

/// The sound of the last turn. The player may not want clashes to be marked.
fn sound_of(game: &Game, tells_clashes: bool) -> Option<Sound> {
    if game.is_finished() {
        return Some(Sound::Solved);
    }
    let path = game.history().path();
    let geometry = game.shape().geometry();
    let placed: Vec<Candidate> = path.last()?.placed().collect();
    let clashes = |&Candidate { cell, digit }: &Candidate| {
        geometry.peer_list(cell).iter().any(|&peer| game.entry(peer).digit() == Some(digit))
    };
    if tells_clashes && placed.iter().any(clashes) {
        return Some(Sound::Clash);
    }
    let is_complete = |&house: &House| {
        let digits = geometry.cells(house).iter().map(|&cell| game.entry(cell).digit());
        let digits: Option<DigitSet> = digits.collect();
        digits.is_some_and(|digits| digits.len() == geometry.cells(house).len())
    };
    let completes = |one: &Candidate| geometry.houses_of(one.cell).iter().any(is_complete);
    placed.iter().any(completes).then_some(Sound::Complete)
}

/// The feature.
#[derive(Clone, Debug, Default)]
pub(crate) struct Sounds;

impl Feature for Sounds {
    type Msg = SoundMsg;

    fn update(&mut self, SoundMsg::Play: SoundMsg, kernel: &mut Kernel, out: &mut Out) {
        let tells_clashes = kernel.player().settings().duplicates;
        out.extend(sound_of(kernel.current().game(), tells_clashes).map(Cmd::Sound));
    }

    fn on(&mut self, happened: &Happened, kernel: &mut Kernel, _: &mut Out) {
        if matches!(happened, Happened::Changed { entries: true, played: true })
            && kernel.player().settings().sounds
        {
            kernel.post(SoundMsg::Play);
        }
    }
}
