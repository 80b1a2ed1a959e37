//! Sentences for patterns that eliminate candidates: the place, the reason, and the conclusion.

use super::{
    aligned, almost, bent, chains, colours, deadly, deduction, exocet, firework,
    fish::{self, Argument},
    forcing, guardians, kraken, medusa,
    say::{
        List, all_of, cannot, capital_number, cells, fits, houses, number, one_of, sentence, so, so_seeing,
        some_or_count, the_digits, which_see, with_list,
    },
    sectors, sets, symmetric, templates, unique,
};
use crate::{
    explain::{Assertion, Span},
    step::{
        AlmostLockedSets, BoxReading, Bug, DeathBlossom, EmptyRectangle, Fish, Later, Locked, Pattern,
        RemotePair, SetKind, SiameseFish, Step, Subset, Turbot, TurbotKind, WWing, Wing, WingKind,
    },
};
use sudoku_board::{Candidate, Candidates, Cell, Digit, DigitSet, House, Shape};

pub(super) fn explain(step: &Step, position: &Candidates) -> Vec<Span> {
    let shape = position.shape();
    let gone: Vec<Cell> = step.eliminated().iter().map(|gone| gone.cell).collect();
    match &step.pattern {
        Pattern::FullHouse { .. }
        | Pattern::NakedSingle
        | Pattern::HiddenSingle { .. }
        | Pattern::Guess { .. }
        | Pattern::DeadEnd { .. }
        | Pattern::Retreat { .. } => Vec::new(),
        Pattern::Locked(locked) => confined(locked, &gone, position),
        Pattern::Subset(Subset { kind: SetKind::Hidden, house, cells: own, digits }) => {
            let (count, no_more) = (counted(own.len(), "digits", "cells"), ": nothing else fits there.");
            let go = sentence!(" can only go in ", cells(own, shape), ".");
            let mut said = sentence!("In ", *house, ", ", the_digits(*digits), go);
            if !fits(&said, shape) {
                let left = format!(" has only {} cells for ", number(own.len()));
                said = sentence!(*house, left, the_digits(*digits), ". They are ", cells(own, shape), ".");
            }
            for digit in digits.iter() {
                let there = own.iter().copied().filter(|&cell| position.digits(cell).contains(digit));
                said.extend(sentence!(Assertion::Places(digit, *house, there.collect())));
            }
            sentence!(said, " ", count, no_more, so(" So", step.eliminated(), shape))
        }
        Pattern::Subset(Subset { cells, digits, .. }) => subset(step, cells, *digits, position),
        Pattern::Fish(Fish { digit, base, cover, fins, .. }) => {
            Argument { digit: *digit, base, cover, fins, position }.argued(&gone)
        }
        Pattern::Turbot(Turbot { kind, digit, links }) => turbot(*kind, *digit, links, &gone, shape),
        Pattern::EmptyRectangle(EmptyRectangle { digit, within, readings }) => {
            box_lines(*digit, *within, readings, &gone, shape)
        }
        Pattern::RemotePair(RemotePair { digits, cells }) => remote_pair(step, *digits, cells, shape),
        Pattern::Wing(Wing { kind, pivot, pincers, digit }) => {
            wing(*kind, *pivot, *pincers, *digit, &gone, position)
        }
        Pattern::WWing(wing) => w_wing(wing, &gone, shape),
        Pattern::Colors(colors) => colours::explain(colors, &gone, position),
        Pattern::Rectangle(rectangle) => unique::rectangle(rectangle, step, position),
        Pattern::Bug(Bug { candidate }) => bug(*candidate, step, position),
        Pattern::Chain(chain) => chains::explain(chain, step, position),
        Pattern::AlmostLockedSets(AlmostLockedSets { sets, commons, digits }) => {
            sets::row(sets, commons, *digits, step, position)
        }
        Pattern::DeathBlossom(DeathBlossom { stem, petals, digits }) => {
            sets::blossom(*stem, petals, *digits, step, position)
        }
        Pattern::SueDeCoq(shared) => sets::sue_de_coq(shared, step, position),
        Pattern::SiameseFish(SiameseFish { digit, base, readings, .. }) => {
            fish::siamese(*digit, base, readings, &gone, position)
        }
        Pattern::Forcing(forcing) => forcing::explain(forcing, step, position),
        Pattern::Later(sealed) => match sealed.open() {
            Some(Later::Deduction(found)) => deduction::explain(&found, step, position),
            Some(Later::Deadly(found)) => deadly::explain(&found, step, position),
            Some(Later::Aligned(found)) => aligned::explain(&found, step, position),
            Some(Later::ChuteRemotePair(found)) => bent::chute(&found, step, position),
            Some(Later::Bent(found)) => bent::set(&found, step, position),
            Some(Later::CrossedSet(found)) => almost::explain(&found, step, position),
            Some(Later::Guardians(found)) => guardians::explain(&found, step, position),
            Some(Later::Medusa(found)) => medusa::explain(&found, step, position),
            Some(Later::Firework(found)) => firework::explain(&found, step, position),
            Some(Later::Symmetric(found)) => symmetric::explain(&found, step, position),
            Some(Later::Templates(found)) => templates::explain(&found, step, position),
            Some(Later::Sectors(found)) => sectors::explain(&found, step, position),
            Some(Later::Exocet(found)) => exocet::explain(&found, step, position),
            Some(Later::Kraken(found)) => kraken::explain(&found, step, position),
            None => Vec::new(),
        },
    }
}

/// "Two cells, two digits".
fn counted(count: usize, one: &str, other: &str) -> String {
    format!("{} {one}, {} {other}", capital_number(count), number(count))
}

/// Locked candidates. Names the cells: the board shows that they are in both houses.
fn confined(locked: &Locked, gone: &[Cell], position: &Candidates) -> Vec<Span> {
    let Locked { digit, within, crossing } = *locked;
    let (geometry, shape) = (position.geometry(), position.shape());
    let places: Vec<Cell> =
        position.places(digit, within).iter().map(|place| geometry.cell_at(within, place)).collect();
    let all = match places.len() {
        2 => ", both in ",
        3 => ", all three in ",
        _ => ", all in ",
    };
    let only = sentence!("In ", within, ", the ", digit, " can only go in ", cells(&places, shape));
    let Some(crossing) = crossing else {
        let facts = sentence!(
            Assertion::Places(digit, within, places.clone()),
            Assertion::Sees(gone.to_vec(), places)
        );
        let said = sentence!(only, ". One of those cells must be ", digit, ".", facts);
        let aside = which_see(gone, "all of them");
        return sentence!(said, cannot(" So", gone, aside, digit, shape));
    };
    let mut said = sentence!(only.clone(), all, crossing, ".");
    if !fits(&said, shape) {
        said = sentence!(only, ". All of these are in ", crossing, ".");
    }
    said.extend(sentence!(
        Assertion::Places(digit, within, places.clone()),
        Assertion::Within(places, crossing)
    ));
    said.extend(sentence!(
        " One of those cells must be ",
        digit,
        ".",
        Assertion::Within(gone.to_vec(), crossing)
    ));
    said.extend(cannot(" So", gone, sentence!(", elsewhere in ", crossing, ","), digit, shape));
    said
}

/// A naked set, and the houses that lose something to it.
fn subset(step: &Step, own: &[Cell], digits: DigitSet, position: &Candidates) -> Vec<Span> {
    let (geometry, shape) = (position.geometry(), position.shape());
    let loses =
        |house: &House| step.eliminated().iter().any(|gone| geometry.houses_of(gone.cell).contains(house));
    let losing: Vec<House> = geometry.houses_of_all(own).filter(loses).collect();
    let named = cells(own, shape);
    let mut said = sentence!("Between them, ", named.clone(), " have only ", all_of(digits), ". ");
    if !fits(&said, shape) {
        said = sentence!("Look at ", named, ". Between them, they have only ", all_of(digits), ". ");
    }
    for &house in &losing {
        said.extend(sentence!(Assertion::Within(own.to_vec(), house)));
    }
    said.extend(sentence!(Assertion::Holds(own.to_vec(), digits)));
    said.extend(sentence!(counted(own.len(), "cells", "digits"), ": they use up "));
    // The text has just named the digits.
    said.extend(if digits.len() < 5 {
        sentence!(all_of(digits))
    } else {
        sentence!(format!("all {}", number(digits.len())))
    });
    said.extend(sentence!(" for ", houses(&losing), ".", so(" So", step.eliminated(), shape)));
    said
}

/// Two strong links; a dual kite has two more between the same inner ends, and a line for each pair.
fn turbot(
    kind: TurbotKind,
    digit: Digit,
    links: &[(Cell, Cell, House)],
    gone: &[Cell],
    shape: Shape,
) -> Vec<Span> {
    let geometry = shape.geometry();
    let [(first, near_first, house), (second, near_second, across), rest @ ..] = links else {
        return Vec::new();
    };
    let meet = Assertion::Sees(vec![*near_first], vec![*near_second]);
    let clash =
        sentence!(*near_first, " and ", *near_second, " see each other and can't both be ", digit, meet);
    let two_places =
        |&(far, near, house): &(Cell, Cell, House)| Assertion::Places(digit, house, vec![near, far]);
    if let (TurbotKind::DualKite, [second_row, second_column]) = (kind, rest) {
        let pair = |number: &'static str, row: &(Cell, Cell, House), column: &(Cell, Cell, House)| {
            let (&(first, near_first, house), &(second, near_second, across)) = (row, column);
            let row_has = sentence!(number, ": ", house, " has only ", near_first, " and ", first);
            let column_has = sentence!(" for ", digit, ", ", across, " only ", near_second, " and ", second);
            let facts = sentence!(two_places(row), two_places(column));
            sentence!(row_has, column_has, facts, ". So ", first, " or ", second, " must be ", digit, ".")
        };
        let own = (&(*first, *near_first, *house), &(*second, *near_second, *across));
        let pairs = vec![pair("First pair", own.0, own.1), pair("Second pair", second_row, second_column)];
        let mut by_pair = Vec::new();
        let mut left = gone.to_vec();
        for (ends, name) in [
            ([*first, *second], " (by the first pair)"),
            ([second_row.0, second_column.0], " (by the second)"),
        ] {
            let (own, rest): (Vec<Cell>, Vec<Cell>) =
                left.iter().partition(|&&cell| ends.iter().all(|&end| geometry.see(cell, end)));
            left = rest;
            if !own.is_empty() {
                let sees = Assertion::Sees(own.clone(), ends.to_vec());
                by_pair.push(sentence!(some_or_count(&own, shape), name, sees));
            }
        }
        let after = sentence!(Span::Conclusion, "So ", List(by_pair, " and "), " can't be ", digit, ".");
        return with_list(sentence!(clash, "."), pairs, after);
    }
    let mut said = sentence!(*house, " has two places for ", digit, ": ", *near_first, " and ", *first);
    said.extend(sentence!(". ", *across, " has two: ", *near_second, " and ", *second, ". ", clash));
    said.extend(links.iter().take(2).map(|link| Span::Says(Box::new(two_places(link)))));
    said.extend(sentence!(", so ", *first, " or ", *second, " must be ", digit, "."));
    said.extend(sentence!(Assertion::Sees(gone.to_vec(), vec![*first, *second])));
    said.extend(cannot(" So", gone, which_see(gone, "both"), digit, shape));
    said
}

/// The cells keep their order: each sees the next.
fn remote_pair(step: &Step, digits: DigitSet, cells: &[Cell], shape: Shape) -> Vec<Span> {
    let ([first, .., last], Some(one)) = (cells, digits.first()) else { return Vec::new() };
    let named = sentence!(List(cells.to_vec(), " and "));
    let each = sentence!(" each ", one_of(digits), ", and each sees the next.");
    let mut said = sentence!(named.clone(), " are", each.clone());
    if !fits(&said, shape) {
        said = sentence!("Follow ", named, ". They are", each);
    }
    for &cell in cells {
        said.extend(sentence!(Assertion::Holds(vec![cell], digits)));
    }
    for two in cells.windows(2) {
        said.extend(sentence!(Assertion::Sees(vec![two[0]], vec![two[1]])));
    }
    let losing: Vec<Cell> = step.eliminated().iter().map(|gone| gone.cell).collect();
    said.extend(sentence!(Assertion::Sees(losing, vec![*first, *last])));
    said.extend(sentence!(" So ", all_of(digits), " alternate: of the ends ", *first, " and ", *last));
    said.extend(sentence!(", one is ", one, " and one is ", one_of(digits.without(one)), "."));
    said.extend(so_seeing(step.eliminated(), "both ends", shape));
    said
}

/// A cell that sees the pincers loses the digit; if the pivot can also be the digit, the cell must see that
/// as well.
fn wing(
    kind: WingKind,
    pivot: Cell,
    pincers: [Cell; 2],
    digit: Digit,
    gone: &[Cell],
    position: &Candidates,
) -> Vec<Span> {
    let mut said =
        sentence!("The pivot ", pivot, " (", one_of(position.digits(pivot)), ") sees the pincers ");
    let [first, second] = pincers;
    for (pincer, ends) in [(first, ") and "), (second, ").")] {
        said.extend(sentence!(pincer, " (", one_of(position.digits(pincer)), ends));
    }
    said.extend(sentence!(Assertion::Sees(vec![pivot], pincers.to_vec())));
    for cell in [pivot, first, second] {
        said.extend(sentence!(Assertion::Holds(vec![cell], position.digits(cell))));
    }
    let if_is = |begins: &'static str, pincer: Cell| {
        let shared = position.digits(pincer).without(digit);
        sentence!(begins, one_of(shared), ", ", pincer, " must be ", digit)
    };
    let seen = match kind {
        WingKind::Xy => {
            said.extend(if_is(" If the pivot is ", first));
            said.extend(sentence!(if_is(". If the pivot is ", second), "."));
            "both pincers"
        }
        WingKind::Xyz => {
            said.extend(if_is(" If the pivot is ", first));
            said.extend(sentence!(if_is("; if the pivot is ", second), "."));
            said.extend(sentence!(" If the pivot is neither, it is ", digit, " itself."));
            "all three"
        }
    };
    let mut ends = pincers.to_vec();
    ends.extend((kind == WingKind::Xyz).then_some(pivot));
    said.extend(sentence!(Assertion::Sees(gone.to_vec(), ends)));
    said.extend(cannot(" So", gone, which_see(gone, seen), digit, position.shape()));
    said
}

/// Each cell sees its own end of the link.
fn w_wing(wing: &WWing, gone: &[Cell], shape: Shape) -> Vec<Span> {
    let WWing { cells: [first, second], link: [near, far], house, linked, digit } = *wing;
    let either = one_of(DigitSet::only(linked).with(digit));
    let mut said = sentence!(first, " and ", second, " are each ", either, ". ");
    said.extend(sentence!(house, " needs its ", linked, " in ", near, ", which ", first, " sees, or in "));
    said.extend(sentence!(far, ", which ", second, " sees. So ", first, " and ", second));
    said.extend(sentence!(" can't both be ", linked, ": one of them is ", digit, "."));
    said.extend(sentence!(
        Assertion::Holds(vec![first], DigitSet::only(linked).with(digit)),
        Assertion::Holds(vec![second], DigitSet::only(linked).with(digit)),
        Assertion::Places(linked, house, vec![near, far]),
        Assertion::Sees(vec![first], vec![near]),
        Assertion::Sees(vec![second], vec![far]),
        Assertion::Sees(gone.to_vec(), vec![first, second]),
    ));
    said.extend(cannot(" So", gone, which_see(gone, "both"), digit, shape));
    said
}

/// Empty rectangles. If both links of a dual one share an end, and its readings the lines, that end must be the digit.
fn box_lines(digit: Digit, within: House, readings: &[BoxReading], gone: &[Cell], shape: Shape) -> Vec<Span> {
    let geometry = shape.geometry();
    if let [one, other] = readings
        && !one.is_swapped(other)
    {
        return two_readings(digit, within, [one, other], gone, shape);
    }
    let Some(&BoxReading { barred, left, link: [near, far], house }) = readings.first() else {
        return Vec::new();
    };
    let mut said = sentence!("In ", within, ", the ", digit, " can only go in ", left, " or ", barred, ". ");
    let crossing = |line: House| {
        let both = geometry.cells(within).iter().copied();
        both.filter(|&cell| geometry.houses_of(cell).contains(&line)).collect::<Vec<Cell>>()
    };
    said.extend(sentence!(
        Assertion::Covered(digit, vec![within], vec![left, barred], Vec::new()),
        Assertion::Places(digit, house, vec![near, far]),
        Assertion::Sees(vec![near], crossing(barred)),
        Assertion::Sees(gone.to_vec(), vec![far]),
    ));
    if let Some(&BoxReading { link: [other, _], house: across, barred: other_barred, .. }) = readings.get(1) {
        let nears = sentence!(near, " (the only other place in ", house, ") and ", other, " (the same in ");
        said.extend(sentence!("If ", far, " isn't ", digit, ", ", nears, across, ") are."));
        let all = sentence!(" They see all of ", houses(&[barred, other_barred]), " in ", within);
        said.extend(sentence!(all, ", so the box has no place for ", digit, "."));
        said.extend(sentence!(
            Assertion::Places(digit, across, vec![other, far]),
            Assertion::Sees(vec![other], crossing(other_barred))
        ));
        let it = if gone.len() == 1 { ", which sees it," } else { ", which see it," };
        let gone = cannot(" and", gone, sentence!(it), digit, shape);
        let gone = gone.into_iter().filter(|span| *span != Span::Conclusion);
        said.extend(sentence!(Span::Conclusion, " So ", far, " must be ", digit, ","));
        said.extend(gone);
    } else {
        said.extend(sentence!("In ", house, ", it can only go in ", near, " or ", far));
        said.extend(sentence!(". If ", far, " isn't ", digit, ", ", near, " is, and ", within, " gets its "));
        said.extend(sentence!(digit, " in ", left, ".", Assertion::Within(gone.to_vec(), left)));
        let where_ = sentence!(", in ", left, " and in sight of ", far, ",");
        said.extend(cannot(" So", gone, where_, digit, shape));
    }
    said
}

/// Two readings of a box, each with its own eliminations.
fn two_readings(
    digit: Digit,
    within: House,
    readings: [&BoxReading; 2],
    gone: &[Cell],
    shape: Shape,
) -> Vec<Span> {
    let geometry = shape.geometry();
    let lines_of = |reading: &BoxReading| [reading.barred, reading.left];
    let same = lines_of(readings[0]).iter().all(|line| lines_of(readings[1]).contains(line));
    let (mut before, mut lines, mut lost) = (Vec::new(), Vec::new(), Vec::new());
    for (nth, &BoxReading { barred, left, link: [near, far], house }) in readings.into_iter().enumerate() {
        let both = geometry.cells(within).iter().copied();
        let crossing = both.filter(|&cell| geometry.houses_of(cell).contains(&barred)).collect();
        let can = if nth == 0 { " can only go in " } else { " is also in " };
        let covered = Assertion::Covered(digit, vec![within], vec![left, barred], Vec::new());
        let covered = sentence!("In ", within, ", the ", digit, can, left, " or ", barred, ".", covered);
        if nth == 0 {
            before = covered;
        } else if !same {
            lines.push(covered);
        }
        let linked = sentence!("In ", house, ", it can only go in ", near, " or ", far, ".");
        lines.push(sentence!(linked, Assertion::Places(digit, house, vec![near, far])));
        let then =
            sentence!("If ", far, " isn't ", digit, ", ", near, " is, and ", within, " gets its ", digit);
        lines.push(sentence!(then, " in ", left, ".", Assertion::Sees(vec![near], crossing)));
        let in_sight = |cell: &Cell| geometry.houses_of(*cell).contains(&left) && geometry.see(*cell, far);
        let own: Vec<Cell> = gone.iter().copied().filter(in_sight).collect();
        let named = sentence!(some_or_count(&own, shape), ", in ", left, " and in sight of ", far);
        let facts = sentence!(Assertion::Sees(own.clone(), vec![far]), Assertion::Within(own, left));
        lost.push(sentence!(facts, named, ", can't be ", digit));
    }
    let [one, other] = <[Vec<Span>; 2]>::try_from(lost).unwrap_or_default();
    with_list(before, lines, sentence!(Span::Conclusion, "So ", one, ", and ", other, "."))
}

/// A board with two of everything has two solutions or none, so the puzzle's board can't get there.
fn bug(one: Candidate, step: &Step, position: &Candidates) -> Vec<Span> {
    let Candidate { cell, digit } = one;
    let mut said = sentence!("Every empty cell has two candidates, except ", cell, " with ");
    said.extend(sentence!(all_of(position.digits(cell)), ". Every row, column and box has two places for "));
    said.extend(sentence!("each missing digit, except three for ", digit, " in those of ", cell, "."));
    said.extend(sentence!(Assertion::Grave(one), " If ", cell, " weren't ", digit));
    said.extend(sentence!(", there would be two everywhere. Such a board "));
    said.extend(sentence!("never has exactly one solution, but the puzzle has one."));
    said.extend(sentence!(Span::Conclusion, " So ", cell));
    let others: DigitSet = step.eliminated().iter().map(|gone| gone.digit).collect();
    said.extend(if step.placed().is_some() {
        sentence!(" must be ", digit, ".")
    } else {
        sentence!(" can't be ", one_of(others), ".")
    });
    said
}
