//! An assignment as a SCORM package: made on the page, unpacked, and worked on in a small learning management system
//! that takes nothing which SCORM 1.2 forbids.

use base64::{Engine as _, engine::general_purpose::STANDARD};
use serde_json::{Value, json};
use std::{
    env, fs,
    io::{Cursor, Read},
    path::{Path, PathBuf},
    process,
    time::Duration,
};
use stepdoku_e2e::places::LEARN;
use stepdoku_e2e::puzzles::SMALL;
use stepdoku_e2e::{Browser, Fault, Options, Page, Server, cell, dist, game, solution};

const RESULT: &str = "#result-link";

/// The system: a page that keeps what it is told, like a server, in its own storage. Each call in a wrong order, each
/// unknown element and each value of a wrong type is a fault. `?look` opens it without the package, `?window` opens the
/// package in a window of its own.
const SYSTEM: &str = r#"<!DOCTYPE html>
<html lang="en"><meta charset="utf-8"><title>Course</title><link rel="icon" href="data:,">
<style>html, body { margin: 0; height: 100% } iframe { width: 100%; height: 99%; border: 0 }</style>
<script>
const read = (name, none) => JSON.parse(localStorage.getItem(name) ?? none);
const values = read("values", '{"cmi.core.student_id":"7","cmi.core.student_name":"Lovelace, Ada","cmi.core.lesson_status":"not attempted","cmi.core.total_time":"0"}');
const faults = read("faults", "[]"), calls = read("calls", "[]");
const keep = () => Object.entries({ values, faults, calls }).forEach(([name, all]) => localStorage.setItem(name, JSON.stringify(all)));
const mark = value => /^\d+(\.\d+)?$/.test(value) && Number(value) <= 100;
const writable = {
  "cmi.core.lesson_status": value => ["passed", "completed", "failed", "incomplete", "browsed"].includes(value),
  "cmi.core.score.raw": mark, "cmi.core.score.min": mark, "cmi.core.score.max": mark,
  "cmi.core.session_time": value => /^\d{2,4}:\d{2}:\d{2}(\.\d{1,2})?$/.test(value),
  "cmi.core.exit": value => ["time-out", "suspend", "logout", ""].includes(value),
  "cmi.suspend_data": value => value.length <= 4096,
};
const readable = ["cmi.core.student_id", "cmi.core.student_name", "cmi.core.lesson_status", "cmi.core.score.raw", "cmi.core.entry", "cmi.core.lesson_mode", "cmi.suspend_data"];
let state = "closed", refuses = location.search.includes("refuse");
const say = (call, fault) => {
  calls.push(call);
  if (fault) faults.push(`${call}: ${fault}`);
  keep();
  return fault ? "false" : "true";
};
const only = (call, said, from) => {
  const fault = said.length !== 1 || said[0] !== "" ? "takes one empty text" : state !== from ? `while ${state}` : "";
  return say(call, fault);
};
const shut = () => state !== "open" && `while ${state}`;
const API = {
  LMSInitialize(...said) { const ok = only("LMSInitialize", said, "closed"); if (ok === "true") state = "open"; return ok; },
  LMSGetValue(...said) {
    const fault = shut() || (said.length !== 1 || !readable.includes(said[0])) && "no such element";
    return say(`LMSGetValue ${said}`, fault) === "true" ? values[said[0]] ?? "" : "";
  },
  LMSSetValue(...said) {
    const [element, value] = said;
    const fault = shut() || said.length !== 2 && "takes two texts" || !writable[element] && "no such element" ||
      (typeof value !== "string" || !writable[element](value)) && "a wrong type";
    if (!fault && refuses) return "false";
    if (!fault) values[element] = value;
    return say(`LMSSetValue ${element}=${value}`, fault);
  },
  LMSCommit(...said) { return only("LMSCommit", said, "open"); },
  LMSFinish(...said) {
    const ok = only("LMSFinish", said, "open");
    if (ok === "true") state = "closed";
    if (values["cmi.core.lesson_status"] === "not attempted") { values["cmi.core.lesson_status"] = "completed"; keep(); }
    return ok;
  },
  LMSGetLastError: () => "0", LMSGetErrorString: () => "", LMSGetDiagnostic: () => "",
};
if (!location.search.includes("look")) window.API = API;
addEventListener("DOMContentLoaded", () => {
  if (location.search.includes("look")) return;
  if (location.search.includes("window")) {
    document.querySelector("button").hidden = false;
    document.querySelector("button").onclick = () => open("start.html");
  } else {
    const frame = document.createElement("iframe");
    frame.src = "start.html";
    frame.title = "Package";
    document.body.append(frame);
  }
});
</script>
<body><button hidden>Open</button></body></html>"#;

/// A package that is unpacked in a folder and served beside the system.
struct Course {
    server: Server,
    folder: PathBuf,
}

impl Course {
    fn of(package: &[u8], name: &str) -> Self {
        let folder = env::temp_dir().join(format!("stepdoku-{}-{name}", process::id()));
        fs::create_dir_all(&folder).expect("a folder for the package");
        let mut archive = zip::ZipArchive::new(Cursor::new(package)).expect("a ZIP file");
        for at in 0..archive.len() {
            let mut file = archive.by_index(at).expect("a file");
            let path = file.enclosed_name().expect("a name inside the folder");
            let mut contents = Vec::new();
            file.read_to_end(&mut contents).expect("its contents");
            fs::write(folder.join(path), contents).expect("the file is written");
        }
        let server = Server::start(&folder, "/pluginfile/42/");
        server.add("course.html", SYSTEM);
        Self { server, folder }
    }

    /// Opens the system, and in it the package.
    fn launch(&self, browser: &Browser) {
        browser.goto(&format!("{}course.html", self.server.url()));
        enter(browser, 2);
    }

    /// Leaves the package, and returns what the system has by then.
    fn look(&self, browser: &Browser) -> Value {
        browser.leave_frame();
        browser.goto(&format!("{}course.html?look", self.server.url()));
        browser.js(
            "return ['values', 'faults', 'calls'].map(name => JSON.parse(localStorage.getItem(name) ?? '[]'))",
            &[],
        )
    }
}

impl Drop for Course {
    fn drop(&mut self) {
        _ = fs::remove_dir_all(&self.folder);
    }
}

/// Goes into so many frames, one in the other, and waits for the page there.
fn enter(browser: &Browser, frames: usize) {
    for _ in 0..frames {
        browser.wait_for("iframe");
        browser.enter_frame();
    }
    browser.wait_for("html[data-app=ready]");
}

/// The empty cells of the puzzle.
fn open_cells() -> Vec<usize> {
    (0..16).filter(|&at| &SMALL[at..=at] == ".").collect()
}

/// Fills the board, except for some cells. It begins with a wrong digit.
fn solve(browser: &Browser, left: usize) {
    let open = open_cells();
    let wrong = if &solution(SMALL)[open[0]..=open[0]] == "1" { "2" } else { "1" };
    browser.click(&cell(open[0]));
    browser.press(wrong);
    fill(browser, &open[..open.len() - left]);
}

/// Fills these cells.
fn fill(browser: &Browser, cells: &[usize]) {
    let right = solution(SMALL);
    for &at in cells {
        browser.click(&cell(at));
        browser.press(&right[at..=at]);
    }
}

/// Sets the puzzle on the board as an assignment, and opens the part of its form about packages.
fn form(page: &Page) {
    page.click(LEARN);
    page.wait_for("#set-assignment");
    page.click("#set-assignment");
    page.wait_for("#assignment-title");
    page.click("#assignment-title");
    page.type_text("Monday <5b> & \"more\"");
    page.click("#assignment-package > summary");
    page.wait_text("#assignment-package", "about");
}

/// Presses the button, and returns the file.
fn saved(page: &Page) -> Vec<u8> {
    page.js(
        "globalThis.saved = null;
        const make = URL.createObjectURL;
        URL.createObjectURL = blob => {
          const reader = new FileReader();
          reader.onload = () => { globalThis.saved = reader.result; };
          reader.readAsDataURL(blob);
          return make(blob);
        };
        HTMLAnchorElement.prototype.click = function () { globalThis.savedName = this.download; };",
        &[],
    );
    page.click("#assignment-pack");
    page.wait_within(Duration::from_mins(1), "the package is made", || {
        page.text("#assignment-package [role=status]").contains("Upload it")
    });
    page.wait_until("the package is read", || {
        page.js("return globalThis.saved !== null", &[]) == json!(true)
    });
    let file = page.js("return globalThis.saved", &[]);
    let (kind, packed) = file.as_str().and_then(|file| file.split_once(',')).expect("a file");
    assert!(kind.contains("application/zip"), "{kind}");
    STANDARD.decode(packed).expect("base64")
}

/// The megabytes that the form names.
fn named(page: &Page) -> f64 {
    let said = page.text("#assignment-package [role=status]");
    let number = said.split(' ').find_map(|word| word.parse().ok());
    number.unwrap_or_else(|| panic!("no size in {said}"))
}

/// The values that the system has of a lesson, by their last names.
fn has(values: &Value, name: &str) -> String {
    values[format!("cmi.core.{name}")].as_str().unwrap_or_default().to_owned()
}

#[test]
fn a_package_reports_to_its_course() {
    game(Options::desktop(), SMALL, |page| {
        form(page);
        let about = named(page);
        let package = saved(page);
        let size = package.len() as f64 / 1e6;
        assert!((about - size).abs() <= 0.1, "the form says {about} MB, and it has {size}");
        assert!((named(page) - size).abs() <= 0.05);
        println!("the package has {} bytes", package.len());
        assert_eq!(page.js("return globalThis.savedName", &[]), json!("monday-5b-more-scorm.zip"));

        let course = Course::of(&package, "course");
        let manifest = fs::read_to_string(course.folder.join("imsmanifest.xml")).expect("a manifest");
        for entry in fs::read_dir(&course.folder).expect("the folder") {
            let name = entry.expect("a file").file_name().to_string_lossy().into_owned();
            let listed = manifest.contains(&format!("<file href=\"{name}\"/>"));
            assert_eq!(listed, name != "imsmanifest.xml", "{name}");
        }

        // A pupil works on it in the course.
        let pupil = Browser::open(&Options::desktop().newcomer());
        course.launch(&pupil);
        pupil.wait_text(".assignment-title", "Monday <5b> & \"more\"");
        pupil.wait_until("the course tells the name", || pupil.value("#assignment-name") == "Ada Lovelace");
        pupil.click("#assignment-begin");
        pupil.wait_gone("dialog[open]");
        solve(&pupil, 0);
        pupil.wait_for(RESULT);
        pupil.wait_text(".finish-outcome", "Your course has this result. Your mark is 100 of 100.");
        let result = pupil.value(RESULT);
        pupil.assert_quiet();
        let reported = course.look(&pupil);
        let (values, faults, calls) = (&reported[0], &reported[1], &reported[2]);
        assert_eq!(faults, &json!([]), "{calls}");
        assert_eq!((has(values, "lesson_status"), has(values, "score.raw")), ("passed".into(), "100".into()));
        assert_eq!((has(values, "score.min"), has(values, "score.max")), ("0".into(), "100".into()));
        assert_eq!(has(values, "exit"), "");
        let time = has(values, "session_time");
        let seconds: u32 = time
            .strip_prefix("0000:00:")
            .and_then(|rest| rest.strip_suffix(".00")?.parse().ok())
            .unwrap_or(0);
        assert!((1..60).contains(&seconds), "{time}");
        let code = values["cmi.suspend_data"].as_str().expect("a code").to_owned();
        assert!(result.ends_with(&code), "{result} {code}");
        let last = calls.as_array().and_then(|calls| calls.last());
        assert_eq!(
            (calls[0].as_str(), last.and_then(Value::as_str)),
            (Some("LMSInitialize"), Some("LMSFinish"))
        );

        // The page opens again: the result is there, and stays as it is.
        course.launch(&pupil);
        pupil.wait_text(".assignment-title", "Done.");
        pupil.wait_text(".assignment", "Your course has this result. Your mark is 100 of 100.");
        assert!(pupil.value(RESULT).ends_with(&code));
        pupil.assert_quiet();
        let again = course.look(&pupil);
        assert_eq!((&again[0], &again[1]), (values, &json!([])));
        // The page asked for nothing that the package lacks, and for no service worker.
        for request in course.server.requests() {
            let name = request.rsplit('/').next().and_then(|name| name.split('?').next()).unwrap_or_default();
            let is_there = name == "course.html" || course.folder.join(name).is_file();
            assert!(is_there && name != "service-worker.js", "{request}");
        }

        // The code reads in the table of the class.
        page.press("Escape");
        page.wait_gone("dialog[open]");
        page.click(LEARN);
        page.wait_for("#class-results");
        page.click("#class-results");
        page.wait_for("#class-codes");
        page.click("#class-codes");
        page.insert_text(&code);
        page.click("#class-add");
        page.wait_text(".class-table tbody", "Ada Lovelace");
    });
}

/// A package in a window of its own finds the system in the window that opened it. The pupil hands the work in early.
#[test]
fn a_package_in_its_own_window_reports_an_early_end() {
    game(Options::desktop(), SMALL, |page| {
        form(page);
        let course = Course::of(&saved(page), "window");
        let pupil = Browser::open(&Options::desktop().newcomer());
        pupil.goto(&format!("{}course.html?window", course.server.url()));
        let first = pupil.tab();
        pupil.click("button");
        let opened = pupil.wait_for_tab(&first);
        pupil.switch_to(&opened);
        pupil.emulate(&Options::desktop());
        enter(&pupil, 1);
        pupil.wait_until("the course tells the name", || pupil.value("#assignment-name") == "Ada Lovelace");
        pupil.click("#assignment-begin");
        pupil.wait_gone("dialog[open]");
        solve(&pupil, 5);
        pupil.click(".assignment-strip .button");
        pupil.click("#assignment-hand-in");
        pupil.wait_text(".assignment", "Your course has this result. Your mark is 50 of 100.");
        // Whoever leaves ends it.
        pupil.leave_frame();
        pupil.goto("about:blank");
        pupil.switch_to(&first);
        let reported = course.look(&pupil);
        assert_eq!(reported[1], json!([]), "{}", reported[2]);
        assert_eq!(has(&reported[0], "lesson_status"), "completed");
        assert_eq!(has(&reported[0], "score.raw"), "50");
        assert_eq!(reported[2].as_array().and_then(|calls| calls.last()?.as_str()), Some("LMSFinish"));
    });
}

/// Without a system the package works as a link does. A system that takes nothing is no
/// reason to lose a result. A pupil who leaves in the midst of the work has no mark yet, and continues later.
#[test]
fn a_package_alone_or_refused_says_so() {
    game(Options::desktop(), SMALL, |page| {
        form(page);
        let course = Course::of(&saved(page), "alone");
        let pupil = Browser::open(&Options::phone().newcomer());
        let finish = || {
            pupil.wait_for("#assignment-begin");
            pupil.click("#assignment-begin");
            pupil.wait_gone("dialog[open]");
            solve(&pupil, 0);
            pupil.wait_for(RESULT);
        };
        pupil.goto(&format!("{}start.html", course.server.url()));
        enter(&pupil, 1);
        finish();
        pupil.wait_text(".finish-outcome", "Send this to your teacher");
        assert!(pupil.value(RESULT).contains("#r=1"));
        pupil.assert_quiet();
        pupil.leave_frame();

        pupil.goto(&format!("{}course.html?refuse", course.server.url()));
        enter(&pupil, 2);
        pupil.wait_until("the course tells the name", || pupil.value("#assignment-name") == "Ada Lovelace");
        finish();
        pupil.wait_text(".finish-outcome", "Your course did not take this result. Send it to your teacher");
        pupil.leave_frame();

        course.launch(&pupil);
        pupil.wait_until("the course tells the name", || pupil.value("#assignment-name") == "Ada Lovelace");
        pupil.click("#assignment-begin");
        pupil.wait_gone("dialog[open]");
        solve(&pupil, 4);
        let reported = course.look(&pupil);
        assert_eq!(reported[1], json!([]), "{}", reported[2]);
        assert_eq!(
            (has(&reported[0], "lesson_status"), has(&reported[0], "exit")),
            ("incomplete".into(), "suspend".into())
        );
        assert_eq!(has(&reported[0], "score.raw"), "");
        assert!(has(&reported[0], "session_time").starts_with("0000:00:"));

        // The pupil continues later.
        course.launch(&pupil);
        pupil.wait_text(".assignment", "You have begun");
        pupil.wait_text("#assignment-begin", "Continue");
        pupil.click("#assignment-begin");
        pupil.wait_gone("dialog[open]");
        fill(&pupil, &open_cells()[open_cells().len() - 4..]);
        pupil.wait_text(".finish-outcome", "Your course has this result. Your mark is 100 of 100.");
        let reported = course.look(&pupil);
        assert_eq!((has(&reported[0], "lesson_status"), &reported[1]), ("passed".into(), &json!([])));
    });
}

/// A file that does not arrive ends the making with a sentence, and another press makes the package.
#[test]
fn a_package_needs_every_file() {
    let Some(folder) = dist() else { return };
    let server = Server::start(&folder, "/");
    let page = Page::open_at(Options::desktop().unkept(), &format!("{}#p={SMALL}", server.url()));
    page.wait_givens(SMALL);
    server.fault("package.txt", Fault::Status(503));
    page.click(LEARN);
    page.wait_for("#set-assignment");
    page.click("#set-assignment");
    page.click("#assignment-package > summary");
    let said =
        "No package was made. Part of Stepdoku could not be loaded. Check your connection and try again.";
    page.wait_text("#assignment-package [role=status]", said);
    server.mend();
    server.fault("learn-often.txt", Fault::Half);
    page.click("#assignment-pack");
    page.wait_text("#assignment-package [role=status]", "Making");
    page.wait_text("#assignment-package [role=status]", said);
    server.mend();
    let package = saved(&page);
    assert!(package.len() > 1_000_000 && Path::new(&folder).is_dir());
}
