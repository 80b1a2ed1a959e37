### Celle che non possono avere tutte solo le proprie cifre: anelli, rettangoli, BUG, anelli dispari e tridagon.

## Forme

ring = Le celle { $cells } formano un anello, con due celle o nessuna in ogni riga, colonna e riquadro.
rows-in-a-box = { AS($one, "together") } e { AS($another, "together") } stanno nelle stesse righe, ogni gruppo in un solo riquadro.
columns-in-a-box = { AS($one, "together") } e { AS($another, "together") } stanno nelle stesse colonne, ogni gruppo in un solo riquadro.
rows-and-boxes = { AS($one, "together") } e { AS($another, "together") } stanno nelle stesse righe e negli stessi riquadri.
columns-and-boxes = { AS($one, "together") } e { AS($another, "together") } stanno nelle stesse colonne e negli stessi riquadri.
if-all = Se tutte fossero solo { AS($digits, "or") }, scambiare queste cifre darebbe una seconda soluzione, ma lo schema ne ha una sola.
odd-ring = Le celle { AS($cells, "each") } formano un anello in cui ognuna vede la successiva.
would-alternate = Se tutte e { AS($cells, "word") } fossero solo { AS($digits, "or") }, le due cifre si alternerebbero lungo l'anello, ma per questo serve un numero pari di celle.

## Tridagon

four-boxes = Quattro riquadri hanno ciascuno tre celle, che condividono righe e colonne.
suppose-all = Supponiamo che tutte e { AS($cells, "word") } siano solo { AS($digits, "or") }.
read-from-top = Leggi le cifre di un riquadro dall'alto, e dopo l'ultima ricomincia dalla prima.
circles = Allora { $second } viene dopo { $first }, oppure { $third } viene dopo { $first }: questi sono i due cicli.
from-left = Leggendo da sinistra, i due cicli sono gli stessi.
same-circle = { AS($house, "the") } ha { AS($cells, "each") }: lo stesso ciclo dall'alto e da sinistra.
opposite-circles = { AS($house, "the") } ha { AS($cells, "each") }: cicli opposti dall'alto e da sinistra.
side-by-side = Due riquadri affiancati sono diversi in ogni riga, quindi dall'alto hanno lo stesso ciclo.
in-a-stack = Se sono uno sotto l'altro, hanno lo stesso ciclo da sinistra.
reversed-once = Lungo il giro dei riquadri, il ciclo si invertirebbe una volta, e non tornerebbe com'era.
reversed-three-times = Lungo il giro dei riquadri, il ciclo si invertirebbe tre volte, e non tornerebbe com'era.

## BUG

without = Senza { $extras }, ogni cella vuota avrebbe due candidati.
extra = { $digits } in { $cell }
without-in-cells = Senza { $digits } in { $cells }, ogni cella vuota avrebbe due candidati.
two-places = Ogni riga, colonna e riquadro avrebbe due posti per ogni cifra mancante.
never-one-solution = Una griglia così non ha mai esattamente una soluzione, ma lo schema ne ha una sola.

## Che cosa deve essere giusto

must-be = Quindi { $cell } deve essere { AS($extras, "or") }.
one-must-be = Solo { $cells } possono essere altro, quindi una delle due deve essere { AS($extras, "or") }.
at-least-one-must-be = Solo { $cells } possono essere altro, quindi almeno una deve essere { AS($extras, "or") }.
one-is = Quindi { AS($cells, "or") } è { AS($extras, "or") }.
one-has-extra = Quindi { AS($cells, "or") } ha la sua cifra in più.
at-least-one-right = Quindi almeno uno di questi candidati è giusto.
whichever = Qualunque sia, { AS($gone, "losses") }.

## Insiemi con altre celle

used-up-briefly =
    Insieme a { $cells }, che { $cells ->
        [one] ha
       *[other] hanno
    } solo { $own }, esaurisce tutte e { AS($digits, "word") } le cifre per { AS($house, "the") }.
others-have =
    { $cells ->
        [one] La cella { $cells } ha
       *[other] Le celle { $cells } hanno
    } solo { $digits }.
at-most-one = Solo { $cells } possono essere altro, cioè { AS($extras, "or") }, quindi al massimo una delle due è { AS($digits, "or") }.
otherwise-in =
    { AS($house, "in") } { $cells ->
        [one] l'unico altro posto per queste cifre è
       *[other] gli unici altri posti per queste cifre sono
    } { $cells }.
fill =
    Quindi { AS($cells, "word") } delle { AS($digits, "word") } cifre { $cells ->
        [one] riempie
       *[other] riempiono
    } { $cells }.

## Una cifra che ha bisogno di una delle celle

can-be-else = Solo { $cells } possono essere altro, cioè { AS($extras, "or") }.
needs = { AS($house, "the") } deve avere { $digit } in { AS($cells, "or") }.
other-in-other = Con { AS($other, "or") } nell'altra, tutte e { AS($count, "word") } sarebbero solo { AS($digits, "or") }.
needs-so-other = { AS($house, "the") } deve avere { $digit } in { AS($cells, "or") }, quindi l'altra cella deve avere la sua cifra in più.
