//! Lines of text that carry a CRC-32 behind them, so that what was cut or altered on the way is noticed.

use crc::{CRC_32_ISO_HDLC, Crc, Digest, Table};

/// How the checksum is reckoned: byte by byte, with one table. The sixteen tables of those who reckon faster
/// are numbers that do not compress, and would be as large as all of the words on the page.
static CHECKSUM: Crc<u32, Table<1>> = Crc::<u32, Table<1>>::new(&CRC_32_ISO_HDLC);

/// The checksum of a text.
pub(super) fn checksum(text: &str) -> u32 {
    CHECKSUM.checksum(text.as_bytes())
}

/// A checksum over texts that come one after another.
pub(super) fn digest() -> Digest<'static, u32, Table<1>> {
    CHECKSUM.digest()
}

/// The line with its checksum: `LINE|CHECKSUM`, eight figures in hexadecimal.
pub(super) fn seal(line: &str) -> String {
    format!("{line}|{:08x}", checksum(line))
}

/// The line without its checksum, if that agrees.
pub(super) fn unseal(sealed: &str) -> Option<&str> {
    let (line, sum) = sealed.rsplit_once('|')?;
    // Compared as text: one line has one checksum, and no other way to write it.
    (format!("{:08x}", checksum(line)) == sum).then_some(line)
}
