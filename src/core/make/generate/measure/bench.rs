//! One board at a time: removes clues according to the wish, and judges the rest.

use super::{Far, Lack, Made, Measure, Source};
use crate::{
    Filling,
    generate::{
        Cages, ClueSet, Drawn, Interrupted, Pulse,
        carving::{self, Carved},
        clues::put_back,
        digging::Digger,
        filling, killer, lines,
        logic::{Distance, Judge},
        pattern,
        prover::Prover,
        story::What,
    },
};
use sudoku_board::{Cell, Grid, Rng, Symmetry};
use sudoku_logic::{Level, Puzzle};
use sudoku_scales::exact::Scales;

/// The state of making apart from randomness, reused for all boards.
pub(super) struct Bench<'w> {
    wish: &'w Measure,
    prover: Prover,
    digger: Option<Digger>,
    orbits: Vec<Vec<Cell>>,
    judge: Option<Judge<'w>>,
}

impl<'w> Bench<'w> {
    pub(super) fn new(wish: &'w Measure, scales: &'w mut dyn Scales) -> Self {
        Self {
            wish,
            prover: Prover::new(&wish.shape),
            digger: wish.level_to_dig_for().map(|level| Digger::new(&wish.shape, level, wish.symmetry)),
            orbits: wish.symmetry.orbits(&wish.shape),
            judge: wish.logic.asks().then(|| Judge::new(wish.logic, &wish.shape, scales)),
        }
    }

    /// Makes the puzzle of one board, and returns it if it is nearer to the wish than `nearest`.
    pub(super) fn attempt(
        &mut self,
        attempt: u16,
        nearest: Option<Far>,
        pulse: &mut Pulse<'_>,
    ) -> Result<Option<(Far, Made)>, Interrupted> {
        let Self { wish, prover, digger, orbits, judge } = self;
        pulse.beat()?;
        let mut rng = wish.chance(attempt);
        let (carved, solution) = match (wish.drawn, &wish.pattern, digger) {
            (Drawn::Cages(cages), ..) => match with_cages(wish, cages, orbits, prover, &mut rng, pulse)? {
                Some(caged) => caged,
                None => return Ok(None),
            },
            (Drawn::Clues(set), ..) => match with_clues(wish, set, prover, &mut rng, pulse)? {
                Some(clued) => clued,
                None => return Ok(None),
            },
            (_, Some(drawn), _) => in_pattern(wish, drawn, prover, &mut rng, pulse)?,
            (_, None, Some(digger)) => {
                let solution = board(wish, prover, &mut rng, pulse)?;
                let clues = digger.dig(&solution, &mut rng, pulse)?;
                (Carved { clues, unproven: 0 }, solution)
            }
            (_, None, None) => in_symmetry(wish, orbits, prover, &mut rng, pulse)?,
        };
        let mut lacks = lacks_of(wish, &carved, &solution, prover, pulse)?;
        let clues = lacks.iter().map(|lack| lack.weight(wish)).sum();
        let within = match nearest {
            Some(far) if far.clues < clues => return Ok(None),
            Some(far) if far.clues == clues => Some(far.logic),
            _ => None,
        };
        let Some(puzzle) = Puzzle::proven_before(carved.clues, solution) else {
            unreachable!("clues were only taken away")
        };
        let mut far = Far { clues, logic: Distance::default() };
        if let Some(judge) = judge {
            let Some((logic, flaws)) = judge.distance(&puzzle, within, pulse)? else { return Ok(None) };
            far.logic = logic;
            lacks.extend(flaws.into_iter().map(Lack::Logic));
        }
        let nearer = nearest.is_none_or(|least| far < least);
        Ok(nearer.then(|| (far, Made { puzzle, lacks, attempts: attempt + 1, cut: false })))
    }
}

/// Returns the clues beside cages of which the full board is the only solution, and that board with the cages; `None` if
/// chance finds no such cages.
fn with_cages(
    wish: &Measure,
    cages: Cages,
    orbits: &[Vec<Cell>],
    prover: &mut Prover,
    rng: &mut Rng,
    pulse: &mut Pulse<'_>,
) -> Result<Option<(Carved, Grid)>, Interrupted> {
    let solution = board(wish, prover, rng, pulse)?;
    let level = wish.logic.level.unwrap_or(Level::Hard);
    let Some(shape) = killer::caged(&solution, (cages, level), wish.symmetry, rng, pulse)? else {
        return Ok(None);
    };
    let Some(solution) = solution.on(&shape) else { return Ok(None) };
    let mut clues = Grid::empty(&shape);
    if wish.drawn.has_clues() {
        let wanted = wish.clues.unwrap_or_else(|| killer::usual_digits(&shape, rng));
        let mut orbits: Vec<&[Cell]> = orbits.iter().map(Vec::as_slice).collect();
        rng.shuffle(&mut orbits);
        // The cages leave one solution by themselves, so any clues do.
        for orbit in orbits {
            if clues.filled_count() + orbit.len() <= wanted {
                put_back(&mut clues, orbit, &solution);
            }
        }
    }
    Ok(Some((Carved { clues, unproven: 0 }, solution)))
}

/// Returns the digits beside clues that are true for a full board, and that board with the clues; `None` if chance finds
/// no such clues.
fn with_clues(
    wish: &Measure,
    set: ClueSet,
    prover: &mut Prover,
    rng: &mut Rng,
    pulse: &mut Pulse<'_>,
) -> Result<Option<(Carved, Grid)>, Interrupted> {
    let solution = board(wish, prover, rng, pulse)?;
    let Some(shape) = lines::drawn(&solution, set, rng) else { return Ok(None) };
    let Some(solution) = solution.on(&shape) else { return Ok(None) };
    let mut digger = Digger::new(&shape, wish.logic.level.unwrap_or(Level::Hard), Symmetry::None);
    let clues = lines::digits_beside(&mut digger, &solution, wish.symmetry, rng, pulse)?;
    let are_needed = lines::are_needed(&clues, pulse)?;
    Ok(are_needed.then_some((Carved { clues, unproven: 0 }, solution)))
}

fn board(
    wish: &Measure,
    prover: &mut Prover,
    rng: &mut Rng,
    pulse: &mut Pulse<'_>,
) -> Result<Grid, Interrupted> {
    match &wish.source {
        Source::Solution(solution) => {
            pulse.tell(|teller| teller.board(What::Board, solution));
            Ok(solution.clone())
        }
        Source::Filling(filling) => filling::full_board(*filling, &wish.shape, prover, rng, pulse),
    }
}

/// Clues in the symmetry, given by its orbits; and the solution.
fn in_symmetry(
    wish: &Measure,
    orbits: &[Vec<Cell>],
    prover: &mut Prover,
    rng: &mut Rng,
    pulse: &mut Pulse<'_>,
) -> Result<(Carved, Grid), Interrupted> {
    let solution = board(wish, prover, rng, pulse)?;
    let mut orbits: Vec<&[Cell]> = orbits.iter().map(Vec::as_slice).collect();
    rng.shuffle(&mut orbits);
    let least = if wish.minimal { 0 } else { wish.clues.unwrap_or_else(|| clues_to_leave(wish, rng)) };
    let carved = carving::carve(prover, solution.clone(), &solution, &orbits, least, pulse)?;
    Ok((carved, solution))
}

/// Returns the number of clues to leave if the wish has none: as few as possible, except on large boards, where few
/// clues make puzzles too hard for most wishes.
fn clues_to_leave(wish: &Measure, rng: &mut Rng) -> usize {
    match wish.shape.making().wished {
        (least, most) if most > 0 && wish.logic.asks() => (least + rng.below(most - least + 1)) as usize,
        _ => 0,
    }
}

/// Clues in all cells of the pattern, and as few outside as the board leads to; and the solution.
fn in_pattern(
    wish: &Measure,
    drawn: &[Cell],
    prover: &mut Prover,
    rng: &mut Rng,
    pulse: &mut Pulse<'_>,
) -> Result<(Carved, Grid), Interrupted> {
    let first = board(wish, prover, rng, pulse)?;
    let solution = match wish.source {
        Source::Filling(Filling::Random) => {
            // Hundreds of boards on the way there would tell nothing.
            let teller = pulse.teller.take();
            let better = pattern::better_board(first, drawn, prover, rng, pulse);
            pulse.teller = teller;
            let better = better?;
            pulse.tell(|teller| teller.board(What::Board, &better));
            better
        }
        _ => first,
    };
    let free: Vec<Cell> = Cell::all(&wish.shape).filter(|cell| !drawn.contains(cell)).collect();
    let mut outside: Vec<&[Cell]> = free.chunks(1).collect();
    rng.shuffle(&mut outside);
    let carved = carving::carve(prover, solution.clone(), &solution, &outside, 0, pulse)?;
    Ok((carved, solution))
}

fn lacks_of(
    wish: &Measure,
    carved: &Carved,
    solution: &Grid,
    prover: &mut Prover,
    pulse: &mut Pulse<'_>,
) -> Result<Vec<Lack>, Interrupted> {
    let mut lacks = Vec::new();
    let clues = carved.clues.filled_count();
    if wish.clues.is_some_and(|wanted| wish.misses(clues, wanted)) {
        lacks.push(Lack::Clues(clues));
    }
    if let Some(drawn) = &wish.pattern
        && clues > drawn.len()
    {
        lacks.push(Lack::Outside(clues - drawn.len()));
    }
    // After removals one by one until none was possible, this is known.
    let one_by_one = wish.pattern.is_none() && wish.symmetry == Symmetry::None;
    if wish.minimal {
        let (spare, unproven) = if one_by_one {
            (0, carved.unproven)
        } else {
            carving::spare(prover, &carved.clues, solution, pulse)?
        };
        lacks.extend((spare > 0).then_some(Lack::Spare(spare)));
        lacks.extend((unproven > 0).then_some(Lack::Unproven(unproven)));
    }
    Ok(lacks)
}
