//! The visible values, a line for each: how the session computes it, and the signal that carries it.

use crate::app::{
    parts::Parts,
    store::{DialogView, Store},
    text::{joined, later, text},
};
use leptos::prelude::*;
use std::cell::OnceCell;
use sudoku_core::{
    Cell, Shape, Symbols,
    explain::{Span, tell},
    telling::{Mention, Telling},
};
use sudoku_play::{
    features::{
        assignment::view::{AssignmentView, OutcomeView, StripView},
        cages::CagesView,
        learn::view::LearnView,
        magazine::view::MagazineView,
        making::view::MakingView,
        queries::TextBoard,
        solver::view::SolveView,
        times::FinishView,
        why::view::WhyView,
    },
    saved::settings::{Settings, Speech},
    session::{Moment, Session},
    ui::{Notice, Panel},
    view::{
        CellView, Content, Drawing, Ground, Head, Inspected, KeyView, Labelled, LensView, PadView, PlayView,
        TeachView,
    },
};

/// A session being read: values that several views need are computed once.
pub(super) struct Look<'a> {
    session: &'a Session,
    at: Moment,
    cells: OnceCell<Vec<CellView>>,
}

impl<'a> Look<'a> {
    pub(super) const fn new(session: &'a Session, at: Moment) -> Self {
        Self { session, at, cells: OnceCell::new() }
    }

    fn views(&self) -> &[CellView] {
        self.cells.get_or_init(|| self.session.cells())
    }

    /// A cell with the state of other cells for its spoken label.
    pub(super) fn labelled(&self, cell: Cell) -> Labelled {
        self.session.labelled(cell, self.views()[cell.index()])
    }
}

/// Declares the visible values: a line for each, with its computation from the session. They are painted in
/// groups, in this order. Values `at_once` are computed with the store; values `in_a_part` are empty until
/// their part is loaded and paints them, and no other code may name their computation.
macro_rules! shown {
    ($($when:ident $paint:ident { $($(#[$doc:meta])+ $name:ident: $type:ty = $make:expr;)+ })+) => {
        /// Everything that is shown, as signals to read.
        #[derive(Clone, Copy, Debug)]
        pub(super) struct Shown {
            $($($name: RwSignal<$type>,)+)+
            pub(super) announced: RwSignal<String>,
            /// The parts beyond the first board, which draw much of this.
            pub(super) parts: Parts<Store>,
        }

        impl Shown {
            pub(super) fn new(look: &Look, parts: Parts<Store>) -> Self {
                Self {
                    $($($name: shown!(@$when look, $type, $make),)+)+
                    announced: RwSignal::default(),
                    parts,
                }
            }
        }

        impl Store {
            $($($(#[$doc])+
            pub(crate) fn $name(self) -> ReadSignal<$type> {
                self.shown().$name.read_only()
            })+)+

            $(pub(in crate::app) fn $paint(self, at: Moment) {
                let Shown { $($name,)+ .. } = self.shown();
                self.session.with_value(|session| {
                    let look = Look::new(session, at);
                    $(show($name, made::<$type>(&look, $make));)+
                });
            })+
        }
    };
    (@at_once $look:ident, $type:ty, $make:expr) => { RwSignal::new(made::<$type>($look, $make)) };
    (@in_a_part $look:ident, $type:ty, $make:expr) => { RwSignal::default() };
}

/// Computes a value of a session; the function gives the compiler the argument's type.
fn made<T>(look: &Look, make: impl FnOnce(&Look) -> T) -> T {
    make(look)
}

shown! {
    at_once paint_board {
        /// All cells in reading order, each with the state of other cells for its spoken label.
        // Before the order, so that the first drawing of a new board is right.
        cells: Vec<Labelled> = labelled;
        /// The things on it.
        symbols: Symbols = |look| look.session.symbols();
        /// The size of the board.
        shape: Shape = |look| look.session.shape().clone();
        /// The ground under the digits and around the cells.
        ground: Ground = |look| look.session.ground(look.views());
    }
    at_once paint_lens {
        /// The part of the board that is seen.
        lens: LensView = |look| look.session.lens();
    }
    at_once paint_head {
        /// The line above the board.
        head: Head = |look| look.session.head(look.at.now);
        /// The sentence above all.
        notice: Option<Notice> = |look| look.session.notice().cloned();
    }
    at_once paint_pad {
        /// The pad.
        pad: PadView = |look| look.session.pad();
        /// The keys of the pad, from the top.
        keys: Vec<KeyView> = |look| look.session.keys();
        /// The tools of play.
        tools: PlayView = |look| look.session.tools();
    }
    at_once paint_rest {
        /// The face of the page.
        panel: Panel = |look| look.session.panel();
        /// The line on the cell under the pointer or the cursor.
        inspected: Option<Inspected> = |look| look.session.inspected();
        /// The settings.
        settings: Settings = |look| look.session.settings();
        /// The dialogs.
        dialog: DialogView = |look| DialogView::of(look.session);
    }
    in_a_part paint_lessons {
        /// The drawing of a step.
        drawing: Drawing = |look| look.session.drawing();
        /// The marks of the step and the clues of the board in words, each with its cell, in reading order.
        remarks: Vec<(Cell, String)> = in_words;
        /// The number of lines told of a step told line by line, until all are.
        lines: Option<usize> = |look| look.session.lines_told();
        /// The stepper.
        stepper: Option<SolveView> = |look| look.session.stepper();
        /// The pieces of the sentence about the mark under the pointer.
        spoken: Vec<usize> = |look| look.session.spoken_of(mentions);
        /// The question why, and the answer.
        inquiry: Option<WhyView> = |look| look.session.inquiry();
        /// The strip of the assignment on the board.
        strip: Option<StripView> = |look| look.session.assignment_strip(look.at.now);
        /// The result of a finished game.
        result: Option<FinishView> = |look| look.session.result(look.at.day, look.at.now);
        /// The result that the player of a finished assignment hands in.
        outcome: Option<Box<OutcomeView>> = |look| look.session.outcome().map(Box::new);
        /// The board in plain text.
        board_text: Option<TextBoard> = |look| look.session.text_board();
        /// The line about cages.
        cages: Option<CagesView> = |look| look.session.cages();
        /// The clues that the digits on the board break, by number.
        broken: Vec<u16> = |look| look.session.broken_clues();
        /// The teacher's view.
        teacher: TeachView = |look| look.session.teaching();
    }
    in_a_part paint_dialogs {
        /// The content of the open dialog.
        content: Option<Content> = |look| look.session.content(look.at);
        /// The race that is being set.
        race: Option<Box<AssignmentView>> = |look| look.session.race(look.at.now).map(Box::new);
        /// The content besides the wish by level, while the player chooses a new puzzle.
        making: Option<Box<MakingView>> = |look| look.session.making();
        /// The magazine, while it is open.
        magazine: Option<Box<MagazineView>> = |look| look.session.magazine_view();
        /// The techniques to learn, while they are in front or under a dialog.
        learn: Option<LearnView> = |look| look.session.learn_view();
    }
}

/// All cells with their labels.
fn labelled(look: &Look) -> Vec<Labelled> {
    Cell::all(look.session.shape()).map(|cell| look.labelled(cell)).collect()
}

/// The marks of the step on the board, and its clues, as the labels of their cells say them. Short labels leave out what
/// is the same at each visit.
fn in_words(look: &Look) -> Vec<(Cell, String)> {
    let locale = text().locale.with(look.session.symbols());
    let marked = look.session.marked().into_iter();
    let marks = marked.map(|marked| (marked.cell, later().marks.remark(&marked, locale))).collect();
    let shape = look.session.shape();
    if !shape.has_clues() || look.session.settings().speech != Speech::Full {
        return marks;
    }
    joined(marks, later().clues.remarks(shape, &look.session.broken_clues(), locale))
}

/// The mention in each piece of a sentence.
fn mentions(telling: &Telling) -> Vec<Option<Mention>> {
    tell(telling, text().locale).iter().map(Span::mention).collect()
}

/// Writes a signal only if its value has changed.
fn show<T: PartialEq + Send + Sync + 'static>(signal: RwSignal<T>, next: T) {
    if signal.with_untracked(|now| *now != next) {
        signal.set(next);
    }
}
