//! Digests of files: SHA-256 for browsers to check a file, in the form of an `integrity` attribute, and a short hash
//! that gives the files of each build their own names.

use data_encoding::BASE64;
use sha2::{Digest as _, Sha256};

/// The 64-bit FNV-1a hash of the files, one after the other.
pub(crate) fn hash<const N: usize>(files: [&[u8]; N]) -> u64 {
    let bytes = files.into_iter().flatten();
    bytes.fold(0xcbf2_9ce4_8422_2325, |hash, &byte| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3))
}

/// The value of `integrity` for a file with these bytes.
pub(crate) fn integrity(bytes: &[u8]) -> String {
    format!("sha256-{}", BASE64.encode(&Sha256::digest(bytes)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_integrity_of_a_file_is_its_digest_in_base64() {
        // The digest of "abc" in FIPS 180-4.
        assert_eq!(integrity(b"abc"), "sha256-ungWv48Bz+pBQUDeXa4iI7ADYaOWF3qctBD/YfIAFa0=");
    }
}
