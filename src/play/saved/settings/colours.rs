//! Colours of the player's own choice.

use std::fmt::{self, Write};

/// A part of the board with a colour of the player's own. The style keeps its hue and bends its lightness, so that
/// digits stay legible in light and dark.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Tinted {
    /// The player's digits.
    Digits,
    /// Cells with the digit of the cursor.
    Same,
    /// The cell of the cursor.
    Cursor,
}

impl Tinted {
    /// All of them, in the order of the dialog.
    pub const ALL: [Tinted; 3] = [Tinted::Digits, Tinted::Same, Tinted::Cursor];

    /// Returns the name of the part in texts and in the style.
    #[must_use]
    pub const fn slug(self) -> &'static str {
        match self {
            Self::Digits => "own-digits",
            Self::Same => "own-same",
            Self::Cursor => "own-cursor",
        }
    }

    /// Returns a colour near that of the light theme, to begin a choice with.
    #[must_use]
    pub const fn usual(self) -> Rgb {
        match self {
            Self::Digits => Rgb([0x1d, 0x4e, 0xd8]),
            Self::Same => Rgb([0x9d, 0xc0, 0xf7]),
            Self::Cursor => Rgb([0xff, 0xc4, 0x00]),
        }
    }
}

/// A colour of the screen: red, green and blue.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Rgb(pub [u8; 3]);

impl Rgb {
    /// Reads a colour as browsers write it, such as `#1d4ed8`.
    #[must_use]
    pub fn read(text: &str) -> Option<Self> {
        let hex = text
            .strip_prefix('#')
            .filter(|hex| hex.len() == 6 && hex.bytes().all(|digit| digit.is_ascii_hexdigit()))?;
        let [_, red, green, blue] = u32::from_str_radix(hex, 16).ok()?.to_be_bytes();
        Some(Self([red, green, blue]))
    }
}

impl fmt::Display for Rgb {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_char('#')?;
        self.0.iter().try_for_each(|part| write!(f, "{part:02x}"))
    }
}

/// The player's own colours.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct OwnColours([Option<Rgb>; 3]);

impl OwnColours {
    /// Returns the colour of a part, or `None` for that of the theme.
    #[must_use]
    pub const fn get(self, part: Tinted) -> Option<Rgb> {
        self.0[part as usize]
    }

    /// Chooses the colour of a part, or that of the theme.
    pub const fn set(&mut self, part: Tinted, colour: Option<Rgb>) {
        self.0[part as usize] = colour;
    }

    pub(super) fn write(self, text: &mut String) {
        for part in Tinted::ALL {
            if let Some(colour) = self.get(part) {
                // Writing to a String cannot fail.
                let _ = write!(text, "{}={colour},", part.slug());
            }
        }
    }

    pub(super) fn read(&mut self, key: &str, value: &str) {
        if let Some(part) = Tinted::ALL.into_iter().find(|part| part.slug() == key) {
            self.set(part, Rgb::read(value));
        }
    }
}
