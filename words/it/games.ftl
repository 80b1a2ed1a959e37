### L'elenco delle partite.

new = Nuovo schema
new-help = Scegli formato e livello, o incolla uno schema tuo
print = Stampa raccolta
sizes = Formato
all-sizes = Tutti

## Una partita

finished = Risolta
untouched-game = Ancora nessuna cifra
placed =
    { $filled ->
        [one] { $filled } cifra su { $all }
       *[other] { $filled } cifre su { $all }
    }
view = Guarda:
return-to = Torna a
resume = Continua:
here = Aperta ora
only-here = Non salvata
restart = Ricomincia
duplicate = Duplica
delete = Elimina
restore = Ripristina
action = { $action }: { $game }
left-today = Oggi sarà eliminata per sempre
left =
    Conservata ancora per { $days ->
        [one] { $days } giorno
       *[other] { $days } giorni
    }

## Quando si è giocata l'ultima volta una partita

just-now = proprio ora
minutes-ago =
    { $minutes ->
        [one] { $minutes } minuto
       *[other] { $minutes } minuti
    } fa
hours-ago =
    { $hours ->
        [one] { $hours } ora
       *[other] { $hours } ore
    } fa
days-ago =
    { $days ->
        [one] { $days } giorno
       *[other] { $days } giorni
    } fa
months-ago =
    { $months ->
        [one] { $months } mese
       *[other] { $months } mesi
    } fa
years-ago =
    { $years ->
        [one] { $years } anno
       *[other] { $years } anni
    } fa

## L'elenco

solved = Risolte ({ $games })
away = Eliminate di recente ({ $games })
reading = Caricamento delle tue partite…
reading-some = Caricamento delle tue partite… finora { $games }
more = Mostra altre (ancora { $games })
fault = Le tue partite salvate non si possono leggere. { $reason } L'elenco contiene solo le partite di questa pagina.
unsaved = Al momento questo browser non può salvare nulla. Le partite durano finché non chiudi la pagina.
untouched = Ogni mossa viene salvata: inizia tutte le partite che vuoi e torna a ognuna quando vuoi.
none-open = Nessuna partita da finire.
none-here = Nessuna partita da finire in questo formato.

## Le partite che non si possono leggere

unreadable =
    Non è stato possibile leggere { $games ->
        [one] { $games } partita. Non è cambiato nulla, e «Salva su file» la comprende.
       *[other] { $games } partite. Non è cambiato nulla, e «Salva su file» le comprende.
    }
save-unreadable = Salvale su file
delete-unreadable = Eliminale
question = Non si può annullare. Per conservare queste partite, prima salvale su file.
delete-for-good = Elimina per sempre
keep = Tieni

## File

file = Backup
file-help = Le tue partite, i tempi e le impostazioni sono solo in questo browser. Salvali su file come backup, o per spostarli. Un file caricato si aggiunge a ciò che c'è qui: nulla va perso e nulla si duplica.
save = Salva su file
load = Carica un file
drop = Rilascia il file per caricarlo
importing = Caricamento del file: { $percent }%
comparing = Confronto del file con le partite che sono qui…
writing = Aggiunta delle partite del file…
stop = Stop
