//! The names of techniques, and sentences for patterns that rule candidates out: why, and then what.

use super::{
    deep,
    fish::{self, Argument},
    forcing,
    say::{List, NAMED, all_of, and, cannot, one_of, sentence, which_see},
    unique,
};
use crate::{
    Candidate, Candidates, Cell, Digit, DigitSet, House, Technique,
    explain::Span,
    step::{
        AlmostLockedSets, BoxReading, Bug, Chain, Colors, Conclusion, DeathBlossom, EmptyRectangle, Fish,
        Forcing, Locked, Pattern, Rectangle, RemotePair, SetKind, SiameseFish, Step, Subset, SueDeCoq,
        Turbot, TurbotKind, WWing, Wing, WingKind,
    },
};

/// The name of a technique.
#[must_use]
pub const fn technique(technique: Technique) -> &'static str {
    match technique {
        Technique::FullHouse => "Full house",
        Technique::NakedSingle => "Naked single",
        Technique::HiddenSingle => "Hidden single",
        Technique::Guess => "Guess",
        Technique::DeadEnd => "Dead end",
        Technique::Retreat => "Take back",
        Technique::Pointing => "Pointing",
        Technique::Claiming => "Claiming",
        Technique::LockedPair => "Locked pair",
        Technique::LockedTriple => "Locked triple",
        Technique::NakedPair => "Naked pair",
        Technique::NakedTriple => "Naked triple",
        Technique::NakedQuadruple => "Naked quadruple",
        Technique::NakedQuintuple => "Naked quintuple",
        Technique::NakedSextuple => "Naked sextuple",
        Technique::HiddenPair => "Hidden pair",
        Technique::HiddenTriple => "Hidden triple",
        Technique::HiddenQuadruple => "Hidden quadruple",
        Technique::HiddenQuintuple => "Hidden quintuple",
        Technique::HiddenSextuple => "Hidden sextuple",
        Technique::XWing => "X-Wing",
        Technique::Swordfish => "Swordfish",
        Technique::Jellyfish => "Jellyfish",
        Technique::Squirmbag => "Squirmbag",
        Technique::FinnedXWing => "Finned X-Wing",
        Technique::FinnedSwordfish => "Finned Swordfish",
        Technique::FinnedJellyfish => "Finned Jellyfish",
        Technique::SashimiXWing => "Sashimi X-Wing",
        Technique::SashimiSwordfish => "Sashimi Swordfish",
        Technique::SashimiJellyfish => "Sashimi Jellyfish",
        Technique::Skyscraper => "Skyscraper",
        Technique::TwoStringKite => "2-String Kite",
        Technique::DualTwoStringKite => "Dual 2-String Kite",
        Technique::TurbotFish => "Turbot Fish",
        Technique::EmptyRectangle => "Empty rectangle",
        Technique::DualEmptyRectangle => "Dual empty rectangle",
        Technique::RemotePair => "Remote pair",
        Technique::XyWing => "XY-Wing",
        Technique::XyzWing => "XYZ-Wing",
        Technique::WWing => "W-Wing",
        Technique::SimpleColorsTrap => "Simple colors: trap",
        Technique::SimpleColorsWrap => "Simple colors: wrap",
        Technique::MultiColors1 => "Multi colors 1",
        Technique::MultiColors2 => "Multi colors 2",
        Technique::UniqueRectangle1 => "Unique rectangle 1",
        Technique::UniqueRectangle2 => "Unique rectangle 2",
        Technique::UniqueRectangle3 => "Unique rectangle 3",
        Technique::UniqueRectangle4 => "Unique rectangle 4",
        Technique::UniqueRectangle5 => "Unique rectangle 5",
        Technique::UniqueRectangle6 => "Unique rectangle 6",
        Technique::HiddenRectangle => "Hidden rectangle",
        Technique::AvoidableRectangle1 => "Avoidable rectangle 1",
        Technique::AvoidableRectangle2 => "Avoidable rectangle 2",
        Technique::BugPlusOne => "BUG + 1",
        Technique::XChain => "X-Chain",
        Technique::XyChain => "XY-Chain",
        Technique::ContinuousNiceLoop => "Continuous nice loop",
        Technique::DiscontinuousNiceLoop => "Discontinuous nice loop",
        Technique::Aic => "AIC",
        Technique::GroupedContinuousNiceLoop => "Grouped continuous nice loop",
        Technique::GroupedDiscontinuousNiceLoop => "Grouped discontinuous nice loop",
        Technique::GroupedAic => "Grouped AIC",
        Technique::AlsXz => "ALS-XZ",
        Technique::AlsXyWing => "ALS-XY-Wing",
        Technique::AlsChain => "ALS chain",
        Technique::DeathBlossom => "Death blossom",
        Technique::SueDeCoq => "Sue de Coq",
        Technique::FrankenXWing => "Franken X-Wing",
        Technique::FrankenSwordfish => "Franken Swordfish",
        Technique::FrankenJellyfish => "Franken Jellyfish",
        Technique::FinnedFrankenXWing => "Finned Franken X-Wing",
        Technique::FinnedFrankenSwordfish => "Finned Franken Swordfish",
        Technique::FinnedFrankenJellyfish => "Finned Franken Jellyfish",
        Technique::MutantSwordfish => "Mutant Swordfish",
        Technique::MutantJellyfish => "Mutant Jellyfish",
        Technique::FinnedMutantXWing => "Finned Mutant X-Wing",
        Technique::FinnedMutantSwordfish => "Finned Mutant Swordfish",
        Technique::FinnedMutantJellyfish => "Finned Mutant Jellyfish",
        Technique::ForcingChain => "Forcing chain",
        Technique::ForcingNet => "Forcing net",
    }
}

/// The whole sentence.
pub(super) fn explain(step: &Step, position: &Candidates) -> Vec<Span> {
    let gone: Vec<Cell> = step.eliminated().iter().map(|gone| gone.cell).collect();
    let mut said = match &step.pattern {
        Pattern::FullHouse { .. }
        | Pattern::NakedSingle
        | Pattern::HiddenSingle { .. }
        | Pattern::Guess { .. }
        | Pattern::DeadEnd { .. }
        | Pattern::Retreat { .. } => return Vec::new(),
        Pattern::Locked(Locked { digit, within, crossing }) => sentence!(
            "in ",
            *within,
            ", ",
            *digit,
            " can stand only in ",
            *crossing,
            ". Wherever it stands there, the rest of ",
            *crossing,
            " is without it."
        ),
        Pattern::Subset(Subset { kind: SetKind::Hidden, house, cells, digits }) => sentence!(
            "in ",
            *house,
            ", ",
            all_of(*digits),
            " can stand only in ",
            and(cells),
            ". They fill these cells, so nothing else stands there."
        ),
        Pattern::Subset(Subset { cells, digits, .. }) => subset(step, cells, *digits, position),
        Pattern::Fish(Fish { digit, base, cover, fins, .. }) => {
            let fish = Argument { digit: *digit, base, cover, fins, position };
            if !fish.is_basic() {
                return fish.argued(&gone);
            }
            fish::basic(*digit, base, cover)
        }
        Pattern::Turbot(Turbot { kind, digit, links }) => turbot(*kind, *digit, links),
        Pattern::EmptyRectangle(EmptyRectangle { digit, within, readings }) => {
            return box_lines(*digit, *within, readings, &gone);
        }
        Pattern::RemotePair(RemotePair { digits, cells }) => sentence!(
            and(cells),
            " can hold only ",
            one_of(*digits),
            ", and each sees the next, so they hold them in turn: ",
            cells[0],
            " and ",
            cells[cells.len() - 1],
            " hold one each. What sees both holds neither."
        ),
        Pattern::Wing(Wing { kind, pivot, pincers, digit }) => {
            return wing(*kind, *pivot, *pincers, *digit, &gone, position);
        }
        Pattern::WWing(WWing { cells, link, house, linked, digit }) => sentence!(
            cells[0],
            " and ",
            cells[1],
            " can hold only ",
            one_of(DigitSet::only(*linked).with(*digit)),
            ". In ",
            *house,
            ", ",
            *linked,
            " stands in ",
            link[0],
            " or ",
            link[1],
            ", so one of the two is not ",
            *linked,
            " but ",
            *digit,
            ": what sees both is not ",
            *digit,
            "."
        ),
        Pattern::Colors(Colors { digit, colorings, wrap }) => {
            unique::colors(step, *digit, colorings, *wrap, position)
        }
        Pattern::Rectangle(Rectangle { kind, corners, digits, others, houses }) => {
            unique::rectangle(*kind, *corners, *digits, others, houses, position)
        }
        Pattern::Bug(Bug { candidate }) => return bug(*candidate, step, position),
        Pattern::Chain(Chain { nodes, through, closed, .. }) => deep::chain(nodes, through, *closed),
        Pattern::AlmostLockedSets(AlmostLockedSets { sets, commons, digits }) => {
            deep::sets(sets, commons, *digits)
        }
        Pattern::DeathBlossom(DeathBlossom { stem, petals, digit }) => {
            return deep::blossom(*stem, petals, *digit, &gone, position);
        }
        Pattern::SueDeCoq(SueDeCoq { line, within, cells, line_set, box_set }) => {
            deep::sue_de_coq(*line, *within, cells, line_set, box_set, position)
        }
        Pattern::SiameseFish(SiameseFish { digit, base, readings, .. }) => {
            return fish::siamese(*digit, base, readings, &gone, position);
        }
        Pattern::Forcing(Forcing { origin, branches, clash, .. }) => {
            forcing::explain(*origin, branches, *clash, step)
        }
    };
    said.extend(ruled_out(step));
    said
}

/// "So 4 is ruled out in row 1, column 2 and row 1, column 5, and 6 in 7 cells."
fn ruled_out(step: &Step) -> Vec<Span> {
    let Conclusion::Eliminate(gone) = &step.conclusion else { return Vec::new() };
    let digits: DigitSet = gone.iter().map(|gone| gone.digit).collect();
    let mut said = sentence!(" So ");
    for (i, digit) in digits.iter().enumerate() {
        let cells: Vec<Cell> = gone.iter().filter(|gone| gone.digit == digit).map(|gone| gone.cell).collect();
        said.extend(match i {
            0 => sentence!(digit, " is ruled out in "),
            _ if i + 1 == digits.len() => sentence!(", and ", digit, " in "),
            _ => sentence!(", ", digit, " in "),
        });
        said.extend(if cells.len() > NAMED {
            sentence!(format!("{} cells", cells.len()))
        } else {
            sentence!(and(&cells))
        });
    }
    said.push(".".into());
    said
}

fn subset(step: &Step, cells: &[Cell], digits: DigitSet, position: &Candidates) -> Vec<Span> {
    let geometry = position.geometry();
    let loses =
        |house: &House| step.eliminated().iter().any(|gone| geometry.houses_of(gone.cell).contains(house));
    let houses: Vec<House> = geometry.houses_of_all(cells).filter(loses).collect();
    sentence!(
        and(cells),
        " can hold only ",
        all_of(digits),
        ". They use them up, so the rest of ",
        and(&houses),
        " is without them."
    )
}

fn turbot(kind: TurbotKind, digit: Digit, links: &[(Cell, Cell, House)]) -> Vec<Span> {
    let mut said = Vec::new();
    for (i, &(outer, inner, house)) in links.iter().enumerate().take(2) {
        let starts = if i == 0 { "in " } else { ", and in " };
        said.extend(sentence!(starts, house, ", ", digit, " stands in ", outer, " or ", inner));
    }
    if let [(first, inner_first, _), (second, inner_second, _), ..] = *links {
        said.extend(sentence!(
            ". As ",
            inner_first,
            " and ",
            inner_second,
            " see each other, they do not both have it, so ",
            first,
            " or ",
            second,
            " has: what sees both is without it."
        ));
    }
    if kind == TurbotKind::DualKite
        && let [.., (first, ..), (second, ..)] = *links
    {
        said.extend(sentence!(" The same is true of ", first, " and ", second, "."));
    }
    said
}

/// What sees the pincers loses the digit; only where the pivot can hold it itself, that must be seen, too.
fn wing(
    kind: WingKind,
    pivot: Cell,
    pincers: [Cell; 2],
    digit: Digit,
    gone: &[Cell],
    position: &Candidates,
) -> Vec<Span> {
    let mut said =
        sentence!("the pivot ", pivot, " (", one_of(position.digits(pivot)), ") sees the pincers ");
    let [first, second] = pincers;
    for (pincer, ends) in [(first, ") and "), (second, ").")] {
        said.extend(sentence!(pincer, " (", one_of(position.digits(pincer)), ends));
    }
    for pincer in pincers {
        let shared = position.digits(pincer).without(digit);
        said.extend(sentence!(" If the pivot is ", one_of(shared), ", ", pincer, " must be ", digit, "."));
    }
    let seen = match kind {
        WingKind::Xy => "both pincers",
        WingKind::Xyz => {
            said.extend(sentence!(" If it is neither, it is ", digit, " itself."));
            "all three"
        }
    };
    said.extend(cannot(" So", gone, which_see(gone, seen), digit));
    said
}

/// Empty rectangles. Of a dual one both links end in one cell, which must then have the digit.
fn box_lines(digit: Digit, within: House, readings: &[BoxReading], gone: &[Cell]) -> Vec<Span> {
    let Some(&BoxReading { barred, left, link: [near, far], house }) = readings.first() else {
        return Vec::new();
    };
    let mut said = sentence!("in ", within, ", the ", digit, " can only go in ", left, " or ", barred, ". ");
    if let Some(&BoxReading { link: [other, _], house: across, .. }) = readings.get(1) {
        let nears = sentence!(near, " (", house, ") and ", other, " (", across, ") both are.");
        said.extend(sentence!("Suppose ", far, " isn't ", digit, ". Then ", nears));
        said.extend(sentence!(" That leaves ", within, " no place for ", digit, ", so ", far, " is ", digit));
        let it = if gone.len() == 1 { ", which sees it," } else { ", which see it," };
        said.extend(cannot(". So", gone, sentence!(it), digit));
    } else {
        said.extend(sentence!("In ", house, ", it can only go in ", near, " or ", far));
        said.extend(sentence!(". If ", far, " isn't ", digit, ", ", near, " is, and ", within, " gets its "));
        said.extend(sentence!(digit, " in ", left, "."));
        let where_ = sentence!(", in ", left, " and in sight of ", far, ",");
        said.extend(cannot(" So", gone, where_, digit));
    }
    said
}

/// Where everything comes in twos there are two solutions or none, so it cannot have come to that.
fn bug(one: Candidate, step: &Step, position: &Candidates) -> Vec<Span> {
    let Candidate { cell, digit } = one;
    let mut said = sentence!("every empty cell has two candidates, except ", cell, " with ");
    said.extend(sentence!(all_of(position.digits(cell)), ". Every row, column and box has two places for "));
    said.extend(sentence!("each digit it needs, but those of ", cell, " have three for ", digit, ". If "));
    said.extend(sentence!(cell, " weren't ", digit, ", there would be two everywhere, and such a board "));
    said.extend(sentence!("never has exactly one solution. So ", cell));
    let others: DigitSet = step.eliminated().iter().map(|gone| gone.digit).collect();
    said.extend(if step.placed().is_some() {
        sentence!(" must be ", digit, ".")
    } else {
        sentence!(" can't be ", one_of(others), ".")
    });
    said
}

/// "3 in row 1, column 2", or "3 in row 1, column 2 or row 1, column 3".
pub(super) fn statement(digit: Digit, cells: &[Cell]) -> Vec<Span> {
    sentence!(digit, " in ", List(cells.to_vec(), " or "))
}
