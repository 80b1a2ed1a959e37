//! What is on a disk can always be read back from the file into which it goes, whatever numbers it has there.

use super::{Archive, GAMES, MOST_READ, StoredGame};
use crate::play::journal::{Event, Record};
use std::collections::BTreeSet;

impl Archive {
    /// The same with numbers that a file may hold. A game whose records have others is written as one whole
    /// record; if it cannot be read, its records are counted anew, and stay what they were. A game with a name
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
}

impl StoredGame {
    /// Counts the records from 0 if the number of any is higher than a file may hold.
    fn count_anew(&mut self) {
        if self.records.iter().all(|(number, _)| *number <= MOST_READ) {
            return;
        }
        if let Ok(found) = self.restore() {
            let away = found.deleted.map(Event::Deleted);
            let events = (0..).zip([Event::Whole(Box::new(found.game))].into_iter().chain(away));
            let (played, date) = (found.played, found.date);
            let write = |(number, event)| (number, Record { number, played, date, event }.write());
            self.records = events.map(write).collect();
        } else {
            self.records.iter_mut().zip(0..).for_each(|((number, _), nth)| *number = nth);
        }
    }
}
