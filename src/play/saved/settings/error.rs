//! Settings that are unreadable, or can't be saved.

/// The reason why settings are unreadable.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SettingsError {
    /// A later version of the program wrote them. Writing over them loses them.
    Newer,
    /// The checksum is wrong: they were cut or changed.
    Damaged,
    /// The checksum is right, but Stepdoku never writes such settings.
    Strange,
}

/// The reason why a change of the settings is lost with the page.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum SettingsFault {
    /// A later version of the program wrote the saved settings, which stay unchanged.
    Newer,
    /// The browser saves nothing for this page.
    NotKept,
}
