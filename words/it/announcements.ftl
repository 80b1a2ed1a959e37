### Ciò che la griglia annuncia agli screen reader.

new-puzzle = Nuovo schema, { $game }.
finished = Schema risolto.
mode-now = { $mode }.
mode-digits = Cifre
mode-colours = Colori
mode-notes = Note
mode-corner = Note d'angolo
mode-centre = Note centrali
colours-cells = Colori per le celle.
colours-candidates = Colori per i candidati.
highlight-cleared = Evidenziazione rimossa.
pairs =
    { $cells ->
        [one] { $cells } cella
       *[other] { $cells } celle
    } con due candidati.
highlighted =
    { $digit } è in { $cells ->
        [one] { $cells } cella
       *[other] { $cells } celle
    } e può stare in { $places }.
savepoint = Punto di salvataggio creato.
moved =
    Altra posizione: { $digits ->
        [one] { $digits } cifra
       *[other] { $digits } cifre
    } nella griglia.
paused = In pausa. Griglia nascosta.
resumed = Partita ripresa.
trial-begun = Prova iniziata. Tienila o scartala quando vuoi.
trial-kept = Prova conservata.
trial-discarded = Prova scartata.
candidates-shown = Tutti i candidati sono visibili.
candidates-hidden = Candidati nascosti.
locked = Cifra bloccata: { $digit }.
unlocked = Nessuna cifra bloccata.
selected =
    { $cells ->
        [one] { $cells } cella selezionata.
       *[other] { $cells } celle selezionate.
    }
changed =
    { $cells ->
        [one] { $cells } cella modificata.
       *[other] { $cells } celle modificate.
    }
face = { $name }.

## Una mossa annullata o ripetuta

undone = Annullato: { $what }.
redone = Ripetuto: { $what }.
done-cells =
    modifica di { $cells ->
        [one] { $cells } cella
       *[other] { $cells } celle
    }
digit-removed = cancellazione di { $digit } in { $cell }
digit-placed = inserimento di { $digit } in { $cell }
digit-now = ora { $cell } è { $digit }
cell-empty = { $cell } è vuota
