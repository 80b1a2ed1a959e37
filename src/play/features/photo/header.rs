//! The head of a file with a picture: its kind and its size, known before the browser decodes any of it. A small file
//! may promise more pixels than a device has memory for.

use crate::messages::PictureError;

/// The most pixels of a picture that is decoded. The largest common cameras have 48 million.
pub const MOST_PIXELS: u64 = 50_000_000;

/// The number of bytes at the start of a file that have the size of its picture.
pub const HEAD_BYTES: u64 = 1_000_000;

/// Checks the kind and the size of a picture by the first bytes of its file. Returns the fault to report if the
/// browser then can't decode it.
///
/// The places of the sizes are those of the formats' specifications: PNG (ISO/IEC 15948), JPEG (ITU-T T.81), `GIF89a`,
/// BMP, `WebP` (RFC 9649), and the box `ispe` of HEIF and AVIF (ISO/IEC 23008-12).
pub fn inspect(head: &[u8]) -> Result<PictureError, PictureError> {
    let (size, broken) = match head {
        [0x89, b'P', b'N', b'G', ..] => (big(head, 16, 4).zip(big(head, 20, 4)), PictureError::Broken),
        [0xff, 0xd8, 0xff, ..] => (of_jpeg(head), PictureError::Broken),
        [b'G', b'I', b'F', b'8', ..] => (little(head, 6, 2).zip(little(head, 8, 2)), PictureError::Broken),
        [b'B', b'M', ..] => (of_bmp(head), PictureError::Broken),
        [b'R', b'I', b'F', b'F', ..] if head.get(8..12) == Some(b"WEBP") => {
            (of_webp(head), PictureError::Broken)
        }
        _ if head.get(4..8) == Some(b"ftyp") => (of_boxes(head)?, of_brand(head)),
        _ => return Err(PictureError::NotAPicture),
    };
    let (width, height) = size.ok_or(PictureError::Broken)?;
    match width.saturating_mul(height) {
        0 => Err(PictureError::Broken),
        pixels if pixels > MOST_PIXELS => Err(PictureError::Large(pixels.div_ceil(1_000_000))),
        _ => Ok(broken),
    }
}

/// The sides in pixels.
type Sides = Option<(u64, u64)>;

/// A number at this place, the first byte the highest.
fn big(head: &[u8], at: usize, bytes: usize) -> Option<u64> {
    let bytes = head.get(at..at + bytes)?;
    Some(bytes.iter().fold(0, |number, &byte| number << 8 | u64::from(byte)))
}

/// A number at this place, the first byte the lowest.
fn little(head: &[u8], at: usize, bytes: usize) -> Option<u64> {
    let bytes = head.get(at..at + bytes)?;
    Some(bytes.iter().rev().fold(0, |number, &byte| number << 8 | u64::from(byte)))
}

/// The size in the first frame header of a JPEG, behind any number of other segments.
fn of_jpeg(head: &[u8]) -> Sides {
    let mut at = 2;
    loop {
        let [0xff, kind] = *head.get(at..at + 2)? else { return None };
        match kind {
            // Fill bytes, and markers without a length.
            0xff => at += 1,
            0x01 | 0xd0..=0xd8 => at += 2,
            // Frame headers, without tables of Huffman codes and arithmetic conditions.
            0xc0..=0xcf if !matches!(kind, 0xc4 | 0xc8 | 0xcc) => {
                return big(head, at + 7, 2).zip(big(head, at + 5, 2));
            }
            // The scan begins without a frame.
            0xda => return None,
            _ => at += 2 + big(head, at + 2, 2)? as usize,
        }
    }
}

fn of_bmp(head: &[u8]) -> Sides {
    if little(head, 14, 4)? == 12 {
        return little(head, 18, 2).zip(little(head, 20, 2));
    }
    // A negative height says that the rows begin at the top.
    let side = |at| little(head, at, 4).map(|side| u64::from((side as u32).cast_signed().unsigned_abs()));
    side(18).zip(side(22))
}

fn of_webp(head: &[u8]) -> Sides {
    match head.get(12..16)? {
        b"VP8X" => {
            little(head, 24, 3).zip(little(head, 27, 3)).map(|(width, height)| (width + 1, height + 1))
        }
        b"VP8L" => little(head, 21, 4).map(|bits| ((bits & 0x3fff) + 1, (bits >> 14 & 0x3fff) + 1)),
        b"VP8 " => little(head, 26, 2)
            .zip(little(head, 28, 2))
            .map(|(width, height)| (width & 0x3fff, height & 0x3fff)),
        _ => None,
    }
}

/// The largest size in a box `ispe`: a picture may consist of tiles, each with its own. A film has none.
fn of_boxes(head: &[u8]) -> Result<Sides, PictureError> {
    let sizes = head.windows(4).enumerate().filter(|(_, name)| name == b"ispe");
    let sizes = sizes.filter_map(|(at, _)| big(head, at + 8, 4).zip(big(head, at + 12, 4)));
    let largest = sizes.max_by_key(|(width, height)| width.saturating_mul(*height));
    if largest.is_none() && !matches!(head.get(8..12), Some(b"avif" | b"heic" | b"heix" | b"mif1" | b"hevc"))
    {
        return Err(PictureError::NotAPicture);
    }
    Ok(largest)
}

/// The fault if such a file can't be decoded: few browsers know HEIC.
fn of_brand(head: &[u8]) -> PictureError {
    match head.get(8..12) {
        Some(b"avif" | b"avis") => PictureError::Broken,
        _ => PictureError::Heic,
    }
}
