//! Making puzzles, one for each seed.

use crate::{
    args,
    failed::Failed,
    input::Item,
    lists::{self, Ends},
    pool::Put,
    tasks::{Answer, Task, Trouble, Watch, word},
};
use serde_json::json;
use std::hash::{BuildHasher, RandomState};
use stepdoku::{Recipe, Wish};
use sudoku_board::Seed;

pub(crate) fn make(wish: &args::Make) -> Result<u8, Failed> {
    let maker = Maker::of(wish)?;
    let unknown = wish.seed.is_none() && wish.recipe.is_none();
    if unknown && (wish.way.shard.is_some() || wish.way.resume) {
        return Err(Failed::usage(
            "shards and continued files need the same seeds in each call: name the first one with --seed.",
        ));
    }
    if wish.way.shard.is_some() && wish.seeds.is_none() && wish.recipe.is_none() {
        return Err(Failed::usage(
            "no shard knows how many puzzles the others find: say with --seeds how many seeds to try in all.",
        ));
    }
    if wish.way.format == args::Output::Sdm && (wish.side != 9 || wish.variant.is_some()) {
        return Err(Failed::usage("an .sdm has puzzles of 9x9 without further rules. Write lines."));
    }
    let seeds = if wish.recipe.is_some() { Some(1) } else { wish.seeds };
    let ends = Ends {
        count: seeds.is_none().then_some(wish.count),
        misses: seeds.is_none().then_some(wish.misses),
        // What is wrong with one puzzle is wrong with all: another seed does not help.
        strict: true,
    };
    let first = wish.seed.unwrap_or_else(|| Seed::short(RandomState::new().hash_one(())).number());
    let source = move |put: Put<'_, Item>| {
        for number in 1..=seeds.unwrap_or(u64::MAX) {
            let seed = first.wrapping_add(number - 1);
            let item = Item {
                number,
                place: format!("seed {seed}"),
                is_line: false,
                text: Ok(seed.to_string()),
                side: None,
            };
            if put(item).is_break() {
                return;
            }
        }
    };
    lists::run(maker, &wish.way, wish, ends, source)
}

enum Maker {
    Wish(Wish),
    Recipe(Recipe),
}

impl Maker {
    /// Refuses wishes that no puzzle can meet.
    fn of(wish: &args::Make) -> Result<Self, Failed> {
        if let Some(recipe) = &wish.recipe {
            return Ok(Self::Recipe(recipe.clone()));
        }
        let wished = Wish {
            side: wish.side,
            variant: wish.variant.clone(),
            level: wish.level,
            needs: wish.needs,
            se: wish.se,
            clues: wish.clues,
            minimal: wish.minimal,
            symmetry: wish.symmetry.clone(),
            pattern: wish.pattern_grid,
            tries: wish.tries,
            seed: 0,
        };
        Recipe::try_from(wished.clone()).map_err(|error| Failed::usage(format!("{error}.")))?;
        Ok(Self::Wish(wished))
    }
}

impl Task for Maker {
    fn columns(&self) -> &[&'static str] {
        &["puzzle", "solution", "level", "recipe"]
    }

    fn answer(&self, item: &Item, _: &mut Vec<String>, watch: Watch<'_>) -> Result<Answer, Trouble> {
        let seed = item.text.as_ref().ok().and_then(|seed| seed.parse().ok()).unwrap_or_default();
        let recipe = match self {
            Self::Recipe(recipe) => recipe.clone(),
            Self::Wish(wish) => Recipe::try_from(Wish { seed, ..wish.clone() })
                .map_err(|error| Trouble::bad(error.to_string()))?,
        };
        let made = stepdoku_verbs::answer("make", json!({ "recipe": recipe.to_string() }), watch);
        let mut answer = made.map_err(|failure| match (Trouble::from(failure), self) {
            // Nobody asked for another seed.
            (Trouble::Nothing, Self::Recipe(_)) => Trouble::bad("the recipe gives no puzzle"),
            (trouble, _) => trouble,
        })?;
        answer["puzzle"] = answer["board"].take();
        answer.as_object_mut().map(|answer| answer.remove("board"));
        Ok(answer)
    }

    /// A puzzle with a remark, as lists have them.
    fn line(&self, answer: &Answer) -> String {
        let [puzzle, level, recipe] = ["puzzle", "level", "recipe"].map(|name| word(&answer[name]));
        format!("{puzzle}\t{level}\t{recipe}")
    }

    fn rows(&self, answer: &Answer) -> Vec<Vec<String>> {
        vec![self.columns().iter().map(|name| word(&answer[name]).into_owned()).collect()]
    }
}
