//! The words of what was played: classes and times.

use crate::Lines;
use stepdoku_page::app::text::{later, text};
use sudoku_core::{Candidate, Cell, Shape, Technique, generate::daily::Date, level::Level};
use sudoku_play::{
    features::{
        class::view::{GroupView, UnreadCode},
        times::{FinishView, Pride, Standing},
    },
    game::aids::{Aid, Aids},
    links::assignment::{HandedIn, Hurry, Slip},
    saved::book::{Book, Streak},
    ui::SaveError,
};

pub(crate) const FAULTS: [SaveError; 6] = [
    SaveError::Forbidden,
    SaveError::Newer,
    SaveError::Blocked,
    SaveError::Slow,
    SaveError::Failed,
    SaveError::Full,
];

/// No help, each alone, and all.
pub(crate) fn aids() -> Vec<Aids> {
    let all = [Aids::EMPTY, Aid::ALL.into_iter().collect(), [Aid::Check, Aid::Path].into_iter().collect()];
    all.into_iter().chain(Aid::ALL.map(Aids::only)).collect()
}

pub(crate) fn class(lines: &mut Lines) {
    let words = &later().class;
    lines.all(
        "class",
        [words.about(), words.empty(), words.paste(), words.add(), words.file(), words.groups()],
    );
    lines
        .all("class", [words.hide(), words.nameless(), words.common_head(), words.save(), words.save_name()]);
    lines.all("class", [words.honest()]);
    lines.all("class heads", words.heads());
    lines.all("class file heads", words.file_heads());
    lines.all("class reasons", [words.head_reasons(), words.weakest()]);
    lines.all("class remove", [words.remove(), words.remove_all(), words.restore()]);
    lines.add("class pupil", words.pupil(3));
    for (count, known) in [(1, 0), (3, 0), (3, 2), (1, 1)] {
        lines.add("class added", words.read(count, known));
    }
    for fault in [UnreadCode::NoCode, UnreadCode::NoPicture, UnreadCode::Damaged(3), UnreadCode::Newer(4)] {
        lines.add("class fault", words.fault(fault));
    }
    lines.all("class unread", [1, 2].map(|count| words.unread(count)));
    for (title, count) in [("", 1), ("Monday", 3)] {
        let group = GroupView { number: 1, title: title.into(), shape: Shape::S9.clone(), count };
        lines.add("class group", words.group(&group));
    }
    for ended in [HandedIn::Done, HandedIn::Unfinished, HandedIn::TimeUp] {
        lines.add("class ended", words.ended(ended));
    }
    for aids in aids() {
        lines.add("class help", words.help(aids));
    }
    for hurry in [None, Some(Hurry { done: 3, seconds: 2 })] {
        lines.add("class techniques", words.techniques(&[], hurry));
        lines.add("class techniques", words.techniques(&[Technique::XWing, Technique::Pointing], hurry));
    }
    for item in [0, 2] {
        let slip = Slip { item, candidate: Candidate::new(Cell::at(1), crate::digit('5')) };
        lines.add("class common", words.common(slip, Shape::S9, 3, 20));
    }
}

fn finish(shape: &Shape, level: Option<Level>, day: Option<Date>) -> FinishView {
    FinishView {
        shape: shape.clone(),
        level,
        day,
        pride: None,
        hardest: Some(Technique::XWing),
        aids: Aids::EMPTY,
        played: 751_400,
        standing: Standing::First,
        times: Book::default().times(Shape::S9, level),
        streak: Streak::default(),
        placed: 50,
        moves: 60,
        just_ended: true,
        celebrate: true,
    }
}

pub(crate) fn times(lines: &mut Lines) {
    let words = &later().times;
    lines.all("times facts", [words.day_streak(), words.day_streak()]);
    let facts = [words.longest_streak(), words.puzzles_finished(), words.explained(), words.none()];
    lines.all("times", facts.into_iter().chain([words.off(), words.only_helped()]));
    lines.all("times fault", FAULTS.map(|fault| words.unreadable(fault)));
    lines.all("times unread", [1, 2].map(|count| words.unread(count)));
    lines.all("times kind", [1, 2].map(|number| words.finished(number)));
    lines.all("times kind", [words.best(), words.median(), words.only()]);
    lines.all("times chart", [1, 3].map(|count| words.chart(&vec!["01:00".to_owned(); count])));
    lines.all("times charted", [1, 3].map(|count| words.charted(count)));
    lines.all("times save", [words.save(), words.save_name()]);
    lines.all("times heads", words.columns());
    let fixed = [words.title(), words.next(), words.review(), words.solving(), words.details()];
    lines.all("finish", fixed.into_iter().chain([words.moments()]));
    lines.all("finish facts", [words.best(), words.median(), text().notices.ends_counting(), words.go_on()]);
    lines.all("finish days", [words.day_streak(), words.day_streak()]);
    lines.all("finish played", [(1, 1), (2, 3)].map(|(digits, moves)| words.played(digits, moves)));
    for aids in aids() {
        lines.add("finish solved", words.solved_by(aids));
    }
    let helped = Aid::ALL.into_iter().map(Some).chain([None]).map(Standing::Helped);
    let others = [Standing::Again, Standing::First, Standing::Best, Standing::Untimed, Standing::Behind];
    for standing in helped.chain(others) {
        lines.add("finish standing", words.standing(standing));
    }
    let day = Some(Date { year: 2026, month: 11, day: 24 });
    let shapes = [(Shape::S9, Some(Level::VeryHard)), (Shape::S16, Some(Level::Easy)), (Shape::S9, None)];
    for (shape, level) in shapes {
        let view = finish(shape, level, day);
        for pride in [
            Pride::Technique(Technique::XWing),
            Pride::Best,
            Pride::First,
            Pride::Week,
            Pride::Unaided,
            Pride::Unhinted,
            Pride::Streak(7),
        ] {
            lines.add("finish pride", words.proud(pride, &view));
        }
        for aid in [Aids::EMPTY, Aids::only(Aid::Candidates), Aids::only(Aid::HintPlace)] {
            let view = FinishView { aids: aid, ..view.clone() };
            lines.add("finish result", words.result_line(&view));
            let view = FinishView { day: None, hardest: None, standing: Standing::Untimed, ..view };
            lines.add("finish result", words.result_line(&view));
        }
    }
}
