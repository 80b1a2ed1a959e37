### La cronologia di una partita: punti di salvataggio, rami e prove.

name = Nome del punto di salvataggio
add = Crea punto
rename-here = Rinomina
nameless = Punto { $number }

## Una prova

begin-trial = Inizia una prova
begin-trial-help = Tutto ciò che inserisci da qui è segnato come prova. Tienila, o scartala per tornare a questo punto.
trial-started = Prova iniziata: ancora nessuna cifra.
trial =
    Prova: finora { $digits ->
        [one] { $digits } cifra
       *[other] { $digits } cifre
    }.
keep = Tieni
discard = Scarta

## Le strade da qui

redo = Ripeti
back = Torna a prima dell'errore
restart = Ricomincia
still = Torna alla tua partita per vedere e aprire le posizioni precedenti.

## L'elenco

list = Mosse dall'inizio
start = Inizio
savepoint = Punto di salvataggio
trial-begins = Inizio di una prova
discarded = Prova scartata
trial-begins-at = { $name } · inizio di una prova
discarded-at = { $name } · prova scartata
fork = Bivio
end = Fine di questo ramo
now = Ora
here = sei qui
move-number = mossa { $number }
later =
    { $moves ->
        [one] { $moves } mossa
       *[other] { $moves } mosse
    } dopo
another-branch = Un altro ramo:
branch = Ramo { $number } di { $all }:
rename = Rinomina
delete = Elimina

## L'immagine di una posizione, per gli screen reader

picture-start =
    All'inizio: { $filled ->
        [one] { $filled } cifra inserita
       *[other] { $filled } cifre inserite
    } su { $all }
picture =
    Dopo { $moves ->
        [one] { $moves } mossa
       *[other] { $moves } mosse
    }: { $filled ->
        [one] { $filled } cifra inserita
       *[other] { $filled } cifre inserite
    } su { $all }
