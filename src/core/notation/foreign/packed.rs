//! Payloads of links, unpacked within bounds: a link of some kilobytes must not become a text of gigabytes.

use crate::notation::error::{ParseError, ParseErrorKind as Kind};
use data_encoding::{BASE32HEX_NOPAD, BASE64_NOPAD, BASE64URL_NOPAD};

/// The longest text that a payload may unpack to, in bytes.
pub(super) const MOST_UNPACKED: usize = 2_000_000;
/// How many times as long as its payload a text may be.
const MOST_GROWTH: usize = 200;
/// The most levels of lists and objects in a payload.
pub(super) const MOST_LEVELS: usize = 16;
/// The longest payload of LZ-string, in characters. What unpacks it knows no bound; a text doubles at best the
/// number of codes squared, and so many characters hold 6,000 codes: some 40 MB for a moment, and the text is
/// then refused by the other bounds.
const MOST_LZ: usize = 12 * 1024;

/// Why a payload gives no text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Unread {
    /// It is cut off, or was changed.
    Damaged,
    /// It would be too long, or longer than a puzzle can be for its payload.
    TooLarge,
    /// Lists in lists, deeper than any board is written.
    TooDeep,
}

impl From<Unread> for ParseError {
    fn from(unread: Unread) -> Self {
        Self::whole(match unread {
            Unread::Damaged => Kind::Damaged,
            Unread::TooLarge => Kind::UnpacksTooLarge { most: MOST_UNPACKED },
            Unread::TooDeep => Kind::TooDeep { most: MOST_LEVELS },
        })
    }
}

fn bounded(text: String, packed: usize) -> Result<String, Unread> {
    if text.len() > MOST_UNPACKED || text.len() > packed * MOST_GROWTH {
        Err(Unread::TooLarge)
    } else {
        Ok(text)
    }
}

/// How long the bytes of a payload may become.
fn most(packed: usize) -> usize {
    MOST_UNPACKED.min(packed * MOST_GROWTH)
}

fn inflated(
    bytes: &[u8],
    inflate: fn(&[u8], usize) -> Result<Vec<u8>, miniz_oxide::inflate::DecompressError>,
) -> Result<String, Unread> {
    let inflated = inflate(bytes, most(bytes.len())).map_err(|error| {
        if error.status == miniz_oxide::inflate::TINFLStatus::HasMoreOutput {
            Unread::TooLarge
        } else {
            Unread::Damaged
        }
    })?;
    String::from_utf8(inflated).map_err(|_| Unread::Damaged)
}

/// A text packed with zlib, in base 32 with digits first, in either case.
pub(super) fn zlib_base32(payload: &str) -> Result<String, Unread> {
    let payload = payload.trim_end_matches('=').to_ascii_uppercase();
    let bytes = BASE32HEX_NOPAD.decode(payload.as_bytes()).map_err(|_| Unread::Damaged)?;
    inflated(&bytes, miniz_oxide::inflate::decompress_to_vec_zlib_with_limit)
}

/// A text packed with raw deflate, in base 64 of either alphabet.
pub(super) fn deflate_base64(payload: &str) -> Result<String, Unread> {
    let payload = payload.trim_end_matches('=');
    let url = payload.contains(['-', '_']);
    let code = if url { BASE64URL_NOPAD } else { BASE64_NOPAD };
    let bytes = code.decode(payload.as_bytes()).map_err(|_| Unread::Damaged)?;
    inflated(&bytes, miniz_oxide::inflate::decompress_to_vec_with_limit)
}

/// A text packed with LZ-string, in base 64 of either of its alphabets. A space stands for `+`, which an address
/// makes of it.
pub(super) fn lz_base64(payload: &str) -> Result<String, Unread> {
    if payload.len() > MOST_LZ {
        return Err(Unread::TooLarge);
    }
    let payload = payload.trim_end_matches(['=', '$']);
    let symbol = |symbol: char| match symbol {
        ' ' | '-' => Some('+'),
        '_' => Some('/'),
        symbol if symbol.is_ascii_alphanumeric() || matches!(symbol, '+' | '/') => Some(symbol),
        _ => None,
    };
    // What is no symbol of the alphabet would be left out in silence.
    let plain: String = payload.chars().map(symbol).collect::<Option<_>>().ok_or(Unread::Damaged)?;
    // It may end within a character, of which the rest is nothing.
    let padded = plain + "A";
    let text = lz_str::decompress_from_base64(&padded).ok_or(Unread::Damaged)?;
    bounded(String::from_utf16(&text).map_err(|_| Unread::Damaged)?, padded.len())
}
