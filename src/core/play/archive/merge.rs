//! What becomes of a file's games and finishes where others are already. Nothing of what is here is lost,
//! and nothing of the file. Reading the same file again changes nothing.
//!
//! A game of the file and one that is here are the same if they have one name and began as the same. What the
//! file knows of it beyond what is here is appended to the journal that is here. Games that are here already
//! are never joined with each other, and a copy has another name, so it stays a copy.

use super::{Archive, MOST_GAME, StoredGame};
use crate::play::{
    book::Finish,
    game::Joined,
    journal::{BadRecord, Event, Record, Restored, restore_slowly},
    pace::{Pace, at_once},
};
use std::{
    collections::{BTreeMap, BTreeSet},
    iter::{Chain, Rev},
    ops::{Range, RangeInclusive},
};

/// About how much work it is to compare two records, as [`Pace`] counts.
const COMPARED: usize = 50;

/// What is to be written, under names that are free here, and how many games of the file are of which kind.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Merge {
    /// The games to be added.
    pub games: Vec<StoredGame>,
    /// The games that are here and that the file knows more of.
    pub meetings: Vec<Meeting>,
    /// The finishes to be added.
    pub finishes: Vec<(u64, String)>,
    /// How many games of the file are here already, with all that the file knows of them.
    pub there: usize,
    /// How many of the games to be added cannot be read. They are kept as they are: a later program may.
    pub unreadable: usize,
}

/// A game that is here and in the file, and of which the file knows more.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Meeting {
    /// Its name.
    pub game: u64,
    /// What is to be appended to its journal as it was found here.
    pub records: Vec<(u64, String)>,
    /// The game as the file has it, for whoever plays it at the moment.
    pub file: Box<Restored>,
}

impl StoredGame {
    /// The game that its records tell of.
    pub fn restore(&self) -> Result<Restored, BadRecord> {
        at_once(async |pace| self.restore_slowly(pace).await)
    }

    /// The same in slices.
    pub async fn restore_slowly(&self, pace: &Pace<'_>) -> Result<Restored, BadRecord> {
        restore_slowly(self.records.iter().map(|(number, text)| (*number, text.as_str())), pace).await
    }

    /// What is to be appended to this journal so that it tells, too, what another of the same game does. None
    /// if it cannot be read, or the other began as another game.
    #[must_use]
    pub fn meeting(&self, file: &Restored) -> Option<Vec<(u64, String)>> {
        at_once(async |pace| self.meeting_slowly(file, pace).await)
    }

    /// The same in slices.
    pub async fn meeting_slowly(&self, file: &Restored, pace: &Pace<'_>) -> Option<Vec<(u64, String)>> {
        let here = self.restore_slowly(pace).await.ok().filter(|here| here.game.began_as(&file.game))?;
        let (game, played) = match here.game.joined_slowly(&file.game, pace).await {
            Joined::Nothing => return Some(Vec::new()),
            Joined::Later(game) => (game, here.played.max(file.played)),
            Joined::Branched(game) => (game, here.played),
        };
        let date = here.date.max(file.date);
        // It stays put away if it was put away in both places, which the whole game does not say.
        let away = here.deleted.filter(|_| file.deleted.is_some()).map(Event::Deleted);
        let events = [Event::Snapshot(game)].into_iter().chain(away);
        let record = |(number, event)| (number, Record { number, played, date, event }.write());
        Some((here.next..).zip(events).map(record).collect())
    }
}

/// Finds out what a file adds to what is here. A game whose name is taken by another gets a new one, from
/// `base` on upwards: the time, in milliseconds since 1970. The settings of the file are left to whoever asks.
#[must_use]
pub fn merge(here: &Archive, file: Archive, base: u64) -> Merge {
    at_once(async |pace| merge_slowly(here, file, base, pace).await)
}

/// The same in slices.
pub async fn merge_slowly(here: &Archive, file: Archive, base: u64, pace: &Pace<'_>) -> Merge {
    let mut names = Names::new(here, &file, base);
    let mut result = Merge::default();
    let mut found: BTreeMap<u64, Found> = BTreeMap::new();
    let kept: BTreeMap<u64, &StoredGame> = here.games.iter().map(|game| (game.id, game)).collect();
    let mut by_records: BTreeMap<&[(u64, String)], Vec<u64>> = BTreeMap::new();
    // What has a namesake in the file is that game, and may be about to grow.
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
            found.insert(game.id, Found::Same);
            continue;
        }
        let restored = game.restore_slowly(pace).await;
        let meeting = match (namesake, &restored) {
            (Some(kept), Ok(file)) => kept.meeting_slowly(file, pace).await,
            _ => None,
        };
        let readable = restored.is_ok();
        if let (Some(records), Ok(file)) = (meeting, restored) {
            found.insert(game.id, Found::Same);
            if records.is_empty() {
                result.there += 1;
            } else {
                result.meetings.push(Meeting { game: game.id, records, file: Box::new(file) });
            }
            continue;
        }
        if let Some(twins) = by_records.get(&game.records[..]) {
            result.there += 1;
            found.insert(game.id, Found::Named(twins.clone()));
            continue;
        }
        if namesake.is_some() || game.id > MOST_GAME {
            let name = names.next();
            found.insert(game.id, Found::Named(vec![name]));
            game.id = name;
        }
        result.unreadable += usize::from(!readable);
        result.games.push(game);
    }
    result.finishes = merge_finishes(here, file.finishes, &found, &mut names);
    result
}

/// Where a game of the file is found here.
enum Found {
    /// Under its own name, as the same game.
    Same,
    /// Under any of these names.
    Named(Vec<u64>),
}

/// Whether a game that is here holds each record of another. Both are in the order of their numbers.
fn holds_all(kept: &StoredGame, game: &StoredGame) -> bool {
    let mut kept = kept.records.iter();
    game.records.iter().all(|record| kept.find(|other| other.0 >= record.0) == Some(record))
}

/// The finishes of the file that are not here, under the names that their games have here. A game has one:
/// that which is here stays. Where it cannot be known whether it is one game, both are kept.
fn merge_finishes(
    here: &Archive,
    finishes: Vec<(u64, String)>,
    found: &BTreeMap<u64, Found>,
    names: &mut Names,
) -> Vec<(u64, String)> {
    let mut kept: BTreeMap<u64, String> = BTreeMap::new();
    kept.extend(here.finishes.iter().map(|(name, text)| (*name, nameless(text))));
    let mut added = Vec::new();
    for (before, text) in finishes {
        let what = nameless(&text);
        let own = [before];
        let names_here = match found.get(&before) {
            Some(Found::Same) if kept.contains_key(&before) => continue,
            Some(Found::Named(names)) => &names[..],
            Some(Found::Same) | None => &own[..],
        };
        if own.iter().chain(names_here).any(|name| kept.get(name) == Some(&what)) {
            continue;
        }
        let free = |name: &&u64| !kept.contains_key(name) && **name <= MOST_GAME;
        let name = if let Some(&name) = names_here.iter().find(free) {
            name
        } else {
            // It may have got another name when the file was read before.
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

/// What a finish says, but for the name of its game.
fn nameless(text: &str) -> String {
    Finish::read(text).map_or_else(|_| text.to_owned(), |finish| Finish { game: 0, ..finish }.write())
}

/// Names that are neither taken here nor in the file.
struct Names {
    taken: BTreeSet<u64>,
    /// Those that were not looked at yet: upwards from the base as long as there is room.
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
