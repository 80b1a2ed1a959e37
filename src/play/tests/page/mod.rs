//! A simulated browser: it carries out the commands of a session and stores its records.

use std::collections::{BTreeMap, VecDeque};
use sudoku_core::{
    Cell, Digit, Grid, Puzzle, Shape, Technique,
    explain::{self, Locale, Span, tell},
    rating::exact::OwnScales,
    technique::Edition,
    telling::{Mention, Telling},
    wire::{Answer, Reply, Request, Response, answer},
};
use sudoku_play::{
    features::{
        making::view::MakingView,
        pen::PenView,
        present::PresentView,
        solver::view::{SolveBody, SolveView},
        times::FinishView,
        why::view::WhyView,
    },
    game::{Game, Origin, clock::Millis},
    keys::{Focus, Key, KeyContext, Modifiers, message, spelled},
    messages::{
        AssignmentMsg, ClassMsg, DeckMsg, DiskMsg, GamesMsg, HandoverMsg, HintMsg, InputMsg, LearnMsg,
        MachineMsg, MagazineMsg, Msg, PageMsg, SettingsMsg, SolverMsg, UnreadLines, WhyMsg, WorkerMsg,
    },
    saved::{
        archive::{Archive, FileError, MOST_RECORD, Meeting, StoredGame, merge},
        book::Finish,
        journal::{Event, Record, RecordError, Restored, restore},
        practice::Attempt,
        settings::Settings,
    },
    scorm::cmi::Report,
    session::{Announcement, Cmd, DiskCmd, LmsCmd, Moment, Reach, Session},
    taught::TeachingEvent,
    ui::{
        Dialog, Direction, Exported, Imported, Notice, Panel, PuzzleForm, SaveError, sheets::Sheets,
        sound::Sound,
    },
    view::{
        CellView, Content, Drawing, Emphasis, Ground, Head, Inspected, KeyView, Labelled, LensView, PadView,
        PlayView, SaveState, TeachView,
    },
    walk::{
        StepMsg, Way,
        line_by_line::{Outline, Pieces},
    },
    work::Job,
};

/// The sentence of an explanation.
pub(crate) fn sentence_of(telling: &Telling) -> Vec<Span> {
    tell(telling, Locale::ENGLISH)
}

/// The mention in each piece of its sentence.
pub(crate) fn mentions(telling: &Telling) -> Vec<Option<Mention>> {
    sentence_of(telling).iter().map(Span::mention).collect()
}

/// The mentions of its sentence by line.
pub(crate) fn outline(telling: &Telling) -> Vec<Vec<Mention>> {
    explain::outline(sentence_of(telling))
}

/// A session that divides texts into lines as the page does.
fn new_session(game: Game, at: Moment) -> Session {
    let mut session = Session::new(game, at);
    session.divide(Outline(|telling, pieces| {
        explain::outline(match pieces {
            Pieces::Lines => sentence_of(telling),
            Pieces::Sentences => explain::in_lines(sentence_of(telling)),
        })
    }));
    session
}

/// A record on its way to the disk.
#[derive(Clone, Debug)]
struct Waiting {
    game: u64,
    number: u64,
    text: String,
    forget_below: u64,
}

/// The disk: records by game and number. A record is added, never overwritten.
#[derive(Clone, Debug, Default)]
pub(crate) struct Disk {
    pub(crate) games: BTreeMap<u64, BTreeMap<u64, String>>,
    waiting: VecDeque<Waiting>,
    /// Each write fails with this fault.
    pub(crate) fault: Option<SaveError>,
    /// Each read fails with this fault.
    pub(crate) deaf: Option<SaveError>,
    /// Writes wait until the test releases them.
    pub(crate) held: bool,
    /// The storage was cleared, and the page has not recreated it.
    gone: bool,
}

impl Disk {
    /// The game as a newly opened page would read it.
    pub(crate) fn read(&self, game: u64) -> Result<Restored, RecordError> {
        let records = self.games.get(&game).ok_or(RecordError::Strange)?;
        // Keys have room for ten figures; records with longer numbers are not found again.
        restore(records.range(..=MOST_RECORD).map(|(&number, text)| (number, text.as_str())))
    }

    /// The game that a page would open: the last one played that is not deleted. For unreadable games only
    /// the start date counts.
    pub(crate) fn last(&self) -> Option<u64> {
        let date = |game: &u64| match self.read(*game) {
            Ok(restored) if restored.deleted.is_some() => None,
            Ok(restored) => Some((restored.date, *game)),
            Err(_) => Some((*game, *game)),
        };
        self.games.keys().filter_map(date).max().map(|(_, game)| game)
    }

    /// The storage is cleared while the page is open.
    pub(crate) fn clear(&mut self) {
        self.games.clear();
        self.gone = true;
    }

    /// Writes the first waiting record; gives the message for the page.
    fn write(&mut self) -> Option<Msg> {
        if self.held {
            return None;
        }
        if self.gone && !self.waiting.is_empty() && self.fault.is_none() {
            self.gone = false;
            return Some(Msg::Machine(MachineMsg::Disk(DiskMsg::SavesGone)));
        }
        let Waiting { game, number, text, forget_below } = self.waiting.front()?.clone();
        if let Some(fault) = self.fault {
            return Some(Msg::Machine(MachineMsg::Disk(DiskMsg::SaveFailed(fault))));
        }
        let records = self.games.entry(game).or_default();
        if records.contains_key(&number) {
            self.waiting.retain(|waiting| waiting.game != game);
            return Some(Msg::Machine(MachineMsg::Disk(DiskMsg::Taken { game })));
        }
        records.insert(number, text);
        records.retain(|&number, _| number >= forget_below);
        self.waiting.pop_front();
        Some(Msg::Machine(MachineMsg::Disk(DiskMsg::Saved { game, number })))
    }
}

/// A page with its session, as a person would use it.
#[derive(Clone, Debug)]
pub(crate) struct Page {
    pub(crate) session: Session,
    pub(crate) at: Moment,
    pub(crate) disk: Disk,
    /// The worker's current request.
    pub(crate) asked: Option<Request>,
    /// The second worker's current request.
    pub(crate) spare: Option<Request>,
    /// The stored spare puzzles.
    pub(crate) stock: Option<String>,
    /// The stored magazine.
    pub(crate) magazine: Option<String>,
    /// How many times the magazine was printed.
    pub(crate) printed: usize,
    /// How many times the page was reloaded in a newer version.
    pub(crate) renewed: usize,
    /// The last printed pages.
    pub(crate) sheets: Option<Sheets>,
    /// The saved file of the magazine.
    pub(crate) saved: Option<String>,
    pub(crate) sounds: Vec<Sound>,
    pub(crate) said: Vec<Announcement>,
    pub(crate) told: Vec<TeachingEvent>,
    pub(crate) link: Option<String>,
    /// The interval of the solver's run.
    pub(crate) interval: Option<Millis>,
    /// The stored settings.
    pub(crate) settings: Option<String>,
    /// The stored book of times.
    pub(crate) finishes: BTreeMap<u64, String>,
    pub(crate) practice: BTreeMap<u64, String>,
    /// The stored lesson, and the damaged ones that were set aside; or that there is no room for those.
    pub(crate) lesson: Option<String>,
    pub(crate) aside: Vec<String>,
    pub(crate) has_no_room: bool,
    /// The stored assignment, and the stored results of a class.
    pub(crate) assignment: Option<String>,
    pub(crate) class: Option<String>,
    /// The questions for packages, and the reports to the learning management system.
    pub(crate) packages: Vec<(LmsCmd, String)>,
    pub(crate) reports: Vec<Report>,
    /// The stored pieces of a game from another device.
    pub(crate) handover: String,
    /// Whether the small store knows of any games.
    pub(crate) known: bool,
    /// The pending reads of the disk.
    reads: VecDeque<Cmd>,
    /// The last exported file.
    pub(crate) file: Option<String>,
    /// The commands of the last message.
    pub(crate) cmds: Vec<Cmd>,
    /// Whether the player goes on if help ends the counting of the time. Otherwise it waits.
    pub(crate) agrees: bool,
}

/// Everything visible; the dialogs get their parts.
type Seen = (
    (
        Vec<Labelled>,
        Ground,
        Drawing,
        Panel,
        Option<Inspected>,
        Option<SolveView>,
        (Option<PresentView>, Option<PenView>),
    ),
    (Vec<usize>, Settings, Option<WhyView>, TeachView, Option<Content>),
    (Option<Dialog>, PuzzleForm, Option<MakingView>, Option<Job>),
    Option<(PadView, Vec<KeyView>, PlayView)>,
    Option<LensView>,
    Option<(Head, Option<Notice>)>,
);

impl Page {
    /// Everything that a message of this reach must leave alone.
    fn seen(&self, reach: Reach) -> Seen {
        let session = &self.session;
        let views = session.cells();
        let cells = Cell::all(session.shape()).zip(&views);
        (
            (
                cells.map(|(cell, view)| session.labelled(cell, *view)).collect(),
                session.ground(&views),
                session.drawing(),
                session.panel(),
                session.inspected(),
                session.stepper(),
                (session.presenting(), session.pen()),
            ),
            (
                session.spoken_of(mentions),
                session.settings(),
                session.inquiry(),
                session.teaching(),
                // The list of games is shown when it has grown, not for each game read.
                session.content(self.at).filter(|content| content.games().is_none()),
            ),
            (
                session.dialog(),
                session.puzzle_form().clone(),
                session.making().map(|making| *making),
                session.job().cloned(),
            ),
            (reach != Reach::Pad).then(|| (session.pad(), session.keys(), session.tools())),
            (reach != Reach::Lens).then(|| session.lens()),
            (reach != Reach::Head).then(|| (session.head(self.at.now), session.notice().cloned())),
        )
    }

    /// A page with a new, untouched puzzle.
    pub(crate) fn new(puzzle: Puzzle) -> Self {
        Self::with(Game::new(puzzle, Origin::default()), Disk::default())
    }

    pub(crate) fn with(game: Game, disk: Disk) -> Self {
        let at = Moment { now: 5_000, date: 1_700_000_000_000, day: 19_675, chance: 42 };
        let session = new_session(game, at);
        let (said, told, cmds) = (Vec::new(), Vec::new(), Vec::new());
        let (settings, finishes, practice, file) = (None, BTreeMap::new(), BTreeMap::new(), None);
        let (asked, link, interval, reads) = (None, None, None, VecDeque::new());
        let (spare, stock, magazine, saved) = (None, None, None, None);
        Self {
            session,
            at,
            disk,
            asked,
            spare,
            stock,
            magazine,
            printed: 0,
            renewed: 0,
            sheets: None,
            saved,
            sounds: Vec::new(),
            said,
            told,
            link,
            interval,
            settings,
            finishes,
            practice,
            lesson: None,
            aside: Vec::new(),
            has_no_room: false,
            assignment: None,
            class: None,
            packages: Vec::new(),
            reports: Vec::new(),
            handover: String::new(),
            known: false,
            reads,
            file,
            cmds,
            agrees: true,
        }
    }

    /// Sends the session a message and carries out its commands.
    pub(crate) fn send(&mut self, msg: impl Into<Msg>) -> &mut Self {
        let msg = msg.into();
        if matches!(msg, Msg::Machine(MachineMsg::Worker(WorkerMsg::Lost(_)))) {
            self.asked = None;
        }
        let (reach, told) = (self.session.reach(&msg), format!("{msg:?}"));
        let before = (reach != Reach::All).then(|| self.seen(reach));
        let cmds = self.session.update(msg, self.at);
        if let Some(before) = before {
            assert!(before == self.seen(reach), "{told} changes more than it says");
        }
        self.cmds.clone_from(&cmds);
        let wrote = cmds.iter().any(|cmd| matches!(cmd, Cmd::Save { .. }));
        for cmd in cmds {
            self.obey(cmd);
        }
        let told = self.cmds.clone();
        if wrote {
            self.write();
        }
        self.read();
        self.cmds = told;
        match self.agreement().filter(|_| self.agrees) {
            Some(msg) => self.send(msg),
            None => self,
        }
    }

    /// The message that gets the help which ends the counting of the time, while it waits.
    pub(crate) fn agreement(&self) -> Option<Msg> {
        if let Some(notice @ Notice::EndsCounting(_)) = self.session.notice() {
            return sudoku_play::view::Answer::to(notice).map(sudoku_play::view::Answer::msg);
        }
        if self.session.inquiry().is_some_and(|view| view.warns) {
            return Some(WhyMsg::GoOn.into());
        }
        self.session.teaching().hint.filter(|hint| hint.costs).map(|_| HintMsg::Next.into())
    }

    /// Lets the disk finish its writes and reads.
    pub(crate) fn write(&mut self) {
        while let Some(told) = self.disk.write() {
            let failed = matches!(told, Msg::Machine(MachineMsg::Disk(DiskMsg::SaveFailed(_))));
            let stuck = self.disk.fault.is_some();
            self.send(told);
            if failed && stuck {
                break;
            }
        }
        self.read();
    }

    fn obey(&mut self, cmd: Cmd) {
        match cmd {
            Cmd::Save { game, number, text, forget_below } => {
                self.disk.waiting.push_back(Waiting { game, number, text, forget_below });
            }
            Cmd::Ask(request) => self.asked = Some(request),
            Cmd::Cancel => self.asked = None,
            Cmd::Announce(announcement) => self.said.push(announcement),
            Cmd::Teach(taught) => self.told.push(taught),
            Cmd::SetLink(link) => self.link = Some(link),
            Cmd::Run(interval) => self.interval = interval,
            Cmd::Focus | Cmd::ForgetLanguage => {}
            Cmd::Sound(sound) => self.sounds.push(sound),
            Cmd::Disk(DiskCmd::SaveSettings(text)) => self.settings = Some(text),
            Cmd::Spares(request) => self.spare = request,
            Cmd::Disk(DiskCmd::SaveSpares(text)) => self.stock = Some(text),
            Cmd::Disk(DiskCmd::SaveMagazine(text)) => {
                self.magazine = Some(text).filter(|text| !text.is_empty());
            }
            Cmd::Disk(DiskCmd::GrowMagazine(lines)) => self.magazine.get_or_insert_default().push_str(&lines),
            Cmd::Disk(DiskCmd::ReadMagazine) => {
                let kept = self.magazine.clone();
                self.send(MagazineMsg::Stored(kept));
            }
            Cmd::Print(sheets) => {
                self.printed += 1;
                self.sheets = Some(*sheets);
            }
            Cmd::Renew => self.renewed += 1,
            Cmd::Disk(DiskCmd::SavePuzzles(text, _)) => self.saved = Some(text),
            Cmd::Disk(DiskCmd::SaveFinish(finish)) => {
                self.finishes.entry(finish.game).or_insert_with(|| finish.write());
            }
            Cmd::Disk(DiskCmd::SaveDeck(text)) => self.lesson = Some(text).filter(|text| !text.is_empty()),
            Cmd::Disk(DiskCmd::SetDeckAside) => {
                if !self.has_no_room {
                    self.aside.extend(self.lesson.take());
                }
                let kept = self.lesson.clone();
                self.send(DeckMsg::Stored(kept));
            }
            Cmd::Disk(DiskCmd::SaveAssignment(text)) => self.assignment = Some(text),
            Cmd::Disk(DiskCmd::Lms(LmsCmd::Report, values)) => self.reports.push(Report(values)),
            Cmd::Disk(DiskCmd::Lms(cmd, text)) => self.packages.push((cmd, text)),
            Cmd::Disk(DiskCmd::SaveHandover(text)) => self.handover = text,
            Cmd::Disk(DiskCmd::ReadHandover) => {
                let kept = self.handover.clone();
                self.send(HandoverMsg::Stored(kept));
            }
            Cmd::Disk(DiskCmd::SaveClass(text)) => self.class = Some(text).filter(|text| !text.is_empty()),
            Cmd::Disk(DiskCmd::ReadClass) => {
                let kept = self.class.clone();
                self.send(ClassMsg::Stored(kept));
            }
            Cmd::Disk(DiskCmd::ReadDeck) => {
                let kept = self.lesson.clone();
                self.send(DeckMsg::Stored(kept));
            }
            Cmd::Disk(DiskCmd::SaveAttempt(attempt)) => {
                self.practice.insert(attempt.date, attempt.write());
            }
            Cmd::Disk(DiskCmd::ReadPractice | DiskCmd::ReadBook | DiskCmd::ReadGames | DiskCmd::Load(_)) => {
                self.reads.push_back(cmd);
            }
            Cmd::Disk(DiskCmd::SeekDeletion(game)) => {
                let deleted = self.disk.read(game).is_ok_and(|game| game.deleted.is_some());
                self.send(DiskMsg::Deletion(deleted));
            }
            Cmd::Disk(DiskCmd::Purge(games)) => self.disk.games.retain(|game, _| !games.contains(game)),
            Cmd::Disk(DiskCmd::Export(page)) if page.part => {
                self.file = Some(page.write());
                self.send(GamesMsg::Exported(Exported::part(&page)));
            }
            Cmd::Disk(DiskCmd::Export(page)) => {
                if let Some(fault) = self.disk.deaf {
                    self.send(GamesMsg::Exported(Exported::Unread(fault)));
                    return;
                }
                let mut all = self.kept();
                all.add_page(*page);
                self.file = Some(all.bounded().write());
                self.send(GamesMsg::Exported(Exported::All { files: 1 }));
            }
            Cmd::Disk(DiskCmd::KnowGames(known)) => self.known = known,
            Cmd::Disk(DiskCmd::ExportGames(games)) => {
                let mut some = self.kept();
                some.games.retain(|game| games.contains(&game.id));
                some = Archive { games: some.games, ..Archive::default() };
                self.file = Some(some.bounded().write());
                self.send(GamesMsg::GamesExported(true));
            }
            Cmd::Disk(DiskCmd::Import(archive)) => {
                self.send(GamesMsg::ImportWrites(archive.settings.clone()));
                let imported = self.take_in(*archive);
                self.send(GamesMsg::Imported(Some(imported)));
            }
        }
    }

    /// Everything stored.
    pub(crate) fn kept(&self) -> Archive {
        let games = self.disk.games.iter().map(|(&id, records)| StoredGame {
            id,
            records: records.iter().map(|(&number, text)| (number, text.clone())).collect(),
        });
        Archive {
            settings: self.settings.clone(),
            finishes: self.finishes.iter().map(|(&game, text)| (game, text.clone())).collect(),
            practice: self.practice.iter().map(|(&date, text)| (date, text.clone())).collect(),
            games: games.collect(),
            part: false,
        }
    }

    /// Merges a file into the stored games.
    fn take_in(&mut self, file: Archive) -> Imported {
        let merge = merge(&self.kept(), file, self.at.date);
        let imported = Imported::by(&merge);
        for game in merge.games {
            self.disk.games.insert(game.id, game.records.into_iter().collect());
        }
        self.finishes.extend(merge.finishes);
        self.practice.extend(merge.practice);
        for Meeting { game, records, file } in merge.meetings {
            if self.session.plays(game) {
                self.send(GamesMsg::Join { game, file });
            } else {
                self.disk.games.entry(game).or_default().extend(records);
            }
        }
        imported
    }

    /// Lets the disk answer reads. A read comes after all writes requested before it.
    fn read(&mut self) {
        while !self.disk.held
            && let Some(cmd) = self.reads.pop_front()
        {
            if let Some(fault) = self.disk.deaf {
                self.send(match cmd {
                    Cmd::Disk(DiskCmd::ReadBook) => {
                        Msg::Machine(MachineMsg::Disk(DiskMsg::BookFailed(fault)))
                    }
                    Cmd::Disk(DiskCmd::ReadPractice) => Msg::Learn(LearnMsg::PracticeRead(Err(fault))),
                    Cmd::Disk(DiskCmd::Load(game)) => Msg::Games(GamesMsg::LoadFailed { game, fault }),
                    _ => Msg::Games(GamesMsg::GamesFailed(fault)),
                });
                continue;
            }
            match cmd {
                Cmd::Disk(DiskCmd::ReadBook) => {
                    let read: Vec<Finish> =
                        self.finishes.values().filter_map(|text| Finish::read(text).ok()).collect();
                    let unread = self.finishes.len() - read.len();
                    self.send(DiskMsg::LinesUnread(UnreadLines::Times(unread)));
                    self.send(DiskMsg::BookRead(read));
                }
                Cmd::Disk(DiskCmd::ReadPractice) => {
                    let read: Vec<Attempt> =
                        self.practice.values().filter_map(|text| Attempt::read(text).ok()).collect();
                    let unread = self.practice.len() - read.len();
                    self.send(DiskMsg::LinesUnread(UnreadLines::Practice(unread)));
                    self.send(LearnMsg::PracticeRead(Ok(read)));
                }
                Cmd::Disk(DiskCmd::ReadGames) => {
                    let games: Vec<u64> = self.disk.games.keys().copied().collect();
                    for game in games {
                        let outcome = self.disk.read(game).map(Box::new);
                        self.send(GamesMsg::GameRead { game, outcome });
                    }
                    self.send(GamesMsg::GamesRead);
                }
                Cmd::Disk(DiskCmd::Load(game)) => {
                    let told = match self.disk.read(game) {
                        Ok(restored) => Msg::Machine(MachineMsg::Disk(DiskMsg::Restored {
                            game,
                            restored: Box::new(restored),
                        })),
                        Err(_) => Msg::Games(GamesMsg::GameGone(game)),
                    };
                    self.send(told);
                }
                other => panic!("{other:?} reads nothing"),
            }
        }
    }

    pub(crate) fn wait(&mut self, millis: Millis) -> &mut Self {
        self.at.now += millis;
        self.at.date += millis;
        self
    }

    /// The worker finishes its request and answers.
    pub(crate) fn work(&mut self) -> &mut Self {
        let request = self.asked.take().expect("the worker was asked for something");
        let (mut replies, mut clock) = (Vec::new(), 0);
        let now = &mut || {
            clock += 70;
            clock
        };
        let (scales, reader) = (&mut OwnScales, &mut |_: &[u8]| Vec::new());
        answer(request.task, Locale::ENGLISH, scales, reader, now, &mut |reply| replies.push(reply));
        for reply in replies {
            self.send(WorkerMsg::Answered(Response { job: request.job, reply }));
        }
        self
    }

    pub(crate) fn answer(&mut self, job: u32, answer: Answer) -> &mut Self {
        self.send(WorkerMsg::Answered(Response { job, reply: Reply::Done(answer) }))
    }

    pub(crate) fn press(&mut self, key: Key, held: Modifiers) -> &mut Self {
        let (shape, panel) = (self.session.shape(), self.session.panel());
        let (prefix, letters) = self.session.letter_keys();
        let ground = KeyContext { focus: Focus::Board, shape: shape.clone(), panel, prefix, letters };
        if let Some(msg) = message(spelled(key, held, shape, self.session.spells()), held, ground) {
            self.send(msg);
        }
        self
    }

    /// Switches off the techniques that came after the first edition of the ladder, which shorten many paths.
    pub(crate) fn keep_the_first_edition(&mut self) -> &mut Self {
        for technique in Technique::ALL.into_iter().filter(|technique| technique.edition() > Edition::First) {
            self.send(SettingsMsg::SetTechnique(technique, false));
        }
        self
    }

    /// Characters are typed on the board, each as a key press.
    pub(crate) fn type_keys(&mut self, text: &str) -> &mut Self {
        for symbol in text.chars() {
            self.press(Key::Char(symbol), Modifiers::default());
        }
        self
    }

    /// The arrow keys move the cursor to a cell.
    pub(crate) fn walk_to(&mut self, cell: Cell) -> &mut Self {
        let shape = self.session.shape().clone();
        let geometry = shape.geometry();
        for _ in 0..100 {
            let here = self.session.cursor();
            let direction = match () {
                () if geometry.row(here) < geometry.row(cell) => Direction::Down,
                () if geometry.row(here) > geometry.row(cell) => Direction::Up,
                () if geometry.column(here) < geometry.column(cell) => Direction::Right,
                () if geometry.column(here) > geometry.column(cell) => Direction::Left,
                () => break,
            };
            self.press(Key::Go(direction), Modifiers::default());
        }
        assert_eq!(self.session.cursor(), cell);
        self
    }

    pub(crate) fn place(&mut self, cell: usize, symbol: char) -> &mut Self {
        let digit = Digit::from_symbol(symbol).expect("the symbol of a digit");
        self.send(InputMsg::Select(Cell::at(cell))).send(InputMsg::Enter(digit))
    }

    /// Right digits are placed in up to `most` empty cells.
    pub(crate) fn place_right(&mut self, most: usize) -> &mut Self {
        let solution = self.session.game().solution().expect("a proven puzzle").clone();
        let board = self.session.game().grid();
        for cell in Cell::all(self.session.shape()).filter(|&cell| board.get(cell).is_none()).take(most) {
            let digit = solution.get(cell).expect("a digit of the solution");
            self.send(InputMsg::Select(cell)).send(InputMsg::Enter(digit));
        }
        self
    }

    pub(crate) fn step(&mut self, step: StepMsg) -> &mut Self {
        self.send(Msg::Solver(SolverMsg::Step(step)))
    }

    pub(crate) fn steps(&mut self, steps: &[StepMsg]) -> &mut Self {
        for &step in steps {
            self.step(step);
        }
        self
    }

    pub(crate) fn show(&mut self, panel: Panel) -> &mut Self {
        self.send(PageMsg::Show(panel))
    }

    /// Turns to the solver, and steps by passes.
    pub(crate) fn by_passes(&mut self) -> &mut Self {
        self.show(Panel::Solve).step(StepMsg::Way(Way::Passes))
    }

    /// The page is closed and opened again, and reads the disk.
    pub(crate) fn reload(&mut self, first: Puzzle) -> &mut Self {
        let mut disk = self.disk.clone();
        disk.waiting.clear();
        let at = Moment { now: 100, date: self.at.date + 1000, day: self.at.day, chance: self.at.chance + 1 };
        let session = new_session(Game::new(first, Origin::default()), at);
        let (settings, finishes) = (self.settings.take(), std::mem::take(&mut self.finishes));
        let (practice, lesson) = (std::mem::take(&mut self.practice), self.lesson.take());
        let aside = std::mem::take(&mut self.aside);
        let (assignment, class) = (self.assignment.take(), self.class.take());
        let anew = Self::with(self.session.game().clone(), Disk::default());
        *self = Self {
            session,
            at,
            disk,
            settings,
            finishes,
            practice,
            lesson,
            aside,
            known: self.known,
            ..anew
        };
        (self.assignment, self.class) = (assignment, class);
        if let Some(text) = self.assignment.clone() {
            self.send(AssignmentMsg::Stored(text));
        }
        if let Some(text) = self.settings.clone() {
            self.send(DiskMsg::SettingsRead(Settings::read(&text)));
        }
        let known = self.known;
        let found = match (self.disk.deaf, self.disk.last()) {
            (Some(fault), _) => Msg::Machine(MachineMsg::Disk(DiskMsg::GamesUnread { known, fault })),
            (None, None) => Msg::Machine(MachineMsg::Disk(DiskMsg::NoGames { known, settings: true })),
            (None, Some(game)) => match self.disk.read(game) {
                Ok(restored) => {
                    Msg::Machine(MachineMsg::Disk(DiskMsg::Restored { game, restored: Box::new(restored) }))
                }
                Err(_) => Msg::Machine(MachineMsg::Disk(DiskMsg::Unreadable)),
            },
        };
        self.send(found)
    }

    /// The last played game, as stored on the disk.
    pub(crate) fn on_disk(&self) -> Game {
        let game = self.disk.last().expect("a game on the disk");
        self.disk.read(game).expect("a journal that can be read").game
    }

    /// The digits on the screen.
    pub(crate) fn drawn(&self) -> String {
        self.session.cells().iter().map(|view| view.digit.map_or('.', Digit::symbol)).collect()
    }

    /// The result of the game, which has ended.
    pub(crate) fn result(&self) -> FinishView {
        self.session.result(self.at.day, self.at.now).expect("the game has ended")
    }

    pub(crate) fn grid(&self) -> Grid {
        self.session.game().grid()
    }

    pub(crate) fn cell(&self, cell: usize) -> CellView {
        self.session.cells()[cell]
    }

    pub(crate) fn stepper(&self) -> SolveView {
        self.session.stepper().expect("the stepper is open")
    }

    pub(crate) fn body(&self) -> SolveBody {
        self.stepper().body
    }

    pub(crate) fn save_state(&self) -> SaveState {
        self.session.head(self.at.now).save
    }

    pub(crate) fn seconds(&self) -> u64 {
        self.session.head(self.at.now).seconds
    }

    /// Takes the last announcement and forgets all before it.
    pub(crate) fn heard(&mut self) -> Option<Announcement> {
        std::mem::take(&mut self.said).pop()
    }

    /// Takes the last explanation and forgets all before it.
    pub(crate) fn taught(&mut self) -> Option<TeachingEvent> {
        std::mem::take(&mut self.told).pop()
    }

    /// Checks the invariants that hold after any message.
    pub(crate) fn check(&self) {
        let session = &self.session;
        let (shape, now) = (session.shape(), self.at.now);
        let cells = session.cells();
        assert_eq!(cells.len(), shape.cell_count());
        assert!(session.cursor().index() < cells.len());
        assert_eq!(cells.iter().filter(|view| view.cursor).count(), 1);
        // Views are computed from the state alone, so a second call gives the same.
        assert_eq!(cells, session.cells());
        assert_eq!(session.emphases(), session.emphases());
        assert_eq!((session.pad(), session.tools()), (session.pad(), session.tools()));
        assert_eq!((session.head(now), session.inspected()), (session.head(now), session.inspected()));
        assert_eq!(session.stepper(), session.stepper());
        for emphasis in session.emphases() {
            assert!(on_board(emphasis, shape), "{emphasis:?}");
        }
        for (cell, view) in Cell::all(shape).zip(&cells) {
            let label = session.labelled(cell, *view);
            assert!(label.clash.is_none() || view.conflict);
            assert!(view.notes.is_subset_of(sudoku_core::DigitSet::all(shape)));
            let _ = view.note_text(shape);
        }
        // The browser ticks for a run and nothing else.
        let running = session.stepper().is_some_and(|view| view.running);
        assert_eq!(self.interval.is_some(), running, "{:?}", self.cmds);
        // The job on show is the one that the worker is busy with.
        let (job, asked) = (session.job().map(|job| job.id), self.asked.as_ref().map(|asked| asked.job));
        assert_eq!(job, asked);
        let clues = session.game().clues();
        assert!(clues.agrees_with(&self.grid()));
    }
}

fn on_board(emphasis: Emphasis, shape: &Shape) -> bool {
    match emphasis {
        Emphasis::Cell(cell, _) => cell.index() < shape.cell_count(),
        Emphasis::House(house, _) => house.number() < shape.side(),
        Emphasis::Candidate(candidate, _) => {
            candidate.cell.index() < shape.cell_count() && candidate.digit.index() < shape.side()
        }
    }
}

/// The message of the browser for an opened file.
pub(crate) fn import(text: &str) -> Msg {
    Msg::Games(GamesMsg::Import(Archive::read(text).map(Box::new).map_err(FileError::Bad)))
}

/// The numbers of the records that hold the whole game for the first of two times.
pub(crate) fn snapshots(records: &BTreeMap<u64, String>) -> Vec<u64> {
    let is_snapshot = |text: &String| matches!(Record::read(text), Ok(Record { event: Event::Twice(_), .. }));
    records.iter().filter(|(_, text)| is_snapshot(text)).map(|(&number, _)| number).collect()
}
