//! Which words of the notices that load later fit. The words themselves are in `words/en/reading.ftl`.

use super::{boards::size, later, names, text, words::Reading};
use sudoku_core::{
    Language, Shape,
    explain::{Locale, capitalised},
    notation::{self, Assumption, Format, Part},
};
use sudoku_play::ui::{Notice, Undrawn, Untranslated};

impl Reading {
    /// A notice, in its later words where it has some.
    #[must_use]
    pub fn notice(&self, notice: &Notice, locale: Locale) -> String {
        let notices = &text().notices;
        let refused = |words: &str, why| text().lists.text([words, why]);
        match notice {
            Notice::ReadAs { reading, last_kept } => {
                let shape = reading.grid.shape();
                let assumed = reading.assumptions.iter().map(|&one| self.assumed(one, shape));
                let kept = last_kept.then(|| notices.last_kept().to_owned());
                text().lists.text([self.read_from(reading)].into_iter().chain(assumed).chain(kept))
            }
            Notice::LinkRefused(why) => refused(notices.link_refused(), &later().refusals.plain(why, locale)),
            Notice::PasteRefused(why) => {
                refused(notices.paste_refused(), &later().refusals.said(why, locale))
            }
            Notice::FileRefused(why) => refused(notices.file_refused(), &later().refusals.said(why, locale)),
            Notice::BecameItsOwn => self.became_own().into(),
            Notice::DeletedElsewhere => self.deleted_elsewhere().into(),
            Notice::NotDrawn(Undrawn::Shown) => self.not_shown().into(),
            Notice::NotDrawn(Undrawn::Printed) => self.not_printed().into(),
            Notice::Untranslated(Untranslated::Unknown(code)) => {
                let languages: Vec<&str> = Language::ALL.into_iter().map(Language::name).collect();
                self.unknown_language(code, &text().lists.all_of(&languages))
            }
            Notice::Untranslated(Untranslated::Missing(code)) => {
                self.no_words(Language::from_code(code).map_or("", Language::name))
            }
            Notice::MagazineInMaking => self.magazine_in_making().into(),
            Notice::MagazineMade(made) => self.magazine_made((*made).into()),
            Notice::MagazineElsewhere => self.magazine_elsewhere().into(),
            Notice::GameDeleted(_) => self.game_deleted().into(),
            Notice::GameUnreadable => self.game_unreadable().into(),
            Notice::PlayedElsewhere => self.played_elsewhere().into(),
            Notice::LinkReady(linked) => {
                let short = linked.short.as_ref().map(|short| later().lacks.of_link(short));
                text().lists.text([notices.link_ready(linked)].into_iter().chain(short))
            }
            Notice::LinkShort { short, last_kept } => {
                let kept = last_kept.then(|| notices.last_kept().to_owned());
                let said = [notices.shared_puzzle().to_owned(), later().lacks.of_link(short)];
                text().lists.text(said.into_iter().chain(kept))
            }
            Notice::UnreadableRemoved(games) => later().archive.unreadable_removed(*games),
            Notice::UnreadableExported(true) => later().archive.unreadable_exported().into(),
            Notice::UnreadableExported(false) => later().archive.unreadable_not_exported().into(),
            Notice::Exported(exported) => later().archive.saved_to_file(*exported),
            Notice::Imported(what) => later().archive.loaded(*what),
            Notice::ImportStopped => later().archive.import_stopped().into(),
            Notice::CannotImport(fault) => later().archive.refused(*fault),
            Notice::ImportFailed => later().archive.import_failed().into(),
            Notice::Barred(kind) => later().assignment.refused(*kind).into(),
            _ => notices.said(notice),
        }
    }

    /// The format of a text, and what it has.
    fn read_from(&self, reading: &notation::Reading) -> String {
        let lists = &text().lists;
        let placed = reading.placed();
        let parts = [
            Some(text().counts.givens(reading.grid.filled_count())),
            (placed > 0).then(|| self.placed_digits(placed)),
            reading.has_notes().then(|| self.notes().to_owned()),
        ];
        let parts: Vec<String> = parts.into_iter().flatten().collect();
        let format = self.format(reading.format);
        let said = self.read_as(format, &size(reading.grid.shape()), &lists.all_of(&parts));
        let part = reading.part.map(|Part { number, of }| self.part(number + 1, of));
        lists.text([said].into_iter().chain(part))
    }

    /// How a text is written.
    fn format(&self, format: Format) -> &'static str {
        match format {
            Format::Line => self.format_line(),
            Format::Rows => self.format_rows(),
            Format::Block => self.format_block(),
            Format::List => self.format_list(),
            Format::Matrix => self.format_matrix(),
            Format::Sdk => self.format_sdk(),
            Format::Link => self.format_link(),
            Format::Candidates => self.format_candidates(),
            Format::CandidateLine => self.format_candidate_line(),
            Format::Sdx => self.format_sdx(),
            Format::Hodoku => self.format_hodoku(),
            Format::Position => self.format_position(),
            Format::Gsf => self.format_gsf(),
            Format::SudokuWiki => self.format_sudoku_wiki(),
            Format::SudokuPad => self.format_sudoku_pad(),
            Format::FPuzzles => self.format_f_puzzles(),
            Format::SudokuCoach => self.format_sudoku_coach(),
            Format::SudokuExchange => self.format_sudoku_exchange(),
            Format::Penpa => self.format_penpa(),
            Format::Solo => self.format_solo(),
            Format::OpenSudoku => self.format_open_sudoku(),
            Format::Iss => self.format_iss(),
            Format::Ipuz => self.format_ipuz(),
            Format::SumoCue => self.format_sumo_cue(),
            Format::Killer => self.format_killer(),
            Format::KSudoku => self.format_k_sudoku(),
        }
    }

    /// An assumption made in reading a text.
    fn assumed(&self, assumption: Assumption, shape: &Shape) -> String {
        let said = match assumption {
            Assumption::LettersAreDigits => self.letters_are_digits(),
            Assumption::DigitsFromZero => self.digits_from_zero(),
            Assumption::ZerosAreEmpty => self.zeros_are_empty(),
            Assumption::BlanksAreEmpty => self.blanks_are_empty(),
            Assumption::RestIgnored => self.rest_ignored(),
            Assumption::OtherSectionsIgnored => self.sections_ignored(),
            Assumption::LoneDigitsAreGivens => self.lone_givens(),
            Assumption::LoneDigitsArePlaced => self.lone_placed(),
            Assumption::AroundIgnored => self.around_ignored(),
            Assumption::LettersOAreEmpty => self.letters_o(),
            Assumption::LettersLAreOnes => self.letters_l(),
            Assumption::WrongSolution => self.wrong_solution(),
            Assumption::GroupIgnored => self.group_ignored(),
            Assumption::EndsAreEmpty => self.ends_are_empty(),
            Assumption::OthersUnread => self.others_unread(),
            Assumption::SolutionRuledOut => self.solution_ruled_out(),
            Assumption::SignIsEmpty(sign) => {
                return self.sign_is_empty(sign.encode_utf8(&mut [0; 4]));
            }
            Assumption::OtherBoxes => return self.other_boxes(shape.box_rows(), shape.box_columns()),
            Assumption::NoCandidateIn(cell) => {
                return self.no_candidate(&capitalised(&names::cell_name(cell, shape)));
            }
        };
        said.into()
    }
}
