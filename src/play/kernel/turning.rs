//! Switching between faces, dialogs and boards.

use super::{Announcement, Cmd, Happened, Kernel, Out};
use crate::{
    game::Game,
    ui::{Dialog, Notice, Panel},
    work::Purpose,
};
use sudoku_core::Cell;

impl Kernel {
    pub(crate) fn open(&mut self, dialog: Dialog) {
        self.page.open(dialog);
        self.notices.drop_if(Notice::ends_with_its_dialog);
        if dialog == Dialog::Puzzles {
            // It concerns one puzzle and would cover the list of all.
            self.notices.drop_if(|notice| matches!(notice, Notice::ReadAs { .. }));
        }
        self.push(Happened::Opened(dialog));
    }

    /// Closes the dialog. The browser returns the focus to its place before the dialog.
    pub(crate) fn dismiss(&mut self, out: &mut Out) {
        self.page.close();
        self.pointer.end();
        self.notices.drop_if(Notice::ends_with_its_dialog);
        self.drop_job(Purpose::ends_with_its_dialog, out);
    }

    /// Turns to the face that the player chose.
    pub(crate) fn choose(&mut self, panel: Panel, out: &mut Out) {
        if panel.aid().is_some_and(|aid| self.refuses(aid) || self.warns_of_solver()) {
            return;
        }
        let is_other = panel != self.page.face();
        self.leave_for(panel, out);
        if is_other {
            let ends_counting = panel.aid().is_some() && self.tells_of_solver();
            out.push(Cmd::Announce(Announcement::Face(panel, ends_counting)));
        }
    }

    fn leave_for(&mut self, panel: Panel, out: &mut Out) {
        if panel != self.page.face() && self.page.uncover() {
            self.drop_job(Purpose::ends_with_its_dialog, out);
            self.notices.drop_if(Notice::ends_with_its_dialog);
            if panel == self.page.panel() {
                // It is as the player left it.
                return;
            }
        }
        if let Some(dialog) = panel.dialog() {
            self.open(dialog);
            return;
        }
        self.turn_to(panel, out);
        self.push(Happened::FaceChosen);
    }

    pub(crate) fn turn_to(&mut self, panel: Panel, out: &mut Out) {
        self.page.turn_to(panel);
        self.push(Happened::Turned);
        self.pointer.leave();
        if let Some(aid) = panel.aid() {
            self.note_aid(aid, out);
        }
    }

    /// Resets cursor, pointer and page after a new game took the board.
    pub(crate) fn replaced(&mut self, out: &mut Out) {
        self.form.follow(self.current.game().shape(), self.current.level());
        self.push(Happened::Replaced);
        self.input.turn_to(middle(self.current.game()));
        self.pointer.leave();
        self.page.begin();
        if self.pointer.wants_candidates(self.page.panel()) {
            self.count_candidates(out);
        }
        // A game that arrives late doesn't take the address from a link.
        if !self.is_opening() {
            out.push(self.own_address());
        }
    }

    /// Adapts the lens: it fits one size of board, and shows the cursor after each move and whenever it is
    /// sought.
    pub(crate) fn settle_zoom(&mut self, before: Cell, sought: bool) {
        let (shape, cursor) = (self.current.game().shape(), self.input.cursor());
        if self.zoom.lens().shape() != shape {
            self.zoom = super::Zoom::new(shape);
        } else if cursor != before || sought {
            self.zoom.show(&[cursor]);
        }
    }
}

/// Returns the empty cell nearest to the middle of the board, the start of a new game; the middle itself if all are
/// filled.
pub(crate) fn middle(game: &Game) -> Cell {
    let geometry = game.shape().geometry();
    let half = game.shape().side() / 2;
    let far = |cell: &Cell| {
        geometry.row(*cell).abs_diff(half).pow(2) + geometry.column(*cell).abs_diff(half).pow(2)
    };
    let empty = Cell::all(game.shape()).filter(|&cell| game.entry(cell).digit().is_none());
    empty.min_by_key(far).unwrap_or_else(|| geometry.cell(half, half))
}
