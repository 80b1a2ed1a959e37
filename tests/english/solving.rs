//! The words of the solver.

use crate::{Lines, digit};
use stepdoku_page::app::text::{later, solver::AtEnd};
use sudoku_core::{
    Candidate, Cell, Progress, Shape, Technique, explain::Locale, passes::PassKind, step::Conclusion,
    trail::State,
};
use sudoku_play::{
    features::solver::{
        AllView, Bottleneck, PathView,
        view::{PassLine, PassTitle},
    },
    walk::{Ahead, Sift, Speed, StepMsg, Way},
};

const KINDS: [PassKind; 5] = [
    PassKind::Singles,
    PassKind::HiddenSingles,
    PassKind::Search,
    PassKind::Tier(Technique::XWing),
    PassKind::Path,
];

pub(crate) fn solver(lines: &mut Lines) {
    let words = &later().solver;
    lines.all(
        "solver",
        [words.card(), words.steps(), words.run(), words.stop(), words.speed(), words.passes()],
    );
    lines.all("solver", [words.unveil(), words.more(), words.search(), words.keep(), words.from_givens()]);
    lines.all("solver", [words.back_to_play()]);
    lines.all(
        "solver buttons",
        [words.start(), words.start_help(), words.back_pass(), words.back_pass_help()],
    );
    lines.all(
        "solver buttons",
        [words.back_step(), words.back_step_help(), words.next_step(), words.next_step_help()],
    );
    lines.all("solver buttons", [words.next_pass(), words.next_pass_help(), words.end(), words.end_help()]);
    lines.all("solver speed", Speed::ALL.map(|speed| words.speed_name(speed)));
    for kind in KINDS {
        lines.add("solver kind", words.kind(kind));
        for steps in [0, 1, 2, 57] {
            lines.add("solver count", words.count(kind, steps));
            for number in [None, Some(4)] {
                for step in [None, Some(1)].into_iter().filter(|step| step.is_none() || steps > 0) {
                    let title = PassTitle { kind, number, steps, step };
                    let (name, what, which) = words.moment(title);
                    lines.all("solver moment", [&*name, what, &*which]);
                    lines.add("solver found", words.pass_found(title));
                }
            }
        }
    }
    for open in [1, 60] {
        for (from_givens, way) in [(false, Way::Passes), (true, Way::Passes), (false, Way::Path)] {
            let (title, sentence) = words.at_start(open, from_givens, way);
            lines.all("solver start", [title, &*sentence]);
        }
    }
    let states = [State::Open, State::Dry, State::Stuck, State::Solved, State::Impossible(None), State::Cut];
    for state in states {
        for (passes, guesses, placed, open) in
            [(0, 0, 0, 60), (1, 1, 1, 1), (21, 2, 57, 2), (3, 0, 57, 0), (0, 2, 57, 0)]
        {
            let (title, sentence) = words.at_end(AtEnd { state, passes, guesses, placed, open });
            lines.all("solver end", [title, sentence]);
        }
    }
    for wrong in [1, 4] {
        let (title, sentence) = (words.blocked(wrong), words.blocked_text());
        lines.all("solver blocked", [&*title, sentence]);
    }
    let works = [
        Ahead::Passes,
        Ahead::Search,
        Ahead::Climb(StepMsg::NextStep),
        Ahead::Path(StepMsg::ToEnd),
        Ahead::AllSteps,
    ];
    let progress = |done| Some(Progress { attempt: 0, done, of: 57, ..Progress::default() });
    for ahead in works {
        lines.all(
            "solver busy",
            [None, progress(0), progress(12)].map(|progress| words.busy(ahead, progress)),
        );
    }
    lines.all(
        "climb",
        [words.climb(), words.guess(), words.cancel(), words.ways(), words.techniques(), words.take()],
    );
    lines.all(
        "climb",
        [words.close(), words.all(), words.all_help(), words.keep_step(), words.keep_step_help()],
    );
    lines.all("climb columns", [words.column_technique(), words.column_steps(), words.column_score()]);
    lines.all("climb filter", [words.filter(), words.filter_suiting(), words.filter_all()]);
    for way in [Way::Passes, Way::Path] {
        let (name, help) = words.way(way);
        lines.all("climb way", [name, help]);
    }
    for part in [None, Some((3, 3)), Some((3, 7))] {
        for kind in KINDS {
            let line = PassLine {
                index: 0,
                kind,
                number: None,
                count: 3,
                current: false,
                steps: Vec::new(),
                part,
                shows: StepMsg::NextStep,
            };
            lines.add("climb line", words.line(&line));
        }
    }
    let one = |at, symbol| Candidate::new(Cell::at(at), digit(symbol));
    for conclusion in [
        Conclusion::Place(one(1, '5')),
        Conclusion::Eliminate(vec![one(1, '5'), one(2, '3'), one(7, '5')]),
        Conclusion::TakeBack(one(1, '5')),
        Conclusion::Impossible,
    ] {
        lines.add("climb follows", words.follows(&conclusion, Shape::S9, Locale::ENGLISH));
    }
    lines.all("climb gone", [0, 3].map(|more| words.further_gone(more)));
    for steps in [1, 57] {
        let path = PathView { lines: Vec::new(), steps, score: 1234, bottleneck: None, hardest: Vec::new() };
        lines.add("climb path", words.path_title(&path));
    }
    lines.add("climb next", words.to_next_of(Technique::XWing));
    lines.add("climb bottleneck", words.bottleneck());
    for choices in [0, 1, 3] {
        let bottleneck = Bottleneck { at: 12, technique: Technique::XWing, choices };
        lines.add("climb bottleneck", words.bottleneck_at(bottleneck));
    }
    for total in [None, Some(0), Some(1), Some(12)] {
        for (solved, stopped) in [(false, false), (true, false), (false, true)] {
            for (listed, harder) in [(Sift::All, 1), (Sift::Suiting, 0), (Sift::Suiting, 1)] {
                if total.is_some_and(|total| total < harder) {
                    continue;
                }
                let groups = Vec::new();
                let all = AllView { total, solved, listed, harder, groups, pointed: None, stopped };
                let (title, sentence) = words.all_found(&all);
                lines.all("climb all", [&*title, sentence]);
            }
        }
    }
    lines.all("climb harder", [1, 12_345].map(|harder| words.harder_ones(harder)));
    lines.add("climb more", words.more_steps(3));
}
