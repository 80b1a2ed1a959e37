//! Help on request: the filter, filling in notes, the comparison with the solution, and the way back to
//! before the first mistake. The game records the help used.

use super::{Announcement, Cmd, Kernel, Out};
use crate::{
    game::{aids::Aid, entry::Entry, turns::Fill},
    input::Filter,
    saved::settings::CheckSays,
    ui::{Checked, Notice},
};
use sudoku_core::{Candidate, CellSet, puzzle::Puzzle};

impl Kernel {
    /// Hides the candidates on the board of the game, if they are shown.
    pub(crate) fn hide_candidates(&mut self) {
        let panel = self.page.panel();
        if panel.shows_the_game() && self.pointer.wants_candidates(panel) {
            self.pointer.toggle_candidates(panel);
        }
    }

    /// Returns whether an assignment, or a lack of proof, bars this help. If so, a notice says it.
    pub(crate) fn refuses(&mut self, aid: Aid) -> bool {
        let bars = self.current.bars(aid);
        if bars && let Some(kind) = aid.kind() {
            let unproven = self.current.game().puzzle().is_none();
            self.notices.say(if unproven { Notice::UnknownRules } else { Notice::Barred(kind) });
        }
        bars
    }

    /// Returns whether the puzzle is proven to have one solution. If not, a notice says why.
    pub(crate) fn is_proven(&mut self) -> bool {
        let is_proven = self.current.game().puzzle().is_some();
        if !is_proven {
            self.notices.say(Notice::UnknownRules);
        }
        is_proven
    }

    /// Returns the puzzle, if it is proven to have one solution. If not, a notice says why.
    pub(crate) fn proven(&mut self) -> Option<Box<Puzzle>> {
        self.is_proven().then(|| self.current.game().puzzle().cloned().map(Box::new)).flatten()
    }

    /// Records candidates shown as help. The first time in a game, a notice says it.
    pub(crate) fn count_candidates(&mut self, out: &mut Out) {
        if self.note_aid(Aid::Candidates, out) {
            self.notices.tell(Notice::CandidatesCount);
        }
    }

    /// Shows the candidates of the cursor's cell. The focus goes to the cell, as its label then has the
    /// candidates.
    pub(crate) fn look(&mut self, out: &mut Out) {
        if self.can_look() && !self.refuses(Aid::Candidates) {
            self.count_candidates(out);
            let cursor = self.input.cursor();
            self.pointer.ask(cursor);
            out.push(Cmd::Focus);
            // The focus is there already, so screen readers would not read the label again.
            out.push(Cmd::Announce(Announcement::Cell(cursor, self.current.game().shape().clone())));
        }
    }

    /// Highlights something, or clears the highlight if it is the same.
    pub(crate) fn filter_by(&mut self, filter: Option<Filter>, out: &mut Out) {
        // A covered board shows nothing, and the solver's board has its own marks.
        if !self.is_playable() {
            return;
        }
        let before = self.input.filter();
        self.input.point_out(filter, self.current.game().shape());
        if self.input.filter().is_some() {
            self.note_aid(Aid::Filter, out);
        }
        if self.input.filter() != before {
            out.push(Cmd::Announce(Announcement::Filtered(self.filtered_counts())));
        }
    }

    pub(crate) fn fill_notes(&mut self, fill: Fill, out: &mut Out) {
        let tells = fill != Fill::Plain;
        if tells && self.refuses(Aid::FilledNotes) {
            return;
        }
        let turn = self.current.game().filling_notes(fill, &self.selection());
        if self.play(turn, out) && tells {
            // A player who undoes them has seen them.
            self.note_aid(Aid::FilledNotes, out);
            if !self.player.settings().keep_notes {
                self.notices.say(Notice::NotesFilled);
            }
        }
    }

    /// Warns if a removed note is the solution, and the player has switched that on.
    pub(crate) fn warn_of(&mut self, lost: &[Candidate], out: &mut Out) {
        if let Some(candidate) =
            lost.first().filter(|_| self.player.settings().warn_notes && !self.current.bars(Aid::NoteWarning))
        {
            self.notices.say(Notice::NoteWasRight(candidate.cell, self.current.game().shape().clone()));
            self.note_aid(Aid::NoteWarning, out);
        }
    }

    /// Compares the board with the solution, and shows as much as the player has selected.
    pub(crate) fn check(&mut self, out: &mut Out) {
        if !self.is_playable() || self.refuses(Aid::Check) {
            return;
        }
        let wrong: CellSet = self.current.game().mistakes().collect();
        let says = match self.player.settings().check_says {
            _ if wrong.is_empty() => Checked::Right,
            CheckSays::Whether => Checked::Wrong,
            CheckSays::HowMany => Checked::HowMany(wrong.len()),
            CheckSays::Which => Checked::Which(wrong.len()),
        };
        if matches!(says, Checked::Which(_)) {
            self.input.find_wrong(wrong);
        }
        self.notices.say(Notice::Checked(says));
        self.note_aid(Aid::Check, out);
    }

    /// Returns the digits marked as wrong: those that a check found, and all wrong ones if the player has switched
    /// that on.
    pub(crate) fn wrong(&self) -> CellSet {
        if self.marks_wrong() { self.current.game().mistakes().collect() } else { *self.input.wrong() }
    }

    /// Returns whether each wrong digit is marked immediately. Comparing counts as a check.
    pub(crate) fn marks_wrong(&self) -> bool {
        self.player.settings().wrong_at_once && !self.current.bars(Aid::Check)
    }

    /// Goes back to the last position without a mistake. Everything after it stays in the tree.
    pub(crate) fn back_to_right(&mut self, out: &mut Out) {
        if !self.is_playable() || self.refuses(Aid::BackToRight) {
            return;
        }
        self.note_aid(Aid::BackToRight, out);
        let before = self.current.game().history().path().len();
        match self.current.game().last_right() {
            None => self.notices.say(Notice::Checked(Checked::Right)),
            Some(node) => {
                self.go_to(node, out);
                self.notices.say(Notice::WentBack(before - self.current.game().history().path().len()));
            }
        }
    }

    /// Returns the cells that are the digit of the filter, and those that can be it; cells with two candidates count
    /// as the latter.
    pub(crate) fn filtered(&self) -> Option<(CellSet, CellSet)> {
        let filter = self.input.filter().filter(|_| self.is_playable())?;
        Some(self.matching(filter))
    }

    /// Returns the cells that a filter would mark, see [`Self::filtered`].
    pub(crate) fn matching(&self, filter: Filter) -> (CellSet, CellSet) {
        let board = self.board();
        let (mut standing, mut possible) = (CellSet::EMPTY, CellSet::EMPTY);
        for cell in sudoku_core::Cell::all(self.current.game().shape()) {
            let candidates = match self.current.game().entry(cell) {
                // With notes, the player has thought further than the digits on the board. Notes in corners
                // alone mark places for a digit in a house and don't rule out the other digits.
                Entry::Notes(notes) if self.page.panel().shows_the_game() && !notes.centre.is_empty() => {
                    notes.all().intersection(board.digits(cell))
                }
                _ => board.digits(cell),
            };
            match filter {
                Filter::Digit(digit) if board.digit(cell) == Some(digit) => standing.insert(cell),
                Filter::Digit(digit) if candidates.contains(digit) => possible.insert(cell),
                Filter::Bivalue if candidates.len() == 2 => possible.insert(cell),
                _ => {}
            }
        }
        (standing, possible)
    }

    fn filtered_counts(&self) -> Option<(Filter, usize, usize)> {
        let (standing, possible) = self.filtered()?;
        Some((self.input.filter()?, standing.len(), possible.len()))
    }
}
