//! Settings that cannot be read, or not be kept.

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

/// Why a change of the settings ends with the page.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum SettingsFault {
    /// What is kept was written by a later version of the program, and stays as it is.
    Newer,
    /// The browser keeps nothing for this page.
    NotKept,
}
