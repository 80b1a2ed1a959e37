//! What becomes of a file's games and finishes where others are already: nothing that is here is altered,
//! and nothing of the file is lost. Reading the same file again changes nothing.

use super::{Archive, MOST_GAME, StoredGame};
use crate::play::{book::Finish, journal::restore};
use std::{
    collections::{BTreeMap, BTreeSet},
    iter::{Chain, Rev},
    ops::{Range, RangeInclusive},
};

/// What is to be written, under names that are free here, and how many games of the file are of which kind.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Merge {
    /// The games to be added.
    pub games: Vec<StoredGame>,
    /// The finishes to be added.
    pub finishes: Vec<(u64, String)>,
    /// How many games of the file are here already.
    pub there: usize,
    /// How many of the games to be added cannot be read. They are kept as they are: a later program may.
    pub unreadable: usize,
}

/// Finds out what a file adds to what is here. A game whose name is taken gets another, from `base` on
/// upwards: the time, in milliseconds since 1970. A game is here already if all its records are, under
/// its name or, word for word, under any; so is one that has none. The settings of the file are left to
/// whoever asks.
#[must_use]
pub fn merge(here: &Archive, file: Archive, base: u64) -> Merge {
    let mut names = Names::new(here, &file, base);
    let mut result = Merge::default();
    let mut renamed: BTreeMap<u64, Vec<u64>> = BTreeMap::new();
    let mut by_records: BTreeMap<&[(u64, String)], Vec<u64>> = BTreeMap::new();
    for game in &here.games {
        by_records.entry(&game.records).or_default().push(game.id);
    }
    for mut game in file.games {
        let namesake = here.games.iter().find(|kept| kept.id == game.id);
        if game.records.is_empty() || namesake.is_some_and(|kept| holds_all(kept, &game)) {
            result.there += 1;
            continue;
        }
        if let Some(twins) = by_records.get(&game.records[..]) {
            result.there += 1;
            renamed.insert(game.id, twins.clone());
            continue;
        }
        if namesake.is_some() || game.id > MOST_GAME {
            let name = names.next();
            renamed.insert(game.id, vec![name]);
            game.id = name;
        }
        if restore(game.records.iter().map(|(number, text)| (*number, text.as_str()))).is_err() {
            result.unreadable += 1;
        }
        result.games.push(game);
    }
    result.finishes = merge_finishes(here, file.finishes, &renamed, &mut names);
    result
}

/// Whether a game that is here holds each record of another.
fn holds_all(kept: &StoredGame, game: &StoredGame) -> bool {
    game.records.iter().all(|record| kept.records.contains(record))
}

/// The finishes of the file that are not here, under the names that their games have here. A game may have
/// more than one: whoever goes on with a copy has the same game twice.
fn merge_finishes(
    here: &Archive,
    finishes: Vec<(u64, String)>,
    renamed: &BTreeMap<u64, Vec<u64>>,
    names: &mut Names,
) -> Vec<(u64, String)> {
    let mut kept: BTreeMap<u64, String> = BTreeMap::new();
    kept.extend(here.finishes.iter().map(|(name, text)| (*name, nameless(text))));
    let mut added = Vec::new();
    for (before, text) in finishes {
        let what = nameless(&text);
        let own = [before];
        let names_here = renamed.get(&before).map_or(&own[..], |names| &names[..]);
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
