### Giudizi sul ragionamento di chi impara.

no-other-place = Sì. { AS($house, "in") } non ci sono altri posti per { $digit }.
no-other-candidate = Sì. { $cell } non ha altri candidati oltre a { $digit }.
rules-out = Sì. Questo esclude { $gone }.
not-needed =
    { $cells } non { $cells ->
        [one] serve
       *[other] servono
    }.
mark-something = Segna almeno una cella, una riga, una colonna o un riquadro.
no-sense = Quello che hai segnato non può essere tutto vero.
could-also-be = In base a quello che hai segnato, { $cell } potrebbe anche essere { AS($digits, "or") }.
could-also-go = In base a quello che hai segnato, { AS($house, "in") } c'è ancora posto per { $digit } anche in { AS($open, "or") }.
could-also-go-in-many = In base a quello che hai segnato, { AS($house, "in") } c'è ancora posto per { $digit } anche in { AS($open, "brief") }.
could-still-be = In base a quello che hai segnato, { $cell } potrebbe ancora essere { $digit }.
could-still-be-with = In base a quello che hai segnato, { $cell } potrebbe ancora essere { $digit }, con { $way }.
fewer-are-enough =
    Hai segnato { AS($marked, "word") } cose, e { $enough ->
        [one] ne basta { AS($enough, "word") }
       *[other] ne bastano { AS($enough, "word") }
    }. Segna solo ciò che serve.
cannot-tell = Stepdoku non riesce a dire se basta. Segna meno celle.
