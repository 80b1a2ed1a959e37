//! The techniques to learn, apart from their prose.

mod near;

use super::{counted, figure, size, spoken::listed};
use crate::app::text::later;
use crate::app::text::learn::{
    CardsText, ChartsText, DrillText, ExampleText, LearnText, LessonText, NameCell, PathText, RulesText,
    TeachersText,
};
use sudoku_core::{
    Candidate, Digit, HouseKind, Shape, Technique,
    advice::Whereabouts,
    chain::{Area, ChainLink, NoLink, Proof},
    explain::{Locale, Span, en, technique as name, words, written_out},
    generate::daily::Date,
    notation::names::cell_name,
};
use sudoku_play::{
    features::learn::{
        Activity, Chapter, Ending, Joint, Mistake, Often, Said, Section, UNITS, Worth, view::Progress,
    },
    messages::Course,
    saved::practice::{AttemptKind, Dots},
};

pub(super) const LEARN: LearnText = LearnText {
    about: "Each level lists the techniques that are new there.",
    head,
    about_one: |technique| format!("About {technique}"),
    back: |dialog| format!("Back to {dialog}"),
    all: "All techniques",
    often: ("How often", often),
    plain: "Read them as plain pages",
    make: "Make a puzzle that needs it",
    loading: "Loading…",
    missing: "This text could not be loaded. Check the connection, then open it again.",
    go_on: |techniques, shape, begun| {
        format!("{}: {}", if begun { "Continue" } else { "Start" }, unit(techniques, shape))
    },
    worth: |technique| format!("Learn next: {}", name(technique, Locale::ENGLISH)),
    reason,
    unit,
    path: PathText {
        head: "Course",
        about: "Each step is a few short exercises. Climb from the bottom, or begin where you like.",
        done: |done, of| format!("{done} of {of} done"),
        unit_done: "done",
        unit_faded: "to refresh",
        refresh: |faded| {
            let names: Vec<&str> = faded.iter().map(|&one| name(one, Locale::ENGLISH)).collect();
            (format!("{} to refresh today", faded.len()), listed(&names))
        },
    },
    chapter,
    dots: |dots| match dots {
        Dots::None => "",
        Dots::Seen => "seen",
        Dots::FoundOne => "found one",
        Dots::FoundAlone => "found three alone",
    },
    retention: |percent| (format!("{percent} %"), "Chance that you would still spot it today, by estimate"),
    progress,
    practise: "Practise it",
    learn: "Learn it step by step",
    unread: |count| {
        let attempts = counted(count, "attempt", "attempts");
        let it = if count == 1 { "It stays" } else { "They stay" };
        format!(
            "{attempts} of your practice could not be read. {it} on this device, unchanged. All others count."
        )
    },
    own: |count| match count {
        1 => "From your games: one place".into(),
        _ => format!("From your games: {count} places"),
    },
    course,
    boards: "Size of the board",
    cards: CardsText {
        head: "Practise",
        chains: "Link candidates until they prove something.",
        mistakes: "One digit or one note is wrong. Which?",
        repairs: "Every cell is filled, but some digits are wrong.",
        mixed: "Find the next step. You aren't told which technique it is.",
        own: "Where you asked for a hint or guessed.",
    },
    lookup: ("Techniques", "What each one is, why it works and how to spot it.", "Look something up"),
    find: |count| format!("Find one of {count} techniques"),
    lookup_none: "No technique has that name.",
    teachers: TeachersText {
        head: "For teachers",
        doors: [
            ("Lesson", "Your slides, each with a board and a step. Explain adds a step to it."),
            ("Assignment", "Send others the puzzle in play. Each of them sends you a result."),
            ("Class results", "Collect the results of an assignment in a table."),
            ("How it's made", "Watch a puzzle being filled, then emptied."),
            ("Present", "Explain the puzzle in play on a large screen, one sentence at a time."),
        ],
    },
    size,
    rules: RulesText {
        title: "Rules of Sudoku",
        said: rules,
        board: |shape, kind| {
            let kind = match kind {
                HouseKind::Row => "row",
                HouseKind::Column => "column",
                _ => "box",
            };
            format!("A full {} board with a {kind} lit", size(shape))
        },
        start: "Try it on 4×4",
    },
    lesson: LessonText {
        words: [
            ("r3c1", "The cell in row 3, column 1."),
            ("Candidate", "A digit that a cell may still have."),
            ("Area", "A row, a column or a box."),
        ],
        go: "Try it yourself",
    },
    example: ExampleText {
        begin: "Line by line",
        back: "Back",
        next: "Next line",
        all: "Show all",
        sizes: "At another size",
        lacks: |sizes| {
            let sizes: Vec<String> = sizes.iter().map(|one| size(one)).collect();
            format!(
                "No example at {}: in every puzzle counted, an easier technique does the same.",
                sizes.join(" and ")
            )
        },
    },
    here: near::here,
    beside: near::beside,
    near: near::NEAR,
    print: "Print this page",
    charts: ChartsText {
        head: "Your progress",
        times: |times| {
            let times: Vec<String> = times.iter().map(u64::to_string).collect();
            format!("Seconds to spot it, the latest at the end: {}", times.join(", "))
        },
        latest: |count| format!("Your latest {count} times"),
        retention: |(now, later), days| {
            format!(
                "The chance that you would still spot it, an estimate: {now} % today, {later} % in {days} days without practice"
            )
        },
        estimate: |(now, later), days| format!("Estimate: {now} % today, {later} % in {days} days"),
        learned: |[seen, found, alone], of| {
            format!("Of {of} techniques: {seen} seen, {found} found, {alone} found three times alone")
        },
    },
    drill: DrillText {
        task,
        number: |(number, of)| match of {
            Some(of) => format!("{number} of {of}"),
            None => format!("Exercise {number}"),
        },
        begins: |number, task| format!("Exercise {number}. {task}"),
        board: "Board of the exercise",
        names: [cell_name, |shape, cell| en::cell_name(cell, shape)],
        said,
        question,
        ending,
        joint,
        proof,
        mistake,
        shorten: "Take back",
        keys: ["Place a digit in the selected cell", "Rule out a digit in the selected cell"],
        not: "not",
        choice: ("Answer", ["Place", "Rule out"]),
        absent: "It isn't here",
        help: "Hint",
        show: "Show the answer",
        candidates: "Candidates",
        miss: "A common mistake",
        next: "Next",
        over: |course| match course {
            Course::Refresh(_) => "That was all for today.",
            _ => "A puzzle that needs the technique is the next test.",
        },
        report: |at_once, of| match (at_once, of) {
            (_, 0) => String::new(),
            (all, of) if all == of => format!("All {of} right at once."),
            (0, of) => format!("None of {of} right at once."),
            (at_once, of) => format!("{at_once} of {of} right at once."),
        },
        missed: |missed| match missed {
            1 => "One more of the kind you missed".into(),
            _ => format!("The {missed} kinds you missed, again"),
        },
        back_on,
        again: "Once more",
        next_unit: "Next unit",
        none: "There is no exercise for this technique at this size yet.",
        preparing: "Preparing a board…",
    },
};

/// "Of 100 Hard to Extreme puzzles at 9×9, 7 use it, and for 2 it is the hardest step."
fn often(sizes: &[Often]) -> String {
    let sentence = |(nth, one): (usize, &Often)| {
        let Often { shape, counted, of, used, hardest } = *one;
        let size = size(shape);
        if used == 0 {
            let counted = figure(counted);
            return format!(
                "None of {counted} puzzles at {size} used it: an easier technique always applied."
            );
        }
        let use_it = match used {
            _ if used == of => "all".to_owned(),
            _ => figure(used),
        };
        let verb = if used == 1 { "uses" } else { "use" };
        let hardest = match hardest {
            0 => String::new(),
            _ => format!(", and for {} it is the hardest step", figure(hardest)),
        };
        let of = figure(of);
        match nth {
            0 => format!("Of {of} Hard to Extreme puzzles at {size}, {use_it} {verb} it{hardest}."),
            _ => format!("At {size}, {use_it} of {of} {verb} it{hardest}."),
        }
    };
    sizes.iter().enumerate().map(sentence).collect::<Vec<_>>().join(" ")
}

fn rules(shape: &Shape) -> [String; 3] {
    let last = Digit::at(shape.side() - 1).symbol();
    let digits = match last {
        'A' => "1 to 9 and A".to_owned(),
        'B'..='Z' => format!("1 to 9 and A to {last}"),
        _ => format!("1 to {last}"),
    };
    [
        format!("Fill every empty cell, so that each row has all the digits, {digits}, once."),
        "Each column also has all the digits once.".into(),
        "Each box, inside thick lines, has all the digits once.".into(),
    ]
}

/// "The hardest step of 13 of 100 Hard to Extreme puzzles."
fn reason(Worth { shape, needed, of, hard, .. }: &Worth) -> String {
    let (is, puzzles) =
        if *hard { ("The hardest step of", "Hard to Extreme puzzles") } else { ("Needed by", "puzzles") };
    let at = if *shape == Shape::S9 { String::new() } else { format!(" at {}", size(shape)) };
    match needed {
        0 => String::new(),
        _ => format!("{is} {} of {} {puzzles}{at}.", figure(*needed), figure(*of)),
    }
}

const MIX: &str = "Mixed practice";
const CHAINS: &str = "Build chains";
const BOARDS: [&str; 2] = ["Find the mistake", "Fix a full board"];

fn course(course: &Course) -> String {
    match course {
        Course::Unit(number) => {
            UNITS.get(*number).map_or_else(String::new, |one| unit(one.techniques, one.shape))
        }
        Course::Technique(one, shape) => unit(&[*one], shape),
        Course::Set(set) => unit(&[set.technique], &set.shape),
        Course::Mixed => MIX.into(),
        Course::Refresh(_) => "Refresh".into(),
        Course::Own => "From your games".into(),
        Course::Chains => CHAINS.into(),
        Course::Mistakes(_) => BOARDS[0].into(),
        Course::Repairs(_) => BOARDS[1].into(),
    }
}

/// When to refresh what a series taught.
fn back_on(day: i32, days: u16) -> String {
    let weekday = later().calendar.weekday(Date::of_day(day));
    match days {
        0 | 1 => "Refresh it tomorrow.".into(),
        2..=6 => format!("Refresh it on {weekday}."),
        7..=13 => format!("Refresh it next week, on {weekday}."),
        14..=60 => format!("Refresh it in {} weeks.", days / 7),
        _ => format!("Refresh it in {} months.", days / 30),
    }
}

const fn head(section: Section) -> &'static str {
    match section {
        Section::What => "",
        Section::Idea => "The idea",
        Section::Why => "Why it holds",
        Section::Miss => "A common mistake",
        Section::Look => "How to find it",
        Section::Kin => "Its relatives",
        Section::Names => "Other names",
    }
}

fn unit(techniques: &[Technique], shape: &Shape) -> String {
    let names: Vec<&str> = techniques.iter().map(|&one| name(one, Locale::ENGLISH)).collect();
    let names = names.join(" and ");
    match shape {
        Shape::S9 => names,
        other => format!("{names} on {0}×{0}", other.side()),
    }
}

const fn chapter(chapter: Chapter) -> &'static str {
    match chapter {
        Chapter::Small => "First steps on 4×4",
        Chapter::Scanning => "Scanning",
        Chapter::Singles => "Singles",
        Chapter::Locked => "Locked candidates",
        Chapter::Killer => "Killer: adding up cages",
        Chapter::Pairs => "Pairs",
        Chapter::Triples => "Triples and quadruples",
        Chapter::Fish => "Fish and strong links",
        Chapter::Wings => "Wings",
        Chapter::Uniqueness => "Uniqueness",
        Chapter::Colouring => "Colouring and X-Chains",
        Chapter::Chains => "From links to chains",
        Chapter::Sets => "Almost locked sets",
        Chapter::Exotics => "Exotics",
    }
}

fn progress(Progress { retention, median, trend, .. }: Progress) -> String {
    let mut said = Vec::new();
    if let Some(median) = median {
        said.push(format!("You usually spot it in {}.", seconds(median)));
    }
    if let Some((first, last)) = trend {
        said.push(format!("The first time here took {}, the latest {}.", seconds(first), seconds(last)));
    }
    if let Some(percent) = retention {
        said.push(format!("Chance that you would still spot it today, by estimate: {percent} %."));
    }
    said.join(" ")
}

fn seconds(seconds: u64) -> String {
    match seconds {
        1 => "1 second".into(),
        0..120 => format!("{seconds} seconds"),
        _ => format!("{} minutes", seconds / 60),
    }
}

fn task(activity: Activity, technique: Option<Technique>, places: bool) -> String {
    let kind = match activity {
        Activity::Learn(kind) => kind,
        Activity::Chain => {
            return "Build a chain of candidates. Its links are strong and weak in turn.".into();
        }
        Activity::Mistake => {
            return "This board has one mistake, a wrong digit or a wrong note. Tap its cell.".into();
        }
        Activity::Repair => {
            return "Some digits of this full board are wrong, none of them a given. Tap their cells.".into();
        }
    };
    let Some(technique) = technique else {
        return "Find the next step. Its technique has no name here: place a digit, or rule one out.".into();
    };
    let one = name(technique, Locale::ENGLISH);
    match (kind, places) {
        (AttemptKind::Conclude, true) => format!("{one}: the marks show one. Place its digit."),
        (AttemptKind::Conclude, false) => {
            format!("{one}: the marks show one. Rule out a candidate that it removes.")
        }
        (AttemptKind::Pattern, _) => {
            format!("{one}: one removes the crossed-out candidates. Tap its cells.")
        }
        (AttemptKind::Here, _) => {
            format!("{one}: rule out a candidate that one removes, or press “It isn't here”.")
        }
        (_, true) => format!("{one}: find one, and place its digit."),
        (_, false) => format!("{one}: find one, and rule out a candidate that it removes."),
    }
}

/// Candidates in words: “5 in r1c2, 5 in r3c4”.
fn candidates(all: &[Candidate], shape: &Shape, name: NameCell, locale: Locale) -> String {
    let one =
        |one: &Candidate| format!("{} in {}", en::said(one.digit, locale.symbols), name(shape, one.cell));
    all.iter().map(one).collect::<Vec<_>>().join(", ")
}

fn area(area: Area, shape: &Shape, name: NameCell) -> String {
    match area {
        Area::Cell(cell) => name(shape, cell),
        Area::House(house) => words(&Span::House(house), shape, Locale::ENGLISH).into_owned(),
        Area::Constraint(constraint) => {
            en::rules::rule(constraint).sight.as_ref().map_or("", |sight| sight.pair).into()
        }
        Area::Cage(_) => en::rules::CAGE.pair.into(),
    }
}

fn joint(Joint { from, to, strong, link }: &Joint, shape: &Shape, name: NameCell, locale: Locale) -> String {
    let [from, to] = [from, to].map(|one| candidates(&[*one], shape, name, locale));
    match link {
        Ok(ChainLink { area: of @ Area::Cell(_), .. }) if *strong => {
            format!(
                "Strong link: {} has no third candidate. If {from} is false, {to} is true.",
                area(*of, shape, name)
            )
        }
        Ok(ChainLink { area: of, .. }) if *strong => {
            format!(
                "Strong link: {} has no third place. If {from} is false, {to} is true.",
                area(*of, shape, name)
            )
        }
        Ok(ChainLink { area: of @ Area::Cell(_), .. }) => {
            format!(
                "Weak link: {} takes one digit. If {from} is true, {to} is false.",
                area(*of, shape, name)
            )
        }
        Ok(ChainLink { area: of, .. }) => {
            format!(
                "Weak link: {} takes the digit once. If {from} is true, {to} is false.",
                area(*of, shape, name)
            )
        }
        Err(NoLink::Same) => "That is the same candidate.".into(),
        Err(NoLink::Apart) => format!("No link: {from} and {to} differ in digit and in cell."),
        Err(NoLink::Others(Area::Constraint(_) | Area::Cage(_), _)) => {
            format!("Here the chain needs a strong link, and {from} and {to} can both be false.")
        }
        Err(NoLink::Unseen) => format!("No link: {from} and {to} share no row, column or box."),
        Err(NoLink::Others(of, others)) => format!(
            "Here the chain needs a strong link, and this one is weak: {} also has {}.",
            area(*of, shape, name),
            candidates(others, shape, name, locale)
        ),
    }
}

fn proof(
    length: usize,
    Proof { placed, eliminated, is_loop }: &Proof,
    shape: &Shape,
    name: NameCell,
    locale: Locale,
) -> String {
    if let Some(placed) = placed {
        return format!(
            "The chain proves {}: if it were false, it would be true.",
            candidates(&[*placed], shape, name, locale)
        );
    }
    if eliminated.is_empty() {
        return match length {
            0 => String::new(),
            length if length.is_multiple_of(2) => {
                "The first candidate or the last one is true. No candidate clashes with both yet.".into()
            }
            _ => "The next link must be strong.".into(),
        };
    }
    let gone = candidates(eliminated, shape, name, locale);
    if *is_loop {
        format!(
            "The ends see each other, so the chain is a loop: each weak link holds one true candidate. It rules out {gone}."
        )
    } else {
        format!("The first candidate or the last one is true, so the chain rules out {gone}.")
    }
}

fn mistake(mistake: Mistake, right: Option<Digit>, shape: &Shape, name: NameCell, locale: Locale) -> String {
    match mistake {
        Mistake::Digit(one) => {
            let right = right.map_or_else(String::new, |right| {
                format!(" The solution has {} there.", en::said(right, locale.symbols))
            });
            format!(
                "{} was a guess: with it, another digit or cell has no place left.{right}",
                candidates(&[one], shape, name, locale)
            )
        }
        Mistake::Missing(one) => {
            format!(
                "The note {} is missing, although nothing rules it out.",
                candidates(&[one], shape, name, locale)
            )
        }
        Mistake::Left(one, there) => format!(
            "The note {} is left over: {} has that digit already.",
            candidates(&[one], shape, name, locale),
            name(shape, there)
        ),
    }
}

fn said(said: &Said, shape: &Shape, name: NameCell, locale: Locale) -> String {
    match *said {
        Said::Nothing | Said::Reply(_) => String::new(),
        Said::NotOpen(Candidate { cell, digit }) => {
            let (digit, cell) = (en::said(digit, locale.symbols), name(shape, cell));
            format!("{cell} has no candidate {digit}. Select a cell, then press one of its candidates.")
        }
        Said::NoMistake(cell) => format!("{} has no mistake.", name(shape, cell)),
        Said::InPattern { left: 1 } => "Yes. One cell is still missing.".into(),
        Said::InPattern { left } => format!("Yes. {left} cells are still missing."),
    }
}

/// The most letters of a place in a question of a hint: a longer one is framed on the board.
const IN_LINE: usize = 40;

/// "X-Wing: where can 5 go in rows 2 and 4?"
fn question(technique: Technique, at: &Whereabouts, shape: &Shape) -> Vec<Span> {
    let named = en::houses_and_cells(&at.houses, &at.cells, shape);
    let is_short = written_out(&named, shape, Locale::ENGLISH).concat().chars().count() <= IN_LINE;
    let framed = || vec![Span::Brief("the framed part of the board".into(), named.clone())];
    let place = if is_short { named.clone() } else { framed() };
    let is_hidden = at.cells.is_empty()
        && matches!(
            technique,
            Technique::HiddenPair
                | Technique::HiddenTriple
                | Technique::HiddenQuadruple
                | Technique::HiddenQuintuple
                | Technique::HiddenSextuple
        );
    let mut said: Vec<Span> = vec![Span::Technique(technique), ": ".into()];
    let mut ask = |before: &'static str, place: Vec<Span>, after: Vec<Span>| {
        said.push(before.into());
        said.extend(place);
        said.extend(after);
    };
    match (technique, at.digit) {
        (Technique::FullHouse, _) => ask("which digit is missing in ", place, vec!["?".into()]),
        (Technique::HiddenSingle, Some(digit)) => {
            ask("which empty cells of ", place, vec![" can't be ".into(), Span::Digit(digit), "?".into()]);
        }
        (Technique::NakedSingle, _) => ask("which digits does ", place, vec![" see?".into()]),
        (_, Some(digit)) => ask("where can ", vec![Span::Digit(digit)], {
            let mut there = vec![" go in ".into()];
            there.extend(place);
            there.push("?".into());
            there
        }),
        _ if is_hidden => ask("which digits share their places in ", place, vec!["?".into()]),
        _ if at.houses.is_empty() => ask("which digits can go in ", place, vec!["?".into()]),
        _ if technique.needs_sums() => {
            ask("what do the cages of ", place, vec![" leave, or have outside?".into()]);
        }
        _ => ask("how are the candidates linked in ", place, vec!["?".into()]),
    }
    said
}

fn ending(ending: Ending, activity: Activity, technique: Option<Technique>) -> String {
    let one = technique.map_or("A step", |one| name(one, Locale::ENGLISH));
    match ending {
        Ending::Found(_) => format!("Found: {one}."),
        Ending::NotThere => format!("Right: {one} is not on this board. The next step is another:"),
        Ending::Proved => String::new(),
        Ending::Mended => "Found.".into(),
        Ending::Shown if activity == Activity::Repair => "The marked cells are wrong.".into(),
        Ending::Shown => "One answer:".into(),
    }
}
