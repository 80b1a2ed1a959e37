### «Perché?» e «Perché no?».

answer = Risposta
close = Chiudi
choose = Scegli una cifra per vedere perché va qui, perché non può starci, o che cosa ne seguirebbe.

## La domanda

ask-about = Domanda su { $cell }
why-is = Perché { $cell } è { $digit }?
why-not = Perché { $cell } non può essere { $digit }?
what-if = E se { $cell } fosse { $digit }?

## Le cifre della cella

digits = Cifre della cella
digit-is = Perché è { $digit }?
digit-gone = Perché non può essere { $digit }?
digit-then = Allora non può essere { $digit }. E se fosse { $digit }?
digit-possible = E se fosse { $digit }?
look-placed = in questa cella
look-possible = ancora possibile
look-gone = esclusa

## Le domande finora

way = Domande finora
tried = { $cell } = { $digit }?
line-number = riga { $number }
back = Indietro

## Da che cosa dipende una risposta

rests = Dipende da
stands = { $cell } = { $digit }
gone = { $cell } ≠ { $digit }
given = iniziale
yours = tua
before = già escluso
by-digit = escluso da una cifra
by-trial = ipotesi
proof = Dimostrazione di

## Una prova

lines = Riga per riga
suppose = Ipotesi: { $fact }
line-by = { $fact } · { $technique }
contradiction = Contraddizione
line-before = Indietro
line-after = Continua
at = { $number } di { $all }

## Il lavoro in corso

busy = Ricerca…
busy-trial = passo { $step } (al massimo { $most })
busy-cells = { $cells } celle su { $all }
cancel = Annulla
