//! The words of the settings, of the keys, and of the answers to query keys.

use crate::{Lines, digit};
use stepdoku_page::app::text::later;
use sudoku_core::{
    Candidate, Cell, Digit, DigitSet, House, HouseKind, Level, Shape, Technique,
    advice::Whereabouts,
    cages::CageState,
    explain::Locale,
    marks::{LinkMark, Marks, Role},
    passes::PassKind,
    trail::State,
};
use sudoku_play::{
    input::{
        Mode,
        queried::{Places, Queried, Sought},
    },
    keys::{Typed, list},
    saved::settings::{Choice, NoteLayout, SettingsFault, SettingsGroup, Switch, Tinted, Use},
    taught::{Reply, TeachingEvent},
    view::Lesson,
    walk::Way,
};

pub(crate) fn settings(lines: &mut Lines) {
    let words = &later().settings;
    lines.all("settings", [words.more(), words.reset()]);
    lines.all("settings group", SettingsGroup::ALL.map(|group| words.group(group)));
    for switch in Switch::ALL {
        let (name, does) = words.switch(switch);
        lines.all("settings switch", [name, does]);
    }
    for answer in Choice::questions().into_iter().flatten() {
        let (name, does) = words.choice(answer);
        lines.all("settings choice", [words.question(answer), name, does]);
    }
    lines.all("settings colours", [words.colours(), words.colours_help(), words.colours_theme()]);
    lines.all("settings tinted", Tinted::ALL.map(|part| words.tinted(part)));
    for fault in [None, Some(SettingsFault::Newer), Some(SettingsFault::NotKept)] {
        lines.add("settings at once", words.applies(fault));
    }
    lines.add("ladder", words.techniques());
    lines.all("ladder tier", [1, 2, 3, 4, 5, 6].map(|number| words.tier(number)));
    lines.all("ladder used", [(1, 1), (2, 5)].map(|(on, of)| words.used(on, of)));
    for used in [Use::On, Use::Off, Use::NotInOrder, Use::Assumes] {
        lines.add("ladder idle", words.idle(used));
    }
}

pub(crate) fn keys(lines: &mut Lines) {
    let words = &later().keys;
    lines.all("keys", [words.how(), words.keys(), words.licences(), words.gestures()]);
    for (gesture, does) in words.all_gestures() {
        lines.all("keys gesture", [gesture, does]);
    }
    lines.all("keys by ear", [false, true].map(|letters| words.first_by_ear(letters)));
    for lesson in Lesson::ALL {
        let [title, seen, heard] = words.lesson(lesson, &lesson.picture(), Locale::ENGLISH);
        lines.all("keys lesson", [title, seen, heard]);
    }
    for digits in [false, true] {
        lines.all("keys note", [false, true].map(|commands| words.reading(digits, commands)));
    }
    // The keys of digits depend on the size; the rest depends on the kinds of notes at most.
    let [fixed, two] = NoteLayout::ALL;
    for (shape, layout) in [(Shape::S9, fixed), (Shape::S16, two)] {
        for (group, all) in list(shape, true, layout) {
            lines.add("keys group", words.group(group));
            for line in all {
                lines.add("keys action", words.action(line.action));
                lines.all("keys press", line.presses.iter().map(|&press| words.press(press, shape)));
            }
        }
    }
    for shape in Shape::ALL {
        let all = list(shape, true, fixed);
        let presses = all.iter().flat_map(|(_, all)| all).flat_map(|line| &line.presses);
        let digits = presses.filter(|press| matches!(press.typed, Typed::Digits | Typed::Figures));
        lines.all("keys digits", digits.map(|&press| words.press(press, shape)));
    }
}

fn digits(symbols: &str) -> DigitSet {
    symbols.chars().map(digit).collect()
}

/// Marks of every role, in all three ways.
fn marks() -> Marks {
    let roles = [Role::House, Role::Cause, Role::Aid, Role::Placed, Role::Guessed, Role::Eliminated];
    let roles = roles.into_iter().chain([Role::Clash, Role::Fin, Role::Lit]);
    let roles: Vec<Role> = roles.chain((0..4).map(Role::Color)).chain((0..6).map(Role::Set)).collect();
    let one = |role: &Role| (Candidate::new(Cell::at(2), digit('8')), *role);
    Marks {
        houses: vec![(House::Row(4), Role::House), (House::Box(2), Role::House)],
        cells: roles.iter().map(|role| (Cell::at(30), *role)).collect(),
        candidates: roles.iter().map(one).collect(),
    }
}

fn answers() -> Vec<Queried> {
    let shape = || Shape::S9.clone();
    let (row, five) = (House::Row(4), Candidate::new(Cell::at(1), digit('5')));
    let cell = |at: usize| Cell::at(at);
    let read = |house, missing: &str| Queried::Read {
        house,
        digits: vec![Some(digit('5')), None, Some(digit('7'))],
        missing: digits(missing),
    };
    let cage = |sum, empty| CageState {
        sum,
        cells: [30, 31, 40].map(Cell::at).to_vec(),
        empty,
        placed: 0,
        combinations: Vec::new(),
    };
    let places = |places| Queried::Places { digit: digit('5'), houses: vec![(row, places)], shape: shape() };
    let ends = |from: &[usize], to: &[usize], strong| {
        let all = |ends: &[usize]| ends.iter().map(|&at| Candidate::new(cell(at), digit('8'))).collect();
        Queried::Link(2, 5, LinkMark { from: all(from), to: all(to), strong }, shape())
    };
    let scanned = |house, digit, notes: &str| Queried::Scanned {
        house,
        cell: cell(40),
        digit,
        notes: digits(notes),
        shape: shape(),
    };
    let state = |level, empty, mode, lock| Queried::State { shape: shape(), level, empty, mode, lock };
    let lit = |cells: Option<Vec<Cell>>, marks| Queried::Highlighted(cells, Box::new(marks), shape());
    vec![
        Queried::Begun,
        Queried::WhichDigit,
        Queried::WhichRow(shape()),
        Queried::WhichRow(Shape::S16.clone()),
        Queried::WhichColumn(shape()),
        Queried::WhichColumn(Shape::S16.clone()),
        read(row, "46"),
        read(row, ""),
        Queried::Place(cell(40), shape(), Vec::new()),
        Queried::Place(cell(40), shape(), vec![cage(Some(15), 2), cage(None, 0)]),
        Queried::Board(vec![(row, vec![None, Some(digit('5'))]), (House::Row(5), vec![None])]),
        Queried::Further(Vec::new()),
        Queried::Further(vec![read(row, "4"), read(House::Box(2), "")]),
        Queried::Missing(vec![(row, digits("46")), (House::Box(4), digits(""))], None),
        Queried::Missing(vec![(row, digits("46"))], Some(digits(""))),
        Queried::Missing(vec![(row, digits("46")), (House::Box(4), digits("4"))], Some(digits("46"))),
        places(Places::In(cell(37))),
        places(Places::Can(Vec::new())),
        places(Places::Can(vec![cell(37), cell(39)])),
        Queried::NoneLeft(Sought::Empty),
        Queried::NoneLeft(Sought::Highlighted),
        Queried::NoneLeft(Sought::Bivalue),
        Queried::Bivalue(digits("46")),
        Queried::Counts(vec![(digit('1'), 9), (digit('2'), 4), (digit('3'), 0)], 9),
        Queried::Counts(vec![(digit('1'), 9)], 9),
        Queried::Counts(vec![(digit('1'), 8), (digit('2'), 4)], 9),
        lit(None, Marks::default()),
        lit(Some(Vec::new()), Marks::default()),
        lit(Some(Vec::new()), marks()),
        lit(Some(vec![cell(0), cell(30)]), Marks::default()),
        lit(Some(vec![cell(0)]), marks()),
        ends(&[0], &[2], true),
        ends(&[0], &[2, 3], false),
        ends(&[0, 3], &[2], true),
        ends(&[0, 3], &[2, 5, 7], false),
        Queried::NoLinks,
        Queried::Cells(vec![(cell(0), None, digits("46")), (cell(1), Some(digit('7')), digits(""))], shape()),
        Queried::Cells(vec![(cell(0), None, digits(""))], shape()),
        Queried::Standing(digit('5'), Vec::new(), shape()),
        Queried::Standing(digit('5'), vec![cell(0), cell(30)], shape()),
        Queried::Candidates(vec![five], shape()),
        Queried::Candidates(vec![five, five], shape()),
        scanned(Some(row), None, "46"),
        scanned(None, Some(digit('7')), ""),
        state(Some(Level::VeryHard), 51, Mode::Centre, None),
        state(None, 1, Mode::Digit, Some(digit('7'))),
        state(None, 0, Mode::Corner, None),
        state(None, 0, Mode::Colour, None),
        Queried::Exercise { shape: shape(), empty: 1 },
        Queried::Exercise { shape: shape(), empty: 12 },
        Queried::Covered,
        Queried::Unknown,
    ]
}

pub(crate) fn queries(lines: &mut Lines) {
    let words = &later().queries;
    lines.all("queries", [words.title(), words.empty_sign(), words.hidden()]);
    let row: Vec<Option<Digit>> = "53..7.".chars().map(Digit::from_symbol).collect();
    lines.add("queries row", words.row(&row, Locale::ENGLISH));
    for answer in answers() {
        let said = later().taught.said(&TeachingEvent::Queried(Box::new(answer)), Locale::ENGLISH);
        lines.add("queried", said);
    }
}

pub(crate) fn taught(lines: &mut Lines) {
    let mut say = |name: &str, event| lines.add(name, later().taught.said(&event, Locale::ENGLISH));
    let kinds = [PassKind::Singles, PassKind::HiddenSingles, PassKind::Search, PassKind::Path];
    for kind in kinds.into_iter().chain([PassKind::Tier(Technique::XWing)]) {
        for (number, steps) in [(None, 0), (Some(4), 1), (Some(4), 57)] {
            say("taught pass", TeachingEvent::Pass { kind, number, steps });
        }
    }
    let states = [State::Open, State::Dry, State::Stuck, State::Solved, State::Impossible(None), State::Cut];
    for state in states {
        say("taught end", TeachingEvent::End(state));
    }
    for (total, harder, stopped) in
        [(0, 0, false), (1, 0, false), (12, 0, false), (12, 1, false), (12, 11, false), (12, 3, true)]
    {
        say("taught all", TeachingEvent::AllSteps { total, harder, stopped });
    }
    for wrong in [1, 3] {
        say("taught blocked", TeachingEvent::Blocked(wrong));
    }
    for marked in [true, false] {
        say("taught marked", TeachingEvent::Marked(Cell::at(1), Shape::S9.clone(), marked));
    }
    for title in [None, Some(Technique::XWing.into())] {
        let house = House::new(HouseKind::Box, 4);
        let place = Box::new(Whereabouts { houses: vec![house], ..Whereabouts::default() });
        say("taught look", TeachingEvent::Look { place, title, shape: Shape::S9.clone() });
    }
    for reply in [
        Reply::Paused(Shape::S9.clone(), true),
        Reply::Paused(Shape::S16.clone(), true),
        Reply::Paused(Shape::S9.clone(), false),
        Reply::Given,
        Reply::Filled,
        Reply::NotHere,
        Reply::NothingToClear,
        Reply::NoNotes,
        Reply::NoDigit,
        Reply::NoHighlight,
        Reply::Command,
        Reply::NothingToUndo,
        Reply::NothingToRedo,
        Reply::NoTrial,
        Reply::NoClock,
        Reply::Solved,
        Reply::AtTheStart,
        Reply::Way(Way::Passes),
        Reply::Way(Way::Path),
        Reply::StepsHidden,
    ] {
        say("taught reply", TeachingEvent::Replied(reply));
    }
}
