//! Links with the current board: every possible board is restored, and no shortened or altered link is read
//! as one.

use crate::{
    common::{ARTICLE, SMALL, of_each_size, puzzle},
    page::Page,
};
use proptest::prelude::*;
use std::sync::LazyLock;
use sudoku_core::{
    Candidate, Cell, CellSet, Digit, Puzzle,
    notation::link::{self, LinkError},
};
use sudoku_play::{
    game::{
        Game, Origin,
        colour::Colour,
        entry::{Entry, NoteSort},
        turns::Fill,
    },
    links::shared::Shared,
    messages::{GameMsg, LinkMsg, PageMsg, TextMsg},
    ui::{Notice, Refusal},
};

static PUZZLES: LazyLock<Vec<Puzzle>> = LazyLock::new(|| of_each_size(7));

/// An action of a player, by numbers that are reduced to the board's range.
#[derive(Clone, Debug)]
enum Act {
    Place(usize, usize),
    Right(usize),
    Note(usize, usize, NoteSort),
    Colour(usize, u8),
    ColourCandidate(usize, usize, u8),
    Fill,
}

fn acts() -> impl Strategy<Value = Vec<Act>> {
    let sorts = vec![NoteSort::Corner, NoteSort::Centre];
    let act = prop_oneof![
        3 => (0..625usize, 0..25usize).prop_map(|(cell, digit)| Act::Place(cell, digit)),
        3 => (0..625usize).prop_map(Act::Right),
        6 => (0..625usize, 0..25usize, prop::sample::select(sorts))
            .prop_map(|(cell, digit, sort)| Act::Note(cell, digit, sort)),
        2 => (0..625usize, 1..=9u8).prop_map(|(cell, colour)| Act::Colour(cell, colour)),
        2 => (0..625usize, 0..25usize, 1..=9u8)
            .prop_map(|(cell, digit, colour)| Act::ColourCandidate(cell, digit, colour)),
        1 => Just(Act::Fill),
    ];
    prop::collection::vec(act, 0..60)
}

fn played(puzzle: &Puzzle, acts: &[Act]) -> Game {
    let mut game = Game::new(puzzle.clone(), Origin::default());
    let shape = &game.shape().clone();
    let cell = |at: usize| Cell::at(at % shape.cell_count());
    let one = |at: usize| CellSet::EMPTY.with(cell(at));
    let digit = |at: usize| Digit::at(at % shape.side());
    let colour = |number: u8| Colour::new(number).expect("a colour");
    for act in acts {
        let turn = match *act {
            Act::Place(at, number) => game.placing(&one(at), digit(number), false),
            Act::Right(at) => {
                let right = puzzle.solution().get(cell(at)).expect("a solution is full");
                game.placing(&one(at), right, true)
            }
            Act::Note(at, number, sort) => game.noting(&one(at), digit(number), sort),
            Act::Colour(at, number) => game.colouring(&one(at), colour(number)),
            Act::ColourCandidate(at, number, paint) => {
                game.colouring_candidate(&one(at), digit(number), colour(paint))
            }
            Act::Fill => game.filling_notes(Fill::All, &CellSet::EMPTY),
        };
        if let Some(turn) = turn {
            assert!(game.play(turn));
        }
    }
    game
}

fn fragment(game: &Game) -> String {
    Shared::of(game).link().to_string()
}

fn read(fragment: &str) -> Result<Shared, LinkError> {
    let link = link::read(fragment)?.expect("a puzzle");
    Shared::read(link.board().expect("a board"), link.grid())
}

/// The visible contents of a board, in plain form.
fn seen(game: &Game) -> Vec<String> {
    let cells = Cell::all(game.shape()).map(|cell| {
        let coloured: Vec<(Digit, Colour)> = game.coloured_in(cell).collect();
        format!("{:?} {:?} {coloured:?}", game.entry(cell), game.colours(cell))
    });
    cells.collect()
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(150))]

    #[test]
    fn whatever_is_on_a_board_comes_back(of in 0..5usize, acts in acts()) {
        let game = played(&PUZZLES[of], &acts);
        let (shared, fragment) = (Shared::of(&game), fragment(&game));
        prop_assert_eq!(read(&fragment), Ok(shared.clone()));
        prop_assert_eq!(shared.is_empty(), seen(&game) == seen(&Game::new(PUZZLES[of].clone(), Origin::default())));
        // An earlier version, or a reader that ignores `b=`, gets the puzzle.
        let link = link::read(&fragment).expect("a link").expect("a puzzle");
        prop_assert_eq!(link.grid(), PUZZLES[of].clues());
        // Only the part with its reader decodes it, and its address does not contain it.
        prop_assert_eq!(link::read_own(&fragment), None);
        prop_assert!(link::names_a_puzzle(&fragment));
    }

    #[test]
    fn a_link_that_was_cut_or_altered_is_refused(
        of in 0..3usize,
        acts in acts(),
        at in any::<prop::sample::Index>(),
        put in "[A-Za-z0-9_-]",
    ) {
        let game = played(&PUZZLES[of], &acts);
        let fragment = fragment(&game);
        let board = fragment.find("&b=").expect("a board") + 3;
        let cut = board + at.index(fragment.len() - board);
        prop_assert!(read(&fragment[..cut]).is_err(), "{}", &fragment[..cut]);
        let longer = format!("{fragment}{put}");
        prop_assert!(read(&longer).is_err(), "{}", longer);
        let mut altered = fragment.clone();
        altered.replace_range(cut..=cut, &put);
        if altered != fragment {
            prop_assert!(read(&altered).is_err(), "{}", altered);
        }
        // Nor does it fit another puzzle.
        let other = fragment.replacen(&PUZZLES[of].clues().to_string(), &PUZZLES[(of + 1) % 3].clues().to_string(), 1);
        prop_assert_eq!(read(&other), Err(LinkError::BadBoard));
    }

    #[test]
    fn no_text_breaks_the_reader(of in 0..3usize, text in "[A-Za-z0-9_=-]{0,60}") {
        let clues = PUZZLES[of].clues();
        if let Ok(shared) = Shared::read(&text, clues) {
            let link = shared.link();
            prop_assert_eq!(link.board(), Some(text.as_str()));
        }
    }
}

#[test]
fn a_board_with_all_that_it_can_hold_has_a_link() {
    for puzzle in PUZZLES.iter() {
        let mut game = Game::new(puzzle.clone(), Origin::default());
        let shape = &game.shape().clone();
        let all: CellSet = Cell::all(shape).collect();
        for digit in Digit::all(shape) {
            for sort in [NoteSort::Corner, NoteSort::Centre] {
                let turn = game.noting(&all, digit, sort).expect("a note");
                assert!(game.play(turn));
            }
            let turn = game.colouring_candidate(&all, digit, Colour::default()).expect("a colour");
            assert!(game.play(turn));
        }
        for colour in Colour::all() {
            let turn = game.colouring(&all, colour).expect("a colour");
            assert!(game.play(turn));
        }
        assert_eq!(read(&fragment(&game)), Ok(Shared::of(&game)), "{shape:?}");
    }
}

#[test]
fn a_board_with_digits_alone_is_short() {
    // The fewest givens make the longest link.
    let fewest = puzzle("...8.1..........435............7.8........1...2..3....6......75..34........2..6..");
    for puzzle in [fewest, puzzle(ARTICLE)] {
        let mut game = Game::new(puzzle.clone(), Origin::default());
        let turn = game.filling(sudoku_play::game::edit::TurnKind::Play, puzzle.solution()).expect("digits");
        assert!(game.play(turn));
        let fragment = fragment(&game);
        assert!(fragment.len() <= 160, "{} {fragment}", fragment.len());
    }
}

#[test]
fn another_version_is_told_from_damage() {
    let clues = PUZZLES[0].clues();
    assert_eq!(Shared::read("2AAAAAAA", clues), Err(LinkError::NewerBoard));
    assert_eq!(Shared::read("aAAAAAAA", clues), Err(LinkError::NewerBoard));
    for damaged in ["", "1", "1A", "1AAAA", "1AAAAAAAA", "-", "_AAAA"] {
        assert_eq!(Shared::read(damaged, clues), Err(LinkError::BadBoard), "{damaged}");
    }
    for fragment in ["b=1AAAAAAA&b=1AAAAAAA", "b=", "b=1AA.A", "b=1%2"] {
        assert!(link::read(&format!("#p={SMALL}&{fragment}")).is_err(), "{fragment}");
    }
    // Without a puzzle it refers to nothing.
    assert_eq!(link::read("#b=1AAAAAAA"), Ok(None));
    let long = format!("#p={SMALL}&b={}", "A".repeat(link::MAX_BOARD + link::MAX_BYTES));
    assert!(matches!(link::read(&long), Err(LinkError::TooBig { .. })));
}

/// A 9×9 with everything a board can have.
fn lively() -> Game {
    let acts = [
        Act::Right(0),
        Act::Place(1, 4),
        Act::Note(3, 4, NoteSort::Corner),
        Act::Note(3, 2, NoteSort::Centre),
        Act::Note(7, 0, NoteSort::Centre),
        Act::Colour(5, 3),
        Act::Colour(5, 9),
        Act::ColourCandidate(7, 0, 2),
    ];
    played(&puzzle(ARTICLE), &acts)
}

fn opened(page: &mut Page, fragment: &str) {
    page.send(LinkMsg::Open(fragment.to_owned()));
    if page.asked.is_some() {
        page.work();
    }
    page.check();
}

#[test]
fn a_link_brings_the_board_into_a_fresh_page_as_one_turn() {
    let game = lively();
    for paste in [false, true] {
        let mut page = Page::new(puzzle(SMALL));
        if paste {
            page.send(TextMsg::Paste(format!("https://example.org/{}", fragment(&game)))).work().check();
        } else {
            opened(&mut page, &fragment(&game));
        }
        assert_eq!(seen(page.session.game()), seen(&game));
        assert_eq!(page.link.clone(), Some(format!("#p={ARTICLE}")), "the address names the puzzle");
        // One undo gives the bare puzzle.
        page.send(GameMsg::Undo).check();
        assert_eq!(page.drawn(), ARTICLE);
    }
}

#[test]
fn what_a_link_says_of_the_puzzle_on_the_board_never_overwrites_a_game() {
    let game = lively();
    // There were no moves yet: it opens immediately.
    let mut page = Page::new(puzzle(ARTICLE));
    opened(&mut page, &fragment(&game));
    assert_eq!(seen(page.session.game()), seen(&game));
    // It is the current board already.
    let before = page.session.notice().cloned();
    opened(&mut page, &fragment(&game));
    assert_eq!((page.session.notice().cloned(), page.link.take()), (before, Some(format!("#p={ARTICLE}"))));
    // There were moves: the link waits for the player's choice, and the game stays among the stored ones.
    let mut page = Page::new(puzzle(ARTICLE));
    page.place_right(3).check();
    let own = seen(page.session.game());
    opened(&mut page, &fragment(&game));
    assert_eq!(seen(page.session.game()), own);
    let Some(Notice::LinkReady(linked)) = page.session.notice() else {
        panic!("{:?}", page.session.notice())
    };
    assert!(linked.progress);
    assert_eq!(page.link.take(), Some(format!("#p={ARTICLE}")), "a reload does not ask again");
    let mut other = page.clone();
    other.send(PageMsg::DismissNotice).send(LinkMsg::Play).check();
    assert_eq!(seen(other.session.game()), own);
    page.send(LinkMsg::Play).check();
    assert_eq!(seen(page.session.game()), seen(&game));
    assert_eq!(page.session.notice(), Some(&Notice::PuzzleReplaced(None)));
    page.send(sudoku_play::messages::GamesMsg::Return).check();
    assert_eq!(seen(page.session.game()), own, "the game is still there");
}

#[test]
fn a_damaged_board_is_refused_with_the_whole_link() {
    let game = lively();
    let whole = fragment(&game);
    let mut page = Page::new(puzzle(SMALL));
    page.place_right(1);
    let own = page.drawn();
    opened(&mut page, &whole[..whole.len() - 4]);
    let refused = Notice::LinkRefused(Refusal::Link(LinkError::BadBoard));
    assert_eq!((page.session.notice(), page.drawn()), (Some(&refused), own));
    assert_eq!(page.link.take(), Some(format!("#p={SMALL}")));
    // A board that waited for a discarded puzzle does not join another.
    page.send(PageMsg::DismissNotice).send(LinkMsg::Open(whole)).send(PageMsg::Stop).check();
    page.send(LinkMsg::Open(format!("#p={ARTICLE}"))).work().check();
    assert_eq!(page.drawn(), ARTICLE);
}

/// The contents of a board besides its givens, a word for each: `r1c2=5` is a digit, `r1c2:15/3` notes in the
/// middle and along the edge, `r1c2#39` the colours of a cell and `1r1c2#2` that of a candidate.
fn plain(game: &Game) -> String {
    let shape = &game.shape().clone();
    let name =
        |cell: Cell| format!("r{}c{}", cell.index() / shape.side() + 1, cell.index() % shape.side() + 1);
    let run = |digits: sudoku_core::DigitSet| digits.iter().map(Digit::symbol).collect::<String>();
    let mut words = Vec::new();
    for cell in Cell::all(shape) {
        match game.entry(cell) {
            Entry::Placed(digit) => words.push(format!("{}={digit:?}", name(cell))),
            Entry::Notes(notes) if !notes.is_empty() => {
                words.push(format!("{}:{}/{}", name(cell), run(notes.centre), run(notes.corner)));
            }
            Entry::Given(_) | Entry::Notes(_) => {}
        }
        let colours: String = game.colours(cell).iter().map(|colour| colour.number().to_string()).collect();
        if !colours.is_empty() {
            words.push(format!("{}#{colours}", name(cell)));
        }
        words.extend(
            game.coloured_in(cell)
                .map(|(digit, colour)| format!("{digit:?}{}#{}", name(cell), colour.number())),
        );
    }
    words.join(" ")
}

/// Every later build reads the same from a written link.
#[test]
fn boards_are_read_to_what_they_were() {
    let kept = include_str!("../data/kept/boards.txt");
    let rows: Vec<&str> = kept.lines().filter(|row| !row.is_empty()).collect();
    assert_eq!(rows.len(), 6, "one of each size, one with clues, and one with rules that are not known");
    for row in rows {
        let (fragment, expected) = row.split_once('\t').expect("two fields");
        let mut page = Page::new(puzzle("1.....2..3.....4"));
        opened(&mut page, fragment);
        assert_eq!(plain(page.session.game()), expected, "{fragment}");
        assert_eq!(self::fragment(page.session.game()), fragment);
    }
}

#[test]
fn coloured_candidates_keep_their_cells() {
    let game = lively();
    let shared = Shared::of(&game).link();
    let again = read(&shared.to_string()).expect("a board");
    assert_eq!(again.link(), shared);
    let coloured: Vec<Candidate> = game.coloured().map(|(candidate, _)| candidate).collect();
    assert_eq!(coloured, [Candidate::new(Cell::at(7), Digit::at(0))]);
}
