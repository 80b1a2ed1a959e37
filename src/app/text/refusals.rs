//! Which words fit when a text was refused. The words themselves are in `words/en/refusals.ftl`.

use super::{
    boards::{level, size},
    later, names, text,
    words::Refusals,
};
use sudoku_core::{
    CagesError, Clue, ClueError, PuzzleError, Shape,
    cages::CageFault,
    clues::ClueFault,
    explain::{Locale, capitalised, rules, uncapitalised},
    generate::{
        daily::DailyError,
        making::MakeError,
        measure::{MeasureError, MeasureTextError},
        recipe::RecipeError,
    },
    geometry::Bond,
    grid::Duplicate,
    magazine::{BatchError, MOST_LOTS, MOST_PUZZLES},
    notation::{
        Ambiguity, Foreign, ParseError, ParseErrorKind, Rule, TextPosition, WORD_SHOWN, link::LinkError,
    },
    rng::EXACT_VERSION,
};
use sudoku_play::ui::Refusal;

impl Refusals {
    /// The reason of a refusal.
    #[must_use]
    pub fn said(&self, refusal: &Refusal, locale: Locale) -> String {
        match refusal {
            Refusal::Unreadable(error) => {
                self.foreign_text(error, locale).unwrap_or_else(|| self.text(&error.kind, error.at))
            }
            _ => self.plain(refusal, locale),
        }
    }

    /// The reason of a refusal that is not about a text of another program.
    #[must_use]
    pub fn plain(&self, refusal: &Refusal, locale: Locale) -> String {
        match refusal {
            Refusal::Unreadable(error) => self.text(&error.kind, error.at),
            Refusal::Puzzle(fault) => self.no_puzzle_in(fault, locale),
            Refusal::Link(error) => self.link(error),
            Refusal::Recipe(error) => self.recipe(error),
            Refusal::Making(error) => self.not_made(error),
            Refusal::Magazine(bad) => self.no_magazine(bad),
        }
    }

    fn link(&self, error: &LinkError) -> String {
        let said = match error {
            LinkError::Puzzle(ParseErrorKind::Empty) => self.link_empty(),
            LinkError::Puzzle(kind) => return self.link_puzzle(&self.text(kind, None)),
            LinkError::TooBig { bytes } => return self.link_too_big(&self.size(*bytes)),
            LinkError::BadBoard => self.link_board(),
            LinkError::BadLesson => self.link_lesson(),
            LinkError::BadAssignment => self.link_assignment(),
            LinkError::BadHandover => self.link_handover(),
            LinkError::BadResult => self.link_result(),
            LinkError::NewerBoard
            | LinkError::NewerLesson
            | LinkError::NewerAssignment
            | LinkError::NewerResult
            | LinkError::NewerHandover => self.link_newer(),
            _ => self.link_damaged(),
        };
        said.into()
    }

    fn no_magazine(&self, bad: &BatchError) -> String {
        match bad {
            BatchError::Count(_) => self.magazine_count(MOST_PUZZLES.into()),
            BatchError::TooMany(puzzles, lots) if *lots <= MOST_LOTS => {
                self.magazine_puzzles(*puzzles, MOST_PUZZLES.into())
            }
            BatchError::TooMany(..) => self.magazine_kinds(MOST_LOTS),
            BatchError::Form(_, error) => self.recipe(error),
            BatchError::Parts
            | BatchError::Version(_)
            | BatchError::Seed(_)
            | BatchError::Daily
            | BatchError::Impossible(_) => self.magazine_impossible().into(),
        }
    }

    fn not_made(&self, error: &MakeError) -> String {
        match error {
            MakeError::NotFound(boards) => self.not_found(*boards as usize),
            MakeError::Measure(fault) => self.none_like(*fault),
            MakeError::NoSuchLevel(..) | MakeError::Interrupted => later().dialog.cannot_make(error),
        }
    }

    fn none_like(&self, fault: MeasureError) -> String {
        let why = later().making.fault(fault);
        match fault {
            MeasureError::TooMuch => why.into(),
            MeasureError::NoSolution
            | MeasureError::Pattern
            | MeasureError::TooManyClues
            | MeasureError::Drawn
            | MeasureError::Logic
            | MeasureError::Interrupted => self.impossible(why),
        }
    }

    fn recipe(&self, error: &RecipeError) -> String {
        let own = EXACT_VERSION as usize;
        match (error, error.version()) {
            (_, Some(version)) if version > EXACT_VERSION => self.recipe_newer(version as usize, own),
            (_, Some(version)) => self.recipe_older(version as usize, own),
            (RecipeError::NoSuchLevel(wanted, shape), _) => {
                self.recipe_level(&uncapitalised(level(*wanted)), &size(shape))
            }
            (RecipeError::Daily(DailyError::Date), _) => self.recipe_day().into(),
            (RecipeError::Measure(MeasureTextError::Part(part)), _) => self.recipe_part(&quoted(part)),
            (RecipeError::Measure(MeasureTextError::Impossible(fault)), _) => self.none_like(*fault),
            _ => self.recipe_bad().into(),
        }
    }

    fn no_puzzle_in(&self, fault: &PuzzleError, locale: Locale) -> String {
        match fault {
            PuzzleError::Clash(duplicate) => {
                let [a, b] = duplicate.cells.map(|cell| names::cell_name(cell, &duplicate.shape));
                self.clash(&self.twice(duplicate, &a, &b, locale))
            }
            PuzzleError::Complete => self.complete().into(),
            PuzzleError::Unsolvable => self.unsolvable().into(),
            PuzzleError::Ambiguous(..) => self.ambiguous().into(),
            PuzzleError::Undecided => self.undecided().into(),
            PuzzleError::UnknownRules => self.unknown_rules().into(),
        }
    }

    /// The sentence that two cells have the same digit against the rules.
    #[must_use]
    pub fn twice(&self, duplicate: &Duplicate, one: &str, other: &str, locale: Locale) -> String {
        let digit = names::said(duplicate.digit, locale.symbols);
        let apart = match duplicate.bond {
            Bond::House(house) => {
                return self.twice_in(&capitalised(&names::house_name(house)), digit, one, other);
            }
            Bond::Sight(constraint) => names::rule(constraint).sight.as_ref().map_or("", |sight| sight.apart),
            Bond::Cage(_) => names::cage().apart,
            Bond::Clue(_) => names::clue().apart,
        };
        self.twice_apart(&capitalised(one), other, apart, digit)
    }

    fn text(&self, kind: &ParseErrorKind, at: Option<TextPosition>) -> String {
        let placed = |fault: String| self.with_place(fault, at);
        match kind {
            ParseErrorKind::Empty => self.empty().into(),
            ParseErrorKind::NoPuzzle => {
                let counts = Shape::ALL.map(|shape| shape.cell_count().to_string());
                self.no_puzzle(&text().lists.one_of(&counts))
            }
            ParseErrorKind::TooBig { bytes } => self.too_big(&self.size(*bytes)),
            ParseErrorKind::TooShort { found, wanted } => {
                self.too_short(*found, &self.nearest(*wanted), *wanted, wanted - found)
            }
            ParseErrorKind::TooLong { found, wanted } => {
                let fault = self.too_long(*found, &self.nearest(*wanted), *wanted, found - wanted);
                self.alone(&placed(fault))
            }
            ParseErrorKind::RowLength { row, found, wanted } => {
                self.alone(&placed(self.row_length(*row, *found, *wanted)))
            }
            ParseErrorKind::RowCount { found, wanted } => self.row_count(*found, *wanted),
            ParseErrorKind::UnknownSymbol { symbol } => {
                self.no_digit_help(&placed(self.no_digit(&self.shown(*symbol))))
            }
            ParseErrorKind::NotANumber { word } => {
                self.no_number_help(&placed(self.no_number(&quoted(word))))
            }
            ParseErrorKind::DigitTooLarge { number, side } => {
                self.too_large_help(&placed(self.too_large(&self.digit_shown(*number))), *side)
            }
            ParseErrorKind::MissingNumber => self.missing_number_help(&placed(self.missing_number().into())),
            ParseErrorKind::Brackets => self.alone(&placed(self.brackets().into())),
            ParseErrorKind::TooDeep { .. } => self.alone(&placed(self.too_deep().into())),
            ParseErrorKind::SeveralPuzzles { found } => self.several(*found),
            ParseErrorKind::Ambiguous(Ambiguity::Zero) => self.zero_help(&placed(self.zero().into())),
            ParseErrorKind::Ambiguous(Ambiguity::LetterX) => {
                self.letter_x_help(&placed(self.letter_x().into()))
            }
            ParseErrorKind::Foreign(Foreign::WebAddress) => self.foreign(self.web_address()),
            ParseErrorKind::BadLink => self.bad_link().into(),
            // Only texts of other programs have the other faults.
            _ => self.alone(&placed(self.other().into())),
        }
    }

    /// The fault of a text of another program.
    fn foreign_text(&self, ParseError { at, kind }: &ParseError, locale: Locale) -> Option<String> {
        Some(match kind {
            ParseErrorKind::Foreign(foreign @ (Foreign::Picture | Foreign::Pdf | Foreign::Packed)) => {
                self.foreign_file(self.foreign_name(*foreign))
            }
            ParseErrorKind::Foreign(foreign) => self.foreign(self.foreign_name(*foreign)),
            ParseErrorKind::NotCandidates { word } => {
                self.no_candidates_help(&self.with_place(self.no_candidates(&quoted(word)), *at))
            }
            ParseErrorKind::Variant(rule) => self.variant(&self.rule(rule)),
            ParseErrorKind::OtherSize { rows, columns } if rows == columns => {
                self.other_square(*rows, &self.all_sizes())
            }
            ParseErrorKind::OtherSize { rows, columns } => {
                self.other_size(*rows, *columns, &self.all_sizes())
            }
            ParseErrorKind::OtherBoxes { rows, columns } => {
                self.other_boxes(*rows, *columns, &self.all_sizes())
            }
            ParseErrorKind::OpenRegions => self.open_regions().into(),
            ParseErrorKind::Cages(fault) => self.cage(*fault),
            ParseErrorKind::Clues { fault, at } => self.clue(fault, *at, locale),
            ParseErrorKind::NoCandidate { row, column } => self.no_candidate(*row, *column),
            ParseErrorKind::NoneFits => self.none_fits().into(),
            ParseErrorKind::Damaged => self.damaged().into(),
            ParseErrorKind::UnpacksTooLarge { most } => self.unpacks_too_large(&self.size(*most)),
            _ => return None,
        })
    }

    fn with_place(&self, fault: String, at: Option<TextPosition>) -> String {
        at.map_or_else(|| fault.clone(), |at| self.placed(&fault, at.line as usize, at.column as usize))
    }

    fn all_sizes(&self) -> String {
        self.sizes(&text().lists.all_of(&Shape::ALL.map(size)))
    }

    /// What is wrong with a cage of a killer.
    fn cage(&self, CagesError { fault, cage, cells, sum }: CagesError) -> String {
        let number = usize::from(cage) + 1;
        match fault {
            CageFault::Many => self.cages_many(cage.into()),
            CageFault::Empty => self.cage_empty(number),
            CageFault::Outside => self.cage_outside(number),
            CageFault::Twice => self.cage_twice(number),
            CageFault::Large => self.cage_large(number, cells.into()),
            CageFault::Sum => self.cage_sum(number, sum.into(), cells.into()),
        }
    }

    /// What is wrong with a line, a dot or another sign, in this row and column.
    fn clue(&self, fault: &ClueError, at: Option<(usize, usize)>, locale: Locale) -> String {
        let number = fault.number;
        let clue = Clue { kind: fault.kind, cells: Vec::new(), numbers: vec![number] };
        let name = capitalised(&rules::of_clue(&clue, Shape::S9, locale).name);
        let nth = usize::from(fault.nth) + 1;
        let alone = || self.clue_alone(&name, nth);
        let placed = || at.map_or_else(alone, |(row, column)| self.clue_placed(&name, nth, row, column));
        match fault.fault {
            ClueFault::Many => self.clues_many().into(),
            ClueFault::Few => self.clue_few(&placed(), fault.cells.into()),
            ClueFault::Large => self.clue_large(&placed(), fault.cells.into()),
            ClueFault::Outside => {
                let (row, column) = at.unwrap_or_default();
                self.clue_outside(&alone(), row, column)
            }
            ClueFault::Twice => self.clue_twice(&placed()),
            ClueFault::Apart => self.clue_apart(&placed()),
            ClueFault::Number if number == 0 => self.clue_no_number(&placed()),
            ClueFault::Number => self.clue_number(&placed(), number.into()),
            ClueFault::Uneven => self.clue_uneven(&placed()),
        }
    }

    fn foreign_name(&self, foreign: Foreign) -> &'static str {
        match foreign {
            Foreign::OnServer => self.on_server(),
            Foreign::HodokuFile => self.hodoku_file(),
            Foreign::SoloSeed => self.solo_seed(),
            Foreign::WebAddress => self.web_address(),
            Foreign::Picture => self.picture(),
            Foreign::Pdf => self.pdf(),
            Foreign::Packed => self.packed(),
        }
    }

    /// A puzzle's rule beside those of Sudoku.
    fn rule(&self, rule: &Rule) -> String {
        let said = match rule {
            Rule::Diagonals => self.rule_diagonals(),
            Rule::Windows => self.rule_windows(),
            Rule::Jigsaw => self.rule_jigsaw(),
            Rule::ExtraRegions => self.rule_extra_regions(),
            Rule::AntiKnight => self.rule_anti_knight(),
            Rule::AntiKing => self.rule_anti_king(),
            Rule::NonConsecutive => self.rule_non_consecutive(),
            Rule::Cages => self.rule_cages(),
            Rule::Thermometers => self.rule_thermometers(),
            Rule::Arrows => self.rule_arrows(),
            Rule::LittleKiller => self.rule_little_killer(),
            Rule::Sandwich => self.rule_sandwich(),
            Rule::Dots => self.rule_dots(),
            Rule::Xv => self.rule_xv(),
            Rule::Parity => self.rule_parity(),
            Rule::Palindromes => self.rule_palindromes(),
            Rule::Quadruples => self.rule_quadruples(),
            Rule::Clones => self.rule_clones(),
            Rule::Lines => self.rule_lines(),
            Rule::Shaded => self.rule_shaded(),
            Rule::Drawn => self.rule_drawn(),
            Rule::Candidates => self.rule_candidates(),
            Rule::OtherGame => self.rule_other_game(),
            Rule::Other(name) => return self.rule_named(&quoted(name)),
        };
        said.into()
    }

    fn nearest(&self, cells: usize) -> String {
        Shape::from_cell_count(cells).map_or_else(|| self.some_board().into(), size)
    }

    fn size(&self, bytes: usize) -> String {
        self.kilobytes(bytes.div_ceil(1000))
    }

    /// A readable character as it is, or the code of an invisible one.
    fn shown(&self, symbol: char) -> String {
        if is_unseen(symbol) {
            self.symbol_unseen(&format!("{:04X}", symbol as u32))
        } else {
            self.symbol(symbol.encode_utf8(&mut [0; 4]))
        }
    }

    /// 12 as "12 (C)".
    fn digit_shown(&self, number: u32) -> String {
        match u8::try_from(number).ok().and_then(sudoku_core::Digit::new) {
            Some(digit) if number > 9 => {
                self.digit_letter(number as usize, digit.symbol().encode_utf8(&mut [0; 4]))
            }
            _ => number.to_string(),
        }
    }
}

/// A word fit for display: of limited length, and with a mark for each invisible character, as one might
/// otherwise reverse the sentence around it.
fn quoted(word: &str) -> String {
    let mark = |symbol: char| if is_unseen(symbol) { char::REPLACEMENT_CHARACTER } else { symbol };
    let mut shown: String = word.chars().take(WORD_SHOWN).map(mark).collect();
    if word.chars().nth(WORD_SHOWN).is_some() {
        shown.push('…');
    }
    shown
}

/// Whether a character is invisible by itself: it controls, reorders, joins or marks others, or lacks a
/// common shape.
fn is_unseen(symbol: char) -> bool {
    symbol.is_control()
        || symbol.is_whitespace()
        || matches!(
            symbol,
            // Characters that join, separate, reorder or fill in various scripts.
            '\u{ad}' | '\u{34f}' | '\u{600}'..='\u{605}' | '\u{61c}' | '\u{6dd}' | '\u{70f}' | '\u{115f}'
                | '\u{1160}' | '\u{17b4}' | '\u{17b5}' | '\u{180b}'..='\u{180f}' | '\u{200b}'..='\u{200f}'
                | '\u{202a}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{2800}' | '\u{3164}' | '\u{feff}'
                | '\u{ffa0}' | '\u{fff0}'..='\u{fffb}' | '\u{e0000}'..='\u{e0fff}'
            // Marks over and under the character before them.
                | '\u{300}'..='\u{36f}' | '\u{483}'..='\u{489}' | '\u{1ab0}'..='\u{1aff}'
                | '\u{1dc0}'..='\u{1dff}' | '\u{20d0}'..='\u{20ff}' | '\u{fe00}'..='\u{fe0f}'
                | '\u{fe20}'..='\u{fe2f}'
            // Characters for private use.
                | '\u{e000}'..='\u{f8ff}' | '\u{f0000}'..='\u{10ffff}'
        )
}
