### Repliche alla risposta di chi impara. Nominano la cella o la cifra della risposta, e valgono anche senza la griglia.

## Il nome della configurazione in una frase, sempre femminile: «questa configurazione»

named = configurazione «{ AS($technique, "within") }»
pattern = configurazione

## Una risposta vera, ma per un altro motivo

is-but = { $cell } è { $digit }, ma { $but }.
is-not-but = { $cell } non è { $digit }, ma { $but }.
may-be-but = Può darsi che { $cell } sia { $digit }, ma { $but }.
may-not-be-but = Può darsi che { $cell } sia un'altra cifra e non { $digit }, ma { $but }.
finds-none = Stepdoku non trova nessun passo così facile che lo dimostri
finds-none-of = qui Stepdoku non trova nessuna configurazione «{ AS($technique, "within") }» che lo dimostri
no-pattern-shows = nessuna { $name } lo dimostra
no-step-shows = nessuna configurazione «{ AS($technique, "within") }» lo dimostra
this-does-not-show = questa { $name } non lo dimostra

## Che cosa non va in una cifra

is-already = { $cell } è già { $digit }.
ruled-out-earlier = Il candidato { $one } era già escluso.
could-also-go = { AS($houses, "in") } c'è posto per { $digit } anche in { $cell }.
it-could-also-go = { AS($houses, "in") } c'è posto anche in { $cell }.
not-last = { $cell } non è l'ultima cella vuota.
also-empty = { AS($houses, "in") } è vuota anche { $cell }.
could-also-be = { $cell } potrebbe essere anche { AS($digits, "or") }.
is-other-single = { $cell } è { $digit }, ma per la configurazione «{ AS($technique, "within") }». Questo esercizio chiede una { $name }.
your-digit = La tua cifra è { $digit }.
is-of = La { $name } qui è di { $digits }.
rules-out = La { $name } qui esclude { $digits }.

## Una cifra vista

already-has = { AS($house, "the") } ha già { $digit }, in { $by }.
sees-by-knight = { $by } è { $digit }, e { $cell } la vede con una mossa di cavallo.
sees-by-king = { $by } è { $digit }, e { $cell } la vede con una mossa di re.
sees-by-cage = { $by } è { $digit }, e { $cell } la vede grazie alla gabbia.
sees-it = { $by } è { $digit }, e { $cell } la vede.
so-cannot-be = Quindi { $cell } non può essere { $digit }.
so-has-none = Quindi { $cell } non ha un candidato { $digit } da escludere.

## Un candidato della configurazione

is-part = { $one } fa parte di questa { $name }, non di ciò che esclude.
only-places = { AS($house, "in") } c'è posto per { $digit } solo in { AS($cells, "or") }.
only-places-many = { AS($house, "in") } c'è posto per { $digit } solo in { AS($cells, "brief") }.
can-only-be = { $cell } può essere solo { AS($digits, "or") }.
only-others-lose = Solo le altre celle { AS($houses, "of") } perdono { $digit }.

## Una cella fuori da ciò che la configurazione esclude

not-in = { $cell } non è { AS($house, "in") }.
in-neither = { $cell } non è né { AS($one, "in") } né { AS($another, "in") }.
outside = { $cell } è al di fuori { AS($houses, "of") }.
is-there = La { $name } è lì.
rules-out-there = Questa { $name } esclude { $digit } solo lì.
rules-out-only-in = Questa { $name } esclude candidati solo in { $cells }, non in { $cell }.
does-not-see =
    { $cell } non vede { $fins ->
        [one] la pinna
       *[other] le pinne
    } { $fins }.
by-this = In base a questa { $name }, { AS($cells, "or") } è { $digit }.
by-this-many = In base a questa { $name }, { $digit } è in una di { AS($cells, "brief") }.
sees-neither = { $cell } non vede nessuna delle due.
sees-none = { $cell } non ne vede nessuna.
sees-only = { $cell } vede solo { $seen }.

## Che cosa manca alla griglia

no-house = Nessuna riga, nessuna colonna e nessun riquadro ha tutti i suoi posti per { $digit } in vista di { $cell }.
no-area = Nessuna area ha tutti i suoi posti per { $digit } in vista di { $cell }.
no-pair = { $cell } non vede due celle con gli stessi due candidati, tra cui { $digit }.
no-two-digits = Non ci sono due cifre diverse da { $digit } che abbiano come soli posti { $cell } e un'altra cella, in una riga, in una colonna o in un riquadro.
no-two-digits-in-area = Non ci sono due cifre diverse da { $digit } che abbiano come soli posti { $cell } e un'altra cella, in una stessa area.
no-two-rows = Non ci sono due righe con i posti per { $digit } solo nella colonna di { $cell } e in un'altra.
no-two-columns = Non ci sono due colonne che abbiano questa cifra solo nella riga di { $cell } e in un'altra.

## Contraddizioni che una risposta provocherebbe

with = Con { $with }, { $then }.
with-digit = Con { $digit }, { $then }.
without = Senza { $without }, { $then }.
without-digit = Senza { $digit }, { $then }.
would-have-none = a { $cell } non resterebbe nessun candidato
would-have-no-place = { AS($house, "in") } non resterebbe nessun posto per { $digit }
would-have-twice = { AS($house, "the") } avrebbe due volte { $digit }
would-add-up = la gabbia di { $first } avrebbe somma { $found } invece di { $sum }
is-not = { $cell } non è { $digit }.
nothing-rules-out = { $cell } è { $digit }, quindi nulla può escludere questo candidato.

## Una cella che non fa parte della configurazione

of-empty-cells = La { $name } è fatta di celle vuote.
cannot-be = { $cell } non può essere { $digit }.
each-can = Ogni cella di questa { $name } può esserlo.
has-many = { $cell } ha { AS($count, "word") } candidati.
none-has-more = Nessuna cella di questa { $name } ne ha più di { AS($most, "word") }.
sees-no-crossed = { $cell } non vede nessuno dei candidati barrati.
each-sees = Ogni cella di questa { $name } ne vede uno.
loses = { $cell } perde { $digit }.
is-in-cells = La { $name } è nelle celle che lo dimostrano.
is-no-part = { $cell } non fa parte di questa { $name }.

## C'è un passo così

look-again = Guarda di nuovo.
is-on-board = Su questa griglia c'è una configurazione «{ AS($technique, "within") }».
