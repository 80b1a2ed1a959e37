//! The pad's state: its keys, its hint line, its colours, and its exits.

use crate::{
    common::{ARTICLE, SMALL, digit, dug, puzzle},
    page::Page,
};
use sudoku_core::{Cell, Shape};
use sudoku_play::{
    game::colour::Colour,
    input::{Filter, Mode, Target},
    messages::{GameMsg, HintMsg, InputMsg, LinkMsg, MomentMsg, Msg, PageMsg, SettingsMsg},
    saved::settings::{Choice, FirstStep, NoteLayout, Settings, Switch},
    session::Session,
    view::{KeyFace, PadHint, PadView},
};

/// A fresh board after these messages.
fn after(msgs: &[Msg]) -> Session {
    let mut page = Page::new(puzzle(ARTICLE));
    for msg in msgs {
        page.send(msg.clone());
    }
    page.session
}

/// The pad after these messages.
fn pad(msgs: &[Msg]) -> PadView {
    after(msgs).pad()
}

const TWO: Msg = Msg::Settings(SettingsMsg::Choose(Choice::NoteLayout(NoteLayout::CornerCentre)));

#[test]
fn faces() {
    let check = |msgs: &[Msg], face: KeyFace, digits: bool, paints: usize| {
        let pad = pad(msgs);
        assert_eq!((pad.face, pad.digits, pad.paints.len()), (face, digits, paints), "{msgs:?}");
    };
    let set = |it| Msg::Input(InputMsg::SetMode(it));
    check(&[], KeyFace::Digit, true, 0);
    check(&[set(Mode::Centre)], KeyFace::Fixed, true, 0);
    check(&[set(Mode::Corner)], KeyFace::Fixed, true, 0);
    check(&[TWO, set(Mode::Corner)], KeyFace::Corner, true, 0);
    check(&[TWO, set(Mode::Centre)], KeyFace::Centre, true, 0);
    check(&[set(Mode::Colour)], KeyFace::Colour, false, 9);
    check(&[set(Mode::Colour), set(Mode::Colour)], KeyFace::Colour, true, 9);
    check(&[set(Mode::Colour), Msg::Input(InputMsg::PaintOn(Target::Candidates))], KeyFace::Colour, true, 9);
    // The choice of a highlight leaves the keys as they are.
    check(&[Msg::Input(InputMsg::TogglePicking)], KeyFace::Digit, true, 0);
    check(&[set(Mode::Colour), Msg::Input(InputMsg::TogglePicking)], KeyFace::Colour, false, 9);
    // A held key shows immediately, and only until its release.
    check(&[TWO, Msg::Input(InputMsg::Hold(Some(Mode::Corner)))], KeyFace::Corner, true, 0);
    check(
        &[TWO, Msg::Input(InputMsg::Hold(Some(Mode::Corner))), Msg::Input(InputMsg::Hold(None))],
        KeyFace::Digit,
        true,
        0,
    );
}

#[test]
fn the_line_says_what_was_taken_up_last_and_the_way_out_lets_it_go() {
    let five = digit('5');
    let check = |msgs: &[Msg], hint: PadHint| {
        let pad = pad(msgs);
        assert_eq!(pad.hint, hint, "{msgs:?}");
        assert_eq!(pad.way_out().is_none(), hint.is_quiet(), "{msgs:?}");
        if let Some(out) = pad.way_out() {
            let after: Vec<Msg> = msgs.iter().cloned().chain([out]).collect();
            assert_ne!(self::pad(&after).hint, hint, "{msgs:?}");
        }
    };
    let filter = Msg::Input(InputMsg::FilterBy(Some(Filter::Digit(five))));
    let locked = |mode| PadHint::Locked(five, mode);
    check(&[], PadHint::First(FirstStep::Place));
    check(&[Msg::Input(InputMsg::SetMode(Mode::Centre))], PadHint::Face(KeyFace::Fixed));
    check(&[Msg::Input(InputMsg::SetMode(Mode::Colour))], PadHint::Paints);
    check(
        &[Msg::Input(InputMsg::SetMode(Mode::Colour)), Msg::Input(InputMsg::PaintOn(Target::Candidates))],
        PadHint::Face(KeyFace::Colour),
    );
    // A trial has its own place, under the board.
    check(&[Msg::Moment(MomentMsg::Try)], PadHint::First(FirstStep::Place));
    check(&[filter.clone(), Msg::Input(InputMsg::Lock(five))], locked(Mode::Digit));
    check(
        &[Msg::Input(InputMsg::Lock(five)), Msg::Input(InputMsg::SetMode(Mode::Centre))],
        locked(Mode::Centre),
    );
    check(&[Msg::Input(InputMsg::Lock(five)), Msg::Input(InputMsg::ToggleComma)], PadHint::Command);
}

#[test]
fn keys_are_pressed_where_that_says_something() {
    let five = digit('5');
    let check = |msgs: &[Msg], expected: Option<bool>| {
        let key = after(msgs).keys().into_iter().find(|key| key.digit == five).expect("a key for 5");
        assert_eq!(key.pressed, expected, "{msgs:?}");
    };
    let notes = Msg::Input(InputMsg::SetMode(Mode::Centre));
    check(&[], None);
    check(std::slice::from_ref(&notes), Some(false));
    check(&[notes.clone(), Msg::Input(InputMsg::Enter(five))], Some(true));
    check(
        &[notes.clone(), Msg::Input(InputMsg::Enter(five)), Msg::Input(InputMsg::Lock(digit('4')))],
        Some(false),
    );
    check(&[Msg::Input(InputMsg::Lock(five))], Some(true));
    check(&[Msg::Input(InputMsg::FilterBy(Some(Filter::Digit(five))))], None);
    check(&[Msg::Input(InputMsg::SetMode(Mode::Colour))], None);
}

#[test]
fn the_filter_tool_turns_everything_off_that_is_on() {
    let five = Some(Filter::Digit(digit('5')));
    let check = |msgs: &[Msg], filters: bool| {
        assert_eq!(pad(msgs).filters(), filters, "{msgs:?}");
        let after: Vec<Msg> = msgs.iter().cloned().chain([Msg::Input(InputMsg::TogglePicking)]).collect();
        let after = pad(&after);
        assert_eq!(after.filters(), !filters, "{msgs:?}");
        assert_eq!(after.filter, None, "{msgs:?}");
    };
    check(&[], false);
    check(&[Msg::Input(InputMsg::TogglePicking)], true);
    check(&[Msg::Input(InputMsg::FilterBy(five))], true);
    check(&[Msg::Input(InputMsg::TogglePicking), Msg::Input(InputMsg::FilterBy(five))], true);
}

/// The line has the digits to highlight as long as there is a highlight or the choice of one, in every mode.
/// Colour mode needs the line for its targets once a highlight is taken.
#[test]
fn the_line_offers_highlights_and_the_keys_enter() {
    let five = Msg::Input(InputMsg::FilterBy(Some(Filter::Digit(digit('5')))));
    let (tool, notes) = (Msg::Input(InputMsg::TogglePicking), Msg::Input(InputMsg::SetMode(Mode::Centre)));
    let colour = Msg::Input(InputMsg::SetMode(Mode::Colour));
    let check = |msgs: &[&Msg], highlights: bool, painting: bool| {
        let pad = pad(&msgs.iter().map(|&msg| msg.clone()).collect::<Vec<_>>());
        assert_eq!((pad.offers_highlights(), pad.offers_painting()), (highlights, painting), "{msgs:?}");
    };
    check(&[], false, false);
    check(&[&tool], true, false);
    check(&[&tool, &five], true, false);
    check(&[&tool, &five, &five], false, false);
    check(&[&tool, &five, &notes], true, false);
    check(&[&tool, &notes], true, false);
    check(&[&Msg::Input(InputMsg::Lock(digit('4'))), &five], true, false);
    check(&[&colour], false, true);
    check(&[&colour, &tool], true, false);
    check(&[&colour, &tool, &five], false, true);
    check(&[&tool, &Msg::Input(InputMsg::ToggleComma)], false, false);
}

#[test]
fn colours() {
    let (colour, mode) = (Colour::new(3).expect("a colour"), Msg::Input(InputMsg::SetMode(Mode::Colour)));
    let check = |msgs: &[Msg], taken: bool, on: bool, locked: bool| {
        let pad = pad(msgs);
        let paint = pad.paints.iter().find(|paint| paint.colour == colour).expect("nine colours");
        assert_eq!((paint.taken, paint.on, paint.locked), (taken, on, locked), "{msgs:?}");
    };
    check(std::slice::from_ref(&mode), false, false, false);
    check(&[mode.clone(), Msg::Input(InputMsg::Paint(colour))], true, true, false);
    check(
        &[mode.clone(), Msg::Input(InputMsg::Paint(colour)), Msg::Input(InputMsg::Paint(colour))],
        true,
        false,
        false,
    );
    check(
        &[
            mode.clone(),
            Msg::Input(InputMsg::Paint(colour)),
            Msg::Input(InputMsg::PaintOn(Target::Candidates)),
        ],
        true,
        false,
        false,
    );
    check(&[mode.clone(), Msg::Input(InputMsg::Lock(digit('3')))], false, false, true);
    check(
        &[mode, Msg::Input(InputMsg::Lock(digit('3'))), Msg::Input(InputMsg::PaintOn(Target::Candidates))],
        false,
        false,
        false,
    );
}

#[test]
fn keys_lie_from_the_top_or_from_the_bottom() {
    let shape =
        |msgs: &[Msg]| -> String { after(msgs).keys().iter().map(|key| key.digit.symbol()).collect() };
    assert_eq!(shape(&[]), "123456789");
    assert_eq!(shape(&[Msg::Settings(SettingsMsg::Set(Switch::PadFromBottom, true))]), "789456123");
    assert!(pad(&[Msg::Settings(SettingsMsg::Set(Switch::PadFromBottom, true))]).from_bottom);
}

#[test]
fn a_comma_is_hinted_at_where_it_is_needed() {
    for shape in Shape::ALL {
        for on in [true, false] {
            let mut page = Page::new(dug(shape, shape.cell_count() * 2 / 3, 2));
            page.send(SettingsMsg::Set(Switch::LetterKeys, on));
            assert_eq!(page.session.pad().letters, on && shape.has_letters(), "{shape:?} {on}");
        }
    }
}

/// A newcomer gets three tips, each until it was used once; a returning player gets no more of them.
#[test]
fn first_steps_are_told_until_they_are_done() {
    let mut page = Page::new(puzzle(ARTICLE));
    let told = |page: &Page| page.session.pad().hint;
    assert_eq!(told(&page), PadHint::First(FirstStep::Place));
    assert_eq!(page.settings, None, "a page that is only looked at writes nothing");
    let empty = Cell::all(Shape::S9).find(|&cell| page.session.game().entry(cell).digit().is_none());
    page.send(InputMsg::Select(empty.expect("an empty cell"))).send(InputMsg::Enter(digit('5')));
    assert_eq!(told(&page), PadHint::First(FirstStep::Lock));
    page.send(InputMsg::Lock(digit('5'))).send(InputMsg::Lock(digit('5')));
    assert_eq!(told(&page), PadHint::First(FirstStep::Hint));
    page.send(SettingsMsg::Reset);
    assert_eq!(told(&page), PadHint::First(FirstStep::Hint), "it is no setting");
    page.send(HintMsg::Next).send(PageMsg::Escape).send(GameMsg::Undo);
    assert_eq!(told(&page), PadHint::Face(KeyFace::Digit));
    let kept = page.settings.clone().expect("it is kept");
    assert!(kept.contains("done=place+lock+hint"), "{kept}");
    assert_eq!(Settings::read(&kept).map(|settings| settings.done.next()), Ok(None));
}

/// Solving a puzzle without them ends the first tips.
#[test]
fn first_steps_end_with_the_first_puzzle_that_is_solved() {
    let mut page = Page::new(puzzle(SMALL));
    let told = |page: &Page| page.session.pad().hint;
    for cell in Cell::all(Shape::S4) {
        if page.session.game().entry(cell).digit().is_none() {
            assert!(matches!(told(&page), PadHint::First(_)));
            let digit = page.session.game().solution().expect("a proven puzzle").get(cell).expect("a digit");
            page.send(InputMsg::Select(cell)).send(InputMsg::Enter(digit));
        }
    }
    assert!(page.session.game().is_finished());
    assert_eq!(told(&page), PadHint::Face(KeyFace::Digit));
}

/// A tip that the player does not follow goes after some digits, at the latest.
#[test]
fn first_steps_are_not_told_for_ever() {
    let mut page = Page::new(puzzle(ARTICLE));
    let empty = Cell::all(Shape::S9).filter(|&cell| page.session.game().entry(cell).digit().is_none());
    let empty: Vec<Cell> = empty.collect();
    for (placed, &cell) in (1..).zip(&empty[..FirstStep::HINT_UNTIL]) {
        let digit = page.session.game().solution().expect("a proven puzzle").get(cell).expect("a digit");
        page.send(InputMsg::Select(cell)).send(InputMsg::Enter(digit));
        let expected = match placed {
            _ if placed < FirstStep::LOCK_UNTIL => PadHint::First(FirstStep::Lock),
            _ if placed < FirstStep::HINT_UNTIL => PadHint::First(FirstStep::Hint),
            _ => PadHint::Face(KeyFace::Digit),
        };
        assert_eq!(page.session.pad().hint, expected, "{placed} digits");
    }
    page.send(GameMsg::Restart);
    assert_eq!(page.session.pad().hint, PadHint::Face(KeyFace::Digit), "they stay away");
}

/// Digits from a link were placed elsewhere, and holding a key does not place one.
#[test]
fn a_held_key_does_no_first_step() {
    let mut page = Page::new(puzzle(SMALL));
    page.send(LinkMsg::Open("#p=1.....2..3.....4&b=1ff-GC9sMAAAAXO323bsEggDAADIIuAA".into()));
    page.send(InputMsg::Hold(Some(Mode::Corner))).send(InputMsg::Hold(None));
    assert!(page.session.game().has_placed());
    assert_eq!(page.settings, None);
    assert_eq!(page.session.pad().hint, PadHint::First(FirstStep::Place));
}
