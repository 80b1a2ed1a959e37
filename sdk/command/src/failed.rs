//! How a call ends that can't do what it was asked.

use std::io;

/// What a call ends with.
pub(crate) mod code {
    /// Something had no answer, or the whole could not be done.
    pub(crate) const FAILED: u8 = 1;
    /// The call itself makes no sense.
    pub(crate) const USAGE: u8 = 2;
    /// Ctrl-C, as shells say it.
    pub(crate) const STOPPED: u8 = 130;
}

/// Why a call ends early.
#[derive(Debug)]
pub(crate) struct Failed {
    /// The sentence; `None` if nobody is left to read one.
    pub(crate) said: Option<String>,
    pub(crate) code: u8,
}

impl Failed {
    pub(crate) fn usage(said: impl Into<String>) -> Self {
        Self { said: Some(said.into()), code: code::USAGE }
    }

    pub(crate) fn because(said: impl Into<String>) -> Self {
        Self { said: Some(said.into()), code: code::FAILED }
    }

    /// An output that can't be written. A pipe that its reader closed is no failure.
    pub(crate) fn output(error: &io::Error) -> Self {
        if error.kind() == io::ErrorKind::BrokenPipe {
            return Self { said: None, code: 0 };
        }
        Self::because(format!("the output can't be written: {error}"))
    }
}
