//! What only Firefox is asked: scripts that run on its own side of the glass, where its window is a document
//! and its settings are objects.

use crate::browser::{Browser, string};
use crate::options::Options;
use serde_json::{Value, json};
use std::env;
use std::path::Path;

/// What journeys need of Firefox beyond what its driver asks of it anyway.
fn preferences() -> Value {
    json!({
        // No network beyond this machine: whatever asks for it reaches a port at which nobody listens.
        "network.proxy.type": 1,
        "network.proxy.http": "127.0.0.1",
        "network.proxy.http_port": 9,
        "network.proxy.ssl": "127.0.0.1",
        "network.proxy.ssl_port": 9,
        "network.proxy.no_proxies_on": "127.0.0.1",
        "network.captive-portal-service.enabled": false,
        "network.connectivity-service.enabled": false,
        "app.update.enabled": false,
        "browser.safebrowsing.update.enabled": false,
        "toolkit.telemetry.enabled": false,
        "gfx.color_management.mode": 0,
        // A finger of WebDriver is one for the page, too.
        "dom.w3c_touch_events.enabled": 1,
        "intl.accept_languages": "en",
    })
}

/// What a session is asked for.
pub(crate) fn capabilities(options: &Options, profile: &Path) -> Value {
    let mut wanted = json!({
        "args": ["-headless", "-profile", profile],
        "prefs": preferences(),
    });
    if let Ok(program) = env::var("FIREFOX") {
        wanted["binary"] = json!(program);
    }
    let strategy = if options.waits { "eager" } else { "none" };
    json!({ "moz:firefoxOptions": wanted, "pageLoadStrategy": strategy })
}

/// Sets what a page can see of the screen and of its owner's tastes. The page has the size that is asked for,
/// which a whole window cannot have: none is narrower than its own buttons.
const EMULATE: &str = "const [width, height, scale, touch, dark, still] = arguments;
    const style = document.getElementById('stepdoku') ?? document.documentElement.appendChild(
      Object.assign(document.createElementNS('http://www.w3.org/1999/xhtml', 'style'), { id: 'stepdoku' }));
    style.textContent = `.browserStack > browser {
      flex: none; min-width: 0; width: ${width}px; height: ${height}px; align-self: start; justify-self: start }`;
    const { prefs } = Services;
    prefs.setStringPref('layout.css.devPixelsPerPx', `${scale}`);
    // A finger is coarse and cannot hover; a mouse is fine and can, and takes hold of a bar to scroll.
    for (const which of ['primary', 'all']) prefs.setIntPref(`ui.${which}PointerCapabilities`, touch ? 1 : 6);
    prefs.setIntPref('ui.useOverlayScrollbars', touch ? 1 : 0);
    prefs.setIntPref('layout.css.prefers-color-scheme.content-override', dark ? 0 : 1);
    prefs.setIntPref('ui.prefersReducedMotion', still ? 1 : 0);";

/// Gathers what goes wrong: what the network answers is known here, what a page says to its console is known
/// where the page lives and is sent here, and errors come here by themselves.
const LISTEN: &str = "window.heard = [];
    Services.obs.addObserver(request => {
      const { responseStatus: status, URI } = request.QueryInterface(Ci.nsIHttpChannel);
      if (status >= 400) heard.push(`SEVERE ${URI.spec} answered ${status}`);
    }, 'http-on-examine-response');
    Services.console.registerListener({ observe(message) {
      if (!(message instanceof Ci.nsIScriptError) || !message.sourceName.startsWith('http')) return;
      heard.push(`${message.flags & 5 ? 'INFO' : 'SEVERE'} ${message.sourceName} ${message.errorMessage}`);
    } });
    const listen = () => {
      const storage = Cc['@mozilla.org/consoleAPI-storage;1'].getService(Ci.nsIConsoleAPIStorage);
      storage.addLogEventListener(({ wrappedJSObject: said }) => {
        if (!/^(moz-extension|resource|chrome):/.test(said.filename))
          sendAsyncMessage('stepdoku:said', `${said.level == 'error' ? 'SEVERE' : 'INFO'} ${said.arguments?.join(' ')}`);
      }, Cc['@mozilla.org/systemprincipal;1'].createInstance(Ci.nsIPrincipal));
    };
    Services.ppmm.addMessageListener('stepdoku:said', ({ data }) => heard.push(data));
    Services.ppmm.loadProcessScript(`data:,(${encodeURIComponent(listen)})()`, true);";

/// Runs a script in each document of the network before any of its own. The page's policy does not hold for
/// it, as it comes from a debugger.
const ADD_SCRIPT: &str = "const add = script => {
      const { addDebuggerToGlobal } =
        ChromeUtils.importESModule('resource://gre/modules/jsdebugger.sys.mjs');
      const own = Cu.Sandbox(Cc['@mozilla.org/systemprincipal;1'].createInstance(Ci.nsIPrincipal),
        { freshCompartment: true });
      addDebuggerToGlobal(own);
      Services.obs.addObserver(page => {
        if (page.location?.protocol.startsWith('http'))
          new own.Debugger().makeGlobalObjectReference(page).executeInGlobal(script);
      }, 'content-document-global-created');
    };
    const text = `(${add})(${JSON.stringify(arguments[0])})`;
    Services.ppmm.loadProcessScript(`data:,${encodeURIComponent(text)}`, true);";

/// The body of a function to be run in the page. Its driver gives it a global object of its own, which ends
/// with it; what a journey leaves behind there is meant for the page.
pub(crate) fn in_page(script: &str) -> String {
    format!("const globalThis = window; {script}")
}

impl Browser {
    /// Runs the body of a function on Firefox's own side.
    #[track_caller]
    fn inside(&self, script: &str, arguments: &[Value]) -> Value {
        let stand = |side: &str| self.try_ask("POST", "/moz/context", &json!({ "context": side }));
        let answer = stand("chrome").and_then(|_| {
            self.try_ask("POST", "/execute/sync", &json!({ "script": script, "args": arguments }))
        });
        // Also after trouble, which is told with what the page says.
        let back = stand("content");
        answer.and_then(|answer| back.map(|_| answer)).unwrap_or_else(|trouble| self.lost(&trouble))
    }

    /// Makes a session of Firefox ready for a journey.
    #[track_caller]
    pub(crate) fn ready_firefox(&self) {
        self.inside(LISTEN, &[]);
    }

    /// Has a script run in every document before any of its own.
    #[track_caller]
    pub(crate) fn add_script_to_firefox(&self, script: &str) {
        self.inside(ADD_SCRIPT, &[json!(script)]);
    }

    #[track_caller]
    pub(crate) fn emulate_in_firefox(&self, options: &Options) {
        // Room for the page and for what Firefox shows above it.
        let rect = json!({ "width": options.width.max(500), "height": options.height + 200 });
        self.ask("POST", "/window/rect", &rect);
        let arguments = json!([
            options.width,
            options.height,
            options.scale,
            options.touch,
            options.dark,
            options.reduced_motion
        ]);
        self.inside(EMULATE, arguments.as_array().map_or(&[], Vec::as_slice));
        let size = "return [innerWidth, innerHeight].join()";
        let wanted = format!("{},{}", options.width, options.height);
        self.wait_until(format!("the page is {wanted} large"), || self.js(size, &[]) == wanted.as_str());
    }

    /// What the console has said since it was last asked, errors of the network and of the page's policy
    /// among it.
    #[track_caller]
    pub(crate) fn console_of_firefox(&self) -> Vec<String> {
        let new = self.inside("return heard.splice(0)", &[]);
        new.as_array().into_iter().flatten().cloned().map(string).collect()
    }

    /// Puts a text on the clipboard, as another program would.
    #[track_caller]
    pub(crate) fn copy_into_firefox(&self, text: &str) {
        let copy = "Cc['@mozilla.org/widget/clipboardhelper;1'].getService(Ci.nsIClipboardHelper)
            .copyString(arguments[0])";
        self.inside(copy, &[json!(text)]);
    }
}
