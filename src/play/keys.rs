//! Keys to messages, for every size and mode, by the table of keys.
//!
//! On 16×16 and 25×25, letters are digits. There a comma makes the next letter a command; the page shows that
//! it awaits one. At the smaller sizes letters are free, and need no comma.

pub mod keyboard;
mod list;
mod table;

pub use list::{KeyLine, list};
pub use table::{AnswerAction, KeyAction, KeyGroup, PresentAction, Press, ReviewAction, Typed};

use crate::{
    input::{
        Mode, Prefix,
        queried::{Query, QueryMsg},
    },
    messages::{
        ArrangeMsg, DeckMsg, DrillMsg, EditorMsg, ExampleMsg, GameMsg, InputMsg, LensMsg, Msg, NearMsg,
        PhotoMsg, PointerMsg, PresentMsg, SolverMsg, WhyMsg,
    },
    ui::{Direction, Panel},
    walk::StepMsg,
};
use sudoku_core::{Digit, Shape};
use table::{Binding, Heard, TABLE, digit, direction};

/// A key, free of the browser's names.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Key {
    /// A key that writes a character; with Shift, Ctrl or Alt it is the one printed on the key.
    Char(char),
    /// An arrow, Home or End.
    Go(Direction),
    /// Page up.
    PageUp,
    /// Page down.
    PageDown,
    /// Delete.
    Delete,
    /// Backspace.
    Backspace,
    /// Enter.
    Enter,
    /// Escape.
    Escape,
}

/// Keys held with another.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Modifiers {
    /// Shift.
    pub shift: bool,
    /// Ctrl, or Cmd on a Mac.
    pub ctrl: bool,
    /// Alt or Option.
    pub alt: bool,
}

impl Modifiers {
    /// The mode of these keys while they are held.
    #[must_use]
    pub const fn mode(self) -> Option<Mode> {
        match self {
            Self { ctrl: true, alt: false, .. } => Some(Mode::Centre),
            Self { shift: true, alt: false, .. } => Some(Mode::Corner),
            _ => None,
        }
    }
}

/// The element with the focus during a key press. Keys without Ctrl have a meaning only on the board and its
/// controls, so that speech commands and keyboard browsing never trigger one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Focus {
    /// A cell of the board.
    Board,
    /// A button of the pad, the tools or the stepper.
    Controls,
    /// Nothing at all.
    Nothing,
    /// Something that takes keys itself, such as a field.
    Elsewhere,
}

/// The context of a key press.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct KeyContext {
    /// The element with the focus.
    pub focus: Focus,
    /// The size of the board.
    pub shape: Shape,
    /// The face of the page.
    pub panel: Panel,
    /// The key typed before.
    pub prefix: Option<Prefix>,
    /// Whether the player wants letter and sign commands.
    pub letters: bool,
}

impl KeyContext {
    /// Whether a row of the table applies here to that key, with any focus.
    fn hears(&self, binding: &Binding, key: Key) -> bool {
        let there = match binding.heard {
            Heard::Play => self.panel.shows_the_game(),
            Heard::Solve => self.panel.shows_a_walk(),
            Heard::Both | Heard::Page => {
                !self.panel.lies_over() || matches!(binding.action, KeyAction::Escape)
            }
            Heard::Queries | Heard::Present | Heard::Answers | Heard::Review | Heard::Browser => false,
        };
        let (press, comma) = (binding.press, self.prefix == Some(Prefix::Command));
        let is_meant = if press.is_letter() {
            self.letters && (comma || !binding.wants_comma(&self.shape))
        } else if press.is_sign() {
            self.letters
        } else {
            // After a comma a letter is a command and not a digit.
            let letter = matches!(key, Key::Char(symbol) if symbol.is_ascii_alphabetic());
            !(comma && self.letters && letter) || press.held.ctrl || press.held.alt
        };
        there && is_meant
    }

    /// Whether held keys select a mode here: on the board and its controls, while playing.
    #[must_use]
    pub const fn hears_modes(&self) -> bool {
        matches!(self.focus, Focus::Board | Focus::Controls) && self.panel.shows_the_game()
    }
}

/// The key that pauses a game and resumes it, on a board of that size; none if the player wants no such keys.
#[must_use]
pub fn pauses(shape: &Shape, letters: bool) -> Option<Press> {
    let row = TABLE.iter().find(|row| row.action == KeyAction::Pause)?;
    letters.then_some(Press { comma: row.wants_comma(shape), ..row.press })
}

/// Whether a key held down repeats this message. Toggles don't repeat.
#[must_use]
pub const fn repeats(msg: &Msg) -> bool {
    match msg {
        Msg::Solver(SolverMsg::Step(step)) => !matches!(step, StepMsg::OtherWay | StepMsg::AllSteps),
        Msg::Lens(LensMsg::Closer | LensMsg::Farther)
        | Msg::Input(InputMsg::Go(_) | InputMsg::Extend(_) | InputMsg::StepFilter { .. })
        | Msg::Game(GameMsg::Undo | GameMsg::Redo) => true,
        _ => false,
    }
}

/// The message of a click on a key of the pad, by the number of clicks in a row: every second one is a double
/// click. A press by the keyboard has 0 clicks.
#[must_use]
pub const fn pad(digit: Digit, clicks: u32) -> Msg {
    match (clicks, clicks.is_multiple_of(2)) {
        (1.., true) => Msg::Input(InputMsg::PadTwice(digit)),
        _ => Msg::Input(InputMsg::Pad(digit)),
    }
}

/// A key as the board means it: where letters enter digits, the first ones are its digits.
#[must_use]
pub fn spelled(key: Key, held: Modifiers, shape: &Shape, spells: bool) -> Key {
    match key {
        Key::Char(letter @ ('a'..='z' | 'A'..='Z')) if spells && !held.ctrl && !held.alt => {
            let number = letter.to_ascii_lowercase() as u8 - b'a' + 1;
            let digit = Digit::new(number).filter(|digit| digit.index() < shape.side());
            digit.map_or(key, |digit| Key::Char(digit.symbol()))
        }
        _ => key,
    }
}

/// The message of a key; `None` leaves it to the browser.
#[must_use]
pub fn message(key: Key, held: Modifiers, context: KeyContext) -> Option<Msg> {
    if let Some(query) = query(key, held, &context) {
        return Some(query.into());
    }
    let binding = bound(key, held, &context.shape, &|binding| context.hears(binding, key))?;
    // Enter and Space press a button with the focus, and the arrows scroll the page.
    let the_buttons_own = matches!(key, Key::Enter | Key::Char(' ') | Key::Go(_));
    let heard = match context.focus {
        Focus::Board => true,
        Focus::Controls => !the_buttons_own,
        // Where a panel takes the board's place, Escape leaves it.
        Focus::Nothing => binding.heard == Heard::Page || context.panel.lies_over(),
        Focus::Elsewhere => false,
    };
    if heard { binding.action.message(key, &context.shape) } else { None }
}

/// The message of a key after a semicolon, or later in the same question. A key without a character is none: it
/// acts as usual, and ends the question.
fn query(key: Key, held: Modifiers, context: &KeyContext) -> Option<QueryMsg> {
    let Key::Char(symbol) = key else { return None };
    if held.ctrl || held.alt || !matches!(context.focus, Focus::Board | Focus::Controls) {
        return None;
    }
    let asked = || match bound(key, held, &context.shape, &|binding| binding.heard == Heard::Queries)?.action
    {
        KeyAction::Query(Query::PlacesOf) => digit(key, &context.shape).map(QueryMsg::Name),
        KeyAction::Query(query) => Some(QueryMsg::Ask(query)),
        _ => None,
    };
    match context.prefix? {
        Prefix::Query | Prefix::Name if symbol == ';' => Some(QueryMsg::Begin),
        Prefix::Query => Some(asked().unwrap_or(QueryMsg::Unknown)),
        Prefix::Name => Some(digit(key, &context.shape).map_or(QueryMsg::Unknown, QueryMsg::Name)),
        Prefix::Scan if symbol.eq_ignore_ascii_case(&'s') => asked(),
        Prefix::Walk if symbol.eq_ignore_ascii_case(&'k') => asked(),
        Prefix::Command | Prefix::Scan | Prefix::Walk => None,
    }
}

/// The message of a key in a presentation, which takes keys with any focus.
#[must_use]
pub fn present(key: Key, held: Modifiers) -> Option<Msg> {
    let binding = bound(key, held, Shape::S4, &|binding| binding.heard == Heard::Present)?;
    let KeyAction::Present(action) = binding.action else { return None };
    Some(match action {
        PresentAction::Next => PresentMsg::Next.into(),
        PresentAction::Back => PresentMsg::Back.into(),
        PresentAction::Again => PresentMsg::Again.into(),
        PresentAction::Blank => PresentMsg::Blank.into(),
        PresentAction::Candidates => PointerMsg::ToggleCandidates.into(),
        PresentAction::Leave => PresentMsg::Leave.into(),
    })
}

/// The message of a key in the panel "Why?", which has the focus. `way` is the number of answers up to the
/// current one, and `line` the current line of a trial.
#[must_use]
pub fn answer(key: Key, held: Modifiers, shape: &Shape, way: usize, line: Option<usize>) -> Option<WhyMsg> {
    let binding = bound(key, held, shape, &|binding| binding.heard == Heard::Answers)?;
    let KeyAction::Answer(action) = binding.action else { return None };
    match action {
        AnswerAction::Ask => digit(key, shape).map(WhyMsg::Ask),
        AnswerAction::Back => way.checked_sub(2).map(WhyMsg::Back),
        AnswerAction::Line if leads_on(key) => line.map(|line| WhyMsg::Line(line + 1)),
        AnswerAction::Line => line?.checked_sub(1).map(WhyMsg::Line),
        AnswerAction::Close => Some(WhyMsg::Close),
    }
}

/// The move that a key selects in the list of a review, which has the focus.
#[must_use]
pub fn review(key: Key, at: usize, count: usize) -> Option<usize> {
    let binding = bound(key, Modifiers::default(), Shape::S4, &|binding| binding.heard == Heard::Review)?;
    let KeyAction::Review(action) = binding.action else { return None };
    let last = count.saturating_sub(1);
    let far = match action {
        ReviewAction::Move => 1,
        ReviewAction::Page => ReviewAction::PAGE,
        ReviewAction::End => last,
    };
    Some(if leads_on(key) { (at + far).min(last) } else { at.saturating_sub(far) })
}

/// The message of a key on the board of the editor, which has the focus: as on the board in play, if the
/// editor has such an action. Letters are digits or nothing.
#[must_use]
pub fn editor(key: Key, held: Modifiers, shape: &Shape) -> Option<EditorMsg> {
    let is_heard = |binding: &Binding| {
        matches!(binding.heard, Heard::Play | Heard::Both | Heard::Page) && !binding.press.is_letter()
    };
    match bound(key, held, shape, &is_heard)?.action {
        KeyAction::Enter => digit(key, shape).map(EditorMsg::Enter),
        KeyAction::Erase => Some(EditorMsg::Erase),
        KeyAction::Undo => Some(EditorMsg::Undo),
        KeyAction::Redo => Some(EditorMsg::Redo),
        KeyAction::Go | KeyAction::GoToEnd => direction(key).map(EditorMsg::Go),
        KeyAction::GoFar | KeyAction::GoToCorner => {
            direction(key).map(|direction| EditorMsg::Go(direction.far()))
        }
        _ => None,
    }
}

/// The message of a key on the board of the editor while its cursor moves on after a digit: a dot, 0, blank or
/// Enter leaves a cell empty.
#[must_use]
pub fn editor_moving_on(key: Key, held: Modifiers, shape: &Shape) -> Option<EditorMsg> {
    let skips = matches!(key, Key::Char('.' | '0' | ' ') | Key::Enter);
    if skips && held == Modifiers::default() { Some(EditorMsg::Skip) } else { editor(key, held, shape) }
}

/// The message of a key on the board of an exercise, which has the focus: as on the board of the editor, and
/// Enter confirms. A semicolon begins a question, if the player wants signs as commands; `prefix` is the key typed
/// before this one.
#[must_use]
pub fn drill(
    key: Key,
    held: Modifiers,
    shape: &Shape,
    (prefix, letters): (Option<Prefix>, bool),
) -> Option<DrillMsg> {
    let context =
        KeyContext { focus: Focus::Board, shape: shape.clone(), panel: Panel::Learn, prefix, letters };
    let begins = letters && key == Key::Char(';') && !held.ctrl && !held.alt;
    if let Some(msg) = query(key, held, &context).or(begins.then_some(QueryMsg::Begin)) {
        return Some(DrillMsg::Query(msg));
    }
    match key {
        Key::Enter => return Some(DrillMsg::Confirm),
        Key::Char(' ') if !held.ctrl && !held.alt => return Some(DrillMsg::Mark),
        _ => {}
    }
    // The keys for a hint and for all candidates, as on the board of a game. Letters may be digits.
    let plain = letters && !held.ctrl && !held.alt;
    match key {
        Key::Char('/') if plain => return Some(DrillMsg::Help),
        Key::Char('i' | 'I') if plain && !shape.has_letters() => return Some(DrillMsg::Help),
        Key::Char('h' | 'H') if plain && !shape.has_letters() => return Some(DrillMsg::Candidates),
        _ => {}
    }
    match editor(key, held, shape)? {
        EditorMsg::Enter(digit) => Some(DrillMsg::Answer(digit)),
        EditorMsg::Go(direction) => Some(DrillMsg::Go(direction)),
        EditorMsg::Erase | EditorMsg::Undo => Some(DrillMsg::Shorten),
        _ => None,
    }
}

/// The message of a key on the board of a near miss, which has the focus: Enter and Space name the cell.
#[must_use]
pub fn near(key: Key, held: Modifiers, shape: &Shape) -> Option<NearMsg> {
    if matches!(key, Key::Enter | Key::Char(' ')) {
        return Some(NearMsg::Confirm);
    }
    match editor(key, held, shape)? {
        EditorMsg::Go(direction) => Some(NearMsg::Go(direction)),
        _ => None,
    }
}

/// The message of a key on the board read from a photograph, which has the focus: as on the board of the editor, and
/// Enter confirms the cell.
#[must_use]
pub fn photo(key: Key, held: Modifiers, shape: &Shape) -> Option<PhotoMsg> {
    if key == Key::Enter {
        return Some(PhotoMsg::Confirm);
    }
    match editor(key, held, shape)? {
        EditorMsg::Enter(digit) => Some(PhotoMsg::Enter(digit)),
        EditorMsg::Go(direction) => Some(PhotoMsg::Go(direction)),
        EditorMsg::Erase => Some(PhotoMsg::Erase),
        _ => None,
    }
}

/// The message of a key in a lesson. A clicker sends Page Down and Page Up.
#[must_use]
pub const fn deck(key: Key, held: Modifiers) -> Option<DeckMsg> {
    if held.ctrl || held.alt {
        return None;
    }
    match key {
        Key::PageDown | Key::Char(' ') | Key::Go(Direction::Right | Direction::Down) => Some(DeckMsg::Next),
        Key::PageUp | Key::Backspace | Key::Go(Direction::Left | Direction::Up) => Some(DeckMsg::Back),
        Key::Go(Direction::RowStart) => Some(DeckMsg::Again),
        Key::Char('n' | 'N') => Some(DeckMsg::NextSlide),
        Key::Char('b' | 'B' | '.') => Some(DeckMsg::Blank),
        _ => None,
    }
}

/// The message of a key while the magazine is arranged: Alt and an arrow move the selected lot or puzzle, as in
/// other lists.
#[must_use]
pub const fn arranging(key: Key, held: Modifiers) -> Option<ArrangeMsg> {
    match (key, held.alt, held.ctrl) {
        (Key::Go(Direction::Up | Direction::Left), true, false) => Some(ArrangeMsg::Shift(false)),
        (Key::Go(Direction::Down | Direction::Right), true, false) => Some(ArrangeMsg::Shift(true)),
        (Key::Delete, false, false) => Some(ArrangeMsg::TakeOut),
        (Key::Char('z' | 'Z'), false, true) => Some(ArrangeMsg::Undo),
        _ => None,
    }
}

/// The message of a key on the example of a technique, which has the focus.
#[must_use]
pub const fn example(key: Key) -> Option<ExampleMsg> {
    match key {
        Key::Go(Direction::Right) => Some(ExampleMsg::Next),
        Key::Go(Direction::Left) => Some(ExampleMsg::Back),
        Key::Go(Direction::RowStart) => Some(ExampleMsg::Begin),
        Key::Go(Direction::RowEnd) => Some(ExampleMsg::All),
        _ => None,
    }
}

/// Whether a key leads forwards, for a pair that leads both ways.
const fn leads_on(key: Key) -> bool {
    matches!(key, Key::PageDown | Key::Go(Direction::Right | Direction::Down | Direction::RowEnd))
}

/// The row of the table for a key, among those that apply. Shift without a row of its kind is ignored.
fn bound(
    key: Key,
    held: Modifiers,
    shape: &Shape,
    is_heard: &dyn Fn(&Binding) -> bool,
) -> Option<&'static Binding> {
    // Without Shift the second search finds the same.
    [held, Modifiers { shift: false, ..held }].into_iter().find_map(|held| {
        let fits =
            |row: &&Binding| row.press.held == held && row.press.typed.has(key, shape) && is_heard(row);
        TABLE.iter().find(fits)
    })
}
