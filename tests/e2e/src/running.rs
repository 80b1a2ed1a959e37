//! Browsers that run, and those that wait for the next journey: to open one takes as long as to load the page, and
//! a journey that asks for nothing but a screen does not notice that another one was there before it.
//!
//! What a journey sets for its tab goes with the tab, and what its pages have kept is forgotten.

use crate::driver::Driver;
use crate::engine::Engine;
use crate::http::Trouble;
use crate::options::{Options, Profile};
use serde_json::{Value, json};
use std::collections::BTreeSet;
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::{Arc, Mutex, PoisonError};

/// Those that wait.
static IDLE: Mutex<Vec<Arc<Running>>> = Mutex::new(Vec::new());

/// A browser with its driver. It ends with the last who knows it.
#[derive(Debug)]
pub(crate) struct Running {
    pub(crate) driver: Driver,
    /// Kept for as long as the browser writes into it.
    profile: Profile,
    /// Whether any journey may have it: whoever asks for a profile or for arguments needs one of its own.
    common: bool,
    guard: Mutex<Option<Guard>>,
    /// The addresses whose pages may have kept something.
    visited: Mutex<BTreeSet<String>>,
}

impl Running {
    /// One that waits, or a new one.
    pub(crate) fn open(engine: Engine, options: &Options) -> Result<Arc<Self>, String> {
        let common = engine == Engine::Chromium
            && options.profile.is_none()
            && options.arguments.is_empty()
            && options.waits;
        while let Some(idle) = common.then(next).flatten() {
            // One that has trouble with it ends here.
            if idle.forget().is_ok() {
                return Ok(idle);
            }
        }
        let profile = options.profile.clone().unwrap_or_default();
        let capabilities = engine.capabilities(options, profile.path());
        let driver = Driver::start(engine, &capabilities, profile.path())?;
        Ok(Arc::new(Self { driver, profile, common, guard: Mutex::default(), visited: Mutex::default() }))
    }

    /// A page of that address is opened in it.
    pub(crate) fn visits(&self, url: &str) {
        let Some((scheme @ ("http" | "https"), rest)) = url.split_once("://") else { return };
        let host = rest.split('/').next().unwrap_or_default();
        let origin = format!("{scheme}://{host}");
        self.visited.lock().unwrap_or_else(PoisonError::into_inner).insert(origin);
    }

    /// Has it wait for another journey, with nothing but an empty tab. One that cannot do so ends.
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

    /// A program of tests ends without a word to what waits in it.
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

/// A process that ends a browser and its driver, and removes the profile, once this program is gone.
#[derive(Debug)]
struct Guard {
    child: Child,
    /// Closed by the system, however this program ends.
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
