### Perché un testo non è stato accettato: il difetto, il suo posto, e come rimediare.

## Come si compone un motivo

placed = { $fault } (riga { $line }, carattere { $column })
alone = { $fault }.
kilobytes = { $count } kB
symbol = «{ $symbol }»
symbol-unseen = Il carattere U+{ $code }
digit-letter = { $number } ({ $letter })
some-board = una griglia

## Testi

empty = Non c'è nessun testo da leggere. Incolla uno schema come testo, o digitalo.
no-puzzle = In questo testo non c'è nessuno schema. Uno schema è fatto di { $counts } cifre, con punti o zeri per le celle vuote.
too-big = Con { $size }, questo testo è troppo lungo per essere uno schema. Copia solo lo schema.
too-short =
    { $found ->
        [one] C'è { $found } cella
       *[other] Ci sono { $found } celle
    }, ma per { $board } ne servono { $wanted }: { $missing ->
        [one] ne manca { $missing }
       *[other] ne mancano { $missing }
    }. Forse una parte non è stata copiata.
too-long =
    { $found ->
        [one] C'è { $found } cella
       *[other] Ci sono { $found } celle
    }, ma per { $board } ne servono { $wanted }: { $more ->
        [one] { $more } è di troppo
       *[other] { $more } sono di troppo
    }
row-length =
    La riga { $row } ha { $found ->
        [one] { $found } cella
       *[other] { $found } celle
    } invece di { $wanted }
row-count =
    Il testo ha { $found ->
        [one] { $found } riga
       *[other] { $found } righe
    } di { $wanted } celle invece di { $wanted } righe.
no-digit = { $symbol } non è una cifra
no-digit-help = { $fault }. Usa da 1 a 9 e da A a P, con punti o zeri per le celle vuote.
no-number = «{ $word }» non è un numero intero
no-number-help = { $fault }. Usa numeri interi da 1 in su, e 0 per una cella vuota.
too-large = { $digit } è un numero troppo grande
too-large-help = { $fault }: una griglia { $side } per { $side } arriva fino a { $side }.
missing-number = Manca un numero tra due virgole
missing-number-help = { $fault }. Scrivi 0 per una cella vuota.
brackets = Le parentesi non corrispondono
too-deep = Per una griglia ci sono troppe parentesi dentro parentesi
several = In questo testo ci sono { $found } schemi. Incollane uno solo.
zero = 0 potrebbe essere una cifra o una cella vuota
zero-help = { $fault }. Usa un solo carattere per tutte le celle vuote, e conta le cifre da 1.
letter-x = X potrebbe essere una cifra o una cella vuota
letter-x-help = { $fault }. Usa punti per le celle vuote.
bad-link = Questo link è danneggiato. Fattelo inviare di nuovo.
other = Questo testo non si può leggere

## Testi di altri programmi

foreign = Questo è { $what }, e Stepdoku non legge testi così. Copia lo schema come riga unica o come righe di cifre.
foreign-file = È { $what }. Stepdoku legge testo: copia lo schema come riga unica o come righe di cifre, o inseriscilo a mano.
on-server = un link a uno schema che si trova su un altro sito
hodoku-file = un file di HoDoKu con impostazioni o una partita salvata
solo-seed = un seme casuale di Solo di Simon Tatham
web-address = un link a un altro sito
picture = un'immagine
pdf = un PDF
packed = un file compresso
no-candidates = «{ $word }» non è un gruppo di candidati
no-candidates-help = { $fault }. Scrivi i candidati di una cella come cifre in ordine crescente.
variant = Questo schema ha { $rule }. Stepdoku non sa leggere questa parte, e senza sarebbe un altro schema.
other-square = Il formato { $side }×{ $side } non c'è ancora. { $sizes }
other-size =
    Questa griglia ha { $rows ->
        [one] { $rows } riga
       *[other] { $rows } righe
    } e { $columns ->
        [one] { $columns } colonna
       *[other] { $columns } colonne
    }. { $sizes }
other-boxes =
    I riquadri di questa griglia hanno { $rows ->
        [one] { $rows } riga
       *[other] { $rows } righe
    } e { $columns ->
        [one] { $columns } colonna
       *[other] { $columns } colonne
    }, e qui nessun formato li ha così. { $sizes }
sizes = Con Stepdoku si gioca su { $sizes }.
open-regions = È un jigsaw, ma le sue regioni non si possono leggere. Copia tutto il disegno, o un solo schema con una cifra per la regione di ogni cella.
no-candidate = Nella riga { $row }, colonna { $column }, non resta nessun candidato, quindi questa posizione non ha soluzioni. Controlla i candidati tolti.
none-fits = Nessuna soluzione è compatibile con i candidati di questa posizione. Controlla i candidati tolti.
damaged = Questo testo è danneggiato o incompleto. Copialo di nuovo tutto.
unpacks-too-large = Decompresso, questo testo è molto più grande di quanto serve a uno schema, oltre { $size }, quindi non è stato letto.

## Le regole di altri programmi, dopo «Questo schema ha»

rule-diagonals = diagonali
rule-windows = altri riquadri dentro la griglia
rule-jigsaw = regioni da jigsaw
rule-extra-regions = altre regioni
rule-anti-knight = una regola anti-cavallo
rule-anti-king = una regola anti-re
rule-non-consecutive = una regola contro i vicini consecutivi
rule-cages = gabbie da killer
rule-thermometers = termometri
rule-arrows = frecce
rule-little-killer = somme Little Killer
rule-sandwich = somme Sandwich
rule-dots = punti Kropki
rule-xv = coppie XV
rule-parity = celle pari e dispari
rule-palindromes = palindromi
rule-quadruples = quadruple
rule-clones = cloni
rule-lines = linee con una regola propria
rule-shaded = celle ombreggiate, che possono indicare una regola
rule-drawn = segni disegnati sulla griglia, che possono indicare una regola
rule-candidates = candidati come parte dello schema
rule-other-game = le regole di un altro gioco
rule-named = una regola chiamata «{ $name }»

## Le gabbie di un killer

cages-many = Questo killer ha { $cages } gabbie, più di quante celle ha la griglia.
cage-empty = La gabbia { $number } di questo killer non ha celle. Copia di nuovo tutto lo schema.
cage-outside = La gabbia { $number } di questo killer ha una cella fuori dalla griglia.
cage-twice = La gabbia { $number } di questo killer ha una cella due volte. Indica ogni sua cella una volta sola.
cage-large = La gabbia { $number } di questo killer ha { $cells } celle, e le cifre diverse sono meno. Riduci le sue celle.
cage-sum =
    La gabbia { $number } di questo killer richiede { $sum } in { $cells ->
        [one] { $cells } cella
       *[other] { $cells } celle
    }, e nessuna scelta di cifre diverse dà questa somma. Controlla la somma.

## Linee, punti e altri segni

clue-placed = { $name } { $number } (riga { $row }, colonna { $column })
clue-alone = { $name } { $number }
clues-many = Questo schema ha più linee, punti e segni di quanti ne contiene una griglia. Copia un solo schema.
clue-few = { $clue } ha troppo poche celle ({ $cells }). Copia di nuovo tutto lo schema.
clue-large = { $clue } ha troppe celle per questa griglia ({ $cells }). Riduci le sue celle.
clue-outside = { $clue } ha una cella fuori dalla griglia, in riga { $row }, colonna { $column }. Usa solo celle della griglia.
clue-twice = { $clue } ha questa cella due volte. Indica ogni sua cella una volta sola.
clue-apart = { $clue } si interrompe in questa cella, che non è dove deve essere. Controlla le celle.
clue-number = { $clue } non può avere il numero { $digit }, perché nessuna scelta di cifre va bene. Controlla il numero.
clue-no-number = { $clue } non ha un numero. Aggiungine uno.
clue-uneven = { $clue } ha due gruppi di celle di grandezza diversa. Dai a entrambi lo stesso numero di celle.

## Griglie che non sono schemi

clash = { $twice } Correggine una.
twice-in = { $place } ha due volte { $digit }, in { $first } e in { $second }.
twice-apart = { $first } e { $second } { $apart } e hanno entrambe { $digit }.
complete = Ogni cella è già piena, quindi non c'è nulla da risolvere.
unsolvable = Questo schema non ha soluzioni. Confronta le cifre con l'originale.
ambiguous = Questo schema ha più di una soluzione, quindi la logica da sola non basta a risolverlo. Forse manca una cifra iniziale.
undecided = Stepdoku non è riuscito a stabilire in un tempo ragionevole se questo schema ha esattamente una soluzione. Prova ad aggiungere cifre iniziali.
unknown-rules = Questo schema ha regole che Stepdoku non conosce, quindi qui non si può dimostrare che abbia esattamente una soluzione.

## Link

link-empty = Non contiene nessuno schema. Fattelo inviare di nuovo.
link-puzzle = Il suo schema è danneggiato. { $why }
link-too-big = Con { $size }, è troppo lungo per essere uno schema. Fattelo inviare di nuovo.
link-board = Le sue cifre e note sono danneggiate o incomplete. Fattelo inviare di nuovo.
link-lesson = La sua lezione è danneggiata o incompleta. Fattelo inviare di nuovo.
link-assignment = Il suo compito è danneggiato o incompleto. Fattelo inviare di nuovo.
link-result = Il suo risultato è danneggiato o incompleto. Fattelo inviare di nuovo.
link-handover = Il codice è danneggiato o incompleto. Leggilo di nuovo.
link-newer = Viene da una versione più recente di Stepdoku. Ricarica la pagina per aggiornarla, poi aprilo di nuovo.
link-damaged = È danneggiato. Fattelo inviare di nuovo.

## Ricette: testi che creano schemi

recipe-newer = Questo schema richiede la versione { $version } del generatore; questa pagina ha la versione { $own }. Ricarica la pagina per aggiornarla, o chiedi un link allo schema stesso.
recipe-older = Questo schema richiede la versione { $version } del generatore; questa pagina ha la versione { $own }. Chiedi un link allo schema stesso.
recipe-level = Non esistono schemi { $size } di livello { $level }.
recipe-day = Questo giorno non esiste. Un giorno si scrive così: 2026-11-21.
recipe-part = Questa ricetta non si può leggere: «{ $part }» non è una parte nota.
recipe-bad = Questa ricetta non si può leggere. Copiala tutta, dal numero di versione al seme.
impossible = Uno schema così non esiste. { $why }
not-found =
    Nessuno schema così trovato in { $tries ->
        [one] { $tries } tentativo
       *[other] { $tries } tentativi
    }.

## La raccolta

magazine-count = Quanti schemi? Scrivi un numero da 1 a { $most }.
magazine-puzzles = In tutto sarebbero { $puzzles } schemi; una raccolta ne contiene { $most }. Chiedine meno, o stampa questa e svuotala.
magazine-kinds = Una raccolta può avere schemi di { $most } tipi al massimo. Stampala ed elimina tutto, poi chiedi altri schemi.
magazine-impossible = Una raccolta di schemi così non è possibile.
