//! Assignments in a learning management system: the package as a ZIP file, its manifest, the values of SCORM's data
//! model, and the conversation of a pupil's page with the system.

use crate::{
    assignments::{EASY, SMALL, begun, fill, of, outcome, view, work},
    common::{dug, puzzle},
    page::Page,
};
use miniz_oxide::deflate::compress_to_vec;
use proptest::prelude::*;
use roxmltree::{Document, Node};
use std::{
    collections::{BTreeMap, BTreeSet},
    io::{Cursor, Read},
};
use sudoku_core::{Candidate, Cell, Digit, Shape, Technique, puzzle::Puzzle};
use sudoku_play::{
    features::assignment::{
        lms::{Packing, Told},
        view::AssignmentPage,
    },
    game::{aids::Aid, colour::Colour, turns::Fill},
    links::{
        assignment::{Assignment, HandedIn, MAX_NAME, MAX_SLIPS, MAX_TITLE, Outcome, Slip},
        handover::Handover,
        reasons::Reasons,
    },
    messages::{AssignmentMsg, DiskMsg, GameMsg, InputMsg, LinkMsg},
    scorm::{
        cmi::{Launch, Report, mark},
        package::{self, LIST, MANIFEST, NotPacked, PAGE, PageFile, START},
        zip::{Zip, size},
    },
    session::LmsCmd,
    ui::{Dialog, SaveError},
};

const CP: &str = "http://www.imsproject.org/xsd/imscp_rootv1p1p2";
const ADLCP: &str = "http://www.adlnet.org/xsd/adlcp_rootv1p2";

/// Packs files, and returns the bytes.
fn zipped(files: &[(&str, &[u8])]) -> Vec<u8> {
    let mut zip = Zip::default();
    for (name, contents) in files {
        zip.add(name, contents, Some(&compress_to_vec(contents, 6)));
    }
    zip.finish()
}

/// The files that another reader finds: the name, the contents, and whether they were compressed.
fn unzipped(bytes: &[u8]) -> Vec<(String, Vec<u8>, bool)> {
    let mut archive = zip::ZipArchive::new(Cursor::new(bytes)).expect("a ZIP file");
    let count = archive.len();
    let read = |at| {
        let mut file = archive.by_index(at).expect("a file");
        let mut contents = Vec::new();
        // The reader compares the checksum.
        file.read_to_end(&mut contents).expect("its contents");
        (
            file.name().expect("a name").into_owned(),
            contents,
            file.compression() != zip::CompressionMethod::Stored,
        )
    };
    (0..count).map(read).collect()
}

#[test]
fn another_reader_unpacks_the_files() {
    let long = "Sudoku ".repeat(1000);
    let check = |files: &[(&str, &[u8])], compressed: &[bool]| {
        let read = unzipped(&zipped(files));
        let pairs: Vec<(&str, &[u8])> =
            read.iter().map(|(name, contents, _)| (name.as_str(), contents.as_slice())).collect();
        assert_eq!(pairs, files);
        assert_eq!(read.iter().map(|(.., compressed)| *compressed).collect::<Vec<_>>(), compressed);
    };
    check(&[], &[]);
    check(&[("empty.txt", b"")], &[false]);
    check(&[("short.txt", b"x"), ("long.txt", long.as_bytes())], &[false, true]);
    check(&[("größe.txt", long.as_bytes()), ("a/b.txt", b"in a folder")], &[true, false]);
}

/// A damaged byte of the contents is detected by the checksum of the file.
#[test]
fn the_checksum_is_that_of_the_contents() {
    let mut bytes = zipped(&[("a.txt", b"unchanged")]);
    let at = bytes.windows(9).position(|part| part == b"unchanged").expect("stored");
    bytes[at] = b'U';
    let mut archive = zip::ZipArchive::new(Cursor::new(&bytes)).expect("a ZIP file");
    assert!(archive.by_index(0).expect("a file").read_to_end(&mut Vec::new()).is_err());
}

proptest! {
    #[test]
    fn any_files_come_back(files in prop::collection::btree_map("[a-z]{1,12}", prop::collection::vec(0u8..4, 0..2000), 0..8)) {
        let listed: Vec<(&str, &[u8])> =
            files.iter().map(|(name, contents)| (name.as_str(), contents.as_slice())).collect();
        let bytes = zipped(&listed);
        let read = unzipped(&bytes);
        let again: BTreeMap<String, Vec<u8>> =
            read.into_iter().map(|(name, contents, _)| (name, contents)).collect();
        prop_assert_eq!(again, files.clone());
        let packed = |contents: &[u8]| compress_to_vec(contents, 6).len().min(contents.len()) as u64;
        let sizes = listed.iter().map(|(name, contents)| (*name, packed(contents)));
        prop_assert_eq!(bytes.len() as u64, size(sizes));
    }
}

const FILES: &str = "sha256-a 10 boot.js\nsha256-b 20 index.html\nsha256-c 30 manifest.webmanifest\nsha256-d 40 stepdoku-1.wasm\n";

fn files() -> Vec<PageFile> {
    package::files(FILES).expect("a list")
}

#[test]
fn the_list_of_files_is_read_whole_or_not() {
    let names: Vec<String> = files().into_iter().map(|file| file.name).collect();
    assert_eq!(names, ["boot.js", "index.html", "stepdoku-1.wasm"], "without the file for installing");
    assert_eq!(
        files()[2],
        PageFile { name: "stepdoku-1.wasm".into(), digest: "sha256-d".into(), packed: 40 }
    );
    for damaged in [
        "",
        "<!DOCTYPE html>\n<html>",
        "sha256-a 10 boot.js\n",
        "sha256-a ten index.html\n",
        "sha256-a 10 index.html\nsha256-b 10\n",
        "sha256-a 10 index.html\nsha256-b 10 ../boot.js\n",
    ] {
        assert_eq!(package::files(damaged), None, "{damaged}");
    }
}

fn titled(title: &str) -> Assignment {
    Assignment { title: title.into(), ..of(SMALL) }
}

fn child<'a>(node: Node<'a, 'a>, name: &str) -> Node<'a, 'a> {
    let mut found = node.children().filter(|child| child.has_tag_name((CP, name)));
    let one = found.next().unwrap_or_else(|| panic!("no {name}"));
    assert!(found.next().is_none(), "several {name}");
    one
}

/// The manifest is XML in the form of SCORM 1.2, has the title as typed, and lists each file of the package once.
#[test]
fn the_manifest_has_the_title_and_all_files() {
    let check = |title: &str, shown: &str| {
        let manifest = package::manifest(&titled(title), &files());
        let document = Document::parse(&manifest).unwrap_or_else(|error| panic!("{error}: {manifest}"));
        let root = document.root_element();
        assert!(root.has_tag_name((CP, "manifest")) && root.has_attribute("identifier"));
        let about = child(root, "metadata");
        assert_eq!(child(about, "schema").text(), Some("ADL SCORM"));
        assert_eq!(child(about, "schemaversion").text(), Some("1.2"));
        let organizations = child(root, "organizations");
        let organization = child(organizations, "organization");
        assert_eq!(organizations.attribute("default"), organization.attribute("identifier"));
        let item = child(organization, "item");
        assert_eq!([organization, item].map(|node| child(node, "title").text()), [Some(shown); 2]);
        let resource = child(child(root, "resources"), "resource");
        assert_eq!(item.attribute("identifierref"), resource.attribute("identifier"));
        assert_eq!(resource.attribute((ADLCP, "scormtype")), Some("sco"));
        assert_eq!(
            (resource.attribute("type"), resource.attribute("href")),
            (Some("webcontent"), Some(START))
        );
        let listed: Vec<&str> = resource.children().filter_map(|file| file.attribute("href")).collect();
        assert_eq!(listed, [START, LIST, "boot.js", "index.html", "stepdoku-1.wasm"]);
        let identifiers: Vec<&str> =
            document.descendants().filter_map(|node| node.attribute("identifier")).collect();
        assert_eq!(identifiers.iter().collect::<BTreeSet<_>>().len(), identifiers.len());
        assert!(identifiers.iter().all(|name| name.starts_with(|first: char| first.is_ascii_alphabetic())));
    };
    check("Monday, 5b", "Monday, 5b");
    check("<b>\"X & Y\"</b> ]]> 'z'", "<b>\"X & Y\"</b> ]]> 'z'");
    check("数独 🎉 ñ", "数独 🎉 ñ");
    check("bell\u{7}\u{ffff}end", "bell  end");
    check("  ", "Stepdoku");
}

/// The page's own text, as the build has it.
const INDEX: &str = include_str!("../../../../index.html");

#[test]
fn the_page_of_a_package_names_its_assignment_and_registers_nothing() {
    let (first, second) = (titled("first"), titled("second"));
    let script = "<script defer src=\"./boot.js\" data-keeper=\"./service-worker.js\" data-js=\"./a.js\"></script>\n</head>";
    let built = INDEX.replace("</head>", script);
    assert!(built.contains("data-keeper=") && built.contains("rel=\"manifest\""));
    let page = package::page(&built, &first).expect("a page");
    assert!(page.contains(&format!("<html data-assignment=\"{}\" lang=\"en\">", first.write())), "{page}");
    for gone in ["data-keeper", "service-worker", "rel=\"manifest\"", "apple-touch-icon\""] {
        assert!(!page.contains(gone), "{gone}");
    }
    // Nothing else is gone.
    let kept = |text: &str| {
        text.lines().filter(|line| !line.contains("<link rel=") && !line.trim().is_empty()).count()
    };
    assert_eq!(kept(&page), kept(&built));
    assert!(
        page.contains("<script defer src=\"./boot.js\" data-js=\"./a.js\">")
            && page.contains("<link rel=\"icon\"")
            && page.contains("Stepdoku needs JavaScript")
    );
    // A package may come from a package.
    assert_eq!(package::page(&page, &second), package::page(&built, &second));
    assert_eq!(package::page("There is no such file.", &first), None);
}

#[test]
fn the_start_opens_the_assignment_in_a_frame() {
    let assignment = titled("<i>1 & 2</i>");
    let start = package::start(&assignment);
    assert!(start.contains(&format!("<iframe src=\"{PAGE}{}\"", assignment.link())), "{start}");
    assert!(start.contains("<title>&lt;i&gt;1 &amp; 2&lt;/i&gt;</title>"), "{start}");
    assert!(!start.contains("<i>"));
}

#[test]
fn the_file_is_named_by_the_title() {
    let check =
        |title: &str, expected: &str| assert_eq!(package::file_name(&titled(title)), expected, "{title}");
    check("Monday, class 5b", "monday-class-5b-scorm.zip");
    check("../../x: <y>", "x-y-scorm.zip");
    check("Übung 1", "übung-1-scorm.zip");
    check("?!", "stepdoku-scorm.zip");
    check(&"long ".repeat(20), "long-long-long-long-long-long-long-long-scorm.zip");
}

/// The size that the dialog names is that of the package, if the browser compresses as the build did.
#[test]
fn the_size_is_that_of_the_package() {
    let assignment = titled("Monday");
    let contents = [[1; 10].as_slice(), &[2; 20], &[3; 40]];
    let mut zip = Zip::default();
    zip.add(MANIFEST, package::manifest(&assignment, &files()).as_bytes(), None);
    zip.add(START, package::start(&assignment).as_bytes(), None);
    zip.add(LIST, FILES.as_bytes(), None);
    for (file, contents) in files().iter().zip(contents) {
        zip.add(&file.name, contents, None);
    }
    let bytes = zip.finish();
    assert_eq!(bytes.len() as u64, package::weight(FILES, &files(), &assignment));
    let mut inside: Vec<String> = unzipped(&bytes).into_iter().map(|(name, ..)| name).collect();
    assert_eq!(inside.remove(0), MANIFEST);
    let listed: Vec<String> = package::names(&files()).map(str::to_owned).collect();
    assert_eq!(inside.iter().collect::<BTreeSet<_>>(), listed.iter().collect::<BTreeSet<_>>());
}

/// Whether SCORM 1.2's data model takes a value for an element that a page may set.
fn is_taken(element: &str, value: &str) -> bool {
    let figures = |text: &str, least: usize, most: usize| {
        (least..=most).contains(&text.len()) && text.bytes().all(|byte| byte.is_ascii_digit())
    };
    match element {
        "cmi.core.lesson_status" => {
            ["passed", "completed", "failed", "incomplete", "browsed"].contains(&value)
        }
        "cmi.core.score.raw" | "cmi.core.score.min" | "cmi.core.score.max" => {
            value.parse::<f64>().is_ok_and(|mark| (0.0..=100.0).contains(&mark))
        }
        "cmi.core.exit" => ["time-out", "suspend", "logout", ""].contains(&value),
        "cmi.core.session_time" => {
            let parts: Vec<&str> = value.split(':').collect();
            let [hours, minutes, seconds] = parts[..] else { return false };
            let (whole, rest) = seconds.split_once('.').unwrap_or((seconds, "0"));
            figures(hours, 2, 4) && figures(minutes, 2, 2) && figures(whole, 2, 2) && figures(rest, 1, 2)
        }
        "cmi.suspend_data" => value.len() <= 4096,
        _ => false,
    }
}

/// A learning management system: what it has of a pupil's work.
#[derive(Default)]
struct System(BTreeMap<String, String>);

impl System {
    fn take(&mut self, report: &Report) {
        for (element, value) in report.values() {
            assert!(is_taken(element, value), "{element} = {value}");
            self.0.insert(element.to_owned(), value.to_owned());
        }
    }

    fn get(&self, element: &str) -> &str {
        self.0.get(element).map_or("", String::as_str)
    }

    fn has(&self, name: &str) -> &str {
        self.get(&format!("cmi.core.{name}"))
    }

    /// What the page reads on launch.
    fn launch(&self, assignment: &Assignment) -> String {
        Launch::write(&assignment.write(), |element| self.get(element).to_owned())
    }
}

fn ended(ended: HandedIn, done: u16, total: u16, seconds: u32) -> Outcome {
    Outcome {
        assignment: titled("Monday").number(),
        shape: Shape::S4.clone(),
        title: "Monday".into(),
        name: "Zoë".into(),
        minute: 29_000_000,
        seconds,
        ended,
        done,
        total,
        aids: 0,
        techniques: Vec::new(),
        slips: Vec::new(),
        reasons: None,
    }
}

#[test]
fn a_result_has_its_mark_status_and_time() {
    use HandedIn::{Done, TimeUp, Unfinished};
    let check = |outcome: &Outcome, expected: [&str; 3]| {
        let mut system = System::default();
        system.take(&Report::ended(outcome, outcome.seconds));
        assert_eq!(["lesson_status", "score.raw", "session_time"].map(|name| system.has(name)), expected);
        assert_eq!([system.has("score.min"), system.has("score.max")], ["0", "100"]);
        assert_eq!(mark(outcome).to_string(), expected[1]);
        let code = system.get("cmi.suspend_data").strip_prefix("#r=").expect("a code");
        assert_eq!(Outcome::read(code).as_ref(), Ok(outcome));
    };
    check(&ended(Done, 10, 10, 0), ["passed", "100", "0000:00:00.00"]);
    check(&ended(Done, 4, 5, 59), ["completed", "80", "0000:00:59.00"]);
    check(&ended(Unfinished, 0, 10, 60), ["completed", "0", "0000:01:00.00"]);
    check(&ended(TimeUp, 199, 200, 3600), ["completed", "99", "0001:00:00.00"]);
    check(&ended(Unfinished, 2, 3, 3661), ["completed", "66", "0001:01:01.00"]);
    check(&ended(Unfinished, 10, 10, 1_048_575), ["completed", "100", "0291:16:15.00"]);
    check(&ended(Unfinished, 0, 0, 1), ["completed", "0", "0000:00:01.00"]);
}

/// The longest code of a result is short enough for the system.
#[test]
fn the_longest_result_is_taken() {
    let slip =
        |at: usize| Slip { item: 0, candidate: Candidate::new(Cell::at(600 + at % 25), Digit::at(at % 25)) };
    let outcome = Outcome {
        shape: Shape::S25.clone(),
        title: "t".repeat(MAX_TITLE),
        name: "n".repeat(MAX_NAME),
        techniques: vec!["x".repeat(60); 8],
        slips: (0..MAX_SLIPS).map(slip).collect(),
        reasons: Some(Reasons::NONE),
        aids: u32::MAX,
        ..ended(HandedIn::Done, 600, 600, 1_000_000)
    };
    let mut system = System::default();
    system.take(&Report::ended(&outcome, outcome.seconds));
    let code = system.get("cmi.suspend_data");
    assert!((1000..3000).contains(&code.len()), "{}", code.len());
    assert_eq!(code, outcome.link());
}

#[test]
fn a_launch_reads_what_the_system_has() {
    let assignment = titled("Monday");
    let read = |values: &[(&str, &str)]| {
        let values = values.iter().map(|&(element, value)| (element.to_owned(), value.to_owned()));
        Launch::read(&System(values.collect()).launch(&assignment)).expect("a launch")
    };
    let name = |name: &str| read(&[("cmi.core.student_name", name)]).name;
    assert_eq!(name("Lovelace, Ada"), "Ada Lovelace");
    assert_eq!(name("Plato"), "Plato");
    assert_eq!(name(""), "");
    assert!(name(&"é".repeat(50)).len() <= MAX_NAME);
    let outcome = ended(HandedIn::Done, 10, 10, 60);
    let code = outcome.link();
    let status = |status: &str, mark: &str, data: &str| {
        let launch = read(&[
            ("cmi.core.lesson_status", status),
            ("cmi.core.score.raw", mark),
            ("cmi.suspend_data", data),
        ]);
        (launch.is_over, launch.outcome)
    };
    assert_eq!(status("not attempted", "", ""), (false, None));
    assert_eq!(status("incomplete", "", &code), (false, None));
    assert_eq!(status("passed", "100", &code), (true, Some(outcome.clone())));
    assert_eq!(status("completed", "0", &code[..20]), (true, None));
    assert_eq!(status("completed", "", ""), (false, None), "a system's own guess");
    let other = Outcome { assignment: 7, ..outcome };
    assert_eq!(status("completed", "50", &other.link()), (true, None));
    assert_eq!(name("two\nlines"), "two lines");
    assert_eq!(Launch::read(&Launch::write("1nothing", |_| String::new())), None);
}

/// A page in a package, launched by the system.
fn launched(system: &System, assignment: &Assignment) -> Page {
    let mut page = Page::new(puzzle(EASY));
    page.send(LinkMsg::Open(assignment.link()));
    work(&mut page);
    page.send(AssignmentMsg::Launched(system.launch(assignment)));
    page
}

/// Passes the reports of a page on to the system.
fn tell(page: &mut Page, system: &mut System) -> usize {
    let reports = std::mem::take(&mut page.reports);
    for report in &reports {
        system.take(report);
        page.send(AssignmentMsg::LmsAnswered(true));
    }
    reports.len()
}

#[test]
fn a_pupil_works_in_a_course() {
    let assignment = of(SMALL);
    let mut system = System::default();
    system.0.insert("cmi.core.student_name".into(), "Lovelace, Ada".into());
    let mut page = launched(&system, &assignment);
    assert_eq!((view(&page).page, view(&page).name.as_str()), (AssignmentPage::Offer, "Ada Lovelace"));
    assert_eq!(tell(&mut page, &mut system), 1);
    // A page that is closed again has begun nothing and ended nothing.
    assert_eq!((system.has("lesson_status"), system.has("exit")), ("incomplete", "suspend"));
    assert_eq!(page.session.leaving(page.at), None);
    page.send(AssignmentMsg::Begin);
    work(&mut page);
    page.wait(61_000);
    fill(&mut page, 5);
    // The browser keeps nothing there, and the course does.
    page.send(DiskMsg::SaveFailed(SaveError::Forbidden));
    assert_eq!(page.session.notice(), None);
    let leaving = page.session.leaving(page.at).expect("work under way");
    system.take(&leaving);
    assert!(system.has("session_time").starts_with("0000:01:0"), "{}", system.has("session_time"));
    assert_eq!((system.has("lesson_status"), system.has("score.raw")), ("incomplete", ""));
    fill(&mut page, 0);
    // The result is safe at once, and complete once its techniques are known.
    assert_eq!(tell(&mut page, &mut system), 2);
    let result = outcome(&page);
    assert_eq!(result.name, "Ada Lovelace");
    assert_eq!(system.get("cmi.suspend_data"), result.link());
    assert_eq!((system.has("lesson_status"), system.has("score.raw")), ("passed", "100"));
    assert_eq!((system.has("exit"), page.session.leaving(page.at)), ("", None));
    assert_eq!(page.session.outcome().and_then(|view| view.told), Some(Told::Taken(100)));

    // The page opens again: the result is there, and nothing is reported.
    let mut again = launched(&system, &assignment);
    let seen = view(&again);
    assert_eq!((seen.page, again.session.dialog()), (AssignmentPage::Over, Some(Dialog::Assignment)));
    let shown = seen.outcome.expect("a result");
    assert_eq!((shown.told, shown.link), (Some(Told::Taken(100)), Some(result.link())));
    // Its link may come after the system.
    again.send(LinkMsg::Open(assignment.link()));
    assert_eq!(view(&again).page, AssignmentPage::Over);
    assert_eq!((tell(&mut again, &mut system), again.session.leaving(again.at)), (0, None));
    // Another attempt is for the system to allow.
    let mut other = launched(&System::default(), &assignment);
    assert_eq!(view(&other).page, AssignmentPage::Offer);
    assert_eq!(tell(&mut other, &mut System::default()), 1);
}

/// A pupil who leaves continues later: the board, the time, the help and the wrong digits are there again.
#[test]
fn work_goes_on_after_a_pause() {
    let assignment = of(SMALL);
    let mut system = System::default();
    let mut page = launched(&system, &assignment);
    tell(&mut page, &mut system);
    page.send(AssignmentMsg::Name("Ada".into())).send(AssignmentMsg::Begin);
    work(&mut page);
    page.wait(100_000);
    let (slip, right) = (5, puzzle(SMALL).solution().get(Cell::at(5)).expect("a digit"));
    let wrong = Digit::all(Shape::S4).find(|&digit| digit != right).expect("another digit");
    page.place(slip, wrong.symbol()).place(slip, right.symbol());
    fill(&mut page, 5);
    page.send(GameMsg::Check);
    let board = page.grid();
    let leaving = page.session.leaving(page.at).expect("work under way");
    system.take(&leaving);
    let first: u32 = seconds(system.has("session_time"));
    assert!((100..120).contains(&first), "{first}");
    let so_far = system.get("cmi.suspend_data").split(' ').next().and_then(|text| text.strip_prefix("#r="));
    let so_far = Outcome::read(so_far.expect("a code")).expect("a result so far");
    assert_eq!((so_far.ended, so_far.done, so_far.total), (HandedIn::Unfinished, 5, 10));

    let mut page = launched(&system, &assignment);
    let seen = view(&page);
    assert_eq!(
        (seen.page, seen.under_way, seen.name.as_str()),
        (AssignmentPage::Offer, Some((5, 10)), "Ada")
    );
    // Looking at it changes nothing.
    tell(&mut page, &mut system);
    assert_eq!(page.session.leaving(page.at), None);
    assert_eq!(launched(&system, &assignment).session.dialog(), Some(Dialog::Assignment));
    page.send(AssignmentMsg::Begin);
    work(&mut page);
    assert_eq!(page.grid(), board);
    page.wait(30_000);
    fill(&mut page, 0);
    tell(&mut page, &mut system);
    let result = outcome(&page);
    let second = seconds(system.has("session_time"));
    assert!((30..60).contains(&second), "{second}");
    assert_eq!(result.seconds, first + second, "both times");
    assert!(result.help().contains(Aid::Check));
    assert_eq!(result.slips, [Slip { item: 0, candidate: Candidate::new(Cell::at(slip), wrong) }]);
    assert_eq!(
        (system.has("lesson_status"), system.get("cmi.suspend_data")),
        ("passed", result.link().as_str())
    );
}

/// The seconds of a time below an hour.
fn seconds(time: &str) -> u32 {
    let parts: Vec<u32> =
        time.split(':').map(|part| part.trim_end_matches(".00").parse().expect("a number")).collect();
    assert_eq!((parts.len(), parts[0]), (3, 0), "{time}");
    parts[1] * 60 + parts[2]
}

/// A board with too many notes for the system keeps the text of an earlier report; any other is whole.
#[test]
fn a_text_too_long_for_the_system_is_left_out() {
    let short = ended(HandedIn::Unfinished, 0, 10, 60);
    let long = Outcome { techniques: vec!["x".repeat(60); 31], ..short.clone() };
    let check = |page: &Page, so_far: &Outcome, is_kept: bool| {
        let game = Handover::of(page.session.game(), 60_000);
        let mut system = System::default();
        system.take(&Report::left(60, so_far, Some(&game)));
        assert_eq!(system.has("session_time"), "0000:01:00.00");
        assert_eq!(!system.get("cmi.suspend_data").is_empty(), is_kept);
    };
    let noted = |of: Puzzle| {
        let mut page = Page::new(of);
        page.send(GameMsg::FillNotes(Fill::Plain)).send(InputMsg::SelectAll);
        page.send(InputMsg::Paint(Colour::new(2).expect("a colour")));
        page
    };
    let (small, giant) = (noted(puzzle(EASY)), noted(dug(Shape::S25, 300, 4)));
    check(&small, &short, true);
    check(&small, &long, true);
    check(&giant, &short, true);
    check(&giant, &long, false);
}

#[test]
fn damaged_work_begins_again() {
    let assignment = of(SMALL);
    let mut system = System::default();
    let mut page = launched(&system, &assignment);
    page.send(AssignmentMsg::Begin);
    work(&mut page);
    fill(&mut page, 5);
    system.take(&page.session.leaving(page.at).expect("work under way"));
    let kept = system.get("cmi.suspend_data").to_owned();
    let under_way = |kept: &str, assignment: &Assignment| {
        let mut system = System::default();
        system.0.insert("cmi.suspend_data".into(), kept.into());
        view(&launched(&system, assignment)).under_way
    };
    assert_eq!(under_way(&kept, &assignment), Some((5, 10)));
    assert_eq!(under_way(&kept[..kept.len() - 3], &assignment), None);
    assert_eq!(under_way(&kept[3..], &assignment), None);
    assert_eq!(under_way(&kept, &titled("another")), None);
    assert_eq!(under_way("", &assignment), None);
}

#[test]
fn work_handed_in_early_is_marked() {
    let mut system = System::default();
    let mut page = launched(&system, &of(SMALL));
    page.send(AssignmentMsg::Begin);
    work(&mut page);
    fill(&mut page, 5);
    page.send(AssignmentMsg::HandIn);
    tell(&mut page, &mut system);
    assert_eq!((system.has("lesson_status"), system.has("score.raw")), ("completed", "50"));
    assert_eq!(view(&page).outcome.and_then(|view| view.told), Some(Told::Taken(50)));
}

/// The first result stands, also if the pupil begins again on the same page.
#[test]
fn a_second_try_changes_no_mark() {
    let assignment = of(SMALL);
    let mut system = System::default();
    let mut page = launched(&system, &assignment);
    for _ in 0..2 {
        page.send(AssignmentMsg::Begin);
        work(&mut page);
        page.send(AssignmentMsg::HandIn);
        tell(&mut page, &mut system);
        page.send(LinkMsg::Open(assignment.link()));
        work(&mut page);
    }
    assert_eq!(system.has("score.raw"), "0");
    page.send(AssignmentMsg::Begin);
    work(&mut page);
    fill(&mut page, 0);
    assert_eq!((tell(&mut page, &mut system), system.has("score.raw")), (0, "0"));
    assert_eq!(page.session.outcome().and_then(|view| view.told), None, "it says nothing about this one");
}

/// A result whose code the system has lost stands all the same.
#[test]
fn a_result_without_its_code_stands() {
    let values = [("cmi.core.lesson_status", "passed"), ("cmi.core.score.raw", "90")];
    let mut system =
        System(values.map(|(element, value)| (element.to_owned(), value.to_owned())).into_iter().collect());
    let mut page = launched(&system, &of(SMALL));
    assert_eq!(view(&page).page, AssignmentPage::Offer);
    page.send(AssignmentMsg::Begin);
    work(&mut page);
    page.send(AssignmentMsg::HandIn);
    assert_eq!((tell(&mut page, &mut system), system.has("score.raw")), (0, "90"));
}

#[test]
fn a_refused_report_says_so() {
    let mut page = launched(&System::default(), &of(SMALL));
    page.send(AssignmentMsg::Begin);
    work(&mut page);
    page.send(AssignmentMsg::HandIn);
    page.send(AssignmentMsg::LmsAnswered(false));
    assert_eq!(view(&page).outcome.and_then(|view| view.told), Some(Told::Refused));
}

/// Only the assignment of the package is reported; without a system nothing is.
#[test]
fn other_assignments_are_not_reported() {
    let mut page = launched(&System::default(), &of(SMALL));
    page.reports.clear();
    page.send(LinkMsg::Open(titled("another").link())).send(AssignmentMsg::Begin);
    work(&mut page);
    assert_eq!(page.session.leaving(page.at), None);
    page.send(AssignmentMsg::HandIn);
    assert_eq!((page.reports.len(), view(&page).outcome.and_then(|view| view.told)), (0, None));

    let mut page = begun(&of(SMALL), "Ada");
    page.send(AssignmentMsg::HandIn);
    assert_eq!((page.reports.len(), view(&page).outcome.and_then(|view| view.told)), (0, None));
}

#[test]
fn a_teacher_makes_a_package() {
    let mut page = Page::new(puzzle(SMALL));
    page.send(AssignmentMsg::Set).send(AssignmentMsg::Title("Monday".into()));
    let packing = |page: &Page| view(page).packing;
    assert_eq!((packing(&page), page.packages.len()), (Packing::Unasked, 0), "nobody has asked");
    // The list of files does not arrive; then it does.
    page.send(AssignmentMsg::Weigh).send(AssignmentMsg::Weigh);
    assert_eq!((packing(&page), page.packages.len()), (Packing::Weighing, 1));
    page.send(AssignmentMsg::Weighed(Err(NotPacked::Unreachable)));
    assert_eq!(packing(&page), Packing::Failed(NotPacked::Unreachable));
    page.send(AssignmentMsg::Weigh).send(AssignmentMsg::Weighed(Ok(3_000_000)));
    assert_eq!(packing(&page), Packing::Ready(3_000_000));
    page.send(AssignmentMsg::Pack).send(AssignmentMsg::Pack);
    assert_eq!((packing(&page), page.packages.len()), (Packing::Making { changed: false }, 3));
    let (cmd, packed) = page.packages.last().expect("a package");
    assert_eq!((*cmd, view(&page).link), (LmsCmd::Pack, format!("#x={packed}")));
    page.send(AssignmentMsg::Packed(Ok(3_100_000)));
    assert_eq!(packing(&page), Packing::Made(3_100_000));
    // A change makes it the package of another assignment, also while it is being made.
    page.send(AssignmentMsg::Title("Tuesday".into()));
    assert_eq!(packing(&page), Packing::Ready(3_100_000));
    page.send(AssignmentMsg::Pack).send(AssignmentMsg::Minutes(Some(5)));
    page.send(AssignmentMsg::Packed(Ok(3_200_000)));
    assert_eq!(packing(&page), Packing::Ready(3_200_000));
    page.send(AssignmentMsg::Pack).send(AssignmentMsg::Packed(Err(NotPacked::Updated)));
    assert_eq!(packing(&page), Packing::Failed(NotPacked::Updated));
    // Another assignment begins without one.
    page.send(AssignmentMsg::SetDrill(Technique::XWing, Shape::S9.clone()));
    assert_eq!(packing(&page), Packing::Unasked);
}
