//! Photographs: by file, by drop and by the camera to a game, a wrong cell marked and set, and refused pictures.

use serde_json::{Value, json};
use std::path::{Path, PathBuf};
use stepdoku_e2e::places::NEW;
use stepdoku_e2e::puzzles::MEDIUM;
use stepdoku_e2e::{Fault, Options, Page, Server, dist, game, journey, with};

/// The button that plays the board.
const PLAY_IT: &str = "#photo-play";

/// A photograph of the corpus with its label, if `CORPUS_DIR` names the corpus.
fn photograph(name: &str) -> Option<(PathBuf, String)> {
    let Some(folder) = std::env::var_os("CORPUS_DIR").map(|folder| PathBuf::from(folder).join("photos"))
    else {
        println!("SKIPPED a journey with {name}: CORPUS_DIR names no folder with photographs");
        return None;
    };
    let labels = std::fs::read_to_string(folder.join("labels.tsv")).expect("the labels of the corpus");
    let line = labels.lines().find_map(|line| line.strip_prefix(name)).expect("a photograph of the corpus");
    let digits = line.split('\t').nth(1).expect("its digits");
    Some((folder.join(name), digits.to_owned()))
}

/// A photograph that is read without a doubtful cell.
const CLEAR: &str = "image1066.jpg";

/// One with a doubtful cell.
const DOUBTFUL: &str = "image139.jpg";

/// Opens the dialog for photographs.
fn open(page: &Page) {
    page.click(NEW);
    page.click("#door-enter");
    page.click("[data-opens=photo]");
    page.wait_for("#photo-file");
}

/// The board under review, as a line.
fn read(page: &Page) -> String {
    let script = "return [...document.querySelectorAll('.photo-board .entered')]
        .map(cell => cell.querySelector('.symbol')?.textContent || '.').join('')";
    page.js(script, &[]).as_str().expect("a line").to_owned()
}

fn drop_file(page: &Page, file: &Path) {
    let data = json!({ "items": [], "files": [file], "dragOperationsMask": 1 });
    for kind in ["dragEnter", "dragOver", "drop"] {
        page.cdp("Input.dispatchDragEvent", &json!({ "type": kind, "x": 300, "y": 300, "data": data }));
    }
}

/// A 6×6 puzzle.
const SIX: &str = "46........1.3..5....5..6.5........53";

/// A 16×16 puzzle.
const SIXTEEN: &str = "..E..75......8..8..F.4D....67..1.BD41..A78..9.G.....B.C35F4G.AE....D4.8.1E..B9.7C...D3EB6G.FA1.4\
    .7..F62.B..9.....AG...95.2.DFE6..E415.F.2D...B3.....3..6.4EB..A.D.978.A4FC53...6F.6B..7D.1.82....GF.65B837.E\
    .....D.C..4EA..1839.E..3A....9F.5..B..B......5G..D..";

/// A picture that the page draws itself, as bytes: white, with a 6×6 or a 16×16 puzzle if its line is given. Digits
/// beyond 9 are numbers.
fn drawn(page: &Page, width: u32, height: u32, puzzle: &str) -> Vec<u8> {
    let script = "const [width, height, puzzle] = arguments;
        const canvas = new OffscreenCanvas(width, height);
        const context = canvas.getContext('2d');
        context.fillStyle = 'white';
        context.fillRect(0, 0, width, height);
        context.fillStyle = 'black';
        const side = Math.sqrt(puzzle.length) || 1;
        const [high, wide] = side === 6 ? [2, 3] : [4, 4];
        const cell = height / (side + 1);
        context.font = `${cell * 0.48}px sans-serif`;
        context.textAlign = 'center';
        context.textBaseline = 'middle';
        const [thin, thick] = [cell / 45, cell / 15];
        const at = (line) => cell / 2 + line * cell;
        for (let line = 0; puzzle && line <= side; line++) {
            const [down, across] = [line % wide ? thin : thick, line % high ? thin : thick];
            context.fillRect(at(line) - down / 2, at(0) - thick / 2, down, side * cell + thick);
            context.fillRect(at(0) - thick / 2, at(line) - across / 2, side * cell + thick, across);
        }
        for (const [i, digit] of [...puzzle].entries())
            if (digit !== '.')
                context.fillText(String(parseInt(digit, 17)), at(i % side + 0.5), at(Math.floor(i / side) + 0.55));
        return canvas.convertToBlob().then(blob => blob.arrayBuffer())
            .then(bytes => Array.from(new Uint8Array(bytes)))";
    let bytes = page.js(script, &[json!(width), json!(height), json!(puzzle)]);
    bytes.as_array().expect("bytes").iter().filter_map(Value::as_u64).map(|byte| byte as u8).collect()
}

fn file_of(name: &str, bytes: &[u8]) -> PathBuf {
    let file = std::env::temp_dir().join(format!("stepdoku-{}-{name}", std::process::id()));
    std::fs::write(&file, bytes).expect("a file of our own");
    file
}

#[test]
fn a_photograph_becomes_the_game_and_then_a_hint_finds_its_first_step() {
    let Some((file, digits)) = photograph(CLEAR) else { return };
    for options in [Options::desktop(), Options::phone()] {
        game(options, MEDIUM, |page| {
            open(page);
            page.wait_text("dialog[open]", "The picture stays on this device.");
            page.choose_file("#photo-file", &file);
            page.wait_for(".photo-board");
            assert_eq!(read(page), digits);
            page.wait_text(".photo-said", "Exactly one solution.");
            page.keep_picture("photo-review");
            assert_eq!(page.givens(), MEDIUM, "the game before");
            page.click(PLAY_IT);
            page.wait_gone("dialog[open]");
            page.wait_givens(&digits);
        });
    }
}

#[test]
fn a_smaller_or_larger_puzzle_becomes_the_game_too() {
    for options in [Options::desktop(), Options::phone()] {
        game(options, MEDIUM, |page| {
            for (name, side, puzzle) in [("six", 640, SIX), ("sixteen", 1000, SIXTEEN)] {
                let file = file_of(&format!("{name}.png"), &drawn(page, side, side, puzzle));
                open(page);
                page.choose_file("#photo-file", &file);
                page.wait_for(".photo-board");
                assert_eq!(read(page), puzzle);
                assert_eq!(page.count(".photo-cell"), puzzle.len());
                page.wait_text(".photo-said", "Exactly one solution.");
                page.keep_picture(&format!("photo-{name}"));
                page.click(PLAY_IT);
                page.wait_givens(puzzle);
            }
        });
    }
}

/// The system sends the picture of another program as a form to the share target, and the service worker answers.
#[test]
fn a_picture_shared_by_another_program_is_read_and_a_text_is_opened() {
    let Some(dist) = dist() else { return };
    let server = Server::start(&dist, "/");
    let page = Page::open_at(Options::desktop(), &server.url());
    let kept = "return navigator.serviceWorker.controller?.state === 'activated'";
    page.wait_until("the page is kept", || page.js(kept, &[]) == true);
    // A page may not send forms. The system sends this one.
    page.cdp("Page.setBypassCSP", &json!({ "enabled": true }));
    page.visit(&format!("{}#p={MEDIUM}", server.url()));
    page.wait_givens(MEDIUM);
    let share = "const form = document.createElement('form');
        [form.method, form.action, form.enctype] = ['post', './shared', 'multipart/form-data'];
        const [text, picture] = ['textarea', 'input'].map(kind => document.createElement(kind));
        [text.name, text.value, picture.name, picture.type] = ['text', arguments[0], 'picture', 'file'];
        const files = new DataTransfer();
        if (arguments[1].length) files.items.add(new File([new Uint8Array(arguments[1])], 'six.png', { type: 'image/png' }));
        picture.files = files.files;
        form.append(text, picture);
        document.body.append(form);
        form.submit()";
    let picture = drawn(&page, 640, 640, SIX);
    page.js(share, &[json!("A puzzle"), json!(picture)]);
    page.wait_for(".photo-board");
    assert_eq!(read(&page), SIX);
    assert_eq!(page.js("return location.search", &[]), "");
    assert_eq!(
        page.js("return fetch('./shared').then(answer => answer.status)", &[]),
        404,
        "it waits no longer"
    );
    // An address without its picture says so.
    page.goto(&format!("{}?picture", server.url()));
    page.wait_text("dialog[open] .verdict", "The file can't be read.");
    page.press("Escape");
    page.wait_gone("dialog[open]");
    assert_eq!(page.givens(), MEDIUM, "the game stays");
    page.js(share, &[json!(SIX), json!([])]);
    page.wait_givens(SIX);
}

#[test]
fn a_doubtful_cell_is_set_with_a_choice_and_a_key() {
    let Some((file, digits)) = photograph(DOUBTFUL) else { return };
    game(Options::desktop(), MEDIUM, |page| {
        drop_file(page, &file);
        page.wait_for(".photo-board .doubtful");
        page.wait_for(".photo-cells .doubtful");
        let label = page.attr(".photo-board .doubtful", "aria-label").expect("a label");
        assert!(label.contains(", doubtful"), "{label}");
        page.wait_text(".photo-said", "1 cell is marked.");
        let id = page.attr(".photo-board .doubtful", "id").expect("an id");
        let cell: usize = id.strip_prefix("photo-").and_then(|cell| cell.parse().ok()).expect("a cell");
        // Make it wrong: the digit of another cell in its row.
        let row = &digits[cell / 9 * 9..][..9];
        let other = row.bytes().find(|&symbol| symbol != b'.' && symbol != digits.as_bytes()[cell]);
        let other = char::from(other.expect("a digit in the row"));
        page.click(&format!("#{id}"));
        page.press(&other.to_string());
        page.wait_text(".photo-said", "No solution. Look at");
        page.wait_text(".photo-said", "No cell is marked.");
        assert_eq!(read(page), with(&digits, cell, other));
        assert!(page.is_off(PLAY_IT));
        page.keep_picture("photo-wrong");
        page.press(if digits.as_bytes()[cell] == b'.' { "Backspace" } else { &digits[cell..=cell] });
        page.wait_text(".photo-said", "Exactly one solution.");
        page.press("ArrowRight");
        page.wait_for(&format!("#photo-{}.cursor", cell + 1));
        page.click(PLAY_IT);
        page.wait_givens(&digits);
    });
}

#[test]
fn corners_are_moved_by_keys_and_by_the_pointer_and_the_board_is_read_again() {
    let Some((file, digits)) = photograph(CLEAR) else { return };
    game(Options::desktop(), MEDIUM, |page| {
        drop_file(page, &file);
        page.wait_for(".photo-board");
        page.click("#photo-corners");
        page.wait_for("#photo-corner-2");
        let style = |page: &Page| page.attr("#photo-corner-2", "style").expect("a place");
        let before = style(page);
        page.click("#photo-corner-2");
        page.press("ArrowLeft");
        page.wait_until("the corner moves", || style(page) != before);
        let [left, top, width, height] = page.rect("#photo-corner-2");
        let middle = (left + width / 2.0, top + height / 2.0);
        let by_key = style(page);
        page.draw(middle, (middle.0 - 40.0, middle.1 - 40.0));
        page.wait_until("the corner is dragged", || style(page) != by_key);
        page.keep_picture("photo-corners");
        let [left, top, width, height] = page.rect("#photo-corner-2");
        let middle = (left + width / 2.0, top + height / 2.0);
        page.draw(middle, (middle.0 + 46.0, middle.1 + 40.0));
        page.click("#photo-read");
        page.wait_for(".photo-board");
        assert_eq!(read(page), digits);
    });
}

#[test]
fn pictures_without_a_puzzle_are_refused_in_a_sentence_and_the_game_stays() {
    game(Options::desktop(), MEDIUM, |page| {
        let says = |name: &str, bytes: &[u8], words: &str| {
            drop_file(page, &file_of(name, bytes));
            page.wait_text("dialog[open] .verdict", words);
            assert_eq!(page.givens(), MEDIUM);
            page.press("Escape");
            page.wait_gone("dialog[open]");
        };
        // A bomb: 40,000 by 40,000 pixels promised by a few bytes.
        let mut bomb = b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR".to_vec();
        bomb.extend([0, 0, 0x9c, 0x40, 0, 0, 0x9c, 0x40, 8, 6, 0, 0, 0]);
        says("bomb.png", &bomb, "This picture has 1600 megapixels");
        says("short.png", b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR", "its file is damaged");
        says(
            "torn.png",
            &[&bomb[..16], &[0, 0, 1, 0, 0, 0, 1, 0, 8, 6, 0, 0, 0, 1, 2, 3]].concat(),
            "its file is damaged",
        );
        let heic = b"\0\0\0\x0cftypheic\0\0\0\x14ispe\0\0\0\0\0\0\x0f\xc0\0\0\x0b\xd0";
        says("phone.heic", heic, "can't open HEIC pictures");
        says("scan.tif", b"II*\0\x08\0\0\0\0\0", "isn't a picture that browsers show");
        let white = file_of("white.png", &drawn(page, 640, 480, ""));
        drop_file(page, &white);
        page.wait_text(
            "dialog[open] .verdict",
            "No 4×4, 6×6, 8×8, 9×9 or 16×16 Sudoku was found in this picture.",
        );
        assert_eq!(page.givens(), MEDIUM);
    });
}

#[test]
fn a_camera_that_is_absent_or_refused_says_so() {
    journey(Options::desktop(), "", |page| {
        open(page);
        for (name, words) in
            [("NotAllowedError", "doesn't allow the camera"), ("NotFoundError", "No camera was found")]
        {
            page.js(
                "navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('no', arguments[0]))",
                &[json!(name)],
            );
            page.click("#photo-camera");
            page.wait_text("dialog[open] .verdict", words);
            assert_eq!(page.count("video"), 0);
        }
    });
}

/// A camera that sees a photograph, as Chromium fakes one from a film.
#[test]
fn the_camera_takes_a_puzzle() {
    let Some((file, digits)) = photograph(CLEAR) else { return };
    let bytes = std::fs::read(&file).expect("a photograph");
    // A film of one picture: Chromium repeats it.
    let film = file_of("camera.mjpeg", &bytes);
    let options = Options::desktop()
        .argument("--use-fake-ui-for-media-stream")
        .argument("--use-fake-device-for-media-stream")
        .argument(&format!("--use-file-for-fake-video-capture={}", film.display()));
    game(options, MEDIUM, |page| {
        open(page);
        page.click("#photo-camera");
        page.wait_until("the camera is ready", || !page.is_off("#photo-take"));
        page.click("#photo-take");
        page.wait_for(".photo-board");
        assert_eq!(read(page), digits);
        assert_eq!(page.count("video"), 0, "the camera has stopped");
    });
}

/// The reader loads at the first photograph. The page reports a failure, and the next question tries again; the page keeps it
/// for a time without a network.
#[test]
fn the_reader_is_loaded_when_it_is_wanted_and_kept() {
    let Some((file, digits)) = photograph(CLEAR) else { return };
    let Some(dist) = dist() else { return };
    let server = Server::start(&dist, "/");
    let files = std::fs::read_dir(&dist).expect("files").flatten();
    let names = files.map(|file| file.file_name().to_string_lossy().into_owned());
    let reader: Vec<String> =
        names.filter(|name| name.starts_with("stepdoku-reader-") && name.ends_with("_bg.wasm")).collect();
    let [reader] = &reader[..] else { panic!("{reader:?}") };
    server.fault(reader, Fault::Status(503));
    let page = Page::open_at(Options::desktop(), &format!("{}#p={MEDIUM}", server.url()));
    page.wait_givens(MEDIUM);
    drop_file(&page, &file);
    page.wait_text("dialog[open]", "could not be loaded");
    server.mend();
    page.reload();
    page.wait_started();
    let kept = "return navigator.serviceWorker.controller?.state === 'activated'";
    page.wait_until("the page is kept", || page.js(kept, &[]) == true);
    server.fault("", Fault::Status(503));
    drop_file(&page, &file);
    page.wait_for(".photo-board");
    assert_eq!(read(&page), digits);
}
