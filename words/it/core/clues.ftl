### Gli indizi che si disegnano: linee, punti, numeri e altri segni. Ognuno ha un nome, senza articolo, e la sua regola.

## Linee

thermometer = termometro
thermometer-said = Le cifre di un termometro crescono a partire dal bulbo.
arrow = freccia
arrow-said = Le cifre lungo una freccia, sommate, danno il numero nel suo cerchio.
renban = linea renban
renban-said = Una linea renban contiene cifre consecutive in qualsiasi ordine.
german-whispers = linea di sussurri tedeschi
german-whispers-said = Su una linea di sussurri tedeschi, due cifre vicine differiscono di almeno 5.
dutch-whispers = linea di sussurri olandesi
dutch-whispers-said = Su una linea di sussurri olandesi, due cifre vicine differiscono di almeno 4.
whispers = linea di sussurri da { $number }
whispers-said = Su una linea di sussurri da { $number }, due cifre vicine differiscono di almeno { $number }.
palindrome = palindromo
palindrome-said = Un palindromo si legge allo stesso modo da entrambi gli estremi.
between = linea intermedia
between-said = Le cifre su una linea intermedia sono comprese tra le cifre nei suoi due cerchi.
region-sum = linea di somme per regione
region-sum-said = Una linea di somme per regione ha la stessa somma in ogni riquadro che attraversa.

## Tra due celle

white-dot = punto bianco
white-dot-said = Due cifre separate da un punto bianco sono consecutive.
difference = punto bianco con { $number }
difference-said = Due cifre separate da un punto bianco con { $number } differiscono di { $number }.
black-dot = punto nero
black-dot-said = Di due cifre separate da un punto nero, una è il doppio dell'altra.
ratio = punto nero con { $number }
ratio-said = Di due cifre separate da un punto nero con { $number }, una è { $number } volte l'altra.
sum-v = V
sum-v-said = Due cifre separate da una V hanno somma 5.
sum-x = X
sum-x-said = Due cifre separate da una X hanno somma 10.
pair-sum = somma { $number }
pair-sum-said = Due cifre separate dal numero { $number } hanno somma { $number }.
greater = segno di maggiore
greater-said = Il segno di maggiore punta verso la cifra minore.

## Tutte le celle vicine

nonconsecutive = non consecutive
nonconsecutive-said = Due celle vicine non hanno mai cifre consecutive.
no-other-white-dots = nessun altro punto bianco
no-other-white-dots-said = Tutti i punti bianchi sono indicati: due celle vicine senza punto non hanno cifre consecutive.
no-other-difference-said = Due celle vicine senza punto non differiscono di { $number }.
no-other-black-dots = nessun altro punto nero
no-other-black-dots-said = Tutti i punti neri sono indicati: di due celle vicine senza punto, nessuna è il doppio dell'altra.
no-other-ratio-said = Di due celle vicine senza punto, nessuna è { $number } volte l'altra.
no-other-sums = nessun'altra somma
no-other-sum-said = Due celle vicine senza segno non hanno somma { $number }.

## Intorno alla griglia

little-killer = little killer
little-killer-said = Le cifre lungo la freccia di un little killer, sommate, danno il suo numero, e possono ripetersi.
sandwich = sandwich
sandwich-said = Un numero sandwich è la somma delle cifre tra { $least } e { $most } nella sua riga o colonna.

## Nelle celle

odd = cella dispari
odd-said = Un cerchio contiene una cifra dispari.
even = cella pari
even-said = Un quadrato contiene una cifra pari.
quadruple = quadrupla
quadruple-said = Le cifre in un cerchio sono tra quelle delle quattro celle intorno.
extra-region = regione extra
extra-region-said = Una regione ombreggiata non ripete nessuna cifra.
the-clone = clone
the-clone-said = I gruppi ombreggiati della stessa forma hanno le stesse cifre nello stesso ordine.
minimum = minimo
minimum-said = Una cella verso cui puntano delle frecce è minore delle sue vicine.
maximum = massimo
maximum-said = Una cella da cui partono delle frecce è maggiore delle sue vicine.
disjoint-groups = gruppi disgiunti
disjoint-groups-said = Due celle nello stesso posto di riquadri diversi hanno cifre diverse.
