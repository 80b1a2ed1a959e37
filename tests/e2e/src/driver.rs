//! The driver: the program that controls a browser.

use crate::engine::Engine;
use crate::http::{Trouble, ask, line};
use serde_json::{Value, json};
use std::io::BufReader;
use std::net::{Ipv4Addr, SocketAddr, TcpStream};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::thread;

/// A running driver with one session in it. Dropping it ends both.
#[derive(Debug)]
pub(crate) struct Driver {
    child: Child,
    address: SocketAddr,
    session: String,
    /// The process of the browser.
    pub(crate) browser: Option<u64>,
}

impl Driver {
    /// Starts a driver on a free port and opens a browser with these capabilities. Both write their files to
    /// `scratch`.
    ///
    /// A driver that ends before it has opened a browser, which happens on a machine short of processes, is
    /// started once more.
    pub(crate) fn start(engine: Engine, capabilities: &Value, scratch: &Path) -> Result<Self, String> {
        Self::start_once(engine, capabilities, scratch)
            .or_else(|_| Self::start_once(engine, capabilities, scratch))
    }

    fn start_once(engine: Engine, capabilities: &Value, scratch: &Path) -> Result<Self, String> {
        let program = engine.driver();
        let trouble = |why: &dyn std::fmt::Display| format!("{program}: {why}");
        let own = engine.own_port();
        let mut child = Command::new(&program)
            .args(engine.driver_arguments(own))
            .env("TMPDIR", scratch)
            // The screen of a Firefox without a window: a page that fills the screen gets this size.
            .env("MOZ_HEADLESS_WIDTH", "1920")
            .env("MOZ_HEADLESS_HEIGHT", "1080")
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .map_err(|error| trouble(&error))?;
        let mut output = BufReader::new(child.stdout.take().ok_or("a child without output")?);
        // It prints its port in a separate line, or listens at its own.
        let port = loop {
            if let Some(own) = own {
                let listens = TcpStream::connect((Ipv4Addr::LOCALHOST, own)).is_ok();
                if listens {
                    break own;
                }
                if let Ok(Some(status)) = child.try_wait() {
                    return Err(trouble(&format!("ended with {status}")));
                }
                thread::yield_now();
            } else if let Some(port) = engine.port(&line(&mut output).map_err(|error| trouble(&error))?) {
                break port;
            }
        };
        // Drained to the end: a driver stops at a full pipe.
        thread::spawn(move || while line(&mut output).is_ok() {});

        let address = (Ipv4Addr::LOCALHOST, port).into();
        let mut driver = Self { child, address, session: String::new(), browser: None };
        let wanted = json!({ "capabilities": { "alwaysMatch": capabilities } });
        let opened = ask(address, "POST", "/session", &wanted).map_err(|error| trouble(&error))?;
        let session = opened["sessionId"].as_str().ok_or_else(|| trouble(&"opened no session"))?;
        session.clone_into(&mut driver.session);
        driver.browser = opened["capabilities"][engine.process()].as_u64();
        Ok(driver)
    }

    /// The process of the driver.
    pub(crate) fn process(&self) -> u64 {
        self.child.id().into()
    }

    /// Sends a command of the session.
    pub(crate) fn ask(&self, method: &str, path: &str, body: &Value) -> Result<Value, Trouble> {
        ask(self.address, method, &format!("/session/{}{path}", self.session), body)
    }
}

impl Drop for Driver {
    fn drop(&mut self) {
        // Closes the browser, which the end of the driver alone would not do.
        if !self.session.is_empty() {
            _ = self.ask("DELETE", "", &Value::Null);
        }
        _ = self.child.kill();
        _ = self.child.wait();
    }
}
