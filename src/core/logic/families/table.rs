//! The table of techniques: a row for each, and its rungs on the ladder. Files keep the number of a row, while rungs
//! are in the order of learning, so each list has its own order.
//!
//! The rows go to a macro: [`crate::technique`] makes the techniques and their properties from them, [`super::rungs`]
//! the ladder.

/// Gives a macro the techniques, in the order of their numbers: a new one comes last. HoDoKu's figures are the code,
/// the name, the score of a step, and the index in its order.
macro_rules! techniques {
    ($make:ident) => {
        $make! {
            logic {
                /// The last empty cell of a house.
                FullHouse = row("full-house", 1, Easy, 10).in_hodoku("0000", "Full House", 4, 100);
                /// The only place of a digit in a house.
                HiddenSingle = row("hidden-single", 1, Easy, 12).in_hodoku("0002", "Hidden Single", 14, 300);
                /// The only candidate of a cell.
                NakedSingle = row("naked-single", 1, Easy, 23).in_hodoku("0003", "Naked Single", 4, 200);
                /// A digit whose places in a box are in one line.
                Pointing =
                    row("pointing", 2, Medium, 26).at_once(17)
                        .in_hodoku("0100", "Locked Candidates Type 1 (Pointing)", 50, 1200);
                /// A digit whose places in a line are in one box.
                Claiming =
                    row("claiming", 2, Medium, 28).at_once(19)
                        .in_hodoku("0101", "Locked Candidates Type 2 (Claiming)", 50, 1210);
                /// Two digits confined to two cells that share a line and a box.
                LockedPair = row("locked-pair", 2, Medium, 26).at_once(17).in_hodoku("0110", "Locked Pair", 40, 1000);
                /// Three digits confined to three cells that share a line and a box.
                LockedTriple =
                    row("locked-triple", 2, Medium, 26).at_once(17)
                        .in_hodoku("0111", "Locked Triple", 60, 1100);
                /// Two cells of a house with only two digits.
                NakedPair = row("naked-pair", 2, Medium, 30).in_hodoku("0200", "Naked Pair", 60, 1300);
                /// Three cells of a house with only three digits.
                NakedTriple = row("naked-triple", 3, Medium, 36).in_hodoku("0201", "Naked Triple", 80, 1400);
                /// Four cells of a house with only four digits.
                NakedQuadruple = row("naked-quadruple", 4, Hard, 50).in_hodoku("0202", "Naked Quadruple", 120, 2000);
                /// Five cells of a house with only five digits; on boards above 9×9.
                NakedQuintuple = row("naked-quintuple", 5, Unfair, 60);
                /// Six cells of a house with only six digits; on boards above 16×16.
                NakedSextuple = row("naked-sextuple", 5, Unfair, 66);
                /// Two digits with two places in a house.
                HiddenPair = row("hidden-pair", 2, Medium, 34).at_once(20).in_hodoku("0210", "Hidden Pair", 70, 1500);
                /// Three digits with three places in a house.
                HiddenTriple =
                    row("hidden-triple", 3, Medium, 40).at_once(25)
                        .in_hodoku("0211", "Hidden Triple", 100, 1600);
                /// Four digits with four places in a house.
                HiddenQuadruple =
                    row("hidden-quadruple", 4, Hard, 54).in_hodoku("0212", "Hidden Quadruple", 150, 2100);
                /// Five digits with five places in a house; on boards above 9×9.
                HiddenQuintuple = row("hidden-quintuple", 5, Unfair, 64);
                /// Six digits with six places in a house; on boards above 16×16.
                HiddenSextuple = row("hidden-sextuple", 5, Unfair, 70);
                /// A digit whose places in two lines are in two crossing lines.
                XWing = row("x-wing", 3, Hard, 32).in_hodoku("0300", "X-Wing", 140, 2200);
                /// A fish of three lines.
                Swordfish = row("swordfish", 4, Hard, 38).in_hodoku("0301", "Swordfish", 150, 2300);
                /// A fish of four lines.
                Jellyfish = row("jellyfish", 5, Hard, 52).in_hodoku("0302", "Jellyfish", 160, 2400);
                /// A fish of five lines; on boards above 9×9.
                Squirmbag = row("squirmbag", 6, Unfair, 68).in_hodoku("0303", "Squirmbag", 470, 2500);
                /// An X-Wing except for some places in one box.
                FinnedXWing = row("finned-x-wing", 4, Hard, 43).in_hodoku("0310", "Finned X-Wing", 130, 4100);
                /// A swordfish except for some places in one box.
                FinnedSwordfish =
                    row("finned-swordfish", 5, Unfair, 57).in_hodoku("0311", "Finned Swordfish", 200, 4300);
                /// A jellyfish except for some places in one box.
                FinnedJellyfish =
                    row("finned-jellyfish", 5, Unfair, 61).in_hodoku("0312", "Finned Jellyfish", 250, 4500);
                /// A finned X-Wing that lacks a corner.
                SashimiXWing = row("sashimi-x-wing", 4, Hard, 43).in_hodoku("0320", "Sashimi X-Wing", 150, 4200);
                /// A finned swordfish that lacks a corner.
                SashimiSwordfish =
                    row("sashimi-swordfish", 5, Unfair, 57).in_hodoku("0321", "Sashimi Swordfish", 240, 4400);
                /// A finned jellyfish that lacks a corner.
                SashimiJellyfish =
                    row("sashimi-jellyfish", 5, Unfair, 61).in_hodoku("0322", "Sashimi Jellyfish", 260, 4600);
                /// Two parallel strong links with ends on one crossing line.
                Skyscraper = row("skyscraper", 3, Hard, 40).in_hodoku("0400", "Skyscraper", 130, 3000);
                /// A strong link in a row and one in a column that meet in a box.
                TwoStringKite = row("two-string-kite", 3, Hard, 41).in_hodoku("0401", "2-String Kite", 150, 3100);
                /// Two kites that meet in the same two cells.
                DualTwoStringKite =
                    row("dual-two-string-kite", 3, Hard, 41).in_hodoku("0404", "Dual 2-String Kite", 150, 3100);
                /// Any two strong links of a digit whose inner ends see each other.
                TurbotFish = row("turbot-fish", 3, Hard, 42).in_hodoku("0403", "Turbot Fish", 120, 3120);
                /// A box whose places of a digit are in a row and a column, and a strong link.
                EmptyRectangle = row("empty-rectangle", 3, Hard, 43).in_hodoku("0402", "Empty Rectangle", 120, 3170);
                /// Two empty rectangles with the same box and strong link.
                DualEmptyRectangle =
                    row("dual-empty-rectangle", 3, Hard, 43)
                        .in_hodoku("0405", "Dual Empty Rectangle", 120, 3170);
                /// A chain of cells with the same two candidates.
                RemotePair = row("remote-pair", 3, Hard, 50).in_hodoku("0703", "Remote Pair", 110, 2800);
                /// Three cells with two candidates each of three digits.
                XyWing = row("xy-wing", 4, Hard, 42).in_hodoku("0800", "XY-Wing", 160, 3300);
                /// An XY-Wing with all three digits in the pivot.
                XyzWing = row("xyz-wing", 4, Hard, 44).in_hodoku("0801", "XYZ-Wing", 180, 3400);
                /// Two cells with the same two candidates, joined by a strong link.
                WWing = row("w-wing", 4, Hard, 44).in_hodoku("0803", "W-Wing", 150, 3200);
                /// A candidate that sees both colours of one chain of strong links.
                SimpleColorsTrap =
                    row("simple-colors-trap", 4, Hard, 54).in_hodoku("0500", "Simple Colors Trap", 150, 5330);
                /// A colour that sees itself.
                SimpleColorsWrap =
                    row("simple-colors-wrap", 4, Hard, 54).in_hodoku("0501", "Simple Colors Wrap", 150, 5330);
                /// Two colourings, one colour of each seeing the other.
                MultiColors1 = row("multi-colors-1", 5, Hard, 57).in_hodoku("0502", "Multi Colors 1", 200, 5360);
                /// Two colourings, one colour seeing both of the other.
                MultiColors2 = row("multi-colors-2", 5, Hard, 57).in_hodoku("0503", "Multi Colors 2", 200, 5360);
                /// A rectangle with extra candidates in one corner.
                UniqueRectangle1 =
                    row("unique-rectangle-1", 4, Hard, 45)
                        .in_hodoku("0600", "Uniqueness Test 1", 100, 3500).assuming_one_solution();
                /// One extra digit in two corners of one side.
                UniqueRectangle2 =
                    row("unique-rectangle-2", 4, Hard, 45)
                        .in_hodoku("0601", "Uniqueness Test 2", 100, 3600).assuming_one_solution();
                /// Extra digits in two corners that form a naked set with others.
                UniqueRectangle3 =
                    row("unique-rectangle-3", 4, Hard, 46)
                        .in_hodoku("0602", "Uniqueness Test 3", 100, 3700).assuming_one_solution();
                /// One of the two digits is locked in the corners with extras.
                UniqueRectangle4 =
                    row("unique-rectangle-4", 4, Hard, 45)
                        .in_hodoku("0603", "Uniqueness Test 4", 100, 3800).assuming_one_solution();
                /// One extra digit in two diagonal or three corners.
                UniqueRectangle5 =
                    row("unique-rectangle-5", 4, Hard, 46)
                        .in_hodoku("0604", "Uniqueness Test 5", 100, 3900).assuming_one_solution();
                /// One of the digits forms an X-Wing in a rectangle with diagonal extras.
                UniqueRectangle6 =
                    row("unique-rectangle-6", 4, Hard, 46)
                        .in_hodoku("0605", "Uniqueness Test 6", 100, 4000).assuming_one_solution();
                /// Strong links that force three corners around a bare one.
                HiddenRectangle =
                    row("hidden-rectangle", 4, Hard, 48)
                        .in_hodoku("0606", "Hidden Rectangle", 100, 4010).assuming_one_solution();
                /// A rectangle of solved cells with one corner open.
                AvoidableRectangle1 =
                    row("avoidable-rectangle-1", 4, Hard, 45)
                        .in_hodoku("0607", "Avoidable Rectangle Type 1", 100, 4020).assuming_one_solution();
                /// A rectangle of solved cells with two corners open.
                AvoidableRectangle2 =
                    row("avoidable-rectangle-2", 4, Hard, 47)
                        .in_hodoku("0608", "Avoidable Rectangle Type 2", 100, 4030).assuming_one_solution();
                /// A bivalue universal grave except for one candidate.
                BugPlusOne =
                    row("bug-plus-1", 4, Hard, 56)
                        .in_hodoku("0610", "Bivalue Universal Grave + 1", 100, 2900).assuming_one_solution();
                /// An alternating chain of one digit.
                XChain = row("x-chain", 5, Unfair, 54).in_hodoku("0701", "X-Chain", 260, 5400);
                /// A chain through cells of two candidates.
                XyChain = row("xy-chain", 5, Unfair, 66).in_hodoku("0702", "XY-Chain", 260, 5500);
                /// A loop of alternating links.
                ContinuousNiceLoop =
                    row("continuous-nice-loop", 5, Unfair, 70)
                        .in_hodoku("0706", "Continuous Nice Loop", 280, 5600);
                /// A loop of alternating links with a discontinuity in one cell.
                DiscontinuousNiceLoop =
                    row("discontinuous-nice-loop", 5, Unfair, 70)
                        .in_hodoku("0707", "Discontinuous Nice Loop", 280, 5600);
                /// An alternating chain with strong links at both ends.
                Aic = row("aic", 5, Unfair, 70).in_hodoku("0708", "AIC", 280, 5600);
                /// A continuous loop with groups of cells.
                GroupedContinuousNiceLoop =
                    row("grouped-continuous-nice-loop", 6, Unfair, 78)
                        .in_hodoku("0709", "Grouped Continuous Nice Loop", 300, 5650);
                /// A discontinuous loop with groups of cells.
                GroupedDiscontinuousNiceLoop =
                    row("grouped-discontinuous-nice-loop", 6, Unfair, 78)
                        .in_hodoku("0710", "Grouped Discontinuous Nice Loop", 300, 5650);
                /// An alternating chain with groups of cells.
                GroupedAic = row("grouped-aic", 6, Unfair, 78).in_hodoku("0711", "Grouped AIC", 300, 5650);
                /// Two almost locked sets with a restricted common.
                AlsXz = row("als-xz", 5, Unfair, 55).in_hodoku("0901", "Almost Locked Set XZ-Rule", 300, 5700);
                /// Three almost locked sets, two of them linked to the third.
                AlsXyWing =
                    row("als-xy-wing", 5, Unfair, 80).in_hodoku("0902", "Almost Locked Set XY-Wing", 320, 5800);
                /// A row of more almost locked sets.
                AlsChain = row("als-chain", 5, Unfair, 83).in_hodoku("0903", "Almost Locked Set Chain", 340, 5900);
                /// A cell with an almost locked set for each of its candidates.
                DeathBlossom = row("death-blossom", 6, Unfair, 83).in_hodoku("0904", "Death Blossom", 360, 6000);
                /// An intersection whose digits two almost locked sets divide.
                SueDeCoq = row("sue-de-coq", 5, Unfair, 64).in_hodoku("1101", "Sue de Coq", 250, 5300);
                /// A fish of two lines and boxes; it eliminates no more than locked candidates do.
                FrankenXWing = row("franken-x-wing", 6, Unfair, 62).in_hodoku("0330", "Franken X-Wing", 300, 6100);
                /// A swordfish with boxes among its lines.
                FrankenSwordfish =
                    row("franken-swordfish", 6, Unfair, 65).in_hodoku("0331", "Franken Swordfish", 350, 6200);
                /// A jellyfish with boxes among its lines.
                FrankenJellyfish =
                    row("franken-jellyfish", 6, Unfair, 68).in_hodoku("0332", "Franken Jellyfish", 370, 6300);
                /// A Franken X-Wing except for some places.
                FinnedFrankenXWing =
                    row("finned-franken-x-wing", 6, Unfair, 65)
                        .in_hodoku("0340", "Finned Franken X-Wing", 390, 6700);
                /// A Franken swordfish except for some places.
                FinnedFrankenSwordfish =
                    row("finned-franken-swordfish", 6, Unfair, 68)
                        .in_hodoku("0341", "Finned Franken Swordfish", 410, 6800);
                /// A Franken jellyfish except for some places.
                FinnedFrankenJellyfish =
                    row("finned-franken-jellyfish", 6, Unfair, 72)
                        .in_hodoku("0342", "Finned Franken Jellyfish", 430, 6900);
                /// A fish of three houses of any kinds.
                MutantSwordfish =
                    row("mutant-swordfish", 6, Extreme, 74).in_hodoku("0351", "Mutant Swordfish", 450, 7400);
                /// A fish of four houses of any kinds.
                MutantJellyfish =
                    row("mutant-jellyfish", 6, Extreme, 76).in_hodoku("0352", "Mutant Jellyfish", 450, 7500);
                /// A mutant X-Wing except for some places.
                FinnedMutantXWing =
                    row("finned-mutant-x-wing", 6, Extreme, 74)
                        .in_hodoku("0360", "Finned Mutant X-Wing", 470, 7900);
                /// A mutant swordfish except for some places.
                FinnedMutantSwordfish =
                    row("finned-mutant-swordfish", 6, Extreme, 76)
                        .in_hodoku("0361", "Finned Mutant Swordfish", 470, 8000);
                /// A mutant jellyfish except for some places.
                FinnedMutantJellyfish =
                    row("finned-mutant-jellyfish", 6, Extreme, 80)
                        .in_hodoku("0362", "Finned Mutant Jellyfish", 470, 8100);
                /// Chains from all candidates of a cell, or all places of a digit, with a common conclusion.
                ForcingChain = row("forcing-chain", 6, Extreme, 82).in_hodoku("1302", "Forcing chain", 500, 8500);
                /// The same with chains that join, or a single one that ends in a contradiction.
                ForcingNet = row("forcing-net", 6, Extreme, 88).in_hodoku("1303", "Forcing net", 700, 8600);
            }
            search {
                /// A candidate, tried without proof.
                Guess = row("guess", 0, Extreme, 95);
                /// A contradiction in a search.
                DeadEnd = row("dead-end", 0, Extreme, 95);
                /// A retracted guess.
                Retreat = row("retreat", 0, Extreme, 95);
            }
            second {
                /// A loop of two digits with extra candidates in one cell.
                UniqueLoop1 = row("unique-loop-1", 4, Hard, 46).assuming_one_solution();
                /// One extra digit in some cells of a loop.
                UniqueLoop2 = row("unique-loop-2", 4, Hard, 46).assuming_one_solution();
                /// Extra digits in two cells of a loop that form a set with others.
                UniqueLoop3 = row("unique-loop-3", 4, Hard, 47).assuming_one_solution();
                /// One of the two digits is locked in two cells of a loop.
                UniqueLoop4 = row("unique-loop-4", 4, Hard, 46).assuming_one_solution();
                /// A bivalue universal grave except for one digit in some cells.
                Bug2 = row("bug-2", 4, Hard, 57).assuming_one_solution();
                /// The same except for digits that form a set with other cells.
                Bug3 = row("bug-3", 4, Hard, 58).assuming_one_solution();
                /// The same except for two cells that share one more digit.
                Bug4 = row("bug-4", 4, Hard, 57).assuming_one_solution();
                /// The same except for any candidates that exclude the same others.
                BugPlusN = row("bug-plus-n", 4, Hard, 58).assuming_one_solution();
                /// Two cells of a band or stack with the same two candidates, which cannot both be one of them.
                ChuteRemotePair = row("chute-remote-pair", 4, Hard, 47);
                /// Four cells of four digits in more than one house: at most one digit can be there twice.
                WxyzWing = row("wxyz-wing", 5, Unfair, 55);
                /// The same with five cells of five digits.
                VwxyzWing = row("vwxyz-wing", 5, Unfair, 62);
                /// Two digits almost confined to a line and a box that cross.
                AlmostLockedPair = row("almost-locked-pair", 4, Hard, 45);
                /// The same with three digits.
                AlmostLockedTriple = row("almost-locked-triple", 4, Hard, 52);
                /// Two lines of cells that could change places, with extra candidates in one cell.
                ExtendedRectangle1 = row("extended-rectangle-1", 4, Hard, 47).assuming_one_solution();
                /// One extra digit in some cells of such lines.
                ExtendedRectangle2 = row("extended-rectangle-2", 4, Hard, 47).assuming_one_solution();
                /// Extra digits in two cells of such lines that form a set with others.
                ExtendedRectangle3 = row("extended-rectangle-3", 4, Hard, 48).assuming_one_solution();
                /// One of the digits is locked in two cells of such lines.
                ExtendedRectangle4 = row("extended-rectangle-4", 4, Hard, 47).assuming_one_solution();
                /// An odd ring of cells with two digits, except for extra candidates.
                BivalueOddagon = row("bivalue-oddagon", 5, Unfair, 63);
                /// Places of a digit beside an odd ring of others.
                Guardians = row("guardians", 5, Unfair, 58);
                /// Two colours of candidates of several digits.
                Medusa = row("3d-medusa", 5, Unfair, 60);
                /// Three digits in three cells of a row and a column that cross in a box.
                FireworkTriple = row("firework-triple", 5, Unfair, 61);
                /// Two cells, some combinations of which leave other cells too little.
                AlignedPair = row("aligned-pair-exclusion", 5, Unfair, 62);
                /// The same for three cells.
                AlignedTriplet = row("aligned-triplet-exclusion", 6, Unfair, 75);
                /// Two digits of each of two crossings with the same ends.
                FireworkQuad = row("firework-quad", 5, Unfair, 64);
                /// Three cells in each of four boxes, with three digits in an order that comes back reversed.
                Tridagon = row("tridagon", 6, Extreme, 82);
                /// The symmetry of the givens, which the solution shares.
                Gurth = row("gurth-symmetry", 5, Unfair, 60).assuming_one_solution();
                /// Two targets with the two digits of a base.
                JuniorExocet = row("junior-exocet", 6, Extreme, 85);
                /// Rows and columns with as many digits as cells where they cross.
                MultiSector = row("multi-sector-locked-set", 6, Extreme, 84);
                /// The same for a loop through four boxes.
                SkLoop = row("sk-loop", 6, Extreme, 84);
                /// A cell in all ways to place a digit.
                TemplateSet = row("template-set", 6, Extreme, 81).in_hodoku("1201", "Template Set", 10000, 8700);
                /// A candidate in none of them.
                TemplateDelete =
                    row("template-delete", 6, Extreme, 81).in_hodoku("1202", "Template Delete", 10000, 8800);
                /// A fish, and fins that each lead to the same elimination.
                KrakenFish1 = row("kraken-fish-1", 6, Extreme, 82).in_hodoku("0371", "Kraken Fish Type 1", 500, 8450);
                /// Places of a digit of which one is right, and that all lead to the same conclusion.
                KrakenFish2 = row("kraken-fish-2", 6, Extreme, 82).in_hodoku("0372", "Kraken Fish Type 2", 500, 8460);
            }
            sums {
                /// The last open cell of a cage.
                CageSingle = row("cage-single", 1, Easy, 11);
                /// The digits that a cage can have.
                CageCombinations = row("cage-combinations", 2, Medium, 24);
                /// A digit that a cage must have, and that cells outside it can't have then.
                CageDigit = row("cage-digit", 2, Medium, 27);
                /// One cell that the cages of a house leave, or have beside it.
                HouseSum = row("house-sum", 2, Medium, 25);
                /// Several such cells, which add up like a cage.
                SplitCage = row("split-cage", 3, Hard, 37);
                /// One cell that the cages of several houses leave, or have beside them.
                BlockSum = row("block-sum", 3, Hard, 33);
                /// Several such cells.
                BlockSplit = row("block-split", 4, Hard, 46);
                /// Cells that leave another too little or too much.
                SumBounds = row("sum-bounds", 4, Hard, 48);
                /// Two cages that share no digit, so that a combination of one leaves the other nothing.
                CagePair = row("cage-pair", 4, Hard, 44);
            }
            clues {
                /// What a clue says on any board, before other digits are known.
                ClueAlone = row("clue-alone", 2, Medium, 22);
                /// Cells of a clue whose digits have to fit together.
                CluePartners = row("clue-partners", 2, Medium, 25);
                /// A digit that a clue must have, and that cells outside it can't have then.
                ClueDigit = row("clue-digit", 3, Medium, 27);
                /// Where the consecutive digits of a line can lie.
                ClueRun = row("clue-run", 3, Medium, 33);
                /// The digits that fit a sum along a line or around the board.
                ClueSum = row("clue-sum", 3, Hard, 36);
                /// The two ends of a sandwich, and what stands between them.
                ClueSandwich = row("clue-sandwich", 3, Hard, 38);
                /// All ways to fill the open cells of a clue.
                ClueWays = row("clue-ways", 4, Hard, 47);
            }
        }
    };
}
pub(crate) use techniques;

/// Gives a macro the rungs: their names, their techniques, and their finders. The order affects hints, levels and
/// ratings, and nothing else.
macro_rules! rungs {
    ($make:ident) => {
        $make! {
            teaching {
                FullHouse = [FullHouse], singles::find::full_houses;
                CageSingle = [CageSingle], |p, t, s| cages::find::one(cages::find::Of::Cages, p, t, s);
                HiddenInBox = [HiddenSingle], singles::find::hidden_in_box;
                HiddenInLine = [HiddenSingle], singles::find::hidden_in_line;
                NakedSingle = [NakedSingle], singles::find::naked;
                ClueAlone = [ClueAlone], clues::find::alone;
                CluePartners = [CluePartners], clues::find::partners;
                HouseSum = [HouseSum], |p, t, s| cages::find::one(cages::find::Of::House, p, t, s);
                CageCombinations = [CageCombinations],
                    |p, t, s| cages::find::combinations(cages::find::Of::Cages, p, t, s);
                CageDigit = [CageDigit], |p, t, s| cages::find::digits(cages::find::Of::Cages, p, t, s);
                Pointing = [Pointing], locked::find::pointing;
                Claiming = [Claiming], locked::find::claiming;
                LockedPair = [LockedPair], |p, t, s| subsets::find::naked(2, p, t, s);
                NakedPair = [NakedPair], |p, t, s| subsets::find::naked(2, p, t, s);
                LockedTriple = [LockedTriple], |p, t, s| subsets::find::naked(3, p, t, s);
                HiddenPair = [HiddenPair], |p, t, s| subsets::find::hidden(2, p, t, s);
                ClueDigit = [ClueDigit], clues::find::digits;
                ClueRun = [ClueRun], clues::find::runs;
                BlockSum = [BlockSum], |p, t, s| cages::find::one(cages::find::Of::Block, p, t, s);
                ClueSum = [ClueSum], clues::find::sums;
                SplitCage = [SplitCage], |p, t, s| cages::find::split(cages::find::Of::House, p, t, s);
                ClueSandwich = [ClueSandwich], clues::find::sandwiches;
                NakedTriple = [NakedTriple], |p, t, s| subsets::find::naked(3, p, t, s);
                HiddenTriple = [HiddenTriple], |p, t, s| subsets::find::hidden(3, p, t, s);
                CagePair = [CagePair], cages::find::beside;
                BlockSplit = [BlockSplit], |p, t, s| cages::find::split(cages::find::Of::Block, p, t, s);
                SumBounds = [SumBounds], cages::find::bounds;
                ClueWays = [ClueWays], clues::find::ways;
                XWing = [XWing], |p, t, s| fish::find::basic(2, p, t, s);
                Skyscraper = [Skyscraper], |p, t, s| turbot::find::find(TurbotKind::Skyscraper, p, t, s);
                DualKite = [DualTwoStringKite], |p, t, s| turbot::find::find(TurbotKind::DualKite, p, t, s);
                Kite = [TwoStringKite], |p, t, s| turbot::find::find(TurbotKind::Kite, p, t, s);
                TurbotFish = [TurbotFish], |p, t, s| turbot::find::find(TurbotKind::Turbot, p, t, s);
                DualEmptyRectangle = [DualEmptyRectangle], empty_rectangle::find::dual;
                EmptyRectangle = [EmptyRectangle], empty_rectangle::find::single;
                DualEmptyRectangles = [DualEmptyRectangle], empty_rectangle::find::dual_apart;
                RemotePair = [RemotePair], wings::find::remote_pair;
                XyWing = [XyWing], wings::find::xy;
                WWing = [WWing], wings::find::w;
                XyzWing = [XyzWing], wings::find::xyz;
                AlmostPair = [AlmostLockedPair], almost::find::pairs;
                ChutePair = [ChuteRemotePair], chute::find::remote_pair;
                ColorsTrap = [SimpleColorsTrap], coloring::find::trap;
                ColorsWrap = [SimpleColorsWrap], coloring::find::wrap;
                Rectangle1 = [UniqueRectangle1],
                    |p, t, s| rectangles::find::find(RectangleKind::One, p, t, s);
                Rectangle2 = [UniqueRectangle2],
                    |p, t, s| rectangles::find::find(RectangleKind::Two, p, t, s);
                Rectangle4 = [UniqueRectangle4],
                    |p, t, s| rectangles::find::find(RectangleKind::Four, p, t, s);
                Rectangle3 = [UniqueRectangle3],
                    |p, t, s| rectangles::find::find(RectangleKind::Three, p, t, s);
                Rectangle5 = [UniqueRectangle5],
                    |p, t, s| rectangles::find::find(RectangleKind::Five, p, t, s);
                Rectangle6 = [UniqueRectangle6],
                    |p, t, s| rectangles::find::find(RectangleKind::Six, p, t, s);
                HiddenRectangle = [HiddenRectangle],
                    |p, t, s| rectangles::find::find(RectangleKind::Hidden, p, t, s);
                BareRectangle = [HiddenRectangle], rectangles::find::hidden_between_bare;
                Avoidable1 = [AvoidableRectangle1], rectangles::find::avoidable_one;
                Avoidable2 = [AvoidableRectangle2], rectangles::find::avoidable_two;
                BugPlusOne = [BugPlusOne], bug::find::plus_one;
                Loop1 = [UniqueLoop1], |p, t, s| deadly::find::loops(deadly::find::Type::One, p, t, s);
                Loop2 = [UniqueLoop2], |p, t, s| deadly::find::loops(deadly::find::Type::Two, p, t, s);
                Loop4 = [UniqueLoop4], |p, t, s| deadly::find::loops(deadly::find::Type::Four, p, t, s);
                Loop3 = [UniqueLoop3], |p, t, s| deadly::find::loops(deadly::find::Type::Three, p, t, s);
                Extended1 = [ExtendedRectangle1],
                    |p, t, s| deadly::find::extended::find(deadly::find::Type::One, p, t, s);
                Extended2 = [ExtendedRectangle2],
                    |p, t, s| deadly::find::extended::find(deadly::find::Type::Two, p, t, s);
                Extended4 = [ExtendedRectangle4],
                    |p, t, s| deadly::find::extended::find(deadly::find::Type::Four, p, t, s);
                Extended3 = [ExtendedRectangle3],
                    |p, t, s| deadly::find::extended::find(deadly::find::Type::Three, p, t, s);
                Bug2 = [Bug2], |p, t, s| deadly::find::graves(deadly::find::Type::Two, p, t, s);
                Bug4 = [Bug4], |p, t, s| deadly::find::graves(deadly::find::Type::Four, p, t, s);
                Bug3 = [Bug3], |p, t, s| deadly::find::graves(deadly::find::Type::Three, p, t, s);
                BugPlusN = [BugPlusN], |p, t, s| deadly::find::graves(deadly::find::Type::Each, p, t, s);
                AlmostTriple = [AlmostLockedTriple], almost::find::triples;
                NakedQuadruple = [NakedQuadruple], |p, t, s| subsets::find::naked(4, p, t, s);
                HiddenQuadruple = [HiddenQuadruple], |p, t, s| subsets::find::hidden(4, p, t, s);
                Swordfish = [Swordfish], |p, t, s| fish::find::basic(3, p, t, s);
                FinnedXWing = [FinnedXWing],
                    |p, t, s| fish::find::siamese::finned(2, FishShape::Finned, p, t, s);
                SashimiXWing = [SashimiXWing],
                    |p, t, s| fish::find::siamese::finned(2, FishShape::Sashimi, p, t, s);
                NakedQuintuple = [NakedQuintuple], |p, t, s| subsets::find::naked(5, p, t, s);
                HiddenQuintuple = [HiddenQuintuple], |p, t, s| subsets::find::hidden(5, p, t, s);
                NakedSextuple = [NakedSextuple], |p, t, s| subsets::find::naked(6, p, t, s);
                HiddenSextuple = [HiddenSextuple], |p, t, s| subsets::find::hidden(6, p, t, s);
                Jellyfish = [Jellyfish], |p, t, s| fish::find::basic(4, p, t, s);
                FinnedSwordfish = [FinnedSwordfish],
                    |p, t, s| fish::find::siamese::finned(3, FishShape::Finned, p, t, s);
                SashimiSwordfish = [SashimiSwordfish],
                    |p, t, s| fish::find::siamese::finned(3, FishShape::Sashimi, p, t, s);
                FinnedJellyfish = [FinnedJellyfish],
                    |p, t, s| fish::find::siamese::finned(4, FishShape::Finned, p, t, s);
                SashimiJellyfish = [SashimiJellyfish],
                    |p, t, s| fish::find::siamese::finned(4, FishShape::Sashimi, p, t, s);
                MultiColors1 = [MultiColors1], coloring::find::multi_trap;
                MultiColorsBoth = [MultiColors1], coloring::find::multi_trap_both;
                MultiColors2 = [MultiColors2], coloring::find::multi_wrap;
                Medusa = [Medusa], medusa::find::find;
                Guardians = [Guardians], guardians::find::find;
                Firework = [FireworkTriple], firework::find::triple;
                FireworkQuad = [FireworkQuad], firework::find::quad;
                Oddagon = [BivalueOddagon], deadly::find::odd::find;
                Gurth = [Gurth], symmetric::find::find;
                Wxyz = [WxyzWing], |p, t, s| bent::find::find(4, p, t, s);
                XChain = [XChain], chains::find::x;
                XyChain = [XyChain], chains::find::xy;
                SueDeCoq = [SueDeCoq], sets::find::sue_de_coq::find;
                Chains = [ContinuousNiceLoop, DiscontinuousNiceLoop, Aic], chains::find::any;
                Vwxyz = [VwxyzWing], |p, t, s| bent::find::find(5, p, t, s);
                AlignedPair = [AlignedPair], aligned::find::pair;
                AlsXz = [AlsXz], sets::find::xz;
                AlsXyWing = [AlsXyWing], sets::find::xy_wing;
                AlsChain = [AlsChain], sets::find::chain;
                GroupedChains = [GroupedContinuousNiceLoop, GroupedDiscontinuousNiceLoop, GroupedAic],
                    chains::find::grouped;
                BlossomOfOne = [DeathBlossom], sets::find::blossom_of_one_digit;
                DeathBlossom = [DeathBlossom], sets::find::death_blossom;
                AlignedTriplet = [AlignedTriplet], aligned::find::triplet;
                Squirmbag = [Squirmbag], |p, t, s| fish::find::basic(5, p, t, s);
                FrankenXWing = [FrankenXWing],
                    |p, t, s| fish::find::mixed::find(FishFamily::Franken, 2, FishShape::Basic, p, t, s);
                FrankenSwordfish = [FrankenSwordfish],
                    |p, t, s| fish::find::mixed::find(FishFamily::Franken, 3, FishShape::Basic, p, t, s);
                FrankenJellyfish = [FrankenJellyfish],
                    |p, t, s| fish::find::mixed::find(FishFamily::Franken, 4, FishShape::Basic, p, t, s);
                FinnedFrankenXWing = [FinnedFrankenXWing],
                    |p, t, s| fish::find::mixed::find(FishFamily::Franken, 2, FishShape::Finned, p, t, s);
                FinnedFrankenSwordfish = [FinnedFrankenSwordfish],
                    |p, t, s| fish::find::mixed::find(FishFamily::Franken, 3, FishShape::Finned, p, t, s);
                FinnedFrankenJellyfish = [FinnedFrankenJellyfish],
                    |p, t, s| fish::find::mixed::find(FishFamily::Franken, 4, FishShape::Finned, p, t, s);
                MutantSwordfish = [MutantSwordfish],
                    |p, t, s| fish::find::mixed::find(FishFamily::Mutant, 3, FishShape::Basic, p, t, s);
                MutantJellyfish = [MutantJellyfish],
                    |p, t, s| fish::find::mixed::find(FishFamily::Mutant, 4, FishShape::Basic, p, t, s);
                FinnedMutantXWing = [FinnedMutantXWing],
                    |p, t, s| fish::find::mixed::find(FishFamily::Mutant, 2, FishShape::Finned, p, t, s);
                FinnedMutantSwordfish = [FinnedMutantSwordfish],
                    |p, t, s| fish::find::mixed::find(FishFamily::Mutant, 3, FishShape::Finned, p, t, s);
                FinnedMutantJellyfish = [FinnedMutantJellyfish],
                    |p, t, s| fish::find::mixed::find(FishFamily::Mutant, 4, FishShape::Finned, p, t, s);
                Uvwxyz = [VwxyzWing], |p, t, s| bent::find::find(6, p, t, s);
                Tridagon = [Tridagon], deadly::find::tridagon::find;
                SkLoop = [SkLoop], sectors::find::sk_loop;
                JuniorExocet = [JuniorExocet], exocet::find::junior;
                Templates = [TemplateSet, TemplateDelete], templates::find::find;
                Kraken = [KrakenFish1, KrakenFish2], forcing::find::kraken;
                ForcingChain = [ForcingChain], forcing::find::chains;
                MultiSector = [MultiSector], sectors::find::multi;
                ForcingNet = [ForcingNet], forcing::find::nets;
            }
            beside {
                HIDDEN_SINGLE: HiddenAnywhere = [HiddenSingle], singles::find::hidden_anywhere;
            }
        }
    };
}
pub(crate) use rungs;
