//! How to play, in pictures.

use crate::app::shared::measures::measures_of;
use crate::app::{shared::sketch, store::Store, text::later};
use leptos::prelude::*;
use sudoku_core::{Candidate, Cell, CellSet, Grid};
use sudoku_play::view::{Lesson, LessonBoard};

/// The lessons, each a picture with its words.
#[component]
pub(super) fn Lessons() -> impl IntoView {
    let locale = expect_context::<Store>().locale();
    let lessons = Lesson::ALL.map(|lesson| {
        let picture = lesson.picture();
        let [title, seen, heard] = later().keys.lesson(lesson, &picture, locale);
        view! {
            <li class="lesson">
                {drawn(&picture)} <div>
                    <h4 class="lesson-title">{title}</h4>
                    <p class="lesson-text" aria-hidden="true">{seen}</p>
                    <p class="vh">{heard}</p>
                </div>
            </li>
        }
    });
    view! { <ol class="lessons">{lessons.into_iter().collect_view()}</ol> }
}

/// A picture, for players who see it; the others have words that need none.
fn drawn(picture: &LessonBoard) -> AnyView {
    let LessonBoard { givens, board, lit, subject, notes } = picture;
    let shape = givens.shape();
    let side = shape.side() * sketch::CELL;
    let marked = subject.map(|Candidate { cell, .. }| {
        let one = CellSet::from_iter([cell]);
        view! { <path class="lesson-mark" d=sketch::cells(shape, &one, sketch::CELL)></path> }
    });
    let noted = subject.map(|Candidate { cell, .. }| {
        let geometry = shape.geometry();
        let (left, top) = (geometry.column(cell) * sketch::CELL, geometry.row(cell) * sketch::CELL);
        let (lines, places) = geometry.note_grid();
        let (wide, high) = (sketch::CELL / places, sketch::CELL / lines);
        let digits = notes.iter().map(|digit| {
            let (row, column) = geometry.note_position(digit);
            let mut one = Grid::empty(shape);
            one.set(Cell::at(0), Some(digit));
            let at = format!("translate({} {}) scale({})", left + column * wide, top + row * high, 0.333);
            view! { <path class="lesson-note" transform=at d=sketch::path(&one, None)></path> }
        });
        digits.collect_view()
    });
    view! {
        <span class="mini-board" {..measures_of(shape)} data-density=shape.density().slug() aria-hidden="true">
            <svg viewBox=format!("0 0 {side} {side}")>
                <path class="lesson-lit" d=sketch::cells(shape, lit, sketch::CELL)></path>
                <path class="sketch-given" d=sketch::path(givens, None)></path>
                <path class="sketch-placed" d=sketch::path(board, Some(givens))></path>
                {noted}
                {marked}
            </svg>
        </span>
    }
    .into_any()
}
