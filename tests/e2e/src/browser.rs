//! One browser with one page, and basic questions about the page.

use crate::engine::Engine;
use crate::firefox;
use crate::http::Trouble;
use crate::options::Options;
use crate::processes;
use crate::running::Running;
use crate::slots::Slot;
use base64::Engine as _;
use serde_json::{Value, json};
use std::cell::{Cell, RefCell};
use std::fmt::Display;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::{Duration, Instant};
use std::{env, fs, thread};

/// The longest wait for the page. Test machines are slow and shared.
pub(crate) const PATIENCE: Duration = Duration::from_secs(10);
/// The pause between two checks, at first and in the end.
const SHORTEST_PAUSE: Duration = Duration::from_millis(10);
const LONGEST_PAUSE: Duration = Duration::from_millis(50);
/// WebDriver's key for an element.
const ELEMENT: &str = "element-6066-11e4-a52e-4f735466cecf";

/// An open browser. Dropping it closes it or keeps it for another journey; if a test is failing then, it
/// leaves a picture.
#[derive(Debug)]
pub struct Browser {
    pub(crate) engine: Engine,
    running: Arc<Running>,
    /// Whether a process of it was killed, so that no other journey may use it.
    harmed: Cell<bool>,
    console: RefCell<Vec<String>>,
    pictured: Cell<bool>,
    _slot: Slot,
}

/// The settings of a player who was here before, unless the browser has some already.
const WAS_HERE: &str = "try {
    if (location.protocol.startsWith('http') && !localStorage.getItem('stepdoku.settings'))
      localStorage.setItem('stepdoku.settings', '1|tools=on|9ffe7792');
  } catch { /* A browser without storage. */ }";

impl Browser {
    /// Opens a browser on an empty page.
    #[must_use]
    #[track_caller]
    pub fn open(options: &Options) -> Self {
        let slot = Slot::take();
        let engine = Engine::asked();
        let running = Running::open(engine, options).unwrap_or_else(|why| panic!("{why}"));
        let browser = Self {
            engine,
            running,
            harmed: Cell::new(false),
            console: RefCell::default(),
            pictured: Cell::new(false),
            _slot: slot,
        };
        if engine == Engine::Firefox {
            browser.ready_firefox();
        }
        let was_here = (!options.newcomer && engine != Engine::WebKit).then(|| WAS_HERE.to_owned());
        for script in was_here.iter().chain(&options.scripts) {
            match engine {
                Engine::Chromium => browser.add_script_to_chromium(script),
                Engine::Firefox => browser.add_script_to_firefox(script),
                Engine::WebKit => panic!("WebKit's driver runs no script before the page's own: {script}"),
            }
        }
        browser.emulate(options);
        browser
    }

    /// Applies the screen and the preferences of these options.
    #[track_caller]
    pub fn emulate(&self, options: &Options) {
        match self.engine {
            Engine::Chromium => self.emulate_in_chromium(options),
            Engine::Firefox => self.emulate_in_firefox(options),
            Engine::WebKit => self.emulate_in_webkit(options),
        }
    }

    /// Opens an address and returns once its text has been read.
    #[track_caller]
    pub fn goto(&self, url: &str) {
        self.running.visits(url);
        self.ask("POST", "/url", &json!({ "url": url }));
    }

    #[track_caller]
    pub fn reload(&self) {
        if self.engine != Engine::Firefox {
            self.ask("POST", "/refresh", &json!({}));
            return;
        }
        // The driver's own reload goes past the page's service worker.
        self.js("window.isLeft = true; setTimeout(() => location.reload(), 0)", &[]);
        let is_there = firefox::in_page("return !window.isLeft && document.readyState === 'complete'");
        let question = json!({ "script": is_there, "args": [] });
        // Between the two pages there is none to ask.
        self.wait_until("the page is there again", || {
            self.try_ask("POST", "/execute/sync", &question).is_ok_and(|there| there == true)
        });
    }

    #[track_caller]
    pub fn back(&self) {
        self.ask("POST", "/back", &json!({}));
    }

    #[must_use]
    #[track_caller]
    pub fn url(&self) -> String {
        string(self.ask("GET", "/url", &Value::Null))
    }

    #[must_use]
    #[track_caller]
    pub fn title(&self) -> String {
        string(self.ask("GET", "/title", &Value::Null))
    }

    /// Waits until a condition holds; `what` completes the sentence "waited in vain until ...".
    #[track_caller]
    pub fn wait_until(&self, what: impl Display, holds: impl FnMut() -> bool) {
        self.wait_within(PATIENCE, what, holds);
    }

    /// Waits for a longer or shorter time than usual.
    #[track_caller]
    pub fn wait_within(&self, patience: Duration, what: impl Display, mut holds: impl FnMut() -> bool) {
        self.wait_for_some(patience, what, || holds().then_some(()));
    }

    /// Waits until such an element exists.
    #[track_caller]
    pub fn wait_for(&self, css: &str) {
        self.wait_until(format!("there is `{css}`"), || self.count(css) > 0);
    }

    /// Waits until no such element exists.
    #[track_caller]
    pub fn wait_gone(&self, css: &str) {
        self.wait_until(format!("`{css}` is gone"), || self.count(css) == 0);
    }

    /// Waits until the text of an element contains some words.
    #[track_caller]
    pub fn wait_text(&self, css: &str, words: &str) {
        self.wait_until(format!("`{css}` says \"{words}\""), || {
            self.count(css) > 0 && self.text(css).contains(words)
        });
    }

    /// Waits for a question to have an answer.
    #[track_caller]
    pub(crate) fn wait_for_some<T>(
        &self,
        patience: Duration,
        what: impl Display,
        mut answer: impl FnMut() -> Option<T>,
    ) -> T {
        let begin = Instant::now();
        loop {
            if let Some(answer) = answer() {
                return answer;
            }
            if begin.elapsed() > patience {
                self.fail(&format!("waited in vain until {what}"));
            }
            // A long wait may take a little longer, and each check keeps the browser from its work.
            thread::sleep((begin.elapsed() / 8).clamp(SHORTEST_PAUSE, LONGEST_PAUSE));
        }
    }

    /// Runs the body of a function in the page, and awaits a promise that it returns.
    #[track_caller]
    pub fn js(&self, script: &str, arguments: &[Value]) -> Value {
        let script = match self.engine {
            Engine::Chromium | Engine::WebKit => script.to_owned(),
            Engine::Firefox => firefox::in_page(script),
        };
        self.ask("POST", "/execute/sync", &json!({ "script": script, "args": arguments }))
    }

    /// The console's messages since the browser opened, including errors of the network and of the page's
    /// policy: lines that start with their level; `SEVERE` is the worst.
    #[must_use]
    #[track_caller]
    pub fn console(&self) -> Vec<String> {
        let lines = match self.engine {
            Engine::Chromium => self.console_of_chromium(),
            Engine::Firefox => self.console_of_firefox(),
            Engine::WebKit => Vec::new(),
        };
        self.console.borrow_mut().extend(lines);
        self.console.borrow().clone()
    }

    /// Fails if the console has reported any error.
    #[track_caller]
    pub fn assert_quiet(&self) {
        let console = self.console();
        if console.iter().any(|line| line.starts_with("SEVERE")) {
            self.fail("the console speaks of an error");
        }
    }

    /// Writes a picture of the window.
    #[track_caller]
    pub fn screenshot(&self, file: &Path) {
        let picture = self.ask("GET", "/screenshot", &Value::Null);
        self.write_picture(&picture, file).unwrap_or_else(|why| panic!("{}: {why}", file.display()));
    }

    /// A picture of the window: a PNG in base64.
    #[must_use]
    #[track_caller]
    pub fn shot(&self) -> String {
        string(self.ask("GET", "/screenshot", &Value::Null))
    }

    /// Keeps a picture of the window for somebody to look at, if `STEPDOKU_PICTURES` names a folder for that.
    #[track_caller]
    pub fn keep_picture(&self, name: &str) {
        if let Some(folder) = env::var_os("STEPDOKU_PICTURES") {
            self.screenshot(&Path::new(&folder).join(format!("{name}.png")));
        }
    }

    /// The text in the QR code at the selector, read from its picture.
    #[track_caller]
    pub fn read_code(&self, css: &str) -> String {
        let script = "const svg = document.querySelector(arguments[0]);
            const [x, y, side] = svg.getAttribute('viewBox').split(' ').map(Number);
            const dot = 4, size = side * dot, canvas = new OffscreenCanvas(size, size), to = canvas.getContext('2d');
            to.fillStyle = '#fff'; to.fillRect(0, 0, size, size);
            to.fillStyle = '#000'; to.setTransform(dot, 0, 0, dot, -x * dot, -y * dot);
            to.fill(new Path2D(svg.querySelector('path').getAttribute('d')));
            const { data } = to.getImageData(0, 0, size, size);
            let bits = '';
            for (let at = 0; at < data.length; at += 4) bits += data[at] < 128 ? '1' : '0';
            return bits";
        let bits = self.js(script, &[json!(css)]);
        let bits = bits.as_str().expect("the dots of a code").as_bytes();
        let side = bits.len().isqrt();
        let greys = |x: usize, y: usize| if bits[y * side + x] == b'1' { 0 } else { 255 };
        let mut picture = rqrr::PreparedImage::prepare_from_greyscale(side, side, greys);
        let codes = picture.detect_grids();
        let read = codes.first().and_then(|code| code.decode().ok());
        read.unwrap_or_else(|| self.fail(&format!("{css} has no legible code"))).1
    }

    #[expect(clippy::unused_self, reason = "a picture is of a browser")]
    fn write_picture(&self, picture: &Value, file: &Path) -> Result<(), String> {
        let text = picture.as_str().ok_or("the driver sent no picture")?;
        let bytes = base64::engine::general_purpose::STANDARD.decode(text).map_err(|why| why.to_string())?;
        if let Some(folder) = file.parent() {
            fs::create_dir_all(folder).map_err(|why| why.to_string())?;
        }
        fs::write(file, bytes).map_err(|why| why.to_string())
    }

    /// Kills the browser like a crash, without a warning to the page.
    pub fn kill(self) {
        self.harmed.set(true);
        let Some(process) = self.running.driver.browser else {
            panic!("the driver did not name its browser")
        };
        processes::kill(process);
    }

    /// Kills only the page processes like a crash. The browser continues with its unfinished writes, and is
    /// then closed normally.
    pub fn kill_pages(self) {
        self.harmed.set(true);
        let Some(browser) = self.running.driver.browser else {
            panic!("the driver did not name its browser")
        };
        let pages = processes::below(browser, "--type=renderer");
        assert!(!pages.is_empty(), "the browser has no page");
        pages.into_iter().for_each(processes::kill);
    }

    /// Waits for an element and gives its handle.
    #[track_caller]
    pub(crate) fn element(&self, css: &str) -> Value {
        self.wait_for_some(PATIENCE, format!("there is `{css}`"), || {
            let found = self.try_ask("POST", "/element", &json!({ "using": "css selector", "value": css }));
            match found {
                Ok(element) => Some(json!({ ELEMENT: element[ELEMENT] })),
                Err(trouble) if trouble.is("no such element") => None,
                Err(trouble) => self.fail(&format!("`{css}`: {trouble}")),
            }
        })
    }

    /// The path of an element command.
    pub(crate) fn element_path(element: &Value, verb: &str) -> String {
        format!("/element/{}/{verb}", element[ELEMENT].as_str().unwrap_or_default())
    }

    pub(crate) fn try_ask(&self, method: &str, path: &str, body: &Value) -> Result<Value, Trouble> {
        self.running.driver.ask(method, path, body)
    }

    #[track_caller]
    pub(crate) fn ask(&self, method: &str, path: &str, body: &Value) -> Value {
        self.try_ask(method, path, body).unwrap_or_else(|trouble| {
            // A failing picture or console would be requested without end.
            if matches!(trouble, Trouble::Lost(_)) || path == "/screenshot" || path == "/se/log" {
                self.lost(&trouble);
            }
            self.fail(&format!("{path}: {trouble}"))
        })
    }

    /// Fails when the page cannot answer questions about the failure.
    #[track_caller]
    pub(crate) fn lost(&self, trouble: &Trouble) -> ! {
        self.pictured.set(true);
        panic!("{trouble}")
    }

    /// Fails with everything that helps to find the reason.
    #[track_caller]
    pub(crate) fn fail(&self, why: &str) -> ! {
        let url = self.url();
        let console = self.console().join("\n  ");
        let picture = self.picture_of_failure();
        panic!("{why}\n  at {url}\n  console:\n  {console}\n  picture: {picture}")
    }

    /// Saves one picture in the target folder under the name of the test.
    fn picture_of_failure(&self) -> String {
        self.pictured.set(true);
        let name = thread::current().name().unwrap_or("browser").replace(':', "-");
        // A test runs from `target/debug/deps`.
        let program = env::current_exe().unwrap_or_default();
        let target = program.ancestors().nth(3).map_or_else(env::temp_dir, PathBuf::from);
        let file = target.join("e2e-failures").join(format!("{name}.png"));
        let taken = self
            .try_ask("GET", "/screenshot", &Value::Null)
            .map_err(|trouble| trouble.to_string())
            .and_then(|picture| self.write_picture(&picture, &file));
        taken.map_or_else(|why| format!("none, {why}"), |()| file.display().to_string())
    }
}

impl Drop for Browser {
    fn drop(&mut self) {
        if thread::panicking() && !self.pictured.get() {
            eprintln!("  picture: {}", self.picture_of_failure());
        }
        if !thread::panicking() && !self.harmed.get() {
            self.running.lay_aside();
        }
    }
}

pub(crate) fn string(value: Value) -> String {
    match value {
        Value::String(text) => text,
        Value::Null => String::new(),
        other => other.to_string(),
    }
}
