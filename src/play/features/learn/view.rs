//! The view of the techniques to learn.

use super::{
    Activity, At, Chapter, Drill, Ending, Example, Joint, Learn, Loaded, Mistake, Needed, Newest, Often,
    Picture, Prose, RulesView, Said, Section, Tap, UNITS, Worth, cases,
    gallery::Near,
    lesson, often, played,
    prose::{SmallPicture, small_picture},
    refresh::{fades_on, has_faded_in, to_refresh},
    rules::{self, rules},
    taught_in,
    units::{after, begun},
    worth::level,
    worth_most,
};
use crate::messages::Course;
use crate::{
    game::clock::Millis,
    input::{
        Filter, Prefix,
        queried::{Asked, Queried},
    },
    saved::{
        book::Book,
        practice::{AttemptKind, Dots, Practice},
    },
    taught::ArguedView,
    walk::stages::{FoundStep, Stage},
};
use sudoku_core::{
    Candidate, Candidates, Cell, CellSet, Digit, DigitSet, Grid, Shape, Technique,
    advice::Whereabouts,
    chain::Proof,
    generate::ClueSet,
    level::Level,
    marks::{LinkMark, Marks, Role, links},
    premises::{Claim, claims},
    sorting::sort_by_key,
    step::Step,
    technique::Edition,
    telling::Telling,
};

/// A technique in the list of all.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tile {
    /// The technique.
    pub technique: Technique,
    /// Its picture; none until it arrives.
    pub picture: Option<SmallPicture>,
    /// The progress.
    pub dots: Dots,
    /// The chance that the technique is still recognised today, in percent; none before a first attempt.
    pub retention: Option<u8>,
}

/// The techniques of a level, in the order of the ladder.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LearnGroup {
    /// The easiest level that needs them.
    pub level: Level,
    /// The number of techniques seen, of those found, and of those found without help.
    pub learned: [usize; 3],
    /// The techniques.
    pub tiles: Vec<Tile>,
}

/// A unit on the path.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnitLine {
    /// Its place on the path.
    pub number: usize,
    /// The shape of its boards.
    pub shape: Shape,
    /// Its techniques.
    pub techniques: &'static [Technique],
    /// The player's progress with it.
    pub stands: Stands,
    /// Whether it is an offer beside the path.
    pub is_aside: bool,
    /// Whether it was done so long ago that it has faded.
    pub has_faded: bool,
}

/// A unit as the player who climbs the path sees it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stands {
    /// It is done.
    Done,
    /// It is the one to begin or to continue.
    Next,
    /// It is still to come.
    Ahead,
}

/// A chapter of the path with its units, never empty.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ChapterLine {
    /// The chapter.
    pub chapter: Chapter,
    /// Its units.
    pub units: Vec<UnitLine>,
}

impl ChapterLine {
    /// Returns its units without the offers beside the path, unless it has nothing else.
    pub fn steps(&self) -> impl Iterator<Item = &UnitLine> {
        let has_steps = self.units.iter().any(|unit| !unit.is_aside);
        self.units.iter().filter(move |unit| !(unit.is_aside && has_steps))
    }

    /// Returns the number of its units done, and of all.
    #[must_use]
    pub fn done(&self) -> (usize, usize) {
        let done = self.steps().filter(|unit| unit.stands == Stands::Done);
        (done.count(), self.steps().count())
    }

    /// Returns whether the player is here.
    #[must_use]
    pub fn is_here(&self) -> bool {
        self.units.iter().any(|unit| unit.stands == Stands::Next)
    }
}

/// The list of all techniques.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LearnList {
    /// The small picture of the rules.
    pub rules: SmallPicture,
    /// All techniques by level.
    pub groups: Vec<LearnGroup>,
}

/// The path, and everything else to do.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LearnPath {
    /// The path.
    pub chapters: Vec<ChapterLine>,
    /// The unit to begin next; none after the last.
    pub next: Option<usize>,
    /// Whether the player has begun it.
    pub begun: bool,
    /// The technique of that unit and its worth, if the path doesn't name the unit.
    pub worth: Option<Worth>,
    /// The techniques to refresh today, the most faded first.
    pub refresh: Vec<Technique>,
    /// Whether the player has tried enough techniques to mix them.
    pub can_mix: bool,
    /// The number of places in the player's games to exercise.
    pub own: usize,
    /// The number of stored attempts that can't be read.
    pub unread: usize,
}

/// The page of a technique.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LearnPage {
    /// The technique.
    pub technique: Technique,
    /// Its prose; none until it arrives.
    pub lesson: Option<Prose>,
    /// Whether the prose could not be loaded.
    pub missing: bool,
    /// The givens of its example, and the step; none until it is found.
    pub example: Option<Box<(Grid, FoundStep)>>,
    /// The digits and the place of the example's pattern.
    pub here: Option<Here>,
    /// The boards beside the example.
    pub pictures: Vec<Picture>,
    /// The near miss.
    pub near: Option<Box<NearView>>,
    /// The place in the lines of the example, if it has several.
    pub lines: Option<ExampleLines>,
    /// The sizes with an example.
    pub sizes: Vec<&'static Shape>,
    /// The sizes that it lacks although the first chapters of the path have them, as no puzzle counted needs it there.
    pub lacks: Vec<&'static Shape>,
    /// The techniques before and after it.
    pub beside: [Option<Technique>; 2],
    /// The size of its exercises.
    pub shape: Shape,
    /// The unit that teaches it, if one does.
    pub unit: Option<usize>,
    /// The progress with it.
    pub progress: Progress,
    /// The latest times of spotting it, the oldest first.
    pub times: Vec<Millis>,
    /// The chance, by estimate, that it is still recognised, in percent: today and on each of the coming days.
    /// Empty before a first attempt.
    pub retention: Vec<u8>,
    /// How often puzzles use it, by size; empty until the counts arrive, and of techniques that were not counted.
    pub often: Vec<Often>,
    /// Whether the generator can make a puzzle that needs it.
    pub can_make: bool,
}

/// The page of a rule of clues.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LearnClues {
    /// The rule.
    pub set: ClueSet,
    /// The techniques that its boards need, the easiest first; empty until they arrive.
    pub needed: Vec<Needed>,
    /// Whether the texts could not be loaded.
    pub missing: bool,
    /// Its examples, each as on the page of its technique.
    pub examples: Vec<LearnPage>,
}

/// The lesson before the exercises of a unit: a technique with its idea and its example, line by line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LearnLesson {
    /// The technique, as on its page.
    pub page: LearnPage,
    /// The unit.
    pub unit: usize,
    /// Whether it is the first of all, which begins with the rules and the words of a step.
    pub begins: bool,
}

/// The digits and the place of a pattern.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Here {
    /// The digits of its claims, or the digit that it places.
    pub digits: DigitSet,
    /// Its houses and cells.
    pub place: Whereabouts,
    /// The size of the board.
    pub shape: Shape,
}

impl Here {
    /// Those of a step in the position it was found in.
    #[must_use]
    pub fn of(step: &Step, before: &Candidates) -> Self {
        let digits = claims(step, before).into_iter().fold(DigitSet::EMPTY, |all, claim| match claim {
            Claim::Holds(_, digits) => all.union(digits),
            Claim::Places(digit, ..) => all.with(digit),
            Claim::Solved(_) | Claim::Lacks(..) => all,
        });
        let placed = step.placed().filter(|_| digits.is_empty());
        Self {
            digits: placed.map_or(digits, |placed| DigitSet::only(placed.digit)),
            place: Whereabouts::of(step, before),
            shape: before.shape().clone(),
        }
    }
}

/// The near miss of a page.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NearView {
    /// The digits.
    pub digits: Grid,
    /// The digits of the puzzle.
    pub givens: Grid,
    /// The candidates.
    pub small: Vec<(Cell, DigitSet)>,
    /// The marks of the pattern, and at the end those of the candidate that breaks it.
    pub marks: Marks,
    /// Its links.
    pub links: Vec<LinkMark>,
    /// The cell of the cursor.
    pub cursor: Cell,
    /// The claim that fails.
    pub broken: Claim,
    /// The candidate that breaks it.
    pub extra: Candidate,
    /// The last cell tapped, and what it is.
    pub tapped: Option<(Cell, Tap)>,
    /// Whether the player has found the answer or asked for it.
    pub over: bool,
}

/// The place in the lines of an example.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ExampleLines {
    /// Whether the player has moved along them, so that the last one is announced.
    pub walked: bool,
    /// The number of lines told; none with the conclusion.
    pub told: Option<usize>,
    /// The number of lines.
    pub count: usize,
    /// The marks so far.
    pub marks: Marks,
    /// The line of each link.
    pub of_links: Vec<usize>,
}

/// The progress with a technique: an estimate.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Progress {
    /// The dots.
    pub dots: Dots,
    /// The chance that the technique is still recognised today, in percent; none before a first attempt.
    pub retention: Option<u8>,
    /// The median time of the latest finds, in seconds.
    pub median: Option<u64>,
    /// The first and the last of these times, in seconds, if there are several.
    pub trend: Option<(u64, u64)>,
}

/// The board of an exercise.
#[derive(Clone, Debug, PartialEq)]
pub struct DrillBoard {
    /// The digits.
    pub digits: Grid,
    /// The digits of the puzzle.
    pub givens: Grid,
    /// The small digits.
    pub small: Vec<(Cell, DigitSet)>,
    /// The marks.
    pub marks: Marks,
    /// The links.
    pub links: Vec<LinkMark>,
    /// The cell of the cursor.
    pub cursor: Cell,
    /// The digits of the keys, each with its use.
    pub keys: Vec<(Digit, bool)>,
    /// The explanation of the step, once the exercise has ended.
    pub telling: Option<(Technique, Telling)>,
    /// The place to look at, in the stage of a hint that names it.
    pub whereabouts: Option<Whereabouts>,
}

/// An exercise.
#[derive(Clone, Debug, PartialEq)]
pub struct DrillView {
    /// The series.
    pub course: Course,
    /// The activity.
    pub activity: Activity,
    /// The technique in question. An unnamed one is only known at the end.
    pub technique: Option<Technique>,
    /// The size of the board.
    pub shape: Shape,
    /// Its number in the series, from 1, and the number of all if the series ends.
    pub number: (usize, Option<usize>),
    /// The board; none until it is prepared.
    pub board: Option<Box<DrillBoard>>,
    /// Whether an answer places a digit, or rules one out.
    pub places: bool,
    /// Whether the player chooses between the two.
    pub may_choose: bool,
    /// Whether all candidates are shown.
    pub candidates: bool,
    /// Whether the switch for them is of use.
    pub has_candidates: bool,
    /// The last step of building a chain.
    pub joint: Option<Joint>,
    /// The length of the chain, and its conclusion so far.
    pub chain: (usize, Proof),
    /// The mistake, once it is found or shown.
    pub mistake: Option<(Mistake, Option<Digit>)>,
    /// The response to the last answer.
    pub said: Said,
    /// Whether this, the hint or the common mistake is the text to show.
    pub newest: Newest,
    /// The common mistake, if asked for.
    pub miss: Option<Vec<String>>,
    /// Whether the common mistake may be asked for: after a wrong answer.
    pub has_miss: bool,
    /// The question for the reason of the answer, and its judgement.
    pub argued: Option<ArguedView>,
    /// Whether answers need a reason; none where they have no reason to mark, and where an assignment decides.
    pub asks_why: Option<bool>,
    /// The stage of the hint.
    pub stage: Option<Stage>,
    /// The end of the exercise.
    pub ending: Option<Ending>,
    /// Whether the series is over.
    pub over: bool,
    /// Whether no exercise exists, or the texts could not be loaded.
    pub missing: bool,
    /// The unit after this one on the way, and the offer of one on larger boards.
    pub next_units: [Option<usize>; 2],
    /// The number of exercises that were right at once, and of all, at the end of a series.
    pub report: Option<(usize, usize)>,
    /// The day on which what the series taught will have faded, and the days until then; none before its end.
    pub fades: Option<(i32, u16)>,
    /// The key typed before the next one, in a question about the board.
    pub prefix: Option<Prefix>,
}

impl LearnPath {
    /// Returns the number of units done, and of all on the way.
    #[must_use]
    pub fn done(&self) -> (usize, usize) {
        let units = || self.chapters.iter().flat_map(|chapter| &chapter.units).filter(|unit| !unit.is_aside);
        (units().filter(|unit| unit.stands == Stands::Done).count(), units().count())
    }
}

/// The place in Learn.
#[derive(Clone, Debug, PartialEq)]
pub enum LearnPlace {
    /// The path of units.
    Path(LearnPath),
    /// The list of all techniques.
    All(LearnList),
    /// The rules.
    Rules(RulesView),
    /// The page of a rule of clues.
    Clues(Box<LearnClues>),
    /// The page of a technique.
    Page(Box<LearnPage>),
    /// The lesson before the exercises of a unit.
    Lesson(Box<LearnLesson>),
    /// An exercise.
    Drill(Box<DrillView>),
}

/// The contents of the dialog.
#[derive(Clone, Debug, PartialEq)]
pub struct LearnView {
    /// The place in it.
    pub place: LearnPlace,
    /// The size of boards with mistakes.
    pub boards: Shape,
    /// Whether the texts are still to be loaded.
    pub awaits: bool,
    /// Whether the cases are still to be loaded, for an exercise or for the boards beside an example.
    pub awaits_cases: bool,
}

/// The techniques to learn by level, and in the order of the ladder: all except the steps of a search.
#[must_use]
pub fn techniques() -> Vec<Technique> {
    let mut all: Vec<Technique> =
        Technique::ALL.into_iter().filter(|technique| technique.info().tier > 0).collect();
    sort_by_key(&mut all, |technique| level(*technique));
    all
}

/// The sizes of boards with mistakes. The bank has no easy positions of larger ones.
pub const BOARDS: [&Shape; 7] =
    [Shape::S4, Shape::S6, Shape::S8, Shape::S9, Shape::S10, Shape::S12, Shape::S16];

/// The number of coming days for which the page estimates what the player still recognises.
const DAYS: i32 = 30;

/// The least number of techniques tried before they can be mixed.
const TO_MIX: usize = 2;

impl Learn {
    pub(crate) fn view(&self, practice: &Practice, book: &Book, today: i32) -> LearnView {
        let place = match &self.at {
            At::Path => LearnPlace::Path(self.path(practice, book, today)),
            At::All => LearnPlace::All(self.list(practice, today)),
            At::Rules(shape, kind) => LearnPlace::Rules(rules(shape, *kind)),
            At::Clues(set, needed) => LearnPlace::Clues(Box::new(LearnClues {
                set: *set,
                needed: needed.clone(),
                missing: self.texts == Loaded::Missing || self.cases == Loaded::Missing && needed.is_empty(),
                examples: self
                    .examples
                    .iter()
                    .map(|one| self.alone(one.technique, Some(one), practice, today))
                    .collect(),
            })),
            At::Page(technique, _) => {
                let page = self.page(*technique, self.example_of(*technique), practice, today);
                LearnPlace::Page(Box::new(page))
            }
            &At::Lesson(unit, at) => match taught_in(unit, at) {
                Some((technique, _)) => LearnPlace::Lesson(Box::new(LearnLesson {
                    page: self.alone(technique, self.example_of(technique), practice, today),
                    unit,
                    begins: unit == 0,
                })),
                None => LearnPlace::Path(self.path(practice, book, today)),
            },
            At::Drill(drill) => LearnPlace::Drill(Box::new(self.drill(drill, practice, today))),
        };
        // A page needs the cases for the boards beside its example.
        let needs_cases = match self.at {
            At::Drill(_) | At::Clues(..) => true,
            At::Page(..) => self.examples.first().is_some_and(|example| example.step.is_some()),
            At::Path | At::All | At::Rules(..) | At::Lesson(..) => false,
        };
        LearnView {
            place,
            boards: self.boards.as_ref().unwrap_or(Shape::S9).clone(),
            awaits: self.texts == Loaded::Awaited,
            awaits_cases: needs_cases && self.cases == Loaded::Awaited,
        }
    }

    fn list(&self, practice: &Practice, today: i32) -> LearnList {
        let tile = |technique| {
            let skill = practice.skill(technique, None);
            Tile {
                technique,
                picture: self.texts.here().and_then(|texts| small_picture(&texts.pictures, technique)),
                dots: skill.dots,
                retention: skill.retention(today).map(in_percent),
            }
        };
        let groups = Level::ALL.into_iter().map(|one| {
            let of_level = techniques().into_iter().filter(|&technique| level(technique) == one);
            let tiles: Vec<Tile> = of_level.map(tile).collect();
            let learned = [Dots::Seen, Dots::FoundOne, Dots::FoundAlone]
                .map(|least| tiles.iter().filter(|tile| tile.dots >= least).count());
            LearnGroup { level: one, learned, tiles }
        });
        LearnList {
            rules: rules::small_picture(),
            groups: groups.filter(|group| !group.tiles.is_empty()).collect(),
        }
    }

    fn path(&self, practice: &Practice, book: &Book, today: i32) -> LearnPath {
        let tried =
            techniques().into_iter().filter(|&one| practice.skill(one, Some(Shape::S9)).memory.is_some());
        let begun = begun(practice);
        let is_new = |unit: &super::Unit| unit.is_on_the_way() && !is_found(unit, practice);
        let on_the_path = UNITS.iter().position(is_new);
        let is_beginner = on_the_path.is_some_and(|number| UNITS[number].is_first());
        let texts = self.texts.here().filter(|_| begun.is_none() && !is_beginner);
        let (size, level) = played(book);
        let worth = texts.and_then(|texts| worth_most(&texts.often, practice, (&size, level)));
        let next = begun.or(worth.as_ref().map(|worth| worth.unit)).or(on_the_path);
        LearnPath {
            chapters: chapters(practice, next, today),
            next,
            begun: begun.is_some(),
            worth,
            refresh: to_refresh(practice, today),
            can_mix: tried.count() >= TO_MIX,
            own: practice.cases().count(),
            unread: practice.unread(),
        }
    }

    /// The example of a technique, if it is the one here.
    fn example_of(&self, technique: Technique) -> Option<&Example> {
        self.examples.first().filter(|example| example.technique == technique)
    }

    /// The page of a technique for a place that is about one board, and offers no other.
    fn alone(
        &self,
        technique: Technique,
        example: Option<&Example>,
        practice: &Practice,
        today: i32,
    ) -> LearnPage {
        let page = self.page(technique, example, practice, today);
        LearnPage { sizes: Vec::new(), lacks: Vec::new(), ..page }
    }

    fn page(
        &self,
        technique: Technique,
        example: Option<&Example>,
        practice: &Practice,
        today: i32,
    ) -> LearnPage {
        let prose = self.texts.here().map(|texts| lesson(&texts.prose, technique));
        let gallery = example.and_then(|example| example.gallery.as_ref());
        let shape = example.map_or_else(|| Shape::S9.clone(), |example| example.givens.shape().bare());
        let lines = example.and_then(|example| example.lines.as_ref().zip(Some(example.walked)));
        let example = example.and_then(|example| {
            let found = FoundStep::whole(example.step.clone()?, example.position.clone());
            Some(Box::new((example.givens.clone(), found)))
        });
        let lines = lines.zip(example.as_deref()).map(|((lines, walked), (_, found))| ExampleLines {
            walked,
            told: lines.told(),
            count: lines.count(),
            marks: lines.marks(found.marks.clone()),
            of_links: lines.lines_of(&links(&found.step, &found.found_in)),
        });
        let gallery = gallery.filter(|_| example.is_some());
        let texts = self.texts.here();
        let has_example = |shape: &&Shape| {
            texts.is_some_and(|texts| cases(&texts.examples, technique).any(|case| case.is_of(shape)))
        };
        let skill = practice.skill(technique, None);
        let percent = |days| skill.retention(today.saturating_add(days)).map(in_percent);
        let all = techniques();
        let at = all.iter().position(|one| *one == technique);
        let beside = [-1, 1].map(|by| all.get(at?.checked_add_signed(by)?).copied());
        let is_counted = technique.edition() == Edition::First;
        // Killers are not made at the sizes between the usual ones.
        let is_first = |unit: &super::Unit| {
            unit.chapter <= Chapter::Triples
                && !unit.chapter.is_of_variants()
                && unit.techniques.contains(&technique)
        };
        let between = UNITS.iter().any(is_first).then_some([Shape::S6, Shape::S8, Shape::S10, Shape::S12]);
        let lacks = between.into_iter().flatten().filter(|shape| texts.is_some() && !has_example(shape));
        LearnPage {
            technique,
            lesson: prose,
            missing: self.texts == Loaded::Missing,
            here: example.as_deref().map(|(_, found)| Here::of(&found.step, &found.found_in)),
            example,
            pictures: gallery.map_or_else(Vec::new, |gallery| gallery.pictures.clone()),
            near: gallery.and_then(|gallery| gallery.near.as_ref()).map(|near| Box::new(near_miss(near))),
            lines,
            sizes: Shape::ALL.into_iter().filter(has_example).collect(),
            lacks: lacks.collect(),
            beside,
            shape: shape.clone(),
            unit: UNITS.iter().position(|unit| *unit.shape == shape && unit.techniques.contains(&technique)),
            progress: progress(technique, practice, today),
            retention: (0..=DAYS).filter_map(percent).collect(),
            times: skill.times,
            can_make: is_counted || technique.needs_sums(),
            often: self
                .texts
                .here()
                .filter(|_| is_counted)
                .map(|texts| often(&texts.often, technique))
                .unwrap_or_default(),
        }
    }

    fn drill(&self, drill: &Drill, practice: &Practice, today: i32) -> DrillView {
        let is_open = drill.ending.is_none();
        let named = !drill.is(AttemptKind::Mixed) && matches!(drill.activity, Activity::Learn(_))
            || !is_open
            || drill.stage >= Some(Stage::What);
        let prose = self.texts.here().map(|texts| lesson(&texts.prose, drill.technique));
        let miss = prose.and_then(|prose| {
            prose.into_iter().find(|(section, _)| *section == Section::Miss).map(|(_, paragraphs)| paragraphs)
        });
        let miss =
            miss.filter(|_| matches!(drill.activity, Activity::Learn(kind) if kind != AttemptKind::Mixed));
        let over = drill.is_over();
        let unit = match drill.course {
            Course::Unit(number) => Some(number),
            _ => None,
        };
        DrillView {
            course: drill.course.clone(),
            activity: drill.activity,
            technique: named.then(|| drill.shown_technique()),
            shape: drill.board_shape().clone(),
            number: (drill.number + 1, drill.length()),
            board: board(drill).filter(|_| !over).map(Box::new),
            places: drill.places,
            may_choose: drill.is(AttemptKind::Mixed),
            candidates: drill.candidates,
            has_candidates: drill.activity != Activity::Repair,
            joint: drill.joint.clone(),
            chain: (drill.chain.len(), drill.proof()),
            mistake: drill.mistake.filter(|_| !is_open).map(|mistake| (mistake, solved(drill, mistake))),
            said: drill.said.clone(),
            newest: drill.newest,
            has_miss: miss.is_some() && drill.wrong > 0,
            miss: miss.filter(|_| drill.newest == Newest::Miss),
            argued: drill.argued(),
            asks_why: Some(drill.asks_why())
                .filter(|_| drill.can_ask_why() && !matches!(drill.course, Course::Set(_))),
            stage: drill.stage,
            ending: drill.ending,
            over,
            missing: self.texts == Loaded::Missing
                || self.texts.here().is_some()
                    && self.cases != Loaded::Awaited
                    && drill.case.is_none()
                    && !over,
            next_units: unit.map_or([None; 2], after),
            report: over.then(|| drill.report()),
            fades: over.then(|| fades(drill, practice, today)).flatten(),
            prefix: drill.prefix,
        }
    }
}

/// The near miss of a page: the marks of the pattern, as if it were there.
fn near_miss(near: &Near) -> NearView {
    let over = near.is_over();
    let position = near.position();
    let found = FoundStep::whole(near.miss.step.clone(), near.before.clone());
    let mut marks = found.marks;
    if over {
        let extra = near.miss.extra;
        marks
            .candidates
            .retain(|(one, role)| *one != extra && !matches!(role, Role::Eliminated | Role::Placed));
        marks.candidates.push((extra, Role::Clash));
        marks.cells.retain(|(cell, _)| *cell != extra.cell);
        marks.cells.push((extra.cell, Role::Cause));
    }
    NearView {
        digits: position.to_grid(),
        givens: near.givens.clone(),
        small: position.open_cells().map(|cell| (cell, position.digits(cell))).collect(),
        marks,
        links: links(&found.step, &found.found_in),
        cursor: near.cursor,
        broken: near.told(),
        extra: near.miss.extra,
        tapped: near.tapped,
        over,
    }
}

/// The day on which what a series taught will have faded, and the days until then.
fn fades(drill: &Drill, practice: &Practice, today: i32) -> Option<(i32, u16)> {
    let techniques: &[Technique] = match &drill.course {
        Course::Unit(number) => UNITS.get(*number)?.techniques,
        Course::Refresh(refreshed) => refreshed,
        _ => return None,
    };
    let day = fades_on(techniques, drill.shape(), practice, today)?;
    Some((day, (day - today).try_into().unwrap_or(u16::MAX)))
}

/// The digit of the solution in the cell of a mistake.
fn solved(drill: &Drill, mistake: Mistake) -> Option<Digit> {
    let (Mistake::Digit(one) | Mistake::Missing(one) | Mistake::Left(one, _)) = mistake;
    drill.solution()?.get(one.cell)
}

/// Whether the player has found each technique of a unit.
fn is_found(unit: &super::Unit, practice: &Practice) -> bool {
    unit.techniques.iter().all(|&one| practice.skill(one, Some(unit.shape)).dots >= Dots::FoundOne)
}

/// The path with the player's progress and the next unit.
fn chapters(practice: &Practice, next: Option<usize>, today: i32) -> Vec<ChapterLine> {
    let line = |number: usize, unit: &super::Unit| {
        let stands = match unit {
            _ if next == Some(number) => Stands::Next,
            unit if is_found(unit, practice) => Stands::Done,
            _ => Stands::Ahead,
        };
        let (shape, techniques, is_aside) = (unit.shape.clone(), unit.techniques, !unit.is_on_the_way());
        let has_faded = stands == Stands::Done && has_faded_in(unit, practice, today);
        UnitLine { number, shape, techniques, stands, is_aside, has_faded }
    };
    let mut chapters: Vec<ChapterLine> = Vec::new();
    for (number, unit) in UNITS.iter().enumerate() {
        let line = line(number, unit);
        match chapters.last_mut() {
            Some(last) if last.chapter == unit.chapter => last.units.push(line),
            _ => chapters.push(ChapterLine { chapter: unit.chapter, units: vec![line] }),
        }
    }
    chapters
}

/// Returns whether words of a name begin with all that the player looks for, in any order and case.
#[must_use]
pub fn has_words(name: &str, wanted: &str) -> bool {
    let name = name.to_lowercase();
    let begins = |word: &str| {
        let places = name.match_indices(word).map(|(at, _)| &name[..at]);
        // Letters without case, as in Chinese, make words without spaces.
        let joins = |letter: char| letter.is_lowercase() || letter.is_numeric();
        places.into_iter().any(|before| !before.ends_with(joins))
    };
    wanted.to_lowercase().split_whitespace().all(begins)
}

fn progress(technique: Technique, practice: &Practice, today: i32) -> Progress {
    let skill = practice.skill(technique, None);
    let seconds = |millis: &u64| millis.div_ceil(1000);
    let trend = match skill.times.as_slice() {
        [first, .., last] => Some((seconds(first), seconds(last))),
        _ => None,
    };
    Progress {
        dots: skill.dots,
        retention: skill.retention(today).map(in_percent),
        median: skill.median().map(|millis| seconds(&millis)),
        trend,
    }
}

/// A chance from 0 to 1 in percent.
const fn in_percent(chance: f32) -> u8 {
    (chance * 100.0).round() as u8
}

/// The board of an exercise that is ready.
pub(super) fn board(drill: &Drill) -> Option<DrillBoard> {
    let (case, position) = (drill.case.as_ref()?, drill.position.as_ref()?);
    if !drill.is_ready() {
        return None;
    }
    let mut digits = position.to_grid();
    let found = drill.found();
    let part = drill.part().filter(|_| drill.ending.is_none() && drill.stage.is_none());
    let shown = found.clone().or(part);
    let mut small: Vec<(Cell, DigitSet)> = Vec::new();
    let mut spoken = shown.as_ref().map_or(CellSet::EMPTY, |found| found.spoken_of);
    let replied = drill.replied().map(|reply| reply.marks.clone()).unwrap_or_default();
    let argued = drill.argued().filter(|_| drill.ending.is_none());
    let own = argued.as_ref().map(ArguedView::marks);
    for (one, _) in replied.candidates.iter().chain(own.iter().flat_map(|marks| &marks.candidates)) {
        spoken.insert(one.cell);
    }
    for cell in position.open_cells() {
        if drill.candidates || spoken.contains(cell) {
            let left = match drill.mistake {
                Some(Mistake::Left(one, _)) if one.cell == cell => DigitSet::only(one.digit),
                _ => DigitSet::EMPTY,
            };
            small.push((cell, position.digits(cell).union(left)));
        }
    }
    let mut marks = shown.as_ref().map_or_else(Marks::default, |found| found.marks.clone());
    let is_over = drill.ending.is_some();
    if !is_over {
        marks.cells.extend(drill.marked.iter().map(|cell| (cell, Role::Cause)));
    }
    add_reply(&mut marks, replied);
    // The reason alone: the pattern is what the player looks for.
    if let Some(own) = own {
        marks = own;
    }
    let whole = shown.as_ref().filter(|found| found.stage == Stage::Why && is_over);
    let mut links = whole.map_or_else(Vec::new, |found| links(&found.step, &found.found_in));
    match drill.activity {
        Activity::Learn(_) => {}
        Activity::Chain if drill.ending == Some(Ending::Shown) => {}
        Activity::Chain => {
            marks = Marks::default();
            marks.candidates.extend(drill.chain.iter().map(|&one| (one, Role::Cause)));
            let Proof { placed, eliminated, .. } = drill.proof();
            marks.candidates.extend(eliminated.into_iter().map(|one| (one, Role::Eliminated)));
            marks.candidates.extend(placed.map(|one| (one, Role::Placed)));
            let pairs = drill.chain.windows(2).zip([true, false].into_iter().cycle());
            let link = |(pair, strong): (&[sudoku_core::Candidate], bool)| LinkMark {
                from: vec![pair[0]],
                to: vec![pair[1]],
                strong,
            };
            links = pairs.map(link).collect();
        }
        // The whole step has no place here; only the cells to find have marks.
        Activity::Mistake | Activity::Repair => {
            marks = Marks::default();
            let shown = if is_over { drill.targets() } else { drill.marked };
            marks.cells.extend(shown.iter().map(|cell| (cell, Role::Cause)));
        }
    }
    if let (true, Some(placed)) = (drill.tells_a_step(), found.as_ref().and_then(|found| found.step.placed()))
    {
        digits.set(placed.cell, Some(placed.digit));
    }
    let shape = case.shape();
    let key = |digit| {
        let fits = position.allows(sudoku_core::Candidate::new(drill.cursor, digit));
        // Without candidates on the board, the keys must not tell them either.
        (digit, !is_over && (fits || !drill.candidates && position.is_open(drill.cursor)))
    };
    Some(DrillBoard {
        digits,
        givens: case.givens.clone(),
        marks,
        links,
        small,
        cursor: drill.cursor,
        keys: if drill.asks_for_cells() || argued.is_some() {
            Vec::new()
        } else {
            Digit::all(shape).map(key).collect()
        },
        telling: found
            .as_ref()
            .filter(|_| drill.tells_a_step())
            .map(|found| (found.step.technique(), Telling::of(&found.step, &found.found_in))),
        whereabouts: found
            .filter(|_| drill.ending.is_none())
            .map(|found| Whereabouts::of(&found.step, &found.found_in)),
    })
}

/// Puts the marks of a reply in the place of those of the exercise at the same houses and cells.
fn add_reply(marks: &mut Marks, reply: Marks) {
    marks.houses.retain(|(house, _)| reply.houses.iter().all(|(other, _)| other != house));
    marks.cells.retain(|(cell, _)| reply.cells.iter().all(|(other, _)| other != cell));
    marks.candidates.retain(|(one, _)| reply.candidates.iter().all(|(other, _)| other != one));
    marks.houses.extend(reply.houses);
    marks.cells.extend(reply.cells);
    marks.candidates.extend(reply.candidates);
}

/// Players ask about the board as they see it.
impl Asked for DrillBoard {
    fn shape(&self) -> &Shape {
        self.digits.shape()
    }

    fn digit(&self, cell: Cell) -> Option<Digit> {
        self.digits.get(cell)
    }

    fn cursor(&self) -> Cell {
        self.cursor
    }

    fn notes(&self, cell: Cell) -> DigitSet {
        self.small.iter().find(|(known, _)| *known == cell).map_or(DigitSet::EMPTY, |(_, digits)| *digits)
    }

    fn matching(&self, filter: Filter) -> CellSet {
        let in_sight = Candidates::new(&self.digits);
        let matches = |cell: &Cell| {
            let noted = self.notes(*cell);
            let digits = if noted.is_empty() { in_sight.digits(*cell) } else { noted };
            match filter {
                Filter::Digit(digit) => digits.contains(digit),
                Filter::Bivalue => digits.len() == 2,
            }
        };
        in_sight.open_cells().filter(matches).collect()
    }

    fn highlighted(&self) -> Option<CellSet> {
        None
    }

    fn marks(&self) -> Marks {
        self.marks.clone()
    }

    fn links(&self) -> Vec<LinkMark> {
        self.links.clone()
    }

    fn stated(&self, _: u16) -> Vec<Candidate> {
        Vec::new()
    }

    fn set(&self, _: u16) -> Vec<Cell> {
        Vec::new()
    }

    fn state(&self, empty: usize) -> Queried {
        Queried::Exercise { shape: self.digits.shape().clone(), empty }
    }
}

impl Drill {
    /// Whether the exercise ended with a step to explain.
    const fn tells_a_step(&self) -> bool {
        match (self.activity, self.ending) {
            (Activity::Learn(_), Some(_)) | (Activity::Chain, Some(Ending::Shown)) => true,
            (Activity::Learn(_) | Activity::Chain | Activity::Mistake | Activity::Repair, _) => false,
        }
    }

    /// The technique to name: that of the step shown, which may be an easier one in an unnamed exercise.
    fn shown_technique(&self) -> Technique {
        let number = match (self.ending, self.stage) {
            (Some(Ending::Found(number)), _) => number,
            (None, Some(_)) => 0,
            _ => return self.technique,
        };
        self.steps().get(number).map_or(self.technique, Step::technique)
    }
}
