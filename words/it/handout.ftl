### Il percorso di soluzione: ogni passo di uno schema, come testo e su carta.

title = Percorso di soluzione
about = Ogni passo dalle cifre iniziali alla soluzione, con il suo motivo: come testo, o come foglio di piccole griglie da stampare.
show = Mostra il percorso
text = Percorso di soluzione come testo
ways = Passi da stampare

## Mentre si cercano i passi e si disegnano le pagine

finding = Ricerca del percorso…
finding-at = Ricerca del percorso: { $done } celle su { $all }
drawing = Disegno delle pagine…
drawing-at = Disegno delle pagine: { $done } passi su { $all }

## Quanto è lungo il percorso

whole =
    { $steps ->
        [one] { $steps } passo
       *[other] { $steps } passi
    } fino alla soluzione.
part =
    { $steps ->
        [one] { $steps } passo.
       *[other] { $steps } passi.
    } Nessuna delle tecniche in uso ne trova un altro. Da lì bisogna andare a tentativi.
none = Nessuna delle tecniche in uso trova un passo: questo schema comincia con un tentativo.
