//! The browsers for journeys. Each has a file for its special features; everything else uses the same
//! WebDriver commands for both.

use crate::options::Options;
use crate::{chromium, firefox};
use serde_json::Value;
use std::env;
use std::path::Path;

/// A browser with a driver.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Engine {
    /// Chromium runs all journeys.
    Chromium,
    /// Firefox runs the main ones.
    Firefox,
}

impl Engine {
    /// The browser named by `STEPDOKU_BROWSER`, or Chromium by default.
    ///
    /// # Panics
    /// If it names another one, as a journey in the wrong browser would prove nothing.
    #[must_use]
    pub fn asked() -> Self {
        match env::var("STEPDOKU_BROWSER").as_deref() {
            Err(_) | Ok("chromium") => Self::Chromium,
            Ok("firefox") => Self::Firefox,
            Ok(other) => panic!("STEPDOKU_BROWSER is `{other}`, neither `chromium` nor `firefox`"),
        }
    }

    /// Its driver: `CHROMEDRIVER` or `GECKODRIVER`, or the usual name on the path.
    pub(crate) fn driver(self) -> String {
        let (named, called) = match self {
            Self::Chromium => ("CHROMEDRIVER", "chromedriver"),
            Self::Firefox => ("GECKODRIVER", "geckodriver"),
        };
        env::var(named).unwrap_or_else(|_| called.to_owned())
    }

    /// The arguments that make the driver find free ports itself.
    pub(crate) fn driver_arguments(self) -> &'static [&'static str] {
        match self {
            Self::Chromium => &["--port=0"],
            // Actions beyond a page's rights run in Firefox's own context, which the driver has to allow.
            Self::Firefox => &["--port=0", "--websocket-port=0", "--allow-system-access"],
        }
    }

    /// The port in one line of the driver's output, if it is there.
    pub(crate) fn port(self, line: &str) -> Option<u16> {
        let before = match self {
            Self::Chromium => "successfully on port ",
            Self::Firefox => "Listening on 127.0.0.1:",
        };
        let (_, told) = line.split_once(before)?;
        told.trim_end_matches('.').parse().ok()
    }

    /// The driver's capability for the process of the browser.
    pub(crate) fn process(self) -> &'static str {
        match self {
            Self::Chromium => "goog:processID",
            Self::Firefox => "moz:processID",
        }
    }

    /// The capabilities of a session.
    pub(crate) fn capabilities(self, options: &Options, profile: &Path) -> Value {
        match self {
            Self::Chromium => chromium::capabilities(options, profile),
            Self::Firefox => firefox::capabilities(options, profile),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn drivers_tell_their_port() {
        let check =
            |engine: Engine, line: &str, port: Option<u16>| assert_eq!(engine.port(line), port, "{line}");
        check(Engine::Chromium, "ChromeDriver was started successfully on port 41235.", Some(41235));
        check(Engine::Chromium, "Starting ChromeDriver 156.0 on port 0", None);
        check(Engine::Firefox, "1718000000000\tgeckodriver\tINFO\tListening on 127.0.0.1:40123", Some(40123));
        check(Engine::Firefox, "", None);
    }
}
