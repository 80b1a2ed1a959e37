//! Requests for Firefox only: scripts in its own context, where its window is a document and its settings are
//! objects.

use crate::browser::{Browser, string};
use crate::options::Options;
use serde_json::{Value, json};
use std::env;
use std::path::Path;

/// The preferences that journeys need beyond the driver's own.
fn preferences() -> Value {
    json!({
        // No network beyond this machine: any other request reaches a port without a listener.
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
        // A finger of WebDriver also sends touch events to the page.
        "dom.w3c_touch_events.enabled": 1,
        "intl.accept_languages": "en",
    })
}

/// The capabilities of a session.
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

/// Sets the screen and the preferences that a page can see. Only the page gets the requested size, as a whole
/// window is never narrower than its buttons.
const EMULATE: &str = "const [width, height, scale, touch, dark, still] = arguments;
    const style = document.getElementById('stepdoku') ?? document.documentElement.appendChild(
      Object.assign(document.createElementNS('http://www.w3.org/1999/xhtml', 'style'), { id: 'stepdoku' }));
    style.textContent = `.browserStack > browser {
      flex: none; min-width: 0; width: ${width}px; height: ${height}px; align-self: start; justify-self: start }`;
    const { prefs } = Services;
    prefs.setStringPref('layout.css.devPixelsPerPx', `${scale}`);
    // A finger is coarse and cannot hover; a mouse is fine, hovers, and scrolls by a bar.
    for (const which of ['primary', 'all']) prefs.setIntPref(`ui.${which}PointerCapabilities`, touch ? 1 : 6);
    prefs.setIntPref('ui.useOverlayScrollbars', touch ? 1 : 0);
    prefs.setIntPref('layout.css.prefers-color-scheme.content-override', dark ? 0 : 1);
    prefs.setIntPref('ui.prefersReducedMotion', still ? 1 : 0);";

/// Collects errors: network failures are known here, console messages are sent here from the page's process,
/// and errors arrive here by themselves.
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

/// Runs a script in each document of the network before the document's own. As a debugger's script, it is
/// exempt from the page's policy.
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

/// The body of a function to run in the page. The driver gives it a temporary global object; assignments of a
/// journey must reach the page's.
pub(crate) fn in_page(script: &str) -> String {
    format!("const globalThis = window; {script}")
}

impl Browser {
    /// Runs the body of a function in Firefox's own context.
    #[track_caller]
    fn inside(&self, script: &str, arguments: &[Value]) -> Value {
        let stand = |side: &str| self.try_ask("POST", "/moz/context", &json!({ "context": side }));
        let answer = stand("chrome").and_then(|_| {
            self.try_ask("POST", "/execute/sync", &json!({ "script": script, "args": arguments }))
        });
        // Also after an error, which is reported with the page's messages.
        let back = stand("content");
        answer.and_then(|answer| back.map(|_| answer)).unwrap_or_else(|trouble| self.lost(&trouble))
    }

    /// Prepares a session of Firefox for a journey.
    #[track_caller]
    pub(crate) fn ready_firefox(&self) {
        self.inside(LISTEN, &[]);
    }

    /// Runs a script in every document before the document's own.
    #[track_caller]
    pub(crate) fn add_script_to_firefox(&self, script: &str) {
        self.inside(ADD_SCRIPT, &[json!(script)]);
    }

    #[track_caller]
    pub(crate) fn emulate_in_firefox(&self, options: &Options) {
        // Room for the page and for Firefox's own bars above it.
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

    /// The console's messages since the last call, including errors of the network and of the page's policy.
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
