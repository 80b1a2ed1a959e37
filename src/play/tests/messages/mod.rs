//! Any message to a session.

use crate::common::{ARTICLE, HARD, SMALL};
use proptest::prelude::*;
use sudoku_core::{
    Cell, Digit, Filling, Level, Shape, Symmetry, Technique,
    generate::{Variant, daily::Date},
    magazine::{Paper, Ways},
    wire::TextForm,
};
use sudoku_play::{
    game::{colour::Colour, turns::Fill},
    input::{Filter, Mode, Tap, Target},
    messages::{
        ArrangeMsg, Beginning, BrowserMsg, ClockMsg, DiskMsg, EditorMsg, GameMsg, GamesMsg, HandoutMsg,
        HintMsg, InputMsg, LensMsg, LinkMsg, MachineMsg, MagazineMsg, MakeMsg, MomentMsg, Msg, PageMsg,
        PenColour, PenMsg, PenTool, PointerMsg, PresentMsg, ReviewMsg, SettingsMsg, SolverMsg, Spread,
        TextMsg, WhyMsg, WorkerMsg,
    },
    saved::settings::{Choice, Switch},
    ui::{BoardFrom, Dialog, Direction, MeasureForm, Panel, Pointing, PuzzleForm, Undrawn, WorkError},
    walk::{Sift, Speed, StepMsg, Way},
};

fn technique() -> impl Strategy<Value = Technique> {
    prop::sample::select(Technique::ALL.to_vec())
}

fn any_form() -> impl Strategy<Value = MeasureForm> {
    let boards =
        vec![BoardFrom::Here, BoardFrom::Filling(Filling::Random), BoardFrom::Filling(Filling::Permutation)];
    let (symmetries, boards) = (prop::sample::select(Symmetry::ALL.to_vec()), prop::sample::select(boards));
    let clues = prop::option::of(prop::sample::select(vec![0, 4, 17, 30, 80, 81, 700, u16::MAX]));
    let asked = (any::<bool>(), any::<bool>(), any::<bool>());
    (clues, symmetries, boards, asked).prop_map(|(clues, symmetry, board, (or_fewer, minimal, draws))| {
        MeasureForm { clues, or_fewer, minimal, symmetry, draws, board, ..MeasureForm::default() }
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
        1 => Just(MakeMsg::Daily(Level::Easy, Date::of_day(20_778))),
    ]
}

fn any_pen() -> impl Strategy<Value = PenMsg> {
    prop_oneof![
        3 => Just(PenMsg::Toggle),
        4 => prop::collection::vec((any::<u16>(), any::<u16>()), 0..4).prop_map(PenMsg::Draw),
        1 => prop::sample::select(PenColour::all().collect::<Vec<_>>()).prop_map(PenMsg::Dip),
        1 => prop::sample::select(vec![PenTool::Pen, PenTool::Pointer]).prop_map(PenMsg::Take),
        1 => (0..9u32).prop_map(PenMsg::Fade),
        1 => any::<bool>().prop_map(PenMsg::Vanish),
        1 => Just(PenMsg::Undo),
        1 => Just(PenMsg::Clear),
    ]
}

fn any_present() -> impl Strategy<Value = PresentMsg> {
    prop_oneof![
        6 => Just(PresentMsg::Open),
        8 => Just(PresentMsg::Next),
        4 => Just(PresentMsg::Back),
        1 => Just(PresentMsg::Again),
        1 => Just(PresentMsg::Blank),
        1 => Just(PresentMsg::Wake),
        1 => Just(PresentMsg::Leave),
        1 => prop::sample::select(Spread::ALL.to_vec()).prop_map(PresentMsg::Lay),
        1 => any::<bool>().prop_map(PresentMsg::Spell),
    ]
}

fn any_step() -> impl Strategy<Value = StepMsg> {
    prop_oneof![
        4 => Just(StepMsg::NextStep),
        1 => Just(StepMsg::NextVeiled),
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
        1 => technique().prop_map(|one| StepMsg::Sift(Sift::One(one))),
        1 => prop::sample::select(vec![Sift::Suiting, Sift::All]).prop_map(StepMsg::Sift),
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
        prop::sample::select(vec![
            SMALL,
            ARTICLE,
            HARD,
            "",
            "11..............",
            "................",
            "1.2",
            "12....2..3.....4 !",
            "1+2....2..3.....4:313"
        ])
        .prop_map(str::to_owned),
        Just(format!("{ARTICLE}\n{HARD}\n")),
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
        1 => Just(Filter::Bivalue),
    ]);
    prop_oneof![
        6 => cell().prop_map(|it| Msg::Input(InputMsg::Select(it))),
        2 => any_direction().prop_map(|it| Msg::Input(InputMsg::Go(it))),
        2 => any_direction().prop_map(|it| Msg::Input(InputMsg::Extend(it))),
        // A tap comes from the board, and so names a cell that every board has.
        4 => ((0..16usize).prop_map(Cell::at), (0..4usize).prop_map(Digit::at), any::<bool>())
            .prop_map(|(cell, digit, adds)| Msg::Input(InputMsg::Tap(Tap { at: Pointing { cell, digit }, adds }))),
        2 => cell().prop_map(|it| Msg::Input(InputMsg::DragTo(it))),
        1 => Just(Msg::Input(InputMsg::DragEnd)),
        1 => cell().prop_map(|it| Msg::Input(InputMsg::SelectSame(it))),
        1 => Just(Msg::Input(InputMsg::SelectAll)),
        1 => digit().prop_map(|it| Msg::Input(InputMsg::Lock(it))),
        1 => Just(Msg::Input(InputMsg::LockHere)),
        2 => any_mode().prop_map(|it| Msg::Input(InputMsg::SetMode(it))),
        1 => Just(Msg::Input(InputMsg::NextMode)),
        1 => prop::option::of(any_mode()).prop_map(|it| Msg::Input(InputMsg::Hold(it))),
        1 => Just(Msg::Input(InputMsg::ToggleComma)),
        1 => prop::sample::select(vec![Target::Cells, Target::Candidates]).prop_map(|it| Msg::Input(InputMsg::PaintOn(it))),
        2 => filter.prop_map(|it| Msg::Input(InputMsg::FilterBy(it))),
        1 => any::<bool>().prop_map(|forward| Msg::Input(InputMsg::StepFilter { forward })),
        1 => Just(Msg::Input(InputMsg::TogglePicking)),
        2 => Just(Msg::Page(PageMsg::Escape)),
        1 => Just(Msg::Page(PageMsg::Pause)),
        1 => any::<bool>().prop_map(|it| Msg::Machine(MachineMsg::Browser(BrowserMsg::Visible(it)))),
        1 => Just(Msg::Machine(MachineMsg::Clock(ClockMsg::Idle))),
    ]
}

fn any_entry() -> impl Strategy<Value = Msg> {
    let fill = prop_oneof![Just(Fill::All), Just(Fill::Selected), digit().prop_map(Fill::Digit)];
    prop_oneof![
        8 => digit().prop_map(|it| Msg::Input(InputMsg::Enter(it))),
        4 => (any_mode(), digit()).prop_map(|(mode, digit)| Msg::Input(InputMsg::EnterAs(mode, digit))),
        2 => digit().prop_map(|it| Msg::Input(InputMsg::Pad(it))),
        1 => digit().prop_map(|it| Msg::Input(InputMsg::PadTwice(it))),
        1 => Just(Msg::Input(InputMsg::Confirm)),
        2 => Just(Msg::Input(InputMsg::Erase)),
        1 => Just(Msg::Input(InputMsg::Swap)),
        3 => any_colour().prop_map(|it| Msg::Input(InputMsg::Paint(it))),
        1 => Just(Msg::Input(InputMsg::ClearColours)),
        2 => fill.prop_map(|it| Msg::Game(GameMsg::FillNotes(it))),
        5 => Just(Msg::Game(GameMsg::Undo)),
        3 => Just(Msg::Game(GameMsg::Redo)),
        1 => Just(Msg::Game(GameMsg::Restart)),
        1 => Just(Msg::Game(GameMsg::FillSolution)),
        1 => any::<bool>().prop_map(|it| Msg::Game(GameMsg::ShowSolution(it))),
        1 => Just(Msg::Game(GameMsg::Check)),
        1 => Just(Msg::Game(GameMsg::BackToRight)),
        3 => any_asking(),
    ]
}

fn any_asking() -> impl Strategy<Value = Msg> {
    let rest: Vec<Msg> = vec![
        HintMsg::Which.into(),
        HintMsg::Refill.into(),
        HintMsg::Apply.into(),
        HintMsg::Singles.into(),
        HintMsg::Close.into(),
        ReviewMsg::Light(true).into(),
        ReviewMsg::Light(false).into(),
        ReviewMsg::LookAt(3).into(),
        ReviewMsg::Open.into(),
    ];
    prop_oneof![3 => Just(Msg::Hint(HintMsg::Next)), 1 => prop::sample::select(rest)]
}

fn any_moment() -> impl Strategy<Value = Msg> {
    let name = || "[a-z ~|,;:%>\\n]{0,8}|über|😀{70}";
    prop_oneof![
        2 => name().prop_map(|it| Msg::Moment(MomentMsg::Save(it))),
        1 => (0..20usize, name()).prop_map(|(node, name)| Msg::Moment(MomentMsg::Rename(node, name))),
        1 => (0..20usize).prop_map(|it| Msg::Moment(MomentMsg::Unsave(it))),
        3 => (0..30usize).prop_map(|it| Msg::Moment(MomentMsg::GoTo(it))),
        2 => Just(Msg::Moment(MomentMsg::Try)),
        2 => Just(Msg::Moment(MomentMsg::GiveUp)),
        1 => Just(Msg::Moment(MomentMsg::Keep)),
    ]
}

fn any_setting() -> impl Strategy<Value = Msg> {
    let choices: Vec<Choice> = Choice::questions().into_iter().flatten().collect();
    prop_oneof![
        (prop::sample::select(Switch::ALL.to_vec()), any::<bool>())
            .prop_map(|(switch, on)| Msg::Settings(SettingsMsg::Set(switch, on))),
        prop::sample::select(choices).prop_map(|it| Msg::Settings(SettingsMsg::Choose(it))),
    ]
}

/// Any action of a player on the board.
pub(crate) fn any_play() -> impl Strategy<Value = Msg> {
    prop_oneof![8 => any_choosing(), 8 => any_entry(), 3 => any_moment(), 1 => any_setting()]
}

fn any_mode() -> impl Strategy<Value = Mode> {
    prop::sample::select(vec![Mode::Digit, Mode::Corner, Mode::Centre, Mode::Colour])
}

fn any_magazine() -> impl Strategy<Value = MagazineMsg> {
    prop::sample::select(vec![
        MagazineMsg::GoOn,
        MagazineMsg::Ascending(true),
        MagazineMsg::Layout(Box::default()),
        MagazineMsg::Title("Sunday".into()),
        MagazineMsg::Arrange(ArrangeMsg::Begin(true)),
        MagazineMsg::Arrange(ArrangeMsg::Lot(0)),
        MagazineMsg::Arrange(ArrangeMsg::Puzzle(1)),
        MagazineMsg::Arrange(ArrangeMsg::Shift(true)),
        MagazineMsg::Arrange(ArrangeMsg::To(7)),
        MagazineMsg::Arrange(ArrangeMsg::TakeOut),
        MagazineMsg::Arrange(ArrangeMsg::Name("Warm-up".into())),
        MagazineMsg::Arrange(ArrangeMsg::Most(Some(9))),
        MagazineMsg::Arrange(ArrangeMsg::Undo),
        MagazineMsg::Arrange(ArrangeMsg::PutBack),
        MagazineMsg::More,
        MagazineMsg::Print,
        MagazineMsg::Save(TextForm::Lines),
        MagazineMsg::Clear,
        MagazineMsg::Restore,
    ])
}

fn any_edit() -> impl Strategy<Value = EditorMsg> {
    prop::sample::select(vec![
        EditorMsg::Look,
        EditorMsg::Begin(Beginning::Empty(Shape::S4.clone())),
        EditorMsg::Begin(Beginning::Givens),
        EditorMsg::Begin(Beginning::Position),
        EditorMsg::Select(Cell::at(9)),
        EditorMsg::Select(Cell::at(624)),
        EditorMsg::Go(Direction::Right),
        EditorMsg::Enter(Digit::at(1)),
        EditorMsg::Enter(Digit::at(24)),
        EditorMsg::Erase,
        EditorMsg::MoveOn(true),
        EditorMsg::Skip,
        EditorMsg::Paste("1.....2..3.....4".into()),
        EditorMsg::Undo,
        EditorMsg::Redo,
        EditorMsg::Symmetry(Symmetry::Full),
        EditorMsg::Mirror,
        EditorMsg::MarkSpare,
        EditorMsg::RemoveSpare,
        EditorMsg::FindHardest,
        EditorMsg::Live(true),
        EditorMsg::Live(false),
        EditorMsg::Play,
    ])
}

/// Any message of the machine about the magazine.
fn any_word_of_the_magazine() -> impl Strategy<Value = Msg> {
    prop::sample::select(vec![
        MagazineMsg::Stored(None).into(),
        MagazineMsg::Stored(Some("magazine 1 z2.K7Q2M9X4.2x2.easy.random.none\n".into())).into(),
        MagazineMsg::Stored(Some("magazine".into())).into(),
        BrowserMsg::At("https://stepdoku.example/".into()).into(),
        MagazineMsg::NotKept.into(),
        MagazineMsg::Elsewhere.into(),
    ])
}

/// Cells may be off the board, as a message may come late.
fn any_lens() -> impl Strategy<Value = LensMsg> {
    let share = || (0.0..=1.0, 0.0..=1.0);
    prop_oneof![
        (share(), share(), 0.2..5.0f64).prop_map(|(from, to, factor)| LensMsg::Turn { from, to, factor }),
        share().prop_map(LensMsg::LookAt),
        Just(LensMsg::Rest),
        Just(LensMsg::Closer),
        Just(LensMsg::Farther),
        Just(LensMsg::Whole),
        (0..625usize).prop_map(|cell| LensMsg::Box(Cell::at(cell))),
        prop::collection::vec((0..625usize).prop_map(Cell::at), 0..4).prop_map(LensMsg::Show),
    ]
}

/// Any action of a player, and some messages of the machine.
pub(crate) fn any_msg() -> impl Strategy<Value = Msg> {
    let dialogs = Dialog::ALL.to_vec();
    let show = prop_oneof![
        3 => Just(Msg::Page(PageMsg::Show(Panel::Solve))),
        2 => Just(Msg::Page(PageMsg::Show(Panel::Play))),
        1 => Just(Msg::Solver(SolverMsg::Step(StepMsg::Review))),
        1 => Just(Msg::Pointer(PointerMsg::ToggleCandidates)),
        1 => Just(Msg::Pointer(PointerMsg::Point(None))),
        1 => Just(Msg::Pointer(PointerMsg::Look)),
        1 => Just(Msg::Pointer(PointerMsg::PointAt(None))),
        1 => prop::sample::select(dialogs).prop_map(|it| Msg::Page(PageMsg::Open(it))),
        1 => Just(Msg::Page(PageMsg::Dismiss)),
        1 => Just(Msg::Page(PageMsg::DismissNotice)),
        1 => any::<u16>().prop_map(|it| Msg::Machine(MachineMsg::Browser(BrowserMsg::Resized(it)))),
        2 => any_lens().prop_map(Msg::Lens),
        4 => any_why().prop_map(Msg::Why),
        4 => any_present().prop_map(Msg::Present),
        2 => any_pen().prop_map(Msg::Pen),
    ];
    let puzzles = prop_oneof![
        (
            prop::sample::select(vec![
                (Shape::S4, None),
                (Shape::S9, None),
                (Shape::S9, Some(Variant::Ruled(sudoku_core::Constraint::Diagonals)))
            ]),
            prop::sample::select(Level::ALL.to_vec()),
            "[A-Z ]{0,9}",
            prop::sample::select(vec![12, 2, 2, 1001]),
            any::<bool>()
        )
            .prop_map(|((shape, variant), level, seed, many, custom)| Msg::Make(MakeMsg::Puzzle(
                PuzzleForm { shape: shape.clone(), variant, level, seed, many, custom }
            ))),
        prop::sample::select(Level::ALL.to_vec()).prop_map(|level| Msg::Make(MakeMsg::Start(level))),
        Just(Msg::Make(MakeMsg::Many)),
        Just(Msg::Make(MakeMsg::GenerateSame)),
        Just(Msg::Page(PageMsg::Stop)),
        any_text().prop_map(|it| Msg::Text(TextMsg::Paste(it))),
        Just(Msg::Text(TextMsg::ReadOtherwise)),
        Just(Msg::Text(TextMsg::ReadNext)),
        (0..3usize).prop_map(|number| Msg::Text(TextMsg::ReadPart(number))),
        prop::option::of(0..99usize).prop_map(|number| Msg::Text(TextMsg::List(number))),
        (0..6usize).prop_map(|it| Msg::Text(TextMsg::Example(it))),
        any_text().prop_map(|text| Msg::Link(LinkMsg::Open(format!("#p={text}")))),
        Just(Msg::Link(LinkMsg::Open("#s=m2.2.random.none.minimal.tries-20.00000001".into()))),
        Just(Msg::Link(LinkMsg::Open("#p=1.....2..3.....4&b=1ff-GC9sMAAAAXO323bsEggDAADIIuAA".into()))),
        any_text().prop_map(|text| Msg::Text(TextMsg::Dropped(Ok(text)))),
        Just(Msg::Games(GamesMsg::Return)),
        Just(Msg::Machine(MachineMsg::Worker(WorkerMsg::Lost(WorkError::Died)))),
        Just(Msg::Page(PageMsg::CopyFailed)),
        Just(Msg::Page(PageMsg::Renew)),
        Just(Msg::Machine(MachineMsg::Browser(BrowserMsg::NewVersion))),
        Just(Msg::Machine(MachineMsg::Browser(BrowserMsg::NotDrawn(Undrawn::Printed)))),
        (technique(), any::<bool>())
            .prop_map(|(technique, on)| Msg::Settings(SettingsMsg::SetTechnique(technique, on))),
        Just(Msg::Machine(MachineMsg::Disk(DiskMsg::Unreadable))),
        any_magazine().prop_map(Msg::Magazine),
        any_edit().prop_map(Msg::Editor),
        prop::sample::select(vec![HandoutMsg::Show, HandoutMsg::Print(Ways::All, Paper::A4)])
            .prop_map(Msg::Handout),
        any_word_of_the_magazine(),
    ];
    let making = prop_oneof![
        10 => any_making().prop_map(Msg::Make),
        1 => Just(Msg::Link(LinkMsg::Play)),
        2 => Just(Msg::Make(MakeMsg::Spare)),
        1 => any_text().prop_map(|text| Msg::Make(MakeMsg::SparesRead(text))),
    ];
    prop_oneof![8 => any_play(), 5 => any_step().prop_map(Msg::from), 3 => show, 1 => puzzles, 2 => making]
}
