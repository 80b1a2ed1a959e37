//! Limits for export: a file made from a disk can always be read, regardless of the numbers on the disk.

use super::{Archive, GAMES, MOST_READ, StoredGame};
use crate::saved::journal::{Event, Record};
use std::collections::BTreeSet;

impl Archive {
    /// Returns the same archive with numbers allowed in a file. A game with other numbers in its records is written as
    /// one whole record; if it is unreadable, its records get new numbers and stay otherwise unchanged. A game with a
    /// name that doesn't fit into a key gets a free one, and so does its finish.
    #[must_use]
    pub fn bounded(mut self) -> Self {
        let ids = self.games.iter().map(|game| game.id).chain(self.finishes.iter().map(|(id, _)| *id));
        let taken: BTreeSet<u64> = ids.collect();
        let mut free = (0..GAMES).rev().filter(|id| !taken.contains(id));
        let high: Vec<(u64, u64)> = taken.range(GAMES..).copied().zip(free.by_ref()).collect();
        let name = |id: &mut u64| {
            if let Ok(at) = high.binary_search_by_key(id, |(before, _)| *before) {
                *id = high[at].1;
            }
        };
        self.finishes.iter_mut().for_each(|(id, _)| name(id));
        self.practice.retain(|(date, _)| *date < GAMES);
        for game in &mut self.games {
            name(&mut game.id);
            game.count_anew();
        }
        self
    }

    /// Splits the archive into files of at most about `most` bytes, unless a single game has more. Each can
    /// be imported alone; the first has the settings and times.
    #[must_use]
    pub fn in_files(mut self, most: usize) -> Vec<Self> {
        let mut games = std::mem::take(&mut self.games).into_iter().peekable();
        let part = self.part;
        let mut files = vec![self];
        let mut weight = 0;
        while let Some(file) = files.last_mut() {
            while let Some(game) = games.next_if(|game| weight == 0 || weight + game.weight() <= most) {
                weight += game.weight();
                file.games.push(game);
            }
            if games.peek().is_none() {
                break;
            }
            weight = 0;
            files.push(Self { part, ..Self::default() });
        }
        files
    }
}

/// The approximate size of a line of a file without the text of its record, in bytes.
const LINE: usize = 40;

impl StoredGame {
    /// Returns the approximate size of the game in a file, in bytes.
    fn weight(&self) -> usize {
        LINE + self.records.iter().map(|(_, text)| text.len() + LINE).sum::<usize>()
    }

    /// Renumbers the records from 0 if any number is too high for a file.
    fn count_anew(&mut self) {
        if self.records.iter().all(|(number, _)| *number <= MOST_READ) {
            return;
        }
        if let Ok(found) = self.restore() {
            let away = found.deleted.map(Event::Deleted);
            let events = (0..).zip([Event::Snapshot(Box::new(found.game))].into_iter().chain(away));
            let (played, date) = (found.played, found.date);
            let write = |(number, event)| (number, Record { number, played, date, event }.write());
            self.records = events.map(write).collect();
        } else {
            self.records.iter_mut().zip(0..).for_each(|((number, _), nth)| *number = nth);
        }
    }
}
