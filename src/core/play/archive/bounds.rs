//! What is on a disk can always be read back from the file into which it goes, whatever numbers it has there.

use super::{Archive, GAMES, MOST_READ, StoredGame};
use crate::play::journal::{Event, Record};
use std::collections::BTreeSet;

impl Archive {
    /// The same with numbers that a file may hold. A game whose records have others is written as one whole
    /// record; if it cannot be read, its records are counted again, and stay what they were. A game with a name
    /// that has no room in a key gets one that is free, and so does its finish.
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
        for game in &mut self.games {
            name(&mut game.id);
            game.count_anew();
        }
        self
    }

    /// The same as one file or several, none of which has more than about `most` bytes unless one game has. Each
    /// can be read in by itself; settings and times are in the first.
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

/// About how many bytes a line of a file has besides the text of its record.
const LINE: usize = 40;

impl StoredGame {
    /// About how many bytes it takes in a file.
    fn weight(&self) -> usize {
        LINE + self.records.iter().map(|(_, text)| text.len() + LINE).sum::<usize>()
    }

    /// Counts the records from 0 if the number of any is higher than a file may hold.
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
