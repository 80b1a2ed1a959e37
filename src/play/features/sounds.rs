//! Short sounds for players who hear the board. By ear, a digit that clashes and a row that is done cost a question
//! each; a sound tells either at once. They are off at first, and tell nothing that the board doesn't show.

use super::Feature;
use crate::{
    game::Game,
    kernel::{Cmd, Happened, Kernel, Out, Says},
};
use std::convert::Infallible;
use sudoku_core::{Candidate, DigitSet, House};

/// A sound.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Sound {
    /// A digit was placed that is twice in a row, column or box, or that a rule of the board forbids there.
    Clash,
    /// A row, a column, a box or another house has all its digits.
    Complete,
    /// The puzzle is solved.
    Solved,
}

/// A tone of a sound.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Tone {
    /// Its pitch, in hertz.
    pub pitch: f32,
    /// When it begins, in seconds after the sound begins.
    pub at: f64,
    /// Its length in seconds.
    pub length: f64,
}

const fn tone(pitch: f32, at: f64, length: f64) -> Tone {
    Tone { pitch, at, length }
}

impl Sound {
    /// All of them.
    pub const ALL: [Self; 3] = [Self::Clash, Self::Complete, Self::Solved];

    /// Its tones. The direction tells the sounds apart, also for ears that hear no pitch well: a clash falls, and
    /// the others rise, the solved puzzle for longer. All end soon, because the screen reader speaks meanwhile.
    #[must_use]
    pub const fn tones(self) -> &'static [Tone] {
        const CLASH: [Tone; 2] = [tone(220.0, 0.0, 0.12), tone(165.0, 0.12, 0.18)];
        const COMPLETE: [Tone; 2] = [tone(659.0, 0.0, 0.08), tone(880.0, 0.08, 0.14)];
        const SOLVED: [Tone; 4] =
            [tone(523.0, 0.0, 0.1), tone(659.0, 0.1, 0.1), tone(784.0, 0.2, 0.1), tone(1047.0, 0.3, 0.3)];
        match self {
            Self::Clash => &CLASH,
            Self::Complete => &COMPLETE,
            Self::Solved => &SOLVED,
        }
    }

    /// The sound of the last turn. The player may not want clashes to be marked.
    fn of(game: &Game, tells_clashes: bool) -> Option<Self> {
        if game.is_finished() {
            return Some(Self::Solved);
        }
        let path = game.history().path();
        let geometry = game.shape().geometry();
        let placed: Vec<Candidate> = path.last()?.placed().collect();
        let clashes = |&Candidate { cell, digit }: &Candidate| {
            geometry.peer_list(cell).iter().any(|&peer| game.entry(peer).digit() == Some(digit))
        };
        if tells_clashes && placed.iter().any(clashes) {
            return Some(Self::Clash);
        }
        let is_complete = |&house: &House| {
            let digits = geometry.cells(house).iter().map(|&cell| game.entry(cell).digit());
            let digits: Option<DigitSet> = digits.collect();
            digits.is_some_and(|digits| digits.len() == geometry.cells(house).len())
        };
        let completes = |one: &Candidate| geometry.houses_of(one.cell).iter().any(is_complete);
        placed.iter().any(completes).then_some(Self::Complete)
    }
}

/// The feature.
#[derive(Clone, Debug, Default)]
pub(crate) struct Sounds;

impl Feature for Sounds {
    type Msg = Infallible;

    fn update(&mut self, msg: Infallible, _: &mut Kernel, _: &mut Out) {
        match msg {}
    }

    fn on(&mut self, happened: &Happened, kernel: &mut Kernel, _: &mut Out) {
        if matches!(happened, Happened::Changed { entries: true, played: true })
            && kernel.player.settings().sounds
        {
            kernel.say(Says::Sound);
        }
    }

    fn announce(&mut self, kernel: &mut Kernel, out: &mut Out) {
        let tells_clashes = kernel.player.settings().duplicates;
        out.extend(Sound::of(kernel.current.game(), tells_clashes).map(Cmd::Sound));
    }
}
