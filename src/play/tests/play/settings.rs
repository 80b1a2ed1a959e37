//! Settings: their defaults, and that each choice is read back, even among unknown text.

use crate::common::damaged;
use proptest::prelude::*;
use sudoku_core::{
    Symbols, Technique, TechniqueSet,
    ladder::{Plan, Profile},
};
use sudoku_play::saved::settings::{
    CheckSays, Choice, ClockSetting, NoteLayout, Rgb, Settings, SettingsError, Speech, Switch, Theme, Tinted,
    Use, tiers,
};

fn any_settings() -> impl Strategy<Value = Settings> {
    let switches = prop::collection::vec(any::<bool>(), Switch::ALL.len());
    let answers = any::<[prop::sample::Index; 7]>();
    let techniques = prop::collection::vec(prop::sample::select(Technique::ALL.to_vec()), 0..8);
    let colours = any::<[Option<[u8; 3]>; 3]>();
    (switches, answers, techniques, colours).prop_map(|(switches, answers, techniques, colours)| {
        let mut settings = Settings::default();
        for (part, colour) in Tinted::ALL.into_iter().zip(colours) {
            settings.colours.set(part, colour.map(Rgb));
        }
        Switch::ALL.into_iter().zip(switches).for_each(|(switch, on)| settings.set(switch, on));
        let questions = Choice::questions();
        questions.iter().zip(answers).for_each(|(question, answer)| settings.choose(*answer.get(question)));
        for technique in techniques {
            settings.set_technique(technique, false);
        }
        settings
    })
}

/// A text with a valid signature.
fn signed(text: &str) -> String {
    format!("{text}|{:08x}", crc32fast::hash(text.as_bytes()))
}

fn check(text: &str, expected: Result<Settings, SettingsError>) {
    assert_eq!(Settings::read(&signed(text)), expected, "{text}");
}

#[test]
fn the_defaults_suit_a_beginner() {
    use Switch::{
        CageColours, Celebrate, Coordinates, DigitFirst, Duplicates, IdlePause, JudgeMoves, KeepNotes, Large,
        LargeDigits, LargeNotes, LeftCounts, LeftHanded, LetterKeys, LineByLine, MoreContrast, OneSolution,
        OwnNotes, PadFromBottom, Peers, Preview, SameCandidate, SameDigit, SayWhy, Simple, Sounds,
        StagedSteps, StrikeSums, TextBoard, Tools, WarnNotes, WrongAtOnce,
    };
    let on = [
        Peers,
        SameDigit,
        SameCandidate,
        Preview,
        Duplicates,
        IdlePause,
        LeftCounts,
        LetterKeys,
        Celebrate,
        OneSolution,
        Tools,
    ];
    let off = [
        CageColours,
        StrikeSums,
        Coordinates,
        Large,
        Simple,
        Sounds,
        TextBoard,
        DigitFirst,
        KeepNotes,
        WarnNotes,
        PadFromBottom,
        OwnNotes,
        StagedSteps,
        LineByLine,
        JudgeMoves,
        SayWhy,
        LargeDigits,
        LargeNotes,
        LeftHanded,
        MoreContrast,
        WrongAtOnce,
    ];
    let settings = Settings::default();
    for switch in Switch::ALL {
        assert_eq!(settings.get(switch), on.contains(&switch), "{}", switch.slug());
        assert_ne!(on.contains(&switch), off.contains(&switch), "{}", switch.slug());
    }
    assert_eq!(settings.note_layout, NoteLayout::Fixed);
    assert_eq!(settings.check_says, CheckSays::Whether);
    assert_eq!(settings.clock, ClockSetting::Shown);
    assert_eq!(settings.theme, Theme::System);
    assert_eq!(settings.symbols, Symbols::Digits);
    assert_eq!(settings.speech, Speech::Full);
    assert_eq!(settings.plan(), Plan::default());
}

#[test]
fn a_switch_changes_itself_alone() {
    let start = Settings::default();
    for switch in Switch::ALL {
        let mut settings = start;
        settings.set(switch, !start.get(switch));
        for other in Switch::ALL {
            assert_eq!(settings.get(other) == start.get(other), other != switch, "{switch:?} {other:?}");
        }
        settings.set(switch, start.get(switch));
        assert_eq!(settings, start);
    }
}

#[test]
fn one_answer_is_chosen_to_each_question() {
    let mut settings = Settings::default();
    for question in Choice::questions() {
        assert!(settings.has(question[0]), "the first answer is the default: {question:?}");
        for &choice in &question {
            settings.choose(choice);
            let chosen: Vec<Choice> = question.iter().copied().filter(|&other| settings.has(other)).collect();
            assert_eq!(chosen, [choice]);
        }
    }
    assert_eq!(settings.note_layout, NoteLayout::CornerCentre);
    assert_eq!(settings.check_says, CheckSays::Which);
    assert_eq!(settings.clock, ClockSetting::Off);
    assert_eq!(settings.theme, Theme::Dark);
    assert_eq!(settings.symbols, Symbols::Colours);
    assert_eq!(settings.speech, Speech::Placeless);
}

#[test]
fn the_ladder_is_as_the_player_wants_it() {
    let check = |change: fn(&mut Settings), technique: Technique, expected: Use| {
        let mut settings = Settings::default();
        change(&mut settings);
        assert_eq!(settings.use_of(technique), expected, "{technique:?}");
        let (plan, ladder) = (settings.plan(), settings.plan().ladder());
        assert_eq!(plan.holds(technique), expected == Use::On);
        for other in Technique::ALL {
            assert_eq!(plan.holds(other), settings.use_of(other) == Use::On, "{other:?}");
            assert_eq!(ladder.holds(other), plan.holds(other), "{other:?}");
        }
    };
    check(|_| {}, Technique::XWing, Use::On);
    check(|own| own.set_technique(Technique::XWing, false), Technique::XWing, Use::Off);
    check(|own| own.set_technique(Technique::XWing, false), Technique::Swordfish, Use::On);
    check(|own| own.one_solution = false, Technique::BugPlusOne, Use::Assumes);
    check(|own| own.one_solution = false, Technique::XWing, Use::On);
    check(|own| own.ladder = Profile::Hodoku, Technique::NakedQuintuple, Use::NotInOrder);
    check(|own| own.ladder = Profile::Hodoku, Technique::Jellyfish, Use::On);
    // A switch that was turned off itself stays off, even when another one disables it.
    let both = |own: &mut Settings| {
        own.one_solution = false;
        own.set_technique(Technique::UniqueRectangle1, false);
    };
    check(both, Technique::UniqueRectangle1, Use::Off);
}

#[test]
fn each_technique_has_its_place_in_one_tier() {
    let tiers = tiers();
    assert!(tiers.windows(2).all(|two| two[0].number < two[1].number));
    for tier in &tiers {
        assert!(tier.techniques.iter().all(|technique| technique.info().tier == tier.number));
    }
    let listed: Vec<Technique> = tiers.into_iter().flat_map(|tier| tier.techniques).collect();
    let set: TechniqueSet = listed.iter().copied().collect();
    assert_eq!((listed.len(), set.iter().count()), (Technique::ALL.len(), Technique::ALL.len()));
}

#[test]
fn names_are_told_apart() {
    let mut keys: Vec<&str> = Switch::ALL.iter().map(|switch| switch.slug()).collect();
    for question in Choice::questions() {
        keys.push(question[0].key());
        assert!(question.iter().all(|choice| choice.key() == question[0].key()));
        let mut slugs: Vec<&str> = question.iter().map(|choice| choice.slug()).collect();
        slugs.sort_unstable();
        slugs.dedup();
        assert_eq!(slugs.len(), question.len());
    }
    keys.extend(["without", "done"]);
    let count = keys.len();
    keys.sort_unstable();
    keys.dedup();
    assert_eq!(keys.len(), count);
}

#[test]
fn a_text_that_was_written_once_is_read_for_ever() {
    let text = "1|digit-first=off,peers=on,same-digit=on,same-candidate=on,preview=on,coordinates=off,left-handed=off,\
                more-contrast=off,large-digits=off,large-notes=off,sounds=off,text-board=off,\
                large=off,simple=off,duplicates=on,wrong-at-once=off,\
                keep-notes=off,warn-notes=off,idle-pause=on,left-counts=on,pad-from-bottom=off,\
                letter-keys=on,celebrate=on,one-solution=on,own-notes=off,staged-steps=off,line-by-line=off,judge-moves=off,note-layout=fixed,\
                check-says=whether,clock=shown,theme=system,symbols=digits,speech=full,ladder=teaching";
    // Switches and choices that came later. A text without that for all tools is of a player who has them.
    let now = text.replace("simple=off,", "simple=off,tools=on,");
    let now = now.replace("judge-moves=off,", "say-why=off,judge-moves=off,");
    let now = now.replace("large-digits=off,", "cage-colours=off,large-digits=off,");
    let now = now.replace("warn-notes=off,", "strike-sums=off,warn-notes=off,");
    let now = now.replace("symbols=digits,", "language=browser,symbols=digits,");
    assert_eq!(Settings::default().write(), signed(&now));
    check(text, Ok(Settings::default()));
}

#[test]
fn what_is_missing_or_unknown_means_the_default() {
    let with = |change: fn(&mut Settings)| {
        let mut settings = Settings::default();
        change(&mut settings);
        Ok(settings)
    };
    check("1|", Ok(Settings::default()));
    check("1|keep-notes=on", with(|settings| settings.keep_notes = true));
    check("1|rotate=on,theme=dark,tint=7=8", with(|settings| settings.theme = Theme::Dark));
    check("1|theme=sepia,peers=perhaps,clock=off", with(|settings| settings.clock = ClockSetting::Off));
    let without = |techniques: &[Technique]| {
        let without: TechniqueSet = techniques.iter().copied().collect();
        Ok(Settings { without, ..Settings::default() })
    };
    check("1|without=x-wing+bug-plus-1", without(&[Technique::BugPlusOne, Technique::XWing]));
    check("1|without=guess++telepathy+swordfish", without(&[Technique::Swordfish]));
    check("1|without=", without(&[]));
    check(
        "1|symbols=pictures,simple=on",
        with(|settings| {
            settings.symbols = Symbols::Pictures;
            settings.simple = true;
        }),
    );
    check("1|symbols=runes", Ok(Settings::default()));
    check("1|peers=yes,speech=placeless", with(|settings| settings.speech = Speech::Placeless));
    check("1|preview=off,preview=sometimes", with(|settings| settings.preview = false));
}

#[test]
fn what_is_no_text_of_ours_is_refused() {
    check("2|peers=on", Err(SettingsError::Newer));
    check("7|", Err(SettingsError::Newer));
    check("0|peers=on", Err(SettingsError::Strange));
    check("one|peers=on", Err(SettingsError::Strange));
    check("1", Err(SettingsError::Strange));
    check("1|peers", Err(SettingsError::Strange));
    assert_eq!(Settings::read(""), Err(SettingsError::Damaged));
    assert_eq!(Settings::read("1|peers=off"), Err(SettingsError::Damaged));
}

proptest! {
    #[test]
    fn settings_are_read_back(settings in any_settings()) {
        let text = settings.write();
        prop_assert!(text.is_ascii() && !text.contains('\n'));
        prop_assert_eq!(Settings::read(&text), Ok(settings));
    }

    #[test]
    fn damage_is_noticed(settings in any_settings(), at: prop::sample::Index, bit in 0..7u32, cut: bool) {
        let text = settings.write();
        let at = at.index(text.len());
        let text = damaged(text, at, bit, cut);
        prop_assert_eq!(Settings::read(&text), Err(SettingsError::Damaged));
    }

    #[test]
    fn any_text_can_be_tried(text in ".*", body in "[0-3]\\|[a-z=,|-]{0,40}") {
        let _ = Settings::read(&text);
        let _ = Settings::read(&signed(&body));
    }
}

/// The style reads these by their names.
#[test]
fn the_look_names_the_switches_that_the_style_reads() {
    let check = |on: &[Switch], look: &str| {
        let mut settings = Settings::default();
        for &switch in on {
            settings.set(switch, true);
        }
        assert_eq!(settings.look(), look);
    };
    check(&[], "");
    check(&[Switch::MoreContrast], "more-contrast");
    check(&[Switch::LargeNotes, Switch::LeftHanded, Switch::Large], "left-handed large-notes");
    let mut settings = Settings::default();
    settings.set(Switch::LargeNotes, true);
    settings.colours.set(Tinted::Cursor, Some(Rgb([1, 2, 3])));
    assert_eq!(settings.look(), "large-notes own-cursor");
}

/// A colour is read as browsers write it, and anything else is the theme's.
#[test]
fn a_colour_is_read_as_browsers_write_it() {
    for part in Tinted::ALL {
        let usual = part.usual();
        assert_eq!(Rgb::read(&usual.to_string()), Some(usual));
    }
    assert_eq!(Rgb([0, 10, 255]).to_string(), "#000aff");
    for text in ["", "#", "000aff", "#000af", "#000aff0", "#00gg00", "#+00aff", "red"] {
        assert_eq!(Rgb::read(text), None, "{text}");
    }
}
