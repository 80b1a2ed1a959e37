//! Merging the games and finishes of a file with those already here. Nothing here is lost, and nothing of the
//! file. Reading the same file again changes nothing.
//!
//! A game of the file and one here are the same if they have the same name and the same beginning. The
//! journal here gets everything more that the file has of it. Games here are never joined with each other. A
//! copy has another name, so it stays a copy.

use super::{Archive, MOST_GAME, StoredGame};
use crate::{
    game::{
        Joined,
        pace::{Pace, at_once},
    },
    saved::{
        book::Finish,
        journal::{Event, Record, RecordError, Restored, restore_slowly},
        practice::Attempt,
    },
};
use std::{
    collections::{BTreeMap, BTreeSet},
    iter::{Chain, Rev},
    ops::{Range, RangeInclusive},
};

/// The approximate work of comparing two records, in the unit of [`Pace`].
const COMPARED: usize = 50;

/// The data to write, under names free here, and the number of games of each kind in the file.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Merge {
    /// The games to add.
    pub games: Vec<StoredGame>,
    /// The games that are here and have more in the file.
    pub meetings: Vec<Meeting>,
    /// The finishes to add.
    pub finishes: Vec<(u64, String)>,
    /// The attempts at techniques to add.
    pub practice: Vec<(u64, String)>,
    /// The number of games of the file that are here completely.
    pub there: usize,
    /// The number of games to add that are unreadable. They stay unchanged: a later version may read them.
    pub unreadable: usize,
}

/// A game that is here and has more in the file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Meeting {
    /// Its name.
    pub game: u64,
    /// The records to append to its journal here.
    pub records: Vec<(u64, String)>,
    /// The game in the file, for the page that is playing it.
    pub file: Box<Restored>,
}

impl StoredGame {
    /// Returns the game that the records hold.
    pub fn restore(&self) -> Result<Restored, RecordError> {
        at_once(async |pace| self.restore_slowly(pace).await)
    }

    /// Restores as [`Self::restore`] does, in slices.
    pub async fn restore_slowly(&self, pace: &Pace<'_>) -> Result<Restored, RecordError> {
        restore_slowly(self.records.iter().map(|(number, text)| (*number, text.as_str())), pace).await
    }

    /// Returns the records to append to this journal to add another state of the same game. None if this journal is
    /// unreadable, or the other game began differently.
    #[must_use]
    pub fn meeting(&self, file: &Restored) -> Option<Vec<(u64, String)>> {
        at_once(async |pace| self.meeting_slowly(file, pace).await)
    }

    /// Returns the records of [`Self::meeting`], found in slices.
    pub async fn meeting_slowly(&self, file: &Restored, pace: &Pace<'_>) -> Option<Vec<(u64, String)>> {
        let here = self.restore_slowly(pace).await.ok().filter(|here| here.game.began_as(&file.game))?;
        let (game, played) = match here.game.joined_slowly(&file.game, pace).await {
            Joined::Nothing => return Some(Vec::new()),
            Joined::Later(game) => (game, here.played.max(file.played)),
            Joined::Branched(game) => (game, here.played),
        };
        let date = here.date.max(file.date);
        // The game stays deleted if it was deleted in both places: the whole game doesn't say so.
        let away = here.deleted.filter(|_| file.deleted.is_some()).map(Event::Deleted);
        let events = [Event::Snapshot(game)].into_iter().chain(away);
        let record = |(number, event)| (number, Record { number, played, date, event }.write());
        Some((here.next..).zip(events).map(record).collect())
    }
}

/// Finds the additions of a file to the data here. A game with a name that another game has gets a new one,
/// from `base` upwards: the time, in milliseconds since 1970. The caller handles the settings of the file.
#[must_use]
pub fn merge(here: &Archive, file: Archive, base: u64) -> Merge {
    at_once(async |pace| merge_slowly(here, file, base, pace).await)
}

/// Merges as [`merge`] does, in slices.
pub async fn merge_slowly(here: &Archive, file: Archive, base: u64, pace: &Pace<'_>) -> Merge {
    let mut names = Names::new(here, &file, base);
    let mut result = Merge::default();
    let mut found: BTreeMap<u64, Counterpart> = BTreeMap::new();
    let kept: BTreeMap<u64, &StoredGame> = here.games.iter().map(|game| (game.id, game)).collect();
    let mut by_records: BTreeMap<&[(u64, String)], Vec<u64>> = BTreeMap::new();
    // A game here with a namesake in the file is that game, and may be about to grow.
    let own: BTreeSet<u64> = file.games.iter().map(|game| game.id).collect();
    for game in here.games.iter().filter(|game| !own.contains(&game.id)) {
        by_records.entry(&game.records).or_default().push(game.id);
    }
    for mut game in file.games {
        let namesake = kept.get(&game.id).copied();
        if game.records.is_empty() {
            result.there += 1;
            continue;
        }
        pace.spend(game.records.len() * COMPARED).await;
        if namesake.is_some_and(|kept| holds_all(kept, &game)) {
            result.there += 1;
            found.insert(game.id, Counterpart::Same);
            continue;
        }
        let restored = game.restore_slowly(pace).await;
        let meeting = match (namesake, &restored) {
            (Some(kept), Ok(file)) => kept.meeting_slowly(file, pace).await,
            _ => None,
        };
        let readable = restored.is_ok();
        if let (Some(records), Ok(file)) = (meeting, restored) {
            found.insert(game.id, Counterpart::Same);
            if records.is_empty() {
                result.there += 1;
            } else {
                result.meetings.push(Meeting { game: game.id, records, file: Box::new(file) });
            }
            continue;
        }
        if let Some(twins) = by_records.get(&game.records[..]) {
            result.there += 1;
            found.insert(game.id, Counterpart::Named(twins.clone()));
            continue;
        }
        if namesake.is_some() || game.id > MOST_GAME {
            let name = names.next();
            found.insert(game.id, Counterpart::Named(vec![name]));
            game.id = name;
        }
        result.unreadable += usize::from(!readable);
        result.games.push(game);
    }
    result.finishes = merge_finishes(here, file.finishes, &found, &mut names);
    result.practice = merge_practice(here, file.practice);
    result
}

/// The place of a game of the file here.
enum Counterpart {
    /// Under its own name, as the same game.
    Same,
    /// Possibly under one of these names.
    Named(Vec<u64>),
}

/// Returns whether a game here has all records of another. Both are in ascending order.
fn holds_all(kept: &StoredGame, game: &StoredGame) -> bool {
    let mut kept = kept.records.iter();
    game.records.iter().all(|record| kept.find(|other| other.0 >= record.0) == Some(record))
}

/// Returns the finishes of the file that are missing here, under the names of their games here. A game has one finish,
/// and the one here stays. If it is uncertain whether two belong to the same game, both stay.
fn merge_finishes(
    here: &Archive,
    finishes: Vec<(u64, String)>,
    found: &BTreeMap<u64, Counterpart>,
    names: &mut Names,
) -> Vec<(u64, String)> {
    let mut kept: BTreeMap<u64, String> = BTreeMap::new();
    kept.extend(here.finishes.iter().map(|(name, text)| (*name, nameless(text))));
    let mut added = Vec::new();
    for (before, text) in finishes {
        let what = nameless(&text);
        let own = [before];
        let names_here = match found.get(&before) {
            Some(Counterpart::Same) if kept.contains_key(&before) => continue,
            Some(Counterpart::Named(names)) => &names[..],
            Some(Counterpart::Same) | None => &own[..],
        };
        if own.iter().chain(names_here).any(|name| kept.get(name) == Some(&what)) {
            continue;
        }
        let free = |name: &&u64| !kept.contains_key(name) && **name <= MOST_GAME;
        let name = if let Some(&name) = names_here.iter().find(free) {
            name
        } else {
            // It may have got another name when the file was imported before.
            if kept.values().any(|other| *other == what) {
                continue;
            }
            names.next()
        };
        let text = match Finish::read(&text) {
            Ok(finish) if name != before => Finish { game: name, ..finish }.write(),
            _ => text,
        };
        kept.insert(name, what);
        added.push((name, text));
    }
    added
}

/// Returns the attempts of the file that are missing here. Two with the same date are the same attempt, or one of them
/// moves to the next free date.
fn merge_practice(here: &Archive, attempts: Vec<(u64, String)>) -> Vec<(u64, String)> {
    let mut kept: BTreeMap<u64, String> = here.practice.iter().cloned().collect();
    let mut added = Vec::new();
    for (date, text) in attempts {
        let mut free = date;
        // It may have moved when the file was imported before.
        while kept.get(&free).is_some_and(|other| *other != dated(&text, free)) && free < MOST_GAME {
            free += 1;
        }
        if kept.contains_key(&free) || free > MOST_GAME {
            continue;
        }
        let text = dated(&text, free);
        kept.insert(free, text.clone());
        added.push((free, text));
    }
    added
}

/// Returns an attempt with another date; a text that is unreadable stays.
fn dated(text: &str, date: u64) -> String {
    Attempt::read(text).map_or_else(|_| text.to_owned(), |attempt| Attempt { date, ..attempt }.write())
}

/// Returns a finish without the name of its game.
fn nameless(text: &str) -> String {
    Finish::read(text).map_or_else(|_| text.to_owned(), |finish| Finish { game: 0, ..finish }.write())
}

/// Names taken neither here nor in the file.
struct Names {
    taken: BTreeSet<u64>,
    /// The names not tried yet: upwards from the base as long as there is room.
    rest: Chain<RangeInclusive<u64>, Rev<Range<u64>>>,
}

impl Names {
    fn new(here: &Archive, file: &Archive, base: u64) -> Self {
        let mut taken = BTreeSet::new();
        taken.extend([here, file].into_iter().flat_map(|archive| {
            let games = archive.games.iter().map(|game| game.id);
            games.chain(archive.finishes.iter().map(|(name, _)| *name))
        }));
        let base = base.min(MOST_GAME);
        Self { taken, rest: (base..=MOST_GAME).chain((0..base).rev()) }
    }

    fn next(&mut self) -> u64 {
        self.rest.find(|name| !self.taken.contains(name)).expect("there are more names than games")
    }
}
