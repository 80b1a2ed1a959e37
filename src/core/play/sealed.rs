//! Lines of text that carry a CRC-32 behind them, so that what was cut or altered on the way is noticed.

/// The line with its checksum: `LINE|CHECKSUM`, eight figures in hexadecimal.
pub(super) fn seal(line: &str) -> String {
    format!("{line}|{:08x}", crc32fast::hash(line.as_bytes()))
}

/// The line without its checksum, if that agrees.
pub(super) fn unseal(sealed: &str) -> Option<&str> {
    let (line, sum) = sealed.rsplit_once('|')?;
    // Compared as text: one line has one checksum, and no other way to write it.
    (format!("{:08x}", crc32fast::hash(line.as_bytes())) == sum).then_some(line)
}
