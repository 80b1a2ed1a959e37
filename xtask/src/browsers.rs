//! The browsers for testing the page, each known by the driver through which tests press its keys.

use crate::run::{command, output_of, run, which};
use crate::tools::{Tool, cache};
use std::path::PathBuf;
use std::process::Command;

/// The driver of Firefox, which Debian lacks.
const GECKODRIVER: &str = "0.37.1";

/// The journeys that also run in Firefox: playing, new puzzles, pasting, hints, solving, restoring after a
/// reload, dialogs and keys.
pub(crate) const IN_FIREFOX: [&str; 8] =
    ["client", "play", "puzzles", "paste", "teaching", "solve", "saving", "access"];

/// Journeys that stay in Chromium. In the first three, Tab moves beyond the last control of the page
/// to Firefox's own, and the driver's keys do not bring it back from there. The others empty the browser's
/// cache, drop a file on the page or read the accessibility tree, which only Chromium's protocol can do.
pub(crate) const NOT_IN_FIREFOX: [&str; 12] = [
    "a_puzzle_is_made_and_begun_by_keyboard_alone",
    "dialogs_hold_the_focus_and_give_it_back",
    "it_is_reached_by_keyboard",
    "a_worker_that_cannot_start_is_told_and_started_anew_when_it_can",
    "a_file_that_is_dropped_is_read_or_refused_and_never_opened_instead_of_the_page",
    "texts_of_other_programs_are_pasted_and_dropped",
    "a_text_that_is_dropped_is_played",
    "a_hard_game_is_played_by_ear",
    "a_hard_killer_is_played_by_ear",
    "a_chain_of_the_solver_is_heard",
    "every_page_is_read_by_keys_and_ear",
    "every_lesson_is_followed_by_keys_and_ear",
];

/// Other journeys that only Chromium's protocol makes possible: they forget data between scenes, ask for more contrast,
/// cut the network, hold or spoil the database, turn scripts off, print to a file, drop a picture, change the screen of a
/// page that is there, or have a camera. In the last two, hundreds of pages are left while they load, and Firefox reports
/// each load that this cuts off.
pub(crate) const ONLY_CHROMIUM: [&str; 26] = [
    "has_no_violation",
    "differ_for_every_eye",
    "many_actions_leave_the_page_as_small",
    "a_damaged_record_costs_one_move_alone",
    "a_game_that_cannot_be_read_is_told",
    "a_page_of_an_earlier_release_says",
    "a_page_that_does_not_begin_says_so",
    "failures_are_told_in_words",
    "a_database_that_another_tab_holds_is_told",
    "a_technique_is_read_without_scripts",
    "what_never_changes_is_kept_by_browsers",
    "a_database_that_another_page_holds_is_waited_for",
    "spoilt_files_of_the_database_stop_nothing",
    "a_magazine_is_weeded_reordered_named_and_printed_after_a_reload",
    "puzzles_are_made_looked_at_printed_and_kept",
    "the_solution_path_is_copied_and_printed",
    "a_doubtful_cell_is_set_with_a_choice_and_a_key",
    "corners_are_moved_by_keys_and_by_the_pointer_and_the_board_is_read_again",
    "pictures_without_a_puzzle_are_refused_in_a_sentence_and_the_game_stays",
    "the_reader_is_loaded_when_it_is_wanted_and_kept",
    "the_camera_takes_a_puzzle",
    "a_picture_shared_by_another_program_is_read",
    "large_letters_are_cut_off_nowhere_and_a_reason_can_be_read",
    "nothing_is_cut_off_covered_or_too_small",
    "no_damage_stops_the_page_or_touches_another_game",
    "nor_does_damage_of_the_only_whole_record",
];

/// The journeys in `WebKit`, with a mouse and a keyboard on a screen of usual size.
pub(crate) const IN_WEBKIT: [&str; 3] = ["play", "solve", "saving"];

/// Journeys of these that `WebKit`'s driver cannot do: it has no touch, moves no mouse with a click, runs no script
/// before the page's own, keeps no profile between two sessions, and does not name its process. Its browser is never as
/// narrow as a phone.
pub(crate) const NOT_IN_WEBKIT: [&str; 5] = [
    "a_chain_is_told_line_by_line",
    "it_runs_by_itself_and_stops",
    "the_clock_goes_on_from_what_was_played",
    "a_link_comes_before_the_saved_game",
    "a_crash_after_saved_loses_nothing",
];

/// The browser of all tests.
#[derive(Debug)]
pub(crate) struct Chromium {
    driver: PathBuf,
}

impl Chromium {
    /// Finds it, named in `CHROMEDRIVER` or on the path, and installs it if allowed.
    pub(crate) fn ready() -> Result<Self, String> {
        let found = Self::found_or_installed()?;
        letters_of_asia();
        Ok(found)
    }

    fn found_or_installed() -> Result<Self, String> {
        if let Some(found) = Self::find() {
            return Ok(found);
        }
        println!(
            "Missing: Chromium and its driver, in which the page is tested. \
             Installing Debian's chromium and chromium-driver through apt-get takes about half a minute."
        );
        let by_hand = "please install Chromium and the ChromeDriver of the same version \
                       (on Debian: `sudo apt-get install chromium chromium-driver`)";
        apt_install(&["chromium", "chromium-driver"], by_hand)?;
        Self::find().ok_or_else(|| "Chromium was installed but is not on the path".to_owned())
    }

    fn find() -> Option<Self> {
        // A driver named by the user must find its browser itself.
        if let Some(driver) = std::env::var_os("CHROMEDRIVER").map(PathBuf::from) {
            return driver.is_file().then_some(Self { driver });
        }
        ["chromium", "chromium-browser", "google-chrome"].iter().find_map(|browser| which(browser))?;
        Some(Self { driver: which("chromedriver")? })
    }

    /// Tells a test command where the driver is.
    pub(crate) fn tell(&self, command: &mut Command) {
        command.env("CHROMEDRIVER", &self.driver);
    }
}

/// The browser of the main journeys.
#[derive(Debug)]
pub(crate) struct Firefox {
    driver: PathBuf,
    browser: PathBuf,
}

impl Firefox {
    /// Finds it and its driver, named in `FIREFOX` and `GECKODRIVER` or at their usual places, and installs
    /// them if allowed.
    pub(crate) fn ready() -> Result<Self, String> {
        let browser = match Self::find() {
            Some(found) => found,
            None => Self::install()?,
        };
        let driver = match std::env::var_os("GECKODRIVER").map(PathBuf::from) {
            Some(driver) if driver.is_file() => driver,
            Some(driver) => return Err(format!("GECKODRIVER is {}, where no file is", driver.display())),
            None => {
                let driver = Tool {
                    package: "geckodriver",
                    version: GECKODRIVER.to_owned(),
                    programs: &["geckodriver"],
                    opt_level: "0",
                    quick: &[],
                    features: "",
                    says: Some("--version"),
                    why: "presses the keys of Firefox",
                };
                let built = driver.ready(&cache()?);
                built.map_err(|why| format!("Firefox has no driver: {why}"))?.join("geckodriver")
            }
        };
        Ok(Self { driver, browser })
    }

    fn install() -> Result<PathBuf, String> {
        println!(
            "Missing: Firefox, in which the main journeys run, too. \
             Installing Debian's firefox-esr through apt-get takes about half a minute."
        );
        let by_hand = "please install Firefox (on Debian: `sudo apt-get install firefox-esr`)";
        apt_install(&["firefox-esr"], by_hand)?;
        Self::find().ok_or_else(|| "Firefox was installed but is not on the path".to_owned())
    }

    fn find() -> Option<PathBuf> {
        if let Some(browser) = std::env::var_os("FIREFOX").map(PathBuf::from) {
            return browser.is_file().then_some(browser);
        }
        ["firefox-esr", "firefox"].iter().find_map(|browser| which(browser))
    }

    /// Makes a test command run in Firefox, and tells it where Firefox and its driver are.
    pub(crate) fn tell(&self, command: &mut Command) {
        command.env("STEPDOKU_BROWSER", "firefox");
        command.env("FIREFOX", &self.browser).env("GECKODRIVER", &self.driver);
    }
}

/// A cargo command for journeys in the engine of Safari, as Debian has it, on a display that only it sees. Finds its
/// driver and a virtual display, and installs them if allowed.
pub(crate) fn cargo_in_webkit() -> Result<Command, String> {
    let there = || which("WebKitWebDriver").is_some() && which("xvfb-run").is_some();
    if !there() {
        println!("Missing: WebKitGTK's driver and a virtual display. Installing them takes two minutes.");
        let by_hand =
            "please install WebKitGTK's driver (on Debian: `sudo apt-get install webkit2gtk-driver xvfb`)";
        apt_install(&["webkit2gtk-driver", "xvfb", "xauth"], by_hand)?;
    }
    if !there() {
        return Err("WebKitGTK was installed but is not on the path".to_owned());
    }
    let mut cargo = command("xvfb-run");
    cargo.args(["--auto-servernum", "--server-args=-screen 0 1400x1000x24", "cargo"]);
    // Its own sandbox needs rights that containers lack.
    cargo.env("STEPDOKU_BROWSER", "webkit").env("WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS", "1");
    Ok(cargo)
}

/// Sees to a font with Chinese and Japanese letters. Without one they have no width, and tests of the room for words
/// measure nothing. Where none can be installed, the tests go on.
fn letters_of_asia() {
    // No font of both counts as whole for Chinese.
    let has = output_of(command("fc-list").arg(":lang=ja")).is_some_and(|list| !list.trim().is_empty());
    if has {
        return;
    }
    println!(
        "Missing: a font with Chinese and Japanese letters. Installing Debian's fonts-droid-fallback through apt-get."
    );
    let by_hand = "please install such a font (on Debian: `sudo apt-get install fonts-droid-fallback`)";
    if let Err(why) = apt_install(&["fonts-droid-fallback", "fontconfig"], by_hand) {
        println!("{why}");
    }
}

/// Installs Debian packages if this is Debian and its user may; otherwise the error says how to do it by
/// hand.
pub(crate) fn apt_install(packages: &[&str], by_hand: &str) -> Result<(), String> {
    if which("apt-get").is_none() || output_of(command("id").arg("-u")).as_deref() != Some("0\n") {
        return Err(by_hand.to_owned());
    }
    let apt = || {
        let mut apt = command("apt-get");
        apt.env("DEBIAN_FRONTEND", "noninteractive");
        apt
    };
    let and_else = |why: String| format!("{why}; {by_hand}");
    run(apt().args(["update", "-q"])).map_err(and_else)?;
    // Without a single font, a browser draws boxes for letters.
    let install = ["install", "-q", "-y", "--no-install-recommends", "fonts-liberation"];
    run(apt().args(install).args(packages)).map_err(and_else)
}
