//! Long work in slices: it pauses often enough, gives the same result as in one go, and a file may arrive in
//! pieces with cuts anywhere.

use crate::common::{SMALL, dug, puzzle};
use proptest::prelude::*;
use std::{
    cell::Cell as Count,
    pin::pin,
    task::{Context, Poll, Waker},
};
use sudoku_core::{Cell, CellSet, Digit, Shape};
use sudoku_play::{
    game::{
        Game, Origin,
        entry::NoteSort,
        pace::{Pace, at_once},
    },
    saved::{
        archive::{Archive, ArchiveError, Intake, StoredGame, merge, merge_slowly},
        journal::{Event, Record, restore, restore_slowly},
    },
};

/// Runs work that pauses at each opportunity; gives its result and the number of pauses.
fn in_slices<T>(work: impl AsyncFnOnce(&Pace<'_>) -> T) -> (T, usize) {
    let asked = Count::new(0);
    let due = || {
        asked.set(asked.get() + 1);
        true
    };
    let pace = Pace::new(&due);
    let mut work = pin!(work(&pace));
    let mut rests = 0;
    loop {
        match work.as_mut().poll(&mut Context::from_waker(Waker::noop())) {
            Poll::Ready(done) => {
                assert_eq!(rests, asked.get(), "it rests when a rest is due, and only then");
                return (done, rests);
            }
            Poll::Pending => rests += 1,
        }
    }
}

/// A game of this many turns, with an occasional branch.
fn long(turns: usize) -> Game {
    let mut game = Game::new(dug(Shape::S16, 140, 1), Origin::default());
    let empty: Vec<Cell> =
        Cell::all(game.shape()).filter(|&cell| game.entry(cell).digit().is_none()).collect();
    for turn in 0..turns {
        let cell = CellSet::EMPTY.with(empty[turn % empty.len()]);
        let digit = Digit::at(turn / empty.len() % game.shape().side());
        let turn = game.noting(&cell, digit, NoteSort::Centre).expect("a note");
        assert!(game.play(turn));
        if game.history().len().is_multiple_of(500) {
            game.undo();
        }
    }
    game
}

fn stored(id: u64, game: &Game) -> StoredGame {
    let event = Event::Snapshot(Box::new(game.clone()));
    StoredGame { id, records: vec![(0, Record { number: 0, played: 5, date: 6, event }.write())] }
}

/// The most bytes of a text read without a pause, other work included.
const SLICE: usize = 150_000;

#[test]
fn a_long_record_is_read_in_slices() {
    let game = stored(1, &long(45_000));
    let text = &game.records[0].1;
    assert!(text.len() > 1_000_000, "{}", text.len());
    let (read, rests) = in_slices(async |pace| restore_slowly([(0, text.as_str())], pace).await);
    assert!(rests > text.len() / SLICE * 2, "{rests} rests in {} bytes", text.len());
    assert_eq!(read, restore([(0, text.as_str())]));
    assert_eq!(Record::read(text), in_slices(async |pace| Record::read_slowly(text, pace).await).0);
}

#[test]
fn a_long_file_is_written_read_and_merged_in_slices() {
    let small = Game::new(puzzle(SMALL), Origin::default());
    let few = |id| StoredGame {
        id,
        records: (0..100).map(|nth| (nth, stored(id, &small).records[0].1.clone())).collect(),
    };
    let mut archive = Archive { games: (2..200).map(few).collect(), ..Archive::default() };
    archive.games.push(stored(500, &long(30_000)));
    let (parts, rests) = in_slices(async |pace| archive.write_slowly(pace).await);
    let file = parts.concat();
    assert_eq!(file, archive.write());
    assert!(rests > file.len() / SLICE, "{rests} rests in {} bytes", file.len());
    let (read, rests) = in_slices(async |pace| {
        let mut intake = Intake::default();
        intake.take(&file, pace).await?;
        intake.finish(pace).await
    });
    assert!(rests > file.len() / SLICE, "{rests} rests in {} bytes", file.len());
    assert_eq!(read.as_ref(), Ok(&archive));
    let here = Archive { games: vec![stored(500, &long(20_000))], ..Archive::default() };
    let (merged, rests) = in_slices(async |pace| merge_slowly(&here, archive.clone(), 100, pace).await);
    assert!(rests > file.len() / SLICE, "{rests} rests in {} bytes", file.len());
    assert_eq!((merged.meetings.len(), merged.games.len()), (1, 198));
    assert_eq!(merged, merge(&here, archive, 100));
}

/// Reads a file in pieces of this many bytes.
fn in_pieces(file: &[u8], length: usize) -> Result<Archive, ArchiveError> {
    at_once(async |pace| {
        let mut intake = Intake::default();
        for piece in file.chunks(length) {
            intake.take_bytes(piece, pace).await?;
        }
        intake.finish(pace).await
    })
}

proptest! {
    #[test]
    fn a_file_may_be_cut_anywhere(
        texts in prop::collection::vec(".{0,12}", 0..4),
        with in prop::option::of(any::<(prop::sample::Index, u8)>()),
        cut in prop::option::of(any::<prop::sample::Index>()),
        length in 1..40usize,
        marked: bool,
    ) {
        let records = (0..).zip(texts).collect();
        let archive = Archive { settings: Some("½ ✓ 😀".into()), games: vec![StoredGame { id: 7, records }], ..Archive::default() };
        let file = archive.write();
        let mut bytes = if marked { format!("\u{feff}{file}").replace('\n', "\r\n") } else { file }.into_bytes();
        if let Some((at, byte)) = with {
            let at = at.index(bytes.len());
            bytes[at] = byte;
        }
        if let Some(cut) = cut {
            bytes.truncate(cut.index(bytes.len()));
        }
        let whole = Archive::read(&String::from_utf8_lossy(&bytes));
        match (in_pieces(&bytes, length), whole) {
            // Invalid text decodes differently in pieces, and is damage in either case.
            (Err(_), Err(_)) => {}
            (pieces, whole) => prop_assert_eq!(pieces, whole),
        }
    }
}
