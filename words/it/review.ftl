### I giudizi sulle mosse, e l'analisi di una partita.

open = Analizza le mie mosse
beginning = Analisi delle tue mosse…
busy = Analisi delle tue mosse: { $done } di { $all }
seen = La griglia prima di questa mossa, con il motivo

## Le mosse

slider = Mossa
place = { $line } di { $all }
list = Tutte le mosse, dalla prima
back = Indietro
next = Avanti
no-moves = Non hai fatto mosse tue.
forced-wrong =
    { $forced ->
        [one] { $forced } mossa su { $all } aveva
       *[other] { $forced } mosse su { $all } avevano
    } un motivo nella griglia. Sbagliate: { $wrong }.
forced-right =
    { $forced ->
        [one] { $forced } mossa su { $all } aveva
       *[other] { $forced } mosse su { $all } avevano
    } un motivo nella griglia. Sbagliate: nessuna.

## Una mossa nell'elenco

placed = { $digit } in { $cell }
placed-many =
    { $digit } in { $cells ->
        [one] { $cells } cella
       *[other] { $cells } celle
    }
unnoted = Nota tolta: { $digit } in { $cell }
unnoted-many =
    { $notes ->
        [one] { $notes } nota tolta
       *[other] { $notes } note tolte
    }
others =
    { $moves ->
        [one] { $moves } altra mossa
       *[other] { $moves } altre mosse
    }: note, colori, cancellature
filled = Note inserite in automatico
restarted = Partita ricominciata
hint = Aiuto: { $digit } in { $cell }
hint-removed = Aiuto: candidati esclusi
solver = Cifre del risolutore
solution = Soluzione inserita

## Il giudizio su una mossa

wrong = Sbagliata
unforced = Giusta, non ancora dimostrabile
plain = Lo esclude { $cell }
undecided = Giusta, motivo non trovato
after-one = { $step } dopo { $first }
after-two = { $step } dopo { $first } e { $second }
after-more =
    { $step } dopo { $first } e { $more ->
        [one] { $more } altra
       *[other] altre { $more }
    }

## Il motivo

part = Passo { $step } di { $all }
part-before = Passo precedente
part-after = Passo successivo
own = La tua mossa
easier-in = Più facile: { $technique } in { $cell }
easier-step = Più facile: { $technique }

## Il giudizio sull'ultima mossa. Non comincia mai con una negazione.

said-placed = { $digit } in { $cell }
said-removed = Togliere { $digit } da { $cell }
said-only = { $action }.
said-wrong = { $action } è un errore.
said-unforced = { $action } è una mossa giusta, ma nella griglia nulla la dimostra ancora.
said-undecided = { $action } è una mossa giusta. Stepdoku non ha trovato in tempo che cosa la dimostra.
said-plain = { $action } è una mossa giusta: { $cell } è { $digit }.
said-later =
    { $action } è una mossa giusta, ma prima { $others ->
        [one] viene un altro passo
       *[other] vengono altri { $others } passi
    }.
said-seen = { $action } è una mossa che si poteva vedere: { $step }.
