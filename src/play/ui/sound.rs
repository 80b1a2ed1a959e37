//! Short sounds, and their tones.

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
}
