//! The names of steps: chains and double fish are known by more names than that of their technique.

use crate::common::{NO_CORPUS, candidate};
use serde_json::Value;
use std::{env, fs, path::Path};
use sudoku_core::{
    Candidate, House, Shape,
    explain::{Locale, title},
    step::{Chain, ChainKind, Conclusion, FishShape, Node, Pattern, SiameseFish, Step},
};

fn of(pattern: Pattern) -> String {
    title(Step { pattern, conclusion: Conclusion::Eliminate(Vec::new()) }.title(), Locale::ENGLISH)
}

/// The name of a chain of that kind; a statement about several cells has them after each other.
fn check(kind: ChainKind, nodes: &str, name: &str) {
    let node = |text: &str| {
        let (digit, cells) = text.split_at(1);
        let cells = cells.split('+').map(|cell| candidate(Shape::S9, &format!("{digit}{cell}")));
        let cells: Vec<Candidate> = cells.collect();
        Node { digit: cells[0].digit, cells: cells.iter().map(|one| one.cell).collect() }
    };
    let nodes: Vec<Node> = nodes.split(' ').map(node).collect();
    let closed = kind == ChainKind::Continuous;
    let turned = nodes.iter().rev().cloned().collect();
    for nodes in [nodes, turned] {
        assert_eq!(of(Pattern::Chain(Chain { kind, nodes, through: Vec::new(), closed })), name);
    }
}

#[test]
fn chains_have_the_names_that_players_know() {
    use ChainKind::{Aic, Continuous, Discontinuous, X, Xy};
    // Cell, line, line; the second and the third meet in a cell, and the ends have one digit.
    check(Aic, "1r1c1 2r1c1 2r1c5 2r5c5 1r5c5 1r5c9", "M-Wing (AIC)");
    check(Discontinuous, "1r1c1 2r1c1 2r1c5 2r5c5 3r5c5 3r5c9", "AIC type 2 (discontinuous nice loop)");
    // Line, cell, line.
    check(Aic, "1r1c1 1r1c5 1r4c5 2r4c5 2r4c9 2r8c9", "S-Wing (AIC)");
    // Line, line, line, with another digit in each.
    check(Discontinuous, "1r1c1 1r1c5 2r1c5 2r4c5 3r4c5 3r4c9", "L-Wing (discontinuous nice loop)");
    check(Discontinuous, "1r1c1 1r1c5 2r1c5 2r4c5 1r4c5 1r4c9", "L-Wing (discontinuous nice loop)");
    check(Discontinuous, "1r1c1 1r1c5 1r4c5 1r4c9 2r4c9 2r8c9", "AIC type 2 (discontinuous nice loop)");
    // Cell, cell, line.
    check(Aic, "1r1c1 2r1c1 2r1c5 3r1c5 3r5c5 3r5c9", "H-Wing (AIC)");
    check(Discontinuous, "1r1c1 2r1c1 2r1c5 3r1c5 3r5c5 1r5c5", "AIC type 1 (discontinuous nice loop)");
    // Longer ones have no name as wings.
    check(
        Discontinuous,
        "1r1c1 2r1c1 2r1c5 3r1c5 3r5c5 3r5c9 3r7c9 1r7c9",
        "AIC type 1 (discontinuous nice loop)",
    );
    check(Aic, "1r1c1 2r1c1 2r1c5 3r1c5 3r5c5 3r5c9 3r7c9 1r7c9", "AIC");
    check(Aic, "1r1c1 2r1c1 2r1c5 2r5c5+r5c6 1r5c5 1r5c9", "Grouped AIC");
    // One digit in a ring, or back to its start.
    check(Continuous, "4r1c1 4r1c5 4r5c5 4r5c1", "X-Cycle (continuous nice loop)");
    check(Continuous, "4r1c1 4r1c5 5r1c5 5r5c5", "Continuous nice loop");
    check(Discontinuous, "4r1c1 4r1c5 4r5c5 4r5c9 4r8c9 4r1c1", "X-Cycle (discontinuous nice loop)");
    check(Discontinuous, "4r1c1 5r1c1 5r5c1 4r5c1 4r8c9 4r1c1", "Discontinuous nice loop");
    check(X, "4r1c1 4r1c5 4r5c5 4r5c9", "X-Chain");
    check(Xy, "1r1c1 2r1c1 2r1c5 1r1c5", "XY-Chain");
}

#[test]
fn two_fish_with_one_base_are_siamese() {
    let fish = SiameseFish {
        digit: candidate(Shape::S9, "1r1c1").digit,
        base: vec![House::Row(0), House::Row(1)],
        readings: Vec::new(),
        shape: FishShape::Finned,
    };
    assert_eq!(of(Pattern::SiameseFish(fish)), "Siamese fish (finned X-Wing)");
}

/// The statements of a wing in the corpus: cells with both their digits, pairs of cells with a strong link and
/// its digit, and in an S-Wing a cell of the digits beside it. An M-Wing leaves the digits of its links out.
fn statements(wing: &str, parts: &[&str]) -> String {
    let digits = |part: &str| {
        part.chars().skip_while(|&sign| sign != '(').filter(char::is_ascii_digit).collect::<String>()
    };
    let cells =
        |part: &str| part.split('(').next().expect("cells").split('=').map(str::to_owned).collect::<Vec<_>>();
    let [first, second, third] = parts else { panic!("three links: {parts:?}") };
    let own = match wing {
        "M" => {
            let [x, y] = [0, 1].map(|at| digits(first)[at..=at].to_owned());
            [x.clone() + &y, y.clone() + &y, x.clone() + &x]
        }
        "S" => [digits(first).repeat(2), digits(first) + &digits(third), digits(third).repeat(2)],
        _ => [first, second, third]
            .map(|part| if digits(part).len() == 1 { digits(part).repeat(2) } else { digits(part) }),
    };
    let link = |(part, digits): (&&str, String)| {
        let (cells, [x, y]) = (cells(part), [0, 1].map(|at| digits[at..=at].to_owned()));
        format!("{x}{} {y}{}", cells[0], cells[cells.len() - 1])
    };
    parts.iter().zip(own).map(link).collect::<Vec<_>>().join(" ")
}

#[test]
fn wings_of_another_program_have_their_names() {
    let Some(folder) = env::var_os("CORPUS_DIR") else {
        println!("SKIPPED 28 cases: {NO_CORPUS}");
        return;
    };
    let text =
        fs::read_to_string(Path::new(&folder).join("more_techniques.jsonl")).expect("a file of the corpus");
    let mut seen = 0;
    for case in text.lines().map(|row| serde_json::from_str::<Value>(row).expect("a case")) {
        if !matches!(case["technique"].as_str(), Some("m_wing" | "s_wing" | "l_wing" | "h_wing")) {
            continue;
        }
        for pattern in case["pattern"].as_array().expect("a list") {
            let (wing, parts) = pattern.as_str().and_then(|text| text.split_once(": ")).expect("a wing");
            let nodes = statements(wing, &parts.split(' ').collect::<Vec<_>>());
            check(ChainKind::Aic, &nodes, &format!("{wing}-Wing (AIC)"));
            seen += 1;
        }
    }
    assert!(seen >= 28, "{seen}");
}
