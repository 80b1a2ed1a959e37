//! Browsers in use, and idle ones for the next journey: opening one takes as long as loading the page, and a
//! journey with nothing but a screen in its options cannot tell that the browser was used before.
//!
//! The settings of a journey's tab disappear with the tab, and the stored data of its pages is deleted.

use crate::driver::Driver;
use crate::engine::Engine;
use crate::http::Trouble;
use crate::options::{Options, Profile};
use serde_json::{Value, json};
use std::collections::BTreeSet;
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::{Arc, Mutex, PoisonError};

/// The idle ones.
static IDLE: Mutex<Vec<Arc<Running>>> = Mutex::new(Vec::new());

/// A browser with its driver. Dropping its last clone ends it.
#[derive(Debug)]
pub(crate) struct Running {
    pub(crate) driver: Driver,
    /// Held while the browser writes into it.
    profile: Profile,
    /// Whether any journey may have it: a journey with a profile or arguments needs a browser for itself.
    common: bool,
    guard: Mutex<Option<Guard>>,
    /// The addresses whose pages may have stored data.
    visited: Mutex<BTreeSet<String>>,
}

impl Running {
    /// An idle one, or a new one.
    pub(crate) fn open(engine: Engine, options: &Options) -> Result<Arc<Self>, String> {
        let common = engine == Engine::Chromium
            && options.profile.is_none()
            && options.arguments.is_empty()
            && options.waits;
        while let Some(idle) = common.then(next).flatten() {
            // One that fails here ends.
            if idle.forget().is_ok() {
                return Ok(idle);
            }
        }
        let profile = options.profile.clone().unwrap_or_default();
        let capabilities = engine.capabilities(options, profile.path());
        let driver = Driver::start(engine, &capabilities, profile.path())?;
        Ok(Arc::new(Self { driver, profile, common, guard: Mutex::default(), visited: Mutex::default() }))
    }

    /// Notes that a page of that address is opened in it.
    pub(crate) fn visits(&self, url: &str) {
        let Some((scheme @ ("http" | "https"), rest)) = url.split_once("://") else { return };
        let host = rest.split('/').next().unwrap_or_default();
        let origin = format!("{scheme}://{host}");
        self.visited.lock().unwrap_or_else(PoisonError::into_inner).insert(origin);
    }

    /// Keeps it idle for another journey, with just an empty tab. One that cannot reset ends.
    pub(crate) fn lay_aside(self: &Arc<Self>) {
        if self.common && self.clear().is_ok() && self.is_guarded() {
            IDLE.lock().unwrap_or_else(PoisonError::into_inner).push(Arc::clone(self));
        }
    }

    fn clear(&self) -> Result<(), Trouble> {
        let tabs = self.driver.ask("GET", "/window/handles", &Value::Null)?;
        let fresh = self.driver.ask("POST", "/window/new", &json!({ "type": "tab" }))?;
        for tab in tabs.as_array().into_iter().flatten() {
            self.driver.ask("POST", "/window", &json!({ "handle": tab }))?;
            self.driver.ask("DELETE", "/window", &Value::Null)?;
        }
        self.driver.ask("POST", "/window", &json!({ "handle": fresh["handle"] }))?;
        Ok(())
    }

    fn forget(&self) -> Result<(), Trouble> {
        let command = |name: &str, parameters: &Value| {
            self.driver.ask("POST", "/goog/cdp/execute", &json!({ "cmd": name, "params": parameters }))
        };
        for url in std::mem::take(&mut *self.visited.lock().unwrap_or_else(PoisonError::into_inner)) {
            command("Storage.clearDataForOrigin", &json!({ "origin": url, "storageTypes": "all" }))?;
        }
        command("Network.clearBrowserCache", &json!({}))?;
        self.driver.ask("POST", "/se/log", &json!({ "type": "browser" }))?;
        Ok(())
    }

    /// A test program ends without a message to its idle browsers.
    fn is_guarded(&self) -> bool {
        let mut guard = self.guard.lock().unwrap_or_else(PoisonError::into_inner);
        if guard.is_none() {
            *guard = Guard::over(&self.driver, &self.profile);
        }
        guard.is_some()
    }
}

fn next() -> Option<Arc<Running>> {
    IDLE.lock().unwrap_or_else(PoisonError::into_inner).pop()
}

/// A process that ends a browser and its driver, and removes the profile, after this program has ended.
#[derive(Debug)]
struct Guard {
    child: Child,
    /// The system closes it, however this program ends.
    _line: ChildStdin,
}

impl Guard {
    fn over(driver: &Driver, profile: &Profile) -> Option<Self> {
        const WATCH: &str = r#"
            read _
            kill "$1" "$2"
            while kill -0 "$1"; do sleep 0.1; done
            rm -rf "$3""#;
        let [browser, driver] = [driver.browser?, driver.process()].map(|process| process.to_string());
        let mut child = Command::new("sh")
            .args(["-c", WATCH, "guard", &browser, &driver])
            .arg(profile.path())
            .stdin(Stdio::piped())
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn()
            .ok()?;
        let line = child.stdin.take()?;
        Some(Self { child, _line: line })
    }
}

impl Drop for Guard {
    fn drop(&mut self) {
        _ = self.child.kill();
        _ = self.child.wait();
    }
}
