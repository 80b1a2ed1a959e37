//! Which words of the list of keys fit. The words themselves are in `words/en/keys.ftl`.

use super::{names, text, words::Keys};
use sudoku_core::{Digit, HouseKind, Shape, explain::Locale};
use sudoku_play::{
    input::queried::{Query, Sought, Towards},
    keys::{AnswerAction, KeyAction, KeyGroup, PresentAction, Press, ReviewAction, Typed},
    ui::Direction,
    view::{Lesson, LessonBoard},
};

impl Keys {
    /// The first line for players who hear the page: the keys that lead to all others.
    #[must_use]
    pub fn first_by_ear(&self, letters: bool) -> &'static str {
        if letters { self.by_ear() } else { self.by_ear_no_letters() }
    }

    /// A lesson: its title, its words about the picture, and its words without one.
    #[must_use]
    pub fn lesson(&self, lesson: Lesson, picture: &LessonBoard, locale: Locale) -> [String; 3] {
        let subject = picture.subject.map(|one| names::said(one.digit, locale.symbols)).unwrap_or_default();
        let lists = &text().lists;
        let (title, seen, heard) = match lesson {
            Lesson::Rules => (self.rules(), self.rules_seen().into(), self.rules_heard()),
            Lesson::Digit => (self.digit(), self.digit_seen(subject), self.digit_heard()),
            Lesson::Notes => {
                let (either, all) =
                    (lists.one_digit_of(picture.notes, locale), lists.digits(picture.notes, locale));
                (self.notes(), self.notes_seen(&either, &all), self.notes_heard())
            }
            Lesson::Hint => (self.hint(), self.hint_seen(subject), self.hint_heard()),
            Lesson::Steps => {
                let placed = picture.board.filled_count() - picture.givens.filled_count();
                (self.steps(), self.steps_seen(placed), self.steps_heard())
            }
        };
        [title.into(), seen, heard.into()]
    }

    /// How a letter key is read, by whether letters are digits and whether they are commands.
    #[must_use]
    pub fn reading(&self, letters_are_digits: bool, letters_are_commands: bool) -> &'static str {
        match (letters_are_commands, letters_are_digits) {
            (false, _) => self.note_no_letters(),
            (true, true) => self.note_digits(),
            (true, false) => self.note(),
        }
    }

    /// The gestures of a mouse or a finger, each with its action.
    #[must_use]
    pub fn all_gestures(&self) -> [(&'static str, &'static str); 8] {
        [
            (self.drag(), self.drag_does()),
            (self.modified_click(), self.modified_click_does()),
            (self.double_click(), self.double_click_does()),
            (self.pinch(), self.pinch_does()),
            (self.hold(), self.hold_does()),
            (self.hold_shift(), self.hold_shift_does()),
            (self.double_tap_key(), self.double_tap_key_does()),
            (self.hold_key(), self.hold_key_does()),
        ]
    }

    /// Keys to press, on a board of that size.
    #[must_use]
    pub fn press(&self, press: Press, shape: &Shape) -> String {
        let mut said = self.typed(press.typed, shape);
        if press.held.shift {
            said = self.shift(&said);
        }
        if press.held.alt {
            said = self.alt(&said);
        }
        if press.held.ctrl {
            said = self.ctrl(&said);
        }
        match (press.comma, press.prefixed) {
            (true, _) => self.after_comma(&said),
            (false, true) => self.after_semicolon(&said),
            (false, false) => said,
        }
    }

    /// The keys themselves, without others that are held or come before.
    #[must_use]
    pub fn typed(&self, typed: Typed, shape: &Shape) -> String {
        let said = match typed {
            Typed::Digits => return self.digits(shape, true),
            Typed::Figures => return self.digits(shape, false),
            Typed::Arrows => self.arrows(),
            Typed::Wasd => self.wasd(),
            Typed::Ends => self.ends(),
            Typed::Symbol(b' ') => self.space(),
            Typed::Symbol(symbol) => return char::from(symbol).to_ascii_uppercase().into(),
            Typed::Go(Direction::Up) => "↑",
            Typed::Go(Direction::Down) => "↓",
            Typed::Go(Direction::Left) => "←",
            Typed::Go(Direction::Right) => "→",
            Typed::Go(Direction::RowStart) => self.home(),
            Typed::Go(_) => self.arrow(),
            Typed::Delete => self.delete(),
            Typed::Backspace => self.backspace(),
            Typed::Enter => self.enter(),
            Typed::Escape => self.escape(),
            Typed::PageUp => self.page_up(),
            Typed::PageDown => self.page_down(),
        };
        said.into()
    }

    /// The keys of all digits of a board, or of those that are figures.
    fn digits(&self, shape: &Shape, letters: bool) -> String {
        let last = Digit::at(shape.side() - 1).symbol();
        let said = |symbol: char| symbol.to_string();
        match last {
            'A' if letters => self.figures_and_letter().into(),
            'B'..='Z' if letters => self.figures_and_letters(&said(last)),
            'A'..='Z' => self.digit_keys("9"),
            _ => self.digit_keys(&said(last)),
        }
    }

    /// The subject of a group of lines.
    #[must_use]
    pub fn group(&self, group: KeyGroup) -> &'static str {
        match group {
            KeyGroup::Entering => self.group_entering(),
            KeyGroup::Moving => self.group_moving(),
            KeyGroup::Modes => self.group_modes(),
            KeyGroup::Aids => self.group_aids(),
            KeyGroup::Queries => self.group_queries(),
            KeyGroup::Game => self.group_game(),
            KeyGroup::Solver => self.group_solver(),
            KeyGroup::Present => self.group_present(),
            KeyGroup::Why => self.group_why(),
            KeyGroup::Review => self.group_review(),
        }
    }

    /// The action of keys.
    #[must_use]
    pub fn action(&self, action: KeyAction) -> &'static str {
        match action {
            KeyAction::Enter => self.do_enter(),
            KeyAction::Note => self.do_note(),
            KeyAction::Corner => self.do_corner(),
            KeyAction::Centre => self.do_centre(),
            KeyAction::Erase => self.do_erase(),
            KeyAction::Swap => self.do_swap(),
            KeyAction::Lock => self.do_lock(),
            KeyAction::Confirm => self.do_confirm(),
            KeyAction::Undo => self.do_undo(),
            KeyAction::Redo => self.do_redo(),
            KeyAction::Go => self.do_go(),
            KeyAction::GoFar => self.do_go_far(),
            KeyAction::GoToEnd => self.do_go_to_end(),
            KeyAction::GoToCorner => self.do_go_to_corner(),
            KeyAction::Extend => self.do_extend(),
            KeyAction::ExtendFar => self.do_extend_far(),
            KeyAction::SelectAll => self.do_select_all(),
            KeyAction::Closer => self.do_closer(),
            KeyAction::Farther => self.do_farther(),
            KeyAction::Whole => self.do_whole(),
            KeyAction::Escape => self.do_escape(),
            KeyAction::Comma => self.do_comma(),
            KeyAction::DigitMode => self.do_digit_mode(),
            KeyAction::NoteMode => self.do_note_mode(),
            KeyAction::CornerMode => self.do_corner_mode(),
            KeyAction::CentreMode => self.do_centre_mode(),
            KeyAction::ColourMode => self.do_colour_mode(),
            KeyAction::NextMode => self.do_next_mode(),
            KeyAction::Filter => self.do_filter(),
            KeyAction::FilterNone => self.do_filter_none(),
            KeyAction::StepFilter => self.do_step_filter(),
            KeyAction::Bivalue => self.do_bivalue(),
            KeyAction::Candidates | KeyAction::Present(PresentAction::Candidates) => self.do_candidates(),
            KeyAction::Look => self.do_look(),
            KeyAction::FillAll => self.do_fill_all(),
            KeyAction::FillSelected => self.do_fill_selected(),
            KeyAction::Check => self.do_check(),
            KeyAction::Hint => self.do_hint(),
            KeyAction::Try => self.do_try(),
            KeyAction::KeepTrial => self.do_keep_trial(),
            KeyAction::GiveUp => self.do_give_up(),
            KeyAction::Moments => self.do_moments(),
            KeyAction::Editor => self.do_editor(),
            KeyAction::Pause => self.do_pause(),
            KeyAction::Help => self.do_help(),
            KeyAction::Paste => self.do_paste(),
            KeyAction::NextStep => self.do_next_step(),
            KeyAction::BackStep => self.do_back_step(),
            KeyAction::NextPass => self.do_next_pass(),
            KeyAction::BackPass => self.do_back_pass(),
            KeyAction::Why => self.do_why(),
            KeyAction::OtherWay => self.do_other_way(),
            KeyAction::AllSteps => self.do_all_steps(),
            KeyAction::Ask => self.do_ask(),
            KeyAction::Present(PresentAction::Next) => self.do_present_next(),
            KeyAction::Present(PresentAction::Back) => self.do_present_back(),
            KeyAction::Present(PresentAction::Again) => self.do_present_again(),
            KeyAction::Present(PresentAction::Blank) => self.do_present_blank(),
            KeyAction::Present(PresentAction::Leave) => self.do_present_leave(),
            KeyAction::Answer(AnswerAction::Ask) => self.do_answer_ask(),
            KeyAction::Answer(AnswerAction::Line) => self.do_answer_line(),
            KeyAction::Answer(AnswerAction::Back) => self.do_answer_back(),
            KeyAction::Answer(AnswerAction::Close) => self.do_answer_close(),
            KeyAction::Review(ReviewAction::Move) => self.do_review_move(),
            KeyAction::Review(ReviewAction::Page) => self.do_review_page(),
            KeyAction::Review(ReviewAction::End) => self.do_review_end(),
            KeyAction::Query(query) => self.asks(query),
        }
    }

    /// The effect of a query key.
    fn asks(&self, query: Query) -> &'static str {
        match query {
            Query::Read(HouseKind::Row) => self.ask_row(),
            Query::Read(HouseKind::Column) => self.ask_column(),
            Query::Read(_) => self.ask_box(),
            Query::ReadFurther => self.ask_further(),
            Query::Board => self.ask_board(),
            Query::Place => self.ask_place(),
            Query::Missing => self.ask_missing(),
            Query::PlacesOf => self.ask_places(),
            Query::Digit => self.ask_digit(),
            Query::Seek(Sought::Empty, Towards::Onwards) => self.ask_next_empty(),
            Query::Seek(Sought::Empty, Towards::Back) => self.ask_previous_empty(),
            Query::Seek(Sought::Highlighted, Towards::Onwards) => self.ask_next_highlighted(),
            Query::Seek(Sought::Highlighted, Towards::Back) => self.ask_previous_highlighted(),
            Query::Seek(Sought::Bivalue, Towards::Onwards) => self.ask_next_pair(),
            Query::Seek(Sought::Bivalue, Towards::Back) => self.ask_previous_pair(),
            Query::Go => self.ask_go(),
            Query::Link(Towards::Onwards) => self.ask_next_link(),
            Query::Link(Towards::Back) => self.ask_previous_link(),
            Query::Counts => self.ask_counts(),
            Query::Highlighted => self.ask_highlighted(),
            Query::Scan(Towards::Onwards) => self.ask_around(),
            Query::Scan(Towards::Back) => self.ask_around_back(),
            Query::State => self.ask_state(),
        }
    }
}
