//! The browsers that journeys run in. All that one of them does in its own way is in the file of its name;
//! whatever else a journey asks, both are asked in the same words of WebDriver.

use crate::options::Options;
use crate::{chromium, firefox};
use serde_json::Value;
use std::env;
use std::path::Path;

/// A browser that has a driver.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Engine {
    /// Chromium, in which all journeys run.
    Chromium,
    /// Firefox, in which the main ones do.
    Firefox,
}

impl Engine {
    /// The one that `STEPDOKU_BROWSER` names, and Chromium where it names none.
    ///
    /// # Panics
    /// If it names something else, for a journey in the wrong browser would prove nothing.
    #[must_use]
    pub fn asked() -> Self {
        match env::var("STEPDOKU_BROWSER").as_deref() {
            Err(_) | Ok("chromium") => Self::Chromium,
            Ok("firefox") => Self::Firefox,
            Ok(other) => panic!("STEPDOKU_BROWSER is `{other}`, neither `chromium` nor `firefox`"),
        }
    }

    /// Its driver, as `CHROMEDRIVER` or `GECKODRIVER` names it or as it is called on the path.
    pub(crate) fn driver(self) -> String {
        let (named, called) = match self {
            Self::Chromium => ("CHROMEDRIVER", "chromedriver"),
            Self::Firefox => ("GECKODRIVER", "geckodriver"),
        };
        env::var(named).unwrap_or_else(|_| called.to_owned())
    }

    /// How the driver is started so that it looks for free ports by itself.
    pub(crate) fn driver_arguments(self) -> &'static [&'static str] {
        match self {
            Self::Chromium => &["--port=0"],
            // What no page may do is done from Firefox's own side, which the driver has to allow.
            Self::Firefox => &["--port=0", "--websocket-port=0", "--allow-system-access"],
        }
    }

    /// The port in one line of what the driver prints, if it tells it there.
    pub(crate) fn port(self, line: &str) -> Option<u16> {
        let before = match self {
            Self::Chromium => "successfully on port ",
            Self::Firefox => "Listening on 127.0.0.1:",
        };
        let (_, told) = line.split_once(before)?;
        told.trim_end_matches('.').parse().ok()
    }

    /// The capability by which the driver names the process of the browser.
    pub(crate) fn process(self) -> &'static str {
        match self {
            Self::Chromium => "goog:processID",
            Self::Firefox => "moz:processID",
        }
    }

    /// What a session is asked for.
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
