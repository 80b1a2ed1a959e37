//! Read access to the rooms, for the views.

use super::Session;
use crate::{
    features::{
        Features,
        assignment::view::{AssignmentView, OutcomeView, StripView},
        cages::{self, CagesView},
        class::view::ClassView,
        deck::view::DeckView,
        editor::view::EditorView,
        games::{Card, view::GamesView},
        handout::view::HandoutView,
        handover::view::HandoverView,
        learn::view::LearnView,
        magazine::view::MagazineView,
        making::{Spares, view::MakingView},
        moments::{
            self,
            view::{MomentsView, PositionView},
        },
        pen::PenView,
        photo::view::PhotoView,
        present::PresentView,
        queries::{self, TextBoard},
        rating::{self, PuzzleView},
        solver::view::SolveView,
        story::StoryView,
        texts::view::PuzzlesView,
        times::{self, FinishView, TimesView},
        why::view::WhyView,
    },
    game::{clock::Millis, history::NodeId},
    input::Mode,
    kernel::{Explained, Kernel, Moment},
    messages::{LearnMsg, Msg, PageMsg},
    saved::practice::Practice,
    scorm::cmi::Report,
    ui::{Dialog, Importing, Panel},
    walk::line_by_line::Outline,
};
use sudoku_core::{
    Candidates, CellSet,
    ladder::{Ladder, Plan},
    level::Level,
    notation::link,
    step::Step,
};

impl Session {
    pub(crate) const fn kernel(&self) -> &Kernel {
        &self.kernel
    }

    pub(crate) const fn features(&self) -> &Features {
        &self.features
    }

    /// The digits and candidates on the board.
    pub(crate) const fn board(&self) -> &Candidates {
        self.kernel.board()
    }

    pub(crate) fn candidates_are_on(&self) -> bool {
        self.kernel.candidates_are_on()
    }

    /// Whether the board is the player's, and not a position of a walk.
    pub(crate) fn shows_the_game(&self) -> bool {
        self.kernel.shows_the_game()
    }

    /// The step explained on the board, with its whole reason.
    pub(crate) const fn step_shown(&self) -> Option<&Explained> {
        self.kernel.shown().step.as_ref()
    }

    /// The number of lines told of the step on the board, if its text has more.
    #[must_use]
    pub fn lines_told(&self) -> Option<usize> {
        self.kernel.lines_shown()?.told()
    }

    /// Sets the division of a text into lines, in the language of the page.
    pub const fn divide(&mut self, outline: Outline) {
        self.kernel.set_outline(outline);
    }

    /// The stepper, if it is open.
    #[must_use]
    pub fn stepper(&self) -> Option<SolveView> {
        self.features.solver.view(&self.kernel)
    }

    /// The pen, while it is in use.
    #[must_use]
    pub fn pen(&self) -> Option<PenView> {
        self.features.pen.view(&self.kernel)
    }

    /// The presentation, while there is one.
    #[must_use]
    pub fn presenting(&self) -> Option<PresentView> {
        self.features.present.view(&self.kernel)
    }

    /// The questions and answers, while they are open.
    #[must_use]
    pub fn inquiry(&self) -> Option<WhyView> {
        self.features.why.view(&self.kernel)
    }

    /// The spare puzzles.
    #[must_use]
    pub const fn spares(&self) -> &Spares {
        self.features.making.spares()
    }

    /// The list of puzzles.
    #[must_use]
    pub fn puzzles(&self) -> PuzzlesView {
        self.features.texts.view(&self.kernel)
    }

    /// The facts about the puzzle.
    #[must_use]
    pub fn puzzle_view(&self) -> PuzzleView {
        rating::view(&self.features.rating, &self.kernel)
    }

    /// The contents of the history dialog.
    #[must_use]
    pub fn moments(&self) -> MomentsView {
        moments::view::view(&self.kernel)
    }

    /// The board at a position of the game; none while the board is covered, or if the position doesn't
    /// exist.
    #[must_use]
    pub fn picture(&self, node: NodeId) -> Option<PositionView> {
        moments::view::picture(&self.kernel, node)
    }

    /// The list of games on a day of the player's calendar.
    #[must_use]
    pub fn games(&self, today: i32, now: Millis) -> GamesView {
        self.features.games.view(&self.kernel, today, now)
    }

    /// The saved games, the one played last first: unfinished, finished and deleted ones.
    #[must_use]
    pub fn cards(&self, now: Millis) -> Vec<Card> {
        self.features.games.cards(now, &self.kernel)
    }

    /// The progress of an import, if there is one.
    #[must_use]
    pub const fn importing(&self) -> Option<Importing> {
        self.features.games.current_import().progress()
    }

    /// The number of the file, counted from the first import of this page. A reader of a stopped file
    /// recognises the stop by it.
    #[must_use]
    pub const fn import_run(&self) -> Option<u32> {
        self.features.games.current_import().run()
    }

    /// Whether that game is on the board, so that only this page may append to its journal.
    #[must_use]
    pub const fn plays(&self, id: u64) -> bool {
        self.kernel.current().id() == id
    }

    /// The book of times as rows of a table: the date, the cells of a side, the level, the seconds played, and
    /// whether digits were shown.
    #[must_use]
    pub fn times_as_rows(&self) -> Vec<[String; 5]> {
        times::rows(self.kernel.player().book())
    }

    /// The book of times on a day of the player's calendar.
    #[must_use]
    pub fn times(&self, today: i32) -> TimesView {
        times::times(&self.kernel, today)
    }

    /// The result of the game on the board, on a day of the player's calendar, once it is finished.
    #[must_use]
    pub fn result(&self, today: i32, now: Millis) -> Option<FinishView> {
        times::finish(&self.features.times, &self.kernel, today, now)
    }

    /// The result that the player of a finished assignment hands in.
    #[must_use]
    pub fn outcome(&self) -> Option<OutcomeView> {
        self.features.assignment.outcome_of(&self.kernel)
    }

    /// The report to the learning management system around the page, for a page that is closed or covered during the
    /// work.
    #[must_use]
    pub fn leaving(&self, at: Moment) -> Option<Report> {
        self.features.assignment.leaving(&self.kernel, at)
    }

    /// The contents of the dialog for a new puzzle apart from the wish by level, while it is open.
    #[must_use]
    pub fn making(&self) -> Option<Box<MakingView>> {
        self.features.making.view(self.features.texts.count(), &self.kernel)
    }

    /// Whether it is time to make a spare puzzle.
    #[must_use]
    pub fn has_time_to_spare(&self, now: Millis) -> bool {
        self.features.making.has_time_to_spare(now, &self.kernel)
    }

    /// The effective mode: the one of a held key, or else the one set.
    #[must_use]
    pub const fn mode(&self) -> Mode {
        self.kernel.mode()
    }

    /// The cells that are the digit of the filter, and those that can be it; cells with two candidates count
    /// as the latter.
    #[must_use]
    pub fn filtered(&self) -> Option<(CellSet, CellSet)> {
        self.kernel.filtered()
    }

    /// The cells that an entry changes: the selected ones, or else the one of the cursor.
    #[must_use]
    pub fn selection(&self) -> CellSet {
        self.kernel.selection()
    }

    /// Whether the player has been idle long enough to stop the clock.
    #[must_use]
    pub fn is_idle(&self, now: Millis) -> bool {
        self.kernel.is_idle(now)
    }

    /// Whether the time of this game can still count: then help that ends this asks first.
    #[must_use]
    pub fn time_counts(&self) -> bool {
        self.kernel.time_counts()
    }

    /// The player's ladder.
    #[must_use]
    pub fn plan(&self) -> Plan {
        self.kernel.plan()
    }

    /// The same ladder, ready for use.
    #[must_use]
    pub fn ladder(&self) -> Ladder {
        self.plan().ladder()
    }

    /// The level of the puzzle on the board, if known.
    #[must_use]
    pub fn level(&self) -> Option<Level> {
        self.kernel.current().level()
    }

    /// The contents of the editor's dialog.
    #[must_use]
    pub fn editor_view(&self) -> EditorView {
        self.features.editor.view()
    }

    /// The contents of the dialog for photographs.
    #[must_use]
    pub fn photo_view(&self) -> PhotoView {
        self.features.photo.view()
    }

    /// The steps in question in the current exercise.
    #[must_use]
    pub fn learn_steps(&self) -> &[Step] {
        self.features.learn.steps()
    }

    /// The log of practice.
    #[must_use]
    pub const fn practice(&self) -> &Practice {
        self.kernel.player().practice()
    }

    /// The techniques to learn, while they are in front or under a dialog.
    #[must_use]
    pub fn learn_view(&self) -> Option<LearnView> {
        let player = self.kernel.player();
        let shown = self.kernel.page().shows(Dialog::Learn);
        shown.then(|| self.features.learn.view(player.practice(), player.book(), self.kernel.today()))
    }

    /// How many places and dialogs are in front of the player's own board: the presses of Back until it is there.
    #[must_use]
    pub fn depth(&self) -> usize {
        let inside = self.kernel.page().shows(Dialog::Learn) && self.features.learn.is_inside();
        self.kernel.page().depth() + usize::from(inside)
    }

    /// The message that leaves the last place or dialog in front of the player's own board.
    #[must_use]
    pub fn way_back(&self) -> Msg {
        match self.kernel.page().dialog() {
            Some(Dialog::Learn) if self.features.learn.is_inside() => LearnMsg::Path.into(),
            Some(_) => PageMsg::Dismiss.into(),
            None => PageMsg::Show(Panel::HOME).into(),
        }
    }

    /// The end of the address, with its `#`, that leads back here: to the technique in front, or else to the puzzle.
    #[must_use]
    pub fn address(&self) -> String {
        let learns = self.kernel.page().dialog() == Some(Dialog::Learn);
        let place = learns.then(|| self.features.learn.address()).flatten();
        place.unwrap_or_else(|| link::write(self.kernel.current().game().clues()))
    }

    /// The assignment in its dialog.
    #[must_use]
    pub fn assignment_view(&self, now: Millis) -> AssignmentView {
        self.features.assignment.view(&self.kernel, now)
    }

    /// The race that is being set, while its dialog is open.
    #[must_use]
    pub fn race(&self, now: Millis) -> Option<AssignmentView> {
        self.features.assignment.race(&self.kernel, now)
    }

    /// The strip of the assignment under way on the board.
    #[must_use]
    pub fn assignment_strip(&self, now: Millis) -> Option<StripView> {
        self.features.assignment.strip(&self.kernel, now)
    }

    /// The results of a class.
    #[must_use]
    pub fn class_view(&self) -> ClassView {
        self.features.class.view()
    }

    /// The game on its way to another device, or from one.
    #[must_use]
    pub fn handover_view(&self) -> HandoverView {
        self.features.handover.view()
    }

    /// The lesson in its dialog.
    #[must_use]
    pub fn deck_view(&self) -> DeckView {
        self.features.deck.view(&self.kernel)
    }

    /// The story of how a puzzle is made.
    #[must_use]
    pub fn story_view(&self) -> StoryView {
        self.features.story.view(&self.kernel)
    }

    /// The solution path, as far as the player has requested it.
    #[must_use]
    pub fn handout_view(&self) -> HandoutView {
        self.features.handout.view(&self.kernel)
    }

    /// The board in plain text, if the player wants it.
    #[must_use]
    pub fn text_board(&self) -> Option<TextBoard> {
        queries::text_board(&self.kernel)
    }

    /// The line about cages, on a board that has some.
    #[must_use]
    pub fn cages(&self) -> Option<CagesView> {
        cages::view(&self.kernel)
    }

    /// The magazine, while its dialog is open.
    #[must_use]
    pub fn magazine_view(&self) -> Option<Box<MagazineView>> {
        self.features.magazine.view(&self.kernel)
    }
}
