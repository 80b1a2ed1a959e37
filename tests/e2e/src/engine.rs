//! The browsers for journeys. Each has a file for its special features; everything else uses the same
//! WebDriver commands for both.

use crate::options::Options;
use crate::{chromium, firefox, webkit};
use serde_json::Value;
use std::env;
use std::net::{Ipv4Addr, TcpListener};
use std::path::Path;

/// A browser with a driver.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Engine {
    /// Chromium runs all journeys.
    Chromium,
    /// Firefox runs the main ones.
    Firefox,
    /// `WebKitGTK` runs those that need neither touch nor scripts before the page's own.
    WebKit,
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
            Ok("webkit") => Self::WebKit,
            Ok(other) => {
                panic!("STEPDOKU_BROWSER is `{other}`: neither `chromium` nor `firefox` nor `webkit`")
            }
        }
    }

    /// Its driver: `CHROMEDRIVER`, `GECKODRIVER` or `WEBKIT_DRIVER`, or the usual name on the path.
    pub(crate) fn driver(self) -> String {
        let (named, called) = match self {
            Self::Chromium => ("CHROMEDRIVER", "chromedriver"),
            Self::Firefox => ("GECKODRIVER", "geckodriver"),
            Self::WebKit => ("WEBKIT_DRIVER", "WebKitWebDriver"),
        };
        env::var(named).unwrap_or_else(|_| called.to_owned())
    }

    /// A free port for a driver that cannot find one itself.
    pub(crate) fn own_port(self) -> Option<u16> {
        let free = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).and_then(|free| free.local_addr());
        free.ok().filter(|_| self == Self::WebKit).map(|address| address.port())
    }

    /// The arguments that give the driver this port, or make it find free ports itself.
    pub(crate) fn driver_arguments(self, port: Option<u16>) -> Vec<String> {
        let port = format!("--port={}", port.unwrap_or(0));
        match self {
            Self::Chromium | Self::WebKit => vec![port],
            // Actions beyond a page's rights run in Firefox's own context, which the driver has to allow.
            Self::Firefox => vec![port, "--websocket-port=0".into(), "--allow-system-access".into()],
        }
    }

    /// The port in one line of the driver's output, if it is there.
    pub(crate) fn port(self, line: &str) -> Option<u16> {
        let before = match self {
            Self::Chromium => "successfully on port ",
            Self::Firefox => "Listening on 127.0.0.1:",
            Self::WebKit => return None,
        };
        let (_, told) = line.split_once(before)?;
        told.trim_end_matches('.').parse().ok()
    }

    /// The driver's capability for the process of the browser.
    pub(crate) fn process(self) -> &'static str {
        match self {
            Self::Chromium => "goog:processID",
            Self::Firefox => "moz:processID",
            Self::WebKit => "",
        }
    }

    /// The capabilities of a session.
    pub(crate) fn capabilities(self, options: &Options, profile: &Path) -> Value {
        match self {
            Self::Chromium => chromium::capabilities(options, profile),
            Self::Firefox => firefox::capabilities(options, profile),
            Self::WebKit => webkit::capabilities(options),
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
