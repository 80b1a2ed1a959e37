### The names of techniques, as titles. In the keys are their names in files, so the order does not matter.

# A technique.
name-full-house = Full house
# A technique.
name-hidden-single = Hidden single
# A technique.
name-naked-single = Naked single
# A technique.
name-pointing = Pointing
# A technique.
name-claiming = Claiming
# A technique.
name-locked-pair = Locked pair
# A technique.
name-locked-triple = Locked triple
# A technique.
name-naked-pair = Naked pair
# A technique.
name-naked-triple = Naked triple
# A technique.
name-naked-quadruple = Naked quad
# A technique.
name-naked-quintuple = Naked quintuple
# A technique.
name-naked-sextuple = Naked sextuple
# A technique.
name-hidden-pair = Hidden pair
# A technique.
name-hidden-triple = Hidden triple
# A technique.
name-hidden-quadruple = Hidden quad
# A technique.
name-hidden-quintuple = Hidden quintuple
# A technique.
name-hidden-sextuple = Hidden sextuple
# A technique.
name-x-wing = X-Wing
# A technique.
name-swordfish = Swordfish
# A technique.
name-jellyfish = Jellyfish
# A technique.
name-squirmbag = Squirmbag
# A technique.
name-finned-x-wing = Finned X-Wing
# A technique.
name-finned-swordfish = Finned swordfish
# A technique.
name-finned-jellyfish = Finned jellyfish
# A technique.
name-sashimi-x-wing = Sashimi X-Wing
# A technique.
name-sashimi-swordfish = Sashimi swordfish
# A technique.
name-sashimi-jellyfish = Sashimi jellyfish
# A technique.
name-skyscraper = Skyscraper
# A technique.
name-two-string-kite = Two-string kite
# A technique.
name-dual-two-string-kite = Dual two-string kite
# A technique.
name-turbot-fish = Turbot fish
# A technique.
name-empty-rectangle = Empty rectangle
# A technique.
name-dual-empty-rectangle = Dual empty rectangle
# A technique.
name-remote-pair = Remote pair
# A technique.
name-xy-wing = XY-Wing
# A technique.
name-xyz-wing = XYZ-Wing
# A technique.
name-w-wing = W-Wing
# A technique.
name-simple-colors-trap = Simple colouring: trap
# A technique.
name-simple-colors-wrap = Simple colouring: wrap
# A technique.
name-multi-colors-1 = Multi-colouring 1
# A technique.
name-multi-colors-2 = Multi-colouring 2
# A technique.
name-unique-rectangle-1 = Unique rectangle type 1
# A technique.
name-unique-rectangle-2 = Unique rectangle type 2
# A technique.
name-unique-rectangle-3 = Unique rectangle type 3
# A technique.
name-unique-rectangle-4 = Unique rectangle type 4
# A technique.
name-unique-rectangle-5 = Unique rectangle type 5
# A technique.
name-unique-rectangle-6 = Unique rectangle type 6
# A technique.
name-hidden-rectangle = Hidden rectangle
# A technique.
name-avoidable-rectangle-1 = Avoidable rectangle type 1
# A technique.
name-avoidable-rectangle-2 = Avoidable rectangle type 2
# A technique.
name-bug-plus-1 = BUG+1
# A technique.
name-x-chain = X-Chain
# A technique.
name-xy-chain = XY-Chain
# A technique.
name-continuous-nice-loop = Continuous nice loop
# A technique.
name-discontinuous-nice-loop = Discontinuous nice loop
# A technique.
name-aic = AIC
# A technique.
name-grouped-continuous-nice-loop = Grouped continuous nice loop
# A technique.
name-grouped-discontinuous-nice-loop = Grouped discontinuous nice loop
# A technique.
name-grouped-aic = Grouped AIC
# A technique.
name-als-xz = ALS-XZ
# A technique.
name-als-xy-wing = ALS-XY-Wing
# A technique.
name-als-chain = ALS chain
# A technique.
name-death-blossom = Death blossom
# A technique.
name-sue-de-coq = Sue de Coq
# A technique.
name-franken-x-wing = Franken X-Wing
# A technique.
name-franken-swordfish = Franken swordfish
# A technique.
name-franken-jellyfish = Franken jellyfish
# A technique.
name-finned-franken-x-wing = Finned Franken X-Wing
# A technique.
name-finned-franken-swordfish = Finned Franken swordfish
# A technique.
name-finned-franken-jellyfish = Finned Franken jellyfish
# A technique.
name-mutant-swordfish = Mutant swordfish
# A technique.
name-mutant-jellyfish = Mutant jellyfish
# A technique.
name-finned-mutant-x-wing = Finned mutant X-Wing
# A technique.
name-finned-mutant-swordfish = Finned mutant swordfish
# A technique.
name-finned-mutant-jellyfish = Finned mutant jellyfish
# A technique.
name-forcing-chain = Forcing chain
# A technique.
name-forcing-net = Forcing net
# A technique.
name-guess = Guess
# A technique.
name-dead-end = Dead end
# A technique.
name-retreat = Undo guess
# A technique.
name-unique-loop-1 = Unique loop type 1
# A technique.
name-unique-loop-2 = Unique loop type 2
# A technique.
name-unique-loop-3 = Unique loop type 3
# A technique.
name-unique-loop-4 = Unique loop type 4
# A technique.
name-bug-2 = BUG type 2
# A technique.
name-bug-3 = BUG type 3
# A technique.
name-bug-4 = BUG type 4
# A technique.
name-bug-plus-n = BUG+n
# A technique.
name-chute-remote-pair = Chute remote pair
# A technique.
name-wxyz-wing = WXYZ-Wing
# A technique.
name-vwxyz-wing = VWXYZ-Wing
# A technique.
name-almost-locked-pair = Almost locked pair
# A technique.
name-almost-locked-triple = Almost locked triple
# A technique.
name-extended-rectangle-1 = Extended rectangle type 1
# A technique.
name-extended-rectangle-2 = Extended rectangle type 2
# A technique.
name-extended-rectangle-3 = Extended rectangle type 3
# A technique.
name-extended-rectangle-4 = Extended rectangle type 4
# A technique.
name-bivalue-oddagon = Bivalue oddagon
# A technique.
name-guardians = Guardians
# A technique.
name-3d-medusa = 3D Medusa
# A technique.
name-firework-triple = Firework triple
# A technique.
name-aligned-pair-exclusion = Aligned pair exclusion
# A technique.
name-aligned-triplet-exclusion = Aligned triplet exclusion
# A technique.
name-firework-quad = Firework quad
# A technique.
name-tridagon = Tridagon
# A technique.
name-gurth-symmetry = Gurth's symmetry
# A technique.
name-junior-exocet = Junior exocet
# A technique.
name-multi-sector-locked-set = Multi-sector locked set
# A technique.
name-sk-loop = SK loop
# A technique.
name-template-set = Template set
# A technique.
name-template-delete = Template delete
# A technique.
name-kraken-fish-1 = Kraken fish type 1
# A technique.
name-kraken-fish-2 = Kraken fish type 2
# A technique.
name-cage-single = Last cell of a cage
# A technique.
name-cage-combinations = Cage combinations
# A technique.
name-cage-digit = Must-have digit
# A technique.
name-house-sum = 45 rule
# A technique.
name-split-cage = Innies and outies
# A technique.
name-block-sum = 45 rule on several areas
# A technique.
name-block-split = Innies and outies of several areas
# A technique.
name-sum-bounds = Minimum and maximum
# A technique.
name-cage-pair = Cage pair
# A technique.
name-clue-alone = What a clue says
# A technique.
name-clue-partners = Clue partners
# A technique.
name-clue-digit = Clue digit
# A technique.
name-clue-run = Possible runs
# A technique.
name-clue-sum = Clue sum
# A technique.
name-clue-sandwich = Sandwich ends
# A technique.
name-clue-ways = Ways to fill a clue

## Other names of some steps

# Another name of a step.
alias-m-wing = M-Wing
# Another name of a step.
alias-s-wing = S-Wing
# Another name of a step.
alias-l-wing = L-Wing
# Another name of a step.
alias-h-wing = H-Wing
# Another name of a step.
alias-x-cycle = X-Cycle
# Another name of a step.
alias-aic-type-1 = AIC type 1
# Another name of a step.
alias-aic-type-2 = AIC type 2
# Another name of a step.
alias-siamese = Siamese fish
# A step that players know by another name than that of its technique.
# $alias (text): the other name
# $technique (text): the name of the technique
title = { $alias } ({ $technique })

## Names inside a line

# The words at the beginning of a name that get a small letter inside a line, with signs | between them: `*` is every
# word whose second letter is small, and a word behind `-` keeps its capital.
small-words = *|-Franken
