//! Anything that a session can be told.
#![allow(dead_code, reason = "each test file uses its own part")]

use crate::common::{ARTICLE, HARD, SMALL};
use proptest::prelude::*;
use sudoku_core::{
    Cell, Digit, Filling, Level, Order, Symmetry, Technique,
    generate::daily::Date,
    play::{
        colour::Colour,
        edition::MagazineMsg,
        input::{Filter, Mode, Tap, Target},
        making::{BoardFrom, Form, MakeMsg},
        session::{FileMsg, Msg, Speed, StepMsg, WhyMsg},
        settings::{Choice, Switch},
        solver::Way,
        teacher::TeachMsg,
        turns::Fill,
        ui::{Dialog, Direction, Panel, Pointing, Wish, WorkFault},
    },
    wire::TextForm,
};

fn technique() -> impl Strategy<Value = Technique> {
    prop::sample::select(Technique::ALL.to_vec())
}

fn any_form() -> impl Strategy<Value = Form> {
    let boards =
        vec![BoardFrom::Here, BoardFrom::Filling(Filling::Random), BoardFrom::Filling(Filling::Permutation)];
    let (symmetries, boards) = (prop::sample::select(Symmetry::ALL.to_vec()), prop::sample::select(boards));
    let clues = prop::option::of(prop::sample::select(vec![0, 4, 17, 30, 80, 81, 700, u16::MAX]));
    let asked = (any::<bool>(), any::<bool>(), any::<bool>());
    (clues, symmetries, boards, asked).prop_map(|(clues, symmetry, board, (or_fewer, minimal, draws))| Form {
        clues,
        or_fewer,
        minimal,
        symmetry,
        draws,
        board,
        ..Form::default()
    })
}

fn any_making() -> impl Strategy<Value = MakeMsg> {
    prop_oneof![
        1 => any_form().prop_map(|form| MakeMsg::Form(Box::new(form))),
        1 => (0..625usize, any::<bool>()).prop_map(|(cell, on)| MakeMsg::Draw(Cell::at(cell), on)),
        1 => prop::sample::select(vec![Direction::Left, Direction::Down, Direction::RowEnd]).prop_map(MakeMsg::Pen),
        1 => Just(MakeMsg::Press),
        1 => Just(MakeMsg::DrawGivens),
        1 => Just(MakeMsg::Clear),
        1 => Just(MakeMsg::Measure),
        1 => Just(MakeMsg::PlayNearest),
        1 => Just(MakeMsg::Daily(Date::of_day(20_778))),
        1 => Just(MakeMsg::PlayArrived),
        2 => Just(MakeMsg::Spare),
        1 => any_text().prop_map(MakeMsg::StockRead),
    ]
}

fn any_step() -> impl Strategy<Value = StepMsg> {
    prop_oneof![
        4 => Just(StepMsg::NextStep),
        2 => Just(StepMsg::BackStep),
        4 => Just(StepMsg::NextPass),
        2 => Just(StepMsg::BackPass),
        2 => Just(StepMsg::ToEnd),
        1 => Just(StepMsg::ToStart),
        2 => Just(StepMsg::Run),
        2 => Just(StepMsg::RunTick),
        1 => prop::sample::select(Speed::ALL.to_vec()).prop_map(StepMsg::SetSpeed),
        1 => (0..300usize).prop_map(StepMsg::GoTo),
        1 => (0..30usize).prop_map(StepMsg::ShowPass),
        2 => Just(StepMsg::Search),
        1 => Just(StepMsg::Keep),
        1 => Just(StepMsg::FromGivens),
        2 => prop::sample::select(Way::ALL.to_vec()).prop_map(StepMsg::Way),
        2 => Just(StepMsg::AllSteps),
        1 => Just(StepMsg::OtherWay),
        2 => (0..40usize).prop_map(StepMsg::Point),
        3 => (0..40usize).prop_map(StepMsg::Choose),
        1 => prop::option::of(technique()).prop_map(StepMsg::Only),
        1 => technique().prop_map(StepMsg::ToTechnique),
    ]
}

fn any_why() -> impl Strategy<Value = WhyMsg> {
    prop_oneof![
        3 => Just(WhyMsg::Open),
        6 => digit().prop_map(WhyMsg::Ask),
        6 => (0..9usize).prop_map(WhyMsg::Follow),
        2 => (0..4usize).prop_map(WhyMsg::Back),
        2 => (0..9usize).prop_map(WhyMsg::Line),
        1 => Just(WhyMsg::Close),
    ]
}

fn any_direction() -> impl Strategy<Value = Direction> {
    use Direction::{
        BoardEnd, BoardStart, BoxDown, BoxLeft, BoxRight, BoxUp, Down, Left, Right, RowEnd, RowStart, Up,
    };
    prop::sample::select(vec![
        Up, Down, Left, Right, BoxUp, BoxDown, BoxLeft, BoxRight, RowStart, RowEnd, BoardStart, BoardEnd,
    ])
}

fn any_text() -> impl Strategy<Value = String> {
    prop_oneof![
        prop::sample::select(vec![SMALL, ARTICLE, HARD, "", "11..............", "................", "1.2"])
            .prop_map(str::to_owned),
        "[1-9A-P.#=&]{0,90}",
    ]
}

fn digit() -> impl Strategy<Value = Digit> {
    prop_oneof![4 => (0..9usize).prop_map(Digit::at), 1 => (0..25usize).prop_map(Digit::at)]
}

fn cell() -> impl Strategy<Value = Cell> {
    prop_oneof![4 => (0..81usize).prop_map(Cell::at), 1 => (0..625usize).prop_map(Cell::at)]
}

fn any_colour() -> impl Strategy<Value = Colour> {
    (1..=9u8).prop_map(|number| Colour::new(number).expect("a colour"))
}

fn any_choosing() -> impl Strategy<Value = Msg> {
    let filter = prop::option::of(prop_oneof![
        3 => digit().prop_map(Filter::Digit),
        1 => Just(Filter::Pairs),
    ]);
    prop_oneof![
        6 => cell().prop_map(Msg::Select),
        2 => any_direction().prop_map(Msg::Go),
        2 => any_direction().prop_map(Msg::Extend),
        // A tap comes from the board, and so names a cell that every board has.
        4 => ((0..16usize).prop_map(Cell::at), (0..4usize).prop_map(Digit::at), any::<bool>())
            .prop_map(|(cell, digit, adds)| Msg::Tap(Tap { at: Pointing { cell, digit }, adds })),
        2 => cell().prop_map(Msg::DragTo),
        1 => Just(Msg::DragEnd),
        1 => cell().prop_map(Msg::SelectSame),
        1 => Just(Msg::SelectAll),
        1 => digit().prop_map(Msg::Lock),
        1 => Just(Msg::LockHere),
        2 => any_mode().prop_map(Msg::SetMode),
        1 => Just(Msg::NextMode),
        1 => prop::option::of(any_mode()).prop_map(Msg::Hold),
        1 => Just(Msg::ToggleLayer),
        1 => prop::sample::select(vec![Target::Cells, Target::Candidates]).prop_map(Msg::PaintOn),
        2 => filter.prop_map(Msg::FilterBy),
        1 => any::<bool>().prop_map(|forward| Msg::StepFilter { forward }),
        1 => Just(Msg::TogglePicking),
        2 => Just(Msg::Escape),
        1 => Just(Msg::Pause),
        1 => any::<bool>().prop_map(Msg::Visible),
        1 => Just(Msg::Idle),
    ]
}

fn any_entry() -> impl Strategy<Value = Msg> {
    let fill = prop_oneof![Just(Fill::All), Just(Fill::Chosen), digit().prop_map(Fill::Digit)];
    prop_oneof![
        8 => digit().prop_map(Msg::Enter),
        4 => (any_mode(), digit()).prop_map(|(mode, digit)| Msg::EnterAs(mode, digit)),
        2 => digit().prop_map(Msg::Pad),
        1 => digit().prop_map(Msg::PadTwice),
        1 => Just(Msg::Confirm),
        2 => Just(Msg::Erase),
        1 => Just(Msg::Swap),
        3 => any_colour().prop_map(Msg::Paint),
        1 => Just(Msg::ClearColours),
        2 => fill.prop_map(Msg::FillNotes),
        5 => Just(Msg::Undo),
        3 => Just(Msg::Redo),
        1 => Just(Msg::Restart),
        1 => Just(Msg::FillSolution),
        1 => any::<bool>().prop_map(Msg::ShowSolution),
        1 => Just(Msg::Check),
        1 => Just(Msg::BackToRight),
        3 => any_asking().prop_map(Msg::Teach),
    ]
}

fn any_asking() -> impl Strategy<Value = TeachMsg> {
    use TeachMsg::{Apply, CloseHint, Hint, LightReason, LookAt, Refill, Review, Which};
    let rest =
        vec![Which, Refill, Apply, CloseHint, LightReason(true), LightReason(false), LookAt(3), Review];
    prop_oneof![3 => Just(Hint), 1 => prop::sample::select(rest)]
}

fn any_moment() -> impl Strategy<Value = Msg> {
    let name = || "[a-z ~|,;:%>\\n]{0,8}|über|😀{70}";
    prop_oneof![
        2 => name().prop_map(Msg::SaveMoment),
        1 => (0..20usize, name()).prop_map(|(node, name)| Msg::RenameMoment(node, name)),
        1 => (0..20usize).prop_map(Msg::UnsaveMoment),
        3 => (0..30usize).prop_map(Msg::GoTo),
        2 => Just(Msg::Try),
        2 => Just(Msg::GiveUp),
        1 => Just(Msg::KeepTrial),
    ]
}

fn any_setting() -> impl Strategy<Value = Msg> {
    let choices: Vec<Choice> = Choice::questions().into_iter().flatten().collect();
    prop_oneof![
        (prop::sample::select(Switch::ALL.to_vec()), any::<bool>())
            .prop_map(|(switch, on)| Msg::Set(switch, on)),
        prop::sample::select(choices).prop_map(Msg::Choose),
    ]
}

/// All that a player can do on the board.
pub(crate) fn any_play() -> impl Strategy<Value = Msg> {
    prop_oneof![8 => any_choosing(), 8 => any_entry(), 3 => any_moment(), 1 => any_setting()]
}

fn any_mode() -> impl Strategy<Value = Mode> {
    prop::sample::select(vec![Mode::Digit, Mode::Corner, Mode::Centre, Mode::Colour])
}

fn any_magazine() -> impl Strategy<Value = MagazineMsg> {
    prop::sample::select(vec![
        MagazineMsg::Kept(None),
        MagazineMsg::Kept(Some("magazine 1 z2.K7Q2M9X4.2x2.easy.random.none\n".into())),
        MagazineMsg::Kept(Some("magazine".into())),
        MagazineMsg::GoOn,
        MagazineMsg::Ascending(true),
        MagazineMsg::Layout(Box::default()),
        MagazineMsg::Title("Sunday".into()),
        MagazineMsg::At("https://stepdoku.example/".into()),
        MagazineMsg::More,
        MagazineMsg::Print,
        MagazineMsg::Save(TextForm::Lines),
        MagazineMsg::Clear,
        MagazineMsg::Restore,
        MagazineMsg::NotKept,
        MagazineMsg::Elsewhere,
    ])
}

/// All that a player can do, and some of what the machine says.
pub(crate) fn any_msg() -> impl Strategy<Value = Msg> {
    let dialogs = vec![
        Dialog::New,
        Dialog::Solution,
        Dialog::Finish,
        Dialog::Link,
        Dialog::Help,
        Dialog::Games,
        Dialog::Moments,
        Dialog::Times,
        Dialog::Settings,
        Dialog::Puzzle,
        Dialog::Review,
        Dialog::Magazine,
    ];

    let show = prop_oneof![
        3 => Just(Msg::Show(Panel::Solve)),
        2 => Just(Msg::Show(Panel::Play)),
        1 => Just(Msg::Review),
        1 => Just(Msg::ToggleCandidates),
        1 => Just(Msg::Point(None)),
        1 => Just(Msg::Look),
        1 => Just(Msg::PointAt(None)),
        1 => prop::sample::select(dialogs).prop_map(Msg::Open),
        1 => Just(Msg::Dismiss),
        1 => Just(Msg::DismissNotice),
        1 => any::<u16>().prop_map(Msg::Resized),
        4 => any_why().prop_map(Msg::Why),
    ];
    let puzzles = prop_oneof![
        (
            prop::sample::select(vec![Order::Two, Order::Three]),
            prop::sample::select(Level::ALL.to_vec()),
            "[A-Z ]{0,9}",
            prop::sample::select(vec!["", "", "", "2", "1001"])
        )
            .prop_map(|(order, level, seed, many)| Msg::Wish(Wish {
                order,
                level,
                seed,
                many: many.into(),
                ..Wish::default()
            })),
        Just(Msg::Generate),
        Just(Msg::GenerateSame),
        Just(Msg::PlayNearest),
        Just(Msg::Cancel),
        any_text().prop_map(Msg::Paste),
        (0..6usize).prop_map(Msg::Example),
        any_text().prop_map(|text| Msg::Link(format!("#p={text}"))),
        Just(Msg::Link("#s=m2.2.random.none.minimal.tries-20.00000001".into())),
        any_text().prop_map(|text| Msg::File(FileMsg::Dropped(Ok(text)))),
        Just(Msg::Return),
        Just(Msg::WorkerLost(WorkFault::Died)),
        Just(Msg::CopyFailed),
        (technique(), any::<bool>()).prop_map(|(technique, on)| Msg::SetTechnique(technique, on)),
        Just(Msg::Unreadable),
        any_magazine().prop_map(Msg::Magazine),
    ];
    let making = any_making().prop_map(Msg::Make);
    prop_oneof![8 => any_play(), 5 => any_step().prop_map(Msg::Step), 3 => show, 1 => puzzles, 2 => making]
}
