//! Lines of text that end with a CRC-32, so that a cut or a change on the way is detected.

use crate::game::pace::{Pace, at_once};
use crc::{CRC_32_ISO_HDLC, Crc, Digest, Table};

/// The computation of the checksum, byte by byte with one table. A faster one needs sixteen tables, whose numbers do
/// not compress and would be as large as all words on the page.
static CHECKSUM: Crc<u32, Table<1>> = Crc::<u32, Table<1>>::new(&CRC_32_ISO_HDLC);

/// Returns the checksum of a text.
pub(crate) fn checksum(text: &str) -> u32 {
    CHECKSUM.checksum(text.as_bytes())
}

/// Returns a checksum over texts that come one after another.
pub(crate) fn digest() -> Digest<'static, u32, Table<1>> {
    CHECKSUM.digest()
}

/// Returns the line with its checksum: `LINE|CHECKSUM`, eight figures in hexadecimal.
pub(crate) fn seal(line: &str) -> String {
    format!("{line}|{:08x}", checksum(line))
}

/// Returns the line without its checksum, if that agrees.
pub(crate) fn unseal(sealed: &str) -> Option<&str> {
    at_once(async |pace| unseal_slowly(sealed, pace).await)
}

/// Returns the line as [`unseal`] does, in slices, for lines of any length.
pub(crate) async fn unseal_slowly<'a>(sealed: &'a str, pace: &Pace<'_>) -> Option<&'a str> {
    let (line, sum) = sealed.rsplit_once('|')?;
    let mut digest = digest();
    take_in(&mut digest, line, pace).await;
    // Compared as text: one line has one checksum, and no other way to write it.
    (format!("{:08x}", digest.finalize()) == sum).then_some(line)
}

/// Takes a text into a checksum, in slices.
pub(crate) async fn take_in(digest: &mut Digest<'static, u32, Table<1>>, text: &str, pace: &Pace<'_>) {
    for part in text.as_bytes().chunks(SLICE) {
        digest.update(part);
        pace.spend(part.len()).await;
    }
}

/// The number of bytes that are processed without a pause.
const SLICE: usize = 100_000;
