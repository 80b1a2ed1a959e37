//! The words of help: the review, reasons, signs, hints and questions.

use crate::{Lines, digit};
use stepdoku_page::app::text::later;
use sudoku_core::{
    Candidate, Candidates, Cell, CellSet, DigitSet, Grid, House, Progress, Shape, Technique,
    advice::{Claimed, Verdict, Whereabouts},
    explain::{Locale, plain, written::Notation},
    marks::Role,
    step::{
        Conclusion, Locked, Pattern, Step,
        argument::{Argument, ArgumentKind},
    },
    telling::Telling,
    why::Fact,
};
use sudoku_play::{
    features::{
        review::ReviewedMove,
        why::view::{Askable, By, Crumb, InCell, TrialLine, WhyView},
    },
    game::turns::Applied,
    links::reasons::{ReasonCount, ReasonGiven, Reasons},
    taught::{ArguedView, HintSays, JudgedView},
    view::{Marked, Sign},
};

fn five() -> Candidate {
    Candidate::new(Cell::at(1), digit('5'))
}

/// A naked single after so many steps, which are pointing and claiming in turn.
fn forced(before: u8) -> Verdict {
    let locked = |row: u8| {
        let (within, crossing) = if row.is_multiple_of(2) {
            (House::Box(row), House::Row(row))
        } else {
            (House::Row(row), House::Box(row))
        };
        Step {
            pattern: Pattern::Locked(Locked { digit: digit('5'), within, crossing: Some(crossing) }),
            conclusion: Conclusion::Eliminate(vec![five()]),
        }
    };
    let last = Step { pattern: Pattern::NakedSingle, conclusion: Conclusion::Place(five()) };
    Verdict::Forced((0..before).map(locked).chain([last]).collect())
}

fn progress() -> Progress {
    Progress { attempt: 0, done: 3, of: 57, ..Progress::default() }
}

pub(crate) fn review(lines: &mut Lines) {
    let words = &later().review;
    let [back, next] = [words.back(), words.next()];
    lines.all("review", [words.open(), words.slider(), words.list(), back, next]);
    lines.all("review parts", [words.part_before(), words.part_after()]);
    lines.all("review", [words.own(), words.seen()]);
    lines.all("review busy", [None, Some(progress())].map(|progress| words.progress(progress)));
    for counts in [[0, 0, 0], [1, 0, 0], [5, 2, 1], [5, 2, 0]] {
        lines.add("review sums", words.sums(counts));
    }
    lines.add("review place", words.place(3, 57));
    lines.add("review part", words.part(1, 2));
    for moved in [
        ReviewedMove::Placed(five()),
        ReviewedMove::PlacedMany(digit('5'), 3),
        ReviewedMove::Unnoted(five()),
        ReviewedMove::UnnotedMany(1),
        ReviewedMove::UnnotedMany(4),
        ReviewedMove::Other(1),
        ReviewedMove::Other(7),
        ReviewedMove::Filled,
        ReviewedMove::Restarted,
        ReviewedMove::Hint(Some(five())),
        ReviewedMove::Hint(None),
        ReviewedMove::Solver,
        ReviewedMove::Solution,
    ] {
        lines.add("review move", words.moved(moved, Shape::S9, Locale::ENGLISH));
    }
    lines.add("review easier", words.easier(Technique::FullHouse, Some(Cell::at(1)), Shape::S9));
    lines.add("review easier", words.easier(Technique::XWing, None, Shape::S9));
    let told = [Verdict::Wrong, Verdict::Unforced, Verdict::Undecided, Verdict::Plain(Cell::at(80))];
    for verdict in told.into_iter().chain((0..5).map(forced)) {
        lines.add("review verdict", words.verdict(&verdict, Shape::S9));
        for stands in [true, false] {
            let claimed = Claimed { candidate: five(), stands };
            let verdict = Some(verdict.clone());
            let view = JudgedView { shape: Shape::S9.clone(), claimed, verdict, lit: false };
            lines.add("review judged", words.judged(&view));
            lines.add("review judged", words.judged_said(&view, Locale::ENGLISH));
            let view = JudgedView { verdict: None, ..view };
            lines.add("review judged", words.judged(&view));
            lines.add("review judged", words.judged_said(&view, Locale::ENGLISH));
        }
    }
}

pub(crate) fn argue(lines: &mut Lines) {
    let words = &later().argue;
    lines.all("argue", [words.switch(), words.title(), words.houses(), words.judge(), words.take_back()]);
    lines.all("argue how", [words.how_placed(), words.how_removed()]);
    lines.all("argue without", [words.skip(), words.show()]);
    for places in [true, false] {
        let argument = Argument { candidate: five(), places, cells: CellSet::EMPTY, houses: Vec::new() };
        let shape = Shape::S9.clone();
        let view = ArguedView { argument, houses: Vec::new(), judged: None, shape, changes: 0 };
        lines.add("argue ask", plain(&words.ask(&view), Shape::S9, Locale::ENGLISH));
        lines.add("argue ask", format!("{:?}", words.ask(&view)));
        lines.add("argue marked", words.marked(Cell::at(1), Shape::S9, places));
    }
    lines.all("argue kind", ArgumentKind::ALL.map(|kind| words.kind(kind)));
    let mut reasons = Reasons::NONE;
    reasons.add(ReasonGiven::AtOnce(ArgumentKind::Pattern));
    reasons.add(ReasonGiven::Later(ArgumentKind::Pattern));
    lines.add("argue counts", words.counts(&reasons));
    lines.add(
        "argue weakest",
        words.weakest(ReasonCount { kind: ArgumentKind::Pattern, at_once: 1, held: 2 }),
    );
}

pub(crate) fn marks(lines: &mut Lines) {
    let words = &later().marks;
    lines.all("marks", [words.unfold(), words.legend(), words.written(), words.all_lines(), words.all()]);
    lines.all("marks copy", [words.copy(), words.copied()]);
    lines.all("marks notation", Notation::ALL.map(|notation| words.notation(notation)));
    lines.all("marks more", [1, 3].map(|count| words.more_lines(count)));
    lines.all("marks left", [0, 1, 3].map(|count| words.lines_left(count)));
    lines.all("marks sign", Sign::ALL.map(|sign| words.sign(sign)));
    let roles = [Role::House, Role::Cause, Role::Aid, Role::Placed, Role::Guessed, Role::Eliminated]
        .into_iter()
        .chain([Role::Clash, Role::Fin, Role::Lit])
        .chain((0..4).map(Role::Color))
        .chain((0..6).map(Role::Set));
    for role in roles {
        lines.add("marks role", words.sign(Sign::Mark(role)));
        let two = "35".chars().map(digit).collect();
        let roles = vec![(role, DigitSet::EMPTY), (role, two)];
        lines.add("marks remark", words.remark(&Marked { cell: Cell::at(1), roles }, Locale::ENGLISH));
    }
}

pub(crate) fn hint(lines: &mut Lines) {
    let words = &later().hint;
    lines.all(
        "hint",
        [words.close(), words.next_line(), words.apply(), words.back(), words.ask(), words.refill()],
    );
    lines.all("hint", [words.stop()]);
    lines.all("hint further", [words.which_technique(), words.show_reason()]);
    lines.all("hint which", [words.show_digits(), words.show_notes()]);
    lines.all("hint stage", [1, 2, 3].map(|stage| words.stage(stage)));
    let rows = |digit| Whereabouts { houses: vec![House::Row(1), House::Row(6)], cells: Vec::new(), digit };
    let mut says = vec![HintSays::Looking, HintSays::Nothing, HintSays::Where(rows(None))];
    for number in [1, 4] {
        says.extend([false, true].map(|shown| HintSays::WrongDigits(number, shown)));
        says.extend([false, true].map(|shown| HintSays::LostNotes(number, shown)));
    }
    for says in says {
        lines.add("hint says", words.says(&says));
    }
    let many = Whereabouts { cells: (0..9).map(|at| Cell::at(at * 10)).collect(), ..rows(None) };
    for place in [rows(None), rows(Some(digit('5'))), many] {
        let two = [
            words.place(&place, Shape::S9),
            words.place_of(Technique::XWing.into(), &place, Shape::S9),
            words.place_of(Technique::AvoidableRectangle1.into(), &place, Shape::S9),
        ];
        for spans in two {
            lines.add("hint place", plain(&spans, Shape::S9, Locale::ENGLISH));
            lines.add("hint place", format!("{spans:?}"));
        }
    }
    let mut all = vec![Applied::Digit(five())];
    for (taken, filled) in [(1, 0), (3, 0), (0, 1), (0, 3), (1, 1), (2, 3)] {
        all.push(Applied::Notes { taken, filled, only: None });
        let gone = "39".chars().map(digit).collect();
        all.push(Applied::Notes { taken, filled, only: Some((Cell::at(20), gone)) });
    }
    for applied in all {
        lines.add("hint applies", words.applies(applied, Shape::S9, Locale::ENGLISH));
        lines.add("hint applied", words.applied(applied, Shape::S9, Locale::ENGLISH));
    }
}

pub(crate) fn why(lines: &mut Lines) {
    let words = &later().why;
    lines.all(
        "why",
        [words.answer(), words.close(), words.choose(), words.digits(), words.way(), words.back()],
    );
    lines.all("why", [words.rests(), words.lines(), words.busy(), words.cancel()]);
    lines.all("why looks", [words.look_placed(), words.look_possible(), words.look_gone()]);
    lines.all("why turn", [words.line_before(), words.line_after()]);
    lines.add("why at", words.at(3, 12));
    lines.all("why progress", [true, false].map(|trial| words.progress(trial, progress())));
    for is in [InCell::Stands, InCell::Gone, InCell::Then, InCell::There] {
        let asked = Askable { digit: digit('6'), is, asked: false };
        lines.add("why digit", words.digit(asked, Locale::ENGLISH));
    }
    let facts = [Fact::Stands(five()), Fact::Gone(five())];
    for fact in facts {
        lines.add("why fact", words.fact(fact, Shape::S9, Locale::ENGLISH));
    }
    for crumb in facts.map(Crumb::Fact).into_iter().chain([Crumb::Tried(five()), Crumb::Line(2)]) {
        lines.add("why crumb", words.crumb(crumb, Shape::S9, Locale::ENGLISH));
        for way in [vec![crumb], Vec::new()] {
            let view = WhyView { cell: Cell::at(1), digits: Vec::new(), way, answer: None, warns: false };
            lines.add("why title", words.title(&view, Shape::S9, Locale::ENGLISH));
            lines.add("why title heard", words.title_heard(&view, Shape::S9, Locale::ENGLISH));
        }
    }
    for by in [By::Given, By::Player, By::Before, By::Digit, By::Step(Technique::XWing), By::Trial, By::Proof]
    {
        lines.add("why by", words.by(by));
    }
    for (number, technique, candidate, places) in [
        (0, Technique::Guess, Some(five()), true),
        (3, Technique::NakedSingle, Some(five()), true),
        (3, Technique::Pointing, Some(five()), false),
        (9, Technique::DeadEnd, None, false),
    ] {
        let line = TrialLine { technique, candidate, places };
        lines.add("why line", words.line(number, line, Shape::S9, Locale::ENGLISH));
    }
}

/// The steps of hints as they are heard.
pub(crate) fn heard(lines: &mut Lines) {
    use sudoku_play::taught::{HintView, TeachingEvent};
    let rows = Whereabouts {
        houses: vec![House::Row(1), House::Row(6)],
        cells: Vec::new(),
        digit: Some(digit('5')),
    };
    let step = Step { pattern: Pattern::NakedSingle, conclusion: Conclusion::Place(five()) };
    let telling = Telling::of(&step, &Candidates::new(&Grid::empty(Shape::S9)));
    for says in [
        HintSays::Looking,
        HintSays::Where(rows.clone()),
        HintSays::What(Technique::XWing.into(), rows),
        HintSays::Why(telling, Applied::Digit(five())),
    ] {
        for costs in [false, true] {
            let hint = HintView { shape: Shape::S9.clone(), says: says.clone(), costs };
            lines.add(
                "heard hint",
                later().taught.said(&TeachingEvent::Hint(Box::new(hint)), Locale::ENGLISH),
            );
        }
    }
}
