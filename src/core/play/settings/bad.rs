//! Settings that cannot be read.

/// Why settings cannot be read.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum BadSettings {
    /// They were written by a later version of the program. Whoever writes over them loses them.
    #[error("the settings were written by a newer version")]
    Newer,
    /// The checksum does not agree: they were cut or altered.
    #[error("the settings are damaged")]
    Damaged,
    /// The checksum agrees, but they say what no program of ours writes.
    #[error("the settings are not understood")]
    Strange,
}
