//! The colours of pictures. A test checks that light and dark match the page's; print is black, white and
//! grey.

/// The colour scheme of a picture.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Look {
    /// Dark on light.
    Light,
    /// Light on dark.
    Dark,
    /// Black and grey on white.
    Print,
}

impl Look {
    /// All schemes.
    pub const ALL: [Self; 3] = [Self::Light, Self::Dark, Self::Print];

    /// An identifier, the same in all languages.
    #[must_use]
    pub const fn slug(self) -> &'static str {
        match self {
            Self::Light => "light",
            Self::Dark => "dark",
            Self::Print => "print",
        }
    }

    /// The colours of the first digit of a solved game, of the one in the middle, and of the last: ever darker on
    /// light, ever lighter on dark, so that their order shows without colours.
    const fn shades(self) -> [[u8; 3]; 3] {
        match self {
            Self::Light => [[0xfb, 0xf0, 0xb8], [0x3f, 0xb0, 0x93], [0x14, 0x3a, 0x78]],
            Self::Dark => [[0x2b, 0x3a, 0x6b], [0x2f, 0xa3, 0x8a], [0xfb, 0xf0, 0xb8]],
            Self::Print => [[0xf0, 0xf0, 0xf0], [0x98, 0x98, 0x98], [0x38, 0x38, 0x38]],
        }
    }

    /// The colour of a digit of a solved game, from 0 for the first to 1 for the last.
    pub(super) fn shade(self, share: f64) -> String {
        let [red, green, blue] = self.mixed(share);
        format!("#{red:02x}{green:02x}{blue:02x}")
    }

    /// The ink for that digit on its colour.
    pub(super) fn ink_on(self, share: f64) -> &'static str {
        let [red, green, blue] = self.mixed(share).map(u32::from);
        // The usual weights of the three in the lightness of a colour, in thousandths.
        if red * 299 + green * 587 + blue * 114 > 128_000 { "#14171c" } else { "#ffffff" }
    }

    fn mixed(self, share: f64) -> [u8; 3] {
        let [first, middle, last] = self.shades();
        let (from, to, part) =
            if share < 0.5 { (first, middle, share * 2.0) } else { (middle, last, share * 2.0 - 1.0) };
        std::array::from_fn(|at| {
            let (from, to) = (f64::from(from[at]), f64::from(to[at]));
            (from + (to - from) * part).round() as u8
        })
    }

    /// The look with this slug.
    #[must_use]
    pub fn from_slug(slug: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|look| look.slug() == slug)
    }
}

/// Each row defines a paint: the page's name for it, and its colour in each look.
macro_rules! paints {
    ($($paint:ident $token:literal $light:literal $dark:literal $print:literal;)+) => {
        /// A paint, by its meaning.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub(super) enum Paint {
            $($paint,)+
        }

        impl Paint {
            /// Its colour in a look; without one, its name in a style sheet.
            pub(super) const fn of(self, look: Option<Look>) -> &'static str {
                match (self, look) {
                    $((Self::$paint, Some(Look::Light)) => $light,
                    (Self::$paint, Some(Look::Dark)) => $dark,
                    (Self::$paint, Some(Look::Print)) => $print,
                    (Self::$paint, None) => concat!("var(--", $token, ")"),)+
                }
            }
        }

        /// The page's name of each paint, with its colour in light and in dark.
        pub const TOKENS: &[(&str, &str, &str)] = &[$(($token, $light, $dark)),+];
    };
}

paints! {
    White "white" "#ffffff" "#ffffff" "#ffffff";
    Black "black" "#000000" "#000000" "#000000";
    Surface "surface" "#ffffff" "#1c1f25" "#ffffff";
    Hair "hair" "#7e8592" "#767e8b" "#777777";
    Box "box" "#2a2f38" "#c9ced8" "#000000";
    Diagonal "diagonal" "#a8742a" "#c99b5a" "#777777";
    DiagonalTint "diagonal-tint" "#e8dbc8" "#493f33" "#f0f0f0";
    Window "window" "#efe6d9" "#38332e" "#f6f6f6";
    Given "given" "#1a1d23" "#f2f1ec" "#000000";
    Entry "entry" "#1d4ed8" "#9dc0ff" "#000000";
    EntryOnTint "entry-on-tint" "#1638a0" "#cfe0ff" "#000000";
    Solver "solver" "#00664a" "#5bdcae" "#000000";
    Candidate "cand" "#4b5360" "#b4bbc7" "#333333";
    CandidateOnTint "cand-on-tint" "#2b313b" "#e3e7ee" "#222222";
    Tint1 "tint-1" "#fededa" "#562421" "#f4f4f4";
    Tint2 "tint-2" "#fee0c9" "#512a04" "#ececec";
    Tint3 "tint-3" "#f3e7ae" "#3e3503" "#e4e4e4";
    Tint4 "tint-4" "#c8f4c8" "#193f1b" "#dcdcdc";
    Tint5 "tint-5" "#abf7f1" "#003e3c" "#d4d4d4";
    Tint6 "tint-6" "#d7e8ff" "#18365b" "#cccccc";
    Tint7 "tint-7" "#eae0ff" "#3c2b56" "#c4c4c4";
    Tint8 "tint-8" "#ffdbea" "#51233b" "#bcbcbc";
    Tint9 "tint-9" "#e6e6e6" "#353535" "#b4b4b4";
    Grain1 "grain-1" "#ff938b" "#943c38" "#555555";
    Grain2 "grain-2" "#f89d53" "#894906" "#555555";
    Grain3 "grain-3" "#d6be45" "#6b5c06" "#555555";
    Grain4 "grain-4" "#79cd7c" "#276d2d" "#555555";
    Grain5 "grain-5" "#18d0c8" "#046a66" "#555555";
    Grain6 "grain-6" "#82b9ff" "#275d9e" "#555555";
    Grain7 "grain-7" "#c3a1fe" "#674a95" "#555555";
    Grain8 "grain-8" "#f88fc2" "#8c3b66" "#555555";
    Grain9 "grain-9" "#b6b6b6" "#5c5c5c" "#555555";
    ConflictInk "conflict-ink" "#8f1712" "#ffc2b8" "#000000";
    Cause "cause" "#d6eaf8" "#15384d" "#e2e2e2";
    CauseLine "cause-line" "#00619a" "#63c1f5" "#000000";
    ChipInk "chip-ink" "#14171c" "#ffffff" "#000000";
    Aid "aid" "#ffffff" "#1c1f25" "#ffffff";
    AidLine "aid-line" "#545b68" "#b9c1ce" "#444444";
    Fin "fin" "#ffe2a8" "#4f3600" "#ffffff";
    FinLine "fin-line" "#8a5a00" "#f2bd55" "#000000";
    ColourA "colour-a" "#0f5c66" "#5fd3de" "#222222";
    ColourB "colour-b" "#fde3f0" "#4a1a36" "#ffffff";
    ColourBLine "colour-b-line" "#a01568" "#ff9fd2" "#000000";
    ColourC "colour-c" "#4b3a9c" "#b9aaff" "#555555";
    ColourD "colour-d" "#eef2c4" "#383d06" "#eeeeee";
    ColourDLine "colour-d-line" "#5f6800" "#d5de6c" "#000000";
    ColourInk "colour-ink" "#ffffff" "#10131a" "#ffffff";
    SetA "set-a" "#d3e6fb" "#14365c" "#e8e8e8";
    SetALine "set-a-line" "#0b5aa8" "#7db8ff" "#000000";
    SetB "set-b" "#efdcf7" "#43215a" "#d8d8d8";
    SetBLine "set-b-line" "#7d2fa3" "#dc9cf7" "#000000";
    SetC "set-c" "#d2f0da" "#12422a" "#f2f2f2";
    SetCLine "set-c-line" "#1d7040" "#6fd99a" "#444444";
    SetD "set-d" "#f6eab2" "#45390a" "#cccccc";
    SetDLine "set-d-line" "#7a6000" "#e5c64f" "#444444";
    SetE "set-e" "#fadcd3" "#52210f" "#ffffff";
    SetELine "set-e-line" "#a63a14" "#ffa685" "#444444";
    SetF "set-f" "#cdeef0" "#0d4045" "#dddddd";
    SetFLine "set-f-line" "#0f6a72" "#62d3dc" "#444444";
    Link "link" "#3a2fd0" "#b4b0ff" "#333333";
    Elim "elim" "#a84300" "#ffb07a" "#222222";
    ElimInk "elim-ink" "#ffffff" "#1a1d23" "#ffffff";
    Place "place" "#00664a" "#5bdcae" "#000000";
    PlaceInk "place-ink" "#ffffff" "#10231b" "#ffffff";
    HouseLine "house-line" "#7a3a93" "#dfa4f0" "#000000";
    Guess "guess" "#7a5200" "#f3cc5c" "#444444";
    GuessInk "guess-ink" "#ffffff" "#241a02" "#ffffff";
}
