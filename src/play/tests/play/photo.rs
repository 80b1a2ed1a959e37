//! Photographs: pictures brought and refused, the board that was read, its marks, and playing it.

use crate::{
    common::{SMALL, digit, puzzle},
    page::Page,
};
use sudoku_core::{
    Cell, Grid,
    qr::Greys,
    wire::{Answer, Corners, PackedPhoto, PhotoError, PhotoRead, Task},
};
use sudoku_play::{
    features::photo::{
        header::{HEAD_BYTES, MOST_PIXELS, inspect},
        view::{PhotoCount, PhotoFault, PhotoMark, PhotoReview, PhotoView},
    },
    keys::{self, Key, Modifiers},
    messages::{PageMsg, PhotoMsg, PictureError, WorkerMsg},
    ui::{Dialog, Direction, WorkError},
};

const PUZZLE: &str = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

/// A puzzle that needs the given in cell 1.
const NEEDED: &str = "85...24..72......9..4.........1.7..23.5...9...4...........8..7..17..........36.4.";

fn picture() -> Greys {
    Greys { width: 40, pixels: vec![255; 40 * 30] }
}

/// A page with a picture that the worker reads.
fn reading() -> Page {
    let mut page = Page::new(puzzle(SMALL));
    page.send(PageMsg::Open(Dialog::Photo));
    page.send(PhotoMsg::Opening).send(PhotoMsg::Bring(Ok(picture())));
    page
}

/// The reader's answer: a line of digits, with marked cells and those of them that were changed and written.
#[expect(clippy::unnecessary_wraps, reason = "an answer that found something, among others that did not")]
fn read(line: &str, [marked, changed, written]: [&[usize]; 3]) -> Result<PhotoRead, PhotoError> {
    let cells = |cells: &[usize]| cells.iter().copied().map(Cell::at).collect();
    Ok(PhotoRead {
        zero: false,
        grid: Grid::from_line(line).expect("a line of digits"),
        marked: cells(marked),
        changed: cells(changed),
        written: cells(written),
        corners: [(1, 2), (31, 2), (31, 29), (1, 29)],
        straight: Greys { width: 9, pixels: vec![128; 9 * 9] },
    })
}

/// Answers the question that the worker has.
fn answer(page: &mut Page, read: &Result<PhotoRead, PhotoError>) {
    let job = page.asked.take().expect("the worker has a question").job;
    page.answer(job, Answer::PhotoRead(PackedPhoto::new(read)));
}

/// Lets the worker count, compare and rate.
fn work(page: &mut Page) {
    while page.asked.is_some() {
        page.work();
    }
}

/// A page with that board under review.
fn reviewing(line: &str, cells: [&[usize]; 3]) -> Page {
    let mut page = reading();
    answer(&mut page, &read(line, cells));
    work(&mut page);
    page
}

#[test]
fn the_review_tells_whether_digits_begin_with_zero() {
    for zero in [false, true] {
        let mut page = reading();
        answer(&mut page, &read(SMALL, [&[], &[], &[]]).map(|read| PhotoRead { zero, ..read }));
        assert_eq!(review(&page).zero, zero);
    }
}

fn review(page: &Page) -> PhotoReview {
    match page.session.photo_view() {
        PhotoView::Review(review) => *review,
        other => panic!("{other:?}"),
    }
}

/// The line with another symbol in a cell.
fn with(line: &str, cell: usize, symbol: char) -> String {
    line.chars().enumerate().map(|(at, old)| if at == cell { symbol } else { old }).collect()
}

#[test]
fn a_picture_is_read_compared_and_played_and_the_game_stays_until_then() {
    let mut page = reading();
    assert_eq!(page.session.photo_view(), PhotoView::Reading);
    let Some(Task::ReadPhoto(sent, None)) = page.asked.as_ref().map(|asked| &asked.task) else {
        panic!("{:?}", page.asked)
    };
    assert_eq!(*sent, picture());
    answer(&mut page, &read(PUZZLE, [&[4, 40], &[40], &[]]));
    assert_eq!(review(&page).count, PhotoCount::Counting);
    work(&mut page);
    let seen = review(&page);
    assert_eq!((seen.count, seen.givens, seen.marks), (PhotoCount::One, 30, 2));
    assert!(seen.rated.is_some() && seen.first.is_empty());
    assert_eq!(seen.cursor, Cell::at(4), "the first cell to look at");
    assert_eq!(seen.cells[4].mark, Some(PhotoMark::Doubtful));
    assert_eq!(seen.cells[40].mark, Some(PhotoMark::Changed));
    assert_eq!(seen.cells[0].mark, None);
    assert_eq!(page.session.game().clues().to_string(), SMALL, "the game before");
    page.send(PhotoMsg::Play);
    assert_eq!(page.session.dialog(), None);
    assert_eq!(page.session.game().clues().to_string(), PUZZLE);
    assert_eq!(page.session.photo_view(), PhotoView::Choosing(None), "the next picture begins anew");
}

#[test]
fn a_wrong_cell_is_set_by_a_choice_and_a_digit() {
    // 9 for 7 in cell 4: no solution, as cell 4 is one of those that clash.
    let mut page = reviewing(&with(PUZZLE, 4, '9'), [&[4], &[], &[]]);
    let seen = review(&page);
    assert_eq!((seen.count, seen.first.clone()), (PhotoCount::None, vec![Cell::at(4)]));
    page.send(PhotoMsg::Play);
    assert_eq!(page.session.game().clues().to_string(), SMALL, "it can't be played");
    page.send(PhotoMsg::Select(Cell::at(4))).send(PhotoMsg::Enter(digit('7')));
    work(&mut page);
    let seen = review(&page);
    assert_eq!((seen.count, seen.marks, seen.cells[4].digit), (PhotoCount::One, 0, Some(digit('7'))));
    // Emptied again, the board still has one solution, which the worker has to find anew.
    page.send(PhotoMsg::Erase);
    let seen = review(&page);
    assert_eq!((seen.count, seen.rated), (PhotoCount::Counting, None), "an old finding is not shown");
    work(&mut page);
    assert_eq!((review(&page).count, review(&page).cells[4].digit), (PhotoCount::One, None));
}

#[test]
fn a_missing_given_points_at_marked_cells_that_differ() {
    let mut page = reviewing(&with(NEEDED, 1, '.'), [&[1, 80], &[], &[80]]);
    let seen = review(&page);
    assert_eq!(seen.count, PhotoCount::Several);
    assert_eq!(seen.first.first(), Some(&Cell::at(1)));
    assert!(seen.first.iter().all(|cell| seen.cells[cell.index()].mark.is_some()), "{:?}", seen.first);
    assert_eq!(seen.cells[80].mark, Some(PhotoMark::Written));
    page.send(PhotoMsg::Confirm).send(PhotoMsg::Confirm);
    assert_eq!((review(&page).marks, review(&page).first), (0, vec![]), "no cell is likelier than another");
    // Given up with its dialog, a count is made when it opens again.
    page.send(PhotoMsg::Select(Cell::at(1)));
    page.send(PhotoMsg::Enter(digit('5'))).send(PageMsg::Dismiss);
    assert_eq!(page.session.dialog(), None);
    assert_eq!(review(&page).count, PhotoCount::Uncounted);
    page.asked = None;
    page.send(PageMsg::Open(Dialog::Photo));
    work(&mut page);
    assert_eq!(review(&page).count, PhotoCount::One);
    assert_eq!(review(&page).cells[1].digit, Some(digit('5')), "the work so far is still here");
}

#[test]
fn a_digit_twice_needs_no_worker() {
    let mut page = reviewing(PUZZLE, [&[], &[], &[]]);
    page.send(PhotoMsg::Select(Cell::at(2))).send(PhotoMsg::Enter(digit('5')));
    assert!(page.asked.is_none());
    let seen = review(&page);
    assert_eq!(seen.count, PhotoCount::None);
    assert!(seen.cells[0].clashes && seen.cells[2].clashes && !seen.cells[1].clashes);
    assert_eq!(seen.first, [Cell::at(0), Cell::at(2)]);
}

#[test]
fn marks_are_confirmed_one_after_another_by_keys() {
    let mut page = reviewing(PUZZLE, [&[4, 10, 40], &[], &[]]);
    let press = |page: &mut Page, key| {
        let msg = keys::photo(key, Modifiers::default(), sudoku_core::Shape::S9);
        page.send(msg.expect("a key of the board"));
    };
    page.send(PhotoMsg::Next);
    assert_eq!(review(&page).cursor, Cell::at(10));
    press(&mut page, Key::Enter);
    assert_eq!((review(&page).cursor, review(&page).marks), (Cell::at(40), 2));
    press(&mut page, Key::Enter);
    assert_eq!((review(&page).cursor, review(&page).marks), (Cell::at(4), 1));
    press(&mut page, Key::Go(Direction::Right));
    assert_eq!(review(&page).cursor, Cell::at(5));
    press(&mut page, Key::Char('2'));
    assert_eq!(review(&page).cells[5].digit, Some(digit('2')));
    press(&mut page, Key::Backspace);
    assert_eq!(review(&page).cells[5].digit, None);
    assert_eq!(keys::photo(Key::Char('x'), Modifiers::default(), sudoku_core::Shape::S9), None);
}

#[test]
fn a_picture_without_a_board_asks_for_its_corners() {
    let mut page = reading();
    answer(&mut page, &Err(PhotoError::Frame));
    let PhotoView::Corners { corners, fault, .. } = page.session.photo_view() else { panic!("no corners") };
    assert_eq!(fault, Some(PhotoFault::Read(PhotoError::Frame)));
    assert_eq!(corners, [(8, 3), (32, 3), (32, 27), (8, 27)], "a square in the middle");
    page.send(PhotoMsg::Corner(0, (-5, 7)))
        .send(PhotoMsg::Corner(2, (100, 100)))
        .send(PhotoMsg::Corner(9, (1, 1)));
    page.send(PhotoMsg::ReadAgain);
    let expected: Corners = [(0, 7), (32, 3), (40, 30), (8, 27)];
    let Some(Task::ReadPhoto(_, Some(sent))) = page.asked.as_ref().map(|asked| &asked.task) else {
        panic!("{:?}", page.asked)
    };
    assert_eq!(*sent, expected);
    answer(&mut page, &read(PUZZLE, [&[], &[], &[]]));
    work(&mut page);
    assert_eq!(review(&page).count, PhotoCount::One);
    // A board in the wrong place: the corners begin where the reader saw them.
    page.send(PhotoMsg::SetCorners);
    let PhotoView::Corners { corners, fault: None, .. } = page.session.photo_view() else {
        panic!("no corners")
    };
    assert_eq!(corners[2], (31, 29));
}

#[test]
fn bad_pictures_are_refused_and_the_game_stays() {
    let faults = [
        PictureError::NotAPicture,
        PictureError::Large(64),
        PictureError::Broken,
        PictureError::Heic,
        PictureError::Unreadable,
        PictureError::NoCamera,
        PictureError::CameraRefused,
    ];
    for fault in faults {
        let mut page = Page::new(puzzle(SMALL));
        page.send(PhotoMsg::Opening);
        assert_eq!(page.session.dialog(), Some(Dialog::Photo));
        assert_eq!(page.session.photo_view(), PhotoView::Opening);
        page.send(PhotoMsg::Bring(Err(fault)));
        assert_eq!(page.session.photo_view(), PhotoView::Choosing(Some(PhotoFault::Picture(fault))));
        assert!(page.asked.is_none());
        page.send(PageMsg::Dismiss);
        assert_eq!(page.session.game().clues().to_string(), SMALL);
    }
}

#[test]
fn a_stopped_reading_and_a_closed_dialog_leave_nothing_behind() {
    let mut page = reading();
    let job = page.asked.take().expect("the worker reads").job;
    page.send(PageMsg::Stop);
    assert_eq!(page.session.photo_view(), PhotoView::Choosing(None));
    page.answer(job, Answer::PhotoRead(PackedPhoto::new(&read(PUZZLE, [&[], &[], &[]]))));
    assert_eq!(page.session.photo_view(), PhotoView::Choosing(None), "a late answer");
    // A picture that is opened too late.
    page.send(PhotoMsg::Opening).send(PageMsg::Dismiss).send(PhotoMsg::Bring(Ok(picture())));
    assert_eq!((page.session.dialog(), page.asked.is_none()), (None, true));
    // A worker that dies, and one that can't load the reader.
    let mut page = reading();
    page.send(WorkerMsg::Lost(WorkError::Died));
    assert_eq!(page.session.photo_view(), PhotoView::Choosing(None));
    let mut page = reading();
    page.work();
    let PhotoView::Corners { fault, .. } = page.session.photo_view() else { panic!("a reading") };
    assert_eq!(fault, Some(PhotoFault::Read(PhotoError::Program)), "the worker of this test has no reader");
    page.send(PhotoMsg::Forget);
    assert_eq!(page.session.photo_view(), PhotoView::Choosing(None));
}

/// A box of a file of boxes, with its name and content.
fn boxed(name: [u8; 4], content: &[u8]) -> Vec<u8> {
    let length = (content.len() + 8) as u32;
    [&length.to_be_bytes(), &name[..], content].concat()
}

#[test]
fn the_head_of_a_file_tells_its_kind_and_size() {
    let check =
        |head: &[u8], expected| assert_eq!(inspect(head), expected, "{:x?}", &head[..head.len().min(12)]);
    let png = |width: u32, height: u32| {
        let ihdr = boxed(*b"IHDR", &[&width.to_be_bytes()[..], &height.to_be_bytes()].concat());
        [b"\x89PNG\r\n\x1a\n", &ihdr[..]].concat()
    };
    check(&png(3000, 2000), Ok(PictureError::Broken));
    // A bomb: a few bytes that promise a billion pixels.
    check(&png(40_000, 40_000), Err(PictureError::Large(1600)));
    check(&png(0, 5), Err(PictureError::Broken));
    check(
        &png(u32::MAX, u32::MAX),
        Err(PictureError::Large((u64::from(u32::MAX).pow(2)).div_ceil(1_000_000))),
    );
    check(&png(8000, 6250), Ok(PictureError::Broken));
    check(&png(8000, 6251), Err(PictureError::Large(51)));
    check(b"\x89PNG\r\n\x1a\n", Err(PictureError::Broken));
    const { assert!(MOST_PIXELS == 8000 * 6250 && HEAD_BYTES > 500_000) };
    let jpeg = |height: u16, width: u16| {
        let exif =
            [&b"\xff\xd8\xff\xe1\x00\x06Exif\xff\xff\xc2\x00\x0b\x08"[..], &height.to_be_bytes()].concat();
        [&exif[..], &width.to_be_bytes(), &[1, 1, 0x11, 0]].concat()
    };
    check(&jpeg(600, 800), Ok(PictureError::Broken));
    check(&jpeg(10_000, 10_000), Err(PictureError::Large(100)));
    check(b"\xff\xd8\xff\xc4\x00\x04ab\xff\xda", Err(PictureError::Broken));
    check(b"\xff\xd8\xff\xe0\x00\x00", Err(PictureError::Broken));
    check(b"GIF89a\x40\x01\xf0\x00", Ok(PictureError::Broken));
    let mut bmp = b"BM".to_vec();
    bmp.resize(14, 0);
    bmp.extend([40, 0, 0, 0, 0x40, 1, 0, 0]);
    bmp.extend((-240i32).to_le_bytes());
    check(&bmp, Ok(PictureError::Broken));
    check(b"RIFF\0\0\0\0WEBPVP8X\x0a\0\0\0\0\0\0\0\xff\x03\0\xff\x02\0", Ok(PictureError::Broken));
    check(b"RIFF\0\0\0\0WEBPVP8X\x0a\0\0\0\0\0\0\0\xff\x3f\0\xff\x3f\0", Err(PictureError::Large(269)));
    check(b"RIFF\0\0\0\0WAVEfmt ", Err(PictureError::NotAPicture));
    let ispe = |width: u32, height: u32| {
        boxed(*b"ispe", &[&[0; 4], &width.to_be_bytes()[..], &height.to_be_bytes()].concat())
    };
    let heif = |brand: &[u8; 4]| [boxed(*b"ftyp", brand), ispe(512, 512), ispe(8064, 6048)].concat();
    check(&heif(b"heic"), Ok(PictureError::Heic));
    check(&heif(b"avif"), Ok(PictureError::Broken));
    check(&[boxed(*b"ftyp", b"heic"), ispe(9000, 9000)].concat(), Err(PictureError::Large(81)));
    check(&boxed(*b"ftyp", b"isom"), Err(PictureError::NotAPicture));
    check(&boxed(*b"ftyp", b"heic"), Err(PictureError::Broken));
    for other in [&b"<svg xmlns="[..], b"", b"%PDF-1.4", b"II*\0", b"\xff\xd8"] {
        check(other, Err(PictureError::NotAPicture));
    }
    // No beginning of such a file is more than a damaged one.
    for whole in [png(40, 30), jpeg(40, 30), bmp, heif(b"heic")] {
        for end in 0..whole.len() {
            assert!(!matches!(inspect(&whole[..end]), Err(PictureError::Large(_))), "{end}");
        }
    }
}
