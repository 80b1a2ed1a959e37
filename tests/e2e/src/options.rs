//! The setup of a browser before a journey.

use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};
use std::{env, fs, process};

/// The screen, the preferences of its owner, and the browser's memory.
#[derive(Debug, Clone)]
pub struct Options {
    pub(crate) width: u32,
    pub(crate) height: u32,
    /// Device pixels for one pixel of CSS.
    pub(crate) scale: f64,
    pub(crate) touch: bool,
    pub(crate) dark: bool,
    pub(crate) reduced_motion: bool,
    pub(crate) more_contrast: bool,
    pub(crate) waits: bool,
    pub(crate) profile: Option<Profile>,
    pub(crate) arguments: Vec<String>,
    pub(crate) scripts: Vec<String>,
    pub(crate) newcomer: bool,
}

/// The screens for viewing and measuring the page, in CSS pixels: two phones, a tablet, two desktops, and a
/// phone on its side.
pub const SCREENS: [(u32, u32); 6] =
    [(360, 740), (390, 844), (820, 1180), (1280, 800), (1920, 1080), (740, 360)];

impl Options {
    /// A screen of 1280 by 800 with a mouse and a keyboard, in light colours.
    #[must_use]
    pub fn desktop() -> Self {
        Self {
            width: 1280,
            height: 800,
            scale: 1.0,
            touch: false,
            dark: false,
            reduced_motion: false,
            more_contrast: false,
            waits: true,
            profile: None,
            arguments: Vec::new(),
            scripts: Vec::new(),
            newcomer: false,
        }
    }

    /// A small phone, 360 by 740, upright, with touch.
    #[must_use]
    pub fn phone() -> Self {
        Self { width: 360, height: 740, scale: 2.0, touch: true, ..Self::desktop() }
    }

    /// A screen of that size: a phone if it is small, else a desktop.
    #[must_use]
    pub fn screen((width, height): (u32, u32)) -> Self {
        let phone = width.min(height) < 800;
        if phone { Self::phone().size(width, height) } else { Self::desktop().size(width, height) }
    }

    /// Another size, in CSS pixels.
    #[must_use]
    pub fn size(mut self, width: u32, height: u32) -> Self {
        (self.width, self.height) = (width, height);
        self
    }

    #[must_use]
    pub fn dark(mut self) -> Self {
        self.dark = true;
        self
    }

    /// The system asks for reduced motion.
    #[must_use]
    pub fn reduced_motion(mut self) -> Self {
        self.reduced_motion = true;
        self
    }

    /// The system asks for more contrast. Only Chromium is told.
    #[must_use]
    pub fn more_contrast(mut self) -> Self {
        self.more_contrast = true;
        self
    }

    /// Opening an address does not wait for the text of the page: for pages whose text never ends.
    #[must_use]
    pub fn unwaited(mut self) -> Self {
        self.waits = false;
        self
    }

    /// The data left by an earlier browser with this profile; by default none.
    #[must_use]
    pub fn profile(mut self, profile: &Profile) -> Self {
        self.profile = Some(profile.clone());
        self
    }

    /// One more argument for Chromium, such as `--lang=it`.
    #[must_use]
    pub fn argument(mut self, argument: &str) -> Self {
        self.arguments.push(argument.to_owned());
        self
    }

    /// The browser keeps no page for offline use, as some browsers do: each visit then depends on the
    /// network.
    #[must_use]
    pub fn unkept(self) -> Self {
        self.script("Object.defineProperty(navigator, 'serviceWorker', { value: undefined })")
    }

    /// Nobody has used the page in this browser. Otherwise its player was here before and has all tools.
    #[must_use]
    pub fn newcomer(mut self) -> Self {
        self.newcomer = true;
        self
    }

    /// JavaScript that runs in every document before the document's own.
    #[must_use]
    pub fn script(mut self, script: &str) -> Self {
        self.scripts.push(script.to_owned());
        self
    }
}

/// A folder for the data of several browsers, one after another. Dropping its last clone removes it.
#[derive(Debug, Clone)]
pub struct Profile(Arc<Folder>);

impl Profile {
    #[must_use]
    pub fn new() -> Self {
        static COUNT: AtomicU32 = AtomicU32::new(0);
        let number = COUNT.fetch_add(1, Ordering::Relaxed);
        let folder = env::temp_dir().join(format!("stepdoku-profile-{}-{number}", process::id()));
        fs::create_dir_all(&folder).unwrap_or_else(|why| panic!("{}: {why}", folder.display()));
        Self(Arc::new(Folder(folder)))
    }

    pub(crate) fn path(&self) -> &Path {
        &self.0.0
    }
}

impl Default for Profile {
    fn default() -> Self {
        Self::new()
    }
}

#[derive(Debug)]
struct Folder(PathBuf);

impl Drop for Folder {
    fn drop(&mut self) {
        _ = fs::remove_dir_all(&self.0);
    }
}
