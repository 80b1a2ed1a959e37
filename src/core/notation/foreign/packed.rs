//! Unpacks payloads of links within limits: a link of some kilobytes must not become a text of gigabytes.

use crate::error::{ParseError, ParseErrorKind as Kind};
use data_encoding::{BASE32HEX_NOPAD, BASE64_NOPAD, BASE64URL_NOPAD};

/// The most bytes that a payload may unpack to.
pub(super) const MOST_UNPACKED: usize = 2_000_000;
/// The most times that a text may be longer than its payload.
const MOST_GROWTH: usize = 200;
/// The most levels of lists and objects in a payload.
pub(super) const MOST_LEVELS: usize = 16;
/// The longest payload of LZ-string, in characters. Its unpacker has no limit. A text grows at most with the
/// square of the number of codes, and a payload this long holds 6,000 codes: some 40 MB for a short time,
/// until the other limits refuse the text.
const MOST_LZ: usize = 12 * 1024;

/// Why a payload has no text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Unread {
    Damaged,
    /// Too long for any puzzle, or for its payload.
    TooLarge,
    /// Lists nested deeper than in any board.
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

/// Returns the most bytes that a payload may unpack to.
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

/// Unpacks a zlib stream in base 32 with digits first, in either case.
pub(super) fn zlib_base32(payload: &str) -> Result<String, Unread> {
    let payload = payload.trim_end_matches('=').to_ascii_uppercase();
    let bytes = BASE32HEX_NOPAD.decode(payload.as_bytes()).map_err(|_| Unread::Damaged)?;
    inflated(&bytes, miniz_oxide::inflate::decompress_to_vec_zlib_with_limit)
}

/// Unpacks a raw deflate stream in base 64 of either alphabet.
pub(super) fn deflate_base64(payload: &str) -> Result<String, Unread> {
    let payload = payload.trim_end_matches('=');
    let url = payload.contains(['-', '_']);
    let code = if url { BASE64URL_NOPAD } else { BASE64_NOPAD };
    let bytes = code.decode(payload.as_bytes()).map_err(|_| Unread::Damaged)?;
    inflated(&bytes, miniz_oxide::inflate::decompress_to_vec_with_limit)
}

/// Unpacks a text of LZ-string in base 64 of either of its alphabets. Addresses turn `+` into a space, so a space
/// counts as `+`.
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
    // The unpacker would silently skip a symbol outside the alphabet.
    let plain: String = payload.chars().map(symbol).collect::<Option<_>>().ok_or(Unread::Damaged)?;
    // The payload may end within a character; padding completes it.
    let padded = plain + "A";
    let text = lz_str::decompress_from_base64(&padded).ok_or(Unread::Damaged)?;
    bounded(String::from_utf16(&text).map_err(|_| Unread::Damaged)?, padded.len())
}
