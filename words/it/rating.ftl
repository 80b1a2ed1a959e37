### Uno schema e la sua difficoltà.

rating = Calcolo della difficoltà…
unknown = Non ancora valutato
author-says = Che cosa dice l'autore:
author-silent = Lo schema è arrivato senza il testo delle regole.
details = Dettagli

## I valori di Stepdoku

score = Punteggio come in HoDoKu
score-help = Il punteggio somma tutti i passi; la parola è il livello di HoDoKu.
scored = { $score } · { $class }
rated = Passo più difficile con valutazione { $rating }
hardest-step = Passo più difficile
hardest-before = Il più difficile prima della prima cifra
first-step = Primo passo
scale = Le valutazioni seguono la scala di Sudoku Explainer: 1.0 è l'ultima cella di una riga, 12.0 richiede di andare a tentativi.
hardest = Tecnica più difficile (è un aiuto)
technique = Il passo più difficile: { $technique }.
trials =
    Le tecniche di Stepdoku non bastano a finirlo: { $rounds ->
        [one] serve { $rounds } giro
       *[other] servono { $rounds } giri
    } di tentativi.
trials-nested = Nessuna tecnica nota a Stepdoku basta a finirlo: servono tentativi dentro altri tentativi.

## I valori esatti di altri programmi

exact = Sulle scale di altri programmi
exact-help = Le valutazioni di Sudoku Explainer (SukakuExplainer 1.18.1) e il punteggio di HoDoKu (2.2), ciascuno con i propri passi. Quello di HoDoKu dipende da come si presenta la griglia: se la si gira o si scambiano le cifre, può cambiare.
line = Lo schema su una riga, con ER, EP ed ED
er = ER
er-help = il passo più difficile
ep = EP
ep-help = il più difficile fino alla prima cifra
ed = ED
ed-help = il primo passo
hodoku = HoDoKu
hodoku-help = il punteggio di tutti i passi
at-least = almeno { $figure }
behind = passo più difficile: { $step }, { $cost }
steps = I passi da cui derivano (sono un aiuto)
show = Mostra il passo
working = Calcolo dei valori esatti…
stopped = I valori esatti non sono stati calcolati. Per riprovare, apri di nuovo questa parte.
other-size = Sudoku Explainer e HoDoKu valutano solo schemi 9×9.
few-givens = Sudoku Explainer non valuta schemi con meno di dieci cifre iniziali.
