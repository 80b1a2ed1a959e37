### Le finestre, e la creazione di schemi per livello.

cancel = Annulla
size = Formato
level = Livello
seed = Seme
seed-empty = vuoto = casuale
seed-help = Lo stesso seme con le stesse impostazioni crea sempre lo stesso schema.
make = Crea lo schema
keep-looking = Continua a cercare
play-nearest = Gioca questo
play-it = Gioca

## A che punto è la ricerca di uno schema

making = Creazione di uno schema { $size }…
making-first = Creazione di uno schema { $size }: { $done } celle su { $all }
making-try = Creazione di uno schema { $size }, tentativo { $number }: { $done } celle su { $all }
making-closest = Creazione di uno schema { $size }, tentativo { $number }: { $done } celle su { $all }. { $closest }

## Perché non è stato possibile creare uno schema

no-level = Non esistono schemi { $size } di livello { $level }: in quel formato bastano sempre passi più facili. Scegli un altro livello o formato.
not-found =
    Nessuno schema trovato in { $tries ->
        [one] { $tries } tentativo
       *[other] { $tries } tentativi
    }. Continua a cercare, o usa un altro seme.

## Uno schema da un testo

paste = Schema
paste-help = Incolla una riga con un carattere per ogni cella, o una griglia di righe o di numeri. Usa 0 o un punto per una cella vuota. Va bene anche un link a uno schema o la sua ricetta.
open-file = Apri un file
checking = Controllo che ci sia una sola soluzione…

## Gli esempi

article = { $size } · Lo schema dell'articolo
article-help = Risolto in 21 passate di singoli

## Il link a uno schema

link-help = Chi apre questo link riceve lo stesso schema, dall'inizio.
link = Link
copy = Copia
copied = Copiato

## La soluzione

solution-help = Dopo potrai annullare.
solution-fill = Inseriscila
solution-beside = Mostrala a fianco

## Che cosa significa un livello

easy = Ultime celle libere e singoli nascosti
medium = Tutti i singoli, o coppie facili da vedere
hard = Coppie difficili da vedere, o triplette e X-Wing
very-hard = Wing, rettangoli unici, pesci con pinna
fiendish = Catene e insiemi quasi bloccati
extreme = Catene difficili da vedere, e oltre
killer-medium = Combinazioni di gabbie, e la regola del 45 dove è facile da vedere
killer-hard = La regola del 45 dove è difficile da vedere, o più innie e outie
killer-very-hard = Più innie e outie difficili da vedere, o di più aree
killer-fiendish = Più aree difficili da vedere, o catene
lines-medium = Indizi da soli, e due celle unite da un indizio
lines-hard = Limiti di linee e somme, e coppie difficili da vedere
lines-very-hard = Somme di più celle, e Wing
